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
