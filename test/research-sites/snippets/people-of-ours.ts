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
  snippet('de', '/ueber-uns', '<p>Unsere Arbeit wird von Bürgermeister Dirk Hahn geschätzt.</p>', {}),
  // On a page about its jobs, a house's own people speak of it, and seldom another house.
  snippet(
    'en',
    '/jobs',
    '<h1>Jobs</h1><p>“I have worked here for ten years.”</p><p>Ruth Alder, head gardener</p>',
    {
      p: ['Ruth Alder=head gardener'],
    },
  ),
  snippet(
    'en',
    '/jobs',
    '<h1>Jobs</h1><p>“Kontor built our house and it stands.”</p><p>Ruth Alder, manager, Bruny Kelp Ltd</p>',
    {},
  ),
  // Beside the house's address, an office is its own, wherever that is.
  snippet(
    'en',
    '/news/fair',
    '<h1>News</h1><p>Ruth Alder, press officer<br>press@kontor.example</p><p>Sam Carter, baker</p>',
    {
      p: ['Ruth Alder=press officer'],
      e: ['press@kontor.example'],
    },
  ),
  // What leads to other pages is no role.
  snippet(
    'en',
    '/team',
    '<header><a href="/">Amber Falls<br>Brewery</a><nav><a href="/staff">Staff</a> <a href="/manager">Manager</a></nav></header><p>Manager: Ruth Alder</p>',
    {
      p: ['Ruth Alder=Manager'],
    },
  ),
  // An address tells that what it bears is a name.
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
