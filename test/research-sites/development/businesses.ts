import type { FictionalSite } from '../fictional-site.js';

/** British: a practice, its people in a grid with letters behind their names. */
const fernhill: FictionalSite = {
  host: 'fernhillvets.example',
  pages: {
    '/': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Fernhill Veterinary Practice, Hexham</title><meta property="og:site_name" content="Fernhill Veterinary Practice"><meta name="description" content="Independent vets for pets and farms in the Tyne valley."></head><body><header><a href="tel:02079460161">Call 020 7946 0161</a></header><nav><a href="/meet-the-team">Meet the team</a><a href="/find-us">Find us</a></nav></body></html>`,
    '/meet-the-team': `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Meet the team</title><div class="grid"><div class="cell"><img alt=""><h4>Rowena Dixon BVSc MRCVS</h4><h5>Clinical Director</h5><p>Rowena qualified in 2004 and keeps three goats.</p></div><div class="cell"><img alt=""><h4>Tunde Akinola BVMS MRCVS</h4><h5>Veterinary Surgeon</h5><p>Tunde looks after our farm clients.</p></div><div class="cell"><img alt=""><h4>Cath Milburn RVN</h4><h5>Head Nurse</h5><p>Cath runs our puppy classes.</p></div></div>`,
    '/find-us': `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Find us</title><p>Fernhill House, 61 Station Road, Hexham, Northumberland NE46 9ZZ</p><p>Routine enquiries: reception@fernhillvets.example</p><p>VAT no. 123 4567 89</p>`,
  },
  truth: {
    names: ['Fernhill Veterinary Practice'],
    descriptions: ['Independent vets for pets and farms in the Tyne valley.'],
    people: [
      ['Rowena Dixon', 'Clinical Director'],
      ['Tunde Akinola', 'Veterinary Surgeon'],
      ['Cath Milburn', 'Head Nurse'],
    ],
    emails: [['reception@fernhillvets.example', 'role']],
    phones: ['+442079460161'],
    addresses: [['61 Station Road', 'NE46 9ZZ', 'Hexham']],
  },
};

/** American: a law office; initials, two numbers, an address split over spans. */
const sagebrush: FictionalSite = {
  host: 'sagebrushsurvey.example',
  pages: {
    '/': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Sagebrush Land Survey LLC | Elko, Nevada</title></head><body><div class="topbar"><span>(775) 555-0161</span> <span><a href="mailto:office@sagebrushsurvey.example">office@sagebrushsurvey.example</a></span></div><h1>Sagebrush Land Survey LLC</h1><a href="/about-us.html">About us</a><div class="footer"><span class="st">616 Idaho Street, Unit B</span><br><span>Elko, NV 89801</span><br><span>Copyright 2026 Sagebrush Land Survey LLC. All rights reserved.</span></div></body></html>`,
    '/about-us.html': `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>About us</title><p><b>J. T. Arrington, PLS</b> <i>Owner and principal surveyor</i></p><p><b>Dolores Etcheverry</b> <i>Office manager</i></p><p>We have worked in Elko County since 1979, on over 12,000 parcels.</p>`,
  },
  truth: {
    names: ['Sagebrush Land Survey LLC'],
    people: [
      ['J. T. Arrington', 'Owner and principal surveyor'],
      ['Dolores Etcheverry', 'Office manager'],
    ],
    emails: [['office@sagebrushsurvey.example', 'role']],
    phones: ['+17755550161'],
    addresses: [['616 Idaho Street, Unit B', '89801', 'Elko']],
  },
};

/** Italian: microdata of a hotel, its people in a line under each photograph. */
const locandaBrina: FictionalSite = {
  host: 'locandabrina.example',
  pages: {
    '/': `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Locanda Brina</title></head><body itemscope itemtype="http://schema.org/Hotel"><h1 itemprop="name">Locanda Brina</h1><a href="la-nostra-famiglia-team.html">La nostra famiglia</a><address itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">Strada delle Malghe 61</span><br><span itemprop="postalCode">36012</span> <span itemprop="addressLocality">Asiago</span> (<span itemprop="addressRegion">VI</span>)</address><p>T. <a itemprop="telephone" href="tel:+390424000161">0424 000 161</a> — <a itemprop="email" href="mailto:locanda@locandabrina.example">locanda@locandabrina.example</a></p></body></html>`,
    '/la-nostra-famiglia-team.html': `<!doctype html><html lang="it"><meta charset="utf-8"><title>La famiglia</title><p><img src="1.jpg" alt="">Bruna Rigoni, cuoca</p><p><img src="2.jpg" alt="">Ivano Rigoni, titolare</p><p><img src="3.jpg" alt="">Greta Paganin, accoglienza</p>`,
  },
  truth: {
    names: ['Locanda Brina'],
    people: [
      ['Bruna Rigoni', 'cuoca'],
      ['Ivano Rigoni', 'titolare'],
      ['Greta Paganin', 'accoglienza'],
    ],
    emails: [['locanda@locandabrina.example', 'role']],
    phones: ['+390424000161'],
    addresses: [['Strada delle Malghe 61', '36012', 'Asiago']],
  },
};

/** Dutch of Belgium: a firm, its people in cards with buttons. */
const kuiperij: FictionalSite = {
  host: 'kuiperij-leiestreek.example',
  pages: {
    '/': `<!doctype html><html lang="nl-BE"><head><meta charset="utf-8"><title>Kuiperij Leiestreek | Vaten op maat</title><meta name="description" content="Eiken vaten voor brouwers, stokers en wijnbouwers."></head><body><nav><a href="/team-en-atelier">Team en atelier</a><a href="/contacteer-ons-contact">Contacteer ons</a></nav></body></html>`,
    '/team-en-atelier': `<!doctype html><html lang="nl-BE"><meta charset="utf-8"><title>Team</title><section class="cards"><div class="card"><div class="card-body"><h5 class="card-title">Lieven Vandekerckhove</h5><h6 class="card-subtitle">Zaakvoerder</h6><a class="btn" href="mailto:lieven@kuiperij-leiestreek.example">Mail Lieven</a></div></div><div class="card"><div class="card-body"><h5 class="card-title">Hanne De Smedt</h5><h6 class="card-subtitle">Meester-kuiper</h6><a class="btn" href="mailto:hanne@kuiperij-leiestreek.example">Mail Hanne</a></div></div></section>`,
    '/contacteer-ons-contact': `<!doctype html><html lang="nl-BE"><meta charset="utf-8"><title>Contact</title><p>Kuiperij Leiestreek bv<br>Kortrijksesteenweg 616<br>9800 Deinze<br>België</p><p>Tel +32 9 555 01 61</p><p>BTW BE 0123.456.789</p>`,
  },
  truth: {
    names: ['Kuiperij Leiestreek', 'Kuiperij Leiestreek bv'],
    descriptions: ['Eiken vaten voor brouwers, stokers en wijnbouwers.'],
    people: [
      ['Lieven Vandekerckhove', 'Zaakvoerder'],
      ['Hanne De Smedt', 'Meester-kuiper'],
    ],
    emails: [
      ['lieven@kuiperij-leiestreek.example', 'personal'],
      ['hanne@kuiperij-leiestreek.example', 'personal'],
    ],
    phones: ['+3295550161'],
    addresses: [['Kortrijksesteenweg 616', '9800', 'Deinze']],
  },
};

export const BUSINESSES = [fernhill, sagebrush, locandaBrina, kuiperij];
