import type { Answer } from '../fetch/exchange.js';
import { failedForNow, nothing, Obstacle, refused, show } from '../fetch/obstacle.js';
import type { PageInput, PageReading } from '../read/read-page.js';
import { ThreadOverrun, type ReaderThreads } from '../threads/reader-threads.js';
import { ROBOT } from '../threads/robots-text.js';

/** Directives that have a value behind a colon, as the names of robots have theirs. */
const WITH_VALUE = /^(?:unavailable_after|max-[a-z-]+)$/;

export interface ReadAnswer {
  readonly url: URL;
  readonly reading: PageReading;
  readonly noFollow: boolean;
}

/** A page that exceeded a limit of the reader threads. It is skipped; to try it again would end another thread. */
export class PageOverrun extends Obstacle {}

/**
 * Reads an answer as a page, in a reader thread. Rejects with an Obstacle if it is no page, does not want to be read or
 * exceeds a limit; with the signal's reason if that is aborted.
 */
export async function readAnswer(
  answer: Answer,
  hints: Pick<PageInput, 'plainText' | 'domain' | 'country' | 'language' | 'isHome'>,
  threads: ReaderThreads,
  signal: AbortSignal,
): Promise<ReadAnswer> {
  const obstacle = statusObstacle(answer);
  if (obstacle) throw obstacle;
  const input: PageInput = {
    ...hints,
    body: answer.body,
    contentType: String(answer.headers['content-type'] ?? ''),
    url: answer.url.href,
  };
  const reading = await threads
    .run<PageInput, PageReading>('readPage', input, signal)
    .catch((error: unknown) => {
      if (!(error instanceof ThreadOverrun)) throw error;
      throw new PageOverrun('completed', `${show(answer.url)} ${error.reason}, and is skipped.`);
    });
  if (reading.problem !== null) throw nothing(`${show(answer.url)} was not read. ${reading.problem}`);
  // `none` is noindex and nofollow.
  const directives = [...reading.robots, ...[answer.headers['x-robots-tag'] ?? []].flat().flatMap(ofHeader)];
  const forbidden = ['noindex', 'none', 'noai'].find((directive) => directives.includes(directive));
  if (forbidden !== undefined)
    throw refused(`${show(answer.url)} says "${forbidden}" to robots, so it is not read.`);
  const noFollow = ['nofollow', 'none'].some((directive) => directives.includes(directive));
  return { url: answer.url, reading, noFollow };
}

function statusObstacle({ url, status }: Answer): Obstacle | null {
  if (status === 200) return null;
  const text = `${show(url)} answers ${status}`;
  if ([401, 403, 407, 451].includes(status)) return refused(`${text}: it is not for everybody.`);
  if (status === 429 || status >= 500) return failedForNow(`${text}: try again later.`);
  return nothing(`${text}.`);
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
      const isName = /^[\w.-]+$/.test(name) && !WITH_VALUE.test(name);
      if (isName) isForUs = name === ROBOT.toLowerCase();
      const directive = (isName ? part.slice(colon + 1) : part).trim();
      return isForUs ? [directive] : [];
    });
}
