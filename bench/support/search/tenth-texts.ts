/** Texts around names, and texts without a name. `{name}` and the like are slots. */

export const WISHES = [
  'Happy birthday {name}!! 🎂🎉',
  'RIP {name}, you will be missed',
  'Congratulations to {name} on 25 years of service',
  'Get well soon {name}',
  'Herzlichen Glückwunsch, {name}!',
  'Feliz cumpleaños {name}',
  'Joyeux anniversaire {name} !',
  'thoughts and prayers for the family of {name}',
  'Happy retirement {name}, enjoy the fishing',
  'thank you {name} for coming to our school',
];

export const PRONOUNS = [
  '{name} (she/her)',
  '{name} | he/him | Policy team',
  '{last}, {first} (they/them)',
  "Hi, I'm {name} (she/ella)",
  '{name} [er/ihm]',
  '{name} (il/lui)',
  '{name} (He/Him) • 2nd',
  '{name}, pronouns: she, her, hers',
];

export const DOUBTS = [
  '{first} {last} or {first} {slip}?',
  '{first} {slip} / {last}??',
  'is it {slip} or {last}, {first}',
  '{first} {last} (sp? maybe {slip})',
  '{first} {slip}? {last}?',
  '{first} {last}, not sure if {slip}',
  '{first} {last} oder {slip}, bin nicht sicher',
];

export const CORRECTIONS = [
  '{other} {last}, no wait, {first} {last}',
  'not {other}, {first} {last}',
  '{other} {last} sorry I mean {first} {last}',
  '*{first} {last}, not {other}',
  'Correction: an earlier version called {first} {last} "{other}"',
  '{first} {last} (I wrote {other} earlier, my mistake)',
  '{first} {last} statt {other}, sorry',
];

export const EMOJI = ['👏', '🇺🇸', '❤️', '🙏🏽', '👩‍⚖️', '✨', '🔥', '🗳️'];

export const BETWEEN_EMOJI = [
  '{first} {e} {last} {e}',
  '{e}{name}{e}',
  '{first}{e}{last}',
  '{NAME} {e}{e}{e}',
  '{e} {name} {e} thread 1/{n}',
  '{name} {e} live now',
];

export const NAMESAKES = [
  '{name} the politician, not the {job}',
  '{name} (not the {job})',
  '{name} but not the {job}',
  'the other {name}, not the {job}',
  '{name}, no relation to the {job}',
  '{name} der Politiker, nicht der aus dem Fernsehen',
];

export const JOBS = ['actor', 'singer', 'footballer', 'novelist', 'wrestler', 'drummer'];

export const COMMANDS = [
  'hey siri call {name}',
  'ok google who is {name}',
  'alexa tell me about {name}',
  'Write a 200 word biography of {name}',
  'Summarize what {name} has said about taxes',
  'give me three fun facts about {name}',
  'You are a helpful assistant. Who is {name}?',
  'remind me to call {name} tomorrow at {time}',
  'text {name} running late',
  'explain like i am five who {name} is',
  'translate into French: {name} was elected in {year}',
];

export const RESERVATIONS = [
  'Table for 4 under {name}, {time}',
  'parcel for {name}, signature required',
  'Room {number} booked by {last}, {first}',
  'taxi for {name} {time}',
  'Locker {n} - {name}',
  'Prescription ready for pickup: {last}, {first}',
  'Visitor pass: {name}, escort required',
  'Lost and found: umbrella of {name}',
];

export const LOGINS = [
  '{name} login',
  '{name} webmail',
  'forgot password {name} portal',
  '{name} employee portal',
  '{name} vpn download',
  'how do i log in to {name}',
  '{name} Anmeldung mein Konto',
  '{name} iniciar sesión',
  '{name} single sign-on error 403',
  'connexion espace personnel {name}',
];

export const RANKINGS = [
  '#{n} {name}',
  '{n}. {name} ({share})',
  'QS {year}: {n}= {name}',
  '{name} world ranking {year}',
  '{name} | overall score {share} | rank {number}',
  '{name} ★★★★☆ ({n})',
  '{name}: Platz {n} im Ranking {year}',
  'Top 100: {name} (up 3)',
];

export const CAMPUS = [
  '{name} hoodie size M',
  '{name} reunion {year}',
  '{name} football schedule',
  '{name} dorm move in day',
  '{name} mascot',
  '{name} commencement speaker {year}',
  '{name} campus map pdf',
  '{name} tuition {year}',
  'parking permit {name}',
  '{name} cafeteria menu {weekday}',
];

/** Words that are taken for each other's singular or plural. */
export const NUMBERS = [
  ['Study', 'Studies'],
  ['Science', 'Sciences'],
  ['System', 'Systems'],
  ['Service', 'Services'],
  ['Technology', 'Technologies'],
  ['Laboratory', 'Laboratories'],
  ['Industry', 'Industries'],
  ['Institute', 'Institutes'],
  ['Art', 'Arts'],
  ['Resource', 'Resources'],
  ['Product', 'Products'],
  ['Material', 'Materials'],
  ['Solution', 'Solutions'],
  ['Hospital', 'Hospitals'],
] as const;

export const REMEMBERED = ['{changed}', '{changed}', 'the {changed}', '{changed} address', 'from {changed}'];

export const READ_ALOUD = [
  '{spoken}',
  'w w w dot {spoken}',
  'the website is {spoken} slash contact',
  'go to {spoken}',
  'http colon slash slash {spoken}',
  '{spoken}, all lower case',
];

export const CALCULATIONS = [
  '{n}% of {number}',
  '{n} miles in km',
  'convert {number} eur to usd',
  'how many days until 24 december',
  'sqrt({number})',
  '{n} ft 7 in to cm',
  '{number} / {n} + 3',
  'what day of the week was {date} {year}',
  'f(x) = {n}x^2 - {number}',
  '{n} °F en °C',
  'wie viele Minuten hat ein Jahr',
  'combien de grammes dans une once',
  'solve {n}x + 4 = {number}',
  'roman numeral for {number}',
];

export const SAYINGS = [
  'a stitch in time saves nine',
  'the early bird catches the worm',
  'Morgenstund hat Gold im Mund',
  'no hay mal que por bien no venga',
  'twinkle twinkle little star how I wonder',
  'roses are red violets are blue',
  'all that glitters is not gold',
  "don't count your chickens before they hatch",
  'too many cooks spoil the broth',
  'Übung macht den Meister',
  'chi va piano va sano e va lontano',
  'hickory dickory dock the mouse ran up the clock',
  'when life gives you lemons make lemonade',
  'baa baa black sheep have you any wool',
  'better late than never',
  'actions speak louder than words',
  'der Apfel fällt nicht weit vom Stamm',
];

export const AROUND_SAYINGS = ['{saying}', 'meaning of "{saying}"', 'who said "{saying}"', '{saying} 😂'];
