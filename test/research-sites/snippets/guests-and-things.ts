import { snippet, type Snippet } from './snippet.js';

/** Guests, artists, authors, patients, customers, degrees and things that stand as people of the house do. */
export const GUESTS_AND_THINGS: readonly Snippet[] = [
  // Festivals and theatres: who plays, and who leads one evening.
  snippet(
    'en',
    '/programme',
    '<h1>Programme</h1><h2>Friday 4 July</h2><ul><li>Isabel Thornton, violin</li><li>Marek Halas, piano</li><li>Orla Keane, conductor</li></ul><h2>Saturday 5 July</h2><p>Workshop leader: Petra Lindgren</p><p>Tickets from the box office.</p>',
  ),
  snippet(
    'fr',
    '/saison',
    '<h1>La saison 2025-2026</h1><h2>Le Malade imaginaire</h2><p>Mise en scène : Hélène Carpentier</p><p>Avec Antoine Delmas, Julie Perrin</p><p>Lumières : Bruno Castel</p><h2>Concert de Noël</h2><p>Direction : Michel Roussel</p>',
  ),
  snippet(
    'it',
    '/eventi',
    '<h1>Eventi</h1><h3>Serata Mozart</h3><p>Giulia Bertoni, soprano</p><p>Paolo Ferri, pianoforte</p><h3>Conferenza</h3><p>Relatrice: Anna Marchetti, docente all’Università di Pavia</p>',
  ),
  snippet(
    'es',
    '/programacion',
    '<h1>Programación</h1><article><h3>Bodas de sangre</h3><p>Dirección: Lucía Ferrandis</p><p>Iluminación: Pedro Gascón</p></article><article><h3>Noche de flamenco</h3><p>Rocío Vargas (baile), Manuel Heredia (guitarra)</p></article>',
  ),
  snippet(
    'sv',
    '/konserter',
    '<h1>Konserter</h1><h3>Vårkonsert</h3><p>Dirigent: Karl Lindqvist</p><p>Solist: Eva Sjöberg, sopran</p><h3>Orgelmeditation</h3><p>Organist: Lars Palm</p>',
  ),
  snippet(
    'pl',
    '/repertuar',
    '<h1>Repertuar</h1><h2>Wesele</h2><p>Reżyseria: Katarzyna Borek</p><p>Scenografia: Tomasz Wrona</p><p>Muzyka: Piotr Zielony</p>',
  ),
  // Who built and photographed what a firm shows.
  snippet(
    'de',
    '/projekte',
    '<h1>Projekte</h1><h2>Schulhaus Seefeld</h2><dl><dt>Bauleitung</dt><dd>Hans Zürcher, Wil</dd><dt>Bauingenieur</dt><dd>Reto Caflisch</dd><dt>Fotografie</dt><dd>Lea Brunner</dd></dl>',
  ),
  snippet(
    'en',
    '/work',
    '<h1>Our work</h1><h3>Harbour House</h3><p>Client: Margaret Ellison</p><p>Structural engineer: David Okoro</p><p>Photographer: Susan Blake</p>',
  ),
  // Degrees and memberships below a name.
  snippet(
    'de',
    '/buero',
    '<h1>Büro</h1><div><h3>Katrin Vogel</h3><p>Inhaberin</p><p>Studium TU Darmstadt</p><p>Mitglied BDA Hessen</p></div><div><h3>Markus Thiel</h3><p>Projektleiter</p><p>Diplom FH Aachen</p><p>Mitglied Architektenkammer Hessen</p></div>',
    { p: ['Katrin Vogel=Inhaberin', 'Markus Thiel=Projektleiter'] },
  ),
  snippet(
    'en',
    '/team',
    '<h1>Our Team</h1><div class="c"><h3>Rebecca Nolan</h3><p>Practice Principal</p><p>Trinity College Dublin</p><p>Member Law Society</p></div><div class="c"><h3>Owen Fahy</h3><p>Solicitor</p><p>University College Cork</p><p>Fellow Chartered Institute</p></div>',
    { p: ['Rebecca Nolan=Practice Principal', 'Owen Fahy=Solicitor'] },
  ),
  snippet(
    'nl',
    '/over-ons',
    '<h1>Over ons</h1><h3>Marieke de Graaf</h3><p>Fysiotherapeut</p><p>Opleiding Hogeschool Utrecht</p><h3>Joost Bakker</h3><p>Fysiotherapeut</p><p>Master Manuele Therapie</p>',
    { p: ['Marieke de Graaf=Fysiotherapeut', 'Joost Bakker=Fysiotherapeut'] },
  ),
  // Headings, links and feasts that look like names.
  snippet(
    'en',
    '/fundraising',
    '<h1>Support us</h1><div class="card"><h3>Memory Tree</h3><p>Light a candle</p></div><div class="card"><h3>Harvest Supper</h3><p>Coordinator needed</p></div><div class="card"><h3>Coffee Mornings</h3><p>Volunteers welcome</p></div>',
  ),
  snippet(
    'en',
    '/about',
    '<h1>About the trust</h1><nav><ul><li>Who We Are</li><li>Our Trustees</li><li>Annual Reports</li><li>Get Involved</li></ul></nav><h2>Who We Are</h2><p>Board of volunteers</p><h2>What We Do</h2><p>Director’s report</p>',
  ),
  snippet(
    'de',
    '/',
    '<h1>Willkommen im Hofladen</h1><div><h3>Bunte Kiste</h3><p>Wöchentlich</p></div><div><h3>Alte Sorten</h3><p>Gärtner gesucht</p></div><div><h3>Frisches Brot</h3><p>Bäcker Huber liefert freitags</p></div>',
  ),
  snippet(
    'fr',
    '/',
    '<h1>École des Tilleuls</h1><ul><li>Vie Scolaire</li><li>Projet Éducatif</li><li>Directeur</li><li>Menus Cantine</li></ul><p>Portes Ouvertes</p><p>Secrétariat ouvert le matin</p>',
  ),
  snippet(
    'es',
    '/actividades',
    '<h1>Actividades</h1><ul><li>Club Lectura: coordinadora Marta</li><li>Taller Cerámica, monitora titulada</li><li>Fiesta Mayor: presidente del jurado</li></ul>',
  ),
  // Thanks to partners, and customers who praise.
  snippet(
    'cs',
    '/o-nas',
    '<h1>O nás</h1><p>Ředitelka: Hana Vlčková</p><p>Partneři: Nadace Pramen, Pekárna Kolář, Lékárna Lípa</p><p>Děkujeme: Nadace Světlo</p>',
    { p: ['Hana Vlčková=Ředitelka'] },
  ),
  snippet(
    'hu',
    '/rolunk',
    '<h1>Rólunk</h1><p>Elnök: Szabó Eszter</p><p>Támogatóink: Alapítvány Fény, Kovács Pékség</p>',
    { p: ['Szabó Eszter=Elnök'] },
  ),
  snippet(
    'en',
    '/',
    '<h1>Kiln Road Joinery</h1><p>“They fitted our stairs in a day.” – Helen Marsh, headteacher</p><p>“Beautiful work.” – Tom Avery, director of Avery Homes</p>',
  ),
  snippet(
    'de',
    '/',
    '<h1>Praxis am Anger</h1><p>„Hier fühle ich mich ernst genommen.“</p><p>Sabine Kurz, Lehrerin</p><p>„Endlich wieder laufen!“</p><p>Jürgen Pohl, Rentner</p>',
  ),
  // Authors and works.
  snippet(
    'fr',
    '/catalogue',
    '<h1>Catalogue</h1><ul><li>Claire Fontanel, Le Jardin perdu, roman</li><li>Henri Vasseur, poète</li><li>Traductrice : Mélanie Grosjean</li></ul>',
  ),
  snippet(
    'de',
    '/verlag/autoren',
    '<h1>Autorinnen und Autoren</h1><div><h3>Ingrid Steiner</h3><p>Schriftstellerin</p></div><div><h3>Paul Hader</h3><p>Journalist</p></div>',
  ),
  // News: others' offices.
  snippet(
    'en',
    '/news',
    '<h1>News</h1><article><h2>Mayor opens new hall</h2><p>Mayor: Peter Hollis</p><p>The hall was opened by Peter Hollis, mayor of Aldersby, and Jane Frost, bishop.</p></article><article><h2>Prize giving</h2><p>Best pupil: Daniel Reeve</p></article>',
  ),
  snippet(
    'it',
    '/notizie',
    '<h1>Notizie</h1><h3>Premio Giovani</h3><p>Vincitrice: Chiara Lodi</p><p>Presidente della giuria: Marco Sella</p><h3>Visita del sindaco</h3><p>Il sindaco Aldo Bini ha visitato la scuola.</p>',
  ),
  snippet(
    'pt',
    '/projetos',
    '<h1>Projetos</h1><h3>Horta Viva</h3><p>Coordenação: Universidade do Minho</p><h3>Mural da Praça</h3><p>Artista: Rui Sarmento</p><p>Fotógrafa: Inês Cabral</p>',
  ),
  // The dead.
  snippet(
    'de',
    '/geschichte',
    '<h1>Geschichte</h1><p>Gründer: Wilhelm Aumann (1871–1942)</p><p>Erster Vorsitzender: Otto Lenz, 1923–1931</p><p>Zweiter Vorsitzender: Karl Meurer, 1931–1945</p>',
  ),
  snippet(
    'en',
    '/history',
    '<h1>Our history</h1><ul><li>Founder: Josiah Webb, 1862</li><li>1901: Headmaster Samuel Crane</li><li>1955–1970: Edith Marlowe, headmistress</li></ul>',
  ),
  // Places, houses and days.
  snippet(
    'no',
    '/utleie',
    '<h1>Utleie</h1><div><h3>Store Sal</h3><p>Vaktmester åpner</p></div><div><h3>Gamle Skole</h3><p>Leder utleie: ring kontoret</p></div>',
  ),
  snippet(
    'fi',
    '/tapahtumat',
    '<h1>Tapahtumat</h1><ul><li>Joulumyyjäiset, emäntä Liisa</li><li>Matti Virtanen, haitari</li><li>Anna Korhonen, laulu</li></ul>',
  ),
  snippet(
    'ro',
    '/evenimente',
    '<h1>Evenimente</h1><p>Dirijor: Mihai Stan</p><p>Solistă: Elena Rusu, vioară</p><p>Moderator: Andrei Pop, jurnalist</p>',
  ),
  snippet(
    'tr',
    '/etkinlikler',
    '<h1>Etkinlikler</h1><p>Konuşmacı: Zeynep Aydın</p><p>Yönetmen: Kemal Öztürk</p><p>Piyano: Elif Şahin</p>',
  ),
  snippet(
    'da',
    '/arrangementer',
    '<h1>Arrangementer</h1><p>Foredrag ved Henrik Lund, forfatter</p><p>Mette Holm, fløjte</p><p>Jens Krogh, klaver</p>',
  ),
];
