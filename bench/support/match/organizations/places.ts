import { fold } from '../../../../src/names/normalize.js';
import { letters } from '../../search/random.js';
import type { Kinds, Organization } from '../records.js';
import { cityOf, companyOf, countryOf, townOf, wordsOf, type Tools } from '../tools.js';
import { LEGAL_FORM } from '../writings/legal-forms.js';
import { listsOf } from '../writings/tables.js';

/** Codes of countries of two and three letters. */
const CODES_OF_COUNTRIES = listsOf(
  'Japan=JP/JPN,United States=US/USA,Portugal=PT/PRT,United Kingdom=GB/GBR,China=CN/CHN,Germany=DE/DEU,Italy=IT/ITA,' +
    'Spain=ES/ESP,France=FR/FRA,Canada=CA/CAN,South Korea=KR/KOR,Switzerland=CH/CHE,Netherlands=NL/NLD,India=IN/IND,' +
    'Australia=AU/AUS,Austria=AT/AUT,Sweden=SE/SWE,Czechia=CZ/CZE,Belgium=BE/BEL,Ireland=IE/IRL,Norway=NO/NOR,' +
    'Brazil=BR/BRA,Poland=PL/POL,Israel=IL/ISR,Hungary=HU/HUN',
);
/** Addresses with a post box as countries write them. */
const ADDRESSES: Readonly<Record<string, (town: string, number: number) => string>> = {
  France: (town, number) =>
    `CS ${number}, ${10_000 + number} ${town.toUpperCase()} CEDEX 0${1 + (number % 9)}`,
  Germany: (town, number) =>
    `Postfach ${10 + (number % 90)} ${10 + (number % 89)} 43, D-${10_000 + number} ${town}`,
  Austria: (town, number) => `Postfach ${number % 500}, A-${1000 + (number % 8000)} ${town}`,
  Switzerland: (town, number) => `Case postale ${number % 500}, CH-${1000 + (number % 8000)} ${town}`,
  Netherlands: (town, number) =>
    `Postbus ${number % 900}, ${1000 + (number % 8000)} AB ${town.toUpperCase()}`,
  Spain: (town, number) => `Apdo. de Correos ${number % 900}, ${10_000 + number} ${town}`,
  Brazil: (town, number) => `Caixa Postal ${number % 900}, CEP ${10_000 + number}-970, ${town}`,
  Japan: (town, number) =>
    `1-${1 + (number % 30)}-${1 + (number % 12)}, ${town} ${100 + (number % 800)}-8654, JAPAN`,
  India: (town, number) => `P.O. Box No. ${number % 300}, ${town} - ${100_000 + number}`,
  Sweden: (town, number) => `Box ${number % 900}, SE-${100 + (number % 800)} 05 ${town}`,
  Norway: (town, number) => `Postboks ${number % 900} Sentrum, NO-0${100 + (number % 800)} ${town}`,
  Denmark: (town, number) => `Postboks ${number % 900}, DK-${1000 + (number % 8000)} ${town}`,
  Poland: (town, number) => `skr. poczt. ${number % 90}, ${10 + (number % 80)}-950 ${town}`,
};

/** Places of organizations in the name, next to it, or as the only difference. */
export function places(tools: Tools): Kinds {
  const { pick, below, asked, company, organization, bearers, sameNames, fitting } = tools;
  /** One of several organizations of a name, if a fact of it means it. */
  const several = (fact: (one: Organization, rest: readonly Organization[]) => object | null) => () => {
    const all = sameNames();
    const one = pick(all);
    const rest = all.filter((other) => other !== one);
    const facts = bearers(one.name) === all.length ? fact(one, rest) : null;
    return facts && asked(pick([one.name, one.name.toUpperCase()]), facts, one.key);
  };
  return {
    'the town or country behind the name': company((one) => {
      const town = townOf(one);
      const country = one.place?.split(',').at(-1)?.trim();
      if (town === undefined || country === undefined || town === country || /[()]/.test(one.name))
        return null;
      if (fold(one.name).includes(fold(town)) || fold(one.name).includes(fold(country))) return null;
      return `${one.name}${pick([`, ${town}`, ` (${country})`, ` - ${town}, ${country}`, ` ${town}`])}`;
    }),
    'the town before the name': company((one) => {
      const town = townOf(one);
      return town === undefined || one.name.includes(town) ? null : `${town} ${one.name}`;
    }),
    'the place in brackets omitted': company(({ name }) =>
      /\(\p{L}+\)$/u.test(name) ? name.replace(/ ?\(\p{L}+\)$/u, '') : null,
    ),
    'a company’s town for its country and legal form': company((one) => {
      const [written] = companyOf(one) ?? [];
      const [base, town] = [written?.replace(LEGAL_FORM, ''), cityOf(one)];
      return base === undefined || town === undefined || letters(base) < 6 || fitting(base) !== 1
        ? null
        : pick([`${base} ${town}`, `${base}, ${town}`, `${base} (${town})`, `${base} – ${town}`]);
    }),
    'the country as a code': company(
      ({ name }) => {
        const [, base, country] = /^(.{5,}) \(([A-Z][A-Za-z ]+)\)$/.exec(name) ?? [];
        const codes = CODES_OF_COUNTRIES[country ?? ''];
        if (base === undefined || codes === undefined) return null;
        const code = pick(codes);
        return pick([
          `${base} (${code})`,
          `${base} - ${code}`,
          `${base} [${code}]`,
          `${code} ${base}`,
          `${base}, ${code}`,
        ]);
      },
      undefined,
      3,
    ),
    'York-based or based in York': () => {
      const one = organization({ isUnique: true, words: 1 });
      const [town, country] = [townOf(one), countryOf(one)];
      const name = one.name.replace(/ \([^()]+\)$/, '').replace(LEGAL_FORM, '');
      const words = wordsOf(name);
      const isFirm = ['company', 'nonprofit', 'healthcare'].includes(one.type ?? '') && !/ of /.test(name);
      if (!isFirm || town === undefined || town === country || name.length < 7 || /[(,)]/.test(name))
        return null;
      if (fitting(name) > 1 || words.length > 4 || [town, country!].some((own) => words.includes(fold(own))))
        return null;
      const names = [`${pick([town, country])}-based ${name}`, `${name} of ${town}, ${country}`];
      const facts = pick([{}, { place: country }, { organization_type: one.type }]);
      return asked(pick([...names, `${name}, based in ${town}`]), facts, one.key);
    },
    'a post box and the town as the country writes them': company((one) => {
      const country = countryOf(one);
      const [town, write] = [townOf(one), country === undefined ? undefined : ADDRESSES[country]];
      if (town === undefined || town === country || write === undefined || fitting(one.name) !== 1)
        return null;
      if (/[()]/.test(one.name) || one.type === 'committee') return null;
      const address = write(town, 1000 + below(60_000));
      return pick([`${one.name}, ${address}`, `${one.name} - ${address}`, `${one.name} | ${address}`]);
    }),
    'a campus after “at”, a hyphen or in brackets': company(({ name, type }) => {
      if (type !== 'education' && type !== 'university') return null;
      const [, base, mark, campus] =
        /^(University of .+?|.+ University)(,| at| -| –|-) ?([A-Z][a-z]+(?: [A-Z][a-z]+)?)$/.exec(name) ?? [];
      if (base === undefined || campus === undefined || /Campus|Branch|College|School/.test(campus))
        return null;
      if (mark === '-' && !base.endsWith('University')) return null;
      if (fitting(`${base} ${campus}`) !== 1) return null;
      const others = [
        `${base} at ${campus}`,
        `${base} – ${campus}`,
        `${base}, ${campus}`,
        `${base} ${campus}`,
      ];
      const other = [...others, `${base} (${campus})`].filter((text) => !text.startsWith(`${base}${mark!}`));
      return pick(other);
    }),
    'several of the name, the place': several((one, rest) => {
      const town = townOf(one);
      const isOwnTown = town && rest.every((other) => townOf(other) && townOf(other) !== town);
      return isOwnTown ? { place: pick([town, one.place]) } : null;
    }),
    'several of the name, the parent': several(({ parent }, rest) =>
      parent && rest.every((other) => other.parent && fold(other.parent.name) !== fold(parent.name))
        ? { parent: pick([{ name: parent.name }, { public_id: parent.key }]) }
        : null,
    ),
  };
}
