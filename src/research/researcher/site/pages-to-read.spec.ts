import { pageOf } from '../../../../test/research-sites/reading.js';
import { PagesToRead } from './pages-to-read.js';

function order(links: string, language = 'en'): string[] {
  const pages = new PagesToRead();
  const home = pageOf(`<html lang="${language}"><body>${links}</body></html>`);
  pages.note(home.url);
  pages.learn(home);
  const paths: string[] = [];
  for (let url; (url = pages.next());) paths.push(url.pathname + url.search);
  return paths;
}

it('reads contact, imprint, team and about first, then more of the same', () => {
  const links = ['about', 'team', 'impressum', 'contact', 'staff', 'kontakt']
    .map((path) => `<a href="/${path}">x</a>`)
    .join('');
  expect(order(links)).toEqual(['/contact', '/impressum', '/team', '/about', '/kontakt', '/staff']);
});

it.each([
  ['Kontakt', 'Impressum', 'Über uns'],
  ['Nous trouver', 'Mentions légales', 'À propos'],
  ['Contacto', 'Aviso legal', 'Sobre nosotros'],
  ['Yhteystiedot', 'İletişim', 'O nas'],
  ['お問い合わせ', '会社概要', 'スタッフ'],
  ['اتصل بنا', 'من نحن', 'فريق العمل'],
  ['Контакты', 'О нас', 'Сотрудники'],
  ['Dirigent', 'Luottamusmiehet', 'Tillitsvalgte'],
  ['会社概要', '職人紹介', '店舗案内'],
])('knows pages by their names: %s, %s, %s', (...names) => {
  const links = names.map((name, at) => `<a href="/p/${at}">${name}</a>`).join('');
  expect(order(links).toSorted()).toEqual(['/p/0', '/p/1', '/p/2']);
});

it('reads nothing else: other pages, files, other hosts and schemes, itself', () => {
  const links = `<a href="/news/contact-sport">x</a><a href="/contact.pdf">Contact</a><a href="https://other.test/contact">Contact</a>
    <a href="https://shop.kontor.example/contact">Contact</a><a href="mailto:contact@kontor.example">Contact</a><a href="#contact">Contact</a>
    <a href="/">Contact</a><a href="/login?next=/team">Team</a><a href="http://">Team</a><a href="/cats">Our cats</a><a href="/team/${'x'.repeat(600)}">Team</a>`;
  expect(order(links)).toEqual([]);
});

it('reads a page once, however it is linked, and under the name that the site answered to', () => {
  const links = `<a href="/contact/">Contact</a><a href="http://www.kontor.example/contact#form">Contact</a><a href="/Contact/index.html">Contact</a>`;
  expect(order(links)).toEqual(['/contact/']);
  const pages = new PagesToRead();
  pages.learn(pageOf('<a href="http://www.kontor.example/team">Team</a>'));
  expect(pages.next()?.href).toBe('https://kontor.example/team');
});

it('guesses where pages are that nothing links to, by the language', () => {
  const pages = new PagesToRead();
  const home = pageOf('<html lang="de"><a href="/team">Team</a>');
  pages.learn(home);
  pages.guess(home);
  const paths: string[] = [];
  for (let url; (url = pages.next());) paths.push(url.pathname);
  expect(paths).toEqual(['/kontakt', '/impressum', '/team']);
});

it('reads departments and branches behind all others', () => {
  const links = ['filialen', 'les-services', 'kontakt', 'team', 'about']
    .map((path) => `<a href="/${path}">x</a>`)
    .join('');
  expect(order(links)).toEqual(['/kontakt', '/team', '/about', '/filialen', '/les-services']);
});

it('reads asides behind all others, and files among them never', () => {
  const links = ['karriere', 'datenschutz', 'presse', 'kontakt', 'team', 'privacy.pdf', 'jobs/2024-01-clerk']
    .map((path) => `<a href="/${path}">x</a>`)
    .join('');
  expect(order(links)).toEqual(['/kontakt', '/team', '/datenschutz', '/karriere', '/presse']);
});

it('reads pages of people that a page about people links to, last', () => {
  const pages = new PagesToRead();
  pages.learn(pageOf('<a href="/lineup">Team</a><a href="/privacy">x</a>'));
  pages.next();
  pages.learn(
    pageOf(
      '<h1>Team</h1><a href="/lineup/ada">Ada</a><a href="/lineup/max/cv">CV</a><a href="/lineup/ada.pdf">PDF</a><a href="/cats/ada">x</a>',
      '/lineup',
    ),
  );
  const paths: string[] = [];
  for (let url; (url = pages.next());) paths.push(url.pathname);
  expect(paths).toEqual(['/privacy', '/lineup/ada']);
});

function further(links: string): string[] {
  const pages = new PagesToRead();
  const home = pageOf(`<html lang="en"><body>${links}</body></html>`);
  pages.note(home.url);
  pages.learn(home, true);
  const paths: string[] = [];
  for (let url; (url = pages.next());) paths.push(`${url.pathname}${pages.isFurther(url) ? ' further' : ''}`);
  return paths;
}

it('reads other pages at the top of the site last, where there is room, and knows that they may be about anything', () => {
  const known = '<a href="/contact">Contact</a><a href="/team">Team</a><a href="/privacy">Privacy</a>';
  expect(further(`<a href="/wohnen">Wohnen</a><a href="/blog">Blog</a>${known}`)).toEqual([
    '/contact',
    '/team',
    '/privacy',
    '/wohnen further',
  ]);
  expect(further(`<a href="/aktualnosci">Aktualności</a><a href="/akce">Akce</a>${known}`)).toEqual([
    '/contact',
    '/team',
    '/privacy',
  ]);
});

it('reads pages that are called as what the organization is as any that are about it', () => {
  const known = '<a href="/contact">Contact</a><a href="/team">Team</a>';
  expect(further(`<a href="/1">L’institut</a><a href="/2">La comunità</a>${known}`)).toEqual([
    '/contact',
    '/team',
    '/1',
    '/2',
  ]);
});

it('reads others first where nobody is to be found, but no statements that are owed', () => {
  const links =
    '<a href="/saavutettavuusseloste">Saavutettavuusseloste</a><a href="/kirjastot">Kirjastot</a>';
  expect(further(`${links}<a href="/contact">Contact</a>`)).toEqual([
    '/contact',
    '/kirjastot',
    '/saavutettavuusseloste further',
  ]);
});

it.each([
  ['Executive', '/executive'],
  ['Comité exécutif', '/1'],
  ['Comisión ejecutiva', '/2'],
  ['Διοίκηση', '/3'],
])('knows that %s are people', (label, path) => {
  expect(further(`<a href="${path}">${label}</a><a href="/contact">Contact</a>`)).toEqual(['/contact', path]);
});
