import { fold } from '../../../src/names/normalize.js';
import { builders, townOf } from './builders.js';
import { CODES, stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import { FORMS, PRESS, affiliation } from './twenty-sixth-writings.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

const ENDINGS = /,? (Co\.?,? Ltd\.?|Company,? Ltd\.?|Co\.|Inc\.?|Ltd\.?|Limited|Corporation|GmbH|AG|LLC)$/;

/** Kinds of towns, companies, acronyms, affiliations and parents. */
export function twentySixthOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, bearers, fitting, aliases, children, sharing } = draws;
  const { pick } = random;
  const { asked } = builders(draws);
  /** A town of the United States with its state, which no other organization names. */
  const municipality = (): { one: Organization; town: string; code: string } | null => {
    const one = organization({ isUnique: true });
    const name = one.name.replace(/^(?:city|town|village|township) of /i, '');
    const [, town, inName] = /^([\p{L}' -]+?)(?:, ([A-Z]{2}))?$/u.exec(name) ?? [];
    const inDomain = /([a-z]{2})\.gov$/.exec(one.domain ?? '')?.[1]?.toUpperCase();
    const code = inName ?? (name === one.name ? undefined : inDomain);
    if (town === undefined || code === undefined || !CODES.includes(code)) return null;
    const isShown = inName ?? one.domain === `${fold(town).replace(/\W/g, '')}${fold(code)}.gov`;
    if (!isShown || /\bcounty\b/i.test(town) || fitting(town) !== 1) return null;
    const small = town.replace(/\b([A-Z])([A-Z]+)\b/g, (_, a: string, b: string) => a + b.toLowerCase());
    return { one, town: small, code };
  };
  const country = ({ place }: Organization): string | undefined => place?.split(', ').at(-1);
  const cityOf = (one: Organization): string | undefined =>
    townOf(one) === country(one) ? undefined : townOf(one);
  return {
    'organization: a town, its state in full or abbreviated as in the press': until((): Drawn => {
      const found = municipality();
      if (found === null) return null;
      const { one, town, code } = found;
      const state = pick([stateOf(code)!, PRESS[code] ?? code]);
      const names = [`City of ${town}, ${state}`, `${town} (${state})`, `${town}, ${state}`];
      return asked(pick([...names, `${town} ${stateOf(code)}`]), {}, one.key);
    }),
    'organization: a legal form instead of the country, its place': until((): Drawn => {
      const one = organization({ words: 2 });
      const [, written, land] = /^(.+) \(([\p{L} ]+)\)$/u.exec(one.name) ?? [];
      const base = written?.replace(ENDINGS, '');
      if (base === undefined || land === undefined || base.length < 5 || one.type !== 'company') return null;
      const isOne = fitting(`${base} ${land}`) === 1 && country(one) === land;
      if (!isOne || FORMS[land] === undefined) return null;
      const city = cityOf(one);
      const place = city === undefined ? land : `${city}, ${land}`;
      return asked(`${base} ${pick(FORMS[land])}`, { place }, one.key);
    }),
    'organization: its acronym, the town or the site': until((): Drawn => {
      const one = organization({ isUnique: true, words: 3 });
      const acronym = aliases(one.key).find((name) => /^[A-Z]{3,7}$/.test(name));
      const town = cityOf(one);
      if (acronym === undefined || town === undefined) return null;
      if (bearers(acronym) === 1 && fitting(acronym) === 1)
        return pick([
          asked(`${acronym}, ${town}`, {}, one.key),
          asked(acronym, { place: `${town}, ${country(one)}` }, one.key),
        ]);
      return one.domain !== null && sharing(one.domain) === 1
        ? asked(acronym, { domain: one.domain }, one.key)
        : null;
    }),
    'organization: an affiliation abbreviated as in a bibliography, country': until((): Drawn => {
      const one = organization({ isUnique: true, words: 3 });
      const name = affiliation(one.name);
      if (name === null || /[()"/:]/.test(one.name) || fitting(one.name) !== 1 || !country(one)) return null;
      return bearers(name) > 0 ? null : asked(name, { place: country(one) }, one.key);
    }),
    'organization: a part with its parent in one cell': until((): Drawn => {
      const one = organization({ words: 1 });
      const { parent, name } = one;
      if (parent === null || /[()"/:]/.test(name + parent.name)) return null;
      const siblings = children(parent.key).filter(({ key }) => key !== one.key);
      const [, code] = /^([A-Z]{2}) state government$/.exec(parent.name) ?? [];
      if (code !== undefined) {
        const own = aliases(one.key).find((alias) => /^(House|Senate|Assembly) .*Committee/.test(alias));
        const isOther = siblings.some(({ key }) =>
          aliases(key).some((alias) => fold(alias) === fold(own ?? '')),
        );
        return own === undefined || isOther ? null : asked(`${stateOf(code)} ${own}`, {}, one.key);
      }
      const isSame = siblings.some((other) => fold(other.name) === fold(name));
      if (isSame || fold(name).includes(fold(parent.name)) || fitting(`${name} ${parent.name}`) > 0)
        return null;
      const cells = [`${name}, ${parent.name}`, `${parent.name} - ${name}`, `${name} (${parent.name})`];
      return asked(pick(cells), {}, one.key);
    }),
    'none: a town in a state that the record does not name': until((): Drawn => {
      const found = municipality();
      const code = pick(CODES);
      if (found === null || code === found.code) return null;
      const state = pick([stateOf(code)!, code]);
      return asked(pick([`City of ${found.town}, ${state}`, `${found.town}, ${state}`]), {}, null);
    }),
  };
}
