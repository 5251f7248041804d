const LANGUAGES =
  'en de de-AT fr es it pl nl pt sv da nb fi cs sk hu ro el tr ru uk bg hr sl et lv lt he ar sr mk is ca'.split(
    ' ',
  );
/** Endings and spellings that no list of a language's months has. */
const MONTHS_BESIDES =
  'listopada|(?:veebruari|märtsi|aprilli|juuni|juuli|septembri|oktoobri|novembri|detsembri)l?|(?:janvār|februār|aprīl|maij|jūnij|jūlij|augus|septembr|oktobr|novembr|decembr)(?:ī|ā|a|am|tā)|(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuun';
/** Words for days that are words of streets and towns as well. */
const NO_DAY = new Set([
  'pazar',
  'salı',
  'cuma',
  'παρασκευή',
  'κυριακή',
  'środa',
  'среда',
  'sreda',
  'reede',
  'joi',
]);

const monthsOf = (language: string): string[] =>
  Array.from({ length: 12 }, (_, month) => {
    const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).formatToParts(
      new Date(2026, month, 6),
    );
    return parts.find(({ type }) => type === 'month')!.value.replace(/^(?:de |d’)/u, '');
  });

const weekdaysOf = (language: string): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(language, { weekday: 'long' }).format(new Date(2026, 0, 5 + day)).toLowerCase(),
  );

const anyOf = (words: readonly string[]): string => [...new Set(words)].join('|');

const MONTH = `(?:${anyOf(LANGUAGES.flatMap(monthsOf))}|${MONTHS_BESIDES})(?!\\p{L})`;
const WEEKDAY = `(?<!\\p{L})(?:${anyOf(LANGUAGES.flatMap(weekdaysOf).filter((day) => !NO_DAY.has(day)))})(?!\\p{L})`;

/** In Hungarian, Lithuanian and English, the day stands behind its month. */
const MONTH_FIRST =
  '(?<!\\p{L})(?:január|február|március|április|május|június|július|augusztus|szeptember|október|november|december|sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio|january|february|october) \\d{1,2}(?!\\d)';
const DAY_OF_MONTH = `(?<!\\d)\\d{1,2}(?:\\.| d\\.)? (?:de |d’|d')?${MONTH}|${MONTH_FIRST}`;
/** Hours that a word tells from other numbers. */
const HOUR =
  '\\d{1,2}[:.]\\d{2} ?(?:uhr|h|am|pm)(?!\\p{L})|\\d{1,2} ?h ?\\d{2}(?!\\d)|\\d{1,2} ?hod(?!\\p{L})|(?<!\\p{L})(?:kl\\.?|klo|godz\\.?|ore|saat|plkst\\.?|kell|στις) \\d{1,2}(?!\\d)';

const OF_DAY = new RegExp(DAY_OF_MONTH, 'iu');
const WHEN = new RegExp(`${WEEKDAY}|${HOUR}|${DAY_OF_MONTH}`, 'iu');
/** A line that begins with a date in numbers, with the day of the week before it or not: `Do 13.11.`. */
const DATE_FIRST =
  /^(?:\p{L}{2,12}\.?,? )?\d{1,2}(?:\. ?\d{1,2}\.(?: ?(?:\d{2}|\d{4}))?|\/\d{1,2}\/\d{4})(?![\d.])/u;

/** Streets are called by days, too: `rue du 8 mai 1945`, `ul. 3 Maja`, `Straße des 17. Juni`, `28. října 15`. */
const DAY_OF_STREET = [
  /(?<!\p{L})(?:rue|place|avenue|quai|boulevard|impasse|square|cours|stra(?:ß|ss)e|platz|ul\.?|ulica|al\.|aleja|pl\.|plac|os\.|osiedle|calle|c\/|plaza|avenida|avda\.|av\.|paseo|rua|praça|largo|via|viale|piazza|corso|carrer|plaça|strada|str\.|bd\.|b-dul|bulevardul|calea|piața|ulice|náměstí|nám\.|tř\.|třída|sídliště|trg|cesta|utca|ул\.?|улица|вул\.?|вулиця|бул\.?|бульвар|пл\.?|площа|площадь|просп\.?|οδός|λεωφ\.?|λεωφόρος|πλατεία)(?: du| des| de la| de l’| del| do| dos| de| al| el)? (?:\d{1,2}|[IVX]{1,4})[.ºª°]?(?: de)? \p{L}{3,}(?: (?:de )?(?:1[89]|20)\d\d)?/giu,
  /(?<!\d)(?:\d{1,2}\.? )?\p{L}{3,12}(?: \d{1,2}[.-]?(?:osios|ojo)?)? (?=(?:utca|u\.|útja|út|tere?|rakpart|cad\.|caddesi|sok\.|sokağı|sokak|bulvarı|blv\.|mah\.|mahallesi|meydanı|iela|ielas|krastmala|laukums|g\.|gatvė|gatvės|al\.|tänav|tn|väljak|plass|plads|gate|gade|street|avenue|road|lane|drive|close|court|way|place|terrace)(?!\p{L}))/giu,
  // The number of a house behind it, and nothing of an hour.
  /(?<=^|, ?|[:|·] ?)\d{1,2}\.? \p{L}{3,14} (?=(?:\d{1,3}|\d{1,4}\/\d{1,4})\p{L}?(?:,|$))/giu,
  /(?<!\p{L})(?:santo|san) domingo(?!\p{L})|(?<=(?:calle|c\/|rua|avenida|av\.|plaza) )domingo/giu,
];

const withoutStreetsOfDays = (text: string): string =>
  DAY_OF_STREET.reduce((rest, pattern) => rest.replace(pattern, ' '), text);

/** Whether a text says on which day, or at which hour, something is: then what it names is where it is. */
export const saysWhen = (text: string): boolean => WHEN.test(withoutStreetsOfDays(text));

/** Whether a line names a day of a month, as those of events do, or begins with one in numbers. */
export const isOfDay = (text: string): boolean =>
  DATE_FIRST.test(text) || OF_DAY.test(withoutStreetsOfDays(text));

const DAY_OR_MONTH = new RegExp(`^(?:${MONTH}|${WEEKDAY})`, 'iu');

/** Whether a text begins with the name of a month or of a day of the week. */
export const beginsWithDay = (text: string): boolean => DAY_OR_MONTH.test(text);
