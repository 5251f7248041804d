import { Module } from '@nestjs/common';
import { ADD_UP, OrganizationsService } from './organizations.service.js';
import { OrganizationsController } from './organizations.controller.js';
import { scheduled } from '../database/housekeeping.js';

@Module({
  controllers: [OrganizationsController],
  providers: [OrganizationsService, scheduled(ADD_UP)],
  exports: [OrganizationsService],
})
export class OrganizationsModule {}
