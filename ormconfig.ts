import { createDataSource } from './src/entities.js';

/** For TypeORM's command line (`npx typeorm migration:show -d ormconfig.ts`); the service does not read this file. */
export default createDataSource(
  process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/directory',
);
