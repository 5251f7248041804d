import { ANOTHERS, inGeneration, NAMES } from './names/compare-people.js';
import { inText } from './names/name-in-text.js';
import { hasName } from './names/name-text.js';
import type { Lexicon, Likeness } from './names/words-alike.js';
import { readingAlike, type Read } from './reading-alike.js';
import type { Subject } from './subject.js';
import { QUALIFIER_WEIGHTS, type Evidence, type MainFeature, type Qualifier } from './weights.js';

/* What the name of a query says if it is a text with other words around a name. */

/** The likeness of the names of a person, if a text has one of them among other words. */
export function namesInText(
  query: Subject,
  candidate: Subject,
  lexicon: Lexicon,
  whole: readonly Evidence<MainFeature>[],
): readonly Evidence<MainFeature>[] {
  const best = Math.max(0, ...whole.map(({ likeness }) => likeness));
  const found = [candidate.name, ...candidate.aliases].flatMap((own, at): Evidence<MainFeature>[] => {
    if (own?.type !== 'person' || query.name?.type !== 'person' || query.name.name.isWife) return [];
    const found = inText(query.text!, own.name, lexicon);
    const read = found && inGeneration(query.name.name, own.name, found);
    if (read === null || (read.score <= best && (read !== ANOTHERS || best > NAMES.order))) return [];
    const feature = at > 0 ? 'alias' : 'name';
    return [
      {
        feature,
        likeness: read.score,
        query: query.name.name.text,
        candidate: own.name.text,
        why: read.why,
      },
    ];
  });
  return found.length === 0 ? whole : found.toSorted((a, b) => b.likeness - a.likeness).slice(0, 1);
}

/** An organization of a person that a text names, or that has all words of a segment: `Ada King (NY)`. */
export function organizationsInText(
  { text, organizations: asked }: Subject,
  { name, organizations }: Subject,
): Evidence<Qualifier>[] {
  if (asked.length > 0 || organizations.length === 0 || name?.type !== 'person') return [];
  const own = new Set(name.name.forms.flatMap(({ given, last }) => [...given, ...last]));
  const others = text!.phrases.filter((words) => words.length > 0 && !words.some((word) => own.has(word)));
  const found = organizations.flatMap(({ parsed }) =>
    parsed
      .filter(
        (one) =>
          hasName(text!, one) || others.some((words) => words.every((word) => one.words.includes(word))),
      )
      .slice(0, 1),
  );
  return found
    .slice(0, 1)
    .map(({ text }) => ({ feature: 'organization', likeness: 1, query: text, candidate: text }));
}

const supportOf = ({
  evidence,
  parent,
  place,
}: Omit<Read, keyof Likeness> & { evidence: Evidence }): number =>
  evidence.likeness +
  (parent === null ? 0 : QUALIFIER_WEIGHTS.parent.for) +
  (place === null ? 0 : QUALIFIER_WEIGHTS.place.for);

/** The reading of a query that agrees best with a name of an organization. */
export function bestReading(query: Subject, candidate: Subject, lexicon: Lexicon) {
  const named = [candidate.name, ...candidate.aliases].map((own, at) => ({ own, isAlias: at > 0 }));
  return named
    .flatMap(({ own, isAlias }) => {
      if (own?.type !== 'organization') return [];
      return query.readings.flatMap((reading) => {
        const read = readingAlike(reading, own.name, candidate, lexicon);
        if (read === null) return [];
        const evidence: Evidence<MainFeature> = {
          feature: isAlias ? 'alias' : 'name',
          likeness: read.score,
          query: reading.name.text,
          candidate: own.name.text,
          why: read.why,
        };
        const { parent, place } = read;
        return [{ evidence, parent, place }];
      });
    })
    .reduce<{ evidence: Evidence<MainFeature>; parent: string | null; place: string | null } | null>(
      (best, next) => (best === null || supportOf(next) > supportOf(best) ? next : best),
      null,
    );
}
