import { hash } from 'node:crypto';
import { errors, type Client } from '@elastic/elasticsearch';
import { eachField, type DocumentRef, type SearchDocument } from '../../documents.js';

/** A list that is searched and not stored. */
const KEY = { type: 'keyword', doc_values: false, norms: false, index_options: 'docs' } as const;

/**
 * The fields of an Elasticsearch document: those of a search document without its version, which
 * Elasticsearch stores as the external version, and a digest of all fields, which identifies outdated
 * documents.
 */
const PROPERTIES: Readonly<Record<Exclude<keyof SearchDocument, 'version'> | 'digest', object>> = {
  type: { type: 'keyword' },
  id: { type: 'long' },
  ...eachField(() => KEY),
  organizationTypeShown: { type: 'keyword', index: false },
  connections: { type: 'integer' },
  nameLength: { type: 'integer', index: false },
  digest: { type: 'keyword', index: false },
};

const digestOf = (json: string): string => hash('sha1', json, 'base64url');

/** Identifies an index that was created with another mapping. */
export const SCHEMA = digestOf(JSON.stringify(PROPERTIES));

/**
 * Settings and mapping of an index. Only core features of Elasticsearch are used: keywords, folded before
 * they are indexed, are compared exactly, by prefix and by edit distance. `_source` is not stored, since
 * records are read from the database.
 */
export const INDEX_DEFINITION = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    // A write is searchable within a second, including its time in the outbox.
    refresh_interval: '250ms',
    // Deletions are remembered for as long as a late delivery may arrive.
    gc_deletes: '1h',
  },
  mappings: {
    _meta: { schema: SCHEMA },
    dynamic: 'strict',
    _source: { enabled: false },
    properties: PROPERTIES,
  },
} as const;

/** The id of a document. Record ids never change and are never reused. */
export const documentId = ({ type, id }: DocumentRef): string => `${type}:${id}`;

/** The JSON body of a document in Elasticsearch. */
export function storedDocument(document: SearchDocument): string {
  const json = contentOf(document);
  return `${json.slice(0, -1)},"digest":"${digestOf(json)}"}`;
}

/** The digest that is stored with a document. */
export const contentDigest = (document: SearchDocument): string => digestOf(contentOf(document));

const contentOf = ({ version: _version, ...fields }: SearchDocument): string => JSON.stringify(fields);

/** The versioned indexes behind an alias, which lets one replace another atomically. */
export class ElasticsearchIndices {
  constructor(
    private readonly client: Client,
    readonly alias: string,
  ) {}

  /** The index behind the alias; null without one. `current`: this release's mapping created it. */
  async live(): Promise<{ readonly name: string; readonly current: boolean } | null> {
    const found = await this.behindAlias();
    const [name] = Object.keys(found);
    if (name === undefined) return null;
    const mappings = await this.client.indices.getMapping({ index: name });
    return { name, current: mappings[name]?.mappings._meta?.['schema'] === SCHEMA };
  }

  /** The alias of the index that a rebuild fills. */
  get building(): string {
    return `${this.alias}-building`;
  }

  /** Creates an index that is not refreshed before `show`, and points the rebuild alias at it. */
  async create(now = new Date()): Promise<string> {
    await this.freeNames();
    const name = `${this.alias}-${now.toISOString().replace(/\D/g, '')}`;
    const { settings, mappings } = INDEX_DEFINITION;
    await this.client.indices.create({
      index: name,
      aliases: { [this.building]: {} },
      settings: { ...settings, refresh_interval: '-1' },
      mappings,
    });
    return name;
  }

  /** Refreshes an index, and enables its periodic refresh. */
  async show(name: string): Promise<void> {
    const { refresh_interval } = INDEX_DEFINITION.settings;
    await this.client.indices.putSettings({ index: name, settings: { refresh_interval } });
    await this.client.indices.refresh({ index: name });
  }

  /** Points the alias at an index. Returns the former ones, to delete once their searches have finished. */
  async goLive(name: string): Promise<string[]> {
    const before = Object.keys(await this.behindAlias()).filter((index) => index !== name);
    await this.client.indices.updateAliases({
      actions: [
        { add: { index: name, alias: this.alias } },
        { remove: { index: name, alias: this.building, must_exist: false } },
        ...before.map((index) => ({ remove: { index, alias: this.alias } })),
      ],
    });
    return before;
  }

  /** This alias's indexes that the alias does not point at. */
  async remains(): Promise<string[]> {
    const behind = await this.behindAlias();
    const versions = await this.client.indices.get({
      index: `${this.alias}-*`,
      features: ['aliases'],
      ignore_unavailable: true,
    });
    return Object.keys(versions).filter(
      (name) => /^\d{17}$/.test(name.slice(this.alias.length + 1)) && !(name in behind),
    );
  }

  async remove(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await this.client.indices.delete({ index: [...names], ignore_unavailable: true });
  }

  /** Elasticsearch itself creates an index with an alias's name for a write while the alias is missing. */
  private async freeNames(): Promise<void> {
    for (const name of [this.alias, this.building]) {
      const isIndex = Object.keys(
        await this.client.indices.get({ index: name, ignore_unavailable: true }),
      ).includes(name);
      if (!isIndex) continue;
      const { count } = await this.client.count({ index: name });
      if (count > 0)
        throw new Error(`"${name}" is an index with documents: ELASTICSEARCH_INDEX has to be another name`);
      await this.remove([name]);
    }
  }

  private async behindAlias(): Promise<object> {
    try {
      return await this.client.indices.getAlias({ name: this.alias });
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === 404) return {};
      throw error;
    }
  }
}
