import type { Element } from 'domhandler';
import { hints, outwards } from '../../page/html.js';
import type { Line, Page } from '../../page/page.js';
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
