import type { FictionalSite } from '../fictional-site.js';

const zenonePage = (
  title: string,
  main: string,
): string => `<html lang="it"><head><meta http-equiv="content-type" content="text/html; charset=utf-8"><meta name="GENERATOR" content="Editor Web 6.0"><title>${title}</title></head>
<body background="sfondo.jpg"><p align="center"><font size="5" color="#800000"><b>Parrocchia di San Zenone Vescovo</b></font></p>
<p align="center"><a href="/">Home</a> - <a href="/orari.htm">Orari e avvisi</a> - <a href="/chi-siamo.htm">Chi siamo</a> - <a href="/storia.htm">La chiesa</a> - <a href="/contatti.htm">Contatti</a></p>
${main}</body></html>`;

/** An Italian parish: pages of an old editor, intentions of masses, a builder of the church. */
const sanZenone: FictionalSite = {
  host: 'parrocchiasanzenone.example',
  pages: {
    '/': zenonePage(
      'Parrocchia di San Zenone Vescovo',
      `<p>Benvenuti nel sito della nostra parrocchia. Qui trovate il foglietto settimanale, gli orari e le notizie dell'oratorio.</p><p><b>Domenica 30 novembre</b>: prima domenica di Avvento. Dopo la Messa delle 10.30 mercatino della Caritas.</p>`,
    ),
    '/orari.htm': zenonePage(
      'Orari e avvisi - Parrocchia di San Zenone Vescovo',
      `<p><b>Sante Messe</b></p><table border="1"><tr><td>Luned&igrave; 24</td><td>18.30</td><td>def. Antonio Gasparini; def. fam. Zanin</td></tr><tr><td>Mercoled&igrave; 26</td><td>18.30</td><td>ann. Rina Bortolato</td></tr><tr><td>Domenica 30</td><td>8.00 - 10.30</td><td>per la comunit&agrave;</td></tr></table><p>Confessioni: sabato dalle 16 alle 18.</p>`,
    ),
    '/chi-siamo.htm': zenonePage(
      'Chi siamo - Parrocchia di San Zenone Vescovo',
      `<p><b>La comunit&agrave;</b></p><table border="0" cellspacing="6"><tr><td><i>Parroco</i></td><td>don Marco Bressanin</td></tr><tr><td><i>Vicario parrocchiale</i></td><td>don Emanuele Toffoli</td></tr><tr><td><i>Diacono</i></td><td>Gianni Pasquetto</td></tr><tr><td><i>Sagrestano</i></td><td>Bruno Furlan</td></tr></table><p><b>Consiglio pastorale</b></p><p>Vicepresidente: Paola Zardo<br>Segretaria: Chiara Bonan</p><p><b>Oratorio</b></p><p>Responsabile dell'oratorio &egrave; Silvia Andreatta (cell. 348 555 0310). Le aule aprono il sabato alle 15.</p>`,
    ),
    '/storia.htm': zenonePage(
      'La chiesa - Parrocchia di San Zenone Vescovo',
      `<p><b>La chiesa</b></p><p>La chiesa fu costruita su progetto dell'architetto Giacomo Valsecchi e consacrata nel 1784 dal vescovo Ludovico Marenzi. La pala dell'altare &egrave; di Pietro Salvan. Il parroco don Angelo Cusin fece rifare il tetto nel 1921.</p>`,
    ),
    '/contatti.htm': zenonePage(
      'Contatti - Parrocchia di San Zenone Vescovo',
      `<p><b>Canonica</b><br>Via della Chiesa, 12<br>31010 Fonte (TV)</p><p>Tel. e fax 0423 550 310</p><p>e-mail: <a href="mailto:parrocchia@parrocchiasanzenone.example">parrocchia@parrocchiasanzenone.example</a><br>oratorio: <a href="mailto:oratorio@parrocchiasanzenone.example">oratorio@parrocchiasanzenone.example</a></p><p>L'ufficio parrocchiale &egrave; aperto il marted&igrave; e il gioved&igrave; dalle 9.30 alle 11.30.</p><p>Per le offerte: IBAN IT60 X054 2811 1010 0000 0123 456 - C.F. 92012340263</p>`,
    ),
  },
  truth: {
    names: ['Parrocchia di San Zenone Vescovo', 'Parrocchia di San Zenone'],
    people: [
      ['Marco Bressanin', 'Parroco'],
      ['Emanuele Toffoli', 'Vicario parrocchiale'],
      ['Gianni Pasquetto', 'Diacono'],
      ['Bruno Furlan', 'Sagrestano'],
      ['Paola Zardo', 'Vicepresidente'],
      ['Chiara Bonan', 'Segretaria'],
      ['Silvia Andreatta', "Responsabile dell'oratorio"],
    ],
    emails: [
      ['parrocchia@parrocchiasanzenone.example', 'role'],
      ['oratorio@parrocchiasanzenone.example', 'role'],
    ],
    phones: ['+390423550310', '+393485550310'],
    addresses: [['Via della Chiesa, 12', '31010', 'Fonte']],
  },
};

const almendrosPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="es"><head><meta charset="UTF-8"><title>${title} – CEIP Los Almendros</title><meta name="generator" content="WordPress 6.4">${head}</head>
<body class="page-template-default"><div id="page"><header id="masthead"><p class="site-title"><a href="/">CEIP Los Almendros</a></p><ul id="primary-menu"><li><a href="/nuestro-centro/">Nuestro centro</a></li><li><a href="/equipo-docente/">Equipo docente</a></li><li><a href="/servicios/">Servicios</a></li><li><a href="/contacto/">Contacto</a></li></ul></header>
<article class="entry"><h1 class="entry-title">${title}</h1><div class="entry-content">${main}</div></article>
<aside class="widget"><h2 class="widget-title">Entradas recientes</h2><ul><li><a href="/2025/11/magosto/">Fiesta de las castañas</a></li><li><a href="/2025/10/huerto/">Empezamos el huerto</a></li></ul></aside>
<footer id="colophon"><p>CEIP Los Almendros · C/ Maestro Salvador Ortega, 15 · 30420 Calasparra (Murcia)</p></footer></div></body></html>`;

/** A Spanish primary school: a table of offices, tutors in a list, a caterer. */
const almendros: FictionalSite = {
  host: 'ceiplosalmendros.example',
  pages: {
    '/': almendrosPage(
      'Inicio',
      `<p>Bienvenidos a la web del colegio.</p><h2>Avisos</h2><p><strong>Plazo de matrícula:</strong> del 2 al 13 de junio.</p><p>El viernes nos visita la cuentacuentos Amparo Lillo.</p>`,
      `<meta name="description" content="Colegio público de Educación Infantil y Primaria en Calasparra, con comedor y huerto escolar." />`,
    ),
    '/nuestro-centro/': almendrosPage(
      'Nuestro centro',
      `<p>El colegio abrió sus puertas en 1981 y tiene 212 alumnos en nueve unidades.</p><p>Es centro bilingüe desde 2014 y recibió en 2022 el premio «Clara Monreal» a la innovación.</p>`,
    ),
    '/equipo-docente/': almendrosPage(
      'Equipo docente',
      `<h2>Equipo directivo</h2><figure class="wp-block-table"><table><thead><tr><th>Cargo</th><th>Nombre</th></tr></thead><tbody><tr><td>Directora</td><td>Pilar Requena Ortuño</td></tr><tr><td>Jefe de estudios</td><td>Andrés Gomariz Pujante</td></tr><tr><td>Secretaria</td><td>Lourdes Alcaraz Vera</td></tr></tbody></table></figure><h2>Maestros</h2><ul class="wp-block-list"><li>Tutora de Infantil: Marta Belmonte Sáez</li><li>Tutor de 1.º y 2.º: Joaquín Nicolás Soto</li><li>Orientadora: Fuensanta Riquelme Gil</li></ul>`,
    ),
    '/servicios/': almendrosPage(
      'Servicios',
      `<h2>Comedor</h2><p>Lo gestiona la empresa Catering Huerta Sana, S.L. (tel. 968 30 77 12). Precio del menú: 4,75 €.</p><h2>Aula matinal</h2><p>De 7:30 a 9:00 horas.</p><h2>AMPA</h2><p>La asociación de familias os espera: ampa@ceiplosalmendros.example</p>`,
    ),
    '/contacto/': almendrosPage(
      'Contacto',
      `<p>CEIP Los Almendros<br>C/ Maestro Salvador Ortega, 15<br>30420 Calasparra (Murcia)</p><p>Teléfono: 968 72 03 10<br>Fax: 968 72 03 11<br>Móvil: 690 55 03 10</p><p>Correo: <a href="mailto:30001234@educa-murcia.example">30001234@educa-murcia.example</a></p><p>Dirección: <a href="mailto:direccion@ceiplosalmendros.example">direccion@ceiplosalmendros.example</a></p><p>Horario de secretaría: de lunes a viernes, de 9:15 a 10:30</p><p>CIF: S3018001B · Código de centro: 30001234</p>`,
    ),
  },
  truth: {
    names: ['CEIP Los Almendros'],
    descriptions: [
      'Colegio público de Educación Infantil y Primaria en Calasparra, con comedor y huerto escolar.',
    ],
    people: [
      ['Pilar Requena Ortuño', 'Directora'],
      ['Andrés Gomariz Pujante', 'Jefe de estudios'],
      ['Lourdes Alcaraz Vera', 'Secretaria'],
      ['Marta Belmonte Sáez', 'Tutora de Infantil'],
      ['Joaquín Nicolás Soto', 'Tutor de 1.º y 2.º'],
      ['Fuensanta Riquelme Gil', 'Orientadora'],
    ],
    emails: [
      ['30001234@educa-murcia.example', 'role'],
      ['direccion@ceiplosalmendros.example', 'role'],
      ['ampa@ceiplosalmendros.example', 'role'],
    ],
    phones: ['+34968720310', '+34968720311', '+34690550310'],
    addresses: [['C/ Maestro Salvador Ortega, 15', '30420', 'Calasparra']],
  },
};

const teixeiraPage = (title: string, main: string, head = ''): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body><header class="navbar"><a class="navbar-brand" href="/">Teixeira Barros &amp; Nogueira</a><a href="/areas-de-atuacao">Áreas de atuação</a><a href="/equipe">Equipe</a><a href="/contato">Contato</a></header>${main}
<footer class="bg-dark"><div class="row"><div class="col">© 2025 Teixeira Barros &amp; Nogueira Advogados. Todos os direitos reservados.</div><div class="col"><a href="https://www.instagram.com/tbnadvogados/"><i class="bi-instagram"></i></a><a href="https://www.linkedin.com/company/tbn-advogados"><i class="bi-linkedin"></i></a></div></div></footer></body></html>`;

/** A Brazilian law firm: JSON-LD of the firm, lawyers with degrees and numbers of the bar, two offices. */
const teixeira: FictionalSite = {
  host: 'tbnadvogados.example',
  pages: {
    '/': teixeiraPage(
      'Teixeira Barros & Nogueira Advogados | Direito empresarial em Belo Horizonte',
      `<section class="hero"><h1>Direito com clareza</h1><p>Atendemos empresas familiares de Minas Gerais desde 1998.</p></section><section class="depoimentos"><h2>O que dizem nossos clientes</h2><div class="depoimento"><p>“Resolveram em três meses o que se arrastava há anos.”</p><strong>Sérgio Amaral</strong><span>Diretor, Metalúrgica Serra Verde</span></div></section>`,
      `<meta name="description" content="Escritório de advocacia empresarial, trabalhista e tributária em Belo Horizonte e Contagem."><script type="application/ld+json">{"@context":"https://schema.org","@type":"LegalService","name":"Teixeira Barros & Nogueira Advogados","url":"https://tbnadvogados.example","telephone":"+55 31 3555-0310","address":{"@type":"PostalAddress","streetAddress":"Rua dos Inconfidentes, 867, sala 1203","addressLocality":"Belo Horizonte","addressRegion":"MG","postalCode":"30140-120","addressCountry":"BR"}}</script>`,
    ),
    '/areas-de-atuacao': teixeiraPage(
      'Áreas de atuação | Teixeira Barros & Nogueira Advogados',
      `<main><h1>Áreas de atuação</h1><div class="card"><h5>Direito Tributário</h5><p>Planejamento e contencioso.</p></div><div class="card"><h5>Direito do Trabalho</h5><p>Consultivo e audiências.</p></div><div class="card"><h5>Direito Societário</h5><p>Contratos e sucessão familiar.</p></div></main>`,
    ),
    '/equipe': teixeiraPage(
      'Equipe | Teixeira Barros & Nogueira Advogados',
      `<main><h1>Nossa equipe</h1><div class="row"><div class="col-md-3 membro"><img src="/img/rodrigo.jpg" alt=""><h4>Dr. Rodrigo Teixeira Barros</h4><p class="cargo">Sócio fundador</p><p class="oab">OAB/MG 98.765</p><a href="mailto:rodrigo@tbnadvogados.example">rodrigo@tbnadvogados.example</a></div><div class="col-md-3 membro"><img src="/img/luciana.jpg" alt=""><h4>Dra. Luciana Nogueira Prates</h4><p class="cargo">Sócia</p><p class="oab">OAB/MG 101.234</p><a href="mailto:luciana@tbnadvogados.example">luciana@tbnadvogados.example</a></div><div class="col-md-3 membro"><img src="/img/fernanda.jpg" alt=""><h4>Dra. Fernanda Melgaço</h4><p class="cargo">Advogada associada</p><p class="oab">OAB/MG 187.002</p></div><div class="col-md-3 membro"><img src="/img/thiago.jpg" alt=""><h4>Thiago Quintão</h4><p class="cargo">Estagiário</p></div></div></main>`,
    ),
    '/contato': teixeiraPage(
      'Contato | Teixeira Barros & Nogueira Advogados',
      `<main><h1>Fale conosco</h1><div class="row"><div class="col-md-6"><h2>Belo Horizonte</h2><p>Rua dos Inconfidentes, 867 – sala 1203<br>Savassi, Belo Horizonte – MG<br>CEP 30140-120</p><p>Telefone: (31) 3555-0310<br>WhatsApp: <a href="https://wa.me/5531985550310">(31) 98555-0310</a></p></div><div class="col-md-6"><h2>Contagem</h2><p>Avenida Prefeito Anselmo Rocha, 540 – Centro<br>Contagem – MG<br>CEP 32017-000</p><p>Telefone: (31) 3555-0320</p></div></div><p>E-mail: <a href="mailto:contato@tbnadvogados.example">contato@tbnadvogados.example</a></p><form><input type="text" placeholder="Seu nome"><input type="email" placeholder="seuemail@exemplo.com.br"><button>Enviar</button></form></main>`,
    ),
  },
  truth: {
    names: ['Teixeira Barros & Nogueira Advogados', 'Teixeira Barros & Nogueira'],
    descriptions: [
      'Escritório de advocacia empresarial, trabalhista e tributária em Belo Horizonte e Contagem.',
    ],
    people: [
      ['Rodrigo Teixeira Barros', 'Sócio fundador'],
      ['Luciana Nogueira Prates', 'Sócia'],
      ['Fernanda Melgaço', 'Advogada associada'],
      ['Thiago Quintão', 'Estagiário'],
    ],
    emails: [
      ['contato@tbnadvogados.example', 'role'],
      ['rodrigo@tbnadvogados.example', 'personal'],
      ['luciana@tbnadvogados.example', 'personal'],
    ],
    phones: ['+553135550310', '+553135550320', '+5531985550310'],
    addresses: [
      ['Rua dos Inconfidentes, 867, sala 1203', '30140-120', 'Belo Horizonte'],
      ['Avenida Prefeito Anselmo Rocha, 540', '32017-000', 'Contagem'],
    ],
    profiles: ['https://www.instagram.com/tbnadvogados', 'https://www.linkedin.com/company/tbn-advogados'],
  },
};

export const ROMANCE_NINTH = [sanZenone, almendros, teixeira];
