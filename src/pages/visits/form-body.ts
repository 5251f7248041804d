import type { FastifyRequest } from 'fastify';
import { ApiError, badRequest } from '../../common/errors.js';
import { readBody } from '../../http/body.js';
import { isForm, parseForm } from '../../http/form.js';

/** Bytes. The largest form reviews forty findings with six fields each and stays far below. */
const FORM_LIMIT = 65_536;

export class FormBody {
  constructor(private readonly fields: ReadonlyMap<string, string>) {}

  has(name: string): boolean {
    return this.fields.has(name);
  }

  get names(): readonly string[] {
    return [...this.fields.keys()];
  }

  /** Returns the text of the field unchanged; empty if the field is missing. */
  text(name: string): string {
    return this.fields.get(name) ?? '';
  }
}

/** Parses a form in the browsers' encoding. Throws 415, 413 or 400. */
export async function readForm(request: FastifyRequest): Promise<FormBody> {
  if (!isForm(request)) {
    throw new ApiError(
      415,
      'unsupported_media_type',
      'This page takes what its own form sends, and nothing else.',
    );
  }
  const fields = parseForm(await readBody(request, FORM_LIMIT));
  if (fields !== null) return new FormBody(fields);
  throw badRequest('The form did not arrive as the page sends it: go back and send it again.');
}
