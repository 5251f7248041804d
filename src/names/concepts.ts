import { TRIBES } from './tribes.js';

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
