import { fold } from '../../../../src/names/normalize.js';
import type { Kinds, Person } from '../records.js';
import {
  FREE_MAIL,
  at,
  employed,
  full,
  isFreeMail,
  isPlain,
  isRecent,
  isSimple,
  joined,
  middleInitialOf,
  named,
  type Tools,
} from '../tools.js';
import { MEN, NICKNAMES, RARE, WOMEN } from '../writings/given-names.js';
import { chamberOf, codeOf, districtOf, seatsOf, stateOf, styleOf } from '../writings/states.js';

const STAFF = ['Chief of Staff', 'Legislative Director', 'Scheduler', 'Press Secretary', 'Intern'];
const ABROAD = ['Postdoctoral researcher', 'Lecturer in Geology', 'Doctoral student', 'Subject librarian'];
const OCCUPATIONS = ['Student', 'Violinist', 'Civil engineer', 'Nurse', 'Goalkeeper', 'Postdoc'];
const NO_NAMES = ['Vacant', 'Vacant Seat', 'VACANT', 'To Be Determined', 'TBD', 'To be appointed', 'Unknown'];
const NO_PEOPLE = ['Front Desk', 'Office Manager', 'Press Office', 'Reception', 'General Inquiries', 'N/A'];
const PLACEHOLDERS = [
  'N/A',
  'TBD',
  'Test Test',
  'First Last',
  'First Name Last Name',
  'Unknown Unknown',
  'Same as above',
  'See attached',
  'Please select',
  'To be confirmed',
  'Name withheld',
  'John Doe',
  'asdf asdf',
  'Anonymous Donor',
  'Current Resident',
  'Not provided',
];
const NAMESAKES = [
  (name: string) => `${name} Elementary School`,
  (name: string) => `${name} Middle School`,
  (name: string) => `${name} Memorial Highway`,
  (name: string) => `${name} Memorial Bridge`,
  (name: string) => `USS ${name}`,
  (name: string) => `${name} Family Trust`,
  (name: string) => `${name} Irrevocable Trust`,
  (name: string) => `${name} Federal Building`,
  (name: string) => `${name} Memorial Park`,
];
const RELATIVES = [
  (name: string) => `Mrs. ${name}`,
  (name: string) => `Mrs ${name}`,
  (name: string) => `wife of ${name}`,
  (name: string) => `widow of ${name}`,
  (name: string) => `daughter of ${name}`,
  (name: string) => `${name}'s wife`,
  (name: string) => `${name}’s daughter`,
  (name: string) => `Mother of ${name}`,
];
const CAMPAIGNS = [
  (name: string) => `Friends of ${name}`,
  (name: string) => `Committee to Elect ${name}`,
  (name: string) => `${name} for Congress`,
  (name: string) => `${name} for Senate 2024`,
  (name: string) => `Citizens for ${name}`,
  (name: string) => `${name} Victory Fund`,
  (name: string) => `Re-Elect ${name} PAC`,
];
const STAFF_OF = [
  (name: string) => `Chief of Staff to ${name}`,
  (name: string) => `Scheduler for ${name}`,
  (name: string) => `${name}'s press secretary`,
  (name: string) => `Legislative Director, Office of ${name}`,
  (name: string) => `Attorney for ${name}`,
];
const NEXT_TO = [
  (name: string) => ` (assistant to ${name})`,
  (name: string) => `, chief of staff to ${name}`,
  (name: string) => ` on behalf of ${name}`,
  (name: string) => ` (for ${name})`,
  (name: string) => `, proxy for ${name}`,
  (name: string) => ` (representing ${name})`,
];

/** Relatives, successors and staff of a person, and texts that name a person but mean another one or none. */
export function noAnswerRelated(tools: Tools): Kinds {
  const {
    pick,
    below,
    employer,
    none,
    stranger,
    isFree,
    noPerson,
    person,
    organization,
    bearers,
    hasInitial,
  } = tools;
  /** A name that no one has, not even with another first name of its initial. */
  const newName = (first: string): string | null => {
    const { last } = person();
    return /^\p{L}{3,}$/u.test(first) && /^\p{L}{4,}$/u.test(last) && isFree(first, last)
      ? `${first} ${last}`
      : null;
  };
  /** A rare first name that no one of the last name has. */
  const relativeOf = (one: Person): string | null => {
    const first = pick(RARE);
    const isTold = one.aliases.some((alias) => new RegExp(`(^|[ .])${first[0]!}`).test(alias));
    return !isSimple(one) || isTold || !isFree(first, one.last) ? null : first;
  };
  return {
    'a relative with the same seat': () => {
      const { last, posts, employers } = person();
      const { at: name, title } = pick(posts);
      const first = pick([...WOMEN, ...MEN, ...RARE]);
      if (employers.length !== 1 || title === null || hasInitial(first[0]!, last) > 0) return null;
      return none(`${first} ${last}`, { ...employed(name), title });
    },
    'a relative, employer or the address of the office': () => {
      const one = person();
      const first = relativeOf(one);
      const own = one.emails.find((address) => address.toLowerCase().startsWith(`${fold(one.first)}.`));
      if (!own || !first) return null;
      const address = fold(first) + own.toLowerCase().slice(one.first.length);
      const facts = pick([{}, { emails: [address] }, { title: pick(STAFF) }]);
      return none(`${first} ${one.last}`, { ...employer(one), ...facts });
    },
    'a relative, a private address and the state': () => {
      const one = person({ isUnique: true });
      const [first, seat] = [relativeOf(one), seatsOf(one)[0]];
      if (!first || !seat) return null;
      const address = `${fold(first)}.${joined(one.last)}@${pick(FREE_MAIL)}`;
      return none(`${first} ${one.last}`, { emails: [address], place: stateOf(seat.code) });
    },
    'Mrs. with the husband’s name, state': () => {
      const one = person();
      const [seat, middle] = [seatsOf(one)[0], middleInitialOf(one)];
      if (!MEN.includes(one.first) || !seat) return null;
      const first = pick([one.first, middle ? `${one.first}${middle}.` : one.first]);
      return stranger(pick([`Mrs. ${first} ${one.last}`, `${one.last}, Mrs. ${first}`]), {
        place: stateOf(seat.code),
      });
    },
    'wife, widow or daughter of a member': noPerson((one) =>
      MEN.includes(one.first.split(' ')[0]!) ? named(pick(RELATIVES)(full(one))) : null,
    ),
    'the family of a member, employer': noPerson(({ last, employers }) =>
      named(
        pick([`The ${last} Family`, `${last} Family`, `Family of ${last}`, `${last} household`]),
        at(employers[0]!, below(3)),
      ),
    ),
    'a successor in the seat': () => {
      const one = person();
      const [seat, name] = [districtOf(one), newName(pick([one.first, person().first]))];
      const where = one.employers.find((own) => codeOf(own.name) !== undefined);
      return seat && name && where
        ? none(name, { title: `district ${seat.number}`, ...at(where, below(3)) })
        : null;
    },
    'the staff of a member, the member in the title': () => {
      const one = person({ isUnique: true });
      const [seat, name] = [seatsOf(one)[0], newName(person().first)];
      if (!seat || !name || !isPlain(one)) return null;
      const [title, member] = [pick(STAFF), `${styleOf(seat)} ${full(one)}`];
      const facts = { title, ...employed(pick([`Office of ${member}`, chamberOf(seat)])) };
      return none(name, pick([facts, { ...facts, title: `${title} to ${member}` }]));
    },
    'the staff of a member, only the member’s name, employer': noPerson((one) =>
      isRecent(one) ? named(pick(STAFF_OF)(full(one)), employer(one)) : null,
    ),
    'an assistant or a proxy, the member behind the name': () => {
      const one = person({ isUnique: true });
      const name = newName(person().first);
      return name && isRecent(one) ? none(name + pick(NEXT_TO)(full(one)), pick([{}, employer(one)])) : null;
    },
    'a new colleague, an address at the domain of the employer': noPerson((one) => {
      const domain = one.emails
        .find((address) => !isFreeMail(address))
        ?.split('@')[1]
        ?.toLowerCase();
      const { first } = person();
      const isOwn = domain?.includes(joined(one.last));
      return domain === undefined || isOwn || first.includes(' ') || !isFree(first, one.last)
        ? null
        : named(`${first} ${one.last}`, { emails: [`${joined(first)}.${joined(one.last)}@${domain}`] });
    }),
    'another person, the address of an office': () => {
      const [one, { first }, { last }] = [person(), person(), person()];
      const own = one.emails.find((address) =>
        /^([a-z]{1,8}\d+|mayor|council|info|clerk|office|admin\w*)@/i.test(address),
      );
      if (own === undefined || hasInitial(first[0]!, last) > 0 || first === one.first || last === one.last)
        return null;
      const facts = pick([
        { title: pick(STAFF) },
        at(pick(one.employers), 0),
        { ...employer(one), title: pick(STAFF) },
      ]);
      return stranger(`${first} ${last}`, { ...facts, emails: [own] });
    },
    'named for a member, another last name': () => {
      const [one, { last }] = [person({ isUnique: true }), person()];
      const school = organization();
      const isTaken = hasInitial(one.first[0]!, last) > 0 || bearers(`${full(one)} ${last}`) > 0;
      if (isTaken || !isPlain(one) || !/^[A-Z][a-z]{4,}$/.test(last) || last === one.last) return null;
      if (NICKNAMES[one.first] === undefined || WOMEN.includes(one.first)) return null;
      if (school.type !== 'university') return null;
      const facts = { ...employed(school.name), title: pick(OCCUPATIONS) };
      return none(`${full(one)} ${last}`, facts);
    },
    'two people in one text': () => {
      const [one, other] = [person({ isUnique: true }), person({ isUnique: true })];
      const mark = pick([' and ', ' & ', ' / ', '; ', ' + ']);
      return one.last === other.last ? null : none(full(one) + mark + full(other));
    },
    'a common name abroad, employer, title and place': () => {
      const [one, there] = [person(), organization({ isUnique: true })];
      const isCommon =
        hasInitial('', one.last) >= 12 && (WOMEN.includes(one.first) || MEN.includes(one.first));
      const isAbroad = there.place !== null && !/United States|[A-Z]{2} \d{5}/.test(there.place);
      if (!isCommon || !isAbroad || there.type !== 'education') return null;
      const facts = { ...employed(there.name), title: pick(ABROAD), place: there.place };
      return none(full(one), facts);
    },
    'a vacant seat, an office or a placeholder, employer': noPerson((one) =>
      named(pick([...NO_NAMES, ...NO_PEOPLE, ...PLACEHOLDERS]), {
        ...employer(one),
        ...pick([{}, one.roles.length > 0 ? { role: pick(one.roles) } : {}]),
      }),
    ),
    'a school, a ship or a trust with a member’s name': noPerson((one) =>
      one.first.includes(one.last)
        ? null
        : { ...named(pick(NAMESAKES)(full(one))), type: pick(['person', 'organization']) },
    ),
    'the campaign of a member': noPerson((one) =>
      isRecent(one) ? { ...named(pick(CAMPAIGNS)(full(one))), type: pick(['person', 'organization']) } : null,
    ),
    'an organization’s name for a person': () => {
      const { name } = organization({ isUnique: true });
      return /\d/.test(name) || bearers(name) > 1 ? null : none(name);
    },
  };
}
