import { snippet, type Snippet } from './snippet.js';

/** Whole pages: navigation, prose, people of the house and those of others between each other. */
export const WHOLE_PAGES: readonly Snippet[] = [
  snippet(
    'en',
    '/club/officers',
    '<header><ul class="menu"><li><a href="/">Home</a></li><li><a href="/course">The Course</a></li><li><a href="/green-fees">Green Fees</a></li><li><a href="/club/officers">Club Officers</a></li></ul></header><h1>Club Officers 2026</h1><table><tr><td>Captain</td><td>Derek Hollins</td></tr><tr><td>Lady Captain</td><td>Moira Tait</td></tr><tr><td>Professional</td><td>Craig Lennie PGA</td></tr><tr><td>Head Greenkeeper</td><td>Stuart Bain</td></tr></table><h2>Past captains</h2><p>2025 Alan Fyfe, 2024 Norma Keir, 2023 Hugh Dunsmore</p><h2>Course record</h2><p>63, Callum Petrie, Spring Open 2019</p><footer>Course designed by James Braid, 1911</footer>',
    {
      p: [
        'Derek Hollins=Captain',
        'Moira Tait=Lady Captain',
        'Craig Lennie=Professional',
        'Stuart Bain=Head Greenkeeper',
      ],
    },
  ),
  snippet(
    'de',
    '/unsere-kita',
    '<h1>Unsere Kita</h1><p>Wir betreuen 48 Kinder in drei Gruppen.</p><h2>Die Gruppen</h2><h3>Grashüpfer</h3><p>Gruppenleitung: Svenja Ohlsen</p><p>Zweitkraft: Meryem Aksoy</p><h3>Marienkäfer</h3><p>Gruppenleitung: Kai Lorenz</p><h3>Tagesablauf</h3><p>7 Uhr Ankommen, 9 Uhr Morgenkreis</p><p>Leitung: Gudrun Fehr, Telefon 04551 88123</p>',
    {
      p: [
        'Svenja Ohlsen=Gruppenleitung',
        'Meryem Aksoy=Zweitkraft',
        'Kai Lorenz=Gruppenleitung',
        'Gudrun Fehr=Leitung',
      ],
      t: ['+49455188123'],
    },
  ),
  snippet(
    'fr',
    '/cabinet',
    '<h1>Le cabinet</h1><h2>Vos praticiens</h2><div><h3>Amandine Royer</h3><p>Ostéopathe D.O.</p><p>Diplômée de l’IFSO Rennes, membre du Syndicat Français des Ostéopathes</p></div><div><h3>Florian Testud</h3><p>Ostéopathe D.O.</p><p>Attaché au CHU de Nantes</p></div><h2>Ils en parlent</h2><p>« Merci pour tout ! » Nathalie Guérin</p><p>Dessins : Pauline Marchetti</p>',
    { p: ['Amandine Royer=Ostéopathe D.O.', 'Florian Testud=Ostéopathe D.O.'] },
  ),
  snippet(
    'pl',
    '/dojo',
    '<h1>Nasze dojo</h1><p>Treningi we wtorki i czwartki.</p><h2>Instruktorzy</h2><ul><li>sensei Robert Maj, 4 dan</li><li>Kinga Urban, instruktorka</li></ul><h2>Egzaminy</h2><p>Egzaminator: shihan Hiroshi Tanaka, 7 dan</p><h2>Zarząd klubu</h2><p>Prezes: Robert Maj<br>Skarbnik: Iwona Zięba</p>',
    { p: ['Robert Maj=Prezes', 'Kinga Urban=instruktorka', 'Iwona Zięba=Skarbnik'] },
  ),
  snippet(
    'cs',
    '/kapela',
    '<h1>Dechová hudba Vltavěnka</h1><h2>Složení kapely</h2><p>Kapelník: Bohumil Kadlec</p><p>Křídlovky: Josef Vlk, Martin Beran</p><p>Zpěv: Alena Křížová</p><h2>Kde hrajeme</h2><p>15. 8. pouť Lhota, pořadatel Karel Šíma</p><h2>Kontakt</h2><p>Bohumil Kadlec, tel. 605 111 222</p>',
    {
      p: ['Bohumil Kadlec=Kapelník', 'Josef Vlk=Křídlovky', 'Martin Beran=Křídlovky', 'Alena Křížová=Zpěv'],
      t: ['+420605111222'],
    },
  ),
  snippet(
    'es',
    '/quienes-somos',
    '<h1>Quiénes somos</h1><p>La asociación nació en 1998 de la mano de la maestra Elvira Godoy.</p><h2>Comisión directiva</h2><ul><li>Presidenta: Noemí Ledesma</li><li>Secretario: Rubén Acosta</li><li>Vocales: Mirta Soria, Facundo Paz</li></ul><h2>Padrinos</h2><ul><li>Valeria Mazzini, actriz</li><li>Diego Torrado, músico</li></ul><h2>Nos acompañan</h2><ul><li>Banco Andino</li><li>Frigorífico Don Carlos</li></ul>',
    {
      p: [
        'Noemí Ledesma=Presidenta',
        'Rubén Acosta=Secretario',
        'Mirta Soria=Vocales',
        'Facundo Paz=Vocales',
      ],
    },
  ),
  snippet(
    'pt',
    '/escritorio',
    '<h1>O escritório</h1><h2>Sócios</h2><div class="socio"><h3>Leonor Sequeira</h3><p>Sócia fundadora. Licenciada pela Universidade de Coimbra.</p></div><div class="socio"><h3>Duarte Pimentel</h3><p>Sócio. Mestre em Direito Fiscal.</p></div><h2>Áreas</h2><div><h3>Direito Laboral</h3><p>Despedimentos e contratos</p></div><h2>Reconhecimentos</h2><p>Prémio Nova Geração, entregue por Marcelo Antunes</p>',
    { p: ['Leonor Sequeira=Sócia fundadora', 'Duarte Pimentel=Sócio'] },
  ),
  snippet(
    'fi',
    '/henkilokunta',
    '<h1>Henkilökunta</h1><p>Päiväkodin johtaja Riikka Salo</p><p>Ryhmä Peikot: Jenni Mäkelä ja Ville Koski</p><p>Keittiö: Tuula Harju</p><h2>Lounas</h2><p>Maanantai: Kaalilaatikko, Puolukkahillo</p><p>Tiistai: Uunilohi, Perunamuusi</p>',
    {
      p: [
        'Riikka Salo=Päiväkodin johtaja',
        'Jenni Mäkelä=Ryhmä Peikot',
        'Ville Koski=Ryhmä Peikot',
        'Tuula Harju=Keittiö',
      ],
    },
  ),
  snippet(
    'da',
    '/klubben',
    '<h1>Roklubben</h1><h2>Bestyrelsen</h2><p>Formand<br>Torben Lund</p><p>Kasserer<br>Hanne Ravn</p><p>Rochef<br>Esben Friis</p><h2>Både</h2><p>Gamle Ellen<br>Inrigger, 4 årer</p><p>Kong Hans<br>Outrigger</p><h2>Langtursvinder 2025</h2><p>Bo Krag, 812 km</p>',
    { p: ['Torben Lund=Formand', 'Hanne Ravn=Kasserer', 'Esben Friis=Rochef'] },
  ),
  snippet(
    'en',
    '/company',
    '<h1>Company</h1><h2>Leadership</h2><div class="card"><h4>Anjali Mehta</h4><span>Chief Executive Officer</span></div><div class="card"><h4>Tobias Grant</h4><span>VP Engineering</span></div><h2>Backed by</h2><div class="card"><h4>Redwood Seed</h4><span>Lead investor</span></div><div class="card"><h4>Ingrid Solberg</h4><span>Angel investor</span></div><h2>What customers say</h2><blockquote>Saved us weeks.</blockquote><p>Marta Kowal, COO, Northwind</p>',
    { p: ['Anjali Mehta=Chief Executive Officer', 'Tobias Grant=VP Engineering'] },
  ),
  snippet(
    'hu',
    '/csillagvizsgalo',
    '<h1>A csillagvizsgáló</h1><p>Vezető: Dr. Fodor Tamás</p><p>Szakkörvezető: Barta Zsuzsa</p><p>A kupola tervezője Makovecz Imre volt.</p><h2>Jegyek</h2><p>Felnőtt: 1500 Ft, Diák: 800 Ft</p><p>Bejelentkezés: (36) 555-123</p>',
    { p: ['Fodor Tamás=Vezető', 'Barta Zsuzsa=Szakkörvezető'], t: ['+3636555123'] },
  ),
  snippet(
    'sv',
    '/styrelse',
    '<h1>Styrelse</h1><table><tr><td>Lena Hedberg</td><td>Ordförande</td></tr><tr><td>Mats Öberg</td><td>Kassör</td></tr><tr><td>Amina Jama</td><td>Suppleant</td></tr></table><h2>Felanmälan</h2><p>Vardagar: Fastighetsjouren AB, 08-55 66 77</p><h2>Lokaler</h2><table><tr><td>Stora Salen</td><td>400 kr</td></tr><tr><td>Lilla Köket</td><td>200 kr</td></tr></table>',
    { p: ['Lena Hedberg=Ordförande', 'Mats Öberg=Kassör', 'Amina Jama=Suppleant'] },
  ),
  snippet(
    'ro',
    '/echipa',
    '<h1>Echipa</h1><div class="membru"><h3>Corina Dumitrescu</h3><p>Coregraf</p></div><div class="membru"><h3>Vlad Moraru</h3><p>Instructor street dance</p></div><h2>Cursuri</h2><div class="curs"><h3>Balet Clasic</h3><p>Instructor: Corina</p></div><div class="curs"><h3>Dans Modern</h3><p>Joi, ora 18</p></div>',
    { p: ['Corina Dumitrescu=Coregraf', 'Vlad Moraru=Instructor street dance'] },
  ),
  snippet(
    'en',
    '/our-vets',
    '<h1>Our Vets</h1><div><h2>Dr Georgia Hale BVSc MANZCVS</h2><p>Practice owner</p><p>Small animal medicine</p></div><div><h2>Dr Raj Pillai BVSc</h2><p>Veterinarian</p></div><h1>Our Nurses</h1><div><h2>Tegan Moss</h2><p>Head nurse</p></div><h1>Clinic Pets</h1><div><h2>Captain Whiskers</h2><p>Chief morale officer</p></div>',
    {
      p: ['Georgia Hale=Practice owner', 'Raj Pillai=Veterinarian', 'Tegan Moss=Head nurse'],
    },
  ),
  snippet(
    'sl',
    '/klet',
    '<h1>Klet</h1><p>Vinar: Andrej Bizjak</p><p>Vodja prodaje: Petra Furlan, 041 555 123</p><h2>Vina</h2><ul><li>Modri Pinot, letnik 2021</li><li>Rumeni Muškat, polsladko</li></ul><p>Etiketo je oblikoval Matej Kos.</p>',
    { p: ['Andrej Bizjak=Vinar', 'Petra Furlan=Vodja prodaje'], t: ['+38641555123'] },
  ),
  snippet(
    'ca',
    '/qui-som',
    '<h1>Qui som</h1><h2>Junta</h2><ul><li>Roser Planas, presidenta</li><li>Jordi Mir, tresorer</li></ul><h2>Programes</h2><ul><li>Matins Vius, amb Clara Soler</li><li>Nit de Jazz, amb Pau Riera</li></ul><h2>Premis</h2><p>Premi Ràdio Local a Clara Soler</p>',
    { p: ['Roser Planas=presidenta', 'Jordi Mir=tresorer'] },
  ),
  snippet(
    'lt',
    '/apie-mus',
    '<h1>Apie mus</h1><p>Tuntininkas: Lukas Petrauskas</p><p>Draugininkė: Ieva Kazlauskaitė</p><h2>Stovyklos</h2><p>Vasaros Stovykla, liepos 5–12 d.</p>',
    { p: ['Lukas Petrauskas=Tuntininkas', 'Ieva Kazlauskaitė=Draugininkė'] },
  ),
  snippet(
    'it',
    '/archivio',
    '<h1>Archivio storico</h1><p>Direttore: don Giacomo Belli</p><p>Archivista: dott.ssa Marta Corsi</p><h2>Fondi</h2><ul><li>Fondo Conti Malatesta, 1420–1790</li><li>Carte Vescovo Ridolfi</li></ul><p>Ultimo volume: Pietro Neri, Storia della diocesi</p>',
    { p: ['Giacomo Belli=Direttore', 'Marta Corsi=Archivista'] },
  ),
  snippet(
    'nl',
    '/contact',
    '<h1>Contact</h1><p>Beheerder: Jolanda Peters, +31 6 12345678</p><p>Verhuur zalen: Henk Kuiper, verhuur@kontor.example</p><p>Huisarts: Dokter Smits, Dorpsstraat</p>',
    {
      p: ['Jolanda Peters=Beheerder', 'Henk Kuiper=Verhuur zalen'],
      t: ['+31612345678'],
      e: ['verhuur@kontor.example'],
    },
  ),
  snippet(
    'de',
    '/',
    '<h1>Bio-Hof Achleitner</h1><h2>Unser Team</h2><p><b>Maria Achleitner</b> – Gemüse und Hofladen</p><p><b>Josef Achleitner</b> – Ackerbau</p><p><b>Lisi Wimmer</b> – Käserei</p><h2>Im Hofladen</h2><p><b>Roter Apfelsaft</b> – 3,20 €</p><p><b>Junger Gouda</b> – im Stück</p><h2>Veranstaltungen</h2><p>12. Mai: Kräuterwanderung mit Hedwig Moser, Kräuterpädagogin</p>',
    {
      p: ['Maria Achleitner=Gemüse und Hofladen', 'Josef Achleitner=Ackerbau', 'Lisi Wimmer=Käserei'],
    },
  ),
];
