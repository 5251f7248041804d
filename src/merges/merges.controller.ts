import type { Party } from '../database/resources.js';
import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import type { Citation } from '../records/cited-write.js';
import { Endpoint } from '../http/endpoint.js';
import { NumericId, PublicId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { JsonReply } from '../http/reply.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { Keys, type RouteKeys } from '../organizations/route-keys.js';
import {
  ListMergesQuery,
  MergeOrganizationsDto,
  MergePeopleDto,
  UndoMergeDto,
  type MergeDto,
} from './merges.dto.js';
import { MergesService } from './merges.service.js';
import { UndoService } from './undo.service.js';
import { MAX_PARTS } from './refusals.js';

const RULES =
  'The survivor keeps its id. Parts move to it, or are folded into parts that say the same; other names become aliases; citations are copied. Ids and numbers of merged records lead to the survivor. `merge.etag` of a dry run, sent as `If-Match`, gives 412 if a record has changed since. 409 `merge_refused` lists all reasons; `force` overrides those about numbers of memberships.';

async function merged(
  merges: MergesService,
  keys: readonly string[],
  kind: Party,
  survivor: string,
  body: MergeDto,
  { accountId, ifMatch }: WriteContext,
): Promise<JsonReply> {
  const { merge, json } = await merges.merge({
    kind,
    survivor,
    publicIds: body.public_ids,
    fields: body.fields ?? {},
    force: body.force ?? false,
    dryRun: body.dry_run ?? false,
    citation: (body.citation as Citation | undefined) ?? null,
    ifMatch,
    actor: accountId,
    maxParts: MAX_PARTS,
  });
  const records = keys.map((key) => `"${key}":${json}`);
  return new JsonReply(`{${[`"merge":${JSON.stringify(merge)}`, ...records].join()}}`);
}

@Controller('api/v1/people')
export class PeopleMergesController {
  constructor(private readonly merges: MergesService) {}

  @IdempotentPost(':public_id/merge')
  @HttpCode(200)
  @Endpoint({
    id: 'mergePeople',
    summary: 'Merge people',
    description: RULES,
    reply: 'PersonMergeReply',
    also: { 412: 'Error' },
  })
  merge(@PublicId() publicId: string, @Body() body: MergePeopleDto, @Writer() writer: WriteContext) {
    return merged(this.merges, ['person'], 'person', publicId, body, writer);
  }
}

@Controller(['api/v1/organizations', 'api/v1/advertisers'])
export class OrganizationMergesController {
  constructor(private readonly merges: MergesService) {}

  @IdempotentPost(':public_id/merge')
  @HttpCode(200)
  @Endpoint({
    id: 'mergeOrganizations',
    summary: 'Merge organizations',
    description: 'As `mergePeople`. Child organizations follow, and another domain becomes an alias.',
    reply: 'OrganizationMergeReply',
    also: { 412: 'Error' },
  })
  merge(
    @PublicId() publicId: string,
    @Body() body: MergeOrganizationsDto,
    @Writer() writer: WriteContext,
    @Keys() keys: RouteKeys,
  ) {
    return merged(this.merges, keys.one, 'organization', publicId, body, writer);
  }
}

@Controller('api/v1/merges')
export class MergesController {
  constructor(private readonly merges: UndoService) {}

  @Get()
  @Endpoint({
    id: 'listMerges',
    summary: 'List merges',
    description: 'Newest first, also those that were undone.',
    access: 'edit',
    reply: 'MergeList',
  })
  list(@Query() query: ListMergesQuery, @RequestPath() path: string) {
    return this.merges.list(query, path);
  }

  @Get(':id')
  @Endpoint({
    id: 'showMerge',
    summary: 'Show a merge',
    description: 'What it did, by whom and by which citation, and whether it was undone.',
    access: 'edit',
    reply: 'MergeReply',
  })
  show(@NumericId() id: number) {
    return this.merges.show(id);
  }

  @IdempotentPost(':id/undo')
  @HttpCode(200)
  @Endpoint({
    id: 'undoMerge',
    summary: 'Undo a merge',
    description:
      'The merged records exist again under their ids, with the parts that they brought and that are still there. Fields that the merge set go back, unless they changed since. What the survivor got later stays with it: `kept` lists that. 409 `undo_blocked` names later merges that stand on this one.',
    reply: 'UndoReply',
    also: { 412: 'Error' },
  })
  async undo(
    @NumericId() id: number,
    @Body() body: UndoMergeDto,
    @Writer() { accountId, ifMatch }: WriteContext,
  ) {
    const { citation = null, dry_run: dryRun = false } = body;
    const request = { id, dryRun, citation: citation as Citation | null, actor: accountId, ifMatch };
    return new JsonReply(await this.merges.undo(request));
  }
}
