import { snippet, type Snippet } from './snippet.js';

/** What is written on pages of schools, clubs, firms and parishes that stands as people and their offices do, and is neither. */
export const UNLIKE_PEOPLE: readonly Snippet[] = [
  // Pages that no word tells, with people of others.
  snippet(
    'en',
    '/the-mill',
    '<h1>The Mill</h1><p>Built in 1821. Rescued by the architect Peter Langford and the engineer Susan Moore.</p><ul><li>Roof: Tom Hadley, thatcher</li><li>Wheel: Alan Pryce, millwright</li></ul>',
  ),
  snippet(
    'de',
    '/orgel',
    '<h1>Die Orgel</h1><p>Erbauer: Johann Gottlieb Weigle, Echterdingen</p><p>Restaurierung: Werkstatt Lutz Albrecht</p><p>Sachverständiger: Burkhart Goethe</p>',
  ),
  snippet(
    'nl',
    '/het-gebouw',
    '<h1>Het gebouw</h1><p>Architect: Willem Dudok</p><p>Aannemer: Gerrit Bos</p><p>Glas in lood: Marijke Smit</p>',
  ),
  snippet(
    'cs',
    '/taborova-hra',
    '<h1>Táborová hra</h1><p>Kapitán: Jakub Moravec</p><p>Pirát: Filip Dvořák</p><p>Vítězný tým: Rychlé Šípy</p>',
  ),
  snippet(
    'en',
    '/alumni-stories',
    '<h1>Where are they now?</h1><div><h3>Grace Mbeki</h3><p>Engineer at Rolls-Royce</p></div><div><h3>Oliver Stanton</h3><p>Teacher in Leeds</p></div>',
  ),
  snippet(
    'fr',
    '/mariages',
    '<h1>Vos mariages au domaine</h1><p>« Une journée parfaite » – Sophie Garnier et Luc Bonnet, mariés en juin</p><p>Photographe : Élodie Vidal</p><p>Traiteur : Maison Perrault</p>',
  ),
  snippet(
    'es',
    '/becas',
    '<h1>Becas</h1><table><tr><th>Nombre</th><th>Universidad</th></tr><tr><td>Alba Montes</td><td>Universidad de Oviedo</td></tr><tr><td>Iván Cuesta</td><td>Universidad de León</td></tr></table>',
  ),
  snippet(
    'it',
    '/squadre/prima-squadra',
    '<h1>Prima squadra</h1><h3>Rosa</h3><ul><li>1 Matteo Ricci, portiere</li><li>4 Luca Gatti, difensore</li><li>9 Andrea Sala, attaccante</li></ul>',
    { p: [] },
  ),
  snippet(
    'pt',
    '/exposicao',
    '<h1>Luz do Sul</h1><p>Curadoria: Beatriz Lacerda</p><p>Fotografias: João Mendes</p><p>Até 30 de setembro</p>',
  ),
  snippet(
    'no',
    '/lopet',
    '<h1>Fjelløpet</h1><ol><li>Ole Berg, IL Skarven, 41.12</li><li>Kari Vik, Molde OK, 43.50</li></ol><p>Speaker: Tor Lien</p>',
  ),
  snippet(
    'sl',
    '/koncert-v-cerkvi',
    '<h1>Koncert v cerkvi</h1><p>Zborovodja: Marko Zupan</p><p>Na orglah Ana Kos</p>',
  ),
  // Things on pages about the organization.
  snippet(
    'en',
    '/about',
    '<h1>About us</h1><h2>Our values</h2><div><h3>Honest Work</h3><p>Manager approved</p></div><div><h3>Fair Prices</h3><p>Always</p></div><h2>Where we are</h2><p>Old Dairy, Director’s Yard</p>',
  ),
  snippet(
    'de',
    '/team',
    '<h1>Team</h1><div class="p"><h3>Anke Petersen</h3><p>Geschäftsführerin</p><p>Mag. Betriebswirtschaft, Coach BSO</p></div><div class="p"><h3>Yusuf Demir</h3><p>Berater</p><p>Master Supply Chain</p></div><h3>Offene Stellen</h3><p>Assistenz gesucht</p>',
    { p: ['Anke Petersen=Geschäftsführerin', 'Yusuf Demir=Berater'] },
  ),
  snippet(
    'es',
    '/equipo',
    '<h1>Equipo</h1><ul><li><strong>Nuria Campos</strong> Directora</li><li><strong>Sergio Rey</strong> Técnico</li></ul>',
    { p: ['Nuria Campos=Directora', 'Sergio Rey=Técnico'] },
  ),
  snippet(
    'fr',
    '/contact',
    '<h1>Contact</h1><p>Secrétariat : lundi et mardi</p><p>Direction : Porte Bleue</p><p>Entrée par la porte de la cour.</p><p>Présidente : Martine Lefort</p>',
    { p: ['Martine Lefort=Présidente'] },
  ),
  snippet(
    'pl',
    '/kontakt',
    '<h1>Kontakt</h1><p>Sekretariat: Budynek Główny</p><p>Dyrektor: Marek Sowa</p><p>Pedagog: Gabinet Numer Trzy</p><p>Każdy gabinet jest na parterze.</p>',
    { p: ['Marek Sowa=Dyrektor'] },
  ),
  snippet(
    'it',
    '/staff',
    '<h1>Staff</h1><ul><li>Dott.ssa Elena Fabbri – psicologa</li><li>Studio Medico – primo piano</li><li>Laurea Magistrale – Università di Bologna</li></ul>',
    { p: ['Elena Fabbri=psicologa'] },
  ),
  snippet(
    'en',
    '/people',
    '<h1>People</h1><div class="person"><h3>Laura Whitcombe</h3><p>Head Gardener</p><a>Read More</a></div><div class="person"><h3>Sam Ogilvie</h3><p>Education Officer</p><a>Read More</a></div><div class="cta"><h3>Join Us</h3><p>Volunteer coordinator wanted</p></div>',
    { p: ['Laura Whitcombe=Head Gardener', 'Sam Ogilvie=Education Officer'] },
  ),
  snippet(
    'hu',
    '/kapcsolat',
    '<h1>Kapcsolat</h1><p>Igazgató: Kiss Judit</p><p>Iskolaorvos: hétfőnként</p><p>Titkárság: Földszint Balra</p>',
    { p: ['Kiss Judit=Igazgató'] },
  ),
  snippet('tr', '/iletisim', '<h1>İletişim</h1><p>Müdür: Ahmet Yıldız</p><p>Sekreterlik: Zemin Kat</p>', {
    p: ['Ahmet Yıldız=Müdür'],
  }),
  snippet(
    'fi',
    '/yhteystiedot',
    '<h1>Yhteystiedot</h1><p>Toiminnanjohtaja Sari Laine, sari.laine@kontor.example</p><p>Toimisto: Vanha Koulu</p>',
    { p: ['Sari Laine=Toiminnanjohtaja'], e: ['sari.laine@kontor.example'] },
  ),
  snippet(
    'el',
    '/epikoinonia',
    '<h1>Επικοινωνία</h1><p>Διευθύντρια: Μαρία Παππά</p><p>Γραμματεία: Κεντρικό Κτίριο</p>',
    { p: ['Μαρία Παππά=Διευθύντρια'] },
  ),
  snippet(
    'uk',
    '/kontakty',
    '<h1>Контакти</h1><p>Директорка: Оксана Мельник</p><p>Бухгалтерія: Другий Поверх</p>',
    { p: ['Оксана Мельник=Директорка'] },
  ),
  // Names that head things of their own.
  snippet(
    'en',
    '/school-houses',
    '<h1>School houses</h1><div><h3>Florence Nightingale</h3><p>House captain: Year 6</p></div><div><h3>Isaac Newton</h3><p>House captain: Year 6</p></div>',
  ),
  snippet(
    'sv',
    '/bocker',
    '<h1>Boktips</h1><p>Astrid Lindgren: Mio, min Mio</p><p>Tove Jansson, författare och konstnär</p>',
  ),
  snippet(
    'ro',
    '/',
    '<h1>Asociația Izvor</h1><p>„Mi-au redat speranța.” – Ioana Marin, mamă</p><p>Director: Radu Ionescu</p>',
    { p: ['Radu Ionescu=Director'] },
  ),
  snippet('ja', '/koen', '<h1>定期演奏会</h1><p>指揮：山田 太郎</p><p>ピアノ：佐藤 花子</p>'),
  snippet(
    'et',
    '/uritus',
    '<h1>Jaanituli</h1><p>Õhtujuht: Mart Tamm</p><p>Tantsuks mängib Peeter Saar, akordion</p>',
  ),
  snippet(
    'hr',
    '/o-nama',
    '<h1>O nama</h1><p>Ravnateljica: Ivana Perić</p><p>Zahvaljujemo: Obrt Lukić, Zaklada Sunce</p><p>Škola nosi ime: Ivan Mažuranić</p>',
    { p: ['Ivana Perić=Ravnateljica'] },
  ),
];
