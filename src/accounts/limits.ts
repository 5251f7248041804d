/** The hours for which a rotated API key may keep working. */
export const GRACE_HOURS = [0, 1, 24] as const;
export type GraceHours = (typeof GRACE_HOURS)[number];

/** Reconciliation tokens of an account. */
export const MAX_TOKENS = 5;
export const MAX_TOKEN_NAME = 100;
