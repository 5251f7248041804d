import { fold } from '../../../../src/names/normalize.js';
import type { Draws } from '../draws.js';
import type { Drawn, Kinds } from '../kinds.js';
import { isLatin } from '../random.js';
import { slotsOf } from '../texts.js';

export const TITLES = [
  'Dr {name}',
  'Prof. {last}, {first}',
  'Prof. Dr. {name}',
  'Mr. {name}',
  'ms {lower}',
  'Senator {name} Jr.',
  'Rep. {name}',
  'Hon. {name} III',
  '{name}, PhD, MPH',
  '{name}, B.A.',
  '{name} FRCP',
  '{name}, M.Sc., CFA',
  '{name} Esq. QC',
];

export const OFFICES = [
  'former Governor {name}',
  'ex-senator {name}',
  'the late Senator {name}',
  'then-Secretary {name}',
  'Deputy Minister {name}',
  '{name}, chief executive',
  '{name} treasurer of the club',
  'keynote speaker {name}',
  '{name}, Mayor of Springfield',
  'Bishop {name} of Elmira',
  '{name}, Chief of Staff',
];

const OTHER_LANGUAGES = [
  'Shri {name}',
  'Sra. {name}',
  'Dato {name}',
  'Univ.-Prof. {name}',
  'Ing. {name}',
  'Monsieur {name}',
  'Rt Hon {name}',
  'Baroness {name}',
  'Monsieur le Maire {name}',
  'Sehr geehrter Herr Abgeordneter {name}',
  'Madame la Sénatrice {name}',
  'Estimado Sr. Don {name}',
  'Excelentíssimo Senhor Deputado {name}',
  'Egregio Onorevole {name}',
  'Geachte heer {name}',
  'Szanowny Panie Pośle {name}',
  'Vážený pane poslanče {name}',
  'Bästa fru {name}',
  'Αξιότιμε κύριε {name}',
  'Уважаемый господин {name}',
  'Sayın {name} Hanımefendi',
];

const TITLES_AND_LAST_NAMES = ['Senator', 'Governor', 'Rep.', 'Dr.', 'Mrs.', 'Professor'].map(
  (title) => `${title} {last}`,
);
const MINUTES = [
  'Rep. {last} offered the following amendment',
  'Senator {last} rose on a point of order',
  'Hon. {last} moved the previous question',
  'Shri {last} asked for a division',
  'Mr. {last} withdrew the motion',
];
const MATTERS_OF_LAST_NAMES = [
  '{lowerlast} speeches',
  '{last} voting record',
  '{lowerlast} office hours',
  '{last} chief of staff',
];
const GIVEN_NAMES_AND_STATES = [
  '{first} from {state}',
  '{lowerstate} legislator {lowerfirst}',
  '{first}, {state} house',
];
const PARTIES = [
  '{last} {party}-{lowercode}',
  '{lowerlast} {lowercode}{district}',
  '{last} {code}{district}',
];
const MATTERS = [
  'senator {lowerlast} voting record',
  'senator {lowerlast} trade bill speech',
  'senator {lowerlast} health care plan',
  'Senator {last} infrastructure vote',
];
const PARTIES_AND_STATES = [
  'Sen. {last} ({party}-{state})',
  'Rep. {last}, {party}-{state}',
  'Senator {last} [{party}-{state}]',
];
const INITIALS_AND_OFFICES = ['Senator', 'Mayor', 'Judge', 'Minister', 'Member of Parliament'].map(
  (office) => `{initial}. {last}, ${office}`,
);

/** The sponsors of bills, campaign signs and results of elections. */
export const ELECTIONS = [
  'HB {number} by {name}, 2nd reading {weekday}',
  'sponsor: {last}, {first}; +{n} cosponsors',
  'lobbying report Q3: contacted {name} re S. {number}',
  'amendement n° {n} présenté par {name}',
  'proyecto de ley {number}, autor: {name}',
  'Paid for by Friends of {name}',
  'Re-elect {name} on Nov {n}',
  'VOTE {NAME} FOR A BETTER TOMORROW',
  'Yard sign: {NAME} {year}',
  '{LAST}, {FIRST}  {votes}  {share}%',
  '{name} (R) ........ {votes}',
  '☑ {name}',
  'Precinct {n}: {name} {votes} votes',
  '{name} – gewählt mit {votes} Stimmen',
];

const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AL Alabama, AZ Arizona, CA California, CO Colorado, CT Connecticut, FL Florida, GA Georgia, ' +
    'IA Iowa, ID Idaho, IL Illinois, KS Kansas, KY Kentucky, MA Massachusetts, MD Maryland, ' +
    'MI Michigan, MN Minnesota, MO Missouri, MT Montana, NC North Carolina, NY New York, ' +
    'OH Ohio, PA Pennsylvania, TN Tennessee, TX Texas, VT Vermont, WI Wisconsin'
  )
    .split(', ')
    .map((state) => [state.slice(0, 2), state.slice(3)]),
);
const SENATORS = ['Sen. {last}, {code}', 'sen {lowerlast} {lowercode}', 'Senator {last} of {state}'];
const CONGRESSMEN = [
  'Rep. {last}, {code}-{district}',
  'congressman {lowerlast} {lowercode}-{district}',
  'Rep. {last} from {code}, House',
];
const FORMER_CONGRESSMEN = ['former representative {last} {code}', 'Rep. {last} ({code}), U.S. House'];
const MAYORS = ['mayor {lowerlast} {city}', '{last} mayor of {city} {code}', "{city}'s mayor {last}"];
const SEATS = [
  '{last} district {district} {code}',
  'member for district {district} ({code}): {last}',
  '{lowerlast} {lowercode} state district {district}',
  '{code} state government / {last} / district {district}',
  '{last}, the {state} legislator',
  'state lawmaker {last} from {state}',
  'who is {last} in the {state} statehouse',
  '{last} {state} district {district}',
  'office of state lawmaker {last}, {state}',
  'Hon. {last}, {state}, district {district}',
];
const DISTRICTS = [
  '{last} HD-{district} {state}',
  '{lowerlast} {lowercode} hd{district}',
  'rep {lowerlast} hd {district} {lowercode}',
  'HD{district} {last} {state}',
  '{state} AD {district}, {last}',
];
/** The offices of a state as newspapers and their readers shorten them. */
const STATE_OFFICES: Readonly<Record<string, readonly string[]>> = {
  governor: ['guv {lowerlast}', '{last} guv', 'Gov. {last}'],
  'secretary of state': [
    'SOS {last}',
    'sec. of state {last}',
    '{lowerlast} sos',
    'secy of state {lowerlast}',
  ],
  'attorney general': ['atty gen {lowerlast}', 'AG {last}', '{lowerlast} atty. gen.'],
};
const NAMES_AND_STATES = [
  '{lower} {lowerstate}',
  '{name} {code}',
  '{last}, {first} - {state}',
  '{name} from {state}',
  'state legislator {name}, {state}',
  '{name} {state} district {district}',
  '{lower} {state} legislature',
];

/** Titles, degrees, forms of address and offices. */
export function titlesAndOfficesKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, bearersOf, peopleOf, namesakes, person } = draws;
  const { pick } = random;
  const peopleByKey = new Map(corpus.people.map((one) => [one.key, one]));
  const seats = corpus.members.flatMap(({ person: key, name, last, organization, role }) => {
    const code = [
      /^([A-Z]{2}) state government$/.exec(organization),
      /, ([A-Z]{2})$/.exec(organization),
      /^(?:Senator|Representative), ([A-Z]{2})\b/.exec(role ?? ''),
    ].find((found) => found !== null)?.[1];
    const state = STATES[code ?? ''];
    if (code === undefined || state === undefined || !isLatin(last) || last.length < 4) return [];
    const district = /^(?:district |Representative, [A-Z]{2}-)(\d+)$/.exec(role ?? '')?.[1];
    const city = /^(.*), [A-Z]{2}$/.exec(organization)?.[1];
    return [{ key, name, last, words: fold(last).split(' '), code, state, district, city, role: role ?? '' }];
  });
  type Seat = (typeof seats)[number];
  const seatsByState = Map.groupBy(seats, ({ code }) => code);
  const slotsOfSeat = ({ last, code, state, district = '', city = '' }: Seat) => ({
    last,
    lowerlast: last.toLowerCase(),
    code,
    lowercode: code.toLowerCase(),
    state,
    lowerstate: state.toLowerCase(),
    district,
    city,
  });
  /** Whether no other person of the state has the last name. */
  const isOnlyOne = ({ key, code, words }: Seat): boolean =>
    !seatsByState
      .get(code)!
      .some((other) => other.key !== key && words.every((word) => other.words.includes(word)));
  const legislators = seats.filter(({ role, district }) => role.startsWith('district') && district);
  const senators = seats.filter(({ role }) => role.startsWith('Senator'));
  const congressmen = seats.filter(({ role, district }) => role.startsWith('Rep') && district);
  const offices = [
    [MAYORS, seats.filter(({ city, role }) => city !== undefined && role === 'mayor')],
    [SENATORS, senators],
    [CONGRESSMEN, congressmen],
    [FORMER_CONGRESSMEN, seats.filter(({ role, district }) => role.startsWith('Rep') && !district)],
  ] as const;
  const givenNames = corpus.people.flatMap(({ first }) => fold(first).split(' '));
  const firstNames = new Set(givenNames);

  return {
    'title, degree or suffix': draws.aroundPerson(TITLES),
    'office around a name': draws.aroundPerson(OFFICES),
    'title or form of address in another language': draws.aroundPerson(OTHER_LANGUAGES),
    'election or bill': draws.aroundPerson(ELECTIONS),
    'title and last name': draws.aroundLast(TITLES_AND_LAST_NAMES),
    'title and last name in minutes': draws.aroundLast(MINUTES),
    'title, last name and a matter': () => {
      const { last } = pick(senators);
      return [write(MATTERS, { last, lowerlast: last.toLowerCase() }), peopleOf(last)];
    },
    'title, last name, party and state': draws.aroundLast(PARTIES_AND_STATES, () => ({
      party: pick(['D', 'R', 'I']),
      state: pick(Object.keys(STATES)),
    })),
    'initial, last name and office': () => {
      const { first, last } = person();
      if (peopleOf(last).size === 0) return null;
      const initial = fold(first)[0]!;
      const same = namesakes(last).filter((one) => fold(one.first).startsWith(initial));
      return [
        write(INITIALS_AND_OFFICES, { initial: initial.toUpperCase(), last }),
        new Set(same.map(({ key }) => key)),
      ];
    },
    'last name, office and state': (): Drawn => {
      const [templates, holders] = pick(offices);
      const seat = pick(holders);
      return isOnlyOne(seat) ? [write(templates, slotsOfSeat(seat)), new Set([seat.key])] : null;
    },
    'last name, state and seat': () => {
      const seat = pick(legislators);
      if (!isOnlyOne(seat) || seat.last.length < 5 || firstNames.has(fold(seat.last))) return null;
      return [write(SEATS, slotsOfSeat(seat)), new Set([seat.key])];
    },
    'last name and office of a state in short': () => {
      const { role, last } = pick(corpus.members);
      const templates = STATE_OFFICES[fold(role ?? '')];
      if (templates === undefined || !isLatin(last) || / /.test(last)) return null;
      const holders = corpus.members.filter(
        (one) => fold(one.last) === fold(last) && fold(one.role ?? '') === fold(role ?? ''),
      );
      const keys = new Set(holders.map(({ person }) => person));
      return [write(templates, { last, lowerlast: last.toLowerCase() }), keys];
    },
    'last name and district in short': () => {
      const seat = pick(legislators);
      if (!isOnlyOne(seat) || seat.last.length < 5 || firstNames.has(fold(seat.last))) return null;
      return [write(DISTRICTS, slotsOfSeat(seat)), new Set([seat.key])];
    },
    'last name and a matter': () => {
      const { last } = pick(senators);
      return [write(MATTERS_OF_LAST_NAMES, { last, lowerlast: last.toLowerCase() }), peopleOf(last)];
    },
    'name and the seat of a party': () => {
      const seat = pick(congressmen);
      const slots = { ...slotsOfSeat(seat), party: pick(['d', 'r']) };
      return isOnlyOne(seat) ? [write(PARTIES, slots), new Set([seat.key])] : null;
    },
    'rare given name and state': () => {
      const seat = pick(legislators);
      const one = peopleByKey.get(seat.key);
      const given = fold(one?.first ?? '');
      if (one === undefined || given.length < 5 || givenNames.filter((name) => name === given).length > 1)
        return null;
      return [write(GIVEN_NAMES_AND_STATES, { ...slotsOf(one), ...slotsOfSeat(seat) }), new Set([seat.key])];
    },
    'name and state': () => {
      const seat = pick(legislators);
      const one = peopleByKey.get(seat.key);
      if (one === undefined || bearersOf(one.name).size > 1) return null;
      return [write(NAMES_AND_STATES, { ...slotsOf(one), ...slotsOfSeat(seat) }), new Set([seat.key])];
    },
  };
}
