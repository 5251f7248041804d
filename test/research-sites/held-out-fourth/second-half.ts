import type { FictionalSite } from '../fictional-site.js';

/** An English orchestra: a season's programme full of names, staff with direct lines. */
const fenland: FictionalSite = {
  host: 'fenlandsinfonia.example',
  pages: {
    '/': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Fenland Sinfonia</title><meta property="og:description" content="A chamber orchestra for Ely and the Fens."></head><body><header><img src="/fs.svg" alt="Fenland Sinfonia"></header><nav><a href="/season">The Season</a><a href="/office">The Office</a></nav><footer>Fenland Sinfonia, 3 Cutter Lane, Ely CB7 9ZZ &middot; Registered charity 1012345</footer></body></html>`,
    '/season': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>The Season</title></head><body><h1>The Season</h1><ul><li><b>Felix Mendelssohn</b><br>The Hebrides</li><li><b>Clara Schumann</b><br>Piano Concerto</li></ul></body></html>`,
    '/office': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>The Office | Fenland Sinfonia</title></head><body><h1>The Office</h1><table class="office"><tr><td><strong>Harriet Quill</strong><br>General Manager</td><td>0161 496 0711<br><a href="mailto:harriet@fenlandsinfonia.example">harriet@fenlandsinfonia.example</a></td></tr><tr><td><strong>Dominic Osei</strong><br>Concerts and Touring</td><td>0161 496 0712<br><a href="mailto:dominic@fenlandsinfonia.example">dominic@fenlandsinfonia.example</a></td></tr></table></body></html>`,
  },
  truth: {
    names: ['Fenland Sinfonia'],
    descriptions: ['A chamber orchestra for Ely and the Fens.'],
    people: [
      ['Harriet Quill', 'General Manager'],
      ['Dominic Osei', 'Concerts and Touring'],
    ],
    emails: [
      ['harriet@fenlandsinfonia.example', 'personal'],
      ['dominic@fenlandsinfonia.example', 'personal'],
    ],
    phones: ['+441614960711', '+441614960712'],
    addresses: [['3 Cutter Lane', 'CB7 9ZZ', 'Ely']],
  },
};

/** An American land trust: a drop-down menu, a board as a run of commas. */
const cedarFork: FictionalSite = {
  host: 'cedarforkland.example',
  pages: {
    '/': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Cedar Fork Land Trust - Conserving the watershed</title></head><body><ul class="dropdown"><li><a href="#">About</a><ul><li><a href="/about/staff-and-board">Staff and Board</a></li><li><a href="/about/annual-reports">Annual Reports</a></li></ul></li><li><a href="/contact">Contact</a></li></ul><div class="footer-col"><a href="https://www.facebook.com/CedarForkLandTrust">Facebook</a><a href="https://www.youtube.com/channel/UCcedarfork0711landtrust">YouTube</a></div><p>&copy; 2025 Cedar Fork Land Trust</p></body></html>`,
    '/about/staff-and-board': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Staff and Board - Cedar Fork Land Trust</title></head><body><h1>Staff and Board</h1><h2>Staff</h2><p><strong>June Applewhite</strong>, Executive Director<br><a href="mailto:june@cedarforkland.example">june@cedarforkland.example</a></p><p><strong>Ty Begaye</strong>, Stewardship Lead</p><h2>Board of Directors</h2><p>Marguerite Stoltz, Chair</p><p>Hank Dubois, Treasurer</p><p>Ines Carrillo, at large</p></body></html>`,
    '/contact': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Contact - Cedar Fork Land Trust</title></head><body><p><b>Mailing:</b> P.O. Box 711, Ellensburg, WA 98926</p><p><b>Office:</b> 118 N. Pearl Street, Ellensburg, WA 98926</p><p>(509) 555-0171</p></body></html>`,
  },
  truth: {
    names: ['Cedar Fork Land Trust'],
    people: [
      ['June Applewhite', 'Executive Director'],
      ['Ty Begaye', 'Stewardship Lead'],
      ['Marguerite Stoltz', 'Chair'],
      ['Hank Dubois', 'Treasurer'],
      ['Ines Carrillo', 'at large'],
    ],
    emails: [['june@cedarforkland.example', 'personal']],
    phones: ['+15095550171'],
    addresses: [
      ['P.O. Box 711', '98926', 'Ellensburg'],
      ['118 N. Pearl Street', '98926', 'Ellensburg'],
    ],
    profiles: [
      'https://www.facebook.com/CedarForkLandTrust',
      'https://www.youtube.com/channel/UCcedarfork0711landtrust',
    ],
  },
};

/** A South African clinic: several branches, a doctor with letters. */
const karoo: FictionalSite = {
  host: 'karooanimalclinic.example',
  pages: {
    '/': `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><title>Karoo Animal Clinic | Vets in Graaff-Reinet</title><meta property="og:site_name" content="Karoo Animal Clinic"></head><body><a href="/meet-the-vets">Meet the vets</a><a href="/contact-us">Contact us</a><p>Emergencies: <a href="tel:0825550711">082 555 0711</a></p></body></html>`,
    '/meet-the-vets': `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><title>Meet the vets</title></head><body><div class="vet"><h2>Dr Annelie van Rooyen BVSc</h2><p class="position">Principal veterinarian</p><p>Annelie grew up on a sheep farm.</p></div><div class="vet"><h2>Dr Sipho Mahlangu BVSc (Hons)</h2><p class="position">Veterinarian</p><p>Sipho looks after horses.</p></div></body></html>`,
    '/contact-us': `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><title>Contact us</title></head><body><p>27 Somerset Street, Graaff-Reinet, 6280</p><p>Email: reception@karooanimalclinic.example</p></body></html>`,
  },
  truth: {
    names: ['Karoo Animal Clinic'],
    people: [
      ['Annelie van Rooyen', 'Principal veterinarian'],
      ['Sipho Mahlangu', 'Veterinarian'],
    ],
    emails: [['reception@karooanimalclinic.example', 'role']],
    phones: ['+27825550711'],
    addresses: [['27 Somerset Street', '6280', 'Graaff-Reinet']],
  },
};

/** A Chilean publisher: a street without a postal code is no full address. */
const editorialCochayuyo: FictionalSite = {
  host: 'editorialcochayuyo.example',
  pages: {
    '/': `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><title>Editorial Cochayuyo</title><meta name="description" content="Libros ilustrados del fin del mundo."></head><body><a href="/quienes-hacemos">Quiénes hacemos Cochayuyo</a><a href="/escribenos">Escríbenos</a><div class="libro"><h3>Mar Adentro</h3><p>Novela gráfica</p></div></body></html>`,
    '/quienes-hacemos': `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><title>Quiénes hacemos Cochayuyo</title></head><body><h1>Quiénes hacemos Cochayuyo</h1><p><b>Edición:</b> Antonia Llanquileo</p><p><b>Ilustración y arte:</b> Matías Errázuriz Vega</p><p><b>Ventas:</b> Rayén Catrileo</p></body></html>`,
    '/escribenos': `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><title>Escríbenos</title></head><body><p>libros@editorialcochayuyo.example</p><p>Fono: +56 32 255 5071</p><p>Instagram: <a href="https://www.instagram.com/editorial.cochayuyo">@editorial.cochayuyo</a></p></body></html>`,
  },
  truth: {
    names: ['Editorial Cochayuyo'],
    descriptions: ['Libros ilustrados del fin del mundo.'],
    people: [
      ['Antonia Llanquileo', 'Edición'],
      ['Matías Errázuriz Vega', 'Ilustración y arte'],
      ['Rayén Catrileo', 'Ventas'],
    ],
    emails: [['libros@editorialcochayuyo.example', 'role']],
    phones: ['+56322555071'],
    profiles: ['https://www.instagram.com/editorial.cochayuyo'],
  },
};

/** A Japanese orchestra: staff in a list of terms, a code on its own line. */
const asahi: FictionalSite = {
  host: 'asahigawa-winds.example',
  pages: {
    '/': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>旭川風音楽団 公式サイト</title><meta property="og:site_name" content="旭川風音楽団"></head><body><a href="/profile.html">楽団紹介</a><a href="/contact.html">お問い合わせ</a></body></html>`,
    '/profile.html': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>楽団紹介</title></head><body><h2>役員</h2><dl><dt>団長</dt><dd>佐々木 誠</dd><dt>指揮者</dt><dd>中村 由美子</dd></dl></body></html>`,
    '/contact.html': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>お問い合わせ</title></head><body><p>〒070-0001</p><p>北海道旭川市風町7-1-1</p><p>TEL 0166-00-0711</p><p>winds@asahigawa-winds.example</p></body></html>`,
  },
  truth: {
    names: ['旭川風音楽団'],
    people: [
      ['佐々木 誠', '団長'],
      ['中村 由美子', '指揮者'],
    ],
    emails: [['winds@asahigawa-winds.example', 'role']],
    phones: ['+81166000711'],
    addresses: [['風町7-1-1', '070-0001', '旭川市']],
  },
};

/** A Turkish bakery: a menu, two partners, a neighbourhood in the street. */
const firin: FictionalSite = {
  host: 'ciniliflrin.example',
  pages: {
    '/': `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Çinili Fırın | Ekşi mayalı ekmek</title><meta property="og:site_name" content="Çinili Fırın"></head><body><a href="/hakkimizda">Hakkımızda</a><a href="/iletisim">İletişim</a><ul class="menu"><li><b>Tam Buğday</b> 90 TL</li><li><b>Çavdar Somun</b> 110 TL</li></ul></body></html>`,
    '/hakkimizda': `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Hakkımızda</title></head><body><h1>Hakkımızda</h1><div class="kisi"><h4>Zeynep Karagöz</h4><span>Kurucu ortak</span></div><div class="kisi"><h4>Barış Ünal</h4><span>Fırıncı</span></div></body></html>`,
    '/iletisim': `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>İletişim</title></head><body><p>Caferağa Mah. Moda Cad. No: 11/A, 34710 Kadıköy/İstanbul</p><p>0216 555 07 11</p><p>merhaba@ciniliflrin.example</p></body></html>`,
  },
  truth: {
    names: ['Çinili Fırın'],
    people: [
      ['Zeynep Karagöz', 'Kurucu ortak'],
      ['Barış Ünal', 'Fırıncı'],
    ],
    emails: [['merhaba@ciniliflrin.example', 'role']],
    phones: ['+902165550711'],
    addresses: [['Caferağa Mah. Moda Cad. No: 11/A', '34710', 'Kadıköy/İstanbul']],
  },
};

export const SECOND_HALF = [fenland, cedarFork, karoo, editorialCochayuyo, asahi, firin];
