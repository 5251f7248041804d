import type { FictionalSite } from '../fictional-site.js';

/** Lists and prose, and a plain address on the home page. */
const domNadRzeka: FictionalSite = {
  host: 'dom-nad-rzeka.example',
  pages: {
    '/': `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Dom nad Rzeką – ośrodek edukacji ekologicznej</title><meta name="description" content="Ośrodek edukacji ekologicznej nad Bugiem: warsztaty, zielone szkoły, obserwacje ptaków."></head><body>
<div class="top"><a href="/o-nas">O nas</a> <a href="/zespol">Zespół</a> <a href="/kontakt">Kontakt</a></div><h1>Dom nad Rzeką</h1></body></html>`,
    '/zespol': `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Zespół</title><h1>Zespół</h1><ul class="osoby"><li><b>Grażyna Świerczewska-Pawlak</b> – dyrektorka</li><li><b>Tomasz Żebrowski</b> – kierownik programów terenowych</li><li><b>mgr Halina Ćwik</b> – księgowa</li></ul>`,
    '/kontakt': `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Kontakt</title><h1>Kontakt</h1><p>Ośrodek „Dom nad Rzeką”<br>ul. Nadbużańska 5<br>08-207 Serpelice</p><p>tel. 83 300 00 17, kom. 500 000 117</p><p>e-mail: biuro@dom-nad-rzeka.example</p><p>NIP 537 000 00 00, REGON 030000000, KRS 0000123456</p>`,
    '/o-nas': `<!doctype html><html lang="pl"><meta charset="utf-8"><title>O nas</title><p>Działamy od 2003 roku.</p>`,
  },
  truth: {
    names: ['Dom nad Rzeką'],
    descriptions: ['Ośrodek edukacji ekologicznej nad Bugiem: warsztaty, zielone szkoły, obserwacje ptaków.'],
    people: [
      ['Grażyna Świerczewska-Pawlak', 'dyrektorka'],
      ['Tomasz Żebrowski', 'kierownik programów terenowych'],
      ['Halina Ćwik', 'księgowa'],
    ],
    emails: [['biuro@dom-nad-rzeka.example', 'role']],
    phones: ['+48833000017', '+48500000117'],
    addresses: [['ul. Nadbużańska 5', '08-207', 'Serpelice']],
  },
};

/** Windows-1251 that the page declares itself. */
const mostIReka: FictionalSite = {
  host: 'most-i-reka.example',
  pages: {
    '/': windows1251(
      `<html lang="ru"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><title>Мост и Река - краеведческое общество</title></head><body><h1>Мост и Река</h1><a href="/kontakty.html">Контакты</a> <a href="/o-nas.html">О нас</a><p>Прогулки каждое воскресенье.</p></body></html>`,
    ),
    '/kontakty.html': windows1251(
      `<html lang="ru"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><title>Контакты</title></head><body><p>Председатель: Ольга Викторовна Снегирёва</p><p>Секретарь: Пётр Лужков</p><p>Тел.: +7 495 123-45-67</p><p>Почта: <a href="mailto:info@most-i-reka.example">info@most-i-reka.example</a></p><p><a href="https://vk.com/mostireka_club">ВКонтакте</a></p></body></html>`,
    ),
    '/o-nas.html': windows1251(
      `<html lang="ru"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><title>О нас</title></head><body><p>Общество основано в 1991 году.</p></body></html>`,
    ),
  },
  truth: {
    names: ['Мост и Река'],
    people: [
      ['Ольга Викторовна Снегирёва', 'Председатель'],
      ['Пётр Лужков', 'Секретарь'],
    ],
    emails: [['info@most-i-reka.example', 'role']],
    phones: ['+74951234567'],
    profiles: ['https://vk.com/mostireka_club'],
  },
};

/** A table of the company's facts, as Japanese sites have one. */
const umibeTosho: FictionalSite = {
  host: 'umibe-tosho.example',
  pages: {
    '/': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>海辺図書株式会社</title><meta name="description" content="海と暮らしの本をつくる小さな出版社です。神奈川県の港町から、全国の書店へ届けています。"></head><body><h1>海辺図書株式会社</h1><ul><li><a href="/company/">会社概要</a></li><li><a href="/contact/">お問い合わせ</a></li></ul><p>Copyright © 2026 海辺図書株式会社</p></body></html>`,
    '/company/': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>会社概要｜海辺図書株式会社</title></head><body><h1>会社概要</h1><table><tr><th>社名</th><td>海辺図書株式会社</td></tr><tr><th>所在地</th><td>〒238-0041 神奈川県横須賀市本町9-9-9 みなとビル3階</td></tr><tr><th>電話番号</th><td>046-000-1234</td></tr><tr><th>設立</th><td>2009年4月1日</td></tr></table>
<h2>役員</h2><table><tr><th>役職</th><th>氏名</th></tr><tr><td>代表取締役社長</td><td>磯村 渚</td></tr><tr><td>取締役</td><td>浜口 航平</td></tr></table></body></html>`,
    '/contact/': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>お問い合わせ</title></head><body><p>メール：info＠umibe-tosho.example（＠を半角に変えてください）</p></body></html>`,
  },
  truth: {
    names: ['海辺図書株式会社'],
    descriptions: ['海と暮らしの本をつくる小さな出版社です。神奈川県の港町から、全国の書店へ届けています。'],
    people: [
      ['磯村 渚', '代表取締役社長'],
      ['浜口 航平', '取締役'],
    ],
    emails: [['info@umibe-tosho.example', 'role']],
    phones: ['+81460001234'],
    addresses: [['本町9-9-9 みなとビル3階', '238-0041', '横須賀市']],
  },
};

/** Right to left, people in cards. */
const darAlnahr: FictionalSite = {
  host: 'dar-alnahr.example',
  pages: {
    '/': `<!doctype html><html lang="ar-JO" dir="rtl"><head><meta charset="utf-8"><title>دار النهر للثقافة</title><meta property="og:site_name" content="دار النهر للثقافة"><meta name="description" content="مركز ثقافي مستقل في عمّان يقدّم ورش الخط العربي والموسيقى والقراءة للجميع."></head><body><a href="/about">من نحن</a> <a href="/team">فريق العمل</a> <a href="/contact">اتصل بنا</a></body></html>`,
    '/team': `<!doctype html><html lang="ar-JO" dir="rtl"><meta charset="utf-8"><title>فريق العمل</title><h1>فريق العمل</h1><div class="team-member"><h3>سلمى الخطيب</h3><p>مديرة الدار</p></div><div class="team-member"><h3>يوسف حداد</h3><p>منسق البرامج</p></div>`,
    '/contact': `<!doctype html><html lang="ar-JO" dir="rtl"><meta charset="utf-8"><title>اتصل بنا</title><p>هاتف: <a href="tel:+96265550123">06 555 0123</a></p><p>البريد الإلكتروني: <a href="mailto:info@dar-alnahr.example">info@dar-alnahr.example</a></p><p><a href="https://www.instagram.com/daralnahr.jo">إنستغرام</a></p>`,
    '/about': `<!doctype html><html lang="ar-JO" dir="rtl"><meta charset="utf-8"><title>من نحن</title><p>تأسست الدار عام 2012.</p>`,
  },
  truth: {
    names: ['دار النهر للثقافة'],
    descriptions: ['مركز ثقافي مستقل في عمّان يقدّم ورش الخط العربي والموسيقى والقراءة للجميع.'],
    people: [
      ['سلمى الخطيب', 'مديرة الدار'],
      ['يوسف حداد', 'منسق البرامج'],
    ],
    emails: [['info@dar-alnahr.example', 'role']],
    phones: ['+96265550123'],
    profiles: ['https://www.instagram.com/daralnahr.jo'],
  },
};

function windows1251(text: string): { body: Buffer; type: string } {
  const table = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return { body: Buffer.from([...text].map((character) => table.indexOf(character))), type: 'text/html' };
}

export const OTHER_SCRIPTS = [domNadRzeka, mostIReka, umibeTosho, darAlnahr];
