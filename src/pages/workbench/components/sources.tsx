import { Choice, Field } from '../../forms/form.js';
import type { FormBody } from '../../visits/visit.js';
import { jsonObject, moment } from '../../../database/json.js';
import { When } from './ui.js';

export interface Source {
  readonly category: string;
  readonly url: string;
  readonly excerpt: string | null;
  /** Name of the account that recorded it; null for the command line. */
  readonly by: string | null;
  readonly at: string;
}

const SOURCE = jsonObject({
  category: 'cited.source_category',
  url: 'cited.url',
  excerpt: `cited.metadata->>'excerpt'`,
  by: '(SELECT a.name FROM accounts a WHERE a.id = cited.recorded_by)',
  at: moment('cited.created_at'),
});

/** SQL expression for the source with the citation's id. */
export const sourceOf = (citationId: string): string =>
  `(SELECT ${SOURCE} FROM source_references cited WHERE cited.id = ${citationId})`;

/** A link for http and https URLs, text for others. */
export const Address = ({ url }: { readonly url: string }) =>
  /^https?:\/\//i.test(url) ? (
    <a href={url} rel="nofollow noopener noreferrer">
      {shortened(url)}
    </a>
  ) : (
    <span>{url}</span>
  );

const shortened = (url: string): string => {
  const short = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return short.length > 64 ? `${short.slice(0, 63)}…` : short;
};

/** A link to the source, and a line such as `official · Demo Editor · 3 Nov 2026` below it. */
export function SourceLine({ source }: { readonly source: Source | null | undefined }) {
  if (!source) return <p class="source">No source</p>;
  const { category, url, by, at, excerpt } = source;
  return (
    <p class="source">
      <Address url={url} />
      <br />
      {category} · {by ?? 'Command line'} · <When at={at} />
      {excerpt && (
        <>
          <br />“{excerpt}”
        </>
      )}
    </p>
  );
}

/** A citation, as in the API. */
export interface ShownCitation {
  readonly source_category: string;
  readonly url: string;
}

/** The page and the category of a citation. */
export const CitedPage = ({ citation: { url, source_category } }: { readonly citation: ShownCitation }) => (
  <>
    <Address url={url} /> · {source_category}
  </>
);

const CATEGORIES = ['official', 'public_record', 'news', 'social', 'editor'] as const;

/** The citation that the form states. */
export function citationOf(form: FormBody, last: ShownCitation | null) {
  if (form.text('source_again') === 'last' && last)
    return { source_category: last.source_category, url: last.url };
  const [category, url, excerpt] = ['category', 'url', 'excerpt'].map((part) =>
    form.text(`source_${part}`).trim(),
  );
  return { source_category: category, url, ...(excerpt ? { metadata: { excerpt } } : {}) };
}

/** Source of the change: the first section of each form. */
export function CitationFields({ last }: { readonly last: ShownCitation | null }) {
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
