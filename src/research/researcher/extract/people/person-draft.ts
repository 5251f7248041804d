import type { PersonValue } from '../../findings.js';
import { cleanText } from '../../page/page.js';
import type { DraftOf } from '../draft.js';
import { foldName } from '../names/fold-name.js';
import { isOfSomebodyElse } from './person-evidence.js';
import { personName } from '../names/person-name.js';
import { cleanRole } from '../roles/role-words.js';

/** What is written of a person. */
export interface WrittenPerson {
  readonly written: string;
  readonly role: string | null;
  /** The last name, where it is stated apart. */
  readonly family?: string | null;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

export interface Evidence {
  /** An excerpt that shows a text. */
  readonly excerpt: (shown: string) => string;
  readonly confidence: number;
  readonly reason: string;
}

/** The finding that a person makes, in a list; an empty one if what is written is no name. */
export function personDraft(
  person: WrittenPerson,
  { excerpt, confidence, reason }: Evidence,
): DraftOf<'person'>[] {
  const written = cleanText(person.written);
  const name = personName(written, true, person.family ?? null);
  if (name === null || (person.role !== null && isOfSomebodyElse(written, person.role))) return [];
  const role = person.role === null ? null : cleanRole(cleanText(person.role));
  const value: PersonValue = { ...name, role, email: person.email ?? null, phone: person.phone ?? null };
  return [
    {
      kind: 'person',
      value,
      key: foldName(name.name),
      excerpt: excerpt(shownOf(written, name.name)),
      confidence,
      reason,
    },
  ];
}

/** The name as it stands in the text: titles may stand inside of it. */
const shownOf = (written: string, name: string): string => (written.includes(name) ? name : written);
