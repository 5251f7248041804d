import { anyCase } from './any-case.js';

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${anyCase(pattern)}$`, 'u').test(text);

describe('a pattern in any case', () => {
  it.each([
    ['our|your', 'OUR'],
    ['ihre?', 'Ihre'],
    ['nuestr[ao]', 'NUESTRA'],
    ['dirigée?s? par', 'Dirigées PAR'],
    ['heißt', 'Heißt'],
    ['since \\d{4}', 'SINCE 2019'],
    ['für \\p{Ll}+', 'Für heute'],
  ])('%s matches %s', (pattern, text) => {
    expect(matches(pattern, text)).toBe(true);
  });

  it('leaves escapes as they are', () => {
    expect(matches('\\d{4}', 'dddd')).toBe(false);
    expect(matches('für \\p{Ll}+', 'für Heute')).toBe(false);
  });

  it('matches other letters no more than before', () => {
    expect(matches('our', 'oür')).toBe(false);
  });
});
