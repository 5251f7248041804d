import type { FictionalSite } from '../fictional-site.js';

const cornLoftPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title} – The Corn Loft Theatre, Otley</title><meta property="og:site_name" content="The Corn Loft Theatre"></head>
<body><header><a href="/" class="logo">The Corn Loft Theatre</a><nav aria-label="Main"><ul><li><a href="/whats-on">What’s on</a></li><li><a href="/about-us">About us</a></li><li><a href="/our-people">Our people</a></li><li><a href="/support-us">Support us</a></li><li><a href="/contact">Contact</a></li></ul></nav></header>
<main>${main}</main>
<footer><p>The Corn Loft Theatre, 2 Malthouse Lane, Otley, West Yorkshire, LS21 9ZX. Registered charity number 1100000.</p><ul class="social"><li><a href="https://www.facebook.com/cornlofttheatre">Facebook</a></li><li><a href="https://bsky.app/profile/cornlofttheatre.example">Bluesky</a></li></ul></footer></body></html>`;

/** A British community theatre: staff in a list, trustees with offices in brackets, playwrights and donors. */
const cornLoft: FictionalSite = {
  host: 'cornlofttheatre.example',
  pages: {
    '/': cornLoftPage(
      'Welcome',
      `<h1>Ninety-eight seats and a lot of heart</h1><p>Plays, comedy and music in a former grain store by the Wharfe.</p><h2>Coming up</h2><article><h3>The Lighthouse Keeper’s Daughter</h3><p>by Martha Ellwood, directed by Colin Rudge</p><p>Thu 27 Nov to Sat 6 Dec, 7.30pm. £14 (£11).</p><a href="/whats-on">Book now</a></article>`,
    ),
    '/whats-on': cornLoftPage(
      'What’s on',
      `<h1>What’s on</h1><article><h3>The Lighthouse Keeper’s Daughter</h3><p>by Martha Ellwood, directed by Colin Rudge</p><p>“A small marvel.” – Northern Stage Review</p></article><article><h3>An Evening with Barry Tindall</h3><p>The comedian returns with new stories. Fri 12 Dec, 8pm.</p></article>`,
    ),
    '/about-us': cornLoftPage(
      'About us',
      `<h1>About us</h1><p>Arthur Bexley, corn merchant, put up the building in 1864. It stood empty for thirty years until a group of friends opened the theatre in 1987.</p><p>Today some 12,000 people a year climb our stairs. Jo Tranter, our Artistic Director, chooses nine productions a year, and our volunteers steward every performance. Come and join them.</p>`,
    ),
    '/our-people': cornLoftPage(
      'Our people',
      `<h1>Our people</h1><h2>Staff</h2><ul class="staff"><li><h3>Jo Tranter</h3><p>Artistic Director</p><p><a href="mailto:jo.tranter@cornlofttheatre.example">Email Jo</a></p></li><li><h3>Bhavna Solanki</h3><p>General Manager</p><p><a href="mailto:bhavna.solanki@cornlofttheatre.example">Email Bhavna</a></p></li><li><h3>Lewis Aspinall</h3><p>Technical Manager</p></li><li><h3>Kitty Rowbotham</h3><p>Front of House Manager</p></li></ul><h2>Trustees</h2><ul><li>Philippa Garside (Chair)</li><li>Desmond Okoye (Treasurer)</li><li>Hilary Strang (Company Secretary)</li></ul>`,
    ),
    '/support-us': cornLoftPage(
      'Support us',
      `<h1>Support us</h1><p>We receive no regular public money. Please consider a gift.</p><h2>With thanks to</h2><ul><li>The Hargreave Trust</li><li>Otley Building Society</li><li>The late Edna Pollitt, for her generous legacy</li></ul><p>To give by bank transfer: sort code 20-00-00, account 55779911.</p>`,
    ),
    '/contact': cornLoftPage(
      'Contact',
      `<h1>Contact</h1><h2>Box office</h2><p>0113 496 0170, Tuesday to Saturday, 10am to 4pm<br><a href="mailto:boxoffice@cornlofttheatre.example">boxoffice@cornlofttheatre.example</a></p><h2>Hiring the theatre</h2><p>0113 496 0171<br><a href="mailto:hire@cornlofttheatre.example">hire@cornlofttheatre.example</a></p><h2>Find us</h2><p>2 Malthouse Lane<br>Otley<br>West Yorkshire<br>LS21 9ZX</p><p>Buses 33 and X84 stop at the end of the lane.</p>`,
    ),
  },
  truth: {
    names: ['The Corn Loft Theatre', 'The Corn Loft Theatre, Otley', 'Corn Loft Theatre'],
    people: [
      ['Jo Tranter', 'Artistic Director'],
      ['Bhavna Solanki', 'General Manager'],
      ['Lewis Aspinall', 'Technical Manager'],
      ['Kitty Rowbotham', 'Front of House Manager'],
      ['Philippa Garside', 'Chair'],
      ['Desmond Okoye', 'Treasurer'],
      ['Hilary Strang', 'Company Secretary'],
    ],
    emails: [
      ['jo.tranter@cornlofttheatre.example', 'personal'],
      ['bhavna.solanki@cornlofttheatre.example', 'personal'],
      ['boxoffice@cornlofttheatre.example', 'role'],
      ['hire@cornlofttheatre.example', 'role'],
    ],
    phones: ['+441134960170', '+441134960171'],
    addresses: [['2 Malthouse Lane', 'LS21 9ZX', 'Otley']],
    profiles: [
      'https://www.facebook.com/cornlofttheatre',
      'https://bsky.app/profile/cornlofttheatre.example',
    ],
  },
};

const kelpgridPage = (title: string, main: string, head = ''): string => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${title}</title>${head}<link rel="preconnect" href="https://fonts.kelpgrid.example"></head>
<body class="bg-white antialiased"><header class="sticky top-0"><a href="/">Kelpgrid</a><a href="/product">Product</a><a href="/company">Company</a><a href="/contact">Contact</a></header>${main}
<footer class="mt-24 text-sm"><div>© 2025 Kelpgrid Pty Ltd, ABN 51 824 753 556</div><div><a href="/privacy">Privacy</a></div></footer></body></html>`;

/** An Australian start-up: JSON-LD, people with LinkedIn pages of their own, investors, customers, two places. */
const kelpgrid: FictionalSite = {
  host: 'kelpgrid.example',
  pages: {
    '/': kelpgridPage(
      'Kelpgrid | Underwater sensors for sea farms',
      `<section class="hero"><h1 class="text-6xl">See your farm from below</h1><p>Trusted by 40 sea farms from Tasmania to Tonga.</p></section><section class="grid"><div class="rounded-xl p-6"><p>“We find sick kelp two weeks earlier.”</p><p class="font-semibold">Harriet Doyle</p><p class="text-gray-500">Farm Manager, Bruny Kelp Co.</p></div><div class="rounded-xl p-6"><p>“It just works, even in a swell.”</p><p class="font-semibold">Sione Vaka</p><p class="text-gray-500">Owner, Vaka Pearls</p></div></section>`,
      `<meta name="description" content="Kelpgrid makes low-cost underwater sensor networks for kelp, oyster and pearl farms."><script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Kelpgrid","legalName":"Kelpgrid Pty Ltd","url":"https://kelpgrid.example/","logo":"https://kelpgrid.example/logo@2x.png","sameAs":["https://www.linkedin.com/company/kelpgrid","https://www.youtube.com/@kelpgrid"]}</script>`,
    ),
    '/product': kelpgridPage(
      'Product | Kelpgrid',
      `<h1>Product</h1><h2>Kelpgrid Node</h2><p>Temperature, salinity and light, every ten minutes, for five years on one battery.</p><h2>Pricing</h2><p>From $29 per node and month.</p>`,
    ),
    '/company': kelpgridPage(
      'Company | Kelpgrid',
      `<h1>Company</h1><p>We started in a boat shed in 2019.</p><h2>Team</h2><div class="grid grid-cols-3"><div><img src="/i/ic.avif" alt=""><p class="font-semibold">Imogen Castellari</p><p class="text-gray-500">Co-founder and CEO</p><a href="https://www.linkedin.com/in/imogen-castellari">LinkedIn</a></div><div><img src="/i/dr.avif" alt=""><p class="font-semibold">Dev Raghunathan</p><p class="text-gray-500">Co-founder and CTO</p><a href="https://www.linkedin.com/in/dev-raghunathan">LinkedIn</a></div><div><img src="/i/tb.avif" alt=""><p class="font-semibold">Tahlia Brennan</p><p class="text-gray-500">Head of Marine Operations</p></div><div><img src="/i/jn.avif" alt=""><p class="font-semibold">Josh Nguyen</p><p class="text-gray-500">Hardware Lead</p></div><div><img src="/i/mt.avif" alt=""><p class="font-semibold">Mele Tupou</p><p class="text-gray-500">Office Manager</p></div></div><h2>Our investors</h2><div class="grid grid-cols-3"><div><p class="font-semibold">Birchline Capital</p><p class="text-gray-500">Lead investor, Series A</p></div><div><p class="font-semibold">Southern Ocean Fund</p><p class="text-gray-500">Seed</p></div></div><blockquote>“A team that gets its hands wet.” <cite>Laura Kim, Partner at Birchline Capital</cite></blockquote>`,
    ),
    '/contact': kelpgridPage(
      'Contact | Kelpgrid',
      `<h1>Contact</h1><dl><dt>General</dt><dd><a href="mailto:hello@kelpgrid.example">hello@kelpgrid.example</a></dd><dt>Support</dt><dd><a href="mailto:support@kelpgrid.example">support@kelpgrid.example</a>, <a href="tel:+61755500310">(07) 5550 0310</a></dd><dt>Media</dt><dd>Imogen Castellari, <a href="mailto:imogen@kelpgrid.example">imogen@kelpgrid.example</a>, 0491 570 156</dd></dl><h2>Visit us</h2><p><strong>Office</strong><br>Level 3, 48 Wickham Street<br>Fortitude Valley QLD 4006</p><p><strong>Workshop</strong><br>12 Harbour Road<br>Hamilton QLD 4007</p>`,
    ),
    '/privacy': kelpgridPage(
      'Privacy | Kelpgrid',
      `<h1>Privacy policy</h1><p>Kelpgrid Pty Ltd handles personal information under the Privacy Act 1988. Questions go to <a href="mailto:privacy@kelpgrid.example">privacy@kelpgrid.example</a>. You may also complain to the Office of the Australian Information Commissioner, GPO Box 5288, Sydney NSW 2001.</p>`,
    ),
  },
  truth: {
    names: ['Kelpgrid', 'Kelpgrid Pty Ltd'],
    descriptions: ['Kelpgrid makes low-cost underwater sensor networks for kelp, oyster and pearl farms.'],
    people: [
      ['Imogen Castellari', 'Co-founder and CEO'],
      ['Dev Raghunathan', 'Co-founder and CTO'],
      ['Tahlia Brennan', 'Head of Marine Operations'],
      ['Josh Nguyen', 'Hardware Lead'],
      ['Mele Tupou', 'Office Manager'],
    ],
    emails: [
      ['hello@kelpgrid.example', 'role'],
      ['support@kelpgrid.example', 'role'],
      ['imogen@kelpgrid.example', 'personal'],
      ['privacy@kelpgrid.example', 'role'],
    ],
    phones: ['+61755500310', '+61491570156'],
    addresses: [
      ['Level 3, 48 Wickham Street', '4006', 'Fortitude Valley'],
      ['12 Harbour Road', '4007', 'Hamilton'],
    ],
    profiles: ['https://www.linkedin.com/company/kelpgrid', 'https://www.youtube.com/@kelpgrid'],
  },
};

export const ENGLISH_NINTH = [cornLoft, kelpgrid];
