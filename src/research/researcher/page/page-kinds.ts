import { cleanText, textOf, type Page } from './page.js';

/** The kinds of pages on which organizations say who they are, in the order in which they are read. */
export const PAGE_KINDS = ['contact', 'imprint', 'team', 'about'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** How links to such pages are worded, and their paths, in the languages of the web: folded, see `folded`. */
export const KIND_WORDS: Readonly<Record<PageKind, RegExp>> = {
  contact:
    /\b(contacteer|contacteer ons|contactez nous|visit|plan your visit|your visit|besuch|besuchen sie uns|anreise|so finden sie uns|wegbeschreibung|nous contacter|coordonnees|nous trouver|nous rencontrer|plan d acces|venir|contactanos|como llegar|recapiti|contattateci|come arrivare|contate nos|onde estamos|localizacao|neem contact op|adres|adresgegevens|kontakta oss|kontakt os|kontakt oss|besok oss|finn oss|find vej|ota yhteytta|kde nas najdete|kudy k nam|kapcsolatok|elerhetoseg|elerhetosegek|elerhetosegeink|megkozelites|contacte|contacteaza|contacteaza ne|bize ulasin|ulasim|kontaktid|kontaktai|kontakti|lien he|hubungi|hubungi kami|harremanetan|cysylltu|cysylltwch|teagmhail|hafa samband|hafdu samband|epikoinonia|svyazatsya|contact|contacts|contactus|kontakt|kontakty|kontakta|kontakte|contacto|contactos|contactez|contacter|contactar|contacta|contatti|contattaci|contato|contatos|contatto|yhteystiedot|yhteys|kapcsolat|iletisim|anfahrt|joindre|trouver|reach us|get in touch|find us|where to find|getting here|hitta hit|how to find|write to us|scrivici|escribenos|fale conosco|dane kontaktowe|dove siamo|infos pratiques|acces|locations|offices|telefon|adresse|address|directions|ubicacion|localizacion|bereikbaarheid|standort|donde estamos|visit us|praktisk|praktisk info|praktische info|praktische informatie|praktisches|practical information|informacion practica|informazioni pratiche|informacoes praticas)\b|контакт|связаться|επικοινων|問い?合わ?せ|ご連絡|所在地|交通|案内図|アクセス|連絡|联系|聯絡|연락|문의|오시는|찾아오시는|اتصل|تواصل|צור קשר|как добраться|зв.?яз|контакти|як нас знайти|связь|კონტაქტ|संपर्क|ติดต่อ|যোগাযোগ|தொடர்பு|تماس|رابطہ/u,
  imprint:
    /\b(impresszum|cegadatok|kolofon|nota prawna|ficha tecnica|informacion legal|informazioni legali|juridische informatie|impressum|imprint|legal notice|legal|mentions legales|aviso legal|note legali|colofon|colophon|disclosure|rechtliches|anbieterkennzeichnung|informacje prawne|legal information|company info|tokutei|tokushoho)\b|特定商取引|会社情報|правовая/u,
  team: /\b(przewodnicy|bergfuhrer(?:innen)?|gidsen|(?:our|the|nos|les|nuestros|nuestras|nossos|os nossos|le nostre|i nostri|els nostres|unsere|onze|vare|vara|nasi|nasze) guid(?:es?|er?)|(?:nuestr[oa]s|noss[oa]s|els nostres) gui[ae]s|pruvodci|sprievodcovia|turavezetok|nasi vodic[ie]|planinski vodic[ie]|gorski vodniki|rehberlerimiz|executive(?! (?:summary|search|education|coaching|suites?|orders?|programmes?|programs?|mba|recruitment|functions?|rooms?|cars?))|comite executif|bureau executif|comite ejecutivo|comision ejecutiva|ejecutiva|esecutivo|comitato esecutivo|comissao executiva|comite directivo|dioikisi|dirigent(?:en|in|i|e)?|dirigente|conductor|musical director|direttore artistico|chef d orchestre|directeur musical|karnagy\p{L}*|dyrygent|dirijor|luottamusmies\p{L}*|luottamusmiehet|luottamushenkilot|tillitsvalgte?|tillidsfolk|tillidsrepraesentanter|tillidsmaend|fortroendevalda|fortroendeman|betriebsrat|personalrat|vertrauensleute|shop stewards|stewards|our reps|union reps|delegues syndicaux|nos delegues|delegados|delegadas|delegati|rsu|odborovy vybor|usaldusisikud|menighedsrad\p{L}*|menighetsrad\p{L}*|kyrkorad\p{L}*|kirkkoneuvosto|seurakuntaneuvosto|kerkenraad|kirchengemeinderat|pfarrgemeinderat|kirchenvorstand|kirchenrat|presbyterium|parish pastoral council|vestry|vestrymen|directie|directieteam|comando|quadro de comando|corpo de comando|kommando|wehrfuhrung|velitelstvo|vybor sdh|antrenor\p{L}*|egitmen\p{L}*|ogretmen\p{L}*|akademik kadro|instruktorzy|instruktori|lektori|lektorzy|nauczyciele|grono pedagogiczne|ucitele|ucitelia|pedagogicky sbor|tanaraink|tantestulet|ucitelji|djelatnici skole|profesori|opettajat|laerere|laerarane|lararna|opetajad|skolotaji|mokytojai|lehrer\p{L}*|lehrkrafte|leerkrachten|docenten|enseignants|professeurs|insegnanti|docenti|professores|kepviselo testulet\p{L}*|testulet|kepviselok|zastupitelstvo\p{L}*|rada obce|rada mesta|radni|gemeinderat|stadtrat|kantonsrat|elternbeirat|conseil municipal|les elus|vos elus|elus|giunta|consiglio comunale|amministratori|pleno|corporacion|corporacion municipal|camara municipal|executivo|vereadores|kommunfullmaktige|kommunstyrelsen|byradet|kommunalbestyrelsen|kommunestyret|formannskapet|valtuusto|kunnanhallitus|kaupunginhallitus|volikogu|vallavalitsus|consiliul local|consilieri|gemeenteraad|college van b en w|burgemeester en wethouders|medezeggenschapsraad|ouderraad|parish council|town council|councillors|our councillors|mayor|burgermeister\p{L}*|maire|alcalde|alcaldesa|sindaco|prefeito|burgemeester|burmistrz|wojt|starosta|starostka|polgarmester\p{L}*|borgmester\p{L}*|ordforer\p{L}*|primar|primarul|zupan|gradonacelnik|baskan|meclis|trenerzy|trainerinnen|trainer|entraineurs|entrenadores|allenatori|trenere|trenerit|valmentajat|treneri|edzok|edzoink|lekarze|arzte|arztinnen|medecins|medicos|medici|lekari|orvosok|orvosaink|laakarit|leger|anwalte|rechtsanwalte|avocats|abogados|avvocati|adwokaci|direcao|direccao|direccion|direzione|direccio|direktion|geschaftsfuhrung|ledelse|ledelsen|wie zijn we|who runs it|meet the|quienes hacemos|redakcija|redakce|redakcia|redakcja|redaktion|redaction|redazione|redaccion|redacao|redactie|toimitus|masthead|newsroom|editorial team|quienes|eure gastgeber|gastgeber|meet the makers|meet the family|attorneys|lawyers|governors|clergy|consultants|doctors|physicians|practitioners|instructors|coaches|directors|elders|directory|council|belegschaft|prasidium|praesidium|organe|beirat|kopfe|ansprechpartner innen|vedeni|kdo jsme|organy|vybor|predstavenstvo|vedenie|spravni rada|csapat|csapatunk|munkatarsaink|vezetoseg|elnokseg|kuratorium|hallitus|tiimi|ihmiset|toimihenkilot|johto|meeskond|inimesed|juhatus|tootajad|komanda|valde|darbinieki|darbuotojai|valdyba|conducere|conducerea|oameni|consiliul|ekibimiz|kadromuz|kadro|kurullar|uprava|upravni odbor|djelatnici|zaposleni|ekipa|odbor|bestyrelse|holdet|mensen|patronato|patronat|consejo|quien es quien|profesorado|claustro|equip|qui som|diretoria|corpo docente|orgaos sociais|nossa gente|consiglio|direttivo|persone|organi sociali|membres|kontaktpersoner|starfsfolk|stjorn|lantaldea|nor gara|ein tim|pwy ydym ni|foireann|doi ngu|ban dieu hanh|pengurus|dioikitiko symvoulio|omada|komanda|team|teams|staff|people|leadership|board|vorstand|mitarbeiter|mitarbeiterinnen|mitarbeitende|menschen|ansprechpartner|ansprechpartnerinnen|ansprechpersonen|personal|personen|equipe|equipo|equipa|zespol|zarzad|wladze|squadra|organigramma|organigramme|organigrama|organico|medewerkers|bestuur|ledning|medarbetare|ansatte|medarbejdere|bestyrelse|bestyrelsen|styret|styrelse|styrelsen|henkilosto|henkilokunta|faculty|trustees|committee|governance|gremien|kuratorium|bureau|le bureau|conseil|direction|directiva|junta|echipa|ekip|yonetim|poioi eimaste|tim|ljudi|personas|collaborators|collaborateurs|collaboratori|tym|ludzie|pracownicy|kadra|who is who|who s who|meet the team|meet us|wie zijn wij|wie we zijn|wer wir sind|unsere leute|das sind wir|les gens|gente|management|officers|crew|lide|munkatarsak|kollegium|chi siamo|wer wir sind)\b|qui sommes|quienes somos|quem somos|who we are|сотрудники|команда|руководство|スタッフ|役員|メンバー|組織|講師|团队|團隊|임직원|조직|فريق|مجلس|הצוות|הנהלה|редакц|ομάδα|συμβούλι|διοίκηση|διοικηση|προσωπικ|ποιοι είμαστε|правлени|коллектив|персонал|наши люди|преподавател|працівник|співробітник|керівництв|правлінн|екип|управителен|გუნდი|हमारी टीम|टीम|ทีมงาน|تیم/u,
  about:
    /^(?:o|om|over|uber|ueber|sobre|about|despre|acerca d[eo]l?|a propos d[eu])(?: \p{L}+){1,3}$|\b(organisatie|organisasjon|organisasjonen|organisaatio|szervezet|szervezetunk|organizatie|organizace|organizacia|organizacija|teskilat|bemutatkozas|magunkrol|egyesulet|tietoa meista|yhdistys|seura|esittely|meist|par mums|apie mus|hakkinda|kurumsal|biz kimiz|um okkur|gioi thieu|ve chung toi|tentang|tentang kami|amdanom ni|guri buruz|maidir linn|om foreningen|om klubben|om foreningen|over de stichting|la asociacion|la fundacion|l associazione|la cooperativa|le collectif|l association|la asociacion|qui som|who are we|the charity|the trust|about|about us|aboutus|ueber uns|uber uns|wir|wir uber uns|verein|unternehmen|a propos|apropos|presentation|association|sobre|sobre nosotros|nosotros|conocenos|acerca|o nas|onas|over ons|om oss|om os|om|meista|rolunk|hakkimizda|company|organisation|organization|organizacja|o (fundacji|towarzystwie|stowarzyszeniu|firmie|klubie|szkole|muzeum|spolku|nadaci|nama|spolecnosti)|vereniging|stiftung|fondation|fundacion|associazione|asociacion|associacao|institucional|foreningen|our story|profile|profil|despre|o nama|portrait|portraet|organizzazione|entidad|historia|history)\b|о нас|о компании|про нас|会社概要|会社案内|企業情報|法人概要|団体概要|当社|概要|案内|紹介|ごあいさつ|運営|私たち|我們|我们|关于|關於|소개|من نحن|عن|אודות|σχετικά|ο σύλλογος|ταυτότητα|за нас|про організацію|об организации|हमारे बारे|परिचय|เกี่ยวกับ|درباره/u,
};

/** What an organization is, as the link to a page on it may be worded: `Die Genossenschaft`, `La comunità`; folded. */
const CALLED_BY_KIND =
  /^(?:(?:die|der|das|unsere?|the|our|le|la|l|les|notre|el|nuestr[ao]|il|lo|i|a|o|de|het|onze|det|den) )?(?:genossenschaft|family|familie|famille|famiglia|familia|familjen|familien|rodzina|rodina|csalad|perhe|obitelj|druzina|oikogeneia|institut|institute|instituut|instituto|istituto|gesellschaft|verband|innung|society|union|club|klub|klubben|college|academy|akademie|akademia|academia|accademia|academie|cooperative|cooperativa|cooperatie|spoldzielnia|druzstvo|szovetkezet|osuuskunta|andelslaget|kanzlei|praxis|cabinet|syndicat|sindicato|sindacato|vakbond|confraternita|comunita|comunidad|comunidade|communaute|community|paroisse|parrocchia|parroquia|paroquia|parafia|farnost|pfarrei|parish|orchestra|orchestre|orchester|orquesta|orkest|orkester|chor|choir|choeur|coro|koret|koor|compagnie|kapelle|musikkapelle|feuerwehr|winery|weingut|domaine|bodega|cantina|azienda|hof|betrieb|farm|ferme|granja|finca|fattoria|boerderij|garden|gospodarstwo|statek|kmetija|tila|syllogos|etaireia)$|^(?:[ηοτ][οα]? |οι )?(?:οικογένεια|οικογενεια)(?: μας)?$/u;

/** Without accents, case and punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

/** Whether a text is what such a page is called, and nothing more: `Kontakt`, `Um okkur`. */
export function isPageName(text: string): boolean {
  const words = folded(text);
  return PAGE_KINDS.some((kind) => KIND_WORDS[kind].exec(words)?.[0] === words);
}

/** Whether a text says what an organization is, and nothing more. */
export const isCalledByKind = (text: string): boolean => CALLED_BY_KIND.test(folded(text));

/** Whether a page is about people: its path, its title or one of its headings says so. */
export const isAboutPeople = (page: Page): boolean => saysOf(page, [KIND_WORDS.team]);

/** Whether a page is about the organization: who it is, how it is reached, or who its people are. */
export function isAboutOrganization(page: Page): boolean {
  const known = ABOUT_ORGANIZATION.get(page);
  if (known !== undefined) return known;
  const isAbout = saysOf(page, [...Object.values(KIND_WORDS), CALLED_BY_KIND]);
  ABOUT_ORGANIZATION.set(page, isAbout);
  return isAbout;
}

/** Whether a page is the one that is read first. */
export const isHome = ({ url }: Page): boolean => url.pathname === '/';

/**
 * Whether the numbers and addresses of a page are the organization's as a rule: it is about the organization, and not
 * only because it is about some thing: `About the disease`.
 */
export function tellsOfHouse(page: Page): boolean {
  const known = OF_HOUSE.get(page);
  if (known !== undefined) return known;
  const tells =
    isAboutOrganization(page) &&
    saysOf(page, [...Object.values(KIND_WORDS), CALLED_BY_KIND], (text) => !isAboutThing(text, page));
  OF_HOUSE.set(page, tells);
  return tells;
}
const OF_HOUSE = new WeakMap<Page, boolean>();

/** A page is asked about for each of its addresses and numbers. */
const ABOUT_ORGANIZATION = new WeakMap<Page, boolean>();

function saysOf(
  page: Page,
  words: readonly RegExp[],
  counts: (text: string) => boolean = () => true,
): boolean {
  const headings = page.elements.filter(({ name }) => /^(title|h1|h2)$/.test(name)).slice(0, 20);
  const texts = [
    page.url.pathname,
    ...headings.map((one) => (one.name === 'title' ? titleOf(one) : textOf(one))),
  ].map((text) => (text.length <= 80 && counts(text) ? folded(text) : ''));
  return texts.some((text) => words.some((word) => word.test(text)));
}

/** `About the disease`: a preposition and what it is about, up to a sign. */
const ABOUT =
  /^\/?(?:about|über|ueber|uber|over|om|o|sobre|despre|acerca d[eo]l?|à propos d[eu]s?|о|об|про|за)[ -](?:(?:the|den|die|das|het|de|la|le|les|el|os?|as?|l[’'])[ -])?(?<thing>\p{L}[\p{L} -]{3,40}?)\/?(?:\s[|–—·-]\s.*)?$/iu;
const SELVES =
  /^(?:us|uns|ons|oss|os|nas|nami|nás|nama|nosotros|noi|nós|нас|компании|проекте|(?:our|this|unser|ons|onze|vår|vores|naš|nuestr|noss)\p{L}*(?: .*)?)$/iu;

/** Whether a heading or a path says that a page is about a thing, which is neither the organization nor of a kind of them. */
function isAboutThing(text: string, page: Page): boolean {
  const thing = ABOUT.exec(text)?.groups?.['thing'];
  if (thing === undefined || SELVES.test(thing) || isCalledByKind(thing)) return false;
  const words = folded(thing);
  const isKind = Object.values(KIND_WORDS).some((kind) => kind.test(words));
  return !isKind && !words.split(' ').some((word) => word.length > 3 && page.url.hostname.includes(word));
}

const titleOf = (element: Page['elements'][number]): string =>
  cleanText(element.children.map((child) => ('data' in child ? child.data : '')).join(''));
