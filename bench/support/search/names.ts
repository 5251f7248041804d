import type pg from 'pg';
import { fold } from '../../../src/names/normalize.js';

export interface Subject {
  readonly key: string;
  readonly name: string;
  readonly first: string;
  readonly last: string;
}

/** The data for questions. Records are identified by public id. */
export interface Corpus {
  readonly people: readonly Subject[];
  readonly organizations: readonly (Subject & { readonly domain: string | null })[];
  readonly aliases: readonly (readonly [name: string, key: string])[];
  readonly members: readonly {
    person: string;
    last: string;
    name: string;
    organization: string;
    role: string;
  }[];
  readonly emails: readonly (readonly [address: string, key: string])[];
  /** The bearers of a name, by folded name. */
  readonly bearers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reads the names from the corpus's database. */
export async function readCorpus(client: pg.Client): Promise<Corpus> {
  const rows = async (text: string): Promise<any[]> => (await client.query(text)).rows;
  const hex = (column: string) => `replace(${column}::text, '-', '')`;
  const people = await rows(`
    SELECT ${hex('public_id')} AS key, first_name AS first, last_name AS last, first_name || ' ' || last_name AS name
    FROM people WHERE first_name IS NOT NULL AND last_name IS NOT NULL ORDER BY id`);
  const organizations = await rows(`
    SELECT ${hex('public_id')} AS key, name, '' AS first, '' AS last, domain FROM organizations ORDER BY id`);
  const aliases = await rows(`
    SELECT a.name, ${hex('coalesce(p.public_id, o.public_id)')} AS key FROM name_aliases a
      LEFT JOIN people p ON p.id = a.person_id LEFT JOIN organizations o ON o.id = a.organization_id ORDER BY a.id`);
  const members = await rows(`
    SELECT ${hex('p.public_id')} AS person, p.last_name AS last, concat_ws(' ', p.first_name, p.last_name) AS name,
      o.name AS organization, coalesce(m.title, m.role) AS role
    FROM memberships m JOIN people p ON p.id = m.person_id JOIN organizations o ON o.id = m.organization_id
    WHERE p.last_name IS NOT NULL ORDER BY m.id`);
  const emails = await rows(`
    SELECT e.address, ${hex('coalesce(p.public_id, o.public_id)')} AS key FROM email_addresses e
      LEFT JOIN people p ON p.id = e.person_id LEFT JOIN organizations o ON o.id = e.organization_id
    WHERE e.membership_id IS NULL ORDER BY e.id`);
  const bearers = new Map<string, Set<string>>();
  for (const { name, key } of [...people, ...organizations, ...aliases]) {
    const folded = fold(name as string);
    bearers.set(folded, (bearers.get(folded) ?? new Set()).add(key as string));
  }
  return {
    people,
    organizations,
    aliases: aliases.map(({ name, key }) => [name, key]),
    members,
    emails: emails.map(({ address, key }) => [address, key]),
    bearers,
  };
}
