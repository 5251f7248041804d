import { Module } from '@nestjs/common';
import { MemberCounts } from './member-counts.js';
import { OrganizationQuickAdd, OrganizationsService } from './organizations.service.js';
import { OrganizationsController } from './organizations.controller.js';

@Module({
  controllers: [OrganizationsController],
  providers: [OrganizationsService, OrganizationQuickAdd, MemberCounts],
  exports: [OrganizationsService],
})
export class OrganizationsModule {}
