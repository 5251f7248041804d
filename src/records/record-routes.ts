import { applyDecorators, Delete, Get, HttpCode, Patch } from '@nestjs/common';
import { PLURAL, type Resource } from '../database/resources.js';
import { Endpoint } from '../http/endpoint.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { pascal } from '../values/text.js';
import { oneOf, spaced } from './resource-document.js';

/** The routes that each resource has, with their policies. Only the descriptions differ. */
export function recordRoutes(resource: Resource) {
  const [name, noun] = [pascal(resource), spaced(resource)];
  const one = oneOf(resource);
  const reply = `${name}Reply`;
  return {
    List: () =>
      applyDecorators(
        Get(),
        Endpoint({
          id: `list${pascal(PLURAL[resource])}`,
          summary: `List ${spaced(PLURAL[resource])}`,
          description: 'By page number or by cursor.',
          reply: `${name}List`,
        }),
      ),
    Create: (description: string, summary = `Create ${one}`) =>
      applyDecorators(IdempotentPost(), Endpoint({ id: `create${name}`, summary, description, reply })),
    Show: (description: string) =>
      applyDecorators(
        Get(':public_id'),
        Endpoint({ id: `show${name}`, summary: `Show ${one}`, description, reply }),
      ),
    Update: (description: string, summary = `Update ${one}`) =>
      applyDecorators(Patch(':public_id'), Endpoint({ id: `update${name}`, summary, description, reply })),
    Remove: (description = 'The id then returns 410.') =>
      applyDecorators(
        Delete(':public_id'),
        HttpCode(204),
        Endpoint({ id: `delete${name}`, summary: `Delete ${one}`, description }),
      ),
    Changes: () =>
      applyDecorators(
        Get(':public_id/changes'),
        Endpoint({
          id: `list${name}Changes`,
          summary: `Show ${one}’s change log`,
          description: `Newest first; each change with who made it, when, from what to what, and by which citation. Readable after the ${noun} was deleted.`,
          reply: 'ChangeList',
        }),
      ),
  };
}
