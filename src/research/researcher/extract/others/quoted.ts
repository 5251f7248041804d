import { isAboutPeople } from '../../page/page-kinds.js';
import { isInside, type Line, type Page } from '../../page/page.js';

/** Somebody's words between marks: all of a line, or its end, behind at least four words. */
const QUOTE = /^[«"“”„»‘‚「『]\s?(?=(?:\S+\s+){3}|[^\sA-Za-z]{8}).{11,}[»"“”’‘«」』][.!?…]?$/u;
/** Between the words and who said them, this many lines stand: the name, where what somebody is follows it. */
const REACH = 2;
/** Lines of what holds the words and who said them, at most. */
const LARGEST_CARD = 8;

/**
 * Whether a line stands right below somebody's words, in what holds both: who is named there praises the organization,
 * and is none of its people, whether a heading says so or not. On a page about people, it may be somebody's motto.
 */
export function isBelowQuote(page: Page, { index, block }: Line): boolean {
  const above = page.lines.slice(Math.max(0, index - REACH), index).findLast(({ text }) => QUOTE.test(text));
  if (!above?.block || !block || isAboutPeople(page)) return false;
  if (above.block === block || above.block.parent === block.parent) return true;
  for (
    let one = block.parent;
    one && 'attribs' in one && !/^(?:body|main)$/.test(one.name);
    one = one.parent
  ) {
    const holder = one;
    if (!isInside(above.block, holder)) continue;
    return (
      page.lines.filter((line) => line.block !== null && isInside(line.block, holder)).length <= LARGEST_CARD
    );
  }
  return false;
}
