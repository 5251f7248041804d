import type { FictionalSite } from '../fictional-site.js';

/** The ranges of characters that TYPO3 turns round to keep an address from harvesters. */
const TYPO3_RANGES = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
] as const;
const turned = (text: string, by: number): string =>
  [...text]
    .map((letter) => {
      const code = letter.charCodeAt(0);
      const range = TYPO3_RANGES.find(([first, last]) => code >= first && code <= last);
      if (!range) return letter;
      const [first, last] = range;
      return String.fromCharCode(code + by > last ? first + (code + by - last - 1) : code + by);
    })
    .join('');
const typo3Mail = (local: string): string =>
  `<a href="#" data-mailto-token="${turned(`mailto:${local}@luettgen-solar.example`, 2)}" data-mailto-vector="2">${local}(at)luettgen-solar.example</a>`;

const luettgenPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html dir="ltr" lang="de-DE"><head>
<meta charset="utf-8">
<!--
	This website is powered by TYPO3 - inspiring people to share!
	TYPO3 is a free open source Content Management Framework initially created by Kasper Skaarhoj and licensed under GNU/GPL.
-->
<link rel="icon" href="/fileadmin/template/favicon.ico" type="image/vnd.microsoft.icon"><title>${title} | Lüttgen Solartechnik GmbH</title><meta name="generator" content="TYPO3 CMS">${head}<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body id="p14" class="page-14 pagelevel-1 language-0 backendlayout-default layout-default">
<a class="visually-hidden-focusable" href="#page-content">Zum Hauptinhalt springen</a>
<header id="page-header" class="bp-page-header navbar navbar-mainnavigation"><div class="container"><a class="navbar-brand" title="Lüttgen Solartechnik" href="/"><img class="navbar-brand-logo-normal" src="/fileadmin/template/logo-luettgen.svg" alt="Lüttgen Solartechnik" height="52" width="180"></a>
<nav aria-label="Hauptnavigation" id="mainnavigation"><ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="/photovoltaik"><span class="nav-link-text">Photovoltaik</span></a></li><li class="nav-item"><a class="nav-link" href="/referenzen"><span class="nav-link-text">Referenzen</span></a></li><li class="nav-item"><a class="nav-link" href="/team"><span class="nav-link-text">Team</span></a></li><li class="nav-item"><a class="nav-link" href="/karriere"><span class="nav-link-text">Karriere</span></a></li><li class="nav-item"><a class="nav-link" href="/kontakt"><span class="nav-link-text">Kontakt</span></a></li></ul></nav></div></header>
<main id="page-content" class="bp-page-content main-section"><!--TYPO3SEARCH_begin-->${main}<!--TYPO3SEARCH_end--></main>
<footer id="page-footer" class="bp-page-footer"><section class="section footer-section footer-section-content"><div class="container"><div class="section-row"><div class="section-column footer-section-content-column-left"><div class="frame frame-default frame-type-text"><h3 class="element-header"><span>Lüttgen Solartechnik GmbH</span></h3><p>Mathias-Brüggen-Straße 118<br>50829 Köln</p><p>Tel. 0221 4710-330</p></div></div><div class="section-column footer-section-content-column-middle"><h3>Erreichbarkeit</h3><p>Mo–Do 8–17 Uhr, Fr 8–14 Uhr</p></div></div></div></section>
<section class="section footer-section footer-section-meta"><div class="container"><div class="footer-info-section"><ul class="meta-nav"><li><a href="/impressum">Impressum</a></li><li><a href="/datenschutz">Datenschutz</a></li></ul><div class="footer-sociallinks"><ul class="sociallinks-list"><li><a class="sociallinks-link sociallinks-link-instagram" href="https://www.instagram.com/luettgen.solar/" title="Instagram" rel="noopener">Instagram</a></li><li><a class="sociallinks-link sociallinks-link-linkedin" href="https://www.linkedin.com/company/luettgen-solartechnik" title="LinkedIn" rel="noopener">LinkedIn</a></li></ul></div><div class="footer-copyright"><p>© 2009–2025 Lüttgen Solartechnik GmbH</p></div></div></div></section></footer>
<div id="cookieconsent" class="cookieman" hidden><p>Wir verwenden Cookies. Einige sind notwendig, andere helfen uns, diese Seite zu verbessern.</p><button>Alle annehmen</button><button>Nur notwendige</button></div>
</body></html>`;
const typo3Element = (id: number, type: string, inner: string): string =>
  `<div id="c${String(id)}" class="frame frame-default frame-type-${type} frame-layout-default"><div class="frame-group-container"><div class="frame-group-inner"><div class="frame-container frame-container-default"><div class="frame-inner">${inner}</div></div></div></div></div>`;
const luettgenPerson = (id: number, name: string, role: string, more = ''): string =>
  typo3Element(
    id,
    'textpic',
    `<div class="textpic textpic-above"><div class="textpic-item textpic-gallery"><figure class="image"><img class="image-embed-item" src="/fileadmin/_processed_/csm_team_${String(id)}.jpg" width="380" height="380" alt="" loading="lazy"></figure></div><div class="textpic-item textpic-text"><h4 class="element-header"><span>${name}</span></h4><p>${role}</p>${more}</div></div>`,
  );

/** A German solar installer: TYPO3, addresses with (at), a branch, customers' words, a chamber and an agency in the imprint. */
const luettgen: FictionalSite = {
  host: 'luettgen-solar.example',
  pages: {
    '/': luettgenPage(
      'Startseite',
      typo3Element(
        41,
        'carousel_fullscreen',
        `<div class="carousel-item active"><h1 class="carousel-header">Ihr Dach kann mehr.</h1><p>Photovoltaik, Speicher und Wallbox aus einer Hand – geplant, montiert und gewartet von unseren eigenen Leuten.</p><a class="btn btn-primary" href="/kontakt">Dach-Check anfragen</a></div>`,
      ) +
        typo3Element(
          42,
          'text',
          `<h2 class="element-header"><span>Über 1.400 Anlagen seit 2009</span></h2><p>Vom Reihenhaus in Bickendorf bis zur Gewerbehalle in Kall: Wir kennen die Netzbetreiber, die Dächer und das Wetter zwischen Rhein und Rur. Von der ersten Zeichnung bis zur Anmeldung im Marktstammdatenregister kümmert sich bei uns dieselbe Person um Ihr Projekt.</p><ul class="list-icon"><li>0 % Mehrwertsteuer nach § 12 Abs. 3 UStG</li><li>Montage in der Regel binnen 8 Wochen</li><li>10 Jahre Garantie auf unsere Arbeit</li></ul>`,
        ) +
        typo3Element(
          43,
          'quote',
          `<blockquote class="blockquote"><p>„Angerufen, angeschaut, angeschlossen. Nach sechs Wochen lief der Zähler rückwärts.“</p><footer class="blockquote-footer">Familie Hermanns, Köln-Sülz</footer></blockquote>`,
        ) +
        typo3Element(
          44,
          'text',
          `<h3 class="element-header"><span>Infoabend am 20. November, 18.30 Uhr</span></h3><p>„Lohnt sich ein Speicher?“ – mit Energieberaterin Ulrike Voiß von der Verbraucherberatung Euskirchen. In unserer Werkstatt, Eintritt frei.</p>`,
        ),
      '<meta name="description" content="Lüttgen Solartechnik plant und montiert Photovoltaikanlagen, Speicher und Wallboxen in Köln und in der Eifel."><meta property="og:title" content="Lüttgen Solartechnik GmbH"><meta property="og:type" content="website">',
    ),
    '/photovoltaik': luettgenPage(
      'Photovoltaik',
      typo3Element(
        61,
        'text',
        `<h1 class="element-header"><span>Photovoltaik für Ihr Haus</span></h1><p>Wir verbauen Module von zwei europäischen Herstellern und Wechselrichter, die wir selbst reparieren können.</p>`,
      ) +
        typo3Element(
          62,
          'table',
          `<div class="table-responsive"><table class="table"><caption>Richtpreise Einfamilienhaus, Stand 1. September 2025</caption><thead><tr><th>Paket</th><th>Leistung</th><th>Speicher</th><th>Preis ab</th></tr></thead><tbody><tr><td>Start</td><td>6,2 kWp</td><td>–</td><td>8.950 €</td></tr><tr><td>Familie</td><td>9,8 kWp</td><td>7,7 kWh</td><td>15.400 €</td></tr><tr><td>Voll-Dach</td><td>14,7 kWp</td><td>12,8 kWh</td><td>21.900 €</td></tr></tbody></table></div>`,
        ) +
        typo3Element(
          63,
          'accordion',
          `<h2>Häufige Fragen</h2><div class="accordion-item"><h4>Wer meldet die Anlage an?</h4><p>Wir. Sie bekommen von uns die Registriernummer aus dem Marktstammdatenregister (sie beginnt mit SEE und hat zwölf Ziffern, z. B. SEE948120037715).</p></div><div class="accordion-item"><h4>Was ist bei einer Störung?</h4><p>Unsere Störungsannahme erreichen Kunden auch am Wochenende unter 0221 4710-388. Bei Brand rufen Sie zuerst die 112.</p></div><div class="accordion-item"><h4>Gibt es Förderung?</h4><p>Die KfW vergibt Kredite im Programm 270. Auskunft gibt Ihre Hausbank oder die KfW unter 0800 539 9001.</p></div>`,
        ),
    ),
    '/referenzen': luettgenPage(
      'Referenzen',
      typo3Element(
        71,
        'text',
        '<h1 class="element-header"><span>Referenzen</span></h1><p>Eine kleine Auswahl der letzten zwei Jahre.</p>',
      ) +
        typo3Element(
          72,
          'card_group',
          `<div class="card"><h5 class="card-title">Bäckerei Ooms, Hürth</h5><p class="card-text">62 kWp auf der Backstube, Inbetriebnahme 14.03.2024. „Mittags backen wir mit Sonne.“ Petra Ooms, Inhaberin</p></div><div class="card"><h5 class="card-title">Reiterhof Wollseifen</h5><p class="card-text">99 kWp auf drei Stallungen, 400 Meter Erdkabel, Trafo bauseits.</p></div><div class="card"><h5 class="card-title">Kita Sterntaler, Köln-Vogelsang</h5><p class="card-text">18 kWp, Balkonmodul zum Anfassen für die Kinder. Architektur: Büro Deckstein, Lindenthalgürtel 40, 50935 Köln.</p></div><div class="card"><h5 class="card-title">Mehrfamilienhaus Escher Straße</h5><p class="card-text">Mieterstrom für elf Parteien, Auftraggeber: Eigentümergemeinschaft, vertreten durch Verwalter Holger Rademacher.</p></div>`,
        ),
    ),
    '/team': luettgenPage(
      'Team',
      typo3Element(
        81,
        'text',
        '<h1 class="element-header"><span>Die Köpfe unter den Helmen</span></h1><p>28 Menschen arbeiten bei uns. Mit diesen haben Sie am ehesten zu tun:</p>',
      ) +
        luettgenPerson(82, 'Thomas Lüttgen', 'Geschäftsführer') +
        luettgenPerson(83, 'Dipl.-Ing. Aylin Kaya', 'Geschäftsführerin') +
        luettgenPerson(84, 'Sven Oellers', 'Projektleitung Photovoltaik') +
        luettgenPerson(
          85,
          'Marie-Christin Faßbender',
          'Beratung und Vertrieb',
          `<p>Mobil 0171 3920014<br>${typo3Mail('fassbender')}</p>`,
        ) +
        luettgenPerson(86, 'Dariusz Nowicki', 'Elektromeister') +
        luettgenPerson(87, 'Hannelore Breuer', 'Buchhaltung und Personal') +
        luettgenPerson(88, 'Jonas Pütz', 'Auszubildender im zweiten Lehrjahr'),
    ),
    '/karriere': luettgenPage(
      'Karriere',
      typo3Element(
        91,
        'text',
        `<h1 class="element-header"><span>Arbeiten bei Lüttgen</span></h1><h2>Elektroniker/in für Energie- und Gebäudetechnik (m/w/d)</h2><p>Ab 3.400 € brutto, 30 Tage Urlaub, Dienstwagen für die Kolonne. Kennziffer 2025-07.</p><h2>Dachdecker/in (m/w/d), Standort Schleiden</h2><p>Vollzeit, ab sofort. Kennziffer 2025-09.</p><h2>Bewerbung</h2><p>Zwei Sätze und eine Telefonnummer genügen: ${typo3Mail('bewerbung')}. Fragen beantwortet Hannelore Breuer, Tel. 0221 4710-334.</p>`,
      ),
    ),
    '/kontakt': luettgenPage(
      'Kontakt',
      typo3Element(101, 'text', '<h1 class="element-header"><span>So erreichen Sie uns</span></h1>') +
        typo3Element(
          102,
          'text',
          `<h3>Zentrale Köln</h3><p>Lüttgen Solartechnik GmbH<br>Mathias-Brüggen-Straße 118<br>50829 Köln</p><p>Telefon <a href="tel:+492214710330">0221 4710-330</a><br>Telefax 0221 4710-339<br>${typo3Mail('info')}</p>`,
        ) +
        typo3Element(
          103,
          'text',
          `<h3>Niederlassung Eifel</h3><p>Trierer Straße 64<br>53937 Schleiden</p><p>Telefon <a href="tel:+492445851240">02445 851240</a><br>${typo3Mail('eifel')}</p>`,
        ) +
        typo3Element(
          104,
          'form_formframework',
          `<form action="/kontakt" method="post"><h3>Dach-Check</h3><label>Name*<input name="name"></label><label>E-Mail*<input name="email" type="email" placeholder="max@mustermann.example"></label><label>Baujahr des Daches<input name="jahr"></label><label>Nachricht<textarea name="text"></textarea></label><button>Absenden</button></form>`,
        ),
    ),
    '/impressum': luettgenPage(
      'Impressum',
      typo3Element(
        111,
        'text',
        `<h1 class="element-header"><span>Impressum</span></h1><p>Lüttgen Solartechnik GmbH<br>Mathias-Brüggen-Straße 118<br>50829 Köln</p><p>Vertreten durch: Thomas Lüttgen und Aylin Kaya</p><p>Telefon: 0221 4710-330<br>Telefax: 0221 4710-339<br>E-Mail: ${typo3Mail('info')}</p><p>Handelsregister: Amtsgericht Köln, HRB 98214<br>USt-IdNr.: DE 314 555 902</p><p>Zuständige Kammer: Handwerkskammer zu Köln, Heumarkt 12, 50667 Köln. Betriebsnummer 4471893.</p><p>Bankverbindung: Sparkasse KölnBonn, IBAN DE08 3705 0198 1934 5521 07</p><h3>Streitbeilegung</h3><p>Wir nehmen an keinem Verfahren vor einer Verbraucherschlichtungsstelle teil.</p><h3>Gestaltung und Umsetzung</h3><p>Pixelkontor Ehrenfeld, Venloer Straße 310, 50823 Köln, hallo@pixelkontor.example</p><h3>Bildnachweis</h3><p>Jana Dressel Fotografie; Drohnenbilder: Uwe Strack</p>`,
      ),
    ),
    '/datenschutz': luettgenPage(
      'Datenschutz',
      typo3Element(
        121,
        'text',
        `<h1 class="element-header"><span>Datenschutzerklärung</span></h1><h3>1. Verantwortlicher</h3><p>Verantwortlich ist die Lüttgen Solartechnik GmbH, Mathias-Brüggen-Straße 118, 50829 Köln, ${typo3Mail('datenschutz')}.</p><h3>2. Hosting</h3><p>Unsere Seiten liegen bei der Hosthafen GmbH, Industriestraße 25, 91710 Gunzenhausen. Mit ihr besteht ein Vertrag zur Auftragsverarbeitung.</p><h3>3. Schriften und Karten</h3><p>Schriften sind lokal eingebunden. Karten laden erst nach Ihrer Einwilligung (Anbieter: Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland).</p><h3>4. Ihre Rechte</h3><p>Sie haben das Recht auf Auskunft, Berichtigung und Löschung. Beschweren können Sie sich bei der Landesbeauftragten für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Kavalleriestraße 2–4, 40213 Düsseldorf, Telefon 0211 38424-0, poststelle@ldi.nrw.de.</p>`,
      ),
    ),
  },
  truth: {
    names: ['Lüttgen Solartechnik GmbH', 'Lüttgen Solartechnik', 'Lüttgen'],
    descriptions: [
      'Lüttgen Solartechnik plant und montiert Photovoltaikanlagen, Speicher und Wallboxen in Köln und in der Eifel.',
    ],
    people: [
      ['Thomas Lüttgen', 'Geschäftsführer'],
      ['Aylin Kaya', 'Geschäftsführerin'],
      ['Sven Oellers', 'Projektleitung Photovoltaik'],
      ['Marie-Christin Faßbender', 'Beratung und Vertrieb'],
      ['Dariusz Nowicki', 'Elektromeister'],
      ['Hannelore Breuer', 'Buchhaltung und Personal'],
      ['Jonas Pütz', 'Auszubildender im zweiten Lehrjahr'],
    ],
    emails: [
      ['info@luettgen-solar.example', 'role'],
      ['eifel@luettgen-solar.example', 'role'],
      ['bewerbung@luettgen-solar.example', 'role'],
      ['datenschutz@luettgen-solar.example', 'role'],
      ['fassbender@luettgen-solar.example', 'personal'],
    ],
    phones: [
      '+492214710330',
      '+492214710339',
      '+492214710388',
      '+492214710334',
      '+491713920014',
      '+492445851240',
    ],
    addresses: [
      ['Mathias-Brüggen-Straße 118', '50829', 'Köln'],
      ['Trierer Straße 64', '53937', 'Schleiden'],
    ],
    profiles: [
      'https://www.instagram.com/luettgen.solar',
      'https://www.linkedin.com/company/luettgen-solartechnik',
    ],
  },
};

const haggPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="en-GB" class="no-js"><head><meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge"><title>Hagg Brook Primary School - ${title}</title><link rel="stylesheet" href="/_site/css/school.css?v=210"><meta name="viewport" content="width=device-width"></head>
<body class="theme-woodland">
<div id="cookie-bar"><p>We use cookies to make our website work. <a href="/parents/privacy-notice">Find out more</a> <button type="button">OK</button></p></div>
<div class="top-strip"><div class="wrap"><span class="strip-phone">0114 496 0187</span> <a class="strip-mail" href="mailto:enquiries@haggbrookprimary.example">enquiries@haggbrookprimary.example</a> <span class="translate">Translate this page ▾</span></div></div>
<header class="masthead"><div class="wrap"><a href="/" class="crest"><img src="/_site/img/crest.png" alt="School crest: an oak over a brook"></a><div class="masthead-text"><span class="school-name">Hagg Brook Primary School</span><span class="motto">Rooted in kindness, growing together</span></div></div>
<nav class="mainmenu"><ul><li><a href="/">Home</a></li><li class="has-sub"><a href="#">Our School</a><ul><li><a href="/our-school/welcome">Headteacher's Welcome</a></li><li><a href="/our-school/staff">Meet the Staff</a></li><li><a href="/our-school/governors">Governors</a></li></ul></li><li class="has-sub"><a href="#">Parents</a><ul><li><a href="/parents/admissions">Admissions</a></li><li><a href="/parents/clubs">Breakfast and After-School Clubs</a></li><li><a href="/parents/privacy-notice">Privacy Notice</a></li></ul></li><li><a href="/contact-us">Contact Us</a></li></ul></nav></header>
<div id="content" class="wrap"><div class="breadcrumb"><a href="/">Home</a> &raquo; ${title}</div>${main}</div>
<footer><div class="wrap cols"><div class="col"><h3>Find us</h3><p>Hagg Brook Primary School<br>Brookside Lane<br>Sheffield<br>S6 6HB</p></div><div class="col"><h3>Follow us</h3><p><a href="https://www.facebook.com/haggbrookprimary">Facebook</a><br><a href="https://x.com/haggbrookpri">X (Twitter)</a></p></div><div class="col awards"><img src="/_site/img/ofsted-good.png" alt="Ofsted: Good"><img src="/_site/img/artsmark.png" alt="Artsmark Silver"></div></div><p class="smallprint">&copy; 2025 Hagg Brook Primary School. All rights reserved. School website by <a href="https://www.chalkandpixel.example/">Chalk &amp; Pixel</a></p></footer></body></html>`;

/** An English primary school: a school web service, staff and governors in tables, a club of others, a council's office. */
const hagg: FictionalSite = {
  host: 'haggbrookprimary.example',
  pages: {
    '/': haggPage(
      'Home',
      `<div class="slider"><img src="/_site/slides/forest-school.jpg" alt="Children building a den"><img src="/_site/slides/sports-day.jpg" alt="Egg and spoon race"></div><h1>Welcome to Hagg Brook</h1><p>We are a one-form-entry community primary school for children from 3 to 11 on the edge of the Rivelin valley. Visits are welcome on any school day – just ring the office.</p>
<div class="panel news"><h2>Latest news</h2><article><h3>An author in our hall</h3><time datetime="2025-10-09">9 October 2025</time><p>Children's author Marcus Fell read to Years 3 and 4 from his new book, <em>The Goat Who Ate Tuesday</em>. "The questions were better than the ones I get on the radio," he said.</p></article><article><h3>Harvest collection</h3><time datetime="2025-10-02">2 October 2025</time><p>Thank you! 212 tins went to the food bank at St Aidan's. Mrs Mahmood's class counted every one.</p></article><article><h3>Cross country</h3><time datetime="2025-09-26">26 September 2025</time><p>Well done to our runners at Hillsborough Park, 3rd out of 14 schools.</p></article></div>
<div class="panel dates"><h2>Diary</h2><ul><li>Fri 24 Oct – School closes for half term, 3.15pm</li><li>Mon 3 Nov – School reopens, 8.45am</li><li>Wed 12 Nov – Flu vaccinations (Sheffield School Nursing)</li><li>Thu 11 Dec – Nativity, 9.30am and 2pm. Tickets £1.50</li></ul></div>`,
    ),
    '/our-school/welcome': haggPage(
      "Headteacher's Welcome",
      `<h1>Headteacher's Welcome</h1><img class="portrait" src="/_site/img/head.jpg" alt="Mrs Ashworth in the school garden"><p>Dear parents and carers,</p><p>There has been a school beside the brook since 1894. The building has changed; the puddles have not. We want every child to leave us curious, kind and able to swim twenty-five metres.</p><p>In our last inspection (March 2023) Ofsted wrote: "Pupils are proud of their school. They look after each other."</p><p>I am at the gate every morning. Please do come and say hello.</p><p><strong>Mrs Karen Ashworth</strong><br>Headteacher</p><p><a href="mailto:headteacher@haggbrookprimary.example">headteacher@haggbrookprimary.example</a></p>`,
    ),
    '/our-school/staff': haggPage(
      'Meet the Staff',
      `<h1>Meet the Staff</h1><h2>Leadership</h2><table class="cms-table"><tbody><tr><td>Mrs Karen Ashworth</td><td>Headteacher</td></tr><tr><td>Mr Imran Sadiq</td><td>Deputy Headteacher</td></tr><tr><td>Miss Eleanor Tranter</td><td>SENCO</td></tr></tbody></table><h2>Teachers</h2><table class="cms-table"><tbody><tr><td>Miss Lucy Bramall</td><td>Reception Teacher</td></tr><tr><td>Mrs Gwen Staniforth</td><td>Year 1 Teacher</td></tr><tr><td>Mr Callum Dyson</td><td>Year 2 Teacher</td></tr><tr><td>Ms Adaeze Nwosu</td><td>Year 3 Teacher</td></tr><tr><td>Mrs Rachel Hinchliffe</td><td>Year 4 Teacher</td></tr><tr><td>Mr Tom Wigfield</td><td>Year 5 Teacher</td></tr><tr><td>Mrs Shazia Mahmood</td><td>Year 6 Teacher</td></tr></tbody></table><h2>Office and premises</h2><table class="cms-table"><tbody><tr><td>Mrs Denise Furniss</td><td>School Business Manager</td></tr><tr><td>Mr Barry Crookes</td><td>Caretaker</td></tr></tbody></table><p>Miss Tranter can be contacted about special educational needs at <a href="mailto:senco@haggbrookprimary.example">senco@haggbrookprimary.example</a>.</p>`,
    ),
    '/our-school/governors': haggPage(
      'Governors',
      `<h1>Our Governing Body</h1><p>The governors meet twice a term. Minutes are available from the office.</p><table class="cms-table"><thead><tr><th>Name</th><th>Position</th><th>Term ends</th><th>Business interests</th></tr></thead><tbody><tr><td>Dr Helen Oxspring</td><td>Chair of Governors</td><td>31/08/2027</td><td>None</td></tr><tr><td>Mr Leonard Batty</td><td>Vice Chair</td><td>11/01/2026</td><td>Director, Batty Joinery Ltd</td></tr><tr><td>Mrs Amina Yusuf</td><td>Parent Governor</td><td>14/10/2028</td><td>None</td></tr><tr><td>Mr Stephen Revill</td><td>Local Authority Governor</td><td>02/05/2026</td><td>None</td></tr></tbody></table><p>To write to the Chair: <a href="mailto:chair@haggbrookprimary.example">chair@haggbrookprimary.example</a>, or by post at the school.</p>`,
    ),
    '/parents/admissions': haggPage(
      'Admissions',
      `<h1>Admissions</h1><p>Our published admission number is 30. Places in Reception are allocated by the local authority, not by the school. The closing date for September 2026 is 15 January 2026.</p><p>Admissions Team, Sheffield City Council, Moorfoot Building, Sheffield S1 4PL<br>Telephone 0114 496 0720</p><p>For a place in our nursery please ask for a form at the office. School URN: 139998. DfE number: 373/2999.</p>`,
    ),
    '/parents/clubs': haggPage(
      'Breakfast and After-School Clubs',
      `<h1>Breakfast and After-School Clubs</h1><h2>Breakfast Club</h2><p>Run by our own staff, 7.45am–8.45am, £4.00 a session including toast. On the morning itself, ring the club directly on 0114 496 0164.</p><h2>After-school care</h2><p>Provided on our site by Little Otters Wraparound Care Ltd (Ofsted EY555019), 3.15pm–6pm, £12.50 a session. Contact Jodie Marples at Little Otters: 07700 900311 or bookings@littleotters.example.</p><h2>Clubs this term</h2><ul><li>Monday – Choir</li><li>Tuesday – Football with Coach Ryan from Steel City Soccer School</li><li>Thursday – Chess</li></ul>`,
    ),
    '/parents/privacy-notice': haggPage(
      'Privacy Notice',
      `<h1>Privacy Notice for Parents</h1><p>Hagg Brook Primary School is the data controller for the personal information we hold about pupils and families (ICO registration ZA999412). Our data protection officer service is provided by Ridgeway Schools Data Ltd, 9 Carver Street, Sheffield S1 4FS, dpo@ridgewayschoolsdata.example.</p><p>We share data with the Department for Education, the NHS and our local authority where the law says we must.</p><p>If you have a concern, please speak to us first. You can also complain to the Information Commissioner's Office, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF, helpline 0303 123 1113.</p>`,
    ),
    '/contact-us': haggPage(
      'Contact Us',
      `<h1>Contact Us</h1><div class="two"><div><p><b>Hagg Brook Primary School</b><br>Brookside Lane<br>Sheffield<br>S6 6HB</p><p>Tel: <a href="tel:01144960187">0114 496 0187</a><br>Absence line (24 hours): <a href="tel:01144960188">0114 496 0188</a></p><p>Email: <a href="mailto:enquiries@haggbrookprimary.example">enquiries@haggbrookprimary.example</a><br>Absence: <a href="mailto:absence@haggbrookprimary.example">absence@haggbrookprimary.example</a></p><p>The office is open from 8.15am to 4pm. Mrs Furniss will be glad to help, and can post you paper copies of anything on this website free of charge.</p></div><div class="map"><iframe src="https://www.google.com/maps/embed?pb=!1m18" title="Map"></iframe></div></div><h2>Worried about a child?</h2><p>Our Designated Safeguarding Lead is Mrs Ashworth. Out of hours ring the Sheffield Safeguarding Hub on 0114 496 0855, or the NSPCC on 0808 800 5000.</p>`,
    ),
  },
  truth: {
    names: ['Hagg Brook Primary School', 'Hagg Brook'],
    people: [
      ['Karen Ashworth', 'Headteacher'],
      ['Imran Sadiq', 'Deputy Headteacher'],
      ['Eleanor Tranter', 'SENCO'],
      ['Lucy Bramall', 'Reception Teacher'],
      ['Gwen Staniforth', 'Year 1 Teacher'],
      ['Callum Dyson', 'Year 2 Teacher'],
      ['Adaeze Nwosu', 'Year 3 Teacher'],
      ['Rachel Hinchliffe', 'Year 4 Teacher'],
      ['Tom Wigfield', 'Year 5 Teacher'],
      ['Shazia Mahmood', 'Year 6 Teacher'],
      ['Denise Furniss', 'School Business Manager'],
      ['Barry Crookes', 'Caretaker'],
      ['Helen Oxspring', 'Chair of Governors'],
      ['Leonard Batty', 'Vice Chair'],
      ['Amina Yusuf', 'Parent Governor'],
      ['Stephen Revill', 'Local Authority Governor'],
    ],
    emails: [
      ['enquiries@haggbrookprimary.example', 'role'],
      ['headteacher@haggbrookprimary.example', 'role'],
      ['senco@haggbrookprimary.example', 'role'],
      ['chair@haggbrookprimary.example', 'role'],
      ['absence@haggbrookprimary.example', 'role'],
    ],
    phones: ['+441144960187', '+441144960188', '+441144960164'],
    addresses: [['Brookside Lane', 'S6 6HB', 'Sheffield']],
    profiles: ['https://www.facebook.com/haggbrookprimary', 'https://x.com/haggbrookpri'],
  },
};

const winterkoningPage = (title: string, main: string, head = ''): string => `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="generator" content="Eleventy v2.0.1">
<title>${title} – Kamerkoor Winterkoning</title>
<link rel="stylesheet" href="/css/koor.css">
${head}</head>
<body>
<a href="#inhoud" class="skip">Naar de inhoud</a>
<header><p class="logo"><a href="/">Winter<i>koning</i></a></p>
<nav><a href="/concerten/">Concerten</a> <a href="/over-het-koor/">Over het koor</a> <a href="/dirigent/">Dirigent</a> <a href="/meezingen/">Meezingen?</a> <a href="/vrienden/">Vrienden</a> <a href="/contact/">Contact</a></nav></header>
<main id="inhoud">
${main}
</main>
<footer><p>Stichting Kamerkoor Winterkoning · <a href="mailto:info@kamerkoorwinterkoning.example">info@kamerkoorwinterkoning.example</a> · <a href="/privacy/">Privacy</a></p><p>Luister en kijk mee: <a href="https://www.facebook.com/kamerkoorwinterkoning">Facebook</a>, <a href="https://www.instagram.com/winterkoningkoor">Instagram</a>, <a href="https://www.youtube.com/@kamerkoorwinterkoning">YouTube</a></p></footer>
</body>
</html>`;

/** A Dutch chamber choir: a static site generator, JSON-LD, halls and soloists of concerts, a secretary at home. */
const winterkoning: FictionalSite = {
  host: 'kamerkoorwinterkoning.example',
  pages: {
    '/': winterkoningPage(
      'Welkom',
      `<h1>Klein vogeltje, groot geluid</h1><p>Vierentwintig stemmen, drie programma's per jaar, en een voorliefde voor muziek die te weinig klinkt: van Sweelinck tot vorige week.</p><section class="eerstvolgende"><h2>Eerstvolgende concert</h2><p><time datetime="2025-12-14T15:30">zondag 14 december 2025, 15.30 uur</time><br><b>In winters duister</b><br>Met Lotte Verhaegen (sopraan) en Daan Brinkhuis (orgel)<br>Bergkerk, Deventer</p><p><a href="/concerten/">Kaarten en alle concerten →</a></p></section><figure><img src="/img/koor-2024.jpg" alt="Het koor op de trappen van de Bergkerk"><figcaption>Foto: Roelof Kamphuis</figcaption></figure><blockquote>‘Winterkoning fluistert, en je hoort het op de achterste rij.’<cite>Stentor, recensie door Marijke Elzinga</cite></blockquote>`,
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"MusicGroup","name":"Kamerkoor Winterkoning","url":"https://kamerkoorwinterkoning.example/","description":"Kamerkoor Winterkoning uit Deventer zingt a-capellamuziek uit vijf eeuwen.","foundingDate":"1987","genre":"koormuziek","sameAs":["https://www.facebook.com/kamerkoorwinterkoning","https://www.instagram.com/winterkoningkoor","https://www.youtube.com/@kamerkoorwinterkoning"]}</script>\n`,
    ),
    '/concerten/': winterkoningPage(
      'Concerten',
      `<h1>Concerten</h1><article><h2>In winters duister</h2><p>Werken van Poulenc, Vasks en de première van <i>Roodborst</i> van componist Nynke Postma.</p><p>Solist: Lotte Verhaegen, sopraan. Orgel: Daan Brinkhuis.</p><table><tr><td>zo 14 dec 2025</td><td>15.30</td><td>Bergkerk, Bergkerkplein 1, 7411 EN Deventer</td></tr><tr><td>za 20 dec 2025</td><td>20.15</td><td>Walburgiskerk, Kerkhof 3, 7201 DM Zutphen</td></tr></table><p>Kaarten € 22,50, tot 26 jaar € 10. Bestellen via <a href="mailto:kaarten@kamerkoorwinterkoning.example">kaarten@kamerkoorwinterkoning.example</a> of aan de kerk.</p></article><article><h2>Passie op Palmzondag</h2><p>Distler, <i>Choralpassion</i>. Evangelist: Sander Kroeze, tenor.</p><table><tr><td>zo 29 mrt 2026</td><td>16.00</td><td>Oude Helena, Aalten. Inlichtingen: Stichting Muziek in de Achterhoek, 0543 47 18 06</td></tr></table></article><h2>Geweest</h2><ul><li>Juni 2025: <i>Zomernachten</i>, met het Berkel Saxofoonkwartet</li><li>April 2025: <i>Stabat mater</i>, met Consort De Gouden Luit o.l.v. Hester van Zanten</li></ul>`,
    ),
    '/over-het-koor/': winterkoningPage(
      'Over het koor',
      `<h1>Over het koor</h1><p>Kamerkoor Winterkoning werd in 1987 opgericht door Pieter van Ommen (1939–2011), die het koor tot zijn pensioen leidde. In 2012 wonnen we een tweede prijs op het Nederlands Koorfestival.</p><p>We repeteren op dinsdagavond van 19.45 tot 22.15 uur. Onze stemmen worden gevormd door zangcoach Ingrid Bouwhuis.</p><h2>Bestuur</h2><dl><dt>Voorzitter</dt><dd>Annelies ter Horst</dd><dt>Secretaris</dt><dd>Wilma Dijkgraaf</dd><dt>Penningmeester</dt><dd>Bas Oude Wesselink</dd><dt>Bestuurslid</dt><dd>Femke Roelofs</dd></dl><h2>ANBI</h2><p>Stichting Kamerkoor Winterkoning is een culturele ANBI. RSIN 8154.02.771, KvK 41246810. Bestuursleden ontvangen geen beloning. <a href="/files/jaarverslag-2024.pdf">Jaarverslag 2024 (pdf)</a></p>`,
    ),
    '/dirigent/': winterkoningPage(
      'Dirigent',
      `<h1>Jorrit Hamersma, dirigent</h1><img src="/img/jorrit.jpg" alt="Jorrit Hamersma" width="300"><p>Jorrit Hamersma (Bolsward, 1981) studeerde koordirectie in Groningen bij Krijn Tolsma en volgde masterclasses bij Grete Lindvall in Stockholm. Sinds september 2014 staat hij voor Winterkoning.</p><p>‘Zuiver zingen is geen doel. Het is de vloer waarop je danst.’</p>`,
    ),
    '/meezingen/': winterkoningPage(
      'Meezingen',
      `<h1>Meezingen?</h1><p>Wij zoeken op dit moment <b>een tweede bas</b> en <b>een hoge alt</b>. Je leest vlot noten en hebt een slanke, wendbare stem.</p><p>De contributie is € 28 per maand; studenten betalen de helft. Bel of app Femke Roelofs, 06 13 84 55 27, voor een open repetitie. De stemtest duurt een kwartier en is nooit eng.</p>`,
    ),
    '/vrienden/': winterkoningPage(
      'Vrienden',
      `<h1>Vrienden van Winterkoning</h1><p>Vanaf € 30 per jaar bent u Vriend. U krijgt het beste plaatsje en tweemaal per jaar een nieuwsbrief. Maak uw bijdrage over op NL38 TRIO 0390 1187 42 t.n.v. Stichting Kamerkoor Winterkoning, of schrijf naar <a href="mailto:vrienden@kamerkoorwinterkoning.example">vrienden@kamerkoorwinterkoning.example</a>.</p><p>Dit seizoen wordt mede mogelijk gemaakt door de gemeente Deventer, het Burgerweeshuisfonds en Boekhandel Van Nijhuis, Smedenstraat 71, Deventer.</p>`,
    ),
    '/contact/': winterkoningPage(
      'Contact',
      `<h1>Contact</h1><h2>Secretariaat</h2><p>Kamerkoor Winterkoning<br>p/a Wilma Dijkgraaf<br>Rielerweg 176<br>7416 ZK Deventer<br>0570 61 48 27<br><a href="mailto:secretaris@kamerkoorwinterkoning.example">secretaris@kamerkoorwinterkoning.example</a></p><h2>Geld</h2><p>Bas Oude Wesselink, <a href="mailto:penningmeester@kamerkoorwinterkoning.example">penningmeester@kamerkoorwinterkoning.example</a></p><h2>Website</h2><p>Gemaakt door Studio Haverkamp, Zwolle.</p>`,
    ),
    '/privacy/': winterkoningPage(
      'Privacy',
      `<h1>Privacy</h1><p>Wij bewaren namen en adressen van leden en Vrienden zolang zij lid of Vriend zijn, en van kaartkopers tot een week na het concert. De nieuwsbrief versturen we met Laposta B.V. te Utrecht.</p><p>Vragen? Mail de secretaris. U kunt ook een klacht indienen bij de Autoriteit Persoonsgegevens, Postbus 93374, 2509 AJ Den Haag, telefoon 088 180 52 50.</p>`,
    ),
  },
  truth: {
    names: ['Kamerkoor Winterkoning', 'Stichting Kamerkoor Winterkoning', 'Winterkoning'],
    descriptions: ['Kamerkoor Winterkoning uit Deventer zingt a-capellamuziek uit vijf eeuwen.'],
    people: [
      ['Jorrit Hamersma', 'dirigent'],
      ['Annelies ter Horst', 'Voorzitter'],
      ['Wilma Dijkgraaf', 'Secretaris'],
      ['Bas Oude Wesselink', 'Penningmeester'],
      ['Femke Roelofs', 'Bestuurslid'],
      ['Ingrid Bouwhuis', 'zangcoach'],
    ],
    emails: [
      ['info@kamerkoorwinterkoning.example', 'role'],
      ['kaarten@kamerkoorwinterkoning.example', 'role'],
      ['vrienden@kamerkoorwinterkoning.example', 'role'],
      ['secretaris@kamerkoorwinterkoning.example', 'role'],
      ['penningmeester@kamerkoorwinterkoning.example', 'role'],
    ],
    phones: ['+31613845527', '+31570614827'],
    addresses: [['Rielerweg 176', '7416 ZK', 'Deventer']],
    profiles: [
      'https://www.facebook.com/kamerkoorwinterkoning',
      'https://www.instagram.com/winterkoningkoor',
      'https://www.youtube.com/@kamerkoorwinterkoning',
    ],
  },
};

const sqsBlock = (inner: string): string =>
  `<div class="fe-block"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content" data-sqsp-text-block-content>${inner}</div></div></div></div>`;
const hyldeblomstenPage = (title: string, main: string): string => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="da-DK">
<head><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><meta name="viewport" content="width=device-width, initial-scale=1"><!-- This is Squarespace. --><!-- plum-guppy-8x2k -->
<base href=""><meta charset="utf-8"/><title>${title}</title><meta http-equiv="Accept-CH" content="Sec-CH-UA-Platform-Version, Sec-CH-UA-Model"/><link rel="icon" type="image/x-icon" href="/favicon.ico"/><meta property="og:site_name" content="A/B Hyldeblomsten"/><meta property="og:title" content="${title}"/><meta property="og:type" content="website"/><meta name="description" content="A/B Hyldeblomsten er en andelsboligforening med 58 boliger i Øgadekvarteret i Aarhus."/><link rel="stylesheet" href="/static/vta/site.css"/></head>
<body id="collection-61f0" class="primary-button-style-outline tweak-site-width-option-full-width">
<div id="siteWrapper" class="clearfix site-wrapper"><header data-test="header" id="header" class="black header theme-col--primary"><div class="header-inner container--fluid"><div class="header-title-text"><a id="site-title" href="/" data-animation-role="header-element">A/B Hyldeblomsten</a></div><div class="header-nav"><nav class="header-nav-list"><div class="header-nav-item header-nav-item--collection"><a href="/om-foreningen">Om foreningen</a></div><div class="header-nav-item header-nav-item--collection"><a href="/bestyrelsen">Bestyrelsen</a></div><div class="header-nav-item header-nav-item--collection"><a href="/venteliste">Køb og venteliste</a></div><div class="header-nav-item header-nav-item--collection"><a href="/festlokale">Festlokale</a></div><div class="header-nav-item header-nav-item--collection"><a href="/praktisk">Praktisk for beboere</a></div><div class="header-nav-item header-nav-item--collection"><a href="/kontakt">Kontakt</a></div></nav></div></div></header>
<main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="61f0"><section class="page-section full-bleed-section layout-engine-section"><div class="content-wrapper"><div class="content"><div class="fluid-engine fe-61f0">${main}</div></div></div></section></article></main>
<footer class="sections" id="footer-sections" data-footer-sections><section class="page-section"><div class="fluid-engine">${sqsBlock('<p style="white-space:pre-wrap;" class="sqsrte-small">Andelsboligforeningen Hyldeblomsten · Sjællandsgade 84 · 8000 Aarhus C</p><p class="sqsrte-small">CVR 30 44 71 18 · <a href="/privatlivspolitik">Privatlivspolitik</a></p>')}<div class="sqs-block socialaccountlinks-v2-block"><div class="social-icons-style-regular"><a href="https://www.facebook.com/abhyldeblomsten" target="_blank" class="sqs-svg-icon--wrapper facebook-unauth" aria-label="Facebook"><svg class="sqs-svg-icon--social" viewBox="0 0 64 64"></svg></a></div></div></div></section></footer></div></body></html>`;

/** A Danish housing cooperative: Squarespace, eight-digit register numbers beside phones, an administrator and workmen of elsewhere. */
const hyldeblomsten: FictionalSite = {
  host: 'abhyldeblomsten.example',
  pages: {
    '/': hyldeblomstenPage(
      'A/B Hyldeblomsten',
      sqsBlock(
        '<h1 style="white-space:pre-wrap;">Velkommen i gården</h1><p class="sqsrte-large">Vi er 58 husstande om ét hyldetræ, to vaskemaskiner og en meget lang mødekalender.</p>',
      ) +
        sqsBlock(
          '<h3>Nyt fra bestyrelsen</h3><p><strong>18. oktober:</strong> Arbejdsdag kl. 10–15. Der er suppe og kage til alle, der svinger en kost.</p><p><strong>1. oktober:</strong> Stigestrengene i nr. 78 skiftes i uge 43. Nordgaard VVS lukker for vandet mellem kl. 8 og 14.</p><p><strong>12. september:</strong> Tak for en herlig gårdfest – og tak til trioen Tre Mand Frem, som spillede til langt over sengetid.</p>',
        ) +
        sqsBlock(
          '<blockquote>»Jeg flyttede ind i 1986 og har aldrig fundet en grund til at flytte igen.« Beboer, 2. sal</blockquote>',
        ),
    ),
    '/om-foreningen': hyldeblomstenPage(
      'Om foreningen — A/B Hyldeblomsten',
      sqsBlock(
        '<h2>Om foreningen</h2><p>Ejendommen er opført i 1904 efter tegninger af arkitekt Vilhelm Bech-Nygaard. Beboerne overtog den i 1979, og foreningen har siden udskiftet tag, vinduer og – to gange – storskraldsordning.</p><p>58 andele fra 48 til 112 m². Andelskronen er fastsat til 14.250 kr. pr. m² på generalforsamlingen den 24. april 2025. Matrikel 1273 b, Aarhus Bygrunde.</p>',
      ) +
        sqsBlock(
          '<h3>Administrator</h3><p>Foreningens økonomi og overdragelser håndteres af<br>Kystbyens Ejendomsadministration A/S<br>Frederiks Allé 201, 8000 Aarhus C<br>Tlf. 87 31 44 60, <a href="mailto:post@kystbyensadministration.example">post@kystbyensadministration.example</a><br>Sagsbehandler: Charlotte Winther Dam</p><h3>Revisor</h3><p>Revisionsfirmaet Thygesen &amp; Lau, Viborg</p>',
        ),
    ),
    '/bestyrelsen': hyldeblomstenPage(
      'Bestyrelsen — A/B Hyldeblomsten',
      sqsBlock('<h2>Bestyrelsen 2025–2026</h2>') +
        `<ul class="user-items-list-item-container user-items-list-simple" data-simple-item-layout>${(
          [
            ['Birgitte Kjærsgaard', 'Formand'],
            ['Rune Tofte Madsen', 'Næstformand'],
            ['Sanne Abildgaard', 'Kasserer'],
            ['Yousef Hamdan', 'Bestyrelsesmedlem'],
            ['Ellen Ravnkilde', 'Bestyrelsesmedlem'],
            ['Mikkel Bach-Sørensen', 'Suppleant'],
          ] as const
        )
          .map(
            ([name, role]) =>
              `<li class="list-item" data-is-card-enabled="false"><div class="list-item-content"><div class="list-item-content__text-wrapper"><h2 class="list-item-content__title">${name}</h2><div class="list-item-content__description"><p>${role}</p></div></div></div></li>`,
          )
          .join('')}</ul>` +
        sqsBlock(
          '<p>Vi mødes den første tirsdag i måneden. Punkter til dagsordenen sendes senest ugen før til <a href="mailto:bestyrelsen@abhyldeblomsten.example">bestyrelsen@abhyldeblomsten.example</a>. Haster det, så ring til bestyrelsestelefonen 30 48 71 26 (kl. 17–20).</p>',
        ),
    ),
    '/venteliste': hyldeblomstenPage(
      'Køb og venteliste — A/B Hyldeblomsten',
      sqsBlock(
        '<h2>Køb og venteliste</h2><p>Ledige andele tilbydes først internt, derefter til den eksterne venteliste. Det koster 300 kr. at blive skrevet op og 150 kr. om året at blive stående. Beløbet indbetales på reg. 8401, konto 1127734.</p><p>Skriv til <a href="mailto:venteliste@abhyldeblomsten.example">venteliste@abhyldeblomsten.example</a> med navn, fødselsår og antal værelser.</p><p>Lige nu til salg: ingen.</p>',
      ),
    ),
    '/festlokale': hyldeblomstenPage(
      'Festlokale — A/B Hyldeblomsten',
      sqsBlock(
        '<h2>Festlokalet i kælderen</h2><p>Plads til 40 personer, 600 kr. pr. døgn for andelshavere. Depositum 1.000 kr. betales på MobilePay 68 41 05. Musikken slukkes kl. 01.</p><p>Reservation hos Ellen Ravnkilde: <a href="mailto:ellen@abhyldeblomsten.example">ellen@abhyldeblomsten.example</a></p>',
      ),
    ),
    '/praktisk': hyldeblomstenPage(
      'Praktisk for beboere — A/B Hyldeblomsten',
      sqsBlock(
        '<h2>Praktisk for beboere</h2><h3>Vicevært</h3><p>Kenneth Ladefoged, vicevært<br>Træffes mandag–torsdag kl. 7.30–9<br>Mobil 51 23 88 40<br><a href="mailto:vicevaert@abhyldeblomsten.example">vicevaert@abhyldeblomsten.example</a></p><h3>Akut vandskade eller strømsvigt</h3><p>Nordgaard VVS, døgnvagt: 86 17 90 22<br>El-Centralen Aarhus: 86 19 33 47<br>Skadedyr anmeldes til Aarhus Kommune.</p><h3>Vask</h3><p>Vaskeriet er åbent kl. 7–21. Brikken koster 100 kr.</p><h3>Affald</h3><p>Pap og glas i gården, storskrald i skuret den sidste weekend i måneden.</p>',
      ),
    ),
    '/kontakt': hyldeblomstenPage(
      'Kontakt — A/B Hyldeblomsten',
      sqsBlock(
        '<h2>Kontakt</h2><p>A/B Hyldeblomsten<br>Sjællandsgade 84<br>8000 Aarhus C</p><p>Bestyrelsen: <a href="mailto:bestyrelsen@abhyldeblomsten.example">bestyrelsen@abhyldeblomsten.example</a>, <a href="tel:+4530487126">30 48 71 26</a><br>Viceværten: <a href="tel:+4551238840">51 23 88 40</a></p><p>Spørgsmål om husleje, BBR eller overdragelse: kontakt administrator.</p>',
      ),
    ),
    '/privatlivspolitik': hyldeblomstenPage(
      'Privatlivspolitik — A/B Hyldeblomsten',
      sqsBlock(
        '<h2>Privatlivspolitik</h2><p>Andelsboligforeningen Hyldeblomsten, CVR-nr. 30447118, er dataansvarlig for de oplysninger, vi har om andelshavere og ansøgere. Vi gemmer oplysninger om fraflyttede i fem år.</p><p>Klager kan sendes til Datatilsynet, Carl Jacobsens Vej 35, 2500 Valby, tlf. 33 19 32 00, dt@datatilsynet.dk.</p>',
      ),
    ),
  },
  truth: {
    names: ['A/B Hyldeblomsten', 'Andelsboligforeningen Hyldeblomsten', 'Hyldeblomsten'],
    descriptions: ['A/B Hyldeblomsten er en andelsboligforening med 58 boliger i Øgadekvarteret i Aarhus.'],
    people: [
      ['Birgitte Kjærsgaard', 'Formand'],
      ['Rune Tofte Madsen', 'Næstformand'],
      ['Sanne Abildgaard', 'Kasserer'],
      ['Yousef Hamdan', 'Bestyrelsesmedlem'],
      ['Ellen Ravnkilde', 'Bestyrelsesmedlem'],
      ['Mikkel Bach-Sørensen', 'Suppleant'],
      ['Kenneth Ladefoged', 'vicevært'],
    ],
    emails: [
      ['bestyrelsen@abhyldeblomsten.example', 'role'],
      ['venteliste@abhyldeblomsten.example', 'role'],
      ['vicevaert@abhyldeblomsten.example', 'role'],
      ['ellen@abhyldeblomsten.example', 'personal'],
    ],
    phones: ['+4530487126', '+4551238840'],
    addresses: [['Sjællandsgade 84', '8000', 'Aarhus C']],
    profiles: ['https://www.facebook.com/abhyldeblomsten'],
  },
};

const kosodrzewinaPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML><HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8"><META NAME="Description" CONTENT="Stowarzyszenie Turystyki Górskiej Kosodrzewina w Jeleniej Górze - wycieczki, rajdy i chatka w Karkonoszach."><META NAME="Keywords" CONTENT="turystyka, góry, Karkonosze, wycieczki, rajdy, Jelenia Góra"><META NAME="Author" CONTENT="Studio Bit"><TITLE>STG Kosodrzewina - ${title}</TITLE></HEAD>
<BODY BGCOLOR="#F3F7EC" TEXT="#1D2B16" LINK="#2E6B1F" VLINK="#2E6B1F"><CENTER><TABLE WIDTH="900" BORDER="0" CELLSPACING="0" CELLPADDING="6" BGCOLOR="#FFFFFF"><TR><TD COLSPAN="2" BGCOLOR="#2E6B1F"><IMG SRC="img/naglowek.jpg" WIDTH="888" HEIGHT="140" ALT="Stowarzyszenie Turystyki Górskiej „Kosodrzewina”"></TD></TR>
<TR><TD WIDTH="170" VALIGN="top" BGCOLOR="#E4EEDB"><FONT FACE="Verdana" SIZE="2"><B><A HREF="/">Strona główna</A><BR><BR><A HREF="onas.html">O nas</A><BR><BR><A HREF="wladze.html">Władze</A><BR><BR><A HREF="wycieczki.html">Wycieczki 2025</A><BR><BR><A HREF="przewodnicy.html">Przewodnicy</A><BR><BR><A HREF="chatka.html">Chatka „Kosówka”</A><BR><BR><A HREF="linki.html">Linki</A><BR><BR><A HREF="kontakt.html">Kontakt</A></B></FONT><BR><BR><IMG SRC="img/opp.gif" ALT="1,5% podatku" WIDTH="150"><BR><FONT SIZE="1">KRS 0000219864</FONT></TD>
<TD VALIGN="top"><FONT FACE="Verdana" SIZE="2">${main}</FONT></TD></TR>
<TR><TD COLSPAN="2" ALIGN="center" BGCOLOR="#E4EEDB"><FONT FACE="Verdana" SIZE="1">© STG „Kosodrzewina” Jelenia Góra | odwiedzin: 184203 | wykonanie: Studio Bit, Cieplice</FONT></TD></TR></TABLE></CENTER></BODY></HTML>`;

/** A Polish hiking association: an old table layout, trips with times and prices, guides, a hut of its own, a rescue service. */
const kosodrzewina: FictionalSite = {
  host: 'stgkosodrzewina.example',
  pages: {
    '/': kosodrzewinaPage(
      'Strona główna',
      `<H2>Witamy na szlaku!</H2><P>Chodzimy po Karkonoszach, Izerach i Rudawach od 1983 roku. Nie trzeba być członkiem, żeby pójść z nami – trzeba mieć buty.</P><HR><P><FONT COLOR="#AA0000"><B>AKTUALNOŚCI</B></FONT></P><P><B>15.10.2025</B> – Zapraszamy na slajdowisko „Zimą na Denali”. Opowiada himalaista <B>Jerzy Wawrzyniak</B> z Zakopanego. Jeleniogórskie Centrum Kultury, godz. 18.00, wstęp wolny.</P><P><B>28.09.2025</B> – Za nami XXXI Rajd Liczyrzepy. Szło 146 osób, najmłodszy uczestnik miał 4 lata (Franek z Kowar). Dziękujemy Nadleśnictwu Szklarska Poręba za kiełbaski.</P><P><B>02.09.2025</B> – Zmarł nasz kolega, założyciel stowarzyszenia śp. Bolesław Warda. Cześć Jego pamięci.</P><P><B>20.08.2025</B> – Uwaga! Szlak czarny przez Kocioł Małego Stawu zamknięty do odwołania.</P>`,
    ),
    '/onas.html': kosodrzewinaPage(
      'O nas',
      `<H2>O nas</H2><P>Stowarzyszenie Turystyki Górskiej „Kosodrzewina” powstało z zakładowego koła turystycznego. Od 2004 roku jest organizacją pożytku publicznego. Liczy 118 członków, składka wynosi 60 zł rocznie (emeryci i uczniowie 30 zł).</P><P>Konto: 25 1020 2124 0000 8702 0011 3846<BR>NIP 611-00-00-418, REGON 230884512</P><P>Nasza odznaka „Na sudeckim grzbiecie” ma trzy stopnie; książeczkę (5 zł) można dostać na dyżurze.</P>`,
    ),
    '/wladze.html': kosodrzewinaPage(
      'Władze',
      `<H2>Władze kadencji 2024–2028</H2><TABLE BORDER="1" CELLPADDING="4"><TR><TH COLSPAN="2">Zarząd</TH></TR><TR><TD>prezes</TD><TD>Krystyna Bartnicka</TD></TR><TR><TD>wiceprezes</TD><TD>Zdzisław Majcher</TD></TR><TR><TD>sekretarz</TD><TD>Ewelina Gruszczyńska</TD></TR><TR><TD>skarbnik</TD><TD>Tadeusz Piechota</TD></TR><TR><TD>członek zarządu</TD><TD>Michał Lenart</TD></TR><TR><TH COLSPAN="2">Komisja Rewizyjna</TH></TR><TR><TD>przewodnicząca komisji</TD><TD>Halina Wójtowicz-Zych</TD></TR><TR><TD>członek komisji</TD><TD>Rafał Domaradzki</TD></TR></TABLE>`,
    ),
    '/wycieczki.html': kosodrzewinaPage(
      'Wycieczki 2025',
      `<H2>Wycieczki – jesień 2025</H2><TABLE BORDER="1" CELLPADDING="3" WIDTH="100%"><TR BGCOLOR="#E4EEDB"><TD><B>Termin</B></TD><TD><B>Trasa</B></TD><TD><B>Km / GOT</B></TD><TD><B>Wyjazd</B></TD><TD><B>Cena</B></TD></TR><TR><TD>11.10</TD><TD>Karpacz – Samotnia – Śnieżka (1603 m) – Przełęcz Okraj</TD><TD>19 / 28</TD><TD>7.15, dworzec PKS, stan. 6</TD><TD>45 zł</TD></TR><TR><TD>25.10</TD><TD>Rudawy Janowickie: Kolorowe Jeziorka – Wielka Kopa</TD><TD>14 / 19</TD><TD>8.05, PKP peron 2</TD><TD>25 zł</TD></TR><TR><TD>8–11.11</TD><TD>Góry Stołowe, nocleg w schronisku „Pod Szczelińcem”</TD><TD>52 / 71</TD><TD>6.30</TD><TD>420 zł</TD></TR></TABLE><P>Zapisy: wycieczki(at)stgkosodrzewina.example lub SMS pod numer 607 214 935. Przejazd autokarem: Karkonosz-Trans, Cieplice, tel. 75 755 81 20 (w dniu wyjazdu).</P><P>Wypadek w górach? GOPR: <B>985</B> lub <B>601 100 300</B>.</P>`,
    ),
    '/przewodnicy.html': kosodrzewinaPage(
      'Przewodnicy',
      `<H2>Nasi przewodnicy</H2><P>Oprowadzają grupy szkolne i wycieczki po polsku, czesku i niemiecku. Cena od 500 zł za dzień.</P><UL><LI><B>Wiesław Kubacki</B>, przewodnik sudecki, tel. 601 338 274<LI><B>Anna Cieplik</B>, przewodniczka sudecka, tel. 512 904 661, a.cieplik@stgkosodrzewina.example<LI><B>Radek Hloušek</B>, przewodnik górski, tel. 721 450 093</UL>`,
    ),
    '/chatka.html': kosodrzewinaPage(
      'Chatka „Kosówka”',
      `<H2>Chatka „Kosówka”</H2><IMG SRC="img/kosowka.jpg" ALIGN="right" WIDTH="260" ALT="Chatka zimą"><P>Od 1991 r. prowadzimy własną chatkę na skraju lasu: 22 miejsca, piec, woda ze źródła, prąd od zmierzchu. Nocleg 35 zł, członkowie 20 zł. Własny śpiwór!</P><P>ul. Muflonowa 12<BR>58-573 Piechowice<BR>tel. 75 761 32 08<BR><A HREF="mailto:chatka@stgkosodrzewina.example">chatka@stgkosodrzewina.example</A></P><P>Gospodarz chatki: Grzegorz Paluch</P><P>Dojście: żółtym szlakiem od stacji PKP 50 min. N 50°50'18", E 15°34'02"</P>`,
    ),
    '/linki.html': kosodrzewinaPage(
      'Linki',
      `<H2>Linki</H2><P><A HREF="https://karkonoskipark.example">Karkonoski Park Narodowy</A>, ul. Chałubińskiego 23, 58-570 Jelenia Góra<BR><A HREF="https://www.facebook.com/schroniskopodczarnymgrzbietem">Schronisko „Pod Czarnym Grzbietem”</A>, rezerwacje 75 619 44 02, recepcja@podczarnymgrzbietem.example<BR><A HREF="https://krkonossketuristi.example">Turistický oddíl Krkonoše</A>, Vrchlabí – nasi czescy przyjaciele<BR>Prognoza pogody dla Śnieżki</P>`,
    ),
    '/kontakt.html': kosodrzewinaPage(
      'Kontakt',
      `<H2>Kontakt</H2><P><B>Stowarzyszenie Turystyki Górskiej „Kosodrzewina”</B><BR>ul. 1 Maja 41/2<BR>58-500 Jelenia Góra</P><P>Adres do korespondencji: skr. poczt. 64, 58-500 Jelenia Góra</P><P>tel./fax 75 752 46 19<BR>e-mail: poczta(at)stgkosodrzewina.example</P><P>Dyżury: wtorki i czwartki 16.00–18.00 (lipiec, sierpień – tylko czwartki)</P><P>Sprawy członkowskie: Ewelina Gruszczyńska, e.gruszczynska(at)stgkosodrzewina.example</P><P>Jesteśmy też na <A HREF="https://www.facebook.com/stgkosodrzewina/">Facebooku</A>.</P>`,
    ),
  },
  truth: {
    names: [
      'Stowarzyszenie Turystyki Górskiej „Kosodrzewina”',
      'Stowarzyszenie Turystyki Górskiej Kosodrzewina',
      'STG „Kosodrzewina”',
      'STG Kosodrzewina',
      'Kosodrzewina',
    ],
    descriptions: [
      'Stowarzyszenie Turystyki Górskiej Kosodrzewina w Jeleniej Górze - wycieczki, rajdy i chatka w Karkonoszach.',
    ],
    people: [
      ['Krystyna Bartnicka', 'prezes'],
      ['Zdzisław Majcher', 'wiceprezes'],
      ['Ewelina Gruszczyńska', 'sekretarz'],
      ['Tadeusz Piechota', 'skarbnik'],
      ['Michał Lenart', 'członek zarządu'],
      ['Halina Wójtowicz-Zych', 'przewodnicząca komisji'],
      ['Rafał Domaradzki', 'członek komisji'],
      ['Wiesław Kubacki', 'przewodnik sudecki'],
      ['Anna Cieplik', 'przewodniczka sudecka'],
      ['Radek Hloušek', 'przewodnik górski'],
      ['Grzegorz Paluch', 'Gospodarz chatki'],
    ],
    emails: [
      ['poczta@stgkosodrzewina.example', 'role'],
      ['wycieczki@stgkosodrzewina.example', 'role'],
      ['chatka@stgkosodrzewina.example', 'role'],
      ['a.cieplik@stgkosodrzewina.example', 'personal'],
      ['e.gruszczynska@stgkosodrzewina.example', 'personal'],
    ],
    phones: ['+48757524619', '+48607214935', '+48601338274', '+48512904661', '+48721450093', '+48757613208'],
    addresses: [
      ['ul. 1 Maja 41/2', '58-500', 'Jelenia Góra'],
      ['skr. poczt. 64', '58-500', 'Jelenia Góra'],
      ['ul. Muflonowa 12', '58-573', 'Piechowice'],
    ],
    profiles: ['https://www.facebook.com/stgkosodrzewina'],
  },
};

export const NORTH_TWELFTH: readonly FictionalSite[] = [
  luettgen,
  hagg,
  winterkoning,
  hyldeblomsten,
  kosodrzewina,
];
