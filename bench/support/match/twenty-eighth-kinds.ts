import { fold } from '../../../src/names/normalize.js';
import { builders, spelled } from './builders.js';
import { CODES, chamberOf, codesOf, seatsOf, stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import { full, isPlain, middlesOf } from './sixteenth-writings.js';
import { twentyEighthOrganizationsOf } from './twenty-eighth-organizations.js';
import * as writings from './twenty-eighth-writings.js';
import { at, named } from './tuned-kinds.js';
import type { Draws, Drawn, Kinds, Person } from './records.js';

const hasFirst = (one: Person, initial: string): boolean => fold(one.first).startsWith(fold(initial));
const mayBeIn = (code: string, one: Person): boolean => codesOf(one).size === 0 || codesOf(one).has(code);

/** Kinds of spelling, script, initials, nickname, changed employer and namesakes, as lists of customers have them. */
export function twentyEighthKindsOf(draws: Draws): Kinds {
  const { random, person, bearers, namesakes, hasInitial, called, members, foreigners, fitting } = draws;
  const { pick, below } = random;
  const { employer, found, alone } = builders(draws);
  /** The chamber of a seat in full; with the state for one of the United States. */
  const chamber = (seat: ReturnType<typeof seatsOf>[number]) => ({
    organization: { name: chamberOf(seat) },
    ...(seat.isFederal ? { place: stateOf(seat.code) } : {}),
  });
  const isFree = (first: string, last: string): boolean =>
    bearers(`${first} ${last}`) === 0 && hasInitial(first[0]!, last) === 0;
  /** Whether another person with the last name and the initial may have to do with a state. */
  const hasOther = (code: string, one: Person): boolean =>
    called(one.last).some(
      (other) => other.key !== one.key && hasFirst(other, one.first[0]!) && mayBeIn(code, other),
    );
  /** Whether no colleague has the initial and nearly the last name. */
  const isApart = (one: Person, last = one.last): boolean =>
    one.employers.every(({ key }) =>
      members(key).every(
        (other) =>
          other.key === one.key ||
          !hasFirst(other, one.first[0]!) ||
          writings.distance(fold(other.last), fold(last)) > 2,
      ),
    );
  /** A person with a seat, whose last name and initial no one else has. */
  const seated = () => {
    const one = alone();
    const seat = one && seatsOf(one)[0];
    return one && seat ? { one, seat } : null;
  };
  return {
    'spelling: the last name as heard, chamber': until((): Drawn => {
      const { one, seat } = seated() ?? {};
      const last = one ? writings.replaced(one.last, writings.SOUNDS, random) : null;
      if (!one || !seat || last === null || one.last.length < 5 || !isFree(one.first, last)) return null;
      return isApart(one, last) ? found(one, `${one.first} ${last}`, chamber(seat)) : null;
    }),
    'spelling: a sheet in handwriting, employer': until((): Drawn => {
      const one = alone();
      if (one === null || one.first.length < 4 || one.last.length < 5) return null;
      const [first, last] = [writings.misread(one.first, random), writings.misread(one.last, random)];
      return first === null || last === null || !isFree(first, last) || !isApart(one, last)
        ? null
        : found(one, `${first} ${last}`, employer(one));
    }),
    'script: a Korean name in Latin letters, council': until((): Drawn => {
      const one = pick(foreigners);
      const own = writings.korean(one.first, one.last);
      const here = pick(one.employers);
      if (own === null) return null;
      const text = (other: Person) => JSON.stringify(writings.korean(other.first, other.last));
      const same = foreigners.filter(
        (other) => text(other) === text(one) && other.employers.some(({ key }) => key === here.key),
      );
      const isClear = !/^[aeiouwy]/.test(own.given[1]!);
      const given = own.given.join(isClear ? pick(['-', '', ' ']) : '-');
      const name = given[0]!.toUpperCase() + given.slice(1);
      return same.length > 1
        ? null
        : found(one, pick([`${own.last} ${name}`, `${name} ${own.last}`]), at(here, 0));
    }),
    'script: a Russian press list, employer': until((): Drawn => {
      const one = alone();
      const first = one && writings.RUSSIAN_NAMES[one.first];
      if (!one || !first || !isApart(one)) return null;
      const last = one.last.replace(/ce$/, 's').replace(/([^e])e$/, '$1');
      return found(one, `${first} ${spelled(last, writings.RUSSIAN)}`, employer(one));
    }),
    'initials: columns of first and last name, the chamber decides': until((): Drawn => {
      const one = person();
      const seat = seatsOf(one)[0];
      if (!seat || !isPlain(one) || hasOther(seat.code, one)) return null;
      const middle = middlesOf(one)[0]?.[0];
      const first = middle
        ? pick([`${one.first[0]}.${middle}.`, `${one.first[0]}${middle}`])
        : `${one.first[0]}.`;
      return {
        query: {
          type: 'person',
          first_name: first,
          last_name: one.last,
          ...chamber(seat),
          place: stateOf(seat.code),
        },
        expected: one.key,
      };
    }),
    'nickname: a badge, employer': until((): Drawn => {
      const one = person({ isUnique: true });
      const first = pick(writings.SHORT[one.first] ?? ['']);
      if (first === '' || !isPlain(one) || bearers(`${first} ${one.last}`) > 0) return null;
      const others = called(one.last).filter(({ key }) => key !== one.key);
      return others.some((other) => hasFirst(other, first[0]!) || hasFirst(other, one.first[0]!))
        ? null
        : found(one, `${first} ${one.last}`, employer(one));
    }),
    'nickname: a filing with the given name in full, state': until((): Drawn => {
      const { one, seat } = seated() ?? {};
      const first = one && writings.LONG[one.first];
      if (!one || !seat || !first || bearers(`${first} ${one.last}`) > 0) return null;
      if (hasInitial(first[0]!, one.last) > (first[0] === one.first[0] ? 1 : 0)) return null;
      return found(one, `${one.last}, ${first}`.toUpperCase(), { place: stateOf(seat.code) });
    }),
    'changed employer: a firm, the former office as the title': until((): Drawn => {
      const { one, seat } = seated() ?? {};
      const name = pick(writings.FIRMS);
      if (!one || !seat || fitting(name) > 0) return null;
      const title = `Former Member, ${chamberOf(seat)}`;
      return found(one, pick([full(one), `${one.last}, ${one.first}`]), { organization: { name }, title });
    }),
    'changed employer: the other chamber of the state': until((): Drawn => {
      const { one, seat } = seated() ?? {};
      if (!one || !seat || new Set(seatsOf(one).map(({ role }) => role)).size > 1) return null;
      const role = seat.role === 'upper' ? 'lower' : 'upper';
      const title = pick([{}, { title: role === 'upper' ? 'Senator' : 'Representative' }]);
      return found(one, full(one), { ...chamber({ ...seat, role }), ...title });
    }),
    'namesakes: the chamber decides': until((): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const seat = seatsOf(one)[0];
      if (!seat || hasOther(seat.code, one)) return null;
      return found(one, pick([full(one), `${one.last}, ${one.first}`]), chamber(seat));
    }),
    'none: namesakes, a state of none of them': until((): Drawn => {
      const [one] = namesakes();
      const code = pick(CODES);
      if (!one || mayBeIn(code, one) || hasOther(code, one)) return null;
      const facts = chamber({ code, role: pick(['upper', 'lower']), isFederal: false });
      return { query: named(full(one), facts), expected: null };
    }),
    'none: a namesake with another middle initial, another state': until((): Drawn => {
      const one = person({ isUnique: true });
      const [code, middle] = [pick(CODES), pick([...'ABCDEFGHJKLMPRSTW'])];
      const own = middlesOf(one);
      if (!isPlain(one) || own.length === 0 || own.some((name) => name.startsWith(middle))) return null;
      if (mayBeIn(code, one)) return null;
      if (called(one.last).some((other) => other.key !== one.key && hasFirst(other, one.first[0]!)))
        return null;
      const name = `${one.first} ${middle}. ${one.last}`;
      const facts = chamber({ code, role: pick(['upper', 'lower']), isFederal: below(3) === 0 });
      return bearers(name) > 0 ? null : { query: named(name, facts), expected: null };
    }),
    ...twentyEighthOrganizationsOf(draws),
  };
}
