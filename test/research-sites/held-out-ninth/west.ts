import type { FictionalSite } from '../fictional-site.js';

const lindePage = (
  title: string,
  main: string,
): string => `<html lang="nl-BE"><head><meta charset="utf-8"><title>${title}</title></head>
<body text="#333333"><center><table width="800"><tr><td colspan="2"><h1><font face="Georgia">Koninklijke Harmonie De Linde</font></h1></td></tr>
<tr><td width="150" valign="top"><a href="/">Welkom</a><br><a href="/bestuur">Bestuur</a><br><a href="/dirigent">Dirigent</a><br><a href="/sponsors">Sponsors</a><br><a href="/contact">Contact</a></td><td valign="top">${main}</td></tr></table></center></body></html>`;

/** A Belgian wind band: a table without heads, sponsors with addresses, a rehearsal room and a secretary's office. */
const deLinde: FictionalSite = {
  host: 'harmoniedelinde.example',
  pages: {
    '/': lindePage(
      'Koninklijke Harmonie De Linde',
      `<h2>Welkom</h2><p>Wij zijn een vereniging van 45 muzikanten, van 9 tot 81 jaar. Gesticht in 1887, koninklijk sinds 1937.</p><h2>Agenda</h2><p>29 november: Ceciliafeest<br>14 december: kerstconcert in de kerk, met soliste Elke Vandamme, sopraan<br>Elke vrijdag om 20 uur: repetitie</p>`,
    ),
    '/bestuur': lindePage(
      'Bestuur - Koninklijke Harmonie De Linde',
      `<h2>Ons bestuur</h2><table cellpadding="5"><tr><td>Voorzitter</td><td>Luc Verhaeghe</td><td>0479 55 03 10</td></tr><tr><td>Ondervoorzitter</td><td>Greet Van den Bossche</td><td></td></tr><tr><td>Secretaris</td><td>Pieter-Jan De Smedt</td><td>0479 55 03 11</td></tr><tr><td>Penningmeester</td><td>Ann Claeys</td><td></td></tr><tr><td>Materiaalmeester</td><td>Rik Goossens</td><td></td></tr></table>`,
    ),
    '/dirigent': lindePage(
      'Dirigent - Koninklijke Harmonie De Linde',
      `<h2>Onze dirigent</h2><p><img src="/foto/wouter.jpg" width="200" alt=""></p><p><b>Wouter Lemmens</b>, dirigent</p><p>Wouter studeerde trombone en directie in Gent. Hij staat sinds 2016 voor ons orkest, als opvolger van Robert Daems, die de harmonie dertig jaar leidde.</p>`,
    ),
    '/sponsors': lindePage(
      'Sponsors - Koninklijke Harmonie De Linde',
      `<h2>Met dank aan onze sponsors</h2><p><b>Bakkerij Martens</b><br>Dorpsstraat 8<br>9940 Ertvelde<br>Tel. 09 344 77 21</p><p><b>Garage Van Hecke</b><br>Hoge Avrijestraat 101<br>9940 Ertvelde<br>Tel. 09 344 80 16</p>`,
    ),
    '/contact': lindePage(
      'Contact - Koninklijke Harmonie De Linde',
      `<h2>Contact</h2><p><u>Repetitielokaal</u><br>Zaal Ter Linde<br>Molenstraat 17<br>9940 Ertvelde</p><p><u>Secretariaat</u><br>Koninklijke Harmonie De Linde vzw<br>Kruisstraat 52<br>9940 Ertvelde<br>Tel. 09 344 03 10</p><p>Mail: info[at]harmoniedelinde.example of secretaris[at]harmoniedelinde.example</p><p>Rekeningnummer: BE68 5390 0754 7034<br>Ondernemingsnummer: 0412.345.678</p><p><a href="https://www.facebook.com/harmoniedelinde/">Volg ons op Facebook</a></p>`,
    ),
  },
  truth: {
    names: ['Koninklijke Harmonie De Linde', 'Koninklijke Harmonie De Linde vzw', 'Harmonie De Linde'],
    people: [
      ['Luc Verhaeghe', 'Voorzitter'],
      ['Greet Van den Bossche', 'Ondervoorzitter'],
      ['Pieter-Jan De Smedt', 'Secretaris'],
      ['Ann Claeys', 'Penningmeester'],
      ['Rik Goossens', 'Materiaalmeester'],
      ['Wouter Lemmens', 'dirigent'],
    ],
    emails: [
      ['info@harmoniedelinde.example', 'role'],
      ['secretaris@harmoniedelinde.example', 'role'],
    ],
    phones: ['+32479550310', '+32479550311', '+3293440310'],
    addresses: [
      ['Molenstraat 17', '9940', 'Ertvelde'],
      ['Kruisstraat 52', '9940', 'Ertvelde'],
    ],
    profiles: ['https://www.facebook.com/harmoniedelinde'],
  },
};

const glaneusePage = (title: string, main: string, head = ''): string => `<!doctype html>
<html lang="fr-FR"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body><header class="bandeau"><a href="/"><img src="/theme/logo.svg" alt="La Glaneuse"></a><nav><a href="/qui-sommes-nous">Qui sommes-nous ?</a><a href="/equipe">L'équipe</a><a href="/partenaires">Partenaires</a><a href="/contact">Contact</a></nav></header>
<main>${main}</main>
<footer><p>La Glaneuse, association loi 1901 – <a href="/mentions-legales">Mentions légales</a></p><p><a href="https://www.facebook.com/laglaneuse.figeac">Facebook</a> <a href="https://www.instagram.com/laglaneuse_figeac/">Instagram</a></p></footer></body></html>`;

/** A French food charity: JSON-LD of the association, a board in a list, employees in cards, quotes, partners, two premises, a host. */
const glaneuse: FictionalSite = {
  host: 'laglaneuse.example',
  pages: {
    '/': glaneusePage(
      'La Glaneuse – Contre le gaspillage et la faim',
      `<h1>Glaner, trier, partager</h1><p>Chaque semaine, 140 bénévoles récoltent les invendus et les distribuent à 600 familles.</p><section class="temoignages"><h2>Ils en parlent</h2><blockquote><p>« Avant, je jetais deux cents kilos de fruits par semaine. »</p><cite>Thierry Lacombe, directeur de Primeurs du Célé</cite></blockquote><blockquote><p>« Ici, on me demande comment je vais. »</p><cite>Josiane, bénévole depuis 2018</cite></blockquote></section><section><h2>Faire un don</h2><p>66 % de votre don est déductible de vos impôts.</p></section>`,
      `<meta name="description" content="La Glaneuse récolte les invendus et les partage avec celles et ceux qui en ont besoin, à Figeac et à Decazeville."><meta property="og:site_name" content="La Glaneuse"><script type="application/ld+json">{"@context":"https://schema.org","@type":"NGO","name":"La Glaneuse","foundingDate":"2003","telephone":"+33536490310","email":"contact@laglaneuse.example","address":{"@type":"PostalAddress","streetAddress":"9, impasse des Tanneurs","postalCode":"46100","addressLocality":"Figeac","addressCountry":"FR"}}</script>`,
    ),
    '/qui-sommes-nous': glaneusePage(
      'Qui sommes-nous ? – La Glaneuse',
      `<h1>Qui sommes-nous ?</h1><p>L'association est née en 2003 autour de sœur Marie-Claude Vidal, disparue en 2015, qui ramassait les légumes oubliés sur les marchés.</p><h2>Quelques chiffres</h2><ul><li>92 tonnes sauvées en 2024</li><li>3 camions</li><li>2 antennes</li></ul>`,
    ),
    '/equipe': glaneusePage(
      "L'équipe – La Glaneuse",
      `<h1>L'équipe</h1><h2>Le bureau</h2><ul><li>Présidente : Solange Mercadier</li><li>Vice-président : Idriss Bakayoko</li><li>Trésorier : Jean-Luc Fabre</li><li>Secrétaire : Odile Castaing</li></ul><h2>Les salariés</h2><div class="cartes"><div class="carte"><h3>Camille Roussel</h3><p>Coordinatrice</p><p>06 71 55 03 10<br><a href="mailto:camille.roussel@laglaneuse.example">camille.roussel@laglaneuse.example</a></p></div><div class="carte"><h3>Mehdi Taleb</h3><p>Chauffeur-livreur</p></div></div>`,
    ),
    '/partenaires': glaneusePage(
      'Partenaires – La Glaneuse',
      `<h1>Nos partenaires</h1><ul class="logos"><li>Ville de Figeac</li><li>Fondation Beauregard</li><li>Primeurs du Célé, 14 avenue de Cahors, 46100 Figeac, 05 36 49 03 90</li><li>Conseil départemental</li></ul>`,
    ),
    '/contact': glaneusePage(
      'Contact – La Glaneuse',
      `<h1>Nous contacter</h1><h2>Siège et épicerie</h2><p>La Glaneuse<br>9, impasse des Tanneurs<br>46100 Figeac</p><p>Tél. : 05 36 49 03 10<br>Courriel : <a href="mailto:contact@laglaneuse.example">contact@laglaneuse.example</a></p><p>Ouvert le mardi et le vendredi de 9 h à 12 h 30</p><h2>Antenne de Decazeville</h2><p>3 place Cayrade<br>12300 Decazeville</p><p>Tél. : 05 36 49 03 20</p><h2>Devenir bénévole</h2><p>Écrivez à benevolat@laglaneuse.example</p>`,
    ),
    '/mentions-legales': glaneusePage(
      'Mentions légales – La Glaneuse',
      `<h1>Mentions légales</h1><p>Éditeur : association La Glaneuse, 9, impasse des Tanneurs, 46100 Figeac – SIRET 448 123 456 00019</p><p>Hébergement : Ovalis SARL, 12 rue du Port, 33000 Bordeaux</p><p>Conception : Studio Pollen</p>`,
    ),
  },
  truth: {
    names: ['La Glaneuse', 'association La Glaneuse'],
    descriptions: [
      'La Glaneuse récolte les invendus et les partage avec celles et ceux qui en ont besoin, à Figeac et à Decazeville.',
    ],
    people: [
      ['Solange Mercadier', 'Présidente'],
      ['Idriss Bakayoko', 'Vice-président'],
      ['Jean-Luc Fabre', 'Trésorier'],
      ['Odile Castaing', 'Secrétaire'],
      ['Camille Roussel', 'Coordinatrice'],
      ['Mehdi Taleb', 'Chauffeur-livreur'],
    ],
    emails: [
      ['contact@laglaneuse.example', 'role'],
      ['benevolat@laglaneuse.example', 'role'],
      ['camille.roussel@laglaneuse.example', 'personal'],
    ],
    phones: ['+33536490310', '+33536490320', '+33671550310'],
    addresses: [
      ['9, impasse des Tanneurs', '46100', 'Figeac'],
      ['3 place Cayrade', '12300', 'Decazeville'],
    ],
    profiles: ['https://www.facebook.com/laglaneuse.figeac', 'https://www.instagram.com/laglaneuse_figeac'],
  },
};

export const WEST_NINTH = [deLinde, glaneuse];
