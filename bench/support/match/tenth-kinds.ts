import { fold } from '../../../src/names/normalize.js';
import { letters } from '../search/random.js';
import { at, named } from './tuned-kinds.js';
import { builders, isAnother } from './builders.js';
import { kindsOfNoOrganizations, kindsOfOrganizations, often } from './tenth-organizations.js';
import * as writings from './tenth-writings.js';
import type { Draws, Kinds, Person } from './records.js';

/** Titles and offices before a name. */
const OFFICES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Senator/, ['Sen.', 'Senator', 'U.S. Sen.', 'Former Sen.']],
  [/^Representative/, ['Rep.', 'Representative', 'U.S. Rep.', 'Former Rep.']],
  [/^mayor/i, ['Mayor', 'Mayor', 'His Honor Mayor', 'Former Mayor']],
  [/^councill?or/i, ['Cllr', 'Councillor', 'Cllr.']],
  [/./, ['Hon.', 'The Honorable', 'The Hon.', 'Hon. Dr.']],
];
const AFTER_NAMES = [' (R)', ' (D)', ' (Ind.)', ', Esq.', ', J.D.', ', MBA', ', Ph.D.', ', MPA', ', RN', ''];
const SPOKEN_ROLES =
  /^(?:Senator|Representative|mayor|member of parliament|councillor|governor|lt_governor)/i;
const MANY_EMPLOYERS = /^(?:company|nonprofit|university|healthcare)$/;
const INDIAN = /Sabha|(?:Pradesh|Rajasthan|Bihar|Gujarat|Maharashtra).*Assembly/;
const NO_NAMES = ['Vacant', 'Vacant Seat', 'VACANT', 'To Be Determined', 'TBD', 'To be appointed', 'Unknown'];
const NO_PEOPLE = ['Front Desk', 'Office Manager', 'Press Office', 'Reception', 'General Inquiries', 'N/A'];

/** Kinds from rolls, spreadsheets, registries, newspapers and scanned pages. */
export function tenthKindsOf(draws: Draws): Kinds {
  return {
    ...ofPeople(draws),
    ...kindsOfOrganizations(draws),
    ...ofNoPeople(draws),
    ...kindsOfNoOrganizations(draws),
  };
}

/** Remembers the result of a function of a person. */
const remembered = <T>(how: (one: Person) => T) => {
  const known = new Map<string, T>();
  return (one: Person): T => {
    if (!known.has(one.key)) known.set(one.key, how(one));
    return known.get(one.key)!;
  };
};

function helpers({ random, members }: Draws) {
  const { pick } = random;
  return {
    others: (one: Person): readonly Person[] =>
      one.employers.flatMap(({ key }) => members(key)).filter(({ key }) => key !== one.key),
    /** A role as newspapers write it. */
    spoken: (role: string): string => {
      const [, kind, state] = /^(Senator|Representative), ([A-Z]{2})/.exec(role) ?? [];
      return kind === undefined
        ? role.replaceAll('_', ' ')
        : pick([`U.S. ${kind}`, `${kind} (${state!})`, `${kind} from ${state!}`, `United States ${kind}`]);
    },
    officeOf: ({ roles }: Person): string => {
      const found = OFFICES.flatMap(([role, offices]) =>
        roles.some((own) => role.test(own)) ? [offices] : [],
      );
      return pick(found[0] ?? ['Hon.']);
    },
  };
}

function ofPeople(draws: Draws): Kinds {
  const { random, person, organization, bearers, namesakes, hasInitial } = draws;
  const { pick, next } = random;
  const { employer, unique } = builders(draws);
  const { others, spoken, officeOf } = helpers(draws);
  const lastNameOf = remembered(({ last }) => fold(last));
  const pinyinOf = remembered(({ first, last }) => writings.pinyinOf(first, last));
  const soundsOf = remembered(({ first, last }) => writings.consonantsOf(first + last));
  const initial = () => pick([...'ABCDEFGHJKLMNPRSTW']);
  return {
    'formal name and nickname, employer': unique((one) => {
      const names = writings.calledFor(one.first);
      if (names.length === 0) return null;
      const [formal, called] = pick(names);
      const isShared = others(one).some(
        (other) =>
          lastNameOf(other) === lastNameOf(one) &&
          [formal[0], called[0]].includes(other.first[0]!.toUpperCase()),
      );
      const [open, close] = pick(['“”', '""', '()', '‘’']);
      return isShared ? null : `${formal} ${open!}${called}${close!} ${one.last}`;
    }, employer),
    'an office before and a degree or party after the name, employer': unique(
      (one) =>
        `${officeOf(one)} ${one.first} ${next() < 0.4 ? `${initial()}. ` : ''}${one.last}${pick(AFTER_NAMES)}`,
      employer,
    ),
    'only the last name after an office, employer': unique(
      (one) =>
        hasInitial('', one.last) > 1 || letters(one.last) < 5 ? null : `${officeOf(one)} ${one.last}`,
      employer,
    ),
    'another employer, own address': () => {
      const one = person({ isUnique: true });
      const address = one.emails.find((own) => fold(own.split('@')[0]!).includes(fold(one.last)));
      const other = organization({ isUnique: true });
      if (address === undefined || hasInitial(one.first[0]!, one.last) > 1) return null;
      const name = pick([
        `${one.first} ${one.last}`,
        `${one.first[0]!}. ${one.last}`,
        `${one.last.toUpperCase()}, ${one.first}`,
      ]);
      return MANY_EMPLOYERS.test(other.type ?? '') && one.employers.every((own) => isAnother(own, other))
        ? { query: named(name, { emails: [address], organization: { name: other.name } }), expected: one.key }
        : null;
    },
    'namesakes, an office': often(() => {
      const [one, ...rest] = namesakes();
      const role = one!.roles.find((own) => SPOKEN_ROLES.test(own));
      const isShared = rest.some(({ roles }) =>
        roles.some((other) => /^(?:district|member|chair)/.test(other) || other[0] === role?.[0]),
      );
      return role === undefined || isShared || rest.some(({ roles }) => roles.length === 0)
        ? null
        : {
            query: named(`${one!.first} ${one!.last}`, {
              [pick(['role', 'title'])]: spoken(role),
            }),
            expected: one!.key,
          };
    }),
    'pinyin for Wade–Giles, employer': often(
      unique((one) => {
        const all = one.employers.some(({ name }) => name === 'Legislative Yuan') ? pinyinOf(one) : [];
        return all.length === 0 ||
          others(one).some((other) => pinyinOf(other).some((name) => all.includes(name)))
          ? null
          : pick(all).replace(/\b./g, (letter) => letter.toUpperCase());
      }, employer),
    ),
    'Devanagari, employer': often(
      unique(
        (one) =>
          !one.employers.some(({ name }) => INDIAN.test(name)) ||
          /\b\p{L}\b/u.test(one.first) ||
          others(one).some((other) => soundsOf(other) === soundsOf(one))
            ? null
            : writings.inDevanagari(`${one.first} ${one.last}`, random),
        employer,
      ),
    ),
    'misread in a scanned roll, employer': unique(({ first, last }) => {
      if (letters(first + last) < 12) return null;
      const once = writings.misread(pick([`${first} ${last}`, `${last}, ${first}`]), random);
      return once !== null && next() < 0.4 ? writings.misread(once, random) : once;
    }, employer),
    'names in swapped columns, employer': () => {
      const one = person({ isUnique: true });
      const [first, last] = next() < 0.4 ? [one.first, one.last.toUpperCase()] : [one.first, one.last];
      return bearers(`${one.last} ${one.first}`) > 0
        ? null
        : {
            query: { type: 'person', first_name: last, last_name: first, ...employer(one) },
            expected: one.key,
          };
    },
  };
}

function ofNoPeople(draws: Draws): Kinds {
  const { random, members, hasInitial } = draws;
  const { pick, next, below } = random;
  const { employer, noPerson } = builders(draws);
  return {
    'no match: a name of the other sex, employer': noPerson((one) => {
      const first = writings.ofTheOtherSex(one.first);
      return first === undefined || hasInitial(first[0]!, one.last) > 1
        ? null
        : named(`${first} ${one.last}`, employer(one));
    }),
    'no match: a name of several people of an employer': noPerson((one) => {
      const here = pick(one.employers);
      const part = next() < 0.5 ? 'first' : 'last';
      const bearers = members(here.key).filter((other) => fold(other[part]) === fold(one[part]));
      const office = pick(['', 'Hon. ', 'The Hon. ', 'Member ']);
      return bearers.length < 2 ||
        bearers.every(({ first, last }) => `${first} ${last}` === `${one.first} ${one.last}`)
        ? null
        : named(part === 'last' ? office + one.last : one.first, at(here, below(3)));
    }),
    'no match: names of two members of an employer': noPerson((one) => {
      const here = pick(one.employers);
      const { first } = pick(members(here.key));
      const initials = [first, ...writings.calledFor(first).flat()].map((name) => name[0]!);
      return initials.some((initial) => hasInitial(initial, one.last) > 0)
        ? null
        : named(`${first} ${one.last}`, at(here, below(3)));
    }),
    'no match: a vacant seat or an office, employer': noPerson((one) =>
      named(pick([...NO_NAMES, ...NO_PEOPLE]), {
        ...employer(one),
        ...(next() < 0.5 && one.roles.length > 0 ? { role: pick(one.roles) } : {}),
      }),
    ),
  };
}
