import type { FictionalSite } from '../fictional-site.js';

const dairyPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html><html lang="it-IT"><head><meta charset="UTF-8"><title>${title}</title><meta name="description" content="Formaggi di malga e di fattoria dal latte dei nostri 31 soci, lavorato ogni giorno in Valpendola."><meta name="google-site-verification" content="kQ4sV1m0_x7417aPz"></head><body>
<header><a href="/"><img src="/img/logo-latteria.png" alt="Latteria Sociale Valpendola"></a><nav><a href="/chi-siamo/">Chi siamo</a> <a href="/formaggi/">I formaggi</a> <a href="/spaccio/">Lo spaccio</a> <a href="/novita/">Novità</a> <a href="/contatti/">Contatti</a></nav></header>
<main>${main}</main>
<footer itemscope itemtype="https://schema.org/LocalBusiness"><strong itemprop="name">Latteria Sociale Valpendola</strong> Società Agricola Cooperativa<div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Via Alpini 48</span> – <span itemprop="postalCode">32020</span> <span itemprop="addressLocality">Pendola di Sotto</span> (<span itemprop="addressRegion">BL</span>)</div><div>Tel. <span itemprop="telephone">0437 581 904</span> – P.IVA 00741730257 – Reg. Imprese Belluno – Albo Coop. A141772</div><a href="https://www.facebook.com/latteriavalpendola/" itemprop="sameAs">Seguici</a> <a href="/privacy-policy/">Privacy</a><div class="loghi"><img src="/img/psr-veneto.png" alt="PSR Veneto 2023-2027"></div></footer></body></html>`;

/** An Italian dairy cooperative: microdata in the footer, a council in a table with many to a cell, a shop in the next town. */
const latteria: FictionalSite = {
  host: 'latteriavalpendola.example',
  pages: {
    '/': dairyPage(
      'Latteria Sociale Valpendola – formaggi di montagna',
      `<h1>Il latte di casa nostra</h1><p>Due raccolte al giorno, trentuno stalle, un solo caseificio.</p><section><h2>Dicono di noi</h2><p>«Il Pendola stagionato è una poesia» — Gino Rustico, critico gastronomico</p></section>`,
    ),
    '/chi-siamo/': dairyPage(
      'Chi siamo – Latteria Sociale Valpendola',
      `<h1>Chi siamo</h1><p>La latteria nasce il 4 novembre 1921 per iniziativa del parroco don Luigi Cian e di diciotto allevatori.</p><h2>Consiglio di amministrazione</h2><table><tbody><tr><td>Presidente</td><td>Renzo Tabacchin</td></tr><tr><td>Vicepresidente</td><td>Mariangela Dal Farra</td></tr><tr><td>Consiglieri</td><td>Denis Bortoluzzi, Fulvio Zanin, Elisa De Bona</td></tr><tr><td>Revisore unico</td><td>dott.ssa Paola Menegon</td></tr></tbody></table><h2>In caseificio</h2><p><strong>Casaro:</strong> Ivano Soppelsa<br><strong>Responsabile qualità:</strong> Giulia Fontanive</p>`,
    ),
    '/formaggi/': dairyPage(
      'I formaggi – Latteria Sociale Valpendola',
      `<h1>I formaggi</h1><h3>Pendola fresco</h3><p>30 giorni. Latte, sale, caglio. Bollo CE IT 05 417 CE.</p><h3>Pendola stagionato</h3><p>12 mesi. Medaglia d’argento a Caseus 2024.</p>`,
    ),
    '/spaccio/': dairyPage(
      'Lo spaccio – Latteria Sociale Valpendola',
      `<h1>Lo spaccio</h1><p>Ci trovate in Via Roma 6, 32021 Agordo (BL), tel. 0437 640 118.<br>Lun–sab 8.30–12.30 e 15.30–19.00</p>`,
    ),
    '/novita/': dairyPage(
      'Novità – Latteria Sociale Valpendola',
      `<h1>Novità</h1><h3>Caseificio aperto</h3><p>Domenica 24 maggio. Concerto del Coro Monte Civetta diretto da Aldo Friz. Parcheggio presso Ristorante Alla Posta, Piazza Santi 2, 32020 Pendola di Sopra.</p>`,
    ),
    '/contatti/': dairyPage(
      'Contatti – Latteria Sociale Valpendola',
      `<h1>Contatti</h1><table><tr><td>Amministrazione</td><td>Donata Rizzoli</td><td><a href="mailto:amministrazione@latteriavalpendola.example">amministrazione@latteriavalpendola.example</a></td></tr><tr><td>Commerciale</td><td>Nicola Pasa</td><td><a href="mailto:commerciale@latteriavalpendola.example">commerciale@latteriavalpendola.example</a></td></tr><tr><td>Raccolta latte</td><td>Gianni Toscan</td><td>348 417 2260</td></tr></table><p>Via Alpini 48, 32020 Pendola di Sotto (BL)<br>Tel. 0437 581 904 – Fax 0437 581 905<br>PEC: latteriavalpendola@pec-coop.example<br>Codice SDI: KRRH6B9</p>`,
    ),
    '/privacy-policy/': dairyPage(
      'Privacy policy',
      `<h1>Privacy policy</h1><p>Titolare del trattamento è Latteria Sociale Valpendola Soc. Agr. Coop., Via Alpini 48, 32020 Pendola di Sotto (BL), privacy@latteriavalpendola.example. Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma.</p>`,
    ),
  },
  truth: {
    names: [
      'Latteria Sociale Valpendola',
      'Latteria Sociale Valpendola Società Agricola Cooperativa',
      'Latteria Sociale Valpendola Soc. Agr. Coop.',
    ],
    descriptions: [
      'Formaggi di malga e di fattoria dal latte dei nostri 31 soci, lavorato ogni giorno in Valpendola.',
    ],
    people: [
      ['Renzo Tabacchin', 'Presidente'],
      ['Mariangela Dal Farra', 'Vicepresidente'],
      ['Denis Bortoluzzi', 'Consiglieri'],
      ['Fulvio Zanin', 'Consiglieri'],
      ['Elisa De Bona', 'Consiglieri'],
      ['Paola Menegon', 'Revisore unico'],
      ['Ivano Soppelsa', 'Casaro'],
      ['Giulia Fontanive', 'Responsabile qualità'],
      ['Donata Rizzoli', 'Amministrazione'],
      ['Nicola Pasa', 'Commerciale'],
      ['Gianni Toscan', 'Raccolta latte'],
    ],
    emails: [
      ['amministrazione@latteriavalpendola.example', 'role'],
      ['commerciale@latteriavalpendola.example', 'role'],
      ['latteriavalpendola@pec-coop.example', 'role'],
      ['privacy@latteriavalpendola.example', 'role'],
    ],
    phones: ['+390437581904', '+390437581905', '+390437640118', '+393484172260'],
    addresses: [
      ['Via Alpini 48', '32020', 'Pendola di Sotto'],
      ['Via Roma 6', '32021', 'Agordo'],
    ],
    profiles: ['https://www.facebook.com/latteriavalpendola'],
  },
};

const chamberPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html><html lang="ro-RO"><head><meta charset="utf-8"><title>${title}</title><link href="/media/jui/css/bootstrap.min.css?417ab2" rel="stylesheet"></head><body class="site com_content view-article no-layout itemid-117">
<div class="container"><div class="header"><a class="brand" href="/"><span class="site-title">Camera de Comerț și Industrie Târgu Dornei</span></a></div><div class="navigation"><ul class="nav menu"><li><a href="/despre-noi/conducere">Conducere</a></li><li><a href="/despre-noi/echipa">Echipa</a></li><li><a href="/servicii">Servicii</a></li><li><a href="/membri">Membrii noștri</a></li><li><a href="/contact">Contact</a></li></ul></div>
<div class="item-page">${main}</div>
<div class="footer"><p>CCI Târgu Dornei, Str. Unirii nr. 41, 725300 Târgu Dornei, jud. Suceava. Tel/Fax: 0230 374 118</p><p>Operator date cu caracter personal nr. 14177. <a href="https://anpc.example">ANPC</a></p></div></div></body></html>`;

/** A Romanian chamber of commerce: surnames in capitals, a team by department, and a list of its members' data. */
const camera: FictionalSite = {
  host: 'ccitd.example',
  pages: {
    '/': chamberPage(
      'Camera de Comerț și Industrie Târgu Dornei',
      `<h2>Evenimente</h2><ul class="category-module"><li><b>Forumul investitorilor, 21 mai 2026</b> – Hotel Carpatica, Bd. Republicii nr. 8, 725300 Târgu Dornei. Vorbitori: Radu Ionescu-Vlad (Banca Bucovinei), Ana Petrescu (ADR).</li><li>Curs „Contabil autorizat”, 120 de ore</li></ul><h2>Parteneri</h2><p>Banca Bucovinei · Apele Dornei SA</p>`,
    ),
    '/despre-noi/conducere': chamberPage(
      'Conducere - CCI Târgu Dornei',
      `<h1>Conducere</h1><h3>Colegiul de conducere</h3><table class="table"><tbody><tr><th>Nume și prenume</th><th>Funcția</th><th>Societatea</th></tr><tr><td>ing. CIOBOTARU Mihai</td><td>Președinte</td><td>Lemnprod SRL</td></tr><tr><td>NISTOR Gabriela</td><td>Vicepreședinte</td><td>Lactate Dorna SA</td></tr><tr><td>ec. UNGUREANU Vasile</td><td>Membru</td><td>Transcar SRL</td></tr><tr><td>HRIȚCU Simona-Elena</td><td>Membru</td><td>Pensiunea Zimbrul</td></tr></tbody></table>`,
    ),
    '/despre-noi/echipa': chamberPage(
      'Echipa - CCI Târgu Dornei',
      `<h1>Echipa</h1><p><strong>Cătălin Moraru</strong> – Director general<br><a href="mailto:director@ccitd.example">director@ccitd.example</a></p><p><strong>Oana Balan</strong> – Consilier juridic, Arbitraj<br><a href="mailto:oana.balan@ccitd.example">oana.balan@ccitd.example</a></p><p><strong>Daniela Sfichi</strong> – Referent certificate de origine<br>0742 417 093</p><p><strong>Lucian Prodan</strong> – Formare profesională<br><a href="mailto:cursuri@ccitd.example">cursuri@ccitd.example</a></p>`,
    ),
    '/servicii': chamberPage(
      'Servicii - CCI Târgu Dornei',
      `<h1>Servicii</h1><ul><li>Certificate de origine</li><li>Coduri de bare GS1</li><li>Carnete ATA</li></ul><p>Taxele se achită în contul RO41 BTRL 0340 1202 9417 72XX, CUI 4417729.</p>`,
    ),
    '/membri': chamberPage(
      'Membrii noștri - CCI Târgu Dornei',
      `<h1>Membrii noștri</h1><table class="table"><tr><th>Firma</th><th>Adresa</th><th>Telefon</th><th>E-mail</th></tr><tr><td>Lemnprod SRL</td><td>Str. Fabricii nr. 2, 725300 Târgu Dornei</td><td>0230 375 201</td><td>office@lemnprod.example</td></tr><tr><td>Pensiunea Zimbrul</td><td>Str. Argestru nr. 19, 725301 Argestru</td><td>0744 210 336</td><td>rezervari@zimbrul.example</td></tr><tr><td>Transcar SRL</td><td>Str. Gării nr. 7, 725300 Târgu Dornei</td><td>0230 372 640</td><td>dispecerat@transcar.example</td></tr></table>`,
    ),
    '/contact': chamberPage(
      'Contact - CCI Târgu Dornei',
      `<h1>Contact</h1><address>Str. Unirii nr. 41<br>725300 Târgu Dornei<br>jud. Suceava</address><p>Tel/Fax: 0230 374 118<br>Mobil: 0742 417 090</p><p>E-mail: <span id="cloak417b9">Această adresă de email este protejată contra spambots. Trebuie să activați JavaScript pentru a o vedea.</span></p><p>Secretariat: secretariat (at) ccitd.example</p><p>Program: luni – joi 8:00 – 16:30, vineri 8:00 – 14:00</p><p><a href="https://www.facebook.com/ccitargudornei" target="_blank">Pagina noastră de Facebook</a></p>`,
    ),
  },
  truth: {
    names: ['Camera de Comerț și Industrie Târgu Dornei', 'CCI Târgu Dornei'],
    people: [
      ['Mihai Ciobotaru', 'Președinte'],
      ['Gabriela Nistor', 'Vicepreședinte'],
      ['Vasile Ungureanu', 'Membru'],
      ['Simona-Elena Hrițcu', 'Membru'],
      ['Cătălin Moraru', 'Director general'],
      ['Oana Balan', 'Consilier juridic, Arbitraj'],
      ['Daniela Sfichi', 'Referent certificate de origine'],
      ['Lucian Prodan', 'Formare profesională'],
    ],
    emails: [
      ['director@ccitd.example', 'role'],
      ['oana.balan@ccitd.example', 'personal'],
      ['cursuri@ccitd.example', 'role'],
      ['secretariat@ccitd.example', 'role'],
    ],
    phones: ['+40230374118', '+40742417090', '+40742417093'],
    addresses: [['Str. Unirii nr. 41', '725300', 'Târgu Dornei']],
    profiles: ['https://www.facebook.com/ccitargudornei'],
  },
};

const hotelPage = (
  title: string,
  main: string,
  head = '',
): string => `<!DOCTYPE html><html lang="el"><head><meta charset="utf-8"><title>${title}</title>${head}<link rel="alternate" hreflang="en" href="https://archontiko-melissa.example/en/"></head><body>
<header><a class="logo" href="/">Αρχοντικό Μέλισσα</a><nav><a href="/domatia">Δωμάτια</a><a href="/i-oikogeneia-mas">Η οικογένειά μας</a><a href="/kritikes">Κριτικές</a><a href="/epikoinonia">Επικοινωνία</a><a class="btn" href="https://booking-engine.example/?hotel=41772">Κράτηση</a></nav></header>
${main}
<footer><p>Αρχοντικό Μέλισσα, Ναυαρίνου 27, 240 01 Πύλος</p><p>Τ: 27230 28417 – ΜΗΤΕ 1249Κ050Α0417701 – ΑΦΜ 099417720</p><p><a href="https://www.instagram.com/archontiko.melissa/">Instagram</a> <a href="https://www.tripadvisor.example/Hotel_Review-g41772">Tripadvisor</a></p><p><img src="/img/espa-banner@2x.jpg" alt="ΕΣΠΑ 2021-2027"> Κατασκευή: webnisos.example</p></footer></body></html>`;

/** A Greek family hotel: data with guests' reviews, a family's story, a booking engine. */
const hotel: FictionalSite = {
  host: 'archontiko-melissa.example',
  pages: {
    '/': hotelPage(
      'Αρχοντικό Μέλισσα | Παραδοσιακός ξενώνας στην Πύλο',
      `<h1>Καλώς ήρθατε στο Αρχοντικό Μέλισσα</h1><p>Οκτώ δωμάτια με θέα στο λιμάνι, πρωινό από τον κήπο μας.</p>`,
      `<meta name="description" content="Οικογενειακός ξενώνας σε αρχοντικό του 1886, δύο λεπτά από το λιμάνι της Πύλου."><script type="application/ld+json">{"@context":"https://schema.org","@type":"Hotel","name":"Αρχοντικό Μέλισσα","image":"https://archontiko-melissa.example/img/facade.jpg","priceRange":"€€","telephone":"+30 27230 28417","email":"info@archontiko-melissa.example","address":{"@type":"PostalAddress","streetAddress":"Ναυαρίνου 27","postalCode":"240 01","addressLocality":"Πύλος","addressCountry":"GR"},"geo":{"@type":"GeoCoordinates","latitude":36.9131,"longitude":21.6965},"starRating":{"@type":"Rating","ratingValue":"3"},"review":[{"@type":"Review","author":{"@type":"Person","name":"Κώστας Δημητρίου"},"reviewBody":"Υπέροχη φιλοξενία!"},{"@type":"Review","author":{"@type":"Person","name":"Sabine Keller"},"reviewBody":"Wunderschön."}]}</script>`,
    ),
    '/domatia': hotelPage(
      'Δωμάτια | Αρχοντικό Μέλισσα',
      `<h1>Δωμάτια</h1><h3>Δίκλινο με μπαλκόνι</h3><p>22 τ.μ., από 85 € τη βραδιά</p><h3>Σουίτα «Νέστωρ»</h3><p>38 τ.μ., από 140 €</p>`,
    ),
    '/i-oikogeneia-mas': hotelPage(
      'Η οικογένειά μας | Αρχοντικό Μέλισσα',
      `<h1>Η οικογένειά μας</h1><p>Το σπίτι το έχτισε ο καπετάνιος Παναγιώτης Μέλισσας το 1886.</p><figure><img src="/img/evanthia.jpg" alt=""><figcaption><b>Ευανθία Σταματίου</b><br>Ιδιοκτήτρια</figcaption></figure><figure><img src="/img/nikos.jpg" alt=""><figcaption><b>Νίκος Σταματίου</b><br>Υπεύθυνος κρατήσεων</figcaption></figure><figure><img src="/img/maria.jpg" alt=""><figcaption><b>Μαρία Κουτσουμπού</b><br>Μαγείρισσα</figcaption></figure>`,
    ),
    '/kritikes': hotelPage(
      'Κριτικές | Αρχοντικό Μέλισσα',
      `<h1>Κριτικές</h1><blockquote>«Νιώσαμε σαν στο σπίτι μας.»<footer>Ελένη Παππά, Αθήνα</footer></blockquote>`,
    ),
    '/epikoinonia': hotelPage(
      'Επικοινωνία | Αρχοντικό Μέλισσα',
      `<h1>Επικοινωνία</h1><ul><li>Διεύθυνση: Ναυαρίνου 27, 240 01 Πύλος, Μεσσηνία</li><li>Τηλέφωνο: 27230 28417</li><li>Κινητό / Viber: 694 417 2038</li><li>Φαξ: 27230 28418</li><li>Email: <a href="mailto:info@archontiko-melissa.example">info@archontiko-melissa.example</a></li></ul><p>Check-in 14:00, check-out 11:00. Αεροδρόμιο Καλαμάτας: 48 χλμ. Ταξί Πύλου: 27230 22555.</p>`,
    ),
  },
  truth: {
    names: ['Αρχοντικό Μέλισσα'],
    descriptions: ['Οικογενειακός ξενώνας σε αρχοντικό του 1886, δύο λεπτά από το λιμάνι της Πύλου.'],
    people: [
      ['Ευανθία Σταματίου', 'Ιδιοκτήτρια'],
      ['Νίκος Σταματίου', 'Υπεύθυνος κρατήσεων'],
      ['Μαρία Κουτσουμπού', 'Μαγείρισσα'],
    ],
    emails: [['info@archontiko-melissa.example', 'role']],
    phones: ['+302723028417', '+306944172038', '+302723028418'],
    addresses: [['Ναυαρίνου 27', '240 01', 'Πύλος']],
    profiles: ['https://www.instagram.com/archontiko.melissa'],
  },
};

export const SOUTH_EAST = [latteria, camera, hotel];
