import { readFileSync } from 'node:fs';
import { typingErrors } from './distance.js';

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

/**
 * The names that may be meant by a misspelt nickname. The first letter is rarely wrong, and of three letters one is
 * rather forgotten than mistaken.
 */
export function namesOfMisspelt(nickname: string): readonly string[] {
  if (nickname.length < 3) return [];
  const meant = [...(table ??= readTable())].filter(
    ([name]) =>
      name[0] === nickname[0] &&
      (nickname.length > 3 ? name.length > 2 : name.length > 3) &&
      typingErrors(nickname, name, 1) === 1,
  );
  return [...new Set(meant.flatMap(([, names]) => names))];
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
