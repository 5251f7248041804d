import { nominativesOf, translationsOf } from './inflections.js';

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
