import {
  ALGORITHM,
  CONFIRMS,
  DEFAULTS,
  MAIN_WEIGHTS,
  MARGIN,
  QUALIFIER_WEIGHTS,
  type MainFeature,
  type Qualifier,
} from './weights.js';

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

/** The algorithm as shown. */
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
