import type { Element } from 'domhandler';
import { hints, outwards } from '../../page/html.js';
import { isFromAbove, isLabelOfAuthority, namesAuthority, namesOtherAuthority } from './authorities.js';
import { isInFoot } from './in-foot.js';
import { isOfOtherFirm } from './other-firms.js';
import { sendsToOthers, tellsOfVisitor } from './others-in-sentences.js';
import { isOwnFirm } from './own-firm.js';
import { areInOwnRow, isLabelOfClient, namesTradesmen } from './trades-and-clients.js';
import { isInside, type Line, type Page } from '../../page/page.js';
import { isBesideQuote } from './quoted.js';
import { isOfOtherHouses, isOfOthers, isOfOwnHouse } from './section-heads.js';

/** Who made the pages, hosts them or watches over them is named on them, but is not the organization. */
const OTHERS =
  /\b(web ?design|web ?master by|(site|website|seite|design(ed)?|built|made|powered|developed|created|hosted) by|umsetzung|umgesetzt|technische (realisierung|umsetzung)|webagentur|web agency|hosting|hébergeur|hébergement|héberg[eé]|réalisation|r[ée]alisé par|conception|aufsichtsbehörde|supervisory authority|data protection authority|diseño web|desarrollo web|alojamiento|realizacja|wykonanie|projekt strony|realizzazione|realisatie|zuständige\p{L}* (\p{L}+)?(kammer|behörde|stelle)|kammer:|landesbeauftragte|regulated by|authori[sz]ed by|autorité de contrôle|hosted|host(ing)? provider|hoster|bildnachweis|ombuds|schlichtung|dispute resolution)/iu;

/** Insurers and hosts, in the languages of legal notices. */
const IN_NOTICES =
  /berufshaftpflicht|haftpflichtversicher|versicherungsschutz|professional indemnity|responsabilité civile professionnelle|assureur|seguro de responsabilidad|assicurazione professionale|tuottaja:|tárhelyszolgáltató|webhosting(?!\p{L})|hostitel|poskytovatel hostingu|dostawca hostingu|webhotell?|hostingul|barındırma|хостинг|φιλοξενία|proveedor de alojamiento|provedor de hospedagem|fornitore di hosting/iu;
/** Labels of those whose number or address follows on the same line: banks, auditors, printers, tradesmen. */
const IN_LABELS =
  /^(?:(?:(?:web ?)?(?:design|tasarım|diseño|grafica|vormgeving|dizajn|дизайн|σχεδιασμός)|tvorba (?:webu|stránek|stránok)|izrada (?:stranic\p{L}*|weba)|kotisivut|разработка(?: сайта)?|розробка(?: сайту)?|изработка|κατασκευή(?: ιστοσελίδας)?)(?=\s?[:：]| (?:by|&|and|und|et|y|e|ve) )[^:@]{0,40}[:：]|(?:банк|bank|banque|banco|banca|pankki|banka|τράπεζα|аудитор|auditor|wirtschaftsprüfer|steuerberater|druck|druckerei|printed by|impression|imprimeur|imprimerie|tipografia|stampa tipografica|drukarnia|tiskárna|nyomda|paino(?:paikka)?|trykkeri|tryckeri|jakeluyhtiö|zustellung|distributor|vvs|el|elektriker|elektrikko|låsesmed|låssmed|klempner|installateur|schlüsseldienst|plumber|electrician|locksmith|plombier|électricien|serrurier|fontanero|electricista|cerrajero|idraulico|elettricista|fabbro|hydraulik|elektryk|ślusarz|loodgieter|elektricien|slotenmaker|taxis?|táxi|taksi|ταξί|такси|таксі|polizei|police|policía|polizia|feuerwehr|pompiers|bomberos)(?!\p{L})[^:@]{0,40}[:：]|jakeluyhtiö )/iu;
/** Somebody of an agency speaks for others as well. */
const OF_AGENCY =
  /[,(–—] ?(?:agence|agentur|agenzia|agencia|agência|agencja|agentura|bureau de presse) \p{Lu}|[,(–—] ?(?:\p{Lu}\p{L}+ ){1,3}(?:Agency|PR|Agentur)(?!\p{L})/u;

/** Whether a text names who made the pages, hosts them or watches over them. */
export const namesOthers = (text: string): boolean => servesSite(text) || namesAuthority(text);

const servesSite = (text: string): boolean =>
  [OTHERS, IN_NOTICES, IN_LABELS, OF_AGENCY].some((words) => words.test(text));

/** Whether a text names an insurer or a host, as legal notices do. */
export const namesInNotices = (text: string): boolean => IN_NOTICES.test(text);

/** Whether a line, or one of the two before it, names somebody else whose contacts follow. */
export function isAboutOthers(page: Page, index: number): boolean {
  const line = page.lines[index]!;
  return (
    servesSite(line.text) ||
    namesOtherAuthority(line.text, page) ||
    tellsOfVisitor(line.text) ||
    isLabelOfAuthority(page.lines[index - 1]?.text ?? '') ||
    isLabelOfClient(page.lines[index - 1]?.text ?? '') ||
    namesTradesmen(line.text, page) ||
    page.lines
      .slice(Math.max(0, index - 2), index)
      .some((above) => OTHERS.test(above.text) && !areInOwnRow(page, above, line)) ||
    sendsToOthers(page, line, () => headAbove(page, line)?.text ?? '') ||
    isOfOtherFirm(page, index)
  );
}

/** What stands below such a heading is of sponsors, events, news, authorities and others that are named on the pages. */
const OTHERS_HEAD =
  /sponsor|sponzor|rėmėj|atbalstīt|toetaja|akut hjælp|akut hjälp|häiriö|hors les murs|(?<!\p{L})partner(?!schaft)|förderer|unterstützer|unterstützung durch|kooperation|yhteistyö|thanks|thank you|danke|dank an|gracias|merci|remerci|grazie|dziękuj|tack till|takk til|kiitos|soutien|soutenu|mécèn|supporter|supported by|donor|spender|benefactor|veranstaltungen(?!\p{L})|veranstaltungs(?:kalender|hinweis|tipp)|termine|konzerte(?!\p{L})|concerts(?!\p{L})|(?<!\p{L})gigs(?!\p{L})|(?:upcoming|next|our) events?|^events?$|agenda|kalender|calendar|spielplan|aktuell|neuigkeit|(?<!\p{L})news(?!letter|desk|room| ?(?:tips?|line)(?!\p{L}))|actualit|noticias|novedades|notizie|eventi|eventos|événement|evenement|novinky|aktualności|wydarzenia|nyheter|nieuws|uutiset|tapahtum|nyt fra|hírek|esemény|știri|evenimente|vijesti|novice|dogodki|etkinlik|haber|новости|події|события|новини|νέα|εκδηλώσεις|お知らせ|イベント|新着|新闻|消息|活动|공지|소식|행사|hébergeur|hébergement|hosting|aufsichtsbehörde|supervisory|behörde(?!\p{L})|kammer(?!\p{L})|schlichtung|ombud|testimonial|kundenstimme|what (?:people|they|our (?:clients|customers)) say|referenz|references|(?:our|nos|unsere|i nostri) (?:clients|customers|kunden|clienti)|^clients$|^kunden$|^customers$|témoignag|testimoni|opinie|hotels(?!\p{L})|unterk[uü]nfte|where to stay|übernachtungs|nützlich|useful|numéros utiles|números útiles|numeri utili|notruf|emergency services|servicios de emergencia|numéros d’urgence|tísňov|links(?!\p{L})|stockists?|händler|dealers|retailers|points de vente|rivenditori|verkooppunten/iu;
/** And what stands in such an element, on a page that is not about the organization. */
const OTHERS_HINT =
  /(?:^|[\s_-])(?:sponsors?|partners?|supporters?|spectacles?|concerts?|performances?|venues?|lieu|events?|event-?list|testimonials?|quotes?|news|actus?|actualites?|agenda|termine|veranstaltungen|koncert[ey]?|gigs?|press|clients?|customers?|ads?|advert|banner)(?:[\s_-]|$)/u;

/** Below such a heading are firms as well as people. */
const FIRMS_HEAD =
  /partner|client|customer|kunden|referenz|referenc|members? (?:firms|organi[sz]ations|companies)|mitglieds(?:betriebe|unternehmen|firmen)|förder|support|soutien|mécèn|donor|spender|donat|patrocin|colabora|apoio|sosteni|wspier|partneř|podpor|támogat|sprijin|destek|yhteistyö|samarbei|samarbet|партн[её]р|партньор|спонсор|υποστηρικτ|χορηγ|協賛|後援/iu;
const WITNESSES_HINT =
  /(?:^|[\s_-])(?:testimonials?|quotes?|reviews?|spectacles?|concerts?|performances?|sponsors?|donors?|byline|post-?author|entry-?author|comments?)(?:[\s_-]|$)/u;

const WHOLE_PAGE = /^(?:body|main|html)$/;

/** The parts of the page that a line stands in, from the smallest on. */
function* partsAround({ block }: Line): Generator<Element> {
  for (const one of outwards(block)) {
    if (WHOLE_PAGE.test(one.name)) return;
    yield one;
  }
}

/** Whether a line stands in a part of the page whose people are others: who praise, give, or write. */
export function isAmongWitnesses(page: Page, line: Line): boolean {
  return (
    partsAround(line).some((one) => WITNESSES_HINT.test(hints(one)) || one.name === 'blockquote') ||
    (headsAbove(page, line).some(({ text }) => isOfOthers(text)) && !isInFoot(line)) ||
    isBesideQuote(page, line)
  );
}

/** Whether a line stands below a heading of partners, customers and supporters, who are firms as a rule. */
export const isAmongFirms = (page: Page, line: Line): boolean =>
  headsAbove(page, line).some(({ text }) => FIRMS_HEAD.test(text));

const HEADS = /^(?:h[1-6]|dt|legend|caption|summary)$/;
/** A heading reaches this many lines below it, if no element holds both. */
const REACH = 6;

/** Whether a line stands in a part of the page that is about others: sponsors, events, news, authorities. */
export function isAmongOthers(page: Page, line: Line): boolean {
  if (partsAround(line).some((one) => OTHERS_HINT.test(hints(one)))) return true;
  if (isAtOtherHouse(page, line)) return true;
  const head = headAbove(page, line);
  if (head === undefined || !OTHERS_HEAD.test(head.text)) return false;
  const holder = head.block?.parent;
  const isHeld =
    holder && 'attribs' in holder && !WHOLE_PAGE.test(holder.name) && line.block !== null
      ? isInside(line.block, holder)
      : line.index - head.index <= REACH && !isInFoot(line);
  return Boolean(isHeld);
}

/**
 * Whether a line stands below a heading of dealers, auditors, banks or authorities, of whatever rank, and between the two
 * nothing is named as the site is: its own shop may stand among those of others.
 */
export function isAtOtherHouse(page: Page, line: Line): boolean {
  const heads = headsAbove(page, line);
  const last = heads.findIndex(
    ({ text }) => isOfOtherHouses(text) || namesOtherAuthority(text, page) || isFromAbove(text),
  );
  if (last < 0 || isInFoot(line) || heads.slice(0, last).some(({ text }) => isOfOwnHouse(text))) return false;
  const between = page.lines.slice(Math.max(heads[last]!.index + 1, line.index - 4), line.index);
  return !between.some(({ text }) => text.length <= 60 && isOwnFirm(text, page));
}

/** The heading, or the line in bold type, that a line stands below. */
export function headAbove(page: Page, line: Line): Line | undefined {
  return page.lines
    .slice(Math.max(0, line.index - 25), line.index)
    .findLast(
      ({ text, block, inline, lead }) =>
        text.length <= 60 &&
        ((block !== null && HEADS.test(block.name)) || (/^(?:b|strong)$/.test(inline) && lead === '')),
    );
}

/** A section is this many lines long, at most. */
const LONGEST_SECTION = 80;

/** A line is asked about more than once. */
const HEADS_OF = new WeakMap<Line, readonly Line[]>();

/** The heading that a line stands below, the one above that in rank, and so on: `Team`, `Board`. */
function headsAbove(page: Page, line: Line): readonly Line[] {
  const known = HEADS_OF.get(line);
  if (known !== undefined) return known;
  const heads: Line[] = [];
  let rank = 8;
  const from = Math.max(0, line.index - LONGEST_SECTION);
  for (let at = line.index - 1; at >= from && rank > 1; at -= 1) {
    const one = page.lines[at]!;
    const its = one.text.length <= 60 ? rankOf(one) : 8;
    if (its >= rank) continue;
    heads.push(one);
    rank = its;
  }
  HEADS_OF.set(line, heads);
  return heads;
}

/** 1 to 6 for headings, 7 for terms and bold type, 8 for what is no heading. */
const rankOf = ({ block, inline, lead }: Line): number =>
  block !== null && /^h[1-6]$/.test(block.name)
    ? Number(block.name[1])
    : (block !== null && HEADS.test(block.name)) || (/^(?:b|strong)$/.test(inline) && lead === '')
      ? 7
      : 8;
