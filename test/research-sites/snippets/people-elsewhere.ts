import { snippet, type Snippet } from './snippet.js';

/** People in other languages and scripts. */
export const PEOPLE_ELSEWHERE: readonly Snippet[] = [
  snippet(
    'ja',
    '/company',
    '<h2>役員紹介</h2><dl><dt>理事長</dt><dd>田中 一郎</dd><dt>副理事長</dt><dd>鈴木 花子</dd><dt>監事</dt><dd>高橋 誠</dd></dl>',
    { p: ['田中 一郎=理事長', '鈴木 花子=副理事長', '高橋 誠=監事'] },
  ),
  snippet('ja', '/staff', '<p>園長　佐藤 美咲</p><p>主任保育士　中村 結衣</p>', {
    p: ['佐藤 美咲=園長', '中村 結衣=主任保育士'],
  }),
  snippet(
    'ja',
    '/staff',
    '<div class="staff"><h3>山田 太郎 <span>（やまだ たろう）</span></h3><p>院長</p></div><div class="staff"><h3>伊藤 恵子</h3><p>歯科衛生士</p></div>',
    { p: ['山田 太郎=院長', '伊藤 恵子=歯科衛生士'] },
  ),
  snippet(
    'zh-CN',
    '/about',
    '<h2>团队成员</h2><table><tr><th>姓名</th><th>职务</th></tr><tr><td>王小明</td><td>理事长</td></tr><tr><td>李芳</td><td>秘书长</td></tr></table>',
    { p: ['王小明=理事长', '李芳=秘书长'] },
  ),
  snippet('zh-TW', '/team', '<p>董事長：陳志明</p><p>執行長：林美惠</p><p>聯絡人：黃小姐 02-2345-6789</p>', {
    p: ['陳志明=董事長', '林美惠=執行長'],
    t: ['+886223456789'],
  }),
  snippet(
    'ko',
    '/about',
    '<h2>임원진</h2><ul><li>이사장 김철수</li><li>사무국장 박영희</li><li>감사 최민호</li></ul>',
    { p: ['김철수=이사장', '박영희=사무국장', '최민호=감사'] },
  ),
  snippet(
    'ko',
    '/team',
    '<div class="card"><h3>이지은</h3><p>대표이사</p></div><div class="card"><h3>정우성</h3><p>마케팅 팀장</p></div>',
    { p: ['이지은=대표이사', '정우성=마케팅 팀장'] },
  ),
  snippet(
    'ar',
    '/team',
    '<h2>فريق العمل</h2><div class="member"><h3>د. محمد الأحمد</h3><p>المدير التنفيذي</p></div><div class="member"><h3>سارة حسن علي</h3><p>منسقة المشاريع</p></div>',
    { p: ['محمد الأحمد=المدير التنفيذي', 'سارة حسن علي=منسقة المشاريع'] },
  ),
  snippet('ar', '/contact', '<p>رئيس الجمعية: خالد العمري</p><p>أمين الصندوق: ليلى ناصر</p>', {
    p: ['خالد العمري=رئيس الجمعية', 'ليلى ناصر=أمين الصندوق'],
  }),
  snippet(
    'he',
    '/team',
    '<h2>הצוות</h2><div class="member"><h3>דנה כהן</h3><p>מנכ"לית</p></div><div class="member"><h3>יוסי לוי</h3><p>רכז מתנדבים</p></div>',
    { p: ['דנה כהן=מנכ"לית', 'יוסי לוי=רכז מתנדבים'] },
  ),
  snippet(
    'hi',
    '/team',
    '<h2>हमारी टीम</h2><div class="member"><h3>डॉ. राजेश कुमार</h3><p>अध्यक्ष</p></div><div class="member"><h3>सुनीता शर्मा</h3><p>सचिव</p></div>',
    { p: ['राजेश कुमार=अध्यक्ष', 'सुनीता शर्मा=सचिव'] },
  ),
  snippet('hi', '/contact', '<p>अध्यक्ष: अनिल वर्मा</p><p>कोषाध्यक्ष: मीना गुप्ता</p>', {
    p: ['अनिल वर्मा=अध्यक्ष', 'मीना गुप्ता=कोषाध्यक्ष'],
  }),
  snippet(
    'th',
    '/team',
    '<h2>ทีมงาน</h2><div class="team"><h3>สมชาย ใจดี</h3><p>ผู้อำนวยการ</p></div><div class="team"><h3>นางสาวสุดา แก้วใส</h3><p>เลขานุการ</p></div>',
    { p: ['สมชาย ใจดี=ผู้อำนวยการ', 'สุดา แก้วใส=เลขานุการ'] },
  ),
  snippet(
    'vi',
    '/doi-ngu',
    '<h2>Đội ngũ</h2><p>Giám đốc: Nguyễn Văn An</p><p>Phó giám đốc: Trần Thị Mai</p><p>Kế toán trưởng – Lê Hoàng</p>',
    { p: ['Nguyễn Văn An=Giám đốc', 'Trần Thị Mai=Phó giám đốc', 'Lê Hoàng=Kế toán trưởng'] },
  ),
  snippet(
    'id',
    '/pengurus',
    '<h2>Pengurus</h2><p>Ketua : Budi Santoso</p><p>Wakil Ketua : Siti Rahayu, S.Pd.</p><p>Bendahara : Drs. Agus Wijaya, M.M.</p>',
    { p: ['Budi Santoso=Ketua', 'Siti Rahayu=Wakil Ketua', 'Agus Wijaya=Bendahara'] },
  ),
  snippet(
    'tr',
    '/yonetim',
    '<h2>Yönetim Kurulu</h2><p>Başkan: Ayşe Yılmaz</p><p>Başkan Yardımcısı: Mehmet Öz</p><p>Sayman: Prof. Dr. Fatma Şahin</p><p>Üye: Ali Kaya</p>',
    { p: ['Ayşe Yılmaz=Başkan', 'Mehmet Öz=Başkan Yardımcısı', 'Fatma Şahin=Sayman', 'Ali Kaya=Üye'] },
  ),
  snippet(
    'el',
    '/omada',
    '<h2>Διοικητικό Συμβούλιο</h2><p>Πρόεδρος: Γιώργος Παππάς</p><p>Αντιπρόεδρος: Μαρία Νικολάου</p><p>Ταμίας: Ελένη Δημητρίου, τηλ. 2101234567</p>',
    {
      p: ['Γιώργος Παππάς=Πρόεδρος', 'Μαρία Νικολάου=Αντιπρόεδρος', 'Ελένη Δημητρίου=Ταμίας'],
      t: ['+302101234567'],
    },
  ),
  snippet(
    'ru',
    '/kontakty',
    '<p>Директор — Иванова Мария Петровна, тел. +7 495 123-45-67</p><p>Главный бухгалтер: Смирнов Олег Игоревич</p>',
    {
      p: ['Иванова Мария Петровна=Директор', 'Смирнов Олег Игоревич=Главный бухгалтер'],
      t: ['+74951234567'],
    },
  ),
  snippet(
    'uk',
    '/komanda',
    '<p>Голова правління: Шевченко Олена Іванівна</p><p>Бібліотекарка: Бондар Ірина</p>',
    { p: ['Шевченко Олена Іванівна=Голова правління', 'Бондар Ірина=Бібліотекарка'] },
  ),
  snippet(
    'bg',
    '/екип',
    '<h2>Екип</h2><p>инж. Петър Димитров – управител</p><p>Мария Стоянова – счетоводител</p>',
    { p: ['Петър Димитров=управител', 'Мария Стоянова=счетоводител'] },
  ),
  snippet('sr', '/tim', '<h2>Наш тим</h2><p>Директор: Милош Јовановић</p><p>Секретар: Ана Петровић</p>', {
    p: ['Милош Јовановић=Директор', 'Ана Петровић=Секретар'],
  }),
  snippet(
    'ka',
    '/team',
    '<h2>გუნდი</h2><div class="team"><h3>ნინო ბერიძე</h3><p>დირექტორი</p></div><div class="team"><h3>გიორგი მაისურაძე</h3><p>მენეჯერი</p></div>',
    { p: ['ნინო ბერიძე=დირექტორი', 'გიორგი მაისურაძე=მენეჯერი'] },
  ),
  snippet('hy', '/team', '<h2>Մեր թիմը</h2><p>Տնօրեն՝ Արամ Պետրոսյան</p><p>Հաշվապահ՝ Անի Հակոբյան</p>', {
    p: ['Արամ Պետրոսյան=Տնօրեն', 'Անի Հակոբյան=Հաշվապահ'],
  }),
  snippet(
    'ro',
    '/echipa',
    '<h2>Conducerea</h2><p>Președinte: prof. univ. dr. Ion Popescu</p><p>Vicepreședinte: ec. Maria Ionescu</p><p>Secretar general: ing. Radu Stan, tel. 0721 234 567</p>',
    {
      p: ['Ion Popescu=Președinte', 'Maria Ionescu=Vicepreședinte', 'Radu Stan=Secretar general'],
      t: ['+40721234567'],
    },
  ),
  snippet(
    'hr',
    '/uprava',
    '<h2>Uprava</h2><p>Predsjednik: dr. sc. Ivan Horvat</p><p>Tajnica: Ana Kovač, dipl. oec.</p><p>Blagajnica: Marija Babić, mag. iur.</p>',
    { p: ['Ivan Horvat=Predsjednik', 'Ana Kovač=Tajnica', 'Marija Babić=Blagajnica'] },
  ),
  snippet(
    'lt',
    '/kontaktai',
    '<h2>Darbuotojai</h2><p>Direktorė – Rasa Kazlauskienė, tel. +370 5 212 3456</p><p>Buhalterė – Jūratė Petraitė</p>',
    { p: ['Rasa Kazlauskienė=Direktorė', 'Jūratė Petraitė=Buhalterė'], t: ['+37052123456'] },
  ),
  snippet(
    'lv',
    '/kontakti',
    '<p>Valdes priekšsēdētājs Jānis Bērziņš</p><p>Grāmatvede Ilze Kalniņa, tālr. +371 6712 3456</p>',
    { p: ['Jānis Bērziņš=Valdes priekšsēdētājs', 'Ilze Kalniņa=Grāmatvede'], t: ['+37167123456'] },
  ),
  snippet(
    'et',
    '/kontakt',
    '<p>Juhatuse esimees Kadri Tamm, tel 5123 4567</p><p>Raamatupidaja: Mart Saar</p>',
    { p: ['Kadri Tamm=Juhatuse esimees', 'Mart Saar=Raamatupidaja'], t: ['+37251234567'] },
  ),
  snippet(
    'ga',
    '/foireann',
    '<h2>Foireann</h2><p>Cathaoirleach: Seán Ó Briain</p><p>Rúnaí: Máire Ní Dhomhnaill</p><p>Cisteoir: Pádraig Mac an tSaoi</p>',
    { p: ['Seán Ó Briain=Cathaoirleach', 'Máire Ní Dhomhnaill=Rúnaí', 'Pádraig Mac an tSaoi=Cisteoir'] },
  ),
  snippet(
    'pt-BR',
    '/equipe',
    '<p>Diretora-presidente: Ana Lúcia dos Santos</p><p>Coordenador pedagógico: Prof. Me. João Batista de Oliveira Filho</p><p>Vice-diretor: Carlos Souza Neto</p>',
    {
      p: [
        'Ana Lúcia dos Santos=Diretora-presidente',
        'João Batista de Oliveira Filho=Coordenador pedagógico',
        'Carlos Souza Neto=Vice-diretor',
      ],
    },
  ),
  snippet(
    'is',
    '/starfsfolk',
    '<h2>Starfsfólk</h2><p>Framkvæmdastjóri: Guðrún Jónsdóttir</p><p>Formaður: Ólafur Þór Sigurðsson, s. 555 1234</p>',
    { p: ['Guðrún Jónsdóttir=Framkvæmdastjóri', 'Ólafur Þór Sigurðsson=Formaður'], t: ['+3545551234'] },
  ),
  snippet(
    'ms',
    '/pasukan',
    '<p>Pengerusi: Tan Sri Ahmad bin Abdullah</p><p>Setiausaha: Nurul Huda binti Ismail</p>',
    { p: ['Ahmad bin Abdullah=Pengerusi', 'Nurul Huda binti Ismail=Setiausaha'] },
  ),
  snippet(
    'no',
    '/styret',
    '<h1>Styret</h1><p>Styreleder Kari Nordmann, tlf 911 22 333<br>Kasserer Ola Lie<br>Styremedlem Trine Moe</p>',
    { p: ['Kari Nordmann=Styreleder', 'Ola Lie=Kasserer', 'Trine Moe=Styremedlem'], t: ['+4791122333'] },
  ),
  snippet(
    'de',
    '/vorstand',
    '<h1>Vorstand</h1><p>1. Vorsitzender Klaus Eder</p><p>Kassiererin Birgit Moll</p><p>Jugendwart Sven Arndt</p>',
    { p: ['Klaus Eder=1. Vorsitzender', 'Birgit Moll=Kassiererin', 'Sven Arndt=Jugendwart'] },
  ),
];
