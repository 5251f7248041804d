import { LOST, asMeant, repaired } from './typed-text.js';

describe('Damaged text', () => {
  it.each([
    ['Jos&#233; &amp; Andr&eacute;', 'José & André'],
    ['Laboratoire de GÃ©nÃ©tique', 'Laboratoire de Génétique'],
    ['HistÃƒÂ³ria e FÃƒÂ©', 'História e Fé'],
    ['AraÅŸtÄ±rmalarÄ± DerneÄŸi', 'Araştırmaları Derneği'],
    ['Ð˜Ð²Ð°Ð½', 'Иван'],
    ['Istanbul K\\u00fclt\\u00FCr', 'Istanbul Kültür'],
    ['=?UTF-8?Q?Jardim_Bot=C3=A2nico?=', 'Jardim Botânico'],
    ['=?utf-8?b?Sm9zw6k=?= <jose@example.org>', 'José <jose@example.org>'],
    ['=?UTF-8?Q?=zz?=', '=?UTF-8?Q?=zz?='],
    ['Jos=C3=A9 P=c3=a9rez', 'José Pérez'],
    ['Jos=C3=28', 'Jos=C3=28'],
    [
      "Gonz\\'{a}lez, M{\\\"u}ller, P\\'erez, Ko{\\v c}i, {\\c{C}}a{\\u g}",
      'González, Müller, Pérez, Koči, Çağ',
    ],
    ['Luis+Le%C3%B3n+Rodr%C3%ADguez', 'Luis León Rodríguez'],
    ['Luis%20P%C3%A9rez', 'Luis Pérez'],
    ['hxxps://lantern[.]example[.]org/a', 'https://lantern.example.org/a'],
    ['Ada%00King%0A%ED%A0%80', 'Ada%00King%0A%ED%A0%80'],
    ['Ada%00King', 'AdaKing'],
    ['Hugh N\u0435ls\u043en', 'Hugh Nelson'],
    ['S{\\o}ren Stra{\\ss}er', 'Søren Straßer'],
    ['A\\u0000da', 'Ada'],
    ['A\\ud800da', 'Ada'],
    ['Ada&#10;King', 'Ada King'],
    ['=?UTF-8?B?QWRhAEtpbmc=?=', 'AdaKing'],
    ['Childrenâ€™s Society', 'Children’s Society'],
    ['Sociedad EspaÃ±ola de OncologÃa', `Sociedad Española de Oncolog${LOST}a`],
    ['Aeron?utica', `Aeron${LOST}utica`],
    ['Universit? di Roma', `Universit${LOST} di Roma`],
    ['Institut Sup\ufffdrieur', `Institut Sup${LOST}rieur`],
  ])('%s is repaired: %s', (damaged, text) => {
    expect(repaired(damaged)).toBe(text);
  });

  it.each([
    'SÃO PAULO',
    'Ärzte für Ärzte',
    'Åse Kříž',
    'DÍŽ',
    'Who is Ann Lee?',
    'AT&T',
    'R&D; Labs',
    "O\\'Brien",
    '{\\"first\\": \\"Ada\\"}',
    'Иван',
    '?',
  ])('%s stays', (text) => {
    expect(repaired(text)).toBe(text);
  });
});

describe('A text with the slips of a person', () => {
  it.each([
    ['johJohn Hager', 'John Hager'],
    ['johnJohn Hager', 'John Hager'],
    ['JohJohn Hager', 'John Hager'],
    ['lantLantern House', 'Lantern House'],
    ['Lantern House TrustLantern House Trust', 'Lantern House Trust'],
    ['Lantern HouseLANTERN HOUSE', 'Lantern House'],
    ['Lantern House | About us - Google Chrome', 'Lantern House | About us'],
    ['capital ada capital king', 'ada king'],
    ['all caps ada hyphen maria king period new paragraph', 'ada-maria king'],
    ["patrick o apostrophe brien's office question mark", "patrick o'brien's office"],
    ['bracket ada king close bracket', 'ada king'],
    ['king comma ada', 'king, ada'],
    ['solberg ny24', 'solberg ny-24'],
    ['Solberg NY24, today', 'Solberg NY-24, today'],
    ['Ada NMN Solberg', 'Ada Solberg'],
    ['ada null solberg', 'ada solberg'],
    ['Solberg HD-52 Ohio', 'Solberg district 52 Ohio'],
    ['solberg mn hd29a', 'solberg mn district 29a'],
    ['Solberg SD 4 (KY)', 'Solberg district 4 (KY)'],
    ['Ada King @lantern.example', 'Ada King lantern.example'],
    ['Ada + Maria King', 'Ada and Maria King'],
    ['ada comma maria king comma please', 'ada, maria king, please'],
    ['ada maria dash king', 'ada maria-king'],
    ['Mill- ersville University', 'Millersville University'],
    ['Mill¬ ersville University', 'Millersville University'],
    ['Institut fu¨r Ma´thematik', 'Institut fur Mathematik'],
    [`Kutat?k?zpont`, `Kutat${LOST}k${LOST}zpont`],
    ['G\ufffdnie', `G${LOST}nie`],
    ['Ada K as in king I as in ice N as in nancy G as in golf', 'Ada KING '],
    ['ada kilo india november golf', 'ada king '],
  ])('%s means %s', (typed, meant) => {
    expect(asMeant(typed)).toBe(meant);
  });

  it.each([
    'John McDonald',
    'LaVerne DeLaRosa',
    'JoJo King',
    'MAMAS',
    'HauHau Research',
    'tidaltidal',
    'MeMed',
    'Capital One Capital Markets',
    'Kinder- und Jugendhilfe',
    'post- and pre-war',
    'https://example.org/?q=ada',
    'example.org/list?page=king',
    'Hotel India Lima',
    'A for effort',
    'Museum of the Period',
    'Capital Area Transit',
    'Question Mark',
    'Period Rooms Society',
    'Hyphen Press',
    'new paragraph',
    'Room NY245',
    'Solberg SD-4',
    'Solberg SHD-52',
    'HD television',
    'ada @lantern.example',
    '@lantern.example',
    'C++ user group',
  ])('%s stays', (text) => {
    expect(asMeant(text)).toBe(text);
  });
});
