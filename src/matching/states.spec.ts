import { namesOfState, seatsOfRole, townOf } from '../names/states.js';
import { compare } from './evidence.js';
import { isMatch, rank } from './score.js';
import { NO_LEXICON } from './names/words-alike.js';
import { querySubject, subjectOf, type Facts } from './subject.js';
import { DEFAULTS } from './weights.js';

/** The place of the matched record in the list; null without a match. */
function matched(query: Facts, records: readonly Facts[]): number | null {
  const subject = querySubject(query);
  const ranked = rank(
    subject,
    records.map((record, at) => {
      const candidate = { subject: subjectOf(record), at };
      return { candidate, compared: compare(subject, candidate.subject, NO_LEXICON) };
    }),
  );
  return isMatch(ranked, DEFAULTS.threshold) ? ranked[0]!.candidate.at : null;
}

const kern = (facts: Omit<Facts, 'type'>): Facts => ({
  type: 'person',
  firstName: 'Ada',
  lastName: 'Kern',
  ...facts,
});
const ada: Facts = { type: 'person', name: 'Ada Kern' };
const government = (code: string) => ({ organizations: [{ names: [`${code} state government`] }] });

describe('The state of a person', () => {
  const [inOhio, inIowa, inTexas] = [
    kern({ ...government('OH'), roles: ['upper'] }),
    kern({ roles: ['Representative, IA-2'] }),
    kern({ places: ['12 Main Street, Austin, TX 78701'] }),
  ];

  it.each([
    [{ places: ['Ohio'] }, 0],
    [{ places: ['OH'] }, 0],
    [{ places: ['Iowa'] }, 1],
    [{ places: ['Tex.'] }, 2],
    [{ roles: ['Former State Senator (OH)'] }, 0],
    [{ roles: ['Representative (IA-2)'] }, 1],
    [{ roles: ['State Senator'] }, 0],
    [{ roles: ['U.S. Representative, Iowa'] }, 1],
    [{ roles: ["Member of Congress for Iowa's 2nd congressional district"] }, 1],
    [{ roles: ['Rep. (R-IA-02)'] }, 1],
    [{ roles: ['Rep., Iowa, Dist. 2'] }, 1],
    [{ places: ['Waco TX 76701'] }, 2],
    [{ roles: ['Chair of Texas Mills'] }, null],
    [{ places: ['Maine'] }, null],
    [{}, null],
  ])('%j distinguishes namesakes', (facts, at) => {
    expect(matched({ ...ada, ...facts }, [inOhio, inIowa, inTexas])).toBe(at);
  });

  it('counts a place in common more than only its state', () => {
    const austin = { ...ada, places: ['Austin, TX'] };
    expect(matched(austin, [kern(government('TX')), inTexas])).toBe(1);
  });

  it('does not confirm another district of a state', () => {
    const query = { ...ada, roles: ['Representative, IA-4'] };
    const { qualifiers } = compare(querySubject(query), subjectOf(inIowa), NO_LEXICON);
    expect(qualifiers.map(({ feature }) => feature)).toEqual(['role']);
    expect(matched({ ...query, name: 'Kern Ada', roles: ['Senator, NY'] }, [inIowa])).toBeNull();
  });

  it('counts a third for a seat without a district', () => {
    const { qualifiers } = compare(
      querySubject({ ...ada, roles: ['Representative, Iowa'] }),
      subjectOf(inIowa),
      NO_LEXICON,
    );
    expect(qualifiers.find(({ feature }) => feature === 'place')?.likeness).toBeCloseTo(1 / 3);
  });

  it('counts an organization once', () => {
    const query = { ...ada, name: 'Ada K.', ...government('OH') };
    const { qualifiers } = compare(querySubject(query), subjectOf(inOhio), NO_LEXICON);
    expect(qualifiers.map(({ feature }) => feature)).toEqual(['organization']);
  });

  it('contradicts a name that is only similar', () => {
    const roll = { ...ada, name: 'Kern Ada' };
    expect(matched(roll, [inOhio])).toBe(0);
    expect(matched({ ...roll, places: ['OH'] }, [inOhio])).toBe(0);
    expect(matched({ ...roll, places: ['NH'] }, [inOhio])).toBeNull();
    // People move, and federal offices are in the District of Columbia.
    expect(matched({ ...ada, places: ['NH'] }, [inOhio])).toBe(0);
    expect(matched({ ...roll, places: ['Washington, DC'] }, [inIowa])).toBe(0);
  });
});

describe('A person at another employer', () => {
  const miller = { ...ada, organizations: [{ names: ['Linden Mills'] }] };
  const legislator = kern(government('OH'));

  it('may have moved within a state', () => {
    expect(matched(miller, [legislator])).toBe(0);
    expect(matched({ ...miller, places: ['Lima, OH'] }, [legislator])).toBe(0);
  });

  it.each(['Boise, ID', 'Boise ID 83702', 'Leeds, United Kingdom'])('and in %s is another one', (place) => {
    expect(
      matched({ ...miller, places: [place] }, [kern({ ...legislator, places: ['Lima, OH'] })]),
    ).toBeNull();
  });

  it('may have moved from the government of another state', () => {
    const official = { ...ada, ...government('TX') };
    expect(matched(official, [kern({ ...government('OH'), places: ['Lima, OH'] })])).toBe(0);
  });

  it('and in another state than its government is another one', () => {
    expect(matched({ ...miller, places: ['Boise, ID'] }, [legislator])).toBeNull();
  });
});

describe('The country of an organization', () => {
  const mill = (...places: string[]): Facts => ({ type: 'organization', name: 'Linden Mills', places });

  it.each([
    ['Leeds, England', 0],
    ['Leeds', 0],
    ['Kingston, Jamaica', null],
    ['Austin, TX', null],
    // A state and a country.
    ['Tbilisi, Georgia', 0],
  ])('%s', (place, at) => {
    expect(matched(mill(place), [mill('Hull, United Kingdom')])).toBe(at);
  });

  it('is that of any of its places', () => {
    expect(matched(mill('Kingston, Jamaica'), [mill('Hull, United Kingdom', 'Negril, Jamaica')])).toBe(0);
  });
});

describe('The legislature of a state', () => {
  it.each([
    ['Mass. State Legislature', 'MA state government'],
    ['N.H. General Court', 'NH state government'],
    ['New York State Assembly', 'NY state government'],
    ['U.S. Congress', 'United States Senate'],
    ['House (US)', 'United States House of Representatives'],
  ])('%s confirms %s', (asked, own) => {
    const initial = { ...ada, name: 'Kern Ada', organizations: [{ names: [asked] }] };
    expect(matched(initial, [kern({ organizations: [{ names: [own] }] })])).toBe(0);
  });

  it('does not confirm the other chamber', () => {
    const house = { ...ada, name: 'Kern Ada', organizations: [{ names: ['House (US)'] }] };
    expect(matched(house, [kern({ organizations: [{ names: ['United States Senate'] }] })])).toBeNull();
  });

  const committee = (code: string): Facts => ({
    type: 'organization',
    name: 'Rules',
    aliases: ['Senate Committee on Rules'],
    parent: { names: [`${code} state government`] },
  });

  it.each(['Ohio Senate Committee on Rules', 'Rules, Ohio state government', 'Rules (OH state government)'])(
    'is the parent of its committees: %s',
    (name) => {
      expect(matched({ type: 'organization', name }, [committee('IA'), committee('OH')])).toBe(1);
      expect(matched({ type: 'organization', name }, [committee('IA')])).toBeNull();
    },
  );
});

it('distinguishes the governments of two states whose code is an abbreviation of the other', () => {
  const committee = (parent: string): Facts => ({
    type: 'organization',
    name: 'Rules',
    parent: { names: [parent] },
  });
  const asked = committee('Montana state government');
  expect(matched(asked, [committee('MT state government')])).toBe(0);
  expect(matched(asked, [committee('MA state government')])).toBeNull();
});

describe('The government of a town', () => {
  const town = (name: string, domain: string | null = null): Facts => ({
    type: 'organization',
    name,
    domains: domain === null ? [] : [domain],
  });

  it.each([
    ['City of Lindau, N.H.', town('Town of Lindau')],
    ['Lindau, New Hampshire', town('City of Lindau')],
    ['Lindau New Hampshire', town('Village of Lindau', 'lindaunh.gov')],
    ['Lindau (N.H.)', town('City of Lindau, NH')],
    ['Lindau Village, New Hampshire', town('City of Lindau Village', 'lindauvillagenh.gov')],
    ['Lindau, New Hampshire', town('Lindau, NH')],
  ])('%s is %j', (name, record) => {
    expect(matched({ type: 'organization', name }, [record])).toBe(0);
  });

  it.each([
    ['Lindau, Ohio', town('City of Lindau', 'lindaunh.gov')],
    ['Lindau, Ohio', town('Lindau, NH')],
    ['University of Ohio', town('City of University of')],
  ])('%s is not %j', (name, record) => {
    expect(matched({ type: 'organization', name }, [record])).toBeNull();
  });
});

it.each([
  ['Lindau Township', 'lindautownshipnh.gov', { name: 'lindau', state: 'NH' }],
  ['City of Lindau', 'cityoflindau-or.gov', { name: 'lindau', state: 'OR' }],
  ['Lindau Mills', 'lindaumillsnh.gov', null],
  ['Lindau, NH', '', { name: 'lindau', state: 'NH' }],
  ['City of Lindau', 'lindau.example', { name: 'lindau', state: null }],
  ['Lindau County', 'lindaucountynh.gov', { name: 'lindau county', state: 'NH' }],
  ['Lindau County Board of Supervisors', 'lindauco-or.gov', { name: 'lindau county', state: 'OR' }],
  ['Lindau County', 'lindauco.gov', { name: 'lindau county', state: null }],
])('the name or the domain shows the state of %s: %s', (name, domain, town) => {
  expect(townOf(name, domain)).toEqual(town);
});

it('the code of a state that is a word is no name of it', () => {
  expect(namesOfState('NH')).toEqual(['New Hampshire', 'NH']);
  expect(namesOfState('OR')).toEqual(['Oregon']);
});

it.each([
  ['Rep. (R-IA-02)', ['IA-2']],
  ['Congressman, IL-07', ['IL-7']],
  ["Member of Congress for Ohio's 3rd congressional district", ['OH-3']],
  ['Chair of Texas Mills', []],
])('%s has the seats %j', (role, seats) => {
  expect(seatsOfRole(role)).toEqual(seats);
});
