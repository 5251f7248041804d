import { snippet, type Snippet } from './snippet.js';

const none = (language: string, path: string, body: string): Snippet => snippet(language, path, body);
const own = (language: string, path: string, body: string, ...a: string[]): Snippet =>
  snippet(language, path, body, { a });

/** Authorities, auditors, officers for data, processors and places of events, and the organization's own house beside them. */
export const BODIES: readonly Snippet[] = [
  none(
    'de',
    '/datenschutz',
    '<h1>Datenschutz</h1><p>Unser Datenschutzbeauftragter: Quast Datenschutz GmbH, Ringstr. 4, 20095 Hamburg</p>',
  ),
  none(
    'de',
    '/datenschutz',
    '<h1>Datenschutz</h1><p>Zuständig ist:<br>Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit<br>Ludwig-Erhard-Straße 22<br>20459 Hamburg</p>',
  ),
  none('da', '/privatliv', '<h1>Privatliv</h1><p>Datatilsynet<br>Carl Jacobsens Vej 35<br>2500 Valby</p>'),
  none(
    'sv',
    '/integritet',
    '<h1>Integritet</h1><p>Integritetsskyddsmyndigheten<br>Box 8114<br>104 20 Stockholm</p>',
  ),
  none(
    'fi',
    '/tietosuoja',
    '<h1>Tietosuoja</h1><p>Tietosuojavaltuutetun toimisto<br>Lintulahdenkuja 4<br>00530 Helsinki</p>',
  ),
  none(
    'fi',
    '/saavutettavuusseloste',
    '<h1>Saavutettavuusseloste</h1><p>Etelä-Suomen aluehallintovirasto<br>Saavutettavuuden valvonnan yksikkö<br>Ratapihantie 9<br>00520 Helsinki</p>',
  ),
  none('no', '/personvern', '<p>Du kan klage til Datatilsynet, Trelastgata 3, 0191 Oslo</p>'),
  none(
    'nl',
    '/privacy',
    '<p>Klachten: Autoriteit Persoonsgegevens, Hoge Nieuwstraat 8, 2514 EL Den Haag</p>',
  ),
  none(
    'nl',
    '/klachten',
    '<h1>Klachten</h1><p>Geschillencommissie Kinderopvang<br>Bordewijklaan 46<br>2591 XR Den Haag</p>',
  ),
  none('fr', '/confidentialite', '<p>CNIL<br>3 place de Fontenoy<br>75007 Paris</p>'),
  none(
    'fr',
    '/mentions-legales',
    '<h1>Mentions légales</h1><p>Médiateur de la consommation : CM2C, 14 rue Saint Jean, 75017 Paris</p><p>Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix</p>',
  ),
  none(
    'fr',
    '/mentions-legales',
    '<h1>Mentions légales</h1><h2>Hébergement</h2><p>OVH SAS<br>2 rue Kellermann<br>59100 Roubaix</p>',
  ),
  none('fr', '/rgpd', '<p>Notre DPO externe : Cabinet Lexia, 12 rue des Lilas, 69003 Lyon</p>'),
  none(
    'es',
    '/privacidad',
    '<p>Agencia Española de Protección de Datos<br>C/ Jorge Juan, 6<br>28001 Madrid</p>',
  ),
  none(
    'es',
    '/transparencia',
    '<p>Síndic de Greuges, Passeig Lluís Companys, 7, 08003 Barcelona</p><p>Defensor del Pueblo, Calle Zurbano, 42, 28010 Madrid</p>',
  ),
  none(
    'it',
    '/privacy',
    '<p>Garante per la protezione dei dati personali<br>Piazza Venezia 11<br>00187 Roma</p>',
  ),
  none(
    'it',
    '/privacy',
    '<p>Responsabile della protezione dei dati: Studio Legale Ferri, Via Larga 8, 20122 Milano</p>',
  ),
  none(
    'pt',
    '/privacidade',
    '<p>CNPD, Av. D. Carlos I, 134, 1.º, 1200-651 Lisboa</p><p>Centro de Arbitragem de Conflitos de Consumo, Rua Dr. Alfredo, 12, 4700-200 Braga</p>',
  ),
  none('pl', '/rodo', '<p>Prezes Urzędu Ochrony Danych Osobowych<br>ul. Stawki 2<br>00-193 Warszawa</p>'),
  none(
    'pl',
    '/statut',
    '<p>Organ prowadzący: Gmina Ruda, ul. Rynek 1, 34-120 Andrychów</p><p>Organ nadzoru: Starosta Powiatowy, ul. Batorego 2, 34-120 Andrychów</p>',
  ),
  none('cs', '/gdpr', '<p>Úřad pro ochranu osobních údajů<br>Pplk. Sochora 27<br>170 00 Praha 7</p>'),
  none(
    'cs',
    '/povinne',
    '<table><tr><td>Nadřízený orgán</td><td>Ministerstvo školství, Karmelitská 529/5, 118 12 Praha 1</td></tr><tr><td>Zřizovatel</td><td>Městský úřad Lhota, Náměstí 1, 517 41 Lhota</td></tr></table>',
  ),
  none('cs', '/reklamace', '<p>Česká obchodní inspekce, Štěpánská 567/15, 120 00 Praha 2</p>'),
  none(
    'sk',
    '/gdpr',
    '<p>Úrad na ochranu osobných údajov SR, Hraničná 12, 820 07 Bratislava</p><p>Slovenská obchodná inšpekcia, Prievozská 32, 827 99 Bratislava</p>',
  ),
  none(
    'hu',
    '/adatvedelem',
    '<p>Nemzeti Adatvédelmi és Információszabadság Hatóság<br>1055 Budapest, Falk Miksa utca 9-11.</p><p>Tárhelyszolgáltató: Tárhely.Eu Kft., 1144 Budapest, Ormánság utca 4.</p><p>Békéltető testület: 1016 Budapest, Krisztina krt. 99.</p>',
  ),
  none(
    'ro',
    '/gdpr',
    '<p>ANSPDCP, B-dul G-ral. Gheorghe Magheru 28-30, 010336 București</p><p>Autoritatea Națională pentru Protecția Consumatorilor, Bd. Aviatorilor nr. 72, 011865 București</p>',
  ),
  none(
    'hr',
    '/gdpr',
    '<p>AZOP, Selska cesta 136, 10000 Zagreb</p><p>Hrvatska agencija za poštu, Ulica Roberta Frangeša 9, 10000 Zagreb</p>',
  ),
  none('sl', '/zasebnost', '<p>Informacijski pooblaščenec<br>Dunajska cesta 22<br>1000 Ljubljana</p>'),
  none(
    'bg',
    '/gdpr',
    '<p>Комисия за защита на личните данни, бул. „Проф. Цветан Лазаров“ № 2, 1592 София</p><p>Комисия за защита на потребителите, ул. Врабча 1, 1000 София</p>',
  ),
  none('el', '/aporrito', '<p>Αρχή Προστασίας Δεδομένων, Κηφισίας 1-3, 115 23 Αθήνα</p>'),
  none(
    'tr',
    '/kvkk',
    '<p>Kişisel Verileri Koruma Kurumu, Nasuh Akar Mahallesi 1407. Sokak No: 4, 06520 Çankaya/Ankara</p>',
  ),
  none('et', '/privaatsus', '<p>Andmekaitse Inspektsioon, Tatari 39, 10134 Tallinn</p>'),
  none('lv', '/privatums', '<p>Datu valsts inspekcija, Elijas iela 17, Rīga, LV-1050</p>'),
  none(
    'lt',
    '/privatumas',
    '<p>Valstybinė duomenų apsaugos inspekcija, L. Sapiegos g. 17, 10312 Vilnius</p>',
  ),
  none('ru', '/privacy', '<p>Роскомнадзор, Китайгородский пр., д. 7, 109074 Москва</p>'),
  none('uk', '/privacy', '<p>Уповноважений Верховної Ради, вул. Інститутська, 21/8, 01008 Київ</p>'),
  none(
    'en-GB',
    '/privacy',
    '<h1>Privacy</h1><p>Information Commissioner’s Office<br>Wycliffe House<br>Water Lane<br>Wilmslow<br>SK9 5AF</p>',
  ),
  none(
    'en-GB',
    '/complaints',
    '<h1>Complaints</h1><p>Local Government and Social Care Ombudsman, PO Box 4771, Coventry CV4 0EH</p><p>Charity Commission, PO Box 211, Bootle L20 7YX</p>',
  ),
  none(
    'en-GB',
    '/about',
    '<h1>About</h1><p>Our auditors are Hobbs &amp; Co, 14 Quay Street, Bristol BS1 4RW.</p><p>Independent examiner: J Hobbs, 14 Quay Street, Bristol BS1 4RW</p><p>Bankers: Lloyds Bank, 2 High Street, Bristol BS1 4RR</p>',
  ),
  none('en-IE', '/privacy', '<p>Data Protection Commission, 6 Pembroke Row, Dublin 2, D02 X963</p>'),
  none(
    'en-US',
    '/hipaa',
    '<p>U.S. Department of Health and Human Services, Office for Civil Rights, 200 Independence Avenue SW, Washington, DC 20201</p>',
  ),
  none('en-US', '/legal', '<p>Copyright agent: Smith Law PLLC, 44 Main Street, Boise, ID 83702</p>'),
  none(
    'en-AU',
    '/privacy',
    '<p>Office of the Australian Information Commissioner, GPO Box 5288, Sydney NSW 2001</p>',
  ),
  none(
    'en-CA',
    '/privacy',
    '<p>Office of the Privacy Commissioner of Canada, 30 Victoria Street, Gatineau, Quebec K1A 1H3</p>',
  ),
  none(
    'en-ZA',
    '/popia',
    '<p>Complaints: The Information Regulator (South Africa), 54 Maxwell Drive, Woodmead, Johannesburg, 2191</p>',
  ),
  none('ja', '/privacy', '<p>個人情報保護委員会 〒100-0013 東京都千代田区霞が関3-2-1</p>'),
  none(
    'de-CH',
    '/datenschutz',
    '<p>Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter, Feldeggweg 1, 3003 Bern</p>',
  ),
  none(
    'de-AT',
    '/impressum',
    '<h1>Impressum</h1><p>Aufsichtsbehörde: Bezirkshauptmannschaft Krems, Drinkweldergasse 15, 3500 Krems</p><p>Kammer: Wirtschaftskammer Niederösterreich, Landsbergerstr. 1, 3100 St. Pölten</p>',
  ),
  none(
    'de',
    '/impressum',
    '<h1>Impressum</h1><p>Zuständige Behörde gemäß § 34c GewO:<br>Landratsamt Prignitz<br>Berliner Straße 49<br>19348 Perleberg</p><p>Berufshaftpflichtversicherung: HDI Versicherung AG, HDI-Platz 1, 30659 Hannover</p>',
  ),
  none(
    'de',
    '/impressum',
    '<h1>Impressum</h1><h2>Verbraucherschlichtung</h2><p>Allgemeine Verbraucherschlichtungsstelle<br>Straßburger Straße 8<br>77694 Kehl</p><h2>Aufsicht</h2><p>Regierung von Oberbayern<br>Maximilianstraße 39<br>80538 München</p>',
  ),
  // In cells and terms.
  none(
    'cs',
    '/povinne',
    '<table><tr><td>Odvolací orgán</td><td>Krajský úřad, Žižkova 1882/57, 586 01 Jihlava</td></tr></table>',
  ),
  none(
    'ro',
    '/termeni',
    '<h2>Organul de reglementare</h2><p>Consiliul Audiovizualului<br>Bd. Libertății nr. 14<br>050706 București</p>',
  ),
  none(
    'tr',
    '/kvkk',
    '<p>Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz: Nasuh Akar Mahallesi 1407. Sokak No: 4, 06520 Çankaya / Ankara.</p>',
  ),
  none(
    'de',
    '/impressum',
    '<h1>Impressum</h1><p>Prüfungsverband: Prüfungsverband der Genossenschaften e. V., Ringstraße 9, 22417 Hamburg</p>',
  ),
  // Processors, on pages on data protection.
  none(
    'de',
    '/datenschutz',
    '<h1>Datenschutz</h1><p>Blau Hosting GmbH<br>Industriestr. 25<br>91710 Gunzenhausen</p>',
  ),
  own(
    'de',
    '/datenschutz',
    '<h1>Datenschutz</h1><p>Verantwortlich:</p><p>Seehof GmbH<br>Am Hafen 3<br>16835 Lindow</p>',
    'Am Hafen 3/16835/Lindow',
  ),
  own(
    'de',
    '/agb',
    '<h1>AGB</h1><p>Vertragspartner ist die Seehof GmbH<br>Am Hafen 3<br>16835 Lindow</p>',
    'Am Hafen 3/16835/Lindow',
  ),
  // Places of events, tickets and help.
  none(
    'it',
    '/avvisi',
    '<ul><li>Pellegrinaggio: iscrizioni presso Agenzia Monti Viaggi, Via Verci 908, 36061 Bassano del Grappa</li></ul>',
  ),
  none('de', '/pfarrbrief', '<p>Anmeldung beim Reisebüro Sonnenklar, Hauptstr. 7, 50667 Köln</p>'),
  none('fr', '/infos', '<p>Billets à la librairie Le Failler, 8 rue Saint-Georges, 35000 Rennes</p>'),
  none('pl', '/ogloszenia', '<p>Zapisy w biurze podróży Orbis, ul. Długa 4, 31-146 Kraków</p>'),
  none('sv', '/akut', '<p>Djursjukhuset Väst, Ringvägen 8, 411 12 Göteborg</p>'),
  none('en-GB', '/notices', '<p>Tickets from Bell Books, 9 High Street, Hexham NE46 2AB</p>'),
  own('de', '/', '<p>Hotel Seeblick, Am Hafen 3, 16835 Lindow</p>', 'Am Hafen 3/16835/Lindow'),
  own(
    'de',
    '/zimmer',
    '<div class="footer">Hotel Seeblick · Am Hafen 3 · 16835 Lindow</div>',
    'Am Hafen 3/16835/Lindow',
  ),
  own(
    'pl',
    '/o-nas',
    '<h1>O nas</h1><p>Apteka Pod Lwem, ul. Długa 8, 31-146 Kraków</p>',
    'ul. Długa 8/31-146/Kraków',
  ),
  // Streets that are called by a hospital, and houses that are called by what they were.
  own('es', '/tienda', '<p>Calle Hospital 14, 08001 Barcelona</p>', 'Calle Hospital 14/08001/Barcelona'),
  own(
    'fr',
    '/boutique',
    '<p>12 rue de la Pharmacie, 35000 Rennes</p>',
    '12 rue de la Pharmacie/35000/Rennes',
  ),
  own(
    'en-GB',
    '/visit',
    '<p>Old Police Station, 3 High Street, Hexham NE46 2AB</p>',
    '3 High Street/NE46 2AB/Hexham',
  ),
  own(
    'en-GB',
    '/visit',
    '<p>Chamber of Commerce Building<br>12 High Street<br>Hexham NE46 2AB</p>',
    '12 High Street/NE46 2AB/Hexham',
  ),
  own(
    'de',
    '/kontakt',
    '<p>Haus der Verbraucherzentrale<br>Am Hafen 3<br>16835 Lindow</p>',
    'Am Hafen 3/16835/Lindow',
  ),
  own(
    'de',
    '/kontakt',
    '<p>c/o Handwerkskammer Potsdam<br>Am Hafen 3<br>16835 Lindow</p>',
    'Am Hafen 3/16835/Lindow',
  ),
  // The organization's own house behind a label of another.
  own(
    'pl',
    '/kontakt',
    '<dl><dt>Organ prowadzący</dt><dd>Gmina Ruda</dd><dt>Adres</dt><dd>ul. Rynek 1, 34-120 Andrychów</dd></dl>',
    'ul. Rynek 1/34-120/Andrychów',
  ),
  own(
    'ru',
    '/svedeniya',
    '<p>Учредитель: Администрация города</p><p>Адрес: 620014, г. Екатеринбург, ул. Мира, 5</p>',
    'ул. Мира, 5/620014/Екатеринбург',
  ),
  own(
    'de',
    '/datenschutz',
    '<p>Unseren Datenschutzbeauftragten erreichen Sie unter:<br>Kontor GmbH, Datenschutzbeauftragter, Am Hafen 3, 16835 Lindow</p>',
    'Am Hafen 3/16835/Lindow',
  ),
  own(
    'fr',
    '/rgpd',
    '<p>Délégué à la protection des données : Kontor, 12 rue Neuve, 35000 Rennes</p>',
    '12 rue Neuve/35000/Rennes',
  ),
  own(
    'de',
    '/datenschutz',
    '<h2>Verantwortlicher und Datenschutzbeauftragter</h2><p>Seehof GmbH<br>Am Hafen 3<br>16835 Lindow</p>',
    'Am Hafen 3/16835/Lindow',
  ),
  // Whoever works for the organization, and its own departments.
  none(
    'da',
    '/om',
    '<p>Revisor: Beierholm, Voergårdvej 2, 9200 Aalborg SV</p><p>Pengeinstitut: Vestbanken, Vestergade 8, 8600 Silkeborg</p>',
  ),
  none('nb', '/om', '<p>Regnskapsfører: Tall AS, Storgata 4, 0155 Oslo</p>'),
  none('hu', '/rolunk', '<p>Könyvelő: Számol Kft., 6720 Szeged, Tisza Lajos körút 9.</p>'),
  none('pl', '/o', '<p>Obsługa prawna: Kancelaria Lex, ul. Długa 4, 31-146 Kraków</p>'),
  none('el', '/sx', '<p>Λογιστής: Γραφείο Παππάς, Ερμού 25, 105 63 Αθήνα</p>'),
  none('fr', '/colophon', '<p>Imprimerie : Neuve et Fils, 3 rue Neuve, 35000 Rennes</p>'),
  own(
    'de',
    '/kontakt',
    '<h3>Buchhaltung</h3><p>Am Hafen 3<br>16835 Lindow</p><h3>Vertrieb</h3><p>Am Kai 4<br>16835 Lindow</p>',
    'Am Hafen 3/16835/Lindow',
    'Am Kai 4/16835/Lindow',
  ),
  own(
    'da',
    '/kontakt',
    '<p>Revision: Kontor ApS, Voergårdvej 2, 9200 Aalborg SV</p>',
    'Voergårdvej 2/9200/Aalborg',
  ),
  // Police and courts.
  none(
    'ro',
    '/x',
    '<p>Poliția Sighișoara, Str. Justiției 10, 545400 Sighișoara</p><p>Judecătoria Sighișoara, Piața Muzeului 5, 545400 Sighișoara</p>',
  ),
  none(
    'es',
    '/x',
    '<p>Guardia Civil, Calle Cuartel 3, 22300 Barbastro</p><p>Policía Local, Plaza Mayor 1, 22300 Barbastro</p>',
  ),
  none('el', '/x', '<p>Αστυνομικό Τμήμα Λάρισας, Παπαναστασίου 86, 412 22 Λάρισα</p>'),
  none('de', '/x', '<p>Landgericht Hamburg, Sievekingplatz 1, 20355 Hamburg</p>'),
  // Members that are firms, neighbours, and places to fetch what was ordered.
  none('en', '/members', '<h1>Member clubs</h1><p>Hexham Rovers<br>9 High Street<br>Hexham NE46 2AB</p>'),
  none('fr', '/clubs', '<h1>Clubs affiliés</h1><p>AS Rennes<br>3 rue Neuve<br>35000 Rennes</p>'),
  none('de', '/pfarrverband', '<h1>Nachbarpfarreien</h1><p>St. Georg<br>Kirchplatz 2<br>50667 Köln</p>'),
  none('sv', '/utlamning', '<h1>Utlämningsställen</h1><p>Nära Livs<br>Storgatan 3<br>411 12 Göteborg</p>'),
  none('cs', '/odber', '<h1>Odběrná místa</h1><p>Balíkovna Brno<br>Hlavní 12<br>602 00 Brno</p>'),
  none('pl', '/odbior', '<h1>Punkty odbioru</h1><p>Sklep Eko, ul. Długa 4, 31-146 Kraków</p>'),
  own(
    'de',
    '/abholstellen',
    '<h1>Abholstellen</h1><h2>Hofladen</h2><p>Hofweg 7<br>50667 Köln</p>',
    'Hofweg 7/50667/Köln',
  ),
];
