import type { Tasks } from './editor-tasks.js';
import { count } from './words.js';

/** Pending tasks of an editor, with links to the workbench. */
export function EditorSection({ tasks: { openSearches, openDomains } }: { readonly tasks: Tasks }) {
  return (
    <section aria-labelledby="workbench">
      <h2 id="workbench">Workbench</h2>
      <p>
        {openDomains === 0
          ? 'There are no open findings'
          : openDomains === 1
            ? 'One domain has open findings'
            : `${count(openDomains)} domains have open findings`}
        {openSearches === 0
          ? ', and no open zero-result searches.'
          : openSearches === 1
            ? ', and one zero-result search is open.'
            : `, and ${count(openSearches)} zero-result searches are open.`}
      </p>
      <p>
        <a class="button" href="/workbench">
          Open the workbench
        </a>
      </p>
    </section>
  );
}
