/** Short forms of words that are written without spaces or with a hyphen, and the words in full. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})ун-т(?:\p{Ll}(?!\p{L}))?/giu, 'университет'],
  [/(?<!\p{L})ин-т(?:\p{Ll}(?!\p{L}))?/giu, 'институт'],
  [/(?<!\p{L})гос\.?(?= )/giu, 'государственный'],
  [/(?<!\p{L})нац\.?(?= )/giu, 'национальный'],
  [/(?<!\p{L})техн\.?(?= )/giu, 'технический'],
  [/(?<!\p{L})мед\.?(?= )/giu, 'медицинский'],
  [/(?<!\p{L})пед\.?(?= )/giu, 'педагогический'],
  [/(?<!\p{L})им\.(?= )/giu, 'имени'],
  [/交大(?=$|附)/gu, '交通大学'],
  [/医大(?=$|附)/gu, '医科大学'],
  [/师大(?=$|附)/gu, '师范大学'],
  [/工大(?=$|附)/gu, '工业大学'],
  [/农大(?=$|附)/gu, '农业大学'],
  [/(?<=\p{Script=Han}{2})大$/gu, '大学'],
  [/(?<=\p{Script=Hangul}{2})대(?=$|병원)/gu, '대학교'],
  [/มทร\. ?/gu, 'มหาวิทยาลัยเทคโนโลยีราชมงคล'],
  [/มรภ\. ?/gu, 'มหาวิทยาลัยราชภัฏ'],
  [/(?<!\p{L})ม\. ?/gu, 'มหาวิทยาลัย'],
  [/รพ\. ?/gu, 'โรงพยาบาล'],
];

/** A text with short forms of words in full: `국립대학교병원` for `국립대병원`. */
export const inFull = (text: string): string =>
  SHORT.reduce((read, [short, full]) => read.replace(short, full), text);
