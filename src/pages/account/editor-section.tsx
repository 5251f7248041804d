import { Form } from '../forms/form.js';
import type { Visit } from '../visits/visit.js';
import type { Tasks } from './editor-tasks.js';
import { count } from './words.js';

/** What there is to do for an editor. */
export function EditorSection({ visit, tasks }: { readonly visit: Visit; readonly tasks: Tasks }) {
  const { searches, openSearches, openDomains } = tasks;
  return (
    <>
      <section aria-labelledby="research">
        <h2 id="research">Unknown domains</h2>
        <p>
          {openDomains === 0
            ? 'No findings are open. '
            : `${openDomains === 1 ? 'One domain has' : `${count(openDomains)} domains have`} findings to decide on. `}
          <a href="/account/research">Review what was found</a>
        </p>
      </section>
      <section aria-labelledby="vain-searches">
        <h2 id="vain-searches">Searches that found nothing</h2>
        <p>
          {openSearches === 0
            ? 'Nothing is open: everything that people looked for is there, or was dealt with.'
            : `${count(openSearches)} open${openSearches > searches.length ? '; these were tried most often' : ''}. Add what is missing through the API, then tick it off.`}
        </p>
        {searches.length > 0 && (
          <div class="scroll" role="region" aria-label="Open searches" tabIndex={0}>
            <table class="tasks">
              <thead>
                <tr>
                  <th scope="col">Query</th>
                  <th scope="col">Searches</th>
                  <th scope="col">Tick off</th>
                </tr>
              </thead>
              <tbody>
                {searches.map(({ id, query, search_count, now_found }) => (
                  <tr>
                    <th scope="row">
                      {query} {now_found && <span class="soft">(found by now)</span>}
                    </th>
                    <td>{count(search_count)}</td>
                    <td>
                      <Form action="/account/zero-results" visit={visit}>
                        <input type="hidden" name="id" value={id} />
                        <button type="submit" class="quiet" aria-label={`Done: ${query}`}>
                          Done
                        </button>
                      </Form>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </>
  );
}
