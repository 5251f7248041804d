import { fold } from '../../../src/names/normalize.js';
import { site } from '../../../src/values/hostname.js';
import { builders, townOf } from './builders.js';
import type { Draws, Drawn, Kinds } from './records.js';

const ENTITIES = new Map(
  (
    '&=&amp;,\'=&#39;,’=&rsquo;,"=&quot;,á=&aacute;,é=&eacute;,í=&iacute;,ó=&oacute;,ú=&uacute;,à=&agrave;,' +
    'è=&egrave;,ä=&auml;,ö=&ouml;,ü=&uuml;,ñ=&ntilde;,ç=&ccedil;,ã=&atilde;,õ=&otilde;,â=&acirc;,ê=&ecirc;,' +
    'ô=&ocirc;,ø=&oslash;,å=&aring;,æ=&aelig;,ß=&szlig;,É=&Eacute;,Ö=&Ouml;,Ü=&Uuml;,Á=&Aacute;,–=&ndash;'
  )
    .split(',')
    .map((pair) => [pair[0]!, pair.slice(2)] as const),
);

const DEPARTMENTS = [
  'Department of Chemistry',
  'Department of Economics',
  'Dept. of Mathematics',
  'Department of Philosophy',
  'Dept. of Physics',
  'Department of Sociology',
];

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

/** Letters and words that an English name rarely has. */
const FOREIGN =
  /[^ -~’–]|\b(?:de|del|della|di|da|do|des|du|der|für|van|voor|och|og|w|la|el|und|et|y|e|dan|za|ve|nacional)\b/i;
const TOWN = /^(City|Town|Village|Borough|Township) of ([A-Z][a-z]{2,}(?: [A-Z][a-z]+)?)$/;
const FORMS = ['City', 'Town', 'Village', 'Borough', 'Township'];

/** Kinds of names of organizations in web forms, CRM systems, papers, census lists and bilingual lists. */
export function twelfthOrganizationsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, fitting, aliases, sharing } = draws;
  const { pick, below } = random;
  const { company, noCompany } = builders(draws);
  const fitsNone = (name: string): boolean => bearers(name) === 0 && fitting(name) === 0;
  return {
    'organization: entities of HTML': company(({ name }) => {
      const text = name.replace(/./gu, (letter) => ENTITIES.get(letter) ?? letter);
      return text === name ? null : text;
    }),
    'organization: its site for the name': (): Drawn => {
      const one = organization();
      const { domain } = one;
      if (domain === null || !site(domain).ok || sharing(domain) > 1 || /[/:]/.test(domain)) return null;
      const host = domain.replace(/^www\./, '');
      const name = pick([
        host,
        `www.${host}`,
        `https://${domain}`,
        `http://www.${host}/`,
        `https://${domain}/contact`,
        host.toUpperCase(),
      ]);
      return { query: { type: 'organization', name }, expected: one.key };
    },
    'organization: its page at LinkedIn or Wikipedia': company(
      (one) => {
        if (/[^\p{L}\d\s'&.,-]|^(?:City|Town|Village|Charter) /u.test(one.name) || one.type === 'committee')
          return null;
        const slug = fold(one.name).replaceAll(' ', '-');
        return pick([
          `https://www.linkedin.com/${one.type === 'education' ? 'school' : 'company'}/${slug}/`,
          `linkedin.com/company/${slug}`,
          `https://en.wikipedia.org/wiki/${one.name.replaceAll(' ', '_')}`,
          slug,
        ]);
      },
      undefined,
      3,
    ),
    'organization: an account number or a note': company(({ name, type }) => {
      if (type === 'committee') return null;
      const number = 1000 + below(90_000);
      return pick([
        `${name} (DO NOT CALL)`,
        `${name} - DUPLICATE`,
        `zz ${name}`,
        `INACTIVE - ${name}`,
        `${name} [VIP]`,
        `ACC-${number} ${name}`,
        `${name} #${number}`,
        `${number} - ${name}`,
        `${name} (old account)`,
        `${name} *NEW*`,
      ]);
    }),
    'organization: an author’s affiliation': company((one) => {
      const town = townOf(one);
      const country = one.place?.split(',').at(-1)?.trim();
      const department = pick(DEPARTMENTS);
      const subject = department.replace(/^.* of /, '');
      if (one.type !== 'education' || town === undefined || country === undefined || town === country)
        return null;
      if (!/Universi|Universität|College/.test(one.name) || fitting(`${subject} ${one.name}`) > 0)
        return null;
      const code = 10_000 + below(89_999);
      return pick([
        `${department}, ${one.name}, ${town}, ${country}`,
        `${department}, ${one.name}, ${code} ${town}, ${country}`,
        `${one.name}, ${department}, ${town} ${code}, ${country}.`,
      ]);
    }),
    'organization: a municipality as in a census': company(({ name }) => {
      const [, form, town] = TOWN.exec(name) ?? [];
      if (form === undefined || town === undefined) return null;
      const others = [...FORMS.flatMap((other) => [`${other} of ${town}`, `${town} ${other}`]), town];
      if (others.some((other) => other !== name && bearers(other) > 0)) return null;
      return pick([
        `${town} ${form.toLowerCase()}`,
        `${town} ${form.toLowerCase()}`,
        `${town.toUpperCase()} ${form.toUpperCase()}`,
        `${town} (${form.toLowerCase()})`,
      ]);
    }),
    'organization: its names in two languages': company((one) => {
      const others = aliases(one.key).filter(
        (other) =>
          bearers(other) === 1 &&
          other.length > 7 &&
          other.length < 100 &&
          other.includes(' ') === /^\p{Script=Latin}/u.test(other) &&
          !/\d/.test(other) &&
          FOREIGN.test(other) !== FOREIGN.test(one.name) &&
          fold(other)
            .split(' ')
            .filter((word) => word.length > 3 && fold(one.name).includes(word)).length < 2,
      );
      if (others.length === 0) return null;
      const other = pick(others);
      return pick([`${other} (${one.name})`, `${one.name} / ${other}`, `${other} – ${one.name}`]);
    }),
    'no match: another office of the same government': noCompany(({ name }) => {
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
    'no match: a campaign or a fund of a member': (): Drawn => {
      const one = person();
      if (!one.employers.some(({ name }) => /^[A-Z]{2} state government$|, [A-Z]{2}$/.test(name)))
        return null;
      const name = pick(CAMPAIGNS)(`${one.first} ${one.last}`);
      return fitsNone(name) ? { query: { type: 'organization', name }, expected: null } : null;
    },
  };
}
