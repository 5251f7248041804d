import type { FictionalSite } from '../fictional-site.js';

/** Microformats for the organization and its people. */
const hollowmere: FictionalSite = {
  host: 'hollowmere-trust.example',
  pages: {
    '/': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Home</title><meta name="description" content="We look after the wet meadows and reed beds of Hollowmere, and open them to everyone."></head><body>
<nav><a href="/who-we-are">Who we are</a><a href="/contact">Contact</a></nav><div class="h-card"><a class="u-url p-name" rel="me" href="https://hollowmere-trust.example/">Hollowmere Wetland Trust</a>
<p class="p-adr h-adr"><span class="p-street-address">The Old Pump House, Fen Lane</span>, <span class="p-locality">Ely</span> <span class="p-postal-code">CB7 4ZZ</span></p>
<a class="u-email" href="mailto:hello@hollowmere-trust.example">hello@hollowmere-trust.example</a> <span class="p-tel">020 7946 0114</span></div></body></html>`,
    '/who-we-are': `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Who we are</title><h1>Trustees and staff</h1>
<div class="h-card"><span class="p-name">Philippa Ashdown-Carr</span>, <span class="p-job-title">Chief Executive</span> <a class="u-email" href="mailto:philippa.ashdown@hollowmere-trust.example">email</a></div>
<div class="vcard"><span class="fn">Gareth Pugh-Lloyd</span>: <span class="title">Reserve Manager</span></div>
<p>Our patron is the broadcaster whose films made the fens famous.</p>`,
    '/contact': `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Contact</title><p>Call 020 7946 0114 between 9am and 5pm. Registered charity no. 1099999.</p><a href="https://bsky.app/profile/hollowmere.bsky.social">Bluesky</a>`,
  },
  truth: {
    names: ['Hollowmere Wetland Trust'],
    descriptions: ['We look after the wet meadows and reed beds of Hollowmere, and open them to everyone.'],
    people: [
      ['Philippa Ashdown-Carr', 'Chief Executive'],
      ['Gareth Pugh-Lloyd', 'Reserve Manager'],
    ],
    emails: [
      ['hello@hollowmere-trust.example', 'role'],
      ['philippa.ashdown@hollowmere-trust.example', 'personal'],
    ],
    phones: ['+442079460114'],
    addresses: [['The Old Pump House, Fen Lane', 'CB7 4ZZ', 'Ely']],
    profiles: ['https://bsky.app/profile/hollowmere.bsky.social'],
  },
};

/** Several blocks of JSON-LD, one of them broken; employees inside of the organization. */
const pineFalls: FictionalSite = {
  host: 'pinefallscoop.example',
  pages: {
    '/': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Pine Falls Grocery Co-op</title>
<script type="application/ld+json">{ broken </script><script type="application/ld+json">
[{"@context":"https://schema.org","@type":"GroceryStore","name":"Pine Falls Grocery Co-op","legalName":"Pine Falls Cooperative, Inc.","description":"A member-owned grocery in downtown Pine Falls, open to all.",
"telephone":"(406) 555-0142","email":"hello@pinefallscoop.example","address":{"@type":"PostalAddress","streetAddress":"215 Main Street","addressLocality":"Pine Falls","addressRegion":"MT","postalCode":"59801","addressCountry":{"@type":"Country","name":"US"}},
"employee":[{"@type":"Person","name":"Wendell Okafor","jobTitle":"General Manager","email":"wendell@pinefallscoop.example"},{"@type":"Person","givenName":"Marisol","familyName":"Quintanilla","jobTitle":"Produce Lead"}],
"founder":{"@type":"Person","name":"Dorothy Haskell"}}]</script>
<script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","name":"Home"}]}</script>
<script>Sentry.init({dsn:"https://0123456789abcdef0123456789abcdef@o123.ingest.sentry.io/456"})</script></head><body><h1>Fresh, local, yours</h1><a href="/about">About</a></body></html>`,
    '/about': `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>About</title><h1>About</h1><p>“Best bread in the valley,” says our neighbor.</p><p>Visit us at 215 Main Street, Pine Falls, MT 59801.</p><p>Sign up: you@example.com</p>`,
  },
  truth: {
    names: ['Pine Falls Grocery Co-op', 'Pine Falls Cooperative, Inc.'],
    descriptions: ['A member-owned grocery in downtown Pine Falls, open to all.'],
    people: [
      ['Wendell Okafor', 'General Manager'],
      ['Marisol Quintanilla', 'Produce Lead'],
      ['Dorothy Haskell', 'Founder'],
    ],
    emails: [
      ['hello@pinefallscoop.example', 'role'],
      ['wendell@pinefallscoop.example', 'personal'],
    ],
    phones: ['+14065550142'],
    addresses: [['215 Main Street', '59801', 'Pine Falls']],
  },
};

/** Full of what looks like addresses and numbers and is none. */
const radioVerge: FictionalSite = {
  host: 'radioverge.example',
  pages: {
    '/': `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>Radio Verge</title><meta property="og:site_name" content="Radio Verge"><link rel="stylesheet" href="https://cdn.example.net/bootstrap@5.3.0/css/bootstrap.min.css"></head><body>
<img src="logo@2x.png" alt="logo@2x.png"><p>Use npm i player@4.2.1 to embed our player. Ask someone@example.com or name@yourdomain.com.</p>
<span style="display:none">trap@radioverge.example</span><div hidden>honeypot@radioverge.example</div><p>Tune in at 98.4 FM, find us at radioverge.example.</p><a href="/contact-us">Contact us</a> <a href="/crew">Crew</a>
<p>Play list 2026-03-01: 12345678, ISBN 978-3-16-148410-0, order no. 0800 12345</p></body></html>`,
    '/crew': `<!doctype html><html lang="en-IE"><meta charset="utf-8"><title>Crew</title><h1>The crew</h1><section class="crew"><figure><img alt="" src="1.jpg"><figcaption><strong>Aoife Ní Bhriain</strong><br>Station Manager</figcaption></figure><figure><img alt="" src="2.jpg"><figcaption><strong>Declan O’Rourke</strong><br>Head of Music</figcaption></figure></section><h2>Latest News</h2><p>New Studio</p>`,
    '/contact-us': `<!doctype html><html lang="en-IE"><meta charset="utf-8"><title>Contact us</title><h1>Contact us</h1><p>Studio line: <a href="tel:+353-1-555-0199">01 555 0199</a></p><p>Write to studio [at] radioverge [dot] example or to aoife at radioverge dot example.</p><p>Radio Verge, 4 Ropewalk Quay, Dublin, D04 X0X0</p>`,
    '/.well-known/security.txt': {
      body: 'Contact: mailto:security@radioverge.example\nExpires: 2027-01-01T00:00:00Z\n',
      type: 'text/plain',
    },
  },
  truth: {
    names: ['Radio Verge'],
    people: [
      ['Aoife Ní Bhriain', 'Station Manager'],
      ['Declan O’Rourke', 'Head of Music'],
    ],
    emails: [
      ['studio@radioverge.example', 'role'],
      ['aoife@radioverge.example', 'personal'],
      ['security@radioverge.example', 'role'],
    ],
    phones: ['+35315550199'],
    addresses: [['4 Ropewalk Quay', 'D04 X0X0', 'Dublin']],
  },
};

/** A single-page application: nothing to read but its head. */
const glasswing: FictionalSite = {
  host: 'glasswing-labs.example',
  pages: {
    '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Glasswing Labs</title><meta name="description" content="Open tools for people who map butterflies."></head><body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="/main.js"></script></body></html>`,
  },
  truth: { names: ['Glasswing Labs'], descriptions: ['Open tools for people who map butterflies.'] },
};

export const ENGLISH = [hollowmere, pineFalls, radioVerge, glasswing];
