import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { Housekeeping, type Chore } from '../../database/housekeeping.js';

const EVERY_MS = 3_600_000;

/**
 * Deletes the value and excerpt of findings that were not accepted within the retention time, because they
 * are personal data. The key contains the value, so it is deleted too. If the site still publishes the value,
 * later research reports it as a new finding.
 */
@Injectable()
export class FindingExpiry {
  readonly chore: Chore;

  constructor(housekeeping: Housekeeping, @Inject(CONFIG) { research }: Config) {
    this.chore = {
      name: 'expire findings',
      everyMs: EVERY_MS,
      slice: (limit) => `
        WITH expired AS (
          UPDATE research_findings SET status = 'expired', value = NULL, edited_value = NULL, excerpt = NULL,
            key = 'expired ' || id
          WHERE id = ANY(ARRAY(
            SELECT id FROM research_findings
            WHERE status IN ('open', 'rejected') AND value IS NOT NULL
              AND read_at < now() - interval '${research.retentionDays} days'
            ORDER BY read_at LIMIT ${limit} FOR UPDATE SKIP LOCKED))
          RETURNING 1
        )
        SELECT count(*) AS processed FROM expired`,
    };
    housekeeping.add(this.chore);
  }
}
