import { mistyped } from '../../search/random.js';
import type { Kinds, Person } from '../records.js';
import { employed, middleInitialOf, type Tools } from '../tools.js';
import { ABBREVIATED_NAMES, FOREIGN_NICKNAMES, FORMAL, IN_OTHER_LANGUAGES } from '../writings/given-names.js';
import { chamberOf, seatsOf, stateOf } from '../writings/states.js';

/** Given names that are nicknames, or in other forms. */
export function nicknames(tools: Tools): Kinds {
  const { random, pick, employer, found, isFree, isAlone, alone, nicknameOf, unique, person } = tools;
  /** A person and a nickname of the given name. */
  const called = (): { one: Person; nickname: string } | null => {
    const one = alone();
    const nickname = one && nicknameOf(one);
    return one && nickname ? { one, nickname } : null;
  };
  return {
    'a nickname, employer': () => {
      const { one, nickname } = called() ?? {};
      if (!one || !nickname) return null;
      return found(one, pick([`${nickname} ${one.last}`, `${one.last}, ${nickname}`]), employer(one));
    },
    'a Spanish or German nickname, employer': () => {
      const one = person({ isUnique: true });
      const nickname = pick(FOREIGN_NICKNAMES[one.first] ?? ['']);
      if (nickname === '' || !isFree(nickname, one.last, one)) return null;
      return found(one, pick([`${nickname} ${one.last}`, `${one.last}, ${nickname}`]), employer(one));
    },
    'the formal name of a nickname, employer': () => {
      const one = alone();
      const formal = pick(FORMAL[one?.first ?? ''] ?? ['']);
      if (!one || formal === '' || !isFree(formal, one.last, one)) return null;
      const others = one.aliases.map((alias) => alias.split(' ')[0]!).filter((word) => word.length > 2);
      return others.every((word) => [one.first, formal].includes(word))
        ? found(one, pick([`${one.last}, ${formal}`.toUpperCase(), `${formal} ${one.last}`]), employer(one))
        : null;
    },
    'a nickname, role': () => {
      const { one, nickname } = called() ?? {};
      return one && nickname && one.roles.length > 0
        ? found(one, `${nickname} ${one.last}`, { role: one.roles[0]! })
        : null;
    },
    'a nickname and a typing error, employer': () => {
      const { one, nickname } = called() ?? {};
      if (!one || !nickname || one.last.length < 6) return null;
      return found(one, `${nickname} ${mistyped(one.last, random)}`, employer(one));
    },
    'a nickname and a second last name, employer': () => {
      const { one, nickname } = called() ?? {};
      return one && nickname ? found(one, `${nickname} ${one.last}-${person().last}`, employer(one)) : null;
    },
    'last name first, a nickname and the middle initial, employer': () => {
      const { one, nickname } = called() ?? {};
      const initial = one ? middleInitialOf(one) : '';
      if (!one || !nickname || initial === '') return null;
      return found(one, `${one.last}, ${nickname}${initial}${pick(['.', ''])}`, employer(one));
    },
    'the nickname behind the given name in quotes, brackets or after a slash, employer': () => {
      const { one, nickname } = called() ?? {};
      if (!one || !nickname) return null;
      const { first, last } = one;
      const [open, close] = pick(['“”', '""', '()', '‘’']);
      return found(
        one,
        pick([
          `${first} ${open!}${nickname}${close!} ${last}`,
          `${first}/${nickname} ${last}`,
          `${nickname} / ${first} ${last}`,
          `${last}, ${first} or ${nickname}`,
        ]),
        employer(one),
      );
    },
    'an unknown nickname in quotes, employer': unique(
      ({ first, last }) => `${first} "${pick(['Buddy', 'Doc', 'Ace', 'Tex'])}" ${last}`,
      employer,
    ),
    'the last name, the nickname in brackets, state': () => {
      const { one, nickname } = called() ?? {};
      const seat = one && seatsOf(one)[0];
      if (!one || !nickname || !seat) return null;
      const name = pick([`${one.last.toUpperCase()} (${nickname})`, `${one.last} (${nickname})`]);
      return found(one, name, { ...employed(chamberOf(seat)), place: stateOf(seat.code) });
    },
    'an abbreviated given name, employer': unique((one) => {
      const [first, ...rest] = one.first.split(' ');
      const short = ABBREVIATED_NAMES[first!];
      if (short === undefined || !isAlone(one)) return null;
      const given = [short, ...rest].join(' ');
      return pick([`${given} ${one.last}`, `${one.last}, ${given}`, `Hon. ${given} ${one.last}`]);
    }, employer),
    'the given name in another language, employer': () => {
      const one = alone();
      const first = pick(IN_OTHER_LANGUAGES[one?.first ?? ''] ?? ['']);
      if (!one || first === '' || !isFree(first, one.last, one)) return null;
      return found(one, pick([`${first} ${one.last}`, `${one.last}, ${first}`]), employer(one));
    },
  };
}
