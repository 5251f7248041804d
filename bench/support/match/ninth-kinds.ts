import { fold } from '../../../src/names/normalize.js';
import { isSmallWord, nicknamesOf } from '../../../src/names/words.js';
import { LETTERS, mistyped } from '../search/random.js';
import { at, named } from './tuned-kinds.js';
import { builders, isAnother, lettersOf, spelled, townOf } from './builders.js';
import type { Draws, Drawn, Kinds } from './records.js';

/** Macedonian as newspapers spell foreign names. */
const MACEDONIAN = lettersOf(
  'sch=ш,sh=ш,ch=ч,th=т,ph=ф,ck=к,oo=у,ou=у,ee=и,ea=и,ce=се,ci=си,gy=ѓ,ky=ќ,lj=љ,nj=њ,ts=ц,a=а,b=б,c=к,d=д,e=е,f=ф,g=г,h=х,i=и,j=џ,k=к,l=л,m=м,n=н,o=о,p=п,q=к,r=р,s=с,t=т,u=у,v=в,w=в,x=кс,y=и,z=з',
);
/** Hindi: a consonant with a vowel sign, or with a virama before another consonant. */
const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  lettersOf(
    'sch=श,sh=श,ch=च,th=थ,ph=फ,kh=ख,ck=क,gh=घ,b=ब,c=क,d=ड,f=फ़,g=ग,h=ह,j=ज,k=क,l=ल,m=म,n=न,p=प,q=क,r=र,s=स,t=ट,v=व,w=व,x=क्स,y=य,z=ज़',
  ),
);
const VOWELS: Readonly<Record<string, readonly [whole: string, sign: string]>> = {
  oo: ['ऊ', 'ू'],
  ee: ['ई', 'ी'],
  ai: ['ऐ', 'ै'],
  a: ['अ', 'ा'],
  e: ['ए', 'े'],
  i: ['इ', 'ि'],
  o: ['ओ', 'ो'],
  u: ['उ', 'ु'],
};
function hindi(name: string): string {
  const sounds = fold(name).replace(/([b-df-hj-np-tv-z])\1/g, '$1');
  let [text, isAfterConsonant] = ['', false];
  for (const [sound] of sounds.matchAll(/sch|[csptkg]h|ck|oo|ee|ai|./g)) {
    const [consonant, vowel] = [CONSONANTS[sound], VOWELS[sound]];
    if (consonant !== undefined) text += (isAfterConsonant ? '्' : '') + consonant;
    else text += vowel === undefined ? sound : vowel[isAfterConsonant ? 1 : 0];
    isAfterConsonant = consonant !== undefined;
  }
  return text;
}

/** Given names as clerks shortened them. */
const SHORTENED: Readonly<Record<string, string>> = {
  william: 'Wm.',
  george: 'Geo.',
  thomas: 'Thos.',
  charles: 'Chas.',
  james: 'Jas.',
  robert: 'Robt.',
  joseph: 'Jos.',
  samuel: 'Saml.',
  benjamin: 'Benj.',
  daniel: 'Danl.',
  edward: 'Edw.',
  alexander: 'Alex.',
};
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\bSt\. /, 'Saint '],
  [/\bSaint /, 'St. '],
  [/\bMount /, 'Mt. '],
  [/\bFort /, 'Ft. '],
  [/\bDepartment /, 'Dept. '],
  [/\bInternational /, "Int'l "],
  [/\bAssociation\b/, 'Assn.'],
  [/\bGovernment\b/, 'Govt.'],
  [/\bCounty\b/, 'Co.'],
  [/\bCenter\b/, 'Ctr.'],
];
const FRIENDS = ['Friends of', 'Alumni Association of', 'Staff Union of'];

/** Kinds written down before the rules of `directory-4`, and asked once after them. */
export function ninthKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, fitting, namesakes, hasInitial, members } = draws;
  const { pick, below } = random;
  const { employer, unique, company, noPerson, noCompany } = builders(draws);
  const unlessFitting = (name: string): string | null => (fitting(name) > 0 ? null : name);
  const without = (name: string, omitted: number): string | null => {
    const words = name.split(' ');
    const rest = words.filter((_, index) => index !== omitted).join(' ');
    return words.length < 4 ||
      /\d/.test(words[omitted]!) ||
      isSmallWord(fold(words[omitted]!)) ||
      fitting(rest) !== 1
      ? null
      : rest;
  };
  return {
    'Hindi letters, employer': unique(({ first, last }) => hindi(`${first} ${last}`), employer),
    'Macedonian letters, employer': unique(
      ({ first, last }) => spelled(`${first} ${last}`, MACEDONIAN),
      employer,
    ),
    'another first letter, employer': unique(({ first, last }) => {
      const letter = pick(LETTERS);
      return fold(last).startsWith(letter) || last.length < 6
        ? null
        : `${first} ${letter.toUpperCase()}${last.slice(1)}`;
    }, employer),
    'a letter omitted in both names, employer': unique(({ first, last }) => {
      const shorter = (name: string): string => {
        const place = 1 + below(name.length - 1);
        return name.slice(0, place) + name.slice(place + 1);
      };
      return first.length < 5 || last.length < 6 ? null : `${shorter(first)} ${shorter(last)}`;
    }, employer),
    'a shortened given name, employer': unique(({ first, last }) => {
      const short = SHORTENED[fold(first)];
      return short === undefined ? null : `${short} ${last}`;
    }, employer),
    'title and degrees, employer': unique(
      ({ first, last }) =>
        `${pick(['Dr.', 'Prof.', 'Ms.', 'Sen.'])} ${first} ${last}${pick([', PhD', ', MD, MPH', ' M.A.'])}`,
      employer,
    ),
    'nickname and a second last name, employer': unique(({ first, last }) => {
      const others = nicknamesOf(fold(first));
      return others.length === 0 ? null : `${pick(others)} ${last}-${person().last}`;
    }, employer),
    'a hyphen in the given names': unique(({ first, last }) => {
      const [one, two, ...rest] = first.split(' ');
      return two === undefined || two.length < 3 || rest.length > 0 ? null : `${one!}-${two} ${last}`;
    }),
    'changed employer, middle name omitted': unique(
      ({ first, last }) => {
        const [one, middle] = first.split(' ');
        return middle === undefined ||
          one!.length < 3 ||
          bearers(`${one!} ${last}`) > 0 ||
          hasInitial(one!, last) > 1
          ? null
          : `${one!} ${last}`;
      },
      (one) => {
        const other = pick(person().employers);
        return one.employers.some((own) => !isAnother(own, other)) ? null : at(other, below(3));
      },
    ),
    'namesakes, an employer’s name with two typing errors': (): Drawn => {
      const one = pick(namesakes());
      const { name } = pick(one.employers);
      return name.length < 16
        ? null
        : {
            query: named(`${one.first} ${one.last}`, {
              organization: { name: mistyped(mistyped(name, random), random) },
            }),
            expected: one.key,
          };
    },
    'namesakes, last name first, employer': (): Drawn => {
      const one = pick(namesakes());
      return { query: named(`${one.last}, ${one.first}`, employer(one)), expected: one.key };
    },
    'organization: other abbreviations': company(({ name }) => {
      const found = WRITTEN.find(([word]) => word.test(name));
      return found === undefined ? null : name.replace(found[0], found[1]);
    }),
    'organization: two words swapped': company(({ name }) => {
      const words = name.split(' ');
      const place = 1 + below(Math.max(1, words.length - 2));
      return words.length < 4 || /[\d(),]/.test(name)
        ? null
        : words
            .with(place, words[place + 1]!)
            .with(place + 1, words[place]!)
            .join(' ');
    }),
    'organization: after its town': company((one) => {
      const town = townOf(one);
      return town === undefined || one.name.includes(town) ? null : `${town} ${one.name}`;
    }),
    'organization: its second to last word omitted': company(
      ({ name }) => without(name, name.split(' ').length - 2),
      undefined,
      4,
    ),
    'organization: its first word omitted, type': company(
      ({ name }) => without(name, 0),
      ({ type }) => (type === null ? null : { organization_type: type }),
      4,
    ),
    'organization: a hyphen for a space, a typing error': company(({ name }) =>
      /\d/.test(name) ? null : mistyped(name.replace(/(\p{L}{4,}) (\p{L}{4,})/u, '$1-$2'), random),
    ),
    'no match: Hindi, another first name, employer': noPerson((one) => {
      const { first } = person();
      return fold(first)[0] === fold(one.first)[0]
        ? null
        : named(hindi(`${first} ${one.last}`), employer(one));
    }),
    'no match: Macedonian, another last name, employer': noPerson((one) => {
      const { last } = person();
      return fold(last)[0] === fold(one.last)[0]
        ? null
        : named(spelled(`${one.first} ${last}`, MACEDONIAN), employer(one));
    }),
    'no match: the names of two colleagues': noPerson((one) => {
      const other = pick(members(pick(one.employers).key));
      return other.key === one.key || hasInitial(one.first[0]!, other.last) > 0
        ? null
        : named(`${one.first} ${other.last}`, employer(one));
    }),
    'no match: another given name, the same middle name': noPerson((one) => {
      const [first, middle] = one.first.split(' ');
      const other = person().first.split(' ')[0]!;
      return middle === undefined ||
        middle.length < 3 ||
        other.length < 4 ||
        fold(other)[0] === fold(first!)[0] ||
        hasInitial(other[0]!, one.last) > 0
        ? null
        : named(`${other} ${middle} ${one.last}`, employer(one));
    }),
    'no match: friends of an organization': noCompany(({ name }) =>
      /^\p{L}/u.test(name) ? unlessFitting(`${pick(FRIENDS)} ${name}`) : null,
    ),
    'no match: another first word': noCompany(({ name }) => {
      const words = name.split(' ');
      const other = organization({ words: 3 }).name.split(' ')[0]!;
      return words.length < 3 || !/^\p{Lu}\p{L}{4,}$/u.test(other) || !/^\p{L}{4,}$/u.test(words[0]!)
        ? null
        : unlessFitting(words.with(0, other).join(' '));
    }),
    'no match: another name, the place of a record': (): Drawn => {
      const one = organization();
      const place = townOf(one);
      const name = `${organization({ words: 3 }).name.split(' ').slice(0, 2).join(' ')} ${one.name.split(' ').at(-1)!}`;
      return place === undefined || /\d/.test(name) || fitting(name) > 0
        ? null
        : { query: { type: 'organization', name, place }, expected: null };
    },
  };
}
