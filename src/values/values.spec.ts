import { calendarDate, timestamp } from './dates.js';
import { emailAddress } from './email.js';
import { hostname, hostnameOfUrl, publicHostname } from './hostname.js';
import { metadata } from './json.js';
import { latitude, numberOrText, wholeNumber } from './numbers.js';
import { legacyId, publicId } from './public-id.js';
import { stripInvisible, text, type Parser, webUrl } from './text.js';

const value = <T>(parser: Parser<T>, input: unknown): T | undefined => {
  const parsed = parser(input);
  return parsed.ok ? parsed.value : undefined;
};
const code = (parser: Parser<unknown>, input: unknown) => {
  const parsed = parser(input);
  return parsed.ok ? undefined : parsed.code;
};

describe('text', () => {
  it('is trimmed and composed', () => {
    expect(value(text(), '  Jose\u0301 ')).toBe('Jos\u00e9');
  });

  it.each([
    ['\u0000', 'invalid_characters'],
    ['a\u200bb', 'invalid_characters'],
    ['a\nb', 'invalid_characters'],
    ['\ud800', 'invalid_characters'],
    ['a\u3164', 'invalid_characters'],
    ['a\u034f', 'invalid_characters'],
    ['a\uffff', 'invalid_characters'],
    ['a\u{1fffe}', 'invalid_characters'],
    ['  ', 'blank'],
    ['\u2800 \u2800', 'invalid_characters'],
    ['\ufe0f', 'invalid_characters'],
    ['\u0301', 'invalid_characters'],
    ['\ue000', 'invalid_characters'],
    ['\u0378', 'invalid_characters'],
    ['x'.repeat(1_001), 'too_long'],
    ['x'.repeat(2_000_000), 'too_long'],
    ['𠮷'.repeat(1_001), 'too_long'],
    [7, 'invalid_type'],
    [['a'], 'invalid_type'],
  ])('refuses %j', (input, expected) => {
    expect(code(text(), input)).toBe(expected);
  });

  it('keeps right-to-left and astral text', () => {
    expect(value(text(), 'محمد 𠮷野家')).toBe('محمد 𠮷野家');
    expect(value(text(), '𠮷'.repeat(1_000))).toBe('𠮷'.repeat(1_000));
  });

  it.each(['!!!', '+', '7', '\u2764\ufe0f', '葛\u{e0100}城', '\u2801', 'a\u2800b'])('keeps %j', (input) => {
    expect(value(text(), input)).toBe(input);
  });

  it('loses the characters that it refuses, for imports', () => {
    expect(stripInvisible('a\u200bb\nc\u0000')).toBe('ab c');
  });
});

describe('public and legacy ids', () => {
  it.each(['a'.repeat(31), 'a'.repeat(33), 'A'.repeat(32), 'g'.repeat(32), 5, null])(
    'refuses %j',
    (input) => {
      expect(code(publicId, input)).toBeDefined();
    },
  );
  it.each([0, -1, 1.5, 2 ** 53, '0', '01', '1e3', '99999999999999999', null, [1]])(
    'refuses legacy %j',
    (input) => {
      expect(code(legacyId, input)).toBe('invalid_format');
    },
  );
  it('accepts digits', () => {
    expect(value(legacyId, '17')).toBe(17);
  });
});

describe('dates', () => {
  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (input) => {
    expect(value(calendarDate, input)).toBe(input);
  });
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '0000-01-01',
    '10000-01-01',
    '2024-1-1',
    '',
  ])('refuses %s', (input) => {
    expect(code(calendarDate, input)).toBe('invalid_format');
  });
  it('accepts RFC 3339 with an offset', () => {
    expect(value(timestamp, '2024-02-29T23:59:59.5+02:00')).toBe('2024-02-29T21:59:59.500Z');
  });
  it.each([
    '2024-02-30T00:00:00Z',
    '2024-01-01',
    '2024-01-01T24:00:00Z',
    '2024-01-01T00:00:00',
    '0000-01-01T00:00:00Z',
  ])('refuses %s', (input) => {
    expect(code(timestamp, input)).toBe('invalid_format');
  });
});

describe('hostname', () => {
  it.each([
    ['Example.ORG.', 'example.org'],
    ['www.example.org', 'example.org'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['www.gov.uk', 'www.gov.uk'],
    ['a.b.co.uk', 'a.b.co.uk'],
  ])('converts %s to %s', (input, expected) => {
    expect(value(hostname, input)).toBe(expected);
  });
  it.each([
    'https://example.org',
    'example',
    '127.0.0.1',
    '[::1]',
    'a..b',
    'a b.org',
    '-',
    '%_.org',
    'x'.repeat(300) + '.org',
  ])('refuses %s', (input) => {
    expect(code(hostname, input)).toBe('invalid_format');
  });
});

describe('email', () => {
  it('keeps the local part, and normalizes the domain', () => {
    expect(value(emailAddress, ' Ada@BÜCHER.example ')).toBe('Ada@xn--bcher-kva.example');
  });
  it.each([
    'ada',
    'ada@',
    '@example.org',
    'a b@example.org',
    'ada@example',
    'Phone: 555',
    '',
    'ada@example.org/path',
    'ada@example.org:25',
    'ada@ex%61mple.org',
    'ada@example.org?x',
    'ada@example.org#x',
    'ada@127.1',
    'ada@[127.0.0.1]',
  ])('refuses %s and does not correct it', (input) => {
    expect(code(emailAddress, input)).toBeDefined();
  });
});

describe('other values', () => {
  it.each([
    'ftp://example.org',
    'example.org',
    'http://',
    'http:///path',
    'http://?a',
    'https:\\\\example.org',
    'https://example.org\\@evil.example',
    'javascript:alert(1)',
    'http://a b',
    'https://[',
  ])('refuses URL %s', (input) => {
    expect(code(webUrl, input)).toBe('invalid_format');
  });
  it('keeps a URL as written', () => {
    expect(value(webUrl, 'HTTPS://Example.org/A?b#c')).toBe('HTTPS://Example.org/A?b#c');
  });
  it('limits coordinates', () => {
    expect(code(latitude, 90.1)).toBe('out_of_range');
    expect(code(latitude, '9')).toBe('invalid_type');
    expect(value(latitude, -90)).toBe(-90);
  });
  it('reads integers of a query', () => {
    expect(value(wholeNumber(1), '12')).toBe(12);
    expect(code(wholeNumber(1), '0')).toBe('invalid_format');
    expect(value(wholeNumber(1), '9'.repeat(400))).toBe(Infinity);
    for (const other of [['1', '2'], '', ' 1', '+1', '-1', '1.0', '1e3', '0x1', '١']) {
      expect(code(wholeNumber(1), other)).toBe('invalid_format');
    }
  });
  it('limits metadata', () => {
    let deep: unknown = {};
    for (let i = 0; i < 5_000; i++) deep = { deep };
    expect(code(metadata, deep)).toBe('too_deep');
    expect(code(metadata, { note: '\u0000' })).toBe('invalid_characters');
    expect(code(metadata, { note: 'x'.repeat(20_000) })).toBe('too_long');
    expect(code(metadata, [])).toBe('invalid_type');
    expect(value(metadata, { note: 'two\nlines' })).toEqual({ note: 'two\nlines' });
    expect(code(metadata, { list: Array(200_000).fill(0) })).toBe('too_long');
  });
  it('keeps metadata exact, or refuses it', () => {
    expect(value(metadata, { n: [2 ** 53 - 1, -0.1, 1e-9] })).toEqual({ n: [2 ** 53 - 1, -0.1, 1e-9] });
    for (const n of [2 ** 53, -(2 ** 53), 1e300, Infinity])
      expect(code(metadata, { n })).toBe('out_of_range');
    expect(code(metadata, JSON.parse('{"a":[{"__proto__":1}]}'))).toBe('invalid_format');
    expect(code(metadata, { constructor: 1 })).toBe('invalid_format');
  });
});

it.each([
  ['example.org', 'example.org', null],
  ['www.Example.org', 'example.org', 'example.org'],
  ['https://example.org/a', 'example.org', 'example.org'],
  ['example.org/a', 'example.org', 'example.org'],
  ['https://intranet.corp', null, 'intranet.corp'],
  ['intranet.corp', null, null],
  ['j.smith', null, null],
  ['https://127.0.0.1/', null, null],
  ['https://', null, null],
  ['two words.org', null, null],
  ['plain', null, null],
])('%s is the public hostname %s, and as a URL it has the host %s', (text, host, ofUrl) => {
  expect(publicHostname(text)).toBe(host);
  expect(hostnameOfUrl(text)).toBe(ofUrl);
});

it.each([
  ['38.5', 38.5],
  ['-77', -77],
  ['+4', 4],
  ['1e3', '1e3'],
  ['38,5', '38,5'],
  ['', ''],
])('%j is the number or the text %j', (text, value) => {
  expect(numberOrText(text)).toBe(value);
});
