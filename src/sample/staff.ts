import type { SampleMembership } from './memberships.js';
import type { SamplePerson } from './people.js';
import { AGENCY, CITY, FOUNDATION, INSTITUTE, official } from './sources.js';

type Since = readonly [organization: string, role: string, title: string | null, start: string, end?: string];

/** People with only a name and a role, who give the graph more relations. */
const STAFF: readonly (readonly [first: string, last: string, page: string, ...roles: Since[]])[] = [
  [
    'Astrid',
    'Berg',
    `${INSTITUTE}/staff/berg`,
    ['Meridian Weather Institute', 'forecaster', 'Forecaster on duty', '2019-02-01'],
    ['Harbour Light Foundation', 'friend', null, '2020-05-01'],
  ],
  [
    'Kofi',
    'Mensah',
    `${INSTITUTE}/staff/mensah`,
    ['Meridian Weather Institute', 'researcher', 'Oceanographer', '2020-06-01'],
    ['Polar Field Station', 'researcher', 'Summer crew', '2022-06-01', '2022-09-15'],
    ['Harbour Light Foundation', 'friend', null, '2021-05-01'],
  ],
  [
    'Lucía',
    'Navarro',
    `${CITY}/council/navarro`,
    ['City of Norrvik', 'member', 'Member of the city council', '2019-10-01'],
    ['Meridian Weather Institute', 'trustee', 'Chair of the council', '2018-01-01'],
    ['Harbour Light Foundation', 'friend', null, '2022-05-01'],
  ],
  [
    'Hedda',
    'Nilsen',
    `${CITY}/staff/nilsen`,
    ['City of Norrvik', 'clerk', 'City clerk', '2012-05-01'],
    ['Harbour Light Foundation', 'friend', null, '2023-05-01'],
  ],
  [
    'Emeka',
    'Obi',
    `${CITY}/staff/obi`,
    ['City of Norrvik', 'engineer', 'Harbour engineer', '2017-03-01'],
    ['Harbour Light Foundation', 'trustee', null, '2021-05-01'],
  ],
  [
    'Sanna',
    'Virtanen',
    `${CITY}/culture/library/staff`,
    ['Norrvik Reading Room', 'librarian', 'Children’s librarian', '2020-08-01'],
    ['Harbour Light Foundation', 'friend', null, '2024-05-01'],
  ],
  [
    'Rafael',
    'Costa',
    `${FOUNDATION}/lisbon/team`,
    ['Harbour Light Lisbon', 'volunteer', null, '2021-02-01'],
    ['Harbour Light Foundation', 'friend', null, '2020-05-01'],
  ],
  [
    'Aiko',
    'Mori',
    `${AGENCY}/people`,
    ['Tanaka & Okoye', 'designer', 'Designer', '2018-04-01'],
    ['Harbour Light Foundation', 'volunteer', null, '2023-01-01'],
  ],
  [
    'Jonas',
    'Lindgren',
    `${FOUNDATION}/people/lindgren`,
    ['Harbour Light Foundation', 'accountant', 'Head of accounts', '2016-11-01'],
    ['City of Norrvik', 'auditor', null, '2014-01-01', '2016-10-31'],
  ],
  ['Birgit', 'Aalto', `${FOUNDATION}/press/authors`, ['Harbour Light Press', 'author', null, '2018-03-01']],
  ['Chidi', 'Eze', `${FOUNDATION}/press`, ['Harbour Light Press', 'translator', 'Translator', '2019-09-01']],
  ['Oskar', 'Holm', `${FOUNDATION}/press/authors`, ['Harbour Light Press', 'author', null, '2022-02-01']],
  ['Leona', 'Frost', `${FOUNDATION}/press`, ['Harbour Light Press', 'editor', 'Poetry editor', '2021-01-01']],
  [
    'Inês',
    'Duarte',
    `${FOUNDATION}/lisbon/team`,
    ['Harbour Light Lisbon', 'teacher', 'Teacher of reading', '2019-10-01'],
  ],
  ['Mei', 'Tanabe', `${FOUNDATION}/lisbon/team`, ['Harbour Light Lisbon', 'volunteer', null, '2024-01-01']],
  [
    'Duarte',
    'Pires',
    `${FOUNDATION}/lisbon/team`,
    ['Harbour Light Lisbon', 'driver', 'Driver of the book bus', '2023-06-01'],
  ],
];

export const STAFF_PEOPLE: readonly SamplePerson[] = STAFF.map(([first_name, last_name, page]) => ({
  first_name,
  last_name,
  sources: [official(page)],
}));

export const STAFF_MEMBERSHIPS: readonly SampleMembership[] = STAFF.flatMap(([person, , page, ...roles]) =>
  roles.map(([organization, role, title, start_date, end_date]) => ({
    person,
    organization,
    role,
    start_date,
    ...(title ? { title } : {}),
    ...(end_date ? { end_date } : {}),
    sources: [official(page)] as const,
  })),
);
