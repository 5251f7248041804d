import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { join } from 'node:path';
import { publicIdOf } from '../../../src/importer/rows/import-row.js';
import { fold } from '../../../src/names/normalize.js';
import { nicknamesOf } from '../../../src/names/words.js';
import { CYRILLIC, inLetters } from '../match/writings/scripts.js';
import { publicIdOfOrganization, publicIdOfPerson, type ScaleDirectory } from '../scale-directory.js';
import { isLatin, mistyped, randomNumbers } from '../search/random.js';

export const CORPUS = 'planted';

/** A duplicate of a person or organization of the directory. */
export interface Planted {
  readonly kind: string;
  /** Public ids of the original and of its duplicate. */
  readonly ids: readonly [string, string];
  readonly names: readonly [string, string];
}

interface Row {
  readonly first_name: string;
  readonly last_name: string;
  readonly emails?: readonly string[];
  /** Whether it belongs to an organization of the person. */
  readonly isMember: boolean;
}

type Original = ReturnType<ScaleDirectory['person']>;

/** Plants duplicates of people of a directory, as many of each kind. Returns the rows of an import. */
export function plantPeople(
  directory: ScaleDirectory,
  { seed, many }: { readonly seed: number; readonly many: number },
) {
  const random = randomNumbers(seed);
  const names = new Map<string, number>();
  for (let number = 0; number < directory.people; number++) {
    const { first_name, last_name } = directory.person(number);
    const name = fold(`${first_name} ${last_name}`);
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  const bearers = ({ first_name, last_name }: Pick<Row, 'first_name' | 'last_name'>): number =>
    names.get(fold(`${first_name} ${last_name}`)) ?? 0;
  const typo = (text: string): string => (text.length < 4 ? text : mistyped(text, random));
  const oneTypo = ({ first_name, last_name }: Original): Row =>
    random.next() < 0.5
      ? { first_name, last_name: typo(last_name), isMember: true }
      : { first_name: typo(first_name), last_name, isMember: true };
  const kinds: Readonly<Record<string, (one: Original) => Row | null>> = {
    'the name, organization': ({ first_name, last_name }) => ({ first_name, last_name, isMember: true }),
    'the name, unique': (one) =>
      bearers(one) > 1 ? null : { first_name: one.first_name, last_name: one.last_name, isMember: false },
    'one typing error, organization': oneTypo,
    'two typing errors, organization': ({ first_name, last_name }) => ({
      first_name: typo(first_name),
      last_name: typo(last_name),
      isMember: true,
    }),
    'initial, organization': ({ first_name, last_name }) => ({
      first_name: `${first_name[0]!}.`,
      last_name,
      isMember: true,
    }),
    'nickname, organization': ({ first_name, last_name }) => {
      const [nickname] = nicknamesOf(fold(first_name));
      return nickname === undefined ? null : { first_name: nickname, last_name, isMember: true };
    },
    'middle name, organization': ({ first_name, last_name }) => ({
      first_name: `${first_name} ${random.pick(['A.', 'J.', 'M.', 'T.', 'Marie', 'James'])}`,
      last_name,
      isMember: true,
    }),
    'last name first, organization': ({ first_name, last_name }) => ({
      first_name: last_name,
      last_name: first_name,
      isMember: true,
    }),
    'Cyrillic, organization': ({ first_name, last_name }) => ({
      first_name: inLetters(fold(first_name), CYRILLIC),
      last_name: inLetters(fold(last_name), CYRILLIC),
      isMember: true,
    }),
    'the name, address': ({ first_name, last_name, emails }) =>
      emails.length === 0 ? null : { first_name, last_name, emails, isMember: false },
    'another last name, address': ({ first_name, emails }) =>
      emails.length === 0
        ? null
        : {
            first_name,
            last_name: directory.person(random.below(directory.people)).last_name,
            emails,
            isMember: false,
          },
  };
  const used = new Set<number>();
  const planted: Planted[] = [];
  const people: object[] = [];
  const memberships: object[] = [];
  const all = Object.entries(kinds);
  while (planted.length < many) {
    const [kind, make] = all[planted.length % all.length]!;
    const number = random.below(directory.people);
    const one = directory.person(number);
    const { first_name: first, last_name: last } = one;
    if (
      used.has(number) ||
      !isLatin(first + last) ||
      /[".() ]/.test(first) ||
      first.length < 3 ||
      last.length < 4
    )
      continue;
    const row = make(one);
    if (row === null || (fold(row.last_name) !== fold(last) && bearers(row) > 0)) continue;
    used.add(number);
    const id = `${seed}-${planted.length}`;
    const { isMember, ...person } = row;
    people.push({ id, corpus: CORPUS, ...person });
    if (isMember) {
      const [membership] = directory.membershipsOf(number);
      memberships.push({
        person_public_id: publicIdOf(CORPUS, id),
        organization_public_id: publicIdOfOrganization(Number(membership!.organization_id.slice(1))),
        role: membership!.role,
      });
    }
    const ids = [publicIdOfPerson(number), publicIdOf(CORPUS, id)] as const;
    planted.push({ kind, ids, names: [`${first} ${last}`, `${row.first_name} ${row.last_name}`] });
  }
  return { planted, rows: { people, memberships } };
}

/** Writes rows as files for `import`. */
export const writeRows = (
  folder: string,
  rows: Readonly<Record<string, readonly object[]>>,
): Promise<string[]> =>
  Promise.all(
    Object.entries(rows).map(async ([kind, some]) => {
      const path = join(folder, `${kind}-planted.jsonl`);
      const file = createWriteStream(path);
      file.end(some.map((row) => `${JSON.stringify(row)}\n`).join(''));
      await finished(file);
      return path;
    }),
  );
