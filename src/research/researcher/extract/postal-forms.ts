const TOWN = "(?<town>\\p{Lu}[\\p{L}\\p{M}.'’/ -]{1,48}?\\p{L})";
/** The town's end: that of the line, a sign, the end of a sentence, or the sign of an Italian province. */
const END = '(?= ?(?:$|[,;|·•()])| [–—-] |\\.(?: |$)| [A-Z]{2}(?:$|[ ,.]))';

/** How a line with postal code and town is written. */
export interface Form {
  readonly pattern: RegExp;
  /** A country whose towns are written so; empty: any. */
  readonly name: string;
  /** Whether the town stands before its code, and the street before both. */
  readonly townFirst?: boolean;
}

/** How a line with postal code and town is written, the stricter forms first. */
export const FORMS: readonly Form[] = [
  {
    name: 'GB',
    townFirst: true,
    pattern: new RegExp(
      `(?:${TOWN},? )?(?<code>(?:GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[AC-FHKNPRTV-Y]\\d[\\dW] ?[0-9AC-FHKNPRTV-Y]{4}))(?![\\p{L}\\p{N}])`,
      'u',
    ),
  },
  {
    name: 'CA',
    townFirst: true,
    pattern: new RegExp(
      `${TOWN},? \\(?(?<region>Québec|Quebec|Ontario|AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)\\)?,? (?<code>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)(?![\\p{L}\\p{N}])`,
      'u',
    ),
  },
  {
    name: 'US',
    townFirst: true,
    pattern: new RegExp(
      `${TOWN},? (?<region>A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? (?<code>\\d{5}(?:-\\d{4})?)(?!\\d)`,
      'u',
    ),
  },
  {
    name: 'AU',
    townFirst: true,
    pattern: new RegExp(`${TOWN},? (?<region>NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? (?<code>\\d{4})(?!\\d)`, 'u'),
  },
  {
    name: 'NZ',
    townFirst: true,
    pattern: new RegExp(`${TOWN},? (?<code>(?!19|20)\\d{4})(?=,? ?(?:New Zealand|Aotearoa|NZ)|\\.?$)`, 'u'),
  },
  {
    name: 'JP',
    pattern:
      /〒? ?(?<code>\d{3}[-－]\d{4}) ?(?<town>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}?[都道府県](?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,8}?[市区町村郡])?)(?<street>[^\s,|]{0,60}(?: [^\s,|]{1,40})?)/u,
  },
  {
    name: 'KR',
    pattern:
      /(?<!\d)(?<code>\d{5})\)? ?(?<town>[가-힣]{2,}(?:특별시|광역시|특별자치시)|[가-힣]{2,}도 [가-힣]{1,6}[시군])(?<street> [가-힣][^,|()]{2,40})/u,
  },
  {
    name: 'TW',
    pattern:
      /(?<!\d)(?<code>\d{3}(?:\d{2,3})?) ?(?<town>[\p{Script=Han}]{2,3}[市縣])(?<street>[\p{Script=Han}\d][^,，|]{2,40})/u,
  },
  {
    name: 'BR',
    townFirst: true,
    pattern: new RegExp(
      `${TOWN} ?[-–/,] ?(?<region>AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)(?: ?[,|·–-] ?| )(?:CEP:? ?)?(?<code>\\d{5}-?\\d{3})(?!\\d)`,
      'u',
    ),
  },
  {
    name: 'BR',
    pattern: new RegExp(
      `(?<![\\d-])(?:CEP:? ?)?(?<code>\\d{5}-\\d{3})(?:,? | ?[–-] )(?<town>\\p{Lu}[\\p{L}\\p{M}.'’ ]{1,48}?) ?[-–/] ?(?<region>[A-Z]{2})(?!\\p{L})`,
      'u',
    ),
  },
  {
    name: 'RU',
    pattern:
      /(?<!\p{L})(?<town>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?), (?<street>(?:ул|пр|просп|пер|пл|наб|бул|б-р|вул|пров)[^,]{2,50},[^,]{1,12}(?:,[^,]{1,12})?), (?<code>\d{5,6})(?!\d)/u,
  },
  {
    name: 'UA',
    townFirst: true,
    pattern:
      /(?<!\p{L})(?:м|г|гр|с|смт|місто|город)\.? ?(?<town>\p{Lu}[\p{L}’'ʼ -]{1,40}?),? (?:індекс |индекс )?(?<code>\d{5,6})(?!\d)/u,
  },
  {
    name: 'LV',
    townFirst: true,
    pattern: new RegExp(`${TOWN},? (?<code>LV-\\d{4})(?!\\d)`, 'u'),
  },
  { name: 'PL', pattern: new RegExp(`(?<![\\d-])(?<code>\\d{2}-\\d{3}) ${TOWN}${END}`, 'u') },
  { name: 'PT', pattern: new RegExp(`(?<![\\d-])(?<code>\\d{4}-\\d{3}) ${TOWN}${END}`, 'u') },
  { name: 'NL', pattern: new RegExp(`(?<![\\d-])(?<code>[1-9]\\d{3} ?[A-Z]{2}) ${TOWN}${END}`, 'u') },
  {
    name: 'SE',
    pattern: new RegExp(`(?<![\\d-])(?:[A-Z]{1,2}[- ])?(?<code>\\d{3} \\d{2}) ${TOWN}${END}`, 'u'),
  },
  { name: '', pattern: new RegExp(`(?<![\\d/-])(?:[A-Z]{1,3}[-–] ?)?(?<code>\\d{4,6}) ${TOWN}${END}`, 'u') },
  {
    name: '',
    pattern: new RegExp(
      `(?<!\\p{L})(?:C\\.? ?P\\.?|CEP|PLZ)[.:]? ?(?<code>\\d{4,6}(?:-\\d{3})?)(?:,? | ?[–-] )${TOWN}${END}`,
      'u',
    ),
  },
  {
    name: '',
    pattern: new RegExp(
      `(?<![\\d/-])(?<code>\\d{5,6}),? ?(?:м|г|гр|с|смт|місто|город)\\.? ?${TOWN}${END}`,
      'u',
    ),
  },
  {
    name: '',
    pattern: new RegExp(`(?<![\\d/-])(?<code>\\d{5,6}) ?[–-] ?${TOWN}${END}`, 'u'),
  },
  {
    name: 'IS',
    pattern:
      /(?<![\d-])(?<code>\d{3}) (?<town>(?:Reykjav|Kópavog|Akureyr|Hafnarf|Garðab|Selfoss|Keflav|Mosfells|Ísafj|Egilsst|Akranes|Seltjarn|Reykjanes|Húsav|Borgarnes|Vestmann)\p{Ll}+)/u,
  },
  {
    name: 'IL',
    townFirst: true,
    pattern: /(?<town>\p{Script=Hebrew}[\p{Script=Hebrew} "׳-]{1,30}),? (?<code>\d{7})(?!\d)/u,
  },
  {
    // Indian and other codes of six digits.
    name: 'IN',
    townFirst: true,
    pattern: new RegExp(`${TOWN}(?: ?[–—-] ?|,? )(?<code>\\d{3} ?\\d{3})(?=$|[ ]*[,.;|·(])`, 'u'),
  },
];
