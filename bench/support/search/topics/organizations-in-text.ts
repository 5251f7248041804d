import { fold } from '../../../../src/names/normalize.js';
import type { Draws } from '../draws.js';
import { areAll, type Drawn, type Kinds } from '../kinds.js';
import { isLatin } from '../random.js';

const QUESTIONS = [
  'what is {name}',
  'where is {name} located',
  '{name} contact email',
  'who leads {name}?',
  'history of {name}',
  '{name} annual report 2020 pdf',
  '{name} logo png',
  'Does {name} have a press office?',
  'my sister just started at {name}',
  'is {name} a good place to work?',
  'how do I apply at {name}',
];
const COMPANIES = ['{lower}, {nationality} firm', '{nationality} company {lower}', '{bare} ({nationality})'];
const NATIONALITIES: Readonly<Record<string, string>> = {
  'United States': 'american',
  'United Kingdom': 'british',
  Japan: 'japanese',
  Germany: 'german',
  France: 'french',
  Switzerland: 'swiss',
  Denmark: 'danish',
  Netherlands: 'dutch',
  Spain: 'spanish',
  Italy: 'italian',
  Sweden: 'swedish',
  Portugal: 'portuguese',
};
const LOGINS = [
  '{name} login',
  'forgot password {name} portal',
  '{name} vpn download',
  'how do i log in to {name}',
  '{name} Anmeldung mein Konto',
  '{name} iniciar sesión',
  '{name} single sign-on error 403',
  'connexion espace personnel {name}',
];
const HEADLINES = [
  '{name} names new head after months of delay',
  '{name} to cut {number} jobs',
  'BREAKING: strike at {name} enters week {n}',
  '{name} warns of phone scam',
  'Opinion | Why {name} got it right',
];
const RANKINGS = [
  '#{n} {name}',
  '{n}. {name} ({share})',
  'QS {year}: {n}= {name}',
  '{name} world ranking {year}',
  '{name} | overall score {share} | rank {number}',
  '{name}: Platz {n} im Ranking {year}',
];
const REPORTS = [
  'Researchers at {name} have found that frogs sing louder after rain, a result that could change how wetlands are surveyed.',
  'Two glasses of water before lunch may lift the mood, suggests a study of 900 adults by {name}. Experts ask for larger trials.',
  'A team led by {name} has mapped the floor of the strait, much deeper than surveyors had assumed.',
];
const OFFICES = [
  '{name} procurement contact',
  'accounts payable {name}',
  'purchasing department {name}',
  'cold call {name}',
  'Rival bids for {name}',
];
const STUDENTS = [
  'tuition per semester {name}',
  'does {name} require the SAT',
  'NC Wert {name}',
  "{name} frais d'inscription",
  'becas {name} {year}',
  '{name} 学費',
  '{name} hoodie size M',
  '{name} football schedule',
  '{name} dorm move in day',
  '{name} commencement speaker {year}',
];
const CITIZENS = [
  'pay parking ticket {name}',
  '{name} trash pickup {weekday}',
  'how do i get a building permit in the {name}',
  '{name} property tax bill {year}',
  'noise complaint {name} phone',
  'public records request to {name}',
];
const DEPARTMENTS = [
  'Human Resources, {name}',
  '{name} - press office',
  'customer service {name}',
  'Dept. of Surgery, {name}',
  'Graduate School, {name}',
  'Library of the {name}',
];
const RESUMES = [
  '{year}–present Research assistant, {name}',
  'Ausbildung: B.Sc. Biologie, {name} ({year})',
  'Ph.D. in Economics, {name}, {year}',
  "Diplôme d'ingénieur, {name}, {year}",
  'Licenciatura en Derecho - {name}',
  'proud alumna of {name}, class of {year}',
  '{name} · Full-time · 3 yrs 2 mos',
  'PhD student @ {name} | coffee, cats, kayaks',
  'Open to work | ex-{name}',
  "{name} '08, dad of three, he/him",
  'Research Fellow | {name} | Room 3.14 | Tel. ext. 4471',
  'Front desk, {name}, please consider the environment before printing',
];
export const CONTRACTS = [
  'between {name} (“the Customer”) and the Supplier',
  'Bill to: {name}, VAT DE123456789, net 30 days',
  'Invoice 2024-118 {name} EUR 1,250.00 net 30 days',
  'PO 4500012345 / vendor {name}',
  'RE: {NAME} / RENEWAL {year}',
  'Vertragspartner: {name} (nachfolgend „Kunde“)',
  'RFP {number}: {name} seeks bids for janitorial services',
  'Órgano de contratación: {name}',
  '{name} is hiring a research assistant (f/m/d), 60%',
  'Vacancy: lecturer in law – {name} – apply by 31 May',
];
export const FOOTERS = [
  '© {year} {name}. All rights reserved.',
  'Impressum: {name}, vertreten durch den Vorstand',
  'Mentions légales · {name} · Plan du site',
  'This site is maintained by {name}. Last modified {date} {year}',
  'Source: {name} ({year}); own calculations',
  'Quelle: {name}, eigene Darstellung',
  'Fuente: {name}, {date}',
  'Reprinted with permission of {name}.',
];
const AFFILIATIONS = [
  'a Department of Physics, {name}, {city}, {country}',
  '¹ {name}, {city} {number}, {country}',
  'School of Engineering, {name}, P.O. Box {n}, {city}, {country}',
  'From the Division of Cardiology, {name}, {city}',
  '{name}, {city}, {country}. Electronic address: author@example.org',
  '†{name}, {city}; ‡corresponding author',
  'Postdoc\n{name}\n{city}',
];
const GRANTS = [
  'This work was supported by {name} under grant {number}.',
  'Gefördert durch: {name}, Kennzeichen {code}',
  'Les auteurs remercient {name} pour son soutien.',
  'Financiado por {name}, proyecto {code}',
  'Data courtesy of {name}, {year}',
  '(73) Assignee: {name}, {city} ({country})',
  'NCT0{number}{n} Sponsor: {name}, Recruiting',
  'Trial site {n}: {name}, {city}, {country}',
  'Competing interests: J.K. received speaker fees from {name}.',
];
const MAPS = [
  'directions to {name} from the airport',
  '{name} {city} opening hours',
  'parking near {name}, {city}',
  '{name} 4.3 ★★★★☆ ({n}) {city}, {country}',
  '📍 {name}, {city}',
  'checked in at {name} with {n} others',
  'cómo llegar a {name} en autobús',
  '{name}（{city}）アクセス',
];
const LABELS = [
  '{name}, P.O. Box {number}, {city}, {country}',
  '{name}\nMail Stop {number}\n{city}\n{COUNTRY}',
  'To: The Librarian, {name}, {city} ({country})',
  '{name}, 12 Main Street, Suite 400',
];
const TOWNS = [
  '{name} {city}',
  '{lower} {lowercity}',
  '{name} in {city}',
  '{name} ({city})',
  '{city} - {name}',
  '{name}, {city}, {country}',
  '{name} {country}',
];
const PARTS = [
  '{part} ({city})',
  'that {part} in {city}',
  '{low} {city}',
  '{part}, {city} phone number',
  '{city} – {part}',
  'looking for {part}, {city}',
];
const BANK_LINES = [
  'SEPA CT {name} RE-{year}-{n}',
  'PAYMENT TO {name} REF {number}',
  'DIRECT DEBIT {name} {date}',
  'POS {number} {name}',
  'UEBERWEISUNG {name} RG {number} VIELEN DANK',
  'ACH CREDIT {name} PPD ID: {number}',
];
/** The longest name on a line of a bank statement. */
const BANK_LINE = 27;
/** Words without which a name can be remembered. */
const SMALL_WORDS = new Set(
  'of the and for in at de du des la le les et y e der die das und fur di do da del dell della a an co ltd inc gmbh kk sa llc srl corporation company'.split(
    ' ',
  ),
);
const UNIVERSITY = /^(?!.*(hospital|press|library|inc\b|associat)).*(universi|college|hochschule)/i;
const MUNICIPALITY = /^(City|Town|Village|Borough|County) of |\bCounty$/;

/** Organizations in questions, headlines, affiliations, contracts and addresses. */
export function organizationsInTextKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, bearersOf, recordsWith, begunWith, onlyOrganization, placedOrganization } =
    draws;
  const { aroundOrganization, aroundPlaced } = draws;
  const { pick, below } = random;
  const placesByKey = Map.groupBy(corpus.places, ({ key }) => key);
  const regionOf = (key: string): string | undefined => {
    const region = placesByKey.get(key)?.[0]?.address?.split(', ').at(-1);
    return region !== undefined && isLatin(region) && /^\D{2,}$/.test(region) ? region : undefined;
  };
  /** Organizations that share their name with others in other regions. */
  const sharers = corpus.organizations.filter(({ name }) => {
    const keys = [...bearersOf(name)];
    return isLatin(name) && keys.length > 1 && keys.every((key) => regionOf(key) !== undefined);
  });
  const inTown = (name: string, city: string, country: string, expected: ReadonlySet<string>): Drawn => {
    const slots = { name, city, country, lower: name.toLowerCase(), lowercity: city.toLowerCase() };
    return fold(name).includes(fold(city)) ? null : [write(TOWNS, slots), expected];
  };

  return {
    'question about an organization': aroundOrganization(QUESTIONS),
    'login or portal': aroundOrganization(LOGINS),
    'headline about an organization': aroundOrganization(HEADLINES),
    'place in a ranking': aroundOrganization(RANKINGS, /universit|college|institut|school|hospital/i),
    'report about a study': aroundOrganization(REPORTS, UNIVERSITY),
    'office of a company': aroundOrganization(OFFICES, /\b(?:Ltd|Inc|Corporation|Limited|GmbH|Co)\b/i),
    'question of a student': aroundOrganization(STUDENTS, UNIVERSITY),
    'question of a citizen': aroundOrganization(CITIZENS, MUNICIPALITY),
    'department of an organization': aroundOrganization(DEPARTMENTS),
    'résumé or profile': aroundOrganization(RESUMES),
    'contract, invoice or tender': aroundOrganization(CONTRACTS),
    'footer of a page or source of data': aroundOrganization(FOOTERS),
    affiliation: aroundPlaced(AFFILIATIONS),
    'grant, patent or trial': aroundPlaced(GRANTS),
    'question to a map': aroundPlaced(MAPS),
    'address label': aroundPlaced(LABELS),
    'organization and town or region': () => {
      if (below(2) === 0) {
        const { key, name, city, country } = placedOrganization(2);
        return inTown(name, city, country, new Set([key]));
      }
      const { name, key } = pick(sharers);
      const region = regionOf(key)!;
      const there = [...bearersOf(name)].filter((one) => regionOf(one) === region);
      return there.length > 1 ? null : inTown(name, region, region, new Set(there));
    },
    'part of an organization and its city': () => {
      const { name, city, expected } = placedOrganization(4);
      const isSmall = (word: string) => SMALL_WORDS.has(fold(word));
      const words = name.split(/[\s,]+/);
      const significant = words.flatMap((word, at) => (isSmall(word) ? [] : [at]));
      const dropped = below(significant.length);
      const [before, at, after] = [
        significant[dropped - 1] ?? -1,
        significant[dropped]!,
        significant[dropped + 1] ?? words.length,
      ];
      // The small words after the dropped word go with it, or those before it if none is after it.
      const part = [...words.slice(0, after > at + 1 ? at : before + 1), ...words.slice(after)].join(' ');
      if (significant.length < 4 || isSmall(part.split(' ')[0]!) || fold(name).includes(fold(city)))
        return null;
      const having = recordsWith(`${part} ${city}`);
      if (having.size === 0 || !areAll(having, expected)) return null;
      return [write(PARTS, { part, low: part.toLowerCase(), city }), expected];
    },
    'company with its nationality': () => {
      const { name, key } = draws.organization(2);
      const [, bare, country = ''] = /^([\p{L} ]{6,}) \(([A-Z][a-z ]+)\)$/u.exec(name) ?? [];
      const nationality = NATIONALITIES[country];
      if (bare === undefined || nationality === undefined) return null;
      const same = corpus.organizations.filter((one) => one.name.startsWith(`${bare} `) || one.name === bare);
      if (same.some((one) => one.key !== key)) return null;
      return [write(COMPANIES, { bare, lower: bare.toLowerCase(), nationality }), new Set([key])];
    },
    'line of a bank statement': () => {
      const { name, expected } = onlyOrganization();
      const written = name
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toUpperCase()
        .replace(/[^A-Z0-9&. -]/g, ' ')
        .replace(/ +/g, ' ');
      const cut = written.slice(0, BANK_LINE).trim();
      const isCut = written.length > BANK_LINE;
      if (isCut ? !areAll(begunWith(cut), expected) : below(2) === 0) return null;
      return [write(BANK_LINES, { name: cut }), expected];
    },
  };
}
