import { fold } from '../../../../src/names/normalize.js';
import { mistyped } from '../../search/random.js';
import type { Drawn, Kinds, Person } from '../records.js';
import { acronymOf, at, employed, full, isFreeMail, joined, middlesOf, type Tools } from '../tools.js';
import { NICKNAMES } from '../writings/given-names.js';
import {
  CODES,
  chamberOf,
  codesOf,
  districtOf,
  officeOf,
  pressOf,
  seatsOf,
  stateOf,
} from '../writings/states.js';
import { capital, ordinal } from '../writings/tables.js';

/** A role that many people of an organization have. */
const COMMON_ROLE = /member|chair|rank|president|speaker|leader|minister/i;
const SPOKEN_ROLE = /^(?:Senator|Representative|mayor|member of parliament|councillor|governor|lt_governor)/i;
const DEPARTMENTS = ['Office of Research', 'Press Office', 'Legal Affairs', 'Division of Finance'];

/** Several people of one name, of whom a fact of the query means one. */
export function namesakesToldApart(tools: Tools): Kinds {
  const {
    random,
    pick,
    below,
    employer,
    found,
    row,
    rivals,
    hasRivalIn,
    bearers,
    namesakes,
    hasInitial,
    members,
    holders,
  } = tools;
  /** A case of one of several namesakes; of null, another one is drawn. */
  const distinguished = (how: (one: Person, others: readonly Person[]) => Drawn) => (): Drawn => {
    const all = namesakes();
    const one = pick(all);
    return how(
      one,
      all.filter(({ key }) => key !== one.key),
    );
  };
  /** Whether all of the others have to do with states, and none with this one. */
  const isOnlyIn = (code: string, others: readonly Person[]): boolean =>
    others.every((other) => codesOf(other).size > 0 && !codesOf(other).has(code));
  /** The employer in other words, which no employer of the others has. */
  const employerAs = (how: (name: string) => string | null) =>
    distinguished((one, others) => {
      const name = how(pick(one.employers).name);
      const isShared = others.some(({ employers }) => employers.some((other) => how(other.name) === name));
      return name === null || isShared ? null : found(one, full(one), employed(name));
    });
  const committeesOf = ({ posts }: Person): string[] => {
    const own = posts.filter(({ title, role }) => title === null && /(member|chair)$/.test(role ?? ''));
    return [...new Set(own.map(({ at: name }) => name))].filter((name) => !/government|party/i.test(name));
  };
  return {
    'the employer': distinguished((one) => found(one, full(one), employer(one))),
    'the employer and a typing error': distinguished((one) => {
      const here = pick(one.employers);
      const name = `${one.first} ${mistyped(one.last, random)}`;
      return bearers(name) > 0 || rivals(one, here.key).length > 0
        ? null
        : found(one, name, at(here, below(3)));
    }),
    'the employer with two typing errors': employerAs((name) =>
      name.length < 16 ? null : mistyped(mistyped(name, random), random),
    ),
    'a department of the employer': employerAs((name) => {
      const department = pick(DEPARTMENTS);
      return pick([`${department}, ${name}`, `${name} – ${department}`]);
    }),
    'the employer’s words in another order': employerAs((name) => {
      const words = name.split(' ');
      return words.length < 3 ? null : [words.at(-1)!, ...words.slice(0, -1)].join(' ');
    }),
    'the employer without its first or last word': employerAs((name) => {
      const words = name.split(' ');
      return words.length < 3 ? null : pick([words.slice(1), words.slice(0, -1)]).join(' ');
    }),
    'the employer’s acronym': employerAs(acronymOf),
    'an initial and the employer': distinguished((one) => {
      const own = pick(one.employers);
      return bearers(own.name) > 1 || rivals(one, own.key).length > 0
        ? null
        : found(
            one,
            pick([`${one.first[0]!}. ${one.last}`, `${one.last}, ${one.first[0]!}.`]),
            at(own, pick([0, 2])),
          );
    }),
    'a nickname and the employer': distinguished((one, others) => {
      const nickname = pick(NICKNAMES[one.first] ?? ['']);
      const own = one.employers.find(({ name }) =>
        others.every(({ employers }) => employers.every((other) => fold(other.name) !== fold(name))),
      );
      const name = `${nickname} ${one.last}`;
      if (nickname === '' || own === undefined || bearers(name) > 0 || rivals(one, own.key).length > 0)
        return null;
      const isShared = members(own.key).some(
        ({ first, last }) => last === one.last && first[0] === nickname[0] && first !== one.first,
      );
      return isShared ? null : found(one, pick([name, `${one.last}, ${nickname}`]), at(own, below(3)));
    }),
    'a nickname and the district': distinguished((one, others) => {
      const [seat, nickname] = [districtOf(one), pick(NICKNAMES[one.first] ?? [''])];
      const name = `${nickname} ${one.last}`;
      if (!seat || nickname === '' || bearers(name) > 0) return null;
      if (others.some((other) => codesOf(other).has(seat.code))) return null;
      const title = pick([`District ${seat.number}`, `Member for District ${seat.number}`]);
      return found(one, name, { ...employed(chamberOf(seat)), title });
    }),
    'several committees in one cell': distinguished((one, others) => {
      const shared = others.flatMap(({ employers }) => employers.map(({ name }) => fold(name)));
      const own = committeesOf(one).filter((name) => !shared.includes(fold(name)) && !name.includes(','));
      if (own.length < 2) return null;
      const name = own.slice(0, 3).join(pick(['; ', ' / ', ', ', ' | ']));
      return found(one, pick([full(one), `${one.last}, ${one.first}`]), employed(name));
    }),
    'a role': distinguished((one, others) => {
      const role = pick(one.roles.filter((own) => !COMMON_ROLE.test(own)).concat(''));
      return role === '' || others.some(({ roles }) => roles.some((its) => fold(its) === fold(role)))
        ? null
        : found(one, full(one), { [pick(['role', 'title'])]: capital(role) });
    }),
    'an office as newspapers write it': distinguished((one, others) => {
      const role = one.roles.find((own) => SPOKEN_ROLE.test(own));
      const isShared = others.some(
        ({ roles }) =>
          roles.length === 0 ||
          roles.some((other) => /^(?:district|member|chair)/.test(other) || other[0] === role?.[0]),
      );
      if (role === undefined || isShared) return null;
      const [, kind, state] = /^(Senator|Representative), ([A-Z]{2})/.exec(role) ?? [];
      const spoken =
        kind === undefined
          ? role.replaceAll('_', ' ')
          : pick([`U.S. ${kind}`, `${kind} (${state!})`, `${kind} from ${state!}`, `United States ${kind}`]);
      return found(one, full(one), { [pick(['role', 'title'])]: spoken });
    }),
    'the office and the state': distinguished((one, others) => {
      const seat = seatsOf(one).at(-1);
      if (!seat || !isOnlyIn(seat.code, others) || hasRivalIn(seat.code, one)) return null;
      const place = pick([stateOf(seat.code), seat.code, pressOf(seat.code)]);
      return pick([
        found(one, full(one), { title: officeOf(seat), place }),
        row(one.first, one.last, { title: officeOf(seat), place }, one.key),
      ]);
    }),
    'the seat in words': distinguished((one, others) => {
      const [, seat, code, number] =
        /^(Representative|Senator), ([A-Z]{2})(?:-(\d+))?$/.exec(pick(one.roles)) ?? [];
      if (code === undefined || !CODES.includes(code) || others.some((other) => codesOf(other).has(code)))
        return null;
      const state = stateOf(code);
      const district = ordinal(Number(number ?? 0));
      const titles =
        seat === 'Senator'
          ? [`U.S. Senator from ${state}`, `United States Senator for ${state}`]
          : Number(number ?? 0) > 0
            ? [
                `U.S. Representative for ${state}'s ${district} congressional district`,
                `Congressman from ${state} (${district} District)`,
              ]
            : [`U.S. Representative from ${state}`];
      return found(one, full(one), { title: pick(titles) });
    }),
    'the legislature of the state': distinguished((one, others) => {
      const seat = seatsOf(one)[0];
      if (!seat || seat.isFederal || others.some((other) => codesOf(other).has(seat.code))) return null;
      const state = stateOf(seat.code);
      const work = pick([
        chamberOf(seat),
        `${state} Legislature`,
        `State of ${state}`,
        `${state} General Assembly`,
      ]);
      return found(one, pick([full(one), `${one.last}, ${one.first}`]), employed(work));
    }),
    'the state in brackets behind the name': distinguished((one, others) => {
      const [code, ...more] = codesOf(one);
      if (code === undefined || more.length > 0 || !isOnlyIn(code, others)) return null;
      return found(one, pick([`${full(one)} (${code})`, `${full(one)}, ${code}`, `${full(one)} [${code}]`]));
    }),
    'the mayor of a town': distinguished((one, others) => {
      const [, town] = /^([A-Z][\w .'-]+), [A-Z]{2}$/.exec(pick(one.employers).name) ?? [];
      if (town === undefined || !one.roles.every((role) => role === 'mayor')) return null;
      const isThere = ({ employers, roles }: Person) =>
        [...employers.map(({ name }) => name), ...roles].some((text) => text.includes(town));
      if (others.some(isThere)) return null;
      const facts = pick([
        { title: `Mayor of ${town}` },
        { title: `Mayor, ${town}` },
        { title: `Mayor of the City of ${town}` },
        { title: 'Mayor', ...employed(`City of ${town}`) },
      ]);
      return found(one, full(one), facts);
    }),
    'the town of an office': distinguished((one, others) => {
      const address = /[,;] ?([A-Z][a-z]+(?: [A-Z][a-z]+)?), ([A-Z]{2}) (\d{5})/;
      const [, town, code, post] = one.places.map((place) => address.exec(place)).find(Boolean) ?? [];
      return code === undefined || !isOnlyIn(code, others)
        ? null
        : found(one, full(one), {
            place: pick([`${town!}, ${code}`, `${town!} ${code} ${post!}`, `${post!} ${town!}`]),
          });
    }),
    'the address of an office': distinguished((one, others) => {
      const place = one.places.find(
        (address) => /\d/.test(address) && others.every(({ places }) => !places.includes(address)),
      );
      return place === undefined ? null : found(one, full(one), { place });
    }),
    'the middle name': distinguished((one, others) => {
      const [middle] = middlesOf(one);
      const isTold = others.every((other) => {
        const initials = middlesOf(other).map((its) => its[0]);
        return initials.length > 0 && !initials.includes(middle?.[0]);
      });
      if (middle === undefined || !isTold || hasInitial(one.first[0]!, one.last) > others.length + 4)
        return null;
      const names = [`${one.first} ${middle[0]!}. ${one.last}`, `${one.last}, ${one.first} ${middle[0]!}`];
      return found(one, pick(names), pick([{}, employer(one)]));
    }),
    'the own address': distinguished((one) => {
      const own = one.emails.find((address) => holders(address) === 1);
      return own ? found(one, pick([full(one), `${one.last}, ${one.first}`]), { emails: [own] }) : null;
    }),
    'another address at the domain of the own': distinguished((one, others) => {
      const domain = one.emails
        .find((address) => !isFreeMail(address))
        ?.split('@')[1]
        ?.toLowerCase();
      const isShared = others.some(
        ({ emails, employers }) =>
          emails.some((email) => email.toLowerCase().endsWith(`@${domain}`)) ||
          employers.some((other) => other.domain === domain),
      );
      if (domain === undefined || isShared) return null;
      const [first, last] = [joined(one.first), joined(one.last)];
      const local = pick([
        `${first[0]!}${last}`,
        `${first}_${last}`,
        `${last}.${first}`,
        `${last}${first[0]!}`,
      ]);
      return holders(`${local}@${domain}`) > 0
        ? null
        : found(one, full(one), { emails: [`${local}@${domain}`] });
    }),
  };
}
