import { isGivenName } from './given-names.js';

/** Academic titles, degrees, forms of address and ranks around names, in many languages. */

/** What stands before a name, with or without its point. */
const TITLES =
  /^(?:(?:dekan|msgr|mons|kan|prał|juf|meester|zuster|broeder|dt|ecz|fzt|psk|dyt|op|ssa|ra|dent|vet|sc|agr|pol|techn|psych|paed|chir|disc|(?:d|dr|sr|prof|eng|arq|dra)\.?[ªº]|mga|mtr[ao]|bca|rndr|paeddr|mvdr|thdr|icdr|ak|mal|habil|theol|pharm|oec|cand|stud|doç|av|uzm|öğr|gör|yrd|ks|ds|ifj|özv|κ|κα|δρ|пан|пані|проф|captain|commander|colonel|major|lieutenant|sergeant|judge|senator|councillor|baroness|baron|professora?|professore(?:ssa)?|profesora?|doctora?|doktor|pastor(?:in)?|pfarrer(?:in)?|diakon(?:in)?|padre|père|donna|imam|rabbi|kapitän|herrn?|frau|hr|fr|mr|mrs|ms|miss|mx|sir|dame|lord|lady|rev|reverend|sister|brother|father|pater|schwester|bruder|soeur|sœur|frère|suor|fra|canon|capt|cllr|prof\.?in|monsieur|madame|mademoiselle|mme|mlle|m|sr|sra|srta|señora?|don|doña|dña|d|sig|sig\.?ra|signora?|dott|dott\.?ssa|avv|ing|arch|geom|rag|pan|pani|dr|dra|dre|drs|profa?|prof\.?ssa|abbé|doc|mag|magister|dipl\.?-?\p{L}+\.?(?:\s?\((?:fh|univ|ba|tu|th|h)\.?\))?|mgr|inż|lic|licda?|lek|hab|bc|mudr|judr|phdr|ingr|phil|iur|jur|med|n(?=\. med)|rer|nat|h\.?c|univ|em|pr|me|maître|enf|enf\.?ª|eng|eng\.?º|arq|sra?\.?|fru|dhr|mevr|mw|ir|msc|bsc|ba|ma|сэр|г-н|г-жа|tan sri|dato'?|datuk|datin|encik|puan|haji|hajah|bapak|ibu|shri|sri|smt|adv|adv\.?ª|dipl|mgr art|artd|csc|drsc|prim|mr ?sc|priv|doz|privatdozent(?:in)?|dozent(?:in)?|ostd|ostr|stdin|ostrin|stdir|akad|komm|mmag|ddr|dkfm|dkff|hofrat|stb|wp|kfm|m\.a|b\.a|b\.sc|m\.sc|cav|mons|msgr|frei|irmã|irmão|hna|hno|abg|lcdo|lcda|psic|téc|arqta|cpn|cdor|dipl ing|dr ?h\.? ?c|ec|conf|lect|asist|şef|ş\.?l|av\.|doç\.|инж|арх|доц|акад|д-р|канд|адв|гн|гѓа|г-ѓа|госпожа|господин|свящ|прот|о|иер|κος|κα|καθ|mgr inż|dr hab|bp|abp|kpt|płk|gen|asp|bryg|mł|nadkom|dna|d-na|d-l|pr|pasteur|docteur|docteure|professeure?|gal|cdt|lt|adj|sgt|univ\.-prof|lt\.? ?col|wg cdr|gp capt|sqn ldr|maj|brig|cdr|ltc|rt hon|hon|the rev|the revd|revd|rev'?d|very rev|rt rev|deacon|ven|hrh|डॉ|श्री|श्रीमती|सुश्री|प्रो|डा|ดร|นาย|นาง|นางสาว|ผศ|รศ|ศ|السيدة?|الأستاذة?|الدكتورة?|المهندسة?|د|أ|م)[.\u200f]?(?:\s+|(?<=\.)))+(?=\S{2})/iu;
/** A priest before his degrees; before a name it may be an initial. */
const PRIEST = /^P\.\s+(?=\p{L}{1,7}\.\s)/u;
/** These are titles only where a whole name follows. */
const BEFORE_WHOLE_NAME =
  /^(?:C\. ?P\.(?=\s+\S+ \S+ \S)|CA|CS|CMA|Er\.|Adv\.|Hj\.|p\.|pí|sz\. ?p\.)\s+(?=\p{Lu}\p{L}+ \p{Lu})/u;
/** Whatever is abbreviated before a title is one: `Profa. Dra. Ana Ruiz`. */
const BEFORE_TITLE = /^\p{Lu}\p{Ll}{2,7}\.\s+(?=\p{L}{1,6}\.\s+\p{Lu}\p{L}+\s\p{Lu})/u;
/** How old somebody is. */
const AGE = /\s*\(\d{1,2}(?: (?:jahre|ans|años|anni|years|år|lat|let|v))?\)$/iu;
/** Degrees that stand before a name have a capital inside: `MgA.`, `PhMr.`. */
const DEGREE_BEFORE = /^\p{Lu}\p{L}{0,3}\p{Lu}\p{L}{0,2}\.\s+(?=\S+\s\S)/u;
const SUFFIXES =
  /[,\s]+(?:\(hons?\)|ph\.?\s?d\.?|m\.?d\.?|m\.?sc\.?|b\.?sc\.?|m\.?a\.?|b\.?a\.?|ll\.?m\.?|ll\.?b\.?|mba|mph|esq\.?|obe|mbe|cbe|frs|kc|qc|cpa|csc|rn|m\.?eng\.?|csw|d\.?phil\.?|dipl\.?-?\p{L}+\.?(?:\s?\(fh\))?)$/iu;
const HONORIFIC_AFTER = /\s*(?:様|さん|氏|先生|博士|님|씨)$/u;
const PRONOUNS =
  /\s*[([](?:she|he|they|sie|er|elle|il|iel|ella|él|hon|han|hen|zij|hij|lei|lui)(?: ?[/|,] ?\p{L}+){0,2}[)\]]$/iu;

/** Forms of address and titles that stand before a name without a space. */
const JOINED_BEFORE = /^(?:นางสาว|นาง|นาย|คุณ|ดร\.|ผศ\.|รศ\.)\s*(?=\p{Script=Thai})/u;
/** How a name in Chinese characters is read. */
const READING =
  /\s*[（(][\p{Script=Hiragana}\p{Script=Katakana}ー・\s\u3000]+[)）]$|\s*[（(][\p{Script=Latin} ,'’-]+[)）]$/u;
/** Degrees behind a comma are abbreviations: `S.Pd., M.M.`, `dipl. oec.`, `mag. iur.`; initials are none. */
const DEGREES_AFTER =
  /^(?<name>\S+\s.*?),\s*(?<degrees>(?:(?:\p{L}{1,6}\.-?){1,3}(?:\s?\p{L}{1,6}\.?){0,1}(?:\s?\([\p{L} .]{2,8}\))?(?:[,\s]+|$))+)$/u;

/** A text without the titles before it and the degrees behind it. What tells generations apart is kept: `jun.`, `III`. */
export function withoutTitles(text: string): string {
  let plain = text
    .normalize('NFC')
    .replace(/[\s\u00a0\u3000]+/gu, ' ')
    .replace(HONORIFIC_AFTER, '')
    .replace(/^(.*\p{Script=Han}.*?)$/u, (line) => line.replace(READING, ''))
    .replace(JOINED_BEFORE, '')
    .replace(PRONOUNS, '')
    .replace(AGE, '')
    .replace(PRIEST, '')
    .replace(BEFORE_WHOLE_NAME, '')
    .replace(BEFORE_TITLE, '')
    .trim();
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = withoutLetters(
      withoutDegrees(plain)
        .replace(SUFFIXES, '')
        .replace(TITLES, withoutGivenName)
        .replace(DEGREE_BEFORE, '')
        .trim(),
    );
  }
  return plain
    .replace(/[,.]$/, (stop) =>
      stop === '.' && (/\p{Lu}\.$/u.test(plain) || GENERATION.test(plain.split(' ').at(-1)!)) ? stop : '',
    )
    .replace(/,? (?=(?:jun|sen|jr|sr|ml|st)\.$|(?:Jr|Sr|Jun|Sen)\.?$|(?:III?|IV)$)/u, ' ')
    .trim();
}

/** `Pol Serradell` is a name, though `pol.` is of a degree: a title that is a given name, and has a last name alone behind it. */
function withoutGivenName(titles: string, at: number, text: string): string {
  const rest = text.slice(at + titles.length);
  const isName = isGivenName(titles.trim()) && !rest.includes(' ') && !isGivenName(rest);
  return isName && /^\p{Lu}\p{Ll}+$/u.test(titles.trim()) ? titles : '';
}

function withoutDegrees(text: string): string {
  const found = DEGREES_AFTER.exec(text)?.groups;
  if (!found || GENERATION.test(found['degrees']!.trim())) return text;
  // `van der Meulen, J.P.` is a last name and initials.
  return /^(?:\p{Lu}\.[\s-]?)+$/u.test(found['degrees']!) &&
    !/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(found['name']!)
    ? text
    : found['name']!;
}

/** What tells people of one name apart: `jun.`, `Sr.`, `III`. */
export const GENERATION =
  /^(?:jun|sen|jr|sr|ml|st)\.$|^(?:Jr|Sr|II|III|IV|Jun|Sen|Filho|Júnior|Junior|Neto|Sobrinho|Snr|Jnr)\.?$/u;

/** Letters of degrees and memberships behind a name in small letters: `BVSc MRCVS`. */
function withoutLetters(text: string): string {
  const match =
    /^(?<name>\S+ .*?\p{Ll}),? (?<letters>(?:\p{Lu}\p{L}*\p{Lu}\p{L}*\.?)(?:,? \p{Lu}\p{L}*\p{Lu}\p{L}*)*)$/u.exec(
      text,
    )?.groups;
  if (!match || !/ /.test(match['name']!) || !match['letters']!.split(' ').every(isDegree)) return text;
  return match['name']!;
}

/** In capitals as degrees are, but of firms. */
const LEGAL_FORM =
  /^(?:SA|SAS|SRL|SARL|SL|SLU|AG|KG|AB|ASA|OY|OYJ|BV|NV|PLC|LTD|LLC|LLP|INC|UAB|SIA|OÜ|SE|DOO|KFT|SPA|GIE|GBR|UG|EG|PTY)\.?$/u;

/** Behind one in small letters as well, others may be longer: `BVSc MANZCVS`. */
const isDegree = (word: string, at: number, [first = '']: readonly string[]): boolean =>
  word.length <= (at > 0 && /\p{Ll}/u.test(first) ? 8 : 6) &&
  !LEGAL_FORM.test(word) &&
  !GENERATION.test(word) &&
  !/^(Mc|Mac|De|Di|Du|La|Le|O)\p{Lu}\p{Ll}/u.test(word);
