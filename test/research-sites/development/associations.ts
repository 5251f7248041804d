import type { FictionalSite } from '../fictional-site.js';

/** German: an accordion of details, people in prose-like list items. */
const repaircafe: FictionalSite = {
  host: 'repaircafe-altmark.example',
  pages: {
    '/': `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Repair-Café Altmark</title><meta name="description" content="Jeden zweiten Samstag reparieren wir gemeinsam, was sonst im Müll landet."></head><body><main><h1>Repair-Café Altmark</h1></main><footer><a href="/kontakt.php">So finden Sie uns</a> · <a href="/impressum.php">Impressum</a> · <a href="/wer-wir-sind.php">Wer wir sind</a></footer></body></html>`,
    '/kontakt.php': `<!doctype html><html lang="de"><meta charset="utf-8"><title>Kontakt</title><details open><summary>Anschrift</summary><div>Alte Molkerei<br>Bahnhofstr. 61<br>29410 Salzwedel</div></details><details open><summary>Rufen Sie an</summary><div>0171 – 555 01 61 (mobil, Anrufbeantworter)</div></details><details open><summary>Schreiben Sie</summary><div>hallo<b>(at)</b>repaircafe-altmark.example</div></details>`,
    '/impressum.php': `<!doctype html><html lang="de"><meta charset="utf-8"><title>Impressum</title><p>Verantwortlich für den Inhalt gemäß § 18 Abs. 2 MStV: Ortrud Kalinowski, Anschrift wie oben</p>`,
    '/wer-wir-sind.php': `<!doctype html><html lang="de"><meta charset="utf-8"><title>Wer wir sind</title><ul><li><strong>Ortrud Kalinowski</strong> – Koordination</li><li><strong>Emre Şahin</strong> – Elektronik</li><li><strong>Friedhelm Raabe</strong> – Fahrräder</li></ul>`,
  },
  truth: {
    names: ['Repair-Café Altmark'],
    descriptions: ['Jeden zweiten Samstag reparieren wir gemeinsam, was sonst im Müll landet.'],
    people: [
      ['Ortrud Kalinowski', 'Koordination'],
      ['Emre Şahin', 'Elektronik'],
      ['Friedhelm Raabe', 'Fahrräder'],
    ],
    emails: [['hallo@repaircafe-altmark.example', 'role']],
    phones: ['+491715550161'],
    addresses: [['Bahnhofstr. 61', '29410', 'Salzwedel']],
  },
};

/** French: a two-column table of functions, an address in one line of the footer. */
const radioBrume: FictionalSite = {
  host: 'radiobrume.example',
  pages: {
    '/': `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Radio Brume 96.1 FM</title><meta property="og:site_name" content="Radio Brume"></head><body><nav><a href="/grille">La grille</a><a href="/la-radio">La radio</a><a href="/contact">Écrivez-nous</a></nav><footer>Radio Brume – 61, avenue des Peupliers – 25300 Pontarlier – 03 81 00 01 61</footer></body></html>`,
    '/contact': `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Contact</title><p>Antenne : antenne@radiobrume.example</p><p>Programmation musicale : musique@radiobrume.example</p><table><tbody><tr><td>Directrice d’antenne</td><td>Solène Grandjean</td></tr><tr><td>Technique</td><td>Karim Belhadj</td></tr><tr><td>Rédactrice en chef</td><td>Perrine Vuillemin</td></tr></tbody></table>`,
  },
  truth: {
    names: ['Radio Brume'],
    people: [
      ['Solène Grandjean', 'Directrice d’antenne'],
      ['Karim Belhadj', 'Technique'],
      ['Perrine Vuillemin', 'Rédactrice en chef'],
    ],
    emails: [
      ['antenne@radiobrume.example', 'role'],
      ['musique@radiobrume.example', 'role'],
    ],
    phones: ['+33381000161'],
    addresses: [['61, avenue des Peupliers', '25300', 'Pontarlier']],
  },
};

/** Spanish: JSON-LD of a school, teachers as a list with their subjects. */
const conservatorio: FictionalSite = {
  host: 'conservatorio-lira.example',
  pages: {
    '/': `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Inicio</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"MusicSchool","name":"Conservatorio Lira","address":{"@type":"PostalAddress","streetAddress":"Avenida de la Estación 61","postalCode":"02003","addressLocality":"Albacete","addressCountry":"ES"},"telephone":"967 00 01 61","description":"Escuela municipal de música y danza."}</script></head><body><a href="/profesorado-equipo">Profesorado</a></body></html>`,
    '/profesorado-equipo': `<!doctype html><html lang="es"><meta charset="utf-8"><title>Profesorado</title><h1>Profesorado</h1><div class="profe"><h2>Leonor Albaladejo</h2><p>Directora y profesora de piano</p><p><a href="mailto:leonor@conservatorio-lira.example">leonor@conservatorio-lira.example</a></p></div><div class="profe"><h2>Ismael Cuenca Roldán</h2><p>Violín y orquesta</p><p><a href="mailto:ismael@conservatorio-lira.example">ismael@conservatorio-lira.example</a></p></div><p>Secretaría: secretaria@conservatorio-lira.example</p>`,
  },
  truth: {
    names: ['Conservatorio Lira'],
    descriptions: ['Escuela municipal de música y danza.'],
    people: [
      ['Leonor Albaladejo', 'Directora y profesora de piano'],
      ['Ismael Cuenca Roldán', 'Violín y orquesta'],
    ],
    emails: [
      ['leonor@conservatorio-lira.example', 'personal'],
      ['ismael@conservatorio-lira.example', 'personal'],
      ['secretaria@conservatorio-lira.example', 'role'],
    ],
    phones: ['+34967000161'],
    addresses: [['Avenida de la Estación 61', '02003', 'Albacete']],
  },
};

/** Polish: contact data in columns of divs, a person for each matter. */
const sokolowka: FictionalSite = {
  host: 'hospicjum-sokolowka.example',
  pages: {
    '/': `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Hospicjum Sokołówka – Strona główna</title></head><body><a href="/o-hospicjum">O hospicjum</a> <a href="/kontakt-telefony">Kontakt</a></body></html>`,
    '/kontakt-telefony': `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Kontakt</title><div class="col-md-4"><h4>Adres</h4>ul. Spokojna 61A<br>91-001 Łódź</div><div class="col-md-4"><h4>Rejestracja</h4>tel. <a href="tel:426000161">42 600 01 61</a><br>faks 42 600 01 62</div><div class="col-md-4"><h4>E-mail</h4>hospicjum<!-- -->@hospicjum-sokolowka.example</div><h3>Zarząd</h3><p>Prezes – dr n. med. Danuta Wilczyńska</p><p>Sekretarz – Roman Kuś</p>`,
  },
  truth: {
    names: ['Hospicjum Sokołówka'],
    people: [
      ['Danuta Wilczyńska', 'Prezes'],
      ['Roman Kuś', 'Sekretarz'],
    ],
    emails: [['hospicjum@hospicjum-sokolowka.example', 'role']],
    phones: ['+48426000161', '+48426000162'],
    addresses: [['ul. Spokojna 61A', '91-001', 'Łódź']],
  },
};

export const ASSOCIATIONS = [repaircafe, radioBrume, conservatorio, sokolowka];
