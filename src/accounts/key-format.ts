import { hash, randomBytes } from 'node:crypto';

const PREFIX = 'dir_';
const SHOWN = PREFIX.length + 8;

/** A key as it is shown, once: `dir_` and 256 random bits. */
export const newApiKey = (): string => PREFIX + randomBytes(32).toString('base64url');

/** The part of a key by which a person recognises it. */
export const keyPrefix = (key: string): string => key.slice(0, SHOWN);

/** What is stored of a key. It is as random as the key, so that a plain SHA-256 is enough. */
export const keyDigest = (key: string): Buffer => hash('sha256', key, 'buffer');

/** Longer than any key that was ever given out: such a header is not worth a digest. */
export const MAX_KEY_LENGTH = 256;
