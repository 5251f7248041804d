import { isShortPhrase, namesRole } from '../roles/role-words.js';

/** A sentence says what somebody does, and of whom, but not what the one above it is. */
const SENTENCE = /^(?:\S+ ){4,}\S*\p{Ll}{2}[.!?]$/u;

/** `Founding partner. Studied in Coimbra.`: what somebody is, where more is told behind it. */
export const firstSentence = (text: string | undefined): string | undefined => {
  const first =
    text === undefined ? undefined : /^(?<first>[^.!?]{3,60}\p{Ll})\. \p{Lu}/u.exec(text)?.groups?.['first'];
  return first !== undefined && isShortPhrase(first) && namesRole(first) ? first : text;
};

/** `House captain: Year 6` says who is it, or when. */
const LABELLED = /\p{L}\s?[:：]\s*\S/u;

/** Whether a text is a sentence, or a label with what it is of, rather than what somebody is. */
export const isSaid = (text: string): boolean => SENTENCE.test(text) || LABELLED.test(text);
