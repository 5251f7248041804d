import { fold } from '../../../../src/names/normalize.js';
import { mistyped } from '../../search/random.js';
import type { Employer, Kinds, Person } from '../records.js';
import { at, employed, full, isPlain, middlesOf, named, type Tools } from '../tools.js';
import { chamberOf, seatsOf, stateOf } from '../writings/states.js';
import { tableOf } from '../writings/tables.js';

const STREETS = tableOf(
  'STREET=ST,AVENUE=AVE,BOULEVARD=BLVD,DRIVE=DR,ROAD=RD,HIGHWAY=HWY,SUITE=STE,ROOM=RM,BUILDING=BLDG,FLOOR=FL',
);
/** An address as the post writes it. */
const posted = (address: string): string =>
  address
    .toUpperCase()
    .replace(/[A-Z]+/g, (word) => STREETS[word] ?? word)
    .replace(/[.,; ]+/g, ' ');

/** Names of people with initials, and with more or fewer given names than the record. */
export function initials(tools: Tools): Kinds {
  const {
    random,
    pick,
    below,
    employer,
    found,
    none,
    row,
    isAlone,
    alone,
    rivals,
    hasRivalIn,
    unique,
    person,
    bearers,
    hasInitial,
    members,
  } = tools;
  const isOnlyOne = (one: Person, { key }: Employer): boolean => rivals(one, key).length === 0;
  return {
    'the initial of the first name, employer': () => {
      const one = person({ isUnique: true });
      const here = pick(one.employers);
      return isOnlyOne(one, here) ? found(one, `${one.first[0]!}. ${one.last}`, at(here, below(3))) : null;
    },
    'the initial of the first name, only the name': () => {
      const one = person({ isUnique: true });
      const name = `${one.first[0]!}. ${one.last}`;
      return isAlone(one) ? found(one, name) : none(name);
    },
    'the initials of first and middle name in any order, employer': () => {
      const one = person({ isUnique: true });
      const [middle] = middlesOf(one);
      const here = pick(one.employers);
      if (middle === undefined || !isPlain(one) || !isOnlyOne(one, here)) return null;
      const { first, last } = one;
      const [f, m] = [first[0]!, middle[0]!];
      const names = [`${f}. ${m}. ${last}`, `${f}${m} ${last}`, `${last} ${f}${m}`, `${last}, ${f}.${m}.`];
      names.push(`${last.toUpperCase()} ${f} ${m}`, `${last}, ${f}.`, `${f} ${last}`, `${last} ${f}`);
      if (hasInitial(m, last) === 0) names.push(`${m}. ${f}. ${last}`, `${m}. ${first} ${last}`);
      if (middle.length > 2) names.push(`${f}. ${middle} ${last}`, `${last}, ${f}. ${middle}`);
      return found(one, pick(names), at(here, below(3)));
    },
    'the first name an initial, the middle name in full, employer': unique(({ first, last }) => {
      const [one, middle] = first.split(' ');
      return middle === undefined || middle.length < 3 ? null : `${one![0]!}. ${middle} ${last}`;
    }, employer),
    'the first of three names an initial, house': () => {
      const one = person({ isUnique: true });
      const [[first, ...more], rest] = [full(one).split(' '), full(one).replace(/^\S+ /, '')];
      const house = one.employers.find(({ name }) => /Sabha$|Legislative Assembly$/.test(name));
      if (house === undefined || more.length < 2 || more.some((word) => word.length < 3)) return null;
      const isShared = members(house.key).some(
        (other) => other.key !== one.key && full(other).endsWith(rest),
      );
      if (isShared || bearers(rest) > 0 || first!.length < 3) return null;
      const written = pick([`${first![0]}. ${rest}`, `${first![0]} ${rest}`, `${rest}, ${first![0]}.`]);
      return found(one, written, pick([at(house, below(3)), { ...at(house, 0), title: 'MP' }]));
    },
    'a middle initial for the middle name, employer': unique(({ first, last }) => {
      const [one, middle, ...rest] = first.split(' ');
      return middle === undefined || middle.length < 3 || rest.length > 0
        ? null
        : `${one!} ${middle[0]!}. ${last}`;
    }, employer),
    'a middle name or initial that the record lacks, employer': unique(
      ({ first, last, aliases: names }) =>
        names.length > 0 || first.includes(' ')
          ? null
          : `${first} ${pick([`${pick(['A', 'J', 'L', 'M', 'R'])}.`, person().first])} ${last}`,
      employer,
    ),
    'the middle name omitted': unique(({ first, last }) => {
      const [one, middle] = first.split(' ');
      return middle === undefined ||
        middle.length < 3 ||
        one!.length < 3 ||
        bearers(`${one!} ${last}`) > 0 ||
        hasInitial(one!, last) > 1
        ? null
        : `${one!} ${last}`;
    }),
    'the middle name as the first, employer': unique(({ first, last }) => {
      const [, middle] = first.split(' ');
      return middle === undefined || middle.length < 4 ? null : `${middle} ${last}`;
    }, employer),
    'the middle name before the first, employer': unique(({ first, last }) => {
      const [one, middle, ...rest] = first.split(' ');
      return middle === undefined || middle.length < 3 || rest.length > 0
        ? null
        : `${middle} ${one!} ${last}`;
    }, employer),
    'an initial and a typing error, employer': () => {
      const one = person({ isUnique: true });
      const here = pick(one.employers);
      const isLike = (other: Person): boolean =>
        other.key !== one.key && other.last[0] === one.last[0] && other.first[0] === one.first[0];
      return one.last.length < 7 || members(here.key).some(isLike)
        ? null
        : found(one, `${one.first[0]!} ${mistyped(one.last, random)}`, at(here, below(3)));
    },
    'the initial of the last name, employer': () => {
      const one = person({ isUnique: true });
      const here = pick(one.employers);
      const same = members(here.key).filter(
        ({ first, last }) => fold(first)[0] === fold(one.first)[0] && fold(last)[0] === fold(one.last)[0],
      );
      if (!isPlain(one) || same.length > 1) return null;
      const [initial, facts] = [
        one.last[0]! + pick(['.', '']),
        at(here, bearers(here.name) === 1 ? pick([0, 2]) : 2),
      ];
      return pick([
        found(one, `${one.first} ${initial}`, facts),
        found(one, `${one.first} ${initial}`.toUpperCase(), facts),
        row(one.first, initial, facts, one.key),
      ]);
    },
    'initials in a column, the chamber decides': () => {
      const one = person();
      const seat = seatsOf(one)[0];
      if (!seat || !isPlain(one) || hasRivalIn(seat.code, one)) return null;
      const middle = middlesOf(one)[0]?.[0];
      const first = middle
        ? pick([`${one.first[0]}.${middle}.`, `${one.first[0]}${middle}`])
        : `${one.first[0]}.`;
      return row(first, one.last, { ...employed(chamberOf(seat)), place: stateOf(seat.code) }, one.key);
    },
    'an initial, the committee and the state': () => {
      const one = person({ isUnique: true });
      const posts = one.posts.filter(
        ({ at: name, title, role }) => title === null && role !== null && name.length > 5,
      );
      const seat = seatsOf(one)[0];
      if (posts.length === 0 || seat === undefined || !isAlone(one)) return null;
      const { at: name, role } = pick(posts);
      const initial = `${one.first[0]!}.`;
      const query = named(
        pick([`${initial} ${one.last}`, `${one.last}, ${initial}`, `${one.last} ${initial[0]!}`]),
        {
          organization: { name: pick([name, `${name} Committee`, `Committee on ${name}`]) },
          ...pick([{ place: stateOf(seat.code) }, { place: stateOf(seat.code), role }]),
        },
      );
      return { query, expected: one.key };
    },
    'an initial, the address of the office': () => {
      const one = alone();
      const place = one?.places.find((address) => /\d{5}/.test(address) && address.length < 100);
      if (!one || place === undefined) return null;
      const name = `${one.first[0]!}. ${one.last}`;
      const written = [name, `HON ${name}`.toUpperCase(), `${one.last} ${one.first[0]!}`];
      return found(one, pick(written), { place: pick([posted(place), place.replace(';', ', ')]) });
    },
  };
}
