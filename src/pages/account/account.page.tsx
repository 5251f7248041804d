import { Frame } from '../layout.js';
import { useOwner } from '../visits/visit.js';
import { AccountNav } from './account-frame.js';
import type { ActiveKey } from '../../accounts/accounts.service.js';
import type { Standing } from '../../credits/ledger.js';
import { credits, moment } from './words.js';
import { grouped } from '../../values/numbers.js';
import { ButtonLink } from '../workbench/components/ui.js';

export interface Tasks {
  readonly openSearches: number;
  /** Domains with findings to review. */
  readonly openDomains: number;
}

interface AccountPageProps {
  readonly standing: Standing;
  readonly activeKey: ActiveKey | null;
  /** null if the owner is not an editor. */
  readonly tasks: Tasks | null;
}

export function AccountPage({ standing, activeKey, tasks }: AccountPageProps) {
  const owner = useOwner();
  return (
    <Frame title="Account" path="/account">
      <h1>{owner.name}</h1>
      <p class="soft">
        {owner.email}
        {owner.canEdit && ', editor'}
        {owner.admin && ', administrator'}
      </p>
      <AccountNav path="/account" />
      <div class="points">
        <section aria-labelledby="balance">
          <h2 id="balance">Balance</h2>
          <p class="figure">{owner.admin ? 'Unlimited' : credits(standing.balance)}</p>
          <p>
            {owner.admin
              ? 'The calls of administrators are not metered.'
              : standing.owed > 0
                ? `${credits(standing.owed)} are owed after a reversed payment and will be deducted from the next credits added.`
                : 'A successful call costs one.'}
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
              <p>You need a key to call the API.</p>
              <ButtonLink href="/account/api-key">Create an API key</ButtonLink>
            </>
          )}
        </section>
      </div>

      {tasks && <EditorSection tasks={tasks} />}
    </Frame>
  );
}

function EditorSection({ tasks: { openSearches, openDomains } }: { readonly tasks: Tasks }) {
  return (
    <section aria-labelledby="workbench">
      <h2 id="workbench">Workbench</h2>
      <p>
        {openDomains === 0
          ? 'There are no open findings'
          : openDomains === 1
            ? 'One domain has open findings'
            : `${grouped(openDomains)} domains have open findings`}
        {openSearches === 0
          ? ', and no open zero-result searches.'
          : openSearches === 1
            ? ', and one zero-result search is open.'
            : `, and ${grouped(openSearches)} zero-result searches are open.`}
      </p>
      <p>
        <ButtonLink href="/workbench">Open the workbench</ButtonLink>
      </p>
    </section>
  );
}
