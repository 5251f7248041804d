import { fold } from '../../../src/names/normalize.js';
import { builders, isAnother } from './builders.js';
import { until } from './sixteenth-organizations.js';
import { full, isPersonal, isPlain } from './sixteenth-writings.js';
import { at, named } from './tuned-kinds.js';
import { twentyThirdOrganizationsOf } from './twenty-third-organizations.js';
import { ESTABLISHED, NICKNAMES, ofHindi, ofKorean, plainly, slip } from './twenty-third-writings.js';
import type { Draws, Drawn, Employer, Kinds, Person } from './records.js';

const FORMALS = NICKNAMES.flatMap((table) => Object.entries(table));
const formalsOf = (nickname: string): string[] =>
  FORMALS.flatMap(([formal, nicknames]) => (nicknames.includes(nickname) ? [formal] : []));
const isSameFamily = (one: Person, other: Person): boolean => fold(one.last) === fold(other.last);

/** The consonants that every romanization of a Hindi name has. */
const consonantsOf = (name: string): string =>
  fold(name)
    .replaceAll('w', 'v')
    .replace(/[aeiouyh ]|(.)(?=\1)/g, '');

/** The middle name, in full or as an initial, that an alias states. */
function middleOf({ first, last, aliases }: Person): string | undefined {
  return aliases
    .filter((alias) => alias.startsWith(`${first} `) && alias.endsWith(` ${last}`))
    .map((alias) => alias.slice(first.length + 1, -last.length - 1))
    .find((middle) => /^[A-Z](?:\.|[a-z]{2,})$/.test(middle));
}

/** Kinds of the differences that the contract states. */
export function twentyThirdKindsOf(draws: Draws): Kinds {
  const { random, person, foreigner, organization, bearers, namesakes, hasInitial, members, holders } = draws;
  const { pick, below } = random;
  const { employer, found, alone } = builders(draws);
  const turned = (first: string, last: string): string =>
    pick([`${first} ${last}`, `${first} ${last}`, `${last}, ${first}`, `${last.toUpperCase()} ${first}`]);
  /** Whether no other person at the employer has the last name and a first name that fits. */
  const isOnlyOne = ({ key }: Employer, one: Person, fits: (first: string) => boolean): boolean =>
    members(key).every((other) => other.key === one.key || !isSameFamily(one, other) || !fits(other.first));
  const initialFits = (one: Person) => (first: string) => fold(first)[0] === fold(one.first)[0];
  /** A firm that none of some people works for, and that has no members. */
  const firm = (...people: readonly Person[]): object | null => {
    const other = organization({ isUnique: true });
    const isFree = people.every(({ employers }) => employers.every((own) => isAnother(own, other)));
    return isFree && members(other.key).length === 0 ? { organization: { name: other.name } } : null;
  };
  const ownAddress = (one: Person): string | undefined =>
    one.emails.find((address) => isPersonal(address, one) && holders(address) === 1);
  /** A place or a post that no other of some people has. */
  const ownFact = (one: Person, others: readonly Person[]): object | null => {
    const rest = others.filter(({ key }) => key !== one.key);
    const place = one.places.find(
      (address) => /\d/.test(address) && !rest.some((other) => other.places.includes(address)),
    );
    const post = one.posts.find(
      ({ title }) => /^(district|Representative|Senator)/.test(title ?? '') && !rest.some(hasTitle(title)),
    );
    const facts = [...(place ? [{ place }] : []), ...(post ? [{ title: post.title }] : [])];
    return facts.length === 0 ? null : pick(facts);
  };
  const hasTitle = (title: string | null) => (one: Person) => one.posts.some((post) => post.title === title);
  const called = (nicknames: (typeof NICKNAMES)[0]) =>
    until((): Drawn => {
      const one = person({ isUnique: true });
      const nickname = pick(nicknames[one.first] ?? ['']);
      const here = pick(one.employers);
      if (nickname === '' || bearers(`${nickname} ${one.last}`) > 0) return null;
      const names = [...formalsOf(nickname), nickname];
      const fits = (first: string) => names.some((name) => fold(first).startsWith(fold(name)));
      return isOnlyOne(here, one, fits) ? found(one, turned(nickname, one.last), at(here, below(3))) : null;
    });
  return {
    'spelling: one or two letters doubled, lost or swapped, employer': until((): Drawn => {
      const one = alone();
      if (one === null || one.first.length < 4 || one.last.length < 5) return null;
      const last = slip(one.last, random);
      const first = pick([one.first, slip(one.first, random)]);
      if (bearers(`${first} ${last}`) > 0 || hasInitial(one.first[0]!, last) > 0) return null;
      return found(one, turned(first, last), employer(one));
    }),
    'spelling: accents, hyphens and apostrophes, only the name': until((): Drawn => {
      const one = alone((other) => /[À-ÖØ-öø-ÿĀ-ž'’]|\p{L}-\p{Lu}/u.test(full(other)));
      if (one === null) return null;
      const [first, last] = [plainly(one.first, random), plainly(one.last, random)];
      const name = `${first} ${last}`;
      const others = hasInitial(first[0]!, last) - (fold(last) === fold(one.last) ? 1 : 0);
      return others > 0 || name === full(one) ? null : found(one, name, {});
    }),
    'script: the established Cyrillic, Greek, Japanese, Arabic or Hebrew form, employer': until((): Drawn => {
      const one = person({ isUnique: true });
      const [first, last] = [ESTABLISHED[one.first], ESTABLISHED[one.last]];
      if (!first || !last) return null;
      const here = pick(one.employers);
      const isLike = (other: Person) => fold(other.last).startsWith(fold(one.last).slice(0, 4));
      if (members(here.key).filter((other) => isLike(other) && initialFits(one)(other.first)).length > 1)
        return null;
      const script = below(5);
      const [given, family] = [first[script]!, last[script]!];
      const [gap, isTurned] = [script === 2 ? '・' : ' ', script === 0 && pick([0, 1]) === 1];
      return found(one, isTurned ? `${family} ${given}` : given + gap + family, at(here, below(3)));
    }),
    'script: the romanization of a Korean or Hindi name, employer': until((): Drawn => {
      const one = foreigner();
      const name = ofKorean(one.last, one.first, random) ?? ofHindi(full(one));
      if (name === null || bearers(full(one)) > 1 || bearers(one.last + one.first) > 1) return null;
      const colleagues = one.employers.flatMap(({ key }) => members(key));
      const isLike = (other: Person) => consonantsOf(full(other)) === consonantsOf(name);
      return bearers(name) > 0 || colleagues.some(isLike) ? null : found(one, name, employer(one));
    }),
    'initials: of the first and the middle name, in any order, employer': until((): Drawn => {
      const one = person({ isUnique: true });
      const middle = middleOf(one);
      const here = pick(one.employers);
      if (!middle || !isPlain(one) || !isOnlyOne(here, one, initialFits(one))) return null;
      const { first, last } = one;
      const [f, m] = [first[0]!, middle[0]!];
      const names = [`${f}. ${m}. ${last}`, `${f}${m} ${last}`, `${last} ${f}${m}`, `${last}, ${f}.${m}.`];
      names.push(`${last.toUpperCase()} ${f} ${m}`, `${last}, ${f}.`, `${f} ${last}`);
      if (hasInitial(m, last) === 0) names.push(`${m}. ${f}. ${last}`, `${m}. ${first} ${last}`);
      if (middle.length > 2) names.push(`${f}. ${middle} ${last}`, `${last}, ${f}. ${middle}`);
      return found(one, pick(names), at(here, below(3)));
    }),
    'nickname: English, Spanish or German, employer': () => called(pick(NICKNAMES))(),
    'changed employer: a new one, the own address, office or post': until((): Drawn => {
      const one = person({ isUnique: true });
      const [address, other] = [ownAddress(one), firm(one)];
      const fact = address && pick([0, 1]) ? { emails: [address] } : ownFact(one, []);
      const isRare = fact && 'title' in fact && below(4) > 0;
      return fact && other && !isRare ? found(one, turned(one.first, one.last), { ...other, ...fact }) : null;
    }),
    'changed employer: the former one, the post there, an initial or a slip': until((): Drawn => {
      const one = alone();
      if (one === null || one.last.length < 5) return null;
      const former = one.employers.filter(({ name }) => {
        const own = one.posts.filter((post) => post.at === name);
        return own.every(({ end }) => end !== null && end < '2026');
      });
      if (former.length === 0) return null;
      const { name } = pick(former);
      const post = one.posts.find((own) => own.at === name && own.title !== null);
      const last = slip(one.last, random);
      const initial = `${one.first[0]}.`;
      const written = pick([`${initial} ${one.last}`, `${one.last}, ${initial}`, `${one.first} ${last}`]);
      if (!post || hasInitial(one.first[0]!, last) > 0) return null;
      return found(one, written, { organization: { name }, title: post.title });
    }),
    'namesakes: employer, address, office or post decides': until((): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const rest = all.filter(({ key }) => key !== one.key).flatMap(({ employers }) => employers);
      const here = pick(one.employers);
      const address = one.emails.find((own) => holders(own) === 1);
      const facts = [
        rest.every((other) => isAnother(here, other)) ? at(here, below(3)) : null,
        address ? { emails: [address] } : null,
        ownFact(one, all),
      ];
      const fact = pick(facts);
      return fact === null ? null : found(one, turned(one.first, one.last), fact);
    }),
    'none: namesakes, a role or a title of all of them': until((): Drawn => {
      const all = namesakes();
      const post = pick(all[0]!.posts);
      const { role, title } = post;
      const isTitle = title !== null && all.every(hasTitle(title));
      const isRole = role !== null && all.every(({ posts }) => posts.some((own) => own.role === role));
      if (!isTitle && !isRole) return null;
      const query = named(turned(all[0]!.first, all[0]!.last), isTitle ? { title } : { role });
      return { query, expected: null };
    }),
    'none: the name or the initial of several, an employer of none': until((): Drawn => {
      const all = namesakes();
      const { first, last } = all[0]!;
      const name = pick([`${first} ${last}`, `${first[0]}. ${last}`, `${last}, ${first[0]}.`]);
      const other = firm(...all);
      return other && { query: named(name, other), expected: null };
    }),
    'none: the initial of two colleagues, their employer': until((): Drawn => {
      const one = person();
      const here = pick(one.employers);
      const same = members(here.key).filter((own) => isSameFamily(one, own) && initialFits(one)(own.first));
      if (new Set(same.map(({ first }) => fold(first))).size < 2) return null;
      const { first, last } = one;
      const name = pick([`${first[0]}. ${last}`, `${last}, ${first[0]}.`, `${last} ${first[0]}`]);
      return { query: named(name, at(here, below(3))), expected: null };
    }),
    ...twentyThirdOrganizationsOf(draws),
  };
}
