import { snippet, type Snippet } from './snippet.js';

/** Outsiders, authorities, registers, headings and things that stand as people do, and people beside them. */
export const OUTSIDERS: readonly Snippet[] = [
  // Behind a sentence before a colon stands whoever it speaks of.
  snippet(
    'en',
    '/services',
    '<h1>Services</h1><p>We restore implants. Placement is done by a surgeon we trust: Alan Prewitt, DDS, Twin Ports Oral Surgery.</p>',
  ),
  snippet(
    'de',
    '/leistungen',
    '<h1>Leistungen</h1><p>Die Narkose wird von einem erfahrenen Arzt begleitet: Markus Reuter, Anästhesiezentrum Nord.</p>',
  ),
  snippet(
    'fr',
    '/services',
    '<h1>Services</h1><p>Les implants sont posés par un chirurgien de confiance : Alain Perrin, Clinique du Lac.</p>',
  ),
  snippet('en', '/contact', '<p>We are open daily. Surgeon: Ada Lovelace</p>', {
    p: ['Ada Lovelace=Surgeon'],
  }),
  // News say what somebody is elsewhere.
  snippet(
    'ro',
    '/',
    '<article><h2>Trei elevi premiați</h2><p>Elevii au luat aur la olimpiadă. Profesor coordonator: Gabriela Mureșan.</p></article>',
  ),
  snippet(
    'it',
    '/',
    '<article><h2>Studenti premiati</h2><p>La classe ha vinto il concorso regionale. Docente referente: Laura Bianchi.</p></article>',
  ),
  // Offices that outsiders hold.
  snippet(
    'de',
    '/datenschutz',
    '<h1>Datenschutz</h1><p>Externer Datenschutzbeauftragter: Holger Quast, Datawacht GmbH, Hamburg</p><p>Interner Ansprechpartner: Uwe Harms</p>',
    { p: ['Uwe Harms=Interner Ansprechpartner'] },
  ),
  snippet(
    'en',
    '/privacy',
    '<h1>Privacy</h1><p>External Data Protection Officer: Harriet Doyle</p><p>Data Protection Officer: Simon Carr</p>',
    { p: ['Simon Carr=Data Protection Officer'] },
  ),
  snippet(
    'pt',
    '/privacidade',
    '<h1>Privacidade</h1><p>Encarregado da proteção de dados: Dr. Vasco Mourão, da sociedade Mourão &amp; Ledo, Advogados</p>',
  ),
  snippet(
    'pt',
    '/privacidade',
    '<h1>Privacidade</h1><p>Encarregado da proteção de dados: Dr. Vasco Mourão</p>',
    { p: ['Vasco Mourão=Encarregado da proteção de dados'] },
  ),
  snippet(
    'fr',
    '/confidentialite',
    '<h1>Confidentialité</h1><p>Délégué à la protection des données : Luc Faure, Conformis SARL</p>',
  ),
  snippet(
    'es',
    '/privacidad',
    '<h1>Privacidad</h1><p>Delegada de protección de datos: Lucía Campos, de la empresa Datos Claros</p>',
  ),
  snippet(
    'pl',
    '/polityka-prywatnosci',
    '<h1>Polityka prywatności</h1><p>Zewnętrzny inspektor ochrony danych: Anna Lewandowska</p>',
  ),
  snippet(
    'sv',
    '/integritetspolicy',
    '<h1>Integritetspolicy</h1><p>Externt dataskyddsombud: Karin Ekdahl</p><p>Dataskyddsombud: Nils Åberg</p>',
    { p: ['Nils Åberg=Dataskyddsombud'] },
  ),
  snippet(
    'de',
    '/team',
    '<h1>Team</h1><div class="card"><h3>Petra Lang</h3><p>Leitung Externe Kommunikation</p></div>',
    { p: ['Petra Lang=Leitung Externe Kommunikation'] },
  ),
  // Authorities.
  snippet(
    'de-AT',
    '/impressum',
    '<h1>Impressum</h1><p>Medieninhaberin: Magdalena Eder</p><p>Behörde: Bezirkshauptmannschaft Krems</p><p>Gewerbebehörde: Magistratsdirektion Linz</p><p>Aufsicht: Landratsamt Ebersberg</p>',
    { p: ['Magdalena Eder=Medieninhaberin'] },
  ),
  snippet(
    'sv',
    '/om-oss',
    '<h1>Om oss</h1><p>Ordförande: Karin Ekdahl</p><p>Tillsyn: Länsstyrelsen Kalmar</p><p>Tillstånd: Skolinspektionen Lund</p>',
    { p: ['Karin Ekdahl=Ordförande'] },
  ),
  snippet(
    'it',
    '/note-legali',
    '<h1>Note legali</h1><p>Presidente: Marco Tosi</p><p>Registro: Prefettura Vicenza</p>',
    { p: ['Marco Tosi=Presidente'] },
  ),
  // Letters and numbers of registers.
  snippet(
    'es',
    '/aviso-legal',
    '<h1>Aviso legal</h1><p>Inscrita en el Registro Mercantil, hoja 5512. Depósito legal: HU-92-1983. ISSN 2990-0447.</p>',
  ),
  // Trades that are last names, behind their ranks.
  snippet(
    'en',
    '/committee',
    '<h1>Committee</h1><h3>Coaches</h3><table><tr><td>Head Coach</td><td>Brian Looney</td></tr><tr><td>Junior Coach</td><td>Katie Tuohy</td></tr></table>',
    { p: ['Brian Looney=Head Coach', 'Katie Tuohy=Junior Coach'] },
  ),
  snippet(
    'en',
    '/committee',
    '<h1>Officers</h1><dl><dt>Tree Warden</dt><dd>Sarah Baker</dd><dt>Parish Clerk</dt><dd>Tom Cook</dd></dl>',
    { p: ['Sarah Baker=Tree Warden', 'Tom Cook=Parish Clerk'] },
  ),
  // What heads the next, below a name.
  snippet(
    'es',
    '/contacto',
    '<h1>Contacto</h1><h5>Prensa</h5><p>Carmen Ruiz<br><a href="mailto:carmen@kontor.example">carmen@kontor.example</a></p><h5>Voluntariado</h5><p><a href="mailto:voluntariado@kontor.example">voluntariado@kontor.example</a></p>',
    { p: ['Carmen Ruiz=Prensa'], e: ['carmen@kontor.example', 'voluntariado@kontor.example'] },
  ),
  snippet(
    'de',
    '/kontakt',
    '<h1>Kontakt</h1><h4>Presse</h4><p>Petra Lang<br>petra.lang@kontor.example</p><h4>Geschäftsführung</h4><p>Uwe Harms<br>uwe.harms@kontor.example</p>',
    {
      p: ['Petra Lang=Presse', 'Uwe Harms=Geschäftsführung'],
      e: ['petra.lang@kontor.example', 'uwe.harms@kontor.example'],
    },
  ),
  // Quoted on a home page of people by their trade.
  snippet(
    'fr',
    '/',
    '<h1>Dupont Avocats</h1><h2>Ils en parlent</h2><div><p>« Des réponses claires, dans la journée. »</p><p>Gwenaëlle Roux, directrice des ressources humaines, Conserveries Morvan</p></div>',
  ),
  // Words of shops and pages in Japan.
  snippet(
    'ja',
    '/',
    '<nav><ul><li><a href="/y">旬の野菜</a></li><li><a href="/s">スタッフ紹介</a></li></ul></nav><h2>お客様の声</h2><p>「まかないも野菜ばかりです。」（ビストロ 料理長 青柳 慎司さん）</p><h2>今月のレシピ</h2><p>料理長のおすすめ</p>',
  ),
  snippet(
    'ja',
    '/staff',
    '<h1>スタッフ紹介</h1><div class="staff"><p class="post">店長</p><p class="name">一の瀬 千夏</p><p>元は図書館の司書。野菜のことなら。</p></div><div class="staff"><p class="post">加工部主任</p><p class="name">グエン・ティ・ラン</p><p>ジャムの担当です。</p></div>',
    { p: ['一の瀬 千夏=店長', 'グエン・ティ・ラン=加工部主任'] },
  ),
  // Makers of pages, behind the line on copyright.
  snippet(
    'el',
    '/dioikisi',
    '<h1>Διοίκηση</h1><p>Πρόεδρος: Ελένη Καρρά</p><p>© 2025 Σύλλογος Λάρισας. Κατασκευή: Μαρία Παππά.</p>',
    {
      p: ['Ελένη Καρρά=Πρόεδρος'],
    },
  ),
  snippet(
    'hr',
    '/o-nama',
    '<h1>Uprava</h1><p>Predsjednica: Ana Kovač</p><p>© 2025 Udruga Val. Izrada: Ivan Horvat</p>',
    {
      p: ['Ana Kovač=Predsjednica'],
    },
  ),
];
