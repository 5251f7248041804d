import { fold } from '../../../src/names/normalize.js';
import { acronymOf, builders, townOf } from './builders.js';
import { stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import { MISSPELT, romanized } from './twenty-eighth-writings.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

const PLACES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^City of (\p{L}{4,})$/u, ['$1 City Hall', '$1 (city)']],
  [/^Town of (\p{L}{4,})$/u, ['$1 Town Hall', '$1 (town)']],
  [/^Village of (\p{L}{4,})$/u, ['$1 Village Hall', '$1 (village)']],
  [/^University of (\p{L}{4,})$/u, ['U of $1', '$1 Uni', 'Uni $1', 'Univ. $1']],
  [/^(\p{L}{4,}) University$/u, ['$1 U', '$1 Uni', '$1 Univ.']],
  [/^(\p{L}{4,} \p{L}{4,}) University$/u, ['$1 U', '$1 Uni', '$1 Univ.']],
];

const codeOf = ({ parent }: Organization): string | undefined =>
  /^([A-Z]{2}) state government$/.exec(parent?.name ?? '')?.[1];

/** Kinds of organizations in lists of customers: misspelt, in Latin letters, as initials, by a short name. */
export function twentyEighthOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, bearers, sameNames, fitting, sharing, aliases, children } = draws;
  const { pick } = random;
  const { asked } = builders(draws);
  /** Committees of the same name in several states. */
  const committees = (): readonly Organization[] | null => {
    const all = sameNames();
    const isCommittee =
      all.every((one) => codeOf(one) !== undefined) && !/committee|[(),]/i.test(all[0]!.name);
    return isCommittee && bearers(all[0]!.name) === all.length ? all : null;
  };
  const written = (name: string): string => pick([`${name} Committee`, `Committee on ${name}`, name]);
  const legislature = (code: string) => ({
    parent: { name: `${stateOf(code)} ${pick(['Legislature', 'State Legislature', 'state government'])}` },
  });
  return {
    'organization, spelling: a frequent misspelling': until((): Drawn => {
      const one = organization({ isUnique: true });
      const words = one.name.split(' ').filter((word) => MISSPELT[word] !== undefined);
      if (words.length === 0 || fitting(one.name) !== 1) return null;
      const word = pick(words);
      const name = one.name.replace(word, MISSPELT[word]!);
      return fitting(name) > 0 || bearers(name) > 0 ? null : asked(name, {}, one.key);
    }),
    'organization, script: its Cyrillic name in Latin letters, town': until((): Drawn => {
      const one = organization({ isUnique: true });
      const own = aliases(one.key).find(
        (alias) =>
          /^\p{Lu}\p{Ll}{3,} .*\p{Ll}{4,} .*\p{Ll}{4,}/u.test(alias) &&
          /^[\p{Script=Cyrillic}\P{L}]+$/u.test(alias),
      );
      const name = own === undefined ? null : romanized(own);
      const place = townOf(one);
      return name === null || !place || bearers(own!) !== 1 || fitting(name) > 0
        ? null
        : asked(name, { place }, one.key);
    }),
    'organization, initials: its site': until((): Drawn => {
      const one = organization({ isUnique: true, words: 3 });
      const name = /^The |[^\p{L} ']|\b(Co|Inc|Ltd|Company|Corporation|GmbH)\b/u.test(one.name)
        ? null
        : acronymOf(one.name);
      if (name === null || fitting(name) > 0 || one.domain === null || sharing(one.domain) !== 1) return null;
      return asked(
        name,
        { domain: pick([one.domain, `www.${one.domain}`, `https://www.${one.domain}/`]) },
        one.key,
      );
    }),
    'organization, nickname: the everyday name of a town or university': until((): Drawn => {
      const one = organization({ isUnique: true });
      const [from, to] = PLACES.find(([pattern]) => pattern.test(one.name)) ?? [];
      if (from === undefined || to === undefined) return null;
      const place = from.exec(one.name)![1]!;
      const name = one.name.replace(from, pick(to));
      return fitting(place) !== 1 || bearers(name) > 0 ? null : asked(name, {}, one.key);
    }),
    'organization, namesakes: a committee, the state decides': until((): Drawn => {
      const one = pick(committees() ?? [null]);
      return one && asked(written(one.name), legislature(codeOf(one)!), one.key);
    }),
    'none: a committee that the state does not have': until((): Drawn => {
      const [all, other] = [committees(), pick(committees() ?? [null])];
      if (!all || !other || all.some((one) => codeOf(one) === codeOf(other))) return null;
      const { name } = all[0]!;
      const words = fold(name).split(' ');
      const isNear = (text: string) =>
        words.some((word) => word.length > 3 && fold(text).includes(word.slice(0, 6)));
      return children(other.parent!.key).some((child) => [child.name, ...aliases(child.key)].some(isNear))
        ? null
        : asked(written(name), legislature(codeOf(other)!), null);
    }),
  };
}
