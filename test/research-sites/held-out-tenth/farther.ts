import type { FictionalSite } from '../fictional-site.js';

const ergoPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="el" prefix="og: https://ogp.me/ns# schema: https://schema.org/"><head><meta charset="utf-8"><title>${title} - Σύλλογος Εργοθεραπευτών Θεσσαλίας</title><meta name="generator" content="Joomla! - Open Source Content Management"><link href="/templates/cassiopeia/css/template.min.css" rel="stylesheet"></head>
<body class="site com_content wrapper-static"><header class="header container-header full-width"><div class="grid-child"><div class="navbar-brand"><a class="brand-logo" href="/"><img src="/images/syllogos-logo.png" alt="Σύλλογος Εργοθεραπευτών Θεσσαλίας"></a><div class="site-description">Σ.Ε.Θ.</div></div></div><div class="grid-child container-nav"><ul class="mod-menu mod-list nav"><li class="nav-item"><a href="/">Αρχική</a></li><li class="nav-item"><a href="/o-syllogos">Ο Σύλλογος</a></li><li class="nav-item"><a href="/dioikisi">Διοίκηση</a></li><li class="nav-item"><a href="/nea">Νέα</a></li><li class="nav-item"><a href="/syxnes-erotiseis">Συχνές ερωτήσεις</a></li><li class="nav-item"><a href="/epikoinonia">Επικοινωνία</a></li></ul></div></header>
<div class="site-grid"><div class="grid-child container-component"><main><div class="com-content-article item-page"><div class="page-header"><h1>${title}</h1></div><div class="com-content-article__body">${main}</div></div></main></div><div class="grid-child container-sidebar-right"><div class="sidebar-right card"><h3 class="card-header">Είσοδος μελών</h3><div class="card-body"><form action="/" method="post"><input name="username" placeholder="Όνομα χρήστη"><input type="password" name="password"><button>Σύνδεση</button></form></div></div></div></div>
<footer class="container-footer footer full-width"><div class="grid-child"><p>© 2025 Σύλλογος Εργοθεραπευτών Θεσσαλίας. Κατασκευή: Pixel Larissa.</p><p><a href="https://www.facebook.com/ergothessalia">Facebook</a> · <a href="https://www.linkedin.com/company/ergothessalia">LinkedIn</a></p></div></footer></body></html>`;

/** A Greek professional association on Joomla with some RDFa: a board in a table, a chapter in another town, speakers of a congress, a ministry. */
const ergoThessalia: FictionalSite = {
  host: 'ergothessalia.example',
  pages: {
    '/': ergoPage(
      'Καλώς ήρθατε',
      `<p>Η εργοθεραπεία βοηθά ανθρώπους κάθε ηλικίας να κάνουν όσα έχουν σημασία γι’ αυτούς: να ντυθούν, να μαγειρέψουν, να γράψουν, να επιστρέψουν στη δουλειά.</p><h2>Ανακοινώσεις</h2><ul class="category-module mod-list"><li><a href="/nea">8η Διημερίδα «Χέρι και καθημερινότητα»</a> <span class="mod-articles-category-date">05 Νοεμβρίου 2025</span></li><li><a href="/nea">Νέος κώδικας δεοντολογίας</a> <span class="mod-articles-category-date">22 Οκτωβρίου 2025</span></li></ul><blockquote><p>«Μετά το εγκεφαλικό, ο πατέρας μου έμαθε πάλι να φτιάχνει τον καφέ του.»</p><p>Σοφία Μ., Τρίκαλα</p></blockquote>`,
    ),
    '/o-syllogos': ergoPage(
      'Ο Σύλλογος',
      `<div vocab="https://schema.org/" typeof="Organization" resource="#syllogos"><p property="description">Ο Σύλλογος Εργοθεραπευτών Θεσσαλίας είναι η επαγγελματική ένωση των πτυχιούχων εργοθεραπευτών της Θεσσαλίας.</p><meta property="name" content="Σύλλογος Εργοθεραπευτών Θεσσαλίας"><meta property="alternateName" content="Σ.Ε.Θ."><link property="sameAs" href="https://www.facebook.com/ergothessalia"></div><p>Ιδρύθηκε το 1999 στη Λάρισα από δεκαεπτά συναδέλφους. Πρώτος πρόεδρος ήταν ο αείμνηστος Νικόλαος Τζανετέας. Σήμερα αριθμεί 318 τακτικά μέλη στις τέσσερις περιφερειακές ενότητες.</p><h2>Σκοποί</h2><ul><li>η προάσπιση του επαγγέλματος</li><li>η συνεχής εκπαίδευση των μελών</li><li>η ενημέρωση των πολιτών και της Πολιτείας</li></ul><h2>Εγγραφή μέλους</h2><p>Χρειάζονται αίτηση, αντίγραφο πτυχίου και βεβαίωση άσκησης επαγγέλματος. Η ετήσια συνδρομή είναι 40 ευρώ και κατατίθεται στον λογαριασμό GR16 0110 1250 0000 0001 2300 695.</p>`,
    ),
    '/dioikisi': ergoPage(
      'Διοίκηση',
      `<p>Το Διοικητικό Συμβούλιο εξελέγη στις 9 Μαρτίου 2025 για τρία χρόνια.</p><table class="table"><thead><tr><th>Θέση</th><th>Ονοματεπώνυμο</th></tr></thead><tbody><tr><td>Πρόεδρος</td><td>Ελένη Καραμπέτσου</td></tr><tr><td>Αντιπρόεδρος</td><td>Στέργιος Μπαλωμένος</td></tr><tr><td>Γενική Γραμματέας</td><td>Κωνσταντίνα Ζιώγα</td></tr><tr><td>Ταμίας</td><td>Αντώνης Πλιάκος</td></tr><tr><td>Έφορος Δημοσίων Σχέσεων</td><td>Μαρία-Χριστίνα Τσιρώνη</td></tr><tr><td>Μέλος</td><td>Αρμπέν Χότζα</td></tr><tr><td>Μέλος</td><td>Φανή Ντόντου</td></tr></tbody></table><h2>Γραμματεία</h2><p>Δήμητρα Γκόγκου, υπεύθυνη γραμματείας</p>`,
    ),
    '/nea': ergoPage(
      'Νέα',
      `<div class="blog-item"><h2>8η Διημερίδα «Χέρι και καθημερινότητα»</h2><dl class="article-info"><dt>Λεπτομέρειες</dt><dd>Δημοσιεύθηκε: 05 Νοεμβρίου 2025</dd></dl><p>Στις 6 και 7 Δεκεμβρίου, στο Ξενοδοχείο Ολύμπιον, Παπαναστασίου 96, 412 23 Λάρισα. Ομιλητές: Άννα Βλαχοπούλου, καθηγήτρια στο Πανεπιστήμιο Πατρών, Γιώργος Ιορδανίδης, χειρουργός χεριού, και η Sarah McKendrick από τη Γλασκώβη. Πληροφορίες για τη διαμονή: 2410 628 940 (ξενοδοχείο).</p></div><div class="blog-item"><h2>Νέος κώδικας δεοντολογίας</h2><dl class="article-info"><dt>Λεπτομέρειες</dt><dd>Δημοσιεύθηκε: 22 Οκτωβρίου 2025</dd></dl><p>Ο υφυπουργός Υγείας Λεωνίδας Παπαστεργίου παρέλαβε το σχέδιο κώδικα. Την επιτροπή συνέδραμε η δικηγόρος Βασιλική Ρήγα.</p></div><div class="blog-item"><h2>Συλλυπητήρια</h2><p>Αποχαιρετούμε τη συνάδελφο Όλγα Μητρούση, που έφυγε στα 58 της χρόνια.</p></div>`,
    ),
    '/syxnes-erotiseis': ergoPage(
      'Συχνές ερωτήσεις',
      `<div class="accordion" id="faq"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#q1">Χρειάζεται παραπεμπτικό;</button></h2><div id="q1" class="accordion-collapse collapse"><div class="accordion-body">Για τις συνεδρίες που αποζημιώνει ο ΕΟΠΥΥ χρειάζεται γνωμάτευση ιατρού. Γραμμή του ΕΟΠΥΥ: 1135.</div></div></div><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#q2">Πώς βρίσκω εργοθεραπευτή;</button></h2><div id="q2" class="accordion-collapse collapse"><div class="accordion-body">Τηλεφωνήστε στη γραμματεία. Ο Σύλλογος δεν συστήνει συγκεκριμένα μέλη του.</div></div></div><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#q3">Πού κάνω καταγγελία;</button></h2><div id="q3" class="accordion-collapse collapse"><div class="accordion-body">Στην επιτροπή δεοντολογίας: deontologia [at] ergothessalia.example</div></div></div></div>`,
    ),
    '/epikoinonia': ergoPage(
      'Επικοινωνία',
      `<dl><dt>Διεύθυνση</dt><dd>Ηπείρου 38, 412 22 Λάρισα</dd><dt>Τηλέφωνο</dt><dd>2410 254 318</dd><dt>Κινητό</dt><dd>6973 402 118</dd><dt>Fax</dt><dd>2410 254 319</dd><dt>E-mail</dt><dd>info [at] ergothessalia.example</dd><dt>Ώρες γραμματείας</dt><dd>Δευτέρα, Τετάρτη και Παρασκευή 17:00–20:00</dd></dl><h2>Τμήμα Μαγνησίας</h2><p>Δημητριάδος 165, 382 21 Βόλος. Κάθε πρώτη Πέμπτη του μήνα, 18:00–20:00. Τηλ. 24210 338 72</p><h2>Προσωπικά δεδομένα</h2><p>Ο Σύλλογος τηρεί μητρώο μελών σύμφωνα με τον Κανονισμό (ΕΕ) 2016/679. Καταγγελίες: Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα, Κηφισίας 1-3, 115 23 Αθήνα.</p>`,
    ),
  },
  truth: {
    names: ['Σύλλογος Εργοθεραπευτών Θεσσαλίας', 'Σ.Ε.Θ.'],
    descriptions: [
      'Ο Σύλλογος Εργοθεραπευτών Θεσσαλίας είναι η επαγγελματική ένωση των πτυχιούχων εργοθεραπευτών της Θεσσαλίας.',
    ],
    people: [
      ['Ελένη Καραμπέτσου', 'Πρόεδρος'],
      ['Στέργιος Μπαλωμένος', 'Αντιπρόεδρος'],
      ['Κωνσταντίνα Ζιώγα', 'Γενική Γραμματέας'],
      ['Αντώνης Πλιάκος', 'Ταμίας'],
      ['Μαρία-Χριστίνα Τσιρώνη', 'Έφορος Δημοσίων Σχέσεων'],
      ['Αρμπέν Χότζα', 'Μέλος'],
      ['Φανή Ντόντου', 'Μέλος'],
      ['Δήμητρα Γκόγκου', 'υπεύθυνη γραμματείας'],
    ],
    emails: [
      ['deontologia@ergothessalia.example', 'role'],
      ['info@ergothessalia.example', 'role'],
    ],
    phones: ['+302410254318', '+302410254319', '+306973402118', '+302421033872'],
    addresses: [
      ['Ηπείρου 38', '412 22', 'Λάρισα'],
      ['Δημητριάδος 165', '382 21', 'Βόλος'],
    ],
    profiles: ['https://www.facebook.com/ergothessalia', 'https://www.linkedin.com/company/ergothessalia'],
  },
};

const kiyiPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="generator" content="Hugo 0.139.4"><title>${title} · Kıyıkod</title>${head}<link rel="stylesheet" href="/css/main.min.5f1c.css" integrity="sha256-XyZ0"><link rel="alternate" type="application/rss+xml" href="/index.xml" title="Kıyıkod"></head>
<body><header class="nav"><a class="nav__brand" href="/">Kıyıkod</a><nav><a href="/durakta/">Durakta</a><a href="/hakkimizda/">Hakkımızda</a><a href="/gunluk/">Günlük</a><a href="/destek/">Destek</a><a href="/iletisim/">İletişim</a></nav></header>
<main>${main}</main>
<footer><p>© 2018–2025 Kıyıkod Yazılım Ltd. Şti. İzmir’de, denize bakarak yapıldı.</p><ul><li><a href="https://www.linkedin.com/company/kiyikod">LinkedIn</a></li><li><a href="https://github.com/kiyikod">GitHub</a></li><li><a href="https://x.com/kiyikod">X</a></li></ul><p><a href="/kvkk/">KVKK aydınlatma metni</a></p></footer></body></html>`;

/** A Turkish app developer on Hugo: JSON-LD, reviewers of the app, a journal with its authors, command lines with at signs, a data-protection page. */
const kiyikod: FictionalSite = {
  host: 'kiyikod.example',
  pages: {
    '/': kiyiPage(
      'Cebinize sığan şehir uygulamaları',
      `<section class="hero"><h1>Otobüs kaçmasın diye</h1><p>Durakta, 31 ilde 2,4 milyon kişinin cebinde.</p><p><a href="https://apps.apple.com/tr/app/durakta/id1400000000">App Store</a> <a href="https://play.google.com/store/apps/details?id=example.kiyikod.durakta">Google Play</a></p></section><section class="reviews"><figure><blockquote>Artık yağmurda beklemiyorum.</blockquote><figcaption>Hakan T., ★★★★★</figcaption></figure><figure><blockquote>Görme engelli biri olarak söylüyorum: sesli okuma kusursuz.</blockquote><figcaption>Nurcan Özbek, öğretmen, Eskişehir</figcaption></figure></section><section class="clients"><h2>Birlikte çalıştığımız kurumlar</h2><p>“Vatandaş şikâyetleri üçte bire indi.” Ferhat Soylu, Ulaşım Dairesi Başkanı, Sarıgöl Belediyesi</p></section>`,
      `<meta name="description" content="Kıyıkod, İzmir’de toplu taşıma ve şehir yaşamı için mobil uygulamalar geliştiren bir yazılım şirketidir."><meta property="og:description" content="Kıyıkod, İzmir’de toplu taşıma ve şehir yaşamı için mobil uygulamalar geliştiren bir yazılım şirketidir."><script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Kıyıkod","legalName":"Kıyıkod Yazılım Ltd. Şti.","url":"https://kiyikod.example/","logo":"https://kiyikod.example/img/icon-180@3x.png","foundingDate":"2018","address":{"@type":"PostalAddress","streetAddress":"Kazımdirik Mah. 372. Sok. No: 14/3","postalCode":"35100","addressLocality":"Bornova","addressRegion":"İzmir","addressCountry":"TR"},"sameAs":["https://www.linkedin.com/company/kiyikod","https://github.com/kiyikod","https://x.com/kiyikod"]}</script>`,
    ),
    '/durakta/': kiyiPage(
      'Durakta',
      `<h1>Durakta</h1><p>Hangi otobüs, hangi duraktan, kaç dakika sonra? Canlı konum verisiyle yanıtlıyoruz.</p><h2>Özellikler</h2><ul><li>Canlı varış süreleri</li><li>Çevrimdışı hat haritaları</li><li>Ekran okuyucu desteği</li><li>Kürtçe, Arapça ve İngilizce arayüz</li></ul><h2>Sürüm notları</h2><p>6.2.1 (1184): Konya tramvay hatları eklendi. 6.2.0 (1179): Koyu tema yenilendi.</p><h2>Açık veri</h2><p>Veri kaynağı: belediyelerin GTFS akışları. Harita: OpenStreetMap katkıcıları.</p>`,
    ),
    '/hakkimizda/': kiyiPage(
      'Hakkımızda',
      `<h1>Hakkımızda</h1><p>2018’de, Ege Üniversitesi’nin kantininde, kaçırılmış bir 525 otobüsünün ardından kurulduk. Bugün on kişi bile değiliz, olmak da istemiyoruz.</p><div class="team"><div class="team__card"><img src="/img/ece.webp" alt="Ece"><h3>Ece Tunalı</h3><p>Kurucu ortak, genel müdür</p></div><div class="team__card"><img src="/img/baran.webp" alt="Baran"><h3>Baran Aydemir</h3><p>Kurucu ortak, teknoloji yöneticisi</p></div><div class="team__card"><img src="/img/nisan.webp" alt="Nişan"><h3>Nişan Terziyan</h3><p>iOS geliştiricisi</p></div><div class="team__card"><img src="/img/mce.webp" alt="Murat Can"><h3>Murat Can Ergin</h3><p>Android geliştiricisi</p></div><div class="team__card"><img src="/img/zozan.webp" alt="Zozan"><h3>Zozan Yıldız</h3><p>Ürün tasarımcısı</p></div><div class="team__card"><img src="/img/selin.webp" alt="Selin"><h3>Selin Çakıroğlu</h3><p>Müşteri ilişkileri sorumlusu</p></div></div><h2>Danışanımız, dostumuz</h2><p>Erişilebilirlik konusunda bize Altı Nokta gönüllüsü Cemal Uğurlu yol gösteriyor. Teşekkürler!</p>`,
    ),
    '/gunluk/': kiyiPage(
      'Günlük',
      `<h1>Günlük</h1><article><h2>GTFS akışlarını nasıl birleştiriyoruz?</h2><p class="meta">Baran Aydemir · 18 Ekim 2025</p><p>Otuz bir belediye, otuz bir farklı alışkanlık. Depoyu klonlayın:</p><pre><code>git clone git@github.com:kiyikod/gtfs-birlestir.git
npm install @kiyikod/gtfs@2.4.0
./birlestir --user=kullanici@sunucu.example --port 22</code></pre><p>Yöntemin temelini Hannu Virtala’nın 2019 tarihli makalesinden aldık.</p></article><article><h2>Ekran okuyucuda bir gün</h2><p class="meta">Zozan Yıldız · 2 Eylül 2025</p><p>Bir gün boyunca ekranı kapatıp uygulamayı yalnızca sesle kullandım. On dört hata buldum.</p></article>`,
    ),
    '/destek/': kiyiPage(
      'Destek',
      `<h1>Destek</h1><details><summary>Varış süresi neden yanlış?</summary><p>Araçtaki GPS kapalı olabilir. Böyle bir durumda tarifeye göre tahmin gösteririz.</p></details><details><summary>Hesabımı nasıl silerim?</summary><p>Ayarlar › Hesap › Sil. Ya da destek@kiyikod.example adresine yazın.</p></details><details><summary>Durağım yok!</summary><p>Durak kodunu (örneğin 10425) bize gönderin, ekleyelim.</p></details><details><summary>Kayıp eşya için kimi arayacağım?</summary><p>İzmir’de Hemşehri İletişim Merkezi: 444 40 35. Biz otobüsün içini göremiyoruz.</p></details>`,
    ),
    '/iletisim/': kiyiPage(
      'İletişim',
      `<h1>İletişim</h1><p><strong>Kıyıkod Yazılım Ltd. Şti.</strong><br>Kazımdirik Mah. 372. Sok. No: 14/3<br>35100 Bornova / İzmir</p><p>Telefon: <a href="tel:+902324614827">0 (232) 461 48 27</a><br>Genel: <a href="mailto:merhaba@kiyikod.example">merhaba@kiyikod.example</a><br>Basın: Ece Tunalı, <a href="mailto:ece@kiyikod.example">ece@kiyikod.example</a><br>Belediyeler için: <a href="tel:+908502217640">0850 221 76 40</a></p><p>Vergi dairesi: Bornova, vergi no: 5640 418 273<br>MERSİS: 0564041827300017</p><p>Hafta içi 09.30–18.00. Metroyla: Bölge durağı, 7 dakika yürüme.</p>`,
    ),
    '/kvkk/': kiyiPage(
      'KVKK aydınlatma metni',
      `<h1>Kişisel verilerin korunması</h1><p>6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca veri sorumlusu Kıyıkod Yazılım Ltd. Şti.’dir (Kazımdirik Mah. 372. Sok. No: 14/3, 35100 Bornova / İzmir).</p><p>Konum verisini yalnızca uygulama açıkken, yakınınızdaki durakları göstermek için kullanır, sunucularımızda saklamayız. Çökme raporları doksan gün sonra silinir.</p><p>Kanunun 11. maddesindeki haklarınız için: kvkk@kiyikod.example</p><p>Yanıtımızı yetersiz bulursanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz: Nasuh Akar Mahallesi 1407. Sokak No: 4, 06520 Çankaya / Ankara.</p>`,
    ),
  },
  truth: {
    names: ['Kıyıkod', 'Kıyıkod Yazılım Ltd. Şti.', 'Kıyıkod Yazılım'],
    descriptions: [
      'Kıyıkod, İzmir’de toplu taşıma ve şehir yaşamı için mobil uygulamalar geliştiren bir yazılım şirketidir.',
    ],
    people: [
      ['Ece Tunalı', 'Kurucu ortak, genel müdür'],
      ['Baran Aydemir', 'Kurucu ortak, teknoloji yöneticisi'],
      ['Nişan Terziyan', 'iOS geliştiricisi'],
      ['Murat Can Ergin', 'Android geliştiricisi'],
      ['Zozan Yıldız', 'Ürün tasarımcısı'],
      ['Selin Çakıroğlu', 'Müşteri ilişkileri sorumlusu'],
    ],
    emails: [
      ['destek@kiyikod.example', 'role'],
      ['merhaba@kiyikod.example', 'role'],
      ['ece@kiyikod.example', 'personal'],
      ['kvkk@kiyikod.example', 'role'],
    ],
    phones: ['+902324614827', '+908502217640'],
    addresses: [['Kazımdirik Mah. 372. Sok. No: 14/3', '35100', 'Bornova']],
    profiles: [
      'https://www.linkedin.com/company/kiyikod',
      'https://github.com/kiyikod',
      'https://x.com/kiyikod',
    ],
  },
};

const minoriPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="ja"><head><meta charset="UTF-8"><title>${title}｜みのり畑 安曇野の農産物直売所</title><meta name="format-detection" content="telephone=no">${head}<link rel="stylesheet" href="./css/style.css"></head>
<body id="top"><header id="header"><p class="h-copy">信州安曇野から、朝採れの野菜とりんごをお届けします</p><p class="logo"><a href="/"><img src="./img/logo.png" alt="みのり畑"></a></p><p class="tel"><img src="./img/tel.png" alt="電話アイコン">0263-82-4417<span>（9:00〜17:00 水曜定休）</span></p></header>
<nav id="gnav"><ul><li><a href="/">ホーム</a></li><li><a href="/about.html">みのり畑について</a></li><li><a href="/yasai.html">旬の野菜</a></li><li><a href="/staff.html">スタッフ紹介</a></li><li><a href="/access.html">店舗案内</a></li><li><a href="/recruit.html">採用情報</a></li></ul></nav>
<div id="contents"><h1>${title}</h1>${main}</div>
<footer id="footer"><ul><li><a href="/tokusho.html">特定商取引法に基づく表記</a></li><li><a href="https://www.instagram.com/minoribatake_azumino">Instagram</a></li><li><a href="https://www.facebook.com/minoribatake.azumino">Facebook</a></li></ul><p class="pagetop"><a href="#top">ページの先頭へ</a></p><p><small>Copyright &copy; 株式会社みのり畑 All Rights Reserved.</small></p></footer></body></html>`;

/** A Japanese farm shop: company table, trade-law page, growers under contract, a chef and a reader, free and ordinary numbers, a second shop. */
const minoribatake: FictionalSite = {
  host: 'minoribatake.example',
  pages: {
    '/': minoriPage(
      'ようこそ、みのり畑へ',
      `<div class="main-visual"><img src="./img/main.jpg" alt="常念岳とりんご畑"></div><h2>お知らせ</h2><dl class="news"><dt>2025.11.08</dt><dd>サンふじの予約受付を始めました。</dd><dt>2025.10.25</dt><dd>テレビ「信州まるごと散歩」で紹介されました。旅人は俳優の風間 俊輔さんでした。</dd><dt>2025.10.11</dt><dd>新そばまつりは終了しました。ご来場ありがとうございました。</dd></dl><h2>お客様の声</h2><p>「孫がトマトを食べるようになりました。」（松本市・小林 和子さん・72歳）</p><p>「店のまかないも、もう、みのり畑の野菜ばかりです。」（ビストロ・ラ・ネージュ 料理長 青柳 慎司さん）</p>`,
      `<meta name="description" content="みのり畑は、長野県安曇野市で朝採れ野菜とりんごを販売する農産物直売所です。"><script type="application/ld+json">{"@context":"https://schema.org","@type":"GroceryStore","name":"みのり畑","legalName":"株式会社みのり畑","url":"https://minoribatake.example/","telephone":"+81-263-82-4417","address":{"@type":"PostalAddress","postalCode":"399-8303","addressRegion":"長野県","addressLocality":"安曇野市","streetAddress":"穂高4820番地1","addressCountry":"JP"},"openingHours":"Mo,Tu,Th-Su 09:00-17:00","image":"https://minoribatake.example/img/ogp@2x.jpg"}</script>`,
    ),
    '/about.html': minoriPage(
      'みのり畑について',
      `<p>昭和62年、農家五軒が県道沿いに無人販売の小屋を建てたのが始まりです。平成16年に株式会社となり、今では契約農家四十二軒の野菜が毎朝七時に並びます。</p><h2>会社概要</h2><table class="company"><tr><th>会社名</th><td>株式会社みのり畑</td></tr><tr><th>代表者</th><td>代表取締役 百瀬 健一郎</td></tr><tr><th>設立</th><td>平成16年4月1日</td></tr><tr><th>資本金</th><td>1,000万円</td></tr><tr><th>従業員数</th><td>18名（パート含む）</td></tr><tr><th>所在地</th><td>〒399-8303 長野県安曇野市穂高4820番地1</td></tr><tr><th>電話</th><td>0263-82-4417</td></tr><tr><th>FAX</th><td>0263-82-4418</td></tr><tr><th>取引銀行</th><td>あずみ信用金庫 穂高支店 普通 0418263</td></tr></table><h2>契約農家のみなさん</h2><ul><li>降旗農園（りんご・穂高有明）</li><li>曽根原さんご夫婦（わさび・豊科）</li></ul>`,
    ),
    '/yasai.html': minoriPage(
      '旬の野菜',
      `<table class="calendar"><tr><th>春</th><td>わさび、アスパラガス、ふきのとう</td></tr><tr><th>夏</th><td>トマト、とうもろこし、夏秋いちご</td></tr><tr><th>秋</th><td>りんご、松本一本ねぎ、きのこ</td></tr><tr><th>冬</th><td>野沢菜、長芋、白菜</td></tr></table><h2>今月のレシピ</h2><p>松本一本ねぎの味噌グラタン。料理研究家の赤羽 玲子先生に教わりました。</p><ol><li>ねぎ3本を4センチに切り、弱火で焼きます。</li><li>味噌大さじ1、牛乳200ml、米粉大さじ2を混ぜて煮ます。</li><li>チーズをのせ、230度で8分。</li></ol>`,
    ),
    '/staff.html': minoriPage(
      'スタッフ紹介',
      `<div class="staff"><img src="./img/staff01.jpg" alt=""><p class="post">店長</p><p class="name">宮澤 千夏</p><p>元は図書館の司書。野菜のことなら何でも聞いてください。</p></div><div class="staff"><img src="./img/staff02.jpg" alt=""><p class="post">農場長</p><p class="name">丸山 拓海</p><p>自社農場二ヘクタールを六人で回しています。</p></div><div class="staff"><img src="./img/staff03.jpg" alt=""><p class="post">加工部主任</p><p class="name">グエン・ティ・ラン</p><p>ジャムと漬物の担当です。ベトナムの漬物も作ります。</p></div><div class="staff"><img src="./img/staff04.jpg" alt=""><p class="post">松本店店長</p><p class="name">太田 一樹</p><p>お城の帰りにお立ち寄りください。</p></div>`,
    ),
    '/access.html': minoriPage(
      '店舗案内',
      `<h2>穂高本店</h2><p>〒399-8303<br>長野県安曇野市穂高4820番地1</p><p>TEL 0263-82-4417 ／ FAX 0263-82-4418</p><p>営業時間 9:00〜17:00（12月〜3月は16:00まで） 定休日 水曜日</p><p>JR大糸線「穂高駅」から徒歩12分。長野自動車道「安曇野IC」から15分。駐車場40台。カーナビには隣の「穂高いこい温泉」0263-82-7750 とご入力ください。</p><h2>松本店</h2><p>〒390-0874<br>長野県松本市大手3丁目6-12</p><p>TEL 0263-31-5206</p><p>営業時間 10:00〜18:30 定休日 火曜日</p>`,
    ),
    '/recruit.html': minoriPage(
      '採用情報',
      `<p>収穫と出荷を手伝ってくださるパートの方を募集しています。</p><dl><dt>時給</dt><dd>1,080円から</dd><dt>時間</dt><dd>6:30〜11:30（週3日から）</dd><dt>応募方法</dt><dd>saiyo[at]minoribatake.example まで、お名前とお電話番号をお送りください（[at]を@に変えてください）。</dd></dl>`,
    ),
    '/tokusho.html': minoriPage(
      '特定商取引法に基づく表記',
      `<table><tr><th>販売業者</th><td>株式会社みのり畑</td></tr><tr><th>運営統括責任者</th><td>中村 美咲</td></tr><tr><th>所在地</th><td>〒399-8303 長野県安曇野市穂高4820番地1</td></tr><tr><th>電話番号</th><td>0120-482-831（通信販売専用）</td></tr><tr><th>メールアドレス</th><td>order＠minoribatake.example</td></tr><tr><th>販売価格</th><td>各商品ページに税込みで表示しています。</td></tr><tr><th>送料</th><td>本州780円、北海道・四国・九州1,180円、沖縄1,980円</td></tr><tr><th>支払方法</th><td>クレジットカード、代金引換、郵便振替（00520-4-118263）</td></tr><tr><th>返品</th><td>生鮮品のため、不良品を除きお受けできません。到着後2日以内にご連絡ください。</td></tr></table>`,
    ),
  },
  truth: {
    names: ['みのり畑', '株式会社みのり畑'],
    descriptions: ['みのり畑は、長野県安曇野市で朝採れ野菜とりんごを販売する農産物直売所です。'],
    people: [
      ['百瀬 健一郎', '代表取締役'],
      ['宮澤 千夏', '店長'],
      ['丸山 拓海', '農場長'],
      ['グエン・ティ・ラン', '加工部主任'],
      ['太田 一樹', '松本店店長'],
      ['中村 美咲', '運営統括責任者'],
    ],
    emails: [
      ['saiyo@minoribatake.example', 'role'],
      ['order@minoribatake.example', 'role'],
    ],
    phones: ['+81263824417', '+81263824418', '+81263315206', '+81120482831'],
    addresses: [
      ['穂高4820番地1', '399-8303', '安曇野市'],
      ['大手3丁目6-12', '390-0874', '松本市'],
    ],
    profiles: [
      'https://www.instagram.com/minoribatake_azumino',
      'https://www.facebook.com/minoribatake.azumino',
    ],
  },
};

const kowiePage = (title: string, main: string): string => `<!doctype html>
<html lang="en-ZA"><head><meta charset="utf-8"><title>${title} | The Kowie Institute</title><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="/assets/kowie.css"></head>
<body><header class="masthead"><a href="/" class="masthead-title">The Kowie Institute</a><p class="strap">Ideas for towns that work</p><nav><a href="/about/">About</a> <a href="/people/">People</a> <a href="/publications/">Publications</a> <a href="/events/">Events</a> <a href="/contact/">Contact</a></nav></header>
<main class="wrap">${main}</main>
<footer class="h-card"><p><a class="p-name u-url" href="https://kowieinstitute.example/">The Kowie Institute</a> NPC, registration 2009/014728/08</p><p class="p-adr h-adr"><span class="p-street-address">12 Somerset Street</span>, <span class="p-locality">Makhanda</span>, <span class="p-postal-code">6139</span></p><p><a rel="me" href="https://www.linkedin.com/company/kowie-institute">LinkedIn</a> <a rel="me" href="https://www.youtube.com/@kowieinstitute">YouTube</a></p><p><a href="/paia-popia/">PAIA and POPIA</a></p></footer></body></html>`;
const kowieCard = (name: string, role: string, bio: string, mail = ''): string =>
  `<section class="h-card person"><h3 class="p-name">${name}</h3><p class="p-job-title">${role}</p><p class="p-note">${bio}</p>${mail === '' ? '' : `<p><a class="u-email" href="mailto:${mail}">${mail}</a></p>`}</section>`;

/** A South African policy institute with microformats: staff and board, authors and a mayor, an event elsewhere, the regulator. */
const kowie: FictionalSite = {
  host: 'kowieinstitute.example',
  pages: {
    '/': kowiePage(
      'Home',
      `<h1>When the taps run dry, who answers?</h1><p>Our new report follows one rand of municipal money through eleven Eastern Cape towns. Not all of it arrives.</p><p><a href="/publications/">Read the report</a></p><h2>In the news</h2><ul><li>“Small towns are not failing, they are being failed”, Lunga Tyali in the Frontier Courier, 3 November</li><li>Mayor Zoleka Nondumo responds to our audit, 28 October</li></ul><h2>From our readers</h2><blockquote>“Required reading for any councillor.” <cite>Hendrik Oosthuizen, Karoo Ratepayers’ Forum</cite></blockquote>`,
    ),
    '/about/': kowiePage(
      'About',
      `<h1>About us</h1><p>The institute was set up in 2009 with a bequest from Margaret Findlay, who taught history at a township school for forty-one years. It takes its name from the river that runs through the town to the sea at Port Alfred.</p><p>We study how small municipalities raise money, spend it and account for it. Everything we write is free to read and free to copy.</p><h2>Our funders</h2><ul><li>The Bathurst Foundation</li><li>Ubuntu Civic Fund, Cape Town</li><li>Friedrich Lammers Stiftung</li></ul><h2>Independence</h2><p>No funder sees a report before the public does. Our accounts are audited by Pillay &amp; Venter Inc. of Gqeberha.</p>`,
    ),
    '/people/': kowiePage(
      'People',
      `<h1>People</h1><h2>Staff</h2>${kowieCard('Nomvuyo Mabandla', 'Executive Director', 'Nomvuyo ran the budget office of a district municipality for nine years.', 'n.mabandla@kowieinstitute.example')}${kowieCard('Lunga Tyali', 'Senior Researcher, Water and Sanitation', 'Lunga is a civil engineer by training and an activist by temper.', 'l.tyali@kowieinstitute.example')}${kowieCard('Saskia Bezuidenhout', 'Researcher, Municipal Finance', 'Saskia reads annual financial statements so that you need not.')}${kowieCard('Yusuf Parker', 'Communications Manager', 'Yusuf came to us from community radio.')}${kowieCard('Thandeka Gqirana', 'Office Administrator', 'Thandeka keeps us on time and in stationery.')}<h2>Fellows</h2>${kowieCard('Priya Naidoo', 'Visiting Fellow 2025', 'On leave from the University of Durban North, where she teaches public law.')}<h2>Board of directors</h2><ul class="board"><li><b>Andile Mqhayi</b>, Chairperson</li><li><b>Rosemary Thackwray</b>, Deputy Chairperson</li><li><b>Kagiso Molefe</b>, Non-executive Director</li></ul>`,
    ),
    '/publications/': kowiePage(
      'Publications',
      `<h1>Publications</h1><article class="h-entry"><h2 class="p-name">One Rand, Eleven Towns</h2><p>By <span class="p-author h-card">Saskia Bezuidenhout</span>, with a foreword by former Auditor-General Sipho Kubheka. Report 34, October 2025, ISBN 978-0-620-91447-3.</p><p>DOI 10.99999/kowie.2025.34</p></article><article class="h-entry"><h2 class="p-name">Rates, Refuse and Resentment</h2><p>By <span class="p-author">Lunga Tyali</span> and <span class="p-author">Willem Strydom</span> (Karoo College). Working paper 61, May 2025.</p></article><article class="h-entry"><h2 class="p-name">The Ward Committee Handbook</h2><p>Translated into isiXhosa by Nosipho Dyantyi. 2024, 88 pages, R120 in print.</p></article>`,
    ),
    '/events/': kowiePage(
      'Events',
      `<h1>Events</h1><div class="h-event"><h2 class="p-name">Findlay Lecture 2025</h2><p><time class="dt-start" datetime="2025-11-26T18:00">26 November 2025, 6 pm</time></p><p class="p-location">St Aidan’s Hall, 4 Milner Street, Makhanda, 6139</p><p>Professor Achille Ndiaye (Dakar): The town that paid its debts. RSVP to <a href="mailto:events@kowieinstitute.example">events@kowieinstitute.example</a> or WhatsApp 073 418 2260.</p></div><div class="h-event"><h2 class="p-name">Budget breakfast</h2><p>20 February 2026, 7.30 am, online. With Saskia Bezuidenhout and journalist Carla Jonker.</p></div>`,
    ),
    '/contact/': kowiePage(
      'Contact',
      `<h1>Contact</h1><h2>Makhanda (head office)</h2><p>12 Somerset Street<br>Makhanda<br>6139</p><p>Tel: 046 622 4817<br>Fax: 046 622 4818<br>Email: <a href="mailto:info@kowieinstitute.example">info@kowieinstitute.example</a></p><p>Monday to Thursday 8.30 to 16.30, Friday to 13.00. If load-shedding has cut the line, please try again after two hours.</p><h2>Johannesburg</h2><p>Unit 6, 87 De Korte Street<br>Johannesburg<br>2001</p><p>Tel: 011 403 2956</p><h2>Media enquiries</h2><p>Yusuf Parker, 082 417 6603, <a href="mailto:media@kowieinstitute.example">media@kowieinstitute.example</a></p>`,
    ),
    '/paia-popia/': kowiePage(
      'PAIA and POPIA',
      `<h1>PAIA and POPIA</h1><p>This page is our manual in terms of section 51 of the Promotion of Access to Information Act 2 of 2000. Requests on Form 2 may be sent to <a href="mailto:paia@kowieinstitute.example">paia@kowieinstitute.example</a>. The prescribed request fee is R140.</p><p>We hold names and email addresses of newsletter readers and event guests, and nothing else about them. We keep them until you unsubscribe.</p><p>Complaints: The Information Regulator (South Africa), Woodmead North Office Park, 54 Maxwell Drive, Woodmead, Johannesburg, 2191, enquiries@inforegulator.org.za, 010 023 5200.</p>`,
    ),
  },
  truth: {
    names: ['The Kowie Institute', 'Kowie Institute', 'The Kowie Institute NPC'],
    people: [
      ['Nomvuyo Mabandla', 'Executive Director'],
      ['Lunga Tyali', 'Senior Researcher, Water and Sanitation'],
      ['Saskia Bezuidenhout', 'Researcher, Municipal Finance'],
      ['Yusuf Parker', 'Communications Manager'],
      ['Thandeka Gqirana', 'Office Administrator'],
      ['Priya Naidoo', 'Visiting Fellow 2025'],
      ['Andile Mqhayi', 'Chairperson'],
      ['Rosemary Thackwray', 'Deputy Chairperson'],
      ['Kagiso Molefe', 'Non-executive Director'],
    ],
    emails: [
      ['n.mabandla@kowieinstitute.example', 'personal'],
      ['l.tyali@kowieinstitute.example', 'personal'],
      ['events@kowieinstitute.example', 'role'],
      ['info@kowieinstitute.example', 'role'],
      ['media@kowieinstitute.example', 'role'],
      ['paia@kowieinstitute.example', 'role'],
    ],
    phones: ['+27734182260', '+27466224817', '+27466224818', '+27114032956', '+27824176603'],
    addresses: [
      ['12 Somerset Street', '6139', 'Makhanda'],
      ['Unit 6, 87 De Korte Street', '2001', 'Johannesburg'],
    ],
    profiles: ['https://www.linkedin.com/company/kowie-institute', 'https://www.youtube.com/@kowieinstitute'],
  },
};

export const FARTHER_TENTH = [ergoThessalia, kiyikod, minoribatake, kowie];
