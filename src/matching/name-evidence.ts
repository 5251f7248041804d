import { ANOTHERS, distinctionOf, inGeneration, NAMES, peopleAlike } from './names/compare-people.js';
import { organizationsAlike, type Around } from './names/compare-organizations.js';
import { hasTwoNames, inText } from './names/name-in-text.js';
import { hasName } from './names/segments.js';
import { DIFFERENT, type Lexicon, type Likeness } from './names/words-alike.js';
import { shownOrganization } from './facts-in-common.js';
import { readingAlike, type Read } from './reading-alike.js';
import type { WordsOf } from './roles-and-places.js';
import { allNames, type ParsedName, type Subject } from './subject.js';
import { evidence, QUALIFIER_WEIGHTS, type Evidence, type MainFeature, type Qualifier } from './weights.js';

interface Named {
  readonly main: readonly Evidence<MainFeature>[];
  readonly qualifiers: readonly Evidence<Qualifier>[];
}

/** What the names of both sides say. Those of organizations may also say their parents and places. */
export function names(query: Subject, candidate: Subject, lexicon: Lexicon): Named {
  const isPerson = query.type === 'person' && query.text !== null;
  const contradiction = query.type === 'person' ? contradictionOf(query, candidate) : null;
  const whole =
    isPerson && hasTwoNames(query.text) ? [] : wholeNames(query, candidate, lexicon, contradiction);
  if (whole[0]?.likeness === 1 && (query.text === null || query.type === 'organization'))
    return { main: whole, qualifiers: [] };
  if (isPerson)
    return {
      main: contradiction === 'generation' ? whole : namesInText(query, candidate, lexicon, whole),
      qualifiers: organizationsInText(query, candidate),
    };
  const read = bestReading(query, candidate, lexicon);
  if (read === null) return { main: whole, qualifiers: [] };
  const others = whole.filter(({ why, likeness }) => likeness > read.score && !LEAVES_WORDS.has(why!));
  const { parent, place } = read;
  return {
    main: others.length > 0 ? others : [read.evidence],
    qualifiers: [
      ...(parent !== null && query.parent === null
        ? [evidence('parent', 1, parent, shownOrganization(candidate.parent!))]
        : []),
      ...(place !== null && query.places.length === 0
        ? [evidence('place', 1, place, candidate.places[0]?.text ?? '')]
        : []),
    ],
  };
}

/** Rules that leave words of the query out, about which its readings say more. */
const LEAVES_WORDS = new Set(['part of the name', 'legal form', 'other words']);

function wholeNames(
  query: Subject,
  candidate: Subject,
  lexicon: Lexicon,
  contradiction: Contradiction | null,
): Evidence<MainFeature>[] {
  const around: Around = [wordsOfAll(query.places), wordsOfAll(candidate.places)];
  const compared = (feature: 'name' | 'alias', one: ParsedName, other: ParsedName) => {
    const { score, why } = alike(one, other, lexicon, around);
    return evidence(feature, score, one.text, other.text, why);
  };
  const own = query.name && candidate.name ? [compared('name', query.name, candidate.name)] : [];
  if (own[0]?.likeness === 1 && !hasGeneration(query.name)) return own;
  const others = allNames(candidate);
  const aliases = allNames(query)
    .flatMap((one) => others.map((other) => [one, other] as const))
    .filter(([one, other]) => one !== query.name || other !== candidate.name)
    .map(([one, other]) => compared('alias', one, other))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness);
  const found = [...own.filter(({ likeness }) => likeness > 0), ...aliases.slice(0, 1)];
  return found.map((one) =>
    contradiction === 'generation' || (contradiction === 'middle' && SAYS_MIDDLE.has(one.why!))
      ? {
          ...one,
          likeness: Math.min(one.likeness, NAMES.otherMiddle),
          why: contradiction === 'middle' ? 'another middle name' : 'another generation',
        }
      : one,
  );
}

const hasGeneration = (name: ParsedName | null): boolean =>
  name?.type === 'person' && name.generation !== null;

/** Rules by which the middle name of the query may be that of the record. */
const SAYS_MIDDLE = new Set(['same', 'middle name']);

type Contradiction = 'middle' | 'generation';

/** Which part of the query's name another name of the record contradicts, if none has the same. */
function contradictionOf(query: Subject, candidate: Subject): Contradiction | null {
  const others = allNames(candidate);
  const pairs = allNames(query).flatMap((one) =>
    others.map((other) =>
      one.type === 'person' && other.type === 'person' ? distinctionOf(one, other) : null,
    ),
  );
  if (pairs.includes('same')) return null;
  return pairs.find((found) => found === 'generation') ?? pairs.find((found) => found === 'middle') ?? null;
}

function alike(one: ParsedName, other: ParsedName, lexicon: Lexicon, around: Around): Likeness {
  if (one.type === 'person' && other.type === 'person') return peopleAlike(one, other, lexicon.isName);
  if (one.type === 'person' || other.type === 'person') return DIFFERENT;
  return organizationsAlike(one, other, lexicon, around);
}

const wordsOfAll = (places: readonly WordsOf[]): Set<string> =>
  new Set(places.flatMap(({ words }) => [...words]));

/** The likeness of the names of a person, if a text has one of them among other words. */
function namesInText(
  query: Subject,
  candidate: Subject,
  lexicon: Lexicon,
  whole: readonly Evidence<MainFeature>[],
): readonly Evidence<MainFeature>[] {
  const { name, text } = query;
  if (name?.type !== 'person' || name.isWife) return whole;
  const best = Math.max(0, ...whole.map(({ likeness }) => likeness));
  const found = [candidate.name, ...candidate.aliases].flatMap((own, at) => {
    if (own?.type !== 'person') return [];
    const found = inText(text!, own, lexicon);
    const read = found && inGeneration(name, own, found);
    if (read === null || (read.score <= best && (read !== ANOTHERS || best > NAMES.order))) return [];
    const feature = at > 0 ? 'alias' : 'name';
    return [evidence(feature, read.score, name.text, own.text, read.why)];
  });
  return found.length === 0 ? whole : found.toSorted((a, b) => b.likeness - a.likeness).slice(0, 1);
}

/** An organization of a person that a text names, or that has all words of a segment: `Ada King (NY)`. */
function organizationsInText(
  { text, organizations: asked }: Subject,
  { name, organizations }: Subject,
): Evidence<Qualifier>[] {
  if (asked.length > 0 || organizations.length === 0 || name?.type !== 'person') return [];
  const own = new Set(name.forms.flatMap(({ given, last }) => [...given, ...last]));
  const others = text!.phrases.filter((words) => words.length > 0 && !words.some((word) => own.has(word)));
  const found = organizations.flatMap(({ parsed }) =>
    parsed
      .filter(
        (one) =>
          hasName(text!, one) || others.some((words) => words.every((word) => one.words.includes(word))),
      )
      .slice(0, 1),
  );
  return found.slice(0, 1).map(({ text }) => evidence('organization', 1, text));
}

/** The reading of a query that agrees best with a name of an organization. */
function bestReading(query: Subject, candidate: Subject, lexicon: Lexicon) {
  const found = [candidate.name, ...candidate.aliases].flatMap((own, at) => {
    if (own?.type !== 'organization') return [];
    return query.readings.flatMap((reading) => {
      const read = readingAlike(reading, own, candidate, lexicon);
      if (read === null) return [];
      const feature = at > 0 ? 'alias' : 'name';
      const { text } = reading.name;
      return [{ ...read, evidence: evidence(feature, read.score, text, own.text, read.why) }];
    });
  });
  const supportOf = ({ score, parent, place }: Read): number =>
    score +
    (parent === null ? 0 : QUALIFIER_WEIGHTS.parent.for) +
    (place === null ? 0 : QUALIFIER_WEIGHTS.place.for);
  return found.toSorted((one, other) => supportOf(other) - supportOf(one))[0] ?? null;
}
