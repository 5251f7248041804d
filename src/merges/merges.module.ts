import { Module } from '@nestjs/common';
import {
  MergesController,
  OrganizationMergesController,
  PeopleMergesController,
} from './merges.controller.js';
import { MergesService } from './merges.service.js';
import { UndoService } from './undo.service.js';

@Module({
  controllers: [PeopleMergesController, OrganizationMergesController, MergesController],
  providers: [MergesService, UndoService],
  exports: [MergesService, UndoService],
})
export class MergesModule {}
