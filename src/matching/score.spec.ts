import fc from 'fast-check';
import { compare } from './evidence.js';
import { isMatch, rank, type Ranked } from './score.js';
import { NO_LEXICON } from './names/words-alike.js';
import { querySubject, subjectOf, type Facts, type Subject } from './subject.js';
import { DEFAULTS } from './weights.js';

const FIRST = ['Ada', 'Ingrid', 'Jonas', 'Mira', 'Katherine', 'Robert', 'Bob', 'J.', 'Иван', 'Li'];
const LAST = ['Solberg', 'Feldmann', 'Ostrowska', 'Lovelace', 'De La Cruz', 'Иванов', 'King', 'Smith-Jones'];
const PLACES = ['Bergen', 'Oslo', 'Lindau', 'Bergen, Norway', 'Oslo, Norway'];
const ROLES = ['director', 'chair', 'treasurer'];

const some = <T>(values: readonly T[], max = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: max });
const nameOf = fc.tuple(fc.constantFrom(...FIRST), fc.constantFrom(...LAST)).map((parts) => parts.join(' '));
const employer = fc.constantFrom(
  { names: ['Observatory of Lindau'], domain: 'lindau.example' },
  { names: ['Harbor Trust'], domain: 'harbor.example' },
  { names: ['City of Bergen'], domain: null },
);

const people: fc.Arbitrary<Facts> = fc.record({
  type: fc.constant('person' as const),
  name: nameOf,
  aliases: fc.array(nameOf, { maxLength: 2 }),
  emails: some(['ada@a.example', 'jonas@lindau.example', 'info@harbor.example']),
  organizations: fc.array(employer, { maxLength: 2 }),
  roles: some(ROLES),
  places: some(PLACES),
});
const organizations: fc.Arbitrary<Facts> = fc.record({
  type: fc.constant('organization' as const),
  name: fc.constantFrom(
    'Observatory of Lindau',
    'School No. 5',
    'School No. 6',
    'Harbor Trust Ltd',
    'Harbour Trust',
    'BHT',
  ),
  aliases: fc.array(fc.constantFrom('Lindau Observatory', 'Berlin Harbor Trust'), { maxLength: 2 }),
  domains: some(['lindau.example', 'harbor.example'], 1),
  organizationType: fc.constantFrom(null, 'school', 'trust'),
  parent: fc.option(employer, { nil: null }),
  places: some(PLACES),
});
const facts = fc.oneof(people, organizations);

function among(query: Facts, records: readonly Facts[]): Ranked<{ subject: Subject; at: number }>[] {
  const subject = subjectOf(query);
  return rank(
    subject,
    records.map((record, at) => {
      const candidate = { subject: subjectOf(record), at };
      return { candidate, compared: compare(subject, candidate.subject, NO_LEXICON) };
    }),
  );
}
const score = (query: Subject, subject: Subject) =>
  rank(query, [{ candidate: { subject }, compared: compare(query, subject, NO_LEXICON) }])[0]!;
const scoreOf = (query: Facts, record: Facts) => score(subjectOf(query), subjectOf(record)).score;

const ada = { type: 'person', name: 'Ada Lovelace' } as const;
const lindau = { names: ['Observatory of Lindau'], domain: 'lindau.example' };

it('is the same for a swapped query', () => {
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      fc.pre(one.type === other.type);
      // The rule for an employer on one side only is the only one that depends on the side.
      const areNamed = (one.organizations ?? []).length > 0 === (other.organizations ?? []).length > 0;
      expect(Math.abs(scoreOf(one, other) - scoreOf(other, one))).toBeLessThanOrEqual(
        areNamed ? 0.001 : 0.05,
      );
    }),
  );
});

it('is within 0 and 1, and the sum of its features', () => {
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      fc.pre(one.type === other.type);
      const found = score(subjectOf(one), subjectOf(other));
      const sum = Object.values(found.features).reduce(
        (sums, { score: own, weight }) =>
          own < 0
            ? { ...sums, against: sums.against + own * weight }
            : { ...sums, for: sums.for + own * weight },
        { for: 0, against: 0 },
      );
      const expected = Math.max(0, Math.min(1, sum.for) + sum.against);
      expect(Math.abs(found.score - expected)).toBeLessThan(0.003);
    }),
  );
});

it('is not lowered by further agreement', () => {
  fc.assert(
    fc.property(
      facts,
      fc.constantFrom('emails', 'organizations', 'roles', 'places', 'aliases', 'domains'),
      (record, field) => {
        const values = record[field];
        fc.pre(values !== undefined && values.length > 0);
        const query: Facts = { type: record.type, name: record.name ?? null };
        expect(scoreOf({ ...query, [field]: values }, record)).toBeGreaterThanOrEqual(scoreOf(query, record));
      },
    ),
  );
});

it('prefers the owner of a personal address to a person of the name, whatever else agrees', () => {
  fc.assert(
    fc.property(people, people, (owner, namesake) => {
      const address = 'only.hers@private.example';
      const query = { ...namesake, aliases: [], emails: [address] };
      const [first, second] = among(query, [
        { ...namesake, emails: ['another@private.example'] },
        { ...owner, emails: [address] },
      ]);
      expect(first!.candidate.at).toBe(1);
      expect(second!.score).toBeLessThan(first!.score);
    }),
  );
});

it.each([
  ['an address of an office', { emails: ['info@lindau.example'] }],
  ['an address of a person', { emails: ['ada@lindau.example'] }],
  ['a domain', { domains: ['lindau.example'] }],
])('counts %s less if several records have it', (_what, known) => {
  const type = 'domains' in known ? ('organization' as const) : ('person' as const);
  const scores = Array.from({ length: 6 }, (_, more) => {
    const records = Array.from({ length: more + 1 }, (_unused, n) => ({
      type,
      name: `Record ${n}`,
      ...known,
    }));
    return among({ type, ...known }, records)[0]!.score;
  });
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(scores.length);
});

it('counts an address of an office less than one of a person', () => {
  const at = (email: string) => scoreOf({ type: 'person', emails: [email] }, { ...ada, emails: [email] });
  expect(at('info@lindau.example')).toBeLessThan(at('ada@lindau.example'));
  // The word is her name.
  const press = { type: 'person', name: 'Ann Press', emails: ['ann.press@lindau.example'] } as const;
  expect(scoreOf(press, press)).toBe(1);
  // The office of Ann Press, which others have an address of, too.
  const office = { ...press, emails: ['office@annpress.example'] };
  expect(scoreOf({ ...office, name: 'Mira Solberg' }, office)).toBeLessThan(DEFAULTS.threshold);
});

it('lets only a unique name reach the threshold without other facts', () => {
  fc.assert(
    fc.property(nameOf, fc.integer({ min: 2, max: 40 }), (name, bearers) => {
      const records = Array.from({ length: bearers }, () => ({ type: 'person' as const, name }));
      const ranked = among({ type: 'person', name }, records);
      expect(ranked[0]!.score).toBeLessThan(DEFAULTS.threshold);
      expect(among({ type: 'person', name }, records.slice(1, 2))[0]!.score).toBeGreaterThanOrEqual(
        DEFAULTS.threshold,
      );
    }),
  );
});

it('distinguishes any number of namesakes by their organization', () => {
  const records = Array.from({ length: 100 }, (_, n) => ({
    ...ada,
    organizations: [n === 7 ? lindau : { names: [`Society ${'abcdefghij'[n % 10]!.repeat(5)} of Letters`] }],
  }));
  const ranked = among({ ...ada, organizations: [lindau] }, records);
  expect([ranked[0]!.candidate.at, isMatch(ranked, DEFAULTS.threshold)]).toEqual([7, true]);
});

it('is lowered by an unrelated organization', () => {
  fc.assert(
    fc.property(people, (person) => {
      const query: Facts = { type: 'person', name: person.name ?? null };
      const named = { ...query, organizations: [{ names: ['Institute of Nowhere'] }] };
      expect(scoreOf(named, person)).toBeLessThan(scoreOf(query, person));
    }),
  );
});

it('is not lowered by an incomplete name of the organization', () => {
  const member = { ...ada, organizations: [{ names: ['Harbour Light Foundation for Seamen'] }] };
  const namesake = { ...ada, organizations: [{ names: ['Institute of Nowhere'] }] };
  for (const name of ['Harbour Light', 'Harbour Light Foundation', 'HLFS']) {
    const query = { ...ada, organizations: [{ names: [name] }] };
    expect(scoreOf(query, member)).toBeGreaterThanOrEqual(scoreOf(ada, member));
    const ranked = among(query, [namesake, member]);
    expect([ranked[0]!.candidate.at, isMatch(ranked, DEFAULTS.threshold)]).toEqual([1, true]);
  }
});

it("does not take the place in an organization's name for another name", () => {
  const record = { type: 'organization', name: 'Chess Club', places: ['12 Quay, Lindau'] } as const;
  const query = (name: string) => ({ type: 'organization', name }) as const;
  expect(scoreOf(query('Chess Club Lindau'), record)).toBeGreaterThan(0.85);
  expect(scoreOf(query('Chess Club Bergen'), record)).toBeLessThan(DEFAULTS.threshold);
});

it('distinguishes namesakes in two towns of a country', () => {
  const records = ['Braga, Braga, Portugal', 'Porto, Porto, Portugal', 'Portugal'].map((place): Facts => ({
    type: 'organization',
    name: 'Chess Club',
    places: [place],
  }));
  const matched = (place: string) => {
    const ranked = among({ type: 'organization', name: 'Chess Club', places: [place] }, records.slice(0, 2));
    return isMatch(ranked, DEFAULTS.threshold) ? ranked[0]!.candidate.at : null;
  };
  expect(['Braga, Portugal', 'Porto, Portugal', 'Porto', 'Portugal'].map(matched)).toEqual([0, 1, 1, null]);
  const [inPorto, inPortugal] = ['Porto, Portugal', 'Portugal'].map((place) =>
    scoreOf({ type: 'organization', name: 'Club', places: [place] }, records[2]!),
  );
  expect(inPorto).toBe(inPortugal);
});

it('is lowered by different numbers in the names of organizations', () => {
  const school = (name: string): Facts => ({ type: 'organization', name });
  expect(scoreOf(school('School No. 5'), school('School No. 6'))).toBeLessThan(0.5);
  expect(scoreOf(school('School No. 5'), school('School No 5'))).toBe(1);
});

it('matches at most one result, at the threshold and clearly above the next', () => {
  const of = (...scores: number[]) => scores.map((one) => ({ score: one, features: {} }));
  expect(isMatch(of(0.7), 0.7)).toBe(true);
  expect(isMatch(of(0.699), 0.7)).toBe(false);
  expect(isMatch(of(0.95, 0.9), 0.7)).toBe(true);
  expect(isMatch(of(0.95, 0.901), 0.7)).toBe(false);
  expect(isMatch([], 0)).toBe(false);
});

it('distinguishes namesakes by their office', () => {
  const kern = { type: 'person', name: 'Ada Kern' } as const;
  const [senator, other, mayor] = ['Senator, KY', 'Senator', 'mayor'].map((role): Facts => ({
    ...kern,
    roles: [role],
  }));
  const meant = (role: string, records: readonly (Facts | undefined)[]) => {
    const ranked = among({ ...kern, roles: [role] }, records as Facts[]);
    return isMatch(ranked, DEFAULTS.threshold) ? ranked[0]!.candidate.at : null;
  };
  for (const role of ['U.S. Senator', 'Senator (KY)', 'Senator from Kentucky', 'senator']) {
    expect(meant(role, [mayor, senator])).toBe(1);
  }
  for (const role of ['U.S. Senator', 'senator']) expect(meant(role, [senator, other])).toBeNull();
  for (const role of ['Senator (KY)', 'Senator from Kentucky']) {
    expect(meant(role, [senator, other])).toBe(0);
  }
});

it('matches a last name after a title with the only one of an organization', () => {
  const member = (firstName: string, lastName: string): Facts => ({
    type: 'person',
    firstName,
    lastName,
    organizations: [lindau],
  });
  const query = (name: string): Facts => ({ type: 'person', name, organizations: [lindau] });
  const meant = (name: string, records: readonly Facts[]) =>
    isMatch(among(query(name), records), DEFAULTS.threshold);
  const [ada, ivar] = [member('Ada', 'Kern'), member('Ivar', 'Kern')];
  for (const name of ['Mayor Kern', 'Hon. Dr. Kern', 'U.S. Rep. Kern', 'The Honorable Kern']) {
    expect(meant(name, [ada])).toBe(true);
    expect(meant(name, [ada, ivar])).toBe(false);
    expect(isMatch(among({ type: 'person', name }, [ada]), DEFAULTS.threshold)).toBe(false);
  }
  expect(meant('Kern', [ada])).toBe(false);
  expect(meant('Mayor Ada', [ada])).toBe(false);
  expect(meant('Mayor Solberg Kern', [ada])).toBe(false);
  expect(meant('Mayor Solberg Kern', [member('Ada', 'Solberg Kern')])).toBe(true);
});

it('compares repaired names', () => {
  const society = (name: string): Facts => ({ type: 'organization', name });
  for (const name of [
    'Soci&#233;t&eacute; Solaire',
    'SociÃ©tÃ© Solaire',
    'Soci?t? Solaire',
    'Soci\ufffdt\ufffd Solaire',
  ])
    expect(scoreOf(society(name), society('Société Solaire'))).toBeGreaterThan(DEFAULTS.threshold);
});

it('ignores aliases that only shorten the name', () => {
  const record: Facts = {
    type: 'person',
    firstName: 'Theresa',
    lastName: 'Wood',
    aliases: ['T. Wood', 'Wood', 'Theresa Wood', 'Tess Wood'],
  };
  expect(subjectOf(record).aliases.map(({ text }) => text)).toEqual(['Tess Wood']);
  const trust: Facts = {
    type: 'organization',
    name: 'Harbor Trust Ltd. (Norway)',
    aliases: ['Harbor Trust', 'Harbor Trust Ltd.', 'Havnefondet'],
  };
  expect(subjectOf(trust).aliases.map(({ text }) => text)).toEqual(['Havnefondet']);
});

it('distinguishes namesakes by the domain of their addresses, unless everyone can have one there', () => {
  const [own, other] = ['ada@lindau.example', 'ada@harbor.example'].map((email): Facts => ({
    type: 'person',
    name: 'Ada Kern',
    emails: [email],
  }));
  const meant = (email: string, records: readonly (Facts | undefined)[]) =>
    isMatch(
      among({ type: 'person', name: 'Ada Kern', emails: [email] }, records as Facts[]),
      DEFAULTS.threshold,
    );
  expect(meant('a.kern@lindau.example', [other, own])).toBe(true);
  expect(meant('a.kern@elsewhere.example', [other, own])).toBe(false);
  expect(meant('a.kern@gmail.com', [{ ...own!, emails: ['kern@gmail.com'] }, other])).toBe(false);
});

it('distinguishes namesakes by the domain of an organization at which one has an address', () => {
  const records: Facts[] = ['Harbor Trust', 'City of Bergen'].map((name, at) => ({
    ...ada,
    organizations: [{ names: [name] }],
    emails: [`ada@${at === 0 ? 'harbor' : 'bergen'}.example`],
  }));
  const [best] = among({ ...ada, organizations: [{ domain: 'bergen.example' }] }, records);
  expect(best!.candidate.at).toBe(1);
  expect(best!.score).toBeGreaterThanOrEqual(DEFAULTS.threshold);
});

it('takes a host below the domain of an organization of the name for it, but not for another organization', () => {
  const at = (name: string, domain: string): Facts => ({ type: 'organization', name, domains: [domain] });
  const records = [at('Harbour Trust', 'trust.example'), at('Harbour Trust', 'harbour.example')];
  const [best] = among(at('Harbour Trust', 'mail.harbour.example'), records);
  expect([best!.candidate.at, best!.score >= DEFAULTS.threshold]).toEqual([1, true]);
  expect(scoreOf(at('Museum of Ships', 'ships.harbour.example'), records[1]!)).toBe(0);
});

it('does not compare the domains of addresses of people at different organizations', () => {
  const at = (email: string, name: string): Facts => ({
    type: 'person',
    name: 'Ada Kern',
    emails: [email],
    organizations: [{ names: [name], domain: 'bergen.example' }],
  });
  const record = subjectOf(at('kern@mail.example', 'City of Bergen'));
  const scored = (query: Facts) => score(querySubject(query), record).features;
  expect(scored({ ...at('ada@mail.example', 'Harbour Light'), organizations: [lindau] })).not.toHaveProperty(
    'email_domain',
  );
  expect(scored({ ...at('ada@bergen.example', 'Harbour Light'), organizations: [lindau] })).toHaveProperty(
    'email_domain',
  );
  expect(scored(at('ada@mail.example', 'City of Bergen'))).toHaveProperty('email_domain');
});

it('matches a name with a word for and in it', () => {
  const name = 'Josep Maria Casals i Ventura Roig';
  expect(score(querySubject({ type: 'person', name }), subjectOf({ type: 'person', name })).score).toBe(1);
});

it('tells organizations of one name apart by the code of a state at the end', () => {
  const named = (name: string): Facts => ({ type: 'organization', name });
  expect(scoreOf(named('Harbour Light (KY)'), named('Harbour Light, NY'))).toBeLessThan(DEFAULTS.threshold);
  expect(scoreOf(named('Harbour Light (NY)'), named('Harbour Light, NY'))).toBeGreaterThan(0.8);
  expect(scoreOf(named('Harbour Light, SA'), named('Harbour Light, AG'))).toBeGreaterThan(0.8);
});

it('does not match a nickname, or another script, at another organization', () => {
  const record: Facts = {
    type: 'person',
    name: 'Robert Kern',
    organizations: [{ names: ['City of Bergen'] }],
  };
  for (const name of ['Bob Kern', 'Роберт Керн']) {
    expect(scoreOf({ type: 'person', name }, record)).toBeGreaterThan(DEFAULTS.threshold);
    expect(scoreOf({ type: 'person', name, organizations: [lindau] }, record)).toBeLessThan(
      DEFAULTS.threshold,
    );
  }
});

describe('The name of a person in a text', () => {
  const record: Facts = {
    type: 'person',
    firstName: 'Ada',
    lastName: 'Kern',
    organizations: [{ names: ['Harbour Light'] }],
  };
  const inText = (name: string) => score(querySubject({ type: 'person', name }), subjectOf(record));

  it.each([
    'Mayor: Ada Kern',
    'Ada Kern – Mayor of Lindau',
    'Ada Kern | Lindau',
    'Kern, Ada, Mayor',
    'No. 12 Ada Kern',
    '(7) KERN, Ada',
    'KERN (Ada).',
    'b) Ada Kern #1815',
    'Herr Ada KERN',
    'Name: Ada Kern; Role: Mayor; Since: 1998',
    'Ada_Kern_cv_2019.pdf',
    'Ada Kern’s campaign',
    'Meeting with Ada Kern before the vote',
    'Minister for Health Ada Kern',
    'Ada Kern to step down',
    'Hon. Ada Kern tel. +1 555 0100 200',
  ])('means the person: %s', (name) => expect(inText(name).score).toBeGreaterThan(0.8));

  it.each([
    'Widow of Ada Kern',
    'Ada Kern’s wife',
    'Scheduler for Ada Kern',
    'Chief of Staff to Senator Ada Kern',
    'Ada Kern for Congress',
    'Ada Kern & Mira Solberg',
    'Ada Kern + Mira Solberg',
    'Ada Kern and Mira Solberg',
    'Mira and Ada Kern',
    'Ada Kern Elementary School',
    'Ada Kern Memorial Bridge',
    'USS Ada Kern',
  ])('means another one: %s', (name) => expect(inText(name).score).toBeLessThan(DEFAULTS.threshold));

  it('agrees with an organization in the text', () => {
    expect(inText('Ada Kern (Harbour Light)').features).toHaveProperty('organization');
    expect(inText('Ada Kern, Light').features).toHaveProperty('organization');
    expect(inText('Ada Kern (Lindau Light)').features).not.toHaveProperty('organization');
  });
});

describe('A name with other facts in it', () => {
  const person: Facts = { type: 'person', name: 'Ada Kern', emails: ['kern@lindau.example'] };
  it.each([
    '"Kern, Ada" <Kern@Lindau.example>',
    'A. Kern (kern@lindau.example)',
    'mailto:kern@lindau.example',
  ])('finds the person of the address in %s', (name) => {
    const { score: found, features } = score(querySubject({ type: 'person', name }), subjectOf(person));
    expect(found).toBeGreaterThan(DEFAULTS.threshold);
    expect(features).toHaveProperty('email');
  });

  const organization: Facts = {
    type: 'organization',
    name: 'Harbour Light',
    domains: ['harbourlight.example'],
  };
  const featuresFor = (name: string) =>
    Object.keys(score(querySubject({ type: 'organization', name }), subjectOf(organization)).features);
  it.each([
    'harbourlight.example',
    'WWW.HarbourLight.example',
    'https://harbourlight.example/',
    'mailto:info@HarbourLight.example',
  ])('finds the organization of the site %s', (name) => expect(featuresFor(name)).toContain('domain'));
  it('does not take the host of a provider of mail for the site of an organization', () => {
    const provider: Facts = { type: 'organization', name: 'Harbour Light', domains: ['gmail.com'] };
    const query = querySubject({ type: 'organization', name: 'info@gmail.com' });
    expect(score(query, subjectOf(provider)).features).not.toHaveProperty('domain');
  });
  it('does not take the host of a page for the site of an organization', () => {
    expect(featuresFor('https://harbourlight.example/company/acme')).not.toContain('domain');
    expect(featuresFor('ada.kern@harbourlight.example')).not.toContain('domain');
  });
});
