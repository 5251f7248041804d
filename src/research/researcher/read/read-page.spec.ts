import { personName } from './names.js';
import { mergeFindings } from './reading.js';
import { readPage, type PageInput, type PageReading, decode } from './read-page.js';

function read(html: string, given: Partial<PageInput> = {}): PageReading {
  return readPage({
    body: Buffer.from(html),
    contentType: 'text/html',
    url: 'https://kontor.example/',
    plainText: false,
    domain: 'kontor.example',
    country: 'DE',
    language: null,
    isHome: true,
    ...given,
  });
}

/** Returns the main properties of the values of one kind. */
const found = (html: string, kind: string, part: string, given: Partial<PageInput> = {}): unknown[] =>
  mergeFindings([read(html, given).findings]).flatMap((one) =>
    one.kind === kind ? [(one.value as unknown as Record<string, unknown>)[part]] : [],
  );
const emails = (html: string): unknown[] => found(html, 'email_address', 'address');
const phones = (html: string, given?: Partial<PageInput>): unknown[] => found(html, 'phone', 'number', given);
const people = (html: string): unknown[] => found(html, 'person', 'name');
const streets = (html: string, given?: Partial<PageInput>): unknown[] =>
  found(html, 'postal_address', 'street', given);
const organization = (html: string): unknown[] => found(html, 'organization_name', 'name');

describe('email addresses', () => {
  it.each([
    ['<a href="mailto:ana.ruiz@gmail.com?subject=x">Write</a>', 'ana.ruiz@gmail.com'],
    ['<a href="mailto:info%40kontor.org">Write</a>', 'info@kontor.org'],
    ['<a href="mailto:info_ReMoVeThIs@kontor.org">Write</a>', 'info@kontor.org'],
    ['<a href="mailto:nospam.info@kontor.org">Write</a>', 'info@kontor.org'],
    ['<p>verein@mail.de</p>', 'verein@mail.de'],
    ['<p>club@email.it</p>', 'club@email.it'],
    ['<p>office@mail.com</p>', 'office@mail.com'],
    ['<p>info (at) kontor.org</p>', 'info@kontor.org'],
    ['<p>info [at] kontor [dot] org</p>', 'info@kontor.org'],
    ['<p>info AT kontor.org</p>', 'info@kontor.org'],
    ['<p>info at kontor dot org</p>', 'info@kontor.org'],
    ['<span>E-mail</span><a>info@kontor.org</a>', 'info@kontor.org'],
    ['<a data-cfemail="543d3a323b143f3b3a203b267a3b2633">[email&#160;protected]</a>', 'info@kontor.org'],
  ])('reads %s', (html, address) => {
    expect(emails(html)).toEqual([address]);
  });

  it.each([
    'photo@2x.png',
    'name@example.com',
    'your@domain.com',
    '<div style="display:none">trap@kontor.org</div>',
    '<p>Website by Pixel Ltd</p><p>hello@pixel.org</p>',
    '<a data-cfemail="zz">x</a>',
    '<p>Visit us at kontor.org</p>',
    '<p>Find it At Kontor.org today</p>',
  ])('finds none in %s', (html) => {
    expect(emails(html)).toEqual([]);
  });
});

describe('phones', () => {
  it.each([
    ['<a href="tel:+4930901820">Call</a>', '+4930901820'],
    ['<p>Tel.: 030 901820</p>', '+4930901820'],
    ['<p>Telefon</p><p>030 901820</p>', '+4930901820'],
    ['<p>+49 (0)30 901820</p>', '+4930901820'],
    ['<p>0049 30 901820</p>', '+4930901820'],
  ])('reads %s', (html, number) => {
    expect(phones(html)).toEqual([number]);
  });

  it.each([
    '<p>Max Born (1882–1970)</p>',
    '<p>12.03.1985 – 14.07.2001</p>',
    '<p>IBAN DE02 1203 0000 0000 2020 51</p>',
    '<p>NL33 ABNA 0465 5598 08</p>',
    '<p>Steuernummer: 030 901820</p>',
    '<p>USt-IdNr. 030901820</p>',
  ])('finds none in %s', (html) => {
    expect(phones(html)).toEqual([]);
  });

  it('reads numbers with dots as separators', () => {
    expect(phones('<p>06·78·21·79·33</p>', { country: 'FR' })).toEqual(['+33678217933']);
  });

  it('recognizes a fax number', () => {
    expect(found('<p>Fax: 030 901821</p>', 'phone', 'is_fax')).toEqual([true]);
  });
});

describe('postal addresses', () => {
  it.each([
    ['<p>Hauptstraße 12, 10115 Berlin</p>', 'DE', 'Hauptstraße 12'],
    ['<p>Am Markt 3<br>10115 Berlin</p>', 'DE', 'Am Markt 3'],
    ['<p>Verein e. V.<br>Postfach 12 34<br>10115 Berlin</p>', 'DE', 'Postfach 12 34'],
    ['<p>Bahnhofstrasse 7<br>CH-8001 Zürich</p>', 'CH', 'Bahnhofstrasse 7'],
    ['<p>Mariahilfer Straße 45/2/11, A-1060 Wien</p>', 'AT', 'Mariahilfer Straße 45/2/11'],
    ['<p>1 High Street<br>Leeds<br>LS1 1AA</p>', 'GB', '1 High Street'],
    ['<p>Unit 4, 20 Mill Lane, Bath BA1 2AB</p>', 'GB', 'Unit 4, 20 Mill Lane'],
    ['<p>12 rue de la Paix, 75002 Paris</p>', 'FR', '12 rue de la Paix'],
    ['<p>3 bis, avenue Foch<br>69006 Lyon</p>', 'FR', '3 bis, avenue Foch'],
    ['<p>Calle Mayor, 12, 28013 Madrid</p>', 'ES', 'Calle Mayor, 12'],
    ['<p>Via Garibaldi 18<br>20121 Milano (MI)</p>', 'IT', 'Via Garibaldi 18'],
    ['<p>Rua Augusta, 100<br>1100-053 Lisboa</p>', 'PT', 'Rua Augusta, 100'],
    ['<p>ul. Polna 3/5, 00-625 Warszawa</p>', 'PL', 'ul. Polna 3/5'],
    ['<p>Storgatan 4, 111 22 Stockholm</p>', 'SE', 'Storgatan 4'],
    ['<p>Karl Johans gate 22<br>0159 Oslo</p>', 'NO', 'Karl Johans gate 22'],
    ['<p>Nørregade 10, 1165 København K</p>', 'DK', 'Nørregade 10'],
    ['<p>Mannerheimintie 5<br>00100 Helsinki</p>', 'FI', 'Mannerheimintie 5'],
    ['<p>Keizersgracht 100<br>1015 AA Amsterdam</p>', 'NL', 'Keizersgracht 100'],
    ['<p>Grote Markt 1, 2000 Antwerpen</p>', 'BE', 'Grote Markt 1'],
    ['<p>Vodičkova 12<br>110 00 Praha 1</p>', 'CZ', 'Vodičkova 12'],
    ['<p>Hlavná 8, 811 01 Bratislava</p>', 'SK', 'Hlavná 8'],
    ['<p>Ilica 40<br>10000 Zagreb</p>', 'HR', 'Ilica 40'],
    ['<p>Str. Lipscani nr. 5, 030031 București</p>', 'RO', 'Str. Lipscani nr. 5'],
    ['<p>Atatürk Cad. No: 12, 34710 Kadıköy</p>', 'TR', 'Atatürk Cad. No: 12'],
    ['<p>Pikk tänav 3<br>10123 Tallinn</p>', 'EE', 'Pikk tänav 3'],
    ['<p>Gedimino pr. 9, LT-01103 Vilnius</p>', 'LT', 'Gedimino pr. 9'],
    ['<p>12 Oak Avenue, Springfield, IL 62701</p>', 'US', '12 Oak Avenue'],
    ['<p>24 King Street<br>Toronto, ON M5V 1J2</p>', 'CA', '24 King Street'],
    ['<p>5 George Street, Sydney NSW 2000</p>', 'AU', '5 George Street'],
    ['<p>Av. Paulista, 1000<br>01310-100 São Paulo</p>', 'BR', 'Av. Paulista, 1000'],
    ['<p>14 M. G. Road, Bengaluru 560001</p>', 'IN', '14 M. G. Road'],
    ['<p>5 Abbots Meadow<br>Overton<br>LS1 1AA</p>', 'GB', '5 Abbots Meadow'],
    ['<p>4 Mill Street<br>Dublin 7<br>D07 RHA8</p>', 'IE', '4 Mill Street'],
    ['<p>1039 Budapest, Virág u. 15.</p>', 'HU', 'Virág u. 15'],
    ['<p>Adresa: Ulica Lipa 6 31 000 Osijek</p>', 'HR', 'Ulica Lipa 6'],
    ['<p>București, Str. Lipscani 31, 030031</p>', 'RO', 'Str. Lipscani 31'],
    ['<p>Адрес: 194295, г. Псков, пр. Мира, д. 33</p>', 'RU', 'пр. Мира, д. 33'],
    ['<p>〒100-0001 東京都千代田区千代田1-1</p>', 'JP', '東京都千代田区千代田1-1'],
  ])('reads %s in %s', (html, country, street) => {
    expect(streets(html, { country })).toEqual([street]);
  });

  it.each([
    '<p>Am 12. März 2024 in Berlin</p>',
    '<p>Platz 12345 Teilnehmer</p>',
    '<p>Hauptstraße 12</p>',
    '<p>Adresse: Hauptstraße 12</p>',
    '<p>Adresse: Kontor GmbH, Hauptstraße 12, Berlin</p>',
    '<p>Hoster: IONOS SE</p><p>Elgendorfer Straße 57, 56410 Montabaur</p>',
    '<dl><dd>Teil 3</dd><dd>10115</dd><dt>Web</dt></dl>',
    '<p>Ändring av § 4, 111 22 Stockholm</p>',
  ])('finds none in %s', (html) => {
    expect(streets(html)).toEqual([]);
  });
});

describe('a page about others', () => {
  const contacts =
    '<p>Chair: Anna Schmidt</p><p>Tel. 030 901820</p><p>info@other.org</p><p>Hauptstraße 12, 10115 Berlin</p>';
  const on = (path: string, html: string): unknown[] => {
    const given = { url: `https://kontor.example${path}`, isHome: false };
    const { findings } = read(html, given);
    return findings.map(({ kind }) => kind).toSorted();
  };

  it.each(['/partner', '/events/party', '/news', '/shop', '/blog/tag/x'])('is %s', (path) => {
    expect(on(path, contacts)).toEqual([]);
  });

  it('has the organization’s contacts in its footer, and addresses at its domain', () => {
    expect(on('/news', `<footer>${contacts}</footer>`)).toEqual(['email_address', 'phone', 'postal_address']);
    expect(on('/news', '<p>info@kontor.example</p>')).toEqual(['email_address']);
    expect(on('/news', `<body class="footer-widgets-3">${contacts}`)).toEqual([]);
  });

  it('is neither a contact page nor the home page', () => {
    expect(on('/partner/kontakt', contacts)).toHaveLength(4);
    expect(read(contacts, { url: 'https://kontor.example/news/' }).findings).toHaveLength(4);
  });
});

describe('people', () => {
  it.each([
    ['<p>Vorsitzende: Anna Schmidt</p>', 'Anna Schmidt'],
    ['<p>Dr. Anna Schmidt, Geschäftsführerin</p>', 'Anna Schmidt'],
    ['<h3>Anna Schmidt</h3><p>Director</p>', 'Anna Schmidt'],
    ['<h3>SCHMIDT Anna</h3><h3>Director</h3>', 'SCHMIDT Anna'],
    ['<p>Director<br>Prof.dr. Anna P.de Vries</p>', 'Anna P. de Vries'],
    ['<p>Prof. Dr. h. c. Anna Schmidt, Präsidentin</p>', 'Anna Schmidt'],
    ['<p>Ban Ki-moon, President</p>', 'Ban Ki-moon'],
    ['<p>Yo-Yo Ma, Director</p>', 'Yo-Yo Ma'],
    ['<h3>Anna Schmidt, DL1AB</h3><p>Director</p>', 'Anna Schmidt'],
    ['<h3>Clerk:</h3><p>Anna Schmidt - <a>clerk@kontor.org</a></p>', 'Anna Schmidt'],
    ['<p>Anna Schmidt- treasurer</p>', 'Anna Schmidt'],
    ['<p>Anna Koch, treasurer</p>', 'Anna Koch'],
    ['<p>VP, Brevet Administration</p><p>Anna Schmidt</p>', 'Anna Schmidt'],
    ['<p>Vertreten durch:<br>Anna Schmidt</p>', 'Anna Schmidt'],
    ['<p>Anna Schmidt</p><p>anna.schmidt@kontor.org</p>', 'Anna Schmidt'],
    ['<p>理事長：山田 太郎</p>', '山田 太郎'],
    ['<p>Председатель: Анна Петрова</p>', 'Анна Петрова'],
  ])('reads %s', (html, name) => {
    expect(people(html)).toEqual([name]);
  });

  it.each([
    '<p><b>Directors:</b><br>Ada Lovelace<br>Max Born<br>Anna Schmidt</p>',
    '<h3>Director</h3><ul><li>Ada Lovelace</li><li>Max Born</li><li>Anna Schmidt</li></ul>',
  ])('gives all names in %s the role above them', (html) => {
    expect(found(html, 'person', 'role')).toHaveLength(3);
    expect(found(html, 'person', 'role')).not.toContain(null);
  });

  it('reads the head of a table as the role of its people', () => {
    const rows = ['Ada Lovelace', 'Max Born', 'Anna Schmidt'].map(
      (name) => `<tr><td>${name}</td><td>Lund</td></tr>`,
    );
    const roles = found(`<h3>Treasurer</h3><table>${rows.join('')}</table>`, 'person', 'role');
    expect(roles).toEqual(['Treasurer', 'Treasurer', 'Treasurer']);
  });

  it('reads a name between bars', () => {
    expect(people('<p>Chair| |Ada Lovelace| |<a>ada(at)kontor.org</a></p>')).toEqual(['Ada Lovelace']);
  });

  const card = (name: string, below: string): string =>
    `<div class="n">${name}</div><div class="r">${below}</div>`;

  it('reads an unknown name in an element in which other names have roles', () => {
    const entry = (role: string, name: string): string => `<p>${role}<br>${name}</p>`;
    const others = entry('Chair', 'Max Born') + entry('Treasurer', 'Anna Schmidt');
    expect(people(others + entry('Secretary', 'Qwyx Kaptein'))).toHaveLength(3);
    expect(people(entry('Secretary', 'Qwyx Kaptein'))).toEqual([]);
  });

  it.each([
    ['<title>Our team</title>', 3],
    ['<title>Our lanterns</title>', 0],
  ])('reads names in one form on a page with %s', (head, count) => {
    const cards = ['Ada Lovelace', 'Max Born', 'Anna Schmidt'].map((name) => card(name, 'Born by the sea.'));
    expect(people(head + cards.join(''))).toHaveLength(count);
    const others = ['Lamp', 'Rope'].map((word) => card(word, 'Made of brass.'));
    expect(people(head + [...cards.slice(1), ...others].join(''))).toEqual([]);
  });

  it('reads cells with a role above a name', () => {
    const cells = ['Chair<br>Max Born', 'Secretary<br>Anna Schmidt'].map((cell) => `<td>${cell}</td>`);
    expect(people(`<table><tr>${cells.join('')}</tr><tr>${cells.join('')}</tr></table>`)).toEqual([
      'Max Born',
      'Anna Schmidt',
    ]);
  });

  it('reads a table by its head', () => {
    const rows = '<tr><td>Ada Lovelace</td><td>Chair</td></tr><tr><td>Max Born</td><td>Treasurer</td></tr>';
    expect(people(`<table><tr><th>Name</th><th>Role</th></tr>${rows}</table>`)).toEqual([
      'Ada Lovelace',
      'Max Born',
    ]);
  });

  it.each([
    '<h1>Contact Us</h1><p>Become a member</p>',
    '<p>Website by Anna Schmidt</p>',
    '<p>Lawyer: de la Corte Suprema</p>',
    '<p>Foto: Anna Schmidt</p>',
    '<h2>Rowing Club</h2><p>Secretary</p>',
    '<p>Anna Schmidt</p>',
  ])('finds no person in %s', (html) => {
    expect(people(html)).toEqual([]);
  });

  it.each([
    'Ban Ki-moon',
    'Yo-Yo Ma',
    'Bashar al-Assad',
    'Habib ben-Ali Bourguiba',
    "Jeanne d'Arc",
    'Jeanne d’Arc',
    'Ludwig van Beethoven',
    'Ana María Ruiz',
    "Sean O'Casey",
    'M S Sathyu',
    'Sonali Das',
    'DE LA TOUR Bernard',
  ])('accepts %s as a name', (name) => {
    expect(personName(name)?.name).toBe(name);
  });

  it.each([
    'Rowing Club',
    'Contact Us',
    'High Street',
    'Anna',
    'anna schmidt',
    'Anna al-',
    'Rowing el-club',
    "Amitiés d'Alsace",
    'RSPCA Cambridge',
    'TC-Grün Mingerode',
    'Board Member',
  ])('rejects %s as a name', (text) => {
    expect(personName(text)).toBeNull();
  });
});

describe('the name of the organization', () => {
  it.each([
    ['<title>Home | Kontor Society</title>', 'Kontor Society'],
    ['<title>Welcome to Kontor Society</title>', 'Kontor Society'],
    ['<meta property="og:site_name" content="Kontor"><title>x</title>', 'Kontor'],
    ['<meta property="og:site_name" content="My blog - Kontor Society"><title>x</title>', 'Kontor Society'],
    ['<h2>Impressum</h2><h3>Laternenverein Musterstadt e.V.</h3>', 'Laternenverein Musterstadt e.V.'],
    ['<title>Home</title><footer>© 2024 Kontor Society. All rights reserved.</footer>', 'Kontor Society'],
  ])('is read from %s', (html, name) => {
    expect(organization(html)).toEqual([name]);
  });

  it.each([
    '<title>Home</title>',
    '<title>www.kontor.org</title>',
    '<title>Home</title><p>© 2024 kontor.org</p>',
    '<title>Home</title><p>Copyright 2024. All rights reserved.</p>',
    '<p>Hosting provider</p><p>Lantern Hosting GmbH</p>',
  ])('is not read from %s', (html) => {
    expect(organization(html)).toEqual([]);
  });
});

describe('the name of the organization on a page about something else', () => {
  const given = { isHome: false, url: 'https://kontor.example/contact' };
  it.each([
    ['<title>Kontakt</title><a href="index.html">Lantern Society</a>', 'Lantern Society'],
    ['<title>Ropes | Lantern Society</title>', 'Lantern Society'],
    ['<title>Kontakt</title><div id="header"><h1>Lantern Society</h1></div>', 'Lantern Society'],
    ['<header><h1>Lantern Society</h1></header><main><h2>Ropes</h2></main>', 'Lantern Society'],
  ])('is read from %s', (html, name) => {
    expect(found(html, 'organization_name', 'name', given)).toEqual([name]);
  });

  it.each([
    '<ul><li><a href="/">News</a></li></ul>',
    '<article><header><h1>Ropes</h1></header></article>',
    '<a href="/"><img alt="Ropes"></a>',
  ])('is not read from %s', (html) => {
    expect(found(html, 'organization_name', 'name', given)).toEqual([]);
  });

  it('is the one that appears on several pages', () => {
    const page = (path: string): PageReading =>
      read(`<title>${path}</title><header><h1>Lantern Society</h1></header>`, {
        isHome: false,
        url: `https://kontor.example/${path}`,
      });
    const [name] = mergeFindings([page('Ropes').findings, page('Knots').findings]);
    expect(name).toMatchObject({ value: { name: 'Lantern Society' } });
  });
});

describe('profiles on social networks', () => {
  const profiles = (href: string): unknown[] => found(`<a href="${href}">x</a>`, 'social_profile', 'url');
  it.each([
    ['https://m.facebook.com/kontor/about', 'https://www.facebook.com/kontor'],
    ['https://facebook.com/profile.php?id=100012345', 'https://www.facebook.com/profile.php?id=100012345'],
    ['https://www.facebook.com/p/Kontor-1000123/', 'https://www.facebook.com/p/Kontor-1000123'],
    ['//twitter.com/kontor', 'https://x.com/kontor'],
    ['https://de.linkedin.com/company/kontor/', 'https://www.linkedin.com/company/kontor'],
    ['https://youtube.com/@kontor', 'https://www.youtube.com/@kontor'],
    ['https://mastodon.example/@kontor', 'https://mastodon.example/@kontor'],
  ])('are read from %s', (href, url) => {
    expect(profiles(href)).toEqual([url]);
  });

  it.each([
    'https://www.facebook.com/sharer.php?u=https://kontor.example/',
    'https://www.facebook.com/profile.php?id=x',
    'https://www.instagram.com/p/Abc123/',
    'https://www.linkedin.com/in/anna-schmidt',
    'https://twitter.com/intent/tweet',
    'https://www.facebook.com/wix',
    'https://kontor.example/@kontor',
  ])('are not read from %s', (href) => {
    expect(profiles(href)).toEqual([]);
  });
});

describe('structured data', () => {
  it('is read from JSON-LD, each item once', () => {
    const data = {
      '@graph': [
        {
          '@type': 'LocalBusiness',
          name: 'Kontor Ltd',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Hauptstr. 1',
            postalCode: '10115',
            addressLocality: 'Berlin',
          },
        },
      ],
    };
    const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect([organization(html), streets(html)]).toEqual([['Kontor Ltd'], ['Hauptstr. 1']]);
  });
});

describe('links', () => {
  const kinds = (html: string): unknown[] =>
    read(html).links.map(({ url, kind }) => [new URL(url).pathname, kind]);

  it.each([
    ['<a href="/k">Kontakt</a>', '/k', 'contact'],
    ['<a href="/impressum.html">x</a>', '/impressum.html', 'imprint'],
    ['<a href="/s">Styrelsen</a>', '/s', 'team'],
    ['<a href="/a">About us</a>', '/a', 'about'],
    ['<b>menu</b><a href="/a">About us</a>', '/a', 'about'],
    ['<a href="/k">\n<img alt="Kontakt"></a>', '/k', 'contact'],
    ['<frameset><frame src="menu.html"></frameset>', '/menu.html', 'frame'],
    ['<meta http-equiv="refresh" content="0; url=/start">', '/start', 'frame'],
  ])('recognizes a link to %s', (html, path, kind) => {
    expect(kinds(html)).toEqual([[path, kind]]);
  });

  it.each([
    '<a href="https://other.example/contact">Contact</a>',
    '<a href="/contact.pdf">Contact</a>',
    '<a href="javascript:x">Contact</a>',
    '<meta http-equiv="refresh" content="600; url=/start">',
    '<meta http-equiv="refresh" content="0; url=https://other.example/">',
  ])('ignores %s', (html) => {
    expect(kinds(html)).toEqual([]);
  });
});

it('returns the robots directives, the country and the language', () => {
  const html = `<html lang="de"><meta name="robots" content="NoIndex, nofollow"><p>Wir</p><p>+43 1 40400</p></html>`;
  const reading = read(html, { country: null });
  expect(reading).toMatchObject({ robots: ['noindex', 'nofollow'], language: 'de', country: 'AT' });
});

it('returns plain data; each excerpt contains its value', () => {
  const reading = read(
    '<title>Kontor</title><p>Chair: Anna Schmidt</p><p>info@kontor.org</p><p>Tel. 030 901820</p>',
  );
  expect(structuredClone(reading)).toEqual(reading);
  expect(
    reading.findings.map(({ excerpt }) => excerpt.length).every((length) => length > 0 && length <= 300),
  ).toBe(true);
  expect(reading.findings.find(({ kind }) => kind === 'phone')?.excerpt).toContain('030 901820');
});

/** Jest's time limit applies: each of these pages once took minutes or all of the memory. */
describe('a hostile page takes no longer than one pass over its text', () => {
  const MIB = 1_048_576;
  const filled = (piece: string): string => piece.repeat(Math.floor(MIB / piece.length));
  it.each<[string, string]>([
    ['nested items of microdata', `${'<div itemscope itemprop="a b c d">'.repeat(200)}x`],
    ['nested microformats', `${'<div class="p-a p-b h-card">'.repeat(200)}x`],
    ['a text of capitals', `<p>Anna Schmidt – ${'A'.repeat(900)}a</p>`],
    ['many lines of capitals', filled(`<p>Anna Schmidt – ${'A'.repeat(90)}a</p>`)],
    ['numbers in one line', filled('030 901820 ')],
    ['numbers in many lines', filled('<p>Tel. 030 901820, 10115 Berlin 12</p>')],
    ['touching spans', filled('<span>a</span>')],
    ['open brackets', `<script type="application/ld+json">${'['.repeat(140_000)}</script>`],
    [
      'nested graphs',
      `<script type="application/ld+json">${'{"@graph":['.repeat(9_000)}${']}'.repeat(9_000)}</script>`,
    ],
    ['spaces', `<title>${filled(' ')}</title><p>${filled(' ')}</p>`],
    ['at signs', filled('a@')],
    ['points and at signs', filled('a.a@a.a ')],
    ['cells', `<table>${filled('<td>Anna Schmidt')}`],
    ['rows', `<table>${filled('<tr><td>Anna Schmidt<td>Chair')}`],
    ['nested tables', '<table><tr><td>'.repeat(400)],
    ['names', filled('<p>Anna Schmidt</p><p>anna@kontor.org</p>')],
    ['roles', filled('<p>Chair of the board, head of it: </p>')],
    ['lists of names', filled('Chair: Anna Schmidt, Max Born, ')],
    ['brackets', filled('(')],
    ['links', filled('<a href="/kontakt-1">Kontakt</a>')],
    ['a charset', `<meta ${filled('a ')}`],
    ['a doctype', `<!-- ${filled('-')}`],
  ])('%s', (_what, html) => {
    expect(read(html).findings.length).toBeLessThanOrEqual(500);
  });
});

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const japanese = Buffer.from('93fa967b8cea', 'hex');

it.each<[string, Uint8Array, string | null, string]>([
  ['UTF-8 that is declared', Buffer.from('Größe'), 'text/html; charset=utf-8', 'Größe'],
  ['UTF-8 that nothing declares', Buffer.from('Größe'), null, 'Größe'],
  ['UTF-8 that is declared as Latin-1', Buffer.from('Größe'), 'text/html; charset=iso-8859-1', 'Größe'],
  ['Latin-1 that is declared', latin1('Größe'), 'text/html; charset=ISO-8859-1', 'Größe'],
  ['Latin-1 that is declared in quotes', latin1('Größe'), 'text/html; charset="latin1"', 'Größe'],
  ['Latin-1 that nothing declares', latin1('Größe'), 'text/html', 'Größe'],
  ['Latin-1 that is declared as UTF-8', latin1('Größe'), 'text/html; charset=utf-8', 'Größe'],
  [
    'what the page declares',
    Buffer.concat([latin1('<meta charset="shift_jis">'), japanese]),
    null,
    '<meta charset="shift_jis">日本語',
  ],
  [
    'what the page declares in the old way',
    Buffer.concat([
      latin1('<meta http-equiv=Content-Type content="text/html; charset=Shift_JIS">'),
      japanese,
    ]),
    'text/html',
    '<meta http-equiv=Content-Type content="text/html; charset=Shift_JIS">日本語',
  ],
  [
    'what XHTML declares',
    Buffer.concat([latin1('<?xml version="1.0" encoding="windows-1251"?>'), Buffer.from([0xcc, 0xe8, 0xf0])]),
    null,
    '<?xml version="1.0" encoding="windows-1251"?>Мир',
  ],
  [
    'the header rather than the page',
    Buffer.concat([latin1('<meta charset="koi8-r">'), Buffer.from([0xcc, 0xe8, 0xf0])]),
    'text/html; charset=windows-1251',
    '<meta charset="koi8-r">Мир',
  ],
  ['a charset that there is not', latin1('Größe'), 'text/html; charset=klingon', 'Größe'],
  ['a byte order mark of UTF-8', Buffer.from('\ufeffja'), 'text/html; charset=latin1', 'ja'],
  ['a byte order mark of UTF-16', Buffer.from('\ufeffja', 'utf16le'), 'text/html', 'ja'],
  ['UTF-16 by its header', Buffer.from('ja', 'utf16le'), 'text/html; charset=utf-16le', 'ja'],
  [
    'UTF-16 that a page cannot be, as it says so in ASCII',
    latin1('<meta charset="utf-16">Größe'),
    null,
    '<meta charset="utf-16">Größe',
  ],
  ['ASCII', latin1('plain'), null, 'plain'],
  [
    'ISO-2022-JP, which is ASCII to the eye',
    Buffer.from('1b2442467c4b5c1b2842', 'hex'),
    'text/html; charset=iso-2022-jp',
    '日本',
  ],
  ['nothing', Buffer.alloc(0), null, ''],
])('reads %s', (_what, body, contentType, text) => {
  expect(decode(body, contentType)).toBe(text);
});

it('replaces invalid bytes, and never throws', () => {
  expect(decode(Buffer.from([0x81, 0x20]), 'text/html; charset=shift_jis')).toContain('\ufffd');
});
