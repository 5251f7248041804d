import { otherSpellings } from '../names/words.js';
import { typingErrors } from '../names/typing-errors.js';
import { nicknamesOf } from '../names/words.js';
import { compact, spellings, words } from '../names/normalize.js';
import type { SearchPlan } from '../query/plan.js';
import type { FieldTexts } from './hit-records.js';

/** Why a record was found: the fields, and their texts with the matching words in `<em>`. */
export interface Explanation {
  readonly matched: readonly string[];
  readonly highlight: Readonly<Record<string, readonly string[]>>;
  /** Words of the query that none of the texts has. */
  readonly missing: ReadonlySet<string>;
}

interface Question {
  readonly plan: SearchPlan;
  readonly asked: readonly string[];
  /** The name that was asked for, without its spaces. */
  readonly forms: ReadonlySet<string>;
}

interface MarkedText {
  readonly field: string;
  readonly html: string;
  readonly covers: ReadonlySet<string>;
}

/** What folding only writes in lower case; most words of most texts are such. */
const ASCII_WORD = /^[A-Za-z0-9]+$/;
const TOKEN = /[\p{L}\p{M}\p{N}'’]+/gu;

/**
 * Finds the query's words in the texts of a hit. Field by field, the texts that have most of them are taken, as long as
 * they have a word that no field before them has.
 */
export function explain(plan: SearchPlan, texts: FieldTexts): Explanation {
  const asked = askedWords(plan);
  const question: Question = { plan, asked, forms: new Set(plan.name?.forms.map(compact)) };
  const marked = Object.entries(texts)
    .flatMap(([field, values]) => values.map((value) => mark(question, field, value)))
    .filter(({ covers }) => covers.size > 0)
    .sort((a, b) => b.covers.size - a.covers.size || rank(a) - rank(b));
  const missing = new Set(asked);
  const highlight: Record<string, string[]> = {};
  for (const { field, html, covers } of marked) {
    const complete = covers.size === asked.length;
    if (!complete && ![...covers].some((word) => missing.has(word))) continue;
    (highlight[field] ??= []).push(html);
    for (const word of covers) missing.delete(word);
  }
  return { matched: Object.keys(highlight), highlight, missing };
}

/** What a role says is not looked for in the address of an office. */
const rank = ({ field }: MarkedText): number => (field === 'email_addresses' ? 1 : 0);

const askedWords = ({ folded, name }: SearchPlan): readonly string[] => (name ? name.words : words(folded));

function mark(question: Question, field: string, value: string): MarkedText {
  const { plan, asked } = question;
  if (isWhole(question, field, value)) {
    return { field, html: `<em>${escaped(value)}</em>`, covers: new Set(asked) };
  }
  const covers = new Set<string>();
  let html = '';
  let end = 0;
  for (const match of value.matchAll(TOKEN)) {
    const word = meantBy(asked, match[0], field, plan.name !== null);
    if (word === undefined) continue;
    covers.add(word);
    html += `${escaped(value.slice(end, match.index))}<em>${escaped(match[0])}</em>`;
    end = match.index + match[0].length;
  }
  return { field, html: html + escaped(value.slice(end)), covers };
}

/** The text as a whole is what was asked for, however it is spaced, or the address or hostname begins so. */
function isWhole({ plan: { folded, name }, forms }: Question, field: string, value: string): boolean {
  const lower = value.toLowerCase();
  if (name === null || field === 'email_addresses' || field === 'domain') {
    const [local] = lower.split('@');
    return lower.startsWith(folded) || lower.endsWith(folded) || local === folded.replace(/@$/, '');
  }
  return spellings(value).some((spelling) => forms.has(compact(spelling)));
}

/** The word of the query that a word of a text stands for, if any; an address stands for itself only. */
function meantBy(
  asked: readonly string[],
  token: string,
  field: string,
  isName: boolean,
): string | undefined {
  const parts = ASCII_WORD.test(token)
    ? [token.toLowerCase()]
    : spellings(token).flatMap((spelling) => [spelling, ...words(spelling)]);
  const exact = asked.find((word) => parts.includes(word));
  if (exact !== undefined || !isName) return exact;
  const folded = parts[0] ?? '';
  const inName = field === 'name' || field === 'name_aliases' || field === 'person';
  return asked.find(
    (word, index) =>
      (index === asked.length - 1 && word.length > 1 && folded.startsWith(word)) ||
      (inName && word.length === 1 && folded.startsWith(word)) ||
      (inName && nicknamesOf(word).includes(folded)) ||
      (inName && otherSpellings(word).includes(folded)) ||
      (word.length > 3 && typingErrors(word, folded, allowed(word)) <= allowed(word)),
  );
}

const allowed = (word: string): number => (word.length < 7 ? 1 : 2);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
