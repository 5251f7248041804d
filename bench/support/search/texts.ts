import { fold } from '../../../src/names/normalize.js';
import type { Subject } from './names.js';
import type { Random } from './random.js';

/** The values of the slots of a template, such as `{name}`. */
export type Slots = Readonly<Record<string, string>>;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Jun', 'Sep', 'Oct', 'Nov'];

/** Returns a function that fills one of the templates with these slots, and with random dates and numbers. */
export function writer({ pick, below }: Random) {
  const digits = (many: number): string => String(10 ** (many - 1) + below(9 * 10 ** (many - 1)));
  const surroundings = (): Slots => ({
    weekday: pick(WEEKDAYS),
    date: `${1 + below(28)} ${pick(MONTHS)}`,
    time: `${8 + below(10)}:${pick(['00', '15', '30', '45'])}`,
    year: String(2009 + below(16)),
    born: String(1880 + below(90)),
    n: String(2 + below(98)),
    number: digits(4),
    votes: `${1 + below(40)},${digits(3)}`,
    share: `${20 + below(60)}.${below(10)}`,
    code: `${pick(['A', 'K', 'R', 'X'])}${digits(5)}`,
  });
  return (templates: readonly string[], slots: Slots = {}): string => {
    const values: Slots = { ...surroundings(), ...slots };
    return pick(templates).replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
  };
}

const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');
/** The name in letters and digits without accents. */
export const plain = (name: string): string =>
  withoutAccents(name)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
export const capitalized = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
export const spaced = (text: string, by: string): string => [...text].join(by);

/** The slots of a person. */
export function slotsOf({ first, last }: Pick<Subject, 'first' | 'last'>): Slots {
  const name = `${first} ${last}`;
  const words = plain(name).split(' ');
  const [FIRST, LAST] = [first.toUpperCase(), last.toUpperCase()];
  return {
    first,
    last,
    name,
    FIRST,
    LAST,
    NAME: `${FIRST} ${LAST}`,
    lower: withoutAccents(name).toLowerCase(),
    lowerfirst: first.toLowerCase(),
    lowerlast: last.toLowerCase(),
    joined: fold(name).replaceAll(' ', ''),
    camel: words.join(''),
    slug: words.join('-').toLowerCase(),
    dotted: words.join('.').toLowerCase(),
    underlined: name.replaceAll(' ', '_'),
    encoded: encodeURIComponent(name),
    plus: encodeURIComponent(name).replaceAll('%20', '+'),
    mailbox: `${words.join('.').toLowerCase()}@outlook.com`,
    zone: `${LAST}<<${FIRST}`.padEnd(30, '<'),
  };
}

/** Whether both names have only letters of the zone that machines read in a passport. */
export const isReadByMachines = ({ first, last }: Pick<Subject, 'first' | 'last'>): boolean =>
  [first, last].every((name) => /^[A-Za-z]{3,}$/.test(name));
