import type { SignedIn } from '../../accounts/sessions.js';
import { ProblemSummary } from '../forms/form.js';
import type { FieldProblem } from '../forms/form-check.js';
import { Frame } from '../visits/frame.js';
import type { Visit } from '../visits/visit.js';
import type { Overview } from './account-overview.js';
import { BuyCredits, Costs, Purchases } from './credits.js';
import { EditorSection } from './editor-section.js';
import { Settings } from './settings.js';
import { OperationsTable, UsageChart } from './usage-chart.js';
import { credits, moment } from './words.js';

interface AccountPageProps {
  readonly visit: Visit;
  readonly owner: SignedIn;
  readonly overview: Overview;
  readonly notice?: string | undefined;
  /** Of a form that was refused. */
  readonly problems?: readonly FieldProblem[];
  readonly typedName?: string;
}

export function AccountPage({ visit, owner, overview, notice, problems = [], typedName }: AccountPageProps) {
  const { standing, activeKey, usage, packs, purchases, tasks } = overview;
  return (
    <Frame title="Account" path="/account" signedIn={owner} refused={problems.length > 0}>
      <ProblemSummary problems={problems} />
      {notice && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      <h1>{owner.name}</h1>
      <p class="soft">
        {owner.email}
        {owner.canEdit && ', editor'}
        {owner.admin && ', administrator'}
      </p>
      <div class="points">
        <section aria-labelledby="balance">
          <h2 id="balance">Balance</h2>
          <p class="figure">{owner.admin ? 'Unlimited' : credits(standing.balance)}</p>
          <p>
            {owner.admin
              ? 'The calls of administrators are not metered.'
              : standing.owed > 0
                ? `${credits(standing.owed)} of a payment that was taken back are owed; what is added next settles them first.`
                : 'A successful call takes one.'}
          </p>
        </section>
        <section aria-labelledby="key">
          <h2 id="key">API key</h2>
          {activeKey ? (
            <>
              <p class="figure">
                <code>{activeKey.prefix}…</code>
              </p>
              <p>
                {activeKey.last_used_at
                  ? `Last used on ${moment(activeKey.last_used_at)}. `
                  : 'Not used yet. '}
                <a href="/account/api-key">Rotate or revoke it</a>
              </p>
            </>
          ) : (
            <>
              <p>Calls of the API are made with a key of your own.</p>
              <a class="button" href="/account/api-key">
                Create an API key
              </a>
            </>
          )}
        </section>
      </div>

      {tasks && <EditorSection tasks={tasks} />}

      <section aria-labelledby="usage">
        <h2 id="usage">Usage</h2>
        <UsageChart days={usage.days} />
        <OperationsTable operations={usage.operations} />
      </section>

      <section aria-labelledby="credits">
        <h2 id="credits">Credits</h2>
        <BuyCredits visit={visit} packs={packs} problems={problems} />
        <Purchases purchases={purchases} />
        <Costs />
      </section>

      <Settings visit={visit} owner={owner} problems={problems} typedName={typedName} />
    </Frame>
  );
}
