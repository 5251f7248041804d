import type { FictionalSite } from '../fictional-site.js';

const peupliersPage = (title: string, main: string, head = ''): string => `<!doctype html>
<html lang="fr-CH"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – Cabinet dentaire des Peupliers</title>${head}<meta name="generator" content="WordPress 6.6.2"><meta name="generator" content="Elementor 3.24.4"></head>
<body class="elementor-default"><header class="elementor-location-header"><section class="elementor-section top"><span>Lu–ve 7h45–18h00</span> <a href="tel:0244263170">024 426 31 70</a></section><a href="/" class="custom-logo-link"><img src="/wp-content/uploads/logo-peupliers.svg" alt="Cabinet dentaire des Peupliers"></a><nav class="elementor-nav-menu"><ul><li><a href="/">Accueil</a></li><li><a href="/equipe/">Le cabinet et l’équipe</a></li><li><a href="/prestations/">Prestations</a></li><li><a href="/urgences/">Urgences</a></li><li><a href="/contact/">Contact</a></li></ul></nav></header>
<main id="content">${main}</main>
<footer class="elementor-location-footer"><div class="elementor-col-33"><p>Cabinet dentaire des Peupliers Sàrl<br>Chemin de la Sauge 14<br>1400 Yverdon-les-Bains</p></div><div class="elementor-col-33"><p>T 024 426 31 70<br><a href="mailto:reception@dentistes-peupliers.example">reception@dentistes-peupliers.example</a></p></div><div class="elementor-col-33"><a class="elementor-social-icon" href="https://www.instagram.com/dentistes.peupliers/"><span class="elementor-screen-only">Instagram</span></a><a class="elementor-social-icon" href="https://www.linkedin.com/company/cabinet-dentaire-des-peupliers"><span class="elementor-screen-only">Linkedin</span></a></div><p class="copy">© 2025 · <a href="/mentions-legales/">Mentions légales et protection des données</a></p></footer></body></html>`;

const peupliersMember = (name: string, role: string, text = ''): string =>
  `<div class="elementor-widget elementor-widget-image-box"><figure><img src="/wp-content/uploads/portrait.jpg" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">${name}</h3><p class="elementor-image-box-description">${role}</p>${text === '' ? '' : `<p>${text}</p>`}</div></div>`;

/** A dental practice of French-speaking Switzerland with a second place. */
const peupliers: FictionalSite = {
  host: 'dentistes-peupliers.example',
  pages: {
    '/': peupliersPage(
      'Dentistes à Yverdon-les-Bains et Sainte-Croix',
      `<section><h1>Prendre soin de votre sourire, sans vous presser</h1><p>Une équipe de trois médecins-dentistes et d’une hygiéniste vous reçoit à deux pas de la gare d’Yverdon et, deux jours par semaine, au Balcon du Jura.</p><a class="elementor-button" href="/contact/">Prendre rendez-vous</a></section>
<section class="tarifs"><h2>Valeur du point</h2><p>Nous appliquons le tarif dentaire suisse DENTOTAR® avec une valeur du point de CHF 1.00.</p></section>
<section class="testimonial"><div class="elementor-testimonial-content">« Ma fille de six ans demande quand on y retourne. C’est tout dire. »</div><div class="elementor-testimonial-name">Sandrine M.</div><div class="elementor-testimonial-job">patiente depuis 2017</div></section>
<section><h2>Actualité</h2><p>Le cabinet est fermé du 22 décembre au 4 janvier. Le jeudi 20 novembre, conférence publique « Bouche et diabète » à l’Aula Magna, avec la Prof. Irène Dufaux, diabétologue au CHUV.</p></section>`,
      `<meta name="description" content="Cabinet dentaire à Yverdon-les-Bains et Sainte-Croix : soins, prophylaxie, orthodontie et implants pour toute la famille."><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Dentist","@id":"https://dentistes-peupliers.example/#organization","name":"Cabinet dentaire des Peupliers","url":"https://dentistes-peupliers.example/","telephone":"+41 24 426 31 70","priceRange":"CHF","address":{"@type":"PostalAddress","streetAddress":"Chemin de la Sauge 14","postalCode":"1400","addressLocality":"Yverdon-les-Bains","addressCountry":"CH"},"openingHours":"Mo-Fr 07:45-18:00","sameAs":["https://www.instagram.com/dentistes.peupliers/"]},{"@type":"WebSite","url":"https://dentistes-peupliers.example/","name":"Cabinet dentaire des Peupliers","inLanguage":"fr-CH"}]}</script>`,
    ),
    '/equipe/': peupliersPage(
      'Le cabinet et l’équipe',
      `<h1>L’équipe</h1><p>Ouvert en 2009 dans l’ancienne fabrique de cartonnage, le cabinet compte aujourd’hui six fauteuils.</p><h2>Médecins-dentistes</h2>${peupliersMember('Dre Claire Favrod', 'Médecin-dentiste, fondatrice du cabinet', 'Diplôme fédéral, Université de Genève, 2001. Membre de la SSO.')}${peupliersMember('Dr Amir Haddadi', 'Orthodontiste', 'Universités de Lyon et de Berne. Parle français, allemand et persan.')}${peupliersMember('Dre Sónia Teixeira', 'Médecin-dentiste', 'Reçoit aussi à Sainte-Croix, mardi et jeudi.')}<h2>Prophylaxie, assistance, réception</h2>${peupliersMember('Mélanie Rochat', 'Hygiéniste dentaire diplômée ES')}${peupliersMember('Aurélie Pittet', 'Assistante dentaire')}${peupliersMember('Blerta Krasniqi', 'Assistante dentaire')}${peupliersMember('Christiane Bovay', 'Réception et comptabilité')}`,
    ),
    '/prestations/': peupliersPage(
      'Prestations',
      `<h1>Prestations</h1><div class="elementor-accordion"><h3>Contrôle et détartrage</h3><p>45 minutes, CHF 140.– à 190.– selon le temps passé.</p><h3>Orthodontie</h3><p>Appareils fixes et gouttières. Un devis est remis avant chaque traitement ; l’AI peut participer avant 20 ans.</p><h3>Implants</h3><p>Les prothèses sont réalisées par le laboratoire Céramident à Orbe.</p><h3>Médecine dentaire scolaire</h3><p>Nous assurons les dépistages pour le compte de la commune.</p></div><h2>Facturation</h2><p>Les notes d’honoraires sont établies par la Caisse Médifact SA, case postale 612, 1001 Lausanne, tél. 021 318 74 00. Pour une question sur un devis : <a href="mailto:comptabilite@dentistes-peupliers.example">comptabilite@dentistes-peupliers.example</a>.</p><p>IBAN CH56 0076 7000 U512 8841 7</p>`,
    ),
    '/urgences/': peupliersPage(
      'Urgences',
      `<h1>Une urgence dentaire ?</h1><p>Pendant les heures d’ouverture, appelez la réception : nous gardons chaque jour deux plages libres.</p><p>Nos patients opérés dans les dernières 48 heures peuvent appeler le portable du cabinet : <a href="tel:+41795142836">079 514 28 36</a>.</p><p>Le soir et le week-end, la garde des médecins-dentistes de la région répond au 0848 500 917. En cas de danger de mort : 144.</p><ul><li>Dent cassée : conservez le fragment dans du lait.</li><li>Rage de dents : pas d’aspirine.</li></ul>`,
    ),
    '/contact/': peupliersPage(
      'Contact',
      `<h1>Contact et accès</h1><div class="elementor-col-50"><h2>Yverdon-les-Bains</h2><p>Chemin de la Sauge 14, 2<sup>e</sup> étage<br>1400 Yverdon-les-Bains</p><p>Tél. 024 426 31 70<br>Fax 024 426 31 79</p><p>Lundi à vendredi 7h45–12h00, 13h00–18h00</p><p>Parking de la Plaine, 1re heure gratuite. Bus 602, arrêt Sauge.</p></div><div class="elementor-col-50"><h2>Sainte-Croix</h2><p>Rue Centrale 5<br>1450 Sainte-Croix</p><p>Tél. 024 454 12 60</p><p>Mardi et jeudi 8h30–17h00</p></div><form class="elementor-form"><input name="nom" placeholder="Nom et prénom"><input name="naissance" placeholder="JJ.MM.AAAA"><input type="email" name="mail" placeholder="vous@exemple.ch"><textarea name="message"></textarea><button>Envoyer</button></form>`,
    ),
    '/mentions-legales/': peupliersPage(
      'Mentions légales',
      `<h1>Mentions légales</h1><p>Éditeur : Cabinet dentaire des Peupliers Sàrl, Chemin de la Sauge 14, 1400 Yverdon-les-Bains<br>IDE : CHE-341.207.915 TVA non assujetti<br>Registre du commerce du canton de Vaud</p><p>Conception du site : Atelier Bise, rue de l’Ale 30, 1003 Lausanne, atelierbise.example<br>Photographies : Yann Corboz</p><h2>Protection des données</h2><p>Responsable du traitement : la société précitée. Vos questions et demandes d’accès : <a href="mailto:donnees@dentistes-peupliers.example">donnees@dentistes-peupliers.example</a>. Le dossier est conservé vingt ans. Le site est hébergé par Lacustre Hosting SA, Genève.</p><p>Autorité de surveillance : Préposé fédéral à la protection des données et à la transparence (PFPDT), Feldeggweg 1, 3003 Berne, tél. 058 462 43 95.</p>`,
    ),
  },
  truth: {
    names: ['Cabinet dentaire des Peupliers', 'Cabinet dentaire des Peupliers Sàrl'],
    descriptions: [
      'Cabinet dentaire à Yverdon-les-Bains et Sainte-Croix : soins, prophylaxie, orthodontie et implants pour toute la famille.',
    ],
    people: [
      ['Claire Favrod', 'Médecin-dentiste, fondatrice du cabinet'],
      ['Amir Haddadi', 'Orthodontiste'],
      ['Sónia Teixeira', 'Médecin-dentiste'],
      ['Mélanie Rochat', 'Hygiéniste dentaire diplômée ES'],
      ['Aurélie Pittet', 'Assistante dentaire'],
      ['Blerta Krasniqi', 'Assistante dentaire'],
      ['Christiane Bovay', 'Réception et comptabilité'],
    ],
    emails: [
      ['reception@dentistes-peupliers.example', 'role'],
      ['comptabilite@dentistes-peupliers.example', 'role'],
      ['donnees@dentistes-peupliers.example', 'role'],
    ],
    phones: ['+41244263170', '+41244263179', '+41795142836', '+41244541260'],
    addresses: [
      ['Chemin de la Sauge 14', '1400', 'Yverdon-les-Bains'],
      ['Rue Centrale 5', '1450', 'Sainte-Croix'],
    ],
    profiles: [
      'https://www.instagram.com/dentistes.peupliers',
      'https://www.linkedin.com/company/cabinet-dentaire-des-peupliers',
    ],
  },
};

const takkulaPage = (title: string, main: string, description = ''): string => `<!DOCTYPE html>
<html lang="fi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${description === '' ? '' : `<meta name="description" content="${description}">`}<link rel="stylesheet" href="/css/main.min.9c1f.css"><meta name="generator" content="Hugo 0.128.2"></head>
<body><header><a class="logo" href="/">Takkula</a><nav aria-label="Päävalikko"><a href="/mallisto/">Mallisto</a><a href="/verstas/">Verstas</a><a href="/jalleenmyyjat/">Jälleenmyyjät</a><a href="/yhteystiedot/">Yhteystiedot</a></nav></header>
${main}
<footer><p>Takkulan Puu Oy · Verstaskuja 6, 61300 Kurikka · puh. (06) 454 2217 · <a href="/tietosuoja/">Tietosuojaseloste</a></p><p><a rel="me" href="https://www.instagram.com/takkulapuu">Instagram</a> / <a rel="me" href="https://www.pinterest.com/takkulapuu/">Pinterest</a></p></footer></body></html>`;

/** A Finnish maker of furniture: a workshop, a showroom, designers of other houses, shops that sell it. */
const takkula: FictionalSite = {
  host: 'takkulapuu.example',
  pages: {
    '/': takkulaPage(
      'Takkula – massiivipuisia huonekaluja Kurikasta',
      `<main class="front"><h1>Pöytä, jonka ääreen jäädään.</h1><p>Teemme koivusta ja saarnesta huonekaluja, jotka voi korjata. Joka pöydän alta löytyy tekijän puumerkki ja päivämäärä.</p><article><h2>Uutta: Kaarna-tuoli</h2><p>Muotoilija Milla Oravaisen (Studio Orava) piirtämä pinottava tuoli palkittiin Habitaressa syyskuussa. Alk. 489 €.</p></article><blockquote><p>”Tilasimme kirkkoherranvirastoon 40 tuolia. Yksikään ei natise.”</p><cite>Hannele Koski, talouspäällikkö, Ilmajoen seurakunta</cite></blockquote></main>`,
      'Takkula valmistaa massiivipuisia pöytiä, tuoleja ja kaappeja Kurikassa jo kolmannessa polvessa.',
    ),
    '/mallisto/': takkulaPage(
      'Mallisto | Takkula',
      `<main><h1>Mallisto</h1><table><thead><tr><th>Malli</th><th>Mitat</th><th>Suunnittelija</th><th>Hinta</th></tr></thead><tbody><tr><td>Pitkospuu, ruokapöytä</td><td>2200 × 900 × 730 mm</td><td>Takkula</td><td>2 350 €</td></tr><tr><td>Kaarna, tuoli</td><td>510 × 480 × 790 mm</td><td>Milla Oravainen</td><td>489 €</td></tr><tr><td>Aitta, vitriini</td><td>980 × 420 × 1850 mm</td><td>Henrik Wallgren</td><td>3 120 €</td></tr><tr><td>Rukki, jakkara</td><td>Ø 340 × 450 mm</td><td>Takkula</td><td>198 €</td></tr></tbody></table><p>Hinnat sis. alv 25,5 %. Toimitusaika 6–9 viikkoa. Kysy mittatilaustyöstä: myynti (at) takkulapuu.example.</p></main>`,
    ),
    '/verstas/': takkulaPage(
      'Verstas | Takkula',
      `<main><h1>Verstas</h1><p>Eino Takkula perusti puusepänverstaan sodasta palattuaan vuonna 1951. Toiminnan siirsi nykyiseen halliin hänen poikansa Pentti. Nyt vuorossa on kolmas polvi, ja työntekijöitä on neljätoista.</p><p>Puu tulee sahalta 40 kilometrin säteeltä, ja purulla lämpiää koko kortteli.</p><figure><img src="/img/verstas-04.jpg" alt="Höylä"><figcaption>Kuva: Studio Katajisto</figcaption></figure><h2>Tervetuloa käymään</h2><p>Esittelemme verstasta ryhmille sopimuksen mukaan. Varaa aika verstasmestari Antti Luhtaselta, 040 583 1192.</p></main>`,
    ),
    '/jalleenmyyjat/': takkulaPage(
      'Jälleenmyyjät | Takkula',
      `<main><h1>Jälleenmyyjät</h1><dl><dt>Sisustusliike Kuusama</dt><dd>Hovioikeudenpuistikko 9, 65100 Vaasa, p. 06 317 8840</dd><dt>Huonekaluhalli Virtanen &amp; Pojat</dt><dd>Satakunnankatu 31, 33210 Tampere, p. 03 222 6190, myynti@hhvirtanen.example</dd><dt>Möbelgalleri Norrsken</dt><dd>Storgatan 44, 903 26 Umeå, +46 90 12 88 40</dd></dl><p>Haluatko jälleenmyyjäksi? Ota yhteyttä myyntipäällikköömme Ville Mäki-Kalaan.</p></main>`,
    ),
    '/yhteystiedot/': takkulaPage(
      'Yhteystiedot | Takkula',
      `<main><h1>Yhteystiedot</h1><section><h2>Tehdas ja toimisto</h2><p>Takkulan Puu Oy<br>Verstaskuja 6<br>61300 Kurikka</p><p>Postiosoite: PL 12, 61301 Kurikka</p><p>Puh. (06) 454 2217 (ma–pe 7–15.30)<br>info (at) takkulapuu.example</p><p>Y-tunnus 0928417-3</p></section><section><h2>Näyttelytila</h2><p>Vaasankatu 19<br>00500 Helsinki<br>ti–pe 11–18, la 11–15<br>050 436 6120<br>helsinki (at) takkulapuu.example</p></section><section class="staff"><h2>Henkilöt</h2><dl><dt>Jaakko Takkula</dt><dd>toimitusjohtaja<br>040 583 1174<br>jaakko.takkula (at) takkulapuu.example</dd><dt>Ville Mäki-Kala</dt><dd>myyntipäällikkö<br>044 271 9058<br>ville.maki-kala (at) takkulapuu.example</dd><dt>Riitta Takkula</dt><dd>talous ja laskutus<br>riitta.takkula (at) takkulapuu.example</dd><dt>Antti Luhtanen</dt><dd>verstasmestari<br>040 583 1192</dd><dt>Nguyễn Thị Yến</dt><dd>verhoilija</dd><dt>Saara Penttinen</dt><dd>näyttelytilan hoitaja<br>saara.penttinen (at) takkulapuu.example</dd></dl></section><section><h2>Verkkolaskut</h2><p>OVT-tunnus 003709284173, välittäjä Maventa 003721291126</p><p>Pankki: FI42 5000 1510 0000 23</p></section></main>`,
    ),
    '/tietosuoja/': takkulaPage(
      'Tietosuojaseloste | Takkula',
      `<main><h1>Asiakasrekisterin tietosuojaseloste</h1><h2>1. Rekisterinpitäjä</h2><p>Takkulan Puu Oy, Verstaskuja 6, 61300 Kurikka</p><h2>2. Yhteyshenkilö</h2><p>Riitta Takkula, puh. (06) 454 2217</p><h2>3. Tietojen luovutus</h2><p>Kuljetuksia varten nimi ja osoite annetaan kuljetusliikkeelle (Pohjan Rahti Oy, Seinäjoki). Kävijätilastot: Plausible.</p><h2>4. Oikeutesi</h2><p>Voit tehdä valituksen: Tietosuojavaltuutetun toimisto, Lintulahdenkuja 4, 00530 Helsinki, tietosuoja@om.fi, puh. 029 566 6700.</p></main>`,
    ),
  },
  truth: {
    names: ['Takkula', 'Takkulan Puu Oy', 'Takkulan Puu'],
    descriptions: [
      'Takkula valmistaa massiivipuisia pöytiä, tuoleja ja kaappeja Kurikassa jo kolmannessa polvessa.',
    ],
    people: [
      ['Jaakko Takkula', 'toimitusjohtaja'],
      ['Ville Mäki-Kala', 'myyntipäällikkö'],
      ['Riitta Takkula', 'talous ja laskutus'],
      ['Antti Luhtanen', 'verstasmestari'],
      ['Nguyễn Thị Yến', 'verhoilija'],
      ['Saara Penttinen', 'näyttelytilan hoitaja'],
    ],
    emails: [
      ['myynti@takkulapuu.example', 'role'],
      ['info@takkulapuu.example', 'role'],
      ['helsinki@takkulapuu.example', 'role'],
      ['jaakko.takkula@takkulapuu.example', 'personal'],
      ['ville.maki-kala@takkulapuu.example', 'personal'],
      ['riitta.takkula@takkulapuu.example', 'personal'],
      ['saara.penttinen@takkulapuu.example', 'personal'],
    ],
    phones: ['+35864542217', '+358405831174', '+358405831192', '+358442719058', '+358504366120'],
    addresses: [
      ['Verstaskuja 6', '61300', 'Kurikka'],
      ['PL 12', '61301', 'Kurikka'],
      ['Vaasankatu 19', '00500', 'Helsinki'],
    ],
    profiles: ['https://www.instagram.com/takkulapuu', 'https://www.pinterest.com/takkulapuu'],
  },
};

const varghaPage = (title: string, main: string): string => `<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="hu-hu" lang="hu-hu" dir="ltr"><head><base href="https://varghajulia.example/" /><meta http-equiv="content-type" content="text/html; charset=utf-8" /><meta name="author" content="Super User" /><meta name="generator" content="Joomla! - Open Source Content Management" /><title>${title}</title></head>
<body><div id="wrapper"><div id="header"><h2 class="sitename"><a href="/">Vargha Júlia Gimnázium és Kollégium</a></h2><div class="om">OM azonosító: 028417</div></div>
<div id="left"><div class="moduletable"><h3>Főmenü</h3><ul class="nav menu mod-list"><li><a href="/">Kezdőlap</a></li><li><a href="/iskolank.html">Iskolánk</a></li><li><a href="/munkatarsak.html">Munkatársak</a></li><li><a href="/kollegium.html">Kollégium</a></li><li><a href="/felveteli.html">Felvételi</a></li><li><a href="/kapcsolat.html">Kapcsolat</a></li><li><a href="/adatkezeles.html">Adatkezelés</a></li></ul></div><div class="moduletable"><h3>Hasznos</h3><ul><li><a href="https://kreta.example/login">e-Kréta napló</a></li><li><a href="https://www.facebook.com/varghagimi">Facebook-oldalunk</a></li></ul></div></div>
<div id="content">${main}</div>
<div id="footer"><p>5600 Békéscsaba, Kazinczy utca 31. | Telefon: (66) 527-314 | E-mail: titkarsag@varghajulia.example</p><p>Webmester: Pixelmalac Bt. &copy; 2012–2025</p></div></div></body></html>`;

/** A Hungarian secondary school with a boarding house. */
const vargha: FictionalSite = {
  host: 'varghajulia.example',
  pages: {
    '/': varghaPage(
      'Kezdőlap - Vargha Júlia Gimnázium és Kollégium',
      `<div class="blog-featured"><div class="item"><h2><a href="/felveteli.html">Nyílt napok a Vargha Gimnáziumban</a></h2><dl class="article-info"><dd class="published">Közzétéve: 2025. október 13.</dd><dd class="hits">Találatok: 1 842</dd></dl><p>November 12-én és 19-én várjuk a nyolcadikosokat és szüleiket. Regisztráció október 31-ig.</p></div><div class="item"><h2>Tudós vendégünk volt</h2><dl class="article-info"><dd class="published">Közzétéve: 2025. szeptember 29.</dd></dl><p>A Kutatók Éjszakáján dr. Halmágyi Péter csillagász (SZTE) beszélt a fekete lyukakról, közreműködött a Csabai Rézfúvósok kvintettje.</p></div><div class="item"><h2>OKTV-siker</h2><p>Medgyesi Luca 12. B osztályos tanulónk nyolcadik lett földrajzból. Felkészítője: Maczák János. Gratulálunk!</p></div></div>`,
    ),
    '/iskolank.html': varghaPage(
      'Iskolánk',
      `<div class="item-page"><h1>Iskolánk</h1><p>Iskolánk 1921-ben nyílt meg Békés vármegye első leánygimnáziumaként. Névadónk, Vargha Júlia (1872–1944) tanítónő és botanikus, aki az Alföld sziki növényeit gyűjtötte.</p><p>Az intézmény igazgatója 1989 és 2007 között néhai Zsilinszky Pál volt; emlékét a könyvtár őrzi.</p><h3>Tagozataink</h3><ul><li>természettudományos</li><li>angol–német nyelvi</li><li>szlovák nyelvi</li></ul><h3>Fenntartó</h3><p>Körösmenti Tankerületi Központ<br />5600 Békéscsaba, Luther utca 9.<br />Telefon: (66) 795-240<br />Tankerületi igazgató: Juhászné Oláh Erika</p><h3>Partnereink</h3><p>Szegedi Tudományegyetem; Gymnázium Ľudovíta Haana, Nagylak; Körös-vidéki Természetvédelmi Egyesület</p></div>`,
    ),
    '/munkatarsak.html': varghaPage(
      'Munkatársak',
      `<div class="item-page"><h1>Munkatársak</h1><h3>Vezetőség</h3><table border="1" cellpadding="4"><tbody><tr><td><strong>Név</strong></td><td><strong>Beosztás</strong></td><td><strong>E-mail</strong></td></tr><tr><td>Dr. Szántó Gergely</td><td>igazgató</td><td>igazgato@varghajulia.example</td></tr><tr><td>Kerekesné Bíró Ágnes</td><td>igazgatóhelyettes</td><td>biro.agnes@varghajulia.example</td></tr><tr><td>Fodor Tamás</td><td>igazgatóhelyettes</td><td>fodor.tamas@varghajulia.example</td></tr><tr><td>Uhrin Mária</td><td>kollégiumvezető</td><td>uhrin.maria@varghajulia.example</td></tr></tbody></table><h3>Tanárok</h3><table border="1" cellpadding="4"><tbody><tr><td><strong>Név</strong></td><td><strong>Beosztás</strong></td><td><strong>Fogadóóra</strong></td></tr><tr><td>Araczki Zsófia</td><td>magyar–történelem szakos tanár</td><td>hétfő 4. óra</td></tr><tr><td>Maczák János</td><td>földrajz–biológia szakos tanár</td><td>kedd 2. óra</td></tr><tr><td>Such-Nagy Eszter</td><td>matematika–fizika szakos tanár</td><td>szerda 5. óra</td></tr><tr><td>Andrew Hollis</td><td>angol nyelvi lektor</td><td>csütörtök 3. óra</td></tr><tr><td>Zelenyánszki Katarína</td><td>szlovák szakos tanár</td><td>péntek 1. óra</td></tr></tbody></table><h3>Iroda</h3><table border="1" cellpadding="4"><tbody><tr><td>Lipták Edit</td><td>iskolatitkár</td></tr><tr><td>Bohus Attila</td><td>rendszergazda</td></tr></tbody></table></div>`,
    ),
    '/kollegium.html': varghaPage(
      'Kollégium',
      `<div class="item-page"><h1>Kollégium</h1><p>Kollégiumunk 96 férőhelyes, két-három ágyas szobákkal, tíz perc sétára az iskolától.</p><p><strong>Cím:</strong> 5600 Békéscsaba, Gyulai út 18.<br /><strong>Porta (éjjel-nappal):</strong> (66) 527-322<br /><strong>Ügyeletes nevelő:</strong> 06 30 418 7263<br /><strong>E-mail:</strong> kollegium@varghajulia.example</p><p>Vezetője: Uhrin Mária</p><p>Étkezési díj: 1 245 Ft/nap. Az étkezést a Csaba Menza Kft. biztosítja, lemondás: 06 66 441 208.</p></div>`,
    ),
    '/felveteli.html': varghaPage(
      'Felvételi tájékoztató',
      `<div class="item-page"><h1>Felvételi tájékoztató a 2026/2027. tanévre</h1><table class="category"><tbody><tr><th>Kód</th><th>Tagozat</th><th>Létszám</th></tr><tr><td>0011</td><td>természettudományos</td><td>32</td></tr><tr><td>0012</td><td>angol–német</td><td>32</td></tr><tr><td>0013</td><td>szlovák</td><td>16</td></tr></tbody></table><p>Központi írásbeli: 2026. január 24., 10 óra. Szóbeli: 2026. február 26–március 6. Jelentkezési határidő: február 18.</p><p>Felvételi ügyekben Fodor Tamás igazgatóhelyettes ad tájékoztatást a (66) 527-316-os számon vagy a felveteli@varghajulia.example címen.</p><p>Jogorvoslat: Oktatási Hivatal, 1055 Budapest, Szalay utca 10–14.</p></div>`,
    ),
    '/kapcsolat.html': varghaPage(
      'Kapcsolat',
      `<div class="contact"><h1>Kapcsolat</h1><h3>Vargha Júlia Gimnázium és Kollégium</h3><dl class="contact-address dl-horizontal"><dt><span class="icon-address">Cím:</span></dt><dd><span class="contact-street">Kazinczy utca 31.</span><br /><span class="contact-suburb">Békéscsaba</span><br /><span class="contact-postcode">5600</span></dd><dt>Postacím:</dt><dd>5601 Békéscsaba, Pf. 74</dd><dt>Titkárság:</dt><dd><span class="contact-telephone">(66) 527-314</span></dd><dt>Fax:</dt><dd><span class="contact-fax">(66) 527-315</span></dd><dt>E-mail:</dt><dd><a href="mailto:titkarsag@varghajulia.example">titkarsag@varghajulia.example</a></dd><dt>Adószám:</dt><dd>15835286-2-04</dd></dl><p>Ügyfélfogadás: hétfőtől csütörtökig 8.00–15.30, pénteken 8.00–13.00. Tanulói ügyekben keressék Lipták Edit iskolatitkárt.</p></div>`,
    ),
    '/adatkezeles.html': varghaPage(
      'Adatkezelési tájékoztató',
      `<div class="item-page"><h1>Adatkezelési tájékoztató</h1><p>Adatkezelő: Vargha Júlia Gimnázium és Kollégium (5600 Békéscsaba, Kazinczy utca 31.).</p><p>Adatvédelmi kérdések: adatvedelem@varghajulia.example</p><p>Tárhelyszolgáltató: Rackdoboz Kft., 1132 Budapest, Victor Hugo utca 18., +36 1 700 4140.</p><p>Panasszal a Nemzeti Adatvédelmi és Információszabadság Hatósághoz fordulhat: 1055 Budapest, Falk Miksa utca 9–11., ugyfelszolgalat@naih.hu, +36 (1) 391-1400.</p></div>`,
    ),
  },
  truth: {
    names: ['Vargha Júlia Gimnázium és Kollégium', 'Vargha Júlia Gimnázium', 'Vargha Gimnázium'],
    people: [
      ['Szántó Gergely', 'igazgató'],
      ['Kerekesné Bíró Ágnes', 'igazgatóhelyettes'],
      ['Fodor Tamás', 'igazgatóhelyettes'],
      ['Uhrin Mária', 'kollégiumvezető'],
      ['Araczki Zsófia', 'magyar–történelem szakos tanár'],
      ['Maczák János', 'földrajz–biológia szakos tanár'],
      ['Such-Nagy Eszter', 'matematika–fizika szakos tanár'],
      ['Andrew Hollis', 'angol nyelvi lektor'],
      ['Zelenyánszki Katarína', 'szlovák szakos tanár'],
      ['Lipták Edit', 'iskolatitkár'],
      ['Bohus Attila', 'rendszergazda'],
    ],
    emails: [
      ['titkarsag@varghajulia.example', 'role'],
      ['igazgato@varghajulia.example', 'role'],
      ['biro.agnes@varghajulia.example', 'personal'],
      ['fodor.tamas@varghajulia.example', 'personal'],
      ['uhrin.maria@varghajulia.example', 'personal'],
      ['kollegium@varghajulia.example', 'role'],
      ['felveteli@varghajulia.example', 'role'],
      ['adatvedelem@varghajulia.example', 'role'],
    ],
    phones: ['+3666527314', '+3666527315', '+3666527316', '+3666527322', '+36304187263'],
    addresses: [
      ['Kazinczy utca 31.', '5600', 'Békéscsaba'],
      ['Pf. 74', '5601', 'Békéscsaba'],
      ['Gyulai út 18.', '5600', 'Békéscsaba'],
    ],
    profiles: ['https://www.facebook.com/varghagimi'],
  },
};

const carecoPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="es-MX"><head><meta charset="utf-8"><title>${title}</title>${head}<link href="https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/css/bootstrap.min.css" rel="stylesheet"><link rel="stylesheet" href="/assets/css/style.css"></head>
<body><div id="topbar" class="d-flex align-items-center"><div class="container d-flex justify-content-between"><div class="contact-info"><i class="bi bi-envelope"></i> <a href="mailto:atencion@careco-tehuacan.example">atencion@careco-tehuacan.example</a> <i class="bi bi-phone"></i> (238) 382 4417</div><div class="social-links"><a href="https://www.facebook.com/CARECOTehuacan" class="facebook"><i class="bi bi-facebook"></i></a><a href="https://x.com/careco_teh" class="twitter"><i class="bi bi-twitter-x"></i></a><a href="https://www.youtube.com/@carecotehuacan"><i class="bi bi-youtube"></i></a></div></div></div>
<header id="header"><nav class="navbar"><a class="navbar-brand" href="/">CARECO Tehuacán</a><ul><li><a class="nav-link" href="consejo.php">Consejo Directivo</a></li><li><a class="nav-link" href="servicios.php">Servicios</a></li><li><a class="nav-link" href="afiliados.php">Directorio de afiliados</a></li><li><a class="nav-link" href="eventos.php">Eventos</a></li><li><a class="nav-link" href="contacto.php">Contacto</a></li></ul></nav></header>
${main}
<footer id="footer"><div class="container"><div class="row"><div class="col-lg-4"><h3>CARECO Tehuacán</h3><p>Calle 5 Norte 318, Col. Centro<br>C.P. 75700, Tehuacán, Puebla</p></div><div class="col-lg-4"><h4>Horario</h4><p>Lunes a viernes de 9:00 a 17:00 h</p></div></div><div class="copyright">&copy; Cámara Regional de Comercio de Tehuacán 2025. <a href="aviso-de-privacidad.php">Aviso de privacidad</a></div><div class="credits">Diseñado por <a href="https://bootstrapmade.com/">BootstrapMade</a></div></div></footer>
<a href="https://wa.me/522381216650" class="whatsapp-float"><i class="bi bi-whatsapp"></i></a></body></html>`;

const carecoMember = (name: string, role: string): string =>
  `<div class="col-lg-3 col-md-6"><div class="member"><img src="assets/img/consejo/foto.jpg" class="img-fluid" alt=""><div class="member-info"><h4>${name}</h4><span>${role}</span></div></div></div>`;
const carecoFirm = (name: string, trade: string, where: string): string =>
  `<div class="card"><div class="card-body"><h5 class="card-title">${name}</h5><h6 class="card-subtitle">${trade}</h6><p class="card-text">${where}</p></div></div>`;

/** A Mexican chamber of commerce: a council, a directory of members, sponsors, a second office. */
const careco: FictionalSite = {
  host: 'careco-tehuacan.example',
  pages: {
    '/': carecoPage(
      'Inicio | CARECO Tehuacán',
      `<section id="hero"><h1>Unidos, el comercio crece</h1><h2>Desde 1943 representamos a los comerciantes de Tehuacán y la Sierra Negra.</h2><a href="servicios.php" class="btn-get-started">Afíliate</a></section><section id="counts"><div class="row"><div><span class="purecounter">1,240</span><p>Afiliados</p></div><div><span class="purecounter">82</span><p>Años</p></div></div></section><section class="testimonials"><div class="testimonial-item"><p>“Con la asesoría fiscal nos ahorramos tres multas.”</p><h3>Rogelio Cid Fuentes</h3><h4>Ferretería El Cincel</h4></div></section><section class="clients"><h3>Aliados</h3><img src="assets/img/clients/1.png" alt="Banco del Altiplano"><img src="assets/img/clients/2.png" alt="Universidad de la Mixteca Poblana"><img src="assets/img/clients/3.png" alt="Seguros Valle"></section>`,
      '<meta content="La Cámara Regional de Comercio de Tehuacán representa, capacita y vincula a las empresas de comercio, servicios y turismo de la región." name="description"><meta content="camara, comercio, tehuacan, puebla" name="keywords">',
    ),
    '/consejo.php': carecoPage(
      'Consejo Directivo 2024-2026 | CARECO Tehuacán',
      `<main class="container"><h2>Consejo Directivo 2024-2026</h2><div class="row">${carecoMember('Lic. Marisol Quiroz Bautista', 'Presidenta')}${carecoMember('C.P. Eduardo Tlaxcala Ríos', 'Tesorero')}${carecoMember('Ing. José Luis Barbosa Merino', 'Secretario')}${carecoMember('Yazmín Gil Otero', 'Vicepresidenta de Turismo')}${carecoMember('Abraham Nassar Kuri', 'Vicepresidente de Comercio')}</div><h2>Equipo operativo</h2><div class="row">${carecoMember('Mtra. Patricia Salcedo Luna', 'Directora General')}${carecoMember('Iván Coyotl Pérez', 'Coordinador de Afiliación')}${carecoMember('Nayeli Herrera Ponce', 'Jefa de SIEM y trámites')}</div></main>`,
    ),
    '/servicios.php': carecoPage(
      'Servicios | CARECO Tehuacán',
      `<main class="container"><h2>Servicios</h2><div class="icon-box"><h4>Registro SIEM</h4><p>De $150 a $670 según el número de empleados. Informes: Nayeli Herrera Ponce, siem@careco-tehuacan.example, 238 383 0926.</p></div><div class="icon-box"><h4>Capacitación</h4><p>Cursos de ventas, NOM-035 y facturación 4.0.</p></div><div class="icon-box"><h4>Asesoría jurídica y fiscal</h4><p>Martes y jueves, previa cita. La brinda el despacho Montiel y Asociados.</p></div><div class="icon-box"><h4>Afiliación</h4><p>Cuota anual desde $1,850 + IVA. Depósitos: Banco del Altiplano, cuenta 0147258369, CLABE 072670001472583691. Envíe su comprobante a Iván Coyotl Pérez: ivan.coyotl@careco-tehuacan.example</p></div></main>`,
    ),
    '/afiliados.php': carecoPage(
      'Directorio de afiliados | CARECO Tehuacán',
      `<main class="container"><h2>Directorio de afiliados</h2><p>Mostrando 4 de 1,240</p>${carecoFirm('Ferretería El Cincel', 'Ferreterías', '2 Poniente 109, Centro, Tehuacán. Tel. 238 371 5502')}${carecoFirm('Hotel Manantiales de San Lorenzo', 'Hospedaje', 'Av. Juárez 840, San Lorenzo Teotipilco. reservas@hotelmanantiales.example')}${carecoFirm('Mole Doña Eustolia', 'Alimentos', '3 Oriente 226, Tehuacán. 238 392 1147 <a href="https://www.facebook.com/moledonaeustolia">Facebook</a>')}${carecoFirm('Uniformes La Puntada', 'Textil', 'Reforma Sur 1515, Tehuacán. Gerente: Beatriz Olaya. 238 384 7719')}</main>`,
    ),
    '/eventos.php': carecoPage(
      'Eventos | CARECO Tehuacán',
      `<main class="container"><h2>Próximos eventos</h2><article class="entry"><h3>Expo Comercio 2025</h3><p>14 al 16 de noviembre, Centro de Convenciones de Tehuacán. Conferencia inaugural: “Vender sin miedo”, con Gerardo Alatriste, autor de El mostrador feliz. Entrada libre. Venta de stands: expo@careco-tehuacan.example</p></article><article class="entry"><h3>Desayuno empresarial</h3><p>Miércoles 3 de diciembre, 8:30 h. Invitado: Mtro. Raúl Espíndola, delegado de Economía. $280 por persona. Reserve con el equipo de afiliación.</p></article></main>`,
    ),
    '/contacto.php': carecoPage(
      'Contacto | CARECO Tehuacán',
      `<main class="container"><h2>Contacto</h2><div class="info-box"><h3>Oficina Tehuacán</h3><p>Calle 5 Norte 318, Col. Centro, C.P. 75700, Tehuacán, Puebla</p><p>(238) 382 4417<br>238 383 0926<br>WhatsApp: 238 121 6650</p><p>atencion@careco-tehuacan.example</p></div><div class="info-box"><h3>Oficina Ajalpan</h3><p>Calle Hidalgo 22, Col. Centro, C.P. 75910, Ajalpan, Puebla</p><p>236 381 2054</p><p>ajalpan@careco-tehuacan.example</p></div><div class="info-box"><h3>Dirección General</h3><p>Mtra. Patricia Salcedo Luna<br>psalcedo@careco-tehuacan.example</p></div></main>`,
    ),
    '/aviso-de-privacidad.php': carecoPage(
      'Aviso de privacidad | CARECO Tehuacán',
      `<main class="container"><h2>Aviso de privacidad</h2><p>Cámara Regional de Comercio de Tehuacán, con domicilio en Calle 5 Norte 318, Col. Centro, C.P. 75700, Tehuacán, Puebla, RFC CRC430815H27, es responsable del tratamiento de sus datos personales.</p><p>Para ejercer sus derechos ARCO escriba a privacidad@careco-tehuacan.example. La respuesta se dará en un máximo de 20 días.</p><p>Si considera vulnerado su derecho puede acudir a la Secretaría Anticorrupción y Buen Gobierno, Insurgentes Sur 1735, Guadalupe Inn, 01020 Ciudad de México, tel. 55 2000 3000.</p><p>Última actualización: 2 de mayo de 2025</p></main>`,
    ),
  },
  truth: {
    names: ['Cámara Regional de Comercio de Tehuacán', 'CARECO Tehuacán'],
    descriptions: [
      'La Cámara Regional de Comercio de Tehuacán representa, capacita y vincula a las empresas de comercio, servicios y turismo de la región.',
    ],
    people: [
      ['Marisol Quiroz Bautista', 'Presidenta'],
      ['Eduardo Tlaxcala Ríos', 'Tesorero'],
      ['José Luis Barbosa Merino', 'Secretario'],
      ['Yazmín Gil Otero', 'Vicepresidenta de Turismo'],
      ['Abraham Nassar Kuri', 'Vicepresidente de Comercio'],
      ['Patricia Salcedo Luna', 'Directora General'],
      ['Iván Coyotl Pérez', 'Coordinador de Afiliación'],
      ['Nayeli Herrera Ponce', 'Jefa de SIEM y trámites'],
    ],
    emails: [
      ['atencion@careco-tehuacan.example', 'role'],
      ['siem@careco-tehuacan.example', 'role'],
      ['ivan.coyotl@careco-tehuacan.example', 'personal'],
      ['expo@careco-tehuacan.example', 'role'],
      ['ajalpan@careco-tehuacan.example', 'role'],
      ['psalcedo@careco-tehuacan.example', 'personal'],
      ['privacidad@careco-tehuacan.example', 'role'],
    ],
    phones: ['+522383824417', '+522383830926', '+522381216650', '+522363812054'],
    addresses: [
      ['Calle 5 Norte 318', '75700', 'Tehuacán'],
      ['Calle Hidalgo 22', '75910', 'Ajalpan'],
    ],
    profiles: [
      'https://www.facebook.com/CARECOTehuacan',
      'https://x.com/careco_teh',
      'https://www.youtube.com/@carecotehuacan',
    ],
  },
};

export const ONE_THIRTEENTH: readonly FictionalSite[] = [peupliers, takkula, vargha, careco];
