import { isRecord } from '../values/json.js';
import { text, accept, refuse, type Parsed } from '../values/text.js';

export interface CreditPack {
  /** Identifies the pack in forms and in the payment processor's records. */
  readonly id: string;
  readonly name: string;
  readonly credits: number;
  /** Price in the currency's smallest unit, as payment processors expect: 900 is 9.00 USD, or 900 JPY. */
  readonly amount: number;
  /** ISO 4217, in lower case. */
  readonly currency: string;
}

export const DEFAULT_PACKS: readonly CreditPack[] = [
  { id: 'small', name: '5,000 credits', credits: 5_000, amount: 1_000, currency: 'usd' },
  { id: 'medium', name: '30,000 credits', credits: 30_000, amount: 5_000, currency: 'usd' },
  { id: 'large', name: '150,000 credits', credits: 150_000, amount: 20_000, currency: 'usd' },
];

const MAX_PACKS = 20;
const MAX_CREDITS = 1_000_000_000;
/** Stripe accepts at most eight digits. */
const MAX_AMOUNT = 99_999_999;

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));
const packName = text(100);

/** Parses CREDIT_PACKS; an error names the pack's position in the list. */
export function parseCreditPacks(json: string): Parsed<readonly CreditPack[]> {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    return refuse('invalid_json', 'is not valid JSON');
  }
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_PACKS) {
    return refuse('invalid_type', `must be a list of 1 to ${MAX_PACKS} packs`);
  }
  const packs: CreditPack[] = [];
  for (const [index, item] of list.entries()) {
    const pack = parsePack(item);
    if (!pack.ok) return refuse(pack.code, `pack ${index + 1}: ${pack.message}`);
    if (packs.some(({ id }) => id === pack.value.id)) {
      return refuse('taken', `pack ${index + 1}: id must not be that of another pack`);
    }
    packs.push(pack.value);
  }
  return accept(Object.freeze(packs));
}

const FIELDS = ['id', 'name', 'credits', 'amount', 'currency'];

function parsePack(item: unknown): Parsed<CreditPack> {
  if (!isRecord(item)) {
    return refuse('invalid_type', `must be an object with ${FIELDS.join(', ')}`);
  }
  const unknown = Object.keys(item).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined)
    return refuse('unknown_field', `${JSON.stringify(unknown)} is not one of its fields`);
  const { id, name, credits, amount, currency } = item;
  if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9_-]{0,39}$/.test(id)) {
    return refuse('invalid_format', 'id must be 1 to 40 of a-z, 0-9, - and _');
  }
  const named = packName(name);
  if (!named.ok) return refuse(named.code, `name ${named.message}`);
  if (!isWhole(credits, MAX_CREDITS)) return refuse('out_of_range', `credits ${wholeUpTo(MAX_CREDITS)}`);
  if (!isWhole(amount, MAX_AMOUNT)) {
    return refuse('out_of_range', `amount ${wholeUpTo(MAX_AMOUNT)}, in the currency's smallest unit`);
  }
  const code = typeof currency === 'string' ? currency.toLowerCase() : '';
  if (!CURRENCIES.has(code))
    return refuse('invalid_format', 'currency must be an ISO 4217 code such as "usd"');
  return accept(Object.freeze({ id, name: named.value, credits, amount, currency: code }));
}

const isWhole = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max;

const wholeUpTo = (max: number) => `must be an integer from 1 to ${max}`;
