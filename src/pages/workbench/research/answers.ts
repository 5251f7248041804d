import type { FormBody } from '../../visits/form-body.js';
import { EDITABLE } from './finding-words.js';
import type { ShownFinding } from './shown.js';

/** What an editor has said in the form of a review; a form that is refused shows it again. */
export interface Answers {
  readonly ticked: readonly number[];
  /** What each finding that met a record is settled with: that one's public id, or `new`. */
  readonly settled: ReadonlyMap<number, string>;
  /** The public id of the organization that the findings go to; empty if that was not asked. */
  readonly organization: string;
  /** The parts of values that were changed, as they were typed. */
  readonly corrected: ReadonlyMap<number, Readonly<Record<string, string>>>;
}

export const valueField = (id: number, part: string): string => `value-${id}-${part}`;

/** The text of a part of a value, as its field shows it first. */
export const textOf = ({ value }: ShownFinding, part: string): string => {
  const text = value[part];
  return typeof text === 'string' ? text : '';
};

/** Reads the form of these findings. */
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

/** What is as it was is no correction, nor is what the form had no field for. */
function correctionsOf(form: FormBody, finding: ShownFinding): Record<string, string> {
  const parts = EDITABLE[finding.kind].map(([part]) => part);
  return Object.fromEntries(
    parts
      .filter((part) => form.has(valueField(finding.id, part)))
      .map((part) => [part, form.text(valueField(finding.id, part)).trim()] as const)
      .filter(([part, text]) => text !== textOf(finding, part)),
  );
}
