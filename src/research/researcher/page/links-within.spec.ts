import { DomUtils } from 'htmlparser2';
import { pageOf } from '../../../../test/research-sites/reading.js';
import { linksWithin } from './links-within.js';
import type { Link } from './page.js';

const elementIn = (page: ReturnType<typeof pageOf>, id: string) =>
  page.elements.find(({ attribs }) => attribs['id'] === id)!;

it('tells the links of an element, itself and those of elements inside of it among them, in their order', () => {
  const page = pageOf(
    '<div id="a"><a id="one" href="/1">1</a><p id="b"><a href="/2">2</a></p></div><p id="c">no link</p><a href="/3">3</a>',
  );
  const links = linksWithin(page);
  const hrefs = (id: string) => links(elementIn(page, id)).map(({ href }) => href);
  expect(hrefs('a')).toEqual(['/1', '/2']);
  expect(hrefs('b')).toEqual(['/2']);
  expect(hrefs('one')).toEqual(['/1']);
  expect(hrefs('c')).toEqual([]);
});

it('walks up from each link once, however many elements are asked for', () => {
  const page = pageOf(`<ul>${'<li><a href="/x">x</a></li>'.repeat(50)}</ul>`);
  let walks = 0;
  const links = page.links.map((link): Link => ({
    ...link,
    get element() {
      walks += 1;
      return link.element;
    },
  }));
  const linksOf = linksWithin({ links });
  expect(walks).toBe(0);
  for (const item of DomUtils.getElementsByTagName('li', page.document))
    expect(linksOf(item)).toHaveLength(1);
  expect(walks).toBe(50);
});
