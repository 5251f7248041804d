import { Module } from '@nestjs/common';
import { OpenApiFile } from './openapi-file.js';
import { OpenApiController } from './openapi.controller.js';
import { PagesController } from './pages.controller.js';
import { PublicPages } from './public-pages.js';

/** The web pages, and the OpenAPI document, which one of them shows. */
@Module({
  controllers: [OpenApiController, PagesController],
  providers: [OpenApiFile, PublicPages],
})
export class PagesModule {}
