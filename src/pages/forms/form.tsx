import type { ComponentChildren } from 'preact';
import { useVisit } from '../visits/visit.js';
import { accept, refuse, type Parsed } from '../../values/text.js';

interface FormProps {
  readonly action: string;
  /** Where scripts run, the form is sent without a page load, and its response replaces the page's content. */
  readonly swaps?: boolean;
  readonly children: ComponentChildren;
}

/** A form with the visit's CSRF token. The server validates the fields. */
export function Form({ action, swaps = false, children }: FormProps) {
  return (
    <form method="post" action={action} noValidate data-swap={swaps || undefined}>
      <input type="hidden" name="csrf" value={useVisit().csrfToken} />
      {children}
    </form>
  );
}

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  /** The submitted value; never a password. */
  readonly value?: string;
  readonly hint?: ComponentChildren;
  readonly autocomplete: 'name' | 'email' | 'username' | 'current-password' | 'new-password' | 'off';
  readonly problems: readonly FieldProblem[];
}

/** A required field of the account's forms. */
export function Field({ name, label, type = 'text', value, hint, autocomplete, problems }: FieldProps) {
  const problem = problems.find(({ field }) => field === name);
  // Preact types `type` as separate literals; the attributes are the same for all three.
  const oneType = { type } as { type: 'text' };
  const described = [...(problem ? [`${name}-problem`] : []), ...(hint ? [`${name}-hint`] : [])];
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p class="problem" id={`${name}-problem`}>
          {problem.message}
        </p>
      )}
      <input
        id={name}
        name={name}
        {...oneType}
        required
        autocomplete={autocomplete}
        value={value}
        aria-invalid={problem && 'true'}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      />
    </div>
  );
}

/** Summary of validation errors at the top of the page, which receives the focus when a form is refused. */
export function ProblemSummary({ problems }: { readonly problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div class="notice warning" role="alert" tabIndex={-1} autofocus aria-labelledby="problems">
      <h2 id="problems">
        {problems.length === 1 ? 'There is a problem' : `There are ${problems.length} problems`}
      </h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Maximum length of an account holder's name, in characters. */
export const MAX_NAME = 200;

/** A validation error of one field. */
export interface FieldProblem {
  /** Name of the field, which is also its id in the page. */
  readonly field: string;
  /** A complete sentence. */
  readonly message: string;
}

/** Collects the validation errors of a form. */
export class FormCheck {
  readonly problems: FieldProblem[] = [];

  /** Returns the value in its stored form; records the error and returns undefined if it is invalid. */
  take<T>(field: string, label: string, parsed: Parsed<T>): T | undefined {
    if (parsed.ok) return parsed.value;
    this.problems.push({ field, message: `${label} ${parsed.message}.` });
    return undefined;
  }
}

/** Accepts any non-empty text, unchanged. */
export const typed = (text: string): Parsed<string> =>
  text === '' ? refuse('blank', 'must not be empty') : accept(text);
