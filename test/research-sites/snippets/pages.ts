import { snippet, type Snippet } from './snippet.js';

/** Pages of many kinds of organizations, each with all that is on it. */
export const PAGES: readonly Snippet[] = [
  snippet(
    'de',
    '/anwaelte',
    '<h1>Unsere Anwälte</h1><div class="anwalt"><h2>Dr. Martin Holzer, LL.M.</h2><p>Rechtsanwalt, Fachanwalt für Familienrecht</p><p>Tel. 0431 2312577 · <a href="mailto:holzer@kontor.example">E-Mail</a></p></div><div class="anwalt"><h2>Sema Aydın</h2><p>Rechtsanwältin und Notarin</p></div><h2>Sekretariat</h2><p>Petra Voß, Rechtsanwaltsfachangestellte</p>',
    {
      p: [
        'Martin Holzer=Rechtsanwalt, Fachanwalt für Familienrecht',
        'Sema Aydın=Rechtsanwältin und Notarin',
        'Petra Voß=Rechtsanwaltsfachangestellte',
      ],
      t: ['+494312312577'],
      e: ['holzer@kontor.example'],
    },
  ),
  snippet(
    'en',
    '/masthead',
    '<h1>Masthead</h1><p><b>Editor-in-chief</b> Rosalind Pryor<br><b>News editor</b> Tomasz Baker<br><b>Culture</b> Imani Okoye and Lee Sandstrom<br><b>Printed by</b> Hollis &amp; Daughters</p>',
    {
      p: [
        'Rosalind Pryor=Editor-in-chief',
        'Tomasz Baker=News editor',
        'Imani Okoye=Culture',
        'Lee Sandstrom=Culture',
      ],
    },
  ),
  snippet(
    'en',
    '/network/people',
    '<h1>People</h1><ul><li><strong>Dr Kemi Adeyemi</strong> (University of Carrick), convenor</li><li><strong>Prof. Anders Holt</strong> (Aalborg), co-convenor</li></ul>',
    { p: ['Kemi Adeyemi=convenor', 'Anders Holt=co-convenor'] },
  ),
  snippet(
    'fr',
    '/equipe',
    '<h1>L’équipe pédagogique</h1><p>Petite section : Mme Brigitte Aubert (lundi, mardi) et M. Karim Haddad</p><p>CP : Mme Solène Guyot</p><p>ATSEM : Nathalie Rey, Corinne Millet</p>',
    {
      p: [
        'Brigitte Aubert=Petite section',
        'Karim Haddad=Petite section',
        'Solène Guyot=CP',
        'Nathalie Rey=ATSEM',
        'Corinne Millet=ATSEM',
      ],
    },
  ),
  snippet(
    'de',
    '/trainer',
    '<h1>Unsere Trainer</h1><table><tr><th>Mannschaft</th><th>Trainer</th><th>Telefon</th></tr><tr><td>U12</td><td>Sven Kallweit</td><td>0171 2345678</td></tr><tr><td>1. Damen</td><td>Nadine Roth, Ole Petersen</td><td></td></tr></table>',
    { p: ['Sven Kallweit=U12', 'Nadine Roth=1. Damen', 'Ole Petersen=1. Damen'], t: ['+491712345678'] },
  ),
  snippet(
    'en',
    '/about',
    '<h1>About the farm</h1><p>We are Tom and Sally Fenwick, third-generation farmers.</p>',
    { p: ['Tom Fenwick=', 'Sally Fenwick='] },
  ),
  snippet(
    'sv',
    '/kontakt',
    '<h1>Kontakt</h1><h3>Kansli</h3><p>Maria Lindqvist<br>Verksamhetschef<br>070-123 45 67</p><h3>Vaktmästeri</h3><p>Kent Åberg, 070-765 43 21</p>',
    { p: ['Maria Lindqvist=Verksamhetschef', 'Kent Åberg=Vaktmästeri'], t: ['+46701234567', '+46707654321'] },
  ),
  snippet(
    'fi',
    '/henkilokunta',
    '<h1>Henkilökunta</h1><ul><li>Virtanen Kaisa, rehtori, p. 040 123 4567</li><li>Laine Pekka, erityisopettaja</li><li>Koskinen Anu, koulusihteeri</li></ul>',
    {
      p: ['Virtanen Kaisa=rehtori', 'Laine Pekka=erityisopettaja', 'Koskinen Anu=koulusihteeri'],
      t: ['+358401234567'],
    },
  ),
  snippet(
    'hu',
    '/munkatarsak',
    '<h1>Munkatársak</h1><table><tr><td>Dr. Horváth Zoltán</td><td>intézményvezető</td></tr><tr><td>Kiss-Nagy Eszter</td><td>óvodapedagógus</td></tr><tr><td>Tóthné Varga Mária</td><td>dajka</td></tr></table>',
    { p: ['Horváth Zoltán=intézményvezető', 'Kiss-Nagy Eszter=óvodapedagógus', 'Tóthné Varga Mária=dajka'] },
  ),
  snippet(
    'pl',
    '/parafia',
    '<h1>Duszpasterze</h1><p>Proboszcz: ks. kan. dr Tadeusz Malec</p><p>Wikariusz: ks. mgr Paweł Gil</p><p>Organista: p. Marcin Drozd</p><p>Kancelaria czynna w środy 16–18, tel. 12 345 67 89</p>',
    { p: ['Tadeusz Malec=Proboszcz', 'Paweł Gil=Wikariusz', 'Marcin Drozd=Organista'], t: ['+48123456789'] },
  ),
  snippet(
    'it',
    '/staff',
    '<h1>Il nostro staff</h1><div class="col"><img src="1.jpg" alt="Giulia Ferretti"><h5>Giulia Ferretti</h5><span>Fisioterapista</span><p>Laureata a Bologna nel 2010.</p></div><div class="col"><img src="2.jpg" alt="Paolo Sanna"><h5>Paolo Sanna</h5><span>Osteopata</span></div>',
    { p: ['Giulia Ferretti=Fisioterapista', 'Paolo Sanna=Osteopata'] },
  ),
  snippet(
    'es',
    '/ayuntamiento',
    '<h1>Corporación municipal</h1><ul><li>Alcaldesa: Dª. Carmen Ortega Ruiz (PSOE)</li><li>1er Teniente de Alcalde: D. Antonio Molina Vega</li><li>Concejal de Cultura: D. José Luis Prieto</li></ul>',
    {
      p: [
        'Carmen Ortega Ruiz=Alcaldesa',
        'Antonio Molina Vega=1er Teniente de Alcalde',
        'José Luis Prieto=Concejal de Cultura',
      ],
    },
  ),
  snippet(
    'pt',
    '/direcao',
    '<h1>Direção</h1><div><p>Presidente</p><p>Manuel Fonseca</p></div><div><p>Vice-Presidente</p><p>Rita Sampaio</p></div><div><p>Vogais</p><p>Hugo Matos</p><p>Inês Quintela</p></div>',
    {
      p: [
        'Manuel Fonseca=Presidente',
        'Rita Sampaio=Vice-Presidente',
        'Hugo Matos=Vogais',
        'Inês Quintela=Vogais',
      ],
    },
  ),
  snippet(
    'tr',
    '/ekibimiz',
    '<h1>Ekibimiz</h1><div class="uye"><h4>Uzm. Dr. Selin Aksoy</h4><span>Çocuk Sağlığı ve Hastalıkları</span></div><div class="uye"><h4>Dt. Emre Çelik</h4><span>Diş Hekimi</span></div>',
    { p: ['Selin Aksoy=Çocuk Sağlığı ve Hastalıkları', 'Emre Çelik=Diş Hekimi'] },
  ),
  snippet(
    'el',
    '/epikoinonia',
    '<h1>Επικοινωνία</h1><p>Υπεύθυνη επικοινωνίας: Δρ. Άννα Κωστοπούλου, κιν. 6971234567</p><p>Λεωφ. Νίκης 14, 546 22 Θεσσαλονίκη</p>',
    {
      p: ['Άννα Κωστοπούλου=Υπεύθυνη επικοινωνίας'],
      t: ['+306971234567'],
      a: ['Λεωφ. Νίκης 14/546 22/Θεσσαλονίκη'],
    },
  ),
  snippet(
    'ru',
    '/o-nas',
    '<h1>Администрация</h1><p>Директор музея Кузнецова Анна Сергеевна</p><p>Зам. директора по науке — Орлов П. Н.</p><p>Хранитель фондов: Белова Ирина</p>',
    {
      p: [
        'Кузнецова Анна Сергеевна=Директор музея',
        'Орлов П. Н.=Зам. директора по науке',
        'Белова Ирина=Хранитель фондов',
      ],
    },
  ),
  snippet(
    'uk',
    '/kontakty',
    '<h1>Контакти</h1><p>Завідувачка: Ткаченко Лариса Петрівна, (044) 123-45-67</p><p>вул. Шевченка, 5, м. Полтава, 36000</p>',
    {
      p: ['Ткаченко Лариса Петрівна=Завідувачка'],
      t: ['+380441234567'],
      a: ['вул. Шевченка, 5/36000/Полтава'],
    },
  ),
  snippet(
    'ro',
    '/despre-noi',
    '<h1>Echipa noastră</h1><p><strong>Andreea Munteanu</strong> – psiholog clinician principal</p><p><strong>Mihai Dobre</strong> – logoped</p>',
    { p: ['Andreea Munteanu=psiholog clinician principal', 'Mihai Dobre=logoped'] },
  ),
  snippet(
    'cs',
    '/kontakty',
    '<h1>Kontakty</h1><table><tr><td><b>Ředitelka školy</b></td><td>Mgr. Věra Součková</td><td>731 222 333</td><td>reditelka@kontor.example</td></tr><tr><td><b>Vedoucí jídelny</b></td><td>Jana Malá</td><td>731 222 334</td><td>jidelna@kontor.example</td></tr></table>',
    {
      p: ['Věra Součková=Ředitelka školy', 'Jana Malá=Vedoucí jídelny'],
      t: ['+420731222333', '+420731222334'],
      e: ['reditelka@kontor.example', 'jidelna@kontor.example'],
    },
  ),
  snippet(
    'sk',
    '/o-nas',
    '<h1>Náš tím</h1><p>MUDr. Katarína Hudáková – všeobecná lekárka<br>Zuzana Kováčová – zdravotná sestra</p>',
    { p: ['Katarína Hudáková=všeobecná lekárka', 'Zuzana Kováčová=zdravotná sestra'] },
  ),
  snippet(
    'hr',
    '/o-nama',
    '<h1>Upravni odbor</h1><ol><li>Tomislav Barić, predsjednik</li><li>Lucija Grgić, dopredsjednica</li><li>Marin Šimić, član</li></ol>',
    { p: ['Tomislav Barić=predsjednik', 'Lucija Grgić=dopredsjednica', 'Marin Šimić=član'] },
  ),
  snippet(
    'lt',
    '/apie',
    '<h1>Komanda</h1><div class="item"><div class="t">Ieva Stankutė</div><div class="d">Projektų vadovė</div></div><div class="item"><div class="t">Tomas Jankauskas</div><div class="d">Savanorių koordinatorius</div></div>',
    { p: ['Ieva Stankutė=Projektų vadovė', 'Tomas Jankauskas=Savanorių koordinatorius'] },
  ),
  snippet(
    'et',
    '/meist',
    '<h1>Meeskond</h1><p>Tegevjuht Triin Sepp<br>triin@kontor.example</p><p>Projektijuht Rein Kask<br>rein@kontor.example</p>',
    {
      p: ['Triin Sepp=Tegevjuht', 'Rein Kask=Projektijuht'],
      e: ['triin@kontor.example', 'rein@kontor.example'],
    },
  ),
  snippet(
    'da',
    '/om-os',
    '<h1>Medarbejdere</h1><div><h3>Sognepræst (kbf.)</h3><p>Mette Krogh<br>Præstegårdsvej 2, 4320 Lejre<br>Tlf. 46 48 00 11</p></div><div><h3>Organist</h3><p>Jens-Ole Bach</p></div>',
    {
      p: ['Mette Krogh=Sognepræst (kbf.)', 'Jens-Ole Bach=Organist'],
      a: ['Præstegårdsvej 2/4320/Lejre'],
      t: ['+4546480011'],
    },
  ),
  snippet(
    'no',
    '/om-oss',
    '<h1>Styret</h1><table><tr><th>Verv</th><th>Navn</th><th>Telefon</th></tr><tr><td>Leder</td><td>Ingunn Bakke</td><td>900 11 222</td></tr><tr><td>Sekretær</td><td>Roar Vik</td><td>900 11 223</td></tr></table>',
    { p: ['Ingunn Bakke=Leder', 'Roar Vik=Sekretær'], t: ['+4790011222', '+4790011223'] },
  ),
  snippet(
    'nl',
    '/wie-zijn-wij',
    '<h1>Wie zijn wij</h1><p>Stichting De Molen wordt geleid door Hanneke Visser (voorzitter), Bram de Wit (secretaris) en Joost van Dijk (penningmeester).</p>',
    { p: ['Hanneke Visser=voorzitter', 'Bram de Wit=secretaris', 'Joost van Dijk=penningmeester'] },
  ),
  snippet(
    'nl-BE',
    '/team',
    '<h1>Ons team</h1><div><p>Annelies Peeters</p><p>Eerste leerjaar</p></div><div><p>Wout Claes</p><p>Tweede leerjaar</p></div>',
    { p: ['Annelies Peeters=Eerste leerjaar', 'Wout Claes=Tweede leerjaar'] },
  ),
  snippet(
    'ja',
    '/profile',
    '<h2>会社概要</h2><dl><dt>会社名</dt><dd>株式会社ひなた</dd><dt>代表者</dt><dd>代表取締役　佐々木 亮</dd><dt>本社</dt><dd>〒980-0811 宮城県仙台市青葉区一番町1-2-3</dd><dt>TEL／FAX</dt><dd>022-123-4567／022-123-4568</dd></dl>',
    {
      p: ['佐々木 亮=代表取締役'],
      a: ['青葉区一番町1-2-3/980-0811/仙台市'],
      t: ['+81221234567', '+81221234568'],
    },
  ),
  snippet(
    'ko',
    '/greeting',
    '<h2>조직도</h2><table><tr><th>직위</th><th>성명</th><th>연락처</th></tr><tr><td>관장</td><td>한지민</td><td>02-123-4567</td></tr><tr><td>사무국장</td><td>오세훈</td><td>02-123-4568</td></tr></table>',
    { p: ['한지민=관장', '오세훈=사무국장'], t: ['+8221234567', '+8221234568'] },
  ),
  snippet(
    'zh-TW',
    '/about',
    '<h2>工作團隊</h2><ul><li><h4>林雅婷</h4><p>執行長</p></li><li><h4>陳建宏</h4><p>社工督導</p></li></ul>',
    { p: ['林雅婷=執行長', '陳建宏=社工督導'] },
  ),
  snippet(
    'ar',
    '/about',
    '<h2>مجلس الإدارة</h2><ul><li>أحمد محمود السيد – رئيس مجلس الإدارة</li><li>منى عبد الرحمن – نائب الرئيس</li><li>كريم فؤاد – أمين الصندوق</li></ul>',
    { p: ['أحمد محمود السيد=رئيس مجلس الإدارة', 'منى عبد الرحمن=نائب الرئيس', 'كريم فؤاد=أمين الصندوق'] },
  ),
  snippet(
    'he',
    '/about',
    '<h2>ועד העמותה</h2><p>יו"ר: רותי ברק</p><p>גזבר: אלון שגיא</p><p>רח\' ויצמן 12, חיפה 3100001</p>',
    { p: ['רותי ברק=יו"ר', 'אלון שגיא=גזבר'], a: ["רח' ויצמן 12/3100001/חיפה"] },
  ),
  snippet(
    'en-IN',
    '/management',
    '<h1>Managing Committee</h1><table><tr><th>S. No.</th><th>Name</th><th>Designation</th></tr><tr><td>1</td><td>Shri Ramesh Chandra Gupta</td><td>President</td></tr><tr><td>2</td><td>Smt. Kavita Rao</td><td>General Secretary</td></tr><tr><td>3</td><td>CA Mohit Jain</td><td>Treasurer</td></tr></table>',
    { p: ['Ramesh Chandra Gupta=President', 'Kavita Rao=General Secretary', 'Mohit Jain=Treasurer'] },
  ),
  snippet(
    'id',
    '/tentang',
    '<h1>Struktur Organisasi</h1><ul><li>Kepala Sekolah: Ahmad Fauzi, S.Pd., M.M.</li><li>Wakil Kepala: Hj. Nur Aini, S.Ag.</li></ul><p>Jl. Melati No. 7, Sleman, Yogyakarta 55281</p>',
    { p: ['Ahmad Fauzi=Kepala Sekolah', 'Nur Aini=Wakil Kepala'], a: ['Jl. Melati No. 7/55281/Yogyakarta'] },
  ),
  snippet(
    'vi',
    '/ban-dieu-hanh',
    '<h1>Ban điều hành</h1><div><strong>Phạm Thị Lan Anh</strong><br>Giám đốc điều hành</div><div><strong>Lê Quang Huy</strong><br>Điều phối viên dự án</div>',
    { p: ['Phạm Thị Lan Anh=Giám đốc điều hành', 'Lê Quang Huy=Điều phối viên dự án'] },
  ),
  snippet(
    'ga',
    '/fuinn',
    '<h1>An Coiste</h1><p>Cathaoirleach – Nuala Nic Gabhann</p><p>Rúnaí – Colm Ó hÉanaí</p>',
    { p: ['Nuala Nic Gabhann=Cathaoirleach', 'Colm Ó hÉanaí=Rúnaí'] },
  ),
  snippet(
    'cy',
    '/amdanom-ni',
    '<h1>Ein tîm</h1><p>Cadeirydd: Rhys ap Gwilym</p><p>Trysorydd: Eleri Hughes</p>',
    { p: ['Rhys ap Gwilym=Cadeirydd', 'Eleri Hughes=Trysorydd'] },
  ),
  snippet(
    'ca',
    '/equip',
    '<h1>Equip</h1><p>Direcció artística: Júlia Soler i Vidal</p><p>Producció: Marc Pujol</p><p>Comunicació: Neus Bonet</p>',
    { p: ['Júlia Soler i Vidal=Direcció artística', 'Marc Pujol=Producció', 'Neus Bonet=Comunicació'] },
  ),
  snippet(
    'eu',
    '/nor-gara',
    '<h1>Zuzendaritza batzordea</h1><p>Lehendakaria: Ainhoa Etxeberria</p><p>Diruzaina: Iker Agirre</p>',
    { p: ['Ainhoa Etxeberria=Lehendakaria', 'Iker Agirre=Diruzaina'] },
  ),
  snippet(
    'is',
    '/um-okkur',
    '<h1>Stjórn</h1><p>Sigrún Helgadóttir formaður</p><p>Árni Þór Björnsson gjaldkeri</p>',
    { p: ['Sigrún Helgadóttir=formaður', 'Árni Þór Björnsson=gjaldkeri'] },
  ),
  snippet(
    'sq',
    '/rreth-nesh',
    '<h1>Stafi</h1><p>Drejtore ekzekutive: Blerta Hoxha</p><p>Koordinator: Agron Kelmendi</p>',
    { p: ['Blerta Hoxha=Drejtore ekzekutive', 'Agron Kelmendi=Koordinator'] },
  ),
  snippet(
    'mk',
    '/za-nas',
    '<h1>Тим</h1><p>Извршна директорка: Билјана Стојановска</p><p>Координатор: Борче Николов</p>',
    { p: ['Билјана Стојановска=Извршна директорка', 'Борче Николов=Координатор'] },
  ),
  snippet(
    'en',
    '/contact',
    '<h1>Contact</h1><ul><li>General enquiries: <a href="mailto:info@kontor.example">info@kontor.example</a></li><li>Membership — Gill Tasker, <a href="mailto:gill@kontor.example">gill@kontor.example</a></li><li>Archive: Bernard Loy (Tuesdays only)</li></ul>',
    {
      p: ['Gill Tasker=Membership', 'Bernard Loy=Archive'],
      e: ['info@kontor.example', 'gill@kontor.example'],
    },
  ),
  snippet(
    'de',
    '/team',
    '<h1>Team</h1><p><img src="a.jpg" alt="Anja Brandt"><br><b>Anja Brandt (42)</b><br>Gründerin, kocht am liebsten Suppen</p><p><img src="b.jpg" alt="Ümit Kaya"><br><b>Ümit Kaya (35)</b><br>Küchenchef</p>',
    { p: ['Anja Brandt=Gründerin, kocht am liebsten Suppen', 'Ümit Kaya=Küchenchef'] },
  ),
  snippet(
    'en',
    '/team',
    '<h1>Team</h1><section><h3>Nora Lindahl, co-founder &amp; CEO</h3><p>Nora built two climate companies before.</p></section><section><h3>Jamal Whitaker, co-founder &amp; CTO</h3><p>Jamal likes trains.</p></section>',
    { p: ['Nora Lindahl=co-founder & CEO', 'Jamal Whitaker=co-founder & CTO'] },
  ),
  snippet(
    'en',
    '/team',
    '<h1>Our Team</h1><div class="member"><p class="name">Grace Oduya</p><p class="pronouns">she/her</p><p class="title">Programs Lead</p></div><div class="member"><p class="name">Sam Ortega</p><p class="pronouns">they/them</p><p class="title">Grants Manager</p></div>',
    { p: ['Grace Oduya=Programs Lead', 'Sam Ortega=Grants Manager'] },
  ),
  snippet(
    'de',
    '/impressum',
    '<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Lindenhof eG<br>Am Anger 4<br>06667 Weißenfels</p><p>Vorstand: Karl-Heinz Weber (Vorsitzender), Ines Thiele</p><p>Aufsichtsratsvorsitzende: Dr. Ruth Albers</p><p>Tel.: +49 (0) 3443 / 23 12 57<br>Telefax: +49 (0) 3443 / 23 12 58</p><p>Genossenschaftsregister: Amtsgericht Stendal, GnR 2045</p><p>Redaktion: Jule Sommer</p>',
    {
      p: [
        'Karl-Heinz Weber=Vorsitzender',
        'Ines Thiele=Vorstand',
        'Ruth Albers=Aufsichtsratsvorsitzende',
        'Jule Sommer=Redaktion',
      ],
      a: ['Am Anger 4/06667/Weißenfels'],
      t: ['+493443231257', '+493443231258'],
    },
  ),
  snippet(
    'fr',
    '/mentions-legales',
    '<h1>Mentions légales</h1><p>Association Les Mésanges, loi 1901. Siège social : 7 rue du Lavoir, 21000 Dijon.</p><p>Présidente : Mireille Cotte. Directrice de la publication : Mireille Cotte.</p><p>Hébergeur : Netlia, 2 rue Kellermann, 59100 Roubaix</p>',
    { p: ['Mireille Cotte=Présidente'], a: ['7 rue du Lavoir/21000/Dijon'] },
  ),
  snippet(
    'es',
    '/quienes-somos',
    '<h1>Quiénes somos</h1><p>Nuestro equipo lo forman Laura Benítez (coordinadora), Iván Soto (educador social) y Yolanda Gil (psicóloga).</p>',
    { p: ['Laura Benítez=coordinadora', 'Iván Soto=educador social', 'Yolanda Gil=psicóloga'] },
  ),
  snippet(
    'de-CH',
    '/vorstand',
    '<h1>Vorstand</h1><ul><li>Präsidentin: Regula Frei, Seestrasse 4, 8800 Thalwil, 044 123 45 67</li><li>Aktuar: Beat Moser</li><li>Beisitzer: Urs Graf, Vreni Kunz</li></ul>',
    {
      p: ['Regula Frei=Präsidentin', 'Beat Moser=Aktuar', 'Urs Graf=Beisitzer', 'Vreni Kunz=Beisitzer'],
      t: ['+41441234567'],
      a: ['Seestrasse 4/8800/Thalwil'],
    },
  ),
  snippet(
    'en-GB',
    '/clergy',
    '<h1>Who’s who</h1><p>Vicar: The Revd Canon Jane Allbright<br>Curate: Revd Tim O’Dowd<br>Churchwardens: Peter Stubbs &amp; Hilary Mann<br>PCC Secretary: Mrs J. Whitlock</p>',
    {
      p: [
        'Jane Allbright=Vicar',
        'Tim O’Dowd=Curate',
        'Peter Stubbs=Churchwardens',
        'Hilary Mann=Churchwardens',
        'J. Whitlock=PCC Secretary',
      ],
    },
  ),
  snippet(
    'en-US',
    '/board',
    '<h1>Board of Directors</h1><p>Maria Santos, Chair<br>Retired teacher, Tucson</p><p>Dwight Ellison, Treasurer<br>First Desert Bank</p><p>Rev. Paula Yazzie<br>Grace Chapel</p>',
    { p: ['Maria Santos=Chair', 'Dwight Ellison=Treasurer', 'Paula Yazzie=Board of Directors'] },
  ),
];
