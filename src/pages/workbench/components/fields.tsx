import type { ComponentChildren } from 'preact';
import type { FieldProblem } from '../../forms/form.js';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: ComponentChildren;
  readonly problems: readonly FieldProblem[];
  readonly lines?: boolean;
  readonly inputMode?: 'decimal' | 'url' | undefined;
  /** Kind of records that the field suggests. */
  readonly suggests?: 'person' | 'organization' | undefined;
  /** Values of the input's datalist. */
  readonly proposals?: readonly string[];
  readonly isReadOnly?: boolean;
  /** Content after the input, such as another version of the value. */
  readonly children?: ComponentChildren;
}

/** A labelled input with its hint and validation error. */
export function TextField(props: FieldProps) {
  const {
    name,
    label,
    value,
    hint,
    problems,
    lines = false,
    inputMode,
    proposals,
    suggests,
    isReadOnly,
    children,
  } = props;
  const problem = problems.find(({ field }) => field === name);
  const described = [...(problem ? [`${name}-problem`] : []), ...(hint ? [`${name}-hint`] : [])];
  const attributes = {
    id: name,
    name,
    autocomplete: 'off' as const,
    readOnly: isReadOnly,
    'aria-invalid': problem ? ('true' as const) : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  };
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {problem && (
        <p class="problem" id={`${name}-problem`}>
          {problem.message}
        </p>
      )}
      {lines ? (
        <textarea {...attributes} rows={3}>
          {value}
        </textarea>
      ) : (
        <input
          {...attributes}
          type="text"
          value={value}
          inputMode={inputMode}
          list={proposals && `${name}-proposals`}
          data-suggest={suggests}
        />
      )}
      {proposals && (
        <datalist id={`${name}-proposals`}>
          {proposals.map((proposal) => (
            <option value={proposal} />
          ))}
        </datalist>
      )}
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value?: string;
  readonly label: ComponentChildren;
  readonly isChosen?: boolean;
  readonly type?: 'radio' | 'checkbox';
}

export function Choice({ name, value, label, isChosen = false, type = 'radio' }: ChoiceProps) {
  const id = value === undefined ? name : `${name}-${value}`;
  // Preact types `type` as separate literals; the attributes are the same for both.
  const oneType = { type } as { type: 'radio' };
  return (
    <div class="choice">
      <input {...oneType} id={id} name={name} value={value ?? 'on'} checked={isChosen} />
      <label for={id}>{label}</label>
    </div>
  );
}
