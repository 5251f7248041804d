import { snippet, type Snippet } from './snippet.js';

/** Boards, teams and staffs in lists, tables and lines of many builds. */
export const LISTS: readonly Snippet[] = [
  snippet(
    'de',
    '/ansprechpartner',
    '<h1>Ansprechpartner</h1><div class="box"><h4>Mitgliederverwaltung</h4><p>Frau Ellen Hauser<br>Zimmer 12<br>Tel. 0821 / 23 12 57</p></div><div class="box"><h4>Veranstaltungstechnik</h4><p>Herr Boris Lang<br>Zimmer 3<br>Tel. 0821 / 23 12 58</p></div>',
    {
      p: ['Ellen Hauser=Mitgliederverwaltung', 'Boris Lang=Veranstaltungstechnik'],
      t: ['+49821231257', '+49821231258'],
    },
  ),
  snippet(
    'en',
    '/team',
    '<h1>Meet the crew</h1><div class="row"><div><h3>Fergus Doyle</h3><em>Skipper &amp; owner</em><p>Fergus has sailed since he was six.</p></div><div><h3>Orla Keane</h3><em>First mate</em><p>Orla cooks, too.</p></div></div>',
    { p: ['Fergus Doyle=Skipper & owner', 'Orla Keane=First mate'] },
  ),
  snippet(
    'fr',
    '/bureau',
    '<h1>Le bureau</h1><ul><li><span>Présidente</span><strong>Hélène Marty</strong></li><li><span>Secrétaire</span><strong>Abdel Kaci</strong></li><li><span>Membres</span><strong>Luc Faure</strong>, <strong>Inès Roy</strong></li></ul>',
    { p: ['Hélène Marty=Présidente', 'Abdel Kaci=Secrétaire', 'Luc Faure=Membres', 'Inès Roy=Membres'] },
  ),
  snippet(
    'it',
    '/organi',
    '<h1>Consiglio direttivo</h1><p>Presidente <b>Marco Tosi</b>, vicepresidente <b>Lucia Gatti</b>, segretario <b>Ivo Riva</b>.</p>',
    { p: ['Marco Tosi=Presidente', 'Lucia Gatti=vicepresidente', 'Ivo Riva=segretario'] },
  ),
  snippet(
    'es',
    '/junta',
    '<h1>Junta directiva</h1><table><tr><td>Presidente/a</td><td>Pilar Marín Soto</td></tr><tr><td>Tesorero/a</td><td>Óscar Rey</td></tr><tr><td>Vocal 1.º</td><td>Nuria Sanz</td></tr></table>',
    { p: ['Pilar Marín Soto=Presidente/a', 'Óscar Rey=Tesorero/a', 'Nuria Sanz=Vocal 1.º'] },
  ),
  snippet(
    'pt-BR',
    '/diretoria',
    '<h1>Diretoria 2024-2026</h1><p><strong>Presidente:</strong> Sérgio Tavares<br><strong>Vice:</strong> Luana Freitas<br><strong>1ª Secretária:</strong> Denise Rocha</p>',
    { p: ['Sérgio Tavares=Presidente', 'Luana Freitas=Vice', 'Denise Rocha=1ª Secretária'] },
  ),
  snippet(
    'nl',
    '/bestuur',
    '<h1>Het bestuur</h1><ul><li>Voorzitter - Anja Mulder</li><li>Secretaris - Ton Bakker</li><li>Algemeen bestuurslid - Fatima el Idrissi</li></ul>',
    { p: ['Anja Mulder=Voorzitter', 'Ton Bakker=Secretaris', 'Fatima el Idrissi=Algemeen bestuurslid'] },
  ),
  snippet(
    'sv',
    '/om-oss',
    '<h1>Vi på verkstaden</h1><p><b>Elin Strand</b><br>keramiker, grundare</p><p><b>Jonas Ek</b><br>glasblåsare</p>',
    { p: ['Elin Strand=keramiker, grundare', 'Jonas Ek=glasblåsare'] },
  ),
  snippet(
    'da',
    '/kontakt',
    '<h1>Kontakt</h1><p>Formand<br>Hanne Bruun<br>Møllevej 3, 8700 Horsens<br>tlf. 20 11 22 33</p><p>Kasserer<br>Leif Holm<br>leif@kontor.example</p>',
    {
      p: ['Hanne Bruun=Formand', 'Leif Holm=Kasserer'],
      a: ['Møllevej 3/8700/Horsens'],
      t: ['+4520112233'],
      e: ['leif@kontor.example'],
    },
  ),
  snippet(
    'fi',
    '/hallitus',
    '<h1>Hallitus 2026</h1><p>pj. Outi Lehto<br>vpj. Timo Salo<br>siht. Eija Mäki<br>jäsenet: Kari Aho, Riitta Niemi</p>',
    {
      p: ['Outi Lehto=pj.', 'Timo Salo=vpj.', 'Eija Mäki=siht.', 'Kari Aho=jäsenet', 'Riitta Niemi=jäsenet'],
    },
  ),
  snippet(
    'pl',
    '/zarzad',
    '<h1>Zarząd</h1><ol><li>Prezes - Halina Wrona</li><li>Wiceprezes - Leszek Bąk</li><li>Skarbnik - Iwona Kos</li></ol><h2>Komisja Rewizyjna</h2><ol><li>Jerzy Sowa - przewodniczący</li><li>Zofia Mazur - członek</li></ol>',
    {
      p: [
        'Halina Wrona=Prezes',
        'Leszek Bąk=Wiceprezes',
        'Iwona Kos=Skarbnik',
        'Jerzy Sowa=przewodniczący',
        'Zofia Mazur=członek',
      ],
    },
  ),
  snippet(
    'hu',
    '/rolunk',
    '<h1>Elnökség</h1><p><strong>Balogh Tamás</strong> elnök<br><strong>Dr. Fekete Anna</strong> alelnök<br><strong>Molnár Gergő</strong> gazdasági felelős</p>',
    { p: ['Balogh Tamás=elnök', 'Fekete Anna=alelnök', 'Molnár Gergő=gazdasági felelős'] },
  ),
  snippet(
    'ro',
    '/consiliu',
    '<h1>Consiliul local</h1><table><tr><th>Nr.</th><th>Nume și prenume</th><th>Partid</th></tr><tr><td>1</td><td>POP Gheorghe</td><td>PNL</td></tr><tr><td>2</td><td>RUSU Elena</td><td>PSD</td></tr></table>',
    { p: ['Gheorghe POP=', 'Elena RUSU='] },
  ),
  snippet(
    'sl',
    '/ekipa',
    '<h1>Ekipa</h1><p>Predsednica: Nataša Hribar, univ. dipl. prav.</p><p>Tajnik: mag. Rok Zupan</p>',
    { p: ['Nataša Hribar=Predsednica', 'Rok Zupan=Tajnik'] },
  ),
  snippet(
    'bg',
    '/ekip',
    '<h1>Екип</h1><h3>Д-р Елена Колева</h3><p>Управител, лекар по дентална медицина</p><h3>Иван Тодоров</h3><p>Зъботехник</p>',
    { p: ['Елена Колева=Управител, лекар по дентална медицина', 'Иван Тодоров=Зъботехник'] },
  ),
  snippet(
    'el',
    '/omada',
    '<h1>Η ομάδα μας</h1><ul><li><b>Νίκος Αλεξίου</b> – Καλλιτεχνικός διευθυντής</li><li><b>Ιωάννα Ρήγα</b> – Υπεύθυνη παραγωγής</li></ul>',
    { p: ['Νίκος Αλεξίου=Καλλιτεχνικός διευθυντής', 'Ιωάννα Ρήγα=Υπεύθυνη παραγωγής'] },
  ),
  snippet(
    'ru',
    '/team',
    '<h1>Наша команда</h1><div><b>Мария Ковалёва</b><br>художественный руководитель</div><div><b>Глеб Ершов</b><br>звукорежиссёр</div>',
    { p: ['Мария Ковалёва=художественный руководитель', 'Глеб Ершов=звукорежиссёр'] },
  ),
  snippet(
    'tr',
    '/yonetim-kurulu',
    '<h1>Yönetim Kurulu</h1><table><tr><td>Başkan</td><td>Hülya Demirci</td></tr><tr><td>Genel Sekreter</td><td>Okan Tekin</td></tr><tr><td>Sayman</td><td>Cem Arslan</td></tr></table>',
    { p: ['Hülya Demirci=Başkan', 'Okan Tekin=Genel Sekreter', 'Cem Arslan=Sayman'] },
  ),
  snippet(
    'ja',
    '/staff',
    '<h1>スタッフ紹介</h1><ul><li><p>館長</p><p>大野 真理子</p></li><li><p>学芸員</p><p>岡本 拓也</p></li></ul>',
    { p: ['大野 真理子=館長', '岡本 拓也=学芸員'] },
  ),
  snippet(
    'zh-CN',
    '/team',
    '<h1>团队介绍</h1><div><h3>周海涛</h3><p>创始人兼总经理</p></div><div><h3>孙丽</h3><p>市场总监</p></div>',
    { p: ['周海涛=创始人兼总经理', '孙丽=市场总监'] },
  ),
  snippet('ko', '/team', '<h1>교직원 소개</h1><dl><dt>원장</dt><dd>박선영</dd></dl>', { p: ['박선영=원장'] }),
  snippet(
    'ar',
    '/team',
    '<h1>فريقنا</h1><table><tr><th>الاسم</th><th>المنصب</th></tr><tr><td>هدى سالم</td><td>المديرة العامة</td></tr><tr><td>عمر حداد</td><td>محاسب</td></tr></table>',
    { p: ['هدى سالم=المديرة العامة', 'عمر حداد=محاسب'] },
  ),
  snippet(
    'en',
    '/about',
    '<h1>About</h1><p>The practice is run by Dr Priya Nair and Dr Owen Clarke. Reception is looked after by Jean Tolley.</p>',
    { p: ['Priya Nair=', 'Owen Clarke=', 'Jean Tolley='] },
  ),
  snippet(
    'en',
    '/faculty',
    '<h1>Faculty</h1><p>Dr. Alan Whitmore, Ph.D., Professor of Botany, Room 214, ext. 5512</p><p>Dr. Celia Ramos, Associate Professor, Room 216</p>',
    { p: ['Alan Whitmore=Professor of Botany', 'Celia Ramos=Associate Professor'] },
  ),
  snippet(
    'de',
    '/pfarrteam',
    '<h1>Pfarrteam</h1><p>Leitender Pfarrer: Dekan Msgr. Anton Huber</p><p>Pastoralreferentin: Dipl.-Theol. Eva Brunner</p><p>Kirchenmusik: Regionalkantor Paul Steger</p>',
    { p: ['Anton Huber=Leitender Pfarrer', 'Eva Brunner=Pastoralreferentin', 'Paul Steger=Kirchenmusik'] },
  ),
  snippet(
    'de',
    '/wir',
    '<h1>Wir über uns</h1><p>Geschäftsführende Gesellschafter sind Ulrich Thoma und Petra Thoma-Weiß.</p><p>Meisterin im Betrieb: Jana Kolb</p>',
    {
      p: [
        'Ulrich Thoma=Geschäftsführende Gesellschafter',
        'Petra Thoma-Weiß=Geschäftsführende Gesellschafter',
        'Jana Kolb=Meisterin im Betrieb',
      ],
    },
  ),
  // An office, and below it whoever holds it, without an element around both.
  snippet(
    'da',
    '/menighedsraad',
    '<h1>Menighedsrådet</h1><h3>Formand</h3><p>Karen Bundgaard</p><h3>Kirkeværge</h3><p>Svend Åge Munk</p>',
    { p: ['Karen Bundgaard=Formand', 'Svend Åge Munk=Kirkeværge'] },
  ),
  snippet('sk', '/o-nas', '<p>Predseda</p><p>Marek Hudák</p><p>Pokladníčka</p><p>Zuzana Králiková</p>', {
    p: ['Marek Hudák=Predseda', 'Zuzana Králiková=Pokladníčka'],
  }),
  snippet(
    'en',
    '/about',
    '<h2>Officers</h2><p>Ellen Marsh</p><p>Chair</p><p>David Poole</p><p>Treasurer</p>',
    { p: ['Ellen Marsh=Chair', 'David Poole=Treasurer'] },
  ),
  // Ranks of fire brigades, and trades of shops.
  snippet(
    'pt',
    '/comando',
    '<table><tr><td><img src="a.jpg" alt=""></td><td><b>Hélder Espadinha</b><br>Comandante</td></tr><tr><td></td><td><b>Sandra Rebocho</b><br>2.ª Comandante</td></tr><tr><td></td><td><b>Tiago Carrapato</b><br>Adjunto de Comando</td></tr></table>',
    {
      p: [
        'Hélder Espadinha=Comandante',
        'Sandra Rebocho=2.ª Comandante',
        'Tiago Carrapato=Adjunto de Comando',
      ],
    },
  ),
  snippet(
    'fr',
    '/equipe',
    '<ul><li>Lieutenant : Julien Perrot</li><li>Adjudant-chef : Sophie Lemaire</li><li>Caporal : Nicolas Brun</li></ul>',
    { p: ['Julien Perrot=Lieutenant', 'Sophie Lemaire=Adjudant-chef', 'Nicolas Brun=Caporal'] },
  ),
  snippet(
    'nl',
    '/team',
    '<p>Anja Visser – bevelvoerder</p><p>Kees de Boer – postcommandant</p><p>Linda Smit – verkoper</p>',
    { p: ['Anja Visser=bevelvoerder', 'Kees de Boer=postcommandant', 'Linda Smit=verkoper'] },
  ),
  snippet(
    'tr',
    '/antrenorler',
    '<div class="card"><h5>Ebru Tanyeli</h5><p>Voleybol Başantrenörü</p></div><div class="card"><h5>Onur Dinçsoy</h5><p>Yüzme Antrenörü</p></div>',
    { p: ['Ebru Tanyeli=Voleybol Başantrenörü', 'Onur Dinçsoy=Yüzme Antrenörü'] },
  ),
  snippet(
    'el',
    '/team',
    '<ul><li>Γιώργος Λάμπρου – Διοικητής</li><li>Ελένη Βασιλείου – Υποδιοικητής</li></ul>',
    { p: ['Γιώργος Λάμπρου=Διοικητής', 'Ελένη Βασιλείου=Υποδιοικητής'] },
  ),
  snippet(
    'fi',
    '/yhteystiedot',
    '<h3>Palopäällikkö</h3><p>Matti Salonen</p><h3>Emäntä</h3><p>Anneli Mäkelä</p>',
    { p: ['Matti Salonen=Palopäällikkö', 'Anneli Mäkelä=Emäntä'] },
  ),
];
