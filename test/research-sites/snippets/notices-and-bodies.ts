import { snippet, type Snippet } from './snippet.js';

/** Whoever is named in legal notices, sits in bodies or stands in tables without heads, and what only looks so. */
export const NOTICES_AND_BODIES: readonly Snippet[] = [
  // Authorities, insurers, hosts and banks are others.
  snippet(
    'de',
    '/impressum',
    '<p>Kontor GmbH<br>Am Hafen 3<br>16835 Lindow</p><h2>Weitere Angaben</h2><p>Ein Eintrag im Register besteht.</p><p>Nichts weiter.</p><p>Berufshaftpflichtversicherung: Nordleine AG, Am Maschpark 40, 30169 Hannover</p>',
    { a: ['Am Hafen 3/16835/Lindow'] },
  ),
  snippet(
    'fr',
    '/mentions-legales',
    '<p>Réclamations : Commission nationale de l’informatique et des libertés, 3 place de Fontenoy, 75007 Paris, tél. 01 53 73 22 22</p>',
  ),
  snippet(
    'it',
    '/privacy',
    '<p>Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma, tel. 06 696771</p>',
  ),
  snippet(
    'pl',
    '/rodo',
    '<p>Skarga: Prezes Urzędu Ochrony Danych Osobowych, ul. Stawki 2, 00-193 Warszawa</p>',
  ),
  snippet('cs', '/gdpr', '<p>Úřad pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7</p>'),
  snippet(
    'sv',
    '/om',
    '<p>Klagomål: Integritetsskyddsmyndigheten, Box 8114, 104 20 Stockholm, tel. 08-657 61 00</p>',
  ),
  snippet('da', '/privatliv', '<p>Datatilsynet, Carl Jacobsens Vej 35, 2500 Valby, tlf. 33 19 32 00</p>'),
  snippet(
    'fi',
    '/tietosuoja',
    '<p>Tietosuojavaltuutetun toimisto, Lintulahdenkuja 4, 00530 Helsinki, puh. 029 566 6700</p>',
  ),
  snippet('hu', '/adatvedelem', '<p>NAIH, 1055 Budapest, Falk Miksa utca 9-11., tel. +36 1 391 1400</p>'),
  snippet('nl', '/privacy', '<p>Klacht? Autoriteit Persoonsgegevens, Postbus 93374, 2509 AJ Den Haag</p>'),
  snippet(
    'en-IE',
    '/privacy',
    '<p>Data Protection Commission, 6 Pembroke Row, Dublin D02 X963, tel. +353 1 765 0100</p>',
  ),
  snippet('de', '/kontakt', '<p>Bank: Sparkasse Lindow, Markt 1, 16835 Lindow</p>'),
  snippet('en-GB', '/contact', '<p>Printed by: Harbour Press, 4 Mill Road, Ayr KA7 1AA, 01292 550419</p>'),
  snippet(
    'da',
    '/kontakt',
    '<h2>Administrator</h2><p>Nordhavn Ejendomme A/S</p><p>Havneholmen 88, 1561 København V</p><p>Tlf. 33 24 71 90, post@nordhavn-ejendomme.dk</p>',
  ),
  snippet(
    'sv',
    '/kontakt',
    '<h2>Akut hjälp</h2><p>Elektriker: tel. 08-123 45 67</p><p>VVS: tel. 08-765 43 21</p>',
  ),
  // Who speaks to the press.
  snippet(
    'fr',
    '/contact',
    '<p>Attachée de presse : Fanny Oudin, agence Plein Feux, 01 42 68 53 00</p><p>Presse : Lucie Garnier, 01 42 68 53 01</p>',
    { p: ['Lucie Garnier=Presse'], t: ['+33142685301'] },
  ),
  snippet(
    'es-ES',
    '/contacto',
    '<p>Responsable de comunicación: Iria Novoa Castro. 986 40 17 45</p><p>Centralita: 986 40 17 00<br>Guardia (24 h): 986 40 17 99</p>',
    {
      p: ['Iria Novoa Castro=Responsable de comunicación'],
      t: ['+34986401745', '+34986401700', '+34986401799'],
    },
  ),
  snippet('fr', '/contact', '<p>Billetterie : <strong>05 36 49 11 62</strong>, du mardi au vendredi</p>', {
    t: ['+33536491162'],
  }),
  snippet('el', '/epikoinonia', '<p>Φαξ: 27230 28418</p>', { t: ['+302723028418'] }),
  snippet('pt-BR', '/contato', '<p>Av. Beira-Rio, 77<br>Vale Verde – BA, CEP 44870-000</p>', {
    a: ['Av. Beira-Rio, 77/44870-000/Vale Verde'],
  }),
  snippet('es', '/contacto', '<p>Muelle de Levante, s/n<br>36950 Castro Oural (Pontevedra)</p>', {
    a: ['Muelle de Levante, s n/36950/Castro Oural'],
  }),
  // Tables without heads.
  snippet(
    'de',
    '/kontakt',
    '<table><tr><td>Verkauf</td><td>Petra Lange</td><td>+49 33 9312 441</td></tr><tr><td>Einkauf</td><td>Jonas Weber</td><td>jonas@kontor.example</td></tr></table>',
    { p: ['Petra Lange=Verkauf', 'Jonas Weber=Einkauf'], e: ['jonas@kontor.example'], t: ['+49339312441'] },
  ),
  snippet(
    'fr',
    '/contact',
    '<table><tr><td>Claire Morel</td><td>Comptabilité</td><td>claire.morel@kontor.example</td></tr><tr><td>Hugo Petit</td><td>Logistique</td><td>hugo.petit@kontor.example</td></tr></table>',
    {
      p: ['Claire Morel=Comptabilité', 'Hugo Petit=Logistique'],
      e: ['claire.morel@kontor.example', 'hugo.petit@kontor.example'],
    },
  ),
  snippet(
    'de',
    '/verein',
    '<table><tr><td>Sieger 2024</td><td>Petra Lange</td><td>1:02</td></tr><tr><td>Sieger 2025</td><td>Jonas Weber</td><td>1:03</td></tr></table>',
  ),
  snippet(
    'pl',
    '/kontakt',
    '<table><tr><th>Dział</th><th>Kierownik</th><th>E-mail</th></tr><tr><td>Księgowość</td><td>Anna Nowak</td><td>ksiegowosc@kontor.example</td></tr><tr><td>Zakupy</td><td>Piotr Zieliński</td><td>zakupy@kontor.example</td></tr></table>',
    {
      p: ['Anna Nowak=Księgowość', 'Piotr Zieliński=Zakupy'],
      e: ['ksiegowosc@kontor.example', 'zakupy@kontor.example'],
    },
  ),
  // Bodies, and whom their members speak for.
  snippet(
    'es-ES',
    '/consejo',
    '<p><strong>Presidenta</strong></p><ul><li>D.ª Carmen Lago</li></ul><p><strong>Vocales</strong></p><ul><li>D. Ramón Casal, en representación del Ayuntamiento</li><li>D.ª Lucía Ferreiro, en representación de los sindicatos</li></ul>',
    { p: ['Carmen Lago=Presidenta', 'Ramón Casal=Vocales', 'Lucía Ferreiro=Vocales'] },
  ),
  snippet(
    'de',
    '/beirat',
    '<h2>Beirat</h2><ul><li>Petra Lange, entsandt von der Gemeinde</li><li>Jonas Weber, Naturschutzverein Lindow</li></ul>',
    { p: ['Petra Lange=Beirat', 'Jonas Weber=Beirat'] },
  ),
  snippet(
    'en',
    '/people',
    "<h2>Advisory board</h2><ul><li>Dame Rosalind Keay (Chair), formerly Rivers Agency</li><li>Iain Drummond, Solway Fishermen's Association</li><li>Dr Leila Mansouri, Wetlands Europe</li></ul>",
    { p: ['Rosalind Keay=Chair', 'Iain Drummond=Advisory board', 'Leila Mansouri=Advisory board'] },
  ),
  snippet(
    'nl',
    '/ouders',
    '<h1>Ouderraad</h1><p>In de raad zitten Fatima el Amrani (voorzitter) en Bas Kuipers (secretaris).</p>',
    {
      p: ['Fatima el Amrani=voorzitter', 'Bas Kuipers=secretaris'],
    },
  ),
  snippet('da', '/kontakt', '<h2>Vicevært</h2><p>Flemming Bech, tlf. 40 27 61 15, træffes hverdage</p>', {
    p: ['Flemming Bech=Vicevært'],
    t: ['+4540276115'],
  }),
  snippet('cs', '/kontakt', '<p><b>P. Mgr. Stanislav Brtník, Th.D.</b><br>farář</p>', {
    p: ['Stanislav Brtník=farář'],
  }),
  snippet(
    'ja',
    '/about',
    '<p>霧見市立染織資料館 館長 小暮 直樹</p><table><tr><th>2012年</th><td>収蔵庫を増築</td></tr></table>',
    {
      p: ['小暮 直樹=館長'],
    },
  ),
  snippet('pt-BR', '/equipe', '<p><b>Dra. Renata Quirino</b> (OAB/BA 38.907) – Direito do Trabalho</p>', {
    p: ['Renata Quirino=Direito do Trabalho'],
  }),
  // Titles, buttons, firms and lecturers.
  snippet(
    'fr',
    '/',
    '<div class="spectacle"><h2>Les Vagues</h2><p>D’après Virginia Woolf</p><p>Mise en scène Élise Vigneron</p></div>',
  ),
  snippet('ar', '/team', '<div class="card"><h3>احجز موعدا</h3><p>استشارية طب الأطفال</p></div>'),
  snippet('de', '/team', '<div class="team"><h3>Jetzt Termin Buchen</h3><p>Leitung</p></div>'),
  snippet(
    'ro',
    '/conducere',
    '<table><tr><td>Președinte</td><td>Lactate Dorna SA</td></tr><tr><td>Membru</td><td>Transcar SRL</td></tr></table>',
  ),
  snippet('ja', '/', '<li>講演会「織りと暮らし」 講師：宮下 房江氏（染織家）</li>'),
  snippet(
    'da',
    '/',
    '<p>Generalforsamlingen holdes 23. april kl. 19 i Kulturhuset. Dirigent: advokat Lise Bundgaard.</p>',
  ),
  // Other addresses of their own.
  snippet(
    'it',
    '/contatti',
    '<p>PEC: kontor@pec.example</p><p>Ada Rossi, presidente: a.rossi@rossi.example</p>',
    {
      e: ['kontor@pec.example', 'a.rossi@rossi.example'],
      p: ['Ada Rossi=presidente'],
    },
  ),
  snippet('it', '/contatti', '<p>Il mio indirizzo: nome@esempio.example, oppure anna@hotel.example</p>'),
  // More of all of these, in other languages.
  snippet(
    'de',
    '/impressum',
    '<p>Zuständige Aufsichtsbehörde: Landesamt für Soziales, Turmstraße 21, 10559 Berlin, Tel. 030 90229-0</p>',
  ),
  snippet(
    'de',
    '/datenschutz',
    '<p>Hosting durch Alfahost GmbH, Industriestraße 25, 91710 Gunzenhausen, info@alfahost.de</p>',
  ),
  snippet('de', '/datenschutz', '<p>Unsere Datenschutzbeauftragte: Petra Lange, dsb@kontor.example</p>', {
    p: ['Petra Lange=Datenschutzbeauftragte'],
    e: ['dsb@kontor.example'],
  }),
  snippet(
    'de',
    '/datenschutz',
    '<p>Datenschutzbeauftragter: DataSafe GmbH, Ring 3, 10115 Berlin, info@datasafe.de</p>',
  ),
  snippet(
    'fr',
    '/mentions-legales',
    '<p>Hébergeur : OVH SAS, 2 rue Kellermann, 59100 Roubaix, tél. 09 72 10 10 07</p>',
  ),
  snippet(
    'es-ES',
    '/aviso-legal',
    '<p>Delegada de protección de datos: Ana Ruiz Pérez, dpd@kontor.example</p>',
    { p: ['Ana Ruiz Pérez=Delegada de protección de datos'], e: ['dpd@kontor.example'] },
  ),
  snippet('pl', '/rodo', '<p>Inspektor Ochrony Danych: Anna Nowak, iod@kontor.example</p>', {
    p: ['Anna Nowak=Inspektor Ochrony Danych'],
    e: ['iod@kontor.example'],
  }),
  snippet(
    'hu',
    '/onkormanyzat/kepviselo-testulet',
    '<table><tr><td><b>Nagy Lajos</b><br>polgármester</td></tr><tr><td><b>Kiss Erzsébet</b><br>alpolgármester</td></tr></table>',
    { p: ['Nagy Lajos=polgármester', 'Kiss Erzsébet=alpolgármester'] },
  ),
  snippet(
    'cs',
    '/zastupitelstvo',
    '<h1>Zastupitelstvo</h1><table><tr><td>Novák Jan</td><td>starosta</td><td>731 604 417</td></tr><tr><td>Svobodová Eva</td><td>místostarostka</td><td>604 277 318</td></tr></table>',
    { p: ['Novák Jan=starosta', 'Svobodová Eva=místostarostka'], t: ['+420731604417', '+420604277318'] },
  ),
  snippet(
    'it',
    '/consiglio',
    '<h2>Consiglio</h2><table><tr><td>Presidente</td><td>Renzo Rossi</td></tr><tr><td>Consiglieri</td><td>Denis Bortoluzzi, Fulvio Zanin ed Elisa De Bona</td></tr></table>',
    {
      p: [
        'Renzo Rossi=Presidente',
        'Denis Bortoluzzi=Consiglieri',
        'Fulvio Zanin=Consiglieri',
        'Elisa De Bona=Consiglieri',
      ],
    },
  ),
  snippet(
    'sv',
    '/kontakt',
    '<table><tr><td>Ekonomi</td><td>Anna Lind</td><td>08-123 45 67</td></tr><tr><td>Medlemmar</td><td>Erik Berg</td><td>08-123 45 68</td></tr></table>',
    { p: ['Anna Lind=Ekonomi', 'Erik Berg=Medlemmar'], t: ['+4681234567', '+4681234568'] },
  ),
  snippet(
    'en',
    '/team',
    '<div class="card"><h3>Ada Brown</h3><p>Head of Sales</p><a>Book a Call</a></div><div class="card"><h3>Max Reed</h3><p>Designer</p><a>Book a Call</a></div>',
    { p: ['Ada Brown=Head of Sales', 'Max Reed=Designer'] },
  ),
  snippet('ru', '/kontakty', '<p>Директор: Иванов Пётр Сергеевич</p><p>Факс: +7 495 123-45-67</p>', {
    p: ['Иванов Пётр Сергеевич=Директор'],
    t: ['+74951234567'],
  }),
  snippet('tr', '/iletisim', '<p>Basın sözcüsü: Ayşe Yılmaz, basin@kontor.example</p>', {
    p: ['Ayşe Yılmaz=Basın sözcüsü'],
    e: ['basin@kontor.example'],
  }),
  snippet('nl', '/contact', '<p>Vertrouwenspersoon: Marja de Vries, tel. 06 12345678</p>', {
    p: ['Marja de Vries=Vertrouwenspersoon'],
    t: ['+31612345678'],
  }),
  snippet(
    'en-GB',
    '/exhibition',
    '<h1>Exhibition</h1><h2>Silent Waters</h2><p>Curated by the artist</p><h2>Blue Hours</h2><p>Until 3 May</p>',
  ),
  snippet('ar', '/contact', '<p>شارع الجامعة 12، عمّان 11942، الأردن</p>', {
    a: ['شارع الجامعة 12/11942/عمّان'],
  }),
  snippet('de', '/kontakt', '<p>Steuerberater: Kruse und Partner, Ring 5, 30159 Hannover</p>'),
  snippet('en-US', '/contact', '<p>Office of the Attorney General: 800-555-0199</p>'),
  snippet(
    'lt',
    '/remejai',
    '<h2>Rėmėjai</h2><p>UAB „Medis“, Pramonės g. 14, 82150 Radviliškis, tel. 8 422 60117</p>',
  ),
];
