/** The 16 most frequent words of the corpus's names. */
const COMMON =
  'of university city the town and state department county national institute center committee research government association';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Expensive queries: frequent words and prefixes, many words, long words, typos in every word. */
export const HOSTILE: readonly string[] = [
  ...LETTERS.slice(0, 5),
  'un',
  'me',
  're',
  'co',
  'uni',
  'mem',
  'university',
  'member',
  'university of',
  'the university of',
  'of the',
  'city of',
  'state government',
  'representative',
  COMMON,
  COMMON.split(' ').reverse().join(' '),
  `${COMMON} u`,
  'universitx',
  'unversity of',
  'cuty of',
  'untied sattes goverment',
  'john smith',
  'jhon smiht',
  'robert john william james thomas michael david richard charles joseph',
  'bob bill jim tom mike dave dick charlie joe peggy',
  'smith johnson williams brown jones miller davis wilson anderson taylor',
  'smithx johnsonx williamsx brownx',
  'smithx johnsonx williamsx brownx jonesx millerx davisx wilsonx andersonx taylorx',
  'x'.repeat(256),
  'ab'.repeat(128),
  'aaaa '.repeat(51).trim(),
  [...LETTERS].join(' '),
  Array.from({ length: 64 }, (_, n) => `${LETTERS[n % 26]!}${LETTERS[Math.floor(n / 26)]!}`)
    .join(' ')
    .slice(0, 256),
  Array.from({ length: 50 }, (_, n) => `w${n}xyz`)
    .join(' ')
    .slice(0, 256),
  'national institute of research and technology of the state university of the city and county of department',
  'nationl instiute of reserch and tecnology of the stat universty of the cty and conty of departmnt',
  '大学'.repeat(128),
  '中国大学研究所',
  'é'.repeat(256),
  'о'.repeat(256),
  'a@',
  '@gmail.com',
  '@g',
  'a@a',
  'www.gov',
  'gov',
  '.gov',
  'info@',
  'e.u',
];
