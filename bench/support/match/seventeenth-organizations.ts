import { fold } from '../../../src/names/normalize.js';
import { isLatin, mistyped } from '../search/random.js';
import { builders, townOf } from './builders.js';
import { until } from './sixteenth-organizations.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

const pairsOf = (text: string): readonly (readonly [string, string])[] =>
  text.split(',').map((pair) => pair.split('=') as [string, string]);

/** Towns, each with another name of it, and the country where that is one town. */
const TOWNS = pairsOf(
  'Vienna=Wien/Austria,Munich=München/Germany,Cologne=Köln/Germany,Nuremberg=Nürnberg/Germany,Hanover=Hannover/Germany,' +
    'Mainz=Mayence/Germany,Prague=Praha/Czech,Lisbon=Lisboa/Portugal,Rome=Roma/Italy,Milan=Milano/Italy,Turin=Torino/Italy,' +
    'Florence=Firenze/Italy,Naples=Napoli/Italy,Venice=Venezia/Italy,Genoa=Genova/Italy,Padua=Padova/Italy,Warsaw=Warszawa/Poland,' +
    'Kraków=Cracow/Poland,Copenhagen=København/Denmark,Gothenburg=Göteborg/Sweden,Brussels=Bruxelles/Belgium,Antwerp=Antwerpen/Belgium,' +
    'Ghent=Gent/Belgium,Geneva=Genève/Switzerland,Basel=Basle/Switzerland,Lucerne=Luzern/Switzerland,Bern=Berne/Switzerland,' +
    'Zurich=Zürich/Switzerland,Moscow=Moskva/Russia,Bucharest=București/Romania,Belgrade=Beograd/Serbia,Kyiv=Kiev/Ukraine,' +
    'Lviv=Lvov/Ukraine,Kharkiv=Kharkov/Ukraine,Odesa=Odessa/Ukraine,Mumbai=Bombay/India,Chennai=Madras/India,Kolkata=Calcutta/India,' +
    'Bengaluru=Bangalore/India,Pune=Poona/India,Kochi=Cochin/India,Mysuru=Mysore/India,Beijing=Peking/China,Guangzhou=Canton/China,' +
    'Nanjing=Nanking/China,Busan=Pusan/Korea,Yangon=Rangoon/Myanmar,Thessaloniki=Salonica/Greece,Seville=Sevilla/Spain,' +
    'Tehran=Teheran/Iran,Marseille=Marseilles/France,Lyon=Lyons/France,Havana=La Habana/Cuba',
).map(([town, rest]) => [town, ...rest.split('/')] as [town: string, other: string, country: string]);
const SPELLINGS = pairsOf(
  'Center=Centre,Labor=Labour,Organization=Organisation,Pediatrics=Paediatrics,Pediatric=Paediatric,Defense=Defence,Theater=Theatre,' +
    'Hematology=Haematology,Gynecology=Gynaecology,Orthopedics=Orthopaedics,Orthopedic=Orthopaedic,Behavioral=Behavioural,Aging=Ageing,' +
    'Harbor=Harbour,Anesthesiology=Anaesthesiology,Archeological=Archaeological,Program=Programme,Organizations=Organisations',
);
const SAINTS = pairsOf('Saint=St.,Mount=Mt.,Fort=Ft.');
const OFFICES = pairsOf(
  'Fire Protection District=FPD,Police Department=PD,Fire Department=FD,Fire District=FD,Water District=WD,Housing Authority=HA,' +
    "Sheriff's Office=SO,Independent School District=ISD,Community College=CC,Public Utility District=PUD,Municipal Utility District=MUD," +
    'Department of Transportation=DOT,Department of Natural Resources=DNR,Department of Health=DOH,Department of Corrections=DOC,' +
    'Council of Governments=COG,Board of Elections=BOE,Board of Education=BOE,Department of Education=DOE,School District=SD,' +
    'Community College District=CCD,Soil and Water Conservation District=SWCD',
);
const FIELD =
  /\b(?:Institute|Society|Cent(?:er|re)|Department|Association|Academy|Laboratory) (?:of|for) ([A-Z][\w -]+)$/;
const GATHERINGS = ['Journal of', 'Annals of', 'International Congress on', 'World Conference on'];

/** Replaces the first of the pairs that the text has, in either direction. */
const exchanged = (text: string, pairs: readonly (readonly [string, string])[]): string => {
  for (const [one, other] of pairs.flatMap((pair) => [pair, pair.toReversed()])) {
    const found = new RegExp(`(?<!\\p{L})${one!.replace('.', '\\.')}(?![\\p{L}.])`, 'u');
    if (found.test(text)) return text.replace(found, other!);
  }
  return text;
};

/** Kinds of organizations in other spellings, languages and scripts, as acronyms, and of places and journals that only share a name. */
export function seventeenthOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, bearers, fitting, aliases, children } = draws;
  const { pick, below } = random;
  const { company } = builders(draws);
  const asked = (name: string, facts: object = {}) => ({ type: 'organization', name, ...facts });
  const placed = (one: Organization): object => {
    const town = townOf(one);
    return town === undefined ? {} : pick([{}, { place: town }]);
  };
  /** The writing, if it means this record and no other. */
  const only = (one: Organization, name: string): string | null =>
    name !== one.name && fitting(one.name) === 1 && fitting(name) === 0 ? name : null;
  /** A name without the kind of municipality and its state. */
  const coreOf = (name: string): string =>
    name.replace(/^(City|Town|Village|Borough|Township|County) of /i, '').replace(/, [A-Z].*$/, '');
  const acronyms = (key: string): string[] =>
    aliases(key).filter((name) => /^[A-Z][A-Za-z]{2,7}$/.test(name) && /[A-Z].*[A-Z].*[A-Z]/.test(name));
  return {
    'organization: another name of it, misspelt': until((): Drawn => {
      const one = organization({ isUnique: true });
      const own = fold(one.name).split(' ');
      const others = aliases(one.key).filter((alias) => {
        const [first, ...more] = fold(alias).split(' ');
        const isOther = more.length > 0 && ![first!, more[0]!].some((word) => own.includes(word));
        return isOther && isLatin(alias) && alias.length > 14 && fitting(alias) === 1;
      });
      if (others.length === 0) return null;
      const name = mistyped(pick(others), random);
      return fitting(name) === 0 ? { query: asked(name, placed(one)), expected: one.key } : null;
    }),
    'organization: Saint, Mount or Fort written another way': until(
      company((one) => {
        const saints = SAINTS.map(([long, short]) => [long, pick([short, short.slice(0, -1)])] as const);
        const name = exchanged(one.name, saints);
        const isOnly = fitting(coreOf(one.name)) === 1 && fitting(coreOf(name)) === 0;
        return isOnly && !/, (Germany|Austria|Switzerland)$/.test(one.place ?? '') ? only(one, name) : null;
      }, placed),
    ),
    'organization: British for American spelling': until(
      company((one) => {
        const name = exchanged(one.name, below(4) === 0 ? SPELLINGS : SPELLINGS.slice(1));
        return / (of|for|and|Medical|Research) /.test(one.name) && /^[ -~]+$/.test(name)
          ? only(one, name)
          : null;
      }, placed),
    ),
    'organization: its town by another name': until((): Drawn => {
      const one = organization({ isUnique: true });
      const country = one.place?.split(', ').at(-1);
      const pairs = TOWNS.flatMap(([town, other, its]) =>
        country?.includes(its) ? [[town, other] as const] : [],
      );
      const name = only(one, exchanged(one.name, pairs));
      if (name === null) return null;
      const place = exchanged(one.place!.split(',')[0]!, pairs);
      return { query: asked(name, pick([{}, { place }])), expected: one.key };
    }),
    'organization: its last words as an acronym, PD or ISD': until(
      company((one) => {
        const [office, short] = OFFICES.find(([words]) => one.name.endsWith(` ${words}`)) ?? [];
        if (office === undefined) return null;
        const rest = one.name.slice(0, -office.length);
        const isShared = OFFICES.some(
          ([words, its]) => its === short && words !== office && fitting(rest + words) > 0,
        );
        return rest.length > 5 && !isShared ? only(one, rest + short!) : null;
      }),
    ),
    'organization: the acronyms of a unit and its parent': until((): Drawn => {
      const one = organization();
      const own = pick(['', ...acronyms(one.key)]);
      const above = one.parent === null ? [] : acronyms(one.parent.key);
      if (own === '' || above.length === 0 || above.includes(own) || bearers(own) > 2) return null;
      const parent = pick(above);
      const alike = children(one.parent!.key).filter(({ key }) => aliases(key).includes(own));
      if (alike.length !== 1 || fitting(`${own} ${parent}`) > 1) return null;
      const query = pick([
        asked(`${own}-${parent}`, placed(one)),
        asked(`${own} (${parent})`, placed(one)),
        asked(`${parent} ${own}`, placed(one)),
        asked(`${own}, ${one.parent!.name}`),
        asked(own, { parent: { name: parent } }),
      ]);
      return { query, expected: one.key };
    }),
    'no record: a longer name of a place': until((): Drawn => {
      const one = organization({ isUnique: true });
      const [, kind, town] = /^(City|Town|Village) of ([A-Z][a-z]{3,})(?:, .*)?$/.exec(one.name) ?? [];
      if (town === undefined || /^(North|South|East|West|New|Lake|Port|Saint|Mount|Fort)$/.test(town))
        return null;
      const further = pick(['Heights', 'Beach', 'Springs', 'Falls', 'Hills']);
      const core = pick([`${town} ${further}`, `New ${town}`, `Port ${town}`]);
      const facts = pick([{}, { organization_type: one.type }]);
      return fitting(core) === 0 ? { query: asked(`${kind!} of ${core}`, facts), expected: null } : null;
    }),
    'no record: a journal or a congress of the field': until((): Drawn => {
      const [, field] = FIELD.exec(organization({ isUnique: true, words: 4 }).name) ?? [];
      if (field === undefined || field.split(' ').length < 2) return null;
      const name = `${pick(GATHERINGS)} ${field}`;
      return fitting(name) === 0 ? { query: asked(name), expected: null } : null;
    }),
  };
}
