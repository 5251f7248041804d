/** Numbers, registers and words of law that one country has, as they stand in notices and at the foot of pages. */
const REGISTERS: Readonly<Record<string, RegExp>> = {
  AT: /\bATU ?\d{8}\b|\bZVR\b|\bFirmenbuchn|\bFN ?\d{5,6} ?[a-z]\b/u,
  AU: /\b(?:ABN|ACN):? ?\d{2,3} \d{3}/u,
  BE: /\bBE ?[01]\d{3}[. ]?\d{3}[. ]?\d{3}\b|\b(?:ASBL|VZW)\b|(?<!\p{L})ondernemingsnummer|num[eé]ro d.entreprise/u,
  BR: /\bCNPJ\b/u,
  CA: /\b\d{9} ?RR ?\d{4}\b/u,
  CH: /\bCHE-?\d{3}\.?\d{3}\.?\d{3}\b/u,
  CO: /\bNIT:? ?\d{3}\.\d{3}\.\d{3}/u,
  CY: /\bCY ?\d{8}[A-Z]\b/u,
  DE: /\bDE ?\d{9}\b|\bHR[AB] ?\d{2}|\bUSt-IdNr|\bAmtsgericht \p{Lu}/u,
  FI: /\bFO-nummer\b|\bY-tunnus\b/u,
  FR: /\bSIRE[NT]\b|\bRNA ?:? ?W\d/u,
  GB: /\bCompanies House\b|\bCharity Commission\b|\bregistered in (?:England|Scotland|Wales|Northern Ireland)\b|\bregistered (?:Scottish )?charity (?:in|SC)|\bOSCR\b|\bHMRC\b|\bSC0\d{5}\b|\bGB ?\d{3} ?\d{4} ?\d{2}\b/iu,
  IE: /\bCHY ?\d{3}|\bRCN\b|\bIE ?\d{7}[A-W][A-I]?\b|\bCompanies Registration Office\b|\bEircode\b|\bregistered in (?:the Republic of )?Ireland\b/u,
  IN: /\bGSTIN\b|\b[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}\b/u,
  IT: /\bP(?:artita|\.) ?IVA\b/u,
  LU: /\bLU ?\d{8}\b|\bRCS Luxembourg\b/iu,
  MX: /\bR\.?F\.?C\.?:? ?[A-ZÑ&]{3,4}-?\d{6}/u,
  NL: /\bKvK\b|\bANBI\b/iu,
  NZ: /\bNZBN\b/u,
  PE: /\bRUC:? ?20\d{9}\b/u,
  PT: /\bNIPC\b/u,
  SG: /\bUEN\b/u,
  US: /\b501 ?\(c\) ?\(\d/u,
  ZA: /\bNPO:? ?\d{3}-\d{3}\b|\bPBO:? ?\d{9}\b|\bPAIA\b|\bPOPIA\b|\bCIPC\b|\bB-?BBEE\b/u,
};
/** The account's country; banks of a few countries serve others as well, and what reads like a number may be an example. */
const IBAN = /\bIBAN:? ?([A-Z]{2})\d{2}/gu;

/** Money of one country, beside an amount. */
const MONEY: Readonly<Record<string, string>> = {
  AU: 'A\\$|AUD',
  CA: 'C\\$|CAD',
  CH: 'CHF|SFr\\.?|Fr\\.',
  GB: '£|GBP',
  GH: 'GH₵|GHS',
  HK: 'HK\\$|HKD',
  IN: '₹|INR',
  KE: 'KSh\\.?|KES|Kshs\\.?',
  LK: 'LKR',
  MX: 'MXN',
  MY: 'RM|MYR',
  NG: '₦|NGN',
  NZ: 'NZ\\$|NZD',
  PH: '₱|PHP',
  PK: 'PKR',
  SG: 'S\\$|SGD',
  TZ: 'TSh\\.?|TZS',
  UG: 'USh\\.?|UGX',
  ZA: 'ZAR',
  AE: 'AED',
  EG: 'EGP',
  JO: 'JOD',
  LB: 'LBP',
  MA: 'MAD',
  SA: 'SAR',
  TN: 'TND',
};
const AMOUNTS = Object.entries(MONEY).map(
  ([country, sign]) =>
    [country, new RegExp(`(?<![\\p{L}$£])(?:${sign}) ?\\d|\\d ?(?:${sign})(?![\\p{L}\\d])`, 'u')] as const,
);

/** Counties stand in the place of a postal code at times. */
const COUNTY_OF_IRELAND =
  /\b(?:Co\.?|County) (?:Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow)\b/u;

/** The countries whose registers, laws or accounts a text names. */
export function countriesOfRegisters(text: string): string[] {
  if (!/[A-Z]{2}|nummer|regist|num/iu.test(text)) return [];
  return [
    ...Object.entries(REGISTERS).flatMap(([country, register]) => (register.test(text) ? [country] : [])),
    ...[...text.matchAll(IBAN)].map((match) => match[1]!),
  ];
}

/** The countries that have money or counties as a text names them. */
export function countriesOfMoney(text: string): string[] {
  return /\d/u.test(text) ? AMOUNTS.flatMap(([country, amount]) => (amount.test(text) ? [country] : [])) : [];
}

/** Whether a text names one of Ireland's counties as addresses do. */
export const isInIreland = (text: string): boolean => COUNTY_OF_IRELAND.test(text);
