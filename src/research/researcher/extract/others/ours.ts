/** What a house says of itself, as a word that is none in another language. */
const OURS =
  /(?<!\p{L})(?:our|unser\p{L}{0,2}|uns|notre|nuestr[ao]s?|nosotr[ao]s|noss[ao]s?|nostr[aeio]|nosco|onze|vår[at]?|våra|oss|vores|vort|meidän|meille|meiltä|nasi|nasz(?:a|e|ej|ego|emu|ym|ych|ą)?|naš(?:a|e|eho|emu|í|om|em|im|ich|ej|ih|u)?|naši|náš|noastr[ăe]|nostru|noștri|bizim|bize|meie|mūsu|mūsų|μας|наш\p{L}{0,3}|nostra|gure)(?!\p{L})|当(?:社|会|院|店|館|園|校)|私(?:たち|ども)|弊社|우리|저희|我们|我們|本(?:会|社|院|馆|公司)/iu;
/** And words and endings that are such only in their language. */
const OURS_IN: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})us(?!\p{L})/u,
  fr: /(?<!\p{L})(?:nos|nous)(?!\p{L})/iu,
  it: /(?<!\p{L})noi(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:noi|nouă)(?!\p{L})/iu,
  nl: /(?<!\p{L})ons(?!\p{L})/iu,
  da: /(?<!\p{L})os(?!\p{L})/iu,
  cy: /(?<!\p{L})ein(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:nas|nam|nami)(?!\p{L})/iu,
  cs: /(?<!\p{L})(?:nás|nám|námi)(?!\p{L})/iu,
  sk: /(?<!\p{L})(?:nás|nám|nami)(?!\p{L})/iu,
  fi: /\p{L}{3}mme(?!\p{L})/iu,
  hu: /\p{L}{2}[aáeéiouöüóőúű]nk(?:b[ae]n?|[oöe]n|[ae]t|nál|nél|h[oeö]z|r[ae]|t[oóőö]l)?(?!\p{L})/iu,
  tr: /\p{L}{2}[ıiuü]m[ıiuü]z(?:[dt][ae]n?|[ıiuü]n|l[ae]|[ıiuüae])?(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:нас|нам|нами)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:нас|нам|нами)(?!\p{L})/iu,
};
/** Behind it, at most this many words stand before what is the house's: `our front desk on`. */
const REACH = 4;

const isOurs = (text: string, language: string): boolean =>
  OURS.test(text) || (OURS_IN[language.slice(0, 2)]?.test(text) ?? false);

/** Whether the end of a text speaks of what is the organization's own: `ring our front desk on`. */
export const saysOurs = (text: string, language: string): boolean =>
  isOurs(text.trim().split(/\s+/u).slice(-REACH).join(' '), language);

/** Whether a short text speaks of what is the organization's own, anywhere in it. */
export const speaksOfOurs = (text: string, language: string): boolean =>
  text.length <= 200 && isOurs(text, language);

/** What a sentence begins behind; an abbreviation ends none. */
const SENTENCE = /^.*(?:[!?]|(?<=\p{L}{4}|\)|\d{3})\.) (?=\p{Lu})/su;

/** What stands of a sentence before a place on its line. */
export const sentenceBefore = (text: string, at: number): string =>
  text.slice(Math.max(0, at - 300), at).replace(SENTENCE, '');
