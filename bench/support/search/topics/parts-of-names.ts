import { fold } from '../../../../src/names/normalize.js';
import { withoutSmallWords } from '../../../../src/names/words.js';
import type { Draws } from '../draws.js';
import { few, type Drawn, type Kinds } from '../kinds.js';
import { isLatin } from '../random.js';

const WITH_ORGANIZATIONS = ['{name} {organization}', '{organization} {name}', '{last} {organization}'];
const JOBS = [
  '{name}, {role}, {organization}',
  '{organization} - {role} - {name}',
  '{role} {name} ({organization})',
  '{name} | {role} at {organization}',
  '{name} • {role} @ {organization} • 500+ connections',
];
const HALF_REMEMBERED = [
  'that member of {organization} called {last}',
  '{last} something, from {organization}',
  'met someone called {last} who sits on {organization}',
  'is {last} still with {organization}?',
  'I spoke with Mr. {last} from {organization} yesterday',
  'fwd: note from {last} ({organization})',
  'Hr. {last} / {organization}, Rückruf erbeten',
  '{organization}: {last} to step down',
];
const FIRST_NAMES = [
  '{first} something, {organization}',
  "what's {first}'s last name, the one at {organization}",
  "what's the name, {first} … on the {organization}",
  'that {first} from {organization}',
  '{first} ({role}) {organization}',
  '{organization} {role} {first} …',
];
const COMMITTEES = [
  '{last} who sits on {organization}',
  'talk to {last} ({organization}) before the vote',
  '{organization} – {last} absent',
  'which {last} is it in {organization}',
  '{LAST} / {organization} / {year}',
  '{organization}: {last}, seat {n}',
  '{last} on the {organization} committee',
  'Hon. {last} - {organization} ({role})',
  'questions for {last} at the {organization} hearing',
  '{organization} committee, {role}: {last}',
];
const FIRST_NAMES_AND_INITIALS = [
  '{first} {initial}. on the {organization} committee',
  '{first} {initial}. ({organization}, {role})',
  'intro call with {first} {initial}., {role} of {organization}',
  '{organization} {role} {first} {initial}.',
  "what's {first} {initial}.'s last name? {role}, {organization}",
];
const INITIALS = [
  '{f}. {last}, {organization}',
  '{last} {f} ({organization})',
  '{f} {last} {organization}',
  '{organization}: {last}, {f}.',
];
const CHAIRS = [
  'who chairs the {organization} committee',
  'chair of {organization}',
  'Dear Chair of the Committee on {organization},',
  '{organization} committee chair phone number',
  'Chairman / chairwoman, {organization}',
];

const MAYORS = [
  'mayor of {organization}',
  'who is the mayor of {lower}',
  'The Honorable Mayor, {organization}',
  'maire de {organization}',
  'letter to the mayor of {organization}',
];

/** Names or parts of names with an organization or a role of the person. */
export function partsOfNamesKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, bearersOf, recordsWith, aroundLast } = draws;
  const { pick } = random;
  const members = corpus.members
    .filter(({ name, last, organization }) => isLatin(`${name}${organization}`) && name !== last)
    .map((member) => {
      const first = member.name.slice(0, -member.last.length).trim();
      return { ...member, first, initial: member.last[0]!, f: first[0]!, LAST: member.last.toUpperCase() };
    });
  type Member = (typeof members)[number];
  const wordsOf = new Map(
    members.map(({ organization }) => [
      organization,
      new Set(withoutSmallWords(fold(organization)).split(' ')),
    ]),
  );
  const membersByLast = Map.groupBy(members, ({ last }) => fold(last));
  const membersByFirst = Map.groupBy(members, ({ first }) => fold(first));
  const long = members.filter(
    ({ organization }) => wordsOf.get(organization)!.size > 1 && organization.length < 90,
  );
  const committees = long.filter(
    ({ organization, last }) =>
      last.length > 3 &&
      organization.length < 70 &&
      !/government$|, [A-Z]{2}$|^United States (House|Senate)/.test(organization),
  );
  const seats = committees.filter(
    ({ role, organization }) =>
      /^(member|(co-|vice )?chair|ranking member)$/i.test(role) && !/commit/i.test(organization),
  );
  const chairs = seats.filter(({ role }) => /^(co-)?chair$/i.test(role));
  const mayors = long.filter(
    ({ role, organization }) => role === 'mayor' && /^[^,]+, [A-Z]{2}$/.test(organization),
  );
  const withFirst = long.filter(({ first, role }) => role && /^\p{L}{4,}$/u.test(first));
  const seatsWithFirst = seats.filter(({ first }) => /^[A-Z][a-z]{2,}$/.test(first));
  /** Asks for a member of whom no one like them is in an organization with the same words. */
  const only =
    (
      templates: readonly string[],
      some: readonly Member[],
      likeThem: (member: Member) => readonly Member[] | undefined,
    ) =>
    (): Drawn => {
      const member = pick(some);
      const words = wordsOf.get(member.organization)!;
      const same = (likeThem(member) ?? []).filter((other) =>
        words.isSubsetOf(wordsOf.get(other.organization)!),
      );
      const keys = new Set(same.map(({ person }) => person));
      return keys.size === 1 ? [write(templates, member), keys] : null;
    };
  const sameLast = ({ last }: Member) => membersByLast.get(fold(last));
  const sameFirst = ({ first }: Member) => membersByFirst.get(fold(first));

  return {
    'person and organization': only(WITH_ORGANIZATIONS, members, sameLast),
    'name next to the host of its address': () => {
      const [address, key] = pick(corpus.emails);
      const one = corpus.people.find((person) => person.key === key);
      if (one === undefined || !isLatin(one.name)) return null;
      return [`${one.name.toLowerCase()} @${address.split('@')[1]}`, few(bearersOf(one.name), 3)];
    },
    'person and role': () => {
      const { name, role } = pick(members);
      const words = fold(role ?? '')
        .split(' ')
        .filter((word) => word.length > 3);
      return words.length === 0 ? null : [`${name} ${pick(words)}`, few(bearersOf(name))];
    },
    'name, job and employer': () => {
      const member = pick(members);
      if (!member.role || bearersOf(member.name).size > 1) return null;
      return [write(JOBS, member), new Set([member.person])];
    },
    'last name and organization in a sentence': only(HALF_REMEMBERED, long, sameLast),
    'last name and a year': aroundLast([
      '{last} {year}',
      '{lowerlast} {year}',
      '{last} {year} annual report',
    ]),
    'last name and committee': only(COMMITTEES, seats, sameLast),
    'first name and organization': only(FIRST_NAMES, withFirst, sameFirst),
    "first name, the last name's initial and committee": only(
      FIRST_NAMES_AND_INITIALS,
      seatsWithFirst,
      (member) => sameFirst(member)?.filter(({ initial }) => initial === member.initial),
    ),
    'initial, last name and organization': only(INITIALS, members, (member) =>
      sameLast(member)?.filter(({ f }) => f === member.f),
    ),
    'mayor, without a name': () => {
      const { organization } = pick(mayors);
      const holders = mayors.filter((other) => other.organization === organization);
      const query = write(MAYORS, { organization, lower: organization.toLowerCase() });
      return [query, new Set(holders.map(({ person }) => person))];
    },
    'chair of a committee, without a name': () => {
      const { organization } = pick(chairs);
      const [key, ...others] = recordsWith(organization);
      if (others.length > 0 || !bearersOf(organization).has(key!)) return null;
      const holders = chairs.filter((other) => other.organization === organization);
      return [write(CHAIRS, { organization }), new Set([key!, ...holders.map(({ person }) => person)])];
    },
  };
}
