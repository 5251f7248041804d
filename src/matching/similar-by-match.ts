import type { Party } from '../database/resources.js';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../common/errors.js';
import { SimilarRecords, type QuickAdded } from '../records/similar-records.js';
import { HitRecords, hitKey } from '../search/results/hit-records.js';
import { MatchingService } from './matching.service.js';
import type { Facts } from './subject.js';

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

  async requireNone(type: Party, body: QuickAdded): Promise<void> {
    const { results } = await this.matching.match([factsOf(type, body)], {
      cutoff: SIMILAR,
      limit: MAX_SHOWN,
    });
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
      `A similar ${type} exists: use it, or send if_similar "create". Nothing was written.`,
      { asWritten: true, details },
    );
  }
}

export const factsOf = (
  type: Party,
  { name_aliases = [], email_addresses = [], ...body }: QuickAdded,
): Facts => ({
  type,
  firstName: body.first_name ?? null,
  lastName: body.last_name ?? null,
  name: body.name ?? null,
  aliases: name_aliases.map(({ name }) => name),
  emails: email_addresses.map(({ address }) => address),
  domains: body.domain ? [body.domain] : [],
  organizationType: body.organization_type ?? null,
  organizations: body.organization_public_id ? [{ publicId: body.organization_public_id }] : [],
});
