import type { SignedIn } from '../../accounts/sessions.js';
import { count, moment } from '../account/words.js';
import { Form } from '../forms/form.js';
import { Frame } from '../visits/frame.js';
import type { Visit } from '../visits/visit.js';
import type { ListedRequest, RequestList } from './shown.js';

interface ResearchListProps {
  readonly visit: Visit;
  readonly owner: SignedIn;
  readonly open: RequestList;
  readonly failed: RequestList;
}

/** The domains with findings to decide on, and those without findings. */
export function ResearchListPage({ visit, owner, open, failed }: ResearchListProps) {
  return (
    <Frame title="Research" path="/account/research" signedIn={owner}>
      <p>
        <a href="/account">Account</a>
      </p>
      <h1>Research</h1>
      <p>
        A lookup that finds nothing has the domain’s site read. What it says of itself waits here until an
        editor accepts it, with the page as its citation, or rejects it.
      </p>
      <section aria-labelledby="open">
        <h2 id="open">To be reviewed</h2>
        {open.total === 0 ? <p>Nothing: all findings are decided on.</p> : <OpenRequests list={open} />}
      </section>
      {failed.total > 0 && (
        <section aria-labelledby="failed">
          <h2 id="failed">Failed</h2>
          <p>
            {failed.total > failed.requests.length
              ? `${count(failed.total)} sites could not be read; these were asked for first.`
              : 'These sites could not be read.'}
          </p>
          <ul class="requests">
            {failed.requests.map((request) => (
              <li>
                <a href={`/account/research/${request.id}`}>{request.domain}</a>
                <p class="hint">{request.reason}</p>
                <Again visit={visit} request={request} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Frame>
  );
}

function OpenRequests({ list }: { readonly list: RequestList }) {
  const { requests, total, page, pages } = list;
  return (
    <>
      <p>
        {total === 1 ? 'One domain' : `${count(total)} domains`}
        {pages > 1 && `, page ${count(page)} of ${count(pages)}`}
      </p>
      <ul class="requests">
        {requests.map(({ id, domain, open_findings_count, finished_at }) => (
          <li>
            <a href={`/account/research/${id}`}>{domain}</a>
            <p class="hint">
              {open_findings_count === 1 ? 'One finding' : `${count(open_findings_count)} findings`}
              {finished_at && `, read on ${moment(new Date(finished_at))}`}
            </p>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Pages" class="actions">
          {page > 1 && <a href={`/account/research?page=${page - 1}`}>Previous page</a>}
          {page < pages && <a href={`/account/research?page=${page + 1}`}>Next page</a>}
        </nav>
      )}
    </>
  );
}

/** Asks for a domain once more. */
export function Again({ visit, request }: { readonly visit: Visit; readonly request: ListedRequest }) {
  return (
    <Form action={`/account/research/${request.id}/again`} visit={visit}>
      <button type="submit" class="quiet" aria-label={`Look again: ${request.domain}`}>
        Look again
      </button>
    </Form>
  );
}
