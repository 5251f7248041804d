import { snippet, type Snippet } from './snippet.js';

/** Departments and offices that head their people, sentences that name officers, and whoever was one. */
export const OFFICES: readonly Snippet[] = [
  // What looks like a name in a term is a department, where a name that is known is below it.
  snippet(
    'de',
    '/ansprechpartner',
    '<h1>Ansprechpartner</h1><dl><dt>Technische Bewirtschaftung</dt><dd>Petra Lang</dd><dt>Mitgliederwesen</dt><dd>Svenja Hinrichs</dd></dl>',
    { p: ['Petra Lang=Technische Bewirtschaftung', 'Svenja Hinrichs=Mitgliederwesen'] },
  ),
  snippet(
    'fr',
    '/equipe',
    '<h1>L’équipe</h1><dl><dt>Action Culturelle</dt><dd>Hélène Marty</dd><dt>Billetterie</dt><dd>Luc Faure</dd></dl>',
    { p: ['Hélène Marty=Action Culturelle', 'Luc Faure=Billetterie'] },
  ),
  snippet(
    'es',
    '/quienes-somos',
    '<h1>Quiénes somos</h1><dl><dt>Obras Públicas</dt><dd>Carmen Ruiz</dd><dt>Deportes</dt><dd>Jorge Arasanz</dd></dl>',
    { p: ['Carmen Ruiz=Obras Públicas', 'Jorge Arasanz=Deportes'] },
  ),
  snippet(
    'en',
    '/people',
    '<h1>People</h1><dl><dt>Harriet Doyle</dt><dd>Visitor Welcome</dd><dt>Simon Carr</dt><dd>Learning</dd></dl>',
    { p: ['Harriet Doyle=Visitor Welcome', 'Simon Carr=Learning'] },
  ),
  // Sentences that name an officer.
  snippet(
    'de',
    '/verein',
    '<h1>Der Verein</h1><p>Den Vorsitz führt Petra Lang.</p><p>Als Hauswart steht Ihnen Jörg Paulsen zur Verfügung.</p>',
    { p: ['Petra Lang=Vorsitz', 'Jörg Paulsen=Hauswart'] },
  ),
  snippet('fr', '/association', '<h1>L’association</h1><p>La présidence est assurée par Hélène Marty.</p>', {
    p: ['Hélène Marty=présidence'],
  }),
  snippet(
    'es',
    '/nosotros',
    '<h1>Nosotros</h1><p>La dirección corre a cargo de Carmen Ruiz, desde Olmeda.</p>',
    {
      p: ['Carmen Ruiz=dirección'],
    },
  ),
  snippet('en', '/about', '<h1>About us</h1><p>As treasurer, Ann Reed looks after the books.</p>', {
    p: ['Ann Reed=treasurer'],
  }),
  // Whoever was one, has retired or died.
  snippet(
    'en',
    '/about',
    '<h1>About us</h1><p>Our founder, Ada Lovelace, died in 2019.</p><p>Chair: Brian Looney (retired 2019)</p><p>Former director: Tom Cook</p><p>Immediate past president: Ann Reed</p>',
    { p: ['Ann Reed=Immediate past president'] },
  ),
  snippet(
    'en',
    '/team',
    '<h1>Team</h1><div class="card"><h3>Harriet Doyle</h3><p>Director (retired 2020)</p></div><div class="card"><h3>Simon Carr</h3><p>Trustee, retired teacher</p></div><div class="card"><h3>Ann Reed</h3><p>Former chair</p></div>',
    { p: ['Simon Carr=Trustee, retired teacher'] },
  ),
  snippet(
    'de',
    '/ueber-uns',
    '<h1>Über uns</h1><p>Gründer: Markus Reuter (verstorben 2019)</p><p>Unser Gründer ist Uwe Harms, der in den Ruhestand ging.</p><p>Ehemalige Leiterin: Anna Vogel</p><p>Leiterin: Petra Lang</p>',
    { p: ['Petra Lang=Leiterin'] },
  ),
  snippet(
    'fr',
    '/a-propos',
    '<h1>À propos</h1><p>Fondateur : Luc Faure (décédé en 2018)</p><p>Ancienne directrice : Hélène Marty</p><p>Directrice : Camille Roussel</p>',
    { p: ['Camille Roussel=Directrice'] },
  ),
  snippet(
    'es',
    '/nosotros',
    '<h1>Nosotros</h1><p>Exdirectora: Ana Soler</p><p>Antiguo presidente: Jorge Vidal</p><p>Presidenta: Carmen Ruiz</p>',
    { p: ['Carmen Ruiz=Presidenta'] },
  ),
  snippet('cs', '/o-nas', '<h1>O nás</h1><p>Bývalý ředitel: Jan Novák</p><p>Ředitelka: Jana Dvořáková</p>', {
    p: ['Jana Dvořáková=Ředitelka'],
  }),
  // An outsider by the firm below the name.
  snippet(
    'de',
    '/impressum',
    '<h1>Impressum</h1><h3>Datenschutzbeauftragter</h3><p>Uwe Harms<br>Sicher &amp; Partner GmbH</p><h3>Geschäftsführerin</h3><p>Petra Lang</p>',
    { p: ['Petra Lang=Geschäftsführerin'] },
  ),
];
