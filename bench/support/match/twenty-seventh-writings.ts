import { chamberOf, seatsOf, stateOf } from './fourteenth-states.js';
import type { Random } from '../search/random.js';
import type { Person } from './records.js';
import { syllable } from './hangul.js';

/** A pattern, and what another writer puts there. */
export type Rules = readonly (readonly [RegExp, string])[];

const rulesOf = (text: string): Rules =>
  text.split(' ').map((pair) => {
    const [pattern, written] = pair.split('=') as [string, string];
    return [new RegExp(pattern), written];
  });

/** Spellings that sound alike in English. */
export const SOUNDS = rulesOf(
  'ck=k ([aeiou])ck$=$1ch ([a-z])ie([a-z])=$1ei$2 ([a-z])ei([a-z])=$1ie$2 ph=f ey$=y y$=ey ll=l tt=t nn=n rr=r ss=s son$=sen sen$=son mann$=man ' +
    'man$=mann ai=ay ay=ai ea=ee ee=ea ow=au sch=sh ([aeiou])l([aeiou])=$1ll$2 ([aeiou])n([aeiou])=$1nn$2 ' +
    '([^t])z$=$1tz tz$=z ^Kr=Cr ^Cr=Kr ^Kl=Cl ^Ca=Ka ^Ka=Ca ^Co=Ko er$=ar oo=u th=t',
);

/** Romanizations of the names of India. */
export const INDIAN = rulesOf(
  'aa=a ee=i oo=u ([^\\s])w=$1v v=w ksh=x ou=au au=ou th([aeiou])=t$1 ta=tha ([^aeo])y$=$1i ia$=iya iya=ia ndra=nder ' +
    'shr=sr ur$=oor mm=m shwa=swa jay=jai',
);

/** Applies a number of the rules that change the text; null if fewer do. */
export function rewritten(text: string, rules: Rules, many: number, { below }: Random): string | null {
  let [result, left] = [text, many];
  const from = below(rules.length);
  for (const [pattern, written] of [...rules.slice(from), ...rules.slice(0, from)]) {
    if (left === 0) break;
    const next = result.replace(pattern, written);
    if (next !== result) [result, left] = [next, left - 1];
  }
  return left > 0 ? null : result;
}

const pairsOf = (text: string): readonly (readonly [string, string])[] =>
  text.split(' ').map((pair) => pair.split('=') as [string, string]);

/** Given names and their short forms. */
export const SHORT = pairsOf(
  'William=Bill William=Will Robert=Bob Robert=Rob James=Jim Richard=Rick Richard=Dick Thomas=Tom Michael=Mike ' +
    'Charles=Charlie Charles=Chuck Edward=Ed Edward=Ted Joseph=Joe John=Jack Daniel=Dan David=Dave Anthony=Tony ' +
    'Stephen=Steve Steven=Steve Christopher=Chris Matthew=Matt Timothy=Tim Kenneth=Ken Ronald=Ron Donald=Don ' +
    'Gregory=Greg Lawrence=Larry Samuel=Sam Benjamin=Ben Patrick=Pat Andrew=Andy Frederick=Fred Gerald=Jerry ' +
    'Philip=Phil Raymond=Ray Douglas=Doug Jeffrey=Jeff Nicholas=Nick Peter=Pete Theodore=Ted Alexander=Alex ' +
    'Walter=Walt Leonard=Len Elizabeth=Liz Elizabeth=Beth Elizabeth=Betsy Margaret=Peggy Margaret=Maggie ' +
    'Katherine=Kathy Katherine=Kate Catherine=Cathy Patricia=Pat Patricia=Patty Deborah=Debbie Susan=Sue ' +
    'Barbara=Barb Jennifer=Jen Rebecca=Becky Kimberly=Kim Cynthia=Cindy Christine=Chris Victoria=Vicki ' +
    'Pamela=Pam Jacqueline=Jackie Judith=Judy Sandra=Sandy Virginia=Ginny Abigail=Abby',
);

const MEN =
  'Andrew Anthony Alan Albert Brian Benjamin Bradley Charles Craig David Dennis Douglas Donald Edward Eric Eugene ' +
  'George Gregory Gary James John Joseph Jeffrey Kenneth Kevin Keith Lawrence Larry Michael Mark Matthew Paul Peter ' +
  'Robert Richard Ronald Raymond Stephen Steven Scott Thomas Timothy Vincent William Walter Wayne';
const WOMEN =
  'Angela Amy Alice Barbara Brenda Beverly Cynthia Catherine Deborah Diane Dorothy Elizabeth Emily Ellen Gloria ' +
  'Grace Janet Judith Jennifer Julie Karen Kathleen Kimberly Linda Laura Lisa Margaret Melissa Pamela Phyllis ' +
  'Rebecca Rachel Ruth Susan Sandra Sarah Sharon Teresa Tammy Virginia Valerie Wendy Wanda';

/** The given names of the other sex with the same initial. */
export function othersOf(first: string): string[] {
  const [men, women] = [MEN.split(' '), WOMEN.split(' ')];
  const others = men.includes(first) ? women : women.includes(first) ? men : [];
  return others.filter((name) => name[0] === first[0]);
}

/** The employer as lists name it: a chamber, a state, a city. */
export function inOwnWords(one: Person, { pick }: Random): string | null {
  const seat = seatsOf(one)[0];
  if (seat?.isFederal) return pick([chamberOf(seat), 'US Congress', 'United States Congress']);
  if (seat) {
    const state = stateOf(seat.code);
    return pick([chamberOf(seat), `${state} Legislature`, `State of ${state}`, chamberOf(seat)]);
  }
  const [, town, code] = /^(.+), ([A-Z]{2})$/.exec(one.posts[0]?.at ?? '') ?? [];
  return town === undefined ? null : `City of ${town}${pick(['', `, ${code}`])}`;
}

const CUSTOMARY = new Map(
  pairsOf(
    'seong=sung jeong=jung gyeong=kyung yeong=young hyeon=hyun su=soo u=woo ju=joo gi=ki geun=keun gu=koo hun=hoon ' +
      'jun=joon yun=yoon mun=moon myeong=myung byeong=byung gwang=kwang gyu=kyu seon=sun cheol=chul beom=bum',
  ),
);
const SURNAMES = new Map(
  pairsOf(
    '김=Kim 이=Lee 박=Park 최=Choi 정=Jung 강=Kang 조=Cho 윤=Yoon 장=Jang 임=Lim 한=Han 오=Oh 서=Seo 신=Shin 권=Kwon ' +
      '황=Hwang 안=Ahn 송=Song 유=Yoo 홍=Hong 전=Jeon 고=Ko 문=Moon 손=Son 양=Yang 배=Bae 백=Baek 허=Heo 남=Nam 심=Shim',
  ),
);

/** The parts of a Korean name in Latin letters; null for a name that is not Korean or has a rare last name. */
export function koreanOf({ first, last }: Person, isCustomary: boolean) {
  const surname = SURNAMES.get(last);
  if (surname === undefined || !/^[가-힣]{2}$/u.test(first)) return null;
  const given = [...first].map(syllable).map((part) => (isCustomary ? (CUSTOMARY.get(part) ?? part) : part));
  return { surname, given };
}
