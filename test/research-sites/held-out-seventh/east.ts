import type { FictionalSite } from '../fictional-site.js';

const fundPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html><html lang="uk"><head><meta charset="utf-8"/><title>${title}</title><meta property="og:title" content="Благодійний фонд «Теплий дім»"/><meta name="description" content="Допомагаємо родинам, які втратили житло: ремонт, тимчасовий прихисток, юридична підтримка."/><script src="https://static.tildacdn.example/js/tilda-blocks-page41772093.min.js"></script></head><body class="t-body">
<div id="allrecords" class="t-records"><div id="rec664177201" class="t-rec"><div class="t228__leftcontainer"><a href="/" class="t-title">Теплий дім</a></div><ul class="t228__list"><li><a class="t-menu__link-item" href="/pro-nas">Про нас</a></li><li><a class="t-menu__link-item" href="/zvity">Звіти</a></li><li><a class="t-menu__link-item" href="/dopomogty">Допомогти</a></li><li><a class="t-menu__link-item" href="/kontakty">Контакти</a></li></ul></div>
${main}
<div id="rec664177299" class="t-rec"><div class="t-descr">© 2022–2026 БФ «Теплий дім»</div><div class="t-sociallinks"><a href="https://www.facebook.com/teplyidim.fund" aria-label="Facebook"></a><a href="https://www.instagram.com/teplyidim" aria-label="Instagram"></a><a href="https://t.me/teplyidim_fund" aria-label="Telegram"></a></div><div class="t-tildalabel">Made on Tilda</div></div></div></body></html>`;
const card = (name: string, role: string, image: string): string =>
  `<li class="t527__col t-col t-col_3 t-list__item"><div class="t527__itemwrapper"><div class="t527__imgwrapper"><div class="t527__bgimg t-bgimg" style="background-image:url('https://static.tildacdn.example/tild3465-6637-4533-b935-${image}/photo.jpg')"></div></div><div class="t527__wrapperleft"><div class="t527__persname t-name">${name}</div><div class="t527__persdescr t-descr">${role}</div></div></div></li>`;

/** A Ukrainian foundation on a site builder: a team in cards, accounts in three currencies, stories of those it helped. */
const fond: FictionalSite = {
  host: 'teplyidim.example',
  pages: {
    '/': fundPage(
      'Благодійний фонд «Теплий дім»',
      `<div class="t-rec"><h1 class="t-title">Кожна родина має право на теплий дім</h1></div><div class="t-rec"><div class="t-name">417</div><div class="t-descr">родин повернулися додому</div><div class="t-name">12</div><div class="t-descr">громад-партнерів</div></div><div class="t-rec"><div class="t-text">«Нам поставили вікна ще до снігу. Ми знову вдома».</div><div class="t-name">Галина Степанівна</div><div class="t-descr">с. Велика Круча</div></div><div class="t-rec"><div class="t-title">Партнери</div><img alt="Building Hope e.V." src="/hope.png"></div>`,
    ),
    '/pro-nas': fundPage(
      'Про нас — Теплий дім',
      `<div class="t-rec"><div class="t-title">Про фонд</div><div class="t-text">Фонд заснували у березні 2022 року троє друзів із Полтави.</div></div><div class="t-rec"><div class="t-section__title">Команда</div><ul class="t527__container">${card('Ірина Мельниченко', 'Голова правління', '613162623430')}${card('Богдан Яцук', 'Виконавчий директор', '306534346238')}${card('Оксана Гаврилюк-Рибак', 'Координаторка програм', '393536376233')}${card('Дмитро Лещенко', 'Юрист', '623833653134')}${card('Соломія Пасічник', 'Менеджерка з комунікацій', '326439613033')}</ul></div><div class="t-rec"><div class="t-section__title">Наглядова рада</div><ul class="t527__container">${card('Андрій Коваль', 'Голова наглядової ради', '663238396637')}${card('Марта Зінченко', 'Членкиня наглядової ради', '343335326661')}</ul></div>`,
    ),
    '/zvity': fundPage(
      'Звіти — Теплий дім',
      `<div class="t-rec"><div class="t-title">Звіти</div><div class="t-text">2025 рік: надійшло 14 177 203 грн, використано 13 908 114 грн. Аудитор: ТОВ «Аудит-Плюс», вул. Соборна, 8, 36000, м. Полтава.</div></div>`,
    ),
    '/dopomogty': fundPage(
      'Допомогти — Теплий дім',
      `<div class="t-rec"><div class="t-title">Реквізити</div><div class="t-text">Отримувач: БО «БФ «Теплий дім»<br>Код ЄДРПОУ: 44177203<br>UAH: UA41 322001 0000026004417720393<br>EUR: UA87 322001 0000026001417720408<br>SWIFT: UNJSUAUKXXX<br>Банк-кореспондент: Rheinbank AG, Taunusanlage 12, 60325 Frankfurt am Main, Germany</div></div>`,
    ),
    '/kontakty': fundPage(
      'Контакти — Теплий дім',
      `<div class="t-rec"><div class="t-title">Контакти</div><div class="t-text">Офіс: вул. Пушкарівська, 41, оф. 7<br>36014, м. Полтава<br>пн–пт 10:00–18:00</div><div class="t-text">Гаряча лінія для родин: <a href="tel:+380674177203">067 417 72 03</a><br>Для партнерів: <a href="tel:+380532417720">(0532) 41-77-20</a></div><div class="t-text"><a href="mailto:info@teplyidim.example">info@teplyidim.example</a><br>Для ЗМІ: <a href="mailto:s.pasichnyk@teplyidim.example">s.pasichnyk@teplyidim.example</a></div></div>`,
    ),
  },
  truth: {
    names: ['Благодійний фонд «Теплий дім»', 'БФ «Теплий дім»', 'Теплий дім', 'БО «БФ «Теплий дім»'],
    descriptions: [
      'Допомагаємо родинам, які втратили житло: ремонт, тимчасовий прихисток, юридична підтримка.',
    ],
    people: [
      ['Ірина Мельниченко', 'Голова правління'],
      ['Богдан Яцук', 'Виконавчий директор'],
      ['Оксана Гаврилюк-Рибак', 'Координаторка програм'],
      ['Дмитро Лещенко', 'Юрист'],
      ['Соломія Пасічник', 'Менеджерка з комунікацій'],
      ['Андрій Коваль', 'Голова наглядової ради'],
      ['Марта Зінченко', 'Членкиня наглядової ради'],
    ],
    emails: [
      ['info@teplyidim.example', 'role'],
      ['s.pasichnyk@teplyidim.example', 'personal'],
    ],
    phones: ['+380674177203', '+380532417720'],
    addresses: [['вул. Пушкарівська, 41, оф. 7', '36014', 'Полтава']],
    profiles: [
      'https://www.facebook.com/teplyidim.fund',
      'https://www.instagram.com/teplyidim',
      'https://t.me/teplyidim_fund',
    ],
  },
};

const choirPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html><html lang="lt"><head><meta charset="utf-8"><title>${title}</title><meta property="og:site_name" content="Kamerinis choras „Aušrinė“"></head><body class="wsite-page-index">
<div id="wsite-title">Kamerinis choras „Aušrinė“</div><ul class="wsite-menu-default"><li><a href="/">Pradžia</a></li><li><a href="/apie-mus.html">Apie mus</a></li><li><a href="/koncertai.html">Koncertai</a></li><li><a href="/remejai.html">Rėmėjai</a></li><li><a href="/kontaktai.html">Kontaktai</a></li></ul>
<div id="wsite-content" class="wsite-elements">${main}</div>
<div id="footer"><span class="wsite-social"><a class="wsite-social-facebook" href="https://www.facebook.com/chorasausrine"></a><a class="wsite-social-youtube" href="https://www.youtube.com/@chorasausrine"></a></span></div></body></html>`;

/** A Lithuanian choir: people in bold with a dash, concerts in churches, sponsors with what they pay, a code in front of the town. */
const choras: FictionalSite = {
  host: 'chorasausrine.example',
  pages: {
    '/': choirPage(
      'Kamerinis choras „Aušrinė“ - Pradžia',
      `<h2 class="wsite-content-title">Dainuojame nuo 1989-ųjų</h2><div class="paragraph">Gegužės 3 d. 18 val. kviečiame į Motinos dienos koncertą Šv. Jurgio bažnyčioje (Bažnyčios g. 2, 82167 Radviliškis). Solistė – Rasa Juzukonytė, vargonai – Balys Vaitkus.</div>`,
    ),
    '/apie-mus.html': choirPage(
      'Apie mus - Kamerinis choras „Aušrinė“',
      `<h2 class="wsite-content-title">Apie mus</h2><div class="paragraph">Chorą įkūrė Jonas Gedvila. Repertuare – nuo Palestrinos iki Vytauto Miškinio.</div><div class="paragraph"><strong>Vilma Petrauskienė</strong> – meno vadovė ir vyriausioji dirigentė<br /><strong>Tadas Jokubauskas</strong> – chormeisteris<br /><strong>Eglė Mažeikaitė</strong> – koncertmeisterė<br /><strong>Rimantas Žukas</strong> – choro seniūnas</div>`,
    ),
    '/koncertai.html': choirPage(
      'Koncertai - Kamerinis choras „Aušrinė“',
      `<h2 class="wsite-content-title">Koncertai</h2><div class="paragraph">2026-05-03 Radviliškis<br />2026-06-24 Baisogala, dvaro parkas<br />2026-09-12 Tarptautinis chorų konkursas, Preveza (Graikija)</div>`,
    ),
    '/remejai.html': choirPage(
      'Rėmėjai - Kamerinis choras „Aušrinė“',
      `<h2 class="wsite-content-title">Rėmėjai</h2><div class="paragraph">UAB „Medžio namai“, Pramonės g. 14, 82150 Radviliškis, tel. 8 422 60117<br />Radviliškio rajono savivaldybė</div><div class="paragraph">Skirkite 1,2 % GPM: įmonės kodas 304177203, a. s. LT41 7300 0101 4177 2039</div>`,
    ),
    '/kontaktai.html': choirPage(
      'Kontaktai - Kamerinis choras „Aušrinė“',
      `<h2 class="wsite-content-title">Kontaktai</h2><div class="paragraph">VšĮ Kamerinis choras „Aušrinė“<br />Dariaus ir Girėno g. 31, 82135 Radviliškis</div><div class="paragraph">Tel. +370 612 41772<br />El. paštas: info (eta) chorasausrine.example</div><div class="paragraph">Dėl koncertų: Rimantas Žukas, +370 687 20394, <a href="mailto:koncertai@chorasausrine.example">koncertai@chorasausrine.example</a></div><form><label>Vardas <input type="text"></label><label>El. paštas <input type="text" placeholder="vardas@pastas.lt"></label></form>`,
    ),
  },
  truth: {
    names: ['Kamerinis choras „Aušrinė“', 'VšĮ Kamerinis choras „Aušrinė“'],
    people: [
      ['Vilma Petrauskienė', 'meno vadovė ir vyriausioji dirigentė'],
      ['Tadas Jokubauskas', 'chormeisteris'],
      ['Eglė Mažeikaitė', 'koncertmeisterė'],
      ['Rimantas Žukas', 'choro seniūnas'],
    ],
    emails: [
      ['info@chorasausrine.example', 'role'],
      ['koncertai@chorasausrine.example', 'role'],
    ],
    phones: ['+37061241772', '+37068720394'],
    addresses: [['Dariaus ir Girėno g. 31', '82135', 'Radviliškis']],
    profiles: ['https://www.facebook.com/chorasausrine', 'https://www.youtube.com/@chorasausrine'],
  },
};

export const EAST_SEVENTH = [fond, choras];
