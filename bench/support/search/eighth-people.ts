import { fold } from '../../../src/names/normalize.js';
import { nicknamesOf } from '../../../src/names/words.js';
import * as texts from './eighth-people-texts.js';
import type { FifthDraws, Slots } from './fifth-draws.js';
import type { Drawn, Kinds } from './kinds.js';
import { isLatin } from './random.js';

const machineReadable = (name: string): string => fold(name).toUpperCase();

/** The values of the slots of a name. */
export function slotsOf(first: string, last: string): Slots {
  const name = `${first} ${last}`;
  const [FIRST, LAST] = [machineReadable(first), machineReadable(last)];
  const zone = `${LAST}<<${FIRST}`.replaceAll(' ', '<');
  return { first, last, name, NAME: name.toUpperCase(), lower: name.toLowerCase(), FIRST, LAST, zone };
}

/** Kinds that name a person. */
export function peopleKindsOf(draws: FifthDraws): Kinds {
  const { corpus, onlyPerson, all, write, bearersOf } = draws;
  const { pick, below } = draws.random;
  const around = (templates: readonly string[]) => (): Drawn => {
    const one = onlyPerson();
    return [write(templates, slotsOf(one.first, one.last)), all(one)];
  };
  const peopleByLast = Map.groupBy(corpus.people, ({ last }) => fold(last));
  const namesByKey = new Map(corpus.people.map(({ key, name }) => [key, name]));
  const inTwoScripts = corpus.aliases.flatMap(([native, key]) => {
    const name = namesByKey.get(key);
    return name !== undefined && isLatin(name) && /^[^\p{Script=Latin}]{3,}$/u.test(native)
      ? [{ name, native }]
      : [];
  });

  return {
    'a caption or a credit of a photo': around(texts.CAPTIONS),
    'a bill and its sponsor': around(texts.BILLS),
    'a statement of responsibility': around(texts.RESPONSIBILITY),
    'homework about a person': around(texts.HOMEWORK),
    'labels of a form in another language': around(texts.FORM_LABELS),
    'a speaker in subtitles or a transcript': around(texts.TRANSCRIPTS),
    'a display name in a call': around(texts.DISPLAY_NAMES),
    'a notification of a network': around(texts.NOTIFICATIONS),
    'a title of a video or an episode': around(texts.VIDEOS),
    'a chat on a phone in another language': around(texts.CHATS),
    'a name on a ticket or an identity card': () => {
      const one = onlyPerson();
      const isPrintable = /^[a-z ]+$/.test(fold(one.name));
      return isPrintable ? [write(texts.TICKETS, slotsOf(one.first, one.last)), all(one)] : null;
    },
    'a letter in place of the space': () => {
      const one = onlyPerson();
      if (![one.first, one.last].every((part) => /^[A-Za-z]{4,}$/.test(part))) return null;
      const glued = `${one.first}${pick(['b', 'n', 'v', 'm', 'c'])}${one.last.toLowerCase()}`;
      return [write(texts.GLUED, { glued: below(2) ? glued : glued.toLowerCase() }), all(one)];
    },
    'a pet form of the first name': () => {
      const { first, last } = onlyPerson();
      const given = fold(first);
      const forms = nicknamesOf(given).filter((form) => form.length > 2 && form.length < given.length);
      if (forms.length === 0 || last.length < 5) return null;
      const form = pick(forms);
      const pet = form[0]!.toUpperCase() + form.slice(1);
      const meant = peopleByLast
        .get(fold(last))!
        .filter((one) => fold(one.first)[0] === given[0] || fold(one.first)[0] === form[0]);
      if (meant.some((one) => fold(one.first) !== given) || bearersOf(`${pet} ${last}`).size > 0) return null;
      return [write(texts.PET_FORMS, { pet, last }), new Set(meant.map(({ key }) => key))];
    },
    'a name in two scripts': () => {
      const { name, native } = pick(inTwoScripts);
      const expected = bearersOf(name).intersection(bearersOf(native));
      return [write(texts.TWO_SCRIPTS, { name, native }), expected];
    },
  };
}
