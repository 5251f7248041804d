import type { Tasks } from './editor-tasks.js';
import { count } from './words.js';

/** What there is to do for an editor, who does it in the workbench. */
export function EditorSection({ tasks: { openSearches, openDomains } }: { readonly tasks: Tasks }) {
  return (
    <section aria-labelledby="workbench">
      <h2 id="workbench">Workbench</h2>
      <p>
        {openDomains === 0
          ? 'No findings are open'
          : openDomains === 1
            ? 'One domain has findings to decide on'
            : `${count(openDomains)} domains have findings to decide on`}
        {openSearches === 0
          ? ', and no search that found nothing is.'
          : openSearches === 1
            ? ', and one search that found nothing is open.'
            : `, and ${count(openSearches)} searches that found nothing are open.`}
      </p>
      <p>
        <a class="button" href="/workbench">
          Open the workbench
        </a>
      </p>
    </section>
  );
}
