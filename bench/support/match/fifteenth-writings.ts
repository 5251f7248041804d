import type { Person } from './records.js';

/** Parts of a text, and how another list writes them. */
export type Pairs = readonly (readonly [part: RegExp, other: string])[];

const words = (text: string): string[] => text.split(' ');
export const table = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(',').map((pair) => pair.split('=') as [string, string]));

export const STATES = table(
  'AL=Alabama,AK=Alaska,AZ=Arizona,AR=Arkansas,CA=California,CO=Colorado,CT=Connecticut,DE=Delaware,FL=Florida,' +
    'GA=Georgia,HI=Hawaii,ID=Idaho,IL=Illinois,IN=Indiana,IA=Iowa,KS=Kansas,KY=Kentucky,LA=Louisiana,ME=Maine,' +
    'MD=Maryland,MA=Massachusetts,MI=Michigan,MN=Minnesota,MS=Mississippi,MO=Missouri,MT=Montana,NE=Nebraska,' +
    'NV=Nevada,NH=New Hampshire,NJ=New Jersey,NM=New Mexico,NY=New York,NC=North Carolina,ND=North Dakota,OH=Ohio,' +
    'OK=Oklahoma,OR=Oregon,PA=Pennsylvania,RI=Rhode Island,SC=South Carolina,SD=South Dakota,TN=Tennessee,TX=Texas,' +
    'UT=Utah,VT=Vermont,VA=Virginia,WA=Washington,WV=West Virginia,WI=Wisconsin,WY=Wyoming',
);
export const NICKNAMES = table(
  'William=Bill,Robert=Bob,Richard=Dick,Charles=Chuck,John=Jack,James=Jim,Edward=Ted,Margaret=Peggy,Henry=Hank,' +
    'Elizabeth=Betty,Katherine=Kate,Patricia=Patty,Theodore=Teddy,Joseph=Joe,Thomas=Tom,Michael=Mike,Daniel=Dan,' +
    'Benjamin=Ben,Samuel=Sam,Lawrence=Larry,Andrew=Drew,Anthony=Tony,Christopher=Kit,Francis=Frank,Albert=Al,' +
    'Stephen=Steve,Steven=Steve,Kenneth=Ken,Gerald=Jerry,Donald=Don,Ronald=Ron,David=Dave,Raymond=Ray,Susan=Sue,' +
    'Deborah=Debbie,Barbara=Barb,Virginia=Ginny,Dorothy=Dot,Rebecca=Becky,Jennifer=Jenny,Judith=Judy,Pamela=Pam,' +
    'Walter=Walt,Frederick=Fritz,Alexander=Sandy,Nathaniel=Nate,Eugene=Gene,Leonard=Lenny,Gregory=Greg,Philip=Pip',
);
export const WOMEN = words(
  'Mary Patricia Linda Barbara Elizabeth Jennifer Maria Susan Margaret Dorothy Lisa Nancy Karen Betty Helen Sandra Donna ' +
    'Carol Ruth Sharon Michelle Laura Sarah Kimberly Deborah Jessica Shirley Cynthia Angela Melissa Brenda Amy Anna Rebecca ' +
    'Virginia Kathleen Pamela Martha Debra Amanda Stephanie Carolyn Christine Marie Janet Catherine Frances Ann Joyce Diane ' +
    'Alice Julie Heather Teresa Doris Gloria Evelyn Jean Cheryl Katherine Joan Ashley Judith Rose Janice Kelly Judy Beverly',
);
export const MEN = words(
  'John William James Charles George Thomas Robert Joseph Edward Henry Richard David Michael Paul Mark Frank Walter Albert ' +
    'Daniel Samuel Harold Raymond Arthur Fred Peter Ralph Howard Carl Louis Benjamin Roy Earl Herbert Ernest Russell Eugene ' +
    'Donald Kenneth Steven Stephen Brian Kevin Jeffrey Gary Larry Scott Eric Gregory Douglas Dennis Matthew Anthony Andrew',
);
export const COMMON = words(
  'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Wilson Anderson Thomas Taylor ' +
    'Moore Jackson Martin Lee Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Hill Green ' +
    'Adams Nelson Baker Hall Campbell Mitchell Carter Roberts Phillips Evans Turner Parker Collins Edwards Stewart Morris ' +
    'Murphy Cook Rogers Reed Bailey Bell Cooper Richardson Cox Howard Ward Peterson Gray James Watson Brooks Kelly Wood',
);
export const MAIDENS = words(
  'Lindqvist Okafor Brandvold Castellano Vandermeer Abernathy Kowalczyk Trujillo Halvorsen Fairbanks',
);
export const MIDDLES = words(
  'Augustus Bartholomew Cornelius Dudley Everett Fletcher Gideon Hollis Ignatius Jasper Lysander Mortimer',
);
export const FEMININE = table(
  'Robert=Roberta,Paul=Paula,Eric=Erica,Carl=Carla,Daniel=Danielle,Stephen=Stephanie,Patrick=Patricia,George=Georgia,' +
    'Joseph=Josephine,Victor=Victoria,Alexander=Alexandra,Andrew=Andrea,Michael=Michelle,William=Wilhelmina,' +
    'Charles=Charlotte,Henry=Henrietta,Samuel=Samantha,Louis=Louise,Philip=Philippa,Thomas=Thomasina,Martin=Martina,' +
    'Justin=Justine,Nicholas=Nicole,Christopher=Christina,Anthony=Antonia,Gerald=Geraldine,Ernest=Ernestine',
);
export const JUNIOR = [
  'PhD student',
  'dental hygienist',
  'laboratory technician',
  'warehouse supervisor',
  'software engineer',
];
export const FIRMS = [
  'Brightwater Consulting LLC',
  'Holloway & Pratt LLP',
  'Meridian Strategies',
  'Oakline Advisors, Inc.',
];

export const OCR: Pairs = [
  [/rn/, 'm'],
  [/m/, 'rn'],
  [/l/, '1'],
  [/o/, '0'],
  [/cl/, 'd'],
  [/d/, 'cl'],
  [/(?<=\p{L})e/u, 'c'],
  [/(?<=\p{L})h/u, 'b'],
  [/u/, 'ii'],
  [/g/, 'q'],
  [/S/, '5'],
  [/B/, '8'],
  [/w/, 'vv'],
  [/I/, 'l'],
];
export const SOUNDS: Pairs = [
  [/ph/, 'f'],
  [/ck/, 'k'],
  [/x/, 'ks'],
  [/c(?=[eiy])/, 's'],
  [/c(?=[aou])/, 'k'],
  [/^C(?=[aou])/, 'K'],
  [/^Kn/, 'N'],
  [/ei/, 'ie'],
  [/ou/, 'ow'],
  [/y$/, 'ie'],
  [/tz/, 'ts'],
  [/sch/i, 'sh'],
  [/son$/, 'sen'],
  [/er$/, 'or'],
  [/ea/, 'ee'],
  [/ai/, 'ay'],
  [/^Mc/, 'Mac'],
  [/man$/, 'mann'],
  [/ll/, 'l'],
  [/tt/, 't'],
  [/nn/, 'n'],
  [/ss/, 's'],
];

/** Returns the code of the state in which a person holds a post. */
export function codeOf({ posts }: Person): string | null {
  const codes = posts.flatMap(({ at, title }) => [
    /^([A-Z]{2}) state government$/.exec(at)?.[1],
    /, ([A-Z]{2})$/.exec(at)?.[1],
    /^(?:Senator|Representative), ([A-Z]{2})/.exec(title ?? '')?.[1],
  ]);
  return codes.find((code) => code !== undefined && code in STATES) ?? null;
}
export const stateOf = (one: Person): string | null => STATES[codeOf(one) ?? ''] ?? null;

/** Returns the middle name, or its initial, that an alias states. */
export const middleOf = ({ first, last, aliases }: Person): string | null =>
  aliases
    .filter((alias) => alias.startsWith(`${first} `) && alias.endsWith(` ${last}`))
    .map((alias) => alias.slice(first.length + 1, -last.length - 1))
    .find((middle) => /^[A-Z](?:\.|[a-z]+)$/.test(middle)) ?? null;
