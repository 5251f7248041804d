import { fold } from '../../../src/names/normalize.js';
import { builders, townOf } from './builders.js';
import { CODES, stateOf } from './fourteenth-states.js';
import { often } from './thirteenth-organizations.js';
import type { Draws, Drawn, Kinds } from './records.js';

/** Codes of countries of two and three letters. */
const COUNTRY_CODES: Readonly<Record<string, readonly [string, string]>> = {
  Japan: ['JP', 'JPN'],
  'United States': ['US', 'USA'],
  Portugal: ['PT', 'PRT'],
  'United Kingdom': ['GB', 'GBR'],
  China: ['CN', 'CHN'],
  Germany: ['DE', 'DEU'],
  Italy: ['IT', 'ITA'],
  Spain: ['ES', 'ESP'],
  France: ['FR', 'FRA'],
  Canada: ['CA', 'CAN'],
  'South Korea': ['KR', 'KOR'],
  Switzerland: ['CH', 'CHE'],
  Netherlands: ['NL', 'NLD'],
  India: ['IN', 'IND'],
  Australia: ['AU', 'AUS'],
  Austria: ['AT', 'AUT'],
  Sweden: ['SE', 'SWE'],
  Czechia: ['CZ', 'CZE'],
  Belgium: ['BE', 'BEL'],
  Ireland: ['IE', 'IRL'],
  Norway: ['NO', 'NOR'],
  Brazil: ['BR', 'BRA'],
  Poland: ['PL', 'POL'],
  Israel: ['IL', 'ISR'],
  Hungary: ['HU', 'HUN'],
};
/** Countries, and what is of them. */
const ADJECTIVES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'Nepal=Nepalese,Ghana=Ghanaian,Kenya=Kenyan,Lithuania=Lithuanian,Mongolia=Mongolian,Bangladesh=Bangladeshi,' +
    'Finland=Finnish,Norway=Norwegian,Denmark=Danish,Ireland=Irish,Singapore=Singaporean,Jordan=Jordanian,' +
    'Vietnam=Vietnamese,Uganda=Ugandan,Zambia=Zambian,Malawi=Malawian,Croatia=Croatian,Latvia=Latvian,' +
    'Estonia=Estonian,Slovenia=Slovenian,Portugal=Portuguese,Greece=Greek,Iceland=Icelandic,Nigeria=Nigerian,' +
    'Ethiopia=Ethiopian,Peru=Peruvian,Chile=Chilean,Israel=Israeli,Australia=Australian,Canada=Canadian,' +
    'Japan=Japanese,Thailand=Thai,Indonesia=Indonesian,Austria=Austrian,Bulgaria=Bulgarian,Romania=Romanian'
  )
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);
const COUNTRIES = Object.keys(ADJECTIVES);
const OF_COUNTRY = new RegExp(`^(.+ (?:of|in)(?: the Republic of)?) (?:${COUNTRIES.join('|')})$`);
/** Ways of writing a number before a noun. */
const ORDINALS = [
  ['First', '1st', 'No. 1'],
  ['Second', '2nd', 'No. 2'],
  ['Third', '3rd', 'No. 3'],
  ['Fourth', '4th', 'No. 4'],
  ['Fifth', '5th', 'No. 5'],
  ['Sixth', '6th', 'No. 6'],
  ['Seventh', '7th', 'No. 7'],
];
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const BEFORE_NOUN =
  /(?<![\p{L}\p{N}.-] ?)(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|[1-7](?:st|nd|rd|th)|No\. [1-7])(?= (?!Nations?\b|Grade|Form|Light|Aid|Reading)[A-Z])/u;
const AT_END = /(?<=[a-z] )(?:(No\. )?([1-9])|([IV]{2,4}))(?=\)?$)/;
/** Hosts whose addresses many have. */
const SHARED_HOSTS = /\.gov$|google|facebook|wordpress|blogspot|linkedin|yahoo|gmail/;
const STAFF = ['jane.smith', 'm.keller', 'k.tanaka', 'procurement.team', 'ahmed.hassan', 'jdoe', 'svensson'];
const TOWN = /^(Town|City|Village|Township|Borough|County) of ([A-Z][a-z]{3,}(?: [A-Z][a-z]+)?)$/;
const COUNTY = /^([A-Z][a-z]{3,}(?: [A-Z][a-z]+)?) (County|Township)$/;
const SHORT: Readonly<Record<string, readonly string[]>> = {
  County: ['CNTY', 'Co.', 'Cnty.'],
  Township: ['TWP', 'Twp.'],
  Town: ['Twn.'],
  City: ['CITY'],
  Village: ['VLG', 'Vil.'],
  Borough: ['BORO', 'Boro.'],
};

/** Kinds of names of organizations in statements of banks, pages, lists of bonds, addresses and rosters of a capitol. */
export function fourteenthOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, bearers, fitting, sharing, aliases, children } = draws;
  const { pick, below } = random;
  const { company, noCompany } = builders(draws);
  const isSole = (name: string): boolean => fitting(name) === 1;
  const fitsNone = (name: string): boolean => bearers(name) === 0 && fitting(name) === 0;
  return {
    'organization, no name: the address of a member of its staff': often((): Drawn => {
      const { key, domain } = organization();
      if (domain === null || sharing(domain) !== 1 || SHARED_HOSTS.test(domain)) return null;
      const host = pick(['', '', 'mail.', 'staff.']) + domain;
      if (sharing(host) > 1) return null;
      return {
        query: { type: 'organization', emails: [`${pick(STAFF)}@${host}`] },
        expected: key,
      };
    }),
    'organization: a list of bonds, CNTY, TWP or VLG': often(
      company(({ name }) => {
        const [, kind, own] = TOWN.exec(name) ?? [];
        const [, base = own, form = kind] = COUNTY.exec(name) ?? [];
        if (base === undefined || form === undefined || !isSole(base)) return null;
        const short = pick(SHORT[form]!);
        return kind === undefined || kind === 'County'
          ? pick([`${base} ${short}`, `${base}, ${form} of`, `${base} ${short}`.toUpperCase()])
          : pick([`${base}, ${form} of`, `${base} (${form})`, `${short} of ${base}`, `${base} ${form}`]);
      }),
    ),
    'organization: an address of a citation index': company((one) => {
      const { name } = one;
      const town = townOf(one);
      const country = one.place?.split(', ').at(-1)?.replace('United States', 'USA');
      if (
        !/University|Institute|College/.test(name) ||
        !isSole(name) ||
        town === undefined ||
        town === country
      )
        return null;
      const short = name
        .replace(/\b(?:of|the|for|and) /gi, '')
        .replace('University', 'Univ')
        .replace('Institute', 'Inst')
        .replace('College', 'Coll')
        .replace('National', 'Natl')
        .replace('Technology', 'Technol')
        .replace('Science', 'Sci')
        .replace('Research', 'Res');
      const department = pick(['Dept Chem', 'Sch Med', 'Fac Sci', 'Dept Phys', 'Lib']);
      return pick([
        `[Smith, J.; Lee, K.] ${short}, ${department}, ${town}, ${country}`,
        `${short}, ${department}, ${town}, ${country}.`,
        `(reprint author) ${short}, ${town}, ${country}`,
      ]);
    }),
    'organization: the legal name of its governors': company(({ name }) => {
      if (!/^[A-Z][A-Za-z ]+$/.test(name) || !/\b(?:University|College)\b/.test(name) || !isSole(name))
        return null;
      return pick([
        `The Trustees of ${name}`,
        `Board of Regents of ${name}`,
        `President and Fellows of ${name}`,
        `The Chancellor, Masters and Scholars of ${name}`,
        `Governing Council of ${name}`,
      ]);
    }),
    'organization: a committee of a chamber, the state as the parent': often((): Drawn => {
      const { key, name, parent } = organization({ words: 1 });
      const [, code] = /^([A-Z]{2}) state government$/.exec(parent?.name ?? '') ?? [];
      const found = aliases(key).map((alias) => /^(House|Senate|Assembly|Joint) (.+) Committee$/.exec(alias));
      const [own, chamber, subject] = found.find((one) => one !== null && one[2] === name) ?? [];
      if (code === undefined || parent === null || !own || !chamber || !subject || !CODES.includes(code))
        return null;
      const namesakes = children(parent.key).filter(
        (other) => other.key === key || aliases(other.key).some((alias) => fold(alias) === fold(own)),
      );
      if (namesakes.length > 1) return null;
      const state = stateOf(code);
      const written = pick([
        `${subject} Committee (${chamber})`,
        `${chamber} Cmte. on ${subject}`,
        `${chamber} Standing Committee on ${subject}`,
      ]);
      const above = pick([`State of ${state}`, `${state} Legislature`, `Government of ${state}`]);
      return { query: { type: 'organization', name: written, parent: { name: above } }, expected: key };
    }),
    'organization: a line of a bank statement': company(({ name, type }) => {
      if (!/^[A-Za-z .,&'-]{9,}$/.test(name) || type === 'committee' || !isSole(name)) return null;
      const own = name.toUpperCase().replace(/[.,']/g, '');
      return pick([
        `ACH CREDIT ${own} ${100_000 + below(899_999)}`,
        `WIRE TFR ${own} REF ${20_240_000 + below(9999)}`,
        `SEPA-Überweisung ${own}`,
        `DIRECT DEBIT ${own} ${1000 + below(8999)}`,
        `PMT TO ${own} INV ${1000 + below(8999)}`,
      ]);
    }),
    'organization: the title of a page': company(({ name, type }) => {
      if (type === 'committee' || !isSole(name)) return null;
      return pick([
        `Home | ${name}`,
        `${name} - Wikipedia`,
        `${name} | LinkedIn`,
        `Contact us – ${name}`,
        `Careers at ${name}`,
        `About Us :: ${name}`,
        `${name} (@official) / X`,
      ]);
    }),
    'organization: its country as a code': company(
      ({ name }) => {
        const [, base, country] = /^(.+) \(([A-Z][A-Za-z ]+)\)$/.exec(name) ?? [];
        const codes = COUNTRY_CODES[country ?? ''];
        if (base === undefined || codes === undefined || base.length < 5) return null;
        const code = pick(codes);
        return pick([
          `${base} (${code})`,
          `${base} - ${code}`,
          `${base} [${code}]`,
          `${code} ${base}`,
          `${base}, ${code}`,
        ]);
      },
      undefined,
      3,
    ),
    'organization: letters with marks lost': company(
      ({ name }) => {
        const marked = name.match(/[À-ɏ]/g)?.length ?? 0;
        if (marked === 0 || marked > 5) return null;
        return pick([
          name.replace(/[À-ɏ]/g, '?'),
          name.replace(/[À-ɏ]/g, '\ufffd'),
          name.replace(/[À-ɏ]/g, ''),
          name.replace(/[À-ɏ]/g, '_'),
        ]);
      },
      undefined,
      3,
    ),
    'organization: its number written another way': often(
      company(({ name }) => {
        const [ordinal] = BEFORE_NOUN.exec(name) ?? [];
        const [written, , digit, roman] = AT_END.exec(name) ?? [];
        const number = ordinal ?? written;
        if (number === undefined || /number /i.test(name)) return null;
        if (fitting(name.replace(number, '').trim()) !== 1) return null;
        if (ordinal !== undefined) {
          const isNumbered = /Hospital|School|People's/.test(name);
          const ways = ORDINALS.find((all) => all.includes(ordinal))!.filter((way) => way !== ordinal);
          return name.replace(ordinal, pick(ways.filter((way) => isNumbered || !way.startsWith('No.'))));
        }
        if (roman !== undefined) {
          const value = ROMAN.indexOf(roman);
          return value < 1 ? null : name.replace(AT_END, String(value));
        }
        const isNumbered = number.startsWith('No.') || /District/.test(name);
        const ways = isNumbered ? [`#${digit}`, `No ${digit}`, `Nr. ${digit}`] : [ROMAN[Number(digit)]!];
        return name.replace(AT_END, pick(ways));
      }),
    ),
    'no match: the town of the same name in another state': often(
      noCompany(({ name }) => {
        const [, town, own] = /^([A-Z][a-z]{3,}(?: [A-Z][a-z]+)?), ([A-Z]{2})$/.exec(name) ?? [];
        if (town === undefined || !isSole(town)) return null;
        const other = pick(CODES.filter((code) => code !== own));
        return pick([`${town}, ${other}`, `City of ${town}, ${stateOf(other)}`, `${town} (${other})`]);
      }),
    ),
    'no match: the body of another country': often(
      noCompany(({ name }) => {
        const [, body] = OF_COUNTRY.exec(name) ?? [];
        if (body === undefined) return null;
        const country = pick(COUNTRIES);
        const subject = body.replace(/^The | (?:of|in)(?: the Republic of)?$/g, '');
        const isNone = [country, ADJECTIVES[country]!].every((word) => fitsNone(`${subject} ${word}`));
        return isNone ? `${body} ${country}` : null;
      }),
    ),
    'no match: the body with another number': often(
      noCompany(({ name }) => {
        const [ordinal] = BEFORE_NOUN.exec(name) ?? [];
        if (ordinal !== undefined) {
          const other = pick(ORDINALS);
          const isFree = other.every((way) => fitsNone(name.replace(ordinal, way)));
          return !other.includes(ordinal) && isFree ? name.replace(ordinal, pick(other)) : null;
        }
        const [written, , digit, roman] = AT_END.exec(name) ?? [];
        const own = digit === undefined ? ROMAN.indexOf(roman ?? '') : Number(digit);
        const other = 4 + below(6);
        if (written === undefined || own < 1 || own === other) return null;
        const [before] = /\p{L}+(?= \P{L}*[\dIV]+\)?$)/u.exec(name) ?? [];
        const isFree = [String(other), ROMAN[other]!].every((way) => fitsNone(`${before} ${way}`));
        return isFree
          ? name.replace(AT_END, digit === undefined ? ROMAN[other]! : written.replace(digit, String(other)))
          : null;
      }),
    ),
  };
}
