import type { SignedIn } from '../../accounts/sessions.js';
import { FINDING_KINDS } from '../../research/researcher/findings.js';
import type { ShownConflict } from '../../research/review/conflicts.js';
import { count, moment } from '../account/words.js';
import type { FieldProblem } from '../forms/form-check.js';
import { Form } from '../forms/form.js';
import { Frame } from '../visits/frame.js';
import type { Visit } from '../visits/visit.js';
import type { Answers } from './answers.js';
import { FindingItem, Kept } from './finding-item.js';
import { KIND_TITLES, valueText } from './finding-words.js';
import { Again } from './research-list.page.js';
import type { ShownFinding, ShownRequest } from './shown.js';

/** As many findings as one form holds; the others follow when these are decided on. */
const SHOWN_AT_ONCE = 40;

/** Why a decision was not taken. */
export interface Refusal {
  readonly message: string;
  readonly conflicts?: readonly ShownConflict[] | undefined;
  readonly problems?: readonly FieldProblem[];
  readonly answers: Answers;
}

interface ReviewPageProps {
  readonly visit: Visit;
  readonly owner: SignedIn;
  readonly request: ShownRequest;
  readonly notice?: string | undefined;
  readonly refusal?: Refusal | undefined;
}

const STATES = {
  queued: 'Waiting in the queue.',
  running: 'Reading the site.',
  completed: 'Site read.',
  failed: 'The site could not be read.',
  refused: 'The site does not allow programs to read it.',
} as const;

/** One domain, and what was found about it. */
export function ReviewPage({ visit, owner, request, notice, refusal }: ReviewPageProps) {
  const open = request.findings.filter(({ status }) => status === 'open');
  const decided = request.findings.filter(({ status }) => status !== 'open');
  const isOver = request.status !== 'queued' && request.status !== 'running';
  return (
    <Frame title={request.domain} path="/account/research" signedIn={owner} refused={refusal !== undefined}>
      {notice && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      {refusal && <Refused refusal={refusal} />}
      <p>
        <a href="/account/research">Research</a>
      </p>
      <h1>{request.domain}</h1>
      <p>
        {STATES[request.status]} {request.reason}
        {request.finished_at && <span class="soft"> {moment(new Date(request.finished_at))}.</span>}
        {request.organization && ` Findings go to: ${request.organization.name}`}
      </p>
      {isOver && <Again visit={visit} request={request} />}

      <section aria-labelledby="findings" class="review">
        <h2 id="findings">Findings</h2>
        {open.length === 0 ? (
          <p>Nothing is open.</p>
        ) : (
          <Form action={`/account/research/${request.id}`} visit={visit}>
            <Open findings={open} refusal={refusal} />
            <div class="actions">
              <button type="submit" name="decision" value="accept">
                Accept what is ticked
              </button>
              <button type="submit" name="decision" value="reject" class="danger">
                Reject what is ticked
              </button>
            </div>
          </Form>
        )}
      </section>
      {decided.length > 0 && <Decided findings={decided} />}
    </Frame>
  );
}

function Refused({ refusal: { message, conflicts, problems = [] } }: { readonly refusal: Refusal }) {
  return (
    <div class="notice warning" role="alert" tabIndex={-1} autofocus aria-labelledby="problems">
      <h2 id="problems">Nothing was written</h2>
      {conflicts || problems.length > 0 ? (
        <ul>
          {conflicts?.map((conflict) => (
            <li>
              <a href={`#finding-${conflict.finding_id}`}>{sentence(conflict)}</a>
            </li>
          ))}
          {problems.map((problem) => (
            <li>
              <a href={`#${problem.field}`}>{problem.message}</a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{message}</p>
      )}
    </div>
  );
}

const sentence = ({ existing, message }: ShownConflict): string =>
  existing.length === 0
    ? message
    : `This finding meets ${existing.map(({ name }) => name).join(' and ')}: say which is meant.`;

function Open({
  findings,
  refusal,
}: {
  readonly findings: readonly ShownFinding[];
  readonly refusal?: Refusal | undefined;
}) {
  const shown = findings.slice(0, SHOWN_AT_ONCE);
  const answers = refusal?.answers;
  const organizations = refusal?.conflicts?.find(({ resolve_with }) =>
    resolve_with.includes('organization_public_id'),
  );
  return (
    <>
      {organizations ? (
        <fieldset>
          <legend>Organization that the findings go to</legend>
          {organizations.existing.map(({ public_id, name }) => (
            <div class="choice">
              <input
                type="radio"
                name="organization"
                id={`organization-${public_id}`}
                value={public_id}
                checked={public_id === answers?.organization}
              />
              <label for={`organization-${public_id}`}>{name}</label>
            </div>
          ))}
        </fieldset>
      ) : (
        <Kept name="organization" answer={answers?.organization} />
      )}
      {FINDING_KINDS.filter((kind) => shown.some((one) => one.kind === kind)).map((kind) => (
        <fieldset>
          <legend>{KIND_TITLES[kind]}</legend>
          {shown
            .filter((one) => one.kind === kind)
            .map((finding) => (
              <FindingItem
                finding={finding}
                answers={answers}
                conflict={refusal?.conflicts?.find(({ finding_id }) => finding_id === finding.id)}
                problems={refusal?.problems ?? []}
              />
            ))}
        </fieldset>
      ))}
      {findings.length > shown.length && (
        <p>{count(findings.length - shown.length)} more follow when these are decided on.</p>
      )}
    </>
  );
}

function Decided({ findings }: { readonly findings: readonly ShownFinding[] }) {
  return (
    <details class="decided">
      <summary>{count(findings.length)} decided</summary>
      <ul>
        {findings.map(({ kind, value, edited_value, status }) => (
          <li>
            {valueText(kind, edited_value ?? value)} <span class="soft">({status})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
