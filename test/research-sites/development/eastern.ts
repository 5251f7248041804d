import type { FictionalSite } from '../fictional-site.js';

/** Rows headed by the role, people named in JSON-LD as well. */
const fundacjaWierzba: FictionalSite = {
  host: 'fundacja-wierzba.example',
  pages: {
    '/': `<!doctype html><html lang="pl-PL"><head><meta charset="utf-8"><title>Fundacja Wierzba</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NGO","name":"Fundacja Wierzba","telephone":"+48 61 300 01 18","employee":[{"@type":"Person","name":"Bogumiła Śliwińska","jobTitle":"prezeska zarządu"}]}</script></head><body><div id="menu"><a href="wladze.html">Władze</a><a href="dane-kontakt.html">Dane kontaktowe</a></div><p>Sadzimy drzewa przy drogach Wielkopolski.</p></body></html>`,
    '/wladze.html': `<!doctype html><html lang="pl-PL"><meta charset="utf-8"><title>Władze</title><h2>Zarząd</h2><table><tbody><tr><th>Prezeska</th><td>Bogumiła Śliwińska</td></tr><tr><th>Wiceprezes</th><td>Kazimierz Łuczak</td></tr><tr><th>Członkini zarządu</th><td>Zofia Jędrzejczyk-Bąk</td></tr></tbody></table>`,
    '/dane-kontakt.html': `<!doctype html><html lang="pl-PL"><meta charset="utf-8"><title>Dane</title><p>Fundacja Wierzba, al. Lipowa 118/4, 61-001 Poznań</p><p>Sekretariat: sekretariat@fundacja-wierzba.example</p><p>Konto: 11 2222 3333 4444 5555 6666 7777</p><p>Profil: <a href="https://pl-pl.facebook.com/fundacjawierzba">Facebook</a></p>`,
  },
  truth: {
    names: ['Fundacja Wierzba'],
    people: [
      ['Bogumiła Śliwińska', 'prezeska zarządu'],
      ['Kazimierz Łuczak', 'Wiceprezes'],
      ['Zofia Jędrzejczyk-Bąk', 'Członkini zarządu'],
    ],
    emails: [['sekretariat@fundacja-wierzba.example', 'role']],
    phones: ['+48613000118'],
    addresses: [['al. Lipowa 118/4', '61-001', 'Poznań']],
    profiles: ['https://www.facebook.com/fundacjawierzba'],
  },
};

/** Windows-1250 that only the header declares. */
const severniMajak: FictionalSite = {
  host: 'severni-majak.example',
  pages: {
    '/': windows1250(
      `<html lang="cs"><head><title>Severní maják, z. s.</title></head><body><h1>Severní maják, z. s.</h1><a href="kontakty.html">Kontakty</a><p>Loutkové divadlo pro malé i velké.</p></body></html>`,
    ),
    '/kontakty.html': windows1250(
      `<html lang="cs"><head><title>Kontakty</title></head><body><p><b>Předsedkyně</b><br>Jiřina Vodičková<br>jirina.vodickova@severni-majak.example</p><p><b>Výtvarník a technik</b><br>Řehoř Šťastný</p><p>Sídlo: Přístavní 118, 400 01 Ústí nad Labem<br>tel.: +420 475 000 118</p></body></html>`,
    ),
  },
  truth: {
    names: ['Severní maják, z. s.'],
    people: [
      ['Jiřina Vodičková', 'Předsedkyně'],
      ['Řehoř Šťastný', 'Výtvarník a technik'],
    ],
    emails: [['jirina.vodickova@severni-majak.example', 'personal']],
    phones: ['+420475000118'],
    addresses: [['Přístavní 118', '400 01', 'Ústí nad Labem']],
  },
};

/** EUC-JP, lists of terms. */
const kawabeOngaku: FictionalSite = {
  host: 'kawabe-ongaku.example',
  pages: {
    '/': eucJp(
      `<html lang="ja"><head><meta http-equiv="content-type" content="text/html; charset=euc-jp"><title>川辺音楽教室</title></head><body><h1>川辺音楽教室</h1><a href="gaiyou.html">教室概要</a></body></html>`,
    ),
    '/gaiyou.html': eucJp(
      `<html lang="ja"><head><meta http-equiv="content-type" content="text/html; charset=euc-jp"><title>教室概要</title></head><body><dl><dt>代表</dt><dd>森下 千夏</dd><dt>講師</dt><dd>岡田 健一</dd><dt>住所</dt><dd>〒600-8001 京都府京都市下京区川端町1-1-8</dd><dt>TEL</dt><dd>075-000-1180</dd><dt>Eメール</dt><dd>lesson@kawabe-ongaku.example</dd></dl></body></html>`,
    ),
  },
  truth: {
    names: ['川辺音楽教室'],
    people: [
      ['森下 千夏', '代表'],
      ['岡田 健一', '講師'],
    ],
    emails: [['lesson@kawabe-ongaku.example', 'role']],
    phones: ['+81750001180'],
    addresses: [['下京区川端町1-1-8', '600-8001', '京都市']],
  },
};

/** A table right to left, with the name in the second column. */
const jamiyatAlzaytun: FictionalSite = {
  host: 'jamiyat-alzaytun.example',
  pages: {
    '/': `<!doctype html><html lang="ar-EG" dir="rtl"><head><meta charset="utf-8"><title>جمعية الزيتون</title><meta name="description" content="جمعية أهلية تدعم صغار المزارعين في الفيوم بالتدريب والبذور."></head><body><h1>جمعية الزيتون</h1><ul><li><a href="/majlis">مجلس الإدارة</a></li><li><a href="/tawasol">تواصل معنا</a></li></ul></body></html>`,
    '/majlis': `<!doctype html><html lang="ar-EG" dir="rtl"><meta charset="utf-8"><title>مجلس الإدارة</title><table><tr><th>المنصب</th><th>الاسم</th></tr><tr><td>رئيسة المجلس</td><td>هدى عبد الرحمن</td></tr><tr><td>أمين الصندوق</td><td>كريم منصور</td></tr></table>`,
    '/tawasol': `<!doctype html><html lang="ar-EG" dir="rtl"><meta charset="utf-8"><title>تواصل</title><p>للتواصل: <span dir="ltr">+20 84 555 0118</span></p><p>البريد: <span dir="ltr">info@jamiyat-alzaytun.example</span></p>`,
  },
  truth: {
    names: ['جمعية الزيتون'],
    descriptions: ['جمعية أهلية تدعم صغار المزارعين في الفيوم بالتدريب والبذور.'],
    people: [
      ['هدى عبد الرحمن', 'رئيسة المجلس'],
      ['كريم منصور', 'أمين الصندوق'],
    ],
    emails: [['info@jamiyat-alzaytun.example', 'role']],
    phones: ['+20845550118'],
  },
};

function windows1250(text: string): { body: Buffer; type: string } {
  const table = new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return {
    body: Buffer.from([...text].map((character) => table.indexOf(character))),
    type: 'text/html; charset=windows-1250',
  };
}

/** Two bytes above 0xA0 for each character of the set; those of ASCII as they are. */
function eucJp(text: string): { body: Buffer; type: string } {
  const decoder = new TextDecoder('euc-jp');
  const bytes = new Map<string, number[]>();
  for (let row = 0xa1; row <= 0xfe; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1)
      bytes.set(decoder.decode(Uint8Array.of(row, cell)), [row, cell]);
  }
  return {
    body: Buffer.from([...text].flatMap((character) => bytes.get(character) ?? [character.charCodeAt(0)])),
    type: 'text/html',
  };
}

export const EASTERN = [fundacjaWierzba, severniMajak, kawabeOngaku, jamiyatAlzaytun];
