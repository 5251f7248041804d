import type { FictionalSite } from '../fictional-site.js';

const licuriciPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="ro-RO"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="Spectacole pentru copii și familii, ateliere de păpuși și turnee în școlile din județ."></head>
<body><div id="wrap"><div id="logo"><a href="/"><img src="/sites/default/files/licurici.png" alt="Acasă"></a></div><ul id="meniu"><li><a href="/repertoriu">Repertoriu</a></li><li><a href="/echipa">Echipa</a></li><li><a href="/informatii-publice">Informații publice</a></li><li><a href="/contact">Contact</a></li></ul><div id="continut">${main}</div><div id="subsol">© 2025 Teatrul de Păpuși „Licurici” Iași. Instituție a Consiliului Județean</div></div></body></html>`;

/** A Romanian puppet theatre: roles above the names, guest directors, a box office. */
const licurici: FictionalSite = {
  host: 'teatrullicurici.example',
  pages: {
    '/': licuriciPage(
      'Teatrul de Păpuși „Licurici” Iași',
      `<h1>Bine ați venit la Licurici!</h1><div class="spectacol"><h2>Capra cu trei iezi</h2><p>Duminică, 30 noiembrie, ora 11:00. Bilete: 20 lei</p></div><div class="spectacol"><h2>Ursul și poneiul</h2><p>Sâmbătă, 6 decembrie, ora 10:30</p></div>`,
    ),
    '/repertoriu': licuriciPage(
      'Repertoriu – Teatrul de Păpuși „Licurici” Iași',
      `<h1>Repertoriu</h1><h2>Capra cu trei iezi</h2><p>după Ion Creangă<br>Regia: Doru Zamfirache<br>Scenografia: Oana Lupescu</p><h2>Ursul și poneiul</h2><p>Un spectacol fără cuvinte, pentru copii de la 2 ani</p>`,
    ),
    '/echipa': licuriciPage(
      'Echipa – Teatrul de Păpuși „Licurici” Iași',
      `<h1>Echipa</h1><div class="membru"><p class="functie">Director</p><p class="nume">Mirela Stănculescu</p></div><div class="membru"><p class="functie">Contabil-șef</p><p class="nume">Gabriela Ioniță</p></div><div class="membru"><p class="functie">Secretar literar</p><p class="nume">Ana-Maria Dobre</p></div><div class="membru"><p class="functie">Actor păpușar</p><p class="nume">Cosmin Vlădescu</p></div><div class="membru"><p class="functie">Actriță păpușară</p><p class="nume">Raluca Moisescu</p></div><div class="membru"><p class="functie">Maestru de lumini</p><p class="nume">Petru Agache</p></div>`,
    ),
    '/informatii-publice': licuriciPage(
      'Informații publice – Teatrul de Păpuși „Licurici” Iași',
      `<h1>Informații publice</h1><p>Cererile se trimit la secretariat@teatrullicurici.example.</p><ul><li><a href="/f/buget2025.pdf">Buget 2025</a></li><li><a href="/f/organigrama.pdf">Organigrama</a></li></ul>`,
    ),
    '/contact': licuriciPage(
      'Contact – Teatrul de Păpuși „Licurici” Iași',
      `<h1>Contact</h1><p>Adresa: Bd. Independenței nr. 18, 700100 Iași, jud. Iași</p><p>Secretariat: 0232 550 310<br>Fax: 0232 550 311<br>Agenția de bilete: 0740 550 310</p><p>Bilete: <a href="mailto:bilete@teatrullicurici.example">bilete@teatrullicurici.example</a></p><p>CUI 4541234<br>Cont: RO49 AAAA 1B31 0075 9384 0000</p><p><a href="https://www.facebook.com/teatrullicurici">Facebook</a> · <a href="https://www.youtube.com/@teatrullicurici">YouTube</a></p>`,
    ),
  },
  truth: {
    names: [
      'Teatrul de Păpuși „Licurici” Iași',
      'Teatrul de Păpuși „Licurici”',
      'Teatrul de Păpuși Licurici Iași',
      'Teatrul de Păpuși Licurici',
    ],
    descriptions: ['Spectacole pentru copii și familii, ateliere de păpuși și turnee în școlile din județ.'],
    people: [
      ['Mirela Stănculescu', 'Director'],
      ['Gabriela Ioniță', 'Contabil-șef'],
      ['Ana-Maria Dobre', 'Secretar literar'],
      ['Cosmin Vlădescu', 'Actor păpușar'],
      ['Raluca Moisescu', 'Actriță păpușară'],
      ['Petru Agache', 'Maestru de lumini'],
    ],
    emails: [
      ['secretariat@teatrullicurici.example', 'role'],
      ['bilete@teatrullicurici.example', 'role'],
    ],
    phones: ['+40232550310', '+40232550311', '+40740550310'],
    addresses: [['Bd. Independenței nr. 18', '700100', 'Iași']],
    profiles: ['https://www.facebook.com/teatrullicurici', 'https://www.youtube.com/@teatrullicurici'],
  },
};

const monolithiPage = (title: string, main: string): string => `<!doctype html>
<html lang="el-GR"><head><meta charset="utf-8"><title>${title} | Οινοποιητικός Συνεταιρισμός Μονολιθίου</title><meta name="description" content="Κρασιά από τα αμπέλια 180 οικογενειών της Βοιωτίας."></head>
<body><header><a href="/">Οινοποιητικός Συνεταιρισμός Μονολιθίου</a><nav><a href="/o-synetairismos/">Ο συνεταιρισμός</a><a href="/anthropoi/">Οι άνθρωποί μας</a><a href="/krasia/">Κρασιά</a><a href="/epikoinonia/">Επικοινωνία</a></nav></header><main>${main}</main>
<footer><a href="https://www.instagram.com/monolithiwines/">Instagram</a></footer></body></html>`;

/** A Greek wine cooperative: a board in a list of terms, employees in blocks, a shop in another town. */
const monolithi: FictionalSite = {
  host: 'monolithi-wines.example',
  pages: {
    '/': monolithiPage(
      'Αρχική',
      `<h1>Ο τόπος μέσα σε ένα ποτήρι</h1><p>Επισκεφθείτε μας κάθε Σάββατο, 11:00–15:00.</p>`,
    ),
    '/o-synetairismos/': monolithiPage(
      'Ο συνεταιρισμός',
      `<h1>Ο συνεταιρισμός</h1><p>Ιδρύθηκε το 1951 από 26 αμπελουργούς με πρωτεργάτη τον Ευθύμιο Ρούσσο.</p><h2>Διακρίσεις</h2><ul><li>2022: χρυσό μετάλλιο, διαγωνισμός «Δημήτριος Λαμπρινός»</li><li>2019: αργυρό μετάλλιο, Θεσσαλονίκη</li></ul>`,
    ),
    '/anthropoi/': monolithiPage(
      'Οι άνθρωποί μας',
      `<h1>Διοικητικό Συμβούλιο</h1><dl><dt>Πρόεδρος</dt><dd>Νικόλαος Καραμπέτσος</dd><dt>Αντιπρόεδρος</dt><dd>Γεωργία Στάμου</dd><dt>Γραμματέας</dt><dd>Αθανάσιος Μπέκας</dd><dt>Ταμίας</dt><dd>Ελένη Κατσίκη</dd></dl><h1>Προσωπικό</h1><div><h3>Δήμητρα Λιάπη</h3><p>Οινολόγος</p><p>Τηλ. 6974 550310</p></div><div><h3>Σωτήρης Γκίκας</h3><p>Υπεύθυνος πωλήσεων</p><p>sgikas [at] monolithi-wines.example</p></div>`,
    ),
    '/krasia/': monolithiPage(
      'Κρασιά',
      `<h1>Κρασιά</h1><div class="prod"><h3>Μονολίθι Λευκό</h3><p>Σαββατιανό, 12,5% vol. 8,50 €</p></div><div class="prod"><h3>Κυρά Φρόσω</h3><p>Ροζέ από Μοσχάτο Αμβούργου. 9,20 €</p></div>`,
    ),
    '/epikoinonia/': monolithiPage(
      'Επικοινωνία',
      `<h1>Επικοινωνία</h1><h3>Οινοποιείο</h3><p>Αγίου Γεωργίου 27<br>322 00 Θήβα</p><p>Τηλέφωνο: 22620 55031<br>Φαξ: 22620 55032<br>Email: info [at] monolithi-wines.example</p><h3>Πωλητήριο Αθήνας</h3><p>Αθηνάς 14<br>105 51 Αθήνα</p><p>Τηλέφωνο: 210 325 0310</p><p>Α.Φ.Μ. 096123456, Δ.Ο.Υ. Θηβών</p>`,
    ),
  },
  truth: {
    names: ['Οινοποιητικός Συνεταιρισμός Μονολιθίου'],
    descriptions: ['Κρασιά από τα αμπέλια 180 οικογενειών της Βοιωτίας.'],
    people: [
      ['Νικόλαος Καραμπέτσος', 'Πρόεδρος'],
      ['Γεωργία Στάμου', 'Αντιπρόεδρος'],
      ['Αθανάσιος Μπέκας', 'Γραμματέας'],
      ['Ελένη Κατσίκη', 'Ταμίας'],
      ['Δήμητρα Λιάπη', 'Οινολόγος'],
      ['Σωτήρης Γκίκας', 'Υπεύθυνος πωλήσεων'],
    ],
    emails: [
      ['info@monolithi-wines.example', 'role'],
      ['sgikas@monolithi-wines.example', 'personal'],
    ],
    phones: ['+302262055031', '+302262055032', '+302103250310', '+306974550310'],
    addresses: [
      ['Αγίου Γεωργίου 27', '322 00', 'Θήβα'],
      ['Αθηνάς 14', '105 51', 'Αθήνα'],
    ],
    profiles: ['https://www.instagram.com/monolithiwines'],
  },
};

const verbivkaPage = (title: string, main: string): string => `<!doctype html>
<html lang="uk"><head><meta charset="utf-8"><title>${title}</title></head>
<body><div class="header"><a href="/"><b>Вербівська публічна бібліотека</b></a></div><div class="nav"><a href="/">Новини</a> | <a href="/pro-nas">Про нас</a> | <a href="/pratsivnyky">Працівники</a> | <a href="/kontakty">Контакти</a></div><div class="main">${main}</div><div class="footer">© Вербівська публічна бібліотека, 2025 | <a href="https://www.facebook.com/verbivka.library">Ми у Facebook</a></div></body></html>`;

/** A Ukrainian town library: staff with patronymics in a table, writers who visit, a branch in a village. */
const verbivka: FictionalSite = {
  host: 'verbivka-library.example',
  pages: {
    '/': verbivkaPage(
      'Вербівська публічна бібліотека',
      `<h1>Новини</h1><div class="item"><h3>Зустріч з письменницею</h3><p>28 листопада о 15:00 у читальному залі – зустріч з письменницею Галиною Ворохтою.</p></div><div class="item"><h3>Нові надходження</h3><p>Фонд поповнили 120 книжок за програмою поповнення бібліотек.</p></div>`,
    ),
    '/pro-nas': verbivkaPage(
      'Про нас – Вербівська публічна бібліотека',
      `<h1>Про нас</h1><p>Бібліотеку відкрито 1946 року. Тепер у ній 31 тисяча книжок і 2400 читачів.</p><h2>Послуги</h2><ul><li>Читальний зал з Wi-Fi</li><li>Копіювання документів</li><li>Гурток для дітей «Сонечко»</li></ul>`,
    ),
    '/pratsivnyky': verbivkaPage(
      'Працівники – Вербівська публічна бібліотека',
      `<h1>Працівники</h1><table border="1"><tr><th>ПІБ</th><th>Посада</th><th>Ел. пошта</th></tr><tr><td>Олена Вікторівна Ткачук</td><td>директорка</td><td>olena.tkachuk@verbivka-library.example</td></tr><tr><td>Ігор Степанович Бойчук</td><td>завідувач відділу обслуговування</td><td></td></tr><tr><td>Наталія Романівна Дмитришин</td><td>бібліотекарка дитячого відділу</td><td></td></tr><tr><td>Марта Ігорівна Гнатів</td><td>бібліографиня</td><td></td></tr></table>`,
    ),
    '/kontakty': verbivkaPage(
      'Контакти – Вербівська публічна бібліотека',
      `<h1>Контакти</h1><p>Адреса: вул. Шкільна, 41, м. Вербівка, Тернопільська обл., 47501</p><p>Телефон: (03548) 2-15-31<br>Мобільний: 067 550 31 00</p><p>Електронна пошта: <a href="mailto:biblioteka@verbivka-library.example">biblioteka@verbivka-library.example</a></p><p>Графік роботи: вівторок–субота, 9:00–18:00. Остання п’ятниця місяця – санітарний день.</p><h2>Філія в селі Посухів</h2><p>вул. Тараса Шевченка, 8, с. Посухів, 47523</p><p>ЄДРПОУ 12345678</p>`,
    ),
  },
  truth: {
    names: ['Вербівська публічна бібліотека'],
    people: [
      ['Олена Вікторівна Ткачук', 'директорка'],
      ['Ігор Степанович Бойчук', 'завідувач відділу обслуговування'],
      ['Наталія Романівна Дмитришин', 'бібліотекарка дитячого відділу'],
      ['Марта Ігорівна Гнатів', 'бібліографиня'],
    ],
    emails: [
      ['biblioteka@verbivka-library.example', 'role'],
      ['olena.tkachuk@verbivka-library.example', 'personal'],
    ],
    phones: ['+380354821531', '+380675503100'],
    addresses: [
      ['вул. Шкільна, 41', '47501', 'Вербівка'],
      ['вул. Тараса Шевченка, 8', '47523', 'Посухів'],
    ],
    profiles: ['https://www.facebook.com/verbivka.library'],
  },
};

export const SOUTH_EAST_NINTH = [licurici, monolithi, verbivka];
