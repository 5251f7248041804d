import type { FictionalSite } from '../fictional-site.js';

const museumPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>${title}</title><meta name="description" content="霧見の織物と染めの歴史を伝える市立の資料館です。"><meta name="format-detection" content="telephone=no"></head><body id="top">
<header><p class="site-ttl"><a href="/"><img src="/common/img/logo@2x.png" alt="霧見市立染織資料館"></a></p><ul class="gnav"><li><a href="/guide/">利用案内</a></li><li><a href="/exhibition/">展覧会</a></li><li><a href="/about/">館について</a></li><li><a href="/contact/">お問い合わせ</a></li></ul></header>
${main}
<footer><p class="f-ttl">霧見市立染織資料館</p><p>〒378-0041 群馬県霧見市下町2-14</p><p>TEL 0278-41-7720 FAX 0278-41-7721</p><p>開館時間 9:00～17:00（入館は16:30まで） 休館日 月曜日、年末年始</p><p><a href="https://x.com/kirimi_senshoku">X</a> <a href="https://www.instagram.com/kirimi_senshoku/">Instagram</a></p><small>&copy; Kirimi Museum of Dyeing and Weaving</small></footer></body></html>`;

/** A Japanese town's museum: a director's greeting, curators in terms, lecturers and a sponsor, an address on each page. */
const shiryokan: FictionalSite = {
  host: 'kirimi-senshoku.example',
  pages: {
    '/': museumPage(
      '霧見市立染織資料館',
      `<div class="mv"><h2>特別展「絣の道」</h2><p>2026年4月18日（土）～6月14日（日）</p></div><ul class="news"><li><time>2026.04.10</time>講演会「織りと暮らし」 講師：宮下 房江氏（染織家）</li><li><time>2026.03.28</time>臨時休館のお知らせ</li></ul><p>主催：霧見市教育委員会 協力：北毛信用金庫</p>`,
    ),
    '/guide/': museumPage(
      '利用案内｜霧見市立染織資料館',
      `<h1>利用案内</h1><table><tr><th>観覧料</th><td>一般 400円、高校生以下 無料</td></tr><tr><th>交通</th><td>JR霧見駅から徒歩12分。関越自動車道 霧見ICから車で8分</td></tr><tr><th>駐車場</th><td>普通車30台</td></tr></table>`,
    ),
    '/exhibition/': museumPage(
      '展覧会｜霧見市立染織資料館',
      `<h1>展覧会</h1><h2>絣の道</h2><p>人間国宝・小此木 千代の作品を中心に、約80点を紹介します。</p>`,
    ),
    '/about/': museumPage(
      '館について｜霧見市立染織資料館',
      `<h1>館について</h1><h2>館長あいさつ</h2><p>当館は昭和58年に開館し、織物の町の記憶を守ってまいりました。皆さまのご来館をお待ちしております。</p><p class="right">霧見市立染織資料館 館長 小暮 直樹</p><h2>学芸員</h2><dl class="staff"><dt>田部井 理沙</dt><dd>主任学芸員</dd><dt>高橋 悠斗</dt><dd>学芸員</dd></dl><h2>沿革</h2><table><tr><th>1983年</th><td>開館（初代館長 新井 正治）</td></tr><tr><th>2012年</th><td>収蔵庫を増築</td></tr></table>`,
    ),
    '/contact/': museumPage(
      'お問い合わせ｜霧見市立染織資料館',
      `<h1>お問い合わせ</h1><dl><dt>電話</dt><dd>0278-41-7720</dd><dt>FAX</dt><dd>0278-41-7721</dd><dt>メール</dt><dd>shiryokan[at]kirimi-senshoku.example<br>※[at]を@に置き換えてください。</dd></dl><p>報道関係の方はこちら：press[at]kirimi-senshoku.example</p>`,
    ),
  },
  truth: {
    names: ['霧見市立染織資料館', 'Kirimi Museum of Dyeing and Weaving'],
    descriptions: ['霧見の織物と染めの歴史を伝える市立の資料館です。'],
    people: [
      ['小暮 直樹', '館長'],
      ['田部井 理沙', '主任学芸員'],
      ['高橋 悠斗', '学芸員'],
    ],
    emails: [
      ['shiryokan@kirimi-senshoku.example', 'role'],
      ['press@kirimi-senshoku.example', 'role'],
    ],
    phones: ['+81278417720', '+81278417721'],
    addresses: [['下町2-14', '378-0041', '霧見市']],
    profiles: ['https://x.com/kirimi_senshoku', 'https://www.instagram.com/kirimi_senshoku'],
  },
};

const clinicPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html><html dir="rtl" lang="ar"><head><meta charset="UTF-8"><title>${title} - مركز الرافد الطبي</title><meta name="description" content="مركز متعدد التخصصات في عمّان: أطفال ونسائية وأسنان ومختبر، بخبرة تزيد على عشرين عاماً."><meta property="og:site_name" content="مركز الرافد الطبي"><meta property="og:locale" content="ar_AR"></head><body class="rtl elementor-default">
<header><div class="top-bar"><span>السبت – الخميس: ٩ صباحاً – ٨ مساءً</span> <a href="tel:+96265541772">06 554 1772</a></div><nav><a href="/">الرئيسية</a><a href="/about-us/">من نحن</a><a href="/doctors/">الأطباء</a><a href="/articles/">مقالات</a><a href="/contact-us/">اتصل بنا</a></nav></header>
${main}
<a class="whatsapp-float" href="https://wa.me/962795541772?text=%D9%85%D8%B1%D8%AD%D8%A8%D8%A7">واتساب</a><footer><p>جميع الحقوق محفوظة © 2026 مركز الرافد الطبي</p><a href="https://www.facebook.com/alrafed.medical"><i class="fab fa-facebook-f"></i></a><a href="https://www.instagram.com/alrafed.medical"><i class="fab fa-instagram"></i></a></footer></body></html>`;
const doctor = (name: string, specialty: string): string =>
  `<div class="elementor-column"><img src="/wp-content/uploads/2024/09/doctor.png" alt=""><h3 class="elementor-heading-title">${name}</h3><div class="elementor-text-editor"><p>${specialty}</p></div><a class="elementor-button" href="/contact-us/">احجز موعداً</a></div>`;

/** A Jordanian clinic from a page builder, right to left: doctors with their title, insurers, patients' words, a post box. */
const markaz: FictionalSite = {
  host: 'alrafed-medical.example',
  pages: {
    '/': clinicPage(
      'الرئيسية',
      `<h1>صحتكم أمانة</h1><div class="counter"><b>20</b> عاماً من الخبرة</div><div class="testimonial"><p>معاملة راقية ونظافة ممتازة.</p><span>أم يزن، عمّان</span></div><h2>شركات التأمين المعتمدة</h2><p>التأمين الهاشمية، الدرع للتأمين، نات كير</p>`,
    ),
    '/about-us/': clinicPage(
      'من نحن',
      `<h1>من نحن</h1><p>تأسس المركز عام 2004، ويضم اليوم ثماني عيادات ومختبراً وصيدلية.</p><h2>الإدارة</h2><ul><li>المدير العام: د. سامر العبابنة</li><li>المديرة الإدارية: رنا الخصاونة</li></ul>`,
    ),
    '/doctors/': clinicPage(
      'الأطباء',
      `<h1>أطباؤنا</h1>${doctor('د. لينا القضاة', 'استشارية طب الأطفال')}${doctor('د. محمود أبو رمان', 'اختصاصي جراحة الأسنان')}${doctor('د. هبة الزعبي', 'استشارية النسائية والتوليد')}${doctor('د. عمر الشوابكة', 'اختصاصي الأمراض الجلدية')}`,
    ),
    '/articles/': clinicPage(
      'مقالات',
      `<h1>مقالات</h1><article><h2>متى يحتاج طفلك إلى مضاد حيوي؟</h2><span>بقلم: فريق التحرير – 3 آذار 2026</span></article>`,
    ),
    '/contact-us/': clinicPage(
      'اتصل بنا',
      `<h1>اتصل بنا</h1><ul class="elementor-icon-list-items"><li><i class="fas fa-map-marker-alt"></i><span>شارع وصفي التل، عمارة 118، عمّان 11953، الأردن</span></li><li><i class="fas fa-phone"></i><span dir="ltr">+962 6 554 1772</span></li><li><i class="fas fa-mobile"></i><span dir="ltr">+962 7 9554 1772</span></li><li><i class="fas fa-envelope"></i><a href="mailto:info@alrafed-medical.example">info@alrafed-medical.example</a></li><li>المواعيد: <a href="mailto:appointments@alrafed-medical.example">appointments@alrafed-medical.example</a></li></ul><p>للطوارئ اتصلوا على 911</p>`,
    ),
  },
  truth: {
    names: ['مركز الرافد الطبي'],
    descriptions: ['مركز متعدد التخصصات في عمّان: أطفال ونسائية وأسنان ومختبر، بخبرة تزيد على عشرين عاماً.'],
    people: [
      ['سامر العبابنة', 'المدير العام'],
      ['رنا الخصاونة', 'المديرة الإدارية'],
      ['لينا القضاة', 'استشارية طب الأطفال'],
      ['محمود أبو رمان', 'اختصاصي جراحة الأسنان'],
      ['هبة الزعبي', 'استشارية النسائية والتوليد'],
      ['عمر الشوابكة', 'اختصاصي الأمراض الجلدية'],
    ],
    emails: [
      ['info@alrafed-medical.example', 'role'],
      ['appointments@alrafed-medical.example', 'role'],
    ],
    phones: ['+96265541772', '+962795541772'],
    addresses: [['شارع وصفي التل، عمارة 118', '11953', 'عمّان']],
    profiles: ['https://www.facebook.com/alrafed.medical', 'https://www.instagram.com/alrafed.medical'],
  },
};

const startupPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>${title}</title><meta name="description" content="Mavuno Loop turns market waste into affordable insect protein for Kenya&#x27;s poultry farmers."/><meta property="og:image" content="https://mavunoloop.example/og@1200x630.png"/><script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Mavuno Loop","legalName":"Mavuno Loop Limited","url":"https://mavunoloop.example","address":{"@type":"PostalAddress","streetAddress":"4th Floor, Acacia Court, Ngong Lane","addressLocality":"Nairobi","postalCode":"00505","addressCountry":"KE"},"sameAs":["https://www.linkedin.com/company/mavuno-loop","https://x.com/mavunoloop"]}</script></head><body><div id="__next"><header class="sticky top-0 z-50"><a href="/">Mavuno Loop</a><nav class="hidden md:flex gap-6"><a href="/product">Product</a><a href="/about">About</a><a href="/careers">Careers</a><a href="/contact">Contact</a></nav></header>
${main}
<footer class="bg-emerald-950 text-white"><p>© <!-- -->2026<!-- --> Mavuno Loop Ltd. All rights reserved.</p><a href="/privacy">Privacy</a><a href="https://www.linkedin.com/company/mavuno-loop">LinkedIn</a><a href="https://x.com/mavunoloop">X</a></footer></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"sentryDsn":"https://4f1772c09e6b4a1f8d3e5b7a90c417ab@o41772.ingest.sentry.example/41"}},"page":"/","query":{},"buildId":"vQ417mZx_0Kp2"}</script></body></html>`;
const member = (name: string, role: string, handle: string, bio: string): string =>
  `<div class="rounded-2xl p-6 shadow"><img alt="${name}" src="/_next/image?url=%2Fteam%2F${handle}.jpg&amp;w=640&amp;q=75" width="320" height="320"/><h3 class="text-lg font-semibold">${name}</h3><p class="text-sm text-emerald-700">${role}</p><p class="mt-2 text-sm text-gray-600">${bio}</p><a href="https://www.linkedin.com/in/${handle}" aria-label="LinkedIn"><svg></svg></a></div>`;

/** A Kenyan start-up: utility classes, people with biographies and their own profiles, investors, the press, a shipped page state. */
const startup: FictionalSite = {
  host: 'mavunoloop.example',
  pages: {
    '/': startupPage(
      'Mavuno Loop | Feed from waste',
      `<main><h1 class="text-5xl font-bold">Feed from waste. Margins for farmers.</h1><section><dl class="grid grid-cols-3"><div><dt>Tonnes diverted</dt><dd>4,177</dd></div><div><dt>Farmers served</dt><dd>2,036</dd></div></dl></section><section><figure><blockquote>“My layers have never looked better.”</blockquote><figcaption><div class="font-semibold">Rose Chebet</div><div class="text-gray-500">Poultry farmer, Kericho</div></figcaption></figure></section><section><h2>Backed by</h2><p>Savannah Ventures · Green Horizon Fund · Lars Holmgaard (angel)</p></section><section><h2>In the press</h2><p>“One to watch” – Daily Ledger</p></section></main>`,
    ),
    '/product': startupPage(
      'Product | Mavuno Loop',
      `<main><h1>Product</h1><p>ProtiMeal 25 kg and FrassGrow 10 kg. Order code ML-0700-417. KEBS certified.</p></main>`,
    ),
    '/about': startupPage(
      'About | Mavuno Loop',
      `<main><h1>About us</h1><p>We started in 2021 with a borrowed shed behind Wakulima market.</p><h2>Leadership</h2><div class="grid md:grid-cols-3 gap-8">${member('Achieng Odhiambo', 'Co-founder & CEO', 'achieng-odhiambo', 'Previously at TechServe Africa. Achieng holds an MSc in Entomology from Wageningen.')}${member('Brian Mutiso', 'Co-founder & CTO', 'brianmutiso', 'Built payment systems for smallholders for six years.')}${member('Fatuma Ali Noor', 'Head of Operations', 'fatuma-noor', 'Runs our two plants and 61 people.')}${member('Daniel Kiprono Rotich', 'Finance Lead', 'dkrotich', 'CPA(K). Keeps us honest.')}</div><h2>Advisors</h2><ul class="list-disc"><li>Prof. Margaret Wanjiru – Animal Nutrition, Egerton College</li><li>Tom Fairweather – Circular economy investor</li></ul></main>`.replaceAll(
        'Co-founder & ',
        'Co-founder &amp; ',
      ),
    ),
    '/careers': startupPage(
      'Careers | Mavuno Loop',
      `<main><h1>Careers</h1><h3>Field Sales Officer, Nakuru</h3><p>Send your CV to <a href="mailto:jobs@mavunoloop.example">jobs@mavunoloop.example</a> by 30 May. We never ask for money.</p></main>`,
    ),
    '/contact': startupPage(
      'Contact | Mavuno Loop',
      `<main><h1>Talk to us</h1><p>Office: 4th Floor, Acacia Court, Ngong Lane, Nairobi</p><p>Plant: LR 28/114, Off Namanga Road, Kitengela</p><p>P.O. Box 41772-00505, Nairobi</p><p>Sales &amp; WhatsApp: <a href="https://wa.me/254700417720">+254 700 417 720</a><br/>Office line: 020 417 7203</p><p>hello [at] mavunoloop.example</p><form><input type="email" placeholder="you@company.com"/><input type="tel" placeholder="+254 7xx xxx xxx"/></form></main>`,
    ),
    '/privacy': startupPage(
      'Privacy | Mavuno Loop',
      `<main><h1>Privacy policy</h1><p>Questions about your data: privacy@mavunoloop.example. You may complain to the Office of the Data Protection Commissioner, Uhuru Tower, Nairobi.</p></main>`,
    ),
  },
  truth: {
    names: ['Mavuno Loop', 'Mavuno Loop Limited', 'Mavuno Loop Ltd', 'Mavuno Loop Ltd.'],
    descriptions: [
      "Mavuno Loop turns market waste into affordable insect protein for Kenya's poultry farmers.",
    ],
    people: [
      ['Achieng Odhiambo', 'Co-founder & CEO'],
      ['Brian Mutiso', 'Co-founder & CTO'],
      ['Fatuma Ali Noor', 'Head of Operations'],
      ['Daniel Kiprono Rotich', 'Finance Lead'],
      ['Margaret Wanjiru', 'Animal Nutrition, Egerton College'],
      ['Tom Fairweather', 'Circular economy investor'],
    ],
    emails: [
      ['jobs@mavunoloop.example', 'role'],
      ['hello@mavunoloop.example', 'role'],
      ['privacy@mavunoloop.example', 'role'],
    ],
    phones: ['+254700417720', '+254204177203'],
    addresses: [
      ['4th Floor, Acacia Court, Ngong Lane', '00505', 'Nairobi'],
      ['P.O. Box 41772', '00505', 'Nairobi'],
    ],
    profiles: ['https://www.linkedin.com/company/mavuno-loop', 'https://x.com/mavunoloop'],
  },
};

export const OVERSEAS = [shiryokan, markaz, startup];
