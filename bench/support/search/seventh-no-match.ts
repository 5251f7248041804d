import { fold } from '../../../src/names/normalize.js';
import type { FifthDraws } from './fifth-draws.js';
import { NO_MATCH, type Drawn, type Kinds } from './kinds.js';
import { isReadByMachines, slotsOf } from './seventh-people.js';
import * as texts from './seventh-texts.js';
import { isClose } from './sixth-no-match.js';

const SYLLABLES = ['bro', 'tulv', 'vash', 'ketz', 'ombri', 'yarv', 'slen', 'druv', 'mogh', 'pliz'];
const MADE_UP = [
  '{Word} Regional Hospital',
  '{Word} Institute',
  '{Word} Biosciences Ltd',
  'Fundación {Word}',
  '{Word} County Water Authority',
];

const THINGS = [
  'Canis lupus familiaris',
  'Turdus merula',
  'Drosophila melanogaster',
  'polyethylene terephthalate',
  'isopropyl alcohol 70%',
  '2,4-dinitrotoluene',
  'tinea pedis',
  'plantar fasciitis',
  'Betula pendula',
];
const AROUND_THINGS = ['{thing}', 'what is {thing}', '{thing} dosage', 'pictures of {thing}'];

const NOTES = [
  'bus {n} dep {time} platform 3',
  '3/4 inch copper elbow 90°',
  'preheat oven to 180 °C for {n} min',
  'kitchen sink leaking again {time}',
  'train delayed {n} minutes',
  'rainy until {time}, windy afterwards',
  'laundry {weekday} {time}',
  'tire pressure 2.{n} bar front',
  'Abfahrt {time} Gleis {n}, verspätet',
  'hotel check-in after {time}, breakfast not included',
];

/** Kinds that must find nothing. */
export function noMatchKindsOf(draws: FifthDraws): Kinds {
  const { corpus, unknownName, isNamed, write } = draws;
  const { pick } = draws.random;
  const words = new Set([...corpus.bearers.keys()].flatMap((name) => name.split(' ')));
  const described = (query: string) => isNamed(query) || corpus.describes(query);
  const isName = (word: string) => word.length > 2 && corpus.bearers.has(word);
  const ofNobody = (query: string): Drawn =>
    described(query) || fold(query).split(' ').some(isName) ? null : [query, NO_MATCH];
  const around = (templates: readonly string[]) => (): Drawn => {
    const unknown = unknownName();
    if (unknown === null || !isReadByMachines(unknown)) return null;
    const query = write(templates, slotsOf(unknown));
    return described(query) ? null : [query, NO_MATCH];
  };

  return {
    'no match: an unknown name in a caption, a ticket or a family tree': around([
      ...texts.CAPTIONS,
      ...texts.TICKETS,
      ...texts.ANCESTORS,
    ]),
    'no match: an unknown name in a formula, a call or a list': around([
      ...texts.FORMULAS,
      ...texts.CALLS,
      ...texts.STARTERS,
    ]),
    'no match: an organization that is not there, in a page': () => {
      const word = pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES);
      if ([...words].some((known) => isClose(word, known, 2))) return null;
      const name = write(MADE_UP, { Word: word[0]!.toUpperCase() + word.slice(1) });
      const query = write([...texts.FOOTERS, ...texts.PROFILES], { name });
      return isNamed(query) ? null : [query, NO_MATCH];
    },
    'no match: a disease, a species or a chemical': () =>
      ofNobody(write(AROUND_THINGS, { thing: pick(THINGS) })),
    'no match: a timetable, a price or a recipe': () => ofNobody(write(NOTES, {})),
  };
}
