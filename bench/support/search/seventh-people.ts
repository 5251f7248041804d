import { fold } from '../../../src/names/normalize.js';
import { withoutSmallWords } from '../../../src/names/words.js';
import type { FifthDraws, Slots } from './fifth-draws.js';
import type { Drawn, Kinds } from './kinds.js';
import type { Subject } from './names.js';
import * as texts from './seventh-texts.js';

/** The slots of a person. */
export function slotsOf({ first, last }: Pick<Subject, 'first' | 'last'>): Slots {
  const [FIRST, LAST] = [first.toUpperCase(), last.toUpperCase()];
  const zone = `${LAST}<<${FIRST}`.padEnd(30, '<');
  return { first, last, name: `${first} ${last}`, FIRST, LAST, NAME: `${FIRST} ${LAST}`, zone };
}

/** Whether both names have only letters of the zone that machines read in a passport. */
export const isReadByMachines = ({ first, last }: Pick<Subject, 'first' | 'last'>): boolean =>
  [first, last].every((name) => /^[A-Za-z]{3,}$/.test(name));

const CYRILLIC = '\u0430\u0441\u0435\u0456\u043e\u0440\u0445\u0443';
const cyrillic = (letter: string): string => CYRILLIC['aceiopxy'.indexOf(letter)]!;
const LIGATURES: Readonly<Record<string, string>> = { ff: '\ufb00', fi: '\ufb01', fl: '\ufb02' };
/** Texts that look like the name and have other characters. */
const DISGUISES: readonly ((name: string) => string)[] = [
  (name) => name.replace(/[aceiopxy]/g, cyrillic),
  (name) => name.replace(/[aceo]/, cyrillic),
  (name) => [...name].join('\u200b'),
  (name) => name.replace(/\p{L}{3}(?=\p{L})/gu, '$&\u00ad'),
  (name) => `\ufeff${name.replaceAll(' ', '\u00a0')}\u200e`,
  (name) => name.replace(/ff|fi|fl/g, (letters) => LIGATURES[letters]!),
];
/** Addresses of mail with a slip outside the local part. */
const SLIPS: readonly ((local: string, domain: string) => string)[] = [
  (local, domain) => `${local}2${domain}`,
  (local, domain) => `${local}@${domain.replace(/\.(?=\w+$)/, ',')}`,
  (local, domain) => `${local}@${domain.replace(/\.\w+$/, '')}`,
  (local, domain) => `${local}@@${domain}`,
  (local, domain) => `${local}@${domain.replace(/(\w)(\w)$/, '$2$1')}`,
  (local, domain) => `${local}@www.${domain}`,
];

/** Kinds that name a person, or mean the one who has an office. */
export function peopleKindsOf(draws: FifthDraws): Kinds {
  const { corpus, onlyPerson, all, write, bearersOf, recordsWith } = draws;
  const { pick } = draws.random;
  const around =
    (templates: readonly string[], isFit: (one: Subject) => boolean = () => true) =>
    (): Drawn => {
      const one = onlyPerson();
      return isFit(one) ? [write(templates, slotsOf(one)), all(one)] : null;
    };
  const peopleByKey = new Map(corpus.people.map((one) => [one.key, one]));
  const middleNames = corpus.aliases.flatMap(([alias, key]) => {
    const one = peopleByKey.get(key);
    const [, first, middle, last] =
      /^(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}{3,}) (\p{Lu}[\p{L}'-]{3,})$/u.exec(alias) ?? [];
    return one && middle && one.first === first && one.last === last ? [{ ...one, middle }] : [];
  });
  const seats = corpus.members
    .filter(
      ({ organization, role }) =>
        /^(member|(co-|vice )?chair|ranking member)$/i.test(role) &&
        !/commit|government/i.test(organization) &&
        fold(organization).split(' ').length > 1 &&
        organization.length < 60,
    )
    .map((seat) => ({ ...seat, first: seat.name.slice(0, -seat.last.length - 1) }));
  const chairs = seats.filter(({ role }) => /^(co-)?chair$/i.test(role));
  const initialsOf = (first: string, last: string): string => `${fold(first)} ${fold(last)[0]}`;
  const membersByInitials = Map.groupBy(corpus.members, ({ name, last }) =>
    initialsOf(name.slice(0, -last.length - 1), last),
  );
  const addressesByLocal = Map.groupBy(corpus.emails, ([address]) => address.toLowerCase().split('@')[0]!);

  return {
    'a name in the caption of a photograph': around(texts.CAPTIONS),
    'a name on a ticket or in a passport': around(texts.TICKETS, isReadByMachines),
    'a name in a formula of a spreadsheet': around(texts.FORMULAS),
    'a name in a video call': around(texts.CALLS),
    'a name on a list of starters or delegates': around(texts.STARTERS),
    'a name in a family tree': around(texts.ANCESTORS),
    'an initial and a middle name': () => {
      const { first, middle, last, key } = pick(middleNames);
      if (recordsWith(`${middle} ${last}`).size > 1) return null;
      return [write(texts.MIDDLE_NAMES, { f: first[0]!, middle, last }), new Set([key])];
    },
    "a first name, the last name's initial and a committee": () => {
      const { first, last, organization: committee, role } = pick(seats);
      const words = withoutSmallWords(fold(committee)).split(' ');
      const same = membersByInitials
        .get(initialsOf(first, last))!
        .filter(({ organization }) => words.every((word) => fold(organization).split(' ').includes(word)));
      const keys = new Set(same.map(({ person }) => person));
      if (keys.size !== 1 || !/^[A-Z][a-z]{2,}$/.test(first)) return null;
      return [write(texts.FIRST_NAMES, { first, initial: last[0]!, committee, role }), keys];
    },
    'the chair of a committee, without a name': () => {
      const { organization: committee } = pick(chairs);
      const [key, ...others] = recordsWith(committee);
      if (others.length > 0 || !bearersOf(committee).has(key!)) return null;
      const holders = chairs.filter(({ organization }) => organization === committee);
      return [write(texts.CHAIRS, { committee }), new Set([key!, ...holders.map(({ person }) => person)])];
    },
    'letters that look alike, and invisible characters': () => {
      const one = onlyPerson();
      const changed = pick(DISGUISES)(one.name);
      return changed === one.name ? null : [write(texts.DISGUISES, { changed }), all(one)];
    },
    'an address of mail with a slip': () => {
      const [address, key] = pick(corpus.emails);
      const [, local, domain] = /^([\w.-]{6,}[a-z])@([\w.-]+\.[a-z]{2,})$/i.exec(address) ?? [];
      if (!local || !domain || addressesByLocal.get(local.toLowerCase())!.length > 1) return null;
      return [write(texts.ADDRESSES, { slip: pick(SLIPS)(local, domain) }), new Set([key])];
    },
  };
}
