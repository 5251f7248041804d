import { snippet, type Snippet } from './snippet.js';

/** Whom to ask, who holds an office in a table or a group, and for which year. */
export const ASKED: readonly Snippet[] = [
  // Whom visitors are told to ask, on pages about something else.
  snippet(
    'en-GB',
    '/allotments',
    '<h1>Allotments</h1><p>Apply to the Clerk, or have a word with Terry Gough, Allotment Warden, who is on site most mornings.</p><p>Seeds can be had from the Seed Guild, says Ada Bright, its chair.</p>',
    { p: ['Terry Gough=Allotment Warden'] },
  ),
  snippet(
    'de',
    '/gaerten',
    '<h1>Gärten</h1><p>Wenden Sie sich bitte an Petra Lang, Gartenwartin, oder an das Büro.</p>',
    { p: ['Petra Lang=Gartenwartin'] },
  ),
  snippet(
    'fr',
    '/jardins',
    '<h1>Jardins</h1><p>Contactez Luc Faure, responsable des jardins, pour une visite.</p>',
    {
      p: ['Luc Faure=responsable des jardins'],
    },
  ),
  snippet('es', '/huertos', '<h1>Huertos</h1><p>Diríjase a Carmen Ruiz, coordinadora de huertos.</p>', {
    p: ['Carmen Ruiz=coordinadora de huertos'],
  }),
  snippet(
    'it',
    '/orti',
    '<h1>Orti</h1><p>Per una visita rivolgersi a Marco Tosi, custode, tutti i giorni.</p>',
    {
      p: ['Marco Tosi=custode'],
    },
  ),
  snippet(
    'nl',
    '/tuinen',
    '<h1>Tuinen</h1><p>Neem contact op met Sanne de Wit, coördinator, voor een bezoek.</p>',
    {
      p: ['Sanne de Wit=coördinator'],
    },
  ),
  // Elsewhere.
  snippet(
    'en',
    '/strike',
    '<h1>Strike</h1><p>Write to Brent Halvorsen, Chief Executive of Lakehead Terminal, and tell him.</p><p>Members spoke to Ann Reed, reporter.</p>',
  ),
  snippet(
    'de',
    '/streik',
    '<h1>Streik</h1><p>Fragen Sie Markus Reuter, Geschäftsführer bei Hafenlogistik Nord.</p>',
  ),
  // A table whose one column is headed by what people in it are.
  snippet(
    'en-CA',
    '/stewards',
    '<h1>Stewards</h1><table><tr><th>Workplace</th><th>Steward</th><th>Shift</th></tr><tr><td>Elevator 7</td><td>Dale Morriseau</td><td>A</td></tr><tr><td>Lake Mill</td><td>Tyler Koskinen</td><td>B</td></tr></table>',
    { p: ['Dale Morriseau=Steward', 'Tyler Koskinen=Steward'] },
  ),
  snippet(
    'de',
    '/team',
    '<h1>Team</h1><table><tr><th>Gruppe</th><th>Übungsleiterin</th><th>Halle</th></tr><tr><td>Turnen</td><td>Petra Lang</td><td>1</td></tr><tr><td>Tanz</td><td>Anna Vogel</td><td>2</td></tr></table>',
    { p: ['Petra Lang=Übungsleiterin', 'Anna Vogel=Übungsleiterin'] },
  ),
  snippet(
    'fr',
    '/equipe',
    '<h1>Équipe</h1><table><tr><th>Quartier</th><th>Animatrice</th></tr><tr><td>Nord</td><td>Hélène Marty</td></tr><tr><td>Sud</td><td>Camille Roussel</td></tr></table>',
    { p: ['Hélène Marty=Animatrice', 'Camille Roussel=Animatrice'] },
  ),
  snippet(
    'en',
    '/contact',
    '<h1>Contact</h1><table><tr><th>Day</th><th>Office</th></tr><tr><td>Monday</td><td>Long Acre</td></tr><tr><td>Friday</td><td>Mill Lane</td></tr></table>',
  ),
  // For which year somebody is it.
  snippet(
    'en',
    '/people',
    '<h1>People</h1><div class="card"><h3>Priya Naidoo</h3><p>Visiting Fellow 2025</p></div><div class="card"><h3>Harriet Doyle</h3><p>President 2025/26</p></div>',
    { p: ['Priya Naidoo=Visiting Fellow 2025', 'Harriet Doyle=President 2025/26'] },
  ),
  // What several are together says less than what one of them is elsewhere on the page.
  snippet(
    'de',
    '/impressum',
    '<h1>Impressum</h1><p>Redaktion: Svenja Hinrichs</p><p>Geschäftsführerin: Petra Lang</p>',
    { p: ['Svenja Hinrichs=Redaktion', 'Petra Lang=Geschäftsführerin'] },
  ),
];
