import { fold } from '../../../src/names/normalize.js';
import type { Draws, Drawn, Kinds } from './kinds.js';
import type { Subject } from './names.js';
import { nothingKindsOf } from './fourth-nothing.js';
import { organizationKindsOf } from './fourth-organizations.js';
import {
  ADDRESSES,
  CALENDAR,
  DICTATED,
  FIRST_AND_ORGANIZATION,
  HONORIFICS,
  LAST_AND_ORGANIZATION,
  MINUTES,
  NEWSPAPER,
  OBITUARIES,
  QUOTED_REPLIES,
  SIGNED,
} from './fourth-texts.js';

/** Kinds that were written without knowledge of the rules and of the other kinds. */
export function fourthKindsOf(draws: Draws): Kinds {
  const { random, corpus, person, all, bearersOf } = draws;
  const { pick, below } = random;
  const organizations = new Set(corpus.organizations.map(({ key }) => key));
  const peoplesAliases = corpus.aliases.filter(([, key]) => !organizations.has(key));
  const longNames = peoplesAliases.filter(([name]) =>
    /^\p{Script=Latin}{2,} (\p{Script=Latin}{3,} )+\p{Script=Latin}{3,}$/u.test(name),
  );
  const otherScripts = peoplesAliases.filter(([name]) => HONORIFICS.some(([script]) => script.test(name)));
  /** The members by last or first name and organization. */
  const members = Map.groupBy(
    corpus.members.filter(({ organization }) => organization.split(' ').length > 1),
    ({ organization }) => fold(organization),
  );
  const firstOf = ({ name, last }: { name: string; last: string }) => name.slice(0, -last.length).trim();
  const peopleOf = (organization: string, holds: (member: { name: string; last: string }) => boolean) =>
    new Set(
      members
        .get(fold(organization))!
        .filter(holds)
        .map(({ person: key }) => key),
    );

  /** The query, unless some of its words are another record's name. */
  const clear = (query: string, name: string, expected: ReadonlySet<string>): Drawn => {
    const words = fold(query).split(' ');
    const own = ` ${fold(name)} `;
    for (const from of words.keys()) {
      for (let to = from + 2; to <= words.length; to++) {
        const run = words.slice(from, to).join(' ');
        const keys = own.includes(` ${run} `) ? undefined : corpus.bearers.get(run);
        if (keys && [...keys].some((key) => !expected.has(key))) return null;
      }
    }
    return [query, expected];
  };
  const within =
    (templates: readonly string[], write = (text: string) => text) =>
    (): Drawn => {
      const one = person();
      return clear(write(pick(templates).replaceAll('{}', () => one.name)), one.name, all(one));
    };
  const written = (write: (one: Subject) => string | null) => (): Drawn => {
    const one = person();
    const query = write(one);
    return query === null ? null : clear(query, one.name, all(one));
  };
  const year = () => 1880 + below(90);

  return {
    'line of minutes': within(MINUTES),
    'calendar entry': within(CALENDAR),
    'head of a quoted reply': within(QUOTED_REPLIES),
    'row of a table or a form': written(({ first, last }) =>
      pick([
        `${1 + below(300)}\t${last}\t${first}\t2018-12-31\tyes`,
        `"${last}";"${first}";"m";"12.03.1961"`,
        `| ${1 + below(300)} | ${last} | ${first} | paid |`,
        `${last.toUpperCase()}, ${first}, $1,250.00`,
        `Surname: ${last} Given names: ${first} Nationality: —`,
        `NAME (LAST, FIRST): ${last}, ${first}`.toUpperCase(),
        `Nachname ${last} Vorname ${first} Geburtsdatum 12.03.1961`,
        `Apellidos: ${last} Nombre: ${first} DNI:`,
        `first_name=${first} last_name=${last} subscribed=true`,
      ]),
    ),
    'dictated search': within(DICTATED, (text) => text.toLowerCase()),
    'keyboard of a telephone': written(({ first, last }) => {
      if (!/^\p{L}{4,}$/u.test(first) || !/^\p{L}{5,}$/u.test(last)) return null;
      return pick([
        `${first}${pick(['b', 'n', 'v'])}${last}`.toLowerCase(),
        `${first}. ${last} `,
        `${first} ${last} 🙏🏻`,
        `${first}  ${last.toLowerCase()},`,
        `${first.toLowerCase()}${last.toLowerCase()} `,
      ]);
    }),
    'signed text': within(SIGNED),
    'newspaper text': within(NEWSPAPER),
    'hyphenation in the text of a PDF': written(({ first, last }) => {
      if (!/^\p{L}{7,}$/u.test(last)) return null;
      const at = 3 + below(last.length - 5);
      const broken = `${last.slice(0, at)}-${pick([' ', '\n', ''])}${last.slice(at)}`;
      return pick([
        `${first} ${broken}`,
        `page 17 … chaired by ${first} ${broken} until the end of the term`,
        `${broken}, ${first}`,
        `the remarks of ${first} ${broken} 2`,
      ]);
    }),
    'form of address in another language': within(ADDRESSES),
    'heading of a catalogue': written(({ first, last }) =>
      pick([
        `${last}, ${first}, ${year()}-`,
        `${last}, ${first}, author.`,
        `${last}, ${first}, ${year()}-${1970 + below(50)}, defendant`,
        `${first} ${last} papers, 1948-1971 (bulk 1955-1962)`,
        `${last}, ${first} (ed.)`,
        `by ${first} ${last} ; with a foreword by the publisher`,
        `[${last}, ${first}]. Letters to a friend. 3 boxes`,
        `${last}, ${first} -- Correspondence -- Microfilm`,
      ]),
    ),
    'full name in an obituary': () => {
      const [name, key] = pick(longNames);
      return clear(
        pick(OBITUARIES).replace('{}', () => name),
        name,
        all({ name, key }),
      );
    },
    'another script with an honorific': () => {
      const [name, key] = pick(otherScripts);
      const [, before, after] = pick(HONORIFICS.filter(([script]) => script.test(name)));
      return [before + name + after, all({ name, key })];
    },
    'last name and organization in a sentence': () => {
      const { person: key, last, organization } = pick(corpus.members);
      if (!members.has(fold(organization)) || !/^\p{Script=Latin}{4,}$/u.test(last)) return null;
      if (!bearersOf(last).has(key)) return null;
      const others = peopleOf(organization, (other) => fold(other.last) === fold(last));
      if (others.size > 1) return null;
      const query = pick(LAST_AND_ORGANIZATION)
        .replace('{last}', () => last)
        .replace('{organization}', () => organization);
      return [query, new Set([key])];
    },
    'first name and organization': () => {
      const member = pick(corpus.members);
      const { person: key, organization, role } = member;
      const first = firstOf(member);
      if (!members.has(fold(organization)) || !/^\p{Script=Latin}{4,}$/u.test(first)) return null;
      const others = peopleOf(organization, (other) => fold(other.name).split(' ').includes(fold(first)));
      if (others.size > 1) return null;
      const query = pick(FIRST_AND_ORGANIZATION)
        .replace('{first}', () => first)
        .replace('{role}', () => role ?? '')
        .replace('{organization}', () => organization);
      return [query, new Set([key])];
    },
    ...organizationKindsOf(draws),
    ...nothingKindsOf(draws),
  };
}
