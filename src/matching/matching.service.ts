import { PARTIES, perEach, type Party } from '../database/resources.js';
import { Injectable } from '@nestjs/common';
import { EventLoopTurn } from '../common/event-loop-turn.js';
import type { Backend } from '../search/search-engine.js';
import { BearerCounts } from './bearer-counts.js';
import { CandidateFinder, type Among, type FoundCandidates } from './candidate-finder.js';
import { CandidateReader, partsFor, type Candidate } from './candidate-reader.js';
import { compare, type Compared } from './evidence.js';
import { isMatch, rank, type Ranked, type Score } from './score.js';
import { querySubject, type Facts, type OrganizationFacts, type Subject } from './subject.js';
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
  readonly type: Party;
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

/** A query in progress. */
interface Asked {
  readonly subject: Subject;
  /** Records that are no candidates: excluded ones, and the record itself in a comparison with similar ones. */
  readonly excluded: ReadonlySet<number>;
  /** The candidates so far. */
  readonly ids: Set<number>;
  /** Comparisons with candidates. More candidates do not change them. */
  readonly compared: Map<Candidate, Compared>;
  ranked: Ranked<Candidate>[];
  backend: Backend | null;
}

/** Records that are read, by type and id. */
type Known = Readonly<Record<Party, Map<number, Candidate>>>;

function askedOf(subject: Subject, ids: readonly number[], excluded: ReadonlySet<number>): Asked {
  const candidates = new Set(ids).difference(excluded);
  return { subject, excluded, ids: candidates, compared: new Map(), ranked: [], backend: null };
}

/** Asks for people and for organizations at the same time. */
async function perParty<T>(ask: (type: Party) => Promise<T>): Promise<Readonly<Record<Party, T>>> {
  const [person, organization] = await Promise.all([ask('person'), ask('organization')]);
  return { person, organization };
}

/** Finds the record that a description means. The door for every comparison of records. */
@Injectable()
export class MatchingService {
  constructor(
    private readonly finder: CandidateFinder,
    private readonly reader: CandidateReader,
    private readonly bearers: BearerCounts,
  ) {}

  /** Returns the results of each query, from one statement for each kind of record. */
  async match(queries: readonly Facts[], options: MatchOptions = {}): Promise<Matched> {
    return this.answer(await this.asked(queries, options.exclude ?? []), options);
  }

  /** Returns the records that may be the same as each of these, by the id of those that exist. */
  async neighbours(
    type: Party,
    ids: readonly number[],
    options: NeighbourOptions,
  ): Promise<Map<number, readonly MatchResult[]>> {
    const records = [...(await this.reader.read(type, ids)).values()];
    const subjects = new Map(records.map(({ id, subject }) => [id, subject]));
    const colleagues =
      type === 'person'
        ? await this.finder.findColleagues(subjects, MAX_CANDIDATES)
        : new Map<number, number[]>();
    const asked = records.map(({ id, subject }) => askedOf(subject, colleagues.get(id) ?? [], new Set([id])));
    const { results } = await this.answer(asked, options);
    return new Map(records.map(({ id }, at) => [id, results[at]!]));
  }

  private async answer(
    asked: readonly Asked[],
    options: MatchOptions & { readonly among?: Among },
  ): Promise<Matched> {
    const { among = 'queries', verifiedSince } = options;
    const { limit = DEFAULTS.limit, threshold = DEFAULTS.threshold, cutoff = DEFAULTS.cutoff } = options;
    const most = Math.min(CANDIDATES * limit, among === 'all' ? MAX_NEIGHBOURS : MAX_CANDIDATES);
    const known: Known = { person: new Map(), organization: new Map() };
    const look = async (
      some: readonly Asked[],
      find: (subjects: readonly Subject[]) => Promise<FoundCandidates>,
    ) => {
      if (some.length === 0) return;
      const { ids, backend } = await find(some.map(({ subject }) => subject));
      for (const [at, one] of some.entries()) {
        one.backend = backend ?? one.backend;
        for (const id of ids[at]!) if (!one.excluded.has(id)) one.ids.add(id);
      }
      await this.readAll(some, known);
      await this.rankAll(some, known);
    };
    await look(asked, (subjects) => this.finder.find(subjects, most, among));
    const misspelt = asked.filter(
      ({ ranked, subject }) =>
        subject.name !== null &&
        (ranked[0]?.score ?? 0) < DEFAULTS.threshold &&
        !(among === 'all' && isFoundByOthers(subject)),
    );
    await look(misspelt, (subjects) => this.finder.findMisspelt(subjects, most, among));
    const results = asked.map(({ ranked }) => {
      const matches = isMatch(ranked, threshold);
      return ranked
        .map(({ candidate: { type, id, publicId }, score, features }, place) => {
          const match = matches && place === 0;
          return { type, id, publicId, score, features, match };
        })
        .filter(({ score }) => score >= cutoff && score > 0);
    });
    const isVerified = await this.verified(results.flat(), verifiedSince);
    return {
      backend:
        asked.find(({ backend }) => backend === 'database')?.backend ?? asked[0]?.backend ?? 'database',
      results: results.map((some) => some.filter(isVerified).slice(0, limit)),
    };
  }

  private async verified(results: readonly MatchResult[], since: string | undefined) {
    if (since === undefined) return () => true;
    const found = await perParty((type) => {
      const ids = results.filter((result) => result.type === type).map(({ id }) => id);
      return this.reader.verifiedSince(type, [...new Set(ids)], since);
    });
    return ({ type, id }: MatchResult) => found[type].has(id);
  }

  /** Resolves the public ids in queries and the excluded ones, including former ids. */
  private async asked(queries: readonly Facts[], exclude: readonly string[]): Promise<Asked[]> {
    const mentioned = queries.flatMap(({ organizations = [], parent }) =>
      [...organizations, ...(parent ? [parent] : [])].flatMap(({ publicId }) => publicId ?? []),
    );
    const all = [
      ...new Set([...queries.flatMap(({ publicIds = [] }) => publicIds), ...mentioned, ...exclude]),
    ];
    const records = await perParty((type) => this.reader.resolve(type, all));
    const refsOf = (type: Party, publicIds: readonly string[] = []) =>
      publicIds.flatMap((publicId) => records[type].get(publicId) ?? []);
    const idsOf = (type: Party, publicIds?: readonly string[]) => refsOf(type, publicIds).map(({ id }) => id);
    const excluded = perEach(PARTIES, (type) => new Set(idsOf(type, exclude)));
    const facts = await this.reader.affiliations(idsOf('organization', mentioned));
    const inFull = (one: OrganizationFacts): OrganizationFacts => ({
      ...one,
      ...(one.publicId ? facts.get(records.organization.get(one.publicId)?.id ?? 0) : {}),
    });
    return queries.map((query) => {
      const subject = querySubject({
        ...query,
        publicIds: refsOf(query.type, query.publicIds).map(({ publicId }) => publicId),
        organizations: (query.organizations ?? []).map(inFull),
        parent: query.parent ? inFull(query.parent) : null,
      });
      return askedOf(subject, idsOf(query.type, query.publicIds), excluded[query.type]);
    });
  }

  private async readAll(asked: readonly Asked[], known: Known): Promise<void> {
    await Promise.all(
      PARTIES.map(async (type) => {
        const some = asked.filter(({ subject }) => subject.type === type);
        const ids = new Set(some.flatMap((one) => [...one.ids])).difference(known[type]);
        const read = await this.reader.read(type, [...ids], partsFor(some.map(({ subject }) => subject)));
        for (const [id, candidate] of read) known[type].set(id, candidate);
      }),
    );
  }

  /**
   * Two words that are both names do not misspell each other. This is checked only for words that are close.
   */
  private async rankAll(asked: readonly Asked[], known: Known): Promise<void> {
    const turn = new EventLoopTurn();
    const tells = await this.bearers.tells();
    const close = { person: new Set<string>(), organization: new Set<string>() };
    const state = { isOpen: false };
    const noted = (type: Party) => (word: string) => {
      close[type].add(word);
      state.isOpen = true;
      return true;
    };
    const noting = { isName: noted('person'), isWord: noted('organization'), tells };
    const candidatesOf = ({ subject, ids }: Asked) =>
      [...ids].flatMap((id) => known[subject.type].get(id) ?? []);
    const open: [Asked, Candidate][] = [];
    for (const one of asked) {
      for (const candidate of candidatesOf(one)) {
        if (one.compared.has(candidate)) continue;
        if (turn.isOver()) await turn.next();
        state.isOpen = false;
        const compared = compare(one.subject, candidate.subject, noting);
        if (state.isOpen) open.push([one, candidate]);
        else one.compared.set(candidate, compared);
      }
    }
    const names = await perParty((type) => this.bearers.namesAmong(type, [...close[type]]));
    const lexicon = {
      isName: (word: string) => names.person.has(word),
      isWord: (word: string) => names.organization.has(word),
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
