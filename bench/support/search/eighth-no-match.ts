import { FOOTERS, MAPS, TENDERS } from './eighth-organization-texts.js';
import * as texts from './eighth-people-texts.js';
import { slotsOf } from './eighth-people.js';
import type { FifthDraws } from './fifth-draws.js';
import { NO_MATCH, type Drawn, type Kinds } from './kinds.js';

const PLACEHOLDERS = [
  'Max Mustermann, Musterweg {n}',
  'Hi {{first_name}},',
  '[Your Name Here]',
  'Nombre y apellidos (obligatorio)',
  'Jane Q. Sample, Sampletown',
  'firstname.lastname@yourcompany.tld',
  'qwertz uiopü',
  'how long to boil eggs',
  'quadratic formula worksheet answers',
  'your verification code is {number}{n}',
  'Ihr Paket wird heute zugestellt, Sendung {number}',
  'votre colis est en attente, payez {n},99',
  'receta tortilla sin cebolla',
  'milk, eggs, bread x{n}, dishwasher tabs',
  'come togliere macchie di vino rosso',
  'wifi password??',
];
const HISTORICAL = ['Genghis Khan', 'Marie Antoinette', 'Attila the Hun', 'Nefertiti', 'Vercingetorix'];
const INVENTED = ['Quorblex', 'Zantrivo', 'Blimforthy', 'Vexelundo', 'Drizzowick', 'Ploxanqua', 'Ygrimbald'];
const INVENTED_NAMES = [
  '{word} Analytics',
  'Restaurant Zum {word}',
  '{word} Plumbing & Heating',
  'Hôtel {word}',
  'Clínica {word}',
  '{word} Unified School District',
  'Stadtwerke {word}',
];

/** Kinds that must find nothing. */
export function noMatchKindsOf(draws: FifthDraws): Kinds {
  const { corpus, unknownName, isNamed, write, recordsWith } = draws;
  const { pick } = draws.random;
  const described = (query: string) => isNamed(query) || corpus.describes(query);
  const unlessDescribed = (query: string): Drawn => (described(query) ? null : [query, NO_MATCH]);
  const unknownIn = (templates: readonly string[]) => (): Drawn => {
    const unknown = unknownName();
    return unknown && unlessDescribed(write(templates, slotsOf(unknown.first, unknown.last)));
  };

  return {
    'no match: an unknown person in a post or a chat': unknownIn([
      ...texts.CAPTIONS,
      ...texts.NOTIFICATIONS,
      ...texts.VIDEOS,
      ...texts.CHATS,
      ...texts.HOMEWORK,
    ]),
    'no match: an unknown person on a form or a bill': unknownIn([
      ...texts.FORM_LABELS,
      ...texts.BILLS,
      ...texts.RESPONSIBILITY,
      ...texts.TRANSCRIPTS,
      ...texts.DISPLAY_NAMES,
    ]),
    'no match: a placeholder or a text for another service': () => unlessDescribed(write(PLACEHOLDERS, {})),
    'no match: a person of history': () => {
      const name = pick(HISTORICAL);
      const query = write(texts.HOMEWORK, { name, lower: name.toLowerCase() });
      return recordsWith(name).size > 0 ? null : unlessDescribed(query);
    },
    'no match: an invented business': () => {
      const word = pick(INVENTED);
      const name = write(INVENTED_NAMES, { word });
      const query = write(
        [...MAPS, ...FOOTERS, ...TENDERS].filter((text) => !text.includes('{city}')),
        { name },
      );
      return recordsWith(word).size > 0 || isNamed(query) ? null : [query, NO_MATCH];
    },
  };
}
