import type { FictionalSite } from '../fictional-site.js';

const rich = (...lines: string[]): string =>
  lines
    .map(
      (line) =>
        `<p class="font_8 wixui-rich-text__text"><span class="wixui-rich-text__text">${line}</span></p>`,
    )
    .join('\n');
const andelPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html><html lang="da"><head><meta charset="utf-8"/><meta name="generator" content="Wix.com Website Builder"/><title>${title} | A/B Kastanjegården</title><meta property="og:site_name" content="Kastanjegården"/><script id="sentry">window.Sentry={dsn:"https://605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com/68"}</script></head><body>
<div id="SITE_HEADER"><nav><ul><li><a href="/"><p>Forside</p></a></li><li><a href="/bestyrelsen"><p>Bestyrelsen</p></a></li><li><a href="/praktisk"><p>Praktisk</p></a></li><li><a href="/kontakt"><p>Kontakt</p></a></li></ul></nav></div>
<div id="PAGES_CONTAINER"><div data-testid="richTextElement">${main}</div></div>
<div id="SITE_FOOTER"><div data-testid="richTextElement">${rich('Andelsboligforeningen Kastanjegården – CVR-nr. 28 41 70 96', '©2024 af Kastanjegården. Lavet med Wix.com')}</div></div></body></html>`;

/** A Danish housing cooperative on a site builder: a line for each of its board, an administrator, tradesmen to ring. */
const andel: FictionalSite = {
  host: 'kastanjegaarden.example',
  pages: {
    '/': andelPage(
      'Forside',
      `<h1 class="font_0">A/B Kastanjegården</h1>${rich('Velkommen til vores ejendom med 48 andele på Ravnsgade og Kastanjevej, opført 1908.', '<b>Nyt:</b> Arbejdslørdag 9. maj kl. 10. Vi slutter med grill i gården.', 'Generalforsamlingen holdes 23. april kl. 19 i Kulturhuset, Nørre Allé 7, 2200 København N. Dirigent: advokat Lise Bundgaard.')}`,
    ),
    '/bestyrelsen': andelPage(
      'Bestyrelsen',
      `<h2 class="font_2">Bestyrelsen 2025-26</h2>${rich('Formand: Mette Rasborg, Ravnsgade 14, 3. tv.', 'Næstformand: Jonas Thrane, Kastanjevej 2, 1. th.', 'Kasserer: Vibeke Holm Nissen, Ravnsgade 16, st. tv.', 'Bestyrelsesmedlem: Ali Rahimi, Ravnsgade 12, 4. tv.', 'Suppleant: Signe Kjærulff, Kastanjevej 4, 2. th.', 'Skriv til os på bestyrelsen@kastanjegaarden.example – vi svarer normalt inden for en uge.')}`,
    ),
    '/praktisk': andelPage(
      'Praktisk',
      `<h2 class="font_2">Vicevært</h2>${rich('Flemming Bech, tlf. 40 27 61 15, træffes hverdage kl. 8–9.')}<h2 class="font_2">Akut hjælp</h2>${rich('VVS: Sørensen &amp; Søn, tlf. 35 81 22 07 (døgnvagt)', 'El: Nørrebro El-Service, tlf. 35 37 90 44', 'Låsesmed: 70 20 18 36')}<h2 class="font_2">Vaskeri</h2>${rich('Åbent alle dage 7–21. Nøglebrik fås hos viceværten.')}<h2 class="font_2">Venteliste</h2>${rich('Eksternt optag er lukket. Indskud betales på reg.nr. 5301 konto 0244718.')}`,
    ),
    '/kontakt': andelPage(
      'Kontakt',
      `<h2 class="font_2">Kontakt</h2>${rich('A/B Kastanjegården', 'Ravnsgade 14, kld.', '2200 København N', '<a href="mailto:bestyrelsen@kastanjegaarden.example" data-auto-recognition="true">bestyrelsen@kastanjegaarden.example</a>')}<h2 class="font_2">Administrator</h2>${rich('Vestvold Ejendomsadministration A/S', 'Havneholmen 88, 1561 København V', 'Tlf. 33 24 71 90, mail@vestvold-adm.example')}`,
    ),
  },
  truth: {
    names: ['A/B Kastanjegården', 'Andelsboligforeningen Kastanjegården', 'Kastanjegården'],
    people: [
      ['Mette Rasborg', 'Formand'],
      ['Jonas Thrane', 'Næstformand'],
      ['Vibeke Holm Nissen', 'Kasserer'],
      ['Ali Rahimi', 'Bestyrelsesmedlem'],
      ['Signe Kjærulff', 'Suppleant'],
      ['Flemming Bech', 'Vicevært'],
    ],
    emails: [['bestyrelsen@kastanjegaarden.example', 'role']],
    phones: ['+4540276115'],
    addresses: [['Ravnsgade 14, kld.', '2200', 'København N']],
  },
};

const institutePage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><title>${title} - Institutet för vattenresurser</title></head><body class="env-page sv-layout">
<header><div class="sv-text-portlet">Sörmarks universitet</div><a href="/">Institutet för vattenresurser</a><nav><ul><li><a href="/forskning">Forskning</a></li><li><a href="/utbildning">Utbildning</a></li><li><a href="/om-oss/personal">Personal</a></li><li><a href="/kontakta-oss">Kontakta oss</a></li></ul></nav></header>
<main class="pagecontent">${main}<p class="sidansvarig">Sidansvarig: webbredaktionen@sivr.example · Senast uppdaterad: 2026-02-18</p></main>
<footer><p>Sörmarks universitet, 641 80 Katrineholm · Organisationsnummer 202100-9917 · <a href="https://sormark.example">sormark.example</a></p></footer></body></html>`;
const staff = (name: string, title: string, phone: string, user: string): string =>
  `<tr><td class="sv-p">${name}</td><td>${title}</td><td>${phone}</td><td><a href="mailto:${user}@sivr.example">${user}@sivr.example</a></td></tr>`;

/** A Swedish university's institute: a table of staff with the surname first, two addresses, a public defence. */
const institut: FictionalSite = {
  host: 'sivr.example',
  pages: {
    '/': institutePage(
      'Start',
      `<h1>Institutet för vattenresurser</h1><p class="ingress">Vi forskar om sjöar, grundvatten och dricksvatten i ett förändrat klimat.</p><div class="sv-channel"><h2>Kalender</h2><ul><li>24 april: Disputation. Amanda Ståhl försvarar avhandlingen ”Humus i rörelse”. Opponent: professor Jukka Lehtovaara, Östra Finlands universitet. Plats: sal B113, Fredsgatan 2, 641 30 Katrineholm.</li><li>7 maj: Öppet hus</li></ul></div>`,
    ),
    '/forskning': institutePage(
      'Forskning',
      `<h1>Forskning</h1><h2>Sjöar som minns</h2><p>Finansiär: Formas, dnr 2023-00417.</p><h2>Rent vatten på landet</h2><p>Samarbete med Katrineholms Vatten AB.</p>`,
    ),
    '/utbildning': institutePage(
      'Utbildning',
      `<h1>Utbildning</h1><p>Masterprogram i vattenförvaltning, 120 hp. Anmälningskod SMU-41077.</p>`,
    ),
    '/om-oss/personal': institutePage(
      'Personal',
      `<h1>Personal</h1><table class="sv-responsiveTable"><thead><tr><th scope="col">Namn</th><th scope="col">Titel</th><th scope="col">Telefon</th><th scope="col">E-post</th></tr></thead><tbody>
${staff('Bergqvist, Helena', 'Föreståndare, professor', '0150-77 41 10', 'helena.bergqvist')}
${staff('Lindblad, Erik', 'Universitetslektor', '0150-77 41 13', 'erik.lindblad')}
${staff('Noori, Shirin', 'Forskare', '0150-77 41 16', 'shirin.noori')}
${staff('Persson, Karl-Johan', 'Forskningsingenjör', '0150-77 41 22', 'karl-johan.persson')}
${staff('Ståhl, Amanda', 'Doktorand', '0150-77 41 25', 'amanda.stahl')}
${staff('Österlund, Gun', 'Administratör', '0150-77 41 00', 'gun.osterlund')}</tbody></table>`,
    ),
    '/kontakta-oss': institutePage(
      'Kontakta oss',
      `<h1>Kontakta oss</h1><h2>Postadress</h2><p>Institutet för vattenresurser<br>Box 417<br>641 24 Katrineholm</p><h2>Besöksadress</h2><p>Fredsgatan 2, 641 30 Katrineholm</p><p>Växel: 0150-77 40 00<br>E-post: registrator snabel-a sivr punkt example</p><p>Leveranser: porten mot Djulögatan, vardagar 7–15.</p>`,
    ),
  },
  truth: {
    names: ['Institutet för vattenresurser'],
    people: [
      ['Helena Bergqvist', 'Föreståndare, professor'],
      ['Erik Lindblad', 'Universitetslektor'],
      ['Shirin Noori', 'Forskare'],
      ['Karl-Johan Persson', 'Forskningsingenjör'],
      ['Amanda Ståhl', 'Doktorand'],
      ['Gun Österlund', 'Administratör'],
    ],
    emails: [
      ['helena.bergqvist@sivr.example', 'personal'],
      ['erik.lindblad@sivr.example', 'personal'],
      ['shirin.noori@sivr.example', 'personal'],
      ['karl-johan.persson@sivr.example', 'personal'],
      ['amanda.stahl@sivr.example', 'personal'],
      ['gun.osterlund@sivr.example', 'personal'],
      ['registrator@sivr.example', 'role'],
      ['webbredaktionen@sivr.example', 'role'],
    ],
    phones: [
      '+46150774110',
      '+46150774113',
      '+46150774116',
      '+46150774122',
      '+46150774125',
      '+46150774100',
      '+46150774000',
    ],
    addresses: [
      ['Box 417', '641 24', 'Katrineholm'],
      ['Fredsgatan 2', '641 30', 'Katrineholm'],
    ],
  },
};

const newsPage = (
  title: string,
  main: string,
  head = '',
): string => `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>${title}</title>${head}<script async src="https://mainos.example/ads.js?client=ca-pub-4177120958830021"></script></head><body>
<header class="site-header"><a class="brand" href="/"><img src="/static/rs-logo.svg" alt="Rautakosken Sanomat"></a><ul><li><a href="/uutiset">Uutiset</a></li><li><a href="/mielipide">Mielipide</a></li><li><a href="/ilmoittajalle">Ilmoittajalle</a></li><li><a href="/yhteystiedot">Yhteystiedot</a></li></ul></header>
${main}
<footer><p>Rautakosken Sanomat – kotiseudun asialla vuodesta 1919</p><p>Julkaisija: Kosken Media Oy, Y-tunnus 0417263-8</p><p><a href="https://www.facebook.com/rautakoskensanomat">Facebook</a> <a href="https://x.com/rautakoskensan">X</a></p></footer></body></html>`;

/** A Finnish local paper: bylines, letters to the editor and people in the news, the newsroom's contacts in rows. */
const lehti: FictionalSite = {
  host: 'rautakoskensanomat.example',
  pages: {
    '/': newsPage(
      'Rautakosken Sanomat - uutiset Rautakoskelta ja lähikunnista',
      `<main><article class="teaser lead"><h2><a href="/uutiset">Myllysilta suljetaan kesäksi</a></h2><p>Tekninen johtaja Raimo Kettunen lupaa sillan kuntoon elokuuksi.</p><span class="byline">Teksti: Sari Väisänen | Kuva: Olli Parviainen</span></article><article class="teaser"><h2>Kirppis täytti torin</h2><p>”Löysin mummon kahvikupit”, iloitsee Pirjo Lampinen.</p><span class="byline">Sari Väisänen</span></article><aside class="ad"><p>Autohuolto Kemppainen, Teollisuustie 9, 78850 Varkaus, p. 017 288 4410</p></aside><section><h3>Luetuimmat</h3><ol><li>Koulun kattoremontti viivästyy</li><li>Karhu nähtiin Rytilahdessa</li></ol></section></main>`,
      `<meta name="description" content="Paikallislehti, joka ilmestyy keskiviikkoisin ja lauantaisin – ja verkossa joka päivä."><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsMediaOrganization","name":"Rautakosken Sanomat","foundingDate":"1919","url":"https://rautakoskensanomat.example/","logo":"https://rautakoskensanomat.example/static/rs-logo.svg","telephone":"+358172884100","email":"toimitus@rautakoskensanomat.example","parentOrganization":{"@type":"Organization","name":"Kosken Media Oy"}}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"ItemList","itemListElement":[{"@type":"NewsArticle","headline":"Myllysilta suljetaan kesäksi","author":{"@type":"Person","name":"Sari Väisänen"},"datePublished":"2026-04-15T06:00:00+03:00"}]}</script>`,
    ),
    '/uutiset': newsPage(
      'Uutiset - Rautakosken Sanomat',
      `<main><h1>Uutiset</h1><article><h2>Myllysilta suljetaan kesäksi</h2></article></main>`,
    ),
    '/mielipide': newsPage(
      'Mielipide - Rautakosken Sanomat',
      `<main><h1>Mielipide</h1><article><h2>Hiihtoladut kuntoon</h2><p>Latuja ei ajettu kolmeen viikkoon.</p><p>Markku Saastamoinen, Rytilahti</p></article></main>`,
    ),
    '/ilmoittajalle': newsPage(
      'Ilmoittajalle - Rautakosken Sanomat',
      `<main><h1>Ilmoittajalle</h1><p>Etusivu 1,95 €/pmm, takasivu 1,70 €/pmm (alv 0 %). Aineistot: ilmoitukset@rautakoskensanomat.example</p></main>`,
    ),
    '/yhteystiedot': newsPage(
      'Yhteystiedot - Rautakosken Sanomat',
      `<main><h1>Yhteystiedot</h1><p>Käynti- ja postiosoite: Kauppakatu 31, 78200 Varkaus<br>Avoinna ma–pe klo 9–15<br>Asiakaspalvelu ja tilaukset: 017 288 4100, tilaajapalvelu@rautakoskensanomat.example</p>
<h2>Toimitus</h2><div class="kontakti"><strong>Hanna Mäkiranta</strong> päätoimittaja <span>040 731 5526</span></div><div class="kontakti"><strong>Sari Väisänen</strong> toimittaja <span>040 731 5528</span></div><div class="kontakti"><strong>Olli Parviainen</strong> toimittaja-kuvaaja <span>040 731 5531</span></div><h2>Ilmoitusmyynti</h2><div class="kontakti"><strong>Kirsi Tossavainen</strong> mediamyyjä <span>050 447 2093</span></div><p>Sähköpostit: etunimi.sukunimi@rautakoskensanomat.example</p><h2>Jakeluhäiriöt</h2><p>Jakeluyhtiö Itäposti, 0600 417 20 (1,25 €/min + pvm)</p><p>Noudatamme Journalistin ohjeita.</p></main>`,
    ),
  },
  truth: {
    names: ['Rautakosken Sanomat'],
    descriptions: ['Paikallislehti, joka ilmestyy keskiviikkoisin ja lauantaisin – ja verkossa joka päivä.'],
    people: [
      ['Hanna Mäkiranta', 'päätoimittaja'],
      ['Sari Väisänen', 'toimittaja'],
      ['Olli Parviainen', 'toimittaja-kuvaaja'],
      ['Kirsi Tossavainen', 'mediamyyjä'],
    ],
    emails: [
      ['toimitus@rautakoskensanomat.example', 'role'],
      ['ilmoitukset@rautakoskensanomat.example', 'role'],
      ['tilaajapalvelu@rautakoskensanomat.example', 'role'],
    ],
    phones: ['+358172884100', '+358407315526', '+358407315528', '+358407315531', '+358504472093'],
    addresses: [['Kauppakatu 31', '78200', 'Varkaus']],
    profiles: ['https://www.facebook.com/rautakoskensanomat', 'https://x.com/rautakoskensan'],
  },
};

export const NORDIC_SEVENTH = [andel, institut, lehti];
