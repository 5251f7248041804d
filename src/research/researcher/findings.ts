import type { OutboundError } from '../../outbound/outbound-error.js';

/** The result of researching one domain. Plain data, which can be serialized as JSON. */
export interface ResearchReport {
  readonly outcome: ResearchOutcome;
  /** For failed research only: whether a retry may succeed (a busy server) or not (a broken certificate). */
  readonly retryable: boolean;
  /** One sentence for an editor; null if there was no problem. Completed research may have a reason too. */
  readonly reason: string | null;
  readonly dns: DnsFacts;
  /** Every requested page in order of request, without robots.txt; at most ten. */
  readonly pages: readonly PageRead[];
  /** Each value once, by kind and descending confidence. */
  readonly findings: readonly Finding[];
}

/** The report on a domain without any page read. */
export const unread = (
  outcome: ResearchOutcome,
  reason: string,
  { retryable = false, dns = { resolves: false, mx: [] } }: { retryable?: boolean; dns?: DnsFacts } = {},
): ResearchReport => ({ outcome, retryable, reason, dns, pages: [], findings: [] });

/**
 * `completed`: every available page was read; there may be no page, if the domain does not exist. `refused`:
 * the site does not permit reading (robots.txt, noindex, noai, a status that requires a login), or its
 * address must not be requested. `failed`: the site could not be read.
 */
export type ResearchOutcome = 'completed' | 'refused' | 'failed';

/** The outcome of research that an error ended: a site without content to read is completed. */
export const outcomeOf = (error: OutboundError | null): ResearchOutcome =>
  error === null || error.failure === 'unusable' ? 'completed' : error.failure;

export interface DnsFacts {
  /** Whether the domain or its `www.` subdomain has an address record. */
  readonly resolves: boolean;
  /** The mail servers of the domain, by preference. */
  readonly mx: readonly string[];
}

export interface PageRead {
  /** The URL after redirects. */
  readonly url: string;
  /** Null without a response. */
  readonly status: number | null;
  readonly read_at: string;
  /** One sentence on why the page was not read; null for a page that was read. */
  readonly reason: string | null;
}

export type Finding = { readonly [K in FindingKind]: FindingOf<K> }[FindingKind];

/** A value as found, or as corrected by an editor. */
export type FoundValue = {
  readonly [K in FindingKind]: Pick<FindingOf<K>, 'kind' | 'value'>;
}[FindingKind];

export interface FindingOf<K extends FindingKind> {
  readonly kind: K;
  readonly value: FindingValues[K];
  /** The normalized form of the value: equal for different spellings. */
  readonly key: string;
  readonly url: string;
  /** The plain text around the value, including the value as written on the page; at most 300 characters. */
  readonly excerpt: string;
  readonly read_at: string;
  readonly confidence: number;
  readonly reason: string;
}

/** Every text is NFC-normalized, trimmed, without control characters, of at most 1,000 characters. */
export interface FindingValues {
  readonly organization_name: { readonly name: string };
  readonly description: { readonly text: string };
  readonly email_address: {
    /** In the form that `values/email` accepts: the domain in lower case and in Punycode. */
    readonly address: string;
    readonly is_role_address: boolean;
  };
  readonly person: PersonValue;
  readonly phone: {
    /** E.164 (`+4930901820`) if the country is known, otherwise the digits as written. */
    readonly number: string;
    readonly written: string;
    readonly is_fax: boolean;
  };
  readonly postal_address: PostalAddressValue;
  /** An https URL, without query and fragment. */
  readonly social_profile: { readonly network: string; readonly url: string };
}

export type FindingKind = keyof FindingValues;

/** The kinds, in the order of a report. */
export const FINDING_KINDS = [
  'organization_name',
  'description',
  'person',
  'email_address',
  'phone',
  'postal_address',
  'social_profile',
] as const satisfies readonly FindingKind[];

export interface PersonValue {
  /** As written on the page, without academic titles: `Ana María Ruiz`. */
  readonly name: string;
  /** The name in two parts, as stored in the directory; `first_name` is null for a name of one part. */
  readonly first_name: string | null;
  readonly last_name: string;
  /** The role of the person, as worded on the page: `Geschäftsführerin`. */
  readonly role: string | null;
  readonly email: string | null;
  /** E.164 if the country is known, otherwise as written. */
  readonly phone: string | null;
  /** Set by editors only, like `start_date`: pages rarely state either. */
  readonly title?: string | null;
  readonly start_date?: string | null;
}

export interface PostalAddressValue {
  readonly line: string;
  readonly street: string | null;
  readonly postal_code: string | null;
  readonly locality: string | null;
  readonly region: string | null;
  /** As written on the page: a name or an ISO 3166 code. */
  readonly country: string | null;
}
