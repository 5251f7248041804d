import { withoutEnd } from '../../values/text.js';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** What one hash costs: memory in KiB, and passes over it. */
export interface HashCost {
  readonly memoryKib: number;
  readonly passes: number;
}

const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Version 1.3 of Argon2, the only one that Node speaks. */
const PREFIX = '$argon2id$v=19$';
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

interface Parts extends HashCost {
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** The password's argon2id hash as a PHC string, computed on libuv's threads. */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, {
    ...cost,
    parallelism: PARALLELISM,
    salt,
    hash: Buffer.alloc(HASH_BYTES),
  });
  return `${PREFIX}m=${cost.memoryKib},t=${cost.passes},p=${PARALLELISM}$${base64(salt)}$${base64(hash)}`;
}

/** True if the PHC string was made from this password, whatever cost it names. */
export async function matchesPassword(password: string, phc: string): Promise<boolean> {
  const parts = parse(phc);
  return timingSafeEqual(await derive(password, parts), parts.hash);
}

/** True if the PHC string was made at another cost than passwords are hashed at now. */
export function isOutdated(phc: string, cost: HashCost): boolean {
  const { memoryKib, passes, parallelism } = parse(phc);
  return memoryKib !== cost.memoryKib || passes !== cost.passes || parallelism !== PARALLELISM;
}

/** A hash that no password matches. To check one against it takes as long as against a real one. */
export const unmatchableHash = (cost: HashCost): string =>
  `${PREFIX}m=${cost.memoryKib},t=${cost.passes},p=${PARALLELISM}$${base64(randomBytes(SALT_BYTES))}$${base64(randomBytes(HASH_BYTES))}`;

function parse(phc: string): Parts {
  const match = FORM.exec(phc);
  if (!match) throw new Error('a stored password is not an argon2id PHC string');
  const [, memoryKib, passes, parallelism, salt, hash] = match;
  return {
    memoryKib: Number(memoryKib),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt!, 'base64'),
    hash: Buffer.from(hash!, 'base64'),
  };
}

function derive(password: string, { memoryKib, passes, parallelism, salt, hash }: Parts): Promise<Buffer> {
  const parameters = {
    // One password may be typed in several Unicode forms (RFC 8265).
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    parallelism,
    tagLength: hash.length,
    memory: memoryKib,
    passes,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, derived) => (error ? reject(error) : resolve(derived)));
  });
}

/** Standard base64 without padding, as PHC strings have it. */
const base64 = (bytes: Buffer): string => withoutEnd(bytes.toString('base64'), '=');
