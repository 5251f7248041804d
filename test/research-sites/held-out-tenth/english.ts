import type { FictionalSite } from '../fictional-site.js';

const chewbridgePage = (title: string, description: string, main: string): string => `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Chewbridge Parish Council</title>
<meta name="description" content="${description}">
<link rel="stylesheet" href="/wp-content/themes/parish-basic/style.css?ver=4.1.2">
</head>
<body class="page">
<a class="skip-link" href="#content">Skip to content</a>
<div id="masthead"><a href="/" rel="home"><img src="/wp-content/uploads/crest@2x.png" alt="Crest"></a><p class="site-title"><a href="/">Chewbridge Parish Council</a></p><p class="site-description">Serving Chewbridge, Upper Dunnock and Hobb’s Green</p></div>
<ul id="menu-main" class="menu"><li><a href="/">Home</a></li><li><a href="/councillors">Councillors</a></li><li><a href="/meetings">Meetings</a></li><li><a href="/news">News</a></li><li><a href="/allotments">Allotments</a></li><li><a href="/who-does-what">Who does what?</a></li><li><a href="/contact-the-council">Contact</a></li></ul>
<div id="content" class="entry-content">${main}</div>
<div id="sidebar"><h3>Next meeting</h3><p>Monday 9 February, 7.00pm, in the Old Reading Room. Residents are welcome and may speak for three minutes.</p><h3>Search</h3><form action="/"><input name="s" placeholder="Search this site"></form></div>
<div id="colophon"><p>© Chewbridge Parish Council 2026. <a href="/who-does-what">Accessibility</a></p><p>Website by <a href="https://hedgerowweb.example">Hedgerow Web</a></p></div>
</body>
</html>`;

/** A British parish council: a table of councillors, other tiers of government, a warden, a retired clerk. */
const chewbridge: FictionalSite = {
  host: 'chewbridgeparishcouncil.example',
  pages: {
    '/': chewbridgePage(
      'Home',
      'Chewbridge Parish Council is the first tier of local government for the villages of Chewbridge, Upper Dunnock and Hobb’s Green.',
      `<h1>Welcome</h1>
<p>The parish has some 2,140 electors and lies on the edge of the Chew valley. The Council looks after the recreation ground, two play areas, the allotments, eleven benches, the bus shelters and the closed churchyard of St Aldhelm’s.</p>
<h2>Latest</h2>
<ul><li><a href="/news">Precept for 2026/27 agreed</a></li><li><a href="/news">New goalposts for the recreation ground</a></li><li><a href="/news">Farewell to our Clerk</a></li></ul>
<h2>Get in touch</h2>
<p>The office is open on Tuesday and Thursday mornings from 9.30 to 12.30. Please <a href="/contact-the-council">contact the Clerk</a> with any matter that concerns the parish.</p>`,
    ),
    '/councillors': chewbridgePage(
      'Councillors',
      'Your parish councillors and how to reach them.',
      `<h1>Councillors</h1>
<p>The Council has seven seats. All councillors are volunteers. Elections take place every four years, the next one on 6 May 2027.</p>
<table class="wp-block-table"><thead><tr><th>Name</th><th>Position</th><th>Ward</th><th>E-mail</th></tr></thead>
<tbody>
<tr><td>Rowena Pask</td><td>Chair</td><td>Chewbridge</td><td><a href="mailto:rowena.pask@chewbridgeparishcouncil.example">rowena.pask@chewbridgeparishcouncil.example</a></td></tr>
<tr><td>Graham Tillyer</td><td>Vice-Chair</td><td>Upper Dunnock</td><td><a href="mailto:graham.tillyer@chewbridgeparishcouncil.example">graham.tillyer@chewbridgeparishcouncil.example</a></td></tr>
<tr><td>Babatunde Oyelaran</td><td>Councillor</td><td>Chewbridge</td><td><a href="mailto:babatunde.oyelaran@chewbridgeparishcouncil.example">babatunde.oyelaran@chewbridgeparishcouncil.example</a></td></tr>
<tr><td>Josephine Wedlake</td><td>Councillor</td><td>Chewbridge</td><td><a href="mailto:josephine.wedlake@chewbridgeparishcouncil.example">josephine.wedlake@chewbridgeparishcouncil.example</a></td></tr>
<tr><td>Manjit Sandhar</td><td>Councillor</td><td>Hobb’s Green</td><td><a href="mailto:manjit.sandhar@chewbridgeparishcouncil.example">manjit.sandhar@chewbridgeparishcouncil.example</a></td></tr>
<tr><td>Alec Fudge</td><td>Councillor</td><td>Hobb’s Green</td><td>via the Clerk</td></tr>
<tr><td colspan="4">One vacancy in Upper Dunnock, to be filled by co-option</td></tr>
</tbody></table>
<p>The register of interests of each member can be seen at the district council.</p>`,
    ),
    '/meetings': chewbridgePage(
      'Meetings',
      'Agendas and minutes of Chewbridge Parish Council.',
      `<h1>Meetings</h1>
<p>The full Council meets on the second Monday of the month, except in August, at 7.00pm. The Planning Committee meets when applications need an answer.</p>
<h2>Minutes of the meeting of 12 January 2026</h2>
<p><strong>Present:</strong> Cllrs Pask (in the chair), Tillyer, Oyelaran, Wedlake and Fudge; the Clerk; four members of the public.</p>
<p><strong>Apologies:</strong> Cllr Sandhar (work).</p>
<p><strong>26/004 Report of the District Councillor.</strong> Duncan Yeoman reported that Avonvale District Council would consult on the local plan in March.</p>
<p><strong>26/005 Planning.</strong> 25/03817/FUL, two-storey extension at Quince Cottage: no objection. 25/03902/TPO, crown reduction of an ash: objection.</p>
<p><strong>26/006 Payments.</strong> Approved: Greensward Contractors, £412.80 (mowing); Hedgerow Web, £96.00; Wessex Water, £61.17.</p>
<h2>Older minutes</h2>
<ul><li><a href="/wp-content/uploads/2025-12-08-minutes.pdf">8 December 2025</a></li><li><a href="/wp-content/uploads/2025-11-10-minutes.pdf">10 November 2025</a></li></ul>`,
    ),
    '/news': chewbridgePage(
      'News',
      'News from the parish.',
      `<h1>News</h1>
<article><h2>Precept for 2026/27 agreed</h2><p class="date">13 January 2026</p><p>The precept rises by £4.16 for a band D home. “We have kept it below inflation and will still resurface the path to the school,” said Cllr Pask.</p></article>
<article><h2>New goalposts for the recreation ground</h2><p class="date">2 December 2025</p><p>Chewbridge Rovers thank the Council for its grant. Club chairman Wayne Derrick opened the new pitch with a penalty that went wide.</p></article>
<article><h2>Farewell to our Clerk</h2><p class="date">31 March 2025</p><p>After 22 years Margaret Tuttle has retired as Clerk. She leaves eighty-one bound volumes of minutes in perfect order. Her successor took up the post on 1 April.</p></article>
<article><h2>Coffee with the beat team</h2><p class="date">11 February 2025</p><p>PCSO Leanne Crabbe of the Keynsham neighbourhood police team will be in the Old Reading Room on the first Friday of the month. If it is not an emergency call 101.</p></article>`,
    ),
    '/allotments': chewbridgePage(
      'Allotments',
      'Plots, rents and the waiting list.',
      `<h1>Allotments</h1>
<p>The Council lets 38 plots at Hobb’s Green. A half plot costs £24 a year, a full plot £42, water included. There are nine people on the waiting list.</p>
<p>Apply to the Clerk, or have a word with Terry Gough, Allotment Warden, who is on site most Sunday mornings (0117 496 0642).</p>
<h2>Rules</h2>
<ol><li>No bonfires before dusk.</li><li>No cockerels. Hens by permission.</li><li>Sheds up to 6 ft by 4 ft.</li></ol>
<p>Seeds at a discount can be ordered by plot holders from the Somerset Seed Guild, 12 Brewhouse Yard, Frome, BA11 9ZT.</p>`,
    ),
    '/who-does-what': chewbridgePage(
      'Who does what?',
      'Which council is responsible for which service.',
      `<h1>Who does what?</h1>
<table><tr><th>Service</th><th>Who</th></tr>
<tr><td>Allotments, benches, play areas</td><td>Chewbridge Parish Council</td></tr>
<tr><td>Bins, council tax, planning decisions</td><td>Avonvale District Council, 0117 496 0900</td></tr>
<tr><td>Potholes and street lights</td><td>Avonvale District Council, <a href="mailto:highways@avonvale-district.example">highways@avonvale-district.example</a></td></tr>
<tr><td>Hospital, surgery</td><td>NHS 111</td></tr></table>
<h2>Your district councillor</h2>
<p>Duncan Yeoman, Avonvale District Council, <a href="mailto:duncan.yeoman@avonvale-district.example">duncan.yeoman@avonvale-district.example</a></p>
<h2>Accessibility</h2>
<p>We want as many people as possible to be able to use this website. Scanned minutes before 2019 cannot be read by a screen reader; ask the Clerk for a large print copy.</p>`,
    ),
    '/contact-the-council': chewbridgePage(
      'Contact',
      'How to reach the parish office.',
      `<h1>Contact</h1>
<h2>Clerk and Responsible Financial Officer</h2>
<p>Imogen Strawbridge<br>Chewbridge Parish Council<br>The Old Reading Room<br>9 Dapifer Lane<br>Keynsham<br>BS31 9ZQ</p>
<p>Telephone: 0117 496 0135 (answering machine out of hours)<br>Direct line: 0117 496 0318<br>E-mail: <a href="mailto:clerk@chewbridgeparishcouncil.example">clerk@chewbridgeparishcouncil.example</a></p>
<p>Office hours: Tuesday and Thursday, 9.30am to 12.30pm</p>
<h2>Write to us here</h2>
<form method="post"><label>Your e-mail <input type="email" placeholder="you@example.com"></label><label>Message <textarea></textarea></label><button>Send</button></form>
<p>Follow the Council on <a href="https://www.facebook.com/chewbridgepc">Facebook</a>.</p>`,
    ),
  },
  truth: {
    names: ['Chewbridge Parish Council'],
    descriptions: [
      'Chewbridge Parish Council is the first tier of local government for the villages of Chewbridge, Upper Dunnock and Hobb’s Green.',
    ],
    people: [
      ['Rowena Pask', 'Chair'],
      ['Graham Tillyer', 'Vice-Chair'],
      ['Babatunde Oyelaran', 'Councillor'],
      ['Josephine Wedlake', 'Councillor'],
      ['Manjit Sandhar', 'Councillor'],
      ['Alec Fudge', 'Councillor'],
      ['Imogen Strawbridge', 'Clerk and Responsible Financial Officer'],
      ['Terry Gough', 'Allotment Warden'],
    ],
    emails: [
      ['rowena.pask@chewbridgeparishcouncil.example', 'personal'],
      ['graham.tillyer@chewbridgeparishcouncil.example', 'personal'],
      ['babatunde.oyelaran@chewbridgeparishcouncil.example', 'personal'],
      ['josephine.wedlake@chewbridgeparishcouncil.example', 'personal'],
      ['manjit.sandhar@chewbridgeparishcouncil.example', 'personal'],
      ['clerk@chewbridgeparishcouncil.example', 'role'],
    ],
    phones: ['+441174960135', '+441174960318', '+441174960642'],
    addresses: [['The Old Reading Room, 9 Dapifer Lane', 'BS31 9ZQ', 'Keynsham']],
    profiles: ['https://www.facebook.com/chewbridgepc'],
  },
};

const harborBirchPage = (title: string, main: string): string => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-US">
<head>
<meta charset="utf-8">
<title>${title} — Harbor Birch Dental</title>
<meta property="og:site_name" content="Harbor Birch Dental">
<meta property="og:title" content="${title} — Harbor Birch Dental">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","@id":"https://harborbirchdental.example/#website","url":"https://harborbirchdental.example","name":"Harbor Birch Dental"},{"@type":"Dentist","@id":"https://harborbirchdental.example/#dentist","name":"Harbor Birch Dental","description":"Harbor Birch Dental is a family dental practice on the hill above Lake Superior.","url":"https://harborbirchdental.example","image":"https://images.harborbirchdental.example/front-desk@2x.jpg","telephone":"+1-218-555-0160","priceRange":"$$","address":{"@type":"PostalAddress","streetAddress":"1420 Maple Grove Road, Suite 210","addressLocality":"Duluth","addressRegion":"MN","postalCode":"55811","addressCountry":"US"},"openingHours":"Mo-Th 07:30-16:30","sameAs":["https://www.facebook.com/harborbirchdental","https://www.instagram.com/harborbirchdental"]}]}</script>
</head>
<body id="collection-5f1c" class="site tweak-header">
<div class="header-announcement-bar"><p>Now welcoming new patients! Call <a href="tel:+12185550160">(218) 555-0160</a></p></div>
<div class="header-inner"><div class="header-title"><a href="/">Harbor Birch Dental</a></div><div class="header-nav"><div class="header-nav-item"><a href="/meet-the-team">Meet the Team</a></div><div class="header-nav-item"><a href="/services">Services</a></div><div class="header-nav-item"><a href="/new-patients">New Patients</a></div><div class="header-nav-item"><a href="/blog">Blog</a></div><div class="header-nav-item"><a href="/contact">Contact</a></div></div></div>
<div id="page">${main}</div>
<div class="footer-sections"><div class="sqs-block html-block"><div class="sqs-html-content"><p>Harbor Birch Dental, PLLC</p><p>1420 Maple Grove Road, Suite 210<br>Duluth, MN 55811</p><p>Mon–Thu 7:30am–4:30pm</p></div></div><div class="sqs-block socialaccountlinks-v2-block"><a href="https://www.facebook.com/harborbirchdental" aria-label="Facebook"></a><a href="https://www.instagram.com/harborbirchdental" aria-label="Instagram"></a></div></div>
</body></html>`;

/** An American dental practice: div soup, degrees after the names, patients' praise, colleagues for referral. */
const harborBirch: FictionalSite = {
  host: 'harborbirchdental.example',
  pages: {
    '/': harborBirchPage(
      'Dentist in Duluth, MN',
      `<div class="sqs-layout"><div class="row"><div class="col sqs-col-12"><div class="sqs-block html-block"><div class="sqs-html-content"><h1>Gentle dentistry with a lake view</h1><p>Cleanings, fillings, crowns, implants and a very large fish tank.</p><p><a href="/contact" class="sqs-block-button-element">Book a visit</a></p></div></div></div></div>
<div class="row"><div class="col sqs-col-4"><div class="sqs-html-content"><h3>Same-day crowns</h3><p>Scanned, milled and placed in one morning.</p></div></div><div class="col sqs-col-4"><div class="sqs-html-content"><h3>Kids first</h3><p>The first visit before the first birthday is on us.</p></div></div><div class="col sqs-col-4"><div class="sqs-html-content"><h3>No surprises</h3><p>You get the price before we start, in writing.</p></div></div></div>
<div class="row"><div class="col sqs-col-12"><div class="sqs-block quote-block"><figure class="block-animation-none"><blockquote><span>“</span>I drove past four other dentists to get here.<span>”</span></blockquote><figcaption class="source">— Beverly Lindquist, patient since 2009</figcaption></figure></div><div class="sqs-block quote-block"><figure><blockquote><span>“</span>They fixed my front tooth the day before my wedding.<span>”</span></blockquote><figcaption class="source">— Marcus Tate, Superior, WI</figcaption></figure></div></div></div></div>`,
    ),
    '/meet-the-team': harborBirchPage(
      'Meet the Team',
      `<div class="sqs-layout"><div class="sqs-html-content"><h1>Meet the Team</h1><p>Gordon Ahlquist opened the practice in 1978 on Superior Street and retired in 2016. We moved up the hill the year after.</p></div>
<div class="row"><div class="col sqs-col-6"><div class="sqs-block image-block"><img src="/s/vang.jpg" alt=""></div><div class="sqs-html-content"><h3>Pa Houa Vang, DDS</h3><p><em>Owner and Dentist</em></p><p>Dr. Vang grew up in St. Paul and studied at the University of Minnesota. She loves root canals, honestly, and skis the Birkie every February.</p></div></div>
<div class="col sqs-col-6"><div class="sqs-block image-block"><img src="/s/aldahl.jpg" alt=""></div><div class="sqs-html-content"><h3>Kristin Aldahl, DDS</h3><p><em>Dentist</em></p><p>Dr. Aldahl joined us in 2019 after five years with the Indian Health Service in Cass Lake. She sees most of our youngest patients.</p></div></div></div>
<div class="row"><div class="col sqs-col-4"><div class="sqs-html-content"><h3>Tamika Rollins, RDH</h3><p><em>Dental Hygienist</em></p></div></div><div class="col sqs-col-4"><div class="sqs-html-content"><h3>Jacob Beaulieu, RDH</h3><p><em>Dental Hygienist</em></p></div></div><div class="col sqs-col-4"><div class="sqs-html-content"><h3>Rosa Delgado</h3><p><em>Dental Assistant</em></p></div></div></div>
<div class="row"><div class="col sqs-col-4"><div class="sqs-html-content"><h3>Marcy Niemi</h3><p><em>Office Manager</em></p><p>Questions about a bill or your insurance? <a href="mailto:marcy@harborbirchdental.example">marcy@harborbirchdental.example</a></p></div></div><div class="col sqs-col-4"><div class="sqs-html-content"><h3>Theo Kowalczyk</h3><p><em>Patient Coordinator</em></p></div></div></div></div>`,
    ),
    '/services': harborBirchPage(
      'Services',
      `<div class="sqs-html-content"><h1>Services</h1><h2>Preventive care</h2><p>Exams, cleanings, sealants and fluoride. Most plans cover two visits per year.</p><h2>Restorative care</h2><p>Tooth-colored fillings, onlays, crowns and bridges.</p><h2>Implants</h2><p>We restore implants. Placement is done by a surgeon we trust: Alan Prewitt, DDS, Twin Ports Oral Surgery, (218) 555-0188.</p><h2>Emergencies</h2><p>Call us first. If we are closed and you have trouble breathing or swallowing, call 911.</p><h2>Sleep apnea</h2><p>Custom oral appliances, together with your physician.</p></div>`,
    ),
    '/new-patients': harborBirchPage(
      'New Patients',
      `<div class="sqs-html-content"><h1>New Patients</h1><p>Please bring a photo ID, your insurance card and a list of medications. Your first visit takes about 75 minutes.</p><h3>Records</h3><p>Have your former dentist send X-rays to <a href="mailto:records@harborbirchdental.example">records@harborbirchdental.example</a> or by fax to (218) 555-0163.</p><h3>Insurance</h3><p>We are in network with Delta, Northland Mutual and Arrowhead Health Plan. Payer ID 41822, NPI 1093817465.</p><h3>Privacy</h3><p>You may file a complaint about the handling of your health information with the Office for Civil Rights, 200 Independence Avenue, S.W., Washington, D.C. 20201. We will not retaliate against you for doing so.</p></div>`,
    ),
    '/blog': harborBirchPage(
      'Blog',
      `<div class="blog-list"><article class="blog-item"><h1 class="blog-title"><a href="/blog">Five snacks your teeth will thank you for</a></h1><div class="blog-meta"><span class="blog-author">Kristin Aldahl</span><time>Oct 14, 2025</time></div><p>Cheese, apples, nuts, carrots, and water, which we count as a snack. As nutritionist Wendy Farris writes in her book <em>Crunch</em>, what matters most is how often we eat.</p></article>
<article class="blog-item"><h1 class="blog-title"><a href="/blog">See you at the Grandma’s Half</a></h1><div class="blog-meta"><span class="blog-author">Theo Kowalczyk</span><time>Jun 3, 2025</time></div><p>Come to our water stop at mile 9. Last year’s winner of our toothbrush toss was Emily Sandvik of Cloquet. Photos are on the <a href="https://www.facebook.com/lakesuperiorrunners">Lake Superior Runners page</a>.</p></article></div>`,
    ),
    '/contact': harborBirchPage(
      'Contact',
      `<div class="sqs-layout"><div class="sqs-html-content"><h1>Contact</h1><p>Call: (218) 555-0160<br>Text: (218) 555-0162<br>Fax: (218) 555-0163<br>Email: <a href="mailto:hello@harborbirchdental.example">hello@harborbirchdental.example</a></p><h3>Hours</h3><p>Monday – Thursday 7:30am – 4:30pm<br>Friday by appointment<br>Closed weekends and holidays</p><h3>Parking</h3><p>Free in the lot behind the building. DTA bus 8 stops at the door.</p></div><div class="form-block"><div class="field"><label>Email *</label><input type="text" placeholder="jane.doe@example.com"></div><div class="field"><label>Phone</label><input placeholder="(###) ###-####"></div></div></div>`,
    ),
  },
  truth: {
    names: ['Harbor Birch Dental', 'Harbor Birch Dental, PLLC'],
    descriptions: ['Harbor Birch Dental is a family dental practice on the hill above Lake Superior.'],
    people: [
      ['Pa Houa Vang', 'Owner and Dentist'],
      ['Kristin Aldahl', 'Dentist'],
      ['Tamika Rollins', 'Dental Hygienist'],
      ['Jacob Beaulieu', 'Dental Hygienist'],
      ['Rosa Delgado', 'Dental Assistant'],
      ['Marcy Niemi', 'Office Manager'],
      ['Theo Kowalczyk', 'Patient Coordinator'],
    ],
    emails: [
      ['hello@harborbirchdental.example', 'role'],
      ['records@harborbirchdental.example', 'role'],
      ['marcy@harborbirchdental.example', 'personal'],
    ],
    phones: ['+12185550160', '+12185550162', '+12185550163'],
    addresses: [['1420 Maple Grove Road, Suite 210', '55811', 'Duluth']],
    profiles: ['https://www.facebook.com/harborbirchdental', 'https://www.instagram.com/harborbirchdental'],
  },
};

const derravinPage = (title: string, main: string): string => `<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<title>Lough Derravin Rowing Club - ${title}</title>
</head>
<body bgcolor="#ffffff" text="#00264d" link="#006633">
<table width="900" align="center" cellpadding="6" cellspacing="0" border="0">
<tr><td colspan="2" bgcolor="#006633"><font color="#ffffff" size="6">Lough Derravin Rowing Club</font><br><font color="#ffffff" size="2"><i>Founded 1926 &middot; Killaloe, Co. Clare</i></font></td></tr>
<tr valign="top"><td width="150" bgcolor="#e6f2ec"><a href="/index.htm">Home</a><br><a href="/committee.htm">Committee</a><br><a href="/learn.htm">Learn to row</a><br><a href="/results.htm">Results</a><br><a href="/history.htm">History</a><br><a href="/contact.htm">Contact</a><br><br><img src="/images/blade.gif" width="120" height="40" alt=""></td>
<td>${main}</td></tr>
<tr><td colspan="2" align="center" bgcolor="#e6f2ec"><font size="1">&copy; Lough Derravin Rowing Club 2003-2026. Registered Charity Number (RCN) 20099871. Best viewed on dry land.</font></td></tr>
</table>
</body>
</html>`;

const derravinHome = derravinPage(
  'Home',
  `<h2>F&aacute;ilte &ndash; Welcome</h2>
<p>We row out of Killaloe at the foot of the lake. We have 140 members from 11 to 83 years of age, four eights, and more sculls than we have racks for.</p>
<p><b>Centenary year!</b> The club is 100 this year. The dinner is on Saturday 17 October; guest of honour is Olympian Fergal Considine of Skellig Rowing Club.</p>
<h3>Notices</h3>
<ul><li>New season starts Sunday 1 March, 9 am. Bring two pairs of socks.</li><li>The slip is closed 8-10 April for repairs by Clare County Council.</li><li>Annual subs are due: adults &euro;260, juniors &euro;140, family &euro;480. IBAN on request from the Hon. Treasurer.</li></ul>
<p>In an emergency on the water ring 112 and ask for the Coast Guard.</p>`,
);

/** An Irish rowing club: hand-made tables, mail addresses with [at], past presidents, another regatta's secretary. */
const loughDerravin: FictionalSite = {
  host: 'loughderravinrc.example',
  pages: {
    '/': derravinHome,
    '/index.htm': derravinHome,
    '/committee.htm': derravinPage(
      'Committee',
      `<h2>Committee 2026</h2>
<p>Elected at the AGM on 29 November 2025.</p>
<table border="1" cellpadding="4" cellspacing="0">
<tr bgcolor="#cccccc"><td><b>Office</b></td><td><b>Name</b></td><td><b>E-mail</b></td></tr>
<tr><td>President</td><td>N&oacute;ir&iacute;n U&iacute; Chonaill</td><td>&nbsp;</td></tr>
<tr><td>Captain</td><td>Diarmuid Scanlan</td><td>captain[at]loughderravinrc.example</td></tr>
<tr><td>Vice-Captain</td><td>Aoife Minogue</td><td>aoife.minogue[at]loughderravinrc.example</td></tr>
<tr><td>Hon. Secretary</td><td>P&aacute;draig &Oacute; Ceallach&aacute;in</td><td>secretary[at]loughderravinrc.example</td></tr>
<tr><td>Hon. Treasurer</td><td>Tomasz Wilczek</td><td>&nbsp;</td></tr>
<tr><td>Child Welfare Officer</td><td>Siobh&aacute;n Crotty</td><td>welfare[at]loughderravinrc.example</td></tr>
<tr><td>Public Relations Officer</td><td>Chidinma Eze</td><td>&nbsp;</td></tr>
</table>
<h3>Coaches</h3>
<table border="1" cellpadding="4" cellspacing="0">
<tr><td>Head Coach</td><td>Brian Looney</td></tr>
<tr><td>Junior Coach</td><td>Katie Tuohy</td></tr>
</table>
<p><font size="2">Replace [at] with @. We do this because of the spam.</font></p>`,
    ),
    '/learn.htm': derravinPage(
      'Learn to row',
      `<h2>Learn to row</h2>
<p>Six Saturday mornings from 10 to 12, in stable boats, for anybody over 11 who can swim 100 metres in light clothing. The course costs &euro;90 and counts towards your first year's subscription.</p>
<p>Next courses: 18 April, 6 June, 5 September. To book, send a mail to aoife.minogue[at]loughderravinrc.example with your name, age, height and shoe size.</p>
<p>"I had never sat in a boat. Now I can't be got out of one." <i>Mary Frances Quilty, learner 2024</i></p>
<p>Rowing gear can be had from Oarsome Kit, Unit 6, Raheen Business Park, Limerick, V94 X2R8, telephone 061 620 977 (10% off for members).</p>`,
    ),
    '/results.htm': derravinPage(
      'Results',
      `<h2>Results 2025</h2>
<table border="0" cellpadding="3">
<tr><td>10 May</td><td>Castleconnell Head</td><td>W J16 4x+ first; M Masters D 8+ third</td></tr>
<tr><td>21 June</td><td>Shannonside Regatta</td><td>W Club 2x second, beaten by a canvas by Corrib Ladies</td></tr>
<tr><td>12 July</td><td>Irish Championships</td><td>M Inter 4- semi-final</td></tr>
</table>
<h3>Coming up: Shannonside Regatta, 20 June 2026</h3>
<p>This is not our regatta, so please do not write to us. Entries go to Gerry Moloney, Entries Secretary, Shannonside Regatta Committee: entries@shannonsideregatta.example, 085 000 9123. Umpires: Una Hartigan (Limerick), Des Fogarty (Athlone).</p>`,
    ),
    '/history.htm': derravinPage(
      'History',
      `<h2>History</h2>
<p>On the 4th of March 1926 fourteen men met in the billiard room of the Lakeside Hotel and put down ten shillings each. The first boat, the <i>Brian Boru</i>, was bought second-hand from Trinity. Women were admitted in 1968, after Miss Eileen Garvey had simply kept turning up.</p>
<p>The boathouse was built by the members between 1951 and 1953, with timber given by Michael "Sonny" Hickey, merchant.</p>
<h3>Past Presidents</h3>
<p>1926-1941 Canon P. J. Halloran<br>1941-1959 Dr. Austin Vereker<br>1959-1977 Jack Lysaght<br>1977-1994 Eileen Garvey<br>1994-2013 Frank McInerney<br>2013-2021 Breda Slattery</p>`,
    ),
    '/contact.htm': derravinPage(
      'Contact',
      `<h2>How to find us</h2>
<p>Lough Derravin Rowing Club<br>The Boathouse<br>Canal Road<br>Killaloe<br>Co. Clare<br>V94 K7X2</p>
<p>From the bridge follow Canal Road for 600 m. The boathouse is the green building after the slip. Do not park at the lock gates.</p>
<p>Boathouse (only during training): (061) 620 314<br>Hon. Secretary: 086 000 4417<br>Press: Chidinma Eze, 087 000 2290</p>
<p>Training times: Tuesday and Thursday 18.30, Saturday and Sunday 9.00</p>
<p>General enquiries to secretary[at]loughderravinrc.example</p>
<p>We are on <a href="https://www.facebook.com/loughderravinrowing">Facebook</a> and <a href="https://www.instagram.com/loughderravin.rc">Instagram</a>.</p>`,
    ),
  },
  truth: {
    names: ['Lough Derravin Rowing Club'],
    people: [
      ['Nóirín Uí Chonaill', 'President'],
      ['Diarmuid Scanlan', 'Captain'],
      ['Aoife Minogue', 'Vice-Captain'],
      ['Pádraig Ó Ceallacháin', 'Hon. Secretary'],
      ['Tomasz Wilczek', 'Hon. Treasurer'],
      ['Siobhán Crotty', 'Child Welfare Officer'],
      ['Chidinma Eze', 'Public Relations Officer'],
      ['Brian Looney', 'Head Coach'],
      ['Katie Tuohy', 'Junior Coach'],
    ],
    emails: [
      ['captain@loughderravinrc.example', 'role'],
      ['aoife.minogue@loughderravinrc.example', 'personal'],
      ['secretary@loughderravinrc.example', 'role'],
      ['welfare@loughderravinrc.example', 'role'],
    ],
    phones: ['+35361620314', '+353860004417', '+353870002290'],
    addresses: [['The Boathouse, Canal Road', 'V94 K7X2', 'Killaloe']],
    profiles: ['https://www.facebook.com/loughderravinrowing', 'https://www.instagram.com/loughderravin.rc'],
  },
};

const grainPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="en-CA" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="UTF-8">
<title>${title} - AGMWU Local 418</title>
<meta property="og:locale" content="en_CA">
<meta property="og:site_name" content="AGMWU Local 418">
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://agmwu418.example/","name":"${title} - AGMWU Local 418","isPartOf":{"@id":"https://agmwu418.example/#website"},"inLanguage":"en-CA"},{"@type":"WebSite","@id":"https://agmwu418.example/#website","url":"https://agmwu418.example/","name":"AGMWU Local 418","publisher":{"@id":"https://agmwu418.example/#organization"}},{"@type":"Organization","@id":"https://agmwu418.example/#organization","name":"Amalgamated Grain and Mill Workers' Union, Local 418","url":"https://agmwu418.example/","logo":{"@type":"ImageObject","url":"https://agmwu418.example/wp-content/uploads/2021/03/logo-418.png","width":512,"height":512},"sameAs":["https://www.facebook.com/agmwu418","https://x.com/agmwu418"]}]}</script>
</head>
<body class="wp-singular page-template-default wp-theme-solidarity">
<header class="site-header"><div class="site-branding"><a href="/" rel="home">AGMWU Local 418</a></div><nav class="main-navigation"><ul><li class="menu-item"><a href="/">Home</a></li><li class="menu-item"><a href="/executive">Executive</a></li><li class="menu-item"><a href="/stewards">Stewards</a></li><li class="menu-item"><a href="/bargaining-news">Bargaining News</a></li><li class="menu-item"><a href="/faq">FAQ</a></li><li class="menu-item"><a href="/contact-us">Contact Us</a></li></ul></nav></header>
<main id="primary" class="site-main">${main}</main>
<footer class="site-footer"><aside class="widget widget_text"><h2 class="widget-title">Union Office</h2><div class="textwidget"><p>Unit 3 – 540 Simpson Street<br>Thunder Bay, ON P7C 3J9</p><p>Tel: <a href="tel:8075550118">807-555-0118</a><br>Fax: 807-555-0119<br>Toll-free: <a href="tel:18005550129">1-800-555-0129</a></p></div></aside><aside class="widget"><a href="https://www.facebook.com/agmwu418">Facebook</a> <a href="https://x.com/agmwu418">X</a></aside><div class="site-info">Proudly made by unionized labour. Powered by WordPress.</div></footer>
</body></html>`;

/** A Canadian union local: the national union, the employer, stewards by workplace, entities in the mail addresses. */
const grainWorkers: FictionalSite = {
  host: 'agmwu418.example',
  pages: {
    '/': grainPage(
      'Home',
      `<div class="wp-block-cover"><h1>Strength in every kernel</h1></div><p>Since 1934 the members of Local 418 have loaded the grain of the Prairies onto the ships of the world. Today we are more than 900 workers at four elevators, two flour mills and a malt house in Thunder Bay.</p><div class="wp-block-columns"><div class="wp-block-column"><h3>Membership meeting</h3><p>Third Sunday of the month, 10 a.m., at the Finnish Hall. Door prizes. Bring your card.</p></div><div class="wp-block-column"><h3>Bargaining</h3><p>Talks at Lakehead Terminal resume on January 20. <a href="/bargaining-news">Read the update</a>.</p></div></div><h3>From our national office</h3><p>National President Denise Arcand-Wilkes will speak at the Labour Council dinner on February 7. Tickets from the AGMWU National Office, 220 Garry Street, Suite 900, Winnipeg, MB R3C 1H3, 204-555-0170.</p>`,
    ),
    '/executive': grainPage(
      'Executive',
      `<h1 class="entry-title">Executive</h1><p>The officers are elected every three years by secret ballot. Current term: 2024–2027.</p><div class="wp-block-group"><h3>Kaarina Lehtonen</h3><p>President</p><p><a href="mailto:president&#64;agmwu418.example">president&#64;agmwu418.example</a></p></div><div class="wp-block-group"><h3>Wade Michano</h3><p>Vice-President</p></div><div class="wp-block-group"><h3>Gurpreet Dhaliwal</h3><p>Secretary-Treasurer</p><p><a href="mailto:&#103;dhaliwal&#64;agmwu418.example">&#103;dhaliwal&#64;agmwu418.example</a></p></div><div class="wp-block-group"><h3>Luc Thibeault</h3><p>Recording Secretary</p></div><div class="wp-block-group"><h3>Oksana Hrynchuk</h3><p>Chief Steward</p><p><a href="mailto:grievances&#64;agmwu418.example">grievances&#64;agmwu418.example</a></p></div><h2>Office</h2><div class="wp-block-group"><h3>Beth Anne Paquette</h3><p>Office Administrator</p><p><a href="mailto:bpaquette&#64;agmwu418.example">bpaquette&#64;agmwu418.example</a></p></div>`,
    ),
    '/stewards': grainPage(
      'Stewards',
      `<h1 class="entry-title">Stewards</h1><p>Your steward is the first person to talk to if you think that the collective agreement has been broken. Write down what happened, when, and who saw it. A grievance must be filed within ten working days.</p><figure class="wp-block-table"><table><thead><tr><th>Workplace</th><th>Steward</th><th>Phone</th></tr></thead><tbody><tr><td>Elevator 7</td><td>Dale Morriseau</td><td>807-555-0131</td></tr><tr><td>Lakehead Terminal</td><td>Priya Ramnarine</td><td>807-555-0132</td></tr><tr><td>Current River Mill</td><td>Tyler Koskinen</td><td>807-555-0133</td></tr></tbody></table></figure><p>No steward at your workplace? Call the union office.</p>`,
    ),
    '/bargaining-news': grainPage(
      'Bargaining News',
      `<h1 class="entry-title">Bargaining News</h1><article class="post"><h2>Talks at Lakehead Terminal to resume</h2><div class="entry-meta">Posted on <time datetime="2026-01-09">January 9, 2026</time> by <span class="author vcard"><a class="url fn n" href="/executive">Luc Thibeault</a></span></div><p>The company has come back to the table after our 94% strike vote. “We look forward to a fair deal,” said Brent Halvorsen, Chief Executive Officer of Lakehead Terminal Ltd. We have heard that before. Mediator Susan Oake of the federal Labour Program will chair the talks.</p></article><article class="post"><h2>Contract ratified at Current River Mill</h2><div class="entry-meta">Posted on <time datetime="2025-11-02">November 2, 2025</time> by <span class="author vcard"><a class="url fn n" href="/executive">Luc Thibeault</a></span></div><p>Members voted 81% in favour: 4%, 3.5% and 3.25% over three years, and boot allowance up to $300.</p></article><article class="post"><h2>Scholarship winners</h2><div class="entry-meta">Posted on <time datetime="2025-08-18">August 18, 2025</time> by <span class="author vcard"><a class="url fn n" href="/executive">Beth Anne Paquette</a></span></div><p>Congratulations to Hannah Boudreau and Simon Achneepineskum, who each receive $1,500 from the Walter Pykalainen Memorial Fund, named for our president from 1958 to 1971. Both start at Lakehead University in September.</p></article><div class="sharedaddy"><a href="https://www.facebook.com/sharer/sharer.php?u=https://agmwu418.example/bargaining-news">Share</a></div>`,
    ),
    '/faq': grainPage(
      'FAQ',
      `<h1 class="entry-title">Frequently Asked Questions</h1><details class="wp-block-details"><summary>How much are dues?</summary><p>1.6% of gross wages. They are tax deductible and shown in box 44 of your T4.</p></details><details class="wp-block-details"><summary>I moved. Whom do I tell?</summary><p>The office, please: <a href="mailto:info&#64;agmwu418.example">info&#64;agmwu418.example</a>. Do not write to the National Office.</p></details><details class="wp-block-details"><summary>Who runs our benefits?</summary><p>Northern Shield Benefits, policy 418-55071. Claims by mail to PO Box 4410, Sudbury, ON P3E 5W4, or call 1-800-555-0184.</p></details><details class="wp-block-details"><summary>What is the strike fund?</summary><p>It pays $350 a week from the first day on the line.</p></details>`,
    ),
    '/contact-us': grainPage(
      'Contact Us',
      `<h1 class="entry-title">Contact Us</h1><p><strong>Amalgamated Grain and Mill Workers’ Union, Local 418</strong><br>Unit 3 – 540 Simpson Street<br>Thunder Bay, Ontario P7C 3J9</p><p>Phone: (807) 555-0118<br>Toll-free in Northwestern Ontario: 1-800-555-0129<br>Email: <a href="mailto:info&#64;agmwu418.example">info&#64;agmwu418.example</a></p><p>Office hours: Monday to Friday, 8:30 a.m. to 4:00 p.m., closed 12:00 to 12:45</p><div class="wpforms-container"><form><label>Name</label><input><label>Email</label><input type="email" placeholder="name@example.com"><button>Submit</button></form></div>`,
    ),
  },
  truth: {
    names: [
      'AGMWU Local 418',
      'Amalgamated Grain and Mill Workers’ Union, Local 418',
      "Amalgamated Grain and Mill Workers' Union, Local 418",
      'Local 418',
    ],
    people: [
      ['Kaarina Lehtonen', 'President'],
      ['Wade Michano', 'Vice-President'],
      ['Gurpreet Dhaliwal', 'Secretary-Treasurer'],
      ['Luc Thibeault', 'Recording Secretary'],
      ['Oksana Hrynchuk', 'Chief Steward'],
      ['Beth Anne Paquette', 'Office Administrator'],
      ['Dale Morriseau', 'Steward'],
      ['Priya Ramnarine', 'Steward'],
      ['Tyler Koskinen', 'Steward'],
    ],
    emails: [
      ['president@agmwu418.example', 'role'],
      ['gdhaliwal@agmwu418.example', 'personal'],
      ['grievances@agmwu418.example', 'role'],
      ['bpaquette@agmwu418.example', 'personal'],
      ['info@agmwu418.example', 'role'],
    ],
    phones: ['+18075550118', '+18075550119', '+18005550129', '+18075550131', '+18075550132', '+18075550133'],
    addresses: [['Unit 3 – 540 Simpson Street', 'P7C 3J9', 'Thunder Bay']],
    profiles: ['https://www.facebook.com/agmwu418', 'https://x.com/agmwu418'],
  },
};

export const ENGLISH_TENTH = [chewbridge, harborBirch, loughDerravin, grainWorkers];
