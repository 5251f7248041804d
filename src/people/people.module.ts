import { Module } from '@nestjs/common';
import { PeopleController } from './people.controller.js';
import { PeopleService, PersonQuickAdd } from './people.service.js';

@Module({
  controllers: [PeopleController],
  providers: [PeopleService, PersonQuickAdd],
  exports: [PeopleService],
})
export class PeopleModule {}
