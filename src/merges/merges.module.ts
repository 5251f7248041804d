import { Module } from '@nestjs/common';
import { OrganizationMergesController, PeopleMergesController } from './merges.controller.js';
import { MergesService } from './merges.service.js';

@Module({
  controllers: [PeopleMergesController, OrganizationMergesController],
  providers: [MergesService],
  exports: [MergesService],
})
export class MergesModule {}
