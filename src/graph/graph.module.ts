import { Module } from '@nestjs/common';
import { OrganizationGraphController, PersonGraphController } from './graph.controller.js';
import { GraphService } from './graph.service.js';

/** The graph of related people and organizations. */
@Module({
  controllers: [PersonGraphController, OrganizationGraphController],
  providers: [GraphService],
  exports: [GraphService],
})
export class GraphModule {}
