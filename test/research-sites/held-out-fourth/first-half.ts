import type { FictionalSite } from '../fictional-site.js';

/** An Austrian mountain hut: a block theme, tenants instead of a team. */
const gamsblick: FictionalSite = {
  host: 'gamsblickhuette.example',
  pages: {
    '/': `<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><title>Gamsblickhütte – 1.840 m</title><meta name="description" content="Schutzhütte mit 38 Schlafplätzen im Toten Gebirge."></head><body class="wp-site-blocks"><header><p class="wp-block-site-title"><a href="/">Gamsblickhütte</a></p></header><nav><a href="/zimmer-preise/">Zimmer &amp; Preise</a><a href="/wir-ueber-uns/">Wir über uns</a><a href="/kontakt-anreise/">Kontakt &amp; Anreise</a><a href="/impressum/">Impressum</a></nav></body></html>`,
    '/zimmer-preise/': `<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><title>Zimmer &amp; Preise</title></head><body><table><tr><th>Lager</th><td>€ 24</td></tr><tr><th>Zweibettzimmer</th><td>€ 38</td></tr></table></body></html>`,
    '/wir-ueber-uns/': `<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><title>Wir über uns</title></head><body><h2 class="wp-block-heading">Eure Gastgeber</h2><div class="wp-block-media-text"><div class="wp-block-media-text__content"><p><strong>Lena Hinterleitner</strong><br>Hüttenwirtin und Köchin</p></div></div><div class="wp-block-media-text"><div class="wp-block-media-text__content"><p><strong>Florian Zauner</strong><br>Hüttenwirt, Bergführer</p></div></div></body></html>`,
    '/kontakt-anreise/': `<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><title>Kontakt &amp; Anreise</title></head><body><p>Talort: Almtalstraße 77, 4645 Grünau im Almtal</p><p>☎ +43 7616 550 711</p><p>✉ huette(at)gamsblickhuette.example</p></body></html>`,
    '/impressum/': `<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><title>Impressum</title></head><body><p>Medieninhaber: Lena Hinterleitner</p><p>Almtalstraße 77, 4645 Grünau im Almtal</p><p>UID: ATU12345678, Behörde: BH Gmunden</p></body></html>`,
  },
  truth: {
    names: ['Gamsblickhütte'],
    descriptions: ['Schutzhütte mit 38 Schlafplätzen im Toten Gebirge.'],
    people: [
      ['Lena Hinterleitner', 'Hüttenwirtin und Köchin'],
      ['Florian Zauner', 'Hüttenwirt, Bergführer'],
    ],
    emails: [['huette@gamsblickhuette.example', 'role']],
    phones: ['+437616550711'],
    addresses: [['Almtalstraße 77', '4645', 'Grünau im Almtal']],
  },
};

/** A Swedish design studio: a single page, people as links to mail. */
const lodvagen: FictionalSite = {
  host: 'studiolod.example',
  pages: {
    '/': `<!doctype html><html lang="sv-SE"><head><meta charset="utf-8"><title>Studio Lod</title><meta name="description" content="Grafisk form för museer och musik."></head><body><main><section><h1>Studio Lod</h1></section><section id="people"><h2>Vi som jobbar här</h2><div class="p"><a href="mailto:ylva@studiolod.example">Ylva Brännström</a><br>Art director</div><div class="p"><a href="mailto:isak@studiolod.example">Isak Oyelowo</a><br>Formgivare</div><div class="p"><a href="mailto:ronja@studiolod.example">Ronja Kuusisto</a><br>Projektledare</div></section><section id="kontakt"><h2>Kontakt</h2><p>Studio Lod AB<br>Hantverkargatan 11, 2 tr<br>112 21 Stockholm</p><p>Org.nr 559012-3456</p><p><a href="https://www.instagram.com/studiolod/?hl=sv">@studiolod</a></p></section></main></body></html>`,
  },
  truth: {
    names: ['Studio Lod', 'Studio Lod AB'],
    descriptions: ['Grafisk form för museer och musik.'],
    people: [
      ['Ylva Brännström', 'Art director'],
      ['Isak Oyelowo', 'Formgivare'],
      ['Ronja Kuusisto', 'Projektledare'],
    ],
    emails: [
      ['ylva@studiolod.example', 'personal'],
      ['isak@studiolod.example', 'personal'],
      ['ronja@studiolod.example', 'personal'],
    ],
    addresses: [['Hantverkargatan 11, 2 tr', '112 21', 'Stockholm']],
    profiles: ['https://www.instagram.com/studiolod'],
  },
};

/** A French vineyard: hCard of an older kind, a family in prose. */
const closMarnier: FictionalSite = {
  host: 'clos-des-grillons.example',
  pages: {
    '/': `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Domaine du Clos des Grillons | Vigneron indépendant</title><meta property="og:site_name" content="Domaine du Clos des Grillons"></head><body><nav><a href="/le-domaine">Le domaine</a><a href="/les-vins">Les vins</a><a href="/venir-nous-voir">Venir nous voir</a></nav></body></html>`,
    '/le-domaine': `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Le domaine</title></head><body><h1>Le domaine</h1><p>Quatre générations se sont succédé ici.</p><div class="portrait"><h3>Bertille Garrigues</h3><p>Vigneronne</p></div><div class="portrait"><h3>Émilien Garrigues</h3><p>Chef de culture</p></div></body></html>`,
    '/les-vins': `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Les vins</title></head><body><h1>Les vins</h1><div class="vin"><h3>Grand Soir</h3><p>Rouge de garde</p></div><div class="vin"><h3>Petit Matin</h3><p>Blanc sec</p></div></body></html>`,
    '/venir-nous-voir': `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Venir nous voir</title></head><body><div class="vcard"><span class="fn org">Domaine du Clos des Grillons</span><div class="adr"><span class="street-address">118 chemin des Cigales</span><br><span class="postal-code">30190</span> <span class="locality">Saint-Chaptes</span></div><span class="tel">04 66 55 07 11</span><br><a class="email" href="mailto:cave@clos-des-grillons.example">cave@clos-des-grillons.example</a></div></body></html>`,
  },
  truth: {
    names: ['Domaine du Clos des Grillons'],
    people: [
      ['Bertille Garrigues', 'Vigneronne'],
      ['Émilien Garrigues', 'Chef de culture'],
    ],
    emails: [['cave@clos-des-grillons.example', 'role']],
    phones: ['+33466550711'],
    addresses: [['118 chemin des Cigales', '30190', 'Saint-Chaptes']],
  },
};

/** An Italian band: members with instruments, a press office. */
const bandaMareggiata: FictionalSite = {
  host: 'bandamareggiata.example',
  pages: {
    '/': `<!doctype html><html lang="it-IT"><head><meta charset="utf-8"><title>Banda Mareggiata</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"MusicGroup","name":"Banda Mareggiata","member":[{"@type":"OrganizationRole","member":{"@type":"Person","name":"Loredana Sciutto"},"roleName":"clarinetto"},{"@type":"OrganizationRole","member":{"@type":"Person","name":"Davide Parodi"},"roleName":"tromba"}],"sameAs":["https://www.youtube.com/@bandamareggiata","https://bandamareggiata.bandcamp.example"]}</script></head><body><a href="/contatti/">Contatti</a></body></html>`,
    '/contatti/': `<!doctype html><html lang="it-IT"><head><meta charset="utf-8"><title>Contatti</title></head><body><h4>Ufficio stampa</h4><p>Costanza Bruzzone<br>stampa@bandamareggiata.example<br>+39 347 555 0711</p><h4>Sala prove</h4><p>Salita San Nicolò 18r, 16136 Genova</p></body></html>`,
  },
  truth: {
    names: ['Banda Mareggiata'],
    people: [
      ['Loredana Sciutto', 'clarinetto'],
      ['Davide Parodi', 'tromba'],
      ['Costanza Bruzzone', 'Ufficio stampa'],
    ],
    emails: [['stampa@bandamareggiata.example', 'role']],
    phones: ['+393475550711'],
    addresses: [['Salita San Nicolò 18r', '16136', 'Genova']],
    profiles: ['https://www.youtube.com/@bandamareggiata'],
  },
};

/** A Polish allotment society: a notice board, names with functions in brackets, Cyrillic beside Latin. */
const dzialki: FictionalSite = {
  host: 'rod-malwa.example',
  pages: {
    '/': `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>ROD „Malwa” w Ostrołęce</title></head><body><h1>ROD „Malwa” w Ostrołęce</h1><ul><li><a href="/ogloszenia">Ogłoszenia</a></li><li><a href="/zarzad-rod">Zarząd ROD</a></li><li><a href="/kontakt">Kontakt</a></li></ul></body></html>`,
    '/ogloszenia': `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Ogłoszenia</title></head><body><p>Zebranie 12 maja. Sprzedam altanę, tel. 600 100 200.</p></body></html>`,
    '/zarzad-rod': `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Zarząd ROD</title></head><body><h2>Zarząd</h2><ol><li>Krystyna Zalewska (prezes)</li><li>Bogusław Mróz (skarbnik)</li><li>Halina Kot-Nowicka (gospodarz)</li></ol></body></html>`,
    '/kontakt': `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Kontakt</title></head><body><p>Biuro: ul. Ogrodowa 2, 07-410 Ostrołęka</p><p>tel. 29 655 07 11, czynne: środa 16–18</p><p>zarzad@rod-malwa.example</p></body></html>`,
  },
  truth: {
    names: ['ROD „Malwa” w Ostrołęce', 'ROD „Malwa”', 'ROD Malwa'],
    people: [
      ['Krystyna Zalewska', 'prezes'],
      ['Bogusław Mróz', 'skarbnik'],
      ['Halina Kot-Nowicka', 'gospodarz'],
    ],
    emails: [['zarzad@rod-malwa.example', 'role']],
    phones: ['+48296550711'],
    addresses: [['ul. Ogrodowa 2', '07-410', 'Ostrołęka']],
  },
};

/** An Estonian ski school. */
const suusakool: FictionalSite = {
  host: 'kuuse-suusakool.example',
  pages: {
    '/': `<!doctype html><html lang="et"><head><meta charset="utf-8"><title>Kuuse Suusakool</title><meta name="description" content="Murdmaasuusatamine lastele ja täiskasvanutele."></head><body><header><a class="logo" href="/">Kuuse Suusakool</a></header><a href="/meist">Meist</a><a href="/kontakt">Kontakt</a></body></html>`,
    '/meist': `<!doctype html><html lang="et"><head><meta charset="utf-8"><title>Meist</title></head><body><h1>Meist</h1><h2>Treenerid</h2><div class="treener"><h3>Kadri Mägi</h3><p>peatreener</p></div><div class="treener"><h3>Rasmus Tamm</h3><p>treener</p></div></body></html>`,
    '/kontakt': `<!doctype html><html lang="et"><head><meta charset="utf-8"><title>Kontakt</title></head><body><p>MTÜ Kuuse Suusakool<br>Kuuse tänav 8<br>67405 Otepää</p><p>Telefon: 5555 0711</p><p>kool@kuuse-suusakool.example</p></body></html>`,
  },
  truth: {
    names: ['Kuuse Suusakool', 'MTÜ Kuuse Suusakool'],
    descriptions: ['Murdmaasuusatamine lastele ja täiskasvanutele.'],
    people: [
      ['Kadri Mägi', 'peatreener'],
      ['Rasmus Tamm', 'treener'],
    ],
    emails: [['kool@kuuse-suusakool.example', 'role']],
    phones: ['+37255550711'],
    addresses: [['Kuuse tänav 8', '67405', 'Otepää']],
  },
};

export const FIRST_HALF = [gamsblick, lodvagen, closMarnier, bandaMareggiata, dzialki, suusakool];
