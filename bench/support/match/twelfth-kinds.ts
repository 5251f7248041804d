import { fold } from '../../../src/names/normalize.js';
import { at, named } from './tuned-kinds.js';
import { builders } from './builders.js';
import { twelfthOrganizationsOf } from './twelfth-organizations.js';
import type { Draws, Drawn, Kinds, Person } from './records.js';

const STATES = new Map(
  (
    'AL=Alabama,AK=Alaska,AZ=Arizona,AR=Arkansas,CA=California,CO=Colorado,CT=Connecticut,DE=Delaware,' +
    'FL=Florida,GA=Georgia,HI=Hawaii,ID=Idaho,IL=Illinois,IN=Indiana,IA=Iowa,KS=Kansas,KY=Kentucky,' +
    'LA=Louisiana,ME=Maine,MD=Maryland,MA=Massachusetts,MI=Michigan,MN=Minnesota,MS=Mississippi,MO=Missouri,' +
    'MT=Montana,NE=Nebraska,NV=Nevada,NH=New Hampshire,NJ=New Jersey,NM=New Mexico,NY=New York,' +
    'NC=North Carolina,ND=North Dakota,OH=Ohio,OK=Oklahoma,OR=Oregon,PA=Pennsylvania,RI=Rhode Island,' +
    'SC=South Carolina,SD=South Dakota,TN=Tennessee,TX=Texas,UT=Utah,VT=Vermont,VA=Virginia,WA=Washington,' +
    'WV=West Virginia,WI=Wisconsin,WY=Wyoming'
  )
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);
const ASSEMBLIES = new Set('AR,CO,CT,DE,GA,IL,IN,IA,KY,MD,MO,NC,OH,PA,RI,SC,TN,VT,VA'.split(','));
const STATE_LEGISLATURES = new Set('CA,HI,LA,ME,NY,WA'.split(','));

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

const WOMEN = new Set(
  (
    'Amy Andrea Angela Ann Anna Anne Annette Barbara Becky Beth Betty Beverly Bonnie Brenda Carol Caroline ' +
    'Carolyn Catherine Cathy Cheryl Christina Christine Cindy Connie Cynthia Dawn Debbie Deborah Debra Denise ' +
    'Diana Diane Dina Donna Doris Dorothy Elaine Elizabeth Ellen Emily Eva Frances Gail Gina Gloria Grace Heather ' +
    'Helen Holly Ilana Jane Janet Janice Jean Jennifer Jenny Jessica Jill Joan Joanne Joyce Judith Judy Julia ' +
    'Julie Karen Katherine Kathleen Kathy Katie Kristin Laura Lauren Linda Lisa Liz Lois Lori Louise Margaret ' +
    'Maria Marie Marilyn Martha Mary Maureen Melissa Michelle Monica Nancy Nicole Norma Pamela Patricia Patty ' +
    'Paula Peggy Rachel Rebecca Renee Rita Rosa Rose Ruth Sally Samantha Sandra Sara Sarah Sharon Sheila Shelley ' +
    'Shirley Stacey Stephanie Sue Susan Suzanne Sylvia Tammy Teresa Theresa Tina Valerie Vicki Victoria Virginia ' +
    'Wanda Wendy Yvonne'
  ).split(' '),
);
const MEN = new Set(
  (
    'Adam Albert Alexander Andrew Anthony Arthur Benjamin Bill Bob Brian Bruce Carl Charles Christopher Daniel ' +
    'David Dennis Donald Edward Eric Ernest Eugene Francis Frank Fred Frederick George Gerald Glenn Greg Gregory ' +
    'Harold Harry Henry Howard Jack James Jason Jeff Jeffrey Jim Joe John Joseph Joshua Keith Kenneth Kevin ' +
    'Lawrence Mark Martin Matthew Michael Mike Nathan Nicholas Patrick Paul Peter Philip Ralph Raymond Richard ' +
    'Robert Roger Ronald Samuel Scott Stephen Steve Steven Thomas Timothy Tom Victor Walter William'
  ).split(' '),
);

/** Given names as old rolls and yearbooks abbreviate them. */
const CONTRACTED = new Map(
  (
    'William=Wm.,Charles=Chas.,George=Geo.,James=Jas.,Thomas=Thos.,John=Jno.,Robert=Robt.,Edward=Edw.,' +
    'Samuel=Saml.,Benjamin=Benj.,Alexander=Alex.,Daniel=Danl.,Frederick=Fredk.,Joseph=Jos.,Richard=Richd.,' +
    'Nathaniel=Nathl.,Andrew=Andw.,Archibald=Archd.,Augustus=Aug.,Theodore=Theo.,Abraham=Abr.,Matthew=Matt.,' +
    'Henry=Hy.,Jonathan=Jona.,Ebenezer=Eben.,Philip=Phil.'
  )
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);

const NOTES = [
  ' (tbc)',
  ' - SPEAKER',
  ' (via Zoom)',
  ' +1',
  ' + guest',
  ' (apologies)',
  ' [absent]',
  ' – panel chair',
  ' (vegetarian)',
  ' (arriving late)',
  ' (remote)',
  ' *',
  ' (invited)',
  ' (1st time)',
  ' - CANCELLED',
];
const FIRMS = [
  'Holland & Knight LLP',
  'Akin Gump Strauss Hauer & Feld LLP',
  'Brownstein Hyatt Farber Schreck, LLP',
  'Squire Patton Boggs',
  'Cornerstone Government Affairs, Inc.',
  'McGuireWoods Consulting LLC',
  'Self-employed (registered lobbyist)',
  'Capitol Strategies Group',
];
const AIDES = [
  (name: string) => `Chief of Staff to ${name}`,
  (name: string) => `Legislative Aide, Office of ${name}`,
  (name: string) => `Scheduler for ${name}`,
  (name: string) => `Communications Director, ${name}`,
];

const capital = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const inAddress = (name: string): string => fold(name).replaceAll(' ', '');
const isAddress = (text: string): boolean => /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text);
const full = ({ first, last }: Person): string => `${first} ${last}`;
const isCongress = ({ name }: { name: string }): boolean => name === HOUSE || name === SENATE;

const ordinal = (number: number): string => {
  const tens = number % 100;
  return `${number}${tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
};

const codeOf = (name: string): string | undefined => /^([A-Z]{2}) state government$/.exec(name)?.[1];
/** The code of the state, if the person has no employer but its government and its bodies. */
const stateOf = ({ employers }: Person): string | undefined => {
  const codes = employers.flatMap(({ name }) => codeOf(name) ?? []);
  return codes.length === 1 && STATES.has(codes[0]!) && !employers.some(isCongress) ? codes[0] : undefined;
};
const legislatureOf = (code: string): string => {
  if (code === 'MA' || code === 'NH') return `${STATES.get(code)!} General Court`;
  if (code === 'ND' || code === 'OR') return `${STATES.get(code)!} Legislative Assembly`;
  if (ASSEMBLIES.has(code)) return `${STATES.get(code)!} General Assembly`;
  return `${STATES.get(code)!} ${STATE_LEGISLATURES.has(code) ? 'State ' : ''}Legislature`;
};
const districtOf = ({ roles }: Person): number | undefined => {
  const numbers = roles.flatMap((role) => /^district (\d+)$/.exec(role)?.[1] ?? []);
  return numbers.length === 1 ? Number(numbers[0]) : undefined;
};
/** Whether a fact of the person names the state. */
const isOf = ({ employers, roles }: Person, code: string): boolean =>
  [...employers.map(({ name }) => name), ...roles].some(
    (text) => new RegExp(`\\b${code}\\b`).test(text) || text.includes(STATES.get(code)!),
  );

/** The form of a woman's last name in Czech and Slovak texts. */
const inCzech = (last: string): string => `${last.replace(/[ao]$/, '')}ová`;

/** Kinds of names in mail headers, forms, conference rolls, old yearbooks, foreign lists and registers. */
export function twelfthKindsOf(draws: Draws): Kinds {
  const { random, person, bearers, namesakes, hasInitial } = draws;
  const { pick, below } = random;
  const { employer, unique, noPerson } = builders(draws);
  /** Whether no other person has the last name and a first name with the initial. */
  const isSole = ({ first, last }: Person): boolean => hasInitial(first[0]!, last) === 1;
  const alone = (one: Person): object | null => (isSole(one) ? employer(one) : null);
  /** A person of our time: Congress has members since 1789. */
  const isRecent = ({ employers, emails }: Person): boolean =>
    emails.length > 0 || !employers.some(isCongress);
  const current = (one: Person): object | null => (isRecent(one) ? employer(one) : null);
  /** A name that no person has, not even with another first name of its initial. */
  const newName = (first: string): string | null => {
    const { last } = person();
    return /^\p{L}{3,}$/u.test(first) && /^\p{L}{4,}$/u.test(last) && hasInitial(first[0]!, last) === 0
      ? `${first} ${last}`
      : null;
  };
  return {
    'a pasted mail header: name and own address': unique((one) => {
      const address = one.emails.find(isAddress);
      if (address === undefined) return null;
      const { first, last } = one;
      return pick([
        `"${last}, ${first}" <${address}>`,
        `${first} ${last} <${address}>`,
        `${first} ${last} (${address})`,
        `${last}, ${first} <${address}>;`,
        `${first} ${last} [mailto:${address}]`,
      ]);
    }),
    'a login for the name, employer': unique(
      (one) => {
        const { first, last } = one;
        if (!/^[A-Za-z]+$/.test(first) || !/^[A-Za-z'-]+$/.test(last) || !isSole(one)) return null;
        const [given, family] = [inAddress(first), inAddress(last)];
        return pick([
          `${given}.${family}`,
          `${given}_${family}`,
          `${family}.${given}`,
          `${given[0]!}.${family}`,
          `${given[0]!}${family}`,
        ]);
      },
      (one) => current(one),
    ),
    'a conference roll: a note after the name, employer': unique((one) => {
      const pronouns = WOMEN.has(one.first) ? [' (she/her)'] : MEN.has(one.first) ? [' (he/him)'] : [];
      const name = pick([full(one), `${one.last}, ${one.first}`]);
      return `${name}${pick([...NOTES, ...pronouns, ...pronouns, ...pronouns])}`;
    }, current),
    'a headline: name, role and employer in one text': unique((one) => {
      const { employers, roles } = one;
      if (!isRecent(one) || employers.length !== 1 || roles.length !== 1) return null;
      const [role, where] = [capital(roles[0]!), employers[0]!.name];
      if (/^(?:lower|upper|rep|sen|legislature)$/i.test(role)) return null;
      return pick([
        `${full(one)} - ${role} - ${where}`,
        `${full(one)} | ${role} at ${where}`,
        `${full(one)}, ${role}, ${where}`,
        `${full(one)} – ${where}`,
      ]);
    }),
    'the whole name in one of two columns, employer': () => {
      const one = person({ isUnique: true });
      const { first, last } = one;
      const parts = pick([
        { first_name: first, last_name: full(one) },
        { first_name: full(one), last_name: last },
        { last_name: full(one) },
        { last_name: `${last}, ${first}` },
        { first_name: full(one) },
      ]);
      return { query: { type: 'person', ...parts, ...employer(one) }, expected: one.key };
    },
    'a yearbook: an abbreviated given name, employer': unique(
      (one) => {
        const [first, ...rest] = one.first.split(' ');
        const short = CONTRACTED.get(first!);
        if (short === undefined || !isSole(one)) return null;
        const given = [short, ...rest].join(' ');
        return pick([`${given} ${one.last}`, `${one.last}, ${given}`, `Hon. ${given} ${one.last}`]);
      },
      ({ employers }) => {
        const where = employers.find(isCongress);
        return where === undefined ? null : at(where, 0);
      },
    ),
    'a question mark for a lost letter, employer': unique((one) => {
      const name = full(one);
      const lost = name.replace(/[^ -~]|(?<=\p{L})'(?=\p{L})/gu, pick(['?', '?', '\u{FFFD}']));
      return lost === name || lost.replace(/[^?\u{FFFD}]/gu, '').length > 2 ? null : lost;
    }, alone),
    'a Czech list: a woman’s last name, employer': unique(
      ({ first, last }) =>
        WOMEN.has(first.split(' ')[0]!) && /^\p{L}{4,}$/u.test(last)
          ? pick([`${first} ${inCzech(last)}`, `${inCzech(last)} ${first}`])
          : null,
      alone,
    ),
    'a foreign list: honorific, employer in that language': () => {
      const one = person({ isUnique: true });
      const where = one.employers.find(isCongress);
      const language = pick(LANGUAGES);
      const isWoman = WOMEN.has(one.first);
      if (where === undefined || (!isWoman && !MEN.has(one.first))) return null;
      const before = pick(isWoman ? language.woman : language.man);
      const text = pick([full(one), `${one.first} ${one.last.toUpperCase()}`]);
      return {
        query: named(`${before} ${text}`, {
          organization: { name: where.name === HOUSE ? language.house : language.senate },
        }),
        expected: one.key,
      };
    },
    'minutes: a last name broken at the end of a line, employer': unique(({ first, last }) => {
      if (!/^[A-Za-z]{7,}$/.test(last)) return null;
      const breaks = [...last.matchAll(/(?<=^.{2,}[aeiouy][^aeiouy]?)(?=[^aeiouy][aeiouy].{1,}$)/gi)];
      if (breaks.length === 0) return null;
      const place = pick(breaks).index;
      const broken = `${first} ${last.slice(0, place)}- ${last.slice(place)}`;
      return pick([broken, broken, broken.toUpperCase()]);
    }, alone),
    'a lobbying register: a firm, the former office': unique(
      (one) => (stateOf(one) !== undefined && districtOf(one) !== undefined ? full(one) : null),
      (one) => {
        const code = stateOf(one)!;
        const firm = pick(FIRMS);
        return bearers(firm) > 0
          ? null
          : {
              organization: { name: firm },
              title: pick([
                `Former member, ${legislatureOf(code)} (District ${districtOf(one)!})`,
                `former state legislator (${STATES.get(code)!})`,
                `Fmr. ${STATES.get(code)!} lawmaker, District ${districtOf(one)!}`,
              ]),
            };
      },
    ),
    'namesakes, the legislature of a state in full': (): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const code = stateOf(one);
      return code === undefined || all.some((other) => other.key !== one.key && isOf(other, code))
        ? null
        : { query: named(full(one), { organization: { name: legislatureOf(code) } }), expected: one.key };
    },
    'namesakes, the seat in words': (): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const role = pick(one.roles);
      const [, seat, code, number] = /^(Representative|Senator), ([A-Z]{2})(?:-(\d+))?$/.exec(role) ?? [];
      const state = code === undefined ? undefined : STATES.get(code);
      if (state === undefined || all.some((other) => other.key !== one.key && isOf(other, code!)))
        return null;
      const district =
        Number(number ?? 0) > 0
          ? [
              `U.S. Representative for ${state}'s ${ordinal(Number(number))} congressional district`,
              `Congressman from ${state} (${ordinal(Number(number))} District)`,
            ]
          : [`U.S. Representative from ${state}`];
      const title = pick(
        seat === 'Senator' ? [`U.S. Senator from ${state}`, `United States Senator for ${state}`] : district,
      );
      return { query: named(full(one), { title }), expected: one.key };
    },
    'no match: namesakes, an office that all of them hold': (): Drawn => {
      const all = namesakes();
      if (!all.every((one) => stateOf(one) !== undefined)) return null;
      const office = pick([
        { title: 'State legislator' },
        { title: 'State legislator', organization: { name: 'State Legislature' } },
        { role: 'state lawmaker' },
      ]);
      return { query: named(full(all[0]!), office), expected: null };
    },
    'no match: a successor in the seat': noPerson((one) => {
      const district = districtOf(one);
      const name = newName(pick([one.first, person().first]));
      const where = one.employers.find((employer) => codeOf(employer.name) !== undefined);
      return district === undefined || name === null || where === undefined
        ? null
        : named(name, { title: `district ${district}`, ...at(where, below(3)) });
    }),
    'no match: an aide, the member’s name in the title': noPerson((one) => {
      const name = newName(person().first);
      return name === null || !isRecent(one) || one.first.includes(one.last)
        ? null
        : named(name, { title: pick(AIDES)(full(one)), ...at(pick(one.employers), below(3)) });
    }),
    ...twelfthOrganizationsOf(draws),
  };
}
