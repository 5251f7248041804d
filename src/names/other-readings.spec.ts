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
    expect(otherReadings(query)).toContain(reading);
  });

  it.each(['Ada King', 'hospital', 'how to reach Ada King', 'bank of america', '12/24', 'mla', ''])(
    'has none of %p',
    (query) => {
      expect(otherReadings(query)).toEqual([]);
    },
  );
});
