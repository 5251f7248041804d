import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min';
import type { PhoneValue } from '../../findings.js';
import { tellsOfHouse } from '../../page/page-kinds.js';
import { lineWith } from '../../page/line-of-link.js';
import type { Line, Page } from '../../page/page.js';
import type { DraftOf, Site } from '../draft.js';
import { excerptOf, excerptShowing } from '../excerpt.js';
import { sentenceBefore, speaksOfOurs } from '../others/ours.js';
import { isReachOfOthers } from '../others/reach-of-others.js';
import { standsBesideOwnAddress } from './beside-own-address.js';
import { isCalledHere, namesPapers } from './national-phones.js';
import { personName } from '../names/person-name.js';
import { namesRole } from '../roles/role-words.js';
import { withoutContacts } from './contact-details.js';
import { isDate } from './dates.js';

type PhoneDraft = DraftOf<'phone'>;

/** Digits as people group them; a country code in front, an extension behind a dash. */
const NUMBER =
  /(?<![\p{L}\p{Nd}.,/@_-])(?:[+＋]|\(\+?)?\p{Nd}(?:[ \u00a0]?[-–‐.()（）/ ]?[ ]?\p{Nd}){5,17}(?![\p{L}\p{Nd}]|[.,]\p{Nd})/gu;
const FAX =
  /(?:^|[|/·•,(]\s?)f\s$|(?:^|[\s|/(])f[.:]\s?$|\b(tele)?fax|télécopie|telefaks|faks\b|ファックス|傳真|传真|팩스|פקס|ファクス|فاكس|факс|φαξ/iu;
const PHONE =
  /(?:^|[|/·•,(]\s?)[tpm]\s$|(?:^|[\s|/(])[tpms][.:]\s?$|(?:^|\s)ph\b|\b(tel|tél|tlf|tlph|fon|phone|call|mobile?|cell|handy|portable|móvil|movil|mòbil|kom|gsm|puh|telephone|téléphone|telefono?|teléfono|telefone|telefon|telefoon|telefonisch|puhelin|rufnummer|durchwahl|mob|mobiel|cel|celular|fijo|fisso|cellulare|komórka|mobilní|pevná|matkapuhelin|vodafone|whats ?app|sími|vaihde|päivystys|växel|sentralbord|centralino|centralita|standard|ústředna|ústredňa|centrala|zentrale|telefonzentrale|tlm|telem[oó]vel|telemóvil|tālr|tālrunis|telefonas|telefonnummer|telefonszám|tel[eé]fonos|téléphones|telefoni|telefonní|telp|hp|điện thoại|sđt|đt|telèfon|telefonoa|ffôn|fón|guthán|simu|foon|selfoon|hotline|helpline|toll[- ]?free|freephone|numero verde|num[eé]ro vert|numero unico|linha (?:verde|azul)|línea gratuita|infolin(?:k?a|ia|e)|box office|tfno|tlfno|tfn|tlfn|call us|switchboard|reception|line|tele?fono|appelez|téléphonez|llama|llame|llamen|ring|bel(?:len)?(?: (?:of app(?:en)?|ons|naar|met|gerust|dan))|zadzwoń|dzwoń|volejte|zavolejte|volajte|zavolajte|sunați|nazovite|pokličite|arayın|soita|soittakaa|hívja|hívjon|ligue (?:para|já|agora)|chiamate|sms)\b|(?<!\p{L})\p{L}{3,14}(?:telefon(?:en|et|nummer|nummeret|u|ie)?|telefoon(?:nummer)?|puhelin|puhelimeen|puhelimesta|rufnummer|hotline|handy)(?!\p{L})|☎|☏|📞|✆|ダイヤル|電話|電話番号|电话|電话|전화|연락처|휴대폰|טלפון|携帯|聯絡|联系|連絡|洽詢|お問い?合わ?せ|受付|대표번호|문의|ติดต่อ|मोबाइल|दूरभाष|نوال|رقم|موبايل|נייד|sími|tālr|điện thoại|โทร|फोन|फ़ोन|моб|هاتف|تلفون|جوال|тел|τηλ|κιν/iu;
/** Only telephone numbers are grouped so. */
const AREA_IN_BRACKETS = /^(?:8 ?)?\(0?\d{2,4}\) ?\d{2,4}[-– ]\d{2,4}(?:[-– ]\d{2})?$/u;
/** And these so in North America. */
const NORTH_AMERICAN = /^(?:1[-. ])?\d{3}[-.]\d{3}[-.]\d{4}$/;
/** Numbers of other kinds, which look like telephone numbers. */
const OTHER_NUMBER =
  /\b(iban|bic|swift|ust|vat|tva|siret|siren|nip|regon|krs|hrb|hra|vr|isbn|issn|konto|account|cif|nif|rcs|ape|steuer|tax|charity|company|registration|register|registre|kvk|btw|orgnr|cvr|p\.? ?iva|fiscal[ei]?|doi|bank|lat|lng|gps|zvr|uid|ein|abn|acn|registered|dič|ičo|oib|trr|cui|cnpj|cpf|rut|ruc|nit|rfc|cuit|nipc|bankgiro|plusgiro|organisationsnummer|y-tunnus|tilinumero|adószám|számlaszám|vergi|sicil|mersis|gst|gstin|crn|uen|zvr-?zahl|finess|agrément|cep|plz|psč|cap|zip(?: ?code)?|postcode|postal code|code postal|código postal|irsz|li[zc]en[zsc]e?|patent|kontonummer|conto|compte|cuenta|conta|konta|účet)\b|(?<!\p{L})(?:ondernemings|handelsregister|vennootschaps|rekening|organisasjons|organisations|vereinsregister|unternehmens|firmenbuch|mitglieds|kunden|vestigings|leden)nummer(?!\p{L})|num[eé]ro d.entreprise|(?<!\p{L})(?:įmonės kodas|reģistrācijas|registrikood|kennitala|matični broj|matična številka|identifikační|identifikačné|инн|огрн|кпп|бик|єдрпоу|еик|булстат|αφμ|γεμη)(?!\p{L})|法人番号|登録番号|口座|사업자|등록번호|통신판매|계좌|統一編號|統編|备案/iu;

/** Telephone and fax numbers that a page links to or shows. */
export function phonesOn(page: Page, site: Site): PhoneDraft[] {
  return [...linked(page, site), ...shown(page, site)];
}

function linked(page: Page, site: Site): PhoneDraft[] {
  return page.links.flatMap((link) => {
    const target = /^\s*(?:tel|callto):([^;?]*)/i.exec(link.href)?.[1];
    if (target === undefined) return [];
    const dialled = target.replaceAll('%20', ' ').replace(/%2b/gi, '+');
    const number = phoneNumber(dialled, site.country);
    if (number === null) return [];
    const stands = lineWith(page, link);
    if (stands && isReachOfOthers(page, stands, stands.text.split(link.text)[0]!)) return [];
    const written = phoneNumber(link.text, site.country) === number ? link.text : dialled;
    const line = page.lines.find(({ text }) => text.includes(link.text));
    const isFax =
      FAX.test(beforeIn(line?.text ?? '', link.text)) ||
      (FAX.test(page.lines[(line?.index ?? 0) - 1]?.text ?? '') && !PHONE.test(line?.text ?? ''));
    return draft(
      { number, written, is_fax: isFax },
      excerptShowing(page, written, `${link.text} ${dialled}`),
      0.97,
      'A link dials it.',
    );
  });
}

function shown(page: Page, site: Site): PhoneDraft[] {
  return page.lines.flatMap((line) =>
    numbersIn(line.text, site).flatMap((match) => {
      const written = match[0].trim();
      const before = line.text.slice(Math.max(0, match.index - 45), match.index);
      // `4. Telephone`, in lists that a law asks for.
      const previous = (page.lines[line.index - 1]?.text ?? '').replace(/^\d{1,2}[.)] /u, '');
      const label =
        labelOf(before) ??
        ((line.text.startsWith(match[0]) || !/\p{L}/u.test(line.text)) &&
        previous.length < 40 &&
        !/\d/.test(previous)
          ? labelOf(previous)
          : null);
      if (label === 'other') return [];
      // What stands beside the organization's own address is its own, whatever the heading is about.
      const isOwn = standsBesideOwnAddress(line, written, match.index, site.domain);
      if (!isOwn && isReachOfOthers(page, line, line.text.slice(0, match.index))) return [];
      const isInternational = /^\(?[+＋]|^00/.test(written);
      if (
        label === null &&
        !isInternational &&
        !AREA_IN_BRACKETS.test(written) &&
        !(NORTH_AMERICAN.test(written) && ['US', 'CA'].includes(site.country ?? '')) &&
        !standsAmongContacts(page, line, written) &&
        !standsApart(page, before, written, sentenceBefore(line.text, match.index)) &&
        !isOwn &&
        !standsByPerson(page, line, before, written) &&
        !isCalledHere(page, line, { written, before, country: site.country }, (text) => PHONE.test(text))
      )
        return [];
      const number = phoneNumber(written, site.country);
      if (number === null) return [];
      const value = { number, written, is_fax: label === 'fax' };
      return draft(
        value,
        excerptOf(page, line.index, written),
        label !== null ? (number.startsWith('+') ? 0.93 : 0.75) : 0.8,
        label !== null
          ? `It follows a label of a ${label === 'fax' ? 'fax' : 'telephone'} number.`
          : isInternational
            ? 'It is written as an international number.'
            : 'It is grouped as a telephone number, or stands among contacts.',
      );
    }),
  );
}

/** What looks like one number may be two, with a sign between them: `030 2312577 / 030 2312578`. */
function numbersIn(text: string, site: Site): { readonly 0: string; readonly index: number }[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const pieces = match[0].split(/(?<=\s)[/–-](?=\s)/u);
    const tail = text.slice(match.index + match[0].length).match(/^[ \d]*/u)![0];
    const whole = [...pieces.slice(0, -1), `${pieces.at(-1)!}${tail}`];
    if (pieces.length !== 2 || phoneNumber(match[0], site.country) !== null) return [match];
    if (whole.some((piece) => phoneNumber(piece.trim(), site.country) === null)) return [match];
    let from = match.index;
    return whole.map((piece) => {
      const index = text.indexOf(piece.trim(), from);
      from = index + piece.trim().length;
      return { 0: piece.trim(), index };
    });
  });
}

/** A number of at least three groups with the zero in front, behind nothing, a sign or a preposition. */
const standsApart = (page: Page, before: string, written: string, sentence: string): boolean =>
  /^0\d{1,4}(?:[ ./–-]+\d{2,4}){2,4}$/.test(written) &&
  written.replace(/\D/g, '').length > 8 &&
  (/(?:^|[–—|·•,;(]\s?)$/u.test(before) ||
    // What is behind a colon on a page of contacts is how to reach what stands before it.
    (/\p{L}\)?\s?[:：]\s?$/u.test(before) && (tellsOfHouse(page) || speaksOfOurs(sentence, page.language))) ||
    // In a sentence on another page, it may be anybody's.
    (/\b(?:on|at|call|ring|sous|au|unter|op|på|pod|al)\s$/u.test(before) &&
      (tellsOfHouse(page) || speaksOfOurs(sentence, page.language))));

/** A number behind a person or a role, on their line or on one of the two below. */
function standsByPerson(page: Page, line: Line, before: string, written: string): boolean {
  const digits = written.replace(/\D/g, '').length;
  if (digits < 8 || digits > 12 || !/\d[ ./–-]+\d/.test(written) || isDate(written)) return false;
  const isPerson = (text: string): boolean => {
    if (text.length > 140) return false;
    const said = withoutContacts(text)
      .split(/[,(–—|·:;]/u)
      .map((part) => part.trim());
    return said.some(
      (part) => personName(part, true) !== null || (part !== '' && part.length < 40 && namesRole(part)),
    );
  };
  if (line.text !== written)
    return /[,–—|·(;\s]\s?$/u.test(before) && line.text.endsWith(written) && isPerson(line.text);
  return page.lines.slice(Math.max(0, line.index - 2), line.index).some(({ text }) => isPerson(text));
}

/** A number that is all of a line, behind a word of any kind, or grouped and next to an address of either kind. */
function standsAmongContacts(page: Page, line: Line, written: string): boolean {
  const isAlone = line.text === written;
  const label = /^(?<label>\p{L}[\p{L} .'’-]{1,28})[:：] ?/u.exec(line.text)?.[0];
  const isLabelled = label !== undefined && line.text.slice(label.length) === written && !namesPapers(label);
  // In countries without a zero in front, a line of the same kind beside it says that they are numbers to call.
  if (isLabelledAsNumber(line.text, written) && /^[1-9]\d{1,2}[ .-]\d{2,3}[ .-]\d{2}/.test(written))
    return page.lines
      .slice(Math.max(0, line.index - 2), line.index + 3)
      .some((one) => one !== line && PHONE.test(one.text.split(/[:：]/u)[0]!) && /[:：] ?\d/u.test(one.text));
  if (isLabelled && /^[(+0]|^\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(written))
    return written.replace(/\D/g, '').length > 8;
  const near = page.lines.slice(Math.max(0, line.index - 2), line.index + 3).filter((one) => one !== line);
  // `Workshop 030 2312577` beside a line with a label: of a few words only.
  const isBehindWords =
    /^\p{L}[\p{L} .-]{2,28} $/u.test(line.text.slice(0, -written.length)) && line.text.endsWith(written);
  if (isBehindWords && /^[(+0]/.test(written) && written.replace(/\D/g, '').length > 8)
    return near.some(
      ({ text }) => text.includes('@') || PHONE.test(text.slice(0, 12)) || /^[TPM] [\d(+]/u.test(text),
    );
  if (!isAlone || !/\d[ .–-]\d/.test(written) || written.replace(/\D/g, '').length < 9) return false;
  return near.some(
    ({ text }) =>
      text.includes('@') || /\b(\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d) ?\p{Lu}|[A-Z]\d[A-Z] ?\d[A-Z]\d$/u.test(text),
  );
}

/** `Control room (24 h): 986 40 17 99`: a few words, and all else of the line is a number. */
const isLabelledAsNumber = (text: string, written: string): boolean =>
  text.endsWith(written) && /^\p{L}[^:：@]{1,40}[:：] ?$/u.test(text.slice(0, -written.length));

/** What the words before a number say it is; the nearest word counts. */
function labelOf(before: string): 'phone' | 'fax' | 'other' | null {
  const places = [
    ['fax', lastPlace(before, FAX)],
    ['phone', lastPlace(before, PHONE)],
    ['other', lastPlace(before, OTHER_NUMBER)],
  ] as const;
  const [label, place] = places.reduce((best, one) => (one[1] > best[1] ? one : best));
  return place < 0 ? null : label;
}

function lastPlace(text: string, pattern: RegExp): number {
  let place = -1;
  for (const match of text.matchAll(new RegExp(pattern.source, 'giu'))) place = match.index;
  return place;
}

const beforeIn = (text: string, part: string): string =>
  text.slice(Math.max(0, text.indexOf(part) - 30), text.indexOf(part));

/** A number as it is dialled: E.164 where the country is known, else its digits. Null for what is no number there. */
export function phoneNumber(written: string, country: string | null): string | null {
  // The zero in brackets is dialled inside the country only.
  const text = written
    .normalize('NFKC')
    .replace(/^\s*\(?(\+|00)/, '+')
    .replace(/^(\+.*?)\(0\)/, '$1');
  if (/[\p{L}]{4,}/u.test(text)) return null;
  const parsed = parsePhoneNumberFromString(
    text,
    country === null ? {} : { defaultCountry: country as CountryCode },
    metadata,
  );
  // Some plans have numbers of five digits, and every page has those.
  if (parsed?.isValid() && parsed.nationalNumber.length > 5) return parsed.number;
  if (country !== null || text.startsWith('+')) return null;
  const digits = text.replace(/\P{Nd}/gu, '');
  return /^0?\d{7,12}$/.test(digits) ? digits : null;
}

function draft(value: PhoneValue, excerpt: string, confidence: number, reason: string): PhoneDraft[] {
  return [{ kind: 'phone', value, key: value.number, excerpt, confidence, reason }];
}
