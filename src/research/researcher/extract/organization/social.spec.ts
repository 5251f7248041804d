import { draftsOf } from '../../../../../test/research-sites/reading.js';
import { profileOf, profilesOn } from './social.js';

it.each([
  ['https://www.facebook.com/kontor.lindow/', 'facebook', 'https://www.facebook.com/kontor.lindow'],
  ['https://de-de.facebook.com/kontor?ref=page', 'facebook', 'https://www.facebook.com/kontor'],
  ['http://m.facebook.com/pages/Kontor/12345', 'facebook', 'https://www.facebook.com/pages/Kontor/12345'],
  ['https://www.instagram.com/kontor_lindow/#', 'instagram', 'https://www.instagram.com/kontor_lindow'],
  ['https://twitter.com/kontor', 'x', 'https://x.com/kontor'],
  ['https://x.com/kontor', 'x', 'https://x.com/kontor'],
  ['https://de.linkedin.com/company/kontor/about/', 'linkedin', 'https://www.linkedin.com/company/kontor'],
  ['https://www.youtube.com/@kontor', 'youtube', 'https://www.youtube.com/@kontor'],
  ['https://www.youtube.com/channel/UC123abc', 'youtube', 'https://www.youtube.com/channel/UC123abc'],
  ['https://www.tiktok.com/@kontor', 'tiktok', 'https://www.tiktok.com/@kontor'],
  ['https://bsky.app/profile/kontor.example', 'bluesky', 'https://bsky.app/profile/kontor.example'],
  ['https://github.com/kontor', 'github', 'https://github.com/kontor'],
  ['//vimeo.com/kontor', 'vimeo', 'https://vimeo.com/kontor'],
])('%s is a profile', (href, network, url) => {
  expect(profileOf(href)).toEqual({ network, url });
});

it.each([
  'https://www.facebook.com/sharer/sharer.php?u=x',
  'https://www.facebook.com/',
  'https://www.facebook.com/wix',
  'https://twitter.com/intent/tweet?text=x',
  'https://twitter.com/kontor/status/123',
  'https://www.instagram.com/p/abc/',
  'https://www.youtube.com/watch?v=abc',
  'https://www.linkedin.com/shareArticle?url=x',
  'https://vimeo.com/123456',
  'https://kontor.example/facebook.com/kontor',
  'https://facebook.com.evil.test/kontor',
  'mailto:facebook@kontor.example',
  'http://',
])('%s is none', (href) => {
  expect(profileOf(href)).toBeNull();
});

it('finds the links to them, and those that say what they are', () => {
  const drafts = draftsOf(
    profilesOn,
    '<a href="https://www.instagram.com/kontor">Folgt uns</a><a rel="me" href="https://social.test/@kontor/">M</a><a href="https://other.test/@kontor">x</a><a rel="me" href="https://social.test/kontor">x</a>',
  );
  expect(drafts).toEqual([
    {
      kind: 'social_profile',
      value: { network: 'instagram', url: 'https://www.instagram.com/kontor' },
      key: 'https://instagram.com/kontor',
      excerpt: 'Folgt uns: https://www.instagram.com/kontor',
      confidence: 0.9,
      reason: 'The page links to it.',
    },
    expect.objectContaining({ value: { network: 'mastodon', url: 'https://social.test/@kontor' } }),
  ]);
});

it('takes people’s own profiles for none of the organization’s', () => {
  const links = [
    'linkedin.com/in/ada',
    'de.linkedin.com/in/max-born',
    'xing.com/profile/Ada_L',
    'linkedin.com/company/kontor',
  ];
  const found = draftsOf(
    profilesOn,
    links.map((link) => `<a href="https://www.${link}">x</a>`.replace('www.de', 'de')).join(''),
  );
  expect(found.map(({ value }) => value)).toEqual([
    { network: 'linkedin', url: 'https://www.linkedin.com/company/kontor' },
  ]);
});

it('leaves a profile to whoever is called as it is, and has a name beside it', () => {
  const card = (handle: string, name: string): string =>
    `<div><p>${name}</p><p>Developer</p><a href="https://github.com/${handle}">gh</a></div>`;
  const found = (body: string) => draftsOf(profilesOn, body).map(({ key }) => key);
  expect(found(card('ralder', 'Ruth Alder'))).toEqual([]);
  expect(found(card('ruth-alder', 'Ruth Alder'))).toEqual([]);
  expect(found(card('kontorlab', 'Ruth Alder'))).toEqual(['https://github.com/kontorlab']);
  expect(found(card('ralder', 'Sam Carter'))).toEqual(['https://github.com/ralder']);
});
