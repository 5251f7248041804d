import { mistyped } from '../../search/random.js';
import type { Kinds, Organization, Person } from '../records.js';
import {
  at,
  employed,
  full,
  isAnother,
  isRecent,
  isSimple,
  joined,
  middleInitialOf,
  middlesOf,
  type Tools,
} from '../tools.js';
import { slip } from '../writings/errors.js';
import { CODES, chamberOf, officeOf, seatsOf, stateOf } from '../writings/states.js';

const FIRMS = [
  'Hartwell Strategies LLC',
  'Bluestone Public Affairs',
  'Lakeshore Realty Partners',
  'Pinnacle Insurance Brokers Inc.',
  'Brownlow Farber Schreck, LLP',
  'Self-employed (registered lobbyist)',
  'Law Office (sole practitioner)',
];
const PRIVATE = /^(?:company|nonprofit|education|university|healthcare)$/;

/** People with another employer than in the record, or with several. */
export function employers(tools: Tools): Kinds {
  const {
    random,
    pick,
    below,
    found,
    isFree,
    alone,
    elsewhere,
    nicknameOf,
    addressOf,
    unique,
    person,
    organization,
    bearers,
    hasInitial,
    holders,
  } = tools;
  const isAmerican = ({ place }: Organization): boolean => place?.endsWith(', United States') ?? false;
  /** A firm in the directory that a person does not work for. */
  const firm = (one: Person): Organization | null => {
    const other = organization({ isUnique: true });
    return PRIVATE.test(other.type ?? '') &&
      !/[(),;"/|]/.test(other.name) &&
      one.employers.every((own) => isAnother(own, other))
      ? other
      : null;
  };
  return {
    'another employer': () => {
      const one = person({ isUnique: true });
      return found(one, full(one), at(elsewhere(one), below(3)));
    },
    'another employer, a typing error': unique(
      ({ first, last }) => (last.length < 6 ? null : `${first} ${mistyped(last, random)}`),
      (one) => at(elsewhere(one), below(3)),
    ),
    'another employer, the middle name omitted': unique(
      ({ first, last }) => {
        const [one, middle] = first.split(' ');
        const isOnly = middle !== undefined && one!.length > 2 && hasInitial(one!, last) <= 1;
        return isOnly && bearers(`${one!} ${last}`) === 0 ? `${one!} ${last}` : null;
      },
      (one) => at(elsewhere(one), below(3)),
    ),
    'another employer, the known middle name': () => {
      const [one, other] = [alone(isSimple), organization({ isUnique: true })];
      const middle = one ? middlesOf(one)[0] : undefined;
      if (!one || middle === undefined || !isAmerican(other)) return null;
      const written = pick([`${one.first} ${middle}`, `${one.first} ${middle[0]!}.`]);
      return found(one, pick([`${written} ${one.last}`, `${one.last}, ${written}`]), employed(other.name));
    },
    'another employer, the own address': () => {
      const one = alone();
      const [own, other] = [one && addressOf(one), one && firm(one)];
      if (!one || !own || !other) return null;
      const initial = `${one.first[0]!}. ${one.last}`;
      const name = pick([full(one), initial, `${nicknameOf(one) ?? one.first} ${one.last}`]);
      const emails = [pick([own, own.toUpperCase()])];
      return found(one, name, { emails, ...employed(other.name), ...pick([{}, { title: 'Consultant' }]) });
    },
    'another employer, the own address and one at its domain': () => {
      const one = alone();
      const [own, other] = [one && addressOf(one), one && firm(one)];
      if (!one || !own || !other?.domain) return null;
      const address = `${one.first[0]!}${joined(one.last)}@${other.domain}`.toLowerCase();
      if (holders(address) > 0) return null;
      const emails = pick([0, 1]) ? [own, address] : [address, own];
      return found(one, pick([full(one), `${one.last}, ${one.first[0]!}.`]), {
        emails,
        ...employed(other.name),
      });
    },
    'another employer, the own office or post': () => {
      const one = person({ isUnique: true });
      const other = firm(one);
      const place = one.places.find((address) => /\d/.test(address));
      const post = one.posts.find(({ title }) => /^(?:district|Representative|Senator)/.test(title ?? ''));
      const fact = post && below(4) === 0 ? { title: post.title } : place ? { place } : null;
      return other && fact ? found(one, full(one), { ...employed(other.name), ...fact }) : null;
    },
    'another employer, a nickname and the town of an office': () => {
      const one = alone();
      const nickname = one && nicknameOf(one);
      const [, town, state] =
        /, ([A-Z][A-Za-z ]+),? ([A-Z]{2}) \d{5}/.exec(one?.places.join(' | ') ?? '') ?? [];
      if (!one || !nickname || !state || !CODES.includes(state) || hasInitial('', one.last) > 1) return null;
      for (let tries = 0; tries < 500; tries++) {
        const other = organization({ isUnique: true });
        if (![`, ${state}`, `, ${stateOf(state)}, United States`].some((end) => other.place?.endsWith(end))) {
          continue;
        }
        const facts = { ...employed(other.name), place: `${town}, ${state}` };
        return found(one, `${nickname} ${one.last}`, facts);
      }
      return null;
    },
    'a former employer, the post there, an initial or a slip': () => {
      const one = alone();
      if (one === null || one.last.length < 5) return null;
      const former = one.employers.filter(({ name }) => {
        const own = one.posts.filter((post) => post.at === name);
        return own.every(({ end }) => end !== null && end < '2026');
      });
      if (former.length === 0) return null;
      const { name } = pick(former);
      const post = one.posts.find((own) => own.at === name && own.title !== null);
      const last = slip(one.last, random);
      const initial = `${one.first[0]}.`;
      const written = pick([`${initial} ${one.last}`, `${one.last}, ${initial}`, `${one.first} ${last}`]);
      if (!post || !isFree(one.first, last)) return null;
      return found(one, written, { organization: { name }, title: post.title });
    },
    'a new employer, the former one behind it': () => {
      const one = alone();
      const [seat, other] = [one && seatsOf(one)[0], one && firm(one)];
      if (!one || !seat || !other || !isRecent(one)) return null;
      const old = chamberOf(seat);
      const notes = [` (formerly ${old})`, `; previously ${old}`, ` (ex ${old})`];
      const title = pick(['Lecturer', 'Senior adviser', 'Board member', 'Vice President']);
      const name = pick([full(one), `${one.last}, ${one.first}`, full(one).toUpperCase()]);
      return found(one, name, { ...employed(other.name + pick(notes)), ...pick([{}, { title }]) });
    },
    'retired or self-employed, state': () => {
      const one = alone();
      const seat = one && seatsOf(one).find(({ isFederal }) => !isFederal);
      if (!one || !seat || one.posts.some(({ end }) => end === null)) return null;
      const work = pick(['RETIRED', 'SELF-EMPLOYED', 'SELF', 'NOT EMPLOYED']);
      const name = `${one.last}, ${one.first}${middleInitialOf(one)}`.toUpperCase();
      return found(one, name, { ...employed(work), place: seat.code });
    },
    'a firm, the former office as the title': () => {
      const one = alone();
      const [seat, other, name] = [one && seatsOf(one)[0], one && firm(one), pick(FIRMS)];
      if (!one || !seat || bearers(name) > 0) return null;
      const state = stateOf(seat.code);
      const title = pick([
        `Former ${officeOf(seat)}, ${state}`,
        `Fmr. ${officeOf(seat)} (${seat.code})`,
        `Former Member, ${chamberOf(seat)}`,
        `former state legislator (${state})`,
      ]);
      return found(one, full(one), { ...employed(other && isAmerican(other) ? other.name : name), title });
    },
    'the own and another employer in one cell': () => {
      const one = alone();
      const [own, other] = [one && pick(one.employers), one && firm(one)];
      if (!one || !own || !other || /[,;/|]/.test(own.name)) return null;
      const cells = pick([0, 1]) ? [own.name, other.name] : [other.name, own.name];
      return found(one, full(one), employed(cells.join(pick(['; ', ' | ', ' / ']))));
    },
  };
}
