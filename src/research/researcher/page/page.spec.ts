import { pageOf } from '../../../../test/research-sites/reading.js';
import { isInside, readPlainText, textOf } from './page.js';

const linesOf = (html: string): string[] => pageOf(html).lines.map(({ text }) => text);

it.each<[string, string, string[]]>([
  [
    'blocks and line breaks',
    '<p>One<br>two</p><div>three <b>bold</b></div>four',
    ['One', 'two', 'three bold', 'four'],
  ],
  ['white space of all kinds', '<p>a \n\t b&nbsp;c\u2003d</p>', ['a b c d']],
  ['invisible characters', '<p>in\u200bfo\u00ad@x\u202e</p>', ['info@x']],
  ['entities', '<p>&#105;nfo&commat;x &amp; y</p>', ['info@x & y']],
  ['preformatted text', '<pre>one\n  two\r\nthree</pre>', ['one', 'two', 'three']],
  [
    'inline elements that touch',
    '<p><span>Ana Ruiz</span><span>Directora</span></p>',
    ['Ana Ruiz', 'Directora'],
  ],
  [
    'parts of a word',
    '<p><b>in</b><i>fo</i><span>@</span><span>x.example</span> Linked<b>In</b></p>',
    ['info@x.example LinkedIn'],
  ],
  ['small type', '<h2>Ana Ruiz <small>Directora</small></h2>', ['Ana Ruiz', 'Directora']],
  [
    'tags that are not closed',
    '<ul><li>one<li>two</ul><table><tr><td>a<td>b</table>',
    ['one', 'two', 'a', 'b'],
  ],
])('reads %s line by line', (_what, html, lines) => {
  expect(linesOf(html)).toEqual(lines);
});

it.each([
  '<p style="display: none">x</p>',
  '<p style="visibility:hidden">x</p>',
  '<p style="position:absolute; left: -9999px">x</p>',
  '<p hidden>x</p>',
  '<script>x</script>',
  '<style>x</style>',
  '<template>x</template>',
  '<!-- x -->',
  '<svg><title>x</title></svg>',
  '<textarea>x</textarea>',
])('does not read what readers do not see: %s', (html) => {
  expect(linesOf(`<b>seen</b>${html}`)).toEqual(['seen']);
});

it('knows links by their text, their label or their picture', () => {
  const page = pageOf(
    '<a href="/a"> Con<b>tact</b></a><a href=/b aria-label="Team"><svg></svg></a><a href="/c"><img alt="Über uns"></a><a>none</a><a href="/d" hidden>x</a>',
  );
  expect(page.links.map(({ href, text }) => [href, text])).toEqual([
    ['/a', 'Contact'],
    ['/b', 'Team'],
    ['/c', 'Über uns'],
  ]);
});

it('knows the language that it declares', () => {
  expect(pageOf('<html lang="pt-BR"><p lang="en">x').language).toBe('pt-br');
  expect(pageOf('<p lang="en">x').language).toBe('');
});

it('cuts lines that nobody wrote, and pages without end', () => {
  expect(linesOf(`<p>${'x'.repeat(100_000)}</p>`)[0]).toHaveLength(4_000);
  const long = pageOf('<p>x</p><a href="/x">x</a>'.repeat(8_000));
  expect([long.lines.length, long.links.length]).toEqual([6_000, 2_000]);
});

it('reads plain text by its lines', () => {
  const page = readPlainText(
    'Contact: mailto:a@b\r\n\r\n  second\t line ',
    new URL('https://kontor.example/t'),
    '',
  );
  expect(page.lines.map(({ text }) => text)).toEqual(['Contact: mailto:a@b', 'second line']);
  expect(page.links).toEqual([]);
});

it('gives the text of an element in one line, and knows what is inside of it', () => {
  const page = pageOf('<div id="card"><h3>Ana</h3><p>Ruiz<br>x</p><script>no</script></div><p>out</p>');
  const card = page.elements.find(({ attribs }) => attribs['id'] === 'card')!;
  expect(textOf(card)).toBe('Ana Ruiz x');
  expect(page.lines.map(({ block }) => isInside(block!, card))).toEqual([true, true, true, false]);
});
