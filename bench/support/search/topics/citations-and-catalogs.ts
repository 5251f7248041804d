import { fold } from '../../../../src/names/normalize.js';
import type { Draws } from '../draws.js';
import { few, type Kinds } from '../kinds.js';

export const CITATIONS = [
  '{last}, {first} (2019). On the theory of growth. Journal of Things 12(3), 45-67.',
  '{last} {first}, "Notes on rivers", 2004',
  'author = {{last}, {first}},',
  '%A {last}, {first}',
  '<author><last>{last}</last><first>{first}</first></author>',
  'memoirs / {name} ; as told to the editors',
  'with a foreword by {name}. -- 2nd ed.',
  'hrsg. von {name}, {n} S.',
  'préface de {name}',
  'edición a cargo de {name}',
  'a cura di {name}, vol. {n}',
];
export const CATALOGS = [
  '{last}, {first}, {born}-',
  '{last}, {first}, author.',
  '{last}, {first} [editor]',
  '{last}, {first} -- Correspondence -- Microfilm',
  '100 1_ $a {last}, {first}, $e author',
  '{name} papers, 1948-1971 (bulk 1955-1962)',
  'Box {n}, Folder 3: {last}, {first}',
  'Nachlass {last}, {first} (Briefe, 2 Mappen)',
  'Fonds {name} : inventaire',
  'Archivo personal de {name}, caja {n}',
  'Call no. {code} / {last}, {first} / oral history, cassette {n}',
  'Oral history interview with {name}, {date} {year}',
  'see also: {last}, {first}',
];
export const FAMILY_TREES = [
  '1 NAME {first} /{last}/',
  '{name}, b. abt 1820, d. 1893, {n} children',
  '{LAST}, {first} - 1850 census, household {n}',
  'headstone reads {NAME} AT REST',
  'descendants of {name}, generation 4',
];
const AUTHORS = [
  '{last} {initial}, et al. 2019;12(3):44–51',
  '({last}, {initial}., 2004, p. 17)',
  '{last}, {initial}. (2011). Unpublished manuscript.',
];

const TWO_AUTHORS = [
  '{last} {initial}, {otherLast} {otherInitial}. Heat transfer in porous media. {year}',
  '{last} {initial}., {otherLast} {otherInitial}. Estimates of growth, {year}',
  '{last} {initial} & {otherLast} {otherInitial}. Reading the record. {year};{n}:12-19',
];

/** Names in citations, catalogs of libraries and archives, and genealogies. */
export function citationsAndCatalogsKindsOf({ write, person, namesakes, aroundPerson }: Draws): Kinds {
  /** The people with a last name and an initial; none if they are more than three. */
  const withInitial = (last: string, initial: string) => {
    const same = namesakes(last).filter(({ first }) => fold(first)[0] === fold(initial));
    return few(new Set(same.map(({ key }) => key)), 3);
  };
  return {
    'citation or bibliography': aroundPerson(CITATIONS),
    'heading of a catalog or an archive': aroundPerson(CATALOGS),
    'family tree': aroundPerson(FAMILY_TREES),
    'author of a reference, behind an unknown one': () => {
      const [{ last }, { first, last: otherLast }] = [person(), person()];
      const [initial, otherInitial] = ['Q', first[0]!];
      const isKnown = namesakes(last).some((namesake) => fold(namesake.first).startsWith('q'));
      const slots = { last, initial, otherLast, otherInitial };
      return isKnown ? null : [write(TWO_AUTHORS, slots), withInitial(otherLast, otherInitial)];
    },
    'initial and last name of an author': () => {
      const { first, last } = person();
      return [write(AUTHORS, { last, initial: first[0]! }), withInitial(last, first[0]!)];
    },
  };
}
