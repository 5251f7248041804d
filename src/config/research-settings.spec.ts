import { researchSettings } from './research-settings.js';

it('reads local sites only if they are allowed', () => {
  expect(researchSettings({})).toMatchObject({ delayMs: 250, localSites: [] });
});

it('accepts local sites, with patterns and with IPv6', () => {
  const env = { RESEARCH_ALLOW_ADDRESSES: '*.example=127.0.0.1:8080, Kontor.Test=[::1]:81,' };
  expect(researchSettings(env).localSites).toEqual([
    { host: '*.example', address: '127.0.0.1', port: 8080 },
    { host: 'kontor.test', address: '::1', port: 81 },
  ]);
});

it.each([
  '127.0.0.1:8080',
  'a.example=127.0.0.1',
  'a.example=localhost:80',
  'a.example=127.0.0.1:99999',
  '*=127.0.0.1:80',
])('refuses %s with a sentence that shows the form', (value) => {
  expect(() => researchSettings({ RESEARCH_ALLOW_ADDRESSES: value })).toThrow(
    /^RESEARCH_ALLOW_ADDRESSES has ".*": list hosts .* such as \*\.example=127\.0\.0\.1:8080\.$/,
  );
});

it.each(['development', 'production'])(
  'accepts public names only at loopback addresses, in %s',
  (NODE_ENV) => {
    for (const value of [
      'kontor.de=10.0.0.1:80',
      '*.kontor.de=169.254.169.254:80',
      'example.com=[fd00::1]:80',
    ]) {
      expect(() => researchSettings({ NODE_ENV, RESEARCH_ALLOW_ADDRESSES: value })).toThrow(
        /^RESEARCH_ALLOW_ADDRESSES has ".*": it takes hosts below example, test, invalid or localhost, or addresses of the loopback network/,
      );
    }
    const allowed = 'kontor.de=127.0.0.2:80,*.test=10.0.0.1:80,x.localhost=[fd00::1]:80';
    expect(researchSettings({ NODE_ENV, RESEARCH_ALLOW_ADDRESSES: allowed }).localSites).toHaveLength(3);
  },
);
