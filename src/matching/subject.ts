import type { Party } from '../database/resources.js';
import { repaired } from '../names/typed-text.js';
import { countryOf } from '../names/countries.js';
import { fold } from '../names/normalize.js';
import {
  stateCode,
  stateGovernedBy,
  seatsOfRole,
  withChambers,
  withoutAbbreviation,
} from '../names/states.js';
import { isProvider, isRoleAddress } from '../names/pasted-addresses.js';
import { emailAddress, hostOf } from '../values/email.js';
import { hostname, withoutPunctuation } from '../values/hostname.js';
import { organizationName, type OrganizationName } from './names/organization-name.js';
import { omitsAside } from './names/compare-organizations.js';
import {
  addressedName,
  earlierNames,
  isShortFor,
  personName,
  unspacedName,
  type PersonName,
} from './names/person-name.js';
import { nameText, readingsOf, type NameText, type Reading } from './names/segments.js';
import { localitiesOf, roleOf, type WordsOf } from './roles-and-places.js';

/** An organization of a person, or the parent of an organization. */
export interface OrganizationFacts {
  readonly publicId?: string | null;
  /** The name, and its aliases. */
  readonly names?: readonly string[];
  readonly domain?: string | null;
  /** The parent organization. */
  readonly parentPublicId?: string | null;
}

/** Facts about a record, or about the record that a query means. */
export interface Facts {
  readonly type: Party;
  /** Its ids, including former ones. */
  readonly publicIds?: readonly string[];
  readonly name?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly aliases?: readonly string[];
  readonly emails?: readonly string[];
  readonly organizations?: readonly OrganizationFacts[];
  /** Roles and titles. */
  readonly roles?: readonly string[];
  /** Names and addresses of places. */
  readonly places?: readonly string[];
  readonly domains?: readonly string[];
  readonly organizationType?: string | null;
  readonly parent?: OrganizationFacts | null;
}

export type ParsedName = PersonName | OrganizationName;

export interface ParsedOrganization extends OrganizationFacts {
  readonly parsed: readonly OrganizationName[];
  /** The code of the state whose government it is a part of. */
  readonly state: string | null;
}

/** Facts, parsed for comparison. */
export interface Subject {
  readonly type: Party;
  readonly publicIds: readonly string[];
  /** Null without a name. */
  readonly name: ParsedName | null;
  readonly aliases: readonly ParsedName[];
  /** Of a query: parts of the name as the name of an organization. */
  readonly readings: readonly Reading[];
  /** Of a query for a person: the words of the name, which may be a text around it. */
  readonly text: NameText | null;
  /** In lower case. */
  readonly emails: readonly string[];
  readonly organizations: readonly ParsedOrganization[];
  readonly roles: readonly WordsOf[];
  readonly places: readonly WordsOf[];
  /** The codes of the states that its places name, and those of its roles with their districts. */
  readonly states: readonly string[];
  readonly countries: readonly string[];
  readonly seats: readonly string[];
  readonly domains: readonly string[];
  readonly organizationType: string | null;
  readonly parent: ParsedOrganization | null;
}

/** The name, if there is one, and the aliases. */
export const allNames = ({ name, aliases }: Subject): ParsedName[] => [...(name ? [name] : []), ...aliases];

const MAX_ALIASES = 20;

/** Parses facts for comparison. */
export function subjectOf(facts: Facts): Subject {
  const { type, publicIds = [], name, firstName, lastName, aliases = [], emails = [] } = facts;
  const named = (text: string): ParsedName => ({
    ...(type === 'person' ? personName : organizationName)(repaired(text)),
    text,
  });
  const isThere = (text: string | null | undefined): text is string => fold(text ?? '') !== '';
  const own = (): ParsedName | null => {
    if (type === 'person' && isThere(firstName) && isThere(lastName)) {
      const text = `${firstName} ${lastName}`;
      return { ...personName(repaired(firstName), repaired(lastName)), text };
    }
    const text = [name, firstName, lastName].find(isThere);
    return text === undefined ? null : named(text);
  };
  const main = own();
  // Without an organization, thousands have the last name.
  const addressed =
    main?.type === 'person' && !main.isSplit && facts.organizations?.length ? addressedName(main.text) : null;
  const earlier = main?.type === 'person' ? earlierNames(main.text) : [];
  const places = (facts.places ?? []).flatMap(localitiesOf);
  return {
    type,
    publicIds,
    name: main,
    aliases: [
      ...(addressed ? [addressed] : []),
      ...[...earlier, ...aliases.filter(isThere)]
        .slice(0, MAX_ALIASES)
        .map((alias) => withLastName(alias, main) ?? named(alias))
        .filter(addsTo(main)),
    ],
    readings: [],
    text: null,
    emails: emails.map((email) => email.toLowerCase()),
    organizations: (facts.organizations ?? []).map(parsedOrganization),
    roles: (facts.roles ?? []).map(roleOf),
    places,
    states: [...new Set(places.flatMap((place) => stateCode(place.text) ?? []))],
    countries: [...new Set((facts.places ?? []).flatMap((place) => countryOf(place) ?? []))],
    seats: [...new Set((facts.roles ?? []).flatMap(seatsOfRole))],
    domains: facts.domains ?? [],
    organizationType: facts.organizationType ?? null,
    parent: facts.parent ? parsedOrganization(facts.parent) : null,
  };
}

/**
 * The facts with those in the name: an address next to a person's, `"King, Ada" <ada@harbourlight.example>`, and a site or
 * the address of an office for an organization's.
 */
function withFactsInName(given: Facts): Facts {
  const facts = given.type === 'person' && given.name ? withBodyInName(given, given.name) : given;
  const { type, name, emails = [], domains = [] } = facts;
  const words = name?.trim().split(/\s+/) ?? [];
  const addresses = words.filter((word) => word.includes('@'));
  const found = addresses.flatMap((word) => {
    const parsed = emailAddress(withoutPunctuation(word));
    return parsed.ok ? [parsed.value] : [];
  });
  const rest = words.filter((word) => !addresses.includes(word)).join(' ');
  // The domain of an office's address is that of the organization.
  const hosts = found
    .filter(isRoleAddress)
    .map(hostOf)
    .filter((host) => !isProvider(host));
  const site = type === 'organization' ? siteOf(name ?? '') : null;
  return {
    ...facts,
    ...(found.length > 0 ? { name: withoutPunctuation(rest), emails: [...emails, ...found] } : {}),
    ...(type === 'organization' ? { domains: [...domains, ...hosts, ...(site === null ? [] : [site])] } : {}),
  };
}

/** A style before a name, which initials look like. */
const STYLE = /^H\. ?(?:E|H|R\. ?H)\. ?(?=\p{L}+ )/u;

function withBodyInName(facts: Facts, text: string): Facts {
  const { name, body } = unspacedName(text.replace(STYLE, ''));
  const isNew = body !== null && !facts.organizations?.length;
  return { ...facts, name, ...(isNew ? { organizations: [{ names: [body] }] } : {}) };
}

/** The path of a page that is about its site: `/en/contact.html`, but not `/company/acme`. */
const PAGE =
  /(?:\/[a-z]{2}(?=\/|$))?(?:\/(?:about|contact|home|impressum|index|kontakt|team)[\w-]*(?:\.\w{2,5})?)?\/?$/i;

/** The hostname of a name that is a hostname, or the URL of a page about its site. */
function siteOf(name: string): string | null {
  const [address = ''] = name.trim().split('?');
  const host = hostname(address.replace(/^[a-z]{2,9}:\/\//i, '').replace(PAGE, ''));
  return host.ok ? host.value : null;
}

/** A query, with the facts in its name and the readings of an organization's name. */
export function querySubject(given: Facts): Subject {
  const subject = subjectOf(withFactsInName(given));
  if (subject.name === null) return subject;
  const text = repaired(subject.name.text);
  return subject.type === 'organization'
    ? { ...subject, readings: readingsOf(text) }
    : { ...subject, text: nameText(text) };
}

/** `I. Solberg` as an alias of Ingrid Solberg adds nothing, and would agree with Ivar Solberg. */
const addsTo =
  (main: ParsedName | null) =>
  (alias: ParsedName): boolean => {
    if (main?.type === 'person' && alias.type === 'person') return !isShortFor(alias, main);
    if (main?.type !== 'organization' || alias.type !== 'organization') return true;
    return !omitsAside(alias, main);
  };

/** An alias that ends with the last name of the record, which tells its middle names: `Ada Byron King` of Ada King. */
function withLastName(alias: string, main: ParsedName | null): ParsedName | null {
  if (main?.type !== 'person' || !main.isSplit) return null;
  const last = main.forms[0]!.last.join(' ');
  const words = alias.trim().split(/\s+/);
  const from = words.length - last.split(' ').length;
  if (from < 1 || fold(words.slice(from).join(' ')) !== last) return null;
  const [given, surname] = [words.slice(0, from), words.slice(from)].map((part) => repaired(part.join(' ')));
  return { ...personName(given!, surname), text: alias };
}

/** A name of an organization, and the state whose government it means. */
interface ReadName {
  readonly name: OrganizationName;
  readonly state: string | null;
}

const readNames = new Map<string, ReadName>();
const MAX_READ = 2_000;

/** Candidates share their organizations, so the names that were read are cached. */
function readName(text: string): ReadName {
  const read = readNames.get(text) ?? {
    name: organizationName(repaired(text)),
    state: stateGovernedBy(withoutAbbreviation(text)),
  };
  if (readNames.size >= MAX_READ) readNames.clear();
  readNames.set(text, read);
  return read;
}

function parsedOrganization(facts: OrganizationFacts): ParsedOrganization {
  const read = (facts.names ?? []).slice(0, MAX_ALIASES).flatMap(withChambers).map(readName);
  return {
    ...facts,
    parsed: read.map(({ name }) => name),
    state: read.find(({ state }) => state !== null)?.state ?? null,
  };
}
