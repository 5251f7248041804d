import { Injectable } from '@nestjs/common';
import { EventLoopTurn } from '../common/event-loop-turn.js';
import type { Backend } from '../search/search-engine.js';
import { CandidateFinder, type Among, type FoundCandidates } from './candidate-finder.js';
import { CandidateReader, partsFor, type Candidate } from './candidate-reader.js';
import { compare, type Compared } from './evidence.js';
import { mayBeMisspelt } from './reach.js';
import { isMatch, rank, type Ranked, type Score } from './score.js';
import {
  querySubject,
  type Facts,
  type MatchedType,
  type OrganizationFacts,
  type Subject,
} from './subject.js';
import { DEFAULTS } from './weights.js';

export interface MatchOptions {
  /** Maximum number of results of a query. */
  readonly limit?: number;
  /** Minimum score of a match. */
  readonly threshold?: number;
  /** Minimum score of a result. */
  readonly cutoff?: number;
  /** Public ids of records to leave out. */
  readonly exclude?: readonly string[];
  /** Only results that a source supported at this time or later; RFC 3339 in UTC. */
  readonly verifiedSince?: string | undefined;
}

/** For comparisons of records with similar ones. */
export interface NeighbourOptions extends Pick<MatchOptions, 'limit' | 'cutoff'> {
  /**
   * In a comparison of all records, a misspelt name in another organization is not compared, and one without
   * an organization finds this record.
   */
  readonly among: Exclude<Among, 'queries'>;
}

/** A record that a query may mean. */
export interface MatchResult extends Score {
  readonly type: MatchedType;
  readonly id: number;
  readonly publicId: string;
  /** True for at most one result of a query. */
  readonly match: boolean;
}

export interface Matched {
  readonly backend: Backend;
  /** The results of each query, the best first. */
  readonly results: readonly (readonly MatchResult[])[];
}

/** Number of candidates of a query for each possible result. */
const CANDIDATES = 20;
const MAX_CANDIDATES = 200;
/**
 * Fewer candidates for a comparison of all records: a name of more records is no evidence, and a
 * distinguishing fact finds its record first.
 */
const MAX_NEIGHBOURS = 60;

/** A query in progress: its candidates so far. */
interface Asked {
  readonly subject: Subject;
  /** The record, in a comparison with similar ones; else null. */
  readonly self: number | null;
  readonly ids: Set<number>;
  /** Comparisons with candidates. More candidates do not change them. */
  readonly compared: Map<Candidate, Compared>;
  ranked: Ranked<Candidate>[];
  backend: Backend | null;
}

type Find = (subjects: readonly Subject[], limit: number) => Promise<FoundCandidates>;

const askedOf = (subject: Subject, self: number | null, ids: readonly number[]): Asked => ({
  subject,
  self,
  ids: new Set(ids),
  compared: new Map(),
  ranked: [],
  backend: null,
});

/** Finds the record that a description means. The door for every comparison of records. */
@Injectable()
export class MatchingService {
  constructor(
    private readonly finder: CandidateFinder,
    private readonly reader: CandidateReader,
  ) {}

  /** Returns the results of each query, from one statement for each kind of record. */
  async match(queries: readonly Facts[], options: MatchOptions = {}): Promise<Matched> {
    const [asked, excluded] = await Promise.all([this.asked(queries), this.excluded(options.exclude ?? [])]);
    for (const { subject, ids } of asked)
      for (const id of ids) if (excluded.has(keyOf(subject.type, id))) ids.delete(id);
    return this.answer(asked, excluded, options);
  }

  /** Returns the records that may be the same as each of these, by the id of those that exist. */
  async neighbours(
    type: MatchedType,
    ids: readonly number[],
    options: NeighbourOptions,
  ): Promise<Map<number, readonly MatchResult[]>> {
    const candidates = [...(await this.reader.read(type, ids)).values()];
    const colleagues =
      type === 'person'
        ? await this.finder.findColleagues(
            new Map(candidates.map(({ id, subject }) => [id, subject])),
            MAX_CANDIDATES,
          )
        : new Map<number, number[]>();
    const asked = candidates.map(({ id, subject }) => askedOf(subject, id, colleagues.get(id) ?? []));
    const { results } = await this.answer(asked, new Set(), options);
    return new Map(candidates.map(({ id }, at) => [id, results[at]!]));
  }

  private async answer(
    asked: readonly Asked[],
    excluded: ReadonlySet<string>,
    options: MatchOptions & { readonly among?: Among },
  ): Promise<Matched> {
    const { among = 'queries' } = options;
    const { limit = DEFAULTS.limit, threshold = DEFAULTS.threshold, cutoff = DEFAULTS.cutoff } = options;
    const most = Math.min(CANDIDATES * limit, among === 'all' ? MAX_NEIGHBOURS : MAX_CANDIDATES);
    const known = new Map<string, Candidate>();
    const look = async (some: readonly Asked[], find: Find) => {
      if (some.length === 0) return;
      const { ids, backend } = await find(
        some.map(({ subject }) => subject),
        most,
      );
      for (const [at, one] of some.entries()) {
        one.backend = backend ?? one.backend;
        for (const id of ids[at]!)
          if (id !== one.self && !excluded.has(keyOf(one.subject.type, id))) one.ids.add(id);
      }
      await this.readAll(some, known);
      await this.rankAll(some, known);
    };
    await look(asked, (subjects, limit) => this.finder.find(subjects, limit, among));
    await look(
      asked.filter(
        ({ ranked, subject }) =>
          subject.name !== null &&
          (ranked[0]?.score ?? 0) < DEFAULTS.threshold &&
          !(among === 'all' && isFoundByOthers(subject)) &&
          mayBeMisspelt(subject, ranked, { limit, cutoff }),
      ),
      (subjects, limit) => this.finder.findMisspelt(subjects, limit, among),
    );
    const results = asked.map(({ ranked }) => {
      const matches = isMatch(ranked, threshold);
      return ranked
        .map(({ candidate: { type, id, publicId }, score, features }, place) => {
          const match = matches && place === 0;
          return { type, id, publicId, score, features, match };
        })
        .filter(({ score }) => score >= cutoff && score > 0);
    });
    const isVerified = await this.verified(results.flat(), options.verifiedSince);
    return {
      backend: asked.some(({ backend }) => backend === 'database')
        ? 'database'
        : (asked[0]?.backend ?? 'database'),
      results: results.map((some) => some.filter(isVerified).slice(0, limit)),
    };
  }

  private async verified(results: readonly MatchResult[], since: string | undefined) {
    if (since === undefined) return () => true;
    const found = new Set<string>();
    for (const type of ['person', 'organization'] as const) {
      const ids = results.filter((result) => result.type === type).map(({ id }) => id);
      for (const id of await this.reader.verifiedSince(type, [...new Set(ids)], since))
        found.add(keyOf(type, id));
    }
    return ({ type, id }: MatchResult) => found.has(keyOf(type, id));
  }

  /** Resolves the ids in queries, including former ids. */
  private async asked(queries: readonly Facts[]): Promise<Asked[]> {
    const idsOf = (type: MatchedType) =>
      queries.filter((query) => query.type === type).flatMap(({ publicIds = [] }) => publicIds);
    const mentioned = queries.flatMap(({ organizations = [], parent }) =>
      [...organizations, ...(parent ? [parent] : [])].flatMap(({ publicId }) => publicId ?? []),
    );
    const [people, organizations] = await Promise.all([
      this.reader.resolve('person', idsOf('person')),
      this.reader.resolve('organization', [...new Set([...idsOf('organization'), ...mentioned])]),
    ]);
    const facts = await this.reader.affiliations(
      mentioned.flatMap((publicId) => organizations.get(publicId)?.id ?? []),
    );
    const inFull = (one: OrganizationFacts): OrganizationFacts => ({
      ...one,
      ...(one.publicId ? facts.get(organizations.get(one.publicId)?.id ?? 0) : {}),
    });
    const ids = { person: people, organization: organizations };
    return queries.map((query) => {
      const own = (query.publicIds ?? []).flatMap((publicId) => ids[query.type].get(publicId) ?? []);
      const subject = querySubject({
        ...query,
        publicIds: own.map(({ publicId }) => publicId),
        organizations: (query.organizations ?? []).map(inFull),
        parent: query.parent ? inFull(query.parent) : null,
      });
      return askedOf(
        subject,
        null,
        own.map(({ id }) => id),
      );
    });
  }

  private async excluded(publicIds: readonly string[]): Promise<Set<string>> {
    const [people, organizations] = await Promise.all([
      this.reader.resolve('person', publicIds),
      this.reader.resolve('organization', publicIds),
    ]);
    return new Set([
      ...[...people.values()].map(({ id }) => keyOf('person', id)),
      ...[...organizations.values()].map(({ id }) => keyOf('organization', id)),
    ]);
  }

  private async readAll(asked: readonly Asked[], known: Map<string, Candidate>): Promise<void> {
    await Promise.all(
      (['person', 'organization'] as const).map(async (type) => {
        const some = asked.filter(({ subject }) => subject.type === type);
        const ids = new Set(some.flatMap((one) => [...one.ids]));
        const missing = [...ids].filter((id) => !known.has(keyOf(type, id)));
        const read = await this.reader.read(type, missing, partsFor(some.map(({ subject }) => subject)));
        for (const [id, candidate] of read) known.set(keyOf(type, id), candidate);
      }),
    );
  }

  /**
   * Two words that are both names do not misspell each other. This is checked only for words that are close.
   */
  private async rankAll(asked: readonly Asked[], known: ReadonlyMap<string, Candidate>): Promise<void> {
    const tells = await this.finder.tells();
    const close = { person: new Set<string>(), organization: new Set<string>() };
    const open: [Asked, Candidate][] = [];
    const candidatesOf = ({ subject, ids }: Asked) =>
      [...ids].flatMap((id) => known.get(keyOf(subject.type, id)) ?? []);
    const turn = new EventLoopTurn();
    for (const one of asked) {
      for (const candidate of candidatesOf(one)) {
        if (one.compared.has(candidate)) continue;
        if (turn.isOver()) await turn.next();
        let isOpen = false;
        const noted = (type: MatchedType) => (word: string) => {
          close[type].add(word);
          isOpen = true;
          return true;
        };
        const lexicon = { isName: noted('person'), isWord: noted('organization'), tells };
        const compared = compare(one.subject, candidate.subject, lexicon);
        if (isOpen) open.push([one, candidate]);
        else one.compared.set(candidate, compared);
      }
    }
    const [names, words] = await Promise.all([
      this.finder.namesAmong('person', [...close.person]),
      this.finder.namesAmong('organization', [...close.organization]),
    ]);
    const lexicon = {
      isName: (word: string) => names.has(word),
      isWord: (word: string) => words.has(word),
      tells,
    };
    for (const [one, candidate] of open) {
      if (turn.isOver()) await turn.next();
      one.compared.set(candidate, compare(one.subject, candidate.subject, lexicon));
    }
    for (const one of asked) {
      const compared = candidatesOf(one).map((candidate) => ({
        candidate,
        compared: one.compared.get(candidate)!,
      }));
      one.ranked = rank(one.subject, compared);
    }
  }
}

/** Whether only an organization and an address, which find the person, can confirm a misspelt name. */
const isFoundByOthers = ({ name, organizations, places }: Subject): boolean =>
  name?.type === 'person' && organizations.length > 0 && places.length === 0;

const keyOf = (type: MatchedType, id: number): string => `${type} ${id}`;
