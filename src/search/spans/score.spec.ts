import { buildDocument } from '../build-document.js';
import { proposals } from './proposals.js';
import { readingsOf } from './readings.js';
import { correctionsIn } from '../../names/corrections.js';
import { readText } from '../../names/text-words.js';
import { accepted } from './span-search.js';
import { Scorer } from './score.js';
import { WordWeights } from '../../names/word-weights.js';

const NONE = {
  aliases: [],
  emails: [],
  places: [],
  roles: [],
  titles: [],
  organizations: [],
  organization_types: [],
  domains: [],
  connections: 0,
};
const person = (id: number, first_name: string, last_name: string, more = {}) =>
  buildDocument('person', { ...NONE, id, first_name, last_name, ...more }, 0);
const organization = (id: number, name: string, more = {}) =>
  buildDocument(
    'organization',
    { ...NONE, id, name, domain: null, organization_type: null, parent: null, ...more },
    0,
  );

const DIRECTORY = [
  person(1, 'Maria', 'Cantwell', { roles: ['Senator'], organizations: ['Lantern House'] }),
  person(2, 'Robert', 'Casey'),
  person(3, 'Ann', 'Ferris'),
  organization(4, 'Institute of Tidal Research'),
  organization(5, 'Ministry of Inland Fisheries and Waterways', { places: ['Port Ellery'] }),
  organization(6, 'Lantern House'),
  organization(7, 'Fish and Daughters'),
  person(9, 'Ann', 'Page'),
  person(10, 'Robert', 'Flournoy', { organizations: ['State Properties'] }),
  person(14, 'Dan', 'Roberts'),
  person(11, '進士', '王', { aliases: ['王進士'] }),
  organization(12, 'Abbey Archive', { domains: ['abbey.org'] }),
  organization(13, 'State Properties'),
  person(15, 'Thom', 'Harnett', { organizations: ['Research Institute'] }),
  person(16, 'Newell', 'George', { organizations: ['State Properties'] }),
  person(17, 'William', 'Newell', { organizations: ['State Properties'] }),
  person(20, 'Stephen', 'Frank', { aliases: ['Frank, Stephen'] }),
  person(21, 'Franklin', 'Archer'),
  organization(19, '会社テクノ月星テクノ'),
  organization(22, 'Arlow Township'),
  organization(23, 'Town of Delton'),
  organization(24, 'Coral Institutes'),
  person(18, 'Wilhelmina Quillfeather', 'Archer'),
  person(26, 'Robert And Wife', 'Flournoy'),
  person(31, 'Rose', 'Kestrel'),
  person(34, 'Larcenia', 'Bullock', { organizations: ['Kelp Ministry'] }),
  person(35, 'Orla Bryce Tamsin', 'Heron', { organizations: ['State Properties'] }),
  person(36, 'Bryce Tamsin', 'Heron'),
  organization(32, 'Forestry', { parent: 'Lantern House' }),
  organization(33, 'Port Ellery, WA'),
  organization(27, 'Tidalworks (Norway)'),
  organization(28, 'Institute of Harbours', { aliases: ['CoWaR'] }),
  organization(29, 'City of Lindau', { domain: 'lindaunh.gov' }),
  organization(30, 'City of Lindau', { domain: 'lindauvt.gov' }),
  organization(37, 'Otarix Co., Ltd. (Japan)', { aliases: ['Otarix Co., Ltd.'] }),
  organization(38, 'Gotham Institute'),
  person(39, 'Frances', 'Head'),
  person(40, 'Chris', 'Ward'),
  organization(41, 'Exa Corporation'),
];
/** The share of documents that contain a word. */
const SHARES = new Map([
  ['winstitute', 0.1],
  ['wministry', 0.02],
  ['wresearch', 0.05],
  ['wrobert', 0.01],
]);

function read(query: string) {
  const words = readText(query);
  const known = new Map<string, boolean>();
  for (const { word, type } of DIRECTORY)
    for (const one of word) known.set(one, known.get(one) === true || type === 'person');
  const weights = new WordWeights(known, SHARES);
  const corrections = correctionsIn({ words, weights }, [...known.keys()]);
  return { words, weights, corrections, readings: readingsOf({ words, weights }, corrections) };
}
function named(query: string): number[] {
  const text = read(query);
  const scorer = new Scorer(text);
  const matches = DIRECTORY.map((document) => scorer.bestMatch(document)).filter((match) => match !== null);
  return accepted(matches, text).map(({ document }) => document.id);
}

it.each([
  ['Senator Cantwell', [1]],
  ['Gov. Cantwell (D-WA)', [1]],
  ['who is maria cantwell', [1]],
  ['Maria Cantwel, PhD', [1]],
  ['the late M. Cantwell', [1]],
  ['Bob Casey on the phone', [2]],
  ['Maria Cantwell and Robert Casey', [2, 1]],
  ['Cantwell, Maria (2019). Notes on rivers', [1]],
  ['Department of Botany, Institute of Tidal Research, Bremen', [4]],
  ['Ministri of Inlnd Fisheres and Waterways', [5]],
  ['Ministry of Coastal Fisheries and Waterways', [5]],
  ['Institute of Tidal blah', [4]],
  ['Institute of Tidal Research GmbH', [4]],
  ['Maria Cantwell Ferris', [1]],
  ['please forward this to Maria Cantw… [more]', [1]],
  ['I want to speak to Maria Cantw', [1]],
  ['Ministry of Inland Fisheries and Water [truncated]', [5]],
  ['Vendor no 5314 GOTHAM INSTITUTE NET30 X7', [38]],
  ['need to speak with maria cantwel, talk tomorrow morning, message received', [1]],
  ['Institute of Gotham admissions', [38]],
  ['1nstitute 0f Tida1 Researcli', [4]],
  ['Resea: Exa Corporation, invoice', [41]],
  ['Research next to a Harbor', []],
  ['Lindau in New Hampshire', [29]],
  ['Lawsuit against Tidalworks Ltd. dismissed', [27]],
  ['CoWaR conference 2014, keynote', [28]],
  ['in partnership with tidalworks ltd', [27]],
  ['tidalworks again, that is tidalworks ltd', [27]],
  ['Municipal contract with the City of Lindau, Vermont', [30, 29]],
  ['CITY OF LINDAU, NH', [29, 30]],
  ['kantvell maria', [1]],
  ['Orla Bryce Tamsin Heron State Properties', [35, 36]],
  ['Ministri of Inland Fish', [5]],
  ['55. Ministry of Inland Fish… | Home', [5]],
  ['<img src="p85.png" alt="Robert Casey headshot">', [2]],
  ['https://defence.example/v3/__https://www.abbey.org/__;!!A90236', [12]],
  ['https://protect.example/url?a=https%3a%2f%2fabbey.org&c=E,1', [12]],
  ['会社テクノ月星テクノ 代表電話', [19]],
  ['norwegian firm tidalworks', [27]],
  ['go to abbey .org', [12]],
  ['htp:/www.abbey.org', [12]],
  ['mail to info@@abbey.ogr bounced', [12]],
  ['Nom : Cantwell Prénom : Maria', [1]],
  ['Cognome Cantwell Nome Maria Codice fiscale', [1]],
  ['Bob Casy on the phone', [2]],
  ['fishereis', [5]],
  ['the watreways', [5]],
  ['watrew inland', [5]],
  ['Tidal Research Institute', [4]],
  ['House Lantern Waterways', []],
  ['Institute of Tidal Waterways', []],
  ['Ministry of Lantern Fisheries Research', []],
  ['Lantern House of Fisheries', []],
  ['Meeting with Cantwell tomorrow', [1]],
  ['cantwell staff', [1]],
  ['cantwell wife', [1]],
  ['cantwell speeches', [1]],
  ['Cantwell speeches', [1]],
  ['Senator Cantwell filibuster', [1]],
  ['senator cantwell waterways fisheries record', [1]],
  ['Rep. Casey offered the following amendment', [2]],
  ['Hon. Casey rose on a point of order', [2]],
  ['signed, Mar1a Cantwcll', [1]],
  ['Forestry, Lantern House', [6, 32]],
  ['city hall Port Ellery Washington', [33]],
  ['port ellery washington municipality', [33]],
  ['pay water bill lindau nh', [29]],
  ['lindau vt town clerk', [30]],
  ['tls expired *.abbey.org', [12]],
  ['the Institute of Harbors, 3rd floor', [28]],
  ['https://unknown.example/search?ferris=tides&q=Robert+Casey', [2]],
  ['<a href="https://abbey.org/">Zoom</a>', [12]],
  ['Cantwell 2019', [1]],
  ['Cantwell 2019 speech', [1]],
  ["王進士's phone", [11]],
  ['Motion by Cantwell, seconded by Ferris; passed 5-0.', [1, 3]],
  ['Cantwell M, Ferris A. Heat transfer in porous media', [1, 3]],
  ['Cantwell, M. & Ferris, A. (2019). Methods for large networks.', [1, 3]],
  ['(Cantwell & Ferris, 2019)', [1, 3]],
  ['Maria and Robert Casey', [2]],
  ['Maria and Samuel Cantwell', [1]],
  ['a clerk called Cantwell at Lantern House', [1, 6]],
  ['Maria from the Lantern House', [1, 6]],
  ['Ministère of Inland Fisheries and Waterways', [5]],
  ['WARN tls handshake failed host=abbey.org port=443', [12]],
  ['to=<info@www.abbey.org>, status=deferred', [12]],
  ['blocked referrer http://docs.abbey.org/en/contact?x=1#top', [12]],
  ['site:abbey.org filetype:pdf annual report', [12]],
  ['v=spf1 include:_spf.abbey.org ~all', [12]],
  ['https://web.archive.example/web/20210301/http://www.abbey.org/', [12]],
  ['Maria Cantwell, abbey.org', [1]],
  ['Nachname Cantwell Vorname Maria Geburtsort Bremen', [1]],
  ['last_name=Cantwell first_name=Maria subscribed=true', [1]],
  ['Sr. Don Robert Casey', [2]],
  ['請問王進士議員的電話', [11]],
  ["what is Robert's last name, the one at State Properties", [10, 13]],
  ['the Cantwell family', [1]],
  ['that Thom from Research Institute', [15]],
  ['Larcenia from Kelp', [34]],
  ['where is the headquarters of arlow township', [22]],
  ['reading waterways at Arlow Township since 2015', [22]],
  ['go to the website abbey dot org, all lower case', [12]],
  ['write to press [at] abbey [dot] org', [12]],
  ['the Institutes of Tidal Research in brief', [4]],
  ['about the Ministry of Inland Fishery and Waterway', [5]],
  ['Delton Town, open on Monday', [23]],
  ['Ferries by Lantern House', [6]],
  ['Meeting Invoice Tomorrow Lantern House', [6]],
  ['POS 4752 LANTERN HOUSE WATERWAYS RE-82', [6]],
  ['lantern house waterways fisheries', [6]],
  ['otarix co., ltd. waterways contact', [37]],
  ['Yeas: Cantwell, Kestrel, Ferris', [1, 3, 31]],
  ['Waterways at Gotham Institute have dried up', [38]],
  ['a report by the Gotham Institute. Waterways dry up, it says.', [38]],
  ['Frances Head of Waterways', [39]],
  ['letter to Ward about the ferries', [40]],
  ['letter to senator ward about the ferries', [40]],
])('%s names %j', (query, expected) => {
  expect(named(query).toSorted()).toEqual(expected.toSorted());
});

it.each([
  ['two words of different names', 'Maria Casey'],
  ['the same in a question', 'who is Robert Cantwell'],
  ['a name with another given name in it', 'Robert Ann Cantwell'],
  ['halves of two names', 'Institute of Inland Waterways'],
  ['a last name and a word that tells something', 'Cantwell Waterways'],
  ['other initials', 'Senator K. K. Cantwell'],
  ['initials that may be a title', 'B.R. Cantwell'],
  ['a last name that may be a word of a web page', 'Cantwell Page'],
  ['one word of a long name', 'fisheries annual growth'],
  ['the end of another name', 'Coral Re-growth and Lantern House'],
  ['a misspelt short word by itself', 'tidla'],
  ['two misspelt words of two names', 'fishereis casye'],
  ['a last name with another given name in a sentence', 'letter to Robert Cantwell'],
  ['a last name with another initial behind it', 'Cantwell, K. (2011). Unpublished manuscript.'],
  ['a last name with another given name behind it', 'Cantwell, Robert (2011). Unpublished manuscript.'],
  ['a last name behind another initial', 'what did Maria K. Casey say'],
  ['a given name, an initial and a last name', 'ask Cantwell A. Page'],
  ['a last name and a word that does not go with it', 'Cantwell treasurer'],
  ['an unknown couple', 'Ann and Samuel Casey'],
  ['an unknown host', 'whois unknown.org'],
  ['an address alone', 'info@abbey.org'],
  ['a last name before a noun', 'Cantwell screwdriver set for tables'],
  ['a last name with a title before a kind of organization', 'senator cantwell hospital'],
  ['a last name with the title of another record', 'judge cantwell waterways fisheries record'],
  ['a nickname of a misspelt name', 'Franklin stove 500 g'],
  ['a last name behind an article', 'The Catcher in the Casey'],
  ['a unit of one word without its parent', 'Forestry, Tides and Tables'],
  ['a last name that is a common word', 'can my dog visit me on the ward'],
  ['two names of a firm', 'Cantwell & Ferris Pumps'],
  ['a last name before a comma and a rare given name', 'Cantwell, Larcenia, 46, 81'],
  ['the same in small letters', 'cantwell, larcenia (4681)'],
  ['a misspelt word about an address', 'who cantwels unknown.org'],
  ['a parameter of a URL', 'https://unknown.example/?ferris=tides'],
  ['a given name without its organization', 'Maria from the Tidal Waterways'],
  ['a last name next to another name', 'the Robert Cantwell campaign'],
  ['a dot that is no address', 'the abbey dot archives'],
  ['nothing', '?'],
])('%s: %s names none', (_what, query) => {
  expect(named(query)).toEqual([]);
});

it('a nickname behind a last name is not read in a text', () => {
  const readings = (text: string) => JSON.stringify(read(text).readings);
  expect(readings('ask Bob Flournoy')).toContain('robert flournoy');
  expect(readings('ask Flournoy Bob')).not.toContain('robert flournoy');
});

it('roles and organizations of a record raise its score', () => {
  const other = person(8, 'Maria', 'Cantwell');
  const text = read('ask Maria Cantwell of Lantern House');
  const [one, another] = [DIRECTORY[0]!, other].map(
    (document) => new Scorer(text).bestMatch(document)!.score,
  );
  expect(one).toBeGreaterThan(another!);
});

it('a person in an organization comes before the organization', () => {
  expect(named('met someone called Flournoy who works for State Properties')).toEqual([10, 13]);
});

it('a last name comes before a given name with the same organization', () => {
  expect(named('is Newell still with State Properties')).toEqual([16, 17, 13]);
});

it("a state in full means its code in a record's organizations", () => {
  const [inVermont, elsewhere] = ['VT state government', 'ME state government'].map((name, index) =>
    person(30 + index, 'Ann', 'Cantwell', { organizations: [name] }),
  );
  const scorer = new Scorer(read('state lawmaker Cantwell from Vermont'));
  expect(scorer.bestMatch(inVermont!)?.score).toBeGreaterThan(scorer.bestMatch(elsewhere!)?.score ?? 0);
});

it('the domain of a town is a place in its state', () => {
  expect(DIRECTORY.find(({ id }) => id === 29)!.place).toEqual(expect.arrayContaining(['hampshire', 'nh']));
});

it('what a town is called is no word of its place, which alone would find it', () => {
  const { place, affiliation } = DIRECTORY.find(({ id }) => id === 33)!;
  expect(affiliation).toEqual(expect.arrayContaining(['city', 'hall', 'municipality']));
  expect(place).toEqual(['washington', 'wa']);
});

it('a state in full means the code of a seat', () => {
  const [own, other] = ['VT', 'ME'].map((code, index) =>
    person(30 + index, 'Ann', 'Cantwell', { titles: [`Representative, ${code}-1`] }),
  );
  const scorer = new Scorer(read('Congresswoman Cantwell of Vermont'));
  expect(scorer.bestMatch(own!)?.score).toBeGreaterThan(scorer.bestMatch(other!)?.score ?? 0);
});

it('a misspelt word is not a word of a related record', () => {
  const scorer = new Scorer(read('Archer for Wilhelmyna and Quilfeather'));
  const match = scorer.bestMatch(DIRECTORY.find(({ id }) => id === 18)!);
  expect(match?.score ?? 0).toBeLessThan(0.8);
});

it('engines are not queried for words without weight', () => {
  const text = read('who is the senator');
  expect(proposals(text, text.readings, text.corrections)).toEqual([]);
});

it('a common name is proposed next to many rarer words', () => {
  const text = read('Inland Fisheries Waterways Tidal Harbours Abbey Archive: Robert');
  const [around] = proposals(text, text.readings, text.corrections).filter(({ score }) => score === 0.85);
  expect(JSON.stringify(around?.clause)).toContain('{"is":"word","value":"robert"}');
});

it.each([
  'john smith john smith',
  'john marie anna jane',
  Array(60).fill('anna').join(' '),
  Array(60).fill('john marie').join(' '),
  'robert john maria marie casey jane ann anna ferris research robert john maria marie casey jane ann anna ferris',
])('engines are queried with a limited number of conditions for "%s"', (query) => {
  const text = read(query);
  const asked = proposals(text, text.readings, text.corrections).map(({ clause }) => JSON.stringify(clause));
  expect(asked.join().match(/"value"/g)!.length).toBeLessThan(4_500);
});
