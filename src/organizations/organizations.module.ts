import { Module } from '@nestjs/common';
import { MemberCounts } from './member-counts.js';
import { OrganizationQuickAdd } from './organization-quick-add.js';
import { OrganizationsController } from './organizations.controller.js';
import { OrganizationsService } from './organizations.service.js';

@Module({
  controllers: [OrganizationsController],
  providers: [OrganizationsService, OrganizationQuickAdd, MemberCounts],
})
export class OrganizationsModule {}
