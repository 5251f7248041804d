import { snippet, type Snippet } from './snippet.js';

/** Postal addresses as some fifty countries write them. */
export const ADDRESSES: readonly Snippet[] = [
  snippet('es-AR', '/contacto', '<p>Av. Colón 2140, X5003DCS Córdoba, Argentina</p>', {
    a: ['Av. Colón 2140/X5003DCS/Córdoba'],
  }),
  snippet('es-AR', '/contacto', '<p>San Martín 456 Piso 2, C1004AAA CABA</p>', {
    a: ['San Martín 456 Piso 2/C1004AAA/CABA'],
  }),
  snippet('es-AR', '/contacto', '<p>Calle Belgrano 1250<br>(5000) Córdoba</p>', {
    a: ['Calle Belgrano 1250/5000/Córdoba'],
  }),
  snippet(
    'sv',
    '/kontakt',
    '<p>Box 8871, 838 80 Hackås</p><p>Brf Måsen, Box 12, FE 312, 123 45 Uppsala. Organisationsnummer 716445-2210.</p>',
    { a: ['Box 8871/838 80/Hackås', 'Box 12, FE 312/123 45/Uppsala'] },
  ),
  snippet('sv', '/kontakt', '<p>Storgatan 4 B, 2 tr<br>SE-411 38 Göteborg</p>', {
    a: ['Storgatan 4 B, 2 tr/411 38/Göteborg'],
  }),
  snippet(
    'sl',
    '/enote',
    '<h3>Krajevna knjižnica Hruševje</h3><p>Hruševje 42, 6225 Hruševje<br>odprto ob sredah 14.00–18.00</p>',
    { a: ['Hruševje 42/6225/Hruševje'] },
  ),
  snippet('en-IE', '/contact', '<p>12 Main Street, Clifden, Co. Galway, H71 X2P4</p>', {
    a: ['12 Main Street/H71 X2P4/Clifden'],
  }),
  snippet(
    'en-IE',
    '/contact',
    '<address>Unit 4, The Mill<br>Mill Road<br>Ennis<br>Co. Clare<br>V95 AB12</address>',
    { a: ['Mill Road/V95 AB12/Ennis'] },
  ),
  snippet(
    'en-GB',
    '/contact',
    '<address>The Old Rectory<br>Church Lane<br>Wells<br>Somerset<br>BA5 2UA</address>',
    { a: ['Church Lane/BA5 2UA/Wells'] },
  ),
  snippet('en-GB', '/contact', '<p>Find us at Flat 2, 14 Rose Terrace, Edinburgh EH1 2AB.</p>', {
    a: ['Flat 2, 14 Rose Terrace/EH1 2AB/Edinburgh'],
  }),
  snippet(
    'nl',
    '/contact',
    '<p>Bezoekadres: Keizersgracht 123-B, 1015 CJ Amsterdam<br>Postadres: Postbus 456, 1000 AL Amsterdam</p>',
    { a: ['Keizersgracht 123-B/1015 CJ/Amsterdam', 'Postbus 456/1000 AL/Amsterdam'] },
  ),
  snippet('nl-BE', '/contact', '<p>Dorpsstraat 5 bus 3<br>B-9000 Gent</p>', {
    a: ['Dorpsstraat 5 bus 3/9000/Gent'],
  }),
  snippet('ja', '/access', '<p>〒150-0001<br>東京都渋谷区神宮前1-2-3 サンビル4F</p>', {
    a: ['神宮前1-2-3 サンビル4F/150-0001/渋谷区'],
  }),
  snippet('ja', '/access', '<p>所在地：東京都千代田区丸の内1丁目1番1号（〒100-0005）</p>', {
    a: ['丸の内1丁目1番1号/100-0005/千代田区'],
  }),
  snippet('pt-BR', '/contato', '<p>Rua das Flores, 123 – Centro<br>Curitiba – PR, 80020-000</p>', {
    a: ['Rua das Flores, 123 – Centro/80020-000/Curitiba'],
  }),
  snippet(
    'pt-BR',
    '/contato',
    '<p>Av. Paulista, 1000, 5º andar, Bela Vista, São Paulo/SP, CEP 01310-100</p>',
    { a: ['Av. Paulista, 1000, 5º andar/01310-100/São Paulo'] },
  ),
  snippet('pt-BR', '/contato', '<p>Rua XV de Novembro, 50, Centro, CEP: 89010-000, Blumenau - SC</p>', {
    a: ['Rua XV de Novembro, 50/89010-000/Blumenau'],
  }),
  snippet('en-IN', '/contact', '<p>No. 12, 2nd Floor, MG Road, Bengaluru, Karnataka 560001</p>', {
    a: ['No. 12, 2nd Floor, MG Road/560001/Bengaluru'],
  }),
  snippet('en-IN', '/contact', '<p>Plot 45, Sector 18, Gurugram - 122 015, Haryana, India</p>', {
    a: ['Plot 45, Sector 18/122 015/Gurugram'],
  }),
  snippet('hi', '/contact', '<p>14, Gandhi Marg, Jaipur – 302001, Rajasthan</p>', {
    a: ['14, Gandhi Marg/302001/Jaipur'],
  }),
  snippet('en-US', '/contact', '<p>P.O. Box 77<br>Taos, New Mexico 87571</p>', {
    a: ['P.O. Box 77/87571/Taos'],
  }),
  snippet('en-US', '/contact', '<p>400 N Main St Ste 200, Boise, ID 83702-5555</p>', {
    a: ['400 N Main St Ste 200/83702-5555/Boise'],
  }),
  snippet('en-CA', '/contact', '<p>55 Queen St W, Suite 300<br>Toronto, ON  M5H 2M5</p>', {
    a: ['55 Queen St W, Suite 300/M5H 2M5/Toronto'],
  }),
  snippet(
    'en-AU',
    '/contact',
    '<p>Level 3, 20 Bridge St<br>Sydney NSW 2000</p><p>PO Box 12, Kyneton VIC 3444</p>',
    { a: ['Level 3, 20 Bridge St/2000/Sydney', 'PO Box 12/3444/Kyneton'] },
  ),
  snippet('en-NZ', '/contact', '<p>14 Kowhai Street<br>Te Aro<br>Wellington 6011</p>', {
    a: ['14 Kowhai Street/6011/Wellington'],
  }),
  snippet('en-ZA', '/contact', '<p>23 Long Street, Cape Town, 8001, South Africa</p>', {
    a: ['23 Long Street/8001/Cape Town'],
  }),
  snippet('en-SG', '/contact', '<p>10 Anson Road, #05-17 International Plaza, Singapore 079903</p>', {
    a: ['10 Anson Road, #05-17 International Plaza/079903/Singapore'],
  }),
  snippet('ms', '/hubungi', '<p>No. 8, Jalan Merdeka 2, Taman Maju, 50300 Kuala Lumpur</p>', {
    a: ['No. 8, Jalan Merdeka 2, Taman Maju/50300/Kuala Lumpur'],
  }),
  snippet('id', '/kontak', '<p>Jl. Sudirman No. 45, Bandung 40115, Jawa Barat</p>', {
    a: ['Jl. Sudirman No. 45/40115/Bandung'],
  }),
  snippet('vi', '/lien-he', '<p>Địa chỉ: 25 Lý Thường Kiệt, Hoàn Kiếm, Hà Nội 100000</p>', {
    a: ['25 Lý Thường Kiệt/100000/Hà Nội'],
  }),
  snippet('th', '/contact', '<p>99/5 ถนนสุขุมวิท แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร 10110</p>', {
    a: ['99 5 ถนนสุขุมวิท แขวงคลองเตย เขตคลองเตย/10110/กรุงเทพมหานคร'],
  }),
  snippet('ko', '/contact', '<p>(04524) 서울특별시 중구 세종대로 110</p>', {
    a: ['중구 세종대로 110/04524/서울특별시'],
  }),
  snippet('ko', '/contact', '<p>주소: 서울 마포구 양화로 12, 3층 (우 04050)</p>', {
    a: ['양화로 12, 3층/04050/서울 마포구'],
  }),
  snippet('zh-CN', '/contact', '<p>地址：北京市朝阳区建国路88号 邮编：100022</p>', {
    a: ['朝阳区建国路88号/100022/北京市'],
  }),
  snippet('zh-TW', '/contact', '<p>地址：10048台北市中正區重慶南路一段122號</p>', {
    a: ['中正區重慶南路一段122號/10048/台北市'],
  }),
  snippet('tr', '/iletisim', '<p>Adres: Cumhuriyet Mah. Atatürk Cad. No: 12/3, 34380 Şişli/İstanbul</p>', {
    a: ['Cumhuriyet Mah. Atatürk Cad. No: 12 3/34380/Şişli İstanbul'],
  }),
  snippet(
    'el',
    '/epikoinonia',
    '<p>Ερμού 25, 105 63 Αθήνα</p><p>Λεωφόρος Κηφισίας 100, ΤΚ 11526, Αθήνα</p>',
    { a: ['Ερμού 25/105 63/Αθήνα', 'Λεωφόρος Κηφισίας 100/11526/Αθήνα'] },
  ),
  snippet('ru', '/kontakty', '<p>Адрес: 191186, г. Санкт-Петербург, Невский пр., д. 20, офис 5</p>', {
    a: ['Невский пр., д. 20, офис 5/191186/Санкт-Петербург'],
  }),
  snippet('ru', '/kontakty', '<p>101000, Москва, ул. Мясницкая, д. 5, стр. 1</p>', {
    a: ['ул. Мясницкая, д. 5, стр. 1/101000/Москва'],
  }),
  snippet('uk', '/kontakty', '<p>вул. Хрещатик, 22, м. Київ, 01001</p>', {
    a: ['вул. Хрещатик, 22/01001/Київ'],
  }),
  snippet(
    'bg',
    '/kontakti',
    '<p>ул. „Граф Игнатиев“ 10, 1000 София</p><p>гр. Пловдив 4000, бул. Руски 54</p>',
    { a: ['ул. Граф Игнатиев 10/1000/София', 'бул. Руски 54/4000/Пловдив'] },
  ),
  snippet('sr', '/kontakt', '<p>Кнез Михаилова 12, 11000 Београд</p>', {
    a: ['Кнез Михаилова 12/11000/Београд'],
  }),
  snippet(
    'hu',
    '/kapcsolat',
    '<p>1052 Budapest, Váci utca 19. II/4.</p><p>H-6720 Szeged, Kossuth Lajos sgt. 5.</p>',
    { a: ['Váci utca 19. II 4./1052/Budapest', 'Kossuth Lajos sgt. 5/6720/Szeged'] },
  ),
  snippet(
    'cs',
    '/kontakt',
    '<p>Hlavní třída 125/8, 110 00 Praha 1</p><p>Lhota 58, 517 41 Kostelec nad Orlicí</p>',
    { a: ['Hlavní třída 125 8/110 00/Praha 1', 'Lhota 58/517 41/Kostelec nad Orlicí'] },
  ),
  snippet('sk', '/kontakt', '<p>Hviezdoslavova 7<br>SK-010 01 Žilina</p>', {
    a: ['Hviezdoslavova 7/010 01/Žilina'],
  }),
  snippet(
    'pl',
    '/kontakt',
    '<p>ul. Jana Pawła II 12 m. 4<br>00-950 Warszawa</p><p>Brzeziny 7, 95-060 Brzeziny</p>',
    { a: ['ul. Jana Pawła II 12 m. 4/00-950/Warszawa', 'Brzeziny 7/95-060/Brzeziny'] },
  ),
  snippet(
    'ro',
    '/contact',
    '<p>Str. Mihai Eminescu nr. 14, bl. B2, sc. A, ap. 5, 400001 Cluj-Napoca</p><p>Strada Lungă 10, Brașov 500035</p>',
    {
      a: [
        'Str. Mihai Eminescu nr. 14, bl. B2, sc. A, ap. 5/400001/Cluj-Napoca',
        'Strada Lungă 10/500035/Brașov',
      ],
    },
  ),
  snippet('hr', '/kontakt', '<p>Ilica 10/2, HR-10000 Zagreb</p>', { a: ['Ilica 10 2/10000/Zagreb'] }),
  snippet(
    'lt',
    '/kontaktai',
    '<p>Gedimino pr. 9, LT-01103 Vilnius</p><p>Laisvės al. 53, Kaunas LT-44309</p>',
    { a: ['Gedimino pr. 9/01103/Vilnius', 'Laisvės al. 53/LT-44309/Kaunas'] },
  ),
  snippet('lv', '/kontakti', '<p>Brīvības iela 55-3, Rīga, LV-1010</p>', {
    a: ['Brīvības iela 55-3/LV-1010/Rīga'],
  }),
  snippet('et', '/kontakt', '<p>Pikk tn 12-4, 10123 Tallinn</p>', { a: ['Pikk tn 12-4/10123/Tallinn'] }),
  snippet('fi', '/yhteys', '<p>Mannerheimintie 12 A 5, 00100 Helsinki</p><p>PL 123, 00101 Helsinki</p>', {
    a: ['Mannerheimintie 12 A 5/00100/Helsinki', 'PL 123/00101/Helsinki'],
  }),
  snippet('no', '/kontakt', '<p>Storgata 5B, 0155 Oslo</p><p>Postboks 44 Sentrum, 0101 Oslo</p>', {
    a: ['Storgata 5B/0155/Oslo', 'Postboks 44 Sentrum/0101/Oslo'],
  }),
  snippet('da', '/kontakt', '<p>Nørregade 7, 2. tv., DK-1165 København K</p>', {
    a: ['Nørregade 7, 2. tv./1165/København K'],
  }),
  snippet('is', '/hafa-samband', '<p>Laugavegur 10, 101 Reykjavík</p><p>Hafnargata 2, 400 Ísafjörður</p>', {
    a: ['Laugavegur 10/101/Reykjavík', 'Hafnargata 2/400/Ísafjörður'],
  }),
  snippet(
    'es',
    '/contacto',
    '<p>C/ Mayor, 12, 3.º B<br>28013 Madrid</p><p>Plaza de España s/n, 41013 Sevilla</p>',
    { a: ['C  Mayor, 12, 3.º B/28013/Madrid', 'Plaza de España s n/41013/Sevilla'] },
  ),
  snippet('es-MX', '/contacto', '<p>Av. Reforma 222, Col. Juárez, C.P. 06600, Ciudad de México</p>', {
    a: ['Av. Reforma 222/06600/Ciudad de México'],
  }),
  snippet('es-CL', '/contacto', '<p>Av. Providencia 1234, of. 501, Santiago 7500000</p>', {}),
  snippet('es-CO', '/contacto', '<p>Carrera 7 # 45-12, Bogotá 110231, Colombia</p>', {
    a: ['Carrera 7 # 45-12/110231/Bogotá'],
  }),
  snippet('es-PE', '/contacto', '<p>Jr. Cusco 345, Lima 15001</p>', { a: ['Jr. Cusco 345/15001/Lima'] }),
  snippet('fr', '/contact', '<p>12 bis, rue du Moulin<br>BP 40012<br>35000 Rennes Cedex</p>', {
    a: ['12 bis, rue du Moulin, BP 40012/35000/Rennes Cedex'],
  }),
  snippet(
    'fr',
    '/contact',
    '<p>Lieu-dit Kerguelen, 29120 Pont-l’Abbé</p><p>ZA de la Gare – 56300 Pontivy</p>',
    { a: ['Lieu-dit Kerguelen/29120/Pont-l’Abbé', 'ZA de la Gare/56300/Pontivy'] },
  ),
  snippet('fr-CH', '/contact', '<p>Rue de Bourg 10, CP 234, CH-1002 Lausanne</p>', {
    a: ['Rue de Bourg 10/1002/Lausanne'],
  }),
  snippet('fr-BE', '/contact', '<p>Rue Haute 12 bte 4 – 1000 Bruxelles</p>', {
    a: ['Rue Haute 12 bte 4/1000/Bruxelles'],
  }),
  snippet(
    'it',
    '/contatti',
    '<p>Via Garibaldi 12/A, 20121 Milano (MI)</p><p>Piazza Duomo, 1 – 50122 Firenze FI – Italia</p><p>Loc. Pian del Lago snc, 53100 Siena</p>',
    {
      a: [
        'Via Garibaldi 12 A/20121/Milano',
        'Piazza Duomo, 1/50122/Firenze',
        'Loc. Pian del Lago snc/53100/Siena',
      ],
    },
  ),
  snippet(
    'pt',
    '/contactos',
    '<p>Rua da Estação, 41, 2.º Esq.<br>7170-103 Redondo</p><p>Apartado 45, 2350-999 Torres Novas</p>',
    { a: ['Rua da Estação, 41, 2.º Esq./7170-103/Redondo', 'Apartado 45/2350-999/Torres Novas'] },
  ),
  snippet('de', '/kontakt', '<p>Am Markt 3<br>D-18055 Rostock</p><p>Postfach 11 02 33, 10832 Berlin</p>', {
    a: ['Am Markt 3/18055/Rostock', 'Postfach 11 02 33/10832/Berlin'],
  }),
  snippet('de-CH', '/kontakt', '<p>Dorfstrasse 12, 8700 Küsnacht ZH</p>', {
    a: ['Dorfstrasse 12/8700/Küsnacht'],
  }),
  snippet('de-AT', '/kontakt', '<p>Mariahilfer Straße 1/2/14, 1060 Wien</p>', {
    a: ['Mariahilfer Straße 1 2 14/1060/Wien'],
  }),
  snippet(
    'de',
    '/kontakt',
    '<p>Unsere Geschäftsstelle befindet sich in der Goethestr. 5, 04109 Leipzig.</p><p>Adresse: Haus 7, Schlossallee 1, 99084 Erfurt</p>',
    { a: ['Goethestr. 5/04109/Leipzig', 'Haus 7, Schlossallee 1/99084/Erfurt'] },
  ),
  snippet('he', '/contact', '<p>רחוב הרצל 15, תל אביב 6688101</p>', { a: ['רחוב הרצל 15/6688101/תל אביב'] }),
  snippet('ar', '/contact', '<p>شارع الملك فهد، الرياض 11564</p>', {
    a: ['شارع الملك فهد/11564/الرياض'],
  }),
  snippet('en-KE', '/contact', '<p>P.O. Box 30197 – 00100, Nairobi</p>', {
    a: ['P.O. Box 30197/00100/Nairobi'],
  }),
  snippet('en-PH', '/contact', '<p>123 Rizal Avenue, Ermita, Manila 1000</p>', {
    a: ['123 Rizal Avenue/1000/Manila'],
  }),
  snippet('sq', '/kontakt', '<p>Rruga e Durrësit 45, 1001 Tiranë</p>', {
    a: ['Rruga e Durrësit 45/1001/Tiranë'],
  }),
  snippet('ka', '/contact', '<p>რუსთაველის გამზირი 12, 0108 თბილისი</p>', {
    a: ['რუსთაველის გამზირი 12/0108/თბილისი'],
  }),
  snippet('hy', '/contact', '<p>Աբովյան փողոց 12, 0001 Երևան</p>', { a: ['Աբովյան փողոց 12/0001/Երևան'] }),
  snippet('mt', '/contact', '<p>22, Republic Street, Valletta VLT 1112</p>', {
    a: ['22, Republic Street/VLT 1112/Valletta'],
  }),
  snippet('lb', '/contact', '<p>12, rue de la Gare<br>L-1234 Luxembourg</p>', {
    a: ['12, rue de la Gare/1234/Luxembourg'],
  }),
];
