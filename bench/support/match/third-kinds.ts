import { fold } from '../../../src/names/normalize.js';
import { mistyped } from '../search/random.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';
import { at, named } from './tuned-kinds.js';

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bUniversity\b/, 'Univ.'],
  [/\bDepartment\b/, 'Dept.'],
  [/\bInstitute\b/, 'Inst.'],
  [/\bAssociation\b/, 'Assn.'],
  [/\bNational\b/, 'Natl.'],
  [/\bInternational\b/, 'Intl.'],
];

/** Kinds that were held out once. A rule for maiden names followed. */
export function thirdKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, namesakes, sameNames, members } = draws;
  const { pick, below } = random;
  const company = (how: (one: Organization) => string | null) => (): Drawn => {
    const one = organization({ isUnique: true });
    const name = how(one);
    if (name === null || (fold(name) !== fold(one.name) && bearers(name) > 0)) return null;
    return { query: { type: 'organization', name }, expected: one.key };
  };
  return {
    'a nickname in quotes': () => {
      const one = person({ isUnique: true });
      const name = `${one.first} "${pick(['Buddy', 'Doc', 'Ace', 'Tex'])}" ${one.last}`;
      return { query: named(name, at(pick(one.employers), below(3))), expected: one.key };
    },
    'a maiden name in brackets': () => {
      const one = person({ isUnique: true });
      const name = `${one.first} ${one.last} (née ${person().last})`;
      return { query: named(name, at(pick(one.employers), below(3))), expected: one.key };
    },
    'all initials, employer': () => {
      const one = person({ isUnique: true });
      const given = one.first.split(' ');
      if (given.length < 2) return null;
      const here = pick(one.employers);
      const rivals = members(here.key).filter(
        ({ first, last }) => fold(last) === fold(one.last) && fold(first)[0] === fold(one.first)[0],
      );
      const initials = given.map((name) => `${name[0]!}.`).join(' ');
      return rivals.length > 1
        ? null
        : { query: named(`${initials} ${one.last}`, at(here, below(3))), expected: one.key };
    },
    'namesakes, employer misspelt': () => {
      const one = pick(namesakes());
      const { name } = pick(one.employers);
      return name.length < 12
        ? null
        : {
            query: named(`${one.first} ${one.last}`, { organization: { name: mistyped(name, random) } }),
            expected: one.key,
          };
    },
    'an address at the employer’s domain': () => {
      const one = person({ isUnique: true });
      const here = one.employers.find(({ domain }) => domain !== null);
      if (here === undefined) return null;
      const rivals = members(here.key).filter(
        ({ first, last }) => fold(last) === fold(one.last) && fold(first)[0] === fold(one.first)[0],
      );
      const email = `${fold(one.first)[0]!}x${fold(one.last).replaceAll(' ', '')}@${here.domain!}`;
      return rivals.length > 1 || !/^[a-z]+@/.test(email)
        ? null
        : { query: named(`${one.first} ${one.last}`, { emails: [email] }), expected: one.key };
    },
    'no match: only a last name': () => ({ query: named(person().last), expected: null }),
    'no match: an unknown address': () => {
      const { first } = person();
      return {
        query: named(`${first} Qwyzzlethorp`, { emails: ['qwyzzle@nowhere.example'] }),
        expected: null,
      };
    },
    'organization: another word for “and”': company(({ name }) =>
      / (&|and) /.test(name) ? name.replace(/ (&|and) /, (word) => (word === ' & ' ? ' and ' : ' & ')) : null,
    ),
    'organization: abbreviated words': company(({ name }) => {
      const short = SHORT.reduce((text, [word, other]) => text.replace(word, other), name);
      return short === name ? null : short;
    }),
    'organization: after an article': company(({ name }) => (/^The /.test(name) ? null : `The ${name}`)),
    'organization: same name, place': () => {
      const all = sameNames();
      const one = all.find(({ place }) => place !== null);
      const town = one?.place
        ?.split(/[,;]/)
        .find((part) => /^\s*\p{L}{4,}[\p{L} ]*$/u.test(part))
        ?.trim();
      return !one ||
        !town ||
        all.some((other) => other !== one && (other.place === null || other.place.includes(town)))
        ? null
        : { query: { type: 'organization', name: one.name, place: town }, expected: one.key };
    },
    'no match: an organization with another number': () => {
      const one = organization({ isUnique: true });
      const name = one.name.replace(/\d+/, (number) => String(Number(number) + 1 + below(7)));
      return name === one.name || bearers(name) > 0
        ? null
        : { query: { type: 'organization', name }, expected: null };
    },
  };
}
