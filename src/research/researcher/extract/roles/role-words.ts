import { ROLE_WORDS, ROLE_WORDS_THAT_ARE_NO_NAMES } from './role-vocabulary.js';

const LATIN_AND_OTHERS = new RegExp(`(?<![\\p{L}])(?:${ROLE_WORDS})`, 'iu');
/** German puts the word that counts last: `Vereinsvorsitzende`, `Abteilungsleiterin`. */
const COMPOUNDS =
  /(leiter(in)?|leitung|vorsitzende[rn]?|führer(in)?|referent(in)?|meister(in)?|sprecher(in)?|beauftragte[rn]?|assistenz|berater(in)?|koordinator(in)?|direktor(in)?|wart(in)?|redakteur(in)?|pädagog(e|in)|ingenieur(in)?|techniker(in)?|arbeiter(in)?|leder|chef|ansvarig|sjef|johtaja|päällikkö|hoofd|manager|leitende|ansvarlige?|forvalter|forstander|medlem|ordförande|sekreterare|mästare|lärare|skötare|ledare|formann|formand|hoitaja|vastaava|sihteeri|opettaja|trainer(in)?|lehrer(in)?|helfer(in)?|pfleger(in)?|verwalter(in)?|planer(in)?|gestalter(in)?|betreuer(in)?|entwickler(in)?|anwalt|anwältin|schreiner(in)?|tischler(in)?|gärtner(in)?|hilfe|fachfrau|fachmann|kaufmann|kauffrau|geselle|gesellin|bevollmächtigte[rn]?|stellvertreter(in)?|therapeut(in)?|psychologe|psychologin|wissenschaftler(in)?|inhaber(in)?|mester|mesteri|kantor(in)?|tegevjuht|juht|stjóri|vezető|felelős|begleiter(in)?|begeleider|leider|werker|docent|leraar|bestuurslid|vandværkspasser|vagt|luottamusmies|luottamushenkilö|asiamies|valtuutettu|edustaja|neuvoja|työntekijä|tekijä|suunnittelija|tillidsmand|tillidsrepræsentant|tillitsvalgt|förtroendeman|skyddsombud|verneombud|bestyrer|byggare|makare)(?!\p{L})/iu;
const EAST_ASIAN =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[師师](?![\p{Script=Han}\p{Script=Hiragana}])|(?:陶芸|書道|写真|染色|建築|音楽|作曲|作詞|演出|脚本|漫画|版画|画|作)家(?![\p{Script=Han}\p{Script=Hiragana}])|(?:[設施栄保建税弁司整介歯理作業計]\p{Script=Han})士(?![\p{Script=Han}\p{Script=Hiragana}])|料理人|蔵人|窯元|陶工|刀工|大工|左官|船長|機関士|添乗員|販売員|接客|仕入れ?担当|仕上げ|ろくろ|絵付け?|釉掛け|\p{Script=Han}{1,3}長(?![\p{Script=Han}])|督導|社工|組長|志工|義工|保育士|衛生士|看護師|助産師|薬剤師|栄養士|管理者|責任者|相談員|司祭|牧師|住職|宮司|神父|学芸員|研究員|指導員|支援員|監督|コーチ|部員|幹事|書記|会計|事務|院長|医師|歯科医|獣医|調理|料理長|杜氏|職人|工場長|取締|執行|常務|専務|室長|局長|次長|主事|主査|参事|理事|主幹|総務|広報|庶務|代表|コーディネーター|マネージャー|ディレクター|プロデューサー|デザイナー|エンジニア|アドバイザー|リーダー|スタッフ|医生|醫師|主治|護理|护士|教师|教師|老師|老师|律师|律師|会计师|會計|工程师|工程師|设计师|設計師|顾问|專員|专员|助理|干事|幹事|财务|財務|出納|总裁|总干事|總幹事|副会长|副會長|会长|會長|常务|监事|監事|校长|校長|园长|園長|馆长|館長|所长|所長|科长|科長|处长|處長|部门|店长|店長|主编|主編|编辑|編輯|策展|指挥|指揮|导演|導演|联系人|聯絡人|聯繫人|联络人|감사|사무국|총무|서기|회계|위원|간사|사장|부회장|부원장|교사|선생|교수|변호사|의사|간호사|약사|목사|신부|전도사|장로|집사|관장|학예사|연구원|팀원|매니저|디렉터|코디네이터|담당|실장|본부장|센터장|단장|지휘자|감독|코치|주무관|代表|負責|董事長|執行長|經理|经理|秘書長|院長|總幹事|主席|會長|创始|創辦|教務|講師|司書|主宰|店主|技師|弁護士|税理士|教頭|先生|社長|取締役|部長|課長|係長|主任|理事|会長|所長|館長|院長|校長|園長|監事|顧問|担当|事務局|店長|編集|職員|委員|支配人|教授|総裁|主席|经理|總監|总监|主任|总裁|董事|秘书|创始人|负责人|대표|이사|부장|과장|팀장|회장|원장|국장|간사/u;
const RIGHT_TO_LEFT =
  /استشار|إستشار|جراح|اختصاصي|طبيب|ممرض|معلم|مدرس|محام|مهندس|صيدل|مدرب|مرشد|متطوع|مصمم|مطور|ناطق|متحدث|الناظر|أستاذ|مسئول|منسقة|رئيسة|مديرة|أخصائي|اختصاصي|قسم|شؤون|العلاقات|مدیر|رئیس|مسئول|دبیر|هماهنگ|بنیانگذار|کارشناس|معاون|حسابدار|خزانه|سکریتری|ڈائریکٹر|מנכ|יו״ר|יור|גזבר|חבר הנהלה|חברת הנהלה|חבר ועד|חברת ועד|ועד|רואה חשבון|רואת חשבון|עורכ|רופא|אחות|מורה|גננת|מדריכ|מרכז|אחראי|סגן|סגנית|דובר|נשיא|ספרן|אוצר|במאי|יועצ|מטפל|רב הקהילה|עובדת סוציאלית|עובד סוציאלי|مدير|رئيس|منسق|مؤسس|أمين|مسؤول|نائب|عضو|مستشار|سكرتير|محرر|مشرف|باحث|محاسب|מנהל|יו"ר|מייסד|רכז|מזכיר|סמנכ/u;

/** Long enough to be a role wherever they stand; an ending of a few letters may follow. */
const WHOLE_WORD = new RegExp(
  `^(?:${ROLE_WORDS_THAT_ARE_NO_NAMES.split('|')
    .filter((word) => word.length > 4)
    .join('|')})\\p{Ll}{0,5}$`,
  'iu',
);
/** Roles that are last names as well. */
const ALSO_NAMES =
  /^(baker|brewer|gardener|sexton|joiner|vicar|verger|planner|warden|keeper|steward|stewart|captain|coach|clerk|leder|lederer|chefn|dean|cook|boardman|partner|presley|marshall|conductor|foreman|vocal|genel|people|peoples)\p{Ll}{0,2}$/iu;

/** Names that are more often those of people, where they stand alone in an address. */
const RATHER_NAMES =
  /^(baker|brewer|gardener|keeper|stewart|marshall|cook|vocal|peoples|carpenter|painter|butcher|leder|lederer)/iu;

/** Whether the part of an email address before the @ is an office's holder: `treasurer`, `captain`. Written without accents. */
export function isOfficeHolder(word: string): boolean {
  return WHOLE_WORD.test(word) && !RATHER_NAMES.test(word);
}

const SOUTH_ASIAN =
  /अध्यक्ष|सचिव|कोषाध्यक्ष|निदेशक|प्रबंधक|समन्वयक|संस्थापक|सदस्य|प्राचार्य|प्रधानाचार्य|शिक्षक|शिक्षिका|अधिकारी|संयोजक|संपादक|महासचिव|चिकित्सक|डॉक्टर|लेखाकार|मंत्री|प्रमुख|सरपंच|निर्देशक|संचालक|সভাপতি|সম্পাদক|পরিচালক|কোষাধ্যক্ষ|সদস্য|শিক্ষক|ব্যবস্থাপক|தலைவர்|செயலாளர்|இயக்குநர்|பொருளாளர்|మేనేజర్|అధ్యక్ష|కార్యదర్శి|ผู้อำนวยการ|ประธาน|เลขา|เหรัญญิก|ผู้จัดการ|กรรมการ|ผู้ประสานงาน|หัวหน้า|รอง|ที่ปรึกษา|ครู|อาจารย์|แพทย์|พยาบาล|เจ้าหน้าที่|นายก|บรรณาธิการ|ผู้ก่อตั้ง|นักวิชาการ|ผู้ช่วย/u;

/** Offices of clubs and schools that their people write by their letters only; in small ones, these are words. */
const IN_LETTERS =
  /^(?:(?:Asst\.?|Assistant|Vice|Youth|Club|Deputy) )?(?:PRO|DLP|DDLP|CWO|DSL|DDSL|SENCO|SENCo|SENDCo|SENDCO)$/u;

const LONGEST = 120;

/** Whether a word of a supposed name is a role instead: `Director`, `Leiterin`. */
export function isRoleWord(word: string): boolean {
  return (WHOLE_WORD.test(word) && !ALSO_NAMES.test(word)) || COMPOUND_OF_NO_NAME.test(word);
}

/** German compounds that no last name ends like. */
const COMPOUND_OF_NO_NAME =
  /^\p{L}*(luottamusmies|luottamushenkilö|valtuutettu|asiamies|tillidsmand|tillidsrepræsentant|tillitsvalgt|förtroendeman|skyddsombud|verneombud)$|^\p{L}{2,}(kantor|pfarrer|therapeut|inhaber|assistent|pädagog|referent|ingenieur|techniker|psycholog|koordinator|direktor|redakteur|beauftragte|vorsitzende)(e|in|r|n)?$|^\p{L}{3,}(leiter|meister|führer|sprecher|berater|arbeiter|lehrer|helfer|pfleger|verwalter|gestalter|gärtner|trainer|betreuer|entwickler)in$/iu;

/** Whether a text says what somebody is in an organization. */
export function namesRole(text: string): boolean {
  if (text.length > LONGEST) return false;
  if (IN_LETTERS.test(text)) return true;
  return [LATIN_AND_OTHERS, COMPOUNDS, EAST_ASIAN, RIGHT_TO_LEFT, SOUTH_ASIAN].some((words) =>
    words.test(text),
  );
}

/** What several people are together: a board, a committee. */
const BODY =
  /(?<!\p{L})(?:board|committee|council|trustees|directors|governors|executive|leadership|patrons|officers|clergy|vestry|beirat|kuratorium|präsidium|ausschuss|gemeinderat|kirchenvorstand|presbyterium|aufsichtsrat|elternbeirat|festausschuss|schiedsgericht|revision|comité|commission|conseil|bureau|collège|comit[eé]|junta|consejo|patronato|comisión|directivo|consiglio|direttivo|comitato|collegio|giunta|conselho|direção|mesa|bestuur|raad|commissie|kerkenraad|styrelse(?:n)?|valberedning(?:en)?|revisorer|styret?|bestyrelse(?:n)?|udvalg|valgkomit[eé](?:en)?|utvalg|hallitus|johtokunta|toimikunta|kirkkoneuvosto|zarząd|rada|komisja|prezydium|výbor|rada|představenstvo|dozorčí|komise|predstavenstvo|elnökség|kuratórium|bizottság|vezetőség|consiliul|comitetul|comitet|uprava|odbor|vijeće|nadzorni|svet|savjet|juhatus|nõukogu|valde|padome|valdyba|taryba|kurulu?|yönetim|encümen|heyeti|правление|совет|комитет|комісія|правління|рада|управителен|съвет|συμβούλιο|επιτροπή|stjórn|nefnd|varastjórn|coiste|bwrdd|pwyllgor|pengurus|jawatankuasa|dewan|ban|hội đồng)(?!\p{L})|vorstand(?!\p{L})|styrelse(?:n)?(?!\p{L})|ausschuss(?!\p{L})|理事会|役員|評議員|委員会|董事会|理事會|위원회|이사회|임원|مجلس|לجنة|ועד|הנהלה|समिति|คณะกรรมการ/iu;

/** Whether a text names a body whose members stand below it. */
export const namesBody = (text: string): boolean => text.length <= 60 && BODY.test(text);

/** What goes on with a word that joins or leads on says nothing of what somebody is: `for all`, `senza veleni`. */
const goesOn = (text: string): boolean => LEADING_ON.test(text);
const LEADING_ON =
  /^(?!at large)(for|with|without|and|or|from|amb|to|in|on|at|by|of|since|für|mit|ohne|und|oder|von|bei|seit|pour|avec|sans|et|ou|depuis|chez|para|por|con|sin|desde|y|per|senza|da|dal|e|com|sem|desde|voor|met|zonder|en|sinds|för|med|utan|och|sedan|for|uden|og|siden|dla|bez|od|z|w|i|pro|bez|s|ve|için|ile|для|без|с|из|от|для|за)\s/iu;

/** Whether a text may be a role that no list knows: a few words that are no sentence, number or address. */
export const isShortPhrase = (text: string): boolean =>
  text.length <= 60 && !/[.!?:@]|https?|\d{3}/.test(text) && text.split(' ').length <= 7 && !goesOn(text);

const PRONOUNS =
  /^(?:she|he|they|her|him|them|sie|er|elle|il|iel|ella|él|hon|han|hen|zij|hij|lei|lui)(?: ?[/|,] ?\p{L}+){0,2}$/iu;

/** When somebody is there, or since when somebody is it, is no part of a role. */
const TIMES =
  /\s*[([](?=[^)\]]*(?:\d{2}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|lundi|mardi|mercredi|jeudi|vendredi|samedi|lunes|martes|miércoles|jueves|viernes|lunedì|martedì|mercoledì|giovedì|venerdì|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|poniedział|wtor|środ|czwart|piąt|pondělí|úterý|středa|čtvrtek|pátek|måndag|tisdag|onsdag|torsdag|fredag|on leave|elternzeit|mutterschutz|congé))[^)\]]*[)\]]\s*$|[,;]?\s+(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od|until|bis|from)\s+(?:\p{L}+\s)?(?:19|20)\d\d\b.*$/iu;

/** Whether a text in brackets says when, or where somebody belongs, rather than what somebody is. */
export const saysWhen = (text: string): boolean =>
  withoutTimes(`x (${text})`) === 'x' || /^\p{Lu}{2,6}$/u.test(text) || !/\p{L}{2}/u.test(text);

const withoutTimes = (text: string): string => text.replace(TIMES, '');

/** `Our treasurer: …` is a treasurer. */
const POSSESSIVE =
  /^(?:our|unsere?|notre|nuestr[ao]|(?:il |la )?nostr[ao]|noss[ao]|onze|ons|vår|vårt|vores|nasza?|náš|naše|naša|наша?)\s+(?=\p{L}{4})/iu;
/** Who made something is no role of what was made. */
const MADE_BY =
  /^(?:curated|directed|written|presented|composed|performed|choreographed|illustrated|organi[sz]ed|designed|kuratiert|inszeniert|geschrieben|komponiert|écrit|composé|mis en scène|dirigid[oa]|escrit[oa]|scritto|diretto|reżyseria|scenariusz) (?:by|von|par|por|da|de|d[’'])(?!\p{L})/iu;

/** A longer word with a point behind it ends a sentence, unless it is one of the abbreviations that offices have. */
const ENDS_SENTENCE =
  /(?<!\p{L})(?!(?:stellv|stellvertr|vertr|assist|assoc|vorst|techn|admin|künstl|wissensch|kaufm|geschäftsf|verantw|pädag|vizepräs|vicepres|subst|respons|coord|koord|direct|secret|sekret|ehrenamtl|hauptamtl|zástup|zastęp|główn|przew|wiceprez|místop|podpreds|suppl|schriftf|kassenf|musik|organis|landesbeauftr|beauftr|leitend|projektl|gruppenl|abteilungsl)\.)\p{L}{5,}[.!?]\s+\p{Lu}/iu;

/** For which year somebody is it: `Visiting Fellow 2025`, `Präsidentin 2025/26`; two years are of one who was. */
const YEAR_AT_END = /(?<=\p{L}[ ,(]{1,2})20\d\d(?:\/\d\d)?\)?$/u;
/** `スタッフ紹介`: what pages introduce, list and announce has words for roles in it, but is none. */
const LINK_IN_JAPAN = /(?:紹介|一覧|案内|概要|情報|募集)$/u;

/** A role as the page words it, without what stands around it; null for what is none. */
export function cleanRole(text: string): string | null {
  const role = withoutTimes(text.trim().replace(POSSESSIVE, ''))
    .replace(/^[\s,;:·•|/()–—-]+|[\s,;:·•|/(–—-]+$/gu, '')
    .trim();
  const balanced = role.endsWith(')') && !role.includes('(') ? role.slice(0, -1) : role;
  return balanced.length < 2 ||
    !/\p{L}/u.test(balanced) ||
    balanced.length > LONGEST ||
    PRONOUNS.test(balanced) ||
    LINK_IN_JAPAN.test(balanced) ||
    MADE_BY.test(balanced) ||
    /@|https?:|。|\d{4,}/u.test(balanced.replace(YEAR_AT_END, '')) ||
    ENDS_SENTENCE.test(balanced)
    ? null
    : balanced;
}
