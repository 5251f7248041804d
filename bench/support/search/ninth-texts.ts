/** Texts of every day. `{name}` and the like are slots. */

export const MAILS = [
  'Dear {name}, I hope this finds you well. Best wishes, the team',
  'Hi {name}, just following up on my note of {date}. Thanks!',
  'On {weekday}, {date}, {year} at {time}, {name} wrote:',
  'Am {date} {year} schrieb {name}:',
  'Le {date} {year} à {time}, {name} a écrit :',
  'Kind regards, {name}. Sent from my phone',
];

export const TASKS = [
  '- [ ] call {name} back before {weekday}',
  'todo: thank you card for {name}',
  '{weekday} {time} coffee w/ {name}',
  '{time} Zoom: {name} / budget review',
  'reminder: {name} birthday {date}',
  'follow up {name} {date}!!',
];

export const CHAT_QUESTIONS = [
  'does anyone have an email for {name}?',
  'hey is {name} still in charge there',
  'can u send me the contact of {lower} pls',
  'quick q: how do i reach {name}?',
  'anyone here ever worked with {name}?',
  'what does {lower} do these days',
];

export const DIRECTORY = [
  '{last}, {first} ...... ext. {number}',
  '{name} Tel. +1 202 555 {number} Fax -{n}',
  '{LAST} {first}, room {n}, phone {number}',
  '{name} | Office {n}B | (555) 010-{number}',
  '{last} {first} tél. 01 99 00 {n}',
];

export const JOBS = [
  '{name}, {role}, {organization}',
  '{organization} - {role} - {name}',
  '{role} {name} ({organization})',
  '{name} | {role} at {organization}',
  '{name} • {role} @ {organization} • 500+ connections',
];

export const MISSPELT = ['{name} office', '{name} email address', 'contact {name}', '{name} phone number'];

export const MIDDLE = ['{name}', '{name} contact', 'letter to {name}', 'Attn: {name}', 'who is {name}'];

export const INITIALS = [
  '{initial}. {last}, {organization}',
  '{last} {initial} ({organization})',
  '{initial} {last} {organization}',
  '{organization}: {last}, {initial}.',
];

export const PLACED = [
  '{name}, {city}',
  '{name} {city} {country}',
  '{name} in {country}',
  '{city} {name} phone',
  '{name} ({country}) contact',
];

export const DEPARTMENTS = [
  'Human Resources, {name}',
  '{name} accounts payable',
  '{name} - press office',
  'customer service {name}',
  'Dept. of Finance, {name}',
];

export const HEADLINES = [
  '{name} names new head after months of delay',
  '{name} to cut {number} jobs',
  'BREAKING: strike at {name} enters week {n}',
  '{name} warns of phone scam',
  'Opinion | Why {name} got it right',
];

export const EMPLOYERS = [
  'is {name} a good place to work?',
  'job interview at {name} {weekday} {time}',
  '{name} salary reviews',
  'my sister just started at {name}',
  'how do I apply at {name}',
];

export const SHOPPING = [
  'cheap running shoes size {n}',
  'how to unclog a kitchen sink',
  'best vacuum cleaner under {number} dollars',
  'how do i reset my router',
  'used bike with basket near me',
  'how to remove ink from a shirt',
  'phone case with strap, blue, {n} pieces',
  'can you freeze cooked rice',
];

export const INVENTED = [
  '{word} {kind}',
  'who runs {word} {kind}?',
  'complaint about {word} {kind}',
  '{word} {kind} phone',
];
