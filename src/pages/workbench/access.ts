import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../accounts/sessions.js';
import { ApiError } from '../../common/errors.js';
import { visitOf } from '../visits/visit.js';

function signedIn(context: ExecutionContext): SignedIn {
  const owner = visitOf(context.switchToHttp().getRequest<FastifyRequest>()).signedIn;
  if (!owner) throw new Error('a page of the workbench was routed without SignedInOnly');
  return owner;
}

/** Returns the signed-in editor; throws 403 for other accounts. */
export const Editor = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const owner = signedIn(context);
  if (!owner.canEdit)
    throw new ApiError(403, 'forbidden', 'This requires an editor: ask the operator for the permission.');
  return owner;
});

/** Returns the signed-in administrator; throws 403 for other accounts. */
export const Administrator = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const owner = signedIn(context);
  if (!owner.admin) throw new ApiError(403, 'forbidden', 'Only administrators do this.');
  return owner;
});
