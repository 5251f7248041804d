import type { DocumentRows, MembershipRow, OrganizationRow, PersonRow, PlaceRow } from './document-rows.js';
import type { SearchDocument, SearchType } from './documents.js';
import {
  addAcronyms,
  addName,
  addPersonName,
  addPersonParts,
  cut,
  noKeys,
  type NameKeys,
} from './names/forms.js';
import { publicHostname } from './names/hostnames.js';
import { fold, spellings, words } from './names/normalize.js';

/** More than this a document does not hold of any list: a record with thousands of parts must not slow the others. */
const MAX_VALUES = 2_000;

/** Makes the document of a row: everything that it can be found by, folded. */
export function buildDocument<Type extends SearchType>(
  type: Type,
  row: DocumentRows[Type],
  version: number,
): SearchDocument {
  const keys = noKeys();
  const context = new Context();
  const nameLength = (BUILD[type] as Build<Type>)(row, keys, context);
  for (const text of [...row.roles, ...row.titles]) context.add(text, context.position);
  for (const text of row.places)
    for (const locality of localitiesIn(text)) context.add(locality, context.place);
  for (const text of row.organizations) context.add(text, context.affiliation);
  const emails = row.emails.map((address) => address.toLowerCase());
  const emailDomains = distinct(emails.map((address) => address.slice(address.lastIndexOf('@') + 1)));
  const types = row.organization_types.filter(isThere);
  const domains = row.domains.filter(isThere);
  const sites = [...domains, ...context.hostnames, ...row.organizations.map(publicHostname).filter(isThere)];
  return {
    type,
    id: row.id,
    version,
    name: list(keys.name),
    sorted: list(keys.sorted),
    compact: list(keys.compact),
    initials: list(keys.initials),
    acronym: list(keys.acronym),
    surname: list(keys.surname),
    word: list(keys.word),
    position: list(context.position),
    place: list(context.place),
    affiliation: list(context.affiliation),
    phrase: list(context.phrase),
    email: emails.map(cut),
    emailLocal: distinct(emails.map((address) => cut(address.slice(0, address.lastIndexOf('@'))))),
    domain: type === 'organization' ? distinct(sites) : [],
    role: distinct(row.roles.map((role) => cut(fold(role)))),
    organizationType: distinct(types.map((one) => cut(fold(one)))),
    organizationTypeShown: distinct(types),
    site: distinct(type === 'organization' ? sites : [...sites, ...emailDomains]),
    connections: row.connections,
    nameLength,
  };
}

/** Adds what only this type has, and returns the length of the shown name. */
type Build<Type extends SearchType> = (row: DocumentRows[Type], keys: NameKeys, context: Context) => number;

const BUILD: { readonly [Type in SearchType]: Build<Type> } = {
  person: buildPerson,
  organization: buildOrganization,
  membership: buildMembership,
  place: buildPlace,
};

function buildPerson(row: PersonRow, keys: NameKeys): number {
  const first = row.first_name ?? '';
  const last = row.last_name ?? '';
  if (first !== '' && last !== '') addPersonParts(keys, first, last);
  else addPersonName(keys, first + last);
  for (const alias of row.aliases) addPersonName(keys, alias);
  return `${first} ${last}`.trim().length;
}

function buildOrganization(row: OrganizationRow, keys: NameKeys, context: Context): number {
  addName(keys, row.name);
  addAcronyms(keys, row.name);
  const ownSite = publicHostname(row.name);
  if (ownSite !== null) context.hostnames.push(ownSite);
  for (const alias of row.aliases) {
    const site = publicHostname(alias);
    if (site !== null) context.hostnames.push(site);
    else {
      addName(keys, alias);
      addAcronyms(keys, alias);
    }
  }
  if (row.parent !== null) context.add(row.parent, context.affiliation);
  return row.name.length;
}

function buildMembership(row: MembershipRow, keys: NameKeys, context: Context): number {
  const shown = row.title ?? row.role;
  for (const text of new Set([shown, row.role])) addName(keys, text);
  context.add(row.person, context.affiliation);
  return shown.length;
}

function buildPlace(row: PlaceRow, keys: NameKeys, context: Context): number {
  for (const text of [row.name, row.address]) if (text !== null) addName(keys, text);
  context.add(row.owner, context.affiliation);
  return (row.name ?? row.address ?? '').length;
}

/** What goes with a record without being its name. */
class Context {
  readonly position = new Set<string>();
  readonly place = new Set<string>();
  readonly affiliation = new Set<string>();
  readonly phrase = new Set<string>();
  readonly hostnames: string[] = [];

  add(text: string | null, into: Set<string>): void {
    if (text === null) return;
    const { phrases, parts } = partsOf(text);
    for (const phrase of phrases) this.phrase.add(phrase);
    for (const word of parts) into.add(word);
  }
}

interface Parts {
  readonly phrases: readonly string[];
  readonly parts: readonly string[];
}

/** Roles, titles and organizations come again and again: the latest are remembered. */
const remembered = new Map<string, Parts>();
const MAX_REMEMBERED = 4_000;

function partsOf(text: string): Parts {
  const known = remembered.get(text);
  if (known) return known;
  const phrases = spellings(text).map(cut);
  const made = { phrases, parts: distinct(phrases.flatMap(words)) };
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(text, made);
  return made;
}

/** What a place is called and where it is, without streets and rooms: those would go with half of all people. */
const localitiesIn = (text: string): string[] =>
  text
    .split(/[,;]/)
    .filter((part, index, parts) => index === parts.length - 1 || !/\p{N}/u.test(part))
    .map((part) => part.replace(/[\p{N}-]+/gu, (run) => (/\p{N}/u.test(run) ? ' ' : run)));

const isThere = (value: string | null): value is string => value !== null;

const list = (values: ReadonlySet<string>): string[] =>
  values.size <= MAX_VALUES ? [...values] : [...values].slice(0, MAX_VALUES);

const distinct = (values: readonly string[]): string[] => list(new Set(values));
