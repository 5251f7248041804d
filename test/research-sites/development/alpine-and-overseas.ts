import type { FictionalSite } from '../fictional-site.js';

/** Austrian German: everything on one imprint, people with titles before and behind. */
const almwerkstatt: FictionalSite = {
  host: 'almwerkstatt.example',
  pages: {
    '/': `<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><title>Almwerkstatt · Käse, Kurse, Kühe</title><meta name="description" content="Offene Käserei und Seminarhaus auf 1.400 Metern im Ennstal."></head><body><h1 class="sr-only">Almwerkstatt</h1><details><summary>Menü</summary><a href="/kurse">Kurse</a><a href="/kontakt-und-impressum">Kontakt und Impressum</a></details></body></html>`,
    '/kontakt-und-impressum': `<!doctype html><html lang="de-AT"><meta charset="utf-8"><title>Kontakt</title><h1>Kontakt und Impressum</h1><p>Medieninhaber: Almwerkstatt Ennstal eGen</p><p>Obfrau: Mag. Theresia Hochfilzer, MSc<br>Käserei: Ing. Lukas Praxmarer<br>Seminare: Dipl.-Päd. Agnes Oberlechner</p><p>Sonnenhang 118<br>A-8970 Schladming</p><p>T +43 3687 55 501 18<br>M almruf@almwerkstatt.example</p><p>UID: ATU12345678, FN 123456a, Landesgericht Leoben</p>`,
  },
  truth: {
    names: ['Almwerkstatt', 'Almwerkstatt Ennstal eGen'],
    descriptions: ['Offene Käserei und Seminarhaus auf 1.400 Metern im Ennstal.'],
    people: [
      ['Theresia Hochfilzer', 'Obfrau'],
      ['Lukas Praxmarer', 'Käserei'],
      ['Agnes Oberlechner', 'Seminare'],
    ],
    emails: [['almruf@almwerkstatt.example', 'role']],
    phones: ['+4336875550118'],
    addresses: [['Sonnenhang 118', '8970', 'Schladming']],
  },
};

/** Swiss: people in table cells, each cell a card of lines. */
const quellenhof: FictionalSite = {
  host: 'quellenhof-genossenschaft.example',
  pages: {
    '/': `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>Genossenschaft Quellenhof</title></head><body><img src="/wappen.png" alt="Genossenschaft Quellenhof"><p><a href="/verwaltung-team">Verwaltung</a> <a href="/kontakt">Kontakt</a></p></body></html>`,
    '/verwaltung-team': `<!doctype html><html lang="de-CH"><meta charset="utf-8"><title>Verwaltung</title><table><tr><td><b>Regula Zgraggen</b><br>Präsidentin<br>regula.zgraggen@quellenhof-genossenschaft.example</td><td><b>Beat Niederhauser</b><br>Vermietung<br>079 555 01 18</td></tr><tr><td><b>Fatime Berisha</b><br>Hauswartung</td><td></td></tr></table>`,
    '/kontakt': `<!doctype html><html lang="de-CH"><meta charset="utf-8"><title>Kontakt</title><p>Genossenschaft Quellenhof</p><p>Quellenstrasse 18</p><p>CH-8005 Zürich</p><p>Telefon 044 555 01 18</p><p>Mail: info (at) quellenhof-genossenschaft.example</p>`,
  },
  truth: {
    names: ['Genossenschaft Quellenhof'],
    people: [
      ['Regula Zgraggen', 'Präsidentin'],
      ['Beat Niederhauser', 'Vermietung'],
      ['Fatime Berisha', 'Hauswartung'],
    ],
    emails: [
      ['info@quellenhof-genossenschaft.example', 'role'],
      ['regula.zgraggen@quellenhof-genossenschaft.example', 'personal'],
    ],
    phones: ['+41445550118', '+41795550118'],
    addresses: [['Quellenstrasse 18', '8005', 'Zürich']],
  },
};

/** Canadian French: two columns of text, numbers without a label. */
const erabliere: FictionalSite = {
  host: 'erabliere-du-lac.example',
  pages: {
    '/': `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8"><title>Érablière du Lac</title><meta name="description" content="Sirop d’érable et sorties scolaires dans les Cantons-de-l’Est."></head><body><h1>Érablière du Lac</h1><p><a href="/notre-equipe">Notre équipe</a></p><p>Érablière du Lac<br>1180, chemin du Ruisseau<br>Magog (Québec) J1X 0A0<br>819 555-0118<br><a href="mailto:cabane@erabliere-du-lac.example?subject=Visite%20de%20groupe">cabane@erabliere-du-lac.example</a></p></body></html>`,
    '/notre-equipe': `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><title>Notre équipe</title><div class="col"><p><span class="nom">Clémence Boisvert</span><br><span class="fonction">Propriétaire</span></p><p><span class="nom">Mathis Archambault</span><br><span class="fonction">Maître sucrier</span></p></div>`,
  },
  truth: {
    names: ['Érablière du Lac'],
    descriptions: ['Sirop d’érable et sorties scolaires dans les Cantons-de-l’Est.'],
    people: [
      ['Clémence Boisvert', 'Propriétaire'],
      ['Mathis Archambault', 'Maître sucrier'],
    ],
    emails: [['cabane@erabliere-du-lac.example', 'role']],
    phones: ['+18195550118'],
    addresses: [['1180, chemin du Ruisseau', 'J1X 0A0', 'Magog']],
  },
};

/** Mexican Spanish: a page builder's modal cards, contact in the footer. */
const colectivoMaiz: FictionalSite = {
  host: 'colectivomaiz.example',
  pages: {
    '/': `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><title>Colectivo Maíz</title><meta property="og:site_name" content="Colectivo Maíz"></head><body><div class="et_pb_row"><a href="/conocenos">Conócenos</a></div><div class="et_pb_footer"><p>Calle Xicoténcatl 118, Col. Centro, 68000 Oaxaca de Juárez, Oax., México</p><p>Tel. <a href="tel:+529515550118">951 555 0118</a></p><p>colectivo@colectivomaiz.example</p><p><a href="https://www.facebook.com/colectivomaiz/?ref=page"><i class="fa fa-facebook"></i></a><a href="https://x.com/colectivomaiz"><i></i></a></p></div></body></html>`,
    '/conocenos': `<!doctype html><html lang="es-MX"><meta charset="utf-8"><title>Conócenos</title><div class="et_pb_module et_pb_team_member"><div class="et_pb_team_member_description"><h4 class="et_pb_module_header">Xóchitl Ramírez</h4><p class="et_pb_member_position">Fundadora</p><div><p>Agrónoma por la universidad de Chapingo.</p></div></div></div><div class="et_pb_module et_pb_team_member"><div class="et_pb_team_member_description"><h4 class="et_pb_module_header">Eusebio Cruz Mendoza</h4><p class="et_pb_member_position">Enlace comunitario</p></div></div>`,
  },
  truth: {
    names: ['Colectivo Maíz'],
    people: [
      ['Xóchitl Ramírez', 'Fundadora'],
      ['Eusebio Cruz Mendoza', 'Enlace comunitario'],
    ],
    emails: [['colectivo@colectivomaiz.example', 'role']],
    phones: ['+529515550118'],
    addresses: [['Calle Xicoténcatl 118', '68000', 'Oaxaca de Juárez']],
    profiles: ['https://www.facebook.com/colectivomaiz', 'https://x.com/colectivomaiz'],
  },
};

export const ALPINE_AND_OVERSEAS = [almwerkstatt, quellenhof, erabliere, colectivoMaiz];
