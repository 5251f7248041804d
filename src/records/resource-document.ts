import type { Resource } from '../database/resources.js';
import type { View } from './views.js';
import { withArticle } from '../values/text.js';

/** What the OpenAPI document says of a resource beyond its routes and columns. */
export interface ResourceDocument {
  readonly chapter: string;
  readonly summary: (t: string) => View;
  readonly full: (t: string) => View;
  /** Where the API shows summaries. */
  readonly shownBy: string;
  /** The public id of a record of the sample directory. */
  readonly sample: string;
  /** By the name of the body's class, without `Dto`. */
  readonly bodies: Readonly<Record<string, BodyDocument>>;
}

export interface BodyDocument {
  /** Rules that the schema cannot express. */
  readonly description: string;
  /** Fields that only the canonical shape requires. */
  readonly required?: readonly string[];
  readonly optional?: boolean;
  /** A request in the canonical shape, which succeeds in the sample directory. */
  readonly example: unknown;
}

export const IN_LISTS = 'lists and other records show it.';
export const IN_SEARCH = 'lists, search and other records show it.';
export const UNCHANGED = 'Absent fields stay unchanged; null clears a field.';
export const EXAMPLE_SOURCE = { source_category: 'official', url: 'https://harbourlight.example/about' };

/** `name_alias` as in a sentence; also of its plural. */
export const spaced = (name: string): string =>
  name.replace('_', ' ').replace('source reference', 'citation');

/** `a place`, `an organization` */
export const oneOf = (resource: Resource): string => withArticle(spaced(resource));
