import { fold } from '../../../src/names/normalize.js';
import { named } from './tuned-kinds.js';
import { builders } from './builders.js';
import { often } from './thirteenth-organizations.js';
import { fourteenthOrganizationsOf } from './fourteenth-organizations.js';
import { chamberOf, codesOf, seatsOf, stateOf } from './fourteenth-states.js';
import {
  ABROAD,
  CALLERS,
  CAMPAIGNS,
  INDIAN,
  INDIAN_SPELLINGS,
  MEN,
  SCANNED,
  SCRIPTS,
  SHARED,
  SIMPLIFIED,
  SOUNDS,
  STAFF,
  TAGS,
  TURNS,
  WOMEN,
} from './fourteenth-writings.js';
import type { Draws, Drawn, Kinds, Person } from './records.js';

const full = ({ first, last }: Person): string => `${first} ${last}`;
const isPlain = ({ first, last }: Person): boolean => /^[A-Z][a-z]+$/.test(first) && /^[A-Z]\w+$/.test(last);
const isRecent = ({ emails, places }: Person): boolean => emails.length > 0 || places.length > 0;

/** Kinds of names in scans, debates, forms, calls, programmes and scripts, and of people who only share a name. */
export function fourteenthKindsOf(draws: Draws): Kinds {
  const { random, person, foreigner, organization, bearers, namesakes, hasInitial, holders } = draws;
  const { pick, below } = random;
  const { employer, unique, noPerson } = builders(draws);
  const recent = (one: Person): object | null => (isRecent(one) ? employer(one) : null);
  /** The text with one of its fitting parts replaced; null if none fits. */
  const replaced = (text: string, pairs: readonly (readonly [RegExp, string])[]): string | null => {
    const fitting = pairs.filter(([part]) => text.search(part) > -1);
    if (fitting.length === 0) return null;
    const [part, other] = pick(fitting);
    const found = [...text.matchAll(new RegExp(part.source, 'g'))];
    const { index, 0: own } = pick(found);
    return text.slice(0, index) + other + text.slice(index + own.length);
  };
  /** A query for one of several namesakes, if a fact tells it from the others. */
  const told = (how: (one: Person) => { code: string; facts: object } | null) => (): Drawn => {
    const all = namesakes();
    const one = pick(all);
    const { code, facts } = how(one) ?? {};
    if (code === undefined) return null;
    const isElse = (other: Person) => codesOf(other).size > 0 && !codesOf(other).has(code);
    return all.every((other) => other.key === one.key || isElse(other))
      ? { query: named(full(one), facts), expected: one.key }
      : null;
  };
  return {
    'a floor debate: only the last name, state, chamber': often((): Drawn => {
      const one = person();
      const { last } = one;
      const seat = seatsOf(one)[0];
      if (seat === undefined || !/^[A-Z][a-z]{4,}$/.test(last) || hasInitial('', last) > 1) return null;
      const title = seat.role === 'upper' ? pick(['Sen.', 'Senator']) : pick(['Rep.', 'Representative']);
      const name = pick([
        `${title} ${last}`,
        `${title} ${last} of ${stateOf(seat.code)}`,
        `${title} ${last.toUpperCase()} (${seat.code})`,
        `${last.toUpperCase()}, of ${stateOf(seat.code)}`,
      ]);
      return { query: named(name, { organization: { name: chamberOf(seat) } }), expected: one.key };
    }),
    'a scanned roll: letters read wrong, employer': unique(({ first, last }) => {
      const scanned = replaced(last, SCANNED);
      return last.length < 6 || scanned === null
        ? null
        : pick([`${first} ${scanned}`, `${scanned}, ${first}`]);
    }, employer),
    'a first name of the same sound, employer': often(
      unique(({ first, last }) => {
        const others = SOUNDS.find((names) => names.includes(first))?.filter((name) => name !== first);
        if (others === undefined || hasInitial(first, last) > 1) return null;
        const other = pick(others);
        return hasInitial(other.slice(0, 3), last) > (other.startsWith(first.slice(0, 3)) ? 1 : 0)
          ? null
          : `${other} ${last}`;
      }, employer),
    ),
    'a second last name by marriage, role and employer': often(
      unique(
        ({ first, last }) => {
          const { last: other } = person({ isUnique: true });
          if (
            !WOMEN.has(first) ||
            hasInitial(first, last) > 1 ||
            !/^[A-Z][a-z]+ [A-Z][a-z]+$/.test(`${other} ${last}`)
          )
            return null;
          return pick([
            `${first} ${last}-${other}`,
            `${first} ${last} ${other}`,
            `${first} ${other} ${last}`,
          ]);
        },
        (one) => {
          const { role, title } = pick(one.posts);
          const said = title ?? role;
          return isRecent(one) && said !== null ? { ...employer(one), role: said } : null;
        },
      ),
    ),
    'no name: an address with a tag': (): Drawn => {
      const one = person();
      const address = one.emails.find((email) => fold(email.split('@')[0]!).includes(fold(one.last)));
      const [local, domain] = address?.split('@') ?? [];
      if (local === undefined || domain === undefined || holders(address!) > 1) return null;
      if (!/^[\w.-]+$/.test(local)) return null;
      const tagged = `${local}+${pick(TAGS)}@${domain}`;
      return {
        query: { type: 'person', emails: [pick([tagged, tagged.toUpperCase()])] },
        expected: one.key,
      };
    },
    'an Indian name spelled another way, employer': often(
      unique((one) => {
        if (!one.employers.some(({ name }) => INDIAN.test(name))) return null;
        return replaced(full(one), INDIAN_SPELLINGS);
      }, employer),
    ),
    'a Hindi name in the script of Gujarat or the South, employer': often((): Drawn => {
      const one = person({ isUnique: true });
      const alias = one.aliases.find((name) =>
        /^(?!.*[\u093c\u0911\u0949])[\p{Script=Devanagari} ]{5,}$/u.test(name.normalize('NFD')),
      );
      if (alias === undefined || bearers(alias) > 1 || !alias.includes(' ')) return null;
      const [distance, script] = pick(SCRIPTS);
      const written = alias.replace(/\S/gu, (letter) =>
        String.fromCodePoint(letter.codePointAt(0)! + distance),
      );
      return script.test(written) ? { query: named(written, employer(one)), expected: one.key } : null;
    }),
    'a Taiwanese name in simplified letters, employer': often((): Drawn => {
      const one = foreigner();
      const { first, last } = one;
      const letters = [...(last + first)];
      if (letters.length < 2 || !letters.every((letter) => SIMPLIFIED.has(letter) || SHARED.has(letter)))
        return null;
      const written = letters.map((letter) => SIMPLIFIED.get(letter) ?? letter).join('');
      if (written === last + first || bearers(last + first) > 1 || bearers(full(one)) > 1) return null;
      return bearers(written) > 0 ? null : { query: named(written, employer(one)), expected: one.key };
    }),
    'the columns of the name filled wrongly, employer': (): Drawn => {
      const one = person({ isUnique: true });
      const { first, last } = one;
      const more = isPlain(one) ? recent(one) : null;
      if (more === null) return null;
      const columns = pick([
        { first_name: full(one) },
        { last_name: full(one) },
        { first_name: full(one), last_name: pick(['-', '.', 'n/a', '(none)', 'PhD', 'Esq.']) },
        { first_name: pick(['Hon.', 'The Honorable', 'Dr.']), last_name: full(one) },
        { first_name: full(one), last_name: full(one) },
        { first_name: `${last},`, last_name: first },
      ]);
      return { query: { type: 'person', ...columns, ...more }, expected: one.key };
    },
    'a handle, or the name of a file or page, employer': unique((one) => {
      const { first, last } = one;
      if (!isPlain(one)) return null;
      const role = seatsOf(one)[0]?.role;
      const office = role === undefined ? '' : pick([role === 'upper' ? 'Sen' : 'Rep', '']);
      return pick([
        `@${office}${first}${last}`,
        `#${first}${last}`,
        `${last}_${first}_CV_2024.pdf`,
        `${first}_${last}_headshot.jpg`,
        `linkedin.com/in/${first}-${last}-${below(900) + 100}a7b`.toLowerCase(),
        `https://ballotpedia.org/${first}_${last}`,
        `${first}.${last}`.toLowerCase(),
      ]);
    }, recent),
    'a line of a programme, employer': unique((one) => pick(TURNS)(full(one)), recent),
    'a line of an election result, employer': unique((one) => {
      const [party, votes, share] = [pick(['D', 'R', 'I']), 1000 + below(80_000), 40 + below(59)];
      return pick([
        `${full(one)} (${party}) ${votes.toLocaleString('en')} ${share}.${below(10)}%`,
        `✓ ${full(one)}* (${party})`,
        `${one.last.toUpperCase()}, ${one.first} - ${pick(['DEM', 'REP'])} - ${share}%`,
        `${full(one)} (i)`,
        `${full(one)} (Incumbent), ${votes} votes`,
      ]);
    }, recent),
    'a participant of a video call, employer': unique((one) => pick(CALLERS)(full(one)), recent),
    'namesakes, the town of an office as the place': told(({ places }) => {
      const found = places.map((place) =>
        /[,;] ?([A-Z][a-z]+(?: [A-Z][a-z]+)?), ([A-Z]{2}) (\d{5})/.exec(place),
      );
      const [, town, code, post] = found.find((one) => one !== null) ?? [];
      if (town === undefined || code === undefined || post === undefined) return null;
      return {
        code,
        facts: { place: pick([`${town}, ${code}`, `${town} ${code} ${post}`, `${post} ${town}`]) },
      };
    }),
    'namesakes, the chamber of a state in full': told((one) => {
      const seat = seatsOf(one).find(({ isFederal }) => !isFederal);
      return seat === undefined
        ? null
        : { code: seat.code, facts: { organization: { name: chamberOf(seat) } } };
    }),
    'no match: the campaign of a member': noPerson((one) =>
      isRecent(one) ? { ...named(pick(CAMPAIGNS)(full(one))), type: pick(['person', 'organization']) } : null,
    ),
    'no match: the staff of a member, employer': noPerson((one) =>
      isRecent(one) ? named(pick(STAFF)(full(one)), employer(one)) : null,
    ),
    'no match: two people in one cell': (): Drawn => {
      const [one, other] = [person({ isUnique: true }), person({ isUnique: true })];
      const mark = pick([' and ', ' & ', ' / ', '; ', ' + ']);
      return one.last === other.last
        ? null
        : { query: named(full(one) + mark + full(other)), expected: null };
    },
    'no match: another middle initial, another employer': often((): Drawn => {
      const one = person({ isUnique: true });
      const { first, last } = one;
      const start = `${first} `;
      const middles = one.aliases
        .filter(
          (name) => name.startsWith(start) && name.endsWith(` ${last}`) && name.length > full(one).length + 1,
        )
        .map((name) => name[start.length]!.toUpperCase());
      const initial = pick([...'BCDFGHJKLMNPRSTVW']);
      if (middles.length === 0 || middles.includes(initial) || hasInitial(first, last) > 1) return null;
      const other = person();
      const employers = new Set(one.employers.map(({ name: own }) => fold(own)));
      const isElsewhere =
        codesOf(other).size > 0 &&
        [...codesOf(other)].every((code) => !codesOf(one).has(code)) &&
        !other.employers.some(({ name: own }) => employers.has(fold(own)));
      const name = `${first} ${initial}. ${last}`;
      return isElsewhere && bearers(name) === 0
        ? { query: named(name, employer(other)), expected: null }
        : null;
    }),
    'no match: a namesake abroad, employer, title and place': often((): Drawn => {
      const [one, there] = [person(), organization({ isUnique: true })];
      const isCommon = hasInitial('', one.last) >= 12 && (WOMEN.has(one.first) || MEN.includes(one.first));
      const isAbroad = there.place !== null && !/United States|[A-Z]{2} \d{5}/.test(there.place);
      if (!isCommon || !isAbroad || there.type !== 'education') return null;
      const facts = { organization: { name: there.name }, title: pick(ABROAD), place: there.place };
      return { query: named(full(one), facts), expected: null };
    }),
    'no match: a relative with the same seat': often((): Drawn => {
      const { last, posts, employers } = person();
      const { at, title } = pick(posts);
      const first = pick([...WOMEN, ...MEN]);
      if (employers.length !== 1 || title === null || hasInitial(first[0]!, last) > 0) return null;
      return { query: named(`${first} ${last}`, { organization: { name: at }, title }), expected: null };
    }),
    ...fourteenthOrganizationsOf(draws),
  };
}
