import { builders, townOf } from './builders.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|' +
  'Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|' +
  'Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|' +
  'North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|' +
  'Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
const OF_STATE = new RegExp(
  `^(${STATES}) ((?:State )?(?:Department|Board|Commission|Office|Division|Bureau|Supreme Court)\\b.*)$`,
);
const COUNTRIES = ['Brazil', 'Canada', 'Chile', 'Ghana', 'India', 'Italy', 'Norway', 'Poland', 'Turkey'];

/** How companies of a country are quoted at its exchange. */
const EXCHANGES: Readonly<Record<string, (symbol: string, number: number) => string>> = {
  Japan: (_, number) => `TYO: ${number}`,
  'United States': (symbol) => `NASDAQ: ${symbol}`,
  'United Kingdom': (symbol) => `LON: ${symbol}`,
  France: (symbol) => `EPA: ${symbol}`,
  Germany: (symbol) => `ETR: ${symbol}`,
  Switzerland: (symbol) => `SWX: ${symbol}`,
  Sweden: (symbol) => `STO: ${symbol}`,
  India: (symbol) => `NSE: ${symbol}`,
};

/** Addresses with a post box as countries write them. */
const ADDRESSES: Readonly<Record<string, (town: string, number: number) => string>> = {
  France: (town, number) =>
    `CS ${number}, ${10_000 + number} ${town.toUpperCase()} CEDEX 0${1 + (number % 9)}`,
  Germany: (town, number) =>
    `Postfach ${10 + (number % 90)} ${10 + (number % 89)} 43, D-${10_000 + number} ${town}`,
  Austria: (town, number) => `Postfach ${number % 500}, A-${1000 + (number % 8000)} ${town}`,
  Switzerland: (town, number) => `Case postale ${number % 500}, CH-${1000 + (number % 8000)} ${town}`,
  Netherlands: (town, number) =>
    `Postbus ${number % 900}, ${1000 + (number % 8000)} AB ${town.toUpperCase()}`,
  Spain: (town, number) => `Apdo. de Correos ${number % 900}, ${10_000 + number} ${town}`,
  Brazil: (town, number) => `Caixa Postal ${number % 900}, CEP ${10_000 + number}-970, ${town}`,
  Japan: (town, number) =>
    `1-${1 + (number % 30)}-${1 + (number % 12)}, ${town} ${100 + (number % 800)}-8654, JAPAN`,
  India: (town, number) => `P.O. Box No. ${number % 300}, ${town} - ${100_000 + number}`,
  Sweden: (town, number) => `Box ${number % 900}, SE-${100 + (number % 800)} 05 ${town}`,
  Norway: (town, number) => `Postboks ${number % 900} Sentrum, NO-0${100 + (number % 800)} ${town}`,
  Denmark: (town, number) => `Postboks ${number % 900}, DK-${1000 + (number % 8000)} ${town}`,
  Poland: (town, number) => `skr. poczt. ${number % 90}, ${10 + (number % 80)}-950 ${town}`,
};

/** Legal forms of a country, and forms of other languages for a company of that kind. */
const FORMS: readonly (readonly [RegExp, ...forms: string[]])[] = [
  [
    /(?<! Co\.),? (?:Co\.,? Ltd|Inc|Corporation|Corp)\.? \(Japan\)$/,
    'K.K.',
    'Kabushiki Kaisha',
    'KK',
    'K.K. (Japan)',
  ],
  [/,? GmbH \(Germany\)$/, 'LLC (Germany)', 'Ltd. (Germany)', 'Gesellschaft m.b.H.'],
  [/,? AG \(Germany\)$/, 'PLC (Germany)', 'SA, Germany', 'Aktiengesellschaft'],
  [/,? AG \(Switzerland\)$/, 'SA (Switzerland)', 'Ltd, Switzerland', 'Aktiengesellschaft'],
  [/,? AB \(Sweden\)$/, 'Ltd (Sweden)', 'Ltd., Sweden', 'Aktiebolag'],
  [/,? S\.?p\.?A\.? \(Italy\)$/, 'JSC (Italy)', 'PLC (Italy)', 'Società per azioni'],
  [/,? S\.A\. \(Portugal\)$/, 'PLC (Portugal)', 'Sociedade Anónima'],
];

const BUSINESSES = ['Logistics', 'Real Estate', 'Travel Service', 'Leasing', 'Insurance Brokers', 'Catering'];
const SOCIETY = /\b(?:Society|Association|Federation)\b/;
const QUALIFIERS = ['Medical', 'Technical', 'Agricultural', 'Pedagogical', 'Catholic', 'Maritime'];
const STAFF = [
  'Federal Credit Union',
  'Employees Pension Fund',
  'Staff Union',
  'Employees’ Retirement System',
  'Retirees Club',
];

const capitals = (text: string, length: number): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, length);
const countryOf = ({ place }: Organization): string | undefined => place?.split(',').at(-1)?.trim();
/** The name of a company without its country in brackets. */
const companyOf = ({ name, type }: Organization): [name: string, country: string] | null => {
  const [, base, country] = /^(.+) \(([A-Z][A-Za-z ]+)\)$/.exec(name) ?? [];
  return type !== 'company' || base === undefined || country === undefined ? null : [base, country];
};

/** Draws a rare kind up to 30 times. */
export const often = (draw: () => Drawn) => (): Drawn => {
  for (let tries = 0; tries < 30; tries++) {
    const drawn = draw();
    if (drawn !== null) return drawn;
  }
  return null;
};

/** Kinds of names of organizations at exchanges, in letters, headings and statements of funding. */
export function thirteenthOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, bearers, fitting, sharing } = draws;
  const { pick, below } = random;
  const { company, noCompany } = builders(draws);
  const fitsNone = (name: string): boolean => bearers(name) === 0 && fitting(name) === 0;
  const isSole = (name: string): boolean => fitting(name) === 1;
  return {
    'organization: the Arabic article written another way': often(
      company(({ name }) => {
        const [, article, word] = /\b(Al[- ])([A-Z][a-z]+)/.exec(name) ?? [];
        if (article === undefined || word === undefined) return null;
        if (!isSole(name.replace(article, '').replaceAll(/\b(?:of|for|and|the)\b/g, ''))) return null;
        const others = ['Al-', 'Al ', 'al-', 'El-', 'El ', 'Al'].filter((other) => other !== article);
        const other = pick(others);
        return name.replace(article + word, other + (other === 'Al' ? word.toLowerCase() : word));
      }),
    ),
    'organization: a ticker symbol after it': company((one) => {
      const [base, country] = companyOf(one) ?? [];
      const symbolOf = country === undefined ? undefined : EXCHANGES[country];
      if (base === undefined || symbolOf === undefined || !isSole(base) || !/^[A-Z]/.test(base)) return null;
      const symbol = symbolOf(capitals(base, 3 + below(2)), 1300 + below(8600));
      return pick([`${base} (${symbol})`, `${base} [${symbol}]`, `${base} | ${symbol.replace(' ', '')}`]);
    }),
    'organization: a post box and a town as its country writes them': company((one) => {
      const country = countryOf(one);
      const [town, write] = [townOf(one), country === undefined ? undefined : ADDRESSES[country]];
      if (town === undefined || town === country || write === undefined || !isSole(one.name)) return null;
      if (/[()]/.test(one.name) || one.type === 'committee') return null;
      const address = write(town, 1000 + below(60_000));
      return pick([`${one.name}, ${address}`, `${one.name} - ${address}`, `${one.name} | ${address}`]);
    }),
    'organization: its general mailbox for the name': (): Drawn => {
      const one = organization();
      const host = one.domain?.replace(/^www\./, '');
      if (host === undefined || !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host)) return null;
      if (one.parent !== null || sharing(one.domain!) > 1 || sharing(host) > 1) return null;
      const box = pick(['info', 'contact', 'office', 'kontakt', 'secretariat', 'enquiries', 'webmaster']);
      const address = `${box}@${host}`;
      const name = pick([address, address, `mailto:${address}`, `<${address}>`, address.toUpperCase()]);
      return { query: { type: 'organization', name }, expected: one.key };
    },
    'organization: a legal form of another language': company(({ name }) => {
      const [found, ...forms] = FORMS.find(([form]) => form.test(name)) ?? [];
      const base = found === undefined ? '' : name.replace(found, '');
      return /[\p{L}\d]{3}$/u.test(base) && isSole(base) ? `${base} ${pick(forms)}` : null;
    }),
    'organization: a heading of a library, the state first': often(
      company(({ name }) => {
        const [, state, body] = OF_STATE.exec(name) ?? [];
        if (state === undefined || body === undefined || !isSole(name)) return null;
        return pick([
          `${state}. ${body}.`,
          `${state}. ${body.replace('Department', 'Dept.')}`,
          `${state} (State). ${body}`,
          `${state}. ${body}, issuing body.`,
        ]);
      }),
    ),
    'organization: a heading with spaces between its letters': company(({ name }) => {
      if (!/^[A-Za-z ]{10,42}$/.test(name) || !isSole(name)) return null;
      const words = name.split(' ').map((word) => [...word.toUpperCase()].join(' '));
      return words.join(pick(['  ', '   ', '   ']));
    }),
    'organization: a statement of funding, a grant': company(({ name, type }) => {
      if (type !== 'funder' || /^The |[()]/.test(name) || !isSole(name)) return null;
      const grant = pick([
        `${capitals(name, 2)}-${1000 + below(8999)}/${10 + below(14)}`,
        `${100_000 + below(899_999)}`,
        `2019/${10 + below(80)}/B/ST${1 + below(9)}/0${1000 + below(3000)}`,
        `R01-${100_000 + below(899_999)}`,
      ]);
      return pick([
        `${name} (grant no. ${grant})`,
        `${name} [${grant}]`,
        `Supported by ${name}, grant ${grant}`,
        `${name} under Grant Agreement No. ${grant}`,
        `This work was funded by the ${name} (${grant}).`,
      ]);
    }),
    'organization: a campus after “at”, a hyphen or in brackets': often(
      company(({ name, type }) => {
        if (type !== 'education' && type !== 'university') return null;
        const [, base, mark, campus] =
          /^(University of .+?|.+ University)(,| at| -| –|-) ?([A-Z][a-z]+(?: [A-Z][a-z]+)?)$/.exec(name) ??
          [];
        if (base === undefined || campus === undefined || /Campus|Branch|College|School/.test(campus))
          return null;
        if (mark === '-' && !base.endsWith('University')) return null;
        if (!isSole(`${base} ${campus}`)) return null;
        const others = [
          `${base} at ${campus}`,
          `${base} – ${campus}`,
          `${base}, ${campus}`,
          `${base} ${campus}`,
        ];
        const other = [...others, `${base} (${campus})`].filter(
          (text) => !text.startsWith(`${base}${mark!}`),
        );
        return pick(other);
      }),
    ),
    'no match: a credit union, a pension fund or a union of the staff': noCompany(({ name, type }) => {
      if (!/education|healthcare|County|City|university/.test(type ?? '') || !/^[\w .&'-]+$/.test(name))
        return null;
      if (!/University|College|Hospital|County|City of|Town of|Institute of/.test(name)) return null;
      const other = `${name} ${pick(STAFF)}`;
      return fitsNone(other) ? other : null;
    }),
    'no match: a chapter of a society': often(
      noCompany(({ name }) => {
        const [scope] = /^(?:American|National|International|World|European)\b/.exec(name) ?? [];
        if (scope === undefined || !SOCIETY.test(name) || /[(),–-]|Chapter|Branch|Agency/.test(name))
          return null;
        const isUnitedStates = scope === 'American' || scope === 'National';
        const region = pick(isUnitedStates ? STATES.split('|') : COUNTRIES);
        const other = pick([
          `${name}, ${region} Chapter`,
          `${region} Chapter of the ${name}`,
          `${name} - ${region} Section`,
          `${name}, ${region} Student Chapter`,
        ]);
        return fitsNone(`${name} ${region}`) ? other : null;
      }),
    ),
    'no match: a word more that makes another university': noCompany(({ name }) => {
      const found = /^University of ([A-Z]\p{L}{3,})$|^([A-Z]\p{L}{3,}) University$/u.exec(name);
      const town = found?.[1] ?? found?.[2];
      const word = pick(QUALIFIERS);
      if (town === undefined || fitting(`${town} ${word}`) > 0) return null;
      return found?.[1] === undefined ? `${town} ${word} University` : `${word} University of ${town}`;
    }),
    'no match: the city for the county, or the county for the city': noCompany(({ name }) => {
      const [, county] = /^(?:County of )?([A-Z][a-z]{3,})(?: County)?$/.exec(name) ?? [];
      const [, city] = /^(?:City|Town|Village) of ([A-Z][a-z]{3,})$/.exec(name) ?? [];
      if (county !== undefined && /County/.test(name)) {
        const other = pick([`City of ${county}`, `Town of ${county}`, `${county} City Council`]);
        return fitting(county) === 1 ? other : null;
      }
      return city !== undefined && fitting(city) === 1 ? pick([`${city} County`, `County of ${city}`]) : null;
    }),
    'no match: a company of the same first word in another business': noCompany((one) => {
      const [base] = companyOf(one) ?? [];
      const [, word, form] =
        /^([A-Z][A-Za-z]{4,}),? (Co\., Ltd\.|Inc\.|Ltd\.|GmbH|AG|AB|Corporation)$/.exec(base ?? '') ?? [];
      if (word === undefined || form === undefined) return null;
      const business = pick(BUSINESSES);
      return fitsNone(`${word} ${business}`) ? `${word} ${business} ${form}` : null;
    }),
  };
}
