import type { FictionalSite } from '../fictional-site.js';

/** German: an imprint as one paragraph, people as captions in links. */
const theaterwerft: FictionalSite = {
  host: 'theaterwerft.example',
  pages: {
    '/': `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Theaterwerft | Spielplan</title><meta property="og:site_name" content="Theaterwerft"><meta name="description" content="Freies Theater in einer stillgelegten Bootswerft an der Trave."></head><body><nav><a href="/spielplan">Spielplan</a><a href="/ensemble-team">Ensemble</a><a href="/impressum">Impressum</a></nav></body></html>`,
    '/ensemble-team': `<!doctype html><html lang="de"><meta charset="utf-8"><title>Ensemble</title><h1>Ensemble &amp; Team</h1><ul class="portraits"><li><a href="/p/vw"><img alt=""><em>Viola Wendt</em><small>Schauspiel</small></a></li><li><a href="/p/ms"><img alt=""><em>Milan Sorge</em><small>Schauspiel, Musik</small></a></li><li><a href="/p/hk"><img alt=""><em>Henning Kruse</em><small>Bühnenmeister</small></a></li></ul>`,
    '/impressum': `<!doctype html><html lang="de"><meta charset="utf-8"><title>Impressum</title><p>Theaterwerft e. V., Werftweg 8, 23552 Lübeck. Vorstand: Viola Wendt, Henning Kruse. Telefon (030) 23125 811, E-Mail karten@theaterwerft.example. Registergericht Lübeck, VR 9876 HL.</p>`,
  },
  truth: {
    names: ['Theaterwerft'],
    descriptions: ['Freies Theater in einer stillgelegten Bootswerft an der Trave.'],
    people: [
      ['Viola Wendt', 'Schauspiel'],
      ['Milan Sorge', 'Schauspiel, Musik'],
      ['Henning Kruse', 'Bühnenmeister'],
    ],
    emails: [['karten@theaterwerft.example', 'role']],
    phones: ['+493023125811'],
    addresses: [['Werftweg 8', '23552', 'Lübeck']],
  },
};

/** Austrian: everything in JSON-LD and again in the footer. */
const honigamt: FictionalSite = {
  host: 'honigamt.example',
  pages: {
    '/': `<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><title>Honigamt Lungau</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Store","name":"Honigamt Lungau","address":{"@type":"PostalAddress","streetAddress":"Marktplatz 8","addressLocality":"Tamsweg","postalCode":"5580","addressCountry":"AT"},"telephone":"+43 6474 55 508","email":"honig@honigamt.example","founder":[{"@type":"Person","name":"Notburga Lassacher","jobTitle":"Imkerin"}]}</script></head><body><footer>Honigamt Lungau · Marktplatz 8 · 5580 Tamsweg · +43 6474 55 508 · <a href="mailto:honig@honigamt.example">honig@honigamt.example</a></footer></body></html>`,
  },
  truth: {
    names: ['Honigamt Lungau'],
    people: [['Notburga Lassacher', 'Imkerin']],
    emails: [['honig@honigamt.example', 'role']],
    phones: ['+43647455508'],
    addresses: [['Marktplatz 8', '5580', 'Tamsweg']],
  },
};

/** Danish: a list of employees with direct numbers. */
const havnelab: FictionalSite = {
  host: 'havnelab.example',
  pages: {
    '/': `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>HavneLab – forskning i havnemiljø</title><meta property="og:site_name" content="HavneLab"></head><body><nav><a href="/medarbejdere">Medarbejdere</a><a href="/kontakt">Kontakt</a></nav></body></html>`,
    '/medarbejdere': `<!doctype html><html lang="da"><meta charset="utf-8"><title>Medarbejdere</title><div class="employee"><h3 class="employee-name">Signe Thorup</h3><div class="employee-title">Forskningschef</div><div>Tlf. <a href="tel:+4565558801">65 55 88 01</a></div><div><a href="mailto:st@havnelab.example">st@havnelab.example</a></div></div><div class="employee"><h3 class="employee-name">Rasmus Vinther</h3><div class="employee-title">Biolog</div><div>Tlf. <a href="tel:+4565558802">65 55 88 02</a></div><div><a href="mailto:rv@havnelab.example">rv@havnelab.example</a></div></div>`,
    '/kontakt': `<!doctype html><html lang="da"><meta charset="utf-8"><title>Kontakt</title><p>HavneLab<br>Nordkajen 8<br>5700 Svendborg</p><p>kontakt@havnelab.example</p><p>CVR 12345678</p>`,
  },
  truth: {
    names: ['HavneLab'],
    people: [
      ['Signe Thorup', 'Forskningschef'],
      ['Rasmus Vinther', 'Biolog'],
    ],
    emails: [
      ['st@havnelab.example', 'personal'],
      ['rv@havnelab.example', 'personal'],
      ['kontakt@havnelab.example', 'role'],
    ],
    phones: ['+4565558801', '+4565558802'],
    addresses: [['Nordkajen 8', '5700', 'Svendborg']],
  },
};

/** Dutch: people in a table without heads, several to a row. */
const toneelgroep: FictionalSite = {
  host: 'toneelgroepdegracht.example',
  pages: {
    '/': `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Toneelgroep De Gracht</title></head><body><h1>Toneelgroep De Gracht</h1><p><a href="/bestuur">Het bestuur</a> <a href="/contact">Contact</a></p></body></html>`,
    '/bestuur': `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Het bestuur</title><table><tr><td>Loes Hartog<br>voorzitter</td><td>Bram Visscher<br>penningmeester</td></tr><tr><td>Yara Blom<br>decor en kostuums</td><td></td></tr></table>`,
    '/contact': `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Contact</title><p>Postadres: Postbus 88, 2300 AB Leiden</p><p>Speelzaal: Oude Gracht 8, 2312 XX Leiden</p><p>Reserveren kan via kaarten@toneelgroepdegracht.example of telefonisch: 071 555 0188.</p>`,
  },
  truth: {
    names: ['Toneelgroep De Gracht'],
    people: [
      ['Loes Hartog', 'voorzitter'],
      ['Bram Visscher', 'penningmeester'],
      ['Yara Blom', 'decor en kostuums'],
    ],
    emails: [['kaarten@toneelgroepdegracht.example', 'role']],
    phones: ['+31715550188'],
    addresses: [
      ['Postbus 88', '2300 AB', 'Leiden'],
      ['Oude Gracht 8', '2312 XX', 'Leiden'],
    ],
  },
};

export const GERMANIC_AND_NORDIC = [theaterwerft, honigamt, havnelab, toneelgroep];
