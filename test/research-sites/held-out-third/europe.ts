import type { FictionalSite } from '../fictional-site.js';

/** A physiotherapy practice: a page builder's widgets, icons in front of contacts. */
const bewegt: FictionalSite = {
  host: 'praxis-bewegt.example',
  pages: {
    '/': `<!doctype html><html lang="de-DE"><head><meta charset="utf-8"><title>Physiotherapie in Soest &#8211; Praxis Bewegt</title><meta name="description" content="Krankengymnastik, Manuelle Therapie und Rückenschule in Soest."><link rel="canonical" href="https://praxis-bewegt.example/"></head><body><div class="elementor elementor-12"><nav><a href="https://praxis-bewegt.example/unser-team/">Unser Team</a><a href="https://praxis-bewegt.example/leistungen/">Leistungen</a><a href="https://praxis-bewegt.example/impressum/">Impressum</a></nav><section><div class="elementor-icon-list-item"><i class="fas fa-phone"></i><span class="elementor-icon-list-text">030 23125 611</span></div><div class="elementor-icon-list-item"><i class="fas fa-envelope"></i><span class="elementor-icon-list-text">termin@praxis-bewegt.example</span></div></section></div></body></html>`,
    '/unser-team/': `<!doctype html><html lang="de-DE"><head><meta charset="utf-8"><title>Unser Team &#8211; Praxis Bewegt</title></head><body><section class="elementor-section"><div class="elementor-column"><div class="elementor-image-box-wrapper"><figure class="elementor-image-box-img"><img src="a.jpg" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Wiebke Harms</h3><p class="elementor-image-box-description">Praxisinhaberin, Physiotherapeutin</p></div></div></div><div class="elementor-column"><div class="elementor-image-box-wrapper"><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Tarek Yılmaz</h3><p class="elementor-image-box-description">Sportphysiotherapeut</p></div></div></div><div class="elementor-column"><div class="elementor-image-box-wrapper"><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Helga Ossowski</h3><p class="elementor-image-box-description">Rezeption</p></div></div></div></section></body></html>`,
    '/impressum/': `<!doctype html><html lang="de-DE"><head><meta charset="utf-8"><title>Impressum &#8211; Praxis Bewegt</title></head><body><h1>Impressum</h1><p>Praxis Bewegt<br />Wiebke Harms<br />Jakobistraße 31-33<br />59494 Soest</p><p>Telefon 030 / 23125-611<br />Fax 030 / 23125-612</p><p>Zuständige Aufsichtsbehörde: Gesundheitsamt Kreis Soest, Hoher Weg 1-3, 59494 Soest</p><p>IK-Nummer: 590123456</p></body></html>`,
  },
  truth: {
    names: ['Praxis Bewegt'],
    descriptions: ['Krankengymnastik, Manuelle Therapie und Rückenschule in Soest.'],
    people: [
      ['Wiebke Harms', 'Praxisinhaberin, Physiotherapeutin'],
      ['Tarek Yılmaz', 'Sportphysiotherapeut'],
      ['Helga Ossowski', 'Rezeption'],
    ],
    emails: [['termin@praxis-bewegt.example', 'role']],
    phones: ['+493023125611', '+493023125612'],
    addresses: [['Jakobistraße 31-33', '59494', 'Soest']],
  },
};

/** A Belgian theatre group: two languages, people in a definition table, a VAT number. */
const papieren: FictionalSite = {
  host: 'papierentheater.example',
  pages: {
    '/': `<!doctype html><html lang="nl-BE"><head><meta charset="utf-8"><title>Papieren Theater vzw</title><meta property="og:site_name" content="Papieren Theater"></head><body><div id="lang"><a href="/fr">FR</a></div><ul><li><a href="/wie-zijn-we">Wie zijn we</a></li><li><a href="/contacteer-ons">Contacteer ons</a></li></ul></body></html>`,
    '/wie-zijn-we': `<!doctype html><html lang="nl-BE"><head><meta charset="utf-8"><title>Wie zijn we</title></head><body><h1>Wie zijn we</h1><table><tr><td><b>Lieve Verstraeten</b></td><td>artistieke leiding</td></tr><tr><td><b>Joris De Backer</b></td><td>decor en poppen</td></tr><tr><td><b>Amina Bouzid</b></td><td>muziek</td></tr></table></body></html>`,
    '/contacteer-ons': `<!doctype html><html lang="nl-BE"><head><meta charset="utf-8"><title>Contact</title></head><body><p>Papieren Theater vzw, Drukkerijstraat 21 bus 3, 2800 Mechelen, België</p><p>BTW BE 0123.456.749</p><p>015 55 06 11</p><p><a href="mailto:lieve@papierentheater.example">lieve@papierentheater.example</a></p><p>Volg ons op <a href="https://www.facebook.com/papierentheater/?ref=hl">Facebook</a> en <a href="https://vimeo.com/papierentheater">Vimeo</a>.</p></body></html>`,
  },
  truth: {
    names: ['Papieren Theater', 'Papieren Theater vzw'],
    people: [
      ['Lieve Verstraeten', 'artistieke leiding'],
      ['Joris De Backer', 'decor en poppen'],
      ['Amina Bouzid', 'muziek'],
    ],
    emails: [['lieve@papierentheater.example', 'personal']],
    phones: ['+3215550611'],
    addresses: [['Drukkerijstraat 21 bus 3', '2800', 'Mechelen']],
    profiles: ['https://www.facebook.com/papierentheater', 'https://vimeo.com/papierentheater'],
  },
};

/** A Danish brewery: a feed of beers, two people in captions, a footer of spans. */
const havbryg: FictionalSite = {
  host: 'havbryg.example',
  pages: {
    '/': `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>Havbryg | Mikrobryggeri på Ærø</title><meta property="og:title" content="Havbryg"><meta property="og:description" content="Øl brygget med havsalt og tålmodighed."></head><body><a href="/om-os">Om os</a><div class="beer"><h3>Sort Sild</h3><p>Porter, 6,2 %</p></div><div class="beer"><h3>Lys Måge</h3><p>Pilsner, 4,8 %</p></div><footer><span>Havbryg ApS</span> <span>Havnen 2</span>, <span>5970 Ærøskøbing</span> · <span>CVR 12345674</span> · <a href="tel:+4562550611">62 55 06 11</a> · <a href="mailto:hej@havbryg.example">hej@havbryg.example</a></footer></body></html>`,
    '/om-os': `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>Om os | Havbryg</title></head><body><h1>Om os</h1><figure><img src="1.jpg"><figcaption>Mette Krogh, brygmester</figcaption></figure><figure><img src="2.jpg"><figcaption>Søren Bak Lauridsen, salg og logistik</figcaption></figure><figure><img src="3.jpg"><figcaption>Kedlerne, købt i Bamberg</figcaption></figure></body></html>`,
  },
  truth: {
    names: ['Havbryg', 'Havbryg ApS'],
    descriptions: ['Øl brygget med havsalt og tålmodighed.'],
    people: [
      ['Mette Krogh', 'brygmester'],
      ['Søren Bak Lauridsen', 'salg og logistik'],
    ],
    emails: [['hej@havbryg.example', 'role']],
    phones: ['+4562550611'],
    addresses: [['Havnen 2', '5970', 'Ærøskøbing']],
  },
};

/** A Portuguese band school: roles as headings over several names. */
const filarmonica: FictionalSite = {
  host: 'filarmonicadoalva.example',
  pages: {
    '/': `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Sociedade Filarmónica do Alva</title><meta name="description" content="Música e escola desde 1887."></head><body><h1>Sociedade Filarmónica do Alva</h1><a href="/direcao.html">Direção</a> <a href="/contactos.html">Contactos</a></body></html>`,
    '/direcao.html': `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Direção</title></head><body><h2>Direção 2024–2026</h2><p><strong>Presidente:</strong> Fernanda Quaresma</p><p><strong>Tesoureiro:</strong> Rui Palhinha</p><p><strong>Maestro:</strong> António José Bugalho</p></body></html>`,
    '/contactos.html': `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Contactos</title></head><body><p>Morada: Largo do Coreto, n.º 6<br>3300-118 Arganil</p><p>Telefone: 235 550 611 (chamada para a rede fixa nacional)</p><p>Correio eletrónico: geral@filarmonicadoalva.example</p></body></html>`,
  },
  truth: {
    names: ['Sociedade Filarmónica do Alva'],
    descriptions: ['Música e escola desde 1887.'],
    people: [
      ['Fernanda Quaresma', 'Presidente'],
      ['Rui Palhinha', 'Tesoureiro'],
      ['António José Bugalho', 'Maestro'],
    ],
    emails: [['geral@filarmonicadoalva.example', 'role']],
    phones: ['+351235550611'],
    addresses: [['Largo do Coreto, n.º 6', '3300-118', 'Arganil']],
  },
};

/** A Croatian climbing club. */
const stijena: FictionalSite = {
  host: 'pk-stijena.example',
  pages: {
    '/': `<!doctype html><html lang="hr"><head><meta charset="utf-8"><title>Početna - Penjački klub Stijena</title></head><body><div class="logo"><img src="/img/logo-stijena.png" alt="Penjački klub Stijena"></div><a href="/o-klubu/uprava">Uprava</a><a href="/kontakt">Kontakt</a></body></html>`,
    '/o-klubu/uprava': `<!doctype html><html lang="hr"><head><meta charset="utf-8"><title>Uprava - Penjački klub Stijena</title></head><body><h1>Uprava kluba</h1><div class="row"><div class="col"><h4>Ivana Perković</h4><h6>predsjednica</h6></div><div class="col"><h4>Hrvoje Šimić</h4><h6>oružar</h6></div><div class="col"><h4>Dunja Babić Horvat</h4><h6>voditeljica škole</h6></div></div></body></html>`,
    '/kontakt': `<!doctype html><html lang="hr"><head><meta charset="utf-8"><title>Kontakt</title></head><body><p>Adresa: Ulica kralja Zvonimira 8, 22000 Šibenik</p><p>OIB: 12345678903, IBAN: HR1210010051863000160</p><p>Mob: 091 555 0611</p><p>E-mail: info [at] pk-stijena [dot] example</p></body></html>`,
  },
  truth: {
    names: ['Penjački klub Stijena'],
    people: [
      ['Ivana Perković', 'predsjednica'],
      ['Hrvoje Šimić', 'oružar'],
      ['Dunja Babić Horvat', 'voditeljica škole'],
    ],
    emails: [['info@pk-stijena.example', 'role']],
    phones: ['+385915550611'],
    addresses: [['Ulica kralja Zvonimira 8', '22000', 'Šibenik']],
  },
};

/** A Bulgarian community centre. */
const chitalishte: FictionalSite = {
  host: 'izvor1894.example',
  pages: {
    '/': `<!doctype html><html lang="bg"><head><meta charset="utf-8"><title>Народно читалище „Извор 1894“</title><meta property="og:site_name" content="Народно читалище „Извор 1894“"></head><body><a href="/za-nas">За нас</a><a href="/kontakti">Контакти</a></body></html>`,
    '/za-nas': `<!doctype html><html lang="bg"><head><meta charset="utf-8"><title>За нас</title></head><body><h1>За нас</h1><h2>Настоятелство</h2><ul><li>Председател: Росица Дончева</li><li>Секретар: Пламен Илиев</li><li>Библиотекар: Венета Станчева</li></ul></body></html>`,
    '/kontakti': `<!doctype html><html lang="bg"><head><meta charset="utf-8"><title>Контакти</title></head><body><p>ул. „Васил Левски“ № 14<br>5300 Габрово</p><p>Телефон: 066 855 061</p><p>izvor@izvor1894.example</p></body></html>`,
  },
  truth: {
    names: ['Народно читалище „Извор 1894“', 'Народно читалище Извор 1894'],
    people: [
      ['Росица Дончева', 'Председател'],
      ['Пламен Илиев', 'Секретар'],
      ['Венета Станчева', 'Библиотекар'],
    ],
    emails: [['izvor@izvor1894.example', 'role']],
    phones: ['+35966855061'],
    addresses: [['ул. „Васил Левски“ № 14', '5300', 'Габрово']],
  },
};

/** A Catalan cooperative: an address with a comma before its town. */
const teranyina: FictionalSite = {
  host: 'lateranyina.example',
  pages: {
    '/': `<!doctype html><html lang="ca"><head><meta charset="utf-8"><title>La Teranyina, SCCL | Inici</title><meta property="og:site_name" content="La Teranyina"><meta name="description" content="Teixim roba i barri des de Sants."></head><body><a href="/qui-som">Qui som</a><a href="/contacte">Contacte</a></body></html>`,
    '/qui-som': `<!doctype html><html lang="ca"><head><meta charset="utf-8"><title>Qui som</title></head><body><h1>Qui som</h1><div class="persones"><p><span class="nom">Mireia Puigdevall</span> <span class="carrec">coordinació</span></p><p><span class="nom">Oriol Casanovas</span> <span class="carrec">taller de costura</span></p></div></body></html>`,
    '/contacte': `<!doctype html><html lang="ca"><head><meta charset="utf-8"><title>Contacte</title></head><body><p>Carrer de Sants, 118, baixos<br>08028 Barcelona</p><p>Tel. 935 55 06 11</p><p>hola@lateranyina.example</p><p><a rel="me" href="https://social.example/@teranyina">Mastodon</a></p></body></html>`,
  },
  truth: {
    names: ['La Teranyina', 'La Teranyina, SCCL'],
    descriptions: ['Teixim roba i barri des de Sants.'],
    people: [
      ['Mireia Puigdevall', 'coordinació'],
      ['Oriol Casanovas', 'taller de costura'],
    ],
    emails: [['hola@lateranyina.example', 'role']],
    phones: ['+34935550611'],
    addresses: [['Carrer de Sants, 118, baixos', '08028', 'Barcelona']],
    profiles: ['https://social.example/@teranyina'],
  },
};

export const EUROPE = [bewegt, papieren, havbryg, filarmonica, stijena, chitalishte, teranyina];
