import type { FictionalSite } from '../fictional-site.js';

const pasPage = (id: string, title: string, main: string): string => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="fr-FR"><head><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><!-- This is Squarespace. --><!-- goat-hippo-k7p2 --><base href=""><meta charset="utf-8" /><title>${title}</title><meta property="og:site_name" content="Le Pas Suspendu"/><meta property="og:title" content="${title}"/><meta property="og:type" content="website"/>${id === 'home' ? `<meta itemprop="description" content="École associative de danse et de yoga à Angers et aux Ponts-de-Cé, ouverte aux enfants dès quatre ans comme aux adultes."/><meta name="description" content="École associative de danse et de yoga à Angers et aux Ponts-de-Cé, ouverte aux enfants dès quatre ans comme aux adultes." />` : ''}</head>
<body id="collection-${id}" class="header-layout-nav-center tweak-footer-show view-list"><div id="siteWrapper" class="clearfix site-wrapper"><header id="header" class="header theme-col--primary"><div class="header-title-text"><a id="site-title" href="/" data-animation-role="header-element">Le Pas Suspendu</a></div><nav class="header-nav-list"><div class="header-nav-item header-nav-item--collection"><a href="/danse">Danse</a></div><div class="header-nav-item header-nav-item--collection"><a href="/yoga">Yoga</a></div><div class="header-nav-item header-nav-item--collection"><a href="/lequipe">L’équipe</a></div><div class="header-nav-item header-nav-item--collection"><a href="/stages-et-gala">Stages &amp; gala</a></div><div class="header-nav-item header-nav-item--collection"><a href="/tarifs">Tarifs</a></div></nav><div class="header-actions"><div class="header-actions-action header-actions-action--cta"><a class="btn btn--border theme-btn--primary-inverse" href="/nous-trouver">Nous trouver</a></div></div></header><main id="page" class="container" role="main"><article class="sections" id="sections">${main}</article></main><footer class="sections" id="footer-sections"><section class="page-section">${sqs(`<p style="white-space:pre-wrap;">Association Le Pas Suspendu</p><p style="white-space:pre-wrap;"><a href="/mentions-legales">Mentions légales</a></p>`)}<div class="sqs-block socialaccountlinks-v2-block"><a href="https://www.instagram.com/lepassuspendu.angers/" target="_blank" class="sqs-svg-icon--wrapper instagram-unauth" aria-label="Instagram"></a><a href="https://www.facebook.com/lepassuspendu49" target="_blank" class="sqs-svg-icon--wrapper facebook-unauth" aria-label="Facebook"></a></div></section></footer></div></body></html>`;
const sqs = (html: string): string =>
  `<div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content">${html}</div></div></div>`;

/** A French school of dance and yoga: Squarespace, an association's board, a choreographer for a weekend, a theatre. */
const pas: FictionalSite = {
  host: 'lepassuspendu.example',
  pages: {
    '/': pasPage(
      'home',
      'Le Pas Suspendu',
      `<section class="page-section">${sqs('<h1 style="white-space:pre-wrap;">Apprendre à tomber, puis à voler.</h1><p>La rentrée a lieu le lundi 8 septembre. Un cours d’essai est offert dans chaque discipline.</p>')}</section><section class="page-section">${sqs('<blockquote>« À soixante-deux ans, j’ai enfin touché mes orteils. »</blockquote><p>Nadège Pouvreau, élève du mardi</p>')}${sqs('<h3>Portes ouvertes</h3><p>Samedi 30 août de 10h à 17h, au studio du Vieux-Lavoir.</p>')}</section>`,
    ),
    '/danse': pasPage(
      'danse',
      'Danse — Le Pas Suspendu',
      `<section class="page-section">${sqs('<h2>Les cours de danse</h2><p><strong>Éveil</strong> (4–6 ans) mercredi 10h, Mathilde</p><p><strong>Classique</strong> (dès 7 ans) mercredi 14h, samedi 11h, Inès</p><p><strong>Contemporain</strong> ados et adultes, jeudi 18h30, Mathilde</p><p><strong>Hip-hop</strong> vendredi 17h30, Kévin — aux Ponts-de-Cé</p><p>« Danser, c’est découvrir et recréer », écrivait Martha Graham.</p>')}</section>`,
    ),
    '/yoga': pasPage(
      'yoga',
      'Yoga — Le Pas Suspendu',
      `<section class="page-section">${sqs('<h2>Le yoga</h2><p>Hatha le mardi à 12h15 et à 19h, yin le dimanche à 18h, prénatal le lundi à 18h. Groupes de douze personnes, tapis fournis.</p><p>Solenn s’est formée auprès de Vikram Nair à Mysore et suit l’enseignement de la Fédération des yogas d’Occident.</p><p>Pour le prénatal, apportez l’accord de votre sage-femme.</p>')}</section>`,
    ),
    '/lequipe': pasPage(
      'lequipe',
      'L’équipe — Le Pas Suspendu',
      `<section class="page-section"><div class="user-items-list"><ul class="user-items-list-simple"><li class="list-item"><h2 class="list-item-content__title">Mathilde Guérineau</h2><div class="list-item-content__description"><p>Directrice artistique</p><p>Interprète pendant dix ans dans la compagnie Aurore Vidal, elle a ouvert l’école en 2011.</p></div></li><li class="list-item"><h2 class="list-item-content__title">Inès Benaïssa</h2><div class="list-item-content__description"><p>Professeure de danse classique</p></div></li><li class="list-item"><h2 class="list-item-content__title">Kévin Lorcy</h2><div class="list-item-content__description"><p>Professeur de hip-hop</p></div></li><li class="list-item"><h2 class="list-item-content__title">Solenn Rouault</h2><div class="list-item-content__description"><p>Professeure de yoga</p></div></li><li class="list-item"><h2 class="list-item-content__title">Brigitte Chauvigné</h2><div class="list-item-content__description"><p>Secrétariat et inscriptions</p></div></li></ul></div></section><section class="page-section">${sqs('<h3>Le bureau de l’association</h3><p>Présidente : Anne-Laure Poirier<br>Trésorier : Yves Delahaie<br>Secrétaire : Samira Oukaci</p>')}</section>`,
    ),
    '/stages-et-gala': pasPage(
      'stages',
      'Stages et gala — Le Pas Suspendu',
      `<section class="page-section">${sqs('<h2>Stage contact-improvisation</h2><p>15 et 16 novembre, avec le chorégraphe néerlandais Joris van Delft, accompagné au violoncelle par Élise Marchadour. 95 € le week-end, 80 € pour les adhérents.</p>')}${sqs('<h2>Gala « Marées »</h2><p>Samedi 20 juin à 20h, Théâtre de l’Ardoisière, 2 place des Mortiers, 49800 Trélazé. Billetterie du théâtre : 02 61 91 77 20, billetterie@ardoisiere.example. Costumes : atelier Fil à Fil. Lumières : Denis Prou.</p>')}</section>`,
    ),
    '/tarifs': pasPage(
      'tarifs',
      'Tarifs — Le Pas Suspendu',
      `<section class="page-section">${sqs('<h2>Tarifs 2025–2026</h2><p>Adhésion : 20 €<br>Un cours par semaine : 285 € l’année<br>Deux cours : 440 €<br>Carte de dix séances de yoga : 130 €</p><p>Pass Culture et chèques-vacances acceptés. Virement : FR76 1790 6000 3296 3541 2087 145.</p><p>Inscriptions auprès de Brigitte Chauvigné, du mardi au vendredi de 16h à 19h : <a href="mailto:inscriptions@lepassuspendu.example">inscriptions@lepassuspendu.example</a></p>')}</section>`,
    ),
    '/nous-trouver': pasPage(
      'contact',
      'Nous trouver — Le Pas Suspendu',
      `<section class="page-section">${sqs('<h2>Studio du Vieux-Lavoir</h2><p>17 rue du Vieux-Lavoir<br>49000 Angers</p><p>Bus 4, arrêt Lavoir</p>')}${sqs('<h2>Studio des Gabares</h2><p>5 chemin des Gabares<br>49130 Les Ponts-de-Cé</p>')}${sqs('<p>Téléphone : <a href="tel:0261910437">02 61 91 04 37</a><br>Portable : 06 73 18 42 59<br><a href="mailto:bonjour@lepassuspendu.example">bonjour@lepassuspendu.example</a></p><p>Pour les projets avec les écoles, écrivez à Mathilde : <a href="mailto:mathilde@lepassuspendu.example">mathilde@lepassuspendu.example</a></p>')}<div class="sqs-block map-block" data-block-json="{&quot;location&quot;:{&quot;mapLat&quot;:47.4712,&quot;mapLng&quot;:-0.5518}}"></div></section>`,
    ),
    '/mentions-legales': pasPage(
      'mentions',
      'Mentions légales — Le Pas Suspendu',
      `<section class="page-section">${sqs('<h2>Mentions légales</h2><p>Association Le Pas Suspendu, régie par la loi du 1er juillet 1901, 17 rue du Vieux-Lavoir, 49000 Angers. RNA W491009876, SIRET 812 345 670 00021.</p><p>Directrice de la publication : Anne-Laure Poirier, présidente.</p><p>Photographies : Gwenaël Tessier. Conception du site : Studio Mirabelle, 6 rue Saint-Laud, 49100 Angers, hello@studiomirabelle.example.</p><p>Hébergement : Squarespace Ireland Limited, Dublin.</p><p>Réclamations relatives aux données personnelles : CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, 01 53 73 22 22.</p>')}</section>`,
    ),
  },
  truth: {
    names: ['Le Pas Suspendu', 'Association Le Pas Suspendu'],
    descriptions: [
      'École associative de danse et de yoga à Angers et aux Ponts-de-Cé, ouverte aux enfants dès quatre ans comme aux adultes.',
    ],
    people: [
      ['Mathilde Guérineau', 'Directrice artistique'],
      ['Inès Benaïssa', 'Professeure de danse classique'],
      ['Kévin Lorcy', 'Professeur de hip-hop'],
      ['Solenn Rouault', 'Professeure de yoga'],
      ['Brigitte Chauvigné', 'Secrétariat et inscriptions'],
      ['Anne-Laure Poirier', 'Présidente'],
      ['Yves Delahaie', 'Trésorier'],
      ['Samira Oukaci', 'Secrétaire'],
    ],
    emails: [
      ['inscriptions@lepassuspendu.example', 'role'],
      ['bonjour@lepassuspendu.example', 'role'],
      ['mathilde@lepassuspendu.example', 'personal'],
    ],
    phones: ['+33261910437', '+33673184259'],
    addresses: [
      ['17 rue du Vieux-Lavoir', '49000', 'Angers'],
      ['5 chemin des Gabares', '49130', 'Les Ponts-de-Cé'],
    ],
    profiles: ['https://www.instagram.com/lepassuspendu.angers', 'https://www.facebook.com/lepassuspendu49'],
  },
};

const bertolazziPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="it-it" dir="ltr"><head><meta charset="utf-8"><meta name="rights" content="Bertolazzi Impastatrici S.r.l."><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Dal 1962 Bertolazzi costruisce a Schio impastatrici a spirale e a bracci tuffanti per panifici, pasticcerie e industrie."><meta name="generator" content="Joomla! - Open Source Content Management"><title>${title}</title></head>
<body class="site com_content wrapper-static view-article itemid-101"><header class="header container-header full-width"><div class="grid-child"><div class="navbar-brand"><a class="brand-logo" href="/"><img loading="eager" src="/images/logo-bertolazzi.svg" alt="Bertolazzi Impastatrici"></a></div></div><div class="grid-child container-nav"><ul class="mod-menu mod-list nav"><li class="nav-item item-102"><a href="/azienda.html">Azienda</a></li><li class="nav-item item-103"><a href="/macchine.html">Macchine</a></li><li class="nav-item item-104"><a href="/filiali.html">Filiali</a></li><li class="nav-item item-105"><a href="/assistenza-e-ricambi.html">Assistenza e ricambi</a></li><li class="nav-item item-106"><a href="/fiere-e-notizie.html">Fiere e notizie</a></li><li class="nav-item item-107"><a href="/contatti.html">Contatti</a></li></ul></div></header>
<div class="site-grid"><div class="grid-child container-component"><main>${main}</main></div></div>
<footer class="container-footer footer full-width"><div class="grid-child"><div id="mod-custom110" class="mod-custom custom"><p><strong>Bertolazzi Impastatrici S.r.l.</strong> - Via dell'Artigianato 48 - 36015 Schio (VI)<br>Tel. 0445 612740 - Fax 0445 612741 - <a href="mailto:info@bertolazzi-impastatrici.example">info@bertolazzi-impastatrici.example</a><br>P. IVA e C.F. 02487190244 - REA VI-234871 - Cap. soc. € 520.000 i.v.</p><p><a href="/privacy.html">Privacy</a> | <a href="https://www.linkedin.com/company/bertolazzi-impastatrici/" target="_blank" rel="noopener">LinkedIn</a> | <a href="https://www.youtube.com/@bertolazzi-impastatrici" target="_blank" rel="noopener">YouTube</a> | Realizzato da <a href="https://www.officinaweb.example">Officina Web</a></p></div></div></footer></body></html>`;
const filiale = (
  town: string,
  street: string,
  code: string,
  province: string,
  phone: string,
  mail: string,
  manager: string,
): string =>
  `<div class="col-md-4" itemscope itemtype="https://schema.org/LocalBusiness"><h2><span itemprop="name">Bertolazzi – Filiale di ${town}</span></h2><address itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">${street}</span><br><span itemprop="postalCode">${code}</span> <span itemprop="addressLocality">${town}</span> (<span itemprop="addressRegion">${province}</span>)</address><p>Tel. <span itemprop="telephone">${phone}</span><br><a href="mailto:${mail}" itemprop="email">${mail}</a></p><p>Responsabile di filiale: ${manager}</p></div>`;

/** An Italian builder of dough mixers with three branches: Joomla, microdata, a dealer abroad, fairs, bakers' words. */
const bertolazzi: FictionalSite = {
  host: 'bertolazzi-impastatrici.example',
  pages: {
    '/': bertolazziPage(
      'Bertolazzi Impastatrici - Schio',
      `<div class="com-content-article item-page" itemscope itemtype="https://schema.org/Article"><h1>L'impasto è una cosa seria</h1><p>Da 30 a 400 chili, da tre generazioni.</p><ul><li><a href="/macchine.html">Impastatrici a spirale Serie S</a></li><li><a href="/macchine.html">Bracci tuffanti Serie T</a></li><li><a href="/macchine.html">Sollevatori e vasche estraibili</a></li></ul><blockquote><p>La nostra T120 lavora sei notti su sette dal 1998. Le abbiamo cambiato una cinghia.</p><p>Vito Santoro, Panificio Santoro, Altamura</p></blockquote></div>`,
    ),
    '/azienda.html': bertolazziPage(
      'Azienda - Bertolazzi Impastatrici',
      `<h1>Azienda</h1><p>Nel 1962 Gianfranco Bertolazzi, fabbro, costruì un'impastatrice per il fornaio sotto casa. Ci ha lasciati nel 2011; oggi l'azienda è guidata dai figli e conta 74 collaboratori.</p><h2>Le persone</h2><table class="table"><tbody><tr><td>Elena Bertolazzi</td><td>Amministratore delegato</td></tr><tr><td>Marco Bertolazzi</td><td>Direttore tecnico</td></tr><tr><td>Ilaria Zordan</td><td>Responsabile commerciale Italia</td></tr><tr><td>Dmytro Kovalenko</td><td>Export manager</td></tr><tr><td>Luca Peruzzo</td><td>Responsabile assistenza</td></tr><tr><td>Samuele Dal Santo</td><td>Responsabile produzione</td></tr></tbody></table><p>Sistema di gestione certificato ISO 9001:2015, certificato n. 50 100 14873. Banca d'appoggio: IBAN IT60 X054 2811 1010 0000 0123 456.</p>`,
    ),
    '/macchine.html': bertolazziPage(
      'Macchine - Bertolazzi Impastatrici',
      `<h1>Macchine</h1><table class="table"><thead><tr><th>Modello</th><th>Impasto kg</th><th>Potenza kW</th><th>Peso kg</th><th>Codice</th></tr></thead><tbody><tr><td>S80</td><td>80</td><td>3,7 / 5,5</td><td>480</td><td>IS.080.12</td></tr><tr><td>S160</td><td>160</td><td>7,5 / 9,2</td><td>910</td><td>IS.160.12</td></tr><tr><td>T120</td><td>120</td><td>4,0</td><td>760</td><td>IT.120.03</td></tr></tbody></table><p>Motori Elettromeccanica Brenta, quadri elettrici Quadrel. Listino e disegni: scrivete a <a href="mailto:commerciale@bertolazzi-impastatrici.example">commerciale@bertolazzi-impastatrici.example</a>.</p>`,
    ),
    '/filiali.html': bertolazziPage(
      'Filiali - Bertolazzi Impastatrici',
      `<h1>Filiali</h1><p>Magazzino ricambi, sala prove e tecnici propri in tre città.</p><div class="row">${filiale('Parma', 'Via Emilia Ovest 203', '43126', 'PR', '0521 773218', 'parma@bertolazzi-impastatrici.example', 'Stefano Ghirardi')}${filiale('Bari', 'Via Oberdan 77', '70126', 'BA', '080 5374460', 'bari@bertolazzi-impastatrici.example', 'Nicola Lorusso')}${filiale('Catania', 'Via Passo Martino 61', '95121', 'CT', '095 7138825', 'catania@bertolazzi-impastatrici.example', 'Agata Privitera')}</div><h2>All'estero</h2><p>Spagna e Portogallo: Maquinaria Panera Levante S.L., Carrer dels Moliners 14, 46014 València, tel. +34 963 571 204, ventas@panera-levante.example</p>`,
    ),
    '/assistenza-e-ricambi.html': bertolazziPage(
      'Assistenza e ricambi - Bertolazzi Impastatrici',
      `<h1>Assistenza e ricambi</h1><p>Ufficio assistenza: tel. 0445 612755, <a href="mailto:service@bertolazzi-impastatrici.example">service@bertolazzi-impastatrici.example</a>, lun-ven 7.30-18.00</p><p>Numero verde ricambi: <strong>800 914327</strong>, <a href="mailto:ricambi@bertolazzi-impastatrici.example">ricambi@bertolazzi-impastatrici.example</a></p><p>Reperibilità notturna (solo contratti Forno Sicuro): Luca Peruzzo, cell. 335 7418026, <a href="mailto:l.peruzzo@bertolazzi-impastatrici.example">l.peruzzo@bertolazzi-impastatrici.example</a></p><p>Tenete a portata di mano il numero di matricola, punzonato sulla targhetta (es. 98-0412-0077).</p>`,
    ),
    '/fiere-e-notizie.html': bertolazziPage(
      'Fiere e notizie - Bertolazzi Impastatrici',
      `<h1>Fiere e notizie</h1><div class="blog-items"><div class="blog-item"><h2>Rimini, 17-21 gennaio 2026</h2><p>Vi aspettiamo al padiglione B5, stand 071, Fiera di Rimini, Via Emilia 155, 47921 Rimini. Dimostrazioni con il maestro panificatore Ezio Tamburini.</p></div><div class="blog-item"><h2>Una borsa di studio con l'ITIS di Schio</h2><p>Il premio è andato a Giulia Pozzan, classe 5ª B, per un sensore di temperatura dell'impasto. Complimenti alla professoressa Marina Cavedon che l'ha seguita.</p></div></div>`,
    ),
    '/contatti.html': bertolazziPage(
      'Contatti - Bertolazzi Impastatrici',
      `<h1>Contatti</h1><div class="com-contact"><p>Bertolazzi Impastatrici S.r.l.<br>Via dell'Artigianato 48<br>36015 Schio (VI)</p><dl class="com-contact__info"><dt>Centralino</dt><dd>0445 612740</dd><dt>Fax</dt><dd>0445 612741</dd><dt>Informazioni</dt><dd><a href="mailto:info@bertolazzi-impastatrici.example">info@bertolazzi-impastatrici.example</a></dd><dt>Commerciale Italia</dt><dd>Ilaria Zordan, <a href="mailto:i.zordan@bertolazzi-impastatrici.example">i.zordan@bertolazzi-impastatrici.example</a></dd><dt>Export</dt><dd>Dmytro Kovalenko, <a href="mailto:export@bertolazzi-impastatrici.example">export@bertolazzi-impastatrici.example</a></dd><dt>PEC</dt><dd>bertolazzi@pec.bertolazzi-impastatrici.example</dd></dl><p>Codice SDI: M5UXCR1. Carico e scarico merci 8.00-12.00 e 13.30-17.00.</p></div>`,
    ),
    '/privacy.html': bertolazziPage(
      'Privacy - Bertolazzi Impastatrici',
      `<h1>Informativa privacy</h1><p>Titolare del trattamento è Bertolazzi Impastatrici S.r.l., Via dell'Artigianato 48, 36015 Schio (VI). Responsabile della protezione dei dati è lo Studio Legale Ferretto e Associati, Contrà Porti 21, 36100 Vicenza, dpo@studioferretto.example. L'interessato può proporre reclamo al Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma, tel. 06 696771, protocollo@gpdp.it.</p>`,
    ),
  },
  truth: {
    names: ['Bertolazzi Impastatrici', 'Bertolazzi Impastatrici S.r.l.', 'Bertolazzi'],
    descriptions: [
      'Dal 1962 Bertolazzi costruisce a Schio impastatrici a spirale e a bracci tuffanti per panifici, pasticcerie e industrie.',
    ],
    people: [
      ['Elena Bertolazzi', 'Amministratore delegato'],
      ['Marco Bertolazzi', 'Direttore tecnico'],
      ['Ilaria Zordan', 'Responsabile commerciale Italia'],
      ['Dmytro Kovalenko', 'Export manager'],
      ['Luca Peruzzo', 'Responsabile assistenza'],
      ['Samuele Dal Santo', 'Responsabile produzione'],
      ['Stefano Ghirardi', 'Responsabile di filiale'],
      ['Nicola Lorusso', 'Responsabile di filiale'],
      ['Agata Privitera', 'Responsabile di filiale'],
    ],
    emails: [
      ['info@bertolazzi-impastatrici.example', 'role'],
      ['commerciale@bertolazzi-impastatrici.example', 'role'],
      ['parma@bertolazzi-impastatrici.example', 'role'],
      ['bari@bertolazzi-impastatrici.example', 'role'],
      ['catania@bertolazzi-impastatrici.example', 'role'],
      ['service@bertolazzi-impastatrici.example', 'role'],
      ['ricambi@bertolazzi-impastatrici.example', 'role'],
      ['l.peruzzo@bertolazzi-impastatrici.example', 'personal'],
      ['i.zordan@bertolazzi-impastatrici.example', 'personal'],
      ['export@bertolazzi-impastatrici.example', 'role'],
      ['bertolazzi@pec.bertolazzi-impastatrici.example', 'role'],
    ],
    phones: [
      '+390445612740',
      '+390445612741',
      '+390445612755',
      '+39800914327',
      '+393357418026',
      '+390521773218',
      '+390805374460',
      '+390957138825',
    ],
    addresses: [
      ["Via dell'Artigianato 48", '36015', 'Schio'],
      ['Via Emilia Ovest 203', '43126', 'Parma'],
      ['Via Oberdan 77', '70126', 'Bari'],
      ['Via Passo Martino 61', '95121', 'Catania'],
    ],
    profiles: [
      'https://www.linkedin.com/company/bertolazzi-impastatrici',
      'https://www.youtube.com/@bertolazzi-impastatrici',
    ],
  },
};

const farinhadaPage = (slug: string, title: string, main: string): string => `<!DOCTYPE html>
<html lang="pt-BR"><head><meta charset="UTF-8"><title>${title}</title><meta name='robots' content='index, follow, max-image-preview:large' />${slug === 'inicio' ? `<meta name="description" content="O Banco de Alimentos Farinhada recolhe o que sobra nas feiras e leva a 62 instituições de Campina Grande e do Agreste." />` : ''}<meta property="og:locale" content="pt_BR" /><meta property="og:site_name" content="Banco de Alimentos Farinhada" /><meta name="generator" content="Elementor 3.27.3; features: additional_custom_breakpoints; settings: css_print_method-external" /></head>
<body class="page-template-elementor_header_footer elementor-default elementor-kit-7 page-${slug}"><header data-elementor-type="header" data-elementor-id="21" class="elementor elementor-21 elementor-location-header"><div class="elementor-element e-con"><div class="elementor-widget elementor-widget-theme-site-logo"><a href="/"><img src="/wp-content/uploads/2024/05/farinhada-logo.webp" alt="Farinhada"></a></div><nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu"><li class="menu-item"><a href="/quem-somos/" class="elementor-item">Quem somos</a></li><li class="menu-item"><a href="/como-ajudar/" class="elementor-item">Como ajudar</a></li><li class="menu-item"><a href="/transparencia/" class="elementor-item">Transparência</a></li><li class="menu-item"><a href="/noticias/" class="elementor-item">Notícias</a></li><li class="menu-item"><a href="/contato/" class="elementor-item">Contato</a></li></ul></nav></div></header>
<div data-elementor-type="wp-page" class="elementor">${main}</div>
<footer data-elementor-type="footer" class="elementor elementor-44 elementor-location-footer">${ele(`<p>Associação Banco de Alimentos Farinhada<br />CNPJ 14.208.336/0001-57<br />Rua Engenho Velho, 415 – Catolé<br />Campina Grande – PB, 58410-170</p>`)}<div class="elementor-widget elementor-widget-icon-list"><ul class="elementor-icon-list-items"><li class="elementor-icon-list-item"><a href="https://wa.me/5583988550146"><span class="elementor-icon-list-icon"><i class="fab fa-whatsapp"></i></span><span class="elementor-icon-list-text">(83) 98855-0146</span></a></li><li class="elementor-icon-list-item"><a href="mailto:contato@farinhada.example"><span class="elementor-icon-list-text">contato@farinhada.example</span></a></li></ul></div><div class="elementor-social-icons-wrapper"><a class="elementor-icon elementor-social-icon-instagram" href="https://www.instagram.com/farinhada.banco/" target="_blank"><span class="elementor-screen-only">Instagram</span></a><a class="elementor-icon elementor-social-icon-youtube" href="https://www.youtube.com/@bancofarinhada" target="_blank"><span class="elementor-screen-only">Youtube</span></a></div>${ele('<p><a href="/politica-de-privacidade/">Política de privacidade</a> · Feito com carinho pela Agência Mandacaru</p>')}</footer></body></html>`;
const ele = (html: string): string =>
  `<div class="elementor-element elementor-widget elementor-widget-text-editor" data-widget_type="text-editor.default"><div class="elementor-widget-container">${html}</div></div>`;
const eleHead = (text: string): string =>
  `<div class="elementor-element elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h2 class="elementor-heading-title elementor-size-default">${text}</h2></div></div>`;
const eleCard = (name: string, role: string): string =>
  `<div class="elementor-element elementor-widget elementor-widget-image-box"><div class="elementor-image-box-wrapper"><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">${name}</h3><p class="elementor-image-box-description">${role}</p></div></div></div>`;

/** A Brazilian food bank: WordPress with Elementor, WhatsApp, a key for payments, markets that collect, a nursery's words. */
const farinhada: FictionalSite = {
  host: 'farinhada.example',
  pages: {
    '/': farinhadaPage(
      'inicio',
      'Banco de Alimentos Farinhada – Campina Grande',
      `<section class="elementor-section">${eleHead('Comida boa não vai pro lixo')}<div class="elementor-counter"><span class="elementor-counter-number" data-to-value="318">318</span><div class="elementor-counter-title">toneladas em 2024</div></div><div class="elementor-counter"><span class="elementor-counter-number" data-to-value="62">62</span><div class="elementor-counter-title">instituições atendidas</div></div><div class="elementor-testimonial-wrapper"><div class="elementor-testimonial-content">Desde que a Farinhada chegou, tem fruta no lanche todo dia.</div><div class="elementor-testimonial-name">Irmã Lúcia Fragoso</div><div class="elementor-testimonial-job">Creche Menino Deus, Lagoa Seca</div></div></section>`,
    ),
    '/quem-somos/': farinhadaPage(
      'quem-somos',
      'Quem somos – Banco de Alimentos Farinhada',
      `<section class="elementor-section">${eleHead('Quem somos')}${ele('<p>A Farinhada nasceu em 2009 na Feira Central, quando a feirante Dona Biu (Severina Alves, 1938–2020) começou a guardar o que sobrava das bancas para as famílias do bairro.</p><p>Somos uma associação sem fins lucrativos, membro da Rede Mesa Nordestina.</p>')}${eleHead('Diretoria 2024–2027')}${eleCard('Maria do Socorro Gadelha', 'Presidente')}${eleCard('Josué Farias Brito', 'Vice-presidente')}${eleCard('Rita de Cássia Nóbrega', 'Tesoureira')}${eleHead('Equipe')}${eleCard('Priscila Albuquerque', 'Nutricionista')}${eleCard('Wellington Batista', 'Coordenador de logística')}${eleCard('Jéssica Trajano', 'Assessora de comunicação')}${eleCard('Edvaldo Cirino', 'Motorista')}</section>`,
    ),
    '/como-ajudar/': farinhadaPage(
      'como-ajudar',
      'Como ajudar – Banco de Alimentos Farinhada',
      `<section class="elementor-section">${eleHead('Doe dinheiro')}${ele('<p>PIX (CNPJ): 14.208.336/0001-57<br />Banco do Brasil, agência 0063-9, conta 41.872-5</p>')}${eleHead('Doe alimentos')}${ele('<p>Empresas e produtores: <a href="mailto:doacoes@farinhada.example">doacoes@farinhada.example</a>. Buscamos a partir de 50 kg.</p><p>Nosso segundo galpão, junto à Feira Central, recebe doações aos sábados, das 6h às 12h: Rua Cristóvão Colombo, 88 – Centro, Campina Grande – PB, 58400-050.</p><p>Também há caixas de coleta no Supermercado Boa Safra (Av. Brasília, 1310, tel. 3335-9021) e na Farmácia Serrana.</p>')}${eleHead('Seja voluntário')}${ele('<p>Escreva para <a href="mailto:voluntarios@farinhada.example">voluntarios@farinhada.example</a>. Mutirão de triagem toda quarta às 14h.</p>')}</section>`,
    ),
    '/transparencia/': farinhadaPage(
      'transparencia',
      'Transparência – Banco de Alimentos Farinhada',
      `<section class="elementor-section">${eleHead('Transparência')}${ele('<table><tbody><tr><th>Ano</th><th>Receitas</th><th>Despesas</th></tr><tr><td>2023</td><td>R$ 1.284.310,22</td><td>R$ 1.251.007,90</td></tr><tr><td>2024</td><td>R$ 1.402.118,45</td><td>R$ 1.390.556,13</td></tr></tbody></table><p>Contas auditadas por Paraguaçu Auditores S/S, responsável Fábio Monteiro, CRC-PB 007214/O-3. Convênio nº 0083/2023 com a Secretaria de Estado do Desenvolvimento Humano.</p>')}</section>`,
    ),
    '/noticias/': farinhadaPage(
      'noticias',
      'Notícias – Banco de Alimentos Farinhada',
      `<section class="elementor-section"><div class="elementor-posts-container"><article class="elementor-post"><h3 class="elementor-post__title">Chef Raimundo Sarmento cozinha com cascas e talos</h3><div class="elementor-post-date">14 de agosto de 2025</div><p>O chef do restaurante Umbuzeiro, do Recife, deu uma oficina para 30 merendeiras. Quem organizou foi nossa nutricionista, Priscila Albuquerque.</p></article><article class="elementor-post"><h3 class="elementor-post__title">Novo caminhão refrigerado</h3><div class="elementor-post-date">2 de junho de 2025</div><p>Doação do Instituto Sertão Vivo, entregue pelo diretor Otávio Lins. A placa ainda é provisória, mas a rota já começou.</p></article></div></section>`,
    ),
    '/contato/': farinhadaPage(
      'contato',
      'Contato – Banco de Alimentos Farinhada',
      `<section class="elementor-section">${eleHead('Contato')}${ele('<p>Rua Engenho Velho, 415 – Catolé<br />Campina Grande – PB<br />CEP 58410-170</p><p>Telefone: (83) 3322-4178<br />WhatsApp: <a href="https://wa.me/5583988550146">(83) 98855-0146</a><br />Segunda a sexta, das 7h às 16h</p><p>Geral: <a href="mailto:contato@farinhada.example">contato@farinhada.example</a><br />Imprensa: Jéssica Trajano, <a href="mailto:jessica.trajano@farinhada.example">jessica.trajano@farinhada.example</a></p>')}<form class="elementor-form" method="post" name="Contato"><input type="text" name="form_fields[name]" placeholder="Nome"><input type="email" name="form_fields[email]" placeholder="E-mail"><button type="submit">Enviar</button></form></section>`,
    ),
    '/politica-de-privacidade/': farinhadaPage(
      'privacidade',
      'Política de privacidade – Banco de Alimentos Farinhada',
      `<section class="elementor-section">${eleHead('Política de privacidade')}${ele('<p>Tratamos os dados de doadores e voluntários conforme a Lei nº 13.709/2018 (LGPD). Pedidos de acesso ou exclusão: <a href="mailto:privacidade@farinhada.example">privacidade@farinhada.example</a>.</p><p>Os pagamentos são processados por Paga Fácil S.A., Av. Paulista, 2064, 01310-200 São Paulo – SP, atendimento@pagafacil.example. Você também pode recorrer à Autoridade Nacional de Proteção de Dados (ANPD), em Brasília.</p>')}</section>`,
    ),
  },
  truth: {
    names: ['Banco de Alimentos Farinhada', 'Associação Banco de Alimentos Farinhada', 'Farinhada'],
    descriptions: [
      'O Banco de Alimentos Farinhada recolhe o que sobra nas feiras e leva a 62 instituições de Campina Grande e do Agreste.',
    ],
    people: [
      ['Maria do Socorro Gadelha', 'Presidente'],
      ['Josué Farias Brito', 'Vice-presidente'],
      ['Rita de Cássia Nóbrega', 'Tesoureira'],
      ['Priscila Albuquerque', 'Nutricionista'],
      ['Wellington Batista', 'Coordenador de logística'],
      ['Jéssica Trajano', 'Assessora de comunicação'],
      ['Edvaldo Cirino', 'Motorista'],
    ],
    emails: [
      ['contato@farinhada.example', 'role'],
      ['doacoes@farinhada.example', 'role'],
      ['voluntarios@farinhada.example', 'role'],
      ['jessica.trajano@farinhada.example', 'personal'],
      ['privacidade@farinhada.example', 'role'],
    ],
    phones: ['+558333224178', '+5583988550146'],
    addresses: [
      ['Rua Engenho Velho, 415', '58410-170', 'Campina Grande'],
      ['Rua Cristóvão Colombo, 88', '58400-050', 'Campina Grande'],
    ],
    profiles: ['https://www.instagram.com/farinhada.banco', 'https://www.youtube.com/@bancofarinhada'],
  },
};

const curlewPage = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Curlew Rovers FC - ${title}</title>
<link href="css/bootstrap.min.css" rel="stylesheet">
<link href="css/rovers.css" rel="stylesheet">
</head>
<body>
<nav class="navbar navbar-expand-lg navbar-dark bg-success"><div class="container"><a class="navbar-brand" href="/"><img src="img/crest.png" height="48" alt=""> Curlew Rovers FC</a>
<ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="/club.html">The Club</a></li><li class="nav-item"><a class="nav-link" href="/teams.html">Teams</a></li><li class="nav-item"><a class="nav-link" href="/fixtures.html">Fixtures &amp; Results</a></li><li class="nav-item"><a class="nav-link" href="/lotto.html">Lotto</a></li><li class="nav-item"><a class="nav-link" href="/safeguarding.html">Safeguarding</a></li><li class="nav-item"><a class="nav-link" href="/contact.html">Contact</a></li></ul></div></nav>
<div class="container my-4">
${main}
</div>
<footer class="bg-light py-3"><div class="container"><p>Curlew Rovers FC, 3 Old Mart Road, Boyle, Co. Roscommon, F52 XK71</p><p class="small">Proudly sponsored by Cannon's Hardware, Bridge Street &bull; Site by Kev &bull; Find us on <a href="https://www.facebook.com/curlewroversfc">Facebook</a> and <a href="https://x.com/CurlewRovers">X</a></p></div></footer>
<!-- last edited 2/9/25 -->
</body>
</html>`;
const teamRow = (team: string, manager: string, training: string): string =>
  `<tr><td>${team}</td><td>${manager}</td><td>${training}</td></tr>`;

/** An Irish football club: hand-written Bootstrap, opponents and referees, lotto winners, a founder of the past. */
const curlew: FictionalSite = {
  host: 'curlewrovers.example',
  pages: {
    '/': curlewPage(
      'Home',
      `<div class="p-4 bg-success text-white rounded"><h1>Up the Rovers!</h1></div>
<div class="row"><div class="col-md-8"><h3>Rovers edge Ballinameen thriller</h3><p class="text-muted">Sunday 31st August 2025</p><p>A goal in either half saw the lads through on a wet evening at Abbey Park. Ballinameen boss Fergal Mulvey was gracious afterwards: "Best team won, no complaints." Referee: Mr. T. Gilhooly.</p><h3>RIP Johnny Feely</h3><p class="text-muted">Thursday 14th August 2025</p><p>It is with great sadness that we learned of the passing of our founder member and former president Johnny Feely. Our thoughts are with Bernie and all the family.</p></div>
<div class="col-md-4"><div class="card"><div class="card-body"><h5>Race night</h5><p>Friday 26th September, 8.30pm, The Moylurg Inn, Bridge Street. MC on the night: Shane Cooney of Shannonside Radio. Cards &euro;10 from any committee member.</p></div></div></div></div>`,
    ),
    '/club.html': curlewPage(
      'The Club',
      `<h1>The Club</h1><p>Curlew Rovers Football Club was founded in 1974 in the back room of Feely's shop. We play in green and white and field eleven teams. The grounds were blessed in 1986 by Fr. Austin Tighe and opened by Republic of Ireland international Mossie Hanrahan.</p>
<h3>Committee 2025/26</h3>
<ul class="list-unstyled"><li>Chairperson: Declan Moffatt</li><li>Secretary: Gráinne Cryan</li><li>Treasurer: Pat Killoran</li><li>Registrar: Siobhán Beirne</li><li>PRO: Kevin Noone</li><li>Groundsman: Mick Flannery</li></ul>
<p>Curlew Rovers Football Club CLG. Registered in Ireland No. 512338. Registered charity no. 20081477.</p>`,
    ),
    '/teams.html': curlewPage(
      'Teams',
      `<h1>Teams</h1><table class="table table-striped"><thead><tr><th>Team</th><th>Manager</th><th>Training</th></tr></thead><tbody>${teamRow('Men, Super League', 'Brian Conlon', 'Tue &amp; Thu 8pm')}${teamRow('Women', 'Laura McDermott', 'Wed 7.30pm')}${teamRow('Under 17 boys', 'Tomasz Wilk', 'Mon 7pm')}${teamRow('Under 14 girls', 'Ciara Sheerin', 'Wed 6pm')}${teamRow('Under 12', 'Emeka Okafor', 'Fri 6pm')}</tbody></table>
<p>Academy (4 to 8 year olds), Saturdays 10am, &euro;3 a child. Head of academy is Noel Drury: <a href="mailto:noel.drury@curlewrovers.example">noel.drury@curlewrovers.example</a>, 086 193 7745.</p>`,
    ),
    '/fixtures.html': curlewPage(
      'Fixtures & Results',
      `<h1>Fixtures &amp; Results</h1><table class="table"><tr><th>Date</th><th>Home</th><th></th><th>Away</th><th>Venue</th></tr><tr><td>31/08/25</td><td>Curlew Rovers</td><td>2 - 1</td><td>Ballinameen Utd</td><td>Abbey Park</td></tr><tr><td>07/09/25</td><td>Lough Key Celtic</td><td>3pm</td><td>Curlew Rovers</td><td>Rockingham</td></tr><tr><td>14/09/25</td><td>Curlew Rovers</td><td>11.30am</td><td>Arigna Town</td><td>Abbey Park</td></tr></table>
<p>Fixture queries go to the league: Moylurg &amp; District League, fixtures secretary Padraic Heslin, 087 241 0096, fixtures@moylurgleague.example.</p>`,
    ),
    '/lotto.html': curlewPage(
      'Lotto',
      `<h1>Club Lotto</h1><p>Jackpot now <strong>&euro;7,450</strong>. Numbers drawn 1st September: 4, 11, 19, 26. No winner. Lucky dips (&euro;25): Mary Regan, Ardcarne; The Lavin family; Josie c/o Drury's.</p><p>Tickets &euro;2 from Pat Killoran, the Credit Union and Cannon's Hardware (071 966 8035), or by standing order: IBAN IE29 AIBK 9311 5212 3456 78. Email <a href="mailto:lotto@curlewrovers.example">lotto@curlewrovers.example</a>.</p>`,
    ),
    '/safeguarding.html': curlewPage(
      'Safeguarding',
      `<h1>Safeguarding</h1><p>Every coach is Garda vetted and has completed Safeguarding 1. Our Children's Officer is Aoife Tansey, <a href="mailto:childrensofficer@curlewrovers.example">childrensofficer@curlewrovers.example</a>.</p><p>You can also contact the FAI Child Welfare office in Abbotstown, Dublin 15 or Tusla, Tel. 01 771 8500. In an emergency ring 999 or 112.</p><h3>Your data</h3><p>We keep registration forms for one season. The register is kept by Siobhán Beirne. Complaints may be made to the Data Protection Commission, 6 Pembroke Row, Dublin 2, D02 X963, info@dataprotection.ie.</p>`,
    ),
    '/contact.html': curlewPage(
      'Contact',
      `<h1>Contact us</h1><p><strong>Abbey Park</strong><br>3 Old Mart Road<br>Boyle<br>Co. Roscommon<br>F52 XK71</p><p>Clubhouse (evenings): 071 966 4187</p><p>Secretary Gráinne Cryan: 087 614 2290, <a href="mailto:secretary@curlewrovers.example">secretary@curlewrovers.example</a></p><p>Pitch bookings: Mick Flannery, bookings@curlewrovers.example</p><p>From Sligo, take the N4 and turn at the old creamery. Parking behind the handball alley, please leave the gate for the ambulance.</p>`,
    ),
  },
  truth: {
    names: [
      'Curlew Rovers FC',
      'Curlew Rovers Football Club',
      'Curlew Rovers Football Club CLG',
      'Curlew Rovers',
    ],
    people: [
      ['Declan Moffatt', 'Chairperson'],
      ['Gráinne Cryan', 'Secretary'],
      ['Pat Killoran', 'Treasurer'],
      ['Siobhán Beirne', 'Registrar'],
      ['Kevin Noone', 'PRO'],
      ['Mick Flannery', 'Groundsman'],
      ['Brian Conlon', 'Manager'],
      ['Laura McDermott', 'Manager'],
      ['Tomasz Wilk', 'Manager'],
      ['Ciara Sheerin', 'Manager'],
      ['Emeka Okafor', 'Manager'],
      ['Noel Drury', 'Head of academy'],
      ['Aoife Tansey', "Children's Officer"],
    ],
    emails: [
      ['noel.drury@curlewrovers.example', 'personal'],
      ['lotto@curlewrovers.example', 'role'],
      ['childrensofficer@curlewrovers.example', 'role'],
      ['secretary@curlewrovers.example', 'role'],
      ['bookings@curlewrovers.example', 'role'],
    ],
    phones: ['+353719664187', '+353876142290', '+353861937745'],
    addresses: [['3 Old Mart Road', 'F52 XK71', 'Boyle']],
    profiles: ['https://www.facebook.com/curlewroversfc', 'https://x.com/CurlewRovers'],
  },
};

const sablePage = (title: string, main: string, head = ''): string => `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} | Sable Point Institute</title><meta name="generator" content="Eleventy v3.0.0">${head}<link rel="stylesheet" href="/bundle/4kQh2.css"><link rel="alternate" type="application/atom+xml" title="Sable Point Institute" href="/feed.xml"></head>
<body><a class="skip" href="#main">Skip to content</a><header class="masthead"><a class="wordmark" href="/">Sable Point<br>Institute</a><nav aria-label="Primary"><a href="/about/">About</a> <a href="/people/">People</a> <a href="/research/">Research</a> <a href="/events/">Events</a> <a href="/support/">Support us</a> <a href="/contact/">Contact</a></nav></header>
<main id="main">${main}</main>
<footer class="colophon"><p>Sable Point Institute for Coastal Policy is a registered charity (84512 3307 RR0001).</p><p>We work in Mi’kma’ki, the ancestral and unceded territory of the Mi’kmaq.</p><p><a href="/privacy/">Privacy</a> <a href="https://www.linkedin.com/company/sable-point-institute">LinkedIn</a> <a href="https://bsky.app/profile/sablepoint.example">Bluesky</a></p></footer></body></html>`;
const bio = (name: string, role: string, text: string): string =>
  `<article class="bio"><h3>${name}</h3><p class="bio__role">${role}</p><p>${text}</p></article>`;

/** A Canadian think tank: Eleventy, JSON-LD, reports with authors of elsewhere, panels, funders, two offices. */
const sable: FictionalSite = {
  host: 'sablepoint.example',
  pages: {
    '/': sablePage(
      'Ideas for working coasts',
      `<section class="lede"><h1>Ideas for working coasts</h1><p>Small harbours, fair quotas, rising water.</p></section><section class="latest"><h2>Latest</h2><ul><li><a href="/research/">Who Owns the Wharf? Divestiture after thirty years</a></li><li><a href="/events/">Panel: Lobster licences and the next generation</a></li></ul></section><section class="press"><h2>In the news</h2><blockquote><p>“The most useful forty pages on ice-making plants you will read this year.”</p><cite>Wendell Gaudet, columnist, <i>The Tidewater Post</i></cite></blockquote></section>`,
      `<meta name="description" content="Sable Point Institute is an independent, non-partisan think tank on fisheries, harbours and coastal communities in Atlantic Canada."><script type="application/ld+json">{"@context":"https://schema.org","@type":"NGO","name":"Sable Point Institute","legalName":"Sable Point Institute for Coastal Policy","url":"https://sablepoint.example/","logo":"https://sablepoint.example/img/mark.png","description":"Independent research on fisheries, harbours and coastal communities, from Halifax and St. John's since 2006.","foundingDate":"2006","address":{"@type":"PostalAddress","streetAddress":"1712 Brunswick Street","addressLocality":"Halifax","addressRegion":"NS","postalCode":"B3J 2G1","addressCountry":"CA"},"telephone":"+1-902-555-0143","email":"info@sablepoint.example","sameAs":["https://www.linkedin.com/company/sable-point-institute","https://bsky.app/profile/sablepoint.example","https://www.youtube.com/@sablepointinstitute"]}</script>`,
    ),
    '/about/': sablePage(
      'About',
      `<h1>About</h1><p>The institute was founded in 2006 with a bequest from the shipowner Alden Corkum (1919–2004). We publish everything free of charge and take no money from political parties.</p><h2>Funders in 2024</h2><ul><li>Atlantic Tide Foundation</li><li>Corkum Estate</li><li>Province of Nova Scotia, Fisheries Research Fund (agreement 2024-0917)</li><li>1,120 individual donors</li></ul><p>Our auditors are Burgess Whynot LLP, 1959 Upper Water Street, Halifax, NS B3J 3N2.</p>`,
    ),
    '/people/': sablePage(
      'People',
      `<h1>People</h1><h2>Staff</h2>${bio('Margaret Doucette', 'President and CEO', 'Margaret was deputy minister of fisheries before joining the institute in 2019. <a href="mailto:mdoucette@sablepoint.example">mdoucette@sablepoint.example</a>')}${bio('Dr. Arjun Sandhu', 'Director of Research', 'Arjun studies quota markets. His doctoral supervisor at Dalhousie was Professor Lorna Weatherbee. <a href="mailto:asandhu@sablepoint.example">asandhu@sablepoint.example</a>')}${bio('Chantal LeBlanc', 'Senior Policy Analyst', 'Harbour authorities, municipal finance, sea-level rise.')}${bio('Noah Paul', 'Indigenous Fisheries Lead', 'Noah works on moderate livelihood fisheries.')}${bio('Tyler Whiffen', 'Policy Analyst', 'Based in St. John’s. <a href="mailto:twhiffen@sablepoint.example">twhiffen@sablepoint.example</a>')}${bio('Fiona MacAskill', 'Communications Manager', 'Fiona answers the phone when you are on deadline.')}<h2>Board of directors</h2><ul class="board"><li>Robert Zinck, Chair</li><li>Denise Comeau, Vice-Chair</li><li>Ingrid Solheim, Treasurer</li><li>Peter Nwosu, Director</li></ul>`,
    ),
    '/research/': sablePage(
      'Research',
      `<h1>Research</h1><article><h2>Who Owns the Wharf? Divestiture after thirty years</h2><p>Chantal LeBlanc and Arjun Sandhu. June 2025, 44 pp. ISBN 978-1-9990000-7-2</p></article><article><h2>Cold Chain: Ice, Power and Price</h2><p>Helena Brandt (University of Bergen), with a foreword by the Hon. Russell Pike. February 2025, 40 pp.</p></article><article><h2>Licence to Retire</h2><p>Tyler Whiffen. October 2024, 28 pp. Suggested citation: Whiffen, T. (2024). Licence to Retire. SPI Paper 31.</p></article><p>Comments on a paper? Write to <a href="mailto:research@sablepoint.example">research@sablepoint.example</a>.</p>`,
    ),
    '/events/': sablePage(
      'Events',
      `<h1>Events</h1><article class="h-event"><h2 class="p-name">Lobster licences and the next generation</h2><p><time class="dt-start" datetime="2025-10-09T19:00">October 9, 2025, 7 p.m.</time>, <span class="p-location">Halifax Central Hall, 5380 Spring Garden Road</span></p><p>With Captain Gerald d’Entremont, Pubnico; Amy Sark, PhD candidate, UPEI; moderated by Fiona MacAskill.</p><p>Free. Reserve at events@sablepoint.example or through the box office of the hall, 902-555-0186.</p></article><article class="h-event"><h2 class="p-name">Corkum Lecture 2025</h2><p><time class="dt-start" datetime="2025-11-20">November 20, 2025</time></p><p>Marine ecologist Dr. Yuki Tanabe on warming bottom water.</p></article>`,
    ),
    '/support/': sablePage(
      'Support us',
      `<h1>Support us</h1><p>Cheques payable to Sable Point Institute for Coastal Policy may be mailed to P.O. Box 2214, Halifax, NS B3J 3C4. Gifts of securities and bequests: <a href="mailto:giving@sablepoint.example">giving@sablepoint.example</a>. Receipts are issued for gifts of $20 or more.</p><p>“They explained our own harbour to us.” Donor, Shelburne County</p>`,
    ),
    '/contact/': sablePage(
      'Contact',
      `<h1>Contact</h1><div class="offices"><div><h2>Halifax</h2><p>1712 Brunswick Street<br>Halifax, NS B3J 2G1</p><p>Tel. (902) 555-0143<br>Fax (902) 555-0144</p></div><div><h2>St. John’s</h2><p>214 Duckworth Street<br>St. John’s, NL A1C 1G5</p><p>Tel. (709) 555-0118</p></div></div><p>General: <a href="mailto:info@sablepoint.example">info@sablepoint.example</a></p><p>Media: Fiona MacAskill, <a href="tel:+19025550171">902-555-0171</a>, <a href="mailto:media@sablepoint.example">media@sablepoint.example</a></p>`,
    ),
    '/privacy/': sablePage(
      'Privacy',
      `<h1>Privacy</h1><p>We use a self-hosted, cookie-free counter. Our newsletter is sent by Gullpost Inc., 401 Richmond Street West, Toronto, ON M5V 3A8. To see what we hold about you, write to info@sablepoint.example. You may also contact the Office of the Privacy Commissioner of Canada, 30 Victoria Street, Gatineau, QC K1A 1H3, 1-800-282-1376.</p>`,
    ),
  },
  truth: {
    names: ['Sable Point Institute', 'Sable Point Institute for Coastal Policy'],
    descriptions: [
      'Sable Point Institute is an independent, non-partisan think tank on fisheries, harbours and coastal communities in Atlantic Canada.',
      "Independent research on fisheries, harbours and coastal communities, from Halifax and St. John's since 2006.",
    ],
    people: [
      ['Margaret Doucette', 'President and CEO'],
      ['Arjun Sandhu', 'Director of Research'],
      ['Chantal LeBlanc', 'Senior Policy Analyst'],
      ['Noah Paul', 'Indigenous Fisheries Lead'],
      ['Tyler Whiffen', 'Policy Analyst'],
      ['Fiona MacAskill', 'Communications Manager'],
      ['Robert Zinck', 'Chair'],
      ['Denise Comeau', 'Vice-Chair'],
      ['Ingrid Solheim', 'Treasurer'],
      ['Peter Nwosu', 'Director'],
    ],
    emails: [
      ['info@sablepoint.example', 'role'],
      ['mdoucette@sablepoint.example', 'personal'],
      ['asandhu@sablepoint.example', 'personal'],
      ['twhiffen@sablepoint.example', 'personal'],
      ['research@sablepoint.example', 'role'],
      ['events@sablepoint.example', 'role'],
      ['giving@sablepoint.example', 'role'],
      ['media@sablepoint.example', 'role'],
    ],
    phones: ['+19025550143', '+19025550144', '+17095550118', '+19025550171'],
    addresses: [
      ['1712 Brunswick Street', 'B3J 2G1', 'Halifax'],
      ['214 Duckworth Street', 'A1C 1G5', 'St. John’s'],
      ['P.O. Box 2214', 'B3J 3C4', 'Halifax'],
    ],
    profiles: [
      'https://www.linkedin.com/company/sable-point-institute',
      'https://bsky.app/profile/sablepoint.example',
      'https://www.youtube.com/@sablepointinstitute',
    ],
  },
};

export const WEST_TWELFTH: readonly FictionalSite[] = [pas, bertolazzi, farinhada, curlew, sable];
