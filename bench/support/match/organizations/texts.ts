import { mistyped } from '../../search/random.js';
import type { Kinds } from '../records.js';
import { companyOf, countryOf, type Tools } from '../tools.js';

const DUPLICATES = [' (duplicate)', ' - DUPLICATE', ' (copy)', ' - do not use', ' [merged]'];
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
const capitals = (text: string, length: number): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, length);

/** An organization's name among other texts: notes, numbers, titles of pages and former names. */
export function texts(tools: Tools): Kinds {
  const { random, pick, below, asked, fitsNone, sole, single, company, fitting } = tools;
  return {
    'an account number or a note': company(({ name, type }) => {
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
    'the mark of a duplicate, a typing error': () => {
      const one = single();
      const name = one && one.name.length > 14 ? mistyped(one.name, random) : '';
      return !one || name === '' || fitting(name) > 0 ? null : asked(name + pick(DUPLICATES), {}, one.key);
    },
    'a ticker symbol behind the name': company((one) => {
      const [base, country] = companyOf(one) ?? [];
      const symbolOf = country === undefined ? undefined : EXCHANGES[country];
      if (base === undefined || symbolOf === undefined || fitting(base) !== 1 || !/^[A-Z]/.test(base))
        return null;
      const symbol = symbolOf(capitals(base, 3 + below(2)), 1300 + below(8600));
      return pick([`${base} (${symbol})`, `${base} [${symbol}]`, `${base} | ${symbol.replace(' ', '')}`]);
    }),
    'a statement of funding with a grant': company(({ name, type }) => {
      if (type !== 'funder' || /^The |[()]/.test(name) || fitting(name) !== 1) return null;
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
    'a line of a bank statement': company(({ name, type }) => {
      if (!/^[A-Za-z .,&'-]{9,}$/.test(name) || type === 'committee' || fitting(name) !== 1) return null;
      const own = name.toUpperCase().replace(/[.,']/g, '');
      return pick([
        `ACH CREDIT ${own} ${100_000 + below(899_999)}`,
        `WIRE TFR ${own} REF ${20_240_000 + below(9999)}`,
        `SEPA-Überweisung ${own}`,
        `DIRECT DEBIT ${own} ${1000 + below(8999)}`,
        `PMT TO ${own} INV ${1000 + below(8999)}`,
      ]);
    }),
    'the title of a page': company(({ name, type }) => {
      if (type === 'committee' || fitting(name) !== 1) return null;
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
    'the former name behind it': company(({ name }) => {
      if (!/(?:University|College)$/.test(name) || /Junior|Techn/.test(name)) return null;
      const school = pick(['Junior College', 'Polytechnic', 'Technical School', 'Training School']);
      const before = name.replace(/(?:Community )?(?:University|College)$/, school);
      return fitsNone(before)
        ? `${name} (${pick(['formerly', 'until 2009', 'ex', 'previously'])} ${before})`
        : null;
    }),
    'a new name with the former one': () => {
      const one = sole();
      if (one === null || !/company|nonprofit|healthcare|facility|education/.test(one.type ?? ''))
        return null;
      const former = one.name.replace(/ \([\p{L} ]+\)$/u, '');
      const brand = `${pick(BRANDS)}${pick(['', ' Group', ' Institute', ' Health'])}`;
      if (fitting(brand) > 0 || fitting(former) !== 1 || !former.includes(' ')) return null;
      const links = [`${brand} (formerly ${former})`, `${brand} f/k/a ${former}`, `${former} (now ${brand})`];
      return asked(pick(links), { place: countryOf(one) }, one.key);
    },
  };
}
