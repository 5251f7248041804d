import { fold } from '../../../../src/names/normalize.js';
import { isLatin, letters, mistyped } from '../../search/random.js';
import type { Kinds, Organization } from '../records.js';
import { countryOf, wordsOf, type Tools } from '../tools.js';
import { TOWNS, exchanged, inEnglish, properOf } from '../writings/organization-words.js';
import { romanized } from '../writings/romanization.js';
import { listsOf } from '../writings/tables.js';

/** Generic words by language. */
const GENERIC_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bInstitute\b/, ['Institut', 'Instituto', 'Istituto']],
  [/\bHospital\b/, ['Hôpital', 'Ospedale']],
  [/\bMuseum\b/, ['Musée', 'Museo']],
  [/\bFoundation\b/, ['Stiftung', 'Fundación', 'Fondation']],
  [/\bAcademy\b/, ['Akademie', 'Académie', 'Academia']],
  [/\bLaboratory\b/, ['Laboratoire', 'Laboratorio']],
];
const COUNTRIES = listsOf(
  'United States=USA/U.S.A./America,United Kingdom=UK/Great Britain,South Korea=Korea/Republic of Korea,Germany=Deutschland,' +
    'Italy=Italia,Spain=España,Switzerland=Schweiz/Suisse,Netherlands=Nederland/Holland,Austria=Österreich,Sweden=Sverige,' +
    'Czechia=Česko/Czech Republic,Belgium=België/Belgique,Norway=Norge,Brazil=Brasil,Poland=Polska,Denmark=Danmark,' +
    'Hungary=Magyarország,Finland=Suomi,Türkiye=Turkey',
);

/** Names of organizations in other languages and scripts. */
export function languages(tools: Tools): Kinds {
  const { random, pick, asked, fitsNone, sole, placed, company, organization, bearers, fitting, aliases } =
    tools;
  const isOtherThan = (one: Organization) => (alias: string) => {
    const words = fold(one.name)
      .split(' ')
      .filter((word) => word.length > 3);
    return alias.length > 12 && / /.test(alias) && !words.some((word) => fold(alias).includes(word));
  };
  return {
    'a generic word in another language': company(({ name }) => {
      const found = GENERIC_WORDS.find(([word]) => word.test(name));
      return found ? name.replace(found[0], pick(found[1])) : null;
    }),
    'a generic word in another language, its order': company(({ name }) => {
      const found = properOf(name);
      return found !== null && fitting(`${found.text} ${found.kind}`) === 1
        ? `${pick(found.others)} ${found.text}`.replace(/^(Universit|Comt)é de (?=[AEIOU])/, "$1é d'")
        : null;
    }),
    'in English': company(({ name }) => {
      const english = inEnglish(name, random);
      if (!english || letters(english.proper) < 4) return null;
      const words = ['University', 'Universidad', 'Universitas', 'Foundation', 'Hospital', 'Institute'];
      return words.some((word) => fitting(`${word} ${english.proper}`) > (name.includes(word) ? 1 : 0))
        ? null
        : english.name;
    }),
    'its name in another language': () => {
      const one = organization();
      const name = aliases(one.key).find(isOtherThan(one));
      if (name === undefined || fitting(name) > 1) return null;
      return asked(isLatin(name) ? pick([name.toUpperCase(), mistyped(name, random)]) : name, {}, one.key);
    },
    'its names in two languages': company((one) => {
      const others = aliases(one.key).filter(
        (alias) => bearers(alias) === 1 && alias.length < 100 && isOtherThan(one)(alias),
      );
      if (others.length === 0) return null;
      const other = pick(others);
      return pick([`${other} (${one.name})`, `${one.name} / ${other}`, `${other} – ${one.name}`]);
    }),
    'another name of it, a typing error': () => {
      const one = organization({ isUnique: true });
      const others = aliases(one.key).filter(
        (alias) => isLatin(alias) && isOtherThan(one)(alias) && fitting(alias) === 1,
      );
      const name = others.length === 0 ? '' : mistyped(pick(others), random);
      return name !== '' && fitsNone(name) ? asked(name, placed(one), one.key) : null;
    },
    'its Russian, Ukrainian or Greek name in Latin letters': () => {
      const one = organization({ isUnique: true });
      const alias = aliases(one.key).find((own) => wordsOf(own).length > 2 && romanized(own) !== null);
      const name =
        alias === undefined || bearers(alias) !== 1 || fitting(alias) > 1 ? null : romanized(alias);
      return name === null || isLatin(alias!) || fitting(name) > 1 ? null : asked(name, placed(one), one.key);
    },
    'the town by another name': () => {
      const one = sole();
      const country = one && countryOf(one);
      const pairs = TOWNS.flatMap(([town, other, its]) =>
        country?.includes(its) ? [[town, other] as const] : [],
      );
      const name = exchanged(one?.name ?? '', pairs);
      if (!one || name === one.name || fitting(name) > 0) return null;
      const place = exchanged(one.place!.split(',')[0]!, pairs);
      return asked(name, pick([{}, { place }]), one.key);
    },
    'the country of a company in its language': () => {
      const one = sole();
      const [, company, country] = /^(.{5,}) \(([^()]+)\)$/.exec(one?.name ?? '') ?? [];
      const written = pick(COUNTRIES[country ?? ''] ?? ['']);
      if (!one || company === undefined || written === '') return null;
      if (bearers(company) > aliases(one.key).filter((name) => fold(name) === fold(company)).length)
        return null;
      return asked(
        pick([`${company} ${written}`, `${company} (${written})`, `${company}, ${written}`]),
        {},
        one.key,
      );
    },
  };
}
