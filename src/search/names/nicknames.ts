import { readFileSync } from 'node:fs';

/**
 * English given names and what their bearers are called, from the nicknames project of Old Dominion University
 * (Apache-2.0, see nicknames.LICENSE.txt).
 */
const FILE = new URL('./nicknames.csv', import.meta.url);

let table: ReadonlyMap<string, readonly string[]> | undefined;

/** The other names under which the bearer of a folded given name may be known, in both directions; often none. */
export function nicknamesOf(givenName: string): readonly string[] {
  table ??= readTable();
  return table.get(givenName) ?? [];
}

function readTable(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>();
  const add = (name: string, other: string) => names.set(name, (names.get(name) ?? new Set()).add(other));
  for (const line of readFileSync(FILE, 'utf8').split('\n').slice(1)) {
    const [name, , nickname] = line.replaceAll('.', '').trim().split(',');
    if (!name || !nickname) continue;
    add(name, nickname);
    add(nickname, name);
  }
  return new Map([...names].map(([name, others]) => [name, [...others]]));
}
