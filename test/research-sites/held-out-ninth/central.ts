import type { FictionalSite } from '../fictional-site.js';

const zielonePage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="pl-PL"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body><div class="pasek">Rejestracja: <a href="tel:+48856550310">85 655 03 10</a></div><nav class="navbar"><a href="/">Przychodnia Rodzinna „Zielone Wzgórza”</a><a href="/nasz-zespol">Nasz zespół</a><a href="/dla-pacjenta">Dla pacjenta</a><a href="/kontakt">Kontakt</a></nav><div class="container">${main}</div>
<footer><p>Copyright © 2025 Przychodnia Rodzinna „Zielone Wzgórza”. Wykonanie: Pracownia Literka</p></footer></body></html>`;

/** A Polish clinic: microdata of the clinic, doctors with degrees and hours in a table, a branch. */
const zielone: FictionalSite = {
  host: 'przychodniazielone.example',
  pages: {
    '/': zielonePage(
      'Przychodnia Rodzinna „Zielone Wzgórza” w Białymstoku',
      `<h1>Zdrowie blisko domu</h1><p>Szczepienia przeciw grypie: codziennie od 8:00 do 14:00, bez zapisów.</p><div itemscope itemtype="https://schema.org/MedicalClinic"><meta itemprop="name" content="Przychodnia Rodzinna „Zielone Wzgórza”"><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">ul. Wrzosowa 31</span>, <span itemprop="postalCode">15-680</span> <span itemprop="addressLocality">Białystok</span></div><span itemprop="telephone">+48 85 655 03 10</span></div>`,
      `<meta name="description" content="Lekarze rodzinni, pediatrzy i poradnie specjalistyczne w ramach NFZ.">`,
    ),
    '/nasz-zespol': zielonePage(
      'Nasz zespół - Przychodnia Rodzinna „Zielone Wzgórza”',
      `<h1>Nasz zespół</h1><p>Kierownik przychodni: mgr Urszula Wrona</p><table class="table"><thead><tr><th>Lekarz</th><th>Specjalność</th><th>Godziny przyjęć</th></tr></thead><tbody><tr><td>lek. Magdalena Bryła</td><td>lekarz rodzinny</td><td>pn–pt 8:00–13:00</td></tr><tr><td>lek. Krzysztof Jurczuk</td><td>lekarz rodzinny</td><td>pn–pt 13:00–18:00</td></tr><tr><td>dr n. med. Wojciech Sadłowski</td><td>kardiolog</td><td>wt 14:00–18:00</td></tr><tr><td>lek. Agata Nowosielska-Kot</td><td>pediatra</td><td>pn, śr, pt 8:00–14:00</td></tr></tbody></table><h2>Pielęgniarki i położne</h2><ul><li>Teresa Kuźniar – pielęgniarka środowiskowa</li><li>Joanna Filipek – położna</li></ul>`,
    ),
    '/dla-pacjenta': zielonePage(
      'Dla pacjenta - Przychodnia Rodzinna „Zielone Wzgórza”',
      `<h1>Dla pacjenta</h1><h2>E-recepta</h2><p>Kod otrzymasz w wiadomości SMS.</p><h2>Prawa pacjenta</h2><p>Skargi można składać do kierownika w poniedziałki od 12:00 do 13:00 albo na adres skargi@przychodniazielone.example.</p>`,
    ),
    '/kontakt': zielonePage(
      'Kontakt - Przychodnia Rodzinna „Zielone Wzgórza”',
      `<h1>Kontakt</h1><div class="row"><div class="col"><h3>Siedziba</h3><p>ul. Wrzosowa 31<br>15-680 Białystok</p><p>tel. 85 655 03 10<br>tel./faks 85 655 03 11<br>kom. 600 550 310</p></div><div class="col"><h3>Filia w Wasilkowie</h3><p>ul. Szkolna 2<br>16-010 Wasilków</p><p>tel. 85 655 03 20</p></div></div><p>e-mail: <a href="mailto:rejestracja@przychodniazielone.example">rejestracja@przychodniazielone.example</a></p><p>NIP 542-12-34-567 | REGON 050123456</p>`,
    ),
  },
  truth: {
    names: [
      'Przychodnia Rodzinna „Zielone Wzgórza”',
      'Przychodnia Rodzinna „Zielone Wzgórza” w Białymstoku',
      'Przychodnia Rodzinna Zielone Wzgórza',
    ],
    descriptions: ['Lekarze rodzinni, pediatrzy i poradnie specjalistyczne w ramach NFZ.'],
    people: [
      ['Urszula Wrona', 'Kierownik przychodni'],
      ['Magdalena Bryła', 'lekarz rodzinny'],
      ['Krzysztof Jurczuk', 'lekarz rodzinny'],
      ['Wojciech Sadłowski', 'kardiolog'],
      ['Agata Nowosielska-Kot', 'pediatra'],
      ['Teresa Kuźniar', 'pielęgniarka środowiskowa'],
      ['Joanna Filipek', 'położna'],
    ],
    emails: [
      ['rejestracja@przychodniazielone.example', 'role'],
      ['skargi@przychodniazielone.example', 'role'],
    ],
    phones: ['+48856550310', '+48856550311', '+48856550320', '+48600550310'],
    addresses: [
      ['ul. Wrzosowa 31', '15-680', 'Białystok'],
      ['ul. Szkolna 2', '16-010', 'Wasilków'],
    ],
  },
};

const lehotaPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="sk"><head><meta charset="utf-8"><title>${title} | Kalinovská Lehota - oficiálna stránka obce</title><meta property="og:site_name" content="Obec Kalinovská Lehota"></head>
<body><div class="hlavicka"><a href="/"><img src="/erb.png" alt="Erb obce"> <span>Obec Kalinovská Lehota</span></a></div>
<ul class="menu"><li><a href="/">Úvod</a></li><li><a href="/samosprava/">Samospráva</a></li><li><a href="/obecny-urad/">Obecný úrad</a></li><li><a href="/historia/">História obce</a></li><li><a href="/kontakt/">Kontakt</a></li></ul>
<div class="obsah">${main}</div><div class="paticka">Správca obsahu: Obecný úrad Kalinovská Lehota. Technický prevádzkovateľ: Webobec, s. r. o.</div></body></html>`;

/** A Slovak municipality: a mayor, a deputy and an auditor below headings, councillors and officials in tables, natives of the past. */
const lehota: FictionalSite = {
  host: 'kalinovskalehota.example',
  pages: {
    '/': lehotaPage(
      'Úvod',
      `<h1>Vitajte v obci Kalinovská Lehota</h1><h2>Úradná tabuľa</h2><ul><li>Návrh rozpočtu na rok 2026</li><li>Oznámenie o prerušení dodávky elektriny 25. 11. 2025</li></ul><h2>Počasie</h2><p>Dnes 6 °C, oblačno</p>`,
    ),
    '/samosprava/': lehotaPage(
      'Samospráva',
      `<h1>Samospráva</h1><h3>Starosta obce</h3><p>Ing. Miroslav Hudák</p><h3>Zástupkyňa starostu</h3><p>Mgr. Zuzana Orságová</p><h3>Hlavný kontrolór</h3><p>Ing. Peter Lacko</p><h2>Obecné zastupiteľstvo</h2><table><tr><th>Meno a priezvisko</th><th>Funkcia</th></tr><tr><td>Ján Kmeť</td><td>poslanec</td></tr><tr><td>Bc. Alena Vrbová</td><td>poslankyňa</td></tr><tr><td>MUDr. Štefan Belák</td><td>poslanec</td></tr></table>`,
    ),
    '/obecny-urad/': lehotaPage(
      'Obecný úrad',
      `<h1>Obecný úrad</h1><table><tr><th>Meno</th><th>Pozícia</th><th>Telefón</th><th>E-mail</th></tr><tr><td>Mária Ďuricová</td><td>matrikárka</td><td>048/418 03 11</td><td><a href="mailto:matrika@kalinovskalehota.example">matrika@kalinovskalehota.example</a></td></tr><tr><td>Ivana Šuhajdová</td><td>účtovníčka</td><td>048/418 03 12</td><td><a href="mailto:suhajdova@kalinovskalehota.example">suhajdova@kalinovskalehota.example</a></td></tr></table><h2>Úradné hodiny</h2><table><tr><td>Pondelok</td><td>7:30 - 15:30</td></tr><tr><td>Streda</td><td>7:30 - 17:00</td></tr><tr><td>Piatok</td><td>7:30 - 12:00</td></tr></table>`,
    ),
    '/historia/': lehotaPage(
      'História obce',
      `<h1>História obce</h1><p>Prvá písomná zmienka je z roku 1358. Obec patrila panstvu Ľupča.</p><h2>Významní rodáci</h2><ul><li>Ľudovít Hrončok (1881 – 1944), maliar</li><li>Anna Medveďová (1920 – 2003), učiteľka a zberateľka piesní</li></ul>`,
    ),
    '/kontakt/': lehotaPage(
      'Kontakt',
      `<h1>Kontakt</h1><address>Obec Kalinovská Lehota<br>Hlavná 123/45<br>976 45 Kalinovská Lehota</address><p>Tel.: 048/418 03 10<br>Mobil: 0905 550 310</p><p>E-mail: obec@kalinovskalehota.example<br>Starosta: starosta@kalinovskalehota.example</p><p>IČO: 00313456<br>DIČ: 2021123456<br>IBAN: SK31 1200 0000 1987 4263 7541</p>`,
    ),
  },
  truth: {
    names: ['Obec Kalinovská Lehota', 'Kalinovská Lehota', 'Obecný úrad Kalinovská Lehota'],
    people: [
      ['Miroslav Hudák', 'Starosta obce'],
      ['Zuzana Orságová', 'Zástupkyňa starostu'],
      ['Peter Lacko', 'Hlavný kontrolór'],
      ['Ján Kmeť', 'poslanec'],
      ['Alena Vrbová', 'poslankyňa'],
      ['Štefan Belák', 'poslanec'],
      ['Mária Ďuricová', 'matrikárka'],
      ['Ivana Šuhajdová', 'účtovníčka'],
    ],
    emails: [
      ['obec@kalinovskalehota.example', 'role'],
      ['starosta@kalinovskalehota.example', 'role'],
      ['matrika@kalinovskalehota.example', 'role'],
      ['suhajdova@kalinovskalehota.example', 'personal'],
    ],
    phones: ['+421484180310', '+421484180311', '+421484180312', '+421905550310'],
    addresses: [['Hlavná 123/45', '976 45', 'Kalinovská Lehota']],
  },
};

const napraforgoPage = (title: string, main: string): string => `<!doctype html>
<html lang="hu-HU"><head><meta charset="utf-8"><title>${title}</title><meta property="og:site_name" content="Napraforgó Gyermekalapítvány"><meta property="og:description" content="Tanoda, tábor és meleg étel hátrányos helyzetű gyerekeknek Pécsen."></head>
<body><header><span class="logo">Napraforgó Gyermekalapítvány</span><nav><a href="/rolunk">Rólunk</a><a href="/munkatarsak">Munkatársak</a><a href="/tamogatoink">Támogatóink</a><a href="/kapcsolat">Kapcsolat</a></nav></header>${main}
<footer><p>Adó 1%: adószámunk 18321234-1-02</p></footer></body></html>`;

/** A Hungarian foundation for children: trustees in lines, employees in blocks, supporters, quotes, a post box. */
const napraforgo: FictionalSite = {
  host: 'napraforgo-alapitvany.example',
  pages: {
    '/': napraforgoPage(
      'Napraforgó Gyermekalapítvány – Főoldal',
      `<h1>Minden gyerek a nap felé fordul</h1><p>2007 óta működtetünk tanodát Pécs keleti városrészében.</p><div class="idezet"><p>„Az unokám azóta szívesen jár iskolába.”</p><p class="alairas">Kis Istvánné, nagymama</p></div><h2>Hírek</h2><p>2025. november 10. – Megérkezett a tűzifa, köszönjük!</p>`,
    ),
    '/rolunk': napraforgoPage(
      'Rólunk – Napraforgó Gyermekalapítvány',
      `<h1>Rólunk</h1><p>Az alapítványt tanárok és szülők hozták létre.</p><h2>Kuratórium</h2><p>Kuratórium elnöke: Dr. Lengyel Katalin<br>Kuratóriumi tag: Bakos Gergely<br>Kuratóriumi tag: Szűcs Mária</p>`,
    ),
    '/munkatarsak': napraforgoPage(
      'Munkatársak – Napraforgó Gyermekalapítvány',
      `<h1>Munkatársaink</h1><div class="ember"><h4>Kelemen Dóra</h4><p>programvezető</p><p><a href="mailto:kelemen.dora@napraforgo-alapitvany.example">kelemen.dora@napraforgo-alapitvany.example</a></p></div><div class="ember"><h4>Fazekas Bálint</h4><p>önkéntes-koordinátor</p></div><div class="ember"><h4>Rácz Emese</h4><p>gyermekpszichológus</p></div>`,
    ),
    '/tamogatoink': napraforgoPage(
      'Támogatóink – Napraforgó Gyermekalapítvány',
      `<h1>Támogatóink</h1><h3>Arany fokozat</h3><p>Kék Duna Pékség Kft. (7621 Pécs, Felsőmalom utca 9.)</p><h3>Ezüst fokozat</h3><p>Mecsek Nyomda Bt., Rotary Klub</p><h3>Magánszemélyek</h3><p>Horváth Lajos, Tóth család</p>`,
    ),
    '/kapcsolat': napraforgoPage(
      'Kapcsolat – Napraforgó Gyermekalapítvány',
      `<h1>Kapcsolat</h1><p><b>Tanoda és iroda:</b> 7624 Pécs, Barackvirág utca 14.</p><p><b>Levelezési cím:</b> 7602 Pécs, Pf. 118.</p><p><b>Telefon:</b> 06 72 550 310<br><b>Mobil:</b> +36 20 555 0310</p><p><b>E-mail:</b> iroda kukac napraforgo-alapitvany pont example</p><p><b>Bankszámla:</b> 10402427-50526548-85561003</p><p><a href="https://www.facebook.com/napraforgoalapitvany/">Kövess minket a Facebookon</a></p>`,
    ),
  },
  truth: {
    names: ['Napraforgó Gyermekalapítvány'],
    descriptions: ['Tanoda, tábor és meleg étel hátrányos helyzetű gyerekeknek Pécsen.'],
    people: [
      ['Lengyel Katalin', 'Kuratórium elnöke'],
      ['Bakos Gergely', 'Kuratóriumi tag'],
      ['Szűcs Mária', 'Kuratóriumi tag'],
      ['Kelemen Dóra', 'programvezető'],
      ['Fazekas Bálint', 'önkéntes-koordinátor'],
      ['Rácz Emese', 'gyermekpszichológus'],
    ],
    emails: [
      ['iroda@napraforgo-alapitvany.example', 'role'],
      ['kelemen.dora@napraforgo-alapitvany.example', 'personal'],
    ],
    phones: ['+3672550310', '+36205550310'],
    addresses: [
      ['Barackvirág utca 14.', '7624', 'Pécs'],
      ['Pf. 118.', '7602', 'Pécs'],
    ],
    profiles: ['https://www.facebook.com/napraforgoalapitvany'],
  },
};

export const CENTRAL_NINTH = [zielone, lehota, napraforgo];
