import type { Problem } from '../../../common/errors.js';
import type { FieldProblem } from '../../forms/form-check.js';
import type { FormBody } from '../../visits/form-body.js';
import { citationOf, readSource, type LastSource, type TypedSource } from '../components/citation-fields.js';
import { FIELDS, labelOf, type FieldSpec, type Kind } from './kinds.js';

/** A field of a form. */
export interface TypedField {
  readonly spec: FieldSpec;
  /** What stands in it. */
  readonly text: string;
  /** What stood in it when the form was first shown: only what differs is sent. */
  readonly was: string;
  /** The public id that the text stands for, in a field that names a record. */
  readonly id: string;
  /** The name of that record: a text that differs from it names another one. */
  readonly named: string;
}

/** What an editor has filled a form in with. */
export interface TypedRecord {
  readonly source: TypedSource;
  readonly fields: readonly TypedField[];
  /** One a line. */
  readonly addEmails: string;
  readonly addAliases: string;
  /** Addresses that are to be removed. */
  readonly removed: readonly string[];
  /** The entity tag of the record as it was shown. */
  readonly etag: string;
}

const PREFIX = 'remove ';

/** The name of the checkbox that removes an address. */
export const removalField = (address: string): string => `${PREFIX}${address}`;

const isReference = ({ input }: FieldSpec): boolean => input === 'organization' || input === 'person';

/** Reads a form. A record that was picked takes the place of the text that it was looked for by. */
export function readRecordForm(form: FormBody, kind: Kind): TypedRecord {
  const fields = FIELDS[kind].map((spec): TypedField => {
    const [text, was, named] = ['', 'was-', 'named-'].map((prefix) =>
      form.text(prefix + spec.name).trim(),
    ) as [string, string, string];
    if (!isReference(spec)) return { spec, text, was, id: '', named: '' };
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

/** The public id in a text that is one, or the address of a record's page. */
const idIn = (text: string): string | undefined => /(?:^|\/)([0-9a-f]{32})(?:$|[/?#])/.exec(text)?.[1];

const lines = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The value of a field as the API takes it. */
function valueOf({ spec, text, id }: TypedField): unknown {
  if (isReference(spec)) return text === '' && id === '' ? null : id;
  if (text === '') return spec.required ? '' : null;
  return spec.input === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** What a form changes, as a body of the API; without citation. */
export function changesOf({ fields, addEmails, addAliases, removed }: TypedRecord): Record<string, unknown> {
  const changed = fields.filter(({ spec, text, was, id }) => (isReference(spec) ? id : text) !== was);
  const emails = [...lines(addEmails), ...removed.map((address) => ({ address, _destroy: true }))];
  const aliases = lines(addAliases);
  return {
    ...Object.fromEntries(changed.map((field) => [field.spec.name, valueOf(field)])),
    ...(emails.length > 0 ? { email_addresses_attributes: emails } : {}),
    ...(aliases.length > 0 ? { name_aliases_attributes: aliases } : {}),
  };
}

/** The body of an update: its citation supports the fields that it changes. */
export function updateBody(typed: TypedRecord, last: LastSource | null): Record<string, unknown> {
  const changes = changesOf(typed);
  const fields = Object.keys(changes).map((name) => name.replace(/_attributes$/, ''));
  return { ...changes, source_reference: { ...citationOf(typed.source, last), fields } };
}

export const createBody = (typed: TypedRecord, last: LastSource | null): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(changesOf(typed)).filter(([, value]) => value !== null)),
  source_reference: citationOf(typed.source, last),
});

/** Fields that name a record by a text that is no id: the records that may be meant are to be looked for. */
export const openReferences = ({ fields }: TypedRecord): TypedField[] =>
  fields.filter(({ spec, text, id }) => isReference(spec) && text !== '' && id === '');

const PARTS: readonly (readonly [RegExp, string, string])[] = [
  [/^(source_reference|citation)\.(source_)?category/, 'source_category', 'Category'],
  [/^(source_reference|citation)\.metadata/, 'source_excerpt', 'Excerpt'],
  [/^(source_reference|citation)/, 'source_url', 'URL'],
  [/^email_addresses/, 'add_emails', 'Email address'],
  [/^name_aliases/, 'add_aliases', 'Other name'],
];

/** The problems that the API finds, each at the field of the form that it is about. */
export function formProblems(kind: Kind, details: readonly Problem[]): FieldProblem[] {
  return details.map(({ field, message }) => {
    const part = PARTS.find(([pattern]) => pattern.test(field));
    if (part) return { field: part[1], message: `${part[2]} ${message}.` };
    // The form has one field for the record, whichever names a body of the API may give it.
    return { field, message: `${labelOf(kind, field)} ${message.split('; alternatives:')[0]}.` };
  });
}
