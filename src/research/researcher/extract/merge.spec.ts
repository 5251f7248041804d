import { pageOf } from '../../../../test/research-sites/reading.js';
import type { Draft } from './draft.js';
import { isRoleAddress } from './emails/address-kinds.js';
import { mergeFindings } from './merge.js';

const draft = (kind: string, key: string, value: object, confidence: number, reason = 'x'): Draft =>
  ({ kind, key, value, confidence, reason, excerpt: key }) as unknown as Draft;
const email = (address: string, confidence = 0.9): Draft =>
  draft('email_address', address, { address, is_role_address: isRoleAddress(address) }, confidence);
const person = (name: string, more: object, confidence = 0.9): Draft =>
  draft(
    'person',
    name.toLowerCase(),
    { name, first_name: null, last_name: name, role: null, email: null, phone: null, ...more },
    confidence,
  );
const merge = (...pages: Draft[][]) =>
  mergeFindings(pages.map((drafts, at) => ({ page: pageOf('', `/${at}`), drafts })));

it('has each value once, from the page that says it most surely, the first of these', () => {
  const found = merge([email('a@x'), email('b@x')], [email('a@x', 0.95), email('b@x')]);
  expect(found.map(({ key, url, confidence, read_at }) => [key, url, confidence, read_at])).toEqual([
    ['a@x', 'https://kontor.example/1', 0.95, '2026-01-02T03:04:05.000Z'],
    ['b@x', 'https://kontor.example/0', 0.9, '2026-01-02T03:04:05.000Z'],
  ]);
});

it('prefers a person with a role, and completes one from the same page only', () => {
  const found = merge(
    [person('Ada', { email: 'ada@x' }, 0.95), person('Ada', { role: 'Chair' })],
    [person('Ada', { phone: '+49' }, 0.8)],
  );
  expect(found).toMatchObject([
    { url: 'https://kontor.example/0', value: { role: 'Chair', email: 'ada@x', phone: null } },
  ]);
});

it('passes over texts without end, and keeps long keys short and apart', () => {
  const address = (key: string, line: string) => draft('postal_address', key, { line }, 0.9);
  expect(merge([address('d', 'd'.repeat(1_001))])).toEqual([]);
  const found = merge([address('가'.repeat(600), 'a')], [address(`${'가'.repeat(600)}b`, 'b')]);
  expect(found.map(({ key }) => key)).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
  expect(found[0]!.key).not.toBe(found[1]!.key);
});

it('lists kinds in their order, and leaves out what is not sure', () => {
  const found = merge([
    email('a@x'),
    person('Ada', {}),
    email('c@x', 0.5),
    draft('description', 'd', { text: 'd' }, 0.85),
  ]);
  expect(found.map(({ kind }) => kind)).toEqual(['description', 'person', 'email_address']);
});

it('gives one description, and one name, or two that are as sure', () => {
  const name = (key: string, confidence: number, reason: string): Draft =>
    draft('organization_name', key, { name: key }, confidence, reason);
  expect(merge([name('a', 0.9, 'x'), name('b', 0.8, 'y')]).map(({ key }) => key)).toEqual(['a']);
  expect(merge([name('a', 0.97, 'x'), name('b', 0.93, 'y')]).map(({ key }) => key)).toEqual(['a', 'b']);
  // What several places agree on is surer.
  expect(
    merge([name('a', 0.82, 'x'), name('b', 0.8, 'y'), name('b', 0.72, 'z')], [name('b', 0.8, 'y')])[0],
  ).toMatchObject({ key: 'b', confidence: 0.88 });
  const text = (key: string, confidence: number): Draft =>
    draft('description', key, { text: key }, confidence);
  expect(merge([text('a', 0.85)], [text('b', 0.9), text('c', 0.9)]).map(({ key }) => key)).toEqual(['b']);
});

it('takes a word before the @ that is nobody’s name for an office, where people are named', () => {
  const ada = person('Ada Lovelace', {});
  const isRole = (address: string, ...others: Draft[]): unknown =>
    merge([email(address), ...others]).flatMap((one) =>
      one.kind === 'email_address' ? [one.value.is_role_address] : [],
    )[0];
  for (const local of ['ada', 'lovelace', 'alovelace', 'al', 'lovelacea'])
    expect(isRole(`${local}@x`, ada)).toBe(false);
  expect(isRole('almruf@x', ada)).toBe(true);
  expect(isRole('almruf@x')).toBe(false);
  expect(isRole('max.born@x', ada)).toBe(false);
  expect(isRole('haus-nord@x', ada)).toBe(true);
  expect(isRole('wache2@x', ada)).toBe(true);
  for (const local of ['a-lovelace', 'max-born', 'ada_lovelace', 'lovelace2', 'k-born'])
    expect(isRole(`${local}@x`, ada)).toBe(false);
  // A word for an office is somebody's where somebody is called so.
  expect(isRole('marina@x', ada)).toBe(true);
  expect(isRole('marina@x', person('Marina Rossi', {}))).toBe(false);
});

it('takes a certified box that is called like the site for its own, whoever has given the site its name', () => {
  const host = 'kontor.example';
  const roles = (address: string) =>
    merge([email(address), person('Max Kontor', {})]).flatMap((one) =>
      one.kind === 'email_address' ? [one.value.is_role_address] : [],
    );
  expect(roles(`kontor@pec.${host}`)).toEqual([true]);
  expect(roles(`m.max@pec.${host}`)).toEqual([false]);
});

it('has no person who is called like the organization', () => {
  const name = draft('organization_name', 'ada lovelace', { name: 'Ada Lovelace' }, 0.9);
  expect(merge([name, person('Ada Lovelace', {})]).map(({ kind }) => kind)).toEqual(['organization_name']);
});

it('lists two hundred of a kind at most', () => {
  expect(merge(Array.from({ length: 500 }, (_, at) => email(`a${at}@x`)))).toHaveLength(200);
});

it('has a name without the town behind it, where only the name is quoted', () => {
  const name = (text: string, key: string, confidence: number) =>
    draft('organization_name', key, { name: text }, confidence);
  const town = (locality: string) => draft('postal_address', locality, { locality }, 0.9);
  const named = (...drafts: Draft[]) =>
    merge(drafts).flatMap(({ kind, value }) => (kind === 'organization_name' ? [value.name] : []));
  const short = name('STG Kontor', 'stg kontor', 0.8);
  expect(named(short, name('STG „Kontor” Lindow', 'stg kontor lindow', 0.9), town('Lindow'))).toEqual([
    'STG Kontor',
  ]);
  expect(
    named(short, name('STG „Kontor” w Rzeszowie', 'stg kontor w rzeszowie', 0.9), town('Rzeszów')),
  ).toEqual(['STG Kontor']);
  expect(named(short, name('STG Kontor Lindow', 'stg kontor lindow', 0.9), town('Lindow'))).toEqual([
    'STG Kontor Lindow',
  ]);
});
