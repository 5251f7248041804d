import { fold } from '../../../../src/names/normalize.js';
import type { Kinds } from '../records.js';
import { joined, municipalityOf, type Tools } from '../tools.js';
import { CODES, codeOf, pressOf, stateOf } from '../writings/states.js';
import { listsOf, tableOf } from '../writings/tables.js';

const SHORT = listsOf(
  'County=CNTY/Co./Cnty.,Township=TWP/Twp.,Town=Twn.,City=CITY,Village=VLG/Vil.,Borough=BORO/Boro.',
);
const HOSTS = tableOf('City=ci,Town=town,Village=village,County=co');
const OF_STATE = new RegExp(
  `^(${CODES.map(stateOf).join('|')}) ((?:State )?(?:Department|Board|Commission|Office|Division|Bureau|Supreme Court)\\b.*)$`,
);

/** Towns, counties, states and committees of legislatures. */
export function governments(tools: Tools): Kinds {
  const { pick, asked, committees, titled, company, organization, bearers, fitting, aliases, children } =
    tools;
  /** A municipality, and its state by its domain; no other organization has its name. */
  const governed = (one = organization({ isUnique: true })) => {
    const { kind, town } = municipalityOf(one) ?? {};
    if (kind === undefined || town === undefined || fitting(`${kind} ${town}`) > 1) return null;
    const own = new RegExp(`^(?:\\w+of)?${joined(town)}(?:${fold(kind)})?-?([a-z]{2})\\.gov$`);
    const code = own.exec(one.domain ?? '')?.[1]?.toUpperCase() ?? '';
    const isOnly =
      CODES.includes(code) && fitting(`${town} ${code}`) + fitting(`${town} ${stateOf(code)}`) === 0;
    return isOnly ? { one, kind, town, code } : null;
  };
  return {
    'a municipality as a list of bonds: CNTY, TWP or VLG': company(({ name }) => {
      const [, kind, own] =
        /^(Town|City|Village|Township|Borough|County) of ([A-Z][a-z]{3,}(?: [A-Z][a-z]+)?)$/.exec(name) ?? [];
      const [, base = own, form = kind] =
        /^([A-Z][a-z]{3,}(?: [A-Z][a-z]+)?) (County|Township)$/.exec(name) ?? [];
      if (base === undefined || form === undefined || fitting(base) !== 1) return null;
      const short = pick(SHORT[form]!);
      return kind === undefined || kind === 'County'
        ? pick([`${base} ${short}`, `${base}, ${form} of`, `${base} ${short}`.toUpperCase()])
        : pick([`${base}, ${form} of`, `${base} (${form})`, `${short} of ${base}`, `${base} ${form}`]);
    }),
    'a municipality, the state as the place or behind the name': () => {
      const { one, kind, town, code } = governed() ?? {};
      if (!one || kind === undefined || code === undefined || bearers(`${town}, ${code}`) > 0) return null;
      const facts = { place: pick([code, stateOf(code)]) };
      return pick([
        asked(`${town!}, ${kind} of`, facts, one.key),
        asked(`${town!} ${kind}`.toUpperCase(), facts, one.key),
        asked(`${town!} ${kind.toLowerCase()}, ${stateOf(code)}`, {}, one.key),
        asked(`${town!} (${kind}), ${code}`, { organization_type: one.type }, one.key),
      ]);
    },
    'the house of a town or county, its old host under .us': () => {
      const { one, kind, town, code } = governed() ?? {};
      if (!one || HOSTS[kind ?? ''] === undefined || code === undefined) return null;
      const house = kind === 'County' ? 'County Courthouse' : `${kind!} Hall`;
      const domain = `${HOSTS[kind!]!}.${joined(town!)}.${code.toLowerCase()}.us`;
      return asked(
        pick([`${town!} ${house}`, `${town!} ${kind!}`, `${house}, ${town!}`]),
        { domain },
        one.key,
      );
    },
    'a town hall': company((one) => {
      const { kind, town } = municipalityOf(one) ?? {};
      const name = `${town} ${kind} Hall`;
      return kind === undefined ||
        !/^(City|Town|Village)$/.test(kind) ||
        fitting(town!) !== 1 ||
        bearers(name) > 0
        ? null
        : name;
    }),
    'a town, its state in full or as in newspapers': () => {
      const one = organization({ isUnique: true });
      const [, inName, codeInName] = /^([A-Z][A-Za-z' -]+), ([A-Z]{2})$/.exec(one.name) ?? [];
      const { town = inName, code = codeInName } = governed(one) ?? {};
      if (/^County /.test(one.name) || town === undefined || code === undefined) return null;
      if (!CODES.includes(code) || fitting(town) !== 1) return null;
      const state = pick([stateOf(code), pressOf(code)]);
      const names = [`City of ${town}, ${state}`, `${town} (${state})`, `${town}, ${state}`];
      return asked(pick([...names, `${town} ${stateOf(code)}`]), {}, one.key);
    },
    'a heading with the state first': company(({ name }) => {
      const [, state, body] = OF_STATE.exec(name) ?? [];
      if (state === undefined || body === undefined || fitting(name) !== 1) return null;
      return pick([
        `${state}. ${body}.`,
        `${state}. ${body.replace('Department', 'Dept.')}`,
        `${state} (State). ${body}`,
        `${state}. ${body}, issuing body.`,
      ]);
    }),
    'a committee of a chamber, the state as the parent': () => {
      const { key, name, parent } = organization({ words: 1 });
      const [, code] = /^([A-Z]{2}) state government$/.exec(parent?.name ?? '') ?? [];
      const found = aliases(key).map((alias) => /^(House|Senate|Assembly|Joint) (.+) Committee$/.exec(alias));
      const [own, chamber, subject] = found.find((one) => one !== null && one[2] === name) ?? [];
      if (code === undefined || parent === null || !own || !chamber || !subject || !CODES.includes(code))
        return null;
      const namesakes = children(parent.key).filter(
        (other) => other.key === key || aliases(other.key).some((alias) => fold(alias) === fold(own)),
      );
      if (namesakes.length > 1) return null;
      const state = stateOf(code);
      const written = pick([
        `${subject} Committee (${chamber})`,
        `${chamber} Cmte. on ${subject}`,
        `${chamber} Standing Committee on ${subject}`,
      ]);
      const above = pick([`State of ${state}`, `${state} Legislature`, `Government of ${state}`]);
      return asked(written, { parent: { name: above } }, key);
    },
    'a committee of several states, the state as the parent': () => {
      const all = committees();
      if (all.length === 0) return null;
      const one = pick(all);
      const state = stateOf(codeOf(one.parent!.name)!);
      const parent = pick([
        `${state} Legislature`,
        `${state} state government`,
        `State of ${state}`,
        one.parent!.name,
      ]);
      return asked(
        titled(one.name),
        { parent: { name: parent }, ...pick([{}, { organization_type: 'committee' }]) },
        one.key,
      );
    },
  };
}
