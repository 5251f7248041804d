import type { FictionalSite } from '../fictional-site.js';

/** An American law firm: data on the home page, attorneys as links, testimonials. */
const harrowPike: FictionalSite = {
  host: 'harrowpike.example',
  pages: {
    '/': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Monterey Estate Planning Attorneys - Harrow &amp; Pike LLP</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"LegalService","name":"Harrow & Pike LLP","telephone":"+1-831-555-0131","address":{"@type":"PostalAddress","streetAddress":"1200 Cannery Row, Suite 410","addressLocality":"Monterey","addressRegion":"CA","postalCode":"93940","addressCountry":"US"},"sameAs":["https://www.linkedin.com/company/harrow-pike","https://www.facebook.com/harrowpikelaw/"],"openingHours":"Mo-Fr 09:00-17:00"}</script></head><body><a href="/attorneys/">Our Attorneys</a><a href="/contact-us/">Contact Us</a><blockquote><p>They made a hard week easy.</p><cite>Marcus Tillery, client</cite></blockquote></body></html>`,
    '/attorneys/': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Attorneys - Harrow &amp; Pike LLP</title></head><body><h1>Attorneys</h1><div class="attorney-list"><a class="attorney" href="/attorneys/harrow/"><div class="photo"></div><h2>Eleanor Harrow</h2><span>Founding Partner</span></a><a class="attorney" href="/attorneys/pike/"><div class="photo"></div><h2>Desmond Pike Jr.</h2><span>Managing Partner</span></a><a class="attorney" href="/attorneys/oyelaran/"><div class="photo"></div><h2>Tolu Oyelaran</h2><span>Associate</span></a></div></body></html>`,
    '/contact-us/': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Contact - Harrow &amp; Pike LLP</title></head><body><h1>Contact Us</h1><form><input placeholder="you@example.com"></form><p>1200 Cannery Row<br>Suite 410<br>Monterey, CA 93940</p><p>Phone (831) 555-0131 | Fax (831) 555-0139</p></body></html>`,
  },
  truth: {
    names: ['Harrow & Pike LLP'],
    people: [
      ['Eleanor Harrow', 'Founding Partner'],
      ['Desmond Pike Jr.', 'Managing Partner'],
      ['Tolu Oyelaran', 'Associate'],
    ],
    phones: ['+18315550131', '+18315550139'],
    addresses: [['1200 Cannery Row, Suite 410', '93940', 'Monterey']],
    profiles: ['https://www.linkedin.com/company/harrow-pike', 'https://www.facebook.com/harrowpikelaw'],
  },
};

/** A British school: roles before names, with titles, in lists under headings. */
const ashdown: FictionalSite = {
  host: 'ashdownvale.example',
  pages: {
    '/': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Ashdown Vale Primary School - Home</title></head><body><div class="crest"><img src="/crest.png" alt="Ashdown Vale Primary School crest"></div><nav><a href="/our-school/staff">Meet the Staff</a><a href="/our-school/governors">Governors</a><a href="/contact">Contact</a></nav><div class="news"><h3>Harvest Festival</h3><p>Thank you to everyone who came.</p></div><div class="footer">Ashdown Vale Primary School, Mill Lane, Uckfield, East Sussex, TN22 9ZZ. Tel: 0161 496 0301. Email: office@ashdownvale.example. Headteacher: Mrs Judith Fenwick</div></body></html>`,
    '/our-school/staff': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Meet the Staff</title></head><body><h1>Meet the Staff</h1><h2>Leadership</h2><ul><li>Headteacher – Mrs Judith Fenwick</li><li>Deputy Headteacher – Mr Aaron Sidhu</li></ul><h2>Office</h2><ul><li>School Business Manager – Ms Bronwen Tudor</li></ul></body></html>`,
    '/our-school/governors': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Governors</title></head><body><h1>Governors</h1><table><tr><th>Name</th><th>Type of governor</th><th>Term ends</th></tr><tr><td>Rosalind Achebe</td><td>Chair, co-opted</td><td>31/08/2026</td></tr><tr><td>Piers Lanyon</td><td>Parent governor</td><td>12/03/2027</td></tr></table></body></html>`,
    '/contact': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Contact</title></head><body><h1>Contact</h1><p>Please email office@ashdownvale.example or telephone 0161 496 0301.</p></body></html>`,
  },
  truth: {
    names: ['Ashdown Vale Primary School'],
    people: [
      ['Judith Fenwick', 'Headteacher'],
      ['Aaron Sidhu', 'Deputy Headteacher'],
      ['Bronwen Tudor', 'School Business Manager'],
      ['Rosalind Achebe', 'Chair, co-opted'],
      ['Piers Lanyon', 'Parent governor'],
    ],
    emails: [['office@ashdownvale.example', 'role']],
    phones: ['+441614960301'],
    addresses: [['Mill Lane', 'TN22 9ZZ', 'Uckfield']],
  },
};

/** An Australian garden: blocks of a site builder, a mail address split over elements. */
const wattle: FictionalSite = {
  host: 'wattlestreetgarden.example',
  pages: {
    '/': `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Wattle Street Community Garden</title><meta property="og:site_name" content="Wattle Street Community Garden"><meta property="og:title" content="Home"><meta name="description" content="Plots, compost and company in the heart of Freo."></head><body><div class="sqs-block"><h1>Grow with us</h1></div><a href="/who-we-are">Who we are</a><a href="/find-us">Find us</a><div class="sqs-svg-icon--list"><a href="http://www.facebook.com/groups/wattlestreetgarden" class="sqs-svg-icon--wrapper facebook-unauth"></a><a href="https://instagram.com/wattlestreetgarden" class="sqs-svg-icon--wrapper"></a></div></body></html>`,
    '/who-we-are': `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Who we are — Wattle Street Community Garden</title></head><body><div class="sqs-block-content"><h2>The committee</h2><p><strong>Narelle Coombs</strong> | Convenor</p><p><strong>Huy Tran</strong> | Treasurer</p><p><strong>Sister Bernadette Kiely</strong> | Compost queen</p></div><div class="sqs-block-content"><h2>Thanks to</h2><p><strong>City of Fremantle</strong> | Sponsor</p></div></body></html>`,
    '/find-us': `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Find us — Wattle Street Community Garden</title></head><body><p>14 Wattle Street<br>Fremantle WA 6160</p><p><span>hello</span><span>@</span><span>wattlestreetgarden.example</span></p><p>0491 570 156 (Narelle)</p></body></html>`,
  },
  truth: {
    names: ['Wattle Street Community Garden'],
    descriptions: ['Plots, compost and company in the heart of Freo.'],
    people: [
      ['Narelle Coombs', 'Convenor'],
      ['Huy Tran', 'Treasurer'],
      ['Bernadette Kiely', 'Compost queen'],
    ],
    emails: [['hello@wattlestreetgarden.example', 'role']],
    phones: ['+61491570156'],
    addresses: [['14 Wattle Street', '6160', 'Fremantle']],
    profiles: [
      'https://www.facebook.com/groups/wattlestreetgarden',
      'https://instagram.com/wattlestreetgarden',
    ],
  },
};

/** A Canadian observatory: a directory of links with numbers, an extension. */
const mapleHollow: FictionalSite = {
  host: 'maplehollow.example',
  pages: {
    '/': `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>Maple Hollow Observatory :: Look up</title><meta name="twitter:site" content="@maplehollow"></head><body><h1><a href="/">Maple Hollow Observatory</a></h1><a href="/directory">Staff directory</a><a href="/visit">Plan your visit</a></body></html>`,
    '/directory': `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>Staff directory</title></head><body><h2>Directory</h2><div class="person"><div>Geneviève Tremblay-Ross, PhD</div><div>Director</div><div><a href="tel:+15195550131;ext=12">519-555-0131 x12</a></div><div><a href="mailto:gtremblay@maplehollow.example">gtremblay@maplehollow.example</a></div></div><div class="person"><div>Kwame Asante, MSc</div><div>Instrument technician</div><div><a href="mailto:kasante@maplehollow.example">kasante@maplehollow.example</a></div></div></body></html>`,
    '/visit': `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>Plan your visit</title></head><body><h2>Getting here</h2><p>The observatory is at 455 Ridge Road, Guelph, ON N1H 6J2, a ten minute drive from downtown. Admission $12.50, under 12 free.</p></body></html>`,
  },
  truth: {
    names: ['Maple Hollow Observatory'],
    people: [
      ['Geneviève Tremblay-Ross', 'Director'],
      ['Kwame Asante', 'Instrument technician'],
    ],
    emails: [
      ['gtremblay@maplehollow.example', 'personal'],
      ['kasante@maplehollow.example', 'personal'],
    ],
    phones: ['+15195550131'],
    addresses: [['455 Ridge Road', 'N1H 6J2', 'Guelph']],
  },
};

/** An Irish rescue service: an Eircode, a crew in prose. */
const burren: FictionalSite = {
  host: 'burrenrescue.example',
  pages: {
    '/': `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>Burren Sea Rescue CLG</title><meta name="description" content="Volunteers on call every day of the year."></head><body><header><a class="brand" href="/">Burren Sea Rescue</a></header><a href="/about">About the service</a></body></html>`,
    '/about': `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>About the service</title></head><body><h1>About</h1><p>Burren Sea Rescue has launched 412 times since 1994.</p><h2>Trustees</h2><p>Chairperson: Muireann Ní Bhriain</p><p>Secretary: Donal Hehir</p><p>Operations Manager: Caoimhe Talty</p><h2>Write to us</h2><p>Burren Sea Rescue CLG, Harbour Road, Doolin, Co. Clare, V95 XR12</p><p>(065) 555 0301 · ops AT burrenrescue DOT example</p><p>Registered Charity Number 20012345. CRO 123456.</p></body></html>`,
  },
  truth: {
    names: ['Burren Sea Rescue', 'Burren Sea Rescue CLG'],
    descriptions: ['Volunteers on call every day of the year.'],
    people: [
      ['Muireann Ní Bhriain', 'Chairperson'],
      ['Donal Hehir', 'Secretary'],
      ['Caoimhe Talty', 'Operations Manager'],
    ],
    emails: [['ops@burrenrescue.example', 'role']],
    phones: ['+353655550301'],
    addresses: [['Harbour Road', 'V95 XR12', 'Doolin']],
  },
};

/** An Indian trust: commas all the way, h-cards for its trustees. */
const kaveri: FictionalSite = {
  host: 'kaveritrust.example',
  pages: {
    '/': `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Kaveri Trust | Water for villages</title></head><body><img src="logo.svg" alt="Kaveri Trust"><a href="/trustees">Trustees</a><a href="/reach-us">Reach us</a></body></html>`,
    '/trustees': `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Trustees | Kaveri Trust</title></head><body><div class="h-card"><span class="p-name">Lakshmi Narayanan</span> <span class="p-role">Managing Trustee</span></div><div class="h-card"><span class="p-name">Imran Qureshi</span> <span class="p-role">Trustee</span> <a class="u-email" href="mailto:imran@kaveritrust.example">mail</a></div></body></html>`,
    '/reach-us': `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Reach us | Kaveri Trust</title></head><body><p>Kaveri Trust, No. 12, 3rd Cross, Jayanagar, Bengaluru 560011, Karnataka</p><p>Call +91 80 5550 0301 or write to office@kaveritrust.example</p></body></html>`,
  },
  truth: {
    names: ['Kaveri Trust'],
    people: [
      ['Lakshmi Narayanan', 'Managing Trustee'],
      ['Imran Qureshi', 'Trustee'],
    ],
    emails: [
      ['imran@kaveritrust.example', 'personal'],
      ['office@kaveritrust.example', 'role'],
    ],
    phones: ['+918055500301'],
    addresses: [['No. 12, 3rd Cross, Jayanagar', '560011', 'Bengaluru']],
  },
};

export const ENGLISH_OF_SIX_COUNTRIES = [harrowPike, ashdown, wattle, mapleHollow, burren, kaveri];
