import type { FictionalSite } from '../fictional-site.js';

const tsukinowaPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="ja"><head><meta charset="UTF-8"><title>${title}</title><meta name="description" content="美濃焼の窯元、つきのわ製陶です。毎日の食卓で使ううつわを作っています。"></head>
<body id="top"><header><h1 class="site-logo"><a href="/">有限会社つきのわ製陶</a></h1><nav><ul><li><a href="/products/">製品</a></li><li><a href="/company/">会社概要</a></li><li><a href="/people/">職人紹介</a></li><li><a href="/stockists/">店舗案内</a></li><li><a href="/contact/">お問い合わせ</a></li></ul></nav></header>
${main}
<footer><p>Copyright &copy; 有限会社つきのわ製陶 All Rights Reserved.</p></footer></body></html>`;

/** A Japanese pottery: an outline in terms, craftspeople in articles, a shop of its own, stockists elsewhere. */
const tsukinowa: FictionalSite = {
  host: 'tsukinowa-toen.example',
  pages: {
    '/': tsukinowaPage(
      '有限会社つきのわ製陶｜美濃焼の窯元',
      `<section class="mv"><p>土と火と、毎日のごはん。</p></section><section><h2>新着情報</h2><ul class="news"><li><time>2025.11.15</time><a href="/news/12">年末の営業について</a></li><li><time>2025.10.28</time><a href="/news/11">陶器まつりに出店します</a></li></ul></section>`,
    ),
    '/products/': tsukinowaPage(
      '製品｜有限会社つきのわ製陶',
      `<section><h2>製品</h2><ul><li>月白シリーズ 飯碗 1,980円</li><li>月白シリーズ 五寸皿 2,420円</li><li>あかね 湯呑 1,650円</li></ul></section>`,
    ),
    '/company/': tsukinowaPage(
      '会社概要｜有限会社つきのわ製陶',
      `<section><h2>会社概要</h2><dl class="outline"><dt>会社名</dt><dd>有限会社つきのわ製陶</dd><dt>創業</dt><dd>昭和28年</dd><dt>代表取締役</dt><dd>森川 健一</dd><dt>所在地</dt><dd>〒509-5401 岐阜県土岐市駄知町1455-2</dd><dt>TEL</dt><dd>0572-59-0310</dd><dt>FAX</dt><dd>0572-59-0311</dd><dt>従業員数</dt><dd>9名</dd><dt>取引銀行</dt><dd>東濃みらい銀行 土岐支店</dd></dl></section>`,
    ),
    '/people/': tsukinowaPage(
      '職人紹介｜有限会社つきのわ製陶',
      `<section><h2>職人紹介</h2><article class="person"><img src="/img/p1.jpg" alt=""><h3>高木 さやか</h3><p class="job">絵付け師</p><p>草花の文様が得意です。</p></article><article class="person"><img src="/img/p2.jpg" alt=""><h3>西尾 誠</h3><p class="job">工場長</p><p>窯の火を見て三十年になります。</p></article><article class="person"><img src="/img/p3.jpg" alt=""><h3>小林 由美子</h3><p class="job">デザイナー</p></article></section>`,
    ),
    '/stockists/': tsukinowaPage(
      '店舗案内｜有限会社つきのわ製陶',
      `<section><h2>直営店</h2><p>つきのわの店<br>〒509-5142 岐阜県土岐市泉町久尻42-6<br>TEL 0572-54-0320<br>10:00～17:00（水曜定休）</p><h2>取扱店</h2><p>うつわ屋 灯<br>〒110-0001 東京都台東区谷中3-18-5<br>TEL 03-3821-7712</p><p>暮らしの道具 まめ<br>〒604-8091 京都府京都市中京区寺町通御池下る507</p></section>`,
    ),
    '/contact/': tsukinowaPage(
      'お問い合わせ｜有限会社つきのわ製陶',
      `<section><h2>お問い合わせ</h2><p>お電話 0572-59-0310（平日 9:00～17:00）</p><p>メール <a href="mailto:info@tsukinowa-toen.example">info@tsukinowa-toen.example</a></p><p><a href="https://www.instagram.com/tsukinowa_toen/">Instagram</a></p></section>`,
    ),
  },
  truth: {
    names: ['有限会社つきのわ製陶', 'つきのわ製陶'],
    descriptions: ['美濃焼の窯元、つきのわ製陶です。毎日の食卓で使ううつわを作っています。'],
    people: [
      ['森川 健一', '代表取締役'],
      ['高木 さやか', '絵付け師'],
      ['西尾 誠', '工場長'],
      ['小林 由美子', 'デザイナー'],
    ],
    emails: [['info@tsukinowa-toen.example', 'role']],
    phones: ['+81572590310', '+81572590311', '+81572540320'],
    addresses: [
      ['駄知町1455-2', '509-5401', '土岐市'],
      ['泉町久尻42-6', '509-5142', '土岐市'],
    ],
    profiles: ['https://www.instagram.com/tsukinowa_toen'],
  },
};

export const JAPAN_NINTH = [tsukinowa];
