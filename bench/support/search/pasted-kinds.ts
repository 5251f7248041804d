import { fold } from '../../../src/names/normalize.js';
import { NO_MATCH, type Draws, type Drawn, type Kinds } from './kinds.js';
import { mistyped } from './random.js';

/** The kinds on which the search was tuned. */
export function pastedKindsOf(draws: Draws): Kinds {
  const { random, person, organization, unknownName, all, bearersOf } = draws;
  const { pick } = random;
  /** Puts a person's name into text that contains `{}`. */
  const around =
    (templates: readonly string[], subject: () => { name: string; key: string } = person) =>
    (): Drawn => {
      const one = subject();
      return [pick(templates).replace('{}', () => one.name), all(one)];
    };
  const aroundUnknown = (templates: readonly string[]) => (): Drawn => {
    const one = unknownName();
    return one && [pick(templates).replace('{}', `${one.first} ${one.last}`), NO_MATCH];
  };
  const aroundLast = (text: (last: string, first: string) => string) => (): Drawn => {
    const { first, last } = person();
    return [text(last, first), bearersOf(last)];
  };
  const PARTY = ['D', 'R', 'I'];
  const STATE = ['WA', 'TX', 'NY', 'CA', 'OH', 'FL', 'ME', 'UT'];
  const questions = [
    'who is {}',
    'what is the email of {}',
    '{} phone number',
    'how do I contact {}?',
    'where does {} work',
    'biography of {}',
    'is {} still in office?',
  ];
  const code = [
    'name="{}"',
    '<td>{}</td>',
    '{"name": "{}", "id": 17}',
    '* {} (1)',
    '12. {}',
    '{} [edit]',
    "SELECT * FROM t WHERE n = '{}';",
  ];
  const urls = [
    'https://en.wikipedia.org/wiki/{}',
    'https://de.wikipedia.org/wiki/{}',
    'https://ballotpedia.org/{}',
    'https://www.facebook.com/{}',
  ];
  const slug = (name: string) => fold(name).replaceAll(' ', '-');
  return {
    'title and last name': aroundLast(
      (last) => `${pick(['Senator', 'Governor', 'Rep.', 'Dr.', 'Mrs.', 'Professor'])} ${last}`,
    ),
    'title, last name, party and state': aroundLast((last) =>
      pick([
        `Sen. ${last} (${pick(PARTY)}-${pick(STATE)})`,
        `Rep. ${last}, ${pick(PARTY)}-${pick(STATE)}`,
        `Senator ${last} [${pick(PARTY)}-${pick(STATE)}]`,
      ]),
    ),
    'former office before the name': around([
      'former Governor {}',
      'ex-senator {}',
      'the late Senator {}',
      'then-Secretary {}',
      'Deputy Minister {}',
    ]),
    'initial, last name and an office': () => {
      const { first, last, key } = person();
      const initial = fold(first)[0]!;
      const bearers = bearersOf(last);
      const same = draws.corpus.people.filter(
        (one) => bearers.has(one.key) && fold(one.first).startsWith(initial),
      );
      const query = `${first[0]!}. ${last}, ${pick(['Senator', 'Mayor', 'Judge', 'Minister', 'Member of Parliament'])}`;
      return bearers.size === 0 ? null : [query, new Set([key, ...same.map((one) => one.key)])];
    },
    'a rarer title': around([
      'Shri {}',
      'Sra. {}',
      'Dato {}',
      'Baroness {}',
      'Ing. {}',
      'Univ.-Prof. {}',
      'Rt Hon {}',
      'Monsieur {}',
    ]),
    'degrees and suffixes': around(['{}, PhD, MPH', '{}, B.A.', '{} FRCP', '{}, M.Sc., CFA', '{} Esq. QC']),
    'question around a person': around(questions),
    'question around an organization': around(
      ['what is {}', 'where is {} located', '{} contact email', 'who leads {}?', 'history of {}'],
      () => organization(),
    ),
    'code around a person': around(code),
    'code around an organization': around(code, () => organization()),
    'URL of an encyclopedia or a network': () => {
      const one = person();
      const isNetwork = random.next() < 0.4;
      const url = isNetwork
        ? `https://www.linkedin.com/in/${slug(one.name)}-${1000 + random.below(9000)}a`
        : pick(urls).replace('{}', () => encodeURI(one.name.replaceAll(' ', '_')));
      return [url, all(one)];
    },
    'page title': around([
      '{} - Wikipedia',
      '{} | LinkedIn',
      '{} – Ballotpedia',
      '{} (@account) / X',
      '{} | Facebook',
    ]),
    'slug, file name or handle': () => {
      const one = person();
      const joined = fold(one.name).replaceAll(' ', '');
      return [
        pick([
          slug(one.name),
          `${one.name.replaceAll(' ', '_')}_CV.pdf`,
          `@${joined}`,
          `${slug(one.name)}.jpg`,
          `${one.name.replaceAll(' ', '')}.docx`,
        ]),
        all(one),
      ];
    },
    'percent and plus signs': () => {
      const one = pick([person, organization])();
      return [
        pick([
          encodeURIComponent(one.name),
          one.name.replaceAll(' ', '+'),
          `q=${encodeURIComponent(one.name)}&page=2`,
        ]),
        all(one),
      ];
    },
    'affiliation line': around(
      [
        'Department of Chemistry, {}, Cambridge, MA 02139, USA',
        '1 Institute of Physics, {}, 28359 Bremen, Germany',
        '{}, School of Medicine, Tokyo 113-8654, Japan',
      ],
      () => organization(2),
    ),
    'name in a long text': around([
      'At the hearing on Tuesday several witnesses spoke about the budget of the coming year, and {} said that more time was needed before the vote could take place, which others in the room did not want to hear at all.',
      'Thank you for your letter of last week. We have asked {} to look into the matter and to write to you as soon as it is clear what happened, which may take until the end of the month.',
    ]),
    'two people at once': () => {
      const [one, other] = [person(), person()];
      return [
        pick([
          `${one.name} and ${other.name}`,
          `${one.name}, ${other.name}`,
          `${one.name} & ${other.name}`,
          `${one.name} ${other.name}`,
        ]),
        all(one, other),
      ];
    },
    'a typing error in each of three words': () => {
      const one = organization(3);
      const words = one.name.split(' ');
      const long = words.map((word, at) => [word, at] as const).filter(([word]) => /^\p{L}{5,}$/u.test(word));
      if (long.length < 3) return null;
      for (const [word, at] of long.slice(0, 3)) words[at] = mistyped(word, random);
      return [words.join(' '), all(one)];
    },
    'one word of a long name replaced': () => {
      const one = organization(5);
      const words = one.name.split(' ');
      const at = words.findIndex((word, index) => index > 0 && /^\p{L}{5,}$/u.test(word));
      if (at < 0) return null;
      words[at] = pick(['Regional', 'Global', 'Applied', 'Northern', 'Modern']);
      return [words.join(' '), all(one)];
    },
    'a wrong legal form': () => {
      const one = organization(2);
      const bare = one.name.replace(/,? (Ltd|Inc|LLC|GmbH|Corporation|Limited)\.?$/, '');
      return [
        `${bare} ${pick(['Ltd', 'GmbH & Co. KG', 'Inc.', 'S.p.A.', 'Pty Ltd', 'e.V.', 'SARL', 'Aktiengesellschaft'])}`,
        all(one),
      ];
    },
    'TU, FH, UC, U of X': () => {
      const one = organization(2);
      const short = one.name
        .replace(/^Technische Universität /, 'TU ')
        .replace(/^Technical University of /, 'TU ')
        .replace(/^Fachhochschule /, 'FH ')
        .replace(/^University of California,? /, 'UC ')
        .replace(/^University of (?!California)/, 'U of ')
        .replace(/^Université de /, 'U de ');
      return short === one.name ? null : [short, all(one)];
    },
    ampersands: () => {
      const one = organization(3);
      if (!/ (&|and) /.test(one.name)) return null;
      return [one.name.replace(/ (&|and) /g, pick(['&', ' + ', ' n ', ' et ', ' / '])), all(one)];
    },
    'a married name added': () => {
      const one = person();
      const { last } = person();
      return [pick([`${one.name} ${last}`, `${one.name}-${last}`]), all(one)];
    },
    'three respellings by sound': () => {
      const one = person();
      let name = one.name;
      const sounds: readonly [RegExp, string][] = [
        [/ph/i, 'f'],
        [/ck/i, 'k'],
        [/c(?=[aou])/i, 'k'],
        [/y\b/i, 'ie'],
        [/ee/i, 'ea'],
        [/th/i, 't'],
        [/ll/i, 'l'],
        [/s(?=[eio])/i, 'z'],
        [/ie\b/i, 'y'],
        [/w/i, 'v'],
        [/tt/i, 't'],
        [/nn/i, 'n'],
      ];
      let changes = 0;
      for (const [pattern, other] of sounds) {
        if (changes === 3 || !pattern.test(name)) continue;
        name = name.replace(pattern, other);
        changes++;
      }
      return changes < 3 ? null : [name, all(one)];
    },
    'wrong keyboard layout': () => {
      const one = person();
      const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
      const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбю';
      return [
        [...one.name.toLowerCase()].map((letter) => cyrillic[latin.indexOf(letter)] ?? letter).join(''),
        all(one),
      ];
    },
    'no match: a title and an unknown name': aroundUnknown([
      'Senator {}',
      'Dr. {}, PhD',
      'former Governor {}',
    ]),
    'no match: a question about an unknown name': aroundUnknown(questions),
    'no match: code around an unknown name': aroundUnknown([...code, ...urls]),
    'no match: halves of two names': () => {
      const [one, other] = [organization(4), organization(4)].map(({ name }) => name.split(' '));
      const halves = [one!.slice(0, one!.length >> 1), other!.slice(other!.length >> 1)].map((half) =>
        half.join(' '),
      );
      const query = halves.join(' ');
      const isName = halves.some((half) => draws.corpus.bearers.has(fold(half)));
      return isName || draws.isNamed(query) ? null : [query, NO_MATCH];
    },
  };
}
