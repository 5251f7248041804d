import { fold } from './normalize.js';
import { LISTS } from './word-lists.js';
import { isSmallWord } from './words.js';

/** What the nations of North America and their land are called. */
const TRIBES: readonly string[] =
  'tribe tribes tribal nation band rancheria reservation pueblo indian indians people'.split(' ');

export const isOfTribe = (word: string): boolean => TRIBES.includes(word);

/**
 * The short names of a nation of North America, folded, each with `tribe` for what it is called: `delton tribe` for
 * Delton Band of Mission Indians. Empty for a name that does not say that it is one.
 */
export function tribesIn(name: string): string[] {
  const words = fold(name).replace(/^the /, '').split(' ');
  const before = words.slice(0, Math.max(0, words.findIndex(isOfTribe)));
  if (before.length === 0 || isSmallWord(before.at(-1)!)) return [];
  const own = words.filter((word) => !isOfTribe(word) && !isSmallWord(word));
  return [before, own].map((part) => `${part.join(' ')} tribe`);
}

/** Words for kinds of organizations, by concept, in the languages of Europe; folded. */
const CONCEPTS = [
  'university universitat universite universidad universita universiteit universitet universitetet universidade univerzita univerzitet uniwersytet universitatea yliopisto egyetem universitas universitesi universitario universitaria universitaire',
  'college kolleg kollegium colegio colegiul collegium collegio',
  'institute institut instituto istituto instituut instytut institutul instituttet intezet',
  'hospital hopital ospedale spital krankenhaus klinikum ziekenhuis sykehus sygehus szpital nemocnice bolnica',
  'museum musee museo museu muzeum muzej muzeul',
  'foundation fondation fundacion fundacao fondazione stiftung stichting stiftelse stiftelsen fundacja nadace fundatia',
  'academy academie akademie academia accademia akademia akademi akademija',
  'laboratory laboratoire laboratorio laboratorium labor',
  'school schule ecole escuela escola scuola skole skola szkola',
  'library bibliothek bibliotheque biblioteca bibliotheek bibliotek biblioteka',
  'association verein asociacion associacao associazione vereniging forening stowarzyszenie',
  'society gesellschaft societe sociedad sociedade societa selskab sallskap spolek',
  'ministry ministerium ministere ministerio ministero ministerie ministerstwo ministerstvo',
  'council rat conseil consejo conselho consiglio raad rada',
  'center centre zentrum centro centrum sentrum senter centru',
  'fund fonds fondo fundo fondos',
  'union unie unione',
  'bank banque banco banca',
  'church kirche eglise iglesia igreja chiesa kerk kirke kyrka',
  'technical technische technique tecnica technological tecnologico teknisk techniczna',
  'autonomous autonome autonoma autonomo',
  'polytechnic polytechnique politecnico politecnica politechnika politeknik',
  'national nationale nacional nazionale nationaal narodowy narodni',
  'research forschung recherche investigacion pesquisa ricerca onderzoek forskning',
  'county condado comte contea',
  'committee comite comitato komitee',
  'agency agencia agence agenzia agentur',
  'federation federacion federacao federazione foderation',
  'clinic klinik clinique clinica kliniek',
  'theatre theater teatro teatr teatru',
  'observatory observatoire observatorio osservatorio observatorium',
  'parliament parlament parlement parlamento',
  'municipality municipio municipalite gemeinde commune comune kommune gmina obec',
].map((words) => words.split(' '));

const CONCEPT_OF = new Map(
  [...CONCEPTS, TRIBES].flatMap((words) => words.map((word) => [word, words] as const)),
);

/** Returns the words of the same concept, including the word; empty for any other word. */
export const sameConcept = (word: string): readonly string[] => CONCEPT_OF.get(word) ?? [];

/** All words for kinds of organizations. */
export const KINDS: readonly string[] = CONCEPTS.flat();

const IS_KIND = new Set(KINDS);

export const isKindOfOrganization = (word: string): boolean => IS_KIND.has(word);

/** Minimum number of letters in front of a case ending. */
const MIN_STEM = 4;

/** Case endings, each with those of the nominative. */
const ENDINGS = [...new Set(Object.values(LISTS.case_endings).flatMap((endings) => endings.split(' ')))].map(
  (ending) => ending.split('_') as [ending: string, ...nominative: string[]],
);

const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * Returns the forms that a folded word of an inflected language may have in the nominative, by its ending alone:
 * `uniwersytet` for `uniwersytetu`. A word in Latin letters has a case ending of two letters or more, and is not a word
 * of a name itself, unless its nominative is a kind of organization.
 */
export function nominativesOf(word: string, isKnown: boolean): string[] {
  return ENDINGS.flatMap(([ending, ...nominatives]) => {
    if (!word.endsWith(ending) || word.length < ending.length + MIN_STEM) return [];
    const forms = nominatives.map((nominative) => word.slice(0, -ending.length) + nominative);
    const isSure = CYRILLIC.test(ending) || (ending.length > 1 && !isKnown);
    return isSure ? forms : forms.filter(isKindOfOrganization);
  });
}

/** Returns a folded word in the nominative, and the words of its concept in other languages. */
export function translationsOf(word: string, isKnown: boolean): string[] {
  const nominatives = nominativesOf(word, isKnown);
  return [...nominatives, ...[word, ...nominatives].flatMap(sameConcept)];
}
