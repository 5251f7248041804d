import type { Kinds } from '../records.js';
import { full, municipalityOf, townOf, type Tools } from '../tools.js';
import { CODES, codeOf, stateOf } from '../writings/states.js';

/** Organizations of the people around another one. */
const PEOPLE_AROUND: readonly ((name: string) => string)[] = [
  (name) => `Friends of ${name}`,
  (name) => `${name} Alumni Association`,
  (name) => `Alumni Association of ${name}`,
  (name) => `${name} Students' Union`,
  (name) => `Staff Union of ${name}`,
  (name) => `${name} Parents Association`,
  (name) => `${name} Retirees Association`,
];
const ORGANIZATIONS_AROUND: readonly ((name: string) => string)[] = [
  (name) => `${name} Employees Credit Union`,
  (name) => `${name} Federal Credit Union`,
  (name) => `${name} Historical Society`,
  (name) => `${name} Faculty Club`,
  (name) => `${name} Employees Pension Fund`,
  (name) => `${name} Parking Garage LLC`,
];
const IN_A_TOWN = [
  'Firefighters Local 1014',
  'Chamber of Commerce',
  'Police Benevolent Association',
  'Historical Society',
];
const SHOPS = [
  'Pizzeria',
  'Car Wash',
  'Yoga Studio',
  'Steakhouse',
  'Bowling Club',
  'Dental Practice',
  'Chamber Orchestra',
  'Bakery',
];
const EVENTS = ['Golf Outing', 'Annual Gala', 'Charity Run', 'Holiday Party', 'Job Fair'];
type Offices = readonly (readonly [name: string, ...words: string[]])[];
/** Offices of a town or a county, and the words by which other names would name them. */
const OF_TOWNS: Offices = [
  ['Police Department', 'police'],
  ['Fire Department', 'fire'],
  ['Public Library', 'library', 'libraries'],
  ['Housing Authority', 'housing'],
  ['Water Department', 'water'],
  ['Parks and Recreation Department', 'parks', 'park', 'recreation'],
  ['Public Works Department', 'works'],
];
const OF_COUNTIES: Offices = [
  ["Sheriff's Office", 'sheriff', 'sheriffs'],
  ['Sheriff', 'sheriff', 'sheriffs'],
  ['Health Department', 'health'],
  ['Clerk', 'clerk', 'clerks'],
  ['Tax Collector', 'tax', 'collector'],
  ['Board of Elections', 'elections', 'election'],
  ['Supervisor of Elections', 'elections', 'election'],
  ['Public Library', 'library', 'libraries'],
  ['Property Appraiser', 'appraiser', 'appraisers'],
  ['Courthouse', 'courthouse'],
  ['Emergency Management', 'emergency'],
];
const FIELDS: Offices =
  'Agriculture,Commerce,Corrections,Education,Health,Labor,Revenue,Transportation,Tourism,Justice'
    .split(',')
    .map((field) => [`Department of ${field}`, field] as const);
const CAMPAIGNS = [
  (name: string) => `Friends of ${name}`,
  (name: string) => `${name} for Congress`,
  (name: string) => `Committee to Elect ${name}`,
  (name: string) => `${name} Victory Fund`,
  (name: string) => `The ${name} Memorial Scholarship Fund`,
  (name: string) => `${name} for State Senate`,
];
const REGIONS = ['Brazil', 'Canada', 'Chile', 'Ghana', 'India', 'Italy', 'Norway', 'Poland', 'Turkey'];

/** Associations, shops, events and offices with the name of an organization or a town. */
export function noAnswerRelated(tools: Tools): Kinds {
  const { pick, below, asked, fitsNone, single, noCompany, person, organization, fitting } = tools;
  const around = (names: readonly ((name: string) => string)[]) => () => {
    const one = organization({ isUnique: true });
    if (!/^\p{L}/u.test(one.name) || /[(,]|committee/.test(one.name + (one.type ?? ''))) return null;
    const name = pick(names)(one.name);
    const facts = pick([{}, {}, { parent: { name: one.name } }, one.place ? { place: one.place } : {}]);
    return fitsNone(name) ? asked(name, facts, null) : null;
  };
  return {
    'the friends, alumni or staff of an organization': around(PEOPLE_AROUND),
    'a credit union, a fund or a club of an organization': around(ORGANIZATIONS_AROUND),
    'an association of a town': () => {
      const { town } = municipalityOf(organization({ isUnique: true })) ?? {};
      const name = `${town} ${pick(IN_A_TOWN)}`;
      return town !== undefined && fitsNone(name) ? asked(name, {}, null) : null;
    },
    'a chapter of a society': noCompany(({ name }) => {
      const [scope] = /^(?:American|National|International|World|European)\b/.exec(name) ?? [];
      if (
        scope === undefined ||
        !/\b(?:Society|Association|Federation)\b/.test(name) ||
        /[(),–-]|Chapter|Branch|Agency/.test(name)
      )
        return null;
      const isUnitedStates = scope === 'American' || scope === 'National';
      const region = pick(isUnitedStates ? CODES.map(stateOf) : REGIONS);
      const other = pick([
        `${name}, ${region} Chapter`,
        `${region} Chapter of the ${name}`,
        `${name} - ${region} Section`,
        `${name}, ${region} Student Chapter`,
      ]);
      return fitsNone(`${name} ${region}`) ? other : null;
    }),
    'another office of the same government': noCompany(({ name }) => {
      const isCounty = / County /.test(name);
      const list = /\bDepartment of \w+$/.test(name) ? FIELDS : isCounty ? OF_COUNTIES : OF_TOWNS;
      const own = list.find(([office]) => name.endsWith(` ${office}`));
      if (own === undefined || /Regional|University|College|Campus|Airport|School/.test(name)) return null;
      const base = name.slice(0, -own[0].length - 1);
      const [office, ...words] = pick(list);
      const place = base.replace(/\bState\b|\b(?:City|Town|Village|County|State) of\b/g, '').trim();
      return /^[A-Z]{2}$|,| Circuit/.test(base) ||
        words.includes(own[1]!) ||
        words.some((word) => fitting(`${place} ${word}`) > 0)
        ? null
        : `${base} ${office}`;
    }),
    'a campaign or a fund with a member’s name': () => {
      const one = person();
      const name = pick(CAMPAIGNS)(full(one));
      const isMember = one.employers.some((own) => codeOf(own.name) ?? /, [A-Z]{2}$/.test(own.name));
      return isMember && fitsNone(name) ? asked(name, {}, null) : null;
    },
    'a shop or a club of a town': () => {
      const one = organization({ isUnique: true });
      const town = townOf(one);
      const name = `${town} ${pick(SHOPS)}`;
      return town === undefined || fitting(name) > 0 ? null : asked(name, { place: one.place }, null);
    },
    'an event of an organization': () => {
      const one = single();
      const name = `${one?.name} ${pick(EVENTS)} ${2005 + below(20)}`;
      return one === null || fitting(name) > 0 ? null : asked(name, {}, null);
    },
  };
}
