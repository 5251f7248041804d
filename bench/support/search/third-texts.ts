/* The words and the ways of writing of the third list of kinds. */

/** Texts around a whole name. The last list is for people whom the directory does not have. */
export const CHAT = [
  '[12/03/21, 18:22:10] {}: ok thanks',
  '{} added you to the group',
  '{} is typing…',
  '{} reacted 👍 to "see you there"',
  '@{} can u take a look??',
];
export const TICKETS = [
  'Ticket #48211 reopened by {}',
  '[PROJ-812] assigned to {} (was: unassigned)',
  'On Tue, 3 Mar 2020 at 09:14, {} via Announce <announce@lists.example.org> wrote:',
  '3. Re: agenda for Monday ({})',
];
export const TRANSLATED = [
  "{} — Wikipédia, l'encyclopédie libre",
  '{} - Wikipedia, la enciclopedia libre',
  '{} – Vikipedi',
  '{} — Википедия',
  '{} - 维基百科，自由的百科全书',
];
export const BADGES = ['HELLO MY NAME IS {} (she/her)', '{} · SPEAKER · DAY 2', '{} (they/them) – Table 14'];

export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  University: 'Univ',
  Institute: 'Inst.',
  Department: 'Dept',
  National: "Nat'l",
  International: 'Intl',
  Association: 'Assn',
  Center: 'Ctr',
  Hospital: 'Hosp',
  Committee: 'Cmte',
  Government: 'Govt',
  Technology: 'Tech',
  Laboratory: 'Lab',
  Foundation: 'Fdn',
  Medical: 'Med',
  College: 'Coll',
  Society: 'Soc',
  County: 'Cty',
};
export const SPELLINGS: readonly (readonly [american: string, british: string])[] = [
  ['Center', 'Centre'],
  ['Organization', 'Organisation'],
  ['Defense', 'Defence'],
  ['Labor', 'Labour'],
  ['Program', 'Programme'],
  ['Behavior', 'Behaviour'],
  ['Pediatric', 'Paediatric'],
  ['Theater', 'Theatre'],
];
export const UNIVERSITY_OF =
  /^(?:University of|Universidad del?|Universidade d[eoa]|Universitat de|Université (?:de|du)|Università (?:di|degli Studi di)|Universität(?: zu)?) (\p{Lu}\p{L}+)$/u;
export const PHRASES: readonly (readonly [name: RegExp, phrase: string])[] = [
  [/^(?:Universität|Hochschule) /, 'Professor an der {}'],
  [/^Universidad /, 'profesora titular de la {}'],
  [/^(?:Instituto|Centro|Hospital) (?:de|Nacional) /, 'investigadora del {}'],
  [/^Università /, "docente presso l'{}"],
  [/^(?:Université|Institut) d/, "chercheur à l'{}"],
  [/^Universidade /, 'aluno da {}'],
  [/^Universiteit /, 'student aan de {}'],
];
export const TWO_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
};
const ENTITIES: Readonly<Record<string, string>> = {
  '\u0301': 'acute',
  '\u0300': 'grave',
  '\u0308': 'uml',
  '\u0303': 'tilde',
  '\u0302': 'circ',
  '\u0327': 'cedil',
};
export const FOREIGN_FIRST =
  'Zsófia Tendai Oluwaseun Wiesława Þórdís Aigerim Thandeka Sakura Yevheniia Malik'.split(' ');
export const FOREIGN_LAST =
  'Wrześniewska Mutasa Adebayo-Cole Szentgyörgyi Sigurbjörnsdóttir Nurmagambetova Dlamini Kuznetsova Haraldsen Okonkwo'.split(
    ' ',
  );
export const INVENTED =
  'Zorvex Bramblewick Quillonis Tarnbeck Ostrivia Kelvaro Mirathon Pellucore Drayfeld Vantorix'.split(' ');
export const COMPANIES = [
  '{} Logistics GmbH',
  '{} Holdings Ltd',
  '{} Biotech, Inc.',
  '{} Software Oy',
  '{} Capital Partners LLP',
];

export const camel = (text: string): string => text.normalize('NFD').replace(/[^A-Za-z]/g, '');
export const spaced = (text: string, by: string): string => [...text].join(by);
export const quoted = (text: string): string => text.replaceAll("'", "''");
export const code = (letter: string): number => letter.codePointAt(0)!;

/** Turns the letters of ASCII into those of a block of styled letters. */
export const styled = (text: string, upper: number, lower: number): string =>
  text.replace(/[A-Za-z]/g, (letter) =>
    String.fromCodePoint(code(letter) + (letter < 'a' ? upper - 65 : lower - 97)),
  );

export function entity(letter: string): string {
  const [base, mark] = letter.normalize('NFD');
  const known = code(letter) < 256 && mark !== undefined && ENTITIES[mark];
  return known ? `&${base}${known};` : `&#${code(letter)};`;
}

export const encodedWord = (text: string): string =>
  `=?UTF-8?Q?${[...Buffer.from(text)]
    .map((byte) =>
      byte === 32 ? '_' : byte < 128 ? String.fromCodePoint(byte) : `=${byte.toString(16).toUpperCase()}`,
    )
    .join('')}?=`;
