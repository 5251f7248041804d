/** The longest name of a person with an account, in characters. */
export const MAX_NAME = 200;
