import { Injectable } from '@nestjs/common';
import { MERGEABLE, type Mergeable } from '../merges/merge-statements.js';
import { MergesService } from '../merges/merges.service.js';
import { RecordLocator } from '../records/locate.js';
import { CommandError } from './options.js';

@Injectable()
export class CommandMerges {
  static readonly needs = [MergesService, RecordLocator];

  constructor(
    readonly merges: MergesService,
    private readonly locator: RecordLocator,
  ) {}

  async kindOf(id: string): Promise<Mergeable> {
    for (const kind of MERGEABLE) if ((await this.locator.byPublicId(kind, id)) !== null) return kind;
    throw new CommandError(`${id} is the id of no person and of no organization.`);
  }
}
