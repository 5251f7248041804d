import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { buildDocument, type DocumentRows } from '../build-document.js';
import { READ_ROWS } from '../document-reader.js';
import type { SearchDocument } from '../documents.js';
import { meantOnAmericanKeyboard } from '../../names/normalize.js';
import type { Facets, Found, SearchEngine, SearchFilters, SearchSlice } from '../search-engine.js';
import { readText, type WeighedText } from './read-text.js';
import { correctionsOf, proposals, readingsOf } from './readings.js';
import { accepted } from './accepted.js';
import { bestMatch, type Match, type ReadText } from './score.js';
import { DirectoryWords } from './word-weights.js';

/** Record types that a text can name. Memberships and places belong to other records. */
const NAMED = ['person', 'organization'] as const;

/** Maximum number of candidate records from an engine. */
const MAX_CANDIDATES = 80;
/** The score of a record that explains the whole text; below EXACT_MATCH_THRESHOLD. */
const BEST = 0.59;

/** Finds the records that a text names among other words. Both engines share the scorer. */
@Injectable()
export class SpanSearch {
  constructor(
    private readonly db: Database,
    private readonly directory: DirectoryWords,
  ) {}

  /** Reads and weighs the words of a text: without a known one, as typed on another keyboard. */
  async read(query: string, others: readonly string[]): Promise<WeighedText> {
    const words = readText(query);
    const weights = await this.directory.weigh([...new Set([...words.map(({ word }) => word), ...others])]);
    const retyped = words.some(({ word }) => weights.isKnown(word)) ? null : meantOnAmericanKeyboard(query);
    return retyped === null ? { words, weights } : this.read(retyped, others);
  }

  /** Finds the candidate records of a text on an engine, given the misspelt words and similar known words. */
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

  /** The candidates that the text names, in the format of an engine's result. */
  async decide({ hits, text }: Proposed, slice: SearchSlice): Promise<Found> {
    const documents = await Promise.all(NAMED.map((type) => this.documents(type, hits)));
    const matches = documents
      .flat()
      .map((document) => bestMatch(document, text))
      .filter((match) => match !== null);
    return foundOf(accepted(matches, text), slice);
  }

  private async documents(type: (typeof NAMED)[number], hits: Proposed['hits']): Promise<SearchDocument[]> {
    const ids = hits.filter((hit) => hit.type === type).map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await this.db.read<DocumentRows[typeof type]>(READ_ROWS[type], [ids]);
    return rows.map((row) => buildDocument(type, row, 0));
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
