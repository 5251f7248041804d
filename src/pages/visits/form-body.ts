import type { FastifyRequest } from 'fastify';
import { ApiError, badRequest } from '../../common/errors.js';
import { readBody } from '../../http/body.js';

/** Bytes. The largest form reviews forty findings with six fields each and stays far below. */
const FORM_LIMIT = 65_536;
const MAX_FIELDS = 500;

/** The submitted fields of a form. */
export class FormBody {
  constructor(private readonly fields: ReadonlyMap<string, string>) {}

  has(name: string): boolean {
    return this.fields.has(name);
  }

  /** Names of all submitted fields. */
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
    // Repeated fields are ambiguous.
    if (fields.has(field)) throw unreadable();
    fields.set(field, decode(value.join('=')));
  }
  return new FormBody(fields);
}

/** Invalid UTF-8 is refused, here and below: replacement characters would change passwords. */
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
