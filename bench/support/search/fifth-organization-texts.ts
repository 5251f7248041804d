/* Texts around names of organizations, with slots such as {org}, which `FifthDraws.write` fills. */

export const DOMAINS = [
  'GET https://www.{domain}/en/index.html?utm_source=x HTTP/1.1',
  'nslookup {domain} 8.8.8.8',
  'connect() to {domain}:443 timed out',
  '"GET / HTTP/1.1" 301 178 "http://{domain}/"',
  'v=spf1 include:_spf.{domain} ~all',
  'certificate for {domain} expires in {n} days',
  'view-source:https://{domain}/',
  'WEB: WWW.{DOMAIN}',
  'https://example.net/url?q=https%3A%2F%2F{domain}%2Fnews',
  'is {domain} down?',
];

export const AFFILIATIONS = [
  'a Department of Physics, {org}, {city}, {country}',
  '¹ {org}, {city} {number}, {country}',
  'School of Engineering, {org}, P.O. Box {n}, {city}, {country}',
  'From the Division of Cardiology, {org}, {city}',
  '{org}, {city}, {country}. Electronic address: author@example.org',
  'Present address: {org}, {city}, {country}',
  '†{org}, {city}; ‡corresponding author',
];

export const ACKNOWLEDGEMENTS = [
  'This work was supported by {org} under grant {number}.',
  'funded by the {org} (award no. {code})',
  'Gefördert durch: {org}, Kennzeichen {code}',
  'Les auteurs remercient {org} pour son soutien.',
  'Financiado por {org}, proyecto {code}',
  'We thank {org} for access to samples.',
  'Data courtesy of {org}, {year}',
];

export const BANK_LINES = [
  'SEPA CT {org} RE-{year}-{n}',
  'PAYMENT TO {org} REF {number}',
  'DIRECT DEBIT {org} {date}',
  'POS {number} {org}',
  'UEBERWEISUNG {org} RG {number} VIELEN DANK',
  'ACH CREDIT {org} PPD ID: {number}',
  'VIR SEPA {org} MOTIF {code}',
];

export const CURRICULA = [
  '{year}–present Research assistant, {org}',
  'Ausbildung: B.Sc. Biologie, {org} ({year})',
  'PhD, {org}, {year}',
  'Erasmus semester at {org}',
  'Intern @ {org} (summer {year})',
  'Stage de fin d’études, {org}, {year}',
  '{org} · Full-time · 3 yrs 2 mos',
  'Volunteer, {org}, since {date} {year}',
];

export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'of the and for in at de du des la le les et y e der die das und fur di do da del dell della & a an - –'.split(
    ' ',
  ),
);
export const LEGAL_FORMS: ReadonlySet<string> = new Set([
  'co',
  'ltd',
  'inc',
  'gmbh',
  'e v',
  'kk',
  'k k',
  's a',
  'sa',
  'llc',
  's r l',
  'srl',
  'corporation',
  'company',
]);
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  university: 'Univ',
  universidad: 'Univ',
  universite: 'Univ',
  universitat: 'Univ',
  institute: 'Inst',
  institut: 'Inst',
  national: 'Natl',
  department: 'Dept',
  center: 'Ctr',
  centre: 'Ctr',
  hospital: 'Hosp',
  association: 'Assoc',
  international: 'Intl',
  laboratory: 'Lab',
  college: 'Coll',
  technology: 'Technol',
  foundation: 'Fdn',
  research: 'Res',
  science: 'Sci',
  sciences: 'Sci',
  medical: 'Med',
  engineering: 'Engn',
  society: 'Soc',
  academy: 'Acad',
};
export const ABBREVIATED = [
  '{org}, {city}, {country}',
  '{org} {city}',
  '{ORG}, {city}',
  '[Author, A.] {org}, {city}, {country}.',
  'Addr: {org} ({city})',
  '{city}: {org}',
];

export const PARTS = [
  '{part} ({city})',
  'that {part} in {city}',
  '{low} {city}',
  '{part}, {city} phone number',
  '{city} – {part}',
  'looking for {part}, {city}',
];

export const QUESTIONS = [
  'Je cherche le service presse de {org}',
  'Stellenangebote {org}',
  'Wie erreiche ich {org}?',
  'dirección de {org}',
  '{org} お問い合わせ',
  'сайт {org}',
  'chi è il direttore di {org}?',
  'telefone {org}',
  '{org} 官网',
  'who do I call at {org} about an invoice',
];

export const CONTRACTS = [
  'between {org} (“the Customer”) and the Supplier',
  'Bill to: {org}, Attn: Accounts Payable',
  '{n}. {org} ✔',
  '- [ ] {org} (left voicemail {date})',
  'RE: {ORG} / RENEWAL {year}',
  'fwd: quote for {org}, valid until {date}',
  'Vertragspartner: {org} (nachfolgend „Kunde“)',
];
