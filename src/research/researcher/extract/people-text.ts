import type { Page } from '../page/page.js';
import type { DraftOf } from './draft.js';
import { excerptOf } from './excerpt.js';
import { personDraft } from './person-draft.js';
import { personName } from './person-name.js';
import { cleanRole, namesRole } from './role-words.js';

/** Longer lines are prose, which says too much of people who are somebody elsewhere. */
const LONGEST_LINE = 400;
const LABEL = /^(?<label>[^:：]{3,90})[:：]\s*(?<rest>\S.*)$/u;
/** Legal notices name who answers for the organization without naming a role. */
const LEGAL_LABEL =
  /vertreten durch|vertretungsberechtigt|verantwortlich|inhaltlich verantwortlich|represented by|responsible for (the )?content|responsable de (la )?publication|directeur de (la )?publication|représentée? par|legal representative|representante legal|reprezentowan|rappresentante legale|vertegenwoordigd/i;
const ROLE_IN_BRACKETS = /^(?<name>[^()（]{3,60}) ?[(（](?<role>[^()]{2,80})[)）]$/u;
const ROLE_AFTER = /^(?<name>[^,–—|·:]{3,60}?)(?:,| [–—|·•-]|:) ?(?<role>\S.{1,88})$/u;
const ROLE_BEFORE = /^(?<role>[^,–—|·:]{3,80}?)(?: [–—|·•-]|,) (?<name>[^,–—|·]{3,60})$/u;

/** People in single lines: `Role: Name`, `Name, role`, `Name (role)`, `Represented by: Name and Name`. */
export function peopleInText(page: Page): DraftOf<'person'>[] {
  return page.lines.flatMap((line) => {
    if (line.text.length > LONGEST_LINE) return [];
    const previous = page.lines[line.index - 1]?.text ?? '';
    return [...labelled(line.text, previous), ...paired(line.text)].flatMap(
      ({ name, role, reason, confidence }) =>
        personDraft(
          { written: name, role },
          { excerpt: (shown) => excerptOf(page, line.index, shown), confidence, reason },
        ),
    );
  });
}

interface Pair {
  readonly name: string;
  readonly role: string | null;
  readonly confidence: number;
  readonly reason: string;
}

function labelled(text: string, previous: string): Pair[] {
  const match = LABEL.exec(text)?.groups;
  const label = match?.['label'] ?? (/[:：]$/.test(previous) ? previous.slice(0, -1) : null);
  const rest = match?.['rest'] ?? text;
  if (label === null || label === undefined) return [];
  const isLegal = LEGAL_LABEL.test(label);
  if (!isLegal && !namesRole(label)) return [];
  return splitNames(rest).flatMap((part): Pair[] => {
    const pair = bracketed(part) ?? { name: part, role: null };
    if (personName(pair.name, true) === null) return [];
    const role =
      pair.role ?? (namesRole(label) && !/durch|by$|par$|por$/i.test(label) ? cleanRole(label) : null);
    return [
      {
        name: pair.name,
        role,
        confidence: 0.9,
        reason: isLegal ? 'A legal notice names the person.' : 'The name follows a role.',
      },
    ];
  });
}

/** Several names after one label. A comma may stand before a degree, so only whole names are parted. */
function splitNames(text: string): string[] {
  const parts = text.split(
    /\s*[;、，]\s*|\s+(?:und|and|et|y|e|i|sowie|en|och|og|&)\s+|,\s+(?=\p{Lu}[^,]*\s)/u,
  );
  return parts.map((part) => part.replace(/[.;,]$/, '').trim()).filter((part) => part !== '');
}

function bracketed(text: string): { name: string; role: string | null } | null {
  const match = ROLE_IN_BRACKETS.exec(text)?.groups;
  return match && namesRole(match['role']!) ? { name: match['name']!.trim(), role: match['role']! } : null;
}

function paired(text: string): Pair[] {
  if (text.length > 140) return [];
  for (const form of [ROLE_IN_BRACKETS, ROLE_AFTER, ROLE_BEFORE]) {
    const { name = '', role = '' } = form.exec(text)?.groups ?? {};
    if (name === '' || !namesRole(role) || personName(name, true) === null || cleanRole(role) === null)
      continue;
    // A person cannot be what a second person is called.
    if (personName(role) !== null) continue;
    return [{ name: name.trim(), role, confidence: 0.88, reason: 'Name and role stand on one line.' }];
  }
  return [];
}
