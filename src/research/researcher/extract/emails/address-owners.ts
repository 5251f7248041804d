import { foldName } from '../names/fold-name.js';
import { isGivenName } from '../names/given-names.js';
import { beginningsIn, spelledWords, type Spelled } from '../names/name-spellings.js';

/** The words of names of a site's people. */
export type Owners = readonly (readonly Spelled[])[];

/** More people are no longer compared with each address. */
const MOST_OWNERS = 100;

export const ownersOf = (names: readonly string[]): Owners => names.slice(0, MOST_OWNERS).map(spelledWords);

/** Common last names of Japan, where no letters tell how a name is spelled. */
const OF_JAPAN = new Set(
  `sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto
  inoue kimura hayashi shimizu saito mori abe ikeda hashimoto ishikawa yamazaki nakajima ogawa maeda fujita okada goto
  hasegawa murakami kondo ishii sakamoto endo aoki fujii nishimura fukuda miura fujiwara okamoto matsuda nakagawa nakano
  harada ono tamura takeuchi kaneko wada nakayama ishida ueda morita hara shibata sakai kudo yokoyama miyazaki miyamoto
  uchida takagi ando`.split(/\s+/),
);

/** Korean ones stand behind the initials of a given name, or before them. */
const OF_KOREA =
  /^(?:[a-z]{1,3}(?:kim|lee|park|choi|choe|jung|jeong|kang|cho|yoon|yun|jang|lim|han|seo|shin|kwon|hwang|ahn|song|yoo|hong|moon|yang|son|bae|baek|heo|nam)|(?:kim|lee|park|choi|jung|jeong|kang|yoon|jang|kwon|hwang|song|hong)[a-z]{1,3})$/;
/** What people are called for short. */
const SHORT_NAMES = new Set(
  `gosia kasia basia asia zosia hania jola tomek jurek bartek wojtek piotrek krzysiek staszek jacek honza pepa jirka katka
  lojza tonda zdenka pepe paco lola nacho quique charo merche sasha masha dasha misha kolya pasha lyosha vanya tanya olya
  natasha uli steffi hansi sepp resi babsi gabi moni evi susi rosi biggi alfi bine kalle lasse nisse pelle kicki lotta
  jussi pekka titti gigi beppe pippo nando zsuzsi kati gabi pisti jancsi bobby billy jimmy jenny`.split(
    /\s+/,
  ),
);

/** Whether the part before the @, a single word, is somebody's: made of a name of a site's people, or a given name by itself. */
export const isSomebodys = (local: string, owners: Owners): boolean =>
  owners.some((words) => isMadeOf(foldName(local), words)) ||
  (local.length > 3 && isGivenName(local)) ||
  SHORT_NAMES.has(local) ||
  ((OF_JAPAN.has(local) || OF_KOREA.test(local)) && owners.some((words) => words.length === 0));

/** Whether a word is a given or a last name of one of a site's people, all of it. */
export const isNameOf = (local: string, owners: Owners): boolean =>
  local.length > 3 && owners.some((words) => words.some((word) => isWhole(local, word)));

/** `ada`, `lovelace`, `alovelace`, `adal`, `adalo`, `adalovelace`, `lovelacea`, `al` and `alv` are all Ada Lovelace's. */
const isMadeOf = (local: string, words: readonly Spelled[]): boolean =>
  words.some((word) => isWhole(local, word) || isAround(local, word)) ||
  (words.length > 0 && isShort(local, words[0]!)) ||
  isOfBeginnings(local, words) ||
  isOfLetters(local, words);

const isWhole = (local: string, word: Spelled): boolean =>
  beginningsIn(local, 0, word).some(({ end, letters }) => end === local.length && letters === word.length);

/** A whole word of the name, and beside it at most two letters, or more where the word is a long one. */
function isAround(local: string, word: Spelled): boolean {
  const least = word.length > 4 ? 0 : word.length > 2 ? local.length - word.length - 2 : Infinity;
  if (least > 2 || word.length < 3) return false;
  const starts = Array.from({ length: local.length }, (_, at) => at);
  const first = new Set(word[0]!.map((way) => way[0]));
  return starts.some(
    (from) =>
      first.has(local[from]) &&
      beginningsIn(local, from, word).some(
        ({ end, letters }) =>
          letters === word.length &&
          (from === 0 || end === local.length) &&
          (word.length > 4 || local.length - (end - from) <= 2),
      ),
  );
}

/** `alex` for Alexandra. */
const isShort = (local: string, given: Spelled): boolean =>
  local.length > 2 && beginningsIn(local, 0, given).some(({ end }) => end === local.length);

/** Beginnings of two words of the name or more, in any order, and nothing else. */
function isOfBeginnings(local: string, words: readonly Spelled[]): boolean {
  // What was tried once, a place with the words that are left, is not tried again: such names may be long.
  const tried = new Set<string>();
  const goesOn = (from: number, left: readonly Spelled[]): boolean => {
    if (from === local.length) return words.length - left.length > 1;
    const key = `${from} ${left.map((word) => words.indexOf(word)).join(' ')}`;
    if (tried.has(key)) return false;
    tried.add(key);
    return left.some((word, at) =>
      beginningsIn(local, from, word).some(({ end }) => goesOn(end, left.toSpliced(at, 1))),
    );
  };
  return goesOn(0, words);
}

/** Three or four letters of the name, in their order, two words' first ones among them: `mhs` for Mette Hansen. */
function isOfLetters(local: string, words: readonly Spelled[]): boolean {
  if (local.length < 3 || local.length > 4) return false;
  const letters = words.flatMap((word) => word.map((ways, at) => ({ ways, isFirst: at === 0 })));
  const follow = (at: number, from: number, firsts: number): boolean =>
    at === local.length
      ? firsts > 1
      : letters.some(
          ({ ways, isFirst }, place) =>
            place >= from &&
            (at > 0 || isFirst) &&
            ways.includes(local[at]!) &&
            follow(at + 1, place + 1, firsts + (isFirst ? 1 : 0)),
        );
  return follow(0, 0, 0);
}
