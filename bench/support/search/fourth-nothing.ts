import { fold } from '../../../src/names/normalize.js';
import { NO_MATCH, type Draws, type Drawn, type Kinds } from './kinds.js';

const SENTENCES = [
  'please close the window next to the {} before you leave',
  'the green {} was still wet this morning',
  'could someone water the plants in the {} while we are away',
  'my brother sold his old {} for almost nothing',
  'it will rain on the hill until the young farmer finds his {}',
  'we had a long walk along the brook and forgot the {}',
  'wer hat den letzten Löffel aus der Küche mitgenommen',
  'où est passé le parapluie que tu avais promis',
  'me gusta el abrigo nuevo pero es demasiado caro',
  'the cook asked the baker for a white {} and a black pepper mill',
  'why does the {} make that noise when it gets cold',
  'sorry, wrong {}, ignore my last message',
  'a good {} and a rich king make a long day short',
  'thanks for the {}, see you on monday',
];
const THINGS = ['kettle', 'printer', 'bicycle', 'umbrella', 'carpet', 'ladder', 'blanket', 'toaster'];

const ERRORS = [
  "TypeError: Cannot read properties of undefined (reading '{}')",
  'fatal: unable to access {}: Could not resolve host',
  'ERROR 1064 (42000): You have an error in your SQL syntax near {}',
  'npm ERR! code ELIFECYCLE errno 1 {}@0.4.2 build',
  'java.lang.NullPointerException at com.acmewidget.{}.main(Main.java:17)',
  'Segmentation fault (core dumped) ./{}',
  'Fehler 0x80070005: Zugriff verweigert ({}.dll)',
  'warning: unused variable {} at line 88, column 14',
  'undefined reference to {} collect2: ld returned 1 exit status',
];
const SYMBOLS = ['renderRow', 'userlist', 'cachekey', 'parseToken', 'onClick', 'tmpfile', 'loadQueue'];

const WORKS = [
  'To Kill a Mockingbird',
  'The Catcher in the Rye',
  'Wuthering Heights',
  'The Old Man and the Sea',
  'Of Mice and Men',
  'Brave New World',
  'The Grapes of Wrath',
  'Anne of Green Gables',
  'The Adventures of Tom Sawyer',
  "Bridget Jones's Diary",
  'Saving Private Ryan',
  'Good Will Hunting',
  'Jerry Maguire',
  'The Big Lebowski',
  'Forrest Gump',
  'Les Misérables',
  'Im Westen nichts Neues',
  'Cien años de soledad',
  'Hey Jude',
  'Eleanor Rigby',
  'Driving Miss Daisy',
  'Kramer vs. Kramer',
];
const FORMATS = [
  '{} audiobook unabridged',
  '{} paperback used',
  '{} summary of chapter 3',
  'lyrics {}',
  '{} dvd',
];

const PRODUCTS = [
  'Windsor chair {}',
  'Chesterfield sofa {}',
  'Franklin stove {}',
  'Phillips screwdriver {}',
  'Bunsen burner {}',
  'Jack Russell puppy {}',
  'Granny Smith apples {}',
  'Bloody Mary mix {}',
  'Adams peanut butter {}',
  'Stanley knife {}',
  'Martin guitar strings {}',
  'Wellington boots {}',
  'Allen key set {}',
  'Johnson outboard motor {}',
  'Thompson seedless grapes {}',
  'Bell pepper seeds {}',
];
const DETAILS = ['500 g', 'size 42', 'walnut brown', '2-pack', 'free shipping', 'second hand', '19,99 €'];

const MESSAGES = [
  'From: {} Sent: Tuesday, March 4, 2025 9:14 AM Subject: RE: Tuesday',
  'Lunch w/ {} Thu 12:30-13:30',
  '/s/ {}',
  'hey is {} coming tonight? 👀',
  'On Tue, Mar 4, 2025 at 9:14 AM {} wrote:',
  'Roll call: {} - aye',
  'who is {}',
  '{} liked your photo',
];
const FOREIGN_FIRST = [
  'Guðrún',
  'Aino',
  'Tamar',
  'Nguyệt',
  'Zbigniew',
  'Ifeoluwa',
  'Oddný',
  'Aigerim',
  'Tuulikki',
];
const FOREIGN_LAST = [
  'Þorsteinsdóttir',
  'Hämäläinen',
  'Kvaratskhelia',
  'Brzęczyszczykiewicz',
  'Ogunbanjowole',
  'Nurmagambetova',
  'Vilhjálmsdóttir',
  'Mchedlishvili',
  'Rakotomalalavony',
];
/** Function words, times of day and the like, which are also acronyms of organizations. */
const SMALL = new Set(
  'please before while until could would about what does that this with from were when have your last long good'.split(
    ' ',
  ),
);

/** Texts that mean no record. */
export function nothingKindsOf({ random, corpus, unknownName, isNamed }: Draws): Kinds {
  const { pick } = random;
  /** Whether a record has a run of the query's words as its name. */
  const holdsName = (query: string): boolean => {
    const words = fold(query).split(' ');
    return words.some((_, from) =>
      words.slice(from).some((word, more) => {
        const run = words.slice(from, from + more + 1).join(' ');
        if (more === 0 && (word.length < 4 || SMALL.has(word))) return false;
        return corpus.bearers.has(run);
      }),
    );
  };
  const nothing = (query: string): Drawn => (isNamed(query) || holdsName(query) ? null : [query, NO_MATCH]);
  const text = (texts: readonly string[], things: readonly string[]) => () =>
    nothing(pick(texts).replace('{}', () => pick(things)));
  return {
    'no match: an ordinary sentence': text(SENTENCES, THINGS),
    'no match: an error message': text(ERRORS, SYMBOLS),
    'no match: a title of a work': text(FORMATS, WORKS),
    'no match: a product': text(PRODUCTS, DETAILS),
    'no match: a recombined name in a message': () => {
      const one = unknownName();
      return one && nothing(pick(MESSAGES).replace('{}', () => `${one.first} ${one.last}`));
    },
    'no match: an unknown foreign name in a message': () =>
      nothing(pick(MESSAGES).replace('{}', () => `${pick(FOREIGN_FIRST)} ${pick(FOREIGN_LAST)}`)),
  };
}
