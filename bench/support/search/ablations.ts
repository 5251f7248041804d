import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SEARCH = join(import.meta.dirname, '../../../src/search');

/** A rule, and the change to a source of the search that switches it off. */
export interface Ablation {
  readonly rule: string;
  /** Below src/search. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** All tiers by the reason that they are given in the source. */
function tiers(): Ablation[] {
  const folder = join(SEARCH, 'query');
  const sources = readdirSync(folder)
    .filter((name) => !name.endsWith('.spec.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const reasons = sources.flatMap((source) =>
    [...source.matchAll(/\btier\(\s*'([^']+)'/g)].map(([, why]) => why!),
  );
  return [...new Set(reasons)].map((why) => ({
    rule: `tier: ${why}`,
    file: 'query/clauses.ts',
    from: 'clauses.length === 0 ? []',
    to: `clauses.length === 0 || why === ${JSON.stringify(why)} ? []`,
  }));
}

const OTHERS: readonly Ablation[] = [];

/** Everything that can be switched off. */
export const ablations = (): Ablation[] => [...tiers(), ...OTHERS];
