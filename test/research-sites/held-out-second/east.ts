import type { FictionalSite } from '../fictional-site.js';

/** A Polish foundation: a table whose first column is the name, a flat in the street. */
const brzeg: FictionalSite = {
  host: 'zielonybrzeg.example',
  pages: {
    '/': `<!doctype html><html lang="pl-PL"><head><meta charset="utf-8"><title>Fundacja Zielony Brzeg – razem dla rzek</title><meta property="og:site_name" content="Fundacja Zielony Brzeg"><meta property="og:description" content="Sprzątamy, sadzimy, uczymy."></head><body><a href="/o-nas">O nas</a><a href="/kontakt">Kontakt</a></body></html>`,
    '/o-nas': `<!doctype html><html lang="pl-PL"><head><meta charset="utf-8"><title>O nas</title></head><body><h1>O nas</h1><h2>Zarząd</h2><table><tbody><tr><td>Agnieszka Wróblewska</td><td>prezeska zarządu</td></tr><tr><td>Michał Dąbek</td><td>członek zarządu</td></tr></tbody></table><h2>Zespół</h2><p><b>Oksana Hnatiuk</b> – koordynatorka wolontariatu</p><p><b>Grzegorz Pająk</b> – specjalista ds. zieleni</p></body></html>`,
    '/kontakt': `<!doctype html><html lang="pl-PL"><head><meta charset="utf-8"><title>Kontakt</title></head><body><p>Fundacja Zielony Brzeg<br>ul. Lipowa 7/12<br>00-316 Warszawa</p><p>KRS: 0000123456, NIP: 5250001009, REGON: 140123456</p><p>tel. 22 555 03 01, e-mail: biuro@zielonybrzeg.example</p></body></html>`,
  },
  truth: {
    names: ['Fundacja Zielony Brzeg'],
    descriptions: ['Sprzątamy, sadzimy, uczymy.'],
    people: [
      ['Agnieszka Wróblewska', 'prezeska zarządu'],
      ['Michał Dąbek', 'członek zarządu'],
      ['Oksana Hnatiuk', 'koordynatorka wolontariatu'],
      ['Grzegorz Pająk', 'specjalista ds. zieleni'],
    ],
    emails: [['biuro@zielonybrzeg.example', 'role']],
    phones: ['+48225550301'],
    addresses: [['ul. Lipowa 7/12', '00-316', 'Warszawa']],
  },
};

/** A Czech theatre: people with academic degrees, a house number with a stroke. */
const divadlo: FictionalSite = {
  host: 'divadlonamoste.example',
  pages: {
    '/': `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>Divadlo Na Mostě</title></head><body><h1>Divadlo Na Mostě</h1><div class="program"><h3>Zlatý klíč</h3><p>pohádka pro děti</p></div><a href="/lide">Lidé</a><a href="/kontakty">Kontakty</a></body></html>`,
    '/lide': `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>Lidé v divadle</title></head><body><h1>Lidé v divadle</h1><div class="clovek"><h3>MgA. Barbora Štěpánková</h3><p>umělecká šéfka</p></div><div class="clovek"><h3>Ing. Radek Vondra, Ph.D.</h3><p>ředitel</p></div><div class="clovek"><h3>Linh Nguyen</h3><p>produkce</p></div></body></html>`,
    '/kontakty': `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>Kontakty</title></head><body><p>Masarykova 407/31, 602 00 Brno</p><p>Pokladna: +420 542 555 301</p><p>pokladna@divadlonamoste.example</p><p>IČO 12345678</p><a href="https://www.facebook.com/profile.php?id=100064555030118">Facebook</a></body></html>`,
  },
  truth: {
    names: ['Divadlo Na Mostě'],
    people: [
      ['Barbora Štěpánková', 'umělecká šéfka'],
      ['Radek Vondra', 'ředitel'],
      ['Linh Nguyen', 'produkce'],
    ],
    emails: [['pokladna@divadlonamoste.example', 'role']],
    phones: ['+420542555301'],
    addresses: [['Masarykova 407/31', '602 00', 'Brno']],
    profiles: ['https://www.facebook.com/profile.php?id=100064555030118'],
  },
};

/** A Greek society. */
const anemona: FictionalSite = {
  host: 'anemona.example',
  pages: {
    '/': `<!doctype html><html lang="el"><head><meta charset="utf-8"><title>Πολιτιστικός Σύλλογος «Ανεμώνα»</title><meta name="description" content="Χορός, θέατρο και μουσική στη γειτονιά."></head><body><a href="/dioikitiko-symvoulio">Διοικητικό Συμβούλιο</a><a href="/epikoinonia">Επικοινωνία</a></body></html>`,
    '/dioikitiko-symvoulio': `<!doctype html><html lang="el"><head><meta charset="utf-8"><title>Διοικητικό Συμβούλιο</title></head><body><h1>Διοικητικό Συμβούλιο</h1><p>Πρόεδρος: Ελένη Παπαδάκη</p><p>Γραμματέας: Νίκος Αλεξίου</p><p>Ταμίας: Δέσποινα Κωστή</p></body></html>`,
    '/epikoinonia': `<!doctype html><html lang="el"><head><meta charset="utf-8"><title>Επικοινωνία</title></head><body><p>Διεύθυνση: Αγίου Δημητρίου 84, 546 31 Θεσσαλονίκη</p><p>Τηλ.: 2310 555 301</p><p>Email: syllogos@anemona.example</p></body></html>`,
  },
  truth: {
    names: ['Πολιτιστικός Σύλλογος «Ανεμώνα»', 'Πολιτιστικός Σύλλογος Ανεμώνα'],
    descriptions: ['Χορός, θέατρο και μουσική στη γειτονιά.'],
    people: [
      ['Ελένη Παπαδάκη', 'Πρόεδρος'],
      ['Νίκος Αλεξίου', 'Γραμματέας'],
      ['Δέσποινα Κωστή', 'Ταμίας'],
    ],
    emails: [['syllogos@anemona.example', 'role']],
    phones: ['+302310555301'],
    addresses: [['Αγίου Δημητρίου 84', '546 31', 'Θεσσαλονίκη']],
  },
};

/** A Ukrainian organization: the town before the postal code, cards with roles first. */
const svitanok: FictionalSite = {
  host: 'svitanok.example',
  pages: {
    '/': `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>Головна | ГО «Світанок»</title><meta property="og:site_name" content="ГО «Світанок»"></head><body><a href="/komanda">Команда</a><a href="/kontakty">Контакти</a></body></html>`,
    '/komanda': `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>Команда</title></head><body><h1>Наша команда</h1><div class="t-card"><div class="t-title">Олена Шевчук</div><div class="t-descr">Виконавча директорка</div></div><div class="t-card"><div class="t-title">Тарас Бондаренко</div><div class="t-descr">Юрист</div></div><div class="t-card"><div class="t-title">Леся Гончар</div><div class="t-descr">Психологиня</div></div></body></html>`,
    '/kontakty': `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>Контакти</title></head><body><p>вул. Садова, 12, м. Львів, 79008</p><p>тел.: (032) 255-53-01</p><p><a href="mailto:info@svitanok.example">info@svitanok.example</a></p><p><a href="https://t.me/svitanok_ngo">Telegram</a></p></body></html>`,
  },
  truth: {
    names: ['ГО «Світанок»', 'ГО Світанок', 'Світанок'],
    people: [
      ['Олена Шевчук', 'Виконавча директорка'],
      ['Тарас Бондаренко', 'Юрист'],
      ['Леся Гончар', 'Психологиня'],
    ],
    emails: [['info@svitanok.example', 'role']],
    phones: ['+380322555301'],
    addresses: [['вул. Садова, 12', '79008', 'Львів']],
    profiles: ['https://t.me/svitanok_ngo'],
  },
};

/** A Japanese workshop: the company's outline in a table. */
const midori: FictionalSite = {
  host: 'midorikobo.example',
  pages: {
    '/': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>株式会社みどり工房｜木のおもちゃ</title><meta name="description" content="国産の木でおもちゃをつくっています。"></head><body><a href="/company/">会社概要</a><a href="/contact/">お問い合わせ</a></body></html>`,
    '/company/': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>会社概要｜株式会社みどり工房</title></head><body><h1>会社概要</h1><table><tr><th>会社名</th><td>株式会社みどり工房</td></tr><tr><th>代表者</th><td>代表取締役 山口 健太</td></tr><tr><th>所在地</th><td>〒390-0001 長野県松本市緑町3-1</td></tr><tr><th>電話番号</th><td>0263-00-0301</td></tr><tr><th>設立</th><td>2008年4月1日</td></tr><tr><th>資本金</th><td>1,000万円</td></tr></table></body></html>`,
    '/contact/': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>お問い合わせ</title></head><body><p>メール：info＠midorikobo.example</p></body></html>`,
  },
  truth: {
    names: ['株式会社みどり工房'],
    descriptions: ['国産の木でおもちゃをつくっています。'],
    people: [['山口 健太', '代表取締役']],
    emails: [['info@midorikobo.example', 'role']],
    phones: ['+81263000301'],
    addresses: [['緑町3-1', '390-0001', '松本市']],
  },
};

/** A Turkish society: a floor, a district before the province. */
const kuzeyYildizi: FictionalSite = {
  host: 'kuzeyyildizi.example',
  pages: {
    '/': `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Kuzey Yıldızı Derneği</title></head><body><a href="/yonetim-kurulu">Yönetim Kurulu</a><a href="/iletisim">İletişim</a></body></html>`,
    '/yonetim-kurulu': `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Yönetim Kurulu</title></head><body><h1>Yönetim Kurulu</h1><div class="uye"><h5>Gülşah Öztürk</h5><small>Yönetim Kurulu Başkanı</small></div><div class="uye"><h5>Cem Karaca Aydın</h5><small>Sayman</small></div><div class="uye"><h5>İpek Şahin</h5><small>Üye</small></div></body></html>`,
    '/iletisim': `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>İletişim</title></head><body><p>Adres: Atatürk Cad. No: 45 Kat: 2, 35220 Konak/İzmir</p><p>Telefon: 0232 555 03 01</p><p>E-posta: bilgi@kuzeyyildizi.example</p></body></html>`,
  },
  truth: {
    names: ['Kuzey Yıldızı Derneği'],
    people: [
      ['Gülşah Öztürk', 'Yönetim Kurulu Başkanı'],
      ['Cem Karaca Aydın', 'Sayman'],
      ['İpek Şahin', 'Üye'],
    ],
    emails: [['bilgi@kuzeyyildizi.example', 'role']],
    phones: ['+902325550301'],
    addresses: [['Atatürk Cad. No: 45 Kat: 2', '35220', 'Konak/İzmir']],
  },
};

/** A Hungarian choir: the town before the street, family names first. */
const dunaMenti: FictionalSite = {
  host: 'dunamentikorus.example',
  pages: {
    '/': `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Duna Menti Kórus</title><meta property="og:site_name" content="Duna Menti Kórus"></head><body><a href="/rolunk">Rólunk</a><a href="/elerhetoseg">Elérhetőség</a></body></html>`,
    '/rolunk': `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Rólunk</title></head><body><h1>Rólunk</h1><p>Karnagy: Szabó Eszter</p><p>Elnök: Kovács Péter</p><p>Titkár: Dr. Nagy Ilona</p></body></html>`,
    '/elerhetoseg': `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Elérhetőség</title></head><body><p>Cím: 1052 Budapest, Váci utca 19. II/4.</p><p>Telefon: +36 1 555 0301</p><p>E-mail: korus kukac dunamentikorus pont example</p></body></html>`,
  },
  truth: {
    names: ['Duna Menti Kórus'],
    people: [
      ['Szabó Eszter', 'Karnagy'],
      ['Kovács Péter', 'Elnök'],
      ['Nagy Ilona', 'Titkár'],
    ],
    emails: [['korus@dunamentikorus.example', 'role']],
    phones: ['+3615550301'],
    addresses: [['Váci utca 19. II/4.', '1052', 'Budapest']],
  },
};

export const EAST = [brzeg, divadlo, anemona, svitanok, midori, kuzeyYildizi, dunaMenti];
