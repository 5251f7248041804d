import { fold } from '../../../src/names/normalize.js';
import { isSmallWord, nicknamesOf } from '../../../src/names/words.js';
import { mistyped } from '../search/random.js';
import { at, named } from './tuned-kinds.js';
import { builders, isAnother, lettersOf, spelled, townOf } from './builders.js';
import type { Draws, Drawn, Kinds } from './records.js';

/** Urdu has letters for p, ch, zh and g, and writes `e` at the end. */
const URDU = lettersOf(
  ' e= ا, i= ا, o= او, u= ا,sch=ش,sh=ش,ch=چ,th=تھ,ph=ف,kh=خ,ck=ک,oo=و,ou=و,ee=ی,ea=ی,ce=س,ci=سی,a=ا,b=ب,c=ک,d=ڈ,e=ی,f=ف,g=گ,h=ہ,i=ی,j=ج,k=ک,l=ل,m=م,n=ن,o=و,p=پ,q=ق,r=ر,s=س,t=ٹ,u=و,v=و,w=و,x=کس,y=ی,z=ز',
);
const BULGARIAN = lettersOf(
  'sch=ш,sh=ш,ch=ч,zh=ж,th=т,ph=ф,ck=к,oo=у,ou=у,ee=и,ea=и,ya=я,yu=ю,ce=се,ci=си,a=а,b=б,c=к,d=д,e=е,f=ф,g=г,h=х,i=и,j=дж,k=к,l=л,m=м,n=н,o=о,p=п,q=к,r=р,s=с,t=т,u=ъ,v=в,w=у,x=кс,y=и,z=з',
);
/** Spellings of one sound. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/ck/, 'k'],
  [/ie/, 'ei'],
  [/ei/, 'ie'],
  [/ey$/, 'y'],
  [/sch/, 'sh'],
  [/c(?=[aou])/, 'k'],
  [/z/, 's'],
  [/(\p{L})\1/u, '$1'],
  [/(?<=[aeo])([nlrst])(?=[aeiouy])/, '$1$1'],
];
const BY_SOUND: Readonly<Record<string, string>> = { š: 'sh', č: 'ch', ž: 'zh', ñ: 'ny', ç: 's', ć: 'ch' };
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bLimited\b/, 'Ltd.'],
  [/\bLtd\b\.?/, 'Limited'],
  [/\bInc\b\.?/, 'Incorporated'],
  [/\bIncorporated\b/, 'Inc.'],
  [/\bCorporation\b/, 'Corp.'],
  [/\bCorp\b\.?/, 'Corporation'],
  [/\bCompany\b/, 'Co.'],
  [/\bGmbH\b/, 'Gesellschaft mit beschränkter Haftung'],
];
const DIRECTIONS: readonly (readonly [string, string])[] = [
  ['North', 'South'],
  ['East', 'West'],
  ['Northern', 'Southern'],
  ['Eastern', 'Western'],
  ['Upper', 'Lower'],
];
const opposite = (word: string): string | undefined => {
  const pair = DIRECTIONS.find((both) => both.includes(word));
  return pair?.find((other) => other !== word);
};

/** Kinds written down before the rules of `directory-4`, and used to correct them. */
export function eighthKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, fitting, namesakes, hasInitial } = draws;
  const { pick, below } = random;
  const { employer, unique, company, noPerson, noCompany } = builders(draws);
  const heard = (word: string): string | null => {
    const possible = HEARD.filter(([from]) => from.test(fold(word)));
    if (possible.length === 0) return null;
    const [from, to] = pick(possible);
    return fold(word).replace(from, to);
  };
  const unlessFitting = (name: string): string | null => (fitting(name) > 0 ? null : name);
  const elsewhere = (one: ReturnType<Draws['person']>): object | null => {
    const other = pick(person().employers);
    return one.employers.some((own) => !isAnother(own, other)) ? null : at(other, below(3));
  };
  /** The query names an employer that the namesakes do not have. */
  const amongNamesakes = (how: (name: string) => string | null) => (): Drawn => {
    const one = pick(namesakes());
    const name = how(pick(one.employers).name);
    return name === null
      ? null
      : { query: named(`${one.first} ${one.last}`, { organization: { name } }), expected: one.key };
  };
  return {
    'Urdu letters, employer': unique(({ first, last }) => spelled(`${first} ${last}`, URDU), employer),
    'Bulgarian letters, employer': unique(
      ({ first, last }) => spelled(`${first} ${last}`, BULGARIAN),
      employer,
    ),
    'a name spelled by sound, employer': unique(({ first, last }) => {
      const other = heard(last);
      return other === null || last.length < 5 ? null : `${first} ${other}`;
    }, employer),
    'letters transposed, employer': unique(({ first, last }) => {
      const index = 1 + below(last.length - 2);
      const swapped = last.slice(0, index) + last[index + 1]! + last[index]! + last.slice(index + 2);
      return last.length < 5 || !/^\p{L}+$/u.test(last) || swapped === last ? null : `${first} ${swapped}`;
    }, employer),
    'maiden name of the record, employer': unique(
      ({ first, last }) => `${first} ${person().last} (née ${last})`,
      employer,
    ),
    'a separate prefix, employer': unique(({ first, last }) => {
      const other = last.replace(
        /^(O’|O'|Mc|Mac|De|La|Van)(?=\p{Lu})/u,
        (prefix) => `${prefix.replace(/['’]/, '')} `,
      );
      return other === last ? null : `${first} ${other}`;
    }, employer),
    'last name first, an initial last, employer': unique(
      ({ first, last }) => (first.includes(' ') ? null : `${last} ${first} ${pick(['A', 'J', 'M'])}`),
      employer,
    ),
    'accents written by sound': unique(({ first, last }) => {
      const other = `${first} ${last}`.replace(/[ščžñçć]/g, (letter) => BY_SOUND[letter]!);
      return other === `${first} ${last}` ? null : other;
    }),
    'middle name omitted': unique(({ first, last }) => {
      const [one, middle] = first.split(' ');
      return middle === undefined ||
        middle.length < 3 ||
        one!.length < 3 ||
        bearers(`${one!} ${last}`) > 0 ||
        hasInitial(one!, last) > 1
        ? null
        : `${one!} ${last}`;
    }),
    'changed employer, title and accents omitted': unique(
      ({ first, last }) => `${pick(['Prof. ', 'Dr. ', 'Hon. ', 'Mr. '])}${fold(`${first} ${last}`)}`,
      elsewhere,
    ),
    'nickname, role': unique(
      ({ first, last }) => {
        const others = nicknamesOf(fold(first));
        return others.length === 0 || hasInitial(first[0]!, last) > 1 ? null : `${pick(others)} ${last}`;
      },
      ({ roles }) => (roles.length === 0 ? null : { role: roles[0]! }),
    ),
    'namesakes, an employer’s words in another order': amongNamesakes((name) => {
      const words = name.split(' ');
      return words.length < 3 ? null : [words.at(-1)!, ...words.slice(0, -1)].join(' ');
    }),
    'namesakes, an employer and a department': amongNamesakes(
      (name) => `${name} – ${pick(['Communications', 'Legal Affairs', 'Division of Finance'])}`,
    ),
    'organization: its second word omitted, type': company(
      ({ name }) => {
        const words = name.split(' ');
        const rest = words.filter((_, index) => index !== 1).join(' ');
        return words.length < 4 || /\d/.test(words[1]!) || isSmallWord(fold(words[1]!)) || fitting(rest) !== 1
          ? null
          : rest;
      },
      ({ type }) => (type === null ? null : { organization_type: type }),
      4,
    ),
    'organization: a word omitted, another misspelt': company(
      ({ name }) => {
        const words = name.split(' ');
        const omitted = 1 + below(words.length - 1);
        const rest = words.filter((_, index) => index !== omitted);
        const long = rest.findIndex((word) => /^\p{L}{7,}$/u.test(word));
        return words.length < 5 ||
          long < 0 ||
          /\d/.test(name) ||
          isSmallWord(fold(words[omitted]!)) ||
          fitting(rest.join(' ')) !== 1
          ? null
          : rest.with(long, mistyped(rest[long]!, random)).join(' ');
      },
      undefined,
      5,
    ),
    'organization: legal form abbreviated or in full': company(({ name }) => {
      const found = FORMS.find(([form]) => form.test(name));
      return found === undefined ? null : name.replace(found[0], found[1]);
    }),
    'organization: prepositions omitted or changed': company(({ name }) => {
      const other = name.replace(/ (of|for|at|in) /, () => pick([' ', ' of ', ' for ', ' at ']));
      return other === name || /\d/.test(name) ? null : other;
    }),
    'organization: singular and plural': company(({ name }) => {
      const words = name.split(' ');
      const place = words.findIndex((word) => /^\p{Lu}\p{Ll}{4,}$/u.test(word));
      const word = words[place];
      return word === undefined || words.length < 3 || /ss$|us$|is$/.test(word)
        ? null
        : words.with(place, word.endsWith('s') ? word.slice(0, -1) : `${word}s`).join(' ');
    }),
    'organization: its acronym and a word': company(({ name }) => {
      const words = name.split(' ').filter((word) => !isSmallWord(fold(word)));
      const text = `${words
        .slice(0, -1)
        .map((word) => word[0]!)
        .join('')} ${words.at(-1)!}`;
      return words.length < 4 || /[\d(),]/.test(name) || words.at(-1)!.length < 5 ? null : text;
    }),
    'no match: Urdu, another last name, employer': noPerson((one) => {
      const { last } = person();
      return fold(last)[0] === fold(one.last)[0]
        ? null
        : named(spelled(`${one.first} ${last}`, URDU), employer(one));
    }),
    'no match: Bulgarian, another first name, employer': noPerson((one) => {
      const { first } = person();
      return fold(first)[0] === fold(one.first)[0]
        ? null
        : named(spelled(`${first} ${one.last}`, BULGARIAN), employer(one));
    }),
    'no match: a last name with the same beginning, employer': noPerson((one) => {
      const { last } = person();
      return fold(last).slice(0, 3) !== fold(one.last).slice(0, 3) ||
        fold(last) === fold(one.last) ||
        hasInitial(one.first[0]!, last) > 0
        ? null
        : named(`${one.first} ${last}`, employer(one));
    }),
    'no match: another initial, employer': () => {
      const one = person();
      const initial = pick([...'BDGKLPSTVW']);
      return hasInitial(initial, one.last) > 0
        ? null
        : { query: named(`${initial}. ${one.last}`, employer(one)), expected: null };
    },
    'no match: the opposite direction': noCompany(({ name }) => {
      const words = name.split(' ');
      const place = words.findIndex((word) => opposite(word) !== undefined);
      return place < 0 ? null : unlessFitting(words.with(place, opposite(words[place]!)!).join(' '));
    }),
    'no match: another last word': noCompany(({ name }) => {
      const words = name.split(' ');
      const other = organization({ words: 3 }).name.split(' ').at(-1)!;
      return words.length < 3 || !/^\p{Lu}\p{L}{4,}$/u.test(other) || !/^\p{L}{4,}$/u.test(words.at(-1)!)
        ? null
        : unlessFitting(words.with(-1, other).join(' '));
    }),
    'no match: a kind of house and a town': () => {
      const town = townOf(organization());
      const name = `${town} ${pick(['Institute', 'Museum', 'Hospital', 'Foundation', 'College', 'Laboratory'])}`;
      return town === undefined || fitting(name) > 0
        ? null
        : { query: { type: 'organization', name }, expected: null };
    },
  };
}
