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

/** Names in citations, catalogs of libraries and archives, and genealogies. */
export function citationsAndCatalogsKindsOf({ write, person, namesakes, aroundPerson }: Draws): Kinds {
  return {
    'citation or bibliography': aroundPerson(CITATIONS),
    'heading of a catalog or an archive': aroundPerson(CATALOGS),
    'family tree': aroundPerson(FAMILY_TREES),
    'initial and last name of an author': () => {
      const { first, last } = person();
      const same = namesakes(last).filter((one) => fold(one.first)[0] === fold(first)[0]);
      return [write(AUTHORS, { last, initial: first[0]! }), few(new Set(same.map(({ key }) => key)), 3)];
    },
  };
}
