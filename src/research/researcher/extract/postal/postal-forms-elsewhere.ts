import { END, TOWN, type Form } from './postal-form.js';

/** Scripts and countries that write the parts in another order, or letters in their codes. */
export const FORMS_ELSEWHERE: readonly Form[] = [
  {
    name: 'AR',
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])\\(?(?<code>[A-HJ-NP-Z]\\d{4}[A-Z]{3})\\)?,? ${TOWN}${END}`, 'u'),
  },
  { name: 'AR', pattern: new RegExp(`(?:^|[\\s,–-])\\((?<code>\\d{4,5})\\) ${TOWN}${END}`, 'u') },
  {
    name: 'KE',
    pattern: new RegExp(`(?<=[Bb]ox \\d{1,6}) ?[-–,] ?(?<code>\\d{5}),? ${TOWN}${END}`, 'u'),
  },
  {
    name: 'CN',
    hasStreet: true,
    pattern:
      /(?<town>(?:\p{Script=Han}{2,3}省)?\p{Script=Han}{2,4}市)(?<street>[\p{Script=Han}\p{L}\d－-]{3,40}?)[\s,，、。;；|（(]*(?:邮编|邮政编码|郵編)[:：]?\s*(?<code>\d{6})/u,
  },
  {
    name: 'CN',
    hasStreet: true,
    pattern:
      /(?<!\d)(?<code>\d{6}) ?(?:中国)?(?<town>(?:\p{Script=Han}{2,3}省)?\p{Script=Han}{2,4}市)(?<street>[\p{Script=Han}\p{L}\d－-]{3,40})/u,
  },
  {
    name: 'JP',
    hasStreet: true,
    pattern:
      /(?<town>[\p{Script=Han}]{2,3}[都道府県][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,8}?[市区町村郡])(?<street>[^\s,|（(〒]{2,50})[（( ]*〒 ?(?<code>\d{3}[-－]\d{4})/u,
  },
  {
    // Large towns need no prefecture.
    name: 'JP',
    hasStreet: true,
    pattern:
      /〒 ?(?<code>\d{3}[-－]\d{4}) ?(?<town>\p{Script=Han}{2,5}?市)(?<street>[^\s,|]{2,60}(?: [^\s,|]{1,40}){0,2})/u,
  },
  {
    name: 'KR',
    hasStreet: true,
    pattern:
      /(?<town>(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충청?[북남]|전라?[북남]|경상?[북남]|제주)[가-힣]*(?: [가-힣]{1,6}[시군구])?)(?<street> [가-힣\d ]*[로길동] ?\d[^()|우〒]{0,30}?),?\s*\(?(?:우편번호|우)?[:)]? ?(?<code>\d{5})\)?/u,
  },
  {
    name: 'TH',
    hasStreet: true,
    pattern:
      /(?<street>\d[\d/-]*[^\d|]{3,80}?)\s?(?:จังหวัด|จ\.)?\s?(?<town>กรุงเทพ[^\s\d]*|(?<=(?:จังหวัด|จ\.)\s?)[^\s\d]+)\s+(?<code>\d{5})/u,
  },
  {
    // Cities of a federal rank stand between their code and the street.
    name: 'RU',
    pattern:
      /(?<!\d)(?<code>\d{6}), ?(?:Россия, ?)?(?:г\. ?)?(?<town>\p{Script=Cyrillic}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2})(?=, )/u,
  },
  {
    // `вул. Шкільна, 41, Вербівка, Тернопільська обл., 47501`: without a sign for the town, a word for a street is needed.
    name: 'UA',
    townFirst: true,
    isWeak: true,
    pattern:
      /(?<=\d\p{L}?, )(?<town>\p{Script=Cyrillic}[\p{L}’'ʼ-]{2,30}(?: \p{Lu}[\p{L}’'ʼ-]{2,30})?), (?:\p{Lu}[\p{L}’'ʼ-]+ (?:обл(?:\.|асть)|р-н|район|край),? ){0,2}(?:Україна, )?(?<code>\d{5,6})(?!\d)/u,
  },
  {
    // `شارع وصفي التل، عمارة 118، عمّان 11953`
    name: 'Arab',
    townFirst: true,
    pattern:
      /(?<=^|[،,–-] ?)(?<town>\p{Script=Arabic}[\p{Script=Arabic}\p{M}]{1,20}(?: [\p{Script=Arabic}\p{M}]{2,20}){0,2}) (?<code>\d{5})(?!\d)/u,
  },
  {
    name: 'GE',
    pattern: /(?<!\d)(?<code>0\d{3}),? (?<town>\p{Script=Georgian}{3,20})(?=$|[,.;])/u,
  },
  {
    name: 'GE',
    townFirst: true,
    pattern: /(?<town>თბილისი|ბათუმი|ქუთაისი),? (?<code>\d{4})(?!\d)/u,
  },
  {
    // Where a town stands before its code, a word for a street is needed.
    name: 'ID',
    townFirst: true,
    isWeak: true,
    pattern: new RegExp(`${TOWN},? (?<code>(?!19|20)\\d{5})(?=$|[,.;]| [–-])`, 'u'),
  },
];
