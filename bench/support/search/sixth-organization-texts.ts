/** Texts around the names of organizations. `{name}` and the like are slots. */

export const DEGREES = [
  'Ph.D. in Economics, {name}, {year}',
  'B.A. ({year}), {name}',
  'Studied political science at {name}',
  'Promotion: {name} ({year})',
  "Diplôme d'ingénieur, {name}, {year}",
  'Licenciatura en Derecho - {name}',
  'Visiting fellow, {name} ({year}-)',
  'Education: {name}, {year}, summa cum laude',
  'Laurea in Lettere, {name}',
  'proud alumna of {name}, class of {year}',
];

/** Words as an index of citations abbreviates them. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  Academy: 'Acad',
  Agricultural: 'Agr',
  Agriculture: 'Agr',
  Association: 'Assoc',
  Center: 'Ctr',
  Centre: 'Ctr',
  College: 'Coll',
  Community: 'Commun',
  Corporation: 'Corp',
  Council: 'Counc',
  Department: 'Dept',
  Engineering: 'Engn',
  Federation: 'Fed',
  Foundation: 'Fdn',
  General: 'Gen',
  Hospital: 'Hosp',
  Institute: 'Inst',
  International: 'Int',
  Laboratory: 'Lab',
  Management: 'Manag',
  Medical: 'Med',
  Medicine: 'Med',
  Ministry: 'Minist',
  National: 'Natl',
  Polytechnic: 'Polytech',
  Regional: 'Reg',
  Research: 'Res',
  Science: 'Sci',
  Sciences: 'Sci',
  Society: 'Soc',
  Technical: 'Tech',
  Technology: 'Technol',
  University: 'Univ',
};

export const ABBREVIATED = [
  '{short}',
  '{short}, {city}, {country}.',
  '[{n}] {short}, {city}',
  '{SHORT}',
  'Reprint address: {short}, {city}, {country}',
  '{dotted}, {city}',
  '{dotted} Library',
];

export const MUNICIPALITIES = [
  '{place}, {kind} of',
  '{PLACE}, {KIND} OF - ACCT {number}',
  "{kind} of {place} clerk's office phone",
  '{place} {kind} hall',
  'minutes of the {kind} of {place} planning board, {date}',
  'RFP {number}: {kind} of {place}',
  'Now hiring: {kind} of {place}, public works',
  'FOIA request to the {kind} of {place}',
];

/** Names of universities in other languages, for `X University` and for `University of X`. */
export const FOREIGN_UNIVERSITIES = {
  before: [
    'Universidad {x}',
    'Université {x}',
    '{x}-Universität',
    'Università {x}',
    'Uniwersytet {x}',
    'Universidade {x}',
    '{x} Üniversitesi',
    'Universiteit {x}',
    'Univerzita {x}',
  ],
  after: [
    'Universidad de {x}',
    'Université de {x}',
    'Universität {x}',
    'Università di {x}',
    'Universidade de {x}',
    'Universiteit van {x}',
    'Universitetet i {x}',
    '{x} Üniversitesi',
  ],
};

export const DOMAINS = [
  'https://web.archive.org/web/{year}0301000000/http://www.{domain}/',
  'site:{domain} filetype:pdf annual report',
  'whois {domain}',
  'noreply@{domain}',
  'https://{domain}/index.php?id={number}&lang=en',
  'ftp://ftp.{domain}/pub/',
  'v=spf1 include:_spf.{domain} ~all',
  '{domain} certificate expired',
  'Sent from webmail.{domain}',
  'dig +short MX {domain}',
];

export const CUT_OFF = [
  '{cut}…',
  '{cut}...',
  '{cut}',
  '{n}. {cut}...',
  'Re: {cut}…',
  '{cut} [...]',
  '{cut}… | Home',
];

export const ACRONYMS = [
  '{acronym} {city}',
  '{acronym} ({city})',
  '{city} - {acronym}',
  'my colleague at {acronym} in {city}',
  '{acronym}, {city}, {country}',
  'Tagung am {acronym} in {city}',
  'stage au {acronym}, {city}',
];
