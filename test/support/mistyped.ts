import fc from 'fast-check';

/** A typing error: its kind, position and letter. */
export const typingError = fc.record({
  kind: fc.constantFrom('insert', 'delete', 'replace', 'swap'),
  place: fc.nat(30),
  letter: fc.constantFrom(...'abcdez'),
});

/** Generates names of few letters, so that some of them are similar. */
export const nameOf = (minLength: number) =>
  fc.string({ unit: fc.constantFrom(...'abcde '), minLength, maxLength: 24 });

/** Returns the text with one typing error. */
export function mistyped(
  text: string,
  { kind, place, letter }: { kind: string; place: number; letter: string },
): string {
  const at = place % text.length;
  if (kind === 'insert') return text.slice(0, at) + letter + text.slice(at);
  if (kind === 'delete') return text.slice(0, at) + text.slice(at + 1);
  if (kind === 'replace') return text.slice(0, at) + letter + text.slice(at + 1);
  return at + 1 < text.length ? text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2) : text;
}
