import { pairsOf } from './tables.js';

/** Writings of the same legal form. */
export const LEGAL_FORMS = (
  'Inc.,Incorporated,Inc;Ltd.,Limited,Ltd;Corp.,Corporation,Corp;LLC,L.L.C.,Limited Liability Company;AG,Aktiengesellschaft;' +
  'GmbH,Gesellschaft mit beschränkter Haftung,G.m.b.H.;e.V.,eingetragener Verein,eV;S.A.,SA,Société Anonyme;B.V.,BV;' +
  'S.L.,SL,Sociedad Limitada;S.p.A.,SpA,Società per azioni;AB,Aktiebolag'
)
  .split(';')
  .map((forms) => forms.split(','));
/** The legal forms of a country's companies. */
export const FORMS_BY_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  Japan: ['Co., Ltd.', 'K.K.', 'Corporation'],
  'United States': ['Inc.', 'LLC', 'Corp.', 'Incorporated'],
  Portugal: ['Lda.', 'S.A.', 'Lda'],
  'United Kingdom': ['Ltd', 'Limited', 'plc'],
  China: ['Co., Ltd.', 'Co. Ltd'],
  Germany: ['GmbH', 'AG', 'GmbH & Co. KG'],
  Italy: ['S.p.A.', 'S.r.l.', 'SpA'],
  Spain: ['S.L.', 'S.A.', 'SL'],
  France: ['SAS', 'S.A.', 'SARL'],
  Canada: ['Inc.', 'Ltd.'],
  'South Korea': ['Co., Ltd.', 'Corp.'],
  Switzerland: ['AG', 'SA', 'GmbH'],
  Netherlands: ['B.V.', 'BV', 'N.V.'],
  India: ['Pvt. Ltd.', 'Private Limited', 'Ltd.'],
  Australia: ['Pty Ltd', 'Limited'],
  Austria: ['GmbH', 'AG'],
  Sweden: ['AB'],
  Belgium: ['NV', 'BVBA'],
  Norway: ['AS'],
  Denmark: ['A/S', 'ApS'],
  Singapore: ['Pte. Ltd.', 'Pte Ltd'],
  Brazil: ['Ltda.', 'S.A.'],
  Poland: ['Sp. z o.o.', 'S.A.'],
  Ireland: ['Ltd', 'Limited'],
};
/** Legal forms of East Asia, with their abbreviations. */
export const EAST_ASIAN_FORMS = pairsOf(
  '医療法人社団=(医社) 医療法人=(医) 一般財団法人=(一財) 公益財団法人=(公財) 一般社団法人=(一社) 公益社団法人=(公社) 独立行政法人=(独) ' +
    '株式会社=(株) 株式会社=㈱ 有限会社=(有) 股份有限公司= 有限责任公司= 有限公司= 주식회사=(주)',
  ' ',
);
/** Legal forms of a country, and forms of other languages for a company of that kind. */
export const FOREIGN_FORMS: readonly (readonly [RegExp, ...forms: string[]])[] = [
  [
    /(?<! Co\.),? (?:Co\.,? Ltd|Inc|Corporation|Corp)\.? \(Japan\)$/,
    'K.K.',
    'Kabushiki Kaisha',
    'KK',
    'K.K. (Japan)',
  ],
  [/,? GmbH \(Germany\)$/, 'LLC (Germany)', 'Ltd. (Germany)', 'Gesellschaft m.b.H.'],
  [/,? AG \(Germany\)$/, 'PLC (Germany)', 'SA, Germany', 'Aktiengesellschaft'],
  [/,? AG \(Switzerland\)$/, 'SA (Switzerland)', 'Ltd, Switzerland', 'Aktiengesellschaft'],
  [/,? AB \(Sweden\)$/, 'Ltd (Sweden)', 'Ltd., Sweden', 'Aktiebolag'],
  [/,? S\.?p\.?A\.? \(Italy\)$/, 'JSC (Italy)', 'PLC (Italy)', 'Società per azioni'],
  [/,? S\.A\. \(Portugal\)$/, 'PLC (Portugal)', 'Sociedade Anónima'],
];
/** A legal form at the end of a name. */
export const LEGAL_FORM =
  /,? (?:Co\.?,? Ltd\.?|Company,? Ltd\.?|Co\.|Inc\.?|Ltd\.?|Limited|Incorporated|Corp\.?|Corporation|GmbH|AG|LLC|S\.?A\.?|S\.?r\.?l\.?|K\.K\.)$/i;
/** A legal form with the mark between the name and it. */
export const FORM_WITH_POINTS =
  /^(.+?)(,?) (GmbH|AG|S\.?A\.?|S\.?p\.?A\.?|Ltda?\.?|Inc\.?|LLC|S\.?r\.?l\.?|B\.?V\.?|N\.?V\.?|S\.?L\.?|Co\., Ltd\.?|e\.V\.)$/;
