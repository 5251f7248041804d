/** The lines of a log that hold a secret, each after the reason. */
export declare function leaksOf(log: string, secrets: ReadonlySet<string>): string[];
