import { fold } from '../../../../src/names/normalize.js';
import { mistyped } from '../../search/random.js';
import type { Kinds, Person } from '../records.js';
import { at, employed, generationOf, isPlain, middlesOf, named, type Tools } from '../tools.js';
import { KANA_FIRST, KANA_LAST, SAME_SOUND_CHARACTERS } from '../writings/asian-names.js';
import {
  FORMAL,
  MEN,
  NEAR,
  NICKNAMES,
  ONE_NICKNAME,
  RHYMES,
  WOMEN,
  ofTheOtherSex,
} from '../writings/given-names.js';
import { SCRIPTS, inDevanagari } from '../writings/scripts.js';
import { CODES, chamberOf, codesOf, districtOf, seatsOf, stateOf } from '../writings/states.js';

/** Names close to a person's that mean no record. */
export function noAnswerNames(tools: Tools): Kinds {
  const {
    random,
    pick,
    below,
    employer,
    none,
    stranger,
    isFree,
    alone,
    elsewhere,
    noPerson,
    person,
    foreigner,
    bearers,
    hasInitial,
    members,
  } = tools;
  /** A name in the letters of any script. */
  const inScript = (name: string): string =>
    pick([...Object.values(SCRIPTS), (text: string) => inDevanagari(text, random)])(name);
  const isTold = (first: string, one: Person): boolean => one.aliases.some((alias) => alias.includes(first));
  return {
    'the names of two people': () => {
      const [{ first }, { last, employers }] = [person(), person()];
      return isFree(first, last) ? none(`${first} ${last}`, pick([{}, at(pick(employers), below(3))])) : null;
    },
    'the names of two colleagues, employer': noPerson((one) => {
      const here = pick(one.employers);
      const other = pick(members(here.key));
      const forms = [one.first, ...(NICKNAMES[one.first] ?? []), ...(FORMAL[one.first] ?? [])];
      return other.key === one.key || forms.some((name) => hasInitial(name[0]!, other.last) > 0)
        ? null
        : named(`${one.first} ${other.last}`, at(here, below(3)));
    }),
    'another first name, employer': noPerson((one) => {
      const { first } = person();
      return isFree(first, one.last) ? named(`${first} ${one.last}`, employer(one)) : null;
    }),
    'another last name, employer': noPerson((one) => {
      const { last } = person();
      return isFree(one.first, last) ? named(`${one.first} ${last}`, employer(one)) : null;
    }),
    'another first name with the initial, employer': noPerson((one) => {
      const { first } = person();
      return first[0] !== one.first[0] || fold(first).slice(0, 3) === fold(one.first).slice(0, 3)
        ? null
        : named(`${first} ${one.last}`, employer(one));
    }),
    'another last name with the same beginning, employer': noPerson((one) => {
      const { last } = person();
      return fold(last).slice(0, 3) === fold(one.last).slice(0, 3) &&
        fold(last) !== fold(one.last) &&
        hasInitial(one.first[0]!, last) === 0
        ? named(`${one.first} ${last}`, employer(one))
        : null;
    }),
    'another last name one letter away, employer': noPerson((one) => {
      const last = mistyped(one.last, random);
      return hasInitial('', last) < 2 || hasInitial(one.first[0]!, last) > 0
        ? null
        : named(`${one.first} ${last}`, employer(one));
    }),
    'another initial, employer': noPerson((one) => {
      const initial = pick([...'BDGKLPSTVW']);
      return hasInitial(initial, one.last) > 0 ? null : named(`${initial}. ${one.last}`, employer(one));
    }),
    'another middle name': noPerson((one) => {
      const [first, middle] = one.first.split(' ');
      const other = pick(['Quentin', 'Zoe', 'Xavier'].filter((name) => name[0] !== middle?.[0]));
      return middle === undefined || middle.length < 2 ? null : named(`${first!} ${other} ${one.last}`);
    }),
    'another middle name, another employer': noPerson((one) => {
      const [first, second, ...rest] = one.first.split(' ');
      const other = person();
      const there = elsewhere(one);
      return second === undefined ||
        rest.length > 0 ||
        first!.length < 3 ||
        second.length < 3 ||
        !/^\p{L}+$/u.test(other.first) ||
        fold(other.first)[0] === fold(second)[0] ||
        bearers(`${first!} ${one.last}`) > 0
        ? null
        : named(`${first!} ${other.first} ${one.last}`, at(there, below(3)));
    }),
    'another middle initial, another state': () => {
      const [one, code] = [alone(), pick(CODES)];
      const seat = one && seatsOf(one)[0];
      const middle = pick([...'ABCDEGHJKLMPRSTW']);
      const initials = one ? middlesOf(one).map((own) => own[0]) : [];
      if (!one || !seat || initials.length === 0 || codesOf(one).has(code)) return null;
      if (initials.includes(middle) || one.aliases.some((alias) => alias.includes(`${middle}.`))) return null;
      return stranger(
        `${one.first} ${middle}. ${one.last}`,
        employed(chamberOf({ ...seat, code, isFederal: false })),
      );
    },
    'another given name before the same middle name, employer': noPerson((one) => {
      const [first, middle] = one.first.split(' ');
      const other = person().first.split(' ')[0]!;
      return middle === undefined ||
        middle.length < 3 ||
        other.length < 4 ||
        fold(other)[0] === fold(first!)[0] ||
        hasInitial(other[0]!, one.last) > 0
        ? null
        : named(`${other} ${middle} ${one.last}`, employer(one));
    }),
    'another generation, employer': () => {
      const one = person({ isUnique: true });
      const [end, seat] = [generationOf(one), seatsOf(one)[0]];
      if (end === null) return null;
      const other = pick(['Jr.', 'Sr.', 'III', 'IV'].filter((its) => !its.startsWith(end)));
      const last = one.last.replace(/[ ,]+(?:Jr|Sr|II|III|IV)\.?$/, '');
      const place = seat && below(2) ? { place: stateOf(seat.code) } : {};
      return stranger(`${one.first} ${last} ${other}`, { ...employer(one), ...place });
    },
    'the given name of the other sex, employer': noPerson((one) => {
      const first = ofTheOtherSex(one.first);
      return first === undefined || hasInitial(first[0]!, one.last) > 1
        ? null
        : named(`${first} ${one.last}`, employer(one));
    }),
    'a given name of the other sex with the initial, employer': () => {
      const one = alone();
      const others = MEN.includes(one?.first ?? '') ? WOMEN : WOMEN.includes(one?.first ?? '') ? MEN : [];
      const first = pick(others.filter((name) => name[0] === one?.first[0]).concat(''));
      return !one || first === '' || isTold(first, one)
        ? null
        : stranger(`${first} ${one.last}`, employer(one));
    },
    'a given name one letter away, another seat': () => {
      const one = person({ isUnique: true });
      const [seat, first] = [districtOf(one), NEAR[one.first]];
      if (seat === null || first === undefined || !isPlain(one)) return null;
      const isTaken = [first, ...(FORMAL[first] ?? [])].some(
        ([initial]) => hasInitial(initial!, one.last) > (initial === one.first[0] ? 1 : 0),
      );
      const number = String(1 + below(40));
      if (isTaken || one.aliases.some((alias) => alias.includes(first)) || number === seat.number)
        return null;
      const role = seat.role === 'upper' ? 'lower' : 'upper';
      const house = { organization: { name: chamberOf({ ...seat, role }) }, title: `district ${number}` };
      return none(`${first} ${one.last}`, { ...house, role });
    },
    'a given name that rhymes, another district': () => {
      const one = person({ isUnique: true });
      const seat = districtOf(one);
      const others = RHYMES.find((names) => names.includes(one.first));
      if (seat === null || others === undefined) return null;
      const first = pick(others);
      const isTaken = hasInitial(first[0]!, one.last) > (first[0] === one.first[0] ? 1 : 0);
      if (isTaken || one.aliases.some((alias) => alias.includes(first)) || first === one.first) return null;
      const title = `district ${1 + ((Number(seat.number) + 7) % 30)}`;
      const facts = pick([{ title }, { title, place: stateOf(seat.code) }]);
      return none(`${first} ${one.last}`, { ...employed(chamberOf(seat)), ...facts });
    },
    'another given name of the nickname, employer': () => {
      const one = alone();
      const [own, ...others] = ONE_NICKNAME.find((names) => names[0] === one?.first) ?? [];
      if (!one || own === undefined || others.some((other) => isTold(other, one))) return null;
      const first = pick(others);
      return isFree(first, one.last, one) ? none(`${first} ${one.last}`, employer(one)) : null;
    },
    'the last names of two colleagues as one name, employer': () => {
      const one = person({ isUnique: true });
      const other = pick(members(pick(one.employers).key));
      const isPair = isPlain(one) && isPlain(other) && other.last !== one.last;
      return isPair && isFree(other.last, one.last) && isFree(one.last, other.last)
        ? stranger(`${other.last} ${one.last}`, employer(one))
        : null;
    },
    'another first name in another script, employer': noPerson((one) => {
      const { first } = person();
      return fold(first)[0] === fold(one.first)[0]
        ? null
        : named(inScript(`${first} ${one.last}`), employer(one));
    }),
    'another last name in another script, employer': noPerson((one) => {
      const { last } = person();
      return fold(last)[0] === fold(one.last)[0]
        ? null
        : named(inScript(`${one.first} ${last}`), employer(one));
    }),
    'another first name in another script, another employer': noPerson((one) =>
      named(inScript(`${person().first} ${one.last}`), at(elsewhere(one), below(3))),
    ),
    'another first name in katakana, employer': () => {
      const one = person();
      const [first, last] = [
        pick(Object.keys(KANA_FIRST).filter((name) => !(name in NICKNAMES) && !(name in FORMAL))),
        KANA_LAST[one.last],
      ];
      if (last === undefined || isTold(first, one) || !isFree(first, one.last)) return null;
      return none(`${KANA_FIRST[first]}${pick(['・', ' '])}${last}`, employer(one));
    },
    'another character of a Chinese name, employer': () => {
      const one = foreigner();
      const given = [...one.first];
      const sound = pick(SAME_SOUND_CHARACTERS);
      const isHeard = given.some((own) => sound.includes(own));
      if (!/^\p{Script=Han}{2}$/u.test(one.first) || isHeard) return null;
      given[below(2)] = sound[0]!;
      const name = one.last + given.join('');
      const isTaken = bearers(`${given.join('')} ${one.last}`) > 0;
      return isTaken ? null : stranger(name, employer(one));
    },
  };
}
