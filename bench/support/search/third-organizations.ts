import { fold } from '../../../src/names/normalize.js';
import { NO_MATCH, type Draws, type Kinds } from './kinds.js';
import { ABBREVIATIONS, SPELLINGS, UNIVERSITY_OF, PHRASES } from './third-texts.js';

/** The kinds of the third list that are about organizations. */
export function organizationKindsOf({ random, corpus, organization, all }: Draws): Kinds {
  const { pick, below } = random;
  const fill = (templates: readonly string[], name: string) => pick(templates).replace('{}', () => name);
  const names = [...corpus.organizations.map(({ name, key }) => [name, key] as const), ...corpus.aliases];
  /** The keys of names that the text of a kind does not distinguish. */
  const alike = (text: (name: string) => string | undefined) => {
    const groups = Map.groupBy(names, ([name]) => text(name));
    return (name: string) => new Set((groups.get(text(name)) ?? []).map(([, key]) => key));
  };
  const few = (keys: ReadonlySet<string>, most = 8) => (keys.size > most ? NO_MATCH : keys);
  const abbreviated = (name: string) => name.replace(/\p{L}+/gu, (word) => ABBREVIATIONS[word] ?? word);
  const american = (name: string) =>
    SPELLINGS.reduce((text, [to, from]) => text.replace(new RegExp(`\\b${from}\\b`), to), name);
  const bare = (name: string) => name.replace(/ \(\p{Lu}\p{Ll}[\p{L} ]+\)$/u, '');
  const placeOf = (name: string) => UNIVERSITY_OF.exec(name)?.[1];
  const [sameAbbreviated, sameSpelling, sameBare, samePlace] = [
    alike((name) => fold(abbreviated(name))),
    alike((name) => fold(american(name))),
    alike((name) => fold(bare(name))),
    alike((name) => placeOf(name) && fold(placeOf(name)!)),
  ];
  const domains = Map.groupBy(corpus.organizations, ({ domain }) => domain);
  const lasts = new Set(corpus.people.map(({ last }) => fold(last)));

  return {
    'word divided at the end of a line': () => {
      const one = organization(2);
      const query = one.name.replace(/\p{L}{9,}/u, (word) => {
        const at = 4 + below(3);
        return word.slice(0, at) + pick(['- ', '-\n', '\u00ad']) + word.slice(at);
      });
      return query === one.name ? null : [query, all(one)];
    },
    'job advertisement or invoice': () => {
      const one = organization();
      const query = fill(
        [
          '{} is hiring a research assistant (f/m/d), 60%',
          'Vacancy: lecturer in law – {} – apply by 31 May',
          'Bill to: {}, VAT DE123456789, net 30 days',
          'PO 4500012345 / vendor {}',
        ],
        one.name,
      );
      return [query, all(one)];
    },
    'company without its country': () => {
      const { name } = organization(2);
      const query = bare(name);
      return query === name || query.length < 4 || lasts.has(fold(query))
        ? null
        : [query, few(sameBare(name))];
    },
    'usual abbreviations': () => {
      const { name } = organization(3);
      const query = abbreviated(name);
      return query === name ? null : [query, few(sameAbbreviated(name))];
    },
    'university in another language': () => {
      const { name } = organization(2);
      const place = placeOf(name);
      if (place === undefined) return null;
      const forms = ['Universidad de {}', 'Universität {}', 'Université de {}', 'Università di {}'];
      const query = fill(
        name.startsWith('University of') ? forms : ['University of {}', '{} University'],
        place,
      );
      return [query, few(new Set([...samePlace(name), ...(corpus.bearers.get(fold(query)) ?? [])]))];
    },
    'heading of an index': () => {
      const one = organization(3);
      const [, head, rest] = /^(\p{L}+) of (?:the )?([^,]+)$/u.exec(one.name) ?? [];
      return rest === undefined ? null : [`${rest}, ${head} of`, all(one)];
    },
    'cut by the width of a column': () => {
      const { name } = organization(3);
      const at = 22 + below(12);
      if (name.length < at + 6 || !/\p{L}{3}$/u.test(name.slice(0, at)) || !/^\p{L}/u.test(name.slice(at)))
        return null;
      const cut = name.slice(0, at);
      const same = [...corpus.bearers].filter(([other]) => other.startsWith(fold(cut)));
      return [`${cut}${pick(['...', '…'])}`, few(new Set(same.flatMap(([, keys]) => [...keys])))];
    },
    'spelling of another country': () => {
      const { name } = organization(3);
      const spelling = SPELLINGS.find((both) => both.some((word) => name.split(' ').includes(word)));
      if (!spelling) return null;
      const query = name
        .split(' ')
        .map((word) => (word === spelling[0] ? spelling[1] : word === spelling[1] ? spelling[0] : word))
        .join(' ');
      return [query, few(sameSpelling(name))];
    },
    'organization in a foreign phrase': () => {
      const one = organization(2);
      const [, phrase] = PHRASES.find(([pattern]) => pattern.test(one.name)) ?? [];
      return phrase === undefined ? null : [phrase.replace('{}', () => one.name), all(one)];
    },
    'name with its initials': () => {
      const one = organization(3);
      const initials = one.name.match(/(?<!\p{L})\p{Lu}/gu)?.join('') ?? '';
      if (initials.length < 3 || /[\d(),]/.test(one.name)) return null;
      return [
        pick([`${one.name} (${initials})`, `${initials} – ${one.name}`, `${one.name}, ${initials}`]),
        all(one),
      ];
    },
    'address of a page': () => {
      const { domain } = organization();
      if (domain === null || domains.has(`library.${domain}`)) return null;
      const query = fill(
        [
          'https://library.{}/en/about/staff.html?lang=en',
          'http://{}/~user/pub/paper3.pdf',
          'see www2.{}/contact for the form',
        ],
        domain,
      );
      return [query, few(new Set(domains.get(domain)!.map(({ key }) => key)))];
    },
  };
}
