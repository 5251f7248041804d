import { fold } from '../../../src/names/normalize.js';
import { mistyped } from '../search/random.js';
import { at, named } from './tuned-kinds.js';
import { builders } from './builders.js';
import { chamberOf, seatsOf, stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import { NICKNAMES, SUFFIX, districtOf, full, isPersonal, isPlain } from './sixteenth-writings.js';
import { eighteenthOrganizationsOf } from './eighteenth-organizations.js';
import { CLASSES, FORMAL, HOUSES, KEYBOARDS, NEAR, PRESENT, SIGNS } from './eighteenth-writings.js';
import { HINDI, KANA_FIRST, KANA_LAST, romanized } from './eighteenth-writings.js';
import type { Draws, Drawn, Employer, Kinds, Person } from './records.js';

/** First names that are no short forms and have none. */
const SHORT = { ...NICKNAMES, ...FORMAL, Chris: [] };
const STRANGERS = Object.keys(KANA_FIRST).filter((name) => !(name in SHORT));
const PRIVATE = ['company', 'nonprofit', 'education', 'university', 'healthcare'];

/** Kinds of names in HR exports, alumni rolls, attendance sheets and contact cards, and of others who resemble a member. */
export function eighteenthKindsOf(draws: Draws): Kinds {
  const { random, person, foreigner, organization, bearers, namesakes, hasInitial, holders, members } = draws;
  const { pick, below } = random;
  const { employer, unique } = builders(draws);
  const found = (one: Person | null, name: string, facts: object): Drawn => {
    return { query: named(name, facts), expected: one?.key ?? null };
  };
  /** The people of an organization with a last name and one of two initials. */
  const alike = (key: string, last: string, initials: string): number =>
    members(key).filter((one) => fold(one.last) === fold(last) && initials.includes(one.first[0]!)).length;
  /** A person with a unique name, whose last name and initial no colleague has. */
  const alone = (): Person | null => {
    const one = person({ isUnique: true });
    return one.employers.every(({ key }) => alike(key, one.last, one.first[0]!) === 1) ? one : null;
  };
  /** The employers that none of the namesakes has under the same name. */
  const ownEmployers = (one: Person, all: readonly Person[]): Employer[] => {
    const others = all.filter(({ key }) => key !== one.key).flatMap(({ employers }) => employers);
    return one.employers.filter(({ name }) => others.every((other) => fold(other.name) !== fold(name)));
  };
  const committeesOf = ({ posts }: Person): string[] => {
    const own = posts.filter(({ title, role }) => title === null && /(member|chair)$/.test(role ?? ''));
    return [...new Set(own.map(({ at: name }) => name))].filter((name) => !/government|party/i.test(name));
  };
  /** Whether the person has a seat of a state, or an office with an address: none of an earlier century has. */
  const isRecent = (one: Person): boolean =>
    one.places.length > 0 || seatsOf(one).some(({ isFederal }) => !isFederal);
  const isStranger = (first: string, last: string): boolean =>
    bearers(`${first} ${last}`) === 0 && hasInitial(first[0]!, last) === 0;
  return {
    'an HR export: the legal name in parts, the short form an alias': until((): Drawn => {
      const one = alone();
      const formal = FORMAL[one?.first ?? ''];
      if (one === null || formal === undefined || !isPlain(one)) return null;
      const told = one.aliases.map((alias) => alias.split(' ')[0]!).filter((name) => formal.includes(name));
      const first = pick(told.length > 0 ? told : formal);
      if (hasInitial(first[0]!, one.last) > (first[0] === one.first[0] ? 1 : 0)) return null;
      const [first_name, last_name] = pick([
        [first, one.last],
        [first.toUpperCase(), one.last.toUpperCase()],
      ]);
      const aliases = [pick([one.first, `${one.last}, ${one.first}`])];
      return {
        query: { type: 'person', first_name, last_name, aliases, ...employer(one) },
        expected: one.key,
      };
    }),
    'a payroll: capitals, the generation after the last name, employer': until(
      unique((one) => {
        const ends = new Set(one.aliases.flatMap((name) => SUFFIX.exec(name)?.[1] ?? []));
        if (ends.size !== 1 || !isPlain(one)) return null;
        return `${one.last} ${[...ends][0]}${pick(['', ','])} ${one.first}`.toUpperCase();
      }, employer),
    ),
    'an attendance sheet: a mark, the committee and the state': until((): Drawn => {
      const one = alone();
      if (one === null || hasInitial(one.first[0]!, one.last) > 1) return null;
      const [seat, committees] = [seatsOf(one)[0], committeesOf(one)];
      if (seat === undefined || committees.length === 0) return null;
      const { first, last } = one;
      const name = pick([`${last}, ${first}`, `${last} ${first}`, full(one), `${first[0]}. ${last}`]);
      const ended = `${name} ${pick(PRESENT)}`;
      const written = pick([ended, `[x] ${name}`, `☑ ${name}`, `${1 + below(30)}) ${ended}`]);
      return found(one, written, { organization: { name: pick(committees) }, place: stateOf(seat.code) });
    }),
    'an alumni roll: classes and degrees': until(
      unique(
        (one) => {
          const names = [full(one), `${one.last}, ${one.first}`, `Dr. ${full(one)}`];
          return isRecent(one) ? `${pick(names)} ${pick(CLASSES)}` : null;
        },
        (one) => pick([employer(one), ...seatsOf(one).map(({ code }) => ({ place: stateOf(code) }))]),
      ),
    ),
    'a list of delegations: H.E., capitals, country, house': until((): Drawn => {
      const one = person({ isUnique: true });
      const house = one.employers.find(({ name }) => name in HOUSES)?.name ?? '';
      const [country, name] = HOUSES[house] ?? [];
      if (country === undefined || (country.startsWith('United') && !isRecent(one))) return null;
      const [first, last] = [one.first, one.last.toUpperCase()];
      const names = [`H.E. ${first} ${last} (${country})`, `${last}, ${first} (${country})`];
      const written = pick([...names, `Hon. ${first} ${last}`, `H.E. Hon. ${last} ${first}`]);
      const title = pick(['Delegate', 'Head of delegation', 'Member of the delegation']);
      return found(one, written, { organization: { name: pick([house, name]) }, title, place: country });
    }),
    'a keyboard of another country, employer': until((): Drawn => {
      const [one, keys] = [alone(), pick(KEYBOARDS)];
      if (one === null || !isPlain(one)) return null;
      const name = full(one).replace(/./g, (letter) => keys[letter] ?? letter);
      const changed = [...name].filter((letter, place) => letter !== full(one)[place]).length;
      return changed > 0 && changed < 3 && bearers(name) === 0 ? found(one, name, employer(one)) : null;
    }),
    'an Indian register: the first of three names an initial, house': until((): Drawn => {
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
    }),
    'a Japanese programme: the sounds in katakana, employer': until((): Drawn => {
      const one = alone();
      const [first, last] = [KANA_FIRST[one?.first ?? ''], KANA_LAST[one?.last ?? '']];
      if (one === null || first === undefined || last === undefined) return null;
      const names = [`${first}・${last}`, `${first} ${last}`, `${first}・${last}氏`, `${first}＝${last}`];
      return found(one, pick(names), employer(one));
    }),
    'a Korean name in Latin letters, council': until((): Drawn => {
      const one = foreigner();
      const names = romanized(one.last, one.first);
      if (names === null || hasInitial(one.first[0]!, one.last) > 1) return null;
      return found(one, pick(names), employer(one));
    }),
    'a sign-in sheet: the initial of the last name, employer and seat': until((): Drawn => {
      const one = person({ isUnique: true });
      const seat = districtOf(one);
      const house = one.employers.find(({ name }) => name === `${seat?.code} state government`);
      if (seat === null || house === undefined || !isPlain(one)) return null;
      const name = `${one.first} ${one.last[0]}`;
      if (members(house.key).filter((other) => full(other).startsWith(name)).length > 1) return null;
      const title = `${pick(['d', 'D'])}istrict ${seat.number}`;
      return found(one, name + pick(['.', '']), { ...at(house, below(3)), title });
    }),
    'another employer, the former one in brackets': until((): Drawn => {
      const [one, other] = [alone(), organization({ isUnique: true })];
      const seat = one && isRecent(one) && seatsOf(one)[0];
      if (one === null || !seat || !PRIVATE.includes(other.type ?? '') || /[(),;]/.test(other.name))
        return null;
      const old = chamberOf(seat);
      const notes = [` (formerly ${old})`, `; previously ${old}`, ` (ex ${old})`];
      const written = pick([full(one), `${one.last}, ${one.first}`, full(one).toUpperCase()]);
      const title = pick(['Lecturer', 'Senior adviser', 'Board member', 'Vice President']);
      return found(one, written, {
        organization: { name: other.name + pick(notes) },
        ...pick([{}, { title }]),
      });
    }),
    'namesakes, a nickname and the employer': until((): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const [nickname, [own]] = [pick(NICKNAMES[one.first] ?? ['']), ownEmployers(one, all)];
      const name = `${nickname} ${one.last}`;
      if (nickname === '' || own === undefined || bearers(name) > 0) return null;
      if (alike(own.key, one.last, nickname[0]! + one.first[0]!) > 1) return null;
      return found(one, pick([name, `${one.last}, ${nickname}`]), at(own, below(3)));
    }),
    'namesakes, several committees in one cell': until((): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const own = ownEmployers(one, all).map(({ name }) => name);
      const committees = committeesOf(one).filter((name) => own.includes(name) && !name.includes(','));
      if (committees.length < 2) return null;
      const name = committees.slice(0, 3).join(pick(['; ', ' / ', ', ', ' | ']));
      return found(one, pick([full(one), `${one.last}, ${one.first}`]), { organization: { name } });
    }),
    'a contact card: an initial, a slip in the own address': until((): Drawn => {
      const one = person({ isUnique: true });
      const own = one.emails.find((address) => isPersonal(address, one) && holders(address) === 1);
      if (own === undefined || hasInitial(one.first[0]!, one.last) > 1 || !isPlain(one)) return null;
      const [local, domain] = own.toLowerCase().split('@') as [string, string];
      const wrong = `${local}@${domain.replace(/\.\w+$/, '.com')}`;
      const address = pick([`${mistyped(local, random)}@${domain}`, wrong]);
      const name = pick([`${one.first[0]}. ${one.last}`, `${one.last}, ${one.first[0]}.`]);
      return holders(address) > 0 ? null : found(one, name, { emails: [address], ...employer(one) });
    }),
    'a Hindi list: another sign for a sound, house': until((): Drawn => {
      const one = person({ isUnique: true });
      const alias = one.aliases.find((name) => /^[\u0900-\u097f ]+$/.test(name))?.normalize('NFC');
      if (alias === undefined || bearers(alias) > 1) return null;
      const signs = SIGNS.filter(([sign]) => sign.test(alias));
      const name = signs.length > 0 ? alias.replace(...pick(signs)) : alias;
      if (name === alias || (fold(name) !== fold(alias) && bearers(name) > 0)) return null;
      const house = HINDI[one.employers[0]!.name];
      const facts = house ? [{ organization: { name: house }, title: 'सांसद' }] : [];
      return found(one, name, pick([employer(one), employer(one), ...facts]));
    }),
    'no record: the proxy of a member': until((): Drawn => {
      const [one, { first }, { last }] = [person({ isUnique: true }), person(), person()];
      const isKin = one.employers.some(({ key }) => members(key).some((other) => other.last === last));
      if (!isStranger(first, last) || isKin || first === one.first) return null;
      const [name, member] = [`${first} ${last}`, full(one)];
      const notes = [` (for ${member})`, `, proxy for ${member}`, ` (representing ${member})`];
      return found(
        null,
        name + pick([...notes, `, alternate to ${one.first[0]}. ${one.last}`]),
        employer(one),
      );
    }),
    'no record: katakana of another first name, employer': until((): Drawn => {
      const one = person();
      const [first, last] = [pick(STRANGERS), KANA_LAST[one.last]];
      const isNamed = one.aliases.some((alias) => alias.includes(first));
      if (last === undefined || isNamed || !isStranger(first, one.last)) return null;
      return found(null, `${KANA_FIRST[first]}${pick(['・', ' '])}${last}`, employer(one));
    }),
    'no record: a first name one letter away, another seat': until((): Drawn => {
      const one = person({ isUnique: true });
      const [seat, first] = [districtOf(one), NEAR[one.first]];
      if (seat === null || first === undefined || !isPlain(one)) return null;
      const isTaken = [first, ...(FORMAL[first] ?? [])].some(
        ([initial]) => hasInitial(initial!, one.last) > (initial === one.first[0] ? 1 : 0),
      );
      const number = String(1 + below(40));
      if (isTaken || one.aliases.some((alias) => alias.includes(first)) || number === seat.number)
        return null;
      const role = seat.role === 'upper' ? 'lower' : 'upper';
      const house = { organization: { name: chamberOf({ ...seat, role }) }, title: `district ${number}` };
      return found(null, `${first} ${one.last}`, { ...house, role });
    }),
    ...eighteenthOrganizationsOf(draws),
  };
}
