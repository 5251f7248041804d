import { fold } from '../../../src/names/normalize.js';
import { builders } from './builders.js';
import { CODES, codesOf, seatsOf, stateOf, type Seat } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import { full, isPlain, middlesOf } from './sixteenth-writings.js';
import { at, named } from './tuned-kinds.js';
import { twentyFifthOrganizationsOf } from './twenty-fifth-organizations.js';
import {
  KOREAN_LAST,
  RUSSIAN,
  RUSSIAN_LAST,
  SPELLINGS,
  calledOf,
  heard,
  middleInitialOf,
  romanized,
  slipped,
  tableOf,
} from './twenty-fifth-writings.js';
import type { Draws, Drawn, Kinds, Person } from './records.js';

/** First names and their short forms. */
const SHORT_FORMS = Object.entries(
  tableOf(
    'Robert=Bob/Rob/Bobby,William=Bill/Will/Billy,Michael=Mike/Mick,Thomas=Tom/Tommy,James=Jim/Jimmy,' +
      'Richard=Rick/Dick/Rich,David=Dave,Joseph=Joe,Stephen=Steve,Steven=Steve,Kenneth=Ken,Gregory=Greg,' +
      'Jeffrey=Jeff,Timothy=Tim,Charles=Chuck/Charlie,Edward=Ed/Ted,Lawrence=Larry,Deborah=Debbie/Deb,' +
      'Susan=Sue,Judith=Judy,Cynthia=Cindy,Margaret=Peggy/Maggie,Rebecca=Becky,Elizabeth=Liz/Betsy/Beth,' +
      'Andrew=Andy/Drew,Matthew=Matt,Daniel=Dan/Danny,Nicholas=Nick,Peter=Pete,Ronald=Ron,Donald=Don,' +
      'Frederick=Fred,Raymond=Ray,Samuel=Sam,Benjamin=Ben,Douglas=Doug,Philip=Phil,Walter=Walt,' +
      'Christopher=Chris,Patricia=Patty/Trish,Kathleen=Kathy,John=Jack/Johnny',
  ),
).flatMap(([formal, short]) => short.split('/').map((name) => ({ formal, name })));
const FREE = ['gmail.com', 'yahoo.com', 'icloud.com', 'outlook.com'];
const FIRMS = [
  'Hartwell Strategies LLC',
  'Bluestone Public Affairs',
  'Meridian Title & Escrow',
  'Lakeshore Realty Partners',
  'Cornerstone Wealth Advisors',
  'Pinnacle Insurance Brokers Inc.',
];
const OTHER_MIDDLES = ['Thornton', 'Vaughan', 'Quincy', 'Irving', 'Wendell', 'Oakley', 'Langston'];

const stateSeatOf = (one: Person): Seat | undefined => seatsOf(one).find(({ isFederal }) => !isFederal);

/** Whether two people have the last name and the first letter of the first name in common. */
const isAlike = (one: Person, other: Person): boolean =>
  fold(one.last) === fold(other.last) && fold(one.first)[0] === fold(other.first)[0];

/** Kinds of the differences that the contract names, in the rows of customers' files. */
export function twentyFifthKindsOf(draws: Draws): Kinds {
  const { random, person, foreigner, bearers, namesakes, hasInitial, holders, members } = draws;
  const { pick, below } = random;
  const tools = builders(draws);
  const { employer, found, alone } = tools;
  /** A row with a column for the first and one for the last name. */
  const row = (first: string, last: string, facts: object, expected: string | null): Drawn => ({
    query: { type: 'person', first_name: first, last_name: last, ...facts },
    expected,
  });
  const mailOf = (name: string, firm: string): string =>
    `${fold(name).replaceAll(' ', '.')}@${fold(firm).split(' ').slice(0, 2).join('')}.example`;
  /** A state with which none of the people has to do. */
  const otherState = (people: readonly Person[]): string | null => {
    const own = people.flatMap((one) => [...codesOf(one)]);
    return people.every((one) => codesOf(one).size > 0)
      ? pick(CODES.filter((code) => !own.includes(code)))
      : null;
  };
  /** A former member of a state's chamber, whose name no one else has. */
  const former = (): readonly [Person, Seat] | null => {
    const one = alone((own) => isPlain(own) && own.posts.every(({ end }) => end !== null));
    const seat = one && stateSeatOf(one);
    return one && seat ? [one, seat] : null;
  };
  return {
    'spelling: a sign-up over the phone, the names as heard, employer': until((): Drawn => {
      const one = alone();
      const last = one && one.last.length > 4 ? heard(one.last, random) : null;
      if (one === null || last === null) return null;
      const first = SPELLINGS[one.first] ?? one.first;
      if (bearers(`${first} ${last}`) > 0 || hasInitial(one.first[0]!, last) > 0) return null;
      return row(first, last, employer(one), one.key);
    }),
    'spelling: a sign-up on a small keyboard, a wrong key in both names, employer': until((): Drawn => {
      const one = alone(({ first, last }) => /^[A-Z][a-z]{4,}$/.test(first) && /^[A-Z][a-z]{5,}$/.test(last));
      if (one === null) return null;
      const [first, last] = [slipped(fold(one.first), random), slipped(fold(one.last), random)];
      return bearers(`${first} ${last}`) + hasInitial(first[0]!, last) > 0
        ? null
        : found(one, `${first} ${last}`, employer(one));
    }),
    'script: a Russian roll of guests, employer': until((): Drawn => {
      const one = person({ isUnique: true });
      const [first, last] = [RUSSIAN[one.first], RUSSIAN_LAST[one.last]];
      if (first === undefined || last === undefined) return null;
      const here = pick(one.employers);
      const same = members(here.key).filter((other) => isAlike(other, one));
      return same.length === 1
        ? found(one, pick([`${first} ${last}`, `${last} ${first}`]), at(here, below(3)))
        : null;
    }),
    'script: a Korean name in Latin letters, employer': until((): Drawn => {
      const one = foreigner();
      const last = KOREAN_LAST[one.last];
      if (last === undefined || !/^[가-힣]{2}$/.test(one.first)) return null;
      if (bearers(`${one.first} ${one.last}`) !== 1) return null;
      const first = romanized(one.first);
      return found(
        one,
        pick([`${last} ${first}`, `${first} ${last}`, `${last.toUpperCase()} ${first}`]),
        employer(one),
      );
    }),
    'initials: a list of authors, both initials, employer': until((): Drawn => {
      const one = alone();
      const middle = one && middleInitialOf(one);
      if (!one || middle === null) return null;
      const { first, last } = one;
      const names = [
        `${last} ${first[0]}${middle}`,
        `${last}, ${first[0]}. ${middle}.`,
        `${first[0]}${middle} ${last}`,
      ];
      return found(one, pick(names), employer(one));
    }),
    'nickname: a sign-up with a private address, the state': until((): Drawn => {
      const one = alone();
      const seat = one && stateSeatOf(one);
      const nickname = one && pick(SHORT_FORMS.filter(({ formal }) => formal === one.first))?.name;
      if (!one || !seat || !nickname || bearers(`${nickname} ${one.last}`) > 0) return null;
      if (nickname[0] !== one.first[0] && hasInitial(nickname[0]!, one.last) > 0) return null;
      const address = `${fold(nickname)}.${fold(one.last)}@${pick(FREE)}`;
      const facts = { emails: [address], place: stateOf(seat.code) };
      return holders(address) > 0 ? null : row(nickname, one.last, facts, one.key);
    }),
    'nickname: a payroll with the formal name, the record with the nickname, employer': until((): Drawn => {
      const one = alone();
      const formal = one && pick(SHORT_FORMS.filter(({ name }) => name === one.first))?.formal;
      if (!one || !formal || bearers(`${formal} ${one.last}`) > 0) return null;
      if (one.aliases.some((alias) => !alias.includes(one.first) && !alias.includes(`${formal[0]}.`)))
        return null;
      if (formal[0] !== one.first[0] && hasInitial(formal[0]!, one.last) > 0) return null;
      return found(one, `${one.last}, ${formal}`.toUpperCase(), employer(one));
    }),
    'changed employer: a donor who is retired or self-employed, the state': until((): Drawn => {
      const drawn = former();
      if (drawn === null) return null;
      const [one, seat] = drawn;
      const middle = middleInitialOf(one);
      const name = `${one.last}, ${one.first}${middle === null ? '' : ` ${middle}`}`.toUpperCase();
      const work = pick(['RETIRED', 'SELF-EMPLOYED', 'SELF', 'NOT EMPLOYED']);
      return found(one, name, { organization: { name: work }, place: seat.code });
    }),
    'changed employer: a contact at a new firm, the former office as the title': until((): Drawn => {
      const [drawn, firm] = [former(), pick(FIRMS)];
      if (drawn === null) return null;
      const [one, seat] = drawn;
      const title = `${pick(['Former', 'Fmr.', 'Partner, former'])} ${calledOf(seat)}`;
      const emails = [mailOf(full(one), firm)];
      return row(
        one.first,
        one.last,
        { organization: { name: firm }, title, emails, place: stateOf(seat.code) },
        one.key,
      );
    }),
    'namesakes: a mailing list, the office and the state': until((): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const seat = seatsOf(one).at(-1);
      const others = all.filter(({ key }) => key !== one.key).flatMap((other) => [...codesOf(other)]);
      if (!seat || [...codesOf(one)].some((code) => others.includes(code))) return null;
      const isThere = (other: Person): boolean => isAlike(other, one) && codesOf(other).has(seat.code);
      if (one.employers.some(({ key }) => members(key).filter(isThere).length > 1)) return null;
      const place = pick([seat.code, stateOf(seat.code)]);
      return row(one.first, one.last, { title: calledOf(seat), place }, one.key);
    }),
    'none: namesakes: a customer with another employer in another state': until((): Drawn => {
      const all = namesakes();
      const [state, firm] = [otherState(all), pick(FIRMS)];
      if (state === null) return null;
      const { first, last } = all[0]!;
      const facts = {
        organization: { name: firm },
        emails: [mailOf(`${first} ${last}`, firm)],
        place: stateOf(state),
      };
      return row(first, last, facts, null);
    }),
    'none: namesakes: a roll of voters, another middle name in another state': until((): Drawn => {
      const one = person({ isUnique: true });
      const state = otherState([one]);
      const [own, ...more] = new Set(middlesOf(one));
      if (!isPlain(one) || state === null || own === undefined || more.length > 0) return null;
      const middle = pick(OTHER_MIDDLES.filter((name) => name[0] !== own[0]));
      const name = `${one.last}, ${one.first} ${middle}`.toUpperCase();
      return bearers(`${one.first} ${middle} ${one.last}`) > 0
        ? null
        : { query: named(name, { place: state }), expected: null };
    }),
    ...twentyFifthOrganizationsOf(draws, tools),
  };
}
