import { Module } from '@nestjs/common';
import { NameAliasesController } from './name-aliases.controller.js';
import { NameAliasesService } from './name-aliases.service.js';

@Module({ controllers: [NameAliasesController], providers: [NameAliasesService] })
export class NameAliasesModule {}
