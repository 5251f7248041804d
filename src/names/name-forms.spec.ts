import { streetAddress } from './name-forms.js';

describe('The address of a street', () => {
  it.each([
    ['12 North Lantern Street, Suite 3, Troy, Pennsylvania 16947', '12 n lantern st troy pa 16947'],
    ['12 N. Lantern St., Troy, PA 16947', '12 n lantern st troy pa 16947'],
    ['who has an office at 7 Tide Avenue, 202, Many', '7 tide ave many'],
    ['459 west lantern street troy', '459 w lantern st troy'],
    ['Lantern Street', null],
    ['12 angry men', null],
  ])('in %s is %s', (text, address) => {
    expect(streetAddress(text)).toBe(address);
  });
});
