import {
  isPlainText,
  stripInvisible,
  text,
  accept,
  refuse,
  type Parsed,
  type Parser,
} from '../../values/text.js';
import { excerpt, type Note } from '../report.js';

/** undefined: the field is absent, and the record keeps its value. null: the record gets no value. */
export type Given<T> = T | null | undefined;

const anyText = text();

/** An id in a corpus: verbatim text, or an integer. */
const corpusId: Parser<string> = (input) => {
  if (typeof input === 'number' && Number.isSafeInteger(input)) return accept(String(input));
  if (typeof input !== 'string') return refuse('invalid_type', 'must be a string or an integer below 2^53');
  return input.length <= 1_000 && input.isWellFormed() && !input.includes('\0')
    ? accept(input)
    : refuse('invalid_format', 'must be well-formed text of at most 1000 characters');
};

/** Reads the fields of one row by the rules of `values/`, and collects problems and warnings. */
export class RowFields {
  /** Reasons for rejecting the row. */
  readonly problems: Note[] = [];
  /** Values that were omitted or changed. */
  readonly warnings: Note[] = [];
  readonly unknown: string[] = [];

  constructor(readonly row: Readonly<Record<string, unknown>>) {}

  /** The first of several names with a value, else the first that the row has, else the first. */
  named(...names: readonly string[]): string {
    const given = names.filter((name) => this.row[name] !== undefined);
    return given.find((name) => !isBlank(this.row[name])) ?? given[0] ?? names[0]!;
  }

  read<T>(name: string, parse: Parser<T>): Given<T> {
    const parsed = this.parse(name, this.row[name], parse);
    if (parsed === undefined || parsed.ok) return parsed?.value;
    this.problem(name, parsed.code, parsed.message);
    return undefined;
  }

  text(name: string): Given<string> {
    return this.read(name, anyText);
  }

  id(name: string): Given<string> {
    const value = this.row[name];
    if (isBlank(value)) return value === undefined ? undefined : null;
    const parsed = corpusId(value);
    if (parsed.ok) return parsed.value;
    this.problem(name, parsed.code, parsed.message);
    return undefined;
  }

  /** An optional value: if it is invalid, it is left out with a warning. */
  readOrLeaveOut<T>(name: string, parse: Parser<T>): Given<T> {
    return this.optional(() => this.read(name, parse));
  }

  /** Makes warnings of the problems that `read` finds: the row does without the value. */
  optional<T>(read: () => T): T {
    const before = this.problems.length;
    const value = read();
    for (const { field, code, message } of this.problems.splice(before)) {
      this.leftOut(field!, this.row[field!], { code, message });
    }
    return value;
  }

  /** An item of a list; null if it was left out. */
  item<T>(path: string, value: unknown, parse: Parser<T>): T | null {
    const parsed = this.parse(path, value, parse);
    if (parsed?.ok && parsed.value !== null) return parsed.value;
    if (parsed === undefined) this.warning(path, 'required', 'was ignored: it has no value');
    else this.leftOut(path, value, parsed.ok ? { code: 'blank', message: 'must not be empty' } : parsed);
    return null;
  }

  problem(field: string, code: string, message: string): void {
    this.problems.push({ field, code, message });
  }

  warning(field: string, code: string, message: string): void {
    this.warnings.push({ field, code, message });
  }

  leftOut(field: string, value: unknown, reason: { code: string; message: string }): void {
    this.warning(field, reason.code, `was ignored: ${excerpt(JSON.stringify(value))} ${reason.message}`);
  }

  /** Removes invisible characters; empty text is null. undefined: absent. */
  private parse<T>(field: string, value: unknown, parse: Parser<T>): Parsed<T | null> | undefined {
    if (value === undefined) return undefined;
    if (isBlank(value)) return accept(null);
    const parsed = parse(value);
    if (parsed.ok || typeof value !== 'string' || isPlainText(value)) return parsed;
    const visible = stripInvisible(value);
    const again = isBlank(visible) ? accept(null) : parse(visible);
    if (again.ok) {
      this.warning(
        field,
        'invisible_characters',
        'had control or invisible characters, which were taken out',
      );
    }
    return again;
  }
}

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
