import type { Resource } from '../../src/database/resources.js';
import { SOURCE, type Answer, type CallOptions, type TestApp } from '../support/app.js';

type Fields = Record<string, unknown>;

/** Creates cited records through the API. Fields that a test does not set get defaults. */
export class Directory {
  /** Creates a record of each resource, with new owners. */
  readonly make: Readonly<Record<Resource, () => Promise<any>>> = {
    person: () => this.person(),
    organization: () => this.organization(),
    membership: () => this.membership(),
    place: () => this.place(),
    name_alias: () => this.nameAlias(),
    source_reference: () => this.sourceReference(),
  };
  private made = 0;

  constructor(private readonly app: TestApp) {}

  person(fields: Fields = {}): Promise<any> {
    return this.create('people', 'person', {
      first_name: 'Ada',
      last_name: `Lovelace ${++this.made}`,
      ...fields,
    });
  }

  organization(fields: Fields = {}): Promise<any> {
    return this.create('organizations', 'organization', { name: `Society ${++this.made}`, ...fields });
  }

  /** Belongs to a new person and a new organization, unless the fields name others. */
  async membership(fields: Fields = {}): Promise<any> {
    const owners = {
      ...('person_public_id' in fields ? {} : { person_public_id: (await this.person()).public_id }),
      ...('organization_public_id' in fields
        ? {}
        : { organization_public_id: (await this.organization()).public_id }),
    };
    return this.create('memberships', 'membership', { ...owners, start_date: '2020-01-31', ...fields });
  }

  /**
   * Creates two records of one person whose last names differ by a typing error and who share an
   * organization. Returns their ids.
   */
  async duplicated(
    first_name: string,
    last_name: string,
    misspelt: string,
  ): Promise<readonly [string, string]> {
    const one = await this.person({ first_name, last_name });
    const other = await this.person({ first_name, last_name: misspelt });
    const { organization } = await this.membership({ person_public_id: one.public_id });
    await this.membership({
      person_public_id: other.public_id,
      organization_public_id: organization.public_id,
    });
    return [one.public_id, other.public_id];
  }

  /** Has coordinates. Belongs to a new person, unless the fields name an owner. */
  async place(fields: Fields = {}): Promise<any> {
    const owned = Object.keys(fields).some((key) => key.endsWith('_public_id') || key === 'placeable_id');
    const owner = owned ? {} : { person_public_id: (await this.person()).public_id };
    const location =
      'address' in fields || 'latitude' in fields ? {} : { latitude: 51.507, longitude: -0.135 };
    return this.create('places', 'place', { ...owner, ...location, ...fields });
  }

  /** Belongs to a new person, unless the fields name an owner. */
  async nameAlias(fields: Fields = {}): Promise<any> {
    const owned = Object.keys(fields).some((key) => key.endsWith('_id'));
    const owner = owned ? {} : { person_public_id: (await this.person()).public_id };
    return this.create('name_aliases', 'name_alias', { name: `Alias ${++this.made}`, ...owner, ...fields });
  }

  /** Cites a new person, unless the fields name a subject. */
  async sourceReference(fields: Fields = {}): Promise<any> {
    const about = Object.keys(fields).some((key) => key.endsWith('_public_id'));
    const subject = about ? {} : { person_public_id: (await this.person()).public_id };
    const answer = await this.app.post('/api/v1/source_references', { ...SOURCE, ...subject, ...fields });
    return recordOf(answer, 'source_reference');
  }

  private async create(plural: string, singular: string, fields: Fields): Promise<any> {
    const answer = await this.app.post(`/api/v1/${plural}`, { [singular]: fields, source_reference: SOURCE });
    return recordOf(answer, singular);
  }
}

function recordOf(answer: Answer, key: string): any {
  if (answer.status !== 201) throw new Error(`${key} was not created: ${answer.status} ${answer.text}`);
  return answer.body[key];
}

/** Returns every record of a list, page by page. */
export async function walk(app: TestApp, path: string, key: string, options?: CallOptions): Promise<any[]> {
  const rows: any[] = [];
  const separator = path.includes('?') ? '&' : '?';
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body, status, text } = await app.get(
      cursor === '' ? path : `${path}${separator}cursor=${cursor}`,
      options,
    );
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    rows.push(...body[key]);
    cursor = body.meta.next_cursor;
  }
  return rows;
}

/** Returns the details of a 422, as `field: code`. */
export const problemsOf = (answer: Answer): Record<string, string> =>
  Object.fromEntries(
    (answer.body.details as { field: string; code: string }[]).map(({ field, code }) => [field, code]),
  );
