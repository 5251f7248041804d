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

/** A text with the addresses that a mail system rewrote as they were: `SRS0=x7Kp=QD=harbour.example=ada@relay.example`. */
export const asSent = (text: string): string =>
  text.includes('@')
    ? REWRITTEN.reduce(
        (read, [form, sent]) => read.replace(form, sent),
        text.replace(GUEST, (_, guest: string) => guest.replace(/_(?=[^_]*$)/, '@')),
      )
    : text;

/** An email address, and without its tag: `ada@harbour.example` for `ada+news@harbour.example`. */
export const withoutTag = (address: string): string[] => [
  ...new Set([address, address.replace(/^([^@+]{1,64})\+[^@]{1,64}(?=@)/, '$1')]),
];
