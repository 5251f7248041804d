import { fold } from '../../../../src/names/normalize.js';
import type { Kinds, Person } from '../records.js';
import { FREE_MAIL, at, employed, full, joined, type Tools } from '../tools.js';
import { SHARED } from '../writings/given-names.js';
import {
  CODES,
  chamberOf,
  codesOf,
  legislatureOf,
  officeOf,
  seatsOf,
  stateOf,
  type Seat,
} from '../writings/states.js';

const FIRMS = [
  'Hartwell Strategies LLC',
  'Bluestone Public Affairs',
  'Meridian Title & Escrow',
  'Cornerstone Wealth Advisors',
];

/** Names that several people have, and facts that mean none of them. */
export function noAnswerSeveral(tools: Tools): Kinds {
  const {
    random,
    pick,
    below,
    none,
    stranger,
    row,
    isAlone,
    rivals,
    hasRivalIn,
    elsewhere,
    person,
    bearers,
    namesakes,
    members,
    holders,
  } = tools;
  /** A state with which none of the people has to do. */
  const otherState = (people: readonly Person[]): string | null => {
    const own = people.flatMap((one) => [...codesOf(one)]);
    return people.every((one) => codesOf(one).size > 0)
      ? pick(CODES.filter((code) => !own.includes(code)))
      : null;
  };
  return {
    'several of the name, nothing else': () => none(full(pick(namesakes()))),
    'several of the name, another employer': () => {
      const all = namesakes();
      return none(full(all[0]!), at(elsewhere(...all), below(3)));
    },
    'several of the name, a private address': () => {
      const { first, last } = namesakes()[0]!;
      const address = `${fold(last).replace(/[^a-z]/g, '')}${10 + below(90)}@${pick(FREE_MAIL)}`;
      return holders(address) > 0 ? null : row(first, last, { emails: [address] }, null);
    },
    'several of the name, a role or title of all of them': () => {
      const all = namesakes();
      const { role, title } = pick(all[0]!.posts);
      const isTitle = title !== null && all.every(({ posts }) => posts.some((post) => post.title === title));
      const isRole = role !== null && all.every(({ posts }) => posts.some((post) => post.role === role));
      return isTitle || isRole ? none(full(all[0]!), isTitle ? { title } : { role }) : null;
    },
    'several of the name, an office that all of them have had': () => {
      const all = namesakes();
      const role = pick(['upper', 'lower'] as const);
      if (!all.every((one) => seatsOf(one).some((seat) => seat.role === role && !seat.isFederal)))
        return null;
      const title = pick([
        officeOf({ role, code: '', isFederal: false }),
        'State legislator',
        'state lawmaker',
      ]);
      return none(full(all[0]!), pick([{ title }, { title, ...employed('State Legislature') }]));
    },
    'several of the name, a seat in another state': () => {
      const all = namesakes();
      const { first, last } = all[0]!;
      const code = otherState(all);
      if (code === null || all.some((one) => seatsOf(one).length === 0 || hasRivalIn(code, one))) return null;
      const seat: Seat = { code, role: pick(['upper', 'lower']), isFederal: false };
      const title = `district ${1 + below(40)}`;
      return pick([
        none(`${first} ${last}`, { ...employed(chamberOf(seat)), title, place: stateOf(code) }),
        none(`${first} ${last}`, { ...employed(`${code} state government`), title, role: seat.role }),
        none(`${first} ${last}`, { ...employed(legislatureOf(seat, random)), title: officeOf(seat) }),
        none(`${last}, ${first}`, { ...employed(chamberOf(seat)), place: stateOf(code) }),
      ]);
    },
    'several of the name, a firm in another state': () => {
      const all = namesakes();
      const [code, firm] = [otherState(all), pick(FIRMS)];
      if (code === null) return null;
      const { first, last } = all[0]!;
      const emails = [`${joined(first)}.${joined(last)}@${joined(firm).slice(0, 9)}.example`];
      return row(first, last, { ...employed(firm), emails, place: stateOf(code) }, null);
    },
    'an initial of two colleagues, employer': () => {
      const one = person();
      const here = pick(one.employers);
      const { first, last } = one;
      const name = pick([`${first[0]!}. ${last}`, `${last}, ${first[0]!}.`, `${last} ${first[0]!}`]);
      const isShared = rivals(one, here.key).some((other) => fold(other.first) !== fold(first));
      return isShared ? none(name, at(here, below(3))) : null;
    },
    'an initial, another employer': () => {
      const one = person({ isUnique: true });
      const other = elsewhere(one);
      return isAlone(one)
        ? none(`${one.first[0]!}. ${one.last}`, { organization: { public_id: other.key } })
        : null;
    },
    'a nickname of two colleagues, employer': () => {
      const [one, nickname] = [person(), pick(Object.keys(SHARED))];
      const here = pick(one.employers);
      const name = `${nickname} ${one.last}`;
      if (!SHARED[nickname]!.includes(one.first) || bearers(name) > 0) return null;
      const alike = members(here.key).filter(
        ({ first, last }) => SHARED[nickname]!.includes(first) && last === one.last,
      );
      const isShared = new Set(alike.map(({ first }) => first)).size > 1;
      return isShared ? none(name, at(here, below(3))) : null;
    },
    'a first or last name of several colleagues, employer': () => {
      const one = person();
      const here = pick(one.employers);
      const part = pick(['first', 'last'] as const);
      const same = members(here.key).filter((other) => fold(other[part]) === fold(one[part]));
      const office = pick(['', 'Hon. ', 'The Hon. ', 'Member ']);
      return same.every((other) => full(other) === full(one))
        ? null
        : stranger(part === 'last' ? office + one.last : one.first, at(here, below(3)));
    },
    'only a last name': () => none(person().last),
  };
}
