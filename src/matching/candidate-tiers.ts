import { compact, fold, sorted, words, cut } from '../names/normalize.js';
import { abbreviatedOrInFull, isSmallWord, tellsNothing, withoutLegalForm } from '../names/words.js';
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
import type { ParsedName, Subject } from './subject.js';

/** Maximum number of names of a query that are searched for. */
const MAX_NAMES = 4;

/** The names of a query that are searched for. */
export const namesOf = ({ name, aliases }: Subject): ParsedName[] =>
  [...(name ? [name] : []), ...aliases].slice(0, MAX_NAMES);

/** The names of a query for an organization. */
export const organizationNames = (query: Subject): OrganizationName[] =>
  namesOf(query).flatMap((one) => (one.type === 'organization' ? [one] : []));

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

export const knownTiers = ({ emails, domains }: Subject): Tier[] => [
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
export function wholeNameTiers(name: NameWords): Tier[] {
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
export const acronymsFor = (form: string): Clause[] =>
  /^[a-z]{3,10}$/.test(form) ? [is('acronym', form)] : [];

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

/** One tier for each score. */
export function merged(tiers: readonly Tier[]): Tier[] {
  const byScore = Map.groupBy(tiers, ({ score }) => score);
  return [...byScore].flatMap(([score, same]) =>
    tier(same[0]!.why, score, [
      ...new Map(same.map(({ clause }) => [JSON.stringify(clause), clause])).values(),
    ]),
  );
}
