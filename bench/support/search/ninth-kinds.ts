import { fold } from '../../../src/names/normalize.js';
import { unambiguousKinds } from './eighth-kinds.js';
import { slotsOf } from './eighth-people.js';
import { drawsOfFifth, type Slots } from './fifth-draws.js';
import { NO_MATCH, type Draws, type Drawn, type Kinds } from './kinds.js';
import * as texts from './ninth-texts.js';
import { isLatin } from './random.js';

const WORDS = ['Brenquil', 'Tovaxi', 'Snorvick', 'Klimbuzo', 'Ouzelwarp', 'Frandovex'];
const FORMS = ['Ltd', 'Holdings Inc.', 'GmbH', 'Bakery', 'Dental Clinic', 'Foundation'];
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  University: 'Univ',
  Department: 'Dept',
  International: 'Intl',
  National: 'Natl',
  Association: 'Assn',
  Institute: 'Inst',
  County: 'Co',
  Government: 'Govt',
  Center: 'Ctr',
  Hospital: 'Hosp',
};

/** Kinds of every day, written without knowledge of the rules of the search. */
export function ninthKindsOf(draws: Draws): Kinds {
  const { corpus, isNamed, unknownName } = draws;
  const { pick, below } = draws.random;
  const { write, onlyPerson, onlyOrganization, placedOrganization, bearersOf, recordsWith } =
    drawsOfFifth(draws);
  const around = (templates: readonly string[]) => (): Drawn => {
    const one = onlyPerson();
    return [write(templates, slotsOf(one.first, one.last)), draws.all(one)];
  };
  const named = (templates: readonly string[]) => (): Drawn => {
    const { name, expected } = onlyOrganization();
    return [write(templates, { name }), expected];
  };
  const members = corpus.members.filter(
    ({ name, organization, role }) =>
      isLatin(`${name}${organization}`) && role && organization.length < 90 && bearersOf(name).size === 1,
  );
  const peopleByKey = new Map(corpus.people.map((one) => [one.key, one]));
  const membersByLast = Map.groupBy(corpus.members, ({ last, organization }) =>
    fold(`${last} ${organization}`),
  );
  const unlessDescribed = (query: string): Drawn =>
    isNamed(query) || corpus.describes(query) ? null : [query, NO_MATCH];

  const people: Kinds = {
    'a greeting, a reply or a sign-off of a mail': around(texts.MAILS),
    'a task or an appointment': around(texts.TASKS),
    'a question in a chat': around(texts.CHAT_QUESTIONS),
    'an entry of a directory with a telephone number': around(texts.DIRECTORY),
    'a name, a job and an employer': () => {
      const { name, role, organization, person } = pick(members);
      return [write(texts.JOBS, { name, role, organization }), new Set([person])];
    },
    'a misspelt last name and a request': () => {
      const one = onlyPerson();
      if (!/^[A-Za-z]{6,}$/.test(one.last)) return null;
      const at = 2 + below(one.last.length - 3);
      const last = below(2)
        ? one.last.slice(0, at) + one.last.slice(at + 1)
        : one.last.slice(0, at) + one.last[at] + one.last.slice(at);
      const name = `${one.first} ${last}`;
      return bearersOf(name).size > 0 ? null : [write(texts.MISSPELT, { name }), draws.all(one)];
    },
    'a middle initial more or less': () => {
      const { first, last, key } = onlyPerson();
      const bare = first.replace(/ [A-Z]\.?$/, '');
      const given = bare === first ? `${first} ${pick(['A', 'J', 'M'])}.` : bare;
      const sameNames = (draws.bearersOf(last).size > 0 ? [...draws.bearersOf(last)] : [null]).filter(
        (other) => other === null || fold(peopleByKey.get(other)!.first)[0] === fold(first)[0],
      );
      if (sameNames.length !== 1 || sameNames[0] !== key) return null;
      return [write(texts.MIDDLE, { name: `${given} ${last}` }), new Set([key])];
    },
    'an initial, a last name and an organization': () => {
      const { last, organization, person } = pick(members);
      const same = new Set(membersByLast.get(fold(`${last} ${organization}`))!.map((one) => one.person));
      const slots: Slots = { initial: peopleByKey.get(person)?.first[0] ?? '', last, organization };
      return same.size > 1 || !slots['initial'] ? null : [write(texts.INITIALS, slots), new Set([person])];
    },
  };
  return unambiguousKinds(draws, {
    ...people,
    'an organization with its town or country': () => {
      const { name, city, country, expected } = placedOrganization();
      return [write(texts.PLACED, { name, city, country }), expected];
    },
    'an organization with a department': named(texts.DEPARTMENTS),
    'a headline about an organization': named(texts.HEADLINES),
    'a question about an employer': named(texts.EMPLOYERS),
    'an organization abbreviated by hand': () => {
      const { name, expected } = onlyOrganization();
      const short = name.replace(/\w+/g, (word) => ABBREVIATIONS[word] ?? word);
      return short === name ? null : [short, expected];
    },
    'no match: an unknown person in a mail or a task': () => {
      const unknown = unknownName();
      const templates = [...texts.MAILS, ...texts.TASKS, ...texts.CHAT_QUESTIONS, ...texts.DIRECTORY];
      return unknown && unlessDescribed(write(templates, slotsOf(unknown.first, unknown.last)));
    },
    'no match: an organization made up, with a form or a trade': () => {
      const word = pick(WORDS);
      const query = write(texts.INVENTED, { word, kind: pick(FORMS) });
      return recordsWith(word).size > 0 || isNamed(query) ? null : [query, NO_MATCH];
    },
    'no match: shopping or a question how to': () => unlessDescribed(write(texts.SHOPPING, {})),
  });
}
