import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_OF_NAMES } from './rules-of-names.js';
import { RULES_OF_SEARCH } from './rules-of-search.js';

const SOURCES = join(import.meta.dirname, '../../../src');

/** A rule, and the source change that disables it. */
export interface Ablation {
  readonly rule: string;
  /** Path from src. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The source of a file without a rule. */
export function without({ rule, file, from, to }: Ablation, source: string): string {
  const [before, behind, ...others] = source.split(from);
  if (behind === undefined || others.length > 0)
    throw new Error(`${rule}: ${file} has ${from} ${others.length > 0 ? 'twice' : 'nowhere'}`);
  return before + to + behind;
}

/** The tiers of these files, by the reason that the source gives them. */
function tiers(): Ablation[] {
  const files = ['search.ts', 'query/plan.ts', 'query/address-tiers.ts', 'spans/proposals.ts'];
  return files.flatMap((file) => {
    const source = readFileSync(join(SOURCES, 'search', file), 'utf8');
    const reasons = new Set([...source.matchAll(/\btier\(\s*'([^']+)'/g)].map(([, why]) => why!));
    return [...reasons].map((why) => ({
      rule: `${file.startsWith('spans') ? 'candidates' : 'tier'}: ${why}`,
      file: 'search/search-engine.ts',
      from: 'clauses.length === 0 ? []',
      to: `clauses.length === 0 || why === ${JSON.stringify(why)} ? []`,
    }));
  });
}

/** All rules. */
export function ablations(): Ablation[] {
  const others = [RULES_OF_SEARCH, RULES_OF_NAMES].flatMap((rules) =>
    Object.entries(rules).flatMap(([file, some]) =>
      some.map(([rule, from, to]) => ({ rule, file, from, to })),
    ),
  );
  for (const one of others) without(one, readFileSync(join(SOURCES, one.file), 'utf8'));
  return [...tiers(), ...others];
}
