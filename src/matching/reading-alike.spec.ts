import { score } from './score.js';
import { querySubject, subjectOf, type Facts } from './subject.js';
import { DEFAULTS } from './weights.js';

const UNIVERSITY = { names: ['Lantern University', 'Lantern U'] };

const scoreOf = (name: string, record: Omit<Facts, 'type'>): number =>
  score(querySubject({ type: 'organization', name }), subjectOf({ type: 'organization', ...record })).score;

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
    ['Lantern University\nTide Centre', { name: 'Tide Centre', parent: UNIVERSITY }],
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

  it('is told apart by the parent next to it', () => {
    const records = [UNIVERSITY, { names: ['Harbour University'] }, null].map((parent) =>
      scoreOf('Physics, Lantern University', { name: 'Physics', parent }),
    );
    expect(records[0]).toBe(1);
    expect(Math.max(records[1]!, records[2]!)).toBeLessThan(DEFAULTS.threshold);
  });
});
