import { isComment, isText, type AnyNode, type Element } from 'domhandler';
import { attribute, hints } from './html.js';

/** How two inline elements without white space between them stand on the screen. */
export type Border = 'together' | 'beside' | 'apart';

/** What is set within words: raised letters, places where a word may break. */
const WITHIN_WORDS = new Set('sup sub wbr ruby rb rt rp bdi bdo'.split(' '));
/** What writers' text runs in: editors cut words there, and leave the pieces in elements that are alike. */
const OF_WRITERS = /^(?:p|h[1-6]|td|th|li|dt|dd|blockquote|span|b|strong|em|i|u|font)$/;
/** The code of a town, which the town stands beside. */
const OF_CODE = /(?:^|[\s_-])(?:zip|postal|post-?code|plz|psc|postnr|postnummer|cp|cap|cep)/;
/** Enough to judge by: elements may hold pages. */
const MOST_LETTERS = 120;

const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[\p{L}\d]{2,}$/u;
/** More digits than codes of towns have. */
const NUMBER = /^\+?[(]?\d(?:[\s()/.\-–]{0,3}\d){6,}$/;

/**
 * Whether two elements that touch are pieces of one word, or texts that style sheets lay out one beside or below the
 * other, as pages built of components have them: `<b>Ana Ruiz</b><span>architect</span>`.
 */
function borderBetween(left: Element, right: Element): Border {
  if (WITHIN_WORDS.has(left.name) || WITHIN_WORDS.has(right.name)) return 'together';
  const [before, after] = [beginningOf(left), beginningOf(right)];
  if (!/[\p{L}\p{N}.]$/u.test(before) || !/^[\p{L}\p{N}+(]/u.test(after)) return 'together';
  if (OF_CODE.test(hints(left)) && /^[\d -]{3,9}$/.test(before)) return 'beside';
  if (isWhole(left, before) || isWhole(right, after)) return besideNumbers(before, after);
  // First letters that are set big, and letters that move one by one.
  if (before.length < 2 || after.length < 2) return 'together';
  if (hasTextOfItsOwn(left.parent)) return 'together';
  const areAlike = left.name === right.name && hints(left) === hints(right);
  // A number in pieces; but a street is followed by a code.
  const isNumber = !/\p{L}/u.test(before) && /^\d/.test(after);
  if (/\d$/.test(before) && /^\d/.test(after) && (areAlike || isNumber) && !areTwoLinks(left, right))
    return 'together';
  // No word is cut where a whole number stands.
  if (NUMBER.test(before) !== NUMBER.test(after)) return besideNumbers(before, after);
  if (
    areAlike &&
    !areTwoLinks(left, right) &&
    (!left.parent || !('name' in left.parent) || OF_WRITERS.test(left.parent.name))
  )
    return 'together';
  // A word alone may go on in small letters, or be one with a word beside it, in two colours.
  const goesOn = !/\s/.test(before) && (/^\p{Ll}/u.test(after) || !/\s/.test(after));
  return areTwoLinks(left, right) || !goesOn ? besideNumbers(before, after) : 'together';
}

/** A number stays on the line of what it is the number of. */
const besideNumbers = (before: string, after: string): Border =>
  /\d/.test(before) || !/^[+(\d]/.test(after) ? 'apart' : 'beside';

/** Whether an element is a link to the address or number that it shows: nothing of that is elsewhere. */
function isWhole(element: Element, text: string): boolean {
  if (MAIL_ADDRESS.test(text)) {
    const target = targetOf(element);
    return target.toLowerCase().startsWith(`mailto:${text.toLowerCase()}`);
  }
  return NUMBER.test(text) && /^tel:/i.test(targetOf(element));
}

const targetOf = (element: Element): string => attribute(element, 'href');

const areTwoLinks = (left: Element, right: Element): boolean =>
  targetOf(left) !== '' && targetOf(right) !== '' && targetOf(left) !== targetOf(right);

const hasTextOfItsOwn = (parent: AnyNode | null): boolean =>
  parent !== null &&
  'children' in parent &&
  parent.children.some((one) => isText(one) && one.data.trim() !== '');

/** The element that what follows another touches, where the one before it touched `touched`. */
export function touchedBehind(element: Element, touched: Element | null): Element | null {
  if (!isFollowedAtOnce(element)) return null;
  if (beginningOf(element) !== '') return element;
  return WITHIN_WORDS.has(element.name) ? null : touched;
}

/** The text that an element begins with; an empty string where it shows none. */
function beginningOf(element: Element): string {
  let text = '';
  const walk = (node: AnyNode): void => {
    if (text.length >= MOST_LETTERS) return;
    if (isText(node)) text += node.data.slice(0, MOST_LETTERS);
    else if ('children' in node && !('name' in node && /^(?:script|style|svg|template)$/.test(node.name)))
      node.children.forEach(walk);
  };
  walk(element);
  return text.trim();
}

/** The same of an element and one that text behind it stands in; together if that is not in an element beside it. */
export function borderBefore(within: Element | null, left: Element): Border {
  let right: AnyNode | null = within;
  while (right !== null && right.parent !== left.parent) right = right.parent;
  return right === null || right === left || !('attribs' in right) ? 'together' : borderBetween(left, right);
}

/** Whether an element follows another at once, with nothing but notes of programs between both. */
function isFollowedAtOnce(element: Element): boolean {
  let next = element.next;
  while (next !== null && (isComment(next) || (isText(next) && next.data === ''))) next = next.next;
  return next !== null && 'attribs' in next;
}
