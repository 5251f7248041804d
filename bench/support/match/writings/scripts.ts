import { fold } from '../../../../src/names/normalize.js';
import type { Random } from '../../search/random.js';
import { pairsOf, tableOf } from './tables.js';

/** How a script writes the letters of the Latin script, the longest first. */
export type Letters = readonly (readonly [latin: string, other: string])[];

/** Writes a name in the letters of another script. */
export function inLetters(name: string, letters: Letters): string {
  let result = '';
  for (let rest = name; rest !== '';) {
    const [from, to] = letters.find(([latin]) => rest.startsWith(latin)) ?? [rest[0]!, rest[0]!];
    result += to;
    rest = rest.slice(from.length);
  }
  return result.trim().replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
/** The same by sound: double letters have one. */
export const spelled = (name: string, letters: Letters): string =>
  inLetters(` ${fold(name).replace(/(\p{L})\1/gu, '$1')}`, letters);

export const CYRILLIC: Letters = pairsOf(
  'shch=щ,sh=ш,ch=ч,zh=ж,kh=х,ph=ф,th=т,ck=к,ya=я,yu=ю,a=а,b=б,c=к,d=д,e=е,f=ф,g=г,h=х,i=и,j=дж,k=к,l=л,m=м,n=н,o=о,p=п,q=к,r=р,s=с,t=т,u=у,v=в,w=в,x=кс,y=й,z=з',
);
export const GREEK: Letters = pairsOf(
  'sh=σ,ch=τσ,th=θ,ph=φ,ck=κ,oo=ου,ou=ου,ee=ι,ea=ι,a=α,b=μπ,c=κ,d=ντ,e=ε,f=φ,g=γκ,h=χ,i=ι,j=τζ,k=κ,l=λ,m=μ,n=ν,o=ο,p=π,q=κ,r=ρ,s=σ,t=τ,u=ου,v=β,w=γου,x=ξ,y=ι,z=ζ',
);
/** Hebrew as newspapers spell foreign names; a word cannot begin with a vowel sign. */
const HEBREW: Letters = pairsOf(
  ' e= א, i= אי, o= או, u= או,sch=ש,sh=ש,ch=צ׳,th=ט,ph=פ,kh=ח,ck=ק,oo=ו,ou=ו,ee=י,ea=י,ce=ס,ci=סי,a=א,b=ב,c=ק,d=ד,e=,f=פ,g=ג,h=ה,i=י,j=ג׳,k=ק,l=ל,m=מ,n=נ,o=ו,p=פ,q=ק,r=ר,s=ס,t=ט,u=ו,v=ו,w=וו,x=קס,y=י,z=ז',
);
const FINAL = tableOf('מ=ם,נ=ן,פ=ף,צ=ץ,כ=ך');
/** Names in the letters of scripts and languages, as newspapers spell foreign names. */
export const SCRIPTS: Readonly<Record<string, (name: string) => string>> = {
  Hebrew: (name) => spelled(name, HEBREW).replace(/[מנפצכ](?=\s|$)/g, (letter) => FINAL[letter]!),
  ...Object.fromEntries(
    Object.entries<Letters>({
      Cyrillic: CYRILLIC,
      Ukrainian: pairsOf(
        'sch=ш,sh=ш,ch=ч,zh=ж,th=т,ph=ф,ck=к,oo=у,ee=і,ea=і,ya=я,yu=ю,a=а,b=б,c=к,d=д,e=е,f=ф,g=ґ,h=г,i=і,j=дж,k=к,l=л,m=м,n=н,o=о,p=п,q=к,r=р,s=с,t=т,u=у,v=в,w=в,x=кс,y=і,z=з',
      ),
      Serbian: pairsOf(
        'sch=ш,sh=ш,ch=ч,th=т,ph=ф,ck=к,oo=у,ou=у,ee=и,ea=и,ce=се,ci=си,lj=љ,nj=њ,a=а,b=б,c=к,d=д,e=е,f=ф,g=г,h=х,i=и,j=џ,k=к,l=л,m=м,n=н,o=о,p=п,q=к,r=р,s=с,t=т,u=у,v=в,w=в,x=кс,y=ј,z=з',
      ),
      Bulgarian: pairsOf(
        'sch=ш,sh=ш,ch=ч,zh=ж,th=т,ph=ф,ck=к,oo=у,ou=у,ee=и,ea=и,ya=я,yu=ю,ce=се,ci=си,a=а,b=б,c=к,d=д,e=е,f=ф,g=г,h=х,i=и,j=дж,k=к,l=л,m=м,n=н,o=о,p=п,q=к,r=р,s=с,t=т,u=ъ,v=в,w=у,x=кс,y=и,z=з',
      ),
      Greek: GREEK,
      Arabic: pairsOf(
        'sh=ش,th=ث,kh=خ,ch=تش,ph=ف,ck=ك,oo=و,ou=و,ee=ي,ea=ي,a=ا,b=ب,c=ك,d=د,e=,f=ف,g=غ,h=ه,i=ي,j=ج,k=ك,l=ل,m=م,n=ن,o=و,p=ب,q=ق,r=ر,s=س,t=ت,u=و,v=ف,w=و,x=كس,y=ي,z=ز',
      ),
      Persian: pairsOf(
        ' e= ا, i= ای, o= او, u= او,sch=ش,sh=ش,ch=چ,th=ت,ph=ف,kh=خ,ck=ک,oo=و,ou=و,ee=ی,ea=ی,ce=س,ci=سی,a=ا,b=ب,c=ک,d=د,e=,f=ف,g=گ,h=ه,i=ی,j=ج,k=ک,l=ل,m=م,n=ن,o=و,p=پ,q=ق,r=ر,s=س,t=ت,u=و,v=و,w=و,x=کس,y=ی,z=ز',
      ),
      Urdu: pairsOf(
        ' e= ا, i= ا, o= او, u= ا,sch=ش,sh=ش,ch=چ,th=تھ,ph=ف,kh=خ,ck=ک,oo=و,ou=و,ee=ی,ea=ی,ce=س,ci=سی,a=ا,b=ب,c=ک,d=ڈ,e=ی,f=ف,g=گ,h=ہ,i=ی,j=ج,k=ک,l=ل,m=م,n=ن,o=و,p=پ,q=ق,r=ر,s=س,t=ٹ,u=و,v=و,w=و,x=کس,y=ی,z=ز',
      ),
      Georgian: pairsOf(
        'sch=შ,sh=შ,ch=ჩ,th=თ,ph=ფ,kh=ხ,ck=კ,oo=უ,ou=უ,ee=ი,ea=ი,ce=სე,ci=სი,a=ა,b=ბ,c=კ,d=დ,e=ე,f=ფ,g=გ,h=ჰ,i=ი,j=ჯ,k=კ,l=ლ,m=მ,n=ნ,o=ო,p=პ,q=კ,r=რ,s=ს,t=ტ,u=უ,v=ვ,w=უ,x=ქს,y=ი,z=ზ',
      ),
      Armenian: pairsOf(
        'sch=շ,sh=շ,ch=չ,th=թ,ph=ֆ,kh=խ,ck=կ,oo=ու,ou=ու,ee=ի,ea=ի,ce=սե,ci=սի,a=ա,b=բ,c=կ,d=դ,e=ե,f=ֆ,g=գ,h=հ,i=ի,j=ջ,k=կ,l=լ,m=մ,n=ն,o=ո,p=պ,q=կ,r=ր,s=ս,t=տ,u=ու,v=վ,w=վ,x=քս,y=յ,z=զ',
      ),
    }).map(([script, letters]) => [script, (name: string) => spelled(name, letters)]),
  ),
};

const CONSONANTS = pairsOf(
  'chh=छ ksh=क्ष kh=ख gh=घ ch=च jh=झ th=थ dh=ध ph=फ bh=भ sh=श k=क g=ग c=क j=ज t=त d=द n=न p=प f=फ b=ब m=म y=य r=र ' +
    'l=ल v=व w=व s=स h=ह z=ज़ q=क x=क्स',
  ' ',
);
const VOWELS = pairsOf('aa=आा ou=औौ ii=ईी ai=ऐै au=औौ ee=ईी oo=ऊू a=अ i=इि u=उु e=एे o=ओो', ' ');

/**
 * A Latin spelling of an Indian name in Devanagari. Latin letters do not distinguish long and short vowels.
 */
export function inDevanagari(name: string, { next }: Random): string {
  const written = fold(name)
    .replace(/(?<=[^aeiou ])y\b/g, 'ee')
    .split(' ')
    .map((word) => {
      let result = '';
      let afterConsonant = false;
      for (let rest = word; rest !== '';) {
        const fits = ([latin]: readonly [string, string]) => rest.startsWith(latin);
        const consonant = CONSONANTS.find(fits);
        const vowel = VOWELS.find(fits);
        if (consonant) result += (afterConsonant ? '्' : '') + consonant[1];
        else if (vowel) {
          const isLast = rest.length === vowel[0].length;
          const isLong = vowel[0] === 'a' && (isLast || next() < 0.5);
          const [letter, sign] = isLong || (vowel[0] === 'ai' && isLast) ? 'आा' : vowel[1];
          result += afterConsonant ? (vowel[0] === 'i' && isLast ? 'ी' : (sign ?? '')) : letter;
          if (vowel[0] === 'ai' && isLast) result += 'ई';
        }
        afterConsonant = consonant !== undefined;
        rest = rest.slice((consonant ?? vowel ?? [' '])[0].length);
      }
      return result;
    });
  return written.join(' ');
}

/** The part of a Latin spelling that Devanagari preserves. */
export const consonantsOf = (name: string): string =>
  fold(name)
    .replace(/[aeiou ]/g, '')
    .replaceAll('w', 'v');

/** How far the letters of other scripts of India are from those of Devanagari in Unicode. */
export const INDIAN_SCRIPTS: readonly (readonly [number, RegExp])[] = [
  [0x180, /^[\p{Script=Gujarati} ]+$/u],
  [0x300, /^[\p{Script=Telugu} ]+$/u],
  [0x380, /^[\p{Script=Kannada} ]+$/u],
];
