import type { FictionalSite } from '../fictional-site.js';

/** As page builders hide an address from the simplest harvesters. */
const entities = (text: string): string =>
  [...text].map((letter) => `&#${String(letter.codePointAt(0))};`).join('');
const codedLink = (address: string): string =>
  `<a href="${entities(`mailto:${address}`)}">${entities(address)}</a>`;

const graniaPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="pl-PL"><head><meta charset="UTF-8"><title>${title} | Wydawnictwo Kartograficzne Grania</title><meta name="description" content="Wydawnictwo Kartograficzne Grania wydaje mapy turystyczne, plany miast i przewodniki po Karpatach."><meta name="generator" content="WooCommerce 9.1.2"></head>
<body class="woocommerce"><header class="site-header"><div class="site-branding"><a href="/">Grania</a><span class="site-description">mapy, które schodzą z gór razem z Tobą</span></div><nav class="main-navigation"><a href="/mapy">Mapy</a><a href="/o-nas">O nas</a><a href="/dla-ksiegarn">Dla księgarń</a><a href="/regulamin">Regulamin</a><a href="/kontakt">Kontakt</a></nav><a class="cart-contents" href="/koszyk">0,00 zł <span class="count">0 produktów</span></a></header>
<main id="main">${main}</main>
<footer class="site-footer"><section class="widget"><h4>Grania Sp. z o.o.</h4><p>ul. Sobola 21<br>33-300 Nowy Sącz<br>NIP 7340001122, KRS 0000412987</p></section><section class="widget"><h4>Zamówienia</h4><p>tel. 18 540 71 30<br>${codedLink('sklep@grania.example')}</p></section><section class="widget"><a href="https://www.facebook.com/wydawnictwograniamapy">Facebook</a> <a href="https://www.instagram.com/grania.mapy/">Instagram</a></section></footer></body></html>`;

/** A Polish map publisher: a shop, entity-coded addresses, authors of the maps, ISBNs, a wholesaler. */
const grania: FictionalSite = {
  host: 'grania.example',
  pages: {
    '/': graniaPage(
      'Sklep',
      `<section class="storefront-product-section"><h2>Nowości</h2><ul class="products"><li class="product"><img src="/img/beskid-sadecki@2x.jpg" alt="Beskid Sądecki 1:50 000"><h2 class="woocommerce-loop-product__title">Beskid Sądecki 1:50 000</h2><span class="price">18,90 zł</span></li><li class="product"><h2 class="woocommerce-loop-product__title">Gorce i Pieniny – mapa laminowana</h2><span class="price">24,90 zł</span></li><li class="product"><h2 class="woocommerce-loop-product__title">Z wózkiem po Beskidach</h2><p>Zuzanna Kurpiel</p><span class="price">39,00 zł</span></li></ul></section><section><h2>Opinie</h2><div class="review"><strong class="woocommerce-review__author">Mariusz Hodorowicz</strong><p>Szlaki się zgadzają, źródełka też. Polecam!</p></div></section>`,
    ),
    '/mapy': graniaPage(
      'Mapy turystyczne',
      `<h1>Mapy turystyczne</h1><table class="shop_attributes"><tr><th>Tytuł</th><th>Skala</th><th>ISBN</th><th>Autor</th></tr><tr><td>Beskid Sądecki</td><td>1:50 000</td><td>978-83-60000-12-4</td><td>oprac. zbiorowe</td></tr><tr><td>Beskid Niski – cmentarze wojenne</td><td>1:60 000</td><td>978-83-60000-31-5</td><td>treść historyczna: dr Roman Siwulak</td></tr><tr><td>Nowy Sącz. Plan miasta</td><td>1:12 000</td><td>978-83-60000-45-2</td><td>oprac. zbiorowe</td></tr></table><p>Zauważyłeś błąd na mapie? Napisz do redakcji: ${codedLink('redakcja@grania.example')}. Za każdą trafną uwagę wysyłamy mapę.</p>`,
    ),
    '/o-nas': graniaPage(
      'O nas',
      `<h1>O nas</h1><p>Zaczęło się w 1994 roku od jednej mapy, rysowanej tuszem na kalce w mieszkaniu na Barskim. Dziś w katalogu mamy 62 tytuły, a każdy szlak przechodzimy z odbiornikiem GPS przynajmniej raz na trzy lata.</p><p>Za wzór mamy Eugeniusza Romera, ojca polskiej kartografii.</p><h2>Kto robi nasze mapy</h2><p><strong>Wojciech Janczura</strong> – prezes zarządu, założyciel wydawnictwa</p><p><strong>Dorota Chronowska</strong> – redaktor naczelna</p><p><strong>Łukasz Hyrc</strong> – kartograf</p><p><strong>Julia Wanatowicz</strong> – kartografka</p><p><strong>Semen Dzwinka</strong> – prace terenowe</p><p><strong>Beata Poręba</strong> – sprzedaż i magazyn</p>`,
    ),
    '/dla-ksiegarn': graniaPage(
      'Dla księgarń',
      `<h1>Dla księgarń i schronisk</h1><p>Rabat od 30%, dostawa gratis od 20 egzemplarzy. Zamówienia hurtowe przyjmuje Beata Poręba:</p><p>tel. kom. 604 218 773<br>${codedLink('beata.poreba@grania.example')}</p><p>Nasze tytuły ma też hurtownia Kompas Książka, ul. Wadowicka 8, 30-415 Kraków, tel. 12 266 00 11, zamowienia@kompasksiazka.example.</p>`,
    ),
    '/regulamin': graniaPage(
      'Regulamin',
      `<h1>Regulamin sklepu internetowego</h1><p>§1. Sklep prowadzi Grania Sp. z o.o. z siedzibą w Nowym Sączu, ul. Sobola 21, 33-300 Nowy Sącz, wpisana do rejestru przedsiębiorców pod numerem KRS 0000412987, REGON 122887410, kapitał zakładowy 50 000 zł.</p><p>§2. Zamówienia można składać przez całą dobę. Wpłaty: 61 1090 1014 0000 0712 1981 2874.</p><p>§3. Konsument może odstąpić od umowy w terminie 14 dni. Reklamacje: ${codedLink('reklamacje@grania.example')}.</p><p>§4. Konsument może zwrócić się o pomoc do Wojewódzkiego Inspektoratu Inspekcji Handlowej w Krakowie, ul. Ujastek 7, 31-752 Kraków.</p><p>§5. Administratorem danych osobowych jest Grania Sp. z o.o. Skargę można wnieść do Prezesa Urzędu Ochrony Danych Osobowych.</p>`,
    ),
    '/kontakt': graniaPage(
      'Kontakt',
      `<h1>Kontakt</h1><h3>Biuro i redakcja</h3><p>Wydawnictwo Kartograficzne Grania<br>ul. Sobola 21, 33-300 Nowy Sącz<br>pn.–pt. 8:00–16:00</p><p>Sekretariat: 18 540 71 31<br>Fax: 18 540 71 32<br>E-mail: ${codedLink('biuro@grania.example')}</p><h3>Sprzedaż</h3><p>18 540 71 30, ${codedLink('sklep@grania.example')}</p><h3>Magazyn (odbiór osobisty)</h3><p>ul. Tłoki 5, 33-300 Nowy Sącz, wt. i czw. 9:00–14:00</p><p>Współrzędne: 49.6218, 20.6971</p>`,
    ),
  },
  truth: {
    names: ['Wydawnictwo Kartograficzne Grania', 'Grania Sp. z o.o.', 'Grania'],
    descriptions: [
      'Wydawnictwo Kartograficzne Grania wydaje mapy turystyczne, plany miast i przewodniki po Karpatach.',
    ],
    people: [
      ['Wojciech Janczura', 'prezes zarządu, założyciel wydawnictwa'],
      ['Dorota Chronowska', 'redaktor naczelna'],
      ['Łukasz Hyrc', 'kartograf'],
      ['Julia Wanatowicz', 'kartografka'],
      ['Semen Dzwinka', 'prace terenowe'],
      ['Beata Poręba', 'sprzedaż i magazyn'],
    ],
    emails: [
      ['sklep@grania.example', 'role'],
      ['redakcja@grania.example', 'role'],
      ['beata.poreba@grania.example', 'personal'],
      ['reklamacje@grania.example', 'role'],
      ['biuro@grania.example', 'role'],
    ],
    phones: ['+48185407130', '+48185407131', '+48185407132', '+48604218773'],
    addresses: [
      ['ul. Sobola 21', '33-300', 'Nowy Sącz'],
      ['ul. Tłoki 5', '33-300', 'Nowy Sącz'],
    ],
    profiles: ['https://www.facebook.com/wydawnictwograniamapy', 'https://www.instagram.com/grania.mapy'],
  },
};

const richText = (...paragraphs: string[]): string =>
  `<div class="comp-lq3 wixui-rich-text" data-testid="richTextElement">${paragraphs.map((one) => `<p class="font_8 wixui-rich-text__text"><span class="color_15 wixui-rich-text__text">${one}</span></p>`).join('')}</div>`;
const nadychPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="sk"><head><meta charset="utf-8"><title>${title}</title><meta name="generator" content="Wix.com Website Builder"><meta property="og:site_name" content="Druhý nádych"><meta property="og:type" content="website"></head>
<body><div id="SITE_CONTAINER"><div id="site-root"><header id="SITE_HEADER"><div class="comp-lp1"><a href="/">Druhý nádych</a></div><nav class="comp-lp2"><ul><li><a href="/o-chorobe">O chorobe</a></li><li><a href="/o-nas">O nás</a></li><li><a href="/pomoc">Pomoc a poradenstvo</a></li><li><a href="/dve-percenta">2 % z dane</a></li><li><a href="/kontakt">Kontakt</a></li></ul></nav></header><main id="PAGES_CONTAINER"><div id="SITE_PAGES">${main}</div></main><footer id="SITE_FOOTER">${richText('© 2025 Druhý nádych, občianske združenie', 'Účet: SK31 1200 0000 1987 4263 7541')}<ul class="comp-social"><li><a href="https://www.facebook.com/druhynadych.sk" aria-label="Facebook"><img src="/media/fb.png" alt=""></a></li><li><a href="https://www.youtube.com/@druhynadych" aria-label="YouTube"><img src="/media/yt.png" alt=""></a></li></ul></footer></div></div></body></html>`;

/** A Slovak patients' organization: Wix, titles around names, doctors of hospitals, patients' stories, a tax form. */
const nadych: FictionalSite = {
  host: 'druhynadych.example',
  pages: {
    '/': nadychPage(
      'Domov | Druhý nádych',
      richText(
        'Nie ste na to sami.',
        'Sme združenie ľudí s pľúcnou fibrózou a ich blízkych. Stretávame sa, radíme si a hovoríme za tých, ktorým nestačí dych.',
      ) +
        `<div class="comp-gallery"><div class="item"><h3>Týždeň pľúcnej fibrózy</h3><p>V stredu 17. septembra meriame kapacitu pľúc v obchodnom centre na Námestí slobody.</p></div><div class="item"><h3>Príbeh pani Anny</h3><p>„Po transplantácii som prvýkrát vyšla na Urpín.“ Anna Kubalová, Brezno</p></div></div>`,
    ),
    '/o-chorobe': nadychPage(
      'O chorobe | Druhý nádych',
      richText(
        'Pri pľúcnej fibróze pribúda v pľúcach väzivo a okysličovanie krvi sa zhoršuje. Prvým príznakom býva suchý kašeľ a dýchavica.',
        'Text odborne skontroloval doc. MUDr. Viliam Harčár, PhD., Klinika pneumológie, Martin.',
        'Najbližšie centrá pre zriedkavé choroby pľúc: Univerzitná nemocnica Martin, Kollárova 2, 036 59 Martin; NÚTPCHaHCH, 059 81 Vyšné Hágy, tel. 052/441 41 11.',
      ),
    ),
    '/o-nas': nadychPage(
      'O nás | Druhý nádych',
      richText(
        'Združenie vzniklo v roku 2013 z podnetu pacientky Márie Sabovej († 2016). Dnes máme 380 členov.',
      ) +
        `<h2 class="font_2">Výkonný výbor</h2><div class="comp-repeater" role="list"><div role="listitem">${richText('Ing. Peter Slosiarik', 'predseda')}</div><div role="listitem">${richText('Mgr. Zuzana Hlaváčiková', 'podpredsedníčka')}</div><div role="listitem">${richText('Ildikó Szabóová', 'pokladníčka')}</div><div role="listitem">${richText('Marek Horváth', 'člen výboru')}</div></div><h2 class="font_2">Tím</h2><div class="comp-repeater" role="list"><div role="listitem">${richText('Bc. Lenka Moravčíková', 'koordinátorka')}</div><div role="listitem">${richText('PhDr. Daniel Kráľovič', 'psychológ')}</div></div>` +
        richText(
          'Sme členmi Asociácie na ochranu práv pacientov SR. Ďakujeme partnerom: Nadácia Lúč, Lekáreň Pod Urpínom.',
        ),
    ),
    '/pomoc': nadychPage(
      'Pomoc a poradenstvo | Druhý nádych',
      richText(
        'Poradenská linka: <a href="tel:+421905640218">0905 640 218</a>, pondelok a streda 14.00 – 18.00',
        'E-mail: <a href="mailto:poradna@druhynadych.example">poradna@druhynadych.example</a>',
        'Psychologické konzultácie: PhDr. Daniel Kráľovič, <a href="mailto:kralovic@druhynadych.example">kralovic@druhynadych.example</a>, objednanie vopred.',
        'V ohrození života volajte 155 alebo 112. Linka dôvery Nezábudka: 0800 800 566.',
      ) +
        `<h2 class="font_2">Požičovňa koncentrátorov</h2>${richText('Prístroj požičiavame členom zdarma na tri mesiace. Výrobné číslo (napr. 0918 224 301) si zapíšte do zmluvy.')}`,
    ),
    '/dve-percenta': nadychPage(
      '2 % z dane | Druhý nádych',
      richText(
        'Darujte nám 2 % z dane. Údaje do tlačiva:',
        'Obchodné meno: Druhý nádych, o. z.',
        'Sídlo: Lazovná 86, 974 01 Banská Bystrica',
        'Právna forma: občianske združenie',
        'IČO: 42301884',
        'Vyplnené vyhlásenie doručte do 30. apríla na daňový úrad podľa vášho bydliska.',
      ),
    ),
    '/kontakt': nadychPage(
      'Kontakt | Druhý nádych',
      richText(
        'Druhý nádych, o. z.',
        'Lazovná 86',
        '974 01 Banská Bystrica',
        'Tel.: <a href="tel:+421484713906">048/471 39 06</a>',
        '<a href="mailto:kancelaria@druhynadych.example">kancelaria@druhynadych.example</a>',
      ) +
        richText(
          'Koordinátorka',
          'Bc. Lenka Moravčíková',
          '0918 337 452',
          '<a href="mailto:moravcikova@druhynadych.example">moravcikova@druhynadych.example</a>',
        ) +
        richText(
          'Stretnutia klubu: každý prvý štvrtok o 16.00 v kaviarni Zelený strom, Dolná 30, Banská Bystrica.',
        ),
    ),
  },
  truth: {
    names: ['Druhý nádych', 'Druhý nádych, o. z.', 'Druhý nádych, občianske združenie'],
    people: [
      ['Peter Slosiarik', 'predseda'],
      ['Zuzana Hlaváčiková', 'podpredsedníčka'],
      ['Ildikó Szabóová', 'pokladníčka'],
      ['Marek Horváth', 'člen výboru'],
      ['Lenka Moravčíková', 'koordinátorka'],
      ['Daniel Kráľovič', 'psychológ'],
    ],
    emails: [
      ['poradna@druhynadych.example', 'role'],
      ['kralovic@druhynadych.example', 'personal'],
      ['kancelaria@druhynadych.example', 'role'],
      ['moravcikova@druhynadych.example', 'personal'],
    ],
    phones: ['+421905640218', '+421484713906', '+421918337452'],
    addresses: [['Lazovná 86', '974 01', 'Banská Bystrica']],
    profiles: ['https://www.facebook.com/druhynadych.sk', 'https://www.youtube.com/@druhynadych'],
  },
};

const lovacPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="hr-hr" lang="hr-hr"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${title}</title><meta name="generator" content="Joomla! 1.5 - Open Source Content Management" /></head>
<body><div id="wrapper"><div id="header"><h1><a href="/">Šahovski klub Crni lovac Koprivnica</a></h1></div><table class="blog" width="100%"><tr><td id="leftcol" width="180" valign="top"><div class="moduletable"><h3>Izbornik</h3><ul class="menu"><li><a href="/"><span>Novosti</span></a></li><li><a href="/o-klubu"><span>O klubu</span></a></li><li><a href="/rezultati"><span>Rezultati</span></a></li><li><a href="/skola-saha"><span>Škola šaha</span></a></li><li><a href="/kontakt"><span>Kontakt</span></a></li></ul></div><div class="moduletable"><h3>Anketa</h3><p>Najdraže otvaranje? Sicilijanka / Karo-Kan / Damin gambit</p></div></td><td id="maincol" valign="top">${main}</td></tr></table><div id="footer">ŠK Crni lovac Koprivnica &bull; OIB 48120936651 &bull; IBAN HR12 1001 0051 8630 0016 0</div></div></body></html>`;

/** A Croatian chess club: an old Joomla, opponents and grandmasters of elsewhere, ratings, a federation. */
const lovac: FictionalSite = {
  host: 'crnilovac.example',
  pages: {
    '/': lovacPage(
      'ŠK Crni lovac Koprivnica - Novosti',
      `<h2 class="contentheading">Otvoren 14. memorijal Stjepana Gašparca</h2><p class="createdate">Subota, 06. rujan 2025. 09:12</p><p>Na ovogodišnjem memorijalu igra 74 šahista iz pet zemalja. Prvi je nositelj velemajstor Bogdan Ilinčić iz Subotice, drugi mađarski majstor Gergő Farkasházi. Turnir igramo u čast Stjepana Gašparca, koji je klub vodio od 1961. do 1989. godine.</p><h2 class="contentheading">Simultanka na Zrinskom trgu</h2><p class="createdate">Nedjelja, 22. lipanj 2025. 20:40</p><p>Naš trener Dražen Vuksan odigrao je simultanku protiv 25 sugrađana: 22 pobjede, dva remija i jedan poraz, od desetogodišnje Lare.</p><p class="article_author">Napisao: Administrator</p>`,
    ),
    '/o-klubu': lovacPage(
      'ŠK Crni lovac Koprivnica - O klubu',
      `<h2 class="contentheading">O klubu</h2><p>Šahovski klub Crni lovac Koprivnica osnovan je 1938. godine u kavani Kraljica. Klub se natječe u 2. hrvatskoj ligi sjever i ima 61 registriranog člana.</p><h3>Upravni odbor (mandat 2023.–2027.)</h3><table border="1" cellpadding="3"><tr><td>Predsjednik</td><td>Zlatko Međimorec</td></tr><tr><td>Dopredsjednica</td><td>Ivana Kušec</td></tr><tr><td>Tajnik</td><td>Krunoslav Petrak</td></tr><tr><td>Blagajnica</td><td>Nevenka Šoštarić</td></tr><tr><td>Član</td><td>Dejan Jovičić</td></tr></table><p>Klub je član Šahovskog saveza Koprivničko-križevačke županije. Rad kluba pomažu Grad Koprivnica i pekarnica Zlatni klas.</p>`,
    ),
    '/rezultati': lovacPage(
      'ŠK Crni lovac Koprivnica - Rezultati',
      `<h2 class="contentheading">2. liga sjever, 5. kolo</h2><p>Crni lovac – Međimurski skakač 3½ : 2½</p><table border="1" cellpadding="2"><tr><th>Ploča</th><th>Bijeli</th><th>ELO</th><th>Crni</th><th>ELO</th><th></th></tr><tr><td>1</td><td>Vuksan</td><td>2284</td><td>Novak</td><td>2251</td><td>½</td></tr><tr><td>2</td><td>Horvat</td><td>2197</td><td>Petrak</td><td>2140</td><td>0 : 1</td></tr><tr><td>3</td><td>Jovičić</td><td>2088</td><td>Zadravec</td><td>2110</td><td>½</td></tr></table><p>Svi rezultati na chess-results, turnir br. 1048823.</p><h2 class="contentheading">Partija mjeseca</h2><p>1.e4 c5 2.Sf3 d6 3.d4 cxd4 4.Sxd4 Sf6 5.Sc3 a6 6.Lg5 e6 7.f4 (Ovako je igrao i Mihail Talj.) 7...Le7 8.Df3 1-0</p>`,
    ),
    '/skola-saha': lovacPage(
      'ŠK Crni lovac Koprivnica - Škola šaha',
      `<h2 class="contentheading">Škola šaha</h2><p>Za djecu od 6 do 14 godina, u prostorijama kluba. Početnici ponedjeljkom u 17 sati, napredni srijedom u 18.</p><p>Voditelji: Dražen Vuksan, trener, i Mirela Balog, voditeljica škole.</p><p>Upisi: Mirela Balog, mob. 098/174-4602, e-mail: mirela.balog [at] crnilovac.example</p><p>Članarina 10 eura mjesečno. Drugo dijete iz obitelji ne plaća.</p>`,
    ),
    '/kontakt': lovacPage(
      'ŠK Crni lovac Koprivnica - Kontakt',
      `<h2 class="contentheading">Kontakt</h2><p><b>Šahovski klub Crni lovac Koprivnica</b><br />Tarašćice 17<br />48000 Koprivnica</p><p>Tel. i fax: 048/644-217 (utorkom i petkom od 18 do 22 sata)</p><p>E-mail: info [at] crnilovac.example</p><p>Tajnik Krunoslav Petrak: 091/530-2214, tajnik [at] crnilovac.example</p><p>Prenoćište za goste turnira: Hostel Bilogora, Starigradska 9, 48000 Koprivnica, tel. 048/240-011.</p><p><a href="https://www.facebook.com/skcrnilovac">Pratite nas na Facebooku</a></p>`,
    ),
  },
  truth: {
    names: [
      'Šahovski klub Crni lovac Koprivnica',
      'ŠK Crni lovac Koprivnica',
      'Šahovski klub Crni lovac',
      'ŠK Crni lovac',
      'Crni lovac',
    ],
    people: [
      ['Zlatko Međimorec', 'Predsjednik'],
      ['Ivana Kušec', 'Dopredsjednica'],
      ['Krunoslav Petrak', 'Tajnik'],
      ['Nevenka Šoštarić', 'Blagajnica'],
      ['Dejan Jovičić', 'Član'],
      ['Dražen Vuksan', 'trener'],
      ['Mirela Balog', 'voditeljica škole'],
    ],
    emails: [
      ['mirela.balog@crnilovac.example', 'personal'],
      ['info@crnilovac.example', 'role'],
      ['tajnik@crnilovac.example', 'role'],
    ],
    phones: ['+385981744602', '+38548644217', '+385915302214'],
    addresses: [['Tarašćice 17', '48000', 'Koprivnica']],
    profiles: ['https://www.facebook.com/skcrnilovac'],
  },
};

const virnPage = (title: string, main: string, head = ''): string => `<!doctype html>
<html lang="et"><head><meta charset="utf-8"><meta name="generator" content="Hugo 0.128.0"><title>${title} · Riiulivirn</title>${head}<link rel="stylesheet" href="/main.min.3f9a1c.css"></head>
<body><header><a href="/">Riiulivirn</a> <nav><a href="/toode/">Toode</a> <a href="/kliendid/">Kliendid</a> <a href="/meist/">Meist</a> <a href="/toopakkumised/">Tööpakkumised</a> <a href="/kontakt/">Kontakt</a></nav></header>
<main>${main}</main>
<footer><p>© 2014–2025 Riiulivirn OÜ · <a href="/privaatsus/">Privaatsus</a> · <a href="https://www.linkedin.com/company/riiulivirn" rel="me">LinkedIn</a> · <a href="https://github.com/riiulivirn" rel="me">GitHub</a></p></footer></body></html>`;
const virnCard = (name: string, role: string, more: string): string =>
  `<li class="h-card"><img class="u-photo" src="/tiim/${name.slice(0, 3).toLowerCase()}.webp" alt=""><span class="p-name">${name}</span><span class="p-job-title">${role}</span>${more}</li>`;

/** An Estonian software company: Hugo, h-cards, eight-digit registry codes beside eight-digit phones, customers' words. */
const riiulivirn: FictionalSite = {
  host: 'riiulivirn.example',
  pages: {
    '/': virnPage(
      'Laotarkvara',
      `<h1>Ladu, kus kõik on omal kohal</h1><p>Skännerid, riiulid ja e-pood ühes kohas. Esimene kuu on tasuta.</p><p><a href="/kontakt/">Küsi demo</a></p><blockquote><p>Inventuur võttis kolme päeva asemel kolm tundi.</p><footer>Ülle Kangur, laojuhataja, Peipsi Kalakaubandus AS</footer></blockquote>`,
      `<meta name="description" content="Riiulivirn on Tartu tarkvaraettevõte, mis arendab laotarkvara väikestele ja keskmistele hulgimüüjatele.">`,
    ),
    '/toode/': virnPage(
      'Toode',
      `<h1>Toode</h1><h2>Vastuvõtt</h2><p>Skänni saatelehe kood, näiteks 4740012345678, ja süsteem pakub riiulikoha.</p><h2>Liidesed</h2><p>Merit, Directo, WooCommerce. API näide:</p><pre><code>curl -u kasutaja@firma.example:SALASONA https://api.riiulivirn.example/v2/stock</code></pre><h2>Hinnad</h2><table><tr><th>Stardipakett</th><td>49 €/kuu</td></tr><tr><th>Kasvupakett</th><td>129 €/kuu</td></tr></table>`,
    ),
    '/kliendid/': virnPage(
      'Kliendid',
      `<h1>Kliendid</h1><article><h2>Võhandu Aiakaubad OÜ</h2><p>Tegevjuht Aivar Luts: „Varem otsisime mulda terve hommiku.“ Võhandu Aiakaubad OÜ, Räpina mnt 22, 65605 Võru.</p></article><article><h2>Peipsi Kalakaubandus AS</h2><p>Külmlaos töötavad skännerid −24 °C juures. Projekti vedas kliendi poolt Svetlana Morozova.</p></article>`,
    ),
    '/meist/': virnPage(
      'Meist',
      `<h1>Meist</h1><p>Riiulivirn sündis 2014. aastal ülikooli kursusetööst, mida juhendas dotsent Enn Raudkivi. Praegu töötab meil kuus inimest.</p><ul class="tiim">${virnCard('Kadri Viilup', 'Tegevjuht ja asutaja', '<a class="u-email" href="mailto:kadri@riiulivirn.example">kadri@riiulivirn.example</a> <a class="u-url" href="https://www.linkedin.com/in/kadri-viilup">in</a>')}${virnCard('Rasmus Õunapuu', 'Tehnoloogiajuht ja asutaja', '<a class="u-email" href="mailto:rasmus@riiulivirn.example">rasmus@riiulivirn.example</a> <a class="u-url" href="https://github.com/rounapuu">gh</a>')}${virnCard('Jekaterina Smirnova', 'Arendaja', '')}${virnCard('Siim-Sander Kuusik', 'Arendaja', '')}${virnCard('Liis Pihlakas', 'Klienditoe juht', '<span class="p-tel">5380 4417</span>')}${virnCard('Olena Hrytsenko', 'Testija', '')}</ul><p>Meid toetab Embach Ventures, mille partner Priit Laane uskus meisse enne esimest klienti.</p>`,
    ),
    '/toopakkumised/': virnPage(
      'Tööpakkumised',
      `<h1>Tööpakkumised</h1><h2>Vanemarendaja (Go, PostgreSQL)</h2><p>Palk 4200–5400 € bruto. Tartu kesklinn või kodu. Saada CV aadressile <a href="mailto:cv@riiulivirn.example">cv@riiulivirn.example</a> hiljemalt 30. novembriks. Küsimustele vastab Rasmus Õunapuu.</p>`,
    ),
    '/kontakt/': virnPage(
      'Kontakt',
      `<h1>Kontakt</h1><div class="h-card"><p class="p-name p-org">Riiulivirn OÜ</p><p class="p-adr h-adr"><span class="p-street-address">Küütri 14-5</span>, <span class="p-postal-code">51007</span> <span class="p-locality">Tartu</span>, <span class="p-country-name">Eesti</span></p><p><a class="u-email" href="mailto:tere@riiulivirn.example">tere@riiulivirn.example</a><br><a class="p-tel" href="tel:+3727400518">740 0518</a></p></div><p>Registrikood 12648830<br>KMKR EE101712346<br>Arveldusarve EE38 2200 2210 2014 5685</p><h2>Klienditugi</h2><p>E–R 8–18: <a href="tel:+37253804417">5380 4417</a>, <a href="mailto:tugi@riiulivirn.example">tugi@riiulivirn.example</a></p>`,
    ),
    '/privaatsus/': virnPage(
      'Privaatsus',
      `<h1>Privaatsuspoliitika</h1><p>Vastutav töötleja on Riiulivirn OÜ (registrikood 12648830), Küütri 14-5, 51007 Tartu. Servereid majutab Pilvemaja AS Tallinnas. Kui leiad, et sinu õigusi on rikutud, pöördu Andmekaitse Inspektsiooni poole: Tatari 39, 10134 Tallinn, info@aki.ee, 627 4135.</p>`,
    ),
  },
  truth: {
    names: ['Riiulivirn', 'Riiulivirn OÜ'],
    descriptions: [
      'Riiulivirn on Tartu tarkvaraettevõte, mis arendab laotarkvara väikestele ja keskmistele hulgimüüjatele.',
    ],
    people: [
      ['Kadri Viilup', 'Tegevjuht ja asutaja'],
      ['Rasmus Õunapuu', 'Tehnoloogiajuht ja asutaja'],
      ['Jekaterina Smirnova', 'Arendaja'],
      ['Siim-Sander Kuusik', 'Arendaja'],
      ['Liis Pihlakas', 'Klienditoe juht'],
      ['Olena Hrytsenko', 'Testija'],
    ],
    emails: [
      ['kadri@riiulivirn.example', 'personal'],
      ['rasmus@riiulivirn.example', 'personal'],
      ['cv@riiulivirn.example', 'role'],
      ['tere@riiulivirn.example', 'role'],
      ['tugi@riiulivirn.example', 'role'],
    ],
    phones: ['+3727400518', '+37253804417'],
    addresses: [['Küütri 14-5', '51007', 'Tartu']],
    profiles: ['https://www.linkedin.com/company/riiulivirn', 'https://github.com/riiulivirn'],
  },
};

export const EAST_ELEVENTH = [grania, nadych, lovac, riiulivirn];
