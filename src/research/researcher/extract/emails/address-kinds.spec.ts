import { isOwnAddress, isRoleAddress, realAddress } from './address-kinds.js';

it.each([
  ['info@kontor.example', 'kontor.example', 'info@kontor.example'],
  ['Info@KONTOR.example', 'kontor.example', 'Info@kontor.example'],
  ['info@post.kontor.example', 'www.kontor.example', 'info@post.kontor.example'],
  ['ada.lovelace@gmail.com', 'kontor.example', 'ada.lovelace@gmail.com'],
  // What is called like the site is its own, elsewhere as well.
  ['kontor@pec.example', 'kontor.example', 'kontor@pec.example'],
  ['trelarici@pec.example', 'albergotrelarici.example', 'trelarici@pec.example'],
  ['info@münchen.de', 'kontor.example', 'info@xn--mnchen-3ya.de'],
])('%s is real on %s', (spelled, domain, address) => {
  expect(realAddress(spelled, domain)).toBe(address);
});

it.each([
  ['a picture', 'logo@2x.png'],
  ['a picture of a page', 'hero@3x.webp'],
  ['a version', 'bootstrap@5.3.min.css'],
  ['an error tracker', '0123456789abcdef0123456789abcdef@o123.ingest.sentry.io'],
  ['a tracker of a page builder', '605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com'],
  ['a tracking id', '0123456789abcdef@tracking.com'],
  ['an example', 'someone@example.com'],
  ['an example of another language', 'name@beispiel.de'],
  ['a placeholder', 'your.name@company.com'],
  ['a placeholder person', 'john.doe@gmail.com'],
  ['a made-up domain', 'info@yourdomain.com'],
  ['a reserved domain', 'info@other.example'],
  ['a host without a registered name', 'root@co.uk'],
  ['a host of no public suffix', 'info@server.lan'],
  ['a placeholder at its own domain', 'your-name@kontor.example'],
  ['a part of the site’s name that says little', 'ontor@other.example'],
  ['no address', 'info@@kontor.example'],
])('%s is no address: %s', (_what, spelled) => {
  expect(realAddress(spelled, 'kontor.example')).toBeNull();
});

it.each([
  'info',
  'INFO',
  'press-uk',
  'uk.press',
  'kontakt',
  'geschaeftsstelle',
  'accueil',
  'biuro',
  'info2',
  'treasurer',
  'kontor',
  'secretaría',
  '24-7',
  'kitaleitung',
  'ledenadministratie',
  'gemeinde',
  'mairie',
  'ayuntamiento',
  'czynsze',
  'podatelna',
  'bilgi',
  'grammateia',
  'jimukyoku',
  'ilmoittautuminen',
  'kirkekontoret',
  'raamatukogu',
  'primarie',
  'jegyzo',
])('%s@ is an office', (local) => expect(isRoleAddress(`${local}@kontor.example`)).toBe(true));

it.each(['anna', 'a.ruiz', 'ana-maria.ruiz', 'mueller', 'stewart', 'jsmith'])('%s@ is a person', (local) =>
  expect(isRoleAddress(`${local}@kontor.example`)).toBe(false),
);

it('knows the addresses of a site', () => {
  expect(isOwnAddress('a@kontor.example', 'kontor.example')).toBe(true);
  expect(isOwnAddress('a@kontor.example', 'team.kontor.example')).toBe(true);
  expect(isOwnAddress('a@notkontor.example', 'kontor.example')).toBe(false);
});
