import type pg from 'pg';
import { fold } from '../../../src/names/normalize.js';
import { isLatin, randomNumbers, type Random } from '../search/random.js';

export interface Employer {
  readonly key: string;
  readonly name: string;
  readonly domain: string | null;
}

export interface Person {
  readonly key: string;
  readonly first: string;
  readonly last: string;
  readonly employers: readonly Employer[];
  readonly roles: readonly string[];
  readonly emails: readonly string[];
  readonly posts: readonly Post[];
  readonly aliases: readonly string[];
  /** Addresses of the offices. */
  readonly places: readonly string[];
}

export interface Post {
  readonly at: string;
  readonly role: string | null;
  readonly title: string | null;
  readonly end: string | null;
}

export interface Organization extends Employer {
  readonly parent: Employer | null;
  readonly place: string | null;
  readonly type: string | null;
}

/** A query, and the record that it means; null if it means none or several. */
export interface Case {
  readonly topic: string;
  readonly kind: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly expected: string | null;
}

export type Drawn = Omit<Case, 'topic' | 'kind'> | null;
export type Kinds = Readonly<Record<string, () => Drawn>>;

/** The data from which the kinds draw. */
export interface Draws {
  readonly random: Random;
  /** A person with employers and a Latin name; with `isUnique`, one with a unique name. */
  person(options?: { isUnique?: boolean }): Person;
  /** A person with employers and a name in another script. */
  foreigner(): Person;
  organization(options?: { isUnique?: boolean; words?: number }): Organization;
  /** Number of records with this name or alias. */
  bearers(name: string): number;
  /** People with the same name, without a common employer. */
  namesakes(): readonly Person[];
  /** Organizations of the same name under different parents. */
  sameNames(): readonly Organization[];
  /** Whether a person has this last name and a first name with this initial. */
  hasInitial(initial: string, last: string): number;
  /** The people with a last name, with and without employers. */
  called(last: string): readonly Person[];
  /** All people with employers and a name in another script. */
  readonly foreigners: readonly Person[];
  /** The people of an organization. */
  members(key: string): readonly Person[];
  /** Number of organizations that have all words of a text in one name or alias. */
  fitting(text: string): number;
  /** The further names of an organization. */
  aliases(key: string): readonly string[];
  /** The organizations directly below an organization. */
  children(key: string): readonly Organization[];
  /** Number of people and organizations with this address. */
  holders(address: string): number;
  /** Number of organizations with this domain. */
  sharing(domain: string): number;
}

const hex = (column: string): string => `replace(${column}::text, '-', '')`;

/** Reads the corpus, and draws from it reproducibly. */
export const drawsOf = async (client: pg.Client, seed: number): Promise<Draws> =>
  (await readDraws(client))(seed);

/** Reads the corpus. Returns the draws of a seed. */
export async function readDraws(client: pg.Client): Promise<(seed: number) => Draws> {
  const rows = async <T>(text: string): Promise<T[]> => (await client.query(text)).rows as T[];
  const people = await rows<Person>(`
    SELECT ${hex('p.public_id')} AS key, p.first_name AS first, p.last_name AS last,
      (SELECT coalesce(json_agg(DISTINCT jsonb_build_object('key', ${hex('o.public_id')}, 'name', o.name, 'domain', o.domain)), '[]')
        FROM memberships m JOIN organizations o ON o.id = m.organization_id WHERE m.person_id = p.id) AS employers,
      ARRAY(SELECT DISTINCT coalesce(m.title, m.role) FROM memberships m WHERE m.person_id = p.id) AS roles,
      ARRAY(SELECT e.address FROM email_addresses e WHERE e.person_id = p.id) AS emails,
      (SELECT coalesce(json_agg(json_build_object('at', o.name, 'role', m.role, 'title', m.title, 'end', m.end_date) ORDER BY m.id), '[]')
        FROM memberships m JOIN organizations o ON o.id = m.organization_id WHERE m.person_id = p.id) AS posts,
      ARRAY(SELECT a.name FROM name_aliases a WHERE a.person_id = p.id ORDER BY a.id) AS aliases,
      ARRAY(SELECT pl.address FROM places pl WHERE pl.person_id = p.id AND pl.address IS NOT NULL ORDER BY pl.id) AS places
    FROM people p WHERE first_name IS NOT NULL AND last_name IS NOT NULL ORDER BY p.id`);
  const organizations = await rows<Organization>(`
    SELECT ${hex('o.public_id')} AS key, o.name, o.domain, o.organization_type AS type,
      CASE WHEN a.id IS NOT NULL THEN json_build_object('key', ${hex('a.public_id')}, 'name', a.name, 'domain', a.domain) END AS parent,
      (SELECT coalesce(pl.address, pl.name) FROM places pl WHERE pl.organization_id = o.id ORDER BY pl.id LIMIT 1) AS place
    FROM organizations o LEFT JOIN organizations a ON a.id = o.parent_id ORDER BY o.id`);
  const aliases = await rows<{ name: string; key: string | null }>(`
    SELECT a.name, ${hex('o.public_id')} AS key FROM name_aliases a LEFT JOIN organizations o ON o.id = a.organization_id
    ORDER BY a.id`);
  const addresses = await rows<{ address: string; holders: number }>(`
    SELECT lower(address) AS address, count(DISTINCT (person_id, organization_id))::int AS holders FROM email_addresses GROUP BY 1`);
  const holders = new Map(addresses.map((one) => [one.address, one.holders]));
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(fold(name), (counts.get(fold(name)) ?? 0) + 1);
  for (const { first, last } of people) count(`${first} ${last}`);
  for (const { name } of [...organizations, ...aliases]) count(name);
  const bearers = (name: string) => counts.get(fold(name)) ?? 0;
  const employed = people.filter(
    ({ first, last, employers }) =>
      employers.length > 0 &&
      isLatin(first + last) &&
      !/[".()]/.test(first) &&
      first.length > 2 &&
      last.length > 3,
  );
  const unique = employed.filter(({ first, last }) => bearers(`${first} ${last}`) === 1);
  const foreigners = people.filter(
    ({ first, last, employers }) => employers.length > 0 && !isLatin(first + last),
  );
  const latin = organizations.filter(({ name }) => isLatin(name) && name.length > 8 && name.length < 90);
  const groups = [...Map.groupBy(employed, ({ first, last }) => fold(`${first} ${last}`)).values()].filter(
    (group) =>
      group.length > 1 &&
      !shareEmployers(group) &&
      bearers(`${group[0]!.first} ${group[0]!.last}`) === group.length,
  );
  const sameNames = [...Map.groupBy(latin, ({ name }) => fold(name)).values()].filter(
    (group) => group.length > 1 && new Set(group.map(({ parent }) => parent?.key)).size === group.length,
  );
  const lastNames = Map.groupBy(people, ({ last }) => fold(last));
  const members = Map.groupBy(
    employed.flatMap((one) => one.employers.map(({ key }) => [key, one] as const)),
    ([key]) => key,
  );
  const ownAliases = Map.groupBy(aliases, ({ key: owner }) => owner);
  const ownChildren = Map.groupBy(organizations, ({ parent }) => parent?.key);
  const domains = Map.groupBy(organizations, ({ domain }) => domain);
  const withWord = new Map<string, Map<string, string>>();
  for (const [at, { name, key }] of [...organizations, ...aliases].entries()) {
    for (const word of key === null ? [] : fold(name).split(' ')) {
      withWord.set(word, (withWord.get(word) ?? new Map<string, string>()).set(String(at), key!));
    }
  }
  return (seed) => {
    const random = randomNumbers(seed);
    return {
      random,
      bearers,
      fitting: (text) => {
        const lists = fold(text)
          .split(' ')
          .map((word) => withWord.get(word) ?? new Map<string, string>())
          .sort((one, other) => one.size - other.size);
        const all = [...lists[0]!].filter(([name]) => lists.every((list) => list.has(name)));
        return new Set(all.map(([, key]) => key)).size;
      },
      person: ({ isUnique = false } = {}) => random.pick(isUnique ? unique : employed),
      foreigner: () => random.pick(foreigners),
      organization: ({ isUnique = false, words = 2 } = {}) => {
        for (;;) {
          const one = random.pick(latin);
          if (fold(one.name).split(' ').length >= words && (!isUnique || bearers(one.name) === 1)) return one;
        }
      },
      namesakes: () => random.pick(groups),
      sameNames: () => random.pick(sameNames),
      hasInitial: (initial, last) =>
        (lastNames.get(fold(last)) ?? []).filter(({ first }) => fold(first).startsWith(fold(initial))).length,
      called: (last) => lastNames.get(fold(last)) ?? [],
      foreigners,
      members: (key) => (members.get(key) ?? []).map(([, one]) => one),
      aliases: (key) => (ownAliases.get(key) ?? []).map(({ name }) => name),
      children: (key) => ownChildren.get(key) ?? [],
      holders: (address) => holders.get(address.toLowerCase()) ?? 0,
      sharing: (domain) => domains.get(domain)?.length ?? 0,
    };
  };
}

function shareEmployers(group: readonly Person[]): boolean {
  const keys = group.flatMap(({ employers }) => employers.map(({ key }) => key));
  return new Set(keys).size < keys.length;
}
