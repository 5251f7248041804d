import { fold } from '../../../src/names/normalize.js';
import { at, named } from './tuned-kinds.js';
import { builders } from './builders.js';
import { codesOf, CODES, chamberOf, seatsOf, stateOf, type Seat } from './fourteenth-states.js';
import { sixteenthOrganizationsOf, until } from './sixteenth-organizations.js';
import {
  NICKNAMES,
  WOMEN,
  DEGREES,
  HEARD,
  STYLES,
  TAILS,
  ROLLS,
  GIVEN,
  MIDDLES,
  RELATIVES,
  STAFF,
  SUFFIX,
  OTHERS,
  full,
  isPlain,
  isPersonal,
  middlesOf,
  districtOf,
} from './sixteenth-writings.js';
import type { Draws, Drawn, Kinds } from './records.js';

/** Kinds of names in guides, logins, captions, minutes, rolls and profiles, and of relatives, staff and namesakes. */
export function sixteenthKindsOf(draws: Draws): Kinds {
  const { random, person, foreigner, organization, bearers, namesakes, hasInitial, holders } = draws;
  const { pick, below } = random;
  const { employer, unique } = builders(draws);
  const styled = (text: string): string => {
    const [upper, lower] = pick(STYLES);
    return text
      .replace(/[A-Z]/g, (letter) => String.fromCodePoint(upper + letter.charCodeAt(0) - 65))
      .replace(/[a-z]/g, (letter) => String.fromCodePoint(lower + letter.charCodeAt(0) - 97));
  };
  const broken = (text: string): string =>
    pick([
      () => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text.normalize('NFC'))),
      () => text.normalize('NFC').replace(/[^ -~]/g, '\ufffd'),
      () => text.normalize('NFC').replace(/[^ -~]/g, '?'),
      () => text.normalize('NFC').replace(/[^ -~]/g, (letter) => `&#${letter.charCodeAt(0)};`),
    ])();
  const elsewhere = (codes: ReadonlySet<string>): string => pick(CODES.filter((code) => !codes.has(code)));
  const stranger = (name: string): ReturnType<typeof named> | null =>
    bearers(name) > 0 ? null : named(name, {});
  return {
    'a voter guide: seat and state': until(
      unique(
        ({ first, last }) =>
          pick([
            `${last}, ${first}`,
            `${last.toUpperCase()}, ${first}`,
            `${first} ${last}, ${pick(DEGREES)}`,
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
    ),
    'a login name and the employer': until(
      unique((one) => {
        const [first, last] = [one.first.toLowerCase(), one.last.toLowerCase()];
        const forms = [`${first}.${last}`, `${last}_${first}`, `${first}-${last}`, `${first}_${last}`];
        return isPlain(one) ? pick([...forms, `${one.first}${one.last}`]) : null;
      }, employer),
    ),
    'a second surname, the same seat': until(
      unique(
        (one) => {
          const { last } = person();
          if (!isPlain(one) || !WOMEN.has(one.first) || !/^[A-Z][a-z]+$/.test(last)) return null;
          const names = [
            `${one.last}-${last}`,
            `${last} ${one.last}`,
            `${last}-${one.last}`,
            `${one.last} ${last}`,
          ];
          return hasInitial(one.first[0]!, one.last) === 1 && last !== one.last
            ? `${one.first} ${pick(names)}`
            : null;
        },
        (one) => {
          const seat = districtOf(one);
          if (seat === null) return null;
          const title = `district ${seat.number}`;
          return pick([
            { organization: { name: chamberOf(seat) }, title },
            { ...employer(one), title },
            { ...employer(one), place: stateOf(seat.code), role: seat.role },
          ]);
        },
      ),
    ),
    'a caption: nickname, party and state': until((): Drawn => {
      const one = person({ isUnique: true });
      const [nicknames, seat] = [NICKNAMES[one.first], seatsOf(one)[0]];
      if (nicknames === undefined || seat === undefined || hasInitial(one.first[0]!, one.last) > 1)
        return null;
      const name = `${pick(nicknames)} ${one.last}`;
      if (hasInitial(name[0]!, one.last) > (name.startsWith(one.first[0]!) ? 1 : 0)) return null;
      const title = seat.role === 'upper' ? pick(['Sen.', 'Senator']) : pick(['Rep.', 'Representative']);
      const party = pick(['D', 'R']);
      const query = pick([
        named(`${title} ${name} (${party}-${seat.code})`, {}),
        named(`${title} ${name}`, { place: stateOf(seat.code) }),
        named(`${name}, ${party}-${stateOf(seat.code)}`, { title }),
      ]);
      return { query, expected: one.key };
    }),
    'written down by ear': until(
      unique(
        (one) => {
          const fitting = HEARD.filter(([sound]) => sound.test(one.last));
          if (fitting.length === 0 || !isPlain(one) || one.last.length < 6) return null;
          const last = one.last.replace(...pick(fitting));
          return hasInitial(one.first[0]!, last) === 0 ? `${one.first} ${last}` : null;
        },
        (one) => {
          const seat = seatsOf(one)[0];
          const facts = [employer(one), { ...employer(one), title: pick(one.roles) }];
          return pick(seat ? [...facts, { ...employer(one), place: stateOf(seat.code) }] : facts);
        },
      ),
    ),
    'minutes: initial, committee and state': until((): Drawn => {
      const one = person({ isUnique: true });
      const posts = one.posts.filter(
        ({ at: name, title, role }) => title === null && role !== null && name.length > 5,
      );
      const seat = seatsOf(one)[0];
      if (posts.length === 0 || seat === undefined || hasInitial(one.first[0]!, one.last) > 1) return null;
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
    }),
    'a roll in its own script': until((): Drawn => {
      const one = foreigner();
      const [, forms] = ROLLS.find(([script]) => script.test(one.first) && script.test(one.last)) ?? [];
      if (forms === undefined || bearers(full(one)) > 1 || bearers(`${one.last}${one.first}`) > 1)
        return null;
      return { query: named(pick(forms)(one), pick([{}, employer(one)])), expected: one.key };
    }),
    'a profile in styled letters': until((): Drawn => {
      const one = person({ isUnique: true });
      if (!isPlain(one)) return null;
      return { query: named(styled(full(one)) + pick(TAILS), pick([{}, employer(one)])), expected: one.key };
    }),
    'a new employer, the old address': until((): Drawn => {
      const one = person();
      const address = one.emails.find((own) => isPersonal(own, one) && holders(own) === 1);
      const { name, domain, key } = organization();
      if (address === undefined || one.employers.some((own) => own.key === key)) return null;
      const [initial, nickname] = [
        `${one.first[0]!}. ${one.last}`,
        pick(NICKNAMES[one.first] ?? [one.first]),
      ];
      const query = named(pick([full(one), initial, `${nickname} ${one.last}`]), {
        emails: [pick([address, address.toUpperCase()])],
        organization: domain === null ? { name } : pick([{ name }, { name, domain }]),
        ...pick([{}, { title: pick(['Vice president', 'Consultant', 'Director of policy', 'Lecturer']) }]),
      });
      return { query, expected: one.key };
    }),
    'namesakes told by the middle name': until((): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const [middle] = middlesOf(one);
      const isTold = all.every((other) => {
        const middles = middlesOf(other);
        return (
          other.key === one.key || (middles.length > 0 && middles.every((its) => its[0] !== middle?.[0]))
        );
      });
      if (middle === undefined || !isTold || hasInitial(one.first[0]!, one.last) > all.length + 3)
        return null;
      const names = [`${one.first} ${middle[0]!}. ${one.last}`, `${one.last}, ${one.first} ${middle[0]!}`];
      return {
        query: named(pick([...names, `${one.first[0]!}. ${middle} ${one.last}`]), pick([{}, employer(one)])),
        expected: one.key,
      };
    }),
    'a broken encoding': until(
      unique(
        (one) => {
          const name = broken(full(one));
          return /[^ -~]/.test(full(one)) && !/[\x7f-\xa0\xad]/.test(name) ? name : null;
        },
        (one) => pick([{}, employer(one)]),
      ),
    ),
    'no record: other middle name, generation': until((): Drawn => {
      const isSuffixed = below(8) > 0;
      const one = person({ isUnique: true });
      const seat = seatsOf(one)[0];
      const ends = new Set([one.last, ...one.aliases].flatMap((name) => SUFFIX.exec(name)?.[1] ?? []));
      const middles = middlesOf(one);
      if (seat === undefined || !isPlain(one) || hasInitial(one.first[0]!, one.last) > 1) return null;
      if (isSuffixed) {
        if (ends.size !== 1) return null;
        const [end] = ends;
        const query = stranger(`${full(one)} ${pick(OTHERS[end!]!)}`);
        return query && { query: { ...query, ...employer(one), place: stateOf(seat.code) }, expected: null };
      }
      const middle = pick(MIDDLES);
      if (middles.length === 0 || middles.some((own) => own[0] === middle[0])) return null;
      const query = stranger(`${one.first} ${pick([middle, `${middle[0]!}.`])} ${one.last}`);
      const place = stateOf(elsewhere(codesOf(one)));
      return query && { query: { ...query, place, role: seat.role }, expected: null };
    }),
    'no record: a relative at the same office': until((): Drawn => {
      const [one, first] = [person(), pick(RELATIVES)];
      const own = one.emails.find((address) => address.toLowerCase().startsWith(`${fold(one.first)}.`));
      if (own === undefined || !isPlain(one) || hasInitial(first[0]!, one.last) > 0) return null;
      if ([one.first, ...one.aliases].some((name) => name.startsWith(first[0]!))) return null;
      const address = fold(first) + own.toLowerCase().slice(one.first.length);
      const query = stranger(`${first} ${one.last}`);
      const facts = pick([
        { emails: [address] },
        { emails: [address], title: pick(STAFF) },
        { title: pick(STAFF) },
      ]);
      return query && { query: { ...query, ...employer(one), ...facts }, expected: null };
    }),
    'no record: a namesake from another state': until((): Drawn => {
      const all = namesakes();
      const one = pick(all);
      if (all.some((other) => seatsOf(other).length === 0)) return null;
      if (hasInitial(one.first[0]!, one.last) > all.length) return null;
      const code = elsewhere(new Set(all.flatMap((other) => [...codesOf(other)])));
      const seat: Seat = { code, role: pick(['upper', 'lower']), isFederal: false };
      const number = `district ${1 + below(40)}`;
      const query = pick([
        named(full(one), { organization: { name: chamberOf(seat) }, title: number, place: stateOf(code) }),
        named(full(one), {
          organization: { name: `${code} state government` },
          title: number,
          role: seat.role,
        }),
        named(`${one.last}, ${one.first}`, { organization: { name: chamberOf(seat) }, place: stateOf(code) }),
      ]);
      return { query, expected: null };
    }),
    'no record: one character is another': until((): Drawn => {
      const one = foreigner();
      const given = [...one.first];
      const sound = pick(GIVEN);
      const isHeard = given.some((own) => sound.includes(own));
      if (!/^\p{Script=Han}{2}$/u.test(one.first) || isHeard) return null;
      given[below(2)] = sound[0]!;
      const name = one.last + given.join('');
      const query = stranger(name);
      const isTaken = bearers(`${given.join('')} ${one.last}`) > 0;
      return query && !isTaken ? { query: { ...query, ...employer(one) }, expected: null } : null;
    }),
    "no record: an office's address": until((): Drawn => {
      const [one, { first }, { last }] = [person(), person(), person()];
      const own = one.emails.find((address) =>
        /^([a-z]{1,8}\d+|mayor|council|info|clerk|office|admin\w*)@/i.test(address),
      );
      if (own === undefined || hasInitial(first[0]!, last) > 0 || first === one.first || last === one.last)
        return null;
      const query = stranger(`${first} ${last}`);
      const facts = pick([
        { title: pick(STAFF) },
        at(pick(one.employers), 0),
        { ...employer(one), title: pick(STAFF) },
      ]);
      return query && { query: { ...query, ...facts, emails: [own] }, expected: null };
    }),
    ...sixteenthOrganizationsOf(draws),
  };
}
