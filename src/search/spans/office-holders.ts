import { areOfOffice, officeIn, sameOffice } from '../../names/offices.js';
import { type Database, statement } from '../../database/database.js';
import { isCurrent } from '../../memberships/memberships.schema.js';
import type { Match, ReadText } from './score.js';

/** Maximum number of holders of one office that a text finds. */
const MAX_HOLDERS = 20;

/** $1 organizations, $2 patterns of a word of a role or a title. Current holders first, then the latest. */
const READ_HOLDERS = statement(`
  SELECT m.person_id, m.organization_id, m.role, coalesce(m.title, m.role) AS title
  FROM memberships m
  WHERE m.organization_id = ANY($1::bigint[]) AND (m.role ILIKE ANY($2::text[]) OR m.title ILIKE ANY($2::text[]))
  ORDER BY ${isCurrent('m')} DESC, m.end_date DESC NULLS FIRST, m.start_date DESC NULLS LAST, m.id
  LIMIT 200`);

interface Row {
  readonly person_id: number;
  readonly organization_id: number;
  readonly role: string;
  readonly title: string;
}

/**
 * The people whom a text means by an office alone: `mayor of Port Ellery`. The text names one organization or more, an
 * office and nothing else. By person, the match of the organization; current holders come first.
 */
export async function officeHolders(
  db: Database,
  named: readonly Match[],
  text: ReadText,
): Promise<ReadonlyMap<number, Match>> {
  const asked = named
    .filter(({ document }) => document.type === 'organization')
    .map((organization) => ({ organization, around: wordsAround(organization, text) }))
    .filter(({ around }) => around.some((word) => sameOffice(word).length > 0));
  if (asked.length === 0 || asked.length < named.length) return new Map();
  const offices = new Set(asked.flatMap(({ around }) => around.flatMap(sameOffice)));
  const rows = await db.read<Row>(READ_HOLDERS, [
    asked.map(({ organization }) => organization.document.id),
    // The words are folded, and those of a role may have accents.
    [...offices].map((word) => `%${word.replace(/[aeiou]/g, '_')}%`),
  ]);
  const holders = new Map<number, Match>();
  for (const { organization, around } of asked) {
    for (const row of rows) {
      if (row.organization_id !== organization.document.id || holders.has(row.person_id)) continue;
      const isHolder = [row.role, row.title].some((name) => areOfOffice(around, name, text.weights));
      if (isHolder) holders.set(row.person_id, organization);
    }
  }
  return holders.size > MAX_HOLDERS ? new Map() : holders;
}

/** The words of a text that are not of the organization. */
const wordsAround = ({ explained, from, to }: Match, { words, corrections }: ReadText): string[] =>
  words
    .filter((_, at) => !explained[at] && (at < from || at >= to))
    .map(({ word }) => officeIn([word, ...(corrections.get(word) ?? [])]) ?? word);
