import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SEARCH = join(import.meta.dirname, '../../../src/search');

/** A rule, and the source change that disables it. */
export interface Ablation {
  readonly rule: string;
  /** Path from src/search. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** All tiers, by the reason that the source gives them. */
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
    file: 'search-engine.ts',
    from: 'clauses.length === 0 ? []',
    to: `clauses.length === 0 || why === ${JSON.stringify(why)} ? []`,
  }));
}

/** The other rules: the source text, and its replacement without the rule. */
const OTHERS: readonly Ablation[] = [
  ['spans: all', 'search.ts', 'return all.total > 0 ? all : ', 'return all.total > 0 || plan ? all : '],
  ['names with one error', 'spelling.ts', 'pairsWithin(once!, 1)', '[[], []]'],
  ['names with two errors', 'spelling.ts', 'pairsWithin(twice!, 2)', '[[]]'],
  ['two names are not misspelt', 'spelling.ts', 'telling.length > 2', 'true'],
  ['two names may sound alike', 'spelling.ts', '!areNames || ', '!areNames && '],
  ['errors in another order', '../names/typing-errors.ts', 'forms.flatMap(rotations)', 'forms'],
  [
    'spans: similar words',
    'spelling.ts',
    'db.read<Row>(READ, [\n      words,\n      unknown,',
    'db.read<Row>(READ, [\n      words,\n      [],',
  ],
  ['spans: sounds', '../names/corrections.ts', 'soundOf(other) === sound ? 1 : ', ''],
  ['spans: misspelt nicknames', '../names/corrections.ts', ', ...namesOfMisspelt(word)', ''],
  ['spans: Russian keyboard', 'spelling.ts', 'meantOnAmericanKeyboard(query)', 'null'],
  [
    'spans: parenthetical text omitted',
    '../names/text-words.ts',
    'if (!words.some(({ isAside }) => isAside))',
    'if (words)',
  ],
  ['spans: word prefixes', '../names/word-weights.ts', '!tellsNothing(word) &&', 'word === "" &&'],
  ['spans: percent and plus signs', '../names/text-words.ts', 'decoded(text)', 'text'],
  [
    'spans: addresses omitted',
    '../names/text-words.ts',
    '.map((part) => withAddressMarked(part, ADDRESS_MARK))',
    '',
  ],
  ['spans: abbreviations', 'spans/readings.ts', 'shortOrInFull(text)', '[]'],
  ['spans: word order', 'spans/readings.ts', '...inAnyOrder(text), ', ''],
  ['spans: nicknames', 'spans/readings.ts', '...meaning(QUALITY.nickname, nicknames(text)),', ''],
  [
    'spans: initials',
    'spans/readings.ts',
    '...meaning(QUALITY.initials, initials(initialFirst(text)), false),',
    '',
  ],
  ['spans: last names among words', 'spans/score.ts', '|| this.mayBePerson(document, span, own)', ''],
  ['spans: parts of names with an organization', 'spans/readings.ts', 'needsSupport: true', 'isWhole: false'],
  ['spans: couples', '../names/text-words.ts', '!isAnd(word) || ', 'isAnd(word) || '],
  ['spans: translations', '../names/concepts.ts', 'CONCEPT_OF.get(word) ?? []', '[]'],
  ['spans: names without spaces', 'spans/readings.ts', 'word.length >= MIN_COMPACT', 'false'],
  ['spans: words of a name', 'spans/score.ts', 'this.byWords(document, explained),', ''],
  ['spans: all but one word', 'spans/score.ts', 'isAlmostAll ? value < MIN_OF_ALMOST_ALL : ', ''],
  ['spans: words of a name without gaps', 'spans/score.ts', 'isBroken || ', ''],
  [
    'spans: minimum share of a text',
    'spans/score.ts',
    'this.text.corrections.size === 0 && value < MIN_ALL',
    'false',
  ],
  [
    'spans: names of organizations in order',
    '../names/words.ts',
    'return same.length > 0 && ',
    'return false && ',
  ],
  ['spans: parts of other names', 'spans/score.ts', '|| this.names.isOfAnotherName(span, own)', ''],
  ['spans: a name of common words', 'spans/score.ts', '(0.5 + weight / TELLING) / 1.5', '1'],
  ['spans: nested names', 'spans/span-search.ts', '!free.some((other) => inside(match, other))', 'match'],
  ['spans: words next to a name', 'spans/span-search.ts', '!isContradicted(match, matches, text)', 'match'],
  ['spans: minimum share of the best score', 'spans/span-search.ts', 'best * MIN_OF_BEST', '0'],
  ['weights: common words', '../names/word-weights.ts', 'tellingOf(this.shares.get(`w${word}`))', '1'],
  ['weights: words around names', '../names/words.ts', 'AROUND_NAMES.has(word) || ', ''],
  ['weights: titles', '../names/words.ts', 'isTitle(word) || ', ''],
  ['weights: legal forms', '../names/words.ts', ' || LEGAL_FORMS.has(word)', ''],
].map(([rule, file, from, to]) => ({ rule, file, from, to }) as Ablation);

export const ablations = (): Ablation[] => [...tiers(), ...OTHERS];
