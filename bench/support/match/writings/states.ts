import type { Random } from '../../search/random.js';
import type { Person } from '../records.js';
import { tableOf } from './tables.js';

const NAMES = tableOf(
  'AL=Alabama,AK=Alaska,AZ=Arizona,AR=Arkansas,CA=California,CO=Colorado,CT=Connecticut,DE=Delaware,FL=Florida,' +
    'GA=Georgia,HI=Hawaii,ID=Idaho,IL=Illinois,IN=Indiana,IA=Iowa,KS=Kansas,KY=Kentucky,LA=Louisiana,ME=Maine,' +
    'MD=Maryland,MA=Massachusetts,MI=Michigan,MN=Minnesota,MS=Mississippi,MO=Missouri,MT=Montana,NE=Nebraska,' +
    'NV=Nevada,NH=New Hampshire,NJ=New Jersey,NM=New Mexico,NY=New York,NC=North Carolina,ND=North Dakota,' +
    'OH=Ohio,OK=Oklahoma,OR=Oregon,PA=Pennsylvania,RI=Rhode Island,SC=South Carolina,SD=South Dakota,' +
    'TN=Tennessee,TX=Texas,UT=Utah,VT=Vermont,VA=Virginia,WA=Washington,WV=West Virginia,WI=Wisconsin,WY=Wyoming',
);
const PRESS = tableOf(
  'AL=Ala.,AZ=Ariz.,AR=Ark.,CA=Calif.,CO=Colo.,CT=Conn.,DE=Del.,FL=Fla.,GA=Ga.,IL=Ill.,IN=Ind.,KS=Kan.,KY=Ky.,LA=La.,' +
    'MD=Md.,MA=Mass.,MI=Mich.,MN=Minn.,MS=Miss.,MO=Mo.,MT=Mont.,NE=Neb.,NV=Nev.,NH=N.H.,NJ=N.J.,NM=N.M.,NY=N.Y.,' +
    'NC=N.C.,ND=N.D.,OK=Okla.,OR=Ore.,PA=Pa.,RI=R.I.,SC=S.C.,SD=S.D.,TN=Tenn.,TX=Tex.,VT=Vt.,VA=Va.,WA=Wash.,' +
    'WV=W.Va.,WI=Wis.,WY=Wyo.',
);
export const CODES = Object.keys(NAMES);
export const stateOf = (code: string): string => NAMES[code]!;
/** The abbreviation of a state in newspapers, which spell short names out. */
export const pressOf = (code: string): string => PRESS[code] ?? NAMES[code]!;
/** The state that a parent governs. */
export const codeOf = (name = ''): string | undefined => {
  const [, code] = /^([A-Z]{2}) state government$/.exec(name) ?? [];
  return code !== undefined && CODES.includes(code) ? code : undefined;
};

const ASSEMBLIES = ['CA', 'NV', 'NY', 'WI'];
const DELEGATES = ['MD', 'VA', 'WV'];

export interface Seat {
  readonly code: string;
  readonly role: 'upper' | 'lower';
  readonly isFederal: boolean;
}

/** The seats of a person in the chambers of the states and of the United States. */
export const seatsOf = ({ posts }: Person): Seat[] =>
  posts.flatMap(({ at, role, title }): Seat[] => {
    const [, own] = /^([A-Z]{2}) state government$/.exec(at) ?? [];
    if (own !== undefined && (role === 'upper' || role === 'lower')) {
      return [{ code: own, role, isFederal: false }];
    }
    const [, kind, code] = /^(Senator|Representative), ([A-Z]{2})(?:-|$)/.exec(title ?? '') ?? [];
    if (code === undefined || !CODES.includes(code)) return [];
    return [{ code, role: kind === 'Senator' ? 'upper' : 'lower', isFederal: true }];
  });

/** The codes of all states that a person has to do with. */
export const codesOf = (one: Person): Set<string> =>
  new Set([
    ...seatsOf(one).map(({ code }) => code),
    ...[...one.posts.map(({ at }) => at), ...one.places].flatMap((text) =>
      [...text.matchAll(/(?:^|, |; ?)([A-Z]{2})(?= \d{5}| state|$)/g)].map(([, code]) => code!),
    ),
  ]);

/** The name of a chamber in full. */
export function chamberOf({ code, role, isFederal }: Seat): string {
  if (isFederal) return role === 'upper' ? 'U.S. Senate' : 'U.S. House of Representatives';
  const state = stateOf(code);
  if (code === 'NE') return 'Nebraska Unicameral Legislature';
  if (role === 'upper') return `${state} State Senate`;
  if (ASSEMBLIES.includes(code)) return `${state} State Assembly`;
  if (code === 'NJ') return 'New Jersey General Assembly';
  return `${state} House of ${DELEGATES.includes(code) ? 'Delegates' : 'Representatives'}`;
}

/** The seat in a state's chamber, and its district. */
export const districtOf = (one: Person): (Seat & { number: string }) | null => {
  const numbers = one.posts.flatMap(({ title }) => /^district (\d+)$/.exec(title ?? '')?.[1] ?? []);
  const seats = seatsOf(one).filter(({ isFederal }) => !isFederal);
  return seats.length === 1 && numbers.length === 1 ? { ...seats[0]!, number: numbers[0]! } : null;
};

/** A title before the name of a member. */
export const styleOf = ({ role }: Seat): string => (role === 'upper' ? 'Sen.' : 'Rep.');
/** The office of a member. */
export const officeOf = ({ role, isFederal }: Seat): string =>
  `${isFederal ? 'U.S.' : 'State'} ${role === 'upper' ? 'Senator' : 'Representative'}`;

/** How a list writes the legislature of a seat. */
export function legislatureOf({ code, role, isFederal }: Seat, { pick }: Random): string {
  const house = role === 'upper' ? 'Senate' : 'House';
  if (isFederal) return pick([`US ${house}`, 'U.S. Congress', 'United States Congress', `${house} (US)`]);
  return pick([
    `${stateOf(code)} Legislature`,
    `${stateOf(code)} State ${house}`,
    `${code} Legislature`,
    `State of ${stateOf(code)}`,
    `${pressOf(code)} State Legislature`,
  ]);
}
