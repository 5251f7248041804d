import { Database } from '../../src/database/database.js';
import type { TestApp } from './app.js';

/** Runs hand-written SQL on the application's database. */
export async function sql(app: TestApp, text: string, values: unknown[] = []): Promise<any[]> {
  return (await app.app.get(Database).pool.query(text, values)).rows;
}

/** A stored id, of the digits that the API shows. */
export const uuid = (publicId: string): string =>
  publicId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
