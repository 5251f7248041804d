/* Texts around names of people, with slots such as {name}, which `FifthDraws.write` fills. */

export const CALENDAR = [
  'Lunch w/ {name} – {weekday} {time}',
  'Invitation: 1:1 {name} @ {weekday} {date} {year} {time} (CET)',
  'Accepted: call with {name} re: venue',
  'Termin {name}, {time} Uhr, Raum {number}',
  'RDV {name} {time}, salle {n}',
  'rescheduled: {last}, {first} - {time} - Zoom',
  '{date} {time} coffee {first} {last} (confirmed)',
  'Canceled event: {name} birthday',
];

export const TELEPHONE = [
  'Mr {last} {first} rang, pls call back',
  'Ms {last} {first} rang, pls call back',
  'msg: {first} {last} returning your call, ext {number}',
  'vm from {last} {first}, bad line, will try again at {time}',
  '{first} {last} on line 2',
  'who is {first} {last}?? called 3x today',
  'Rückruf {first} {last} dringend',
  'ha llamado {first} {last} por la factura {number}',
  'missed call: {first} {last} ({time})',
];

export const NEWSPAPER = [
  '“We are disappointed,” said {name}, who had voted against it.',
  '{name} told reporters on {weekday} that nothing had been decided.',
  'By {name} | Published {date}, {year}',
  'Pictured from left: {name} at the ribbon cutting, {date} {year}',
  'Wie {name} am Montag mitteilte, bleibt alles beim Alten.',
  'Selon {name}, la réunion a été reportée.',
  'Obituary: {name}, {year}',
  'Correction: an earlier version misspelled the name of {name}.',
  '{name} reelected: what it means',
];

export const LIBRARY = [
  '100 1_ $a {last}, {first}, $e author',
  '{last}, {first} [editor]',
  '{last}, {first}. Papers, {n} boxes',
  'Lettres de {first} {last} : ms. in-4°, f. {n}',
  '{last}, {first} -- Portraits',
  'Nachlass {last}, {first} (Briefe, 2 Mappen)',
  'Call no. {code} / {last}, {first} / oral history, cassette {n}',
  'see also: {last}, {first}',
];

export const FIELDS = [
  '{"first_name":"{first}","last_name":"{last}","id":{number}}',
  "INSERT INTO contacts VALUES ({number}, '{first}', '{last}');",
  'GET /people?first={first}&last={last} 404 {n}ms',
  'firstName={first}; lastName={last}; status=active',
  '<first>{first}</first><last>{last}</last>',
  'WARN duplicate contact given_name={first} family_name={last}',
  '{number};"{last}";"{first}";;true',
  "where first_name = '{first}' and last_name = '{last}'",
  'dn: cn={first} {last},ou=people,dc=example,dc=com',
  'N:{last};{first};;; FN:{first} {last}',
];

export const MAIL_HEADERS = [
  '"{last}, {first}" <k{number}@example.net>',
  'From: {name} <contact@example.org>',
  'Cc: {name} (via Docs) <shares-noreply@example.com>',
  'On {weekday}, {date} {year} at {time}, {name} wrote:',
  'Am {date} {year} um {time} schrieb {name}:',
  'Le {date} {year} à {time}, {name} a écrit :',
  'Reply-To: {name} <bounce+{number}@example.net>',
  'To: undisclosed-recipients; Bcc: "{name}"',
];

export const ADDRESSES = [
  'mailto:{email}?subject=Hello',
  '550 5.1.1 <{email}>: Recipient address rejected',
  'postfix/smtp[{number}]: to=<{email}>, relay=none, status=bounced',
  'EMAIL: {EMAIL}',
  'e-mail: {email}; tel.: +1 555 0100',
  'Wer ist {email}?',
  'unsubscribe {email} from list {n}',
  'user "{email}" failed to log in ({n} attempts)',
];

export const STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  FL: 'Florida',
  GA: 'Georgia',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  KY: 'Kentucky',
  MD: 'Maryland',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MT: 'Montana',
  NC: 'North Carolina',
  NY: 'New York',
  OH: 'Ohio',
  PA: 'Pennsylvania',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  VT: 'Vermont',
  WI: 'Wisconsin',
};
export const SENATORS = [
  'Senator {last} ({ST})',
  'Sen. {last}, {ST}',
  'sen {low} {st}',
  'Senator {last} of {state}',
  'US senator {last} {state}',
];
export const CONGRESSMEN = [
  'Rep. {last}, {ST}-{district}',
  'Representative {last} ({ST}-{district})',
  'congressman {low} {st}-{district}',
  'Rep. {last} from {ST}, House',
  'representative {last} {ST} {district}',
];
export const FORMER_CONGRESSMEN = [
  'former representative {last} {ST}',
  'Rep. {last} ({ST}), U.S. House',
  'Representative {last}, {ST}',
  'ex-representative {low} {st}',
];
export const LEGISLATORS = [
  '{last} district {district} {ST}',
  'member for district {district} ({ST}): {last}',
  '{last} – {ST}, dist. {district}',
  '{low} {st} state district {district}',
  'legislator {last} {ST} government',
  '{ST} state government / {last} / district {district}',
];
export const MAYORS = [
  'Mayor {last}, {city}',
  'mayor {low} {city}',
  '{last} mayor of {city} {ST}',
  "{city}'s mayor {last}",
  'Hon. {last}, Mayor ({city}, {state})',
];

export const COMMITTEES = [
  '{last} who sits on {org}',
  'the {last} on {org}',
  'talk to {last} ({org}) before the vote',
  '{org} – {last} absent',
  'which {last} is it in {org}',
  '{LAST} / {org} / {year}',
  '{org}: {last}, seat {n}',
];

export const ELECTIONS = [
  '{LAST}, {FIRST}  {votes}  {share}%',
  '{name} (R) ........ {votes}',
  'Elected: {name} (+{n})',
  '☑ {name}',
  '{n}. {last}, {first} | {votes} | {share} %',
  'Precinct {n}: {name} {votes} votes',
  '{name} – gewählt mit {votes} Stimmen',
  '✓ {FIRST} {LAST} (inc.) {share}%',
  'write-in: {name}',
];

export const DICTATED = [
  '{first} {last}, spelled {spaced}',
  'last name {last} {spaced} first name {first}',
  '{first} {dashed}',
  '{last} ({dashed}), {first}',
  '{first} {last} buchstabiert {dashed}',
  'caller {first} {last} that is {spaced}',
];

export const GENITIVES = [
  "{first} {last}'s assistant",
  '{first} {last}’s office number',
  '{first} {last}s Sekretariat',
  "{first} {last}'ın telefonu",
  '{first} {last}in sähköposti',
  '{first} {last}s assistent',
  "{first} {last}'s kantoor, 's ochtends",
  '{first} {last}-val beszélni',
];
export const INSTRUMENTALS = ['spotkanie z {first}em {last}em', 'list od {first}a {last}a'];

export const HAN = [
  '專訪{name}',
  '{name}議員',
  '{name} 您好',
  '請問{name}的電話',
  '「{name}」新聞',
  '議員 {name}',
  '{name} 服務處',
];
export const HANGUL = [
  '{name} 의원',
  '의원 {name}',
  '{name}의 사무실',
  '{name} 님께',
  '{name} 연락처',
  '[인터뷰] {name}',
];
export const DEVANAGARI = [
  'श्री {name}',
  'नेता {name}',
  '{name} जी',
  '{name} का फोन नंबर',
  '{name} ने कहा',
  '{name} कौन हैं?',
];

export const MARKUP = [
  '[[{name}]]',
  '* [[{name} (politician)|{last}]] –',
  '[{name}](https://example.org/p/{number})',
  '<a href="/p/{number}">{name}</a>',
  '<li class="card">{last}, {first}</li>',
  '\\author{{name}}',
  'author = {{last}, {first}},',
  '**{name}** _(m)_',
  '{{cite news|last={last}|first={first}|date={year}}}',
  '<td>{last}</td><td>{first}</td>',
];

export const BROKEN = [
  '{first} {start}- {end}',
  '{first} {start}-\n{end}',
  '{first} {start}\u00ad{end}',
  'remarks of {first} {start}- {end} were',
  '{start}-\n{end}, {first}',
  '{first} {start}\u200b{end}',
  'by {first} {start}-\r\n{end} (continued)',
];
