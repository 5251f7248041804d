import type { FieldProblem } from '../forms/form-check.js';
import { textOf, valueField } from './answers.js';
import { EDITABLE } from './finding-words.js';
import type { ShownFinding } from './shown.js';

interface CorrectionProps {
  readonly finding: ShownFinding;
  /** What was typed before. */
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: readonly FieldProblem[];
}

/** Fields to correct a finding's value in; what is written is what stands there when it is accepted. */
export function Correction({ finding, typed, problems }: CorrectionProps) {
  const { id, kind } = finding;
  const fields = EDITABLE[kind].map(([part, label]) => ({ part, label, name: valueField(id, part) }));
  const isOpen = Object.keys(typed).length > 0 || fields.some(({ name }) => problemOf(problems, name));
  return (
    <details class="correction" open={isOpen}>
      <summary>Correct it</summary>
      {fields.map(({ part, label, name }) => (
        <Part name={name} label={label} value={typed[part] ?? textOf(finding, part)} problems={problems} />
      ))}
    </details>
  );
}

const problemOf = (problems: readonly FieldProblem[], name: string) =>
  problems.find(({ field }) => field === name);

interface PartProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly problems: readonly FieldProblem[];
}

function Part({ name, label, value, problems }: PartProps) {
  const problem = problemOf(problems, name);
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {problem && (
        <p class="problem" id={`${name}-problem`}>
          {problem.message}
        </p>
      )}
      <input
        type="text"
        id={name}
        name={name}
        value={value}
        autocomplete="off"
        aria-invalid={problem && 'true'}
        aria-describedby={problem && `${name}-problem`}
      />
    </div>
  );
}
