import { Module } from '@nestjs/common';
import { OrganizationGraphController, PersonGraphController } from './graph.controller.js';
import { GraphService } from './graph.service.js';

/** What people and organizations are related to. */
@Module({
  controllers: [PersonGraphController, OrganizationGraphController],
  providers: [GraphService],
  exports: [GraphService],
})
export class GraphModule {}
