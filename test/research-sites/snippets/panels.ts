import { snippet, type Snippet } from './snippet.js';

/** Panels of accordions and tabs, which readers open, and what nobody opens. */
export const PANELS: readonly Snippet[] = [
  snippet(
    'fi',
    '/kirjastot',
    '<h2><button type="button" aria-expanded="false" aria-controls="paa">Pääkirjasto</button></h2><div id="paa" hidden><p>Saarijärventie 14<br>41340 Laukaa</p><p>Puhelin: 09 123 4567</p></div>',
    { a: ['Saarijärventie 14/41340/Laukaa'], t: ['+35891234567'] },
  ),
  snippet(
    'de',
    '/standorte',
    '<a role="tab" href="#nord">Nord</a><div id="nord" role="tabpanel" style="display:none"><p>Nordstr. 3<br>20095 Hamburg</p></div><button data-bs-toggle="collapse" data-bs-target="#sued">Süd</button><div id="sued" hidden><p>Südstr. 5<br>20097 Hamburg</p></div>',
    { a: ['Nordstr. 3/20095/Hamburg', 'Südstr. 5/20097/Hamburg'] },
  ),
  snippet('fr', '/adresses', '<div hidden="until-found"><p>3 rue Neuve<br>35000 Rennes</p></div>', {
    a: ['3 rue Neuve/35000/Rennes'],
  }),
  snippet(
    'en',
    '/contact',
    '<button aria-controls="menu">Menu</button><div hidden><p>12 Mill Lane<br>Hexham NE46 1XA</p><p>trap@kontor.example</p></div><p style="display:none">bait@kontor.example</p>',
  ),
];
