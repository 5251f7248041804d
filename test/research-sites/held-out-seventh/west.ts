import type { FictionalSite } from '../fictional-site.js';

const kanzleiPage = (
  title: string,
  main: string,
  head = '',
): string => `<!DOCTYPE html><html lang="de-DE"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
${head}<link rel="stylesheet" href="/wp-content/themes/astra/assets/css/main.min.css?ver=4.6.11"><script>window.dataLayer=window.dataLayer||[];gtag('config','G-7QX1P0ZK4D');</script></head><body class="wp-singular page ast-desktop">
<header id="masthead"><a href="/" class="custom-logo-link"><img src="/wp-content/uploads/2023/02/logo@2x.png" alt="Brandis &amp; Oehlke"></a><span class="hd-tel">Sprechen Sie mit uns: <a href="tel:+495514982170">0551 / 49 82 17-0</a></span>
<ul class="main-header-menu"><li><a href="/kanzlei/">Kanzlei</a></li><li><a href="/anwaelte/">Anwälte &amp; Team</a></li><li><a href="/rechtsgebiete/">Rechtsgebiete</a></li><li><a href="/karriere/">Karriere</a></li><li><a href="/kontakt/">Kontakt</a></li></ul></header>
<main>${main}</main>
<footer><div class="footer-widget"><p>Brandis &amp; Oehlke Rechtsanwälte PartG mbB<br>Gotmarstieg 14<br>37073 Göttingen</p></div><div class="footer-widget"><p>Mo–Do 8.30–17.30 Uhr<br>Fr 8.30–14.00 Uhr</p></div><p class="ast-footer-copyright">© 2026 Brandis &amp; Oehlke | <a href="/impressum/">Impressum</a> | <a href="/datenschutz/">Datenschutz</a></p></footer>
<div id="cookie-banner" role="dialog"><p>Wir verwenden Cookies. Einige davon sind essenziell.</p><button>Alle akzeptieren</button><button>Nur essenzielle</button></div></body></html>`;

/** A German law firm: a content manager's graph, cards and profiles of lawyers, an imprint with chamber and insurer. */
const kanzlei: FictionalSite = {
  host: 'brandis-oehlke.example',
  pages: {
    '/': kanzleiPage(
      'Rechtsanwälte und Notarin in Göttingen - Brandis &amp; Oehlke',
      `<h1>Klarheit, bevor es Streit gibt.</h1><p>Seit 1994 beraten wir Unternehmen, Familien und Erben in Südniedersachsen.</p>
<section class="bewertungen"><h2>Was Mandanten sagen</h2><blockquote>„Schnell, verständlich und immer erreichbar.“<cite>Stefan M., Northeim</cite></blockquote><blockquote>„Frau Aksoy hat uns durch eine schwere Zeit gebracht.“<cite>Anonym, anwaltsportal</cite></blockquote></section>
<section class="aktuelles"><h2>Aktuelles</h2><article><h3>Was sich im Mietrecht ändert</h3><span class="posted-on">12. März 2026</span><p>Der Bundesgerichtshof hat mit Urteil vom 18. Februar 2026 (VIII ZR 214/24) entschieden …</p></article><article><h3>Vortrag „Richtig vererben“</h3><p>21. Mai 2026, 19 Uhr, Bürgersaal, Marktplatz 3, 37154 Northeim. Anmeldung bei der Volkshochschule.</p></article></section>`,
      `<meta name="description" content="Ihre Kanzlei für Arbeits-, Familien- und Erbrecht in Göttingen. Persönlich, erfahren, mit eigenem Notariat.">
<link rel="canonical" href="https://brandis-oehlke.example/"><meta property="og:site_name" content="Brandis &amp; Oehlke"><meta property="og:description" content="Ihre Kanzlei für Arbeits-, Familien- und Erbrecht in Göttingen. Persönlich, erfahren, mit eigenem Notariat.">
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://brandis-oehlke.example/","url":"https://brandis-oehlke.example/","name":"Rechtsanwälte und Notarin in Göttingen - Brandis & Oehlke","isPartOf":{"@id":"https://brandis-oehlke.example/#website"},"datePublished":"2023-02-11T09:14:22+00:00","inLanguage":"de"},{"@type":"BreadcrumbList","@id":"https://brandis-oehlke.example/#breadcrumb","itemListElement":[{"@type":"ListItem","position":1,"name":"Startseite"}]},{"@type":"WebSite","@id":"https://brandis-oehlke.example/#website","url":"https://brandis-oehlke.example/","name":"Brandis & Oehlke","description":"Rechtsanwälte und Notarin","publisher":{"@id":"https://brandis-oehlke.example/#organization"}},{"@type":"Organization","@id":"https://brandis-oehlke.example/#organization","name":"Brandis & Oehlke Rechtsanwälte","url":"https://brandis-oehlke.example/","logo":{"@type":"ImageObject","url":"https://brandis-oehlke.example/wp-content/uploads/2023/02/logo.png","width":512,"height":512},"sameAs":["https://www.linkedin.com/company/brandis-oehlke"]}]}</script>
`,
    ),
    '/kanzlei/': kanzleiPage(
      'Kanzlei - Brandis &amp; Oehlke',
      `<h1>Die Kanzlei</h1><p>1994 von Rechtsanwalt Dr. Eberhard Brandis (†&nbsp;2015) gegründet, wird die Kanzlei heute in zweiter Generation geführt.</p><p>Wir kooperieren mit der Steuerberatung Kruse &amp; Partner, Hannover.</p>`,
    ),
    '/anwaelte/': kanzleiPage(
      'Anwälte &amp; Team - Brandis &amp; Oehlke',
      `<h1>Anwälte &amp; Team</h1><div class="uagb-team__wrap"><a href="/anwaelte/dr-henrike-brandis/"><img src="/wp-content/uploads/2024/05/brandis-768x768.jpg" alt="Rechtsanwältin Dr. Brandis"><h3 class="uagb-team__title">Dr. Henrike Brandis, LL.M.</h3><span class="uagb-team__prefix">Rechtsanwältin und Notarin</span></a></div>
<div class="uagb-team__wrap"><a href="/anwaelte/jens-oehlke/"><img src="/wp-content/uploads/2024/05/oehlke-768x768.jpg" alt="Rechtsanwalt Oehlke"><h3 class="uagb-team__title">Jens Oehlke</h3><span class="uagb-team__prefix">Fachanwalt für Arbeitsrecht</span></a></div>
<div class="uagb-team__wrap"><a href="/anwaelte/meryem-aksoy/"><img src="/wp-content/uploads/2024/05/aksoy-768x768.jpg" alt="Rechtsanwältin Aksoy"><h3 class="uagb-team__title">Meryem Aksoy</h3><span class="uagb-team__prefix">Fachanwältin für Familienrecht</span></a></div>
<h2>Sekretariat</h2><div class="uagb-team__wrap"><h3 class="uagb-team__title">Petra Wiesner</h3><span class="uagb-team__prefix">Notarfachwirtin</span></div><div class="uagb-team__wrap"><h3 class="uagb-team__title">Lina Hartung</h3><span class="uagb-team__prefix">Auszubildende</span></div>`,
    ),
    '/anwaelte/dr-henrike-brandis/': kanzleiPage(
      'Dr. Henrike Brandis - Brandis &amp; Oehlke',
      `<h1>Dr. Henrike Brandis, LL.M.</h1><p class="funktion">Rechtsanwältin und Notarin</p><ul><li>Studium in Göttingen und Edinburgh</li><li>Promotion bei Prof. Dr. Walter Heintze</li><li>Notarin seit 2016</li></ul><p>E-Mail: brandis(at)brandis-oehlke.example</p>`,
    ),
    '/anwaelte/jens-oehlke/': kanzleiPage(
      'Jens Oehlke - Brandis &amp; Oehlke',
      `<h1>Jens Oehlke</h1><p class="funktion">Fachanwalt für Arbeitsrecht</p><p>E-Mail: oehlke(at)brandis-oehlke.example</p>`,
    ),
    '/anwaelte/meryem-aksoy/': kanzleiPage(
      'Meryem Aksoy - Brandis &amp; Oehlke',
      `<h1>Meryem Aksoy</h1><p class="funktion">Fachanwältin für Familienrecht</p><p>Mitglied im Deutschen Anwaltverein</p><p>E-Mail: aksoy(at)brandis-oehlke.example</p>`,
    ),
    '/rechtsgebiete/': kanzleiPage(
      'Rechtsgebiete - Brandis &amp; Oehlke',
      `<h1>Rechtsgebiete</h1><h2>Arbeitsrecht</h2><p>Kündigung, Abfindung, Betriebsrat.</p><h2>Familienrecht</h2><p>Trennung, Unterhalt, Sorgerecht.</p><h2>Erbrecht und Notariat</h2><p>Testament, Vorsorgevollmacht, Grundstückskauf.</p>`,
    ),
    '/karriere/': kanzleiPage(
      'Karriere - Brandis &amp; Oehlke',
      `<h1>Karriere</h1><p>Wir suchen zum 1. August eine/n Auszubildende/n (m/w/d). Bewerbungen an <a href="mailto:bewerbung@brandis-oehlke.example?subject=Ausbildung%202026">bewerbung@brandis-oehlke.example</a>.</p>`,
    ),
    '/kontakt/': kanzleiPage(
      'Kontakt - Brandis &amp; Oehlke',
      `<h1>Kontakt</h1><p>Telefon 0551 / 49 82 17-0<br>Telefax 0551 / 49 82 17-99<br><a href="mailto:kanzlei@brandis-oehlke.example">kanzlei@brandis-oehlke.example</a></p><p>Parken: Parkhaus Groner Tor, Groner-Tor-Platz 2. Bus: Linien 21, 22, Haltestelle Gotmarstieg.</p><form class="wpcf7-form"><input name="your-name"><input name="your-email" placeholder="max@mustermann.de"><textarea name="your-message"></textarea></form>`,
    ),
    '/impressum/': kanzleiPage(
      'Impressum - Brandis &amp; Oehlke',
      `<h1>Impressum</h1><p><strong>Angaben gemäß § 5 DDG</strong></p><p>Brandis &amp; Oehlke Rechtsanwälte PartG mbB<br>Gotmarstieg 14<br>37073 Göttingen</p><p>Partnerschaftsregister: PR 200 417, Amtsgericht Göttingen<br>Vertreten durch: Dr. Henrike Brandis, Jens Oehlke</p><p>Umsatzsteuer-ID: DE 318 204 771</p>
<h2>Berufsrechtliche Angaben</h2><p>Zuständige Kammer: Rechtsanwaltskammer für den Oberlandesgerichtsbezirk, Schlossgraben 5, 29221 Celle, Tel. 05141 92 80 11, info@kammer-celle.example</p><p>Berufshaftpflichtversicherung: Nordleine Versicherung AG, Am Maschpark 40, 30169 Hannover. Räumlicher Geltungsbereich: Europa.</p><h2>Redaktionell verantwortlich</h2><p>Dr. Henrike Brandis, Anschrift wie oben</p><p>Umsetzung: <a href="https://pixelleine.example">Pixelleine Webdesign</a></p>`,
    ),
    '/datenschutz/': kanzleiPage(
      'Datenschutz - Brandis &amp; Oehlke',
      `<h1>Datenschutzerklärung</h1><p>Verantwortlich ist die im Impressum genannte Kanzlei. Unseren Datenschutzbeauftragten erreichen Sie unter datenschutz@brandis-oehlke.example.</p><p>Wir nutzen Google Analytics, einen Dienst der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland.</p>`,
    ),
  },
  truth: {
    names: ['Brandis & Oehlke', 'Brandis & Oehlke Rechtsanwälte', 'Brandis & Oehlke Rechtsanwälte PartG mbB'],
    descriptions: [
      'Ihre Kanzlei für Arbeits-, Familien- und Erbrecht in Göttingen. Persönlich, erfahren, mit eigenem Notariat.',
      'Rechtsanwälte und Notarin',
    ],
    people: [
      ['Henrike Brandis', 'Rechtsanwältin und Notarin'],
      ['Jens Oehlke', 'Fachanwalt für Arbeitsrecht'],
      ['Meryem Aksoy', 'Fachanwältin für Familienrecht'],
      ['Petra Wiesner', 'Notarfachwirtin'],
      ['Lina Hartung', 'Auszubildende'],
    ],
    emails: [
      ['kanzlei@brandis-oehlke.example', 'role'],
      ['bewerbung@brandis-oehlke.example', 'role'],
      ['datenschutz@brandis-oehlke.example', 'role'],
      ['brandis@brandis-oehlke.example', 'personal'],
      ['oehlke@brandis-oehlke.example', 'personal'],
      ['aksoy@brandis-oehlke.example', 'personal'],
    ],
    phones: ['+495514982170', '+4955149821799'],
    addresses: [['Gotmarstieg 14', '37073', 'Göttingen']],
    profiles: ['https://www.linkedin.com/company/brandis-oehlke'],
  },
};

const schoolPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="De Vlierstruik is een kleine, groene basisschool in Rijssen waar elk kind gezien wordt."></head><body class="schoolsite theme-groen">
<div class="top-bar"><div class="logo"><a href="/"><img src="/media/logo-vlierstruik.svg" alt="Basisschool De Vlierstruik"></a></div><nav><a href="/onze-school">Onze school</a><a href="/team">Team</a><a href="/ouders">Ouders</a><a href="/agenda">Agenda</a><a href="/contact">Contact</a></nav></div>
<div class="content">${main}</div>
<div class="footer"><div class="col"><strong>Basisschool De Vlierstruik</strong><br>Vlierstraat 12<br>7461 BK Rijssen<br>T 0548 - 61 27 40</div><div class="col">Schooltijden: 8.30 – 14.00 uur</div><div class="col"><a href="https://www.instagram.com/bsdevlierstruik" target="_blank">Instagram</a> <a href="/privacy">Privacy</a></div></div></body></html>`;

/** A Dutch primary school: a team by classes, parents who advise, a board of many schools elsewhere. */
const basisschool: FictionalSite = {
  host: 'bsdevlierstruik.example',
  pages: {
    '/': schoolPage(
      'Home | Basisschool De Vlierstruik',
      `<h1>Welkom op De Vlierstruik</h1><div class="nieuws"><div class="item"><span class="datum">14 apr</span><h3>Koningsspelen</h3><p>Vrijdag 24 april starten we met het Koningsontbijt. Meester Ronald van sportclub Excelsior opent de dag.</p></div><div class="item"><span class="datum">2 apr</span><h3>Voorleeskampioen</h3><p>Noor Wessels uit groep 7 werd tweede bij de regiofinale in Almelo!</p></div></div><p>Onze sponsors van het schoolplein: Hoveniersbedrijf Ter Steege, Bakkerij Kamphuis.</p>`,
    ),
    '/onze-school': schoolPage(
      'Onze school | Basisschool De Vlierstruik',
      `<h1>Onze school</h1><p>De Vlierstruik telt 184 leerlingen, verdeeld over acht groepen.</p><h2>Ons bestuur</h2><p>De Vlierstruik is een van de veertien scholen van Stichting Samenwijs, Postbus 218, 7440 AE Nijverdal, telefoon 0548 - 65 90 10, www.samenwijs.example.</p>`,
    ),
    '/team': schoolPage(
      'Team | Basisschool De Vlierstruik',
      `<h1>Ons team</h1><h2>Directie en zorg</h2><ul class="team"><li><img src="/media/wouter.jpg" alt=""><b>Wouter Hoogland</b><br>Directeur<br><a href="mailto:directie@bsdevlierstruik.example">mail</a></li><li><img src="/media/ineke.jpg" alt=""><b>Ineke ter Haar</b><br>Intern begeleider<br><a href="mailto:ib@bsdevlierstruik.example">mail</a></li></ul>
<h2>Leerkrachten</h2><ul class="team"><li><b>Marleen de Wit</b><br>Leerkracht groep 1/2</li><li><b>Sanne Bakker-Nijhuis</b><br>Leerkracht groep 3</li><li><b>Joris Veldkamp</b><br>Leerkracht groep 4/5</li><li><b>Karin Oude Luttikhuis</b><br>Leerkracht groep 6/7</li><li><b>Yasmina Bouzid</b><br>Leerkracht groep 8</li></ul>
<h2>Ondersteuning</h2><ul class="team"><li><b>Gerrit Jan Slot</b><br>Conciërge</li><li><b>Anja Wolters</b><br>Administratie<br>ma, di en do</li></ul>`,
    ),
    '/ouders': schoolPage(
      'Ouders | Basisschool De Vlierstruik',
      `<h1>Medezeggenschapsraad</h1><p>In de MR zitten namens de ouders Fatima el Amrani (voorzitter) en Bas Kuipers (secretaris), en namens het team juf Karin en meester Joris.</p><p>De MR is te bereiken via mr@bsdevlierstruik.example.</p><h2>Ziek melden</h2><p>Bel tussen 8.00 en 8.20 uur of gebruik de ouderapp.</p><h2>Ouderbijdrage</h2><p>€ 35 per kind op NL42 RABO 0316 4471 20 t.n.v. Ouderraad De Vlierstruik.</p>`,
    ),
    '/agenda': schoolPage(
      'Agenda | Basisschool De Vlierstruik',
      `<h1>Agenda</h1><table><tr><td>24-04</td><td>Koningsspelen</td></tr><tr><td>12-05</td><td>Schoolreis groep 3-5 naar Dierenpark Nordhoes, Parkweg 1, 7826 AN Emmen</td></tr></table>`,
    ),
    '/privacy': schoolPage(
      'Privacy | Basisschool De Vlierstruik',
      `<h1>Privacy</h1><p>Foto’s van leerlingen plaatsen wij alleen met toestemming van de ouders.</p>`,
    ),
    '/contact': schoolPage(
      'Contact | Basisschool De Vlierstruik',
      `<h1>Contact</h1><p>Basisschool De Vlierstruik<br>Vlierstraat 12<br>7461 BK Rijssen</p><p>Telefoon: 0548 - 61 27 40<br>E-mail: <a href="#" class="email" data-u="info" data-d="bsdevlierstruik.example">info [at] bsdevlierstruik.example</a></p><p>BRIN-nummer: 07QZ</p><h2>Vertrouwenspersoon</h2><p>De externe vertrouwenspersoon is mevr. H. Lansink, IJsselgroep.</p><iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2443.119"></iframe>`,
    ),
  },
  truth: {
    names: ['Basisschool De Vlierstruik', 'De Vlierstruik'],
    descriptions: ['De Vlierstruik is een kleine, groene basisschool in Rijssen waar elk kind gezien wordt.'],
    people: [
      ['Wouter Hoogland', 'Directeur'],
      ['Ineke ter Haar', 'Intern begeleider'],
      ['Marleen de Wit', 'Leerkracht groep 1/2'],
      ['Sanne Bakker-Nijhuis', 'Leerkracht groep 3'],
      ['Joris Veldkamp', 'Leerkracht groep 4/5'],
      ['Karin Oude Luttikhuis', 'Leerkracht groep 6/7'],
      ['Yasmina Bouzid', 'Leerkracht groep 8'],
      ['Gerrit Jan Slot', 'Conciërge'],
      ['Anja Wolters', 'Administratie'],
      ['Fatima el Amrani', 'voorzitter'],
      ['Bas Kuipers', 'secretaris'],
    ],
    emails: [
      ['directie@bsdevlierstruik.example', 'role'],
      ['ib@bsdevlierstruik.example', 'role'],
      ['mr@bsdevlierstruik.example', 'role'],
      ['info@bsdevlierstruik.example', 'role'],
    ],
    phones: ['+31548612740'],
    addresses: [['Vlierstraat 12', '7461 BK', 'Rijssen']],
    profiles: ['https://www.instagram.com/bsdevlierstruik'],
  },
};

export const WEST_SEVENTH = [kanzlei, basisschool];
