import type { FictionalSite } from '../fictional-site.js';

/** A municipality's sober pages; Swedish. */
const skargardsbiblioteket: FictionalSite = {
  host: 'skargardsbiblioteket.example',
  pages: {
    '/': `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Skärgårdsbiblioteket</title><meta name="description" content="Bokbåten som lånar ut böcker på sextio öar mellan april och oktober."></head><body><a class="skip" href="#main">Hoppa till innehåll</a><h1>Skärgårdsbiblioteket</h1><ul><li><a href="/kontakta-oss">Kontakta oss</a></li></ul></body></html>`,
    '/kontakta-oss': `<!doctype html><html lang="sv"><meta charset="utf-8"><title>Kontakta oss</title><div class="contact-box"><h2>Bibliotekschef</h2><p class="contact-box__name">Ulrika Sandberg</p><p>Telefon <a href="tel:+4617650129">0176-501 29</a></p><p><a href="mailto:ulrika.sandberg@skargardsbiblioteket.example">ulrika.sandberg@skargardsbiblioteket.example</a></p></div><div class="contact-box"><h2>Skeppare</h2><p class="contact-box__name">Göran Hellström</p></div><p>Postadress: Kajen 9, 761 30 Norrtälje</p>`,
  },
  truth: {
    names: ['Skärgårdsbiblioteket'],
    descriptions: ['Bokbåten som lånar ut böcker på sextio öar mellan april och oktober.'],
    people: [
      ['Ulrika Sandberg', 'Bibliotekschef'],
      ['Göran Hellström', 'Skeppare'],
    ],
    emails: [['ulrika.sandberg@skargardsbiblioteket.example', 'personal']],
    phones: ['+4617650129'],
    addresses: [['Kajen 9', '761 30', 'Norrtälje']],
  },
};

/** Members of a firm in JSON-LD only, with two offices; German of Switzerland. */
const rebsteiner: FictionalSite = {
  host: 'rebsteiner-holzbau.example',
  pages: {
    '/': `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>Rebsteiner Holzbau AG</title><script type="application/ld+json">{"@context":"https://schema.org","@type":["HomeAndConstructionBusiness"],"name":"Rebsteiner Holzbau AG","description":"Holzbau, Dachausbau und Treppen aus Schweizer Holz.","email":"info@rebsteiner-holzbau.example","telephone":"+41 71 555 01 29","address":[{"@type":"PostalAddress","streetAddress":"Sägestrasse 9","postalCode":"9445","addressLocality":"Rebstein","addressCountry":"CH"},{"@type":"PostalAddress","streetAddress":"Werkhof 3","postalCode":"9450","addressLocality":"Altstätten","addressCountry":"CH"}],"employees":[{"@type":"Person","name":"Ueli Rebsteiner","jobTitle":"Inhaber"},{"@type":"Person","name":"Sandra Eugster","jobTitle":"Büro und Offerten"}]}</script></head><body><p>Gute Balken seit 1931.</p></body></html>`,
  },
  truth: {
    names: ['Rebsteiner Holzbau AG'],
    descriptions: ['Holzbau, Dachausbau und Treppen aus Schweizer Holz.'],
    people: [
      ['Ueli Rebsteiner', 'Inhaber'],
      ['Sandra Eugster', 'Büro und Offerten'],
    ],
    emails: [['info@rebsteiner-holzbau.example', 'role']],
    phones: ['+41715550129'],
    addresses: [
      ['Sägestrasse 9', '9445', 'Rebstein'],
      ['Werkhof 3', '9450', 'Altstätten'],
    ],
  },
};

/** People as cards of microformats of the first version; Irish English. */
const claddaghCurragh: FictionalSite = {
  host: 'claddaghcurragh.example',
  pages: {
    '/': `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>Claddagh Currach Builders</title></head><body><div id="hcard" class="vcard"><span class="fn org">Claddagh Currach Builders</span><div class="adr"><div class="street-address">29 Nimmo's Quay</div><span class="locality">Galway</span> <span class="postal-code">H91 X0X0</span> <span class="country-name">Ireland</span></div><div class="tel">091 555 129</div></div><a href="/boatbuilders-people">The boatbuilders</a></body></html>`,
    '/boatbuilders-people': `<!doctype html><html lang="en-IE"><meta charset="utf-8"><title>The boatbuilders</title><p class="vcard"><span class="fn n"><span class="given-name">Máirtín</span> <span class="family-name">Ó Flaithearta</span></span>, <span class="role">master builder</span>, <a class="email" href="mailto:mairtin@claddaghcurragh.example">mairtin@claddaghcurragh.example</a></p><p class="vcard"><span class="fn">Sorcha Costello</span>, <span class="role">apprentice</span></p>`,
  },
  truth: {
    names: ['Claddagh Currach Builders'],
    people: [
      ['Máirtín Ó Flaithearta', 'master builder'],
      ['Sorcha Costello', 'apprentice'],
    ],
    emails: [['mairtin@claddaghcurragh.example', 'personal']],
    phones: ['+35391555129'],
    addresses: [["29 Nimmo's Quay", 'H91 X0X0', 'Galway']],
  },
};

/** Nothing but a picture and a title. */
const nebelhorn: FictionalSite = {
  host: 'nebelhorn-records.example',
  pages: {
    '/': `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Nebelhorn Records</title></head><body><canvas id="c"></canvas><img src="cover@3x.jpg" alt=""><script>/* info@tracker.io */</script></body></html>`,
  },
  truth: { names: ['Nebelhorn Records'] },
};

export const NORTHERLY = [skargardsbiblioteket, rebsteiner, claddaghCurragh, nebelhorn];
