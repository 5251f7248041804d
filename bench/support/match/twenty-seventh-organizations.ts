import { fold } from '../../../src/names/normalize.js';
import { builders, townOf } from './builders.js';
import { CODES, stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

/** The legal form that a company of a country most often has. */
const FORMS: Readonly<Record<string, string>> = {
  'United States': 'Inc.',
  'United Kingdom': 'Ltd',
  Germany: 'GmbH',
  France: 'SAS',
  Japan: 'Co., Ltd.',
  China: 'Co., Ltd.',
  'South Korea': 'Co., Ltd.',
  Italy: 'S.r.l.',
  Spain: 'S.L.',
  Netherlands: 'B.V.',
  Sweden: 'AB',
  Switzerland: 'AG',
  India: 'Pvt. Ltd.',
  Canada: 'Inc.',
  Finland: 'Oy',
  Denmark: 'A/S',
  Australia: 'Pty Ltd',
  Israel: 'Ltd.',
  Brazil: 'Ltda.',
};
const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/,? Co\.,? ?Ltd\.?$/i, ' Company Limited'],
  [/,? Corporation$/, ' Corp.'],
  [/,? Corp\.?$/, ' Corporation'],
  [/,? Inc\.?$/, ' Incorporated'],
  [/,? Ltd\.?$/, ' Limited'],
  [/,? Limited$/, ' Ltd.'],
  [/ GmbH$/, ' G.m.b.H.'],
  [/ AG$/, ' A.G.'],
  [/,? L\.?L\.?C\.?$/, ' Limited Liability Company'],
];
const FORM = /\p{P}$| (SA|SAS|AB|AG|ASA?|BV|NV|KG|KK|OyJ?|SpA|SE|SL|PLC|LLP|LP|Ltda|SARL|GmbH|Co|Company)$/iu;
const DEPARTMENTS = [
  'Chemistry',
  'Physics',
  'Mathematics',
  'Computer Science',
  'History',
  'Economics',
  'Biology',
];
const BRANDS = [
  'Altivara',
  'Brightmere',
  'Corvantis',
  'Lumendia',
  'Novexara',
  'Orbisyn',
  'Quantivo',
  'Veridane',
];
const abbreviated = (name: string): string =>
  name
    .replace(/\bUniversit(y|à|é|ät|eit|et|atea)(?!\p{L})/u, 'Univ.')
    .replace(/\bUniversidade?(?!\p{L})/u, 'Univ.')
    .replace(/\bInstitute\b/, 'Inst.')
    .replace(/\bTechnology\b/, 'Technol.')
    .replace(/\bNational\b/, 'Natl.');
const SMALL = /^(of|for|and|the|in|de|la|le|les|el|do|da|du|des|del|di|der|und|von|et|y|e|al)$/;

export function twentySeventhOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, bearers, fitting, sharing, aliases, children } = draws;
  const { pick } = random;
  const { asked } = builders(draws);
  /** An organization that no other record resembles, with a site of its own. */
  const single = (): Organization | null => {
    const one = organization({ isUnique: true });
    const isOwn = one.domain === null || sharing(one.domain) === 1;
    return isOwn && fitting(one.name) === 1 ? one : null;
  };
  const countryOf = ({ place }: Organization): string | undefined => place?.split(', ').at(-1);
  return {
    'a company: another legal form, the country as the place': until((): Drawn => {
      const one = organization();
      const [, stem, country] = /^(.{4,}) \(([A-Z][\p{L} ]+)\)$/u.exec(one.name) ?? [];
      if (one.type !== 'company' || stem === undefined || country === undefined) return null;
      if (fitting(`${stem} ${country}`) !== 1 || !one.place?.endsWith(country)) return null;
      const rule = REWRITTEN.find(([pattern]) => pattern.test(stem));
      const form = FORMS[country];
      const name = rule ? stem.replace(...rule) : form && !FORM.test(stem) ? `${stem} ${form}` : null;
      const core = rule ? stem.replace(rule[0], '') : stem;
      if (name === null || bearers(name) > 0 || fitting(`${core} ${country}`) > 1) return null;
      return asked(name, { place: country }, one.key);
    }),
    'the acronym with the town or the country': until((): Drawn => {
      const one = single();
      const own = one ? aliases(one.key).filter((alias) => /^[A-Z]{3,7}$/.test(alias)) : [];
      const [town, acronym] = [one && townOf(one), own.length > 0 ? pick(own) : null];
      if (!one || !town || !acronym || fitting(acronym) !== 1) return null;
      const dotted = [...acronym].map((letter) => `${letter}.`).join('');
      return pick([
        asked(`${acronym} ${town}`, {}, one.key),
        asked(`${acronym}, ${town}`, { place: countryOf(one) }, one.key),
        asked(dotted, { place: one.place }, one.key),
      ]);
    }),
    'an affiliation: a department, the abbreviated name, town and country': until((): Drawn => {
      const one = single();
      const town = one && townOf(one);
      if (!one?.domain || !town || !/education|university/.test(one.type ?? '')) return null;
      if (!/Universi|College|Institut|School/.test(one.name) || /[,()]/.test(one.name)) return null;
      const subject = pick(DEPARTMENTS);
      const isThere = children(one.key).some(({ name }) => name.includes(subject));
      if (isThere || fitting(`${subject} ${one.name}`) > 0) return null;
      const unit = pick([`Department of ${subject}`, `Dept. of ${subject}`, `Faculty of ${subject}`]);
      return asked([unit, abbreviated(one.name), town, countryOf(one)].join(', '), {}, one.key);
    }),
    'a unit: its name and that of its parent in one cell': until((): Drawn => {
      const one = organization();
      const { name, parent, key } = one;
      if (!parent || fold(name).includes(fold(parent.name)) || /[(),]/.test(name + parent.name)) return null;
      const siblings = children(parent.key).filter((other) => other.key !== key);
      const [, code] = /^([A-Z]{2}) state government$/.exec(parent.name) ?? [];
      if (code !== undefined && one.type === 'committee') {
        const own = aliases(key).find((alias) => /^(House|Senate|Joint|Assembly) .+ Committee$/.test(alias));
        const isShared = own && siblings.some((other) => aliases(other.key).includes(own));
        if (!own || isShared || bearers(`${stateOf(code)} ${own}`) > 0) return null;
        return asked(`${stateOf(code)} ${own}`, {}, key);
      }
      if (siblings.some((other) => fitting(`${name} ${other.name}`) > 0 || fold(other.name) === fold(name)))
        return null;
      if (one.type === 'subcommittee') return asked(`${parent.name}, Subcommittee on ${name}`, {}, key);
      const acronyms = aliases(parent.key).filter((alias) => /^[A-Z]{2,8}$/.test(alias));
      const above = pick([parent.name, ...acronyms]);
      const cell = pick([`${name}, ${above}`, `${above} - ${name}`, `${name} (${above})`]);
      return code !== undefined || fitting(cell) > 1 || fitting(name) > 1 ? null : asked(cell, {}, key);
    }),
    'a town or county as a list of payees writes it, state': until((): Drawn => {
      const one = single();
      const [, form, town] =
        /^(City|Town|Village|County|Township|Borough) of (\p{L}[\p{L} ]+)$/u.exec(one?.name ?? '') ?? [];
      const after = one?.domain?.split(fold(town ?? '').replaceAll(' ', '')).at(-1);
      const code = /^-?([a-z]{2})\.gov$/.exec(after ?? '')?.[1]?.toUpperCase();
      if (!one || form === undefined || town === undefined || code === undefined) return null;
      if (!CODES.includes(code)) return null;
      if (bearers(`${town}, ${code}`) + bearers(`${town} ${form}`) > 0) return null;
      const facts = { place: pick([code, stateOf(code)]) };
      return pick([
        asked(`${town}, ${form} of`, facts, one.key),
        asked(`${town} ${form}`.toUpperCase(), facts, one.key),
        asked(`${form} of ${town}, ${stateOf(code)}`, {}, one.key),
        asked(`${town} (${form})`, facts, one.key),
      ]);
    }),
    'a new name next to the former one': until((): Drawn => {
      const one = single();
      if (one === null || !/company|nonprofit|healthcare|facility|education/.test(one.type ?? ''))
        return null;
      const former = one.name.replace(/ \([\p{L} ]+\)$/u, '');
      const brand = `${pick(BRANDS)}${pick(['', ' Group', ' Institute', ' Health'])}`;
      if (fitting(brand) > 0 || fitting(former) !== 1 || !former.includes(' ')) return null;
      const links = [`${brand} (formerly ${former})`, `${brand} f/k/a ${former}`, `${former} (now ${brand})`];
      return asked(pick(links), { place: countryOf(one) }, one.key);
    }),
    'none: the same name with another town': until((): Drawn => {
      const [one, other] = [organization({ isUnique: true, words: 3 }), organization()];
      const [town, instead] = [townOf(one), townOf(other)];
      const words = one.name.split(' ');
      const at = words.indexOf(town ?? '');
      if (instead === undefined || instead.includes(' ') || at < 0 || countryOf(one) === countryOf(other))
        return null;
      const rest = words.toSpliced(at, 1).filter((word) => !SMALL.test(fold(word)));
      if (rest.length < 2 || rest.some((word) => !/^[\p{L}'-]+$/u.test(word))) return null;
      if (rest.some((word) => fitting(`${instead} ${word}`) > 0)) return null;
      return asked(words.with(at, instead).join(' '), { place: other.place }, null);
    }),
  };
}
