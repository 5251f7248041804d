import type { FictionalSite } from '../fictional-site.js';

/** A graph of JSON-LD, cards of people, an imprint as German law asks for it. */
const brueckenhaus: FictionalSite = {
  host: 'brueckenhaus.example',
  pages: {
    '/': `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Brückenhaus e.V. – Startseite</title>
<meta name="description" content="Das Brückenhaus ist ein offener Treffpunkt für Nachbarschaft, Beratung und Werkstätten in Lindow.">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
 {"@type":"WebSite","@id":"https://brueckenhaus.example/#site","name":"Brückenhaus","publisher":{"@id":"https://brueckenhaus.example/#org"}},
 {"@type":["NGO","Organization"],"@id":"https://brueckenhaus.example/#org","name":"Brückenhaus e.V.","email":"mailto:info@brueckenhaus.example",
  "telephone":"+49 30 23125 110","url":"https://brueckenhaus.example/","address":{"@type":"PostalAddress","streetAddress":"Uferstraße 12","postalCode":"16835","addressLocality":"Lindow","addressCountry":"DE"},
  "sameAs":["https://www.facebook.com/brueckenhaus.lindow","https://www.instagram.com/brueckenhaus_lindow/"],
  "memberOf":{"@type":"Organization","name":"Dachverband der Nachbarschaftshäuser","email":"post@dachverband-nachbarschaft.example"}}]}</script></head>
<body><header><a href="/"><img src="/img/logo@2x.png" alt="Logo Brückenhaus"></a><nav><a href="/angebote">Angebote</a> <a href="/ueber-uns">Über uns</a>
<a href="/team.html">Team</a> <a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a></nav></header>
<main><h1>Willkommen im Brückenhaus</h1><p>Seit 1998 sind wir da. Am 12. März 2026 feiern wir unser Sommerfest mit Musik von Werner und den Wellen.</p>
<h2>Öffnungszeiten</h2><p>Montag bis Freitag 10–18 Uhr</p></main><footer>© 2026 Brückenhaus e.V.</footer></body></html>`,
    '/team.html': `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Team | Brückenhaus e.V.</title></head><body>
<h1>Unser Team</h1><div class="team-grid">
<article class="team-card"><img src="a.jpg" alt=""><h3>Dr. Miriam Falkenried</h3><p class="position">Geschäftsführerin</p><a href="mailto:m.falkenried@brueckenhaus.example">E-Mail</a></article>
<article class="team-card"><img src="b.jpg" alt=""><h3>Jonas Petermöller</h3><p class="position">Leiter der Werkstatt</p><a href="mailto:j.petermoeller@brueckenhaus.example">E-Mail</a></article>
<article class="team-card"><img src="c.jpg" alt=""><h3>Aylin Tekeş-Brandt</h3><p class="position">Sozialberatung</p><a href="mailto:a.tekes@brueckenhaus.example">E-Mail</a></article>
</div><footer>© 2026 Brückenhaus e.V.</footer></body></html>`,
    '/ueber-uns': `<!doctype html><html lang="de"><title>Über uns</title><meta charset="utf-8"><h1>Über uns</h1><p>Der Verein wurde von Nachbarinnen gegründet und zählt 4500 Besuche im Jahr.</p>`,
    '/impressum': `<!doctype html><html lang="de"><meta charset="utf-8"><title>Impressum</title><h1>Impressum</h1>
<p>Brückenhaus e.V.<br>Uferstraße 12<br>16835 Lindow</p>
<p>Vertreten durch: Miriam Falkenried (Geschäftsführerin)</p>
<p>Telefon: 030 23125 110<br>Telefax: 030 23125 119<br>E-Mail: info@brueckenhaus.example</p>
<p>Vereinsregister: VR 4711, Amtsgericht Neuruppin<br>USt-IdNr.: DE 123 456 789<br>IBAN: DE02 1203 0000 0000 2020 51</p>
<p>Umsetzung der Website: Agentur Nordwerk, <a href="mailto:hallo@agentur-nordwerk.de">hallo@agentur-nordwerk.de</a></p>`,
  },
  truth: {
    names: ['Brückenhaus e.V.'],
    descriptions: [
      'Das Brückenhaus ist ein offener Treffpunkt für Nachbarschaft, Beratung und Werkstätten in Lindow.',
    ],
    people: [
      ['Miriam Falkenried', 'Geschäftsführerin'],
      ['Jonas Petermöller', 'Leiter der Werkstatt'],
      ['Aylin Tekeş-Brandt', 'Sozialberatung'],
    ],
    emails: [
      ['info@brueckenhaus.example', 'role'],
      ['m.falkenried@brueckenhaus.example', 'personal'],
      ['j.petermoeller@brueckenhaus.example', 'personal'],
      ['a.tekes@brueckenhaus.example', 'personal'],
    ],
    phones: ['+493023125110', '+493023125119'],
    addresses: [['Uferstraße 12', '16835', 'Lindow']],
    profiles: [
      'https://www.facebook.com/brueckenhaus.lindow',
      'https://www.instagram.com/brueckenhaus_lindow',
    ],
  },
};

const hafenHtml = (body: string): { body: Buffer; type: string } => ({
  body: Buffer.from(body, 'latin1'),
  type: 'text/html',
});

/** Latin-1 that nothing declares, addresses spelled for people only, layout in tables. */
const hafenchor: FictionalSite = {
  host: 'hafenchor-wismarbucht.example',
  pages: {
    '/': hafenHtml(`<html><head><title>Hafenchor Wismarbucht</title></head><body bgcolor=white><table width=800><tr><td><font size=5>Hafenchor Wismarbucht</font>
<tr><td><a href=kontakt.htm>Kontakt</a> | <a href="impressum.htm">Impressum</a> | <a href="termine.htm">Termine</a>
<tr><td>Wir singen Shantys und Lieder für Chöre aus aller Welt. Probe: mittwochs 19:30 Uhr, Größe des Chores: 38 Sänger.</table></body></html>`),
    '/kontakt.htm': hafenHtml(`<html><title>Kontakt</title><body><h2>So erreichen Sie uns</h2>
<b>Vorsitzender:</b> Hinrich Grünwald<br>Tel. 03841 - 555 012 3<br>vorstand (at) hafenchor-wismarbucht (punkt) example<br><br>
<b>Kassenwartin:</b> Silke Möhring<br>s.moehring[at]hafenchor-wismarbucht[dot]example<br><br>
<b>Chorleiter:</b> Björn Ahrendt</body></html>`),
    '/impressum.htm': hafenHtml(
      `<html><title>Impressum</title><body><p>Angaben gemäß § 5 DDG</p>Hafenchor Wismarbucht<br>c/o Hinrich Grünwald<br>Am Lotsenberg 7a<br>D-23966 Wismar<p>Registernummer: VR 1122</p></body></html>`,
    ),
  },
  truth: {
    names: ['Hafenchor Wismarbucht'],
    people: [
      ['Hinrich Grünwald', 'Vorsitzender'],
      ['Silke Möhring', 'Kassenwartin'],
      ['Björn Ahrendt', 'Chorleiter'],
    ],
    emails: [
      ['vorstand@hafenchor-wismarbucht.example', 'role'],
      ['s.moehring@hafenchor-wismarbucht.example', 'personal'],
    ],
    // The language of the text says which country they are from, and so does `D-23966`.
    phones: ['+4938415550123'],
    addresses: [['Am Lotsenberg 7a', '23966', 'Wismar']],
  },
};

/** Names, functions and addresses on one line each. */
const molencollectief: FictionalSite = {
  host: 'molencollectief.example',
  pages: {
    '/': `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Molencollectief Vechtdal | Welkom</title><meta property="og:site_name" content="Molencollectief Vechtdal">
<meta name="description" content="Vrijwilligers die zeven korenmolens langs de Vecht draaiend houden."></head><body>
<ul id="menu"><li><a href="/over-ons/">Over ons</a><li><a href="/bestuur/">Bestuur</a><li><a href="/contact/">Contact</a></ul>
<h1>Zeven molens, één collectief</h1><p>Ieder weekend draait er een molen.</p></body></html>`,
    '/bestuur/': `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Bestuur</title><h1>Bestuur</h1><ul>
<li>Femke van der Hulst, voorzitter</li><li>Pieter-Jan Brouwer, penningmeester</li><li>Nadia el Amrani, secretaris</li><li>Sjoerd ter Avest, molenaar en bestuurslid</li></ul>
<p>Het bestuur vergadert elke eerste dinsdag van de maand.</p>`,
    '/contact/': `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Contact</title><h1>Contact</h1><p>Molencollectief Vechtdal, Molenpad 3, 7731 KX Ommen</p>
<p>Bel ons: <a href="tel:+31529555012">0529 555 012</a></p><p>Mail: <a href="mailto:post%40molencollectief.example?subject=Vraag">schrijf ons</a></p>
<p><a href="https://twitter.com/share?url=x">Delen</a> <a href="https://twitter.com/molenvecht">Volg ons</a> <a rel="me" href="https://mastodon.nl/@molencollectief">Mastodon</a></p>`,
    '/over-ons/': `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Over ons</title><h1>Over ons</h1><p>Opgericht in 1987 door boeren uit de streek.</p>`,
  },
  truth: {
    names: ['Molencollectief Vechtdal'],
    descriptions: ['Vrijwilligers die zeven korenmolens langs de Vecht draaiend houden.'],
    people: [
      ['Femke van der Hulst', 'voorzitter'],
      ['Pieter-Jan Brouwer', 'penningmeester'],
      ['Nadia el Amrani', 'secretaris'],
      ['Sjoerd ter Avest', 'molenaar en bestuurslid'],
    ],
    emails: [['post@molencollectief.example', 'role']],
    phones: ['+31529555012'],
    addresses: [['Molenpad 3', '7731 KX', 'Ommen']],
    profiles: ['https://x.com/molenvecht', 'https://mastodon.nl/@molencollectief'],
  },
};

/** Cards without any class, address and people on the home page. */
const fjordlys: FictionalSite = {
  host: 'fjordlys.example',
  pages: {
    '/': `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Fjordlys Kulturhus</title></head><body><h1>Fjordlys Kulturhus</h1>
<nav><a href="/om-oss">Om oss</a><a href="/program">Program</a></nav><section><h2>Besøk oss</h2><p>Strandgata 21, 6002 Ålesund</p><p>Telefon: 22 22 55 55</p>
<p>epost: <a href="mailto:post@fjordlys.example">post@fjordlys.example</a></p></section><footer>Fjordlys Kulturhus © 2026</footer></body></html>`,
    '/om-oss': `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Om oss - Fjordlys Kulturhus</title></head><body><h1>Om oss</h1><h2>Ansatte</h2>
<div><div><strong>Ingrid Solvang</strong></div><div>Daglig leder</div><div><a href="mailto:ingrid@fjordlys.example">ingrid@fjordlys.example</a></div></div>
<div><div><strong>Tor Håkon Myrvoll</strong></div><div>Teknisk ansvarlig</div><div><a href="mailto:tor.hakon@fjordlys.example">tor.hakon@fjordlys.example</a></div></div>
<div><div><strong>Leila Haugen</strong></div><div>Produsent</div></div></body></html>`,
  },
  truth: {
    names: ['Fjordlys Kulturhus'],
    people: [
      ['Ingrid Solvang', 'Daglig leder'],
      ['Tor Håkon Myrvoll', 'Teknisk ansvarlig'],
      ['Leila Haugen', 'Produsent'],
    ],
    emails: [
      ['post@fjordlys.example', 'role'],
      ['ingrid@fjordlys.example', 'personal'],
      ['tor.hakon@fjordlys.example', 'personal'],
    ],
    phones: ['+4722225555'],
    addresses: [['Strandgata 21', '6002', 'Ålesund']],
  },
};

export const GERMANIC = [brueckenhaus, hafenchor, molencollectief, fjordlys];
