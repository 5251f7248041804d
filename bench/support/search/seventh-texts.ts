/** Texts around names. `{name}` and the like are slots. */

export const CAPTIONS = [
  'From left: {name}, two students and the head teacher',
  '{name} (second from right) at the ribbon cutting, {date} {year}',
  '{name}, à droite, lors de la cérémonie',
  'IMG_{number} {name}.jpg',
  '<img src="p{n}.png" alt="{name} headshot">',
];

export const TICKETS = [
  '{LAST}/{FIRST} SEAT {n}C PNR {code}',
  '1.1{LAST}/{FIRST}',
  'P<USA{zone}',
  '{zone}',
  'Surname/Nom {LAST} Given names/Prénoms {FIRST}',
];

export const FORMULAS = [
  '=VLOOKUP("{name}",Sheet2!A:D,3,FALSE)',
  '=COUNTIF(B:B;"{last}, {first}")',
  '=FILTER(A2:F900,(B2:B900="{last}")*(C2:C900="{first}"))',
  '=IF(A{n}="{name}","yes","no")',
  'Last Name equals {last} AND First Name equals {first}',
];

export const CALLS = [
  '{name} (they/them)',
  "{name}'s iPad",
  '{name} has joined the meeting',
  '{time} From {name} to Everyone: can you hear me?',
  '{last}, {first} (Guest) - muted',
];

export const STARTERS = [
  '{n} {LAST} {first} USA 2:04.{n} DNF',
  'Bib {number} {LAST} {first}',
  'H.E. Mr./Ms. {LAST} {first}, Head of Delegation',
  'Board {n}: {LAST}, {first} 0-1',
  'Équipe {n} : {LAST} {first} (cap.)',
];

export const ANCESTORS = [
  '1 NAME {first} /{last}/',
  '{name}, b. abt 1820, d. 1893, {n} children',
  '{LAST}, {first} - 1850 census, household {n}',
  'headstone reads {NAME} AT REST',
  'descendants of {name}, generation 4',
];

export const MIDDLE_NAMES = [
  '{f}. {middle} {last}',
  '{last}, {f}. {middle}',
  'letter to the Hon. {f}. {middle} {last}, {year}',
  '{f} {middle} {last} biography',
  'signed, {f}. {middle} {last}',
];

export const FIRST_NAMES = [
  '{first} {initial}. on the {committee} committee',
  '{first} {initial}. ({committee}, {role})',
  'intro call with {first} {initial}., {role} of {committee}',
  '{committee} {role} {first} {initial}.',
  "what's {first} {initial}.'s last name? {role}, {committee}",
];

export const CHAIRS = [
  'who chairs the {committee} committee',
  'chair of {committee}',
  'Dear Chair of the Committee on {committee},',
  '{committee} committee chair phone number',
  'Chairman / chairwoman, {committee}',
];

export const DISGUISES = ['{changed}', '{changed}, counsel', 'Fwd: {changed}', '{changed} {year}'];
export const ADDRESSES = ['{slip}', 'mail to {slip} bounced', 'To: {slip};', 'is {slip} correct?'];

export const FOOTERS = [
  '© {year} {name}. All rights reserved.',
  'Impressum: {name}, vertreten durch den Vorstand',
  'Mentions légales · {name} · Plan du site',
  'This site is maintained by {name}. Last modified {date} {year}',
  'Skip to content | {name} | Careers | Press | Log in',
];

export const MAPS = [
  'directions to {name} from the airport',
  '{name} {city} opening hours',
  'parking near {name}, {city}',
  '★★★★☆ {name} ({city}) {n} reviews',
  'cómo llegar a {name} en autobús',
];

export const PROFILES = [
  'PhD student @ {name} | coffee, cats, kayaks',
  'Postdoc at {name}. Opinions mine.',
  'Open to work | ex-{name}',
  'Started a new position as project manager at {name}',
  "{name} '08, dad of three, he/him",
];

export const PATENTS = [
  '(73) Assignee: {name}, {city} ({country})',
  'US{number}{number}B2 {NAME}',
  'NCT0{number}{n} Sponsor: {name}, Recruiting',
  'Trial site {n}: {name}, {city}, {country}',
  'Competing interests: J.K. received speaker fees from {name}.',
];

export const TRANSLATIONS = [
  '{name} / {alias}',
  '{alias} ({name})',
  '{name} (formerly {alias})',
  '{alias} – {name}',
  '{alias}, now {name}',
];

export const PAIRS = [
  'MoU between {one} and {other}, {date} {year}',
  'transferred from {one} to {other}',
  '{one} vs {other}: which is better?',
  'Beneficiaries: {one}; {other}',
  'Kooperation {one} und {other}',
];

/** Texts around names of organizations in other scripts. */
export const SCRIPTS = [
  {
    script: /^(?=.*(?:\p{Script=Katakana}|株式会社|研究所$))[\p{Script=Han}\p{Script=Katakana}ー]{6,}$/u,
    texts: ['{name} 採用情報', '{name} 御中', '{name}へのアクセス', '{name} 代表電話'],
  },
  {
    script: /^\p{Script=Han}{3,}(?:学院|医院|研究院|有限公司)$/u,
    texts: ['{name} 官网', '{name}地址', '{name}招聘 {year}', '作者单位：{name}'],
  },
  {
    script: /^\p{Script=Hangul}{5,}$/u,
    texts: ['{name} 채용 공고', '{name} 위치', '{name} 대표번호', '소속: {name}'],
  },
  {
    script: /^\p{Script=Cyrillic}+(?: \p{Script=Cyrillic}+){2,6}$/u,
    texts: ['сайт {name}', 'место работы: {name}', '{name}, вакансии', '«{name}»'],
  },
  {
    script: /^\p{Script=Arabic}+(?: \p{Script=Arabic}+){1,6}$/u,
    texts: ['موقع {name}', '{name} رقم الهاتف', '{name} وظائف', 'عنوان {name}'],
  },
] as const;

export const REDIRECTS = [
  'https://l.facebook.com/l.php?u=https%3A%2F%2F{domain}%2Fnews&h=AT{code}',
  'https://urldefense.com/v3/__https://www.{domain}/__;!!{code}',
  'https://linkprotect.cudasvc.com/url?a=https%3a%2f%2f{domain}&c=E,1',
  'https://{domain}/?utm_source=newsletter&utm_medium=email&fbclid=IwAR{code}',
  'view-source:https://www.{domain}/#main',
];
