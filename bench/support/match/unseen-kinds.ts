import { fold } from '../../../src/names/normalize.js';
import { isSmallWord } from '../../../src/names/words.js';
import { named } from './tuned-kinds.js';
import { acronymOf, builders, isAnother, lettersOf, spelled, townOf, type Letters } from './builders.js';
import type { Draws, Drawn, Kinds } from './records.js';

/** Hebrew as newspapers spell foreign names; a word cannot begin with a vowel sign. */
const HEBREW = lettersOf(
  ' e= א, i= אי, o= או, u= או,sch=ש,sh=ש,ch=צ,th=ת,ph=פ,kh=ח,ck=ק,oo=ו,ou=ו,ee=י,ea=י,ce=ס,ci=סי,a=א,b=ב,c=ק,d=ד,e=,f=פ,g=ג,h=ה,i=י,j=ג,k=ק,l=ל,m=מ,n=נ,o=ו,p=פ,q=ק,r=ר,s=ס,t=ט,u=ו,v=ב,w=ו,x=קס,y=י,z=ז',
);
/** Persian has letters for p, ch, zh and g. */
const PERSIAN = lettersOf(
  ' e= ا, i= ای, o= او, u= او,sch=ش,sh=ش,ch=چ,th=ت,ph=ف,kh=خ,ck=ک,oo=و,ou=و,ee=ی,ea=ی,ce=س,ci=سی,a=ا,b=ب,c=ک,d=د,e=,f=ف,g=گ,h=ه,i=ی,j=ج,k=ک,l=ل,m=م,n=ن,o=و,p=پ,q=ق,r=ر,s=س,t=ت,u=و,v=و,w=و,x=کس,y=ی,z=ز',
);
const GEORGIAN = lettersOf(
  'sch=შ,sh=შ,ch=ჩ,th=თ,ph=ფ,kh=ხ,ck=კ,oo=უ,ou=უ,ee=ი,ea=ი,ce=სე,ci=სი,a=ა,b=ბ,c=კ,d=დ,e=ე,f=ფ,g=გ,h=ჰ,i=ი,j=ჯ,k=კ,l=ლ,m=მ,n=ნ,o=ო,p=პ,q=კ,r=რ,s=ს,t=ტ,u=უ,v=ვ,w=უ,x=ქს,y=ი,z=ზ',
);
const SERBIAN = lettersOf(
  'sch=ш,sh=ш,ch=ч,th=т,ph=ф,ck=к,oo=у,ou=у,ee=и,ea=и,ce=се,ci=си,lj=љ,nj=њ,a=а,b=б,c=к,d=д,e=е,f=ф,g=г,h=х,i=и,j=џ,k=к,l=л,m=м,n=н,o=о,p=п,q=к,r=р,s=с,t=т,u=у,v=в,w=в,x=кс,y=ј,z=з',
);

/** Kinds written down before the rules of `directory-3`, and asked after them. */
export function unseenKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, namesakes } = draws;
  const { pick } = random;
  const { employer, unique, company, noPerson, noCompany } = builders(draws);
  const inScript = (letters: Letters) =>
    unique(({ first, last }) => spelled(`${first} ${last}`, letters), employer);
  /** Another first name with the last name of a record, at its employer. */
  const noMatchIn = (letters: Letters) =>
    noPerson((one) => {
      const { first } = person();
      return fold(first)[0] === fold(one.first)[0]
        ? null
        : named(spelled(`${first} ${one.last}`, letters), employer(one));
    });
  return {
    'Hebrew, employer': inScript(HEBREW),
    'Persian, employer': inScript(PERSIAN),
    'Georgian, employer': inScript(GEORGIAN),
    'Serbian, employer': inScript(SERBIAN),
    'the first name an initial, employer': unique(({ first, last }) => {
      const [one, middle] = first.split(' ');
      return middle === undefined || middle.length < 3 ? null : `${one![0]!}. ${middle} ${last}`;
    }, employer),
    'a middle name before the first, employer': unique(({ first, last }) => {
      const [one, middle, ...rest] = first.split(' ');
      return middle === undefined || middle.length < 3 || rest.length > 0
        ? null
        : `${middle} ${one!} ${last}`;
    }, employer),
    'namesakes, an employer’s name without its first word': (): Drawn => {
      const all = namesakes();
      const one = all[0]!;
      const words = pick(one.employers).name.split(' ');
      const name = words.slice(1).join(' ');
      const isElsewhere = all
        .slice(1)
        .some(({ employers }) => employers.some((own) => own.name.endsWith(name)));
      return words.length < 3 || isElsewhere
        ? null
        : { query: named(`${one.first} ${one.last}`, { organization: { name } }), expected: one.key };
    },
    'organization: its first word omitted, place': company(
      ({ name }) => {
        const words = name.split(' ');
        return words.length < 4 ? null : words.slice(1).join(' ');
      },
      (one) => {
        const place = townOf(one);
        return place === undefined ? null : { place };
      },
    ),
    'organization: a word in the middle omitted': company(({ name }) => {
      const words = name.split(' ');
      const middle = words.findIndex(
        (word, at) => at > 0 && at < words.length - 1 && !isSmallWord(fold(word)),
      );
      return words.length < 4 || middle === -1 || words[middle]!.length > 9
        ? null
        : words.filter((_, at) => at !== middle).join(' ');
    }),
    'organization: its last word omitted, type': company(
      ({ name }) => {
        const words = name.split(' ');
        return words.length < 4 ? null : words.slice(0, -1).join(' ');
      },
      ({ type }) => (type === null ? null : { organization_type: type }),
    ),
    'organization: acronym, parent': company(
      ({ name }) => acronymOf(name),
      ({ parent }) => (parent === null ? null : { parent: { name: parent.name } }),
    ),
    'organization: acronym, domain of a parent': company(
      ({ name }) => acronymOf(name),
      ({ parent }) => (parent?.domain ? { parent: { domain: parent.domain } } : null),
    ),
    'no match: Hebrew, another first name, employer': noMatchIn(HEBREW),
    'no match: Persian, another first name, employer': noMatchIn(PERSIAN),
    'no match: Serbian, another first name, employer': noMatchIn(SERBIAN),
    'no match: Georgian, another employer': () => {
      const one = person();
      const other = pick(person().employers);
      const name = spelled(`${person().first} ${one.last}`, GEORGIAN);
      return one.employers.some((own) => !isAnother(own, other))
        ? null
        : { query: named(name, { organization: { public_id: other.key } }), expected: null };
    },
    'no match: the beginning of several names': () => {
      const one = organization({ words: 3 });
      const name = one.name.split(' ').slice(0, 2).join(' ');
      return /\d/.test(name) || bearers(name) > 0 || isSmallWord(fold(name).split(' ')[1] ?? '')
        ? null
        : {
            query: { type: 'organization', name: `${name} of ${pick(['Bergen', 'Lindau', 'Tartu'])}` },
            expected: null,
          };
    },
    'no match: two words of another organization': noCompany(({ name }) => {
      const other = organization({ words: 4 }).name.split(' ');
      const words = name.split(' ');
      return words.length < 3 || /\d/.test(name)
        ? null
        : [...words.slice(0, -2), ...other.slice(-2)].join(' ');
    }),
  };
}
