import type pg from 'pg';
import { fold, sorted } from '../../../src/names/normalize.js';
import { soundOf } from '../../../src/names/typing-errors.js';
import { barerNames } from '../../../src/names/name-forms.js';
import { withoutSmallWords } from '../../../src/names/words.js';

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
  /** The places of organizations. */
  readonly places: readonly { key: string; name: string; address: string | null }[];
  /** Addresses of streets in the United States, with the public ids of their places. */
  readonly streets: readonly { key: string; address: string }[];
  /** Records by folded name. */
  readonly bearers: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Whether a query without its initials and small words describes a record: either adjacent words are a name
   * or sound like one, or one record contains all words in its names and related facts, where the last word
   * may be a prefix.
   */
  describes(query: string): boolean;
}

/** The people and organizations, with each text of their names and related facts. */
const TEXTS = `
  WITH texts AS (
    SELECT public_id, unnest(ARRAY[first_name, last_name]) AS text FROM people
    UNION ALL SELECT public_id, name FROM organizations
    UNION ALL SELECT coalesce(p.public_id, o.public_id), a.name FROM name_aliases a
      LEFT JOIN people p ON p.id = a.person_id LEFT JOIN organizations o ON o.id = a.organization_id
    UNION ALL SELECT p.public_id, unnest(ARRAY[m.role, m.title, o.name, pl.name, pl.address])
      FROM memberships m JOIN people p ON p.id = m.person_id JOIN organizations o ON o.id = m.organization_id
      LEFT JOIN places pl ON pl.membership_id = m.id
    UNION ALL SELECT p.public_id, a.name FROM memberships m JOIN people p ON p.id = m.person_id
      JOIN name_aliases a ON a.organization_id = m.organization_id
    UNION ALL SELECT coalesce(p.public_id, o.public_id), unnest(ARRAY[pl.name, pl.address]) FROM places pl
      LEFT JOIN people p ON p.id = pl.person_id LEFT JOIN organizations o ON o.id = pl.organization_id
    UNION ALL SELECT o.public_id, parent.name FROM organizations o JOIN organizations parent ON parent.id = o.parent_id
  )
  SELECT public_id AS key, string_agg(DISTINCT text, ' ') AS text FROM texts WHERE public_id IS NOT NULL GROUP BY public_id`;

const soundsOf = (name: string): string => sorted(name.split(' ').map(soundOf).join(' '));

/** See `Corpus.describes`. */
function describing(
  texts: readonly { key: string; text: string | null }[],
  bearers: ReadonlyMap<string, unknown>,
): (query: string) => boolean {
  const records = new Map<string, Set<string>>();
  for (const { key, text } of texts) {
    for (const word of fold(text ?? '').split(' '))
      records.set(word, (records.get(word) ?? new Set()).add(key));
  }
  const known = [...records.keys()];
  const names = new Set(
    [...bearers.keys()]
      .flatMap((name) => [name, ...barerNames(name)])
      .map((name) => soundsOf(withoutSmallWords(name))),
  );
  return (query) => {
    const words = withoutSmallWords(fold(query))
      .split(' ')
      .filter((word) => word.length > 1);
    const runs = words.flatMap((_, from) =>
      words.slice(from + 1).map((_, more) => words.slice(from, from + 2 + more).join(' ')),
    );
    if (runs.some((run) => names.has(soundsOf(run)))) return true;
    const last = words.at(-1)!;
    const begun = known.filter((word) => word.startsWith(last)).flatMap((word) => [...records.get(word)!]);
    const others = words.slice(0, -1).map((word) => records.get(word));
    return begun.some((key) => others.every((keys) => keys?.has(key)));
  };
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
  const places = await rows(`
    SELECT ${hex('o.public_id')} AS key, pl.name, pl.address FROM places pl
      JOIN organizations o ON o.id = pl.organization_id WHERE pl.name IS NOT NULL ORDER BY pl.id`);
  const streets = await rows(`
    SELECT ${hex('public_id')} AS key, address FROM places
    WHERE address ~ '^[0-9]+ [^,]+,.*, [A-Z]{2} [0-9]{5}$' ORDER BY id`);
  const texts = await rows(TEXTS);
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
    places,
    streets,
    bearers,
    describes: describing(texts, bearers),
  };
}
