import type { Element } from 'domhandler';
import { linksWithin } from '../page/links-within.js';
import { textOf, type Link, type Page } from '../page/page.js';
import { isRoleAddress, realAddress } from './address-kinds.js';
import { spelledAddresses } from './address-spellings.js';
import type { DraftOf, Site } from './draft.js';
import { mailtoAddresses } from './emails.js';
import { excerptShowing } from './excerpt.js';
import { personDraft } from './person-draft.js';
import { phoneNumber } from './phones.js';

const NAME_HEADING =
  /^(name|names?|nom|nombre|nome|naam|namn|navn|nimi|imię( i nazwisko)?|nazwisko|jméno|név|ad(ı)?|person|ansprechpartner(in)?|mitarbeiter(in)?|contact|kontakt|who|wer|nom et prénom|vor- und nachname|full name|nombre y apellidos|氏名|名前|お名前|担当者|الاسم|имя|фио|ім'я|όνομα|이름|姓名)\b/iu;
const NAME_HEADING_UNCASED = /^(氏名|名前|お名前|担当者|الاسم|姓名|이름|имя|фио)$/iu;
const ROLE_HEADING =
  /^(role|rolle|function|funktion|fonction|función|funkcja|funzione|functie|position|posición|poste|stanowisko|cargo|puesto|carica|ruolo|ruoli|rol|title|titel|job|aufgabe|aufgaben|bereich|zuständig|amt|tätigkeit|responsibility|responsabilité|befattning|stilling|tehtävä|funkce|役職|職名|担当|部署|المنصب|الوظيفة|должность|θέση|직책|职位|職位|uppdrag|verv)/iu;
/** Names in two columns. */
const GIVEN_HEADING =
  /^(first ?names?|given names?|forename|vorname|prénoms?|nombre|nome|imię|jméno|meno|förnamn|fornavn|etunimi|voornaam|keresztnév|utónév|prenume|ime|ad|имя|ім.я|όνομα|eesnimi|vārds|vardas)$/iu;
const FAMILY_HEADING =
  /^(last ?name|surname|family name|nachname|zuname|familienname|nom|nom de famille|apellidos?|cognome|sobrenome|apelido|nazwisko|příjmení|priezvisko|efternamn|etternavn|efternavn|sukunimi|achternaam|vezetéknév|nume|prezime|soyad[ıi]?|фамилия|прізвище|επώνυμο|perekonnanimi|uzvārds|pavardė)$/iu;
const MOST_ROWS = 400;

/** People in tables whose heading says which column has the names and which the roles. */
export function peopleInTables(page: Page, site: Site): DraftOf<'person'>[] {
  const linksOf = linksWithin(page);
  return page.elements
    .filter(({ name }) => name === 'table')
    .flatMap((table) => peopleIn(table, page, linksOf, site));
}

function peopleIn(
  table: Element,
  page: Page,
  linksOf: (row: Element) => readonly Link[],
  site: Site,
): DraftOf<'person'>[] {
  const rows = rowsOf(table).slice(0, MOST_ROWS);
  const [head, ...body] = rows.map(cellsOf);
  if (head === undefined) return [];
  const headings = head.map(textOf);
  const columns = columnsOf(headings);
  if (columns === null) return [];
  return body.flatMap((cells) => {
    const names = columns.names.map((column) => cells[column]);
    const role = cells[columns.role];
    if (role === undefined || names.includes(undefined)) return [];
    const name = names.map((cell) => textOf(cell!)).join(' ');
    const text = cells.map(textOf).join(' · ');
    return personDraft(
      { written: name, role: textOf(role) || null, ...contactOf(cells, linksOf, site) },
      {
        excerpt: (shown) => excerptShowing(page, shown, text),
        confidence: 0.95,
        reason: 'A table lists the person with name and role.',
      },
    );
  });
}

/** Which columns have the names, in one or in two, and which the roles; null if the heading does not say. */
function columnsOf(headings: readonly string[]): { names: readonly number[]; role: number } | null {
  const column = (heading: RegExp): number => headings.findIndex((text) => heading.test(text));
  const [given, family] = [column(GIVEN_HEADING), column(FAMILY_HEADING)];
  const name = headings.findIndex((text) => NAME_HEADING.test(text) || NAME_HEADING_UNCASED.test(text));
  const names = given >= 0 && family >= 0 && given !== family ? [given, family] : [name];
  const role = headings.findIndex((text, at) => !names.includes(at) && ROLE_HEADING.test(text));
  return names[0]! < 0 || role < 0 ? null : { names, role };
}

/** The rows of a table, those of tables inside of it left out. */
function rowsOf(table: Element): Element[] {
  return table.children.flatMap((child) => {
    if (!('attribs' in child)) return [];
    return child.name === 'tr' ? [child] : /^t(head|body|foot)$/.test(child.name) ? rowsOf(child) : [];
  });
}

const cellsOf = (row: Element): Element[] =>
  row.children.filter(
    (child): child is Element => 'attribs' in child && (child.name === 'td' || child.name === 'th'),
  );

function contactOf(
  cells: readonly Element[],
  linksOf: (row: Element) => readonly Link[],
  site: Site,
): { email: string | null; phone: string | null } {
  const row = cells[0]!.parent as Element;
  const links = linksOf(row);
  const written = [
    ...links.flatMap(mailtoAddresses),
    ...cells.flatMap((cell) => spelledAddresses(textOf(cell)).map((one) => one.address)),
  ];
  const email = written
    .map((address) => realAddress(address, site.domain))
    .find((address) => address !== null && !isRoleAddress(address));
  const phone = links.flatMap(({ href }) =>
    /^tel:/i.test(href) ? [phoneNumber(href.slice(4), site.country)] : [],
  )[0];
  return { email: email ?? null, phone: phone ?? null };
}
