import type { FictionalSite } from '../fictional-site.js';

/** A Turkish sports club: a board in a table with heads, trainers in cards, sponsors. */
const poyraz: FictionalSite = {
  host: 'poyrazsporkulubu.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="tr"><head><meta charset="utf-8"><title>Anasayfa | Poyraz Spor Kulübü</title><meta name="description" content="1986'dan beri Antalya'da yüzme, voleybol ve yelken."><meta property="og:site_name" content="Poyraz Spor Kulübü"></head><body><nav><a href="/hakkimizda">Hakkımızda</a><a href="/yonetim-kurulu">Yönetim Kurulu</a><a href="/antrenorler">Antrenörler</a><a href="/iletisim">İletişim</a></nav><h1>Rüzgârın çocukları</h1><h2>Haberler</h2><p>15.11.2025 – Yıldız kızlar voleybol takımımız Manavgat'ı 3-1 yendi.</p><div class="sponsorlar"><span>Akçay Fırın</span><span>Toros Sigorta</span></div></body></html>`,
    '/hakkimizda': `<!DOCTYPE html><html lang="tr"><head><meta charset="utf-8"><title>Hakkımızda | Poyraz Spor Kulübü</title></head><body><h1>Hakkımızda</h1><p>Kulübümüz 1986 yılında kuruldu. Bugün 420 lisanslı sporcumuz var.</p><h2>Değerlerimiz</h2><ul><li>Dürüst oyun</li><li>Dostluk</li></ul></body></html>`,
    '/yonetim-kurulu': `<!DOCTYPE html><html lang="tr"><head><meta charset="utf-8"><title>Yönetim Kurulu | Poyraz Spor Kulübü</title></head><body><h1>Yönetim Kurulu</h1><table><thead><tr><th>Adı Soyadı</th><th>Görevi</th></tr></thead><tbody><tr><td>Hakan Özdemirci</td><td>Başkan</td></tr><tr><td>Şebnem Altınok</td><td>Başkan Yardımcısı</td></tr><tr><td>Murat Çağlayan</td><td>Genel Sekreter</td></tr><tr><td>Nurgül Işıldak</td><td>Sayman</td></tr></tbody></table></body></html>`,
    '/antrenorler': `<!DOCTYPE html><html lang="tr"><head><meta charset="utf-8"><title>Antrenörler | Poyraz Spor Kulübü</title></head><body><h1>Antrenörlerimiz</h1><div class="card"><img class="card-img-top" src="/upload/ant1.jpg" alt=""><div class="card-body"><h5 class="card-title">Ebru Tanyeli</h5><p class="card-text">Voleybol Başantrenörü</p></div></div><div class="card"><img class="card-img-top" src="/upload/ant2.jpg" alt=""><div class="card-body"><h5 class="card-title">Onur Dinçsoy</h5><p class="card-text">Yüzme Antrenörü</p></div></div></body></html>`,
    '/iletisim': `<!DOCTYPE html><html lang="tr"><head><meta charset="utf-8"><title>İletişim | Poyraz Spor Kulübü</title></head><body><h1>İletişim</h1><p><b>Adres:</b> Lara Caddesi No: 118, 07100 Muratpaşa/Antalya</p><p><b>Telefon:</b> <a href="tel:+902425550310">0242 555 03 10</a></p><p><b>GSM:</b> 0532 555 03 10</p><p><b>E-posta:</b> <a href="mailto:bilgi@poyrazsporkulubu.example">bilgi@poyrazsporkulubu.example</a></p><p><a href="https://www.instagram.com/poyrazsk/">Instagram</a> <a href="https://x.com/poyrazsk">X</a></p><p>Aidat hesabı: TR33 0006 1005 1978 6457 8413 26</p></body></html>`,
  },
  truth: {
    names: ['Poyraz Spor Kulübü'],
    descriptions: ["1986'dan beri Antalya'da yüzme, voleybol ve yelken."],
    people: [
      ['Hakan Özdemirci', 'Başkan'],
      ['Şebnem Altınok', 'Başkan Yardımcısı'],
      ['Murat Çağlayan', 'Genel Sekreter'],
      ['Nurgül Işıldak', 'Sayman'],
      ['Ebru Tanyeli', 'Voleybol Başantrenörü'],
      ['Onur Dinçsoy', 'Yüzme Antrenörü'],
    ],
    emails: [['bilgi@poyrazsporkulubu.example', 'role']],
    phones: ['+902425550310', '+905325550310'],
    addresses: [['Lara Caddesi No: 118', '07100', 'Muratpaşa/Antalya']],
    profiles: ['https://www.instagram.com/poyrazsk', 'https://x.com/poyrazsk'],
  },
};

/** A Japanese tax firm: the firm's outline in a table, its accountants in a list of terms. */
const asagiri: FictionalSite = {
  host: 'asagiri-tax.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>税理士法人あさぎり会計｜豊橋市の税理士</title><meta name="description" content="豊橋市の税理士法人です。会社設立、決算、相続のご相談を承ります。"><meta property="og:site_name" content="税理士法人あさぎり会計"></head><body><header><p class="logo"><a href="/">税理士法人あさぎり会計</a></p><ul><li><a href="/office/">事務所概要</a></li><li><a href="/staff/">スタッフ紹介</a></li><li><a href="/contact/">お問い合わせ</a></li></ul></header><h1>経営者の隣に、数字の味方を。</h1><section><h2>お知らせ</h2><dl><dt>2025.11.10</dt><dd>年末年始休業のお知らせ</dd><dt>2025.10.02</dt><dd>相続セミナーを開催します</dd></dl></section></body></html>`,
    '/office/': `<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>事務所概要｜税理士法人あさぎり会計</title></head><body><h1>事務所概要</h1><table><tr><th>名称</th><td>税理士法人あさぎり会計</td></tr><tr><th>代表社員</th><td>服部 真理子</td></tr><tr><th>設立</th><td>2011年4月</td></tr><tr><th>所在地</th><td>〒440-0888 愛知県豊橋市駅前大通2-14</td></tr><tr><th>電話番号</th><td>0532-55-0310</td></tr><tr><th>FAX</th><td>0532-55-0311</td></tr><tr><th>営業時間</th><td>平日 9:00～17:30</td></tr><tr><th>所属</th><td>名古屋税理士会</td></tr></table></body></html>`,
    '/staff/': `<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>スタッフ紹介｜税理士法人あさぎり会計</title></head><body><h1>スタッフ紹介</h1><div class="staff"><h3>服部 真理子</h3><p class="post">代表社員</p><p>愛知県出身。趣味は登山です。</p></div><div class="staff"><h3>大野 拓也</h3><p class="post">税理士</p><p>法人税が専門です。</p></div><div class="staff"><h3>小池 美咲</h3><p class="post">事務長</p></div></body></html>`,
    '/contact/': `<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>お問い合わせ｜税理士法人あさぎり会計</title></head><body><h1>お問い合わせ</h1><p>お電話：0532-55-0310（平日9:00～17:30）</p><p>メール：info★asagiri-tax.example（★を@に変えてください）</p><form><input name="name"><input name="mail" placeholder="sample@example.com"></form></body></html>`,
  },
  truth: {
    names: ['税理士法人あさぎり会計'],
    descriptions: ['豊橋市の税理士法人です。会社設立、決算、相続のご相談を承ります。'],
    people: [
      ['服部 真理子', '代表社員'],
      ['大野 拓也', '税理士'],
      ['小池 美咲', '事務長'],
    ],
    emails: [['info@asagiri-tax.example', 'role']],
    phones: ['+81532550310', '+81532550311'],
    addresses: [['駅前大通2-14', '440-0888', '豊橋市']],
  },
};

export const TURKEY_AND_JAPAN = [poyraz, asagiri];
