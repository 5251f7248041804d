import { fold } from '../../../src/names/normalize.js';
import { mistyped } from '../search/random.js';
import { builders, lettersOf, townOf } from './builders.js';
import { CODES, stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bUniversity\b/, 'Univ'],
  [/\bUniversidad\b/, 'Univ'],
  [/\bInstitute?\b/, 'Inst'],
  [/\bDepartment\b/, 'Dept'],
  [/\bNational\b/, 'Natl'],
  [/\bInternational\b/, 'Intl'],
  [/\bTechnology\b/, 'Technol'],
  [/\bCent(er|re)\b/, 'Ctr'],
  [/\bHospital\b/, 'Hosp'],
  [/\bLaboratory\b/, 'Lab'],
  [/\bAcademy\b/, 'Acad'],
  [/\bSciences?\b/, 'Sci'],
  [/\bResearch\b/, 'Res'],
  [/\bEngineering\b/, 'Engn'],
  [/\bFoundation\b/, 'Fdn'],
  [/\bMedical\b/, 'Med'],
];
const RUSSIAN = Object.fromEntries(
  (
    'а=a,б=b,в=v,г=g,д=d,е=e,ё=e,ж=zh,з=z,и=i,й=y,к=k,л=l,м=m,н=n,о=o,п=p,р=r,с=s,т=t,у=u,ф=f,х=kh,ц=ts,ч=ch,ш=sh,' +
    'щ=shch,ъ=,ы=y,ь=,э=e,ю=yu,я=ya,’=,ʼ='
  )
    .split(',')
    .map((pair) => pair.split('=')),
) as Record<string, string>;
const UKRAINIAN: Record<string, string> = { ...RUSSIAN, г: 'h', и: 'y', і: 'i', ї: 'i', є: 'ie', ґ: 'g' };
const EXPANDED = lettersOf('ä=ae,ö=oe,ü=ue,ø=oe,å=aa,æ=ae,ß=ss,Ö=Oe,Ü=Ue,Ä=Ae,Ø=Oe,Å=Aa');

/** The text, with the letters that plain writings lack spelled out. */
export const expanded = (text: string): string =>
  EXPANDED.reduce((result, [letter, plain]) => result.replaceAll(letter, plain), text.normalize('NFC'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
/** UTF-8 read as Windows-1252. */
export const garbled = (text: string): string =>
  new TextDecoder('windows-1252').decode(Buffer.from(text.normalize('NFC')));
/** The text without the letters that are not ASCII, as an export in ASCII writes it. */
export const lossy = (text: string): string => text.normalize('NFC').replace(/[^\0-\x7f]/gu, '?');

const BODIES = ['Retirees Association', 'Employees Credit Union', 'Alumni Association'];

/** The organizations of the list. */
export function twentyFourthOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, bearers, sameNames, fitting, aliases, children } = draws;
  const { pick } = random;
  const { asked } = builders(draws);
  /** An organization that no other record resembles. */
  const single = (): Organization | null => {
    const one = organization({ isUnique: true });
    return fitting(one.name) === 1 && !/[(),"/]/.test(one.name) ? one : null;
  };
  const inLatin = (text: string): string | null => {
    const letters = /[іїєґ]/i.test(text) ? UKRAINIAN : RUSSIAN;
    const result = text.toLowerCase().replace(/[\p{L}’ʼ]/gu, (letter) => letters[letter] ?? letter);
    return /^[a-z\d .,-]+$/.test(result)
      ? result.replace(/(^|[ .-])[a-z]/g, (letter) => letter.toUpperCase())
      : null;
  };
  /** A word of a name with a slip. */
  const slipped = (name: string): string | null => {
    const words = name.split(' ').filter((word) => /^\p{L}{7,}$/u.test(word));
    const word = words.length === 0 ? null : pick(words);
    const result = word && name.replace(word, mistyped(word, random));
    return result === null || fitting(result) > 0 ? null : result;
  };
  const spelledOut = (name: string): string | null => {
    const [, code] = /^([A-Z]{2}) state government$/.exec(name) ?? [];
    return code !== undefined && CODES.includes(code) ? `${stateOf(code)} state government` : null;
  };

  return {
    'organization: spelling: a slip in an export, the town or the site': until((): Drawn => {
      const one = single();
      const name = one && slipped(one.name);
      const town = one && townOf(one);
      if (!one || !name || (!town && !one.domain)) return null;
      if (town) return asked(pick([name, name.toUpperCase()]), { place: pick([town, one.place]) }, one.key);
      return asked(name, { domain: pick([one.domain, `https://www.${one.domain}/`]) }, one.key);
    }),
    'organization: script: a romanized name, or foreign letters garbled or lost': until((): Drawn => {
      const one = single();
      if (one === null) return null;
      const native = aliases(one.key).find((alias) => /^[\p{sc=Cyrillic} .,’ʼ-]{16,}$/u.test(alias));
      const name = native === undefined ? pick([garbled, lossy, expanded])(one.name) : inLatin(native);
      if (name === null || fold(name) === fold(one.name) || /[\x7f-\x9f\xad]|\?.?\?/.test(name)) return null;
      if ((native !== undefined && fitting(native) > 1) || bearers(name) > 0) return null;
      if (native === undefined && pick([0, 1, 2]) > 0) return null;
      return asked(name, one.place && pick([0, 1]) ? { place: one.place } : {}, one.key);
    }),
    'organization: initials: abbreviated words of a citation, town': until((): Drawn => {
      const one = single();
      const town = one && townOf(one);
      const found = ABBREVIATIONS.filter(([word]) => word.test(one?.name ?? ''));
      if (!one || !town || found.length === 0) return null;
      const name = found.reduce((result, [word, short]) => result.replace(word, short), one.name);
      const short = name.replace(/ (of|for|and|the|de) /g, ' ');
      if (bearers(short) > 0) return null;
      return pick([0, 1])
        ? asked(short, { place: town }, one.key)
        : asked(`${short}, ${one.place}`, {}, one.key);
    }),
    'organization: namesakes: the same name, its parent or its place': until((): Drawn => {
      const group = sameNames();
      const one = pick(group);
      const others = group.filter(({ key }) => key !== one.key);
      if (bearers(one.name) > group.length) return null;
      const { parent, place } = one;
      const isOnlyThere = others.every((other) => other.place && townOf(other) !== townOf(one));
      if (place && isOnlyThere && pick([0, 1])) return asked(one.name, { place }, one.key);
      if (!parent || others.some((other) => !other.parent || fold(other.parent.name) === fold(parent.name))) {
        return null;
      }
      const name = pick([parent.name, spelledOut(parent.name) ?? parent.name]);
      return pick([0, 1, 2]) === 0
        ? asked(`${one.name}, ${name}`, {}, one.key)
        : asked(one.name, { parent: { name } }, one.key);
    }),
    'none: organization: the same name alone or elsewhere, a body of its members': until((): Drawn => {
      const [group, other] = [sameNames(), pick(sameNames())];
      const one = group[0]!;
      const part = single();
      const how = pick([0, 1, 2]);
      if (how === 0) return asked(one.name, {}, null);
      if (how === 1) {
        const { parent } = other;
        const held = parent ? children(parent.key).map(({ name }) => fold(name)) : [];
        const isHeld = held.some((name) => name.includes(fold(one.name)) || fold(one.name).includes(name));
        return parent && !isHeld && group.every((same) => same.parent)
          ? asked(one.name, { parent: { name: parent.name } }, null)
          : null;
      }
      const name = `${part?.name} ${pick(BODIES)}`;
      return part === null || fitting(name) > 0 ? null : asked(name, {}, null);
    }),
  };
}
