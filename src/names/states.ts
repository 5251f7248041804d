import { fold } from './normalize.js';
import { STATES } from './words.js';

/** `West Virginia` before Virginia. */
const NAMES = [...STATES.keys()].toSorted((one, other) => other.length - one.length);
const CODES = [...STATES.values()];
const NAME = new RegExp(`(?<=^| )(?:${NAMES.join('|')})(?= |$)`, 'u');
const CODE = new RegExp(`(?<!\\p{L})(?:${CODES.join('|')})(?!\\p{L})`, 'u');

/** `, MO` and `(Missouri)`. */
const AT_END = new RegExp(`[,(]\\s?(${CODES.join('|')}|[\\p{L} ]{4,30})\\)?$`, 'u');

/** The code of the state at the end of a name or a place, in full or as a code in capitals; null without one. */
export function stateAtEnd(text: string): string | null {
  const found = AT_END.exec(text)?.[1];
  if (found === undefined) return STATES.get(fold(text)) ?? null;
  return CODES.includes(found) ? found : (STATES.get(fold(found)) ?? null);
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

const TOWN = /^(?:the )?(?:city|town|village|borough|township|municipality) of (.+)$/u;

/** The town whose government a name means, folded, or null: `City of Fairbanks`, and `Fairbanks, AK` without its state. */
export function townGovernedBy(name: string): string | null {
  const [place = '', state, ...others] = name.split(',').map((part) => part.trim());
  const town = TOWN.exec(fold(place))?.[1];
  const isInState =
    state !== undefined && others.length === 0 && (CODES.includes(state) || STATES.has(fold(state)));
  return town ?? (isInState ? fold(place) : null);
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
