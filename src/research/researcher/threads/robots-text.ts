import robotsParser from 'robots-parser';

/** The name of this robot in robots.txt and in robots meta tags. */
export const ROBOT = 'DirectoryServiceBot';

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
  readonly isAllowed: boolean;
  readonly crawlDelaySeconds: number;
}

/** Whether a robots.txt permits a URL, according to the matching rules of RFC 9309. */
export function evaluateRobots({ robotsUrl, text, url }: RobotsQuestion): RobotsAnswer {
  const robots = parseRobots(robotsUrl, text);
  return {
    // The result is undefined if no rule of the file matches the URL.
    isAllowed: robots.isAllowed(url, ROBOT) !== false,
    crawlDelaySeconds: robots.getCrawlDelay(ROBOT) ?? 0,
  };
}
