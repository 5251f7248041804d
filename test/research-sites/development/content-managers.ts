import type { FictionalSite } from '../fictional-site.js';

/** Fields of a content manager, each in elements of its own; German. */
const seenplatte: FictionalSite = {
  host: 'paddelverein-seenplatte.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="de" dir="ltr"><head><meta charset="utf-8" /><title>Startseite | Paddelverein Seenplatte 1926 e. V.</title><meta name="description" content="Wanderfahrten, Jugendtraining und Bootsverleih an der Müritz." /></head><body class="path-frontpage"><div class="region region-header"><a href="/" rel="home">Paddelverein Seenplatte 1926 e. V.</a></div><nav><ul class="menu"><li><a href="/node/3">Vorstand</a></li><li><a href="/node/4">Kontakt</a></li><li><a href="/node/5">Fahrtenbuch</a></li></ul></nav><p>Anpaddeln am 18. April 2026, 10 Uhr, Steg 2.</p></body></html>`,
    '/node/3': `<!DOCTYPE html><html lang="de"><meta charset="utf-8"><title>Vorstand</title><div class="view-content"><div class="views-row"><div class="field field--name-title">Gundula Peters</div><div class="field field--name-field-amt"><div class="field__label">Amt</div><div class="field__item">1. Vorsitzende</div></div><div class="field field--name-field-mail"><a href="mailto:peters@paddelverein-seenplatte.example">peters@paddelverein-seenplatte.example</a></div></div><div class="views-row"><div class="field field--name-title">Olaf Krummrey</div><div class="field field--name-field-amt"><div class="field__label">Amt</div><div class="field__item">Bootswart</div></div></div></div>`,
    '/node/4': `<!DOCTYPE html><html lang="de"><meta charset="utf-8"><title>Kontakt</title><div class="field__item"><p>Paddelverein Seenplatte 1926 e. V.<br />Am Seeufer 4<br />17192 Waren (Müritz)</p><p>Bootshaus: Tel. 030 23125 777</p><p>post(ät)paddelverein-seenplatte.example</p></div>`,
  },
  truth: {
    names: ['Paddelverein Seenplatte 1926 e. V.'],
    descriptions: ['Wanderfahrten, Jugendtraining und Bootsverleih an der Müritz.'],
    people: [
      ['Gundula Peters', '1. Vorsitzende'],
      ['Olaf Krummrey', 'Bootswart'],
    ],
    emails: [
      ['post@paddelverein-seenplatte.example', 'role'],
      ['peters@paddelverein-seenplatte.example', 'personal'],
    ],
    phones: ['+493023125777'],
    addresses: [['Am Seeufer 4', '17192', 'Waren']],
  },
};

/** Terms in groups of their own, French. */
const phareDOuessant: FictionalSite = {
  host: 'maison-du-phare.example',
  pages: {
    '/': `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Maison du Phare</title><meta property="og:description" content="Un musée associatif consacré aux gardiens de phare et à leurs familles."></head><body><header>Maison du Phare</header><nav><a href="infos-pratiques-contact.html">Infos pratiques et contact</a> <a href="association-equipe.html">L’association</a></nav></body></html>`,
    '/association-equipe.html': `<!doctype html><html lang="fr"><meta charset="utf-8"><title>L’association</title><h2>Le bureau</h2><dl><div><dt>Présidente</dt><dd>Maëlle Kerbrat</dd></div><div><dt>Trésorier</dt><dd>Yann Tanguy</dd></div><div><dt>Secrétaire</dt><dd>Soizic Le Bihan</dd></div></dl><h2>Nos partenaires</h2><p>Crédit photo : Loïc Moreau</p>`,
    '/infos-pratiques-contact.html': `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Infos pratiques</title><aside><h3>Adresse</h3><p>7 rue du Sémaphore</p><p>29242 Ouessant</p><h3>Téléphone</h3><p>02 98 00 01 29</p><h3>Courriel</h3><p>visites<!-- x -->@maison-du-phare.example</p></aside><p>Tarif : 6,50 €. Ouvert de 10 h à 18 h, du 01/04/2026 au 31/10/2026.</p>`,
  },
  truth: {
    names: ['Maison du Phare'],
    descriptions: ['Un musée associatif consacré aux gardiens de phare et à leurs familles.'],
    people: [
      ['Maëlle Kerbrat', 'Présidente'],
      ['Yann Tanguy', 'Trésorier'],
      ['Soizic Le Bihan', 'Secrétaire'],
    ],
    emails: [['visites@maison-du-phare.example', 'role']],
    phones: ['+33298000129'],
    addresses: [['7 rue du Sémaphore', '29242', 'Ouessant']],
  },
};

/** A page builder's boxes: icon, title, subtitle; Spanish. */
const tallerArcilla: FictionalSite = {
  host: 'tallerarcilla.example',
  pages: {
    '/': `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Taller Arcilla - Cerámica en Úbeda</title><meta property="og:site_name" content="Taller Arcilla"><meta name="description" content="Escuela y taller de cerámica tradicional, abierta a todas las edades."></head><body><div class="elementor-nav-menu"><a class="elementor-item" href="/el-equipo/">El equipo</a><a class="elementor-item" href="/contacta/">Contacta</a></div></body></html>`,
    '/el-equipo/': `<!doctype html><html lang="es"><meta charset="utf-8"><title>El equipo</title><div class="elementor-widget-image-box"><figure><img src="m.jpg" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Macarena Tito</h3><p class="elementor-image-box-description">Alfarera y profesora</p></div></div><div class="elementor-widget-image-box"><figure><img src="p.jpg" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Pablo Moya Góngora</h3><p class="elementor-image-box-description">Responsable de hornos</p></div></div>`,
    '/contacta/': `<!doctype html><html lang="es"><meta charset="utf-8"><title>Contacta</title><ul class="elementor-icon-list-items"><li><span class="elementor-icon-list-icon"></span><span class="elementor-icon-list-text">Calle Valencia, 22, 23400 Úbeda (Jaén)</span></li><li><a href="tel:953000129"><span class="elementor-icon-list-text">953 00 01 29</span></a></li><li><a href="mailto:taller@tallerarcilla.example"><span class="elementor-icon-list-text">taller@tallerarcilla.example</span></a></li><li><a href="https://www.instagram.com/taller.arcilla/"><span class="elementor-icon-list-text">@taller.arcilla</span></a></li></ul>`,
  },
  truth: {
    names: ['Taller Arcilla'],
    descriptions: ['Escuela y taller de cerámica tradicional, abierta a todas las edades.'],
    people: [
      ['Macarena Tito', 'Alfarera y profesora'],
      ['Pablo Moya Góngora', 'Responsable de hornos'],
    ],
    emails: [['taller@tallerarcilla.example', 'role']],
    phones: ['+34953000129'],
    addresses: [['Calle Valencia, 22', '23400', 'Úbeda']],
    profiles: ['https://www.instagram.com/taller.arcilla'],
  },
};

/** An old contact component; Polish. */
const krakowskieSzyny: FictionalSite = {
  host: 'krakowskieszyny.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="pl-pl"><head><meta charset="utf-8"><title>Towarzystwo Krakowskie Szyny</title></head><body><div class="moduletable"><ul class="nav menu"><li class="item-101"><a href="/index.php/kontakt">Kontakt</a></li><li class="item-102"><a href="/index.php/o-towarzystwie">O towarzystwie</a></li></ul></div><p>Ratujemy stare tramwaje.</p></body></html>`,
    '/index.php/kontakt': `<!DOCTYPE html><html lang="pl-pl"><meta charset="utf-8"><title>Kontakt</title><div class="contact"><div class="page-header"><h2><span class="contact-name">Towarzystwo Krakowskie Szyny</span></h2></div><dl class="contact-address dl-horizontal"><dt><span class="jicons-text">Adres:</span></dt><dd><span class="contact-street">ul. Zajezdna 29<br></span></dd><dd><span class="contact-postcode">30-001 </span><span class="contact-suburb">Kraków<br></span></dd><dt>Telefon:</dt><dd><span class="contact-telephone">12 300 01 29</span></dd><dt>E-mail:</dt><dd><span class="contact-emailto"><a href="mailto:zarzad@krakowskieszyny.example">zarzad@krakowskieszyny.example</a></span></dd></dl></div>`,
    '/index.php/o-towarzystwie': `<!DOCTYPE html><html lang="pl-pl"><meta charset="utf-8"><title>O towarzystwie</title><p>Prezes Towarzystwa: Mieczysław Górka</p><p>Skarbniczka: Ewa Nowicka-Zając</p>`,
  },
  truth: {
    names: ['Towarzystwo Krakowskie Szyny'],
    people: [
      ['Mieczysław Górka', 'Prezes Towarzystwa'],
      ['Ewa Nowicka-Zając', 'Skarbniczka'],
    ],
    emails: [['zarzad@krakowskieszyny.example', 'role']],
    phones: ['+48123000129'],
    addresses: [['ul. Zajezdna 29', '30-001', 'Kraków']],
  },
};

export const CONTENT_MANAGERS = [seenplatte, phareDOuessant, tallerArcilla, krakowskieSzyny];
