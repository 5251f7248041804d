import type { FictionalSite } from '../fictional-site.js';

const tongPage = (title: string, main: string, path: string): string => `<!DOCTYPE html>
<html lang="nl" dir="ltr" prefix="og: https://ogp.me/ns#"><head><meta charset="utf-8" /><link rel="canonical" href="https://devrijetong.example${path}" /><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><meta property="og:site_name" content="De Vrije Tong" /><title>${title} | De Vrije Tong</title></head>
<body class="path-node"><a href="#main-content" class="visually-hidden focusable">Overslaan en naar de inhoud gaan</a><div class="dialog-off-canvas-main-canvas"><header role="banner"><div class="region region-header"><div id="block-branding" class="block"><a href="/" rel="home">De Vrije Tong</a><div class="site-slogan">toneel in Diest sinds 1887</div></div><nav role="navigation"><h2 class="visually-hidden">Hoofdnavigatie</h2><ul class="menu"><li class="menu-item"><a href="/nu-te-zien">Nu te zien</a></li><li class="menu-item"><a href="/tickets">Tickets</a></li><li class="menu-item"><a href="/wie-is-wie">Wie is wie</a></li><li class="menu-item"><a href="/geschiedenis">Geschiedenis</a></li><li class="menu-item"><a href="/contact">Contact</a></li></ul></nav></div></header>
<main role="main"><a id="main-content" tabindex="-1"></a><div class="layout-content">${main}</div></main>
<footer role="contentinfo"><div class="region region-footer"><p>Koninklijke Toneelkring De Vrije Tong vzw – Schaffensestraat 88, 3290 Diest – ON 0417.882.306 – RPR Leuven</p><p>Volg ons: <a href="https://www.facebook.com/toneelkringdevrijetong/">Facebook</a> <a href="https://www.instagram.com/de_vrije_tong/">Instagram</a></p><p>Met de steun van Stad Diest, Brouwerij De Dolfijn en OPENDOEK. <a href="/privacy">Privacy</a></p></div></footer></div></body></html>`;

/** A Flemish amateur theatre with a hall of its own, that also plays elsewhere. */
const vrijeTong: FictionalSite = {
  host: 'devrijetong.example',
  pages: {
    '/': tongPage(
      'Welkom',
      `<div class="views-element-container"><div class="view-content"><article class="node node--type-productie node--promoted"><h2><a href="/nu-te-zien">De tante van Mechelen</a></h2><div class="field field--name-field-auteur">van Karel Bultinck</div><div class="field field--name-field-periode">7 t/m 22 november 2025</div><p>Een erfenis, drie neven en één tante die nog lang niet van plan is te gaan. Regie: Nele Verstappen.</p></article><article class="node node--type-nieuws"><h2>Zaal vernieuwd</h2><span class="date">ma 01/09/2025 - 20:14</span><p>Na twee zomers schuren en schilderen hebben we 140 nieuwe stoelen. Dank aan alle vrijwilligers en aan schrijnwerkerij Boogaerts!</p></article><article class="node node--type-nieuws"><h2>‘Hartverwarmend’</h2><blockquote><p>“Een kring die weet wat timing is.”</p><p>– Stijn Daems, Hagelandse Courier</p></blockquote></article></div></div>`,
      '/',
    ),
    '/nu-te-zien': tongPage(
      'De tante van Mechelen',
      `<h1 class="page-title">De tante van Mechelen</h1><div class="field"><div class="field__label">Auteur</div><div class="field__item">Karel Bultinck, vertaald door Mieke Stroobants</div></div><div class="field"><div class="field__label">Speeldata</div><ul><li>vr 7, za 8 en zo 9 november, zaal De Vrije Tong</li><li>vr 14 en za 15 november, zaal De Vrije Tong</li><li>za 22 november, CC Den Amer, Nijverheidslaan 24, 3290 Diest</li></ul></div><div class="field"><div class="field__label">Aanvang</div><div class="field__item">20 uur, zondag 15 uur</div></div><p>Later dit seizoen ontvangen we toneelgroep Het Losse Eind uit Genk met <em>Zilt</em>, een monoloog door Greet Vandeurzen.</p>`,
      '/nu-te-zien',
    ),
    '/tickets': tongPage(
      'Tickets',
      `<h1 class="page-title">Tickets</h1><p>Basis € 14, -26 en UiTPAS € 9. Groepen vanaf 15 personen € 11.</p><ol><li>Mail naar <a href="mailto:tickets@devrijetong.example">tickets@devrijetong.example</a> met datum en aantal.</li><li>Of bel <a href="tel:+32476381295">0476 38 12 95</a> (ma-do 18-20 uur).</li><li>Stort het bedrag op BE71 0961 2345 6769 met je naam en speeldatum.</li></ol><p>Kaarten voor 22 november koop je bij CC Den Amer: 013 36 05 11.</p><p>Rolstoelgebruikers verwittigen ons best vooraf.</p>`,
      '/tickets',
    ),
    '/wie-is-wie': tongPage(
      'Wie is wie',
      `<h1 class="page-title">Wie is wie</h1><h2>Bestuur</h2><ul><li>Voorzitter: Lieve Van den Eynde</li><li>Ondervoorzitter: Rik Claesen</li><li>Secretaris: Hilde Goossens-Raes</li><li>Penningmeester: Yusuf Demirel</li><li>Bestuurslid: Tuur Holemans</li></ul><h2>Vaste ploeg</h2><ul><li>Huisregisseur: Nele Verstappen</li><li>Decorbouw: Swa Peeters</li><li>Licht en geluid: Jonas Wouters</li><li>Zaalverhuur: Magda Coomans</li></ul><p>Zin om mee te spelen? Elke dinsdag om 20 uur is het open repetitie in ons repetitielokaal.</p>`,
      '/wie-is-wie',
    ),
    '/geschiedenis': tongPage(
      'Geschiedenis',
      `<h1 class="page-title">Geschiedenis</h1><p>In 1887 stichtte onderwijzer Constant Rummens met elf sigarenmakers een “tooneelgezelschap tot verheffing der taal”. Het eerste stuk was van zijn eigen hand.</p><p>In 1937 volgde de koninklijke titel. Tijdens de oorlog werd niet gespeeld. Erevoorzitter Albert Nijs (1931-2012) kocht in 1968 de oude veilinghal in de Schaffensestraat.</p><p>In 2019 wonnen we het Landjuweel van Vlaams-Brabant.</p>`,
      '/geschiedenis',
    ),
    '/contact': tongPage(
      'Contact',
      `<h1 class="page-title">Contact</h1><h3>Zetel en zaal</h3><p>Koninklijke Toneelkring De Vrije Tong vzw<br />Schaffensestraat 88<br />3290 Diest<br />Tel. 013 31 72 46 (enkel op speeldagen)</p><h3>Repetitielokaal en decoratelier</h3><p>Halensebaan 14<br />3290 Diest</p><h3>Schrijf ons</h3><p>Algemeen: <a href="mailto:info@devrijetong.example">info@devrijetong.example</a><br />Secretaris Hilde Goossens-Raes: <a href="mailto:hilde@devrijetong.example">hilde@devrijetong.example</a><br />Zaalverhuur: Magda Coomans, 0495 67 20 83, <a href="mailto:zaal@devrijetong.example">zaal@devrijetong.example</a></p>`,
      '/contact',
    ),
    '/privacy': tongPage(
      'Privacyverklaring',
      `<h1 class="page-title">Privacyverklaring</h1><p>De Vrije Tong bewaart je naam en e-mailadres om tickets te bezorgen en, als je dat wil, de nieuwsbrief te sturen. Die versturen we met Postduif (Postduif NV, Kortrijksesteenweg 1005, 9000 Gent).</p><p>Inzage of verwijdering vraag je via info@devrijetong.example. Klachten: Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel, +32 (0)2 274 48 00, contact@apd-gba.be.</p><p>Website: Klik &amp; Klaar webbouw, Scherpenheuvel.</p>`,
      '/privacy',
    ),
  },
  truth: {
    names: [
      'De Vrije Tong',
      'Koninklijke Toneelkring De Vrije Tong',
      'Koninklijke Toneelkring De Vrije Tong vzw',
    ],
    people: [
      ['Lieve Van den Eynde', 'Voorzitter'],
      ['Rik Claesen', 'Ondervoorzitter'],
      ['Hilde Goossens-Raes', 'Secretaris'],
      ['Yusuf Demirel', 'Penningmeester'],
      ['Tuur Holemans', 'Bestuurslid'],
      ['Nele Verstappen', 'Huisregisseur'],
      ['Swa Peeters', 'Decorbouw'],
      ['Jonas Wouters', 'Licht en geluid'],
      ['Magda Coomans', 'Zaalverhuur'],
    ],
    emails: [
      ['tickets@devrijetong.example', 'role'],
      ['info@devrijetong.example', 'role'],
      ['hilde@devrijetong.example', 'personal'],
      ['zaal@devrijetong.example', 'role'],
    ],
    phones: ['+32476381295', '+3213317246', '+32495672083'],
    addresses: [
      ['Schaffensestraat 88', '3290', 'Diest'],
      ['Halensebaan 14', '3290', 'Diest'],
    ],
    profiles: ['https://www.facebook.com/toneelkringdevrijetong', 'https://www.instagram.com/de_vrije_tong'],
  },
};

const kirkPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="UTF-8" /><title>${title}</title><meta name="description" content="A Church of Scotland congregation at the foot of the Angus Glens. Sunday worship at 11am, and all are welcome." /><meta name="generator" content="WordPress 6.7.1" /><link rel="stylesheet" href="/wp-content/themes/twentytwentyfour/style.css" /></head>
<body class="wp-embed-responsive"><div class="wp-site-blocks"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/" rel="home">Glenquharity Parish Church</a></p><nav class="wp-block-navigation"><ul class="wp-block-navigation__container"><li class="wp-block-navigation-item"><a href="/worship/">Worship</a></li><li class="wp-block-navigation-item"><a href="/who-we-are/">Who we are</a></li><li class="wp-block-navigation-item"><a href="/whats-on/">What’s on</a></li><li class="wp-block-navigation-item"><a href="/hall-hire/">Hall hire</a></li><li class="wp-block-navigation-item"><a href="/contact-us/">Contact us</a></li></ul></nav></header>
<main class="wp-block-group">${main}</main>
<footer class="wp-block-template-part"><p class="has-small-font-size">Glenquharity Parish Church of Scotland is a Scottish Charity, No. SC017846. Regulated by the Scottish Charity Regulator (OSCR).</p><p class="has-small-font-size"><a href="/privacy-notice/">Privacy notice</a> · <a href="https://www.facebook.com/GlenquharityKirk">Facebook</a> · <a href="https://www.youtube.com/@glenquharityparishchurch">YouTube</a></p></footer></div></body></html>`;

/** A parish of the Church of Scotland: church, hall, elders, a list of past ministers. */
const kirk: FictionalSite = {
  host: 'glenquharitykirk.example',
  pages: {
    '/': kirkPage(
      'Glenquharity Parish Church – Church of Scotland',
      `<div class="wp-block-cover"><h1 class="wp-block-heading">Come as you are</h1><p>Sunday worship 11am, with crèche and Sunday Club. Tea and shortbread after.</p></div><div class="wp-block-columns"><div class="wp-block-column"><h2 class="wp-block-heading">This Sunday</h2><p>Our preacher on 23 November is the Rev Professor Duncan Wedderlie of New College, Edinburgh. Organ: Isobel Petrie.</p></div><div class="wp-block-column"><h2 class="wp-block-heading">Harvest thanks</h2><p>You gave 412 kg to Strathmore Foodbank. “You have no idea what it meant to our families,” writes Carol-Ann Mudie, who runs it.</p></div></div>`,
    ),
    '/worship/': kirkPage(
      'Worship – Glenquharity Parish Church',
      `<h1 class="wp-block-heading">Worship</h1><p>We meet every Sunday at 11am in the church, and on the first Wednesday at 2.30pm in Lyell Court care home. Services are streamed on our YouTube channel.</p><h2 class="wp-block-heading">Weddings, baptisms and funerals</h2><p>Please speak to the minister, Rev Fiona Abercrombie, on 01575 572830 or at <a href="mailto:fabercrombie@glenquharitykirk.example">fabercrombie@glenquharitykirk.example</a>.</p><figure class="wp-block-table"><table><tbody><tr><td>Church officer’s fee</td><td>£60</td></tr><tr><td>Organist</td><td>£95</td></tr></tbody></table></figure><blockquote class="wp-block-quote"><p>O love that wilt not let me go.</p><cite>George Matheson</cite></blockquote>`,
    ),
    '/who-we-are/': kirkPage(
      'Who we are – Glenquharity Parish Church',
      `<h1 class="wp-block-heading">Who we are</h1><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h3 class="wp-block-heading">Rev Fiona Abercrombie</h3><p>Minister</p><p>Fiona was a vet in Forfar before she trained for the ministry. She was inducted here in 2016.</p></div></div><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h3 class="wp-block-heading">Hamish Tosh</h3><p>Session Clerk</p></div></div><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h3 class="wp-block-heading">Eilidh Nicoll</h3><p>Treasurer</p></div></div><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h3 class="wp-block-heading">Isobel Petrie</h3><p>Organist</p></div></div><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h3 class="wp-block-heading">Agnieszka Low</h3><p>Safeguarding Coordinator</p></div></div><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h3 class="wp-block-heading">Davie Crockatt</h3><p>Church Officer</p></div></div><h2 class="wp-block-heading">Our story</h2><p>There has been a kirk beside the burn since 1244. The present building, by the architect James Maitland Wardle, opened in 1869.</p><p>Ministers since the union of 1929: Rev Thos. Ogilvy Kerr (1929–1951), Rev Alexander Duthie (1952–1978), Rev Wm. S. Mearns (1979–2014).</p>`,
    ),
    '/whats-on/': kirkPage(
      'What’s on – Glenquharity Parish Church',
      `<h1 class="wp-block-heading">What’s on</h1><ul class="wp-block-list"><li>Mondays 10am: Bumps and Babies</li><li>Tuesdays 7pm: 2nd Glenquharity Scouts (leader Craig Rennie, scouts@2ndglenquharity.example)</li><li>Thursdays 12 noon: Soup and a Blether, £3</li></ul><h2 class="wp-block-heading">Carols by candlelight</h2><p>Friday 19 December, 7pm, with Forfar Instrumental Band and soloist Morag Lindsay-Kidd. Tickets £8 from Pyper’s Bakery, 7 High Street, Kirriemuir, 01575 573 021.</p><h2 class="wp-block-heading">Christian Aid lunch</h2><p>Last year’s lunch raised £1,284.50.</p>`,
    ),
    '/hall-hire/': kirkPage(
      'Hall hire – Glenquharity Parish Church',
      `<h1 class="wp-block-heading">Hall hire</h1><p>The Mearns Hall seats 120 and has a kitchen, stage and level access.</p><p>Mearns Hall<br>3 Bank Wynd<br>Kirriemuir<br>DD8 4BE</p><p>£14 per hour, £9 for local charities. Bookings: Moira Stirton, Hall Convener, 07733 412658, <a href="mailto:hall@glenquharitykirk.example">hall@glenquharitykirk.example</a></p>`,
    ),
    '/contact-us/': kirkPage(
      'Contact us – Glenquharity Parish Church',
      `<h1 class="wp-block-heading">Contact us</h1><h2 class="wp-block-heading">Church and office</h2><p>Glenquharity Parish Church<br>12 Kirk Brae<br>Kirriemuir<br>DD8 4JX</p><p>Office (Tuesday and Friday, 9.30am to noon): 01575 572416<br><a href="mailto:office@glenquharitykirk.example">office@glenquharitykirk.example</a></p><p>Minister: 01575 572830</p><p>Session Clerk: <a href="mailto:sessionclerk@glenquharitykirk.example">sessionclerk@glenquharitykirk.example</a></p><h2 class="wp-block-heading">Giving</h2><p>Bank of Caledonia, sort code 80-22-60, account 00418827. Gift Aid forms from our treasurer, Eilidh Nicoll.</p><p>Worried about a child or an adult at risk? Speak to Agnieszka Low, or in an emergency dial 999.</p>`,
    ),
    '/privacy-notice/': kirkPage(
      'Privacy notice – Glenquharity Parish Church',
      `<h1 class="wp-block-heading">Privacy notice</h1><p>Glenquharity Parish Church and the Presbytery of Perth are joint data controllers for the congregational roll. Write to the Session Clerk, 12 Kirk Brae, Kirriemuir DD8 4JX.</p><p>The Presbytery’s office is at 52 St John’s Row, Perth PH1 5SZ (01738 609 114, clerk@perthpresbytery.example).</p><p>You may complain to the Information Commissioner’s Office (Scotland), Queen Elizabeth House, Sibbald Walk, Edinburgh EH8 8FT, 0303 123 1115.</p>`,
    ),
  },
  truth: {
    names: ['Glenquharity Parish Church', 'Glenquharity Parish Church of Scotland'],
    descriptions: [
      'A Church of Scotland congregation at the foot of the Angus Glens. Sunday worship at 11am, and all are welcome.',
    ],
    people: [
      ['Fiona Abercrombie', 'Minister'],
      ['Hamish Tosh', 'Session Clerk'],
      ['Eilidh Nicoll', 'Treasurer'],
      ['Isobel Petrie', 'Organist'],
      ['Agnieszka Low', 'Safeguarding Coordinator'],
      ['Davie Crockatt', 'Church Officer'],
      ['Moira Stirton', 'Hall Convener'],
    ],
    emails: [
      ['fabercrombie@glenquharitykirk.example', 'personal'],
      ['hall@glenquharitykirk.example', 'role'],
      ['office@glenquharitykirk.example', 'role'],
      ['sessionclerk@glenquharitykirk.example', 'role'],
    ],
    phones: ['+441575572830', '+441575572416', '+447733412658'],
    addresses: [
      ['12 Kirk Brae', 'DD8 4JX', 'Kirriemuir'],
      ['3 Bank Wynd', 'DD8 4BE', 'Kirriemuir'],
    ],
    profiles: [
      'https://www.facebook.com/GlenquharityKirk',
      'https://www.youtube.com/@glenquharityparishchurch',
    ],
  },
};

const haneulsilPage = (title: string, main: string): string =>
  `<!DOCTYPE html><html lang="ko"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title}</title><meta name="description" content="하늘실은 병원과 연구소를 위한 검체 관리 소프트웨어 ‘실타래’를 만듭니다."/><meta property="og:site_name" content="하늘실"/><meta name="next-head-count" content="5"/><link rel="preload" href="/_next/static/css/3f0a9.css" as="style"/></head><body><div id="__next"><header class="Header_root__x2k1"><a href="/" class="Header_logo__9dka">하늘실</a><nav><a href="/product">실타래</a><a href="/company">회사 소개</a><a href="/news">소식</a><a href="/careers">채용</a><a href="/contact">문의</a></nav></header><main>${main}</main><footer class="Footer_root__pp3z"><p><b>주식회사 하늘실</b> (Haneulsil Inc.)</p><p>대표이사 서지우 | 사업자등록번호 314-81-90275 | 통신판매업신고 제2021-대전유성-0418호</p><p>(34013) 대전광역시 유성구 테크노4로 17 | 전화 042-863-7142 | 팩스 042-863-7143</p><ul><li><a href="/terms-privacy">개인정보처리방침</a></li><li><a href="https://github.com/haneulsil" aria-label="GitHub"><svg viewBox="0 0 24 24"></svg></a></li><li><a href="https://www.linkedin.com/company/haneulsil/" aria-label="LinkedIn"><svg viewBox="0 0 24 24"></svg></a></li><li><a href="https://www.youtube.com/@haneulsil" aria-label="YouTube"><svg viewBox="0 0 24 24"></svg></a></li></ul><p>© 2019–2025 Haneulsil Inc.</p></footer></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/","query":{},"buildId":"kq81Lz"}</script></body></html>`;

/** A Korean software company: the customary lines of the footer, a second office, customers, a privacy officer. */
const haneulsil: FictionalSite = {
  host: 'haneulsil.example',
  pages: {
    '/': haneulsilPage(
      '하늘실 | 검체 관리의 새로운 기준',
      `<section><h1>검체 하나도 잃어버리지 않도록</h1><p>바코드부터 냉동고 온도까지, 한 화면에서 관리하세요.</p><a href="/contact">데모 신청</a></section><section><h2>고객의 이야기</h2><figure><blockquote>“재고 조사에 사흘 걸리던 일이 두 시간으로 줄었습니다.”</blockquote><figcaption>구본석 교수, 한밭온누리병원 진단검사의학과</figcaption></figure><figure><blockquote>“감사 준비가 두렵지 않습니다.”</blockquote><figcaption>Dr. Emily Tran, Sunda Biobank</figcaption></figure></section><section><h2>함께하는 기관</h2><ul><li>한밭온누리병원</li><li>동해바이오뱅크</li><li>가온유전체연구원</li></ul></section>`,
    ),
    '/product': haneulsilPage(
      '실타래 | 하늘실',
      `<h1>실타래</h1><p>버전 4.2가 2025년 10월 1일 출시되었습니다.</p><table><thead><tr><th>요금제</th><th>월 요금</th><th>사용자</th></tr></thead><tbody><tr><td>베이직</td><td>290,000원</td><td>5명</td></tr><tr><td>프로</td><td>790,000원</td><td>25명</td></tr><tr><td>엔터프라이즈</td><td>별도 문의</td><td>무제한</td></tr></tbody></table><p>기술 지원: <a href="tel:070-4458-2190">070-4458-2190</a> (평일 09:00~18:00, 점심시간 12:00~13:00), <a href="mailto:support@haneulsil.example">support@haneulsil.example</a></p>`,
    ),
    '/company': haneulsilPage(
      '회사 소개 | 하늘실',
      `<h1>회사 소개</h1><p>하늘실은 2019년 대덕의 작은 실험실에서 시작했습니다. 현재 31명이 함께 일합니다.</p><h2>만드는 사람들</h2><div class="Team_grid__a81"><div class="Team_card__b02"><img src="/team/seo.webp" alt=""/><strong>서지우</strong><span>대표이사</span></div><div class="Team_card__b02"><img src="/team/moon.webp" alt=""/><strong>문태경</strong><span>최고기술책임자</span></div><div class="Team_card__b02"><img src="/team/han.webp" alt=""/><strong>한아람</strong><span>디자인 리드</span></div><div class="Team_card__b02"><img src="/team/ng.webp" alt=""/><strong>남궁윤</strong><span>고객지원팀장</span></div><div class="Team_card__b02"><img src="/team/oh.webp" alt=""/><strong>오세린</strong><span>영업팀장</span></div></div><h2>연혁</h2><ul><li>2019.03 법인 설립</li><li>2021.06 실타래 1.0 출시</li><li>2022.11 새별벤처스 시리즈 A 투자 유치 (35억 원)</li><li>2024.05 ISO 27001 인증</li><li>2024.09 서울 사무소 개소</li></ul>`,
    ),
    '/news': haneulsilPage(
      '소식 | 하늘실',
      `<h1>소식</h1><article><h2>제3회 실타래 사용자 모임</h2><time dateTime="2025-12-04">2025.12.04</time><p>대전컨벤션센터 107호에서 열립니다. 기조 강연은 가온유전체연구원 표은결 박사가 맡습니다.</p></article><article><h2>동해바이오뱅크와 업무협약 체결</h2><time dateTime="2025-08-21">2025.08.21</time><p>동해바이오뱅크 원장 진용하는 “지역 의료 연구의 토대가 될 것”이라고 말했다.</p></article>`,
    ),
    '/careers': haneulsilPage(
      '채용 | 하늘실',
      `<h1>채용</h1><ul><li><h3>백엔드 엔지니어 (대전)</h3><p>Kotlin, PostgreSQL. 경력 3년 이상. 마감 12월 31일</p></li><li><h3>고객지원 매니저 (서울)</h3><p>의료기관 경험자 우대. 상시</p></li></ul><p>이력서는 jobs@haneulsil.example 로 보내 주세요. 서류 결과는 2주 안에 알려 드립니다.</p>`,
    ),
    '/contact': haneulsilPage(
      '문의 | 하늘실',
      `<h1>문의</h1><h2>본사</h2><p>(34013) 대전광역시 유성구 테크노4로 17<br/>전화 042-863-7142<br/>팩스 042-863-7143<br/><a href="mailto:hello@haneulsil.example">hello@haneulsil.example</a></p><h2>서울 사무소</h2><p>(04781) 서울특별시 성동구 성수이로 66<br/>전화 02-466-3017</p><h2>도입 상담</h2><p>영업팀장 오세린<br/>010-7241-3385<br/><a href="mailto:serin.oh@haneulsil.example">serin.oh@haneulsil.example</a></p>`,
    ),
    '/terms-privacy': haneulsilPage(
      '개인정보처리방침 | 하늘실',
      `<h1>개인정보처리방침</h1><p>주식회사 하늘실(이하 ‘회사’)은 이용자의 개인정보를 소중히 다룹니다.</p><h2>1. 수집 항목</h2><p>성명, 소속, 이메일, 연락처. 문의 종료 후 1년간 보관합니다.</p><h2>2. 처리 위탁</h2><table><tbody><tr><th>수탁자</th><th>업무</th></tr><tr><td>구름터호스팅(주)</td><td>서버 운영</td></tr><tr><td>(주)알림나래</td><td>문자 발송</td></tr></tbody></table><h2>3. 개인정보 보호책임자</h2><p>성명: 배수현<br/>이메일: privacy@haneulsil.example</p><h2>4. 권익침해 구제</h2><p>개인정보분쟁조정위원회 1833-6972 (kopico.go.kr)<br/>개인정보침해신고센터 118 (privacy.kisa.or.kr)<br/>경찰청 182</p><p>시행일: 2025년 3월 1일</p>`,
    ),
  },
  truth: {
    names: ['하늘실', '주식회사 하늘실', 'Haneulsil Inc.', 'Haneulsil'],
    descriptions: ['하늘실은 병원과 연구소를 위한 검체 관리 소프트웨어 ‘실타래’를 만듭니다.'],
    people: [
      ['서지우', '대표이사'],
      ['문태경', '최고기술책임자'],
      ['한아람', '디자인 리드'],
      ['남궁윤', '고객지원팀장'],
      ['오세린', '영업팀장'],
      ['배수현', '개인정보 보호책임자'],
    ],
    emails: [
      ['support@haneulsil.example', 'role'],
      ['jobs@haneulsil.example', 'role'],
      ['hello@haneulsil.example', 'role'],
      ['serin.oh@haneulsil.example', 'personal'],
      ['privacy@haneulsil.example', 'role'],
    ],
    phones: ['+82428637142', '+82428637143', '+827044582190', '+8224663017', '+821072413385'],
    addresses: [
      ['테크노4로 17', '34013', '대전광역시 유성구'],
      ['성수이로 66', '04781', '서울특별시 성동구'],
    ],
    profiles: [
      'https://github.com/haneulsil',
      'https://www.linkedin.com/company/haneulsil',
      'https://www.youtube.com/@haneulsil',
    ],
  },
};

const carpenPage = (title: string, main: string): string => `<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><title>${title}</title><link href="/stil.css" rel="stylesheet"></head>
<body>
<div class="antet"><a href="/"><img src="/poze/sigla.png" alt="Fundația Carpenul" height="80"></a>
<ul class="meniu"><li><a href="/despre-noi">Despre noi</a></li><li><a href="/proiecte">Proiecte</a></li><li><a href="/noutati">Noutăți</a></li><li><a href="/doneaza">Donează</a></li><li><a href="/contact">Contact</a></li></ul></div>
<div class="continut">${main}</div>
<div class="subsol" itemscope itemtype="https://schema.org/NGO"><span itemprop="name">Fundația Carpenul</span>, <span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Strada Toamnei 27</span>, <span itemprop="postalCode">505800</span> <span itemprop="addressLocality">Zărnești</span>, jud. <span itemprop="addressRegion">Brașov</span></span> | tel. <span itemprop="telephone">0268 221 740</span> | <a itemprop="email" href="mailto:contact@carpenul.example">contact@carpenul.example</a><br>
<a itemprop="sameAs" href="https://www.facebook.com/fundatiacarpenul">Facebook</a> <a itemprop="sameAs" href="https://www.instagram.com/carpenul.ro/">Instagram</a> | <a href="/confidentialitate">Politica de confidențialitate</a></div>
</body>
</html>`;

/** A Romanian foundation for nature: microdata, a visitor centre, partners, a donation page. */
const carpen: FictionalSite = {
  host: 'carpenul.example',
  pages: {
    '/': carpenPage(
      'Fundația Carpenul',
      `<h1>Pădurile bătrâne nu pot fi replantate</h1>
<p>Cumpărăm, păzim și lăsăm în pace păduri din Munții Făgăraș și Piatra Craiului. Până acum: 1.318 hectare.</p>
<h2>Pe scurt</h2>
<ul><li><b>22 noiembrie 2025</b> – Plantare la Plaiul Foii, întâlnire la ora 9.</li><li><b>3 noiembrie 2025</b> – A apărut raportul despre râși.</li></ul>
<p class="citat">„Am venit pentru urși și am plecat cu dor de fagi.” <i>Katrin Oberhuber, voluntară din Innsbruck</i></p>`,
    ),
    '/despre-noi': carpenPage(
      'Despre noi - Fundația Carpenul',
      `<h1>Despre noi</h1>
<p>Fundația a fost înființată în 2006 în memoria botanistului Traian Ghimbășan (1938–2004).</p>
<h2>Consiliul director</h2>
<p>Ruxandra Ghimbășan – președintă<br>Dr. ing. Mihail Olteanu – vicepreședinte<br>Szabolcs Péterfi – membru<br>Anca-Maria Lupșan – membră</p>
<h2>Echipa</h2>
<table class="echipa"><tr><td>Sorin Clinciu</td><td>director executiv</td><td>sorin.clinciu@carpenul.example</td></tr><tr><td>Ioana Voicilă</td><td>biolog</td><td>ioana.voicila@carpenul.example</td></tr><tr><td>Gheorghe Tișcă</td><td>ranger</td><td></td></tr><tr><td>Loredana Stroe</td><td>educație de mediu</td><td>loredana.stroe@carpenul.example</td></tr><tr><td>Dumitru Enescu</td><td>contabil</td><td></td></tr></table>
<h2>Parteneri</h2>
<p>Administrația Parcului Național Piatra Craiului; Universitatea „Transilvania” din Brașov; Stiftung Bergwald, München; Silvanet SRL.</p>`,
    ),
    '/proiecte': carpenPage(
      'Proiecte - Fundația Carpenul',
      `<h1>Proiecte</h1>
<h2>Ochi de râs (2023–2026)</h2>
<p>60 de camere cu senzor pe 400 km². Detalii: Ioana Voicilă, ioana.voicila@carpenul.example. Finanțat prin Granturile Alpine, contract nr. 114/2023, valoare 187.400 euro. Partener științific: prof. univ. dr. Valentin Brebeanu, Universitatea „Transilvania” din Brașov.</p>
<h2>Centrul de vizitare Casa Carpenului</h2>
<p>Expoziție, ceai de pădure și atelier pentru școli. Strada Principală 112, 507210 Șinca Nouă. Deschis sâmbătă și duminică, 10–17. Bilet: 10 lei, copii gratuit. Programări: 0744 318 562 sau casa@carpenul.example.</p>`,
    ),
    '/noutati': carpenPage(
      'Noutăți - Fundația Carpenul',
      `<h1>Noutăți</h1>
<h3>Seara filmului la Zărnești</h3><p class="data">17.10.2025</p><p>Documentarul „Sub scoarță” a fost urmat de o discuție cu regizoarea Teodora Bălan și cu Harald Wenig (Stiftung Bergwald). Mulțumim gazdelor de la Casa de Cultură, Strada Metianu 4.</p>
<h3>Scrisoare deschisă</h3><p class="data">02.09.2025</p><p>Împreună cu alte 14 organizații am cerut Ministerului Mediului oprirea tăierilor de pe Valea Bârsei. „Legea există, lipsește voința”, spune Sorin Clinciu, directorul executiv al fundației.</p>
<h3>Ați văzut un animal rănit?</h3><p>Sunați la 112 sau la Jandarmeria Montană Zărnești, 0268 223 008.</p>`,
    ),
    '/doneaza': carpenPage(
      'Donează - Fundația Carpenul',
      `<h1>Donează</h1>
<p>Cu 25 de lei ocrotiți zece metri pătrați de pădure pentru totdeauna.</p>
<p>Beneficiar: Fundația Carpenul<br>CIF: 18442317<br>Cont lei: RO68 BCAR 0080 1184 4231 7RON<br>Banca Carpatina, sucursala Brașov</p>
<h2>3,5% din impozit</h2>
<p>Descărcați formularul 230, completați-l și trimiteți-l până la 25 mai pe adresa fundației sau la formular230@carpenul.example.</p>
<p>Sponsorizări de la firme: sunați-l pe Sorin Clinciu, 0722 640 915.</p>`,
    ),
    '/contact': carpenPage(
      'Contact - Fundația Carpenul',
      `<h1>Contact</h1>
<p><b>Sediu</b><br>Fundația Carpenul<br>Strada Toamnei 27<br>505800 Zărnești<br>județul Brașov</p>
<p>Telefon: <a href="tel:+40268221740">0268 221 740</a><br>Fax: 0268 221 741<br>E-mail: <a href="mailto:contact@carpenul.example">contact@carpenul.example</a></p>
<p><b>Căsuță poștală</b><br>C.P. 19, 505800 Zărnești</p>
<p>Program: luni–vineri, 9–16. De la gara Zărnești, 15 minute pe jos.</p>`,
    ),
    '/confidentialitate': carpenPage(
      'Politica de confidențialitate - Fundația Carpenul',
      `<h1>Politica de confidențialitate</h1>
<p>Operator: Fundația Carpenul, înscrisă în Registrul asociațiilor și fundațiilor sub nr. 31/2006, Judecătoria Zărnești.</p>
<p>Păstrăm datele donatorilor zece ani, conform legii contabilității. Newsletterul este trimis prin MailCocor SRL, București.</p>
<p>Plângeri: Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal, B-dul G-ral. Gheorghe Magheru 28-30, sector 1, 010336 București, anspdcp@dataprotection.ro, 0318 059 211.</p>
<p>Realizare site: Vlad Cotfas, cotfas@webvlad.example</p>`,
    ),
  },
  truth: {
    names: ['Fundația Carpenul'],
    people: [
      ['Ruxandra Ghimbășan', 'președintă'],
      ['Mihail Olteanu', 'vicepreședinte'],
      ['Szabolcs Péterfi', 'membru'],
      ['Anca-Maria Lupșan', 'membră'],
      ['Sorin Clinciu', 'director executiv'],
      ['Ioana Voicilă', 'biolog'],
      ['Gheorghe Tișcă', 'ranger'],
      ['Loredana Stroe', 'educație de mediu'],
      ['Dumitru Enescu', 'contabil'],
    ],
    emails: [
      ['contact@carpenul.example', 'role'],
      ['sorin.clinciu@carpenul.example', 'personal'],
      ['ioana.voicila@carpenul.example', 'personal'],
      ['loredana.stroe@carpenul.example', 'personal'],
      ['casa@carpenul.example', 'role'],
      ['formular230@carpenul.example', 'role'],
    ],
    phones: ['+40268221740', '+40268221741', '+40744318562', '+40722640915'],
    addresses: [
      ['Strada Toamnei 27', '505800', 'Zărnești'],
      ['Strada Principală 112', '507210', 'Șinca Nouă'],
      ['C.P. 19', '505800', 'Zărnești'],
    ],
    profiles: ['https://www.facebook.com/fundatiacarpenul', 'https://www.instagram.com/carpenul.ro'],
  },
};

export const TWO_THIRTEENTH: readonly FictionalSite[] = [vrijeTong, kirk, haneulsil, carpen];
