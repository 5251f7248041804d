/**
 * Finds names within two typing errors of each other without comparing all of them: a name is cut into three parts, and
 * each error leaves all but one of them as they were, if perhaps a little to the side. (Li, Deng, Wang, Feng: Pass-Join,
 * 2011.)
 */
const PARTS = 3;

/** How many parts two names have in common at least that are so many errors apart. */
export const partsInCommon = (errors: 1 | 2): number => PARTS - errors;

/** Names outside of these lengths are not compared. */
const SHORTEST = 4;
const LONGEST = 200;

/** The keys of a folded name: each part, with the name's length and the part's number. */
export function segmentsOf(name: string): string[] {
  if (name.length < SHORTEST || name.length > LONGEST) return [];
  return partsOf(name.length).map(({ start, length }, number) =>
    key(name.length, number, name.slice(start, start + length)),
  );
}

/**
 * For each part, the keys of it that a name may have which differs from this one by at most `budget` errors; no parts of a
 * name that is too short or too long.
 */
export function segmentsWithin(name: string, budget: number): string[][] {
  if (name.length < SHORTEST || name.length > LONGEST) return [];
  const found = Array.from({ length: PARTS }, () => new Set<string>());
  for (let difference = -budget; difference <= budget; difference++) {
    const length = name.length + difference;
    if (length < SHORTEST) continue;
    for (const [number, part] of partsOf(length).entries()) {
      const [least, most] = shiftsOf(number, difference, budget);
      for (let shift = least; shift <= most; shift++) {
        const start = part.start - shift;
        for (const text of readings(name, start, part.length)) found[number]!.add(key(length, number, text));
      }
    }
  }
  return found.map((keys) => [...keys]);
}

/** A part may begin or end in the middle of a letter beyond U+FFFF, which no database keeps. */
const key = (length: number, number: number, text: string): string =>
  `${length}.${number}.${text.toWellFormed()}`;

interface Part {
  readonly start: number;
  readonly length: number;
}

/** The parts of a name of this length; the last ones are longer where it cannot be divided evenly. */
function partsOf(length: number): Part[] {
  const short = Math.floor(length / PARTS);
  const long = PARTS - (length % PARTS);
  return Array.from({ length: PARTS }, (_, number) => ({
    start: number * short + Math.max(0, number - long),
    length: number < long ? short : short + 1,
  }));
}

/**
 * How far a part may have moved: by no more than the errors before it, and such that no more than the errors after it
 * make up the rest of the difference in length.
 */
function shiftsOf(number: number, difference: number, budget: number): [least: number, most: number] {
  const before = Math.min(number, budget);
  const after = Math.min(PARTS - 1 - number, budget);
  return [Math.max(-before, difference - after), Math.min(before, difference + after)];
}

/** A part as it stands, and as it would be if one of its ends had changed places with its neighbour. */
function readings(name: string, start: number, length: number): string[] {
  const end = start + length;
  if (start < 0 || end > name.length) return [];
  const text = name.slice(start, end);
  const texts = [text];
  if (end < name.length) texts.push(text.slice(0, -1) + name[end]!);
  if (start > 0) texts.push(name[start - 1]! + text.slice(1));
  return texts;
}
