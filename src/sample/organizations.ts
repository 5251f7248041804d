import {
  AGENCY,
  CITY,
  email,
  FOUNDATION,
  INSTITUTE,
  news,
  official,
  register,
  type SampleRecord,
} from './sources.js';

interface SampleOrganization extends SampleRecord {
  readonly name: string;
  readonly domain: string;
  readonly organization_type: string;
  /** Name of an organization earlier in the list. */
  readonly parent?: string;
  readonly aliases?: readonly string[];
}

export const ORGANIZATIONS: readonly SampleOrganization[] = [
  {
    name: 'Harbour Light Foundation',
    domain: 'harbourlight.example',
    organization_type: 'foundation',
    aliases: ['HLF', 'Fundação Luz do Porto'],
    emails: [email('office@harbourlight.example', '2025-03-04T10:15:00Z')],
    places: [
      { name: 'Head office', address: '4 Quay Street, Norrvik', latitude: 61.5012, longitude: 4.8731 },
    ],
    sources: [official(`${FOUNDATION}/about`), register('1984-0117')],
  },
  {
    // Shares its parent's domain.
    name: 'Harbour Light Press',
    domain: 'harbourlight.example',
    organization_type: 'publisher',
    parent: 'Harbour Light Foundation',
    emails: [email('press@harbourlight.example')],
    sources: [
      official(`${FOUNDATION}/press`),
      news('press-turns-thirty', 'A small press turns thirty', ['name']),
    ],
  },
  {
    name: 'Harbour Light Lisbon',
    domain: 'harbourlight.example',
    organization_type: 'chapter',
    parent: 'Harbour Light Foundation',
    aliases: ['Luz do Porto Lisboa'],
    places: [{ name: 'Reading room', address: 'Rua do Farol 12, Lisboa' }],
    sources: [official(`${FOUNDATION}/lisbon`)],
  },
  {
    name: 'Meridian Weather Institute',
    domain: 'meridian-weather.example',
    organization_type: 'research_institute',
    aliases: ['MWI', 'Институт погоды «Меридиан»'],
    emails: [email('info@meridian-weather.example', '2024-11-20T08:00:00Z')],
    places: [
      { name: 'Campus', address: '1 Observatory Hill, Norrvik', latitude: 61.5203, longitude: 4.9017 },
    ],
    sources: [official(`${INSTITUTE}/imprint`), register('1961-0008')],
  },
  {
    name: 'Polar Field Station',
    domain: 'polar.meridian-weather.example',
    organization_type: 'field_station',
    parent: 'Meridian Weather Institute',
    // It has no postal address, so pages show its coordinates.
    places: [{ name: 'Station hut', latitude: 78.9231, longitude: 11.9225 }],
    sources: [official(`${INSTITUTE}/polar`), news('a-winter-of-numbers', 'A winter of numbers')],
  },
  {
    name: 'City of Norrvik',
    domain: 'norrvik.example',
    organization_type: 'municipality',
    aliases: ['Norrvik kommun', 'Norrvík'],
    emails: [email('reception@norrvik.example')],
    places: [
      { name: 'City hall', address: '1 Market Square, Norrvik', latitude: 61.5049, longitude: 4.8802 },
    ],
    sources: [official(`${CITY}/city-hall`)],
  },
  {
    // Renamed by history.ts.
    name: 'Norrvik Reading Room',
    domain: 'library.norrvik.example',
    organization_type: 'library',
    parent: 'City of Norrvik',
    emails: [email('desk@library.norrvik.example')],
    places: [{ name: 'Main library', address: '7 Market Square, Norrvik' }],
    sources: [official(`${CITY}/culture/library`)],
  },
  {
    name: 'Tanaka & Okoye',
    domain: 'tanaka-okoye.example',
    organization_type: 'advertiser',
    aliases: ['T&O', '田中・オコエ'],
    emails: [email('hello@tanaka-okoye.example', '2025-06-30T12:00:00Z')],
    sources: [official(`${AGENCY}/imprint`), register('2015-0342')],
  },
  {
    // It has no known members.
    name: 'The Coastal Gazette',
    domain: 'gazette.example',
    organization_type: 'newspaper',
    sources: [register('1902-0003')],
  },
];
