import { Module } from '@nestjs/common';
import { OpenApiFile } from './openapi-file.js';
import { OpenApiController } from './openapi.controller.js';

@Module({ controllers: [OpenApiController], providers: [OpenApiFile] })
export class PagesModule {}
