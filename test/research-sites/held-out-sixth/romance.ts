import type { FictionalSite } from '../fictional-site.js';

/** A French village: surnames in capitals in a table, services, and whoever hosts the pages in the legal notice. */
const mairie: FictionalSite = {
  host: 'vaubreuil-sur-orne.example',
  pages: {
    '/': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Vaubreuil-sur-Orne | Site officiel de la commune</title>
<meta property="og:title" content="Vaubreuil-sur-Orne"><meta name="description" content="Vie municipale, démarches, école et associations à Vaubreuil-sur-Orne, 1 240 habitants."></head><body>
<div id="bandeau"><span class="commune">Commune de Vaubreuil-sur-Orne</span></div>
<ul id="menu"><li>La mairie<ul><li><a href="/mairie/conseil-municipal">Le conseil municipal</a></li><li><a href="/mairie/services">Les services</a></li></ul></li><li><a href="/ecole">L’école</a></li><li><a href="/contact">Nous contacter</a></li></ul>
<div class="actu"><h3>Concert de printemps</h3><p>Samedi 18 avril à 20 h 30, église Saint-Aubin. Entrée libre. Renseignements auprès du comité des fêtes.</p></div>
<div class="actu"><h3>Coupure d’eau</h3><p>Le 22 avril de 9 h à 12 h, rue des Tanneurs.</p></div>
<div id="pied"><a href="/mentions-legales">Mentions légales</a> — <a href="https://www.facebook.com/vaubreuilsurorne">Suivez-nous sur Facebook</a></div></body></html>`,
    '/mairie/conseil-municipal': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Le conseil municipal - Vaubreuil-sur-Orne</title></head><body>
<h1>Le conseil municipal</h1><table class="elus"><thead><tr><th>Nom et prénom</th><th>Fonction</th><th>Commissions</th></tr></thead><tbody>
<tr><td>LECOINTRE Bernard</td><td>Maire</td><td>toutes</td></tr>
<tr><td>MARCHAND Hélène</td><td>1re adjointe</td><td>finances, école</td></tr>
<tr><td>DA SILVA Paulo</td><td>2e adjoint</td><td>voirie, bâtiments</td></tr>
<tr><td>LE GOFF Maëlle</td><td>Conseillère municipale</td><td>culture</td></tr>
<tr><td>BESNARD Thierry</td><td>Conseiller municipal</td><td>voirie</td></tr></tbody></table>
<p>Prochaine séance publique : jeudi 7 mai à 19 h 30, salle du conseil.</p></body></html>`,
    '/mairie/services': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Les services - Vaubreuil-sur-Orne</title></head><body>
<h1>Les services</h1><h2>Secrétariat de mairie</h2><p>Sylvie Dufresne, secrétaire générale — <span class="mel">secretariat<!-- x -->@vaubreuil-sur-orne.example</span></p>
<h2>Services techniques</h2><p>Jean-Luc Hamon, responsable — 06 38 41 72 09</p><h2>Bibliothèque</h2><p>Nadège Prigent, bibliothécaire (mercredi et samedi)</p></body></html>`,
    '/contact': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Nous contacter - Vaubreuil-sur-Orne</title></head><body><h1>Nous contacter</h1>
<p><strong>Mairie de Vaubreuil-sur-Orne</strong><br>3, place de la Libération<br>14220 Vaubreuil-sur-Orne</p><p>Tél. : 02.31.79.46.18 — Fax : 02.31.79.46.20</p>
<p>Courriel : mairie(arobase)vaubreuil-sur-orne.example</p><h2>Numéros utiles</h2><ul><li>SAMU : 15</li><li>Pompiers : 18</li><li>Police : 17</li></ul>
<p>Ouverture : lundi, mardi, jeudi 9 h – 12 h ; vendredi 14 h – 18 h.</p></body></html>`,
    '/mentions-legales': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Mentions légales - Vaubreuil-sur-Orne</title></head><body><h1>Mentions légales</h1>
<p>Éditeur : commune de Vaubreuil-sur-Orne. SIRET 211 407 265 00013.</p><p>Directeur de la publication : Bernard Lecointre, maire.</p>
<p>Hébergement : Hébergo SAS, 14 rue des Forges, 59100 Roubaix — 03 20 48 11 62 — support@hebergo.example</p><p>Crédits photographiques : Agathe Lormeau.</p></body></html>`,
    '/ecole': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>L’école - Vaubreuil-sur-Orne</title></head><body><h1>L’école des Tilleuls</h1><p>Quatre classes, une cantine et une garderie de 7 h 30 à 18 h 30.</p></body></html>`,
  },
  truth: {
    names: ['Vaubreuil-sur-Orne', 'Commune de Vaubreuil-sur-Orne', 'Mairie de Vaubreuil-sur-Orne'],
    descriptions: ['Vie municipale, démarches, école et associations à Vaubreuil-sur-Orne, 1 240 habitants.'],
    people: [
      ['Bernard Lecointre', 'Maire'],
      ['Hélène Marchand', '1re adjointe'],
      ['Paulo Da Silva', '2e adjoint'],
      ['Maëlle Le Goff', 'Conseillère municipale'],
      ['Thierry Besnard', 'Conseiller municipal'],
      ['Sylvie Dufresne', 'secrétaire générale'],
      ['Jean-Luc Hamon', 'responsable'],
      ['Nadège Prigent', 'bibliothécaire'],
    ],
    emails: [
      ['mairie@vaubreuil-sur-orne.example', 'role'],
      ['secretariat@vaubreuil-sur-orne.example', 'role'],
    ],
    phones: ['+33231794618', '+33231794620', '+33638417209'],
    addresses: [['3, place de la Libération', '14220', 'Vaubreuil-sur-Orne']],
    profiles: ['https://www.facebook.com/vaubreuilsurorne'],
  },
};

/** An Italian museum: JSON-LD for the house, terms and their definitions for its people, a seller of tickets. */
const museo: FictionalSite = {
  host: 'museocartavalfosca.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><title>Museo della Carta di Valfosca</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Museum","name":"Museo della Carta di Valfosca","description":"Una cartiera del Settecento ancora in funzione, tra magli, tini e stenditoi.","address":{"@type":"PostalAddress","streetAddress":"Via dei Cartai 22","postalCode":"60044","addressLocality":"Fabriano","addressRegion":"AN","addressCountry":"IT"},"telephone":"+39 0732 709318","openingHours":"Tu-Su 10:00-18:00","sameAs":["https://www.instagram.com/museocartavalfosca","https://www.youtube.com/@museocartavalfosca"]}</script></head><body>
<nav><a href="/visita.html">La visita</a> · <a href="/chi-siamo.html">Chi siamo</a> · <a href="/contatti.html">Contatti</a></nav>
<h1>Museo della Carta di Valfosca</h1><p>Mostra in corso: <em>Filigrane</em>, fotografie di Tommaso Ricciardi, fino al 30 giugno.</p></body></html>`,
    '/visita.html': `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><title>La visita - Museo della Carta</title></head><body><h2>La visita</h2><p>Intero 8 €, ridotto 5 €. Biglietti online a cura di TicketPorto srl, assistenza@ticketporto.example, tel. 02 8088 4417.</p></body></html>`,
    '/chi-siamo.html': `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><title>Chi siamo - Museo della Carta</title></head><body><h2>Chi siamo</h2>
<p>Il museo è gestito dal 1996 dalla Fondazione Cartiere Valfosca, nata per volontà di Ettore Brunamonti (1911–1989), ultimo mastro cartaio.</p>
<dl class="organico"><dt>Direttrice</dt><dd>Chiara Bellandi</dd><dt>Conservatore delle collezioni</dt><dd>Matteo Giacchetti</dd><dt>Servizi educativi</dt><dd>Ilaria Fabbri<br><a href="mailto:didattica@museocartavalfosca.example">didattica@museocartavalfosca.example</a></dd><dt>Mastro cartaio</dt><dd>Sandro Mecella</dd></dl></body></html>`,
    '/contatti.html': `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><title>Contatti - Museo della Carta</title></head><body><h2>Contatti</h2>
<address>Museo della Carta di Valfosca<br>Via dei Cartai 22, 60044 Fabriano (AN)<br>Tel. 0732 709318 / Fax 0732 709322</address><p>Posta: info chiocciola museocartavalfosca punto example</p><p>Ufficio stampa: <a href="mailto:stampa@museocartavalfosca.example">stampa@museocartavalfosca.example</a></p>
<p>C.F. e P.IVA 02417730428 – Codice univoco M5UXCR1</p></body></html>`,
  },
  truth: {
    names: ['Museo della Carta di Valfosca'],
    descriptions: ['Una cartiera del Settecento ancora in funzione, tra magli, tini e stenditoi.'],
    people: [
      ['Chiara Bellandi', 'Direttrice'],
      ['Matteo Giacchetti', 'Conservatore delle collezioni'],
      ['Ilaria Fabbri', 'Servizi educativi'],
      ['Sandro Mecella', 'Mastro cartaio'],
    ],
    emails: [
      ['info@museocartavalfosca.example', 'role'],
      ['didattica@museocartavalfosca.example', 'role'],
      ['stampa@museocartavalfosca.example', 'role'],
    ],
    phones: ['+390732709318', '+390732709322'],
    addresses: [['Via dei Cartai 22', '60044', 'Fabriano']],
    profiles: ['https://www.instagram.com/museocartavalfosca', 'https://www.youtube.com/@museocartavalfosca'],
  },
};

/** An Argentinian clinic from a page builder: cards of doctors with licence numbers, insurers, a blog with bylines. */
const clinica: FictionalSite = {
  host: 'centromedicolosceibos.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="es-AR"><head><meta charset="UTF-8"><title>Centro Médico Los Ceibos – Salud para toda la familia en Córdoba</title>
<meta property="og:site_name" content="Centro Médico Los Ceibos"><meta property="og:description" content="Consultorios, laboratorio y diagnóstico por imágenes en un solo lugar."></head><body class="elementor-default elementor-page">
<div class="elementor-widget-nav-menu"><a href="/">Inicio</a><a href="/profesionales/">Profesionales</a><a href="/novedades/">Novedades</a><a href="/contacto/">Contacto y turnos</a></div>
<div class="elementor-widget-icon-box"><h3 class="elementor-icon-box-title"><span>Turnos online</span></h3><p class="elementor-icon-box-description">Las 24 horas, todos los días</p></div>
<div class="elementor-widget-icon-box"><h3 class="elementor-icon-box-title"><span>Obras sociales</span></h3><p class="elementor-icon-box-description">Salud Pampa, Mutual del Sur, Prevenir Plus</p></div>
<footer><a href="https://www.instagram.com/losceibos.salud" aria-label="Instagram"></a><p>© 2026 Centro Médico Los Ceibos. Desarrollado por <a href="https://estudiotero.example">Estudio Tero</a></p></footer></body></html>`,
    '/profesionales/': `<!DOCTYPE html><html lang="es-AR"><head><meta charset="UTF-8"><title>Profesionales – Centro Médico Los Ceibos</title></head><body class="elementor-page"><h1 class="elementor-heading-title">Nuestros profesionales</h1>
<div class="elementor-widget-image-box"><div class="elementor-image-box-content"><h4 class="elementor-image-box-title">Esteban Quiroga</h4><p class="elementor-image-box-description">Director médico<br>M.P. 21.844</p></div></div>
<div class="elementor-widget-image-box"><div class="elementor-image-box-content"><h4 class="elementor-image-box-title">Mariana Ferreyra</h4><p class="elementor-image-box-description">Cardióloga infantil<br>M.P. 28.411</p></div></div>
<div class="elementor-widget-image-box"><div class="elementor-image-box-content"><h4 class="elementor-image-box-title">Nahuel Sosa Linares</h4><p class="elementor-image-box-description">Traumatólogo<br>M.P. 33.072</p></div></div>
<div class="elementor-widget-image-box"><div class="elementor-image-box-content"><h4 class="elementor-image-box-title">Graciela Bustos</h4><p class="elementor-image-box-description">Jefa de enfermería<br>M.P. 9.310</p></div></div></body></html>`,
    '/novedades/': `<!DOCTYPE html><html lang="es-AR"><head><meta charset="UTF-8"><title>Novedades – Centro Médico Los Ceibos</title></head><body><article><h2>Cinco consejos para el invierno</h2><span class="elementor-post-author">Por Lucía Paz</span><span>12 de mayo de 2026</span></article></body></html>`,
    '/contacto/': `<!DOCTYPE html><html lang="es-AR"><head><meta charset="UTF-8"><title>Contacto y turnos – Centro Médico Los Ceibos</title></head><body><h1>Contacto y turnos</h1>
<ul class="elementor-icon-list-items"><li><i class="fas fa-map-marker-alt"></i><span>Av. Colón 2140, X5003DCS Córdoba, Argentina</span></li><li><i class="fas fa-phone"></i><span>(0351) 425-8841</span></li><li><i class="fab fa-whatsapp"></i><a href="https://wa.me/5493516550142"><span>+54 9 351 655-0142</span></a></li><li><i class="fas fa-envelope"></i><span>turnos@centromedicolosceibos.example</span></li></ul>
<form><input name="dni" placeholder="DNI (ej. 30123456)"><input name="mail" placeholder="tunombre@correo.com"></form></body></html>`,
  },
  truth: {
    names: ['Centro Médico Los Ceibos'],
    descriptions: ['Consultorios, laboratorio y diagnóstico por imágenes en un solo lugar.'],
    people: [
      ['Esteban Quiroga', 'Director médico'],
      ['Mariana Ferreyra', 'Cardióloga infantil'],
      ['Nahuel Sosa Linares', 'Traumatólogo'],
      ['Graciela Bustos', 'Jefa de enfermería'],
    ],
    emails: [['turnos@centromedicolosceibos.example', 'role']],
    phones: ['+543514258841', '+5493516550142'],
    addresses: [['Av. Colón 2140', 'X5003DCS', 'Córdoba']],
    profiles: ['https://www.instagram.com/losceibos.salud'],
  },
};

/** A Portuguese wine cooperative: long labels in definition lists, a fixed-line notice behind each number. */
const adega: FictionalSite = {
  host: 'adegamontealvor.example',
  pages: {
    '/': `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Adega Cooperativa de Monte Alvor, CRL</title><meta name="description" content="Vinhos de 86 viticultores do Alentejo, engarrafados na origem desde 1958."></head><body>
<p><a href="adega.html">A adega</a> | <a href="vinhos.html">Vinhos</a> | <a href="contactos.html">Contactos</a></p><h1>Adega Cooperativa de Monte Alvor</h1><p><img src="medalha_ouro_2025.png" alt="Medalha de ouro"> O nosso Tinto Reserva 2021 foi distinguido pela revista <i>Vinho &amp; Mesa</i>.</p><p>Seja responsável. Beba com moderação.</p></body></html>`,
    '/adega.html': `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>A adega</title></head><body><h1>A adega</h1><p>Fundada em 1958 por 23 viticultores do concelho.</p><h2>Órgãos sociais 2024–2027</h2>
<h3>Direção</h3><ul><li>Presidente – António Carapinha</li><li>Secretária – Maria do Carmo Fialho</li><li>Tesoureiro – Joaquim Rebocho</li></ul><h3>Equipa técnica</h3><ul><li>Enóloga – Teresa Galvão</li><li>Viticultura – Rui Caeiro</li></ul></body></html>`,
    '/vinhos.html': `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Vinhos</title></head><body><h1>Vinhos</h1><p>Tinto Reserva 2021, Branco 2024, Rosé 2024. Castas: Aragonez, Trincadeira, Antão Vaz, Roupeiro.</p></body></html>`,
    '/contactos.html': `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Contactos</title></head><body><h1>Contactos</h1>
<dl><dt>Morada</dt><dd>Rua da Estação, 41<br>7170-103 Redondo</dd><dt>Telefone</dt><dd>(+351) 266 750 318 <small>(chamada para a rede fixa nacional)</small></dd><dt>Loja e enoturismo</dt><dd>(+351) 936 204 517 <small>(chamada para a rede móvel nacional)</small><br>loja [arroba] adegamontealvor [ponto] example</dd><dt>Correio eletrónico</dt><dd><a href="mailto:geral@adegamontealvor.example">geral@adegamontealvor.example</a></dd><dt>NIPC</dt><dd>500 412 873</dd></dl>
<p>GPS: 38.6461, -7.5489</p><p><a href="https://livroreclamacoes.example">Livro de Reclamações</a></p></body></html>`,
  },
  truth: {
    names: ['Adega Cooperativa de Monte Alvor, CRL', 'Adega Cooperativa de Monte Alvor'],
    descriptions: ['Vinhos de 86 viticultores do Alentejo, engarrafados na origem desde 1958.'],
    people: [
      ['António Carapinha', 'Presidente'],
      ['Maria do Carmo Fialho', 'Secretária'],
      ['Joaquim Rebocho', 'Tesoureiro'],
      ['Teresa Galvão', 'Enóloga'],
      ['Rui Caeiro', 'Viticultura'],
    ],
    emails: [
      ['geral@adegamontealvor.example', 'role'],
      ['loja@adegamontealvor.example', 'role'],
    ],
    phones: ['+351266750318', '+351936204517'],
    addresses: [['Rua da Estação, 41', '7170-103', 'Redondo']],
  },
};

export const ROMANCE_SIXTH = [mairie, museo, clinica, adega];
