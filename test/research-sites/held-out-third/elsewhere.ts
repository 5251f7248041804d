import type { FictionalSite } from '../fictional-site.js';

/** An American food bank: widgets of a page builder whose names and roles have no card around both. */
const tupelo: FictionalSite = {
  host: 'tupelopantry.example',
  pages: {
    '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>HOME | Tupelo Pantry</title><meta property="og:site_name" content="Tupelo Pantry"><meta property="og:description" content="Groceries, no questions asked."></head><body><a href="/our-team">Our Team</a><a href="/get-involved">Get Involved</a><footer><p>501(c)(3) nonprofit. EIN 12-3456789</p><p>2204 Magnolia Ave., Tupelo, MS 38801</p><p>662.555.0161</p></footer></body></html>`,
    '/our-team': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Our Team | Tupelo Pantry</title></head><body><div id="comp-1" class="wixui-rich-text"><h2 class="font_2">OUR TEAM</h2></div><div id="comp-2" class="wixui-rich-text"><p class="font_7"><span>Denise Washburn</span></p></div><div id="comp-3" class="wixui-rich-text"><p class="font_8"><span>Executive Director</span></p></div><div id="comp-4" class="wixui-rich-text"><p class="font_7"><span>Luis Ortega</span></p></div><div id="comp-5" class="wixui-rich-text"><p class="font_8"><span>Warehouse &amp; Deliveries</span></p></div><div id="comp-6" class="wixui-rich-text"><p class="font_7"><span>Amy Nguyen-Hart</span></p></div><div id="comp-7" class="wixui-rich-text"><p class="font_8"><span>Volunteer Coordinator</span></p></div></body></html>`,
  },
  truth: {
    names: ['Tupelo Pantry'],
    descriptions: ['Groceries, no questions asked.'],
    people: [
      ['Denise Washburn', 'Executive Director'],
      ['Luis Ortega', 'Warehouse & Deliveries'],
      ['Amy Nguyen-Hart', 'Volunteer Coordinator'],
    ],
    phones: ['+16625550161'],
    addresses: [['2204 Magnolia Ave.', '38801', 'Tupelo']],
  },
};

/** A Scottish ferry trust: pronouns, accordions, a county. */
const corran: FictionalSite = {
  host: 'corranferrytrust.example',
  pages: {
    '/': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Corran Ferry Trust: Timetable</title></head><body><header><h1>Corran Ferry Trust</h1></header><a href="/who-runs-it-people">The people who run it</a><a href="/contact-and-directions">Contact and directions</a><p>Next sailing: 14:20</p></body></html>`,
    '/who-runs-it-people': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>The people who run it</title></head><body><h1>The people who run it</h1><details><summary>Captain Morag MacAskill (she/her)</summary><p>Master of the ferry</p></details><details><summary>Fergus Ledingham (he/him)</summary><p>Deckhand</p></details><details><summary>Wm. John Baillie</summary><p>Tickets</p></details></body></html>`,
    '/contact-and-directions': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Contact and directions</title></head><body><address>Corran Ferry Trust<br>The Old Slip<br>Shore Road<br>Onich<br>Inverness-shire<br>PH33 9ZZ</address><p>Harbour office <a href="tel:01314960611">0131 496 0611</a></p><p>ferry@corranferrytrust.example</p></body></html>`,
  },
  truth: {
    names: ['Corran Ferry Trust'],
    people: [
      ['Morag MacAskill', 'Master of the ferry'],
      ['Fergus Ledingham', 'Deckhand'],
      ['Wm. John Baillie', 'Tickets'],
    ],
    emails: [['ferry@corranferrytrust.example', 'role']],
    phones: ['+441314960611'],
    addresses: [['Shore Road', 'PH33 9ZZ', 'Onich']],
  },
};

/** A New Zealand pottery: data with employees and a contact point. */
const kowhai: FictionalSite = {
  host: 'kowhaipottery.example',
  pages: {
    '/': `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><title>Kōwhai Pottery</title><script type="application/ld+json">{"@context":"https://schema.org/","@type":["LocalBusiness","Store"],"name":"Kōwhai Pottery","description":"Hand-thrown domestic ware from the Waikato.","address":[{"@type":"PostalAddress","streetAddress":"9 River Terrace","addressLocality":"Cambridge","postalCode":"3434","addressCountry":"NZ"}],"contactPoint":{"@type":"ContactPoint","telephone":"+64 7 555 0611","email":"studio@kowhaipottery.example"},"employee":[{"@type":"Person","name":"Hinemoa Rangihuna","jobTitle":"Potter"},{"@type":"Person","givenName":"Grant","familyName":"Peebles","name":"Grant Peebles","jobTitle":"Kiln and glazes"}]}</script></head><body><p>Open Thursday to Sunday.</p></body></html>`,
  },
  truth: {
    names: ['Kōwhai Pottery'],
    descriptions: ['Hand-thrown domestic ware from the Waikato.'],
    people: [
      ['Hinemoa Rangihuna', 'Potter'],
      ['Grant Peebles', 'Kiln and glazes'],
    ],
    emails: [['studio@kowhaipottery.example', 'role']],
    phones: ['+6475550611'],
    addresses: [['9 River Terrace', '3434', 'Cambridge']],
  },
};

/** A Mexican school of music: a postal code behind its letters, names in two columns. */
const jarana: FictionalSite = {
  host: 'escuelalajarana.example',
  pages: {
    '/': `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><title>Bienvenidos a la Escuela La Jarana</title><meta property="og:site_name" content="Escuela La Jarana"></head><body><a href="/profesorado">Profesorado</a><a href="/contactanos">Contáctanos</a></body></html>`,
    '/profesorado': `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><title>Profesorado</title></head><body><table><thead><tr><th>Nombre</th><th>Apellidos</th><th>Puesto</th><th>Correo</th></tr></thead><tbody><tr><td>Xóchitl</td><td>Barragán Luna</td><td>Directora</td><td><a href="mailto:xbarragan@escuelalajarana.example">xbarragan@escuelalajarana.example</a></td></tr><tr><td>Evaristo</td><td>Utrera</td><td>Jarana y arpa</td><td></td></tr></tbody></table></body></html>`,
    '/contactanos': `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><title>Contáctanos</title></head><body><p>Calle Xalapeños Ilustres 118, Col. Centro, C.P. 91000, Xalapa, Ver.</p><p>Tel. (228) 555 0611</p><p>WhatsApp <a href="https://wa.me/522285550611">aquí</a></p></body></html>`,
  },
  truth: {
    names: ['Escuela La Jarana'],
    people: [
      ['Xóchitl Barragán Luna', 'Directora'],
      ['Evaristo Utrera', 'Jarana y arpa'],
    ],
    emails: [['xbarragan@escuelalajarana.example', 'personal']],
    phones: ['+522285550611'],
    addresses: [['Calle Xalapeños Ilustres 118, Col. Centro', '91000', 'Xalapa']],
  },
};

/** A Korean library. */
const byeolbit: FictionalSite = {
  host: 'byeolbitlib.example',
  pages: {
    '/': `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>별빛작은도서관</title><meta name="description" content="누구나 쉬어 가는 동네 도서관입니다."><meta property="og:site_name" content="별빛작은도서관"></head><body><a href="/about">도서관 소개</a><a href="/map">오시는 길</a></body></html>`,
    '/about': `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>도서관 소개</title></head><body><h2>함께하는 사람들</h2><table><tr><th>이름</th><th>직책</th></tr><tr><td>한지영</td><td>관장</td></tr><tr><td>오세훈</td><td>사서</td></tr></table></body></html>`,
    '/map': `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>오시는 길</title></head><body><p>(우) 48058 부산광역시 해운대구 별빛로 61</p><p>전화 051-555-0611 / 팩스 051-555-0612</p><p>hello@byeolbitlib.example</p></body></html>`,
  },
  truth: {
    names: ['별빛작은도서관'],
    descriptions: ['누구나 쉬어 가는 동네 도서관입니다.'],
    people: [
      ['한지영', '관장'],
      ['오세훈', '사서'],
    ],
    emails: [['hello@byeolbitlib.example', 'role']],
    phones: ['+82515550611', '+82515550612'],
    addresses: [['해운대구 별빛로 61', '48058', '부산광역시']],
  },
};

/** A Russian-language museum: a code before the town, people as a list with dashes. */
const parovoz: FictionalSite = {
  host: 'muzej-parovoz.example',
  pages: {
    '/': `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Музей «Паровоз» — официальный сайт</title><meta name="description" content="Музей железной дороги с действующей узкоколейкой."></head><body><div class="header__logo"><img class="logo" src="l.svg" alt="Музей «Паровоз»"></div><a href="/sotrudniki/">Сотрудники</a><a href="/kontakty/">Контакты</a></body></html>`,
    '/sotrudniki/': `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Сотрудники</title></head><body><h1>Сотрудники</h1><ul><li>Ольга Сергеевна Вершинина — директор</li><li>Тимур Ахметов — машинист</li><li>Зоя Кравец — хранитель фондов</li></ul></body></html>`,
    '/kontakty/': `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Контакты</title></head><body><p>Адрес: 603061, г. Нижний Новгород, ул. Паровозная, д. 11</p><p>Тел.: 8 (831) 255-06-11</p><p>Почта: <a href="mailto:museum@muzej-parovoz.example">museum@muzej-parovoz.example</a></p><p><a href="https://vk.com/muzej_parovoz">Мы ВКонтакте</a></p></body></html>`,
  },
  truth: {
    names: ['Музей «Паровоз»', 'Музей Паровоз'],
    descriptions: ['Музей железной дороги с действующей узкоколейкой.'],
    people: [
      ['Ольга Сергеевна Вершинина', 'директор'],
      ['Тимур Ахметов', 'машинист'],
      ['Зоя Кравец', 'хранитель фондов'],
    ],
    emails: [['museum@muzej-parovoz.example', 'role']],
    phones: ['+78312550611'],
    addresses: [['ул. Паровозная, д. 11', '603061', 'Нижний Новгород']],
    profiles: ['https://vk.com/muzej_parovoz'],
  },
};

export const ELSEWHERE = [tupelo, corran, kowhai, jarana, byeolbit, parovoz];
