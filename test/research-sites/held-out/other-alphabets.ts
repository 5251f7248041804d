import type { FictionalSite } from '../fictional-site.js';

/** Polish: JSON-LD for the organization, a grid of people with classes in English. */
const pracowniaFala: FictionalSite = {
  host: 'pracowniafala.example',
  pages: {
    '/': `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Pracownia Fala - architektura nadwodna</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"ProfessionalService","name":"Pracownia Fala","email":"studio@pracowniafala.example","telephone":"58 300 08 08","address":{"@type":"PostalAddress","streetAddress":"ul. Stocznowców 8","postalCode":"80-001","addressLocality":"Gdańsk"}}</script></head><body><a href="/zespol">Zespół</a></body></html>`,
    '/zespol': `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Zespół</title><div class="team-item"><div class="team-name">Jagoda Wysocka</div><div class="team-pos">architektka, wspólniczka</div></div><div class="team-item"><div class="team-name">Krystian Bober</div><div class="team-pos">konstruktor</div></div>`,
  },
  truth: {
    names: ['Pracownia Fala'],
    people: [
      ['Jagoda Wysocka', 'architektka, wspólniczka'],
      ['Krystian Bober', 'konstruktor'],
    ],
    emails: [['studio@pracowniafala.example', 'role']],
    phones: ['+48583000808'],
    addresses: [['ul. Stocznowców 8', '80-001', 'Gdańsk']],
  },
};

/** Japanese: a clinic, hours and people in tables. */
const aozora: FictionalSite = {
  host: 'aozora-clinic.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>あおぞら診療所</title><meta name="description" content="内科と小児科の診療所です。土曜日も診療しています。"></head><body><h1>あおぞら診療所</h1><a href="/staff.html">スタッフ紹介</a><a href="/access.html">アクセス</a></body></html>`,
    '/staff.html': `<!DOCTYPE html><html lang="ja"><meta charset="utf-8"><title>スタッフ紹介</title><div class="doctor"><p class="doctor-title">院長</p><p class="doctor-name">青木 真理</p></div><div class="doctor"><p class="doctor-title">看護師長</p><p class="doctor-name">石川 恵</p></div>`,
    '/access.html': `<!DOCTYPE html><html lang="ja"><meta charset="utf-8"><title>アクセス</title><p>〒650-0001 兵庫県神戸市中央区空町8-8</p><p>電話 078-000-0808 ／ FAX 078-000-0809</p>`,
  },
  truth: {
    names: ['あおぞら診療所'],
    descriptions: ['内科と小児科の診療所です。土曜日も診療しています。'],
    people: [
      ['青木 真理', '院長'],
      ['石川 恵', '看護師長'],
    ],
    phones: ['+81780000808', '+81780000809'],
    addresses: [['中央区空町8-8', '650-0001', '神戸市']],
  },
};

/** Arabic of Tunisia with a table of members. */
const nadiAlbahr: FictionalSite = {
  host: 'nadi-albahr.example',
  pages: {
    '/': `<!doctype html><html lang="ar-TN" dir="rtl"><head><meta charset="utf-8"><title>نادي البحر</title><meta property="og:site_name" content="نادي البحر"></head><body><a href="/bureau">مجلس الإدارة</a><a href="/contact">اتصل بنا</a></body></html>`,
    '/bureau': `<!doctype html><html lang="ar-TN" dir="rtl"><meta charset="utf-8"><title>مجلس الإدارة</title><table><thead><tr><th>الاسم</th><th>الوظيفة</th></tr></thead><tbody><tr><td>آمنة بن صالح</td><td>رئيسة النادي</td></tr><tr><td>سامي الطرابلسي</td><td>مدرب السباحة</td></tr></tbody></table>`,
    '/contact': `<!doctype html><html lang="ar-TN" dir="rtl"><meta charset="utf-8"><title>اتصل بنا</title><p>الهاتف: +216 71 000 808</p><p>البريد: contact@nadi-albahr.example</p>`,
  },
  truth: {
    names: ['نادي البحر'],
    people: [
      ['آمنة بن صالح', 'رئيسة النادي'],
      ['سامي الطرابلسي', 'مدرب السباحة'],
    ],
    emails: [['contact@nadi-albahr.example', 'role']],
    phones: ['+21671000808'],
  },
};

/** Ukrainian: names before their offices, Windows-1251 by the header. */
const vitryla: FictionalSite = {
  host: 'vitryla-dnipra.example',
  pages: {
    '/': cyrillic(
      `<html lang="uk"><head><title>Вітрила Дніпра</title></head><body><h1>Вітрила Дніпра</h1><a href="/komanda-team">Команда</a> <a href="/kontakty">Контакти</a></body></html>`,
    ),
    '/komanda-team': cyrillic(
      `<html lang="uk"><head><title>Команда</title></head><body><p><b>Оксана Мельник</b><br>голова клубу</p><p><b>Тарас Гончар</b><br>тренер</p></body></html>`,
    ),
    '/kontakty': cyrillic(
      `<html lang="uk"><head><title>Контакти</title></head><body><p>тел. +380 44 000 0808</p><p>klub@vitryla-dnipra.example</p></body></html>`,
    ),
  },
  truth: {
    names: ['Вітрила Дніпра'],
    people: [
      ['Оксана Мельник', 'голова клубу'],
      ['Тарас Гончар', 'тренер'],
    ],
    emails: [['klub@vitryla-dnipra.example', 'role']],
    phones: ['+380440000808'],
  },
};

function cyrillic(text: string): { body: Buffer; type: string } {
  const table = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return {
    body: Buffer.from([...text].map((character) => table.indexOf(character))),
    type: 'text/html; charset=windows-1251',
  };
}

export const OTHER_ALPHABETS = [pracowniaFala, aozora, nadiAlbahr, vitryla];
