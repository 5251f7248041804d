import { readingsOf } from './names/segments.js';
import { readingTiers } from './reading-tiers.js';
import { compare } from './evidence.js';
import { rank } from './score.js';
import { NO_LEXICON } from './names/words-alike.js';
import { querySubject, subjectOf, type Facts } from './subject.js';
import { DEFAULTS } from './weights.js';

const UNIVERSITY = { names: ['Lantern University', 'Lantern U'] };

function scoreOf(name: string, record: Omit<Facts, 'type'>): number {
  const query = querySubject({ type: 'organization', name });
  const subject = subjectOf({ type: 'organization', ...record });
  return rank(query, [{ candidate: { subject }, compared: compare(query, subject, NO_LEXICON) }])[0]!.score;
}

describe('A name among other texts', () => {
  it.each<[string, Omit<Facts, 'type'>]>([
    ['Press Office, Harbour Hospital, Lindau', { name: 'Harbour Hospital', places: ['Lindau, Germany'] }],
    ['Dept. of Physics, Lantern University', { name: 'Lantern University' }],
    ['Acme Medical (Lindau)', { name: 'Acme Medical SA (Germany)', places: ['Lindau, Germany'] }],
    ['Lantern University - Tide Centre', { name: 'Tide Centre', parent: UNIVERSITY }],
    ['Tide Centre / LU', { name: 'Tide Centre', parent: { names: ['Lantern University', 'LU'] } }],
    ['TC (Tide Centre)', { name: 'Tide Centre', aliases: ['TC'] }],
    ['Harbour Light Co., Ltd., Lindau, Germany', { name: 'Harbour Light', places: ['Lindau, Germany'] }],
    ['Natl Ctr Agr Tides, Lindau', { name: 'National Centre for Agricultural Tides', places: ['Lindau'] }],
    [
      'Lantern University (formerly Tide Technical School)',
      { name: 'Lantern University', places: ['Lindau'] },
    ],
    ['Lantern University\nTide Centre', { name: 'Tide Centre', parent: UNIVERSITY }],
    ['Tide Centre - DUPLICATE', { name: 'Tide Centre', places: ['Lindau'] }],
    ['Tide Centre (renewal pending)', { name: 'Tide Centre', places: ['Lindau'] }],
    ['Tide Centre, 12 High Road, Lindau 88131', { name: 'Tide Centre', places: ['Lindau'] }],
    ['Tide Centre, Dept. of Physics, 88131 Lindau, Germany.', { name: 'Tide Centre', places: ['Lindau'] }],
  ])('%s means the record', (name, record) => {
    expect(scoreOf(name, record)).toBeGreaterThanOrEqual(DEFAULTS.threshold);
  });

  it.each<[string, Omit<Facts, 'type'>]>([
    ['Tide Centre (Harbour University)', { name: 'Tide Centre', parent: UNIVERSITY }],
    ['Tide Centre, York', { name: 'Tide Centre', places: ['Lindau, Germany'] }],
    ['Lantern University - Tide Centre', { name: 'Lantern University', places: ['Lindau'] }],
    ['TC (Tide Centre)', { name: 'Town Club', aliases: ['TC'] }],
    ['Lantern University Pension Fund, Lindau', { name: 'Lantern University', places: ['Lindau'] }],
  ])('%s does not', (name, record) => {
    expect(scoreOf(name, record)).toBeLessThan(DEFAULTS.threshold);
  });

  it('means the record with the parent that is next to it', () => {
    const records = [UNIVERSITY, { names: ['Harbour University'] }, null].map((parent) =>
      scoreOf('Physics, Lantern University', { name: 'Physics', parent }),
    );
    expect(records[0]).toBe(1);
    expect(Math.max(records[1]!, records[2]!)).toBeLessThan(DEFAULTS.threshold);
  });
});

describe('The parts of a name', () => {
  const query = querySubject({ type: 'organization', name: 'Health Institute, Lantern Museum, Lindau' });
  const wordsOf = (...common: string[]): string[] =>
    readingTiers(query, new Set(common))
      .filter(({ why }) => why === 'words of a name')
      .map(({ clause }) => JSON.stringify(clause));

  it('are searched for by their words', () => {
    expect(wordsOf().some((clause) => /health/.test(clause) && !/lantern/.test(clause))).toBe(true);
  });

  it('of common words alone are searched for only as a whole', () => {
    const clauses = wordsOf('health', 'institute');
    expect(clauses.length).toBeGreaterThan(0);
    expect(clauses.filter((clause) => !clause.includes('lantern'))).toEqual([]);
  });

  it('are at most four, so that a list of texts costs a limited number of searches', () => {
    const many = Array.from({ length: 40 }, (_, at) => `Lantern ${at}`).join(', ');
    expect(querySubject({ type: 'organization', name: many }).readings.length).toBeLessThanOrEqual(9);
  });
});

it('reads a legal form with a slash as a part of the name', () => {
  expect(readingsOf('Lindau Works A/S')).toEqual([]);
  expect(readingsOf('Lindau Works / Bremen')).not.toEqual([]);
});
