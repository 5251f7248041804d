import type { FictionalSite } from '../fictional-site.js';

const jaworPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="pl"><head><meta charset="utf-8"><title>${title}</title></head><body>
<table id="layout" width="980" align="center"><tr><td colspan="2"><img src="/grafika/naglowek.jpg" alt="Spółdzielnia Mieszkaniowa „Jaworowe Wzgórze”"></td></tr>
<tr><td valign="top" class="lewa"><a href="/">Aktualności</a><br><a href="/wladze.html">Władze spółdzielni</a><br><a href="/przetargi.html">Przetargi</a><br><a href="/kontakt.html">Kontakt</a></td><td valign="top">${main}</td></tr>
<tr><td colspan="2" class="stopka">&copy; Spółdzielnia Mieszkaniowa „Jaworowe Wzgórze” w Rzeszowie</td></tr></table></body></html>`;

/** A Polish housing cooperative: a layout of tables, sections with numbers, spelled-out addresses. */
const jawor: FictionalSite = {
  host: 'smjaworowe.example',
  pages: {
    '/': jaworPage(
      'Spółdzielnia Mieszkaniowa „Jaworowe Wzgórze”',
      `<h2>Aktualności</h2><p><b>07.11.2025</b> Przegląd instalacji gazowych: klatki I–IV, godz. 9:00–15:00.</p><p><b>28.10.2025</b> Zmiana stawek za wywóz odpadów od 1 stycznia.</p><p>Dyżur Rady Nadzorczej: pierwszy poniedziałek miesiąca, godz. 17:00.</p>`,
    ),
    '/wladze.html': jaworPage(
      'Władze spółdzielni',
      `<h2>Zarząd</h2><table border="1"><tr><td>Prezes Zarządu</td><td>mgr&nbsp;inż. Zbigniew Ochocki</td></tr><tr><td>Zastępca Prezesa ds. technicznych</td><td>inż. Halina Pietruszka</td></tr><tr><td>Główna Księgowa</td><td>Bożena Szydełko</td></tr></table><h2>Rada Nadzorcza</h2><table border="1"><tr><td>Przewodniczący</td><td>Kazimierz Woźnica</td></tr><tr><td>Sekretarz</td><td>Danuta Lech-Borowiec</td></tr><tr><td>Członek</td><td>Paweł Gąsior</td></tr></table>`,
    ),
    '/przetargi.html': jaworPage(
      'Przetargi',
      `<h2>Przetargi</h2><p>Remont balkonów, budynek przy ul. Jaworowej 18. Termin składania ofert: 5 grudnia 2025, godz. 12:00. Wadium: 10 000 zł.</p>`,
    ),
    '/kontakt.html': jaworPage(
      'Kontakt',
      `<h2>Kontakt</h2><p>Spółdzielnia Mieszkaniowa „Jaworowe Wzgórze”<br>ul. Jaworowa 4<br>35-306 Rzeszów</p><table border="1"><tr><th>Dział</th><th>Telefon</th><th>E-mail</th></tr><tr><td>Sekretariat</td><td>17 855 03 10</td><td>sekretariat (at) smjaworowe.example</td></tr><tr><td>Czynsze</td><td>17 855 03 11</td><td>czynsze (at) smjaworowe.example</td></tr><tr><td>Dział techniczny</td><td>17 855 03 12</td><td>techniczny (at) smjaworowe.example</td></tr><tr><td>Pogotowie awaryjne (całą dobę)</td><td>601 550 310</td><td></td></tr></table><p>NIP: 813-12-34-567, REGON: 690012345, KRS: 0000123456<br>Nr konta: 61 1090 1014 0000 0712 1981 2874</p>`,
    ),
  },
  truth: {
    names: ['Spółdzielnia Mieszkaniowa „Jaworowe Wzgórze”', 'Spółdzielnia Mieszkaniowa Jaworowe Wzgórze'],
    people: [
      ['Zbigniew Ochocki', 'Prezes Zarządu'],
      ['Halina Pietruszka', 'Zastępca Prezesa ds. technicznych'],
      ['Bożena Szydełko', 'Główna Księgowa'],
      ['Kazimierz Woźnica', 'Przewodniczący'],
      ['Danuta Lech-Borowiec', 'Sekretarz'],
      ['Paweł Gąsior', 'Członek'],
    ],
    emails: [
      ['sekretariat@smjaworowe.example', 'role'],
      ['czynsze@smjaworowe.example', 'role'],
      ['techniczny@smjaworowe.example', 'role'],
    ],
    phones: ['+48178550310', '+48178550311', '+48178550312', '+48601550310'],
    addresses: [['ul. Jaworowa 4', '35-306', 'Rzeszów']],
  },
};

/** A Czech primary school: teachers with degrees in a long table, a canteen, a data box. */
const lukavec: FictionalSite = {
  host: 'zslukavec.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="cs"><head><meta charset="utf-8"><title>Základní škola Horní Lukavec | Úvod</title><meta name="description" content="Málotřídní základní škola uprostřed lesů Vysočiny."><meta name="author" content="Webstudio Kolečko"></head><body><div id="header"><h1>Základní škola Horní Lukavec</h1></div><ul class="menu"><li><a href="/o-skole">O škole</a></li><li><a href="/zamestnanci">Zaměstnanci</a></li><li><a href="/kontakty">Kontakty</a></li></ul><div class="aktuality"><h2>Aktuality</h2><h3>Sběr papíru</h3><p>Přineste starý papír do pátku 28. listopadu.</p><h3>Beseda se spisovatelem</h3><p>Do školy přijede spisovatel Otakar Hruška.</p></div></body></html>`,
    '/o-skole': `<!DOCTYPE html><html lang="cs"><head><meta charset="utf-8"><title>Základní škola Horní Lukavec | O škole</title></head><body><h1>O škole</h1><p>Škola má 62 žáků v pěti ročnících. Budova z roku 1912 prošla v roce 2018 rekonstrukcí.</p><table><tr><th>Ročník</th><th>Počet žáků</th></tr><tr><td>1.</td><td>14</td></tr><tr><td>2.</td><td>11</td></tr></table></body></html>`,
    '/zamestnanci': `<!DOCTYPE html><html lang="cs"><head><meta charset="utf-8"><title>Základní škola Horní Lukavec | Zaměstnanci</title></head><body><h1>Zaměstnanci školy</h1><table class="zamestnanci"><thead><tr><th>Jméno</th><th>Funkce</th><th>E-mail</th></tr></thead><tbody><tr><td>Mgr. Jana Kovaříková</td><td>ředitelka školy</td><td>kovarikova@zslukavec.example</td></tr><tr><td>Mgr. Petr Sýkora, Ph.D.</td><td>zástupce ředitelky</td><td>sykora@zslukavec.example</td></tr><tr><td>Bc. Šárka Dobiášová</td><td>vychovatelka</td><td>dobiasova@zslukavec.example</td></tr><tr><td>PaedDr. Milena Vaňková</td><td>výchovná poradkyně</td><td></td></tr><tr><td>Věra Čapková</td><td>vedoucí školní jídelny</td><td>jidelna@zslukavec.example</td></tr><tr><td>Luboš Hadrava</td><td>školník</td><td></td></tr></tbody></table></body></html>`,
    '/kontakty': `<!DOCTYPE html><html lang="cs"><head><meta charset="utf-8"><title>Základní škola Horní Lukavec | Kontakty</title></head><body><h1>Kontakty</h1><div class="sloupec"><p><b>Adresa:</b> Školní 87/2, 394&nbsp;26&nbsp;Lukavec</p><p><b>Telefon:</b> +420&nbsp;565&nbsp;550&nbsp;310</p><p><b>Jídelna:</b> +420 565 550 311</p><p><b>Mobil:</b> +420 724 550 310</p><p><b>E-mail:</b> <a href="mailto:skola@zslukavec.example">skola@zslukavec.example</a></p></div><div class="sloupec"><p>IČO: 70987654</p><p>IZO: 102818321</p><p>Datová schránka: xk4mzq7</p><p>Bankovní spojení: 123456789/0800</p></div><p><a href="https://www.facebook.com/zslukavec">Škola na Facebooku</a></p></body></html>`,
  },
  truth: {
    names: ['Základní škola Horní Lukavec'],
    descriptions: ['Málotřídní základní škola uprostřed lesů Vysočiny.'],
    people: [
      ['Jana Kovaříková', 'ředitelka školy'],
      ['Petr Sýkora', 'zástupce ředitelky'],
      ['Šárka Dobiášová', 'vychovatelka'],
      ['Milena Vaňková', 'výchovná poradkyně'],
      ['Věra Čapková', 'vedoucí školní jídelny'],
      ['Luboš Hadrava', 'školník'],
    ],
    emails: [
      ['kovarikova@zslukavec.example', 'personal'],
      ['sykora@zslukavec.example', 'personal'],
      ['dobiasova@zslukavec.example', 'personal'],
      ['jidelna@zslukavec.example', 'role'],
      ['skola@zslukavec.example', 'role'],
    ],
    phones: ['+420565550310', '+420565550311', '+420724550310'],
    addresses: [['Školní 87/2', '394 26', 'Lukavec']],
    profiles: ['https://www.facebook.com/zslukavec'],
  },
};

/** A Hungarian dental clinic: JSON-LD of the practice, doctors in cards, the company in the imprint. */
const tulipan: FictionalSite = {
  host: 'tulipanfogaszat.example',
  pages: {
    '/': `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Fogorvos Debrecen belvárosában - Tulipán Fogászat</title><meta name="description" content="Családi fogászat Debrecenben: fogszabályozás, implantáció, gyermekfogászat."><script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Tulipán Fogászat","telephone":"+36 52 550 310","email":"rendelo@tulipanfogaszat.example","openingHours":"Mo-Fr 08:00-19:00","priceRange":"$$","address":{"@type":"PostalAddress","streetAddress":"Piac utca 71.","addressLocality":"Debrecen","postalCode":"4025","addressCountry":"HU"}}</script></head><body><header><a href="/orvosaink">Orvosaink</a><a href="/arak">Árak</a><a href="/kapcsolat">Kapcsolat</a><a href="/impresszum">Impresszum</a></header><h1>Mosolyogjon bátran!</h1><div class="velemenyek"><h2>Rólunk mondták</h2><p>„Először nem féltem a fogorvostól.” – K. Judit</p></div></body></html>`,
    '/orvosaink': `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Orvosaink - Tulipán Fogászat</title></head><body><h1>Orvosaink</h1><div class="orvos-kartya"><img src="/kep/bereczki.jpg" alt=""><h2>Dr. Bereczki Nóra</h2><p class="szakma">fogszabályozó szakorvos</p></div><div class="orvos-kartya"><img src="/kep/somogyi.jpg" alt=""><h2>Dr. Somogyi Ákos</h2><p class="szakma">szájsebész</p></div><div class="orvos-kartya"><img src="/kep/varadi.jpg" alt=""><h2>Dr. Váradi Zsófia</h2><p class="szakma">gyermekfogász</p></div><h1>Munkatársaink</h1><div class="orvos-kartya"><img src="/kep/katona.jpg" alt=""><h2>Katona Erzsébet</h2><p class="szakma">dentálhigiénikus</p></div><div class="orvos-kartya"><img src="/kep/balogh.jpg" alt=""><h2>Balogh Richárd</h2><p class="szakma">recepciós</p></div></body></html>`,
    '/arak': `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Árak - Tulipán Fogászat</title></head><body><h1>Árak</h1><table><tr><td>Konzultáció</td><td>12 000 Ft</td></tr><tr><td>Tömés</td><td>24 000 Ft-tól</td></tr><tr><td>Implantátum</td><td>230 000 Ft</td></tr></table></body></html>`,
    '/kapcsolat': `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Kapcsolat - Tulipán Fogászat</title></head><body><h1>Kapcsolat</h1><p>Rendelőnk címe:<br>4025 Debrecen, Piac utca 71.</p><p>Bejelentkezés: <a href="tel:+3652550310">06 52 550 310</a> vagy <a href="tel:+36305550310">06 30 555 0310</a></p><p>E-mail: <a href="mailto:rendelo@tulipanfogaszat.example">rendelo@tulipanfogaszat.example</a></p><p>Rendelési idő: hétfő–péntek 8–19 óráig</p><p><a href="https://www.facebook.com/tulipanfogaszat/">Facebook</a> <a href="https://www.tiktok.com/@tulipanfogaszat">TikTok</a></p></body></html>`,
    '/impresszum': `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Impresszum - Tulipán Fogászat</title></head><body><h1>Impresszum</h1><p>Üzemeltető: Tulipán Dent Kft.<br>Székhely: 4025 Debrecen, Piac utca 71.<br>Cégjegyzékszám: 09-09-012345<br>Adószám: 12345676-2-09</p><p>Tárhelyszolgáltató: Felhőpark Zrt., 1117 Budapest, Budafoki út 56.</p></body></html>`,
  },
  truth: {
    names: ['Tulipán Fogászat', 'Tulipán Dent Kft.'],
    descriptions: ['Családi fogászat Debrecenben: fogszabályozás, implantáció, gyermekfogászat.'],
    people: [
      ['Bereczki Nóra', 'fogszabályozó szakorvos'],
      ['Somogyi Ákos', 'szájsebész'],
      ['Váradi Zsófia', 'gyermekfogász'],
      ['Katona Erzsébet', 'dentálhigiénikus'],
      ['Balogh Richárd', 'recepciós'],
    ],
    emails: [['rendelo@tulipanfogaszat.example', 'role']],
    phones: ['+3652550310', '+36305550310'],
    addresses: [['Piac utca 71.', '4025', 'Debrecen']],
    profiles: ['https://www.facebook.com/tulipanfogaszat', 'https://www.tiktok.com/@tulipanfogaszat'],
  },
};

export const CENTRAL_EIGHTH = [jawor, lukavec, tulipan];
