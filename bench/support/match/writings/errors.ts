import type { Random } from '../../search/random.js';
import { pairsOf, rewritings, rulesOf, tableOf } from './tables.js';

/** Spellings of one sound. */
const SOUNDS = rulesOf(
  'ph=f,ck=k,sch=sh,ei=ie,([a-z])ie([a-z])=$1ei$2,son$=sen,sen$=son,mann$=man,([^m]a)n$=$1nn,ll=l,tt=t,nn=n,rr=r,ss=s,ea=ee,ee=ea,' +
    'ai=ay,ay=ey,ow=ou,au=aw,oo=u,tz$=ts,z$=s,berg$=burg,burg$=berg,ey$=y,([^eao])y$=$1ey,(?<=[a-z]{3})ie$=y,^Kn=N,^Mac(?=[A-Z])=Mc,' +
    '^C(?=[aou])=K,^K(?=[aou])=C,^Kr=Cr,^Cr=Kr,c(?=[ei])=s,ks$=x,er$=ar,(?<=[a-z]{3})le$=el,' +
    '([aeo])l(?=[aeo])=$1ll,([aeiou])n(?=[aeiou])=$1nn,^Wh=W,([rn])d$=$1dt,dt$=t,th=t',
);
/** A name as someone writes it who hears it; null if it has only one spelling. */
export const heard = (name: string, { pick }: Random): string | null => {
  const written = rewritings(name, SOUNDS);
  return written.length === 0 ? null : pick(written);
};

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** A name with the letter of the next key for one of its letters, but for the first. */
export function nextKey(name: string, { pick, below }: Random): string {
  const at = 1 + below(name.length - 1);
  const row = KEYS.find((keys) => keys.includes(name[at]!))!;
  const key = row.indexOf(name[at]!);
  return (
    name.slice(0, at) +
    pick([row[key - 1], row[key + 1]].filter((letter) => letter !== undefined)) +
    name.slice(at + 1)
  );
}
/** Letters that the keyboards of Germany and France exchange. */
export const KEYBOARDS = ['y=z z=y Y=Z Z=Y', 'a=q q=a z=w w=z A=Q Q=A Z=W W=Z'].map((keys) =>
  tableOf(keys, ' '),
);

/** An error that leaves the first letter: a letter doubled, lost, or exchanged with the next one. */
export function slip(word: string, random: Random): string {
  for (;;) {
    const at = 1 + random.below(word.length - 1);
    const [before, letter, next, after] = [word.slice(0, at), word[at]!, word[at + 1], word.slice(at + 2)];
    const rest = (next ?? '') + after;
    const result = random.pick([
      letter === next ? before + rest : before + letter + letter + rest,
      before + rest,
      next === undefined ? word : before + next + letter + after,
    ]);
    if (result.toLowerCase() !== word.toLowerCase()) return result;
  }
}

/** A writing without the accents, with other hyphens and apostrophes. */
export function plainly(name: string, { pick }: Random): string {
  const german = pick([0, 1]) ? { ä: 'ae', ö: 'oe', ü: 'ue', Ö: 'Oe', Ü: 'Ue' } : {};
  const [hyphen, apostrophe] = [pick([' ', '', ' - ', '–']), pick(['', ' ', '’', '`'])];
  return name
    .replace(/[äöüÖÜ]/g, (letter) => (german as Record<string, string>)[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/(?<=\p{L})-(?=\p{Lu})/gu, hyphen)
    .replace(/['’]/g, apostrophe);
}

const SCANNED = pairsOf(
  'rn=m,m=rn,cl=d,d=cl,l=1,l=I,I=l,O=0,o=0,S=5,B=8,w=vv,e=c,u=ii,g=q,h=b,li=h,nn=rm,ri=n,i=l',
);
/** The text with one error of optical recognition, but for the first letter; null if no letter of it is misread. */
export function scanned(text: string, { pick }: Random): string | null {
  const places = SCANNED.flatMap(([printed, read]) =>
    [...text.matchAll(new RegExp(printed, 'g'))].map(({ index }) => ({ index, printed, read })),
  ).filter(({ index }) => index > 0);
  if (places.length === 0) return null;
  const { index, printed, read } = pick(places);
  return text.slice(0, index) + read + text.slice(index + printed.length);
}

/** Letters that look alike in handwriting. */
const HANDWRITTEN = rulesOf(
  'rn=m,m=rn,cl=d,d=cl,a=o,o=a,u=n,n=u,li=h,v=r,r=v,ll=tt,l=t,t=l,g=y,y=g,h=b,e=c,s=r,w=m,ie=u,nn=m',
);
/** The text as someone reads it who cannot read one of its small letters. */
export function misread(text: string, { pick }: Random): string | null {
  const rest = rewritings(text.slice(1), HANDWRITTEN);
  return rest.length === 0 ? null : text[0]! + pick(rest);
}

/** The text decoded in the wrong encoding; null if it does not change, or has a character that the API refuses. */
export function wronglyDecoded(text: string, { pick }: Random): string | null {
  const letters = /[^\p{ASCII}’]/gu;
  const own = text.normalize('NFC');
  const result = pick([
    () => new TextDecoder('windows-1252').decode(new TextEncoder().encode(own)),
    () => own.replace(letters, '?'),
    () => own.replace(letters, '\ufffd'),
    () => own.replace(letters, (letter) => `&#${letter.codePointAt(0)!};`),
  ])();
  return result === own || /[\p{Cc}\p{Cf}\xa0]/u.test(result) ? null : result;
}

/** How headers and links encode letters with accents. */
export const ENCODINGS: readonly ((text: string) => string)[] = [
  encodeURI,
  (text) => encodeURI(text).replaceAll('%20', '+'),
  (text) => `=?UTF-8?Q?${encodeURI(text).replaceAll('%20', '_').replaceAll('%', '=')}?=`,
];

const ALPHABETS = [
  [0xff21, 0xff41],
  [0x1d400, 0x1d41a],
  [0x1d5d4, 0x1d5ee],
  [0x1d468, 0x1d482],
  [0x1d670, 0x1d68a],
  [0x24b6, 0x24d0],
] as const;
/** The text in full-width, bold, italic, monospaced or circled letters. */
export function styled(text: string, { pick }: Random): string {
  const [upper, lower] = pick(ALPHABETS);
  return text
    .replace(/[A-Z]/g, (letter) => String.fromCodePoint(upper + letter.charCodeAt(0) - 65))
    .replace(/[a-z]/g, (letter) => String.fromCodePoint(lower + letter.charCodeAt(0) - 97));
}

/** Commands of LaTeX, with the letter that they change. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0308': '"',
  '\u0327': 'c ',
};
export const inLatex = (text: string): string =>
  text.normalize('NFD').replace(/(\p{L})(\p{M})/gu, (pair, letter: string, mark: string) => {
    const command = ACCENTS[mark];
    return command === undefined ? pair : `{\\${command}${letter === 'i' ? '\\i' : letter}}`;
  });
