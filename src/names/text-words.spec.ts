import { readText, spansOf } from './text-words.js';

const words = (text: string) => readText(text).map(({ word, isApart }) => (isApart ? `| ${word}` : word));

it.each([
  ['Sen. Cantwell (D-WA)', ['| sen', 'cantwell', '| d', 'wa']],
  ['https://en.wikipedia.org/wiki/Maria_Cantwell', ['| en.wikipedia.org', '| wiki', '| maria', 'cantwell']],
  ['https://example.org/in/maria-cantwell-17?tab=2', ['| example.org', '| in', '| maria', 'cantwell', '17']],
  ['https://example.org', ['| example.org']],
  ['example.org/in/maria-cantwell', ['| example.org', '| in', '| maria', 'cantwell']],
  ['Maria,Cantwell,R12711,active', ['| maria', 'cantwell', '| r12711', '| active']],
  ['Maria,Cantwell,maria@example.org', ['| maria', 'cantwell', '| maria@example.org']],
  ['Maria,Cantwell,https://example.org/a,b', ['| maria', 'cantwell', '| example.org', '| a', '| b']],
  ['maria@example.org,Maria,Cantwell', ['| maria@example.org', '| maria', '| cantwell']],
  ['cantwell, maria', ['| cantwell', 'maria']],
  ['Cantwell, Ferris, Casey', ['| cantwell', '| ferris', '| casey']],
  ['Order INV-2023-5416 of Maria', ['| order', '| of', 'maria']],
  ['Kind regards, Maria Cantwell', ['| maria', 'cantwell']],
  ['host=www.example.org port=443', ['| host', '| example.org', '| port', '| 443']],
  ['Nachname: Cantwell Vorname: Maria', ['| cantwell', 'maria']],
  ['{"first_name":"Maria","last_name":"Cantwell"}', ['| maria', 'cantwell']],
  ['Cognome: Cantwell; Nome: Maria', ['| cantwell', 'maria']],
  ['P<USACANTWELL<FERRIS<<MARIA<ANN<<<<<', ['| cantwell', 'ferris', 'maria', 'ann']],
  ['cantwell d-wa', ['| cantwell', '| wa']],
  ['band-in Cantwell', ['| band', 'in', 'cantwell']],
  ['Mᴀʀɪᴀ Cᴀɴᴛᴡᴇʟʟ', ['| maria', 'cantwell']],
  ['city of Nome', ['| city', 'of', 'nome']],
  ['\u0003a\u0000b@example.org', []],
  ['Maria%20Cantwell', ['| maria', 'cantwell']],
  ['Maria+Cantwell', ['| maria', 'cantwell']],
  ['100% of Maria Cantwell', ['| 100', 'of', 'maria', 'cantwell']],
  ['Maria_Cantwell_CV.pdf', ['| maria', 'cantwell', 'cv', 'pdf']],
  ['@mariacantwell', ['| mariacantwell']],
  ['Maria Cantwell <maria@example.org>', ['| maria', 'cantwell', '| maria@example.org']],
  ['Maria@Example.org', ['| maria@example.org']],
  ['ask at example.org', ['| ask', 'at', '| example.org']],
  ['{"name": "Maria Cantwell", "id": 17}', ['| maria', 'cantwell', '| 17']],
  ['<given_name>Maria</given_name> <surname>Cantwell</surname>', ['| maria', 'cantwell']],
  ['ask <a href="x">Maria</a> <cantwell ferris>', ['| ask', 'maria', '| cantwell', 'ferris']],
  ["last_name = 'Cantwell'", ['| cantwell']],
  ["first_name ILIKE '%Maria%'", ['| maria']],
  ['CN=Maria Cantwell:mailto:maria@example', ['| cn', '| maria', 'cantwell']],
  ['MariaCantwellPhoto.jpg', ['| maria', 'cantwell', 'photo', 'jpg']],
  ['#VoteMariaCantwell', ['| vote', 'maria', 'cantwell']],
  ['Maria Cantwell - Wikipedia', ['| maria', 'cantwell', '| wikipedia']],
  ['Coleman-Madison', ['| coleman', 'madison']],
  ['%E0%A4%A', ['| e0', 'a4', 'a']],
  ['Maria Cantwellさん', ['| maria', 'cantwell', 'さん']],
])('reads %s', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

it.each([
  'Lantern Hou…',
  'Lantern Hou...',
  'Lantern Hou… [more]',
  'Lantern Hou [truncated]',
  'Lantern Hou~1',
])('the last word of %s is cut off', (text) => {
  expect(readText(text).map(({ word, isCut }) => [word, isCut])).toEqual([
    ['lantern', false],
    ['hou', true],
  ]);
});

it('reads the letters that a scanner read as digits', () => {
  expect(readText('C0urt of Kansas').map(({ bare }) => bare)).toEqual(['court', undefined, undefined]);
});

it('marks capitalized words if others are not', () => {
  const capitals = (text: string) =>
    readText(text)
      .filter(({ isCapital }) => isCapital)
      .map(({ word }) => word);
  expect(capitals('today Maria Cantwell said')).toEqual(['maria', 'cantwell']);
  expect(capitals('the Re-use of it')).toEqual(['re', 'use']);
  expect(capitals('who is maria')).toEqual(['who', 'is', 'maria']);
});

it('reads the word of a possessive, or with an article', () => {
  const read = readText("Cantwell’s staff, the children's Ferris, l'Institut d’Or").map(({ word, bare }) => [
    word,
    bare,
  ]);
  expect(read).toEqual([
    ['cantwells', 'cantwell'],
    ['staff', undefined],
    ['the', undefined],
    ['childrens', 'children'],
    ['ferris', undefined],
    ['linstitut', 'institut'],
    ['dor', undefined],
  ]);
});

it('reads an acronym among words in small letters', () => {
  const acronyms = (text: string) =>
    readText(text).flatMap(({ word, isAcronym }) => (isAcronym ? [word] : []));
  expect(acronyms('Tagung am KHSC, Springfield, OR (XYZ) B')).toEqual(['khsc', 'or', 'xyz']);
  expect(acronyms('POS KHSC SPRINGFIELD')).toEqual([]);
});

it('reads at most sixty words', () => {
  expect(readText('word '.repeat(500))).toHaveLength(60);
});

it('spans are adjacent words that do not end in a small word', () => {
  expect(spansOf(readText('Bank of Aubin')).map(({ text }) => text)).toEqual([
    'bank',
    'bank of aubin',
    'of aubin',
    'aubin',
  ]);
});

it('the parts of a word in a script without spaces are spans', () => {
  expect(spansOf(readText('王進士議員')).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['王进士', '进士议员', '王进士议员']),
  );
});
