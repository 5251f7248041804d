import { createHash, randomBytes } from 'node:crypto';

const FORM = /^[\w-]{43}$/;

/** A bearer token of 256 random bits: a session's cookie, a device's, a one-time link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** True for what `newToken` may have made; anything else is not worth a look in the database. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && FORM.test(value);

/** What is stored of a token. It is random enough for a plain SHA-256. */
export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();
