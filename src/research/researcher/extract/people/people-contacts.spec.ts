import { Element, Text } from 'domhandler';
import { KONTOR, pageOf } from '../../../../../test/research-sites/reading.js';
import type { Line, Page } from '../../page/page.js';
import { contactsOf, hasOwnAddress } from './people-contacts.js';
import { peopleInLines } from './people-lines.js';

const cardIn = (page: Page) => page.elements.find(({ attribs }) => attribs['id'] === 'card')!;
const contactIn = (inside: string) => {
  const page = pageOf(
    `<html lang="de"><body><p><a href="mailto:else@kontor.example">else</a></p><div id="card">${inside}</div>`,
  );
  return contactsOf(page, KONTOR)(cardIn(page));
};

describe('the contact on a card', () => {
  it.each([
    [
      'links',
      '<a href="mailto:ada@kontor.example">m</a> <a href="tel:030-2312577">t</a>',
      'ada@kontor.example',
      '+49302312577',
    ],
    ['text', 'Ada Lovelace<br>ada [at] kontor [dot] example', 'ada@kontor.example', null],
    [
      'both, which say the same',
      '<a href="mailto:ada@kontor.example">ada@kontor.example</a>',
      'ada@kontor.example',
      null,
    ],
    ['several', 'ada@kontor.example, max@kontor.example', null, null],
    ['several numbers', '<a href="tel:030-2312577">t</a><a href="tel:030-2312578">t</a>', null, null],
    ['an office', 'info@kontor.example', null, null],
    ['nothing', 'Ada Lovelace', null, null],
    ['more text than one person has', `${'word '.repeat(400)} ada@kontor.example`, null, null],
  ])('is that of %s', (_, inside, email, phone) => {
    expect(contactIn(inside)).toEqual({ email, phone });
  });

  it('is looked for once, however many names share the card', () => {
    const page = pageOf(`<div id="card">${'Ada Lovelace<br>'.repeat(5)}ada@kontor.example</div>`);
    const card = cardIn(page);
    const { children } = card;
    let reads = 0;
    Object.defineProperty(card, 'children', { get: () => ((reads += 1), children) });
    const contactOf = contactsOf(page, KONTOR);
    const first = contactOf(card);
    const once = reads;
    for (let more = 0; more < 100; more += 1) expect(contactOf(card)).toBe(first);
    expect(first.email).toBe('ada@kontor.example');
    expect(reads).toBe(once);
  });

  it('is read no further than a card of one person goes', () => {
    let reads = 0;
    const pieces = Array.from({ length: 10_000 }, () => {
      const piece = new Text('');
      Object.defineProperty(piece, 'data', { get: () => ((reads += 1), 'ten digits') });
      return piece;
    });
    const page = pageOf('');
    expect(contactsOf(page, KONTOR)(new Element('div', {}, pieces))).toEqual({ email: null, phone: null });
    expect(reads).toBe(200);
  });
});

it('looks through a block of thousands of names and links once', () => {
  const names = Array.from(
    { length: 1_000 },
    (_, at) => `Ada Lovelace${'abcdefghij'[at % 10]}<br>Direktorin`,
  );
  const links = Array.from({ length: 1_000 }, (_, at) => `<a href="mailto:ada${at}@kontor.example">m</a>`);
  const page = pageOf(
    `<html lang="de"><body><div class="team">${names.join('<br>')}<br>${links.join('<br>')}</div>`,
  );
  let walks = 0;
  const counted: Page = {
    ...page,
    links: page.links.map((link) => ({
      ...link,
      get element() {
        walks += 1;
        return link.element;
      },
    })),
  };
  expect(peopleInLines(counted, KONTOR)).toHaveLength(1_000);
  expect(walks).toBe(1_000);
});

describe('an address that is named after who stands beside it', () => {
  const beside = (...texts: string[]) => {
    const lines = texts.map((text, index): Line => ({
      text,
      index,
      block: null,
      inline: '',
      hint: '',
      lead: '',
    }));
    return hasOwnAddress(lines[0]!, lines);
  };

  it.each([
    [['Ada Lovelace', 'ada.lovelace@kontor.example']],
    [['Zoë Å. Müller-Falk', 'Chor', 'zoe.muller@kontor.example']],
    [['Ada Lovelace', 'lovelace-ada [at] kontor.example']],
  ])('is one: %p', (texts) => expect(beside(...texts)).toBe(true));

  it.each([
    [['Ada Lovelace', 'info@kontor.example']],
    [['Ada Lovelace', 'ada@kontor.example']],
    [['Ada Lovelace', 'a.lovelace@kontor.example']],
    [['Ada Lovelace', 'max.born@kontor.example']],
    [['Ada Lovelace', '', '', 'ada.lovelace@kontor.example']],
    [['Ada Lovelace', 'no address']],
  ])('is none: %p', (texts) => expect(beside(...texts)).toBe(false));
});
