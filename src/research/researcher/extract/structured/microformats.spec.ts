import { draftsOf, valuesOf } from '../../../../../test/research-sites/reading.js';
import { microformatsOn } from './microformats.js';

it('reads the card of an organization', () => {
  const body = `<div class="h-card"><a class="p-name p-org u-url" href="https://kontor.example/">Kontor</a><p class="p-note">We keep ledgers.</p>
    <div class="p-adr h-adr"><span class="p-street-address">Uferstraße 12</span> <span class="p-postal-code">16835</span> <span class="p-locality">Lindow</span></div>
    <a class="u-email" href="mailto:info%40kontor.example?subject=x">mail</a> <span class="p-tel">030 901820</span></div>`;
  expect(draftsOf(microformatsOn, body).map(({ kind, value }) => [kind, Object.values(value)[0]])).toEqual([
    ['organization_name', 'Kontor'],
    ['description', 'We keep ledgers.'],
    ['email_address', 'info@kontor.example'],
    ['phone', '+4930901820'],
    ['postal_address', 'Uferstraße 12, 16835 Lindow'],
  ]);
});

it('reads the cards of people, of both versions, inside of others too', () => {
  const body = `<section class="vcard"><b class="fn org">Kontor</b><div class="adr"><span class="locality">Lindow</span></div></section>
    <p class="h-card"><b class="p-name">Ada Lovelace</b>, <i class="p-job-title">Direktorin</i> <a class="u-email" href="mailto:ada@kontor.example">✉</a></p>
    <p class="vcard"><span class="fn n"><span class="given-name">Ana</span> <span class="family-name">Ruiz López</span></span> <span class="role">Tesorera</span></p>`;
  expect(valuesOf('person', microformatsOn, body)).toEqual([
    {
      name: 'Ada Lovelace',
      first_name: 'Ada',
      last_name: 'Lovelace',
      role: 'Direktorin',
      email: 'ada@kontor.example',
      phone: null,
    },
    {
      name: 'Ana Ruiz López',
      first_name: 'Ana',
      last_name: 'Ruiz López',
      role: 'Tesorera',
      email: null,
      phone: null,
    },
  ]);
  expect(valuesOf('organization_name', microformatsOn, body)).toEqual([{ name: 'Kontor' }]);
});

it.each([
  [
    'is elsewhere',
    '<div class="h-card"><a class="p-name p-org u-url" href="https://elsewhere.test/">Other</a></div>',
  ],
  [
    'is larger than a card',
    `<div class="h-card"><b class="p-name p-org">Kontor</b>${'<p>x</p>'.repeat(9_000)}</div>`,
  ],
  ['is no card', '<div class="card"><b class="name">Kontor</b></div>'],
])('reads no organization from what %s', (_what, body) => {
  expect(valuesOf('organization_name', microformatsOn, body)).toEqual([]);
});

it('reads an address that stands by itself', () => {
  const body =
    '<div class="h-adr"><span class="p-street-address">Uferstraße 12</span><span class="p-locality">Lindow</span></div>';
  expect(valuesOf('postal_address', microformatsOn, body)).toMatchObject([{ line: 'Uferstraße 12, Lindow' }]);
});
