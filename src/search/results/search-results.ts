import { Injectable } from '@nestjs/common';
import type { SearchPlan } from '../query/plan.js';
import type { Hit } from '../search-engine.js';
import { explain, type Explanation } from './explain.js';
import { hitKey, HitRecords, type HitRecord } from './hit-records.js';

/** The matched field if no text shows the match: an acronym, initials, a name in another script. */
const BY_NAME = ['name'];

/** Renders hits: the records, and why each matched. */
@Injectable()
export class SearchResults {
  constructor(private readonly records: HitRecords) {}

  /** One JSON text per hit, in order. Hits whose record was deleted after indexing are omitted. */
  async show(plan: SearchPlan, hits: readonly Hit[]): Promise<string[]> {
    if (hits.length === 0) return [];
    const records = await this.records.read(hits);
    const shown = hits.flatMap((hit) => {
      const record = records.get(hitKey(hit));
      return record === undefined ? [] : [{ hit, record, reason: explain(plan, record.texts) }];
    });
    const open = shown.filter(({ reason }) => reason.missing.size > 0);
    const surroundings = await this.records.readSurroundings(open.map(({ hit }) => hit));
    return shown.map(({ hit, record, reason }) => {
      const around = surroundings.get(hitKey(hit));
      return asJson(hit, record, around ? explain(plan, { ...record.texts, ...around }) : reason);
    });
  }
}

function asJson(
  hit: Hit,
  { type, public_id, summary }: HitRecord,
  { matched, highlight }: Explanation,
): string {
  const reason = {
    type,
    public_id,
    score: hit.score,
    matched: matched.length > 0 ? matched : BY_NAME,
    highlight,
  };
  return `${JSON.stringify(reason).slice(0, -1)},"${type}":${summary}}`;
}
