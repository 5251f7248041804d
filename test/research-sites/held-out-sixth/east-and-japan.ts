import type { FictionalSite } from '../fictional-site.js';

/** A Polish primary school: teachers and their subjects in a table, named after somebody, with a line for data protection. */
const szkola: FictionalSite = {
  host: 'sp3brzezinygorne.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="pl-PL"><head><meta charset="utf-8"><title>Szkoła Podstawowa nr 3 w Brzezinach Górnych</title></head><body>
<div id="naglowek"><h1>Szkoła Podstawowa nr 3<br><small>im. Heleny Modrzejewskiej w Brzezinach Górnych</small></h1></div>
<div id="menu"><a href="index.html">Aktualności</a> <a href="/nauczyciele">Nauczyciele</a> <a href="/patron">Nasza patronka</a> <a href="/kontakt">Kontakt</a></div>
<div class="news"><h2>Konkurs recytatorski</h2><p>I miejsce: Zosia Malinowska (kl. 4b), II miejsce: Kuba Wrona (kl. 5a). Gratulujemy!</p><p class="autor">Dodał: admin, 14.03.2026</p></div></body></html>`,
    '/nauczyciele': `<!DOCTYPE html><html lang="pl-PL"><head><meta charset="utf-8"><title>Nauczyciele</title></head><body><h2>Dyrekcja</h2><p>Dyrektor: mgr Anna Kowalczyk-Sowa</p><p>Wicedyrektor: mgr Piotr Lisiecki</p>
<h2>Grono pedagogiczne</h2><table border="1"><tr><th>Lp.</th><th>Imię i nazwisko</th><th>Przedmiot</th></tr><tr><td>1.</td><td>Beata Czajkowska</td><td>język polski</td></tr><tr><td>2.</td><td>Marek Stępień</td><td>matematyka, informatyka</td></tr><tr><td>3.</td><td>Ewelina Żuk</td><td>przyroda</td></tr></table></body></html>`,
    '/patron': `<!DOCTYPE html><html lang="pl-PL"><head><meta charset="utf-8"><title>Nasza patronka</title></head><body><h2>Helena Modrzejewska</h2><p>Aktorka, urodzona w Krakowie w 1840 roku.</p></body></html>`,
    '/kontakt': `<!DOCTYPE html><html lang="pl-PL"><head><meta charset="utf-8"><title>Kontakt</title></head><body><h2>Kontakt</h2><p>ul. Szkolna 14<br>95-060 Brzeziny Górne</p><p>tel./fax 46 874 18 27<br>e-mail: sekretariat(at)sp3brzezinygorne.example<br>NIP 833-10-54-217, REGON 001127730</p><p>Sekretariat czynny 7.30–15.30.</p><p>Inspektor ochrony danych: iod@sp3brzezinygorne.example</p></body></html>`,
  },
  truth: {
    names: [
      'Szkoła Podstawowa nr 3 w Brzezinach Górnych',
      'Szkoła Podstawowa nr 3 im. Heleny Modrzejewskiej w Brzezinach Górnych',
      'Szkoła Podstawowa nr 3',
    ],
    people: [
      ['Anna Kowalczyk-Sowa', 'Dyrektor'],
      ['Piotr Lisiecki', 'Wicedyrektor'],
      ['Beata Czajkowska', 'język polski'],
      ['Marek Stępień', 'matematyka, informatyka'],
      ['Ewelina Żuk', 'przyroda'],
    ],
    emails: [
      ['sekretariat@sp3brzezinygorne.example', 'role'],
      ['iod@sp3brzezinygorne.example', 'role'],
    ],
    phones: ['+48468741827'],
    addresses: [['ul. Szkolna 14', '95-060', 'Brzeziny Górne']],
  },
};

/** A Czech fire brigade by hand: microformats for the house, sentences for its people, an address in words. */
const hasici: FictionalSite = {
  host: 'sdhlhotapodjavorem.example',
  pages: {
    '/': `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>SDH Lhota pod Javorem</title><meta name="description" content="Sbor dobrovolných hasičů, založen 1894, 73 členů."></head><body>
<div class="h-card"><h1 class="p-name p-org">Sbor dobrovolných hasičů Lhota pod Javorem</h1><p class="p-adr h-adr"><span class="p-street-address">Hasičská 58</span>, <span class="p-postal-code">517 41</span> <span class="p-locality">Lhota pod Javorem</span></p><p><a class="u-email" href="mailto:sdh@sdhlhotapodjavorem.example">napište nám</a></p></div>
<p><a href="/vybor">Výbor sboru</a> &bull; <a href="/zasahy">Zásahy</a> &bull; <a href="https://www.facebook.com/sdhlhotapodjavorem">Facebook</a></p>
<p>Tísňové volání: 150, 112</p></body></html>`,
    '/vybor': `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>Výbor sboru – SDH Lhota pod Javorem</title></head><body><h1>Výbor sboru</h1>
<p>Starosta sboru: Ing. Jaroslav Kubíček, tel. 605 118 274, starosta(zavináč)sdhlhotapodjavorem.example</p><p>Velitel: Petr Zbořil, tel. 737 402 916</p><p>Jednatelka: Markéta Holubová</p><p>Vedoucí mládeže: Tomáš a Jana Kubíčkovi</p><p>Pokladník: Zdeněk Ryšavý</p></body></html>`,
    '/zasahy': `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>Zásahy – SDH Lhota pod Javorem</title></head><body><h1>Zásahy</h1><table><tr><th>Datum</th><th>Místo</th><th>Událost</th></tr><tr><td>2. 2. 2026</td><td>Dolní Javor</td><td>požár komína</td></tr><tr><td>17. 3. 2026</td><td>Lhota</td><td>spadlý strom</td></tr></table></body></html>`,
  },
  truth: {
    names: ['Sbor dobrovolných hasičů Lhota pod Javorem', 'SDH Lhota pod Javorem'],
    descriptions: ['Sbor dobrovolných hasičů, založen 1894, 73 členů.'],
    people: [
      ['Jaroslav Kubíček', 'Starosta sboru'],
      ['Petr Zbořil', 'Velitel'],
      ['Markéta Holubová', 'Jednatelka'],
      ['Tomáš Kubíček', 'Vedoucí mládeže'],
      ['Jana Kubíčková', 'Vedoucí mládeže'],
      ['Zdeněk Ryšavý', 'Pokladník'],
    ],
    emails: [
      ['sdh@sdhlhotapodjavorem.example', 'role'],
      ['starosta@sdhlhotapodjavorem.example', 'role'],
    ],
    phones: ['+420605118274', '+420737402916'],
    addresses: [['Hasičská 58', '517 41', 'Lhota pod Javorem']],
    profiles: ['https://www.facebook.com/sdhlhotapodjavorem'],
  },
};

/** A Slovenian library: nested blocks of a content manager, people by department with their own addresses. */
const knjiznica: FictionalSite = {
  host: 'knjiznica-podgrad.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="sl-SI"><head><meta charset="utf-8"><title>Domov - Knjižnica Podgrad</title><meta name="generator" content="Joomla! - Open Source Content Management"><meta name="description" content="Splošna knjižnica za občine Podgrad, Hruševje in Zagorica."></head><body class="site com_content view-featured">
<div class="navbar-brand"><a class="brand-logo" href="/">Knjižnica Podgrad</a></div><ul class="mod-menu"><li><a href="/o-nas/zaposleni">Zaposleni</a></li><li><a href="/enote">Enote</a></li><li><a href="/kontakt">Kontakt</a></li></ul>
<div class="com-content-article item-content"><h2>Pravljična ura</h2><p>V torek ob 17. uri pripoveduje Maja Kos. Gostja: pisateljica Vida Lampret.</p></div></body></html>`,
    '/o-nas/zaposleni': `<!DOCTYPE html><html lang="sl-SI"><head><meta charset="utf-8"><title>Zaposleni - Knjižnica Podgrad</title></head><body><div class="com-content-article__body"><h1>Zaposleni</h1>
<p><strong>Mojca Žnidaršič</strong><br><em>direktorica</em><br>05 714 28 61<br><a href="mailto:mojca.znidarsic@knjiznica-podgrad.example">mojca.znidarsic@knjiznica-podgrad.example</a></p>
<p><strong>Boštjan Rener</strong><br><em>vodja izposoje</em><br>05 714 28 62<br><a href="mailto:bostjan.rener@knjiznica-podgrad.example">bostjan.rener@knjiznica-podgrad.example</a></p>
<p><strong>Maja Kos</strong><br><em>mladinski oddelek</em><br>05 714 28 63<br><a href="mailto:maja.kos@knjiznica-podgrad.example">maja.kos@knjiznica-podgrad.example</a></p></div></body></html>`,
    '/enote': `<!DOCTYPE html><html lang="sl-SI"><head><meta charset="utf-8"><title>Enote - Knjižnica Podgrad</title></head><body><h1>Enote</h1><h3>Krajevna knjižnica Hruševje</h3><p>Hruševje 42, 6225 Hruševje<br>odprto ob sredah 14.00–18.00</p></body></html>`,
    '/kontakt': `<!DOCTYPE html><html lang="sl-SI"><head><meta charset="utf-8"><title>Kontakt - Knjižnica Podgrad</title></head><body><h1>Kontakt</h1><dl class="com-contact__address contact-address dl-horizontal"><dt><span class="icon-address"></span></dt><dd><span class="contact-street">Trg svobode 9<br></span></dd><dd><span class="contact-suburb">6244 Podgrad<br></span></dd></dl><p><span class="icon-phone"></span> +386 5 714 28 60</p><p>knjiznica [afna] knjiznica-podgrad [pika] example</p><p>Davčna številka: SI48213907, TRR: SI56 0110 0603 0724 188</p></body></html>`,
  },
  truth: {
    names: ['Knjižnica Podgrad'],
    descriptions: ['Splošna knjižnica za občine Podgrad, Hruševje in Zagorica.'],
    people: [
      ['Mojca Žnidaršič', 'direktorica'],
      ['Boštjan Rener', 'vodja izposoje'],
      ['Maja Kos', 'mladinski oddelek'],
    ],
    emails: [
      ['knjiznica@knjiznica-podgrad.example', 'role'],
      ['mojca.znidarsic@knjiznica-podgrad.example', 'personal'],
      ['bostjan.rener@knjiznica-podgrad.example', 'personal'],
      ['maja.kos@knjiznica-podgrad.example', 'personal'],
    ],
    phones: ['+38657142860', '+38657142861', '+38657142862', '+38657142863'],
    addresses: [
      ['Trg svobode 9', '6244', 'Podgrad'],
      ['Hruševje 42', '6225', 'Hruševje'],
    ],
  },
};

/** A Japanese workshop: the usual table about the company, officers in one cell, a fax. */
const minato: FictionalSite = {
  host: 'minato-seisakusho.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>株式会社みなと製作所｜精密板金・溶接</title><meta name="description" content="焼津で五十年、一個から承る精密板金の町工場です。"></head><body><ul id="gnav"><li><a href="/company.html">会社概要</a></li><li><a href="/works.html">製品事例</a></li><li><a href="/inquiry.html">お問い合わせ</a></li></ul><p>2026.04.01 新入社員を迎えました。</p><p id="copy">Copyright © 2026 株式会社みなと製作所 All Rights Reserved.</p></body></html>`,
    '/company.html': `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>会社概要｜株式会社みなと製作所</title></head><body><h2>会社概要</h2><table><tr><th>商号</th><td>株式会社みなと製作所</td></tr><tr><th>設立</th><td>1974年6月</td></tr><tr><th>資本金</th><td>2,000万円</td></tr><tr><th>代表取締役社長</th><td>大石 健一</td></tr><tr><th>専務取締役</th><td>杉山 恵</td></tr><tr><th>工場長</th><td>増田 浩二</td></tr><tr><th>所在地</th><td>〒425-0021 静岡県焼津市中港3-8-15</td></tr><tr><th>TEL</th><td>054-628-4172</td></tr><tr><th>FAX</th><td>054-628-4173</td></tr><tr><th>取引銀行</th><td>駿河湾信用金庫 焼津支店</td></tr></table></body></html>`,
    '/works.html': `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>製品事例｜株式会社みなと製作所</title></head><body><h2>製品事例</h2><p>型番 MS-054-628 ステンレス筐体</p></body></html>`,
    '/inquiry.html': `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>お問い合わせ｜株式会社みなと製作所</title></head><body><h2>お問い合わせ</h2><p>メール：info★minato-seisakusho.example（★を@に変えてください）</p><p>お電話：054-628-4172（平日8:30～17:30）</p></body></html>`,
  },
  truth: {
    names: ['株式会社みなと製作所'],
    descriptions: ['焼津で五十年、一個から承る精密板金の町工場です。'],
    people: [
      ['大石 健一', '代表取締役社長'],
      ['杉山 恵', '専務取締役'],
      ['増田 浩二', '工場長'],
    ],
    emails: [['info@minato-seisakusho.example', 'role']],
    phones: ['+81546284172', '+81546284173'],
    addresses: [['中港3-8-15', '425-0021', '焼津市']],
  },
};

export const EAST_AND_JAPAN = [szkola, hasici, knjiznica, minato];
