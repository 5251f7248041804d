import { fold } from '../../../src/names/normalize.js';
import type { FifthDraws } from './fifth-draws.js';
import { NO_MATCH, type Drawn, type Kinds } from './kinds.js';
import * as texts from './sixth-no-match-texts.js';
import { CAMPAIGN_SIGNS, CATALOG_HEADINGS, COUPLES, MAIL_HEADERS, RECORDS_OF_CODE } from './sixth-texts.js';

/** Whether at most `most` insertions, deletions and replacements turn one word into the other. */
export function isClose(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 1; j < row.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(letter !== other[j - 1])));
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return row.at(-1)! <= most;
}

/** Kinds that must find nothing. */
export function noMatchKindsOf(draws: FifthDraws): Kinds {
  const { corpus, person, unknownName, isNamed, write } = draws;
  const { pick } = draws.random;
  const words = new Set([...corpus.bearers.keys()].flatMap((name) => name.split(' ')));
  const unless = (isKnown: (query: string) => boolean, query: string): Drawn =>
    isKnown(query) ? null : [query, NO_MATCH];
  // A last name alone, as in `Smith for Congress`, names those of the directory.
  const signs = CAMPAIGN_SIGNS.filter((text) => !text.startsWith('{last} for'));
  const described = (query: string) => isNamed(query) || corpus.describes(query);
  const unknownIn = (templates: readonly string[]): Drawn => {
    const unknown = unknownName();
    if (unknown === null) return null;
    const { first, last } = unknown;
    const partner = person().first;
    const name = `${first} ${last}`;
    if (described(`${partner} ${last}`) || described(`${last} ${partner}`)) return null;
    const mailbox = `${fold(first)}.${fold(last)}@gmail.com`.replaceAll(' ', '');
    if (corpus.emails.some(([address]) => address.toLowerCase() === mailbox)) return null;
    const slots = { first, last, name, NAME: name.toUpperCase(), mailbox, partner, day: '4' };
    return unless(described, write(templates, slots));
  };

  return {
    'no match: an unknown person in a mail or on a sign': () =>
      unknownIn([...MAIL_HEADERS, ...signs, ...COUPLES.slice(-3)]),
    'no match: an unknown person in a record or a catalog': () =>
      unknownIn([...RECORDS_OF_CODE, ...CATALOG_HEADINGS]),
    'no match: a request to the service, or a code': () =>
      unless(described, write([...texts.REQUESTS, ...texts.CODES], {})),
    'no match: a person of a novel or a film': () => {
      const name = pick(texts.FICTIONAL_PEOPLE);
      const [given, ...others] = fold(name).split(' ');
      const isAlmostKnown = corpus.people.some(
        ({ first, last }) => fold(last) === others.join(' ') && fold(first)[0] === given![0],
      );
      return described(name) || isAlmostKnown
        ? null
        : unless(described, write(texts.AROUND_FICTIONAL, { name }));
    },
    'no match: a made-up organization': () => {
      const { beginnings, endings } = texts.SYLLABLES;
      const word = pick(beginnings) + pick(beginnings) + pick(endings);
      if ([...words].some((known) => isClose(word, known, 2))) return null;
      const Word = word[0]!.toUpperCase() + word.slice(1);
      return unless(isNamed, write(texts.MADE_UP_ORGANIZATIONS, { Word }));
    },
  };
}
