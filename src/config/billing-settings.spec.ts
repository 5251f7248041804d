import { readConfig } from './config.js';
import { DEFAULT_PACKS } from './credit-packs.js';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_51N0tARealKey', STRIPE_WEBHOOK_SECRET: 'whsec_4f1c2b9d8e7a6051' };

describe('Stripe’s settings', () => {
  it('are null unless both variables are set', () => {
    expect(readConfig({}).stripe).toBeNull();
    expect(readConfig({ STRIPE_SECRET_KEY: ' ', STRIPE_WEBHOOK_SECRET: '' }).stripe).toBeNull();
    expect(readConfig(KEYS).stripe).toEqual({
      secretKey: KEYS.STRIPE_SECRET_KEY,
      webhookSecret: KEYS.STRIPE_WEBHOOK_SECRET,
      apiBase: null,
    });
  });

  it('can set another address of Stripe’s API', () => {
    const { stripe } = readConfig({ ...KEYS, STRIPE_API_BASE: 'http://127.0.0.1:12111/' });
    expect(stripe?.apiBase).toBe('http://127.0.0.1:12111');
  });

  it.each([
    ['only the key', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    ['only the webhook’s secret', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY is missing'],
    ['a publishable key', { STRIPE_SECRET_KEY: 'pk_test_51N0t' }, 'STRIPE_SECRET_KEY is invalid'],
    ['the two exchanged', { STRIPE_SECRET_KEY: 'whsec_4f1c2b9d' }, 'STRIPE_SECRET_KEY is invalid'],
    ['a key for both', { STRIPE_WEBHOOK_SECRET: 'sk_test_51N0t' }, 'STRIPE_WEBHOOK_SECRET is invalid'],
    [
      'a key that was cut in two',
      { STRIPE_SECRET_KEY: 'sk_test_51N0t\nAReal' },
      'STRIPE_SECRET_KEY is invalid',
    ],
    [
      'an address without a scheme',
      { STRIPE_API_BASE: 'localhost:12111' },
      'STRIPE_API_BASE is not a valid URL',
    ],
  ])('are refused with %s, without their values', (_what, change, message) => {
    const env = { ...KEYS, ...change };
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ name: 'ConfigError' }) as Error);
    expect(() => readConfig(env)).toThrow(message);
    expect(() => readConfig(env)).not.toThrow(/51N0t|4f1c2b9d/);
  });
});

describe('CREDIT_PACKS', () => {
  const PACK = { id: 'tiny', name: 'A few', credits: 10, amount: 100, currency: 'EUR' };

  it('has default packs', () => {
    expect(readConfig({}).creditPacks).toBe(DEFAULT_PACKS);
  });

  it('is read', () => {
    const { creditPacks } = readConfig({ CREDIT_PACKS: JSON.stringify([PACK, { ...PACK, id: 'more' }]) });
    expect(creditPacks).toEqual([
      { ...PACK, currency: 'eur' },
      { ...PACK, id: 'more', currency: 'eur' },
    ]);
  });

  it.each<[string, string, string]>([
    ['no JSON', '[', 'is not valid JSON'],
    ['no list', '{}', 'must be a list of 1 to 20 packs'],
    ['an empty list', '[]', 'must be a list of 1 to 20 packs'],
    ['too many packs', JSON.stringify(Array(21).fill(PACK)), 'must be a list of 1 to 20 packs'],
    ['an invalid pack', '[7]', 'pack 1: must be an object'],
    ['the same id twice', JSON.stringify([PACK, PACK]), 'pack 2: id must not be that of another pack'],
    ...Object.entries({
      'an unknown field': { price: 1 },
      'an id with spaces': { id: 'a b' },
      'no id': { id: undefined },
      'no name': { name: ' ' },
      'no credits': { credits: 0 },
      'half a credit': { credits: 0.5 },
      'an amount in words': { amount: '100' },
      'an amount that Stripe does not take': { amount: 100_000_000 },
      'no such currency': { currency: 'zzz' },
      'a currency that is no text': { currency: 7 },
    }).map(([what, change]): [string, string, string] => [
      what,
      JSON.stringify([{ ...PACK, ...change }]),
      'pack 1: ',
    ]),
  ])('is refused with %s', (_what, value, message) => {
    expect(() => readConfig({ CREDIT_PACKS: value })).toThrow(`CREDIT_PACKS is invalid (`);
    expect(() => readConfig({ CREDIT_PACKS: value })).toThrow(message);
  });
});
