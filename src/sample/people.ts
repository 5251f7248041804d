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

export interface SamplePerson extends SampleRecord {
  readonly first_name: string;
  readonly last_name?: string;
  readonly aliases?: readonly string[];
}

export const PEOPLE: readonly SamplePerson[] = [
  {
    first_name: 'Ingrid',
    last_name: 'Solberg',
    aliases: ['Inga Solberg', 'I. M. Solberg'],
    emails: [email('ingrid@solberg.example', '2025-03-04T10:20:00Z')],
    sources: [
      official(`${FOUNDATION}/people/ingrid-solberg`),
      news('a-director-who-sails', 'A director who sails', ['first_name', 'last_name']),
    ],
  },
  {
    first_name: 'Haruki',
    last_name: 'Tanaka',
    aliases: ['田中 春樹', 'Tanaka Haruki'],
    sources: [official(`${AGENCY}/people`), news('two-desks-one-agency', 'Two desks, one agency')],
  },
  {
    first_name: 'Adaeze',
    last_name: 'Okoye',
    aliases: ['Ada Okoye'],
    emails: [email('ada@okoye.example')],
    sources: [official(`${AGENCY}/people`), news('two-desks-one-agency', 'Two desks, one agency')],
  },
  {
    first_name: 'Yara',
    last_name: 'Haddad',
    aliases: ['يارا حداد'],
    sources: [official(`${INSTITUTE}/staff/haddad`)],
  },
  {
    first_name: 'Dmitri',
    last_name: 'Volkov',
    aliases: ['Дмитрий Волков', 'Dima Volkov'],
    // He lives out there for most of the year.
    places: [{ name: 'Winter quarters', latitude: 78.9238, longitude: 11.9301 }],
    sources: [official(`${INSTITUTE}/staff/volkov`), news('a-winter-of-numbers', 'A winter of numbers')],
  },
  {
    first_name: 'Siobhán',
    last_name: "O'Reilly",
    aliases: ["Shevaun O'Reilly"],
    sources: [official(`${CITY}/culture/library/staff`)],
  },
  {
    first_name: 'José',
    last_name: 'Almeida',
    aliases: ['Zé Almeida'],
    emails: [email('jose@almeida.example')],
    sources: [official(`${FOUNDATION}/lisbon/team`)],
  },
  {
    first_name: 'Maren',
    last_name: 'Lindqvist',
    sources: [official(`${CITY}/mayor`), register('council-2023')],
  },
  { first_name: 'Tomás', last_name: 'Ferreira', sources: [official(`${FOUNDATION}/lisbon/team`)] },
  {
    first_name: 'Priya',
    last_name: 'Raman',
    aliases: ['பிரியா ராமன்'],
    sources: [official(`${INSTITUTE}/staff/raman`)],
  },
  {
    first_name: 'Wilhelmina',
    last_name: 'van der Berg',
    aliases: ['Willa van der Berg'],
    emails: [email('willa@vanderberg.example')],
    places: [{ name: 'Studio', address: '22 Ropewalk, Norrvik', latitude: 61.4987, longitude: 4.8699 }],
    sources: [official(`${FOUNDATION}/press/authors`)],
  },
  // Has a single name.
  { first_name: 'Noor', sources: [news('the-voice-of-the-harbour', 'The voice of the harbour')] },
];
