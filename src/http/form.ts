import type { FastifyRequest } from 'fastify';
import { ApiError, badRequest } from '../common/errors.js';
import { BODY_LIMIT, readBody } from './body.js';
import { percentDecoded } from '../values/text.js';

export const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FIELDS = 500;

/** True if the headers declare a form in the browsers' default encoding. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.split(';')[0]!.trim().toLowerCase() === FORM_TYPE;

/** The fields of a form-encoded body. Throws 400, 413 and 415. */
export async function readFormFields(request: FastifyRequest): Promise<Record<string, string>> {
  if (!isForm(request)) {
    throw new ApiError(415, 'unsupported_media_type', `Send the body as Content-Type: ${FORM_TYPE}.`);
  }
  const fields = parseForm(await readBody(request, BODY_LIMIT));
  if (fields === null) {
    throw badRequest('The body is not form-encoded UTF-8 with each field once: encode it again.');
  }
  return Object.fromEntries(fields);
}

/** The fields of a form, or null if it is malformed: repeated fields are ambiguous. */
export function parseForm(bytes: Buffer): ReadonlyMap<string, string> | null {
  const text = asText(bytes);
  const pairs = text?.split('&', MAX_FIELDS + 1);
  if (pairs === undefined || pairs.length > MAX_FIELDS) return null;
  const fields = new Map<string, string>();
  for (const pair of pairs.filter((one) => one !== '')) {
    const end = pair.includes('=') ? pair.indexOf('=') : pair.length;
    const name = decoded(pair.slice(0, end));
    const value = decoded(pair.slice(end + 1));
    if (name === null || value === null || fields.has(name)) return null;
    fields.set(name, value);
  }
  return fields;
}

const decoded = (text: string) => percentDecoded(text.replaceAll('+', ' '));

/** Invalid UTF-8 is refused, here and in `percentDecoded`: replacement characters would change passwords. */
function asText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
