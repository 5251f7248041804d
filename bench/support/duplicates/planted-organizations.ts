import { publicIdOf } from '../../../src/importer/rows/import-row.js';
import { fold } from '../../../src/names/normalize.js';
import { isSmallWord } from '../../../src/names/words.js';
import { publicIdOfOrganization, type ScaleDirectory } from '../scale-directory.js';
import { isLatin, mistyped, randomNumbers } from '../search/random.js';
import { CORPUS, type Planted } from './planted.js';

type Organization = ReturnType<ScaleDirectory['organization']>;

/** An organization of the directory, with the facts that its duplicates may copy. */
interface Original extends Organization {
  readonly number: number;
  readonly town: string | null;
}

interface Row {
  readonly name: string;
  readonly domain?: string | null;
  readonly organization_type?: string | null;
  readonly parent_public_id?: string;
  readonly place?: string;
}

/** Each kind builds a row, or null if the original does not support it. */
type Kinds = Readonly<Record<string, (one: Original) => Row | null>>;

const LEGAL_FORMS = ['Inc.', 'Ltd', 'LLC', 'GmbH', 'S.A.', 'Corp.', 'B.V.'];
const SHORT = {
  University: 'Univ.',
  Institute: 'Inst.',
  Department: 'Dept.',
  National: "Nat'l",
  International: 'Intl.',
  Association: 'Assn.',
  Foundation: 'Fdn.',
  Hospital: 'Hosp.',
  Technology: 'Tech.',
  Laboratory: 'Lab.',
  College: 'Coll.',
  Society: 'Soc.',
  Center: 'Ctr.',
  Saint: 'St.',
};
const ELSEWHERE = {
  University: ['Universität', 'Université', 'Universidad', 'Università', 'Uniwersytet'],
  Institute: ['Institut', 'Instituto', 'Istituto', 'Instytut'],
  Hospital: ['Hôpital', 'Krankenhaus', 'Ospedale', 'Szpital'],
  Museum: ['Musée', 'Museo', 'Muzeum'],
  Academy: ['Akademie', 'Académie', 'Academia', 'Accademia'],
  Association: ['Verein', 'Associazione', 'Asociación'],
  Society: ['Gesellschaft', 'Société', 'Sociedad'],
  Foundation: ['Stiftung', 'Fondation', 'Fundación'],
  School: ['Schule', 'École', 'Escuela'],
  Library: ['Bibliothek', 'Bibliothèque', 'Biblioteca'],
  Center: ['Zentrum', 'Centre', 'Centro'],
  College: ['Kolleg', 'Colegio'],
};

/** Writes a word of the name in the spelling of the table. */
function replaced(name: string, table: Readonly<Record<string, string | readonly string[]>>, at: number) {
  const word = name.split(/[ ,]+/).find((one) => table[one] !== undefined);
  if (word === undefined) return null;
  const choices = [table[word]!].flat();
  return name.replace(word, choices[at % choices.length]!);
}

const acronymOf = (name: string): string =>
  fold(name.replace(/\([^)]*\)/g, ' '))
    .split(' ')
    .filter((word) => /^[a-z]/.test(word) && !isSmallWord(word))
    .map((word) => word[0]!.toUpperCase())
    .join('');

/**
 * Plants duplicates of organizations, as many of each kind, and as many other organizations with similar
 * names. Returns the rows of an import.
 */
export function plantOrganizations(
  directory: ScaleDirectory,
  { seed, many, lookAlikes }: { readonly seed: number; readonly many: number; readonly lookAlikes: number },
) {
  const random = randomNumbers(seed + 1);
  const names = new Map<string, number>();
  const words = new Map<string, number>();
  const spellings = new Set<string>();
  for (let number = 0; number < directory.organizations; number++) {
    const { name, aliases } = directory.organization(number);
    for (const one of [name, ...aliases].map(fold)) {
      names.set(one, (names.get(one) ?? 0) + 1);
      for (const word of new Set(one.split(' '))) {
        words.set(word, (words.get(word) ?? 0) + 1);
        spellings.add(word);
      }
    }
  }
  const bearers = (name: string): number => names.get(fold(name)) ?? 0;
  const tellingOf = (name: string) => name.split(' ').filter((word) => !isSmallWord(fold(word)));
  /** The expected number of organizations with the name if its words are independent. */
  const expected = (name: string): number =>
    [...new Set(fold(name).split(' '))].reduce(
      (share, word) => share * ((words.get(word) ?? 0) / directory.organizations),
      directory.organizations,
    );
  const place = (number: number): string | null => {
    for (const row of directory.placesOf(2 * number))
      if (row.owner_type === 'organization') return row.address ?? row.name;
    return null;
  };
  const townOf = (address: string | null): string | null =>
    address
      ?.split(/[,;]/)
      .map((part) => part.trim())
      .find((part) => /^\p{L}{4,}[\p{L} ]*$/u.test(part)) ?? null;
  const parentOf = ({ parent_id }: Original) =>
    parent_id === null ? null : publicIdOfOrganization(Number(parent_id.slice(1)));
  const others = (one: Original): Original => {
    for (;;) {
      const other = original(random.below(directory.organizations));
      if (other.number !== one.number && other.domain !== null) return other;
    }
  };
  const original = (number: number): Original => ({
    ...directory.organization(number),
    number,
    town: townOf(place(number)),
  });
  const long = (name: string) =>
    name.split(' ').flatMap((word, at) => (/^\p{L}{5,}$/u.test(word) ? [at] : []));
  const typo = (name: string, errors: number): string | null => {
    const at = long(name);
    if (at.length < errors) return null;
    const parts = name.split(' ');
    for (let error = 0; error < errors; error++) {
      const [place] = at.splice(random.below(at.length), 1);
      parts[place!] = mistyped(parts[place!]!, random);
    }
    const result = parts.join(' ');
    // A typing error that produces another name of the directory cannot be detected.
    return fold(result)
      .split(' ')
      .every((word) => spellings.has(word))
      ? null
      : result;
  };
  const withType = ({ organization_type }: Original) => (random.next() < 0.6 ? { organization_type } : {});
  const named = (name: string | null, more: Partial<Row> = {}): Row | null =>
    name === null ? null : { name, ...more };
  const kinds: Kinds = {
    'the name': (one) => named(one.name, withType(one)),
    'legal form': (one) => named(`${one.name} ${random.pick(LEGAL_FORMS)}`, withType(one)),
    abbreviation: (one) => named(replaced(one.name, SHORT, 0), withType(one)),
    'one typing error': (one) => named(typo(one.name, 1), withType(one)),
    'two typing errors': (one) => named(typo(one.name, 2), withType(one)),
    'one typing error, legal form': (one) => {
      const name = typo(one.name, 1);
      return name === null ? null : named(`${name}, ${random.pick(LEGAL_FORMS)}`, withType(one));
    },
    'another language': (one) => named(replaced(one.name, ELSEWHERE, random.below(60)), withType(one)),
    'other order': (one) => {
      const parts = tellingOf(one.name);
      return parts.length < 3 || /[(),]/.test(one.name)
        ? null
        : named([...parts.slice(1), parts[0]!].join(' '), withType(one));
    },
    'acronym, domain': (one) => {
      const name = acronymOf(one.name);
      return name.length < 3 || one.domain === null ? null : named(name, { domain: one.domain });
    },
    'another name, domain': (one) => {
      const [beginning, end] = [others(one).name.split(' '), others(one).name.split(' ')];
      const name = [...beginning.slice(0, 1), ...end.slice(-1)].join(' ');
      return one.domain === null || bearers(name) > 0 ? null : named(name, { domain: one.domain });
    },
    'acronym, parent': (one) => {
      const [name, parent] = [acronymOf(one.name), parentOf(one)];
      return name.length < 3 || parent === null ? null : named(name, { parent_public_id: parent });
    },
    'a word omitted, parent': (one) => {
      const [parts, parent] = [one.name.split(' '), parentOf(one)];
      return parts.length < 4 || parent === null
        ? null
        : named(parts.toSpliced(random.below(parts.length), 1).join(' '), { parent_public_id: parent });
    },
    'a word omitted, place': (one) => {
      const parts = one.name.split(' ');
      return parts.length < 4 || one.town === null
        ? null
        : named(parts.toSpliced(parts.length - 1, 1).join(' '), { place: one.town, ...withType(one) });
    },
    'place added': (one) =>
      one.town === null || one.name.includes(one.town)
        ? null
        : named(random.pick([`${one.name}, ${one.town}`, `${one.name} (${one.town})`]), withType(one)),
    'the alias': (one) => {
      const [alias] = one.aliases;
      return alias === undefined || bearers(alias) > 1 || expected(alias) > 0.01
        ? null
        : named(alias, withType(one));
    },
  };
  const lookAlikeKinds: Kinds = {
    'another number': ({ name }) =>
      /\d/.test(name) ? null : { name: `${name} No. ${2 + random.below(90)}` },
    'the name, another domain and place': (one) =>
      one.domain === null || one.town === null
        ? null
        : { name: one.name, domain: `else-${one.number}.example`, place: others(one).town ?? 'Ulm' },
    'a name of common words, another domain': (one) =>
      one.domain === null ? null : { name: one.name, domain: `else-${one.number}.example` },
    'a name of common words, another parent': (one) =>
      one.parent_id === null
        ? null
        : { name: one.name, parent_public_id: publicIdOfOrganization(others(one).number) },
    'a child with its domain': ({ name, domain, number }) =>
      domain === null
        ? null
        : {
            name: `${name} ${random.pick(['Press', 'Library', 'Foundation'])}`,
            domain,
            parent_public_id: publicIdOfOrganization(number),
          },
    'the acronym, another domain': ({ name, number }) => {
      const acronym = acronymOf(name);
      return acronym.length < 3 ? null : { name: acronym, domain: `${fold(acronym)}-${number}.example` };
    },
    'another word, parent': (one) => {
      const [parts, parent] = [one.name.split(' '), parentOf(one)];
      const at = long(one.name).at(-1);
      const [word] = tellingOf(others(one).name);
      return parent === null || at === undefined || parts.length < 3
        ? null
        : { name: parts.with(at, word!).join(' '), parent_public_id: parent };
    },
  };
  const areCommon = (kind: string): boolean => kind.startsWith('a name of common words');
  const used = new Set<number>();
  const rows: (Row & { readonly id: string })[] = [];
  const made = new Map<string, Planted>();
  const draw = (all: Kinds, total: number): void => {
    for (const [kind, make] of Object.entries(all)) {
      for (
        let left = Math.floor(total / Object.keys(all).length), tries = 0;
        left > 0 && tries < 200_000;
        tries++
      ) {
        const number = 1 + random.below(directory.organizations - 1);
        const one = original(number);
        if (used.has(number) || !isLatin(one.name) || tellingOf(one.name).length < 2) continue;
        if (areCommon(kind) ? expected(one.name) < 1 : bearers(one.name) > 1 || expected(one.name) > 0.01)
          continue;
        const row = make(one);
        // A name without letters is invalid.
        if (row === null || fold(row.name) === '') continue;
        used.add(number);
        const id = `${seed}-o${rows.length}`;
        rows.push({ id, ...row });
        const duplicate = publicIdOf(CORPUS, id);
        const ids = [publicIdOfOrganization(number), duplicate] as const;
        made.set(duplicate, { kind, ids, names: [one.name, row.name] });
        left--;
      }
    }
  };
  draw(kinds, many);
  const planted = [...made.values()];
  draw(lookAlikeKinds, lookAlikes);
  const organizations = rows.map(({ place: _, ...row }) => ({ corpus: CORPUS, ...row }));
  const places = rows.flatMap(({ id, place: town }) =>
    town === undefined
      ? []
      : [
          {
            corpus: CORPUS,
            id: `${id}-place`,
            owner_type: 'organization',
            owner_id: id,
            name: town,
            address: town,
          },
        ],
  );
  const kindOf = (id: string): string | undefined => made.get(id)?.kind;
  return { planted, kindOf, rows: { organizations, places } };
}
