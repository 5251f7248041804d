import type pg from 'pg';
import { nicknamesOf, withoutSmallWords } from '../../../src/names/words.js';
import { fold } from '../../../src/names/normalize.js';
import { eighthKindsOf } from './eighth-kinds.js';
import { fifthKindsOf } from './fifth-kinds.js';
import { sixthKindsOf } from './sixth-kinds.js';
import { seventhKindsOf } from './seventh-kinds.js';
import { eleventhKindsOf } from './eleventh-kinds.js';
import { ninthKindsOf } from './ninth-kinds.js';
import { tenthKindsOf } from './tenth-kinds.js';
import { readCorpus, type Corpus } from './names.js';
import { fourthKindsOf } from './fourth-kinds.js';
import { furtherKindsOf } from './further-kinds.js';
import { isDrawn, NO_MATCH, type Draws } from './kinds.js';
import { pastedKindsOf } from './pasted-kinds.js';
import { thirdKindsOf } from './third-kinds.js';
import { unseenKindsOf } from './unseen-kinds.js';
import { isLatin, letters, randomNumbers, type Random } from './random.js';
import type { Question } from './questions.js';

/*
 * Lists of kinds: text typed or pasted around names of the directory. Rules were tuned on the first list, and
 * not on the second.
 */

export const LISTS = {
  tuned: pastedKindsOf,
  unseen: unseenKindsOf,
  further: furtherKindsOf,
  third: thirdKindsOf,
  fourth: fourthKindsOf,
  fifth: fifthKindsOf,
  sixth: sixthKindsOf,
  seventh: seventhKindsOf,
  eighth: eighthKindsOf,
  ninth: ninthKindsOf,
  tenth: tenthKindsOf,
  eleventh: eleventhKindsOf,
} as const;
export type List = keyof typeof LISTS;

/** Draws `many` questions of each kind, reproducibly for the same seed. */
export async function pastedQuestions(
  client: pg.Client,
  list: List,
  many: number,
  seed = 20_261_123,
): Promise<Question[]> {
  const draws = drawsOf(await readCorpus(client), randomNumbers(seed));
  const kinds = LISTS[list](draws);
  return Object.entries(kinds).flatMap(([kind, draw]) => {
    if (!isDrawn(kind)) return [];
    const questions: Question[] = [];
    for (let tries = 0; questions.length < many && tries < many * 300; tries++) {
      const drawn = draw();
      if (drawn && (drawn[1].size > 0 || kind.startsWith('no match')) && drawn[0].length <= 256) {
        questions.push({ kind, query: drawn[0], expected: drawn[1] });
      }
    }
    return questions;
  });
}

const haveNickname = (one: string, other: string): boolean => {
  const [given] = other.split(' ');
  return one.split(' ').some((name) => nicknamesOf(given!).includes(name));
};

function drawsOf(corpus: Corpus, random: Random): Draws {
  const { people, organizations, bearers } = corpus;
  const latinPeople = people.filter(
    ({ name, first, last }) => isLatin(name) && first.length > 2 && last.length > 3 && !/["(]/.test(name),
  );
  const latinOrganizations = organizations.filter(({ name }) => isLatin(name) && letters(name) > 8);
  const sameLast = Map.groupBy(people, ({ last }) => fold(last));
  const person = () => random.pick(latinPeople);
  const names = new Set([...bearers.keys()].map(withoutSmallWords));
  const wordsOfRecords = new Map<string, Set<string>>();
  for (const [name, keys] of bearers) {
    for (const key of keys) {
      wordsOfRecords.set(key, new Set([...(wordsOfRecords.get(key) ?? []), ...name.split(' ')]));
    }
  }
  return {
    random,
    corpus,
    person,
    organization: (words = 2) => {
      for (;;) {
        const one = random.pick(latinOrganizations);
        if (fold(one.name).split(' ').length >= words && one.name.length < 90) return one;
      }
    },
    unknownName: () => {
      const { first } = person();
      const { last } = person();
      const isClose = (sameLast.get(fold(last)) ?? []).some(
        (one) => fold(one.first)[0] === fold(first)[0] || haveNickname(fold(one.first), fold(first)),
      );
      return isClose || corpus.describes(`${first} ${last}`) ? null : { first, last };
    },
    isNamed: (query) => {
      const words = withoutSmallWords(fold(query)).split(' ');
      const runs = words.flatMap((_, from) =>
        words.slice(from + 1).map((_, more) => words.slice(from, from + 2 + more).join(' ')),
      );
      return (
        runs.some((run) => names.has(run)) ||
        [...wordsOfRecords.values()].some((known) => words.every((word) => known.has(word)))
      );
    },
    all: (...subjects) =>
      new Set(subjects.flatMap(({ name, key }) => [key, ...(bearers.get(fold(name)) ?? [])])),
    bearersOf: (last) => {
      const all = sameLast.get(fold(last)) ?? [];
      return all.length > 8 ? NO_MATCH : new Set(all.map(({ key }) => key));
    },
  };
}
