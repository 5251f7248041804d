import { END, TOWN_OR_DISTRICT, TOWN, type Form } from './postal-form.js';
import { FORMS_ELSEWHERE } from './postal-forms-elsewhere.js';

/** How a line with postal code and town is written, the stricter forms first. */
export const FORMS: readonly Form[] = [
  {
    name: 'GB',
    townFirst: true,
    pattern: new RegExp(
      `(?:${TOWN},? )?(?<![\\p{L}\\p{N}])(?<code>(?:GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[AC-FHKNPRTV-Y]\\d[\\dW] ?(?=[A-Z\\d]{0,3}\\d)[A-Z\\d]{4}))(?![\\p{L}\\p{N}])`,
      'u',
    ),
  },
  {
    name: 'CA',
    townFirst: true,
    pattern: new RegExp(
      `${TOWN},? \\(?(?<region>Québec|Quebec|Ontario|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland and Labrador|Nova Scotia|Nouveau-Brunswick|Nouvelle-Écosse|Prince Edward Island|Saskatchewan|Yukon|Nunavut|Northwest Territories|AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)\\)?,? {1,2}(?<code>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)(?![\\p{L}\\p{N}])`,
      'u',
    ),
  },
  {
    name: 'US',
    townFirst: true,
    pattern: new RegExp(
      `${TOWN},? (?<region>Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? (?<code>\\d{5}(?:-\\d{4})?)(?!\\d)`,
      'u',
    ),
  },
  {
    name: 'AU',
    townFirst: true,
    pattern: new RegExp(`${TOWN},? (?<region>NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? (?<code>\\d{4})(?!\\d)`, 'u'),
  },
  {
    name: 'MT',
    townFirst: true,
    pattern: new RegExp(`${TOWN},? (?<code>[A-Z]{3} ?\\d{4})(?![\\p{L}\\p{N}])`, 'u'),
  },
  {
    name: 'NZ',
    townFirst: true,
    pattern: new RegExp(
      `${TOWN},? (?<code>(?!19|20)\\d{4})(?=,? ?(?:New Zealand|Aotearoa|NZ|South Africa|RSA|Philippines)|\\.?$)`,
      'u',
    ),
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
      /(?<!\p{L})(?<town>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?), (?<street>(?:ул|пр|просп|пер|пл|наб|бул|б-р|вул|пров)[^,]{2,50},[^,]{1,12}(?:,[^,]{1,12})?), (?<code>\d{5,6})(?!\d| \p{Lu})/u,
  },
  {
    name: 'UA',
    townFirst: true,
    pattern:
      /(?<!\p{L})(?:м|г|гр|с|смт|місто|город)\.? ?(?<town>\p{Lu}[\p{L}’'ʼ -]{1,40}?),? (?:\p{Lu}[\p{L}’'ʼ-]+ (?:обл(?:\.|асть)|р-н|район|край),? ){0,2}(?:індекс |индекс |п\.? ?к\.? ?)?(?<code>\d{4,6})(?!\d)/u,
  },
  {
    // `47501, Тернопільська обл., с. Вербівка, вул. Шкільна, 41`
    name: 'UA',
    pattern:
      /(?<!\d)(?<code>\d{5,6}),? (?:(?:Україна|Украина|Россия|Беларусь|Казахстан), )?(?:\p{Lu}[\p{L}’'ʼ-]+ (?:обл(?:\.|асть)|р-н|район|край),? ){1,2}(?:м|г|гр|с|смт|п|пос|д|місто|село|селище|город)?\.? ?(?<town>\p{Lu}[\p{L}’'ʼ -]{1,40}?)(?=$|[,;.])/u,
  },
  {
    name: 'LV',
    townFirst: true,
    pattern: new RegExp(`${TOWN},? (?<code>(?:LV|LT|MD|AZ|AD)[- ]?\\d{3,5})(?!\\d)`, 'u'),
  },
  ...FORMS_ELSEWHERE,
  { name: 'PL', pattern: new RegExp(`(?<![\\d-])(?<code>\\d{2}-\\d{3}) ${TOWN_OR_DISTRICT}${END}`, 'u') },
  { name: 'PT', pattern: new RegExp(`(?<![\\d-])(?<code>\\d{4}-\\d{3}) ${TOWN}${END}`, 'u') },
  { name: 'NL', pattern: new RegExp(`(?<![\\d-])(?<code>[1-9]\\d{3} ?[A-Z]{2}) ${TOWN}${END}`, 'u') },
  {
    name: 'SE',
    pattern: new RegExp(
      `(?<![\\d-])(?:[A-Z]{1,2}[- ])?(?<code>\\d{3} \\d{2}) ${TOWN_OR_DISTRICT}${END}`,
      'u',
    ),
  },
  {
    name: '',
    pattern: new RegExp(`(?<![\\d/-])(?:[A-Z]{1,3}[-–] ?)?(?<code>\\d{4,6}) ${TOWN_OR_DISTRICT}${END}`, 'u'),
  },
  {
    name: '',
    pattern: new RegExp(
      `(?<!\\p{L})(?:C\\.? ?P\\.?|CEP|PLZ|CAP|PSČ|[ΤT]\\.? ?[ΚK]\\.?|irsz\\.?|П\\.? ?К\\.?|zip(?: code)?|postcode|postal code|código postal|code postal)[.:]? ?(?<code>\\d{3} \\d{2}|\\d{4,6}(?:-\\d{3})?)(?:,? | ?[–-] )${TOWN}${END}`,
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
  {
    // The town stands before its code in Greece at times.
    name: 'GR',
    townFirst: true,
    pattern:
      /(?<!\p{L})(?<town>\p{Lu}[\p{Script=Greek}\p{M}.’ -]{2,40}?),? (?:[ΤT]\.? ?[ΚK]\.?:? ?)?(?<code>\d{3} ?\d{2})(?=$|[ ]*[,.;|·(])/u,
  },
];
