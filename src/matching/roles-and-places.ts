import { fold } from '../names/normalize.js';
import { withCodeApart, withoutAbbreviation } from '../names/states.js';
import { isSmallWord, STATES, tellsNothing } from '../names/words.js';

/** A text and its telling words. */
export interface WordsOf {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

function wordsOf(text: string, words: readonly string[], isLeftOut: (word: string) => boolean): WordsOf {
  const telling = words.filter((word) => !isLeftOut(word) || words.length === 1);
  return { text, words: new Set(telling.length > 0 ? telling : words) };
}

/** What only says where an office is: `, NY-17`, `(KY)`, `from Kentucky`, `U.S.` */
const WHERE =
  /(?<=\s)from\s.+|(?:,\s*|\()(?!IT|HR|PR)\p{Lu}{2}(?:-\p{N}+)?(?:\)|(?!\p{L}))|^(?:U\.\s?S\.|US|United States)\s/gu;

const withoutWhere = (role: string): string => role.replace(WHERE, ' ').trim() || role;

/** Members of the two chambers of a state, by the words for them and for the chambers. */
const OF_CHAMBERS: readonly (readonly [RegExp, string])[] = [
  [/^upper$|\bstate sen(?:ator)?\b/, 'state_senator'],
  [
    /^(?:lower|delegate)$|\bstate rep(?:resentative)?\b|\bassembly ?(?:man|woman|member|person)\b/,
    'state_representative',
  ],
  [/\bsen\b/, 'senator'],
  [/\brep\b|\bcongress(?:man|woman|person)\b/, 'representative'],
];

/** Parses a role or a title. */
export function roleOf(text: string): WordsOf {
  const role = OF_CHAMBERS.reduce(
    (rest, [words, member]) => rest.replace(words, member),
    fold(withoutWhere(text)),
  );
  return wordsOf(text, role.split(' '), isSmallWord);
}

/** A state in full is also written as its code, as in names of towns. */
function withState({ text, words }: WordsOf): WordsOf {
  const code = STATES.get(fold(text));
  return code === undefined ? { text, words } : { text, words: new Set([...words, code.toLowerCase()]) };
}

/** The parts of an address, without numbers. */
export const localitiesOf = (text: string): WordsOf[] =>
  withCodeApart(text)
    .split(/[,;]/)
    .map((part) => withoutAbbreviation(part.replace(/\p{N}+(?:-\p{N}+)*/gu, ' ').trim()))
    .map((part) => withState(wordsOf(part, fold(part).split(' '), tellsNothing)))
    .filter(({ words }) => ![...words].every((word) => word === ''));
