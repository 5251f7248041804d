import type { Draws } from '../draws.js';
import type { Kinds } from '../kinds.js';

export const MAIL = [
  'From: "{last}, {first}" <{mailbox}>',
  '{name} <{mailbox}>',
  'Cc: {name} (via Docs) <shares-noreply@example.com>',
  'To: undisclosed-recipients; Bcc: "{name}"',
  '-----Original Message----- From: {name} Sent: Tuesday, March 4, 2025 9:14 AM Subject: RE: Tuesday',
  'On {weekday}, {date} {year} at {time}, {name} via Announce <announce@lists.example.org> wrote:',
  'Am {date} {year} um {time} schrieb {name}:',
  'Le {date} {year} à {time}, {name} a écrit :',
  'El mar, 4 mar 2025 a las 9:14, {name} escribió:',
  'Op di 4 mrt 2025 om 09:14 schreef {name} <{mailbox}>:',
  '> > {name} said:',
  'Automatic reply: {name} is out of the office until 17 March',
];
export const SALUTATIONS = [
  'Dear {name}, I hope this finds you well. Best wishes, the team',
  'Hi {name}, just following up on my note of {date}. Thanks!',
  'Best regards,\n{name}\nTel. +1 202 555 {number}',
  'Kind regards {name} (she/her) Direct line +1 202 555 0142',
  '--\n{name}\nSent from my iPhone',
  'Mit freundlichen Grüßen i. A. {name}',
  'Cordialement, {name} Chargée de mission',
  '/s/ {name}',
  '(signed) {name}, Clerk of the Board',
  'gez. {name}',
  'Thanks! {name} | Deputy Director | T: 573.555.0142 | F: 573.555.0143',
];
export const APPOINTMENTS = [
  'Lunch w/ {name} – {weekday} {time}',
  'Invitation: 1:1 {name} @ {weekday} {date} {year} {time} (CET)',
  'Canceled: sync with {name} (weekly)',
  "{name}'s birthday 🎂",
  'dinner {name} 19:30 table for 4',
  'Termin {name}, {time} Uhr, Raum {number}',
  'RDV {name} {time}, salle {n}',
  'rescheduled: {last}, {first} - {time} - Zoom',
  '- [ ] call {name} back before {weekday}',
  'todo: thank you card for {name}',
  'follow up {name} {date}!!',
];
export const TELEPHONE = [
  'Ms {last} {first} rang, pls call back',
  'msg: {first} {last} returning your call, ext {number}',
  'vm from {last} {first}, bad line, will try again at {time}',
  '{first} {last} on line 2',
  'Rückruf {first} {last} dringend',
  'ha llamado {first} {last} por la factura {number}',
  'missed call: {first} {last} ({time})',
];
export const MINUTES = [
  'Motion by {name} to adjourn at 8:47 p.m.; seconded; carried unanimously.',
  'Roll call: {name} - aye',
  'Item 6. {name} reported on the progress of the sidewalk repairs.',
  'Apologies for absence were received from {name}.',
  'Anwesend: {name} (Vorsitz), Protokollführung: wechselnd',
  'ACTION: {name} to circulate the draft by Friday',
  '4.2 Excusés : {name} (procuration donnée)',
  '>> {NAME}: THANK YOU, MADAM CHAIR.',
  '[00:{n}:12] {name}: so, good morning everybody',
  '<v {name}>Welcome back to the show.',
  '{name} (Beifall): Ich danke Ihnen.',
];
export const CHATS = [
  '[12/03/21, 18:22:10] {name}: ok thanks',
  '{name} is typing…',
  '{name} reacted 👍 to "see you there"',
  '@{name} can u take a look??',
  'Ticket #48211 reopened by {name}',
  '[PROJ-812] assigned to {name} (was: unassigned)',
  '3. Re: agenda for Monday ({name})',
];
export const CALLS = [
  '{name} (they/them)',
  "{name}'s iPad",
  '{name} has joined the meeting',
  '{time} From {name} to Everyone: can you hear me?',
  '{last}, {first} (Guest) 🔇',
  '{name} [External]',
  '{name} 🏝️ ooo until {date}',
  '{name} ist der Besprechung beigetreten',
];

/** Names in mail, calendars, notes of calls, minutes and chats. */
export function mailAndMinutesKindsOf({ aroundPerson }: Draws): Kinds {
  return {
    'header of a mail or a quoted reply': aroundPerson(MAIL),
    'salutation or signature': aroundPerson(SALUTATIONS),
    'appointment or task': aroundPerson(APPOINTMENTS),
    'note of a telephone call': aroundPerson(TELEPHONE),
    'minutes or transcript': aroundPerson(MINUTES),
    'chat or ticket': aroundPerson(CHATS),
    'display name in a call': aroundPerson(CALLS),
  };
}
