import { anyCase } from './any-case.js';

const CAPITAL = "\\p{Lu}[\\p{L}\\p{M}’'.-]*";
const PARTICLES =
  '(?:von|van|der|den|de|del|della|di|da|do|dos|das|du|la|le|zu|zum|zur|ter|ten|el|al|bin|ben|af|av|y|e|Ó|Ní|Mac)';
const TITLE =
  '(?:(?:Frau|Herrn?|Mr\\.?|Mrs\\.?|Ms\\.?|Mme|Madame|M\\.|Monsieur|Sig\\.?(?:ra)?|Signora?|il|la|el|o|a|Don|Doña|Sr\\.?a?|Sra\\.|dhr\\.|mevr\\.|mw\\.|pan[ií]?|hr\\.|fru|rag\\.|dott\\.(?:ssa)?|avv\\.|ing\\.|prof\\.|dr\\.|mgr|κ\\.|г-н|г-жа) )*';
export const NAME = `(?<name>${TITLE}${CAPITAL}(?: (?:${PARTICLES} )*${CAPITAL}){1,5})`;
export const ROLE = '(?<role>\\p{L}[^.,;:!?()]{2,70}?)';
/** A name ends where its sentence, or a part of it, does, or a small letter follows. */
export const END = '(?=$|[.,;:!?()]| [\\p{Ll}–—-])';

export const OUR = {
  ours: `(?:${anyCase('our|your|the|ihre?|unsere?|deine?|eure?|die|der|das|notre|votre|vos|nos|la|le|los|las|el|nuestr[ao]|vuestr[ao]|su|tu|il|lo|la nostra|il nostro|a|o|a nossa|o nosso|onze|ons|uw|je|de|het|vår|vårt|din|er|vores|jeres|vår|naszym?|naszą|waszą?|naše|náš|váš|naš[ae]?')})`,
  is: '(?:is|ist|est|es|è|é|e|är|er|jest|je|este|on|are|sind|sont|son|sono|são|są|jsou|sunt|heißt|heisst|heter|hedder|zijn|remains|bleibt)',
  currently: `(?: (?:${anyCase('currently|now|zurzeit|derzeit|aktuell|weiterhin|seit \\d{4}|since \\d{4}|actuellement|depuis \\d{4}|actualmente|attualmente|momenteel|für \\p{Ll}+')}))?`,
};

export interface Form {
  readonly pattern: RegExp;
  readonly ofRole: boolean;
  /** Whether nothing but somebody's name can stand there: then it need not be known. */
  readonly isCertain?: boolean;
}

/** One name or several. */
const ANY_NAME = NAME.replace('(?<name>', '(?:');
export const NAMES = `(?<several>${ANY_NAME}(?:(?:,|,? (?:and|und|et|y|e|en|och|og|i|a|ja)| &) ${ANY_NAME})*)`;
