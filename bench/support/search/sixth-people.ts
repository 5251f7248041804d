import { fold } from '../../../src/names/normalize.js';
import { withoutSmallWords } from '../../../src/names/words.js';
import type { FifthDraws } from './fifth-draws.js';
import type { Drawn, Kinds } from './kinds.js';
import type { Subject } from './names.js';
import * as texts from './sixth-texts.js';

/** A text in which the accents of the name are damaged. */
function damagedAccents(name: string, way: number): string {
  const marks: Readonly<Record<string, string>> = {
    '\u0300': '`',
    '\u0301': "'",
    '\u0302': '^',
    '\u0303': '~',
    '\u0308': '"',
  };
  const eachAccent = (change: (letter: string) => string) => name.replace(/[^\0-\x7f]/gu, change);
  const ways = [
    () => new TextDecoder('windows-1252').decode(Buffer.from(name)),
    () => eachAccent((letter) => `&#${letter.codePointAt(0)};`),
    () => eachAccent((letter) => `\\u${letter.codePointAt(0)!.toString(16).padStart(4, '0')}`),
    () => encodeURIComponent(name).replaceAll('%20', '+'),
    () => eachAccent(() => '\ufffd'),
    () =>
      eachAccent((letter) => {
        const [base, mark] = letter.normalize('NFD');
        return mark === undefined || marks[mark] === undefined ? letter : `\\${marks[mark]}{${base}}`;
      }),
  ];
  return ways[way % ways.length]!();
}

/** A text in which the space between the first and the last name, or within the last name, is wrong. */
function misplacedSpace(first: string, last: string, way: number): string {
  const middle = Math.ceil(last.length / 2);
  const ways = [
    () => `${first.slice(0, -1)} ${first.at(-1)!}${last}`,
    () => `${first}${last[0]!} ${last.slice(1)}`,
    () => `${first} ${last.slice(0, middle)}-\n${last.slice(middle)}`,
    () => `${first} ${last.slice(0, middle)}- ${last.slice(middle)}`,
    () => `${first} ${last.slice(0, middle)} ${last.slice(middle)}`,
    () => `${first}${last}`.toLowerCase(),
    () => `${first.split('').join(' ')}  ${last.split('').join(' ')}`.toUpperCase(),
  ];
  return ways[way % ways.length]!();
}

/** Kinds that name a person. */
export function peopleKindsOf(draws: FifthDraws): Kinds {
  const { corpus, person, onlyPerson, all, write, bearersOf } = draws;
  const { pick, below } = draws.random;
  const organizationKeys = new Set(corpus.organizations.map(({ key }) => key));
  const accented = corpus.people.filter(
    ({ name }) => /[^\0-\x7f]/.test(name) && /^[A-Za-z\u00c0-\u024f '.-]+$/.test(name),
  );
  const mailboxOf = ({ first, last }: Pick<Subject, 'first' | 'last'>) =>
    `${fold(first)}.${fold(last)}@gmail.com`.replaceAll(' ', '');
  const around = (templates: readonly string[]) => (): Drawn => {
    const one = onlyPerson();
    const { first, last, name } = one;
    const day = String(1 + below(28));
    const slots = { first, last, name, NAME: name.toUpperCase(), mailbox: mailboxOf(one), day };
    if (keysByAddress.has(slots.mailbox)) return null;
    return [write(templates, slots), all(one)];
  };
  const keysByPlace = Map.groupBy(
    corpus.members.map((member) => ({
      ...member,
      state:
        /^([A-Z]{2}) state government$/.exec(member.organization)?.[1] ??
        /, ([A-Z]{2})\b/.exec(member.role)?.[1],
    })),
    ({ last, state }) => `${fold(last)} ${state}`,
  );
  const legislators = corpus.members.filter(
    ({ organization, role }) =>
      /^district \d+$/.test(role) && texts.STATES[organization.slice(0, 2)] !== undefined,
  );
  const membersByLast = Map.groupBy(corpus.members, ({ last }) => fold(last));
  const firstNames = new Set(corpus.people.flatMap(({ first }) => fold(first).split(' ')));
  const committeeSeats = corpus.members.filter(
    ({ role, organization }) =>
      /^(member|chair|vice chair|ranking member)$/i.test(role) &&
      !/commit|government/i.test(organization) &&
      fold(organization).split(' ').length > 1 &&
      organization.length < 60,
  );
  const ownScript = texts.SCRIPTS.map(({ script, texts: templates }) => ({
    templates,
    names: corpus.aliases.filter(([name, key]) => script.test(name) && !organizationKeys.has(key)),
  }));
  const scriptNames = [...corpus.bearers.keys()].filter((name) => !/[a-z\d]/.test(name));
  const keysByAddress = Map.groupBy(corpus.emails, ([address]) => address.toLowerCase());
  const addresses = corpus.emails.filter(
    ([address, key]) =>
      !organizationKeys.has(key) &&
      /^[\w.-]{6,}@[\w.-]+$/.test(address) &&
      keysByAddress.get(address.toLowerCase())!.length === 1,
  );
  const keysOf = (members: readonly { person: string }[] = []) =>
    new Set(members.map(({ person: key }) => key));

  return {
    'a name in the header of a mail': around(texts.MAIL_HEADERS),
    'a name on a campaign sign': around(texts.CAMPAIGN_SIGNS),
    "a name in an archive's catalog": around(texts.CATALOG_HEADINGS),
    'a name in a row, a query or a record of code': around(texts.RECORDS_OF_CODE),
    'a last name spelled out on the telephone': () => {
      const { first, last, name, key } = onlyPerson();
      if (!/^[A-Za-z]{5,12}$/.test(last)) return null;
      const spelled = [...last.toUpperCase()];
      const slots = { first, last, spelled: spelled.join('-'), dotted: spelled.join('. ') };
      return [write(texts.SPELLED_OUT, slots), all({ name, key })];
    },
    'a last name, a state and a seat': () => {
      const { last, organization, role: seat } = pick(legislators);
      const code = organization.slice(0, 2);
      const keys = keysOf(keysByPlace.get(`${fold(last)} ${code}`));
      if (keys.size !== 1 || last.length < 5 || firstNames.has(fold(last))) return null;
      return [write(texts.SEATS, { last, seat, code, state: texts.STATES[code]! }), keys];
    },
    'a last name and a committee': () => {
      const { last, organization: committee, role } = pick(committeeSeats);
      const words = withoutSmallWords(fold(committee)).split(' ');
      const keys = keysOf(
        membersByLast
          .get(fold(last))!
          .filter(({ organization }) => words.every((word) => fold(organization).split(' ').includes(word))),
      );
      if (keys.size !== 1 || last.length < 5 || firstNames.has(fold(last))) return null;
      return [write(texts.COMMITTEE_SEATS, { last, committee, role }), keys];
    },
    'a person and a partner with one last name': () => {
      const { first, last, name, key } = onlyPerson();
      const partner = person().first;
      const sameInitial = corpus.people.some(
        (other) =>
          other.key !== key &&
          fold(other.last) === fold(last) &&
          [first, partner].some((given) => fold(other.first)[0] === fold(given)[0]),
      );
      if (sameInitial || ![first, partner].every((given) => /^[A-Z][a-z]{2,}$/.test(given))) return null;
      if (first === partner || bearersOf(`${partner} ${last}`).size > 0) return null;
      return [write(texts.COUPLES, { first, last, partner }), all({ name, key })];
    },
    'a name with damaged accents': () => {
      const one = pick(accented);
      if (bearersOf(one.name).size !== 1) return null;
      const damaged = damagedAccents(one.name.normalize('NFC'), below(6));
      return [write(texts.BROKEN_ACCENTS, { damaged }), all(one)];
    },
    'a name with a space in the wrong place': () => {
      const { first, last, name, key } = onlyPerson();
      if (![first, last].every((part) => /^\p{Script=Latin}{4,}$/u.test(part)) || last.length < 6)
        return null;
      const spaced = misplacedSpace(first, last, below(7));
      return [write(texts.SPACING, { spaced }), all({ name, key })];
    },
    'a name in its own script with a title': () => {
      const { names, templates } = pick(ownScript);
      const [name] = pick(names);
      const query = write(templates, { name });
      const expected = bearersOf(name);
      const others = scriptNames.filter((other) => other.length > 1 && fold(query).includes(other));
      if (others.some((other) => [...bearersOf(other)].some((key) => !expected.has(key)))) return null;
      return [query, expected];
    },
    'an address hidden from robots': () => {
      const [address, key] = pick(addresses);
      const [local, domain] = address.split('@') as [string, string];
      const dots = domain.replaceAll('.', ' dot ');
      const slots = { address, local, domain, dots, DOTS: domain.replaceAll('.', ' DOT ') };
      return [write(texts.OBSCURED_ADDRESSES, slots), new Set([key])];
    },
  };
}
