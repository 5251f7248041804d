import { addressesWithSign, asSent, decoded, withoutSlips, withoutTag } from './pasted-addresses.js';

describe('A text with an address that is read aloud', () => {
  it.each([
    ['go to harbour dash light dot org', 'go to harbour-light.org'],
    ['ada dot king at harbour dot org', 'ada.king@harbour.org'],
    ['mail ada underscore king at harbour dot org', 'mail ada_king@harbour.org'],
    ['king at harbour dot org', 'king@harbour.org'],
    ['who is at harbour dot org', 'who is at harbour.org'],
    ['our office is at harbour dot org', 'our office is at harbour.org'],
    ['the harbour dot archives', 'the harbour dot archives'],
    ['www harbour-lights org', 'www.harbour-lights.org'],
    ['ada,king@harbour.gob', 'ada.king@harbour.gov'],
    ['ada@harbour.gob.mx', 'ada@harbour.gob.mx'],
    ['Ada, king@harbour.org', 'Ada, king@harbour.org'],
    ['harbour gov', 'harbour.gov'],
    ['harbour . ac . uk', 'harbour.ac.uk'],
    ['la página es harbour punto org', 'la página es harbour.org'],
    ['die seite heisst harbour minus light punkt org', 'die seite heisst harbour-light.org'],
    ['see Harbour . It is old', 'see Harbour . It is old'],
    ['harbour gov report', 'harbour gov report'],
  ])('%s has %s', (spoken, written) => {
    expect(withoutSlips(spoken)).toBe(written);
  });
});

it.each([
  ['ada.king2harbour.org', 'ada.king@harbour.org'],
  ['ada.kingharbour.org', 'ada.king@harbour.org'],
  ["ada_king'harbour.org", 'ada_king@harbour.org'],
  ['rep-king harbour.org', 'rep-king@harbour.org'],
])('%s may be the address %s', (text, address) => {
  expect(addressesWithSign(text)).toContain(address);
});

it.each(['harbour', 'ada king at harbour.org', 'v1.2'])('%s has no address without its sign', (text) => {
  expect(addressesWithSign(text)).toEqual([]);
});

it('a plus sign in an email address is no space', () => {
  expect(decoded('king+news@harbour.org')).toBe('king+news@harbour.org');
  expect(decoded('Ada+King')).toBe('Ada King');
});

describe('asSent', () => {
  it.each([
    ['SRS0=x7Kp=QD=harbour.example=ada.king@relay.example', 'ada.king@harbour.example'],
    ['bounce-18-ada=harbour.example@lists.example.org', 'ada@harbour.example'],
    ['ada_harbour.example#EXT#@tenant.example', 'ada@harbour.example'],
    ['from smtp:ada@harbour.example', 'from ada@harbour.example'],
    ['deleted-ada@harbour.example', 'ada@harbour.example'],
    ['ada@harbour.com.invalid', 'ada@harbour.com'],
    ['allow *@harbour.com', 'allow harbour.com'],
    ['from:*@harbour.com', 'harbour.com'],
    ['ada@harbour.com', 'ada@harbour.com'],
    ['info(at)harbour.com', 'info@harbour.com'],
    ['info (at) harbour (dot) ac (dot) uk', 'info@harbour.ac.uk'],
    ['meet (at) the harbour', 'meet (at) the harbour'],
    ['harbour.com.invalid', 'harbour.com.invalid'],
  ])('reads %s as %s', (text, sent) => {
    expect(asSent(text)).toBe(sent);
  });
});

describe('withoutTag', () => {
  it('has the address with and without its tag', () => {
    expect(withoutTag('ada+news@harbour.com')).toEqual(['ada+news@harbour.com', 'ada@harbour.com']);
    expect(withoutTag('ada@harbour.com')).toEqual(['ada@harbour.com']);
  });
});
