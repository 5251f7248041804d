import { numberOrText } from '../../../values/numbers.js';
import type { Problem } from '../../../common/errors.js';
import { withoutAlternatives } from '../../../http/body-shape.js';
import type { FieldProblem, FormBody } from '../../visits/visit.js';
import { FIELDS, labelOf, type FieldSpec, type Kind } from './kinds.js';
import type { Named, ViewedRecord } from './record-views.js';

/** A record with the entity tag of its form's fields. */
export interface EditedRecord {
  readonly record: ViewedRecord;
  readonly etag: string;
}

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
  readonly fields: readonly TypedField[];
  /** One address per line. */
  readonly addEmails: string;
  readonly addAliases: string;
  readonly removed: readonly string[];
  /** Entity tag of the record when the form was shown. */
  readonly etag: string;
}

const PREFIX = 'remove ';

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
    fields,
    addEmails: form.text('add_emails'),
    addAliases: form.text('add_aliases'),
    removed: form.names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)),
    etag: form.text('etag'),
  };
}

/** Returns the public id of a text that is one, or that is the address of a record's page. */
const idIn = (text: string): string | undefined => /(?:^|\/)([0-9a-f]{32})(?:$|[/?#])/.exec(text)?.[1];

export const blankForm = (fields: readonly TypedField[], etag = ''): TypedRecord => {
  return { fields, addEmails: '', addAliases: '', removed: [], etag };
};

export const filledForm = (kind: Kind, { record, etag }: EditedRecord): TypedRecord =>
  blankForm(
    FIELDS[kind].map((spec) => fieldOf(spec, record)),
    etag,
  );

function fieldOf(spec: FieldSpec, record: ViewedRecord): TypedField {
  const value = valueText(record[spec.name]);
  if (!spec.refersTo) return { spec, text: value, was: value, id: '', named: '' };
  const { name: named } = (record[spec.name.replace(/_public_id$/, '')] ?? { name: '' }) as Named;
  return { spec, text: named, was: value, id: value, named };
}

export const emailsOf = (record: ViewedRecord): string[] =>
  record.email_addresses.map(({ address }) => address);

const valueText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The form with the values before a change. */
export function revertedForm(
  kind: Kind,
  edited: EditedRecord,
  changed: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>,
): TypedRecord {
  const typed = filledForm(kind, edited);
  const emails = changed['email_addresses'];
  const [before, after] = [addressesIn(emails?.from), addressesIn(emails?.to)];
  const present = emailsOf(edited.record);
  return {
    ...typed,
    fields: typed.fields.map((field) => {
      const change = changed[field.spec.name];
      return change === undefined ? field : withValue(field, valueText(change.from));
    }),
    addEmails: before.filter((address) => !after.includes(address) && !present.includes(address)).join('\n'),
    removed: after.filter((address) => !before.includes(address) && present.includes(address)),
  };
}

const addressesIn = (emails: unknown): string[] =>
  ((emails ?? []) as { address: string }[]).map(({ address }) => address);

function withValue(field: TypedField, text: string): TypedField {
  if (!field.spec.refersTo) return { ...field, text };
  return text === '' ? { ...field, text: '', id: '' } : { ...field, text, id: text, named: text };
}

export interface EditConflict {
  readonly field: string;
  /** Value when the form was opened. */
  readonly was: string;
  /** Current value of the record. */
  readonly theirs: string;
  /** Submitted value. */
  readonly mine: string;
}

/**
 * Merges the form with a concurrent change: edited fields keep the submitted value, others get the current one.
 * Both versions are returned.
 */
export function conflictedForm(kind: Kind, typed: TypedRecord, now: EditedRecord) {
  const fresh = filledForm(kind, now);
  const conflicts: EditConflict[] = [];
  const fields = typed.fields.map((field, index) => {
    const theirs = fresh.fields[index]!;
    const [touched, changed] = [(field.id || field.text) !== field.was, theirs.was !== field.was];
    if (touched || changed) {
      const was = field.named || field.was;
      conflicts.push({ field: field.spec.name, was, theirs: theirs.text, mine: field.text });
    }
    return touched ? { ...field, was: theirs.was } : theirs;
  });
  return { typed: { ...typed, fields, etag: now.etag }, conflicts };
}

/** The values of a field that has one in each line. */
const linesOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function valueOf({ spec, text, id }: TypedField): unknown {
  if (spec.refersTo) return text === '' && id === '' ? null : id;
  if (text === '') return spec.required ? '' : null;
  return spec.isNumber ? numberOrText(text) : text;
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

const PARTS: readonly (readonly [RegExp, string, string])[] = [
  [/^(source_reference|citation)\.(source_)?category/, 'source_category', 'Category'],
  [/^(source_reference|citation)\.metadata/, 'source_excerpt', 'Excerpt'],
  [/^(source_reference|citation)/, 'source_url', 'URL'],
  [/^email_addresses/, 'add_emails', 'Email address'],
  [/^name_aliases/, 'add_aliases', 'Other name'],
];

/** Assigns the API's validation errors to the fields of the form, and names the lines of `typed` that they are about. */
export function formProblems(
  kind: Kind,
  details: readonly Problem[] = [],
  typed?: TypedRecord,
): FieldProblem[] {
  return details.map(({ field, message }) => {
    const part = PARTS.find(([pattern]) => pattern.test(field));
    const [, name, label] = part ?? [null, field, labelOf(kind, field)];
    const line = typed && lineOf(typed, field);
    const subject = line === undefined ? label : `${label} ${line}`;
    return { field: name, message: `${subject} ${inLabels(kind, withoutAlternatives(message))}.` };
  });
}

/** The line that a problem such as that of `email_addresses[1]` is about. */
function lineOf({ addEmails, addAliases }: TypedRecord, field: string): string | undefined {
  const [, list, index] = /^(email_addresses|name_aliases)\w*\[(\d+)\]/.exec(field) ?? [];
  return linesOf(list === 'email_addresses' ? addEmails : addAliases)[Number(index)];
}

/** Names the form's fields in a message by their labels. */
const inLabels = (kind: Kind, message: string): string =>
  message.replaceAll(/\b[a-z]+_[a-z_]+\b/g, (name) =>
    FIELDS[kind].some((field) => field.name === name) ? labelOf(kind, name).toLowerCase() : name,
  );
