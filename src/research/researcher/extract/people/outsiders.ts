import type { Page } from '../../page/page.js';
import { namesFirm } from '../others/other-firms.js';
import { isOwnFirm } from '../others/own-firm.js';

/** Offices that outsiders hold for many organizations: for the protection of data, audits, taxes and lawsuits. */
const HELD_BY_OUTSIDERS =
  /datenschutz|data protection|protection des données|protección de datos|protecció de dades|prote[cç]?[cç]ão de dados|protezione dei dati|gegevensbescherming|ochrony danych|ochran[auy] (?:osobních|osobných|údaj)|adatvédel|protecția datelor|dataskydd|databeskyttelse|personvern|tietosuoja|zaštit[ua] (?:osobnih )?podat|varstv[oa] (?:osebnih )?podat|veri sorumlusu|veri koruma|andmekaitse|datu aizsardz|duomenų apsaug|προστασίας δεδομένων|защит[еаы] (?:персональных )?данных|захист[уа]? (?:персональних )?даних|защита на данните|(?<!\p{L})(?:DPO|DPD|RGPD|GDPR|RODO|IOD|auditor|prüfer|steuerberat|accountant|expert-comptable|revisor|gestor[ií]a|commercialista|účetní|könyvelő|contabil|tilintarkastaj|księgow)/iu;
/** Who is called so is none of the house. */
const EXTERNAL =
  /(?<!\p{L})(?:externe[rsmn]?|externt?|external|outside|estern[oa]|extern[oa]|extérieure?|ulkopuolinen|ulkoinen|zewnętrzn[yae]|externí|externý|külső|eksterne?|vanjski|zunanji|dış|väline|ārējais|išorinis|εξωτερικ\p{L}+|внешн\p{L}+|зовнішн\p{L}+|външ\p{L}+)(?!\p{L})/iu;
/** What introduces the house of somebody behind the name. */
const OF_HOUSE =
  /(?:^|,\s?)(?:da sociedade|da empresa|do escritório|de la (?:sociedad|empresa|société)|del despacho|du cabinet|de la firme|dello studio|della (?:società|ditta)|van het (?:bureau|kantoor)|von der (?:firma|kanzlei)|vom büro|of the firm|from|z kancelarii|z firmy|ze společnosti|zo spoločnosti|från|fra|de la firma)\s+(?<house>[^,]+)/iu;

/** Whether a role is one of an outsider by its words: an external officer for data, an external auditor. */
export const isOutsidersRole = (role: string): boolean => EXTERNAL.test(role) && HELD_BY_OUTSIDERS.test(role);

/** Whether who is named behind a label holds the office for others as well: the house that follows the name is another. */
export function isOfOutsider(label: string, rest: string, page: Page): boolean {
  if (!HELD_BY_OUTSIDERS.test(label)) return false;
  const text = rest.slice(0, 200);
  const houses = [
    OF_HOUSE.exec(text)?.groups?.['house'] ?? [],
    text.split(/,\s/u).slice(1).filter(namesFirm),
  ].flat();
  return EXTERNAL.test(label) || houses.some((house) => !isOwnFirm(house, page));
}
