import { fold } from '../../../src/names/normalize.js';
import { letters } from '../search/random.js';
import { acronymOf, builders, townOf } from './builders.js';
import * as writings from './tenth-writings.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

const OFFICES_OF_SCHOOLS = ['Department of Chemistry', 'Dept. of Physics', 'Office of the Registrar'];
const OFFICES_OF_ALL = [
  'Human Resources',
  'Accounts Payable',
  'Procurement Office',
  'Legal Dept.',
  'Press Office',
];
const AROUND_SCHOOLS = ['# Alumni Association', '# Students’ Union', 'Friends of #', '# Parents Association'];
const AROUND_ALL = ['# Employees Credit Union', '# Retirees Association', '# Pension Fund', '# Staff Union'];
const IN_SCHOOLS = /^(?:education|university)$/;
const INVERTED = /^(City|Town|Village|Township|Borough|County|Ministry|University) of (\p{Lu}[\p{L}' -]+)$/u;
const TRADE =
  /(?:,? (?:Inc|Ltd|LLC|GmbH|Corp|Corporation|Limited|AG|SA|BV|Co|S\.A|SpA|K\.K)\b\.?,?)* \([\p{L} ]+\)$/u;
const GENERIC =
  /^(?:University|College|Institute|Hospital|Center|Centre|Department|Police|Fire|School|Community|Technical|Medical|Research|National|State|County|City|District|Board|Commission|Commissioners|Public|Health|Library|Science|Sciences|Technology|Education|Management|Association|Society|Foundation|Academy|Office|Sheriff's|Court|General|Regional|Council|Services|Engineering|of|and|for)$/;
const FIELDS = (
  'Medicine Law Physics Chemistry Biology Engineering Economics Agriculture Nursing Theology Music Forestry Fisheries ' +
  'Pharmacy Architecture Mathematics Geology Astronomy Dentistry Psychology'
).split(' ');
const ADJECTIVES = 'Medical Agricultural Technical Maritime Pedagogical Veterinary Theological Dental'.split(
  ' ',
);
/** A field at the end of a name, or an adjective before the kind of the institution. */
const FIELD = new RegExp(String.raw`(?<=(?:of|for) )(?:${FIELDS.join('|')})$`);
const ADJECTIVE = new RegExp(
  String.raw`\b(?:${ADJECTIVES.join('|')})(?= (?:University|College|Academy|School|Institute)\b)`,
);

/** Draws again, because few records are suitable. */
export const often = (draw: () => Drawn) => (): Drawn => {
  for (let tries = 0; tries < 50; tries++) {
    const drawn = draw();
    if (drawn) return drawn;
  }
  return null;
};

/** Queries that mean an organization. */
export function kindsOfOrganizations(draws: Draws): Kinds {
  const { random, sameNames, fitting } = draws;
  const { pick, next, below } = random;
  const { company } = builders(draws);
  const addressOf = (one: Organization): string => {
    const [town, country] = [townOf(one), one.place?.split(',').at(-1)?.trim()];
    return town === undefined
      ? ''
      : town === country
        ? `, ${town}`
        : pick([`, ${town}`, `, ${town}, ${country!}`]);
  };
  return {
    'organization: wrongly decoded': company(({ name }) =>
      /[^\p{ASCII}’]/u.test(name) ? writings.wronglyDecoded(name, random) : null,
    ),
    'organization: after an office, address': company((one) => {
      const office = pick(IN_SCHOOLS.test(one.type ?? '') ? OFFICES_OF_SCHOOLS : OFFICES_OF_ALL);
      return fitting(`${office} ${one.name}`) > 0 || one.type?.includes('committee')
        ? null
        : `${office}, ${one.name}${addressOf(one)}`;
    }),
    'organization: trade name with its town': company((one) => {
      const base = one.name.replace(TRADE, '');
      const town = townOf(one);
      return base === one.name ||
        town === undefined ||
        town === one.place ||
        letters(base) < 6 ||
        fitting(base) !== 1
        ? null
        : pick([`${base} ${town}`, `${base}, ${town}`, `${base} (${town})`, `${base} – ${town}`]);
    }),
    'organization: inverted heading': company(({ name }) => {
      const [, kind, own] = INVERTED.exec(name) ?? [];
      if (own?.startsWith('Applied') !== false || fitting(kind === 'University' ? name : own) !== 1)
        return null;
      const heading = pick([`${own}, ${kind!} of`, `${own} (${kind!} of)`, `${own} (${kind!})`]);
      return next() < 0.4 ? heading.toUpperCase() : heading;
    }),
    'organization: in English': often(
      company(({ name }) => {
        const english = writings.inEnglish(name, random);
        if (!english || letters(english.proper) < 4) return null;
        const words = ['University', 'Universidad', 'Universitas', 'Foundation', 'Hospital', 'Institute'];
        return words.some((word) => fitting(`${word} ${english.proper}`) > (name.includes(word) ? 1 : 0))
          ? null
          : english.name;
      }),
    ),
    'organization: abbreviated as in citations': company((one) => {
      const name = writings.cited(one.name);
      return name === null || fitting(one.name) !== 1
        ? null
        : `${next() < 0.3 ? name.toUpperCase() : name}${next() < 0.5 ? addressOf(one) : ''}`;
    }),
    'organization: after its parent': company(({ name, parent }) =>
      parent === null || fold(name).includes(fold(parent.name))
        ? null
        : parent.name + pick([' - ', ', ', ' / ', ': ']) + name,
    ),
    'organizations of one name, the parent after it': () => {
      const all = sameNames();
      const { key, name, parent } = pick(all);
      return all.some((one) => one.parent === null) || parent === null
        ? null
        : {
            query: {
              type: 'organization',
              name: pick([`${name}, ${parent.name}`, `${name} (${parent.name})`]),
            },
            expected: key,
          };
    },
    'organization: a line break in a word': company(({ name }) => {
      const long = name.split(' ').filter((word) => /^\p{L}{8,}$/u.test(word));
      if (long.length === 0) return null;
      const word = pick(long);
      const cut = 3 + below(word.length - 5);
      return name.replace(word, `${word.slice(0, cut)}${pick(['- ', '-', ' '])}${word.slice(cut)}`);
    }),
    'organization: followed by its acronym': company(({ name }) => {
      const acronym = acronymOf(name);
      return acronym === null || acronym.length > 7 || /[(,]/.test(name)
        ? null
        : pick([
            `${name} (${acronym})`,
            `${acronym} - ${name}`,
            `${acronym} (${name})`,
            `${name}, ${acronym}`,
          ]);
    }),
  };
}

/** Names that are close to an organization's, but mean no record. */
export function kindsOfNoOrganizations(draws: Draws): Kinds {
  const { random, organization, fitting } = draws;
  const { pick } = random;
  const { noCompany } = builders(draws);
  const absent = (name: string) => (fitting(name) > 0 ? null : name);
  const draw = (how: (one: Organization) => string | null) => (): Drawn => {
    const one = organization({ isUnique: true });
    const name = how(one);
    return name === null ? null : noCompany(() => name)();
  };
  return {
    'no match: the same institution of another town': often(
      draw((one) => {
        const place = organization();
        const [own, other] = [townOf(one), townOf(place)];
        const isCountry = own === one.place || other === place.place || one.place?.endsWith(`, ${own!}`);
        if (own === undefined || other === undefined || own === other || isCountry) return null;
        const name = one.name.replace(new RegExp(`(?<!\\p{L})${own}(?!\\p{L})`, 'u'), other);
        return name === one.name || name.includes('(') ? null : absent(name);
      }),
    ),
    'no match: an association around an organization': draw(({ name, type }) =>
      /[(,]|committee/.test(`${name}${type ?? ''}`)
        ? null
        : absent(pick(IN_SCHOOLS.test(type ?? '') ? AROUND_SCHOOLS : AROUND_ALL).replace('#', name)),
    ),
    'no match: only generic words': draw(({ name }) => {
      const words = name.split(' ');
      const start = words.findLastIndex((word) => !GENERIC.test(word)) + 1;
      const rest = words
        .slice(start)
        .join(' ')
        .replace(/^(?:(?:of|and|for) )+/, '');
      return start === 0 || !rest.includes(' ') || fitting(rest) < 5 ? null : rest;
    }),
    'no match: an institution of another field': often(
      draw(({ name }) => {
        const [own] = FIELD.exec(name) ?? ADJECTIVE.exec(name) ?? [];
        const list = FIELDS.includes(own!) ? FIELDS : ADJECTIVES;
        return own === undefined || name.split(' ').length < 3
          ? null
          : absent(name.replace(own, pick(list.filter((field) => field !== own))));
      }),
    ),
  };
}
