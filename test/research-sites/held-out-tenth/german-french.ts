import type { FictionalSite } from '../fictional-site.js';

const alsterbogenPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="de" dir="ltr" class="no-js">
<head>
<meta charset="utf-8">
<title>${title} – Wohnungsgenossenschaft Alsterbogen eG</title>
<meta name="generator" content="TYPO3 CMS">
${head}
</head>
<body id="p12" class="layout-default">
<header class="page-header"><a class="page-header__logo" href="/"><img src="/fileadmin/alsterbogen/logo.svg" alt="Alsterbogen"></a>
<ul class="meta-nav"><li><a href="/notdienst">Notdienst</a></li><li><a href="/impressum">Impressum</a></li><li><a href="/datenschutz">Datenschutz</a></li></ul>
<nav class="main-nav"><ul><li><a href="/wohnen">Wohnen</a></li><li><a href="/genossenschaft">Genossenschaft</a></li><li><a href="/ansprechpartner">Ansprechpartner</a></li></ul></nav></header>
<div id="c104" class="frame frame-default frame-type-text frame-layout-0">${main}</div>
<footer class="page-footer"><div class="page-footer__col"><strong>Wohnungsgenossenschaft Alsterbogen eG</strong><br>Hufnerkamp 27<br>22305 Hamburg</div><div class="page-footer__col">Telefon 040 66969-120<br><a href="mailto:info@wg-alsterbogen.example">info@wg-alsterbogen.example</a></div><div class="page-footer__col">Mo, Di, Do 9–16 Uhr<br>Fr 9–12 Uhr</div></footer>
</body></html>`;

/** A German housing cooperative: boards, contacts in definition lists, emergency firms, an auditing association. */
const alsterbogen: FictionalSite = {
  host: 'wg-alsterbogen.example',
  pages: {
    '/': alsterbogenPage(
      'Startseite',
      `<h1>Gut wohnen. Gemeinsam.</h1><div class="ce-bodytext"><p>1.860 Wohnungen, 2.940 Mitglieder, kein einziger Aktionär: Bei uns gehört Ihnen das Haus, in dem Sie wohnen, immer ein bisschen mit.</p></div>
<h2>Aktuelles</h2>
<div class="news-list-view"><div class="article"><h3>Richtfest an der Steilshooper Straße</h3><p><time datetime="2025-10-24">24.10.2025</time> Polier Matthias Brügge von Hanse-Bau sprach den Richtspruch, Bezirksamtsleiter Dr. Volker Ahrendt lobte das Tempo. Die 34 Wohnungen sind im Herbst 2026 bezugsfertig.</p></div><div class="article"><h3>Mitgliederversammlung 2025</h3><p><time datetime="2025-06-18">18.06.2025</time> Die Dividende von 4 % wurde einstimmig beschlossen.</p></div><div class="article"><h3>50 Jahre im selben Haus</h3><p><time datetime="2025-05-02">02.05.2025</time> Wir gratulieren Erna und Willi Cordes, die seit 1975 im Hufnerkamp wohnen.</p></div></div>`,
      '<meta name="description" content="Die Wohnungsgenossenschaft Alsterbogen eG ist eine Hamburger Genossenschaft mit 1.860 Wohnungen in Barmbek und Steilshoop.">',
    ),
    '/wohnen': alsterbogenPage(
      'Wohnen',
      `<h1>Wohnen</h1><div class="ce-bodytext"><p>Freie Wohnungen vergeben wir zuerst an Mitglieder, die schon bei uns wohnen. Wer neu dazukommen möchte, füllt den Bewerbungsbogen aus und schickt ihn an <a href="mailto:vermietung@wg-alsterbogen.example">vermietung@wg-alsterbogen.example</a>.</p><h2>Gästewohnung</h2><p>Für Ihren Besuch: zwei Zimmer, 38 Euro die Nacht, Endreinigung 30 Euro.</p><h2>Nachbarschaftstreff „Kiek rin“</h2><p>Kaffee, Skat, Hausaufgabenhilfe. Montag bis Donnerstag ab 14 Uhr. Die Leseförderung leitet ehrenamtlich der Verein Lesewelle e. V.</p></div>`,
    ),
    '/genossenschaft': alsterbogenPage(
      'Genossenschaft',
      `<h1>Die Genossenschaft</h1><div class="ce-bodytext"><p>Gegründet wurde sie am 3. Februar 1922 von 41 Straßenbahnern. Der erste Vorsitzende, Wilhelm Tiedgen, führte die Bücher noch am Küchentisch. Die Häuser am Hufnerkamp entwarf der Architekt Friedrich Rabeler.</p>
<h2>Vorstand</h2><ul><li><strong>Birgit Wulfhorst</strong>, Vorstandsvorsitzende</li><li><strong>Tarek Demirtaş</strong>, Kaufmännischer Vorstand</li></ul>
<h2>Aufsichtsrat</h2><ul><li><strong>Heinz-Jürgen Poggensee</strong>, Aufsichtsratsvorsitzender</li><li><strong>Ludmilla Reiswig</strong>, Stellvertretende Vorsitzende</li><li><strong>Kofi Mensah</strong>, Schriftführer</li></ul>
<h2>Zahlen 2024</h2><table class="contenttable"><tr><td>Bilanzsumme</td><td>118,4 Mio. Euro</td></tr><tr><td>Durchschnittsmiete</td><td>7,62 Euro/m²</td></tr><tr><td>Eigenkapitalquote</td><td>41,3 %</td></tr></table></div>`,
    ),
    '/ansprechpartner': alsterbogenPage(
      'Ansprechpartner',
      `<h1>Ihre Ansprechpartner</h1>
<dl class="contact"><dt>Meike Thormählen</dt><dd>Leiterin Vermietung</dd><dd>Tel. 040 66969-131</dd><dd><a href="mailto:m.thormaehlen@wg-alsterbogen.example">m.thormaehlen@wg-alsterbogen.example</a></dd>
<dt>Nguyen Van Hoa</dt><dd>Technische Bewirtschaftung</dd><dd>Tel. 040 66969-142</dd><dd><a href="mailto:v.hoa@wg-alsterbogen.example">v.hoa@wg-alsterbogen.example</a></dd>
<dt>Svenja Hinrichs</dt><dd>Mitgliederwesen und Öffentlichkeitsarbeit</dd><dd>Tel. 040 66969-150</dd><dd><a href="mailto:s.hinrichs@wg-alsterbogen.example">s.hinrichs@wg-alsterbogen.example</a></dd></dl>
<h2>Vor Ort</h2>
<dl class="contact"><dt>Jörg Paulsen</dt><dd>Hauswart Barmbek</dd><dd>Mobil 0171 3920013</dd>
<dt>Ismail Kaya</dt><dd>Hauswart Steilshoop</dd><dd>Mobil 0171 3920014</dd></dl>
<h2>Servicebüro Steilshoop</h2><p>Gropiusring 61, 22309 Hamburg<br>Dienstag 15–18 Uhr</p>`,
    ),
    '/notdienst': alsterbogenPage(
      'Notdienst',
      `<h1>Notdienst</h1><div class="ce-bodytext"><p>Außerhalb unserer Geschäftszeiten wenden Sie sich bitte nur bei Gefahr im Verzug unmittelbar an die Fachfirma:</p><table class="contenttable"><tr><th>Heizung und Wasser</th><td>Petersen Haustechnik GmbH</td><td>040 66969-810</td></tr><tr><th>Strom</th><td>Elektro Lüdemann</td><td>040 66969-822</td></tr><tr><th>Aufzug</th><td>Liftservice Nord</td><td>0800 5550199</td></tr></table><p>Feuerwehr 112, Polizei 110. Wer sich ausgesperrt hat, trägt die Kosten des Schlüsseldienstes selbst.</p></div>`,
    ),
    '/impressum': alsterbogenPage(
      'Impressum',
      `<h1>Impressum</h1><div class="ce-bodytext"><p>Wohnungsgenossenschaft Alsterbogen eG<br>Hufnerkamp 27<br>22305 Hamburg</p><p>Telefon: 040 66969-120<br>Telefax: 040 66969-199<br>E-Mail: <a href="mailto:info@wg-alsterbogen.example">info@wg-alsterbogen.example</a></p><p>Vertreten durch: Birgit Wulfhorst (Vorstandsvorsitzende), Tarek Demirtaş (Kaufmännischer Vorstand)<br>Aufsichtsratsvorsitzender: Heinz-Jürgen Poggensee</p><p>Registergericht: Amtsgericht Hamburg, GnR 9871<br>USt-IdNr.: DE118000447</p><p>Zuständiger Prüfungsverband: Prüfungsverband Norddeutscher Wohnungsunternehmen e. V., Tangstedter Landstraße 903, 22417 Hamburg</p><p>Redaktion: Svenja Hinrichs</p><p>Gestaltung und Umsetzung: <a href="https://kaikante.example">Agentur Kaikante</a>, Jan Stehr<br>Fotos: Wiebke Lorenzen, Adobe Stock</p><p>Wir nehmen an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nicht teil.</p></div>`,
    ),
    '/datenschutz': alsterbogenPage(
      'Datenschutz',
      `<h1>Datenschutzerklärung</h1><div class="ce-bodytext"><p>Verantwortlich im Sinne der DSGVO ist die Wohnungsgenossenschaft Alsterbogen eG. Anfragen richten Sie an <a href="mailto:datenschutz@wg-alsterbogen.example">datenschutz@wg-alsterbogen.example</a>.</p><p>Externer Datenschutzbeauftragter: Holger Quast, Datawacht GmbH, Spaldingstraße 902, 20097 Hamburg, <a href="mailto:quast@datawacht.example">quast@datawacht.example</a></p><p>Beschwerden nimmt der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit entgegen, Ludwig-Erhard-Straße 22, 20459 Hamburg.</p><p>Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO. Protokolldaten des Servers werden nach 14 Tagen gelöscht.</p></div>`,
    ),
  },
  truth: {
    names: ['Wohnungsgenossenschaft Alsterbogen eG', 'Wohnungsgenossenschaft Alsterbogen', 'Alsterbogen'],
    descriptions: [
      'Die Wohnungsgenossenschaft Alsterbogen eG ist eine Hamburger Genossenschaft mit 1.860 Wohnungen in Barmbek und Steilshoop.',
    ],
    people: [
      ['Birgit Wulfhorst', 'Vorstandsvorsitzende'],
      ['Tarek Demirtaş', 'Kaufmännischer Vorstand'],
      ['Heinz-Jürgen Poggensee', 'Aufsichtsratsvorsitzender'],
      ['Ludmilla Reiswig', 'Stellvertretende Vorsitzende'],
      ['Kofi Mensah', 'Schriftführer'],
      ['Meike Thormählen', 'Leiterin Vermietung'],
      ['Nguyen Van Hoa', 'Technische Bewirtschaftung'],
      ['Svenja Hinrichs', 'Mitgliederwesen und Öffentlichkeitsarbeit'],
      ['Jörg Paulsen', 'Hauswart Barmbek'],
      ['Ismail Kaya', 'Hauswart Steilshoop'],
    ],
    emails: [
      ['info@wg-alsterbogen.example', 'role'],
      ['vermietung@wg-alsterbogen.example', 'role'],
      ['datenschutz@wg-alsterbogen.example', 'role'],
      ['m.thormaehlen@wg-alsterbogen.example', 'personal'],
      ['v.hoa@wg-alsterbogen.example', 'personal'],
      ['s.hinrichs@wg-alsterbogen.example', 'personal'],
    ],
    phones: [
      '+494066969120',
      '+494066969199',
      '+494066969131',
      '+494066969142',
      '+494066969150',
      '+491713920013',
      '+491713920014',
    ],
    addresses: [
      ['Hufnerkamp 27', '22305', 'Hamburg'],
      ['Gropiusring 61', '22309', 'Hamburg'],
    ],
  },
};

const nebelreiterPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="de-AT">
<head>
<meta charset="utf-8">
<title>${title} · Weingut Nebelreiter, Langenlois</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/css/main.min.9f2c.css">
</head>
<body>
<nav><a href="/">Weingut Nebelreiter</a> <a href="/familie">Familie</a> <a href="/weine">Weine</a> <a href="/heuriger">Heuriger</a> <a href="/bezugsquellen">Bezugsquellen</a> <a href="/kontakt">Kontakt</a></nav>
${main}
<footer><p class="small">Weingut Nebelreiter · Kamptal · <a href="/impressum">Impressum</a> · <a rel="me" href="https://www.instagram.com/weingut_nebelreiter">Instagram</a></p></footer>
</body></html>`;

/** An Austrian family winery: plain paragraphs, an h-card, mail with (at), merchants, critics and forebears. */
const nebelreiter: FictionalSite = {
  host: 'weingut-nebelreiter.example',
  pages: {
    '/': nebelreiterPage(
      'Grüner Veltliner und Riesling',
      `<h1>Löss, Urgestein und viel Geduld</h1><p>Auf vierzehn Hektar rund um Langenlois wachsen unsere Reben, seit 2011 biologisch. Wir lesen mit der Hand, wir vergären spontan, und wir füllen erst, wenn der Wein fertig ist und nicht, wenn die Messe ruft.</p><p>„Der Ried Steinhaus 2023 ist ein Riesling, der die Luft anhält.“ (Roswitha Kranzl, Notizen vom Weinberg)</p><p>Heuer geöffnet: 3. bis 19. April und 28. August bis 13. September. Mehr unter <a href="/heuriger">Heuriger</a>.</p>`,
    ),
    '/familie': nebelreiterPage(
      'Familie',
      `<h1>Wer hier werkt</h1><p>Seit 1787 steht der Hof in der Zwettler Straße. Johann Georg Nebelreiter kaufte ihn dem Stift ab, und sein Enkel Leopold ließ nach der Reblaus als einer der Ersten auf amerikanische Unterlagen veredeln.</p>
<section><h2>Magdalena Nebelreiter</h2><p class="rolle">Winzerin und Kellermeisterin</p><p>Nach der Schule in Krems und Lehrjahren in Neuseeland und an der Mosel führt sie seit 2015 den Betrieb.</p></section>
<section><h2>Stefan Hofstätter</h2><p class="rolle">Außenbetrieb</p><p>Magdalenas Mann kennt jeden Stock mit Vornamen.</p></section>
<section><h2>Elfriede Nebelreiter</h2><p class="rolle">Heurigenküche</p><p>Ihr Erdäpfelkas wird von Gästen aus drei Bundesländern bestellt.</p></section>
<section><h2>Zsófia Takács</h2><p class="rolle">Verkauf und Versand</p><p>Sie packt jede Kiste selbst und spricht vier Sprachen.</p></section>`,
    ),
    '/weine': nebelreiterPage(
      'Weine',
      `<h1>Weine</h1><p>Preise ab Hof, inkl. USt., pro Flasche 0,75 l.</p><p><b>Grüner Veltliner Löss 2024</b>, 12,5 %, 8,90 Euro<br>Apfel, weißer Pfeffer, trinkt sich wie von selbst.</p><p><b>Grüner Veltliner Ried Thalgrund 2023</b>, 13 %, 16,50 Euro</p><p><b>Riesling Ried Steinhaus 2023</b>, 12,5 %, 19,00 Euro<br>93 Punkte, Weinblick-Sommelier Bruno Achleitner: „Feuerstein und Marille.“</p><p><b>Zweigelt Josef 2022</b>, 13 %, 11,00 Euro</p><p>Ab 36 Flaschen liefern wir in Österreich frei Haus. Bestellungen bitte an bestellung (at) weingut-nebelreiter.example.</p>`,
    ),
    '/heuriger': nebelreiterPage(
      'Heuriger',
      `<h1>Heuriger</h1><p>Ausg’steckt ist täglich ab 15 Uhr, am Wochenende ab 11 Uhr. Der Heurige ist nicht im Weingut, sondern in der Kellergasse:</p><p>Heuriger Nebelreiter<br>Kellergasse Sauberg 9<br>3550 Langenlois</p><p>Tischreservierung unter 0664 / 555 01 73. Bitte keine Hunde in der Laube, die Katze mag das nicht.</p><p>Am 5. September spielt die Waldviertler Tanzgeigerin Resi Schadauer mit ihrer Partie. Eintritt frei, der Hut geht um.</p>`,
    ),
    '/bezugsquellen': nebelreiterPage(
      'Bezugsquellen',
      `<h1>Bezugsquellen</h1><p>Unsere Weine gibt es auch bei:</p><p><b>Weinhandlung Zur Rebschere</b><br>Neubaugasse 912, 1070 Wien<br>01 555 01 42</p><p><b>Vinothek Ennsleiten</b>, Dietmar Pözl<br>Haager Straße 904, 4400 Steyr<br>vinothek@ennsleiten.example</p><p><b>Nordwein GmbH</b><br>Eppendorfer Weg 903, 20259 Hamburg</p>`,
    ),
    '/kontakt': nebelreiterPage(
      'Kontakt',
      `<h1>Kontakt</h1><div class="h-card vcard"><p class="p-name p-org fn org">Weingut Nebelreiter</p><p class="p-adr h-adr adr"><span class="p-street-address street-address">Zwettler Straße 48</span><br><span class="p-postal-code postal-code">3550</span> <span class="p-locality locality">Langenlois</span>, <span class="p-country-name country-name">Österreich</span></p><p>Tel. <span class="p-tel tel">+43 (0)2734 / 36 81</span><br>Fax +43 (0)2734 / 36 81-4</p><p>office (at) weingut-nebelreiter.example</p></div><p>Verkostung und Verkauf: Montag bis Samstag 9–12 und 13–18 Uhr. Ab sechs Personen bitte anrufen.</p><p>Anreise: mit der Kamptalbahn bis Langenlois, dann zwölf Minuten zu Fuß.</p>`,
    ),
    '/impressum': nebelreiterPage(
      'Impressum',
      `<h1>Impressum</h1><p>Offenlegung gemäß § 25 Mediengesetz und § 5 E-Commerce-Gesetz</p><p>Medieninhaberin: Magdalena Nebelreiter<br>Weingut Nebelreiter<br>Zwettler Straße 48, 3550 Langenlois</p><p>UID: ATU68000417<br>LFBIS-Nr.: 3820417<br>Bio-Kontrollstelle: AT-BIO-402<br>Behörde: Bezirkshauptmannschaft Krems</p><p>Fotos: Gerald Mühlbacher<br>Webdesign: Studio Punktlandung, Linz</p><p>Plattform der EU-Kommission zur Online-Streitbeilegung: seit Juli 2025 eingestellt.</p>`,
    ),
  },
  truth: {
    names: ['Weingut Nebelreiter', 'Weingut Nebelreiter, Langenlois'],
    people: [
      ['Magdalena Nebelreiter', 'Winzerin und Kellermeisterin'],
      ['Stefan Hofstätter', 'Außenbetrieb'],
      ['Elfriede Nebelreiter', 'Heurigenküche'],
      ['Zsófia Takács', 'Verkauf und Versand'],
    ],
    emails: [
      ['office@weingut-nebelreiter.example', 'role'],
      ['bestellung@weingut-nebelreiter.example', 'role'],
    ],
    phones: ['+4327343681', '+43273436814', '+436645550173'],
    addresses: [
      ['Zwettler Straße 48', '3550', 'Langenlois'],
      ['Kellergasse Sauberg 9', '3550', 'Langenlois'],
    ],
    profiles: ['https://www.instagram.com/weingut_nebelreiter'],
  },
};

const legallouPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<title>${title} | Le Gallou Benhaddou Avocats</title>
<meta name="generator" content="Wix.com Website Builder">
${head}
</head>
<body>
<div id="SITE_CONTAINER"><div id="site-root"><div id="SITE_HEADER" class="wixui-header"><div data-mesh-id="SITE_HEADERinlineContent"><div id="comp-k1" class="wixui-rich-text"><p class="font_8"><a href="/">LE GALLOU BENHADDOU AVOCATS</a></p></div><wix-dropdown-menu id="comp-k2"><nav aria-label="Site"><ul><li><a href="/"><div><div><p>Accueil</p></div></div></a></li><li><a href="/expertises"><div><div><p>Expertises</p></div></div></a></li><li><a href="/equipe"><div><div><p>Équipe</p></div></div></a></li><li><a href="/actualites"><div><div><p>Actualités</p></div></div></a></li><li><a href="/contact"><div><div><p>Contact</p></div></div></a></li></ul></nav></wix-dropdown-menu></div></div>
<div id="PAGES_CONTAINER"><main>${main}</main></div>
<div id="SITE_FOOTER" class="wixui-footer"><div class="wixui-rich-text"><p class="font_9">© 2026 Le Gallou Benhaddou Avocats, AARPI – Barreau de Rennes</p></div><div class="wixui-rich-text"><p class="font_9"><a href="/mentions-legales">Mentions légales</a></p></div><div class="wixui-link-bar"><a href="https://www.linkedin.com/company/le-gallou-benhaddou-avocats" aria-label="LinkedIn"></a></div></div></div></div>
</body></html>`;

/** A French law firm: div soup, JSON-LD, two offices, mentions légales with host and mediator, a quoted professor. */
const legallou: FictionalSite = {
  host: 'legallou-benhaddou.example',
  pages: {
    '/': legallouPage(
      'Avocats en droit du travail à Rennes et Nantes',
      `<section class="wixui-section"><div class="wixui-rich-text"><h1 class="font_0">Le travail, c’est aussi du droit.</h1></div><div class="wixui-rich-text"><p class="font_8">Nous conseillons et défendons depuis 2009 des entreprises, des comités sociaux et économiques et des cadres dirigeants, dans le Grand Ouest et au-delà.</p></div><div class="wixui-button"><a href="/contact"><span>Prendre rendez-vous</span></a></div></section><section class="wixui-section"><div class="wixui-rich-text"><h2 class="font_2">Ils en parlent</h2></div><div class="wixui-rich-text"><p class="font_8">« Des réponses claires, dans la journée. »</p><p class="font_8">Gwenaëlle Le Floc’h, directrice des ressources humaines, Conserveries Morvan</p></div></section>`,
      '<meta name="description" content="Le Gallou Benhaddou Avocats est un cabinet dédié au droit du travail et de la protection sociale, à Rennes et à Nantes."><script type="application/ld+json">{"@context":"https://schema.org","@type":"LegalService","name":"Le Gallou Benhaddou Avocats","url":"https://legallou-benhaddou.example","telephone":"+33 2 61 91 04 20","email":"contact@legallou-benhaddou.example","address":{"@type":"PostalAddress","streetAddress":"18 rue de la Monnaie","postalCode":"35000","addressLocality":"Rennes","addressCountry":"FR"}}</script>',
    ),
    '/expertises': legallouPage(
      'Expertises',
      `<section class="wixui-section"><div class="wixui-rich-text"><h1 class="font_2">Expertises</h1></div><div class="wixui-repeater"><div role="listitem"><h3 class="font_4">Relations individuelles</h3><p class="font_8">Contrat, forfait-jours, rupture conventionnelle, contentieux prud’homal.</p></div><div role="listitem"><h3 class="font_4">Relations collectives</h3><p class="font_8">Négociation, élections, restructurations, épargne salariale.</p></div><div role="listitem"><h3 class="font_4">Santé au travail</h3><p class="font_8">Accidents du travail, faute inexcusable, inaptitude, enquêtes internes.</p></div></div></section>`,
    ),
    '/equipe': legallouPage(
      'Équipe',
      `<section class="wixui-section"><div class="wixui-rich-text"><h1 class="font_2">L’équipe</h1></div><div class="wixui-repeater">
<div role="listitem"><wow-image><img src="/media/yl.jpg" alt=""></wow-image><div class="wixui-rich-text"><h2 class="font_5">Yann Le Gallou</h2></div><div class="wixui-rich-text"><p class="font_8">Avocat associé</p></div><div class="wixui-rich-text"><p class="font_9">Ancien secrétaire de la Conférence. Il enseigne le droit disciplinaire à l’université.</p></div><div class="wixui-rich-text"><p class="font_9"><a href="mailto:y.legallou@legallou-benhaddou.example">y.legallou@legallou-benhaddou.example</a></p></div></div>
<div role="listitem"><wow-image><img src="/media/sb.jpg" alt=""></wow-image><div class="wixui-rich-text"><h2 class="font_5">Samira Benhaddou</h2></div><div class="wixui-rich-text"><p class="font_8">Avocate associée</p></div><div class="wixui-rich-text"><p class="font_9">Spécialiste en droit du travail, elle dirige le bureau de Nantes.</p></div><div class="wixui-rich-text"><p class="font_9"><a href="mailto:s.benhaddou@legallou-benhaddou.example">s.benhaddou@legallou-benhaddou.example</a></p></div></div>
<div role="listitem"><div class="wixui-rich-text"><h2 class="font_5">Clémence Rouxel</h2></div><div class="wixui-rich-text"><p class="font_8">Avocate collaboratrice</p></div></div>
<div role="listitem"><div class="wixui-rich-text"><h2 class="font_5">Thibault Guéguen</h2></div><div class="wixui-rich-text"><p class="font_8">Avocat collaborateur</p></div></div>
<div role="listitem"><div class="wixui-rich-text"><h2 class="font_5">Mariam Coulibaly</h2></div><div class="wixui-rich-text"><p class="font_8">Juriste</p></div></div>
<div role="listitem"><div class="wixui-rich-text"><h2 class="font_5">Nadège Pichon</h2></div><div class="wixui-rich-text"><p class="font_8">Assistante juridique</p></div></div></div></section>`,
    ),
    '/actualites': legallouPage(
      'Actualités',
      `<section class="wixui-section"><h1 class="font_2">Actualités</h1><div class="wixui-rich-text"><h3 class="font_4">Temps de trajet : la Cour de cassation précise</h3><p class="font_8">Par Clémence Rouxel, le 4 novembre 2025. Par un arrêt de sa chambre sociale (pourvoi n° 24-11.872), la Cour revient sur la contrepartie due au salarié itinérant.</p></div><div class="wixui-rich-text"><h3 class="font_4">Matinée « Enquêtes internes »</h3><p class="font_8">Le 9 décembre 2025 au Couvent des Jacobins, avec Antoine Vasseur, professeur à l’université de Rennes, et Élodie Marchand, inspectrice du travail. Inscription auprès d’Ouest Formations, inscriptions@ouest-formations.example.</p></div><div class="wixui-rich-text"><h3 class="font_4">Notre ouvrage de chevet</h3><p class="font_8">Bertrand Kessel, Le Licenciement au quotidien, éditions du Palais, 2024.</p></div></section>`,
    ),
    '/contact': legallouPage(
      'Contact',
      `<section class="wixui-section"><h1 class="font_2">Nous trouver</h1><div class="wixui-rich-text"><h3 class="font_4">Rennes</h3><p class="font_8">18 rue de la Monnaie</p><p class="font_8">35000 Rennes</p><p class="font_8">Tél. : 02 61 91 04 20</p></div><div class="wixui-rich-text"><h3 class="font_4">Nantes</h3><p class="font_8">4 quai de la Fosse</p><p class="font_8">44000 Nantes</p><p class="font_8">Tél. : 02 61 91 04 35</p></div><div class="wixui-rich-text"><p class="font_8">Télécopie : 02 61 91 04 21 – Case palais n° 118</p><p class="font_8"><a href="mailto:contact@legallou-benhaddou.example">contact@legallou-benhaddou.example</a></p><p class="font_8">Du lundi au vendredi, de 9 h à 12 h 30 et de 14 h à 18 h</p></div><form><label>E-mail *</label><input placeholder="prenom.nom@exemple.example"></form></section>`,
    ),
    '/mentions-legales': legallouPage(
      'Mentions légales',
      `<section class="wixui-section"><h1 class="font_2">Mentions légales</h1><div class="wixui-rich-text"><p class="font_8">Éditeur : Le Gallou Benhaddou Avocats, association d’avocats à responsabilité professionnelle individuelle, 18 rue de la Monnaie, 35000 Rennes. SIRET 513 000 447 00028. TVA intracommunautaire FR 61 513000447.</p><p class="font_8">Directeur de la publication : Yann Le Gallou</p><p class="font_8">Hébergeur : Nuagerie SAS, 902 rue du Moulin, 59100 Roubaix, 03 53 01 77 10</p><p class="font_8">Crédits photographiques : Morgane Hélias</p><p class="font_8">Médiateur de la consommation : Médiation du Barreau, 22 rue de Londres, 75009 Paris, à défaut d’accord amiable avec votre avocat.</p><p class="font_8">Vos droits d’accès et de rectification s’exercent auprès de rgpd@legallou-benhaddou.example. La CNIL (3 place de Fontenoy, 75007 Paris) peut être saisie d’une réclamation.</p></div></section>`,
    ),
  },
  truth: {
    names: ['Le Gallou Benhaddou Avocats', 'Le Gallou Benhaddou', 'Le Gallou Benhaddou Avocats, AARPI'],
    descriptions: [
      'Le Gallou Benhaddou Avocats est un cabinet dédié au droit du travail et de la protection sociale, à Rennes et à Nantes.',
    ],
    people: [
      ['Yann Le Gallou', 'Avocat associé'],
      ['Samira Benhaddou', 'Avocate associée'],
      ['Clémence Rouxel', 'Avocate collaboratrice'],
      ['Thibault Guéguen', 'Avocat collaborateur'],
      ['Mariam Coulibaly', 'Juriste'],
      ['Nadège Pichon', 'Assistante juridique'],
    ],
    emails: [
      ['contact@legallou-benhaddou.example', 'role'],
      ['rgpd@legallou-benhaddou.example', 'role'],
      ['y.legallou@legallou-benhaddou.example', 'personal'],
      ['s.benhaddou@legallou-benhaddou.example', 'personal'],
    ],
    phones: ['+33261910420', '+33261910421', '+33261910435'],
    addresses: [
      ['18 rue de la Monnaie', '35000', 'Rennes'],
      ['4 quai de la Fosse', '44000', 'Nantes'],
    ],
    profiles: ['https://www.linkedin.com/company/le-gallou-benhaddou-avocats'],
  },
};

const irepafPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="fr-BE" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="Generator" content="Drupal 10 (https://www.drupal.org)">
<meta property="og:site_name" content="Institut de recherche sur les paysages fluviaux">
<meta property="og:description" content="L’Institut de recherche sur les paysages fluviaux (IREPAF) est un institut universitaire qui étudie les vallées de la Meuse et de ses affluents.">
<title>${title} | IREPAF</title>
</head>
<body class="path-node page-node-type-page">
<div class="dialog-off-canvas-main-canvas"><header role="banner" class="region region-header"><div class="site-branding"><a href="/" rel="home"><img src="/themes/custom/fleuve/logo.svg" alt="Accueil"></a><a class="site-name" href="/">Institut de recherche sur les paysages fluviaux</a><div class="site-slogan">IREPAF</div></div><nav role="navigation"><ul class="menu"><li class="menu-item"><a href="/institut">L’institut</a></li><li class="menu-item"><a href="/membres">Membres</a></li><li class="menu-item"><a href="/recherche">Recherche</a></li><li class="menu-item"><a href="/agenda">Agenda</a></li><li class="menu-item"><a href="/contact">Contact</a></li></ul></nav></header>
<main role="main"><div class="region region-content"><h1 class="page-title">${title}</h1>${main}</div></main>
<footer class="region region-footer"><div class="block-block-content" itemscope itemtype="https://schema.org/CollegeOrUniversity"><span itemprop="name">Institut de recherche sur les paysages fluviaux</span><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Rue des Tanneries 33</span>, <span itemprop="postalCode">5000</span> <span itemprop="addressLocality">Namur</span></div><span itemprop="telephone">+32 (0)81 98 14 50</span></div></footer></div>
</body></html>`;

/** A Belgian university institute: people in Drupal views, former members, speakers, co-authors, mail with (at). */
const irepaf: FictionalSite = {
  host: 'irepaf.example',
  pages: {
    '/': irepafPage(
      'Accueil',
      `<article class="node node--type-page"><div class="field--name-body"><p>Comment une rivière façonne-t-elle un pays, et comment le pays la façonne-t-il à son tour ? Géographes, hydrologues, juristes et historiens y travaillent ensemble depuis 1998.</p></div></article><div class="views-element-container"><h2>Actualités</h2><div class="views-row"><h3><a href="/recherche">Crues de 2021 : les archives du sol</a></h3><p>Un article paru dans la revue Hydrosphère, en collaboration avec Jan Willem Hoekstra (Delft) et Marie-Paule Grignard (Liège).</p></div><div class="views-row"><h3><a href="/agenda">Séminaire de printemps</a></h3><p>Le programme est en ligne.</p></div></div>`,
    ),
    '/institut': irepafPage(
      'L’institut',
      `<div class="field--name-body"><p>L’institut a été créé en 1998 à l’initiative du géographe Albert Noiset (1931–2012), dont la bibliothèque de 4 000 volumes est aujourd’hui ouverte à tous. Il compte une quinzaine de chercheurs et accueille chaque année une dizaine de mémorants.</p><h2>Bibliothèque</h2><p>Ouverte du mardi au jeudi de 10 h à 17 h. Les demandes de prêt se font par courriel : bibliotheque(at)irepaf.example.</p><h2>Soutiens</h2><ul><li>Fonds de la recherche scientifique</li><li>Fondation Comte de Hemptinne-Loos</li><li>Service public de Wallonie</li></ul></div>`,
    ),
    '/membres': irepafPage(
      'Membres',
      `<div class="view view-membres"><div class="view-content">
<div class="views-row" itemscope itemtype="https://schema.org/Person"><div class="views-field-title"><span class="field-content" itemprop="name">Hélène Vandermeersch</span></div><div class="views-field-field-fonction"><div class="field-content" itemprop="jobTitle">Directrice</div></div><div class="views-field-field-mail">helene.vandermeersch(at)irepaf.example</div></div>
<div class="views-row" itemscope itemtype="https://schema.org/Person"><div class="views-field-title"><span class="field-content" itemprop="name">Olivier Desmecht</span></div><div class="views-field-field-fonction"><div class="field-content" itemprop="jobTitle">Maître de recherche</div></div><div class="views-field-field-mail">olivier.desmecht(at)irepaf.example</div></div>
<div class="views-row" itemscope itemtype="https://schema.org/Person"><div class="views-field-title"><span class="field-content" itemprop="name">Yassine El Amrani</span></div><div class="views-field-field-fonction"><div class="field-content" itemprop="jobTitle">Chercheur postdoctoral</div></div><div class="views-field-field-mail">yassine.elamrani(at)irepaf.example</div></div>
<div class="views-row" itemscope itemtype="https://schema.org/Person"><div class="views-field-title"><span class="field-content" itemprop="name">Aline Ntakirutimana</span></div><div class="views-field-field-fonction"><div class="field-content" itemprop="jobTitle">Doctorante</div></div></div>
<div class="views-row" itemscope itemtype="https://schema.org/Person"><div class="views-field-title"><span class="field-content" itemprop="name">Sander Claeys</span></div><div class="views-field-field-fonction"><div class="field-content" itemprop="jobTitle">Doctorant</div></div></div>
<div class="views-row" itemscope itemtype="https://schema.org/Person"><div class="views-field-title"><span class="field-content" itemprop="name">Bernadette Lhoest</span></div><div class="views-field-field-fonction"><div class="field-content" itemprop="jobTitle">Secrétaire</div></div><div class="views-field-field-tel">081 98 14 51</div></div>
</div></div><h2>Anciens membres</h2><ul><li>Philippe Godart (1998–2019), aujourd’hui à la retraite</li><li>Giulia Bonetti (2016–2020), aujourd’hui à l’université de Padoue</li></ul>`,
    ),
    '/recherche': irepafPage(
      'Recherche',
      `<div class="field--name-body"><h2>Projets en cours</h2><p><strong>LIMON</strong> (2024–2028). Les dépôts de crue comme archives. Promoteur : Olivier Desmecht. Partenaires : KU Leuven, Deltares.</p><p><strong>Berges partagées</strong> (2025–2027). Droit de passage et propriété privée le long du Bocq et du Hoyoux.</p><h2>Publications récentes</h2><ul><li>Desmecht O., Hoekstra J.W., Grignard M.-P. (2025), « What the mud remembers », Hydrosphere 61, 112-139. doi:10.5555/hydro.2025.0112</li><li>Vandermeersch H. (2024), La Meuse en ses ports, Presses de Wallonie, 318 p. ISBN 978-2-550-00447-1</li></ul></div>`,
    ),
    '/agenda': irepafPage(
      'Agenda',
      `<div class="view-agenda"><div class="views-row"><time datetime="2026-03-12">12 mars 2026, 14 h</time><h3>Les îles disparues de la Loire</h3><p>Conférence de Claire Bourdin, professeure à l’université de Tours</p></div><div class="views-row"><time datetime="2026-04-02">2 avril 2026, 14 h</time><h3>Wem gehört der Fluss?</h3><p>Conférence de Rainer Stollberg, Universität Trier (en allemand)</p></div><div class="views-row"><time datetime="2026-05-21">21 mai 2026</time><h3>Excursion à Dinant</h3><p>Départ à 9 h de la gare de Namur. Guide : Josiane Wérotte, Archéologie dinantaise asbl, 082 98 77 03.</p></div></div>`,
    ),
    '/contact': irepafPage(
      'Contact',
      `<div class="field--name-body"><p>Institut de recherche sur les paysages fluviaux (IREPAF)<br>Rue des Tanneries 33<br>B-5000 Namur</p><p>Secrétariat : 081 98 14 51, secretariat(at)irepaf.example<br>Accueil : 081 98 14 50</p><p>Le secrétariat est ouvert de 9 h à 12 h et de 13 h 30 à 16 h, sauf le vendredi après-midi.</p><p>En voiture : parking de la Confluence, place Léopold. L’institut n’a pas d’emplacements pour visiteurs.</p></div>`,
    ),
  },
  truth: {
    names: [
      'Institut de recherche sur les paysages fluviaux',
      'Institut de recherche sur les paysages fluviaux (IREPAF)',
      'IREPAF',
    ],
    descriptions: [
      'L’Institut de recherche sur les paysages fluviaux (IREPAF) est un institut universitaire qui étudie les vallées de la Meuse et de ses affluents.',
    ],
    people: [
      ['Hélène Vandermeersch', 'Directrice'],
      ['Olivier Desmecht', 'Maître de recherche'],
      ['Yassine El Amrani', 'Chercheur postdoctoral'],
      ['Aline Ntakirutimana', 'Doctorante'],
      ['Sander Claeys', 'Doctorant'],
      ['Bernadette Lhoest', 'Secrétaire'],
    ],
    emails: [
      ['helene.vandermeersch@irepaf.example', 'personal'],
      ['olivier.desmecht@irepaf.example', 'personal'],
      ['yassine.elamrani@irepaf.example', 'personal'],
      ['bibliotheque@irepaf.example', 'role'],
      ['secretariat@irepaf.example', 'role'],
    ],
    phones: ['+3281981450', '+3281981451'],
    addresses: [['Rue des Tanneries 33', '5000', 'Namur']],
  },
};

export const GERMAN_FRENCH_TENTH = [alsterbogen, nebelreiter, legallou, irepaf];
