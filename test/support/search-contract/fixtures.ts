import { Directory } from '../../factories/directory.js';
import type { TestApp } from '../app.js';

/** Fictional people and organizations. Cases refer to a record by its key. */
const PEOPLE = {
  marisol: {
    first_name: 'Marisol',
    last_name: 'Quillfeather',
    aliases: ['Sol Quill'],
    emails: ['m.quillfeather@lanternhouse.org'],
  },
  joseLuis: { first_name: 'José-Luis', last_name: 'Peñaflor' },
  bjoern: { first_name: 'Björn', last_name: 'Ödegård-Müller' },
  siobhan: { first_name: 'Siobhán', last_name: "O'Hanrahan" },
  anatoly: { first_name: 'Anatoly', last_name: 'Verbitsky', aliases: ['Анатолий Вербицкий'] },
  yelena: { first_name: 'Елена', last_name: 'Корабельникова' },
  mingyuan: { first_name: '明遠', last_name: '歐陽', aliases: ['Ouyang Mingyuan'] },
  eleftheria: { first_name: 'Ελευθερία', last_name: 'Σταυροπούλου' },
  narayan: { first_name: 'नारायण', last_name: 'चतुर्वेदी' },
  layla: { first_name: 'Layla', last_name: 'Mansouri', aliases: ['ليلى منصوري'] },
  william: { first_name: 'William', last_name: 'Thistlewood' },
  margaret: { first_name: 'Margaret', last_name: 'Oakenshaw' },
  john: { first_name: 'John Ronald', last_name: 'Farthingale' },
  henrietta: { first_name: 'Henrietta', last_name: 'Blackwood-Smythe' },
  rosalind: { first_name: 'Rosalind', last_name: 'Ashgrove' },
  otherRosalind: { first_name: 'Rosalind', last_name: 'Ashgrove', emails: ['rosalind@ashgrove.name'] },
  dmitri: { first_name: 'Dmitri', last_name: 'Sokolyansky', emails: ['dmitri.sokol@kelp-survey.example'] },
  toshiro: { first_name: 'Toshiro', last_name: 'Nakagawa' },
  cher: { first_name: 'Zephyrine' },
  ludwig: { first_name: 'Ludwig', last_name: 'van der Heijden' },
} as const;

const ORGANIZATIONS = {
  lantern: {
    name: 'Lantern House Trust',
    domain: 'lanternhouse.org',
    organization_type: 'Charity',
    emails: ['office@lanternhouse.org'],
  },
  kelp: {
    name: 'Kelp and Harbour Survey Commission',
    domain: 'kelp-survey.example',
    organization_type: 'agency',
    aliases: ['Kelpwatch'],
  },
  fisheries: { name: 'Fisheries Bureau', organization_type: 'agency', domain: 'kelp-survey.example' },
  university: {
    name: 'Université de Saint-Aubin',
    domain: 'saint-aubin.edu',
    organization_type: 'university',
    aliases: ['University of Saint Aubin', 'saintaubin.fr'],
  },
  brown: { name: 'Brown & Sons (Port Ellery) Ltd.', organization_type: 'company', aliases: ['株式会社山風'] },
  books: { name: 'Bücherhaus Grünwald', domain: 'bücherhaus-grünwald.de', organization_type: 'company' },
  shinonome: {
    name: '東雲大学',
    aliases: ['Shinonome University', '𠮷野学園', 'Синономский государственный университет'],
    organization_type: 'university',
  },
  ferrow: { name: 'Town of Ferrow', organization_type: 'town', aliases: ['Ferrow Water District 2'] },
  county: { name: 'Aldmoor County', organization_type: 'county', domain: 'aldmoorcountynh.gov' },
  board: {
    name: 'Wexcombe County Board of Commissioners',
    organization_type: 'county',
    domain: 'wexcombecountynh.gov',
  },
  tribe: {
    name: 'Wenoka Band of Kumetsa Valley Mission Indians',
    organization_type: 'tribe',
    domain: 'wenoka-nsn.gov',
  },
  vermont: { name: 'VT state government', organization_type: 'government' },
} as const;

const MEMBERSHIPS = {
  chair: {
    person: 'marisol',
    organization: 'lantern',
    role: 'chair',
    title: 'Chair of the Board of Trustees',
    emails: ['chair@lanternhouse.org'],
  },
  surveyor: { person: 'william', organization: 'kelp', role: 'surveyor', title: 'Senior Tidal Surveyor' },
  atLantern: { person: 'rosalind', organization: 'lantern', role: 'treasurer' },
  atKelp: { person: 'rosalind', organization: 'kelp', role: 'adviser' },
  atUniversity: { person: 'rosalind', organization: 'university', role: 'lecturer' },
  registrar: { person: 'margaret', organization: 'university', role: 'registrar' },
  legislator: { person: 'toshiro', organization: 'vermont', role: 'legislator', title: '37' },
} as const;

export type Key =
  | keyof typeof PEOPLE
  | keyof typeof ORGANIZATIONS
  | keyof typeof MEMBERSHIPS
  | 'hall'
  | 'cottage'
  | 'archive'
  | 'green';

/** The public ids of the fixtures, by key. */
export type Fixtures = Readonly<Record<Key, string>>;

/** Creates all fixtures through the API. */
export async function makeFixtures(app: TestApp): Promise<Fixtures> {
  const directory = new Directory(app);
  const made: Record<string, string> = {};
  for (const [key, fields] of Object.entries(PEOPLE)) {
    made[key] = (await directory.person({ last_name: null, ...fields })).public_id;
  }
  for (const [key, fields] of Object.entries(ORGANIZATIONS)) {
    const parent = key === 'fisheries' ? { parent_organization_public_id: made['kelp'] } : {};
    made[key] = (await directory.organization({ ...fields, ...parent })).public_id;
  }
  for (const [key, { person, organization, ...fields }] of Object.entries(MEMBERSHIPS)) {
    const owners = { person_public_id: made[person], organization_public_id: made[organization] };
    made[key] = (await directory.membership({ ...owners, ...fields })).public_id;
  }
  made['hall'] = await makePlace(directory, {
    organization_public_id: made['lantern'],
    name: 'Lantern Hall',
    address: '12 Quay Street, Port Ellery',
  });
  made['cottage'] = await makePlace(directory, {
    person_public_id: made['siobhan'],
    name: 'Glenmoor Cottage',
    latitude: 55.1,
    longitude: -6.2,
  });
  made['archive'] = await makePlace(directory, {
    person_public_id: made['toshiro'],
    name: 'Archive',
    address: 'Room 5, Vermont Street 12, Aldmoor',
  });
  made['green'] = await makePlace(directory, { person_public_id: made['ludwig'], name: 'Ferrow' });
  return made as Fixtures;
}

const makePlace = async (directory: Directory, fields: Record<string, unknown>): Promise<string> =>
  (await directory.place(fields)).public_id;
