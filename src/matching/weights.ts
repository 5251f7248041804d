/** The name of these weights and rules. A change of either needs a new name. */
export const ALGORITHM = 'directory-16';

export const DEFAULTS = { limit: 5, threshold: 0.7, cutoff: 0.5 } as const;

/** Minimum distance of a match from the next result. */
export const MARGIN = 0.05;

/** The weights of main features. The strongest is the basis of the score. */
export const MAIN_WEIGHTS = { public_id: 1, email: 1, domain: 0.95, name: 1, alias: 0.98 } as const;
export type MainFeature = keyof typeof MAIN_WEIGHTS;

/** What a qualifier adds if it agrees, and subtracts if it contradicts. */
export const QUALIFIER_WEIGHTS = {
  organization: { for: 0.25, against: 0.15 },
  email_domain: { for: 0.15, against: 0 },
  role: { for: 0.1, against: 0.02 },
  place: { for: 0.12, against: 0.06 },
  organization_type: { for: 0.05, against: 0.08 },
  parent: { for: 0.25, against: 0.32 },
  numbers: { for: 0.02, against: 0.35 },
  elsewhere: { for: 0, against: 0.3 },
} as const;
export type Qualifier = keyof typeof QUALIFIER_WEIGHTS;

/** One comparison of a query with a record, before weights. */
export interface Evidence<Name extends MainFeature | Qualifier = MainFeature | Qualifier> {
  readonly feature: Name;
  /** From 0 to 1; of a qualifier from -1 (contradicts) to 1 (confirms). */
  readonly likeness: number;
  readonly query: string;
  readonly candidate: string;
  readonly why?: string;
}

export const evidence = <Name extends MainFeature | Qualifier>(
  feature: Name,
  likeness: number,
  query: string,
  candidate = query,
  why?: string,
): Evidence<Name> => ({ feature, likeness, query, candidate, ...(why === undefined ? {} : { why }) });

/** The share of a main feature that agrees and is not the strongest. */
export const CONFIRMS = 0.25;
/** Minimum likeness of a name that confirms. */
export const MIN_CONFIRMING = 0.75;

/**
 * A name of at most this likeness with another employer is rather another person's, so the employer weighs more. With another
 * employer in another state or country, the place weighs more.
 */
export const INEXACT = 0.9;
export const ANOTHER_EMPLOYER = 0.22;

/** An office's address identifies less than a person's. */
export const OFFICE_ADDRESS = 0.6;
/** The same if the names differ: another person of the office. */
export const OFFICE_OF_ANOTHER = 0.3;

/** The factor of a value that several records share falls with their number. */
export const shared = (records: number): number => 1 / Math.sqrt(Math.max(1, records));

/**
 * The name of several equally likely records stays below the threshold alone. With an organization in common
 * it reaches the threshold, with any number of them.
 */
export const ambiguity = (bearers: number): number => (bearers < 2 ? 1 : 0.62 + 0.12 / bearers);
/** Names with a smaller difference of likeness are equally likely. */
export const EQUALLY = 0.045;
/** A namesake whose organization, role or place count this much less is not meant. */
export const SUPPORTED = 0.075;

const DESCRIPTIONS: Readonly<Record<MainFeature | Qualifier, string>> = {
  public_id: 'The record has the id, or had it.',
  email: 'An address in common. It counts for less if several records share it, or if an office reads it.',
  domain: 'A domain in common. It counts for less the more organizations share it.',
  name: 'The likeness of the names. It counts for less if other records bear the name as well.',
  alias: 'The likeness of the best pair of names with an alias in it, like `name`.',
  organization:
    'An organization of the person, by id, domain or name, or a part of its name; -1 for other organizations.',
  email_domain: 'An address of one at a domain of the other.',
  role: 'The share of words in common of two roles or titles; -1 below 0.6.',
  place: 'The share of words in common of two localities; -1 below 0.6.',
  organization_type: 'The same type of organization, or another.',
  parent: 'The same organization above it, or another.',
  numbers: 'The numbers in the names of two organizations, or the codes of states at the end.',
  elsewhere: 'Another record alone has the id, the domain or the personal address of the query.',
};

/** The algorithm as the API shows it. */
export const ALGORITHM_JSON = JSON.stringify({
  algorithm: ALGORITHM,
  threshold: DEFAULTS.threshold,
  cutoff: DEFAULTS.cutoff,
  margin: MARGIN,
  features: [
    ...Object.entries(MAIN_WEIGHTS).map(([name, weight]) => ({
      name,
      kind: 'main',
      weight,
      weight_confirming: CONFIRMS,
      weight_against: 0,
      description: DESCRIPTIONS[name as MainFeature],
    })),
    ...Object.entries(QUALIFIER_WEIGHTS).map(([name, { for: weight, against }]) => ({
      name,
      kind: 'qualifier',
      weight,
      weight_confirming: weight,
      weight_against: against,
      description: DESCRIPTIONS[name as Qualifier],
    })),
  ],
});
