import type { FictionalSite } from '../fictional-site.js';

/** Blocks of a page builder; people as figures with captions, roles in spans. */
const kulturspeicher: FictionalSite = {
  host: 'kulturspeicher-nord.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="de-DE"><head><meta charset="UTF-8"><title>Programm – Kulturspeicher Nord</title><meta property="og:site_name" content="Kulturspeicher Nord"><meta name="description" content="Konzerte, Lesungen und offene Ateliers im alten Kornspeicher am Kanal."><meta property="og:title" content="Programm"></head>
<body class="home wp-embed-responsive"><div class="wp-site-blocks"><div class="wp-block-group"><ul class="wp-block-navigation__container"><li class="wp-block-navigation-item"><a href="https://www.kulturspeicher-nord.example/wir/"><span>Wir</span></a></li><li><a href="https://www.kulturspeicher-nord.example/kontakt-anfahrt/"><span>Kontakt &amp; Anfahrt</span></a></li><li><a href="https://www.kulturspeicher-nord.example/impressum/"><span>Impressum</span></a></li></ul></div>
<h2>Fr 6.2. Lesung mit Gespräch</h2><p>Einlass 19 Uhr, Eintritt 8 €. Mit Unterstützung der Sparkasse.</p></div></body></html>`,
    '/wir/': `<!DOCTYPE html><html lang="de-DE"><meta charset="UTF-8"><title>Wir – Kulturspeicher Nord</title><body><h1>Menschen im Speicher</h1><div class="wp-block-columns">
<div class="wp-block-column"><figure class="wp-block-image"><img src="x.webp" alt="Portrait"><figcaption>Henrike Osterloh<br><em>Künstlerische Leitung</em><br><a href="mailto:osterloh@kulturspeicher-nord.example">osterloh@kulturspeicher-nord.example</a></figcaption></figure></div>
<div class="wp-block-column"><figure class="wp-block-image"><img src="y.webp" alt="Portrait"><figcaption>Malte Jürgensen<br><em>Haustechnik</em></figcaption></figure></div>
<div class="wp-block-column"><figure class="wp-block-image"><img src="z.webp" alt="Portrait"><figcaption>Dr. phil. Carla Weißenfels<br><em>Vermittlung und Schulen</em></figcaption></figure></div></div></body></html>`,
    '/kontakt-anfahrt/': `<!DOCTYPE html><html lang="de-DE"><meta charset="UTF-8"><title>Kontakt</title><body><p><strong>Kulturspeicher Nord gGmbH</strong><br>Speicherzeile 3–5<br>24768 Rendsburg</p><p>Fon +49 (0)30 23125-440<br>Fax +49 (0)30 23125-441</p><p>kontakt<span>@</span>kulturspeicher-nord.example</p><p>Presseanfragen bitte an presse@kulturspeicher-nord.example</p></body></html>`,
    '/impressum/': `<!DOCTYPE html><html lang="de-DE"><meta charset="UTF-8"><title>Impressum</title><body><h1>Impressum</h1><p>Diensteanbieter: Kulturspeicher Nord gGmbH, Speicherzeile 3–5, 24768 Rendsburg</p><p>Geschäftsführerin: Henrike Osterloh</p><p>HRB 99881 Amtsgericht Kiel, Steuernummer 20/293/00000</p></body></html>`,
  },
  truth: {
    names: ['Kulturspeicher Nord', 'Kulturspeicher Nord gGmbH'],
    descriptions: ['Konzerte, Lesungen und offene Ateliers im alten Kornspeicher am Kanal.'],
    people: [
      ['Henrike Osterloh', 'Künstlerische Leitung'],
      ['Malte Jürgensen', 'Haustechnik'],
      ['Carla Weißenfels', 'Vermittlung und Schulen'],
    ],
    emails: [
      ['kontakt@kulturspeicher-nord.example', 'role'],
      ['presse@kulturspeicher-nord.example', 'role'],
      ['osterloh@kulturspeicher-nord.example', 'personal'],
    ],
    phones: ['+493023125440', '+493023125441'],
    addresses: [['Speicherzeile 3–5', '24768', 'Rendsburg']],
  },
};

/** One page for all, sections with anchors; a table without heads. */
const lumenSamfund: FictionalSite = {
  host: 'lumen-samfund.example',
  pages: {
    '/': `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>Foreningen Lumen</title><meta name="description" content="Vi bygger og deler solovne på Fyn og i Østafrika."></head><body><a href="#om">Om</a><a href="#bestyrelse">Bestyrelse</a><section id="om"><h1>Foreningen Lumen</h1><p>Solovne til alle.</p></section>
<section id="bestyrelse"><h2>Bestyrelsen</h2><table><tr><td>Formand</td><td>Kirsten Bjerregaard</td></tr><tr><td>Kasserer</td><td>Mogens Ravnsborg</td></tr><tr><td>Bestyrelsesmedlem</td><td>Amina Yusuf Holm</td></tr></table></section>
<section id="kontakt"><h2>Kontakt</h2><p>Foreningen Lumen<br/>Havnegade 40, 2. sal<br/>5000 Odense C</p><p>Tlf.: 65 55 01 23</p><p>Skriv til <a href="mailto:Bestyrelsen &lt;kontakt@lumen-samfund.example&gt;">kontakt@lumen-samfund.example</a></p></section></body></html>`,
  },
  truth: {
    names: ['Foreningen Lumen'],
    descriptions: ['Vi bygger og deler solovne på Fyn og i Østafrika.'],
    people: [
      ['Kirsten Bjerregaard', 'Formand'],
      ['Mogens Ravnsborg', 'Kasserer'],
      ['Amina Yusuf Holm', 'Bestyrelsesmedlem'],
    ],
    emails: [['kontakt@lumen-samfund.example', 'role']],
    phones: ['+4565550123'],
    addresses: [['Havnegade 40, 2. sal', '5000', 'Odense C']],
  },
};

/** A school: staff in a table with heads, office hours, several numbers. */
const bjorkskolan: FictionalSite = {
  host: 'bjorkskolan.example',
  pages: {
    '/': `<!doctype html><html lang="sv-SE"><head><meta charset="utf-8"><title>Björkskolan | En friskola i Umeå</title></head><body><header class="site-header"><img class="site-logo" src="/bjork.svg" alt="Björkskolan"></header><nav><a href="/personal">Personal</a><a href="/hitta-hit-kontakt">Kontakt</a></nav><h1>Välkommen till vårterminen</h1><p>Terminen börjar 9 januari.</p></body></html>`,
    '/personal': `<!doctype html><html lang="sv-SE"><meta charset="utf-8"><title>Personal</title><table id="stafflist"><tr><th>Namn</th><th>Befattning</th><th>Telefon</th><th>E-post</th></tr>
<tr><td>Lindqvist, Saga</td><td>Rektor</td><td><a href="tel:+46905550101">090-555 01 01</a></td><td><a href="mailto:saga.lindqvist@bjorkskolan.example">Skicka e-post</a></td></tr>
<tr><td>Öhman, Karl-Erik</td><td>Speciallärare</td><td></td><td><a href="mailto:karl-erik.ohman@bjorkskolan.example">Skicka e-post</a></td></tr>
<tr><td>Haddad, Rima</td><td>Skolsköterska</td><td></td><td></td></tr></table>`,
    '/hitta-hit-kontakt': `<!doctype html><html lang="sv-SE"><meta charset="utf-8"><title>Kontakt</title><p>Besöksadress: Björkvägen 17, 903 42 Umeå</p><p>Växel: tel 090-555 01 00</p><p>expedition(at)bjorkskolan.example</p><p>Org.nr 556677-8899</p>`,
  },
  truth: {
    names: ['Björkskolan'],
    people: [
      ['Saga Lindqvist', 'Rektor'],
      ['Karl-Erik Öhman', 'Speciallärare'],
      ['Rima Haddad', 'Skolsköterska'],
    ],
    emails: [
      ['expedition@bjorkskolan.example', 'role'],
      ['saga.lindqvist@bjorkskolan.example', 'personal'],
      ['karl-erik.ohman@bjorkskolan.example', 'personal'],
    ],
    phones: ['+46905550100', '+46905550101'],
    addresses: [['Björkvägen 17', '903 42', 'Umeå']],
  },
};

/** JSON-LD with roles between organization and people, and a department. */
const waterkant: FictionalSite = {
  host: 'stichtingwaterkant.example',
  pages: {
    '/': `<!doctype html><html lang="nl-NL"><head><meta charset="utf-8"><title>Home</title><script type="application/ld+json">{"@context":"http://schema.org","@type":"http://schema.org/Organization","name":"Stichting Waterkant","description":"Stichting Waterkant redt historische binnenvaartschepen van de sloop.","url":"https://www.stichtingwaterkant.example","email":"werf@stichtingwaterkant.example",
"contactPoint":[{"@type":"ContactPoint","telephone":"+31-20-555-0117","contactType":"customer service"}],"location":{"@type":"Place","address":{"@type":"PostalAddress","streetAddress":"Werfkade 2","postalCode":"1033 AB","addressLocality":"Amsterdam","addressCountry":"NL"}},
"member":[{"@type":"OrganizationRole","roleName":"Voorzitter","member":{"@type":"Person","name":"Hester Koopmans"}},{"@type":"OrganizationRole","roleName":"Scheepstimmerman","member":{"@type":"Person","name":"Wouter de Graaff"}}],
"sponsor":{"@type":"Organization","name":"Scheepvaartfonds","telephone":"+31-20-555-0999"},"sameAs":"https://www.linkedin.com/company/stichting-waterkant"}</script></head><body><p>Welkom aan boord.</p><a href="/nieuws/2026/02/nieuwe-boeg">Nieuwe boeg voor de Vrouwe Jacoba</a></body></html>`,
  },
  truth: {
    names: ['Stichting Waterkant'],
    descriptions: ['Stichting Waterkant redt historische binnenvaartschepen van de sloop.'],
    people: [
      ['Hester Koopmans', 'Voorzitter'],
      ['Wouter de Graaff', 'Scheepstimmerman'],
    ],
    emails: [['werf@stichtingwaterkant.example', 'role']],
    phones: ['+31205550117'],
    addresses: [['Werfkade 2', '1033 AB', 'Amsterdam']],
    profiles: ['https://www.linkedin.com/company/stichting-waterkant'],
  },
};

export const NORTHERN = [kulturspeicher, lumenSamfund, bjorkskolan, waterkant];
