import { countryOf } from '../../../src/research/researcher/extract/postal/countries.js';
import { extractFrom } from '../../../src/research/researcher/extract/extract.js';
import { foldName } from '../../../src/research/researcher/extract/names/fold-name.js';
import { mergeFindings } from '../../../src/research/researcher/extract/merge.js';
import { readPage } from '../../../src/research/researcher/page/page.js';

/** A piece of a page of `kontor.example`, and all people, addresses and numbers that are on it. */
export interface Snippet {
  readonly language: string;
  readonly path: string;
  readonly body: string;
  /** `Name=role`, `street/code/town`, numbers in E.164, email addresses. */
  readonly people: readonly string[];
  readonly addresses: readonly string[];
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

/** A snippet: the page's language and path, its body, and what is to be found on it. */
export const snippet = (
  language: string,
  path: string,
  body: string,
  { p = [], a = [], t = [], e = [] }: { p?: string[]; a?: string[]; t?: string[]; e?: string[] } = {},
): Snippet => ({ language, path, body, people: p, addresses: a, phones: t, emails: e });

const folded = (values: readonly string[], sign: string): string[] =>
  values.map((value) => value.split(sign).map(foldName).join(sign)).toSorted();

/** What is to be found on a snippet, comparable with `foundOn`. */
export const expectedOn = ({ people, addresses, phones, emails }: Snippet) => ({
  people: folded(
    people.map((one) => (one.includes('=') ? one : `${one}=`)),
    '=',
  ),
  addresses: folded(addresses, '/'),
  phones: phones.toSorted(),
  emails: emails.toSorted(),
});

/** What the extractors find on it. */
export function foundOn({ language, path, body }: Snippet): ReturnType<typeof expectedOn> {
  const html = `<!doctype html><html lang="${language}"><head><title>Seite</title></head><body>${body}</body></html>`;
  const page = readPage(html, new URL(path, 'https://kontor.example'), '2026-01-02T03:04:05.000Z');
  const site = { domain: 'kontor.example', country: countryOf('kontor.example', language) };
  const findings = mergeFindings([{ page, drafts: extractFrom(page, site) }]);
  return {
    people: folded(
      findings.flatMap(({ kind, value }) => (kind === 'person' ? [`${value.name}=${value.role ?? ''}`] : [])),
      '=',
    ),
    addresses: folded(
      findings.flatMap(({ kind, value }) =>
        kind === 'postal_address'
          ? [
              [value.street, value.postal_code, value.locality]
                .map((part) => (part ?? '').replaceAll('/', ' '))
                .join('/'),
            ]
          : [],
      ),
      '/',
    ),
    phones: findings.flatMap(({ kind, value }) => (kind === 'phone' ? [value.number] : [])).toSorted(),
    emails: findings
      .flatMap(({ kind, value }) => (kind === 'email_address' ? [value.address] : []))
      .toSorted(),
  };
}
