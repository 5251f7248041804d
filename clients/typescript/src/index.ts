import type { components } from './schema.js';

export { createDirectoryClient, type ClientOptions, type DirectoryClient } from './client.js';
export { DirectoryError, unwrap, type ErrorBody } from './error.js';
export type { ListParameters, ListPath, Row } from './list.js';
export type { components, operations, paths } from './schema.js';
/** The schemas of the document by name: `Schemas['Person']`. */
export type Schemas = components['schemas'];
