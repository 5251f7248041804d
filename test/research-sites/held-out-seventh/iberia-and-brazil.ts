import type { FictionalSite } from '../fictional-site.js';

const portPage = (
  title: string,
  main: string,
  head = '',
): string => `<!DOCTYPE html><html class="ltr" dir="ltr" lang="es-ES"><head><title>${title} - Autoridad Portuaria de Castro Oural</title><meta content="text/html; charset=UTF-8" http-equiv="content-type">${head}<script>Liferay.ThemeDisplay={getCompanyId:function(){return"20101"},getLayoutId:function(){return"417"}};</script></head><body class="controls-visible yui3-skin-sam signed-out public-page site">
<div id="banner"><a class="logo" href="/" title="Ir a Autoridad Portuaria de Castro Oural"><img alt="Puerto de Castro Oural" src="/image/layout_set_logo?img_id=11704&amp;t=1711023344"></a><div class="meteo">Viento NO 14 nudos · Pleamar 11:42 (3,1 m)</div></div>
<nav><ul><li><a href="/autoridad-portuaria/organigrama">Organigrama</a></li><li><a href="/autoridad-portuaria/consejo-de-administracion">Consejo de Administración</a></li><li><a href="/servicios">Servicios</a></li><li><a href="/sala-de-prensa">Sala de prensa</a></li><li><a href="/contacto">Contacto</a></li></ul></nav>
<div class="portlet-content">${main}</div>
<footer id="footer"><p>Autoridad Portuaria de Castro Oural · Muelle de Levante, s/n · 36950 Castro Oural (Pontevedra) · Tel. 986 40 17 00</p><p><a href="/aviso-legal">Aviso legal</a> | <a href="https://contratacion.example">Perfil del contratante</a> | <a href="https://www.youtube.com/@puertocastrooural">YouTube</a> | <a href="https://www.linkedin.com/company/puerto-castro-oural/">LinkedIn</a></p></footer></body></html>`;

/** A Spanish port authority: a directory by department, a council with honorifics, calls of ships, a day and night control. */
const puerto: FictionalSite = {
  host: 'puertocastrooural.example',
  pages: {
    '/': portPage(
      'Inicio',
      `<h2>Próximas escalas</h2><table class="table"><tr><th>Buque</th><th>Consignatario</th><th>Atraque</th><th>ETA</th></tr><tr><td>SIERRA LAUREL</td><td>Marítima Ribeiro</td><td>M2</td><td>18/04 06:00</td></tr><tr><td>HANNE DANICA</td><td>Galship</td><td>M4</td><td>19/04 14:30</td></tr></table>
<h2>Noticias</h2><div class="asset-abstract"><h3>El puerto cierra marzo con un 4,2 % más de tráfico</h3><p>La conselleira del Mar, Rosa Quintáns, visitó ayer las obras del nuevo dique.</p></div>`,
      '<meta name="description" content="Puerto comercial, pesquero y deportivo en las Rías Baixas. Tráfico, tarifas, licitaciones y atención al usuario.">',
    ),
    '/autoridad-portuaria/organigrama': portPage(
      'Organigrama',
      `<h1>Directorio</h1><table class="table table-striped"><thead><tr><th>Departamento</th><th>Responsable</th><th>Teléfono</th><th>Correo electrónico</th></tr></thead><tbody>
<tr><td>Secretaría de Presidencia</td><td>Pilar Loureiro Bouza</td><td>986 40 17 01</td><td>presidencia@puertocastrooural.example</td></tr>
<tr><td>Dirección</td><td>Xosé Manuel Figueroa Pazos</td><td>986 40 17 02</td><td>direccion@puertocastrooural.example</td></tr>
<tr><td>Explotación Portuaria</td><td>Begoña Rial Dopico</td><td>986 40 17 10</td><td>explotacion@puertocastrooural.example</td></tr>
<tr><td>Infraestructuras</td><td>Andrés Villaverde Couto</td><td>986 40 17 20</td><td>infraestructuras@puertocastrooural.example</td></tr>
<tr><td>Secretaría General</td><td>Marta Seoane Iglesias</td><td>986 40 17 30</td><td>secretaria@puertocastrooural.example</td></tr></tbody></table>`,
    ),
    '/autoridad-portuaria/consejo-de-administracion': portPage(
      'Consejo de Administración',
      `<h1>Consejo de Administración</h1><p><strong>Presidenta</strong></p><ul><li>D.ª Carmen Outeiral Lago</li></ul><p><strong>Vocales</strong></p><ul><li>D. Ramón Casal Budiño, en representación del Ayuntamiento de Castro Oural</li><li>D.ª Lucía Ferreiro Amoedo, en representación de la Cámara de Comercio</li><li>D. Joaquín Santomé Vidal, en representación de los sindicatos</li></ul>`,
    ),
    '/servicios': portPage(
      'Servicios',
      `<h1>Servicios</h1><h3>Practicaje</h3><p>Corporación de Prácticos de Castro Oural, VHF canal 12, tel. 986 40 92 55.</p><h3>Remolque</h3><p>Remolcadores Rías Baixas, S.A., Avda. de la Marina 4, 36900 Marín.</p><h3>Agua y electricidad</h3><p>Solicitudes por sede electrónica.</p>`,
    ),
    '/sala-de-prensa': portPage(
      'Sala de prensa',
      `<h1>Sala de prensa</h1><p>Responsable de comunicación: Iria Novoa Castiñeiras. <a href="mailto:comunicacion@puertocastrooural.example">comunicacion@puertocastrooural.example</a> / 986 40 17 45</p><p>Memoria anual 2024 (PDF, 8 MB)</p>`,
    ),
    '/contacto': portPage(
      'Contacto',
      `<h1>Contacto</h1><div class="journal-content-article"><p><strong>Autoridad Portuaria de Castro Oural</strong><br>Muelle de Levante, s/n<br>36950 Castro Oural (Pontevedra)</p><p>Centralita: 986 40 17 00<br>Fax: 986 40 17 05<br>Centro de Control (24 h): 986 40 17 99<br>Correo: registro[arroba]puertocastrooural.example</p><p>Registro: lunes a viernes, de 9:00 a 14:00 h</p><p>Coordenadas: 42° 16′ N, 8° 47′ O</p></div>`,
    ),
    '/aviso-legal': portPage(
      'Aviso legal',
      `<h1>Aviso legal</h1><p>El titular de este sitio es la Autoridad Portuaria de Castro Oural, con NIF Q3667004J. Delegado de protección de datos: dpd[arroba]puertocastrooural.example. Puede reclamar ante la Agencia Española de Protección de Datos, C/ Jorge Juan, 6, 28001 Madrid.</p>`,
    ),
  },
  truth: {
    names: ['Autoridad Portuaria de Castro Oural', 'Puerto de Castro Oural'],
    descriptions: [
      'Puerto comercial, pesquero y deportivo en las Rías Baixas. Tráfico, tarifas, licitaciones y atención al usuario.',
    ],
    people: [
      ['Carmen Outeiral Lago', 'Presidenta'],
      ['Pilar Loureiro Bouza', 'Secretaría de Presidencia'],
      ['Xosé Manuel Figueroa Pazos', 'Dirección'],
      ['Begoña Rial Dopico', 'Explotación Portuaria'],
      ['Andrés Villaverde Couto', 'Infraestructuras'],
      ['Marta Seoane Iglesias', 'Secretaría General'],
      ['Ramón Casal Budiño', 'Vocales'],
      ['Lucía Ferreiro Amoedo', 'Vocales'],
      ['Joaquín Santomé Vidal', 'Vocales'],
      ['Iria Novoa Castiñeiras', 'Responsable de comunicación'],
    ],
    emails: [
      ['presidencia@puertocastrooural.example', 'role'],
      ['direccion@puertocastrooural.example', 'role'],
      ['explotacion@puertocastrooural.example', 'role'],
      ['infraestructuras@puertocastrooural.example', 'role'],
      ['secretaria@puertocastrooural.example', 'role'],
      ['comunicacion@puertocastrooural.example', 'role'],
      ['registro@puertocastrooural.example', 'role'],
      ['dpd@puertocastrooural.example', 'role'],
    ],
    phones: [
      '+34986401700',
      '+34986401701',
      '+34986401702',
      '+34986401710',
      '+34986401720',
      '+34986401730',
      '+34986401745',
      '+34986401705',
      '+34986401799',
    ],
    addresses: [['Muelle de Levante, s/n', '36950', 'Castro Oural']],
    profiles: [
      'https://www.youtube.com/@puertocastrooural',
      'https://www.linkedin.com/company/puerto-castro-oural',
    ],
  },
};

const unionPage = (
  title: string,
  main: string,
): string => `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="UTF-8"><title>${title} &#8211; SINTTURI</title><meta property="og:site_name" content="SINTTURI"><meta name="generator" content="WordPress 6.4.3"><!-- Meta Pixel Code --><script>fbq('init','417729508113364');</script></head><body class="home blog wp-custom-logo">
<div class="top"><a href="https://www.instagram.com/sintturi.oficial"><i class="fa fa-instagram"></i></a><a href="https://www.facebook.com/sintturi"><i class="fa fa-facebook"></i></a><a href="https://www.youtube.com/channel/UC4sNtTuR1qPz0aXv7LmB9hQ"><i class="fa fa-youtube"></i></a></div>
<ul id="menu-principal" class="menu"><li><a href="/o-sindicato/">O Sindicato</a></li><li><a href="/diretoria/">Diretoria</a></li><li><a href="/juridico/">Jurídico</a></li><li><a href="/convenios/">Convênios</a></li><li><a href="/contato/">Fale conosco</a></li></ul>
${main}
<footer><div class="widget"><h4>Sede</h4><p>Rua Padre Anchieta, 318 – Centro<br>Itaberana – BA, CEP 44805-120</p></div><div class="widget"><h4>Fale com a gente</h4><p>(75) 3261-4478<br>WhatsApp (75) 99944-1207<br>sintturi@sintturi.example</p></div><div class="copy">SINTTURI &copy; 2026 &#8211; Todos os direitos reservados. Site por <a href="https://agenciamandacaru.example">Agência Mandacaru</a></div></footer></body></html>`;

/** A Brazilian trade union: offices before names, a legal department, discounts at others' addresses, a second office. */
const sindicato: FictionalSite = {
  host: 'sintturi.example',
  pages: {
    '/': unionPage(
      'Sindicato dos Trabalhadores em Transportes Urbanos de Itaberana',
      `<div class="slider"><h2>Campanha salarial 2026: assembleia dia 9 de maio</h2><p>Local: Ginásio Municipal, Av. Getúlio Vargas, 1200, Itaberana. Primeira convocação às 8h.</p></div><article class="post"><h3>Rodoviários param linhas por duas horas</h3><p class="entry-meta">Por Redação | 14/04/2026</p><p>O deputado Zé Carlos Moreira acompanhou a negociação com a empresa Viação Sertaneja.</p></article><article class="post"><h3>Nota de pesar: Antônio “Tonho” Ferreira</h3><p>Motorista aposentado, fundador do sindicato.</p></article>`,
    ),
    '/o-sindicato/': unionPage(
      'O Sindicato',
      `<h1>O Sindicato</h1><p>O SINTTURI representa motoristas, cobradores e mecânicos do transporte urbano desde 1987. CNPJ 13.417.882/0001-06.</p><h2>Ex-presidentes</h2><p>Antônio Ferreira (1987–1996), Djalma Peixoto (1996–2011)</p>`,
    ),
    '/diretoria/': unionPage(
      'Diretoria',
      `<h1>Diretoria – Gestão 2024/2028</h1><h3>Executiva</h3><p><strong>Presidente:</strong> Valdir Nunes da Rocha</p><p><strong>Vice-presidente:</strong> Marlene Bispo dos Santos</p><p><strong>Secretário-geral:</strong> Edson Cerqueira</p><p><strong>Tesoureira:</strong> Jurema Alves Pinto</p><p><strong>Diretor de Formação:</strong> Ubiratan Souza</p><h3>Conselho Fiscal</h3><ul><li>Raimundo Lima</li><li>Cleide Matos Barreto</li><li>José Nilton Araújo</li></ul>`,
    ),
    '/juridico/': unionPage(
      'Jurídico',
      `<h1>Departamento Jurídico</h1><p>Atendimento com hora marcada, terças e quintas, das 9h às 12h, na sede.</p><p><b>Dr. Fábio Luz Sampaio</b> (OAB/BA 21.334) – Direito do Trabalho<br><b>Dra. Renata Quirino</b> (OAB/BA 38.907) – Previdenciário</p><p>juridico@sintturi.example</p>`,
    ),
    '/convenios/': unionPage(
      'Convênios',
      `<h1>Convênios</h1><table><tbody><tr><td>Odonto Sorriso</td><td>Rua Castro Alves, 55, Centro, Itaberana – BA, CEP 44805-030</td><td>(75) 3261-9020</td><td>20%</td></tr><tr><td>Ótica Central</td><td>Praça da Matriz, 12</td><td>(75) 3261-7714</td><td>15%</td></tr></tbody></table>`,
    ),
    '/contato/': unionPage(
      'Fale conosco',
      `<h1>Fale conosco</h1><h3>Sede</h3><p>Rua Padre Anchieta, 318 – Centro<br>Itaberana – BA, CEP 44805-120<br>Segunda a sexta, 8h às 17h</p><h3>Subsede Vale do Jacaré</h3><p>Av. Beira-Rio, 77, Bairro Novo<br>Vale do Jacaré – BA, CEP 44870-000<br>Tel.: (75) 3268-2215</p><p>Imprensa: <a href="mailto:imprensa@sintturi.example">imprensa@sintturi.example</a></p><p>PIX (doações ao fundo de greve): financeiro@sintturi.example</p><form><input placeholder="Seu e-mail"><input placeholder="(DDD) 00000-0000"></form>`,
    ),
  },
  truth: {
    names: ['SINTTURI', 'Sindicato dos Trabalhadores em Transportes Urbanos de Itaberana'],
    people: [
      ['Valdir Nunes da Rocha', 'Presidente'],
      ['Marlene Bispo dos Santos', 'Vice-presidente'],
      ['Edson Cerqueira', 'Secretário-geral'],
      ['Jurema Alves Pinto', 'Tesoureira'],
      ['Ubiratan Souza', 'Diretor de Formação'],
      ['Raimundo Lima', 'Conselho Fiscal'],
      ['Cleide Matos Barreto', 'Conselho Fiscal'],
      ['José Nilton Araújo', 'Conselho Fiscal'],
      ['Fábio Luz Sampaio', 'Direito do Trabalho'],
      ['Renata Quirino', 'Previdenciário'],
    ],
    emails: [
      ['sintturi@sintturi.example', 'role'],
      ['juridico@sintturi.example', 'role'],
      ['imprensa@sintturi.example', 'role'],
      ['financeiro@sintturi.example', 'role'],
    ],
    phones: ['+557532614478', '+5575999441207', '+557532682215'],
    addresses: [
      ['Rua Padre Anchieta, 318 – Centro', '44805-120', 'Itaberana'],
      ['Av. Beira-Rio, 77, Bairro Novo', '44870-000', 'Vale do Jacaré'],
    ],
    profiles: [
      'https://www.instagram.com/sintturi.oficial',
      'https://www.facebook.com/sintturi',
      'https://www.youtube.com/channel/UC4sNtTuR1qPz0aXv7LmB9hQ',
    ],
  },
};

export const IBERIA_AND_BRAZIL = [puerto, sindicato];
