import type { FictionalSite } from '../fictional-site.js';

const clubPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html><html lang="pl-PL"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="Nauka i doskonalenie pływania dla dzieci i młodzieży. Trenujemy w Zabrzegu od 1998 roku."><script type="application/ld+json">{"@context":"http://schema.org","@type":"SportsClub","name":"UKS Delfin Zabrzeg","url":"https://uksdelfin.example","telephone":"+48 32 417 20 66","address":{"@type":"PostalAddress","streetAddress":"ul. Sportowa 5","postalCode":"43-516","addressLocality":"Zabrzeg","addressCountry":"PL"},"sameAs":["https://www.facebook.com/uksdelfinzabrzeg"]}</script></head><body class="bg-light">
<nav class="navbar navbar-expand-lg"><a class="navbar-brand" href="/">UKS Delfin Zabrzeg</a><ul class="navbar-nav"><li><a class="nav-link" href="/o-klubie.html">O klubie</a></li><li><a class="nav-link" href="/trenerzy.html">Trenerzy</a></li><li><a class="nav-link" href="/wyniki.html">Wyniki</a></li><li><a class="nav-link" href="/kontakt.html">Kontakt</a></li></ul></nav>
<div class="container">${main}</div>
<section class="partnerzy"><h5>Partnerzy</h5><img src="/img/gmina.png" alt="Gmina Zabrzeg"><img src="/img/hydropol.png" alt="Hydro-Pol Sp. z o.o."></section><footer class="text-center"><small>&copy; UKS Delfin Zabrzeg 2026. Realizacja: <a href="mailto:biuro@webmlyn.example">WebMłyn</a></small></footer></body></html>`;

/** A Polish swimming club: data on each page, coaches in cards, winners in results, whoever made the pages in the footer. */
const klub: FictionalSite = {
  host: 'uksdelfin.example',
  pages: {
    '/': clubPage(
      'UKS Delfin Zabrzeg – klub pływacki',
      `<h1>Uczniowski Klub Sportowy Delfin Zabrzeg</h1><div class="card"><div class="card-body"><h5 class="card-title">Medale w Oświęcimiu!</h5><p class="card-text">Jakub Wilk (100 m motylkowym) i Hania Pietrzyk (50 m grzbietowym) przywieźli złoto. Zawody prowadził sędzia Adam Bury.</p></div></div><div class="card"><div class="card-body"><h5 class="card-title">Przekaż 1,5% podatku</h5><p class="card-text">KRS 0000417720</p></div></div>`,
    ),
    '/o-klubie.html': clubPage(
      'O klubie – UKS Delfin',
      `<h1>O klubie</h1><p>Klub założyła w 1998 r. nauczycielka wf. Teresa Gałuszka.</p><h3>Zarząd</h3><ul class="list-group"><li class="list-group-item">Prezes – Grzegorz Wawrzyczek</li><li class="list-group-item">Wiceprezes – Aleksandra Mrozek</li><li class="list-group-item">Skarbnik – Michał Szczotka</li></ul><h3>Komisja rewizyjna</h3><ul class="list-group"><li class="list-group-item">Przewodnicząca – Dorota Kubeczko</li><li class="list-group-item">Członek – Leszek Dziech</li></ul>`,
    ),
    '/trenerzy.html': clubPage(
      'Trenerzy – UKS Delfin',
      `<h1>Trenerzy</h1><div class="row"><div class="col-md-4"><div class="card"><img class="card-img-top" src="/img/trener1.jpg" alt="trener"><div class="card-body"><h5 class="card-title">Robert Kania</h5><h6 class="card-subtitle text-muted">Trener główny, I klasa</h6><p class="card-text">Grupy sportowe. Tel. 604 417 552</p></div></div></div><div class="col-md-4"><div class="card"><div class="card-body"><h5 class="card-title">Natalia Sikora-Bąk</h5><h6 class="card-subtitle text-muted">Trener II klasy</h6><p class="card-text">Klasy 4–6. Tel. 691 203 774</p></div></div></div><div class="col-md-4"><div class="card"><div class="card-body"><h5 class="card-title">Kamil Olszar</h5><h6 class="card-subtitle text-muted">Instruktor</h6><p class="card-text">Nauka pływania. Tel. 782 640 119</p></div></div></div></div>`,
    ),
    '/wyniki.html': clubPage(
      'Wyniki – UKS Delfin',
      `<h1>Wyniki</h1><table class="table"><thead><tr><th>M-ce</th><th>Nazwisko i imię</th><th>Klub</th><th>Czas</th></tr></thead><tbody><tr><td>1</td><td>Wilk Jakub</td><td>UKS Delfin</td><td>1:02,41</td></tr><tr><td>2</td><td>Nowicki Oskar</td><td>MKP Bielsko</td><td>1:03,17</td></tr></tbody></table>`,
    ),
    '/kontakt.html': clubPage(
      'Kontakt – UKS Delfin',
      `<h1>Kontakt</h1><p><strong>Uczniowski Klub Sportowy „Delfin”</strong><br>ul. Sportowa 5, 43-516 Zabrzeg<br>tel. 32 417 20 66<br>e-mail: klub(małpa)uksdelfin.example</p><p>NIP 652-14-17-720, REGON 072417720<br>Nr konta: 12 8453 0004 0017 7200 4417 0001</p><p>Zapisy do sekcji: zapisy@uksdelfin.example</p><p>Treningi: Pływalnia Fala, pon.–pt. 15:30–19:00</p>`,
    ),
  },
  truth: {
    names: [
      'UKS Delfin Zabrzeg',
      'Uczniowski Klub Sportowy Delfin Zabrzeg',
      'UKS Delfin',
      'Uczniowski Klub Sportowy „Delfin”',
    ],
    descriptions: [
      'Nauka i doskonalenie pływania dla dzieci i młodzieży. Trenujemy w Zabrzegu od 1998 roku.',
    ],
    people: [
      ['Grzegorz Wawrzyczek', 'Prezes'],
      ['Aleksandra Mrozek', 'Wiceprezes'],
      ['Michał Szczotka', 'Skarbnik'],
      ['Dorota Kubeczko', 'Przewodnicząca'],
      ['Leszek Dziech', 'Członek'],
      ['Robert Kania', 'Trener główny, I klasa'],
      ['Natalia Sikora-Bąk', 'Trener II klasy'],
      ['Kamil Olszar', 'Instruktor'],
    ],
    emails: [
      ['klub@uksdelfin.example', 'role'],
      ['zapisy@uksdelfin.example', 'role'],
    ],
    phones: ['+48324172066', '+48604417552', '+48691203774', '+48782640119'],
    addresses: [['ul. Sportowa 5', '43-516', 'Zabrzeg']],
    profiles: ['https://www.facebook.com/uksdelfinzabrzeg'],
  },
};

const parishPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" xml:lang="cs" lang="cs"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${title}</title></head><body>
<div id="hlavicka"><h1><a href="/">Římskokatolická farnost Dolní Bystřina</a></h1></div><div id="levy"><ul><li><a href="/bohosluzby/">Pořad bohoslužeb</a></li><li><a href="/ohlasky/">Ohlášky</a></li><li><a href="/farnost/">O farnosti</a></li><li><a href="/kontakty/">Kontakty</a></li><li><a href="http://www.biskupstvi.example/">Biskupství</a></li></ul></div>
<div id="obsah">${main}</div><div id="paticka">Farnost Dolní Bystřina | e-mail: farnost(zavináč)farnostdolnibystrina.example | <a href="/admin">správa</a></div></body></html>`;

/** A Czech parish: intentions with names of the dead, a priest with titles, a council in a line, a table of masses. */
const farnost: FictionalSite = {
  host: 'farnostdolnibystrina.example',
  pages: {
    '/': parishPage(
      'Farnost Dolní Bystřina',
      `<h2>Vítejte</h2><p>Srdečně vás zveme k Noci kostelů v pátek 22. května od 18 hodin. Varhanní koncert: Jiří Hanzlík.</p><p>„Neboj se, jen věř.“ (Mk 5,36)</p>`,
    ),
    '/bohosluzby/': parishPage(
      'Pořad bohoslužeb',
      `<h2>Pořad bohoslužeb 12.–19. 4. 2026</h2><table border="1" cellpadding="3"><tr><td>Po</td><td>18:00</td><td>sv. Jakuba</td><td>za + Marii Novotnou a rodiče</td></tr><tr><td>St</td><td>18:00</td><td>sv. Jakuba</td><td>za + Františka Koláře, manželku a syna</td></tr><tr><td>Ne</td><td>8:00</td><td>sv. Jakuba</td><td>za živé a + farníky</td></tr><tr><td>Ne</td><td>9:30</td><td>Horní Bystřina</td><td>na poděkování za 80 let života</td></tr></table>`,
    ),
    '/ohlasky/': parishPage(
      'Ohlášky',
      `<h2>Ohlášky</h2><p>Sbírka na opravu střechy vynesla 14 770 Kč. Pán Bůh zaplať!</p><p>V sobotu 25. 4. přijmou svátost manželství Petr Šulc a Lenka Marešová.</p>`,
    ),
    '/farnost/': parishPage(
      'O farnosti',
      `<h2>O farnosti</h2><p>Kostel sv. Jakuba Staršího byl postaven v letech 1721–1724 podle plánů Tomáše Haffeckera.</p><h3>Pastorační rada farnosti</h3><p>Ing. Josef Vaněk, Hana Dvořáčková, Mgr. Ludmila Šimková, Pavel Jandera</p><h3>Služby</h3><ul><li>varhaník: Vojtěch Krejčík</li><li>kostelnice: Anežka Pokorná</li><li>účetní: Bc. Zuzana Línková</li></ul>`,
    ),
    '/kontakty/': parishPage(
      'Kontakty',
      `<h2>Kontakty</h2><p><b>P. Mgr. Stanislav Brtník, Th.D.</b><br />farář<br />tel.: 731 604 417<br />e-mail: brtnik(zavináč)farnostdolnibystrina.example</p><p><b>Ing. Marek Pospíchal</b><br />trvalý jáhen<br />tel.: 604 277 318</p><p><b>Římskokatolická farnost Dolní Bystřina</b><br />Farní 3<br />569 43 Dolní Bystřina<br />IČO: 47417720<br />č. účtu: 1417720349/0800</p><p>Úřední hodiny na faře: středa 16:00–17:30</p>`,
    ),
  },
  truth: {
    names: ['Římskokatolická farnost Dolní Bystřina', 'Farnost Dolní Bystřina'],
    people: [
      ['Stanislav Brtník', 'farář'],
      ['Marek Pospíchal', 'trvalý jáhen'],
      ['Josef Vaněk', 'Pastorační rada farnosti'],
      ['Hana Dvořáčková', 'Pastorační rada farnosti'],
      ['Ludmila Šimková', 'Pastorační rada farnosti'],
      ['Pavel Jandera', 'Pastorační rada farnosti'],
      ['Vojtěch Krejčík', 'varhaník'],
      ['Anežka Pokorná', 'kostelnice'],
      ['Zuzana Línková', 'účetní'],
    ],
    emails: [
      ['farnost@farnostdolnibystrina.example', 'role'],
      ['brtnik@farnostdolnibystrina.example', 'personal'],
    ],
    phones: ['+420731604417', '+420604277318'],
    addresses: [['Farní 3', '569 43', 'Dolní Bystřina']],
  },
};

const villagePage = (
  title: string,
  main: string,
): string => `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>${title} - Tiszavárad Község Önkormányzata</title><meta name="description" content="Tiszavárad község hivatalos honlapja: hírek, ügyintézés, képviselő-testület, közérdekű adatok."></head><body>
<header><img src="/cimer.png" alt="Tiszavárad címere"><div class="cim">Tiszavárad Község Önkormányzata</div><nav><a href="/onkormanyzat/kepviselo-testulet">Képviselő-testület</a> <a href="/hivatal/munkatarsak">Hivatal</a> <a href="/hirek">Hírek</a> <a href="/kozerdeku-adatok">Közérdekű adatok</a> <a href="/kapcsolat">Kapcsolat</a></nav></header>
<main>${main}</main>
<footer><div><b>Elérhetőség</b><br>4477 Tiszavárad, Kossuth Lajos utca 41.<br>Tel.: +36 42 417 720<br>hivatal@tiszavarad.example</div><div><img src="/szechenyi2020.png" alt="Széchenyi 2020"></div><div><a href="https://www.facebook.com/tiszavarad">Kövessen minket!</a></div></footer></body></html>`;

/** A Hungarian village: the family's name first, a table of officials with extensions, obligatory data, a street after its town. */
const kozseg: FictionalSite = {
  host: 'tiszavarad.example',
  pages: {
    '/': villagePage(
      'Kezdőlap',
      `<h1>Köszöntjük honlapunkon!</h1><p class="hir"><b>Falunap 2026.</b> Június 20-án a sportpályán. Fellép: Korda Bence és a Tiszamenti Citerazenekar.</p><p class="hir"><b>Lomtalanítás.</b> Május 8-án, pénteken.</p><p>Sürgős esetben hívja a 112-es számot.</p>`,
    ),
    '/onkormanyzat/kepviselo-testulet': villagePage(
      'Képviselő-testület',
      `<h1>Képviselő-testület</h1><table class="testulet"><tr><td><img src="/kep/biro.jpg" alt=""></td><td><b>Bíró Lajos</b><br>polgármester<br>polgarmester@tiszavarad.example</td></tr><tr><td></td><td><b>Szilágyiné Tóth Erzsébet</b><br>alpolgármester</td></tr><tr><td></td><td><b>Oláh Krisztián</b><br>képviselő</td></tr><tr><td></td><td><b>Dr. Vass Gergely</b><br>képviselő</td></tr><tr><td></td><td><b>Hegedűs Mária</b><br>képviselő</td></tr></table>`,
    ),
    '/hivatal/munkatarsak': villagePage(
      'Munkatársak',
      `<h1>A polgármesteri hivatal munkatársai</h1><table><thead><tr><th>Név</th><th>Beosztás</th><th>Telefon</th><th>E-mail</th></tr></thead><tbody><tr><td>dr. Kerekes Anikó</td><td>jegyző</td><td>+36 42 417 721</td><td>jegyzo@tiszavarad.example</td></tr><tr><td>Papp Tiborné</td><td>pénzügyi ügyintéző</td><td>+36 42 417 722</td><td>penzugy@tiszavarad.example</td></tr><tr><td>Molnár Zsolt</td><td>adóügyi ügyintéző</td><td>+36 42 417 723</td><td>ado@tiszavarad.example</td></tr><tr><td>Lakatos Nóra</td><td>anyakönyvvezető</td><td>+36 42 417 724</td><td>anyakonyv@tiszavarad.example</td></tr></tbody></table><p>Ügyfélfogadás: hétfő 8–16, szerda 8–17, péntek 8–12</p>`,
    ),
    '/hirek': villagePage(
      'Hírek',
      `<h1>Hírek</h1><p>2026. április 2. – A 90 éves Kiss Józsefnét köszöntötte a polgármester.</p>`,
    ),
    '/kozerdeku-adatok': villagePage(
      'Közérdekű adatok',
      `<h1>Közérdekű adatok</h1><p>Adószám: 15417720-2-15. Törzskönyvi szám: 417724. Bankszámlaszám: 11744003-15417720.</p><p>Felügyeleti szerv: Megyei Kormányhivatal, 4400 Nyíregyháza, Hősök tere 5., tel.: +36 42 599 300.</p><p>Adatvédelmi tisztviselő: DataŐr Kft., dpo@dataor.example</p>`,
    ),
    '/kapcsolat': villagePage(
      'Kapcsolat',
      `<h1>Kapcsolat</h1><p>Tiszavárad Község Önkormányzata<br>Cím: 4477 Tiszavárad, Kossuth Lajos utca 41.<br>Telefon: +36 42 417 720<br>Fax: +36 42 417 729<br>E-mail: hivatal@tiszavarad.example<br>Hivatali kapu: TVARADONK (KRID: 417720174)</p>`,
    ),
  },
  truth: {
    names: ['Tiszavárad Község Önkormányzata', 'Tiszavárad Község', 'Tiszavárad'],
    descriptions: [
      'Tiszavárad község hivatalos honlapja: hírek, ügyintézés, képviselő-testület, közérdekű adatok.',
    ],
    people: [
      ['Bíró Lajos', 'polgármester'],
      ['Szilágyiné Tóth Erzsébet', 'alpolgármester'],
      ['Oláh Krisztián', 'képviselő'],
      ['Vass Gergely', 'képviselő'],
      ['Hegedűs Mária', 'képviselő'],
      ['Kerekes Anikó', 'jegyző'],
      ['Papp Tiborné', 'pénzügyi ügyintéző'],
      ['Molnár Zsolt', 'adóügyi ügyintéző'],
      ['Lakatos Nóra', 'anyakönyvvezető'],
    ],
    emails: [
      ['hivatal@tiszavarad.example', 'role'],
      ['polgarmester@tiszavarad.example', 'role'],
      ['jegyzo@tiszavarad.example', 'role'],
      ['penzugy@tiszavarad.example', 'role'],
      ['ado@tiszavarad.example', 'role'],
      ['anyakonyv@tiszavarad.example', 'role'],
    ],
    phones: ['+3642417720', '+3642417721', '+3642417722', '+3642417723', '+3642417724', '+3642417729'],
    addresses: [['Kossuth Lajos utca 41.', '4477', 'Tiszavárad']],
    profiles: ['https://www.facebook.com/tiszavarad'],
  },
};

export const CENTRAL_SEVENTH = [klub, farnost, kozseg];
