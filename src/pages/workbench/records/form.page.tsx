import { Form, FormToken, Choice, Field, Submit } from '../../forms/form.js';
import { CitationFields, type ShownCitation } from '../components/sources.js';
import { Table, NamedCell } from '../components/ui.js';
import { type Candidates, type FoundRecord, foundName, Results } from '../search/found-records.js';
import { Shell } from '../shell.js';
import { FromTo } from './changes.js';
import { hasEmails, labelOf, pathOf, type Kind, hasMemberships } from './kinds.js';
import { removalField, type TypedField, type TypedRecord, type EditConflict } from './record-form.js';

export interface FormFrame {
  readonly kind: Kind;
  readonly isNew: boolean;
  readonly title: string;
  readonly action: string;
  readonly above: { readonly href: string; readonly text: string };
  readonly emails: readonly string[];
  readonly hidden?: { readonly name: string; readonly value: string } | undefined;
}

/** What a form says beyond the record, such as the questions that it asks when it is shown again. */
export interface FormQuestions {
  /** Explanation of prefilled values. */
  readonly lead?: string;
  readonly conflicts?: readonly EditConflict[];
  readonly candidates?: Candidates;
  readonly similar?: readonly FoundRecord[];
}

interface FormPageProps extends FormQuestions {
  readonly frame: FormFrame;
  readonly typed: TypedRecord;
  readonly last: ShownCitation | null;
}

export function FormPage({ frame, typed, last, ...asked }: FormPageProps) {
  const { kind, isNew, title, action, above, emails, hidden } = frame;
  const { lead, conflicts = [], candidates, similar = [] } = asked;
  return (
    <Shell title={title} path={isNew ? action : '/workbench/search'} above={above} lead={lead}>
      <div class="form">
        {conflicts.length > 0 && <Conflicts kind={kind} conflicts={conflicts} />}
        {similar.length > 0 && <Similar records={similar} />}
        <Form action={action}>
          <FormToken />
          <input type="hidden" name="etag" value={typed.etag} />
          {hidden && <input type="hidden" {...hidden} />}
          <CitationFields last={last} />
          <fieldset>
            <legend>{isNew ? 'Details' : 'Record'}</legend>
            {typed.fields.map((field) => (
              <RecordField field={field} isNew={isNew} candidates={candidates?.get(field.spec.name)} />
            ))}
            {hasMemberships(kind) && (
              <Field name="add_aliases" label="Add other names" lines hint="One per line." />
            )}
            {emails.length > 0 && (
              <fieldset class="plain">
                <legend>Remove email addresses</legend>
                {emails.map((address) => (
                  <Choice
                    type="checkbox"
                    name={removalField(address)}
                    initial={typed.removed.includes(address)}
                    label={address}
                  />
                ))}
              </fieldset>
            )}
            {hasEmails(kind) && (
              <Field
                name="add_emails"
                label="Add email addresses"
                initial={typed.addEmails}
                lines
                hint="One per line."
              />
            )}
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
  const { name, label, hint, isNumber, refersTo } = spec;
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
        inputMode={isNumber ? 'decimal' : undefined}
        suggests={refersTo}
      >
        {candidates && candidates.length > 0 && <CandidateChoice name={name} records={candidates} />}
      </Field>
    </>
  );
}

function CandidateChoice({
  name,
  records,
}: {
  readonly name: string;
  readonly records: readonly FoundRecord[];
}) {
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
    <Results found={records} />
  </div>
);
