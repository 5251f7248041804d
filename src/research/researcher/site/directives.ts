import { ROBOT } from '../fetch/robots.js';
import { attribute } from '../page/html.js';
import type { Page } from '../page/page.js';

/** What a page asks of robots, beyond robots.txt. */
export interface Directives {
  /** The directive that forbids what this reader does with the page; null if none does. */
  readonly forbidden: string | null;
  /** Whether the page's links are not to be followed. */
  readonly noFollow: boolean;
}

/** They stand for others too: `none` is noindex and nofollow. */
const FORBIDDING = ['noindex', 'none', 'noai'];
const NOT_FOLLOWED = ['nofollow', 'none'];
const KNOWN =
  /^(all|index|follow|noindex|nofollow|none|noai|noimageai|noarchive|nosnippet|noimageindex|notranslate|nocache|noodp|noydir|indexifembedded|unavailable_after|max-[a-z-]+)$/;

/** The directives of a page's robots meta tags and of its X-Robots-Tag headers, those for all robots and those for this one. */
export function directivesOf(page: Page, header: string | string[] | undefined): Directives {
  const names = ['robots', ROBOT.toLowerCase()];
  const tags = page.elements
    .filter(({ name }) => name === 'meta')
    .filter((element) => names.includes(attribute(element, 'name').toLowerCase()))
    .flatMap((element) =>
      attribute(element, 'content')
        .toLowerCase()
        .split(/[\s,]+/),
    );
  const all = [...tags, ...[header ?? []].flat().flatMap(ofHeader)];
  return {
    forbidden: FORBIDDING.find((directive) => all.includes(directive)) ?? null,
    noFollow: NOT_FOLLOWED.some((directive) => all.includes(directive)),
  };
}

/** `otherbot: noindex, nofollow` is for that robot only, up to the next one's name. */
function ofHeader(header: string): string[] {
  let isForUs = true;
  return header
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [, name, rest] = /^\s*([\w.-]+)\s*:\s*(.*)$/.exec(part) ?? [];
      if (name !== undefined && !KNOWN.test(name)) isForUs = name === ROBOT.toLowerCase();
      const directive = (name !== undefined && !KNOWN.test(name) ? rest! : part).trim();
      return isForUs ? [directive] : [];
    });
}
