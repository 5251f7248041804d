/** Returns the lines of a log that contain a secret, each after the reason. */
export declare function leaksOf(log: string, secrets: ReadonlySet<string>): string[];
