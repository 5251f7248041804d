import type pg from 'pg';
import { fold } from '../../../src/names/normalize.js';
import { nicknamesOf } from '../../../src/names/words.js';
import { isDrawn } from './kinds.js';
import { readCorpus, type Corpus, type Subject } from './names.js';
import { isLatin, letters, LETTERS, mistyped, randomNumbers, type Random } from './random.js';
import type { Question } from './questions.js';

/*
 * Draws questions of the corpus's kinds and of some others, about random records. They show whether a rule
 * that was tuned on the corpus's files generalizes.
 */

const DIGRAPHS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  å: 'aa',
  ø: 'oe',
};

/** Draws `many` questions of each kind. */
export async function heldOutQuestions(
  client: pg.Client,
  many: number,
  seed = 20_261_121,
): Promise<Question[]> {
  const random = randomNumbers(seed);
  const corpus = await readCorpus(client);
  const kinds = kindsOf(corpus, random);
  return Object.entries(kinds).flatMap(([kind, draw]) => {
    if (!isDrawn(kind)) return [];
    const questions: Question[] = [];
    for (let tries = 0; questions.length < many && tries < many * 300; tries++) {
      const drawn = draw();
      if (drawn) questions.push({ kind, query: drawn[0], expected: drawn[1] });
    }
    return questions;
  });
}

type Drawn = readonly [query: string, expected: ReadonlySet<string>] | null;
const NO_MATCH: ReadonlySet<string> = new Set();

function kindsOf(corpus: Corpus, random: Random): Readonly<Record<string, () => Drawn>> {
  const { people, organizations, aliases, members, emails, bearers } = corpus;
  const latinPeople = people.filter(
    ({ name, first, last }) => isLatin(name) && first.length > 1 && last.length > 2,
  );
  const latinOrganizations = organizations.filter(({ name }) => isLatin(name) && letters(name) > 6);
  const sameLast = Map.groupBy(people, ({ last }) => fold(last));
  const person = () => random.pick(latinPeople);
  const anySubject = () => random.pick<Subject>(random.next() < 0.5 ? latinPeople : latinOrganizations);
  const all = ({ name, key }: { name: string; key: string }) =>
    new Set([key, ...(bearers.get(fold(name)) ?? [])]);
  const whole = (subject: Subject, query: string): Drawn => [query, all(subject)];
  const typo = (errors: number): Drawn => {
    const subject = anySubject();
    if (letters(subject.name) < (errors === 1 ? 5 : 8)) return null;
    let query = subject.name;
    for (let n = 0; n < errors; n++) query = mistyped(query, random);
    return bearers.has(fold(query)) || letters(query) < (errors === 1 ? 4 : 7) ? null : whole(subject, query);
  };
  const withName = (last: string, given: (first: string) => boolean) =>
    (sameLast.get(fold(last)) ?? []).filter(({ first }) => given(fold(first))).map(({ key }) => key);
  return {
    'upper case': () => {
      const subject = anySubject();
      return whole(subject, subject.name.toUpperCase());
    },
    'one typing error': () => typo(1),
    'two typing errors': () => typo(2),
    'last, first': () => {
      const subject = person();
      return whole(subject, `${subject.last}, ${subject.first}`);
    },
    'other order': () => {
      const subject = person();
      return whole(subject, `${subject.last} ${subject.first}`);
    },
    prefix: () => {
      const { name } = anySubject();
      const query = name.slice(0, Math.max(6, Math.floor(name.length * (0.5 + random.next() * 0.45))));
      const hits = [...bearers].filter(([known]) => known.startsWith(fold(query)));
      return hits.length > 8 ? null : [query, new Set(hits.flatMap(([, keys]) => [...keys]))];
    },
    nickname: () => {
      const { first, last, key } = person();
      const names = nicknamesOf(fold(first));
      if (names.length === 0) return null;
      const query = `${random.pick(names)} ${last}`;
      const others = withName(last, (given) => given === fold(first));
      return [query, new Set([key, ...others, ...(bearers.get(fold(query)) ?? [])])];
    },
    initial: () => {
      const { first, last } = person();
      const query = `${first[0]!}. ${last}`;
      const initial = fold(first)[0]!;
      return [query, new Set(withName(last, (given) => given.startsWith(initial)))];
    },
    'middle initial': () => {
      const subject = person();
      return whole(subject, `${subject.first} ${random.pick(LETTERS).toUpperCase()}. ${subject.last}`);
    },
    title: () => {
      const subject = person();
      return whole(
        subject,
        `${random.pick(['Dr.', 'Senator', 'Rep.', 'Mr', 'Hon.'])} ${subject.name}${random.pick(['', ' Jr.', ' III'])}`,
      );
    },
    'native script': () => {
      const [name, key] = random.pick(aliases);
      return isLatin(name) ? null : [name, all({ name, key })];
    },
    alias: () => {
      const [name, key] = random.pick(aliases);
      return name.length < 3 || /^\S+\.\S+$/.test(name) ? null : [name, all({ name, key })];
    },
    digraphs: () => {
      const subject = anySubject();
      const query = subject.name.replace(/[äöüÄÖÜåø]/g, (letter) => DIGRAPHS[letter]!);
      return query === subject.name ? null : whole(subject, query);
    },
    'no spaces': () => {
      const subject = anySubject();
      return whole(subject, fold(subject.name).replaceAll(' ', ''));
    },
    'other punctuation': () => {
      const subject = anySubject();
      const query = subject.name.replace(/[-'’.,()]/g, random.pick(['', ' ']));
      return query === subject.name ? null : whole(subject, query);
    },
    'unknown word': () => {
      const subject = person();
      return whole(subject, `${subject.name} zqx${random.pick(LETTERS)}v`);
    },
    'last name': () => {
      const { last } = person();
      const keys = withName(last, () => true);
      return keys.length > 8 ? null : [last, new Set([...keys, ...(bearers.get(fold(last)) ?? [])])];
    },
    domain: () => {
      const { domain } = random.pick(organizations);
      if (domain === null) return null;
      const forms = [
        domain,
        `www.${domain}`,
        `https://${domain}/about?x=1`,
        domain.toUpperCase(),
        `http://www.${domain}`,
      ];
      return [
        random.pick(forms),
        new Set(organizations.filter((one) => one.domain === domain).map(({ key }) => key)),
      ];
    },
    email: () => {
      const [address] = random.pick(emails);
      const owners = emails.filter(([other]) => other.toLowerCase() === address.toLowerCase());
      return [random.pick([address, address.toUpperCase()]), new Set(owners.map(([, key]) => key))];
    },
    'part of an email': () => {
      const [address] = random.pick(emails);
      const local = address.split('@')[0]!.toLowerCase();
      const owners = emails.filter(([other]) => other.toLowerCase().startsWith(`${local}@`));
      if (owners.length > 5 || local.length < 4) return null;
      return [random.pick([local, `${local}@`, address.slice(0, -3)]), new Set(owners.map(([, key]) => key))];
    },
    'person and organization': () => {
      const { name, last, organization } = random.pick(members);
      const query = random.pick([
        `${name} ${organization}`,
        `${organization} ${name}`,
        `${last} ${organization}`,
      ]);
      const same = members.filter((one) => one.last === last && one.organization === organization);
      return [query, new Set(same.map((one) => one.person))];
    },
    'person and role': () => {
      const { name, role } = random.pick(members);
      const words = fold(role)
        .split(' ')
        .filter((word) => word.length > 3);
      if (words.length === 0) return null;
      return [
        `${name} ${random.pick(words)}`,
        new Set(members.filter((one) => one.name === name).map((one) => one.person)),
      ];
    },
    'no match: an unknown name': () => {
      const { first } = person();
      const { last } = person();
      const given = fold(first);
      const isNickname =
        withName(last, (other) => nicknamesOf(given).includes(other.split(' ')[0]!)).length > 0;
      const query = `${first} ${last}`;
      return isNickname || corpus.describes(query) ? null : [query, NO_MATCH];
    },
    'no match: an unknown domain': () => {
      const { domain } = random.pick(organizations);
      const query = domain?.replace(/\.[a-z]+$/, random.pick(['.info', '.museum', '.biz']));
      return query === undefined || organizations.some((one) => one.domain === query)
        ? null
        : [query, NO_MATCH];
    },
    'no match: an unknown email': () => {
      const [local] = random.pick(emails)[0].split('@');
      const query = `${local!}@${random.pick(emails)[0].split('@')[1]!}`.toLowerCase();
      return emails.some(([address]) => address.toLowerCase() === query) ? null : [query, NO_MATCH];
    },
  };
}
