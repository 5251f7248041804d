import type { Line, Page } from '../../page/page.js';
import { isAmongFirms, isAtOtherHouse } from '../others/others.js';
import { isKnownName, personName } from '../names/person-name.js';
import { isOutsidersRole } from './outsiders.js';
import { namesRole } from '../roles/role-words.js';
import { standingOf } from './siblings.js';

/** What firms are to an organization: who is called so without a known given name is one. */
const OF_FIRMS =
  /(?<!\p{L})(?:investors?|series [a-e]|seed|funder|backer|sponsor\p{L}*|supplier|customers?|clients?|kunde|kundin|lieferant|förderer|fördermitglied|investisseur|fournisseur|mécène|cliente?|proveedor|patrocinador|inversor|fornecedor|investitore|fornitore|leverancier|klant|klient|inwestor|dostawca|dodavatel|sponzor|támogató|befektető|müşteri|tedarikçi|destekçi|main partner|hauptpartner|media partner|medienpartner)(?!\p{L})/iu;
/** Whoever was it, is it no more; who was it just before has an office still: `Immediate past president`. */
const WAS =
  /^(?:former|formerly|ehemalige[rn]?|frühere[rn]?|vormalige[rn]?|anciens?|anciennes?|antigu[oa]s?|antig[oa]s?|voormalige?|oud-|tidligere|tidigare|entinen|dawn[ya]|były|była|bývalý|bývalá|bývalí|korábbi|volt|fost(?:ul|ă|a)?|bivš[ia]|nekdanj[ia]|eski|endine|bijuš(?:ais|ā)|buv(?:ęs|usi)|бывш\p{L}+|колишн\p{L}+|бивш\p{L}+|πρώην)(?:\s|(?<=-))/iu;
const BOTH = /,?\s(?:and|und|et|y|e|en|och|og|i|a|ja|és|și|ve)\s/iu;
const EX = /^ex(?:[- ](?=\p{L})|(?=(?:vice)?(?:direct|presid|alcald|secret|segret|coord)))/iu;
const LEFT =
  /(?<!\p{L})(?:retired|resigned|died|deceased|verstorben|décédée?|fallecid[oa]|scompars[oa]|overleden)(?: in)?,? \d{4}(?!\d)/iu;
/** Somebody's words are no role, nor is a whole sentence. */
const QUOTE = /^[«"“”„»‘‚](?:\S+\s+){2,}\S+|(?:\S+\s+){3,}\S+[.!?…] ?[»"“”’]$|^[「『].{5,}/u;

/** Whoever is sought for an office has none. */
const SOUGHT =
  /(?<!\p{L})(?:wanted|needed|sought|vacan(?:t|cy|te)|vakan(?:t|z)|unbesetzt|gesucht|suchen wir|cherchons|recherchons|recherchée?|vacante|se busca|buscamos|cercasi|cerchiamo|procura-se|procuramos|gezocht|gevraagd|sökes|söks|søges|søkes|haetaan|hakusessa|hledáme|hľadáme|szukamy|poszukujem|poszukiwan|keresünk|căutăm|tražimo|iščemo|aranıyor|otsime|meklējam|ieškom|ищем|требуется|шукаємо|търсим|ζητείται|募集)/iu;

const saysFormer = (role: string): boolean =>
  EX.test(role) ||
  LEFT.test(role) ||
  (WAS.test(role) && namesRole(role)) ||
  // `Founder member and former president`: what is told of before the past is past as well.
  (BOTH.test(role) && WAS.test(role.split(BOTH).at(-1)!));

/** Whether what is said beside a name says that it is none of the organization's people: a quote, an outsider's office, one that is sought, or what firms are. */
export const isOfSomebodyElse = (name: string, role: string): boolean =>
  QUOTE.test(role.trim()) ||
  saysFormer(role.trim()) ||
  SOUGHT.test(role) ||
  isOutsidersRole(role) ||
  (OF_FIRMS.test(role) && !isKnownName(name));

/** `Ada Lovelace, chair`, `Chair: Ada Lovelace`. */
export function namesAnother(text: string): boolean {
  const [before = '', ...behind] = text.split(/[,(–—|:：]/u).map((part) => part.trim());
  const [next = ''] = behind;
  if (personName(before) !== null && !namesRole(before) && namesRole(next)) return true;
  return isKnownName(before) || (/[–—|:：]/u.test(text) && isKnownName(behind.at(-1) ?? ''));
}

const LABELS = /^(?:h[2-6]|th|dt|summary|legend)$/;
/** As far as lines are looked through that stand as another does. */
const REACH = 80;

/**
 * Whether a text that is no known name has no support where it stands: it is what a known name above it is, the heading of
 * offices with their holders, or a dealer or an auditor by its own heading; without a role that is known to be one, it
 * stands below a heading of partners, or among labels of which most are no names.
 */
export function isUnsupported(page: Page, line: Line, hasRole: boolean): boolean {
  if (isKnownName(line.text)) return false;
  if (isBelowKnownName(page, line) || isAboveOffices(page, line) || isAtOtherHouse(page, line)) return true;
  // What heads a row or a definition is a label or a name like all others there, whatever stands beside it.
  if (/^(?:th|dt)$/.test(line.block?.name ?? '')) return isAmongLabels(page, line);
  return !hasRole && (isAmongFirms(page, line) || isAmongLabels(page, line));
}

/** As far below a name as it is still told what somebody is: an office, a degree, a school. */
const BELOW = 3;

/** What stands below a known name, and not as that does, is what somebody is: `Customer Success Lead`. */
function isBelowKnownName(page: Page, line: Line): boolean {
  const above = page.lines.slice(Math.max(0, line.index - BELOW), line.index).toReversed();
  const other = above.find((one) => isHeadLike(one) || isKnownName(one.text));
  return (
    other !== undefined &&
    other.block?.parent === line.block?.parent &&
    other.text.length <= 60 &&
    isKnownName(other.text) &&
    standingOf(other) !== standingOf(line)
  );
}

const isHeadLike = ({ block }: Line): boolean => LABELS.test(block?.name ?? '');

/** `Assembleia Geral`, and below it `Presidente – Ada Lovelace`, or the office and its holder on two lines. */
function isAboveOffices(page: Page, line: Line): boolean {
  const [office, holder] = [page.lines[line.index + 1], page.lines[line.index + 2]];
  if (line.block === null || !LABELS.test(line.block.name) || office === undefined) return false;
  const [first = '', ...others] = office.text.split(/\s*[:：–—|]\s*|\s-\s/u);
  if (!namesRole(first) || isKnownName(first)) return false;
  if (others.some((one) => isKnownName(one))) return true;
  return (
    holder !== undefined &&
    isKnownName(holder.text) &&
    standingOf(holder) !== standingOf(line) &&
    !LABELS.test(holder.block?.name ?? '')
  );
}

function isAmongLabels(page: Page, line: Line): boolean {
  if (line.block === null || !LABELS.test(line.block.name)) return false;
  const alike = page.lines
    .slice(Math.max(0, line.index - REACH), line.index + REACH)
    .filter((one) => one.block?.name === line.block!.name && standingOf(one) === standingOf(line));
  const names = alike.filter(({ text }) => text.length <= 80 && personName(text, true) !== null);
  return names.length * 2 < alike.length;
}
