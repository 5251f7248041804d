import type { FastifyRequest } from 'fastify';
import { ApiError, badRequest } from '../../common/errors.js';
import { readBody } from '../../http/body.js';

/** Far more than any form of these pages holds: the longest has forty people to review, with six fields each. */
const FORM_LIMIT = 65_536;
const MAX_FIELDS = 500;

/** What a form was filled in with. */
export class FormBody {
  constructor(private readonly fields: ReadonlyMap<string, string>) {}

  has(name: string): boolean {
    return this.fields.has(name);
  }

  /** The names of all fields that were sent. */
  get names(): readonly string[] {
    return [...this.fields.keys()];
  }

  /** The field's text as it was typed; empty if it is absent. */
  text(name: string): string {
    return this.fields.get(name) ?? '';
  }
}

/** Reads a form as browsers send it. Throws 415, 413 or 400. */
export async function readForm(request: FastifyRequest): Promise<FormBody> {
  const type = request.headers['content-type']?.split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    throw new ApiError(
      415,
      'unsupported_media_type',
      'This page takes what its own form sends, and nothing else.',
    );
  }
  return parseForm(await readBody(request, FORM_LIMIT));
}

function parseForm(bytes: Buffer): FormBody {
  const fields = new Map<string, string>();
  const pairs = asText(bytes).split('&', MAX_FIELDS + 1);
  if (pairs.length > MAX_FIELDS) throw unreadable();
  for (const pair of pairs.filter((one) => one !== '')) {
    const [name = '', ...value] = pair.split('=');
    const field = decode(name);
    // Two values of one field are ambiguous.
    if (fields.has(field)) throw unreadable();
    fields.set(field, decode(value.join('=')));
  }
  return new FormBody(fields);
}

/** What is not UTF-8 is refused, here and below: a password must not turn into another one by being mended. */
function asText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw unreadable();
  }
}

const unreadable = () =>
  badRequest('The form did not arrive as the page sends it: go back and send it again.');
