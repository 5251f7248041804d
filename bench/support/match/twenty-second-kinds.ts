import { fold } from '../../../src/names/normalize.js';
import { site } from '../../../src/values/hostname.js';
import { mistyped } from '../search/random.js';
import { acronymOf, builders, isAnother, townOf } from './builders.js';
import { until } from './sixteenth-organizations.js';
import { NICKNAMES, RELATIVES, full, isPersonal, isPlain } from './sixteenth-writings.js';
import { CYRILLIC, inLetters, named } from './tuned-kinds.js';
import type { Draws, Drawn, Kinds, Organization, Person } from './records.js';

const TITLES = ['Dr.', 'Prof.', 'Hon.', 'Mr.', 'Ms.'];
const SUFFIXES = [', PhD', ', Esq.', ', MBA', ', J.D.'];
const LEGAL_FORMS = [' Inc.', ', Inc.', ' LLC', ' Ltd.', ' Corp.'];
const MARRIED = ['Thornbury', 'Hallström', 'Okafor', 'Whitcombe', 'Lindqvist', 'Castellano'];
const SHOPS = ['Bowling Club', 'Dental Practice', 'Chamber Orchestra', 'Bicycle Repair', 'Bakery'];

/** Kinds of the differences that a CRM or a newsroom meets first. */
export function twentySecondKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, namesakes, hasInitial, holders, members } = draws;
  const { fitting, sharing } = draws;
  const { pick } = random;
  const { employer, found, asked, alone } = builders(draws);
  const written = (how: (one: Person) => string) =>
    until((): Drawn => {
      const one = alone();
      const name = one === null ? '' : how(one);
      const isTaken = one !== null && fold(name) !== fold(full(one)) && bearers(name) > 0;
      return one === null || name === '' || isTaken ? null : found(one, name, employer(one));
    });
  /** An organization that no other record resembles. */
  const single = (): Organization | null => {
    const one = organization({ isUnique: true });
    return fitting(one.name) === 1 && !/[(),"/]/.test(one.name) ? one : null;
  };
  const isOwn = ({ domain }: Organization): boolean =>
    domain !== null && sharing(domain) === 1 && site(domain).ok;
  return {
    'a typing error in the last name, employer': written(
      ({ first, last }) => `${first} ${mistyped(last, random)}`,
    ),
    'last name first, employer': written(({ first, last }) =>
      pick([`${last}, ${first}`, `${last} ${first}`]),
    ),
    'initial and last name, employer': written(({ first, last }) => `${first[0]}. ${last}`),
    'a middle initial that the record lacks, employer': written(({ first, last, aliases }) =>
      aliases.length > 0 ? '' : `${first} ${pick(['A', 'J', 'L', 'M', 'R'])}. ${last}`,
    ),
    'a title before and a degree after the name, employer': written(
      (one) => `${pick(TITLES)} ${full(one)}${pick(SUFFIXES)}`,
    ),
    'a nickname, employer': written(({ first, last }) => {
      const nickname = pick(NICKNAMES[first] ?? ['']);
      const others = nickname === '' ? 0 : hasInitial(nickname[0]!, last);
      return nickname === '' || others > (nickname[0] === first[0] ? 1 : 0) ? '' : `${nickname} ${last}`;
    }),
    'a further last name by marriage, employer': written(({ first, last }) =>
      pick([`${first} ${last}-${pick(MARRIED)}`, `${first} ${last} ${pick(MARRIED)}`]),
    ),
    'Cyrillic letters, employer': written((one) => inLetters(full(one), CYRILLIC)),
    'the address in the cell of the name': until((): Drawn => {
      const one = alone();
      const own = one?.emails.find((address) => isPersonal(address, one) && holders(address) === 1);
      return one && own ? found(one, own, { emails: [own] }) : null;
    }),
    'a changed employer, the own address': until((): Drawn => {
      const [one, other] = [alone(), single()];
      const own = one?.emails.find((address) => isPersonal(address, one) && holders(address) === 1);
      if (!one || !other || !own || !one.employers.every((each) => isAnother(each, other))) return null;
      return found(one, full(one), { emails: [own], organization: { name: other.name } });
    }),
    'none: another first name, employer': until((): Drawn => {
      const [one, first] = [person({ isUnique: true }), pick(RELATIVES)];
      const colleagues = one.employers.flatMap(({ key }) => members(key));
      const isTaken = colleagues.some(({ key, last }) => key !== one.key && fold(last) === fold(one.last));
      if (!isPlain(one) || isTaken || hasInitial(first[0]!, one.last) > 0) return null;
      return one.aliases.some((alias) => alias.includes(first))
        ? null
        : { query: named(`${first} ${one.last}`, employer(one)), expected: null };
    }),
    'none: a name that several have, and nothing else': (): Drawn => {
      return { query: named(full(pick(namesakes()))), expected: null };
    },
    'organization: a typing error': until((): Drawn => {
      const one = single();
      const name = one && one.name.length > 14 ? mistyped(one.name, random) : '';
      return !one || name === '' || fitting(name) > 0 ? null : asked(name, {}, one.key);
    }),
    'organization: a legal form that the record lacks': until((): Drawn => {
      const one = single();
      const name = `${one?.name}${pick(LEGAL_FORMS)}`;
      const hasOne = /\b(inc|llc|ltd|limited|corp|corporation|company|gmbh|ag)\b/i.test(one?.name ?? '');
      return !one || hasOne ? null : asked(name, {}, one.key);
    }),
    'organization: its acronym, its site': until((): Drawn => {
      const one = single();
      const name = one && acronymOf(one.name);
      return !one || !name || !isOwn(one) ? null : asked(name, { domain: one.domain }, one.key);
    }),
    'organization: no accents': until((): Drawn => {
      const one = single();
      const name = one?.name.normalize('NFD').replace(/\p{M}/gu, '') ?? '';
      return !one || name === one.name.normalize('NFD') ? null : asked(name, {}, one.key);
    }),
    'none: a club or a shop of a town': until((): Drawn => {
      const one = organization({ isUnique: true });
      const town = townOf(one);
      const name = `${town} ${pick(SHOPS)}`;
      return town === undefined || fitting(name) > 0 ? null : asked(name, { place: one.place }, null);
    }),
  };
}
