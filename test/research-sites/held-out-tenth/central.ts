import type { FictionalSite } from '../fictional-site.js';

const progPage = (title: string, main: string, head = ''): string => `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"><title>${title} | Otwarty Próg</title>${head}<link href="https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/css/bootstrap.min.css" rel="stylesheet"></head>
<body><nav class="navbar navbar-expand-lg navbar-light bg-light fixed-top"><div class="container"><a class="navbar-brand" href="/"><img src="/img/logo@2x.png" height="36" alt="Otwarty Próg"></a><button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#menu"><span class="navbar-toggler-icon"></span></button><div class="collapse navbar-collapse" id="menu"><ul class="navbar-nav ms-auto"><li class="nav-item"><a class="nav-link" href="/o-nas">O nas</a></li><li class="nav-item"><a class="nav-link" href="/zespol">Zespół</a></li><li class="nav-item"><a class="nav-link" href="/pomoc-prawna">Pomoc prawna</a></li><li class="nav-item"><a class="nav-link" href="/aktualnosci">Aktualności</a></li><li class="nav-item"><a class="nav-link" href="/kontakt">Kontakt</a></li><li class="nav-item"><a class="btn btn-danger" href="/kontakt#wesprzyj">Wesprzyj</a></li></ul></div></div></nav>
<main class="container py-5 mt-5">${main}</main>
<footer class="bg-dark text-white py-4"><div class="container"><div class="row"><div class="col-md-6"><p>Fundacja Otwarty Próg<br>KRS 0000417235 · NIP 712-328-41-09 · REGON 061475820</p></div><div class="col-md-6 text-md-end"><a class="text-white me-3" href="https://www.facebook.com/otwartyprog"><i class="bi bi-facebook"></i> Facebook</a><a class="text-white me-3" href="https://www.instagram.com/otwarty.prog"><i class="bi bi-instagram"></i> Instagram</a><a class="text-white" href="/polityka-prywatnosci">Polityka prywatności</a></div></div></div></footer><script src="https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.bundle.min.js"></script></body></html>`;
const progCard = (name: string, role: string, mail = ''): string =>
  `<div class="col"><div class="card h-100"><img class="card-img-top" src="/img/zespol/portret.jpg" alt=""><div class="card-body"><h5 class="card-title">${name}</h5><p class="card-subtitle text-muted">${role}</p>${mail === '' ? '' : `<a class="card-link" href="mailto:${mail}">${mail}</a>`}</div></div></div>`;

/** A Polish human-rights NGO in Bootstrap cards: KRS, NIP and an account, an ombudsman's line, judges and donors. */
const otwartyProg: FictionalSite = {
  host: 'otwartyprog.example',
  pages: {
    '/': progPage(
      'Prawa człowieka zaczynają się na progu',
      `<div class="p-5 mb-4 bg-light rounded-3"><h1 class="display-5 fw-bold">Nikt nie powinien pukać na próżno</h1><p class="fs-4">W 2024 roku udzieliliśmy 1 312 bezpłatnych porad w siedmiu językach.</p><a class="btn btn-danger btn-lg" href="/pomoc-prawna">Potrzebuję pomocy</a></div><div class="row row-cols-1 row-cols-md-3 g-4"><div class="col"><div class="card"><div class="card-body"><h5 class="card-title">Wyrok w sprawie push-backów</h5><p class="card-text">Sąd administracyjny uchylił postanowienie Straży Granicznej. Sędzia Hanna Rogalska: „Wniosku nie wolno nie usłyszeć”.</p><a href="/aktualnosci" class="stretched-link">Czytaj</a></div></div></div><div class="col"><div class="card"><div class="card-body"><h5 class="card-title">Szkoła bez wykluczenia</h5><p class="card-text">Rusza trzecia edycja warsztatów dla nauczycielek i nauczycieli Lubelszczyzny.</p></div></div></div><div class="col"><div class="card"><div class="card-body"><h5 class="card-title">Głos z dyżuru</h5><p class="card-text">„Pierwszy raz ktoś mnie zapytał, czego ja chcę”. Liana, mama trójki dzieci</p></div></div></div></div>`,
      `<meta name="description" content="Fundacja Otwarty Próg to lubelska organizacja, która broni praw cudzoziemców, mniejszości i osób bez domu."><script type="application/ld+json">{"@context":"https://schema.org","@type":"NGO","name":"Fundacja Otwarty Próg","alternateName":"Otwarty Próg","url":"https://otwartyprog.example","foundingDate":"2012","taxID":"7123284109","sameAs":["https://www.facebook.com/otwartyprog","https://www.instagram.com/otwarty.prog"]}</script>`,
    ),
    '/o-nas': progPage(
      'O nas',
      `<h1>O nas</h1><p class="lead">Zaczęło się w 2012 roku od stolika na dworcu autobusowym i termosu z herbatą.</p><p>Dziś prowadzimy poradnię prawną, świetlicę międzykulturową i monitoring ośrodków strzeżonych. Przystępujemy do postępowań jako organizacja społeczna i piszemy opinie przyjaciela sądu. Nie bierzemy pieniędzy od partii politycznych.</p><h2>Patronka</h2><p>Nasza świetlica nosi imię Franciszki Arnsztajnowej, lubelskiej poetki, która zginęła w getcie warszawskim w 1942 roku.</p><h2>Kto nas wspiera</h2><ul class="list-unstyled"><li>Fundusz Obywatelski Bużański</li><li>Stiftung Offene Brücken, Berlin</li><li>Jadwiga i Stefan Piątkowscy, darczyńcy stali</li></ul><h2>Sprawozdania</h2><ul><li><a href="/pliki/sprawozdanie-2024.pdf">Sprawozdanie merytoryczne 2024 (PDF)</a></li><li><a href="/pliki/bilans-2024.pdf">Bilans 2024 (PDF)</a></li></ul>`,
    ),
    '/zespol': progPage(
      'Zespół',
      `<h1>Zespół</h1><h2 class="h4">Zarząd</h2><div class="row row-cols-1 row-cols-md-3 g-4">${progCard('Agnieszka Wolińska', 'prezeska zarządu', 'a.wolinska@otwartyprog.example')}${progCard('Bartosz Krzemień', 'wiceprezes zarządu')}${progCard('Zuzanna Lis-Gontarz', 'członkini zarządu')}</div><h2 class="h4 mt-5">Biuro i poradnia</h2><div class="row row-cols-1 row-cols-md-3 g-4">${progCard('Michał Opaliński', 'adwokat, kierownik poradni prawnej', 'm.opalinski@otwartyprog.example')}${progCard('Oksana Hrycenko', 'doradczyni obywatelska')}${progCard('Tamerlan Magomadow', 'asystent międzykulturowy')}${progCard('Weronika Kiełbasa', 'koordynatorka wolontariatu', 'wolontariat@otwartyprog.example')}${progCard('Halina Dudek', 'księgowa')}</div><h2 class="h4 mt-5">Dołącz do nas</h2><p>Szukamy tłumaczki lub tłumacza języka dari. CV prosimy przysyłać do końca listopada.</p>`,
    ),
    '/pomoc-prawna': progPage(
      'Pomoc prawna',
      `<h1>Pomoc prawna</h1><p>Porady są bezpłatne i poufne. Nie musisz mieć żadnych dokumentów.</p><div class="alert alert-warning"><strong>Zatrzymano kogoś bliskiego?</strong> Dzwoń na telefon dyżurny: <a href="tel:+48573218640">573 218 640</a> (codziennie, 8:00–22:00).</div><h2>Dyżury</h2><table class="table table-striped"><thead><tr><th>Dzień</th><th>Godziny</th><th>Języki</th></tr></thead><tbody><tr><td>poniedziałek</td><td>10:00–14:00</td><td>polski, ukraiński, rosyjski</td></tr><tr><td>środa</td><td>14:00–18:00</td><td>polski, angielski, czeczeński</td></tr><tr><td>piątek</td><td>10:00–13:00</td><td>polski, białoruski</td></tr></tbody></table><p>Na poradę zapisz się pod adresem <a href="mailto:poradnia@otwartyprog.example">poradnia@otwartyprog.example</a>.</p><h2>Gdzie jeszcze szukać pomocy</h2><ul><li>Biuro Rzecznika Praw Obywatelskich, infolinia 800 676 676</li><li>Niebieska Linia, 800 120 002</li><li>Ośrodek Interwencji Kryzysowej Wieniawa, tel. 81 466 55 18, dyżuruje psycholożka Ewa Marczuk</li></ul>`,
    ),
    '/aktualnosci': progPage(
      'Aktualności',
      `<h1>Aktualności</h1><article class="mb-5"><h2>Wyrok w sprawie push-backów</h2><p class="text-muted">29 października 2025</p><p>Wojewódzki Sąd Administracyjny przyznał rację pięcioosobowej rodzinie zawróconej z granicy. „To ważny dzień”, mówi mecenas Opaliński. Stronę przeciwną reprezentował radca prawny Dariusz Wnuk.</p><p>Więcej w tekście Katarzyny Bielak w „Gazecie nad Bystrzycą”.</p></article><article class="mb-5"><h2>Konferencja „Prawo do języka”</h2><p class="text-muted">6 października 2025</p><p>Wśród prelegentów: prof. Jerzy Hołownia (Uniwersytet Zamojski), Mariam Achmadowa (Koalicja Gościnna Polska) i Ruta Žilinskaitė z Wilna. Miejsce: Centrum Kultury Na Przedmieściu, ul. Peowiaków 45, 20-007 Lublin.</p></article>`,
    ),
    '/kontakt': progPage(
      'Kontakt',
      `<h1>Kontakt</h1><div class="row"><div class="col-md-6"><h2 class="h5">Biuro</h2><address><strong>Fundacja Otwarty Próg</strong><br>ul. Grodzka 17/4<br>20-112 Lublin</address><p><i class="bi bi-telephone"></i> (81) 532 44 17<br><i class="bi bi-envelope"></i> <a href="mailto:biuro@otwartyprog.example">biuro@otwartyprog.example</a></p><p>Biuro jest czynne od poniedziałku do piątku w godz. 9–16.</p></div><div class="col-md-6"><h2 class="h5">Świetlica międzykulturowa</h2><address>ul. Łęczyńska 52<br>20-313 Lublin</address><p>Poniedziałek–czwartek, 15–19</p></div></div><h2 class="h5">Dla mediów</h2><p>Zuzanna Lis-Gontarz, tel. 605 417 392, media@otwartyprog.example</p><h2 class="h5" id="wesprzyj">Wesprzyj nas</h2><p>Numer rachunku: 61 1090 1014 0000 0712 1981 2874<br>Przekaż 1,5% podatku: KRS 0000417235</p>`,
    ),
    '/polityka-prywatnosci': progPage(
      'Polityka prywatności',
      `<h1>Polityka prywatności</h1><ol><li>Administratorem danych osobowych jest Fundacja Otwarty Próg z siedzibą w Lublinie, ul. Grodzka 17/4, 20-112 Lublin, wpisana do rejestru prowadzonego przez Sąd Rejonowy Lublin-Wschód pod numerem KRS 0000417235.</li><li>W sprawach danych osobowych można pisać na adres rodo@otwartyprog.example.</li><li>Dane osób korzystających z porad przetwarzamy na podstawie art. 6 ust. 1 lit. b i art. 9 ust. 2 lit. f RODO, a przechowujemy przez sześć lat od zakończenia sprawy.</li><li>Każdej osobie przysługuje skarga do Prezesa Urzędu Ochrony Danych Osobowych, ul. Stawki 2, 00-193 Warszawa.</li><li>Strona używa wyłącznie niezbędnych plików cookies.</li></ol>`,
    ),
  },
  truth: {
    names: ['Fundacja Otwarty Próg', 'Otwarty Próg'],
    descriptions: [
      'Fundacja Otwarty Próg to lubelska organizacja, która broni praw cudzoziemców, mniejszości i osób bez domu.',
    ],
    people: [
      ['Agnieszka Wolińska', 'prezeska zarządu'],
      ['Bartosz Krzemień', 'wiceprezes zarządu'],
      ['Zuzanna Lis-Gontarz', 'członkini zarządu'],
      ['Michał Opaliński', 'adwokat, kierownik poradni prawnej'],
      ['Oksana Hrycenko', 'doradczyni obywatelska'],
      ['Tamerlan Magomadow', 'asystent międzykulturowy'],
      ['Weronika Kiełbasa', 'koordynatorka wolontariatu'],
      ['Halina Dudek', 'księgowa'],
    ],
    emails: [
      ['a.wolinska@otwartyprog.example', 'personal'],
      ['m.opalinski@otwartyprog.example', 'personal'],
      ['wolontariat@otwartyprog.example', 'role'],
      ['poradnia@otwartyprog.example', 'role'],
      ['biuro@otwartyprog.example', 'role'],
      ['media@otwartyprog.example', 'role'],
      ['rodo@otwartyprog.example', 'role'],
    ],
    phones: ['+48573218640', '+48815324417', '+48605417392'],
    addresses: [
      ['ul. Grodzka 17/4', '20-112', 'Lublin'],
      ['ul. Łęczyńska 52', '20-313', 'Lublin'],
    ],
    profiles: ['https://www.facebook.com/otwartyprog', 'https://www.instagram.com/otwarty.prog'],
  },
};

const lipamiPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="cs" lang="cs"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${title} : Domov pro seniory Pod Lipami, Pelhřimov</title><meta name="description" content="Domov pro seniory Pod Lipami, příspěvková organizace - oficiální stránky" /><meta name="robots" content="index, follow" /></head>
<body><div id="stranka"><div id="hlavicka"><p id="logo"><a href="/">Domov pro seniory Pod Lipami</a></p><p id="pristupnost"><a href="#obsah">Přejít k obsahu</a> | <a href="#">A-</a> <a href="#">A+</a></p></div>
<ul id="menu"><li><a href="/">Úvod</a></li><li><a href="/o-domove.html">O domově</a></li><li><a href="/sluzby-a-ceny.html">Služby a ceny</a></li><li><a href="/zamestnanci.html">Zaměstnanci</a></li><li><a href="/povinne-informace.html">Povinně zveřejňované informace</a></li><li><a href="/kontakty.html">Kontakty</a></li></ul>
<div id="obsah"><h1>${title}</h1>${main}</div>
<div id="paticka"><p>Zřizovatelem domova je Kraj Vysočina. &copy; 2009–2025 | Vytvořilo <a href="https://webypelhrimov.example/">Weby Pelhřimov</a>, podpora@webypelhrimov.example | <a href="/prohlaseni.html">Prohlášení o zpracování osobních údajů</a></p></div></div></body></html>`;

/** A Czech nursing home: definition lists, titles before names, mail spelled out, the founder's and a web maker's addresses, residents. */
const podLipami: FictionalSite = {
  host: 'podlipami-pelhrimov.example',
  pages: {
    '/': lipamiPage(
      'Vítejte u nás',
      `<p>Domov stojí na klidném konci města, pět minut pěšky od náměstí. Žije u nás 86 obyvatel ve 54 pokojích, polovina z nich jednolůžkových.</p><h2>Novinky</h2><p><strong>11. listopadu</strong> – Svatomartinské posezení. Zahraje harmonikář Bohouš Vaněk.</p><p><strong>30. října</strong> – Paní Božena Starečková oslavila 101. narozeniny. Popřát jí přišel i starosta Vojtěch Mareda.</p><p><strong>15. října</strong> – Od listopadu platí nový ceník. Najdete ho v oddíle Služby a ceny.</p><p><strong>2. října</strong> – Děti z mateřské školy Skřivánek nám přinesly dýně. Děkujeme paní učitelce Lence Jandové.</p><h2>Návštěvy</h2><p>Návštěvy jsou vítány denně od 9 do 19 hodin. V době chřipek prosíme o roušku.</p>`,
    ),
    '/o-domove.html': lipamiPage(
      'O domově',
      `<p>Budovu postavil v letech 1911 až 1913 stavitel Josef Kříž jako okresní chudobinec. Za první republiky tu působily sestry boromejky. V roce 1953 zde byl zřízen domov důchodců, od roku 2007 poskytujeme služby podle zákona č. 108/2006 Sb.</p><h2>Poslání</h2><p>Chceme, aby lidé, kteří už doma zůstat nemohou, žili i u nás po svém: vstávali, kdy jsou zvyklí, pili kávu ze svého hrnku a měli u sebe své fotografie.</p><h2>Cílová skupina</h2><p>Lidé starší 65 let, kteří potřebují pravidelnou pomoc druhé osoby.</p><h2>Dobrovolníci</h2><p>Každé úterý přichází se psem Endym paní Věra Malíková z Canisterapie Vysočina, ve čtvrtek čtou studenti gymnázia.</p>`,
    ),
    '/sluzby-a-ceny.html': lipamiPage(
      'Služby a ceny',
      `<dl><dt>Ubytování, jednolůžkový pokoj</dt><dd>310 Kč za den</dd><dt>Ubytování, dvoulůžkový pokoj</dt><dd>275 Kč za den</dd><dt>Strava celodenní</dt><dd>235 Kč za den</dd><dt>Strava diabetická</dt><dd>245 Kč za den</dd><dt>Péče</dt><dd>ve výši přiznaného příspěvku na péči</dd></dl><p>Pedikúru a kadeřnici si obyvatelé platí sami. Kadeřnice Iveta Součková (tel. 728 555 314) dochází ve středu.</p><h2>Jak podat žádost</h2><p>Žádost si můžete vyzvednout v domově, nebo požádat o zaslání. Přiložte vyjádření praktického lékaře. Se žádostí poradí sociální pracovnice.</p>`,
    ),
    '/zamestnanci.html': lipamiPage(
      'Zaměstnanci',
      `<h2>Vedení</h2><dl><dt>Mgr. Ludmila Havránková</dt><dd>ředitelka</dd><dd>tel. 565 321 840, havrankova (zavináč) podlipami-pelhrimov.example</dd><dt>Ing. Pavel Doležal</dt><dd>vedoucí ekonomického úseku</dd><dd>tel. 565 321 842</dd><dt>Jarmila Kopecká</dt><dd>vrchní sestra</dd><dd>tel. 565 321 845, mobil 731 604 218</dd></dl><h2>Sociální úsek</h2><dl><dt>Bc. Radek Šimáček</dt><dd>sociální pracovník</dd><dd>tel. 565 321 847, socialni (zavináč) podlipami-pelhrimov.example</dd><dt>Tereza Cibulková, DiS.</dt><dd>aktivizační pracovnice</dd></dl><h2>Provoz</h2><dl><dt>Hana Nguyenová</dt><dd>vedoucí stravovacího provozu</dd><dd>tel. 565 321 850</dd><dt>Zdeněk Horváth</dt><dd>údržbář</dd></dl><p>Celkem u nás pracuje 71 lidí. Děkujeme jim všem.</p>`,
    ),
    '/povinne-informace.html': lipamiPage(
      'Povinně zveřejňované informace',
      `<p>Informace podle § 5 zákona č. 106/1999 Sb., o svobodném přístupu k informacím</p><table border="1"><tr><td>1. Název</td><td>Domov pro seniory Pod Lipami, příspěvková organizace</td></tr><tr><td>2. Důvod a způsob založení</td><td>Zřizovací listina č. 118/07 schválená Zastupitelstvem Kraje Vysočina</td></tr><tr><td>3. Kontaktní poštovní adresa</td><td>Pod Lipami 1184, 393 01 Pelhřimov</td></tr><tr><td>4. Bankovní spojení</td><td>27-4418360247/0100</td></tr><tr><td>5. IČO</td><td>70844127</td></tr><tr><td>6. DIČ</td><td>nejsme plátci DPH</td></tr><tr><td>7. Datová schránka</td><td>k7xp3qa</td></tr><tr><td>8. Odvolací orgán</td><td>Krajský úřad Kraje Vysočina, Žižkova 1882/57, 586 01 Jihlava, tel. 564 602 111</td></tr><tr><td>9. Výroční zpráva</td><td><a href="/soubory/vz2024.pdf">Výroční zpráva za rok 2024</a></td></tr></table>`,
    ),
    '/kontakty.html': lipamiPage(
      'Kontakty',
      `<h2>Hlavní budova</h2><p>Domov pro seniory Pod Lipami, příspěvková organizace<br />Pod Lipami 1184<br />393 01 Pelhřimov</p><dl><dt>Recepce (nepřetržitě)</dt><dd>565 321 839</dd><dt>Fax</dt><dd>565 321 838</dd><dt>E-mail</dt><dd>info (zavináč) podlipami-pelhrimov.example</dd></dl><h2>Detašované pracoviště</h2><p>Nádražní 27<br />394 70 Kamenice nad Lipou<br />tel. +420 565 432 611</p><h2>Úřední hodiny sociálního úseku</h2><p>pondělí a středa 8:00–11:30 a 12:30–16:30</p>`,
    ),
    '/prohlaseni.html': lipamiPage(
      'Prohlášení o zpracování osobních údajů',
      `<p>Správcem osobních údajů je Domov pro seniory Pod Lipami, příspěvková organizace, se sídlem Pod Lipami 1184, 393 01 Pelhřimov. Údaje zpracováváme jen v rozsahu nutném pro poskytování sociální služby.</p><p>Pověřencem pro ochranu osobních údajů je společnost Poverenci CZ s.r.o., Kotlářská 51a, 602 00 Brno, gdpr@poverencicz.example.</p><p>Stížnost lze podat u Úřadu pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7, posta@uoou.gov.cz.</p>`,
    ),
  },
  truth: {
    names: [
      'Domov pro seniory Pod Lipami',
      'Domov pro seniory Pod Lipami, příspěvková organizace',
      'Domov pro seniory Pod Lipami, Pelhřimov',
    ],
    people: [
      ['Ludmila Havránková', 'ředitelka'],
      ['Pavel Doležal', 'vedoucí ekonomického úseku'],
      ['Jarmila Kopecká', 'vrchní sestra'],
      ['Radek Šimáček', 'sociální pracovník'],
      ['Tereza Cibulková', 'aktivizační pracovnice'],
      ['Hana Nguyenová', 'vedoucí stravovacího provozu'],
      ['Zdeněk Horváth', 'údržbář'],
    ],
    emails: [
      ['havrankova@podlipami-pelhrimov.example', 'personal'],
      ['socialni@podlipami-pelhrimov.example', 'role'],
      ['info@podlipami-pelhrimov.example', 'role'],
    ],
    phones: [
      '+420565321840',
      '+420565321842',
      '+420565321845',
      '+420731604218',
      '+420565321847',
      '+420565321850',
      '+420565321839',
      '+420565321838',
      '+420565432611',
    ],
    addresses: [
      ['Pod Lipami 1184', '393 01', 'Pelhřimov'],
      ['Nádražní 27', '394 70', 'Kamenice nad Lipou'],
    ],
  },
};

const nyarPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="hu"><head><meta charset="UTF-8"><title>${title} – Fehérnyár Kiadó</title><meta name="viewport" content="width=device-width,initial-scale=1"><meta property="og:site_name" content="Fehérnyár Kiadó"><link rel="stylesheet" href="/css/fehernyar.css?v=31"></head>
<body itemscope itemtype="https://schema.org/WebPage"><div class="felso-sav">Ingyenes szállítás 9 900 Ft felett!</div><header><a class="logo" href="/"><img src="/kepek/fehernyar-logo.svg" alt="Fehérnyár Kiadó"></a><nav><a href="/konyvek">Könyvek</a> <a href="/szerzok">Szerzők</a> <a href="/rolunk">Rólunk</a> <a href="/kapcsolat">Kapcsolat</a></nav><form action="/kereses" role="search"><input name="q" placeholder="Szerző, cím…"></form></header>
<main itemprop="mainContentOfPage">${main}</main>
<footer><div class="oszlop"><a href="/impresszum">Impresszum</a><br><a href="/adatkezeles">Adatkezelési tájékoztató</a></div><div class="oszlop"><a href="https://www.facebook.com/fehernyarkiado">Facebook</a><br><a href="https://www.instagram.com/fehernyarkiado">Instagram</a></div><p>&copy; 2025 Fehérnyár Könyvkiadó Kft.</p></footer></body></html>`;
const konyv = (author: string, title: string, note: string, price: string): string =>
  `<article class="konyv" itemscope itemtype="https://schema.org/Book"><img itemprop="image" src="/kepek/borito.jpg" alt=""><p class="szerzo" itemprop="author">${author}</p><h3 itemprop="name">${title}</h3><p class="megj">${note}</p><p class="ar" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">${price}</span> <span itemprop="priceCurrency">HUF</span></p><button>Kosárba</button></article>`;

/** A Hungarian publisher with microdata: authors and translators on every page, family names first, an imprint, the host and the authority. */
const fehernyar: FictionalSite = {
  host: 'fehernyarkiado.example',
  pages: {
    '/': nyarPage(
      'Könyvek, amelyek velünk maradnak',
      `<section class="kiemelt"><h1>Megjelent!</h1>${konyv('Tarnóczy Emese', 'A folyó háta', 'Regény', '4990')}${konyv('Ingrid Vestergaard', 'Hó alatt', 'Fordította Pataki Dániel', '5290')}${konyv('Lakatos Rómeó', 'Szekérút', 'Versek', '3490')}</section><section><h2>Így írtak róla</h2><blockquote>„A folyó háta az év legszebb magyar mondatait rejti.” <cite>Varjas Tímea, Hídfő folyóirat</cite></blockquote></section><section><h2>Események</h2><p>November 20., 18 óra: Tarnóczy Emese könyvbemutatója. Beszélgetőtárs: Kardos Vince irodalomtörténész. Helyszín: Lámpás Könyvesbolt, 1074 Budapest, Dob utca 57.</p></section>`,
    ),
    '/konyvek': nyarPage(
      'Könyvek',
      `<h1>Könyvek</h1>${konyv('Tarnóczy Emese', 'A folyó háta', '312 oldal, ISBN 978-615-80441-2-7', '4990')}${konyv('Ingrid Vestergaard', 'Hó alatt', 'Fordította Pataki Dániel, 268 oldal, ISBN 978-615-80441-3-4', '5290')}${konyv('Lakatos Rómeó', 'Szekérút', '96 oldal, ISBN 978-615-80441-1-0', '3490')}${konyv('Mihail Sztolnyikov', 'Az utolsó kertész', 'Fordította Gerencsér Olga, az utószót Hajdú Benedek írta', '4690')}${konyv('Bródy Klára', 'Szombati levesek', 'Szakácskönyv Engel Tamás fényképeivel', '6990')}`,
    ),
    '/szerzok': nyarPage(
      'Szerzők',
      `<h1>Szerzőink</h1><div class="szerzo-lap"><h2>Tarnóczy Emese</h2><p>1984-ben született Szolnokon. Író, dramaturg. A folyó háta a harmadik regénye.</p></div><div class="szerzo-lap"><h2>Lakatos Rómeó</h2><p>Költő, tanár. Nyíregyházán él, a Szabolcsi Írókör elnöke.</p></div><div class="szerzo-lap"><h2>Ingrid Vestergaard</h2><p>Dán író, a Louisiana-ösztöndíj kitüntetettje. Könyvei tizenkét nyelven olvashatók.</p></div><div class="szerzo-lap"><h2>Bródy Klára</h2><p>Vendéglős a Klauzál téren.</p></div>`,
    ),
    '/rolunk': nyarPage(
      'Rólunk',
      `<div itemscope itemtype="https://schema.org/Organization"><h1 itemprop="name">Fehérnyár Kiadó</h1><p itemprop="description">A Fehérnyár Kiadó kortárs magyar és északi irodalmat megjelentető független könyvkiadó Budapesten.</p><p>2011-ben indultunk két íróasztallal és egy kölcsönkapott nyomdai számlával. Évente tizennégy-tizenhat könyvünk jelenik meg, mindet cérnafűzve kötjük.</p><h2>Munkatársaink</h2><ul class="munkatarsak"><li itemprop="employee" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Nádasdi Márta</b> <span itemprop="jobTitle">ügyvezető igazgató</span></li><li itemprop="employee" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Orsós Krisztián</b> <span itemprop="jobTitle">főszerkesztő</span></li><li itemprop="employee" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Balla Júlia</b> <span itemprop="jobTitle">szerkesztő, szerzői jogok</span></li><li itemprop="employee" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Petrovity Milán</b> <span itemprop="jobTitle">kereskedelmi vezető</span></li><li itemprop="employee" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Szűcs Anikó</b> <span itemprop="jobTitle">sajtókapcsolatok</span></li></ul><p>Könyveinket nagyrészt Kern Gábor tervezi, a Kern Stúdió vezetője. A kiadó névadója az a nyárfa, amely alatt Berzsenyi Dániel állítólag megpihent Niklára menet.</p></div>`,
    ),
    '/kapcsolat': nyarPage(
      'Kapcsolat',
      `<h1>Kapcsolat</h1><h2>Szerkesztőség</h2><p>1085 Budapest, Rigó utca 9. I/3.<br>Telefon: (06 1) 386-4127<br>E-mail: <a href="mailto:szerkesztoseg@fehernyarkiado.example">szerkesztoseg@fehernyarkiado.example</a></p><p>Hétfőtől csütörtökig 10 és 16 óra között vagyunk bent.</p><h2>Kéziratok</h2><p>Évente kétszer, márciusban és szeptemberben fogadunk kéziratot a <a href="mailto:kezirat@fehernyarkiado.example">kezirat@fehernyarkiado.example</a> címen. Tárgy: a mű címe. Kérjük, ne hívjanak bennünket telefonon; három hónapon belül válaszolunk.</p><h2>Viszonteladóknak</h2><p>Petrovity Milán, 06 30 412 7765, <a href="mailto:petrovity.milan@fehernyarkiado.example">petrovity.milan@fehernyarkiado.example</a></p><h2>Raktár</h2><p>2040 Budaörs, Gyár utca 2.<br>Személyes átvétel előzetes egyeztetés után, kedden 9–15 óráig.</p><h2>Sajtó</h2><p><a href="mailto:sajto@fehernyarkiado.example">sajto@fehernyarkiado.example</a>, 06 20 511 8043</p>`,
    ),
    '/impresszum': nyarPage(
      'Impresszum',
      `<h1>Impresszum</h1><p>Kiadja: Fehérnyár Könyvkiadó Kft.<br>Székhely: 1085 Budapest, Rigó utca 9. I/3.<br>Cégjegyzékszám: 01-09-964417 (Fővárosi Törvényszék Cégbírósága)<br>Adószám: 23417709-2-42<br>Bankszámlaszám: 11708001-20544193-00000000<br>Felelős kiadó: Nádasdi Márta ügyvezető igazgató</p><p>Tárhelyszolgáltató: Sashegy Tárhely Zrt., 1113 Budapest, Bocskai út 77–79., support@sashegytarhely.example, (06 1) 209-5588</p><p>A honlap arculata Szalay Nóra munkája.</p>`,
    ),
    '/adatkezeles': nyarPage(
      'Adatkezelési tájékoztató',
      `<h1>Adatkezelési tájékoztató</h1><p>A Fehérnyár Könyvkiadó Kft. (a továbbiakban: Adatkezelő) a webáruházban megadott nevet, számlázási és szállítási címet, e-mail-címet és telefonszámot a rendelés teljesítése céljából kezeli. A számlákat nyolc évig őrizzük meg.</p><p>Adatfeldolgozók: a futárszolgálat, a könyvelőiroda (Számadó Bt., 1117 Budapest, Budafoki út 111.) és a tárhelyszolgáltató.</p><p>Panasszal a Nemzeti Adatvédelmi és Információszabadság Hatósághoz lehet fordulni: 1055 Budapest, Falk Miksa utca 9–11., telefon: +36 1 391 1400, ugyfelszolgalat@naih.hu.</p>`,
    ),
  },
  truth: {
    names: ['Fehérnyár Kiadó', 'Fehérnyár Könyvkiadó Kft.', 'Fehérnyár Könyvkiadó'],
    descriptions: [
      'A Fehérnyár Kiadó kortárs magyar és északi irodalmat megjelentető független könyvkiadó Budapesten.',
    ],
    people: [
      ['Nádasdi Márta', 'ügyvezető igazgató'],
      ['Orsós Krisztián', 'főszerkesztő'],
      ['Balla Júlia', 'szerkesztő, szerzői jogok'],
      ['Petrovity Milán', 'kereskedelmi vezető'],
      ['Szűcs Anikó', 'sajtókapcsolatok'],
    ],
    emails: [
      ['szerkesztoseg@fehernyarkiado.example', 'role'],
      ['kezirat@fehernyarkiado.example', 'role'],
      ['petrovity.milan@fehernyarkiado.example', 'personal'],
      ['sajto@fehernyarkiado.example', 'role'],
    ],
    phones: ['+3613864127', '+36304127765', '+36205118043'],
    addresses: [
      ['Rigó utca 9. I/3.', '1085', 'Budapest'],
      ['Gyár utca 2.', '2040', 'Budaörs'],
    ],
    profiles: ['https://www.facebook.com/fehernyarkiado', 'https://www.instagram.com/fehernyarkiado'],
  },
};

const cetatePage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="ro-RO"><head><meta charset="utf-8"><title>${title} | Radio Turnul cu Ceas 98,7 FM</title><meta property="og:site_name" content="Radio Turnul cu Ceas"><meta property="og:type" content="website"><meta property="og:image" content="https://radioturnulcuceas.example/media/cover-1200x630.jpg"></head>
<body class="home td-magazine"><div class="td-header-top-menu"><span class="data">Sighișoara, azi 7°C</span> <a class="live" href="https://stream.radioturnulcuceas.example:8443/live.mp3">▶ Ascultă live</a></div><div class="td-header-wrap"><a class="td-logo" href="/">Radio Turnul cu Ceas</a><ul class="td-menu"><li><a href="/stiri/">Știri</a></li><li><a href="/program/">Program</a></li><li><a href="/echipa/">Echipa</a></li><li><a href="/publicitate/">Publicitate</a></li><li><a href="/contact/">Contact</a></li></ul></div>
<div class="td-container"><div class="td-pb-row">${main}</div></div>
<div class="td-footer-wrapper"><p>Radio Turnul cu Ceas – 98,7 MHz Sighișoara, 104,2 MHz Dumbrăveni</p><div class="td-social"><a href="https://www.facebook.com/radioturnulcuceas"><i class="td-icon-facebook"></i></a> <a href="https://www.youtube.com/@radioturnulcuceas"><i class="td-icon-youtube"></i></a> <a href="https://www.tiktok.com/@radioturnulcuceas"><i class="td-icon-tiktok"></i></a></div><p>© 2025 SC Undele Târnavei SRL. Toate drepturile rezervate. <a href="/termeni/">Termeni și confidențialitate</a></p></div></body></html>`;
const stire = (title: string, meta: string, text: string): string =>
  `<div class="td_module_10 td_module_wrap"><div class="td-module-thumb"><img width="218" height="150" src="/media/stire-218x150.jpg" alt=""></div><div class="item-details"><h3 class="entry-title td-module-title">${title}</h3><div class="td-module-meta-info">${meta}</div><div class="td-excerpt">${text}</div></div></div>`;

/** A Romanian local radio on a news theme: frequencies, people of the news and songs, a schedule with presenters, the audiovisual council. */
const turnulCuCeas: FictionalSite = {
  host: 'radioturnulcuceas.example',
  pages: {
    '/': cetatePage(
      'Acasă',
      `${stire('Podul de peste Târnava se închide două săptămâni', '<time>12 noiembrie 2025</time>', 'Primarul Ovidiu Brăteanu spune că lucrările vor fi gata înainte de sărbători. Șoferii sunt deviați pe strada Consiliul Europei.')}${stire('Trei elevi din Albești, premiați la olimpiada de fizică', '<time>11 noiembrie 2025</time>', 'Diana Pop, Kristóf Nagy și Matei Rusu au luat aur. Profesor coordonator: Gabriela Mureșan.')}${stire('Târgul de Crăciun începe pe 29 noiembrie', '<time>10 noiembrie 2025</time>', 'Vor cânta Fanfara din Saschiz și solista Ileana Toader.')}<div class="td_block_wrap"><h4 class="block-title">Acum în emisie</h4><p>Bianca Lup – „Muzică și mărar”</p><h4 class="block-title">Dedicații</h4><p>Trimite mesajul tău la 1875 (0,50 EUR + TVA).</p></div>`,
    ),
    '/stiri/': cetatePage(
      'Știri',
      `<h1>Știri</h1>${stire('Spitalul municipal are un nou manager', 'de Georgeta Ciurar – <time>9 noiembrie 2025</time>', 'Dr. Sorin Hațegan, fost director medical, a câștigat concursul. Numărul de programări rămâne 0265 771 234.')}${stire('Incendiu într-o gospodărie din Daneș', 'de Georgeta Ciurar – <time>8 noiembrie 2025</time>', 'ISU Mureș recomandă verificarea coșurilor. „Am intervenit cu două autospeciale”, a declarat plutonier Cristian Oltean, purtător de cuvânt.')}${stire('Film despre sași, la Cinema Lumina', 'de Attila Demeter – <time>7 noiembrie 2025</time>', 'Regizoarea Katharina Melzer va fi prezentă. Intrarea este liberă.')}`,
    ),
    '/program/': cetatePage(
      'Program',
      `<h1>Grila de program</h1><table class="program"><tr><th>Ora</th><th>Emisiunea</th></tr><tr><td>06:00–10:00</td><td>Deșteptarea pe Târnava, cu Vlad Ursache</td></tr><tr><td>10:00–13:00</td><td>Muzică și mărar, cu Bianca Lup</td></tr><tr><td>13:00–14:00</td><td>Jurnalul de prânz</td></tr><tr><td>14:00–17:00</td><td>Muzică fără vorbe</td></tr><tr><td>17:00–18:00</td><td>Hangoló (în limba maghiară), cu Attila Demeter</td></tr><tr><td>18:00–20:00</td><td>Top 20 local</td></tr><tr><td>20:00–22:00</td><td>Nopți albe, preluare de la Radio Someș FM</td></tr></table>`,
    ),
    '/echipa/': cetatePage(
      'Echipa',
      `<h1>Echipa</h1><div class="vc_row"><div class="vc_column-inner"><div class="membru"><h3>Mihnea Costea</h3><span>Director general</span></div><div class="membru"><h3>Ana-Maria Székely</h3><span>Redactor-șef</span><br><a href="mailto:anamaria.szekely@radioturnulcuceas.example">anamaria.szekely@radioturnulcuceas.example</a></div><div class="membru"><h3>Vlad Ursache</h3><span>Realizator</span></div><div class="membru"><h3>Bianca Lup</h3><span>Realizatoare</span></div><div class="membru"><h3>Attila Demeter</h3><span>Realizator emisiuni în limba maghiară</span></div><div class="membru"><h3>Georgeta Ciurar</h3><span>Reporter</span></div><div class="membru"><h3>Lucian Fleșer</h3><span>Inginer de sunet</span></div><div class="membru"><h3>Roxana Covaci</h3><span>Manager vânzări</span></div></div></div><p>În amintirea lui Traian Bucur (1951–2019), vocea care a deschis primul nostru buletin de știri, la 1 decembrie 1993.</p>`,
    ),
    '/publicitate/': cetatePage(
      'Publicitate',
      `<h1>Publicitate</h1><p>Peste 48.000 de oameni ne ascultă săptămânal. Un spot de 30 de secunde costă de la 35 de lei difuzarea.</p><table><tr><td>06:00–10:00</td><td>60 lei</td></tr><tr><td>10:00–18:00</td><td>45 lei</td></tr><tr><td>18:00–24:00</td><td>35 lei</td></tr></table><p>Pentru oferte: <a href="mailto:publicitate@radioturnulcuceas.example">publicitate@radioturnulcuceas.example</a> sau la telefon <a href="tel:0745318207">0745.318.207</a>.</p><p>„De când avem spot, vin clienți și din Rupea.” Nelu Barbu, Brutăria Cuptorul Vechi</p>`,
    ),
    '/contact/': cetatePage(
      'Contact',
      `<h1>Contact</h1><p>Str. Morii nr. 14, et. 1<br>545400 Sighișoara, jud. Mureș</p><p>Redacție: 0265-774 183<br>În direct: 0265-774 187<br>WhatsApp: 0751 640 292</p><p>E-mail redacție: <a href="mailto:redactie@radioturnulcuceas.example">redactie@radioturnulcuceas.example</a></p><p>Punctul nostru de lucru din Dumbrăveni: Piața Timotei Cipariu 12, 555500 Dumbrăveni, jud. Sibiu.</p><h2>Organul de reglementare</h2><p>Consiliul Național al Audiovizualului, Bd. Libertății nr. 14, sector 5, 050706 București, tel. 021 305 5350, cna@cna.ro</p>`,
    ),
    '/termeni/': cetatePage(
      'Termeni și confidențialitate',
      `<h1>Termeni și confidențialitate</h1><p>Acest site este administrat de SC Undele Târnavei SRL, titulara licenței audiovizuale pentru Radio Turnul cu Ceas, înregistrată la Registrul Comerțului sub nr. J26/418/1993, CUI RO4418263, cont RO49 AAAA 1B31 0075 9384 0000.</p><p>Numele și numărul de telefon transmise la concursuri sunt păstrate 30 de zile. Pentru ștergerea datelor scrieți la <strong>gdpr [at] radioturnulcuceas.example</strong>.</p><p>Preluarea știrilor este permisă în limita a 500 de semne, cu citarea sursei.</p>`,
    ),
  },
  truth: {
    names: [
      'Radio Turnul cu Ceas',
      'Radio Turnul cu Ceas 98,7 FM',
      'SC Undele Târnavei SRL',
      'Undele Târnavei',
    ],
    people: [
      ['Mihnea Costea', 'Director general'],
      ['Ana-Maria Székely', 'Redactor-șef'],
      ['Vlad Ursache', 'Realizator'],
      ['Bianca Lup', 'Realizatoare'],
      ['Attila Demeter', 'Realizator emisiuni în limba maghiară'],
      ['Georgeta Ciurar', 'Reporter'],
      ['Lucian Fleșer', 'Inginer de sunet'],
      ['Roxana Covaci', 'Manager vânzări'],
    ],
    emails: [
      ['anamaria.szekely@radioturnulcuceas.example', 'personal'],
      ['publicitate@radioturnulcuceas.example', 'role'],
      ['redactie@radioturnulcuceas.example', 'role'],
      ['gdpr@radioturnulcuceas.example', 'role'],
    ],
    phones: ['+40745318207', '+40265774183', '+40265774187', '+40751640292'],
    addresses: [
      ['Str. Morii nr. 14, et. 1', '545400', 'Sighișoara'],
      ['Piața Timotei Cipariu 12', '555500', 'Dumbrăveni'],
    ],
    profiles: [
      'https://www.facebook.com/radioturnulcuceas',
      'https://www.youtube.com/@radioturnulcuceas',
      'https://www.tiktok.com/@radioturnulcuceas',
    ],
  },
};

export const CENTRAL_TENTH = [otwartyProg, podLipami, fehernyar, turnulCuCeas];
