import type { Draws } from '../draws.js';
import { areAll, type Drawn, type Kinds } from '../kinds.js';
import { isLatin, letters } from '../random.js';

/** Requests without capitals, with words of a chat and of a hurry. */
export const CHATS = [
  'need 2 talk w {lower} tmrw who picks up the phone',
  'heyy do u hav the mail of {lower} ??',
  'whos the assistant of {lower} pls im late',
  'hi whats the adress of {lower} thx',
  'plz gimme the number of {lower} asap',
];
const HEARD = [
  'i spoke to someone called {heard} i think',
  'the lady on the phone said {heard}',
  'who is {heard}, not sure how you write it',
  'a person by the name of {heard} called about the invoice',
  '{heard}, sounds like that',
];
const SOUNDS: readonly (readonly [letters: RegExp, others: string])[] = [
  [/ph/, 'f'],
  [/ck(?=\p{Ll})/u, 'k'],
  [/c(?=[aou])/, 'k'],
  [/ee/, 'i'],
  [/th/, 't'],
  [/ll/, 'l'],
  [/w(?=[aeiou])/, 'v'],
  [/dh/, 'd'],
  [/sh(?=\p{Ll})/u, 'sch'],
];
const ICAO =
  'alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu'.split(
    ' ',
  );
const SPOKEN =
  'apple bear cat dog easy fox goat horse ice jack king lemon mother nancy ocean peter queen robert sugar tiger uncle victor water xylophone yellow zebra'.split(
    ' ',
  );
const PREVIEWS = [
  '1 new message: please forward this to {cut}… [more]',
  '{cut} [truncated]',
  'SMS 1/2: I want to speak to {cut}',
  'Re: Fwd: your question about {cut}…',
  '{cut}~1',
];
const OFFICES = [
  'info (at) {dots}',
  'info(at){domain}',
  'la página es {punto}',
  'die seite heisst {punkt}',
  '{apart}',
];
const ADMISSIONS = [
  'University of {place} admissions office',
  'Univ. of {place} tuition',
  'my daughter studies at the university of {lower}',
];
const LEDGERS = [
  'Vendor no {number}  {NAME}  NET30  EUR',
  'PO{number} {name} Q3 FY24 USD',
  '{number} {NAME} 50% NET14',
];
const OTHER_SCRIPTS = ['{name}さんの連絡先は？', '{name}的电话是什么', '{name}의 이메일'];

/** A word as a scanner reads it. */
const scanned = (word: string): string =>
  [
    [/h(?=\p{Ll})/u, 'li'],
    [/m/, 'rn'],
    [/d(?=\p{Ll})/u, 'cl'],
    [/o(?=\p{Ll})/u, '0'],
    [/l(?=\p{Ll})/u, '1'],
    [/s(?=\p{Ll})/u, '5'],
  ].reduce((read, [letter, other]) => (read === word ? read.replace(letter!, other as string) : read), word);

const quotedPrintable = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) => (byte < 128 ? String.fromCodePoint(byte) : `=${byte.toString(16).toUpperCase()}`))
    .join('');
/** A text as it is copied from a PDF, with each diaeresis behind its letter. */
const accentsApart = (text: string): string =>
  text.normalize('NFD').replaceAll('\u0308', '¨').normalize('NFC');

/** What callers say, write in a chat, or copy from a preview, a scan or a PDF. */
export function callsAndChatsKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, all, bearersOf, begunWith, onlyPerson, onlyOrganization, organization } =
    draws;
  const { pick, below } = random;
  const accented = corpus.organizations.filter(
    ({ name }) => isLatin(name) && /[^\p{ASCII}\p{P}\s]/u.test(name),
  );
  const universities = corpus.organizations.flatMap(({ name }) => {
    const place = /^([A-Z][a-z]{3,}) University$/.exec(name)?.[1];
    return place === undefined || bearersOf(`University of ${place}`).size > 0 ? [] : [{ name, place }];
  });

  return {
    'name in a chat': draws.aroundPerson(CHATS),
    'organization with a misspelt common word in a chat': () => {
      const { name, expected } = onlyOrganization(2);
      const [word = ''] =
        /University|Institute|Association|Foundation|Corporation|Department/.exec(name) ?? [];
      const at = 2 + below(Math.max(1, word.length - 3));
      const misspelt = name.replace(word, word.slice(0, at) + word.slice(at + 1)).toLowerCase();
      return word === '' ? null : [write(CHATS, { lower: misspelt }), expected];
    },
    'name written by ear in a sentence': () => {
      const one = onlyPerson();
      const [first, second] = SOUNDS.filter(([sound]) => sound.test(one.name)).slice(0, 2);
      if (first === undefined) return null;
      const heard = [first, second ?? first].reduce(
        (name, [sound, other]) => name.replace(sound, other),
        one.name,
      );
      const isAnother = bearersOf(heard).size > 0 || heard.length < 12;
      return isAnother ? null : [write(HEARD, { heard: heard.toLowerCase() }), all(one)];
    },
    'last name in the words of the telephone': () => {
      const one = onlyPerson();
      if (!/^[A-Za-z]{4,9}$/.test(one.last)) return null;
      const spelled = [...one.last.toLowerCase()].map((letter) => letter.charCodeAt(0) - 97);
      const icao = spelled.map((letter) => ICAO[letter]!).join(' ');
      const words = spelled.map((letter, at) => `${one.last[at]!.toUpperCase()} as in ${SPOKEN[letter]!}`);
      return [`${one.first} ${pick([icao, words.join(' '), words.join(', ')])}`, all(one)];
    },
    'name cut off in a preview': () => {
      const { name, expected } = below(2) ? onlyOrganization(3) : { ...onlyPerson(), expected: null };
      const at = name.lastIndexOf(' ') + 4;
      const cut = name.slice(0, at);
      const meant = expected ?? bearersOf(name);
      const isWithinWord = /\p{L}{3}$/u.test(cut) && /^\p{L}{2}/u.test(name.slice(at));
      return isWithinWord && areAll(begunWith(cut), meant) ? [write(PREVIEWS, { cut }), meant] : null;
    },
    'address of an office hidden from robots': (): Drawn => {
      const domain = pick(draws.domains);
      const said = (dot: string) => domain.replaceAll('.', dot);
      const slots = {
        domain,
        dots: said(' (dot) '),
        punto: said(' punto '),
        punkt: said(' punkt '),
        apart: said(' . '),
      };
      return domain.includes('-') ? null : [write(OFFICES, slots), draws.keysByDomain.get(domain)!];
    },
    'misread organization of a scan': () => {
      const { name, expected } = onlyOrganization(3);
      const read = name.replace(/\p{Ll}{4,}/gu, (word) => (below(2) ? scanned(word) : word));
      return read === name || letters(name) < 20
        ? null
        : [pick([read, `Scan p. 3: ${read}`, `| ${read} |`]), expected];
    },
    'bytes of a mail and accents of a PDF': () => {
      const one = pick(accented);
      const damaged = pick([quotedPrintable, accentsApart])(one.name.normalize('NFC'));
      return damaged === one.name ? null : [pick([damaged, `contact ${damaged}`]), all(one)];
    },
    'university in another order, in a request': () => {
      const { name, place } = pick(universities);
      return [write(ADMISSIONS, { place, lower: place.toLowerCase() }), bearersOf(name)];
    },
    'organization between codes': draws.aroundOrganization(
      LEDGERS.map((text) => text.replace('{number}', String(1_000 + below(9_000)))),
    ),
    'Latin name before another script': draws.aroundPerson(OTHER_SCRIPTS),
    'organization divided by a soft hyphen or a mark': () => {
      const one = organization(3);
      const query = one.name.replace(
        /\p{Ll}{8,}/u,
        (word) => `${word.slice(0, 4)}${pick(['\u00ad\n', '¬ ', '- '])}${word.slice(4)}`,
      );
      return query === one.name ? null : [`as stated by ${query}`, all(one)];
    },
  };
}
