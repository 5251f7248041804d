import { publicHostname, withoutPunctuation } from '../values/hostname.js';
import { percentDecoded } from '../values/text.js';
import { fold } from './normalize.js';
import { readData } from './word-lists.js';
import { isOrdinary } from './words.js';

/** Slips in typed addresses, and what was meant. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/ ?[[({] ?dot ?[\])}] ?/gi, '.'],
  [/ ?[[({] ?at ?[\])}] ?/gi, '@'],
  [/\bh?t?tps?:?\/{1,2}(?=[\w-]+\.)/gi, 'http://'],
  [/\bwww(?=[a-z0-9-]{3,63}\.[a-z])/gi, 'www.'],
  [/\bwww ([a-z0-9-]{2,63}) (?=[a-z]{2,6}\b)/gi, 'www.$1.'],
  [/^([a-z0-9-]{3,63}) (?=(?:com|org|net|edu|gov|info)$)/gi, '$1.'],
  [
    /(?<=^[a-z0-9-]{1,63}(?: \. [a-z0-9-]{1,63}){0,4}) \. (?=[a-z0-9-]{1,63}(?: \. [a-z0-9-]{1,63}){0,4}$)/gi,
    '.',
  ],
  [/(?<=[a-z0-9])(?: \.|\.\.)(?=[a-z]{2,6}\b)/g, '.'],
  [/(?<=[a-z0-9]),(?=(?:com|org|net|edu|gov|info)\b)/g, '.'],
  [/(?<=[a-zA-Z0-9]{2})\. (?=(?:com|org|net|edu|gov|info)\b)/g, '.'],
  [/@{2,3}/g, '@'],
  [/^([a-z0-9]+),(?=[a-z0-9]+@\S+$)/gi, '$1.'],
  [/\.(?:gvo|ogv|gob(?!\.))\b/gi, '.gov'],
  [/\.(?:con|cmo|ocm)\b/gi, '.com'],
  [/\.(?:ogr|rog)\b/gi, '.org'],
];

const WORD = '[\\p{L}\\p{N}-]{1,63}';
const DOT = 'dot|punto|ponto|punkt';
const DASH = 'dash|hyphen|minus|bindestrich|guion';
/** A hostname that is read aloud, or an email address: `ada dot king at harbour dash light dot example`. */
const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(${WORD}(?: (?:${DOT}|${DASH}|underscore) ${WORD}){0,4}) (?:at|arroba) )?(${WORD}(?: (?:${DOT}|${DASH}) ${WORD}){1,6})`,
  'giu',
);
const inSigns = (spoken: string): string =>
  spoken
    .replace(new RegExp(` (?:${DOT}) `, 'gi'), '.')
    .replace(new RegExp(` (?:${DASH}) `, 'gi'), '-')
    .replace(/ underscore /gi, '_');

/** The address that a text spells, or the text unchanged if it spells no public hostname. */
function written(spoken: string, local: string | undefined, host: string): string {
  const site = inSigns(host);
  if (publicHostname(site) === null) return spoken;
  // `our office is at harbour dot example`
  if (local !== undefined && isOrdinary(local.toLowerCase())) return `${local} at ${site}`;
  return local === undefined ? site : `${inSigns(local)}@${site}`;
}

/** A text with its mistyped and spoken addresses repaired: `harbour .example`, `htp:/www.harbour.example`, `harbour.ogr`, `harbour dot example`. */
export const withoutSlips = (text: string): string =>
  SLIPS.reduce((read, [slip, meant]) => read.replace(slip, meant), text.replace(SPOKEN, written));

/** A URL in the path of another: `web.archive.org/web/2021/http://harbour.example`. */
const INNER_URL = /(?<=[/=_])https?:\/\//i;
/** A hostname and a path. */
const PAGE = /^[\w-]+(?:\.[\w-]+)+\/\S/;
/** A certificate for the hosts below one: `*.harbour.example`. */
const WILDCARD = /^\*\./;
/** `site:harbour.example`, `include:_spf.harbour.example`. */
const HOST_AFTER_NAME = /^[a-z_]{2,20}[:=]([\w-]+(?:\.[\w-]+)+)$/i;

/**
 * A word with its address between bars, after a mark: the path and query of a URL remain, and the name of a handle.
 * Addresses below private suffixes are omitted.
 */
export function withAddressMarked(text: string, mark: string): string {
  const bare = withoutPunctuation(text).replace(WILDCARD, '');
  const marked = (host: string | null, local = '') => (host === null ? '|' : `|${mark}${local}${host}|`);
  const scheme = bare.indexOf('://');
  const isPage = PAGE.test(bare) && publicHostname(bare) !== null;
  if (scheme >= 0 || /^www\./i.test(bare) || isPage) {
    const rest = scheme < 0 ? bare : bare.slice(scheme + 3);
    const inner = rest.search(INNER_URL);
    if (inner > 0)
      return `${withAddressMarked(bare.slice(0, -rest.length + inner), mark)} ${withAddressMarked(rest.slice(inner), mark)}`;
    const path = rest.search(/[/?#&]/);
    const behind = path < 0 ? '' : ` ${rest.slice(path).replace(/[?&#]/g, ' | ')}`;
    return marked(publicHostname(path < 0 ? rest : rest.slice(0, path))) + behind;
  }
  const named = HOST_AFTER_NAME.exec(bare)?.[1];
  if (named !== undefined) return marked(publicHostname(named));
  const isHandle = bare.startsWith('@') && !bare.includes('.');
  if (isHandle) return text.replace('@', '');
  const at = bare.lastIndexOf('@');
  const host = publicHostname(bare.slice(at + 1));
  const local = bare.slice(0, at + 1);
  if (bare.length > 1 && at >= 0)
    return marked(/^[\w.%+'-]+@$/.test(local) ? host : null, local.toLowerCase());
  return host === null ? text : marked(host);
}

/** Decodes the percent and plus signs of a URL. An email address may have a plus sign. */
export function decoded(text: string): string {
  const spaced = /[\s@]/.test(text) ? text : text.replace(/\+/g, ' ');
  return /%[\da-f]{2}/i.test(spaced) ? (percentDecoded(spaced) ?? spaced) : spaced;
}

/** What is typed for an `@` on other keyboards, or instead of it. */
const SIGNS = ' 2q\'"';
const UNSIGNED = /^[a-z][\w.+-]{1,40}[ '"]?[\w.-]{4,60}$/;

/** The email addresses that a text may be if its `@` is missing or another sign: `ada.king2harbour.example`. */
export function addressesWithSign(text: string): string[] {
  const plain = text.toLowerCase();
  if (!plain.includes('.') || !UNSIGNED.test(plain)) return [];
  return [...plain].flatMap((sign, at) => {
    if (at < 2) return [];
    const hosts = SIGNS.includes(sign) ? [at, at + 1] : [at];
    return hosts
      .map((from) => plain.slice(from))
      .filter((host) => /^[a-z0-9-]{2,}\./.test(host) && publicHostname(host) === host)
      .map((host) => `${plain.slice(0, at)}@${host}`);
  });
}

/*
 * How mail systems write the address of a person: with a tag (RFC 5233), below a reserved domain (RFC 2606), and in the
 * sender of a message that they relay.
 */

const LOCAL = "[\\w.%+'-]{1,64}";
const HOST = '(?:[a-z0-9-]{1,63}\\.){1,5}[a-z]{2,12}';
/** A guest of a tenant of Microsoft Entra: `ada_harbour.example#EXT#@tenant.example`. */
const GUEST = /(?<!\S)(\S{3,200})#EXT#@\S{3,200}/gi;

const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bSRS[01][=+-][^=@\\s]+=[^=@\\s]+=(${HOST})=(${LOCAL})@${HOST}`, 'gi'), '$2@$1'],
  [new RegExp(`(?<![\\w.=+-])(?:bounces?[-+](?:\\d+-)?)?(${LOCAL})=(${HOST})@${HOST}`, 'gi'), '$1@$2'],
  // `proxyAddresses` of Exchange.
  [new RegExp(`\\b(?:smtp|sip):(?=${LOCAL}@${HOST})`, 'gi'), ''],
  [new RegExp(`(?<![\\w.-])deleted-(?=${LOCAL}@${HOST})`, 'gi'), ''],
  [new RegExp(`(?<=@${HOST})\\.(?:invalid|sandbox|test)(?![\\w.-])`, 'gi'), ''],
  [new RegExp(`(?<!\\S)(?:\\w{2,20}:)?\\*@(?=${HOST})`, 'gi'), ''],
];

/** The signs of an address that is hidden from robots: `info(at)harbour(dot)example`. */
const HIDDEN_DOT = / ?[[({] ?dot ?[\])}] ?/gi;
const HIDDEN = /(?<=^[\w.+-]{1,64}) ?[[({<] ?at ?[\])}>] ?(?=[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}$)/i;

/** A text with the addresses that a mail system rewrote as they were: `SRS0=x7Kp=QD=harbour.example=ada@relay.example`. */
export function asSent(text: string): string {
  const sent = text.replace(HIDDEN_DOT, '.').replace(HIDDEN, '@');
  if (!sent.includes('@')) return text;
  const invited = sent.replace(GUEST, (_, guest: string) => guest.replace(/_(?=[^_]*$)/, '@'));
  return REWRITTEN.reduce((read, [form, own]) => read.replace(form, own), invited);
}

/** An email address, and without its tag: `ada@harbour.example` for `ada+news@harbour.example`. */
export const withoutTag = (address: string): string[] => [
  ...new Set([address, address.replace(/^([^@+]{1,64})\+[^@]{1,64}(?=@)/, '$1')]),
];

const ROLE_ADDRESSES = JSON.parse(readData('role-addresses.json')) as {
  readonly words: Readonly<Record<string, string>>;
};
const ROLE_WORDS = new Set(Object.values(ROLE_ADDRESSES.words).flatMap((text) => text.split(', ')));

/** Hosts at which everyone can have an address; an address there tells nothing of an employer. */
const PROVIDERS =
  /^(?:gmail|googlemail|google|yahoo|ymail|hotmail|outlook|live|msn|aol|icloud|me|mac|gmx|web|mail|yandex|proton|protonmail|zoho|fastmail|comcast|verizon|att|sbcglobal|cox|charter|earthlink|bellsouth|orange|wanadoo|free|laposte|libero|t-online|qq|163|126|naver|rediffmail)\.[a-z.]{2,6}$/;

export const isProvider = (host: string): boolean => PROVIDERS.test(host);

/** Whether an address belongs to an office instead of a person: `info@`, `kontakt@`, `office2@`. */
export function isRoleAddress(address: string): boolean {
  const local = fold(address.slice(0, address.lastIndexOf('@')).replace(/\d{1,9}$/, ''));
  return (
    ROLE_WORDS.has(local.replaceAll(' ', '')) ||
    local.split(' ').some((word) => ROLE_WORDS.has(word) && word.length > 2)
  );
}
