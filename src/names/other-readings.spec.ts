import { otherReadings } from './other-readings.js';

describe('otherReadings', () => {
  it.each([
    ['SOS King', 'secretary of state King'],
    ['King, atty. gen.', 'King attorney general'],
    ['Ministerio de Salud Ghana', 'health ghana ministry'],
    ['Condado de Lindau, Carolina del Norte', 'lindau county north carolina'],
    ['Alcaldía de Lindau Ohio', 'lindau ohio'],
    ['Tidalworks Deutschland', 'tidalworks germany'],
    ['tidalworks 日本', 'tidalworks japan'],
    ['lindau daigaku', 'lindau university'],
    ['Ciudad de Lindau', 'city of lindau'],
    ['gobierno municipal de Lindau, Ohio', 'lindau ohio'],
    ['Линдауский гос. ун-т', 'Линдауский государственный университет'],
    ['린다우대병원', '린다우대학교병원'],
    ['林岛交大', '林岛交通大学'],
    ['ม.ลินเดา', 'มหาวิทยาลัยลินเดา'],
    ['фвф лштп', 'ada king'],
    ['شيش نهىل', 'ada king'],
    ['שגש לןמע', 'ada king'],
    ['لاخشقي', 'board'],
    ['tjalwjd', '서미정'],
    ['rkd Tkd', '강 쌍'],
  ])('reads %s as %s', (query, reading) => {
    expect(otherReadings(query).map(({ text }) => text)).toContain(reading);
  });

  it('translates names of organizations alone', () => {
    const readings = otherReadings('Tidalworks Deutschland');
    expect(readings).toEqual([{ text: 'tidalworks germany', isOfOrganization: true }]);
    expect(otherReadings('SOS King')).toEqual([{ text: 'secretary of state King', isOfOrganization: false }]);
  });

  it.each([
    'Ada King',
    'Ada Malik',
    'Ada Joshi',
    'Tejas King',
    'hospital',
    'how to reach Ada King',
    'bank of america',
    '12/24',
    'mla',
    '',
  ])('has none of %p', (query) => {
    expect(otherReadings(query)).toEqual([]);
  });
});
