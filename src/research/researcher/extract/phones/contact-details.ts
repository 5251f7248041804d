import { spelledAddresses } from '../emails/address-spellings.js';

/** What stands before a number or an address, in many languages. */
const LABEL = String.raw`(?:tel|tél|tlf|tlph|tfno|tlfno|tfn|fon|phone|ph|mob|mobile?|mobiel|mobilní|mobiltelefon|cell(?:ulare)?|cel|handy|port|portable|móvil|movil|gsm|puh|puhelin|matkapuhelin|telefon[aoe]?|teléfono|telefone|téléphone|telefoon|telephone|tálr|tālr|sími|farsími|kom|kontakt|fax|faks|telefax|wa|whats ?app|sms|rufnummer|durchwahl|dw|privat|dienstl?|e-?mail|mail|mél|mel|courriel|correo(?: electrónico)?|email|epost|e-post|sähköposti|e-posta|web|www|skype|telegram|signal|т|тел|моб|эл\. ?почта|ел\. ?пошта|имейл|τηλ|κιν|電話|电话|電郵|邮箱|郵箱|メール|휴대폰|전화|이메일|هاتف|جوال|بريد|טלפון|נייד|फोन|मोबाइल|โทร|điện thoại|sđt|đt|telp|hp|s|t|p|m|e|f)`;
const SIGN = String.raw`(?:[\s,;|·•/(\[–—-]|☎|✆|📞|☏|✉|📧|📱|>)`;
/** A number of at least six digits; two years are none. */
const NUMBER = String.raw`(?!(?:1[5-9]|20)\d\d ?[–-] ?(?:1[5-9]|20)\d\d(?!\d))(?:\+|\(\+?)?\d(?:[\s().\/–-]{0,3}\d){5,16}`;
/** Where somebody sits, and the number inside the house. */
const ROOM = String.raw`(?:room|zimmer|zi\.|raum|büro|bureau|despacho|aula|sala|stanza|lokaal|kamer|rum|rom|værelse|huone|pokój|pok\.|místnost|kancelář|szoba|cam\.|oda|soba|ext\.?|extension|dw\.?|durchwahl|poste|int\.?|toestel|anknytning)\s?(?:nr\.?\s?)?[A-Z]?\d[\d.]{0,5}[a-z]?`;
const LINK = String.raw`(?:https?:\/\/|www\.)\S+`;

const PHONES = new RegExp(
  String.raw`(?:^|${SIGN})+(?:(?<!\p{L})${LABEL}(?:\.\s?|\s?[:：]\s?|\s))*(?:${NUMBER}|${LINK})\)?(?!\p{L})(?:\s*(?:${SIGN}|,)*\s*(?:ext|dw|int|toestel|apstr|ank|klapka|wew)\.?\s?\d{1,5})?`,
  'giu',
);
const ROOMS = new RegExp(String.raw`[,;|·(–—]\s*(?<!\p{L})${ROOM}\)?(?![\p{L}\d])`, 'giu');
/** A label that nothing follows any more. */
const LABEL_AT_END = new RegExp(
  String.raw`(?:^|${SIGN}|[:：])+(?<!\p{L})${LABEL}(?:\.?\s?[:：]|\.)?(?:\s?[/&+,]\s?${LABEL}\.?[:：]?)*\s*$`,
  'iu',
);
const REST =
  /(?:[\s,;|·•/(–—<[-]|\s(?:on|at|under|unter|au|al|op|på|via|per|or|oder|ou|call|mail|can be reached|erreichbar))+$/u;

/** A line without the numbers, the email addresses and the links on it: what is left says who is meant. */
export function withoutContacts(text: string): string {
  if (!/\d|[@＠[({]|\bat\b|www|http/iu.test(text)) return text;
  let rest = text;
  for (const { shown } of spelledAddresses(text)) rest = rest.replace(shown, ' ');
  rest = rest.replace(PHONES, ' ').replace(ROOMS, '');
  if (rest === text) return text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest
      .replace(/[([<]\s*[)\]>]/gu, ' ')
      .replace(/\s+(?=[.,;:!?](?:\s|$))/gu, '')
      .replace(REST, '')
      .replace(LABEL_AT_END, '')
      .replace(/\s+/gu, ' ')
      .trim();
  }
  return rest;
}

const ROOM_ALONE = new RegExp(`^${ROOM}$`, 'iu');

/** Whether a text says no more than where somebody sits: `Room 12`. */
export const saysRoom = (text: string): boolean => ROOM_ALONE.test(text);
