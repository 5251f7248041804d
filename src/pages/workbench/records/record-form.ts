import type { Problem } from '../../../common/errors.js';
import { withoutAlternatives } from '../../../http/body-shape.js';
import type { FormBody, FieldProblem } from '../../visits/visit.js';
import { citationOf, readSource, type LastSource, type TypedSource } from '../components/citation-fields.js';
import { FIELDS, labelOf, type FieldSpec, type Kind } from './kinds.js';

export interface TypedField {
  readonly spec: FieldSpec;
  readonly text: string;
  /** Text when the form was first shown: only differences are sent. */
  readonly was: string;
  /** Public id of the referenced record; for reference fields only. */
  readonly id: string;
  /** Name of the referenced record; a different text refers to another record. */
  readonly named: string;
}

export interface TypedRecord {
  readonly source: TypedSource;
  readonly fields: readonly TypedField[];
  /** One address per line. */
  readonly addEmails: string;
  readonly addAliases: string;
  readonly removed: readonly string[];
  /** Entity tag of the record when the form was shown. */
  readonly etag: string;
}

const PREFIX = 'remove ';

/** Name of the checkbox that removes an address. */
export const removalField = (address: string): string => `${PREFIX}${address}`;

/** Parses a form. A record chosen from the suggestions replaces the search text. */
export function readRecordForm(form: FormBody, kind: Kind): TypedRecord {
  const fields = FIELDS[kind].map((spec): TypedField => {
    const [text, was, named] = ['', 'was-', 'named-'].map((prefix) =>
      form.text(prefix + spec.name).trim(),
    ) as [string, string, string];
    if (!spec.refersTo) return { spec, text, was, id: '', named: '' };
    const picked = form.text(`pick-${spec.name}`);
    const id = picked || (text !== '' && text === named ? form.text(`id-${spec.name}`) : (idIn(text) ?? ''));
    return { spec, text, was, id, named: picked ? text : named };
  });
  return {
    source: readSource(form),
    fields,
    addEmails: form.text('add_emails'),
    addAliases: form.text('add_aliases'),
    removed: form.names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)),
    etag: form.text('etag'),
  };
}

/** Returns the public id of a text that is one, or that is the address of a record's page. */
const idIn = (text: string): string | undefined => /(?:^|\/)([0-9a-f]{32})(?:$|[/?#])/.exec(text)?.[1];

/** The values of a field that has one in each line. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function valueOf({ spec, text, id }: TypedField): unknown {
  if (spec.refersTo) return text === '' && id === '' ? null : id;
  if (text === '') return spec.required ? '' : null;
  return spec.input === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Returns the changes of the form as an API request body, without citation. */
export function changesOf({ fields, addEmails, addAliases, removed }: TypedRecord): Record<string, unknown> {
  const changed = fields.filter(({ spec, text, was, id }) => (spec.refersTo ? id : text) !== was);
  const emails = [...linesOf(addEmails), ...removed.map((address) => ({ address, _destroy: true }))];
  const aliases = linesOf(addAliases);
  return {
    ...Object.fromEntries(changed.map((field) => [field.spec.name, valueOf(field)])),
    ...(emails.length > 0 ? { email_addresses_attributes: emails } : {}),
    ...(aliases.length > 0 ? { name_aliases_attributes: aliases } : {}),
  };
}

/** Returns the body of an update; its citation supports the changed fields. */
export function updateBody(typed: TypedRecord, last: LastSource | null): Record<string, unknown> {
  const changes = changesOf(typed);
  const fields = Object.keys(changes).map((name) => name.replace(/_attributes$/, ''));
  return { ...changes, source_reference: { ...citationOf(typed.source, last), fields } };
}

export const createBody = (typed: TypedRecord, last: LastSource | null): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(changesOf(typed)).filter(([, value]) => value !== null)),
  source_reference: citationOf(typed.source, last),
});

/** Reference fields whose text is not a public id and requires a search. */
export const openReferences = ({ fields }: TypedRecord): TypedField[] =>
  fields.filter(({ spec, text, id }) => spec.refersTo !== undefined && text !== '' && id === '');

const PARTS: readonly (readonly [RegExp, string, string])[] = [
  [/^(source_reference|citation)\.(source_)?category/, 'source_category', 'Category'],
  [/^(source_reference|citation)\.metadata/, 'source_excerpt', 'Excerpt'],
  [/^(source_reference|citation)/, 'source_url', 'URL'],
  [/^email_addresses/, 'add_emails', 'Email address'],
  [/^name_aliases/, 'add_aliases', 'Other name'],
];

/** Assigns the API's validation errors to the fields of the form. */
export function formProblems(kind: Kind, details: readonly Problem[]): FieldProblem[] {
  return details.map(({ field, message }) => {
    const part = PARTS.find(([pattern]) => pattern.test(field));
    const [, name, label] = part ?? [null, field, labelOf(kind, field)];
    return { field: name, message: `${label} ${withoutAlternatives(message)}.` };
  });
}
