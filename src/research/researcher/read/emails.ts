import { getDomain } from 'tldts';
import { isRoleAddress } from '../../../names/pasted-addresses.js';
import { emailAddress, hostOf, localPartOf } from '../../../values/email.js';
import type { FindingValues } from '../findings.js';
import { attribute } from './document.js';
import { isTextOfOthers, type Reading, type RuleOf } from './reading.js';
import { decodedOrSame, trimmed } from './text.js';

const ADDRESS = /(?<![\w.+@-])[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}@[\p{L}\p{N}][\p{L}\p{N}.-]{1,252}/gu;
/** An obfuscated address: `name (at) host (dot) org`, `name [at] host.org`, `name AT host DOT org`. */
const SPELLED =
  /(?<![\w.+@-])([\w][\w.+-]{0,63}) ?(?:[([{<]{1,2} ?(?:at|ät|ät|a|arroba|chez|snabel-?a|kukac|@) ?[)\]}>]{1,2}|\*at\*|_at_|-at-| AT | @ |@ | @|＠) ?((?:[\w-]{1,63} ?(?:[([{<] ?(?:dot|punkt|point|punto|\.) ?[)\]}>]| DOT | dot |\.) ?){1,4}[a-z]{2,24})(?![\w-])/giu;
const MAY_BE_SPELLED =
  /[([{<] ?(?:at|ät|a|arroba|chez|snabel-?a|kukac|@) ?[)\]}>]|\*at\*|_at_|-at-| AT | @|@ |＠/i;
/** A bare "at" is an obfuscated @ in capitals or with a spelled dot; `visit us at host.org` is prose. */
const isProse = (shown: string) => / [Aa]t /.test(shown) && !/ dot /i.test(shown);
const DOTS = / ?(?:[([{<] ?(?:dot|punkt|point|punto|\.) ?[)\]}>]| DOT | dot ) ?/gi;
const FILE = /\.(?:png|jpe?g|gif|svg|webp|avif|js|css|pdf|ico|woff2?)$/i;
/** Placeholder hosts of forms and templates. `mail.com` and `email.it` are email providers. */
const PLACEHOLDER_HOST =
  /^(?:(?:.*\.)?example\.(?:com|org|net)|domain\.(?:com|tld|de)|(?:your|my)?(?:domain|company|site|website)\.(?:com|org|net|de|tld)|(?:your|my)e?mail\.(?:com|org|net|de|tld)|e?mail\.(?:net|org|tld)|(?:.*\.)?sentry\.io|.*\.wixpress\.com)$/;
const PLACEHOLDER_NAME =
  /^(?:your|you|name|user|username|vorname\.?nachname|firstname\.?lastname|john\.?doe|max\.?mustermann|email|someone|xxx+|abc|test)$/;
const PROTECTED = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{6,200})$/i;

/** Finds email addresses in links, in text, obfuscated in text, and protected by Cloudflare. */
export function findEmails(reading: Reading): void {
  const { page } = reading;
  for (const { href, line } of page.links) {
    if (!/^mailto:/i.test(href)) continue;
    const target = decodedOrSame(href.slice(7, 2_000).split('?', 1)[0]!);
    for (const address of target.split(/[,;]/, 5)) add(reading, 'email.link', address, line);
  }
  for (const element of page.elements) {
    const linked = PROTECTED.exec(attribute(element, 'href').slice(-260))?.[1] ?? '';
    const address = cloudflareDecoded(attribute(element, 'data-cfemail') || linked);
    if (address !== '') add(reading, 'email.protected', address, null);
  }
  for (const { text, index } of page.lines) {
    if (text.includes('@'))
      for (const [address] of text.matchAll(ADDRESS)) add(reading, 'email.text', address, index);
    if (MAY_BE_SPELLED.test(text))
      for (const [shown, local, host] of text.matchAll(SPELLED))
        if (!isProse(shown))
          add(reading, 'email.spelled', `${local!}@${host!.replace(DOTS, '.')}`, index, shown);
  }
}

/** Adds an address. In text about another organization, only addresses at the site's own domain are added. */
function add(
  reading: Reading,
  rule: RuleOf<'email_address'>,
  written: string,
  at: number | null,
  shown = written.trim(),
): void {
  const value = emailValue(written);
  if (value === null) return;
  const { address } = value;
  const line = at === null ? undefined : reading.page.lines[at];
  const isOwn = getDomain(hostOf(address)) === getDomain(reading.domain);
  if (line && !isOwn && isTextOfOthers(reading, line)) return;
  reading.add(rule, value, line?.text.includes(shown) ? shown : address, at);
}

/** A normalized address; null for an invalid address or a placeholder. */
function emailValue(written: string): FindingValues['email_address'] | null {
  const bare = trimmed(written, '.-_,;:<>"\'()[] ').replace(
    /[_.-]?(?:no-?spam|remove-?(?:this|me))[_.-]?(?=@)|(?:no-?spam|remove-?(?:this|me))[_.-]?/gi,
    '',
  );
  const parsed = emailAddress(bare);
  if (!parsed.ok || FILE.test(parsed.value)) return null;
  const host = hostOf(parsed.value);
  if (getDomain(host, { validHosts: [] }) === null || PLACEHOLDER_HOST.test(host)) return null;
  if (PLACEHOLDER_NAME.test(localPartOf(parsed.value).toLowerCase())) return null;
  return { address: parsed.value, is_role_address: isRoleAddress(parsed.value) };
}

/** Decodes Cloudflare's `data-cfemail`: bytes, each XORed with the first. Empty for invalid input. */
function cloudflareDecoded(encoded: string): string {
  if (!/^(?:[0-9a-f]{2}){4,100}$/i.test(encoded)) return '';
  const [key = 0, ...bytes] = Buffer.from(encoded, 'hex');
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString('utf8');
}
