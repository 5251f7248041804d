import type { FictionalSite } from '../fictional-site.js';

/** People as things of their own in JSON-LD that refer to the organization, each on its card too. */
const northlight: FictionalSite = {
  host: 'northlightfund.example',
  pages: {
    '/': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Home | Northlight Fund</title><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","@id":"/#o","name":"Northlight Fund","sameAs":["https://www.linkedin.com/company/northlight-fund","https://en.wikipedia.org/wiki/Northlight"]},{"@type":"Person","name":"Josephine Adeyemi","jobTitle":["Executive Director"],"worksFor":{"@id":"/#o"}},{"@type":"Article","headline":"Winter grants","author":{"@type":"Person","name":"Guest Writer Tom Ellison"}}]}</script></head><body><a href="/who-we-are/leadership">Leadership</a><a href="/connect/contact">Contact</a></body></html>`,
    '/who-we-are/leadership': `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Leadership</title><div class="bio-tile"><div class="bio-tile__eyebrow">Executive Director</div><div class="bio-tile__title">Josephine Adeyemi</div></div><div class="bio-tile"><div class="bio-tile__eyebrow">Grants &amp; Learning</div><div class="bio-tile__title">Samuel Two Rivers</div></div><div class="bio-tile"><div class="bio-tile__eyebrow">Board Chair</div><div class="bio-tile__title">Leticia M. Carbajal, PhD</div></div>`,
    '/connect/contact': `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Contact</title><dl><dt>Mail</dt><dd>P.O. Box 118, Duluth, MN 55801</dd><dt>Phone</dt><dd>218.555.0118</dd><dt>Email</dt><dd>grants@northlightfund.example</dd></dl>`,
  },
  truth: {
    names: ['Northlight Fund'],
    people: [
      ['Josephine Adeyemi', 'Executive Director'],
      ['Samuel Two Rivers', 'Grants & Learning'],
      ['Leticia M. Carbajal', 'Board Chair'],
    ],
    emails: [['grants@northlightfund.example', 'role']],
    phones: ['+12185550118'],
    addresses: [['P.O. Box 118', '55801', 'Duluth']],
    profiles: ['https://www.linkedin.com/company/northlight-fund'],
  },
};

/** Three facts on one line, separated by dashes; a postcode on a line of its own. */
const larkfield: FictionalSite = {
  host: 'larkfieldhospice.example',
  pages: {
    '/': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Larkfield Hospice</title><meta name="description" content="Care at home and on our ward for people in the Vale and their families."></head><body><a class="logo" href="/"><img src="/l.svg" alt="Larkfield Hospice logo"></a><a href="/about-us/our-people">Our people</a><a href="/contact-us">Contact us</a><p>Larkfield Hospice is a registered charity, number 1099998.</p></body></html>`,
    '/about-us/our-people': `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Our people</title><p>Marianne Tolliver - Matron - <a href="mailto:m.tolliver@larkfieldhospice.example">email Marianne</a></p><p>Dr Anil Deshmukh - Medical Director</p><p>Sister Bernadette Quigley - Chaplain</p>`,
    '/contact-us': `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Contact us</title><p>Larkfield Hospice,<br>Orchard Road,<br>Evesham,<br>WR11 9ZZ</p><p>24 hour advice line <strong>020 7946 0181</strong></p><p>Email us: care@larkfieldhospice.example</p>`,
  },
  truth: {
    names: ['Larkfield Hospice'],
    descriptions: ['Care at home and on our ward for people in the Vale and their families.'],
    people: [
      ['Marianne Tolliver', 'Matron'],
      ['Anil Deshmukh', 'Medical Director'],
      ['Bernadette Quigley', 'Chaplain'],
    ],
    emails: [
      ['care@larkfieldhospice.example', 'role'],
      ['m.tolliver@larkfieldhospice.example', 'personal'],
    ],
    phones: ['+442079460181'],
    addresses: [['Orchard Road', 'WR11 9ZZ', 'Evesham']],
  },
};

/** New Zealand: a heading for each person, their role in small type inside of it. */
const kereru: FictionalSite = {
  host: 'kererutrust.example',
  pages: {
    '/': `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><title>Kererū Trust | Restoring native forest</title></head><body><h1>Kererū Trust</h1><a href="/people">Ngā tāngata | People</a> <a href="/contact">Whakapā mai | Contact</a></body></html>`,
    '/people': `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><title>People</title><h2>Hinemoa Parata <small>Kaiwhakahaere / Manager</small></h2><p>Hinemoa grew up by the river.</p><h2>Craig Sutherland <small>Field officer</small></h2><p>Craig traps stoats.</p>`,
    '/contact': `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><title>Contact</title><p>118 Rātā Street, Whanganui 4500, New Zealand</p><p>Phone: +64 6 555 0118</p><p>kiaora@kererutrust.example</p><p><a href="https://www.youtube.com/channel/UC1234567890abcdefghijkl">Videos</a></p>`,
  },
  truth: {
    names: ['Kererū Trust'],
    people: [
      ['Hinemoa Parata', 'Kaiwhakahaere / Manager'],
      ['Craig Sutherland', 'Field officer'],
    ],
    emails: [['kiaora@kererutrust.example', 'role']],
    phones: ['+6465550118'],
    addresses: [['118 Rātā Street', '4500', 'Whanganui']],
    profiles: ['https://www.youtube.com/channel/UC1234567890abcdefghijkl'],
  },
};

/** An application without content; what it would load is not read. */
const orbitKitchen: FictionalSite = {
  host: 'orbitkitchen.example',
  pages: {
    '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Orbit Kitchen</title><meta property="og:title" content="Orbit Kitchen"><meta property="og:description" content="A shared commercial kitchen for food startups."></head><body><app-root>Loading…</app-root><script type="module" src="main.4f3c.js"></script><script>window.__STATE__={"support":"x@y.z","owner":"Jane Roe"}</script></body></html>`,
  },
  truth: { names: ['Orbit Kitchen'], descriptions: ['A shared commercial kitchen for food startups.'] },
};

export const ANGLOPHONE = [northlight, larkfield, kereru, orbitKitchen];
