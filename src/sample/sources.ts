import type { Citation, NewEmail } from '../records/cited-write.js';

/*
 * The sample is the fictional directory of a small town and its neighbours. Every domain is reserved for examples (RFC
 * 2606), and any resemblance of names is a coincidence.
 */

export const FOUNDATION = 'https://harbourlight.example';
export const INSTITUTE = 'https://meridian-weather.example';
export const CITY = 'https://norrvik.example';
export const AGENCY = 'https://tanaka-okoye.example';

interface SamplePlace {
  readonly name: string;
  readonly address?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** What a sample record of any resource may have. */
export interface SampleRecord {
  /** The record is created with the first one; the others are added later. */
  readonly sources: readonly [Citation, ...Citation[]];
  readonly emails?: readonly NewEmail[];
  readonly places?: readonly SamplePlace[];
}

/** @param fields the fields that the source supports, unless it supports all */
export const official = (url: string, fields?: readonly string[]): Citation => ({
  source_category: 'official',
  url,
  ...(fields ? { fields } : {}),
});

export const register = (number: string): Citation => ({
  source_category: 'public_record',
  url: `https://register.norrvik.example/entries/${number}`,
  metadata: { register: 'Register of associations', number },
});

export const news = (slug: string, title: string, fields?: readonly string[]): Citation => ({
  source_category: 'news',
  url: `https://gazette.example/stories/${slug}`,
  metadata: { title, publisher: 'The Coastal Gazette' },
  ...(fields ? { fields } : {}),
});

/** @param verified_at when the address was verified */
export const email = (address: string, verified_at?: string): NewEmail =>
  verified_at ? { address, verified_at } : { address };
