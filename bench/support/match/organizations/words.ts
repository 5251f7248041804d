import { fold } from '../../../../src/names/normalize.js';
import { isSmallWord } from '../../../../src/names/words.js';
import { mistyped } from '../../search/random.js';
import type { Kinds, Organization } from '../records.js';
import { municipalityOf, townOf, wordsOf, type Tools } from '../tools.js';

const INVERTED = /^(City|Town|Village|Township|Borough|County|Ministry|University) of (\p{Lu}[\p{L}' -]+)$/u;

/** Names of organizations with words omitted, cut off or in another order. */
export function words(tools: Tools): Kinds {
  const { random, pick, below, next, asked, sole, single, placed, hasSite, company, bearers, fitting } =
    tools;
  /** A name without one word, if it then means one record. */
  const without = (name: string, place: (words: readonly string[]) => number): string | null => {
    const words = name.split(' ');
    const omitted = place(words);
    const rest = words.filter((_, index) => index !== omitted).join(' ');
    return words.length < 4 ||
      omitted < 0 ||
      /\d/.test(words[omitted]!) ||
      isSmallWord(fold(words[omitted]!)) ||
      fitting(rest) !== 1
      ? null
      : rest;
  };
  const inner = (words: readonly string[]): number =>
    words.findIndex(
      (word, index) => index > 0 && index < words.length - 1 && !isSmallWord(fold(word)) && word.length < 12,
    );
  const typed = ({ type }: Organization): object | null =>
    type === null ? null : { organization_type: type };
  return {
    'the last word first': company(
      ({ name }) => {
        const words = name.split(' ');
        return words.length < 3 || /[(),]/.test(name)
          ? null
          : [words.at(-1)!, ...words.slice(0, -1)].join(' ');
      },
      undefined,
      3,
    ),
    'the proper name first, as a heading': company(({ name }) => {
      const [, kind, own] = INVERTED.exec(name) ?? [];
      if (own?.startsWith('Applied') !== false || fitting(kind === 'University' ? name : own) !== 1)
        return null;
      const heading = pick([`${own}, ${kind!} of`, `${own} (${kind!} of)`, `${own} (${kind!})`]);
      return next() < 0.4 ? heading.toUpperCase() : heading;
    }),
    'what follows “of” or “for” first': () => {
      const one = single(3);
      const [, head, of, rest] = /^(?:The )?([A-Z][\w -]*?) (of|for) ([^,()]+)$/.exec(one?.name ?? '') ?? [];
      if (!one || rest === undefined || wordsOf(rest).length > 5 || municipalityOf(one)) return null;
      const names = [`${rest}, ${head!} ${of!}`, `${rest} - ${head!} ${of!}`, `${rest} (${head!} ${of!})`];
      return asked(pick(names), placed(one), one.key);
    },
    'a word in the middle omitted': company(({ name }) => without(name, inner), undefined, 4),
    'the last word omitted': company(({ name }) => without(name, (words) => words.length - 1), undefined, 4),
    'the first word omitted, type': company(({ name }) => without(name, () => 0), typed, 4),
    'the last word omitted, the parent': company(
      ({ name }) => without(name, (words) => words.length - 1),
      ({ parent }) => (parent === null ? null : { parent: { name: parent.name } }),
      4,
    ),
    'a word omitted, a typing error in another': company(
      ({ name }) => {
        const words = name.split(' ');
        const omitted = 1 + below(words.length - 1);
        const rest = words.filter((_, index) => index !== omitted);
        const long = rest.findIndex((word) => /^\p{L}{7,}$/u.test(word));
        return words.length < 5 ||
          long < 0 ||
          /\d/.test(name) ||
          isSmallWord(fold(words[omitted]!)) ||
          fitting(rest.join(' ')) !== 1
          ? null
          : rest.with(long, mistyped(rest[long]!, random)).join(' ');
      },
      undefined,
      5,
    ),
    'its first words, the full name as an alias': () => {
      const one = single();
      const words = one?.name.split(' ') ?? [];
      const name = words.slice(0, 2).join(' ');
      if (one === null || words.length < 4 || bearers(name) > 0 || / (of|for|and|the|de)$/i.test(name))
        return null;
      return asked(name, { aliases: [one.name] }, one.key);
    },
    'cut off inside a word': company(
      ({ name }) => {
        const width = pick([24, 28, 32, 36]);
        const cut = name.slice(0, width);
        const whole = cut.split(' ').slice(0, -1).join(' ');
        return name.length < width + 4 ||
          whole.split(' ').length < 3 ||
          cut.endsWith(' ') ||
          fitting(whole) !== 1
          ? null
          : cut;
      },
      undefined,
      4,
    ),
    'capitals, cut off, the town or the site': () => {
      const one = sole(4);
      if (one === null || one.name.length < 37) return null;
      const name = one.name
        .slice(0, pick([30, 32, 35]))
        .toUpperCase()
        .trim();
      const town = townOf(one);
      const facts = [...(town ? [{ place: town }] : []), ...(hasSite(one) ? [{ domain: one.domain }] : [])];
      return facts.length === 0 || fitting(name.slice(0, name.lastIndexOf(' '))) > 1
        ? null
        : asked(name, pick(facts), one.key);
    },
  };
}
