import robotsParser from 'robots-parser';

/** The name of this robot in robots.txt and in robots meta tags. */
export const ROBOT = 'DirectoryServiceBot';

/** The maximum number of rules to match. Real files have a few hundred lines. */
const MAX_LINES = 5_000;
const MAX_CHARACTERS = 128 * 1024;

/** The package declares the types of an ES module, but is CommonJS. */
const parseRobots = robotsParser as unknown as (url: string, text: string) => Robot;

interface Robot {
  isAllowed(url: string, robot: string): boolean | undefined;
  getCrawlDelay(robot: string): number | undefined;
}

export interface RobotsQuestion {
  readonly robotsUrl: string;
  readonly text: string;
  readonly url: string;
}

export interface RobotsAnswer {
  /** Null if the file has too many rules to match. */
  readonly isAllowed: boolean | null;
  readonly crawlDelaySeconds: number;
}

/** Whether a robots.txt permits a URL, according to the matching rules of RFC 9309. */
export function evaluateRobots({ robotsUrl, text, url }: RobotsQuestion): RobotsAnswer {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => line.split('#', 1)[0]!.trim() || []);
  const rules = lines.join('\n');
  if (lines.length > MAX_LINES || rules.length > MAX_CHARACTERS)
    return { isAllowed: null, crawlDelaySeconds: 0 };
  const robots = parseRobots(robotsUrl, rules);
  return {
    // The result is undefined if no rule of the file matches the URL.
    isAllowed: robots.isAllowed(url, ROBOT) !== false,
    crawlDelaySeconds: robots.getCrawlDelay(ROBOT) ?? 0,
  };
}
