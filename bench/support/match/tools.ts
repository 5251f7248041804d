import { fold } from '../../../src/names/normalize.js';
import { isSmallWord } from '../../../src/names/words.js';
import { site } from '../../../src/values/hostname.js';
import type { Drawn, Draws, Employer, Organization, Person } from './records.js';
import { NICKNAMES } from './writings/given-names.js';
import { codeOf, codesOf, seatsOf } from './writings/states.js';

export const full = ({ first, last }: Person): string => `${first} ${last}`;
export const isPlain = ({ first, last }: Person): boolean =>
  /^[A-Z][a-z]+$/.test(first) && /^[A-Z][a-z]+$/.test(last);
/** A name without marks, which may have two words or a hyphen. */
export const isSimple = ({ first, last }: Person): boolean =>
  [first, last].every((name) => /^\p{Lu}[\p{L}'’]+(?:[ -]\p{Lu}[\p{L}'’]+)?$/u.test(name));
/** Whether the person has lived in our time: the directory has members of Congress since 1789. */
export const isRecent = (one: Person): boolean =>
  one.emails.length > 0 || one.places.length > 0 || seatsOf(one).some(({ isFederal }) => !isFederal);
export const isAnother = (one: Employer, other: Employer): boolean =>
  one.key !== other.key &&
  fold(one.name) !== fold(other.name) &&
  (one.domain === null || one.domain !== other.domain);
/** A name as addresses write it. */
export const joined = (name: string): string => fold(name).replaceAll(' ', '');

/** Hosts at which everyone can have an address. */
export const FREE_MAIL = ['gmail.com', 'yahoo.com', 'outlook.com', 'icloud.com', 'aol.com'];
export const isFreeMail = (address: string): boolean =>
  /@(?:gmail|yahoo|hotmail|outlook|aol|icloud|msn|live|me|comcast|att|sbcglobal|verizon|cox|charter|earthlink|bellsouth)\./i.test(
    address,
  );

/** The middle names that the aliases state, in full or as initials. */
export const middlesOf = ({ first, last, aliases }: Person): string[] =>
  aliases
    .filter((alias) => alias.startsWith(`${first} `) && alias.endsWith(` ${last}`))
    .map((alias) => alias.slice(first.length + 1, -last.length - 1))
    .filter((middle) => /^[A-Z](?:\.|[a-z]+)$/.test(middle));
/** The middle initial that the aliases state, with a space before it. */
export const middleInitialOf = (one: Person): string => middlesOf(one)[0]?.replace(/^(.).*$/, ' $1') ?? '';
/** The generation that the names state. */
export const generationOf = ({ last, aliases }: Person): string | null => {
  const all = new Set(
    [last, ...aliases].flatMap((name) => /[ ,](Jr|Sr|II|III|IV)\.?$/.exec(name)?.[1] ?? []),
  );
  return all.size === 1 ? [...all][0]! : null;
};

/** The initials of a name's words; null for a short name. */
export const acronymOf = (name: string): string | null => {
  const words = fold(name)
    .split(' ')
    .filter((word) => !isSmallWord(word) && /^[a-z]/.test(word));
  return words.length < 3 ? null : words.map((word) => word[0]!.toUpperCase()).join('');
};
/** The words of a name without the small ones. */
export const wordsOf = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter((word) => !isSmallWord(word));
/** The first part of a place that is the name of a town. */
export const townOf = ({ place }: Organization): string | undefined =>
  place
    ?.split(/[,;]/)
    .map((part) => part.trim())
    .find((part) => /^\p{L}{4,}[\p{L} ]*$/u.test(part));
export const countryOf = ({ place }: Organization): string | undefined => place?.split(',').at(-1)?.trim();
/** The town of an organization, if its place does not only name a country. */
export const cityOf = (one: Organization): string | undefined =>
  townOf(one) === countryOf(one) ? undefined : townOf(one);
/** A company's name without its country in brackets. */
export const companyOf = ({ name, type }: Organization): readonly [name: string, country: string] | null => {
  const [, base, country] = /^(.{4,}) \(([\p{L} ]+)\)$/u.exec(name) ?? [];
  return type !== 'company' || base === undefined || country === undefined ? null : [base, country];
};
/** What a name says of a municipality in the United States. */
export const municipalityOf = ({ name }: Organization): { kind: string; town: string } | null => {
  const [, kind, town] =
    /^(City|Town|Village|Township|Borough|County) of ([A-Z][a-z]{3,}(?: [A-Z][a-z]+)?)$/.exec(name) ?? [];
  return kind === undefined || town === undefined ? null : { kind, town };
};

export const named = (name: string, facts: object = {}) => ({ type: 'person', name, ...facts });
/** An organization by its name, its domain or its id. */
export const at = ({ key, name, domain }: Employer, how: number) => ({
  organization:
    how === 0 ? { name } : how === 1 && domain ? { domain } : how === 2 ? { public_id: key } : { name },
});
export const employed = (name: string) => ({ organization: { name } });

type More<T> = (one: T) => object | null;

/** The directory, and builders of cases from it. A builder that returns null draws again. */
export function toolsOf(draws: Draws) {
  const {
    random,
    person,
    organization,
    bearers,
    hasInitial,
    holders,
    members,
    fitting,
    sharing,
    aliases,
    sameNames,
    called,
  } = draws;
  const { pick, below, next } = random;
  const isTaken = (name: string, own: string) => fold(name) !== fold(own) && bearers(name) > 0;
  const employer = (one: Person): object => at(pick(one.employers), below(3));
  const found = (one: Person, name: string, facts: object = {}): Drawn => ({
    query: named(name, facts),
    expected: one.key,
  });
  const none = (name: string, facts: object = {}): Drawn => ({ query: named(name, facts), expected: null });
  const stranger = (name: string, facts: object = {}): Drawn =>
    bearers(name) > 0 ? null : none(name, facts);
  const row = (first: string, last: string, facts: object, expected: string | null): Drawn => ({
    query: { type: 'person', first_name: first, last_name: last, ...facts },
    expected,
  });
  const asked = (name: string, facts: object, expected: string | null): Drawn => ({
    query: { type: 'organization', name, ...facts },
    expected,
  });
  const isFree = (first: string, last: string, one?: Person): boolean =>
    bearers(`${first} ${last}`) === 0 &&
    hasInitial(first[0]!, last) <=
      (one && fold(one.last) === fold(last) && fold(one.first)[0] === fold(first)[0] ? 1 : 0);
  const isAlone = ({ first, last }: Person): boolean => hasInitial(first[0]!, last) === 1;
  const alone = (fits: (one: Person) => boolean = isPlain): Person | null => {
    const one = person({ isUnique: true });
    return fits(one) && isAlone(one) ? one : null;
  };
  const rivals = (one: Person, key: string): readonly Person[] =>
    members(key).filter(
      (other) =>
        other.key !== one.key &&
        fold(other.last) === fold(one.last) &&
        fold(other.first)[0] === fold(one.first)[0],
    );
  const hasRivalIn = (code: string, one: Person): boolean =>
    called(one.last).some(
      (other) =>
        other.key !== one.key &&
        fold(other.first).startsWith(fold(one.first[0]!)) &&
        (codesOf(other).size === 0 || codesOf(other).has(code)),
    );
  const elsewhere = (...people: readonly Person[]): Employer => {
    for (;;) {
      const other = pick(person().employers);
      if (people.every(({ employers }) => employers.every((own) => isAnother(own, other)))) return other;
    }
  };
  const nicknameOf = (one: Person): string | null => {
    const nickname = pick(NICKNAMES[one.first] ?? ['']);
    return nickname !== '' && isFree(nickname, one.last, one) ? nickname : null;
  };
  const addressOf = (one: Person): string | undefined =>
    one.emails.find(
      (address) => holders(address) === 1 && address.toLowerCase().split('@')[0]!.includes(joined(one.last)),
    );
  const fitsNone = (name: string): boolean => bearers(name) === 0 && fitting(name) === 0;
  const sole = (words = 2): Organization | null => {
    const one = organization({ isUnique: true, words });
    return fitting(one.name) === 1 ? one : null;
  };
  const single = (words = 2): Organization | null => {
    const one = sole(words);
    return one && !/[(),"/]/.test(one.name) ? one : null;
  };
  const committees = (): readonly Organization[] => {
    const all = sameNames();
    const isOfState = all.every(({ type, parent }) => type === 'committee' && codeOf(parent?.name));
    return isOfState && bearers(all[0]!.name) === all.length ? all : [];
  };
  return {
    ...draws,
    random,
    pick,
    below,
    next,
    /** An employer by its name, its domain or its id. */
    employer,
    /** A query for a person with a name. */
    found,
    /** A query for a person that means no record. */
    none,
    /** The same, if no one has the name. */
    stranger,
    /** A query for a person in two columns. */
    row,
    /** A query for an organization. */
    asked,
    /** Whether no one has the last name with this initial, apart from one person. */
    isFree,
    /** Whether no one else has the last name and the initial. */
    isAlone,
    /** A person with a unique name, whose last name and initial no one else has. */
    alone,
    /** Colleagues with the last name and the initial of a person. */
    rivals,
    /** Whether another person of the last name and the initial may have to do with a state. */
    hasRivalIn,
    /** An employer of none of some people. */
    elsewhere,
    /** A nickname under which no one else can be meant. */
    nicknameOf,
    /** An address with the last name that no one else has. */
    addressOf,
    fitsNone,
    /** An organization whose words no other one has. */
    sole,
    /** The same, without brackets and other marks in its name. */
    single,
    /** Committees of one name in several states. */
    committees,
    /** A name of a committee in a list. */
    titled: (name: string): string => pick([name, `${name} Committee`, `Committee on ${name}`]),
    /** Nothing else, or the town. */
    placed: (one: Organization): object => {
      const town = townOf(one);
      return town === undefined ? {} : pick([{}, { place: town }]);
    },
    /** Whether the organization has a domain that no other one has. */
    hasSite: ({ domain }: Organization): boolean =>
      domain !== null && sharing(domain) === 1 && /^[a-z\d.-]+$/.test(domain) && site(domain).ok,
    /** The acronyms among the aliases of an organization. */
    acronymsOf: (key: string): string[] => aliases(key).filter((alias) => /^[A-Z]{3,7}$/.test(alias)),
    /** A person with a unique name. */
    unique:
      (how: (one: Person) => string | null, more: More<Person> = () => ({})) =>
      (): Drawn => {
        const one = person({ isUnique: true });
        const name = how(one);
        const facts = name === null ? null : more(one);
        return name === null || facts === null || isTaken(name, full(one)) ? null : found(one, name, facts);
      },
    /** An organization with a unique name. */
    company:
      (how: (one: Organization) => string | null, more: More<Organization> = () => ({}), words = 2) =>
      (): Drawn => {
        const one = organization({ isUnique: true, words });
        const name = how(one);
        const facts = name === null ? null : more(one);
        return name === null || facts === null || isTaken(name, one.name)
          ? null
          : asked(name, facts, one.key);
      },
    /** A query that is close to a person, but means no record. */
    noPerson: (how: (one: Person) => ReturnType<typeof named> | null) => (): Drawn => {
      const query = how(person());
      return query === null || bearers(query.name) > 0 ? null : { query, expected: null };
    },
    /** A name that is close to an organization's, but means no record. */
    noCompany: (how: (one: Organization) => string | null) => (): Drawn => {
      const name = how(organization({ isUnique: true }));
      return name === null || bearers(name) > 0 ? null : asked(name, {}, null);
    },
  };
}
export type Tools = ReturnType<typeof toolsOf>;
