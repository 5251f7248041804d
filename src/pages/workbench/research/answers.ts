import type { FormBody } from '../../visits/form-body.js';
import { EDITABLE } from './finding-words.js';
import type { ShownFinding } from './shown.js';

/** The editor's answers in a review form; a refused form shows them again. */
export interface Answers {
  readonly ticked: readonly number[];
  /** The record chosen for each finding that conflicts with existing ones: its public id, or `new`. */
  readonly settled: ReadonlyMap<number, string>;
  /** Public id of the organization for the findings; empty if none was requested. */
  readonly organization: string;
  /** Edited parts of values, as submitted. */
  readonly corrected: ReadonlyMap<number, Readonly<Record<string, string>>>;
}

export const valueField = (id: number, part: string): string => `value-${id}-${part}`;

/** Returns the original text of a part of a value. */
export const textOf = ({ value }: ShownFinding, part: string): string => {
  const text = value[part];
  return typeof text === 'string' ? text : '';
};

/** Parses the form of these findings. */
export function readAnswers(form: FormBody, findings: readonly ShownFinding[]): Answers {
  const settled = findings.map(({ id }) => [id, form.text(`settle-${id}`)] as const);
  const corrected = findings.map((finding) => [finding.id, correctionsOf(form, finding)] as const);
  return {
    ticked: findings.filter(({ id }) => form.text(`finding-${id}`) !== '').map(({ id }) => id),
    settled: new Map(settled.filter(([, answer]) => answer !== '')),
    organization: form.text('organization'),
    corrected: new Map(corrected.filter(([, parts]) => Object.keys(parts).length > 0)),
  };
}

/** Unchanged and absent parts are no corrections. */
function correctionsOf(form: FormBody, finding: ShownFinding): Record<string, string> {
  const parts = EDITABLE[finding.kind].map(([part]) => part);
  return Object.fromEntries(
    parts
      .filter((part) => form.has(valueField(finding.id, part)))
      .map((part) => [part, form.text(valueField(finding.id, part)).trim()] as const)
      .filter(([part, text]) => text !== textOf(finding, part)),
  );
}
