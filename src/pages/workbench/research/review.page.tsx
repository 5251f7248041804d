import { FINDING_KINDS } from '../../../research/researcher/findings.js';
import type { ShownConflict } from '../../../research/review/accept-finding.js';
import { counted, grouped } from '../../../values/numbers.js';
import { Form, Choice, Submit } from '../../forms/form.js';
import { Badge, Empty, Section, When, type Tone, joined } from '../components/ui.js';
import { useNotice, useRendering } from '../../visits/visit.js';
import { pathOf } from '../records/kinds.js';
import { Shell } from '../shell.js';
import {
  FindingItem,
  Kept,
  KIND_TITLES,
  RecordLink,
  valueText,
  type ListedRequest,
  type ShownFinding,
  type ShownRequest,
} from './findings.js';

/** Maximum number of findings per form; the remaining ones follow after a decision. */
const SHOWN_AT_ONCE = 40;

interface ReviewPageProps {
  readonly request: ShownRequest;
  /** The finding of the last single decision. */
  readonly just?: number;
  /** The conflicts that a refused form has to settle. */
  readonly conflicts?: readonly ShownConflict[];
}

const STATES: Readonly<Record<ShownRequest['status'], readonly [text: string, tone?: Tone]>> = {
  queued: ['in the queue', 'wait'],
  running: ['being read', 'wait'],
  completed: ['read', 'good'],
  failed: ['failed', 'bad'],
  refused: ['not allowed by the site', 'bad'],
};

export function ReviewPage({ request, just, conflicts = [] }: ReviewPageProps) {
  const open = request.findings.filter(({ status }) => status === 'open');
  const decided = request.findings.filter(({ status }) => status !== 'open');
  const isOver = request.status !== 'queued' && request.status !== 'running';
  const [state, tone] = STATES[request.status];
  const notice = useNotice();
  return (
    <Shell
      title={request.domain}
      path="/workbench/research"
      refusal="No finding was accepted or rejected"
      notice={
        notice && <Done notice={notice} finding={decided.find(({ id }) => id === just)} left={open.length} />
      }
      above={{ href: '/workbench/research', text: 'Research' }}
      badges={<Badge tone={tone}>{state}</Badge>}
      lead={
        <>
          {request.reason} {request.finished_at && <When at={request.finished_at} exact />}
          {request.organization && (
            <>
              {' '}
              · Organization:{' '}
              <a href={pathOf('organization', request.organization.public_id)}>{request.organization.name}</a>
            </>
          )}
        </>
      }
      actions={isOver && <Again request={request} />}
    >
      <Section id="findings" title="Findings" total={open.length}>
        {open.length === 0 ? (
          <Empty
            title="No open findings"
            text={
              <>
                All findings of this domain are reviewed. <a href="/workbench/research">Next domain</a>
              </>
            }
          />
        ) : (
          <DecisionForm {...{ request, open, conflicts }} />
        )}
      </Section>
      {decided.length > 0 && <Decided findings={decided} />}
    </Shell>
  );
}

interface DecisionFormProps {
  readonly request: ShownRequest;
  readonly open: readonly ShownFinding[];
  readonly conflicts: readonly ShownConflict[];
}

function DecisionForm({ request, open, conflicts }: DecisionFormProps) {
  const isRefused = useRendering().form !== undefined;
  const shown = open.slice(0, SHOWN_AT_ONCE);
  const fresh = shown.filter((finding) => !finding.already_held);
  const held = shown.filter((finding) => finding.already_held);
  const item = (finding: ShownFinding) => (
    <FindingItem finding={finding} conflict={conflicts.find(({ finding_id }) => finding_id === finding.id)} />
  );
  return (
    <Form action={`/workbench/research/${request.id}`} swaps>
      {/* Enter submits with the form's first button; this one makes no decision. */}
      <button type="submit" name="decision" value="" hidden>
        Check
      </button>
      <div class="section">
        <Organizations conflicts={conflicts} />
        {FINDING_KINDS.filter((kind) => fresh.some((one) => one.kind === kind)).map((kind) => (
          <section class="section" aria-label={KIND_TITLES[kind]}>
            <h3>{KIND_TITLES[kind]}</h3>
            <div class="panel">{fresh.filter((one) => one.kind === kind).map(item)}</div>
          </section>
        ))}
        {held.length > 0 && (
          <details open={fresh.length === 0 || isRefused}>
            <summary>{grouped(held.length)} already in the directory</summary>
            <p class="soft">Accepting one adds its page to the sources of the record.</p>
            <div class="panel">{held.map(item)}</div>
          </details>
        )}
        {open.length > shown.length && (
          <p class="soft">{grouped(open.length - shown.length)} more appear once these are reviewed.</p>
        )}
        <DecisionBar />
      </div>
    </Form>
  );
}

/** Buttons for the selected findings; the bar stays in view while the list scrolls. */
export const DecisionBar = () => (
  <div class="actions bar">
    <Submit name="decision" value="accept">
      Accept selected
    </Submit>
    <Submit kind="danger" name="decision" value="reject">
      Reject selected
    </Submit>
    <span class="soft small keys-hint">
      <kbd>j</kbd> <kbd>k</kbd> move · <kbd>a</kbd> accept · <kbd>r</kbd> reject · <kbd>?</kbd> all keys
    </span>
  </div>
);

function Organizations({ conflicts }: { readonly conflicts: readonly ShownConflict[] }) {
  const asked = conflicts.find(({ resolve_with }) => resolve_with.includes('organization_public_id'));
  if (!asked) return <Kept name="organization" />;
  return (
    <fieldset>
      <legend>Organization of the findings</legend>
      {asked.existing.map(({ public_id, name }) => (
        <Choice name="organization" value={public_id} label={name} />
      ))}
    </fieldset>
  );
}

interface DoneProps {
  readonly notice: string;
  readonly finding: ShownFinding | undefined;
  readonly left: number;
}

/** The result of a decision, with links to the written records. */
function Done({ notice, finding, left }: DoneProps) {
  return (
    <>
      {notice}
      {finding && (
        <>
          {' '}
          {valueText(finding)} <Written finding={finding} />
        </>
      )}{' '}
      {counted(left, 'finding')} left.
    </>
  );
}

const Written = ({ finding: { records } }: { readonly finding: ShownFinding }) =>
  records.length === 0 ? null : (
    <>({joined(records.map((record) => <RecordLink record={{ ...record, name: 'written' }} />))})</>
  );

function Decided({ findings }: { readonly findings: readonly ShownFinding[] }) {
  return (
    <details>
      <summary>{grouped(findings.length)} reviewed</summary>
      <ul class="rows">
        {findings.map((finding) => (
          <li>
            <div class="line">
              <span>{valueText(finding)}</span>
              <Badge tone={finding.status === 'accepted' ? 'good' : undefined}>{finding.status}</Badge>
              <span class="soft">
                <Written finding={finding} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Again({ request }: { readonly request: ListedRequest }) {
  return (
    <Form action={`/workbench/research/${request.id}/again`}>
      <Submit kind="quiet" aria-label={`Look again: ${request.domain}`}>
        Look again
      </Submit>
    </Form>
  );
}
