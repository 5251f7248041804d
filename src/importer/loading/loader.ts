import { LOADED, type LoadedResource } from '../../database/resources.js';
import type { ImportFile } from '../files/import-file.js';
import type { Note, ImportReport } from '../report.js';
import type { Progress } from '../../progress/progress.js';
import { isRefusal } from '../session.js';
import { rejectStaged, RowTexts, staged, type StagedPlace } from '../staging/staged-tables.js';
import {
  OWN_ROWS,
  indexRowTexts,
  nextStaged,
  ofRejected,
  placeOf,
  reportRepetitions,
  separateMerged,
  settleStaged,
} from '../staging/settle.js';
import type { Stager } from '../staging/stager.js';
import { explain, explainConflict, explainReplaced } from './explain.js';
import { IdsTaken, loadBatch, MergedMeanwhile, type BatchResult } from './load-batch.js';
import type { Finding } from './match.js';

interface LoadSettings {
  readonly overwrite: boolean;
  /** Rows per transaction: the most that a kill rolls back, and that the server buffers at once. */
  readonly batchRows: number;
}

/** Loads the staged rows: people and organizations concurrently, then memberships and places. */
export class Loader {
  private stopped = false;
  private done = 0;
  private readonly mergedLevels = new Map<LoadedResource, number>();

  constructor(
    private readonly stager: Stager,
    private readonly files: readonly ImportFile[],
    private readonly settings: LoadSettings,
    private readonly report: ImportReport,
    private readonly progress: Progress,
  ) {}

  async load(): Promise<void> {
    let rows = 0;
    await this.together(
      ...this.stager.sessions.map((session) => async () => {
        await indexRowTexts(session);
        for (const resource of LOADED) {
          if (this.stager.sessionOf[resource] !== session || !this.stager.resources.has(resource)) continue;
          const settled = await settleStaged(this.texts(resource), this.report);
          this.mergedLevels.set(resource, settled.mergedLevels);
          rows += settled.rows;
        }
      }),
    );
    this.progress.begin('Loading', rows);
    await this.together(
      () => this.loadAll('person'),
      () => this.loadAll('organization'),
    );
    const memberships = Promise.withResolvers<void>();
    await this.together(
      () => this.loadAll('membership').finally(() => memberships.resolve()),
      () => this.loadAll('place', memberships.promise),
    );
  }

  /** Loads a resource in batches. Levels above 0 wait for `before`. */
  private async loadAll(resource: LoadedResource, before?: Promise<void>): Promise<void> {
    if (!this.stager.resources.has(resource)) return;
    let after: StagedPlace = { level: 0, seq: 0 };
    if (before) after = await this.loadLevels(resource, after, 0);
    await before;
    after = await this.loadLevels(resource, after, OWN_ROWS);
    for (let number = 1; number <= (this.mergedLevels.get(resource) ?? 0); number++) {
      after = await this.loadLevels(resource, after, OWN_ROWS + number);
    }
    if (!this.stopped) await reportRepetitions(this.texts(resource), this.report);
  }

  /**
   * Loads the rows after `after`, and returns the last one. A row that PostgreSQL refuses is isolated in ever smaller
   * batches and rejected.
   */
  private async loadLevels(resource: LoadedResource, after: StagedPlace, upTo: number): Promise<StagedPlace> {
    const session = this.stager.sessionOf[resource];
    const derived = this.stager.derived.has(resource);
    const ownIds = this.stager.ownIds.has(resource);
    const { overwrite, batchRows } = this.settings;
    for (let size = batchRows; !this.stopped;) {
      try {
        const result = await loadBatch(session, {
          resource,
          after,
          upTo,
          size,
          derived,
          ownIds,
          overwrite,
        });
        if (result === null) break;
        await this.reportBatch(resource, result);
        after = result.last;
        size = Math.min(size * 2, batchRows);
      } catch (error) {
        if (error instanceof MergedMeanwhile) {
          this.mergedLevels.set(resource, await separateMerged(session, resource, after));
          continue;
        }
        if (error instanceof IdsTaken) {
          await this.rejectTaken(resource, error.seqs);
          continue;
        }
        if (!isRefusal(error)) throw error;
        if (size === 1) after = await this.rejectNext(resource, after, error);
        else size = Math.ceil(size / 4);
      }
    }
    return after;
  }

  private async rejectTaken(resource: LoadedResource, seqs: readonly number[]): Promise<void> {
    const remove = `DELETE FROM ${staged(resource)} WHERE seq = ANY($1::bigint[])`;
    await this.stager.sessionOf[resource].query(remove, [seqs]);
    await this.reportFindings(
      resource,
      seqs.map((seq) => ({ seq, kind: 'problem', field: 'public_id', code: 'taken' })),
    );
    this.advance(seqs.length);
  }

  private async rejectNext(
    resource: LoadedResource,
    after: StagedPlace,
    { message }: Error,
  ): Promise<StagedPlace> {
    const texts = this.texts(resource);
    const [next] = await texts.session.query<StagedPlace>(nextStaged(resource), [after.level, after.seq]);
    const note = { field: 'row', code: 'refused', message: `was rejected by PostgreSQL: ${message}` };
    await rejectStaged(texts, this.report, new Map([[next!.seq, [note]]]));
    this.advance(1);
    return next!;
  }

  /** Runs the functions concurrently, and stops all of them if one fails. */
  private async together(...works: (() => Promise<unknown>)[]): Promise<void> {
    const ends = works.map((work) =>
      work().catch((error: unknown) => {
        this.stopped = true;
        throw error;
      }),
    );
    const failed = (await Promise.allSettled(ends)).find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async reportBatch(resource: LoadedResource, result: BatchResult): Promise<void> {
    const counts = this.report.counts[resource];
    counts.created += result.created;
    counts.updated += result.updated;
    counts.unchanged += result.unchanged;
    this.advance(result.size);
    if (result.findings.length > 0) await this.reportFindings(resource, result.findings);
  }

  private advance(rows: number): void {
    this.done += rows;
    this.progress.reach(this.done);
    this.progress.count(rows);
  }

  private async reportFindings(resource: LoadedResource, findings: readonly Finding[]): Promise<void> {
    const sorted = findings.toSorted((one, other) => one.seq - other.seq);
    const texts = this.texts(resource);
    const found = await texts.find(sorted.flatMap(({ seq, other }) => [seq, other ?? seq]));
    const problems = new Map<number, Note[]>();
    for (const { seq, kind, field, code, other, conflict, replaced } of sorted) {
      const { position, row } = found.get(seq)!;
      const first = other ? found.get(other)!.position : null;
      if (kind === 'problem') {
        const problem = first ? ofRejected(first) : explain(resource, field, code);
        problems.set(seq, [...(problems.get(seq) ?? []), problem]);
      } else if (replaced) this.report.warn(position, explainReplaced(replaced));
      else if (conflict) this.report.conflict(position, explainConflict(conflict), row);
      else if (kind === 'warning') this.report.warn(position, leftOut(explain(resource, field, code)));
      else {
        const message = `is the same record as ${placeOf(first!)}, which was loaded`;
        this.report.warn(position, { code: 'repeated', message }, row);
      }
    }
    await rejectStaged(texts, this.report, problems, found);
  }

  private texts(resource: LoadedResource): RowTexts {
    return new RowTexts(this.stager.sessionOf[resource], this.files, resource);
  }
}

const leftOut = ({ message, ...note }: Note): Note => ({ ...note, message: `was ignored: it ${message}` });
