import { seatsOf } from './fourteenth-states.js';
import { isPlain } from './sixteenth-writings.js';
import type { Person } from './records.js';

/** Words, each with its other writings, from a list of `word=other/other`. */
const tableOf = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('='))
      .map(([word, others]) => [word!, others!.split('/')]),
  );

/** How newspapers abbreviate the states; they spell the short names out. */
export const PRESS = tableOf(
  'AL=Ala.,AZ=Ariz.,AR=Ark.,CA=Calif.,CO=Colo.,CT=Conn.,DE=Del.,FL=Fla.,GA=Ga.,IL=Ill.,IN=Ind.,KS=Kan.,KY=Ky.,LA=La.,MD=Md.,' +
    'MA=Mass.,MI=Mich.,MN=Minn.,MS=Miss.,MO=Mo.,MT=Mont.,NE=Neb.,NV=Nev.,NH=N.H.,NJ=N.J.,NM=N.M.,NY=N.Y.,NC=N.C.,ND=N.D.,' +
    'OK=Okla.,OR=Ore.,PA=Pa.,RI=R.I.,SC=S.C.,SD=S.D.,TN=Tenn.,VT=Vt.,VA=Va.,WA=Wash.,WV=W.Va.,WI=Wis.,WY=Wyo.,' +
    'AK=Alaska,HI=Hawaii,ID=Idaho,IA=Iowa,ME=Maine,OH=Ohio,TX=Texas,UT=Utah',
);
/** Given names in other languages. */
export const FOREIGN = tableOf(
  'John=Juan/Giovanni/Johannes,William=Guillermo/Guillaume/Wilhelm,James=Jaime/Giacomo/Jacques,Thomas=Tomás/Tommaso,' +
    'Charles=Carlos/Carlo/Karl,George=Jorge/Georges/Giorgio,Joseph=José/Giuseppe/Josef,Henry=Enrique/Henri/Heinrich,' +
    'Peter=Pedro/Pierre/Pietro,Paul=Pablo/Paolo,Michael=Miguel/Michel,Edward=Eduardo/Édouard,Frederick=Federico/Friedrich,' +
    'Andrew=Andrés/Andreas,Stephen=Esteban/Étienne/Stefan,Philip=Felipe/Philippe,Alexander=Alejandro/Alessandro,' +
    'Francis=Francisco/François,Louis=Luis/Luigi/Ludwig,Anthony=Antonio/Antoine,Matthew=Mateo/Mathieu,Mary=María/Marie,' +
    'Elizabeth=Isabel/Élisabeth,Catherine=Catalina/Ekaterina,Robert=Roberto,Richard=Ricardo/Riccardo,Lawrence=Lorenzo/Laurent,' +
    'Carlos=Charles,José=Joseph,Juan=John,Jorge=George,Luis=Louis,Pedro=Peter,Miguel=Michael,Antonio=Anthony',
);
/** Nicknames of several given names. */
export const SHARED = tableOf(
  'Chris=Christine/Christopher/Christina/Christian,Pat=Patrick/Patricia,Sam=Samuel/Samantha,Ed=Edward/Edwin/Edgar/Edmund,' +
    'Al=Albert/Alfred/Alan/Allen/Alexander/Alvin,Bert=Albert/Herbert/Robert/Gilbert,Ted=Edward/Theodore/Edmund,' +
    'Jerry=Gerald/Jeremiah/Jerome/Jeremy,Fred=Frederick/Alfred/Wilfred,Nat=Nathaniel/Nathan,Ben=Benjamin/Benedict,' +
    'Hal=Harold/Henry/Harry,Will=William/Wilbur/Willard/Willis,Dan=Daniel/Danielle,Jack=John/Jackson,Lew=Lewis/Llewellyn/Louis',
);
/** Given names of a similar sound that belong to different people. */
export const RHYMES: readonly (readonly string[])[] = (
  'Donald/Ronald Larry/Barry/Harry Harold/Gerald Karen/Sharon Kelly/Shelly Mark/Clark Don/Ron/Jon Tim/Jim Bill/Phil/Gil ' +
  'Ken/Ben/Glen Roy/Troy Ray/Jay Rick/Nick Terry/Jerry/Perry Randy/Andy Jean/Dean Fran/Jan Kevin/Devin Brian/Ryan Eric/Derek ' +
  'Sandy/Mandy Dan/Stan/Ian Mike/Ike Linda/Belinda Lori/Cory Joan/Jane Bob/Todd Dave/Wade Scott/Todd'
)
  .split(' ')
  .map((names) => names.split('/'));
/** How last names begin, and how else that is written. */
export const BEGINNINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Mc(?=[A-Z])/, ['Mac', 'Mc ', 'M’', 'Mac ']],
  [/^Mac(?=[A-Z])/, ['Mc', 'Mac ', 'M’']],
  [/^O['’](?=[A-Z])/, ['O ', 'O', 'Ó ', 'O`']],
  [/^St\. (?=[A-Z])/, ['Saint ', 'St ', 'Saint-']],
];
export const GENERATIONS = tableOf(
  'Jr=Junior/Jnr./Jun.,Sr=Senior/Snr.,II=2nd/the Second,III=3rd/the Third,IV=4th/the Fourth',
);
export const OCCUPATIONS = ['Student', 'Violinist', 'Civil engineer', 'Nurse', 'Goalkeeper', 'Postdoc'];
const STREETS = tableOf(
  'STREET=ST,AVENUE=AVE,BOULEVARD=BLVD,DRIVE=DR,ROAD=RD,HIGHWAY=HWY,SUITE=STE,ROOM=RM,BUILDING=BLDG,FLOOR=FL',
);

/** An address as the post writes it. */
export const posted = (address: string): string =>
  address
    .toUpperCase()
    .replace(/[A-Z]+/g, (word) => STREETS[word]?.[0] ?? word)
    .replace(/[.,; ]+/g, ' ');

/** Whether the person is of our time. */
export const isModern = (one: Person): boolean =>
  one.emails.length > 0 || seatsOf(one).some(({ isFederal }) => !isFederal);

/** The middle initial that the aliases tell, with a space before it. */
export const initialOf = (one: Person): string => {
  if (!isPlain(one)) return '';
  const middle = new RegExp(`^${one.first} ([A-Z])[a-z]*\\.? ${one.last}$`);
  const initial = one.aliases.map((alias) => middle.exec(alias)?.[1]).find(Boolean);
  return initial === undefined ? '' : ` ${initial}`;
};

/** How headers and links encode letters with accents. */
export const ENCODINGS: readonly ((text: string) => string)[] = [
  encodeURI,
  (text) => encodeURI(text).replaceAll('%20', '+'),
  (text) => `=?UTF-8?Q?${encodeURI(text).replaceAll('%20', '_').replaceAll('%', '=')}?=`,
];
