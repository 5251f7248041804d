import type { TestApp } from './app.js';
import { sql } from './sql.js';
import { Visitor } from './visitor.js';

/** Signs a visitor in to a new account with these rights. */
export async function signedIn(
  app: TestApp,
  email: string,
  { name = 'Edda Editor', canEdit = true, admin = false } = {},
): Promise<Visitor> {
  const visitor = new Visitor(app.app);
  await visitor.signUp(email, name);
  await sql(app, 'UPDATE accounts SET can_edit = $2, admin = $3 WHERE email = $1', [email, canEdit, admin]);
  return visitor;
}
