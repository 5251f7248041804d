import { anyCase } from './any-case.js';
import { END, NAME, NAMES, OUR, ROLE, type Form } from './sentence-parts.js';

const OUR_OWN = anyCase(
  'our|unsere?|notre|nuestr[ao]|il nostro|la nostra|a nossa|o nosso|el nostre|la nostra|onze|ons|vår|vårt|vores|vort|naszym?|naszą|naším?|naše|našou|náš',
);
/** What a house says is its own is so on whatever page: `Our children's officer is Ada Lovelace`. */
export const CALLED_OURS: readonly Form[] = [
  {
    pattern: new RegExp(
      `(?:^|[.!?;:–—] )(?:${OUR_OWN}) ${ROLE}\\s${OUR.is}${OUR.currently} ${NAMES}${END}`,
      'gu',
    ),
    ofRole: true,
  },
  // `L'escola la porta Ada Lovelace, coordinadora de l'escola`: what it is about stands first, and again before the verb.
  {
    pattern: new RegExp(
      `(?:^|[.!?] )(?:[LlDd]['’]|(?:${anyCase('la|el|lo|il|les|los|els|las|le|gli|i')}) )\\p{Ll}[\\p{L} ]{3,40} (?:la|el|lo|les|los|els|las|le|li) (?:porta|porten|lleva|llevan|duu|duen|dirigeix|dirigeixen|dirige|dirigen|coordina|coordinen|coordinan|gestiona|gestionen|gestionan|guida|guidano|cura|curano|segue|seguono|conduce|imparte|imparteix|atiende|atén) ${NAME}, ${ROLE}(?=$|[.,;:!?()])`,
      'gu',
    ),
    ofRole: true,
  },
];
/** What is done for those of a house by its own people. */
const CARED_FOR =
  '(?:trained|taught|led|coached|guided|supervised|accompanied|cared for|looked after|run|betreut|begleitet|geleitet|ausgebildet|unterrichtet|trainiert|geschult|versorgt|formée?s?|encadrée?s?|dirigée?s?|accompagnée?s?|animée?s?|formad[ao]s?|dirigid[ao]s?|acompañad[ao]s?|cuidad[ao]s?|entrenad[ao]s?|acompanhad[ao]s?|treinad[ao]s?|format[aei]|formato|seguit[aoei]|guidat[aoei]|curat[aoei]|dirett[aoei]|allenat[aoei]|gevormd|begeleid|geleid|verzorgd|opgeleid|getraind|tränas|leds|undervisas|trænes|ledes|undervises|trenes|szkol[eo]n[aei]|prowadz[eo]n[aei])';
const WE = `(?<!\\p{L})(?:${OUR_OWN}|[Ww]e|[Ww]ir|[Nn]ous|[Ww]ij|[Vv]i)`;
const BY =
  '(?:by|door|von|vom|par|por|da|dal|dalla|av|af|przez) (?:(?:our|unser\\p{Ll}*|notre|onze|the|de|la|il|le|el) )?(?<role>\\p{Ll}[\\p{L}-]{3,30}(?: \\p{Ll}[\\p{L}-]+)?|(?<=von )\\p{Lu}[\\p{L}-]{4,30})';
/** By whom that is, who is called by a word before the name: `Our voices are trained by coach Ada Lovelace`. */
export const DONE_BY: readonly Form[] = [
  {
    pattern: new RegExp(`${WE} [^.!?]{3,80}? ${CARED_FOR} ${BY} ${NAME}${END}`, 'gu'),
    ofRole: true,
  },
  {
    pattern: new RegExp(`${WE} [^.!?]{3,80}? ${BY} ${NAME} ${CARED_FOR}(?!\\p{L})`, 'gu'),
    ofRole: true,
  },
];
