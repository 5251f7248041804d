import { PARTIES, type Party } from '../database/resources.js';
import { isRecord } from '../values/json.js';
import type { Facts, OrganizationFacts } from '../matching/subject.js';
import { emailAddress } from '../values/email.js';
import { site } from '../values/hostname.js';
import { publicId } from '../values/public-id.js';
import { stripInvisible } from '../values/text.js';
import { findProperty, parseType, type ParsedType } from './vocabulary.js';

const DEFAULT_LIMIT = 5;
const MAX_LIMIT = 20;
const MAX_TEXT = 256;
const MAX_VALUES = 20;

export interface ReconciliationQuery {
  /** The description, for each kind of record that the query may mean. */
  readonly facts: readonly Facts[];
  readonly limit: number;
  /** The ids of types; a result has at least one of them. */
  readonly strictTypes: readonly string[];
}

/** The reason to refuse a query. */
class Refusal extends Error {}

/** Reads a query; returns a sentence about its first problem instead if it is invalid. */
export function readQuery(value: unknown): ReconciliationQuery | string {
  try {
    return queryOf(value);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** One word with a dot in it, as hostnames are written. */
const isHostLike = (text: string): boolean => text.includes('.') && !/[\s@]/.test(text);

function queryOf(value: unknown): ReconciliationQuery {
  if (!isRecord(value)) throw new Refusal('A query must be an object.');
  const types = typesOf(value['type']);
  const { type_strict: strict } = value;
  if (!isAbsent(strict) && strict !== 'any' && strict !== 'all' && strict !== 'should') {
    throw new Refusal('type_strict must be any, all or should.');
  }
  const text = isAbsent(value['query']) ? '' : textOf('query', value['query']);
  const values = valuesOf(value['properties']);
  const kinds = new Set(types.map(({ kind }) => kind));
  const facts = PARTIES.filter((kind) => kinds.size === 0 || kinds.has(kind))
    .map((kind) => factsOf(kind, text, values, types))
    .filter(saysWhich);
  if (facts.length === 0) {
    throw new Refusal(
      'A query needs a text in query, or a property that identifies a record, such as email.',
    );
  }
  return {
    facts,
    limit: limitOf(value['limit']),
    strictTypes: strict === 'any' || strict === 'all' ? types.map(({ id }) => id) : [],
  };
}

function typesOf(given: unknown): (ParsedType & { readonly id: string })[] {
  const ids: unknown[] = isAbsent(given) || given === '' ? [] : [given].flat();
  return ids.map((id) => {
    if (typeof id !== 'string') throw new Refusal('type must be a text, or a list of texts.');
    const type = parseType(id);
    if (type === null) throw new Refusal(`There is no type ${JSON.stringify(id.slice(0, MAX_TEXT))}.`);
    return { ...type, id };
  });
}

function limitOf(given: unknown): number {
  if (isAbsent(given)) return DEFAULT_LIMIT;
  const limit = Number(typeof given === 'string' || typeof given === 'number' ? given : NaN);
  if (!(limit >= 1)) throw new Refusal('limit must be a number of at least 1.');
  return Math.min(Math.floor(limit), MAX_LIMIT);
}

function textOf(field: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw new Refusal(`${field} must be a text, a number, an object with an id, or a list of these.`);
  }
  const text = stripInvisible(String(value)).normalize('NFC').trim();
  if ([...text].length > MAX_TEXT) throw new Refusal(`${field} must have at most ${MAX_TEXT} characters.`);
  return text;
}

/** A value of a property: a text, or a record that was reconciled earlier. */
interface GivenValue {
  readonly text: string;
  readonly id: string | null;
}

type GivenValues = ReadonlyMap<string, readonly GivenValue[]>;

/** The values of each property. Empty ones are omitted, since cells may be empty. */
function valuesOf(properties: unknown): GivenValues {
  const given: unknown = properties ?? [];
  if (!Array.isArray(given)) throw new Refusal('properties must be a list.');
  const values = new Map<string, GivenValue[]>();
  for (const one of given as unknown[]) {
    if (!isRecord(one) || typeof one['pid'] !== 'string') {
      throw new Refusal('properties must be a list of objects with pid and v.');
    }
    const { pid, v } = one as { pid: string; v?: unknown };
    if (!findProperty(pid)?.matches) {
      throw new Refusal(`There is no property ${JSON.stringify(pid.slice(0, MAX_TEXT))} to match by.`);
    }
    const more = [v].flat().filter((item) => !isAbsent(item) && item !== '');
    values.set(
      pid,
      [...(values.get(pid) ?? []), ...more.map((item) => valueOf(pid, item))].slice(0, MAX_VALUES),
    );
  }
  return values;
}

function valueOf(pid: string, value: unknown): GivenValue {
  if (!isRecord(value)) return { text: textOf(pid, value), id: null };
  const { id, name } = value;
  if (typeof id !== 'string') throw new Refusal(`${pid} must have an id in its object.`);
  return { text: typeof name === 'string' ? textOf(pid, name) : '', id: publicId(id).ok ? id : null };
}

function factsOf(kind: Party, text: string, values: GivenValues, types: readonly ParsedType[]): Facts {
  const texts = (pid: string) =>
    (values.get(pid) ?? []).map((value) => value.text).filter((one) => one !== '');
  const address = emailAddress(text);
  const isId = publicId(text).ok;
  const emails = texts('email').flatMap((one) => parsed(emailAddress(one)));
  const shared = {
    publicIds: isId ? [text] : [],
    name: isId || address.ok || text === '' ? null : text,
    emails: address.ok ? [address.value, ...emails] : emails,
    aliases: texts('alias'),
    places: texts('place'),
  };
  if (kind === 'person') {
    return {
      ...shared,
      type: 'person',
      firstName: texts('first_name')[0] ?? null,
      lastName: texts('last_name')[0] ?? null,
      organizations: (values.get('organization') ?? []).map(mentioned),
      roles: [...texts('role'), ...texts('title')],
    };
  }
  const [parent] = values.get('parent') ?? [];
  const isHost = shared.name !== null && isHostLike(text);
  return {
    ...shared,
    type: 'organization',
    domains: [...texts('domain'), ...(isHost ? [text] : [])].flatMap((one) => parsed(site(one))),
    organizationType:
      texts('organization_type')[0] ??
      types.find(({ organizationType }) => organizationType)?.organizationType ??
      null,
    parent: parent ? mentioned(parent) : null,
  };
}

const parsed = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T[] =>
  result.ok ? [result.value] : [];

/** An organization by its id, its domain or its name. */
function mentioned({ text, id }: GivenValue): OrganizationFacts {
  const host = isHostLike(text) ? parsed(site(text))[0] : undefined;
  const byText = publicId(text).ok;
  return {
    publicId: id ?? (byText ? text : null),
    names: text === '' || byText ? [] : [text],
    domain: host ?? null,
  };
}

const saysWhich = ({ publicIds, name, firstName, lastName, aliases, emails, domains }: Facts): boolean =>
  [name, firstName, lastName].some((one) => !isAbsent(one)) ||
  [publicIds, aliases, emails, domains].some((some) => some !== undefined && some.length > 0);
