import type { FictionalSite } from '../fictional-site.js';

/** Turkish: cards in sections, a number without its country. */
const kuzeyRuzgari: FictionalSite = {
  host: 'kuzeyruzgari.example',
  pages: {
    '/': `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Kuzey Rüzgarı Derneği</title><meta name="description" content="Karadeniz köylerinde çocuklara yelken öğreten gönüllüler."></head><body><nav><a href="/hakkimizda">Hakkımızda</a><a href="/iletisim">İletişim</a></nav></body></html>`,
    '/hakkimizda': `<!doctype html><html lang="tr"><meta charset="utf-8"><title>Hakkımızda</title><h2>Yönetim</h2><section class="kart"><h5>Defne Karaoğlu</h5><span>Başkan</span></section><section class="kart"><h5>Barış Yıldırım</h5><span>Genel sekreter</span></section>`,
    '/iletisim': `<!doctype html><html lang="tr"><meta charset="utf-8"><title>İletişim</title><p>Telefon: 0462 555 01 18</p><p>E-posta: bilgi@kuzeyruzgari.example</p>`,
  },
  truth: {
    names: ['Kuzey Rüzgarı Derneği'],
    descriptions: ['Karadeniz köylerinde çocuklara yelken öğreten gönüllüler.'],
    people: [
      ['Defne Karaoğlu', 'Başkan'],
      ['Barış Yıldırım', 'Genel sekreter'],
    ],
    emails: [['bilgi@kuzeyruzgari.example', 'role']],
    phones: ['+904625550118'],
  },
};

/** Korean: facts of the company in a footer, separated by bars. */
const ganggaBooks: FictionalSite = {
  host: 'gangga-books.example',
  pages: {
    '/': `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>강가책방</title><meta property="og:site_name" content="강가책방"><meta name="description" content="강릉 남대천 옆 작은 책방, 독서 모임과 글쓰기 수업을 엽니다."></head><body><a href="/about">책방 소개</a><footer><p>강가책방 | 대표: 윤서연 | 사업자등록번호 123-45-67890</p><p>전화: 033-555-0118 | 이메일: hello@gangga-books.example</p></footer></body></html>`,
    '/about': `<!doctype html><html lang="ko"><meta charset="utf-8"><title>책방 소개</title><p>2016년에 문을 열었습니다.</p>`,
  },
  truth: {
    names: ['강가책방'],
    descriptions: ['강릉 남대천 옆 작은 책방, 독서 모임과 글쓰기 수업을 엽니다.'],
    people: [['윤서연', '대표']],
    emails: [['hello@gangga-books.example', 'role']],
    phones: ['+82335550118'],
  },
};

/** Shift_JIS that only the page declares, people in a table whose heads stand in the first column. */
const satoyama: FictionalSite = {
  host: 'satoyama-mori.example',
  pages: {
    '/': shiftJis(
      `<html lang="ja"><head><meta charset="Shift_JIS"><title>さとやま森の会</title></head><body><h1>さとやま森の会</h1><p><a href="soshiki.html">組織・役員</a></p><p><a href="access.html">アクセス</a></p></body></html>`,
    ),
    '/soshiki.html': shiftJis(
      `<html lang="ja"><head><meta charset="Shift_JIS"><title>組織・役員</title></head><body><table><tr><th>会長</th><td>黒田 茂</td></tr><tr><th>事務局長</th><td>三浦 あかね</td></tr></table></body></html>`,
    ),
    '/access.html': shiftJis(
      `<html lang="ja"><head><meta charset="Shift_JIS"><title>アクセス</title></head><body><p>〒399-0001 長野県松本市山辺1180</p><p>電話\u30000263-00-1180\u3000FAX\u30000263-00-1181</p><p>mori[at]satoyama-mori.example</p></body></html>`,
    ),
  },
  truth: {
    names: ['さとやま森の会'],
    people: [
      ['黒田 茂', '会長'],
      ['三浦 あかね', '事務局長'],
    ],
    emails: [['mori@satoyama-mori.example', 'role']],
    phones: ['+81263001180', '+81263001181'],
    addresses: [['山辺1180', '399-0001', '松本市']],
  },
};

/** Moroccan French with Arabic beside it, people in figures. */
const tafoukt: FictionalSite = {
  host: 'tafoukt.example',
  pages: {
    '/': `<!doctype html><html lang="fr-MA"><head><meta charset="utf-8"><title>Association Tafoukt - جمعية تافوكت</title><meta property="og:site_name" content="Association Tafoukt"></head><body><a href="/bureau">Le bureau</a><a href="/contact">Contact - اتصل بنا</a></body></html>`,
    '/bureau': `<!doctype html><html lang="fr-MA"><meta charset="utf-8"><title>Le bureau</title><figure><img src="1.jpg" alt=""><figcaption><h3>Naïma Oubella</h3><p>Présidente</p></figcaption></figure><figure><img src="2.jpg" alt=""><figcaption><h3>Brahim Aït Lahcen</h3><p>Trésorier</p></figcaption></figure>`,
    '/contact': `<!doctype html><html lang="fr-MA"><meta charset="utf-8"><title>Contact</title><p>Douar Tamlalt, 45000 Ouarzazate</p><p>Tél. : +212 5 24 55 01 18</p><p>contact(@)tafoukt.example</p>`,
  },
  truth: {
    names: ['Association Tafoukt'],
    people: [
      ['Naïma Oubella', 'Présidente'],
      ['Brahim Aït Lahcen', 'Trésorier'],
    ],
    emails: [['contact@tafoukt.example', 'role']],
    phones: ['+212524550118'],
    addresses: [['Douar Tamlalt', '45000', 'Ouarzazate']],
  },
};

/** What two bytes of the encoding stand for each character; one byte for ASCII and half-width signs. */
function shiftJis(text: string): { body: Buffer; type: string } {
  const decoder = new TextDecoder('shift_jis');
  const bytes = new Map<string, number[]>();
  for (let lead = 0x81; lead <= 0xef; lead += 1) {
    for (let trail = 0x40; trail <= 0xfc; trail += 1)
      bytes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  }
  return {
    body: Buffer.from(
      [...text].flatMap((character) =>
        character < '\x80' ? [character.charCodeAt(0)] : bytes.get(character)!,
      ),
    ),
    type: 'text/html',
  };
}

export const ASIAN = [kuzeyRuzgari, ganggaBooks, satoyama, tafoukt];
