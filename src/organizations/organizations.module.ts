import { Module } from '@nestjs/common';
import { OrganizationQuickAdd } from './organization-quick-add.js';
import { OrganizationsController } from './organizations.controller.js';
import { OrganizationsService } from './organizations.service.js';

@Module({ controllers: [OrganizationsController], providers: [OrganizationsService, OrganizationQuickAdd] })
export class OrganizationsModule {}
