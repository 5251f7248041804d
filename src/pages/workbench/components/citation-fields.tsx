import { Choice, Field } from '../../forms/form.js';
import { type FormBody, useRendering } from '../../visits/visit.js';
import { Address } from './source.js';

export interface TypedSource {
  /** Reuses the editor's last source. */
  readonly again: boolean;
  readonly category: string;
  readonly url: string;
  readonly excerpt: string;
}

export interface LastSource {
  readonly source_category: string;
  readonly url: string;
}

export const NO_SOURCE: TypedSource = { again: false, category: '', url: '', excerpt: '' };

const CATEGORIES = ['official', 'public_record', 'news', 'social', 'editor'] as const;

export const readSource = (form: FormBody): TypedSource => ({
  again: form.text('source_again') === 'last',
  category: form.text('source_category').trim(),
  url: form.text('source_url').trim(),
  excerpt: form.text('source_excerpt').trim(),
});

export function citationOf({ again, category, url, excerpt }: TypedSource, last: LastSource | null) {
  if (again && last) return { source_category: last.source_category, url: last.url };
  return { source_category: category, url, ...(excerpt === '' ? {} : { metadata: { excerpt } }) };
}

/** Source of the change: the first section of each form. */
export function CitationFields({ last }: { readonly last: LastSource | null }) {
  const isAgain = useRendering().form?.text('source_again') === 'last';
  return (
    <fieldset>
      <legend>Source</legend>
      {last && (
        <>
          <Choice
            name="source_again"
            value="last"
            isChosen={isAgain}
            label={
              <>
                Last source: <Address url={last.url} /> <span class="soft">· {last.source_category}</span>
              </>
            }
          />
          <Choice name="source_again" value="other" isChosen={!isAgain} label="Another source" />
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
