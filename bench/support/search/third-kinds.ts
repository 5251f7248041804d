import { fold } from '../../../src/names/normalize.js';
import { NO_MATCH, type Draws, type Drawn, type Kinds } from './kinds.js';
import { isLatin } from './random.js';
import { organizationKindsOf } from './third-organizations.js';
import {
  CHAT,
  TICKETS,
  TRANSLATED,
  BADGES,
  UNIVERSITY_OF,
  TWO_LETTERS,
  FOREIGN_FIRST,
  FOREIGN_LAST,
  INVENTED,
  COMPANIES,
  camel,
  spaced,
  quoted,
  code,
  styled,
  entity,
  encodedWord,
} from './third-texts.js';

/** Kinds that were written without knowledge of the rules of the search. */
export function thirdKindsOf(draws: Draws): Kinds {
  const { random, corpus, person, unknownName, all, bearersOf } = draws;
  const { pick, below } = random;
  const fill = (templates: readonly string[], name: string) => pick(templates).replace('{}', () => name);
  const around =
    (templates: readonly string[], write = (text: string) => text) =>
    (): Drawn => {
      const one = person();
      return [fill(templates, write(one.name)), all(one)];
    };
  const withParts =
    (...texts: readonly ((first: string, last: string) => string)[]) =>
    (): Drawn => {
      const one = person();
      return [pick(texts)(one.first, one.last), all(one)];
    };
  const latin = [...corpus.organizations, ...corpus.people].filter(({ name }) => isLatin(name));
  const letter = /[^\p{ASCII}\p{P}]/u;
  const accented = latin.filter(({ name }) => letter.test(name));
  const germanic = accented.filter(({ name }) =>
    /[åøæß]|[äöü].*(?:Universität|Institut|Hochschule|Gesellschaft|schule)|(?:Universität|Institut|Hochschule|Gesellschaft|für).*[äöü]/.test(
      name,
    ),
  );
  const lasts = Map.groupBy(corpus.people, ({ last }) => fold(last));
  const wordsOf = Map.groupBy(
    [...corpus.bearers].flatMap(([name, keys]) => name.split(' ').map((word) => ({ word, name, keys }))),
    ({ word }) => word,
  );
  const places = new Set(corpus.organizations.map(({ name }) => UNIVERSITY_OF.exec(name)?.[1]));
  /** Returns the question if the text names no record. */
  const unmatched = (query: string, name = query): Drawn =>
    corpus.describes(name) || draws.isNamed(query) ? null : [query, NO_MATCH];

  return {
    'line of a chat': around(CHAT),
    'ticket or digest of a mailing list': around(TICKETS),
    'page title in another language': around(TRANSLATED),
    'badge of an event': around(BADGES, (name) => name.toUpperCase()),
    'calendar or contact card': withParts(
      (first, last) => `N:${last};${first};;Dr.;`,
      (first, last) =>
        `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN=${first} ${last}:mailto:calendar@example.com`,
      (first, last) => `ORGANIZER;CN="${last}, ${first}":MAILTO:rooms@example.com`,
    ),
    'record of a DOI': withParts(
      (first, last) => `{"given":"${first}","family":"${last}","sequence":"first","affiliation":[]}`,
      (first, last) => `<name><surname>${last}</surname><given-names>${first}</given-names></name>`,
      (first, last) => `<given_name>${first}</given_name> <surname>${last}</surname>`,
    ),
    'values of SQL': withParts(
      (first, last) => `VALUES (1042, '${quoted(last)}', '${quoted(first)}', NULL, 't')`,
      (first, last) => `WHERE last_name = '${quoted(last)}' AND first_name ILIKE '${quoted(first)}%'`,
      (first, last) => `UPDATE contacts SET active = false WHERE name = '${quoted(`${first} ${last}`)}';`,
    ),
    'hashtag with a word': withParts(
      (first, last) => `#${pick(['Vote', 'ThankYou', 'Team'])}${camel(first)}${camel(last)}`,
    ),
    'possessive of a last name': () => {
      const { last } = person();
      const keys = bearersOf(last);
      const others = wordsOf.get(fold(last)) ?? [];
      if (!/^\p{L}+$/u.test(last) || others.some((one) => [...one.keys].some((key) => !keys.has(key))))
        return null;
      if (wordsOf.has(`${fold(last)}s`)) return null;
      return [fill(["{}'s office", '{}’s staff', "what is {}'s email", 'the {} family'], last), keys];
    },
    'half-remembered name': () => {
      const { organization: at, name, last } = pick(corpus.members);
      const colleagues = corpus.members.filter((one) => one.organization === at);
      if (!isLatin(name) || at.split(' ').length < 3 || name === last) return null;
      const [first] = name.split(' ');
      const [query, keys] = pick([
        [`that member of ${at} called ${last}`, colleagues.filter((one) => one.last === last)],
        [`${last} something, from ${at}`, colleagues.filter((one) => one.last === last)],
        [
          `what's the name, ${first} … on the ${at}`,
          colleagues.filter((one) => one.name.split(' ')[0] === first),
        ],
      ] as const);
      return keys.length > 3 ? null : [query, new Set(keys.map((one) => one.person))];
    },
    'name that is dictated': () => {
      const one = person();
      if (!/^\p{L}{4,}$/u.test(one.last)) return null;
      const query = pick([
        `${one.first} ${one.last}, spelled ${spaced(one.last.toLowerCase(), ' ')}`,
        `${one.first} ${one.last} that's ${spaced(one.last.toUpperCase(), '-')}`,
        `${one.first} ${spaced(one.last.toUpperCase(), ' ')}`,
      ]);
      return [query, all(one)];
    },
    'styled letters of a profile': () => {
      const one = person();
      const [upper, lower] = pick([
        [0x1d5d4, 0x1d5ee],
        [0xff21, 0xff41],
        [0x1d63c, 0x1d656],
      ] as const);
      return [styled(one.name, upper, lower), all(one)];
    },
    'heading with spaced letters': withParts((first, last) =>
      [first, last].map((part) => spaced(part.toUpperCase(), ' ')).join('   '),
    ),
    'space in the wrong place': withParts(
      (first, last) => `${first.slice(0, -1)} ${first.slice(-1)}${last}`,
      (first, last) => `${first}${last.slice(0, 1)} ${last.slice(1)}`,
    ),
    'author of a citation': () => {
      const { first, last } = person();
      const same = lasts.get(fold(last))!.filter((one) => fold(one.first)[0] === fold(first)[0]);
      const query = pick([
        `${last} ${first[0]}, et al. 2019;12(3):44–51`,
        `(${last}, ${first[0]}., 2004, p. 17)`,
        `${last}, ${first[0]}. (2011). Unpublished manuscript.`,
      ]);
      return same.length > 3 ? null : [query, new Set(same.map(({ key }) => key))];
    },
    'a couple': () => {
      const [one, { first: other }] = [person(), person()];
      const family = lasts.get(fold(one.last))!.map(({ first }) => fold(first));
      if (/[ .]/.test(one.first + other) || one.first === other) return null;
      if (family.some((first) => first[0] === fold(other)[0] && first !== fold(other))) return null;
      const query = pick([
        `${one.first} and ${other} ${one.last}`,
        `${other} & ${one.first} ${one.last} and family`,
        `Mr. & Mrs. ${one.name}`,
      ]);
      return [query, new Set([...all(one), ...(corpus.bearers.get(fold(`${other} ${one.last}`)) ?? [])])];
    },
    'broken encoding': () => {
      const one = pick(accented);
      const foreign = one.name.match(new RegExp(letter, 'gu'))!.length;
      const query =
        foreign === 1 && below(2)
          ? one.name.replace(letter, pick(['?', '\ufffd']))
          : new TextDecoder('windows-1252').decode(Buffer.from(one.name));
      return foreign > 4 || /[\u0080-\u009f]/.test(query) ? null : [query, all(one)];
    },
    'escaped letters': () => {
      const one = pick(accented);
      const every = new RegExp(letter, 'gu');
      const query = pick([
        one.name.replace(every, entity),
        one.name.replace(every, (from) => `\\u${code(from).toString(16).padStart(4, '0')}`),
        encodedWord(one.name),
      ]);
      return [query, all(one)];
    },
    'two letters for one': () => {
      const one = pick(germanic);
      return [one.name.replace(/[äöüßøåæ]/g, (from) => TWO_LETTERS[from]!), all(one)];
    },
    ...organizationKindsOf(draws),
    'no match: chat, ticket or page of an unknown name': () => {
      const one = unknownName();
      const name = one && `${one.first} ${one.last}`;
      return name === null ? null : unmatched(fill([...CHAT, ...TICKETS, ...TRANSLATED], name));
    },
    'no match: an unknown couple': () => {
      const one = unknownName();
      const { first: other } = person();
      if (!one || /[ .]/.test(one.first + other)) return null;
      if (lasts.get(fold(one.last))!.some(({ first }) => fold(first)[0] === fold(other)[0])) return null;
      return unmatched(
        fill(['{}', '{} and family'], `${one.first} ${pick(['and', '&'])} ${other} ${one.last}`),
      );
    },
    'no match: the university of another place': () => {
      const place = fold(pick(lasts.get(pick([...lasts.keys()]))!).last);
      const other = place[0]!.toUpperCase() + place.slice(1);
      if (
        !/^[a-z]{6,}$/.test(place) ||
        places.has(other) ||
        wordsOf.get(place)!.some(({ name }) => /univ|college/.test(name))
      )
        return null;
      return unmatched(
        fill(['University of {}', 'Universidad de {}', '{} Community College District'], other),
      );
    },
    'no match: an invented foreign name': () => {
      const name = `${pick(FOREIGN_FIRST)} ${pick(FOREIGN_LAST)}`;
      return unmatched(fill(['{}', 'Dra. {}', '{} Instagram', 'who is {}?', ...TRANSLATED], name), name);
    },
    'no match: an invented company': () => {
      const name = fill(COMPANIES, pick(INVENTED));
      return unmatched(fill(['{}', 'Invoice from {}', '{} careers', 'Bill to: {}, net 30 days'], name), name);
    },
  };
}
