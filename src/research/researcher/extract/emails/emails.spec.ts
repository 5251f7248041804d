import { draftsOf, valuesOf } from '../../../../../test/research-sites/reading.js';
import { emailsOn, mailtoAddresses } from './emails.js';

const addressesOn = (body: string): string[] =>
  valuesOf('email_address', emailsOn, body).map(({ address }) => address);

it.each([
  ['mailto:info@kontor.example', ['info@kontor.example']],
  ['MAILTO:info@kontor.example?subject=Hello', ['info@kontor.example']],
  ['mailto:info%40kontor.example', ['info@kontor.example']],
  ['mailto:%69nfo@kontor.example', ['info@kontor.example']],
  ['mailto:Kontor%20%3Cinfo@kontor.example%3E', ['info@kontor.example']],
  ['mailto:a@kontor.example,b@kontor.example', ['a@kontor.example', 'b@kontor.example']],
  ['mailto:info[at]kontor.example', ['info@kontor.example']],
  ['mailto:?subject=Share&body=x@y.example', []],
  ['mailto:%zz@kontor.example', ['%zz@kontor.example']],
  ['https://kontor.example', []],
])('reads %s', (href, addresses) => {
  expect(mailtoAddresses({ href })).toEqual(addresses);
});

it('finds linked and written addresses, with where they stand', () => {
  const drafts = draftsOf(
    emailsOn,
    '<p>Write to <a href="mailto:info@kontor.example">us</a>.</p><p>Press: press (at) kontor.example</p>',
  );
  expect(drafts).toEqual([
    {
      kind: 'email_address',
      value: { address: 'info@kontor.example', is_role_address: true },
      key: 'info@kontor.example',
      excerpt: 'us <info@kontor.example>',
      confidence: 0.98,
      reason: 'A link writes to it.',
    },
    {
      kind: 'email_address',
      value: { address: 'press@kontor.example', is_role_address: true },
      key: 'press@kontor.example',
      excerpt: 'Write to us. Press: press (at) kontor.example',
      confidence: 0.9,
      reason: 'The text spells it so that machines do not see it.',
    },
  ]);
});

it('is less sure of addresses at other domains', () => {
  const [draft] = draftsOf(emailsOn, '<p>ada@gmail.com</p>');
  expect(draft).toMatchObject({
    confidence: 0.7,
    reason: 'The text shows it, though it is at another domain.',
  });
});

it.each([
  '<p>Website by Studio: <a href="mailto:hi@studio-web.de">hi@studio-web.de</a></p>',
  '<p>Umsetzung</p><p>Agentur</p><p>hi@studio-web.de</p>',
  '<p>Hébergeur : x@hebergeur.fr</p>',
])('leaves out who made the pages: %s', (body) => {
  expect(addressesOn(body)).toEqual([]);
});

it('keeps its own address even there', () => {
  expect(addressesOn('<p>Website by us: web@kontor.example</p>')).toEqual(['web@kontor.example']);
});
