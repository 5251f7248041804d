import { type JsonFields, jsonObject, moment } from '../../../database/json.js';
import { When } from './ui.js';

export interface Source {
  readonly category: string;
  readonly url: string;
  readonly excerpt: string | null;
  /** Name of the account that recorded it; null for the command line. */
  readonly by: string | null;
  readonly at: string;
}

const sourceFields = (s: string): JsonFields => ({
  category: `${s}.source_category`,
  url: `${s}.url`,
  excerpt: `${s}.metadata->>'excerpt'`,
  by: `(SELECT a.name FROM accounts a WHERE a.id = ${s}.recorded_by)`,
  at: moment(`${s}.created_at`),
});

/** SQL expression for the source with the citation's id. */
export const sourceOf = (citationId: string): string =>
  `(SELECT ${jsonObject(sourceFields('cited'))} FROM source_references cited WHERE cited.id = ${citationId})`;

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

interface CitedPageProps {
  readonly citation: { readonly url: string; readonly source_category: string };
}

/** The page and the category of a citation, as in the API. */
export const CitedPage = ({ citation: { url, source_category } }: CitedPageProps) => (
  <>
    <Address url={url} /> · {source_category}
  </>
);
