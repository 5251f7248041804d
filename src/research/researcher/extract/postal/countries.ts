import { getPublicSuffix } from 'tldts';
import { foldName } from '../names/fold-name.js';

const REGIONS =
  `AD AE AL AM AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GR
  GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KH KR KW KZ LB LI LK LT LU LV LY MA MC MD ME MK MM MN MT MX MY NG NI NL NO NP
  NZ OM PA PE PH PK PL PS PT PY QA RO RS RU SA SE SG SI SK SM SN SV SY TH TN TR TW TZ UA UG US UY UZ VE VN YE ZA ZM`.split(
    /\s+/,
  );
const LANGUAGES =
  'en de fr es it pl nl pt sv da nb fi cs sk hu ro el tr ru uk bg hr sl et lv lt ja zh ko ar he'.split(' ');

let names: Map<string, string> | undefined;

/** The names of countries, folded, in all these languages, with the code of each. */
function countryNames(): Map<string, string> {
  if (names) return names;
  names = new Map([
    ['uk', 'GB'],
    ['great britain', 'GB'],
    ['england', 'GB'],
    ['scotland', 'GB'],
    ['wales', 'GB'],
    ['northern ireland', 'GB'],
    ['usa', 'US'],
    ['u s a', 'US'],
    ['holland', 'NL'],
    ['the netherlands', 'NL'],
    ['czech republic', 'CZ'],
  ]);
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    for (const region of REGIONS) names.set(foldName(display.of(region) ?? region), region);
  }
  return names;
}

/** The ISO 3166 code of a country by its name in one of many languages, or by its code; null for what is no country. */
export function countryCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && REGIONS.includes(code)) return code;
  return countryNames().get(foldName(text)) ?? null;
}

/** Languages that are spoken, for the most part, in one country. */
const HOMES: Readonly<Record<string, string>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pl: 'PL',
  nl: 'NL',
  pt: 'PT',
  sv: 'SE',
  da: 'DK',
  nb: 'NO',
  no: 'NO',
  fi: 'FI',
  cs: 'CZ',
  sk: 'SK',
  hu: 'HU',
  ro: 'RO',
  el: 'GR',
  tr: 'TR',
  ru: 'RU',
  uk: 'UA',
  bg: 'BG',
  hr: 'HR',
  sl: 'SI',
  et: 'EE',
  lv: 'LV',
  lt: 'LT',
  ja: 'JP',
  ko: 'KR',
  he: 'IL',
  ca: 'ES',
  eu: 'ES',
  gl: 'ES',
  is: 'IS',
  ga: 'IE',
  cy: 'GB',
  sq: 'AL',
  ka: 'GE',
  hy: 'AM',
  be: 'BY',
  sr: 'RS',
  bs: 'BA',
  mk: 'MK',
  lb: 'LU',
  vi: 'VN',
  th: 'TH',
  id: 'ID',
  ms: 'MY',
  fa: 'IR',
};

/** Languages at home in more than one country; where nothing says another, it is the first. */
const SPEAKERS: Readonly<Record<string, readonly string[]>> = {
  de: ['DE', 'AT', 'CH', 'LI', 'LU', 'BE'],
  fr: ['FR', 'BE', 'CH', 'LU', 'CA'],
  nl: ['NL', 'BE'],
  it: ['IT', 'CH'],
  sv: ['SE', 'FI'],
  el: ['GR', 'CY'],
  ro: ['RO', 'MD'],
  pt: ['PT', 'BR'],
  es: 'ES MX AR CL CO PE EC UY BO PY CR PA GT HN SV NI CU DO VE'.split(' '),
};

/** The country that a domain or the region of a language names; null if they name none. */
export function countryNamed(domain: string, language: string): string | null {
  const suffix = (getPublicSuffix(domain) ?? '').split('.').at(-1)!.toUpperCase();
  if (suffix.length === 2 && suffix !== 'EU') {
    const region = suffix === 'UK' ? 'GB' : suffix;
    if (REGIONS.includes(region)) return region;
  }
  const [, ...subtags] = language.toLowerCase().split(/[-_]/);
  const region = subtags.find((subtag) => /^[a-z]{2}$/.test(subtag))?.toUpperCase();
  return region !== undefined && REGIONS.includes(region) ? region : null;
}

/** The countries that a language is at home in, the one with most of its speakers' sites first; none if it is at home everywhere. */
export function countriesSpeaking(language: string): readonly string[] {
  const [spoken = ''] = language.toLowerCase().split(/[-_]/);
  const home = HOMES[spoken];
  return SPEAKERS[spoken] ?? (home === undefined ? [] : [home]);
}

/**
 * The country that a site is most likely in: that of its domain, else of the region that its language names, else the one
 * that its language is at home in.
 */
export const countryOf = (domain: string, language: string): string | null =>
  countryNamed(domain, language) ?? countriesSpeaking(language)[0] ?? null;
