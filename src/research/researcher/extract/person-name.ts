import { folded, KIND_WORDS, PAGE_KINDS } from '../page/page-kinds.js';
import { hasGivenName } from './given-names.js';
import { isRoleWord, namesRole } from './role-words.js';

/** A person's name, as directories keep it. */
export interface PersonName {
  readonly name: string;
  readonly first_name: string | null;
  readonly last_name: string;
}

const TITLES =
  /^(?:(?:(?:d|dr|sr|prof|eng|arq|dra)\.?[ªº]|mga|bca|rndr|paeddr|mvdr|thdr|icdr|ak|mal|habil|theol|pharm|oec|cand|stud|doç|av|uzm|öğr|gör|yrd|ks|ds|ifj|özv|κ|κα|δρ|пан|пані|проф|captain|commander|colonel|major|lieutenant|sergeant|judge|senator|councillor|baroness|baron|professora?|professore(?:ssa)?|profesora?|doctora?|doktor|pastor(?:in)?|pfarrer(?:in)?|diakon(?:in)?|padre|père|donna|imam|rabbi|kapitän|herrn?|frau|hr|fr|mr|mrs|ms|miss|mx|sir|dame|lord|lady|rev|reverend|sister|brother|father|pater|schwester|bruder|soeur|sœur|frère|suor|fra|canon|capt|cllr|prof\.?in|monsieur|madame|mademoiselle|mme|mlle|m|sr|sra|srta|señora?|don|doña|dña|d|sig|sig\.?ra|signora?|dott|dott\.?ssa|avv|ing|arch|geom|rag|pan|pani|dr|dra|drs|prof|prof\.?ssa|doc|mag|magister|dipl\.?-?\p{L}+\.?|mgr|inż|lic|licda?|lek|hab|bc|mudr|judr|phdr|ingr|phil|iur|jur|med|n(?=\. med)|rer|nat|h\.?c|univ|em|pr|me|maître|enf|enf\.?ª|eng|eng\.?º|arq|sra?\.?|fru|dhr|mevr|mw|ir|msc|bsc|ba|ma|сэр|г-н|г-жа|السيدة?|الأستاذة?|الدكتورة?|المهندسة?|د|أ|م)[.\u200f]?(?:\s+|(?<=\.)))+(?=\S{2})/iu;
/** Degrees that stand before a name have a capital inside: `MgA.`, `PhMr.`. */
const DEGREE_BEFORE = /^\p{Lu}\p{L}{0,3}\p{Lu}\p{L}{0,2}\.\s+(?=\S+\s\S)/u;
const SUFFIXES =
  /[,\s]+(?:\(hons?\)|ph\.?\s?d\.?|m\.?d\.?|m\.?sc\.?|b\.?sc\.?|m\.?a\.?|b\.?a\.?|ll\.?m\.?|ll\.?b\.?|mba|mph|esq\.?|jr\.?|sr\.?|ii|iii|obe|mbe|cbe|frs|kc|qc|cpa|csc|rn|m\.?eng\.?|csw|d\.?phil\.?|dipl\.?-?\p{L}+\.?(?:\s?\(fh\))?)$/iu;
const HONORIFIC_AFTER = /\s*(?:様|さん|氏|先生|博士|님|씨)$/u;
const PRONOUNS =
  /\s*[([](?:she|he|they|sie|er|elle|il|iel|ella|él|hon|han|hen|zij|hij|lei|lui)(?: ?[/|,] ?\p{L}+){0,2}[)\]]$/iu;
const PARTICLE =
  /^(?:von|van|vom|zu|zum|zur|de|del|della|dello|di|da|das|do|dos|du|des|la|le|los|las|el|al|bin|bint|ibn|ben|der|den|ter|ten|het|op|'t|af|av|y|e|i|san|santa|st|mac|mc|abu|bar|ap|ó|ní|d|l|dal|dalla|degli|dei)\.?$/iu;
const TOKEN =
  /^\p{Lu}[\p{L}\p{M}]*(?:[’'`-]\p{L}[\p{L}\p{M}]*)*\.?$|^\p{L}[’']\p{Lu}[\p{L}\p{M}]+$|^\p{Lu}\.(?:-?\p{Lu}\.)*$/u;
const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]{1,6}(?:[ \u3000・][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]{1,8})?$|^\p{Script=Hangul}{2,5}$/u;
const UNCASED =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{M}'-]{2,20}(?: [\p{Script=Arabic}\p{Script=Hebrew}\p{M}'-]{2,20}){1,4}$/u;

/** Who wrote an article is named so. */
const BYLINE = /^(?:by|par|por|text|foto|photo|words)\s/iu;
const NOT_EAST_ASIAN_NAME =
  /概要|時間|診療|料金|予約|営業|受付|施設|商品|製品|案内|会社|協会|一覧|紹介|連絡|問い?合|役員|情報|採用|活動|事業|沿革|所在|電話|住所|地図|交通|株式|法人|財団|社団|大学|学校|研究|センター|ホーム|トップ|メール|お知らせ|名称|設立|目的|書院|公司|中心|我們|我们|聯絡|联系|회사|소개|문의|안내/u;
/** Articles and prepositions, organizations and places: no Arabic name begins with one. */
const NOT_GIVEN_NAME =
  /^(?:ال|عن |من |إلى |في |على |مع |فريق|مجلس|جمعية|مكتبة|مركز|دار |شركة|مؤسسة|هاتف|بريد|عنوان|شارع|مدينة|أوقات|ساعات|تواصل|اتصل|حول |كل |هذا |هذه )/u;
/** Words that are of organizations, places, pages and days rather than of people. */
const NOT_PERSONAL =
  /(?<!\p{L})(?:gmbh|mbh|ag|kg|ohg|ug|e\.?\s?v\.?|ev|inc|ltd|llc|plc|limited|corp|company|s\.?l\.?|s\.?a\.?|sarl|sas|srl|spa|sp\.?|z\.?o\.?o|b\.?v\.?|ab|aps|oy|as|foundation|stiftung|fondation|fundación|fundacja|fondazione|association|verein|verband|asociación|stowarzyszenie|associazione|society|club|institute?|institut|instituto|university|universität|université|universidad|school|schule|schulen|école|escuela|szkoła|college|museum|musée|museo|muzeum|library|bibliothek|kirche|hospital|clinic|center|centre|zentrum|centro|centrum|haus|maison|team|staff|équipe|equipo|zespół|kontakt|contact|contacto|contatti|about|über|uns|nous|nosotros|home|startseite|accueil|inicio|welcome|willkommen|bienvenue|bienvenidos|impressum|imprint|datenschutz|privacy|cookies?|newsletter|news|aktuelles|actualités|noticias|events?|service|services|angebote?|projekte?|projects?|programme?|presse|press|media|shop|donate|spenden|join|login|search|suche|menu|menü|more|mehr|read|learn|street|straße|strasse|str|road|rue|avenue|boulevard|calle|plaza|via|ulica|ul|platz|weg|gasse|allee|stadt|city|county|office|büro|bureau|biuro|oficina|phone|telefon|tel|fax|email|e-mail|mail|adresse|address|opening|hours|öffnungszeiten|monday|montag|lundi|lunes|january|januar|copyright|rights|reserved|all|our|unser|unsere|unseren|notre|nos|nuestro|nuestra|the|and|for|with|your|ihre?|votre|tu|su|our|general|allgemeine|annual|jahresbericht|report|rapport|download|social|facebook|instagram|twitter|linkedin|youtube|mastodon|github|south|east|nord|süd|ost|sud|est|ouest|world|europe|europa|germany|deutschland|france|españa|polska|italia|board|department|abteilung|group|gruppe|groupe|grupo|committee|ausschuss|council|network|netzwerk|partner|partners|friends|freunde|amis|members|mitglieder|history|geschichte|histoire|historia|mission|vision|values|werte|arbeit|travail|jobs|karriere|careers?|open|free|new|neue?r?|neues|next|back|zurück|top|seite|site|website|karte|plan|legal|notice|mentions|légales|aviso|terms|conditions|agb|vat|ust|registergericht|\p{L}*gericht|handelsregister|vereinsregister|registre|tribunal|bank|iban|bic)(?!\p{L})/iu;

/**
 * The name that a text is, academic titles and the like left out; null if the text is no person's name.
 *
 * @param hint whether the place says that it is a name: then names in scripts without capitals are taken too
 * @param family the last name, where it is stated
 */
export function personName(text: string, hint = false, family: string | null = null): PersonName | null {
  const plain = withoutTitles(text);
  if (plain.length < 2 || plain.length > 80 || /[\d@:/\\|<>{}[\]_=+*#"„“”!?;()]/u.test(plain)) return null;
  if (isPageNameElsewhere(plain) || BYLINE.test(plain)) return null;
  if (EAST_ASIAN.test(plain)) {
    return hint && !namesRole(plain) && !NOT_EAST_ASIAN_NAME.test(plain) ? inEastAsia(plain) : null;
  }
  if (UNCASED.test(plain)) {
    return hint && !namesRole(plain) && !NOT_GIVEN_NAME.test(plain) ? inTwo(plain.split(' '), family) : null;
  }
  if (NOT_PERSONAL.test(plain)) return null;
  const tokens = lastNameFirst(plain) ?? plain.split(' ');
  if (tokens.length < 2 || tokens.length > 6) return null;
  const capital = tokens.filter((token) => TOKEN.test(token));
  const rest = tokens.filter((token) => !TOKEN.test(token));
  if (capital.length < 2 || !rest.every((token) => PARTICLE.test(token))) return null;
  // An initial is no last name, and a role in capitals ("Artistic Director") no name.
  if (/^\p{Lu}\.?$/u.test(tokens.at(-1)!) || PARTICLE.test(tokens.at(-1)!)) return null;
  if (tokens.some(isRoleWord)) return null;
  return inTwo(tokens, family);
}

/** What pages are called, in scripts in which no name is spelled like it. */
const isPageNameElsewhere = (text: string): boolean =>
  !/\p{Script=Latin}/u.test(text) && PAGE_KINDS.some((kind) => KIND_WORDS[kind].test(folded(text)));

/** Whether a text is a name that has a known given name in it. */
export function isKnownName(text: string): boolean {
  const name = personName(text);
  return name !== null && hasGivenName(name.name);
}

function withoutTitles(text: string): string {
  let plain = text
    .normalize('NFC')
    .replace(/[\s\u00a0\u3000]+/gu, ' ')
    .replace(HONORIFIC_AFTER, '')
    .replace(PRONOUNS, '')
    .trim();
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = withoutLetters(plain.replace(SUFFIXES, '').replace(TITLES, '').replace(DEGREE_BEFORE, '').trim());
  }
  return plain.replace(/[,.]$/, (stop) => (stop === '.' && /\p{Lu}\.$/u.test(plain) ? stop : '')).trim();
}

/** Letters of degrees and memberships behind a name in small letters: `BVSc MRCVS`. */
function withoutLetters(text: string): string {
  const match =
    /^(?<name>.*\p{Ll}),? (?<letters>(?:\p{Lu}\p{L}*\p{Lu}\p{L}*\.?)(?:,? \p{Lu}\p{L}*\p{Lu}\p{L}*)*)$/u.exec(
      text,
    )?.groups;
  if (!match || !/ /.test(match['name']!) || !match['letters']!.split(' ').every(isDegree)) return text;
  return match['name']!;
}

const isDegree = (word: string): boolean =>
  word.length <= 6 && !/^(Mc|Mac|De|Di|Du|La|Le|O)\p{Lu}/u.test(word);

/** `Ruiz, Ana María` and `RUIZ Ana`: the last name stands first there. */
function lastNameFirst(text: string): string[] | null {
  const [last, first, ...more] = text.split(', ');
  if (first !== undefined && more.length === 0) return [...first.split(' '), ...last!.split(' ')];
  const tokens = text.split(' ');
  const isShout = (token: string): boolean =>
    token.length > 2 && token === token.toUpperCase() && token !== token.toLowerCase();
  if (tokens.length < 2 || !isShout(tokens[0]!) || tokens.every(isShout)) return null;
  const end = tokens.findIndex((token) => !isShout(token));
  return [...tokens.slice(end), ...tokens.slice(0, end)];
}

function inTwo(tokens: readonly string[], family: string | null): PersonName {
  const name = tokens.join(' ');
  if (family !== null && name.endsWith(family) && name.length > family.length) {
    return { name, first_name: name.slice(0, -family.length).trim(), last_name: family };
  }
  let at = tokens.length - 1;
  while (at > 1 && PARTICLE.test(tokens[at - 1]!) && /^\p{Ll}/u.test(tokens[at - 1]!)) at -= 1;
  return { name, first_name: tokens.slice(0, at).join(' '), last_name: tokens.slice(at).join(' ') };
}

/** The family's name stands first, where a space tells both apart. */
function inEastAsia(name: string): PersonName {
  const [last, first] = name.split(/[ \u3000]/u);
  return first === undefined
    ? { name, first_name: null, last_name: name }
    : { name, first_name: first, last_name: last! };
}
