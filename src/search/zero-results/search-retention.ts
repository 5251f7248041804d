import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { deletion, Housekeeping, type Chore } from '../../database/housekeeping.js';

const EVERY_MS = 3_600_000;

/** Deletes saved searches that were not repeated, and completed ones, after SEARCHES_RETENTION_DAYS. */
@Injectable()
export class SearchRetention {
  private readonly chores: readonly Chore[];

  constructor(
    private readonly housekeeping: Housekeeping,
    @Inject(CONFIG) { searches }: Config,
  ) {
    const chore = (name: string, column: string): Chore => ({
      name,
      everyMs: EVERY_MS,
      slice: deletion(
        'zero_result_searches',
        `${column} < now() - interval '${searches.retentionDays} days'`,
        column,
      ),
    });
    this.chores = [
      chore('delete saved searches that were not repeated', 'last_searched_at'),
      chore('delete completed searches', 'completed_at'),
    ];
    for (const each of this.chores) housekeeping.add(each);
  }

  /** Runs now; returns how many searches it deleted. */
  async sweep(): Promise<number> {
    let deleted = 0;
    for (const chore of this.chores) deleted += await this.housekeeping.run(chore);
    return deleted;
  }
}
