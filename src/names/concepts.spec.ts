import { nominativesOf, translationsOf, tribesIn } from './concepts.js';

it.each([
  ['Delton Band of Mission Indians', ['delton tribe', 'delton mission tribe']],
  ['The Delton River Band of Ottawa Indians', ['delton river tribe', 'delton river ottawa tribe']],
  ['Delton Tribe of Alaska', ['delton tribe', 'delton alaska tribe']],
  ['delton people', ['delton tribe', 'delton tribe']],
  ['Delton Historical Society', []],
  ['Bureau of Indian Affairs', []],
  ['Indian Trail', []],
])('The short names of %s', (name, short) => {
  expect(tribesIn(name)).toEqual(short);
});

describe('nominativesOf', () => {
  it.each([
    ['государственного', 'государственныи'],
    ['института', 'институт'],
    ['instytucie', 'instytut'],
    ['bialskiej', 'bialska'],
    ['klajpedzkiego', 'klajpedzki'],
    ['univerzity', 'univerzita'],
    ['universitesinden', 'universitesi'],
    ['yliopistosta', 'yliopisto'],
    ['egyetemnek', 'egyetem'],
  ])('reads %s as %s', (word, nominative) => {
    expect(nominativesOf(word, false)).toContain(nominative);
  });

  it.each(['solberga', 'garden', 'ten'])('leaves %s, whose ending is short or whose stem is', (word) => {
    expect(nominativesOf(word, true)).toEqual([]);
  });

  it('reads the ending of a known word only for a kind of organization', () => {
    expect(nominativesOf('uniwersytetu', true)).toEqual(['uniwersytet']);
    expect(nominativesOf('lindenben', true)).toEqual([]);
    expect(nominativesOf('lindenben', false)).toContain('linden');
  });
});

describe('translationsOf', () => {
  it('has the concept of the nominative', () => {
    expect(translationsOf('uniwersytetu', false)).toEqual(
      expect.arrayContaining(['uniwersytet', 'university']),
    );
  });
});
