import { snippet, type Snippet } from './snippet.js';

/** Bodies, firms, rooms, classes, feasts and witnesses that stand as people do, and people beside them. */
export const NO_PEOPLE: readonly Snippet[] = [
  // Bodies as headings above their offices.
  snippet(
    'pt',
    '/orgaos-sociais',
    '<h2>Direção</h2><p>Presidente – Joaquim Valadares</p><h2>Mesa da Assembleia</h2><p>Presidente da Mesa – Rui Gouveia</p><h2>Conselho Fiscal</h2><p>Presidente – Célia Marreiros</p>',
    {
      p: ['Joaquim Valadares=Presidente', 'Rui Gouveia=Presidente da Mesa', 'Célia Marreiros=Presidente'],
    },
  ),
  snippet(
    'pl',
    '/wladze',
    '<h2>Zarząd</h2><table><tr><td>Prezes</td><td>Zbigniew Ochocki</td></tr></table><h2>Rada Naukowa</h2><table><tr><td>Przewodniczący</td><td>Kazimierz Woźnica</td></tr></table><h2>Sąd Koleżeński</h2><table><tr><td>Przewodnicząca</td><td>Danuta Lech</td></tr></table>',
    {
      p: ['Zbigniew Ochocki=Prezes', 'Kazimierz Woźnica=Przewodniczący', 'Danuta Lech=Przewodnicząca'],
    },
  ),
  snippet(
    'lt',
    '/apie-mus',
    '<h3>Revizijos Komisija</h3><p>Pirmininkas</p><p>Jonas Petraitis</p><h3>Etikos Komitetas</h3><p>Pirmininkė</p><p>Rasa Kazlauskienė</p>',
    { p: ['Jonas Petraitis=Pirmininkas', 'Rasa Kazlauskienė=Pirmininkė'] },
  ),
  snippet(
    'tr',
    '/kurullar',
    '<h3>Denetleme Kurulu</h3><ul><li>Başkan: Ayşe Tunçel</li></ul><h3>Onur Kurulu</h3><ul><li>Başkan: Mehmet Oral</li></ul>',
    { p: ['Ayşe Tunçel=Başkan', 'Mehmet Oral=Başkan'] },
  ),
  snippet(
    'sv',
    '/styrelsen',
    '<h3>Lokala Valberedningen</h3><p>Ordförande: Karin Ekdahl</p><h3>Ständiga Utskottet</h3><p>Sekreterare: Nils Åberg</p>',
    { p: ['Karin Ekdahl=Ordförande', 'Nils Åberg=Sekreterare'] },
  ),
  snippet(
    'ru',
    '/o-nas',
    '<h3>Ревизионная Комиссия</h3><p>Председатель</p><p>Ольга Смирнова</p><h3>Попечительский Совет</h3><p>Председатель</p><p>Иван Лебедев</p>',
    { p: ['Ольга Смирнова=Председатель', 'Иван Лебедев=Председатель'] },
  ),
  // Firms, investors, customers.
  snippet(
    'en',
    '/about',
    '<h2>Team</h2><div class="tile"><h3>Terrence Jackson</h3><p>Customer Success Lead</p></div><div class="tile"><h3>Priya Raman</h3><p>Chief Executive</p></div><h2>Our investors</h2><div class="tile"><h3>Longleaf Ventures</h3><p>Lead investor</p></div><div class="tile"><h3>Birchwood Partners Ridge</h3><p>Seed investor</p></div>',
    { p: ['Terrence Jackson=Customer Success Lead', 'Priya Raman=Chief Executive'] },
  ),
  snippet(
    'fr',
    '/a-propos',
    '<h2>L’équipe</h2><div class="t"><h3>Camille Roussel</h3><p>Directrice</p></div><div class="t"><h3>Hugo Marchand</h3><p>Chargé de projet</p></div><h2>Ils nous soutiennent</h2><div class="t"><h3>Crédit Rural</h3><p>Mécène principal</p></div><div class="t"><h3>Brasserie Montclar</h3><p>Partenaire</p></div>',
    { p: ['Camille Roussel=Directrice', 'Hugo Marchand=Chargé de projet'] },
  ),
  snippet(
    'de',
    '/verein',
    '<h2>Vorstand</h2><ul><li><strong>Heike Brandt</strong><br>Vorsitzende</li><li><strong>Jörg Mai</strong><br>Kassenwart</li></ul><h2>Förderer</h2><ul><li><strong>Holzbau Kessler</strong><br>Hauptsponsor</li><li><strong>Volksbank Lindental</strong><br>Partner</li></ul>',
    { p: ['Heike Brandt=Vorsitzende', 'Jörg Mai=Kassenwart'] },
  ),
  snippet(
    'nl',
    '/over-ons',
    '<h2>Wat klanten zeggen</h2><div><b>Marieke de Wit</b><br>Directeur, Bloemenhuis</div><div><b>Jan Bos</b><br>Eigenaar</div>',
    {},
  ),
  snippet(
    'es',
    '/nosotros',
    '<h2>Lo que dicen de nosotros</h2><div class="item"><h4>Marta Ibáñez</h4><p>Directora de Hotel</p></div><div class="item"><h4>Luis Prado</h4><p>Cliente</p></div>',
    {},
  ),
  snippet(
    'cs',
    '/o-nas',
    '<h2>Řekli o nás</h2><div><h4>Petr Dvořák</h4><p>ředitel školy</p></div><h2>Náš tým</h2><div><h4>Jana Malá</h4><p>ředitelka</p></div>',
    { p: ['Jana Malá=ředitelka'] },
  ),
  snippet(
    'tr',
    '/hakkimizda',
    '<h2>Müşteri Yorumları</h2><div><h4>Ahmet Yılmaz</h4><p>Genel Müdür</p></div><h2>Ekibimiz</h2><div><h4>Elif Demir</h4><p>Mimar</p></div>',
    { p: ['Elif Demir=Mimar'] },
  ),
  snippet(
    'en',
    '/about',
    '<h2>Kind words</h2><div class="card"><p>“They restored our roof in a week.”</p><p>Sarah Bell</p><p>Homeowner</p></div><div class="card"><p>“A joy to work with.”</p><p>Tom Reed</p><p>Estate Manager, Larch Hall</p></div>',
    {},
  ),
  // Departments, rooms, classes, trades and dishes that stand as names do.
  snippet(
    'en',
    '/contact',
    '<h2>Contact</h2><h3>Customer Relations</h3><p>Open office 9 to 5</p><h3>Press Desk</h3><p>press@kontor.example</p><h3>Estates Helpdesk</h3><p>Duty manager</p>',
    { e: ['press@kontor.example'] },
  ),
  snippet(
    'de',
    '/mannschaften',
    '<h3>Erste Herren</h3><p>Trainer: Uwe Lenz</p><h3>Zweite Damen</h3><p>Trainerin: Silke Voigt</p>',
    { p: ['Uwe Lenz=Trainer', 'Silke Voigt=Trainerin'] },
  ),
  snippet(
    'es',
    '/equipo',
    '<h3>Educación Infantil</h3><p>Tutora: Laura Campos</p><h3>Segundo Ciclo</h3><p>Tutor: Pablo Rey</p>',
    { p: ['Laura Campos=Tutora', 'Pablo Rey=Tutor'] },
  ),
  snippet(
    'it',
    '/chi-siamo',
    '<div class="card"><h4>Camera Matrimoniale</h4><p>Vista lago</p></div><div class="card"><h4>Suite Panoramica</h4><p>Con terrazza</p></div>',
    {},
  ),
  snippet(
    'hu',
    '/rolunk',
    '<h3>Felügyelő Bizottság</h3><p>elnök: Kovács Péter</p><h3>Központi Iroda</h3><p>irodavezető: Szabó Anna</p>',
    { p: ['Kovács Péter=elnök', 'Szabó Anna=irodavezető'] },
  ),
  snippet(
    'fi',
    '/yhdistys',
    '<h3>Nuorten Lautakunta</h3><p>Puheenjohtaja: Liisa Korhonen</p><h3>Avoimet Ovet</h3><p>lauantaina</p>',
    { p: ['Liisa Korhonen=Puheenjohtaja'] },
  ),
  snippet(
    'el',
    '/sxetika',
    '<h3>Διοικητικό Συμβούλιο</h3><p>Πρόεδρος: Μαρία Παππά</p><h3>Εξελεγκτική Επιτροπή</h3><p>Πρόεδρος: Νίκος Σαρρής</p>',
    { p: ['Μαρία Παππά=Πρόεδρος', 'Νίκος Σαρρής=Πρόεδρος'] },
  ),
  snippet(
    'bg',
    '/za-nas',
    '<h3>Управителен Съвет</h3><p>Председател: Елена Петрова</p><h3>Контролен Съвет</h3><p>Председател: Иван Колев</p>',
    { p: ['Елена Петрова=Председател', 'Иван Колев=Председател'] },
  ),
  // Words of things that are last names as well, and places that are.
  snippet(
    'de',
    '/team',
    '<div class="person"><h3>Anna Markt</h3><p>Leiterin</p></div><div class="person"><h3>Peter Herren</h3><p>Hausmeister</p></div><div class="person"><h3>Christa Link</h3><p>Sekretärin</p></div>',
    { p: ['Anna Markt=Leiterin', 'Peter Herren=Hausmeister', 'Christa Link=Sekretärin'] },
  ),
  snippet(
    'es',
    '/equipo',
    '<ul><li>Elena Valdés, directora</li><li>Carlos Ribera, tesorero</li><li>Ana Caja, vocal</li></ul>',
    { p: ['Elena Valdés=directora', 'Carlos Ribera=tesorero', 'Ana Caja=vocal'] },
  ),
  snippet(
    'it',
    '/chi-siamo',
    '<table><tr><th>Nome</th><th>Ruolo</th></tr><tr><td>Costa Andrea</td><td>Presidente</td></tr><tr><td>Serra Giulia</td><td>Segretaria</td></tr></table>',
    { p: ['Costa Andrea=Presidente', 'Serra Giulia=Segretaria'] },
  ),
  // A firm of partners, whose names are known or not.
  snippet(
    'en',
    '/people',
    '<h2>Our partners</h2><div class="profile"><h3>Thandeka Mzobe</h3><p>Partner, family law</p></div><div class="profile"><h3>Oisín Tarrant</h3><p>Partner, conveyancing</p></div>',
    { p: ['Thandeka Mzobe=Partner, family law', 'Oisín Tarrant=Partner, conveyancing'] },
  ),
  snippet(
    'ja',
    '/office/',
    '<h1>事務所概要</h1><table><tr><th>代表社員</th><td>服部 真理子</td></tr><tr><th>所属</th><td>東海税理士会</td></tr><tr><th>資格</th><td>税理士</td></tr></table>',
    { p: ['服部 真理子=代表社員'] },
  ),
  // Animals, rooms, works and whom they are of, namesakes, and who is honoured.
  snippet(
    'en',
    '/about',
    '<h2>Our horses</h2><div class="card"><h3>Bella Donna</h3><p>Hanoverian mare</p></div><div class="card"><h3>Prince Harry</h3><p>Pony</p></div><h2>Our people</h2><div class="card"><h3>Ellen Marsh</h3><p>Head coach</p></div>',
    { p: ['Ellen Marsh=Head coach'] },
  ),
  snippet(
    'it',
    '/chi-siamo',
    '<h2>Le camere</h2><div class="c"><h3>Camera Rosa</h3><p>Doppia</p></div><div class="c"><h3>Stella Alpina</h3><p>Suite</p></div><h2>La famiglia</h2><p>Renata Zanella, titolare</p>',
    { p: ['Renata Zanella=titolare'] },
  ),
  snippet(
    'de',
    '/ueber-uns',
    '<h2>Repertoire</h2><ul><li>Johann Sebastian Bach – Johannespassion</li><li>Anton Bruckner – Motetten</li></ul><h2>Chorleitung</h2><p>Miriam Hagedorn, Chorleiterin</p>',
    { p: ['Miriam Hagedorn=Chorleiterin'] },
  ),
  snippet(
    'en',
    '/about',
    '<h2>The cast</h2><ul><li>Romeo – Harry Lane</li><li>Juliet – Emma Frost</li></ul><h2>Company</h2><ul><li>Artistic Director: Ruth Abbot</li></ul>',
    { p: ['Ruth Abbot=Artistic Director'] },
  ),
  snippet(
    'pl',
    '/o-nas',
    '<h2>Patron szkoły</h2><p>Janusz Korczak, pedagog</p><h2>Dyrekcja</h2><p>Ewa Zając – dyrektor</p>',
    { p: ['Ewa Zając=dyrektor'] },
  ),
  snippet(
    'hr',
    '/o-nama',
    '<h3>Nadzorni Odbor</h3><p>Predsjednik: Ivo Marić</p><h3>Počasni Članovi</h3><p>Ante Babić</p>',
    { p: ['Ivo Marić=Predsjednik'] },
  ),
  snippet(
    'da',
    '/om-os',
    '<h2>Støtter</h2><p>Tømrer Per Holm</p><h2>Bestyrelsen</h2><p>Lise Kjær (formand)</p>',
    { p: ['Lise Kjær=formand'] },
  ),
  snippet(
    'en',
    '/',
    '<h2>Loved by teams</h2><div><p>It just works.</p><p>Dana Scott</p><p>VP Engineering, Orbit</p></div>',
  ),
  snippet('en', '/news', '<p>Mayor Susan Platt opened the fair. Photo: John Cole</p>'),
  snippet(
    'de',
    '/gemeinderat',
    '<h3>Freie Wähler</h3><ul><li>Josef Huber, Gemeinderat</li></ul><h3>Junge Liste</h3><ul><li>Eva Lang, Gemeinderätin</li></ul>',
    { p: ['Josef Huber=Gemeinderat', 'Eva Lang=Gemeinderätin'] },
  ),
  snippet('en', '/contact', '<h3>Human Resources</h3><p>Nora Quinn</p><p>HR Manager</p>', {
    p: ['Nora Quinn=HR Manager'],
  }),
  snippet(
    'nl',
    '/team',
    '<div class="medewerker"><h3>Sanne Vos</h3><p>Leerkracht groep 3</p></div><div class="medewerker"><h3>Groep Acht</h3><p>Leerkracht</p></div>',
    { p: ['Sanne Vos=Leerkracht groep 3'] },
  ),
  snippet(
    'ja',
    '/team',
    '<h2>スタッフ</h2><dl><dt>院長</dt><dd>山本 太郎</dd><dt>診療科目</dt><dd>内科 外科</dd><dt>所在地</dt><dd>東京 新宿</dd></dl>',
    { p: ['山本 太郎=院長'] },
  ),
];
