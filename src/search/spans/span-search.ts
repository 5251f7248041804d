import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { PARTIES, type Party } from '../../database/resources.js';
import { buildDocument, type DocumentRows } from '../build-document.js';
import { READ_ROWS } from '../document-reader.js';
import type { SearchDocument, SearchType } from '../documents.js';
import {
  rounded,
  type Facets,
  type Found,
  type SearchEngine,
  type SearchFilters,
  type SearchSlice,
} from '../search-engine.js';
import type { WeighedText } from '../../names/word-weights.js';
import { proposals } from './proposals.js';
import { readingsOf } from './readings.js';
import { officeIn } from '../../names/offices.js';
import { saysTown } from '../../names/states.js';
import { officeHolders } from './office-holders.js';
import { type Match, type ReadText, Scorer } from './score.js';
import { correctionsIn } from '../../names/corrections.js';
import { UNSPACED } from '../../names/text-words.js';
import { isDenied, joinsNames } from '../../names/names-in-text.js';
import { isAddress, isOrdinary } from '../../names/words.js';

/** Weight of unexplained words next to the name of an organization that makes it another name, relative to the weight of the name. */
const OTHER_NAME = 0.5;
/** Minimum score of an accepted match, relative to the best match. */
const MIN_OF_BEST = 0.75;

/** The best matches, without names inside longer ones. */
export function accepted(matches: readonly Match[], text: ReadText): Match[] {
  const meant = matches.filter((match) => !isDenied(text.words, match.from));
  const free = (meant.length > 0 ? meant : matches).filter((match) => !isInAnotherName(match, matches, text));
  const inside = (one: Match, other: Match) =>
    other.isWhole &&
    other.from <= one.from &&
    other.to >= one.to &&
    other.to - other.from > one.to - one.from;
  const widest = free.filter((match) => !free.some((other) => inside(match, other)));
  const best = Math.max(0, ...widest.map(({ score }) => score));
  return widest
    .filter(({ score }) => score >= best * MIN_OF_BEST)
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        one.from - other.from ||
        other.document.connections - one.document.connections ||
        one.document.nameLength - other.document.nameLength ||
        one.document.id - other.document.id,
    );
}

/** Whether capitalized words next to an organization's name, which are in no other name of the text, outweigh it. */
function isInAnotherName(match: Match, matches: readonly Match[], { words, weights }: ReadText): boolean {
  const { from, to, document, isWhole, explained } = match;
  const own = words.slice(from, to);
  const name = own.map(({ word }) => word).join(' ');
  // Names without spaces have no words next to them, and a department is named next to its town.
  if (!isWhole || document.type !== 'organization' || UNSPACED.test(name) || saysTown(name)) return false;
  // Without a word in title case, no word shows that it is part of a name.
  if (!words.some(({ isTitleCase }) => isTitleCase)) return false;
  const isInOther = (at: number) =>
    matches.some((one) => one.isWhole && (one.to <= from || one.from >= to) && at >= one.from && at < one.to);
  const isOpen = (at: number) => words[at]!.isCapital && !explained[at] && !isInOther(at);
  let weight = 0;
  for (const step of [-1, 1]) {
    for (let at = step < 0 ? from - 1 : to; at >= 0 && at < words.length; at += step) {
      const { word } = words[at]!;
      const isApart = words[step < 0 ? at + 1 : at]!.isApart || /\p{N}/u.test(word);
      if (isApart || !(joinsNames(word, step) || isOpen(at))) break;
      if (!isOrdinary(word)) weight += weights.of(word);
    }
  }
  return weight >= own.reduce((sum, { word }) => sum + weights.of(word), 0) * OTHER_NAME;
}

/** Maximum number of candidate records from an engine. */
const MAX_CANDIDATES = 80;
/** The score of a record that explains the whole text; below EXACT_MATCH_THRESHOLD. */
const BEST = 0.59;

/** Finds the records that a text names among other words. Both engines share the scorer. */
@Injectable()
export class SpanSearch {
  constructor(private readonly db: Database) {}

  /** Finds the candidate records of a text on an engine, given the known words that are similar to unknown ones. */
  async propose(
    engine: SearchEngine,
    { words, weights }: WeighedText,
    similar: readonly string[],
    filters: SearchFilters,
  ): Promise<Proposed> {
    const types = PARTIES.filter((type) => filters.types.length === 0 || filters.types.includes(type));
    const corrections = correctionsIn({ words, weights }, similar);
    const meant = [...words.map(({ word }) => word), ...[...corrections.values()].flat()];
    // The holders of an office are found by its organization.
    const isOffice = types.includes('person') && officeIn(meant) !== undefined;
    const readings = readingsOf({ words, weights }, corrections);
    const tiers = proposals({ words, weights }, readings, corrections);
    const { hits, total } =
      tiers.length === 0 || types.length === 0
        ? { hits: [], total: 0 }
        : await engine.find(
            tiers,
            { ...filters, types: isOffice ? PARTIES : types },
            { offset: 0, limit: MAX_CANDIDATES },
          );
    return { types, total, hits, text: { words, readings, weights, corrections } };
  }

  /** The candidates that the text names, in the format of an engine's result. */
  async decide({ types, hits, text }: Proposed, slice: SearchSlice): Promise<Named> {
    const documents = await Promise.all(PARTIES.map((type) => this.documents(type, idsOf(type, hits))));
    const scorer = new Scorer(text);
    const matches = documents
      .flat()
      .map((document) => scorer.bestMatch(document))
      .filter((match) => match !== null);
    const holders = types.includes('person') ? await this.holders(accepted(matches, text), text) : [];
    const asked = matches.filter(({ document }) => types.includes(document.type));
    const named = [...holders, ...accepted(asked, text)];
    const [best] = named;
    const isByName = best !== undefined && best.isWhole && !isAddress(text.words[best.from]!.word);
    return { ...foundOf(named, slice), isByName };
  }

  /** The holders of an office come before its organization. */
  private async holders(named: readonly Match[], text: ReadText): Promise<Match[]> {
    const holders = await officeHolders(this.db, named, text);
    const documents = await this.documents('person', [...holders.keys()]);
    return [...holders].flatMap(([id, organization]) =>
      documents.filter((one) => one.id === id).map((document) => ({ ...organization, document })),
    );
  }

  private async documents(type: Party, ids: readonly number[]): Promise<SearchDocument[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.read<DocumentRows[typeof type]>(READ_ROWS[type], [ids]);
    return rows.map((row) => buildDocument(type, row, 0));
  }
}

const idsOf = (type: Party, hits: Proposed['hits']): number[] =>
  hits.filter((hit) => hit.type === type).map(({ id }) => id);

/** The records that a text names. */
export interface Named extends Found {
  /** Whether the text has a whole name of the best one, and not only its address. */
  readonly isByName: boolean;
}

export interface Proposed extends Pick<Found, 'total' | 'hits'> {
  readonly types: readonly SearchType[];
  readonly text: ReadText;
}

/** The matches as the result of an engine. */
export function foundOf(matches: readonly Match[], { offset, limit }: SearchSlice): Found {
  const hits = matches.map(({ document: { type, id }, score }) => ({
    type,
    id,
    score: rounded(score * BEST),
  }));
  const counted = (values: readonly string[]) =>
    Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));
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
