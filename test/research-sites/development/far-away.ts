import type { FictionalSite } from '../fictional-site.js';

/** Company facts as a list of terms, Japanese. */
const kazamiDenki: FictionalSite = {
  host: 'kazami-denki.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>株式会社風見電機｜風力発電機の保守点検</title><meta name="description" content="風力発電機の保守点検と部品修理を行う、北海道の技術者集団です。"></head><body><nav><ul><li><a href="/corporate/">会社案内</a></li><li><a href="/inquiry/">お問合せ</a></li></ul></nav><footer><p>&copy; 株式会社風見電機</p></footer></body></html>`,
    '/corporate/': `<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>会社案内｜株式会社風見電機</title></head><body><dl class="outline"><dt>商号</dt><dd>株式会社風見電機</dd><dt>代表取締役</dt><dd>北川 蓮</dd><dt>技術部長</dt><dd>大野 さくら</dd><dt>本社</dt><dd>〒060-0001 北海道札幌市中央区北一条西12-9</dd><dt>資本金</dt><dd>1,000万円</dd></dl></body></html>`,
    '/inquiry/': `<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>お問合せ｜株式会社風見電機</title></head><body><p>TEL：011-000-1290（平日9:00〜17:00）</p><p>E-mail：<a href="mailto:service@kazami-denki.example">service@kazami-denki.example</a></p></body></html>`,
  },
  truth: {
    names: ['株式会社風見電機'],
    descriptions: ['風力発電機の保守点検と部品修理を行う、北海道の技術者集団です。'],
    people: [
      ['北川 蓮', '代表取締役'],
      ['大野 さくら', '技術部長'],
    ],
    emails: [['service@kazami-denki.example', 'role']],
    phones: ['+81110001290'],
    addresses: [['中央区北一条西12-9', '060-0001', '札幌市']],
  },
};

/** Lines with a dash between name and office; Arabic. */
const maktabatAlqamar: FictionalSite = {
  host: 'maktabat-alqamar.example',
  pages: {
    '/': `<!doctype html><html lang="ar-LB" dir="rtl"><head><meta charset="utf-8"><title>مكتبة القمر</title><meta property="og:site_name" content="مكتبة القمر"><meta property="og:description" content="مكتبة عامة للأطفال في طرابلس تنظم القراءات وورش الرسم."></head><body><nav><a href="/about-us">عن المكتبة</a> <a href="/contact-us">تواصلوا معنا</a></nav></body></html>`,
    '/about-us': `<!doctype html><html lang="ar-LB" dir="rtl"><meta charset="utf-8"><title>عن المكتبة</title><h2>الفريق</h2><ul><li>رنا قباني – مديرة المكتبة</li><li>زياد حمدان – مسؤول الأنشطة</li></ul>`,
    '/contact-us': `<!doctype html><html lang="ar-LB" dir="rtl"><meta charset="utf-8"><title>تواصلوا معنا</title><p>الهاتف: <bdi>+961 6 555 129</bdi></p><p><a href="mailto:hello@maktabat-alqamar.example">راسلونا</a></p><p><a href="https://www.facebook.com/maktabatalqamar">فيسبوك</a></p>`,
  },
  truth: {
    names: ['مكتبة القمر'],
    descriptions: ['مكتبة عامة للأطفال في طرابلس تنظم القراءات وورش الرسم.'],
    people: [
      ['رنا قباني', 'مديرة المكتبة'],
      ['زياد حمدان', 'مسؤول الأنشطة'],
    ],
    emails: [['hello@maktabat-alqamar.example', 'role']],
    phones: ['+9616555129'],
    profiles: ['https://www.facebook.com/maktabatalqamar'],
  },
};

/** Cards of a component library, Brazilian Portuguese; a form in place of an address. */
const redeCaju: FictionalSite = {
  host: 'redecaju.example',
  pages: {
    '/': `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Rede Caju – agroecologia no Ceará</title><meta property="og:site_name" content="Rede Caju"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Rede Caju","logo":"https://redecaju.example/logo.png","contactPoint":{"@type":"ContactPoint","email":"rede@redecaju.example","telephone":"+55 85 3000-0129"}}</script></head><body><a href="/equipe">Equipe</a><form action="/send"><input name="email" placeholder="seu@email.com"></form></body></html>`,
    '/equipe': `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Equipe</title><div class="MuiGrid-root"><div class="MuiCard-root"><div class="MuiCardHeader-content"><span class="MuiTypography-root MuiCardHeader-title">Raimunda Nonata Alves</span><span class="MuiTypography-root MuiCardHeader-subheader">Coordenadora geral</span></div></div><div class="MuiCard-root"><div class="MuiCardHeader-content"><span class="MuiTypography-root MuiCardHeader-title">Francisco das Chagas Lima</span><span class="MuiTypography-root MuiCardHeader-subheader">Técnico agrícola</span></div></div></div>`,
  },
  truth: {
    names: ['Rede Caju'],
    people: [
      ['Raimunda Nonata Alves', 'Coordenadora geral'],
      ['Francisco das Chagas Lima', 'Técnico agrícola'],
    ],
    emails: [['rede@redecaju.example', 'role']],
    phones: ['+558530000129'],
  },
};

/** Chinese, in Big5 that the page declares. */
const qingshi: FictionalSite = {
  host: 'qingshi-shuyuan.example',
  pages: {
    '/': big5(
      `<html lang="zh-TW"><head><meta charset="big5"><title>青石書院</title></head><body><h1>青石書院</h1><a href="lianluo.html">聯絡我們</a></body></html>`,
    ),
    '/lianluo.html': big5(
      `<html lang="zh-TW"><head><meta charset="big5"><title>聯絡我們</title></head><body><table><tr><td>負責人</td><td>林 文心</td></tr><tr><td>電話</td><td>02-2555-0129</td></tr><tr><td>信箱</td><td>academy@qingshi-shuyuan.example</td></tr></table></body></html>`,
    ),
  },
  truth: {
    names: ['青石書院'],
    people: [['林 文心', '負責人']],
    emails: [['academy@qingshi-shuyuan.example', 'role']],
    phones: ['+886225550129'],
  },
};

/** Two bytes of the encoding for each character beyond ASCII. */
function big5(text: string): { body: Buffer; type: string } {
  const decoder = new TextDecoder('big5');
  const bytes = new Map<string, number[]>();
  for (let lead = 0xa1; lead <= 0xf9; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1)
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

export const FAR_AWAY = [kazamiDenki, maktabatAlqamar, redeCaju, qingshi];
