import { headingsAbove } from './heads-above.js';
import { folded, KIND_WORDS } from './page-kinds.js';
import type { Line, Page } from './page.js';

/**
 * What pages, and parts of pages, are called that are about what is played, built, published, won, raised or reported, and
 * about what was: whoever is named there may be anybody. Folded.
 */
const WORKS = new RegExp(
  `(?<!\\p{L})(?:${[
    // What is played and shown, and when.
    `program|programs|programme|programmes|programm|programma|programa|programas|programacion|programacao|programes|programmazione|programmation|programul|programok|musor|ohjelma|ohjelmisto|ohjelmistot|spielplan|spielzeit|saison|season|temporada|stagione|sezona|sezon|sasong|repertoire|repertorio|repertuar|repertoar|cartelera|cartellone|affiche|a l affiche|whats on|what s on|line up|lineup`,
    `concerts?|konzerte?|conciertos?|concerti|concertos|concerten|konserter?|koncerter?|konsertit|konsertti|koncerty|koncertek|koncerti|concerte|konserler|performances?|auffuhrungen|spectacles?|espectaculos?|spettacoli|voorstellingen|forestallningar|forestillinger|esitykset|spektakle|przedstawienia|predstaveni|eloadasok|spectacole|predstave|oyunlar|exhibitions?|ausstellungen|expositions?|exposiciones|exposicoes|mostre|tentoonstellingen|utstallningar|udstillinger|utstillinger|nayttelyt|wystawy|vystavy|kiallitasok|expozitii|izlozbe|razstave|sergiler`,
    `events?|veranstaltung|veranstaltungen|termine|evenements?|manifestations|eventos?|eventi|evento|evenementen|activiteiten|evenemang|arrangementer?|arrangement|begivenheder|tapahtumat|tapahtuma|wydarzenia|udalosti|akce|podujatia|esemenyek|rendezvenyek|evenimente|dogadanja|dogodki|etkinlikler|etkinlik|uritused|pasakumi|renginiai|agenda|kalender|calendar|calendrier|calendario|calendari|kalendarz|vortrage|vortragsreihe|lectures|conferences|conferencias|conferenze|conferencies|foredrag|prednasky|wyklady|eloadoink|festivalprogram\\p{L}*`,
    // What is made, and for whom.
    `projects?|projekte|projets|proyectos|projetos|progetti|projectes|projecten|projekter|projektit|hankkeet|projekty|projektek|proiecte|projekti|projeler|realisations?|realisierungen|realizacje|realizace|referenzen|references|referencias|referencies|referenze|referenser|referencer|referanser|referenssit|referencje|reference|referencie|referenciak|referinte|reference|referanslar|portfolio|portafolio|our work|unsere arbeiten|case studies|fallstudien|etudes de cas|werke|oeuvres|obras|opere|dela|diela|dziela`,
    // What is published, and by whom.
    `catalogue|catalog|katalog|catalogo|kataloge|publications?|publikationen|publicaciones|publicacoes|pubblicazioni|publicacions|publicaties|publikationer|publikasjoner|julkaisut|publikacje|publikace|kiadvanyok|publicatii|publikacije|yayinlar|books|bucher|livres|libros|livros|libri|boeken|bocker|boger|kirjat|ksiazki|knihy|konyvek|carti|knjige|authors?|autoren|autorinnen|auteurs|autrices|autores|autori|autoras|forfattare|forfattere|kirjailijat|autorzy|autorky|szerzok|avtorji|artists?|artistes|artistas|artisti|kunstler|kunstlerinnen|artister|kunstnere|taiteilijat|artysci|umelci|muveszek|izvodaci|sanatcilar|speakers|referenten|referentinnen|intervenants|ponentes|relatori|sprekers|talare|prelegenci|guests|gaste|invites|invitados|ospiti|gasten|gaster|gjester|gaester|vieraat|goscie|hoste|hostia|vendegek`,
    // News.
    `news|nachrichten|neuigkeiten|aktuelles|aktuell|meldungen|pressemitteilungen|actualites|actus|nouvelles|noticias|novedades|actualidad|noticies|notizie|novita|nieuws|nyheter|nyheder|uutiset|ajankohtaista|aktualnosci|aktuality|novinky|hirek|noutati|stiri|vijesti|novosti|novice|haberler|duyurular|uudised|jaunumi|zinas|naujienos|frettir|blog`,
    // Prizes and contests.
    `awards?|prizes?|preistrager|auszeichnungen|prix|palmares|premios|premios y reconocimientos|premi|premios e reconhecimentos|prijzen|priser|palkinnot|nagrody|oceneni|dijak|premii|nagrade|oduller|jury|results|ergebnisse|resultats|resultados|risultati|uitslagen|resultat|resultater|tulokset|wyniki|vysledky|eredmenyek|rezultate|rezultati|sonuclar|rangliste|classifica|classificacio|clasificacion|classement`,
    // What is raised, and who gives.
    `fundraising|support us|ways to give|spenden|sponsors?|sponsoren|padrinos|madrinas|parrains|marraines|padrini|partenaires|mecenes|patrocinadores|sponsorzy|sponzori|testimonials|reviews|success stories`,
    // What was.
    `history|our history|geschichte|chronik|historique|histoire|historia|storia|la nostra storia|geschiedenis|historie|historik|historien|historiikki|dejiny|tortenet|tortenetunk|istoric|istorie|istoricul|povijest|zgodovina|tarihce|tarihcemiz|ajalugu|vesture|istorija|saga|in memoriam|obituaries|nachrufe|ehemalige|former members|anciens|alumni|alumnae|absolventen|absolventi|absolwenci`,
  ].join(
    '|',
  )})(?!\\p{L})|история|історія|ιστορία|ιστορικο|новости|новини|события|події|афиша|афіша|проекты|проєкти|мероприятия|концерты|концерти|εκδηλωσεις|προγραμμα|εργα μας|お知らせ|ニュース|イベント|公演|コンサート|展覧会|展示|実績|作品|歴史|沿革|新闻|新聞|活动|活動|공지|소식|공연|연혁|الأخبار|أخبار|فعاليات|مشاريع|חדשות|אירועים`,
  'u',
);
/** A heading of more words says something of its own. */
const MOST_WORDS = 4;

/** Whether a path's part or a heading says that what is below it is about works, events, news or the past. */
function saysWorks(text: string): boolean {
  const words = folded(text);
  return words.split(' ').length <= MOST_WORDS && WORKS.test(words) && !saysPeople(words);
}

/** `Project team`, `News and contact`: there are people of the organization. */
const saysPeople = (words: string): boolean => KIND_WORDS.team.test(words) || KIND_WORDS.contact.test(words);

/**
 * Whether a line stands in a part of a page, or on a page, that is about works, events, news or the past. What stands below
 * a heading of people or contacts does not, wherever that is.
 */
export function isAmongWorks(page: Page, line: Line): boolean {
  for (const { text } of headingsAbove(page, line)) {
    if (saysWorks(text) && !isOfDomain(text, page)) return true;
    if (folded(text).split(' ').length < MOST_WORDS && saysPeople(folded(text))) return false;
  }
  return isAboutWorks(page);
}

/** `Concerts Spirituels` on `concertsspirituels.example`: what the whole site is called says nothing of a page. */
const isOfDomain = (heading: string, { url }: Page): boolean =>
  folded(heading)
    .split(' ')
    .some((word) => word.length > 3 && url.hostname.includes(word));

/** A page is asked about for each of its people. */
const ABOUT_WORKS = new WeakMap<Page, boolean>();

/** Whether a page is about works, events, news or the past: a part of its path says so, or its heading. */
export function isAboutWorks(page: Page): boolean {
  const known = ABOUT_WORKS.get(page);
  if (known !== undefined) return known;
  const parts = decoded(page.url.pathname).split('/').filter(Boolean);
  const heading = page.lines.find(({ block }) => block?.name === 'h1')?.text ?? '';
  const texts = isOfDomain(heading, page) ? parts : [...parts, heading];
  const isAbout = parts.length > 0 && !saysPeople(folded(parts.at(-1)!)) && texts.some(saysWorks);
  ABOUT_WORKS.set(page, isAbout);
  return isAbout;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
