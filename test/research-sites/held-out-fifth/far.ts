import type { FictionalSite } from '../fictional-site.js';

/** A Welsh festival: two languages side by side, a team in flex boxes. */
const gwyl: FictionalSite = {
  host: 'gwylyrafon.example',
  pages: {
    '/': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Gŵyl yr Afon | River Festival</title><meta property="og:site_name" content="Gŵyl yr Afon"><meta property="og:description" content="Music and walks along the Teifi every July."></head><body><nav><a href="/lineup">Line-up</a><a href="/the-team">The team</a><a href="/info">Info</a></nav></body></html>`,
    '/lineup': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Line-up</title></head><body><h1>Line-up</h1><ul><li>Cerys Morgan (harp)</li><li>The Hollow Boats</li></ul></body></html>`,
    '/the-team': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>The team</title></head><body><h1>The team</h1><div class="flex"><div class="flex-item"><p class="h5">Nia Llewellyn</p><p>Festival director / Cyfarwyddwr</p></div><div class="flex-item"><p class="h5">Gethin Pugh</p><p>Site and stages</p></div><div class="flex-item"><p class="h5">Rhiannon Ap Dafydd</p><p>Box office</p></div></div></body></html>`,
    '/info': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Info</title></head><body><h2>Find us</h2><p>Gŵyl yr Afon, The Boathouse, Quay Street, Cardigan, Ceredigion SA43 9ZZ</p><p>Box office: 0161 496 0818, tickets@gwylyrafon.example</p></body></html>`,
  },
  truth: {
    names: ['Gŵyl yr Afon'],
    descriptions: ['Music and walks along the Teifi every July.'],
    people: [
      ['Nia Llewellyn', 'Festival director / Cyfarwyddwr'],
      ['Gethin Pugh', 'Site and stages'],
      ['Rhiannon Ap Dafydd', 'Box office'],
    ],
    emails: [['tickets@gwylyrafon.example', 'role']],
    phones: ['+441614960818'],
    addresses: [['The Boathouse, Quay Street', 'SA43 9ZZ', 'Cardigan']],
  },
};

/** An American newspaper: a masthead in a list, bylines that are no staff. */
const ledger: FictionalSite = {
  host: 'pinebluffledger.example',
  pages: {
    '/': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>The Pine Bluff Ledger</title><meta name="description" content="Independent news for Jefferson County since 1911."></head><body><article><h2>Council votes on bridge</h2><p class="byline">By Carla Whitfield</p></article><article><h2>High school opens gym</h2><p class="byline">By Reggie Thornton</p></article><footer><a href="/masthead">Masthead</a><a href="/contact-us">Contact us</a></footer></body></html>`,
    '/masthead': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Masthead - The Pine Bluff Ledger</title></head><body><h1>Masthead</h1><dl><dt>Publisher</dt><dd>Eugenia Stamps</dd><dt>Managing Editor</dt><dd>Carla Whitfield</dd><dt>Circulation</dt><dd>Otis Reaves</dd></dl></body></html>`,
    '/contact-us': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Contact us - The Pine Bluff Ledger</title></head><body><p>Newsroom: 870-555-0118<br>Advertising: 870-555-0119<br>news@pinebluffledger.example</p><p>818 W. Barraque St., Pine Bluff, AR 71601</p></body></html>`,
  },
  truth: {
    names: ['The Pine Bluff Ledger'],
    descriptions: ['Independent news for Jefferson County since 1911.'],
    people: [
      ['Eugenia Stamps', 'Publisher'],
      ['Carla Whitfield', 'Managing Editor'],
      ['Otis Reaves', 'Circulation'],
    ],
    emails: [['news@pinebluffledger.example', 'role']],
    phones: ['+18705550118', '+18705550119'],
    addresses: [['818 W. Barraque St.', '71601', 'Pine Bluff']],
  },
};

/** A Brazilian school of dance: microdata for people, a code before the town. */
const danca: FictionalSite = {
  host: 'ciapassodoble.example',
  pages: {
    '/': `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Cia. Passo Doble</title><meta property="og:site_name" content="Cia. Passo Doble"></head><body><a href="/quem-somos">Quem somos</a><a href="/fale-conosco">Fale conosco</a></body></html>`,
    '/quem-somos': `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Quem somos</title></head><body><div itemscope itemtype="http://schema.org/Person"><h3 itemprop="name">Jussara Tavares</h3><span itemprop="jobTitle">Coreógrafa</span></div><div itemscope itemtype="http://schema.org/Person"><h3 itemprop="name">Cauê Monteiro</h3><span itemprop="jobTitle">Professor de dança</span></div></body></html>`,
    '/fale-conosco': `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Fale conosco</title></head><body><p>Av. Sete de Setembro, 818, Centro</p><p>CEP 69005-141 - Manaus/AM</p><p>Tel.: (92) 3555-0818</p><p>contato@ciapassodoble.example</p><p><a href="https://www.tiktok.com/@ciapassodoble">TikTok</a></p></body></html>`,
  },
  truth: {
    names: ['Cia. Passo Doble'],
    people: [
      ['Jussara Tavares', 'Coreógrafa'],
      ['Cauê Monteiro', 'Professor de dança'],
    ],
    emails: [['contato@ciapassodoble.example', 'role']],
    phones: ['+559235550818'],
    addresses: [['Av. Sete de Setembro, 818, Centro', '69005-141', 'Manaus']],
    profiles: ['https://www.tiktok.com/@ciapassodoble'],
  },
};

/** A Serbian radio station, in Latin letters. */
const radio: FictionalSite = {
  host: 'radiosavski.example',
  pages: {
    '/': `<!doctype html><html lang="sr-Latn-RS"><head><meta charset="utf-8"><title>Radio Savski – 98,1 MHz</title></head><body><div class="brand"><img class="logo" src="/l.svg" alt="Radio Savski"></div><a href="/redakcija">Redakcija</a><a href="/kontakt">Kontakt</a></body></html>`,
    '/redakcija': `<!doctype html><html lang="sr-Latn-RS"><head><meta charset="utf-8"><title>Redakcija</title></head><body><h1>Redakcija</h1><p>Glavna urednica: Jelena Stojković</p><p>Tonski snimatelj: Miloš Đurić</p></body></html>`,
    '/kontakt': `<!doctype html><html lang="sr-Latn-RS"><head><meta charset="utf-8"><title>Kontakt</title></head><body><p>Karađorđeva 18, 15000 Šabac</p><p>Telefon: 015 355 818</p><p>redakcija@radiosavski.example</p></body></html>`,
  },
  truth: {
    names: ['Radio Savski'],
    people: [
      ['Jelena Stojković', 'Glavna urednica'],
      ['Miloš Đurić', 'Tonski snimatelj'],
    ],
    emails: [['redakcija@radiosavski.example', 'role']],
    phones: ['+38115355818'],
    addresses: [['Karađorđeva 18', '15000', 'Šabac']],
  },
};

/** A Russian-speaking choir in a messenger's page builder: blocks with anchors. */
const khor: FictionalSite = {
  host: 'khor-vesna.example',
  pages: {
    '/': `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Детский хор «Весна»</title><meta name="description" content="Поём с шести лет, выступаем с семи."></head><body><div id="rec1"><div class="t-name">Педагоги</div></div><div id="rec2"><h2 class="t-title">Наша команда</h2><div class="t527__wrapper"><div class="t527__persname t-name">Ирина Соболева</div><div class="t527__persdescr t-descr">художественный руководитель</div></div><div class="t527__wrapper"><div class="t527__persname t-name">Глеб Никитин</div><div class="t527__persdescr t-descr">концертмейстер</div></div></div><div id="rec3"><div class="t-text">Ярославль, ул. Певческая, 18, 150000<br>+7 4852 55-08-18<br><a href="mailto:vesna@khor-vesna.example">vesna@khor-vesna.example</a></div></div></body></html>`,
  },
  truth: {
    names: ['Детский хор «Весна»', 'Детский хор Весна'],
    descriptions: ['Поём с шести лет, выступаем с семи.'],
    people: [
      ['Ирина Соболева', 'художественный руководитель'],
      ['Глеб Никитин', 'концертмейстер'],
    ],
    emails: [['vesna@khor-vesna.example', 'role']],
    phones: ['+74852550818'],
    addresses: [['ул. Певческая, 18', '150000', 'Ярославль']],
  },
};

/** A Japanese clinic in English letters for its address; a table of hours. */
const kokoro: FictionalSite = {
  host: 'kokoro-dental.example',
  pages: {
    '/': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>こころ歯科医院 | 長崎市</title><meta property="og:site_name" content="こころ歯科医院"><meta name="description" content="痛みの少ない治療を心がけています。"></head><body><a href="/doctor/">院長紹介</a><a href="/access/">アクセス・診療時間</a></body></html>`,
    '/doctor/': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>院長紹介</title></head><body><h2>院長 松尾 大輔</h2><p>長崎市生まれ。</p></body></html>`,
    '/access/': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>アクセス・診療時間</title></head><body><table><tr><th>住所</th><td>〒850-0001 長崎県長崎市心町8-18</td></tr><tr><th>電話</th><td>095-800-0818</td></tr><tr><th>診療時間</th><td>9:00-18:00</td></tr></table></body></html>`,
  },
  truth: {
    names: ['こころ歯科医院'],
    descriptions: ['痛みの少ない治療を心がけています。'],
    people: [['松尾 大輔', '院長']],
    phones: ['+81958000818'],
    addresses: [['心町8-18', '850-0001', '長崎市']],
  },
};

export const FAR = [gwyl, ledger, danca, radio, khor, kokoro];
