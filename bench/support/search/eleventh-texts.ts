/** Texts that a first user of a directory types or pastes. `{name}` and the like are slots. */

export const CARELESS = [
  '{lower}',
  '{LOWER}',
  '{last} {first}',
  '{lowerlast} {lowerfirst}',
  '{LAST}, {FIRST}',
  '{lowerlast},{lowerfirst}',
  '{first}   {last} ',
  '{lowerfirst}, {lowerlast}',
  '{lowerfirst}.{lowerlast}',
  '{lower} contact',
  '{lower} email',
];

export const TITLES = [
  'Dr {name}',
  'dr. {lower}',
  'Prof. {last}, {first}',
  'Prof. Dr. {name}',
  'Mr. {name}',
  'ms {lower}',
  'Senator {name}',
  'Rep. {name}',
  'Frau {name}',
  'Sr. {name}',
  '{name}, PhD',
  '{name}, M.D.',
  '{name}, Chief of Staff',
  'former congressman {lower}',
];

export const STATES_AFTER = [
  '{lower} {lowerstate}',
  '{name} {code}',
  '{name}, {state}',
  '{last}, {first} - {state}',
  '{name} from {state}',
  'state legislator {name}, {state}',
  '{name} {state} {seat}',
  '{lower} {state} legislature',
];

export const NICKNAMED = [
  '{short} {last}',
  '{lowershort} {lowerlast}',
  '{last}, {short}',
  '{SHORT} {LAST}',
  'Senator {short} {last}',
];

/** Everyday forms of first names. */
export const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  Robert: ['Bob', 'Rob', 'Bobby'],
  William: ['Bill', 'Will', 'Billy'],
  Richard: ['Rick', 'Dick', 'Rich'],
  James: ['Jim', 'Jimmy'],
  Michael: ['Mike'],
  Thomas: ['Tom'],
  Charles: ['Charlie', 'Chuck'],
  Joseph: ['Joe'],
  Edward: ['Ed', 'Ted', 'Eddie'],
  David: ['Dave'],
  Christopher: ['Chris'],
  Elizabeth: ['Liz', 'Beth', 'Betty'],
  Margaret: ['Peggy', 'Maggie'],
  Patricia: ['Pat', 'Patty'],
};

export const SENTENCES = [
  'Had a call with {name} on {weekday} about the draft',
  'please add {name} to the mailing list',
  'Can you send this to {name} before {weekday}?',
  "what is {name}'s email",
  'met {lower} at the conference last week',
  '{name} told reporters on {weekday} that the vote would be delayed.',
  'Weiß jemand, wo {name} jetzt arbeitet?',
  'Je cherche les coordonnées de {name}',
  'According to {name}, {share}% of the budget was not spent.',
];

export const SIGNATURES_AND_ROWS = [
  'Best regards,\n{name}\nTel. +1 202 555 {number}',
  'Kind regards\n\n{name} | Program Officer | +44 20 7946 {number}',
  '--\n{name}\nSent from my iPhone',
  'Mit freundlichen Grüßen\n{name}',
  '{name} <{mailbox}>',
  '{last}\t{first}\t555-{number}\tyes',
  '{n};{last};{first};{date} {year};paid',
  '{first},{last},{code},active',
  '{last}, {first} ({year}). Annual report, pp. {n}-{number}.',
];

export const PROFILES = [
  'https://www.linkedin.com/in/{slug}-{number}{n}/',
  'linkedin.com/in/{slug}',
  'https://en.wikipedia.org/wiki/{First_Last}',
  'https://www.facebook.com/{dotted}.{n}',
  'https://www.google.com/search?q={plus}',
  '{First_Last}',
  '{slug}',
  '{First_Last}_CV_{year}.pdf',
  '{name} | LinkedIn',
];

export const CARELESS_ORGANIZATIONS = [
  '{lower}',
  '{UPPER}',
  'the {lower}',
  '{plain}',
  '{lowerplain}',
  '{without}',
  '{lowerwithout}',
  '{ampersand}',
  '{lowerplain} website',
];

/** Careless abbreviations; the first one compares names. */
export const SHORTENED: Readonly<Record<string, readonly string[]>> = {
  University: ['Univ', 'Univ.', 'Uni', 'U'],
  Institute: ['Inst', 'Inst.'],
  Department: ['Dept', 'Dept.', 'Dep.'],
  National: ['Natl', "Nat'l", 'Nat.'],
  International: ['Intl', "Int'l", 'Int.'],
  Association: ['Assn', 'Assoc.', 'Assoc'],
  Center: ['Ctr', 'Ctr.'],
  Centre: ['Ctr', 'Ctr.'],
  Hospital: ['Hosp', 'Hosp.'],
  Technology: ['Tech', 'Tech.'],
  College: ['Coll', 'Coll.'],
  County: ['Cnty', 'Cty.'],
  Foundation: ['Fdn', 'Found.'],
};

export const LEGAL_FORMS = 'Inc. LLC Ltd GmbH Corp. Limited AG Co. S.A. plc'.split(' ');

export const COMPANIES = [
  '{base} {form}',
  '{base}, {form}',
  '{lower} {lowerform}',
  '{base}',
  'Fa. {base} {form}',
];

export const TOWNS = [
  '{name} {city}',
  '{name}, {city}',
  '{lower} {lowercity}',
  '{name} in {city}',
  '{name} ({city})',
  '{city} - {name}',
  '{name}, {city}, {country}',
];

export const LINES = [
  'Department of Physics, {name}, {city}, {country}',
  '² {name}, {city}, {country}. Corresponding author.',
  'Postdoc\n{name}\n{city}',
  '{n}\t{name}\t{city}\t{year}\t{votes}',
  'I used to work at {name} from {year} on',
  'Does {name} have a press office?',
  'Funded by {name} (grant no. {code})',
  'Bill to: {name}, Accounts Payable, {city}',
  'HR Manager at {name}',
  'Ich suche einen Ansprechpartner bei {name}',
];

export const BUSINESSES = [
  '{Word} Plumbing & Heating Ltd',
  '{Word} Dental Practice {city}',
  '{word} bakery {city}',
  '{Word} & Partner Rechtsanwälte, {city}',
  'University of {Word}',
  'City of {Word}',
  '{Word} Consulting LLC, invoice {number}',
  'www.{word}.com',
];

export const NOT_NAMES = [
  'how do i delete my account',
  'forgot password link not working',
  'cannot log in since {weekday}',
  'asdf qwer {n}',
  '+1 202 555 {number}',
  'Tel. 0176 {number}{number}',
  'INV-{year}-{number}',
  'please find attached the minutes of {weekday}',
  '<script>alert({n})</script>',
  'SELECT * FROM users WHERE id = {n}',
  'your order {code} has shipped',
  'no results found, try again',
];
