import { hashPassword, isOutdated, matchesPassword, unmatchableHash } from './password-hash.js';

const CHEAP = { memoryKib: 64, passes: 1 };

describe('A stored password', () => {
  it('is a PHC string that names what it was made with', async () => {
    const hash = await hashPassword('seven quiet lanterns', CHEAP);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await hashPassword('seven quiet lanterns', CHEAP)).not.toBe(hash);
  });

  it('matches that password and no other', async () => {
    const hash = await hashPassword('seven quiet lanterns', CHEAP);
    expect(await matchesPassword('seven quiet lanterns', hash)).toBe(true);
    for (const other of ['', 'Seven quiet lanterns', 'seven quiet lanterns ', 'seven quiet lanterns\u0000']) {
      expect(await matchesPassword(other, hash)).toBe(false);
    }
  });

  it('is the same however Unicode writes what was typed', async () => {
    const hash = await hashPassword('caf\u00e9 de la gare', CHEAP);
    expect(await matchesPassword('cafe\u0301 de la gare', hash)).toBe(true);
  });

  // A vector of the reference implementation's own test: https://github.com/P-H-C/phc-winner-argon2/blob/master/src/test.c
  it('may come from another program', async () => {
    const known = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await matchesPassword('password', known)).toBe(true);
  });

  it('knows when it is to be made anew', async () => {
    const hash = await hashPassword('seven quiet lanterns', CHEAP);
    expect(isOutdated(hash, CHEAP)).toBe(false);
    expect(isOutdated(hash, { ...CHEAP, passes: 2 })).toBe(true);
    expect(isOutdated(hash, { ...CHEAP, memoryKib: 128 })).toBe(true);
  });

  it('that stands for nobody is matched by nothing, at the same cost', async () => {
    const nobody = unmatchableHash(CHEAP);
    expect(isOutdated(nobody, CHEAP)).toBe(false);
    expect(await matchesPassword('', nobody)).toBe(false);
  });

  it.each(['', 'plain', '$2b$10$abcdefghijklmnopqrstuv', '$argon2i$v=19$m=64,t=1,p=1$AAAA$AAAA'])(
    'of another kind is a defect: %j',
    async (stored) => {
      await expect(matchesPassword('x', stored)).rejects.toThrow(/not an argon2id PHC string/);
    },
  );
});
