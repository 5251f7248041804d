import { snippet, type Snippet } from './snippet.js';

/** Dealers, auditors and firms whose addresses and numbers are none of the organization's, and its own shops beside them. */
export const HOUSES_OF_OTHERS: readonly Snippet[] = [
  // Dealers, below a heading of any rank, with firms in bold type between both.
  snippet(
    'da',
    '/forhandlere',
    '<h1>Forhandlere</h1><p><b>Cykler &amp; Sjov</b><br>Algade 22<br>4000 Roskilde<br>Tlf. 46 35 77 21</p><p><b>Havnens Lager</b><br>Bredgade 9<br>7400 Herning</p>',
  ),
  snippet(
    'de',
    '/bezug',
    '<h2>Bezugsquellen</h2><h3>Eisenwaren Moll</h3><p>Marktplatz 3<br>73728 Esslingen<br><a href="tel:+497113907721">0711 3907721</a></p><h3>Hofgut Lenz</h3><p>Talweg 4<br>72072 Tübingen</p>',
  ),
  snippet(
    'fr',
    '/revendeurs',
    '<h1>Nos revendeurs</h1><p><strong>Maison Perrault</strong><br>12 rue Neuve<br>35000 Rennes<br>Tél. 02 99 44 77 21</p>',
  ),
  snippet(
    'es',
    '/donde-comprar',
    '<h1>Dónde comprar</h1><p><b>La Despensa</b><br>C/ Mayor, 14<br>30001 Murcia<br>Tel. 968 30 77 12</p>',
  ),
  snippet(
    'it',
    '/rivenditori',
    '<h1>Rivenditori</h1><p><b>Enoteca Battisti</b><br>Via Roma 8<br>38122 Trento<br>Tel. 0461 550 721</p>',
  ),
  snippet(
    'pl',
    '/gdzie-kupic',
    '<h1>Gdzie kupić</h1><p><b>Sklep Lutnik</b><br>ul. Długa 4<br>31-146 Kraków<br>tel. 12 655 77 21</p>',
  ),
  snippet(
    'cs',
    '/prodejci',
    '<h1>Prodejci</h1><p><b>Dům hudby</b><br>Masarykova 12<br>602 00 Brno<br>tel. 541 277 721</p>',
  ),
  snippet(
    'fi',
    '/jalleenmyyjat',
    '<h1>Jälleenmyyjät</h1><p><b>Soitin ja Sävel</b><br>Hämeenkatu 4<br>33100 Tampere<br>puh. 03 555 7721</p>',
  ),
  snippet(
    'hu',
    '/viszonteladok',
    '<h1>Viszonteladóink</h1><p><b>Hangszerbolt</b><br>6720 Szeged, Tisza Lajos körút 9.<br>Tel.: 06 62 557 721</p>',
  ),
  snippet(
    'ja',
    '/shops',
    '<h2>直営店</h2><p>つきの店<br>〒509-5142 岐阜県土岐市泉町久尻42-6<br>TEL 0572-54-0320</p><h2>取扱店</h2><p>うつわ屋 灯<br>〒110-0001 東京都台東区谷中3-18-5<br>TEL 03-3821-7712</p>',
    { a: ['泉町久尻42-6/509-5142/土岐市'], t: ['+81572540320'] },
  ),
  // Its own shop, by its heading or by its name.
  snippet(
    'de',
    '/haendler',
    '<h1>Händler</h1><h2>Werksverkauf</h2><p>Am Kai 7<br>18055 Rostock</p><h2>Fachgeschäft Lau</h2><p>Lange Straße 3<br>18055 Rostock</p>',
    { a: ['Am Kai 7/18055/Rostock'] },
  ),
  snippet(
    'en-GB',
    '/stockists',
    '<h1>Stockists</h1><p><b>Kontor at the Mill</b><br>4 Mill Lane<br>Hexham NE46 1XA</p><p><b>Bell &amp; Book</b><br>9 High Street<br>Hexham NE46 2AB</p>',
    { a: ['4 Mill Lane/NE46 1XA/Hexham'] },
  ),
  // Dealers in a heading of something else.
  snippet(
    'en',
    '/contact',
    '<h1>Contact</h1><h2>Dealer portal and orders</h2><p>12 Harbour Road<br>Boise, ID 83702</p>',
    { a: ['12 Harbour Road/83702/Boise'] },
  ),
  // Auditors and banks.
  snippet(
    'de-CH',
    '/organisation',
    '<h2>Geschäftsstelle</h2><p>Rosentalstrasse 48<br>8400 Winterthur</p><h2>Revisionsstelle</h2><p>Rüegg Treuhand AG<br>Marktgasse 91<br>8400 Winterthur</p>',
    { a: ['Rosentalstrasse 48/8400/Winterthur'] },
  ),
  snippet(
    'fr',
    '/association',
    '<h2>Siège</h2><p>3 place Cayrade<br>12300 Decazeville</p><h2>Commissaire aux comptes</h2><p>Audit Rouergue<br>8 rue Béteille<br>12000 Rodez<br>Tél. 05 65 44 77 21</p>',
    { a: ['3 place Cayrade/12300/Decazeville'] },
  ),
  snippet(
    'nl',
    '/organisatie',
    '<h2>Bezoekadres</h2><p>Kruisstraat 52<br>9712 AB Groningen</p><h2>Accountantskantoor</h2><p>Bos en Vaart<br>Singel 4<br>9711 AA Groningen</p>',
    { a: ['Kruisstraat 52/9712 AB/Groningen'] },
  ),
  // Firms in sentences on pages about something else.
  snippet(
    'es',
    '/comedor',
    '<h1>Comedor</h1><p>Lo gestiona la empresa Catering Huerta Sana, S.L. (tel. 968 30 77 12).</p><p>Empresa Autobuses del Sur, tel. 968 30 77 13</p>',
  ),
  snippet(
    'pt',
    '/servicos',
    '<h1>Reboque</h1><p>Rebocadores da Barra, Lda., Avenida da Marina 4, 4450-718 Matosinhos</p>',
  ),
  snippet(
    'de',
    '/kontakt',
    '<h1>Kontakt</h1><p>Kontor GmbH (Tel. 0381 3907721)</p><p>Telefon: 0381 3907720</p>',
    { t: ['+493813907720', '+493813907721'] },
  ),
  // Numbers of registers, and compound words for telephones.
  snippet(
    'nl-BE',
    '/contact',
    '<p>Ondernemingsnummer: 0412.345.678</p><p>Rekeningnummer 0479 55 03 10</p><p>Secretariaatstelefoon 09 344 03 10</p>',
    { t: ['+3293440310'] },
  ),
  snippet(
    'da',
    '/drift',
    '<p>Ved brud på ledningen ringes til vagttelefonen 20 55 03 13, hele døgnet.</p><p>Vandprøve 20 55 03 14</p>',
    { t: ['+4520550313'] },
  ),
  // Codes below their towns, villages before the street and without a sign.
  snippet(
    'pt-BR',
    '/contato',
    '<p>Avenida Prefeito Anselmo Rocha, 540<br>Contagem – MG<br>CEP 32017-000</p><p>Rua do Porto, 12<br>Santos/SP<br>CEP: 11013-001</p>',
    { a: ['Avenida Prefeito Anselmo Rocha, 540/32017-000/Contagem', 'Rua do Porto, 12/11013-001/Santos'] },
  ),
  snippet('es-MX', '/contacto', '<p>Calle Morelos 18<br>Guadalajara<br>C.P. 44100</p>', {
    a: ['Calle Morelos 18/44100/Guadalajara'],
  }),
  snippet('en-IN', '/contact', '<p>12 Gandhi Marg<br>Bengaluru<br>PIN: 560001</p>', {
    a: ['12 Gandhi Marg/560001/Bengaluru'],
  }),
  snippet('pt-BR', '/contato', '<p>Loja aberta<br>Entregas por região<br>CEP 32017-000</p>'),
  snippet(
    'uk',
    '/kontakty',
    '<p>вул. Шкільна, 41, м. Вербівка, Тернопільська обл., 47501</p><p>47523, Тернопільська обл., с. Посухів, вул. Тараса Шевченка, 8</p><p>вул. Лісова, 3, Раївка, Київська обл., 07801</p><p>с. Калинівка, вул. Миру, 12, 08140</p>',
    {
      a: [
        'вул. Шкільна, 41/47501/Вербівка',
        'вул. Тараса Шевченка, 8/47523/Посухів',
        'вул. Лісова, 3/07801/Раївка',
        'вул. Миру, 12/08140/Калинівка',
      ],
    },
  ),
  snippet('ru', '/kontakty', '<p>ул. Певческая, 18, г. Ростов, Ярославская область, 152151</p>', {
    a: ['ул. Певческая, 18/152151/Ростов'],
  }),
];
