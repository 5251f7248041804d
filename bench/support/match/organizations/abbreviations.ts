import { fold } from '../../../../src/names/normalize.js';
import { isSmallWord } from '../../../../src/names/words.js';
import type { Kinds, Organization } from '../records.js';
import { acronymOf, cityOf, countryOf, townOf, type Tools } from '../tools.js';
import { ABBREVIATED, OFFICE_ACRONYMS, cited } from '../writings/organization-words.js';

/** Universities, and how people who know them call them. */
const SCHOOLS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:The )?University of (\p{L}{4,}[\p{L} ]*)$/u, ['U of $1', 'U. of $1', 'Uni of $1', 'Uni $1']],
  [/^(\p{L}{4,}[\p{L} ]*) University$/u, ['$1 U', '$1 U.', '$1 Uni']],
  [/^(\p{L}{4,}[\p{L} ]*) Community College$/u, ['$1 CC', '$1 Comm. Coll.']],
  [/^(\p{L}{4,}[\p{L} ]*) College$/u, ['$1 Coll', '$1 Coll.']],
];

/** Abbreviated words and acronyms of organizations. */
export function abbreviations(tools: Tools): Kinds {
  const {
    pick,
    next,
    asked,
    sole,
    single,
    placed,
    hasSite,
    acronymsOf,
    company,
    organization,
    bearers,
    fitting,
    aliases,
    children,
  } = tools;
  const addressed = (one: Organization): string => {
    const [town, country] = [cityOf(one), countryOf(one)];
    return town === undefined ? '' : pick([`, ${town}`, `, ${town}, ${country!}`]);
  };
  return {
    'two or more words abbreviated': company(
      (one) => {
        let times = 0;
        let text = one.name;
        for (const [word, short] of ABBREVIATED) {
          if (word.test(text)) times++;
          text = text.replace(word, pick(short));
        }
        return times < 2 || times + 1 > text.split(' ').length || fitting(one.name) !== 1 ? null : text;
      },
      undefined,
      3,
    ),
    'abbreviated as in citations, the town': company((one) => {
      const name = cited(one.name);
      return name === null || fitting(one.name) !== 1
        ? null
        : `${next() < 0.3 ? name.toUpperCase() : name}${next() < 0.5 ? addressed(one) : ''}`;
    }),
    'U, Uni or Coll': () => {
      const one = sole();
      const [form, names] = SCHOOLS.find(([kind]) => kind.test(one?.name ?? '')) ?? [];
      return one && form ? asked(one.name.replace(form, pick(names!)), placed(one), one.key) : null;
    },
    'its acronym behind or before the name': company(({ name }) => {
      const acronym = acronymOf(name);
      return acronym === null || acronym.length > 7 || /[(,]/.test(name)
        ? null
        : pick([
            `${name} (${acronym})`,
            `${acronym} - ${name}`,
            `${acronym} (${name})`,
            `${name}, ${acronym}`,
          ]);
    }),
    'the acronym of its words, its place': company(
      ({ name }) => acronymOf(name),
      (one) => {
        const place = townOf(one);
        return place === undefined ? null : { place };
      },
    ),
    'an acronym of the record, the town or the country': () => {
      const one = sole();
      const [acronym] = one ? acronymsOf(one.key) : [];
      const town = one && townOf(one);
      if (!one || !acronym || !town || fitting(acronym) !== 1) return null;
      return pick([
        asked(`${acronym} ${town}`, {}, one.key),
        asked(`${acronym}, ${town}`, { place: countryOf(one) }, one.key),
        asked([...acronym].map((letter) => `${letter}.`).join(''), { place: one.place }, one.key),
      ]);
    },
    'an acronym, the own domain, site or address': () => {
      const one = single();
      const name = one && (acronymsOf(one.key)[0] ?? acronymOf(one.name));
      if (!one || !name || !hasSite(one)) return null;
      const { domain } = one;
      return asked(
        name,
        pick([{ domain }, { domain: `https://www.${domain!}/contact` }, { emails: [`info@${domain!}`] }]),
        one.key,
      );
    },
    'an acronym, the parent': company(
      ({ name }) => acronymOf(name),
      ({ parent }) =>
        parent && {
          parent: pick([
            { name: parent.name },
            parent.domain ? { domain: parent.domain } : { name: parent.name },
          ]),
        },
    ),
    'the acronym of all words but the last': company(({ name }) => {
      const words = name.split(' ').filter((word) => !isSmallWord(fold(word)));
      const text = `${words
        .slice(0, -1)
        .map((word) => word[0]!)
        .join('')} ${words.at(-1)!}`;
      return words.length < 4 || /[\d(),]/.test(name) || words.at(-1)!.length < 5 ? null : text;
    }),
    'the acronyms of a unit and its parent': () => {
      const one = organization();
      const own = pick(['', ...acronymsOf(one.key)]);
      const above = one.parent === null ? [] : acronymsOf(one.parent.key);
      if (own === '' || above.length === 0 || above.includes(own) || bearers(own) > 2) return null;
      const parent = pick(above);
      const alike = children(one.parent!.key).filter(({ key }) => aliases(key).includes(own));
      if (alike.length !== 1 || fitting(`${own} ${parent}`) > 1) return null;
      return pick([
        asked(`${own}-${parent}`, placed(one), one.key),
        asked(`${own} (${parent})`, placed(one), one.key),
        asked(`${parent} ${own}`, placed(one), one.key),
        asked(`${own}, ${one.parent!.name}`, {}, one.key),
        asked(own, { parent: { name: parent } }, one.key),
      ]);
    },
    'the last words as an acronym: PD or ISD': company((one) => {
      const [office, short] = OFFICE_ACRONYMS.find(([words]) => one.name.endsWith(` ${words}`)) ?? [];
      if (office === undefined || fitting(one.name) !== 1) return null;
      const rest = one.name.slice(0, -office.length);
      const isShared = OFFICE_ACRONYMS.some(
        ([words, its]) => its === short && words !== office && fitting(rest + words) > 0,
      );
      return rest.length > 5 && !isShared && fitting(rest + short!) === 0 ? rest + short! : null;
    }),
  };
}
