import type { Draws } from '../draws.js';
import { areAll, type Kinds } from '../kinds.js';

export const QUESTIONS = [
  'who is {name}',
  'what is the email of {name}',
  '{name} phone number',
  'how do I contact {name}?',
  'where does {name} work',
  'biography of {name}',
  'is {name} still in office?',
  'does anyone have an email for {name}?',
  'can u send me the contact of {lower} pls',
  'what does {lower} do these days',
  'fun facts about {name} for kids',
  'essay on {name} 500 words',
  'q{n}. was {name} a good leader? give 3 reasons',
];

export const SENTENCES = [
  'Had a call with {name} on {weekday} about the draft',
  'please add {name} to the mailing list',
  'Can you send this to {name} before {weekday}?',
  'met {lower} at the conference last week',
  'According to {name}, {share}% of the budget was not spent.',
  'At the hearing on Tuesday several witnesses spoke about the budget of the coming year, and {name} said that more time was needed before the vote could take place, which others in the room did not want to hear at all.',
  'Thank you for your letter of last week. We have asked {name} to look into the matter and to write to you as soon as it is clear what happened, which may take until the end of the month.',
];

export const COMMANDS = [
  'search for {lower} please',
  'okay find {lower} in the directory',
  'who is {lower} question mark',
  'um can you find me the number of {lower}',
  'i am looking for {lower} comma the politician',
  'such mir bitte {lower} raus',
  'new search {lower} no wait yes {lower}',
  'hey siri call {name}',
  'Write a 200 word biography of {name}',
  'Summarize what {name} has said about taxes',
  'You are a helpful assistant. Who is {name}?',
  'remind me to call {name} tomorrow at {time}',
  'translate into French: {name} was elected in {year}',
];

export const NEWSPAPERS = [
  '“We are disappointed,” said {name}, who had voted against it.',
  'Critics of {name}’s budget plan said on Monday that it came too late',
  'a spokeswoman for {name} told reporters',
  '{name}, 61, was not present when the vote was called',
  'Wie {name} am Montag mitteilte, bleibt alles beim Alten.',
  'Selon {name}, la réunion a été reportée.',
  'By {name}, Staff Writer | March 3, {year}',
  'Words by {name}. Illustration by the studio',
  'Exclusive: inside {name}’s last campaign',
  '{name}, 84, of Springfield, died on Tuesday',
  'In memoriam: {name} (1931-2019)',
  '{name} (born 12 May 1950) was a politician',
];

export const CAPTIONS = [
  'From left: {name}, two students and the head teacher',
  '{name} (second from right) at the ribbon cutting, {date} {year}',
  '{name}, à droite, lors de la cérémonie',
  'FILE - {name} speaks to reporters on {weekday}, {date}, {year}.',
  'Im Bild: {name} (2. v. l.)',
  '{name}, ayer durante un acto. / archivo',
  'Photo: {name}/AFP',
  'IMG_{number} {name}.jpg',
  '<img src="p{n}.png" alt="{name} headshot">',
];

export const PROFILES = [
  '{name} 🇺🇸 | dad, runner',
  '{name} ✨ she/her',
  'Just met {name} at the conference, what a talk!!',
  'RT: {name} on the budget #news',
  '{name} | he/him | Policy team',
  "Hi, I'm {name} (she/ella)",
  '{name} (He/Him) • 2nd',
  '{first} 🗳️ {last} 🗳️',
  '👏{name}👏',
  '{first}🔥{last}',
  '{NAME} 🙏🏽🙏🏽🙏🏽',
  'HELLO MY NAME IS {NAME} (she/her)',
  '{NAME} · SPEAKER · DAY 2',
];

export const POSTS = [
  '{name} and {n} others liked your post',
  '{name} commented: "Well said!" 3h',
  'Congratulate {name} on the new position',
  '{name} hat deinen Beitrag geteilt',
  'A {name} le gusta tu foto',
  '{name} ti ha taggato in un post',
  '{name} volgt je nu',
  'FULL INTERVIEW: {name} on inflation (4K)',
  'Ep. {n} - {name}',
  'WATCH: {NAME} walks out 😱',
  '🔴 LIVE Q&A with {name}',
  'épisode {n} : {name}, sans filtre',
];

export const WISHES = [
  'Happy birthday {name}!! 🎂🎉',
  'RIP {name}, you will be missed',
  'Congratulations to {name} on 25 years of service',
  'Herzlichen Glückwunsch, {name}!',
  'Feliz cumpleaños {name}',
  'thoughts and prayers for the family of {name}',
  'Happy retirement {name}, enjoy the fishing',
  'thank you {name} for coming to our school',
];
export const RESERVATIONS = [
  'Table for 4 under {name}, {time}',
  'parcel for {name}, signature required',
  'Room {number} booked by {last}, {first}',
  'Locker {n} - {name}',
  'Prescription ready for pickup: {last}, {first}',
  'Visitor pass: {name}, escort required',
  'Lost and found: umbrella of {name}',
];

export const NAMESAKES = [
  '{name} the politician, not the actor',
  '{name} (not the singer)',
  '{name} but not the footballer',
  'the other {name}, not the novelist',
  '{name}, no relation to the drummer',
  '{name} der Politiker, nicht der aus dem Fernsehen',
];

const OPERATORS = ['site:example.org "{name}"', '"{name}" filetype:pdf', '{name} -obituary'];
const POSSESSIVES = ["{name}'s office", '{name}’s new book', "{name}'s voting record"];
const LAST_NAMES = ["{last}'s office", '{last}’s staff', "what is {last}'s email", 'the {last} family'];
const OBITUARIES = [
  'In loving memory of {name} (1931–2014)',
  '{name}, 83, died peacefully at home on Sunday',
  'Funeral service for the late {name} at 11 a.m., no flowers please',
  'Todesanzeige {name} Trauerfeier am 14. Mai',
  'biographical sketch of {name}, transcribed by volunteers',
];

/** Names in sentences, questions, posts and newspapers. */
export function sentencesAndQuestionsKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, all, peopleOf, recordsWith, person } = draws;
  const organizations = new Set(corpus.organizations.map(({ key }) => key));
  const longNames = corpus.aliases.filter(
    ([name, key]) =>
      !organizations.has(key) &&
      /^\p{Script=Latin}{2,} (\p{Script=Latin}{3,} )+\p{Script=Latin}{3,}$/u.test(name),
  );

  return {
    'question about a person': draws.aroundPerson(QUESTIONS),
    sentence: draws.aroundPerson(SENTENCES),
    'dictated search or command to an assistant': draws.aroundPerson(COMMANDS),
    'sentence of a newspaper': draws.aroundPerson(NEWSPAPERS),
    'caption of a photograph': draws.aroundPerson(CAPTIONS),
    'profile, pronouns or emoji': draws.aroundPerson(PROFILES),
    'post, video or notification': draws.aroundPerson(POSTS),
    'wish or reservation': draws.aroundPerson([...WISHES, ...RESERVATIONS]),
    'namesake who is not meant': draws.aroundPerson(NAMESAKES),
    'operators of a search engine': draws.aroundPerson(OPERATORS),
    possessive: draws.aroundPerson(POSSESSIVES),
    'possessive of a last name': () => {
      const { last } = person();
      const keys = peopleOf(last);
      const isOther = !areAll(recordsWith(last), keys) || recordsWith(`${last}s`).size > 0;
      if (isOther || !/^\p{L}+$/u.test(last)) return null;
      return [write(LAST_NAMES, { last }), keys];
    },
    'full name in an obituary': () => {
      const [name, key] = random.pick(longNames);
      return draws.unambiguous(write(OBITUARIES, { name }), all({ name, key }));
    },
  };
}
