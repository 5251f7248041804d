import { show } from '../fetch/destination.js';
import type { Answer } from '../fetch/exchange.js';
import { failedForNow, nothing, refused, type Obstacle } from '../fetch/obstacle.js';
import { decode } from '../page/charset.js';
import { readPage, readPlainText, type Page } from '../page/page.js';
import { directivesOf } from './directives.js';

const HTML = /^(text\/html|application\/xhtml\+xml)\b/i;
/** What servers call a page when they do not know what it is. */
const UNKNOWN =
  /^(text\/plain|application\/octet-stream|binary\/octet-stream|text\/xml|application\/xml|unknown\/unknown)\b|^$/i;
const LOOKS_LIKE_HTML =
  /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[^]{0,1000}?-->\s*)?<(!doctype html|html|head|body|title|meta|div|h1|p|table)\b/i;

export interface ReadAnswer {
  readonly page: Page;
  readonly noFollow: boolean;
}

/** An answer as a page. Throws an Obstacle if it is none, or if the page does not want to be read. */
export function readAnswer(answer: Answer, readAt: string, plainText: boolean): ReadAnswer {
  const obstacle = statusObstacle(answer);
  if (obstacle) throw obstacle;
  const contentType = String(answer.headers['content-type'] ?? '');
  const page = pageOf(answer, contentType, readAt, plainText);
  const { forbidden, noFollow } = directivesOf(page, answer.headers['x-robots-tag']);
  if (forbidden !== null)
    throw refused(`${show(answer.url)} says "${forbidden}" to robots, so it is not read.`);
  return { page, noFollow };
}

function pageOf({ url, body }: Answer, contentType: string, readAt: string, plainText: boolean): Page {
  const isHtml = HTML.test(contentType);
  if (!isHtml && !UNKNOWN.test(contentType))
    throw nothing(`${show(url)} is no page, but ${typeName(contentType)}.`);
  if (!/charset=["']?utf-?16/i.test(contentType) && isBinary(body)) throw nothing(`${show(url)} is no text.`);
  const text = decode(body, contentType);
  if (isHtml || LOOKS_LIKE_HTML.test(text)) return readPage(text, url, readAt);
  if (!plainText && !/^text\/plain/i.test(contentType)) throw nothing(`${show(url)} is no page.`);
  return readPlainText(text, url, readAt);
}

/** Zeros are in no text but UTF-16, which begins with its mark. */
const isBinary = (body: Buffer): boolean =>
  !(body[0] === 0xfe && body[1] === 0xff) &&
  !(body[0] === 0xff && body[1] === 0xfe) &&
  body.subarray(0, 4_096).includes(0);

const typeName = (contentType: string): string =>
  /^[\w.+-]+\/[\w.+-]+/.exec(contentType)?.[0].slice(0, 60) ?? 'of no type';

function statusObstacle({ url, status }: Answer): Obstacle | null {
  if (status === 200) return null;
  const text = `${show(url)} answers ${status}`;
  if ([401, 403, 407, 451].includes(status)) return refused(`${text}: it is not for everybody.`);
  if (status === 429 || status >= 500) return failedForNow(`${text}: try again later.`);
  return nothing(`${text}.`);
}
