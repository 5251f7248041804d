import { snippet, type Snippet } from './snippet.js';

/** People in sentences, tables, definition lists and cards. */
export const PEOPLE: readonly Snippet[] = [
  snippet(
    'fr',
    '/services',
    '<h2>Secrétariat</h2><p>Sylvie Dufresne, secrétaire générale — sd@kontor.example</p><p>Jean-Luc Hamon, responsable technique — 06 38 41 72 09</p><p>Nadège Prigent, bibliothécaire (mercredi et samedi)</p>',
    {
      p: [
        'Sylvie Dufresne=secrétaire générale',
        'Jean-Luc Hamon=responsable technique',
        'Nadège Prigent=bibliothécaire',
      ],
      t: ['+33638417209'],
      e: ['sd@kontor.example'],
    },
  ),
  snippet('de', '/kontakt', '<p>Ihre Ansprechpartnerin ist Frau Dr. Sabine Kolb (Tel. 030 2312577).</p>', {
    p: ['Sabine Kolb=Ansprechpartnerin'],
    t: ['+49302312577'],
  }),
  snippet(
    'de',
    '/kontakt',
    '<p>Ansprechpartner für Mitglieder ist Jonas Pfeil, Tel.: 030/23125 78, E-Mail: pfeil@kontor.example.</p>',
    { p: ['Jonas Pfeil=Ansprechpartner für Mitglieder'], t: ['+49302312578'], e: ['pfeil@kontor.example'] },
  ),
  snippet('en', '/about', '<p>The choir is directed by Helen Marsh and accompanied by Owen Pryce.</p>', {
    p: ['Helen Marsh='],
  }),
  snippet(
    'en',
    '/about',
    '<p>Our director is Maya Lindgren. Our treasurer, Paul Osei, can be reached at paul@kontor.example.</p>',
    { p: ['Maya Lindgren=director', 'Paul Osei=treasurer'], e: ['paul@kontor.example'] },
  ),
  snippet(
    'de',
    '/verein',
    '<p>1. Vorsitzende: Ute Rahn, Tel. 04521 77812, ute.rahn@kontor.example</p><p>2. Vorsitzender: Kai Brodersen, Mobil 0171 4455667</p><p>Kassenwartin: Inge Thoms</p>',
    {
      p: ['Ute Rahn=1. Vorsitzende', 'Kai Brodersen=2. Vorsitzender', 'Inge Thoms=Kassenwartin'],
      t: ['+49452177812', '+491714455667'],
      e: ['ute.rahn@kontor.example'],
    },
  ),
  snippet(
    'sv',
    '/styrelsen',
    '<ul><li><b>Lena Sjöqvist</b>, ordförande, lena (snabel-a) kontor.example</li><li><b>Oskar Wennberg</b>, ledamot, ansvarig för tvättstugan</li></ul><p>Valberedning: Karin Ek och Mats Odelberg</p>',
    {
      p: [
        'Lena Sjöqvist=ordförande',
        'Oskar Wennberg=ledamot, ansvarig för tvättstugan',
        'Karin Ek=Valberedning',
        'Mats Odelberg=Valberedning',
      ],
      e: ['lena@kontor.example'],
    },
  ),
  snippet(
    'cs',
    '/vybor',
    '<h1>Výbor</h1><p>Starosta sboru: Ing. Jaroslav Kubíček, tel. 605 118 274, starosta(zavináč)kontor.example</p><p>Velitel: Petr Zbořil, tel. 737 402 916</p><p>Vedoucí mládeže: Tomáš a Jana Kubíčkovi</p>',
    {
      p: [
        'Jaroslav Kubíček=Starosta sboru',
        'Petr Zbořil=Velitel',
        'Tomáš Kubíček=Vedoucí mládeže',
        'Jana Kubíčková=Vedoucí mládeže',
      ],
      t: ['+420605118274', '+420737402916'],
      e: ['starosta@kontor.example'],
    },
  ),
  snippet(
    'de',
    '/vorstand',
    '<h1>Vorstand</h1><p>Vorstand: Petra Lang (Vorsitz), Dirk Hahn (Kasse), Ulla Sommer (Schriftführung)</p>',
    { p: ['Petra Lang=Vorsitz', 'Dirk Hahn=Kasse', 'Ulla Sommer=Schriftführung'] },
  ),
  snippet(
    'en',
    '/about',
    '<h1>Committee</h1><p>Trustees: Alan Pike (Chair), Joyce Webb (Treasurer), Simon Carr and Tessa Noble</p>',
    { p: ['Alan Pike=Chair', 'Joyce Webb=Treasurer', 'Simon Carr=Trustees', 'Tessa Noble=Trustees'] },
  ),
  snippet(
    'en',
    '/people',
    '<h2>Trustees</h2><ul><li>Geoffrey Lyle (Chair)</li><li>Dr Amina Siddiqui (Vice Chair)</li><li>Colin Bathurst (Treasurer)</li><li>Hannah Wroe</li></ul>',
    {
      p: [
        'Geoffrey Lyle=Chair',
        'Amina Siddiqui=Vice Chair',
        'Colin Bathurst=Treasurer',
        'Hannah Wroe=Trustees',
      ],
    },
  ),
  snippet(
    'it',
    '/contatti',
    '<p>Presidente: dott.ssa Carla Bruni Moretti – tel. 0732 709318</p><p>Il segretario è il rag. Dario Neri, segretario@kontor.example</p>',
    {
      p: ['Carla Bruni Moretti=Presidente', 'Dario Neri=segretario'],
      t: ['+390732709318'],
      e: ['segretario@kontor.example'],
    },
  ),
  snippet(
    'es',
    '/contacto',
    '<p>Persona de contacto: Marta Gil Sáez, 91 555 01 42</p><p>La directora del centro es Doña Inés Robles.</p>',
    { p: ['Marta Gil Sáez=Persona de contacto', 'Inés Robles=directora del centro'], t: ['+34915550142'] },
  ),
  snippet(
    'nl',
    '/bestuur',
    '<h1>Bestuur</h1><p>Voorzitter: dhr. J.P. van der Meulen<br>Secretaris: mw. A. de Vries-Smit<br>Penningmeester: Kees Jansen, tel. 06-12344321</p>',
    {
      p: ['J.P. van der Meulen=Voorzitter', 'A. de Vries-Smit=Secretaris', 'Kees Jansen=Penningmeester'],
      t: ['+31612344321'],
    },
  ),
  snippet(
    'pl',
    '/kontakt',
    '<p>Prezes Zarządu – Jan Maria Wolski, tel. 601 234 567</p><p>Osoba do kontaktu: Ewa Lis, e-mail: ewa.lis(małpa)kontor.example</p>',
    {
      p: ['Jan Maria Wolski=Prezes Zarządu', 'Ewa Lis=Osoba do kontaktu'],
      t: ['+48601234567'],
      e: ['ewa.lis@kontor.example'],
    },
  ),
  snippet('de', '/kontakt', '<p>Kontakt: Anna Berg und Tom Krull, Tel. 040 3344556</p>', {
    p: ['Anna Berg=', 'Tom Krull='],
    t: ['+49403344556'],
  }),
  snippet('en-GB', '/contact', '<p>Contact: Sarah Flint or David Moss on 020 7946 0123</p>', {
    p: ['Sarah Flint=', 'David Moss='],
    t: ['+442079460123'],
  }),
  snippet(
    'fr',
    '/contact',
    '<p>Votre interlocutrice : Mme Claire Vasseur – 04 72 11 22 33 – claire.vasseur@kontor.example</p>',
    { p: ['Claire Vasseur=Votre interlocutrice'], t: ['+33472112233'], e: ['claire.vasseur@kontor.example'] },
  ),
  snippet(
    'de',
    '/impressum',
    '<p>Verantwortlich i. S. d. § 18 Abs. 2 MStV: Dr. Hans-Peter Ohm, Anschrift wie oben</p><p>Geschäftsführer: Dipl.-Ing. (FH) Rolf Stein, Martina Stein</p><p>Vertreten durch den Vorstand: Uwe Zorn, Eva Roth, Nils Kern</p>',
    {
      p: [
        'Hans-Peter Ohm=',
        'Rolf Stein=Geschäftsführer',
        'Martina Stein=Geschäftsführer',
        'Uwe Zorn=',
        'Eva Roth=',
        'Nils Kern=',
      ],
    },
  ),
  snippet(
    'da',
    '/bestyrelse',
    '<h1>Bestyrelsen</h1><p>Formand: Kirsten Dahl, tlf. 22 33 44 55, formand@kontor.example<br>Kasserer: Bo Lind<br>Suppleanter: Ida Holm og Per Toft</p>',
    {
      p: ['Kirsten Dahl=Formand', 'Bo Lind=Kasserer', 'Ida Holm=Suppleanter', 'Per Toft=Suppleanter'],
      t: ['+4522334455'],
      e: ['formand@kontor.example'],
    },
  ),
  snippet(
    'hu',
    '/kapcsolat',
    '<h1>Vezetőség</h1><p>Elnök: Dr. Kovácsné Tóth Ilona, tel.: 06 30 123 4567</p><p>Titkár: ifj. Szabó Péter</p><p>Pénztáros: Nagy Katalin</p>',
    { p: ['Kovácsné Tóth Ilona=Elnök', 'Szabó Péter=Titkár', 'Nagy Katalin=Pénztáros'], t: ['+36301234567'] },
  ),
  snippet(
    'de',
    '/team',
    '<p>Praxisinhaberin: Dr. med. dent. Julia Frey, M.Sc.</p><p>Zahnmedizinische Fachangestellte: Aylin Demir, Nicole Haas</p>',
    {
      p: [
        'Julia Frey=Praxisinhaberin',
        'Aylin Demir=Zahnmedizinische Fachangestellte',
        'Nicole Haas=Zahnmedizinische Fachangestellte',
      ],
    },
  ),
  snippet(
    'en',
    '/staff',
    '<p>Mr. John A. Doyle Jr., Principal</p><p>Mrs. Karen Whitfield, M.Ed., Assistant Principal</p><p>Ms. Rosa Delgado-Ruiz — Front Office</p>',
    {
      p: [
        'John A. Doyle Jr.=Principal',
        'Karen Whitfield=Assistant Principal',
        'Rosa Delgado-Ruiz=Front Office',
      ],
    },
  ),
  snippet(
    'en',
    '/team',
    '<div class="team"><h4>Robert Chase III, PhD</h4><p>Head of Research</p><h4>Martin O’Neill Sr.</h4><p>Founder</p></div>',
    { p: ['Robert Chase III=Head of Research', 'Martin O’Neill Sr.=Founder'] },
  ),
  snippet(
    'pl',
    '/nauczyciele',
    '<table><tr><th>Lp.</th><th>Imię i nazwisko</th><th>Przedmiot</th></tr><tr><td>1.</td><td>Beata Czajkowska</td><td>język polski</td></tr><tr><td>2.</td><td>Marek Stępień</td><td>matematyka, informatyka</td></tr></table>',
    { p: ['Beata Czajkowska=język polski', 'Marek Stępień=matematyka, informatyka'] },
  ),
  snippet(
    'fr',
    '/conseil',
    '<table><tr><th>Nom et prénom</th><th>Fonction</th></tr><tr><td>DA SILVA Paulo</td><td>2e adjoint</td></tr><tr><td>LE GOFF Maëlle</td><td>Conseillère</td></tr><tr><td>VAN DEN BROECK Anne-Marie</td><td>Maire</td></tr></table>',
    { p: ['Paulo DA SILVA=2e adjoint', 'Maëlle LE GOFF=Conseillère', 'Anne-Marie VAN DEN BROECK=Maire'] },
  ),
  snippet(
    'de',
    '/kollegium',
    '<table><tr><th>Name</th><th>Fächer</th><th>Sprechstunde</th></tr><tr><td>Frau Klein, Sabine</td><td>Deutsch, Musik</td><td>Mo 10 Uhr</td></tr><tr><td>Herr Groß, Tobias</td><td>Sport</td><td>Di 9 Uhr</td></tr></table>',
    { p: ['Sabine Klein=Deutsch, Musik', 'Tobias Groß=Sport'] },
  ),
  snippet(
    'de',
    '/vorstand',
    '<table><tr><th>Amt</th><th>Name</th><th>Telefon</th></tr><tr><td>Vorsitz</td><td>Ute Rahn</td><td>04521 77812</td></tr><tr><td>Spielleitung</td><td>Kai Brodersen</td><td>04521 77813</td></tr></table>',
    { p: ['Ute Rahn=Vorsitz', 'Kai Brodersen=Spielleitung'], t: ['+49452177812', '+49452177813'] },
  ),
  snippet(
    'en',
    '/committee',
    '<table><tr><th></th><th>Chair</th><th>Secretary</th><th>Treasurer</th></tr><tr><th>2025/26</th><td>Ann Field</td><td>Bob Marsh</td><td>Cat Lowe</td></tr></table>',
    { p: ['Ann Field=Chair', 'Bob Marsh=Secretary', 'Cat Lowe=Treasurer'] },
  ),
  snippet(
    'en',
    '/officers',
    '<table><tr><th>Chair</th><td>Ann Field</td></tr><tr><th>Membership</th><td>Bob Marsh</td></tr><tr><th>Welfare and Safeguarding</th><td>Cat Lowe</td></tr></table>',
    { p: ['Ann Field=Chair', 'Bob Marsh=Membership', 'Cat Lowe=Welfare and Safeguarding'] },
  ),
  snippet(
    'fi',
    '/hallitus',
    '<h2>Hallitus</h2><table><tr><td>Puheenjohtaja</td><td>Antti Rissanen</td><td>040 512 3487</td></tr><tr><td>Kalustovastaava</td><td>Milla Huttunen</td><td>040 771 6042</td></tr></table>',
    {
      p: ['Antti Rissanen=Puheenjohtaja', 'Milla Huttunen=Kalustovastaava'],
      t: ['+358405123487', '+358407716042'],
    },
  ),
  snippet(
    'it',
    '/docenti',
    '<table><thead><tr><td><b>Docente</b></td><td><b>Materia</b></td></tr></thead><tbody><tr><td>Rossini Laura</td><td>Italiano</td></tr><tr><td>Bianchetti Marco</td><td>Matematica</td></tr></tbody></table>',
    { p: ['Rossini Laura=Italiano', 'Bianchetti Marco=Matematica'] },
  ),
  snippet(
    'es',
    '/claustro',
    '<table><tr><th>Profesor/a</th><th>Departamento</th><th>Correo</th></tr><tr><td>Ana Belén Cano</td><td>Lengua</td><td>ab.cano@kontor.example</td></tr><tr><td>Luis Pardo Ríos</td><td>Física y Química</td><td>l.pardo@kontor.example</td></tr></table>',
    {
      p: ['Ana Belén Cano=Lengua', 'Luis Pardo Ríos=Física y Química'],
      e: ['ab.cano@kontor.example', 'l.pardo@kontor.example'],
    },
  ),
  snippet(
    'en',
    '/staff',
    '<table><tr><th>Teacher</th><th>Grade</th><th>Room</th></tr><tr><td>Emily Stone</td><td>Grade 3</td><td>12</td></tr><tr><td>Victor Ng</td><td>Grade 4</td><td>14</td></tr></table>',
    { p: ['Emily Stone=Grade 3', 'Victor Ng=Grade 4'] },
  ),
  snippet(
    'sv',
    '/personal',
    '<table><tr><th>Förnamn</th><th>Efternamn</th><th>Avdelning</th></tr><tr><td>Eva</td><td>Lund</td><td>Ekonomi</td></tr><tr><td>Nils</td><td>Berg</td><td>Kök</td></tr></table>',
    { p: ['Eva Lund=Ekonomi', 'Nils Berg=Kök'] },
  ),
  snippet(
    'de',
    '/',
    '<table><tr><th>Datum</th><th>Ort</th></tr><tr><td>2. Mai</td><td>Schloss Falkenstein</td></tr><tr><td>3. Mai</td><td>Bad Aibling</td></tr></table>',
    {},
  ),
  snippet(
    'en',
    '/about',
    '<h1>Who we are</h1><dl><dt>Ann Field</dt><dd>Chair</dd><dd>ann@kontor.example</dd><dt>Bob Marsh</dt><dd>Boatman</dd><dd>bob@kontor.example</dd></dl>',
    { p: ['Ann Field=Chair', 'Bob Marsh=Boatman'], e: ['ann@kontor.example', 'bob@kontor.example'] },
  ),
  snippet(
    'it',
    '/chi-siamo',
    '<dl><dt>Direttrice</dt><dd>Chiara Bellandi</dd><dt>Servizi educativi</dt><dd>Ilaria Fabbri</dd><dt>Revisori dei conti</dt><dd>Aldo Serra</dd><dd>Mina Poli</dd></dl>',
    {
      p: [
        'Chiara Bellandi=Direttrice',
        'Ilaria Fabbri=Servizi educativi',
        'Aldo Serra=Revisori dei conti',
        'Mina Poli=Revisori dei conti',
      ],
    },
  ),
  snippet(
    'en',
    '/team',
    '<figure><img src="a.jpg" alt="Ann Field, Chair"><figcaption>Ann Field<br>Chair</figcaption></figure><figure><img src="b.jpg"><figcaption>Bob Marsh<br>Lock keeper</figcaption></figure>',
    { p: ['Ann Field=Chair', 'Bob Marsh=Lock keeper'] },
  ),
  snippet(
    'de',
    '/team',
    '<div class="grid"><div><img alt="Portrait von Ina Wolf"><p><strong>Ina Wolf</strong></p><p>Bereich Nord</p></div><div><img alt=""><p><strong>Udo Kranz</strong></p><p>Bereich Süd</p></div></div>',
    { p: ['Ina Wolf=Bereich Nord', 'Udo Kranz=Bereich Süd'] },
  ),
  snippet(
    'de',
    '/team',
    '<div><h3>Ina Wolf <small>Erzieherin</small></h3></div><div><h3>Udo Kranz <small>Koch</small></h3></div>',
    { p: ['Ina Wolf=Erzieherin', 'Udo Kranz=Koch'] },
  ),
  snippet(
    'en',
    '/team',
    '<ul><li>Ann Field<br>Chair<br>ann@kontor.example</li><li>Bob Marsh<br>Archivist<br>bob@kontor.example</li></ul>',
    { p: ['Ann Field=Chair', 'Bob Marsh=Archivist'], e: ['ann@kontor.example', 'bob@kontor.example'] },
  ),
  snippet(
    'en',
    '/team',
    '<p>Ann Field<br>Chair</p><p>Bob Marsh<br>Archivist</p><p>Cat Lowe<br>Beekeeping lead</p>',
    { p: ['Ann Field=Chair', 'Bob Marsh=Archivist', 'Cat Lowe=Beekeeping lead'] },
  ),
  snippet(
    'en',
    '/team',
    '<a class="card" aria-label="Read more about Ann Field" href="/ann"><span>Ann Field</span><span>Chair</span></a><a class="card" href="/bob"><span>Bob Marsh</span><span>Archivist</span></a>',
    { p: ['Ann Field=Chair', 'Bob Marsh=Archivist'] },
  ),
  snippet(
    'es',
    '/equipo',
    '<h2>Junta directiva</h2><p>Presidenta<br>Rosa Vidal Mas</p><p>Vicepresidente<br>Pau Roca Font</p><p>Vocales<br>Lluís Serra, Marta Coll y Joan Prat</p>',
    {
      p: [
        'Rosa Vidal Mas=Presidenta',
        'Pau Roca Font=Vicepresidente',
        'Lluís Serra=Vocales',
        'Marta Coll=Vocales',
        'Joan Prat=Vocales',
      ],
    },
  ),
  snippet(
    'de',
    '/vorstand',
    '<h2>Vorstand</h2><p>Heike Busch</p><p>Jens Tamm</p><p>Silke Ott</p><h2>Beirat</h2><p>Horst Kuhn</p><p>Anke Fink</p>',
    {
      p: [
        'Heike Busch=Vorstand',
        'Jens Tamm=Vorstand',
        'Silke Ott=Vorstand',
        'Horst Kuhn=Beirat',
        'Anke Fink=Beirat',
      ],
    },
  ),
  snippet(
    'fr',
    '/equipe',
    '<h2>Conseil d’administration</h2><ul><li>Paul Girard, président</li><li>Odile Renaud, trésorière</li><li>Samir Belkacem</li><li>Lucie Prévost</li></ul>',
    {
      p: [
        'Paul Girard=président',
        'Odile Renaud=trésorière',
        'Samir Belkacem=Conseil d’administration',
        'Lucie Prévost=Conseil d’administration',
      ],
    },
  ),
];
