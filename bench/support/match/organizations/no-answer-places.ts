import type { Kinds } from '../records.js';
import { companyOf, countryOf, joined, municipalityOf, townOf, wordsOf, type Tools } from '../tools.js';
import { EAST_ASIAN_FORMS, LEGAL_FORM } from '../writings/legal-forms.js';
import { CODES, codeOf, stateOf } from '../writings/states.js';
import { tableOf } from '../writings/tables.js';

/** Countries, and what is of them. */
const ADJECTIVES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'Nepal=Nepalese,Ghana=Ghanaian,Kenya=Kenyan,Lithuania=Lithuanian,Mongolia=Mongolian,Bangladesh=Bangladeshi,' +
    'Finland=Finnish,Norway=Norwegian,Denmark=Danish,Ireland=Irish,Singapore=Singaporean,Jordan=Jordanian,' +
    'Vietnam=Vietnamese,Uganda=Ugandan,Zambia=Zambian,Malawi=Malawian,Croatia=Croatian,Latvia=Latvian,' +
    'Estonia=Estonian,Slovenia=Slovenian,Portugal=Portuguese,Greece=Greek,Iceland=Icelandic,Nigeria=Nigerian,' +
    'Ethiopia=Ethiopian,Peru=Peruvian,Chile=Chilean,Israel=Israeli,Australia=Australian,Canada=Canadian,' +
    'Japan=Japanese,Thailand=Thai,Indonesia=Indonesian,Austria=Austrian,Bulgaria=Bulgarian,Romania=Romanian'
  )
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);
const COUNTRIES = Object.keys(ADJECTIVES);
const OF_COUNTRY = new RegExp(`^(.+ (?:of|in)(?: the Republic of)?) (?:${COUNTRIES.join('|')})$`);
const ELSEWHERE = [
  'Kenya',
  'Peru',
  'Iceland',
  'Morocco',
  'Slovakia',
  'Bolivia',
  'Latvia',
  'Ecuador',
  'Ghana',
];
const TOWNS_ABROAD = ['Bergen', 'Lindau', 'Tartu', 'Porto', 'Galway', 'Ghent'];
const KINDS = ['City', 'Town', 'Village', 'Borough', 'Township'];
/** Provinces of China and prefectures of Japan. */
const PROVINCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  省: tableOf(
    '浙江=Zhejiang 江苏=Jiangsu 山东=Shandong 湖北=Hubei 湖南=Hunan 四川=Sichuan 陕西=Shaanxi 河南=Henan 河北=Hebei 云南=Yunnan ' +
      '广东=Guangdong 福建=Fujian 安徽=Anhui 江西=Jiangxi 山西=Shanxi 贵州=Guizhou 甘肃=Gansu 吉林=Jilin 辽宁=Liaoning',
    ' ',
  ),
  県: tableOf(
    '愛知=Aichi 福岡=Fukuoka 広島=Hiroshima 兵庫=Hyogo 神奈川=Kanagawa 千葉=Chiba 長野=Nagano 静岡=Shizuoka 岡山=Okayama 新潟=Niigata ' +
      '熊本=Kumamoto 埼玉=Saitama 茨城=Ibaraki 栃木=Tochigi 群馬=Gunma 岐阜=Gifu 三重=Mie 滋賀=Shiga 奈良=Nara',
    ' ',
  ),
};

/** Organizations of a name that has a record in another place or under another parent. */
export function noAnswerPlaces(tools: Tools): Kinds {
  const {
    pick,
    asked,
    fitsNone,
    sole,
    committees,
    titled,
    noCompany,
    organization,
    bearers,
    sameNames,
    fitting,
    aliases,
    children,
  } = tools;
  const inState = (name: string): number =>
    CODES.filter((code) => bearers(`${name}, ${code}`) + bearers(`${name}, ${stateOf(code)}`) > 0).length;
  /** Whether the names of the children of an organization have a word of a name. */
  const hasLike = (key: string, name: string): boolean =>
    children(key).some((child) =>
      [child.name, ...aliases(child.key)].some((other) =>
        wordsOf(other).some((word) => word.length > 3 && wordsOf(name).includes(word)),
      ),
    );
  return {
    'the same institution in another town': noCompany((one) => {
      const place = organization();
      const [own, other] = [townOf(one), townOf(place)];
      const isCountry = own === one.place || other === place.place || one.place?.endsWith(`, ${own!}`);
      if (own === undefined || other === undefined || own === other || isCountry) return null;
      const name = one.name.replace(new RegExp(`(?<!\\p{L})${own}(?!\\p{L})`, 'u'), other);
      return name === one.name || name.includes('(') || fitting(name) > 0 ? null : name;
    }),
    'another place in brackets': noCompany(({ name }) =>
      /\(\p{L}+\)$/u.test(name)
        ? name.replace(/\(\p{L}+\)$/u, `(${pick(TOWNS_ABROAD.filter((town) => !name.includes(town)))})`)
        : null,
    ),
    'a campus in another town': () => {
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
      return asked(name, facts, null);
    },
    'a town of the name in another state': () => {
      const one = organization({ isUnique: true });
      const [, inName, own] = /^([A-Z][a-z]{3,}(?: [A-Z][a-z]+)?), ([A-Z]{2})$/.exec(one.name) ?? [];
      const code = pick(CODES.filter((other) => other !== own));
      if (inName === undefined || fitting(inName) !== 1) return null;
      const names = [`${inName}, ${code}`, `City of ${inName}, ${stateOf(code)}`, `${inName} (${code})`];
      return fitting(`${inName} ${code}`) > 0 ? null : asked(pick(names), {}, null);
    },
    'a municipality of the name in another state, its domain or place': () => {
      const one = organization({ isUnique: true });
      const { kind, town } = municipalityOf(one) ?? {};
      const [, host, own] = /^(.+?)-?([a-z]{2})\.gov$/.exec(one.domain ?? '') ?? [];
      if (
        kind === undefined ||
        town === undefined ||
        host !== joined(town) ||
        !CODES.includes(own!.toUpperCase())
      )
        return null;
      const alike = KINDS.map((other) => bearers(`${other} of ${town}`));
      if (alike.reduce((sum, count) => sum + count) !== 1 || inState(town) > 0) return null;
      const code = pick(CODES.filter((other) => other !== own!.toUpperCase()));
      const domain = `${host}-${code.toLowerCase()}.us`;
      return pick([
        asked(one.name, { place: stateOf(code), domain }, null),
        asked(`${one.name}, ${stateOf(code)}`, {}, null),
        asked(`${town}, ${code}`, { domain }, null),
        asked(one.name, { domain, organization_type: 'City' }, null),
      ]);
    },
    'a longer name of a town': () => {
      const one = organization({ isUnique: true });
      const [, kind, town] = /^(City|Town|Village) of ([A-Z][a-z]{3,})(?:, .*)?$/.exec(one.name) ?? [];
      if (town === undefined || /^(North|South|East|West|New|Lake|Port|Saint|Mount|Fort)$/.test(town))
        return null;
      const core = pick([
        `${town} ${pick(['Heights', 'Beach', 'Springs', 'Falls', 'Hills'])}`,
        `New ${town}`,
        `Port ${town}`,
      ]);
      return fitting(core) > 0
        ? null
        : asked(`${kind!} of ${core}`, pick([{}, { organization_type: one.type }]), null);
    },
    'the city for the county, or the county for the city': noCompany(({ name }) => {
      const [, county] = /^(?:County of )?([A-Z][a-z]{3,})(?: County)?$/.exec(name) ?? [];
      const [, city] = /^(?:City|Town|Village) of ([A-Z][a-z]{3,})$/.exec(name) ?? [];
      if (county !== undefined && /County/.test(name)) {
        const other = pick([`City of ${county}`, `Town of ${county}`, `${county} City Council`]);
        return fitting(county) === 1 ? other : null;
      }
      return city !== undefined && fitting(city) === 1 ? pick([`${city} County`, `County of ${city}`]) : null;
    }),
    'the body of another country': noCompany(({ name }) => {
      const [, body] = OF_COUNTRY.exec(name) ?? [];
      if (body === undefined) return null;
      const country = pick(COUNTRIES);
      const subject = body.replace(/^The | (?:of|in)(?: the Republic of)?$/g, '');
      const isNone = [country, ADJECTIVES[country]!].every((word) => fitsNone(`${subject} ${word}`));
      return isNone ? `${body} ${country}` : null;
    }),
    'the company in another country': () => {
      const one = organization({ isUnique: true });
      const [stem, country] = companyOf(one) ?? [];
      const other = pick(ELSEWHERE);
      if (stem === undefined || country !== countryOf(one)) return null;
      if (fitting(stem) < 2 || fitting(`${stem} ${other}`) > 0) return null;
      const bare = stem.replace(LEGAL_FORM, '');
      return pick([
        asked(`${stem} (${other})`, {}, null),
        asked(`${bare} ${other}`, { place: other }, null),
        asked(`${bare} ${other} Ltd`, { place: other, organization_type: 'company' }, null),
      ]);
    },
    'an institution of another province in Chinese or Japanese': () => {
      const one = organization();
      for (const alias of aliases(one.key)) {
        const [, own, level, rest] = /^(\p{Script=Han}{2,3})([省県])((?!.*病院).{3,})$/u.exec(alias) ?? [];
        const provinces = PROVINCES[level ?? ''] ?? {};
        const other = pick(Object.keys(provinces));
        const english = one.name.replace(provinces[own!] ?? '-', provinces[other]!);
        if (provinces[own!] === undefined || english === one.name || fitting(english) > 0) continue;
        const names = [`${other}${level}${rest}`, `${other}${rest}`];
        const all = ['', ...EAST_ASIAN_FORMS.map(([form]) => form)].flatMap((form) =>
          names.map((name) => form + name),
        );
        if (all.every((name) => bearers(name) === 0))
          return asked(names[0]!, pick([{}, { place: provinces[other] }]), null);
      }
      return null;
    },
    'a name of several organizations, nothing else': () => asked(pick(sameNames()).name, {}, null),
    'a name of several organizations, a place of none': () => {
      const all = sameNames();
      const { place } = organization();
      const town = place === null ? undefined : townOf({ ...all[0]!, place });
      return town === undefined || all.some((one) => one.place === null || one.place.includes(town))
        ? null
        : asked(all[0]!.name, { place: town }, null);
    },
    'a name of several organizations, a parent of none': () => {
      const [all, { parent }] = [sameNames(), pick(sameNames())];
      const { name } = all[0]!;
      if (!parent || bearers(name) !== all.length || all.some((one) => one.parent === null)) return null;
      if (all.some((one) => one.parent?.key === parent.key || one.key === parent.key)) return null;
      return hasLike(parent.key, name) || wordsOf(parent.name).some((word) => wordsOf(name).includes(word))
        ? null
        : asked(name, { parent: { name: parent.name } }, null);
    },
    'an institute of another university': () => {
      const one = sole();
      const generic =
        /^(Institute|Cent(?:er|re)|School|Department|Faculty|College) (of|for) [A-Z][a-z]+(,?( and)? [A-Z][a-z]+)*$/;
      if (one === null || !generic.test(one.name) || one.parent === null || one.place === null) return null;
      const words = wordsOf(one.name);
      if (wordsOf(one.place).some((word) => words.includes(word))) return null;
      const other = Array.from({ length: 60 }, () => organization({ isUnique: true })).find(
        (its) =>
          /^(University of [A-Z][a-z]+|[A-Z][a-z]+ University)$/.test(its.name) &&
          its.place !== null &&
          countryOf(its) !== countryOf(one) &&
          !children(its.key).some(({ name }) => wordsOf(name).some((word) => words.includes(word))),
      );
      const facts = other && { parent: { name: other.name }, place: other.place };
      return facts ? asked(one.name, facts, null) : null;
    },
    'a committee that the state does not have': () => {
      const [all, others] = [committees(), committees()];
      const [name, parent] = [all[0]?.name, others[0]?.parent];
      if (name === undefined || !parent || all.some((one) => one.parent!.key === parent.key)) return null;
      const state = stateOf(codeOf(parent.name)!);
      const above = pick([parent.name, `State of ${state}`, `${state} Legislature`]);
      return hasLike(parent.key, name) ? null : asked(titled(name), { parent: { name: above } }, null);
    },
    'a committee of the other chamber': () => {
      const one = organization({ words: 1 });
      const code = codeOf(one.parent?.name);
      const own = aliases(one.key).find((alias) => /^(?:House|Senate) Committee on /.test(alias));
      if (code === undefined || own === undefined) return null;
      const [chamber, other] = own.startsWith('House')
        ? (['House', 'Senate'] as const)
        : (['Senate', 'House'] as const);
      const topic = own.replace(/^.+? Committee on /, '');
      const hasAll = (text: string, words: string) =>
        wordsOf(words).every((word) => wordsOf(text).includes(word));
      const siblings = children(one.parent!.key).filter(({ key }) => key !== one.key);
      if (
        aliases(one.key).some((alias) => alias.includes(other)) ||
        siblings.some(({ name }) => hasAll(name, topic) || hasAll(topic, name))
      )
        return null;
      return pick([
        asked(own.replace(chamber, other), { parent: { name: one.parent!.name } }, null),
        asked(`${stateOf(code)} ${own.replace(chamber, other)}`, {}, null),
        asked(`${other} ${topic} Committee`, { parent: { name: `State of ${stateOf(code)}` } }, null),
      ]);
    },
  };
}
