import type { FictionalSite } from '../fictional-site.js';

/** A think tank: cards that are articles, long biographies, a media contact. */
const fulcrum: FictionalSite = {
  host: 'fulcrumpolicy.example',
  pages: {
    '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fulcrum Policy Centre</title><meta property="og:site_name" content="Fulcrum Policy Centre"><meta name="description" content="Independent research on transport and towns."></head><body><a href="/people">People</a><a href="/contact">Contact</a></body></html>`,
    '/people': `<!doctype html><html lang="en"><meta charset="utf-8"><title>People | Fulcrum Policy Centre</title><h1>People</h1><article class="profile"><header><h3><a href="/people/cl">Dr Constance Lumley</a></h3><p>Chief Economist</p></header><div><p>Constance leads our work on rail fares. She was previously at the University of Leeds.</p></div></article><article class="profile"><header><h3><a href="/people/ok">Obi Kalu</a></h3><p>Head of Communications</p></header><div><p>Obi joined in 2023.</p></div></article>`,
    '/contact': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact</title><p>Media enquiries: Obi Kalu, <a href="mailto:obi.kalu@fulcrumpolicy.example">obi.kalu@fulcrumpolicy.example</a>, +44 20 7946 0808</p><p>Fulcrum Policy Centre, 8 Lever Street, Manchester M1 9ZZ</p>`,
  },
  truth: {
    names: ['Fulcrum Policy Centre'],
    descriptions: ['Independent research on transport and towns.'],
    people: [
      ['Constance Lumley', 'Chief Economist'],
      ['Obi Kalu', 'Head of Communications'],
    ],
    emails: [['obi.kalu@fulcrumpolicy.example', 'personal']],
    phones: ['+442079460808'],
    addresses: [['8 Lever Street', 'M1 9ZZ', 'Manchester']],
  },
};

/** A church: terms without a list, American. */
const graceHarbor: FictionalSite = {
  host: 'graceharborchurch.example',
  pages: {
    '/': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Welcome | Grace Harbor Church</title></head><body><header><img id="logo" src="gh.png" alt="Grace Harbor Church"></header><nav><a href="/staff">Staff</a><a href="/visit">Visit us</a></nav><p>Sundays at 9:00 and 11:00.</p></body></html>`,
    '/staff': `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Staff</title><h1>Our Staff</h1><div class="row"><div class="col"><p><strong>Rev. Calvin Brightwater</strong></p><p>Senior Pastor</p><p><a href="mailto:calvin@graceharborchurch.example">Email Calvin</a></p></div><div class="col"><p><strong>Jolene Amato</strong></p><p>Children's Ministry</p><p><a href="mailto:jolene@graceharborchurch.example">Email Jolene</a></p></div></div>`,
    '/visit': `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Visit</title><p>We meet at 808 Lighthouse Drive, Astoria, OR 97103.</p><p>Church office: 503-555-0188</p>`,
  },
  truth: {
    names: ['Grace Harbor Church'],
    people: [
      ['Calvin Brightwater', 'Senior Pastor'],
      ['Jolene Amato', "Children's Ministry"],
    ],
    emails: [
      ['calvin@graceharborchurch.example', 'personal'],
      ['jolene@graceharborchurch.example', 'personal'],
    ],
    phones: ['+15035550188'],
    addresses: [['808 Lighthouse Drive', '97103', 'Astoria']],
  },
};

/** A brewery with a JSON-LD graph and a shop full of product names in capitals. */
const coppermoth: FictionalSite = {
  host: 'coppermoth.example',
  pages: {
    '/': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Copper Moth Brewing</title><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Brewery","@id":"#b","name":"Copper Moth Brewing","telephone":"020 7946 0818","sameAs":["https://www.instagram.com/coppermothbrewing"]},{"@type":"Product","name":"Velvet Dusk","brand":{"@type":"Brand","name":"Velvet Dusk"}}]}</script></head><body><div class="product"><h3>Velvet Dusk</h3><p>Milk Stout</p></div><div class="product"><h3>Amber Falls</h3><p>Best Bitter</p></div><a href="/about">About us</a></body></html>`,
    '/about': `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>About</title><h1>About</h1><p>Founded by brewer Nell Hathersage in a railway arch in 2017.</p><p>Say hello: hello@coppermoth.example</p><p>Arch 8, Viaduct Street, London E2 9ZZ</p>`,
  },
  truth: {
    names: ['Copper Moth Brewing'],
    emails: [['hello@coppermoth.example', 'role']],
    phones: ['+442079460818'],
    addresses: [['Arch 8, Viaduct Street', 'E2 9ZZ', 'London']],
    profiles: ['https://www.instagram.com/coppermothbrewing'],
  },
};

/** Nothing but a notice. */
const parked: FictionalSite = {
  host: 'wrenandvale.example',
  pages: {
    '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Wren &amp; Vale</title></head><body><h1>Coming soon</h1><p>Our new website is being built.</p></body></html>`,
  },
  truth: { names: ['Wren & Vale'] },
};

export const ENGLISH_SPEAKING = [fulcrum, graceHarbor, coppermoth, parked];
