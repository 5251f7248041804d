import { Form, FormToken, Choice, Field, Submit } from '../../forms/form.js';
import { CitationFields, type LastSource } from '../components/citation-fields.js';
import { Table, NamedCell } from '../components/ui.js';
import { type FoundRecord, foundName, Result } from '../search/found-records.js';
import { Shell } from '../shell.js';
import { FromTo } from './changes.js';
import { hasAliases, hasEmails, labelOf, pathOf, type Kind } from './kinds.js';
import { removalField, type TypedField, type TypedRecord } from './record-form.js';

export interface EditConflict {
  readonly field: string;
  /** Value when the form was opened. */
  readonly was: string;
  /** Current value of the record. */
  readonly theirs: string;
  /** Submitted value. */
  readonly mine: string;
}

export interface FormPageProps {
  readonly kind: Kind;
  readonly title: string;
  readonly action: string;
  readonly above: { readonly href: string; readonly text: string };
  readonly typed: TypedRecord;
  readonly last: LastSource | null;
  readonly emails?: readonly string[];
  readonly conflicts?: readonly EditConflict[];
  /** Records that match the text of a reference, by field. */
  readonly candidates?: ReadonlyMap<string, readonly FoundRecord[]>;
  readonly similar?: readonly FoundRecord[];
  /** Explanation of prefilled values. */
  readonly lead?: string | undefined;
  /** Hidden fields with the owner of the new record. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly isNew?: boolean;
}

export function FormPage(props: FormPageProps) {
  const { kind, title, action, above, typed, last, lead, hidden = {}, isNew = false } = props;
  const { conflicts = [], candidates, similar = [], emails = [] } = props;
  return (
    <Shell title={title} path={isNew ? action : '/workbench/search'} above={above} lead={lead}>
      <div class="form">
        {conflicts.length > 0 && <Conflicts kind={kind} conflicts={conflicts} />}
        {similar.length > 0 && <Similar records={similar} />}
        <Form action={action}>
          <FormToken />
          <input type="hidden" name="etag" value={typed.etag} />
          {Object.entries(hidden).map(([name, value]) => (
            <input type="hidden" name={name} value={value} />
          ))}
          <CitationFields last={last} />
          <fieldset>
            <legend>{isNew ? 'Details' : 'Record'}</legend>
            {typed.fields.map((field) => (
              <RecordField field={field} isNew={isNew} candidates={candidates?.get(field.spec.name)} />
            ))}
            {hasAliases(kind) && (
              <Field
                name="add_aliases"
                label="Add other names"
                value={typed.addAliases}
                lines
                hint="One per line."
              />
            )}
            {hasEmails(kind) && <Emails typed={typed} emails={emails} />}
          </fieldset>
          <div class="actions">
            <Submit>{isNew ? 'Create' : 'Save'}</Submit>
            {similar.length > 0 && (
              <Submit kind="quiet" name="similar" value="create">
                Create anyway
              </Submit>
            )}
            <a href={above.href}>Cancel</a>
          </div>
        </Form>
      </div>
    </Shell>
  );
}

interface RecordFieldProps {
  readonly field: TypedField;
  readonly isNew: boolean;
  readonly candidates: readonly FoundRecord[] | undefined;
}

function RecordField({ field, isNew, candidates }: RecordFieldProps) {
  const { spec, text, was, id, named } = field;
  const { name, label, hint, input, refersTo } = spec;
  // Fixed fields appear on the record's page only; forms to edit omit them.
  if (spec.fixed && !isNew) return null;
  return (
    <>
      <input type="hidden" name={`was-${name}`} value={was} />
      {refersTo && (
        <>
          <input type="hidden" name={`id-${name}`} value={id} />
          <input type="hidden" name={`named-${name}`} value={named} />
        </>
      )}
      <Field
        name={name}
        label={label}
        value={text}
        hint={hint}
        inputMode={input === 'number' ? 'decimal' : undefined}
        suggests={refersTo}
      >
        {candidates && candidates.length > 0 && <Candidates name={name} records={candidates} />}
      </Field>
    </>
  );
}

function Candidates({ name, records }: { readonly name: string; readonly records: readonly FoundRecord[] }) {
  return (
    <fieldset>
      <legend>Which record is it?</legend>
      {records.map((found) => (
        <Choice
          name={`pick-${name}`}
          value={found.public_id}
          label={
            <>
              {foundName(found)} <a href={pathOf(found.type, found.public_id)}>(open)</a>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

interface EmailsProps {
  readonly typed: TypedRecord;
  readonly emails: readonly string[];
}

function Emails({ typed, emails }: EmailsProps) {
  return (
    <>
      {emails.length > 0 && (
        <fieldset class="plain">
          <legend>Remove email addresses</legend>
          {emails.map((address) => (
            <Choice
              type="checkbox"
              name={removalField(address)}
              isChosen={typed.removed.includes(address)}
              label={address}
            />
          ))}
        </fieldset>
      )}
      <Field
        name="add_emails"
        label="Add email addresses"
        value={typed.addEmails}
        lines
        hint="One per line."
      />
    </>
  );
}

export function Conflicts({ kind, conflicts }: { kind: Kind; conflicts: readonly EditConflict[] }) {
  return (
    <div class="notice caution" role="alert" tabIndex={-1} autofocus aria-labelledby="conflict">
      <h2 id="conflict">This record has changed since you opened it</h2>
      <p>
        Nothing is saved yet. The form keeps what you typed; all other fields show their current values. Save
        again to replace their values with yours.
      </p>
      <Table
        label="Both versions"
        columns={['Field', 'Their value', 'Your value']}
        classes={['wrap', 'wrap']}
        rows={conflicts.map(({ field, was, theirs, mine }) => [
          labelOf(kind, field),
          <NamedCell name="Theirs">
            <FromTo field={field} from={was === theirs ? null : was} to={theirs} />
          </NamedCell>,
          <NamedCell name="Yours">
            {mine === was ? <span class="soft">unchanged</span> : mine || '(empty)'}
          </NamedCell>,
        ])}
      />
    </div>
  );
}

export const Similar = ({ records }: { readonly records: readonly FoundRecord[] }) => (
  <div class="section" role="alert" tabIndex={-1} autofocus aria-labelledby="similar">
    <h2 id="similar">Similar records exist</h2>
    <p>Nothing is saved yet. Open a record to add to it, or create a new one at the end of the form.</p>
    <ol class="rows">
      {records.map((found) => (
        <Result found={found} />
      ))}
    </ol>
  </div>
);
