import { compact, cut, fold, sorted, spellings, words } from '../names/normalize.js';
import {
  abbreviatedOrInFull,
  isSmallWord,
  otherSpellings,
  tellsNothing,
  withoutLegalForm,
} from '../names/words.js';
import { initials, nicknames, shortOrInFull } from '../search/query/plan.js';
import {
  all,
  any,
  each,
  is,
  ORGANIZATION,
  PERSON,
  startsWith,
  tier,
  type Clause,
  type Tier,
  inAnyOrder,
  spacedOtherwise,
} from '../search/search-engine.js';
import { sameConcept } from '../names/concepts.js';
import { governmentsOf } from '../names/states.js';
import type { OrganizationName } from './names/organization-name.js';
import { isInitial, type NameWords } from './names/person-name.js';
import { allNames, type ParsedName, type Subject } from './subject.js';

/** Maximum number of names of a query that are searched for. */
const MAX_NAMES = 4;

/** The names of a query that are searched for. */
export const namesOf = (query: Subject): ParsedName[] => allNames(query).slice(0, MAX_NAMES);

/** The names of a query for an organization. */
const organizationNames = (query: Subject): OrganizationName[] =>
  namesOf(query).filter((one) => one.type === 'organization');

/** The folded forms of a query's names, without titles and suffixes. */
export const formsOf = (query: Subject): string[] => [
  ...new Set(
    namesOf(query)
      .flatMap((name) => (name.type === 'person' ? name.forms.map(whole) : [...name.forms, ...name.bare]))
      .filter((form) => form !== '')
      .map(cut),
  ),
];

/** As `fold` joins initials: `jr smith` for J. R. Smith. */
const whole = ({ given, last }: NameWords): string => fold([...given, ...last].join(' '));

/**
 * Builds the tiers that find the records that a query may mean, the most likely first.
 */
export function candidateTiers(query: Subject): Tier[] {
  const known = knownTiers(query);
  const named = namesOf(query).flatMap((name) =>
    name.type === 'person' ? personTiers(name.forms, around(query)) : [],
  );
  const organizations = query.type === 'organization' ? organizationTiers(query) : [];
  return merged([...known, ...named, ...textTiers(query), ...organizations]);
}

/** Maximum number of words of a text in which a person's name is searched for. */
const MAX_TEXT = 16;

/** The tiers that find the people whose name is among other words of a text. */
function textTiers({ text }: Subject): Tier[] {
  if (text === null) return [];
  const words = text.words.slice(0, MAX_TEXT);
  const pairs = runsOf(words, 2);
  return tier('name in a text', 0.9, [
    ...[...pairs, ...runsOf(words, 3)].flatMap(inAnyOrder),
    ...pairs.flatMap((pair) => [...nicknames(pair), ...initials(pair)]),
  ]);
}

/** The runs of this many words, except those whose words all tell nothing. */
const runsOf = (words: readonly string[], many: number): string[] =>
  words.flatMap((_, from) => {
    const run = words.slice(from, from + many);
    return run.length < many || run.every(tellsNothing) ? [] : [cut(run.join(' '))];
  });

const knownTiers = ({ emails, domains }: Subject): Tier[] => [
  ...tier('email address', 1, each('email', emails.map(cut))),
  ...tier('domain', 1, each('domain', domains)),
];

/** Matches the people around the organizations that a query names. */
function around({ organizations }: Subject): Clause[] {
  const clauses = organizations.flatMap(({ parsed, domain }) => [
    ...parsed.slice(0, MAX_NAMES).flatMap(({ forms, bare }) => {
      const all = new Set([...forms, ...bare, ...bare.flatMap((name) => abbreviatedOrInFull(name))]);
      return each('phrase', [...all].map(cut));
    }),
    ...(domain ? [is('site', domain)] : []),
  ]);
  return clauses.length === 0 ? [] : [any(clauses)];
}

/** The tiers that find a name as a whole, or a shorter one. */
function wholeNameTiers(name: NameWords): Tier[] {
  const form = cut(whole(name));
  const shorter = shorterNames(name);
  return [
    ...tier('name', 0.98, [is('name', form)]),
    ...tier('name with other spaces or in another order', 0.96, [
      ...spacedOtherwise(form),
      ...inAnyOrder(form),
    ]),
    ...tier('nickname', 0.92, [form, ...shorter].flatMap(nicknames)),
    ...tier('initials or fewer names', 0.91, [...initials(form), ...each('name', shorter)]),
  ];
}

function personTiers(forms: readonly NameWords[], organization: readonly Clause[]): Tier[] {
  return forms.flatMap((name) => {
    const form = cut(whole(name));
    const last = name.last.join(' ');
    const parts = words(form);
    const exact = [is('name', form), ...inAnyOrder(form)];
    const lastName = each('surname', [last, compact(last)]);
    const [first = ''] = name.given;
    const isInitialLast = isInitial(last) && first.length > 1;
    return [
      ...tier(
        'name and organization',
        0.99,
        organization.map((one) => all([any(exact), one])),
      ),
      ...wholeNameTiers(name),
      ...tier('words of a name', 0.84, parts.length > 1 ? [all([PERSON, ...each('word', parts)])] : []),
      ...tier(
        'last name and organization',
        0.8,
        organization.map((one) => all([any(lastName), one])),
      ),
      ...tier(
        'first name, initial of the last name, organization',
        0.8,
        isInitialLast
          ? organization.map((one) => all([PERSON, is('word', first), startsWith('surname', last), one]))
          : [],
      ),
    ];
  });
}

/** Returns the first name with each later word, a middle name as the first, and an initial. */
function shorterNames({ given, last }: NameWords): string[] {
  if (given.length === 0 || last.length === 0) return [];
  const surnames = [last.join(' '), last.at(-1)!];
  const firsts = [...given.slice(0, 3), given[0]![0]!];
  return [...new Set(surnames.flatMap((surname) => firsts.map((first) => `${first} ${surname}`)))];
}

function organizationTiers(query: Subject): Tier[] {
  const towns = organizationNames(query).flatMap(({ town }) => (town === null ? [] : governmentsOf(town)));
  const mixed = organizationNames(query)
    .flatMap((name) => name.mixed?.acronyms ?? [])
    .flatMap(acronymsFor);
  const whole = tier('government of a town', 0.97, each('name', towns.map(cut)));
  const named = formsOf(query).flatMap((form) => {
    const telling = tellingIn(form);
    return [
      ...wholeOrganizationTiers(form),
      ...tier(
        'beginning of a name',
        0.86,
        form.length < 4 ? [] : [all([ORGANIZATION, startsWith('name', form)])],
      ),
      ...wordTiers(telling),
      ...tier('acronym', 0.8, [
        ...acronymsFor(form),
        ...mixed,
        ...(telling.length > 2
          ? [all([ORGANIZATION, is('name', telling.map((word) => word[0]).join(''))])]
          : []),
      ]),
    ];
  });
  return [...whole, ...named];
}

export const tellingIn = (form: string): string[] => words(form).filter((word) => !isSmallWord(word));

/** The tiers that find an organization's name as a whole. */
export const wholeOrganizationTiers = (form: string): Tier[] => [
  ...tier('name', 0.98, [is('name', form)]),
  ...tier('name with other spaces or in another order', 0.96, [
    ...spacedOtherwise(form),
    ...inAnyOrder(form),
    is('sorted', sorted(tellingIn(form).join(' '))),
  ]),
  ...tier('abbreviation or legal form', 0.92, [...shortOrInFull(form), ...withoutItsLegalForm(form)]),
];

/** Matches `Lantern House Ltd` with Lantern House. */
function withoutItsLegalForm(form: string): Clause[] {
  const bare = withoutLegalForm(form);
  if (bare === form) return [];
  return [all([ORGANIZATION, any(each('name', [bare, ...abbreviatedOrInFull(bare)]))])];
}

/** The tier that finds names with the first of these words. */
export const wordTiers = (words: readonly string[], score = 0.84): Tier[] => {
  const first = [...new Set(words)].slice(0, MAX_WORDS).map(inAnyLanguage);
  return tier('words of a name', score, first.length > 0 ? [all([ORGANIZATION, ...first])] : []);
};

/** Matches the organizations that a name may be the acronym of. */
const acronymsFor = (form: string): Clause[] => (/^[a-z]{3,10}$/.test(form) ? [is('acronym', form)] : []);

/** The tiers of a person's colleagues with one of these names. */
export const colleagueTiers = (query: Subject, names: readonly string[]): Tier[] =>
  tier(
    'name with typing errors and organization',
    0.9,
    names.length === 0 ? [] : around(query).map((one) => all([any(each('name', names)), one])),
  );

/** Maximum number of words of a name that are searched for together. */
export const MAX_WORDS = 6;

/** `Universität` and University are the same concept. */
const inAnyLanguage = (word: string): Clause => any(each('word', [...new Set([word, ...sameConcept(word)])]));

/** Whether a word, or one in another language or in full, is among the common ones. */
export const isAmong =
  (common: ReadonlySet<string>) =>
  (word: string): boolean =>
    [word, ...sameConcept(word), ...otherSpellings(word)].some((one) => common.has(one));

/** One tier for each score. */
export function merged(tiers: readonly Tier[]): Tier[] {
  const byScore = Map.groupBy(tiers, ({ score }) => score);
  return [...byScore].flatMap(([score, same]) =>
    tier(same[0]!.why, score, [
      ...new Map(same.map(({ clause }) => [JSON.stringify(clause), clause])).values(),
    ]),
  );
}

/* Builds fewer tiers, for a comparison of all records: one of two records has to find the other. */

/** Whether few organizations have a word in their names. A word of thousands of names finds too many. */
export type IsRare = (word: string) => boolean;

/** People are also compared with their colleagues. The longer of two names finds the other. */
export function mutualTiers(query: Subject, isRare: IsRare): Tier[] {
  if (query.type === 'organization') return mutualOrganizationTiers(query, isRare);
  const forms = namesOf(query).flatMap((name) => (name.type === 'person' ? name.forms : []));
  if (forms.length === 0 || forms.some(({ given }) => given.length === 0)) return candidateTiers(query);
  const clauses = forms.flatMap(wholeNameTiers).map(({ clause }) => clause);
  return [...knownTiers(query), ...tier('name', 0.98, clauses)];
}

/**
 * The organization with the shorter name finds the other by its words. An acronym is not specific enough,
 * unless both have one parent.
 */
function mutualOrganizationTiers(query: Subject, isRare: IsRare): Tier[] {
  const parents = each('phrase', (query.parent?.names ?? []).flatMap(spellings).map(cut));
  const ofOneParent = (why: string, score: number, clauses: readonly Clause[]): Tier[] =>
    tier(why, score, parents.length * clauses.length === 0 ? [] : [all([any(clauses), any(parents)])]);
  return merged([
    ...knownTiers(query),
    ...formsOf(query).flatMap((form) => [
      ...ofOneParent('name and parent', 0.99, [is('name', form)]),
      ...wholeOrganizationTiers(form),
      ...wordTiers(tellingIn(form).some(isRare) ? tellingIn(form) : []),
      ...ofOneParent('acronym and parent', 0.8, acronymsFor(form)),
    ]),
  ]);
}

/** Returns the folded names of an organization, also without legal forms and parentheses. */
export function wholeAndBare(query: Subject): { readonly names: string[]; readonly parts: string[] } {
  const parsed = organizationNames(query);
  const names = new Set(parsed.flatMap(({ forms }) => forms));
  const parts = new Set(parsed.flatMap(({ forms, bare }) => [...bare, ...forms.map(withoutLegalForm)]));
  return { names: [...names], parts: [...parts].filter((part) => !names.has(part)) };
}
