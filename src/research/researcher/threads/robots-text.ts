import robotsParser from 'robots-parser';

/** What sites call this reader by in robots.txt and in robots meta tags. */
export const ROBOT = 'DirectoryServiceBot';

/** Rules that are matched at most; those of real sites have some hundred lines. */
const MAX_LINES = 5_000;
const MAX_CHARACTERS = 128 * 1024;

/** Its types are those of an ES module, which it is not. */
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
  /** Null: the file has too many rules to be matched. */
  readonly isAllowed: boolean | null;
  readonly crawlDelaySeconds: number;
}

/** Whether a robots.txt allows an address, as RFC 9309 matches rules. */
export function evaluateRobots({ robotsUrl, text, url }: RobotsQuestion): RobotsAnswer {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => line.split('#', 1)[0]!.trim() || []);
  const rules = lines.join('\n');
  if (lines.length > MAX_LINES || rules.length > MAX_CHARACTERS)
    return { isAllowed: null, crawlDelaySeconds: 0 };
  const robots = parseRobots(robotsUrl, rules);
  return {
    // Undefined where the file has no rule for an address.
    isAllowed: robots.isAllowed(url, ROBOT) !== false,
    crawlDelaySeconds: robots.getCrawlDelay(ROBOT) ?? 0,
  };
}
