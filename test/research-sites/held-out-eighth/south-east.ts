import type { FictionalSite } from '../fictional-site.js';

/** A Croatian town library: staff under their departments, opening hours, branches' numbers. */
const vrbanja: FictionalSite = {
  host: 'knjiznica-vrbanja.example',
  pages: {
    '/': `<!doctype html><html lang="hr"><head><meta charset="utf-8"><title>Gradska knjižnica Vrbanja - Naslovnica</title><meta name="description" content="Mjesto susreta za čitatelje svih dobi."><meta property="og:site_name" content="Gradska knjižnica Vrbanja"></head><body><nav><a href="/o-nama/">O nama</a><a href="/djelatnici/">Djelatnici</a><a href="/kontakt/">Kontakt</a></nav><h1>Naslovnica</h1><article><h2>Književna večer</h2><p>U četvrtak, 27. studenoga, gošća knjižnice je pjesnikinja Ljerka Modrić. Početak u 19 sati.</p></article><article><h2>Nove knjige</h2><ul><li>Kuća na rubu šume</li><li>Zimski dnevnik</li></ul></article></body></html>`,
    '/o-nama/': `<!doctype html><html lang="hr"><head><meta charset="utf-8"><title>Gradska knjižnica Vrbanja - O nama</title></head><body><h1>O nama</h1><p>Knjižnica je osnovana 1871. kao čitaonica. Danas ima 54 000 svezaka. Osnivač je Grad Županja.</p><p>Ravnateljica: Vesna Kolarić</p></body></html>`,
    '/djelatnici/': `<!doctype html><html lang="hr"><head><meta charset="utf-8"><title>Gradska knjižnica Vrbanja - Djelatnici</title></head><body><h1>Djelatnici</h1><div class="osoba"><p><strong>Vesna Kolarić</strong>, ravnateljica</p><p>e-mail: <a href="mailto:ravnateljica@knjiznica-vrbanja.example">ravnateljica@knjiznica-vrbanja.example</a></p></div><div class="osoba"><p><strong>Damir Šokčević</strong>, voditelj nabave</p><p>e-mail: <a href="mailto:damir.sokcevic@knjiznica-vrbanja.example">damir.sokcevic@knjiznica-vrbanja.example</a></p></div><div class="osoba"><p><strong>Ivana Đurđević</strong>, dječja knjižničarka</p></div><div class="osoba"><p><strong>Željka Prgomet</strong>, pomoćna knjižničarka</p></div></body></html>`,
    '/kontakt/': `<!doctype html><html lang="hr"><head><meta charset="utf-8"><title>Gradska knjižnica Vrbanja - Kontakt</title></head><body><h1>Kontakt</h1><p>Gradska knjižnica Vrbanja<br>Trg slobode 4<br>32270 Županja</p><p>tel: 032 550 310<br>faks: 032 550 311<br>dječji odjel: 032 550 312</p><p>e-mail: <a href="mailto:knjiznica@knjiznica-vrbanja.example">knjiznica@knjiznica-vrbanja.example</a></p><table><tr><th>Radno vrijeme</th><th></th></tr><tr><td>pon, sri, pet</td><td>8 – 15</td></tr><tr><td>uto, čet</td><td>12 – 19</td></tr></table><p>OIB: 12345678903 | IBAN: HR1210010051863000160</p><p><a href="https://www.instagram.com/knjiznica.vrbanja/">Pratite nas na Instagramu</a></p></body></html>`,
  },
  truth: {
    names: ['Gradska knjižnica Vrbanja'],
    descriptions: ['Mjesto susreta za čitatelje svih dobi.'],
    people: [
      ['Vesna Kolarić', 'ravnateljica'],
      ['Damir Šokčević', 'voditelj nabave'],
      ['Ivana Đurđević', 'dječja knjižničarka'],
      ['Željka Prgomet', 'pomoćna knjižničarka'],
    ],
    emails: [
      ['ravnateljica@knjiznica-vrbanja.example', 'role'],
      ['damir.sokcevic@knjiznica-vrbanja.example', 'personal'],
      ['knjiznica@knjiznica-vrbanja.example', 'role'],
    ],
    phones: ['+38532550310', '+38532550311', '+38532550312'],
    addresses: [['Trg slobode 4', '32270', 'Županja']],
    profiles: ['https://www.instagram.com/knjiznica.vrbanja'],
  },
};

/** A Bulgarian theatre: a management list, a troupe, a box office. */
const iskra: FictionalSite = {
  host: 'teatariskra.example',
  pages: {
    '/': `<!doctype html><html lang="bg"><head><meta charset="utf-8"><title>Драматичен театър „Искра“ – Пловдив</title><meta name="description" content="Репертоар, билети и новини от Драматичен театър „Искра“."></head><body><div class="top"><a href="/program">Програма</a> <a href="/ekip">Екип</a> <a href="/kontakti">Контакти</a></div><h1>Драматичен театър „Искра“</h1><h2>Предстоящи представления</h2><ul><li>22 ноември, 19:00 – „Вишнева градина“ по Чехов</li><li>26 ноември, 19:00 – „Големанов“</li></ul><p>С подкрепата на Община Пловдив</p></body></html>`,
    '/program': `<!doctype html><html lang="bg"><head><meta charset="utf-8"><title>Програма – Драматичен театър „Искра“</title></head><body><h1>Програма за ноември</h1><table><tr><td>22.11.</td><td>„Вишнева градина“</td><td>20 лв.</td></tr><tr><td>26.11.</td><td>„Големанов“</td><td>15 лв.</td></tr></table></body></html>`,
    '/ekip': `<!doctype html><html lang="bg"><head><meta charset="utf-8"><title>Екип – Драматичен театър „Искра“</title></head><body><h1>Екип</h1>
<h2>Ръководство</h2>
<ul>
  <li><b>Директор:</b> Кирил Данаилов</li>
  <li><b>Главен счетоводител:</b> Румяна Тодорова</li>
  <li><b>Драматург:</b> Елица Вълчева</li>
  <li><b>Организатор публика:</b> Георги Малинов</li></ul><h2>Технически екип</h2><ul><li><b>Главен осветител:</b> Асен Божков</li></ul></body></html>`,
    '/kontakti': `<!doctype html><html lang="bg"><head><meta charset="utf-8"><title>Контакти – Драматичен театър „Искра“</title></head><body><h1>Контакти</h1><p>Адрес: 4000 Пловдив, ул. „Райко Даскалов“ № 24</p><p>Каса: 032 550 310 (от 10 до 19 ч.)<br>Администрация: 032 550 311<br>GSM: 0888 550 310</p><p>Електронна поща: <a href="mailto:office@teatariskra.example">office@teatariskra.example</a><br>Билети: <a href="mailto:kasa@teatariskra.example">kasa@teatariskra.example</a></p><p><a href="https://www.facebook.com/teatariskra">Facebook</a></p><p>БУЛСТАТ 123456786</p></body></html>`,
  },
  truth: {
    names: ['Драматичен театър „Искра“', 'Драматичен театър „Искра“ – Пловдив', 'Драматичен театър Искра'],
    descriptions: ['Репертоар, билети и новини от Драматичен театър „Искра“.'],
    people: [
      ['Кирил Данаилов', 'Директор'],
      ['Румяна Тодорова', 'Главен счетоводител'],
      ['Елица Вълчева', 'Драматург'],
      ['Георги Малинов', 'Организатор публика'],
      ['Асен Божков', 'Главен осветител'],
    ],
    emails: [
      ['office@teatariskra.example', 'role'],
      ['kasa@teatariskra.example', 'role'],
    ],
    phones: ['+35932550310', '+35932550311', '+359888550310'],
    addresses: [['ул. „Райко Даскалов“ № 24', '4000', 'Пловдив']],
    profiles: ['https://www.facebook.com/teatariskra'],
  },
};

/** A Greek university laboratory: members by rank, addresses with [at], a post box of a campus. */
const hydrolab: FictionalSite = {
  host: 'hydrolab-ioannina.example',
  pages: {
    '/': `<!doctype html><html lang="el"><head><meta charset="utf-8"><title>Εργαστήριο Λιμναίας Υδραυλικής</title><meta name="description" content="Έρευνα και διδασκαλία για τα νερά των λιμνών της Ηπείρου."></head><body><div class="navbar"><a href="/">Αρχική</a><a href="/melh">Μέλη</a><a href="/ereyna">Έρευνα</a><a href="/epikoinonia">Επικοινωνία</a></div><h1>Εργαστήριο Λιμναίας Υδραυλικής</h1><p>Το εργαστήριο ιδρύθηκε το 1998.</p><h2>Ανακοινώσεις</h2><p>Σεμινάριο: «Μοντέλα ευτροφισμού», Τετάρτη 26 Νοεμβρίου, αίθουσα Β2.</p></body></html>`,
    '/melh': `<!doctype html><html lang="el"><head><meta charset="utf-8"><title>Μέλη - Εργαστήριο Λιμναίας Υδραυλικής</title></head><body><h1>Μέλη του εργαστηρίου</h1><table class="table table-striped"><thead><tr><th>Ονοματεπώνυμο</th><th>Ιδιότητα</th><th>E-mail</th></tr></thead><tbody><tr><td>Αικατερίνη Ζώη</td><td>Καθηγήτρια, Διευθύντρια</td><td>kzoi [at] hydrolab-ioannina.example</td></tr><tr><td>Σπύρος Νάκος</td><td>Επίκουρος Καθηγητής</td><td>snakos [at] hydrolab-ioannina.example</td></tr><tr><td>Βασιλική Τσούμα</td><td>Μεταδιδακτορική ερευνήτρια</td><td>vtsouma [at] hydrolab-ioannina.example</td></tr><tr><td>Λευτέρης Παππάς</td><td>Υποψήφιος διδάκτορας</td><td></td></tr></tbody></table></body></html>`,
    '/ereyna': `<!doctype html><html lang="el"><head><meta charset="utf-8"><title>Έρευνα - Εργαστήριο Λιμναίας Υδραυλικής</title></head><body><h1>Δημοσιεύσεις</h1><ol><li>Zoi, K., Nakos, S. (2024). Seiches in karstic lakes. Journal of Lake Studies 12, 44–61. doi:10.9999/jls.2024.0310</li><li>Tsouma, V., Keller, M. (2023). Nutrient pulses after storms.</li></ol></body></html>`,
    '/epikoinonia': `<!doctype html><html lang="el"><head><meta charset="utf-8"><title>Επικοινωνία - Εργαστήριο Λιμναίας Υδραυλικής</title></head><body><h1>Επικοινωνία</h1><p>Εργαστήριο Λιμναίας Υδραυλικής<br>Λεωφόρος Πανεπιστημίου 40<br>455 00 Ιωάννινα</p><p>Τηλ.: 26510 55310<br>Fax: 26510 55311</p><p>Γραμματεία: grammateia [at] hydrolab-ioannina.example</p><iframe src="https://maps.example/embed?pb=!1m18!1m12"></iframe></body></html>`,
  },
  truth: {
    names: ['Εργαστήριο Λιμναίας Υδραυλικής'],
    descriptions: ['Έρευνα και διδασκαλία για τα νερά των λιμνών της Ηπείρου.'],
    people: [
      ['Αικατερίνη Ζώη', 'Καθηγήτρια, Διευθύντρια'],
      ['Σπύρος Νάκος', 'Επίκουρος Καθηγητής'],
      ['Βασιλική Τσούμα', 'Μεταδιδακτορική ερευνήτρια'],
      ['Λευτέρης Παππάς', 'Υποψήφιος διδάκτορας'],
    ],
    emails: [
      ['kzoi@hydrolab-ioannina.example', 'personal'],
      ['snakos@hydrolab-ioannina.example', 'personal'],
      ['vtsouma@hydrolab-ioannina.example', 'personal'],
      ['grammateia@hydrolab-ioannina.example', 'role'],
    ],
    phones: ['+302651055310', '+302651055311'],
    addresses: [['Λεωφόρος Πανεπιστημίου 40', '455 00', 'Ιωάννινα']],
  },
};

export const SOUTH_EAST_EIGHTH = [vrbanja, iskra, hydrolab];
