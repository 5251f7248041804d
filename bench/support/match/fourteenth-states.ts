import type { Person } from './records.js';

const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AL=Alabama,AK=Alaska,AZ=Arizona,AR=Arkansas,CA=California,CO=Colorado,CT=Connecticut,DE=Delaware,FL=Florida,' +
    'GA=Georgia,HI=Hawaii,ID=Idaho,IL=Illinois,IN=Indiana,IA=Iowa,KS=Kansas,KY=Kentucky,LA=Louisiana,ME=Maine,' +
    'MD=Maryland,MA=Massachusetts,MI=Michigan,MN=Minnesota,MS=Mississippi,MO=Missouri,MT=Montana,NE=Nebraska,' +
    'NV=Nevada,NH=New Hampshire,NJ=New Jersey,NM=New Mexico,NY=New York,NC=North Carolina,ND=North Dakota,' +
    'OH=Ohio,OK=Oklahoma,OR=Oregon,PA=Pennsylvania,RI=Rhode Island,SC=South Carolina,SD=South Dakota,' +
    'TN=Tennessee,TX=Texas,UT=Utah,VT=Vermont,VA=Virginia,WA=Washington,WV=West Virginia,WI=Wisconsin,WY=Wyoming'
  )
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);
export const CODES = Object.keys(NAMES);
export const stateOf = (code: string): string => NAMES[code]!;

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
