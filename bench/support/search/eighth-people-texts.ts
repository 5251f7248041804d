/** Texts around the names of people. `{name}` and the like are slots. */

export const CAPTIONS = [
  'FILE - {name} speaks to reporters on {weekday}, {date}, {year}.',
  '{name}, left, shakes hands with a supporter after the vote',
  'Im Bild: {name} (2. v. l.)',
  '{name}, ayer durante un acto. / archivo',
  'Nella foto: {name}',
  'Na foto, {name} (à esq.)',
];

export const BILLS = [
  'HB {number} by {name}, 2nd reading {weekday}',
  'sponsor: {last}, {first}; +{n} cosponsors',
  'lobbying report Q3: contacted {name} re S. {number}',
  'talking points for mtg w/ {name} ({weekday} {time}, 15 min)',
  'amendement n° {n} présenté par {name}',
  'proyecto de ley {number}, autor: {name}',
  'interrogazione n. {number} di {name}',
];

/** The statement of responsibility of a catalog, and its like. */
export const RESPONSIBILITY = [
  'memoirs / {name} ; as told to the editors',
  'with a foreword by {name}. -- 2nd ed.',
  'hrsg. von {name}, {n} S.',
  'préface de {name}',
  'edición a cargo de {name}',
  'a cura di {name}, vol. {n}',
  'speeches / collected by {name}, {year}',
];

export const HOMEWORK = [
  'essay on {name} 500 words',
  'fun facts about {name} for kids',
  'slideshow about {name} due {weekday}',
  'q{n}. was {name} a good leader? give 3 reasons',
  'Steckbrief {name}',
  'exposé sur {name} collège',
  'resumen de la vida de {name}',
];

export const FORM_LABELS = [
  'Nachname: {last} Vorname: {first} Geb.-Datum:',
  'Nom : {last} Prénom : {first}',
  'Apellidos: {last} / Nombre: {first}',
  'Cognome {last} Nome {first} Codice fiscale',
  'Achternaam: {last}, voornaam: {first}',
  'Soyadı: {last} Adı: {first}',
  'Фамилия: {last} Имя: {first}',
];

export const TICKETS = [
  'Passenger 1: {LAST}/{FIRST} (ADT)',
  '{LAST}/{FIRST} SEAT 14C ZONE 3',
  'E-TICKET {LAST}/{FIRST} PNR {code}',
  'Fahrgast {LAST} {FIRST} Wagen {n}',
  '{zone}<<<<<<<<<<<',
  'pasajero: {LAST}/{FIRST} asiento 7A',
];

export const TRANSCRIPTS = [
  '>> {NAME}: THANK YOU, MADAM CHAIR.',
  '[00:{n}:12] {name}: so, good morning everybody',
  '{name}: (inaudible) [crosstalk]',
  '<v {name}>Welcome back to the show.',
  '{name} (Beifall): Ich danke Ihnen.',
  'Intervención de {name}: Muchas gracias a todos.',
];

export const DISPLAY_NAMES = [
  '{name} (they/them)',
  "{name}'s iPhone",
  'iPad de {name}',
  '{name} [External]',
  '{last}, {first} (Guest) 🔇',
  '{name} 🏝️ ooo until {date}',
  '{name} ist der Besprechung beigetreten',
  "{name} a rejoint l'appel",
];

export const NOTIFICATIONS = [
  '{name} and {n} others liked your post',
  '{name} commented: "Well said!" 3h',
  'Congratulate {name} on the new position',
  '{name} hat deinen Beitrag geteilt',
  '{name} a réagi à votre publication',
  'A {name} le gusta tu foto',
  '{name} ti ha taggato in un post',
  '{name} volgt je nu',
];

export const VIDEOS = [
  'FULL INTERVIEW: {name} on inflation (4K)',
  'Ep. {n} - {name}',
  'WATCH: {NAME} walks out 😱',
  '🔴 LIVE Q&A with {name}',
  'Folge {n} mit {name}',
  'épisode {n} : {name}, sans filtre',
  'entrevista a {name} | capítulo {n}',
];

export const CHATS = [
  'hast du die nummer von {name}?',
  'tu connais {lower} toi ?',
  "slt t'as le mail de {name} stp",
  'oye tienes el contacto de {name}??',
  'vc tem o zap de {lower} kkk',
  'masz może numer do {name}',
  'а кто такой {name}?',
  '{name} Von meinem iPhone gesendet',
  'Fwd {name} merci ! Envoyé de mon téléphone',
];

export const GLUED = ['{glued}', '{glued} email', 'who is {glued}', '{glued} office', '{glued} wiki'];

export const PET_FORMS = [
  '{pet} {last}',
  'did {pet} {last} ever call back?',
  'lunch w/ {pet} {last} {weekday}',
  'ask {pet} {last} about the letter',
  "{pet} {last}'s office number",
];

export const TWO_SCRIPTS = [
  '{name} ({native})',
  '{native} {name}',
  '{native}（{name}）',
  '{native} / {name}',
  '{name}, {native}, {year}',
];
