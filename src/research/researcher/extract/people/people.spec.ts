import { draftsOf, valuesOf } from '../../../../../test/research-sites/reading.js';
import type { Extractor } from '../draft.js';
import { peopleInLines } from './people-lines.js';
import { peopleInTables } from './people-tables.js';
import { peopleInText } from './people-text.js';

const peopleIn = (extractor: Extractor, body: string): [string, string | null][] =>
  valuesOf('person', extractor, body).map(({ name, role }) => [name, role]);

describe('names that stand by themselves', () => {
  it.each<[string, string, [string, string | null][]]>([
    ['a card', '<div><h3>Ada Lovelace</h3><p>Direktorin</p></div>', [['Ada Lovelace', 'Direktorin']]],
    [
      'a card with the role first',
      '<div><p>Direktorin</p><h3>Ada Lovelace</h3></div>',
      [['Ada Lovelace', 'Direktorin']],
    ],
    [
      'a heading and what is below',
      '<h3>Ada Lovelace</h3><p>Direktorin</p><h3>Max Born</h3><p>Leiter</p>',
      [
        ['Ada Lovelace', 'Direktorin'],
        ['Max Born', 'Leiter'],
      ],
    ],
    [
      'terms',
      '<dl><dt>Vorsitz</dt><dd>Ada Lovelace</dd><dt>Kasse (Leitung)</dt><dd>Max Born</dd></dl>',
      [
        ['Ada Lovelace', 'Vorsitz'],
        ['Max Born', 'Kasse (Leitung)'],
      ],
    ],
    [
      'rows',
      '<table><tr><td>Captain<td>Ada Lovelace<tr><td>Vice Chair<td>Max Born</table>',
      [
        ['Ada Lovelace', 'Captain'],
        ['Max Born', 'Vice Chair'],
      ],
    ],
    ['lines', '<p>Ada Lovelace<br>Direktorin</p>', [['Ada Lovelace', 'Direktorin']]],
    [
      'a class for roles',
      '<div><span class="nom">Ada Lovelace</span><br><span class="fonction">Sucrière</span></div>',
      [['Ada Lovelace', 'Sucrière']],
    ],
    [
      'a class for people',
      '<div class="team-member"><b>Ada Lovelace</b><p>Orgel und Chor</p></div>',
      [['Ada Lovelace', 'Orgel und Chor']],
    ],
    [
      'what others stand beside',
      '<ul><li><b>Ada Lovelace</b><p>Direktorin</p></li><li><b>Max Born</b><p>Nachtdienst</p></li></ul>',
      [
        ['Ada Lovelace', 'Direktorin'],
        ['Max Born', 'Nachtdienst'],
      ],
    ],
  ])('are people by %s', (_what, body, people) => {
    expect(peopleIn(peopleInLines, body)).toEqual(people);
  });

  it.each([
    '<p>Ada Lovelace</p><p>was born in London.</p>',
    '<h2>Green Valley</h2><p>A farm in the hills.</p>',
    '<div><h3>Jane Austen</h3><p>Emma, 1815. A novel in three volumes.</p></div>',
    '<h3>Unser Team</h3><p>Direktorin</p>',
  ])('are none without: %s', (body) => {
    expect(peopleIn(peopleInLines, body)).toEqual([]);
  });

  it('take the address and the number of their own card with them', () => {
    const card = (name: string, local: string, tel: string): string =>
      `<li><b>${name}</b><p>Leiterin</p><a href="mailto:${local}@kontor.example">Mail</a><a href="tel:${tel}">Tel</a><a href="mailto:info@kontor.example">Büro</a></li>`;
    const body = `<ul>${card('Ada Lovelace', 'ada', '+4930901821')}${card('Emmy Noether', 'noether', '+4930901822')}</ul>`;
    expect(valuesOf('person', peopleInLines, body).map(({ email, phone }) => [email, phone])).toEqual([
      ['ada@kontor.example', '+4930901821'],
      ['noether@kontor.example', '+4930901822'],
    ]);
  });
});

describe('people in single lines', () => {
  it.each<[string, [string, string | null][]]>([
    ['Vorsitzende: Dr. Ada Lovelace', [['Ada Lovelace', 'Vorsitzende']]],
    ['Ada Lovelace, Vorsitzende', [['Ada Lovelace', 'Vorsitzende']]],
    ['Ada Lovelace – Vorsitzende', [['Ada Lovelace', 'Vorsitzende']]],
    ['Ada Lovelace - Matron - email Ada', [['Ada Lovelace', 'Matron']]],
    ['Ada Lovelace (Vorsitzende)', [['Ada Lovelace', 'Vorsitzende']]],
    ['<b>Ada Lovelace</b> Direktorin', [['Ada Lovelace', 'Direktorin']]],
    ['理事長\u3000藤沢 凛', [['藤沢 凛', '理事長']]],
    ['Direktorin | Ada Lovelace', [['Ada Lovelace', 'Direktorin']]],
    [
      'Vertreten durch: Ada Lovelace (Geschäftsführerin) und Max Born',
      [
        ['Ada Lovelace', 'Geschäftsführerin'],
        ['Max Born', null],
      ],
    ],
    ['Represented by: Ada Lovelace', [['Ada Lovelace', null]]],
    [
      'Vorstand: Ada Lovelace, Max Born, Emmy Noether',
      [
        ['Ada Lovelace', 'Vorstand'],
        ['Max Born', 'Vorstand'],
        ['Emmy Noether', 'Vorstand'],
      ],
    ],
    ['강가책방 | 대표: 윤서연', [['윤서연', '대표']]],
  ])('are found in %s', (line, people) => {
    expect(peopleIn(peopleInText, `<p>${line}</p>`)).toEqual(people);
  });

  it('are found in the line after a label', () => {
    expect(peopleIn(peopleInText, '<p>Geschäftsführer:</p><p>Max Born</p>')).toEqual([
      ['Max Born', 'Geschäftsführer'],
    ]);
  });

  it('are found beside others that name a role', () => {
    const list = '<ul><li>Ada Lovelace, Vorsitzende</li><li>Max Born, Uienteler</li></ul>';
    expect(peopleIn(peopleInText, list)).toEqual([
      ['Ada Lovelace', 'Vorsitzende'],
      ['Max Born', 'Uienteler'],
    ]);
  });

  it.each([
    'Foto: Ada Lovelace',
    'Ada Lovelace, 1815',
    'Wir danken Ada Lovelace, die als Direktorin der Stadt viel für uns getan hat und noch tut.',
    'Director: Managing Director',
  ])('are none in %s', (line) => {
    expect(peopleIn(peopleInText, `<p>${line}</p>`)).toEqual([]);
  });
});

describe('a page about people', () => {
  const team = (body: string): string => `<h1>Our team</h1>${body}`;

  it.each<[string, string]>([
    ['cards', '<div><h4>Ada Lovelace</h4><p>Engines</p></div><div><h4>Max Born</h4><p>Waves</p></div>'],
    ['terms', '<dl><dt>Ada Lovelace</dt><dd>Engines</dd><dt>Max Born</dt><dd>Waves</dd></dl>'],
    ['headings above', '<h3>Engines</h3><p>Ada Lovelace</p><h3>Waves</h3><p>Max Born</p>'],
  ])('has people in %s whose roles are not known to be some', (_what, body) => {
    expect(peopleIn(peopleInLines, team(body))).toEqual([
      ['Ada Lovelace', 'Engines'],
      ['Max Born', 'Waves'],
    ]);
    expect(peopleIn(peopleInLines, body)).toEqual([]);
  });

  it('has people in lines that are alike', () => {
    const body = '<p>Bruna Rigoni, legna</p><p>Greta Paganin, accoglienza</p>';
    expect(peopleIn(peopleInText, team(body))).toEqual([
      ['Bruna Rigoni', 'legna'],
      ['Greta Paganin', 'accoglienza'],
    ]);
    expect(peopleIn(peopleInText, body)).toEqual([]);
  });

  it('has none in one name that stands alone', () => {
    expect(peopleIn(peopleInLines, team('<div><h4>Green Valley</h4><p>Engines</p></div>'))).toEqual([]);
  });
});

describe('people in tables', () => {
  it('are found where the heads say what is where', () => {
    const body = `<table><thead><tr><th>E-Mail</th><th>Funktion</th><th>Name</th></tr></thead><tbody>
      <tr><td><a href="mailto:ada@kontor.example">Mail</a></td><td>Uhrmacherin</td><td>Lovelace, Ada</td></tr>
      <tr><td>max (at) kontor.example</td><td></td><td>Max Born <a href="tel:+4930901820">☎</a></td></tr><tr><td>nobody</td></tr></tbody></table>`;
    expect(draftsOf(peopleInTables, body)).toMatchObject([
      {
        value: { name: 'Ada Lovelace', role: 'Uhrmacherin', email: 'ada@kontor.example', phone: null },
        confidence: 0.95,
      },
    ]);
  });

  it.each([
    '<table><tr><th>Name<th>Preis<tr><td>Ada Lovelace<td>3 €</table>',
    '<table><tr><th>Funktion<tr><td>Direktorin</table>',
    '<table></table>',
  ])('are none in others: %s', (body) => {
    expect(peopleIn(peopleInTables, body)).toEqual([]);
  });
});
