import { languageOfSite } from './page-language.js';
import { readPage } from './page.js';

const languageOf = (html: string): string =>
  readPage(html, new URL('https://kontor.example/'), '2026-01-02T03:04:05.000Z').language;

const SWEDISH =
  '<p>Här mellan broarna har det rotts i hundra år. Vi har plats för dig som vill tävla och för dig som inte vill, med kaffe till alla.</p>';

it.each([
  ['an attribute', '<html lang="pt-BR"><p>x', 'pt-br'],
  ['an attribute of XML', '<html xml:lang="cs"><p>x', 'cs'],
  ['an attribute with an underscore', '<html lang="de_AT"><p>x', 'de-at'],
  ['the body', '<html><body lang="fi"><p>x', 'fi'],
  ['what stands for a header', '<html><meta http-equiv="Content-Language" content="sv"><p>x', 'sv'],
  ['the first of several', '<html><meta http-equiv="content-language" content="da, en"><p>x', 'da'],
  ['a name of its own', '<html><meta name="language" content="nl"><p>x', 'nl'],
  ['the locale', '<html><meta property="og:locale" content="fr_BE"><p>x', 'fr-be'],
  ['the locale, for the region', '<html lang="de"><meta property="og:locale" content="de_AT"><p>x', 'de-at'],
  [
    'not the locale of another language',
    '<html lang="de"><meta property="og:locale" content="fr_FR"><p>x',
    'de',
  ],
  [
    'not the locale that nobody chose',
    '<html lang="en"><meta property="og:locale" content="en_US"><p>x',
    'en',
  ],
  ['not what is none', '<html lang="{{ lang }}"><meta name="language" content="deutschsprachig"><p>x', ''],
  ['the text', `<html><body>${SWEDISH}`, 'sv'],
  ['the text, where a template says English', `<html lang="en-US"><body>${SWEDISH}`, 'sv'],
  ['no text against what was chosen', `<html lang="nb"><body>${SWEDISH}`, 'nb'],
  ['nothing', '<html><body><p>x', ''],
])('knows it from %s', (_, html, language) => {
  expect(languageOf(html)).toBe(language);
});

it('knows that of a site by the first page that tells one, or by all of its texts', () => {
  const read = (body: string) => readPage(`<body>${body}`, new URL('https://kontor.example/'), '');
  const texts = [
    'Adres ve telefon',
    'Her yaştan için',
    'Bir bahçe ile oyun',
    'Bu okul da açık',
    'Daha çok olarak',
  ];
  const pages = texts.map((text) => read(`<p>Menu</p><p>${text}</p>`));
  expect(pages.map(({ language }) => language)).toEqual(['', '', '', '', '']);
  expect(languageOfSite(pages)).toBe('tr');
  expect(languageOfSite([...pages, read(SWEDISH)])).toBe('sv');
  expect(languageOfSite([read('<p>x</p>')])).toBe('');
});
