import { folded, KIND_WORDS, PAGE_KINDS } from '../../page/page-kinds.js';
import { hasGivenName, isGivenName } from './given-names.js';
import { endsAsFirm, isOfNobody } from './no-names.js';
import { GENERATION, withoutTitles } from './person-titles.js';
import { isRoleWord, namesBody, namesRole } from '../roles/role-words.js';
import { hasWordOfThing } from './words-of-things.js';

/** A person's name, as directories keep it. */
export interface PersonName {
  readonly name: string;
  readonly first_name: string | null;
  readonly last_name: string;
}

const PARTICLE =
  /^(?:von|van|vom|zu|zum|zur|de|del|della|dello|di|da|das|do|dos|du|des|la|le|los|las|el|al|bin|bint|ibn|ben|der|den|ter|ten|het|op|'t|af|av|y|e|i|san|santa|st|mac|mc|abu|bar|ap|ó|ní|nic|ua|uí|dos|e|'s|binti|bt|bte|b|anak|oğlu|kızı|ul|ur|os|dalle|delle|lo|li|ab|ferch)\.?$/iu;
const TOKEN =
  /^\p{Lu}[\p{L}\p{M}]*(?:[’'`-]\p{L}[\p{L}\p{M}]*)*\.?$|^\p{L}[’']\p{Lu}[\p{L}\p{M}]+$|^\p{Lu}\.(?:-?\p{Lu}\.)*$/u;
/** An office or a company begins so; initials are those of given names. */
const ABBREVIATION = /^(?!.?J)[BCDFGHKLMNPQRSTVWXZ]{2,5}$/u;
/** Nor can anybody's last name be said without a vowel, or what takes its place: `Nordgaard VVS`. */
const UNSPEAKABLE = /^[BCDFGHJKMNPQSTVWXZ]{3,}$/u;
/** `Орлов П. Н.`: so are people called in offices where Cyrillic is written. */
const WITH_INITIALS = /^\p{Script=Cyrillic}[\p{L}-]+ \p{Lu}\.(?: ?\p{Lu}\.)?$/u;
/** Irish last names have a small letter before the capital one: `an tSaoi`, `Ó hÉanaí`. */
const PREFIXED = /^(?:[tdngbm]|h|bh|mh|gC|bhF|nD|nG)\p{Lu}\p{Ll}+$/u;
const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]{1,6}(?:[ \u3000・][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]{1,8})?$|^\p{Script=Hangul}{2,5}$/u;
/** Names of people from elsewhere, in Japan: `グエン・ティ・ラン`. */
const IN_KATAKANA = /^[\p{Script=Katakana}ー]{2,10}(?:[・＝=][\p{Script=Katakana}ー]{1,10}){2,3}$/u;
/** `旬の野菜`: what belongs to something is a thing, where no space parts two names. */
const BELONGS = /^[^ \u3000・]*の[^ \u3000・]{2,}$|^お?客様/u;
/** Scripts without capital letters, names in two parts or more. */
const UNCASED_ELSEWHERE =
  /^(?:\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Gujarati}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Gurmukhi}|\p{Script=Sinhala}|\p{Script=Thai}|\p{Script=Georgian}|\p{Script=Khmer}|\p{Script=Lao}|\p{Script=Myanmar}|\p{Script=Ethiopic})[^\s\p{P}\p{N}]{1,19}(?: [^\s\p{P}\p{N}]{2,20}){1,3}$/u;
const UNCASED =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{M}'-]{2,20}(?: [\p{Script=Arabic}\p{Script=Hebrew}\p{M}'-]{2,20}){1,4}$/u;

/** Who wrote an article is named so. */
const BYLINE =
  /^(?:(?:by|par|por|text|foto|photo|words|after|nach|based on|from|según|basado en|tratto da|podle|według|efter|naar)\s|d[’']après\s)/iu;
/** What buttons say. */
const CALL =
  /^(?:contact|contactez|contacte|contacta|contactar|contate|contatta|contattare|kontaktieren|kontakta|kontaktujte|adressez|écrivez|appelez|demandez|diríjase|pregunte|escriba|llame|rivolgersi|scrivere|chiedere|dirija|escreva|wenden|fragen|schreiben|rufen|melden|henvend|skontaktuj|napisz|zadzwoń|zapytaj|kérdezze|hívja|sunați|scrieți|pišite|nazovite|book|read|learn|buy|get|see|view|find|make|send|sign|call|visit|discover|explore|jetzt|termin|mehr|hier|réserver|réservez|prendre|prenez|voir|lire|en savoir|découvrir|reserva|reservar|pide|pedir|leer|ver|saber|conoce|agende|agendar|marque|marcar|saiba|prenota|prenotare|leggi|scopri|umów|zarezerwuj|czytaj|zobacz|objednat|objednejte|rezervovat|rezervujte|číst|zobrazit|foglalj\p{L}*|olvass|bővebben|programează|rezervă|citește|vezi|boka|läs|læs|bestill|varaa|boek|bekijk|randevu|devamı|записаться|подробнее|читать|купить|записатися|детальніше|κλείστε|δείτε|διαβάστε)\s/iu;
const NOT_EAST_ASIAN_NAME =
  /[\p{Script=Han}\p{Script=Katakana}][をがはへにで]\p{Script=Han}|増築|改築|開館|開設|開業|開校|創立|創業|移転|竣工|完成|受賞|展示|特別展|企画展|講演|商号|本社|支店|支社|本店|工場|営業所|本部|資本|従業員|取引|許可|免許|代表者|督導|社工|專案|企劃|行政|概要|時間|診療|料金|予約|営業|受付|施設|商品|製品|案内|会社|協会|一覧|紹介|連絡|問い?合|役員|情報|採用|活動|事業|沿革|所在|電話|住所|地図|交通|株式|法人|財団|社団|大学|学校|研究|センター|ホーム|トップ|メール|お知らせ|名称|設立|目的|所属|資格|経歴|略歴|学歴|職歴|趣味|特技|出身|専門|著書|得意|分野|日程|会場|定員|対象|申込|書院|公司|中心|我們|我们|聯絡|联系|회사|소개|문의|안내/u;
/** Articles and prepositions, organizations and places: no Arabic name begins with one. */
const NOT_GIVEN_NAME =
  /^(?:احجز|اقرأ|اقرأي|اطلب|سجل|سجّل|شاهد|تعرف|تعرّف|المزيد|تبرع|تبرّع|انضم|حمل|حمّل|أرسل|ارسل|استمع|تصفح|تابع|تابعنا|زوروا|اعرف|اشترك|ابحث|ال|عن |من |إلى |في |على |مع |فريق|مجلس|جمعية|مكتبة|مركز|دار |شركة|مؤسسة|هاتف|بريد|عنوان|شارع|مدينة|أوقات|ساعات|تواصل|اتصل|حول |كل |هذا |هذه )/u;
/** Words that are of organizations, places, pages and days rather than of people. */
const NOT_PERSONAL =
  /(?<!\p{L})(?:direito|derecho|droit|diritto|laborator(?:y|ies|io|ium|ija|ja)|laboratoire|labor|observatory|observatoire|academy|academia|akademie|akademia|académie|faculty|fakultät|faculté|facultad|consortium|konsortium|universities|sindicato|syndicat|sindacato|gewerkschaft|związek|federation|federación|fédération|verbund|trust|authority|autoridad|autorité|ministry|ministerium|ministère|ministerio|musik|schauspiel|theater|teatro|théâtre|agentur|agency|agence|agenzia|agencja|gmbh|mbh|ag|kg|ohg|ug|e\.?\s?v\.?|ev|inc|ltd|llc|plc|limited|corp|company|s\.?l\.?|s\.?a\.?|sarl|sas|srl|spa|sp\.?|z\.?o\.?o|b\.?v\.?|ab|aps|oy|as|foundation|stiftung|fondation|fundación|fundacja|fondazione|association|verein|verband|asociación|stowarzyszenie|associazione|society|club|institute?|institut|instituto|university|universität|université|universidad|school|schule|schulen|école|escuela|szkoła|college|museum|musée|museo|muzeum|library|bibliothek|kirche|hospital|clinic|center|centre|zentrum|centro|centrum|haus|maison|team|staff|équipe|equipo|zespół|kontakt|contact|contacto|contatti|about|über|uns|nous|nosotros|home|startseite|accueil|inicio|welcome|willkommen|bienvenue|bienvenidos|impressum|imprint|datenschutz|privacy|cookies?|newsletter|news|aktuelles|actualités|noticias|events?|service|services|angebote?|projekte?|projects?|programme?|presse|press|media|shop|donate|spenden|join|login|search|suche|menu|menü|more|mehr|read|learn|street|straße|strasse|str|road|rue|avenue|boulevard|calle|plaza|via|ulica|ul|platz|weg|gasse|allee|stadt|city|county|office|büro|bureau|biuro|oficina|phone|telefon|tel|fax|email|e-mail|mail|adresse|address|opening|hours|öffnungszeiten|monday|montag|lundi|lunes|january|januar|copyright|rights|reserved|all|our|unser|unsere|unseren|notre|nos|nuestro|nuestra|the|and|for|with|your|ihre?|votre|tu|su|our|general|allgemeine|annual|jahresbericht|report|rapport|download|social|facebook|instagram|twitter|linkedin|youtube|mastodon|github|south|east|nord|süd|ost|sud|est|ouest|world|europe|europa|germany|deutschland|france|españa|polska|italia|board|department|abteilung|group|gruppe|groupe|grupo|committee|ausschuss|council|network|netzwerk|partner|partners|friends|freunde|amis|members|mitglieder|history|geschichte|histoire|historia|mission|vision|values|werte|arbeit|travail|jobs|karriere|careers?|open|free|new|neue?r?|neues|next|back|zurück|top|seite|site|website|karte|plan|legal|notice|mentions|légales|aviso|terms|conditions|agb|vat|ust|registergericht|\p{L}*gericht|handelsregister|vereinsregister|registre|tribunal|bank|iban|bic)(?!\p{L})/iu;

/**
 * The name that a text is, academic titles and the like left out; null if the text is no person's name.
 *
 * @param hint whether the place says that it is a name: then names in scripts without capitals are taken too
 * @param family the last name, where it is stated
 */
export function personName(text: string, hint = false, family: string | null = null): PersonName | null {
  if (SOMEBODY.test(text)) return null;
  const plain = withoutTitles(text);
  if (plain.length < 2 || plain.length > 80 || /[\d@:/\\|<>{}[\]_=+*#"„“”!?;()]/u.test(plain)) return null;
  if (isPageNameElsewhere(plain) || BYLINE.test(plain) || CALL.test(plain)) return null;
  if (EAST_ASIAN.test(plain)) {
    return hint && !namesRole(plain) && !saysThing(plain) ? inEastAsia(plain) : null;
  }
  if (IN_KATAKANA.test(plain)) return hint ? inEastAsia(plain) : null;
  if (UNCASED.test(plain)) {
    return hint && !namesRole(plain) && !NOT_GIVEN_NAME.test(plain) ? inTwo(plain.split(' '), family) : null;
  }
  if (UNCASED_ELSEWHERE.test(plain))
    return hint && !namesRole(plain) && !isSpokenOf(plain) ? inTwo(plain.split(' '), family) : null;
  if (NOT_PERSONAL.test(withoutLastName(plain)) || hasWordOfThing(plain)) return null;
  if (WITH_INITIALS.test(plain)) return hint ? inTwo(plain.split(' ').toReversed(), null, plain) : null;
  const tokens = lastNameFirst(plain) ?? plain.split(' ');
  if (tokens.length < 2 || tokens.length > 6 || ABBREVIATION.test(tokens[0]!)) return null;
  if (UNSPEAKABLE.test(tokens.at(-1)!) && !isShout(tokens[0]!)) return null;
  // The point of a legal form is no longer behind the plain name.
  if (isOfNobody(tokens) || endsAsFirm(text)) return null;
  const isPart = (token: string): boolean =>
    TOKEN.test(token) || PREFIXED.test(token) || GENERATION.test(token);
  const capital = tokens.filter((token) => isPart(token) && !GENERATION.test(token));
  const rest = tokens.filter((token) => !isPart(token));
  if (
    capital.length < 2 ||
    !rest.every(
      (token) => PARTICLE.test(token) || (token === 'an' && tokens.some((one) => PREFIXED.test(one))),
    )
  )
    return null;
  if (isPlace(tokens) || (namesBody(plain) && !isGivenName(tokens[0]!))) return null;
  if (tokens[0]!.includes('-') && isRoleWord(tokens[0]!.split('-')[0]!)) return null;
  // An initial is no last name, and a role in capitals ("Artistic Director") no name.
  if (/^\p{Lu}\.?$/u.test(tokens.at(-1)!) || PARTICLE.test(tokens.at(-1)!)) return null;
  // `Sue Carpenter` is none of a carpenter: trades are last names as well, behind a given name.
  if (tokens.some(isRoleWord) && !(tokens.length === 2 && isGivenName(tokens[0]!) && !isOffice(tokens[1]!)))
    return null;
  return inTwo(tokens, family);
}

/** Words among those that are last names as well: behind a known given name, they are. */
const LAST_NAME_TOO = /^(?<given>\p{L}+)\s(?:Back|Read|Nord|Ost|Süd|Sud|South|Mehr|Neuer|Press|Su|Tu|West)$/u;
const withoutLastName = (text: string): string => {
  const given = LAST_NAME_TOO.exec(text)?.groups?.['given'];
  return given !== undefined && isGivenName(given) ? given : text;
};

/** Whether texts are names, at least half of them with a known given name. */
export const areMostlyKnown = (texts: readonly string[]): boolean =>
  texts.every((text) => personName(text) !== null) && texts.filter(isKnownName).length * 2 >= texts.length;

/** Whether a text is a name whose first or second word is a known given name, behind its titles. */
export function holdsGivenName(text: string): boolean {
  const name = personName(text);
  return name !== null && name.name.split(/[ -]/u).slice(0, 2).some(isGivenName);
}

/** Chinese pages tell whom to ask for by a last name alone: Ms Huang. */
const SOMEBODY = /^\p{Script=Han}(?:小姐|先生|女士|老師|老师)$/u;

/** What pages are called, in scripts in which no name is spelled like it. */
const isPageNameElsewhere = (text: string): boolean =>
  !/\p{Script=Latin}/u.test(text) && PAGE_KINDS.some((kind) => KIND_WORDS[kind].test(folded(text)));

/** `Church Lane` is a street, `Sarah Lane` a person. */
const isPlace = (tokens: readonly string[]): boolean =>
  /^(?:corso|piazza|piazzale|viale|vicolo|largo|strada|aleja|aleje|plac|rynek|osiedle|praça|avenida|rambla|passeig|carrer|carrera|quai|cours|chemin|allée|impasse|sentier|torg|utca|náměstí|trg|cesta|ulice|jalan|bulevardul|calea|улица|ул|площадь|проспект|вулиця|вул|площа|бульвар|οδός|πλατεία|λεωφόρος|sede|siège|haus|san|santa|são|villa|casa|palazzo|hotel|gasthof|gasthaus|café|restaurant|schloss|burg|kloster|château|castello|pension|hof|salle|sala|saal|aula|église|iglesia|chiesa|kościół|kirche|st|sankt|saint|sainte|bad|port|mont|lac|lake|fort|cap|cape)\.?$/iu.test(
    tokens[0]!,
  ) ||
  /^(?:terrace|crescent|gardens|rectory|vicarage|farm|cottage|mews|quay|wharf|yard|square|drive|barn|manor|avenue|chapel)$/iu.test(
    tokens.at(-1)!,
  ) ||
  (/^(?:lane|court|house|mill|hall|park|church|bridge|row|lodge|grove|close|hill|green|common|cross|gate|walk|field|fields|springs|beach|bay|valley|island|lake|river|forest|garden|castle|tower|mountain)$/iu.test(
    tokens.at(-1)!,
  ) &&
    !isGivenName(tokens[0]!)) ||
  (ON_MAPS.test(tokens[0]!) && !isGivenName(tokens[0]!) && !isGivenName(tokens.at(-1)!));

/** What names of places begin with, or of halls: `Costa Brava`, `Нижний Новгород`, `Großer Saal`. */
const ON_MAPS =
  /^(?:costa|rio|río|monte|lago|val|sierra|serra|isla|isle|île|ilha|isola|otok|wyspa|ostrov|nowy|nowa|zielona|jelenia|banská|české|česká|hradec|novi|novo|velika|stara|slavonski|buenos|los|las|groß|große|großer|kleine|kleiner|blauer|grüner|roter|weißer|neue|alte|alter|rotes|croce|cruz|croix|czerwony|červený|нижний|верхний|новый|великий|новий|нови|велико|стара|санкт|άγιος|αγία|νέα|νέος|παλαιά|άνω|κάτω|pro|die|ponte|porto|puerto|puente|banco|elektro|vita|terra)$/iu;

/** Offices are nobody's last name. */
const isOffice = (word: string): boolean =>
  /^(?:\p{L}{0,4}direct|direkt|dyrekt|diret|manag|presid|präsid|prezes|chair|secret|sekret|segret|treasur|coordin|koordin|assist|asist|officer|founder|vorst|vorsitz|\p{L}*leiter(?:in)?$|execut|product|project|projekt|program|market|sales|support|polic|financ|operation|communic|volunt|board|member|staff|people|legal|press|trustee|team|consult|editor|redak|engineer|ingen|develop|design|teach|nurse|doctor|profes)/iu.test(
    word,
  );

/** Whether a text is a name that has a known given name in it. */
export function isKnownName(text: string): boolean {
  const name = personName(text);
  return name !== null && hasGivenName(name.name);
}

/** `Ruiz, Ana María`, `RUIZ Ana`, `LE GOFF Ana` and `van der MEULEN Ana`: the last name stands first there. */
function lastNameFirst(text: string): string[] | null {
  const [last, first, ...more] = text.split(', ');
  // `Petra Voß, Leiterin` is none: what stands behind the comma is what she is.
  if (first !== undefined && namesRole(first) && !isGivenName(first.split(' ')[0]!)) return null;
  const areTwo = [last!, first ?? ''].every((part) => part.includes(' ') && isGivenName(part.split(' ')[0]!));
  if (areTwo) return null;
  if (first !== undefined && more.length === 0 && !GENERATION.test(first))
    return [...first.split(' '), ...last!.split(' ')];
  const tokens = text.split(' ');
  if (tokens.length < 2 || tokens.every(isShout)) return null;
  let end = 0;
  while (
    end < tokens.length - 1 &&
    (isShout(tokens[end]!) || (PARTICLE.test(tokens[end]!) && isBeforeShout(tokens, end)))
  )
    end += 1;
  // `La Salle Ana` is no last name before a first one: some of it is in capitals.
  if (end === 0 || !tokens.slice(0, end).some(isShout) || tokens.slice(end).some(isShout)) return null;
  return [...tokens.slice(end), ...tokens.slice(0, end)];
}

/** A word in capitals, but for the small letters that belong to it: `RUIZ`, `McDONALD`, `O’BRIEN`. */
const isShout = (token: string): boolean =>
  token.length > 2 && /^(?:Mc|Mac|[DLO][’'])?[\p{Lu}\p{M}’'-]{2,}$/u.test(token) && !GENERATION.test(token);

/** Whether the particles from here on end at a word in capitals: `van der MEULEN`. */
const isBeforeShout = (tokens: readonly string[], from: number): boolean => {
  const next = tokens.slice(from).find((token) => !PARTICLE.test(token));
  return next !== undefined && isShout(next);
};

/** Words of pages in scripts in which any two words look like a name. */
const isSpokenOf = (text: string): boolean =>
  /टीम|संपर्क|समिति|संस्था|विद्यालय|हमार|पता|फोन|ईमेल|समय|सोमवार|ทีม|ติดต่อ|โทร|อีเมล|ที่อยู่|มูลนิธิ|สมาคม|โรงเรียน|วันจันทร์|เวลา|გუნდი|კონტაქტ|მისამართ|ტელეფონ|ჩვენ|ასოციაცი|ფონდი|সংগঠন|যোগাযোগ|குழு|தொடர்பு/u.test(
    text,
  );

function inTwo(tokens: readonly string[], family: string | null, name = tokens.join(' ')): PersonName {
  if (family !== null && name.endsWith(family) && name.length > family.length) {
    return { name, first_name: name.slice(0, -family.length).trim(), last_name: family };
  }
  // What tells generations apart is no part of the last name.
  const end = tokens.length - (GENERATION.test(tokens.at(-1)!) && tokens.length > 2 ? 1 : 0);
  let at = end - 1;
  while (
    at > 1 &&
    PARTICLE.test(tokens[at - 1]!) &&
    (/^\p{Ll}/u.test(tokens[at - 1]!) || isShout(tokens[at]!))
  )
    at -= 1;
  return { name, first_name: tokens.slice(0, at).join(' '), last_name: tokens.slice(at, end).join(' ') };
}

const saysThing = (text: string): boolean => NOT_EAST_ASIAN_NAME.test(text) || BELONGS.test(text);

/** Whether a text in Han or Kana says what something else is than a person. */
export const saysNoName = (text: string): boolean => saysThing(text) && !namesRole(text);

/** The family's name stands first, where a space tells both apart. */
function inEastAsia(name: string): PersonName {
  const [last, first] = name.split(/[ \u3000]/u);
  return first === undefined
    ? { name, first_name: null, last_name: name }
    : { name, first_name: first, last_name: last! };
}
