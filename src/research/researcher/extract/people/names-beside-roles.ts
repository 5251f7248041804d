import { holdsGivenName, isKnownName, personName } from '../names/person-name.js';
import { namesRole } from '../roles/role-words.js';

/** A person and a role that a line says together. */
export interface Pair {
  readonly name: string;
  readonly role: string | null;
  readonly confidence: number;
  readonly reason: string;
}

const MOST_WORDS = 9;

/** What goes on with a verb or a preposition is a sentence. */
const ENDS_OPEN =
  /\s(?:is|ist|est|es|è|é|är|jest|este|by)\s|\s(?:is|ist|est|es|è|é|är|er|jest|je|este|on|by|von|par|por|da|van|av|af|och|und|and|et|y|with|mit|avec|con|com|met|med|for|für|pour|para|per|voor|führt|hat|übernimmt|obliegt|leitet|steht|stellt|heißt|has|heeft|har|tiene|tem|ha|e|ed|a|i|oraz|és|și|ve|ja|ir|un|και|и|і|та)$/iu;

/** Whose name follows these is a saint: `Parrocchia di San Zenone Vescovo`, `Pfarrei St. Martin`. */
const OF_SAINT =
  /(?:^|[\s’'])(?:san|sant|santa|santo|santi|ss|s|st|ste|saint|sainte|saints|são|sankt|sint|svat[áéý]\p{L}*|sv|svet[aio]\p{L}*|święt\p{L}*|św|szent|sfânt\p{L}*|sf|свят\p{L}*|св|άγι\p{L}*|αγί\p{L}*|pyhän|püha|aziz|notre[- ]dame|beat[ao]|heilig\p{L}*|hl|hellige?n?|heliga?)[.’']?$/iu;

/** A role and a name without a sign between both: `1. Vorsitzender Klaus Eder`. The given name is a known one. */
export function roleThenName(text: string): Pair[] {
  const pieces = text.replace(/\.$/u, '').split(/,\s+(?:\p{Ll}{1,3}\s(?=\p{Ll}{4}))?/u);
  // `Chair Ada Lovelace, treasurer Max Born`: each says its role.
  if (pieces.length > 1) {
    const pairs = pieces.map(roleThenName);
    return pairs.every((found) => found.length === 1) ? pairs.flat() : [];
  }
  const words = text.replace(/[.,]$/u, '').split(' ');
  if (words.length < 3 || words.length > MOST_WORDS || text.length > 80 || /[,:;(–—]/u.test(text)) return [];
  for (let at = 1; at <= Math.min(5, words.length - 2); at += 1) {
    const [role, name] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (!namesRole(role) || ENDS_OPEN.test(role) || OF_SAINT.test(role)) continue;
    if (!holdsGivenName(name) || personName(role) !== null) continue;
    return [{ name, role, confidence: 0.8, reason: 'A name follows a role.' }];
  }
  return [];
}

/** The same the other way round, where the role is in small letters: `Ada Lovelace director`. */
export function nameThenRole(text: string): Pair[] {
  const words = text.replace(/[.,]$/u, '').split(' ');
  const at = words.findIndex((word, place) => place > 1 && /^\p{Ll}{4,}/u.test(word));
  if (at < 2 || at > 4 || words.length > MOST_WORDS || text.length > 80 || /[,:;(–—]/u.test(text)) return [];
  const [name, role] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  return namesRole(role.split(' ')[0]!) && isKnownName(name)
    ? [{ name, role, confidence: 0.78, reason: 'A role follows the name.' }]
    : [];
}
