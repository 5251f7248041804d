import type { FictionalSite } from '../fictional-site.js';

/** A French workshop: legal notices that name its host, cards of divs and spans. */
const preau: FictionalSite = {
  host: 'ateliersdupreau.example',
  pages: {
    '/': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Accueil - Les Ateliers du Préau</title><meta name="description" content="Un tiers-lieu pour apprendre, réparer et partager."/><meta property="og:site_name" content="Les Ateliers du Préau"/></head><body class="home"><ul class="menu"><li><a href="/lequipe/">L'équipe</a></li><li><a href="/nous-rejoindre/">Nous rejoindre</a></li><li><a href="/mentions-legales/">Mentions légales</a></li></ul><div class="social"><a href="https://www.facebook.com/ateliersdupreau">fb</a><a href="https://mastodon.example/@preau">masto</a></div></body></html>`,
    '/lequipe/': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>L'équipe</title></head><body><h1>L'équipe</h1><div class="grid"><div class="card"><span class="nom">Capucine LEROUX</span><span class="fonction">Coordinatrice</span></div><div class="card"><span class="nom">Mehdi BENSALEM</span><span class="fonction">Animateur de l'atelier vélo</span></div><div class="card"><span class="nom">Anne-Lise Guérin</span><span class="fonction">Chargée de médiation</span></div></div></body></html>`,
    '/mentions-legales/': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Mentions légales</title></head><body><h2>Éditeur</h2><p>Association Les Ateliers du Préau, 12 bis, rue des Tanneurs – 59000 Lille<br>Directrice de la publication : Capucine Leroux<br>SIRET : 812 345 678 00019<br>Tél. : 03 20 55 03 01<br>Courriel : bonjour@ateliersdupreau.example</p><h2>Hébergement</h2><p>Nuagère SAS, 2 quai de la Donnée, 59100 Roubaix, tél. 09 72 10 10 07</p><h2>Crédits</h2><p>Photos : Éloïse Marchand</p></body></html>`,
  },
  truth: {
    names: ['Les Ateliers du Préau'],
    descriptions: ['Un tiers-lieu pour apprendre, réparer et partager.'],
    people: [
      ['Capucine LEROUX', 'Coordinatrice'],
      ['Mehdi BENSALEM', "Animateur de l'atelier vélo"],
      ['Anne-Lise Guérin', 'Chargée de médiation'],
    ],
    emails: [['bonjour@ateliersdupreau.example', 'role']],
    phones: ['+33320550301'],
    addresses: [['12 bis, rue des Tanneurs', '59000', 'Lille']],
    profiles: ['https://www.facebook.com/ateliersdupreau', 'https://mastodon.example/@preau'],
  },
};

/** An Italian cooperative: items with emphasised roles, a province in brackets. */
const germoglio: FictionalSite = {
  host: 'coopgermoglio.example',
  pages: {
    '/': `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Il Germoglio - Cooperativa Sociale</title><script type="application/ld+json">[{"@context":"https://schema.org","@type":"NGO","name":"Il Germoglio","legalName":"Il Germoglio Società Cooperativa Sociale","description":"Orti, mense e lavoro per chi riparte.","sameAs":"https://www.facebook.com/coopgermoglio"}]</script></head><body><a href="/chi-siamo.html">Chi siamo</a><a href="/dove-siamo.html">Dove siamo</a></body></html>`,
    '/chi-siamo.html': `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Chi siamo</title></head><body><h1>Chi siamo</h1><p>Siamo nati nel 2001.</p><h2>Il consiglio di amministrazione</h2><ul><li><strong>Ornella Taddei</strong> <em>presidente</em></li><li><strong>Gianluca Ferrarin</strong> <em>vicepresidente</em></li><li><strong>Fatou Diagne</strong> <em>consigliera</em></li></ul><h2>I nostri valori</h2><ul><li><strong>Lavoro Vero</strong> <em>per tutti</em></li><li><strong>Terra Buona</strong> <em>senza veleni</em></li></ul></body></html>`,
    '/dove-siamo.html': `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Dove siamo</title></head><body><p>Il Germoglio Società Cooperativa Sociale<br>Via Garibaldi, 22<br>40121 Bologna (BO)</p><p>Telefono 051 555 0301 - Cell. 347 555 0302</p><p>P.IVA 01234567890 – PEC: pec@coopgermoglio.example</p><p>E-mail <a href="mailto:segreteria@coopgermoglio.example">segreteria@coopgermoglio.example</a></p></body></html>`,
  },
  truth: {
    names: ['Il Germoglio', 'Il Germoglio Società Cooperativa Sociale'],
    descriptions: ['Orti, mense e lavoro per chi riparte.'],
    people: [
      ['Ornella Taddei', 'presidente'],
      ['Gianluca Ferrarin', 'vicepresidente'],
      ['Fatou Diagne', 'consigliera'],
    ],
    emails: [
      ['segreteria@coopgermoglio.example', 'role'],
      ['pec@coopgermoglio.example', 'role'],
    ],
    phones: ['+390515550301', '+393475550302'],
    addresses: [['Via Garibaldi, 22', '40121', 'Bologna']],
    profiles: ['https://www.facebook.com/coopgermoglio'],
  },
};

/** A Spanish foundation: a floor in the street, a table with heads. */
const olmo: FictionalSite = {
  host: 'olmoverde.example',
  pages: {
    '/': `<!doctype html><html lang="es-ES"><head><meta charset="utf-8"><title>Inicio | Fundación Olmo Verde</title><meta name="description" content="Plantamos bosques con quienes viven en ellos."></head><body><a href="/fundacion/patronato">Patronato</a><a href="/contacto">Contacto</a><footer>© 2024 Fundación Olmo Verde. Todos los derechos reservados.</footer></body></html>`,
    '/fundacion/patronato': `<!doctype html><html lang="es-ES"><head><meta charset="utf-8"><title>Patronato | Fundación Olmo Verde</title></head><body><table class="tabla"><thead><tr><th>Cargo</th><th>Nombre y apellidos</th><th>Desde</th></tr></thead><tbody><tr><td>Presidenta</td><td>D.ª María Ángeles Quintana Rubio</td><td>2019</td></tr><tr><td>Vicepresidente</td><td>D. Iñaki Zabaleta</td><td>2021</td></tr><tr><td>Vocal</td><td>D. Tomás Villaescusa Prado</td><td>2021</td></tr></tbody></table></body></html>`,
    '/contacto': `<!doctype html><html lang="es-ES"><head><meta charset="utf-8"><title>Contacto | Fundación Olmo Verde</title></head><body><h1>Contacto</h1><p>C/ Mayor, 15, 2.º B, 28013 Madrid</p><p>Teléfono: 910 05 03 01</p><p>hola arroba olmoverde punto example</p><p><a href="https://twitter.com/olmoverde">@olmoverde</a> <a href="https://www.linkedin.com/company/fundacion-olmo-verde/about/">LinkedIn</a></p></body></html>`,
  },
  truth: {
    names: ['Fundación Olmo Verde'],
    descriptions: ['Plantamos bosques con quienes viven en ellos.'],
    people: [
      ['María Ángeles Quintana Rubio', 'Presidenta'],
      ['Iñaki Zabaleta', 'Vicepresidente'],
      ['Tomás Villaescusa Prado', 'Vocal'],
    ],
    emails: [['hola@olmoverde.example', 'role']],
    phones: ['+34910050301'],
    addresses: [['C/ Mayor, 15, 2.º B', '28013', 'Madrid']],
    profiles: ['https://x.com/olmoverde', 'https://www.linkedin.com/company/fundacion-olmo-verde'],
  },
};

/** A Brazilian institute: a single page with anchors, the town before its postal code. */
const mareAlta: FictionalSite = {
  host: 'institutomarealta.example',
  pages: {
    '/': `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Instituto Maré Alta</title><meta name="description" content="Ciência cidadã na Baía de Guanabara."><meta property="og:image" content="https://institutomarealta.example/logo@2x.png"></head><body><nav><a href="#equipe">Equipe</a><a href="#contato">Contato</a></nav><section id="equipe"><h2>Equipe</h2><div class="membro"><img src="1.jpg" alt="Foto de Thaís Nogueira"><h3>Thaís Nogueira</h3><p class="cargo">Diretora executiva</p></div><div class="membro"><img src="2.jpg" alt="Foto de Wesley Cardoso"><h3>Wesley Cardoso</h3><p class="cargo">Biólogo marinho</p></div><div class="membro"><img src="3.jpg" alt="Foto de Iara Tupinambá"><h3>Iara Tupinambá</h3><p class="cargo">Educação ambiental</p></div></section><section id="projetos"><h2>Projetos</h2><div class="projeto"><h3>Costa Limpa</h3><p>Mutirões mensais</p></div></section><section id="contato"><h2>Fale conosco</h2><p>Rua das Palmeiras, 220 – Botafogo<br>Rio de Janeiro – RJ, 22270-070</p><p>WhatsApp: (21) 95555-0301</p><p>contato@institutomarealta.example</p><a href="https://www.instagram.com/institutomarealta?igsh=abc123">Instagram</a></section><footer>CNPJ 12.345.678/0001-90</footer></body></html>`,
  },
  truth: {
    names: ['Instituto Maré Alta'],
    descriptions: ['Ciência cidadã na Baía de Guanabara.'],
    people: [
      ['Thaís Nogueira', 'Diretora executiva'],
      ['Wesley Cardoso', 'Biólogo marinho'],
      ['Iara Tupinambá', 'Educação ambiental'],
    ],
    emails: [['contato@institutomarealta.example', 'role']],
    phones: ['+5521955550301'],
    addresses: [['Rua das Palmeiras, 220 – Botafogo', '22270-070', 'Rio de Janeiro']],
    profiles: ['https://www.instagram.com/institutomarealta'],
  },
};

/** A Romanian association: microdata on the contact page, a list of names with brackets. */
const raulViu: FictionalSite = {
  host: 'raulviu.example',
  pages: {
    '/': `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>Asociația Râul Viu</title></head><body><h1>Asociația Râul Viu</h1><a href="/echipa">Echipa</a><a href="/contact">Contact</a></body></html>`,
    '/echipa': `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>Echipa</title></head><body><h1>Echipa noastră</h1><ul class="echipa"><li>Ștefania Moldovan (președinte)</li><li>Călin Pop-Rusu (coordonator de proiecte)</li><li>Ágnes Balázs (comunicare)</li></ul></body></html>`,
    '/contact': `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>Contact</title></head><body><div itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Asociația Râul Viu</span><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Str. Lalelelor nr. 7, ap. 3</span>, <span itemprop="postalCode">400123</span> <span itemprop="addressLocality">Cluj-Napoca</span>, <span itemprop="addressCountry">RO</span></div><span itemprop="telephone">0264 555 301</span> <a itemprop="email" href="mailto:contact@raulviu.example">contact@raulviu.example</a></div></body></html>`,
  },
  truth: {
    names: ['Asociația Râul Viu'],
    people: [
      ['Ștefania Moldovan', 'președinte'],
      ['Călin Pop-Rusu', 'coordonator de proiecte'],
      ['Ágnes Balázs', 'comunicare'],
    ],
    emails: [['contact@raulviu.example', 'role']],
    phones: ['+40264555301'],
    addresses: [['Str. Lalelelor nr. 7, ap. 3', '400123', 'Cluj-Napoca']],
  },
};

export const SOUTH = [preau, germoglio, olmo, mareAlta, raulViu];
