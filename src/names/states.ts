import { fold } from './normalize.js';
import { tribesIn } from './concepts.js';
import { isSmallWord, STATE_ABBREVIATIONS, STATES } from './words.js';

/** `West Virginia` before Virginia. */
const NAMES = [...STATES.keys()].toSorted((one, other) => other.length - one.length);
/** The codes of the states, in capitals. */
export const STATE_CODES = [...STATES.values()];
const NAME = new RegExp(`(?<=^| )(?:${NAMES.join('|')})(?= |$)`, 'u');
const CODE = new RegExp(`(?<!\\p{L})(?:${STATE_CODES.join('|')})(?!\\p{L})`, 'u');

/** By code, with capitals. */
const IN_FULL = new Map(
  NAMES.map((name) => [
    STATES.get(name)!,
    name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
  ]),
);
const ABBREVIATION = [...STATE_ABBREVIATIONS.keys()]
  .map((short) => short.replaceAll('.', '\\.\\s?'))
  .join('|');
/** As a whole, at the end behind a mark, and before the name of a legislature. */
const ABBREVIATED = new RegExp(
  `(?<=^|[,(]\\s?)(?:${ABBREVIATION})(?=\\)?$)|^(?:${ABBREVIATION})(?= (?:State|Legislature|House|Senate|General|Assembly)(?!\\p{L}))`,
  'gu',
);

/** A text with the abbreviation of a state in full: `Gilsum, N.H.`, `Mass. Senate`. */
export const withoutAbbreviation = (text: string): string =>
  text.replace(ABBREVIATED, (short) => IN_FULL.get(STATE_ABBREVIATIONS.get(short.replaceAll(' ', ''))!)!);

const CODE_BEHIND = new RegExp(
  `(?<=\\p{Ll}) (?=(?:${STATE_CODES.join('|')})(?: \\p{N}{5}(?:-\\p{N}{4})?)?(?:,|$))`,
  'u',
);

/** An address with a comma before the code of its state: `Tempe AZ 85281`. */
export const withCodeApart = (address: string): string => address.replace(CODE_BEHIND, ', ');

/** The code of the state that a text is, in full or as a code in capitals; null for another text. */
export const stateCode = (text: string): string | null =>
  STATE_CODES.includes(text.trim()) ? text.trim() : (STATES.get(fold(text)) ?? null);

const BEFORE_CHAMBER = new RegExp(
  `^((?:${NAMES.join('|')})) (?=(?:house|senate|assembly|legislative|general assembly|joint)(?!\\p{L}))`,
  'iu',
);

/** A text with a mark between a state and a part of its legislature: `Ohio | Senate Committee on Rules`. */
export const withStateApart = (text: string): string => text.replace(BEFORE_CHAMBER, '$1 | ');

const SEAT = new RegExp(`[,(]\\s?(?:[DIR]-)?(${STATE_CODES.join('|')})(?:-0*(\\p{N}{1,3}))?(?!\\p{L})`, 'gu');
/** A title without these words may name a state that it is not of: the chair of Texas Instruments. */
const OF_STATE =
  /(?<!\p{L})(?:from|rep|sen|delegate|governor|(?:congress|assembly|legislat|represent|senat)\p{L}*) /u;
const DISTRICT_OF_SEAT =
  /(?<!\p{N})0*(\p{N}{1,3})(?:st|nd|rd|th)?(?: \p{L}+)? dist(?:rict)?(?!\p{L})|(?<!\p{L})dist(?:rict)? (?:no )?0*(\p{N}{1,3})/u;

/**
 * The codes of the states in a role or a title, with the district: `Representative, NY-17`, Senator from Kentucky,
 * Congresswoman for Ohio's 3rd district.
 */
export function seatsOfRole(role: string): string[] {
  const coded = [...role.matchAll(SEAT)].map(([, code, district]) => seat(code!, district));
  if (coded.length > 0) return coded;
  const text = fold(role.replace(/['’]s(?!\p{L})/gu, ''));
  const state = OF_STATE.test(text) ? NAME.exec(text)?.[0] : undefined;
  if (state === undefined) return [];
  const [, before, behind] = DISTRICT_OF_SEAT.exec(text) ?? [];
  return [seat(STATES.get(state)!, before ?? behind)];
}

const seat = (code: string, district: string | undefined): string =>
  district === undefined ? code : `${code}-${district}`;

/** The code of the state of a seat: `NY-17`. */
export const stateOfSeat = (seat: string): string => seat.slice(0, 2);

/** Whether two seats are in one state, and one of them names no district. */
export const mayBeSameSeat = (one: string, other: string): boolean =>
  stateOfSeat(one) === stateOfSeat(other) && [one, other].some((seat) => seat === stateOfSeat(seat));

/** `, MO` and `(Missouri)`. */
const AT_END = new RegExp(`[,(]\\s?(${STATE_CODES.join('|')}|[\\p{L} ]{4,30})\\)?$`, 'u');

/** The code of the state at the end of a name or a place, in full or as a code in capitals; null without one. */
export function stateAtEnd(text: string): string | null {
  const found = AT_END.exec(text)?.[1];
  if (found === undefined) return STATES.get(fold(text)) ?? null;
  return STATE_CODES.includes(found) ? found : (STATES.get(fold(found)) ?? null);
}

/** A name with the code of the state at its end in full: `Town of Gilsum, NH`. */
export function withStateInFull(name: string): string {
  const code = stateAtEnd(name);
  const bare = name.replace(/\)$/, '');
  if (code === null || !bare.endsWith(code)) return name;
  return `${bare.slice(0, -code.length)} ${NAMES.find((state) => STATES.get(state) === code)!}`;
}

/** What the government of a state and its parts are called, besides the name of the state. */
const GOVERNMENT =
  /^(?:the )?(?:state )?(?:government|legislature|general assembly|general court|(?:legislative )?assembly|senate|house|house of representatives|house of delegates|state of)(?: of| of the state of)?$/u;

/** A word of every name that GOVERNMENT accepts. */
const OF_GOVERNMENT = /government|legislature|assembly|court|senate|house|state/i;

/** The name of the government of a state with the code for the state in full, folded: `oh senate`. */
export function withStateAsCode(name: string): string | null {
  // Candidates are parsed for every query, and few of them are governments.
  if (!OF_GOVERNMENT.test(name)) return null;
  const text = fold(name);
  const full = NAME.exec(text)?.[0];
  return full === undefined || stateGovernedBy(name) === null
    ? null
    : text.replace(full, STATES.get(full)!.toLowerCase());
}

const DISTRICT = / district \p{N}{1,3}\p{Ll}?$/u;

/** The code of the state whose government or legislature a name means, or null: `Ohio General Assembly`, MI state government. */
export function stateGovernedBy(name: string): string | null {
  const text = fold(name).replace(DISTRICT, '');
  const full = NAME.exec(text)?.[0];
  const code = full === undefined ? CODE.exec(name)?.[0] : STATES.get(full);
  if (code === undefined) return null;
  const rest = (
    full === undefined ? fold(name.replace(code, ' ')).replace(DISTRICT, '') : text.replace(full, ' ')
  )
    .replace(/ +/g, ' ')
    .trim();
  return GOVERNMENT.test(rest) ? code : null;
}

const CONGRESS = /^(?:the )?(?:us |united states )?(?:congress|(?:house|senate)(?= us$))(?: us)?$/u;
const CHAMBERS = ['United States House of Representatives', 'United States Senate'];

/** A name, and those of the chambers that it means: `U.S. Congress`, `Senate (US)`. */
export function withChambers(name: string): string[] {
  const text = fold(name.replace(/U\.\s?S\./, 'US'));
  if (!CONGRESS.test(text)) return [name];
  const [house, senate] = ['house', 'senate'].map((chamber) => text.startsWith(chamber));
  return [name, ...CHAMBERS.filter((_, at) => house === senate || [house, senate][at])];
}

const TOWN = /^(?:the )?(?:city|town|village|borough|township|municipality) of (.+)$/u;

/** A town whose government a name means. */
export interface Town {
  /** Folded. */
  readonly name: string;
  /** The code of its state, if the name says it. */
  readonly state: string | null;
  /** Whether the name says that it is a town: `City of`. */
  readonly isSaid: boolean;
}

const FOLDED_CODES = new Set(STATE_CODES.map((code) => code.toLowerCase()));
const LAST_WORDS = new Set(NAMES.map((name) => name.split(' ').at(-1)!));

/** The state in full at the end of a folded name. */
const stateBehind = (text: string): string | undefined =>
  LAST_WORDS.has(text.slice(text.lastIndexOf(' ') + 1))
    ? NAMES.find((state) => text.endsWith(` ${state}`))
    : undefined;

/** The town whose government a name means, or null: `City of Fairbanks`, and Fairbanks (AK) or Fairbanks Alaska. */
export function townGovernedBy(name: string): Town | null {
  const [place = '', behind, ...others] = name
    .replace(/\(([^()]*)\)$/, ',$1')
    .split(',')
    .map((part) => part.trim());
  const text = fold(place);
  const ending = behind === undefined ? stateBehind(text) : undefined;
  const state = others.length > 0 ? null : stateCode(ending ?? behind ?? '');
  const own = ending === undefined ? text : text.slice(0, -ending.length - 1);
  const said = TOWN.exec(own)?.[1];
  if (said === undefined && (state === null || isSmallWord(own.split(' ').at(-1)!))) return null;
  return { name: said ?? own, state, isSaid: said !== undefined };
}

const CODE_OF_ABBREVIATION = new Map([...STATE_ABBREVIATIONS].map(([short, code]) => [fold(short), code]));

/** A folded name of a town with the code of the state at its end, in full, abbreviated or as a code, also behind `in`; null without a state. */
export function townWithCode(text: string): string | null {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  const state = stateBehind(text) ?? last;
  const code = FOLDED_CODES.has(state) ? state : (STATES.get(state) ?? CODE_OF_ABBREVIATION.get(state));
  const town = text.slice(0, -state.length).trimEnd().replace(/ in$/, '');
  // `town of South Carolina` and a state alone name no town.
  if (code === undefined || town === '' || isSmallWord(town.slice(town.lastIndexOf(' ') + 1))) return null;
  return `${town} ${code.toLowerCase()}`;
}

/** Whether two names mean one town: the state distinguishes towns of a name if both say it. */
export const isSameTown = (one: Town, other: Town): boolean =>
  one.name === other.name && (one.state === null || other.state === null || one.state === other.state);

/** Whether a folded name says that it is the government of a town: `city of delton`. */
export const saysTown = (name: string): boolean => TOWN.test(name);

/** The names of the government of a town that a folded name says to be of another kind: `town of delton` for `village of delton`. */
export function otherGovernments(text: string): string[] {
  const name = TOWN.exec(text)?.[1];
  return name === undefined
    ? []
    : governmentsOf({ name, state: null, isSaid: true }).filter((one) => one !== text);
}

/** The names of the government of a town, folded: `city of fairbanks`, `fairbanks ak`. */
export function governmentsOf({ name, state }: Town): string[] {
  const said = ['city', 'town', 'village', 'borough', 'township'].map((kind) => `${kind} of ${name}`);
  return state === null ? said : [...said, ...[name, ...said].map((own) => `${own} ${state.toLowerCase()}`)];
}

const GOVERNMENT_SITE = new RegExp(
  `^(?:cityof|townof|villageof)?([a-z]+?)-?(${[...NAMES.map((name) => name.replaceAll(' ', '')), '[a-z]{2}'].join('|')})\\.(?:gov|us|org|com)$`,
);
/** By name without spaces. */
const CODE_OF_COMPACT = new Map([...STATES].map(([name, code]) => [name.replaceAll(' ', ''), code]));
const KIND_BEHIND = /(?:city|town|township|village|borough)$/;

/** The code of the state in the domain of the government of a town: `fairbanksak.gov`, `fairbanksalaska.gov`; null without one. */
export function stateInDomain(domain: string, { name }: Pick<Town, 'name'>): string | null {
  const [, town = '', state = ''] = GOVERNMENT_SITE.exec(domain) ?? [];
  const code = CODE_OF_COMPACT.get(state) ?? state.toUpperCase();
  const isOfTown = [town, town.replace(KIND_BEHIND, ''), town.replace(/co$/, 'county')].includes(
    name.replaceAll(' ', ''),
  );
  return isOfTown && STATE_CODES.includes(code) ? code : null;
}

const KINDS = '(city|town|village|borough|township)';
const KIND_LAST = new RegExp(`^(.+) ${KINDS}$`, 'u');
const HALL = new RegExp(`^(?:(.+) ${KINDS} hall|${KINDS} hall (?:of )?(.+))$`, 'u');

/** The name of the government of a town whose hall a folded name means, or null: `town of delton` for `delton town hall`. */
export function governmentOfHall(name: string): string | null {
  const [, before, kind, first, behind] = HALL.exec(name) ?? [];
  const town = before ?? behind;
  return town === undefined ? null : `${kind ?? first} of ${town}`;
}

/** The words of what the government of a town is called: `Fairbanks municipality`, `the municipal government of Fairbanks`. */
export const TOWN_WORDS = 'the of city town hall council municipal municipality government'.split(' ');

const COUNTY =
  /^(.+ (?:county|parish))(?: (?:government|administration|commission|board of (?:commissioners|supervisors)))?$/u;

/** The town or the county whose government an organization is, with its state if the name or the domain says it; null for others. */
export function townOf(name: string, domain: string): Omit<Town, 'isSaid'> | null {
  const county = COUNTY.exec(fold(name))?.[1];
  if (county !== undefined) return { name: county, state: stateInDomain(domain, { name: county }) };
  const town = townGovernedBy(governmentOf(fold(name)) ?? name);
  return town && { name: town.name, state: town.state ?? stateInDomain(domain, town) };
}

/** What the government of a county or of a nation of North America is called in short, folded: `delton county`, `delton tribe`. */
export const shortNamesOf = (name: string, domain: string): string[] => [
  ...(COUNTY.exec(fold(name))?.slice(1) ?? []),
  ...(domain.endsWith('.gov') ? tribesIn(name) : []),
];

/** A state in full, and its code unless that is a word. */
export const namesOfState = (code: string): string[] => [
  IN_FULL.get(code)!,
  ...(isSmallWord(code.toLowerCase()) ? [] : [code]),
];

/** The name of the government of a town, also of `delton town` and `delton, town of` without small words. */
export function governmentOf(text: string): string | null {
  const [, town, kind] = KIND_LAST.exec(text) ?? [];
  return kind === undefined ? governmentOfHall(text) : `${kind} of ${town}`;
}

const MAX_WORDS = Math.max(...NAMES.map((name) => name.split(' ').length));

/** By word of a text: the folded code of the state that it names, alone or with the words next to it. */
export function stateCodesOf(words: readonly string[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (let from = 0; from < words.length; from++) {
    for (let length = MAX_WORDS; length > 0; length--) {
      const name = words.slice(from, from + length);
      const code = STATES.get(name.join(' '));
      if (code === undefined) continue;
      for (const word of name) codes.set(word, code.toLowerCase());
      from += length - 1;
      break;
    }
  }
  return codes;
}
