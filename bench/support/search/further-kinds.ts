import { fold } from '../../../src/names/normalize.js';
import { NO_MATCH, type Draws, type Drawn, type Kinds } from './kinds.js';
import { mistyped } from './random.js';

const SMALL = new Set([
  'of',
  'the',
  'and',
  'for',
  'in',
  'at',
  'de',
  'la',
  'du',
  'des',
  'del',
  'der',
  'und',
  'et',
]);

/** Kinds that were added after the first rules of the search. Some rules have changed for them since. */
export function furtherKindsOf(draws: Draws): Kinds {
  const { random, corpus, person, organization, unknownName, all } = draws;
  const { pick } = random;
  const around =
    (templates: readonly string[], subject: () => { name: string; key: string } = person) =>
    (): Drawn => {
      const one = subject();
      return [pick(templates).replace('{}', () => one.name), all(one)];
    };
  const withParts = (text: (first: string, last: string) => string) => (): Drawn => {
    const one = person();
    return [text(one.first, one.last), all(one)];
  };
  const joined = (text: string, by: string) => fold(text).replaceAll(' ', by);
  const noise = [
    '{} v. State',
    'Just met {} at the conference, what a talk!!',
    'Registrant Name: {}',
    'site:example.org "{}"',
    '{}, 84, of Springfield, died on Tuesday',
  ];
  /** An organization, its words, and the positions of words with at least this many letters. */
  const longWords = (words: number, letters: number) => {
    const one = organization(words);
    const parts = one.name.split(' ');
    return {
      one,
      parts,
      long: parts.flatMap((part, at) => (/^\p{L}+$/u.test(part) && part.length >= letters ? [at] : [])),
    };
  };
  return {
    'minutes of a meeting': () => {
      const [one, other] = [person(), person()];
      return [`Present: ${one.name} (chair), ${other.name}. Apologies: none`, all(one, other)];
    },
    'caption of a case': () => {
      const [one, other] = [person(), person()];
      return [`${one.name} ${pick(['v.', 'vs'])} ${other.name}`, all(one, other)];
    },
    obituary: around(['{}, 84, of Springfield, died on Tuesday', 'In memoriam: {} (1931-2019)']),
    'operators of a search engine': around(['site:example.org "{}"', '"{}" filetype:pdf', '{} -obituary']),
    'short message': around(['Just met {} at the conference, what a talk!!', 'RT: {} on the budget #news']),
    'path of a file': withParts((first, last) =>
      pick([
        `C:\\Users\\${joined(`${first} ${last}`, '_')}\\Documents`,
        `/people/${joined(`${first} ${last}`, '-')}/edit`,
        `/srv/shared/${joined(last, '_')}_${joined(first, '_')}.txt`,
      ]),
    ),
    'entry of a bibliography': withParts((first, last) =>
      pick([`author = {${last}, ${first}},`, `FN:${first} ${last}`, `%A ${last}, ${first}`]),
    ),
    'nickname in quotation marks': withParts((first, last) => `${first} "Buddy" ${last}`),
    'a maiden name in brackets': withParts((first, last) => `${first} (née ${person().last}) ${last}`),
    'misspelt scan': () => {
      const one = person();
      const query = one.name
        .replace(/rn/, 'm')
        .replace(/l(?=.)/, '1')
        .replace(/o(?=.)/, '0');
      return query === one.name ? null : [query, all(one)];
    },
    'misspelt name in a question': () => {
      const one = person();
      return [
        pick(['who is {}', '{} contact', 'email of {}']).replace('{}', mistyped(one.name, random)),
        all(one),
      ];
    },
    'title in another language': around(['Frau {}', 'Monsieur le Maire {}', 'Don {}', 'Pan {}', 'Signor {}']),
    'office of another place': around([
      '{}, Mayor of Springfield',
      '{}, Minister of Works',
      'Bishop {} of Elmira',
    ]),
    'entry of a telephone book': withParts((first, last) => `${last} ${first} 12 Oak St 555-0123`),
    registration: around(['Registrant Name: {}', 'Owner: {} / since 2004', 'Contact person {}']),
    'organization in other words': () => {
      const one = organization(3);
      const [, of] = /^(?:University|City|Town|Bank|Museum) of (.+)$/.exec(one.name) ?? [];
      return of === undefined ? null : [`${of} ${one.name.split(' ')[0]!}`, all(one)];
    },
    'organization without its small words': () => {
      const one = organization(4);
      const parts = one.name.split(' ').filter((part) => !SMALL.has(part.toLowerCase()));
      return parts.length < 2 || parts.join(' ') === one.name ? null : [parts.join(' '), all(one)];
    },
    'organization with its country': around(['{} (Germany)', '{}, India', '{} - Brazil'], () =>
      organization(),
    ),
    'department before an organization': around(
      ['Dept. of Surgery, {}', 'Graduate School, {}', 'Library of the {}'],
      () => organization(),
    ),
    'abbreviated long words': () => {
      const { one, parts, long } = longWords(3, 9);
      if (long.length === 0) return null;
      const at = pick(long);
      parts[at] = `${parts[at]!.slice(0, 5)}.`;
      return [parts.join(' '), all(one)];
    },
    'misspelt organization in a question': () => {
      const { one, parts, long } = longWords(2, 6);
      if (long.length === 0) return null;
      const at = pick(long);
      parts[at] = mistyped(parts[at]!, random);
      return [pick(['where is {}', '{} website', 'history of {}']).replace('{}', parts.join(' ')), all(one)];
    },
    'a misspelt word and a prefix': () => {
      const { one, parts, long } = longWords(2, 6);
      const last = parts.length - 1;
      const others = long.filter((at) => at < last);
      if (others.length === 0 || parts.length > 4 || !/^\p{L}{7,}$/u.test(parts[last]!)) return null;
      const at = pick(others);
      parts[at] = mistyped(parts[at]!, random);
      parts[last] = parts[last]!.slice(0, 4);
      const asked = fold(one.name).split(' ');
      const begun = (name: string) => {
        if (!name.includes(asked[0]!)) return false;
        const words = name.split(' ');
        return asked.every((word, place) =>
          words.some((other) =>
            place === asked.length - 1 ? other.startsWith(word.slice(0, 4)) : other === word,
          ),
        );
      };
      const same = [...corpus.bearers].filter(([name]) => begun(name)).flatMap(([, keys]) => [...keys]);
      return same.length > 8 ? null : [parts.join(' '), new Set([...all(one), ...same])];
    },
    'beginning of an organization in a text': () => {
      const { one, parts } = longWords(6, 1);
      const query = parts.slice(0, 5).join(' ');
      const same = [...corpus.bearers]
        .filter(([name]) => name.startsWith(fold(query)))
        .flatMap(([, keys]) => [...keys]);
      return same.length > 8 ? null : [`${query} …`, new Set([...all(one), ...same])];
    },
    'person with the organization of another': () => {
      const { last, organization: at } = pick(corpus.members);
      const other = person();
      return last === other.last
        ? null
        : [`${other.name}, ${at}`, new Set([...all(other), ...all({ name: at, key: '' })])];
    },
    'no match: further noise around an unknown name': () => {
      const one = unknownName();
      return one && [pick(noise).replace('{}', `${one.first} ${one.last}`), NO_MATCH];
    },
    'no match: a sentence without a name': () => [
      pick([
        'please find attached the minutes of the last meeting',
        'thank you for your letter, we will answer soon',
        'error: cannot read property of undefined',
        'how do I reset my password',
        'lorem ipsum dolor sit amet',
      ]),
      NO_MATCH,
    ],
  };
}
