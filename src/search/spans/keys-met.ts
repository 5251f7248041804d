import type { SearchDocument } from '../documents.js';
import type { Clause } from '../search-engine.js';

/** The keys of a document, by field. */
export const keysOf = (document: SearchDocument): ReadonlySet<string> =>
  new Set(
    (['name', 'sorted', 'compact', 'initials', 'acronym', 'surname', 'word'] as const).flatMap((field) =>
      document[field].map((value) => `${field} ${value}`),
    ),
  );

/** The distinct keys of a clause, in the form of `keysOf`. Without one of them no document meets it. */
export function keysIn(clause: Clause): Set<string> {
  if ('is' in clause) return new Set([`${clause.is} ${clause.value}`]);
  const parts = 'any' in clause ? clause.any : 'all' in clause ? clause.all : [];
  return new Set(parts.flatMap((part) => [...keysIn(part)]));
}

export function meets(clause: Clause, document: SearchDocument, has: ReadonlySet<string>): boolean {
  if ('is' in clause) return has.has(`${clause.is} ${clause.value}`);
  if ('any' in clause) return clause.any.some((one) => meets(one, document, has));
  if ('all' in clause) return clause.all.every((one) => meets(one, document, has));
  return 'type' in clause && clause.type === document.type;
}
