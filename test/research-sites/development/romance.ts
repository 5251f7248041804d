import type { FictionalSite } from '../fictional-site.js';

/** Definition lists, and a publication director as French law asks for one. */
const atelierLumiere: FictionalSite = {
  host: 'atelier-lumiere.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="fr"><head><meta charset="UTF-8"><title>Atelier Lumière · Vitraux et restauration</title>
<meta property="og:site_name" content="Atelier Lumière"><meta property="og:description" content="Restauration de vitraux anciens et création contemporaine au cœur du Perche."></head>
<body><nav><a href="/l-atelier">L’atelier</a><a href="/equipe">L’équipe</a><a href="/contactez-nous">Contactez-nous</a><a href="/mentions-legales">Mentions légales</a></nav>
<h1>La lumière retrouvée</h1><p>Depuis 1974, quatre générations de verriers.</p></body></html>`,
    '/equipe': `<!DOCTYPE html><html lang="fr"><meta charset="UTF-8"><title>L’équipe</title><h1>L’équipe</h1><dl>
<dt>Gérante</dt><dd>Élodie Marchandeau</dd><dt>Chef d’atelier</dt><dd>Baptiste Le Guennec</dd><dt>Responsable des restaurations</dt><dd>Inès Aït-Kaci</dd></dl>`,
    '/contactez-nous': `<!DOCTYPE html><html lang="fr"><meta charset="UTF-8"><title>Contact</title><h1>Nous écrire</h1><address>14 bis, rue des Tanneurs<br>61400 Mortagne-au-Perche<br>France</address>
<p>Tél. : 02 61 91 00 14 – Fax : 02 61 91 00 15</p><p>Courriel : <a href="mailto:contact@atelier-lumiere.example">contact@atelier-lumiere.example</a></p>
<p>Suivez-nous : <a href="https://www.linkedin.com/company/atelier-lumiere-perche/">LinkedIn</a></p>`,
    '/mentions-legales': `<!DOCTYPE html><html lang="fr"><meta charset="UTF-8"><title>Mentions légales</title><h1>Mentions légales</h1>
<p>SARL Atelier Lumière au capital de 8 000 €, RCS Alençon 512 345 678, SIRET 512 345 678 00012, TVA FR 12 512345678</p>
<p>Directrice de la publication : Élodie Marchandeau</p><p>Hébergeur : Serveurs du Bocage, 3 allée des Câbles, 14000 Caen, support@serveurs-bocage.fr</p>`,
  },
  truth: {
    names: ['Atelier Lumière'],
    descriptions: ['Restauration de vitraux anciens et création contemporaine au cœur du Perche.'],
    people: [
      ['Élodie Marchandeau', 'Gérante'],
      ['Baptiste Le Guennec', 'Chef d’atelier'],
      ['Inès Aït-Kaci', 'Responsable des restaurations'],
    ],
    emails: [['contact@atelier-lumiere.example', 'role']],
    phones: ['+33261910014', '+33261910015'],
    addresses: [['14 bis, rue des Tanneurs', '61400', 'Mortagne-au-Perche']],
    profiles: ['https://www.linkedin.com/company/atelier-lumiere-perche'],
  },
};

/** A table of people whose heading names the columns; addresses with a word for the at. */
const huertaComun: FictionalSite = {
  host: 'huerta-comun.example',
  pages: {
    '/': `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Huerta Común | Huertos urbanos en Teruel</title><meta name="description" content="Asociación de vecinas y vecinos que cultivan solares abandonados de Teruel."></head><body>
<header><h1>Huerta Común</h1></header><a href="quienes-somos.php">Quiénes somos</a> <a href="contacto.php">Contacto</a> <a href="aviso-legal.php">Aviso legal</a><p>Ven a plantar los sábados a las 10:00.</p></body></html>`,
    '/quienes-somos.php': `<!doctype html><html lang="es"><meta charset="utf-8"><title>Quiénes somos</title><h2>Junta directiva</h2><table class="tabla"><thead><tr><th>Nombre y apellidos</th><th>Cargo</th><th>Correo</th></tr></thead><tbody>
<tr><td>Rocío Valdivieso Peña</td><td>Presidenta</td><td>rocio.valdivieso arroba huerta-comun punto example</td></tr><tr><td>Íñigo Larrañaga</td><td>Tesorero</td><td>inigo (arroba) huerta-comun.example</td></tr>
<tr><td>María José Utrilla</td><td>Vocal de compostaje</td><td></td></tr></tbody></table>`,
    '/contacto.php': `<!doctype html><html lang="es"><meta charset="utf-8"><title>Contacto</title><h2>Dónde estamos</h2><p>C/ del Olmo, 18, 44001 Teruel (España)</p><p>Teléfono: 978 60 00 42</p><p>Escríbenos a hola@huerta-comun.example.</p>
<p><a href="https://t.me/huertacomunteruel">Canal de Telegram</a></p>`,
    '/aviso-legal.php': `<!doctype html><html lang="es"><meta charset="utf-8"><title>Aviso legal</title><p>Titular: Asociación Huerta Común. CIF: G-44123456. Inscrita con el número 1234567.</p>`,
  },
  truth: {
    names: ['Huerta Común'],
    descriptions: ['Asociación de vecinas y vecinos que cultivan solares abandonados de Teruel.'],
    people: [
      ['Rocío Valdivieso Peña', 'Presidenta'],
      ['Íñigo Larrañaga', 'Tesorero'],
      ['María José Utrilla', 'Vocal de compostaje'],
    ],
    emails: [
      ['hola@huerta-comun.example', 'role'],
      ['rocio.valdivieso@huerta-comun.example', 'personal'],
      ['inigo@huerta-comun.example', 'personal'],
    ],
    phones: ['+34978600042'],
    addresses: [['C/ del Olmo, 18', '44001', 'Teruel']],
    profiles: ['https://t.me/huertacomunteruel'],
  },
};

/** Roles before names, an address element, entities for every character of an address. */
const lucciola: FictionalSite = {
  host: 'teatrolucciola.example',
  pages: {
    '/': `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Teatro Lucciola - Stagione 2026</title></head><body><div id="wrap"><p id="logo"><img src="logo.svg" alt="Teatro Lucciola"></p>
<p><a href="/chi-siamo/">Chi siamo</a> — <a href="/contatti/">Contatti</a></p><p>Prossimo spettacolo: sabato 14 febbraio, ore 21.</p></div></body></html>`,
    '/chi-siamo/': `<!doctype html><html lang="it"><meta charset="utf-8"><title>Chi siamo</title><h1>La compagnia</h1><p>Direttrice artistica: Ginevra Baldassarri</p><p>Responsabile tecnico: Ottavio Pellizzon</p><p>Segreteria: Noemi D’Aloisio</p><p>Il teatro nasce nel 1962.</p>`,
    '/contatti/': `<!doctype html><html lang="it"><meta charset="utf-8"><title>Contatti</title><address>Teatro Lucciola<br>Via dei Fornai 9<br>48018 Faenza (RA)</address><p>Tel. 0546 012 345</p>
<p>Email: &#105;&#110;&#102;&#111;&#64;&#116;&#101;&#97;&#116;&#114;&#111;&#108;&#117;&#99;&#99;&#105;&#111;&#108;&#97;&#46;&#101;&#120;&#97;&#109;&#112;&#108;&#101;</p><p>Ufficio stampa: stampa@teatrolucciola.example</p>
<p><a href="https://www.youtube.com/@teatrolucciola">YouTube</a> <a href="https://www.youtube.com/watch?v=abc123">Trailer</a></p>`,
  },
  truth: {
    names: ['Teatro Lucciola'],
    people: [
      ['Ginevra Baldassarri', 'Direttrice artistica'],
      ['Ottavio Pellizzon', 'Responsabile tecnico'],
      ['Noemi D’Aloisio', 'Segreteria'],
    ],
    emails: [
      ['info@teatrolucciola.example', 'role'],
      ['stampa@teatrolucciola.example', 'role'],
    ],
    phones: ['+390546012345'],
    addresses: [['Via dei Fornai 9', '48018', 'Faenza']],
    profiles: ['https://www.youtube.com/@teatrolucciola'],
  },
};

/** Microdata, and a fax. */
const clinicaSalvia: FictionalSite = {
  host: 'clinica-salvia.example',
  pages: {
    '/': `<!doctype html><html lang="pt"><head><meta charset="utf-8"><title>Início</title></head><body><div itemscope itemtype="https://schema.org/MedicalClinic"><h1 itemprop="name">Clínica Sálvia</h1>
<p itemprop="description">Cuidados de saúde de proximidade para toda a família, em Viseu.</p><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Rua das Amoreiras, 44</span>, <span itemprop="postalCode">3500-112</span> <span itemprop="addressLocality">Viseu</span></div>
Telefone: <span itemprop="telephone">232 000 044</span> Fax: <span itemprop="faxNumber">232 000 045</span> <a itemprop="email" href="mailto:geral@clinica-salvia.example">geral@clinica-salvia.example</a></div>
<a href="/equipa-e-team">Equipa</a></body></html>`,
    '/equipa-e-team': `<!doctype html><html lang="pt"><meta charset="utf-8"><title>Equipa</title><h1>Equipa</h1><div class="membro"><h4>Dra. Benedita Carvalhal</h4><p>Diretora clínica</p></div><div class="membro"><h4>Dr. Tiago Rebouças</h4><p>Médico de família</p></div><div class="membro"><h4>Enf.ª Lúcia Figueiredo</h4><p>Enfermeira coordenadora</p></div>`,
  },
  truth: {
    names: ['Clínica Sálvia'],
    descriptions: ['Cuidados de saúde de proximidade para toda a família, em Viseu.'],
    people: [
      ['Benedita Carvalhal', 'Diretora clínica'],
      ['Tiago Rebouças', 'Médico de família'],
      ['Lúcia Figueiredo', 'Enfermeira coordenadora'],
    ],
    emails: [['geral@clinica-salvia.example', 'role']],
    phones: ['+351232000044', '+351232000045'],
    addresses: [['Rua das Amoreiras, 44', '3500-112', 'Viseu']],
  },
};

export const ROMANCE = [atelierLumiere, huertaComun, lucciola, clinicaSalvia];
