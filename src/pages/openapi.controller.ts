import { Controller, Get, Header } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { JsonReply, etagOf } from '../http/reply.js';
import { OpenApiFile } from './openapi-file.js';

@Controller('openapi.json')
export class OpenApiController {
  private readonly reply: JsonReply;

  constructor(file: OpenApiFile) {
    const text = JSON.stringify(file.document);
    this.reply = new JsonReply(text, { etag: etagOf(text) });
  }

  @Get()
  @Header('Cache-Control', 'public, max-age=300')
  @Endpoint({
    id: 'showOpenApi',
    summary: 'Show this document',
    description: 'The OpenAPI 3.1 document of this API. Requires no key. /docs is the reference for people.',
    access: 'public',
    reply: 'OpenApi',
  })
  show() {
    return this.reply;
  }
}
