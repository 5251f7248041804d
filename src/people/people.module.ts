import { Module } from '@nestjs/common';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';
import { PersonQuickAdd } from './person-quick-add.js';

@Module({ controllers: [PeopleController], providers: [PeopleService, PersonQuickAdd] })
export class PeopleModule {}
