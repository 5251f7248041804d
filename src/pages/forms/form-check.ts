import { accept, refuse, type Parsed } from '../../values/parsed.js';

/** The longest name of a person with an account, in characters. */
export const MAX_NAME = 200;

/** What is wrong with one field of a form. */
export interface FieldProblem {
  /** The field's name, which is its id in the page too. */
  readonly field: string;
  /** A sentence. */
  readonly message: string;
}

/** Gathers everything that is wrong with a form. */
export class FormCheck {
  readonly problems: FieldProblem[] = [];

  /** The value in its stored form; undefined after noting what is wrong with it. */
  take<T>(field: string, label: string, parsed: Parsed<T>): T | undefined {
    if (parsed.ok) return parsed.value;
    this.problems.push({ field, message: `${label} ${parsed.message}.` });
    return undefined;
  }
}

/** Any text but none, exactly as it was typed. */
export const typed = (text: string): Parsed<string> =>
  text === '' ? refuse('blank', 'must not be empty') : accept(text);
