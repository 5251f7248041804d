import { fold } from '../../../../src/names/normalize.js';
import type { Draws } from '../draws.js';
import { areAll, few, type Drawn, type Kinds } from '../kinds.js';
import { isLatin } from '../random.js';
import { slotsOf } from '../texts.js';

/** Texts around names of people in other scripts. */
const PEOPLE = [
  {
    script: /^\p{Script=Han}{2,4}$/u,
    texts: [
      '專訪{name}',
      '{name}議員',
      '{name} 您好',
      '請問{name}的辦公室在哪裡',
      '立法委員{name}',
      '{name}先生 敬啟',
      '「{name}」新聞稿 {year}',
      '立委{name}出席記者會',
    ],
  },
  {
    script: /^\p{Script=Hangul}{3,4}$/u,
    texts: [
      '{name}의원 사무실 전화번호',
      '전 시장 {name}',
      '{name}의 사무실',
      '{name} 님께',
      '[인터뷰] {name}',
    ],
  },
  {
    script: /^\p{Script=Devanagari}+(?: \p{Script=Devanagari}+)+$/u,
    texts: ['श्री {name}', 'माननीय सांसद {name}', '{name} जी का पता', '{name} ने कहा', '{name} कौन हैं?'],
  },
];

/** The same for organizations. */
const ORGANIZATIONS = [
  {
    script: /^(?=.*(?:\p{Script=Katakana}|株式会社|研究所$))[\p{Script=Han}\p{Script=Katakana}ー]{6,}$/u,
    texts: ['{name} 採用情報', '{name} 御中', '{name}へのアクセス', '{name} 代表電話'],
  },
  {
    script: /^\p{Script=Han}{3,}(?:学院|医院|研究院|有限公司)$/u,
    texts: ['{name} 官网', '{name}地址', '{name}招聘 {year}', '作者单位：{name}'],
  },
  {
    script: /^\p{Script=Hangul}{5,}$/u,
    texts: ['{name} 채용 공고', '{name} 위치', '{name} 대표번호', '소속: {name}'],
  },
  {
    script: /^\p{Script=Cyrillic}+(?: \p{Script=Cyrillic}+){2,6}$/u,
    texts: ['сайт {name}', 'место работы: {name}', '{name}, вакансии', '«{name}»'],
  },
  {
    script: /^\p{Script=Arabic}+(?: \p{Script=Arabic}+){1,6}$/u,
    texts: ['موقع {name}', '{name} رقم الهاتف', '{name} وظائف', 'عنوان {name}'],
  },
];

/** English around a name without spaces. */
const POSSESSIVES = ["{name}'s email", '{name}’s office address', "what is {name}'s phone number?"];
const TWO_SCRIPTS = [
  '{name} ({native})',
  '{native} {name}',
  '{native}（{name}）',
  '{native} / {name}',
  '{name}, {native}, {year}',
];

export const QUESTIONS = [
  'Wer ist {name}',
  'qui est {name} ?',
  'quién es {name}',
  'chi è {name}',
  'hast du die nummer von {name}?',
  "slt t'as le mail de {name} stp",
  'oye tienes el contacto de {name}??',
  'vc tem o zap de {lower} kkk',
  'masz może numer do {name}',
  'а кто такой {name}?',
  'Weiß jemand, wo {name} jetzt arbeitet?',
  'Je cherche les coordonnées de {name}',
];
const QUESTIONS_ABOUT_ORGANIZATIONS = [
  'Je cherche le service presse de {name}',
  'Stellenangebote {name}',
  'Wo liegt {name}?',
  'dirección y teléfono de {name}',
  '{name} お問い合わせ',
  'сайт {name}',
  'chi è il direttore di {name}?',
  '{name} 官网',
  'Startseite – {name}',
  'Accueil | {name}',
  '{name} :: Inicio',
  'Kontakt og åbningstider – {name}',
  'horaires {name} ouvert le samedi',
];

const SIMPLIFIED = ['{name}', '{name}议员', '市议员 {name}', '{name}（议员）'];
const GENITIVES = [
  '{first} {last}s Sekretariat',
  "{first} {last}'ın telefonu",
  '{first} {last}in sähköposti',
  '{first} {last}s assistent',
  "{first} {last}'s kantoor, 's ochtends",
  '{first} {last}-val beszélni',
];
const POLISH_CASES = ['spotkanie z {first}em {last}em', 'list od {first}a {last}a'];

/** Names of organizations in a case other than the nominative. */
const CASES: readonly (readonly [name: RegExp, change: (name: string) => string])[] = [
  [
    /^(?:\p{Script=Cyrillic}+[иы]й )+(?:университет|институт)$/u,
    (name) => `${name.replace(/[иы]й(?= )/gu, 'ого')}а`,
  ],
  [/^Uniwersytet \p{L}+[sc]ki$/u, (name) => `na ${name.replace(/tet /, 'tecie ').replace(/i$/, 'im')}`],
  [/^(?:\p{L}+ )+Üniversitesi$/u, (name) => `${name}'nde`],
  [/^(?:\p{L}+ )+yliopisto$/u, (name) => `${name}sta`],
  [/^(?:\p{L}+ )+Egyetem$/u, (name) => `${name}en`],
  [/^Univerzita \p{L}+$/u, (name) => `na ${name.replace(/ta /, 'tě ')}`],
];

/** The letters of other layouts in the positions of `qwertyuiop asdfghjkl zxcvbnm`. */
const LAYOUTS = [
  'ض ص ث ق ف غ ع ه خ ح ش س ي ب ل ا ت ن م ئ ء ؤ ر لا ى ة',
  "/ ' ק ר א ט ו ן ם פ ש ד ג כ ע י ח ל ך ז ס ב ה נ מ צ",
].map((letters) => letters.split(' '));
const QWERTY = 'qwertyuiopasdfghjklzxcvbnm';
const MINISTRIES: Readonly<Record<string, readonly string[]>> = {
  Health: ['Ministerio de Salud', 'Ministère de la Santé', 'Ministerium für Gesundheit'],
  Education: ['Ministerio de Educación', 'Ministère de l’Éducation', 'Ministerium für Bildung'],
  Agriculture: ['Ministerio de Agricultura', "ministere de l'agriculture"],
  Defence: ['Ministerio de Defensa', 'Ministère de la Défense', 'ministerium für verteidigung'],
};
const SPANISH_COUNTRIES = new Intl.DisplayNames('es', { type: 'region' });
const ENGLISH_COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });
const COUNTRY_CODES = 'AT BR DE EG FR GB GH GR IN IQ IT JP KE KR MA MY NL NO OM PL RO SA SE TH UA ZM'.split(
  ' ',
);
/** Short forms of names of institutions, whose words are not separated. */
const CLIPPED: readonly (readonly [RegExp, string])[] = [
  [/대학교(?=병원$|$)/u, '대'],
  [/(医科|交通|师范|工业|农业)大学$/u, '$1大'],
];

const FOREIGN_PHRASES: readonly (readonly [name: RegExp, phrase: string])[] = [
  [/^(?:Universität|Hochschule) /, 'Professor an der {name}'],
  [/^Universidad /, 'profesora titular de la {name}'],
  [/^(?:Instituto|Centro|Hospital) (?:de|Nacional) /, 'investigadora del {name}'],
  [/^Università /, "docente presso l'{name}"],
  [/^(?:Université|Institut) d/, "chercheur à l'{name}"],
  [/^Universidade /, 'aluno da {name}'],
  [/^Universiteit /, 'student aan de {name}'],
];

const UNIVERSITY_OF =
  /^(?:University of|Universidad del?|Universidade d[eoa]|Universitat de|Université (?:de|du)|Università (?:di|degli Studi di)|Universität(?: zu)?) (\p{Lu}\p{L}{3,})$/u;
const PLACE_UNIVERSITY = /^(\p{Lu}\p{Ll}{3,}) University$/u;
/** Words of a name that a translation would translate. */
const GENERAL =
  /state|medic|techn|scien|national|americ|theolog|method|christ|cathol|bapt|agricult|open|federal|north|south|east|west|central|new|health/i;
/** Names of universities in other languages. */
const UNIVERSITIES = {
  of: [
    'Universidad de {place}',
    'Université de {place}',
    'Universität {place}',
    'Università di {place}',
    'Universidade de {place}',
    'Universiteit van {place}',
    'Universitetet i {place}',
    '{place} Üniversitesi',
  ],
  before: ['Universidad {place}', 'Université {place}', '{place}-Universität', 'Uniwersytet {place}'],
  translated: ['University of {place}', '{place} University'],
};

/** Names in other scripts and languages. */
export function scriptsAndLanguagesKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, bearersOf, all, onlyPerson, organization } = draws;
  const { pick, below } = random;
  const organizationNames = new Map(corpus.organizations.map(({ key, name }) => [key, name]));
  const namesByKey = new Map(corpus.people.map(({ key, name }) => [key, name]));
  const inScripts = (scripts: typeof PEOPLE, isOrganization: boolean) => {
    const aliases = corpus.aliases.filter(([, key]) => organizationNames.has(key) === isOrganization);
    return scripts.map(({ script, texts }) => ({
      texts,
      names: aliases.map(([name]) => name).filter((name) => script.test(name)),
    }));
  };
  const scriptNames = [...corpus.bearers.keys()].filter((name) => name.length > 1 && !/[a-z\d]/.test(name));
  /** A name in another script within a text that has no other name of such a script. */
  const inOwnScript = (scripts: typeof PEOPLE, isOrganization: boolean) => {
    const known = inScripts(scripts, isOrganization);
    return (): Drawn => {
      const { names, texts } = pick(known);
      const name = pick(names);
      const query = write(texts, { name });
      const expected = bearersOf(name);
      const others = scriptNames.filter((other) => fold(query).includes(other));
      const isClear = expected.size < 4 && others.every((other) => areAll(bearersOf(other), expected));
      return isClear ? [query, expected] : null;
    };
  };
  const inTwoScripts = corpus.aliases.flatMap(([native, key]) => {
    const name = namesByKey.get(key);
    const isForeign = name !== undefined && isLatin(name) && /^[^\p{Script=Latin}]{3,}$/u.test(native);
    return isForeign ? [{ name, native }] : [];
  });
  const translated = corpus.aliases.filter(
    ([name, key]) => organizationNames.has(key) && isLatin(name) && name.split(' ').length > 2,
  );
  const placeOf = (name: string) => (UNIVERSITY_OF.exec(name) ?? PLACE_UNIVERSITY.exec(name))?.[1];
  const keysByPlace = Map.groupBy(
    [...corpus.bearers]
      .filter(([name]) => /\b(?:uni[vw]|üniv)/.test(name))
      .flatMap(([name, keys]) => name.split(' ').map((word) => ({ word, keys }))),
    ({ word }) => word,
  );
  const ministries = corpus.organizations.flatMap(({ key, name }) => {
    const [, field = ''] = /^Ministry of (\w+)$/.exec(name) ?? [];
    const address = MINISTRIES[field] ? (corpus.places.find((one) => one.key === key)?.address ?? '') : '';
    const code = COUNTRY_CODES.find((one) => address.endsWith(ENGLISH_COUNTRIES.of(one)!));
    return MINISTRIES[field] && code ? [{ key, field, country: SPANISH_COUNTRIES.of(code)! }] : [];
  });

  return {
    'name in its own script': () => {
      const [name, key] = pick(corpus.aliases);
      return isLatin(name) ? null : [name, all({ name, key })];
    },
    'other name in Latin script': () => {
      const [name, key] = pick(corpus.aliases);
      const isAddress = /^\S+\.\S+$/.test(name);
      return name.length < 3 || isAddress || !isLatin(name) ? null : [name, all({ name, key })];
    },
    'person in their own script, in a phrase': inOwnScript(PEOPLE, false),
    'organization in its own script, in a phrase': inOwnScript(ORGANIZATIONS, true),
    'possessive of a name in another script': () => {
      const [name, key] = pick(corpus.aliases);
      const isForeign = /^[^\p{Script=Latin}\s\d]{3,}$/u.test(name);
      return isForeign ? [write(POSSESSIVES, { name }), all({ name, key })] : null;
    },
    'Chinese name in simplified characters': () => {
      const [name, key] = pick(corpus.aliases);
      const simplified = fold(name);
      const isChanged = /^\p{Script=Han}{3,4}$/u.test(name) && simplified !== name;
      return isChanged ? [write(SIMPLIFIED, { name: simplified }), all({ name, key })] : null;
    },
    'company with the sign of its legal form': () => {
      const [name, key] = pick(corpus.aliases);
      const [, bare] = /^株式会社(.{2,})$/u.exec(name) ?? [];
      return bare === undefined
        ? null
        : [write(['(株){bare}', '（株）{bare}', '㈱{bare}'], { bare }), all({ name, key })];
    },
    'name in two scripts': () => {
      const { name, native } = pick(inTwoScripts);
      return [write(TWO_SCRIPTS, { name, native }), bearersOf(name).intersection(bearersOf(native))];
    },
    'question in another language': draws.aroundPerson(QUESTIONS),
    'question about an organization in another language': () => {
      const [name, key] = pick(translated);
      return draws.unambiguous(write(QUESTIONS_ABOUT_ORGANIZATIONS, { name }), all({ name, key }));
    },
    'case ending': () => {
      const one = onlyPerson();
      const isRegular = /^[A-Za-z]+$/.test(one.last) && !/[sxz]$/i.test(one.last);
      if (!isRegular || /[^A-Za-z ]/.test(one.first)) return null;
      const isPolish = /[bdklmnprt]$/.test(one.last) && /[bdlmnprt]$/.test(one.first) && below(3) === 0;
      return [write(isPolish ? POLISH_CASES : GENITIVES, slotsOf(one)), all(one)];
    },
    'keyboard of another script': () => {
      const { name, expected } = draws.onlyOrganization(2);
      if (!/^[A-Za-z ]{8,}$/.test(name)) return null;
      const letters = pick(LAYOUTS);
      const typed = [...name.toLowerCase()].map((letter) => letters[QWERTY.indexOf(letter)] ?? letter);
      return [typed.join(''), expected];
    },
    'company and its country in Spanish': () => {
      const { name, key } = organization(2);
      const [, base = '', country = ''] = /^([\p{L} ]+) \(([\p{L} ]+)\)$/u.exec(name) ?? [];
      const code = COUNTRY_CODES.find((one) => ENGLISH_COUNTRIES.of(one) === country);
      if (code === undefined || SPANISH_COUNTRIES.of(code) === country) return null;
      return [`${base} ${SPANISH_COUNTRIES.of(code)}`, all({ name, key })];
    },
    'ministry in another language': () => {
      const { key, field, country } = pick(ministries);
      return [`${pick(MINISTRIES[field]!)} ${country}`, new Set([key])];
    },
    'clipped name of an institution': () => {
      const [name, key] = pick(corpus.aliases);
      const query = CLIPPED.reduce((text, [full, short]) => text.replace(full, short), name);
      return query === name ? null : [query, all({ name, key })];
    },
    'organization in another case': () => {
      const [name, key] = pick(corpus.aliases);
      const change = CASES.find(([pattern]) => pattern.test(name))?.[1];
      const same = bearersOf(organizationNames.get(key) ?? name);
      return change === undefined ? null : [change(name), new Set([...all({ name, key }), ...same])];
    },
    'organization in a foreign phrase': () => {
      const one = organization(2);
      const phrase = FOREIGN_PHRASES.find(([pattern]) => pattern.test(one.name))?.[1];
      return phrase === undefined ? null : [write([phrase], { name: one.name }), all(one)];
    },
    'university in another language': () => {
      const { name } = organization(2);
      const place = placeOf(name);
      if (place === undefined || GENERAL.test(place)) return null;
      const isEnglish = /University/.test(name);
      const { of, before, translated: english } = UNIVERSITIES;
      const forms = !isEnglish ? english : PLACE_UNIVERSITY.test(name) ? before : of;
      const same = (keysByPlace.get(fold(place)) ?? []).flatMap(({ keys }) => [...keys]);
      return [write(forms, { place }), few(new Set([...bearersOf(name), ...same]))];
    },
  };
}
