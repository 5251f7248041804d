import type { FictionalSite } from '../fictional-site.js';

/** A Spanish olive cooperative: a list of terms for its board, several numbers, an inscription. */
const sierraAlta: FictionalSite = {
  host: 'olivarsierraalta.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Aceite de oliva virgen extra - Cooperativa Olivar de Sierra Alta</title><meta name="description" content="Cooperativa de 640 familias olivareras de la Sierra de Segura."/><meta property="og:site_name" content="Cooperativa Olivar de Sierra Alta"/></head><body class="joomla"><div class="moduletable"><a href="/tienda">Tienda</a> <a href="/la-cooperativa">La cooperativa</a> <a href="/contacto">Contacto</a> <a href="/aviso-legal">Aviso legal</a></div><h1>El oro de la sierra</h1><div class="producto"><h3>Picual Primera Cosecha</h3><p>500 ml – 12,50 €</p></div><div class="producto"><h3>Garrafa 5 L</h3><p>41,00 €</p></div><p class="socials"><a href="https://www.facebook.com/olivarsierraalta/">Facebook</a> · <a href="https://www.instagram.com/olivarsierraalta/">Instagram</a></p></body></html>`,
    '/la-cooperativa': `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>La cooperativa - Cooperativa Olivar de Sierra Alta</title></head><body><h1>La cooperativa</h1><p>Fundada en 1958 por 43 vecinos, hoy moltura quince millones de kilos cada campaña.</p><h2>Consejo Rector</h2><dl><dt>Presidente</dt><dd>Antonio Jesús Manzaneda Robles</dd><dt>Vicepresidenta</dt><dd>Encarnación Ojeda Martos</dd><dt>Secretario</dt><dd>Blas Torrecillas Nieto</dd><dt>Tesorera</dt><dd>María del Mar Cózar Vela</dd></dl><h2>Equipo</h2><dl><dt>Gerente</dt><dd>Rafael Punzano Gila</dd><dt>Maestra de almazara</dt><dd>Inmaculada Berjaga</dd></dl><h2>Premios</h2><dl><dt>2023</dt><dd>Medalla de oro, Feria del Aceite</dd><dt>2021</dt><dd>Accésit al mejor picual</dd></dl></body></html>`,
    '/contacto': `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Contacto - Cooperativa Olivar de Sierra Alta</title></head><body><h1>Dónde estamos</h1><p>Ctra. de la Estación, s/n<br>23360 La Puerta de Segura (Jaén)</p><ul><li>Oficina: 953 55 03 10</li><li>Fax: 953 55 03 11</li><li>Tienda: 655 03 10 22</li></ul><p>Correo: <a href="mailto:administracion@olivarsierraalta.example">administracion@olivarsierraalta.example</a><br>Pedidos: <a href="mailto:tienda@olivarsierraalta.example">tienda@olivarsierraalta.example</a></p><p>Horario: de lunes a viernes, de 8:00 a 15:00. En campaña, también sábados.</p></body></html>`,
    '/aviso-legal': `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Aviso legal - Cooperativa Olivar de Sierra Alta</title></head><body><h1>Aviso legal</h1><p>Titular: Olivar de Sierra Alta, S. Coop. And.<br>NIF: F23012345<br>Domicilio: Ctra. de la Estación, s/n, 23360 La Puerta de Segura (Jaén)<br>Inscrita en el Registro de Cooperativas Andaluzas, tomo 12, folio 44.</p><p>Este sitio usa cookies propias y de terceros.</p></body></html>`,
  },
  truth: {
    names: [
      'Cooperativa Olivar de Sierra Alta',
      'Olivar de Sierra Alta, S. Coop. And.',
      'Olivar de Sierra Alta',
    ],
    descriptions: ['Cooperativa de 640 familias olivareras de la Sierra de Segura.'],
    people: [
      ['Antonio Jesús Manzaneda Robles', 'Presidente'],
      ['Encarnación Ojeda Martos', 'Vicepresidenta'],
      ['Blas Torrecillas Nieto', 'Secretario'],
      ['María del Mar Cózar Vela', 'Tesorera'],
      ['Rafael Punzano Gila', 'Gerente'],
      ['Inmaculada Berjaga', 'Maestra de almazara'],
    ],
    emails: [
      ['administracion@olivarsierraalta.example', 'role'],
      ['tienda@olivarsierraalta.example', 'role'],
    ],
    phones: ['+34953550310', '+34953550311', '+34655031022'],
    addresses: [['Ctra. de la Estación, s/n', '23360', 'La Puerta de Segura']],
    profiles: ['https://www.facebook.com/olivarsierraalta', 'https://www.instagram.com/olivarsierraalta'],
  },
};

/** A Portuguese fire brigade: governing bodies in paragraphs with a dash, a command in a table. */
const valeDeAcor: FictionalSite = {
  host: 'bvvaledeacor.example',
  pages: {
    '/': `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Bombeiros Voluntários de Vale de Açor</title><meta name="keywords" content="bombeiros, socorro, ambulância"></head><body><div id="topo"><b>Em caso de emergência ligue 112</b></div><div id="menu"><a href="/orgaos-sociais">Órgãos sociais</a> | <a href="/comando">Comando</a> | <a href="/contactos">Contactos</a></div><h1>Vida por vida</h1><h2>Notícias</h2><div class="noticia"><h3>Nova ambulância ao serviço</h3><span>12-10-2025</span><p>A viatura foi benzida pelo padre Manuel Sequeira.</p></div><div class="noticia"><h3>Peditório de Natal</h3><span>01-12-2025</span></div><div class="patrocinios"><img src="/img/caixa-agricola.png" alt="Caixa Agrícola"><img src="/img/padaria.png" alt="Padaria Central"></div></body></html>`,
    '/orgaos-sociais': `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Órgãos sociais | Bombeiros Voluntários de Vale de Açor</title></head><body><h1>Órgãos sociais 2024-2027</h1><h2>Direção</h2><p>Presidente da Direção – Joaquim Valadares</p><p>Vice-Presidente – Célia Marreiros</p><p>Tesoureiro – Nuno Filipe Caeiro</p><h2>Assembleia Geral</h2><p>Presidente da Mesa – Maria da Luz Fialho</p><h2>Conselho Fiscal</h2><p>Presidente do Conselho Fiscal – Domingos Pestana</p></body></html>`,
    '/comando': `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Comando | Bombeiros Voluntários de Vale de Açor</title></head><body><h1>Quadro de comando</h1><table cellpadding="4"><tr><td><img src="/img/cmdt.jpg" width="90" alt=""></td><td><b>Hélder Espadinha</b><br>Comandante</td></tr><tr><td><img src="/img/2cmdt.jpg" width="90" alt=""></td><td><b>Sandra Rebocho</b><br>2.ª Comandante</td></tr><tr><td><img src="/img/adj.jpg" width="90" alt=""></td><td><b>Tiago Miguel Carrapato</b><br>Adjunto de Comando</td></tr></table><h2>Viaturas</h2><table cellpadding="4"><tr><td>ABSC 01</td><td>Ambulância de socorro</td></tr><tr><td>VFCI 02</td><td>Veículo florestal de combate a incêndios</td></tr></table></body></html>`,
    '/contactos': `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Contactos | Bombeiros Voluntários de Vale de Açor</title></head><body><h1>Contactos</h1><p>Associação Humanitária dos Bombeiros Voluntários de Vale de Açor<br>Largo do Quartel, 3<br>7400-601 Ponte de Sor</p><p>Central (24 horas): 242 550 310<br>Secretaria: 242 550 311<br>Telemóvel: 965 550 310</p><p>geral&#64;bvvaledeacor.example<br>comando&#64;bvvaledeacor.example</p><p>NIPC 501 234 567 · NIB 0035 0123 00001234567 25</p><p><a href="https://www.facebook.com/bvvaledeacor"><img src="/img/f_logo.png" alt="Facebook"></a></p></body></html>`,
  },
  truth: {
    names: [
      'Bombeiros Voluntários de Vale de Açor',
      'Associação Humanitária dos Bombeiros Voluntários de Vale de Açor',
    ],
    people: [
      ['Joaquim Valadares', 'Presidente da Direção'],
      ['Célia Marreiros', 'Vice-Presidente'],
      ['Nuno Filipe Caeiro', 'Tesoureiro'],
      ['Maria da Luz Fialho', 'Presidente da Mesa'],
      ['Domingos Pestana', 'Presidente do Conselho Fiscal'],
      ['Hélder Espadinha', 'Comandante'],
      ['Sandra Rebocho', '2.ª Comandante'],
      ['Tiago Miguel Carrapato', 'Adjunto de Comando'],
    ],
    emails: [
      ['geral@bvvaledeacor.example', 'role'],
      ['comando@bvvaledeacor.example', 'role'],
    ],
    phones: ['+351242550310', '+351242550311', '+351965550310'],
    addresses: [['Largo do Quartel, 3', '7400-601', 'Ponte de Sor']],
    profiles: ['https://www.facebook.com/bvvaledeacor'],
  },
};

export const IBERIA_EIGHTH = [sierraAlta, valeDeAcor];
