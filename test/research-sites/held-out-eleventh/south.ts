import type { FictionalSite } from '../fictional-site.js';

const ninfaPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${head}<link href="/assets/bootstrap.min.css" rel="stylesheet"></head>
<body><nav class="navbar navbar-expand-lg navbar-light bg-light fixed-top"><div class="container"><a class="navbar-brand" href="/">Panadería Santa Ninfa</a><ul class="navbar-nav ms-auto"><li class="nav-item"><a class="nav-link" href="/productos">Productos</a></li><li class="nav-item"><a class="nav-link" href="/sucursales">Sucursales</a></li><li class="nav-item"><a class="nav-link" href="/nosotros">Nosotros</a></li><li class="nav-item"><a class="nav-link" href="/eventos">Eventos</a></li><li class="nav-item"><a class="nav-link" href="/contacto">Contacto</a></li></ul></div></nav>
${main}
<footer class="bg-dark text-light py-4"><div class="container"><div class="row"><div class="col-md-6"><p>Santa Ninfa S.R.L. · CUIT 30-70918273-4 · IVA Responsable Inscripto</p><p class="small">Las imágenes son ilustrativas. <a href="/contacto#arrepentimiento">Botón de arrepentimiento</a></p></div><div class="col-md-6 text-end"><a href="https://www.instagram.com/santaninfa.panaderia/"><i class="bi bi-instagram"></i></a> <a href="https://www.facebook.com/PanaderiaSantaNinfa"><i class="bi bi-facebook"></i></a></div></div></div></footer>
<a class="whatsapp-float" href="https://wa.me/5493416150321?text=Hola!%20Quiero%20hacer%20un%20pedido" target="_blank"><i class="bi bi-whatsapp"></i></a></body></html>`;

/** An Argentine bakery with three branches: Bootstrap cards, WhatsApp, customers and a forefather. */
const santaNinfa: FictionalSite = {
  host: 'panaderiasantaninfa.example',
  pages: {
    '/': ninfaPage(
      'Panadería Santa Ninfa | Rosario y Funes',
      `<header class="hero"><div class="container"><h1 class="display-3">Pan de verdad desde 1948</h1><p class="lead">Masa madre, facturas y pan dulce, todos los días desde las 6.30.</p></div></header><section class="container py-5"><h2>Lo que dicen nuestros clientes</h2><div class="row"><div class="col-md-4"><div class="card"><div class="card-body"><p class="card-text">“Las mejores medialunas de Rosario, lejos.”</p><h6 class="card-subtitle">Lorena Bustamante</h6><small>Clienta de Echesortu</small></div></div></div><div class="col-md-4"><div class="card"><div class="card-body"><p class="card-text">“Nos hicieron la mesa dulce de los 15 y no quedó nada.”</p><h6 class="card-subtitle">Familia Sosa</h6></div></div></div><div class="col-md-4"><div class="card"><div class="card-body"><p class="card-text">“Servimos su pan en el restaurante todas las noches.”</p><h6 class="card-subtitle">Ezequiel Wainstein</h6><small>Chef de Barranca Alta</small></div></div></div></div></section>`,
      `<meta property="og:title" content="Panadería Santa Ninfa"><meta property="og:description" content="Panadería Santa Ninfa es una panadería y confitería familiar con tres sucursales en Rosario y Funes."><meta property="og:image" content="https://panaderiasantaninfa.example/img/portada@2x.jpg">`,
    ),
    '/productos': ninfaPage(
      'Productos | Panadería Santa Ninfa',
      `<main class="container py-5"><h1>Productos</h1><table class="table table-striped"><thead><tr><th>Código</th><th>Producto</th><th>Precio</th></tr></thead><tbody><tr><td>1001</td><td>Pan francés, el kilo</td><td>$ 2.800</td></tr><tr><td>1014</td><td>Pan de masa madre, 800 g</td><td>$ 4.500</td></tr><tr><td>2003</td><td>Docena de facturas surtidas</td><td>$ 9.600</td></tr><tr><td>3007</td><td>Torta Rogel, 10 porciones</td><td>$ 28.000</td></tr><tr><td>4002</td><td>Prepizza</td><td>$ 1.900</td></tr></tbody></table><p>Precios vigentes al 01/10/2025. Apto celíacos: no elaboramos productos sin TACC.</p></main>`,
    ),
    '/sucursales': ninfaPage(
      'Sucursales | Panadería Santa Ninfa',
      `<main class="container py-5"><h1>Sucursales</h1><div class="row g-4"><div class="col-md-4"><div class="card h-100"><img src="/img/echesortu.webp" class="card-img-top" alt=""><div class="card-body"><h5 class="card-title">Casa central Echesortu</h5><p class="card-text">Mendoza 3856<br>S2002PCH Rosario, Santa Fe</p><p><i class="bi bi-telephone"></i> <a href="tel:+543414820137">(0341) 482-0137</a></p><p class="text-muted">Lunes a sábados de 6.30 a 20.30, domingos de 7 a 13</p><p>Encargada: Graciela Peralta</p></div></div></div><div class="col-md-4"><div class="card h-100"><img src="/img/centro.webp" class="card-img-top" alt=""><div class="card-body"><h5 class="card-title">Centro</h5><p class="card-text">Entre Ríos 947<br>S2000CRS Rosario, Santa Fe</p><p><i class="bi bi-telephone"></i> <a href="tel:+543414260582">(0341) 426-0582</a></p><p class="text-muted">Lunes a viernes de 7 a 20</p><p>Encargado: Nahuel Quispe</p></div></div></div><div class="col-md-4"><div class="card h-100"><img src="/img/funes.webp" class="card-img-top" alt=""><div class="card-body"><h5 class="card-title">Funes</h5><p class="card-text">Hipólito Yrigoyen 1645<br>S2132AKF Funes, Santa Fe</p><p><i class="bi bi-telephone"></i> <a href="tel:+543414930764">(0341) 493-0764</a></p><p class="text-muted">Todos los días de 7.30 a 20</p><p>Encargada: Milagros Ferreyra</p></div></div></div></div></main>`,
    ),
    '/nosotros': ninfaPage(
      'Nosotros | Panadería Santa Ninfa',
      `<main class="container py-5"><h1>Nosotros</h1><p>En 1948 Salvatore Ingrassia llegó de Sicilia con una receta y un sobre de levadura. Con su mujer, Concetta, encendió el horno de la calle Mendoza que todavía usamos.</p><p>Hoy somos 34 personas y la tercera generación está al frente.</p><h2>Quiénes estamos</h2><div class="row text-center"><div class="col-md-4"><img class="rounded-circle" src="/img/mariana.jpg" alt=""><h5>Mariana Ingrassia</h5><p class="text-muted">Socia gerente</p></div><div class="col-md-4"><img class="rounded-circle" src="/img/pablo.jpg" alt=""><h5>Pablo Ingrassia</h5><p class="text-muted">Maestro panadero</p></div><div class="col-md-4"><img class="rounded-circle" src="/img/rocio.jpg" alt=""><h5>Rocío Maidana</h5><p class="text-muted">Jefa de pastelería</p></div></div></main>`,
    ),
    '/eventos': ninfaPage(
      'Eventos | Panadería Santa Ninfa',
      `<main class="container py-5"><h1>Eventos y mesas dulces</h1><p>Cumpleaños, casamientos y desayunos de empresa. Pedí presupuesto con diez días de anticipación a <a href="mailto:eventos@panaderiasantaninfa.example">eventos@panaderiasantaninfa.example</a> y contanos cuántos invitados son.</p><p>Seña por transferencia: alias NINFA.PAN.HORNO, CBU 0170123420000012345678.</p></main>`,
    ),
    '/contacto': ninfaPage(
      'Contacto | Panadería Santa Ninfa',
      `<main class="container py-5"><h1>Contacto</h1><div class="row"><div class="col-md-6"><p><strong>Pedidos por WhatsApp:</strong> <a href="https://wa.me/5493416150321">+54 9 341 615-0321</a></p><p><strong>Pedidos por mail:</strong> <a href="mailto:pedidos@panaderiasantaninfa.example">pedidos@panaderiasantaninfa.example</a></p><p><strong>Administración y proveedores:</strong> <a href="mailto:administracion@panaderiasantaninfa.example">administracion@panaderiasantaninfa.example</a></p><p><strong>Trabajá con nosotros:</strong> mandá tu CV a <a href="mailto:rrhh@panaderiasantaninfa.example">rrhh@panaderiasantaninfa.example</a></p></div><div class="col-md-6"><form><input class="form-control" placeholder="Nombre y apellido"><input class="form-control" type="email" placeholder="nombre@ejemplo.com"><textarea class="form-control"></textarea></form></div></div><h2 id="arrepentimiento">Botón de arrepentimiento</h2><p>Si compraste por la web podés arrepentirte dentro de los 10 días (Ley 24.240, Resolución 424/2020). Por reclamos también podés dirigirte a Defensa del Consumidor, 0800-666-1518.</p></main>`,
    ),
  },
  truth: {
    names: ['Panadería Santa Ninfa', 'Santa Ninfa S.R.L.', 'Santa Ninfa'],
    descriptions: [
      'Panadería Santa Ninfa es una panadería y confitería familiar con tres sucursales en Rosario y Funes.',
    ],
    people: [
      ['Mariana Ingrassia', 'Socia gerente'],
      ['Pablo Ingrassia', 'Maestro panadero'],
      ['Rocío Maidana', 'Jefa de pastelería'],
      ['Graciela Peralta', 'Encargada'],
      ['Nahuel Quispe', 'Encargado'],
      ['Milagros Ferreyra', 'Encargada'],
    ],
    emails: [
      ['eventos@panaderiasantaninfa.example', 'role'],
      ['pedidos@panaderiasantaninfa.example', 'role'],
      ['administracion@panaderiasantaninfa.example', 'role'],
      ['rrhh@panaderiasantaninfa.example', 'role'],
    ],
    phones: ['+543414820137', '+543414260582', '+543414930764', '+5493416150321'],
    addresses: [
      ['Mendoza 3856', 'S2002PCH', 'Rosario'],
      ['Entre Ríos 947', 'S2000CRS', 'Rosario'],
      ['Hipólito Yrigoyen 1645', 'S2132AKF', 'Funes'],
    ],
    profiles: [
      'https://www.instagram.com/santaninfa.panaderia',
      'https://www.facebook.com/PanaderiaSantaNinfa',
    ],
  },
};

const brunettiPage = (title: string, main: string): string => `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><title>${title} - IIS Ada Brunetti</title></head>
<body><div class="it-header-slim-wrapper"><a href="https://www.mim.example/">Ministero dell’Istruzione e del Merito</a> <a href="/area-riservata">Accedi</a></div>
<header class="it-header-center-wrapper" itemscope itemtype="https://schema.org/HighSchool"><a href="/" itemprop="url"><img src="/img/stemma.svg" alt=""><span itemprop="name">Istituto di Istruzione Superiore “Ada Brunetti”</span></a><span class="tagline">Liceo scientifico, linguistico e istituto tecnico a Saluzzo</span><meta itemprop="telephone" content="+39 0175 690114"></header>
<nav><ul><li><a href="/la-scuola">La scuola</a></li><li><a href="/organizzazione">Organizzazione</a></li><li><a href="/novita">Novità</a></li><li><a href="/segreteria">Segreteria</a></li><li><a href="/privacy">Privacy</a></li></ul></nav>
<main>${main}</main>
<footer class="it-footer"><h3>Istituto di Istruzione Superiore “Ada Brunetti”</h3><p>Via dei Gelsi 28 - 12037 Saluzzo (CN)</p><p>Tel. 0175 690114 - C.F. 94017380049 - Cod. mecc. CNIS09900X - Codice univoco UF7K2Q</p><p>PEO <a href="mailto:cnis09900x@istruzione.example">cnis09900x@istruzione.example</a> - PEC <a href="mailto:cnis09900x@pec.istruzione.example">cnis09900x@pec.istruzione.example</a></p><p><a href="/privacy">Privacy</a> | <a href="https://form.agid.example/view/8841">Dichiarazione di accessibilità</a> | <a href="https://www.youtube.com/@iisadabrunetti">YouTube</a></p></footer></body></html>`;

/** An Italian secondary school: microdata, definition lists, certified mail, a namesake, a processor's officer. */
const brunetti: FictionalSite = {
  host: 'iisbrunetti.example',
  pages: {
    '/': brunettiPage(
      'Home',
      `<section><h1>In evidenza</h1><div class="card-wrapper"><div class="card"><span class="category">Circolare n. 47</span><h2>Sciopero del personale scolastico del 28 novembre</h2><p>Si comunica che le lezioni potranno subire variazioni.</p></div><div class="card"><span class="category">Evento</span><h2>Incontro con l’autore</h2><p>Martedì 2 dicembre la scrittrice Benedetta Falchi presenta alle classi terze “Il sale nelle tasche”. Modera il giornalista Ivo Demarchi.</p></div><div class="card"><span class="category">Orientamento</span><h2>Open day</h2><p>Sabato 13 dicembre dalle 14.30 alle 18.00, in entrambe le sedi.</p></div></div></section>`,
    ),
    '/la-scuola': brunettiPage(
      'La scuola',
      `<h1>La scuola</h1><p>L’istituto porta il nome di Ada Brunetti (1887-1951), botanica e maestra, che insegnò per trent’anni in valle Varaita. Il primo preside fu Giacinto Rovera.</p><h2>Le sedi</h2><div itemscope itemtype="https://schema.org/Place"><h3 itemprop="name">Sede centrale</h3><p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Via dei Gelsi 28</span>, <span itemprop="postalCode">12037</span> <span itemprop="addressLocality">Saluzzo</span> (<span itemprop="addressRegion">CN</span>)</p><p>Liceo scientifico e linguistico. Tel. <span itemprop="telephone">0175 690114</span></p></div><div itemscope itemtype="https://schema.org/Place"><h3 itemprop="name">Sede di Verzuolo</h3><p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Piazza Martiri 5</span>, <span itemprop="postalCode">12039</span> <span itemprop="addressLocality">Verzuolo</span> (<span itemprop="addressRegion">CN</span>)</p><p>Istituto tecnico. Tel. <span itemprop="telephone">0175 690227</span></p></div>`,
    ),
    '/organizzazione': brunettiPage(
      'Organizzazione',
      `<h1>Organizzazione</h1><h2>Dirigenza e staff</h2><dl><dt>Dirigente scolastica</dt><dd>Prof.ssa Emanuela Giordanengo<br><a href="mailto:dirigente@iisbrunetti.example">dirigente@iisbrunetti.example</a></dd><dt>Direttore dei servizi generali e amministrativi</dt><dd>Dott. Salvatore Lo Cascio</dd><dt>Primo collaboratore</dt><dd>Prof. Luca Bersezio<br><a href="mailto:luca.bersezio@iisbrunetti.example">luca.bersezio@iisbrunetti.example</a></dd><dt>Responsabile della sede di Verzuolo</dt><dd>Prof.ssa Chiara Allemano</dd><dt>Animatrice digitale</dt><dd>Prof.ssa Ilaria Tosello</dd><dt>Referente per l’inclusione</dt><dd>Prof. Amir Benali</dd></dl><h2>Ricevimento</h2><p>I docenti ricevono su appuntamento, da prenotare sul registro elettronico.</p>`,
    ),
    '/novita': brunettiPage(
      'Novità',
      `<h1>Novità</h1><article><h2>Olimpiadi di matematica</h2><p>Complimenti a Tommaso R. e Aya M. della 4B, ammessi alla fase nazionale di Cesenatico.</p></article><article><h2>Borsa di studio</h2><p>La Fondazione Cavour Marchetti, rappresentata dal presidente avv. Ottavio Marchetti, ha consegnato tre borse di studio da 1.000 euro.</p></article><article><h2>Scambio con Digione</h2><p>Venti studenti del liceo linguistico sono partiti per il Lycée Saint-Bénigne, accolti dal proviseur Hervé Collard.</p></article>`,
    ),
    '/segreteria': brunettiPage(
      'Segreteria',
      `<h1>Segreteria</h1><dl><dt>Ufficio didattica</dt><dd>Dal lunedì al venerdì, 10.30-12.30<br>Tel. 0175 690115<br><a href="mailto:didattica@iisbrunetti.example">didattica@iisbrunetti.example</a></dd><dt>Ufficio personale</dt><dd>Martedì e giovedì, 14.30-16.00<br>Tel. 0175 690116<br><a href="mailto:personale@iisbrunetti.example">personale@iisbrunetti.example</a></dd><dt>Fax</dt><dd>0175 690119</dd></dl><p>Per i pagamenti usare PagoInRete. IBAN IT60X0542811101000000123456 solo per gli enti.</p>`,
    ),
    '/privacy': brunettiPage(
      'Privacy',
      `<h1>Informativa sul trattamento dei dati personali</h1><p>Ai sensi dell’art. 13 del Regolamento (UE) 2016/679. Il titolare del trattamento è l’Istituto di Istruzione Superiore “Ada Brunetti”, nella persona della dirigente scolastica pro tempore.</p><p>Il responsabile della protezione dei dati è la società Scudodati S.r.l., corso Nizza 81, 12100 Cuneo, tel. 0171 555310, e-mail dpo@scudodati.example.</p><p>Gli interessati possono proporre reclamo al Garante per la protezione dei dati personali, piazza Venezia 11, 00187 Roma.</p>`,
    ),
  },
  truth: {
    names: [
      'Istituto di Istruzione Superiore “Ada Brunetti”',
      'Istituto di Istruzione Superiore Ada Brunetti',
      'IIS Ada Brunetti',
    ],
    people: [
      ['Emanuela Giordanengo', 'Dirigente scolastica'],
      ['Salvatore Lo Cascio', 'Direttore dei servizi generali e amministrativi'],
      ['Luca Bersezio', 'Primo collaboratore'],
      ['Chiara Allemano', 'Responsabile della sede di Verzuolo'],
      ['Ilaria Tosello', 'Animatrice digitale'],
      ['Amir Benali', 'Referente per l’inclusione'],
    ],
    emails: [
      ['cnis09900x@istruzione.example', 'role'],
      ['cnis09900x@pec.istruzione.example', 'role'],
      ['dirigente@iisbrunetti.example', 'role'],
      ['luca.bersezio@iisbrunetti.example', 'personal'],
      ['didattica@iisbrunetti.example', 'role'],
      ['personale@iisbrunetti.example', 'role'],
    ],
    phones: ['+390175690114', '+390175690115', '+390175690116', '+390175690119', '+390175690227'],
    addresses: [
      ['Via dei Gelsi 28', '12037', 'Saluzzo'],
      ['Piazza Martiri 5', '12039', 'Verzuolo'],
    ],
    profiles: ['https://www.youtube.com/@iisadabrunetti'],
  },
};

const lamparinaPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="pt-BR"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body class="elementor-default"><div class="elementor-location-header"><a href="/"><img src="/wp-content/uploads/2023/05/fundacao-lamparina-300x90.png" alt="Fundação Lamparina"></a><ul class="elementor-nav-menu"><li><a href="/a-fundacao">A Fundação</a></li><li><a href="/governanca">Governança</a></li><li><a href="/bolsas">Bolsas e editais</a></li><li><a href="/noticias">Notícias</a></li><li><a href="/contato">Contato</a></li></ul></div>
<div class="elementor elementor-812">${main}</div>
<div class="elementor-location-footer"><div class="elementor-widget-text-editor"><p>Fundação Lamparina de Apoio à Ciência<br>CNPJ 47.308.912/0001-65</p></div><div class="elementor-social-icons-wrapper"><a class="elementor-social-icon-linkedin" href="https://www.linkedin.com/company/fundacao-lamparina"></a><a class="elementor-social-icon-instagram" href="https://www.instagram.com/fundacaolamparina"></a><a class="elementor-social-icon-youtube" href="https://www.youtube.com/@fundacaolamparina"></a></div><p><a href="/privacidade">Política de privacidade</a></p></div></body></html>`;

/** A Brazilian foundation for science: JSON-LD, councils in tables, grantees, a data officer in the privacy page. */
const lamparina: FictionalSite = {
  host: 'fundacaolamparina.example',
  pages: {
    '/': lamparinaPage(
      'Fundação Lamparina – Ciência que ilumina',
      `<section class="elementor-section"><h1 class="elementor-heading-title">Ciência que ilumina</h1><p>Desde 2009, 412 bolsas em 19 estados.</p></section><section class="elementor-section"><h2 class="elementor-heading-title">Vozes da ciência</h2><div class="elementor-testimonial"><div class="elementor-testimonial-content">“A bolsa me permitiu ficar em Marabá e pesquisar o rio da minha infância.”</div><div class="elementor-testimonial-name">Jaciara Tembé</div><div class="elementor-testimonial-job">Bolsista 2022, UFPA</div></div><div class="elementor-testimonial"><div class="elementor-testimonial-content">“Uma fundação que entende que ciência leva tempo.”</div><div class="elementor-testimonial-name">Prof. Everaldo Pimentel</div><div class="elementor-testimonial-job">Diretor do Museu do Cerrado</div></div></section>`,
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"NGO","name":"Fundação Lamparina","legalName":"Fundação Lamparina de Apoio à Ciência","url":"https://fundacaolamparina.example/","description":"A Fundação Lamparina é uma fundação privada sem fins lucrativos que financia jovens cientistas em todo o Brasil.","foundingDate":"2009","founder":{"@type":"Person","name":"Kazuo Miyashiro"},"address":{"@type":"PostalAddress","streetAddress":"Rua das Paineiras, 1420, sala 31","addressLocality":"São Carlos","addressRegion":"SP","postalCode":"13566-590","addressCountry":"BR"},"telephone":"+55 16 3555-0142"}</script>`,
    ),
    '/a-fundacao': lamparinaPage(
      'A Fundação – Fundação Lamparina',
      `<h1>A Fundação</h1><p>Kazuo Miyashiro (1931–2014), engenheiro e filho de agricultores de Marília, deixou metade da fortuna da sua fábrica de instrumentos ópticos para a ciência. O nome lembra a lamparina com que estudava à noite.</p><h2>Em números</h2><ul><li>R$ 38.250.000 investidos</li><li>412 bolsistas</li><li>57 instituições parceiras</li></ul><h2>Parceiros</h2><p>Academia Paulista de Jovens Cientistas, Instituto Ipê-Roxo, Banco Cooperativo do Planalto.</p>`,
    ),
    '/governanca': lamparinaPage(
      'Governança – Fundação Lamparina',
      `<h1>Governança</h1><h2>Conselho Curador</h2><table><thead><tr><th>Nome</th><th>Função</th></tr></thead><tbody><tr><td>Sônia Miyashiro Prado</td><td>Presidente</td></tr><tr><td>Hélio Carvalhaes</td><td>Vice-presidente</td></tr><tr><td>Profa. Dra. Conceição Evangelista Luz</td><td>Conselheira</td></tr><tr><td>Prof. Dr. Rubens Zanetti</td><td>Conselheiro</td></tr></tbody></table><h2>Conselho Fiscal</h2><table><thead><tr><th>Nome</th><th>Função</th></tr></thead><tbody><tr><td>Ivone Sakamoto</td><td>Conselheira fiscal</td></tr><tr><td>Márcio Antunes Belém</td><td>Conselheiro fiscal</td></tr></tbody></table><h2>Equipe executiva</h2><table><thead><tr><th>Nome</th><th>Função</th></tr></thead><tbody><tr><td>Tainá Albuquerque</td><td>Diretora executiva</td></tr><tr><td>Wesley Nogueira</td><td>Gerente de programas</td></tr><tr><td>Patrícia Kuhn</td><td>Analista financeira</td></tr></tbody></table><p>As contas de 2024 foram auditadas por Veredas Auditores Independentes (CRC 2SP034512/O-7).</p>`,
    ),
    '/bolsas': lamparinaPage(
      'Bolsas e editais – Fundação Lamparina',
      `<h1>Bolsas e editais</h1><div class="elementor-accordion"><div class="elementor-accordion-item"><div class="elementor-tab-title">Quem pode se candidatar?</div><div class="elementor-tab-content"><p>Doutores há no máximo sete anos, com vínculo com instituição brasileira.</p></div></div><div class="elementor-accordion-item"><div class="elementor-tab-title">Qual é o valor?</div><div class="elementor-tab-content"><p>R$ 120.000 em 24 meses. Edital 03/2025, processo 2025.0417-88.</p></div></div><div class="elementor-accordion-item"><div class="elementor-tab-title">Tenho dúvidas. A quem escrevo?</div><div class="elementor-tab-content"><p>Escreva para <a href="mailto:editais@fundacaolamparina.example">editais@fundacaolamparina.example</a>. Respondemos em até cinco dias úteis.</p></div></div></div><h2>Contemplados em 2024</h2><ul><li>Adriele Fontoura (UFRGS): Fungos dos campos sulinos</li><li>Caíque Sant’Anna (UFBA): Acústica de recifes</li><li>Luana Yamaguti (Unesp): Enxames de satélites</li></ul>`,
    ),
    '/noticias': lamparinaPage(
      'Notícias – Fundação Lamparina',
      `<h1>Notícias</h1><article><h3>Prêmio Lamparina de Divulgação vai para podcast de Belém</h3><p>22/09/2025. As jornalistas Dandara Pantoja e Raíssa Guedes recebem R$ 30.000 pelo podcast “Maré de Dados”. “É um jornalismo que escuta”, disse Tainá Albuquerque na cerimônia.</p></article><article><h3>Edital 03/2025 aberto</h3><p>01/08/2025. As inscrições vão até 15 de outubro.</p></article>`,
    ),
    '/contato': lamparinaPage(
      'Contato – Fundação Lamparina',
      `<h1>Contato</h1><div class="elementor-icon-list"><ul><li><span class="elementor-icon-list-text">Rua das Paineiras, 1420, sala 31 – Jardim Bela Vista – São Carlos/SP – CEP 13566-590</span></li><li><span class="elementor-icon-list-text">(16) 3555-0142</span></li><li><a href="https://wa.me/5516995550187"><span class="elementor-icon-list-text">WhatsApp (16) 99555-0187</span></a></li><li><span class="elementor-icon-list-text">contato@fundacaolamparina.example</span></li></ul></div><p>Imprensa: Wesley Nogueira, <a href="mailto:wesley.nogueira@fundacaolamparina.example">wesley.nogueira@fundacaolamparina.example</a></p><p>Atendimento de segunda a sexta, das 9h às 17h.</p>`,
    ),
    '/privacidade': lamparinaPage(
      'Política de privacidade – Fundação Lamparina',
      `<h1>Política de privacidade</h1><p>A Fundação Lamparina de Apoio à Ciência trata dados pessoais conforme a Lei nº 13.709/2018 (LGPD). Pedidos de acesso, correção ou exclusão devem ser enviados à nossa encarregada pelo e-mail <a href="mailto:lgpd@fundacaolamparina.example">lgpd@fundacaolamparina.example</a>. O formulário de inscrição é hospedado pela Formulê Tecnologia Ltda., Avenida Paulista, 2200, São Paulo/SP, CEP 01310-300.</p>`,
    ),
  },
  truth: {
    names: ['Fundação Lamparina', 'Fundação Lamparina de Apoio à Ciência'],
    descriptions: [
      'A Fundação Lamparina é uma fundação privada sem fins lucrativos que financia jovens cientistas em todo o Brasil.',
    ],
    people: [
      ['Sônia Miyashiro Prado', 'Presidente'],
      ['Hélio Carvalhaes', 'Vice-presidente'],
      ['Conceição Evangelista Luz', 'Conselheira'],
      ['Rubens Zanetti', 'Conselheiro'],
      ['Ivone Sakamoto', 'Conselheira fiscal'],
      ['Márcio Antunes Belém', 'Conselheiro fiscal'],
      ['Tainá Albuquerque', 'Diretora executiva'],
      ['Wesley Nogueira', 'Gerente de programas'],
      ['Patrícia Kuhn', 'Analista financeira'],
    ],
    emails: [
      ['editais@fundacaolamparina.example', 'role'],
      ['contato@fundacaolamparina.example', 'role'],
      ['wesley.nogueira@fundacaolamparina.example', 'personal'],
      ['lgpd@fundacaolamparina.example', 'role'],
    ],
    phones: ['+551635550142', '+5516995550187'],
    addresses: [['Rua das Paineiras, 1420, sala 31', '13566-590', 'São Carlos']],
    profiles: [
      'https://www.linkedin.com/company/fundacao-lamparina',
      'https://www.instagram.com/fundacaolamparina',
      'https://www.youtube.com/@fundacaolamparina',
    ],
  },
};

const rodamonsPage = (title: string, main: string, head = ''): string => `<!DOCTYPE html>
<html lang="ca"><head><meta charset="utf-8"><title>${title}</title>${head}<link rel="icon" href="/favicon.ico"></head>
<body><header><h1><a href="/">Penya Ciclista Els Rodamons</a></h1><p>Banyoles, Pla de l’Estany</p><nav><a href="/el-club/">El club</a> | <a href="/sortides/">Sortides</a> | <a href="/escola/">Escola</a> | <a href="/cursa/">La cursa</a> | <a href="/contacte/">Contacte</a></nav></header>
<main>${main}</main>
<footer class="h-card vcard"><span class="p-name fn org"><a class="u-url url" href="https://elsrodamons.example/">Penya Ciclista Els Rodamons</a></span> · <span class="p-adr h-adr adr"><span class="p-street-address street-address">Carrer de la Farga, 14, baixos</span>, <span class="p-postal-code postal-code">17820</span> <span class="p-locality locality">Banyoles</span></span> · <a class="u-email email" href="mailto:info@elsrodamons.example">info@elsrodamons.example</a><br><a rel="me" href="https://www.instagram.com/elsrodamons/">Instagram</a> <a rel="me" href="https://mastodont.cat/@elsrodamons">Mastodon</a> · <a href="/avis-legal/">Avís legal</a></footer></body></html>`;

/** A Catalan cycling club: h-card, the board in prose and a list, race results, the federation's address. */
const rodamons: FictionalSite = {
  host: 'elsrodamons.example',
  pages: {
    '/': rodamonsPage(
      'Penya Ciclista Els Rodamons',
      `<h2>Diumenge, sortida a Rocacorba</h2><p>Ens trobem a les 8.00 davant del local. 62 km i 1.150 m de desnivell. Qui no vulgui pujar fins a dalt, que ens esperi a Canet amb el cafè.</p><h2>Enhorabona, Martí!</h2><p>Martí Planagumà, del Club Ciclista Salt, ha guanyat la nostra cronoescalada amb 31:42. Els nostres no han pogut seguir-lo.</p><h2>Loteria de Nadal</h2><p>Ja tenim números: el 48.217. Els trobareu al Bar la Plaça.</p>`,
      `<meta name="description" content="La Penya Ciclista Els Rodamons és un club ciclista de Banyoles amb secció de carretera, de muntanya i escola per a infants.">`,
    ),
    '/el-club/': rodamonsPage(
      'El club – Penya Ciclista Els Rodamons',
      `<h2>El club</h2><p>La penya va néixer l’any 1957 a la rebotiga d’en Narcís Fontdevila, que arreglava bicicletes i rellotges. El soci més conegut va ser Joan Vilallonga, que va córrer tres Voltes a Catalunya. Avui som 214 socis i sòcies.</p><h3>Junta directiva</h3><ul class="junta"><li class="h-card"><span class="p-name">Montserrat Pagès</span>, <span class="p-role">presidenta</span></li><li class="h-card"><span class="p-name">Quim Rabassedas</span>, <span class="p-role">vicepresident</span></li><li class="h-card"><span class="p-name">Núria Coromina</span>, <span class="p-role">secretària</span></li><li class="h-card"><span class="p-name">Said El Harrak</span>, <span class="p-role">tresorer</span></li><li class="h-card"><span class="p-name">Gerard Busquets</span>, <span class="p-role">vocal de muntanya</span></li><li class="h-card"><span class="p-name">Laia Teixidor</span>, <span class="p-role">vocal de carretera</span></li></ul><p>Gràcies als qui ens ajuden: Tallers Juncà, Formatges Can Pere i l’Ajuntament de Banyoles.</p>`,
    ),
    '/sortides/': rodamonsPage(
      'Sortides – Penya Ciclista Els Rodamons',
      `<h2>Sortides del trimestre</h2><table><tr><th>Dia</th><th>Ruta</th><th>km</th></tr><tr><td>5/10</td><td>Banyoles – Besalú – Santa Pau</td><td>71</td></tr><tr><td>12/10</td><td>Volta a l’estany amb els avis</td><td>18</td></tr><tr><td>19/10</td><td>Els Àngels, la muntanya d’en Lance</td><td>84</td></tr><tr><td>26/10</td><td>Mare de Déu del Mont</td><td>96</td></tr></table><p>Cal portar casc, llum i càmera de recanvi. Si us perdeu, truqueu al mòbil de les sortides: 655 50 12 84. En cas d’accident, el 112 i després l’assegurança (900 55 50 20, pòlissa 0055-918827).</p>`,
    ),
    '/escola/': rodamonsPage(
      'Escola – Penya Ciclista Els Rodamons',
      `<h2>Escola de ciclisme</h2><p>De 6 a 14 anys, dimarts i dijous de 17.45 a 19.15 al circuit de la Draga. L’escola la porta Aina Masgrau, coordinadora de l’escola, amb dos monitors titulats:</p><ul><li>Pol Serradell, monitor</li><li>Mireia Bosch, monitora</li></ul><p>Inscripcions: <a href="mailto:escola@elsrodamons.example">escola@elsrodamons.example</a>. Quota: 185 € l’any, en dos rebuts.</p>`,
    ),
    '/cursa/': rodamonsPage(
      'La cursa – Penya Ciclista Els Rodamons',
      `<h2>XXIV Cronoescalada a Rocacorba</h2><p>Classificació absoluta:</p><ol><li>Martí Planagumà (CC Salt) 31:42</li><li>Oriol Dalmau (Bike Team Olot) 32:05</li><li>Jordi Carreras (UC Figueres) 32:51</li></ol><p>Fèmines:</p><ol><li>Clàudia Reixach (GEiEG) 38:19</li><li>Emma Whitfield (Girona Cycling) 39:02</li></ol><p>Cronometratge: Xip Temps, SL. Fotos: Pere Sunyer.</p>`,
    ),
    '/contacte/': rodamonsPage(
      'Contacte – Penya Ciclista Els Rodamons',
      `<h2>Contacte</h2><p>Local social: Carrer de la Farga, 14, baixos, 17820 Banyoles. Obert els divendres de 20.00 a 22.00.</p><p>Telèfon: 972 55 50 31 (divendres)</p><p>Correu: info@elsrodamons.example. Per a llicències i altes de socis: secretaria@elsrodamons.example.</p><p>La presidenta també contesta: montse.pages@elsrodamons.example</p>`,
    ),
    '/avis-legal/': rodamonsPage(
      'Avís legal – Penya Ciclista Els Rodamons',
      `<h2>Avís legal</h2><p>Titular: Penya Ciclista Els Rodamons, NIF G17904426, inscrita al Registre d’entitats esportives de la Generalitat de Catalunya amb el número 02871. El club és membre de la Federació Catalana de Ciclisme (Passeig de la Vall d’Hebron, 185, 08035 Barcelona).</p><h3>Protecció de dades</h3><p>Les dades dels socis es fan servir només per a la gestió del club. Podeu exercir els vostres drets a secretaria@elsrodamons.example i reclamar davant l’Autoritat Catalana de Protecció de Dades.</p><h3>Web</h3><p>Feta per Pixel de Pedra, hola@pixeldepedra.example.</p>`,
    ),
  },
  truth: {
    names: ['Penya Ciclista Els Rodamons', 'La Penya Ciclista Els Rodamons', 'Els Rodamons'],
    descriptions: [
      'La Penya Ciclista Els Rodamons és un club ciclista de Banyoles amb secció de carretera, de muntanya i escola per a infants.',
    ],
    people: [
      ['Montserrat Pagès', 'presidenta'],
      ['Quim Rabassedas', 'vicepresident'],
      ['Núria Coromina', 'secretària'],
      ['Said El Harrak', 'tresorer'],
      ['Gerard Busquets', 'vocal de muntanya'],
      ['Laia Teixidor', 'vocal de carretera'],
      ['Aina Masgrau', 'coordinadora de l’escola'],
      ['Pol Serradell', 'monitor'],
      ['Mireia Bosch', 'monitora'],
    ],
    emails: [
      ['info@elsrodamons.example', 'role'],
      ['escola@elsrodamons.example', 'role'],
      ['secretaria@elsrodamons.example', 'role'],
      ['montse.pages@elsrodamons.example', 'personal'],
    ],
    phones: ['+34655501284', '+34972555031'],
    addresses: [['Carrer de la Farga, 14, baixos', '17820', 'Banyoles']],
    profiles: ['https://www.instagram.com/elsrodamons', 'https://mastodont.cat/@elsrodamons'],
  },
};

export const SOUTH_ELEVENTH = [santaNinfa, brunetti, lamparina, rodamons];
