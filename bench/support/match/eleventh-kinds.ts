import { fold } from '../../../src/names/normalize.js';
import { at, named } from './tuned-kinds.js';
import { builders, isAnother, lettersOf, spelled } from './builders.js';
import { eleventhOrganizationsOf } from './eleventh-organizations.js';
import type { Draws, Drawn, Kinds, Person } from './records.js';

/** Serbian letters for the sounds of foreign names. */
const SERBIAN = lettersOf(
  'sch=ш,sh=ш,ch=ч,th=т,ph=ф,ck=к,oo=у,ee=и,ea=и,nj=њ,lj=љ,a=а,b=б,c=к,d=д,e=е,f=ф,g=г,h=х,i=и,j=џ,k=к,l=л,' +
    'm=м,n=н,o=о,p=п,q=к,r=р,s=с,t=т,u=у,v=в,w=в,x=кс,y=и,z=з',
);

/** What a scanner reads in place of letters. */
const SCANNED = lettersOf(
  'rn=m,m=rn,l=1,i=1,I=l,O=0,o=0,e=c,h=b,cl=d,d=cl,w=vv,S=5,B=8,g=q,u=ii,li=h,c=e,G=C,t=f',
);

/** What an English ear takes for the same sound. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/ck/, 'k'],
  [/c(?=[ei])/, 's'],
  [/(?<=[a-z]{2})y$/, 'ie'],
  [/(?<=[a-z]{2})ie$/, 'y'],
  [/ei/, 'ie'],
  [/son$/, 'sen'],
  [/sen$/, 'son'],
  [/^mac(?=[^aeiouk])/, 'mc'],
  [/^mc/, 'mac'],
  [/([bdfglmnprst])\1/, '$1'],
  [/(?<=[aeiou])([lmnt])(?=[aeiou])/, '$1$1'],
  [/z/, 's'],
  [/ai/, 'ay'],
  [/ay/, 'ey'],
  [/ea/, 'ee'],
  [/oo/, 'u'],
  [/^kn/, 'n'],
  [/^c(?=[aou])/, 'k'],
  [/^k(?=[aou])/, 'c'],
  [/(?<=[a-z]{3})le$/, 'el'],
  [/(?<=[a-z]{3})er$/, 'ar'],
];

const FORMAL = new Map(
  (
    'Bill=William,Bob=Robert,Mike=Michael,Tom=Thomas,Jim=James,Joe=Joseph,Dave=David,Tony=Anthony,Rick=Richard,' +
    'Dick=Richard,Dan=Daniel,Ken=Kenneth,Greg=Gregory,Jeff=Jeffrey,Tim=Timothy,Matt=Matthew,Ron=Ronald,' +
    'Don=Donald,Ed=Edward,Chuck=Charles,Larry=Lawrence,Jerry=Gerald,Andy=Andrew,Ben=Benjamin,Debbie=Deborah,' +
    'Sue=Susan,Kathy=Katherine,Cathy=Catherine,Liz=Elizabeth,Beth=Elizabeth,Peggy=Margaret,Judy=Judith,' +
    'Barb=Barbara,Jenny=Jennifer,Cindy=Cynthia,Patty=Patricia,Becky=Rebecca,Vicki=Victoria,Doug=Douglas'
  )
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);

const OTHER_SEX = (
  'Robert=Roberta,Paul=Paula,Carl=Carla,Daniel=Danielle,Michael=Michelle,Eric=Erica,Joseph=Josephine,' +
  'Patrick=Patricia,Christian=Christina,Stephen=Stephanie,Louis=Louise,Henry=Henrietta,George=Georgia,' +
  'Victor=Victoria,Charles=Charlotte,Mario=Maria,Antonio=Antonia,Julian=Juliana,Alexander=Alexandra,' +
  'Martin=Martina,Andrew=Andrea,Brian=Brianna,Dennis=Denise,Samuel=Samantha,Gabriel=Gabrielle'
)
  .split(',')
  .map((pair) => pair.split('=') as [string, string]);

const BEFORE = ['Prof. Dr.', 'Dr. med.', 'Hon.', 'The Hon.', 'Rev. Dr.', 'Dipl.-Ing.', 'Mag.', 'Dott.', ''];
const AFTER = [', PhD', ', MPH', ', J.D.', ', Esq.', ', MBA', ', CPA', ', M.D.', ', LL.M.', ' MSc', ', P.E.'];
const PROVIDER =
  /@(?:gmail|yahoo|hotmail|outlook|aol|icloud|msn|live|me|comcast|att|sbcglobal|verizon|cox|charter|earthlink|bellsouth|embarqmail)\./i;
/** Parts that many people of an organization have. */
const COMMON_ROLE = /member|chair|rank|president|speaker|leader|minister/i;

const capital = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const inAddress = (name: string): string => fold(name).replaceAll(' ', '');

/** Kinds of names in rolls, signatures, spreadsheets, scans and address lists. */
export function eleventhKindsOf(draws: Draws): Kinds {
  const { random, person, bearers, namesakes, hasInitial, members } = draws;
  const { pick, below } = random;
  const { employer, unique, noPerson } = builders(draws);
  const hasRelative = (one: Person): boolean =>
    one.employers.some(({ key }) =>
      members(key).some((other) => other.key !== one.key && fold(other.last) === fold(one.last)),
    );
  /** Whether someone with the last name may be called that, by the initials of the name, its formal name and nicknames. */
  const mayBe = (first: string, last: string): boolean =>
    [
      first,
      FORMAL.get(first) ?? first,
      ...[...FORMAL].flatMap(([nick, its]) => (its === first ? [nick] : [])),
    ].some((name) => hasInitial(name[0]!, last) > 0);
  /** An employer where no one else has the last name. */
  const alone = (one: Person): object | null => (hasRelative(one) ? null : employer(one));
  const addressOf = ({ emails }: Person): string | undefined =>
    emails.find((address) => !PROVIDER.test(address));
  const domainOf = (one: Person): string | undefined => addressOf(one)?.split('@')[1]?.toLowerCase();
  /** The text with a few of its letters replaced, each at one place. */
  const scanned = (text: string, times: number): string | null => {
    let result = text;
    for (let done = 0; done < times; done++) {
      const [from, to] = pick(SCANNED);
      const places = [...result.matchAll(new RegExp(from, 'g'))].map(({ index }) => index);
      if (places.length === 0) return null;
      const place = pick(places);
      result = result.slice(0, place) + to + result.slice(place + from.length);
    }
    return fold(result) === fold(text) ? null : result;
  };
  const heard = (name: string): string => {
    const lower = name.toLowerCase();
    const fitting = HEARD.filter(([sound]) => sound.test(lower));
    return fitting.length === 0 ? name : capital(lower.replace(...pick(fitting)));
  };
  return {
    'a numbered roll, last name in capitals first, employer': unique(({ first, last }) => {
      const number = 1 + below(400);
      const mark = pick([`${number}.`, `${number})`, `No. ${number}`, `#${number}`]);
      return `${mark} ${last.toUpperCase()}${pick([',', ''])} ${first}`;
    }, alone),
    'a signature: honorific, degree, role, employer': unique(
      ({ first, last }) => `${pick(BEFORE)} ${first} ${last}${pick(AFTER)}`.trim(),
      (one) => ({ title: pick(one.roles), ...employer(one) }),
    ),
    'scanned, employer': unique(({ first, last }) => {
      const name = `${first} ${last}`;
      return scanned(name, name.length > 12 ? 2 : 1);
    }, alone),
    'first and last names heard, employer': unique(({ first, last }) => {
      if (!/^[A-Za-z]+$/.test(first) || !/^[A-Za-z]{5,}$/.test(last)) return null;
      const sounds = heard(last);
      return sounds === last ? null : `${heard(first)} ${sounds}`;
    }, alone),
    'the columns of first and last name exchanged, employer': () => {
      const one = person({ isUnique: true });
      const where = alone(one);
      return where === null || bearers(`${one.last} ${one.first}`) > 0
        ? null
        : {
            query: { type: 'person', first_name: one.last, last_name: one.first, ...where },
            expected: one.key,
          };
    },
    'formal name, a middle initial, employer': unique(({ first, last }) => {
      const formal = FORMAL.get(first);
      return formal === undefined ? null : `${formal} ${pick([...'ABCDEFGHJKLMNPRSTW'])}. ${last}`;
    }, alone),
    'Serbian, employer': unique(({ first, last }) => spelled(`${first} ${last}`, SERBIAN), alone),
    'an initial, another employer, the own address': () => {
      const one = person({ isUnique: true });
      const address = one.emails.find((email) => fold(email.split('@')[0]!).includes(inAddress(one.last)));
      const other = pick(person().employers);
      return address === undefined || one.employers.some((own) => !isAnother(own, other))
        ? null
        : {
            query: named(`${one.first[0]!}. ${one.last}`, { ...at(other, below(3)), emails: [address] }),
            expected: one.key,
          };
    },
    'namesakes, a role': (): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const roles = one.roles.filter((role) => !COMMON_ROLE.test(role));
      const others = all.filter(({ key }) => key !== one.key);
      if (roles.length === 0) return null;
      const role = pick(roles);
      return others.some((other) => other.roles.some((its) => fold(its) === fold(role)))
        ? null
        : {
            query: named(`${one.first} ${one.last}`, { [pick(['role', 'title'])]: capital(role) }),
            expected: one.key,
          };
    },
    'namesakes, another address of the same domain': (): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const domain = domainOf(one);
      const isElsewhere = all
        .filter(({ key }) => key !== one.key)
        .some(
          (other) =>
            other.emails.some((email) => email.toLowerCase().endsWith(`@${domain}`)) ||
            other.employers.some((employer) => employer.domain === domain),
        );
      if (domain === undefined || isElsewhere) return null;
      const [first, last] = [inAddress(one.first), inAddress(one.last)];
      const address = `${pick([`${first[0]!}${last}`, `${first}_${last}`, `${last}.${first}`, `${last}${first[0]!}`])}@${domain}`;
      return one.emails.some((own) => own.toLowerCase() === address)
        ? null
        : { query: named(`${one.first} ${one.last}`, { emails: [address] }), expected: one.key };
    },
    'no match: the name of the other sex, employer': noPerson((one) => {
      const pair = OTHER_SEX.find((names) => names.includes(one.first));
      const where = pair === undefined ? null : alone(one);
      if (pair === undefined || where === null) return null;
      return named(`${pair[0] === one.first ? pair[1] : pair[0]} ${one.last}`, where);
    }),
    'no match: the first name of one, the last name of a colleague': noPerson((one) => {
      const here = pick(one.employers);
      const other = pick(members(here.key));
      return other.key === one.key || mayBe(one.first, other.last)
        ? null
        : named(`${one.first} ${other.last}`, at(here, below(3)));
    }),
    'no match: another second given name, another employer': noPerson((one) => {
      const [first, second, ...rest] = one.first.split(' ');
      const other = person();
      const there = pick(other.employers);
      return second === undefined ||
        rest.length > 0 ||
        first!.length < 3 ||
        second.length < 3 ||
        !/^\p{L}+$/u.test(other.first) ||
        fold(other.first)[0] === fold(second)[0] ||
        bearers(`${first!} ${one.last}`) > 0 ||
        one.employers.some((own) => !isAnother(own, there))
        ? null
        : named(`${first!} ${other.first} ${one.last}`, at(there, below(3)));
    }),
    'no match: a new colleague, an address of the same domain': noPerson((one) => {
      const domain = domainOf(one);
      const { first } = person();
      const isOwn = domain?.includes(inAddress(one.last));
      return domain === undefined || isOwn || first.includes(' ') || mayBe(first, one.last)
        ? null
        : named(`${first} ${one.last}`, {
            emails: [`${inAddress(first)}.${inAddress(one.last)}@${domain}`],
          });
    }),
    ...eleventhOrganizationsOf(draws),
  };
}
