import { lookOf, LOST, repaired, withLettersForDigits } from './damaged-text.js';

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

  it.each([
    ['5arah 8artlett', 'sarah bartlett'],
    ['J0hn Chiusan0', 'John Chiusano'],
    ['John Smith 3rd', 'John Smith 3rd'],
    ['1st Lt. Kern', '1st Lt. Kern'],
    ['Room 5', 'Room 5'],
  ])('%s is read as %s', (misread, text) => {
    expect(withLettersForDigits(misread)).toBe(text);
  });

  it.each([
    ['metzenbaum', 'mctzenbaiim'],
    ['william', 'wiiliarn'],
    ['widmyer', 'wiclmyer'],
    ['john', 'jolin'],
    ['lanning', 'larming'],
  ])('%s looks like %s', (printed, read) => {
    expect(lookOf(read)).toBe(lookOf(printed));
  });
});
