import { accept, refuse, type Parsed } from '../../values/text.js';

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
