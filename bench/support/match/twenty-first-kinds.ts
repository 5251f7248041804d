import { fold } from '../../../src/names/normalize.js';
import { mistyped } from '../search/random.js';
import { builders } from './builders.js';
import { until } from './sixteenth-organizations.js';
import { NICKNAMES, WOMEN, full, isPersonal, middlesOf } from './sixteenth-writings.js';
import { at, named } from './tuned-kinds.js';
import { twentyFirstOrganizationsOf } from './twenty-first-organizations.js';
import type { Draws, Drawn, Kinds, Organization, Person } from './records.js';

const TITLES = ['Hon. ', 'The Honorable ', 'Dr. ', 'Prof. ', 'Rev. ', 'Col. '];
const LETTERS = [', Esq.', ', MD', ', Ph.D.', ' JD', ', MBA', ', CPA'];
const MIDDLES = [
  'Arthur',
  'Blaine',
  'Curtis',
  'Dale',
  'Everett',
  'Gordon',
  'Ivan',
  'Leroy',
  'Quentin',
  'Vernon',
];
const NEWCOMERS = [
  'Olga',
  'Ingrid',
  'Kwame',
  'Chloe',
  'Dmitri',
  'Yusuf',
  'Hiroshi',
  'Fatima',
  'Zoe',
  'Priya',
];
const STAFF = ['Press Secretary', 'Legislative Aide', 'Scheduler', 'Intern', 'Office Manager'];

/** Writes the UTF-8 bytes of a text as Windows-1252; null where a byte has no printable character. */
const misread = (text: string): string | null => {
  const read = new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
  return /[\x80-\xa0\xad]/.test(read) ? null : read;
};
const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Kinds of the differences that the lists of a CRM or a newsroom have most often. */
export function twentyFirstKindsOf(draws: Draws): Kinds {
  const { random, person, foreigner, organization, bearers, namesakes, hasInitial, holders, members } = draws;
  const { pick, below } = random;
  const { employer, found, alone } = builders(draws);
  /** An organization at which a person is not. */
  const elsewhere = ({ employers }: Person): Organization | null => {
    const other = organization({ isUnique: true });
    return employers.some(({ name, domain }) => name === other.name || (domain && domain === other.domain))
      ? null
      : other;
  };
  return {
    'a typing error, the names in two fields, employer': until((): Drawn => {
      const one = alone();
      if (one === null) return null;
      const isFirst = below(3) === 0 && one.first.length > 4;
      const first_name = isFirst ? mistyped(one.first, random) : one.first;
      const last_name = isFirst ? one.last : mistyped(one.last, random);
      const others = hasInitial(first_name[0]!, last_name) - (isFirst ? 1 : 0);
      return others > 0 || bearers(`${first_name} ${last_name}`) > 0
        ? null
        : { query: { type: 'person', first_name, last_name, ...employer(one) }, expected: one.key };
    }),
    'the last name first, the initials of both given names, employer': until((): Drawn => {
      const one = alone();
      const middle = one && middlesOf(one)[0];
      if (!one || !middle) return null;
      const { first, last } = one;
      const short = [`${last}, ${first[0]}. ${middle[0]}.`, `${last} ${first[0]}${middle[0]}`];
      return found(one, pick([...short, `${last}, ${first} ${middle[0]}.`]), employer(one));
    }),
    'a title before or letters after the name, employer': until((): Drawn => {
      const one = alone();
      if (one === null) return null;
      const name = pick([pick(TITLES) + full(one), full(one) + pick(LETTERS)]);
      return found(one, name, employer(one));
    }),
    'a nickname, employer': until((): Drawn => {
      const one = alone();
      const nickname = one && pick(NICKNAMES[one.first] ?? ['']);
      if (!one || !nickname || bearers(`${nickname} ${one.last}`) > 0) return null;
      if (nickname[0] !== one.first[0] && hasInitial(nickname[0]!, one.last) > 0) return null;
      return found(one, pick([`${nickname} ${one.last}`, `${one.last}, ${nickname}`]), employer(one));
    }),
    'accents lost, or read in another encoding, employer': until((): Drawn => {
      const one = person({ isUnique: true });
      const name = pick([unaccented, misread])(full(one));
      return name === null || name === full(one) ? null : found(one, name, employer(one));
    }),
    'Chinese or Korean: the family name first, an honorific, employer': until((): Drawn => {
      const one = foreigner();
      const isHan = /^\p{Script=Han}{2,4}$/u.test(one.first + one.last);
      if (!isHan && !/^\p{Script=Hangul}{2,4}$/u.test(one.first + one.last)) return null;
      if (bearers(full(one)) > 1 || bearers(one.last + one.first) > 1) return null;
      const honorific = pick(isHan ? ['議員', '委員', ' 議員'] : [' 의원', ' 의원님', ' 씨']);
      return found(one, one.last + one.first + honorific, employer(one));
    }),
    'a changed employer, the middle name': until((): Drawn => {
      const one = alone();
      const middle = one && middlesOf(one)[0];
      const other = one && elsewhere(one);
      if (!one || !middle || !other) return null;
      return found(one, `${one.first} ${middle} ${one.last}`, at(other, below(2)));
    }),
    'a married name next to the own, employer': until((): Drawn => {
      const [one, other] = [alone(), person().last];
      if (!one || !WOMEN.has(one.first) || !/^[A-Z][a-z]+$/.test(other)) return null;
      if (other === one.last || hasInitial(one.first[0]!, other) > 0) return null;
      const { first, last } = one;
      const joined = [`${first} ${last}-${other}`, `${first} ${last} ${other}`];
      return found(one, pick([...joined, `${first} ${other} (née ${last})`]), employer(one));
    }),
    'no name: an own address, or the page of an organization': until((): Drawn => {
      if (below(2) === 0) {
        const { domain, key } = organization();
        if (domain === null || draws.sharing(domain) > 1) return null;
        const page = pick([`https://www.${domain}/`, `http://${domain}/contact-us`, `www.${domain}`]);
        return { query: { type: 'organization', domain: page }, expected: key };
      }
      const one = person();
      const own = one.emails.find((address) => isPersonal(address, one) && holders(address) === 1);
      if (!own) return null;
      const emails = [pick([own, own.toLowerCase(), own.toUpperCase()])];
      return { query: { type: 'person', emails }, expected: one.key };
    }),
    'namesakes, a typing error, employer': until((): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const here = pick(one.employers);
      const name = `${one.first} ${mistyped(one.last, random)}`;
      const near = members(here.key).filter(
        ({ first, last }) => first[0] === one.first[0] && fold(last) === fold(one.last),
      );
      return bearers(name) > 0 || near.length > 1 ? null : found(one, name, at(here, below(3)));
    }),
    'none: a namesake with another middle name and employer': until((): Drawn => {
      const [one, middle] = [alone(), pick(MIDDLES)];
      const own = one === null ? [] : middlesOf(one);
      const other = one && elsewhere(one);
      if (!one || !other || own.length === 0) return null;
      const initial = middle[0]!;
      const isOwn = one.aliases.some((alias) => alias.split(/[\s.]+/).some((word) => word[0] === initial));
      if (isOwn || one.first[0] === initial || hasInitial(middle, one.last) > 0) return null;
      const name = `${one.first} ${middle} ${one.last}`;
      return bearers(name) > 0 ? null : { query: named(name, at(other, below(2))), expected: null };
    }),
    'none: a member of the staff who is not in the directory': until((): Drawn => {
      const [one, { last }, first] = [person(), person(), pick(NEWCOMERS)];
      const here = pick(one.employers);
      if (!/^[A-Z][a-z]+$/.test(last) || hasInitial(first[0]!, last) > 0) return null;
      if (members(here.key).some((other) => fold(other.last) === fold(last))) return null;
      const query = named(`${first} ${last}`, { title: pick(STAFF), ...at(here, below(3)) });
      return bearers(query.name) > 0 ? null : { query, expected: null };
    }),
    ...twentyFirstOrganizationsOf(draws),
  };
}
