import type { Draws } from '../draws.js';
import type { Kinds } from '../kinds.js';
import { isReadByMachines, slotsOf } from '../texts.js';

export const ROWS = [
  '{n}\t{last}\t{first}\t2018-12-31\tyes',
  '"{last}";"{first}";"m";"12.03.1961"',
  '| {code} | {last} | {first} | n/a |',
  '{LAST}, {first}, $1,250.00',
  '1042;{last};{first};M;1961-03-02',
  '{first},{last},{code},active',
  '{n} {LAST} {first} USA 2:04.{n} DNF',
  'Board {n}: {LAST}, {first} 0-1',
  'Équipe {n} : {LAST} {first} (cap.)',
  'H.E. Mr./Ms. {LAST} {first}, Head of Delegation',
];
export const LABELS = [
  'Surname: {last} Given names: {first} Nationality: —',
  'NAME (LAST, FIRST): {LAST}, {FIRST}',
  'Nachname {last} Vorname {first} Geburtsdatum 12.03.1961',
  'Apellidos: {last} Nombre: {first} DNI:',
  'Nom : {last} Prénom : {first}',
  'Cognome {last} Nome {first} Codice fiscale',
  'Achternaam: {last}, voornaam: {first}',
  'Soyadı: {last} Adı: {first}',
  'Фамилия: {last} Имя: {first}',
  'first_name={first} last_name={last} subscribed=true',
  'Last Name equals {last} AND First Name equals {first}',
];
export const DIRECTORIES = [
  '{last} {first} 12 Oak St 555-0123',
  '{last}, {first} ...... ext. {number}',
  '{name} Tel. +1 202 555 {number} Fax -{n}',
  '{LAST} {first}, room {n}, phone {number}',
  '{last} {first} tél. 01 99 00 {n}',
];
export const TICKETS = [
  '{LAST}/{FIRST} SEAT {n}C PNR {code}',
  '1.1{LAST}/{FIRST}',
  'P<USA{zone}',
  '{zone}',
  'Surname/Nom {LAST} Given names/Prénoms {FIRST}',
  'Passenger 1: {LAST}/{FIRST} (ADT)',
  'Fahrgast {LAST} {FIRST} Wagen {n}',
  'pasajero: {LAST}/{FIRST} asiento 7A',
];
export const FORMULAS = [
  '=VLOOKUP("{name}",Sheet2!A:D,3,FALSE)',
  '=COUNTIF(B:B;"{last}, {first}")',
  '=FILTER(A2:F900,(B2:B900="{last}")*(C2:C900="{first}"))',
  '=IF(A{n}="{name}","yes","no")',
];
export const LOGS = [
  '{year}-03-04 12:11:02 INFO user={name} login ok',
  'WARN duplicate contact given_name={first} family_name={last}',
  'GET /people?first={first}&last={last} 404 {n}ms',
  'Registrant Name: {name}',
  'Owner: {name} / since 2004',
];
export const RECORDS = [
  '{"first_name":"{first}","last_name":"{last}","id":{number}}',
  "{'given': '{first}', 'family': '{last}'}",
  '{"name": "{name}", "id": 17}',
  'firstName={first}; lastName={last}; status=active',
  'name="{name}"',
  '<first>{first}</first><last>{last}</last>',
  'dn: cn={first} {last},ou=people,dc=example,dc=com',
  'N:{last};{first};;; FN:{first} {last}',
  '- name: {first} {last} # {n}',
  '?first={first}&last={last}&page=2',
];
export const MARKUP = [
  '[[{name}]]',
  '* [[{name} (politician)|{last}]] –',
  '[{name}](https://example.org/p/{number})',
  '<a href="/p/{number}">{name}</a>',
  '<td>{last}</td><td>{first}</td>',
  '\\author{{name}}',
  '**{name}** _(m)_',
  '{{cite news|last={last}|first={first}|date={year}}}',
  '{name} [edit]',
];
const CELLS_WITH_ADDRESS = [
  '{first},{last},desk{n}@harbour.example',
  'desk{n}@harbour.example,{first},{last}',
  '{first},{last},desk{n}@harbour.example,{number}',
];
const CELLS_WITH_URL = [
  '{first},{last},https://harbour.example/p/{number}',
  '{first},{last},www.harbour.example',
];
const CARDS = [
  'N:{last};{first};;Dr.;',
  'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN={first} {last}:mailto:calendar@example.com',
  'ORGANIZER;CN="{last}, {first}":MAILTO:rooms@example.com',
];
const DOIS = [
  '{"given":"{first}","family":"{last}","sequence":"first","affiliation":[]}',
  '<name><surname>{last}</surname><given-names>{first}</given-names></name>',
  '<given_name>{first}</given_name> <surname>{last}</surname>',
];
const SQL = [
  "VALUES (1042, '{last}', '{first}', NULL, 't')",
  "WHERE last_name = '{last}' AND first_name ILIKE '{first}%'",
  "SELECT id FROM people WHERE last_name = '{last}' AND first_name = '{first}';",
  "UPDATE contacts SET active = false WHERE name = '{first} {last}';",
];
const CODE_AROUND_ORGANIZATIONS = [
  'name="{name}"',
  '<td>{name}</td>',
  '{"name": "{name}", "id": 17}',
  '* {name} (1)',
  '12. {name}',
  "SELECT * FROM t WHERE n = '{name}';",
];

const quoted = (text: string): string => text.replaceAll("'", "''");

/** Names in forms, tables, logs, code and records of data. */
export function formsTablesAndLogsKindsOf(draws: Draws): Kinds {
  const { write, all, onlyPerson, aroundPerson } = draws;
  return {
    'row of a table': aroundPerson(ROWS),
    'labels of a form': aroundPerson(LABELS),
    'entry of a telephone book': aroundPerson(DIRECTORIES),
    'ticket or passport': aroundPerson(TICKETS, isReadByMachines),
    'formula of a spreadsheet': aroundPerson(FORMULAS),
    'line of a log or a registration': aroundPerson(LOGS),
    'record in code': aroundPerson(RECORDS),
    'markup around a person': aroundPerson(MARKUP),
    'cells next to an email address': aroundPerson(CELLS_WITH_ADDRESS),
    'cells next to a URL': aroundPerson(CELLS_WITH_URL),
    'contact card': aroundPerson(CARDS),
    'record of a DOI': aroundPerson(DOIS),
    'values of SQL': () => {
      const one = onlyPerson();
      return [write(SQL, slotsOf({ first: quoted(one.first), last: quoted(one.last) })), all(one)];
    },
    'code around an organization': draws.aroundOrganization(CODE_AROUND_ORGANIZATIONS),
  };
}
