import { fold } from '../../../../src/names/normalize.js';
import { STATE_ABBREVIATIONS, STATES } from '../../../../src/names/words.js';
import type { Draws } from '../draws.js';
import { few, type Kinds } from '../kinds.js';
import { capitalized } from '../texts.js';

const MUNICIPALITIES = [
  '{place}, {kind} of',
  '{PLACE}, {KIND} OF - ACCT {number}',
  "{kind} of {place} clerk's office phone",
  '{place} {kind} hall',
  'minutes of the {kind} of {place} planning board, {date}',
  'RFP {number}: {kind} of {place}',
  'Now hiring: {kind} of {place}, public works',
  'FOIA request to the {kind} of {place}',
];
const TOWNS_AND_STATES = [
  '{town} in {state}',
  '{lowertown} in {lowerstate}',
  'City of {town} ({state})',
  'municipal government of {town}, {state}',
  'city hall {town} {state}',
  '{lowertown} {lowerstate} municipality',
  '{town}, {state}',
];
const STATE_BY_CODE: ReadonlyMap<string, string> = new Map(
  [...STATES].map(([name, code]) => [code, name.split(' ').map(capitalized).join(' ')]),
);
const ABBREVIATED: ReadonlyMap<string, string> = new Map(
  [...STATE_ABBREVIATIONS].map(([short, code]) => [STATE_BY_CODE.get(code)!, short]),
);
const DEPARTMENTS = [
  '{name} Building Permits',
  'Animal Control {name}',
  '{name} Human Resources',
  'Finance Dept {name}',
  'recycling {name}',
];
/** Words of names of bodies as the post and budgets write them. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  Village: 'Vlg',
  Township: 'Twp',
  Borough: 'Boro',
  County: 'Cnty',
  District: 'Dist',
  Board: 'Bd',
  Department: 'Dept',
  Office: 'Ofc',
};
const SHORTENED = new RegExp(`\\b(?:${Object.keys(SHORT_FORMS).join('|')})\\b`, 'g');
/** Words of streets and points of the compass in full. */
const IN_FULL: Readonly<Record<string, string>> = {
  St: 'Street',
  Ave: 'Avenue',
  Blvd: 'Boulevard',
  Rd: 'Road',
  Dr: 'Drive',
  Hwy: 'Highway',
  Ln: 'Lane',
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
};
const SHORT_WORD = new RegExp(`\\b(${Object.keys(IN_FULL).join('|')})\\b\\.?`, 'g');
const ADDRESSES = [
  '{street}, {town}, {state} {zip}',
  '{street}, {town}, {state}',
  'office at {street}, {town}',
];
const GOVERNMENT = /^(City|Town|Village|Borough|Township) of ([A-Z][a-z]{3,}(?: [A-Z][a-z]+)?)$/;
const OFFICES = [
  '{lowertown} {code} {kind} clerk',
  'pay water bill {lowertown} {code}',
  '{town}, {CODE} municipal offices',
  'municipality of {lowertown} {code}',
  '{lowertown} {code} {kind} govt',
  '{lowertown} {code}',
];
const KINDS = ['City', 'Town', 'Village', 'Borough', 'Township'];

const COUNTIES = ['{county}, {state}', '{county} {code}', '{lowercounty} {lowerstate}', '{county} {state}'];
const CHORES = [
  'early voting hours {lowercounty}',
  'marriage license {lowercounty}',
  'how do i pay property tax in {lowercounty}',
  '{county} burn permit',
  'jail roster {county}',
];
const OF_TRIBES = [
  '{lowershort} tribe',
  '{short} people',
  'enrollment office {lowershort} tribe',
  '{short} reservation',
];
const TRIBE = /^([A-Z][a-z]{3,}(?: [A-Z][a-z]+)?) (?:Band|Tribe|Tribes|Rancheria|Indian Tribe) of /;
const IN_SPANISH = [
  'Condado de {base}, {state}',
  'condado {lowerbase} {lowerstate}',
  'gobierno del condado de {base} {state}',
];
/** The states whose Spanish name is another. */
const SPANISH: Readonly<Record<string, string>> = {
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  Mississippi: 'Misisipi',
  Missouri: 'Misuri',
  Pennsylvania: 'Pensilvania',
};

/** The governments and offices of towns and counties, as notices, the post and their citizens write them. */
export function municipalitiesKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, bearersOf, organization, recordsWith } = draws;
  const names = [...corpus.organizations.map(({ name, key }) => [name, key] as const), ...corpus.aliases];
  const towns = corpus.organizations.flatMap(({ name }) => {
    const [, town, code] = /^([A-Z][a-z]{3,}(?: [A-Z][a-z]+)?), ([A-Z]{2})$/.exec(name) ?? [];
    const state = STATE_BY_CODE.get(code ?? '');
    return town === undefined || state === undefined ? [] : [{ name, town, state }];
  });

  const counties = corpus.organizations.flatMap(({ name, domain, key }) => {
    const [, county = '', base = ''] = /^((\p{Lu}\p{Ll}{3,}) County)(?: Government)?$/u.exec(name) ?? [];
    const code = new RegExp(`^${fold(base)}county-?([a-z]{2})\\.gov$`).exec(domain ?? '')?.[1]?.toUpperCase();
    const state = STATE_BY_CODE.get(code ?? '');
    if (county === '' || code === undefined || state === undefined) return [];
    const lower = { lowercounty: county.toLowerCase(), lowerbase: base.toLowerCase() };
    return [{ key, county, base, code, state, ...lower, lowerstate: state.toLowerCase() }];
  });
  const tribes = corpus.organizations.flatMap(({ name, domain }) => {
    const short = TRIBE.exec(name)?.[1];
    return short === undefined || !domain?.endsWith('.gov') ? [] : [{ name, short }];
  });
  const bearersIn = ({ county, code }: { county: string; code: string }) =>
    new Set(counties.filter((one) => one.county === county && one.code === code).map(({ key }) => key));

  return {
    'municipality in an index or a notice': () => {
      const { name } = organization();
      const [, kind, place] =
        /^(City|Town|Village|Borough|Township) of ([A-Z][a-z]{4,}(?: [A-Z][a-z]+)?)$/.exec(name) ?? [];
      if (kind === undefined || place === undefined) return null;
      const same = names.filter(([other]) => other.replace(/, [A-Z]{2}$/, '') === place);
      const bearers = [...bearersOf(name), ...bearersOf(`${place} ${kind}`), ...same.map(([, key]) => key)];
      const slots = { kind: kind.toLowerCase(), KIND: kind.toUpperCase(), place, PLACE: place.toUpperCase() };
      return [write(MUNICIPALITIES, slots), few(new Set(bearers), 4)];
    },
    'body in short forms': () => {
      const { name } = organization(3);
      const short = name.replace(SHORTENED, (word) => SHORT_FORMS[word]!);
      const isShorter = short !== name && bearersOf(short).size === 0;
      return isShorter ? [random.pick([short, short.toLowerCase()]), few(bearersOf(name), 4)] : null;
    },
    'address of a street in full': () => {
      const { address } = random.pick(corpus.streets);
      const [written = '', ...others] = address.split(', ');
      const [, code = '', zip = ''] = /^(\S+) (\S+)$/.exec(others.at(-1)!) ?? [];
      const street = written.replace(SHORT_WORD, (_, word: string) => IN_FULL[word]!);
      const [town, state] = [others.at(-2), STATE_BY_CODE.get(code)];
      if (street === written || town === undefined || state === undefined) return null;
      const [number] = written.split(' ');
      const same = corpus.streets.filter(
        (one) => one.address.startsWith(`${number} `) && one.address.endsWith(zip),
      );
      return [write(ADDRESSES, { street, town, state, zip }), few(new Set(same.map(({ key }) => key)), 4)];
    },
    'office of a town and the code of its state': () => {
      const { name, domain } = organization(2);
      const [, kind = '', town = ''] = GOVERNMENT.exec(name) ?? [];
      const [, code] =
        new RegExp(`${fold(town).replaceAll(' ', '')}(?:${kind.toLowerCase()})?-?([a-z]{2})\\.`).exec(
          domain ?? '',
        ) ?? [];
      if (town === '' || code === undefined || !STATE_BY_CODE.has(code.toUpperCase())) return null;
      const slots = {
        kind: kind.toLowerCase(),
        town,
        lowertown: town.toLowerCase(),
        code,
        CODE: code.toUpperCase(),
      };
      const names = [`${town}, ${slots.CODE}`, ...KINDS.map((other) => `${other} of ${town}`)];
      return [write(OFFICES, slots), few(new Set(names.flatMap((one) => [...bearersOf(one)])), 4)];
    },
    'town by its misspelt name alone': () => {
      const [, , town = ''] = GOVERNMENT.exec(organization(2).name) ?? [];
      if (!/^[A-Z][a-z]{7,}$/.test(town)) return null;
      const at = 2 + random.below(town.length - 3);
      const misspelt = town.slice(0, at) + town.slice(at + 1);
      const expected = recordsWith(town);
      return recordsWith(misspelt).size > 0
        ? null
        : [random.pick([misspelt, misspelt.toLowerCase()]), few(expected)];
    },
    'town of another kind': () => {
      const [, kind = '', town = ''] = GOVERNMENT.exec(organization(2).name) ?? [];
      const said = random.pick(KINDS.filter((other) => other !== kind));
      const bearers = KINDS.map((other) => bearersOf(`${other} of ${town}`));
      if (town === '' || bearersOf(`${said} of ${town}`).size > 0) return null;
      return [`${said} of ${town}`, few(new Set(bearers.flatMap((some) => [...some])), 4)];
    },
    'county and its state': () => {
      const one = random.pick(counties);
      return [write(COUNTIES, one), few(bearersIn(one), 3)];
    },
    'chore in a county': () => {
      const one = random.pick(counties);
      const bearers = new Set(
        corpus.organizations.filter(({ name }) => name.startsWith(`${one.county} `)).map(({ key }) => key),
      );
      return [write(CHORES, one), few(new Set([...bearersOf(one.county), ...bearers]), 6)];
    },
    'tribe in short': () => {
      const { name, short } = random.pick(tribes);
      return [write(OF_TRIBES, { short, lowershort: short.toLowerCase() }), few(bearersOf(name), 4)];
    },
    'county and its state in Spanish': () => {
      const one = random.pick(counties);
      const state = SPANISH[one.state] ?? one.state;
      return [write(IN_SPANISH, { ...one, state, lowerstate: state.toLowerCase() }), few(bearersIn(one), 3)];
    },
    'town and its misspelt state': () => {
      const { name, town, state } = random.pick(towns);
      if (!/^[A-Z][a-z]{6,}$/.test(state)) return null;
      const at = 2 + random.below(state.length - 4);
      const query = `${town} ${state.slice(0, at)}${state.slice(at + 1)}`;
      return [random.pick([query, query.toLowerCase()]), few(bearersOf(name), 4)];
    },
    'department next to its town': () => {
      const { name } = organization(2);
      return GOVERNMENT.test(name) ? [write(DEPARTMENTS, { name }), few(bearersOf(name), 4)] : null;
    },
    'town and its abbreviated state': () => {
      const { name, town, state } = random.pick(towns);
      const short = ABBREVIATED.get(state);
      const query = random.pick([`${town}, ${short}`, `${town.toLowerCase()}, ${short?.toLowerCase()}`]);
      return short === undefined ? null : [query, few(bearersOf(name), 4)];
    },
    'municipality and its state': () => {
      const { name, town, state } = random.pick(towns);
      const slots = { town, state, lowertown: town.toLowerCase(), lowerstate: state.toLowerCase() };
      const bearers = [name, ...KINDS.map((kind) => `${kind} of ${town}`)].flatMap((one) => [
        ...bearersOf(one),
      ]);
      return [write(TOWNS_AND_STATES, slots), few(new Set(bearers), 4)];
    },
  };
}
