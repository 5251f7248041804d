import type { FictionalSite } from '../fictional-site.js';

/** Swedish: microformats, and a number for text messages. */
const lundbacka: FictionalSite = {
  host: 'lundbackamusteri.example',
  pages: {
    '/': `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Lundbacka Musteri</title></head><body><div class="vcard"><strong class="fn org">Lundbacka Musteri</strong><div class="adr"><span class="street-address">Backvägen 61</span>, <span class="postal-code">277 30</span> <span class="locality">Kivik</span></div><span class="tel">0414-55 01 61</span></div><a href="/om-oss">Om oss</a></body></html>`,
    '/om-oss': `<!doctype html><html lang="sv"><meta charset="utf-8"><title>Om oss</title><p>Musteriet drivs av syskonen Lundbacka sedan 1961.</p><p>Frida Lundbacka – ägare och mustare</p><p>Viktor Lundbacka – trädgårdsmästare</p><p>Beställ: must@lundbackamusteri.example</p>`,
  },
  truth: {
    names: ['Lundbacka Musteri'],
    people: [
      ['Frida Lundbacka', 'ägare och mustare'],
      ['Viktor Lundbacka', 'trädgårdsmästare'],
    ],
    emails: [['must@lundbackamusteri.example', 'role']],
    phones: ['+46414550161'],
    addresses: [['Backvägen 61', '277 30', 'Kivik']],
  },
};

/** Czech: rows of a table without heads, names in the second column. */
const vltavin: FictionalSite = {
  host: 'sbor-vltavin.example',
  pages: {
    '/': `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>Pěvecký sbor Vltavín</title></head><body><h1>Pěvecký sbor Vltavín</h1><a href="/lide-vybor">Výbor</a> <a href="/kontakt">Kontakt</a></body></html>`,
    '/lide-vybor': `<!doctype html><html lang="cs"><meta charset="utf-8"><title>Výbor</title><table><tr><td>předseda</td><td>Bohumil Kratochvíl</td><td>777 000 161</td></tr><tr><td>sbormistryně</td><td>Markéta Zemanová</td><td></td></tr><tr><td>hospodářka</td><td>Alena Říhová</td><td></td></tr></table>`,
    '/kontakt': `<!doctype html><html lang="cs"><meta charset="utf-8"><title>Kontakt</title><p>Zkušebna: Nábřežní 6, 370 01 České Budějovice</p><p>Mobil: 777 000 161</p><p>e-mail: sbor [zavináč] sbor-vltavin [tečka] example</p>`,
  },
  truth: {
    names: ['Pěvecký sbor Vltavín'],
    people: [
      ['Bohumil Kratochvíl', 'předseda'],
      ['Markéta Zemanová', 'sbormistryně'],
      ['Alena Říhová', 'hospodářka'],
    ],
    emails: [['sbor@sbor-vltavin.example', 'role']],
    phones: ['+420777000161'],
    addresses: [['Nábřežní 6', '370 01', 'České Budějovice']],
  },
};

/** Australian: a blog with authors who are none of its people, decoys of every kind. */
const banksia: FictionalSite = {
  host: 'banksiaseeds.example',
  pages: {
    '/': `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Banksia Seed Collective – Native seed for everyone</title><meta name="description" content="A growers' collective that saves and shares native seed."><script type="application/ld+json">{"@type":"BlogPosting","author":{"@type":"Person","name":"Visiting Botanist"},"publisher":{"@type":"Organization","name":"Banksia Seed Collective","logo":{"@type":"ImageObject","url":"/l.png"}}}</script></head><body><article><h2>How to smoke seed</h2><p>By Petra Novak on 3 May. Photo: Lachlan Byrne. Cost: $12.50. Batch 0412 555 016 1.</p></article><a href="/contact">Contact</a><a href="mailto:?subject=Look%20at%20this">Email a friend</a><a href="https://www.pinterest.com/pin/create/button/?url=x">Pin</a><a href="https://www.facebook.com/banksiaseeds">Facebook</a></body></html>`,
    '/contact': `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Contact</title><p>PO Box 616, Denmark WA 6333</p><p>Ask for Ngaire on 08 5550 0161 or write to seed@banksiaseeds.example</p><form><input type="email" value="you@domain.com"></form>`,
  },
  truth: {
    names: ['Banksia Seed Collective'],
    descriptions: ["A growers' collective that saves and shares native seed."],
    emails: [['seed@banksiaseeds.example', 'personal']],
    addresses: [['PO Box 616', '6333', 'Denmark']],
    profiles: ['https://www.facebook.com/banksiaseeds'],
    phones: ['+61855500161'],
  },
};

/** An application that needs scripts, with its name in the manifest's place. */
const tidepool: FictionalSite = {
  host: 'tidepoolmaps.example',
  pages: {
    '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="apple-mobile-web-app-title" content="Tidepool Maps"><meta name="description" content="Maps of rock pools, made by the people who visit them."><title>Map</title></head><body><div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"props":{"user":"max@mustermann.de"}}</script></body></html>`,
  },
  truth: {
    names: ['Tidepool Maps'],
    descriptions: ['Maps of rock pools, made by the people who visit them.'],
  },
};

export const OTHERS = [lundbacka, vltavin, banksia, tidepool];
