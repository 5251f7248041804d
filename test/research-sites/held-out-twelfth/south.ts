import type { FictionalSite } from '../fictional-site.js';

const atilanoPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="es" dir="ltr" prefix="og: https://ogp.me/ns#">
<head><meta charset="utf-8" /><meta name="description" content="La Fundación Hospital San Atilano presta atención sanitaria y sociosanitaria a las comarcas de Tarazona y el Moncayo y Campo de Borja." /><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><meta name="MobileOptimized" content="width" /><meta name="viewport" content="width=device-width, initial-scale=1.0" /><link rel="icon" href="/themes/custom/moncayo/favicon.ico" type="image/vnd.microsoft.icon" /><title>${title} | Fundación Hospital San Atilano</title></head>
<body class="path-node page-node-type-page">
<a href="#main-content" class="visually-hidden focusable">Pasar al contenido principal</a>
<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas>
<div class="layout-container"><header role="banner"><div class="region region-header"><div id="block-moncayo-branding" class="block block-system block-system-branding-block"><a href="/" rel="home"><img src="/themes/custom/moncayo/logo.svg" alt="Fundación Hospital San Atilano" /></a></div><div id="block-moncayo-cita" class="block block-block-content"><div class="field field--name-body"><p>Cita previa: <a href="tel:976648315">976 64 83 15</a></p></div></div></div>
<nav role="navigation" aria-labelledby="block-moncayo-main-menu-menu" id="block-moncayo-main-menu"><h2 class="visually-hidden" id="block-moncayo-main-menu-menu">Navegación principal</h2><ul><li><a href="/es/la-fundacion" data-drupal-link-system-path="node/2">La Fundación</a></li><li><a href="/es/servicios" data-drupal-link-system-path="node/3">Cartera de servicios</a></li><li><a href="/es/actualidad" data-drupal-link-system-path="actualidad">Actualidad</a></li><li><a href="/es/colabora" data-drupal-link-system-path="node/5">Colabora</a></li><li><a href="/es/transparencia" data-drupal-link-system-path="node/6">Transparencia</a></li><li><a href="/es/contacto" data-drupal-link-system-path="node/7">Contacto</a></li></ul></nav></header>
<main role="main"><a id="main-content" tabindex="-1"></a><div class="layout-content"><div class="region region-content">${main}</div></div></main>
<footer role="contentinfo"><div class="region region-footer"><div id="block-moncayo-pie" class="block block-block-content"><div class="field field--name-body"><p>Fundación Hospital San Atilano · C/ Marrodán, 42 · 50500 Tarazona (Zaragoza) · 976 64 83 10</p></div></div><nav id="block-moncayo-redes"><ul><li><a href="https://www.facebook.com/hospitalsanatilano">Facebook</a></li><li><a href="https://www.youtube.com/@hospitalsanatilano">YouTube</a></li></ul></nav><nav id="block-moncayo-footer"><ul><li><a href="/es/aviso-legal">Aviso legal y privacidad</a></li><li><a href="/es/contacto">Contacto</a></li></ul></nav></div></footer></div></div>
<div role="alertdialog" class="eu-cookie-compliance-banner"><p>Utilizamos cookies propias y de terceros para analizar el uso del sitio.</p><button>Aceptar</button><button>Rechazar</button></div></body></html>`;
const drupalNode = (title: string, body: string): string =>
  `<div id="block-moncayo-page-title" class="block block-core block-page-title-block"><h1><span class="field field--name-title field--type-string field--label-hidden">${title}</span></h1></div><div id="block-moncayo-content" class="block block-system block-system-main-block"><article class="node node--type-page node--view-mode-full"><div class="node__content"><div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item">${body}</div></div></article></div>`;

/** A Spanish hospital's foundation: Drupal, trustees and doctors with their titles, a politician's visit, donors, a second centre. */
const atilano: FictionalSite = {
  host: 'fundacionsanatilano.example',
  pages: {
    '/': atilanoPage(
      'Inicio',
      `<div class="paragraph paragraph--type--hero"><h1>Cerca de ti desde 1884</h1><p>Un hospital pequeño, una comarca entera.</p></div><div class="views-element-container"><h2>Última hora</h2><div class="views-row"><h3>Campaña de vacunación frente a la gripe</h3><p>Desde el 14 de octubre, sin cita, de lunes a jueves de 9 a 13 h.</p></div><div class="views-row"><h3>El consejero Ricardo Lafuente Mur visita la nueva unidad de diálisis</h3><p>El titular de Sanidad del Gobierno de Aragón destacó «el compromiso de una plantilla que conoce a sus pacientes por el nombre».</p></div></div><div class="paragraph paragraph--type--cifras"><div class="cifra"><strong>96</strong> camas</div><div class="cifra"><strong>212</strong> profesionales</div><div class="cifra"><strong>31.480</strong> consultas en 2024</div></div><div class="paragraph paragraph--type--cita"><blockquote>Mi madre pasó aquí sus últimas semanas y no le faltó ni una mano ni una sonrisa.<cite>Encarna, Vera de Moncayo</cite></blockquote></div>`,
    ),
    '/es/la-fundacion': atilanoPage(
      'La Fundación',
      drupalNode(
        'La Fundación',
        `<p>La Fundación Hospital San Atilano es una entidad privada sin ánimo de lucro. La instituyó en su testamento doña Fermina Gutiérrez de Cascante (1809–1881), y el primer director fue el médico Benito Lozano.</p><h2>Patronato</h2><table><tbody><tr><td>Presidenta</td><td>D.ª Pilar Sancho Lahuerta</td></tr><tr><td>Vicepresidente</td><td>D. Ignacio Royo Tabuenca</td></tr><tr><td>Secretaria</td><td>D.ª Carmen Navascués Ortiz</td></tr><tr><td>Vocal</td><td>D. José Manuel Zueco Gil</td></tr><tr><td>Vocal</td><td>D.ª Ana Belén Chueca Lou</td></tr></tbody></table><h2>Equipo directivo</h2><ul><li><strong>Gerente:</strong> D.ª María José Lacruz Peralta</li><li><strong>Director médico:</strong> Dr. Andrés Cuartero Ruiz</li><li><strong>Directora de enfermería:</strong> D.ª Inmaculada Bona Sánchez</li></ul>`,
      ),
    ),
    '/es/servicios': atilanoPage(
      'Cartera de servicios',
      drupalNode(
        'Cartera de servicios',
        `<h2>Medicina interna</h2><p>Jefa de servicio: Dra. Lucía Magallón Pérez. Planta 2.ª, 34 camas.</p><h2>Geriatría y convalecencia</h2><p>Jefe de servicio: Dr. Youssef El Amrani. Planta 3.ª.</p><h2>Rehabilitación</h2><p>Coordinadora de fisioterapia: Nerea Pellicer Used. Sesiones de 8 a 20 h.</p><h2>Diálisis</h2><p>En concierto con el Servicio Aragonés de Salud. Transporte sanitario: Ambulancias Queiles, 976 60 21 75.</p><h2>Consultas externas en Borja</h2><p>Traumatología (martes), cardiología (miércoles) y ginecología (viernes), en nuestro Centro de Especialidades.</p><h2>Urgencias</h2><p>Abiertas las 24 horas. En caso de emergencia llame al 112 o al 061.</p>`,
      ),
    ),
    '/es/actualidad': atilanoPage(
      'Actualidad',
      `<h1>Actualidad</h1><div class="view view-actualidad"><div class="views-row"><article class="node node--type-article node--view-mode-teaser"><h2>Concierto solidario en la catedral</h2><div class="node__meta">Publicado por comunicacion el Vie, 03/10/2025 - 12:40</div><p>La Orquesta de Cámara del Queiles, dirigida por Elisa Marqueta, actuará el 8 de noviembre a beneficio de la unidad de cuidados paliativos. Donativo: 12 €. Fila 0: Bizum 04871.</p></article></div><div class="views-row"><article class="node node--type-article node--view-mode-teaser"><h2>Charla: «Dormir mejor después de los 70»</h2><div class="node__meta">Publicado por comunicacion el Lun, 22/09/2025 - 09:15</div><p>A cargo de la neuróloga Beatriz Arnal, del Hospital Universitario Moncloa de Zaragoza. Salón de actos, 18.30 h. Entrada libre.</p></article></div><div class="views-row"><article class="node node--type-article node--view-mode-teaser"><h2>Licitación del servicio de lavandería</h2><div class="node__meta">Publicado por comunicacion el Mié, 10/09/2025 - 14:02</div><p>Expediente 2025/0417. Presupuesto base: 86.400,00 €. Ofertas hasta el 30 de septiembre en el registro general.</p></article></div></div><div class="block"><h2>Prensa</h2><p>Javier Aznar Calavia, responsable de comunicación<br />Tel. 976 64 83 22<br /><a href="mailto:comunicacion@fundacionsanatilano.example">comunicacion@fundacionsanatilano.example</a></p></div>`,
    ),
    '/es/colabora': atilanoPage(
      'Colabora',
      drupalNode(
        'Colabora',
        `<p>Su ayuda llega entera: el 100 % de los donativos se destina a equipos. Puede ingresar su donativo en ES47 2085 0147 9103 3006 6218 (Caja del Somontano) o escribir a <a href="mailto:donativos@fundacionsanatilano.example">donativos@fundacionsanatilano.example</a> para recibir el certificado fiscal.</p><p>Empresas amigas: Bodegas Alto Huecha, Cárnicas Grisel, Talleres Hermanos Lapuente.</p><h3>Voluntariado</h3><p>El grupo de acompañamiento necesita manos los fines de semana. Pregunte en Atención al Paciente.</p>`,
      ),
    ),
    '/es/transparencia': atilanoPage(
      'Transparencia',
      drupalNode(
        'Transparencia',
        `<ul><li>Inscrita en el Registro de Fundaciones de Aragón con el n.º 87 (I). CIF G50881246.</li><li><a href="/sites/default/files/2025-06/memoria-2024.pdf">Memoria 2024 (PDF, 4,1 MB)</a></li><li>Auditoría de cuentas: Ibercontrol Auditores, S.L.P., Zaragoza.</li><li>Ingresos 2024: 14.208.311,07 €. Gastos: 14.190.552,90 €.</li></ul>`,
      ),
    ),
    '/es/contacto': atilanoPage(
      'Contacto',
      drupalNode(
        'Contacto',
        `<h2>Hospital San Atilano</h2><p>C/ Marrodán, 42<br />50500 Tarazona (Zaragoza)<br />Centralita: 976 64 83 10<br />Fax: 976 64 83 19<br /><a href="mailto:info@fundacionsanatilano.example">info@fundacionsanatilano.example</a></p><h2>Cita previa</h2><p>Teléfono: 976 64 83 15 (8 a 15 h)<br />WhatsApp: 628 417 093<br /><a href="mailto:citas@fundacionsanatilano.example">citas@fundacionsanatilano.example</a></p><h2>Centro de Especialidades de Borja</h2><p>Avda. de Zaragoza, 27<br />50540 Borja (Zaragoza)<br />Tel. 976 86 74 22</p><h2>Cómo llegar</h2><p>Autobús 604 Zaragoza–Tarazona, parada Hospital. Aparcamiento gratuito para visitas, de 15 a 20 h.</p>`,
      ),
    ),
    '/es/aviso-legal': atilanoPage(
      'Aviso legal y privacidad',
      drupalNode(
        'Aviso legal y privacidad',
        `<p>Titular: Fundación Hospital San Atilano, CIF G50881246, C/ Marrodán, 42, 50500 Tarazona.</p><p>Diseño y mantenimiento: Cierzo Digital, S.L., Paseo de la Constitución 18, 50008 Zaragoza, soporte@cierzodigital.example.</p><p>Puede ejercer sus derechos ante nuestro delegado de protección de datos en <a href="mailto:dpd@fundacionsanatilano.example">dpd@fundacionsanatilano.example</a>, y reclamar ante la Agencia Española de Protección de Datos, C/ Jorge Juan, 6, 28001 Madrid, tel. 900 293 183.</p>`,
      ),
    ),
  },
  truth: {
    names: ['Fundación Hospital San Atilano', 'Hospital San Atilano'],
    descriptions: [
      'La Fundación Hospital San Atilano presta atención sanitaria y sociosanitaria a las comarcas de Tarazona y el Moncayo y Campo de Borja.',
    ],
    people: [
      ['Pilar Sancho Lahuerta', 'Presidenta'],
      ['Ignacio Royo Tabuenca', 'Vicepresidente'],
      ['Carmen Navascués Ortiz', 'Secretaria'],
      ['José Manuel Zueco Gil', 'Vocal'],
      ['Ana Belén Chueca Lou', 'Vocal'],
      ['María José Lacruz Peralta', 'Gerente'],
      ['Andrés Cuartero Ruiz', 'Director médico'],
      ['Inmaculada Bona Sánchez', 'Directora de enfermería'],
      ['Lucía Magallón Pérez', 'Jefa de servicio'],
      ['Youssef El Amrani', 'Jefe de servicio'],
      ['Nerea Pellicer Used', 'Coordinadora de fisioterapia'],
      ['Javier Aznar Calavia', 'responsable de comunicación'],
    ],
    emails: [
      ['info@fundacionsanatilano.example', 'role'],
      ['citas@fundacionsanatilano.example', 'role'],
      ['comunicacion@fundacionsanatilano.example', 'role'],
      ['donativos@fundacionsanatilano.example', 'role'],
      ['dpd@fundacionsanatilano.example', 'role'],
    ],
    phones: ['+34976648310', '+34976648319', '+34976648315', '+34628417093', '+34976867422', '+34976648322'],
    addresses: [
      ['C/ Marrodán, 42', '50500', 'Tarazona'],
      ['Avda. de Zaragoza, 27', '50540', 'Borja'],
    ],
    profiles: ['https://www.facebook.com/hospitalsanatilano', 'https://www.youtube.com/@hospitalsanatilano'],
  },
};

const vilacaPage = (
  title: string,
  main: string,
  head = '',
): string => `<!DOCTYPE html><!-- Last Published: Tue Sep 30 2025 10:22:41 GMT+0000 (Coordinated Universal Time) --><html data-wf-domain="www.vilacaprates.example" data-wf-page="66b1c2" data-wf-site="66b1c0" lang="pt"><head><meta charset="utf-8"/><title>${title}</title>${head}<meta content="width=device-width, initial-scale=1" name="viewport"/><meta content="Webflow" name="generator"/></head>
<body class="body"><div data-collapse="medium" data-animation="default" role="banner" class="navbar w-nav"><div class="nav-container w-container"><a href="/" aria-current="page" class="brand w-nav-brand"><img src="/images/vp-monograma.svg" loading="lazy" alt="Vilaça Prates" class="logo"/></a><nav role="navigation" class="nav-menu w-nav-menu"><a href="/areas-de-pratica" class="nav-link w-nav-link">Áreas de prática</a><a href="/equipa" class="nav-link w-nav-link">Equipa</a><a href="/publicacoes" class="nav-link w-nav-link">Publicações</a><a href="/contactos" class="nav-link w-nav-link">Contactos</a></nav><div class="menu-button w-nav-button"><div class="icon w-icon-nav-menu"></div></div></div></div>
${main}
<section class="footer"><div class="w-layout-grid footer-grid"><div class="w-layout-vflex"><div class="footer-title">Vilaça, Prates &amp; Associados</div><div class="footer-text">Sociedade de Advogados, SP, RL</div><div class="footer-text">NIPC 514 208 873 · OA n.º 61/15</div></div><div class="w-layout-vflex"><div class="footer-text">Avenida da Liberdade, 512<br/>4710-249 Braga</div></div><div class="w-layout-vflex"><a href="https://www.linkedin.com/company/vilaca-prates" target="_blank" class="footer-link w-inline-block"><img src="/images/linkedin.svg" alt="LinkedIn"/></a><a href="/politica-de-privacidade" class="footer-link">Política de privacidade</a><a href="https://www.livroreclamacoes.pt" class="footer-link">Livro de reclamações</a></div></div><div class="copyright">© 2025 Vilaça Prates. Todos os direitos reservados. Site: Ateliê Cávado</div></section>
<div class="cookie-banner"><div class="cookie-text">Este site utiliza cookies essenciais.</div><a href="#" class="cookie-button w-button">Percebi</a></div></body></html>`;
const vilacaPerson = (name: string, role: string, mailbox: string, text: string): string =>
  `<div role="listitem" class="team-item w-dyn-item"><div class="team-card"><img src="/images/${mailbox}.avif" loading="lazy" alt="" class="team-photo"/><h3 class="team-name">${name}</h3><div class="team-role">${role}</div><p class="team-bio">${text}</p><a href="mailto:${mailbox}@vilacaprates.example" class="team-mail">${mailbox}@vilacaprates.example</a></div></div>`;

/** A Portuguese law firm: Webflow, a mailbox for each, bar numbers, two offices, an arbitration centre and an authority. */
const vilaca: FictionalSite = {
  host: 'vilacaprates.example',
  pages: {
    '/': vilacaPage(
      'Vilaça Prates | Advogados em Braga e Ponte de Lima',
      `<section class="hero"><div class="w-container"><h1 class="hero-heading">Direito com os pés na terra.</h1><p class="hero-text">Há mais de vinte anos ao lado de famílias, agricultores e empresas do Minho.</p><a href="/contactos" class="button w-button">Marcar consulta</a></div></section><section class="section"><div class="w-container"><h2>O que dizem de nós</h2><div class="w-slider"><div class="w-slide"><p>«Explicaram-me o contrato como se fosse uma receita de bolo.»</p><div class="testimonial-name">Fátima Rodrigues</div><div class="testimonial-role">Gerente, Confeitaria Rodrigues &amp; Filhas</div></div><div class="w-slide"><p>«Uma partilha com onze herdeiros, e ainda nos falamos todos.»</p><div class="testimonial-name">Família Antunes</div></div></div></div></section><section class="section"><div class="w-container"><h2>Seminário: a nova lei dos solos</h2><p>Dia 27 de novembro, 17h30, no auditório da Associação Comercial. Com Inês Quintela e o Professor Doutor Álvaro Teles de Meneses (Universidade do Minho). Inscrição gratuita.</p></div></section>`,
      '<meta content="Sociedade de advogados com escritórios em Braga e Ponte de Lima, dedicada ao direito da família, imobiliário, laboral e das empresas." name="description"/><meta content="Vilaça Prates | Advogados em Braga e Ponte de Lima" property="og:title"/>',
    ),
    '/areas-de-pratica': vilacaPage(
      'Áreas de prática | Vilaça Prates',
      `<section class="section"><div class="w-container"><h1>Áreas de prática</h1><div class="w-layout-grid areas"><div><h3>Família e sucessões</h3><p>Divórcios, responsabilidades parentais, inventários e testamentos.</p></div><div><h3>Imobiliário</h3><p>Compra e venda, arrendamento, loteamentos, baldios.</p></div><div><h3>Laboral</h3><p>Contratos, despedimentos, acidentes de trabalho.</p></div><div><h3>Empresas</h3><p>Constituição de sociedades, pactos, recuperação.</p></div></div><p>A primeira consulta tem o custo de 60 € + IVA e é descontada nos honorários se o processo avançar.</p></div></section>`,
    ),
    '/equipa': vilacaPage(
      'Equipa | Vilaça Prates',
      `<section class="section"><div class="w-container"><h1>Equipa</h1><div class="w-dyn-list"><div role="list" class="team-grid w-dyn-items">${vilacaPerson('Helena Vilaça', 'Sócia fundadora', 'helena.vilaca', 'Licenciada em Coimbra (1996). Estagiou com o Dr. Armindo Sottomayor. Cédula profissional n.º 15327P.')}${vilacaPerson('Duarte Prates', 'Sócio fundador', 'duarte.prates', 'Licenciado no Porto (1998). Árbitro em litígios de construção. Cédula profissional n.º 16044P.')}${vilacaPerson('Inês Quintela', 'Sócia', 'ines.quintela', 'Mestre em Direito do Urbanismo. Responsável pelo escritório de Ponte de Lima. Cédula profissional n.º 28815P.')}${vilacaPerson('Rui Bessa Monteiro', 'Advogado associado', 'rui.monteiro', 'Direito do trabalho. Fala espanhol e francês. Cédula profissional n.º 51190P.')}${vilacaPerson('Oksana Melnyk', 'Advogada estagiária', 'oksana.melnyk', 'Licenciada em Braga (2023). Fala ucraniano e inglês.')}${vilacaPerson('Teresa Fonseca', 'Secretariado', 'teresa.fonseca', 'A voz que ouve quando nos liga.')}</div></div></div></section>`,
    ),
    '/publicacoes': vilacaPage(
      'Publicações | Vilaça Prates',
      `<section class="section"><div class="w-container"><h1>Publicações</h1><div class="w-dyn-list"><div role="list" class="w-dyn-items"><div role="listitem" class="w-dyn-item"><h3>Alojamento local: o que muda em 2026</h3><div class="post-date">12 set 2025</div><p>O regulamento municipal aprovado em julho fixa novas zonas de contenção. Como notou o juiz conselheiro Lourenço Vaz Pinto, «a lei corre sempre atrás da mala de viagem».</p></div><div role="listitem" class="w-dyn-item"><h3>Heranças com bens no estrangeiro</h3><div class="post-date">3 jun 2025</div><p>O acórdão do processo n.º 1184/22.7T8BRG.G1 esclarece a competência dos tribunais portugueses.</p></div></div></div></div></section>`,
    ),
    '/contactos': vilacaPage(
      'Contactos | Vilaça Prates',
      `<section class="section"><div class="w-container"><h1>Contactos</h1><div class="w-layout-grid contact-grid"><div class="contact-card"><h3>Braga</h3><p>Avenida da Liberdade, 512<br/>4710-249 Braga</p><p><a href="tel:+351253204871">253 204 871</a><br/><span class="note">(chamada para a rede fixa nacional)</span></p><p><a href="mailto:geral@vilacaprates.example">geral@vilacaprates.example</a></p></div><div class="contact-card"><h3>Ponte de Lima</h3><p>Rua Cardeal Saraiva, 31<br/>4990-076 Ponte de Lima</p><p><a href="tel:+351258741936">258 741 936</a><br/><span class="note">(chamada para a rede fixa nacional)</span></p><p><a href="mailto:pontedelima@vilacaprates.example">pontedelima@vilacaprates.example</a></p></div><div class="contact-card"><h3>Urgências penais</h3><p>914 207 355<br/><span class="note">(chamada para a rede móvel nacional)</span></p></div></div><p>Segunda a sexta, 9h30–13h00 e 14h30–18h30. Estacionamento no Parque do Campo da Vinha.</p><div class="form-block w-form"><form id="contacto" method="get"><input class="w-input" name="nome" placeholder="Nome"/><input class="w-input" name="email" placeholder="nome@empresa.example"/><textarea class="w-input" placeholder="Mensagem"></textarea><input type="submit" class="button w-button" value="Enviar"/></form><div class="w-form-done"><div>Obrigado! A sua mensagem foi recebida.</div></div></div></div></section>`,
    ),
    '/politica-de-privacidade': vilacaPage(
      'Política de privacidade | Vilaça Prates',
      `<section class="section"><div class="w-container w-richtext"><h1>Política de privacidade</h1><p>A Vilaça, Prates &amp; Associados – Sociedade de Advogados, SP, RL, com sede na Avenida da Liberdade, 512, 4710-249 Braga, é responsável pelo tratamento dos dados pessoais recolhidos neste site. Para qualquer questão: privacidade@vilacaprates.example.</p><p>Tem o direito de apresentar reclamação à Comissão Nacional de Proteção de Dados, Av. D. Carlos I, 134, 1.º, 1200-651 Lisboa, tel. 213 928 400, geral@cnpd.pt.</p><h2>Resolução alternativa de litígios</h2><p>Em caso de litígio o consumidor pode recorrer ao CIAB – Tribunal Arbitral de Consumo, Rua D. Afonso Henriques, 1, 4700-030 Braga, tel. 253 617 604. A atividade está sujeita ao Estatuto da Ordem dos Advogados, Largo de São Domingos, 14, 1169-060 Lisboa.</p></div></section>`,
    ),
  },
  truth: {
    names: [
      'Vilaça Prates',
      'Vilaça, Prates & Associados',
      'Vilaça, Prates & Associados – Sociedade de Advogados, SP, RL',
    ],
    descriptions: [
      'Sociedade de advogados com escritórios em Braga e Ponte de Lima, dedicada ao direito da família, imobiliário, laboral e das empresas.',
    ],
    people: [
      ['Helena Vilaça', 'Sócia fundadora'],
      ['Duarte Prates', 'Sócio fundador'],
      ['Inês Quintela', 'Sócia'],
      ['Rui Bessa Monteiro', 'Advogado associado'],
      ['Oksana Melnyk', 'Advogada estagiária'],
      ['Teresa Fonseca', 'Secretariado'],
    ],
    emails: [
      ['geral@vilacaprates.example', 'role'],
      ['pontedelima@vilacaprates.example', 'role'],
      ['privacidade@vilacaprates.example', 'role'],
      ['helena.vilaca@vilacaprates.example', 'personal'],
      ['duarte.prates@vilacaprates.example', 'personal'],
      ['ines.quintela@vilacaprates.example', 'personal'],
      ['rui.monteiro@vilacaprates.example', 'personal'],
      ['oksana.melnyk@vilacaprates.example', 'personal'],
      ['teresa.fonseca@vilacaprates.example', 'personal'],
    ],
    phones: ['+351253204871', '+351258741936', '+351914207355'],
    addresses: [
      ['Avenida da Liberdade, 512', '4710-249', 'Braga'],
      ['Rua Cardeal Saraiva, 31', '4990-076', 'Ponte de Lima'],
    ],
    profiles: ['https://www.linkedin.com/company/vilaca-prates'],
  },
};

const mugihoPage = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="ja">
<head>
<meta charset="UTF-8">
<meta name="format-detection" content="telephone=no">
<meta name="viewport" content="width=device-width">
<meta name="description" content="長野県上田市の業務用パンメーカー、むぎほ製パンです。ホテル・給食・飲食店向けに、信州産小麦を使ったパンを毎朝お届けしています。">
<title>${title}｜株式会社むぎほ製パン</title>
<link rel="stylesheet" href="/common/css/base.css">
<script src="/common/js/jquery-1.11.3.min.js"></script>
</head>
<body>
<div id="wrap">
<div id="header"><h1>業務用パンの製造・卸売</h1><p class="logo"><a href="/"><img src="/common/img/logo.png" alt="株式会社むぎほ製パン MUGIHO BAKING CO.,LTD."></a></p><div class="tel"><span>ご注文専用ダイヤル</span><strong>0120-417-268</strong><small>受付 6:00～17:00（日曜定休）</small></div></div>
<ul id="gnav"><li><a href="/">ホーム</a></li><li><a href="/products/">商品案内</a></li><li><a href="/business/">お取引について</a></li><li><a href="/company/">会社案内</a></li><li><a href="/recruit/">採用情報</a></li><li><a href="/shop/">工場直売所</a></li><li><a href="/contact/">お問い合わせ</a></li></ul>
<div id="main">
${main}
</div>
<div id="footer"><p>株式会社むぎほ製パン\u3000〒386-0027 長野県上田市常磐城5-14-8\u3000TEL 0268-24-7615\u3000FAX 0268-24-7618</p><p><a href="https://www.instagram.com/mugiho_seipan/"><img src="/common/img/ico_insta.png" alt="Instagram"></a>\u3000<a href="/privacy/">個人情報保護方針</a></p><p>Copyright (C) 2012-2025 MUGIHO BAKING CO.,LTD. All Rights Reserved.</p></div>
</div>
<p id="pagetop"><a href="#wrap">▲</a></p>
</body>
</html>`;

/** A Japanese wholesale bakery: written by hand, a company profile in a table, a sales office, a shop, customers and a bank. */
const mugiho: FictionalSite = {
  host: 'mugiho-seipan.example',
  pages: {
    '/': mugihoPage(
      '業務用パン・信州産小麦',
      `<div class="mainvisual"><img src="/img/mv.jpg" alt="毎朝三時、窯に火が入ります。"></div><h2>お知らせ</h2><dl class="news"><dt>2025.10.01</dt><dd>価格改定のお願い：小麦粉価格の上昇にともない、11月1日納品分より平均4.2％の値上げをさせていただきます。</dd><dt>2025.09.12</dt><dd>「信州うまいもの市」（松本市・あがたの森公園）に出店します。ゲストにパン研究家の笠原 みどり先生をお迎えします。</dd><dt>2025.08.20</dt><dd>食パン「大地」の包装に一部印字もれがありました（製造所固有記号＋MG2，賞味期限25.08.23）。品質に問題はありません。</dd></dl><h2>むぎほのパンが選ばれる理由</h2><p>一、ご注文は前日17時まで。一個から配合を変えられます。</p><p>二、長野県産「ゆめかおり」を六割使用。</p><p>三、焼成から六時間以内にお届け。</p>`,
    ),
    '/products/': mugihoPage(
      '商品案内',
      `<h2>商品案内</h2><table class="list"><tr><th>品番</th><th>品名</th><th>入数</th><th>価格（税別）</th></tr><tr><td>1001</td><td>食パン「大地」三斤</td><td>4本</td><td>2,480円</td></tr><tr><td>1024</td><td>ロールパン 30g</td><td>120個</td><td>3,360円</td></tr><tr><td>2107</td><td>全粒粉バゲット</td><td>20本</td><td>4,200円</td></tr><tr><td>3310</td><td>給食用コッペパン 50g</td><td>200個</td><td>別途お見積り</td></tr></table><p>アレルゲン一覧表は担当営業までご請求ください。</p><h3>お客様の声</h3><p class="voice">「朝食の評価が上がりました。とくに全粒粉のバゲットはおみやげに欲しいと言われます。」<br>ホテル千曲路\u3000料理長\u3000花岡 誠司 様</p>`,
    ),
    '/business/': mugihoPage(
      'お取引について',
      `<h2>お取引について</h2><p>ホテル、旅館、レストラン、病院、学校給食、小売店様とお取引しております。サンプルは無料です。</p><ol><li>お電話またはメールでお問い合わせ</li><li>営業担当がうかがい、試食とお見積り</li><li>契約、納品開始（最短5営業日）</li></ol><p>配送エリア：上田・佐久・長野・松本・諏訪。それ以外の地域は信濃冷凍運輸株式会社（TEL 026-221-0935）による冷凍便となります。</p><div class="box"><p>営業部長\u3000中村 由紀夫<br>メール：eigyo★mugiho-seipan.example（★を@に変えて送信してください）</p></div><p>ご注文用FAX用紙は<a href="/pdf/order.pdf">こちら</a>。メールでのご注文：<a href="mailto:order@mugiho-seipan.example">order@mugiho-seipan.example</a></p>`,
    ),
    '/company/': mugihoPage(
      '会社案内',
      `<h2>ごあいさつ</h2><p>昭和六年、祖父・小宮山 栄作が上田の駅前で始めた小さなパン屋が、私どもの原点です。パンは主役でなくてよい。けれど、主役を引き立てるパンでありたい。その思いで毎朝窯に向かっております。</p><p class="sign">代表取締役社長\u3000小宮山 修一</p><h2>会社概要</h2><table class="gaiyo"><tr><th>商号</th><td>株式会社むぎほ製パン</td></tr><tr><th>創業</th><td>昭和6年（1931年）4月</td></tr><tr><th>設立</th><td>昭和33年（1958年）10月2日</td></tr><tr><th>資本金</th><td>3,000万円</td></tr><tr><th>役員</th><td>代表取締役社長\u3000小宮山 修一<br>専務取締役\u3000小宮山 香織<br>取締役製造部長\u3000滝澤 健</td></tr><tr><th>従業員数</th><td>64名（パート含む）</td></tr><tr><th>本社・工場</th><td>〒386-0027\u3000長野県上田市常磐城5-14-8<br>TEL 0268-24-7615\u3000FAX 0268-24-7618</td></tr><tr><th>松本営業所</th><td>〒390-0852\u3000長野県松本市島立1187-3<br>TEL 0263-47-3352</td></tr><tr><th>取引銀行</th><td>八十二銀行 上田支店\u3000上田信用金庫 本店</td></tr><tr><th>主要取引先</th><td>ホテル千曲路、上田市第三学校給食センター、株式会社スーパーいとう、医療法人塩田会（敬称略）</td></tr><tr><th>登録番号</th><td>T4100001017345</td></tr></table><h2>沿革</h2><table class="enkaku"><tr><th>1931年</th><td>上田市松尾町にて小宮山ベーカリー創業</td></tr><tr><th>1958年</th><td>株式会社に改組、学校給食パンの製造を開始</td></tr><tr><th>1987年</th><td>現在地に新工場を建設</td></tr><tr><th>2016年</th><td>松本営業所を開設</td></tr></table>`,
    ),
    '/recruit/': mugihoPage(
      '採用情報',
      `<h2>採用情報</h2><h3>製造スタッフ（正社員）</h3><table class="list"><tr><th>勤務時間</th><td>3:00～12:00（休憩60分）</td></tr><tr><th>給与</th><td>月給215,000円～</td></tr><tr><th>休日</th><td>日曜、ほか月3日</td></tr></table><h3>先輩の声</h3><p>「朝は早いけれど、午後は自分の時間。焼き上がりの音を聞くと眠気も飛びます。」</p><p>製造スタッフ\u3000竹内 里奈</p><h3>応募方法</h3><p>履歴書を本社まで郵送、または下記へご連絡ください。<br>採用担当\u3000宮下 彩<br>TEL 0268-24-7616<br><a href="mailto:recruit@mugiho-seipan.example">recruit@mugiho-seipan.example</a></p><p>ハローワーク上田 求人番号 20040-05718851</p>`,
    ),
    '/shop/': mugihoPage(
      '工場直売所',
      `<h2>むぎほ工場直売所</h2><p>焼きたての規格外パンをお買い得に。毎月第二土曜は「耳の日」、食パンの耳が無料です。</p><p>〒386-1102 長野県上田市上田原722-5<br>電話 0268-38-1190<br>営業時間 9:00～15:00（売り切れじまい）\u3000定休日 日曜・月曜<br>駐車場 8台</p><p>お支払いは現金またはPayPayで。</p>`,
    ),
    '/contact/': mugihoPage(
      'お問い合わせ',
      `<h2>お問い合わせ</h2><p>お電話：0268-24-7615（平日 8:30～17:00）<br>ファックス：0268-24-7618<br>メール：<a href="mailto:info@mugiho-seipan.example">info@mugiho-seipan.example</a></p><form action="/cgi-bin/mail.cgi" method="post"><table><tr><th>会社名</th><td><input name="kaisha"></td></tr><tr><th>お名前（必須）</th><td><input name="namae" placeholder="例）山田 太郎"></td></tr><tr><th>電話番号</th><td><input name="tel" placeholder="例）03-1234-5678"></td></tr><tr><th>内容</th><td><textarea name="naiyo"></textarea></td></tr></table><input type="submit" value="確認画面へ"></form>`,
    ),
    '/privacy/': mugihoPage(
      '個人情報保護方針',
      `<h2>個人情報保護方針</h2><p>株式会社むぎほ製パン（以下「当社」）は、お客様よりお預かりした個人情報を、ご注文の処理およびご連絡の目的にのみ利用します。</p><p>当サイトではアクセス解析のためGoogleアナリティクスを使用しています。</p><p>開示等のご請求は本社総務部までお願いいたします。</p><p>制定 2012年4月1日\u3000改定 2022年4月1日</p>`,
    ),
  },
  truth: {
    names: ['株式会社むぎほ製パン', 'むぎほ製パン', 'むぎほ', 'MUGIHO BAKING CO.,LTD.'],
    descriptions: [
      '長野県上田市の業務用パンメーカー、むぎほ製パンです。ホテル・給食・飲食店向けに、信州産小麦を使ったパンを毎朝お届けしています。',
    ],
    people: [
      ['小宮山 修一', '代表取締役社長'],
      ['小宮山 香織', '専務取締役'],
      ['滝澤 健', '取締役製造部長'],
      ['中村 由紀夫', '営業部長'],
      ['竹内 里奈', '製造スタッフ'],
      ['宮下 彩', '採用担当'],
    ],
    emails: [
      ['info@mugiho-seipan.example', 'role'],
      ['eigyo@mugiho-seipan.example', 'role'],
      ['order@mugiho-seipan.example', 'role'],
      ['recruit@mugiho-seipan.example', 'role'],
    ],
    phones: ['+81120417268', '+81268247615', '+81268247618', '+81268247616', '+81263473352', '+81268381190'],
    addresses: [
      ['常磐城5-14-8', '386-0027', '上田市'],
      ['島立1187-3', '390-0852', '松本市'],
      ['上田原722-5', '386-1102', '上田市'],
    ],
    profiles: ['https://www.instagram.com/mugiho_seipan'],
  },
};

const kickapooPage = (title: string, page: string, main: string, head = ''): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title}</title>${head}<meta name="next-head-count" content="5"/><link rel="preload" href="/_next/static/css/4be1a07c21f0.css" as="style"/><link rel="stylesheet" href="/_next/static/css/4be1a07c21f0.css" data-n-g=""/><noscript data-n-css=""></noscript><script defer="" noModule="" src="/_next/static/chunks/polyfills-c67a75d1b6f99dc8.js"></script></head><body><div id="__next"><div class="Layout_root__q9Xw2"><div class="Weather_strip__0dkeB"><span>Viroqua<!-- -->, <!-- -->54°F</span><span>Thursday, October 16, 2025</span></div><header class="Masthead_wrap__Lm4aP"><a class="Masthead_title__e81Zt" href="/">The Kickapoo Courier</a><p class="Masthead_tag__xV0pQ">Telling Vernon County&#x27;s stories since 1879</p><nav class="Nav_bar__7fKd1" aria-label="Sections"><a class="Nav_link__Kb3yD" href="/news/school-bridge">News</a><a class="Nav_link__Kb3yD" href="/obituaries">Obituaries</a><a class="Nav_link__Kb3yD" href="/opinion">Opinion</a><a class="Nav_link__Kb3yD" href="/public-notices">Public notices</a><a class="Nav_link__Kb3yD" href="/subscribe">Subscribe</a><a class="Nav_link__Kb3yD" href="/staff">Staff</a><a class="Nav_link__Kb3yD" href="/contact">Contact</a></nav></header><main class="Layout_main__Tz5cN">${main}</main><footer class="Footer_root__hY2mJ"><div class="Footer_col__uP9aW"><strong>The Kickapoo Courier</strong><br/>214 S. Main St.<br/>Viroqua, WI 54665<br/>(608) 555-0142</div><div class="Footer_col__uP9aW"><a href="https://www.facebook.com/kickapoocourier" target="_blank" rel="noreferrer"><svg aria-hidden="true" viewBox="0 0 24 24"></svg><span class="sr-only">Facebook</span></a><a href="https://www.instagram.com/kickapoocourier" target="_blank" rel="noreferrer"><svg aria-hidden="true" viewBox="0 0 24 24"></svg><span class="sr-only">Instagram</span></a></div><p class="Footer_legal__c3KsR">© <!-- -->2025<!-- --> Kickapoo Valley Publishing LLC. Member, Wisconsin Newspaper Association.</p></footer></div></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"weather":{"city":"Viroqua","tempF":54}},"__N_SSG":true},"page":"${page}","query":{},"buildId":"hT2_wkq0Lr8nC","isFallback":false,"gsp":true,"scriptLoader":[]}</script></body></html>`;
const kickapooPerson = (name: string, role: string, mailbox: string): string =>
  `<li class="StaffCard_card__W8dQe"><img alt="" loading="lazy" width="96" height="96" decoding="async" data-nimg="1" src="/_next/image?url=%2Fstaff%2F${mailbox}.jpg&amp;w=256&amp;q=75"/><h3 class="StaffCard_name__o4JtY">${name}</h3><p class="StaffCard_role__Zc1rU">${role}</p><a class="StaffCard_mail__b0FxS" href="mailto:${mailbox}@kickapoocourier.example">${mailbox}@kickapoocourier.example</a></li>`;

/** An American weekly newspaper: Next.js, the dead and their undertakers, letters, public notices of a county, a postal box. */
const kickapoo: FictionalSite = {
  host: 'kickapoocourier.example',
  pages: {
    '/': kickapooPage(
      'The Kickapoo Courier | Viroqua, Wisconsin',
      '/',
      `<section class="Lead_root__mD6oE"><h1 class="Lead_head__J7vTn"><a href="/news/school-bridge">County board votes 14–5 to replace School Road bridge</a></h1><p class="Byline_root__pE2fH">By <!-- -->Teagan Lindqvist</p><p>Detours of up to 11 miles are expected from April through September.</p></section><section class="Grid_root__s3UyB"><article><h2>Blackhawks edge Westby in five sets</h2><p class="Byline_root__pE2fH">By <!-- -->Cody Strand</p><p>Senior Maddie Olstad had 19 kills as Viroqua took the conference lead Tuesday night.</p></article><article><h2>Apple growers call it &quot;a bin-buster&quot;</h2><p class="Byline_root__pE2fH">By <!-- -->Teagan Lindqvist</p><p>Gays Mills orchardist Loren Sime expects 40,000 bushels.</p></article><article><h2>Fall colors from above</h2><p class="Byline_root__pE2fH">Photos by <!-- -->Ruth Ann Yoder</p></article></section><aside class="Ad_slot__k2NvL"><span>Advertisement</span><p>Nelson&#x27;s Tire &amp; Lube, Hwy 14 N. Winter changeover $49. Call 608-555-0177.</p></aside>`,
      `<meta name="description" content="The Kickapoo Courier is the weekly newspaper of Viroqua, Westby, La Farge and the Kickapoo Valley in southwest Wisconsin."/><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsMediaOrganization","name":"The Kickapoo Courier","legalName":"Kickapoo Valley Publishing LLC","url":"https://kickapoocourier.example","foundingDate":"1879","address":{"@type":"PostalAddress","streetAddress":"214 S. Main St.","addressLocality":"Viroqua","addressRegion":"WI","postalCode":"54665","addressCountry":"US"},"telephone":"+1-608-555-0142"}</script>`,
    ),
    '/news/school-bridge': kickapooPage(
      'County board votes 14–5 to replace School Road bridge | The Kickapoo Courier',
      '/news/[slug]',
      `<article class="Story_root__Xn5kC"><h1>County board votes 14–5 to replace School Road bridge</h1><p class="Byline_root__pE2fH">By <!-- -->Teagan Lindqvist<!-- --> · <time dateTime="2025-10-15">Oct. 15, 2025</time></p><p>VIROQUA — After three hours of testimony, the Vernon County Board voted Tuesday to spend $2.4 million on a new bridge over the West Fork.</p><p>&quot;You can see daylight through the deck,&quot; said Highway Commissioner Dwight Kolstad. Board Chair Phyllis Erlandson of Readstown cast the deciding procedural vote.</p><p>Dairy farmer Amos Borntrager told supervisors the detour would add 40 minutes to his milk hauler&#x27;s route. Bids will be opened Dec. 4 by Driftless Engineering, 1802 State Road, La Crosse.</p><p>Residents with questions may call the highway department at 608-555-0119.</p></article><section class="Related_root__aQ8wM"><h2>More news</h2><ul><li>Library levy heads to ballot</li><li>Sheriff: Three cited in turkey theft</li></ul></section>`,
    ),
    '/obituaries': kickapooPage(
      'Obituaries | The Kickapoo Courier',
      '/obituaries',
      `<h1>Obituaries</h1><article class="Obit_root__v9RzA"><h2>Arlene M. Tollefson, 91</h2><p>Arlene M. Tollefson of Coon Valley died Oct. 9, 2025. She taught third grade for 34 years and was secretary of the Coon Prairie Lutheran Church Women. Services Saturday at 11 a.m. Thorsgaard Funeral Home, 305 Court St., Viroqua, WI 54665, 608-555-0163, is assisting the family.</p></article><article class="Obit_root__v9RzA"><h2>Eugene &quot;Bud&quot; Halverson, 88</h2><p>Bud Halverson, retired publisher of this newspaper, died Oct. 2, 2025, at home in Liberty. He is survived by his daughter Marjorie and four grandchildren.</p></article><p>Obituaries cost $75 with photo. Send to <a href="mailto:obits@kickapoocourier.example">obits@kickapoocourier.example</a> by noon Monday.</p>`,
    ),
    '/opinion': kickapooPage(
      'Opinion | The Kickapoo Courier',
      '/opinion',
      `<h1>Opinion</h1><article><h2>Letter: Keep the drive-in</h2><p>To the editor: Some things a screen at home cannot replace. Mosquitoes, for one. — Janice Wiedenhoft, Ontario</p></article><article><h2>Guest column: What the creek taught me</h2><p>Harold Peterson is a retired dairy farmer from Avalanche. His book &quot;Upstream&quot; is available at Bramble Books, $16.95.</p></article><p>Letters of up to 300 words are welcome. Include your name, town and a phone number for verification. Email <a href="mailto:letters@kickapoocourier.example">letters@kickapoocourier.example</a>.</p>`,
    ),
    '/public-notices': kickapooPage(
      'Public notices | The Kickapoo Courier',
      '/public-notices',
      `<h1>Public notices</h1><p><strong>STATE OF WISCONSIN, CIRCUIT COURT, VERNON COUNTY</strong><br/>In the matter of the estate of Arnold J. Fremstad. Case No. 2025PR000041. Claims must be filed with the Register in Probate, 400 Courthouse Square, Viroqua, WI 54665 on or before January 9, 2026. Attorney Karla Jo Nundahl, Bar No. 1044118, 608-555-0129.</p><p><strong>TOWN OF WEBSTER</strong><br/>Annual budget hearing Nov. 11, 7 p.m., town hall. Wanda Sebranek, Clerk.</p><p>To place a notice: <a href="mailto:legals@kickapoocourier.example">legals@kickapoocourier.example</a>. Deadline is Friday at 3 p.m.</p>`,
    ),
    '/subscribe': kickapooPage(
      'Subscribe | The Kickapoo Courier',
      '/subscribe',
      `<h1>Subscribe</h1><table class="Rates_table__i4HcO"><tbody><tr><td>Vernon, Crawford and Richland counties</td><td>$<!-- -->52<!-- --> / year</td></tr><tr><td>Elsewhere in Wisconsin</td><td>$<!-- -->64<!-- --> / year</td></tr><tr><td>Digital only</td><td>$<!-- -->4.50<!-- --> / month</td></tr></tbody></table><p>Missed a paper? Call circulation at <a href="tel:6085550148">(608) 555-0148</a> or email <a href="mailto:circulation@kickapoocourier.example">circulation@kickapoocourier.example</a>.</p><p>The Kickapoo Courier (USPS 294-887, ISSN 2999-4413) is published every Thursday. Periodicals postage paid at Viroqua, Wis. POSTMASTER: Send address changes to The Kickapoo Courier, P.O. Box 217, Viroqua, WI 54665.</p>`,
    ),
    '/staff': kickapooPage(
      'Our staff | The Kickapoo Courier',
      '/staff',
      `<h1>Our staff</h1><ul class="StaffGrid_grid__fT6bG">${kickapooPerson('Marjorie Halverson', 'Publisher', 'marjorie')}${kickapooPerson('Ben Oyelaran', 'Editor', 'ben')}${kickapooPerson('Teagan Lindqvist', 'Reporter', 'teagan')}${kickapooPerson('Cody Strand', 'Sports Editor', 'cody')}${kickapooPerson('Ruth Ann Yoder', 'Photographer', 'ruthann')}${kickapooPerson('Paulette Gundersen', 'Advertising Manager', 'paulette')}${kickapooPerson('Dale Novotny', 'Circulation Manager', 'dale')}</ul>`,
    ),
    '/contact': kickapooPage(
      'Contact us | The Kickapoo Courier',
      '/contact',
      `<h1>Contact us</h1><div class="Contact_grid__E5nWy"><div><h2>Office</h2><p>214 S. Main St.<br/>Viroqua, WI 54665</p><p>Monday–Thursday 8:30–4:30, Friday 8:30–noon</p><h2>Mail</h2><p>P.O. Box 217<br/>Viroqua, WI 54665</p></div><div><h2>Phone</h2><dl><dt>Main</dt><dd><a href="tel:6085550142">(608) 555-0142</a></dd><dt>Fax</dt><dd>(608) 555-0143</dd><dt>Advertising</dt><dd><a href="tel:6085550146">(608) 555-0146</a></dd><dt>News tips (text or voicemail)</dt><dd><a href="tel:6085550151">(608) 555-0151</a></dd></dl></div><div><h2>Email</h2><dl><dt>News</dt><dd><a href="mailto:news@kickapoocourier.example">news@kickapoocourier.example</a></dd><dt>Sports scores</dt><dd><a href="mailto:sports@kickapoocourier.example">sports@kickapoocourier.example</a></dd><dt>Ads</dt><dd><a href="mailto:ads@kickapoocourier.example">ads@kickapoocourier.example</a></dd></dl></div></div>`,
    ),
  },
  truth: {
    names: ['The Kickapoo Courier', 'Kickapoo Courier', 'Kickapoo Valley Publishing LLC'],
    descriptions: [
      'The Kickapoo Courier is the weekly newspaper of Viroqua, Westby, La Farge and the Kickapoo Valley in southwest Wisconsin.',
    ],
    people: [
      ['Marjorie Halverson', 'Publisher'],
      ['Ben Oyelaran', 'Editor'],
      ['Teagan Lindqvist', 'Reporter'],
      ['Cody Strand', 'Sports Editor'],
      ['Ruth Ann Yoder', 'Photographer'],
      ['Paulette Gundersen', 'Advertising Manager'],
      ['Dale Novotny', 'Circulation Manager'],
    ],
    emails: [
      ['news@kickapoocourier.example', 'role'],
      ['sports@kickapoocourier.example', 'role'],
      ['ads@kickapoocourier.example', 'role'],
      ['obits@kickapoocourier.example', 'role'],
      ['letters@kickapoocourier.example', 'role'],
      ['legals@kickapoocourier.example', 'role'],
      ['circulation@kickapoocourier.example', 'role'],
      ['marjorie@kickapoocourier.example', 'personal'],
      ['ben@kickapoocourier.example', 'personal'],
      ['teagan@kickapoocourier.example', 'personal'],
      ['cody@kickapoocourier.example', 'personal'],
      ['ruthann@kickapoocourier.example', 'personal'],
      ['paulette@kickapoocourier.example', 'personal'],
      ['dale@kickapoocourier.example', 'personal'],
    ],
    phones: ['+16085550142', '+16085550143', '+16085550146', '+16085550148', '+16085550151'],
    addresses: [
      ['214 S. Main St.', '54665', 'Viroqua'],
      ['P.O. Box 217', '54665', 'Viroqua'],
    ],
    profiles: ['https://www.facebook.com/kickapoocourier', 'https://www.instagram.com/kickapoocourier'],
  },
};

const elementorText = (inner: string): string =>
  `<div class="elementor-element elementor-widget elementor-widget-text-editor" data-element_type="widget" data-widget_type="text-editor.default"><div class="elementor-widget-container">${inner}</div></div>`;
const elementorHeading = (text: string, level = 2): string =>
  `<div class="elementor-element elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h${String(level)} class="elementor-heading-title elementor-size-default">${text}</h${String(level)}></div></div>`;
const karstPage = (title: string, main: string, lang = 'uk'): string => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="UTF-8"><title>${title} - НДІ карсту і спелеології</title><meta name="generator" content="WordPress 6.6.2"><meta name="generator" content="Elementor 3.24.7; features: additional_custom_breakpoints; settings: css_print_method-external"><link rel='stylesheet' id='hello-elementor-css' href='/wp-content/themes/hello-elementor/style.min.css?ver=3.1.1' media='all' /></head>
<body class="wp-singular page-template-default page wp-theme-hello-elementor elementor-default elementor-kit-7 elementor-page">
<div data-elementor-type="header" data-elementor-id="31" class="elementor elementor-31 elementor-location-header"><section class="elementor-section elementor-top-section"><div class="elementor-container"><a href="/"><img src="/wp-content/uploads/2022/04/emblema.png" alt="Емблема інституту" width="90" height="90"></a>${elementorText('<p>Смотрицький національний університет<br><strong>Науково-дослідний інститут карсту і спелеології</strong></p>')}<nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu"><li class="menu-item"><a href="/pro-instytut/" class="elementor-item">Про інститут</a></li><li class="menu-item"><a href="/spivrobitnyky/" class="elementor-item">Співробітники</a></li><li class="menu-item"><a href="/novyny/" class="elementor-item">Новини</a></li><li class="menu-item"><a href="/vydannia/" class="elementor-item">Видання</a></li><li class="menu-item"><a href="/statsionar/" class="elementor-item">Польовий стаціонар</a></li><li class="menu-item"><a href="/kontakty/" class="elementor-item">Контакти</a></li><li class="menu-item"><a href="/en/" class="elementor-item">English</a></li></ul></nav></div></section></div>
<main id="content" class="site-main post-7 page type-page status-publish"><div class="page-content"><div data-elementor-type="wp-page" class="elementor">${main}</div></div></main>
<div data-elementor-type="footer" data-elementor-id="44" class="elementor elementor-44 elementor-location-footer">${elementorText('<p>© НДІ карсту і спелеології, 1991–2025. При використанні матеріалів посилання обов’язкове.</p>')}<div class="elementor-social-icons-wrapper"><span class="elementor-grid-item"><a class="elementor-icon elementor-social-icon elementor-social-icon-facebook" href="https://www.facebook.com/ndikarst" target="_blank"><span class="elementor-screen-only">Facebook</span><i class="fab fa-facebook"></i></a></span><span class="elementor-grid-item"><a class="elementor-icon elementor-social-icon elementor-social-icon-youtube" href="https://www.youtube.com/@ndikarst" target="_blank"><span class="elementor-screen-only">Youtube</span><i class="fab fa-youtube"></i></a></span></div></div></body></html>`;

/** A Ukrainian research institute of a university: Elementor, the surname first, a field station, guests of a conference, a page in English. */
const karst: FictionalSite = {
  host: 'ndikarst.example',
  pages: {
    '/': karstPage(
      'Головна',
      elementorHeading('Науково-дослідний інститут карсту і спелеології', 1) +
        elementorText(
          '<p>Вивчаємо гіпсовий карст Поділля: печери, підземні води, провали. Карти, моніторинг, експертиза для громад і будівельників.</p>',
        ) +
        elementorHeading('Анонс') +
        elementorText(
          '<p><strong>6–8 листопада 2025 р.</strong> – VII міжнародна конференція «Гіпс і вода». Пленарні доповіді: д-р Матей Зупан (Постойна, Словенія), проф. Ірена Кучевська (Вроцлав, Польща). Реєстраційний внесок – 600 грн.</p>',
        ) +
        `<div class="elementor-widget-counter"><span class="elementor-counter-number" data-to-value="214">214</span><div class="elementor-counter-title">км закартованих ходів</div></div>`,
    ),
    '/pro-instytut/': karstPage(
      'Про інститут',
      elementorHeading('Про інститут', 1) +
        elementorText(
          '<p>Інститут створено 1991 року на базі кафедральної лабораторії, яку заснував професор В’ячеслав Андрухович (1928–1999). З 2006 року – структурний підрозділ університету.</p><p>Структура: відділ гідрогеології карсту, відділ спелеології, сектор моніторингу провалів.</p><p>Партнери: Національний природний парк «Дністрова лука», Тернопільський клуб спелеологів «Кристал», Inštitut za kras (Titov trg 2, 6230 Postojna, tel. +386 5 700 19 00).</p>',
        ),
    ),
    '/spivrobitnyky/': karstPage(
      'Співробітники',
      elementorHeading('Співробітники', 1) +
        (
          [
            ['Мельничук Галина Степанівна', 'директор', 'доктор геологічних наук, професор', ''],
            [
              'Бойчук Тарас Ілліч',
              'заступник директора з наукової роботи',
              'кандидат географічних наук',
              '<a href="mailto:t.boichuk@ndikarst.example">t.boichuk@ndikarst.example</a>',
            ],
            ['Ковалишин Ірина Василівна', 'учений секретар', 'кандидат геологічних наук', ''],
            [
              'Гнатюк Остап Романович',
              'завідувач відділу гідрогеології карсту',
              'доктор геологічних наук',
              '',
            ],
            [
              'Щербань Леся Миколаївна',
              'завідувачка відділу спелеології',
              'кандидат географічних наук',
              '<a href="mailto:l.shcherban@ndikarst.example">l.shcherban@ndikarst.example</a>',
            ],
            ['Дідух Андрій Петрович', 'молодший науковий співробітник', 'доктор філософії', ''],
            ['Романишин Соломія Юріївна', 'провідний інженер', '', ''],
          ] as const
        )
          .map(
            ([name, role, degree, mail]) =>
              `<div class="elementor-widget-image-box"><div class="elementor-image-box-wrapper"><figure class="elementor-image-box-img"><img src="/wp-content/uploads/2023/02/foto.jpg" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">${name}</h3><p class="elementor-image-box-description">${role}${degree && `<br>${degree}`}${mail && `<br>${mail}`}</p></div></div></div>`,
          )
          .join(''),
    ),
    '/novyny/': karstPage(
      'Новини',
      elementorHeading('Новини', 1) +
        `<article class="elementor-post"><h3 class="elementor-post__title">Провал біля Скали: висновок фахівців</h3><span class="elementor-post-date">22.09.2025</span><p>На запрошення голови громади Віктора Слободяна наші співробітники обстежили провал завглибшки 11 м. Огороджено 40 м дороги.</p></article><article class="elementor-post"><h3 class="elementor-post__title">Захист дисертації</h3><span class="elementor-post-date">30.06.2025</span><p>Вітаємо з успішним захистом! Опонентами виступили професорка Оксана Врублевська (Львів) та доцент Микита Чорновіл (Київ).</p></article><article class="elementor-post"><h3 class="elementor-post__title">Школярі під землею</h3><span class="elementor-post-date">18.05.2025</span><p>До Дня науки 64 учні з Чемерівців пройшли навчальним маршрутом «Перша сотня метрів».</p></article>`,
    ),
    '/vydannia/': karstPage(
      'Видання',
      elementorHeading('Видання', 1) +
        elementorText(
          '<p>Збірник наукових праць <em>«Карст Поділля»</em> виходить двічі на рік. ISSN 2999-1870 (друк). Свідоцтво КВ № 21904.</p><p>Рукописи надсилайте на адресу <a href="mailto:redaktsiia@ndikarst.example">redaktsiia@ndikarst.example</a>. Оформлення посилань – за ДСТУ 8302:2015.</p><p>Вип. 18 (2024): П. Кравець, «Баланс вод басейну Збруча», с. 4–19; J. Nowacka, “Speleothems of Ozerna”, pp. 20–37. DOI: 10.99999/kp.2024.18.02</p><p>Друк: видавництво «Абетка-Смотрич», вул. Драгоманова, 9.</p>',
        ),
    ),
    '/statsionar/': karstPage(
      'Польовий стаціонар',
      elementorHeading('Польовий стаціонар «Кривче»', 1) +
        elementorText(
          '<p>12 ліжок, лабораторія, склад спорядження. Приймаємо студентські практики та експедиції з квітня до жовтня. Доба – 180 грн.</p><p>вул. Печерна, 3, с. Кривче, 48738</p><p>Моб. тел.: 067 312 48 90</p><p>У разі нещастя в печері телефонуйте 101 або 112.</p>',
        ),
    ),
    '/kontakty/': karstPage(
      'Контакти',
      elementorHeading('Контакти', 1) +
        `<div class="elementor-widget-icon-list"><ul class="elementor-icon-list-items"><li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><i class="fas fa-map-marker-alt"></i></span><span class="elementor-icon-list-text">вул. Симона Петлюри, 14, м. Кам’янець-Подільський, 32301</span></li><li class="elementor-icon-list-item"><span class="elementor-icon-list-text">Приймальня: (03849) 3-14-52</span></li><li class="elementor-icon-list-item"><span class="elementor-icon-list-text">Факс: (03849) 3-14-58</span></li><li class="elementor-icon-list-item"><a href="mailto:karst@ndikarst.example"><span class="elementor-icon-list-text">karst@ndikarst.example</span></a></li></ul></div>` +
        elementorText(
          '<p>Пн–пт 9:00–17:00, обідня перерва 13:00–14:00</p><p>Код ЄДРПОУ 02125876<br>р/р UA213223130000026007233566001 у Держказначейській службі України, м. Київ</p>',
        ),
    ),
    '/en/': karstPage(
      'English',
      elementorHeading('Research Institute of Karst and Speleology', 1) +
        elementorText(
          '<p>The institute belongs to Smotrych National University. We study gypsum karst in Podolia: caves, groundwater and sinkholes. Visiting researchers are welcome at our field station from April to October. Please write to <a href="mailto:karst@ndikarst.example">karst@ndikarst.example</a>.</p>',
        ),
      'en-US',
    ),
  },
  truth: {
    names: [
      'Науково-дослідний інститут карсту і спелеології',
      'НДІ карсту і спелеології',
      'Research Institute of Karst and Speleology',
    ],
    people: [
      ['Мельничук Галина Степанівна', 'директор'],
      ['Бойчук Тарас Ілліч', 'заступник директора з наукової роботи'],
      ['Ковалишин Ірина Василівна', 'учений секретар'],
      ['Гнатюк Остап Романович', 'завідувач відділу гідрогеології карсту'],
      ['Щербань Леся Миколаївна', 'завідувачка відділу спелеології'],
      ['Дідух Андрій Петрович', 'молодший науковий співробітник'],
      ['Романишин Соломія Юріївна', 'провідний інженер'],
    ],
    emails: [
      ['karst@ndikarst.example', 'role'],
      ['redaktsiia@ndikarst.example', 'role'],
      ['t.boichuk@ndikarst.example', 'personal'],
      ['l.shcherban@ndikarst.example', 'personal'],
    ],
    phones: ['+380384931452', '+380384931458', '+380673124890'],
    addresses: [
      ['вул. Симона Петлюри, 14', '32301', 'Кам’янець-Подільський'],
      ['вул. Печерна, 3', '48738', 'Кривче'],
    ],
    profiles: ['https://www.facebook.com/ndikarst', 'https://www.youtube.com/@ndikarst'],
  },
};

export const SOUTH_TWELFTH: readonly FictionalSite[] = [atilano, vilaca, mugiho, kickapoo, karst];
