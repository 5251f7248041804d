import type { FictionalSite } from '../fictional-site.js';

/** An Austrian brass band in blocks of a content manager: columns with the role first, an imprint, an event elsewhere. */
const musikkapelle: FictionalSite = {
  host: 'tmk-steinbrunn.example',
  pages: {
    '/': `<!DOCTYPE html>
<html lang="de-AT"><head><meta charset="UTF-8">
<title>Trachtenmusikkapelle Steinbrunn &#8211; Blasmusik seit 1887</title>
<meta name="generator" content="WordPress 6.5.3">
<meta property="og:locale" content="de_DE"><meta property="og:site_name" content="Trachtenmusikkapelle Steinbrunn">
<meta name="description" content="Wir sind 54 Musikerinnen und Musiker zwischen 12 und 71 Jahren und spielen rund vierzigmal im Jahr auf.">
<link rel="stylesheet" href="/wp-content/themes/ensemble/style.css?ver=2.4.1">
</head><body class="home blog wp-embed-responsive">
<header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/">Trachtenmusikkapelle Steinbrunn</a></p>
<nav class="wp-block-navigation"><ul><li><a href="/">Aktuelles</a></li><li><a href="/verein/">Der Verein</a><ul><li><a href="/verein/vorstand/">Vorstand</a></li><li><a href="/verein/register/">Register</a></li></ul></li><li><a href="/termine/">Termine</a></li><li><a href="/impressum/">Impressum</a></li></ul></nav></header>
<main><article class="post"><h2><a href="/fruehschoppen/">Frühschoppen am Pfingstmontag</a></h2>
<div class="wp-block-post-author__name">Julia Ebner</div><time datetime="2026-05-03">3. Mai 2026</time>
<p>Heuer spielen wir beim Gasthof Löwenwirt, Hauptstraße 4, 4873 Frankenburg. Tischreservierung beim Wirt unter 07683 / 50 12.</p></article>
<article class="post"><h2><a href="/neue-tracht/">Neue Tracht, neue Hüte</a></h2><div class="wp-block-post-author__name">Julia Ebner</div>
<p>Wir danken der Sparkasse Hausruck und der Tischlerei Gruber für ihre Unterstützung!</p></article></main>
<footer><p>© 2026 TMK Steinbrunn</p></footer></body></html>`,
    '/verein/vorstand/': `<!DOCTYPE html>
<html lang="de-AT"><head><meta charset="UTF-8"><title>Vorstand &#8211; Trachtenmusikkapelle Steinbrunn</title></head><body>
<h1 class="wp-block-post-title">Vorstand</h1>
<p>Der Vorstand wird alle drei Jahre von der Jahreshauptversammlung gewählt, zuletzt im Jänner 2025.</p>
<div class="wp-block-columns"><div class="wp-block-column"><h3 class="wp-block-heading">Obmann</h3><p>Johann Wimmer<br>0664 / 38 21 905</p></div>
<div class="wp-block-column"><h3 class="wp-block-heading">Obmann-Stellvertreterin</h3><p>Katharina Holzinger</p></div>
<div class="wp-block-column"><h3 class="wp-block-heading">Kapellmeister</h3><p>Mag. Stefan Aigner<br>kapellmeister [at] tmk-steinbrunn.example</p></div></div>
<div class="wp-block-columns"><div class="wp-block-column"><h3 class="wp-block-heading">Kassierin</h3><p>Renate Pöll</p></div>
<div class="wp-block-column"><h3 class="wp-block-heading">Jugendreferent</h3><p>Lukas Schachinger</p></div>
<div class="wp-block-column"><h3 class="wp-block-heading">Stabführer</h3><p>Franz Wimmer jun.</p></div></div>
</body></html>`,
    '/verein/register/': `<!DOCTYPE html>
<html lang="de-AT"><head><meta charset="UTF-8"><title>Register &#8211; Trachtenmusikkapelle Steinbrunn</title></head><body><h1>Register</h1><p>Flöten, Klarinetten, Saxophone, Flügelhörner, Trompeten, Tenöre, Hörner, Posaunen, Tuben, Schlagwerk.</p></body></html>`,
    '/impressum/': `<!DOCTYPE html>
<html lang="de-AT"><head><meta charset="UTF-8"><title>Impressum &#8211; Trachtenmusikkapelle Steinbrunn</title></head><body>
<h1>Impressum</h1><p>Medieninhaber und Herausgeber:<br>Trachtenmusikkapelle Steinbrunn am Forst<br>Schulweg 7<br>4884 Steinbrunn am Forst<br>ZVR-Zahl: 358114902</p>
<p>Für den Inhalt verantwortlich: Johann Wimmer, Obmann</p><p>E-Mail: <a href="mailto:office@tmk-steinbrunn.example">office@tmk-steinbrunn.example</a></p>
<p>Bankverbindung: Raika Steinbrunn, IBAN AT61 3462 1000 0004 1178</p>
<p>Webdesign: Pixelalm Agentur, Linz, hallo@pixelalm.example</p>
<h2>Streitbeilegung</h2><p>Die Plattform der Europäischen Kommission finden Sie unter ec.europa.example/odr.</p></body></html>`,
  },
  truth: {
    names: ['Trachtenmusikkapelle Steinbrunn', 'Trachtenmusikkapelle Steinbrunn am Forst', 'TMK Steinbrunn'],
    descriptions: [
      'Wir sind 54 Musikerinnen und Musiker zwischen 12 und 71 Jahren und spielen rund vierzigmal im Jahr auf.',
    ],
    people: [
      ['Johann Wimmer', 'Obmann'],
      ['Katharina Holzinger', 'Obmann-Stellvertreterin'],
      ['Stefan Aigner', 'Kapellmeister'],
      ['Renate Pöll', 'Kassierin'],
      ['Lukas Schachinger', 'Jugendreferent'],
      ['Franz Wimmer jun.', 'Stabführer'],
    ],
    emails: [
      ['kapellmeister@tmk-steinbrunn.example', 'role'],
      ['office@tmk-steinbrunn.example', 'role'],
    ],
    phones: ['+436643821905'],
    addresses: [['Schulweg 7', '4884', 'Steinbrunn am Forst']],
  },
};

/** A Dutch maker of window frames, all on one page: captions under pictures, customers who praise, numbers of registers. */
const kozijnen: FictionalSite = {
  host: 'devriezenkozijnen.example',
  pages: {
    '/': `<!doctype html><html lang="nl-NL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>De Vriezen Kozijnen | Houten kozijnen op maat uit Stadskanaal</title>
<meta name="description" content="Al drie generaties maken wij houten kozijnen, ramen en deuren voor monumenten en nieuwbouw.">
<script>window.dataLayer=[];gtag('config','G-7QX2B81KLM');</script></head><body>
<header id="top"><a class="logo" href="#top"><img src="img/logo-devriezen@2x.png" alt="De Vriezen Kozijnen"></a>
<ul class="menu"><li><a href="#werk">Ons werk</a></li><li><a href="#mensen">De mensen</a></li><li><a href="#contact">Contact</a></li></ul></header>
<section id="werk"><h2>Ons werk</h2><blockquote>Strak werk, precies op tijd geplaatst.<cite>Anneke Jonkman, Emmen</cite></blockquote>
<blockquote>De schuiframen lopen weer als nieuw.<cite>Familie Postma, Veendam</cite></blockquote></section>
<section id="mensen"><h2>De mensen in de werkplaats</h2>
<figure><img src="img/wim.jpg" alt=""><figcaption><strong>Wim de Vriezen</strong> eigenaar</figcaption></figure>
<figure><img src="img/marloes.jpg" alt=""><figcaption><strong>Marloes Kuipers</strong> planning en inkoop</figcaption></figure>
<figure><img src="img/sjoerd.jpg" alt=""><figcaption><strong>Sjoerd Hofstra</strong> meestertimmerman</figcaption></figure>
<figure><img src="img/amir.jpg" alt=""><figcaption><strong>Amir Haddad</strong> leerling-timmerman</figcaption></figure></section>
<section id="contact"><h2>Contact</h2><p>Kozijnfabriek De Vriezen B.V.<br>Industrieweg 12<br>9502 EZ Stadskanaal</p>
<p>T 0599 - 61 24 80<br>Werkplaats 06-21 87 45 03<br>E info(at)devriezenkozijnen.example<br>Offertes: <a href="mailto:offerte%40devriezenkozijnen.example?subject=Offerteaanvraag">mail ons uw tekening</a></p>
<form><label>Uw e-mail <input type="email" placeholder="naam@voorbeeld.nl"></label><label>Telefoon <input placeholder="06-12345678"></label></form>
<p><a href="https://www.instagram.com/devriezenkozijnen">Instagram</a> <a href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fdevriezenkozijnen.example">Delen</a></p></section>
<footer><small>KvK 02114587 · BTW NL815204667B01 · IBAN NL18 RABO 0362 4471 90 · © Kozijnfabriek De Vriezen B.V.</small></footer></body></html>`,
  },
  truth: {
    names: ['De Vriezen Kozijnen', 'Kozijnfabriek De Vriezen B.V.', 'Kozijnfabriek De Vriezen'],
    descriptions: [
      'Al drie generaties maken wij houten kozijnen, ramen en deuren voor monumenten en nieuwbouw.',
    ],
    people: [
      ['Wim de Vriezen', 'eigenaar'],
      ['Marloes Kuipers', 'planning en inkoop'],
      ['Sjoerd Hofstra', 'meestertimmerman'],
      ['Amir Haddad', 'leerling-timmerman'],
    ],
    emails: [
      ['info@devriezenkozijnen.example', 'role'],
      ['offerte@devriezenkozijnen.example', 'role'],
    ],
    phones: ['+31599612480', '+31621874503'],
    addresses: [['Industrieweg 12', '9502 EZ', 'Stadskanaal']],
    profiles: ['https://www.instagram.com/devriezenkozijnen'],
  },
};

export const GERMAN_AND_DUTCH = [musikkapelle, kozijnen];
