import { countryNames } from '../names/countries.js';
import { cut, words } from '../names/normalize.js';
import { all, any, each, is, startsWith, tier, type Clause, type Tier } from '../search/search-engine.js';
import { isAmong, tellingIn, wholeOrganizationTiers, wordTiers } from './candidate-tiers.js';
import type { OrganizationName } from './names/organization-name.js';
import type { Besides } from './names/segments.js';
import type { Subject } from './subject.js';

/**
 * The tiers that find the records whose name is a part of a query.
 *
 * @param common words that many names have; of a part that has only these, the whole name is searched for, not its words
 */
export const readingTiers = ({ name: whole, readings }: Subject, common: ReadonlySet<string>): Tier[] => [
  ...(whole?.type === 'organization' ? nextToPlace(whole, common) : []),
  ...readings.flatMap(({ name, besides }) => {
    const forms = [...new Set([...name.forms, ...name.bare].map(cut))].filter((form) => form !== '');
    const isCommon = name.words.every(isAmong(common));
    const begun = forms.flatMap((form) => named(form, common));
    return [
      ...tier(
        'name, and parent or place',
        0.99,
        besides.length === 0 ? [] : [all([any(begun), any(nextTo(besides))])],
      ),
      ...forms.flatMap((form) => {
        const telling = tellingIn(form);
        return [
          ...wholeOrganizationTiers(form),
          ...(telling.length > 1 && !isCommon ? wordTiers(telling, 0.78) : []),
        ];
      }),
    ];
  }),
];

/** The tiers that find the records of a query that ends in their place, or begins with it: `Acme Lindau`. */
const nextToPlace = ({ forms }: OrganizationName, common: ReadonlySet<string>): Tier[] =>
  forms.flatMap((form) => {
    const parts = words(form);
    return [1, 2].flatMap((many) =>
      [
        { own: parts.slice(0, -many), place: parts.slice(-many) },
        { own: parts.slice(many), place: parts.slice(0, many) },
      ].flatMap(({ own, place }) => {
        if (own.length === 0) return [];
        const name = any(named(cut(own.join(' ')), common));
        return tier('name, and parent or place', 0.99, [all([name, ...each('place', place)])]);
      }),
    );
  });

/** Matches a name, and those that begin with it unless too many do. */
const named = (form: string, common: ReadonlySet<string>): Clause[] => [
  is('name', form),
  ...(words(form).every(isAmong(common)) ? [] : [startsWith('name', `${form} `)]),
];

/** Matches the records with a text next to the name as their parent or place. */
function nextTo(besides: readonly Besides[]): Clause[] {
  const texts = besides.flatMap(({ whole, parts }) => [whole, ...parts.map(({ name }) => name)]);
  const forms = new Set(
    texts
      .flatMap((text: OrganizationName) => text.forms.slice(0, 2))
      .map(cut)
      .filter(Boolean),
  );
  return [...forms, ...[...forms].flatMap(countryNames)].flatMap((form) => [
    is('phrase', form),
    all(each('place', words(form))),
  ]);
}
