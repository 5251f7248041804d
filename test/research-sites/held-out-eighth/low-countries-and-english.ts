import type { FictionalSite } from '../fictional-site.js';

/** A Dutch water board: cards of its executive, a visiting and a postal address. */
const oudeAa: FictionalSite = {
  host: 'waterschapoudeaa.example',
  pages: {
    '/': `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Waterschap Oude Aa | Schoon en veilig water</title><meta name="description" content="Waterschap Oude Aa zorgt voor droge voeten en schoon water tussen Assen en de Hunze."/><meta property="og:site_name" content="Waterschap Oude Aa"/></head><body><div class="cookiebar">Wij gebruiken alleen functionele cookies.</div><nav class="nav"><a href="/bestuur">Bestuur</a><a href="/directie">Organisatie</a><a href="/contact">Contact</a><a href="/privacyverklaring">Privacy</a></nav><main><h1>Waar kunnen we u mee helpen?</h1><ul class="toptaken"><li><a href="/belasting">Belasting betalen</a></li><li><a href="/melding">Melding doen</a></li></ul><h2>Nieuws</h2><article class="news"><h3>Gemaal De Wijk vernieuwd</h3><p>14 november 2025 – Wethouder Jeroen Terpstra van de gemeente opende het gemaal.</p></article></main></body></html>`,
    '/bestuur': `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Bestuur | Waterschap Oude Aa</title></head><body><main><h1>Dagelijks bestuur</h1><ul class="card-list"><li class="card"><span class="card__title">Wietske Hoekzema</span><span class="card__meta">Dijkgraaf</span><a href="mailto:dijkgraaf@waterschapoudeaa.example">Mail de dijkgraaf</a></li><li class="card"><span class="card__title">Harm-Jan Bruins</span><span class="card__meta">Heemraad waterveiligheid</span></li><li class="card"><span class="card__title">Nadia Oulad Ben Said</span><span class="card__meta">Heemraad financiën</span></li><li class="card"><span class="card__title">Klaas ten Cate</span><span class="card__meta">Heemraad natuur en landbouw</span></li></ul><h2>Vergaderingen</h2><p>Het algemeen bestuur vergadert elke laatste woensdag van de maand om 19.30 uur in het waterschapshuis.</p></main></body></html>`,
    '/directie': `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Organisatie | Waterschap Oude Aa</title></head><body><main><h1>Organisatie</h1><p>Bij het waterschap werken 210 mensen.</p><dl><dt>Secretaris-directeur</dt><dd>Monique Veldkamp</dd><dt>Directeur beheer</dt><dd>Ruben Sikkema</dd></dl></main></body></html>`,
    '/contact': `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Contact | Waterschap Oude Aa</title></head><body><main><h1>Contact</h1><h2>Bezoekadres</h2><p>Stroomdalweg 4<br>9403 AB Assen</p><h2>Postadres</h2><p>Postbus 118<br>9400 AC Assen</p><h2>Telefoon</h2><p>0592 - 55 03 10 (werkdagen 8.30 - 17.00 uur)<br>Calamiteiten buiten kantooruren: 0592 - 55 03 99</p><h2>E-mail</h2><p><a href="mailto:info@waterschapoudeaa.example">info@waterschapoudeaa.example</a></p><h2>Volg ons</h2><p><a href="https://www.linkedin.com/company/waterschap-oude-aa/">LinkedIn</a> <a href="https://www.youtube.com/@waterschapoudeaa">YouTube</a></p><p>IBAN NL91 ABNA 0417 1643 00 · KvK 01234567</p></main></body></html>`,
    '/privacyverklaring': `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Privacyverklaring | Waterschap Oude Aa</title></head><body><main><h1>Privacyverklaring</h1><p>Wij verwerken persoonsgegevens volgens de AVG. Vragen? Mail de functionaris gegevensbescherming via privacy@waterschapoudeaa.example. U kunt ook een klacht indienen bij de Autoriteit Persoonsgegevens.</p></main></body></html>`,
  },
  truth: {
    names: ['Waterschap Oude Aa'],
    descriptions: ['Waterschap Oude Aa zorgt voor droge voeten en schoon water tussen Assen en de Hunze.'],
    people: [
      ['Wietske Hoekzema', 'Dijkgraaf'],
      ['Harm-Jan Bruins', 'Heemraad waterveiligheid'],
      ['Nadia Oulad Ben Said', 'Heemraad financiën'],
      ['Klaas ten Cate', 'Heemraad natuur en landbouw'],
      ['Monique Veldkamp', 'Secretaris-directeur'],
      ['Ruben Sikkema', 'Directeur beheer'],
    ],
    emails: [
      ['info@waterschapoudeaa.example', 'role'],
      ['dijkgraaf@waterschapoudeaa.example', 'role'],
      ['privacy@waterschapoudeaa.example', 'role'],
    ],
    phones: ['+31592550310', '+31592550399'],
    addresses: [
      ['Stroomdalweg 4', '9403 AB', 'Assen'],
      ['Postbus 118', '9400 AC', 'Assen'],
    ],
    profiles: [
      'https://www.linkedin.com/company/waterschap-oude-aa',
      'https://www.youtube.com/@waterschapoudeaa',
    ],
  },
};

/** A British trade union: officers as h-cards, a helpline, an address in the footer of each page. */
const calderside: FictionalSite = {
  host: 'caldersideworkers.example',
  pages: {
    '/': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Calderside Transport Workers’ Union</title><meta name="description" content="The union for bus, tram and depot staff across the Calder valley."></head><body><a class="skip" href="#main">Skip to content</a><nav><a href="/join">Join</a> <a href="/your-reps">Your reps</a> <a href="/contact-us">Contact us</a></nav><main id="main"><h1>Stronger together</h1><h2>Latest</h2><ul><li><a href="/news/pay-2025">Pay offer 2025: ballot opens</a> 6 November</li><li><a href="/news/toilets">Depot toilets: we won</a> 19 October</li></ul><blockquote>“The rep sorted it within a day.” Denise, tram conductor</blockquote></main><footer>Calderside Transport Workers’ Union, 27 Foundry Street, Halifax HX1 9ZZ. <a href="https://www.facebook.com/caldersideworkers">Facebook</a> <a rel="me" href="https://mastodon.example/@caldersideworkers">Mastodon</a></footer></body></html>`,
    '/join': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Join | Calderside Transport Workers’ Union</title></head><body><h1>Join us</h1><p>From £9.40 a month. Apprentices pay half.</p><form action="/join" method="post"><input name="email" placeholder="you@example.com"><button>Join today</button></form></body></html>`,
    '/your-reps': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Your reps | Calderside Transport Workers’ Union</title></head><body><main><h1>Your reps</h1><h2>Branch officers</h2>
<div class="h-card"><span class="p-name">Maureen Ogilvie</span> <span class="p-job-title">Branch Secretary</span> <a class="u-email" href="mailto:m.ogilvie@caldersideworkers.example">m.ogilvie@caldersideworkers.example</a></div>
<div class="h-card"><span class="p-name">Tariq Mahmood</span> <span class="p-job-title">Branch Chair</span> <a class="u-email" href="mailto:t.mahmood@caldersideworkers.example">t.mahmood@caldersideworkers.example</a></div>
<div class="h-card"><span class="p-name">Gareth Pugh</span> <span class="p-job-title">Treasurer</span></div>
<h2>Depot reps</h2><table><thead><tr><th>Name</th><th>Role</th><th>Mobile</th></tr></thead><tbody><tr><td>Leanne Brotherton</td><td>Elland Road rep</td><td>07400 123871</td></tr><tr><td>Kofi Mensah</td><td>Sowerby Bridge rep</td><td>07400 123872</td></tr></tbody></table></main><footer>Calderside Transport Workers’ Union, 27 Foundry Street, Halifax HX1 9ZZ.</footer></body></html>`,
    '/contact-us': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Contact us | Calderside Transport Workers’ Union</title></head><body><main><h1>Contact us</h1><p>Office: <a href="tel:01134960142">0113 496 0142</a>, weekdays 9.30am to 4pm</p><p>Members’ helpline: 0113 496 0143</p><p>Email <a href="mailto:office@caldersideworkers.example">office@caldersideworkers.example</a></p><p>Press enquiries: press@caldersideworkers.example</p><p>27 Foundry Street<br>Halifax<br>HX1 9ZZ</p></main></body></html>`,
  },
  truth: {
    names: ['Calderside Transport Workers’ Union'],
    descriptions: ['The union for bus, tram and depot staff across the Calder valley.'],
    people: [
      ['Maureen Ogilvie', 'Branch Secretary'],
      ['Tariq Mahmood', 'Branch Chair'],
      ['Gareth Pugh', 'Treasurer'],
      ['Leanne Brotherton', 'Elland Road rep'],
      ['Kofi Mensah', 'Sowerby Bridge rep'],
    ],
    emails: [
      ['m.ogilvie@caldersideworkers.example', 'personal'],
      ['t.mahmood@caldersideworkers.example', 'personal'],
      ['office@caldersideworkers.example', 'role'],
      ['press@caldersideworkers.example', 'role'],
    ],
    phones: ['+441134960142', '+441134960143', '+447400123871', '+447400123872'],
    addresses: [['27 Foundry Street', 'HX1 9ZZ', 'Halifax']],
    profiles: ['https://www.facebook.com/caldersideworkers', 'https://mastodon.example/@caldersideworkers'],
  },
};

/** An American start-up: JSON-LD with founders, a team grid, customers' logos and quotes. */
const ferrowave: FictionalSite = {
  host: 'ferrowave.example',
  pages: {
    '/': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Ferrowave: batteries you can recycle at home</title><meta name="description" content="Ferrowave builds iron-air batteries for small farms."><meta property="og:site_name" content="Ferrowave"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Corporation","name":"Ferrowave","legalName":"Ferrowave, Inc.","url":"https://ferrowave.example","logo":"https://ferrowave.example/static/logo@3x.png","sameAs":["https://www.linkedin.com/company/ferrowave","https://x.com/ferrowave","https://github.com/ferrowave"],"founder":[{"@type":"Person","name":"Priya Venkataraman","jobTitle":"Co-founder & CEO"},{"@type":"Person","name":"Caleb Lindqvist","jobTitle":"Co-founder & CTO"}]}</script></head><body><div id="__next"><header><a href="/about">About</a><a href="/careers">Careers</a><a href="/contact">Contact</a></header><h1>Rust is the new lithium</h1><section class="logos"><img src="/a.svg" alt="Blue Acre Dairy"><img src="/b.svg" alt="Hale Orchards"></section><section class="quotes"><figure><blockquote>We cut our diesel bill by half.</blockquote><figcaption>Marlene Schultz, owner, Blue Acre Dairy</figcaption></figure></section><footer>© 2025 Ferrowave, Inc. <a href="/privacy">Privacy</a></footer></div></body></html>`,
    '/about': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>About – Ferrowave</title></head><body><div id="__next"><h1>About us</h1><p>We spun out of a university lab in 2021 and shipped our first cell two years later.</p><h2>Team</h2><div class="grid"><div class="tile"><img src="/t/pv.webp" alt="Priya Venkataraman"><h3>Priya Venkataraman</h3><p>Co-founder & CEO</p></div><div class="tile"><img src="/t/cl.webp" alt="Caleb Lindqvist"><h3>Caleb Lindqvist</h3><p>Co-founder & CTO</p></div><div class="tile"><img src="/t/dr.webp" alt="Dolores Ruiz-Hanley"><h3>Dolores Ruiz-Hanley</h3><p>Head of Manufacturing</p></div><div class="tile"><img src="/t/tj.webp" alt="Terrence Jackson"><h3>Terrence Jackson</h3><p>Customer Success Lead</p></div></div><h2>Backed by</h2><div class="grid"><div class="tile"><h3>Longleaf Ventures</h3><p>Seed investor</p></div><div class="tile"><h3>Prairie Climate Fund</h3><p>Series A</p></div></div></div></body></html>`,
    '/careers': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Careers – Ferrowave</title></head><body><h1>Open roles</h1><ul><li><a href="/careers/cell-engineer">Cell Engineer</a> Austin, full-time</li><li><a href="/careers/ops">Operations Associate</a> Austin, part-time</li></ul><p>Nothing that fits? Write to jobs@ferrowave.example.</p></body></html>`,
    '/contact': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Contact – Ferrowave</title></head><body><h1>Talk to us</h1><div class="cols"><div><h4>Sales</h4><p><a href="mailto:sales@ferrowave.example">sales@ferrowave.example</a></p><p>(512) 555-0142</p></div><div><h4>Headquarters</h4><p>2210 Pedernales Street, Suite 140<br>Austin, TX 78702</p></div></div></body></html>`,
    '/privacy': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Privacy – Ferrowave</title></head><body><h1>Privacy policy</h1><p>Last updated March 3, 2025. Ferrowave, Inc. (“we”) collects the information that you give us. California residents may write to privacy@ferrowave.example.</p></body></html>`,
  },
  truth: {
    names: ['Ferrowave', 'Ferrowave, Inc.'],
    descriptions: ['Ferrowave builds iron-air batteries for small farms.'],
    people: [
      ['Priya Venkataraman', 'Co-founder & CEO'],
      ['Caleb Lindqvist', 'Co-founder & CTO'],
      ['Dolores Ruiz-Hanley', 'Head of Manufacturing'],
      ['Terrence Jackson', 'Customer Success Lead'],
    ],
    emails: [
      ['sales@ferrowave.example', 'role'],
      ['jobs@ferrowave.example', 'role'],
      ['privacy@ferrowave.example', 'role'],
    ],
    phones: ['+15125550142'],
    addresses: [['2210 Pedernales Street, Suite 140', '78702', 'Austin']],
    profiles: [
      'https://www.linkedin.com/company/ferrowave',
      'https://x.com/ferrowave',
      'https://github.com/ferrowave',
    ],
  },
};

export const LOW_COUNTRIES_AND_ENGLISH = [oudeAa, calderside, ferrowave];
