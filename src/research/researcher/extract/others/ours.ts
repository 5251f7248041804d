/** What a house says of itself: `our`, `us`, as a word, or as the end of one. */
const OURS =
  /(?<!\p{L})(?:our|us|unser\p{L}{0,2}|uns|nos|notre|nous|nuestr[ao]s?|nosotr[ao]s|noss[ao]s?|nosco|nostr[aeio]|noi|onze?|ons|vår[at]?|våra|oss|vores?|vort|os|meidän|meille|meiltä|nasz\p{L}{0,3}|nami?|nás|naš\p{L}{0,3}|naší|náš|nám|nami|noastr[ăe]|nostru|noștri|nou[ăa]|bizim|bize|meie|mūsu|mums|mūsų|μας|наш\p{L}{0,3}|нас|нам|nostra|gure|ein)(?!\p{L})|\p{L}{3}(?:unk|ünk|unkb[ae]n|ünkben|unkon|ünkön|unkat|ünket|umuz|ümüz|ımız|imiz|umuzda|ımızda|imizde|ümüzde|mme|ssamme|llamme|ltamme)(?!\p{L})|当(?:社|会|院|店|館|園|校)|私(?:たち|ども)|弊社|우리|저희|我们|我們|本(?:会|社|院|馆|公司)/iu;
/** Behind it, at most this many words stand before what is the house's: `our front desk on`. */
const REACH = 4;

/** Whether the end of a text speaks of what is the organization's own: `ring our front desk on`. */
export function saysOurs(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  return OURS.test(words.slice(-REACH).join(' '));
}

/** Whether a short text speaks of what is the organization's own, anywhere in it. */
export const speaksOfOurs = (text: string): boolean => text.length <= 200 && OURS.test(text);
