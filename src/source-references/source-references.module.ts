import { Module } from '@nestjs/common';
import { SourceReferencesController } from './source-references.controller.js';
import { SourceReferencesService } from './source-references.service.js';

@Module({ controllers: [SourceReferencesController], providers: [SourceReferencesService] })
export class SourceReferencesModule {}
