import type { FictionalSite } from '../fictional-site.js';

/** Made by hand long ago: frames of tables, no paragraphs; English. */
const millpond: FictionalSite = {
  host: 'millpondplayers.example',
  pages: {
    '/': `<html lang="en-gb"><head><title>The Millpond Players</title><meta name="description" content="Amateur dramatics in Tetbury since 1951, with two plays and a pantomime each year."></head><body background="curtain.gif"><h1 align=center>The Millpond Players</h1><table><tr><td width=150><a href="whoswho-people.html">Who's who</a><br><a href="contact.html">Contact us</a><td>Our next play is <i>The Winter's Tale</i>, 12-14 November. Tickets £9.</table></body></html>`,
    '/whoswho-people.html': `<html lang="en-gb"><title>Who's who</title><body><h2>Committee 2025/26</h2>Chair: Sylvia Penhaligon<br>Secretary: Desmond Achebe<br>Treasurer: Post vacant<br>Wardrobe: Lottie Fairweather<p>Life members: Sir Basil Croft, Mrs Edith Pym</body></html>`,
    '/contact.html': `<html lang="en-gb"><title>Contact us</title><body>The Millpond Players<br>The Old Maltings<br>Silver Street<br>Tetbury<br>Gloucestershire<br>GL8 8ZZ<p>Box office: 020 7946 0129<br>Email: boxoffice at millpondplayers dot example</body></html>`,
  },
  truth: {
    names: ['The Millpond Players'],
    descriptions: ['Amateur dramatics in Tetbury since 1951, with two plays and a pantomime each year.'],
    people: [
      ['Sylvia Penhaligon', 'Chair'],
      ['Desmond Achebe', 'Secretary'],
      ['Lottie Fairweather', 'Wardrobe'],
      ['Basil Croft', 'Life members'],
      ['Edith Pym', 'Life members'],
    ],
    emails: [['boxoffice@millpondplayers.example', 'role']],
    phones: ['+442079460129'],
    addresses: [['Silver Street', 'GL8 8ZZ', 'Tetbury']],
  },
};

/** Headings that say what follows, values on the next line; American English. */
const bluestem: FictionalSite = {
  host: 'bluestemlegal.example',
  pages: {
    '/': `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Bluestem Legal Aid | Free civil legal help in eastern Kansas</title><meta name="description" content="Free civil legal help for people with low incomes in eastern Kansas."><meta property="og:site_name" content="Bluestem Legal Aid"></head><body><nav><a href="/our-staff">Our staff</a><a href="/offices-contact">Offices</a></nav></body></html>`,
    '/our-staff': `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Our staff</title><h1>Our staff</h1><h2>Leadership</h2><p><strong>Geraldine Whitehorse</strong><br>Executive Director<br>gwhitehorse@bluestemlegal.example</p><p><strong>Marcus Oyelaran, Esq.</strong><br>Managing Attorney, Housing<br>moyelaran@bluestemlegal.example</p><h2>Intake</h2><p><strong>Tam Nguyen</strong><br>Intake Specialist (English, Vietnamese)</p>`,
    '/offices-contact': `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Offices</title><h3>Topeka</h3><p>129 SW Prairie Avenue, Suite 300<br>Topeka, KS 66603<br>Toll-free: 1-785-555-0129</p><h3>Lawrence</h3><p>1290 Tennessee Street<br>Lawrence, KS 66044-1290<br>(785) 555-0192</p><p>intake@bluestemlegal.example</p><p><small>EIN 48-0000000. Attorney advertising.</small></p>`,
  },
  truth: {
    names: ['Bluestem Legal Aid'],
    descriptions: ['Free civil legal help for people with low incomes in eastern Kansas.'],
    people: [
      ['Geraldine Whitehorse', 'Executive Director'],
      ['Marcus Oyelaran', 'Managing Attorney, Housing'],
      ['Tam Nguyen', 'Intake Specialist (English, Vietnamese)'],
    ],
    emails: [
      ['gwhitehorse@bluestemlegal.example', 'personal'],
      ['moyelaran@bluestemlegal.example', 'personal'],
      ['intake@bluestemlegal.example', 'role'],
    ],
    phones: ['+17855550129', '+17855550192'],
    addresses: [
      ['129 SW Prairie Avenue, Suite 300', '66603', 'Topeka'],
      ['1290 Tennessee Street', '66044-1290', 'Lawrence'],
    ],
  },
};

/** Everything in one list of emphasised labels; Dutch. */
const zeekleiboeren: FictionalSite = {
  host: 'zeekleiboeren.example',
  pages: {
    '/': `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Zeekleiboeren – samen sterk op de klei</title><meta name="application-name" content="Zeekleiboeren"></head><body><main><h1>Zeekleiboeren</h1><ul><li><em>Adres</em> Dijkweg 29, 4411 AA Rilland</li><li><em>Telefoon</em> 0113 555 129</li><li><em>Mail</em> <a href="mailto:boeren@zeekleiboeren.example">boeren@zeekleiboeren.example</a></li></ul><p><a href="/wie-zijn-wij-team">Wie zijn wij</a></p></main></body></html>`,
    '/wie-zijn-wij-team': `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Wie zijn wij</title><h2>Wie zijn wij</h2><div class="persoon"><div class="persoon-naam">Marijke de Regt</div><div class="persoon-rol">Voorzitter, akkerbouwer in Rilland</div></div><div class="persoon"><div class="persoon-naam">Ko van Oeveren</div><div class="persoon-rol">Uienteler</div></div>`,
  },
  truth: {
    names: ['Zeekleiboeren'],
    people: [
      ['Marijke de Regt', 'Voorzitter, akkerbouwer in Rilland'],
      ['Ko van Oeveren', 'Uienteler'],
    ],
    emails: [['boeren@zeekleiboeren.example', 'role']],
    phones: ['+31113555129'],
    addresses: [['Dijkweg 29', '4411 AA', 'Rilland']],
  },
};

/** Prose that names people who are none of its own; Italian. */
const vignaSanLupo: FictionalSite = {
  host: 'vignasanlupo.example',
  pages: {
    '/': `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Vigna San Lupo | Vino naturale dal Sannio</title></head><body><a href="/"><img class="logo" src="logo.png" alt="Vigna San Lupo"></a><a href="/contatti">Contatti</a><a href="/la-storia-chi-siamo">Chi siamo</a><p>Il regista Ettore Santamaria ha girato qui il suo ultimo film.</p></body></html>`,
    '/contatti': `<!doctype html><html lang="it"><meta charset="utf-8"><title>Contatti</title><p><b>Vigna San Lupo soc. agr.</b><br>Contrada Piana 29 - 82034 San Lupo (BN)<br>tel/fax 0824 000 129<br>cantina@vignasanlupo.example - PEC: vignasanlupo@pec-posta.it<br>P.IVA 01234567890</p>`,
    '/la-storia-chi-siamo': `<!doctype html><html lang="it"><meta charset="utf-8"><title>Chi siamo</title><p>Nel 1958 nonno Gaetano piantò le prime viti. Oggi in azienda lavorano:</p><ul><li>Filomena Iannella - enologa</li><li>Rocco Iannella - responsabile vigneti</li></ul>`,
  },
  truth: {
    names: ['Vigna San Lupo', 'Vigna San Lupo soc. agr.'],
    people: [
      ['Filomena Iannella', 'enologa'],
      ['Rocco Iannella', 'responsabile vigneti'],
    ],
    emails: [
      ['cantina@vignasanlupo.example', 'role'],
      ['vignasanlupo@pec-posta.it', 'role'],
    ],
    phones: ['+390824000129'],
    addresses: [['Contrada Piana 29', '82034', 'San Lupo']],
  },
};

export const HAND_MADE = [millpond, bluestem, zeekleiboeren, vignaSanLupo];
