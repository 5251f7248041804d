import { fold } from '../../../src/names/normalize.js';
import { NO_MATCH, type Draws, type Drawn, type Kinds } from './kinds.js';

/** Kinds for which no rule was made. */
export function unseenKindsOf(draws: Draws): Kinds {
  const { random, person, organization, unknownName, all } = draws;
  const { pick } = random;
  const around =
    (templates: readonly string[], subject: () => { name: string; key: string } = person) =>
    (): Drawn => {
      const one = subject();
      return [pick(templates).replace('{}', () => one.name), all(one)];
    };
  const withParts = (text: (first: string, last: string) => string) => (): Drawn => {
    const one = person();
    return [text(one.first, one.last), all(one)];
  };
  const noise = [
    'Wer ist {}',
    'fwd: call with {} on Monday',
    '{} +1 202 555 0182',
    '2021-03-04 12:11:02 INFO user={} login ok',
    '- [ ] ask {} for comments',
  ];
  return {
    'email header': () => {
      const one = person();
      return [
        pick([
          `From: ${one.name} <${fold(one.last).replaceAll(' ', '')}@gone.example>`,
          `"${one.name}" <unknown@gone.example>`,
        ]),
        all(one),
      ];
    },
    'calendar entry': around(['Meeting w/ {} @ 3pm', 'Lunch: {} (tbc)', 'Call {} 14:30 CET']),
    citation: withParts((first, last) =>
      pick([
        `${last}, ${first} (2019). On the theory of growth. Journal of Things 12(3), 45-67.`,
        `${last} ${first}, "Notes on rivers", 2004`,
      ]),
    ),
    byline: around([
      'By {}, Staff Writer | March 3, 2021',
      'Photo: {}/AFP',
      'Words by {}. Illustration by the studio',
    ]),
    'row of a table': withParts((first, last) =>
      pick([
        `1042;${last};${first};M;1961-03-02`,
        `${first}\t${last}\t17\tyes`,
        `| ${first} ${last} | 44 | active |`,
      ]),
    ),
    signature: around(['{} | Tel +1 202 555 0182', 'Best regards,\n{}', '{} // sent from my phone']),
    'organization in a sentence': around(
      [
        'I have worked at {} since 2012',
        'She studied at {} and then moved',
        'grant from {} awarded last year',
      ],
      () => organization(),
    ),
    'organization and noise': around(
      ['{} jobs', '{} annual report 2020 pdf', '{} opening hours', '{} logo png'],
      () => organization(),
    ),
    'three people': () => {
      const people = [person(), person(), person()];
      return [people.map(({ name }) => name).join(pick(['; ', ', ', ' / '])), all(...people)];
    },
    hashtag: withParts((first, last) => `#${fold(`${first}${last}`).replaceAll(' ', '')}`),
    biography: around(['{} 🇺🇸 | dad, runner', '{} ✨ she/her', '{} (born 12 May 1950) was a politician']),
    'line of a log': around(noise),
    'name twice': () => {
      const one = person();
      return [`${one.name} ${one.name}`, all(one)];
    },
    possessive: around(["{}'s office", '{}’s new book', "{}'s voting record"]),
    'question in another language': around(['Wer ist {}', 'qui est {} ?', 'quién es {}', 'chi è {}']),
    'link in a markup': around(['[{}](https://example.org/x)', '[[{}]]', '<a href="/p/7">{}</a>']),
    'organization and its street': around(['{}, 12 Main Street, Suite 400', '{}, P.O. Box 1120'], () =>
      organization(),
    ),
    'long organization without a word': () => {
      const one = organization(5);
      const words = one.name.split(' ');
      const at = words.findIndex((word, index) => index > 1 && /^\p{L}{5,}$/u.test(word));
      return at < 0 ? null : [`${words.toSpliced(at, 1).join(' ')}`, all(one)];
    },
    'person and unrelated office': around([
      '{}, chief executive',
      '{} treasurer of the club',
      'keynote speaker {}',
    ]),
    'no match: noise around an unknown name': () => {
      const one = unknownName();
      return one && [pick(noise).replace('{}', `${one.first} ${one.last}`), NO_MATCH];
    },
    'no match: two unknown names': () => {
      const [one, other] = [unknownName(), unknownName()];
      return one && other && [`${one.first} ${one.last} and ${other.first} ${other.last}`, NO_MATCH];
    },
  };
}
