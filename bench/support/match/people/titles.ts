import { letters } from '../../search/random.js';
import type { Kinds, Person } from '../records.js';
import { employed, full, isRecent, middleInitialOf, named, type Tools } from '../tools.js';
import { INDIAN_BODY, MEN, WOMEN } from '../writings/given-names.js';
import { chamberOf, officeOf, pressOf, seatsOf, stateOf, styleOf } from '../writings/states.js';

const BEFORE = [
  'Prof. Dr.',
  'Dr. med.',
  'Hon.',
  'The Hon.',
  'Rev. Dr.',
  'Dipl.-Ing.',
  'Mag.',
  'Dott.',
  'Ms.',
  '',
];
const BEHIND = [
  ', PhD',
  ', MPH',
  ', J.D.',
  ', Esq.',
  ', MBA',
  ', CPA',
  ', M.D.',
  ', LL.M.',
  ' MSc',
  ', P.E.',
  ' M.A.',
];
const PARTIES = [' (R)', ' (D)', ' (Ind.)', ', Esq.', ', J.D.', ', MBA', ', Ph.D.', ', MPA', ', RN', ''];
/** Titles before the name of the holder of an office. */
const OFFICES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Senator/, ['Sen.', 'Senator', 'U.S. Sen.', 'Former Sen.']],
  [/^Representative/, ['Rep.', 'Representative', 'U.S. Rep.', 'Former Rep.']],
  [/^mayor/i, ['Mayor', 'Mayor', 'His Honor Mayor', 'Former Mayor']],
  [/^councill?or/i, ['Cllr', 'Councillor', 'Cllr.']],
  [/./, ['Hon.', 'The Honorable', 'The Hon.', 'Hon. Dr.']],
];
const HOUSE = 'United States House of Representatives';
const SENATE = 'United States Senate';
const LANGUAGES = [
  {
    man: ['Sr.', 'D.', 'Señor'],
    woman: ['Sra.', 'D.ª', 'Señora'],
    house: 'Cámara de Representantes de los Estados Unidos',
    senate: 'Senado de los Estados Unidos',
  },
  {
    man: ['M.', 'Monsieur'],
    woman: ['Mme', 'Madame'],
    house: 'Chambre des représentants des États-Unis',
    senate: 'Sénat des États-Unis',
  },
  {
    man: ['Herr', 'Herrn'],
    woman: ['Frau'],
    house: 'Repräsentantenhaus der Vereinigten Staaten',
    senate: 'Senat der Vereinigten Staaten',
  },
  {
    man: ['Sig.', 'On.'],
    woman: ['Sig.ra', 'On.'],
    house: 'Camera dei rappresentanti degli Stati Uniti',
    senate: 'Senato degli Stati Uniti',
  },
  {
    man: ['Sr.', 'Exmo. Sr.'],
    woman: ['Sra.', 'Exma. Sra.'],
    house: 'Câmara dos Representantes dos Estados Unidos',
    senate: 'Senado dos Estados Unidos',
  },
  {
    man: ['dhr.', 'De heer'],
    woman: ['mevr.', 'Mevrouw'],
    house: 'Huis van Afgevaardigden van de Verenigde Staten',
    senate: 'Senaat van de Verenigde Staten',
  },
];
/** Parliaments: the country, and the name in lists of delegations. */
const HOUSES: Readonly<Record<string, readonly [country: string, name: string]>> = {
  'United States House of Representatives': ['United States of America', 'House of Representatives (USA)'],
  'United States Senate': ['United States of America', 'Senate of the United States'],
  'Lok Sabha': ['India', 'House of the People (Lok Sabha)'],
  'Rajya Sabha': ['India', 'Council of States (Rajya Sabha)'],
  'Chamber of Deputies': ['Chile', 'Chamber of Deputies (Chile)'],
  'Senate of Chile': ['Chile', 'Senate of Chile'],
};
const FATHERS = ['Ram', 'Hari', 'Shiv', 'Mohan', 'Kishan', 'Late Ratan', 'Late Gopal'];

/** Names of people with titles, degrees, honorifics and offices. */
export function titles(tools: Tools): Kinds {
  const { pick, below, next, employer, found, row, alone, unique, person, hasInitial } = tools;
  const titleOf = ({ roles }: Person): string =>
    pick(OFFICES.find(([role]) => roles.some((own) => role.test(own)))?.[1] ?? ['Hon.']);
  return {
    'titles and degrees, role and employer': unique(
      (one) => `${pick(BEFORE)} ${full(one)}${pick(BEHIND)}`.trim(),
      (one) => ({ title: pick(one.roles), ...employer(one) }),
    ),
    'an office before, a degree or party behind the name, employer': unique(
      (one) =>
        `${titleOf(one)} ${one.first} ${next() < 0.4 ? `${pick([...'ABCDEFGHJKLMNPRSTW'])}. ` : ''}${one.last}${pick(PARTIES)}`,
      employer,
    ),
    'an office and only the last name, employer': unique(
      (one) => (hasInitial('', one.last) > 1 || letters(one.last) < 5 ? null : `${titleOf(one)} ${one.last}`),
      employer,
    ),
    'an office, only the last name and the state, chamber': () => {
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
      return found(one, name, employed(chamberOf(seat)));
    },
    'former, late or elect before the office, the age': () => {
      const one = person({ isUnique: true });
      const seat = seatsOf(one)[0];
      if (seat === undefined) return null;
      const state = pressOf(seat.code);
      const house = styleOf(seat);
      const aged = `${full(one)}, ${38 + below(40)}`;
      const query = pick([
        named(`former ${house} ${full(one)}`, { place: state }),
        named(`the late ${house} ${full(one)}, ${pick(['D', 'R'])}-${state}`),
        named(`ex-${house} ${full(one)} (${state})`),
        named(`${house}-elect ${full(one)}`, { place: stateOf(seat.code) }),
        seat.isFederal ? named(`${aged}, of ${state}`) : named(`State ${house} ${aged}`, { place: state }),
      ]);
      return { query, expected: one.key };
    },
    'capitals, the honorific last, legislature': unique(
      (one) => {
        const honorific = pick([WOMEN.includes(one.first) ? 'MS.' : 'HON.', 'HON']);
        return isRecent(one)
          ? `${one.last}, ${one.first}${middleInitialOf(one)} ${honorific}`.toUpperCase()
          : null;
      },
      (one) => {
        const seat = seatsOf(one)[0];
        if (seat === undefined || seat.isFederal) return null;
        const state = stateOf(seat.code).toUpperCase();
        return {
          ...employed(pick([`STATE OF ${state}`, `${state} LEGISLATURE`])),
          title: pick([officeOf(seat).toUpperCase(), 'LEGISLATOR']),
        };
      },
    ),
    'an honorific and the employer in another language': () => {
      const one = person({ isUnique: true });
      const where = one.employers.find(({ name }) => name === HOUSE || name === SENATE);
      const language = pick(LANGUAGES);
      const isWoman = WOMEN.includes(one.first);
      if (where === undefined || (!isWoman && !MEN.includes(one.first))) return null;
      const before = pick(isWoman ? language.woman : language.man);
      const text = pick([full(one), `${one.first} ${one.last.toUpperCase()}`]);
      return found(one, `${before} ${text}`, {
        organization: { name: where.name === HOUSE ? language.house : language.senate },
      });
    },
    'an Indian honorific or the father’s name, house': unique(
      (one) => {
        const { first, last } = one;
        if (!one.employers.some(({ name }) => INDIAN_BODY.test(name)) || /\./.test(first + last)) return null;
        const name = full(one);
        const isMan = !/^\S*[aei](?: |$)|devi|kaur/i.test(first);
        return pick([
          ...(isMan ? [`Shri ${name}`, `${name} S/o ${pick(FATHERS)} ${last}`, `Shri ${name} Ji`] : []),
          `${name} ji`,
          `${name}, M.P.`,
          `Dr. ${name}, Hon'ble Member`,
          `Hon'ble ${name} Ji`,
        ]);
      },
      ({ employers }) => employed(pick(employers).name),
    ),
    'H.E. and capitals, country and house': () => {
      const one = person({ isUnique: true });
      const house = one.employers.find(({ name }) => name in HOUSES)?.name ?? '';
      const [country, name] = HOUSES[house] ?? [];
      if (country === undefined || (country.startsWith('United') && !isRecent(one))) return null;
      const [first, last] = [one.first, one.last.toUpperCase()];
      const names = [`H.E. ${first} ${last} (${country})`, `${last}, ${first} (${country})`];
      const written = pick([...names, `Hon. ${first} ${last}`, `H.E. Hon. ${last} ${first}`]);
      const title = pick(['Delegate', 'Head of delegation', 'Member of the delegation']);
      return found(one, written, { ...employed(pick([house, name!])), title, place: country });
    },
    'an honorific in the column of the first, a degree in that of the last name, employer': () => {
      const one = alone();
      return (
        one && row(`${pick(BEFORE)} ${one.first}`.trim(), one.last + pick(BEHIND), employer(one), one.key)
      );
    },
    'what the person is in brackets': unique((one) => {
      const seat = seatsOf(one)[0];
      if (seat === undefined) return null;
      const office = seat.role === 'upper' ? 'senator' : 'legislator';
      const about = [`${stateOf(seat.code)} politician`, 'American politician', 'politician', office];
      const name = `${full(one)} (${pick(about)})`;
      return pick([name, name.replaceAll(' ', '_')]);
    }),
    'the year of a class or degree, employer': unique((one) => {
      const year = String(1974 + below(30));
      const degree = `${pick(['BA', 'BS', 'JD', 'MPA'])}’${year.slice(2)}`;
      const [name, turned] = [full(one), `${one.last}, ${one.first}`];
      const names = [
        `${name} '${year.slice(2)}`,
        `${name}, Class of ${year}`,
        `${turned} (${year})`,
        `${name} ${degree}`,
      ];
      return isRecent(one) ? pick(names) : null;
    }, employer),
  };
}
