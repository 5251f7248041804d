import { outwards } from '../../page/html.js';
import { isAboutPeople } from '../../page/page-kinds.js';
import { isInside, type Line, type Page } from '../../page/page.js';

/** Somebody's words between marks: all of a line, or its end, behind at least four words. */
const QUOTE = /^[«"“”„»‘‚「『]\s?(?=(?:\S+\s+){3}|[^\sA-Za-z]{8}).{11,}[»"“”’‘«」』][.!?…]?$/u;
/** Between the words and who said them, this many lines stand: the name, where what somebody is follows it. */
const REACH = 2;
/** Lines of what holds the words and who said them, at most. */
const LARGEST_CARD = 8;

/**
 * Whether a line stands right below somebody's words, or names somebody of another house right before them, in what holds
 * both: who is named there praises the organization, and is none of its people, whether a heading says so or not. On a
 * page about people, it may be somebody's motto.
 */
export function isBesideQuote(page: Page, line: Line): boolean {
  const { index } = line;
  const above = page.lines.slice(Math.max(0, index - REACH), index).findLast(({ text }) => QUOTE.test(text));
  const words = [above, wordsBehind(page, index)].filter((one) => one !== undefined);
  return words.some((one) => areHeldTogether(page, one, line)) && !mayBeMotto(page);
}

/** A home page is about people by its title only: `… Avocats`. */
const mayBeMotto = (page: Page): boolean => page.url.pathname !== '/' && isAboutPeople(page);

/** Whether one block or a card of a few lines holds both lines. */
function areHeldTogether(page: Page, words: Line, { block }: Line): boolean {
  if (words.block === null || block === null) return false;
  if (words.block === block || words.block.parent === block.parent) return true;
  for (const holder of outwards(block).drop(1)) {
    if (/^(?:body|main)$/.test(holder.name)) return false;
    if (!isInside(words.block, holder)) continue;
    const held = page.lines.filter((line) => line.block !== null && isInside(line.block, holder));
    return held.length <= LARGEST_CARD;
  }
  return false;
}

/** The words that follow a name with an office at another house, or that office: `Farm Manager, Bruny Kelp`. */
function wordsBehind(page: Page, index: number): Line | undefined {
  const [here, next, last] = page.lines.slice(index, index + 3);
  const words = [next, last].find((line) => line !== undefined && QUOTE.test(line.text));
  const office = words === next ? here : next;
  return /^\p{L}[^,]{2,50}, \p{Lu}/u.test(office?.text ?? '') ? words : undefined;
}
