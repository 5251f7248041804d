import type { FictionalSite } from '../fictional-site.js';

/** A rowing club: a committee as a table of office and holder, the boat house's address in the footer. */
const ashcombe: FictionalSite = {
  host: 'ashcomberowing.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Ashcombe Rowing Club - Home</title></head><body><div id="page"><div id="banner">Ashcombe Rowing Club</div><p>Learn to row starts 4 April. Results from the Head of the Severn are in.</p><p><a href="/club/committee">Committee</a> · <a href="/club/getting-here-contact">Getting here</a></p><div id="foot">Boathouse: Mill Reach, Ashcombe Road, Bewdley, DY12 9ZZ. Registered in England no. 01234567.</div></div></body></html>`,
    '/club/committee': `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Committee</title></head><body><table border="1"><tr><td>Captain</td><td>Rosalind Thackeray</td><td>captain@ashcomberowing.example</td></tr><tr><td>Hon. Treasurer</td><td>Imran Siddiqui</td><td>imran.siddiqui@ashcomberowing.example</td></tr><tr><td>Welfare Officer</td><td>Beth Llewellyn-Hughes</td><td></td></tr></table></body></html>`,
    '/club/getting-here-contact': `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Getting here</title></head><body><p>By car: leave the A456 at junction 3.</p><p>Clubhouse phone +44 20 7946 0118</p></body></html>`,
  },
  truth: {
    names: ['Ashcombe Rowing Club'],
    people: [
      ['Rosalind Thackeray', 'Captain'],
      ['Imran Siddiqui', 'Hon. Treasurer'],
      ['Beth Llewellyn-Hughes', 'Welfare Officer'],
    ],
    emails: [
      ['captain@ashcomberowing.example', 'role'],
      ['imran.siddiqui@ashcomberowing.example', 'personal'],
    ],
    phones: ['+442079460118'],
    addresses: [['Mill Reach, Ashcombe Road', 'DY12 9ZZ', 'Bewdley']],
  },
};

/** Preformatted text, nothing else. */
const cedarRidge: FictionalSite = {
  host: 'cedarridgelibrary.example',
  pages: {
    '/': `<html lang="en-US"><head><title>Cedar Ridge Public Library</title></head><body><h1>Cedar Ridge Public Library</h1><a href="/about.txt">About</a> <a href="/staff.html">Library Staff</a><p>Book sale Saturday!</p></body></html>`,
    '/staff.html': `<html lang="en-US"><head><title>Library Staff</title></head><body><pre>
Henrietta Blackwood, Library Director
    hblackwood@cedarridgelibrary.example

Luis Ybarra, Youth Services Librarian
    lybarra@cedarridgelibrary.example

Circulation desk: (505) 555-0118
</pre></body></html>`,
    '/about.txt': {
      body: 'Cedar Ridge Public Library\n\n118 Juniper Avenue\nCedar Ridge, NM 87008\n\nFax: (505) 555-0119\nReference: reference@cedarridgelibrary.example\n',
      type: 'text/plain; charset=us-ascii',
    },
  },
  truth: {
    names: ['Cedar Ridge Public Library'],
    people: [
      ['Henrietta Blackwood', 'Library Director'],
      ['Luis Ybarra', 'Youth Services Librarian'],
    ],
    emails: [
      ['hblackwood@cedarridgelibrary.example', 'personal'],
      ['lybarra@cedarridgelibrary.example', 'personal'],
      ['reference@cedarridgelibrary.example', 'role'],
    ],
    phones: ['+15055550118', '+15055550119'],
    addresses: [['118 Juniper Avenue', '87008', 'Cedar Ridge']],
  },
};

/** Layout by tables and fonts, addresses disguised in several ways, decoys. */
const tinkersGuild: FictionalSite = {
  host: 'tinkersguild.example',
  pages: {
    '/': `<HTML LANG="en-CA"><HEAD><TITLE>The Tinkers' Guild of Nova Scotia</TITLE><META NAME="Description" CONTENT="We mend kettles, clocks and toasters, and teach you how."></HEAD><BODY><CENTER><FONT SIZE=6><B>The Tinkers' Guild of Nova Scotia</B></FONT></CENTER><TABLE><TR><TD><A HREF="contact.htm">Contact<TD><A HREF="links.htm">Links<TD><A HREF="about-us.htm">About us</TABLE><P>Web site by <A HREF="mailto:joe@joesweb.ca">Joe's Web</A></BODY></HTML>`,
    '/contact.htm': `<HTML LANG="en-CA"><HEAD><TITLE>Contact</TITLE></HEAD><BODY><P>President: Fergus MacAskill<BR>E-mail: fergus AT tinkersguild DOT example<P>Workshop bookings: bookings@NOSPAM.tinkersguild.example<P>The Tinkers' Guild<BR>12 Anvil Lane<BR>Lunenburg, NS B0J 2C0<BR>Canada<P>Ph. 902-555-0118</BODY></HTML>`,
    '/about-us.htm': `<HTML LANG="en-CA"><HEAD><TITLE>About us</TITLE></HEAD><BODY><P>Founded in 1921 by travelling tinkers. Our members met in Halifax in 2019 to talk about solder. Part numbers: 555-0142-88 and A4@3x.png.</BODY></HTML>`,
  },
  truth: {
    names: ["The Tinkers' Guild of Nova Scotia"],
    descriptions: ['We mend kettles, clocks and toasters, and teach you how.'],
    people: [['Fergus MacAskill', 'President']],
    emails: [
      ['fergus@tinkersguild.example', 'personal'],
      ['bookings@tinkersguild.example', 'role'],
    ],
    phones: ['+19025550118'],
    addresses: [['12 Anvil Lane', 'B0J 2C0', 'Lunenburg']],
  },
};

/** A directory of people, each a list item with a nested list; addresses as data of a script are not read. */
const quillAndAnchor: FictionalSite = {
  host: 'quillandanchor.example',
  pages: {
    '/': `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta property="og:site_name" content="Quill &amp; Anchor Press"><title>Books from the sea | Quill &amp; Anchor Press</title><meta property="og:description" content="An independent publisher of maritime fiction in Fremantle."><script>var c={mail:"x"+"@"+"nowhere.com"}</script></head><body><div data-emotion="css-1x"><a class="css-9k" href="/people">People</a><a class="css-9k" href="/contact">Contact</a></div></body></html>`,
    '/people': `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>People</title><ul class="css-1"><li class="css-2"><ul><li>Priya Venkataraman</li><li>Publisher</li><li><a href="mailto:priya@quillandanchor.example">priya@quillandanchor.example</a></li></ul></li><li class="css-2"><ul><li>Angus Drummond</li><li>Rights and Permissions Manager</li><li><a href="mailto:rights@quillandanchor.example">rights@quillandanchor.example</a></li></ul></li></ul><h2>Our Authors</h2><p>We publish forty writers from nine countries.</p>`,
    '/contact': `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Contact</title><p>Level 2, 118 High Street, Fremantle WA 6160, Australia</p><p>T: <a href="tel:0855500118">08 5550 0118</a></p><p>Media: media@quillandanchor.example | Orders: orders@quillandanchor.example</p><p><a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a><a href="https://www.threads.net/@quillandanchor">Threads</a></p>`,
  },
  truth: {
    names: ['Quill & Anchor Press'],
    descriptions: ['An independent publisher of maritime fiction in Fremantle.'],
    people: [
      ['Priya Venkataraman', 'Publisher'],
      ['Angus Drummond', 'Rights and Permissions Manager'],
    ],
    emails: [
      ['priya@quillandanchor.example', 'personal'],
      ['rights@quillandanchor.example', 'role'],
      ['media@quillandanchor.example', 'role'],
      ['orders@quillandanchor.example', 'role'],
    ],
    phones: ['+61855500118'],
    addresses: [['Level 2, 118 High Street', '6160', 'Fremantle']],
    profiles: ['https://www.threads.net/@quillandanchor'],
  },
};

export const MORE_ENGLISH = [ashcombe, cedarRidge, tinkersGuild, quillAndAnchor];
