import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { join } from 'node:path';
import { publicIdOf } from '../../src/importer/rows/import-row.js';
import type { Names } from './scale-names.js';
import { randomFor, type Random } from './scale-random.js';

/** Databases that another version created are not measured. */
export const VERSION = 1;
const CORPUS = 'scale';

const KINDS = ['people', 'organizations', 'memberships', 'places'] as const;
type Kind = (typeof KINDS)[number];

/** One in this many people belongs to the largest organization. */
const MAX_SHARE = 100;
/** People belong to organizations with nearby numbers, which were created at about the same time. */
const NEIGHBOURHOOD = 1_000;

const TLDS = ['example', 'test.example', 'net.example'];

/**
 * A synthetic directory of this many people, with half as many organizations and 1.5 memberships per person. Each
 * record is derived from its number, independently of the size; only the largest organization, number 0, grows with it.
 */
export class ScaleDirectory {
  constructor(
    readonly people: number,
    private readonly names: Names,
  ) {}

  get organizations(): number {
    return this.people / 2;
  }

  get largestMembers(): number {
    return Math.ceil(this.people / MAX_SHARE);
  }

  person(number: number) {
    const random = randomFor(0, number);
    const [first_name, last_name] = [random.pick(this.names.first), random.pick(this.names.last)];
    const at = this.organization(this.organizationOf(number, 0)).domain ?? 'mail.example';
    return {
      id: `p${number}`,
      corpus: CORPUS,
      first_name,
      last_name,
      emails: random.next() < 0.5 ? [`${slug(`${first_name} ${last_name}`) || 'p'}.${number}@${at}`] : [],
      aliases: random.next() < 0.15 ? [`${first_name} ${random.pick(this.names.first)} ${last_name}`] : [],
    };
  }

  organization(number: number) {
    const random = randomFor(1, number);
    const name = crossed(random, this.names.organizations);
    const label = slug(name.split(' ').slice(0, 2).join(' ')) || 'o';
    const domain = number === 0 || random.next() < 0.77 ? `${label}-${number}.${random.pick(TLDS)}` : null;
    const first = number - (number % NEIGHBOURHOOD);
    return {
      id: `o${number}`,
      corpus: CORPUS,
      name,
      domain,
      organization_type: random.pick(this.names.types),
      parent_id: number > first && random.next() < 0.17 ? `o${first + random.below(number - first)}` : null,
      emails: domain !== null && random.next() < 0.3 ? [`info@${domain}`] : [],
      aliases: random.next() < 0.2 ? [crossed(random, this.names.organizations)] : [],
    };
  }

  /** One or two memberships per person, in turn. */
  *membershipsOf(person: number) {
    for (let which = 0; which < 2 - (person % 2); which++) {
      const random = randomFor(2 + which, person);
      const hasTitle = random.next() < 0.6;
      const start = random.next() < 0.5 ? `${1980 + random.below(45)}-0${1 + random.below(9)}-15` : null;
      yield {
        corpus: CORPUS,
        person_id: `p${person}`,
        organization_id: `o${this.organizationOf(person, which)}`,
        role: random.pick(this.names.roles),
        title: hasTitle ? random.pick(this.names.titles) : null,
        start_date: start,
        end_date: null,
      };
    }
  }

  /** Three in ten organizations have a place, and one in twenty people. */
  *placesOf(person: number) {
    const random = randomFor(4, person);
    if (person % 2 === 0 && random.next() < 0.3) yield this.place(random, 'organization', `o${person / 2}`);
    if (random.next() < 0.05) yield this.place(random, 'person', `p${person}`);
  }

  /** The organization number of a person's first or second membership. */
  organizationOf(person: number, which: number): number {
    if (which === 0 && person % MAX_SHARE === 0) return 0;
    const organization = person >> 1;
    const first = organization - (organization % NEIGHBOURHOOD);
    const size = Math.min(NEIGHBOURHOOD, this.organizations - first);
    const drawn = randomFor(6 + which, person).below(size);
    // Avoids two memberships of one person in the same organization.
    const isFirst = which > 0 && first + drawn === this.organizationOf(person, 0);
    return first + (isFirst ? (drawn + 1) % size : drawn);
  }

  private place(random: Random, owner_type: string, owner_id: string) {
    const { name, address } = random.pick(this.names.places);
    return {
      id: `${owner_id}-place`,
      corpus: CORPUS,
      owner_type,
      owner_id,
      name,
      address,
      latitude: null,
      longitude: null,
    };
  }

  /** Writes the directory as files for `import`, in chunks; returns their paths. */
  async write(folder: string): Promise<string[]> {
    const rows: Readonly<Record<Kind, (number: number) => Iterable<object>>> = {
      people: (number) => [this.person(number)],
      organizations: (number) => (number < this.organizations ? [this.organization(number)] : []),
      memberships: (number) => this.membershipsOf(number),
      places: (number) => this.placesOf(number),
    };
    for (const kind of KINDS) await writeLines(this.file(folder, kind), this.people, rows[kind]);
    return KINDS.map((kind) => this.file(folder, kind));
  }

  private file(folder: string, kind: Kind): string {
    return join(folder, `${kind}-${this.people}.jsonl`);
  }
}

/** Returns the public id of the person or organization with a number. */
export const publicIdOfPerson = (number: number): string => publicIdOf(CORPUS, `p${number}`);
export const publicIdOfOrganization = (number: number): string => publicIdOf(CORPUS, `o${number}`);

async function writeLines(
  path: string,
  numbers: number,
  rows: (number: number) => Iterable<object>,
): Promise<void> {
  const file = createWriteStream(path);
  let lines = '';
  for (let number = 0; number < numbers; number++) {
    for (const row of rows(number)) lines += `${JSON.stringify(row)}\n`;
    if (lines.length < 1 << 20) continue;
    if (!file.write(lines)) await once(file, 'drain');
    lines = '';
  }
  file.end(lines);
  await finished(file);
}

/**
 * Combines the beginning of one name with the end of another, which gives as many distinct names as records
 * from the same words.
 */
function crossed(random: Random, names: readonly string[]): string {
  const [one, other] = [random.pick(names).split(' '), random.pick(names).split(' ')];
  return [...one.slice(0, Math.ceil(one.length / 2)), ...other.slice(Math.ceil(other.length / 2))].join(' ');
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')
    .slice(0, 30)
    .replace(/-$/, '');
