/** Texts of `fourth-kinds.ts` and `fourth-organizations.ts`. `{}` stands for a name. */

export const MINUTES = [
  'Motion by {} to adjourn at 8:47 p.m.; seconded; carried unanimously.',
  'Roll call: {} - aye',
  'Item 6. {} reported on the progress of the sidewalk repairs.',
  'Apologies for absence were received from {}.',
  'Moved by {}, seconded, passed 5-0, one abstention',
  'Anwesend: {} (Vorsitz), Protokollführung: wechselnd',
  '{} asked that the minutes of May 14 be corrected on page 3',
  'ACTION: {} to circulate the draft by Friday',
  'Public comment: {} spoke against the rezoning request.',
  '4.2 Excusés : {} (procuration donnée)',
];

export const CALENDAR = [
  'Lunch w/ {} Thu 12:30-13:30',
  'Call {} re: lease renewal, 3pm',
  'Tel. mit {} Di 14 Uhr',
  'Accepted: 1:1 {} @ Wed 5 Mar 2025 10:00 - 10:30 (CET)',
  "{}'s birthday 🎂",
  'Canceled: sync with {} (weekly)',
  'dinner {} 19:30 table for 4',
  'RDV {} mardi 9h15',
  'Invitation: {} / intro call @ Mon Apr 7, 2025 11am - 11:45am (EDT)',
  'pick up {} at the airport, flight lands 22:05',
];

export const QUOTED_REPLIES = [
  'On Tue, Mar 4, 2025 at 9:14 AM {} wrote:',
  'Am 04.03.2025 um 09:14 schrieb {}:',
  'Le mar. 4 mars 2025 à 09:14, {} a écrit :',
  'El mar, 4 mar 2025 a las 9:14, {} escribió:',
  '> > {} said:',
  '-----Original Message----- From: {} Sent: Tuesday, March 4, 2025 9:14 AM Subject: RE: Tuesday',
  'Begin forwarded message: From: {} Date: 4 March 2025 at 09:14:22 CET',
  'Op di 4 mrt 2025 om 09:14 schreef {}:',
  'Automatic reply: {} is out of the office until 17 March',
  'Reply-To: "{}" <reply-8813@example.com>',
];

export const DICTATED = [
  'search for {} please',
  'okay find {} in the directory',
  'who is {} question mark',
  'look up {} thank you',
  'um can you find me the number of {}',
  'show me everything about {} period',
  'new search {} no wait yes {}',
  'hey call {} for me',
  'i am looking for {} comma the politician',
  'such mir bitte {} raus',
];

export const SIGNED = [
  '/s/ {}',
  '(signed) {}, Clerk of the Board',
  'gez. {}',
  'Best wishes, {} Sent from my iPhone',
  'Mit freundlichen Grüßen i. A. {}',
  'Respectfully submitted, {}',
  'Kind regards {} (she/her) Direct line +1 202 555 0142',
  'Thanks! {} | Deputy Director | T: 573.555.0142 | F: 573.555.0143',
  'Cordialement, {} Chargée de mission',
  'IN WITNESS WHEREOF, {} has hereunto set hand and seal this 4th day of March',
];

export const NEWSPAPER = [
  'Critics of {}’s budget plan said on Monday that it came too late',
  "{}'s lawyer declined to comment",
  'a spokeswoman for {} told reporters',
  '“We have waited long enough,” said {}, who has held the seat since the recount.',
  '{}, 61, was not present when the vote was called',
  'File photo: {} speaks to reporters on March 12, 2019',
  '{} (second from left) hands over the keys. Photo: private',
  'Wie {} am Dienstag mitteilte, bleibt die Brücke gesperrt',
  'From left: {} and two unidentified guests',
  'Exclusive: inside {}’s last campaign',
];

export const ADDRESSES = [
  'Sehr geehrte Frau Dr. {}',
  'Sehr geehrter Herr Abgeordneter {}',
  'Monsieur le Député {}',
  'Madame la Sénatrice {}',
  'Estimado Sr. Don {}',
  'Excelentíssimo Senhor Deputado {}',
  'Egregio Onorevole {}',
  'Geachte heer {}',
  'Szanowny Panie Pośle {}',
  'Vážený pane poslanče {}',
  'Bästa fru {}',
  'Αξιότιμε κύριε {}',
  'Уважаемый господин {}',
  'Sayın {} Hanımefendi',
];

export const OBITUARIES = [
  'In loving memory of {} (1931–2014)',
  '{}, 83, died peacefully at home on Sunday',
  'Funeral service for the late {} at 11 a.m., no flowers please',
  'Todesanzeige {} Trauerfeier am 14. Mai',
  'Here lies {}, beloved husband and father',
  '{}, born 1902 on a farm, the fourth of nine children',
  'biographical sketch of {}, transcribed by volunteers',
  'grave of {} plot 14 section C',
];

/** Honorifics, by script, that follow a name. */
export const HONORIFICS: readonly (readonly [script: RegExp, before: string, after: string])[] = [
  [/^\p{Script=Han}+$/u, '', '議員'],
  [/^\p{Script=Han}+$/u, '', '委員您好'],
  [/^\p{Script=Han}+$/u, '立委', '出席記者會'],
  [/^\p{Script=Han}+$/u, '請問', '的電話'],
  [/^\p{Script=Hangul}+$/u, '', ' 의원님'],
  [/^\p{Script=Hangul}+$/u, '', '의원'],
  [/^\p{Script=Hangul}+$/u, '존경하는 ', ' 의원께'],
  [/^[\p{Script=Devanagari}\s]+$/u, 'श्री ', ' जी'],
  [/^[\p{Script=Devanagari}\s]+$/u, 'माननीय सांसद ', ''],
];

export const LAST_AND_ORGANIZATION = [
  'I spoke with Mr. {last} from {organization} yesterday',
  'Dear Ms. {last}, thank you for your mail on behalf of {organization}',
  'is {last} still with {organization}?',
  '{organization}: {last} to step down',
  'fwd: note from {last} ({organization})',
  'Hr. {last} / {organization}, Rückruf erbeten',
  'met someone called {last} who sits on {organization}',
];

export const FIRST_AND_ORGANIZATION = [
  '{first} something, {organization}',
  "what's {first}'s last name, the one at {organization}",
  '{first} ??? {organization}',
  'that {first} from {organization}',
  '{first} ({role}) {organization}',
  '{organization} {role} {first} …',
];

/** Lines around an organization in a mail's signature. */
export const LINES = [
  'Research Fellow | {} | Room 3.14 | Tel. ext. 4471',
  'PhD candidate, {}, she/her',
  'Head of Procurement · {} · This message is confidential',
  '-- Sekretariat {} Mo-Do 9-12 Uhr',
  'Visiting lecturer {} (on leave until September)',
  'Front desk, {}, please consider the environment before printing',
];

/** Lines of a CV, an invoice, a program of a conference. */
export const ITEMS = [
  '2014–2018 doctoral studies at {} (GPA 3.7)',
  'Invoice 2024-118 {} EUR 1,250.00 net 30 days',
  'Intern, {}, summer 2019: cleaned data, wrote reports',
  '10:30 Keynote (speaker tbc), {}',
  'PO#88123 ship to {} attn. receiving dock',
  '{} — 3 vacancies, apply before 31 May',
  'Funding: this work was supported by {} under contract 0441-B',
  'Praktikum bei {} von 03/2019 bis 08/2019',
  'TRANSFER TO {} REF 00713 -450,00',
];

/** Titles of web pages, and questions, in other languages. */
export const PAGE_TITLES = [
  'Startseite – {}',
  'Accueil | {}',
  '{} :: Inicio',
  'Kontakt og åbningstider – {}',
  'Wo liegt {}?',
  'site officiel de {}',
  'dirección y teléfono de {}',
  '{} – Impressum und Datenschutz',
  'Strona główna - {}',
  'horaires {} ouvert le samedi',
  '{} – Mozilla Firefox (nepřečteno 3)',
];

/** Log lines around a domain. */
export const LOG_LINES = [
  'GET https://www.{}/robots.txt 404 0.031s',
  '2025-03-04T09:14:22Z WARN tls handshake failed host={} port=443',
  'Mar  4 09:14:22 mx1 postfix/smtp: to=<info@{}>, relay=none, status=deferred',
  'whois {}',
  'blocked referrer http://{}/en/contact?x=1#top',
  '550 5.1.1 user unknown: <j.doe@{}>',
];

/** Abbreviations of reference lists. */
export const SHORT_WORDS: Readonly<Record<string, string>> = {
  University: 'Univ.',
  Institute: 'Inst.',
  Technology: 'Technol.',
  Science: 'Sci.',
  Sciences: 'Sci.',
  Medical: 'Med.',
  National: 'Natl.',
  International: 'Int.',
  Research: 'Res.',
  Center: 'Ctr.',
  Centre: 'Ctr.',
  Laboratory: 'Lab.',
  Hospital: 'Hosp.',
  Society: 'Soc.',
  Association: 'Assoc.',
  Academy: 'Acad.',
  Department: 'Dept.',
  Engineering: 'Eng.',
  Education: 'Educ.',
  Management: 'Manag.',
  Foundation: 'Found.',
  Council: 'Counc.',
  State: 'St.',
  College: 'Coll.',
  Agricultural: 'Agric.',
};
