import { fold } from '../../../../src/names/normalize.js';
import { townOf, townWithCode } from '../../../../src/names/states.js';
import type { Draws } from '../draws.js';
import { NO_MATCH, type Kinds } from '../kinds.js';
import { isLatin } from '../random.js';
import { capitalized } from '../texts.js';
import { CONTRACTS, FOOTERS } from './organizations-in-text.js';

/** Syllables of words that no name has. */
const BEGINNINGS =
  'zor quel vrin plax drum yolt wexi fjor gwem skub thraw ombu tulv ketz yarv slen mogh'.split(' ');
const ENDINGS = 'vex quil zund prax wolk jibb fnor yq pliz druv'.split(' ');
const INVENTED = [
  '{Word} Plumbing & Heating Ltd',
  '{Word} Dental Practice',
  '{word} bakery',
  '{Word} & Partner Rechtsanwälte',
  '{Word} Solutions GmbH',
  '{Word} Biotech, Inc.',
  '{Word} Capital Partners LLP',
  'who runs {Word} Holdings Inc.?',
  'Restaurant Zum {Word}',
  'Clínica {Word}',
  'Stadtwerke {Word}',
  '{Word} Unified School District',
  '{Word} Regional Hospital',
  '{Word} Polytechnic, Dept. of Physics',
  '{Word} Foundation grant {number}',
  'University of {Word}',
  'Université de {Word}',
  'Fundación {Word}',
  'City of {Word}',
  '{Word} County Sheriff',
  'National {Word} Society',
  'Ministerio de {Word}',
  'head of it at {word} logistics',
  'www.{word}.com',
];
const NAMES = INVENTED.filter((text) => !/[?]|www|grant|head of/.test(text));

const TRADES = (
  'Plumbing Supplies, Roofing, Auto Repair, Dry Cleaning, Wedding Photography, Driving School, ' +
  'Removals, Carpets, Catering'
).split(', ');
const FIRMS = [
  '{last} {trade} Ltd',
  '{last} & Sons {trade}',
  '{last} {trade} LLC, invoice {number}',
  'Bäckerei {last} GmbH & Co. KG',
  'Garage {last} SARL',
  '{LAST} {trade} opening hours',
  'Autohaus {last} Öffnungszeiten',
  'Ristorante {last} prenotazione',
];
const PARTNERS = [
  '{one} & {other} {trade}',
  '{one} & {other} {trade} vendor contact',
  'invoice from {one} & {other} {trade}',
];
const UNIVERSITIES = [
  'University of {place}',
  'Universidad de {place}',
  '{place} Community College District',
];

/** The parts of a name that each name it: `MARE` and `Centre for the Sea`, `Canopus` of `Canopus Co., Ltd.` */
const partsOf = (name: string): string[] =>
  name.split(/[:()]| [-–] |,? (?:Co|Corp|GmbH|Inc|LLC|Ltd)\b/).filter((part) => fold(part) !== '');

/** Organizations that the directory does not have. */
export function unknownOrganizationsKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, organization, person, isNamed, isLikeKnown, unlessDescribed } = draws;
  const { pick } = random;
  /** A word that is like none of the directory. */
  const invented = (): string | null => {
    const word = pick(BEGINNINGS) + pick(BEGINNINGS) + pick(ENDINGS);
    return isLikeKnown(word) ? null : word;
  };
  const ofUniversities = new Set(
    [...corpus.bearers.keys()].filter((name) => /univ|college/.test(name)).flatMap((name) => name.split(' ')),
  );

  const towns = corpus.organizations.flatMap(({ name, domain }) => {
    const town = townOf(name, domain ?? '');
    return town !== null && town.state !== null ? [`${town.name} ${town.state.toLowerCase()}`] : [];
  });
  const named = new Set([
    ...[...corpus.organizations.map(({ name }) => name), ...corpus.aliases.map(([name]) => name)].map(
      (name) => fold(partsOf(name)[0]!),
    ),
    ...towns,
  ]);
  const isNameOf = (text: string): boolean =>
    [text, townWithCode(text) ?? text].some((name) => corpus.bearers.has(name) || named.has(name));

  return {
    'invented organization': () => {
      const word = invented();
      const query = word && write(INVENTED, { word, Word: capitalized(word) });
      return query === null || isNamed(query) ? null : [query, NO_MATCH];
    },
    'invented organization in a page or a contract': () => {
      const word = invented();
      if (word === null) return null;
      const name = write(NAMES, { word, Word: capitalized(word) });
      const query = write([...FOOTERS, ...CONTRACTS], { name, NAME: name.toUpperCase() });
      return isNamed(query) ? null : [query, NO_MATCH];
    },
    'firm named after a person': () => {
      const { last } = person();
      if (!/^[A-Za-z]+$/.test(last) || !isLatin(last)) return null;
      return unlessDescribed(write(FIRMS, { last, LAST: last.toUpperCase(), trade: pick(TRADES) }));
    },
    'firm named after two people': () => {
      const [one, other] = [person().last, person().last];
      if (![one, other].every((last) => /^[A-Z][a-z]{3,}$/.test(last))) return null;
      return unlessDescribed(write(PARTNERS, { one, other, trade: pick(TRADES) }));
    },
    'university of another place': () => {
      const place = fold(pick(corpus.people).last);
      if (!/^[a-z]{6,}$/.test(place) || ofUniversities.has(place)) return null;
      return unlessDescribed(write(UNIVERSITIES, { place: capitalized(place) }));
    },
    'halves of two names': () => {
      const [one, other] = [organization(4), organization(4)].map(({ name }) => name.split(' '));
      const begun = one!.slice(0, one!.length >> 1).join(' ');
      const ended = other!.slice(other!.length >> 1).join(' ');
      // Half a municipality is its kind, and another half may be the name of a place.
      if (/^(City|Town|Village|Township|County) of$/.test(begun)) return null;
      const isName = [begun, ...partsOf(begun), ended, ...partsOf(ended)].some((part) =>
        isNameOf(fold(part)),
      );
      return isName ? null : unlessDescribed(`${begun} ${ended}`);
    },
  };
}
