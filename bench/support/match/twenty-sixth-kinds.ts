import { fold } from '../../../src/names/normalize.js';
import { builders } from './builders.js';
import { CODES, chamberOf, seatsOf, stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import { NICKNAMES, full, isPlain } from './sixteenth-writings.js';
import { named } from './tuned-kinds.js';
import { twentySixthOrganizationsOf } from './twenty-sixth-organizations.js';
import { PRESS, UNRELATED, fromDevanagari, fromHangul, heardAs, writtenAs } from './twenty-sixth-writings.js';
import type { Draws, Drawn, Kinds, Person } from './records.js';

type Seat = ReturnType<typeof seatsOf>[number];

const FORMAL = Object.entries(NICKNAMES).flatMap(([formal, names]) =>
  names.map((name) => [name, formal] as const),
);
/** Short forms that women and men bear. */
const SHARED = ['Chris', 'Pat', 'Terry', 'Jackie', 'Drew', 'Sam', 'Andy'];
const FIRMS = ['Strategies LLC', 'Law Group', 'Realty, Inc.', 'Consulting', '& Associates', 'Public Affairs'];
const PARTICLES = /^(Van|Von|San|Del|Der|Las|Los|Den|Mac|Saint)$/;

const styleOf = ({ role }: Seat): string => (role === 'upper' ? 'Sen.' : 'Rep.');
const officeOf = ({ role, isFederal }: Seat): string =>
  `${isFederal ? 'U.S.' : 'State'} ${role === 'upper' ? 'Senator' : 'Representative'}`;
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Whether two first names have the initial in common, and neither the second letter nor the end. */
const isUnlike = (one: string, other: string): boolean =>
  one[0] === other[0] && one[1] !== other[1] && one.slice(-2) !== other.slice(-2);

/** Kinds of the differences that lists of customers have most often. */
export function twentySixthKindsOf(draws: Draws): Kinds {
  const { random, person, organization, foreigner, namesakes, bearers, hasInitial, members, fitting } = draws;
  const { pick, next } = random;
  const { employer, found, alone } = builders(draws);
  /** How a list writes the legislature of a seat. */
  const legislature = ({ code, role, isFederal }: Seat): string => {
    const house = role === 'upper' ? 'Senate' : 'House';
    if (isFederal) return pick([`US ${house}`, 'U.S. Congress', 'United States Congress', `${house} (US)`]);
    const state = stateOf(code)!;
    const names = [
      `${state} Legislature`,
      `${state} State ${house}`,
      `${code} Legislature`,
      `State of ${state}`,
    ];
    return pick([...names, `${PRESS[code] ?? code} State Legislature`]);
  };
  const office = (one: Person): object | null => {
    const seat = seatsOf(one)[0];
    return seat === undefined ? null : { organization: { name: legislature(seat) } };
  };
  const otherCode = (people: readonly Person[]): string => {
    const codes = people.flatMap((one) => seatsOf(one).map(({ code }) => code));
    return pick(CODES.filter((code) => !codes.includes(code)));
  };
  return {
    'the legislature in full or abbreviated, the name as in a roll': until((): Drawn => {
      const one = person({ isUnique: true });
      const facts = office(one);
      const names = [`${one.last}, ${one.first}`, `${one.last.toUpperCase()} ${one.first}`];
      return facts && isPlain(one) ? found(one, pick([...names, `Hon. ${full(one)}`]), facts) : null;
    }),
    'the short or the formal first name, the legislature': until((): Drawn => {
      const one = alone();
      const formal = FORMAL.filter(([name]) => name === one?.first && !SHARED.includes(name));
      const first = pick([...(NICKNAMES[one?.first ?? ''] ?? []), ...formal.map(([, name]) => name)]);
      const facts = one && office(one);
      if (!one || first === undefined || !facts || bearers(`${first} ${one.last}`) > 0) return null;
      if (hasInitial(first[0]!, one.last) > (first[0] === one.first[0] ? 1 : 0)) return null;
      return found(one, pick([`${first} ${one.last}`, `${one.last}, ${first}`]), facts);
    }),
    'a name written as it is heard, the legislature': until((): Drawn => {
      const one = alone();
      const facts = one && office(one);
      if (!one || !facts) return null;
      const last = pick(heardAs(one.last));
      const first = pick(writtenAs(one.first));
      if (last === undefined && first === undefined) return null;
      const [by, to] = last === undefined || (first && next() < 0.4) ? [first!, one.last] : [one.first, last];
      const isFree = to === one.last || hasInitial(one.first[0]!, to) === 0;
      return isFree && bearers(`${by} ${to}`) === 0 ? found(one, `${by} ${to}`, facts) : null;
    }),
    'the press: style, initial, last name and state': until((): Drawn => {
      const one = person({ isUnique: true });
      const [seat, ...others] = seatsOf(one);
      const government = one.employers.find(({ name }) => name === `${seat?.code} state government`);
      if (!isPlain(one) || !seat || others.some(({ role }) => role !== seat.role) || !government) return null;
      const same = members(government.key).filter(
        ({ first, last }) => fold(last) === fold(one.last) && first.startsWith(one.first[0]!),
      );
      if (same.length !== 1 || hasInitial(one.first[0]!, one.last) > 3) return null;
      const name = `${one.first[0]}. ${one.last}`;
      return pick([
        found(one, `${styleOf(seat)} ${name} (${seat.code})`, { organization: { name: chamberOf(seat) } }),
        found(one, `${styleOf(seat)} ${name}`, { organization: { name: legislature(seat) } }),
        found(one, name, { title: officeOf(seat), organization: { name: chamberOf(seat) } }),
      ]);
    }),
    'namesakes: the office and the state': until((): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const seat = seatsOf(one)[0];
      const others = all.filter(({ key }) => key !== one.key).map(seatsOf);
      if (!seat || others.some((list) => list.length === 0 || list.some(({ code }) => code === seat.code)))
        return null;
      const facts = {
        title: officeOf(seat),
        place: pick([stateOf(seat.code)!, PRESS[seat.code] ?? seat.code]),
      };
      return found(one, full(one), seat.isFederal || next() < 0.5 ? facts : office(one)!);
    }),
    'a Korean or Hindi name in Latin letters, employer': until((): Drawn => {
      const one = foreigner();
      const korean = fromHangul(one.first, one.last);
      const hindi = fromDevanagari(`${one.first} ${one.last}`);
      const names = korean
        ? [`${korean.family} ${korean.given}`, `${korean.given.replace('-', '')} ${korean.family}`]
        : hindi && one.last !== ''
          ? [hindi]
          : [];
      const name = pick(names);
      const isOne = bearers(full(one)) === 1 && names.every((each) => bearers(each) === 0);
      return name !== undefined && isOne ? found(one, name, employer(one)) : null;
    }),
    'a Chinese or Korean name: the family name last, hyphen or none': until((): Drawn => {
      const one = person({ isUnique: true });
      if (!/^[A-Z][a-z]+$/.test(one.first) || !/^[A-Z][a-z]+-[a-z]+$/.test(one.last)) return null;
      const [start, end] = one.last.split('-') as [string, string];
      const given = pick([`${start}-${end[0]!.toUpperCase()}${end.slice(1)}`, start + end, one.last]);
      const name = pick([
        `${given} ${one.first}`,
        `${one.first.toUpperCase()} ${given}`,
        `${given} ${one.first}`,
      ]);
      return bearers(`${one.last} ${one.first}`) > 0 ? null : found(one, name, employer(one));
    }),
    'a Spanish name: one family name or both, no accents, employer': until((): Drawn => {
      const one = person({ isUnique: true });
      const [own, second, ...more] = one.last.split(' ');
      const isSpanish = /^PR /.test(one.posts[0]?.at ?? '') || /[áéíóúñ]/.test(one.last);
      if (!own || !second || more.length > 0 || !isSpanish || own.length < 3 || PARTICLES.test(own))
        return null;
      const first = one.first.split(' ')[0]!;
      if (hasInitial(first[0]!, one.last) !== 1 || bearers(`${first} ${own}`) > 0) return null;
      const names = [`${first} ${own}`, `${first} ${own}-${second}`, `${own} ${second}, ${first}`];
      const isOther = hasInitial(first[0]!, own) > 0;
      return found(one, bare(pick(isOther ? names.slice(1) : names)), employer(one));
    }),
    'left office: the former office and state, a new employer': until((): Drawn => {
      const one = alone();
      const seat = one && seatsOf(one)[0];
      if (!one || !seat || one.posts.some(({ end }) => end === null)) return null;
      const firm = `${person().last} ${pick(FIRMS)}`;
      const other = organization({ isUnique: true });
      const isNear = other.type !== 'government' && other.place?.endsWith(', United States');
      const name = fitting(firm) === 0 ? pick(isNear ? [other.name] : [firm]) : '';
      if (name === '') return null;
      const title = `Former ${officeOf(seat)}${pick([`, ${stateOf(seat.code)}`, ` (${seat.code})`])}`;
      return found(one, full(one), { title, organization: { name } });
    }),
    'none: a colleague with another first name of the same initial': until((): Drawn => {
      const one = alone();
      const facts = one && office(one);
      const first = UNRELATED.find((name) => isUnlike(name, one?.first ?? ''));
      if (!one || !facts || first === undefined || bearers(`${first} ${one.last}`) > 0) return null;
      return one.aliases.some((name) => name.includes(first))
        ? null
        : { query: named(`${first} ${one.last}`, facts), expected: null };
    }),
    'none: the staff of a member': until((): Drawn => {
      const one = person({ isUnique: true });
      const seat = seatsOf(one)[0];
      const [{ first }, { last }] = [person(), person()];
      if (one.employers.some(({ key }) => members(key).some((other) => fold(other.last) === fold(last))))
        return null;
      if (!seat || !isPlain(one) || bearers(`${first} ${last}`) + hasInitial(first[0]!, last) > 0)
        return null;
      const title = pick(['Chief of Staff', 'Legislative Director', 'Scheduler', 'Press Secretary']);
      const member = `${styleOf(seat)} ${full(one)}`;
      const facts = { title, organization: { name: pick([`Office of ${member}`, chamberOf(seat)]) } };
      return {
        query: named(`${first} ${last}`, pick([facts, { ...facts, title: `${title} to ${member}` }])),
        expected: null,
      };
    }),
    'none: namesakes, a state that none of them serves': until((): Drawn => {
      const all = namesakes();
      if (all.some((one) => seatsOf(one).length === 0)) return null;
      const code = otherCode(all);
      if (all.some(({ places }) => places.some((place) => place.includes(`, ${code} `)))) return null;
      const seat = { ...pick(seatsOf(all[0]!)), code, isFederal: false };
      const facts = { title: officeOf(seat), organization: { name: legislature(seat) } };
      return { query: named(full(all[0]!), facts), expected: null };
    }),
    ...twentySixthOrganizationsOf(draws),
  };
}
