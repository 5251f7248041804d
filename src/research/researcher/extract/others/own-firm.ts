import { textOf, type Page } from '../../page/page.js';
import { foldName } from '../names/fold-name.js';

/** Whether a word of a text, which may name a firm, is in the domain. */
export const isOwnFirm = (text: string, { url }: Page): boolean =>
  foldName(text)
    .split(' ')
    .some((word) => word.length > 3 && withoutEnding(url.hostname).includes(word));

/** What many hosts end with says nothing of one. */
const withoutEnding = (host: string): string => host.replace(/\.[^.]+$/u, '');

const NAMES_OF = new WeakMap<Page, string>();

/** What a page says that its site is called, in small letters: its title and its host. */
export function namesOf(page: Page): string {
  const known = NAMES_OF.get(page);
  if (known !== undefined) return known;
  const titles = page.elements.filter(({ name }) => name === 'title').slice(0, 3);
  const texts = titles.flatMap(({ children }) =>
    children.map((child) => ('data' in child ? child.data.slice(0, 200) : '')),
  );
  const names = [...texts, page.url.hostname].join(' ').toLowerCase();
  NAMES_OF.set(page, names);
  return names;
}

/** Whether a text names the organization, in words of the domain or of the title. */
export const isNamedAs = (text: string, page: Page): boolean =>
  isOwnFirm(text, page) || isInTitle(text, page);

/** Whether two words or more of a text, up to a comma, are in the page's title: one alone may be what the page is about. */
export const isInTitle = (text: string, page: Page): boolean =>
  text.split(/[,:(]/u).some((part) => / \p{L}/u.test(part.trim()) && titleOf(page).includes(foldName(part)));

const TITLES = new WeakMap<Page, string>();

function titleOf(page: Page): string {
  const known = TITLES.get(page);
  if (known !== undefined) return known;
  const title = page.elements.find(({ name }) => name === 'title');
  const text = foldName(title === undefined ? '' : textOf(title).slice(0, 300));
  TITLES.set(page, text);
  return text;
}

/** Whether the words of a text that are in the domain make up most of it: one of them alone may be a town or a trade. */
export function isCalledInFull(text: string, { url }: Page): boolean {
  const name = withoutEnding(url.hostname).replace(/^www\./u, '');
  const words = new Set(
    foldName(text)
      .split(' ')
      .filter((word) => word.length > 3 && name.includes(word)),
  );
  return [...words].join('').length * 3 >= name.length * 2;
}
