import { Injectable } from '@nestjs/common';
import { ApiError } from '../common/errors.js';
import { SimilarRecords, type NewRecord } from '../records/similar-records.js';
import { HitRecords, hitKey } from '../search/results/hit-records.js';
import { MatchingService } from './matching.service.js';

/** Minimum score of a record that a new one duplicates. */
const SIMILAR = 0.85;
const MAX_SHOWN = 20;

/** Finds similar records by matching. */
@Injectable()
export class SimilarByMatch extends SimilarRecords {
  constructor(
    private readonly matching: MatchingService,
    private readonly records: HitRecords,
  ) {
    super();
  }

  async requireNone(record: NewRecord): Promise<void> {
    const { results } = await this.matching.match([record], { cutoff: SIMILAR, limit: MAX_SHOWN });
    const similar = results[0]!;
    if (similar.length === 0) return;
    const read = await this.records.read(similar);
    const details = similar.map((one) => ({
      field: 'if_similar',
      code: 'similar',
      message: `${one.publicId} is similar, with score ${one.score}: ${read.get(hitKey(one))?.texts['name']?.[0] ?? 'deleted meanwhile'}`,
    }));
    throw new ApiError(
      409,
      'similar_exists',
      `A similar ${record.type} exists: use it, or send if_similar "create". Nothing was written.`,
      { asWritten: true, details },
    );
  }
}
