import type { TestApp } from '../support/app.js';
import { sql } from '../support/sql.js';

/** Inserts many people at once, named Crowd Member1 and so on, with their outbox rows, as an import does. */
export async function crowd(app: TestApp, people: number): Promise<void> {
  await sql(app, 'ALTER TABLE people DISABLE TRIGGER USER');
  await sql(
    app,
    `WITH citation AS (
       INSERT INTO source_references (subject_type, subject_id, source_category, url)
       VALUES ('person', 0, 'import', 'https://example.org/crowd') RETURNING id
     ), person AS (
       INSERT INTO people (first_name, last_name, citation_id)
       SELECT 'Crowd', 'Member' || n, citation.id FROM citation, generate_series(1, $1) n RETURNING id
     )
     INSERT INTO outbox (topic, resource, record_id) SELECT 'search:loads', 'person', id FROM person`,
    [people],
  );
  await sql(app, 'ALTER TABLE people ENABLE TRIGGER USER');
}
