import type { ResearchStatus } from '../../../research/research.entities.js';
import type { FindingKind } from '../../../research/researcher/findings.js';

export interface ListedRequest {
  readonly id: number;
  readonly domain: string;
  readonly status: ResearchStatus;
  readonly reason: string | null;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly open_findings_count: number;
}

export interface ExistingRecord {
  readonly type: string;
  readonly public_id: string;
  readonly name: string;
}

export interface ShownFinding {
  readonly id: number;
  readonly kind: FindingKind;
  readonly value: Readonly<Record<string, unknown>>;
  readonly edited_value: Readonly<Record<string, unknown>> | null;
  readonly url: string;
  readonly excerpt: string;
  readonly read_at: string;
  readonly confidence: number;
  readonly reason: string;
  readonly status: 'open' | 'accepted' | 'rejected';
  readonly already_held: boolean;
  readonly existing: readonly ExistingRecord[];
  /** Records that the acceptance wrote. */
  readonly records: readonly { readonly type: string; readonly public_id: string }[];
}

export interface ShownRequest extends ListedRequest {
  readonly organization: { readonly name: string; readonly public_id: string } | null;
  readonly pages: readonly { readonly url: string }[];
  readonly findings: readonly ShownFinding[];
}
