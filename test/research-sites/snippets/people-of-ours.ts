import { snippet, type Snippet } from './snippet.js';

/** People whom the house calls its own, or whose office stands beside its address, and others who are named alike. */
export const PEOPLE_OF_OURS: readonly Snippet[] = [
  // What a house says is its own is so on whatever page.
  snippet('en', '/safety', '<h1>Safety</h1><p>Our welfare officer is Ruth Alder, ring the office.</p>', {
    p: ['Ruth Alder=welfare officer'],
  }),
  snippet('de', '/ferien', '<h1>Ferien</h1><p>Unsere Ferienleiterin ist Petra Lang.</p>', {
    p: ['Petra Lang=Ferienleiterin'],
  }),
  snippet('en', '/evening', '<h1>An evening</h1><p>Our guest speaker is Ruth Alder.</p>', {}),
  snippet(
    'en',
    '/safety',
    '<h1>Safety</h1><p>“Our director is Ruth Alder, and we like it.”</p><p>Sam Carter, manager</p>',
    {},
  ),
  snippet('es', '/escuela', '<h1>Escuela</h1><p>La escuela la coordina Marta Gil, directora deportiva.</p>', {
    p: ['Marta Gil=directora deportiva'],
  }),
  snippet('nl', '/over-ons', '<p>Onze leden worden begeleid door dirigent Anna de Wit.</p>', {
    p: ['Anna de Wit=dirigent'],
  }),
  snippet('en', '/about', '<p>We are often visited by mayor Helen Marsh.</p>', {}),
  snippet('de', '/ueber-uns', '<p>Unsere Kinder werden von Logopädin Petra Lang betreut.</p>', {
    p: ['Petra Lang=Logopädin'],
  }),
  // An address that bears a name tells that it is one.
  snippet('en', '/about', '<p>Head of academy is Zebedy Quill: zebedy.quill@kontor.example</p>', {
    p: ['Zebedy Quill=Head of academy'],
    e: ['zebedy.quill@kontor.example'],
  }),
  // Behind whole names, a sentence goes on.
  snippet(
    'es',
    '/contacto',
    '<p>Jefa de servicio: Dra. Lucía Gómez Pérez. Planta 2.</p><p>Director: Dr. Juan Ruiz.</p>',
    {
      p: ['Lucía Gómez Pérez=Jefa de servicio', 'Juan Ruiz=Director'],
    },
  ),
  // Who is mourned has no office.
  snippet('en', '/about', '<p>We heard of the passing of our former president John Feely.</p>', {}),
  snippet('en', '/about', '<p>Our founder member and former president Ruth Alder wrote it.</p>', {}),
  // Letters that are offices, and letters that are firms.
  snippet('en', '/club', '<ul><li>Chairperson: Declan Byrne</li><li>PRO: Kevin Walsh</li></ul>', {
    p: ['Declan Byrne=Chairperson', 'Kevin Walsh=PRO'],
  }),
  snippet('da', '/kontakt', '<p>Nordgaard VVS, døgnvagt</p>', {}),
  // A couple's last name is that of several.
  snippet('pl', '/zarzad', '<h1>Zarząd</h1><p>Opiekunowie: Jan i Anna Kowalscy</p>', {
    p: ['Jan Kowalski=Opiekunowie', 'Anna Kowalska=Opiekunowie'],
  }),
  // Pages of guides and families.
  snippet(
    'de',
    '/bergfuehrer',
    '<h1>Unsere Bergführer</h1><ul><li><b>Petra Lang</b>, Bergführerin</li></ul>',
    {
      p: ['Petra Lang=Bergführerin'],
    },
  ),
  snippet(
    'it',
    '/la-famiglia',
    '<h1>La famiglia</h1><div class="team-card"><h4>Anna Rossi</h4><div>Titolare</div></div><div class="team-card"><h4>Xhoi Lleshi</h4><div>Giardino e manutenzione</div></div>',
    { p: ['Anna Rossi=Titolare', 'Xhoi Lleshi=Giardino e manutenzione'] },
  ),
];
