import type { FictionalSite } from '../fictional-site.js';

const correoPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="es-ES">
<head>
<meta charset="utf-8">
<title>${title} - El Correo del Vero</title>
<meta property="og:site_name" content="El Correo del Vero">
<meta name="twitter:site" content="@correodelvero">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsMediaOrganization","name":"El Correo del Vero","description":"El Correo del Vero es el periódico independiente de Barbastro y su comarca, en papel los viernes y en la red todos los días.","url":"https://correodelvero.example","foundingDate":"1983-04-23","sameAs":["https://www.facebook.com/elcorreodelvero","https://x.com/correodelvero","https://www.youtube.com/@correodelvero"]}</script>
</head>
<body class="td-standard-pack">
<div class="td-header-wrap"><div class="td-header-top-menu">Viernes, 16 de enero de 2026 · <a href="/quienes-somos">Quiénes somos</a> · <a href="/contacto">Contacto</a> · <a href="/publicidad">Publicidad</a></div><a class="td-main-logo" href="/">El Correo del Vero</a><ul class="sf-menu"><li><a href="/">Portada</a></li><li><a href="/deportes">Deportes</a></li><li><a href="/opinion">Opinión</a></li></ul></div>
<div class="td-main-content">${main}</div>
<div class="td-footer-wrapper"><p>© Publicaciones del Vero, S.L. Todos los derechos reservados.</p><p><a href="/aviso-legal">Aviso legal</a></p><a href="https://www.facebook.com/elcorreodelvero"><i class="td-icon-facebook"></i></a><a href="https://x.com/correodelvero"><i class="td-icon-twitter"></i></a><a href="https://www.youtube.com/@correodelvero"><i class="td-icon-youtube"></i></a></div>
</body></html>`;

/** A Spanish local newspaper: staff in a definition list, people in the news, columnists from outside, advertisers. */
const correo: FictionalSite = {
  host: 'correodelvero.example',
  pages: {
    '/': correoPage(
      'Noticias de Barbastro y comarca',
      `<div class="td_module_1"><h3 class="entry-title">El pleno aprueba la reforma de la plaza del Mercado</h3><div class="td-module-meta-info"><span class="td-post-author-name">Pilar Buetas</span> <time datetime="2026-01-16T08:10">16 enero 2026</time></div><p>La alcaldesa, Carmen Lasierra, defendió una obra de 1,2 millones que la oposición considera “un jardín de cemento”. El concejal de Urbanismo, Sergio Puyuelo, prevé que empiece en mayo.</p></div>
<div class="td_module_1"><h3 class="entry-title">La cooperativa de Salas cierra una campaña récord de aceite</h3><div class="td-module-meta-info"><span class="td-post-author-name">Ahmed Bouzid</span> <time datetime="2026-01-15T18:32">15 enero 2026</time></div><p>“Ha llovido cuando tenía que llover”, resume su presidente, Antonio Mur.</p></div>
<div class="td_module_1"><h3 class="entry-title">Cortes de agua el martes en el barrio de San Valentín</h3><div class="td-module-meta-info"><span class="td-post-author-name">Redacción</span></div><p>El servicio municipal atiende las averías en el 974 55 09 00.</p></div>`,
    ),
    '/deportes': correoPage(
      'Deportes',
      `<div class="td_module_10"><h3 class="entry-title">La UD Vero rasca un punto en Monzón (1-1)</h3><div class="td-module-meta-info"><span class="td-post-author-name">Lorién Cosculluela</span></div><p>Empató Javi Ballarín en el 88. El entrenador, Óscar Turmo, se quedó con “la cara de los chavales”.</p></div><div class="td_module_10"><h3 class="entry-title">Nerea Salamero, bronce en el nacional de trail</h3><div class="td-module-meta-info"><span class="td-post-author-name">Lorién Cosculluela</span></div><p>La corredora de Naval bajó por primera vez de las cinco horas.</p></div>`,
    ),
    '/opinion': correoPage(
      'Opinión',
      `<h1>Opinión</h1><div class="td_module_11"><h3>El precio de una ventanilla</h3><p>Joaquín Lalueza, catedrático de Sociología de la Universidad de Zaragoza</p><p>Cuando cierra la última oficina del banco, lo que se va del pueblo no es el dinero.</p></div><div class="td_module_11"><h3>Cartas al director</h3><p>Los textos no pasarán de 200 palabras y llevarán nombre y DNI. Envíense a <a href="mailto:cartas@correodelvero.example">cartas@correodelvero.example</a>.</p><p><em>El paso de peatones que no llega.</em> Rosario Sampietro, Barbastro</p></div>`,
    ),
    '/quienes-somos': correoPage(
      'Quiénes somos',
      `<h1>Quiénes somos</h1><p>El primer número salió el día de San Jorge de 1983, con doce páginas y una errata en la portada. Lo fundó el impresor Ramón Castillón, a quien recordamos cada año con un concurso de cuentos.</p><h2>La redacción</h2><dl><dt>Director</dt><dd>Jorge Arasanz</dd><dt>Redactora jefe</dt><dd>Pilar Buetas</dd><dt>Redactor</dt><dd>Ahmed Bouzid</dd><dt>Deportes</dt><dd>Lorién Cosculluela</dd><dt>Fotografía</dt><dd>Marta Zaballa</dd><dt>Publicidad</dt><dd>Inés Olivera</dd><dt>Administración</dt><dd>Dolores Grasa</dd></dl>`,
    ),
    '/publicidad': correoPage(
      'Publicidad',
      `<h1>Publicidad</h1><p>3.800 ejemplares cada viernes y 41.000 lectores al mes en la red. Pida presupuesto a Inés Olivera, <a href="mailto:ines.olivera@correodelvero.example">ines.olivera@correodelvero.example</a>, 974 55 01 43.</p><table><tr><td>Página</td><td>480 €</td></tr><tr><td>Media página</td><td>270 €</td></tr><tr><td>Esquela</td><td>95 €</td></tr></table><h2>Confían en nosotros</h2><div class="td-a-rec"><p>Muebles Pardinilla. Avda. del Cinca, 908, 22300 Barbastro. Tel. 974 55 07 12</p></div><div class="td-a-rec"><p>Ferretería El Portal. info@ferreteriaelportal.example</p></div>`,
    ),
    '/contacto': correoPage(
      'Contacto',
      `<h1>Contacto</h1><p><strong>El Correo del Vero</strong><br>Calle Argensola, 31, 1.º<br>22300 Barbastro (Huesca)</p><p>Redacción: 974 55 01 42 · <a href="mailto:redaccion@correodelvero.example">redaccion@correodelvero.example</a><br>Suscripciones: <a href="mailto:suscripciones@correodelvero.example">suscripciones@correodelvero.example</a><br>WhatsApp de noticias: 600 55 01 44</p><p>De lunes a viernes, de 9.00 a 14.00 y de 16.00 a 19.00 h</p>`,
    ),
    '/aviso-legal': correoPage(
      'Aviso legal',
      `<h1>Aviso legal</h1><p>En cumplimiento del artículo 10 de la Ley 34/2002 se informa de que el titular de este sitio es Publicaciones del Vero, S.L., con CIF B22000447 y domicilio en Calle Argensola, 31, 1.º, 22300 Barbastro (Huesca), inscrita en el Registro Mercantil de Huesca, tomo 447, folio 118, hoja HU-5512. Depósito legal: HU-92-1983. ISSN 2990-0447.</p><p>El usuario puede ejercer sus derechos escribiendo a <a href="mailto:privacidad@correodelvero.example">privacidad@correodelvero.example</a> o reclamar ante la Agencia Española de Protección de Datos, C/ Jorge Juan, 6, 28001 Madrid.</p>`,
    ),
  },
  truth: {
    names: ['El Correo del Vero', 'Publicaciones del Vero, S.L.', 'Publicaciones del Vero'],
    descriptions: [
      'El Correo del Vero es el periódico independiente de Barbastro y su comarca, en papel los viernes y en la red todos los días.',
    ],
    people: [
      ['Jorge Arasanz', 'Director'],
      ['Pilar Buetas', 'Redactora jefe'],
      ['Ahmed Bouzid', 'Redactor'],
      ['Lorién Cosculluela', 'Deportes'],
      ['Marta Zaballa', 'Fotografía'],
      ['Inés Olivera', 'Publicidad'],
      ['Dolores Grasa', 'Administración'],
    ],
    emails: [
      ['cartas@correodelvero.example', 'role'],
      ['ines.olivera@correodelvero.example', 'personal'],
      ['redaccion@correodelvero.example', 'role'],
      ['suscripciones@correodelvero.example', 'role'],
      ['privacidad@correodelvero.example', 'role'],
    ],
    phones: ['+34974550142', '+34974550143', '+34600550144'],
    addresses: [['Calle Argensola, 31, 1.º', '22300', 'Barbastro']],
    profiles: [
      'https://www.facebook.com/elcorreodelvero',
      'https://x.com/correodelvero',
      'https://www.youtube.com/@correodelvero',
    ],
  },
};

const milpaPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">
<title>${title} | Milpa y Manantial A.C.</title>
${head}
<link rel="stylesheet" href="/css/bootstrap.min.css">
</head>
<body>
<nav class="navbar navbar-expand-lg navbar-light bg-light"><a class="navbar-brand" href="/">Milpa y Manantial</a><div class="collapse navbar-collapse"><ul class="navbar-nav ml-auto"><li class="nav-item"><a class="nav-link" href="/nosotros">Nosotros</a></li><li class="nav-item"><a class="nav-link" href="/proyectos">Proyectos</a></li><li class="nav-item"><a class="nav-link" href="/dona">Dona</a></li><li class="nav-item"><a class="nav-link" href="/contacto">Contacto</a></li></ul></div></nav>
<div class="container">${main}</div>
<footer class="bg-dark text-white py-4"><div class="container"><div class="row"><div class="col-md-6"><p>Milpa y Manantial A.C. © 2026</p><p><a href="/aviso-de-privacidad">Aviso de privacidad</a></p></div><div class="col-md-6 text-right"><a href="https://www.facebook.com/milpaymanantial"><i class="fab fa-facebook"></i></a> <a href="https://www.instagram.com/milpaymanantial"><i class="fab fa-instagram"></i></a></div></div></div></footer>
</body></html>`;

/** A Mexican NGO: Bootstrap cards, beneficiaries and donors, a late founder, a privacy notice. */
const milpa: FictionalSite = {
  host: 'milpaymanantial.example',
  pages: {
    '/': milpaPage(
      'Inicio',
      `<div class="jumbotron"><h1 class="display-4">Agua limpia, maíz nativo</h1><p class="lead">Acompañamos a 38 comunidades de los Valles Centrales y la Mixteca en el cuidado de sus manantiales y sus semillas.</p><a class="btn btn-success" href="/dona">Quiero donar</a></div><div class="row"><div class="col-md-4"><div class="card"><div class="card-body"><h5 class="card-title">1,214 cisternas</h5><p class="card-text">de captación de lluvia desde 2009</p></div></div></div><div class="col-md-4"><div class="card"><div class="card-body"><h5 class="card-title">62 variedades</h5><p class="card-text">de maíz en cinco bancos comunitarios</p></div></div></div><div class="col-md-4"><div class="card"><div class="card-body"><h5 class="card-title">0 bolsas</h5><p class="card-text">de semilla comprada</p></div></div></div></div><blockquote class="blockquote"><p>“Antes caminaba dos horas por el agua. Ahora la tengo en el patio.”</p><footer class="blockquote-footer">Doña Hermelinda Pacheco, Santa María Yucuxina</footer></blockquote>`,
      '<meta name="description" content="Milpa y Manantial A.C. es una organización civil oaxaqueña que trabaja por el agua y las semillas nativas.">',
    ),
    '/nosotros': milpaPage(
      'Nosotros',
      `<h1>Nosotros</h1><p>La asociación nació en 2009 en la cocina de la maestra Guillermina Jiménez Sosa (1941–2016), que enseñó a leer a media sierra y decía que sin milpa no hay escuela.</p><h2>Equipo</h2><div class="row">
<div class="col-md-3"><div class="card"><img class="card-img-top" src="/img/xochitl.jpg" alt=""><div class="card-body"><h5 class="card-title">Xóchitl Martínez Ruiz</h5><p class="card-text">Directora general</p></div></div></div>
<div class="col-md-3"><div class="card"><img class="card-img-top" src="/img/eutimio.jpg" alt=""><div class="card-body"><h5 class="card-title">Eutimio Santiago López</h5><p class="card-text">Coordinador de campo</p></div></div></div>
<div class="col-md-3"><div class="card"><img class="card-img-top" src="/img/nayeli.jpg" alt=""><div class="card-body"><h5 class="card-title">Nayeli Bautista Cruz</h5><p class="card-text">Responsable de bancos de semillas</p></div></div></div>
<div class="col-md-3"><div class="card"><img class="card-img-top" src="/img/brenda.jpg" alt=""><div class="card-body"><h5 class="card-title">Brenda Kuri Abdo</h5><p class="card-text">Administración y finanzas</p></div></div></div></div>
<h2>Consejo directivo</h2><div class="row"><div class="col-md-4"><div class="card"><div class="card-body"><h5 class="card-title">Rogelio Aquino Vásquez</h5><p class="card-text">Presidente</p></div></div></div><div class="col-md-4"><div class="card"><div class="card-body"><h5 class="card-title">Teresa Ildefonso Mendoza</h5><p class="card-text">Secretaria</p></div></div></div><div class="col-md-4"><div class="card"><div class="card-body"><h5 class="card-title">Arturo Villarreal Peña</h5><p class="card-text">Tesorero</p></div></div></div></div>`,
    ),
    '/proyectos': milpaPage(
      'Proyectos',
      `<h1>Proyectos</h1><div class="media"><img class="mr-3" src="/img/lluvia.jpg" alt=""><div class="media-body"><h5>Techos que cosechan</h5><p>Cisternas de ferrocemento de 16,000 litros, hechas en tequio. Con apoyo de la Fundación Arriaga Holm.</p></div></div><div class="media"><img class="mr-3" src="/img/maiz.jpg" alt=""><div class="media-body"><h5>Bancos comunitarios de semillas</h5><p>El agrónomo Flavio Terán, de la Universidad de Chapingo, asesora la selección en parcela.</p></div></div><div class="media"><img class="mr-3" src="/img/radio.jpg" alt=""><div class="media-body"><h5>La hora de la milpa</h5><p>Todos los jueves a las 7 en Radio Ñuu Savi, 94.1 FM. Conduce Lupita Cortés. Llamadas a cabina: 953 555 01 90.</p></div></div>`,
    ),
    '/dona': milpaPage(
      'Dona',
      `<h1>Dona</h1><p>Somos donataria autorizada. Para tu recibo deducible manda tu constancia fiscal a <a href="mailto:donativos@milpaymanantial.example">donativos@milpaymanantial.example</a>.</p><div class="card"><div class="card-header">Transferencia</div><div class="card-body"><p>Banco del Sureste<br>Cuenta 0447 118 5512<br>CLABE 032 610 00447118551 2<br>RFC MMA090315QX4</p></div></div><h2>Gracias a</h2><p>Fundación Arriaga Holm · Familia Zardain Cué · Rotary Oaxaca Guelaguetza · Susan y Bill Hathaway, Portland</p>`,
    ),
    '/contacto': milpaPage(
      'Contacto',
      `<h1>Contacto</h1><div class="row"><div class="col-md-6"><address>Milpa y Manantial A.C.<br>Calle Almendros 112, Col. Reforma<br>68050 Oaxaca de Juárez, Oax.</address><p><i class="fas fa-phone"></i> (951) 555 01 73<br><i class="fab fa-whatsapp"></i> +52 951 555 01 88<br><i class="fas fa-envelope"></i> <a href="mailto:contacto@milpaymanantial.example">contacto@milpaymanantial.example</a></p><p>Lunes a viernes de 9:00 a 17:00 h</p></div><div class="col-md-6"><h5>Prensa</h5><p>Nayeli Bautista Cruz<br><a href="mailto:nayeli@milpaymanantial.example">nayeli@milpaymanantial.example</a></p><h5>Voluntariado</h5><p><a href="mailto:voluntariado@milpaymanantial.example">voluntariado@milpaymanantial.example</a></p></div></div><form><div class="form-group"><input type="email" class="form-control" placeholder="tucorreo@ejemplo.example"></div></form>`,
    ),
    '/aviso-de-privacidad': milpaPage(
      'Aviso de privacidad',
      `<h1>Aviso de privacidad</h1><p>Milpa y Manantial A.C., con domicilio en Calle Almendros 112, Col. Reforma, 68050 Oaxaca de Juárez, Oaxaca, es responsable del tratamiento de sus datos personales. Para ejercer sus derechos ARCO puede acudir a nuestra oficina o escribir a contacto@milpaymanantial.example. La respuesta se dará en un plazo máximo de veinte días hábiles.</p><p>Última actualización: 14/03/2025</p>`,
    ),
  },
  truth: {
    names: ['Milpa y Manantial A.C.', 'Milpa y Manantial'],
    descriptions: [
      'Milpa y Manantial A.C. es una organización civil oaxaqueña que trabaja por el agua y las semillas nativas.',
    ],
    people: [
      ['Xóchitl Martínez Ruiz', 'Directora general'],
      ['Eutimio Santiago López', 'Coordinador de campo'],
      ['Nayeli Bautista Cruz', 'Responsable de bancos de semillas'],
      ['Brenda Kuri Abdo', 'Administración y finanzas'],
      ['Rogelio Aquino Vásquez', 'Presidente'],
      ['Teresa Ildefonso Mendoza', 'Secretaria'],
      ['Arturo Villarreal Peña', 'Tesorero'],
    ],
    emails: [
      ['donativos@milpaymanantial.example', 'role'],
      ['contacto@milpaymanantial.example', 'role'],
      ['nayeli@milpaymanantial.example', 'personal'],
      ['voluntariado@milpaymanantial.example', 'role'],
    ],
    phones: ['+529515550173', '+529515550188'],
    addresses: [['Calle Almendros 112, Col. Reforma', '68050', 'Oaxaca de Juárez']],
    profiles: ['https://www.facebook.com/milpaymanantial', 'https://www.instagram.com/milpaymanantial'],
  },
};

const teobaldoPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="it-it" lang="it-it">
<head>
<meta http-equiv="content-type" content="text/html; charset=utf-8" />
<meta name="generator" content="Joomla! - Open Source Content Management" />
<title>${title} - Parrocchia di San Teobaldo</title>
</head>
<body>
<div id="wrapper"><div id="header"><h1>Parrocchia di San Teobaldo</h1><h2>Bassano del Grappa, Diocesi di Vicenza</h2></div>
<div id="left"><div class="moduletable_menu"><h3>Menu</h3><ul class="menu"><li><a href="/index.html">Home</a></li><li><a href="/orari.html">Orari delle Messe</a></li><li><a href="/comunita.html">La comunità</a></li><li><a href="/avvisi.html">Avvisi</a></li><li><a href="/storia.html">Storia</a></li><li><a href="/contatti.html">Contatti</a></li></ul></div><div class="moduletable"><h3>Il santo del giorno</h3><p>Sant’Antonio Abate</p></div></div>
<div id="main">${main}</div>
<div id="footer"><p>Parrocchia di San Teobaldo - Via Roggia Molini, 14 - 36061 Bassano del Grappa (VI) - C.F. 91000440247 - <a href="/note-legali.html">Note legali</a></p></div></div>
</body></html>`;

const teobaldoHome = teobaldoPage(
  'Home',
  `<div class="item-page"><h2>Benvenuti</h2><p>Benvenuti nel sito della nostra comunità. Qui trovate gli orari, gli avvisi della settimana e le notizie dei gruppi.</p><p><em>«La gioia del Vangelo riempie il cuore.»</em> (Papa Francesco)</p><h3>Grest 2026</h3><p>Dal 15 giugno al 3 luglio. Iscrizioni in oratorio dal 1° maggio, 45 euro a settimana, 35 per i fratelli.</p><h3>Visita pastorale</h3><p>Il vescovo Giuliano Brazzale sarà tra noi domenica 8 marzo.</p></div>`,
);

/** An Italian parish: Joomla-like, priests with don, saints and the dead, a bishop, an oratory with its own address. */
const sanTeobaldo: FictionalSite = {
  host: 'parrocchiasanteobaldo.example',
  pages: {
    '/': teobaldoHome,
    '/index.html': teobaldoHome,
    '/orari.html': teobaldoPage(
      'Orari delle Messe',
      `<div class="item-page"><h2>Orari delle Messe</h2><table class="orari"><tbody><tr><td>Feriali</td><td>8.00 - 18.30</td></tr><tr><td>Sabato (prefestiva)</td><td>18.30</td></tr><tr><td>Domenica e festivi</td><td>8.00 - 10.30 - 18.30</td></tr></tbody></table><p>Confessioni: sabato dalle 16.00 alle 18.00. Adorazione: primo giovedì del mese.</p><h3>Intenzioni della settimana</h3><p>Lunedì: def. Maria Bordignon e Antonio Scalco. Mercoledì: def. famiglia Lunardon. Venerdì: ann. Gino Parolin.</p></div>`,
    ),
    '/comunita.html': teobaldoPage(
      'La comunità',
      `<div class="item-page"><h2>La comunità</h2><h3>Sacerdoti e diaconi</h3><ul><li>don Matteo Furlan, parroco</li><li>don Emeka Okonkwo, vicario parrocchiale</li><li>Sergio Zilio, diacono permanente</li></ul><h3>Consiglio pastorale</h3><ul><li>Francesca Baggio, vicepresidente</li><li>Andrea Tessarolo, segretario</li></ul><h3>Referenti dei gruppi</h3><p>Caritas: Luciana Moretto<br />Catechesi: suor Agnese Bizzotto<br />Coro: Davide Gheno<br />Oratorio: Elena Popescu</p><p>Chi vuole dare una mano si faccia avanti in sacrestia.</p></div>`,
    ),
    '/avvisi.html': teobaldoPage(
      'Avvisi',
      `<div class="item-page"><h2>Avvisi dal 18 al 25 gennaio</h2><ul><li><strong>Lunedì, ore 20.30</strong>: incontro dei genitori della Prima Comunione in oratorio.</li><li><strong>Mercoledì, ore 20.45</strong>: «Leggere l’Apocalisse», serata con il biblista Roberto Vignandel in sala San Bassiano.</li><li><strong>Sabato, ore 11.00</strong>: matrimonio di Giulia Cuccarollo e Nicolò Ferraro.</li><li><strong>Domenica, ore 10.30</strong>: battesimo di Leonardo Sartore.</li></ul><p>Raccolta viveri: sono serviti 212 pacchi. Grazie al supermercato Brenta e al signor Valerio Marchiorello per il furgone.</p><p>Pellegrinaggio a Loreto: iscrizioni presso Agenzia Pedemontana Viaggi, Via Verci 908, 36061 Bassano del Grappa, tel. 0424 550977.</p></div>`,
    ),
    '/storia.html': teobaldoPage(
      'Storia',
      `<div class="item-page"><h2>Storia</h2><p>La chiesa, ricordata per la prima volta nel 1288, fu rifatta nel 1743 su disegno di Giovanni Miazzi. La pala dell’altare maggiore è attribuita a un allievo di Jacopo Bassano. Durante la Grande Guerra servì da ospedale.</p><h3>I parroci del Novecento</h3><p>1901-1924 don Luigi Viaro<br />1924-1958 don Placido Mion<br />1958-1989 don Bruno Zanchetta<br />1989-2014 don Armando Lorenzin</p></div>`,
    ),
    '/contatti.html': teobaldoPage(
      'Contatti',
      `<div class="item-page"><h2>Contatti</h2><p><strong>Canonica e ufficio parrocchiale</strong><br />Via Roggia Molini, 14<br />36061 Bassano del Grappa (VI)<br />Tel. 0424 550142<br />e-mail: segreteria [chiocciola] parrocchiasanteobaldo.example</p><p>L’ufficio è aperto il martedì e il venerdì dalle 9.30 alle 11.30.</p><p><strong>Don Matteo</strong>: cell. 347 0004417, <a href="mailto:donmatteo@parrocchiasanteobaldo.example">donmatteo@parrocchiasanteobaldo.example</a></p><p><strong>Oratorio</strong><br />Via San Bassiano, 3<br />36061 Bassano del Grappa (VI)<br />Tel. 0424 550143<br /><a href="mailto:oratorio@parrocchiasanteobaldo.example">oratorio@parrocchiasanteobaldo.example</a></p><p>IBAN per le offerte: IT60 X054 2811 1010 0000 0123 456</p></div>`,
    ),
    '/note-legali.html': teobaldoPage(
      'Note legali',
      `<div class="item-page"><h2>Note legali</h2><p>Titolare del sito e del trattamento dei dati è la Parrocchia di San Teobaldo, Via Roggia Molini, 14, 36061 Bassano del Grappa (VI), nella persona del parroco pro tempore. Il sito è curato da volontari, non è una testata giornalistica e viene aggiornato senza periodicità (legge n. 62 del 7.3.2001).</p><p>Hosting: Server Amico s.r.l., Via Emilia 912, 41121 Modena, assistenza@serveramico.example</p><p>Per i dati personali si applica anche il decreto generale della Conferenza Episcopale Italiana del 24 maggio 2018.</p></div>`,
    ),
  },
  truth: {
    names: [
      'Parrocchia di San Teobaldo',
      'Parrocchia San Teobaldo',
      'Parrocchia di San Teobaldo, Bassano del Grappa',
    ],
    people: [
      ['Matteo Furlan', 'parroco'],
      ['Emeka Okonkwo', 'vicario parrocchiale'],
      ['Sergio Zilio', 'diacono permanente'],
      ['Francesca Baggio', 'vicepresidente'],
      ['Andrea Tessarolo', 'segretario'],
      ['Luciana Moretto', 'Caritas'],
      ['Agnese Bizzotto', 'Catechesi'],
      ['Davide Gheno', 'Coro'],
      ['Elena Popescu', 'Oratorio'],
    ],
    emails: [
      ['segreteria@parrocchiasanteobaldo.example', 'role'],
      ['donmatteo@parrocchiasanteobaldo.example', 'personal'],
      ['oratorio@parrocchiasanteobaldo.example', 'role'],
    ],
    phones: ['+390424550142', '+393470004417', '+390424550143'],
    addresses: [
      ['Via Roggia Molini, 14', '36061', 'Bassano del Grappa'],
      ['Via San Bassiano, 3', '36061', 'Bassano del Grappa'],
    ],
  },
};

const limaPage = (title: string, main: string): string => `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="generator" content="Hugo 0.134.2">
<title>${title} | Academia de Música da Ribeira Lima</title>
<meta name="description" content="A Academia de Música da Ribeira Lima é uma cooperativa de ensino artístico especializado em Ponte de Lima.">
<link rel="canonical" href="https://amribeiralima.example/">
</head>
<body>
<header class="topo"><a class="marca" href="/">Academia de Música da Ribeira Lima</a><nav><ol><li><a href="/academia">A Academia</a></li><li><a href="/docentes">Docentes</a></li><li><a href="/cursos">Cursos</a></li><li><a href="/noticias">Notícias</a></li><li><a href="/contactos">Contactos</a></li></ol></nav></header>
<main>${main}</main>
<footer class="rodape"><p>Academia de Música da Ribeira Lima, CRL · NIPC 500 044 718</p><p><a href="https://www.livroreclamacoes.pt">Livro de reclamações</a> · <a href="/privacidade">Privacidade</a> · <a href="https://www.facebook.com/amribeiralima">Facebook</a> · <a href="https://www.youtube.com/@amribeiralima">YouTube</a></p></footer>
</body></html>`;

/** A Portuguese music school, a cooperative: teachers in definition lists, composers, guests, a data protection officer. */
const ribeiraLima: FictionalSite = {
  host: 'amribeiralima.example',
  pages: {
    '/': limaPage(
      'Início',
      `<section class="capa"><h1>Aqui aprende-se a ouvir</h1><p>Trezentos e vinte alunos, dos três aos oitenta anos, em dezasseis instrumentos, canto e formação musical.</p></section><section><h2>Próximos concertos</h2><ul class="agenda"><li><time datetime="2026-02-21">21 fev, 21h30</time> <strong>Recital de piano</strong>, com Teresa Vilhena. Obras de Carlos Seixas, Luís de Freitas Branco e Maurice Ravel. Teatro Diogo Bernardes.</li><li><time datetime="2026-03-14">14 mar, 17h00</time> <strong>Audição de cordas</strong>, auditório da Academia. Entrada livre.</li></ul></section><section><h2>Inscrições 2026/2027</h2><p>Abrem a 4 de maio. As provas de seleção para o curso básico em regime articulado realizam-se em junho.</p></section>`,
    ),
    '/academia': limaPage(
      'A Academia',
      `<h1>A Academia</h1><p>Em outubro de 1989, nove pais e um maestro de banda, Alípio Fernandes Rego, juntaram-se numa sala emprestada pelos bombeiros. O edifício atual, um antigo lagar, foi adaptado em 2004 pelo arquiteto Nuno Távora Reis.</p><h2>Órgãos sociais</h2><dl><dt>Presidente da Direção</dt><dd>Manuel Araújo Puga</dd><dt>Vice-Presidente</dt><dd>Sílvia Meneses</dd><dt>Tesoureiro</dt><dd>Rui Cerqueira</dd><dt>Presidente da Assembleia Geral</dt><dd>Maria do Céu Barreto</dd></dl><h2>Direção pedagógica</h2><dl><dt>Diretora Pedagógica</dt><dd>Leonor Quintela</dd></dl><h2>Apoios</h2><p>Município de Ponte de Lima, Direção-Geral dos Estabelecimentos Escolares, Caixa Agrícola do Noroeste e um mecenas que prefere não ser nomeado.</p>`,
    ),
    '/docentes': limaPage(
      'Docentes',
      `<h1>Docentes</h1><ul class="pessoas"><li><h3>Inês Carvalhal</h3><p>Professora de Piano</p></li><li><h3>Oleksandr Bondarenko</h3><p>Professor de Violino</p></li><li><h3>Tiago Malheiro</h3><p>Professor de Guitarra</p></li><li><h3>Cátia Tavares Semedo</h3><p>Professora de Canto</p></li><li><h3>Hugo Pimenta</h3><p>Professor de Percussão</p></li></ul><h2>Pessoal não docente</h2><ul class="pessoas"><li><h3>Fernanda Lajes</h3><p>Chefe dos Serviços Administrativos</p></li><li><h3>Adelino Rocha</h3><p>Assistente Operacional</p></li></ul>`,
    ),
    '/cursos': limaPage(
      'Cursos',
      `<h1>Cursos</h1><h2>Pré-escolar e iniciação</h2><p>Dos 3 aos 9 anos, com inspiração nos métodos de Zoltán Kodály e Edgar Willems.</p><h2>Básico e secundário</h2><p>Regime articulado (gratuito), supletivo e integrado. Manual adotado: <cite>Ler e Cantar</cite>, de Graça Palheiros.</p><h2>Livre</h2><p>Para quem toca por gosto. 48 € por mês, aulas individuais de 45 minutos.</p>`,
    ),
    '/noticias': limaPage(
      'Notícias',
      `<h1>Notícias</h1><article><h2>Masterclass de violoncelo</h2><p class="data">9 de janeiro de 2026</p><p>A violoncelista Irene Castelar, solista da Orquestra do Norte, trabalhou durante dois dias com os alunos. “Encontrei aqui uma escola com alma”, disse.</p></article><article><h2>Alunas premiadas em Alcobaça</h2><p class="data">24 de novembro de 2025</p><p>Mafalda Gonçalves, de 12 anos, e Yara Lopes, de 14, trouxeram o primeiro e o terceiro prémios do concurso de sopros. O júri foi presidido pelo maestro Jaime Sottomayor.</p></article>`,
    ),
    '/contactos': limaPage(
      'Contactos',
      `<h1>Contactos</h1><dl><dt>Morada</dt><dd>Rua do Lagar Velho, 22<br>4990-062 Ponte de Lima</dd><dt>Telefone</dt><dd>258 900 417 <small>(chamada para a rede fixa nacional)</small></dd><dt>Telemóvel</dt><dd>+351 910 000 447 <small>(chamada para a rede móvel nacional)</small></dd><dt>Correio eletrónico</dt><dd><a href="mailto:geral@amribeiralima.example">geral@amribeiralima.example</a></dd><dt>Secretaria</dt><dd><a href="mailto:secretaria@amribeiralima.example">secretaria@amribeiralima.example</a></dd><dt>Direção pedagógica</dt><dd><a href="mailto:leonor.quintela@amribeiralima.example">leonor.quintela@amribeiralima.example</a></dd><dt>Horário da secretaria</dt><dd>Dias úteis, das 10h00 às 12h30 e das 14h00 às 19h00</dd></dl><p>GPS: 41.7672, -8.5839</p>`,
    ),
    '/privacidade': limaPage(
      'Privacidade',
      `<h1>Política de privacidade</h1><p>A responsável pelo tratamento é a Academia de Música da Ribeira Lima, CRL, com sede na Rua do Lagar Velho, 22, 4990-062 Ponte de Lima.</p><p>Encarregado da proteção de dados: Dr. Vasco Mourão, da sociedade Mourão &amp; Ledo, Advogados, Avenida Central, 907, 4710-229 Braga, <a href="mailto:epd@mouraoledo.example">epd@mouraoledo.example</a>.</p><p>Pode apresentar reclamação à Comissão Nacional de Proteção de Dados, Av. D. Carlos I, 134, 1.º, 1200-651 Lisboa, tel. 213 928 400.</p>`,
    ),
  },
  truth: {
    names: ['Academia de Música da Ribeira Lima', 'Academia de Música da Ribeira Lima, CRL'],
    descriptions: [
      'A Academia de Música da Ribeira Lima é uma cooperativa de ensino artístico especializado em Ponte de Lima.',
    ],
    people: [
      ['Manuel Araújo Puga', 'Presidente da Direção'],
      ['Sílvia Meneses', 'Vice-Presidente'],
      ['Rui Cerqueira', 'Tesoureiro'],
      ['Maria do Céu Barreto', 'Presidente da Assembleia Geral'],
      ['Leonor Quintela', 'Diretora Pedagógica'],
      ['Inês Carvalhal', 'Professora de Piano'],
      ['Oleksandr Bondarenko', 'Professor de Violino'],
      ['Tiago Malheiro', 'Professor de Guitarra'],
      ['Cátia Tavares Semedo', 'Professora de Canto'],
      ['Hugo Pimenta', 'Professor de Percussão'],
      ['Fernanda Lajes', 'Chefe dos Serviços Administrativos'],
      ['Adelino Rocha', 'Assistente Operacional'],
    ],
    emails: [
      ['geral@amribeiralima.example', 'role'],
      ['secretaria@amribeiralima.example', 'role'],
      ['leonor.quintela@amribeiralima.example', 'personal'],
    ],
    phones: ['+351258900417', '+351910000447'],
    addresses: [['Rua do Lagar Velho, 22', '4990-062', 'Ponte de Lima']],
    profiles: ['https://www.facebook.com/amribeiralima', 'https://www.youtube.com/@amribeiralima'],
  },
};

export const SOUTHERN_TENTH = [correo, milpa, sanTeobaldo, ribeiraLima];
