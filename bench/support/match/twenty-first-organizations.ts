import { fold } from '../../../src/names/normalize.js';
import { isLatin, mistyped } from '../search/random.js';
import { townOf } from './builders.js';
import { CODES } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

const SHORT: readonly (readonly [RegExp, string])[] = (
  "University=Univ.,Institute=Inst.,Department=Dept.,Association=Assn.,International=Int'l,National=Nat'l," +
  'Hospital=Hosp.,Center=Ctr.,Centre=Ctr.,Laboratory=Lab.,Corporation=Corp.,Foundation=Fdn.,College=Coll.,' +
  'County=Cnty.,Technology=Tech.,Government=Govt.,Company=Co.'
)
  .split(',')
  .map((pair) => pair.split('=') as [string, string])
  .map(([word, short]) => [new RegExp(`\\b${word}\\b`, 'g'), short]);
const LEGAL = /\b(Inc|Ltd|LLC|GmbH|AG|SA|S\.A|SpA|BV|AB|AS|Oy|Limited|Corp|Corporation|Co|Company|plc)\b/i;

const shortened = (name: string): string =>
  SHORT.reduce((text, [word, short]) => text.replace(word, short), name);

/** Kinds of the differences that lists of organizations have most often. */
export function twentyFirstOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, bearers, fitting, aliases } = draws;
  const { pick } = random;
  const asked = (name: string, facts: object, expected: string | null): Drawn => {
    return { query: { type: 'organization', name, ...facts }, expected };
  };
  /** An organization that no other record resembles. */
  const single = (): Organization | null => {
    const one = organization({ isUnique: true });
    return fitting(one.name) === 1 && !/[(),"/]/.test(one.name) ? one : null;
  };
  return {
    'organization: a typing error, its town': until((): Drawn => {
      const one = single();
      const place = one && townOf(one);
      const name = one ? mistyped(one.name, random) : '';
      return !one || !place || fitting(name) > 0 ? null : asked(name, { place }, one.key);
    }),
    'organization: an acronym, its town': until((): Drawn => {
      const one = organization();
      const place = townOf(one);
      const name = aliases(one.key).find((alias) => /^[A-Z]{3,8}$/.test(alias));
      return !place || !name || fitting(name) > 1 ? null : asked(name, { place }, one.key);
    }),
    'organization: abbreviated words, or a legal form': until((): Drawn => {
      const one = single();
      if (one?.type === 'company' && !LEGAL.test(one.name)) {
        return asked(one.name + pick([', Inc.', ' Ltd.', ' Co.']), {}, one.key);
      }
      const name = one ? shortened(one.name) : '';
      return !one || name === one.name || fitting(name) > 0 ? null : asked(name, {}, one.key);
    }),
    'organization: its name in another language': until((): Drawn => {
      const one = organization();
      const isOther = (alias: string) => {
        const words = fold(one.name).split(' ');
        return alias.length > 12 && !words.some((word) => word.length > 3 && fold(alias).includes(word));
      };
      const name = aliases(one.key).find((alias) => / /.test(alias) && isOther(alias));
      if (name === undefined || fitting(name) > 1) return null;
      return asked(isLatin(name) ? pick([name.toUpperCase(), mistyped(name, random)]) : name, {}, one.key);
    }),
    'none: the town of the same name in another state': until((): Drawn => {
      const [, town, own] = /^([A-Z][\w ]+), ([A-Z]{2})$/.exec(organization({ isUnique: true }).name) ?? [];
      const code = pick(CODES);
      if (!town || / of /.test(town) || code === own || fitting(`${town} ${code}`) > 0 || fitting(town) > 1)
        return null;
      return asked(pick([`${town}, ${code}`, `City of ${town}, ${code}`]), {}, null);
    }),
    'none: a body of the same kind in another town': until((): Drawn => {
      const [one, other] = [single(), organization()];
      const [own, town] = [one && townOf(one), townOf(other)];
      if (!one || !own || !town || fold(own) === fold(town) || !one.name.includes(own)) return null;
      if (one.name.split(' ').length < 4) return null;
      const name = one.name.replace(own, town);
      return fitting(name) > 0 || bearers(name) > 0 ? null : asked(name, { place: other.place }, null);
    }),
  };
}
