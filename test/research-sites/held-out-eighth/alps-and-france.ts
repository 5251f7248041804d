import type { FictionalSite } from '../fictional-site.js';

const steinbichlPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="de-AT"><head><meta charset="utf-8"><title>${title} - Gemeinde Steinbichl am Moos</title>
<meta name="description" content="Amtliche Website der Gemeinde Steinbichl am Moos: Bürgerservice, Politik, Veranstaltungen."></head>
<body><div id="cookie-hinweis">Diese Website verwendet Cookies. <a href="#ok">Verstanden</a></div>
<nav class="hauptmenue"><a href="/">Startseite</a><a href="/buergerservice/mitarbeiter">Mitarbeiter</a><a href="/politik/gemeinderat">Gemeinderat</a><a href="/kontakt">Kontakt</a><a href="/impressum">Impressum</a></nav>
<div class="ri-content">${main}</div>
<footer><p>Gemeinde Steinbichl am Moos | Dorfplatz 1 | 4871 Steinbichl am Moos</p></footer></body></html>`;

/** An Austrian municipality: its staff and its council in tables, direct numbers. */
const steinbichl: FictionalSite = {
  host: 'steinbichl-moos.example',
  pages: {
    '/': steinbichlPage(
      'Startseite',
      `<h1>Willkommen in Steinbichl</h1><h2>Aktuelles</h2><article><time>03.11.2025</time><h3>Müllabfuhr: neue Termine</h3><p>Die Biotonne wird ab Dezember alle zwei Wochen geleert.</p></article><article><time>21.10.2025</time><h3>Advent am Dorfplatz</h3><p>29. November, ab 15 Uhr. Es spielt die Ortsmusik.</p></article>`,
    ),
    '/buergerservice/mitarbeiter': steinbichlPage(
      'Mitarbeiter',
      `<h1>Mitarbeiterinnen und Mitarbeiter</h1><table class="ri-table"><thead><tr><th>Name</th><th>Aufgabe</th><th>Telefon</th><th>E-Mail</th></tr></thead><tbody>
<tr><td>Mag. Doris Huemer</td><td>Amtsleiterin</td><td>+43 7672 2513 11</td><td><a href="mailto:huemer@steinbichl-moos.example">huemer@steinbichl-moos.example</a></td></tr>
<tr><td>Franz Stockinger</td><td>Bauamt</td><td>+43 7672 2513 12</td><td><a href="mailto:stockinger@steinbichl-moos.example">stockinger@steinbichl-moos.example</a></td></tr>
<tr><td>Selma Hadžić</td><td>Meldeamt</td><td>+43 7672 2513 13</td><td><a href="mailto:hadzic@steinbichl-moos.example">hadzic@steinbichl-moos.example</a></td></tr>
<tr><td>Johann Pichlbauer</td><td>Bauhofleiter</td><td>+43 664 5550310</td><td></td></tr></tbody></table>`,
    ),
    '/politik/gemeinderat': steinbichlPage(
      'Gemeinderat',
      `<h1>Gemeinderat</h1><p>Der Gemeinderat wurde 2021 für sechs Jahre gewählt.</p><table class="ri-table"><tr><th>Name</th><th>Funktion</th><th>Fraktion</th></tr>
<tr><td>Rupert Aichinger</td><td>Bürgermeister</td><td>Bürgerliste</td></tr><tr><td>Elfriede Lohninger</td><td>Vizebürgermeisterin</td><td>Bürgerliste</td></tr><tr><td>Ing. Thomas Zauner</td><td>Gemeindevorstand</td><td>Unser Dorf</td></tr><tr><td>Katrin Wiesinger</td><td>Gemeinderätin</td><td>Unser Dorf</td></tr></table><h2>Nächste Sitzung</h2><p>11. Dezember 2025, 19.30 Uhr, Sitzungssaal</p>`,
    ),
    '/kontakt': steinbichlPage(
      'Kontakt',
      `<h1>Kontakt</h1><p><strong>Gemeindeamt Steinbichl am Moos</strong><br>Dorfplatz 1<br>4871 Steinbichl am Moos</p><p>Telefon: <a href="tel:+4376722513">+43 7672 2513</a><br>Fax: +43 7672 2513 20<br>E-Mail: <a href="mailto:gemeinde@steinbichl-moos.example">gemeinde@steinbichl-moos.example</a></p><h2>Amtsstunden</h2><table><tr><td>Montag bis Freitag</td><td>8:00 – 12:00</td></tr><tr><td>Dienstag</td><td>13:30 – 18:00</td></tr></table>`,
    ),
    '/impressum': steinbichlPage(
      'Impressum',
      `<h1>Impressum</h1><p>Medieninhaberin: Gemeinde Steinbichl am Moos, Dorfplatz 1, 4871 Steinbichl am Moos<br>UID: ATU12345675<br>Gemeindekennziffer: 41799</p><p>Bankverbindung: AT61 1904 3002 3457 3201</p><p>Technische Umsetzung: Wolkenwerk Internet GmbH</p>`,
    ),
  },
  truth: {
    names: ['Gemeinde Steinbichl am Moos', 'Gemeindeamt Steinbichl am Moos'],
    descriptions: [
      'Amtliche Website der Gemeinde Steinbichl am Moos: Bürgerservice, Politik, Veranstaltungen.',
    ],
    people: [
      ['Doris Huemer', 'Amtsleiterin'],
      ['Franz Stockinger', 'Bauamt'],
      ['Selma Hadžić', 'Meldeamt'],
      ['Johann Pichlbauer', 'Bauhofleiter'],
      ['Rupert Aichinger', 'Bürgermeister'],
      ['Elfriede Lohninger', 'Vizebürgermeisterin'],
      ['Thomas Zauner', 'Gemeindevorstand'],
      ['Katrin Wiesinger', 'Gemeinderätin'],
    ],
    emails: [
      ['gemeinde@steinbichl-moos.example', 'role'],
      ['huemer@steinbichl-moos.example', 'personal'],
      ['stockinger@steinbichl-moos.example', 'personal'],
      ['hadzic@steinbichl-moos.example', 'personal'],
    ],
    phones: [
      '+4376722513',
      '+437672251311',
      '+437672251312',
      '+437672251313',
      '+437672251320',
      '+436645550310',
    ],
    addresses: [['Dorfplatz 1', '4871', 'Steinbichl am Moos']],
  },
};

/** A French law firm: a graph of JSON-LD, cards of lawyers, legal notices with a host. */
const vasseur: FictionalSite = {
  host: 'vasseur-delmotte.example',
  pages: {
    '/': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Avocats en droit du travail à Nancy - Vasseur Delmotte Avocats</title><meta name="description" content="Cabinet d'avocats à Nancy : droit du travail, droit de la famille, droit des baux."><meta property="og:locale" content="fr_FR"><meta property="og:image" content="https://vasseur-delmotte.example/wp-content/uploads/2024/02/cabinet@2x.jpg">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://vasseur-delmotte.example/","name":"Avocats en droit du travail à Nancy"},{"@type":"LegalService","@id":"https://vasseur-delmotte.example/#cabinet","name":"Vasseur Delmotte Avocats","telephone":"+33 3 53 01 42 10","address":{"@type":"PostalAddress","streetAddress":"18 rue des Carmes","postalCode":"54000","addressLocality":"Nancy","addressCountry":"FR"},"sameAs":["https://www.linkedin.com/company/vasseur-delmotte-avocats"]}]}</script></head>
<body class="home wp-custom-logo"><header><a href="/">Vasseur Delmotte Avocats</a><ul id="menu"><li><a href="/le-cabinet/">Le cabinet</a></li><li><a href="/nos-avocats/">Nos avocats</a></li><li><a href="/contact/">Contact</a></li></ul></header><h1>Vous écouter, vous défendre</h1><section><h2>Droit du travail</h2><p>Licenciement, rupture conventionnelle, harcèlement.</p></section><section><h2>Droit de la famille</h2><p>Divorce, autorité parentale, pension alimentaire.</p></section><footer><a href="/mentions-legales/">Mentions légales</a> – © 2025</footer></body></html>`,
    '/le-cabinet/': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Le cabinet - Vasseur Delmotte Avocats</title></head><body><h1>Le cabinet</h1><p>Créé en 2009, le cabinet accompagne les salariés et les petites entreprises de Lorraine. Il est membre du barreau de Nancy.</p><h2>Honoraires</h2><p>Première consultation : 90 € TTC. L'aide juridictionnelle est acceptée.</p></body></html>`,
    '/nos-avocats/': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Nos avocats - Vasseur Delmotte Avocats</title></head><body><h1>Nos avocats</h1><div class="elementor-row"><div class="elementor-image-box"><h3 class="title">Maître Hélène Vasseur</h3><p class="subtitle">Avocate associée</p><p>Inscrite au barreau depuis 2006, elle plaide devant les conseils de prud'hommes.</p></div><div class="elementor-image-box"><h3 class="title">Maître Olivier Delmotte</h3><p class="subtitle">Avocat associé</p><p>Il enseigne le droit des baux à l'université.</p></div><div class="elementor-image-box"><h3 class="title">Maître Yasmine Belkacem</h3><p class="subtitle">Avocate collaboratrice</p></div></div><h2>Secrétariat</h2><div class="elementor-image-box"><h3 class="title">Corinne Humbert</h3><p class="subtitle">Assistante juridique</p></div></body></html>`,
    '/contact/': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Contact - Vasseur Delmotte Avocats</title></head><body><h1>Prendre rendez-vous</h1><p><i class="fa fa-map-marker"></i> 18 rue des Carmes, 54000 Nancy</p><p><i class="fa fa-phone"></i> 03 53 01 42 10</p><p><i class="fa fa-fax"></i> 03 53 01 42 11</p><p><i class="fa fa-envelope"></i> contact [at] vasseur-delmotte [point] example</p><p>Du lundi au vendredi, de 9h à 12h et de 14h à 18h</p><form><label>Votre nom <input name="nom"></label><label>Votre courriel <input name="mail" placeholder="vous@exemple.fr"></label><button>Envoyer</button></form></body></html>`,
    '/mentions-legales/': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Mentions légales - Vasseur Delmotte Avocats</title></head><body><h1>Mentions légales</h1><h2>Éditeur</h2><p>SELARL Vasseur Delmotte Avocats, société au capital de 20 000 €, RCS Nancy 512 345 678, TVA FR32512345678. Siège : 18 rue des Carmes, 54000 Nancy.</p><h2>Hébergeur</h2><p>Nubéa SAS – 4 rue du Moulin-Vert – 59800 Lille – Tél. 09 72 55 03 10</p><h2>Données personnelles</h2><p>Vous pouvez adresser une réclamation à la CNIL.</p></body></html>`,
  },
  truth: {
    names: ['Vasseur Delmotte Avocats', 'SELARL Vasseur Delmotte Avocats'],
    descriptions: ["Cabinet d'avocats à Nancy : droit du travail, droit de la famille, droit des baux."],
    people: [
      ['Hélène Vasseur', 'Avocate associée'],
      ['Olivier Delmotte', 'Avocat associé'],
      ['Yasmine Belkacem', 'Avocate collaboratrice'],
      ['Corinne Humbert', 'Assistante juridique'],
    ],
    emails: [['contact@vasseur-delmotte.example', 'role']],
    phones: ['+33353014210', '+33353014211'],
    addresses: [['18 rue des Carmes', '54000', 'Nancy']],
    profiles: ['https://www.linkedin.com/company/vasseur-delmotte-avocats'],
  },
};

/** An Italian family hotel: microdata in the footer, the family in rows of a page builder. */
const treLarici: FictionalSite = {
  host: 'albergotrelarici.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="it-IT"><head><meta charset="utf-8"><title>Albergo Tre Larici *** | Val di Sole, Trentino</title><meta name="description" content="Dal 1961 un piccolo albergo di famiglia ai piedi del bosco, a cento metri dagli impianti."><script>window.dataLayer=window.dataLayer||[];gtag('config','G-4TL0X9KQ2P');</script></head><body><nav><a href="/it/camere">Camere</a><a href="/it/la-famiglia">La famiglia</a><a href="/it/contatti">Contatti</a></nav><h1>Benvenuti a casa</h1><p>Quattordici camere, una stufa in maiolica e la cucina di una volta.</p><h2>Offerte</h2><ul><li>Settimana bianca: da € 540 a persona</li><li>Bimbi gratis fino a 6 anni</li></ul><footer itemscope itemtype="https://schema.org/Hotel"><b itemprop="name">Albergo Tre Larici</b> <span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Via dei Masi 9</span> – <span itemprop="postalCode">38027</span> <span itemprop="addressLocality">Malé</span> (<span itemprop="addressRegion">TN</span>)</span> Tel. <span itemprop="telephone">+39 0463 550310</span> <a itemprop="sameAs" href="https://www.instagram.com/albergotrelarici/"><img src="/img/ig.svg" alt="Instagram"></a> <a itemprop="sameAs" href="https://www.facebook.com/albergotrelarici">Facebook</a> P.IVA 02345678901 – CIN IT022110A1XYZ2345</footer></body></html>`,
    '/it/camere': `<!DOCTYPE html><html lang="it-IT"><head><meta charset="utf-8"><title>Camere | Albergo Tre Larici</title></head><body><h1>Le camere</h1><div class="camera"><h3>Camera Stella Alpina</h3><p>Doppia con balcone, 22 m²</p></div><div class="camera"><h3>Camera Genziana</h3><p>Tripla, vista bosco</p></div></body></html>`,
    '/it/la-famiglia': `<!DOCTYPE html><html lang="it-IT"><head><meta charset="utf-8"><title>La famiglia | Albergo Tre Larici</title></head><body><h1>La nostra famiglia</h1><div class="row"><div class="col-md-4"><img src="/img/renata.jpg" alt=""><h4>Renata Zanella</h4><p><em>Titolare e cuoca</em></p><p>I suoi canederli sono famosi in tutta la valle.</p></div><div class="col-md-4"><img src="/img/matteo.jpg" alt=""><h4>Matteo Dalpiaz</h4><p><em>Ricevimento</em></p><p>Vi consiglia le piste e i sentieri.</p></div><div class="col-md-4"><img src="/img/giulia.jpg" alt=""><h4>Giulia Dalpiaz</h4><p><em>Sala e cantina</em></p></div></div></body></html>`,
    '/it/contatti': `<!DOCTYPE html><html lang="it-IT"><head><meta charset="utf-8"><title>Contatti | Albergo Tre Larici</title></head><body><h1>Contatti</h1><p>Albergo Tre Larici di Zanella Renata & C. snc<br>Via dei Masi 9<br>38027 Malé (TN)</p><p>Tel. <a href="tel:+390463550310">+39 0463 550310</a><br>WhatsApp: 347 5550310<br>Email: <a href="mailto:info@albergotrelarici.example?subject=Richiesta%20camera">info@albergotrelarici.example</a><br>PEC: trelarici@pec-alberghi.example</p><h2>Come arrivare</h2><p>In auto: A22, uscita San Michele, poi 45 km. In treno: linea Trento–Malé.</p></body></html>`,
  },
  truth: {
    names: ['Albergo Tre Larici', 'Albergo Tre Larici di Zanella Renata & C. snc'],
    descriptions: [
      'Dal 1961 un piccolo albergo di famiglia ai piedi del bosco, a cento metri dagli impianti.',
    ],
    people: [
      ['Renata Zanella', 'Titolare e cuoca'],
      ['Matteo Dalpiaz', 'Ricevimento'],
      ['Giulia Dalpiaz', 'Sala e cantina'],
    ],
    emails: [
      ['info@albergotrelarici.example', 'role'],
      ['trelarici@pec-alberghi.example', 'role'],
    ],
    phones: ['+390463550310', '+393475550310'],
    addresses: [['Via dei Masi 9', '38027', 'Malé']],
    profiles: ['https://www.instagram.com/albergotrelarici', 'https://www.facebook.com/albergotrelarici'],
  },
};

export const ALPS_AND_FRANCE = [steinbichl, vasseur, treLarici];
