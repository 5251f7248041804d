import { fold } from '../../../src/names/normalize.js';
import type { FifthDraws } from './fifth-draws.js';
import { STATES } from './fifth-texts.js';
import * as texts from './fifth-texts.js';
import type { Drawn, Kinds } from './kinds.js';
import { isLatin } from './random.js';

const LETTERS_ONLY = /^[A-Za-z]+$/;

const wordsByText = new Map<string, readonly string[]>();
const wordsOf = (text: string): readonly string[] => {
  const words = wordsByText.get(text) ?? fold(text).split(' ');
  wordsByText.set(text, words);
  return words;
};
/** Whether the text has all words of the other. */
const hasWords = (text: string, other: string): boolean =>
  wordsOf(other).every((word) => wordsOf(text).includes(word));

export function peopleKindsOf(draws: FifthDraws): Kinds {
  const { random, corpus, write, onlyPerson, bearersOf } = draws;
  const { pick, below } = random;
  const around =
    (templates: readonly string[], finish = (text: string) => text) =>
    (): Drawn => {
      const { name, first, last, key } = onlyPerson();
      const slots = { name, first, last, FIRST: first.toUpperCase(), LAST: last.toUpperCase() };
      return [finish(write(templates, slots)), new Set([key])];
    };

  const people = new Map(corpus.people.map((one) => [one.key, one]));
  const owners = Map.groupBy(corpus.emails, ([address]) => address.toLowerCase());
  const addresses = corpus.emails.filter(
    ([address, key]) => people.has(key) && owners.get(address.toLowerCase())!.length === 1,
  );

  const seats = corpus.members.flatMap(({ person, last, organization, role }) => {
    const state = [
      /^([A-Z]{2}) state government$/.exec(organization),
      /, ([A-Z]{2})$/.exec(organization),
      /^(?:Senator|Representative), ([A-Z]{2})\b/.exec(role ?? ''),
    ].find((found) => found !== null)?.[1];
    if (state === undefined || !(state in STATES) || !isLatin(last) || last.length < 4) return [];
    const district = /^(?:district |Representative, [A-Z]{2}-)(\d+)$/.exec(role ?? '')?.[1];
    const city = /^(.*), [A-Z]{2}$/.exec(organization)?.[1];
    return [{ person, last, state, district, city, role: role ?? '' }];
  });
  const seatsByState = Map.groupBy(seats, ({ state }) => state);
  const offices = [
    [texts.MAYORS, seats.filter(({ city, role }) => city !== undefined && role === 'mayor')],
    [texts.SENATORS, seats.filter(({ role }) => role.startsWith('Senator'))],
    [
      texts.CONGRESSMEN,
      seats.filter(({ role, district }) => role.startsWith('Rep') && district !== undefined),
    ],
    [
      texts.FORMER_CONGRESSMEN,
      seats.filter(({ role, district }) => role.startsWith('Rep') && district === undefined),
    ],
    [
      texts.LEGISLATORS,
      seats.filter(({ role, district }) => role.startsWith('district') && district !== undefined),
    ],
  ] as const;
  const lastOfficeAndState = (): Drawn => {
    const [templates, holders] = pick(offices);
    const { person, last, state, district = '', city = '' } = pick(holders);
    if (seatsByState.get(state)!.some((one) => one.person !== person && hasWords(one.last, last)))
      return null;
    const slots = {
      last,
      ST: state,
      st: state.toLowerCase(),
      state: STATES[state]!,
      low: last.toLowerCase(),
    };
    return [write(templates, { ...slots, district, city }), new Set([person])];
  };

  const committees = corpus.members.filter(
    ({ organization, last }) =>
      isLatin(last) &&
      last.length > 3 &&
      organization.length < 70 &&
      !/government$|, [A-Z]{2}$|^United States (House|Senate)/.test(organization),
  );
  const lastAndCommittee = (): Drawn => {
    const { person, last, organization } = pick(committees);
    const isRival = (one: (typeof committees)[number]) =>
      one.person !== person && hasWords(one.last, last) && hasWords(one.organization, organization);
    if (corpus.members.some(isRival)) return null;
    return [
      write(texts.COMMITTEES, { last, LAST: last.toUpperCase(), org: organization }),
      new Set([person]),
    ];
  };

  const dictated = (): Drawn => {
    const { first, last, key } = onlyPerson();
    if (!LETTERS_ONLY.test(last)) return null;
    const small = last.toLowerCase();
    const dashed = [...last.toUpperCase()].join('-');
    const slots = { first: first.toLowerCase(), last: small, dashed, spaced: [...small].join(' ') };
    return [write(texts.DICTATED, slots), new Set([key])];
  };

  const inflected = (): Drawn => {
    const { first, last, key } = onlyPerson();
    if (!LETTERS_ONLY.test(last) || /[sxz]$/i.test(last) || /[^A-Za-z ]/.test(first)) return null;
    const isPolish = /[bdklmnprt]$/.test(last) && /[bdlmnprt]$/.test(first);
    const templates = isPolish && below(3) === 0 ? texts.INSTRUMENTALS : texts.GENITIVES;
    return [write(templates, { first, last }), new Set([key])];
  };

  const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
    [/^\p{Script=Han}{2,4}$/u, texts.HAN],
    [/^\p{Script=Hangul}{3,4}$/u, texts.HANGUL],
    [/^[\p{Script=Devanagari}]+( [\p{Script=Devanagari}]+)+$/u, texts.DEVANAGARI],
  ];
  const reversed = Map.groupBy(corpus.people, ({ first, last }) => `${last}${first}`);
  const ownNames = SCRIPTS.map(
    ([script, templates]) =>
      [
        corpus.aliases.filter(
          ([name, key]) =>
            people.has(key) &&
            script.test(name) &&
            bearersOf(name).size === 1 &&
            (reversed.get(name) ?? []).every((one) => one.key === key),
        ),
        templates,
      ] as const,
  );
  const ownScript = (): Drawn => {
    const [names, templates] = pick(ownNames);
    const [name, key] = pick(names);
    return [write(templates, { name }), new Set([key])];
  };

  const broken = (): Drawn => {
    const { first, last, key } = onlyPerson();
    if (!LETTERS_ONLY.test(last) || last.length < 7) return null;
    const at = 3 + below(last.length - 5);
    const slots = { first, start: last.slice(0, at), end: last.slice(at) };
    return [write(texts.BROKEN, slots), new Set([key])];
  };

  return {
    'entry of a calendar': around(texts.CALENDAR),
    'note of a telephone call': around(texts.TELEPHONE, (text) =>
      below(3) === 0 ? text : text.toLowerCase(),
    ),
    'sentence of a newspaper': around(texts.NEWSPAPER),
    'heading of a library': around(texts.LIBRARY),
    'fields of a record in code': around(texts.FIELDS),
    'header of a mail, another address': around(texts.MAIL_HEADERS),
    'own address in a log or a message': () => {
      const [email, key] = pick(addresses);
      return [write(texts.ADDRESSES, { email, EMAIL: email.toUpperCase() }), new Set([key])];
    },
    'last name, office and state': lastOfficeAndState,
    'last name and committee in a phrase': lastAndCommittee,
    'line of election results': around(texts.ELECTIONS),
    'dictated, last name spelt': dictated,
    'name with a case ending': inflected,
    'name in its own script, in a phrase': ownScript,
    'markup around a name': around(texts.MARKUP),
    'last name broken at the end of a line': broken,
  };
}
