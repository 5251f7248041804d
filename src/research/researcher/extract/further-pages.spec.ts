import { pageOf } from '../../../../test/research-sites/reading.js';
import { extractFrom } from './extract.js';
import { ownOn } from './further-pages.js';

function kept(body: string): string[] {
  const page = pageOf(`<html lang="en"><body>${body}</body></html>`);
  const drafts = extractFrom(page, { domain: page.url.hostname, country: 'CA' });
  return ownOn(page, drafts).map(({ kind, key }) => `${kind} ${key}`);
}

it('keeps addresses at the domain of the site, and numbers and people beside them', () => {
  expect(
    kept(`<p>To advertise, write to ads@kontor.example or call 807-555-0118.</p>
      <p>Claims: Northern Shield, claims@shield.test, 807-555-0184, 12 Main Street, Sudbury, ON P3E 5W4</p>
      <div class="team"><h3>Ada Lovelace</h3><p>Treasurer</p><p>ada@kontor.example</p></div>
      <div class="team"><h3>Max Born</h3><p>Director</p><p>born@shield.test</p></div>`),
  ).toEqual([
    'email_address ads@kontor.example',
    'email_address ada@kontor.example',
    'phone +18075550118',
    'person ada lovelace',
  ]);
});

it('keeps nothing of a page that has no address of the site', () => {
  expect(kept('<p>Director: Ada Lovelace, 807-555-0118, office@shield.test</p>')).toEqual([]);
});

it('keeps a house and its number in one card with an address of the site', () => {
  expect(
    kept(`<p>12 Main Street<br>Sudbury, ON P3E 5W4<br>Phone 807-555-0118<br>hut@kontor.example</p>
      <p>40 Elm Street<br>Sudbury, ON P3E 5W4<br>Phone 807-555-0184<br>hut@shield.test</p>`),
  ).toEqual(['email_address hut@kontor.example', 'phone +18075550118', 'postal_address p3e 5w4 sudbury 12']);
});

it.each([
  [
    'a sentence that begins with what is its own',
    '<p>Our fault line answers at 807-555-0118, day and night.</p>',
  ],
  [
    'a paragraph on its own staff',
    '<p>Run by our own staff. On the morning itself, ring the club on 807-555-0118.</p>',
  ],
  ['whom one is asked to call', '<p>Call or text Ada Lovelace, 807-555-0118, for a first lesson.</p>'],
  [
    'a person below a heading of its own',
    '<h2>Our guides</h2><p><b>Ada Lovelace</b>, guide, tel. 807-555-0118</p>',
  ],
])('keeps the number of %s', (_, body) => {
  expect(kept(body)).toContain('phone +18075550118');
});

it.each([
  [
    'a firm below a heading of its own',
    '<h2>Our members</h2><p><b>Shield Works Ltd</b>, tel. 807-555-0118</p>',
  ],
  [
    'somebody who does something for it',
    '<p>At weekends Shield Works stands in for us, tel. 807-555-0118.</p>',
  ],
])('keeps no number of %s', (_, body) => {
  expect(kept(body)).toEqual([]);
});

it('keeps where a sentence that names it in full has letters sent', () => {
  const body = '<p>Cheques to the KONTOR may be mailed to P.O. Box 22, Sudbury, ON P3E 5W4.</p>';
  expect(kept(body)).toEqual(['postal_address p3e 5w4 sudbury 22']);
});
