import type { FictionalSite } from '../fictional-site.js';

const theatrePage = (
  title: string,
  main: string,
  head = '',
): string => `<!DOCTYPE html><html lang="fr" dir="ltr" prefix="og: https://ogp.me/ns#"><head><meta charset="utf-8" />
<title>${title} | Théâtre des Allumettiers</title><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" />${head}<script type="application/json" data-drupal-selector="drupal-settings-json">{"path":{"baseUrl":"/","currentLanguage":"fr"},"matomo":{"siteId":"41"},"ajaxPageState":{"libraries":"eJx1jkEOwyAMBD9E4yehJdm6NDhGNlHb39dJq0-6WGvN7Iw0"}}</script></head><body class="path-node">
<div role="banner"><a href="/" rel="home"><img src="/themes/allumettiers/logo.svg" alt="Accueil" /></a></div><nav role="navigation"><ul><li><a href="/saison">La saison</a></li><li><a href="/le-theatre/equipe">L’équipe</a></li><li><a href="/infos-pratiques">Infos pratiques</a></li><li><a href="/presse">Presse</a></li></ul></nav>
<main>${main}</main>
<footer><div class="region region-footer"><p>Théâtre des Allumettiers – Scène conventionnée d’intérêt national</p><ul class="rs"><li><a href="https://www.facebook.com/allumettiers" title="Facebook"><svg></svg></a></li><li><a href="https://www.instagram.com/theatredesallumettiers/" title="Instagram"><svg></svg></a></li></ul><p><a href="/mentions-legales">Mentions légales</a></p><p>Avec le soutien du ministère de la Culture, de la Région et de la Ville de Saintes</p></div></footer></body></html>`;

/** A French theatre: rows of a view for its team, addresses behind a spam filter, a season full of artists. */
const theatre: FictionalSite = {
  host: 'theatredesallumettiers.example',
  pages: {
    '/': theatrePage(
      'Accueil',
      `<div class="views-row"><article class="spectacle--teaser"><h2><a href="/saison/les-vagues">Les Vagues</a></h2><div class="field--name-field-auteur">D’après Virginia Woolf</div><div class="field--name-field-mes">Mise en scène Élise Vigneron-Lacaze</div><div class="date">jeu. 16 et ven. 17 avril – 20h30</div></article></div>
<div class="views-row"><article class="spectacle--teaser"><h2>Petit bruit</h2><div class="field--name-field-mes">Cie du Grand Merle – Bastien Corre</div><div class="date">mer. 22 avril – 15h</div><div class="lieu">Hors les murs : Salle des fêtes, 5 place du Champ de Foire, 17610 Chaniers</div></article></div>`,
      `<meta name="description" content="Théâtre, danse, cirque et musique à Saintes : une saison de cinquante spectacles, des artistes associés et un atelier pour tous." /><meta property="og:site_name" content="Théâtre des Allumettiers" />`,
    ),
    '/saison': theatrePage(
      'La saison',
      `<h1>La saison</h1><ul><li>Les Vagues – Élise Vigneron-Lacaze</li><li>Petit bruit – Cie du Grand Merle</li><li>Quatuor Oréade – Haydn, Fauré</li></ul>`,
    ),
    '/saison/les-vagues': theatrePage(
      'Les Vagues',
      `<h1>Les Vagues</h1><div class="distribution"><p>Mise en scène : Élise Vigneron-Lacaze<br />Scénographie : Thibaud Rey<br />Avec : Nora Belkacem, Simon Audouard, Agnès Tillier</p></div><p>Production : Compagnie L’Estran, 8 rue des Salorges, 44100 Nantes. Diffusion : Claire Montel, 06 39 98 41 27.</p>`,
    ),
    '/le-theatre/equipe': theatrePage(
      'L’équipe',
      `<h1>L’équipe</h1><div class="view-content"><h3>Direction</h3><div class="views-row"><div class="views-field views-field-title"><span class="field-content">Anne-Laure Ferrand</span></div><div class="views-field views-field-field-fonction"><div class="field-content">Directrice</div></div><div class="views-field views-field-field-email"><div class="field-content"><span class="spamspan"><span class="u">al.ferrand</span> [at] <span class="d">theatredesallumettiers.example</span></span></div></div></div>
<div class="views-row"><div class="views-field views-field-title"><span class="field-content">Mickaël Dubreuil</span></div><div class="views-field views-field-field-fonction"><div class="field-content">Administrateur</div></div><div class="views-field views-field-field-email"><div class="field-content"><span class="spamspan"><span class="u">m.dubreuil</span> [at] <span class="d">theatredesallumettiers.example</span></span></div></div></div>
<h3>Relations publiques</h3><div class="views-row"><div class="views-field views-field-title"><span class="field-content">Inès Kaddouri</span></div><div class="views-field views-field-field-fonction"><div class="field-content">Responsable de l’action culturelle</div></div><div class="views-field views-field-field-email"><div class="field-content"><span class="spamspan"><span class="u">i.kaddouri</span> [at] <span class="d">theatredesallumettiers.example</span></span></div></div></div>
<div class="views-row"><div class="views-field views-field-title"><span class="field-content">Hugo Lestienne</span></div><div class="views-field views-field-field-fonction"><div class="field-content">Chargé de billetterie</div></div></div>
<h3>Technique</h3><div class="views-row"><div class="views-field views-field-title"><span class="field-content">Christophe Le Bihan</span></div><div class="views-field views-field-field-fonction"><div class="field-content">Régisseur général</div></div></div></div>
<p>Et l’ensemble des intermittentes et intermittents du spectacle.</p>`,
    ),
    '/infos-pratiques': theatrePage(
      'Infos pratiques',
      `<h1>Infos pratiques</h1><h2>Venir</h2><p>Théâtre des Allumettiers<br />27 quai de l’Yser<br />17100 Saintes</p><p>En train : gare de Saintes, 12 min à pied. Parking du Rempart (gratuit après 19h).</p><h2>Réserver</h2><p>Billetterie : <strong>05 36 49 11 62</strong>, du mardi au vendredi de 14h à 18h<br />Administration : 05 36 49 11 60</p><p><span class="spamspan"><span class="u">billetterie</span> [at] <span class="d">theatredesallumettiers.example</span></span></p><h2>Tarifs</h2><p>Plein 24 €, réduit 16 €, moins de 26 ans 9 €. Abonnement dès 3 spectacles.</p>`,
    ),
    '/presse': theatrePage(
      'Presse',
      `<h1>Presse</h1><p>« Une maison où l’on se sent chez soi. » Lucie Garnier, <em>Le Courrier de Saintonge</em></p><p>Attachée de presse : Fanny Oudin, agence Plein Feux, 01 99 00 42 18, fanny@pleinfeux.example</p>`,
    ),
    '/mentions-legales': theatrePage(
      'Mentions légales',
      `<h1>Mentions légales</h1><p>Association Théâtre des Allumettiers, loi 1901, 27 quai de l’Yser, 17100 Saintes. Siret 392 618 447 00021 – APE 9004Z. Licences PLATESV-R-2021-008114 / 008115.</p><p>Président : Gérard Poitevin. Directrice de la publication : Anne-Laure Ferrand.</p><p>Hébergement : Nuage Ouest SAS, 3 allée de la Loire, 44200 Nantes. Graphisme : Atelier Poulain.</p><p>Données personnelles : <span class="spamspan"><span class="u">rgpd</span> [at] <span class="d">theatredesallumettiers.example</span></span></p>`,
    ),
  },
  truth: {
    names: ['Théâtre des Allumettiers', 'Association Théâtre des Allumettiers'],
    descriptions: [
      'Théâtre, danse, cirque et musique à Saintes : une saison de cinquante spectacles, des artistes associés et un atelier pour tous.',
    ],
    people: [
      ['Anne-Laure Ferrand', 'Directrice'],
      ['Mickaël Dubreuil', 'Administrateur'],
      ['Inès Kaddouri', 'Responsable de l’action culturelle'],
      ['Hugo Lestienne', 'Chargé de billetterie'],
      ['Christophe Le Bihan', 'Régisseur général'],
      ['Gérard Poitevin', 'Président'],
    ],
    emails: [
      ['al.ferrand@theatredesallumettiers.example', 'personal'],
      ['m.dubreuil@theatredesallumettiers.example', 'personal'],
      ['i.kaddouri@theatredesallumettiers.example', 'personal'],
      ['billetterie@theatredesallumettiers.example', 'role'],
      ['rgpd@theatredesallumettiers.example', 'role'],
    ],
    phones: ['+33536491162', '+33536491160'],
    addresses: [['27 quai de l’Yser', '17100', 'Saintes']],
    profiles: ['https://www.facebook.com/allumettiers', 'https://www.instagram.com/theatredesallumettiers'],
  },
};

const networkPage = (
  title: string,
  main: string,
): string => `<!doctype html><html lang="en-gb"><head><meta charset="utf-8"><meta name="generator" content="Hugo 0.140.2"><title>${title}</title><meta name="description" content="ESRN brings together researchers, practitioners and coastal communities to understand the future of Britain's estuaries and saltmarshes."><meta name="twitter:card" content="summary"></head><body id="top" class="page-wrapper">
<nav class="navbar" id="navbar-main"><a class="navbar-brand" href="/">ESRN</a><a class="nav-link" href="/people/">People</a><a class="nav-link" href="/projects/">Projects</a><a class="nav-link" href="/publications/">Publications</a><a class="nav-link" href="/events/">Events</a><a class="nav-link" href="/contact/">Contact</a></nav>
<div class="page-body">${main}</div>
<footer class="site-footer"><p class="powered-by">© 2026 Estuaries and Saltmarsh Research Network. Funded by the Coastal Futures Programme, grant NE/X004417/1.</p><p><a href="https://bsky.app/profile/esrn.example">Bluesky</a> <a href="https://github.com/esrn-data">GitHub</a></p></footer></body></html>`;

/** A British research network: people of several universities in cards, publications, workshops, a host institution. */
const network: FictionalSite = {
  host: 'esrn.example',
  pages: {
    '/': networkPage(
      'Estuaries and Saltmarsh Research Network',
      `<section class="hero"><h1>Estuaries and Saltmarsh Research Network</h1><p>Shared data, shared fieldwork, shared questions.</p></section><section id="news"><h2>Latest news</h2><ul><li><b>3 Mar 2026</b> Congratulations to Ffion Rees, who passed her viva with no corrections! (External examiner: Professor Pieter van Dongen, Delft.)</li><li><b>9 Feb 2026</b> Our open letter on sediment budgets has 214 signatories.</li></ul></section>`,
    ),
    '/people/': networkPage(
      'People | Estuaries and Saltmarsh Research Network',
      `<h1>People</h1><div class="row people-widget"><div class="col-md-12"><h2>Management group</h2></div>
<div class="col-12 people-person"><img class="avatar" src="/author/alastair-munro/avatar_hu15245.jpg" alt="Avatar"><div class="portrait-title"><h2>Professor Alastair Munro</h2><h3>Principal Investigator</h3><p class="people-interests">University of Carrick</p></div></div>
<div class="col-12 people-person"><div class="portrait-title"><h2>Dr Nia Pritchard</h2><h3>Co-Investigator</h3><p class="people-interests">Bryngwyn University</p></div></div>
<div class="col-12 people-person"><div class="portrait-title"><h2>Dr Samuel Achterberg-Hill</h2><h3>Co-Investigator</h3><p class="people-interests">Solway Marine Laboratory</p></div></div>
<div class="col-12 people-person"><div class="portrait-title"><h2>Kemi Adeyemi</h2><h3>Network Manager</h3><p class="people-interests">University of Carrick</p></div></div>
<div class="col-md-12"><h2>Early career representatives</h2></div>
<div class="col-12 people-person"><div class="portrait-title"><h2>Tomasz Wieczorek</h2><h3>PhD Student</h3><p class="people-interests">Bryngwyn University</p></div></div>
<div class="col-12 people-person"><div class="portrait-title"><h2>Dr Grace Ho</h2><h3>Postdoctoral Research Associate</h3><p class="people-interests">University of Carrick</p></div></div></div>
<h2>Advisory board</h2><ul><li>Dame Rosalind Keay (Chair), formerly Rivers Agency</li><li>Iain Drummond, Solway Fishermen's Association</li><li>Dr Leila Mansouri, Wetlands Europe</li></ul>`,
    ),
    '/projects/': networkPage(
      'Projects | Estuaries and Saltmarsh Research Network',
      `<h1>Projects</h1><h3>Mud on the Move</h3><p>Tracing sediment with 40 volunteers. Contact the <a href="mailto:network@esrn.example">network office</a> to join.</p><h3>Marsh Memories</h3><p>Oral histories from the Solway, recorded by Joan Irvine and the late Bob Tait.</p>`,
    ),
    '/publications/': networkPage(
      'Publications | Estuaries and Saltmarsh Research Network',
      `<h1>Publications</h1><p>Munro A, Pritchard N, Ho G (2025). Accretion rates under storm surge. <i>J. Estuar. Res.</i> 61(4), 118–140. doi:10.5555/jer.2025.0417</p><p>Lindqvist M, Achterberg-Hill S (2024). Carbon in creek margins. <i>Mar. Sed.</i> 12, 55–71.</p>`,
    ),
    '/events/': networkPage(
      'Events | Estuaries and Saltmarsh Research Network',
      `<h1>Events</h1><div class="card-simple"><h3>Annual meeting 2026</h3><p>15–16 September, Glencaple Hotel, 2 Shore Street, Dumfries DG1 9ZZ. Keynotes: Professor Maria Oliveira (Aveiro) and Dr Jonathan Peel. Book by emailing events@glencaplehotel.example.</p></div>`,
    ),
    '/contact/': networkPage(
      'Contact | Estuaries and Saltmarsh Research Network',
      `<h1>Contact</h1><ul class="fa-ul"><li><i class="fa-li fas fa-envelope"></i> <span id="person-email"><a href="mailto:network@esrn.example">network@esrn.example</a></span></li><li><i class="fa-li fas fa-phone"></i> <span><a href="tel:01292550418">01292 550418</a></span></li><li><i class="fa-li fas fa-map-marker"></i> <span>School of Geosciences, University of Carrick, 14 Strand Road, Ayr, KA7 9ZZ</span></li></ul><p>Kemi Adeyemi, Network Manager: k.adeyemi@carrick.example</p>`,
    ),
  },
  truth: {
    names: ['Estuaries and Saltmarsh Research Network', 'ESRN'],
    descriptions: [
      "ESRN brings together researchers, practitioners and coastal communities to understand the future of Britain's estuaries and saltmarshes.",
    ],
    people: [
      ['Alastair Munro', 'Principal Investigator'],
      ['Nia Pritchard', 'Co-Investigator'],
      ['Samuel Achterberg-Hill', 'Co-Investigator'],
      ['Kemi Adeyemi', 'Network Manager'],
      ['Tomasz Wieczorek', 'PhD Student'],
      ['Grace Ho', 'Postdoctoral Research Associate'],
      ['Rosalind Keay', 'Chair'],
      ['Iain Drummond', 'Advisory board'],
      ['Leila Mansouri', 'Advisory board'],
    ],
    emails: [
      ['network@esrn.example', 'role'],
      ['k.adeyemi@carrick.example', 'personal'],
    ],
    phones: ['+441292550418'],
    addresses: [['School of Geosciences, University of Carrick, 14 Strand Road', 'KA7 9ZZ', 'Ayr']],
    profiles: ['https://bsky.app/profile/esrn.example', 'https://github.com/esrn-data'],
  },
};

export const FRANCE_AND_BRITAIN = [theatre, network];
