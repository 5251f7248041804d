import { asMeant } from './typed-text.js';

describe('A text with the slips of a person', () => {
  it.each([
    ['johJohn Hager', 'John Hager'],
    ['johnJohn Hager', 'John Hager'],
    ['JohJohn Hager', 'John Hager'],
    ['lantLantern House', 'Lantern House'],
    ['Lantern House TrustLantern House Trust', 'Lantern House Trust'],
    ['Lantern HouseLANTERN HOUSE', 'Lantern House'],
    ['Lantern House | About us - Google Chrome', 'Lantern House | About us'],
    ['capital ada capital king', 'ada king'],
    ['all caps ada hyphen maria king period new paragraph', 'ada-maria king'],
    ["patrick o apostrophe brien's office question mark", "patrick o'brien's office"],
    ['bracket ada king close bracket', 'ada king'],
    ['king comma ada', 'king, ada'],
    ['solberg ny24', 'solberg ny-24'],
    ['Solberg NY24, today', 'Solberg NY-24, today'],
    ['Ada NMN Solberg', 'Ada Solberg'],
    ['ada null solberg', 'ada solberg'],
    ['Solberg HD-52 Ohio', 'Solberg district 52 Ohio'],
    ['solberg mn hd29a', 'solberg mn district 29a'],
    ['Solberg SD 4 (KY)', 'Solberg district 4 (KY)'],
    ['Ada King @lantern.example', 'Ada King lantern.example'],
    ['Ada + Maria King', 'Ada and Maria King'],
  ])('%s means %s', (typed, meant) => {
    expect(asMeant(typed)).toBe(meant);
  });

  it.each([
    'John McDonald',
    'LaVerne DeLaRosa',
    'JoJo King',
    'MAMAS',
    'HauHau Research',
    'tidaltidal',
    'MeMed',
    'Capital One Capital Markets',
    'Museum of the Period',
    'Capital Area Transit',
    'Question Mark',
    'Period Rooms Society',
    'Hyphen Press',
    'new paragraph',
    'Room NY245',
    'Solberg SD-4',
    'Solberg SHD-52',
    'HD television',
    'ada @lantern.example',
    '@lantern.example',
    'C++ user group',
  ])('%s stays', (text) => {
    expect(asMeant(text)).toBe(text);
  });
});
