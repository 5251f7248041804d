import { Choice, Field } from '../../forms/form.js';
import type { FormBody } from '../../visits/visit.js';
import { Address } from './source.js';

export interface LastSource {
  readonly source_category: string;
  readonly url: string;
}

const CATEGORIES = ['official', 'public_record', 'news', 'social', 'editor'] as const;

/** The citation that the form states. */
export function citationOf(form: FormBody, last: LastSource | null) {
  if (form.text('source_again') === 'last' && last)
    return { source_category: last.source_category, url: last.url };
  const [category, url, excerpt] = ['category', 'url', 'excerpt'].map((part) =>
    form.text(`source_${part}`).trim(),
  );
  return { source_category: category, url, ...(excerpt ? { metadata: { excerpt } } : {}) };
}

/** Source of the change: the first section of each form. */
export function CitationFields({ last }: { readonly last: LastSource | null }) {
  return (
    <fieldset>
      <legend>Source</legend>
      {last && (
        <>
          <Choice
            name="source_again"
            value="last"
            label={
              <>
                Last source: <Address url={last.url} /> <span class="soft">· {last.source_category}</span>
              </>
            }
          />
          <Choice name="source_again" value="other" initial label="Another source" />
        </>
      )}
      <Field name="source_url" label="URL" inputMode="url" hint="The page that says so: https://…" />
      <div class="pair">
        <Field
          name="source_category"
          label="Category"
          proposals={CATEGORIES}
          hint="For example official or news."
        />
        <Field name="source_excerpt" label="Excerpt (optional)" hint="The sentence on the page." />
      </div>
    </fieldset>
  );
}
