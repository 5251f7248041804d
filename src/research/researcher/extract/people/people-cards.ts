import type { Element } from 'domhandler';
import { hints, outwards } from '../../page/html.js';
import { isInside, type Line, type Page } from '../../page/page.js';
import { isKnownName, personName } from '../names/person-name.js';
import { namesRole } from '../roles/role-words.js';
import { standingOf } from './siblings.js';

const PEOPLE_HINT =
  /\b(team|staff|people|person|member|mitarbeit|ansprechpartner|vorstand|board|equipe|équipe|equipo|zesp|bio|profile|employee|crew|faculty|trustee|leadership|contact-?person|colleague|persona|personne|medewerker|kollegium|author|speaker)/i;

/** `Chair`, a name, `Members`: roles in bold type, or headings, above and below a name. */
export function isBetweenHeads(page: Page, { index, block }: Line): boolean {
  const [above, below] = [page.lines[index - 1], page.lines[index + 1]];
  return (
    above !== undefined &&
    below !== undefined &&
    above.block !== block &&
    standingOf(above) === standingOf(below) &&
    (/^(?:b|strong)$/.test(above.inline) || HEADS.test(above.block?.name ?? '')) &&
    namesRole(above.text.replace(/[:：]$/u, '')) &&
    namesRole(below.text.replace(/[:：]$/u, ''))
  );
}

/** Whether a name is the last in its row of a table, and something stands before it there. */
export function isBehindInRow(page: Page, { index, block }: Line): boolean {
  const [above, below] = [page.lines[index - 1]?.block, page.lines[index + 1]?.block];
  return (
    block?.name === 'td' &&
    above !== undefined &&
    above !== block &&
    above?.parent === block.parent &&
    below?.parent !== block.parent
  );
}

/** A heading and what is below it, a term and its definition: they stand side by side without an element around both. */
export function areBeside(line: Line, other: Line, offset: number): boolean {
  const [first, second] = (offset > 0 ? [line, other] : [other, line]).map(({ block }) => block);
  if (!first || !second || first.parent !== second.parent || Math.abs(offset) > 1) return false;
  return HEADS.test(first.name) && !HEADS.test(second.name);
}

const HEADS = /^(dt|th|h[1-6]|summary|legend|caption)$/;

export const isMarkedAsPerson = (card: Element): boolean =>
  outwards(card)
    .take(4)
    .some((one) => PEOPLE_HINT.test(hints(one)));

/** Whether the class of what holds a name says that it is one of people. */
export const isHintedAsPerson = ({ hint }: Line): boolean => PEOPLE_HINT.test(hint);

/** Lines of one person's card, at most. */
const LARGEST_CARD = 14;

/** The largest element around a name that holds no other name, which is what a card is. */
export function cardOf(page: Page, line: Line): Element | null {
  let card: Element | null = line.block;
  for (const holder of outwards(card).drop(1)) {
    if (['body', 'html', 'main'].includes(holder.name)) break;
    const lines = nearLines(page, line, holder);
    if (lines === null || lines.filter((one) => isNameLike(one, line)).length > 1) break;
    card = holder;
  }
  return card;
}

/** Whether a line is a name that stands as another does: then a card ends between both. */
const isNameLike = (line: Line, other: Line): boolean =>
  personName(line.text, true) !== null &&
  (!namesRole(line.text) || isKnownName(line.text)) &&
  standingOf(line) === standingOf(other);

/** The lines of an element around one of its lines; null if they are more than a card has. */
export function nearLines(page: Page, line: Line, element: Element): Line[] | null {
  const lines = page.lines
    .slice(Math.max(0, line.index - LARGEST_CARD), line.index + LARGEST_CARD + 1)
    .filter((one) => one.block !== null && isInside(one.block, element));
  return lines.length > LARGEST_CARD ? null : lines;
}
