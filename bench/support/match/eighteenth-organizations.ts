import { site } from '../../../src/values/hostname.js';
import { fold } from '../../../src/names/normalize.js';
import { isSmallWord } from '../../../src/names/words.js';
import { isLatin, mistyped } from '../search/random.js';
import { townOf } from './builders.js';
import { CODES, stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import { FORMS, HOSTS, LEGAL, MISSPELT, PROVINCES, SCHOOLS, SPELLINGS } from './eighteenth-writings.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter((word) => !isSmallWord(word));
const countryOf = ({ place }: Organization): string | undefined => place?.split(', ').at(-1);

/** Kinds of names on supplier lists, letterheads and rolls, and of institutions of another place or parent. */
export function eighteenthOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, bearers, fitting, aliases, sharing, children } = draws;
  const { pick, below } = random;
  const asked = (name: string, facts: object = {}) => ({ type: 'organization', name, ...facts });
  /** An organization that no other record resembles. */
  const alone = (words = 2): Organization | null => {
    const one = organization({ isUnique: true, words });
    return fitting(one.name) > 1 ? null : one;
  };
  /** A case with nothing else, the town, or the site if no other organization has it. */
  const found = (one: Organization, name: string): Drawn => {
    const { domain, key } = one;
    const place = townOf(one);
    const isOwn = domain !== null && sharing(domain) === 1 && site(domain).ok;
    return { query: asked(name, pick([{}, place ? { place } : {}, isOwn ? { domain } : {}])), expected: key };
  };
  const replaced = (name: string, from: string, to: string): string =>
    name.replace(new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'u'), to);
  return {
    'an alumni roll: U, Uni or Coll': until((): Drawn => {
      const one = alone();
      const [form, names] = SCHOOLS.find(([kind]) => kind.test(one?.name ?? '')) ?? [];
      return one && form ? found(one, one.name.replace(form, pick(names!))) : null;
    }),
    'a town or county: its house, its old host under .us': until((): Drawn => {
      const { name, domain, key } = organization({ isUnique: true });
      const [, kind, town] =
        /^(City|Town|Village|County) of ([A-Z][a-z]+(?: [A-Z][a-z]+)?)$/.exec(name) ?? [];
      if (kind === undefined || fitting(`${kind} ${town}`) > 1) return null;
      const joined = fold(town!).replaceAll(' ', '');
      const own = new RegExp(`^(?:\\w+of)?${joined}(?:${fold(kind)})?-?([a-z]{2})\\.gov$`);
      const code = own.exec(domain ?? '')?.[1]?.toUpperCase() ?? '';
      if (!CODES.includes(code) || fitting(`${town} ${code}`) + fitting(`${town} ${stateOf(code)}`) > 0)
        return null;
      const house = kind === 'County' ? 'County Courthouse' : `${kind} Hall`;
      const names = [`${town} ${house}`, `${town} ${kind}`, `${house}, ${town}`];
      const old = `${HOSTS[kind]}.${joined}.${code.toLowerCase()}.us`;
      return { query: asked(pick(names), { domain: old }), expected: key };
    }),
    'a letterhead in another language, a typing error': until((): Drawn => {
      const one = organization({ isUnique: true });
      const own = wordsOf(one.name);
      const alias = aliases(one.key).find((name) => {
        const words = wordsOf(name);
        const common = words.filter((word) => own.includes(word)).length;
        return (
          !/[A-Z]{3}/.test(name) &&
          isLatin(name) &&
          words.length > 2 &&
          common * 2 < words.length &&
          fitting(name) === 1
        );
      });
      const name = alias === undefined || one.type === 'committee' ? '' : mistyped(alias, random);
      return name === '' || bearers(name) > 0 ? null : found(one, name);
    }),
    'a supplier list of East Asia: the legal form abbreviated or omitted': until((): Drawn => {
      const [one, [form, short]] = [organization(), pick(FORMS)];
      const alias = aliases(one.key).find((name) => name.startsWith(form) || name.endsWith(form)) ?? '';
      const name = alias.replace(form, '').trim();
      if (name.length < 3 || /法人|公司|会社/.test(name) || bearers(alias) > 1) return null;
      if (bearers(name) > (aliases(one.key).includes(name) ? 1 : 0)) return null;
      return found(one, pick([short + name, name + short, alias.replace(form, short), name]));
    }),
    'a press clipping: the town or country of a company': until((): Drawn => {
      const one = organization({ isUnique: true, words: 1 });
      const [town, country] = [townOf(one), countryOf(one)];
      const name = one.name.replace(/ \([^()]+\)$/, '').replace(LEGAL, '');
      const words = wordsOf(name);
      const isFirm = ['company', 'nonprofit', 'healthcare'].includes(one.type ?? '') && !/ of /.test(name);
      if (!isFirm || town === undefined || town === country || name.length < 7 || /[(,)]/.test(name))
        return null;
      if (fitting(name) > 1 || words.length > 4 || [town, country!].some((own) => words.includes(fold(own))))
        return null;
      const names = [`${pick([town, country])}-based ${name}`, `${name} of ${town}, ${country}`];
      const facts = pick([{}, { place: country }, { organization_type: one.type }]);
      return { query: asked(pick([...names, `${name}, based in ${town}`]), facts), expected: one.key };
    }),
    'organization: a generic word as it is often misspelt': until((): Drawn => {
      const one = alone(3);
      const name = replaced(one?.name ?? '', ...pick(MISSPELT));
      return one && name !== one.name ? found(one, name) : null;
    }),
    'organization: British or American spelling': until((): Drawn => {
      const one = alone(3);
      if (one === null || /\b(de|du|des|la|le|di|del|für|pour|et|en|d'\w+)\b/i.test(one.name)) return null;
      const names = SPELLINGS.map((pair) => replaced(one.name, ...pair)).filter((name) => name !== one.name);
      const isRare = names.some((name) => !/cent(er|re)/i.test(name)) || below(6) === 0;
      return names.length > 0 && isRare ? found(one, pick(names)) : null;
    }),
    'no record: an institution of another province, in its letters': until((): Drawn => {
      const one = organization();
      for (const alias of aliases(one.key)) {
        const [, own, level, rest] = /^(\p{Script=Han}{2,3})([省県])((?!.*病院).{3,})$/u.exec(alias) ?? [];
        const provinces = PROVINCES[level ?? ''] ?? {};
        const other = pick(Object.keys(provinces));
        const english = one.name.replace(provinces[own!] ?? '-', provinces[other]!);
        if (provinces[own!] === undefined || english === one.name || fitting(english) > 0) continue;
        const names = [`${other}${level}${rest}`, `${other}${rest}`];
        const all = ['', ...FORMS.map(([form]) => form)].flatMap((form) => names.map((name) => form + name));
        if (all.every((name) => bearers(name) === 0))
          return { query: asked(names[0]!, pick([{}, { place: provinces[other] }])), expected: null };
      }
      return null;
    }),
    'no record: an institute of another university': until((): Drawn => {
      const one = alone();
      const generic =
        /^(Institute|Cent(?:er|re)|School|Department|Faculty|College) (of|for) [A-Z][a-z]+(,?( and)? [A-Z][a-z]+)*$/;
      if (one === null || !generic.test(one.name) || one.parent === null || one.place === null) return null;
      const words = wordsOf(one.name);
      if (wordsOf(one.place).some((word) => words.includes(word))) return null;
      const other = Array.from({ length: 60 }, () => organization({ isUnique: true })).find(
        (its) =>
          /^(University of [A-Z][a-z]+|[A-Z][a-z]+ University)$/.test(its.name) &&
          its.place !== null &&
          countryOf(its) !== countryOf(one) &&
          !children(its.key).some(({ name }) => wordsOf(name).some((word) => words.includes(word))),
      );
      const facts = other && { parent: { name: other.name }, place: other.place };
      return facts ? { query: asked(one.name, facts), expected: null } : null;
    }),
  };
}
