import { getDomain, parse } from 'tldts';
import { emailAddress } from '../../../../values/email.js';
import { isOfficeHolder } from '../roles/role-words.js';
import { isOfficeWord } from './office-words.js';

/** Hosts that are made up, in documentation, templates and forms. */
const MADE_UP_HOST =
  /(^|\.)((example|exemple|beispiel|ejemplo|esempio|domain|domaine|domein|dominio|domena|yourdomain|mydomain|deinedomain|ihredomain|tudominio|votredomaine|yoursite|mysite|yourcompany|yourorganization|email|mail|test|adresse|website)\.(com|org|net|edu|de|fr|es|it|pl|nl|tld|co\.uk|eu|io)|[a-z0-9-]+\.(example|test|invalid|localhost|local|tld))$/;
/** Senders of machines: error trackers, page builders, message ids. */
const MACHINE_HOST =
  /(^|\.)(sentry\.io|sentry\.wixpress\.com|sentry-next\.wixpress\.com|wixpress\.com|ingest\.[a-z.]+|sentry\.[a-z0-9.-]+|bugsnag\.com|rollbar\.com|schema\.org|w3\.org|u003e[a-z.]*)$/;
/** Whom programs log in as where code is kept. */
const OF_CODE = /^(?:git|hg|svn|bzr|cvs|gitlab|gitea)$/i;
const PLACEHOLDER_LOCAL =
  /^(you|your|yourname|your[._-]?name|your[._-]?email|youremail|name|nom|prenom[._-]?nom|vorname[._-]?(nach)?name|firstname[._-]?(lastname|surname)|first[._-]last|imie[._-]nazwisko|nombre([._-]apellidos?)?|nome[._-]cognome|email|e-?mail|mail|user|username|someone|somebody|xxx+|abc|test|demo|example|beispiel|john[._-]?doe|jane[._-]?doe|j[._-]doe|max[._-]?mustermann|erika[._-]?mustermann|m[._-]mustermann|jan[._-]?kowalski|jean[._-]?dupont|mario[._-]?rossi)$/i;
/** Words for a person's name, in many languages: `firstname.lastname@` says how addresses are made, and is none. */
const FIRST_NAME =
  'first(?:[-_]?name)?|given(?:[-_]?name)?|forename|vorname|pr[eé]nom|nombre|nome|imi[eę]|jm[eé]no|meno|f[oö]rnamn|fornavn|etunimi|voornaam|keresztn[eé]v|ut[oó]n[eé]v|prenume|ime|isim|ad|ad[iı]|eesnimi|v[aā]rds|vardas|imya|имя|ім.?я|име|όνομα|onoma|emri|nom|name|izena|enw|ainm|nafn|eiginnafn|xxx+';
const LAST_NAME =
  '(?:last|sur|family|nach|zu|familien)[-_]?name|last|nom|nom[-_]?(?:de[-_]?)?famille|apellidos?|cognom[ei]?|sobrenome|apelido|nazwisko|p[rř][ií]jmen[ií]|priezvisko|efternamn|etternavn|efternavn|sukunimi|achternaam|vezet[eé]kn[eé]v|nume|prezime|priimek|soyad[iı]?|soyisim|perekonnanimi|perenimi|uzv[aā]rds|pavard[eė]|familiya|фамилия|прізвище|фамилия|презиме|επώνυμο|eponymo|mbiemri|name|navn|namn|abizena|cyfenw|sloinne|eftirnafn|xxx+|yyy+';
const PATTERN_OF_NAMES = new RegExp(
  `^(?:(?:${FIRST_NAME})[._-](?:${LAST_NAME})|(?:${LAST_NAME})[._-](?:${FIRST_NAME}))$`,
  'iu',
);

const HEXADECIMAL = /^[0-9a-f]{16,}$/i;

/**
 * An address in its stored form, if it is one that people read: no picture's name (`logo@2x.png`), no version of a
 * library, no machine's (an error tracker's), no example. Null for all others.
 *
 * @param domain the site's own: its addresses are real there, even in a reserved domain
 */
export function realAddress(spelled: string, domain: string): string | null {
  const parsed = emailAddress(spelled);
  if (!parsed.ok) return null;
  const address = parsed.value;
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), address.slice(at + 1)];
  if (OF_CODE.test(local) || HEXADECIMAL.test(local) || local.length > 64 || isPatternOfNames(local))
    return null;
  if (isOwnAddress(address, domain))
    return /^(xxx+|your[._-]?name|first(name)?[._-]last(name)?|vorname[._-]?nachname)$/i.test(local)
      ? null
      : address;
  // `kontor@pec.example`: what is called like the site is its own, wherever it has its mail.
  if (local.length > 3 && isCalledLike(local, domain)) return address;
  if (PLACEHOLDER_LOCAL.test(local) || MADE_UP_HOST.test(host) || MACHINE_HOST.test(host)) return null;
  const { isIcann, domain: registered } = parse(host);
  return isIcann === true && registered !== null ? address : null;
}

/** Whether the part before the @ is the site's own name, or most of it: `trelarici` of `albergotrelarici`. */
function isCalledLike(local: string, domain: string): boolean {
  const called = local.toLowerCase().replace(/[^a-z0-9]/g, '');
  const name = (getDomain(domain, { allowPrivateDomains: true }) ?? domain)
    .split('.')[0]!
    .replaceAll('-', '');
  const isMost = called.length > 5 && called.length * 2 > name.length;
  return called === name || (isMost && (name.startsWith(called) || name.endsWith(called)));
}

/** `jmeno.prijmeni` is how addresses are made; `x.x` and `f.x` say nothing, but nobody is called so. */
const isPatternOfNames = (local: string): boolean =>
  PATTERN_OF_NAMES.test(local) ||
  /^(?:f|v|p|n|e|i|k)[._-](?:lastname|surname|nachname|nom|apellido|cognome|sobrenome|nazwisko|prijmeni|efternamn|etternavn|efternavn|sukunimi|achternaam)$/iu.test(
    local,
  );

/** Whether an address is at the site's own registered domain, or below it. */
export function isOwnAddress(address: string, domain: string): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1);
  const registered = getDomain(domain, { allowPrivateDomains: true }) ?? domain;
  return host === registered || host.endsWith(`.${registered}`);
}

/** `lira` of `conservatorio-lira`: the organization's own name, or what it is. */
const isPartOf = (local: string, organization: string): boolean =>
  local === organization ||
  (local.length > 3 && (organization.startsWith(local) || organization.endsWith(local)));

/** A code that registers give schools and offices, in place of a name. */
const OF_REGISTER = /^[a-z]{0,4}\d{5,}[a-z]?$/i;

/** Whether an address is an office's rather than a person's: `info@`, `press-uk@`, or one named as its own domain. */
export function isRoleAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  const words = address
    .slice(0, at)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  if (OF_REGISTER.test(address.slice(0, at))) return true;
  const [organization] = (getDomain(address.slice(at + 1)) ?? '').split('.');
  return (
    words.length === 0 ||
    [words[0]!, words.at(-1)!, words.join('')].some(isOfficeWord) ||
    isOfficeHolder(words[0]!) ||
    isPartOf(words.join(''), organization?.replaceAll('-', '') ?? '')
  );
}
