import { CHATS } from './calls-and-chats.js';
import { fold } from '../../../../src/names/normalize.js';
import type { Draws } from '../draws.js';
import { NO_MATCH, type Kinds } from '../kinds.js';
import { isReadByMachines, slotsOf } from '../texts.js';
import { CARELESS } from './careless-typing.js';
import { CATALOGS, CITATIONS, FAMILY_TREES } from './citations-and-catalogs.js';
import * as forms from './forms-tables-and-logs.js';
import { FILES, PAGE_TITLES, URLS } from './hosts-and-files.js';
import * as mail from './mail-and-minutes.js';
import { QUESTIONS } from './scripts-and-languages.js';
import * as sentences from './sentences-and-questions.js';
import { COUPLES } from './several-names.js';
import { ELECTIONS, OFFICES, TITLES } from './titles-and-offices.js';

const FOREIGN_FIRST =
  'Zsófia Tendai Oluwaseun Wiesława Þórdís Aigerim Thandeka Guðrún Aino Tamar Nguyệt Ifeoluwa Tuulikki'.split(
    ' ',
  );
const FOREIGN_LAST =
  'Wrześniewska Mutasa Adebayo-Cole Szentgyörgyi Sigurbjörnsdóttir Nurmagambetova Dlamini Okonkwo Hämäläinen Kvaratskhelia Brzęczyszczykiewicz Ogunbanjowole Rakotomalalavony'.split(
    ' ',
  );
const FOREIGN = ['{name}', 'Dra. {name}', '{name} Instagram', ...QUESTIONS, ...PAGE_TITLES, ...mail.MAIL];

const FAMOUS = (
  'Hermione Granger, Frodo Baggins, Katniss Everdeen, Ebenezer Scrooge, Lisbeth Salander, ' +
  'Inigo Montoya, Atticus Finch, Severus Snape, Hercule Poirot, Obi-Wan Kenobi, ' +
  'Holden Caulfield, Pippi Langstrumpf, Tyrion Lannister, Genghis Khan, Marie Antoinette, ' +
  'Attila the Hun, Nefertiti, Vercingetorix'
).split(', ');
const AROUND_FAMOUS = [
  '{name}',
  '{name} email address',
  'press contact for {name}',
  'wer ist {name}',
  '{name} on twitter',
  'essay on {name} 500 words',
  'Steckbrief {name}',
];
const ABOUT_DOMAINS = ['who owns {domain}', 'is {domain} legit', 'who hosted {domain}', 'spoofing {domain}'];
const ADDRESSES = [
  '{given}.{family}@gmail.com',
  '{given}{n}{family}@example.org',
  'https://www.{family}-consulting.biz/about?ref=nav',
  'mailto:{given}_{family}@example.net',
  'http://{given}{family}.blog.example/feed',
  'to=<{family}.{given}@hotmail.example>, status=sent',
];

const LOWER_CASE = [
  '{lowerlast}, {lowerfirst}',
  '{lowerlast}, {lowerfirst} ({number})',
  '{number} {lowerlast}, {lowerfirst}',
];

/** Names that no record has. */
export function unknownNamesKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, keysByDomain, person, namesakes, unknownName, isNamed } = draws;
  const { unlessDescribed, aroundUnknown } = draws;
  const { pick } = random;
  const addresses = new Set(corpus.emails.map(([address]) => address.toLowerCase()));
  /** Parts of addresses that are not of an office, such as `info`: only one address has them. */
  const locals = [...Map.groupBy(addresses, (address) => address.split('@')[0]!)].flatMap(([local, same]) =>
    same.length === 1 ? [local] : [],
  );
  const hosts = new Set([...keysByDomain.keys()].map((host) => host.split('.')[0]));
  const described = (query: string) => isNamed(query) || corpus.describes(query);

  return {
    'unknown name': aroundUnknown(['{name}']),
    'initials of another person': () => {
      const { last } = person();
      const initials = pick(['B.J.', 'A.R.', 'J.P.', 'H.G.', 'K.L.']);
      const isKnown = namesakes(last).some(({ first }) => initials.includes(fold(first)[0]!.toUpperCase()));
      const query = write(['{initials} {last}', '{last}, {initials}', 'Dr. {initials} {last}'], {
        initials,
        last,
      });
      return isKnown ? null : unlessDescribed(query);
    },
    'unknown name typed carelessly': aroundUnknown(CARELESS),
    'title or office and an unknown name': aroundUnknown([...TITLES, ...OFFICES, ...ELECTIONS]),
    'question about an unknown name': aroundUnknown([...sentences.QUESTIONS, ...QUESTIONS]),
    'command about an unknown name, or a namesake': aroundUnknown([
      ...sentences.COMMANDS,
      ...sentences.NAMESAKES,
    ]),
    'unknown name in a newspaper or a sentence': aroundUnknown([
      ...sentences.SENTENCES,
      ...sentences.NEWSPAPERS,
      ...sentences.CAPTIONS,
    ]),
    'unknown name in a post or a profile': aroundUnknown([
      ...sentences.POSTS,
      ...sentences.PROFILES,
      ...mail.CHATS,
      ...mail.CALLS,
    ]),
    'unknown name in a wish or a reservation': aroundUnknown([
      ...sentences.WISHES,
      ...sentences.RESERVATIONS,
    ]),
    'unknown name in a mail or minutes': aroundUnknown([
      ...mail.MAIL,
      ...mail.SALUTATIONS,
      ...mail.APPOINTMENTS,
      ...mail.TELEPHONE,
      ...mail.MINUTES,
    ]),
    'unknown name in a form or a table': aroundUnknown([
      ...forms.ROWS,
      ...forms.LABELS,
      ...forms.DIRECTORIES,
      ...forms.FORMULAS,
    ]),
    'unknown name in small letters, the last name first': aroundUnknown(LOWER_CASE),
    'unknown name on a ticket': aroundUnknown(forms.TICKETS, isReadByMachines),
    'unknown name in code or a log': aroundUnknown([...forms.RECORDS, ...forms.MARKUP, ...forms.LOGS]),
    'unknown name in a catalog or a family tree': aroundUnknown([...CITATIONS, ...CATALOGS, ...FAMILY_TREES]),
    'unknown name in a URL or a title of a page': aroundUnknown([...URLS, ...FILES, ...PAGE_TITLES]),
    'two unknown names': () => {
      const [one, other] = [unknownName(), unknownName()];
      return one && other && unlessDescribed(`${one.first} ${one.last} and ${other.first} ${other.last}`);
    },
    'unknown couple': () => {
      const one = unknownName();
      const partner = person().first;
      if (!one || /[ .]/.test(one.first + partner)) return null;
      const isKnown = draws.namesakes(one.last).some(({ first }) => fold(first)[0] === fold(partner)[0]);
      return isKnown ? null : unlessDescribed(write(COUPLES, { ...slotsOf(one), partner }));
    },
    'unknown foreign name': () => {
      const slots = slotsOf({ first: pick(FOREIGN_FIRST), last: pick(FOREIGN_LAST) });
      return described(slots['name']!) ? null : unlessDescribed(write(FOREIGN, slots));
    },
    'person of a novel or of history': () => {
      const name = pick(FAMOUS);
      const [given, ...others] = fold(name).split(' ');
      const isAlmostKnown = draws
        .namesakes(others.join(' '))
        .some(({ first }) => fold(first)[0] === given![0]);
      return isAlmostKnown || described(name) ? null : unlessDescribed(write(AROUND_FAMOUS, { name }));
    },
    'unknown domain': () => {
      const query = pick([...keysByDomain.keys()]).replace(/\.[a-z]+$/, pick(['.info', '.museum', '.biz']));
      return keysByDomain.has(query) ? null : [query, NO_MATCH];
    },
    'question about an unknown domain': () => {
      const domain = pick([...keysByDomain.keys()]).replace(/\.[a-z]+$/, pick(['.info', '.museum', '.biz']));
      return keysByDomain.has(domain) ? null : [write(ABOUT_DOMAINS, { domain }), NO_MATCH];
    },
    'unknown email address': () => {
      const [local, domain] = [pick(locals), pick(corpus.emails)[0].split('@')[1]!.toLowerCase()];
      return addresses.has(`${local}@${domain}`) ? null : [`${local}@${domain}`, NO_MATCH];
    },
    'address of an unknown name': () => {
      const one = unknownName();
      if (!one) return null;
      const [given, family] = [one.first, one.last].map((part) => fold(part).replaceAll(' ', ''));
      if (hosts.has(`${family}-consulting`) || hosts.has(`${given}${family}`)) return null;
      return [write(ADDRESSES, { given: given!, family: family! }), NO_MATCH];
    },
    'unknown name in a chat': aroundUnknown(CHATS),
  };
}
