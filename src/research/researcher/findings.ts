/** What the researcher hands back about one domain. Plain data: it can be stored as JSON as it is. */
export interface ResearchReport {
  readonly outcome: ResearchOutcome;
  /** Of a failed research only: whether the same may go better later (a busy server), or not (a broken certificate). */
  readonly retryable: boolean;
  /** One sentence for an editor about what was in the way; null when nothing was. A completed research may have one too. */
  readonly reason: string | null;
  readonly dns: DnsFacts;
  /** Every page that was asked for, in that order, robots.txt left out; at most ten. */
  readonly pages: readonly PageRead[];
  /** Each value once, the surest first within its kind. */
  readonly findings: readonly Finding[];
}

/** The report on a domain without a page that could be read. */
export const unread = (
  outcome: ResearchOutcome,
  reason: string,
  { retryable = false, dns = { resolves: false, mx: [] } }: { retryable?: boolean; dns?: DnsFacts } = {},
): ResearchReport => ({ outcome, retryable, reason, dns, pages: [], findings: [] });

/**
 * `completed`: all was read that there is, be it nothing (a domain that does not exist). `refused`: the site said no
 * (robots.txt, noindex, noai, a status that asks for a login), or the address is one that must not be read.
 * `failed`: the site could not be read.
 */
export type ResearchOutcome = 'completed' | 'refused' | 'failed';

export interface DnsFacts {
  /** Whether the domain or its `www.` subdomain has an address record. */
  readonly resolves: boolean;
  /** The hosts that take its mail, the preferred one first. */
  readonly mx: readonly string[];
}

export interface PageRead {
  /** The address asked for in the end, after redirects. */
  readonly url: string;
  /** The HTTP status; null if there was no answer. */
  readonly status: number | null;
  /** RFC 3339, UTC. */
  readonly read_at: string;
  /** One sentence on why nothing was read from it; null for a page that was read. */
  readonly reason: string | null;
}

export type Finding = { readonly [K in FindingKind]: FindingOf<K> }[FindingKind];

/** What was found, as it was found or as an editor corrected it. */
export type FoundValue = {
  readonly [K in FindingKind]: Pick<FindingOf<K>, 'kind' | 'value' | 'key'>;
}[FindingKind];

export interface FindingOf<K extends FindingKind> {
  readonly kind: K;
  readonly value: FindingValues[K];
  /** The same for the same value, however it is spelled: unique within the report together with `kind`. */
  readonly key: string;
  readonly url: string;
  /** Plain text of the page around the value, which it contains as the page spells it; at most 300 characters. */
  readonly excerpt: string;
  /** When the page was read. RFC 3339, UTC. */
  readonly read_at: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** One sentence on where the confidence comes from. */
  readonly reason: string;
}

/** What is found, by kind. Every text is NFC-normalised, trimmed, without control characters, of at most 1,000 characters. */
export interface FindingValues {
  readonly organization_name: { readonly name: string };
  readonly description: { readonly text: string };
  readonly email_address: EmailValue;
  readonly person: PersonValue;
  readonly phone: PhoneValue;
  readonly postal_address: PostalAddressValue;
  readonly social_profile: SocialProfileValue;
}

export type FindingKind = keyof FindingValues;

/** The kinds in the order in which a report lists them. */
export const FINDING_KINDS = [
  'organization_name',
  'description',
  'person',
  'email_address',
  'phone',
  'postal_address',
  'social_profile',
] as const satisfies readonly FindingKind[];

export interface EmailValue {
  /** As `values/email` accepts it: the domain in lower case and in punycode. */
  readonly address: string;
  readonly is_role_address: boolean;
}

export interface PersonValue {
  /** As the page writes it, academic titles left out: `Ana María Ruiz`. */
  readonly name: string;
  /** The name in two parts as directories keep it; `first_name` is null for a name of one part. */
  readonly first_name: string | null;
  readonly last_name: string;
  /** What the person is there, as the page words it: `Geschäftsführerin`. */
  readonly role: string | null;
  readonly email: string | null;
  /** E.164 where the country is known, else as written. */
  readonly phone: string | null;
  /** Given by editors only, as `start_date` is: a page seldom tells either. */
  readonly title?: string | null;
  readonly start_date?: string | null;
}

export interface PhoneValue {
  /** `+4930901820` where the country is known, else the digits as written. */
  readonly number: string;
  readonly written: string;
  readonly is_fax: boolean;
}

export interface PostalAddressValue {
  readonly line: string;
  readonly street: string | null;
  readonly postal_code: string | null;
  readonly locality: string | null;
  readonly region: string | null;
  /** As the page writes it: a name or an ISO 3166 code. */
  readonly country: string | null;
}

export interface SocialProfileValue {
  readonly network: string;
  /** https, without query and fragment. */
  readonly url: string;
}
