/** Texts around the names of organizations. `{name}` and the like are slots. */

export const MAPS = [
  '{name} 4.3 ★★★★☆ ({n}) {city}, {country}',
  '📍 {name}, {city}',
  'directions to {name}',
  'checked in at {name} with {n} others',
  'Öffnungszeiten {name} {city}',
  "c'est où {name} ?",
  'cómo llegar a {name}',
  '{name}（{city}）アクセス',
];

export const FOOTERS = [
  '© {year} {name}. All rights reserved.',
  'Source: {name} ({year}); own calculations',
  'Quelle: {name}, eigene Darstellung',
  'Source : {name}, données {year}',
  'Fuente: {name}, {date}',
  'Mentions légales - {name}, {city}',
  'Reprinted with permission of {name}.',
  'Powered by {name} v{n}',
];

export const TENDERS = [
  'RFP {number}: {name} seeks bids for janitorial services',
  'Contracting authority: {name}, {city}',
  'Vergabestelle: {name}',
  'Órgano de contratación: {name}',
  'Zamawiający: {name}, {city}',
  'account: {name} / stage: proposal / {share}% / close {date}',
  '{name} - renewal {date}, ask procurement for the PO',
];

export const ACRONYMS = [
  '{name} ({acronym})',
  '{acronym} - {name}',
  '{acronym} = {name}?',
  '{name}, im Folgenden {acronym}',
  '{name} (ci-après « {acronym} »)',
];

export const CITIZENS = [
  'pay parking ticket {name}',
  '{name} trash pickup {weekday}',
  'how do i get a building permit in the {name}',
  '{name} property tax bill {year}',
  'noise complaint {name} phone',
  'public records request to {name}',
  'minutes of the {date} meeting, {name}',
];

export const STUDENTS = [
  'tuition per semester {name}',
  'acceptance rate {name} {year}',
  'does {name} require the SAT',
  'NC Wert {name}',
  'Semesterbeitrag {name}',
  "{name} frais d'inscription",
  'becas {name} {year}',
  '{name} 学費',
];

export const TYPED_DOMAINS = [
  '{typed}',
  'website {typed}',
  '{typed} login',
  'go to {typed}',
  '{typed} contact',
];
