import { fold } from '../../../src/names/normalize.js';
import { mistyped } from '../search/random.js';
import { at, named } from './tuned-kinds.js';
import { builders } from './builders.js';
import { CODES, chamberOf, seatsOf, stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import { NICKNAMES, WOMEN, SUFFIX, full, isPlain, isPersonal, districtOf } from './sixteenth-writings.js';
import { seventeenthOrganizationsOf } from './seventeenth-organizations.js';
import {
  BEGINNINGS,
  ENCODINGS,
  FOREIGN,
  GENERATIONS,
  OCCUPATIONS,
  PRESS,
  RHYMES,
  SHARED,
  initialOf,
  isModern,
  posted,
} from './seventeenth-writings.js';
import type { Draws, Drawn, Kinds, Person } from './records.js';

/** Kinds of names in news, filings, labels, lists of alumni and sign-up sheets, and of people who only share a name. */
export function seventeenthKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, hasInitial, holders, members } = draws;
  const { pick, below } = random;
  const { employer, unique } = builders(draws);
  const isAlone = ({ first, last }: Person): boolean => hasInitial(first[0]!, last) === 1;
  const seatOf = (one: Person) => seatsOf(one).find(({ code }) => CODES.includes(code));
  const initialed = ({ first, last }: Person): string => `${first[0]!}. ${last}`;
  /** A name under which another list may know the person, and no one else. */
  const laterName = (one: Person): string | null => {
    const { last } = person();
    const isFree = /^[A-Z][a-z]+$/.test(last) && hasInitial(one.first[0]!, last) === 0;
    const name = pick([
      initialed(one),
      ...(NICKNAMES[one.first] ?? []).map((nickname) => `${nickname} ${one.last}`),
      ...(WOMEN.has(one.first) && isFree ? [`${one.first} ${last}`, `${one.first} ${last}`] : []),
    ]);
    const isOwn = one.aliases.some((alias) => fold(alias) === fold(name));
    return isAlone(one) && (isOwn || bearers(name) === 0) ? name : null;
  };
  return {
    'an alumni list: the year of the class': until(
      unique((one) => {
        const year = String(1974 + below(30));
        const degree = `${pick(['BA', 'BS', 'JD', 'MPA'])}’${year.slice(2)}`;
        const [name, turned] = [full(one), `${one.last}, ${one.first}`];
        const names = [
          `${name} '${year.slice(2)}`,
          `${name}, Class of ${year}`,
          `${turned} (${year})`,
          `${name} ${degree}`,
        ];
        return isModern(one) ? pick(names) : null;
      }, employer),
    ),
    'a news brief: former or late, the age, the state': until((): Drawn => {
      const one = person({ isUnique: true });
      const seat = seatOf(one);
      if (seat === undefined) return null;
      const [state] = PRESS[seat.code]!;
      const house = seat.role === 'upper' ? 'Sen.' : 'Rep.';
      const aged = `${full(one)}, ${38 + below(40)}`;
      const query = pick([
        named(`former ${house} ${full(one)}`, { place: state }),
        named(`the late ${house} ${full(one)}, ${pick(['D', 'R'])}-${state!}`),
        named(`ex-${house} ${full(one)} (${state!})`),
        named(`${house}-elect ${full(one)}`, { place: stateOf(seat.code) }),
        seat.isFederal ? named(`${aged}, of ${state!}`) : named(`State ${house} ${aged}`, { place: state }),
      ]);
      return { query, expected: one.key };
    }),
    'a campaign filing: capitals, the honorific last': until(
      unique(
        (one) => {
          const honorific = pick([WOMEN.has(one.first) ? 'MS.' : 'HON.', 'HON']);
          const name = `${one.last}, ${one.first}${initialOf(one)} ${honorific}`;
          return isModern(one) ? name.toUpperCase() : null;
        },
        (one) => {
          const seat = seatOf(one);
          if (seat === undefined || seat.isFederal) return null;
          const state = stateOf(seat.code).toUpperCase();
          const house = seat.role === 'upper' ? 'SENATOR' : 'REPRESENTATIVE';
          const name = pick([`STATE OF ${state}`, `${state} LEGISLATURE`]);
          return { organization: { name }, title: pick([`STATE ${house}`, 'LEGISLATOR']) };
        },
      ),
    ),
    'a mailing label: an initial, the street of the office': until(
      unique(
        (one) => {
          const name = pick([
            initialed(one),
            `HON ${initialed(one)}`.toUpperCase(),
            `${one.last} ${one.first[0]!}`,
          ]);
          return isAlone(one) ? name : null;
        },
        (one) => {
          const place = one.places.find((address) => /\d{5}/.test(address) && address.length < 100);
          return place === undefined ? null : { place: pick([posted(place), place.replace(';', ', ')]) };
        },
      ),
    ),
    'another name, an alias or a stored id': until((): Drawn => {
      const one = person({ isUnique: true });
      const name = laterName(one);
      const known = { aliases: [pick([full(one), `${one.last}, ${one.first}${initialOf(one)}`])] };
      const facts = pick([known, { ...known, ...employer(one) }, { public_id: one.key }]);
      return name === null ? null : { query: named(name, facts), expected: one.key };
    }),
    'the beginning of the last name written another way': until(
      unique((one) => {
        const [beginning, others] = BEGINNINGS.find(([begin]) => begin.test(one.last)) ?? [];
        if (beginning === undefined) return null;
        const last = one.last.replace(beginning, pick(others!));
        const isTaken = fold(last) !== fold(one.last) && hasInitial(one.first[0]!, last) > 0;
        return isTaken ? null : pick([`${one.first} ${last}`, `${last}, ${one.first}`]);
      }, employer),
    ),
    'a generation in words or figures': until(
      unique((one) => {
        const ends = new Set([one.last, ...one.aliases].flatMap((name) => SUFFIX.exec(name)?.[1] ?? []));
        const [end] = ends;
        if (ends.size !== 1 || !isPlain(one) || !isAlone(one)) return null;
        const generation = pick(GENERATIONS[end!]!);
        return pick([
          `${full(one)} ${generation}`,
          `${full(one)}, ${generation}`,
          `${one.last}, ${one.first}${initialOf(one)} (${generation})`,
        ]);
      }, employer),
    ),
    'an initial, the own address mistyped': until(
      unique(
        (one) => (isAlone(one) ? pick([initialed(one), `${one.last}, ${one.first[0]!}`]) : null),
        (one) => {
          const own = one.emails.find((address) => isPersonal(address, one) && holders(address) === 1);
          if (own === undefined) return null;
          const address = mistyped(own.toLowerCase(), random).toLowerCase();
          const isValid = /^[a-z\d]+([._-][a-z\d]+)*@([a-z\d]+[.-])*[a-z\d]+\.(gov|us|com|org)$/.test(
            address,
          );
          return isValid && holders(address) === 0 ? { emails: [address] } : null;
        },
      ),
    ),
    'a header or a link not decoded, employer': until(
      unique((one) => {
        const name = full(one).normalize('NFC');
        return /[^ -~]/.test(name) ? pick(ENCODINGS)(name) : null;
      }, employer),
    ),
    'an encyclopedia: what the person is, in brackets': until(
      unique((one) => {
        const seat = seatOf(one);
        if (seat === undefined) return null;
        const office = seat.role === 'upper' ? 'senator' : 'legislator';
        const about = [`${stateOf(seat.code)} politician`, 'American politician', 'politician', office];
        const name = `${full(one)} (${pick(about)})`;
        return pick([name, name.replaceAll(' ', '_')]);
      }),
    ),
    'an initial for the last name, the office': until((): Drawn => {
      const one = person();
      const { at: name, title, role } = pick(one.posts);
      const office = title ?? role;
      const here = one.employers.find((own) => own.name === name);
      if (here === undefined || bearers(name) > 1 || !isPlain(one)) return null;
      if (!/^(mayor|district|Senator|Representative|governor|councillor)/.test(office ?? '')) return null;
      const alike = members(here.key).filter(
        ({ first, last }) => fold(first).startsWith(fold(one.first)) && last[0] === one.last[0],
      );
      const written = `${one.first} ${one.last[0]!}${pick(['.', ''])}`;
      return alike.length === 1
        ? { query: named(written, { ...at(here, below(3)), title: office }), expected: one.key }
        : null;
    }),
    'a given name in another language, employer': until((): Drawn => {
      const one = person({ isUnique: true });
      const first = pick(FOREIGN[one.first] ?? ['']);
      const here = pick(one.employers);
      if (first === '' || !isAlone(one)) return null;
      if (hasInitial(first[0]!, one.last) > (fold(first[0]!) === fold(one.first[0]!) ? 1 : 0)) return null;
      const name = pick([`${first} ${one.last}`, `${one.last}, ${first}`]);
      return { query: named(name, at(here, below(3))), expected: one.key };
    }),
    'a typing error, the legislature in common speech': until(
      unique(
        (one) => {
          const isFirst = below(2) === 0;
          const first = isFirst ? mistyped(one.first, random) : one.first;
          const last = isFirst ? one.last : mistyped(one.last, random);
          return isAlone(one) && hasInitial(first[0]!, last) <= 1 ? `${first} ${last}` : null;
        },
        (one) => {
          const seat = seatOf(one);
          if (seat === undefined) return null;
          const [state] = PRESS[seat.code]!;
          const names = seat.isFederal
            ? ['Congress', 'US Congress', 'Capitol Hill']
            : [`${state!} Legislature`, `${stateOf(seat.code)} Statehouse`, `${seat.code} Lege`];
          return { organization: { name: pick(names) } };
        },
      ),
    ),
    'no record: named for a member, another last name': until((): Drawn => {
      const [one, { last }] = [person({ isUnique: true }), person()];
      const school = organization();
      const isTaken = hasInitial(one.first[0]!, last) > 0 || bearers(`${full(one)} ${last}`) > 0;
      if (isTaken || !isPlain(one) || !/^[A-Z][a-z]{4,}$/.test(last) || last === one.last) return null;
      if (NICKNAMES[one.first] === undefined || WOMEN.has(one.first)) return null;
      if (school.type !== 'university') return null;
      const facts = { organization: { name: school.name }, title: pick(OCCUPATIONS) };
      return { query: named(`${full(one)} ${last}`, facts), expected: null };
    }),
    'no record: a nickname that fits two colleagues': until((): Drawn => {
      const [one, nickname] = [person(), pick(Object.keys(SHARED))];
      const here = pick(one.employers);
      const name = `${nickname} ${one.last}`;
      if (!SHARED[nickname]!.includes(one.first) || bearers(name) > 0) return null;
      const alike = members(here.key).filter(
        ({ first, last }) => SHARED[nickname]!.includes(first) && last === one.last,
      );
      const isShared = new Set(alike.map(({ first }) => first)).size > 1;
      return isShared ? { query: named(name, at(here, below(3))), expected: null } : null;
    }),
    'no record: a given name that rhymes, another district': until((): Drawn => {
      const one = person({ isUnique: true });
      const seat = districtOf(one);
      const others = RHYMES.find((names) => names.includes(one.first));
      if (seat === null || others === undefined) return null;
      const first = pick(others);
      const isTaken = hasInitial(first[0]!, one.last) > (first[0] === one.first[0] ? 1 : 0);
      if (isTaken || one.aliases.some((alias) => alias.includes(first)) || first === one.first) return null;
      const title = `district ${1 + ((Number(seat.number) + 7) % 30)}`;
      const facts = pick([{ title }, { title, place: stateOf(seat.code) }]);
      const query = named(`${first} ${one.last}`, { organization: { name: chamberOf(seat) }, ...facts });
      return { query, expected: null };
    }),
    ...seventeenthOrganizationsOf(draws),
  };
}
