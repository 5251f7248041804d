import type { FictionalSite } from '../fictional-site.js';

const vannPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Tromlingen Vann og Avløp KF</title><link rel="stylesheet" href="/css/bootstrap.min.css"><meta name="description" content="Tromlingen Vann og Avløp KF er det kommunale foretaket som leverer drikkevann og renser avløpsvann for 11 000 husstander."></head>
<body><div class="alert alert-warning mb-0" role="alert">Spyling av ledningsnettet på Tjernåsen uke 38. <a href="/driftsmeldinger">Les mer</a></div>
<nav class="navbar navbar-expand-lg"><div class="container"><a class="navbar-brand" href="/"><img src="/img/logo.svg" alt="Tromlingen Vann og Avløp" height="40"></a><ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="/driftsmeldinger">Driftsmeldinger</a></li><li class="nav-item"><a class="nav-link" href="/priser">Priser og gebyrer</a></li><li class="nav-item"><a class="nav-link" href="/vannkvalitet">Vannkvalitet</a></li><li class="nav-item"><a class="nav-link" href="/om-oss">Om oss</a></li><li class="nav-item"><a class="nav-link" href="/kontakt">Kontakt oss</a></li></ul></div></nav>
<main class="container py-4">${main}</main>
<footer class="bg-dark text-light py-5"><div class="container"><div class="row"><div class="col-md-4"><h5>Tromlingen Vann og Avløp KF</h5><p>Org.nr. 998 123 457</p><p>Postboks 512<br>4803 Arendal</p></div><div class="col-md-4"><h5>Vakttelefon hele døgnet</h5><p class="lead">37 01 55 90</p></div><div class="col-md-4"><h5>Følg oss</h5><a href="https://www.facebook.com/tromlingenvann">Facebook</a></div></div></div></footer></body></html>`;

/** A Norwegian municipal water utility: Bootstrap cards, a director's board, a guard phone, a laboratory that is not its own. */
const tromlingen: FictionalSite = {
  host: 'tromlingenvann.example',
  pages: {
    '/': vannPage(
      'Forsiden',
      `<div class="p-5 mb-4 bg-light rounded-3"><h1 class="display-5">Rent vann, hver dag</h1><p class="col-md-8">Har du mistet vannet? Sjekk driftsmeldingene før du ringer.</p><a class="btn btn-primary" href="/driftsmeldinger">Se driftsmeldinger</a></div><div class="row row-cols-1 row-cols-md-3 g-4"><div class="col"><div class="card h-100"><img src="/img/maaler@2x.jpg" class="card-img-top" alt="Vannmåler"><div class="card-body"><h5 class="card-title">Les av vannmåleren</h5><p class="card-text">Fristen for årets avlesning er 15. desember. Du finner målernummeret (for eksempel 40771265) på lokket.</p></div></div></div><div class="col"><div class="card h-100"><div class="card-body"><h5 class="card-title">Nytt høydebasseng</h5><p class="card-text">Ordfører Ragnhild Tveitane klippet snoren da det nye høydebassenget på Tjernåsen ble åpnet i juni.</p></div></div></div><div class="col"><div class="card h-100"><div class="card-body"><h5 class="card-title">Ikke kast fett i vasken</h5><p class="card-text">– Hver uke rykker vi ut til tette rør, sier driftsleder Odd Arne Mykland.</p></div></div></div></div>`,
    ),
    '/driftsmeldinger': vannPage(
      'Driftsmeldinger',
      `<h1>Driftsmeldinger</h1><table class="table table-striped"><thead><tr><th>Dato</th><th>Sted</th><th>Melding</th></tr></thead><tbody><tr><td>16.09.2025</td><td>Tjernåsen 1–45</td><td>Spyling kl. 22.00–04.00. Vannet kan bli misfarget. La kaldtvannet renne til det er klart.</td></tr><tr><td>11.09.2025</td><td>Sagbakken</td><td>Ledningsbrudd utbedret kl. 14.20. Entreprenør: Kvåse Anlegg AS.</td></tr><tr><td>02.09.2025</td><td>Hele nettet</td><td>Lavt trykk i morgentimene på grunn av arbeid på Rore.</td></tr></tbody></table><p>Vil du ha varsel på SMS? Meld deg på hos varslingstjenesten med kundenummer 2025 0417.</p>`,
    ),
    '/priser': vannPage(
      'Priser og gebyrer',
      `<h1>Priser og gebyrer 2025</h1><p>Gebyrene er vedtatt av kommunestyret etter selvkostprinsippet.</p><table class="table"><tr><td>Abonnementsgebyr vann</td><td class="text-end">1 842 kr</td></tr><tr><td>Forbruksgebyr vann</td><td class="text-end">21,75 kr/m³</td></tr><tr><td>Tilknytning</td><td class="text-end">15 000 kr</td></tr></table><p>Spørsmål om faktura sendes til <a href="mailto:faktura@tromlingenvann.example">faktura@tromlingenvann.example</a>. Kontonummer 2801.40.11223. EHF-fakturaer til foretaket sendes til 998123457.</p>`,
    ),
    '/vannkvalitet': vannPage(
      'Vannkvalitet',
      `<h1>Vannkvalitet</h1><p>Vannet fra Rore er bløtt (2,1 °dH) og har pH 8,0. Prøvene blir analysert av Sørlab AS, Industrigata 8, 4632 Kristiansand, tlf. 38 00 14 20.</p><h2>Spørsmål?</h2><p>Ta kontakt med prosessingeniør Parveen Akhtar, <a href="mailto:parveen.akhtar@tromlingenvann.example">parveen.akhtar@tromlingenvann.example</a>.</p>`,
    ),
    '/om-oss': vannPage(
      'Om oss',
      `<h1>Om oss</h1><p>Det første vannverket ble bygget i 1872 etter tegninger av ingeniør Fredrik Collin Juell. I 2009 ble foretaket skilt ut fra teknisk etat. Vi er i dag 34 ansatte og har 412 kilometer ledning å passe på.</p><h2>Ledelsen</h2><div class="row row-cols-1 row-cols-md-2 g-4"><div class="col"><div class="card"><div class="card-body"><h5 class="card-title">Torbjørn Haugland Røed</h5><h6 class="card-subtitle text-muted">Daglig leder</h6><p class="card-text">Tlf. 37 01 55 01<br><a href="mailto:torbjorn.roed@tromlingenvann.example">torbjorn.roed@tromlingenvann.example</a></p></div></div></div><div class="col"><div class="card"><div class="card-body"><h5 class="card-title">Odd Arne Mykland</h5><h6 class="card-subtitle text-muted">Driftsleder</h6><p class="card-text">Mobil 911 48 206<br><a href="mailto:odd.arne.mykland@tromlingenvann.example">odd.arne.mykland@tromlingenvann.example</a></p></div></div></div><div class="col"><div class="card"><div class="card-body"><h5 class="card-title">Parveen Akhtar</h5><h6 class="card-subtitle text-muted">Prosessingeniør</h6></div></div></div><div class="col"><div class="card"><div class="card-body"><h5 class="card-title">Inger-Marit Somby</h5><h6 class="card-subtitle text-muted">Økonomisjef</h6><p class="card-text">Tlf. 37 01 55 04<br><a href="mailto:inger-marit.somby@tromlingenvann.example">inger-marit.somby@tromlingenvann.example</a></p></div></div></div></div><h2>Styret</h2><ul><li>Geir Egil Ufsvatn, styreleder</li><li>Solveig Bråstad, nestleder</li><li>Jan Petter Lofthus, styremedlem</li><li>Thi Hoa Nguyen, ansattes representant</li></ul>`,
    ),
    '/kontakt': vannPage(
      'Kontakt oss',
      `<h1>Kontakt oss</h1><div class="row"><div class="col-md-6"><h2>Kundesenter</h2><p>Telefon: 37 01 55 00<br>E-post: <a href="mailto:post@tromlingenvann.example">post@tromlingenvann.example</a></p><p>Åpningstider:<br>Mandag–fredag 08.00–15.30<br>Sommertid (15.05–14.09) 08.00–15.00</p></div><div class="col-md-6"><h2>Vakt</h2><p>Ved vannlekkasje utenom kontortid: 37 01 55 90</p><p>Brann 110 – Politi 112 – Ambulanse 113</p></div></div><h2>Besøksadresse</h2><p>Kranveien 14, 4841 Arendal</p><h2>Postadresse</h2><p>Postboks 512, 4803 Arendal</p><h2>Renseanlegget</h2><p>Tjernåsen 3, 4849 Arendal (levering av slam etter avtale)</p>`,
    ),
  },
  truth: {
    names: ['Tromlingen Vann og Avløp KF', 'Tromlingen Vann og Avløp'],
    descriptions: [
      'Tromlingen Vann og Avløp KF er det kommunale foretaket som leverer drikkevann og renser avløpsvann for 11 000 husstander.',
    ],
    people: [
      ['Torbjørn Haugland Røed', 'Daglig leder'],
      ['Odd Arne Mykland', 'Driftsleder'],
      ['Parveen Akhtar', 'Prosessingeniør'],
      ['Inger-Marit Somby', 'Økonomisjef'],
      ['Geir Egil Ufsvatn', 'styreleder'],
      ['Solveig Bråstad', 'nestleder'],
      ['Jan Petter Lofthus', 'styremedlem'],
      ['Thi Hoa Nguyen', 'ansattes representant'],
    ],
    emails: [
      ['faktura@tromlingenvann.example', 'role'],
      ['post@tromlingenvann.example', 'role'],
      ['parveen.akhtar@tromlingenvann.example', 'personal'],
      ['torbjorn.roed@tromlingenvann.example', 'personal'],
      ['odd.arne.mykland@tromlingenvann.example', 'personal'],
      ['inger-marit.somby@tromlingenvann.example', 'personal'],
    ],
    phones: ['+4737015500', '+4737015590', '+4737015501', '+4791148206', '+4737015504'],
    addresses: [
      ['Kranveien 14', '4841', 'Arendal'],
      ['Postboks 512', '4803', 'Arendal'],
      ['Tjernåsen 3', '4849', 'Arendal'],
    ],
    profiles: ['https://www.facebook.com/tromlingenvann'],
  },
};

const notarisPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="nl-BE" class="no-js"><head><meta charset="UTF-8"><title>${title} - Notariskantoor Vandewoestyne &amp; Claerhout</title><meta property="og:locale" content="nl_BE"><meta property="og:site_name" content="Notariskantoor Vandewoestyne &amp; Claerhout"></head>
<body class="page-template-default wp-custom-logo">
<div id="topbar"><span class="tel"><a href="tel:+3251704412">051 70 44 12</a></span> <span class="mail"><a href="mailto:info@notarissenvc.example">info@notarissenvc.example</a></span></div>
<header id="masthead" class="site-header"><p class="site-title"><a href="/" rel="home">Notariskantoor Vandewoestyne &amp; Claerhout</a></p><nav id="site-navigation"><ul id="primary-menu"><li class="menu-item"><a href="/">Home</a></li><li class="menu-item"><a href="/kantoor">Ons kantoor</a></li><li class="menu-item"><a href="/diensten">Diensten</a></li><li class="menu-item"><a href="/verkopen">Openbare verkopen</a></li><li class="menu-item"><a href="/contact">Contact</a></li></ul></nav></header>
<div id="content" class="site-content"><article class="page hentry"><header class="entry-header"><h1 class="entry-title">${title}</h1></header><div class="entry-content">${main}</div></article></div>
<footer id="colophon" class="site-footer"><div class="widget"><p>Vandewoestyne &amp; Claerhout, geassocieerde notarissen BV<br>Ondernemingsnummer BE 0734.112.986 – RPR Gent, afdeling Veurne</p></div><div class="site-info"><a href="/disclaimer-en-privacy">Disclaimer en privacy</a> | Website door <a href="https://www.pixelpolder.example">Pixelpolder</a></div></footer></body></html>`;

/** A Flemish notary's office: accordions, definition lists, auctions of other people's houses, supervisory bodies. */
const notarissenVc: FictionalSite = {
  host: 'notarissenvc.example',
  pages: {
    '/': notarisPage(
      'Welkom',
      `<p>Of u nu een huis koopt, gaat trouwen, een onderneming opricht of een schenking wil doen: bij ons vindt u een luisterend oor en een duidelijk antwoord. Wij ontvangen u graag in Diksmuide of in Kortemark.</p><p><strong>Let op:</strong> op vrijdag 31 oktober is het kantoor gesloten.</p><h2>Nieuws</h2><ul class="wp-block-latest-posts"><li><a href="/registratierechten">Registratierechten dalen naar 2%</a> <time datetime="2025-01-02">2 januari 2025</time></li><li><a href="/erfenis">Digitaal aangifte van nalatenschap doen</a> <time datetime="2024-11-14">14 november 2024</time></li></ul>`,
    ),
    '/kantoor': notarisPage(
      'Ons kantoor',
      `<p>Het kantoor werd in 1923 gesticht door notaris Achiel Boussery en later voortgezet door diens zoon Maurits Boussery. Sinds 2019 staan wij samen aan het roer.</p><h2>De notarissen</h2><div class="wp-block-columns"><div class="wp-block-column"><figure><img src="/wp-content/uploads/lieselot.jpg" alt="Notaris Lieselot Vandewoestyne"></figure><h3>Lieselot Vandewoestyne</h3><p>Notaris</p><p>Studeerde rechten in Leuven en notariaat in Gent. Geeft les aan de hogeschool.</p></div><div class="wp-block-column"><figure><img src="/wp-content/uploads/bram.jpg" alt="Notaris Bram Claerhout"></figure><h3>Bram Claerhout</h3><p>Notaris</p><p>Is vooral thuis in vennootschapsrecht en landbouwgronden.</p></div></div><h2>Onze medewerkers</h2><dl class="medewerkers"><dt>Griet Tanghe</dt><dd>Notarieel jurist – vastgoed<br><a href="mailto:griet.tanghe@notarissenvc.example">griet.tanghe@notarissenvc.example</a></dd><dt>Youssef El Amrani</dt><dd>Notarieel jurist – familie<br><a href="mailto:youssef.elamrani@notarissenvc.example">youssef.elamrani@notarissenvc.example</a></dd><dt>Annelies Debruyckere</dt><dd>Administratief medewerker<br><a href="mailto:annelies.debruyckere@notarissenvc.example">annelies.debruyckere@notarissenvc.example</a></dd><dt>Carine Vanhoutte</dt><dd>Boekhouding<br><a href="mailto:boekhouding@notarissenvc.example">boekhouding@notarissenvc.example</a></dd></dl>`,
    ),
    '/diensten': notarisPage(
      'Diensten',
      `<div class="accordion"><details><summary>Een woning kopen</summary><p>Teken niets voor u ons gesproken hebt. Een onderhandse verkoopovereenkomst bindt u even sterk als een akte. Wij vragen de stedenbouwkundige inlichtingen, het bodemattest en het EPC op.</p></details><details><summary>Huwelijkscontract</summary><p>Wie zonder contract trouwt, trouwt onder het wettelijk stelsel. Voor zelfstandigen is dat niet altijd de beste keuze.</p></details><details><summary>Schenken en erven</summary><p>Voorbeeld: Jan en Mieke Peeters schenken elk 50.000 euro aan hun dochter Sofie. De schenkbelasting bedraagt 3%.</p></details><details><summary>Een vennootschap oprichten</summary><p>Breng het financieel plan mee, en het bankattest van de rekening BE71 0961 2345 6769.</p></details></div><p>Meer weten? Lees verder op notaris.be.</p>`,
    ),
    '/verkopen': notarisPage(
      'Openbare verkopen',
      `<div class="pand"><h3>Woning met tuin</h3><p>Beerststraat 118, 8600 Diksmuide</p><p>Instelprijs: € 165.000 – EPC 412 kWh/m² – K.I. € 644</p><p>Bezichtiging op zaterdag 4 en 11 oktober van 10 tot 11.30 uur.</p></div><div class="pand"><h3>Perceel landbouwgrond</h3><p>Steenstraat zn, 8610 Kortemark, sectie B nr. 412/A</p><p>Oppervlakte: 1 ha 24 a 60 ca. Vrij van pacht.</p></div><p>Alle inlichtingen bij Griet Tanghe op het kantoor in Diksmuide.</p>`,
    ),
    '/contact': notarisPage(
      'Contact',
      `<h2>Kantoor Diksmuide</h2><p>Wilgendijk 27<br>8600 Diksmuide</p><p>Tel. <a href="tel:+3251704412">051 70 44 12</a><br>Fax 051 70 44 13</p><h3>Openingsuren</h3><table><tr><td>Maandag tot donderdag</td><td>9.00 – 12.00 en 13.30 – 17.30</td></tr><tr><td>Vrijdag</td><td>9.00 – 12.00</td></tr><tr><td>Zaterdag</td><td>op afspraak</td></tr></table><h2>Kantoor Kortemark</h2><p>Hospitaalplein 4<br>8610 Kortemark</p><p>Tel. <a href="tel:+3251704480">051 70 44 80</a><br>Enkel op afspraak</p><p>Parkeren kan gratis op de Grote Markt met de blauwe schijf.</p>`,
    ),
    '/disclaimer-en-privacy': notarisPage(
      'Disclaimer en privacy',
      `<p>Deze website wordt beheerd door Vandewoestyne &amp; Claerhout, geassocieerde notarissen BV, met zetel te 8600 Diksmuide, Wilgendijk 27. De notarissen zijn lid van de Nationale Kamer van Notarissen, Bergstraat 30-34, 1000 Brussel. Hun beroepsaansprakelijkheid is verzekerd onder polisnummer 21.400.787.</p><h2>Uw gegevens</h2><p>Vragen over de verwerking van uw persoonsgegevens richt u aan <a href="mailto:privacy@notarissenvc.example">privacy@notarissenvc.example</a>.</p><h2>Klachten</h2><p>U kunt klacht indienen bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel, tel. 02 274 48 00, contact@apd-gba.be, of bij de Ombudsman voor het notariaat.</p>`,
    ),
  },
  truth: {
    names: [
      'Notariskantoor Vandewoestyne & Claerhout',
      'Vandewoestyne & Claerhout, geassocieerde notarissen BV',
      'Vandewoestyne & Claerhout, geassocieerde notarissen',
      'Vandewoestyne & Claerhout',
    ],
    people: [
      ['Lieselot Vandewoestyne', 'Notaris'],
      ['Bram Claerhout', 'Notaris'],
      ['Griet Tanghe', 'Notarieel jurist – vastgoed'],
      ['Youssef El Amrani', 'Notarieel jurist – familie'],
      ['Annelies Debruyckere', 'Administratief medewerker'],
      ['Carine Vanhoutte', 'Boekhouding'],
    ],
    emails: [
      ['info@notarissenvc.example', 'role'],
      ['griet.tanghe@notarissenvc.example', 'personal'],
      ['youssef.elamrani@notarissenvc.example', 'personal'],
      ['annelies.debruyckere@notarissenvc.example', 'personal'],
      ['boekhouding@notarissenvc.example', 'role'],
      ['privacy@notarissenvc.example', 'role'],
    ],
    phones: ['+3251704412', '+3251704413', '+3251704480'],
    addresses: [
      ['Wilgendijk 27', '8600', 'Diksmuide'],
      ['Hospitaalplein 4', '8610', 'Kortemark'],
    ],
  },
};

const bryggPage = (title: string, main: string): string => `<html lang="sv-FI">
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${title}</title></head>
<body bgcolor="#fdf8ec" link="#1b4f72"><center>
<table width="860" border="0" cellspacing="0" cellpadding="8"><tr><td colspan="2"><img src="bilder/banner2025.jpg" width="844" height="140" alt="Strandspelet – kammarmusik i Kristinestad"></td></tr>
<tr><td width="170" valign="top" bgcolor="#e8dcc0"><p><a href="/">Hem</a><br><a href="/program">Program 2025</a><br><a href="/artister">Artister</a><br><a href="/biljetter">Biljetter</a><br><a href="/foreningen">Föreningen</a><br><a href="/kontakt">Kontakt</a></p><p><font size="2"><a href="/suomeksi">Suomeksi</a></font></p></td><td valign="top">${main}</td></tr>
<tr><td colspan="2" align="center"><font size="1">&copy; Strandspelet rf 2004&ndash;2025. Sidan uppdaterad 3.6.2025. Besökare nr 0048213</font></td></tr></table></center></body></html>`;

/** The association of a chamber music festival in Swedish-speaking Finland: tables and fonts, (at), many musicians who are guests. */
const strandspelet: FictionalSite = {
  host: 'strandspelet.example',
  pages: {
    '/': bryggPage(
      'Strandspelet – kammarmusikfestival i Kristinestad',
      `<h1>Välkommen till Strandspelet 2025!</h1><p>Den tjugonde festivalen ordnas den 10–13 juli. Fyra dagar med kammarmusik i gamla magasin, i Ulrika Eleonora kyrka och på bryggan i inre hamnen.</p><p><b>Nytt!</b> Stråkkvartetten Aftonskär spelar Sibelius <i>Voces intimae</i> på öppningskvällen. <a href="/program">Se hela programmet</a>.</p><p>Festivalen stöds av Österbottens kulturfond, Kristinestads Sparbank och Hotell Lotsen.</p>`,
    ),
    '/program': bryggPage(
      'Program 2025 – Strandspelet',
      `<h2>Program 2025</h2><table border="1" cellpadding="4"><tr><td>To 10.7 kl. 19</td><td>Öppningskonsert, Ulrika Eleonora kyrka<br>Stråkkvartetten Aftonskär<br>Haydn, Sibelius</td><td>28 €</td></tr><tr><td>Fr 11.7 kl. 12</td><td>Lunchkonsert i Magasinet<br>Emilia Sundqvist, piano<br>Chopin, Brahms op. 118</td><td>15 €</td></tr><tr><td>Fr 11.7 kl. 21</td><td>Nattmusik på bryggan<br>Juho Räsänen, accordeon</td><td>Fritt inträde</td></tr><tr><td>Lö 12.7 kl. 18</td><td>Festkonsert<br>Maarja Kask, sopran, och Henrik Lillkvist, gitarr</td><td>32 €</td></tr><tr><td>Sö 13.7 kl. 14</td><td>Avslutning: barnens konsert<br>Ledare: Nina Rosenback, Musikinstitutet Kuula</td><td>10 €</td></tr></table><p>Rätt till ändringar förbehålles.</p>`,
    ),
    '/artister': bryggPage(
      'Artister – Strandspelet',
      `<h2>Artister 2025</h2><p><b>Emilia Sundqvist</b> har studerat vid Sibelius-Akademin och i Berlin. Hon vann Åbo pianotävling 2019.</p><p><b>Juho Räsänen</b> är en av Finlands mest anlitade accordeonister och spelar också i trion Kolmikko.</p><p><b>Maarja Kask</b>, sopran från Tartu, har gjort Mimì och Micaëla på Vanemuine.</p><p><b>Henrik Lillkvist</b> spelar gitarr och teorb. www.henriklillkvist.example</p><p><b>Stråkkvartetten Aftonskär</b>: Linda Ahlskog och Otto Byggmästar, violin, Sanni Peltola, altviolin, Felix Grankulla, cello.</p>`,
    ),
    '/biljetter': bryggPage(
      'Biljetter – Strandspelet',
      `<h2>Biljetter</h2><p>Förköp i bokhandeln Pennan, Östra Långgatan 40, och i nätbutiken. Festivalpass 75 €, studerande 40 €.</p><p>Gruppbokningar: biljetter(at)strandspelet.example eller 050&nbsp;312&nbsp;7746 (vard. kl. 10–14).</p><p>Föreningens konto: FI21 1234 5600 0007 85, BIC NDEAFIHH. Skriv referensnummer 20251 i meddelandet.</p><h3>Logi</h3><p>Hotell Lotsen, tfn 06 221 9900, hotell@hotellotsen.example. Nämn Strandspelet när du bokar.</p>`,
    ),
    '/foreningen': bryggPage(
      'Föreningen – Strandspelet',
      `<h2>Föreningen</h2><p>Strandspelet rf är en ideell förening som grundades 2004 av musikläraren Börje Norrgård (1938–2017). FO-nummer 1928374-6. Vi är ett nittiotal medlemmar och varje sommar ställer ett fyrtiotal talkoarbetare upp.</p><h3>Styrelsen 2025</h3><table border="0" cellpadding="3"><tr><td>Ordförande</td><td>Maj-Len Storgårds</td></tr><tr><td>Viceordförande</td><td>Kaj Utterström</td></tr><tr><td>Sekreterare</td><td>Päivi Lehtiniemi</td></tr><tr><td>Kassör</td><td>Bo-Göran Teir</td></tr><tr><td>Medlem</td><td>Fatima Hosseini</td></tr></table><h3>Konstnärlig ledare</h3><p>Sedan 2018 är cellisten Mikaela Rönnqvist festivalens konstnärliga ledare.</p><h3>Bli medlem</h3><p>Medlemsavgiften är 20 € per år (under 25 år 5 €).</p>`,
    ),
    '/kontakt': bryggPage(
      'Kontakt – Strandspelet',
      `<h2>Kontakt</h2><p><b>Strandspelet rf</b><br>Staketgatan 112<br>64100 Kristinestad</p><p>kansli(at)strandspelet.example</p><p>Verksamhetsledare Johan Back<br>tfn 040&nbsp;731&nbsp;5528<br>johan.back(at)strandspelet.example</p><p>Konstnärlig ledare Mikaela Rönnqvist<br>mikaela.ronnqvist(at)strandspelet.example</p><p>Kansliet är öppet ti–to kl. 10–15 i juni och juli, annars enligt överenskommelse.</p><p><a href="https://www.facebook.com/strandspelet">Strandspelet på Facebook</a> | <a href="https://www.instagram.com/strandspelet/">Instagram</a></p>`,
    ),
    '/suomeksi': bryggPage(
      'Suomeksi – Strandspelet',
      `<h2>Lyhyesti suomeksi</h2><p>Strandspelet on Kristiinankaupungissa heinäkuussa järjestettävä kamarimusiikkijuhla. Konsertit pidetään vanhoissa makasiineissa, kirkossa ja laiturilla. Lippuja saa kirjakaupasta ja ovelta. Tervetuloa!</p><p>Lisätietoja: kansli(at)strandspelet.example</p>`,
    ),
  },
  truth: {
    names: ['Strandspelet rf', 'Strandspelet'],
    people: [
      ['Maj-Len Storgårds', 'Ordförande'],
      ['Kaj Utterström', 'Viceordförande'],
      ['Päivi Lehtiniemi', 'Sekreterare'],
      ['Bo-Göran Teir', 'Kassör'],
      ['Fatima Hosseini', 'Medlem'],
      ['Mikaela Rönnqvist', 'Konstnärlig ledare'],
      ['Johan Back', 'Verksamhetsledare'],
    ],
    emails: [
      ['biljetter@strandspelet.example', 'role'],
      ['kansli@strandspelet.example', 'role'],
      ['johan.back@strandspelet.example', 'personal'],
      ['mikaela.ronnqvist@strandspelet.example', 'personal'],
    ],
    phones: ['+358503127746', '+358407315528'],
    addresses: [['Staketgatan 112', '64100', 'Kristinestad']],
    profiles: ['https://www.facebook.com/strandspelet', 'https://www.instagram.com/strandspelet'],
  },
};

const hospicePage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="en-IE" prefix="og: https://ogp.me/ns#"><head><meta charset="UTF-8"><title>${title} - Clarefield Hospice</title><meta property="og:site_name" content="Clarefield Hospice"><meta name="description" content="Clarefield Hospice provides specialist palliative care, free of charge, to people with life-limiting illness and their families throughout Co. Clare."><meta property="og:title" content="${title} - Clarefield Hospice">
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://clarefieldhospice.example/#webpage","name":"${title} - Clarefield Hospice","isPartOf":{"@id":"https://clarefieldhospice.example/#website"},"inLanguage":"en-IE"},{"@type":"WebSite","@id":"https://clarefieldhospice.example/#website","url":"https://clarefieldhospice.example/","name":"Clarefield Hospice","description":"Every moment matters","publisher":{"@id":"https://clarefieldhospice.example/#organization"}},{"@type":"Organization","@id":"https://clarefieldhospice.example/#organization","name":"Clarefield Hospice","url":"https://clarefieldhospice.example/","logo":{"@type":"ImageObject","url":"https://clarefieldhospice.example/wp-content/uploads/logo@2x.png"},"sameAs":["https://www.facebook.com/clarefieldhospice","https://www.instagram.com/clarefieldhospice","https://www.linkedin.com/company/clarefield-hospice"]}]}</script></head>
<body class="wp-singular page elementor-default"><div class="elementor-location-header"><a href="/">Clarefield Hospice</a><nav class="elementor-nav-menu"><ul><li><a href="/our-care">Our Care</a></li><li><a href="/who-we-are">Who We Are</a></li><li><a href="/fundraising">Fundraising</a></li><li><a href="/news">News</a></li><li><a href="/contact-us">Contact Us</a></li></ul></nav><a class="elementor-button" href="/fundraising">Donate</a></div>
<div class="elementor-section">${main}</div>
<footer class="elementor-location-footer"><div class="elementor-widget-text-editor"><p>Clarefield Hospice CLG is a registered charity. RCN 20098765. CHY 21543. Company No. 508812. Registered office: Tulla Road, Ennis, Co. Clare, V95 X2K8.</p></div><div class="elementor-social-icons-wrapper"><a href="https://www.facebook.com/clarefieldhospice"><span class="elementor-screen-only">Facebook</span></a><a href="https://www.instagram.com/clarefieldhospice"><span class="elementor-screen-only">Instagram</span></a></div></footer></body></html>`;

/** An Irish hospice: Elementor, a schema graph, consultants with titles, families' stories, shops, helplines of others. */
const clarefield: FictionalSite = {
  host: 'clarefieldhospice.example',
  pages: {
    '/': hospicePage(
      'Home',
      `<h1 class="elementor-heading-title">Every moment matters</h1><p>Clarefield Hospice provides specialist palliative care, free of charge, to people with life-limiting illness and their families throughout Co. Clare.</p><div class="elementor-testimonial"><div class="elementor-testimonial-content">“They minded Mam as if she were their own. We will never forget it.”</div><div class="elementor-testimonial-name">Gráinne Considine</div><div class="elementor-testimonial-job">Daughter of Bridie</div></div><div class="elementor-counter"><span>16</span> beds <span>640</span> families supported in 2024 <span>210</span> volunteers</div>`,
    ),
    '/our-care': hospicePage(
      'Our Care',
      `<h1>Our Care</h1><h2>Inpatient Unit</h2><p>Sixteen single rooms look onto the garden. Visiting is open, though we ask for quiet between 1pm and 3pm.</p><h2>Community Palliative Care</h2><p>Our nurses visit people at home, seven days a week. Referrals are made by your GP or hospital team. Referral forms are sent to <a href="mailto:referrals@clarefieldhospice.example">referrals@clarefieldhospice.example</a> or by fax to 065 686 4421.</p><h2>Bereavement Support</h2><p>If you need to talk to someone at night, Samaritans are there on 116 123. The Irish Hospice Foundation’s Bereavement Support Line is open on 1800 80 70 77.</p>`,
    ),
    '/who-we-are': hospicePage(
      'Who We Are',
      `<h1>Who We Are</h1><p>The hospice grew from a home care service begun by Sr Concepta Hehir and Dr Fintan Moloney in 1988. Bishop Malachy Cusack opened the present building in 2006.</p><h2>Management Team</h2><div class="elementor-row"><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Aoife Hanrahan</h3><p class="elementor-image-box-description">Chief Executive Officer</p></div><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Dr Cormac Ó Dálaigh</h3><p class="elementor-image-box-description">Consultant in Palliative Medicine</p></div><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Sheeba Varghese</h3><p class="elementor-image-box-description">Director of Nursing</p></div><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Padraig Lillis</h3><p class="elementor-image-box-description">Head of Finance</p></div><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Niamh Killeen</h3><p class="elementor-image-box-description">Fundraising Manager</p></div></div><h2>Board of Directors</h2><p>Our directors give their time voluntarily.</p><ul><li>Eamon Vaughan – Chairperson</li><li>Dr Oluwaseun Adeyemi – Director</li><li>Majella McInerney – Director</li><li>Tomasz Wrona – Director</li></ul><p>Our auditors are Hegarty Shanahan &amp; Co., Bindon Street, Ennis.</p>`,
    ),
    '/fundraising': hospicePage(
      'Fundraising',
      `<h1>Fundraising</h1><p>It costs €5.4 million a year to run the hospice. The HSE funds most of our nursing; the rest comes from you.</p><h2>Sunflower Days</h2><p>Volunteer for an hour in June. Email Niamh at <a href="mailto:niamh.killeen@clarefieldhospice.example">niamh.killeen@clarefieldhospice.example</a> or ring <a href="tel:+353871104452">087 110 4452</a>.</p><h2>Thank you</h2><p>To Brendan Tuohy, who walked the Camino for us and raised €3,120; to the Doora ladies’ committee; and to Ryan’s Garage, Clarecastle.</p><h2>By bank transfer</h2><p>IBAN IE29 AIBK 9311 5212 3456 78</p><h2>Our shop</h2><p>Clarefield Hospice Shop, 9 Frances Street, Kilrush, Co. Clare, V15 C6D3. Open Tuesday to Saturday, 10am to 5pm. Tel. 065 908 0217.</p>`,
    ),
    '/news': hospicePage(
      'News',
      `<h1>News</h1><article class="elementor-post"><h3>Light up a Memory</h3><p>Our remembrance service takes place on Sunday 7 December at 5pm. Fr Declan Neylon and Rev. Alison Boyd will lead the prayers, and the choir of Coláiste Muire will sing.</p></article><article class="elementor-post"><h3>Minister visits</h3><p>Minister Seán Deasy TD met patients and staff on Monday. “This is what good care looks like,” he said. Aoife Hanrahan, Chief Executive Officer, thanked the Minister and reminded him of the roof.</p></article>`,
    ),
    '/contact-us': hospicePage(
      'Contact Us',
      `<h1>Contact Us</h1><h2>Clarefield Hospice</h2><p>Tulla Road<br>Ennis<br>Co. Clare<br>V95 X2K8</p><p>Phone: <a href="tel:+353656864400">065 686 4400</a> (day and night)<br>Email: <a href="mailto:info@clarefieldhospice.example">info@clarefieldhospice.example</a></p><h2>Reception hours</h2><p>Monday to Friday 8am to 8pm, weekends 9am to 6pm</p><h2>Fundraising office</h2><p>Phone: <a href="tel:+353656864410">065 686 4410</a><br>Email: <a href="mailto:fundraising@clarefieldhospice.example">fundraising@clarefieldhospice.example</a></p><h2>Feedback and complaints</h2><p>Please write to our Complaints Officer, Dympna Gilligan, at <a href="mailto:complaints@clarefieldhospice.example">complaints@clarefieldhospice.example</a>. If you are not satisfied you may contact the Office of the Ombudsman, 6 Earlsfort Terrace, Dublin 2, D02 W773, 01 639 5600.</p>`,
    ),
  },
  truth: {
    names: ['Clarefield Hospice', 'Clarefield Hospice CLG'],
    descriptions: [
      'Clarefield Hospice provides specialist palliative care, free of charge, to people with life-limiting illness and their families throughout Co. Clare.',
    ],
    people: [
      ['Aoife Hanrahan', 'Chief Executive Officer'],
      ['Cormac Ó Dálaigh', 'Consultant in Palliative Medicine'],
      ['Sheeba Varghese', 'Director of Nursing'],
      ['Padraig Lillis', 'Head of Finance'],
      ['Niamh Killeen', 'Fundraising Manager'],
      ['Eamon Vaughan', 'Chairperson'],
      ['Oluwaseun Adeyemi', 'Director'],
      ['Majella McInerney', 'Director'],
      ['Tomasz Wrona', 'Director'],
      ['Dympna Gilligan', 'Complaints Officer'],
    ],
    emails: [
      ['referrals@clarefieldhospice.example', 'role'],
      ['niamh.killeen@clarefieldhospice.example', 'personal'],
      ['info@clarefieldhospice.example', 'role'],
      ['fundraising@clarefieldhospice.example', 'role'],
      ['complaints@clarefieldhospice.example', 'role'],
    ],
    phones: ['+353656864421', '+353871104452', '+353659080217', '+353656864400', '+353656864410'],
    addresses: [
      ['Tulla Road', 'V95 X2K8', 'Ennis'],
      ['9 Frances Street', 'V15 C6D3', 'Kilrush'],
    ],
    profiles: [
      'https://www.facebook.com/clarefieldhospice',
      'https://www.instagram.com/clarefieldhospice',
      'https://www.linkedin.com/company/clarefield-hospice',
    ],
  },
};

export const NORTH_ELEVENTH = [tromlingen, notarissenVc, strandspelet, clarefield];
