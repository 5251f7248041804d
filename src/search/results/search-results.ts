import { Injectable } from '@nestjs/common';
import type { SearchPlan } from '../query/plan.js';
import type { Hit } from '../search-engine.js';
import { explain, type Explanation } from './explain.js';
import { HitRecords, type HitRecord } from './hit-records.js';

/** What a record is found by if none of its texts tells: an acronym, initials, a name in another script. */
const BY_NAME = ['name'];

/** Shows hits: the records as they are now, and why each was found. */
@Injectable()
export class SearchResults {
  constructor(private readonly records: HitRecords) {}

  /** One JSON text a hit, in their order. A record that was deleted since it was indexed is left out. */
  async show(plan: SearchPlan, hits: readonly Hit[]): Promise<string[]> {
    if (hits.length === 0) return [];
    const records = new Map((await this.records.read(hits)).map((record) => [keyOf(record), record]));
    const shown = hits.filter((hit) => records.has(keyOf(hit)));
    const reasons = await this.explained(
      plan,
      shown.map((hit) => records.get(keyOf(hit))!),
    );
    return shown.map((hit) => asJson(hit, records.get(keyOf(hit))!, reasons.get(keyOf(hit))!));
  }

  private async explained(
    plan: SearchPlan,
    records: readonly HitRecord[],
  ): Promise<ReadonlyMap<string, Explanation>> {
    const reasons = new Map(records.map((record) => [keyOf(record), explain(plan, record.texts)]));
    const open = records.filter((record) => reasons.get(keyOf(record))!.missing.size > 0);
    const surroundings = await this.records.readSurroundings(open);
    for (const record of open) {
      const texts = { ...record.texts, ...surroundings.get(keyOf(record)) };
      reasons.set(keyOf(record), explain(plan, texts));
    }
    return reasons;
  }
}

const keyOf = ({ type, id }: { readonly type: string; readonly id: number }): string => `${type}:${id}`;

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
