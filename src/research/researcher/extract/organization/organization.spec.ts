import { KONTOR, pageOf } from '../../../../../test/research-sites/reading.js';
import { organizationOn } from './organization.js';

const found = (html: string, path = '/', domain = KONTOR.domain): [string, unknown, number][] =>
  organizationOn(pageOf(html, path), { ...KONTOR, domain }).map(({ kind, value, confidence }) => [
    kind,
    Object.values(value)[0],
    confidence,
  ]);
const title = (text: string): string => `<title>${text}</title>`;

it.each<[string, string, [string, number][]]>([
  [
    'the name of the site',
    '<meta property="og:site_name" content="Kontor Lindow"><title>Start</title>',
    [['Kontor Lindow', 0.9]],
  ],
  [
    'the line on copyright',
    '<footer>© 2019–2026 Kontor Lindow e.V. | Impressum</footer>',
    [['Kontor Lindow e.V.', 0.82]],
  ],
  ['the line on copyright, backwards', '<footer>Kontor Lindow © 2026</footer>', []],
  ['a title after which the domain is named', title('Startseite | Kontor'), [['Kontor', 0.8]]],
  [
    'a title that the head repeats',
    `${title('Willkommen - Das Haus am See')}<h1>Das Haus am See</h1>`,
    [['Das Haus am See', 0.72]],
  ],
  [
    'a title that the logo repeats',
    `${title('Haus am See – Programm')}<img class="logo" src="l.svg" alt="Logo Haus am See">`,
    [['Haus am See', 0.72]],
  ],
  ['all of the title', title('Das Haus am See'), [['Das Haus am See', 0.68]]],
  ['no title that says nothing', title('Home'), []],
  ['no title in parts that nothing repeats', title('Bread and roses | News from us'), []],
])('takes for its name %s', (_what, html, names) => {
  const drafted = found(html).filter(([kind]) => kind === 'organization_name');
  expect(drafted.map(([, name, confidence]) => [name, confidence])).toEqual(names);
});

it.each([
  ['Genossenschaft Quellenhof', 'quellenhof-genossenschaft.example'],
  ['Kuzey Rüzgarı Derneği', 'kuzeyruzgari.example'],
  ['Brücke für München', 'brueckefuermuenchen.example'],
  ['British Bird Watchers', 'bbw.example'],
])('knows %s to be what %s is named after', (name, domain) => {
  expect(found(title(`${name} | Whatever we do`), '/about', domain)).toContainEqual([
    'organization_name',
    name,
    0.8,
  ]);
});

it('takes the description of the home page, and of no other', () => {
  const html = '<meta name="Description" content="We keep ledgers for everybody.">';
  expect(found(html)).toEqual([['description', 'We keep ledgers for everybody.', 0.85]]);
  expect(found(html, '/contact')).toEqual([]);
  expect(found('<meta name="description" content="Short.">')).toEqual([]);
});

it.each([
  ['© 2025 Kelpgrid Pty Ltd, ABN 51 824 753 556', 'Kelpgrid Pty Ltd'],
  ['© 2024 Vesterlund Vandværk – CVR 12 34 56 74', 'Vesterlund Vandværk'],
  ['© Talleres Umbría, S.L., NIF B30123456', 'Talleres Umbría, S.L.'],
  ['© 2026 Larch Company Limited', 'Larch Company Limited'],
  ['© Wohnbaugenossenschaft Sunnehalde LinkedIn Instagram', 'Wohnbaugenossenschaft Sunnehalde'],
  ['© Haus am See Impressum Datenschutz', 'Haus am See'],
])('%s names %s', (line, name) => {
  expect(found(`<footer>${line}</footer>`).map(([, one]) => one)).toEqual([name]);
});

it.each([
  ['Αρχική | Οινοποιητικός Συνεταιρισμός Μονολιθίου', 'Οινοποιητικός Συνεταιρισμός Μονολιθίου'],
  ['Головна | Вербівська бібліотека', 'Вербівська бібліотека'],
  ['Acasă – Teatrul Licurici', 'Teatrul Licurici'],
])('knows what a home page is called in %s', (text, name) => {
  expect(found(title(text))).toContainEqual(['organization_name', name, expect.any(Number)]);
});

it('takes a part of the title that leads home', () => {
  const html = `${title('Haus am See – Programm')}<header><a href="/">Haus am See</a></header>`;
  expect(found(html, '/programm')).toEqual([['organization_name', 'Haus am See', 0.72]]);
});

it.each([
  'SINTTURI © 2026 – Todos os direitos reservados.',
  '© 2026 Všechna práva vyhrazena',
  '© 2026 Alla rättigheter förbehållna',
  '© Усі права захищено',
  '© جميع الحقوق محفوظة',
])('takes no tail for a name: %s', (line) => {
  expect(found(`<footer>${line}</footer>`)).toEqual([]);
});
