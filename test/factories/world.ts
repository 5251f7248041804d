import { publicIdOf } from '../../src/importer/rows/import-row.js';
import { SOURCE, type TestApp } from '../support/app.js';
import { sequence } from '../support/sequence.js';
import { Directory } from './directory.js';

type Reads = Record<string, unknown>;

/** Creates random people and organizations with every kind of part; some parts have equal values. */
export class World {
  readonly people: string[] = [];
  readonly organizations: string[] = [];
  /** Rows to import, by file name. */
  readonly files: Readonly<Record<string, object[]>>;
  private readonly directory: Directory;
  private readonly draw: (below: number) => number;

  constructor(
    private readonly app: TestApp,
    private readonly seed: number,
  ) {
    this.directory = new Directory(app);
    this.draw = sequence(seed);
    this.files = this.rows();
    for (const { id } of this.files['people.jsonl'] as { id: string }[])
      this.people.push(publicIdOf(this.corpus, id));
    for (const { id } of this.files['organizations.jsonl'] as { id: string }[])
      this.organizations.push(publicIdOf(this.corpus, id));
  }

  /** Creates the records that are not imported. Call it after the import. */
  async create(): Promise<void> {
    for (let number = 0; number < 3; number++) {
      const isChild = this.coin(2) && number > 0;
      const { public_id } = await this.directory.organization({
        name: this.text('Society'),
        ...(this.coin(2) ? { domain: `d${this.draw(2)}.undo.example` } : {}),
        ...(this.coin(2) ? { organization_type: `type ${this.draw(2)}` } : {}),
        emails: this.emails(),
        aliases: this.names(),
        ...(isChild ? { parent_organization_public_id: this.one(this.organizations) } : {}),
      });
      this.organizations.push(public_id);
    }
    for (let number = 0; number < 4; number++) {
      const { public_id } = await this.directory.person({
        first_name: this.coin(2) ? this.text('Ada') : 'A.',
        ...(this.coin(2) ? { last_name: this.text('Lovelace') } : {}),
        emails: this.emails(),
        aliases: this.names(),
      });
      this.people.push(public_id);
    }
    for (const person of this.people) await this.attachToPerson(person);
    for (const organization_public_id of this.organizations) {
      if (this.coin(2)) await this.place({ organization_public_id });
      if (this.coin(2)) await this.cite({ organization_public_id });
    }
  }

  /** Reads all records and their parts, without timestamps. */
  async reads(): Promise<Reads> {
    const paths = [
      ...this.people.flatMap((id) => [`people/${id}`, `memberships?person_public_id=${id}`]),
      ...this.organizations.flatMap((id) => [
        `organizations/${id}`,
        `organizations/${id}/members`,
        `organizations?parent_organization_public_id=${id}`,
      ]),
    ];
    const reads: Reads = {};
    const read = async (path: string) => {
      const { status, body } = await this.app.get(`/api/v1/${path}`);
      reads[path] = status === 200 ? withoutTimestamps(body) : status;
      return status === 200 ? body : {};
    };
    // At once: the service reads the records of concurrent calls together.
    const records = await Promise.all(paths.map(read));
    const parts = records.flatMap(({ person, organization, memberships }) => {
      const record = person ?? organization ?? { memberships };
      return ['memberships', 'places', 'name_aliases', 'source_references'].flatMap((kind) =>
        (record[kind] ?? []).map(({ public_id }: { public_id: string }) => `${kind}/${public_id}`),
      );
    });
    await Promise.all([...new Set<string>(parts)].map(read));
    return reads;
  }

  private get corpus(): string {
    return `undo${this.seed}`;
  }

  private coin = (of: number): boolean => this.draw(of) === 0;
  private one = <T>(list: readonly T[]): T => list[this.draw(list.length)]!;
  private text = (prefix: string): string => `${prefix} ${this.seed}.${this.draw(3)}`;
  private some = <T>(make: () => T): T[] => [...new Set(Array.from({ length: this.draw(3) }, make))];
  private names = (): string[] => this.some(() => this.text('Alias'));
  private emails = (): string[] =>
    this.some(() => `e${this.draw(4)}.${this.seed}@${this.coin(2) ? 'UNDO' : 'undo'}.example`);

  private rows(): Record<string, object[]> {
    const { corpus } = this;
    const ids = ['1', '2'];
    return {
      'people.jsonl': ids.map((id) => ({
        corpus,
        id,
        ...(this.coin(2) ? { first_name: this.text('Ada') } : {}),
        last_name: this.text('Lovelace'),
        aliases: this.names(),
        emails: this.emails(),
        sources: [{ category: 'roll', url: `https://undo.example/${this.draw(2)}` }],
      })),
      'organizations.jsonl': ids.map((id) => ({
        corpus,
        id,
        name: this.text('Society'),
        ...(this.coin(2) ? { domain: `d${this.draw(2)}.undo.example` } : {}),
        ...(id === '2' && this.coin(2) ? { parent_id: '1' } : {}),
        aliases: this.names(),
        emails: this.emails(),
      })),
      'memberships.jsonl': ids.map((id) => ({
        corpus,
        id: `m${id}`,
        person_id: id,
        organization_id: this.one(ids),
        role: `role ${this.draw(2)}`,
      })),
      'places.jsonl': ids.map((id) => ({
        corpus,
        owner_type: this.one(['Person', 'Organization']),
        owner_id: id,
        name: this.text('Place'),
        address: this.text('Street'),
      })),
    };
  }

  private async attachToPerson(person_public_id: string): Promise<void> {
    for (const organization_public_id of this.organizations) {
      if (this.coin(2)) continue;
      const { public_id } = await this.directory.membership({
        person_public_id,
        organization_public_id,
        role: `role ${this.draw(2)}`,
        emails: this.emails(),
        ...(this.coin(2) ? { end_date: '2021-01-31' } : {}),
      });
      if (this.coin(2)) await this.place({ membership_public_id: public_id });
      if (this.coin(3)) await this.cite({ membership_public_id: public_id });
    }
    if (this.coin(2)) await this.place({ person_public_id });
    if (this.coin(2)) await this.cite({ person_public_id });
  }

  private async place(owner: object): Promise<void> {
    const at = this.coin(2) ? { address: this.text('Street') } : {};
    await this.directory.place({ ...owner, name: this.text('Place'), ...at });
  }

  /** Cites a record. Sometimes corrects the citation, which cites the citation itself. */
  private async cite(subject: Readonly<Record<string, string>>): Promise<void> {
    const { public_id } = await this.directory.sourceReference(subject);
    const corrected = { url: `https://undo.example/${this.draw(2)}`, provenance: SOURCE };
    if (this.coin(2)) await this.app.patch(`/api/v1/source_references/${public_id}`, corrected);
  }
}

const TIMESTAMPS = new Set(['updated_at', 'created_at', 'recorded_at']);

/** Removes timestamps from a response body. */
export const withoutTimestamps = (value: any): any => {
  if (Array.isArray(value)) return value.map(withoutTimestamps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !TIMESTAMPS.has(key))
      .map(([key, item]) => [key, withoutTimestamps(item)]),
  );
};
