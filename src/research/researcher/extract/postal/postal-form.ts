/** A town: capital letters, and the small ones between them. */
export const TOWN = "(?<town>\\p{Lu}[\\p{L}\\p{M}.'’/ -]{1,48}?\\p{L})";
/** Districts of large towns are counted: `Praha 1`. */
export const TOWN_OR_DISTRICT =
  "(?<town>\\p{Lu}[\\p{L}\\p{M}.'’/ -]{1,48}?\\p{L}(?: \\d{1,2}(?= ?(?:$|[,;|·]| [–-])))?)";
/** The town's end: that of the line, a sign, the end of a sentence, or the sign of an Italian province. */
export const END = '(?= ?(?:$|[,;|·•()])| [–—-] |\\.(?: |$)| [A-Z]{2}(?:$|[ ,.]))';

/** How a line with postal code and town is written. */
export interface Form {
  readonly pattern: RegExp;
  /** A country whose towns are written so; empty: any. */
  readonly name: string;
  /** Whether the town stands before its code, and the street before both. */
  readonly townFirst?: boolean;
  /** Whether the street stands in the form itself, behind the town, or before it without a sign between both. */
  readonly hasStreet?: boolean;
  /** Whether the street takes a word for one: the rest of the form says too little. */
  readonly isWeak?: boolean;
}
