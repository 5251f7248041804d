import type { Citation, NewEmail } from '../records/cited-write.js';

/*
 * The sample is the directory of a small town and its neighbours, made up from end to end. Every domain is reserved for
 * examples (RFC 2606), and nobody is meant by anybody's name.
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

/** What a record of any kind may bring along. */
export interface SampleRecord {
  /** The first one is what the record is created with; the others are added to it. */
  readonly sources: readonly [Citation, ...Citation[]];
  readonly emails?: readonly NewEmail[];
  readonly places?: readonly SamplePlace[];
}

/** @param fields what the source says, where it does not say everything */
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
