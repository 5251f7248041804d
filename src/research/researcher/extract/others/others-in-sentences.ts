import { tellsOfHouse } from '../../page/page-kinds.js';
import type { Line, Page } from '../../page/page.js';
import { isOfNamedBefore } from './named-before.js';
import { isReachAtOtherDomain, isReachOfOtherFirm } from './other-firms.js';
import { namesOf, isOwnFirm } from './own-firm.js';

/** Trades whose houses are called by them: `Agenzia Pedemontana Viaggi`, `Twin Ports Oral Surgery`. */
const TRADE =
  /(?<!\p{L})(?:\p{Lu}\p{L}*(?:reisen|reisebüro|apotheke|buchhandlung|versicherung(?:en)?|boghandel|bokhandel|boekhandel|resebyrå|reisebyrå)|Reisebüro|Reisen|Touristik|Travel|Tours|Holidays|Voyages|Viajes|Viaggi|Viagens|Reizen|Reisbureau|Resor|Resebyrå|Rejser|Rejsebureau|Reisebyrå|Matkatoimisto|Biuro Podróży|Cestovn[íá] (?:kancelář|kancelária)|Utazási Iroda|Agenți[ea] de Turism|Turizm|Seyahat|Putnička agencija|Oral Surgery|Orthodontics|Endodontics|Periodontics|Pharmacy|Chemists?|Pharmacie|Farm[aá]cia|Apteka|Lékárna|Lekáreň|Gyógyszertár|Patika|Apteekki|Apotek(?:et)?|Apotheek|Ljekarna|Lekarna|Eczane(?:si)?|Φαρμακείο|Аптека|Books(?:hop|tore)?|Buchhandlung|Librairie|Librer[ií]a|Livraria|Kirjakauppa|Księgarnia|Knihkupectví|Kníhkupectvo|Könyvesbolt|Librări[ea]|Knjižara|Kitabevi|Insurance|Assurances?|Seguros|Assicurazioni|Verzekeringen|Försäkring(?:ar)?|Forsikring|Vakuutus|Ubezpieczenia|Pojišťovna|Poisťovňa|Biztosító|Asigurări|Taxis?|Taxibetrieb|Busreisen|Autocars|Autolinee)(?!\p{L})/u;
/** What a sentence begins behind; an abbreviation in front of a number ends none. */
const SENTENCE = /^.*(?:[!?;]|(?<=\p{Ll}{5})\.) /su;

/**
 * Whether a sentence on a page about something else names a house of a trade before a number or an address: whoever sells
 * tickets, insures, or does what the organization does not.
 */
function isReachOfTrade(before: string, page: Page): boolean {
  if (before.length > 400) return false;
  const sentence = before.replace(SENTENCE, '');
  const house = TRADE.exec(sentence)?.[0];
  return house !== undefined && !tellsOfHouse(page) && !isCalled(house, sentence, page);
}

/**
 * Whether a number or an address on a line is that of somebody who is named before it on the line: a firm, a house of a
 * trade, whoever is written to at a domain called like them.
 */
export const isReachOfNamed = (before: string, line: Line, page: Page, isPlace = false): boolean =>
  isReachOfOtherFirm(before, page) ||
  isReachOfTrade(before, page) ||
  isOfNamedBefore(before, line, page, isPlace) ||
  isReachAtOtherDomain(before, line, page);

/** Bodies that work everywhere, whoever's pages name them. */
const BODY_EVERYWHERE =
  /(?<!\p{L})(?:Red Cross|Red Crescent|Rote[sn]? Kreuz(?:es)?|Croix-Rouge|Cruz Roja|Cruz Vermelha|Croce Rossa|Rode Kruis|Röda Korset|Røde Kors|Punai(?:nen|sen) Risti[n]?|Czerwon(?:y|ego) Krzyż(?:a)?|Červen(?:ý|ého) [Kk]říže?|Červen(?:ý|ého) [Kk]ríža?|Vöröskereszt|Cruc(?:ea|ii) Roși[ei]|Crven(?:i|og) križ(?:a)?|Rdeč(?:i|ega) križ(?:a)?|Kızılay|Ερυθρ(?:ός|ού) Σταυρ(?:ός|ού)|Красн(?:ый|ого) [Кк]рест(?:а)?|Червон(?:ий|ого) [Хх]рест(?:а)?|Punane Rist|Sarkanais Krusts|Samaritans|Telefonseelsorge|SOS Amitié|Teléfono de la Esperanza|Telefono Amico)(?!\p{L})|赤十字|적십자|红十字/u;

/** When others help instead, and who they are. */
const OUT_OF_HOURS =
  /(?:outside|out of|after)(?: (?:our|normal|office|opening|surgery|working|business))* hours|außerhalb (?:\p{L}+ ){0,2}\p{L}*zeiten|en dehors des (?:heures|horaires)|fuera de(?:l)? (?:horario|horas)|fora (?:de|do) horário|fuori orario|buiten (?:de )?(?:openings|kantoor|praktijk)\p{L}*|utanför öppettid|utanför (?:våra )?öppettider|uden for (?:vores )?åbningstid|utenfor åpningstid|aukioloaiko\p{L}+ ulkopuolella|poza godzinami|mimo (?:ordinační|úřední|otevírací|ordinačn|úradn|otváracích)|rendelési időn kívül|nyitvatartási időn kívül|în afara (?:programului|orelor)|izvan radnog vremena|zunaj (?:delovnega|ordinacijskega)|mesai (?:saatleri )?dışında|εκτός ωραρίου|в нерабочее время|в неробочий час|извън работно време|時間外/iu;
const HOUSE_OF_HELP =
  /(?:hospital|krankenhaus|tierklinik|unfallklinik|bereitschaftspraxis|notfallpraxis|notdienstzentrale|clinique vétérinaire|centre hospitalier|hôpital|clínica veterinaria|pronto soccorso|ospedale|guardia medica|ziekenhuis|huisartsenpost|sjukhus|jourcentral|sygehus|vagtcentral|lægevagt|sykehus|legevakt|sairaala|päivystyspoliklinikka|szpital|nemocnic|pohotovost|kórház|sürgősségi|spital(?:ul)?(?!\p{L})|bolnic|hastane|νοσοκομείο|больниц|лікарн|болниц|safeguarding (?:hub|team|partnership|board)|(?:nspcc|childline)(?!\p{L})|children.s (?:social|services)|social services|kindernotdienst|jugendnotdienst|krisendienst|crisis (?:line|team)|poison|giftlinj|giftinformation|giftnotruf|animal emergency|pets at night)/iu;

/**
 * Whether a line sends readers to others: to a body that works everywhere, or to a hospital where it, or the heading above,
 * says when nobody of the house is there.
 */
export function sendsToOthers(page: Page, { text }: Line, head: () => string): boolean {
  const body = BODY_EVERYWHERE.exec(text)?.[0];
  if (body !== undefined && !tellsOfHouse(page)) return !isCalled(body, text, page);
  const house = HOUSE_OF_HELP.exec(text)?.[0];
  if (house === undefined || !(OUT_OF_HOURS.test(text) || OUT_OF_HOURS.test(head()))) return false;
  return !isCalled(house, text, page);
}

/** Whether a word for others is one for the house itself, or stands beside its name. */
const isCalled = (word: string, text: string, page: Page): boolean =>
  namesOf(page).includes(word.toLowerCase()) || isOwnFirm(text, page);

/** Those who come to the house for their own business: `The hairdresser (tel. …) comes on Wednesdays`. */
const VISITOR =
  /(?:hairdresser|chiropodist|podiatrist|friseur|fu(?:ß|ss)pfleg|coiffeu|pédicure|peluquer|podólog|pedicur|cabeleireir|parrucchier|podolog|kapper|kapster|fryzjer|pedicurzyst|kadeřni|pedikér|kaderní|fodrász|pedikűr|coafe[zu]|frizer|kampaaja|jalkahoitaja|frisör|fotvård|frisør|fodplej|fotplei|kuaför|парикмахер|перукар|фризьор|κομμώτ)/iu;
const COMES =
  /(?<!\p{L})(?:comes|visits|is here|kommt|besucht|vient|passe|viene|acude|vem|visita|komt|kommer|besöker|besøger|käy|przychodzi|przyjeżdża|dochází|přichází|prichádza|chodí|jön|jár|vine|dolazi|prihaja|gelir|geliyor|приходит|приходить|идва|έρχεται)(?!\p{L})/iu;

/** Whether a line tells of somebody who comes to the house for a business of their own. */
export const tellsOfVisitor = (text: string): boolean =>
  text.length <= 600 && VISITOR.test(text) && COMES.test(text);
