import { namesKind } from '../organization/organization-labels.js';
import { withoutSentence } from './postal-sentences.js';

/** More of them, which are whole words. */
const STREET_WORD_ALONE =
  /(?<!\p{L})(?:muelle|malecón|dársena|explanada|paraje|partida|finca|caserío|molo|banchina|cais|doca|praia|sítio|fazenda|aldeia|str\.|bd\.|b-dul|calea|aleea|șos\.|splaiul|intrarea|piața|marg|nagar|chowk|colony|sector|plot|layout|enclave|bazar|bazaar|salai|jirón|jr\.|carrera|cra\.|cl\.|diagonal|transversal|rambla|passeig|avinguda|plaça|rúa|praza|kalea|etorbidea|glorieta|travesía|urbanización|urb\.|polígono|pol\.|barrio|pasaje|carretera|ctra\.|alameda|estrada|rodovia|calçada|beco|bairro|quadra|loc\.|località|frazione|fraz\.|contrada|c\.da|salita|piazzale|lungomare|borgata|za|zi|zac|zone|parc|résidence|immeuble|esplanade|promenade|ruelle|sentier|domaine|iela|prospekts|gatvė|g\.|pr\.|al\.|tn|mnt|pst|puiestee|tänav|maantee|polku|kuja|puistikko|ranta|tori|torg|torget|allé|stræde|vænge|plads|gränd|stigen|backen|plan|körút|krt\.|sgt\.|sor|köz|rakpart|sétány|trg|cesta|put|šetalište|obala|poljana|nábřeží|třída|tř\.|nám\.|sídliště|námestie|rruga|bulevardi|sheshi|ulicë|mahallesi|mah\.|bulvarı|blv\.|sokak|sokağı|sk\.|caddesi|meydanı|đường|phố|ngõ|lorong|taman|persiaran|lebuh|gang|gg\.|mews|gardens|grove|hill|park|parade|esplanade|highway|hwy\.?|parkway|pkwy\.?|triq|misraħ|pjazza|heol|stryd|ffordd|lôn|rhodfa|sráid|bóthar|cearnóg|circle|trail|pike|turnpike|estate|postbus|postboks|boks|casella postale|apartado|case postale|pf\.|skr\. poczt\.)(?!\p{L})/iu;

/** The same, in scripts whose letters are no words to \\b. */
const STREET_WORD_ELSEWHERE =
  /(?<!\p{L})(?:пр|б-р|ш|ул|вул|бул|бульв|просп|пр-т|пров|пер|пл|наб|шосе|улица|вулиця|площа|площадь|проспект|бульвар|переулок|набережная|οδός|λεωφ|λεωφόρος|πλατεία|ქუჩა|გამზირი|ქ|გამზ|փողոց|պողոտա|שדרות|רחוב|רח|شارع|طريق|मार्ग|रोड|नगर|ถนน|ซอย)(?!\p{L})/iu;

/** Words that make a line a street's, at its beginning or its end; all others need a number. */
const STREET_WORD =
  /(stra(ß|ss)e|str\.|weg|gasse|platz|allee|ufer|damm|ring|hof|steig|promenade|markt|chaussee|kai|(?<!\p{L})(street|st\.?|road|rd\.?|avenue|ave\.?|av\.?|lane|ln\.?|drive|dr\.?|square|sq\.?|court|place|terrace|way|boulevard|blvd\.?|quay|wharf|crescent|close|row|yard|house|suite|building|floor|unit|rue|quai|impasse|chemin|allée|cours|place|calle|c\/(?!o\b)|avenida|avda\.?|paseo|plaza|camino|carrer|ronda|via|viale|piazza|corso|vicolo|largo|ulica|ul\.|aleja|al\.|plac|pl\.|os\.|rua|travessa|praça|straat|laan|plein|gracht|kade|dijk|singel|gade|vej|vägen|gatan|gata|veien|katu|tie|náměstí|ulice|utca|út|tér|strada|bulevardul|cad\.|sok\.|bp|postfach|p\.? ?o\.? ?box|box|apartado|douar|hameau|lieu-dit|quartier|hay|jalan|jl\.|οδός|λεωφ|ул\.|улица|проспект|площадь)(?:(?<=[./])|(?!\p{L})))/iu;
const HOUSE_NUMBER = /(?<![\d-])\d{1,5}(?:\s?[a-zA-Z](?!\p{L}))?(?:\s?[-–/]\s?\d{1,5}\s?[a-zA-Z]?)?(?!\d)/u;
const NO_STREET =
  /@|\d ?[ap]\.?m\b|https?:|www\.|(?<!\b(?:no|nr|nº|n°|num|№)\.?)\s?:\s*\+?\d{3,}|\b(tel|fax|phone|telefon|mo|tu|monday|montag|uhr|iban|hrb|vat|ust|siret|nip|krs|regon|copyright|©|isbn)\b/iu;

/** The street of the first line that has one, with the house or floor that stands beside it; null in a sentence about somewhere else. */
export function streetIn(candidates: readonly string[]): string | null {
  for (const candidate of candidates) {
    const text = withoutSentence(
      candidate.replace(/^[^:,]{2,30}(?<!\b(?:no|nr|kat|daire)|\d):\s*(?=\S)/iu, ''),
    );
    if (text === null) continue;
    const streets = text.split(/\s*[|·•;]\s*/).flatMap(streetsOfPiece);
    // What has a number is surer than a name that holds a word for a street: `Marktgemeinde Oberau | Dorfplatz 1`.
    const street = streets.find((one) => /\d/u.test(one)) ?? streets[0];
    if (street !== undefined) return street;
  }
  return null;
}

/** `Kontor – Kaiplatz 2`: whose street it is. */
const NAME_AND_DASH = /^[^\d,]{2,60} [–—-] (?=\P{L}*\p{L}{2})/u;

function streetsOfPiece(piece: string): string[] {
  const parts = piece
    .replace(NAME_AND_DASH, (name) => (isStreet(piece.slice(name.length)) ? '' : name))
    .split(/,\s+/)
    .map((part) => part.trim().replace(/,$/, ''));
  const first = parts.findIndex((part) => isStreet(part) || isHouse(part));
  // A flat or a floor is of no street by itself.
  if (first < 0 || !parts.some((part) => isStreet(part) && !UNIT.test(part))) return [];
  const rest = parts.slice(first);
  const end = rest.findIndex((part) => !isStreet(part) && !isHouse(part));
  return [withoutOrganization(rest.slice(0, end < 0 ? undefined : end)).join(', ')];
}

/** Without the name of the organization before the street, which may hold a word for one. */
function withoutOrganization(parts: readonly string[]): readonly string[] {
  const [first = '', ...others] = parts;
  const isName = !/\d/u.test(first) && namesKind(first);
  return isName && others.some((part) => /\d/u.test(part) && isStreet(part) && !UNIT.test(part))
    ? others
    : parts;
}

/** A post office box, in many languages. */
const POST_BOX =
  /^(?:p\.? ?o\.? ?box|box|pl|pb|bp|b\.p\.|cs|postbus|postboks|boks|postfach|apartado|casella postale|case postale|pf\.?|skr(?:ytka)?\.? poczt(?:owa)?\.?|а\/я|пк|τ\.?θ\.?|p\.? ?k\.?|private bag|locked bag|gpo box)\s?\d{1,6}(?:\s\d{2,3}){0,2}(?:\s\p{Lu}\p{Ll}+)?$/iu;
/** Houses of villages without streets have a number only. */
const IN_VILLAGE = /^(?:č\. ?p\.|čp\.|č\. ?e\.|súp\. ?č\.|hsz\.) ?\d{1,4}$/iu;
/** `Platz 3 von` goes on. */
const OPEN_END = /\s(?:von|of|to|bis|and|und|for|für)$/iu;

/** A house's number that stands by itself: `18`, `14 bis`, `nº 3`, `s/n`. */
const isHouse = (text: string): boolean =>
  /^(?:n[º°o.]*\s?)?\d{1,5}(?:\/\d{1,4})?\s?(?:bis|ter|quater|[a-zA-Z])?$|^s\/n$/iu.test(text) ||
  UNIT.test(text);

/** A building, a floor or a flat. */
const UNIT =
  /^(?:ет|вх|бл|офис|эт|пов|під|под|д|дом|буд|корп|стр|кв|оф|ap|apt|app|appt|int|interno|piso|esc|bl|bloc|sc|et|lok|kat|no|daire|byt|unit|suite|flat|fe|bus|bte|m|lgh|vån|tr|st|sal|local|of|oficina|dpto|depto|sala|lj|loja|bloco|conj|cj|scala|int|piano|lot|level|floor|ste|rm|room|blk|block|tower|wing|saal|raum|zimmer|etage|nave|planta|piano|scala|kamer|plan|kerros|emelet|pok|salle|bureau|porte|escalier)\.?\s?\p{L}?\d{0,4}\s?\p{L}?$|^\d{1,2}(?:st|nd|rd|th|º|ª|\.º|\.ª|\.|er|e|ème)?\s?(?:floor|tr|tv|th|mf|sal|og|stock|etage|étage|piso|andar|planta|esq|dto|dcha|izda|[A-D])\.?$|^#\d{1,3}-\d{1,4}.*$|^\d{1,2}\. ?(?:tv|th|mf)\.?$|^s\/n$|^\d{1,2}\.?[ºª] ?\p{L}{0,4}\.?$/iu;

/** Questions, telephone numbers, and what is counted: `Game 12`. */
const NO_HOUSE: readonly RegExp[] = [
  /[?!…]/u,
  /\d{2,4}(?: \d{2,4}){2}|\d{3}[- ]\d{3}[- ]\d{3,4}/u,
  /^(?:game|match|stage|round|volume|vol\.?|model|modell|format|lot|lote|lotto|heft|ausgabe|folge|teil|kapitel|kurs|klasse|gruppe|runde|spieltag|abteilung|tome|étape|épisode|chapitre|prix|tomo|capítulo|premio|edición|edizione|edição|etapa|prova|tappa|deel|aflevering|ronde|groep|omgång|avsnitt|klass|omgang|runde|kapittel|afsnit|luku|osa|kierros|tom|część|rozdział|díl|kolo|kapitola|kötet|fejezet|forduló|volumul|ediția|epizoda|cilt|bölüm|том|часть|глава|выпуск|тур|частина|випуск|τόμος|κεφάλαιο)(?: (?:no|nr|n[º°o])\.?)? ?\d{1,4}$/iu,
];
/** `312 oldal`, `96 pages`: a number and small words. */
const NUMBER_AND_THING = /^\d{1,5}(?: \p{Ll}+\.?)+$/u;

/** Whether a text is a street, a square or a post office box: by its number, or by a word for one. */
export function isStreet(text: string): boolean {
  if (text.length < 3 || text.length > 80 || NO_STREET.test(text)) return false;
  if (POST_BOX.test(text) || IN_VILLAGE.test(text)) return true;
  if (OPEN_END.test(text) || NO_HOUSE.some((words) => words.test(text))) return false;
  if (NUMBER_AND_THING.test(text) && !isStreetOfAWord(text)) return false;
  if (/^(?:д|дом|буд|корп|стр|кв|оф)\./u.test(text)) return false;
  if (
    HOUSE_NUMBER.test(text) &&
    /\p{L}{3}/u.test(text) &&
    (!/^\d{4,}\s/.test(text) || STREET_WORD.test(text))
  )
    return true;
  if (!/\d/.test(text) && OF_AN_ORGANIZATION.test(text)) return false;
  return (
    (STREET_WORD.test(text) || STREET_WORD_ALONE.test(text) || STREET_WORD_ELSEWHERE.test(text)) &&
    text.includes(' ') &&
    text.length < 50 &&
    (/^\p{Lu}/u.test(text) || startsAsStreet(text))
  );
}

/** `Marktgemeinde Oberau` is no market place. */
const OF_AN_ORGANIZATION =
  /(?:gemeinde|verein|verband|verwaltung|wehr|museum|schule|kirche|behörde|theater|verlag|bauhof)(?!\p{L}*(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee|ring|hof))/iu;

const startsAsStreet = (text: string): boolean =>
  [STREET_WORD, STREET_WORD_ALONE, STREET_WORD_ELSEWHERE].some((words) => words.exec(text)?.index === 0);

/** Whether a street is one by its words, not by a number alone; or a box. */
export const isStreetOfAWord = (text: string): boolean =>
  POST_BOX.test(text) ||
  STREET_WORD.test(text) ||
  STREET_WORD_ALONE.test(text) ||
  STREET_WORD_ELSEWHERE.test(text);
