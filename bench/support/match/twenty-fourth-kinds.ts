import { fold } from '../../../src/names/normalize.js';
import { mistyped } from '../search/random.js';
import { builders, lettersOf, spelled } from './builders.js';
import { until } from './sixteenth-organizations.js';
import { NICKNAMES, RELATIVES, full, isPersonal, isPlain, middlesOf } from './sixteenth-writings.js';
import { at, CYRILLIC, named } from './tuned-kinds.js';
import { expanded, garbled, lossy, twentyFourthOrganizationsOf } from './twenty-fourth-organizations.js';
import type { Draws, Drawn, Employer, Kinds, Organization, Person } from './records.js';

const FREE = ['gmail.com', 'yahoo.com', 'outlook.com', 'icloud.com'];
const FORMAL = Map.groupBy(
  Object.entries(NICKNAMES).flatMap(([formal, nicknames]) =>
    nicknames.map((nickname) => [nickname, formal] as const),
  ),
  ([nickname]) => nickname,
);
/** Other spellings of a sound. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ck/, 'k'],
  [/ph/, 'f'],
  [/(ll|nn|tt|ss|rr)/, ''],
  [/sen$/, 'son'],
  [/son$/, 'sen'],
  [/man$/, 'mann'],
  [/ey$/, 'y'],
  [/y$/, 'ie'],
  [/ei/, 'ie'],
  [/ai/, 'ay'],
  [/ee/, 'ea'],
  [/c(?=[aou])/, 'k'],
];
const GREEK = lettersOf(
  'th=θ,ch=χ,kh=χ,ph=φ,ps=ψ,sh=σ,ck=κ,ou=ου,a=α,b=μπ,c=κ,d=ντ,e=ε,f=φ,g=γκ,h=χ,i=ι,j=τζ,k=κ,l=λ,m=μ,n=ν,o=ο,p=π,' +
    'q=κ,r=ρ,s=σ,t=τ,u=ου,v=β,w=γου,x=ξ,y=ι,z=ζ',
);

const isWide = ({ first, last }: Person): boolean =>
  [first, last].every((name) => /^\p{Lu}[\p{L}'’]+(?:[ -]\p{Lu}[\p{L}'’]+)?$/u.test(name));

/** The directory's people are mostly American: so are their new employers. */
const isAmerican = ({ place, type }: Organization): boolean =>
  place?.endsWith('United States') ?? ['City', 'County', 'State or territory'].includes(type ?? '');

/** Kinds of spellings, scripts, initials, nicknames, changed employers and namesakes in rows of offices. */
export function twentyFourthKindsOf(draws: Draws): Kinds {
  const { random, person, foreigner, organization, bearers, namesakes, hasInitial, members, holders } = draws;
  const { pick, below } = random;
  const { employer, found, alone } = builders(draws);
  const heard = (text: string): string => {
    const [from, to] = pick(SOUNDS.filter(([sound]) => sound.test(text)).concat([[/$/, '']]));
    return text.replace(from, (sound) => to || sound.slice(0, 1));
  };
  /** Writings of a name in two parts. */
  const row = (first: string, last: string) =>
    pick([
      named(`${first} ${last}`),
      named(`${last.toUpperCase()}, ${first}`),
      { type: 'person', first_name: first, last_name: last },
    ]);
  const meant = (one: Person, query: Record<string, unknown>): Drawn => ({ query, expected: one.key });
  /** Another usual form of the first name, which no one else of the last name may bear. */
  const usual = ({ first, last, aliases }: Person): string | null => {
    const formal = FORMAL.get(first) ?? [];
    const names = [...(NICKNAMES[first] ?? []), ...(formal.length === 1 ? [formal[0]![1]] : [])];
    const name = names.length === 0 ? null : pick(names);
    const own = name?.[0] === first[0] ? 1 : 0;
    if (name === null || bearers(`${name} ${last}`) > 0 || hasInitial(name[0]!, last) > own) return null;
    const others = aliases.map((alias) => alias.split(' ')[0]!).filter((word) => /^\p{L}{3,}$/u.test(word));
    return others.every((word) => word === first || word === name) ? name : null;
  };
  /** An employer by which no one else of the group can be meant. */
  const telling = (one: Person, group: readonly Person[]): Employer => {
    const others = group.filter(({ key }) => key !== one.key).flatMap(({ employers }) => employers);
    return pick(
      one.employers.filter(({ name, domain }) =>
        others.every((other) => fold(other.name) !== fold(name) && (!domain || other.domain !== domain)),
      ),
    );
  };
  /** The employer, so that no other organization can be meant. */
  const exactly = (here: Employer): object => at(here, bearers(here.name) === 1 ? pick([0, 2]) : 2);
  const initialsOf = ({ first, last }: Person): string =>
    pick([`${first[0]}. ${last}`, `${last} ${first[0]}`, `${last}, ${first[0]}.`]);

  return {
    'spelling: a roll with a slip, or a visitor list as heard, employer': until((): Drawn => {
      const one = alone(isWide);
      if (one === null) return null;
      const isHeard = below(2) === 0;
      const first = isHeard ? pick([one.first, heard(one.first)]) : one.first;
      const last = isHeard ? heard(one.last) : mistyped(one.last, random);
      return fold(last) === fold(one.last) || hasInitial(first[0]!, last) > 0
        ? null
        : meant(one, { ...row(first, last), ...employer(one) });
    }),
    'script: a form in Cyrillic or Greek letters, employer': until((): Drawn => {
      const one = alone();
      if (one === null) return null;
      const greek = (text: string) => spelled(text, GREEK).replace(/σ(?= |$)/g, 'ς');
      const written = pick([(text: string) => spelled(text, [['chr', 'хр'], ...CYRILLIC]), greek]);
      const [first, last] = [written(one.first), written(one.last)];
      return found(one, pick([`${first} ${last}`, `${last} ${first}`]), employer(one));
    }),
    'script: foreign letters garbled, lost or spelled out, employer': until((): Drawn => {
      const one = alone(isWide);
      const name = one ? pick([garbled, lossy, expanded])(full(one).replaceAll('’', "'")) : '';
      if (one === null || fold(name) === fold(full(one)) || /[\x7f-\x9f\xad]|\?.?\?/.test(name)) return null;
      return found(one, name, employer(one));
    }),
    'script: the own script with a title or in another order, employer': until((): Drawn => {
      const one = foreigner();
      const { first, last } = one;
      const names = /\p{sc=Han}/u.test(last)
        ? [`${last}\u3000${first}`, `${last}${first}議員`, `${last}議員${first}`, `${last}${first}先生`]
        : /\p{sc=Hangul}/u.test(last)
          ? [`${last}${first} 의원`, `${last} ${first} 님`, `${last}${first}`]
          : /\p{sc=Devanagari}/u.test(last)
            ? [`श्री ${first} ${last}`, `${first} ${last} जी`, `${last}, ${first}`]
            : null;
      const isUnique = bearers(`${first} ${last}`) === 1 && bearers(`${last}${first}`) <= 1;
      return names && isUnique && bearers(`${last} ${first}`) === 0
        ? found(one, pick(names), employer(one))
        : null;
    }),
    'initials: a citation, employer': until((): Drawn => {
      const one = alone(isWide);
      if (one === null) return null;
      const [middle] = middlesOf(one);
      const both = middle
        ? [`${one.last} ${one.first[0]}${middle[0]}`, `${one.last}, ${one.first[0]}. ${middle[0]}.`]
        : [];
      return found(one, pick([initialsOf(one), ...both]), employer(one));
    }),
    'initials: a badge with the initial of the last name, employer': until((): Drawn => {
      const one = person({ isUnique: true });
      const here = pick(one.employers);
      const same = members(here.key).filter(
        ({ first, last }) => fold(first)[0] === fold(one.first)[0] && fold(last)[0] === fold(one.last)[0],
      );
      if (!isPlain(one) || same.length > 1) return null;
      const { first, last } = one;
      const initial = pick([`${last[0]}.`, last[0]!]);
      const name = pick([
        named(`${first} ${initial}`),
        named(`${first} ${initial}`.toUpperCase()),
        { type: 'person', first_name: first, last_name: initial },
      ]);
      return meant(one, { ...name, ...exactly(here) });
    }),
    'nickname: a CRM export, or the formal name of a nickname, employer': until((): Drawn => {
      const one = alone();
      const first = one && usual(one);
      return one && first ? meant(one, { ...row(first, one.last), ...employer(one) }) : null;
    }),
    'changed employer: the known middle name, or the old address in a new signature': until((): Drawn => {
      const [one, other] = [alone(isWide), organization({ isUnique: true })];
      if (one === null || !isAmerican(other)) return null;
      const { name, domain } = other;
      const [middle] = middlesOf(one);
      const own = one.emails.find((address) => isPersonal(address, one) && holders(address) === 1);
      if (middle !== undefined) {
        const written = pick([`${one.first} ${middle}`, `${one.first} ${middle[0]}.`]);
        return found(one, pick([`${written} ${one.last}`, `${one.last}, ${written}`]), {
          organization: { name },
        });
      }
      if (own === undefined || domain === null) return null;
      const address = `${fold(one.first)[0]}${fold(one.last).replace(/[^a-z]/g, '')}@${domain}`;
      const facts = {
        emails: pick([
          [own, address],
          [address, own],
        ]),
        organization: { name },
      };
      return holders(address) > 0 ? null : found(one, pick([full(one), initialsOf(one)]), facts);
    }),
    'namesakes: the own employer, in full, with initials or in a new address': until((): Drawn => {
      const group = namesakes();
      const one = pick(group);
      const here = telling(one, group);
      if (here === undefined) return null;
      const same = members(here.key).filter(
        ({ first, last }) => fold(first)[0] === fold(one.first)[0] && fold(last) === fold(one.last),
      );
      const address = `${fold(one.first)}.${fold(one.last)}@${here.domain}`.replace(/[^\w.@-]/g, '');
      if (pick([0, 1]) && here.domain !== null && holders(address) === 0) {
        return found(one, full(one), { emails: [address] });
      }
      if (pick([0, 1]) && same.length === 1) return found(one, initialsOf(one), exactly(here));
      return meant(one, { ...row(one.first, one.last), ...at(here, below(3)) });
    }),
    'none: namesakes with the name alone, a free address or another employer': until((): Drawn => {
      const [one] = namesakes();
      const { name } = organization({ isUnique: true });
      const address = `${fold(one!.last).replace(/[^a-z]/g, '')}${10 + below(90)}@${pick(FREE)}`;
      const facts = pick([{}, { emails: [address] }, { organization: { name } }]);
      return holders(address) > 0
        ? null
        : { query: { ...row(one!.first, one!.last), ...facts }, expected: null };
    }),
    'none: another first name of the family, employer': until((): Drawn => {
      const [one, first] = [person({ isUnique: true }), pick(RELATIVES)];
      const isTold = one.aliases.some((alias) => new RegExp(`(^|[ .])${first[0]}`).test(alias));
      if (!isWide(one) || isTold || hasInitial(first[0]!, one.last) > 0) return null;
      return { query: { ...row(first, one.last), ...employer(one) }, expected: null };
    }),
    ...twentyFourthOrganizationsOf(draws),
  };
}
