import { planSearch } from './plan.js';
import type { Clause, Tier } from '../search-engine.js';

/** Every key that a plan searches for, as `list:value`, or `list:value…` for a prefix. */
function keysOf(tiers: readonly Tier[]): string[] {
  const keys = (clause: Clause): string[] => {
    if ('all' in clause) return clause.all.flatMap(keys);
    if ('any' in clause) return clause.any.flatMap(keys);
    if ('is' in clause) return [`${clause.is}:${clause.value}`];
    if ('startsWith' in clause) return [`${clause.startsWith}:${clause.value}…`];
    return [];
  };
  return [...new Set(tiers.flatMap(({ clause }) => keys(clause)))];
}
const reasons = (query: string) => planSearch(query).tiers.map(({ why }) => why);

describe('a query', () => {
  it.each(['', '   ', '!?…', '😀', '"', '\u202e'])('%j contains no word', (query) => {
    expect(planSearch(query)).toEqual({ text: query.trim(), folded: '', tiers: [], name: null });
  });

  it.each([
    ['Ada@Example.org', ['email:ada@example.org', 'email:ada@example.org…']],
    ['mailto:ada@example.org', ['email:ada@example.org', 'email:ada@example.org…']],
    ['info@example.org', ['email:info@example.org', 'email:info@example.org…', 'domain:example.org']],
    ['Ada Lovelace <ada@example.org>,', ['email:ada@example.org', 'email:ada@example.org…']],
    ['ada@bücher.example', ['email:ada@xn--bcher-kva.example', 'email:ada@xn--bcher-kva.example…']],
    ['ada@', ['emailLocal:ada']],
    ['@Example.org', ['domain:example.org', 'site:example.org']],
    ['@', []],
    ['@@', ['emailLocal:@']],
    ['Ada @ ada@example.org', ['email:ada@example.org', 'email:ada@example.org…']],
  ])('%s is only an email address', (query, keys) => {
    const plan = planSearch(query);
    expect(keysOf(plan.tiers)).toEqual(keys);
    expect(plan.name).toBeNull();
  });

  it.each(['Lindau, Calif.', 'lindau california', 'Lindau CA'])('%s is a town in California', (query) => {
    expect(keysOf(planSearch(query).tiers)).toContain('sorted:ca lindau');
  });

  it.each(['Town of South Carolina', 'Town of SC', 'Ohio', 'OH', 'Ada King'])(
    '%s is no town in a state',
    (query) => {
      expect(reasons(query)).not.toContain('town and state');
    },
  );

  it.each([
    ['example.org', 'example.org'],
    ['WWW.Example.org', 'example.org'],
    ['https://www.example.org:8080/a?b#c', 'example.org'],
    ['https://user:pass@example.org/', 'example.org'],
    ['example.org/about', 'example.org'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['http://intranet.corp/start', 'intranet.corp'],
    ['www.intranet.corp', 'intranet.corp'],
    ['<https://www.example.org/a>', 'example.org'],
    ['(example.org),', 'example.org'],
    ['“example.org”', 'example.org'],
  ])('%s is the site %s, and only matches exactly', (query, host) => {
    const plan = planSearch(query);
    expect(keysOf(plan.tiers)).toContain(`domain:${host}`);
    expect(plan).toMatchObject({ folded: host, name: null });
  });

  it.each([
    ['https://example.org/in/ada-lovelace', true],
    ['example.org/Ada_Lovelace', true],
    ['https://example.org/search?q=ada+lovelace', true],
    ['https://ada-lovelace.example.org/', false],
    ['https://example.org/about', false],
  ])('%s may have a name in its path: %s', (query, isPage) => {
    expect(planSearch(query).isPage).toBe(isPage);
  });

  it('of a hostname may be a prefix of an address', () => {
    expect(keysOf(planSearch('Ada.Fish').tiers)).toContain('email:ada.fish…');
    expect(keysOf(planSearch('https://ada.fish').tiers)).not.toContain('email:ada.fish…');
  });

  it('with an @ between its words is a name', () => {
    expect(planSearch('Ada Lovelace @ Society').name?.words).toEqual(['ada', 'lovelace', 'society']);
  });

  it.each(['j.smith', 'intranet.corp'])('%s may be a site, a part of an address or a name', (query) => {
    const plan = planSearch(query);
    expect(keysOf(plan.tiers)).toEqual(
      expect.arrayContaining([`domain:${query}`, `emailLocal:${query}`, `email:${query}…`]),
    );
    expect(plan.tiers.map(({ why }) => why)).toContain('name');
    expect(plan.name).toBeNull();
  });

  it('of one word may also be a prefix of an address or a domain', () => {
    expect(keysOf(planSearch('Lovelace').tiers)).toEqual(
      expect.arrayContaining(['emailLocal:lovelace', 'domain:lovelace.…', 'email:lovelace…']),
    );
    expect(keysOf(planSearch('Ada Lovelace').tiers).some((key) => key.startsWith('email'))).toBe(false);
  });

  it.each([
    ['Ada Lovelace', { forms: ['ada lovelace'], words: ['ada', 'lovelace'] }],
    ['Lovelace, Ada', { forms: ['lovelace ada', 'ada lovelace'], words: ['lovelace', 'ada'] }],
    ['Müller', { forms: ['muller', 'mueller'], words: ['muller'] }],
    [
      '(株)ヤナギヤ',
      {
        forms: ['株 やなぎや', 'zhu yanagiya', 'やなぎや', 'yanagiya'],
        words: ['株', 'やな', 'なぎ', 'ぎや'],
      },
    ],
    ['JohJohn Hager', { forms: ['john hager', 'johjohn hager'], words: ['john', 'hager'] }],
    ['東京大学', { forms: ['东京大学', 'dong jing da xue'], words: ['东京', '京大', '大学'] }],
  ])('%s is a name in all its spellings', (query, name) => {
    expect(planSearch(query).name).toEqual(name);
  });

  it('has a limited number of keys at any length', () => {
    const words = Array.from({ length: 128 }, (_, n) => String.fromCharCode(97 + (n % 26))).join(' ');
    for (const query of [words, 'x'.repeat(256), '一'.repeat(256)]) {
      expect(keysOf(planSearch(query).tiers).length).toBeLessThan(20);
    }
  });
});

describe('a name', () => {
  it('is searched for whole, in another order, by initials and as a nickname', () => {
    const keys = keysOf(planSearch('Dr. Bob A. Smith').tiers);
    expect(keys).toEqual(
      expect.arrayContaining(['name:dr bob a smith', 'sorted:a bob dr smith', 'compact:drbobasmith']),
    );
    for (const name of ['Bob Lovelace', 'LOVELACE Bob'])
      expect(keysOf(planSearch(name).tiers)).toContain('name:robert lovelace');
    expect(keysOf(planSearch('J. Smith').tiers)).toContain('initials:j smith');
  });

  it('scores higher the more of it matches', () => {
    const { tiers } = planSearch('Ada Lovelace');
    const score = (why: string) => tiers.find((tier) => tier.why === why)!.score;
    expect(score('name')).toBe(1);
    const falling = [
      'name',
      'name in another order',
      'beginning of a name',
      'words of a name',
      'what goes with a name',
    ];
    expect(falling.map(score)).toEqual(falling.map(score).toSorted((a, b) => b - a));
  });

  it('of one word may be an acronym, and of several may have words around it', () => {
    expect(reasons('nasa')).toContain('acronym');
    expect(reasons('Ada Lovelace')).not.toContain('acronym');
    expect(reasons('Ada Lovelace')).toContain('words of a name and words around it');
    expect(reasons('Lovelace')).not.toContain('words of a name and words around it');
  });

  it('may end with the beginning of a word, and be the place of records', () => {
    const { tiers } = planSearch('Port Elle');
    expect(keysOf(tiers)).toEqual(expect.arrayContaining(['word:port', 'word:elle…']));
    expect(keysOf(tiers.filter(({ why }) => why === 'what goes with a name'))).toEqual([
      'phrase:port elle',
      'place:port',
      'place:elle',
    ]);
    expect(keysOf(planSearch('Port El').tiers)).not.toContain('word:el…');
  });

  it('is also that of the owner if only memberships and places are searched for', () => {
    const why = (types: Parameters<typeof planSearch>[1]) =>
      planSearch('Ada Lovelace', types).tiers.map((tier) => tier.why);
    expect(why(['membership'])).toContain('name of the owner');
    expect(why(['membership', 'place'])).toContain('words of the owner');
    expect(why([])).not.toContain('name of the owner');
    expect(why(['person', 'membership'])).not.toContain('name of the owner');
  });
});
