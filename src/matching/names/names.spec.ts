import { peopleAlike } from './compare-people.js';
import { organizationName } from './organization-name.js';
import { organizationsAlike } from './compare-organizations.js';
import { personName } from './person-name.js';
import { romanizedAlike, tellsAtMost } from './words-alike.js';

const NAMES = new Set(['maria', 'mario', 'john', 'joan', 'perry', 'berry']);
const people = (one: string, other: string) =>
  peopleAlike(personName(one), personName(other), (word) => NAMES.has(word));
const organizations = (one: string, other: string) =>
  organizationsAlike(organizationName(one), organizationName(other), {
    isName: (word) => NAMES.has(word),
    isWord: (word) => ['eastern', 'western'].includes(word),
    tells: (word) => tellsAtMost(word),
  });

/** Likeness by its effect on a match: the same, sufficient alone, or insufficient. */
const ALIKE = 0.7;

describe('Names of people', () => {
  it.each([
    ['Ada Lovelace', 'ADA  LOVELACE', 'same'],
    ['Lovelace, Ada', 'Ada Lovelace', 'same'],
    ['Dr. Ada Lovelace, PhD', 'Ada Lovelace', 'same'],
    ['José Peña', 'Jose Pena', 'same'],
    ['Jürgen Müller', 'Juergen Mueller', 'same'],
    ['Иван Петров', 'Ivan Petrov', 'script'],
    ['Джеймс Бонд', 'James Bond', 'script'],
    ['Τζιμ Παπαντόπουλος', 'Jim Papandopoulos', 'script'],
    ['Кроуфорд Джон', 'John Crawford', 'script'],
    ['Jane Mac Donald', 'Jane MacDonald', 'spaces'],
    ['Shihying Tsai', 'Tsai Shih-ying', 'spaces'],
    ['Kim Min Jun', 'Min Jun Kim', 'order'],
    ['Ada Lovelac', 'Ada Lovelace', 'spelling'],
    ['Adah Lovlace', 'Adah Lovelace', 'spelling'],
    ['Filip Kern', 'Philip Kern', 'sound'],
    ['Bob Kern', 'Robert Kern', 'nickname'],
    ['A. Lovelace', 'Ada Lovelace', 'initials'],
    ['A. B. Lovelace', 'Ada Byron Lovelace', 'initials'],
    ['A. B. Lovelace', 'A.B. Lovelace', 'same'],
    ['AB Lovelace', 'Ada Byron Lovelace', 'initials'],
    ['LOVELACE A B', 'Ada Byron Lovelace', 'initials'],
    ['LOVELACE A.B.', 'Ada Byron Lovelace', 'initials'],
    ['Lovelace MP', 'Mary Paula Lovelace', 'initials'],
    ['Pepe Solberg', 'José Solberg', 'nickname'],
    ['Fritz Solberg', 'Friedrich Solberg', 'nickname'],
    ['Wolfg. Kern', 'Wolfgang Kern', 'abbreviation'],
    ['Wmr Kern', 'Wladimir Kern', 'abbreviation'],
    ['Ada Lovelace 3rd', 'Ada Lovelace III', 'same'],
    ['Amy Klobuchar', 'Amy Jean Klobuchar', 'middle name'],
    ['J. Robert Oppenheimer', 'Robert Oppenheimer', 'middle name'],
    ['Maria Lopez', 'Maria Lopez Garcia', 'part of the last name'],
    ['Ludwig van Beethoven', 'Ludwig Beethoven', 'same'],
    ['Ada King (née Byron)', 'Ada King', 'same'],
    ['Ada Byron King', 'Ada Byron', 'part of the last name'],
    ['Wiiliarn 5olberg', 'William Solberg', 'look'],
    ['Ada Lovelaceová', 'Ada Lovelace', 'same'],
    ['Señora Ada Lovelace', 'Ada Lovelace', 'same'],
  ])('%s and %s are alike: %s', (one, other, why) => {
    const alike = people(one, other);
    expect([alike.score >= ALIKE, alike.why]).toEqual([true, why]);
    expect(people(other, one).score).toBeCloseTo(alike.score, 6);
  });

  it.each([
    ['Maria Kern', 'Mario Kern'],
    ['John A. Smith', 'John B. Smith'],
    ['William Calkins McDonald', 'William McDonald Wheeler'],
    ['KERN, ADA BYRON', 'Ada Byron'],
    ['Ada Lovelace', 'Ada Byron'],
    ['Ada Lovelace', 'Ingrid Lovelace'],
    ['B. Lovelace', 'Ada Lovelace'],
    ['LOVELACE BO', 'Byron Oscar Lovelace'],
    ['MP Lovelace', 'Mary Paula Lovelace'],
    ['John Smith Jr.', 'John Smith Sr.'],
    ['John Smith II', 'John Smith 3rd'],
    ['Lovelace', 'Ada Lovelace'],
    ['Li Wei', 'Lu Wei'],
    ['Josephine Kern', 'Joseph Kern'],
    ['Andrea Kern', 'Andrew Kern'],
    ['Theodora Kern', 'Theodore Kern'],
    ['Ada V. Lovelace', 'Ada Xavier Lovelace'],
    ['Lindsay', 'Lindy'],
    ['Perry', 'Perry'],
    ['Perry', 'Terry'],
    ['', 'Ada Lovelace'],
  ])('%s and %s are not', (one, other) => {
    expect(people(one, other).score).toBeLessThan(ALIKE);
  });

  it('sound the same by any sound of a letter', () => {
    const scores = ['george', 'michael', 'gordon'].map((name) => romanizedAlike('jorj', name, false).score);
    expect(scores[0]).toBeGreaterThan(0.75);
    expect(romanizedAlike('maykl', 'michael', false).score).toBeGreaterThan(0.7);
    expect(scores.slice(1)).toEqual([0, 0]);
  });

  it('are less alike with each different letter', () => {
    const scores = ['Ada Lovelace', 'Ada Lovelac', 'Ada Lovela', 'Ada Love'].map(
      (name) => people(name, 'Ada Lovelace').score,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('do not treat initials as names', () => {
    expect(people('A. Lovelace', 'A. Lovelace').score).toBeLessThan(0.9);
  });
});

describe('Names of organizations', () => {
  it.each([
    ['Analytical Society', 'ANALYTICAL SOCIETY', 'same'],
    ['Lantern House Ltd', 'Lantern House', 'legal form'],
    ['LANTERN HOUSE SOCIÉTÉ ANONYME', 'Lantern House S.A.', 'legal form'],
    ['Condado de Lantern', 'Lantern County', 'translation'],
    ['University of York', 'York University', 'order'],
    ['Univ. of York', 'University of York', 'abbreviation'],
    ['Lantern Vlg', 'Lantern Village', 'abbreviation'],
    ['Analytical Sociey', 'Analytical Society', 'spelling'],
    ['Harbour Light', 'HarbourLight', 'spaces'],
    ['Town ojf Cranberry', 'Town of Cranberry', 'part of the name'],
    ['Universität York', 'University of York', 'translation'],
    ['Lantern Technology', 'Lantern Technologies', 'spelling'],
    ['The Lantern House', 'Lantern House', 'order'],
    ['U of York', 'University of York', 'same'],
    ['U. of York', 'University of York', 'same'],
    ['Lantern, N.H.', 'Lantern, NH', 'script'],
    ['New York State Senate', 'NY State Senate', 'script'],
    ['Lantern, Ohio', 'Village of Lantern', 'town'],
    ['AMS Norway', 'Analytical Machine Society Norway', 'acronym'],
    ['Society for Analytical Mach', 'Society for Analytical Machines', 'cut off'],
    ['Fire District No. Two', 'Fire District 2', 'number'],
    ['Lantern School 21', '21st Lantern School', 'number'],
    ['Lantern University III', 'Third Lantern University', 'number'],
    ['Университет Лунд', 'Universitet Lund', 'script'],
  ])('%s and %s are alike: %s', (one, other, why) => {
    const alike = organizations(one, other);
    expect([alike.score >= ALIKE, alike.why]).toEqual([true, why]);
    expect(organizations(other, one).score).toBeCloseTo(alike.score, 6);
  });

  it.each([
    ['University of Texas', 'University of Texas at Austin'],
    ['Town of Perry', 'Town of Berry'],
    ['IL state government', 'LA state government'],
    ['Ministry of Health', 'Ministry of Finance'],
    ['University of Ohio', 'City of University of'],
    ['Friends of the Lantern University', 'Lantern University'],
    ['Lantern University Library', 'Lantern University'],
    ['Lantern Lake Institute of Tidal Surveys Foundation', 'Lantern Lake Institute of Tidal Surveys'],
    ['Lantern Lake Surveys Ltd. (Norway) Foundation', 'Lantern Lake Surveys Ltd. (Norway)'],
    ['KHSC', 'Kings Harbour Sailing Club'],
    ['Analytical Society', 'Chess Club'],
    ['Analytical Society (Norway)', 'Analytical Society (Japan)'],
    ['School District', 'School District 5'],
    ['City of Van', 'City of Water'],
    ['AMS Sweden', 'Analytical Machine Society Norway'],
    ['Lantern School Two', 'Lantern School 3'],
    ['Lantern House Staff Club', 'Lantern House Club'],
    ['Town of East Lindau', 'Town of Lindau'],
    ['Futures', 'Futurum'],
  ])('%s and %s are not', (one, other) => {
    expect(organizations(one, other).score).toBeLessThan(ALIKE);
  });
});

it('A nickname in brackets behind a last name is the given name', () => {
  expect(personName('KERN (Ada)').forms[0]).toEqual({ given: ['ada'], last: ['kern'] });
  expect(personName('Kern (Harbor Trust)').forms[0]!.given).not.toEqual(['harbor']);
});
