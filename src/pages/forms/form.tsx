import type { ComponentChildren } from 'preact';
import { newToken } from '../../accounts/credentials.js';
import { ApiError } from '../../common/errors.js';
import { accept, refuse, type Parsed } from '../../values/text.js';
import { FORM_TOKEN, useRendering, useVisit, type FieldProblem } from '../visits/visit.js';

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

/** Distinguishes a form that is sent again from another one with the same fields: see `Submissions`. */
export const FormToken = () => <input type="hidden" name={FORM_TOKEN} value={newToken()} />;

interface SubmitProps {
  readonly kind?: 'quiet' | 'danger';
  readonly name?: string;
  readonly value?: string;
  readonly children: ComponentChildren;
}

/** A button that sends its form; other attributes are passed on. */
export const Submit = ({ kind, children, ...attributes }: SubmitProps) => (
  <button type="submit" class={kind} {...attributes}>
    {children}
  </button>
);

/** Lets password managers assign the form's password to the account. */
export const UsernameOf = ({ email }: { readonly email: string }) => (
  <input type="hidden" name="username" autocomplete="username" value={email} />
);

/** A field's hint and validation error, and the attributes of the control that they describe. */
export function useField(name: string, hint?: ComponentChildren) {
  const problem = useRendering().problems.find(({ field }) => field === name);
  const described = [...(problem ? [`${name}-problem`] : []), ...(hint ? [`${name}-hint`] : [])];
  return {
    hint: hint && (
      <p class="hint" id={`${name}-hint`}>
        {hint}
      </p>
    ),
    problem: problem && (
      <p class="problem" id={`${name}-problem`}>
        {problem.message}
      </p>
    ),
    attributes: {
      id: name,
      name,
      'aria-invalid': problem && ('true' as const),
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    },
  };
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  /** Default: what was submitted, or else `initial`; never a password. */
  readonly value?: string;
  readonly initial?: string;
  readonly hint?: ComponentChildren;
  readonly required?: boolean;
  readonly autocomplete?: 'name' | 'email' | 'username' | 'current-password' | 'new-password' | 'off';
  readonly lines?: boolean;
  readonly inputMode?: 'decimal' | 'url' | undefined;
  readonly suggests?: 'person' | 'organization' | undefined;
  readonly proposals?: readonly string[];
  /** Content after the input, such as another version of the value. */
  readonly children?: ComponentChildren;
}

export function Field(props: FieldProps) {
  const { name, label, type = 'text', initial = '', hint, required, autocomplete = 'off' } = props;
  const { lines = false, inputMode, suggests, proposals, children } = props;
  const { form } = useRendering();
  const shown = props.value ?? (form?.has(name) ? form.text(name) : initial);
  const value = type === 'password' ? undefined : shown;
  const described = useField(name, hint);
  const attributes = { ...described.attributes, required, autocomplete };
  // Preact types `type` as separate literals; the attributes are the same for all three.
  const oneType = { type } as { type: 'text' };
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {described.problem}
      {lines ? (
        <textarea {...attributes} rows={3}>
          {value}
        </textarea>
      ) : (
        <input
          {...attributes}
          {...oneType}
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
      {described.hint}
      {children}
    </div>
  );
}

/** A required password: by default that of the account. */
export const Password = ({
  name = 'password',
  label = 'Password',
  autocomplete = 'current-password',
  ...field
}: Partial<FieldProps>) => (
  <Field {...field} name={name} label={label} type="password" autocomplete={autocomplete} required />
);

interface ChoiceProps {
  readonly name: string;
  readonly value?: string;
  readonly label: ComponentChildren;
  /** Default: as submitted, or else `initial`. */
  readonly isChosen?: boolean;
  readonly initial?: boolean;
  readonly type?: 'radio' | 'checkbox';
  readonly 'aria-describedby'?: string;
}

/** A radio button or a checkbox; other attributes are passed on. */
export function Choice(props: ChoiceProps) {
  const { name, value, label, isChosen, initial = false, type = 'radio', ...attributes } = props;
  const { form } = useRendering();
  // An unticked checkbox is not submitted.
  const isAnswered = type === 'checkbox' ? form !== undefined : form?.has(name);
  const submitted = type === 'checkbox' ? form?.has(name) : form?.text(name) === value;
  const id = value === undefined ? name : `${name}-${value}`;
  // Preact types `type` as separate literals; the attributes are the same for both.
  const oneType = { type } as { type: 'radio' };
  return (
    <div class="choice">
      <input
        {...oneType}
        {...attributes}
        id={id}
        name={name}
        value={value ?? 'on'}
        checked={isChosen ?? (isAnswered ? submitted : initial)}
      />
      <label for={id}>{label}</label>
    </div>
  );
}

/** Summary of validation errors at the top of the page, which receives the focus when a form is refused. */
export function ProblemSummary({ title }: { readonly title?: string | undefined }) {
  const { problems } = useRendering();
  if (problems.length === 0) return null;
  const count = problems.length === 1 ? 'There is a problem' : `There are ${problems.length} problems`;
  return (
    <div class="notice warning" role="alert" tabIndex={-1} autofocus aria-labelledby="problems">
      <h2 id="problems">{title ?? count}</h2>
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

/** Whether the API refuses a form, which is then shown again with the errors. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 422 || error.status === 409);
