import { at, named } from './tuned-kinds.js';
import { builders } from './builders.js';
import { often, thirteenthOrganizationsOf } from './thirteenth-organizations.js';
import type { Draws, Drawn, Kinds, Person } from './records.js';

const HISPANIC = new Set(
  (
    'Garcia García Rodriguez Rodríguez Martinez Martínez Hernandez Hernández Lopez López Gonzalez González Perez ' +
    'Pérez Sanchez Sánchez Ramirez Ramírez Torres Flores Rivera Gomez Gómez Diaz Díaz Reyes Morales Cruz Ortiz ' +
    'Gutierrez Gutiérrez Chavez Chávez Ramos Ruiz Alvarez Álvarez Mendoza Vasquez Vásquez Castillo Jimenez ' +
    'Jiménez Moreno Romero Herrera Medina Aguilar Vargas Castro Mendez Méndez Guzman Guzmán Munoz Muñoz Rojas ' +
    'Salazar Soto Delgado Pena Peña Rios Ríos Vega Santiago Maldonado Nunez Núñez Acosta Figueroa Navarro ' +
    'Espinoza Fuentes Silva Pizarro Carmona Vallejo Ulloa Gahona Contreras Sandoval Valenzuela Montes Lujan'
  ).split(' '),
);
const MEN = new Set(
  (
    'Adam Albert Andrew Anthony Arthur Benjamin Bill Brian Charles Christopher Daniel David Dennis Donald Edward ' +
    'Eric Frank Frederick George Gerald Gregory Harold Henry Howard Jack James Jason Jeffrey John Joseph Kenneth ' +
    'Kevin Lawrence Mark Martin Matthew Michael Nicholas Patrick Paul Peter Philip Raymond Richard Robert Roger ' +
    'Ronald Samuel Scott Stephen Steven Thomas Timothy Walter William'
  ).split(' '),
);
/** A body of India that is an employer of the corpus. */
const INDIAN = /^(?:Rajya Sabha|Lok Sabha)$|(?:Pradesh|Rajasthan|Telangana|Haryana|Bihar|Gujarat|Odisha) Leg/;
const FATHERS = ['Ram', 'Hari', 'Shiv', 'Mohan', 'Kishan', 'Late Ratan', 'Late Gopal'];

/** Commands of LaTeX, with the letter that they change. */
const ACCENTS = new Map([
  ['\u0300', '`'],
  ['\u0301', "'"],
  ['\u0302', '^'],
  ['\u0303', '~'],
  ['\u0308', '"'],
  ['\u0327', 'c '],
]);

const PLACEHOLDERS = [
  'N/A',
  'TBD',
  'Test Test',
  'First Last',
  'First Name Last Name',
  'Unknown Unknown',
  'Same as above',
  'See attached',
  'Please select',
  'To be confirmed',
  'Name withheld',
  'John Doe',
  'asdf asdf',
  'Anonymous Donor',
  'Current Resident',
  'Not provided',
];
const NAMESAKES = [
  (name: string) => `${name} Elementary School`,
  (name: string) => `${name} Middle School`,
  (name: string) => `${name} Memorial Highway`,
  (name: string) => `${name} Memorial Bridge`,
  (name: string) => `USS ${name}`,
  (name: string) => `${name} Family Trust`,
  (name: string) => `${name} Irrevocable Trust`,
  (name: string) => `${name} Federal Building`,
  (name: string) => `${name} Memorial Park`,
];
const RELATIVES = [
  (name: string) => `Mrs. ${name}`,
  (name: string) => `Mrs ${name}`,
  (name: string) => `wife of ${name}`,
  (name: string) => `widow of ${name}`,
  (name: string) => `daughter of ${name}`,
  (name: string) => `${name}'s wife`,
  (name: string) => `${name}’s daughter`,
  (name: string) => `Mother of ${name}`,
];

const full = ({ first, last }: Person): string => `${first} ${last}`;
const isPlain = ({ first, last }: Person): boolean => /^[A-Z][a-z]+$/.test(first) && /^[A-Z]\w+$/.test(last);
const isCongress = ({ name }: { name: string }): boolean => /^United States (?:House|Senate)/.test(name);
/** Whether the person is of our time: Congress has members since 1789. */
const isRecent = ({ employers, emails }: Person): boolean => emails.length > 0 || !employers.some(isCongress);

const inLatex = (text: string): string =>
  text.normalize('NFD').replace(/(\p{L})(\p{M})/gu, (pair, letter: string, mark: string) => {
    const command = ACCENTS.get(mark);
    if (command === undefined) return pair;
    return `{\\${command}${letter === 'i' ? '\\i' : letter}}`;
  });

/** The text with its ASCII letters replaced by the letters from a point of Unicode on. */
const lettersFrom = (text: string, capitals: number, smalls: number): string =>
  text.replace(/[A-Za-z]/g, (letter) => {
    const code = letter.charCodeAt(0);
    return String.fromCodePoint(code < 97 ? code - 65 + capitals : code - 97 + smalls);
  });

/** The codes of the states that facts of the person name. */
function codesOf({ employers, roles }: Person): Set<string> {
  const texts = [...employers.map(({ name }) => name), ...roles];
  return new Set(
    texts.flatMap((text) => {
      const [, own, other] = /^([A-Z]{2}) state government$|, ([A-Z]{2})(?:--?\d+)?$/.exec(text) ?? [];
      return own ?? other ?? [];
    }),
  );
}

/** Kinds of names in catalogues, vCards, court files, transcripts, exports, profiles and lists of other countries. */
export function thirteenthKindsOf(draws: Draws): Kinds {
  const { random, bearers, namesakes } = draws;
  const { pick, below } = random;
  const { employer, unique, noPerson } = builders(draws);
  const current = (one: Person): object | null => (isRecent(one) ? employer(one) : null);
  return {
    'a BibTeX entry: accents as commands, employer': often(
      unique((one) => {
        const [first, last] = [inLatex(one.first), inLatex(one.last)];
        const isAscii = /^[ -~]+$/.test(first + last);
        if (!isAscii || (first === one.first && last === one.last)) return null;
        return pick([`${last}, ${first}`, `${first} ${last}`, `{${last}}, ${first}`]);
      }, employer),
    ),
    'a library heading: a year of birth and a relator, employer': unique(({ first, last }) => {
      const year = 1938 + below(40);
      return pick([
        `${last}, ${first}, ${year}-`,
        `${last}, ${first}, ${year}- author.`,
        `${last}, ${first}, ${year}-, interviewee.`,
        `1001_ $a${last}, ${first},$d${year}-`,
        `${last}, ${first} (${year}- )`,
      ]);
    }, current),
    'a vCard or a directory of logins: CN, N or FN, employer': unique((one) => {
      const { first, last } = one;
      const labels = (one.employers[0]!.domain ?? 'corp.local').split('.').map((label) => `DC=${label}`);
      return pick([
        `N:${last};${first};;;`,
        `FN:${first} ${last}`,
        `CN=${first} ${last},OU=Users,${labels.join(',')}`,
        `cn=${last}\\, ${first},ou=people,${labels.join(',').toLowerCase()}`,
        `displayName: ${last}, ${first}`,
      ]);
    }, current),
    'a dictated name: its last name spelled, employer': unique(({ first, last }) => {
      if (!/^[A-Za-z]{5,}$/.test(last)) return null;
      const letters = [...last.toUpperCase()];
      return pick([
        `${first} ${last} ${letters.join('-')}`,
        `${first} ${last}, spelled ${letters.join(' ')}`,
        `${first} ${last} (${letters.join('-')})`,
        `${first} ${last}, that's ${letters.join(' ').toLowerCase()}`,
        `first name ${first} last name ${last}`,
      ]);
    }, current),
    'a court file: the part in the case, employer': unique((one) => {
      const [first, last] = [one.first.toUpperCase(), one.last.toUpperCase()];
      return pick([
        `${last}, ${first}, Defendant`,
        `${full(one)}, Plaintiff-Appellant`,
        `${full(one)}, in their official capacity`,
        `IN RE: ${first} ${last}`,
        `${last}, ${first} (RESPONDENT)`,
        `Hon. ${full(one)}, Intervenor`,
      ]);
    }, current),
    'a join of tables: parts of the name twice, employer': unique((one) => {
      const { first, last } = one;
      return pick([
        `${first} ${first} ${last}`,
        `${first} ${last} ${last}`,
        `${full(one)} ${full(one)}`,
        `${full(one)}, ${full(one)}`,
        `${last}, ${last} ${first}`,
        `${last}, ${first} ${last}`,
      ]);
    }, employer),
    'a Spanish list: an initial of the mother’s last name, employer': often(
      unique(({ first, last }) => {
        if (!HISPANIC.has(last) || first.includes(' ')) return null;
        const name = `${first} ${last} ${pick([...'ABCFGLMPRSV'])}.`;
        return pick([name, name, `Dip. ${name}`, `Lic. ${name}`, name.toUpperCase()]);
      }, employer),
    ),
    'an Indian list: Shri, ji, M.P. or the father’s name, employer': unique(
      (one) => {
        const { first, last } = one;
        if (!one.employers.some(({ name }) => INDIAN.test(name)) || /\./.test(first + last)) return null;
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
      ({ employers }) => ({ organization: { name: pick(employers).name } }),
    ),
    'a French roll: capitals, the given name in brackets, employer': unique(({ first, last }) => {
      const capitals = last.toUpperCase();
      return pick([
        `${capitals} (${first})`,
        `${last} (${first})`,
        `${capitals} (${first}), rapporteur`,
        `${last} (${first}) (dir.)`,
        `${capitals} (${first}).`,
      ]);
    }, employer),
    'a profile: a handle, a hashtag or emoji, employer': unique((one) => {
      if (!isPlain(one)) return null;
      const joined = `${one.first}${one.last}`;
      return pick([
        `@${joined}`,
        `#${joined}`,
        `@${one.first}_${one.last}`,
        `${full(one)} 🇺🇸`,
        `🗳️ ${full(one)} ✅`,
        `${full(one)} 🌻🌊`,
      ]);
    }, current),
    'an export: NMN, N/A or NULL for the middle name, employer': unique(({ first, last }) => {
      if (first.includes(' ')) return null;
      const no = pick(['NMN', 'NMI', '(NMN)', 'N/A', 'NULL', 'undefined', 'nan', '-', '[none]']);
      return pick([
        `${first} ${no} ${last}`,
        `${last}, ${first} ${no}`,
        `${first} ${no} ${last}`.toUpperCase(),
      ]);
    }, employer),
    'a web page: full-width, bold or circled letters, wide spaces, employer': unique((one) => {
      if (!isPlain(one)) return null;
      const { first, last } = one;
      return pick([
        lettersFrom(`${first}\u3000${last}`, 0xff21, 0xff41),
        lettersFrom(full(one), 0x1d400, 0x1d41a),
        lettersFrom(full(one), 0x1d5d4, 0x1d5ee),
        lettersFrom(full(one), 0x1d434, 0x1d44e).replaceAll('\u{1d455}', 'ℎ'),
        lettersFrom(full(one), 0x24b6, 0x24d0),
        `${first}\u00a0${last}\u2003`,
      ]);
    }, current),
    'role and employer in each other’s column': unique(
      (one) => (isRecent(one) && one.employers.length === 1 && one.roles.length === 1 ? full(one) : null),
      ({ employers, roles }) => {
        const role = roles[0]!;
        return /^(?:lower|upper|member)$/.test(role) || bearers(role) > 0
          ? null
          : { organization: { name: role }, title: employers[0]!.name };
      },
    ),
    'namesakes, the state in brackets after the name': (): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const codes = [...codesOf(one)];
      const code = codes[0]!;
      const isElse = (other: Person) => codesOf(other).size > 0 && !codesOf(other).has(code);
      if (codes.length !== 1 || !all.every((other) => other.key === one.key || isElse(other))) return null;
      const name = pick([`${full(one)} (${code})`, `${full(one)}, ${code}`, `${full(one)} [${code}]`]);
      return { query: named(name), expected: one.key };
    },
    'namesakes, the mayor of a town': (): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const [, town] = /^([A-Z][\w .'-]+), [A-Z]{2}$/.exec(pick(one.employers).name) ?? [];
      if (town === undefined || !one.roles.every((role) => role === 'mayor')) return null;
      const isElse = ({ key, employers, roles }: Person) =>
        key !== one.key &&
        [...employers.map(({ name }) => name), ...roles].some((text) => text.includes(town));
      if (all.some(isElse)) return null;
      const facts = pick([
        { title: `Mayor of ${town}` },
        { title: `Mayor, ${town}` },
        { title: `Mayor of the City of ${town}` },
        { title: 'Mayor', organization: { name: `City of ${town}` } },
      ]);
      return { query: named(full(one), facts), expected: one.key };
    },
    'no match: a relative, the name of the member': noPerson((one) =>
      MEN.has(one.first.split(' ')[0]!) ? named(pick(RELATIVES)(full(one))) : null,
    ),
    'no match: a placeholder of a form, employer': noPerson((one) =>
      named(pick(PLACEHOLDERS), pick([employer(one), employer(one), at(pick(one.employers), 0)])),
    ),
    'no match: a school, a ship or a trust with the name of a member': noPerson((one) => {
      if (one.first.includes(one.last)) return null;
      const name = pick(NAMESAKES)(full(one));
      return { ...named(name), type: pick(['person', 'organization']) };
    }),
    ...thirteenthOrganizationsOf(draws),
  };
}
