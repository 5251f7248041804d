import { page } from './fictional-site.js';

export const MIB = 1024 * 1024;
/** Repeats a part up to nearly 1 MiB. */
export const fill = (part: string, bytes = MIB - 2_048): string =>
  part.repeat(Math.floor(bytes / part.length));
const nest = (open: string, close: string, depth: number, inner = ''): string =>
  open.repeat(depth) + inner + close.repeat(depth);

/** Bodies that made readers slow, deep or large. Each is served as six pages of one site. */
export const HOSTILE: Readonly<Record<string, string>> = {
  'nested microdata of several properties': nest('<div itemscope itemprop="a b">', '</div>', 60),
  'much nested microdata': fill(
    nest('<div itemscope itemprop="a b c" itemtype="https://schema.org/Person">', '</div>', 40, 'Ada'),
  ),
  'nested microformats': nest('<div class="p-a p-b h-card">', '</div>', 60, 'Ada'),
  'much nested microformats': fill(nest('<i class="p-name p-org h-card vcard fn">', '</i>', 30, 'Ada')),
  'deep JSON-LD': `<script type="application/ld+json">${nest('[', ']', 140_000)}</script>`,
  'nested graphs in JSON-LD': `<script type="application/ld+json">${nest('{"@graph":[', ']}', 40_000, '{}')}</script>`,
  'wide JSON-LD': `<script type="application/ld+json">[${fill('{"@type":"Person","name":"Ada"},')}{}]</script>`,
  'capitals after a dash': `<h1>Team</h1><p>Anna Schmidt – ${'A'.repeat(300)}a</p>`,
  'numbers in one line': `<p>${fill('030 123 45 67 ')}</p>`,
  'digits in one line': `<p>${fill('1')}</p>`,
  'letters in one line': `<p>${fill('a')}</p>`,
  'names in one line': `<p>${fill('Anna Schmidt, ')}</p>`,
  'at signs in one line': `<p>${fill('a@')}</p>`,
  'dots and at signs': `<p>${fill('a.a@a.a (at) ')}</p>`,
  'white space': `<p>${fill(' \t\u00a0')}x</p>`,
  'touching spans': fill('<span>Anna</span>'),
  'deep elements': nest('<div>', '</div>', 80_000, 'x'),
  'unclosed elements': fill('<p><b><i>'),
  'a wide table': `<table>${fill('<tr><td>Anna Schmidt<td>Director')}</table>`,
  'nested tables': nest('<table><tr><td>', '</table>', 20_000, 'x'),
  'many links': fill('<a href="/contact?a=1">Contact</a>'),
  'many mail links': fill('<a href="mailto:a@kontor.example">a</a>'),
  'many telephone links': fill('<a href="tel:+49301234567">a</a>'),
  'long attributes': `<a href="/${fill('a%20')}" title="${'b'.repeat(1_000)}">Contact</a>`,
  'many attributes': `<div ${fill('a=1 ')}>x</div>`,
  entities: `<p>${fill('&amp;&#x41;')}</p>`,
  comments: fill('<!-- a -->'),
  'half of a tag': `<p>${fill('<')}`,
  'encoded addresses': fill('<a data-cfemail="543931142127352d">a</a>'),
  frames: `<frameset>${fill('<frame src="/contact">')}</frameset>`,
  'a list of names': `<h2>Board</h2>${fill('<li>Anna Schmidt – events</li>')}`,
  'lists without names': fill('<p>The board consists of:</p><p>Board:</p>'),
  'statements in one line': fill('<p>Chair: Anna Schmidt; clerk: Max Born; a;b;c;d. Members: A B, C D</p>'),
  'postal codes in many lines': fill('<p>12345 Berlin 12345 Berlin 12345 Berlin 12345 Berlin</p>'),
  'house numbers in many lines': fill(`<p>${'1, '.repeat(90)}12345 Berlin</p>`),
  'labels of numbers': fill('<p>Tel: (12) 34567,(12) 34567,(12) 34567</p>'),
  'addresses in many lines': fill(`<p>${'a@b.example.org '.repeat(20)}</p>`),
  'thousands of mail links': Array.from(
    { length: 20_000 },
    (_, at) => `<a href="mailto:a${at}@kontor.example">a</a>`,
  ).join(''),
  'characters that decompose': fill(`<p>${'\ufdfa'.repeat(300)}</p>`, MIB / 3),
  'an entity of entities': `<!DOCTYPE a [<!ENTITY a "${fill('&a;')}">]>&a;`,
  'keys of JSON-LD': `<script type="application/ld+json">{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":{}`).join(',')}}</script>`,
  'an endless attribute': `<a href="${fill('x')}`,
  'an endless name of a tag': `<${fill('a')}`,
  'nested templates': nest('<template>', '</template>', 20_000, 'x'),
  'frames of frames': `<frameset>${nest('<frameset>', '</frameset>', 200, '<frame src="/">')}${fill('<frame src="/?a">')}`,
  refreshes: fill('<meta http-equiv="refresh" content="0;url=/contact">'),
};

/** The six pages of a hostile site link to each other. */
const LINKS = ['contact', 'imprint', 'team', 'about', 'staff']
  .map((path) => `<a href="/${path}">${path}</a>`)
  .join(' ');

/** Returns a page of a hostile site with one of the bodies, at most 1 MiB. */
export const hostilePage = (body: string): Buffer => Buffer.from(page(`${LINKS}${body}`)).subarray(0, MIB);
