import { AGENCY, CITY, email, FOUNDATION, INSTITUTE, news, official, type SampleRecord } from './sources.js';

export interface SampleMembership extends SampleRecord {
  /** First name of the person, which is unique in the sample. */
  readonly person: string;
  readonly organization: string;
  readonly role: string;
  readonly title?: string;
  readonly start_date: string;
  readonly end_date?: string;
}

export const MEMBERSHIPS: readonly SampleMembership[] = [
  {
    person: 'Ingrid',
    organization: 'Harbour Light Foundation',
    role: 'director',
    title: 'Director',
    start_date: '2019-09-01',
    emails: [email('ingrid.solberg@harbourlight.example', '2025-03-04T10:20:00Z')],
    sources: [
      official(`${FOUNDATION}/about`),
      news('a-director-who-sails', 'A director who sails', ['title']),
    ],
  },
  {
    // Ended by history.ts.
    person: 'Ingrid',
    organization: 'City of Norrvik',
    role: 'member',
    title: 'Member of the city council',
    start_date: '2011-10-01',
    sources: [official(`${CITY}/council/2011`)],
  },
  {
    person: 'Haruki',
    organization: 'Tanaka & Okoye',
    role: 'founder',
    title: 'Co-founder and creative director',
    start_date: '2015-02-01',
    emails: [email('haruki@tanaka-okoye.example', '2025-06-30T12:00:00Z')],
    sources: [official(`${AGENCY}/people`), news('two-desks-one-agency', 'Two desks, one agency')],
  },
  {
    person: 'Adaeze',
    organization: 'Tanaka & Okoye',
    role: 'founder',
    title: 'Co-founder and managing director',
    start_date: '2015-02-01',
    emails: [email('adaeze@tanaka-okoye.example', '2025-06-30T12:00:00Z')],
    sources: [official(`${AGENCY}/people`), news('two-desks-one-agency', 'Two desks, one agency')],
  },
  {
    person: 'Adaeze',
    organization: 'Harbour Light Press',
    role: 'editor',
    title: 'Commissioning editor',
    start_date: '2009-04-01',
    end_date: '2014-12-31',
    sources: [official(`${FOUNDATION}/press/history`)],
  },
  {
    person: 'Yara',
    organization: 'Meridian Weather Institute',
    role: 'researcher',
    title: 'Head of coastal forecasting',
    start_date: '2018-01-15',
    emails: [email('y.haddad@meridian-weather.example')],
    sources: [official(`${INSTITUTE}/staff/haddad`)],
  },
  {
    person: 'Yara',
    organization: 'Harbour Light Foundation',
    role: 'trustee',
    start_date: '2021-05-01',
    sources: [official(`${FOUNDATION}/trustees`)],
  },
  {
    person: 'Dmitri',
    organization: 'Polar Field Station',
    role: 'station_leader',
    title: 'Station leader',
    start_date: '2020-10-01',
    emails: [email('station@polar.meridian-weather.example')],
    sources: [official(`${INSTITUTE}/polar`), news('a-winter-of-numbers', 'A winter of numbers')],
  },
  {
    person: 'Dmitri',
    organization: 'Meridian Weather Institute',
    role: 'researcher',
    start_date: '2012-03-01',
    end_date: '2020-09-30',
    sources: [official(`${INSTITUTE}/staff/volkov`)],
  },
  {
    person: 'Siobhán',
    organization: 'Norrvik Reading Room',
    role: 'librarian',
    title: 'City librarian',
    start_date: '2016-08-01',
    emails: [email('siobhan.oreilly@library.norrvik.example')],
    places: [
      { name: 'Enquiry desk', address: '7 Market Square, Norrvik', latitude: 61.5052, longitude: 4.8811 },
    ],
    sources: [official(`${CITY}/culture/library/staff`)],
  },
  {
    person: 'José',
    organization: 'Harbour Light Lisbon',
    role: 'head',
    title: 'Head of chapter',
    start_date: '2017-01-01',
    emails: [email('jose.almeida@harbourlight.example')],
    sources: [official(`${FOUNDATION}/lisbon/team`)],
  },
  {
    person: 'Maren',
    organization: 'City of Norrvik',
    role: 'mayor',
    title: 'Mayor',
    start_date: '2023-10-15',
    emails: [email('mayor@norrvik.example')],
    places: [{ name: 'Office of the mayor', address: '1 Market Square, room 201, Norrvik' }],
    sources: [official(`${CITY}/mayor`), news('norrvik-votes', 'Norrvik votes', ['role', 'start_date'])],
  },
  {
    person: 'Maren',
    organization: 'Meridian Weather Institute',
    role: 'administrator',
    title: 'Head of administration',
    start_date: '2014-06-01',
    end_date: '2023-10-14',
    sources: [official(`${INSTITUTE}/annual-report-2023`)],
  },
  {
    person: 'Tomás',
    organization: 'Harbour Light Lisbon',
    role: 'volunteer',
    start_date: '2022-02-01',
    sources: [official(`${FOUNDATION}/lisbon/team`)],
  },
  {
    person: 'Priya',
    organization: 'Meridian Weather Institute',
    role: 'researcher',
    title: 'Research fellow',
    start_date: '2021-09-01',
    end_date: '2024-08-31',
    sources: [official(`${INSTITUTE}/staff/raman`)],
  },
  {
    person: 'Priya',
    organization: 'Polar Field Station',
    role: 'researcher',
    title: 'Instrument scientist',
    start_date: '2024-09-01',
    emails: [email('p.raman@polar.meridian-weather.example')],
    sources: [official(`${INSTITUTE}/polar`)],
  },
  {
    person: 'Wilhelmina',
    organization: 'Harbour Light Press',
    role: 'author',
    start_date: '2010-03-01',
    sources: [official(`${FOUNDATION}/press/authors`)],
  },
  {
    person: 'Noor',
    organization: 'Norrvik Reading Room',
    role: 'artist_in_residence',
    start_date: '2024-01-10',
    end_date: '2024-12-20',
    sources: [
      official(`${CITY}/culture/library/residencies`),
      news('the-voice-of-the-harbour', 'The voice of the harbour'),
    ],
  },
];
