import { fold } from '../../../src/names/normalize.js';
import type { FifthDraws, Slots } from './fifth-draws.js';
import * as around from './fifth-texts.js';
import * as texts from './fifth-no-match-texts.js';
import { NO_MATCH, type Drawn, type Kinds } from './kinds.js';
import { isLatin } from './random.js';

const LETTERS_ONLY = /^[A-Za-z]+$/;

export function noMatchKindsOf(draws: FifthDraws): Kinds {
  const { random, corpus, write, person, unknownName, bearersOf, keysByDomain, digits } = draws;
  const { pick } = random;
  /** The query, unless it describes a record. */
  const unlessKnown = (query: string): Drawn => (corpus.describes(query) ? null : [query, NO_MATCH]);
  const filled = (
    templates: readonly string[],
    lists: Readonly<Record<string, readonly string[]>>,
  ): Drawn => {
    const slots = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, pick(list)]));
    return unlessKnown(write(templates, slots));
  };
  const unknown = (use: (slots: Slots & { first: string; last: string }) => Drawn) => (): Drawn => {
    const name = unknownName();
    if (!name || bearersOf(`${name.last} ${name.first}`).size > 0) return null;
    const { first, last } = name;
    return use({
      name: `${first} ${last}`,
      first,
      last,
      FIRST: first.toUpperCase(),
      LAST: last.toUpperCase(),
    });
  };
  const lastName = (): string | null => {
    const { last } = person();
    return LETTERS_ONLY.test(last) && isLatin(last) ? last : null;
  };
  const hosts = new Set([...keysByDomain.keys()].map((host) => host.split('.')[0]));

  return {
    'no match: message or log line': () => filled(texts.MESSAGES, texts.MESSAGE_WORDS),
    'no match: text about a person who is not there': unknown((slots) =>
      unlessKnown(
        write(
          pick([around.CALENDAR, around.TELEPHONE, around.NEWSPAPER, around.LIBRARY, around.MAIL_HEADERS]),
          slots,
        ),
      ),
    ),
    'no match: firm that is not there': () => {
      const last = lastName();
      if (last === null) return null;
      return unlessKnown(write(texts.FIRMS, { last, LAST: last.toUpperCase(), trade: pick(texts.TRADES) }));
    },
    'no match: address that is not there': unknown(({ first, last }) => {
      const [given, family] = [fold(first), fold(last)].map((part) => part.replaceAll(' ', ''));
      if (hosts.has(`${family}-consulting`) || hosts.has(`${given}${family}`)) return null;
      return [write(texts.ADDRESSES, { given: given!, family: family!, year: digits(2) }), NO_MATCH];
    }),
    'no match: goods named after people': () => filled(texts.GOODS, texts.GOODS_WORDS),
    'no match: street named after a person': () => {
      const last = lastName();
      if (last === null || texts.STREET_WORDS.some((word) => corpus.describes(`${last} ${word}`)))
        return null;
      return unlessKnown(write(texts.STREETS, { last, low: last.toLowerCase() }));
    },
  };
}
