import { Injectable } from '@nestjs/common';
import { hitKey, HitRecords, type HitRecord } from '../search/results/hit-records.js';
import type { Matched, MatchResult } from './matching.service.js';

/** Shows results with the summaries of their records. */
@Injectable()
export class MatchResults {
  constructor(private readonly records: HitRecords) {}

  /** Returns the JSON of each query's results. Omits results whose record was deleted in the meantime. */
  async show({ results }: Pick<Matched, 'results'>): Promise<string[][]> {
    const records = await this.records.read(results.flat());
    return results.map((some) =>
      some.flatMap((one) => {
        const record = records.get(hitKey(one));
        return record === undefined ? [] : [asJson(one, record)];
      }),
    );
  }
}

function asJson({ type, score, match, features }: MatchResult, { public_id, summary }: HitRecord): string {
  const facts = JSON.stringify({ type, public_id, score, match, features });
  return `${facts.slice(0, -1)},"${type}":${summary}}`;
}
