/** Whoever speaks at an event, or leads a meeting, is named on its line: a day of a month with an hour, or a lecture. */
const EVENT =
  /講演会|講座|シンポジウム|ワークショップ|トークイベント|讲座|講座|\d{1,2}\.? (?:de )?(?:jan|feb|f[eé]v|mar|mär|mai|maj|apr|avr|jun|jui|jul|aug|ago|aoû|sep|set|okt|oct|out|ott|nov|de[czs])\p{L}*\.?(?: \d{4})?,? (?:kl\.?|um|at|à|a las|às|alle ore|ore|om|klo|o godz\.|od|v|ob|u|saat) ?\d{1,2}/iu;
/** Whoever's years are told is remembered. */
const LIFETIME =
  /[(（]\s*\*?\s?(?:1[0-9])\d\d\s?[–—-]\s?†?\s?\d{4}|†|(?<!\p{L})(?:R\. ?I\. ?P|in memoriam|(?:retired|died|deceased|passed away) (?:in )?\d{4}|verstorben|gestorben|im ruhestand seit|décédée?s? (?:en|le)|fallecid[oa]s? (?:en|el)|falecid[oa]s? em|scompars[oa] (?:nel|il)|deceduto|overleden|zmarł[ay]? w|zemřela? (?:v|roku)|elhunyt|avliden|avled|død i|edesmennyt|decedată?|vefat|преминул|умер(?:ла)? в)(?!\p{L})/iu;

/** Whether a line tells of an event with its day and hour, or of somebody's years: who is named there is none of the people now. */
export const tellsOfEventOrPast = (text: string): boolean => LIFETIME.test(text) || EVENT.test(text);
