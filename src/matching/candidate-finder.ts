import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { comparable, namesWithin } from '../names/typing-errors.js';
import { NearNames } from './near-names.js';
import { SearchBackends } from '../search/search-backends.js';
import type { Backend, CandidateQuery } from '../search/search-engine.js';
import { correctionsOf, type Corrections } from '../names/corrections.js';
import { DirectoryWords } from '../search/spans/word-weights.js';
import { words } from '../names/normalize.js';
import { shortens } from '../names/words.js';
import { BearerCounts } from './bearer-counts.js';
import {
  candidateTiers,
  colleagueTiers,
  formsOf,
  merged,
  mutualTiers,
  wholeAndBare,
  type IsRare,
} from './candidate-tiers.js';
import { misspeltTiers, nearTiers } from './misspelt-tiers.js';
import { KINDS } from '../names/concepts.js';
import { readingTiers } from './reading-tiers.js';
import type { Subject } from './subject.js';

/** Records that queries may mean. */
export interface FoundCandidates {
  /** Ids, by query. */
  readonly ids: readonly (readonly number[])[];
  /** Null if no engine was asked. */
  readonly backend: Backend | null;
}

/** Statements, at the same time, that correct the misspelt words of all queries. */
const LANES = 4;

/** Maximum number of words of a name that are corrected. */
const MAX_CORRECTED = 4;
const MIN_CORRECTED = 4;

/** Maximum number of members of an organization whose names are compared one by one. */
const MAX_MEMBERS = 1_000;
/** Maximum number of members who are all candidates for a person whose name is in another script. */
const MAX_IN_SCRIPT = 50;

/**
 * $1 ids of people. The organizations of these people with the folded names of all members, null if there are too many.
 */
const MEMBERS = statement(`
  SELECT own.people, members.names FROM (
    SELECT organization_id, array_to_json(array_agg(DISTINCT person_id)) AS people
    FROM memberships WHERE person_id = ANY($1::bigint[]) GROUP BY organization_id
  ) own CROSS JOIN LATERAL (
    WITH member AS MATERIALIZED (
      SELECT DISTINCT person_id FROM memberships WHERE organization_id = own.organization_id LIMIT ${MAX_MEMBERS + 1}
    )
    SELECT count(*) AS many, CASE WHEN count(*) <= ${MAX_MEMBERS} THEN (
        SELECT json_agg(json_build_array(record_id, name)) FROM search_names
        WHERE type = 'person' AND record_id IN (SELECT person_id FROM member)
      ) END AS names
    FROM member
  ) members WHERE members.many > 1`);

interface Members {
  /** The given people among the members. */
  readonly people: readonly number[];
  readonly names: readonly (readonly [id: number, name: string])[] | null;
}

/**
 * What is compared: descriptions of records, written records, or all records. If all are compared, one of two
 * records needs to find the other.
 */
export type Among = 'queries' | 'written' | 'all';

/** Finds the records that a query may mean, with the search engines. */
@Injectable()
export class CandidateFinder {
  constructor(
    private readonly db: Database,
    private readonly backends: SearchBackends,
    private readonly near: NearNames,
    private readonly directory: DirectoryWords,
    private readonly bearers: BearerCounts,
  ) {}

  /** Finds the records that have a name, an address or a domain of each query. */
  async find(queries: readonly Subject[], limit: number, among: Among): Promise<FoundCandidates> {
    const isRare = among === 'all' ? await this.rareWords(queries) : null;
    const { common } = await this.directory.frequencies();
    const tiersOf = (query: Subject) =>
      isRare === null
        ? merged([...candidateTiers(query), ...readingTiers(query, common)])
        : mutualTiers(query, isRare);
    return this.ask(
      queries.map((query) => ({ type: query.type, tiers: tiersOf(query) })),
      limit,
    );
  }

  /** Finds the records whose name each query misspells. */
  async findMisspelt(queries: readonly Subject[], limit: number, among: Among): Promise<FoundCandidates> {
    const forms = queries.map((query) => formsOf(query));
    if (among !== 'queries' && queries.every(({ type }) => type === 'organization')) {
      // Each name is a name without errors, so names two errors away are not looked up later.
      const near =
        among === 'all'
          ? await this.near.mutualByEach(queries.map(wholeAndBare), await this.rareWords(queries))
          : await this.near.meantByEach(forms, 2);
      return this.ask(
        queries.map(({ type }, at) => ({ type, tiers: nearTiers(near[at]!) })),
        limit,
      );
    }
    const { common } = await this.directory.frequencies();
    const [near, corrections] = await Promise.all([
      this.namesNear(queries, forms),
      this.corrections(queries, forms, common),
    ]);
    return this.ask(
      queries.map((query, at) => ({
        type: query.type,
        tiers: forms[at]!.length === 0 ? [] : misspeltTiers(query, near[at]!, corrections[at]!, common),
      })),
      limit,
    );
  }

  /**
   * Finds the people of an organization whose names are within two typing errors of a person's, or in another
   * script. The directory has thousands of names within two errors of another, so `findMisspelt` looks for one.
   *
   * @param people subjects by id
   */
  async findColleagues(
    people: ReadonlyMap<number, Subject>,
    limit: number,
  ): Promise<ReadonlyMap<number, readonly number[]>> {
    const found = new Map<number, number[]>();
    const add = (id: number, others: readonly number[]) =>
      found.set(id, [...(found.get(id) ?? []), ...others.filter((other) => other !== id)]);
    const inLarge = new Set<number>();
    for (const { people: own, names } of await this.db.read<Members>(MEMBERS, [[...people.keys()]])) {
      for (const id of own) {
        if (names === null) inLarge.add(id);
        else add(id, colleaguesWithin(people.get(id)!, names));
      }
    }
    const asked = [...inLarge].map((id) => [id, people.get(id)!] as const);
    const near = await this.near.meantByEach(
      asked.map(([, subject]) => formsOf(subject).filter(mayHaveTwoErrors(subject))),
      2,
    );
    const { ids } = await this.ask(
      asked.map(([, subject], at) => ({ type: 'person', tiers: colleagueTiers(subject, near[at]!) })),
      limit,
    );
    for (const [at, [id]] of asked.entries()) add(id, ids[at]!);
    return found;
  }

  private async namesNear(
    queries: readonly Subject[],
    forms: readonly (readonly string[])[],
  ): Promise<string[][]> {
    const once = await this.near.meantByEach(forms, 1);
    const open = [...once.keys()].filter((at) => once[at]!.length === 0);
    const twice = await this.near.meantByEach(
      open.map((at) => forms[at]!.filter(mayHaveTwoErrors(queries[at]!))),
      2,
    );
    const byQuery = new Map(open.map((at, place) => [at, twice[place]!]));
    return once.map((names, at) => byQuery.get(at) ?? names);
  }

  /** Unknown words are misspelt. In a name in another script every word may be. */
  private async corrections(
    queries: readonly Subject[],
    forms: readonly (readonly string[])[],
    common: ReadonlySet<string>,
  ): Promise<Corrections[]> {
    const latin = forms.map((own) => own.filter((form) => /^[a-z ]+$/.test(form)));
    const asked = latin.map((own) =>
      [...new Set(own.flatMap(words))].filter((word) => word.length >= MIN_CORRECTED),
    );
    const weights = await this.directory.weigh([...new Set(asked.flat())]);
    const inFull = [...common, ...KINDS];
    const corrections = queries.map(({ type }, at) =>
      type === 'person' ? new Map<string, readonly string[]>() : inFullOf(forms[at]!.flatMap(words), inFull),
    );
    const open = queries.flatMap(({ name }, at) => {
      const isForeign = name?.type === 'person' && name.isForeign;
      const misspelt = asked[at]!.filter((word) => isForeign || !weights.isKnown(word));
      return misspelt.length === 0 || misspelt.length > MAX_CORRECTED ? [] : [{ at, misspelt }];
    });
    const lanes = [...Map.groupBy(open, (_, place) => place % LANES).values()];
    await Promise.all(
      lanes.map(async (some) => {
        const similar = await this.near.similarWords(some.map(({ misspelt }) => misspelt));
        for (const [place, { at, misspelt }] of some.entries())
          for (const [word, meant] of correctionsOf(misspelt, similar[place]!))
            corrections[at]!.set(word, [...meant, ...(corrections[at]!.get(word) ?? [])]);
      }),
    );
    return corrections;
  }

  /** Returns the words of organizations that few names contain. */
  private async rareWords(queries: readonly Subject[]): Promise<IsRare> {
    const organizations = queries.filter(({ type }) => type === 'organization');
    const asked = [...new Set(organizations.flatMap((query) => formsOf(query)).flatMap(words))];
    const rare = await this.bearers.rareAmong(asked);
    return (word) => rare.has(word);
  }

  private async ask(queries: readonly CandidateQuery[], limit: number): Promise<FoundCandidates> {
    const asked = queries.filter(({ tiers }) => tiers.length > 0);
    if (asked.length === 0) return { ids: queries.map(() => []), backend: null };
    const { backend, answer } = await this.backends.answer((engine) => engine.candidates(asked, limit));
    const found = new Map(asked.map((query, at) => [query, answer.ids[at]!]));
    return { backend, ids: queries.map((query) => found.get(query) ?? []) };
  }
}

/** The common words that shortened words may be, by word. */
const inFullOf = (shortened: readonly string[], common: readonly string[]): Map<string, readonly string[]> =>
  new Map(shortened.map((word) => [word, common.filter((long) => shortens(word, long))]));

/** An initial and a last name with two errors, or a last name with two errors, match too many people. */
const mayHaveTwoErrors =
  ({ type }: Subject) =>
  (form: string): boolean =>
    type !== 'person' || (form.includes(' ') && form.split(' ').every((word) => word.length > 1));

function colleaguesWithin(subject: Subject, names: NonNullable<Members['names']>): number[] {
  const isForeign = subject.name?.type === 'person' && subject.name.isForeign;
  if (isForeign && names.length <= MAX_IN_SCRIPT) return names.map(([id]) => id);
  const forms = formsOf(subject);
  const twice = comparable(forms.filter(mayHaveTwoErrors(subject)), 2);
  const once = comparable(forms, 1);
  return names.flatMap(([id, name]) =>
    namesWithin(twice, [name], 2).length + namesWithin(once, [name], 1).length > 0 ? [id] : [],
  );
}
