export { createDirectoryClient, type ClientOptions, type DirectoryClient } from './client.js';
export { walk, type Page } from './walk.js';
export type { components, operations, paths } from './schema.js';
