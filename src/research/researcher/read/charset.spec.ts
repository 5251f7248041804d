import { decode } from './charset.js';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const japanese = Buffer.from('93fa967b8cea', 'hex');

it.each<[string, Uint8Array, string | null, string]>([
  ['UTF-8 that is declared', Buffer.from('Größe'), 'text/html; charset=utf-8', 'Größe'],
  ['UTF-8 that nothing declares', Buffer.from('Größe'), null, 'Größe'],
  ['UTF-8 that is declared as Latin-1', Buffer.from('Größe'), 'text/html; charset=iso-8859-1', 'Größe'],
  ['Latin-1 that is declared', latin1('Größe'), 'text/html; charset=ISO-8859-1', 'Größe'],
  ['Latin-1 that is declared in quotes', latin1('Größe'), 'text/html; charset="latin1"', 'Größe'],
  ['Latin-1 that nothing declares', latin1('Größe'), 'text/html', 'Größe'],
  ['Latin-1 that is declared as UTF-8', latin1('Größe'), 'text/html; charset=utf-8', 'Größe'],
  [
    'what the page declares',
    Buffer.concat([latin1('<meta charset="shift_jis">'), japanese]),
    null,
    '<meta charset="shift_jis">日本語',
  ],
  [
    'what the page declares in the old way',
    Buffer.concat([
      latin1('<meta http-equiv=Content-Type content="text/html; charset=Shift_JIS">'),
      japanese,
    ]),
    'text/html',
    '<meta http-equiv=Content-Type content="text/html; charset=Shift_JIS">日本語',
  ],
  [
    'what XHTML declares',
    Buffer.concat([latin1('<?xml version="1.0" encoding="windows-1251"?>'), Buffer.from([0xcc, 0xe8, 0xf0])]),
    null,
    '<?xml version="1.0" encoding="windows-1251"?>Мир',
  ],
  [
    'the header rather than the page',
    Buffer.concat([latin1('<meta charset="koi8-r">'), Buffer.from([0xcc, 0xe8, 0xf0])]),
    'text/html; charset=windows-1251',
    '<meta charset="koi8-r">Мир',
  ],
  ['a charset that there is not', latin1('Größe'), 'text/html; charset=klingon', 'Größe'],
  ['a byte order mark of UTF-8', Buffer.from('\ufeffja'), 'text/html; charset=latin1', 'ja'],
  ['a byte order mark of UTF-16', Buffer.from('\ufeffja', 'utf16le'), 'text/html', 'ja'],
  ['UTF-16 by its header', Buffer.from('ja', 'utf16le'), 'text/html; charset=utf-16le', 'ja'],
  [
    'UTF-16 that a page cannot be, as it says so in ASCII',
    latin1('<meta charset="utf-16">Größe'),
    null,
    '<meta charset="utf-16">Größe',
  ],
  ['ASCII', latin1('plain'), null, 'plain'],
  [
    'ISO-2022-JP, which is ASCII to the eye',
    Buffer.from('1b2442467c4b5c1b2842', 'hex'),
    'text/html; charset=iso-2022-jp',
    '日本',
  ],
  ['nothing', Buffer.alloc(0), null, ''],
])('reads %s', (_what, body, contentType, text) => {
  expect(decode(body, contentType)).toBe(text);
});

it('shows what is no character as such, and never throws', () => {
  expect(decode(Buffer.from([0x81, 0x20]), 'text/html; charset=shift_jis')).toContain('\ufffd');
});
