import { compare } from './evidence.js';
import { rank } from './score.js';
import { NO_LEXICON } from './names/words-alike.js';
import { querySubject, subjectOf, type Facts } from './subject.js';
import { DEFAULTS } from './weights.js';

const person = (name: string, facts: Omit<Facts, 'type' | 'name'> = {}): Facts => ({
  type: 'person',
  name,
  ...facts,
});
const at = (...names: string[]) => ({ organizations: [{ names }] });

/** The record's name, split as records have it. */
const record = (firstName: string, lastName: string, facts: Omit<Facts, 'type'> = {}): Facts => ({
  type: 'person',
  firstName,
  lastName,
  ...facts,
});

const scoreOf = (query: Facts, candidate: Facts): number => {
  const subject = querySubject(query);
  const other = { subject: subjectOf(candidate) };
  const compared = compare(subject, other.subject, { ...NO_LEXICON, isName: (word) => GIVEN.has(word) });
  return rank(subject, [{ candidate: other, compared }])[0]!.score;
};
const GIVEN = new Set(['thomas', 'tomas', 'maria', 'mario', 'marrio']);

describe('The writings of one person in lists', () => {
  const ohio = at('OH state government');
  it.each<[Facts, Facts]>([
    [person('A. Kern', at('Ohio General Assembly')), record('Ada', 'Kern', ohio)],
    [person('A. Kern', at('Ohio House of Representatives')), record('Ada', 'Kern', ohio)],
    [person('A. Kern', at('State of Ohio')), record('Ada', 'Kern', ohio)],
    [person('A. Kern', at('U.S. Senate')), record('Ada', 'Kern', at('United States Senate'))],
    [person('A. Kern', at('US House')), record('Ada', 'Kern', at('United States House of Representatives'))],
    [person('A. Kern', at('City of Lindau')), record('Ada', 'Kern', at('Lindau, OH'))],
    [person('Kern A', at('Harbor Trust')), record('Ada', 'Kern', at('Harbor Trust'))],
    [person('Kern AB', at('Harbor Trust')), record('Ada', 'Kern', at('Harbor Trust'))],
    [person('Rep. Kern (OH)', ohio), record('Ada', 'Kern', ohio)],
    [person('Tomas Kern'), record('Thomas', 'Kern')],
    [person('陳江山議員'), record('江山', '陳', { aliases: ['陳江山'] })],
    [person('基隆市議會陳江山'), record('江山', '陳', { aliases: ['陳江山'] })],
    [person('陳議員江山'), record('江山', '陳')],
    [person('Ada Byron Kern'), record('Ada', 'Kern', { aliases: ['Ada Byron Kern'] })],
    [person('Mrs. Ada Kern'), record('Ada', 'Kern')],
    [person('Ada Kern Jr.'), record('Ada', 'Kern', { aliases: ['Ada Kern Jr.'] })],
    [person('Ada Kern Jr.'), record('Ada', 'Kern')],
    [person('Ada K.', at('Harbor Trust')), record('Ada', 'Kern', at('Harbor Trust'))],
    [record('Ada', 'K.', at('Harbor Trust')), record('Ada', 'Kern', at('Harbor Trust'))],
    [person('KERN (Ada)'), record('Ada', 'Kern')],
    [record('AB', 'Kern', at('Harbor Trust')), record('Ada', 'Kern', at('Harbor Trust'))],
    [person('Barb Kern'), record('Barbara', 'Kern')],
    [person('Ada Mario', at('Harbor Trust')), record('Ada', 'Marrio', at('Harbor Trust'))],
    [person('Pablo Kern', at('Harbor Trust')), record('Paul', 'Kern', at('Harbor Trust'))],
    [person('Rep.-elect Ada Kern'), record('Ada', 'Kern')],
    [person('A. Kern', at('Ohio House of Representatives, District 65')), record('Ada', 'Kern', ohio)],
    [person('Ada+K%C3%A9rn'), record('Ada', 'Kérn')],
    [person('H.E. Ada Lucia KERN (Norway)'), record('Ada Lucia', 'Kern')],
    [
      person('A. Kern', { emails: ['district24@lindau.example'] }),
      record('Ada', 'Kern', { emails: ['district24@lindau.example'] }),
    ],
  ])('are matched: %j', (query, candidate) => {
    expect(scoreOf(query, candidate)).toBeGreaterThanOrEqual(DEFAULTS.threshold);
  });

  it.each<[Facts, Facts]>([
    [person('A. Kern', at('Iowa Legislature')), record('Ada', 'Kern', ohio)],
    [
      person('A. Kern', at('U.S. Senate')),
      record('Ada', 'Kern', at('United States House of Representatives')),
    ],
    [person('A. Kern', at('University of Ohio')), record('Ada', 'Kern', ohio)],
    [person('A. Kern', at('City of Bergen')), record('Ada', 'Kern', at('Lindau, OH'))],
    [person('A. Kern', at('City of Lindau, IA')), record('Ada', 'Kern', at('Lindau, OH'))],
    [person('Maria Kern'), record('Mario', 'Kern')],
    [person('Byron Kern', ohio), record('Berta', 'Kern', { aliases: ['Kern B'], ...ohio })],
    [person('Ada Lucia Kern'), record('Ada', 'Kern', { aliases: ['Ada Byron Kern'] })],
    [person('Ada L. Kern'), record('Ada', 'Kern', { aliases: ['Ada Byron Kern'] })],
    [person('Ada Byron'), record('Ada', 'Kern', { aliases: ['Ada Byron Kern'] })],
    [person('MARIO, ADA BYRON', at('Harbor Trust')), record('Ada', 'Byron', ohio)],
    [person('Mrs. John Kern'), record('John', 'Kern')],
    [person('Ada Kern Sr.'), record('Ada', 'Kern', { aliases: ['Ada Kern Jr.'] })],
    [person('Paula Kern'), record('Paul', 'Kern', { aliases: ['Paul A. Kern'] })],
    [
      person('陳慧忠', at('Harbor Trust')),
      record('政忠', '陳', { aliases: ['陳政忠'], ...at('Harbor Trust') }),
    ],
    [{ type: 'person', firstName: 'J. Byron', lastName: 'Kern' }, record('Jonas', 'Kern')],
    [
      person('Mira Solberg', { emails: ['district24@lindau.example'], ...at('Harbor Trust') }),
      record('Ada', 'Kern', { emails: ['district24@lindau.example'], ...at('Harbor Trust') }),
    ],
    [person('Kern, Mrs. John'), record('John', 'Kern')],
    [person('Committee to Elect Ada Kern'), record('Ada', 'Kern')],
    [person('Re-Elect Ada Kern PAC'), record('Ada', 'Kern')],
    [person('Ada Kern’s press secretary'), record('Ada', 'Kern')],
    [person('Ada K.', at('Harbor Trust')), record('Ada', 'Kern', ohio)],
    [person('Pablo Kern', at('Harbor Trust')), record('Paul', 'Kern', ohio)],
    [person('A. K.', at('Harbor Trust')), record('Ada', 'Kern', at('Harbor Trust'))],
    [person('Ada Kern Acheson', at('Harbor Trust')), record('Ada', 'Kern', ohio)],
    [person('Mira Solberg (representing Ada Kern)'), record('Ada', 'Kern')],
  ])('are not those of another: %j', (query, candidate) => {
    expect(scoreOf(query, candidate)).toBeLessThan(DEFAULTS.threshold);
  });
});

describe('The writings of one organization in lists', () => {
  const organization = (name: string, facts: Omit<Facts, 'type' | 'name'> = {}): Facts => ({
    type: 'organization',
    name,
    ...facts,
  });
  it.each<[Facts, Facts]>([
    [organization('U.S. Harbor Trust'), organization('United States Harbor Trust')],
    [
      organization('Works of Lindau (now Lindau Observatory)'),
      organization('Lindau Observatory', { aliases: ['Works of Lindau'] }),
    ],
    [
      organization('LOAS - Lindau Observatory of As'),
      organization('Lindau Observatory of Astronomy', { aliases: ['LOAS'] }),
    ],
    [organization('Acme (formerly Lindau Observatory)'), organization('Lindau Observatory')],
    [organization('Harbor Trust A/S', { places: ['Denmark'] }), organization('Harbor Trust (Denmark)')],
    [
      organization('Observatory of Lindaau', { places: ['Lindau'] }),
      organization('Observatory of Lindau', { places: ['Lindau'] }),
    ],
    [organization('駿河屋㈱'), organization('株式会社駿河屋')],
    [organization('駿河屋財団(公財)'), organization('公益財団法人駿河屋財団')],
    [organization('Lindau town hall'), organization('Town of Lindau')],
    [organization('Harbor Trust, Deutschland'), organization('Harbor Trust (Germany)')],
    [organization('Harbor Trust (USA)'), organization('Harbor Trust', { places: ['Lindau, United States'] })],
    [organization('Universidad de Lindau. Facultad de Derecho'), organization('Universidad de Lindau')],
    [organization('Fakultät für Physik, Universität Lindau'), organization('Universität Lindau')],
    [organization('Town Hall, Lindau'), organization('Town of Lindau')],
    ...['Harbor Trust, based in Lindau', 'Lindau-based Harbor Trust'].map((name): [Facts, Facts] => [
      organization(name),
      organization('Harbor Trust', { places: ['Lindau, Germany'] }),
    ]),
    [organization('Institute of Praha'), organization('Institute of Prague')],
    ...['Harbor Trust (Accounts Payable)', 'Harbor Trust - Head Office'].map((name): [Facts, Facts] => [
      organization(name),
      organization('Harbor Trust', { places: ['Lindau, Germany'] }),
    ]),
    [organization('Lindau PD'), organization('Lindau Police Department')],
    [organization('Lindau Fire District I'), organization('Lindau Fire District #1')],
    [organization('Lindau Water District Number Two'), organization('Lindau Water District No. 2')],
    [organization('Harbor Trust, eingetragener Verein'), organization('Harbor Trust e.V.')],
    [organization('Lindau County SO'), organization("Lindau County Sheriff's Office")],
    [
      organization('https://www.lindau.example/en/contact.html'),
      organization('Lindau Observatory', { domains: ['lindau.example'] }),
    ],
  ])('are matched: %j', (query, candidate) => {
    expect(scoreOf(query, candidate)).toBeGreaterThanOrEqual(DEFAULTS.threshold);
  });

  it.each(['constructor', 'Lindau, constructor', '__proto__'])('may have the place %s', (place) => {
    expect(scoreOf(organization('Harbor Trust', { places: [place] }), organization(place))).toBe(0);
  });

  it('are not those of the town of another state', () => {
    const town = organization('Town of Gilsum, NH');
    expect(scoreOf(organization('Town of Gilsum', { places: ['Wyoming'] }), town)).toBeLessThan(
      DEFAULTS.threshold,
    );
    expect(scoreOf(organization('Town of Gilsum, New Hampshire'), town)).toBeGreaterThan(DEFAULTS.threshold);
  });

  it('are not those of the organization of a department, unless it is a university', () => {
    const of = (name: string) => organization(`${name}, Department of Health`);
    expect(scoreOf(of('Bergen'), organization('Bergen'))).toBeLessThan(DEFAULTS.threshold);
    expect(scoreOf(of('Bergen University'), organization('Bergen University'))).toBeGreaterThan(
      DEFAULTS.threshold,
    );
  });

  it('are not those of an organization in another country', () => {
    const record = organization('Harbor Trust (Germany)');
    expect(scoreOf(organization('Harbor Trust, Frankreich'), record)).toBeLessThan(DEFAULTS.threshold);
  });

  it('are not those of the organization to which another belongs', () => {
    const record = organization('Harbor Tidal Surveys (Norway)', { places: ['Bergen, Norway'] });
    expect(scoreOf(organization('Harbor Tidal Surveys (Norway) Foundation'), record)).toBeLessThan(
      DEFAULTS.threshold,
    );
  });

  it('are not those of an organization with another parent', () => {
    const of = (name: string) => organization('Committee on Finance', { parent: { names: [name] } });
    expect(scoreOf(of('Ohio Legislature'), of('IA state government'))).toBeLessThan(DEFAULTS.threshold);
    expect(scoreOf(of('Ohio Legislature'), of('OH state government'))).toBe(1);
  });
});
