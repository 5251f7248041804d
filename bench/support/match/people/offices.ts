import { fold } from '../../../../src/names/normalize.js';
import { mistyped } from '../../search/random.js';
import type { Kinds, Person } from '../records.js';
import { employed, full, isPlain, type Tools } from '../tools.js';
import {
  chamberOf,
  districtOf,
  legislatureOf,
  officeOf,
  pressOf,
  seatsOf,
  stateOf,
  styleOf,
  type Seat,
} from '../writings/states.js';
import { capital } from '../writings/tables.js';

/** Seats, states and legislatures in other words. */
export function offices(tools: Tools): Kinds {
  const { random, pick, found, isFree, alone, nicknameOf, unique, person, hasInitial, members } = tools;
  /** A person with a seat, whose last name and initial no one else has. */
  const seated = (): { one: Person; seat: Seat } | null => {
    const one = alone();
    const seat = one && seatsOf(one)[0];
    return one && seat ? { one, seat } : null;
  };
  return {
    'the legislature in full or abbreviated, last name first': () => {
      const one = person({ isUnique: true });
      const seat = seatsOf(one)[0];
      const names = [
        `${one.last}, ${one.first}`,
        `${one.last.toUpperCase()} ${one.first}`,
        `Hon. ${full(one)}`,
      ];
      return seat && isPlain(one) ? found(one, pick(names), employed(legislatureOf(seat, random))) : null;
    },
    'the legislature in common speech, a typing error': () => {
      const { one, seat } = seated() ?? {};
      if (!one || !seat) return null;
      const last = mistyped(one.last, random);
      const names = seat.isFederal
        ? ['Congress', 'US Congress', 'Capitol Hill']
        : [`${pressOf(seat.code)} Legislature`, `${stateOf(seat.code)} Statehouse`, `${seat.code} Lege`];
      return isFree(one.first, last) ? found(one, `${one.first} ${last}`, employed(pick(names))) : null;
    },
    'a nickname, party and state': () => {
      const { one, seat } = seated() ?? {};
      const nickname = one && nicknameOf(one);
      if (!one || !seat || !nickname) return null;
      const [name, party] = [`${nickname} ${one.last}`, pick(['D', 'R'])];
      return pick([
        found(one, `${styleOf(seat)} ${name} (${party}-${seat.code})`),
        found(one, `${styleOf(seat)} ${name}`, { place: stateOf(seat.code) }),
        found(one, `${name}, ${party}-${stateOf(seat.code)}`, { title: styleOf(seat) }),
      ]);
    },
    'a title, an initial and the state, chamber or legislature': () => {
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
        found(one, `${styleOf(seat)} ${name} (${seat.code})`, employed(chamberOf(seat))),
        found(one, `${styleOf(seat)} ${name}`, employed(legislatureOf(seat, random))),
        found(one, name, { title: officeOf(seat), ...employed(chamberOf(seat)) }),
      ]);
    },
    'the district as the title, the state as the place': unique(
      ({ first, last }) =>
        pick([
          `${last}, ${first}`,
          `${last.toUpperCase()}, ${first}`,
          `${first} ${last}, ${pick(['M.D.', 'Esq.', 'Ph.D.', 'J.D.', 'CPA'])}`,
        ]),
      (one) => {
        const seat = districtOf(one);
        if (seat === null) return null;
        const { role, number, code } = seat;
        const house = role === 'upper' ? 'Senate' : 'House';
        const title = pick([
          `${house} District ${number}`,
          `State ${role === 'upper' ? 'Senator' : 'Representative'}, District ${number}`,
          `${house[0]}D-${number}`,
        ]);
        return { title, place: pick([stateOf(code), code]) };
      },
    ),
    'the seat as the title or behind the name': () => {
      const { one, seat } = seated() ?? {};
      const post = one?.posts.find(({ title }) => /^(?:district|Senator|Representative)/.test(title ?? ''));
      if (!one || !seat || !post) return null;
      const title = seat.isFederal ? post.title! : `${officeOf(seat)}, ${capital(post.title!)}`;
      const place = stateOf(seat.code);
      return pick([
        found(one, `${one.last}, Hon. ${one.first}`, { title, place }),
        found(one, `${styleOf(seat)} ${full(one)} (${pick(['R', 'D'])}-${seat.code})`),
        found(one, `${one.first[0]!}. ${one.last}`, { title, place }),
        found(one, `${styleOf(seat)} ${one.last}, ${one.first}`, { role: title, place: seat.code }),
      ]);
    },
    'the chamber and the district as the employer': () => {
      const one = alone();
      const seat = one && districtOf(one);
      if (!one || !seat) return null;
      const cell = pick([
        `${chamberOf(seat)}, District ${seat.number}`,
        `${chamberOf(seat)} - District ${seat.number}`,
        `${chamberOf(seat)} (District ${seat.number})`,
      ]);
      return found(one, pick([full(one), `${one.first[0]!}. ${one.last}`]), employed(cell));
    },
    'the other chamber of the state': () => {
      const { one, seat } = seated() ?? {};
      if (!one || !seat || seat.isFederal || new Set(seatsOf(one).map(({ role }) => role)).size > 1)
        return null;
      const other: Seat = { ...seat, role: seat.role === 'upper' ? 'lower' : 'upper' };
      return found(one, full(one), {
        ...employed(chamberOf(other)),
        ...pick([{}, { title: officeOf(other) }]),
      });
    },
  };
}
