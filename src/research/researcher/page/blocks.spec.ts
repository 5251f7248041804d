import { blockHolders, BLOCKS } from './blocks.js';
import { parseHtml } from './html.js';

const holdersIn = (html: string): string[] =>
  [...blockHolders(parseHtml(html))].map(({ name }) => name).sort();

it('knows what stands by itself on the screen, and what runs along in a line', () => {
  for (const name of ['p', 'div', 'li', 'td', 'h1', 'address']) expect(BLOCKS).toContain(name);
  for (const name of ['a', 'span', 'strong', 'br', 'img', '']) expect(BLOCKS).not.toContain(name);
});

it('finds all that holds a block, near or far, whatever it is called', () => {
  expect(holdersIn('<a href="/ada"><span><b>Ada</b><div>Chair</div></span></a>')).toEqual(['a', 'span']);
  expect(holdersIn('<ul><li>one</li><li>two</li></ul>')).toEqual(['ul']);
});

it('finds none where nothing but text and inline elements are', () => {
  expect(holdersIn('just <a href="/"><b>text</b></a><!-- <p>not this</p> --><p>and a block</p>')).toEqual([]);
});

it('climbs from no block further than what is known to hold one', () => {
  const depth = 200;
  const document = parseHtml(`${'<div>'.repeat(depth)}${'<p>x</p>'.repeat(200)}${'</div>'.repeat(depth)}`);
  let climbs = 0;
  for (const element of blockHolders(document)) climbs += element.name === 'div' ? 1 : 0;
  expect(climbs).toBe(depth);
});
