import { isUtf8 } from 'node:buffer';

/** The number of bytes searched for a charset declaration: twice the limit of the HTML standard. */
const PRESCAN_BYTES = 2_048;
const BYTE_ORDER_MARKS = { efbbbf: 'utf-8', feff: 'utf-16be', fffe: 'utf-16le' };
/** Encodings that are not supersets of ASCII. */
const NOT_ASCII = /^(?:utf-16|iso-2022-|replacement)/;
/** A meta tag of either form, or an XML declaration. */
const DECLARATION =
  /<meta\b[^>]{0,300}?\bcharset\s{0,9}=\s{0,9}(?:["']\s{0,9})?([\w.:-]+)|^\s*<\?xml\b[^>]{0,100}\bencoding\s*=\s*["']([\w.:-]+)/i;

/**
 * Decodes a page. The encoding is, in order of precedence: that of a byte order mark; UTF-8 if the bytes are
 * valid UTF-8, regardless of declarations; the charset of the header; the charset declared in the page;
 * Windows-1252. Invalid bytes become U+FFFD. Never throws.
 */
export function decode(body: Uint8Array, contentType: string | null): string {
  const start = Buffer.from(body.subarray(0, PRESCAN_BYTES));
  const mark = Object.entries(BYTE_ORDER_MARKS).find(([hex]) => start.toString('hex', 0, 3).startsWith(hex));
  if (mark) return new TextDecoder(mark[1]).decode(body);
  const header = decoder(/;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1]);
  if (isUtf8(body) && !NOT_ASCII.test(header?.encoding ?? '')) return new TextDecoder().decode(body);
  const [, meta, xml] = DECLARATION.exec(start.toString('latin1')) ?? [];
  // A declaration that is readable as ASCII cannot be in UTF-16.
  const declared = [header, decoder((meta ?? xml)?.replace(/^utf-?16.*/i, ''))];
  const named = declared.find((one) => one && one.encoding !== 'utf-8');
  return (named ?? new TextDecoder('windows-1252')).decode(body);
}

function decoder(label = ''): TextDecoder | null {
  try {
    return label === '' ? null : new TextDecoder(label);
  } catch {
    return null;
  }
}
