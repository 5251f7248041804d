import { fold } from '../../../src/names/normalize.js';
import { site } from '../../../src/values/hostname.js';
import { mistyped } from '../search/random.js';
import { builders, townOf } from './builders.js';
import { chamberOf, seatsOf, stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import { NICKNAMES, RELATIVES, districtOf, full, isPersonal, isPlain } from './sixteenth-writings.js';
import { at, named } from './tuned-kinds.js';
import type { Draws, Drawn, Kinds, Organization, Person } from './records.js';

const FREE = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com', 'aol.com'];
const DEPARTMENTS = ['Human Resources', 'Accounts Payable', 'IT Department', 'Purchasing', 'Press Office'];
const DUPLICATES = [' (duplicate)', ' - DUPLICATE', ' (copy)', ' - do not use', ' [merged]'];
const EVENTS = ['Golf Outing', 'Annual Gala', 'Charity Run', 'Holiday Party', 'Job Fair'];
const SHOPS = ['Pizzeria', 'Car Wash', 'Nail Salon', 'Yoga Studio', 'Tire Shop', 'Steakhouse'];

/** Kinds of rows with duplicates, several employers or addresses, and of families, shops and events. */
export function nineteenthKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, namesakes, hasInitial, holders, members } = draws;
  const { fitting, sharing } = draws;
  const { pick, below } = random;
  const { employer, found, asked, alone } = builders(draws);
  const nicknameOf = (one: Person): string | null => {
    const nickname = pick(NICKNAMES[one.first] ?? ['']);
    const isTaken = nickname === '' || bearers(`${nickname} ${one.last}`) > 0;
    return isTaken || hasInitial(nickname[0]!, one.last) > (nickname[0] === one.first[0] ? 1 : 0)
      ? null
      : nickname;
  };
  const isFreeOf = (last: string, one: Person): boolean =>
    one.employers.every(({ key }) => members(key).every((other) => fold(other.last) !== fold(last)));
  /** An organization that no other record resembles. */
  const single = (): Organization | null => {
    const one = organization({ isUnique: true });
    return fitting(one.name) === 1 && !/[(),"/]/.test(one.name) ? one : null;
  };
  const isOwn = ({ domain }: Organization): boolean =>
    domain !== null && sharing(domain) === 1 && site(domain).ok;
  return {
    'a CRM duplicate: a slip in the name, the right name an alias': until((): Drawn => {
      const one = alone();
      const name = one === null ? '' : `${one.first} ${mistyped(one.last, random)}`;
      if (one === null || bearers(name) > 0) return null;
      return found(one, name, {
        aliases: [pick([full(one), `${one.last}, ${one.first}`])],
        ...employer(one),
      });
    }),
    'the formal name and the nickname with a slash, employer': until((): Drawn => {
      const one = alone();
      const nickname = one && nicknameOf(one);
      if (!one || !nickname) return null;
      const { first, last } = one;
      const names = [`${first}/${nickname} ${last}`, `${nickname} / ${first} ${last}`];
      return found(one, pick([...names, `${last}, ${first} or ${nickname}`]), employer(one));
    }),
    'a merged row: the own and another employer in one cell': until((): Drawn => {
      const [one, other] = [alone(), single()];
      const own = one && pick(one.employers);
      if (!one || !own || !other || /[,;/|]/.test(own.name)) return null;
      const cells = pick([0, 1]) ? [own.name, other.name] : [other.name, own.name];
      return found(one, full(one), { organization: { name: cells.join(pick(['; ', ' | ', ' / '])) } });
    }),
    'a contact with a private and the own address, a nickname': until((): Drawn => {
      const one = alone();
      const own = one?.emails.find((address) => isPersonal(address, one) && holders(address) === 1);
      const nickname = one && nicknameOf(one);
      if (!one || !own || !nickname) return null;
      const other = `${fold(nickname)}${fold(one.last)}${10 + below(90)}@${pick(FREE)}`;
      if (holders(other) > 0) return null;
      return found(one, `${nickname} ${one.last}`, { emails: pick([0, 1]) ? [other, own] : [own, other] });
    }),
    'a web form: small letters, last name first, no space, employer': until((): Drawn => {
      const one = alone();
      if (one === null) return null;
      const name = `${one.last},${one.first}`.toLowerCase();
      return found(one, name, employer(one));
    }),
    'a mailing list: the chamber and the district in the cell of the employer': until((): Drawn => {
      const one = alone();
      const seat = one && districtOf(one);
      if (!one || !seat) return null;
      const cell = `${chamberOf(seat)}${pick([', District ', ' - District ', ' (District '])}${seat.number}`;
      const name = pick([full(one), `${one.first[0]}. ${one.last}`]);
      return found(one, name, { organization: { name: cell.includes('(') ? `${cell})` : cell } });
    }),
    'caps lock: small and capital letters exchanged, employer': until((): Drawn => {
      const one = alone();
      if (one === null) return null;
      const name = full(one).replace(/\b([A-Z])([a-z]+)/g, (_, first: string, rest: string) => {
        return first.toLowerCase() + rest.toUpperCase();
      });
      return found(one, name, employer(one));
    }),
    'a phone list: the last name, the nickname in brackets, state': until((): Drawn => {
      const one = alone();
      const nickname = one && nicknameOf(one);
      const seat = one && seatsOf(one)[0];
      if (!one || !nickname || !seat) return null;
      const name = pick([`${one.last.toUpperCase()} (${nickname})`, `${one.last} (${nickname})`]);
      return found(one, name, { organization: { name: chamberOf(seat) }, place: stateOf(seat.code) });
    }),
    'namesakes, the own address': until((): Drawn => {
      const one = pick(namesakes());
      const own = one.emails.find((address) => holders(address) === 1);
      return own ? found(one, pick([full(one), `${one.last}, ${one.first}`]), { emails: [own] }) : null;
    }),
    'namesakes, the address of the office as the place': until((): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const others = all.filter(({ key }) => key !== one.key).flatMap(({ places }) => places);
      const place = one.places.find((address) => /\d/.test(address) && !others.includes(address));
      return place === undefined ? null : found(one, full(one), { place });
    }),
    'none: the family of a member, employer': until((): Drawn => {
      const { last, employers } = person({ isUnique: true });
      const names = [`The ${last} Family`, `${last} Family`, `Family of ${last}`, `${last} household`];
      const name = pick(names);
      return bearers(name) > 0 ? null : { query: named(name, at(employers[0]!, below(3))), expected: null };
    }),
    'none: a relative with a free address, the state': until((): Drawn => {
      const [one, first] = [person({ isUnique: true }), pick(RELATIVES)];
      const seat = seatsOf(one)[0];
      if (!seat || !isPlain(one) || hasInitial(first[0]!, one.last) > 0) return null;
      if (one.aliases.some((alias) => alias.includes(first))) return null;
      const address = `${fold(first)}.${fold(one.last)}@${pick(FREE)}`;
      const query = named(`${first} ${one.last}`, { emails: [address], place: stateOf(seat.code) });
      return holders(address) > 0 ? null : { query, expected: null };
    }),
    'none: the last names of two colleagues as one name, employer': until((): Drawn => {
      const one = person({ isUnique: true });
      const other = pick(members(pick(one.employers).key));
      const name = `${other.last} ${one.last}`;
      if (!isPlain(one) || !isPlain(other) || bearers(name) > 0 || other.last === one.last) return null;
      if (hasInitial(other.last[0]!, one.last) + hasInitial(one.last[0]!, other.last) > 0) return null;
      return isFreeOf(`${other.last} ${one.last}`, one)
        ? { query: named(name, employer(one)), expected: null }
        : null;
    }),
    'organization: a department in brackets or after a dash': until((): Drawn => {
      const [one, department] = [single(), pick(DEPARTMENTS)];
      if (one === null || fitting(`${one.name} ${department}`) > 0) return null;
      return asked(one.name + pick([` (${department})`, ` – ${department}`]), {}, one.key);
    }),
    'organization: a new site, its town': until((): Drawn => {
      const one = single();
      const town = one && townOf(one);
      const domain = `${fold(one?.name ?? '').replace(/[^a-z]+/g, '-')}.org`;
      if (!one || !town || domain.length > 40 || !site(domain).ok || sharing(domain) > 0) return null;
      return asked(one.name, { domain, place: town }, one.key);
    }),
    'organization: a typing error, its general mailbox': until((): Drawn => {
      const one = single();
      const name = one ? mistyped(one.name, random) : '';
      if (one === null || !isOwn(one) || bearers(name) > 0) return null;
      return asked(name, { emails: [`${pick(['info', 'office', 'contact'])}@${one.domain}`] }, one.key);
    }),
    'organization: the mark of a duplicate and a typing error': until((): Drawn => {
      const one = single();
      const name = one && one.name.length > 14 ? mistyped(one.name, random) : '';
      return !one || name === '' || fitting(name) > 0 ? null : asked(name + pick(DUPLICATES), {}, one.key);
    }),
    'organization: its first words, the full name an alias': until((): Drawn => {
      const one = single();
      const words = one?.name.split(' ') ?? [];
      const name = words.slice(0, 2).join(' ');
      if (one === null || words.length < 4 || bearers(name) > 0 || / (of|for|and|the|de)$/i.test(name))
        return null;
      return asked(name, { aliases: [one.name] }, one.key);
    }),
    'none: a shop of a town': until((): Drawn => {
      const one = organization({ isUnique: true });
      const town = townOf(one);
      const name = `${town} ${pick(SHOPS)}`;
      return town === undefined || fitting(name) > 0 ? null : asked(name, { place: one.place }, null);
    }),
    'none: an event of an organization': until((): Drawn => {
      const one = single();
      const name = `${one?.name} ${pick(EVENTS)} ${2005 + below(20)}`;
      return one === null || fitting(name) > 0 ? null : asked(name, {}, null);
    }),
  };
}
