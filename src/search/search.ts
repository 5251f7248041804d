import { Injectable } from '@nestjs/common';
import {
  type Found,
  type SearchEngine,
  type SearchFilters,
  type SearchSlice,
  LESSER,
  ORGANIZATION,
  PERSON,
  all,
  any,
  each,
  tier,
} from './search-engine.js';
import { EXACT_MATCH_THRESHOLD, planSearch, type SearchPlan } from './query/plan.js';
import { isMisspelt, nameRun } from '../names/names-in-text.js';
import { sameOffice } from '../names/offices.js';
import { otherReadings } from '../names/other-readings.js';
import { tellsNothing } from '../names/words.js';
import { SearchBackends, type Answered } from './search-backends.js';
import { foundOf, SpanSearch, type Proposed } from './spans/span-search.js';
import { SpellingReader } from './spelling.js';
import type { ReadText } from './spans/score.js';
import { CERTAIN, DirectoryWords } from './spans/word-weights.js';

const SCORE_OF_ERRORS = { 1: 0.58, 2: 0.54 } as const;
/** Minimum score of the records that a text names, if memberships and places match it as a whole, and not with errors. */
const NAMED = 0.46;

const hasRecords = ({ facets: { type } }: Found): boolean => 'person' in type || 'organization' in type;

export interface Searched extends Answered<Found> {
  readonly plan: SearchPlan;
  /** Whether words of hits may differ from those of the query by typing errors. */
  readonly mayHaveErrors: boolean;
  /** The text whose names were searched for. */
  readonly text?: ReadText;
}

/** Searches for records that match the query as a whole, then for those named among other words. */
@Injectable()
export class Search {
  constructor(
    private readonly backends: SearchBackends,
    private readonly spans: SpanSearch,
    private readonly directory: DirectoryWords,
    private readonly spelling: SpellingReader,
  ) {}

  /** Without a good hit, also searches for what else the query may mean, as a whole. */
  async find(query: string, filters: SearchFilters, slice: SearchSlice): Promise<Searched> {
    const written = await this.findAsWritten(query, filters, slice);
    if (written.answer.best >= EXACT_MATCH_THRESHOLD) return written;
    for (const { text, isOfOrganization } of written.plan.name === null ? [] : otherReadings(query)) {
      if (isOfOrganization && filters.types.length > 0 && !filters.types.includes('organization')) continue;
      const types: SearchFilters['types'] = isOfOrganization ? ['organization'] : filters.types;
      const read = await this.findAsWritten(text, { ...filters, types }, slice);
      if (read.answer.best >= EXACT_MATCH_THRESHOLD) return read;
    }
    const { text, answer } = written;
    if (text === undefined || answer.total > 0) return written;
    return { ...written, ...(await this.findMisspelt(text, filters, slice)) };
  }

  private async findAsWritten(query: string, filters: SearchFilters, slice: SearchSlice): Promise<Searched> {
    const plan = planSearch(query, filters.types);
    const { backend, answer } = await this.backends.answer((engine) =>
      this.ask(engine, plan, filters, slice),
    );
    if (!('text' in answer))
      return { backend, answer, plan, mayHaveErrors: answer.best < EXACT_MATCH_THRESHOLD };
    const isShown = (word: string) => !tellsNothing(word) || sameOffice(word).length > 0;
    const words = answer.text.words.map(({ word }) => word).filter(isShown);
    const named = await this.spans.decide(answer, slice);
    const isMeant = plan.isPage
      ? named.isByName
      : named.best >= Math.min(NAMED, (answer.otherwise?.best ?? 0) * LESSER);
    if (answer.otherwise !== undefined && !isMeant)
      return { backend, answer: answer.otherwise, plan, mayHaveErrors: true };
    const read = { ...plan, name: { forms: [], words } };
    return { backend, answer: named, plan: read, mayHaveErrors: true, text: answer.text };
  }

  /** Finds the name that a text has with typing errors, if its words are those of names. */
  private async findMisspelt(text: ReadText, filters: SearchFilters, slice: SearchSlice) {
    const run = nameRun(text);
    if (run === null) return null;
    const { names, errors } = await this.spelling.read(run, planSearch(run).name, false);
    const isMeant = (one: string) => isMisspelt(run, one);
    const meant = each('name', names.filter(isMeant));
    if (meant.length === 0) return null;
    const clause = all([any([PERSON, ORGANIZATION]), any(meant)]);
    const near = tier('name with typing errors in a text', SCORE_OF_ERRORS[errors], [clause]);
    return this.backends.answer((engine) => engine.find(near, filters, slice));
  }

  /**
   * Runs every stage on one engine: records that match the query as a whole; without a good hit, names within
   * one typing error, and then two; without any hit, or with memberships and places alone, records that the text
   * names. The path of a URL may name one, too.
   */
  async ask(
    engine: SearchEngine,
    plan: SearchPlan,
    filters: SearchFilters,
    slice: SearchSlice,
  ): Promise<Found | (Proposed & { readonly otherwise?: Found })> {
    const { tiers, name, isPage = false } = plan;
    const found =
      tiers.length === 0 ? foundOf([], slice) : await this.findWhole(engine, tiers, filters, slice);
    const isExact = found.best >= EXACT_MATCH_THRESHOLD || (found.total > 0 && name === null);
    if (isExact && !isPage) return found;
    const { text, names, errors, similar } = await this.spelling.read(plan.text, name, found.total === 0);
    const near = tier('name with typing errors', SCORE_OF_ERRORS[errors], each('name', names));
    // A stage without candidates adds no hits.
    const all =
      near.length === 0
        ? found
        : await engine.find(found.total === 0 ? near : [...tiers, ...near], filters, slice);
    if (all.total > 0 && !isPage && (hasRecords(all) || filters.types.length > 0)) return all;
    const proposed = await this.spans.propose(engine, text, await similar(), filters);
    return all.total > 0 ? { ...proposed, otherwise: all } : proposed;
  }

  /** Of very many hits, finds only those that come first, provided that they fill the page. */
  private async findWhole(
    engine: SearchEngine,
    tiers: SearchPlan['tiers'],
    filters: SearchFilters,
    slice: SearchSlice,
  ): Promise<Found> {
    for (const narrow of await this.directory.narrowed(tiers, filters, slice)) {
      const found = await engine.find(narrow.tiers, filters, slice);
      const last = found.hits.at(slice.limit - 1);
      if (last !== undefined && narrow.isExact(last.score, found.total))
        return { ...found, total: Math.max(found.total, CERTAIN), isLowerBound: true };
    }
    return engine.find(tiers, filters, slice);
  }
}
