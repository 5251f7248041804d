import { fold } from '../../../src/names/normalize.js';
import { isSmallWord, nicknamesOf } from '../../../src/names/words.js';
import { mistyped } from '../search/random.js';
import { at, named } from './tuned-kinds.js';
import { builders, isAnother, lettersOf, spelled, townOf } from './builders.js';
import type { Draws, Drawn, Kinds } from './records.js';

const ARMENIAN = lettersOf(
  'sch=շ,sh=շ,ch=չ,th=թ,ph=ֆ,kh=խ,ck=կ,oo=ու,ou=ու,ee=ի,ea=ի,ce=սե,ci=սի,a=ա,b=բ,c=կ,d=դ,e=ե,f=ֆ,g=գ,h=հ,i=ի,j=ջ,k=կ,l=լ,m=մ,n=ն,o=ո,p=պ,q=կ,r=ր,s=ս,t=տ,u=ու,v=վ,w=վ,x=քս,y=յ,z=զ',
);
/** Hebrew of another convention: `w` as two letters, `th` as tet, final letters at the end of a word. */
const HEBREW = lettersOf(
  ' e= א, i= אי, o= או, u= או,sch=ש,sh=ש,ch=צ׳,th=ט,ph=פ,kh=ח,ck=ק,oo=ו,ou=ו,ee=י,ea=י,ce=ס,ci=סי,a=א,b=ב,c=ק,d=ד,e=,f=פ,g=ג,h=ה,i=י,j=ג׳,k=ק,l=ל,m=מ,n=נ,o=ו,p=פ,q=ק,r=ר,s=ס,t=ט,u=ו,v=ו,w=וו,x=קס,y=י,z=ז',
);
const FINAL: Readonly<Record<string, string>> = { מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ', כ: 'ך' };
const hebrew = (name: string) =>
  spelled(name, HEBREW).replace(/[מנפצכ](?=\s|$)/g, (letter) => FINAL[letter]!);

/** How a scanner misreads letters. */
const SCANNED: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['cl', 'd'],
  ['d', 'cl'],
  ['l', '1'],
  ['o', '0'],
  ['e', 'c'],
  ['h', 'b'],
  ['i', 'l'],
  ['vv', 'w'],
  ['w', 'vv'],
];
const DIGRAPHS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae' };

/** Kinds written down before the rules of `directory-4`, and used to correct them. */
export function seventhKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, fitting, namesakes, hasInitial } = draws;
  const { pick, below } = random;
  const { employer, unique, company, noPerson, noCompany } = builders(draws);
  const unlessFitting = (name: string): string | null => (fitting(name) > 0 ? null : name);
  const scanned = (word: string): string | null => {
    const possible = SCANNED.filter(([from]) => word.slice(1).includes(from));
    if (possible.length === 0 || word.length < 5) return null;
    const [from, to] = pick(possible);
    return word[0]! + word.slice(1).replace(from, to);
  };
  /** A name without one word, if it then means one record. */
  const without = (name: string, place: (words: readonly string[]) => number): string | null => {
    const words = name.split(' ');
    const omitted = place(words);
    const rest = words.filter((_, index) => index !== omitted).join(' ');
    return words.length < 4 || omitted < 0 || /\d/.test(words[omitted]!) || fitting(rest) !== 1 ? null : rest;
  };
  const inner = (words: readonly string[]): number =>
    words.findIndex(
      (word, index) => index > 0 && index < words.length - 1 && !isSmallWord(fold(word)) && word.length < 12,
    );
  return {
    'Armenian letters, employer': unique(
      ({ first, last }) => spelled(`${first} ${last}`, ARMENIAN),
      employer,
    ),
    'Hebrew with final letters, employer': unique(({ first, last }) => hebrew(`${first} ${last}`), employer),
    'a letter misread, employer': unique(({ first, last }) => {
      const other = scanned(last);
      return other === null ? null : `${first} ${other}`;
    }, employer),
    'a hyphen omitted, employer': unique(
      ({ first, last }) =>
        /\p{L}-\p{L}/u.test(last) ? `${first} ${last.replace('-', pick(['', ' ']))}` : null,
      employer,
    ),
    'LAST First, employer': unique(({ first, last }) => `${last.toUpperCase()} ${first}`, employer),
    'digraphs for umlauts': unique(({ first, last }) => {
      const other = `${first} ${last}`.replace(/[äöüøåæ]/g, (letter) => DIGRAPHS[letter]!);
      return other === `${first} ${last}` ? null : other;
    }),
    'a middle initial for the middle name, employer': unique(({ first, last }) => {
      const [one, middle, ...rest] = first.split(' ');
      return middle === undefined || middle.length < 3 || rest.length > 0
        ? null
        : `${one!} ${middle[0]!}. ${last}`;
    }, employer),
    'changed employer, a middle initial added': unique(
      ({ first, last }) =>
        first.includes(' ') ? null : `${first} ${pick(['A.', 'J.', 'M.', 'R.'])} ${last}`,
      (one) => {
        const other = pick(person().employers);
        return one.employers.some((own) => !isAnother(own, other)) ? null : at(other, below(3));
      },
    ),
    'nickname, employer with a typing error': unique(
      ({ first, last }) => {
        const others = nicknamesOf(fold(first));
        return others.length === 0 ? null : `${pick(others)} ${last}`;
      },
      ({ employers }) => {
        const { name } = pick(employers);
        return name.length < 12 ? null : { organization: { name: mistyped(name, random) } };
      },
    ),
    'namesakes, a department of the employer': (): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const name = `${pick(['Office of Research', 'Press Office', 'Legal Department'])}, ${pick(one.employers).name}`;
      return {
        query: named(`${one.first} ${one.last}`, { organization: { name } }),
        expected: one.key,
      };
    },
    'organization: a word in the middle omitted': company(({ name }) => without(name, inner), undefined, 4),
    'organization: a word in the middle omitted, place': company(
      ({ name }) => without(name, inner),
      (one) => {
        const place = townOf(one);
        return place === undefined ? null : { place };
      },
      4,
    ),
    'organization: its last word omitted': company(
      ({ name }) => without(name, (words) => words.length - 1),
      undefined,
      4,
    ),
    'organization: its first words after a comma': company(({ name }) => {
      const found = /^(.+? (?:of|for|de)) (\p{L}.*)$/u.exec(name);
      return found === null || /[,()]/.test(name) ? null : `${found[2]!}, ${found[1]!}`;
    }),
    'organization: a letter misread': company(({ name }) => {
      const words = name.split(' ');
      const place = words.findIndex((word) => /^\p{L}{6,}$/u.test(word));
      const other = place < 0 ? null : scanned(words[place]!);
      return other === null ? null : words.with(place, other).join(' ');
    }),
    'organization: words joined': company(({ name }) =>
      /\d/.test(name) ? null : name.replace(/(\p{Ll}{3,}) (\p{L}{3,})/u, '$1$2'),
    ),
    'no match: Armenian, another first name, employer': noPerson((one) => {
      const { first } = person();
      return fold(first)[0] === fold(one.first)[0]
        ? null
        : named(spelled(`${first} ${one.last}`, ARMENIAN), employer(one));
    }),
    'no match: Hebrew, another last name, employer': noPerson((one) => {
      const { last } = person();
      return fold(last)[0] === fold(one.last)[0]
        ? null
        : named(hebrew(`${one.first} ${last}`), employer(one));
    }),
    'no match: another last name, one letter away': noPerson((one) => {
      const last = mistyped(one.last, random);
      return hasInitial('', last) < 2 || hasInitial(one.first[0]!, last) > 0
        ? null
        : named(`${one.first} ${last}`, employer(one));
    }),
    'no match: a word in the middle replaced': noCompany(({ name }) => {
      const words = name.split(' ');
      const other = pick(organization({ words: 4 }).name.split(' ').slice(1));
      const place = inner(words);
      return words.length < 4 || place < 0 || !/^\p{Lu}\p{L}{4,}$/u.test(other)
        ? null
        : unlessFitting(words.with(place, other).join(' '));
    }),
    'no match: words of many names, and a town': () => {
      const { name } = organization({ words: 3 });
      const town = townOf(organization());
      const text = name.split(' ').slice(0, 2).join(' ');
      return town === undefined || /\d/.test(text) || fitting(text) < 3 || fitting(`${text} ${town}`) > 0
        ? null
        : { query: { type: 'organization', name: `${text} ${town}` }, expected: null };
    },
    'no match: a word of an organization, its place': () => {
      const one = organization({ words: 3 });
      const place = townOf(one);
      const name = one.name.split(' ').find((word) => /^\p{Lu}\p{L}{4,}$/u.test(word));
      return place === undefined || name === undefined || bearers(name) > 0 || fitting(name) < 3
        ? null
        : { query: { type: 'organization', name, place }, expected: null };
    },
  };
}
