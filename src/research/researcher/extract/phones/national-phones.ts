import { outwards } from '../../page/html.js';
import { tellsOfHouse } from '../../page/page-kinds.js';
import { textOf, type Line, type Page } from '../../page/page.js';
import { cellsOf, rowsOf } from '../../page/tables.js';

/** Countries where no zero is dialled in front, so that a number alone looks like any other; how numbers to call begin. */
const WITHOUT_ZERO: Readonly<Record<string, RegExp>> = {
  ES: /^[6789]/,
  PT: /^[239]/,
  PL: /^[1-9]/,
  CZ: /^[2-9]/,
  DK: /^[2-9]/,
  NO: /^[2-9]/,
  LV: /^[26]/,
  EE: /^[3-9]/,
  IS: /^[4-8]/,
  GR: /^[26]/,
  CY: /^[29]/,
  MT: /^[279]/,
  LU: /^[2-9]/,
  IT: /^[03]/,
  HU: /^(?:06|[237]0|31|50|1 )/,
  BR: /^[1-9]{2} 9?\d{4}-\d{4}$/,
  MX: /^[2-9]/,
  AD: /^[36-9]/,
};
/** Groups of digits as they are read out: three or more, or two of three digits at least. */
const GROUPED = /^\d{1,5}(?:[ .-]\d{2,4}){2,4}$|^\d{3,5}[ .-]\d{3,7}$/;
const OF_PAPERS =
  /n[uú]m[eé]r|(?<!ruf)nummer|number|kennitala|konto(?!r)|giro|mobile ?pay|koordinat|(?<!\p{L})(?:(?:no|nr|n[º°]|č|ref|id|ean|pin|br|kr|eur|vhf|iban|issn|isbn|gps|data|date|datum|stand|cena|price|prix|[ck][oó]d)(?!\p{L})|code|códig|codice|kood|swish|vipps|bizum|org\.|matičn|davčn|licen|lizenz|regist|rejestr|dossier|expediente|processo|alvará|pravilnik|zakon|order|auftrag|bestell|artikel|article|serie|model|version|fecha|hours|uhr|öffnung|horar|godzin|åpning|åbning|otevír|nyitva|population|einwohner|coordinates|preis|precio|preço|zł|kč)|€|\$/iu;
/** Whether a label is that of a number of customers, orders, members, laws, payments or papers. */
export const namesPapers = (label: string): boolean => OF_PAPERS.test(label);

const HEADS = /^(?:h[2-6]|dt|th|strong|b)$/;

/**
 * Whether a number that is written as its country's numbers to call stands where those do, on a page about the
 * organization: behind a colon, below a heading of a few words, or in a column that is headed as one of numbers.
 */
export function isCalledHere(
  page: Page,
  line: Line,
  { written, before, country }: { written: string; before: string; country: string | null },
  isPhoneLabel: (text: string) => boolean,
): boolean {
  if (country === null || !tellsOfHouse(page)) return false;
  const digits = written.replace(/\D/g, '').length;
  const isOfCountry = WITHOUT_ZERO[country]?.test(written) || (/^0[1-9]/.test(written) && digits > 8);
  if (!isOfCountry || digits < 7 || !GROUPED.test(written)) return false;
  const behind = line.text.slice(line.text.indexOf(written) + written.length);
  if (!/^\.?\s*(?:$|[,;(/|·])/u.test(behind)) return false;
  if (line.text.startsWith(written)) {
    const above = page.lines[line.index - 1];
    return (
      (above !== undefined && isHead(above) && !namesPapers(above.text)) ||
      isPhoneLabel(headOfColumn(line) ?? '')
    );
  }
  // Another sentence or an address may stand before the label.
  const label = before.replace(/^.*(?<=\p{L}{4})\. /su, '');
  return /^\p{L}[^:：@\d]{1,40}(?:\([^()]{1,24}\))?\s?[:：]\s?$/u.test(label) && !namesPapers(label);
}

const isHead = ({ text, block, inline, lead }: Line): boolean =>
  text.length <= 40 &&
  !/\d{3}/u.test(text) &&
  (HEADS.test(block?.name ?? '') || (HEADS.test(inline) && lead === ''));

/** What the first row of its table has in the column of a line. */
function headOfColumn({ block }: Line): string | null {
  const row = block?.parent;
  if (block?.name !== 'td' || !row || !('attribs' in row)) return null;
  const table = outwards(row).find(({ name }) => name === 'table');
  const [first] = table === undefined ? [] : rowsOf(table);
  const head = first && first !== row ? cellsOf(first)[cellsOf(row).indexOf(block)] : undefined;
  return head === undefined ? null : textOf(head);
}
