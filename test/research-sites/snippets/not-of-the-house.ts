import { snippet, type Snippet } from './snippet.js';

/** Those who praise without a heading, firms, associations, offices and saints that look like people, and people beside them. */
export const NOT_OF_THE_HOUSE: readonly Snippet[] = [
  // Quoted in a grid that nothing heads.
  snippet(
    'en-AU',
    '/',
    '<section class="grid"><div class="p-6"><p>“We find sick kelp two weeks earlier.”</p><p class="b">Harriet Doyle</p><p>Farm Manager, Bruny Kelp Co.</p></div><div class="p-6"><p>“It just works, even in a swell.”</p><p class="b">Sione Vaka</p><p>Owner, Vaka Pearls</p></div></section>',
  ),
  snippet(
    'de',
    '/',
    '<div class="c"><div><p>„Der beste Ofen, den wir je hatten.“</p></div><div><p>Petra Lang</p><p>Inhaberin, Bäckerei Lang</p></div></div>',
  ),
  snippet(
    'fr',
    '/',
    '<div class="c"><p>« Un service irréprochable depuis dix ans. »</p><p>Thierry Lacombe</p><p>Directeur, Primeurs du Célé</p></div>',
  ),
  snippet(
    'es',
    '/',
    '<div class="c"><p>«El mejor taller de toda la comarca.»</p><p>Lucía Campos</p><p>Gerente, Muebles Campos</p></div>',
  ),
  snippet(
    'ja',
    '/',
    '<div class="c"><p>「毎日使いたくなる器に出会えました。」</p><h4>山本 花子</h4><p>店長</p></div>',
  ),
  snippet(
    'en',
    '/',
    '<div class="c"><h4>Harriet Doyle</h4><p>Farm Manager, Bruny Kelp</p><p>“We find sick kelp two weeks earlier.”</p></div><div class="c"><h4>Simon Carr</h4><p>Director, Carr Oysters</p><p>“It just works, even in a swell.”</p></div>',
  ),
  snippet(
    'en',
    '/',
    '<div class="c"><h4>Alice Marsh</h4><p>Director</p><p>“Come and see us by the water.”</p></div>',
    { p: ['Alice Marsh=Director'] },
  ),
  // On a page about people it is a motto.
  snippet(
    'en',
    '/team',
    '<div class="card"><p>“Always measure twice, cut once.”</p><h3>Harriet Doyle</h3><p>Workshop Manager</p></div><div class="card"><p>“There is no bad wood at all.”</p><h3>Simon Carr</h3><p>Apprentice</p></div>',
    { p: ['Harriet Doyle=Workshop Manager', 'Simon Carr=Apprentice'] },
  ),
  // An office, a comma and a firm.
  snippet(
    'en',
    '/about',
    '<p>Farm Manager, Marsh Kelp Co.</p><p>Owner, Vaka Pearls</p><p>Director, Ridge Pty</p>',
  ),
  snippet('en', '/about', '<p>Chair, Alice Marsh</p><p>Treasurer, Simon Carr</p>', {
    p: ['Alice Marsh=Chair', 'Simon Carr=Treasurer'],
  }),
  // Associations and clubs as headings.
  snippet(
    'de',
    '/verein',
    '<h1>Der Feuerwehrverein</h1><h2>Vorstand</h2><ul><li>1. Vorsitzender: Karl-Heinz Rammelt</li><li>Kassenwart: Jörg Wiesand</li></ul>',
    { p: ['Karl-Heinz Rammelt=1. Vorsitzender', 'Jörg Wiesand=Kassenwart'] },
  ),
  snippet('sv', '/om-oss', '<h2>Lilla Båtklubben</h2><p>Ordförande</p><p>Karin Ekdahl</p>', {
    p: ['Karin Ekdahl=Ordförande'],
  }),
  snippet('nl', '/over-ons', '<h2>Het Bestuur</h2><p>Voorzitter</p><p>Luc Verhaeghe</p>', {
    p: ['Luc Verhaeghe=Voorzitter'],
  }),
  snippet('en', '/about', '<h2>The Allotments</h2><p>Secretary</p><p>Alice Marsh</p>', {
    p: ['Alice Marsh=Secretary'],
  }),
  snippet('it', '/chi-siamo', '<h3>Il Circolo</h3><p>Presidente</p><p>Paola Zardo</p>', {
    p: ['Paola Zardo=Presidente'],
  }),
  // Deputies, abbreviated, in tables.
  snippet(
    'de',
    '/mannschaft',
    '<table><tr><th>Name</th><th>Dienstgrad</th><th>Funktion</th></tr><tr><td>Sven Kolbe</td><td>Hauptbrandmeister</td><td>Wehrführer</td></tr><tr><td>Dirk Menzel</td><td>Oberbrandmeister</td><td>Stellv. Wehrführer</td></tr></table>',
    { p: ['Sven Kolbe=Wehrführer', 'Dirk Menzel=Stellv. Wehrführer'] },
  ),
  snippet(
    'cs',
    '/vybor',
    '<table><tr><th>Jméno</th><th>Funkce</th></tr><tr><td>Petr Dvořák</td><td>Velitel</td></tr><tr><td>Jana Malá</td><td>Zást. Velitele</td></tr></table>',
    { p: ['Petr Dvořák=Velitel', 'Jana Malá=Zást. Velitele'] },
  ),
  snippet(
    'en',
    '/staff',
    '<ul><li><b>Alice Marsh</b><br>Asst. Curator</li><li><b>Simon Carr</b><br>Curator</li></ul>',
    {
      p: ['Alice Marsh=Asst. Curator', 'Simon Carr=Curator'],
    },
  ),
  // Saints of parishes.
  snippet(
    'it',
    '/chi-siamo',
    '<p><b>Parrocchia di San Zenone Vescovo</b></p><p>Parroco: don Marco Bressanin</p>',
    { p: ['Marco Bressanin=Parroco'] },
  ),
  snippet('de', '/pfarrei', '<p>Pfarrer Sankt Martin Musterstadt</p><p>Pfarrer: Martin Huber</p>', {
    p: ['Martin Huber=Pfarrer'],
  }),
  // Trades in Japanese.
  snippet(
    'ja',
    '/people',
    '<h2>職人紹介</h2><article class="person"><h3>高木 さやか</h3><p>絵付け師</p></article><article class="person"><h3>西尾 誠</h3><p>陶芸家</p></article><article class="person"><h3>森 健</h3><p>蒔絵師</p></article>',
    { p: ['高木 さやか=絵付け師', '西尾 誠=陶芸家', '森 健=蒔絵師'] },
  ),
  // People below the names of places of work.
  snippet(
    'fi',
    '/luottamusmiehet',
    '<h1>Luottamusmiehet</h1><h3>Porin kaapelitehdas</h3><p>Pääluottamusmies Kari Vainionpää<br>puh. 050 555 0323</p><p>Työsuojeluvaltuutettu Minna Ojakangas</p>',
    {
      p: ['Kari Vainionpää=Pääluottamusmies', 'Minna Ojakangas=Työsuojeluvaltuutettu'],
      t: ['+358505550323'],
    },
  ),
  snippet(
    'nb',
    '/tillitsvalgte',
    '<h1>Tillitsvalgte</h1><h3>Rosenborg verft</h3><p>Hovedtillitsvalgt Kari Solheim</p><p>Hovedverneombud Nils Dahl</p>',
    { p: ['Kari Solheim=Hovedtillitsvalgt', 'Nils Dahl=Hovedverneombud'] },
  ),
  snippet('da', '/drift', '<h1>Drift</h1><p>Vandværkspasser: Flemming Bisgaard</p>', {
    p: ['Flemming Bisgaard=Vandværkspasser'],
  }),
];
