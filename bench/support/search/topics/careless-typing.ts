import { fold } from '../../../../src/names/normalize.js';
import { withoutSmallWords } from '../../../../src/names/words.js';
import type { Draws } from '../draws.js';
import type { Subject } from '../names.js';
import { areAll, few, type Drawn, type Kinds } from '../kinds.js';
import { isLatin, LETTERS, letters } from '../random.js';
import { plain, slotsOf, spaced } from '../texts.js';

export const CARELESS = [
  '{lower}',
  '{NAME}',
  '{last} {first}',
  '{lowerlast} {lowerfirst}',
  '{LAST}, {FIRST}',
  '{lowerlast},{lowerfirst}',
  '{first}   {last} ',
  '{lowerfirst}, {lowerlast}',
  '{lowerfirst}.{lowerlast}',
  '{lower} contact',
  '{lower} email',
  '{name} {name}',
];

const ORGANIZATIONS = [
  '{lower}',
  '{UPPER}',
  'the {lower}',
  '{plain}',
  '{lowerplain}',
  '{without}',
  '{lowerwithout}',
  '{ampersand}',
  '{lowerplain} website',
];

const GLUED = ['{glued}', '{glued} email', 'who is {glued}', '{glued} office', '{glued} wiki'];
const WRONG_SPACES = ['{wrong}', '{wrong} phone number', 'by {wrong}', '{wrong}, staff', 'ask {wrong}'];

/** A name with the space between the first and the last name, or within the last name, in the wrong place. */
const SPACINGS: readonly ((first: string, last: string) => string)[] = [
  (first, last) => `${first.slice(0, -1)} ${first.at(-1)!}${last}`,
  (first, last) => `${first}${last[0]!} ${last.slice(1)}`,
  (first, last) => `${first} ${last.slice(0, last.length >> 1)} ${last.slice(last.length >> 1)}`,
  (first, last) => `${first}${last}`.toLowerCase(),
];
/** A last name that others write with a space: `Mac Donald`. */
const PREFIXED = /^(De|Di|Du|La|Le|Mac|Mc|O|Van|Von)([A-Z][a-z]{3,})$/;
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбю';
const ENGLISH_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** A beginning typed before the name was pasted, a name pasted twice, and names of marks. */
const BY_HAND: readonly ((one: Subject) => string)[] = [
  ({ name, first }) => `${first.slice(0, 3).toLowerCase()}${name}`,
  ({ name }) => name + name,
  ({ name }) => name + name.toLowerCase(),
  ({ name }) => `${name} | Directory - Google Chrome`,
  ({ first, last }) => `capital ${first.toLowerCase()} capital ${last.toLowerCase()}`,
  ({ name }) => `${name.toLowerCase()} question mark`,
  ({ name }) => `all caps ${name.toLowerCase()} period new paragraph`,
  ({ first, last }) => `${last.toLowerCase()} comma ${first.toLowerCase()}`,
];

/** Names with another case, order, punctuation or spaces, cut off, or on another keyboard. */
export function carelessTypingKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, all, bearersOf, peopleOf, onlyPerson, onlyOrganization, begunWith } = draws;
  const { unambiguous } = draws;
  const { pick, below } = random;
  const latin = [...corpus.people, ...corpus.organizations].filter(
    ({ name, first, last }) => isLatin(name) && (last === '' ? letters(name) > 6 : first && last.length > 2),
  );
  const keysByFewWords = Map.groupBy(corpus.bearers, ([name]) => withoutSmallWords(name));
  const changed = (change: (name: string) => string) => (): Drawn => {
    const one = pick(latin);
    const query = change(one.name);
    return query === one.name ? null : unambiguous(query, all(one));
  };

  return {
    'name typed carelessly': draws.aroundPerson(CARELESS),
    'organization typed carelessly': () => {
      const { name, expected } = onlyOrganization();
      const without = name.replace(/ (of|for|and|the|in|&|de|di) /gi, ' ');
      const same = keysByFewWords.get(withoutSmallWords(fold(name))) ?? [];
      if (!same.every(([, keys]) => areAll(keys, expected))) return null;
      const slots = {
        lower: name.toLowerCase(),
        UPPER: name.toUpperCase(),
        plain: plain(name),
        lowerplain: plain(name).toLowerCase(),
        without,
        lowerwithout: without.toLowerCase(),
        ampersand: name.includes('&') ? name.replace('&', 'and') : name.replace(' and ', ' & '),
      };
      return [write(ORGANIZATIONS, slots), expected];
    },
    'beginning of a name': () => {
      const { name } = pick(latin);
      const query = name.slice(0, Math.max(6, Math.floor(name.length * (0.5 + random.next() * 0.45))));
      return [query, few(begunWith(query))];
    },
    'unknown word behind a name': () => {
      const one = onlyPerson();
      return [`${one.name} zqx${pick(LETTERS)}v`, all(one)];
    },
    'no spaces': changed((name) => fold(name).replaceAll(' ', '')),
    'other punctuation': changed((name) => name.replace(/[-'’.,()]/g, pick(['', ' ']))),
    'name typed, pasted or dictated': () => {
      const one = onlyPerson();
      if (!/^[A-Z][a-z]{3,} [A-Z][a-z]{3,}$/.test(one.name)) return null;
      return unambiguous(pick(BY_HAND)(one), all(one));
    },
    'misspelt word and the beginning of another': () => {
      const { name, expected } = onlyOrganization(2);
      const [first = '', second = '', ...others] = name.split(' ');
      if (others.length > 0 || !/^[A-Z][a-z]{5,}$/.test(first) || !/^[A-Z][a-z]{5,}$/.test(second))
        return null;
      const at = 2 + below(first.length - 3);
      const misspelt = first.slice(0, at) + first[at + 1]! + first[at]! + first.slice(at + 2);
      const query = `${misspelt} ${second.slice(0, 3)}`;
      return first[at] === first[at + 1] || !areAll(begunWith(`${first} ${second.slice(0, 3)}`), expected)
        ? null
        : [pick([query, query.toLowerCase()]), expected];
    },
    'letter in place of the space': () => {
      const one = onlyPerson();
      if (![one.first, one.last].every((part) => /^[A-Za-z]{4,}$/.test(part))) return null;
      const glued = `${one.first}${pick(['b', 'n', 'v', 'm', 'c'])}${one.last.toLowerCase()}`;
      return [write(GLUED, { glued: below(2) ? glued : glued.toLowerCase() }), all(one)];
    },
    'space in the wrong place': () => {
      const one = onlyPerson();
      const isLong = [one.first, one.last].every((part) => /^\p{Script=Latin}{4,}$/u.test(part));
      if (!isLong || one.last.length < 6) return null;
      return [write(WRONG_SPACES, { wrong: pick(SPACINGS)(one.first, one.last) }), all(one)];
    },
    'last name with a space behind its prefix': () => {
      const [, prefix, rest] = PREFIXED.exec(pick(latin).last) ?? [];
      if (!prefix || !rest) return null;
      const last = `${prefix} ${rest}`;
      return bearersOf(last).size > 0 ? null : [pick([last, last.toLowerCase()]), peopleOf(prefix + rest)];
    },
    'spaced letters': () => {
      const one = onlyPerson();
      const { FIRST, LAST } = slotsOf(one);
      return [`${spaced(FIRST!, ' ')}   ${spaced(LAST!, ' ')}`, all(one)];
    },
    'Russian keyboard': () => {
      const one = onlyPerson();
      const typed = [...one.name.toLowerCase()].map((key) => RUSSIAN_KEYS[ENGLISH_KEYS.indexOf(key)] ?? key);
      return [typed.join(''), all(one)];
    },
  };
}
