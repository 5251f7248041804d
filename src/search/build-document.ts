import { withoutAside } from '../names/countries.js';
import { streetAddress, withoutUnspacedForm } from '../names/name-forms.js';
import { namesOfState, shortNamesOf, townOf, TOWN_WORDS } from '../names/states.js';
import { eachField, type KeyField, type SearchDocument, type SearchType } from './documents.js';
import { fold, sorted, cut } from '../names/normalize.js';
import {
  addAcronyms,
  addName,
  addPersonName,
  addPersonParts,
  localitiesIn,
  phrasesOf,
} from '../names/name-keys.js';
import { domainOfAlias, publicHostname } from '../values/hostname.js';

/** The columns of a record that its document is built from; texts are not folded. */
export interface PersonRow extends Belongings {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly aliases: readonly string[];
}

export interface OrganizationRow extends Belongings {
  readonly name: string;
  readonly domain: string | null;
  readonly organization_type: string | null;
  readonly parent: string | null;
  readonly aliases: readonly string[];
}

/** Columns shared by several record types. */
interface Belongings {
  readonly id: number;
  readonly emails: readonly string[];
  /** Names and addresses. */
  readonly places: readonly string[];
  readonly roles: readonly string[];
  readonly titles: readonly string[];
  /** Names and aliases of the organizations that the record belongs to. */
  readonly organizations: readonly string[];
  readonly organization_types: readonly (string | null)[];
  readonly domains: readonly (string | null)[];
  readonly connections: number;
}

export interface DocumentRows {
  readonly person: PersonRow;
  readonly organization: OrganizationRow;
  readonly membership: Belongings & Readonly<{ role: string; title: string | null; person: string }>;
  readonly place: Belongings & Readonly<{ name: string | null; address: string | null; owner: string }>;
}

/** Maximum length of each list. A record with thousands of related ones must not delay the others. */
const MAX_VALUES = 2_000;

/** Builds the search document of a row: all its search keys, folded. */
export function buildDocument<Type extends SearchType>(
  type: Type,
  row: DocumentRows[Type],
  version: number,
): SearchDocument {
  const keys: KeySets = eachField(() => new Set<string>());
  const nameLength = (ADD_NAMES[type] as AddNames<Type>)(keys, row);
  for (const text of [...row.roles, ...row.titles]) addAround(keys, 'position', text);
  for (const text of row.places.flatMap(localitiesIn)) addAround(keys, 'place', text);
  for (const text of row.organizations) addAround(keys, 'affiliation', text);
  for (const role of row.roles) keys.role.add(cut(fold(role)));
  const types = [...new Set(row.organization_types.filter(isThere))];
  for (const one of types) keys.organizationType.add(cut(fold(one)));
  const sites = [...row.domains, ...row.organizations.map(domainOfAlias), ...keys.domain].filter(isThere);
  for (const site of sites) keys.site.add(site);
  if (type === 'organization') for (const site of sites) keys.domain.add(site);
  for (const address of row.emails.map((email) => email.toLowerCase())) {
    const at = address.lastIndexOf('@');
    keys.email.add(cut(address));
    keys.emailLocal.add(cut(address.slice(0, at)));
    if (type !== 'organization') keys.site.add(address.slice(at + 1));
  }
  return {
    type,
    id: row.id,
    version,
    ...eachField((field) => [...keys[field]].slice(0, MAX_VALUES)),
    organizationTypeShown: types.slice(0, MAX_VALUES),
    connections: row.connections,
    nameLength,
  };
}

/** The keys of a document under construction. */
type KeySets = Readonly<Record<KeyField, Set<string>>>;

/** Adds the keys specific to the record type, and returns the length of the displayed name. */
type AddNames<Type extends SearchType> = (keys: KeySets, row: DocumentRows[Type]) => number;

const ADD_NAMES: { readonly [Type in SearchType]: AddNames<Type> } = {
  person(keys, row) {
    const [first, last] = [row.first_name ?? '', row.last_name ?? ''];
    if (first !== '' && last !== '') addPersonParts(keys, first, last);
    else addPersonName(keys, first + last);
    for (const alias of row.aliases) addPersonName(keys, alias);
    return `${first} ${last}`.trim().length;
  },
  organization(keys, row) {
    for (const name of [row.name, ...row.aliases]) {
      const site = domainOfAlias(name);
      if (site !== null) keys.domain.add(site);
      // An alias that is a public hostname is indexed as a domain only.
      if (site !== null && name !== row.name && publicHostname(site) !== null) continue;
      for (const form of new Set([name, withoutUnspacedForm(name), ...withoutAside(name)]))
        addName(keys, form);
      addAcronyms(keys, name);
    }
    if (row.parent !== null) addAround(keys, 'affiliation', row.parent);
    const domain = row.domain ?? '';
    // Not names: misspelt queries are compared with names.
    for (const name of shortNamesOf(row.name, domain)) keys.sorted.add(cut(sorted(name)));
    const town = townOf(row.name, domain);
    // Not words of its place, which alone find their records: "city hall" means no town.
    for (const word of town === null ? [] : TOWN_WORDS) keys.affiliation.add(word);
    if (town !== null && town.state !== null) {
      for (const text of namesOfState(town.state)) addAround(keys, 'place', text);
      keys.sorted.add(cut(sorted(`${town.name} ${town.state.toLowerCase()}`)));
    }
    return row.name.length;
  },
  membership(keys, row) {
    const shown = row.title ?? row.role;
    for (const text of new Set([shown, row.role])) addName(keys, text);
    addAround(keys, 'affiliation', row.person);
    return shown.length;
  },
  place(keys, row) {
    for (const text of [row.name, row.address].filter(isThere)) addName(keys, text);
    const street = streetAddress(row.address ?? '');
    if (street !== null) keys.name.add(cut(street));
    addAround(keys, 'affiliation', row.owner);
    return (row.name ?? row.address ?? '').length;
  },
};

/** Adds a text that is related to the record but is not its name, as a phrase and as single words. */
function addAround(keys: KeySets, field: KeyField, text: string): void {
  const { phrases, parts } = phrasesOf(text);
  for (const phrase of phrases) keys.phrase.add(phrase);
  for (const word of parts) keys[field].add(word);
}

const isThere = (value: string | null): value is string => value !== null;
