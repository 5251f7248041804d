import type { Random } from '../search/random.js';
import type { Letters } from './builders.js';
import { syllable } from './hangul.js';

const listOf = (text: string): string[] => text.split(',');
const pairOf = (pair: string): [string, string] => {
  const at = pair.lastIndexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};
const tableOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(listOf(text).map(pairOf));
const patternsOf = (text: string): readonly (readonly [RegExp, string])[] =>
  Object.entries(tableOf(text)).map(([from, to]) => [new RegExp(from), to]);

/** Given names, and their customary short forms. */
export const SHORT: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(
    tableOf(
      'William=Bill/Billy/Will,Robert=Bob/Rob/Bobby,Richard=Dick/Rick/Rich,James=Jim/Jimmy,John=Jack/Johnny,' +
        'Charles=Chuck/Charlie,Edward=Ed/Ted/Eddie,Thomas=Tom/Tommy,Michael=Mike,David=Dave,Joseph=Joe,' +
        'Daniel=Dan/Danny,Samuel=Sam,Benjamin=Ben,Andrew=Andy/Drew,Anthony=Tony,Stephen=Steve,Steven=Steve,' +
        'Matthew=Matt,Gregory=Greg,Kenneth=Ken,Donald=Don,Ronald=Ron,Timothy=Tim,Jeffrey=Jeff,Lawrence=Larry,' +
        'Frederick=Fred,Theodore=Ted/Teddy,Alexander=Alex,Patrick=Pat,Peter=Pete,Philip=Phil,Walter=Walt,' +
        'Nicholas=Nick,Christopher=Chris,Raymond=Ray,Leonard=Len,Gerald=Jerry,Harold=Hal,Henry=Hank/Harry,' +
        'Margaret=Peggy/Maggie,Elizabeth=Liz/Beth/Betty,Katherine=Kathy/Kate,Catherine=Cathy/Kate,' +
        'Patricia=Pat/Patty,Deborah=Deb/Debbie,Barbara=Barb,Susan=Sue,Rebecca=Becky,Jennifer=Jen/Jenny,' +
        'Kimberly=Kim,Pamela=Pam,Cynthia=Cindy,Christine=Chris,Victoria=Vicki,Sandra=Sandy,Judith=Judy',
    ),
  ).map(([long, short]) => [long, short.split('/')]),
);

/** Short forms that stand for one given name. */
export const LONG = tableOf(
  'Bill=William,Mike=Michael,Jim=James,Tom=Thomas,Joe=Joseph,Jeff=Jeffrey,Dan=Daniel,Bob=Robert,Tim=Timothy,' +
    'Matt=Matthew,Dave=David,Greg=Gregory,Ken=Kenneth,Rob=Robert,Ben=Benjamin,Don=Donald,Ed=Edward,' +
    'Doug=Douglas,Brad=Bradley,Phil=Philip,Chuck=Charles,Andy=Andrew,Debbie=Deborah,Sue=Susan,Cindy=Cynthia,' +
    'Pam=Pamela,Liz=Elizabeth,Becky=Rebecca,Peggy=Margaret,Vicki=Victoria,Judy=Judith,Patty=Patricia',
);

/** Spellings of one sound. */
export const SOUNDS = patternsOf(
  'ph=f,ck=k,ei=ie,son$=sen,sen$=son,mann$=man,([^m]a)n$=$1nn,ll=l,tt=t,nn=n,rr=r,ss=s,ea=ee,ee=ea,ai=ay,ow=ou,' +
    'au=aw,tz$=ts,z$=s,berg$=burg,burg$=berg,ey$=y,([^eao])y$=$1ey,^Kn=N,^Mac=Mc,^C(?=[aou])=K,^K(?=[aou])=C,' +
    'ks$=x,er$=ar,ar$=er,^Sch=Sh,([aeo])l(?=[aeo])=$1ll,ie$=y,oe=o,^Wh=W,ough=o,ke$=k,([rn])d$=$1dt,eau$=o',
);

/** Letters that look alike in handwriting. */
const ALIKE = patternsOf(
  'rn=m,m=rn,cl=d,d=cl,a=o,o=a,u=n,n=u,li=h,v=r,r=v,ll=tt,l=t,t=l,g=y,y=g,h=b,e=c,s=r,w=m,ie=u,nn=m',
);

/** Returns the text with one place replaced; null if nothing can be. */
export function replaced(
  text: string,
  patterns: readonly (readonly [RegExp, string])[],
  { pick }: Random,
): string | null {
  const results = patterns.map(([from, to]) => text.replace(from, to)).filter((result) => result !== text);
  return results.length === 0 ? null : pick(results);
}

/** Returns the text as someone reads it who cannot read one of its small letters. */
export function misread(text: string, random: Random): string | null {
  const rest = replaced(text.slice(1), ALIKE, random);
  return rest === null ? null : text[0]! + rest;
}

/** Returns the number of letters to insert, delete or replace between two words. */
export function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, end] of row.slice(0, -1).entries()) {
      next.push(Math.min(end + (letter === other[to] ? 0 : 1), row[to + 1]! + 1, next[to]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** How Russian newspapers write common given names. */
export const RUSSIAN_NAMES = tableOf(
  'John=Джон,Michael=Майкл,James=Джеймс,David=Дэвид,Robert=Роберт,William=Уильям,Richard=Ричард,Thomas=Томас,' +
    'Charles=Чарльз,Joseph=Джозеф,Daniel=Дэниел,Mark=Марк,Paul=Пол,George=Джордж,Steven=Стивен,Brian=Брайан,' +
    'Edward=Эдвард,Kevin=Кевин,Scott=Скотт,Jeff=Джефф,Mike=Майк,Jim=Джим,Bill=Билл,Tom=Том,Steve=Стив,Joe=Джо,' +
    'Chris=Крис,Eric=Эрик,Gary=Гэри,Larry=Ларри,Frank=Фрэнк,Henry=Генри,Samuel=Сэмюэл,Benjamin=Бенджамин,' +
    'Andrew=Эндрю,Peter=Питер,Mary=Мэри,Linda=Линда,Susan=Сьюзан,Barbara=Барбара,Karen=Карен,Lisa=Лиза,' +
    'Nancy=Нэнси,Sarah=Сара,Elizabeth=Элизабет,Jennifer=Дженнифер,Jason=Джейсон,Ryan=Райан,Adam=Адам',
);

/** Russian letters for the sounds of English last names. */
export const RUSSIAN: Letters = Object.entries(
  tableOf(
    'sch=ш,sh=ш,ch=ч,ph=ф,th=т,ck=к,ee=и,oo=у,ou=ау,ea=и,ay=эй,ey=и,ow=оу,qu=кв,wh=у,wr=р,ce=се,ci=си,cy=си,' +
      'ge=дже,gi=ги,we=уэ,wi=уи, e= э,ya=я,yo=йо,yu=ю,a=а,b=б,c=к,d=д,e=е,f=ф,g=г,h=х,i=и,j=дж,k=к,l=л,m=м,n=н,o=о,p=п,q=к,r=р,' +
      's=с,t=т,u=у,v=в,w=у,x=кс,y=и,z=з',
  ),
);

const SURNAMES = tableOf(
  '김=Kim,이=Lee,박=Park,최=Choi,정=Jung,강=Kang,조=Cho,윤=Yoon,장=Jang,임=Lim,한=Han,오=Oh,서=Seo,신=Shin,' +
    '권=Kwon,황=Hwang,안=Ahn,송=Song,전=Jeon,홍=Hong,유=Yoo,고=Ko,문=Moon,양=Yang,손=Son,배=Bae,백=Baek,허=Heo,' +
    '남=Nam,심=Shim,노=Noh,하=Ha,곽=Kwak,성=Sung,차=Cha,주=Joo,우=Woo,구=Koo,민=Min,류=Ryu,나=Na,진=Jin,지=Ji',
);
/** Returns the parts of a Korean name in Latin letters; null if the last name is rare. */
export function korean(first: string, last: string): { given: string[]; last: string } | null {
  const own = SURNAMES[last];
  return own === undefined || !/^[가-힣]{2}$/.test(first)
    ? null
    : { given: [...first].map(syllable), last: own };
}

/** Employers as donors, alumni and contacts state them. */
export const FIRMS = [
  'Keller Williams Realty',
  'State Farm Insurance',
  'Edward Jones Investments',
  'Retired',
  'Self-employed',
  'Greenberg Traurig LLP',
  'Squire Patton Boggs',
  'Coldwell Banker',
  'Wells Fargo Advisors',
  'RE/MAX Properties',
  'Northwestern Mutual',
  'Law Office (sole practitioner)',
];

/** Frequent misspellings of words in the names of organizations. */
export const MISSPELT = tableOf(
  'University=Univeristy,Government=Goverment,Commission=Comission,Department=Departement,Library=Libary,' +
    'Environmental=Enviromental,Management=Managment,Sheriff=Sherrif,Council=Counsel,Assessor=Assesor,' +
    'Technology=Technolgy,Research=Reasearch,Academy=Acadamy,Institute=Insitute,College=Collage,' +
    'Laboratory=Labratory,Foundation=Foundaton,Association=Assocation,Center=Centre,Centre=Center,' +
    'Development=Developement,International=Internation,Agricultural=Agricultral,Medical=Medcial,' +
    'Hospital=Hosptial,Engineering=Enginering,Authority=Authorty,County=Conty,Municipal=Muncipal,' +
    'Independent=Independant,Township=Townshp,Society=Societey,Pharmaceuticals=Pharmaceuticles,Sciences=Scienses',
);

const LATIN = tableOf(
  'а=a,б=b,в=v,г=g,д=d,е=e,ж=zh,з=z,и=i,й=y,к=k,л=l,м=m,н=n,о=o,п=p,р=r,с=s,т=t,у=u,ф=f,х=kh,ц=ts,ч=ch,ш=sh,' +
    'щ=shch,ы=y,ь=,э=e,ю=yu,я=ya,ё=e',
);
const UKRAINIAN = { ...LATIN, ...tableOf('г=h,ґ=g,и=y,і=i,ї=i,є=ie,й=i,ю=iu,я=ia,’=,ʼ=') };

/** Returns a Russian or Ukrainian text in Latin letters; null for letters of another language. */
export function romanized(text: string): string | null {
  const letters: Readonly<Record<string, string>> = /[іїєґ]/i.test(text) ? UKRAINIAN : LATIN;
  const result = [...text].map((letter) => {
    const own = letters[letter.toLowerCase()];
    return own === undefined || letter === letter.toLowerCase()
      ? (own ?? letter)
      : own.charAt(0).toUpperCase() + own.slice(1);
  });
  return /\p{Script=Cyrillic}/u.test(result.join('')) ? null : result.join('');
}
