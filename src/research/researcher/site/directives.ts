import { ROBOT } from '../threads/robots-text.js';

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
export function directivesOf(tags: readonly string[], header: string | string[] | undefined): Directives {
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
      const colon = part.indexOf(':');
      const name = part.slice(0, Math.max(colon, 0)).trim();
      const isName = /^[\w.-]+$/.test(name) && !KNOWN.test(name);
      if (isName) isForUs = name === ROBOT.toLowerCase();
      const directive = (isName ? part.slice(colon + 1) : part).trim();
      return isForUs ? [directive] : [];
    });
}
