import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { buildDocument, type DocumentRows } from '../build-document.js';
import { READ_ROWS } from '../document-reader.js';
import type { SearchDocument } from '../documents.js';
import { meantOnAmericanKeyboard } from '../names/normalize.js';
import type { Facets, Found, SearchEngine, SearchFilters, SearchSlice } from '../search-engine.js';
import { readText, type WeighedText } from './read-text.js';
import { correctionsOf, proposals, readingsOf } from './readings.js';
import { accepted } from './accepted.js';
import { bestMatch, type Match, type ReadText } from './score.js';
import { DirectoryWords } from './word-weights.js';

/** What a text names: who belongs to whom is no name. */
const NAMED = ['person', 'organization'] as const;

/** Records that an engine proposes for the scorer to choose from. */
const MAX_CANDIDATES = 80;
/** The score of a text that a record explains wholly: less than that of any name which stands by itself. */
const BEST = 0.59;

/** Finds the records that a text names among other words: an engine proposes, and one scorer decides. */
@Injectable()
export class SpanSearch {
  constructor(
    private readonly db: Database,
    private readonly directory: DirectoryWords,
  ) {}

  /** The words of a text, and what these and some others weigh. A text without a known word may be typed on another keyboard. */
  async read(query: string, others: readonly string[]): Promise<WeighedText> {
    const words = readText(query);
    const weights = await this.directory.weigh([...new Set([...words.map(({ word }) => word), ...others])]);
    const retyped = words.some(({ word }) => weights.isKnown(word)) ? null : meantOnAmericanKeyboard(query);
    return retyped === null ? { words, weights } : this.read(retyped, others);
  }

  /** What an engine finds that the text may name, given its unknown words and words that resemble them. */
  async propose(
    engine: SearchEngine,
    { words, weights }: WeighedText,
    misspelt: readonly string[],
    similar: readonly string[],
    filters: SearchFilters,
  ): Promise<Proposed> {
    const types = NAMED.filter((type) => filters.types.length === 0 || filters.types.includes(type));
    const corrections = correctionsOf(misspelt, similar);
    const readings = readingsOf({ words, weights }, corrections);
    const tiers = proposals({ words, weights }, readings, corrections);
    const { hits, total } =
      tiers.length === 0 || types.length === 0
        ? { hits: [], total: 0 }
        : await engine.find(tiers, { ...filters, types }, { offset: 0, limit: MAX_CANDIDATES });
    return { total, hits, text: { words, readings, weights, corrections } };
  }

  /** The proposed records that the text names, as an engine would tell them. */
  async decide({ hits, text }: Proposed, slice: SearchSlice): Promise<Found> {
    const [people, organizations] = await Promise.all([
      this.documents('person', hits),
      this.documents('organization', hits),
    ]);
    const matches = [...people, ...organizations]
      .map((document) => bestMatch(document, text))
      .filter((match) => match !== null);
    return foundOf(accepted(matches, text), slice);
  }

  private async documents(
    type: 'person' | 'organization',
    hits: Proposed['hits'],
  ): Promise<SearchDocument[]> {
    const ids = hits.filter((hit) => hit.type === type).map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await this.db.read<DocumentRows[typeof type]>(READ_ROWS[type], [ids]);
    return rows.map((row) => buildDocument<typeof type>(type, row, 0));
  }
}

export interface Proposed extends Pick<Found, 'total' | 'hits'> {
  readonly text: ReadText;
}

const rounded = (score: number): number => Math.round(score * 1_000) / 1_000;

function foundOf(matches: readonly Match[], { offset, limit }: SearchSlice): Found {
  const hits = matches.map(({ document: { type, id }, score }) => ({
    type,
    id,
    score: rounded(score * BEST),
  }));
  const counted = (values: readonly string[]) => {
    const counts: Record<string, number> = {};
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  const facets: Facets = {
    type: counted(matches.map(({ document }) => document.type)),
    organization_type: counted(matches.flatMap(({ document }) => document.organizationTypeShown)),
  };
  return {
    total: hits.length,
    isLowerBound: false,
    best: hits[0]?.score ?? 0,
    hits: hits.slice(offset, offset + limit),
    facets,
  };
}
