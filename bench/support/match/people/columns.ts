import { fold } from '../../../../src/names/normalize.js';
import { mistyped } from '../../search/random.js';
import type { Kinds, Person } from '../records.js';
import { employed, full, isPlain, isRecent, middleInitialOf, type Tools } from '../tools.js';
import { seatsOf, stateOf } from '../writings/states.js';

const NO_MIDDLE = ['NMN', 'NMI', '(NMN)', 'N/A', 'NULL', 'undefined', 'nan', '-', '[none]'];

/** Rows of tables: the order of the names, filled, exchanged and repeated columns. */
export function columns(tools: Tools): Kinds {
  const { random, pick, employer, found, row, isFree, alone, nicknameOf, unique, person, bearers, members } =
    tools;
  return {
    'last name first, employer': unique(
      ({ first, last }) =>
        pick([
          `${last}, ${first}`,
          `${last} ${first}`,
          `${last.toUpperCase()} ${first}`,
          `${last},${first}`.toLowerCase(),
        ]),
      employer,
    ),
    'last name first, a typing error, employer': unique(
      ({ first, last }) => (last.length < 6 ? null : `${mistyped(last, random)}, ${first}`),
      employer,
    ),
    'last name first in capitals, the middle initial, state': () => {
      const one = alone();
      const [seat, middle] = [one && seatsOf(one)[0], one ? middleInitialOf(one) : ''];
      if (!one || !seat || middle === '') return null;
      const [first, last] = [one.first.toUpperCase(), one.last.toUpperCase()];
      const facts = { place: pick([seat.code, stateOf(seat.code)]) };
      return pick([
        found(one, `${last}, ${first}${middle}`, facts),
        found(one, `${last} ${first}${middle}`, facts),
        row(first + middle, last, facts, one.key),
      ]);
    },
    'first and last name in columns, a typing error, employer': () => {
      const one = alone();
      if (one === null) return null;
      const last = mistyped(one.last, random);
      return isFree(one.first, last) ? row(one.first, last, employer(one), one.key) : null;
    },
    'the columns of first and last name exchanged, employer': () => {
      const one = person({ isUnique: true });
      const first = pick([one.first, one.first, one.first.toUpperCase()]);
      return bearers(`${one.last} ${one.first}`) > 0 ? null : row(one.last, first, employer(one), one.key);
    },
    'the whole name in one column, employer': () => {
      const one = person({ isUnique: true });
      const { first, last } = one;
      const more = isPlain(one) && isRecent(one) ? employer(one) : null;
      if (more === null) return null;
      const columns = pick([
        { first_name: full(one) },
        { last_name: full(one) },
        { last_name: `${last}, ${first}` },
        { first_name: full(one), last_name: pick(['-', '.', 'n/a', '(none)', 'PhD', 'Esq.']) },
        { first_name: pick(['Hon.', 'The Honorable', 'Dr.']), last_name: full(one) },
        { first_name: full(one), last_name: full(one) },
        { first_name: `${last},`, last_name: first },
      ]);
      return { query: { type: 'person', ...columns, ...more }, expected: one.key };
    },
    'role and employer exchanged': unique(
      (one) => (isRecent(one) && one.employers.length === 1 && one.roles.length === 1 ? full(one) : null),
      ({ employers, roles }) => {
        const role = roles[0]!;
        return /^(?:lower|upper|member)$/.test(role) || bearers(role) > 0
          ? null
          : { ...employed(role), title: employers[0]!.name };
      },
    ),
    'parts of the name twice, employer': unique((one) => {
      const { first, last } = one;
      return pick([
        `${first} ${first} ${last}`,
        `${first} ${last} ${last}`,
        `${full(one)} ${full(one)}`,
        `${full(one)}, ${full(one)}`,
        `${last}, ${last} ${first}`,
        `${last}, ${first} ${last}`,
      ]);
    }, employer),
    'NMN, N/A or NULL for the middle name, employer': unique(({ first, last }) => {
      if (first.includes(' ')) return null;
      const no = pick(NO_MIDDLE);
      return pick([
        `${first} ${no} ${last}`,
        `${last}, ${first} ${no}`,
        `${first} ${no} ${last}`.toUpperCase(),
      ]);
    }, employer),
    'cut off at the width of a column, employer': () => {
      const one = person({ isUnique: true });
      const here = pick(one.employers);
      const last = one.last.toUpperCase().slice(0, 8);
      const first = one.first.toUpperCase().slice(0, 12 - last.length);
      const isAlike = (other: Person): boolean => fold(other.last).startsWith(fold(last));
      if (!isPlain(one) || last.length === one.last.length || members(here.key).filter(isAlike).length > 1)
        return null;
      return pick([
        found(one, `${last} ${first}`, employed(here.name)),
        found(one, `${last},${first}`, employed(here.name)),
        row(first, last, employed(here.name), one.key),
      ]);
    },
    'a typing error, the right name as an alias, employer': () => {
      const one = alone();
      const name = one ? `${one.first} ${mistyped(one.last, random)}` : '';
      if (one === null || bearers(name) > 0) return null;
      return found(one, name, {
        aliases: [pick([full(one), `${one.last}, ${one.first}`])],
        ...employer(one),
      });
    },
    'another name, an alias or a stored id': () => {
      const one = alone();
      const { last } = person();
      if (!one || !/^[A-Z][a-z]+$/.test(last) || !isFree(one.first, last)) return null;
      const name = pick([
        `${one.first[0]!}. ${one.last}`,
        `${nicknameOf(one) ?? one.first} ${one.last}`,
        `${one.first} ${last}`,
      ]);
      const known = { aliases: [pick([full(one), `${one.last}, ${one.first}${middleInitialOf(one)}`])] };
      return found(one, name, pick([known, { ...known, ...employer(one) }, { public_id: one.key }]));
    },
  };
}
