import type { FictionalSite } from '../fictional-site.js';

/** A kindergarten: an accordion of groups, people with what they look after. */
const wurzelkinder: FictionalSite = {
  host: 'wurzelkinder-lahr.example',
  pages: {
    '/': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Waldkindergarten Wurzelkinder e. V. - Lahr</title><meta name="description" content="Bei jedem Wetter draußen: zwei Gruppen für Kinder ab drei."></head><body><ul class="mod-menu"><li><a href="/index.php/konzept">Konzept</a></li><li><a href="/index.php/paedagogisches-team">Pädagogisches Team</a></li><li><a href="/index.php/kontaktformular">Kontaktformular</a></li><li><a href="/index.php/impressum">Impressum</a></li></ul></body></html>`,
    '/index.php/konzept': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Konzept</title></head><body><h2>Konzept</h2><p>Nach Friedrich Fröbel spielt das Kind, um zu lernen.</p></body></html>`,
    '/index.php/paedagogisches-team': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Pädagogisches Team</title></head><body><h2>Unser pädagogisches Team</h2><h4>Gruppe Eichhörnchen</h4><p><em>Annegret Schächtele</em><br />Gruppenleitung</p><p><em>Jannik Obergföll</em><br />Zweitkraft</p><h4>Gruppe Dachse</h4><p><em>Milena Petrović</em><br />Gruppenleitung</p></body></html>`,
    '/index.php/kontaktformular': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Kontaktformular</title></head><body><form><label>Name</label><input><label>E-Mail</label><input placeholder="name@beispiel.de"></form></body></html>`,
    '/index.php/impressum': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Impressum</title></head><body><p>Waldkindergarten Wurzelkinder e. V.</p><p>Altvaterstraße 18</p><p>77933 Lahr</p><p>Vertreten durch den Vorstand: Cornelia Faißt und Thomas Rieger</p><p>Registergericht: Amtsgericht Freiburg, VR 390123</p><p>Fon 030 23125 818, E-Mail vorstand [ät] wurzelkinder-lahr.example</p></body></html>`,
  },
  truth: {
    names: ['Waldkindergarten Wurzelkinder e. V.', 'Waldkindergarten Wurzelkinder'],
    descriptions: ['Bei jedem Wetter draußen: zwei Gruppen für Kinder ab drei.'],
    people: [
      ['Annegret Schächtele', 'Gruppenleitung'],
      ['Jannik Obergföll', 'Zweitkraft'],
      ['Milena Petrović', 'Gruppenleitung'],
      ['Cornelia Faißt', null],
      ['Thomas Rieger', null],
    ],
    emails: [['vorstand@wurzelkinder-lahr.example', 'role']],
    phones: ['+493023125818'],
    addresses: [['Altvaterstraße 18', '77933', 'Lahr']],
  },
};

/** A French clinic of vets: opening hours, a grid of linked cards. */
const vetDuLac: FictionalSite = {
  host: 'veterinaires-du-lac.example',
  pages: {
    '/': `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Clinique vétérinaire du Lac</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"VeterinaryCare","name":"Clinique vétérinaire du Lac","openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":"Monday","opens":"08:30","closes":"19:00"}],"address":{"@type":"PostalAddress","streetAddress":"18 avenue du Petit Port","postalCode":"74940","addressLocality":"Annecy","addressCountry":"FR"},"telephone":"04 50 55 08 18"}</script></head><body><a href="/equipe-soignante">Équipe soignante</a><a href="/prendre-rendez-vous">Prendre rendez-vous</a></body></html>`,
    '/equipe-soignante': `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Équipe soignante</title></head><body><h1>Équipe soignante</h1><ul class="grille"><li><a href="/dr-chapuis"><span class="photo"></span><span class="t">Dr Solène Chapuis</span><span class="s">Vétérinaire associée</span></a></li><li><a href="/dr-benali"><span class="photo"></span><span class="t">Dr Yanis Benali</span><span class="s">Vétérinaire</span></a></li><li><a href="/melanie"><span class="photo"></span><span class="t">Mélanie Dufresne</span><span class="s">ASV</span></a></li></ul></body></html>`,
    '/prendre-rendez-vous': `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Prendre rendez-vous</title></head><body><p>Appelez-nous au 04 50 55 08 18 ou écrivez à accueil@veterinaires-du-lac.example.</p></body></html>`,
  },
  truth: {
    names: ['Clinique vétérinaire du Lac'],
    people: [
      ['Solène Chapuis', 'Vétérinaire associée'],
      ['Yanis Benali', 'Vétérinaire'],
      ['Mélanie Dufresne', 'ASV'],
    ],
    emails: [['accueil@veterinaires-du-lac.example', 'role']],
    phones: ['+33450550818'],
    addresses: [['18 avenue du Petit Port', '74940', 'Annecy']],
  },
};

/** A Finnish publisher: a list of contacts by what they are asked about. */
const hiisi: FictionalSite = {
  host: 'hiisikustannus.example',
  pages: {
    '/': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Hiisi Kustannus</title><meta property="og:site_name" content="Hiisi Kustannus"></head><body><a href="/kirjat">Kirjat</a><a href="/ota-yhteytta">Ota yhteyttä</a></body></html>`,
    '/kirjat': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Kirjat</title></head><body><div class="kirja"><h3>Yön Talo</h3><p>Aino Kettunen</p></div></body></html>`,
    '/ota-yhteytta': `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Ota yhteyttä</title></head><body><h1>Ota yhteyttä</h1><p><strong>Käsikirjoitukset</strong><br>Riikka Salmela<br>riikka.salmela@hiisikustannus.example</p><p><strong>Myynti</strong><br>Otso Hiltunen<br>otso.hiltunen@hiisikustannus.example</p><p>Hiisi Kustannus Oy<br>Kauppakatu 18 B<br>33210 Tampere</p><p>Y-tunnus 1234567-8</p></body></html>`,
  },
  truth: {
    names: ['Hiisi Kustannus', 'Hiisi Kustannus Oy'],
    people: [
      ['Riikka Salmela', 'Käsikirjoitukset'],
      ['Otso Hiltunen', 'Myynti'],
    ],
    emails: [
      ['riikka.salmela@hiisikustannus.example', 'personal'],
      ['otso.hiltunen@hiisikustannus.example', 'personal'],
    ],
    addresses: [['Kauppakatu 18 B', '33210', 'Tampere']],
  },
};

/** A Czech farm: a shop with products, a family with what each does. */
const statek: FictionalSite = {
  host: 'statekulipy.example',
  pages: {
    '/': `<!doctype html><html lang="cs-CZ"><head><meta charset="utf-8"><title>Statek U Lípy | Kozí sýry z Vysočiny</title><meta name="description" content="Kozí sýry, jogurty a dny otevřených dveří."></head><body><header><span class="logo-text">Statek U Lípy</span></header><a href="/syry">Sýry</a><a href="/o-statku">O statku</a><a href="/kontakt">Kontakt</a></body></html>`,
    '/syry': `<!doctype html><html lang="cs-CZ"><head><meta charset="utf-8"><title>Sýry</title></head><body><div class="zbozi"><h3>Bílá Paní</h3><p>čerstvý sýr</p></div><div class="zbozi"><h3>Starý Mlynář</h3><p>zrající sýr</p></div></body></html>`,
    '/o-statku': `<!doctype html><html lang="cs-CZ"><head><meta charset="utf-8"><title>O statku</title></head><body><h1>O statku</h1><div class="sloupce"><div><h3>Markéta Vondráčková</h3><p>sýrařka</p></div><div><h3>Ondřej Vondráček</h3><p>stáj a pole</p></div></div></body></html>`,
    '/kontakt': `<!doctype html><html lang="cs-CZ"><head><meta charset="utf-8"><title>Kontakt</title></head><body><p>Statek U Lípy, Lhotka 18, 588 56 Telč</p><p>tel: 567 550 818</p><p>statek@statekulipy.example</p><p><a href="https://www.instagram.com/statekulipy/">Instagram</a></p></body></html>`,
  },
  truth: {
    names: ['Statek U Lípy'],
    descriptions: ['Kozí sýry, jogurty a dny otevřených dveří.'],
    people: [
      ['Markéta Vondráčková', 'sýrařka'],
      ['Ondřej Vondráček', 'stáj a pole'],
    ],
    emails: [['statek@statekulipy.example', 'role']],
    phones: ['+420567550818'],
    addresses: [['Lhotka 18', '588 56', 'Telč']],
    profiles: ['https://www.instagram.com/statekulipy'],
  },
};

/** An Italian parish: a priest, a table of offices, a long line of contacts. */
const parrocchia: FictionalSite = {
  host: 'parrocchiasanvito.example',
  pages: {
    '/': `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Parrocchia San Vito - Home</title></head><body><h1>Parrocchia San Vito</h1><a href="/la-comunita">La comunità</a><a href="/orari">Orari</a><a href="/contatti">Contatti</a></body></html>`,
    '/la-comunita': `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>La comunità</title></head><body><h2>Chi siamo</h2><table><tr><td>Parroco</td><td>don Ermanno Zoppi</td></tr><tr><td>Diacono</td><td>Silvano Mantelli</td></tr><tr><td>Catechesi</td><td>suor Chiara Lunghi</td></tr></table></body></html>`,
    '/orari': `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Orari</title></head><body><p>Messa: domenica 10.30</p></body></html>`,
    '/contatti': `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Contatti</title></head><body><p>Piazza della Chiesa, 8 - 27029 Vigevano (PV) - Tel. 0381 550818 - email: parrocchia@parrocchiasanvito.example - IBAN IT60X0542811101000000123456</p></body></html>`,
  },
  truth: {
    names: ['Parrocchia San Vito'],
    people: [
      ['Ermanno Zoppi', 'Parroco'],
      ['Silvano Mantelli', 'Diacono'],
      ['Chiara Lunghi', 'Catechesi'],
    ],
    emails: [['parrocchia@parrocchiasanvito.example', 'role']],
    phones: ['+390381550818'],
    addresses: [['Piazza della Chiesa, 8', '27029', 'Vigevano']],
  },
};

export const NEAR = [wurzelkinder, vetDuLac, hiisi, statek, parrocchia];
