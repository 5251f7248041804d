import { fold } from '../../../src/names/normalize.js';
import { isAnother } from './builders.js';
import { fifteenthOrganizationsOf } from './fifteenth-organizations.js';
import {
  COMMON,
  FEMININE,
  FIRMS,
  JUNIOR,
  MAIDENS,
  MEN,
  MIDDLES,
  NICKNAMES,
  OCR,
  SOUNDS,
  STATES,
  WOMEN,
  codeOf,
  middleOf,
  stateOf,
  type Pairs,
} from './fifteenth-writings.js';
import type { Draws, Drawn, Employer, Kinds, Person } from './records.js';

type Facts = Readonly<Record<string, unknown>>;

const full = ({ first, last }: Person): string => `${first} ${last}`;
const joined = (name: string): string => fold(name).replaceAll(' ', '');
const isPlain = ({ first, last }: Person): boolean =>
  /^[A-Z][a-z]+$/.test(first) && /^[A-Z][A-Za-z'-]+$/.test(last);

/** Kinds of people as rolls, badges, bibliographies and merged spreadsheets write them, and of people who are none of them. */
export function fifteenthKindsOf(draws: Draws): Kinds {
  const { random, person, foreigner, organization, bearers, hasInitial, holders, members, aliases } = draws;
  const { pick, below } = random;
  const isAlone = ({ first, last }: Person): boolean => hasInitial(first[0]!, last) === 1;
  const isFree = (name: string): boolean => bearers(name) === 0;
  const otherState = (one: Person): string =>
    pick(Object.values(STATES).filter((state) => state !== stateOf(one)));

  /** The organization as other lists write it. */
  function written({ name }: Employer): string {
    const state = STATES[/^([A-Z]{2}) state government$/.exec(name)?.[1] ?? ''];
    if (state) return pick([name, `State of ${state}`, `${state} Legislature`, `${state} State Legislature`]);
    if (name === 'United States House of Representatives')
      return pick(['U.S. House of Representatives', 'US House', name]);
    if (name === 'United States Senate') return pick(['U.S. Senate', 'US Senate', name]);
    const [, town, code] = /^(.+), ([A-Z]{2})$/.exec(name) ?? [];
    if (town && code) return pick([name, `City of ${town}`, `${town}, ${STATES[code] ?? code}`]);
    return pick([name, name.toUpperCase()]);
  }
  /** An assembly, a government or a city at which no one else has this last name. */
  function postOf({ last, employers }: Person): Employer | null {
    const posts = employers.filter(
      ({ key, name }) =>
        /government$|^United States |, [A-Z]{2}$|Sabha|Assembly|Council|Chamber|Yuan/.test(name) &&
        members(key).filter((other) => fold(other.last) === fold(last)).length === 1,
    );
    return posts.length === 0 ? null : pick(posts);
  }
  const drawn = (query: Facts | null, expected: string | null): Drawn =>
    query && { query: { type: 'person', ...query }, expected };
  /** A person of whom only one has this last name and initial. */
  const alone = (how: (one: Person) => Facts | null) => (): Drawn => {
    const one = person({ isUnique: true });
    return isPlain(one) && isAlone(one) ? drawn(how(one), one.key) : null;
  };
  /** A person who is the only one of the last name at the organization of the query. */
  const posted = (how: (one: Person, at: string, key: string) => Facts | null) => (): Drawn => {
    const one = person({ isUnique: true });
    const post = isPlain(one) ? postOf(one) : null;
    return post && drawn(how(one, written(post), post.key), one.key);
  };
  const none = (how: (one: Person) => Facts | null) => (): Drawn => {
    const one = person();
    return isPlain(one) ? drawn(how(one), null) : null;
  };
  /** The text with one of its fitting parts replaced; null if none fits. */
  const replaced = (text: string, pairs: Pairs): string | null => {
    const fitting = pairs.filter(([part]) => part.test(text));
    return fitting.length === 0 ? null : text.replace(...pick(fitting));
  };
  const initialsOf = (one: Person): string => `${one.first[0]}${middleOf(one)?.[0] ?? ''}`;
  const addressOf = ({ emails, last }: Person): string | undefined =>
    emails.find((address) => holders(address) === 1 && fold(address).includes(fold(last).slice(0, 5)));
  const seatOf = ({ posts }: Person): string | null => {
    const seats = posts.flatMap(({ role, title }) => {
      const district = /^district (.+)$/.exec(title ?? '')?.[1];
      if (title && /^(?:Senator|Representative), /.test(title)) return [title];
      if (!district || !role || !/^(?:lower|upper)$/.test(role)) return [];
      return [`State ${role === 'lower' ? 'Representative' : 'Senator'}, District ${district}`];
    });
    return seats.length === 0 ? null : pick(seats);
  };

  return {
    'roll in capitals, middle initial, state': alone((one) => {
      const [first, last] = [one.first.toUpperCase(), one.last.toUpperCase()];
      const [middle, code] = [middleOf(one)?.[0], codeOf(one)];
      if (!middle || !code) return null;
      const place = pick([code, STATES[code]!]);
      return pick<Facts>([
        { name: `${last}, ${first} ${middle}`, place },
        { name: `${last} ${first} ${middle}`, place },
        { first_name: `${first} ${middle}`, last_name: last, place },
      ]);
    }),
    'CRM row: old address, new employer': alone((one) => {
      const address = addressOf(one);
      if (!address) return null;
      const row = { emails: [address], organization: { name: pick(FIRMS) }, title: 'Senior Advisor' };
      return pick<Facts>([
        { ...row, first_name: one.first[0], last_name: one.last },
        { ...row, first_name: `Mr./Ms. ${one.first}`, last_name: one.last.toUpperCase() },
        {
          ...row,
          name: full(one),
          emails: [address.toUpperCase(), `${joined(one.last)}${below(90)}@gmail.com`],
        },
      ]);
    }),
    'columns of two systems shifted': posted((one, at) => {
      const address = addressOf(one);
      const role = pick(one.roles);
      return pick<Facts | null>([
        { first_name: one.last, last_name: one.first, organization: { name: at } },
        { first_name: full(one), last_name: one.last, organization: { name: at } },
        { name: full(one), organization: { name: role ?? 'member' }, title: at },
        { name: `${one.last}, ${one.first}; ${full(one)}`, organization: { name: at } },
        address === undefined ? null : { name: address },
        address === undefined ? null : { name: `${full(one)} <${address}>` },
      ]);
    }),
    'conference badge with employer': posted((one, at) => ({
      name: pick([
        `Dr. ${full(one)} (${at})`,
        `${full(one)}, MPA – ${at}`,
        `${at}: ${full(one)}`,
        `Prof. ${one.last}, ${one.first}, ${at}`,
        `${one.first} ${one.last.toUpperCase()} / ${at} / Panel ${1 + below(9)}`,
      ]),
    })),
    'author with initials and affiliation': posted((one, at) => {
      const initials = initialsOf(one);
      const dotted = [...initials].map((letter) => `${letter}.`);
      const name = pick([
        `${one.last} ${initials}`,
        `${dotted.join('')} ${one.last}`,
        `${one.last}, ${dotted.join(' ')}`,
      ]);
      return { name, organization: { name: at } };
    }),
    'married, maiden or double name': posted((one, at) => {
      const other = pick(MAIDENS);
      if (!WOMEN.includes(one.first)) return null;
      const name = pick([
        `${full(one)} (née ${other})`,
        `${one.first} ${other} ${one.last}`,
        `${full(one)}-${other}`,
        `${one.first} ${other}-${one.last}`,
        `${one.first} ${other} (formerly ${one.last})`,
        `${one.last}, ${one.first} ${other[0]}.`,
      ]);
      return isFree(name) ? { name, organization: { name: at } } : null;
    }),
    'nickname and employer': posted((one, at) => {
      const short = NICKNAMES[one.first];
      const name = `${short} ${one.last}`;
      if (!short || !isFree(name)) return null;
      const organization = { name: at };
      return pick<Facts>([
        { name, organization },
        { first_name: short, last_name: one.last, organization },
      ]);
    }),
    'scanned name without more': alone((one) => {
      const first = replaced(one.first, OCR) ?? one.first;
      const last = replaced(one.last, OCR);
      if (!last || one.last.length < 7) return null;
      const name = pick([`${one.first} ${last}`, `${first} ${last}`, `${last}, ${one.first}`]);
      return isFree(name) ? { name } : null;
    }),
    'heard on the phone, state or office': alone((one) => {
      const last = replaced(one.last, SOUNDS);
      const [place, post] = [stateOf(one), postOf(one)];
      if (!last || !place || !post || one.last.length < 6) return null;
      const name = `${pick([one.first, replaced(one.first, SOUNDS) ?? one.first])} ${last}`;
      if (!isFree(name)) return null;
      return pick<Facts>([
        { name, place },
        { name, place, organization: { name: written(post) } },
        { name, organization: { name: written(post) } },
      ]);
    }),
    'register of members: title and seat': alone((one) => {
      const [title, code] = [seatOf(one), codeOf(one)];
      if (!title || !code) return null;
      const short = title.includes('Senator') ? 'Sen.' : 'Rep.';
      return pick<Facts>([
        { name: `${one.last}, Hon. ${one.first}`, title, place: STATES[code] },
        { name: `${short} ${full(one)} (${pick(['R', 'D'])}-${code})` },
        { name: `${one.first[0]}. ${one.last}`, title, place: STATES[code] },
        { name: `${short} ${one.last}, ${one.first}`, role: title, place: code },
      ]);
    }),
    'household on a mailing list': alone((one) => {
      const place = stateOf(one);
      if (!place) return null;
      const name = pick([
        `${full(one)} & guest`,
        `${full(one)} and family`,
        `${full(one)} + 1`,
        `${one.last}, ${one.first} & spouse`,
        ...(MEN.includes(one.first) ? [`Mr. and Mrs. ${full(one)}`, `The Hon. and Mrs. ${full(one)}`] : []),
      ]);
      return { name, place };
    }),
    'cut at the width of a column': posted((one, at, key) => {
      const last = one.last.toUpperCase().slice(0, 8);
      const first = one.first.toUpperCase().slice(0, 12 - last.length);
      const isSimilar = (other: Person): boolean => fold(other.last).startsWith(fold(last));
      if (last.length === one.last.length || members(key).filter(isSimilar).length > 1) return null;
      const organization = { name: at };
      return pick<Facts>([
        { name: `${last} ${first}`, organization },
        { name: `${last},${first}`, organization },
        { first_name: first, last_name: last, organization },
      ]);
    }),
    'Chinese name with an office': () => {
      const one = foreigner();
      const name = `${one.last}${one.first}`;
      if (!/^\p{Script=Han}{2,4}$/u.test(name) || bearers(full(one)) !== 1 || bearers(name) > 1) return null;
      const employer = pick(one.employers);
      const own = aliases(employer.key).filter((alias) => /^\p{Script=Han}+$/u.test(alias));
      const at = pick([employer.name, ...own]);
      const title = employer.name.includes('Council') ? '議員' : '委員';
      const query = pick<Facts>([
        { name: `${name}${title}`, organization: { name: at } },
        { name: `${one.last}${title}${one.first}`, organization: { name: at } },
        { name: `${name} 先生`, organization: { name: at } },
        own[0] ? { name: `${own[0]}${name}` } : { name: `${title} ${name}` },
        { first_name: one.first, last_name: one.last, role: title, organization: { name: at } },
      ]);
      return drawn(query, one.key);
    },
    'none: a relative at the same employer': none((one) => {
      const first = pick(WOMEN.includes(one.first) ? MEN : WOMEN);
      const post = postOf(one);
      if (!post || hasInitial(first[0]!, one.last) > 0 || one.aliases.some((alias) => alias.includes(first)))
        return null;
      return { name: `${first} ${one.last}`, organization: { name: written(post) } };
    }),
    'none: Mrs. with her husband’s name': none((one) => {
      const [middle, place] = [middleOf(one)?.[0], stateOf(one)];
      if (!MEN.includes(one.first) || !place) return null;
      const first = pick([one.first, middle ? `${one.first} ${middle}.` : one.first]);
      return { name: pick([`Mrs. ${first} ${one.last}`, `${one.last}, Mrs. ${first}`]), place };
    }),
    'none: common name in another career': none((one) => {
      const at = organization();
      if (![...MEN, ...WOMEN].includes(one.first) || !COMMON.includes(one.last)) return null;
      if (!at.place || /United States/.test(at.place) || !one.employers.every((own) => isAnother(own, at)))
        return null;
      const [name, role] = [full(one), pick(JUNIOR)];
      const facts: Facts = { name, organization: { name: at.name }, role };
      if (!at.domain || below(2) === 0) return pick<Facts>([facts, { ...facts, place: at.place }]);
      return {
        name,
        emails: [`${joined(one.first)}.${joined(one.last)}@${at.domain}`],
        organization: { name: at.name },
        role,
      };
    }),
    'none: other middle name, other state': none((one) => {
      const [own, middle] = [middleOf(one), pick(MIDDLES)];
      const initial = ` ${middle[0]}`;
      if (!own || !isAlone(one) || one.aliases.some((alias) => alias.includes(initial)) || !stateOf(one))
        return null;
      return { name: `${one.first} ${middle} ${one.last}`, place: otherState(one) };
    }),
    'none: another person who names the record': none((one) => {
      const [first, last] = [pick(WOMEN), pick(MAIDENS)];
      const post = postOf(one);
      if (!post || hasInitial(first[0]!, last) > 0) return null;
      const name = pick([
        `${first} ${last} (assistant to ${full(one)})`,
        `${first} ${last}, chief of staff to ${full(one)}`,
        `${first} ${last} on behalf of ${full(one)}`,
        `${last}, ${first}, scheduler for ${full(one)}`,
      ]);
      return pick<Facts>([{ name }, { name, organization: { name: written(post) } }]);
    }),
    'none: the feminine of the first name': none((one) => {
      const first = FEMININE[one.first];
      if (!first || !isAlone(one) || !isFree(`${first} ${one.last}`) || !stateOf(one)) return null;
      return { name: `${pick(['Ms. ', 'Mrs. ', ''])}${first} ${one.last}`, place: otherState(one) };
    }),
    ...fifteenthOrganizationsOf(draws),
  };
}
