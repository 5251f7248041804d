import { site } from '../../../src/values/hostname.js';
import { fold } from '../../../src/names/normalize.js';
import { isSmallWord } from '../../../src/names/words.js';
import { townOf } from './builders.js';
import { CODES, stateOf } from './fourteenth-states.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

const SHORT: readonly (readonly [RegExp, string])[] = (
  "University=Univ.,Institute=Inst.,Department=Dept.,National=Nat'l,International=Int'l,Association=Assn.,Foundation=Fdn.," +
  'Center=Ctr.,Centre=Ctr.,Hospital=Hosp.,Technology=Tech.,College=Coll.,County=Cnty.,Laboratory=Lab.,Research=Res.,' +
  'Academy=Acad.,Society=Soc.,Corporation=Corp.,Company=Co.,Medical=Med.,Management=Mgmt.,Government=Govt.,School=Sch.,' +
  'District=Dist.,Services=Svcs.,Engineering=Eng.,Universidad=Univ.,Instituto=Inst.,Authority=Auth.,Saint=St.'
)
  .split(',')
  .map((pair) => pair.split('='))
  .map(([word, short]) => [new RegExp(`\\b${word!}\\b`, 'g'), short!]);
const OFFICES = ['info', 'contact', 'office', 'mail', 'hello', 'admin'];
const HOUSES: readonly (readonly [noun: string, type: string])[] = [
  ['University', 'education'],
  ['Hospital', 'healthcare'],
  ['Museum', 'archive'],
  ['Library', 'archive'],
];
const NOUN = new RegExp(`\\b(${HOUSES.map(([noun]) => noun).join('|')}|College|Institute)\\b`, 'g');
const KINDS = ['City', 'Town', 'Village', 'Borough', 'Township'];

/** Draws again until a record fits; null if none of 2,000 does. */
export const until =
  (draw: () => Drawn): (() => Drawn) =>
  () => {
    for (let tries = 0; tries < 2_000; tries++) {
      const drawn = draw();
      if (drawn) return drawn;
    }
    return null;
  };

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter((word) => !isSmallWord(word));

interface Town {
  readonly kind: string;
  readonly name: string;
  readonly code: string;
}

/** What the name of a municipality tells. */
const townshipOf = ({ name }: Organization): Town | null => {
  const [, kind, rest] = /^(City|Town|Village|Borough|Township) of (.+)$/.exec(name) ?? [];
  const code = CODES.find((own) => rest?.endsWith(` ${own}`) || rest?.endsWith(` ${stateOf(own)}`));
  if (kind === undefined || code === undefined || /West Virginia$/.test(rest!)) return null;
  const town = rest!.replace(new RegExp(`,? (${code}|${stateOf(code)})$`), '');
  return /^[A-Z][A-Za-z. ]{3,}$/.test(town) ? { kind, name: town, code } : null;
};

/** Kinds of names in ledgers, papers, censuses and indexes, and of institutions that only share a name. */
export function sixteenthOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, sameNames, bearers, fitting, sharing, children } = draws;
  const { pick } = random;
  /** An organization that no other record resembles. */
  const alone = (words = 2): Organization | null => {
    const one = organization({ isUnique: true, words });
    const isShared = one.domain !== null && sharing(one.domain) > 1;
    return isShared || fitting(one.name) > 1 ? null : one;
  };
  const asked = (name: string, facts: object = {}) => ({ type: 'organization', name, ...facts });
  /** A committee that others are named as, and the code of its state. */
  const committee = () => {
    const all = sameNames();
    const one = pick(all);
    const [, code] = /^([A-Z]{2}) state government$/.exec(one.parent?.name ?? '') ?? [];
    return one.type === 'committee' && code !== undefined && CODES.includes(code) ? { one, all, code } : null;
  };
  const governed = (code: string): object => ({
    name: pick([
      `${code} state government`,
      `State of ${stateOf(code)}`,
      `${stateOf(code)} state government`,
    ]),
  });
  const titled = (name: string): string => pick([name, `${name} Committee`, `Committee on ${name}`]);
  return {
    'a ledger: capitals, cut off': until((): Drawn => {
      const one = alone(4);
      if (one === null || one.name.length < 37) return null;
      const name = one.name
        .slice(0, pick([30, 32, 35]))
        .toUpperCase()
        .trim();
      if (fitting(name.slice(0, name.lastIndexOf(' '))) > 1) return null;
      const town = townOf(one);
      const facts = [
        ...(town ? [{ place: town }] : []),
        ...(one.domain && site(one.domain).ok ? [{ domain: one.domain }] : []),
      ];
      return facts.length === 0 ? null : { query: asked(name, pick(facts)), expected: one.key };
    }),
    'an affiliation line of a paper': until((): Drawn => {
      const one = alone();
      if (one === null || one.place === null || !/^[\p{L} .'-]+(, [\p{L} .'-]+){1,2}$/u.test(one.place))
        return null;
      const [town, country] = [townOf(one), one.place.split(', ').at(-1)!];
      const name = one.name.replace(` (${country})`, '');
      if (town === undefined || fitting(name) > 1) return null;
      const lines = [
        `${name}, ${one.place}`,
        `${name}, ${town}, ${country}`,
        `${name}; ${town} (${country})`,
      ];
      const facts = one.type === null ? {} : pick([{}, { organization_type: one.type }, { place: country }]);
      return { query: asked(pick(lines), facts), expected: one.key };
    }),
    'a census: the kind after the name': until((): Drawn => {
      const one = organization({ isUnique: true });
      const town = townshipOf(one);
      if (town === null || (one.domain !== null && sharing(one.domain) > 1)) return null;
      const { kind, name, code } = town;
      if (
        bearers(`${name}, ${code}`) > 0 ||
        fitting(`${name} ${code}`) + fitting(`${name} ${stateOf(code)}`) > 1
      )
        return null;
      const query = pick([
        asked(`${name} ${kind.toLowerCase()}, ${stateOf(code)}`),
        asked(`${name} ${kind.toLowerCase()}`, { place: stateOf(code) }),
        asked(`${name} (${kind}), ${code}`, { organization_type: one.type }),
        asked(`${name.toUpperCase()}, ${kind.toUpperCase()} OF`, { place: stateOf(code) }),
      ]);
      return { query, expected: one.key };
    }),
    'an index: what follows "of" first': until((): Drawn => {
      const one = alone(3);
      const [, head, of, rest] = /^(?:The )?([A-Z][\w -]*?) (of|for) ([^,()]+)$/.exec(one?.name ?? '') ?? [];
      if (one === null || rest === undefined || wordsOf(rest).length > 5) return null;
      if (/^(City|County)/.test(one.type ?? '')) return null;
      const names = [`${rest}, ${head!} ${of!}`, `${rest} - ${head!} ${of!}`, `${rest} (${head!} ${of!})`];
      const town = townOf(one);
      return { query: asked(pick(names), town ? pick([{}, { place: town }]) : {}), expected: one.key };
    }),
    'a short form and the front office': until((): Drawn => {
      const one = alone();
      if (one === null || one.domain === null || !/^[a-z0-9.-]+$/.test(one.domain) || !site(one.domain).ok)
        return null;
      const name = SHORT.reduce((text, [word, short]) => text.replace(word, short), one.name);
      if (name === one.name) return null;
      const facts = pick([
        { emails: [`${pick(OFFICES)}@${one.domain}`] },
        { domain: `https://www.${one.domain}/contact` },
        { emails: [`${pick(OFFICES)}@${one.domain}`], domain: one.domain },
      ]);
      return { query: asked(name, facts), expected: one.key };
    }),
    'a committee and its state': until((): Drawn => {
      const { one, code } = committee() ?? {};
      if (one === undefined) return null;
      const words = wordsOf(one.name);
      const alike = children(one.parent!.key).filter(({ name }) =>
        words.every((word) => wordsOf(name).includes(word)),
      );
      const facts = { parent: governed(code!), ...pick([{}, { organization_type: 'committee' }]) };
      return alike.length === 1 ? { query: asked(titled(one.name), facts), expected: one.key } : null;
    }),
    'no record: a campus in another town': until((): Drawn => {
      const one = organization({ isUnique: true, words: 3 });
      const [, base, comma, own] = /^(.+?)(, | - | at | in )([A-Z][a-z]+)$/.exec(one.name) ?? [];
      const country = one.place?.split(', ').at(-1);
      if (base === undefined || country === undefined || !one.place!.startsWith(`${own!},`)) return null;
      const towns = Array.from({ length: 100 }, () => organization())
        .filter(({ place }) => place?.endsWith(`, ${country}`))
        .map(townOf);
      const town = towns.find((other) => other !== undefined && other !== own && other !== country);
      if (town === undefined) return null;
      const name = `${base}${comma!}${town}`;
      if (bearers(base) + fitting(name) > 0) return null;
      const place = pick([town, `${town}, ${country}`]);
      const facts = pick([{ place }, { place, organization_type: one.type ?? 'education' }]);
      return { query: asked(name, facts), expected: null };
    }),
    'no record: the town of another state': until((): Drawn => {
      const town = townshipOf(organization({ isUnique: true }));
      const code = pick(CODES);
      if (town === null || code === town.code) return null;
      const { kind, name } = town;
      const names = [name, ...KINDS.flatMap((its) => [`${its} of ${name}`, `${name} ${its}`])];
      if (names.some((its) => bearers(its) > 0) || bearers(`${kind} of ${name} ${code}`) > 0) return null;
      if (fitting(`${name} ${code}`) + fitting(`${name} ${stateOf(code)}`) > 0) return null;
      const query = pick([
        asked(`${kind} of ${name}, ${code}`, pick([{}, { organization_type: 'City' }])),
        asked(`${kind} of ${name}, ${stateOf(code)}`),
        asked(`${kind} of ${name}`, { place: stateOf(code) }),
      ]);
      return { query, expected: null };
    }),
    'no record: another house of the town': until((): Drawn => {
      const one = alone();
      const nouns = [...(one?.name.matchAll(NOUN) ?? [])].map(([noun]) => noun);
      const [own] = nouns;
      if (
        one === null ||
        nouns.length !== 1 ||
        / (of|for) /.test(one.name) ||
        !HOUSES.some(([noun]) => noun === own)
      )
        return null;
      const [noun, type] = pick(HOUSES);
      const name = one.name.replace(own!, noun);
      const place = one.place?.includes(', ') ? townOf(one) : undefined;
      if (noun === own || type === one.type || place === undefined || fitting(name) > 0) return null;
      return { query: asked(name, { place, ...pick([{}, { organization_type: type }]) }), expected: null };
    }),
    'no record: a committee it does not have': until((): Drawn => {
      const [asking, answering] = [committee(), committee()];
      if (asking === null || answering === null) return null;
      const { one, all } = asking;
      const words = wordsOf(one.name);
      const isNear = children(answering.one.parent!.key).some(({ name }) =>
        wordsOf(name).some((word) => words.includes(word)),
      );
      if (isNear || bearers(one.name) !== all.length) return null;
      return { query: asked(titled(one.name), { parent: governed(answering.code) }), expected: null };
    }),
  };
}
