import type { FictionalSite } from '../fictional-site.js';

/** As the old mail encoders wrote it. */
const coded = (text: string): string => [...text].map((sign) => `&#${sign.charCodeAt(0)};`).join('');
const codedMail = (address: string): string =>
  `<A HREF="${coded(`mailto:${address}`)}">${coded(address)}</A>`;

const eskmouthPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML><HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=utf-8"><TITLE>${title}</TITLE><META NAME="keywords" CONTENT="museum, Musselburgh, Fisherrow, fishwives, local history, East Lothian"></HEAD>
<BODY BGCOLOR="#FFFDF4" TEXT="#222222" LINK="#003366">
<TABLE WIDTH="780" ALIGN="CENTER" CELLPADDING="6" CELLSPACING="0" BORDER="0">
<TR><TD COLSPAN="2" BGCOLOR="#003366"><FONT COLOR="#FFFFFF" SIZE="6" FACE="Georgia">Eskmouth Museum</FONT><BR><FONT COLOR="#DDDDDD" SIZE="2">The story of the Honest Toun and its harbour</FONT></TD></TR>
<TR><TD WIDTH="150" VALIGN="TOP" BGCOLOR="#E8EEF4"><FONT SIZE="2"><A HREF="/">Home</A><BR><A HREF="/visit.htm">Visiting</A><BR><A HREF="/collection.htm">The collection</A><BR><A HREF="/talks.htm">Winter talks</A><BR><A HREF="/people.htm">Who we are</A><BR><A HREF="/contact.htm">Contact</A></FONT><P><IMG SRC="images/creel@2x.gif" WIDTH="120" HEIGHT="90" ALT="Creel"></TD>
<TD VALIGN="TOP">${main}</TD></TR>
<TR><TD COLSPAN="2" ALIGN="CENTER"><HR><FONT SIZE="1">Eskmouth Museum is run by the Eskmouth Museum Trust, a Scottish Charitable Incorporated Organisation, No. SC099817. &copy; 2004-2025. Page last changed 14.09.2025. Visitor no. 0048213</FONT></TD></TR>
</TABLE></BODY></HTML>`;

/** A Scottish museum run by volunteers: tables, coded mail links, speakers and people of the past. */
const eskmouth: FictionalSite = {
  host: 'eskmouthmuseum.example',
  pages: {
    '/': eskmouthPage(
      'Eskmouth Museum, Musselburgh',
      `<H1>Welcome</H1><P>The museum is in the old net loft above Fisherrow harbour. In three small rooms we tell of the fishwives, the paper mill, the links and the people who lived by them.</P>
<H2>News</H2><TABLE BORDER="1" CELLPADDING="4"><TR><TD VALIGN="TOP"><B>6 Sept</B></TD><TD>Our thanks to Mrs Wilma Haldane of Levenhall, who has given us her grandmother's creel and striped petticoats.</TD></TR><TR><TD VALIGN="TOP"><B>21 Aug</B></TD><TD>Councillor Fraser Meikle opened the new mill room. About sixty people came and the shortbread ran out.</TD></TR><TR><TD VALIGN="TOP"><B>2 July</B></TD><TD>Primary 6 of Pinkie Burn School came to try the treadle loom.</TD></TR></TABLE>
<P>Open Saturday and Sunday 1pm to 4.30pm, Easter to the end of October. Admission free, donations welcome.</P>`,
    ),
    '/visit.htm': eskmouthPage(
      'Visiting - Eskmouth Museum',
      `<H1>Visiting</H1><TABLE BORDER="0" CELLPADDING="4"><TR><TD>Easter to October</TD><TD>Sat, Sun 1.00 - 4.30</TD></TR><TR><TD>July and August</TD><TD>also Wed 1.00 - 4.30</TD></TR><TR><TD>November to Easter</TD><TD>by arrangement</TD></TR></TABLE>
<P>There are fourteen steps to the loft and, we are sorry to say, no lift. The ground floor room can be reached by wheelchair. Buses 26 and 44 stop at the foot of the street. Parking is on the harbour front, which belongs to the Harbour Office (telephone 0131 496 0550), not to us.</P>
<P>Groups and schools: please ring Netta Proudfoot on 0131 496 0184 at least two weeks before.</P>`,
    ),
    '/collection.htm': eskmouthPage(
      'The collection - Eskmouth Museum',
      `<H1>The collection</H1><P>We hold about 3,400 objects and 9,000 photographs. A few favourites:</P>
<TABLE BORDER="1" CELLPADDING="5"><TR><TH>No.</TH><TH>Object</TH><TH>Given by</TH></TR>
<TR><TD>1987.214.3</TD><TD>Portrait of Provost Alexander Thorburn (1791-1868), oil on canvas</TD><TD>Thorburn family</TD></TR>
<TR><TD>1992.018.1</TD><TD>Golf ball, gutta-percha, made by Dod Lauder, clubmaker on the Links</TD><TD>J. Lauder, Toronto</TD></TR>
<TR><TD>2003.131.7</TD><TD>Photograph of Beenie Caird, last of the Fisherrow fishwives, by R. Ogilvie</TD><TD>Unknown</TD></TR>
<TR><TD>2016.052.2</TD><TD>Time clock from the Inveresk paper mill</TD><TD>Stanley Veitch</TD></TR></TABLE>
<P>Copies of photographs cost &pound;8. Write to ${codedMail('photos@eskmouthmuseum.example')} and quote the number.</P>`,
    ),
    '/talks.htm': eskmouthPage(
      'Winter talks - Eskmouth Museum',
      `<H1>Winter talks 2025-26</H1><P>In the Hollies hall, Thursdays at 7.30pm, &pound;3 with a cup of tea.</P><UL><LI>16 October: <I>Salt, coal and glass</I>. Dr Morag Innes, University of Stirling<LI>20 November: <I>The Battle of Pinkie from the air</I>. Kenneth Abercrombie, East Forth Archaeology Group<LI>15 January: <I>My mother's creel</I>. Jean Liddle remembers<LI>19 February: <I>Roman Inveresk</I>. Professor Tomasz Wierzbicki, author of "The Fort on the Hill"</UL>`,
    ),
    '/people.htm': eskmouthPage(
      'Who we are - Eskmouth Museum',
      `<H1>Who we are</H1><P>Apart from the curator, who is paid for two days a week, all of us are volunteers.</P>
<TABLE BORDER="0" CELLPADDING="4"><TR><TD><B>Rhona Dalgleish</B></TD><TD>Curator</TD><TD>${codedMail('rhona.dalgleish@eskmouthmuseum.example')}</TD></TR><TR><TD><B>Netta Proudfoot</B></TD><TD>Education Volunteer</TD><TD>&nbsp;</TD></TR><TR><TD><B>Iqbal Chaudhry</B></TD><TD>Photograph Archivist</TD><TD>&nbsp;</TD></TR></TABLE>
<H2>Trustees</H2><TABLE BORDER="0" CELLPADDING="4"><TR><TD>Chairman</TD><TD>Hamish Tulloch</TD></TR><TR><TD>Vice-Chair</TD><TD>Eilidh MacAskill</TD></TR><TR><TD>Honorary Secretary</TD><TD>Sandra Purves</TD></TR><TR><TD>Honorary Treasurer</TD><TD>Gordon Baillie</TD></TR></TABLE>
<P>The museum was begun in 1983 by the late Dr William Cockburn, for thirty years the town's doctor.</P>`,
    ),
    '/contact.htm': eskmouthPage(
      'Contact - Eskmouth Museum',
      `<H1>Contact</H1><TABLE BORDER="0" CELLPADDING="4"><TR><TD VALIGN="TOP">Address</TD><TD>Eskmouth Museum<BR>The Net Loft<BR>17 Creel Wynd<BR>Musselburgh<BR>East Lothian EH21 6QT</TD></TR><TR><TD>Telephone</TD><TD>0131 496 0182 (answering machine when closed)</TD></TR><TR><TD>Fax</TD><TD>0131 496 0183</TD></TR><TR><TD>E-mail</TD><TD>${codedMail('enquiries@eskmouthmuseum.example')}</TD></TR></TABLE><P>For births, deaths and marriages please ask the registrar in Haddington, not us. We cannot do family research by post.</P>`,
    ),
  },
  truth: {
    names: [
      'Eskmouth Museum',
      'Eskmouth Museum, Musselburgh',
      'Eskmouth Museum Trust',
      'The Eskmouth Museum Trust',
    ],
    people: [
      ['Rhona Dalgleish', 'Curator'],
      ['Netta Proudfoot', 'Education Volunteer'],
      ['Iqbal Chaudhry', 'Photograph Archivist'],
      ['Hamish Tulloch', 'Chairman'],
      ['Eilidh MacAskill', 'Vice-Chair'],
      ['Sandra Purves', 'Honorary Secretary'],
      ['Gordon Baillie', 'Honorary Treasurer'],
    ],
    emails: [
      ['photos@eskmouthmuseum.example', 'role'],
      ['rhona.dalgleish@eskmouthmuseum.example', 'personal'],
      ['enquiries@eskmouthmuseum.example', 'role'],
    ],
    phones: ['+441314960182', '+441314960183', '+441314960184'],
    addresses: [['The Net Loft, 17 Creel Wynd', 'EH21 6QT', 'Musselburgh']],
  },
};

const basaltPage = (title: string, main: string, head = ''): string => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-US"><head><meta charset="utf-8"><title>${title}</title><meta property="og:site_name" content="Basalt &amp; Bloom Physical Therapy">${head}</head>
<body id="collection-5f31c0aa91e77d02b8e4" class="header-overlay-alignment-center"><div id="siteWrapper" class="clearfix site-wrapper"><header id="header"><div class="header-announcement-bar-wrapper"><p>Now accepting new patients in The Dalles!</p></div><div class="header-title-logo"><a href="/"><img src="//images.cdn.example/content/v1/5f31c0aa/1597095082/logo-wide@3x.png" alt="Basalt &amp; Bloom Physical Therapy"></a></div><nav class="header-nav-list"><div class="header-nav-item"><a href="/services">Services</a></div><div class="header-nav-item"><a href="/our-team">Our Team</a></div><div class="header-nav-item"><a href="/locations">Locations</a></div><div class="header-nav-item"><a href="/new-patients">New Patients</a></div></nav></header>
<main id="page"><article class="sections">${main}</article></main>
<footer class="sections"><div class="sqs-block html-block"><div class="sqs-html-content"><p>Hood River <a href="tel:+15415550142">(541) 555-0142</a> | The Dalles <a href="tel:+15415550156">(541) 555-0156</a></p></div></div><div class="sqs-block socialaccountlinks-v2-block"><a href="https://www.instagram.com/basaltandbloompt" class="sqs-svg-icon--wrapper instagram" aria-label="Instagram"></a><a href="https://www.facebook.com/basaltandbloompt" class="sqs-svg-icon--wrapper facebook" aria-label="Facebook"></a></div><div class="sqs-html-content"><p>© 2025 Basalt &amp; Bloom Physical Therapy, LLC. <a href="/privacy-practices">Notice of Privacy Practices</a></p></div></footer></div></body></html>`;
const block = (html: string): string =>
  `<section class="page-section"><div class="sqs-layout sqs-grid-12 columns-12"><div class="row sqs-row"><div class="col sqs-col-12 span-12"><div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content">${html}</div></div></div></div></div></div></section>`;

/** An American practice with two clinics: div soup, JSON-LD graph, credentials after names, authorities' numbers. */
const basaltAndBloom: FictionalSite = {
  host: 'basaltandbloompt.example',
  pages: {
    '/': basaltPage(
      'Basalt & Bloom Physical Therapy',
      block(
        `<h1 style="white-space:pre-wrap;">Get back to the river.</h1><p>One-on-one care, a full hour every visit.</p><p><a class="sqs-block-button-element" href="/new-patients">Request an appointment</a></p>`,
      ) +
        block(
          `<h2>What our patients say</h2><blockquote>“After my ACL surgery I honestly thought I was done with windsurfing. Eight months later I was back at the Hatchery.”</blockquote><p>— Kyle Brandvold, Hood River</p><blockquote>“I send my post-op knees here without a second thought.”</blockquote><p>— Dr. Alan Whitcomb, orthopedic surgeon, Gorge Bone &amp; Joint</p>`,
        ) +
        block(
          `<h2>Insurance</h2><p>We are in network with most major plans, Medicare and the Oregon Health Plan. NPI 1093817465.</p>`,
        ),
      `<meta name="description" content="Basalt &amp; Bloom is an independent physical therapy practice with clinics in Hood River and The Dalles, Oregon."><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","@id":"https://basaltandbloompt.example/#website","url":"https://basaltandbloompt.example/","name":"Basalt & Bloom Physical Therapy","publisher":{"@id":"https://basaltandbloompt.example/#practice"}},{"@type":["MedicalBusiness","PhysicalTherapy"],"@id":"https://basaltandbloompt.example/#practice","name":"Basalt & Bloom Physical Therapy","telephone":"+1-541-555-0142","email":"frontdesk@basaltandbloompt.example","address":{"@type":"PostalAddress","streetAddress":"1108 Cascade Street, Suite 2","addressLocality":"Hood River","addressRegion":"OR","postalCode":"97031","addressCountry":"US"},"openingHours":"Mo-Fr 07:00-18:00"}]}</script>`,
    ),
    '/services': basaltPage(
      'Services — Basalt & Bloom Physical Therapy',
      block(
        `<h1>Services</h1><h3>Orthopedic rehab</h3><p>Before and after surgery, for sprains, strains and the things that just started hurting.</p><h3>Pelvic health</h3><p>Pregnancy, postpartum and beyond, in a private room.</p><h3>Vestibular therapy</h3><p>We use the maneuver described by Dr. John Epley and others to treat positional vertigo.</p><h3>Bike fitting</h3><p>$185, about 90 minutes. Bring your shoes.</p>`,
      ),
    ),
    '/our-team': basaltPage(
      'Our Team — Basalt & Bloom Physical Therapy',
      block(`<h1>Our Team</h1>`) +
        block(
          `<h3>Renata Villalobos, PT, DPT, OCS</h3><p><em>Owner and Clinic Director</em></p><p>Renata grew up picking pears in Odell and studied at Pacific University. She opened the practice in 2011 and still sees patients four days a week.</p>`,
        ) +
        block(
          `<h3>Garrett Lindqvist, PT, DPT</h3><p><em>Physical Therapist</em></p><p>Garrett treats runners, climbers and anyone with a grumpy shoulder. Weekends he coaches Nordic skiing with his wife Annika.</p>`,
        ) +
        block(
          `<h3>Priya Ramaswamy, PT, DPT, WCS</h3><p><em>Pelvic Health Specialist</em></p><p>Priya trained under Dr. Carol Hutchins in Portland.</p>`,
        ) +
        block(
          `<h3>Marcus Tolliver, PTA</h3><p><em>Physical Therapist Assistant</em></p><p>A former Army medic, Marcus leads our balance class in The Dalles.</p>`,
        ) +
        block(
          `<h3>Denise Kamaka</h3><p><em>Practice Manager</em></p><p>Ask Denise about bills, benefits and good tamales. <a href="mailto:denise@basaltandbloompt.example">denise@basaltandbloompt.example</a></p>`,
        ),
    ),
    '/locations': basaltPage(
      'Locations — Basalt & Bloom Physical Therapy',
      block(`<h1>Locations</h1>`) +
        block(
          `<h2>Hood River</h2><p style="white-space:pre-wrap;">1108 Cascade Street, Suite 2<br>Hood River, OR 97031</p><p>Phone (541) 555-0142<br>Fax (541) 555-0143</p><p>Monday–Friday 7am–6pm</p>`,
        ) +
        block(
          `<h2>The Dalles</h2><p style="white-space:pre-wrap;">415 Sorosis Way<br>The Dalles, OR 97058</p><p>Phone (541) 555-0156<br>Fax (541) 555-0157</p><p>Monday, Wednesday, Thursday 8am–5pm. We share the building with Wasco Family Dental; please use the door on the left.</p>`,
        ),
    ),
    '/new-patients': basaltPage(
      'New Patients — Basalt & Bloom Physical Therapy',
      block(
        `<h1>New Patients</h1><p>In Oregon you do not need a referral to see us. Email <a href="mailto:frontdesk@basaltandbloompt.example">frontdesk@basaltandbloompt.example</a> or use the form. Referring offices can send records to <a href="mailto:referrals@basaltandbloompt.example">referrals@basaltandbloompt.example</a>.</p><div class="form-wrapper"><form><div class="field"><label>Name</label><input name="fname"></div><div class="field"><label>Email</label><input type="email" placeholder="you@email.com"></div><div class="field"><label>Phone</label><input placeholder="(555) 555-5555"></div></form></div><p>Please arrive 15 minutes early. Cancellations within 24 hours are charged $75.</p>`,
      ),
    ),
    '/privacy-practices': basaltPage(
      'Notice of Privacy Practices — Basalt & Bloom Physical Therapy',
      block(
        `<h1>Notice of Privacy Practices</h1><p>Effective 01/01/2024. This notice describes how medical information about you may be used and disclosed and how you can get access to it.</p><p>If you believe your rights have been violated, write to our Privacy Officer at <a href="mailto:privacy@basaltandbloompt.example">privacy@basaltandbloompt.example</a>. You may also file a complaint with the U.S. Department of Health and Human Services Office for Civil Rights, 200 Independence Avenue, S.W., Washington, D.C. 20201, 1-877-696-6775. We will not retaliate against you for filing a complaint.</p>`,
      ),
    ),
  },
  truth: {
    names: ['Basalt & Bloom Physical Therapy', 'Basalt & Bloom Physical Therapy, LLC', 'Basalt & Bloom'],
    descriptions: [
      'Basalt & Bloom is an independent physical therapy practice with clinics in Hood River and The Dalles, Oregon.',
    ],
    people: [
      ['Renata Villalobos', 'Owner and Clinic Director'],
      ['Garrett Lindqvist', 'Physical Therapist'],
      ['Priya Ramaswamy', 'Pelvic Health Specialist'],
      ['Marcus Tolliver', 'Physical Therapist Assistant'],
      ['Denise Kamaka', 'Practice Manager'],
    ],
    emails: [
      ['frontdesk@basaltandbloompt.example', 'role'],
      ['referrals@basaltandbloompt.example', 'role'],
      ['privacy@basaltandbloompt.example', 'role'],
      ['denise@basaltandbloompt.example', 'personal'],
    ],
    phones: ['+15415550142', '+15415550143', '+15415550156', '+15415550157'],
    addresses: [
      ['1108 Cascade Street, Suite 2', '97031', 'Hood River'],
      ['415 Sorosis Way', '97058', 'The Dalles'],
    ],
    profiles: ['https://www.instagram.com/basaltandbloompt', 'https://www.facebook.com/basaltandbloompt'],
  },
};

const looserPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="de-ch"><head><meta name="generator" content="Hugo 0.121.2"><meta charset="utf-8"><title>${title}</title>${head}<link rel="stylesheet" href="/css/main.min.4f1c9e.css"></head>
<body><nav><a href="/">Looser Ramadani Architektur</a> <a href="/projekte/">Projekte</a> <a href="/buero/">Büro</a> <a href="/kontakt/">Kontakt</a></nav>
<main>${main}</main>
<footer>© Looser Ramadani Architektur GmbH <a href="https://www.instagram.com/looserramadani/">Instagram</a> <a href="/impressum/">Impressum</a> <a href="/datenschutz/">Datenschutz</a></footer></body></html>`;

/** A Swiss architecture office: builders, photographers and former staff, `[at]` spellings, two places. */
const looserRamadani: FictionalSite = {
  host: 'looserramadani.example',
  pages: {
    '/': looserPage(
      'Looser Ramadani Architektur',
      `<figure><img src="/img/weberei-nord@1600.jpg" alt="Alte Weberei"></figure><h2>Aktuell</h2><p><time>12.10.2025</time> Spatenstich in Wattwil: Mit Gemeindepräsident Urs Brändle und der Baukommission haben wir die Erweiterung des Schulhauses Rietstein begonnen.</p><p><time>03.09.2025</time> 2. Rang im Wettbewerb Alterszentrum Bütschwil. Wir gratulieren dem Team von Kälin Oberholzer Architekten zum 1. Rang.</p><p><time>20.06.2025</time> Wir suchen auf August eine Praktikantin oder einen Praktikanten. Bewerbungen an jobs[at]looserramadani.example</p>`,
      `<meta name="description" content="Looser Ramadani Architektur ist ein Architekturbüro für Umbauten und Holzbauten mit Sitz im Toggenburg.">`,
    ),
    '/projekte/': looserPage(
      'Projekte | Looser Ramadani Architektur',
      `<h1>Projekte</h1><article><h2>Alte Weberei, Lichtensteig</h2><dl><dt>Bauherrschaft</dt><dd>Genossenschaft Stadtufer Nord</dd><dt>Bauzeit</dt><dd>2019–2022</dd><dt>Bauingenieur</dt><dd>Stefan Gmür, Gmür + Partner AG, Wil</dd><dt>Fotografie</dt><dd>Ladina Caviezel, Chur</dd><dt>BKP 2</dt><dd>CHF 6'450'000</dd></dl></article><article><h2>Haus am Hang, Ebnat-Kappel</h2><dl><dt>Bauherrschaft</dt><dd>Familie Rutz</dd><dt>Bauzeit</dt><dd>2023</dd><dt>Holzbau</dt><dd>Zimmerei Bleiker</dd><dt>Fotografie</dt><dd>Ladina Caviezel, Chur</dd></dl></article><article><h2>Ersatzneubau Heinrichstrasse, Zürich</h2><p>Der Vorgängerbau von Architekt Otto Zollinger-Frick aus dem Jahr 1931 war nicht mehr zu halten. Seine Klinkersteine haben wir wieder verwendet.</p></article>`,
    ),
    '/buero/': looserPage(
      'Büro | Looser Ramadani Architektur',
      `<h1>Büro</h1><p>Wir bauen um, weiter und manchmal neu. Am liebsten mit Holz aus der Gegend und mit Handwerkern, die wir beim Vornamen kennen.</p><h2>Team</h2><ul class="team"><li><strong>Seraina Looser</strong><br>Inhaberin<br><small>Studium ETH Zürich, Mitglied SIA</small></li><li><strong>Arben Ramadani</strong><br>Inhaber<br><small>Studium HTWG Konstanz, Mitglied SIA</small></li><li><strong>Franziska Schlegel</strong><br>Bauleiterin</li><li><strong>Jonas Giezendanner</strong><br>Projektleiter</li><li><strong>Nirusha Sivakumar</strong><br>Zeichnerin EFZ</li><li><strong>Levin Abderhalden</strong><br>Lernender Zeichner</li></ul><h2>Ehemalige</h2><p>Claudio Wyss (2013–2018), Miriam Schönenberger (2015–2020), Pascal Hug (2020–2023)</p><h2>Auszeichnungen</h2><p>Prix Lignum 2021, Anerkennung Region Ost. Jury: Prof. Barbara Eisenring, Marc Fehlmann.</p>`,
    ),
    '/kontakt/': looserPage(
      'Kontakt | Looser Ramadani Architektur',
      `<h1>Kontakt</h1><p><strong>Lichtensteig</strong><br>Looser Ramadani Architektur GmbH<br>Färbergasse 9<br>9620 Lichtensteig<br>T 071 555 03 18<br>mail[at]looserramadani.example</p><p><strong>Zürich</strong><br>Josefstrasse 212<br>8005 Zürich<br>T 044 555 62 07</p><p>Direkt:<br>Seraina Looser, looser[at]looserramadani.example, M 079 555 41 73<br>Arben Ramadani, ramadani[at]looserramadani.example, M 078 555 90 26</p><p>Vom Bahnhof Lichtensteig sind es acht Minuten zu Fuss.</p>`,
    ),
    '/impressum/': looserPage(
      'Impressum | Looser Ramadani Architektur',
      `<h1>Impressum</h1><p>Looser Ramadani Architektur GmbH<br>Färbergasse 9<br>CH-9620 Lichtensteig</p><p>UID CHE-412.907.338 MWST<br>Handelsregister des Kantons St. Gallen</p><h2>Gestaltung und Programmierung</h2><p>Studio Querformat, Vadianstrasse 31, 9000 St. Gallen, hallo[at]querformat.example</p><h2>Fotos</h2><p>Ladina Caviezel, Beat Mäder</p><h2>Haftungsausschluss</h2><p>Alle Angaben ohne Gewähr. Für Inhalte verlinkter Seiten übernehmen wir keine Haftung.</p>`,
    ),
    '/datenschutz/': looserPage(
      'Datenschutz | Looser Ramadani Architektur',
      `<h1>Datenschutzerklärung</h1><p>Verantwortlich im Sinn des Bundesgesetzes über den Datenschutz (DSG, SR 235.1) ist die Looser Ramadani Architektur GmbH. Diese Website setzt keine Cookies. Server-Logs (IP-Adressen wie 192.0.2.44) werden nach 30 Tagen gelöscht. Sie können sich beim Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten beschweren: EDÖB, Feldeggweg 1, 3003 Bern, +41 58 462 43 95.</p>`,
    ),
  },
  truth: {
    names: ['Looser Ramadani Architektur', 'Looser Ramadani Architektur GmbH', 'Looser Ramadani'],
    descriptions: [
      'Looser Ramadani Architektur ist ein Architekturbüro für Umbauten und Holzbauten mit Sitz im Toggenburg.',
    ],
    people: [
      ['Seraina Looser', 'Inhaberin'],
      ['Arben Ramadani', 'Inhaber'],
      ['Franziska Schlegel', 'Bauleiterin'],
      ['Jonas Giezendanner', 'Projektleiter'],
      ['Nirusha Sivakumar', 'Zeichnerin EFZ'],
      ['Levin Abderhalden', 'Lernender Zeichner'],
    ],
    emails: [
      ['jobs@looserramadani.example', 'role'],
      ['mail@looserramadani.example', 'role'],
      ['looser@looserramadani.example', 'personal'],
      ['ramadani@looserramadani.example', 'personal'],
    ],
    phones: ['+41715550318', '+41445556207', '+41795554173', '+41785559026'],
    addresses: [
      ['Färbergasse 9', '9620', 'Lichtensteig'],
      ['Josefstrasse 212', '8005', 'Zürich'],
    ],
    profiles: ['https://www.instagram.com/looserramadani'],
  },
};

const locatairesPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="fr-CA"><head><meta charset="UTF-8"><title>${title}</title><meta property="og:locale" content="fr_CA"><meta property="og:site_name" content="Comité des locataires du Saint-François">${head}<link rel="https://api.w.org/" href="https://locataires-saint-francois.example/wp-json/"></head>
<body class="wp-singular page wp-theme-twentytwentyone"><div id="page" class="site"><header id="masthead" class="site-header"><p class="site-title"><a href="/" rel="home">Comité des locataires du Saint-François</a></p><p class="site-description">Le logement, un droit!</p><nav id="site-navigation" class="primary-navigation"><ul class="menu-wrapper"><li class="menu-item"><a href="/le-comite/">Le comité</a></li><li class="menu-item"><a href="/equipe/">L’équipe</a></li><li class="menu-item"><a href="/vos-droits/">Vos droits</a></li><li class="menu-item"><a href="/nouvelles/">Nouvelles</a></li><li class="menu-item"><a href="/nous-joindre/">Nous joindre</a></li></ul></nav></header>
<div id="content" class="site-content"><main id="main" class="site-main">${main}</main></div>
<aside class="widget-area"><section class="widget widget_text"><h2 class="widget-title">Heures d’ouverture</h2><p>Lundi au jeudi, 9 h à 12 h et 13 h à 16 h<br>Fermé le vendredi</p></section><section class="widget"><h2 class="widget-title">Suivez-nous</h2><p><a href="https://www.facebook.com/locatairessaintfrancois">Facebook</a></p></section></aside>
<footer id="colophon" class="site-footer"><div class="site-info">Comité des locataires du Saint-François, 455, rue Galt Ouest, bureau 204, Sherbrooke (Québec) J1H 1Y6. Fièrement propulsé par WordPress.</div></footer></div></body></html>`;

/** A tenants' association in Quebec: a WordPress theme, accordions, extensions, the tribunal's numbers. */
const locataires: FictionalSite = {
  host: 'locataires-saint-francois.example',
  pages: {
    '/': locatairesPage(
      'Comité des locataires du Saint-François – Le logement, un droit!',
      `<article class="page type-page"><div class="entry-content"><h1 class="entry-title">Hausse de loyer? Ne restez pas seul!</h1><p>Vous avez reçu un avis d’augmentation? Vous avez un mois pour répondre. Passez nous voir avec votre bail.</p><div class="wp-block-columns"><div class="wp-block-column"><h3>Besoin d’aide?</h3><p>819 555-0163</p></div><div class="wp-block-column"><h3>Devenir membre</h3><p>5 $ par année, payable au bureau.</p></div></div></div></article>`,
      `<meta name="description" content="Le Comité des locataires du Saint-François est un organisme communautaire qui informe, accompagne et défend les locataires de Sherbrooke et des environs.">`,
    ),
    '/le-comite/': locatairesPage(
      'Le comité – Comité des locataires du Saint-François',
      `<article class="page type-page"><header class="entry-header"><h1 class="entry-title">Le comité</h1></header><div class="entry-content"><p>Fondé en 1979 par un groupe de résidentes de la rue Alexandre, dont Thérèse Lachance et sœur Jeannine Pomerleau, le comité a empêché la démolition de 140 logements.</p><p>Nous sommes membres du Regroupement des comités logement et associations de locataires du Québec et recevons l’appui de Centraide Estrie.</p><h2>Mission</h2><ul><li>Informer les locataires de leurs droits</li><li>Les accompagner dans leurs démarches</li><li>Lutter pour le logement social</li></ul></div></article>`,
    ),
    '/equipe/': locatairesPage(
      'L’équipe – Comité des locataires du Saint-François',
      `<article class="page type-page"><header class="entry-header"><h1 class="entry-title">L’équipe</h1></header><div class="entry-content"><h2>Permanence</h2><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h4>Maude Thériault</h4><p>Coordonnatrice<br>Poste 1<br><a href="mailto:m.theriault@locataires-saint-francois.example">m.theriault@locataires-saint-francois.example</a></p></div></div><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h4>Jean-Sébastien Morin</h4><p>Intervenant aux droits des locataires<br>Poste 2<br><a href="mailto:js.morin@locataires-saint-francois.example">js.morin@locataires-saint-francois.example</a></p></div></div><div class="wp-block-media-text"><div class="wp-block-media-text__content"><h4>Fatoumata Diallo</h4><p>Organisatrice communautaire<br>Poste 3</p></div></div><h2>Conseil d’administration 2025-2026</h2><ul class="wp-block-list"><li>Ginette Beaudry, présidente</li><li>Réjean Turcotte, vice-président</li><li>Amélie Nadeau-Côté, trésorière</li><li>Oscar Restrepo, secrétaire</li><li>Line Charbonneau, administratrice</li></ul></div></article>`,
    ),
    '/vos-droits/': locatairesPage(
      'Vos droits – Comité des locataires du Saint-François',
      `<article class="page type-page"><header class="entry-header"><h1 class="entry-title">Vos droits</h1></header><div class="entry-content"><details class="wp-block-details"><summary>Puis-je refuser une hausse?</summary><p>Oui, et vous gardez votre logement. Répondez par écrit dans le mois (art. 1945 C.c.Q.).</p></details><details class="wp-block-details"><summary>Mon logement est trop froid. Que faire?</summary><p>Notez les températures, puis envoyez une mise en demeure. Modèle : « Monsieur Untel, propriétaire, 123, rue Principale… »</p></details><details class="wp-block-details"><summary>Comment joindre le Tribunal administratif du logement?</summary><p>Sans frais au 1 800 683-2245, ou au bureau de Sherbrooke, 200, rue Belvédère Nord, bureau RC.10, Sherbrooke (Québec) J1H 4A9.</p></details><details class="wp-block-details"><summary>J’ai besoin d’un avocat</summary><p>Le Centre communautaire juridique de l’Estrie reçoit sur rendez-vous au 819 555-0199.</p></details></div></article>`,
    ),
    '/nouvelles/': locatairesPage(
      'Nouvelles – Comité des locataires du Saint-François',
      `<header class="page-header"><h1 class="page-title">Nouvelles</h1></header><article class="post type-post"><h2 class="entry-title"><a href="/nouvelles/">Assemblée publique sur les rénovictions</a></h2><div class="entry-content"><p>Le 6 novembre à 19 h, au sous-sol de l’église. Avec Me Karine Desruisseaux, avocate, et le sociologue Bertrand Houle, de l’Université de Sherbrooke. Café et garderie sur place.</p></div><footer class="entry-footer"><span class="posted-on">Publié le <time datetime="2025-10-20">20 octobre 2025</time></span> <span class="byline">Par Maude Thériault</span></footer></article><article class="post type-post"><h2 class="entry-title"><a href="/nouvelles/">La mairesse répond à notre lettre</a></h2><div class="entry-content"><p>« Nous partageons vos préoccupations », écrit la mairesse suppléante Annie Lapointe. Nous attendons des gestes.</p></div><footer class="entry-footer"><span class="posted-on">Publié le <time datetime="2025-09-04">4 septembre 2025</time></span> <span class="byline">Par admin</span></footer></article>`,
    ),
    '/nous-joindre/': locatairesPage(
      'Nous joindre – Comité des locataires du Saint-François',
      `<article class="page type-page"><header class="entry-header"><h1 class="entry-title">Nous joindre</h1></header><div class="entry-content"><p>455, rue Galt Ouest, bureau 204<br>Sherbrooke (Québec) J1H 1Y6</p><p>Téléphone : <a href="tel:8195550163">819 555-0163</a><br>Télécopieur : 819 555-0164<br>Courriel : <a href="mailto:info@locataires-saint-francois.example">info@locataires-saint-francois.example</a></p><p>Pour les médias : <a href="mailto:medias@locataires-saint-francois.example">medias@locataires-saint-francois.example</a></p><p>Nous ne donnons pas de conseils par Messenger. L’autobus 11 s’arrête devant la porte.</p></div></article>`,
    ),
  },
  truth: {
    names: ['Comité des locataires du Saint-François'],
    descriptions: [
      'Le Comité des locataires du Saint-François est un organisme communautaire qui informe, accompagne et défend les locataires de Sherbrooke et des environs.',
    ],
    people: [
      ['Maude Thériault', 'Coordonnatrice'],
      ['Jean-Sébastien Morin', 'Intervenant aux droits des locataires'],
      ['Fatoumata Diallo', 'Organisatrice communautaire'],
      ['Ginette Beaudry', 'présidente'],
      ['Réjean Turcotte', 'vice-président'],
      ['Amélie Nadeau-Côté', 'trésorière'],
      ['Oscar Restrepo', 'secrétaire'],
      ['Line Charbonneau', 'administratrice'],
    ],
    emails: [
      ['m.theriault@locataires-saint-francois.example', 'personal'],
      ['js.morin@locataires-saint-francois.example', 'personal'],
      ['info@locataires-saint-francois.example', 'role'],
      ['medias@locataires-saint-francois.example', 'role'],
    ],
    phones: ['+18195550163', '+18195550164'],
    addresses: [['455, rue Galt Ouest, bureau 204', 'J1H 1Y6', 'Sherbrooke']],
    profiles: ['https://www.facebook.com/locatairessaintfrancois'],
  },
};

export const WEST_ELEVENTH = [eskmouth, basaltAndBloom, looserRamadani, locataires];
