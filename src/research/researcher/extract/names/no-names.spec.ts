import { endsAsFirm, isOfNobody } from './no-names.js';

describe('names of nobody', () => {
  it.each([
    'Der Feuerwehrverein',
    'The Allotments',
    'Het Bestuur',
    'Οι Φίλοι',
    'Stellv. Wehrführer',
    'Zást. Velitele',
    'Östra Båtklubben',
    'Porin Ammattiosasto',
    'Bláa Björgunarfélag',
  ])('%s is one', (text) => expect(isOfNobody(text.split(' '))).toBe(true));

  it.each([
    'Les Paul',
    'Dirk Menzel',
    'El Mehdi Alaoui',
    'De Smedt Pieter',
    'La Toya Jackson',
    'Ass. Eva Huber',
  ])('%s is none', (text) => expect(isOfNobody(text.split(' '))).toBe(false));

  it('knows what firms are called by', () => {
    expect(['Bruny Kelp Co.', 'Ridge Pty', 'Lang & Sons'].map(endsAsFirm)).toEqual([true, true, true]);
    expect(['Ana Co', 'Alison Parsons'].map(endsAsFirm)).toEqual([false, false]);
  });
});
