import type { FictionalSite } from '../fictional-site.js';

const stroomPage = (title: string, slug: string, main: string, description = ''): string => `<!DOCTYPE html>
<html lang="nl-NL"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} - Kuilenstroom</title>${description === '' ? '' : `<meta name="description" content="${description}"><meta property="og:description" content="${description}">`}<meta property="og:locale" content="nl_NL"><meta property="og:site_name" content="Kuilenstroom"><meta property="og:title" content="${title} - Kuilenstroom">
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://kuilenstroom.example${slug}","url":"https://kuilenstroom.example${slug}","name":"${title} - Kuilenstroom","isPartOf":{"@id":"https://kuilenstroom.example/#website"},"inLanguage":"nl-NL"},{"@type":"WebSite","@id":"https://kuilenstroom.example/#website","url":"https://kuilenstroom.example/","name":"Kuilenstroom","publisher":{"@id":"https://kuilenstroom.example/#organization"},"inLanguage":"nl-NL"},{"@type":"Organization","@id":"https://kuilenstroom.example/#organization","name":"Energiecoöperatie Kuilenstroom","alternateName":"Kuilenstroom","url":"https://kuilenstroom.example/","logo":{"@type":"ImageObject","url":"https://kuilenstroom.example/wp-content/uploads/2023/04/cropped-kuilenstroom-logo.png","caption":"Energiecoöperatie Kuilenstroom"},"sameAs":["https://www.facebook.com/kuilenstroom","https://www.linkedin.com/company/kuilenstroom"]}]}</script>
<link rel="stylesheet" href="/wp-content/themes/generatepress/assets/css/main.min.css?ver=3.4.0"></head>
<body class="wp-custom-logo wp-embed-responsive right-sidebar nav-float-right"><a class="screen-reader-text skip-link" href="#content">Ga naar de inhoud</a>
<header class="site-header" id="masthead"><div class="inside-header"><div class="site-logo"><a href="https://kuilenstroom.example/" rel="home"><img class="header-image" alt="Kuilenstroom" src="/wp-content/uploads/2023/04/cropped-kuilenstroom-logo.png" srcset="/wp-content/uploads/2023/04/kuilenstroom-logo@2x.png 2x"></a></div><nav class="main-navigation" id="site-navigation"><ul id="menu-hoofdmenu" class="menu"><li class="menu-item"><a href="/">Home</a></li><li class="menu-item"><a href="/over-ons/">Over ons</a></li><li class="menu-item"><a href="/bestuur-en-werkgroepen/">Bestuur en werkgroepen</a></li><li class="menu-item"><a href="/projecten/">Projecten</a></li><li class="menu-item"><a href="/nieuws/">Nieuws</a></li><li class="menu-item"><a href="/contact/">Contact</a></li></ul></nav></div></header>
<div class="site-content" id="content"><div class="content-area"><main class="site-main"><article class="page type-page status-publish"><header class="entry-header"><h1 class="entry-title" itemprop="headline">${title}</h1></header><div class="entry-content" itemprop="text">${main}</div></article></main></div>
<aside class="widget-area sidebar is-right-sidebar"><div class="widget widget_text"><h2 class="widget-title">Lid worden?</h2><div class="textwidget"><p>Voor € 25 per jaar bent u lid en beslist u mee. Nu al 642 leden!</p><p><a class="button" href="/contact/">Meld u aan</a></p></div></div></aside></div>
<footer class="site-info"><div class="inside-site-info"><div class="copyright-bar">© 2025 Energiecoöperatie Kuilenstroom U.A. • KvK 60417728 • <a href="/privacyverklaring/">Privacyverklaring</a> • Gebouwd met <a href="https://generatepress.com">GeneratePress</a></div><p><a href="https://www.facebook.com/kuilenstroom" aria-label="Facebook"><span class="fa fa-facebook"></span></a> <a href="https://www.linkedin.com/company/kuilenstroom" aria-label="LinkedIn"><span class="fa fa-linkedin"></span></a></p></div></footer></body></html>`;

/** A Dutch energy cooperative on WordPress: JSON-LD graph, entity-coded mail links, a councillor, members and a theatre's address. */
const kuilenstroom: FictionalSite = {
  host: 'kuilenstroom.example',
  pages: {
    '/': stroomPage(
      'Samen stroom van eigen dak',
      '/',
      `<p>Culemborg wil van het gas af. Dat doen we niet ieder voor zich, maar met elkaar: zonnepanelen op de sporthal, een buurtbatterij in Parijsch en straks misschien twee molens langs de Lek.</p><div class="wp-block-columns"><div class="wp-block-column"><h3>Meedoen</h3><p>Koop een zonnedeel vanaf € 250 en deel in de opbrengst van onze daken.</p></div><div class="wp-block-column"><h3>Besparen</h3><p>Onze energiecoaches komen gratis bij u langs, ook bij huurders.</p></div><div class="wp-block-column"><h3>Overstappen</h3><p>Groene stroom van bekende bodem, via onze partner Om de Hoek Energie.</p></div></div><blockquote class="wp-block-quote"><p>‘Sinds de coach hier was, staat de thermostaat op negentien en merken we er niets van.’</p><cite>Mevrouw De Wit-Verkuil, Landzichtweg</cite></blockquote><h2>Laatste nieuws</h2><ul class="wp-block-latest-posts"><li><a href="/nieuws/">Wethouder opent zonnedak op De Dreef</a> <time datetime="2025-10-14">14 oktober 2025</time></li><li><a href="/nieuws/">Algemene ledenvergadering op 27 november</a> <time datetime="2025-11-03">3 november 2025</time></li></ul>`,
      'Energiecoöperatie Kuilenstroom is de coöperatie van inwoners en ondernemers uit Culemborg die samen duurzame energie opwekken.',
    ),
    '/over-ons/': stroomPage(
      'Over ons',
      '/over-ons/',
      `<p>In de winter van 2013 zaten elf buurtgenoten rond een keukentafel in de wijk Lanxmeer. Eén van hen had uitgerekend dat het dak van de school genoeg opbracht voor veertig huishoudens. Een jaar later passeerde de akte bij notaris mr. H.J. Zwanenburg en was de coöperatie een feit.</p><p>We hebben geen winstoogmerk. Wat overblijft gaat naar een duurzaamheidsfonds, waaruit bijvoorbeeld de isolatie van het clubhuis van de scouting is betaald.</p><h2>Cijfers</h2><figure class="wp-block-table"><table><tbody><tr><td>Leden</td><td>642</td></tr><tr><td>Zonnedaken</td><td>9</td></tr><tr><td>Zonnepanelen</td><td>3.118</td></tr><tr><td>Opbrengst in 2024</td><td>1.024.560 kWh</td></tr></tbody></table></figure><h2>Waarom die naam?</h2><p>Culemborg heette vroeger Kuilenburg. Daar, bij het kasteel, werd Elisabeth van Culemborg in 1475 geboren; zij bestuurde de stad tot haar dood. Stroom was er toen nog niet, de Lek wel.</p>`,
    ),
    '/bestuur-en-werkgroepen/': stroomPage(
      'Bestuur en werkgroepen',
      '/bestuur-en-werkgroepen/',
      `<p>Het bestuur wordt door de leden gekozen en is onbezoldigd.</p><h2>Bestuur</h2><div class="wp-block-media-text"><figure><img src="/wp-content/uploads/2024/02/marjolein-300x300.jpg" alt="Portret"></figure><div class="wp-block-media-text__content"><h4>Marjolein van Esterik</h4><p>Voorzitter</p><p><a href="mailto:&#109;arjolein&#64;kuilenstroom.example">&#109;arjolein&#64;kuilenstroom.example</a></p></div></div><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h4>Pieter-Bas Hoogland</h4><p>Secretaris</p></div></div><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h4>Fatima El Bouazzati</h4><p>Penningmeester</p><p><a href="mailto:penningmeester&#64;kuilenstroom.example">penningmeester&#64;kuilenstroom.example</a></p></div></div><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h4>Ruud Kerkhoven</h4><p>Bestuurslid techniek</p></div></div><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h4>Shanti Ramdin</h4><p>Bestuurslid communicatie</p></div></div><h2>Werkgroepen</h2><p>Ruim dertig vrijwilligers doen het echte werk. Aanspreekpunten:</p><ul><li>Joke Terlouw – coördinator energiecoaches</li><li>Wim van den Oever – projectleider zonnedaken</li></ul><p>In de werkgroep wind is nog plaats. Ervaring met vergunningen is een pre.</p>`,
    ),
    '/projecten/': stroomPage(
      'Projecten',
      '/projecten/',
      `<h2>Zonnedak sporthal De Dreef</h2><p>412 panelen, in bedrijf sinds september 2025. Installateur: Betuwe Solar B.V. uit Geldermalsen.</p><h2>Buurtbatterij Parijsch</h2><p>Een proef met netbeheerder en woningcorporatie. Meer weten? Projectleider namens de netbeheerder is ir. Sjoerd Wiersinga, telefoon 026 – 844 90 11.</p><h2>Windverkenning Lek</h2><p>Een haalbaarheidsonderzoek. In het voorjaar van 2026 leggen we de uitkomst aan de leden voor.</p><h2>Postcoderoos De Plantage</h2><p>Deelnemen kan vanuit de postcodes 4101 tot en met 4107, 4111 en 4116.</p>`,
    ),
    '/nieuws/': stroomPage(
      'Nieuws',
      '/nieuws/',
      `<article class="post"><h2 class="entry-title">Algemene ledenvergadering op 27 november</h2><div class="entry-meta"><span class="posted-on">3 november 2025</span> <span class="byline">door <span class="author vcard">Shanti Ramdin</span></span></div><p>We komen bijeen in de foyer van Theater De Gravin, Herenstraat 29, 4101 BR Culemborg. Inloop vanaf 19.30 uur. Gastspreker is prof. dr. Lieke Oosterveer van de Hogeschool Rivierenland, over energiearmoede.</p></article><article class="post"><h2 class="entry-title">Wethouder opent zonnedak op De Dreef</h2><div class="entry-meta"><span class="posted-on">14 oktober 2025</span></div><p>Wethouder Jeroen Baltussen zette vrijdag de stroom aan. ‘Zo’n groot dak is een visitekaartje voor de stad’, zei hij. Beheerder Ali Yıldırım van de sporthal kreeg een taart.</p><p>Delen: <a href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fkuilenstroom.example%2Fnieuws%2F">Facebook</a> <a href="https://api.whatsapp.com/send?text=https%3A%2F%2Fkuilenstroom.example%2Fnieuws%2F">WhatsApp</a></p></article>`,
    ),
    '/contact/': stroomPage(
      'Contact',
      '/contact/',
      `<p>Heeft u een vraag over uw lidmaatschap, uw zonnedelen of een bezoek van een energiecoach? Bel of mail ons, of loop binnen.</p><h2>Kantoor</h2><p>Energiecoöperatie Kuilenstroom<br>Slotstraat 7<br>4101 BH Culemborg</p><p>Telefoon: 0345 – 52 07 31<br>E-mail: <a href="mailto:&#105;nfo&#64;kuilenstroom.example">&#105;nfo&#64;kuilenstroom.example</a></p><p>Open op dinsdag van 10.00 tot 12.30 uur en op donderdag van 13.30 tot 16.00 uur.</p><h2>Energiecoach aanvragen</h2><p>Bel Joke Terlouw: 06 – 28 14 63 90, of mail naar <a href="mailto:energiecoach&#64;kuilenstroom.example">energiecoach&#64;kuilenstroom.example</a>.</p><form class="wpcf7-form" action="/contact/#wpcf7-f88-o1" method="post"><p><label>Uw naam<br><input type="text" name="your-name"></label></p><p><label>Uw e-mailadres<br><input type="email" name="your-email" placeholder="naam@voorbeeld.nl"></label></p><p><label>Uw bericht<br><textarea name="your-message"></textarea></label></p><input type="submit" value="Verzenden"></form><p>Bankrekening: NL18 TRIO 0379 6044 12</p>`,
    ),
    '/privacyverklaring/': stroomPage(
      'Privacyverklaring',
      '/privacyverklaring/',
      `<p>Energiecoöperatie Kuilenstroom U.A., gevestigd aan de Slotstraat 7, 4101 BH Culemborg, is verantwoordelijk voor de verwerking van persoonsgegevens zoals weergegeven in deze privacyverklaring.</p><h2>Welke gegevens wij verwerken</h2><ul><li>Voor- en achternaam</li><li>Adresgegevens en EAN-code van uw aansluiting</li><li>Telefoonnummer en e-mailadres</li><li>Bankrekeningnummer</li></ul><h2>Bewaartermijn</h2><p>Wij bewaren uw gegevens tot zeven jaar na het einde van uw lidmaatschap, omdat de Belastingdienst dat van ons vraagt.</p><h2>Uw rechten</h2><p>U kunt uw gegevens inzien, verbeteren of laten verwijderen. Stuur een verzoek naar privacy&#64;kuilenstroom.example. Daarnaast kunt u een klacht indienen bij de Autoriteit Persoonsgegevens, Postbus 93374, 2509 AJ Den Haag.</p>`,
    ),
  },
  truth: {
    names: ['Kuilenstroom', 'Energiecoöperatie Kuilenstroom', 'Energiecoöperatie Kuilenstroom U.A.'],
    descriptions: [
      'Energiecoöperatie Kuilenstroom is de coöperatie van inwoners en ondernemers uit Culemborg die samen duurzame energie opwekken.',
    ],
    people: [
      ['Marjolein van Esterik', 'Voorzitter'],
      ['Pieter-Bas Hoogland', 'Secretaris'],
      ['Fatima El Bouazzati', 'Penningmeester'],
      ['Ruud Kerkhoven', 'Bestuurslid techniek'],
      ['Shanti Ramdin', 'Bestuurslid communicatie'],
      ['Joke Terlouw', 'coördinator energiecoaches'],
      ['Wim van den Oever', 'projectleider zonnedaken'],
    ],
    emails: [
      ['marjolein@kuilenstroom.example', 'personal'],
      ['penningmeester@kuilenstroom.example', 'role'],
      ['info@kuilenstroom.example', 'role'],
      ['energiecoach@kuilenstroom.example', 'role'],
      ['privacy@kuilenstroom.example', 'role'],
    ],
    phones: ['+31345520731', '+31628146390'],
    addresses: [['Slotstraat 7', '4101 BH', 'Culemborg']],
    profiles: ['https://www.facebook.com/kuilenstroom', 'https://www.linkedin.com/company/kuilenstroom'],
  },
};

const roddPage = (
  title: string,
  main: string,
  head = '',
): string => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta http-equiv="Content-Language" content="sv"><title>${title}</title>${head}<meta name="generator" content="Microsoft FrontPage 4.0"></head>
<body bgcolor="#FFFFFF" text="#000033" link="#003399"><center><table width="780" border="0" cellspacing="0" cellpadding="6">
<tr><td colspan="2" bgcolor="#003366"><font face="Verdana" size="5" color="#FFFFFF"><b>Säveåns Roddsällskap</b></font><br><font face="Verdana" size="1" color="#FFFFFF">Göteborg - grundat 1894</font></td></tr>
<tr><td width="150" valign="top" bgcolor="#DDE6F0"><font face="Verdana" size="2"><a href="/">Startsidan</a><br><a href="/historia.html">Historia</a><br><a href="/traning.html">Träning</a><br><a href="/styrelse.html">Styrelsen</a><br><a href="/hitta.html">Hitta hit</a><br><a href="/lankar.html">Länkar</a></font><p><img src="bilder/vimpel.gif" width="90" height="60" alt="Klubbvimpel"></p></td>
<td width="630" valign="top"><font face="Verdana" size="2">${main}</font></td></tr>
<tr><td colspan="2" bgcolor="#DDE6F0" align="center"><font face="Verdana" size="1">Plusgiro 48 21 90-3 | Org.nr 857200-4418 | Sidan uppdaterad 2025-09-21 | <a href="https://www.facebook.com/saveansrodd">Vi finns på Facebook</a></font></td></tr>
</table></center></body></html>`;

/** A Swedish rowing club by hand: tables and fonts, (at)-spelled mailboxes, numbers of giro and boats, people of history and of other clubs. */
const saveansRodd: FictionalSite = {
  host: 'saveansrodd.example',
  pages: {
    '/': roddPage(
      'Säveåns Roddsällskap - startsidan',
      `<h2>Välkommen till bryggan!</h2><p>Här mellan broarna, där Säveån möter Göta älv, har det rotts i över hundratrettio år. Vi har plats för både dig som vill tävla och dig som helst ror till kaffet.</p><p><b>Nybörjarkurs i höst!</b> Kursen börjar tisdagen den 2 september klockan 18. Tolv platser. Anmälan till <b>kurs (at) saveansrodd.example</b>.</p><hr><h3>Aktuellt</h3><table border="1" cellpadding="4" cellspacing="0" width="600"><tr bgcolor="#DDE6F0"><td width="90"><b>Datum</b></td><td><b>Vad</b></td></tr><tr><td>21 sep</td><td>Höststädning av båthuset. Ta med handskar! Korv utlovas.</td></tr><tr><td>30 aug</td><td>Säverodden 2025 är avgjord. Segrare i singelsculler blev Nils Ohlin, Nordre Älvs RK, före Tuva Granath, Mölndals Roddare. Grattis!</td></tr><tr><td>14 aug</td><td>Dubbelscullern "Mölndal 2x" (nr 450 18 77) är till salu. Pris 9 500 kr.</td></tr><tr><td>6 jun</td><td>Tack till Persson &amp; Döttrar Plåt AB som skänkt det nya taket till båthuset.</td></tr></table>`,
      `<meta name="description" content="Säveåns Roddsällskap är en roddklubb vid Säveåns mynning i Göteborg."><meta name="keywords" content="rodd, roddklubb, Göteborg, Säveån, sculler, båthus">`,
    ),
    '/historia.html': roddPage(
      'Historia - Säveåns Roddsällskap',
      `<h2>Sällskapets historia</h2><p>Den 4 maj 1894 samlades nitton herrar på Lindroths värdshus. Grosshandlare Axel Lindroth valdes till förste ordförande och bokhållare Gustaf Wennergren till sekreterare. Den första båten, en fyra av mahogny, köptes begagnad från Köpenhamn och döptes till "Ägir".</p><p>Damer fick ro först 1931. Fröken Signe Torell, telefonist, tog sällskapets första DM-guld för damer 1938.</p><p>Båthuset brann natten till den 9 mars 1957. Nitton båtar förlorades. Arkitekt Bengt Hallqvist ritade det nuvarande huset, som stod klart 1960.</p><p>Vid OS i Rom 1960 rodde Kurt-Åke Sandin i den svenska fyran. Han avled 2004.</p><p align="right"><i>Källa: "Hundra år på Säveån" av Rune Fagerlund, 1994.</i></p>`,
    ),
    '/traning.html': roddPage(
      'Träning - Säveåns Roddsällskap',
      `<h2>Träningstider</h2><table border="1" cellpadding="4" cellspacing="0"><tr bgcolor="#DDE6F0"><td><b>Dag</b></td><td><b>Tid</b></td><td><b>Grupp</b></td></tr><tr><td>Måndag</td><td>17.30-19.30</td><td>Ungdom 11-16 år</td></tr><tr><td>Tisdag</td><td>18.00-20.00</td><td>Nybörjare</td></tr><tr><td>Onsdag</td><td>06.15-07.30</td><td>Morgonrodd, motion</td></tr><tr><td>Torsdag</td><td>18.00-20.00</td><td>Tävling</td></tr><tr><td>Lördag</td><td>09.00-12.00</td><td>Alla, kaffe efteråt</td></tr></table><p>Alla som ror hos oss ska kunna simma 200 meter. Ungdomar har alltid flytväst. När vattnet är kallare än tio grader ror ingen ensam.</p><p>Medlemsavgift 2025: vuxen 1 400 kr, ungdom 700 kr, familj 2 600 kr. Båtplats för egen båt 900 kr.</p><p>Olycka? Ring 112. Sjöräddningens jourtelefon finns anslagen på bryggan.</p>`,
    ),
    '/styrelse.html': roddPage(
      'Styrelsen - Säveåns Roddsällskap',
      `<h2>Styrelsen 2025</h2><p>Vald på årsmötet den 12 mars. Skriv @ i stället för (at), vi har fått nog av skräppost.</p><table border="1" cellpadding="5" cellspacing="0" width="610"><tr bgcolor="#DDE6F0"><td><b>Post</b></td><td><b>Namn</b></td><td><b>Telefon</b></td><td><b>E-post</b></td></tr><tr><td>Ordförande</td><td>Gunnel Åkerblom</td><td>070-174 06 12</td><td>ordforande (at) saveansrodd.example</td></tr><tr><td>Vice ordförande</td><td>Farhad Moradi</td><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td>Kassör</td><td>Lars-Göran Stååf</td><td>070-174 06 31</td><td>kassor (at) saveansrodd.example</td></tr><tr><td>Sekreterare</td><td>Elin Söderlund</td><td>&nbsp;</td><td>elin.soderlund (at) saveansrodd.example</td></tr><tr><td>Materialförvaltare</td><td>Mats Kuivalainen</td><td>070-174 06 47</td><td>&nbsp;</td></tr><tr><td>Ungdomsledare</td><td>Jovana Petrović</td><td>070-174 06 58</td><td>ungdom (at) saveansrodd.example</td></tr></table><p>Valberedningens sammankallande är <b>Inger Palmcrantz</b>.</p>`,
    ),
    '/hitta.html': roddPage(
      'Hitta hit - Säveåns Roddsällskap',
      `<h2>Hitta hit</h2><p><b>Besöksadress och postadress</b><br>Säveåns Roddsällskap<br>Båthusvägen 3<br>415 05 GÖTEBORG</p><p>Telefon båthuset: 031-390 06 14 (säkrast lördag förmiddag)<br>Fax: 031-390 06 15</p><p>Spårvagn 7 eller 11 till Gamlestads Torg, sedan tio minuter längs ån. Med bil: parkera hos Gamlestadens Järn, Marieholmsgatan 10, och gå över gångbron. <u>Parkera inte på kajen</u>, den tillhör hamnen.</p><p>Skicka paket till båthuset, inte till ordföranden!</p><p><img src="bilder/karta.gif" width="420" height="300" alt="Karta"></p>`,
    ),
    '/lankar.html': roddPage(
      'Länkar - Säveåns Roddsällskap',
      `<h2>Länkar</h2><ul><li><a href="https://nordrealvsrk.example/">Nordre Älvs Roddklubb</a>, Kungälv. Kontakt: Ulf Brodin, info@nordrealvsrk.example</li><li><a href="https://molndalsroddare.example/">Mölndals Roddare</a></li><li><a href="https://vastsvenskarodd.example/">Västsvenska Roddförbundet</a>, kansli 031-390 06 80</li><li><a href="https://www.smhi.se/">Vädret</a></li></ul><p>Vill du byta länk? Hör av dig.</p>`,
    ),
  },
  truth: {
    names: ['Säveåns Roddsällskap'],
    descriptions: ['Säveåns Roddsällskap är en roddklubb vid Säveåns mynning i Göteborg.'],
    people: [
      ['Gunnel Åkerblom', 'Ordförande'],
      ['Farhad Moradi', 'Vice ordförande'],
      ['Lars-Göran Stååf', 'Kassör'],
      ['Elin Söderlund', 'Sekreterare'],
      ['Mats Kuivalainen', 'Materialförvaltare'],
      ['Jovana Petrović', 'Ungdomsledare'],
      ['Inger Palmcrantz', 'Valberedningens sammankallande'],
    ],
    emails: [
      ['kurs@saveansrodd.example', 'role'],
      ['ordforande@saveansrodd.example', 'role'],
      ['kassor@saveansrodd.example', 'role'],
      ['elin.soderlund@saveansrodd.example', 'personal'],
      ['ungdom@saveansrodd.example', 'role'],
    ],
    phones: ['+46701740612', '+46701740631', '+46701740647', '+46701740658', '+46313900614', '+46313900615'],
    addresses: [['Båthusvägen 3', '415 05', 'Göteborg']],
    profiles: ['https://www.facebook.com/saveansrodd'],
  },
};

const sqsText = (html: string): string =>
  `<div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content">${html}</div></div></div>`;
const sqsPerson = (name: string, role: string, text: string): string =>
  `<div class="fe-block"><div class="sqs-block image-block sqs-block-image"><div class="sqs-block-content"><figure><img data-src="https://images.squarespace-cdn.com/content/v1/60a1/portraet@1500w.jpg" alt=""></figure></div></div></div><div class="fe-block">${sqsText(`<h4 style="white-space:pre-wrap;">${name}</h4><p class="sqsrte-small" style="white-space:pre-wrap;"><em>${role}</em></p><p style="white-space:pre-wrap;">${text}</p>`)}</div>`;
const klinikPage = (title: string, sections: string, head = ''): string => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="da-DK"><head><meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><!-- This is Squarespace. --><title>${title} — Åbrinken Dyreklinik</title><meta property="og:site_name" content="Åbrinken Dyreklinik"><meta property="og:title" content="${title} — Åbrinken Dyreklinik">${head}</head>
<body id="collection" class="tweak-fixed-header"><div id="siteWrapper" class="clearfix site-wrapper"><header id="header" class="header theme-col--primary"><div class="header-announcement-bar-wrapper"><div class="header-inner container--fluid"><div class="header-title"><div class="header-title-text"><a id="site-title" href="/">Åbrinken Dyreklinik</a></div></div><div class="header-nav"><div class="header-nav-wrapper"><nav class="header-nav-list"><div class="header-nav-item"><a href="/om-os">Om os</a></div><div class="header-nav-item"><a href="/team">Holdet</a></div><div class="header-nav-item"><a href="/priser">Priser</a></div><div class="header-nav-item"><a href="/kontakt">Kontakt</a></div></nav></div></div><div class="header-actions"><a class="btn btn--border" href="tel:+4575226147">Ring 75 22 61 47</a></div></div></div></header><main id="page" class="container" role="main"><article class="sections">${sections}</article></main><footer class="sections" id="footer-sections"><section class="page-section"><div class="content-wrapper"><div class="sqs-layout sqs-grid-12"><div class="row sqs-row"><div class="col sqs-col-6 span-6">${sqsText(`<p>Åbrinken Dyreklinik ApS<br>CVR 38 41 20 97</p>`)}</div><div class="col sqs-col-6 span-6">${sqsText(`<p><a href="/privatlivspolitik">Privatlivspolitik</a></p>`)}<div class="sqs-block socialaccountlinks-v2-block"><div class="sqs-svg-icon--outer"><nav class="sqs-svg-icon--list"><a href="https://www.facebook.com/aabrinkendyreklinik" target="_blank" class="sqs-svg-icon--wrapper facebook-unauth" aria-label="Facebook"></a><a href="https://www.instagram.com/aabrinkendyreklinik" target="_blank" class="sqs-svg-icon--wrapper instagram-unauth" aria-label="Instagram"></a></nav></div></div></div></div></div></div></section></footer></div></body></html>`;
const sqsSection = (html: string): string =>
  `<section class="page-section full-bleed-section layout-engine-section"><div class="section-border"><div class="section-background"></div></div><div class="content-wrapper"><div class="content"><div class="fluid-engine">${html}</div></div></div></section>`;

/** A Danish veterinary practice of website-builder markup: two places, tel: links, a CVR number like a phone number, owners of pets. */
const aabrinken: FictionalSite = {
  host: 'aabrinken-dyreklinik.example',
  pages: {
    '/': klinikPage(
      'Hunde, katte og heste',
      `${sqsSection(`<div class="fe-block">${sqsText(`<h1>Trygge poter siden 1998</h1><p>Vi tager os tid. Derfor er der altid en halv time til den første konsultation, og derfor kender vi de fleste af vores patienter ved navn.</p>`)}</div><div class="fe-block"><div class="sqs-block button-block"><a class="sqs-block-button-element" href="/kontakt">Bestil tid</a></div></div>`)}${sqsSection(`<div class="fe-block"><div class="sqs-block quote-block"><figure><blockquote>“De reddede Luna, da hun havde spist rosiner. Midt om natten!”</blockquote><figcaption class="source">— Birthe Lauridsen, Nordenskov</figcaption></figure></div></div><div class="fe-block"><div class="sqs-block quote-block"><figure><blockquote>“Vores islænder er aldrig bange, når Karsten kommer.”</blockquote><figcaption class="source">— Henning og Ruth Damgaard, Tistrup</figcaption></figure></div></div>`)}${sqsSection(`<div class="fe-block">${sqsText(`<h3>Nyt fra klinikken</h3><p>Vaccination mod kennelhoste: halv pris hele november.<br>Kaninaften den 18. november med adfærdsrådgiver Pia Kjærsgård Holm fra Kaninskolen.<br>Klinikkatten Bølle er fyldt 14 år.</p>`)}</div>`)}`,
      `<meta name="description" content="Åbrinken Dyreklinik er en dyreklinik for hunde, katte og heste i Varde og Ølgod."><meta property="og:description" content="Åbrinken Dyreklinik er en dyreklinik for hunde, katte og heste i Varde og Ølgod."><script type="application/ld+json">{"url":"https://aabrinken-dyreklinik.example","name":"Åbrinken Dyreklinik","description":"Åbrinken Dyreklinik er en dyreklinik for hunde, katte og heste i Varde og Ølgod.","image":"//images.squarespace-cdn.com/content/v1/60a1/logo@2x.png","@context":"http://schema.org","@type":"WebSite"}</script><script type="application/ld+json">{"legalName":"Åbrinken Dyreklinik ApS","address":"Åbrinken 21\\nVarde, 6800\\nDenmark","email":"klinik@aabrinken-dyreklinik.example","telephone":"75226147","sameAs":["https://www.facebook.com/aabrinkendyreklinik","https://www.instagram.com/aabrinkendyreklinik"],"@context":"http://schema.org","@type":"Organization"}</script>`,
    ),
    '/om-os': klinikPage(
      'Om os',
      sqsSection(
        `<div class="fe-block">${sqsText(`<h2>Om os</h2><p>Klinikken blev åbnet i en nedlagt købmandsbutik i 1998 af dyrlæge Ejvind Tarp, der gik på pension i 2016 og nu passer sine bier på Fanø.</p><p>I dag er vi ni medarbejdere. Vi har digital røntgen, ultralyd, eget laboratorium og to operationsstuer. Til de store dyr har vi en hestebil, der kører i hele Varde Kommune.</p><h3>Uddannelse</h3><p>Vi er praktiksted for veterinærsygeplejerskeelever fra Hansenberg i Kolding og for dyrlægestuderende fra Københavns Universitet.</p><h3>Hygiejne</h3><p>Seneste kontrol fra Fødevarestyrelsen: ingen anmærkninger.</p>`)}</div>`,
      ),
    ),
    '/team': klinikPage(
      'Holdet',
      `${sqsSection(`<div class="fe-block">${sqsText(`<h2>Mød holdet</h2>`)}</div>${sqsPerson('Karsten Overgaard Nielsen', 'Dyrlæge og indehaver', 'Heste, halthed og tænder. Kører på sin knallert, når vejret er til det.')}${sqsPerson('Mette Hvid Thomsen', 'Dyrlæge og indehaver', 'Kirurgi og hjertesygdomme. Har tre whippets.')}${sqsPerson('Samira Al-Khatib', 'Dyrlæge', 'Katte, hud og allergi. Taler også arabisk og tysk.')}${sqsPerson('Rasmus Bonde', 'Dyrlæge i Ølgod', 'Alt fra hamster til labrador.')}`)}${sqsSection(`${sqsPerson('Ditte Krogh', 'Ledende veterinærsygeplejerske', 'Har været her siden 2004.')}${sqsPerson('Tuva Lindholt Rasmussen', 'Veterinærsygeplejerske', 'Vægtkonsultationer og genoptræning.')}${sqsPerson('Janni Toft', 'Veterinærsygeplejerske', 'Tandrens og hvalpekurser.')}${sqsPerson('Oliver Sejersen', 'Veterinærsygeplejerskeelev', 'Bliver færdig til sommer.')}${sqsPerson('Bente Munk', 'Receptionist', 'Stemmen i telefonen.')}`)}`,
    ),
    '/priser': klinikPage(
      'Priser',
      sqsSection(
        `<div class="fe-block">${sqsText(`<h2>Priser</h2><p>Alle priser er vejledende og inklusive moms.</p><p>Konsultation: 595 kr.<br>Vaccination, hund: 645 kr.<br>Vaccination, kat: 595 kr.<br>Kastration af hankat: 1.150 kr.<br>Sterilisation af hunkat: 1.850 kr.<br>Tandrens i fuld narkose: fra 3.200 kr.<br>Chipmærkning med registrering: 475 kr.<br>Kørsel til hest: 18 kr. pr. km.</p><p>Vi tager imod MobilePay 61 20 07, Dankort og kontanter. Er dit dyr forsikret, kan vi afregne direkte med de fleste selskaber.</p>`)}</div>`,
      ),
    ),
    '/kontakt': klinikPage(
      'Kontakt',
      `${sqsSection(`<div class="fe-block">${sqsText(`<h2>Kontakt</h2><h3>Varde</h3><p>Åbrinken 21<br>6800 Varde</p><p>Telefon <a href="tel:+4575226147">75 22 61 47</a><br><a href="mailto:klinik@aabrinken-dyreklinik.example">klinik@aabrinken-dyreklinik.example</a></p><p>Mandag–torsdag 8.00–17.00<br>Fredag 8.00–15.00<br>Lørdag efter aftale</p>`)}</div><div class="fe-block">${sqsText(`<h3>Ølgod</h3><p>Torvegade 30, st.<br>6870 Ølgod</p><p>Telefon <a href="tel:75243806">75 24 38 06</a></p><p>Tirsdag og torsdag 9.00–16.00</p>`)}</div><div class="fe-block">${sqsText(`<h3>Heste</h3><p>Bestil besøg på <a href="mailto:hest@aabrinken-dyreklinik.example">hest@aabrinken-dyreklinik.example</a> eller direkte hos Karsten på <a href="tel:+4540571983">40 57 19 83</a> (telefontid 7.30–8.30).</p>`)}</div>`)}${sqsSection(`<div class="fe-block">${sqsText(`<h3>Uden for åbningstid</h3><p>Akut syg? Dyrehospitalet Vestkysten i Esbjerg har døgnvagt: <a href="tel:+4575184420">75 18 44 20</a>.<br>Har dyret spist noget giftigt, kan du også ringe til Giftlinjen: 82 12 12 12.<br>Tilskadekomne vilde dyr: Dyrenes Vagtcentral, 1812.</p>`)}</div>`)}`,
    ),
    '/privatlivspolitik': klinikPage(
      'Privatlivspolitik',
      sqsSection(
        `<div class="fe-block">${sqsText(`<h2>Privatlivspolitik</h2><p>Åbrinken Dyreklinik ApS, Åbrinken 21, 6800 Varde, CVR 38 41 20 97, er dataansvarlig for de personoplysninger, vi behandler om dig.</p><p>Vi registrerer dit navn, din adresse, dit telefonnummer og oplysninger om dit dyr. Journaler gemmes i fem år efter den seneste behandling. Vi videregiver kun oplysninger til laboratorier, forsikringsselskaber og Dansk Hunderegister, når det er nødvendigt.</p><p>Spørgsmål om dine data kan du sende til <a href="mailto:mette@aabrinken-dyreklinik.example">mette@aabrinken-dyreklinik.example</a>.</p><p>Du kan klage til Datatilsynet, Carl Jacobsens Vej 35, 2500 Valby, telefon 33 19 32 00, dt@datatilsynet.dk.</p>`)}</div>`,
      ),
    ),
  },
  truth: {
    names: ['Åbrinken Dyreklinik', 'Åbrinken Dyreklinik ApS'],
    descriptions: ['Åbrinken Dyreklinik er en dyreklinik for hunde, katte og heste i Varde og Ølgod.'],
    people: [
      ['Karsten Overgaard Nielsen', 'Dyrlæge og indehaver'],
      ['Mette Hvid Thomsen', 'Dyrlæge og indehaver'],
      ['Samira Al-Khatib', 'Dyrlæge'],
      ['Rasmus Bonde', 'Dyrlæge i Ølgod'],
      ['Ditte Krogh', 'Ledende veterinærsygeplejerske'],
      ['Tuva Lindholt Rasmussen', 'Veterinærsygeplejerske'],
      ['Janni Toft', 'Veterinærsygeplejerske'],
      ['Oliver Sejersen', 'Veterinærsygeplejerskeelev'],
      ['Bente Munk', 'Receptionist'],
    ],
    emails: [
      ['klinik@aabrinken-dyreklinik.example', 'role'],
      ['hest@aabrinken-dyreklinik.example', 'role'],
      ['mette@aabrinken-dyreklinik.example', 'personal'],
    ],
    phones: ['+4575226147', '+4575243806', '+4540571983'],
    addresses: [
      ['Åbrinken 21', '6800', 'Varde'],
      ['Torvegade 30, st.', '6870', 'Ølgod'],
    ],
    profiles: [
      'https://www.facebook.com/aabrinkendyreklinik',
      'https://www.instagram.com/aabrinkendyreklinik',
    ],
  },
};

const kirjastoPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="fi" dir="ltr" class="no-js"><head><meta charset="utf-8"><title>${title} | Kuhankosken kirjasto</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="Generator" content="Drupal 10 (https://www.drupal.org)"><link rel="icon" href="/themes/custom/kuha/favicon.ico"></head>
<body class="path-node page-node-type-sivu"><a href="#main-content" class="visually-hidden focusable">Hyppää pääsisältöön</a><div class="dialog-off-canvas-main-canvas"><header role="banner"><div class="region region-header"><a href="/" title="Etusivu" rel="home"><img src="/themes/custom/kuha/logo.svg" alt="Kuhankosken kirjasto"></a></div><nav role="navigation" aria-label="Päävalikko"><ul class="menu"><li><a href="/kirjastot">Kirjastot ja aukioloajat</a></li><li><a href="/lapset-ja-nuoret">Lapset ja nuoret</a></li><li><a href="/tapahtumat">Tapahtumat</a></li><li><a href="/yhteystiedot">Yhteystiedot</a></li></ul></nav></header>
<main role="main"><a id="main-content" tabindex="-1"></a><div class="layout-content"><h1 class="page-title">${title}</h1>${main}</div></main>
<footer role="contentinfo"><div class="region region-footer"><p>Kuhankosken kirjasto – lue, kuuntele, kysy.</p><ul class="menu"><li><a href="/saavutettavuusseloste">Saavutettavuusseloste</a></li><li><a href="https://www.facebook.com/kuhankoskenkirjasto">Facebook</a></li><li><a href="https://www.instagram.com/kuhankoskenkirjasto">Instagram</a></li><li><a href="https://www.youtube.com/@kuhankoskenkirjasto">YouTube</a></li></ul></div></footer></div></body></html>`;
const kirjasto = (id: string, name: string, body: string): string =>
  `<div class="accordion__item"><h2 class="accordion__header"><button type="button" aria-expanded="false" aria-controls="${id}">${name}</button></h2><div class="accordion__panel" id="${id}" hidden>${body}</div></div>`;

/** A Finnish municipal library on Drupal: branches in an accordion, (at) addresses in a table, authors who visit, the accessibility authority. */
const kuhankoski: FictionalSite = {
  host: 'kuhankoskenkirjasto.example',
  pages: {
    '/': kirjastoPage(
      'Tervetuloa kirjastoon',
      `<p class="ingress">Lainaa kirja, lautapeli tai lumikengät. Kirjastokortti on maksuton, ja sillä pääset omatoimikirjastoon joka päivä kello 6–22.</p><div class="nostot"><div class="nosto"><h2>Uutta hyllyssä</h2><ul><li>Kerttu Salmenhaara: Jäänlähtö</li><li>Olavi Rantsi: Mökkipäiväkirjat</li><li>Amina Yusuf: Kaksi äidinkieltä</li></ul></div><div class="nosto"><h2>Novellikoukku</h2><p>Neulo ja kuuntele! Joka toinen keskiviikko kello 17 pääkirjastossa.</p></div><div class="nosto"><h2>Lainaajan ääni</h2><p>”Lumikengät olivat koko talven lainassa, ja nyt ostin omat.” – Tarja, Lievestuore</p></div></div><h2>Poikkeukset aukioloissa</h2><p>Kirjastot ovat kiinni itsenäisyyspäivänä 6.12. Palautusluukut ovat auki.</p>`,
    ),
    '/kirjastot': kirjastoPage(
      'Kirjastot ja aukioloajat',
      `<p>Avaa kirjasto, niin näet sen yhteystiedot.</p><div class="accordion">${kirjasto('paa', 'Pääkirjasto', `<p>Saarijärventie 14<br>41340 Laukaa</p><p>Asiakaspalvelu: 014 336 4410</p><table><caption>Palveluaika</caption><tr><th>ma–to</th><td>10–19</td></tr><tr><th>pe</th><td>10–17</td></tr><tr><th>la</th><td>10–14</td></tr></table><p>Tilaan pääsee pyörätuolilla. Induktiosilmukka on luentosalissa.</p>`)}${kirjasto('lie', 'Lievestuoreen lähikirjasto', `<p>Liepeentie 31 B<br>41400 Lievestuore</p><p>Puhelin: 014 336 4425</p><table><caption>Palveluaika</caption><tr><th>ma, ke</th><td>12–19</td></tr><tr><th>ti, to, pe</th><td>10–16</td></tr></table>`)}${kirjasto('auto', 'Kirjastoauto Kuha', `<p>Auto kiertää kylät kahden viikon välein. Autossa vastaa puhelimeen kuljettaja: 050 301 7726.</p><p>Pysäkkejä: Äijälän koulu klo 12.30, Vehniän kauppa klo 14.15, Vuonteen seurantalo klo 16.00.</p>`)}</div>`,
    ),
    '/lapset-ja-nuoret': kirjastoPage(
      'Lapset ja nuoret',
      `<p>Satutuokio on tiistaisin kello 9.30. Ryhmille pidämme kirjavinkkausta; varaa aika sähköpostitse osoitteesta lapset(at)kuhankoskenkirjasto.example.</p><h2>Lukudiplomi</h2><p>Lukudiplomin voi suorittaa kolmannella, viidennellä ja kahdeksannella luokalla. Diplomilistan on laatinut äidinkielenopettaja Sari Kotamäki Sydän-Laukaan koulusta.</p><h2>Läksyapu</h2><p>Suomen Punaisen Ristin vapaaehtoiset auttavat läksyissä maanantaisin kello 15–17. Ilmoittaudu: läksyapu, Matias Lehtoranta, p. 044 550 1382.</p>`,
    ),
    '/tapahtumat': kirjastoPage(
      'Tapahtumat',
      `<div class="view-content"><div class="views-row"><h2>Kirjailijavieras: Kerttu Salmenhaara</h2><p>to 13.11. klo 18, pääkirjasto. Salmenhaara kertoo romaanistaan Jäänlähtö. Haastattelijana toimittaja Juhani Ketola Sisä-Suomen Sanomista.</p></div><div class="views-row"><h2>Digineuvontaa</h2><p>ke 19.11. klo 13–15, Lievestuore. Mukana Eläkeliiton vertaisneuvojat.</p></div><div class="views-row"><h2>Lautapelilauantai</h2><p>la 29.11. klo 10–14, pääkirjasto. Ei ennakkoilmoittautumista.</p></div><div class="views-row"><h2>Näyttely: Villasukan vuosi</h2><p>Käsityökilta Kesrän neuleita 1.–30.11. Näyttelyn on koonnut Hilkka Nieminen.</p></div></div>`,
    ),
    '/yhteystiedot': kirjastoPage(
      'Yhteystiedot',
      `<p>Kysy ensin asiakaspalvelusta: kirjasto(at)kuhankoskenkirjasto.example. Henkilökunnan sähköpostit ovat muotoa etunimi.sukunimi(at)kuhankoskenkirjasto.example.</p><table class="tablefield"><thead><tr><th>Nimi</th><th>Tehtävä</th><th>Puhelin</th></tr></thead><tbody><tr><td>Päivi Rautiola</td><td>kirjastotoimenjohtaja</td><td>050 301 7711</td></tr><tr><td>Aleksi Tuominen</td><td>kirjastopedagogi</td><td>050 301 7714</td></tr><tr><td>Ulla-Maija Kekäläinen</td><td>erikoiskirjastonhoitaja</td><td>050 301 7715</td></tr><tr><td>Nasra Warsame</td><td>kirjastovirkailija</td><td></td></tr><tr><td>Johan Sjöblom</td><td>kirjastovirkailija</td><td></td></tr><tr><td>Reijo Hakkarainen</td><td>kirjastoautonkuljettaja</td><td>050 301 7726</td></tr></tbody></table><h2>Laskut ja kaukolainat</h2><p>kaukopalvelu(at)kuhankoskenkirjasto.example<br>Verkkolaskuosoite: 003702074418, välittäjätunnus 003721291126.</p>`,
    ),
    '/saavutettavuusseloste': kirjastoPage(
      'Saavutettavuusseloste',
      `<p>Tämä seloste koskee Kuhankosken kirjaston verkkosivustoa ja on laadittu 12.8.2025. Sivusto täyttää pääosin lain vaatimukset; joistakin vanhoista kuvista puuttuu tekstivastine.</p><h2>Anna palautetta</h2><p>Huomasitko puutteen? Kerro siitä: paivi.rautiola(at)kuhankoskenkirjasto.example. Vastaamme 14 päivässä.</p><h2>Valvontaviranomainen</h2><p>Jos et ole tyytyväinen saamaasi vastaukseen, voit antaa palautetta aluehallintovirastoon.</p><p>Etelä-Suomen aluehallintovirasto<br>Saavutettavuuden valvonnan yksikkö<br>saavutettavuus@avi.fi<br>puhelinnumero vaihde 0295 016 000</p>`,
    ),
  },
  truth: {
    names: ['Kuhankosken kirjasto'],
    people: [
      ['Päivi Rautiola', 'kirjastotoimenjohtaja'],
      ['Aleksi Tuominen', 'kirjastopedagogi'],
      ['Ulla-Maija Kekäläinen', 'erikoiskirjastonhoitaja'],
      ['Nasra Warsame', 'kirjastovirkailija'],
      ['Johan Sjöblom', 'kirjastovirkailija'],
      ['Reijo Hakkarainen', 'kirjastoautonkuljettaja'],
    ],
    emails: [
      ['lapset@kuhankoskenkirjasto.example', 'role'],
      ['kirjasto@kuhankoskenkirjasto.example', 'role'],
      ['kaukopalvelu@kuhankoskenkirjasto.example', 'role'],
      ['paivi.rautiola@kuhankoskenkirjasto.example', 'personal'],
    ],
    phones: [
      '+358143364410',
      '+358143364425',
      '+358503017726',
      '+358503017711',
      '+358503017714',
      '+358503017715',
    ],
    addresses: [
      ['Saarijärventie 14', '41340', 'Laukaa'],
      ['Liepeentie 31 B', '41400', 'Lievestuore'],
    ],
    profiles: [
      'https://www.facebook.com/kuhankoskenkirjasto',
      'https://www.instagram.com/kuhankoskenkirjasto',
      'https://www.youtube.com/@kuhankoskenkirjasto',
    ],
  },
};

export const NORTHERN_TENTH = [kuilenstroom, saveansRodd, aabrinken, kuhankoski];
