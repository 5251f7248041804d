import { fold } from '../../../../src/names/normalize.js';
import { nicknamesOf } from '../../../../src/names/words.js';
import type { Draws } from '../draws.js';
import { few, type Kinds } from '../kinds.js';
import { isLatin } from '../random.js';
import { capitalized, slotsOf } from '../texts.js';

const MIDDLE_INITIALS = ['{name}', '{name} contact', 'letter to {name}', 'Attn: {name}', 'who is {name}'];
const MIDDLE_NAMES = [
  '{initial}. {middle} {last}',
  '{last}, {initial}. {middle}',
  'letter to the Hon. {initial}. {middle} {last}, {year}',
  '{initial} {middle} {last} biography',
  'signed, {initial}. {middle} {last}',
];
const EVERYDAY = [
  '{short} {last}',
  '{lowershort} {lowerlast}',
  '{last}, {short}',
  '{SHORT} {LAST}',
  'Senator {short} {last}',
];
const PET_FORMS = [
  '{short} {last}',
  'did {short} {last} ever call back?',
  'lunch w/ {short} {last} {weekday}',
  'ask {short} {last} about the letter',
  "{short} {last}'s office number",
];
const OTHER_LAST_NAMES = ['{first} (née {other}) {last}', '{name} {other}', '{name}-{other}'];

/** Everyday forms of first names. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  Robert: ['Bob', 'Rob', 'Bobby'],
  William: ['Bill', 'Will', 'Billy'],
  Richard: ['Rick', 'Dick', 'Rich'],
  James: ['Jim', 'Jimmy'],
  Michael: ['Mike'],
  Thomas: ['Tom'],
  Charles: ['Charlie', 'Chuck'],
  Joseph: ['Joe'],
  Edward: ['Ed', 'Ted', 'Eddie'],
  David: ['Dave'],
  Christopher: ['Chris'],
  Elizabeth: ['Liz', 'Beth', 'Betty'],
  Margaret: ['Peggy', 'Maggie'],
  Patricia: ['Pat', 'Patty'],
};

/** Short forms of first names in parish registers and censuses. */
const IN_REGISTERS: Readonly<Record<string, string>> = {
  Abraham: 'Abm',
  Benjamin: 'Benj',
  Charles: 'Chas',
  Daniel: 'Danl',
  Edward: 'Edw',
  Frederick: 'Fredk',
  George: 'Geo',
  Henry: 'Hy',
  James: 'Jas',
  John: 'Jno',
  Joseph: 'Jos',
  Nathaniel: 'Nathl',
  Richard: 'Richd',
  Robert: 'Robt',
  Samuel: 'Saml',
  Thomas: 'Thos',
  William: 'Wm',
};
const REGISTERS = ['{short}. {last}', '{short} {last}', '{lowershort} {lowerlast}', '{last}, {short}.'];

/** Initials, middle names, nicknames and other last names. */
export function initialsAndNicknamesKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, bearersOf, all, peopleOf, namesakes, recordsWith, person, onlyPerson } =
    draws;
  const { pick } = random;
  const peopleByKey = new Map(corpus.people.map((one) => [one.key, one]));
  const middleNames = corpus.aliases.flatMap(([alias, key]) => {
    const one = peopleByKey.get(key);
    const [, first, middle, last] =
      /^(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}{3,}) (\p{Lu}[\p{L}'-]{3,})$/u.exec(alias) ?? [];
    return one && middle && one.first === first && one.last === last ? [{ ...one, middle }] : [];
  });

  return {
    'last name': () => {
      const { name, last } = pick(corpus.people);
      if (!isLatin(name) || last.length < 3) return null;
      const people = peopleOf(last);
      return people.size === 0 ? null : [last, new Set([...people, ...bearersOf(last)])];
    },
    'initial and last name': () => {
      const { first, last } = person();
      const same = namesakes(last).filter((one) => fold(one.first).startsWith(fold(first)[0]!));
      return [`${first[0]!}. ${last}`, few(new Set(same.map(({ key }) => key)))];
    },
    'middle initial more or less': () => {
      const { first, last, key } = onlyPerson();
      const bare = first.replace(/ [A-Z]\.?$/, '');
      const given = bare === first ? `${first} ${pick(['A', 'J', 'M'])}.` : bare;
      const others = namesakes(last).filter((other) => fold(other.first)[0] === fold(first)[0]);
      return others.length === 1
        ? [write(MIDDLE_INITIALS, { name: `${given} ${last}` }), new Set([key])]
        : null;
    },
    'initial and middle name': () => {
      const { first, middle, last, key } = pick(middleNames);
      if (recordsWith(`${middle} ${last}`).size > 1) return null;
      return [write(MIDDLE_NAMES, { initial: first[0]!, middle, last }), new Set([key])];
    },
    'everyday form of the first name': () => {
      const one = onlyPerson();
      const shorts = SHORT_NAMES[one.first];
      if (shorts === undefined) return null;
      const short = pick(shorts);
      const initials = [short, one.first].map((given) => fold(given)[0]);
      const others = namesakes(one.last).filter(({ key }) => key !== one.key);
      const named = [...bearersOf(`${short} ${one.last}`)];
      if (others.some(({ first }) => initials.includes(fold(first)[0]))) return null;
      if (named.some((key) => key !== one.key)) return null;
      const slots = { ...slotsOf(one), short, lowershort: short.toLowerCase(), SHORT: short.toUpperCase() };
      return [write(EVERYDAY, slots), all(one)];
    },
    'nickname in a sentence': () => {
      const { first, last } = onlyPerson();
      const given = fold(first);
      const forms = nicknamesOf(given).filter((form) => form.length > 2 && form.length < given.length);
      if (forms.length === 0 || last.length < 5) return null;
      const form = pick(forms);
      const short = capitalized(form);
      const meant = namesakes(last).filter((one) => [given[0], form[0]].includes(fold(one.first)[0]));
      if (meant.some((one) => fold(one.first) !== given) || bearersOf(`${short} ${last}`).size > 0)
        return null;
      return [write(PET_FORMS, { short, last }), new Set(meant.map(({ key }) => key))];
    },
    'given name as registers shorten it': () => {
      const { first, last } = onlyPerson();
      const short = IN_REGISTERS[first];
      const meant = namesakes(last).filter((one) => first.startsWith(one.first[0]!));
      if (short === undefined || meant.some((one) => one.first !== first)) return null;
      const slots = { short, last, lowershort: short.toLowerCase(), lowerlast: last.toLowerCase() };
      return [write(REGISTERS, slots), new Set(meant.map(({ key }) => key))];
    },
    'misspelt nickname': () => {
      const one = onlyPerson();
      const short = SHORT_NAMES[one.first]?.find((form) => form.length > 3);
      if (short === undefined || one.last.length < 5) return null;
      const at = 1 + random.below(short.length - 1);
      const given = short.slice(0, at) + short.slice(at + 1);
      const others = namesakes(one.last).filter(({ key }) => key !== one.key);
      return others.length > 0 ? null : [pick([`${given} ${one.last}`, `${one.last}, ${given}`]), all(one)];
    },
    'nickname in quotation marks': draws.aroundPerson(['{first} "Buddy" {last}']),
    'maiden or married name': () => {
      const one = onlyPerson();
      return [write(OTHER_LAST_NAMES, { ...slotsOf(one), other: person().last }), all(one)];
    },
  };
}
