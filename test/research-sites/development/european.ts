import type { FictionalSite } from '../fictional-site.js';

/** Hungarian: the family's name first, labels in bold, addresses with the street after the town. */
const topart: FictionalSite = {
  host: 'topart-egyesulet.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="hu"><head><meta charset="utf-8"><title>Tópart Egyesület – kezdőlap</title><meta name="description" content="Közösségi kert és madármegfigyelő a Velencei-tó partján."></head><body><header><a class="brand" href="/">Tópart Egyesület</a><nav><a href="/rolunk">Rólunk</a><a href="/kapcsolat">Kapcsolat</a></nav></header><article><h2>Tavaszi madárles</h2><p>Április 11-én, szombaton 7 órakor indulunk.</p></article></body></html>`,
    '/rolunk': `<!DOCTYPE html><html lang="hu"><head><meta charset="utf-8"><title>Rólunk</title></head><body><h2>Elnökség</h2><div class="nevsor"><p><strong>Elnök:</strong> Szentirmai Borbála</p><p><strong>Titkár:</strong> Keszthelyi Áron</p></div></body></html>`,
    '/kapcsolat': `<!DOCTYPE html><html lang="hu"><head><meta charset="utf-8"><title>Kapcsolat</title></head><body><p>Telefon: +36 22 500 118</p><p>E-mail: <a href="mailto:iroda@topart-egyesulet.example">iroda@topart-egyesulet.example</a></p><p>Adószám: 18000000-1-07</p></body></html>`,
  },
  truth: {
    names: ['Tópart Egyesület'],
    descriptions: ['Közösségi kert és madármegfigyelő a Velencei-tó partján.'],
    people: [
      ['Szentirmai Borbála', 'Elnök'],
      ['Keszthelyi Áron', 'Titkár'],
    ],
    emails: [['iroda@topart-egyesulet.example', 'role']],
    phones: ['+3622500118'],
  },
};

/** Finnish: a table of the board with heads, plain address in the footer of every page. */
const purjehtijat: FictionalSite = {
  host: 'lahdenpurjehtijat.example',
  pages: {
    '/': `<!doctype html><html lang="fi-FI"><head><meta charset="utf-8"><title>Lahden Purjehtijat ry</title></head><body><h1>Lahden Purjehtijat ry</h1><menu><li><a href="/hallitus-ja-henkilosto">Hallitus ja henkilöstö</a></li><li><a href="/yhteystiedot">Yhteystiedot</a></li></menu><footer><small>Lahden Purjehtijat ry, Satamapolku 8, 15140 Lahti</small></footer></body></html>`,
    '/hallitus-ja-henkilosto': `<!doctype html><html lang="fi-FI"><meta charset="utf-8"><title>Hallitus</title><table class="zebra"><caption>Hallitus 2026</caption><tr><th scope="col">Nimi</th><th scope="col">Tehtävä</th></tr><tr><td>Aino-Maija Ketola</td><td>kommodori</td></tr><tr><td>Onni Saarikivi</td><td>varapuheenjohtaja</td></tr><tr><td>Helmi Rautio</td><td>rahastonhoitaja</td></tr></table><footer><small>Lahden Purjehtijat ry, Satamapolku 8, 15140 Lahti</small></footer>`,
    '/yhteystiedot': `<!doctype html><html lang="fi-FI"><meta charset="utf-8"><title>Yhteystiedot</title><p>Puh. 03 555 0118</p><p>toimisto(at)lahdenpurjehtijat.example</p><p>Y-tunnus 0100000-1</p><footer><small>Lahden Purjehtijat ry, Satamapolku 8, 15140 Lahti</small></footer>`,
  },
  truth: {
    names: ['Lahden Purjehtijat ry'],
    people: [
      ['Aino-Maija Ketola', 'kommodori'],
      ['Onni Saarikivi', 'varapuheenjohtaja'],
      ['Helmi Rautio', 'rahastonhoitaja'],
    ],
    emails: [['toimisto@lahdenpurjehtijat.example', 'role']],
    phones: ['+35835550118'],
    addresses: [['Satamapolku 8', '15140', 'Lahti']],
  },
};

/** Greek: a dedicated footer with everything, people in a list with dashes. */
const elaionas: FictionalSite = {
  host: 'elaionas-coop.example',
  pages: {
    '/': `<!doctype html><html lang="el"><head><meta charset="utf-8"><title>Ελαιώνας – Συνεταιρισμός</title><meta property="og:site_name" content="Ελαιώνας"><meta property="og:description" content="Μικροί παραγωγοί ελαιολάδου από τη Μεσσηνία που δουλεύουν μαζί."></head><body><a href="/poioi-eimaste-omada">Η ομάδα</a> <a href="/epikoinonia-contact">Επικοινωνία</a></body></html>`,
    '/poioi-eimaste-omada': `<!doctype html><html lang="el"><meta charset="utf-8"><title>Η ομάδα</title><h1>Η ομάδα μας</h1><ul><li>Δήμητρα Παπαγιάννη – πρόεδρος</li><li>Στέλιος Μαρκάκης – υπεύθυνος ελαιοτριβείου</li></ul>`,
    '/epikoinonia-contact': `<!doctype html><html lang="el"><meta charset="utf-8"><title>Επικοινωνία</title><p>Οδός Ελιάς 18, 241 00 Καλαμάτα</p><p>Τηλέφωνο: 27210 00118</p><p>Email: <a href="mailto:info@elaionas-coop.example">info@elaionas-coop.example</a></p>`,
  },
  truth: {
    names: ['Ελαιώνας'],
    descriptions: ['Μικροί παραγωγοί ελαιολάδου από τη Μεσσηνία που δουλεύουν μαζί.'],
    people: [
      ['Δήμητρα Παπαγιάννη', 'πρόεδρος'],
      ['Στέλιος Μαρκάκης', 'υπεύθυνος ελαιοτριβείου'],
    ],
    emails: [['info@elaionas-coop.example', 'role']],
    phones: ['+302721000118'],
    addresses: [['Οδός Ελιάς 18', '241 00', 'Καλαμάτα']],
  },
};

/** Romanian: JSON-LD of a local business and a section of people in articles. */
const podulVechi: FictionalSite = {
  host: 'podulvechi.example',
  pages: {
    '/': `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>Acasă | Podul Vechi</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","@id":"#eu","name":"Podul Vechi","telephone":"+40 264 000 118","address":"Strada Podului 18, 400001 Cluj-Napoca, România"}</script></head><body><ul class="meniu"><li><a href="/despre-noi">Despre noi</a></li><li><a href="/echipa">Echipa</a></li></ul></body></html>`,
    '/despre-noi': `<!doctype html><html lang="ro"><meta charset="utf-8"><title>Despre noi</title><section class="oameni"><article><h4>Smaranda Ionescu-Pop</h4><p class="functie">Coordonatoare</p><p>Vine din Sibiu și îi place să repare biciclete.</p></article><article><h4>Horia Dumitrache</h4><p class="functie">Mecanic șef</p><p>Lucrează aici din 2015.</p></article></section><p>Scrie-ne la salut@podulvechi.example</p>`,
  },
  truth: {
    names: ['Podul Vechi'],
    people: [
      ['Smaranda Ionescu-Pop', 'Coordonatoare'],
      ['Horia Dumitrache', 'Mecanic șef'],
    ],
    emails: [['salut@podulvechi.example', 'role']],
    phones: ['+40264000118'],
    addresses: [['Strada Podului 18', '400001', 'Cluj-Napoca']],
  },
};

export const EUROPEAN = [topart, purjehtijat, elaionas, podulVechi];
