import type { FictionalSite } from '../fictional-site.js';

/** Microdata of people in a list, numbers with dots, a post box. */
const vergerDesBuis: FictionalSite = {
  host: 'verger-des-buis.example',
  pages: {
    '/': `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Le Verger des Buis : pommes, cidre et visites</title><meta name="description" content="Verger conservatoire de pommiers anciens, ouvert au public d’avril à octobre."></head><body><div class="bandeau"><span class="marque">Le Verger des Buis</span></div><ul class="nav"><li><a href="/nous-contacter">Nous trouver</a></li><li><a href="/qui-sommes-nous">L’association</a></li></ul><footer><p>© Le Verger des Buis, 2019-2026. Tous droits réservés.</p></footer></body></html>`,
    '/qui-sommes-nous': `<!doctype html><html lang="fr-FR"><meta charset="utf-8"><title>Qui sommes-nous</title><ul><li itemscope itemtype="http://schema.org/Person"><span itemprop="name">Apolline Vasseur</span> (<span itemprop="jobTitle">coprésidente</span>)</li><li itemscope itemtype="http://schema.org/Person"><span itemprop="name">Gwenaël Trividic</span> (<span itemprop="jobTitle">pomologue</span>)</li></ul>`,
    '/nous-contacter': `<!doctype html><html lang="fr-FR"><meta charset="utf-8"><title>Nous contacter</title><h2>Pour nous joindre</h2><p>Association Le Verger des Buis, lieu-dit Les Buis, BP 12, 35190 Tinténiac</p><p>Tél : 02.99.00.12.34</p><p>bonjour [chez] verger-des-buis [point] example</p>`,
  },
  truth: {
    names: ['Le Verger des Buis'],
    descriptions: ['Verger conservatoire de pommiers anciens, ouvert au public d’avril à octobre.'],
    people: [
      ['Apolline Vasseur', 'coprésidente'],
      ['Gwenaël Trividic', 'pomologue'],
    ],
    emails: [['bonjour@verger-des-buis.example', 'role']],
    phones: ['+33299001234'],
    addresses: [['BP 12', '35190', 'Tinténiac']],
  },
};
/** People as cards of microformats inside of an organization's card. */
const cooperativaAlba: FictionalSite = {
  host: 'cooperativa-alba.example',
  pages: {
    '/': `<!doctype html><html lang="es-ES"><head><meta charset="utf-8"><title>Alba, cooperativa de cuidados</title></head><body><main class="vcard"><h1 class="fn org">Alba, cooperativa de cuidados</h1><p class="note">Cuidamos en casa, con contratos dignos, en toda la comarca del Bierzo.</p><div class="adr"><div class="street-address">Plaza de la Encina, 4, bajo</div><span class="postal-code">24401</span> <span class="locality">Ponferrada</span>, <span class="region">León</span></div><div class="tel">+34 987 000 118</div><a class="email" href="mailto:coordinacion@cooperativa-alba.example">coordinacion@cooperativa-alba.example</a></main><a href="/las-personas-equipo">Las personas</a></body></html>`,
    '/las-personas-equipo': `<!doctype html><html lang="es-ES"><meta charset="utf-8"><title>Las personas</title><ol><li class="h-card"><b class="p-name">Nerea Castañón</b><i class="p-role">coordinadora</i></li><li class="h-card"><b class="p-name">Mamadou Sarr</b><i class="p-role">auxiliar de ayuda a domicilio</i><a class="u-email" href="mailto:mamadou@cooperativa-alba.example">✉</a></li></ol><p>Foto: Estudio Lumbre</p>`,
  },
  truth: {
    names: ['Alba, cooperativa de cuidados'],
    descriptions: ['Cuidamos en casa, con contratos dignos, en toda la comarca del Bierzo.'],
    people: [
      ['Nerea Castañón', 'coordinadora'],
      ['Mamadou Sarr', 'auxiliar de ayuda a domicilio'],
    ],
    emails: [
      ['coordinacion@cooperativa-alba.example', 'role'],
      ['mamadou@cooperativa-alba.example', 'personal'],
    ],
    phones: ['+34987000118'],
    addresses: [['Plaza de la Encina, 4, bajo', '24401', 'Ponferrada']],
  },
};

/** Headings and paragraphs in turn; an address over four lines. */
const orchestraVela: FictionalSite = {
  host: 'orchestravela.example',
  pages: {
    '/': `<!doctype html><html lang="it-IT"><head><meta charset="utf-8"><title>Orchestra Giovanile La Vela</title><meta name="twitter:description" content="Settanta ragazze e ragazzi suonano insieme sul lago di Garda."></head><body><h1><a href="/">Orchestra Giovanile La Vela</a></h1><a href="organico">Lo staff</a> | <a href="scrivici-contatti">Scrivici</a></body></html>`,
    '/organico': `<!doctype html><html lang="it-IT"><meta charset="utf-8"><title>Staff</title><h3>Raniero Tessitore</h3><p>Direttore musicale</p><h3>Costanza Brunelleschi</h3><p>Presidente dell’associazione</p><h3>Olmo Zanardelli</h3><p>Ispettore d’orchestra</p>`,
    '/scrivici-contatti': `<!doctype html><html lang="it-IT"><meta charset="utf-8"><title>Contatti</title><div>Associazione La Vela</div><div>Lungolago Mazzini 31</div><div>25015 Desenzano del Garda</div><div>Italia</div><div>Cell. 347 000 0118</div><div>segreteria(chiocciola)orchestravela.example</div><div>C.F. 98000000170 - IBAN IT60X0542811101000000123456</div>`,
  },
  truth: {
    names: ['Orchestra Giovanile La Vela'],
    descriptions: ['Settanta ragazze e ragazzi suonano insieme sul lago di Garda.'],
    people: [
      ['Raniero Tessitore', 'Direttore musicale'],
      ['Costanza Brunelleschi', 'Presidente dell’associazione'],
      ['Olmo Zanardelli', 'Ispettore d’orchestra'],
    ],
    emails: [['segreteria@orchestravela.example', 'role']],
    phones: ['+393470000118'],
    addresses: [['Lungolago Mazzini 31', '25015', 'Desenzano del Garda']],
  },
};

/** Utility classes only, icons before values, people in a grid of links. */
const pracaNova: FictionalSite = {
  host: 'pracanova.example',
  pages: {
    '/': `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Instituto Praça Nova</title><meta name="application-name" content="Instituto Praça Nova"><meta name="description" content="Urbanismo feito com as pessoas, em praças e ruas de Belo Horizonte."></head><body class="bg-white text-gray-900"><nav class="flex gap-4"><a href="/quem-somos-equipe" class="hover:underline">Quem somos</a><a href="/fale-conosco-contato" class="hover:underline">Fale conosco</a></nav></body></html>`,
    '/quem-somos-equipe': `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Quem somos</title><div class="grid grid-cols-3 gap-8"><a class="block p-4" href="/p/1"><span class="block font-bold">Jussara Melo do Amaral</span><span class="block text-sm">Diretora executiva</span></a><a class="block p-4" href="/p/2"><span class="block font-bold">Caetano Ferraz</span><span class="block text-sm">Arquiteto</span></a><a class="block p-4" href="/p/3"><span class="block font-bold">Iracema Tupinambá</span><span class="block text-sm">Mobilização comunitária</span></a></div>`,
    '/fale-conosco-contato': `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Fale conosco</title><p class="flex"><svg><title>telefone</title></svg><a href="tel:+553130000118">(31) 3000-0118</a></p><p class="flex"><svg></svg><a href="mailto:contato@pracanova.example">contato@pracanova.example</a></p><p><a href="https://www.instagram.com/institutopracanova?igsh=abc">Instagram</a> <a href="https://wa.me/5531900000000">WhatsApp</a></p>`,
  },
  truth: {
    names: ['Instituto Praça Nova'],
    descriptions: ['Urbanismo feito com as pessoas, em praças e ruas de Belo Horizonte.'],
    people: [
      ['Jussara Melo do Amaral', 'Diretora executiva'],
      ['Caetano Ferraz', 'Arquiteto'],
      ['Iracema Tupinambá', 'Mobilização comunitária'],
    ],
    emails: [['contato@pracanova.example', 'role']],
    phones: ['+553130000118'],
    profiles: ['https://www.instagram.com/institutopracanova'],
  },
};

export const SOUTHERN = [vergerDesBuis, cooperativaAlba, orchestraVela, pracaNova];
