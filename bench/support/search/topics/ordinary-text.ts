import { fold } from '../../../../src/names/normalize.js';
import type { Draws } from '../draws.js';
import { NO_MATCH, type Drawn, type Kinds } from '../kinds.js';

const SENTENCES = [
  'please close the window next to the kettle before you leave',
  'my brother sold his old bicycle for almost nothing',
  'it will rain on the hill until the young farmer finds his umbrella',
  'the cook asked the baker for a white carpet and a black pepper mill',
  'a good printer and a rich king make a long day short',
  'we had a long walk along the brook and forgot the blanket',
  'wer hat den letzten Löffel aus der Küche mitgenommen',
  'où est passé le parapluie que tu avais promis',
  'me gusta el abrigo nuevo pero es demasiado caro',
  'please find attached the minutes of the last meeting',
  'thank you for your letter, we will answer soon',
  'can you send me the slides again thanks',
  'La reunión empieza a las {time}, no lleguéis tarde',
  'Bonjour, votre colis {number} est en retard',
  'lorem ipsum dolor sit amet',
];
const REQUESTS = [
  'how do I export all results to csv',
  'why was my card declined',
  'how do I reset my password',
  'wie kann ich mein Passwort ändern',
  'cómo descargar la factura',
  'hoe wijzig ik mijn wachtwoord',
  'パスワードを忘れました',
  'как изменить пароль',
  'list of everybody with an email address',
  'cannot log in since {weekday}',
  'Accept all cookies and continue',
  'Click here to view this email in your browser',
  'hello is anybody there',
  'no results found, try again',
];
const CODES = [
  'ISBN 978-3-16-{number}{n}-0',
  'INV-{year}-{number}',
  '3f2504e0-4f89-41d3-{number}-0305e82c{number}',
  'DE89 3704 0044 0532 {number} 00',
  '+1 (555) 01{n}-{number}',
  'https://orcid.org/0000-0002-1825-{number}',
  '10.{number}/j.{code}.{year}.{n}',
  'sha256:9f86d081884c7d65{number}9a2f',
  'asdf qwer {n}',
  '{code}-{number}-{code}',
];
const ERRORS = [
  "TypeError: Cannot read properties of undefined (reading 'renderRow')",
  'ERROR 1064 (42000): You have an error in your SQL syntax near cachekey',
  'npm ERR! code ELIFECYCLE errno 1 userlist@0.4.2 build',
  'java.lang.NullPointerException at com.acmewidget.parseToken.main(Main.java:17)',
  'Segmentation fault (core dumped) ./tmpfile',
  'Fehler 0x80070005: Zugriff verweigert (loadQueue.dll)',
  'undefined reference to onClick collect2: ld returned 1 exit status',
  '{date} {time} kernel: ath10k_pci timeout, retrying in {n} s',
  'undefined [object Object] {number}',
  'SELECT * FROM users WHERE id = {n}',
];
const PLACEHOLDERS = [
  'Max Mustermann, Musterweg {n}',
  'Hi {{first_name}},',
  '[Your Name Here]',
  'Nombre y apellidos (obligatorio)',
  'Jane Q. Sample, Sampletown',
  'firstname.lastname@yourcompany.tld',
  'qwertz uiopü',
  'your verification code is {number}{n}',
  'Ihr Paket wird heute zugestellt, Sendung {number}',
  'milk, eggs, bread x{n}, dishwasher tabs',
  'wifi password??',
  '<script>alert({n})</script>',
];
const NOTES = [
  'bus {n} dep {time} platform 3',
  '3/4 inch copper elbow 90°',
  'preheat oven to 180 °C for {n} min',
  'rainy until {time}, windy afterwards',
  'tire pressure 2.{n} bar front',
  'Abfahrt {time} Gleis {n}, verspätet',
  'hotel check-in after {time}, breakfast not included',
  '{n} miles in km',
  'convert {number} eur to usd',
  'sqrt({number})',
  'solve {n}x + 4 = {number}',
  'wie viele Minuten hat ein Jahr',
  'roman numeral for {number}',
];
const SHOPPING = [
  'cheap running shoes size {n}',
  'how to unclog a kitchen sink',
  'best vacuum cleaner under {number} dollars',
  'how do i reset my router',
  'used bike with basket near me',
  'how to remove ink from a shirt',
  'receta tortilla sin cebolla',
  'come togliere macchie di vino rosso',
  'quadratic formula worksheet answers',
];
const SPECIES = (
  'Canis lupus familiaris, Turdus merula, Drosophila melanogaster, polyethylene terephthalate, ' +
  'isopropyl alcohol 70%, tinea pedis, plantar fasciitis, Betula pendula'
).split(', ');
const AROUND_SPECIES = ['{thing}', 'what is {thing}', '{thing} dosage', 'pictures of {thing}'];
const SAYINGS = (
  'a stitch in time saves nine, the early bird catches the worm, Morgenstund hat Gold im Mund, ' +
  'no hay mal que por bien no venga, twinkle twinkle little star how I wonder, ' +
  "roses are red violets are blue, don't count your chickens before they hatch, " +
  'too many cooks spoil the broth, chi va piano va sano e va lontano, ' +
  'hickory dickory dock the mouse ran up the clock, when life gives you lemons make lemonade, ' +
  'baa baa black sheep have you any wool, der Apfel fällt nicht weit vom Stamm'
).split(', ');
const AROUND_SAYINGS = ['{saying}', 'meaning of "{saying}"', 'who said "{saying}"', '{saying} 😂'];
const WORKS = (
  'To Kill a Mockingbird, Wuthering Heights, The Grapes of Wrath, Anne of Green Gables, ' +
  "The Adventures of Tom Sawyer, Bridget Jones's Diary, Saving Private Ryan, " +
  'Good Will Hunting, Jerry Maguire, Forrest Gump, Les Misérables, Cien años de soledad, ' +
  'Hey Jude, Eleanor Rigby, Driving Miss Daisy, Kramer vs. Kramer'
).split(', ');
const FORMATS = ['{work} audiobook unabridged', '{work} paperback used', 'lyrics {work}', '{work} dvd'];
const GOODS = (
  'Windsor chair, Chesterfield sofa, Franklin stove, Phillips screwdriver, Bunsen burner, ' +
  'Jack Russell puppy, Granny Smith apples, Adams peanut butter, Stanley knife, ' +
  'Martin guitar strings, Johnson outboard motor, Thompson seedless grapes, Kirby vacuum bag, ' +
  'Wilson tennis racket, Lincoln welding helmet, Morris dining chair, Baldwin upright piano, ' +
  'Marshall guitar amplifier, Campbell tomato soup, Mason jar lids, Bailey hand plane, ' +
  'Warner ladder hook, Black and Decker drill, Harley Davidson saddlebag, Levi jeans jacket'
).split(', ');
const AROUND_GOODS = [
  '{goods} 500 g',
  '{goods} walnut brown',
  '{goods} free shipping',
  '{goods} manual pdf',
  '{goods} {year} spare parts',
  'used {goods} for sale',
  '{goods} gebraucht kaufen',
  'how to clean a {goods}',
  '{goods} d’occasion pas cher',
];
const STREETS = [
  '{number} {last} Ave Apt {n}',
  'corner of {last} Ave & 5th',
  'parking near {last} Rd',
  '2-bedroom flat, {last} Close {n}',
  '{last}straße {n}, Hinterhaus',
  '{n} rue {last}, 3e étage',
  'bus stop {lowerlast} lane',
  'Calle {last} {n}, 2º izq.',
  'water main break on {last} Blvd at {time}',
];
const STREET_WORDS = ['Ave', 'Rd', 'Road', 'Blvd', 'Boul', 'Lane', 'Close', 'Rue', 'Calle'];
/** Function words, which are also acronyms of organizations. */
const SMALL = new Set(
  'please before while until could would about what does that this with from were when have your last long good'.split(
    ' ',
  ),
);

/** Sentences, things, codes and noise that mean no record. */
export function ordinaryTextKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, person, unlessDescribed } = draws;
  /** Whether a word of the query is a name. */
  const hasNameOfOneWord = (query: string): boolean =>
    fold(query)
      .split(' ')
      .some((word) => word.length > 3 && !SMALL.has(word) && corpus.bearers.has(word));
  const text =
    (texts: readonly string[], lists: Readonly<Record<string, readonly string[]>> = {}) =>
    (): Drawn => {
      const slots = Object.entries(lists).map(([name, list]) => [name, random.pick(list)] as const);
      const query = write(texts, Object.fromEntries(slots));
      return hasNameOfOneWord(query) ? null : unlessDescribed(query);
    };

  return {
    'ordinary sentence': text(SENTENCES),
    'request to the service': text(REQUESTS),
    'number or code': text(CODES),
    'error message': text(ERRORS),
    'placeholder or text for another service': () => unlessDescribed(write(PLACEHOLDERS)),
    'timetable, recipe or calculation': text(NOTES),
    'shopping or question how to': text(SHOPPING),
    'species, disease or chemical': text(AROUND_SPECIES, { thing: SPECIES }),
    'proverb or nursery rhyme': () =>
      unlessDescribed(write(AROUND_SAYINGS, { saying: random.pick(SAYINGS) })),
    'title of a work': text(FORMATS, { work: WORKS }),
    'goods named after people': () => unlessDescribed(write(AROUND_GOODS, { goods: random.pick(GOODS) })),
    'street named after a person': (): Drawn => {
      const { last } = person();
      if (!/^[A-Za-z]+$/.test(last)) return null;
      if (STREET_WORDS.some((word) => corpus.describes(`${last} ${word}`))) return null;
      const query = write(STREETS, { last, lowerlast: last.toLowerCase() });
      return corpus.describes(query) ? null : [query, NO_MATCH];
    },
  };
}
