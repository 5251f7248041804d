import type { FictionalSite } from '../fictional-site.js';

/** French: a municipality's library; opening hours, two numbers, staff by service. */
const mediatheque: FictionalSite = {
  host: 'mediatheque-les-saules.example',
  pages: {
    '/': `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Accueil - Médiathèque Les Saules</title><meta name="description" content="Livres, musique et ateliers pour tous au bord de la Loire."></head><body><a href="/horaires-acces-contact">Horaires et accès</a><a href="/lequipe">L'équipe</a></body></html>`,
    '/lequipe': `<!doctype html><html lang="fr"><meta charset="utf-8"><title>L'équipe</title><h2>Direction</h2><p>Mme Hélène Chastaing</p><h2>Section jeunesse</h2><p>Mme Odile Rambaud</p><h2>Numérique</h2><p>M. Sofiane Kaci</p>`,
    '/horaires-acces-contact': `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Horaires et accès</title><p>Place du Port, 49400 Saumur</p><p>Mardi : 14h-18h. Mercredi : 10h-12h et 14h-18h.</p><p>Accueil : 02 41 00 08 08</p><p>mediatheque [arobase] mediatheque-les-saules.example</p>`,
  },
  truth: {
    names: ['Médiathèque Les Saules'],
    descriptions: ['Livres, musique et ateliers pour tous au bord de la Loire.'],
    people: [
      ['Hélène Chastaing', 'Direction'],
      ['Odile Rambaud', 'Section jeunesse'],
      ['Sofiane Kaci', 'Numérique'],
    ],
    emails: [['mediatheque@mediatheque-les-saules.example', 'role']],
    phones: ['+33241000808'],
    addresses: [['Place du Port', '49400', 'Saumur']],
  },
};

/** Spanish of Argentina: a union, officers in a list with colons. */
const gremio: FictionalSite = {
  host: 'gremiodelrio.example',
  pages: {
    '/': `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><title>Gremio del Río - Trabajadores fluviales</title><meta property="og:site_name" content="Gremio del Río"></head><body><a href="/autoridades-directiva">Autoridades</a> <a href="/contacto">Contacto</a></body></html>`,
    '/autoridades-directiva': `<!doctype html><html lang="es-AR"><meta charset="utf-8"><title>Autoridades</title><h1>Comisión directiva 2025–2027</h1><ul><li>Secretaria general: Mirta Ledesma</li><li>Secretario adjunto: Néstor Aguirre</li><li>Prosecretaria de actas: Lorena Paz</li></ul>`,
    '/contacto': `<!doctype html><html lang="es-AR"><meta charset="utf-8"><title>Contacto</title><p>Tel.: (0341) 555-0888</p><p>Correo: prensa@gremiodelrio.example / afiliados@gremiodelrio.example</p><p><a href="https://www.instagram.com/gremiodelrio">Instagram</a> <a href="https://www.youtube.com/@gremiodelrio">YouTube</a></p>`,
  },
  truth: {
    names: ['Gremio del Río'],
    people: [
      ['Mirta Ledesma', 'Secretaria general'],
      ['Néstor Aguirre', 'Secretario adjunto'],
      ['Lorena Paz', 'Prosecretaria de actas'],
    ],
    emails: [
      ['prensa@gremiodelrio.example', 'role'],
      ['afiliados@gremiodelrio.example', 'role'],
    ],
    phones: ['+543415550888'],
    profiles: ['https://www.instagram.com/gremiodelrio', 'https://www.youtube.com/@gremiodelrio'],
  },
};

/** Italian: microformats for people, a mailto with entities. */
const osservatorio: FictionalSite = {
  host: 'osservatorio-monteluna.example',
  pages: {
    '/': `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Osservatorio Monteluna</title><meta name="description" content="Osservatorio astronomico gestito da volontari, aperto il venerdì sera."></head><body><h1>Osservatorio Monteluna</h1><a href="/soci-staff">I soci</a><a href="/contatti">Contatti</a></body></html>`,
    '/soci-staff': `<!doctype html><html lang="it"><meta charset="utf-8"><title>I soci</title><div class="h-card"><p class="p-name">Fulvio Zanon</p><p class="p-role">Presidente</p></div><div class="h-card"><p class="p-name">Ilaria Dal Pozzo</p><p class="p-role">Responsabile della cupola</p></div>`,
    '/contatti': `<!doctype html><html lang="it"><meta charset="utf-8"><title>Contatti</title><p>Località Monteluna 8, 32043 Cortina d'Ampezzo BL</p><p>Telefono e WhatsApp: 0436 000 808</p><p><a href="&#109;ailto:stelle&#64;osservatorio-monteluna.example">scrivi alle stelle</a></p>`,
  },
  truth: {
    names: ['Osservatorio Monteluna'],
    descriptions: ['Osservatorio astronomico gestito da volontari, aperto il venerdì sera.'],
    people: [
      ['Fulvio Zanon', 'Presidente'],
      ['Ilaria Dal Pozzo', 'Responsabile della cupola'],
    ],
    emails: [['stelle@osservatorio-monteluna.example', 'role']],
    phones: ['+390436000808'],
    addresses: [['Località Monteluna 8', '32043', "Cortina d'Ampezzo"]],
  },
};

/** Brazilian Portuguese: a school of samba, roles after a dash, an address with its quarter. */
const escolaSol: FictionalSite = {
  host: 'escolasolnascente.example',
  pages: {
    '/': `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Sol Nascente - Escola de Samba</title><meta name="application-name" content="Sol Nascente"></head><body><a href="/diretoria-equipe">Diretoria</a><a href="/contato">Contato</a></body></html>`,
    '/diretoria-equipe': `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Diretoria</title><p>Presidente – Ubirajara Santana</p><p>Vice-presidente – Neide Coutinho</p><p>Mestre de bateria – Wanderson Luz</p>`,
    '/contato': `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Contato</title><p>Fone: (21) 3000-0808</p><p>escola@escolasolnascente.example</p>`,
  },
  truth: {
    names: ['Sol Nascente'],
    people: [
      ['Ubirajara Santana', 'Presidente'],
      ['Neide Coutinho', 'Vice-presidente'],
      ['Wanderson Luz', 'Mestre de bateria'],
    ],
    emails: [['escola@escolasolnascente.example', 'role']],
    phones: ['+552130000808'],
  },
};

export const ROMANCE_LANGUAGES = [mediatheque, gremio, osservatorio, escolaSol];
