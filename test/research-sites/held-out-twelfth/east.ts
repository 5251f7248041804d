import type { FictionalSite } from '../fictional-site.js';

const bridlicePage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="cs" data-capo=""><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – Břidlice architekti</title><link rel="stylesheet" href="/_nuxt/entry.D4kq1xXv.css"><link rel="modulepreload" as="script" crossorigin href="/_nuxt/Cb2v0pQe.js"><meta name="description" content="Brněnský ateliér, který od roku 2009 navrhuje školy, domy a drobné stavby pro města i vesnice na Moravě."><meta property="og:image" content="/og/atelier.jpg"></head>
<body><div id="__nuxt"><!--[--><div class="layout" data-v-5b0e7d31><header class="top" data-v-5b0e7d31><a href="/" class="router-link-active logo" aria-label="Břidlice" data-v-5b0e7d31>břidlice</a><nav data-v-5b0e7d31><!--[--><a href="/projekty" data-v-5b0e7d31>projekty</a><a href="/atelier" data-v-5b0e7d31>ateliér</a><a href="/spoluprace" data-v-5b0e7d31>volná místa</a><a href="/kontakt" data-v-5b0e7d31>kontakt</a><!--]--></nav></header><main data-v-5b0e7d31><!--[-->${main}<!--]--></main><footer class="bottom" data-v-5b0e7d31><div data-v-5b0e7d31>Břidlice architekti s.r.o.</div><div data-v-5b0e7d31>Pekařská 412/38, 602 00 Brno</div><div data-v-5b0e7d31><a href="mailto:atelier@bridlice.example" data-v-5b0e7d31>atelier@bridlice.example</a></div><div data-v-5b0e7d31><a href="https://www.instagram.com/bridlice_architekti/" rel="noopener" target="_blank" data-v-5b0e7d31>ig</a> <a href="https://www.linkedin.com/company/bridlice-architekti/" rel="noopener" target="_blank" data-v-5b0e7d31>in</a> <a href="/osobni-udaje" data-v-5b0e7d31>osobní údaje</a></div></footer></div><!--]--></div><div id="teleports"></div><script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">[["ShallowReactive",1],{"data":2,"state":3,"once":4,"_errors":5,"serverRendered":6,"path":7},["ShallowReactive",8],["Reactive",9],["Set"],["ShallowReactive",10],true,"/",{},{},{}]</script><script type="module" src="/_nuxt/Cb2v0pQe.js" crossorigin></script></body></html>`;
const bridlicePerson = (name: string, role: string, more = ''): string =>
  `<figure class="person" data-v-91c2aa04><img src="/_ipx/w_640/lide/${String(name.length)}.jpg" alt="" loading="lazy" data-v-91c2aa04><figcaption data-v-91c2aa04><b data-v-91c2aa04>${name}</b><span data-v-91c2aa04>${role}</span>${more}</figcaption></figure>`;

/** A Czech architects' partnership: Vue rendered on the server, credits of engineers, photographers and clients. */
const bridlice: FictionalSite = {
  host: 'bridlice.example',
  pages: {
    '/': bridlicePage(
      'Ateliér',
      `<section class="hero" data-v-2f61><h1 data-v-2f61>Stavíme málo, ale pomalu.</h1></section><section class="tiles" data-v-2f61><a href="/projekty#rosice" class="tile" data-v-2f61><span>Základní škola Rosice</span><time>2024</time></a><a href="/projekty#lomnice" class="tile" data-v-2f61><span>Kaple nad Lomnicí</span><time>2022</time></a><a href="/projekty#dum-u-trati" class="tile" data-v-2f61><span>Dům u trati</span><time>2021</time></a></section><section class="news" data-v-2f61><h2>Aktuálně</h2><article><time datetime="2025-05-19">19. 5. 2025</time><p>Škola v Rosicích má čestné uznání v soutěži Stavba Jihomoravského kraje. Děkujeme porotě, které předsedal architekt Radim Hollan.</p></article><article><time datetime="2025-03-04">4. 3. 2025</time><p>„Poprvé jsme měli architekta, který přijel i v listopadu.“ – Hana Koutná, starostka městyse Lomnice, v rozhovoru pro časopis Obec a krajina</p></article></section>`,
    ),
    '/projekty': bridlicePage(
      'Projekty',
      `<h1>Projekty</h1><article id="rosice" class="project" data-v-77d0><h2>Základní škola Rosice, přístavba</h2><dl><dt>Autoři</dt><dd>Tomáš Vyhnálek, Tereza Navrátilová</dd><dt>Statika</dt><dd>Ing. Pavel Zrůst, Zrůst statika s.r.o.</dd><dt>Investor</dt><dd>Město Rosice, Palackého nám. 13, 665 01 Rosice</dd><dt>Fotografie</dt><dd>Petra Hošková</dd><dt>Náklady</dt><dd>84 mil. Kč</dd><dt>Projekt / realizace</dt><dd>2020–2022 / 2023–2024</dd></dl></article><article id="lomnice" class="project" data-v-77d0><h2>Kaple nad Lomnicí</h2><dl><dt>Autoři</dt><dd>Klára Bílková, Matěj Rozkydal</dd><dt>Kamenické práce</dt><dd>Kamenictví Sedlák, Tišnov</dd><dt>Zastavěná plocha</dt><dd>38 m²</dd><dt>Parcela</dt><dd>st. 1204/2</dd></dl></article><article id="dum-u-trati" class="project" data-v-77d0><h2>Dům u trati</h2><dl><dt>Autor</dt><dd>Matěj Rozkydal</dd><dt>Investor</dt><dd>soukromý</dd><dt>Obestavěný prostor</dt><dd>612 m³</dd></dl></article>`,
    ),
    '/atelier': bridlicePage(
      'Ateliér',
      `<h1>Ateliér</h1><p>Ateliér jsme založili v roce 2009 jako dva spolužáci z brněnské fakulty, v bývalé pokrývačské dílně, po které máme jméno. Dnes je nás sedm. Učil nás profesor Alois Kratina (1931–2017) a pořád se ho v duchu ptáme.</p><h2>Partneři</h2>${bridlicePerson('Ing. arch. Tomáš Vyhnálek', 'partner, jednatel', '<a href="mailto:vyhnalek@bridlice.example" data-v-91c2aa04>vyhnalek@bridlice.example</a><a href="tel:+420603417228" data-v-91c2aa04>603 417 228</a>')}${bridlicePerson('Ing. arch. Klára Bílková', 'partnerka, jednatelka', '<a href="mailto:bilkova@bridlice.example" data-v-91c2aa04>bilkova@bridlice.example</a><a href="tel:+420728336105" data-v-91c2aa04>728 336 105</a>')}${bridlicePerson('Ing. arch. Matěj Rozkydal', 'partner', '<a href="mailto:rozkydal@bridlice.example" data-v-91c2aa04>rozkydal@bridlice.example</a>')}<h2>Tým</h2>${bridlicePerson('Ing. arch. Tereza Navrátilová', 'architektka')}${bridlicePerson('Ing. Ondřej Malík', 'stavební inženýr')}${bridlicePerson('Linh Nguyenová', 'projektantka')}${bridlicePerson('Jarmila Součková', 'vedení kanceláře')}<h2>Ocenění</h2><ul><li>Grand Prix architektů 2023, finalista (Kaple nad Lomnicí)</li><li>Stavba Jihomoravského kraje 2025, čestné uznání</li></ul>`,
    ),
    '/spoluprace': bridlicePage(
      'Volná místa',
      `<h1>Volná místa</h1><p>Hledáme architektku nebo architekta s pětiletou praxí v prováděcích projektech. ArchiCAD, cit pro detail, řidičák. Nabízíme 55–70 tisíc Kč a pět týdnů volna.</p><p>Portfolio do 10 MB pošlete do 30. listopadu na <a href="mailto:prace@bridlice.example">prace@bridlice.example</a>. Studenty bereme na praxi vždy od února.</p>`,
    ),
    '/kontakt': bridlicePage(
      'Kontakt',
      `<h1>Kontakt</h1><div class="cols" data-v-c0de11><div><h2>Ateliér</h2><p>Pekařská 412/38<br>602 00 Brno<br>druhý dvůr, zvonek Břidlice</p><p><a href="tel:+420541248617">+420 541 248 617</a><br><a href="mailto:atelier@bridlice.example">atelier@bridlice.example</a></p><p>po–čt 9–17, v pátek po domluvě</p></div><div><h2>Fakturační údaje</h2><p>Břidlice architekti s.r.o.<br>IČO 29284511<br>DIČ CZ29284511<br>zapsáno u Krajského soudu v Brně, oddíl C, vložka 71436<br>č. ú. 2900417733/2010<br>datová schránka x7k2mqe</p></div><div><h2>Média</h2><p>Fotografie a texty v tiskové kvalitě rádi pošleme: <a href="mailto:media@bridlice.example">media@bridlice.example</a></p></div></div>`,
    ),
    '/osobni-udaje': bridlicePage(
      'Osobní údaje',
      `<h1>Zpracování osobních údajů</h1><p>Správcem údajů je společnost Břidlice architekti s.r.o., IČO 29284511, se sídlem Pekařská 412/38, 602 00 Brno. Životopisy uchazečů mažeme po roce. Účetnictví pro nás vede firma Daně Brabcová s.r.o., Lidická 71, 602 00 Brno.</p><p>Stížnost můžete podat u Úřadu pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7, tel. 234 665 111, posta@uoou.gov.cz.</p>`,
    ),
  },
  truth: {
    names: ['Břidlice architekti', 'Břidlice architekti s.r.o.', 'Břidlice'],
    descriptions: [
      'Brněnský ateliér, který od roku 2009 navrhuje školy, domy a drobné stavby pro města i vesnice na Moravě.',
    ],
    people: [
      ['Tomáš Vyhnálek', 'partner, jednatel'],
      ['Klára Bílková', 'partnerka, jednatelka'],
      ['Matěj Rozkydal', 'partner'],
      ['Tereza Navrátilová', 'architektka'],
      ['Ondřej Malík', 'stavební inženýr'],
      ['Linh Nguyenová', 'projektantka'],
      ['Jarmila Součková', 'vedení kanceláře'],
    ],
    emails: [
      ['atelier@bridlice.example', 'role'],
      ['vyhnalek@bridlice.example', 'personal'],
      ['bilkova@bridlice.example', 'personal'],
      ['rozkydal@bridlice.example', 'personal'],
      ['prace@bridlice.example', 'role'],
      ['media@bridlice.example', 'role'],
    ],
    phones: ['+420541248617', '+420603417228', '+420728336105'],
    addresses: [['Pekařská 412/38', '602 00', 'Brno']],
    profiles: [
      'https://www.instagram.com/bridlice_architekti',
      'https://www.linkedin.com/company/bridlice-architekti',
    ],
  },
};

const kydoniaPage = (
  title: string,
  main: string,
  head = '',
): string => `<!DOCTYPE html><!-- This site was created in Webflow. https://webflow.com --><!-- Last Published: Tue Apr 08 2025 06:41:09 GMT+0000 -->
<html data-wf-domain="hotelkydonia.example" data-wf-page="6612fa0c" data-wf-site="65f0c1" lang="el"><head><meta charset="utf-8"/><title>${title}</title>${head}<meta content="width=device-width, initial-scale=1" name="viewport"/><meta content="Webflow" name="generator"/></head>
<body class="body"><div data-collapse="medium" role="banner" class="navbar w-nav"><div class="w-container"><a href="/" class="brand w-nav-brand"><img src="/images/kydonia-logo.svg" alt="Ξενοδοχείο Κυδωνιά"/></a><nav role="navigation" class="w-nav-menu"><a href="/domatia" class="w-nav-link">Δωμάτια</a><a href="/i-oikogeneia" class="w-nav-link">Η οικογένεια</a><a href="/stin-perioxi" class="w-nav-link">Στην περιοχή</a><a href="/oroi-kratisis" class="w-nav-link">Όροι κράτησης</a><a href="/epikoinonia" class="w-nav-link">Επικοινωνία</a></nav></div></div>
${main}
<div class="footer"><div class="w-layout-grid grid-3"><div><div class="footer-title">Ξενοδοχείο Κυδωνιά</div><div class="footer-text">Παραλιακή οδός 21<br/>370 12 Άγιος Ιωάννης Πηλίου</div></div><div><a href="tel:+302426031447" class="footer-link">24260 31447</a><a href="mailto:info@hotelkydonia.example" class="footer-link">info@hotelkydonia.example</a></div><div><a href="https://www.facebook.com/hotelkydoniapilio" target="_blank" class="social w-inline-block"><img src="/images/fb.svg" alt="Facebook"/></a><a href="https://www.instagram.com/hotel.kydonia" target="_blank" class="social w-inline-block"><img src="/images/ig.svg" alt="Instagram"/></a></div></div><div class="legal">ΜΗ.Τ.Ε. 0726K012A0188300 · <a href="/politiki-aporritou">Πολιτική απορρήτου</a></div></div>
<div class="cookie-bar"><div>Χρησιμοποιούμε cookies για να βλέπουμε πόσοι μας επισκέπτονται.</div><a href="#" class="button w-button">Εντάξει</a></div></body></html>`;

/** A Greek family's hotel: Webflow, an office in the town in winter, guests' words, guides of the region, bank accounts. */
const kydonia: FictionalSite = {
  host: 'hotelkydonia.example',
  pages: {
    '/': kydoniaPage(
      'Ξενοδοχείο Κυδωνιά | Άγιος Ιωάννης Πηλίου',
      `<div class="hero"><h1 class="heading">Ανάμεσα στις κυδωνιές και το κύμα</h1><p class="paragraph">Δεκατέσσερα δωμάτια, ένας κήπος, σπιτικό πρωινό. Ανοιχτά από Απρίλιο μέχρι Οκτώβριο.</p><a href="/epikoinonia" class="button w-button">Ζητήστε προσφορά</a></div><div class="section"><h2>Είπαν για εμάς</h2><div class="w-slider"><div class="w-slide"><p>«Το καλύτερο γλυκό κυδώνι που φάγαμε ποτέ.»</p><div>Ιωάννα Ρούσσου, Λάρισα</div></div><div class="w-slide"><p>“We came for two nights and stayed for nine.”</p><div>Martin &amp; Helga Voss, Bremen</div></div></div></div>`,
      `<meta content="Οικογενειακό ξενοδοχείο πάνω στην παραλία του Αγίου Ιωάννη στο Πήλιο, με δεκατέσσερα δωμάτια, κήπο και σπιτικό πρωινό." name="description"/><meta content="Ξενοδοχείο Κυδωνιά" property="og:title"/>`,
    ),
    '/domatia': kydoniaPage(
      'Δωμάτια | Ξενοδοχείο Κυδωνιά',
      `<div class="section"><h1>Δωμάτια και τιμές 2025</h1><div class="w-dyn-list"><div role="list" class="w-dyn-items"><div role="listitem" class="w-dyn-item"><h3>Δίκλινο με θέα στον κήπο</h3><p>22 τ.μ., από 68 € τη νύχτα</p></div><div role="listitem" class="w-dyn-item"><h3>Δίκλινο με θέα στη θάλασσα</h3><p>24 τ.μ., από 92 € τη νύχτα</p></div><div role="listitem" class="w-dyn-item"><h3>Οικογενειακό, δύο χώροι</h3><p>38 τ.μ., από 125 € τη νύχτα</p></div></div></div><p>Άφιξη μετά τις 14:00, αναχώρηση ως τις 11:00. Κρατήσεις: <a href="mailto:reservations@hotelkydonia.example">reservations@hotelkydonia.example</a></p></div>`,
    ),
    '/i-oikogeneia': kydoniaPage(
      'Η οικογένεια | Ξενοδοχείο Κυδωνιά',
      `<div class="section"><h1>Η οικογένεια</h1><p>Το 1968 ο παππούς Αριστείδης Ζαγοριανός έχτισε πέντε δωμάτια δίπλα στο καΐκι του. Έφυγε το 2003, αλλά η κυδωνιά που φύτεψε στην αυλή δίνει ακόμη καρπό.</p><div class="w-layout-grid team-grid"><div class="team-card"><img src="/images/vasilis-p-500.jpg" alt=""/><h4>Βασίλης Ζαγοριανός</h4><div class="team-role">Ιδιοκτήτης και διευθυντής</div></div><div class="team-card"><img src="/images/evanthia-p-500.jpg" alt=""/><h4>Ευανθία Ζαγοριανού</h4><div class="team-role">Κουζίνα και πρωινό</div></div><div class="team-card"><img src="/images/nefeli-p-500.jpg" alt=""/><h4>Νεφέλη Ζαγοριανού</h4><div class="team-role">Υπεύθυνη κρατήσεων</div></div><div class="team-card"><img src="/images/arben-p-500.jpg" alt=""/><h4>Αρμπέν Ντέντε</h4><div class="team-role">Κήπος και συντήρηση</div></div></div></div>`,
    ),
    '/stin-perioxi': kydoniaPage(
      'Στην περιοχή | Ξενοδοχείο Κυδωνιά',
      `<div class="section"><h1>Στην περιοχή</h1><h3>Περπάτημα</h3><p>Το μονοπάτι για τη Νταμούχαρη ξεκινά πίσω από το ξενοδοχείο και θέλει 40 λεπτά.</p><h3>Ιππασία</h3><p>Ο Θόδωρος Καρατζάς οργανώνει βόλτες με άλογα στην Τσαγκαράδα, τηλ. 6945 118 302.</p><h3>Καγιάκ</h3><p>Pelion Paddle, στο λιμανάκι, pelionpaddle@kayakmail.example. Για τους πελάτες μας έκπτωση 10%.</p><h3>Πώς θα έρθετε</h3><p>Από τον Βόλο 54 χλμ. Υπεραστικό ΚΤΕΛ δύο φορές την ημέρα. Ταξί: Γιάννης Μπάρκας, 6936 402 771.</p></div>`,
    ),
    '/oroi-kratisis': kydoniaPage(
      'Όροι κράτησης | Ξενοδοχείο Κυδωνιά',
      `<div class="section"><h1>Όροι κράτησης</h1><p>Για την επιβεβαίωση ζητάμε προκαταβολή 30% στον λογαριασμό:</p><p>Αφοί Ζαγοριανού Ο.Ε.<br/>Εθνική Τράπεζα, IBAN GR16 0110 1250 0000 0001 2300 695</p><p>Δωρεάν ακύρωση μέχρι 15 ημέρες πριν από την άφιξη. Γράψτε στο καταθετήριο το όνομα και τον αριθμό κράτησης (π.χ. 2025-0418).</p><p>Αφοί Ζαγοριανού Ο.Ε., ΑΦΜ 998123476, ΔΟΥ Βόλου, ΓΕΜΗ 050417744000.</p></div>`,
    ),
    '/epikoinonia': kydoniaPage(
      'Επικοινωνία | Ξενοδοχείο Κυδωνιά',
      `<div class="section"><div class="w-row"><div class="w-col w-col-6"><h1>Επικοινωνία</h1><p>Ξενοδοχείο Κυδωνιά<br/>Παραλιακή οδός 21<br/>370 12 Άγιος Ιωάννης Πηλίου</p><p>Τηλέφωνο: <a href="tel:+302426031447">24260 31447</a><br/>Φαξ: 24260 31448<br/>Κινητό: <a href="tel:+306974218530">697 421 8530</a></p><p>Νεφέλη Ζαγοριανού, κρατήσεις: <a href="mailto:nefeli@hotelkydonia.example">nefeli@hotelkydonia.example</a></p></div><div class="w-col w-col-6"><h3>Νοέμβριο με Μάρτιο</h3><p>Τον χειμώνα μας βρίσκετε στο γραφείο μας στον Βόλο:<br/>Κοραή 58, 383 33 Βόλος<br/>Τηλ. 24210 36218</p></div></div><div class="w-form"><form name="email-form"><input type="text" class="w-input" name="name" placeholder="Το όνομά σας"/><input type="email" class="w-input" name="email" placeholder="onoma@email.gr"/><input type="submit" value="Αποστολή" class="w-button"/></form></div></div>`,
    ),
    '/politiki-aporritou': kydoniaPage(
      'Πολιτική απορρήτου | Ξενοδοχείο Κυδωνιά',
      `<div class="section"><h1>Πολιτική απορρήτου</h1><p>Υπεύθυνος επεξεργασίας είναι η Αφοί Ζαγοριανού Ο.Ε., Παραλιακή οδός 21, 370 12 Άγιος Ιωάννης Πηλίου. Κρατάμε τα στοιχεία της κράτησής σας όσο ορίζει ο νόμος. Έχετε δικαίωμα καταγγελίας στην Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα, Κηφισίας 1-3, 115 23 Αθήνα, τηλ. 210 6475600, contact@dpa.gr.</p></div>`,
    ),
  },
  truth: {
    names: ['Ξενοδοχείο Κυδωνιά', 'Κυδωνιά', 'Αφοί Ζαγοριανού Ο.Ε.'],
    descriptions: [
      'Οικογενειακό ξενοδοχείο πάνω στην παραλία του Αγίου Ιωάννη στο Πήλιο, με δεκατέσσερα δωμάτια, κήπο και σπιτικό πρωινό.',
    ],
    people: [
      ['Βασίλης Ζαγοριανός', 'Ιδιοκτήτης και διευθυντής'],
      ['Ευανθία Ζαγοριανού', 'Κουζίνα και πρωινό'],
      ['Νεφέλη Ζαγοριανού', 'Υπεύθυνη κρατήσεων'],
      ['Αρμπέν Ντέντε', 'Κήπος και συντήρηση'],
    ],
    emails: [
      ['info@hotelkydonia.example', 'role'],
      ['reservations@hotelkydonia.example', 'role'],
      ['nefeli@hotelkydonia.example', 'personal'],
    ],
    phones: ['+302426031447', '+302426031448', '+306974218530', '+302421036218'],
    addresses: [
      ['Παραλιακή οδός 21', '370 12', 'Άγιος Ιωάννης Πηλίου'],
      ['Κοραή 58', '383 33', 'Βόλος'],
    ],
    profiles: ['https://www.facebook.com/hotelkydoniapilio', 'https://www.instagram.com/hotel.kydonia'],
  },
};

const akinciPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head id="Head1"><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${title} - Nermin Akıncı Halk Kütüphanesi</title><link href="css/stil.css" rel="stylesheet" type="text/css" /></head>
<body topmargin="0"><form name="form1" method="post" action="" id="form1"><input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDwUKLTQ3NzM1NjE4NmRkZ2xhbWJhNTMyMTQ3" /><input type="hidden" name="__EVENTVALIDATION" value="/wEWAgL+raDpDgKM54rGBnN0b2trYXJ0" />
<table width="960" border="0" align="center" cellpadding="0" cellspacing="0"><tr><td colspan="3" class="ust"><img src="resimler/ust.jpg" width="960" height="140" alt="Zeytinlik Belediyesi Nermin Akıncı Halk Kütüphanesi" /></td></tr>
<tr><td width="190" valign="top" class="sol"><table width="100%" class="menu"><tr><td><a href="/">Ana Sayfa</a></td></tr><tr><td><a href="/Hakkimizda.aspx">Hakkımızda</a></td></tr><tr><td><a href="/Personel.aspx">Personel</a></td></tr><tr><td><a href="/Uyelik.aspx">Üyelik ve Ödünç Alma</a></td></tr><tr><td><a href="/Birimler.aspx">Birimlerimiz</a></td></tr><tr><td><a href="/Etkinlikler.aspx">Etkinlikler</a></td></tr><tr><td><a href="/KVKK.aspx">KVKK Aydınlatma Metni</a></td></tr><tr><td><a href="/Iletisim.aspx">İletişim</a></td></tr></table><p class="saat">Hafta içi 08:30 - 19:00<br />Cumartesi 10:00 - 17:00</p></td><td width="560" valign="top" class="orta"><span id="lblBaslik" class="baslik">${title}</span><br />${main}</td><td width="210" valign="top" class="sag"><b>Katalog Tarama</b><br /><input name="txtAra" type="text" id="txtAra" /><input type="submit" name="btnAra" value="Ara" id="btnAra" /><p>Kitap sayımız: 41.872<br />Üye sayımız: 6.318</p></td></tr>
<tr><td colspan="3" align="center" class="alt">Çınarlı Mah. Değirmen Cad. No: 27, 10340 Zeytinlik / Balıkesir &nbsp;|&nbsp; Tel: 0266 312 40 71 &nbsp;|&nbsp; Faks: 0266 312 40 72<br /><a href="https://www.instagram.com/nerminakincikutuphanesi/">Instagram</a> | <a href="https://www.facebook.com/nerminakincikutuphanesi">Facebook</a><br /><font size="1">Tasarım: Körfez Bilişim, 0266 319 20 84</font></td></tr></table></form></body></html>`;

/** A Turkish town's library: tables of a Web Forms page, named for a teacher of the past, a bus, writers who visit. */
const akinci: FictionalSite = {
  host: 'nerminakincikutuphanesi.example',
  pages: {
    '/': akinciPage(
      'Ana Sayfa',
      `<table width="100%" cellpadding="4"><tr><td class="haber"><b>Yaz Okuma Kulübü başlıyor</b><br />7-12 yaş arası çocuklarımız için kayıtlar 16 Haziran'da çocuk kütüphanemizde açılacaktır.</td></tr><tr><td class="haber"><b>Yazar Hikmet Erbulak okurlarıyla buluştu</b><br />Romanlarıyla tanınan yazar Hikmet Erbulak, kütüphanemizde yeni kitabını imzaladı. Söyleşiyi gazeteci Pelin Dağdelen yönetti.</td></tr><tr><td class="haber"><b>Gezici kütüphane programı</b><br />Otobüsümüz salı günleri Kavaklı, perşembe günleri Taşköprü mahallesindedir.</td></tr></table>`,
    ),
    '/Hakkimizda.aspx': akinciPage(
      'Hakkımızda',
      `<p>Kütüphanemiz 1957 yılında, eski un fabrikasının ambarında 900 kitapla açılmıştır. 1998 yılında, kitaplarını kütüphaneye bağışlayan öğretmen Nermin Akıncı'nın (1921-1996) adını almıştır.</p><p>Zeytinlik Belediyesi Nermin Akıncı Halk Kütüphanesi bugün bir merkez kütüphane, bir çocuk kütüphanesi ve bir gezici kütüphane ile hizmet vermektedir. Restorasyon projesini mimar Tülay Sencer hazırlamıştır.</p>`,
    ),
    '/Personel.aspx': akinciPage(
      'Personel',
      `<table border="1" cellpadding="3" cellspacing="0" width="100%" id="GridView1"><tr><th>Adı Soyadı</th><th>Görevi</th><th>Dahili</th></tr><tr><td>Sevgi Tunalı</td><td>Kütüphane Müdürü</td><td>11</td></tr><tr><td>Onur Başaran</td><td>Kütüphaneci</td><td>12</td></tr><tr><td>Gülizar Ekmekçi</td><td>Çocuk Kütüphanecisi</td><td>21</td></tr><tr><td>Ramazan Cebeci</td><td>Gezici Kütüphane Şoförü</td><td>-</td></tr><tr><td>Elif Nur Sarıçam</td><td>Bilgisayar İşletmeni</td><td>14</td></tr></table>`,
    ),
    '/Uyelik.aspx': akinciPage(
      'Üyelik ve Ödünç Alma',
      `<p>Üyelik ücretsizdir. Kimlik kartı ve bir fotoğraf yeterlidir; 18 yaşından küçükler için veli imzası gerekir.</p><ul><li>Bir defada 3 kitap, 15 gün süreyle ödünç verilir.</li><li>Süre iki kez uzatılabilir.</li><li>Üye numaranız kartınızın arkasındaki 8 haneli sayıdır (örnek: 10340027).</li></ul><p>Bağış kitaplar için önce Onur Başaran ile görüşünüz: onur.basaran@nerminakincikutuphanesi.example</p>`,
    ),
    '/Birimler.aspx': akinciPage(
      'Birimlerimiz',
      `<table width="100%" cellpadding="6"><tr><td valign="top" width="50%"><b>Merkez Kütüphane</b><br />Çınarlı Mah. Değirmen Cad. No: 27<br />10340 Zeytinlik / Balıkesir<br />Tel: 0266 312 40 71</td><td valign="top"><b>Çocuk Kütüphanesi</b><br />Yalı Mah. İskele Sok. No: 5<br />10340 Zeytinlik / Balıkesir<br />Tel: 0266 312 43 90<br />cocuk@nerminakincikutuphanesi.example</td></tr><tr><td colspan="2"><b>Gezici Kütüphane</b><br />Otobüsümüzün yerini öğrenmek için: 0532 417 08 63</td></tr></table>`,
    ),
    '/Etkinlikler.aspx': akinciPage(
      'Etkinlikler',
      `<table border="1" cellpadding="3" width="100%"><tr><th>Tarih</th><th>Etkinlik</th><th>Konuk</th><th>Yer</th></tr><tr><td>04.10.2025</td><td>Söyleşi: Ege'nin Masalları</td><td>Doç. Dr. Melahat Kırca, Ege Üniversitesi</td><td>Merkez, Salon</td></tr><tr><td>11.10.2025</td><td>Gölge oyunu</td><td>Karagöz sanatçısı Sabri Hayalî</td><td>Çocuk Kütüphanesi</td></tr><tr><td>25.10.2025</td><td>Şiir dinletisi</td><td>Zeytinlik Lisesi öğrencileri</td><td>Zeytinlik Kültür Merkezi</td></tr></table><p>Katılım ücretsizdir. Saat 19:30.</p>`,
    ),
    '/KVKK.aspx': akinciPage(
      'KVKK Aydınlatma Metni',
      `<p>6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca üyelik sırasında alınan ad, soyad, adres ve telefon bilgileriniz yalnızca ödünç verme işlemleri için kullanılır.</p><p>Taleplerinizi bilgi@nerminakincikutuphanesi.example adresine iletebilirsiniz. Cevabımızı yetersiz bulursanız Kişisel Verileri Koruma Kurumu'na (Nasuh Akar Mah. 1407. Sok. No: 4, 06520 Çankaya / Ankara, Tel: 0312 216 50 00) şikâyette bulunabilirsiniz.</p>`,
    ),
    '/Iletisim.aspx': akinciPage(
      'İletişim',
      `<table width="100%" cellpadding="3"><tr><td><b>Adres</b></td><td>Çınarlı Mah. Değirmen Cad. No: 27, 10340 Zeytinlik / Balıkesir</td></tr><tr><td><b>Telefon</b></td><td>0266 312 40 71</td></tr><tr><td><b>Faks</b></td><td>0266 312 40 72</td></tr><tr><td><b>E-posta</b></td><td>bilgi@nerminakincikutuphanesi.example</td></tr><tr><td><b>Müdür</b></td><td>Sevgi Tunalı, sevgi.tunali@nerminakincikutuphanesi.example</td></tr></table><p>Otogardan 3 numaralı minibüsle Değirmen durağında ininiz.</p>`,
    ),
  },
  truth: {
    names: ['Nermin Akıncı Halk Kütüphanesi', 'Zeytinlik Belediyesi Nermin Akıncı Halk Kütüphanesi'],
    people: [
      ['Sevgi Tunalı', 'Kütüphane Müdürü'],
      ['Onur Başaran', 'Kütüphaneci'],
      ['Gülizar Ekmekçi', 'Çocuk Kütüphanecisi'],
      ['Ramazan Cebeci', 'Gezici Kütüphane Şoförü'],
      ['Elif Nur Sarıçam', 'Bilgisayar İşletmeni'],
    ],
    emails: [
      ['onur.basaran@nerminakincikutuphanesi.example', 'personal'],
      ['cocuk@nerminakincikutuphanesi.example', 'role'],
      ['bilgi@nerminakincikutuphanesi.example', 'role'],
      ['sevgi.tunali@nerminakincikutuphanesi.example', 'personal'],
    ],
    phones: ['+902663124071', '+902663124072', '+902663124390', '+905324170863'],
    addresses: [
      ['Çınarlı Mah. Değirmen Cad. No: 27', '10340', 'Zeytinlik'],
      ['Yalı Mah. İskele Sok. No: 5', '10340', 'Zeytinlik'],
    ],
    profiles: [
      'https://www.instagram.com/nerminakincikutuphanesi',
      'https://www.facebook.com/nerminakincikutuphanesi',
    ],
  },
};

const kraehenhofPage = (path: string, title: string, main: string): string => `<!DOCTYPE html>
<html lang="de-AT"><head><meta charset="UTF-8"><title>${title}</title><meta name="description" content="Tierklinik für Hunde, Katzen und Heimtiere in Gleisdorf: Chirurgie, Innere Medizin und Notdienst rund um die Uhr."><link rel="canonical" href="https://tierklinik-kraehenhof.example${path}"><meta property="og:site_name" content="Tierklinik Krähenhof"><script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://tierklinik-kraehenhof.example${path}","url":"https://tierklinik-kraehenhof.example${path}","name":"${title}","isPartOf":{"@id":"https://tierklinik-kraehenhof.example/#website"},"inLanguage":"de-AT"},{"@type":"WebSite","@id":"https://tierklinik-kraehenhof.example/#website","url":"https://tierklinik-kraehenhof.example/","name":"Tierklinik Krähenhof","publisher":{"@id":"https://tierklinik-kraehenhof.example/#organization"}},{"@type":"Organization","@id":"https://tierklinik-kraehenhof.example/#organization","name":"Tierklinik Krähenhof","url":"https://tierklinik-kraehenhof.example/","sameAs":["https://www.facebook.com/tierklinikkraehenhof","https://www.instagram.com/tierklinik_kraehenhof/"]}]}</script><meta name="generator" content="WordPress 6.7.2"></head>
<body class="wp-theme-Divi et_pb_pagebuilder_layout"><div id="page-container"><div id="top-header"><span id="et-info-phone">03112 / 58 917</span><a href="mailto:ordination@tierklinik-kraehenhof.example"><span id="et-info-email">ordination@tierklinik-kraehenhof.example</span></a></div><header id="main-header"><a href="/"><img id="logo" src="/wp-content/uploads/2023/02/kraehe.png" alt="Tierklinik Krähenhof"></a><nav id="top-menu-nav"><ul id="top-menu" class="nav"><li><a href="/leistungen/">Leistungen</a></li><li><a href="/team/">Team</a></li><li><a href="/notdienst/">Notdienst</a></li><li><a href="/aktuelles/">Aktuelles</a></li><li><a href="/kontakt/">Kontakt</a></li></ul></nav></header><div id="main-content">${main}</div><footer id="main-footer"><div class="footer-widget"><h4 class="title">Ordinationszeiten</h4><p>Mo–Fr 8–12 und 15–19 Uhr<br>Sa 9–12 Uhr</p></div><div class="footer-widget"><h4 class="title">Standort</h4><p>Ludersdorfer Straße 44<br>8200 Gleisdorf</p></div><div id="footer-bottom"><ul class="bottom-nav"><li><a href="/impressum/">Impressum</a></li><li><a href="/datenschutz/">Datenschutz</a></li></ul></div></footer></div><div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner"><div class="cmplz-title">Zustimmung verwalten</div><div class="cmplz-body">Wir verwenden Cookies, um die Website zu optimieren.</div><button class="cmplz-accept">Akzeptieren</button><button class="cmplz-deny">Ablehnen</button></div></div></body></html>`;
const blurb = (head: string, text: string): string =>
  `<div class="et_pb_module et_pb_blurb"><div class="et_pb_blurb_content"><h4 class="et_pb_module_header"><span>${head}</span></h4><div class="et_pb_blurb_description">${text}</div></div></div>`;
const teamMember = (name: string, position: string, text = ''): string =>
  `<div class="et_pb_module et_pb_team_member"><div class="et_pb_team_member_description"><h4 class="et_pb_module_header">${name}</h4><p class="et_pb_member_position">${position}</p><div>${text}</div></div></div>`;

/** An Austrian veterinary clinic: WordPress with Divi, a second place, duty weekends of a colleague, the chamber. */
const kraehenhof: FictionalSite = {
  host: 'tierklinik-kraehenhof.example',
  pages: {
    '/': kraehenhofPage(
      '/',
      'Tierklinik Krähenhof – Gleisdorf',
      `<div class="et_pb_section"><h1>Wir sind da, wenn’s zwickt.</h1><div class="et_pb_row">${blurb('Notdienst', '<p>Rund um die Uhr: <a href="tel:+436645130227">0664 / 513 02 27</a></p>')}${blurb('Außenstelle Weiz', '<p>Jeden Dienstag und Donnerstag, auch für Kaninchen und Meerschweinchen.</p>')}${blurb('Parkplätze', '<p>Direkt vor dem Haus, mit eigenem Eingang für Katzen.</p>')}</div><div class="et_pb_module et_pb_testimonial"><div class="et_pb_testimonial_content"><p>Unsere Luna hat nach dem Kreuzbandriss wieder laufen gelernt. Danke!</p></div><span class="et_pb_testimonial_author">Familie Trummer, Sinabelkirchen</span></div></div>`,
    ),
    '/leistungen/': kraehenhofPage(
      '/leistungen/',
      'Leistungen – Tierklinik Krähenhof',
      `<div class="et_pb_section"><h1>Leistungen</h1>${blurb('Chirurgie', '<p>Weichteil- und Knochenchirurgie, Inhalationsnarkose, stationäre Aufnahme.</p>')}${blurb('Bildgebung', '<p>Digitales Röntgen, Ultraschall. Für CT und MRT überweisen wir an das Bildzentrum Tier, Triester Straße 388, 8055 Graz, 0316 / 24 35 90.</p>')}${blurb('Labor', '<p>Blutbild in 15 Minuten. Befunde schickt das Labor Alpvet in Salzburg.</p>')}${blurb('Kastration Katze', '<p>ab 129 €, Kater ab 79 €, inkl. Nachkontrolle</p>')}${blurb('EU-Heimtierausweis', '<p>28 €, Chip und Eintragung in die Heimtierdatenbank 48 €. Die Chipnummer hat 15 Stellen, z. B. 040 0981 0012 3456.</p>')}</div>`,
    ),
    '/team/': kraehenhofPage(
      '/team/',
      'Team – Tierklinik Krähenhof',
      `<div class="et_pb_section"><h1>Unser Team</h1><div class="et_pb_row">${teamMember('Dr. Judith Edlinger', 'Klinikleitung, Fachtierärztin für Kleintiere', '<p>Studium in Wien, Assistenz in Zürich. Schwerpunkt Orthopädie. <a href="mailto:edlinger@tierklinik-kraehenhof.example">edlinger@tierklinik-kraehenhof.example</a></p>')}${teamMember('Mag. Lukas Schweighofer', 'Klinikleitung, Innere Medizin', '<p>Herz und Niere. <a href="mailto:schweighofer@tierklinik-kraehenhof.example">schweighofer@tierklinik-kraehenhof.example</a></p>')}${teamMember('Dr. Amela Hodžić', 'Tierärztin')}${teamMember('Mag. Clemens Pichlbauer', 'Tierarzt, Außenstelle Weiz')}</div><div class="et_pb_row">${teamMember('Sabrina Kulmer', 'Leitende tierärztliche Ordinationsassistentin')}${teamMember('Gregor Maitz', 'Tierpfleger')}${teamMember('Renate Zotter', 'Anmeldung und Verwaltung')}</div><p>Verstärkung gesucht: Bewerbungen bitte an <a href="mailto:bewerbung@tierklinik-kraehenhof.example">bewerbung@tierklinik-kraehenhof.example</a>.</p></div>`,
    ),
    '/notdienst/': kraehenhofPage(
      '/notdienst/',
      'Notdienst – Tierklinik Krähenhof',
      `<div class="et_pb_section"><h1>Notdienst</h1><p>Außerhalb der Ordinationszeiten erreichen Sie uns unter <a href="tel:+436645130227">0664 / 513 02 27</a>. Bitte rufen Sie an, bevor Sie losfahren. Notdienstzuschlag 60 €.</p><p>An ungeraden Wochenenden vertritt uns die Tierarztpraxis Dr. Hannes Rauch, Raabgasse 12, 8200 Gleisdorf, Telefon 03112 / 70 463.</p><p>Bei Vergiftungen hilft die Vergiftungsinformationszentrale: 01 / 406 43 43.</p></div>`,
    ),
    '/aktuelles/': kraehenhofPage(
      '/aktuelles/',
      'Aktuelles – Tierklinik Krähenhof',
      `<div class="et_pb_section"><article class="et_pb_post"><h2 class="entry-title">Vortrag: Zecken und was sie mitbringen</h2><p class="post-meta">12. März 2025</p><p>Am 3. April um 19 Uhr spricht Dr. Veronika Lindtner von der Vetmeduni Wien im Gasthof Zur Linde, Hauptplatz 9, Gleisdorf. Eintritt frei, Anmeldung am Empfang.</p></article><article class="et_pb_post"><h2 class="entry-title">Neues Röntgengerät</h2><p class="post-meta">20. Jänner 2025</p><p>Unser neues Gerät liefert Bilder in drei Sekunden. Finanziert hat es die Raiffeisenbank, geduldig erklärt hat es uns Herr Wagner vom Hersteller.</p></article></div>`,
    ),
    '/kontakt/': kraehenhofPage(
      '/kontakt/',
      'Kontakt – Tierklinik Krähenhof',
      `<div class="et_pb_section"><h1>Kontakt</h1><div class="et_pb_column et_pb_column_1_2"><h3>Tierklinik Gleisdorf</h3><p>Ludersdorfer Straße 44<br>8200 Gleisdorf<br>Telefon: <a href="tel:+43311258917">03112 / 58 917</a><br>Fax: 03112 / 58 917 20<br><a href="mailto:ordination@tierklinik-kraehenhof.example">ordination@tierklinik-kraehenhof.example</a></p></div><div class="et_pb_column et_pb_column_1_2"><h3>Außenstelle Weiz</h3><p>Birkfelder Straße 31<br>8160 Weiz<br>Telefon: <a href="tel:+43317242186">03172 / 42 186</a><br><a href="mailto:weiz@tierklinik-kraehenhof.example">weiz@tierklinik-kraehenhof.example</a><br>Di und Do 14–18 Uhr</p></div></div>`,
    ),
    '/impressum/': kraehenhofPage(
      '/impressum/',
      'Impressum – Tierklinik Krähenhof',
      `<div class="et_pb_section"><h1>Impressum</h1><p>Tierklinik Krähenhof Dr. Edlinger &amp; Mag. Schweighofer OG<br>Ludersdorfer Straße 44, 8200 Gleisdorf<br>FN 418273 k, Landesgericht für ZRS Graz<br>UID: ATU68914207<br>Bankverbindung: AT61 1904 3002 3457 3201</p><p>Mitglied der Österreichischen Tierärztekammer, Hietzinger Kai 87, 1130 Wien. Berufsrecht: Tierärztegesetz, www.ris.bka.gv.at. Aufsichtsbehörde: Bezirkshauptmannschaft Weiz.</p><p>Webdesign: Pixelalm e.U., Jakob Ranftl, Griesgasse 50, 8020 Graz, servus@pixelalm.example<br>Fotos: Barbara Strobl</p></div>`,
    ),
    '/datenschutz/': kraehenhofPage(
      '/datenschutz/',
      'Datenschutz – Tierklinik Krähenhof',
      `<div class="et_pb_section"><h1>Datenschutzerklärung</h1><p>Wir verarbeiten die Daten der Tierhalterinnen und Tierhalter zur Erfüllung des Behandlungsvertrags. Unsere Rechnungen verschickt die Vetabrechnung GmbH, Linz. Fragen richten Sie an ordination@tierklinik-kraehenhof.example.</p><p>Beschwerden: Österreichische Datenschutzbehörde, Barichgasse 40–42, 1030 Wien, dsb@dsb.gv.at, +43 1 52 152-0.</p></div>`,
    ),
  },
  truth: {
    names: ['Tierklinik Krähenhof', 'Tierklinik Krähenhof Dr. Edlinger & Mag. Schweighofer OG'],
    descriptions: [
      'Tierklinik für Hunde, Katzen und Heimtiere in Gleisdorf: Chirurgie, Innere Medizin und Notdienst rund um die Uhr.',
    ],
    people: [
      ['Judith Edlinger', 'Klinikleitung, Fachtierärztin für Kleintiere'],
      ['Lukas Schweighofer', 'Klinikleitung, Innere Medizin'],
      ['Amela Hodžić', 'Tierärztin'],
      ['Clemens Pichlbauer', 'Tierarzt, Außenstelle Weiz'],
      ['Sabrina Kulmer', 'Leitende tierärztliche Ordinationsassistentin'],
      ['Gregor Maitz', 'Tierpfleger'],
      ['Renate Zotter', 'Anmeldung und Verwaltung'],
    ],
    emails: [
      ['ordination@tierklinik-kraehenhof.example', 'role'],
      ['edlinger@tierklinik-kraehenhof.example', 'personal'],
      ['schweighofer@tierklinik-kraehenhof.example', 'personal'],
      ['bewerbung@tierklinik-kraehenhof.example', 'role'],
      ['weiz@tierklinik-kraehenhof.example', 'role'],
    ],
    phones: ['+43311258917', '+4331125891720', '+436645130227', '+43317242186'],
    addresses: [
      ['Ludersdorfer Straße 44', '8200', 'Gleisdorf'],
      ['Birkfelder Straße 31', '8160', 'Weiz'],
    ],
    profiles: [
      'https://www.facebook.com/tierklinikkraehenhof',
      'https://www.instagram.com/tierklinik_kraehenhof',
    ],
  },
};

const hlfPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="sv" dir="ltr"><head><meta charset="utf-8" />${head}<meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><meta name="viewport" content="width=device-width, initial-scale=1.0" /><title>${title} | Hamn- och Lagerförbundet avdelning 14</title></head>
<body class="path-node page-node-type-page"><a href="#main-content" class="visually-hidden focusable skip-link">Hoppa till huvudinnehåll</a><div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><header role="banner"><div id="block-olivero-site-branding" class="block block-system block-system-branding-block"><a href="/" rel="home">Hamn- och Lagerförbundet avdelning 14</a><div class="site-slogan">Gävle, Sandviken, Söderhamn</div></div><nav role="navigation" id="block-olivero-main-menu" class="block-menu navigation menu--main"><ul class="menu"><li class="menu-item"><a href="/bli-medlem" data-drupal-link-system-path="node/4">Bli medlem</a></li><li class="menu-item"><a href="/forsakringar" data-drupal-link-system-path="node/7">Försäkringar och a-kassa</a></li><li class="menu-item"><a href="/styrelsen" data-drupal-link-system-path="node/2">Styrelse och expedition</a></li><li class="menu-item"><a href="/kalender" data-drupal-link-system-path="kalender">Kalender</a></li><li class="menu-item"><a href="/kontakt" data-drupal-link-system-path="node/3">Kontakt</a></li></ul></nav></header><main role="main"><a id="main-content" tabindex="-1"></a><div class="region region-content"><div id="block-olivero-page-title" class="block"><h1 class="page-title"><span class="field field--name-title field--type-string field--label-hidden">${title}</span></h1></div><article class="node node--type-page node--view-mode-full"><div class="node__content">${main}</div></article></div></main><footer role="contentinfo"><div id="block-olivero-sidfot" class="block block-block-content"><div class="clearfix text-formatted field field--name-body"><p>HLF avdelning 14 · Skeppargatan 19, Gävle · 026-65 41 80 · <a href="/personuppgifter">Personuppgifter</a> · <a href="https://www.facebook.com/hlfavd14">Facebook</a></p></div></div></footer></div></body></html>`;
const vcardRow = (role: string, name: string, phone: string, mail: string): string =>
  `<tr><td>${role}</td><td>${name}</td><td>${phone}</td><td>${mail && `<a href="mailto:${mail}">${mail}</a>`}</td></tr>`;

/** A Swedish trade union's branch: Drupal, a table of the board, a box, the union's and the insurance fund's addresses. */
const hlf: FictionalSite = {
  host: 'hlf14.example',
  pages: {
    '/': hlfPage(
      'Starkare tillsammans i hamnen',
      `<div class="text-formatted field field--name-body"><p>Vi organiserar 1 940 medlemmar på terminaler, lager och i hamnar i Gävleborg.</p></div><div class="views-element-container"><div class="view-content"><div class="views-row"><h3><a href="/kalender">Avtalsrörelsen: det här gäller från 1 april</a></h3><span class="date">2025-03-31</span><p>Lönerna höjs med 3,4 procent och övertidstaket sänks. Arbetsgivarparten företräddes av Hans Rydell, förhandlingschef på Hamnarbetsgivarna.</p></div><div class="views-row"><h3><a href="/kalender">Tre dagars strejkvarsel vid Norrlast avblåst</a></h3><span class="date">2025-02-11</span><p>– Vi fick igenom det viktigaste, säger Camilla Wiklund, ordförande i avdelningen. Norrlast Terminal AB:s vd Peter Åkerblad vill inte kommentera.</p></div></div></div>`,
      `<meta name="description" content="Hamn- och Lagerförbundet avdelning 14 är facket för dig som arbetar i hamn, på lager eller terminal i Gävleborg." />`,
    ),
    '/bli-medlem': hlfPage(
      'Bli medlem',
      `<div class="text-formatted field field--name-body"><p>Avgiften är 1,4 procent av lönen, lägst 145 och högst 520 kronor i månaden. Studerande betalar 50 kronor.</p><p>Fyll i blanketten och lämna den till ditt arbetsplatsombud eller mejla den till <a href="mailto:medlem@hlf14.example">medlem@hlf14.example</a>. Välj autogiro eller betala till bankgiro 5312-4471.</p><blockquote><p>Facket hjälpte mig få ut 41 000 kronor i innestående lön.</p><p>Nermina, truckförare</p></blockquote></div>`,
    ),
    '/forsakringar': hlfPage(
      'Försäkringar och a-kassa',
      `<div class="text-formatted field field--name-body"><p>I medlemskapet ingår hemförsäkring genom Folktrygg, tel. 08-465 004 52, kundnummer 7718-20.</p><h2>A-kassan</h2><p>A-kassan är en egen organisation. Hamn- och lagerarbetarnas a-kassa, Box 3310, 103 66 Stockholm. Telefon 08-465 004 30 (mån–fre 9–15), <a href="mailto:info@hamnkassan.example">info@hamnkassan.example</a>.</p><h2>Arbetsskada</h2><p>Anmäl alltid skadan till arbetsgivaren och till AFA. Hör sedan av dig till vårt regionala skyddsombud Kenneth Öst.</p></div>`,
    ),
    '/styrelsen': hlfPage(
      'Styrelse och expedition',
      `<div class="text-formatted field field--name-body"><h2>Styrelsen 2025</h2><table><thead><tr><th>Uppdrag</th><th>Namn</th><th>Telefon</th><th>E-post</th></tr></thead><tbody>${vcardRow('Ordförande', 'Camilla Wiklund', '070-174 06 12', 'camilla.wiklund@hlf14.example')}${vcardRow('Vice ordförande', 'Jonas Hedkvist', '070-174 06 27', 'jonas.hedkvist@hlf14.example')}${vcardRow('Kassör', 'Mehmet Aydemir', '', 'kassor@hlf14.example')}${vcardRow('Sekreterare', 'Ann-Sofie Blomgren', '', '')}${vcardRow('Ledamot', 'Patrik Lahti', '', '')}${vcardRow('Ledamot', 'Fatuma Abdi', '', '')}</tbody></table><h2>Expeditionen</h2><table><tbody>${vcardRow('Ombudsman', 'Leif Sandin', '026-65 41 82', 'leif.sandin@hlf14.example')}${vcardRow('Administratör', 'Birgitta Norell', '026-65 41 80', '')}${vcardRow('Regionalt skyddsombud', 'Kenneth Öst', '070-174 06 40', 'kenneth.ost@hlf14.example')}</tbody></table></div>`,
    ),
    '/kalender': hlfPage(
      'Kalender',
      `<div class="view-content"><div class="views-row"><time datetime="2025-04-24T18:00:00Z">24 april 2025 kl. 18.00</time><h3>Årsmöte</h3><p>Folkets hus, Södra Centralgatan 10, Gävle. Inledning av ekonomen Stina Forsgren, författare till boken Lastat. Vi bjuder på landgång.</p></div><div class="views-row"><time datetime="2025-05-01T12:00:00Z">1 maj 2025 kl. 12.00</time><h3>Första maj</h3><p>Samling på Slottstorget. Talar gör Lars Brodin från LO-distriktet, musik av Bergby blås.</p></div><div class="views-row"><time datetime="2025-05-20T08:30:00Z">20–22 maj 2025</time><h3>Grundutbildning för skyddsombud</h3><p>Anmäl dig till studier@hlf14.example senast den 25 april.</p></div></div>`,
    ),
    '/kontakt': hlfPage(
      'Kontakt',
      `<div class="text-formatted field field--name-body"><p><strong>Besöksadress</strong><br />Skeppargatan 19<br />803 20 Gävle</p><p><strong>Postadress</strong><br />Hamn- och Lagerförbundet avdelning 14 Gävle<br />Box 1187<br />801 35 Gävle</p><p><strong>Telefon</strong><br />026-65 41 80, måndag–torsdag 8.00–16.00</p><p><strong>E-post</strong><br /><a href="mailto:avd14@hlf14.example">avd14@hlf14.example</a></p><p>Organisationsnummer 885000-4417</p><h2>Förbundskontoret</h2><p>Hamn- och Lagerförbundet, Barnhusgatan 90, 111 23 Stockholm, växel 08-465 004 10, <a href="mailto:forbundet@hamnlager.example">forbundet@hamnlager.example</a></p></div>`,
    ),
    '/personuppgifter': hlfPage(
      'Personuppgifter',
      `<div class="text-formatted field field--name-body"><p>Facklig tillhörighet är en känslig personuppgift. Avdelningen behandlar dina uppgifter för att kunna företräda dig. Vill du veta vad vi har sparat, skriv till avd14@hlf14.example.</p><p>Klagomål lämnas till Integritetsskyddsmyndigheten, Box 8114, 104 20 Stockholm, telefon 08-657 61 00, imy@imy.se.</p></div>`,
    ),
  },
  truth: {
    names: [
      'Hamn- och Lagerförbundet avdelning 14',
      'Hamn- och Lagerförbundet avdelning 14 Gävle',
      'HLF avdelning 14',
    ],
    descriptions: [
      'Hamn- och Lagerförbundet avdelning 14 är facket för dig som arbetar i hamn, på lager eller terminal i Gävleborg.',
    ],
    people: [
      ['Camilla Wiklund', 'Ordförande'],
      ['Jonas Hedkvist', 'Vice ordförande'],
      ['Mehmet Aydemir', 'Kassör'],
      ['Ann-Sofie Blomgren', 'Sekreterare'],
      ['Patrik Lahti', 'Ledamot'],
      ['Fatuma Abdi', 'Ledamot'],
      ['Leif Sandin', 'Ombudsman'],
      ['Birgitta Norell', 'Administratör'],
      ['Kenneth Öst', 'Regionalt skyddsombud'],
    ],
    emails: [
      ['medlem@hlf14.example', 'role'],
      ['camilla.wiklund@hlf14.example', 'personal'],
      ['jonas.hedkvist@hlf14.example', 'personal'],
      ['kassor@hlf14.example', 'role'],
      ['leif.sandin@hlf14.example', 'personal'],
      ['kenneth.ost@hlf14.example', 'personal'],
      ['studier@hlf14.example', 'role'],
      ['avd14@hlf14.example', 'role'],
    ],
    phones: ['+4626654180', '+4626654182', '+46701740612', '+46701740627', '+46701740640'],
    addresses: [
      ['Skeppargatan 19', '803 20', 'Gävle'],
      ['Box 1187', '801 35', 'Gävle'],
    ],
    profiles: ['https://www.facebook.com/hlfavd14'],
  },
};

export const EAST_TWELFTH: readonly FictionalSite[] = [bridlice, kydonia, akinci, kraehenhof, hlf];
