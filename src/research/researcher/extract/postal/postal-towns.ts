import { countryCode } from './countries.js';
import { beginsWithDay } from './postal-days.js';

const NO_TOWN =
  /^(uhr|jahre|jahren|mitglieder|members|euro|eur|years|people|stimmen|teilnehmer\p{L}*|besucher\p{L}*|personen|trees|towns|bäume|pl[äa]tze|sitzplätze|stehplätze|zuschauer\p{L}*|gäste|einwohner\p{L}*|schüler\p{L}*|kinder|bücher|bände|hektar|acres|hectares|seats|steps|visitors|guests|pupils|students|volumes|books|objects|works|beds|children|places|square|habitants|adhérents|élèves|visiteurs|spectateurs|livres|habitantes|vecinos|socios|alumnos|plazas|abitanti|soci|posti|alunni|inwoners|leden|zitplaatsen|leerlingen|członków|mieszkańców|miejsc|obyvatel|členů|medlemmar|medlemmer|jäsentä|asukasta|copies|exemplare|january|februar|februari|march|april|may|mai|june|juni|july|juli|august|september|oktober|october|november|december|dezember|janvier|enero|amtsgericht|all|alle|tous|by|de|the)\b|\b(gmbh|e\.? ?v\.?|inc|ltd)\b|^(?:box|p\.? ?o\.? ?box|postbox|boks|postboks|postfach|postbus|apartado|iban|bic|hrb|vr|tel|fax|nr|no|kvk|btw)(?!\p{L})/iu;

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
/** Words for what prices are in: `4990 Ft`. */
const MONEY =
  /^(?:ft|forint\p{L}*|kr|kroner|kronor|krónur|zł|złotych|lei|leu|kč|korun\p{L}*|лв|лева|руб|рублей|грн|гривень|дин|динара|ден|tl|liras?|lire|dollars?|pounds|francs|franken|pesos|soles|reais|rand|ευρώ|ringgit|rupiah|rupees|shillings|yen)$/iu;

/** `4990 HUF` and `4990 Ft pro Stück`, but not `33301 Ft Lauderdale`. */
function isPrice(town: string): boolean {
  const [first = '', second = ''] = town.split(' ');
  const word = first.replace('.', '');
  return CURRENCIES.has(word) || (MONEY.test(word) && !/^\p{Lu}/u.test(second));
}

/** What is counted, in more languages. */
const COUNTED =
  /^(?:seiten|pages|páginas|pagine|stron|stran|strán|oldal|sider|sidor|sivua|pagini|страниц|стор|стр|sayfa|lehekülge|puslapių|lappuses|exemplares|ejemplares|copie|egzemplarzy|výtisků|példány|eksemplarer|kappaletta|стр|экз|paikkaa|plasser|pladser|plassar|platser|férőhely|locuri|mjesta|mest|мест|місць|места|θέσεις|founded|established|gegründet|gründung|eröffnung|umbau|neubau|fondation|ouverture|création|fundación|inauguración|fondazione|inaugurazione|fundação|założenie|otwarcie|założony|založení|otevření|založenie|alapítás|grundlagt|grundad|perustettu|înființare|deschidere|osnivanje|основание|основана|заснування|основаване|ίδρυση|kuruluş|winners|gewinner|lauréats?|sieger\p{L}*|edition|ausgabe|édition|edición|edizione|edição|saison|season|temporada|stagione)(?!\p{L})/iu;

/** States whose name is that of their town as well. */
const TOWNS_OF_STATES = new Set([
  'LU',
  'SG',
  'KW',
  'SM',
  'GT',
  'PA',
  'MX',
  'DJ',
  'SV',
  'TN',
  'DZ',
  'MC',
  'AD',
  'OM',
]);

/** `1400 Market Street` is a house, not a code and a town. */
export const ENDS_AS_STREET =
  /\s(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|highway|hwy|parkway|pkwy|court|way|terrace|crescent|circle|trail|plaza)(?: (?:north|south|east|west|[NSEW]{1,2}))?\.?$/iu;

/** Whether a text is the name of a country, and of no town as well. */
export function isCountryOnly(text: string): boolean {
  const code = text.length > 3 ? countryCode(text) : null;
  return code !== null && !TOWNS_OF_STATES.has(code);
}

/** Whether what stands where a town would may be one: it is no price, no day, and nothing that is counted. */
export const isTown = (text: string): boolean =>
  text !== '' &&
  text.length <= 50 &&
  !NO_TOWN.test(text.replace(/^The (?=\p{Lu})/u, '')) &&
  !isPrice(text) &&
  !COUNTED.test(text) &&
  !beginsWithDay(text);

/** What British and Irish counties are called, of which none is called as its town. */
const COUNTY =
  /^(?:Co\.? |County |(?:East|West|Mid) Lothian|Midlothian|(?:North|South|East|West) (?:Yorkshire|Ayrshire|Lanarkshire|Dunbartonshire|Sussex|Midlands|Glamorgan)|\p{L}+shire|Cornwall|Cumbria|Devon|Dorset|Essex|Kent|Norfolk|Suffolk|Surrey|Somerset|Northumberland|Merseyside|Tyne and Wear|Greater (?:London|Manchester)|Isle of (?:Wight|Skye|Mull|Lewis|Arran)|Rutland|Fife|Angus|Argyll|Highland|Scottish Borders|Ceredigion|Gwynedd|Powys|Gwent|Dyfed|Clwyd|Anglesey|Orkney|Shetland)/u;

/** Whether a text is the name of a county of Britain or Ireland. */
export const isCounty = (text: string): boolean => COUNTY.test(text);

/** The provinces of Turkey, which stand behind the district: `Zeytinlik / Balıkesir`. */
const PROVINCE =
  /^(?<district>\p{Lu}[\p{L} ]+?) \/ ?(?<province>Adana|Adıyaman|Afyonkarahisar|Ağrı|Aksaray|Amasya|Ankara|Antalya|Ardahan|Artvin|Aydın|Balıkesir|Bartın|Batman|Bayburt|Bilecik|Bingöl|Bitlis|Bolu|Burdur|Bursa|Çanakkale|Çankırı|Çorum|Denizli|Diyarbakır|Düzce|Edirne|Elazığ|Erzincan|Erzurum|Eskişehir|Gaziantep|Giresun|Gümüşhane|Hakk[aâ]ri|Hatay|Iğdır|Isparta|İstanbul|İzmir|Kahramanmaraş|Karabük|Karaman|Kars|Kastamonu|Kayseri|Kırıkkale|Kırklareli|Kırşehir|Kilis|Kocaeli|Konya|Kütahya|Malatya|Manisa|Mardin|Mersin|Muğla|Muş|Nevşehir|Niğde|Ordu|Osmaniye|Rize|Sakarya|Samsun|Siirt|Sinop|Sivas|Şanlıurfa|Şırnak|Tekirdağ|Tokat|Trabzon|Tunceli|Uşak|Van|Yalova|Yozgat|Zonguldak)$/u;

/** A town and the province that is named behind it, if one is: with one sign for both, they are one name. */
export function townAndProvince(text: string): [town: string, province: string | null] {
  const { district, province } = PROVINCE.exec(text)?.groups ?? {};
  return district === undefined ? [text, null] : [district, province!];
}
