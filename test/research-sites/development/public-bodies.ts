import type { FictionalSite } from '../fictional-site.js';

/** Portuguese: a parish's council, headings for offices. */
const freguesia: FictionalSite = {
  host: 'freguesia-vale-sereno.example',
  pages: {
    '/': `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Junta de Freguesia de Vale Sereno</title></head><body><h1>Junta de Freguesia de Vale Sereno</h1><a href="/executivo-equipa">Executivo</a><a href="/contactos">Contactos</a></body></html>`,
    '/executivo-equipa': `<!doctype html><html lang="pt-PT"><meta charset="utf-8"><title>Executivo</title><h3>Presidente</h3><p>Adelaide Monteiro</p><h3>Tesoureiro</h3><p>Vasco Pinheiro Leal</p><h3>Secretária</h3><p>Graça Esteves</p>`,
    '/contactos': `<!doctype html><html lang="pt-PT"><meta charset="utf-8"><title>Contactos</title><p>Largo da Igreja, 6<br>7005-001 Évora</p><p>Telefone: 266 000 161</p><p>Correio eletrónico: geral@freguesia-vale-sereno.example</p><p>Atendimento: 9h00–12h30 e 14h00–17h30</p>`,
  },
  truth: {
    names: ['Junta de Freguesia de Vale Sereno'],
    people: [
      ['Adelaide Monteiro', 'Presidente'],
      ['Vasco Pinheiro Leal', 'Tesoureiro'],
      ['Graça Esteves', 'Secretária'],
    ],
    emails: [['geral@freguesia-vale-sereno.example', 'role']],
    phones: ['+351266000161'],
    addresses: [['Largo da Igreja, 6', '7005-001', 'Évora']],
  },
};

/** Norwegian: a museum, staff in a definition list with numbers. */
const tommermuseet: FictionalSite = {
  host: 'tommermuseet.example',
  pages: {
    '/': `<!doctype html><html lang="no"><head><meta charset="utf-8"><title>Tømmermuseet – Forside</title><meta property="og:site_name" content="Tømmermuseet"></head><body><ul><li><a href="/kontakt-ansatte">Ansatte og kontakt</a></li></ul></body></html>`,
    '/kontakt-ansatte': `<!doctype html><html lang="no"><meta charset="utf-8"><title>Ansatte</title><dl><dt>Synnøve Bråten</dt><dd>Museumsbestyrer</dd><dd>tlf. 22 22 01 61</dd><dt>Odd-Arne Fossum</dt><dd>Konservator</dd><dt>Besøksadresse</dt><dd>Elvegata 6, 2403 Elverum</dd><dt>E-post</dt><dd>post@tommermuseet.example</dd></dl>`,
  },
  truth: {
    names: ['Tømmermuseet'],
    people: [
      ['Synnøve Bråten', 'Museumsbestyrer'],
      ['Odd-Arne Fossum', 'Konservator'],
    ],
    emails: [['post@tommermuseet.example', 'role']],
    phones: ['+4722220161'],
    addresses: [['Elvegata 6', '2403', 'Elverum']],
  },
};

/** Arabic: cards with the office above the name. */
const markazAlfanar: FictionalSite = {
  host: 'markaz-alfanar.example',
  pages: {
    '/': `<!doctype html><html lang="ar-SA" dir="rtl"><head><meta charset="utf-8"><title>مركز الفنار للتدريب</title><meta name="description" content="مركز تدريب مهني للشباب في جدة، يقدم دورات في النجارة والكهرباء."><meta property="og:site_name" content="مركز الفنار للتدريب"></head><body><a href="/our-team">الفريق</a><a href="/contact">للتواصل</a></body></html>`,
    '/our-team': `<!doctype html><html lang="ar-SA" dir="rtl"><meta charset="utf-8"><title>الفريق</title><div class="member"><span class="title">المدير العام</span><br><span class="name">فهد العتيبي</span></div><div class="member"><span class="title">رئيسة قسم التدريب</span><br><span class="name">نورة القحطاني</span></div>`,
    '/contact': `<!doctype html><html lang="ar-SA" dir="rtl"><meta charset="utf-8"><title>للتواصل</title><p>جوال: 0550000161</p><p>training@markaz-alfanar.example</p>`,
  },
  truth: {
    names: ['مركز الفنار للتدريب'],
    descriptions: ['مركز تدريب مهني للشباب في جدة، يقدم دورات في النجارة والكهرباء.'],
    people: [
      ['فهد العتيبي', 'المدير العام'],
      ['نورة القحطاني', 'رئيسة قسم التدريب'],
    ],
    emails: [['training@markaz-alfanar.example', 'role']],
    phones: ['+966550000161'],
  },
};

/** Japanese: an association, officers on lines. */
const hoshizora: FictionalSite = {
  host: 'hoshizora-kyokai.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>一般社団法人星空協会</title><meta name="description" content="光害を減らし、星の見える夜を次の世代に残すための活動をしています。"></head><body><header><h1>一般社団法人星空協会</h1></header><a href="/about/">協会について・概要</a> <a href="/contact/">連絡先</a></body></html>`,
    '/about/': `<!DOCTYPE html><html lang="ja"><meta charset="utf-8"><title>概要</title><h2>役員</h2><ul><li>理事長\u3000藤沢 凛</li><li>事務局長\u3000小松 大樹</li></ul>`,
    '/contact/': `<!DOCTYPE html><html lang="ja"><meta charset="utf-8"><title>連絡先</title><p>〒400-0001<br>山梨県甲府市星見町6-1</p><p>電話番号：055-000-6161</p><p>jimu★hoshizora-kyokai.example（★を@に）</p>`,
  },
  truth: {
    names: ['一般社団法人星空協会'],
    descriptions: ['光害を減らし、星の見える夜を次の世代に残すための活動をしています。'],
    people: [
      ['藤沢 凛', '理事長'],
      ['小松 大樹', '事務局長'],
    ],
    emails: [['jimu@hoshizora-kyokai.example', 'role']],
    phones: ['+81550006161'],
    addresses: [['星見町6-1', '400-0001', '甲府市']],
  },
};

export const PUBLIC_BODIES = [freguesia, tommermuseet, markazAlfanar, hoshizora];
