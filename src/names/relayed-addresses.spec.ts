import { asSent, withoutTag } from './relayed-addresses.js';

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
