import type { FictionalSite } from '../fictional-site.js';

/** A Swedish housing cooperative: a board in a list, two names behind one label, a caretaking company of its own. */
const brf: FictionalSite = {
  host: 'brfmasen4.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="sv-SE"><head><meta charset="utf-8"><title>Välkommen | Brf Måsen 4</title><meta name="description" content="Vi är en bostadsrättsförening med 62 lägenheter i Majorna, byggda 1936."></head><body>
<div class="sidhuvud"><div class="foreningsnamn">Brf Måsen 4</div></div><ul class="meny"><li><a href="/styrelsen">Styrelsen</a></li><li><a href="/felanmalan">Felanmälan</a></li><li><a href="/kontakt">Kontakt</a></li></ul>
<h2>Vårstädning 25 april</h2><p>Vi ses på gården klockan 10. Korv och kaffe bjuds! /Gårdsgruppen genom Siv</p></body></html>`,
    '/styrelsen': `<!DOCTYPE html><html lang="sv-SE"><head><meta charset="utf-8"><title>Styrelsen | Brf Måsen 4</title></head><body><h1>Styrelsen 2025/2026</h1>
<ul><li><b>Lena Sjöqvist</b>, ordförande, ordforande (snabel-a) brfmasen4.example</li><li><b>Hassan Yusuf</b>, vice ordförande</li><li><b>Birgitta Falk</b>, sekreterare</li><li><b>Oskar Wennberg</b>, ledamot, ansvarig för tvättstugan</li></ul>
<p>Valberedning: Karin Ek och Mats Odelberg</p></body></html>`,
    '/felanmalan': `<!DOCTYPE html><html lang="sv-SE"><head><meta charset="utf-8"><title>Felanmälan | Brf Måsen 4</title></head><body><h1>Felanmälan</h1><p>Akuta fel dygnet runt: ring Jourbolaget, 0771-44 00 20.</p><p>Övriga fel anmäls till Bokvik Förvaltning AB, kundtjanst@bokvik.example.</p></body></html>`,
    '/kontakt': `<!DOCTYPE html><html lang="sv-SE"><head><meta charset="utf-8"><title>Kontakt | Brf Måsen 4</title></head><body><h1>Kontakt</h1><p>Bostadsrättsföreningen Måsen 4<br>Måsgatan 4 A<br>414 66 Göteborg</p><p>Telefon (expedition, torsdagar 18–19): 031-704 11 90</p><p><a href="mailto:styrelsen@brfmasen4.example">Skriv till styrelsen</a></p>
<h2>Fakturor</h2><p>Brf Måsen 4, Box 8871, FE 312, 838 80 Hackås. Organisationsnummer 716445-2210. Bankgiro 5231-7748.</p></body></html>`,
  },
  truth: {
    names: ['Brf Måsen 4', 'Bostadsrättsföreningen Måsen 4'],
    descriptions: ['Vi är en bostadsrättsförening med 62 lägenheter i Majorna, byggda 1936.'],
    people: [
      ['Lena Sjöqvist', 'ordförande'],
      ['Hassan Yusuf', 'vice ordförande'],
      ['Birgitta Falk', 'sekreterare'],
      ['Oskar Wennberg', 'ledamot, ansvarig för tvättstugan'],
      ['Karin Ek', 'Valberedning'],
      ['Mats Odelberg', 'Valberedning'],
    ],
    emails: [
      ['ordforande@brfmasen4.example', 'role'],
      ['styrelsen@brfmasen4.example', 'role'],
    ],
    phones: ['+46317041190'],
    addresses: [
      ['Måsgatan 4 A', '414 66', 'Göteborg'],
      ['Box 8871, FE 312', '838 80', 'Hackås'],
    ],
  },
};

/** A Finnish canoe club: how addresses are made, instead of addresses; a table without heads. */
const melojat: FictionalSite = {
  host: 'kallavedenmelojat.example',
  pages: {
    '/': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Etusivu - Kallaveden Melojat ry</title><meta property="og:site_name" content="Kallaveden Melojat ry"></head><body><nav><a href="/seura">Seura</a> <a href="/kurssit">Kurssit</a> <a href="/yhteystiedot">Yhteystiedot</a></nav><h1>Kausi avataan vappuna</h1><p>Avajaispuheen pitää kansanedustaja Tuula Heiskanen.</p><aside>Yhteistyössä: Savon Vene Oy, Osuuskauppa Pohjanlahti</aside></body></html>`,
    '/seura': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Seura - Kallaveden Melojat ry</title></head><body><h1>Seura</h1><p>Kallaveden Melojat perustettiin 1974. Jäseniä on noin 310.</p></body></html>`,
    '/kurssit': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Kurssit - Kallaveden Melojat ry</title></head><body><h1>Kurssit</h1><p>Peruskurssi 12.–14.6., hinta 95 €. Ilmoittautuminen: kurssit@kallavedenmelojat.example</p></body></html>`,
    '/yhteystiedot': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Yhteystiedot - Kallaveden Melojat ry</title></head><body><h1>Yhteystiedot</h1><p>Vaja: Rantakuja 3, 70100 Kuopio (ei postia)<br>Sähköpostit: etunimi.sukunimi@kallavedenmelojat.example</p>
<h2>Hallitus</h2><table><tr><td>Puheenjohtaja</td><td>Antti Rissanen</td><td>040 512 3487</td></tr><tr><td>Varapuheenjohtaja</td><td>Eeva-Liisa Kokkonen</td><td>050 348 2216</td></tr><tr><td>Rahastonhoitaja</td><td>Pekka Tirkkonen</td><td>044 290 7731</td></tr><tr><td>Kalustovastaava</td><td>Milla Huttunen</td><td>040 771 6042</td></tr></table>
<p>Y-tunnus 0281774-6, tilinumero FI42 5600 0520 1184 27</p></body></html>`,
  },
  truth: {
    names: ['Kallaveden Melojat ry', 'Kallaveden Melojat'],
    people: [
      ['Antti Rissanen', 'Puheenjohtaja'],
      ['Eeva-Liisa Kokkonen', 'Varapuheenjohtaja'],
      ['Pekka Tirkkonen', 'Rahastonhoitaja'],
      ['Milla Huttunen', 'Kalustovastaava'],
    ],
    emails: [['kurssit@kallavedenmelojat.example', 'role']],
    phones: ['+358405123487', '+358503482216', '+358442907731', '+358407716042'],
    addresses: [['Rantakuja 3', '70100', 'Kuopio']],
  },
};

/** An English food charity: trustees with brackets, staff in cards, news with bylines, a donor's words. */
const foodshare: FictionalSite = {
  host: 'thornburyvalefoodshare.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Home | Thornbury Vale Foodshare</title><meta property="og:site_name" content="Thornbury Vale Foodshare"><meta name="description" content="Surplus food, shared fairly, with 400 households a week across the Vale."></head><body>
<nav><a href="/about">About us</a><a href="/people">Our people</a><a href="/news">News</a><a href="/contact">Get in touch</a></nav>
<div class="quote"><p>“I give because nobody should have to choose between heating and eating.”</p><p>Margaret Tully, monthly donor</p></div>
<div class="sponsors"><h3>With thanks to</h3><p>Hartwell &amp; Sons Solicitors, 12 High Street, Thornbury Vale GL13 9QA</p></div>
<footer><p>Thornbury Vale Foodshare is a registered charity in England and Wales (1187734). Registered office: Unit 3, Old Dairy Yard, Mill Lane, Berkeley GL13 9QT.</p><p><a href="https://x.com/tvfoodshare">X</a> <a href="https://www.linkedin.com/company/thornbury-vale-foodshare">LinkedIn</a></p></footer></body></html>`,
    '/about': `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>About us | Thornbury Vale Foodshare</title></head><body><h1>About us</h1><p>We began in 2017 with one van and a borrowed fridge.</p></body></html>`,
    '/people': `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Our people | Thornbury Vale Foodshare</title></head><body><h1>Our people</h1><h2>Staff</h2>
<div class="person-card"><h3>Priya Raman</h3><p class="job">Chief Executive</p><p>priya.raman [at] thornburyvalefoodshare.example</p><p>Priya joined us from the NHS in 2021 and keeps bees.</p></div>
<div class="person-card"><h3>Dylan Okafor</h3><p class="job">Warehouse and Logistics Lead</p><p>Dylan knows every back lane in the Vale.</p></div>
<div class="person-card"><h3>Sue Carpenter</h3><p class="job">Volunteer Coordinator</p><p>volunteering [at] thornburyvalefoodshare.example</p></div>
<h2>Trustees</h2><ul><li>Geoffrey Lyle (Chair)</li><li>Dr Amina Siddiqui (Vice Chair)</li><li>Colin Bathurst (Treasurer)</li><li>Hannah Wroe</li></ul></body></html>`,
    '/news': `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>News | Thornbury Vale Foodshare</title></head><body><article><h2>A record harvest supper</h2><p class="meta">Posted by Jo Penhale on 4 October</p><p>Councillor Ian Maddox opened the evening.</p></article></body></html>`,
    '/contact': `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Get in touch | Thornbury Vale Foodshare</title></head><body><h1>Get in touch</h1><p>Ring us on <a href="tel:+441614960417">0161 496 0417</a> (Mon to Fri, 9am–3pm) or write to <a href="mailto:hello@thornburyvalefoodshare.example">hello@thornburyvalefoodshare.example</a>.</p><p>In an emergency call 999.</p></body></html>`,
  },
  truth: {
    names: ['Thornbury Vale Foodshare'],
    descriptions: ['Surplus food, shared fairly, with 400 households a week across the Vale.'],
    people: [
      ['Priya Raman', 'Chief Executive'],
      ['Dylan Okafor', 'Warehouse and Logistics Lead'],
      ['Sue Carpenter', 'Volunteer Coordinator'],
      ['Geoffrey Lyle', 'Chair'],
      ['Amina Siddiqui', 'Vice Chair'],
      ['Colin Bathurst', 'Treasurer'],
      ['Hannah Wroe', 'Trustees'],
    ],
    emails: [
      ['priya.raman@thornburyvalefoodshare.example', 'personal'],
      ['volunteering@thornburyvalefoodshare.example', 'role'],
      ['hello@thornburyvalefoodshare.example', 'role'],
    ],
    phones: ['+441614960417'],
    addresses: [['Unit 3, Old Dairy Yard, Mill Lane', 'GL13 9QT', 'Berkeley']],
    profiles: ['https://x.com/tvfoodshare', 'https://www.linkedin.com/company/thornbury-vale-foodshare'],
  },
};

/** An American maker of instruments: a graph of JSON-LD, a grid of leaders, error trackers, part numbers, placeholders. */
const kestrel: FictionalSite = {
  host: 'kestrelbayinstruments.example',
  pages: {
    '/': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Precision Water Quality Sensors | Kestrel Bay Instruments</title>
<meta name="description" content="Kestrel Bay builds rugged sensors for rivers, reservoirs and harbors.">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Kestrel Bay Instruments","url":"https://kestrelbayinstruments.example/"},{"@type":"Corporation","name":"Kestrel Bay Instruments, Inc.","address":{"@type":"PostalAddress","streetAddress":"2750 Harbor Ridge Dr., Suite 210","addressLocality":"Bellingham","addressRegion":"WA","postalCode":"98225","addressCountry":"US"},"contactPoint":[{"@type":"ContactPoint","contactType":"sales","telephone":"+1-360-555-0142","email":"sales@kestrelbayinstruments.example"}],"sameAs":["https://www.linkedin.com/company/kestrelbay","https://github.com/kestrelbay"]}]}</script>
<script src="https://js.tracker.example/5f3a.min.js" data-dsn="https://9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d@o4504.ingest.tracker.example/11"></script></head><body>
<a href="/products">Products</a> <a href="/company/leadership">Leadership</a> <a href="/company/contact">Contact</a>
<p>“The KB-300 survived two hurricanes.” <span>Marcus Delacroix, Gulf Harbor Authority</span></p>
<p>U.S. Patent 10,555,014 and 9,884,201</p><a href="https://twitter.com/intent/tweet?url=https%3A%2F%2Fkestrelbayinstruments.example">Tweet</a></body></html>`,
    '/products': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Products | Kestrel Bay Instruments</title></head><body><h1>Products</h1><table><tr><th>Model</th><th>Part no.</th></tr><tr><td>KB-300</td><td>360-555-2001</td></tr></table></body></html>`,
    '/company/leadership': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Leadership | Kestrel Bay Instruments</title></head><body><h1>Leadership</h1><div class="grid grid-cols-3">
<div><img src="/i/rt.jpg" alt="Ruth Tanaka"><div class="font-bold">Ruth Tanaka</div><div class="text-sm">President &amp; CEO</div></div>
<div><img src="/i/dm.jpg" alt="Desmond McBride"><div class="font-bold">Desmond McBride</div><div class="text-sm">VP, Engineering</div></div>
<div><img src="/i/lo.jpg" alt="Luz Ortega"><div class="font-bold">Luz Ortega</div><div class="text-sm">Director of Field Services</div></div>
<div><img src="/i/wk.jpg" alt="Walter J. Kovacs"><div class="font-bold">Walter J. Kovacs</div><div class="text-sm">Chief Metrologist</div></div></div></body></html>`,
    '/company/contact': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Contact | Kestrel Bay Instruments</title></head><body><h1>Contact</h1><p>2750 Harbor Ridge Dr., Suite 210<br>Bellingham, WA 98225</p><p>Main: (360) 555-0142<br>Fax: (360) 555-0143<br>Toll-free service line: 1-800-555-0199</p>
<p>Support: <a href="mailto:support@kestrelbayinstruments.example">support@kestrelbayinstruments.example</a></p><form><input placeholder="jane.doe@example.com"><input placeholder="(555) 555-5555"></form></body></html>`,
  },
  truth: {
    names: ['Kestrel Bay Instruments', 'Kestrel Bay Instruments, Inc.'],
    descriptions: ['Kestrel Bay builds rugged sensors for rivers, reservoirs and harbors.'],
    people: [
      ['Ruth Tanaka', 'President & CEO'],
      ['Desmond McBride', 'VP, Engineering'],
      ['Luz Ortega', 'Director of Field Services'],
      ['Walter J. Kovacs', 'Chief Metrologist'],
    ],
    emails: [
      ['sales@kestrelbayinstruments.example', 'role'],
      ['support@kestrelbayinstruments.example', 'role'],
    ],
    phones: ['+13605550142', '+13605550143', '+18005550199'],
    addresses: [['2750 Harbor Ridge Dr., Suite 210', '98225', 'Bellingham']],
    profiles: ['https://www.linkedin.com/company/kestrelbay', 'https://github.com/kestrelbay'],
  },
};

export const NORTH_AND_ENGLISH = [brf, melojat, foodshare, kestrel];
