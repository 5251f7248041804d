import { snippet, type Snippet } from './snippet.js';

/** Numbers as countries without a zero in front write them, and what looks like them. */
export const NATIONAL_NUMBERS: readonly Snippet[] = [
  snippet(
    'es',
    '/contacto',
    '<p>Oficina: 953 55 03 10</p><p>Tienda: 655 03 10 22</p><p>N.º de registro: 912 345 678</p>',
    {
      t: ['+34953550310', '+34655031022'],
    },
  ),
  snippet(
    'pl',
    '/kontakt',
    '<table><tr><th>Dział</th><th>Telefon</th><th>Konto</th></tr><tr><td>Czynsze</td><td>17 855 03 11</td><td>22 855 03 99</td></tr><tr><td>Pogotowie</td><td>601 550 310</td><td></td></tr></table>',
    { t: ['+48178550311', '+48601550310'] },
  ),
  snippet(
    'nb',
    '/kontakt',
    '<h3>Sentralbord</h3><p>77 55 03 10</p><h3>Havnevakt (døgnåpen)</h3><p>905 50 319, VHF kanal 12</p><h3>Vipps</h3><p>905 50 320</p>',
    { t: ['+4777550310', '+4790550319'] },
  ),
  snippet(
    'da',
    '/kontakt',
    '<p>Kirkekontor: 86 55 03 15</p><p>CVR: 12 34 56 74</p><p>MobilePay: 23 55 03 99</p>',
    {
      t: ['+4586550315'],
    },
  ),
  snippet('cs', '/kontakt', '<p>Podatelna: 565 550 310</p><p>IČ: 709 876 54</p>', { t: ['+420565550310'] }),
  snippet('hu', '/kapcsolat', '<p>Ügyelet: 30 555 0310</p><p>Adószám: 12345678-1-42</p>', {
    t: ['+36305550310'],
  }),
  snippet('el', '/epikoinonia', '<p>Γραμματεία: 26510 55310</p><p>ΑΦΜ: 099 123 456</p>', {
    t: ['+302651055310'],
  }),
  snippet('et', '/kontakt', '<p>Kantselei: 655 0310</p><p>Registrikood: 800 12345</p>', {
    t: ['+3726550310'],
  }),
  snippet('is', '/hafa-samband', '<p>Skrifstofa: 455 0310</p><p>Kennitala: 550310-0310</p>', {
    t: ['+3544550310'],
  }),
  snippet('ru', '/kontakty', '<p>Приёмная: 8 (812) 555-03-10</p><p>ИНН 7801234567</p>', {
    t: ['+78125550310'],
  }),
  snippet('de', '/kontakt', '<p>Kundennummer: 0123 456789</p><p>Kita: 06431/550311</p>', {
    t: ['+496431550311'],
  }),
];
