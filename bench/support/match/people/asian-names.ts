import { fold } from '../../../../src/names/normalize.js';
import type { Kinds, Person } from '../records.js';
import { employed, full, type Tools } from '../tools.js';
import { IN_OWN_SCRIPT } from '../writings/asian-names.js';
import { koreanOf, ofHindi } from '../writings/romanization.js';
import { capital } from '../writings/tables.js';
import { pinyinOf } from '../writings/wade-giles.js';

/** The consonants that every romanization of a Hindi name has. */
const hindiConsonantsOf = (name: string): string =>
  fold(name)
    .replaceAll('w', 'v')
    .replace(/[aeiouyh ]|(.)(?=\1)/g, '');

/** Chinese, Korean and Hindi names: in Latin letters, and in their own script with titles. */
export function asianNames(tools: Tools): Kinds {
  const { pick, employer, found, person, foreigner, bearers, foreigners, members, aliases } = tools;
  const koreans = foreigners.filter((one) => koreanOf(one, false) !== null);
  const isMember = (one: Person, council: string): boolean =>
    one.employers.some(({ name }) => name === council);
  /** The possible pinyin of the members of the Legislative Yuan. */
  const pinyin = new Map<Person, readonly string[]>();
  const sound = ({ surname, given }: { surname: string; given: string[] }) => surname + given.join('');
  return {
    'a Korean name in Latin letters, council': () => {
      const one = pick(koreans);
      const council = pick(one.employers).name;
      const own = koreanOf(one, false)!;
      const same = koreans.filter(
        (other) => isMember(other, council) && sound(koreanOf(other, false)!) === sound(own),
      );
      const { surname, given } = koreanOf(one, pick([true, false]))!;
      const second = given[1]!;
      const joined = capital(given[0]!) + pick([`-${second}`, second, ` ${capital(second)}`]);
      const name = pick([`${surname} ${joined}`, `${joined} ${surname}`, `${surname}, ${joined}`]);
      return same.length > 1 || bearers(name) > 0 ? null : found(one, name, employed(council));
    },
    'a Hindi name in Latin letters, employer': () => {
      const one = foreigner();
      const name = ofHindi(full(one));
      if (name === null || bearers(full(one)) > 1 || bearers(name) > 0) return null;
      const colleagues = one.employers.flatMap(({ key }) => members(key));
      const isLike = (other: Person) => hindiConsonantsOf(full(other)) === hindiConsonantsOf(name);
      return colleagues.some(isLike) ? null : found(one, name, employer(one));
    },
    'pinyin for Wade–Giles, employer': () => {
      while (pinyin.size === 0) {
        const own = person().employers.find(({ name }) => name === 'Legislative Yuan');
        for (const one of own ? members(own.key) : []) pinyin.set(one, pinyinOf(one.last, one.first));
      }
      const [one, names] = pick([...pinyin]);
      const isShared = [...pinyin].some(
        ([other, its]) => other !== one && its.some((name) => names.includes(name)),
      );
      return names.length === 0 || isShared || bearers(full(one)) > 1
        ? null
        : found(
            one,
            pick(names).replace(/\b./g, (letter) => letter.toUpperCase()),
            employer(one),
          );
    },
    'a Taiwanese name, given name first or without a hyphen, employer': () => {
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
    },
    'the own script, a title or another order': () => {
      const one = foreigner();
      const [, forms] =
        IN_OWN_SCRIPT.find(([script]) => script.test(one.first) && script.test(one.last)) ?? [];
      if (forms === undefined || bearers(full(one)) > 1 || bearers(`${one.last}${one.first}`) > 1)
        return null;
      return found(one, pick(forms)(one.first, one.last), pick([{}, employer(one)]));
    },
    'a Chinese name behind its council, or with an office': () => {
      const one = foreigner();
      const name = `${one.last}${one.first}`;
      if (!/^\p{Script=Han}{2,4}$/u.test(name) || bearers(full(one)) !== 1 || bearers(name) > 1) return null;
      const employer = pick(one.employers);
      const own = aliases(employer.key).filter((alias) => /^\p{Script=Han}+$/u.test(alias));
      const at = pick([employer.name, ...own]);
      const title = employer.name.includes('Council') ? '議員' : '委員';
      const query = pick<object>([
        { name: `${name}${title}`, organization: { name: at } },
        { name: `${one.last}${title}${one.first}`, organization: { name: at } },
        { name: `${name} 先生`, organization: { name: at } },
        own[0] ? { name: `${own[0]}${name}` } : { name: `${title} ${name}` },
        { first_name: one.first, last_name: one.last, role: title, organization: { name: at } },
      ]);
      return { query: { type: 'person', ...query }, expected: one.key };
    },
  };
}
