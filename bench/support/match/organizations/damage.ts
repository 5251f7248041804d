import type { Kinds } from '../records.js';
import type { Tools } from '../tools.js';
import { scanned, wronglyDecoded } from '../writings/errors.js';

const ENTITIES = new Map(
  (
    '&=&amp;,\'=&#39;,’=&rsquo;,"=&quot;,á=&aacute;,é=&eacute;,í=&iacute;,ó=&oacute;,ú=&uacute;,à=&agrave;,' +
    'è=&egrave;,ä=&auml;,ö=&ouml;,ü=&uuml;,ñ=&ntilde;,ç=&ccedil;,ã=&atilde;,õ=&otilde;,â=&acirc;,ê=&ecirc;,' +
    'ô=&ocirc;,ø=&oslash;,å=&aring;,æ=&aelig;,ß=&szlig;,É=&Eacute;,Ö=&Ouml;,Ü=&Uuml;,Á=&Aacute;,–=&ndash;'
  )
    .split(',')
    .map((pair) => [pair[0]!, pair.slice(2)] as const),
);

/** Names of organizations that scanners, encodings and programs damaged. */
export function damage(tools: Tools): Kinds {
  const { random, pick, below, placed, company, fitting } = tools;
  return {
    'the wrong encoding, the town': company(({ name }) => wronglyDecoded(name, random), placed),
    'entities of HTML': company(({ name }) => {
      const text = name.replace(/./gu, (letter) => ENTITIES.get(letter) ?? letter);
      return text === name ? null : text;
    }),
    'letters with marks lost': company(
      ({ name }) => {
        const marked = name.match(/[À-ɏ]/g)?.length ?? 0;
        if (marked === 0 || marked > 5) return null;
        return pick([
          name.replace(/[À-ɏ]/g, '?'),
          name.replace(/[À-ɏ]/g, '\ufffd'),
          name.replace(/[À-ɏ]/g, ''),
          name.replace(/[À-ɏ]/g, '_'),
        ]);
      },
      undefined,
      3,
    ),
    'a letter misread by a scanner': company(({ name }) => {
      const words = name.split(' ');
      const place = words.findIndex((word) => /^\p{L}{6,}$/u.test(word));
      const other = place < 0 ? null : scanned(words[place]!, random);
      return other === null ? null : words.with(place, other).join(' ');
    }),
    'a line break in a word': company(({ name }) => {
      const long = name.split(' ').filter((word) => /^\p{L}{8,}$/u.test(word));
      if (long.length === 0) return null;
      const word = pick(long);
      const cut = 3 + below(word.length - 5);
      return name.replace(word, `${word.slice(0, cut)}${pick(['- ', '-', ' '])}${word.slice(cut)}`);
    }),
    'spaces between the letters': company(({ name }) => {
      if (!/^[A-Za-z ]{10,42}$/.test(name) || fitting(name) !== 1) return null;
      const words = name.split(' ').map((word) => [...word.toUpperCase()].join(' '));
      return words.join(pick(['  ', '   ', '   ']));
    }),
  };
}
