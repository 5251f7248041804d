/** More of them, which are whole words. */
const STREET_WORD_ALONE =
  /(?<!\p{L})(?:muelle|malecón|dársena|explanada|paraje|partida|finca|caserío|molo|banchina|cais|doca|praia|sítio|fazenda|aldeia|str\.|bd\.|b-dul|calea|aleea|șos\.|splaiul|intrarea|piața|marg|nagar|chowk|colony|sector|plot|layout|enclave|bazar|bazaar|salai|jirón|jr\.|carrera|cra\.|cl\.|diagonal|transversal|rambla|passeig|avinguda|plaça|rúa|praza|kalea|etorbidea|glorieta|travesía|urbanización|urb\.|polígono|pol\.|barrio|pasaje|carretera|ctra\.|alameda|estrada|rodovia|calçada|beco|bairro|quadra|loc\.|località|frazione|fraz\.|contrada|c\.da|salita|piazzale|lungomare|borgata|za|zi|zac|zone|parc|résidence|immeuble|esplanade|promenade|ruelle|sentier|domaine|iela|prospekts|gatvė|g\.|pr\.|al\.|tn|mnt|pst|puiestee|tänav|maantee|polku|kuja|puistikko|ranta|tori|torg|torget|allé|stræde|vænge|plads|gränd|stigen|backen|plan|körút|krt\.|sgt\.|sor|köz|rakpart|sétány|trg|cesta|put|šetalište|obala|poljana|nábřeží|třída|tř\.|nám\.|sídliště|námestie|rruga|bulevardi|sheshi|ulicë|mahallesi|mah\.|bulvarı|blv\.|sokak|sokağı|sk\.|caddesi|meydanı|đường|phố|ngõ|lorong|taman|persiaran|lebuh|gang|gg\.|mews|gardens|grove|hill|park|parade|esplanade|highway|hwy\.?|parkway|pkwy\.?|circle|trail|pike|turnpike|estate|postbus|postboks|boks|casella postale|apartado|case postale|pf\.|skr\. poczt\.)(?!\p{L})/iu;

/** The same, in scripts whose letters are no words to \\b. */
const STREET_WORD_ELSEWHERE =
  /(?<!\p{L})(?:пр|б-р|ш|ул|вул|бул|бульв|просп|пр-т|пров|пер|пл|наб|шосе|улица|вулиця|площа|площадь|проспект|бульвар|переулок|набережная|οδός|λεωφ|λεωφόρος|πλατεία|ქუჩა|გამზირი|ქ|გამზ|փողոց|պողոտա|שדרות|רחוב|רח|شارع|طريق|मार्ग|रोड|नगर|ถนน|ซอย)(?!\p{L})/iu;

/** Words that make a line a street's, at its beginning or its end; all others need a number. */
const STREET_WORD =
  /(stra(ß|ss)e|str\.|weg|gasse|platz|allee|ufer|damm|ring|hof|steig|promenade|markt|chaussee|kai|\b(street|st\.?|road|rd\.?|avenue|ave\.?|av\.?|lane|ln\.?|drive|dr\.?|square|sq\.?|court|place|terrace|way|boulevard|blvd\.?|quay|wharf|crescent|close|row|yard|house|suite|building|floor|unit|rue|quai|impasse|chemin|allée|cours|place|calle|c\/(?!o\b)|avenida|avda\.?|paseo|plaza|camino|carrer|ronda|via|viale|piazza|corso|vicolo|largo|ulica|ul\.|aleja|al\.|plac|pl\.|os\.|rua|travessa|praça|straat|laan|plein|gracht|kade|dijk|singel|gade|vej|vägen|gatan|gata|veien|katu|tie|náměstí|ulice|utca|út|tér|strada|bulevardul|cad\.|sok\.|bp|postfach|p\.? ?o\.? ?box|box|apartado|douar|hameau|lieu-dit|quartier|hay|jalan|jl\.|οδός|λεωφ|ул\.|улица|проспект|площадь))/iu;
const HOUSE_NUMBER = /(?<![\d-])\d{1,5}(?:\s?[a-zA-Z](?!\p{L}))?(?:\s?[-–/]\s?\d{1,5}\s?[a-zA-Z]?)?(?!\d)/u;
const NO_STREET =
  /@|\d ?[ap]\.?m\b|https?:|www\.|:\s*\+?\d{3,}|\b(tel|fax|phone|telefon|mo|tu|monday|montag|uhr|iban|hrb|vat|ust|siret|nip|krs|regon|copyright|©|isbn)\b/iu;

/** The street of the first line that has one, with the house or floor that stands beside it; null in a sentence about somewhere else. */
export function streetIn(candidates: readonly string[]): string | null {
  for (const candidate of candidates) {
    const text = withoutSentence(
      candidate.replace(/^[^:]{2,30}(?<!\b(?:no|nr|kat|daire)|\d):\s*(?=\S)/iu, ''),
    );
    if (text === null) continue;
    for (const piece of text.split(/\s*[|·•;]\s*/)) {
      const parts = piece.split(/,\s+/).map((part) => part.trim().replace(/,$/, ''));
      const first = parts.findIndex((part) => isStreet(part) || isHouse(part));
      if (first < 0 || !parts.some(isStreet)) continue;
      const rest = parts.slice(first);
      const end = rest.findIndex((part) => !isStreet(part) && !isHouse(part));
      return rest.slice(0, end < 0 ? undefined : end).join(', ');
    }
  }
  return null;
}

/** What leads to the organization's own address in a sentence. */
const PROSE =
  /^.*?(?<!\p{L})(?:us at|us on|located (?:at|on|in)|is at|are at|based at|office at|address is|write to|find us (?:in|at|on)|drop in at|finden (?:sie )?uns(?: hier)?(?: in der| in den| im| am| an der| auf dem| auf der| in)?|(?:befindet|befinden) (?:sich|wir uns)(?: in der| im| am| an der| auf dem| auf der| in)?|sitz(?:t)?(?: ist)? (?:in der|im|am|an der|in)|(?:adresse|anschrift) (?:ist|lautet)|schreiben sie an|situ[ée]e?s? (?:au|à la|à|dans la|sur la)?|se trouve(?:nt)? (?:au|à la|à|dans la)?|adresse est(?: le)?|trouverez (?:au|à la)|installée?s? (?:au|à la)|siège(?: social)?(?: est)?(?: situé)? (?:au|à)|ubicad[ao]s? en(?: la| el)?|situad[ao]s? en(?: la| el)?|est[aá]mos en(?: la| el)?|se encuentra en(?: la| el)?|encontrarnos en(?: la| el)?|sede(?: social)? en(?: la)?|si trova(?: in| a)?|siamo in|ha sede (?:in|a)|sede in|localizad[ao] na|fica na|situad[ao] na|estamos na|gevestigd (?:aan|op|in)(?: de| het)?|vindt ons (?:aan|op|in)(?: de| het)?|adres is|ligger (?:på|i|vid)|finns (?:på|i|vid)|hittar oss (?:på|i|vid)|finder os (?:på|i)|finner oss (?:på|i)|holder til i|mieści się (?:przy|na)|znajduje się (?:przy|na)|siedziba przy|sídlíme (?:na|v)|najdete nás (?:na|v)|na adrese|sa nachádza (?:na|v)|adresie|adresa je|nalazi se (?:na|u)|nahaja (?:na|v)|címünk|osoitteessa)\s+(?=\p{Lu}|\d)/iu;

/** Days and times are of events. */
const WHEN =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|lørdag|søndag|sobota|niedziela|piątek|neděle|pátek|szombat|vasárnap|lauantai|sunnuntai)(?!\p{L})|\d{1,2}\.? (?:january|february|march|april|may|june|july|august|september|october|november|december|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|januari|februari|maart|mei|augustus|maja|czerwca|lipca|sierpnia|września|května|června|července|září)(?!\p{L})|\d{1,2}[:.]\d{2} ?(?:uhr|h|am|pm)\b|\d{1,2} ?h ?\d{2}\b/iu;
const SMALL_WORD = /^\p{Ll}{2,},?$/u;
/** Small words that stand in names of streets and houses. */
const OF_NAMES =
  /^(?:von|vom|van|der|den|des|dem|de|del|della|dei|delle|degli|di|da|do|dos|das|du|la|le|les|los|las|el|und|and|et|y|e|en|na|nad|pod|pri|bei|am|im|an|in|zum|zur|zu|of|the|sur|sous|lès|à|al|aux|au|ul|ulica|via|rue|avenue|place|chemin|allée|impasse|quai|cours|calle|plaza|avenida|carrer|rua|largo|travessa|straat|laan|utca|út|tér|katu|gatan|vägen|gade|vej|iela|gatvė|tn|mnt|tee|bis|ter|nr|no|bus|bte|boîte|tr|og|och|km|sn|snc|c|o|floor|andar|piso|obergeschoss|stock|etage|étage|hinterhaus|ulice|třída|náměstí|nábřeží|cesta|trg|obala|put|strada|bulevardul|sokak|cadde|mah)[,.]?$/iu;

/** A text without the sentence that leads to the address; null if that is about somewhere else. */
function withoutSentence(text: string): string | null {
  const rest = text.replace(PROSE, '');
  if (WHEN.test(rest)) return null;
  const small = rest.split(' ').filter((word) => SMALL_WORD.test(word) && !OF_NAMES.test(word));
  return small.length > 2 ? null : rest;
}

/** A post office box, in many languages. */
const POST_BOX =
  /^(?:p\.? ?o\.? ?box|box|pl|pb|bp|b\.p\.|cs|postbus|postboks|boks|postfach|apartado|casella postale|case postale|pf\.?|skr(?:ytka)?\.? poczt(?:owa)?\.?|а\/я|пк|τ\.?θ\.?|p\.? ?k\.?|private bag|locked bag|gpo box)\s?\d{1,6}(?:\s\d{2,3}){0,2}(?:\s\p{Lu}\p{Ll}+)?$/iu;
/** `Platz 3 von` goes on. */
const OPEN_END = /\s(?:von|of|to|bis|and|und|for|für)$/iu;

/** A house's number that stands by itself: `18`, `14 bis`, `nº 3`, `s/n`. */
const isHouse = (text: string): boolean =>
  /^(?:n[º°o.]*\s?)?\d{1,5}\s?(?:bis|ter|quater|[a-zA-Z])?$|^s\/n$/iu.test(text) || UNIT.test(text);

/** A building, a floor or a flat. */
const UNIT =
  /^(?:д|дом|буд|корп|стр|кв|оф|ap|apt|app|appt|int|interno|piso|esc|bl|bloc|sc|et|lok|kat|no|daire|byt|unit|suite|flat|fe|bus|bte|m|lgh|vån|tr|st|sal|local|of|oficina|dpto|depto|sala|lj|loja|bloco|conj|cj|scala|int|piano|lot|level|floor|ste|rm|room|blk|block|tower|wing)\.?\s?\p{L}?\d{0,4}\s?\p{L}?$|^\d{1,2}(?:st|nd|rd|th|º|ª|\.º|\.ª|\.|er|e|ème)?\s?(?:floor|tr|tv|th|mf|sal|og|stock|etage|étage|piso|andar|planta|esq|dto|dcha|izda|[A-D])\.?$|^#\d{1,3}-\d{1,4}.*$|^\d{1,2}\. ?(?:tv|th|mf)\.?$|^s\/n$|^\d{1,2}\.?[ºª] ?\p{L}{0,4}\.?$/iu;

/** Whether a text is a street, a square or a post office box: by its number, or by a word for one. */
export function isStreet(text: string): boolean {
  if (text.length < 3 || text.length > 80 || NO_STREET.test(text)) return false;
  if (POST_BOX.test(text)) return true;
  if (OPEN_END.test(text)) return false;
  if (/^(?:д|дом|буд|корп|стр|кв|оф)\./u.test(text)) return false;
  if (
    HOUSE_NUMBER.test(text) &&
    /\p{L}{3}/u.test(text) &&
    (!/^\d{4,}\s/.test(text) || STREET_WORD.test(text))
  )
    return true;
  return (
    (STREET_WORD.test(text) || STREET_WORD_ALONE.test(text) || STREET_WORD_ELSEWHERE.test(text)) &&
    text.includes(' ') &&
    text.length < 50 &&
    (/^\p{Lu}/u.test(text) || startsAsStreet(text))
  );
}

const startsAsStreet = (text: string): boolean =>
  [STREET_WORD, STREET_WORD_ALONE, STREET_WORD_ELSEWHERE].some((words) => words.exec(text)?.index === 0);

/** Whether a street is one by its words, not by a number alone; or a box. */
export const isStreetOfAWord = (text: string): boolean =>
  POST_BOX.test(text) ||
  STREET_WORD.test(text) ||
  STREET_WORD_ALONE.test(text) ||
  STREET_WORD_ELSEWHERE.test(text);
