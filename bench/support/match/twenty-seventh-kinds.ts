import { fold } from '../../../src/names/normalize.js';
import { builders } from './builders.js';
import { CODES, chamberOf, codesOf, seatsOf, stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import { full, isPersonal, isPlain } from './sixteenth-writings.js';
import { named } from './tuned-kinds.js';
import { twentySeventhOrganizationsOf } from './twenty-seventh-organizations.js';
import {
  INDIAN,
  SHORT,
  SOUNDS,
  inOwnWords,
  koreanOf,
  othersOf,
  rewritten,
} from './twenty-seventh-writings.js';
import type { Draws, Drawn, Kinds, Person } from './records.js';

const FREE = /@(gmail|yahoo|hotmail|aol|outlook|msn|comcast|icloud)\./i;
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const employed = (name: string) => ({ organization: { name } });

/** Kinds of the differences that come up most often between the list of a customer and a directory. */
export function twentySeventhKindsOf(draws: Draws): Kinds {
  const { random, person, foreigner, bearers, namesakes, hasInitial, holders } = draws;
  const { pick } = random;
  const { found, alone } = builders(draws);
  const abroad = [
    ...new Map(Array.from({ length: 12_000 }, foreigner).map((one) => [one.key, one])).values(),
  ];
  const koreans = abroad.filter((one) => koreanOf(one, false) !== null);
  const parliamentOf = ({ posts }: Person): string | undefined =>
    posts.map(({ at }) => at).find((at) => /Sabha$|Legislative Assembly$/.test(at));
  const isKorean = (one: Person, council: string): boolean =>
    one.employers.some(({ name }) => name === council);
  const sound = ({ surname, given }: { surname: string; given: string[] }) => surname + given.join('');
  return {
    'a name that was heard: another spelling of the same sound, employer': until((): Drawn => {
      const one = alone();
      const last = one && rewritten(one.last, SOUNDS, 1, random);
      const first = one && pick([one.first, rewritten(one.first, SOUNDS, 1, random)]);
      const work = one && inOwnWords(one, random);
      if (!one || !last || !first || !work || hasInitial(first[0]!, last) > 0) return null;
      return bearers(`${first} ${last}`) > 0 ? null : found(one, `${first} ${last}`, employed(work));
    }),
    'an Indian name in another romanization, parliament': until((): Drawn => {
      const one = person({ isUnique: true });
      const work = parliamentOf(one);
      const name = rewritten(full(one), INDIAN, pick([1, 2]), random);
      if (work === undefined || name === null || /[()]/.test(name) || bearers(name) > 0) return null;
      if (hasInitial(one.first[0]!, one.last) > 1) return null;
      return found(one, name, { ...employed(work), title: work.endsWith('Sabha') ? 'MP' : 'MLA' });
    }),
    'a Korean name in Latin letters, council': until((): Drawn => {
      const one = pick(koreans);
      const council = pick(one.employers).name;
      const own = koreanOf(one, false)!;
      const same = koreans.filter(
        (other) => isKorean(other, council) && sound(koreanOf(other, false)!) === sound(own),
      );
      const { surname, given } = koreanOf(one, pick([true, false]))!;
      const second = given[1]!;
      const joined = capital(given[0]!) + pick([`-${second}`, second, ` ${capital(second)}`]);
      const name = pick([`${surname} ${joined}`, `${joined} ${surname}`, `${surname}, ${joined}`]);
      return same.length > 1 || bearers(name) > 0 ? null : found(one, name, employed(council));
    }),
    'a Taiwanese name, given name first or without a hyphen, employer': until((): Drawn => {
      const one = person({ isUnique: true });
      const [front, back] = /^([A-Z]\p{L}+)-(\p{L}+)$/u.exec(one.last)?.slice(1) ?? [];
      const work = one.posts.map(({ at }) => at).find((at) => /Yuan|County|City/.test(at));
      if (front === undefined || back === undefined || work === undefined || !/^[A-Z][a-z]+$/.test(one.first))
        return null;
      if ([front, back].some((part) => fold(part) === fold(one.first))) return null;
      if (one.aliases.every((alias) => !/\p{Script=Han}/u.test(alias))) return null;
      const given = pick([
        `${front}-${capital(back)}`,
        `${front}${back.toLowerCase()}`,
        `${front} ${capital(back)}`,
      ]);
      const name = pick([
        `${given} ${one.first}`,
        `${one.first.toUpperCase()}, ${given}`,
        `${given} ${one.first}`,
      ]);
      return bearers(`${one.first} ${given}`) > 1 ? null : found(one, name, employed(work));
    }),
    'initial and last name, an address in another form at the domain of the own': until((): Drawn => {
      const one = alone();
      const own = one?.emails.find((address) => isPersonal(address, one) && !FREE.test(address));
      if (!one || own === undefined) return null;
      const [first, last] = [fold(one.first), fold(one.last)];
      const local = pick([
        `${first[0]}${last}`,
        `${first}.${last}`,
        `${first}_${last}`,
        `${last}${first[0]}`,
      ]);
      const address = `${local}@${own.split('@')[1]!.toLowerCase()}`;
      if (holders(address) > 0) return null;
      const name = pick([`${one.first[0]}. ${one.last}`, `${one.last}, ${one.first[0]}.`]);
      return found(one, name, { emails: [address] });
    }),
    'the short form of the given name or the full one, employer': until((): Drawn => {
      const one = alone();
      const pairs = SHORT.filter((pair) => one !== null && pair.includes(one.first));
      const work = one && inOwnWords(one, random);
      if (!one || !work || pairs.length === 0) return null;
      const [long, short] = pick(pairs);
      const first = long === one.first ? short : long;
      const isTaken = hasInitial(first[0]!, one.last) > (first[0] === one.first[0] ? 1 : 0);
      if (isTaken || bearers(`${first} ${one.last}`) > 0) return null;
      return found(one, pick([`${first} ${one.last}`, `${one.last}, ${first}`]), employed(work));
    }),
    'titles and degrees around the name, the district': until((): Drawn => {
      const one = alone(() => true);
      const post = one?.posts.find(({ title }) => /^district /.test(title ?? ''));
      const seat = one && post && seatsOf({ ...one, posts: [post] })[0];
      if (!one || !post?.title || !seat || seat.isFederal) return null;
      const office = seat.role === 'upper' ? 'Sen.' : 'Rep.';
      const name = pick([
        `The Honorable ${full(one)}`,
        `Hon. ${full(one)}, ${pick(['MPA', 'J.D.', 'Esq.', 'Ph.D.'])}`,
        `${office} ${one.last.toUpperCase()}, ${one.first}`,
        `${office} ${full(one)}, ${capital(post.title)}`,
      ]);
      return found(one, name, { title: post.title, ...employed(chamberOf(seat)) });
    }),
    'namesakes: the legislature of the state': until((): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const seat = seatsOf(one)[0];
      if (!seat || seat.isFederal) return null;
      if (all.some((other) => other.key !== one.key && codesOf(other).has(seat.code))) return null;
      const state = stateOf(seat.code);
      const work = pick([chamberOf(seat), `${state} Legislature`, `State of ${state}`]);
      return found(one, pick([full(one), `${one.last}, ${one.first}`]), employed(work));
    }),
    'a new employer, the former office as the title': until((): Drawn => {
      const one = alone();
      const seat = one && seatsOf(one)[0];
      const other = draws.organization({ isUnique: true });
      if (!one || !seat || seat.isFederal || !other.place?.endsWith('United States')) return null;
      if (!/company|nonprofit|university|healthcare/.test(other.type ?? '')) return null;
      const office = seat.role === 'upper' ? 'Senator' : 'Representative';
      const state = stateOf(seat.code);
      const title = pick([`Former ${state} State ${office}`, `Former State ${office} (${seat.code})`]);
      return found(one, full(one), { ...employed(other.name), title });
    }),
    'none: another given name with the same initial, employer': until((): Drawn => {
      const one = alone();
      const first = one && pick(othersOf(one.first));
      const work = one && inOwnWords(one, random);
      if (!one || !first || !work || one.aliases.some((alias) => alias.includes(first))) return null;
      if (bearers(`${first} ${one.last}`) > 0) return null;
      return { query: named(`${first} ${one.last}`, employed(work)), expected: null };
    }),
    'none: another middle initial, the legislature of another state': until((): Drawn => {
      const one = alone();
      const seat = one && seatsOf(one)[0];
      if (!one || !seat || seat.isFederal) return null;
      const middles = one.aliases.flatMap((alias) => {
        const [first, middle, last, ...more] = alias.split(' ');
        return first === one.first && last === one.last && more.length === 0 ? [middle![0]!] : [];
      });
      const [middle, code] = [pick([...'ABCDEGHJKLMPRSTW']), pick(CODES)];
      const name = `${one.first} ${middle}. ${one.last}`;
      const isOwn = [...middles, ...one.aliases].some(
        (text) => text === middle || text.includes(`${middle}.`),
      );
      if (middles.length === 0 || isOwn || codesOf(one).has(code)) return null;
      const chamber = chamberOf({ ...seat, code });
      return bearers(name) > 0 ? null : { query: named(name, employed(chamber)), expected: null };
    }),
    'none: namesakes, only the office that all of them have': until((): Drawn => {
      const all = namesakes();
      const role = pick(['upper', 'lower'] as const);
      const isIn = (one: Person) => seatsOf(one).some((seat) => seat.role === role && !seat.isFederal);
      if (!all.every(isIn) || !all.every(isPlain)) return null;
      const title = role === 'upper' ? 'State Senator' : 'State Representative';
      return { query: named(full(all[0]!), { title }), expected: null };
    }),
    ...twentySeventhOrganizationsOf(draws),
  };
}
