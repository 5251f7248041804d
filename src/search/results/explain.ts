import { compact, spellings, words } from '../../names/normalize.js';
import { otherForms } from '../../names/name-forms.js';
import { typingErrors } from '../../names/typing-errors.js';
import { nicknamesOf } from '../../names/words.js';
import type { SearchPlan } from '../query/plan.js';
import { type FieldTexts, hitKey, HitRecords, type HitRecord } from './hit-records.js';
import { Injectable } from '@nestjs/common';
import type { Hit } from '../search-engine.js';
import type { Searched } from '../search.js';

/** Why a record matched: the fields, and their texts with the matching words in `<em>`. */
export interface Explanation {
  readonly matched: readonly string[];
  readonly highlight: Readonly<Record<string, readonly string[]>>;
  /** Words of the query that no text contains. */
  readonly missing: ReadonlySet<string>;
}

interface Marks {
  readonly html: string;
  readonly covers: ReadonlySet<string>;
}

const NAMES: readonly string[] = ['name', 'name_aliases', 'person'];
const ADDRESSES: readonly string[] = ['email_addresses', 'domain'];
/** Texts of fields of one kind are matched alike. */
type FieldKind = 'name' | 'address' | 'other';
const kindOf = (field: string): FieldKind =>
  NAMES.includes(field) ? 'name' : ADDRESSES.includes(field) ? 'address' : 'other';

/** A word that folding only converts to lower case; most words have this form. */
const ASCII_WORD = /^[A-Za-z0-9]+$/;
/** A text whose letters and digits folding keeps. */
const UNCHANGED = /^[\x20-\x25\x27-\x7e]*$/;
const TOKEN = /[\p{L}\p{M}\p{N}'’]+/gu;

const byKind = <Value>(): Readonly<Record<FieldKind, Map<string, Value>>> => ({
  name: new Map(),
  address: new Map(),
  other: new Map(),
});

/** A word of the query. */
interface AskedWord {
  readonly word: string;
  /** Nicknames and other spellings. */
  readonly others: ReadonlySet<string>;
  readonly isLast: boolean;
}

/** A query, with its results for texts and their words: hits share their organizations and roles. */
export class Question {
  readonly asked: readonly string[];
  readonly words: readonly AskedWord[];
  /** The spellings of the query without spaces. */
  readonly forms: ReadonlySet<string>;
  readonly lengths: ReadonlySet<number>;
  /** By text. */
  readonly marked = byKind<Marks>();
  /** By word of a text: the word of the query that it matches. */
  readonly meant = byKind<string | undefined>();

  /** @param mayHaveErrors whether words of hits may differ from those of the query by typing errors */
  constructor(
    readonly plan: SearchPlan,
    readonly mayHaveErrors: boolean,
  ) {
    this.asked = plan.name?.words ?? words(plan.folded);
    this.words = this.asked.map((word, index) => ({
      word,
      others: new Set([...nicknamesOf(word), ...otherForms(word)]),
      isLast: index === this.asked.length - 1,
    }));
    this.forms = new Set(plan.name?.forms.map(compact));
    this.lengths = new Set([...this.forms].map(({ length }) => length));
  }
}

/** Finds the words of the query in the texts of a hit. Each text adds a word that earlier ones lack. */
export function explain(question: Question, texts: FieldTexts): Explanation {
  const { asked } = question;
  const marked = Object.entries(texts)
    .flatMap(([field, values]) => values.map((value) => ({ field, ...marksOf(question, field, value) })))
    .filter(({ covers }) => covers.size > 0)
    // Email addresses come last: the address of an office often contains the word of a role.
    .sort(
      (a, b) =>
        b.covers.size - a.covers.size || +(a.field === 'email_addresses') - +(b.field === 'email_addresses'),
    );
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

function marksOf(question: Question, field: string, value: string): Marks {
  const kind = kindOf(field);
  const marked = question.marked[kind];
  const marks = marked.get(value) ?? mark(question, kind, value);
  marked.set(value, marks);
  return marks;
}

function mark(question: Question, kind: FieldKind, value: string): Marks {
  if (isWhole(question, kind, value)) {
    return { html: `<em>${escaped(value)}</em>`, covers: new Set(question.asked) };
  }
  const covers = new Set<string>();
  let html = '';
  let end = 0;
  for (const { 0: token, index } of value.matchAll(TOKEN)) {
    const word = wordOf(question, token, kind);
    if (word === undefined) continue;
    covers.add(word);
    html += `${escaped(value.slice(end, index))}<em>${escaped(token)}</em>`;
    end = index + token.length;
  }
  return covers.size === 0 ? { html, covers } : { html: html + escaped(value.slice(end)), covers };
}

/** Whether the text without spaces equals the query, or an address or hostname begins or ends with it, or is above it. */
function isWhole(question: Question, kind: FieldKind, value: string): boolean {
  const { folded, name } = question.plan;
  if (name === null || kind === 'address') {
    const lower = value.toLowerCase();
    const [local] = lower.split('@');
    const isAbove = folded.endsWith(`.${lower}`);
    return (
      lower.startsWith(folded) || lower.endsWith(folded) || isAbove || local === folded.replace(/@$/, '')
    );
  }
  const { forms, lengths } = question;
  if (UNCHANGED.test(value) && !lengths.has(value.replace(/[^A-Za-z0-9]+/g, '').length)) return false;
  return forms.size > 0 && spellings(value).some((spelling) => forms.has(compact(spelling)));
}

function wordOf(question: Question, token: string, kind: FieldKind): string | undefined {
  const meant = question.meant[kind];
  if (!meant.has(token)) meant.set(token, meantBy(question, token, kind));
  return meant.get(token);
}

/** The word of the query that a token matches, if any. Addresses require an exact match. */
function meantBy(question: Question, token: string, kind: FieldKind): string | undefined {
  const { plan, asked, words: all, mayHaveErrors } = question;
  const parts = ASCII_WORD.test(token)
    ? [token.toLowerCase()]
    : spellings(token).flatMap((spelling) => [spelling, ...words(spelling)]);
  const exact = asked.find((word) => parts.includes(word));
  if (exact !== undefined || plan.name === null) return exact;
  const folded = parts[0] ?? '';
  return all.find(
    ({ word, others, isLast }) =>
      (isLast && word.length > 1 && folded.startsWith(word)) ||
      (kind === 'name' && ((word.length === 1 && folded.startsWith(word)) || others.has(folded))) ||
      (mayHaveErrors && word.length > 3 && typingErrors(word, folded, allowed(word)) <= allowed(word)),
  )?.word;
}

const allowed = (word: string): number => (word.length < 7 ? 1 : 2);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** Renders hits: the records, and why each matched. */
@Injectable()
export class SearchResults {
  constructor(private readonly records: HitRecords) {}

  /** One JSON text per hit, in order. Hits whose record was deleted after indexing are omitted. */
  async show({ plan, answer: { hits }, mayHaveErrors }: Searched): Promise<string[]> {
    if (hits.length === 0) return [];
    const records = await this.records.read(hits);
    const question = new Question(plan, mayHaveErrors);
    const shown = hits.flatMap((hit) => {
      const record = records.get(hitKey(hit));
      return record === undefined ? [] : [{ hit, record, reason: explain(question, record.texts) }];
    });
    const open = shown.filter(({ reason }) => reason.missing.size > 0);
    const surroundings = await this.records.readSurroundings(open.map(({ hit }) => hit));
    return shown.map(({ hit, record, reason }) => {
      const around = surroundings.get(hitKey(hit));
      return asJson(hit, record, around ? explain(question, { ...record.texts, ...around }) : reason);
    });
  }
}

function asJson(
  hit: Hit,
  { type, public_id, summary }: HitRecord,
  { matched, highlight }: Explanation,
): string {
  // No text shows an acronym, initials or a name in another script.
  const shown = matched.length > 0 ? matched : ['name'];
  const reason = { type, public_id, score: hit.score, matched: shown, highlight };
  return `${JSON.stringify(reason).slice(0, -1)},"${type}":${summary}}`;
}
