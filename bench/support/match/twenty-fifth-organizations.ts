import { townOf as firstTownOf, type builders } from './builders.js';
import { CODES, stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import { shareWord, tableOf, transliterated } from './twenty-fifth-writings.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

/** Words of organizations as people who cannot spell them write them. */
const MISSPELT = tableOf(
  'University=Univercity,Institute=Institut,Technology=Tecnology,Foundation=Fundation,' +
    'Association=Asociation,College=Collage,Hospital=Hospitel,Medical=Medicle,Sciences=Sciencies,' +
    'Research=Reserch,Management=Managment,Government=Goverment,Environmental=Enviromental,' +
    'Development=Developement,Agricultural=Agricultral,Laboratory=Labratory,Commission=Comission,' +
    'Academy=Acadamy,Engineering=Enginering,Society=Socity,National=Nacional,Community=Comunity,' +
    'Business=Buisness,Council=Counsil',
);

/** Words of organizations as the authors of papers shorten them. */
const SHORT = tableOf(
  'University=Univ.,Institute=Inst.,Technology=Technol.,Association=Assoc.,College=Coll.,' +
    'Hospital=Hosp.,Medical=Med.,Medicine=Med.,Sciences=Sci.,Science=Sci.,Research=Res.,National=Natl.,' +
    'International=Int.,Laboratory=Lab.,Academy=Acad.,Center=Ctr.,Centre=Ctr.,Engineering=Eng.,' +
    'Agricultural=Agric.,Foundation=Found.,Department=Dept.,Ministry=Min.,Education=Educ.,Society=Soc.,' +
    'Management=Manag.,Development=Dev.',
);

const replaced = (name: string, table: Readonly<Record<string, string>>): readonly [string, number] => {
  const words = name.split(' ');
  return [
    words.map((word) => table[word] ?? word).join(' '),
    words.filter((word) => table[word] !== undefined).length,
  ];
};

/** The town of an organization whose place begins with it. */
const townOf = (one: Organization): string | undefined => {
  const town = firstTownOf(one);
  return town !== undefined && one.place!.startsWith(`${town},`) ? town : undefined;
};

const isOwnWord = (word: string): boolean =>
  /^\p{L}{4,}$/u.test(word) && MISSPELT[word] === undefined && SHORT[word] === undefined;

/** Kinds of organizations in forms, affiliations and lists of committees. */
export function twentyFifthOrganizationsOf(draws: Draws, { asked }: ReturnType<typeof builders>): Kinds {
  const { organization, bearers, aliases, fitting, sameNames, children, random } = draws;
  const { pick } = random;
  /** An organization that no other record resembles, with a word of its own. */
  const single = (): Organization | null => {
    const one = organization({ isUnique: true });
    const isOwn = one.name.split(' ').some(isOwnWord);
    return isOwn && fitting(one.name) === 1 && !/[(),"/]/.test(one.name) ? one : null;
  };
  const committees = (): readonly Organization[] => {
    const all = sameNames();
    const isOfState = all.every(
      ({ type, parent }) =>
        type === 'committee' && / state government$/.test(parent?.name ?? '') && codeOf(parent!.name),
    );
    return isOfState && bearers(all[0]!.name) === all.length ? all : [];
  };
  const codeOf = (name: string): string | undefined =>
    CODES.find((code) => name === `${code} state government`);
  return {
    'organization: spelling: a web form, misspelt words, the town if known': until((): Drawn => {
      const one = single();
      const [name, misspelt] = replaced(one?.name ?? '', MISSPELT);
      if (one === null || misspelt === 0 || bearers(name) > 0) return null;
      const town = townOf(one);
      return asked(name, town === undefined ? {} : { place: town }, one.key);
    }),
    'organization: initials: an affiliation in a paper, shortened words, town and country': until(
      (): Drawn => {
        const one = single();
        const town = one && townOf(one);
        const [name, shortened] = replaced(one?.name ?? '', SHORT);
        if (!one || !town || shortened === 0 || bearers(name) > 0) return null;
        return asked(name, { place: `${town}, ${one.place!.split(', ').at(-1)!}` }, one.key);
      },
    ),
    'organization: initials: an acronym with points, the town': until((): Drawn => {
      const one = organization({ isUnique: true });
      const town = townOf(one);
      const acronym = aliases(one.key).find((alias) => /^[A-Z]{3,6}$/.test(alias) && bearers(alias) === 1);
      const dotted = `${[...(acronym ?? '')].join('.')}.`;
      if (!town || acronym === undefined || fitting(acronym) !== 1 || bearers(dotted) > 1) return null;
      return asked(dotted, { place: town }, one.key);
    }),
    'organization: script: the Russian or Ukrainian name in Latin letters': until((): Drawn => {
      const one = organization();
      const alias = aliases(one.key).find(
        (own) => own.split(' ').length > 2 && transliterated(own) !== null && bearers(own) === 1,
      );
      if (alias === undefined || fitting(alias) !== 1) return null;
      const name = transliterated(alias)!;
      return bearers(name) > 0 ? null : asked(name, {}, one.key);
    }),
    'organization: namesakes: committees of several states, the state in full': until((): Drawn => {
      const one = pick(committees());
      const state = one && stateOf(codeOf(one.parent!.name)!);
      if (!one || !state) return null;
      const name = pick([one.name, `Committee on ${one.name}`, `${one.name} Committee`]);
      return asked(
        name,
        { parent: { name: pick([`State of ${state}`, `${state} state government`]) } },
        one.key,
      );
    }),
    'none: namesakes: a committee of a state that has none of the name': until((): Drawn => {
      const [all, others] = [committees(), committees()];
      const [name, parent] = [all[0]?.name, others[0]?.parent];
      if (name === undefined || !parent || all.some((one) => one.parent!.key === parent.key)) return null;
      const names = children(parent.key).flatMap((one) => [one.name, ...aliases(one.key)]);
      if (names.length < 5 || names.some((own) => shareWord(name, own))) return null;
      return asked(name, { parent: { name: parent.name } }, null);
    }),
  };
}
