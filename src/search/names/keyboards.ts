/** The keys of a Russian keyboard, and of an American one in the same places. */
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбю';
const AMERICAN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** What was meant to be typed if the keyboard was set to Russian; null for a text that has other letters. */
export function meantOnAmericanKeyboard(text: string): string | null {
  const lower = text.toLowerCase();
  if (!/[а-яё]/.test(lower) || /[^\P{L}а-яё]/u.test(lower)) return null;
  return [...lower].map((letter) => AMERICAN[RUSSIAN.indexOf(letter)] ?? letter).join('');
}
