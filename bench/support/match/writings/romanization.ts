import type { Person } from '../records.js';
import { capital, tableOf } from './tables.js';

const INITIALS = 'g,kk,n,d,tt,r,m,b,pp,s,ss,,j,jj,ch,k,t,p,h'.split(',');
const MEDIALS = 'a,ae,ya,yae,eo,e,yeo,ye,o,wa,wae,oe,yo,u,wo,we,wi,yu,eu,ui,i'.split(',');
const FINALS = ',k,k,k,n,n,n,t,l,k,m,l,l,l,p,l,m,p,p,t,t,ng,t,t,k,t,p,t'.split(',');

/** The Revised Romanization of a Korean syllable. */
function syllable(letter: string): string {
  const at = letter.codePointAt(0)! - 0xac00;
  return INITIALS[Math.floor(at / 588)]! + MEDIALS[Math.floor((at % 588) / 28)]! + FINALS[at % 28]!;
}

const CUSTOMARY = tableOf(
  'seong=sung jeong=jung gyeong=kyung yeong=young hyeon=hyun su=soo u=woo ju=joo gi=ki geun=keun gu=koo hun=hoon ' +
    'jun=joon yun=yoon mun=moon myeong=myung byeong=byung gwang=kwang gyu=kyu seon=sun cheol=chul beom=bum',
  ' ',
);
const SURNAMES = tableOf(
  '김=Kim 이=Lee 박=Park 최=Choi 정=Jung 강=Kang 조=Cho 윤=Yoon 장=Jang 임=Lim 한=Han 오=Oh 서=Seo 신=Shin 권=Kwon ' +
    '황=Hwang 안=Ahn 송=Song 유=Yoo 홍=Hong 전=Jeon 고=Ko 문=Moon 손=Son 양=Yang 배=Bae 백=Baek 허=Heo 남=Nam 심=Shim',
  ' ',
);

/** The parts of a Korean name in Latin letters; null for a name that is not Korean or has a rare last name. */
export function koreanOf({ first, last }: Person, isCustomary: boolean) {
  const surname = SURNAMES[last];
  if (surname === undefined || !/^[가-힣]{2}$/u.test(first)) return null;
  const given = [...first].map(syllable).map((part) => (isCustomary ? (CUSTOMARY[part] ?? part) : part));
  return { surname, given };
}

const DEVANAGARI = tableOf(
  'क़=q ख़=kh ग़=gh ज़=z ड़=r ढ़=rh फ़=f ज्ञ=gy क=k ख=kh ग=g घ=gh ङ=n च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n ' +
    'त=t थ=th द=d ध=dh न=n प=p फ=ph ब=b भ=bh म=m य=y र=r ल=l ळ=l व=v श=sh ष=sh स=s ह=h',
  ' ',
);
const SIGNS = tableOf(
  'अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ए=e ऐ=ai ओ=o औ=au ऑ=o ा=a ि=i ी=i ु=u ू=u ृ=ri े=e ै=ai ो=o ौ=au ॉ=o ं=n ँ=n ः=h',
  ' ',
);
const USUAL = tableOf('सिंह=Singh राव=Rao', ' ');
const SCHWA = /(?<=[aeiouə](?:chh|[a-z]h|[a-z]))ə(?=(?:chh|[a-z]h|[b-df-hj-np-tv-z])[aeiouə])/;

/** The Hunterian romanization of a Hindi name; null for another name. */
export function ofHindi(name: string): string | null {
  const words = name.normalize('NFD').split(/\u200d? /);
  if (!words.every((word) => /^[\u0900-\u0963]{2,}$/.test(word))) return null;
  return words
    .map((word) => {
      let letters = word
        .replace(/[क-ह]़|ज्ञ|[क-ह]/g, (letter) => `${DEVANAGARI[letter] ?? DEVANAGARI[letter[0]!]!}ə`)
        .replace(/ə्/g, '')
        .replace(/ə(?=[ा-ौ])/g, '')
        .replace(/./gu, (sign) => SIGNS[sign] ?? sign)
        .replace(/n(?=[pbm])/g, 'm')
        .replace(/(?<![^aeiouə][ryvmn])ə$/, '');
      while (SCHWA.test(letters)) letters = letters.replace(SCHWA, '');
      return USUAL[word.normalize('NFC')] ?? capital(letters.replaceAll('ə', 'a'));
    })
    .join(' ');
}

const RUSSIAN = tableOf(
  'а=a,б=b,в=v,г=g,д=d,е=e,ё=yo,ж=zh,з=z,и=i,й=y,к=k,л=l,м=m,н=n,о=o,п=p,р=r,с=s,т=t,у=u,ф=f,х=kh,ц=ts,ч=ch,' +
    'ш=sh,щ=shch,ъ=,ы=y,ь=,э=e,ю=yu,я=ya,’=',
);
const UKRAINIAN = { ...RUSSIAN, ...tableOf('г=h,ґ=g,є=ie,и=y,і=i,ї=i,й=i,ю=iu,я=ia') };
const GREEK_LETTERS = tableOf(
  'ου=ou γγ=ng αυ=av ευ=ev α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o',
  ' ',
);

/** The usual romanization of a Russian, Ukrainian or Greek (ELOT 743) name; null for another language. */
export function romanized(name: string): string | null {
  const isGreek = /^[\p{Script=Greek}\s,.–-]+$/u.test(name);
  const isUkrainian = /^[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’ ,.-]+$/i.test(name) && /[іїє]/i.test(name);
  const isRussian = /^[а-яё ,.–«»"-]+$/i.test(name) && !/ъ(?![еёюя])/i.test(name);
  const letters = isGreek ? GREEK_LETTERS : isUkrainian ? UKRAINIAN : isRussian ? RUSSIAN : null;
  if (letters === null) return null;
  return (isGreek ? name.normalize('NFD').replace(/\p{Mn}/gu, '') : name)
    .toLowerCase()
    .replace(/(?<=[αε])υ(?=[θκξπσςτφχψ])/g, 'f')
    .replace(/ου|αυ|ευ|γγ|[\p{L}’]/gu, (letter) => letters[letter] ?? letter)
    .replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}
