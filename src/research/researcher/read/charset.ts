/** How far into a page its charset may be declared: what the HTML standard looks through, doubled. */
const PRESCAN_BYTES = 2_048;

const BYTE_ORDER_MARKS: readonly [bytes: readonly number[], charset: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

/**
 * The text of a page. In this order: a byte order mark; what is UTF-8 through and through, and more than ASCII, whatever
 * it is declared as; the charset of the header; that of the page itself; Windows-1252. The encodings are those of the
 * WHATWG's Encoding Standard; what is no character of the encoding becomes U+FFFD. Never throws.
 */
export function decode(body: Uint8Array, contentType: string | null): string {
  const mark = BYTE_ORDER_MARKS.find(([bytes]) => bytes.every((byte, at) => body[at] === byte));
  if (mark) return decoder(mark[1])!.decode(body);
  const header = decoder(charsetParameter(contentType ?? ''));
  if (!header?.encoding.startsWith('utf-16')) {
    const text = asUtf8(body);
    if (text !== null && (text.length < body.length || isSafeAsAscii(header?.encoding))) return text;
  }
  const declared = [header, decoder(declaredIn(body))].find((one) => one && one.encoding !== 'utf-8');
  return (declared ?? decoder('windows-1252')!).decode(body);
}

/** ASCII is the same in nearly every encoding; these few write all their characters with its bytes. */
const isSafeAsAscii = (encoding = ''): boolean => !/^(iso-2022-|replacement)/.test(encoding);

function asUtf8(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

function decoder(label: string | null): TextDecoder | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

/** `charset` of a content type, quoted or not. */
function charsetParameter(contentType: string): string | null {
  return /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ?? null;
}

/** The charset that a page declares in a meta tag, of either form, or in an XML declaration. */
function declaredIn(body: Uint8Array): string | null {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, PRESCAN_BYTES)).toString(
    'latin1',
  );
  const label =
    /<meta\b[^>]{0,300}?\bcharset\s{0,9}=\s{0,9}(?:["']\s{0,9})?([\w.:-]+)/i.exec(start)?.[1] ??
    /^\s*<\?xml\b[^>]{0,100}\bencoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1];
  // What could be read this far is no UTF-16, whatever it says.
  return label === undefined || /^utf-?16/i.test(label) ? null : label;
}
