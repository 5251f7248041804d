import { fold } from '../../../src/names/normalize.js';
import type { Random } from '../search/random.js';

const pairs = (text: string): (readonly [string, string])[] =>
  text.split(' ').map((pair) => pair.split('=') as [string, string]);

/** Formal first names and their short forms. */
const CALLED = pairs(
  'William=Bill Robert=Bob James=Jim Richard=Dick Richard=Rick Thomas=Tom Michael=Mike Charles=Chuck Edward=Ed ' +
    'Joseph=Joe Daniel=Dan David=Dave Donald=Don Kenneth=Ken Ronald=Ron Gerald=Jerry Lawrence=Larry Anthony=Tony ' +
    'Gregory=Greg Stephen=Steve Steven=Steve Timothy=Tim Jeffrey=Jeff Matthew=Matt Andrew=Andy Benjamin=Ben ' +
    'Frederick=Fred Samuel=Sam Raymond=Ray Nicholas=Nick Philip=Phil Walter=Walt Douglas=Doug Eugene=Gene ' +
    'Leonard=Len Peter=Pete Randall=Randy Theodore=Ted Vincent=Vince Zachary=Zach Joshua=Josh Jacob=Jake ' +
    'Elizabeth=Liz Elizabeth=Betty Margaret=Peggy Margaret=Maggie Patricia=Pat Katherine=Kathy Deborah=Debbie ' +
    'Susan=Sue Barbara=Barb Jennifer=Jenny Judith=Judy Cynthia=Cindy Pamela=Pam Christine=Chris Rebecca=Becky ' +
    'Victoria=Vicky Kimberly=Kim Jacqueline=Jackie Sandra=Sandy Suzanne=Suzy Abigail=Abby Dorothy=Dot Nancy=Nan ' +
    'Henry=Hank John=Jack Albert=Al Alfred=Al Arthur=Art Clifford=Cliff Herbert=Herb Harold=Hal Stanley=Stan',
);

/** The formal and the short names of a first name. */
export const calledFor = (first: string): (readonly [formal: string, called: string])[] =>
  CALLED.filter((names) => names.includes(first));

/** First names of men and of women that differ in the ending. */
const MEN_AND_WOMEN = pairs(
  'Daniel=Danielle Paul=Paula Robert=Roberta Eric=Erica Carl=Carla Michael=Michaela Joseph=Josephine ' +
    'Charles=Charlene Patrick=Patricia Gabriel=Gabriella Henry=Henrietta Andrew=Andrea Victor=Victoria ' +
    'Martin=Martina John=Johanna Brian=Brianna Adrian=Adriana Ernest=Ernestine Frederick=Frederica ' +
    'Alexander=Alexandra Antonio=Antonia Carlos=Carla Luis=Luisa Stephen=Stephanie George=Georgina Samuel=Samantha ' +
    'Philip=Philippa Nicholas=Nicole Thomas=Thomasina Bernard=Bernadette Edwin=Edwina Albert=Alberta Raymond=Ramona',
);
export const ofTheOtherSex = (first: string): string | undefined =>
  MEN_AND_WOMEN.flatMap(([man, woman]) => (man === first ? [woman] : woman === first ? [man] : []))[0];

const CONSONANTS = pairs(
  'chh=छ ksh=क्ष kh=ख gh=घ ch=च jh=झ th=थ dh=ध ph=फ bh=भ sh=श k=क g=ग c=क j=ज t=त d=द n=न p=प f=फ b=ब m=म y=य r=र ' +
    'l=ल v=व w=व s=स h=ह z=ज़ q=क x=क्स',
);
const VOWELS = pairs('aa=आा ou=औौ ii=ईी ai=ऐै au=औौ ee=ईी oo=ऊू a=अ i=इि u=उु e=एे o=ओो');

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

const LAST_NAMES = new Map(
  pairs(
    'tsai=cai chen=chen chang=zhang chiang=jiang chiu=qiu chao=zhao cheng=zheng chien=jian chou=zhou chu=zhu ' +
      'chuang=zhuang chung=zhong ting=ding tu=du tung=dong tseng=zeng tsao=cao kao=gao ko=ke ku=gu kuo=guo ' +
      'kung=gong pan=pan pai=bai peng=peng tang=tang tao=tao tien=tian hsu=xu yu=yu kang=kang chin=jin chi=ji ' +
      'chan=zhan hsieh=xie hsiao=xiao hsueh=xue yeh=ye yen=yan jen=ren wu=wu su=su liu=liu li=li lin=lin lu=lu ' +
      'lo=luo lai=lai liao=liao huang=huang ho=he hou=hou hung=hong hsiung=xiong wang=wang wei=wei weng=weng ' +
      'yang=yang yao=yao ma=ma fan=fan fang=fang fu=fu shen=shen shih=shi sung=song sun=sun mao=mao',
  ),
);
const INITIALS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^ch(?=i(?!h))/, ['j', 'q']],
  [/^ch/, ['zh', 'ch']],
  [/^t[sz]/, ['z', 'c']],
  [/^hs/, ['x']],
  [/^sz|^ss/, ['s']],
  [/^t(?!s|z)/, ['d', 't']],
  [/^k/, ['g', 'k']],
  [/^p/, ['b', 'p']],
  [/^j/, ['r']],
  [/^(?:sh|[mfnlhsyw])/, []],
];
const PINYIN_FINAL =
  /^(?:ai?|ang?|ao|e[ir]?|eng?|i|i?an|ia|iang|iao|ie|ing?|iong|iu|ong?|ou|u|ua|uai|uang?|ue|ui|un|uo)$/;

/** The possible pinyin of a Wade–Giles syllable without its apostrophes. */
function syllables(syllable: string): readonly string[] {
  const [pattern, initials] = INITIALS.find(([start]) => start.test(syllable)) ?? [];
  if (!pattern) return syllable === 'i' ? ['yi'] : syllable === 'an' || syllable === 'ai' ? [syllable] : [];
  const own = pattern.exec(syllable)![0];
  const rest = syllable.slice(own.length);
  return (initials!.length === 0 ? [own] : initials!).flatMap((initial) => {
    const final = rest
      .replace(/^ih$/, 'i')
      .replace(/^u$/, /^(?:sz|ss|tz)/.test(own) ? 'i' : 'u')
      .replace(/ung$/, 'ong')
      .replace(/^ien$/, 'ian')
      .replace(/^en$/, initial === 'y' ? 'an' : 'en')
      .replace(/eh$/, 'e')
      .replace(/^uei$/, 'ui')
      .replace(/^o$/, /^[gkh]$/.test(initial) ? 'e' : /^[bpmf]$/.test(initial) ? 'o' : 'uo');
    return PINYIN_FINAL.test(final) && !/^ri./.test(initial + final) ? [initial + final] : [];
  });
}

/** The possible pinyin of the words of a Taiwanese name; empty unless all are known. */
export function pinyinOf(last: string, given: string): readonly string[] {
  const first = LAST_NAMES.get(fold(last));
  const parts = first === undefined ? [] : fold(given).split(' ').map(syllables);
  if (first === undefined || parts.length !== 2) return [];
  return parts[0]!.flatMap((one) => parts[1]!.map((two) => `${first} ${one}${two}`));
}

const MISREAD = pairs(
  'rn=m m=rn cl=d d=cl l=1 l=I I=l O=0 o=0 S=5 B=8 w=vv e=c u=ii g=q h=b li=h nn=rm ri=n i=l',
);

/** The text with one error of optical recognition; null if no letter of it is misread. */
export function misread(text: string, { pick }: Random): string | null {
  const places = MISREAD.flatMap(([printed, read]) =>
    [...text.matchAll(new RegExp(printed, 'g'))].map(({ index }) => ({ index, printed, read })),
  );
  if (places.length === 0) return null;
  const { index, printed, read } = pick(places);
  return text.slice(0, index) + read + text.slice(index + printed.length);
}

/** The text after it was decoded in the wrong encoding. */
export function wronglyDecoded(text: string, { pick }: Random): string {
  const letters = /[^\p{ASCII}]/gu;
  return pick([
    // The API refuses control and invisible characters.
    () =>
      new TextDecoder('windows-1252').decode(new TextEncoder().encode(text)).replace(/[\p{Cc}\p{Cf}]/gu, ''),
    () => text.replace(letters, '?'),
    () => text.replace(letters, '\ufffd'),
    () => text.replace(letters, (letter) => `&#${letter.codePointAt(0)!};`),
  ])();
}

const ABBREVIATED = new Map(
  pairs(
    'university=Univ institute=Inst institut=Inst instituto=Inst national=Natl international=Int department=Dept ' +
      'center=Ctr centre=Ctr association=Assoc technology=Technol technical=Tech medical=Med medicine=Med ' +
      'research=Res science=Sci sciences=Sci hospital=Hosp foundation=Fdn academy=Acad society=Soc college=Coll ' +
      'school=Sch engineering=Engn agricultural=Agr management=Mgmt development=Dev laboratory=Lab federal=Fed ' +
      'health=Hlth studies=Stud education=Educ environmental=Environm commission=Commiss authority=Auth ' +
      'government=Govt administration=Adm universidad=Univ université=Univ laboratoire=Lab recherche=Rech',
  ),
);
const OMITTED = /^(?:of|the|for|and|&|de|del|la|et|des|du|in|y|di|e|do|da)$/i;

/** The name as citation indexes abbreviate it; null unless it has two such words and another one. */
export function cited(name: string): string | null {
  const words = name
    .replace(/(?<!\p{L})[dl]['’]/giu, '')
    .split(' ')
    .filter((word) => !OMITTED.test(word));
  const short = words.map((word) => ABBREVIATED.get(word.toLowerCase()) ?? word);
  const own = words.filter((word, at) => short[at] === word);
  return own.length === 0 || words.length - own.length < 2 || !own.some((word) => /^\p{L}{5,}$/u.test(word))
    ? null
    : short.join(' ');
}

const PROPER = String.raw`(\p{Lu}[\p{L}'’-]*(?: (?:(?:de|del|la|las|los|da|do|di) )?\p{Lu}[\p{L}'’-]*){0,2})$`;
const IN_ENGLISH = (
  [
    ['Universidad Nacional de', ['National University of $1', '$1 National University']],
    ['Universidad Autónoma de', ['Autonomous University of $1']],
    ['Universidad Tecnológica de', ['Technological University of $1', 'University of Technology of $1']],
    ['Universi(?:dade? (?:de|do|da)|tà (?:degli Studi )?di|té de|tat de|teit|tät)', ['University of $1']],
    ['Universitas', ['$1 University']],
    ['Technische Universität', ['Technical University of $1', '$1 University of Technology']],
    ['(?:Fachh|H)ochschule', ['$1 University of Applied Sciences']],
    ['Instituto Tecnológico de', ['$1 Institute of Technology', 'Technological Institute of $1']],
    ['Instituto Politécnico d[eo]', ['Polytechnic Institute of $1']],
    ['Hôpital', ['$1 Hospital']],
    ['(?:Fundación|Fundação|Fondation|Fondazione|Stiftung)', ['$1 Foundation', 'The $1 Foundation']],
    ['Centro Universitário', ['$1 University Center']],
    ['Politeknik', ['$1 Polytechnic']],
  ] as const
).map(([start, english]) => [new RegExp(`^${start} ${PROPER}`, 'u'), english] as const);

/** The name in English, with the original proper name; null for a name of another pattern. */
export function inEnglish(name: string, { pick }: Random): { name: string; proper: string } | null {
  const found = IN_ENGLISH.find(([pattern]) => pattern.test(name));
  if (!found) return null;
  return { name: name.replace(found[0], pick(found[1])), proper: found[0].exec(name)![1]! };
}
