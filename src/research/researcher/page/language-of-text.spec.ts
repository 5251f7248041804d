import { languageOfText } from './language-of-text.js';

const of = (text: string): string => languageOfText([{ text }]);

it.each([
  [
    'sv',
    'Här mellan broarna har det rotts i hundra år. Vi har plats för dig som vill tävla och för dig som inte vill, med kaffe till alla.',
  ],
  [
    'da',
    'Foreningen er for alle, og vi mødes på havnen, når det er tirsdag. Det koster ikke noget at være med, og vi har kaffe til alle af jer.',
  ],
  [
    'nb',
    'Foreningen er for alle, og vi møtes på havna når det er tirsdag. Det koster ikke noe å være med, og vi har kaffe av beste merke å by på.',
  ],
  [
    'de',
    'Wir singen Lieder aus aller Welt und sind mit dem Chor auf den Bühnen der Stadt, die nicht weit von der See ist.',
  ],
  [
    'nl',
    'Wij zijn een vereniging van mensen met een boot op het water, en voor wie dat niet heeft is er ook een plek bij de haven.',
  ],
  [
    'fr',
    'Nous sommes une association pour les familles, dans le quartier du port, avec des ateliers sur le bois et la voile.',
  ],
  [
    'es',
    'Somos una asociación de vecinos que se reúne en el puerto para hablar con los pescadores de la mar y con las familias por las tardes.',
  ],
  [
    'pt',
    'Somos uma associação de moradores que não para: com os pescadores da terra, para as famílias do porto e ao serviço dos mais velhos.',
  ],
  [
    'it',
    'La società è nata per i ragazzi della città, con una scuola di vela che è sul molo e nel porto, e con gli amici del mare.',
  ],
  [
    'pl',
    'Spotykamy się w porcie i na wodzie. Nie jest to drogie, a do łodzi można wsiąść od maja oraz po sezonie, przez cały rok.',
  ],
  [
    'cs',
    'Spolek se schází v přístavu a na vodě, pro všechny, které to baví. Jsme také na výletech do hor, kde je sníh od prosince.',
  ],
  [
    'sk',
    'Spolok sa schádza v prístave a na vode, pre všetkých, ktoré to baví. Sme tiež na výletoch do hôr, kde je sneh od decembra.',
  ],
  [
    'fi',
    'Seura on avoin kaikille, ja jäsenet tapaavat rannalla, kun se on sula. Ei ole väliä, mistä tulet, joka tiistai klo 18, myös talvella.',
  ],
  [
    'hu',
    'Az egyesület nem csak a gyerekeknek szól, és van egy csónakház is, ahol a tagok minden kedden és szombaton találkoznak az edzővel.',
  ],
  [
    'ro',
    'Suntem o asociație din port și ne întâlnim în fiecare marți la apă, cu copiii care vor un sport pentru toți, nu doar pe hârtie.',
  ],
  ['el', 'Ο σύλλογος βρίσκεται στο λιμάνι και δέχεται μέλη όλων των ηλικιών.'],
  [
    'uk',
    'Товариство працює в порту і на воді для всіх, що не бояться холоду. Ми від весни з дітьми та на екскурсіях у горах.',
  ],
  [
    'bg',
    'Дружеството е в пристанището и работи с деца, за да се учат да плуват. Не са нужни пари, а уроците са при нас от май.',
  ],
  ['ja', '港の町にある小さなクラブです。どなたでもご参加いただけます。お気軽にどうぞ。'],
])('knows %s by its words', (language, text) => {
  expect(of(text)).toBe(language);
});

it.each([
  ['a few names', 'Gunnel Åkerblom, Farhad Moradi, Elin Söderlund'],
  ['too little', 'Det är för alla'],
  ['two languages', 'the and of to in for with is und der die das mit für von ist'],
  ['nothing', ''],
])('does not guess from %s', (_, text) => {
  expect(of(text)).toBe('');
});

it('reads no more than it needs', () => {
  let read = 0;
  const line = {
    get text() {
      read++;
      return 'и в на с '.repeat(400);
    },
  };
  languageOfText(Array.from({ length: 6_000 }, () => line));
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(100);
});
