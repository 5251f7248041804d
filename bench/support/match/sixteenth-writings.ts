import { fold } from '../../../src/names/normalize.js';
import { seatsOf, type Seat } from './fourteenth-states.js';
import type { Person } from './records.js';

export const NICKNAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  (
    'Robert=Bob/Bobby/Rob,William=Bill/Billy/Will,Richard=Rick/Dick,James=Jim/Jimmy,Michael=Mike,Thomas=Tom/Tommy,' +
    'Charles=Chuck/Charlie,Edward=Ed/Eddie,Joseph=Joe,Daniel=Dan/Danny,Kenneth=Ken/Kenny,Ronald=Ron,Donald=Don,' +
    'Elizabeth=Liz/Beth/Betsy,Katherine=Kathy/Kate,Kathleen=Kathy,Margaret=Peggy/Maggie,Patricia=Pat/Patty,' +
    'Rebecca=Becky,Deborah=Debbie/Deb,Susan=Sue,Barbara=Barb,Jennifer=Jen/Jenny,Judith=Judy,Christine=Chris,' +
    'Matthew=Matt,Gregory=Greg,Stephen=Steve,Steven=Steve,David=Dave,Timothy=Tim,Anthony=Tony,Lawrence=Larry,' +
    'Andrew=Andy/Drew,Samuel=Sam,Benjamin=Ben,Nicholas=Nick,Frederick=Fred,Gerald=Jerry,Raymond=Ray,Jeffrey=Jeff,' +
    'Philip=Phil,Douglas=Doug,Theresa=Terry,Jacqueline=Jackie,Pamela=Pam,Sandra=Sandy,Cynthia=Cindy,Victoria=Vicky'
  )
    .split(',')
    .map((pair) => pair.split('='))
    .map(([given, nicknames]) => [given!, nicknames!.split('/')]),
);
export const WOMEN = new Set(
  (
    'Mary Linda Barbara Susan Karen Nancy Lisa Sandra Emily Donna Carol Michelle Amanda Melissa Deborah Laura Rebecca Kathy ' +
    'Sharon Cynthia Kathleen Amy Angela Anna Ruth Pamela Nicole Katherine Christine Julie Janet Diane Heather Julia Sarah ' +
    'Ann Anne Jennifer Jessica Maria Teresa Gloria Sara Janice Judy Rachel Debra Marie Beverly Denise Marilyn Kim Tina'
  ).split(' '),
);
export const DEGREES = ['M.D.', 'Esq.', 'Ph.D.', 'J.D.', 'MPA', 'CPA', 'R.N.', 'Ed.D.'];
/** How a listener writes a sound. */
export const HEARD: readonly (readonly [RegExp, string])[] = (
  'ck>k,ph>f,c(?=[aou])>k,k(?=[aou])>c,ie$>y,(?<=[a-z]{3})y$>ie,ei>ie,ee>ea,ea>ee,mann$>man,man$>mann,(?<=[a-z]{2})son$>sen,' +
  'sen$>son,ll>l,tt>t,nn>n,ss>s,rr>r,dt>t,ough>uff,ey$>y,er$>ar,ai>ay,ow>au,sch>sh,z>s,ell$>el,ard$>erd,ks$>x'
)
  .split(',')
  .map((pair) => pair.split('>'))
  .map(([heard, written]) => [new RegExp(heard!), written!]);
export const STYLES: readonly (readonly [upper: number, lower: number])[] = [
  [0xff21, 0xff41],
  [0x1d400, 0x1d41a],
  [0x1d5d4, 0x1d5ee],
  [0x1d468, 0x1d482],
  [0x1d670, 0x1d68a],
  [0x24b6, 0x24d0],
];
export const TAILS = ['', '', ' ✨', ' 🇺🇸', ' 🗳️', ' | Official', ' (personal)', ' 🌲'];
export const ROLLS: readonly (readonly [RegExp, readonly ((one: Person) => string)[]])[] = [
  [
    /\p{Script=Han}/u,
    [
      ({ first, last }) => `${last}${first}議員`,
      ({ first, last }) => `${last}${first} 議員`,
      ({ first, last }) => `${last} ${first} 委員`,
      ({ first, last }) => `議員\u3000${last}\u3000${first}`,
    ],
  ],
  [
    /\p{Script=Hangul}/u,
    [({ first, last }) => `${last}${first} 의원`, ({ first, last }) => `${last} ${first}`],
  ],
  [
    /\p{Script=Devanagari}/u,
    [
      ({ first, last }) => `माननीय ${first} ${last}`,
      ({ first, last }) => `${first} ${last} जी`,
      ({ first, last }) => `${last}, ${first}`,
    ],
  ],
];
/** Characters of given names, each with others of its sound. */
export const GIVEN =
  '國幗郭 文雯紋聞 玉裕煜育毓鈺 美玫梅 麗莉力立 志智誌治至芝 建健劍 雄熊 英瑛瀅瑩穎 秀琇修 淑舒書姝 俊峻駿鈞均 宏鴻弘洪紅 偉瑋緯維 芳方 春純淳 慧惠蕙輝暉 金錦今 榮蓉容融 隆龍'.split(
    ' ',
  );
export const MIDDLES =
  'Albert Xavier Theodore Leopold Quentin Ulysses Nathaniel Irving Vernon Gilbert Oswald'.split(' ');
export const RELATIVES =
  'Gwendolyn Oscar Yvonne Ferdinand Ursula Zachary Isabel Quincy Beatrice Hubert Nadia Vincent'.split(' ');
export const STAFF = [
  'Legislative aide',
  'Chief of staff',
  'Scheduler',
  'Clerk',
  'Communications director',
  'Intern',
];
export const SUFFIX = /[ ,](Jr|Sr|II|III|IV)\.?$/;
export const OTHERS: Readonly<Record<string, readonly string[]>> = {
  Jr: ['Sr.', 'III'],
  Sr: ['Jr.', 'III'],
  II: ['Sr.', 'IV'],
  III: ['Sr.', 'Jr.'],
  IV: ['Sr.', 'Jr.'],
};

export const full = ({ first, last }: Person): string => `${first} ${last}`;
export const isPlain = ({ first, last }: Person): boolean =>
  /^[A-Z][a-z]+$/.test(first) && /^[A-Z][a-z]+$/.test(last);
export const isPersonal = (address: string, { last }: Person): boolean =>
  address.toLowerCase().split('@')[0]!.includes(fold(last).replaceAll(' ', ''));

/** The middle names that the aliases tell. */
export const middlesOf = (one: Person): string[] =>
  one.aliases.flatMap((alias) => {
    const [first, middle, last, ...more] = alias.split(' ');
    const isMiddle = first === one.first && last === one.last && /^[A-Z][a-z]{2,}$/.test(middle!);
    return isMiddle && more.length === 0 ? [middle!] : [];
  });

/** The seat in a state's chamber, and its district. */
export const districtOf = (one: Person): (Seat & { number: string }) | null => {
  const numbers = one.posts.flatMap(({ title }) => /^district (\d+)$/.exec(title ?? '')?.[1] ?? []);
  const seats = seatsOf(one).filter(({ isFederal }) => !isFederal);
  return seats.length === 1 && numbers.length === 1 ? { ...seats[0]!, number: numbers[0]! } : null;
};
