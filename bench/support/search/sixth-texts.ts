/** Texts around the names of people. `{name}` and the like are slots. */

export const MAIL_HEADERS = [
  'On Tue, {date} {year} at {time}, {name} <{mailbox}> wrote:',
  'Am {day}. Juni {year} um {time} schrieb {name}:',
  'Le {date} {year} à {time}, {name} <{mailbox}> a écrit :',
  'El {date} {year}, a las {time}, {name} escribió:',
  'Op {date} {year} om {time} schreef {name} <{mailbox}>:',
  'From: "{last}, {first}" <{mailbox}>',
  'Cc: {name} <{mailbox}>; undisclosed-recipients:;',
  '---------- Forwarded message --------- From: {name}',
  '{name} has accepted your invitation: call {weekday} {time}',
  'Automatic reply: out of office until {date} - {name}',
];

export const CAMPAIGN_SIGNS = [
  'Paid for by Friends of {name}',
  'Paid for by the Committee to Elect {name}, {number} Main St',
  'Re-elect {name} on Nov {day}',
  'VOTE {NAME} FOR A BETTER TOMORROW',
  'I approve this message. {name}',
  'Chip in $25 before midnight - Team {name}',
  '{last} for Congress | {first} {last}, fighting for you',
  'Yard sign: {NAME} {year}',
  'Endorsed: {name} (our pick in the primary)',
  'Elect {name}! Early voting ends {weekday}',
];

export const CATALOG_HEADINGS = [
  '{last}, {first} -- Correspondence.',
  '{name} papers, {year}',
  'Box {n}, Folder 3: {last}, {first}',
  'Oral history interview with {name}, {date} {year}',
  '{last}, {first}, interviewee.',
  'Nachlass {name} (Findbuch)',
  'Fonds {name} : inventaire',
  'Archivo personal de {name}, caja {n}',
  'See also: {last}, {first}',
  'Photograph: {name} at a groundbreaking ceremony, undated',
  'Scrapbooks of {name} [microform], reel {n}',
];

export const RECORDS_OF_CODE = [
  '"{last}","{first}",,"{code}"',
  '{"first_name": "{first}", "last_name": "{last}"}',
  'N:{last};{first};;; FN:{first} {last}',
  "SELECT id FROM people WHERE last_name = '{last}' AND first_name = '{first}';",
  'cn={first} {last},ou=people,dc=example,dc=org',
  '<author><last>{last}</last><first>{first}</first></author>',
  '{number}\tMr.\t{first}\t{last}\tactive',
  '?first={first}&last={last}&page=2',
  '- name: {first} {last} # {n}',
  'author = {{last}, {first}},',
  '| {code} | {last} | {first} | n/a |',
  "{'given': '{first}', 'family': '{last}'}",
];

export const SPELLED_OUT = [
  '{first} {last}, that is {spelled}',
  '{first} {last} ({spelled})',
  '{last}, spelled {spelled}, first name {first}',
  'first name {first}, last name {spelled}',
  '{spelled}, first name {first}',
  '{first} {dotted}',
  '{first} {last} (sp? {spelled})',
];

export const SEATS = [
  '{last}, the {state} legislator',
  '{last}, {state} legislature, {seat}',
  '{last} ({code}) {seat}',
  'state lawmaker {last} from {state}',
  'who is {last} in the {state} statehouse',
  '{last} {state} {seat}',
  'office of {state} lawmaker {last}',
  'Hon. {last}, {state}, {seat}',
];

export const COMMITTEE_SEATS = [
  '{last} on the {committee} committee',
  'Hon. {last} - {committee} ({role})',
  '{last}, {role}, {committee}',
  '{committee}: {last} ({role})',
  '{last} sits on {committee}',
  'questions for {last} at the {committee} hearing',
  '{committee} committee, {role}: {last}',
];

export const COUPLES = [
  '{first} and {partner} {last}',
  '{first} & {partner} {last} (household)',
  '{last}, {first} and {partner}',
  'Dear {first} and {partner} {last},',
  '{partner} and {first} {last}',
  'The {last} family: {first}, {partner} and kids',
  'Familie {first} und {partner} {last}',
  '{first} {last} and spouse {partner}',
  '{first} {last} + guest, table {n}',
  'M. et Mme {first} {last}',
];

export const BROKEN_ACCENTS = ['{damaged}', '{damaged}, {year}', 'contact {damaged}', '{damaged} biography'];

export const SPACING = [
  '{spaced}',
  '{spaced} phone number',
  'by {spaced}',
  '{spaced}, staff',
  'ask {spaced}',
];

/** Texts around names in other scripts. */
export const SCRIPTS = [
  {
    script: /^\p{Script=Han}{3,4}$/u,
    texts: [
      '立法委員{name}',
      '{name}議員服務處電話',
      '請問{name}的辦公室在哪裡',
      '{name} 臉書',
      '記者專訪{name}',
      '{name}（現任）',
      '{name}先生 敬啟',
      '「{name}」新聞稿 {year}',
    ],
  },
  {
    script: /^\p{Script=Hangul}{3,4}$/u,
    texts: [
      '{name} 의원',
      '{name}의원 사무실 전화번호',
      '전 시장 {name}',
      '{name} 프로필',
      '{name} 님께',
      '기자회견: {name}',
    ],
  },
  {
    script: /^\p{Script=Devanagari}+( \p{Script=Devanagari}+)+$/u,
    texts: [
      'श्री {name}',
      'सांसद {name}',
      '{name} जी का पता',
      '{name} का फोन नंबर',
      'पूर्व विधायक {name}',
      '{name} कौन हैं',
    ],
  },
] as const;

export const OBSCURED_ADDRESSES = [
  '{local} (at) {domain}',
  '{local}[at]{dots}',
  '{local} AT {DOTS}',
  'mailto:{address}?subject=Request%20{number}',
  '{local}&#64;{domain}',
  'Undeliverable: <{address}> 550 5.1.1 user unknown',
  '{local} @ {domain}',
  '"{address}" <{address}>',
];

export const STATES: Readonly<Record<string, string>> = {
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  FL: 'Florida',
  GA: 'Georgia',
  IA: 'Iowa',
  IL: 'Illinois',
  KS: 'Kansas',
  MA: 'Massachusetts',
  MD: 'Maryland',
  MI: 'Michigan',
  MN: 'Minnesota',
  MT: 'Montana',
  NC: 'North Carolina',
  OH: 'Ohio',
  PA: 'Pennsylvania',
  TX: 'Texas',
  VT: 'Vermont',
  WI: 'Wisconsin',
};
