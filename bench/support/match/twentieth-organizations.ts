import { fold } from '../../../src/names/normalize.js';
import { townOf } from './builders.js';
import { until } from './sixteenth-organizations.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

const SUBJECTS: readonly (readonly [university: RegExp, departments: readonly string[]])[] = [
  [
    /^Universidad /,
    ['Departamento de Química', 'Facultad de Derecho', 'Escuela de Medicina', 'Instituto de Física'],
  ],
  [/^Universidade /, ['Faculdade de Direito', 'Departamento de Física', 'Instituto de Biociências']],
  [/^Universit[éà] /, ['Faculté de médecine', 'Département de chimie', 'UFR de droit']],
  [
    /^(Universität|Technische|Hochschule) /,
    ['Institut für Chemie', 'Fakultät für Physik', 'Lehrstuhl für Statistik'],
  ],
];
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  'United States': ['USA', 'U.S.A.', 'America'],
  'United Kingdom': ['UK', 'Great Britain'],
  'South Korea': ['Korea', 'Republic of Korea'],
  Germany: ['Deutschland'],
  Italy: ['Italia'],
  Spain: ['España'],
  Switzerland: ['Schweiz', 'Suisse'],
  Netherlands: ['Nederland', 'Holland'],
  Austria: ['Österreich'],
  Sweden: ['Sverige'],
  Czechia: ['Česko', 'Czech Republic'],
  Belgium: ['België', 'Belgique'],
  Norway: ['Norge'],
  Brazil: ['Brasil'],
  Poland: ['Polska'],
  Denmark: ['Danmark'],
  Hungary: ['Magyarország'],
  Finland: ['Suomi'],
  Türkiye: ['Turkey'],
};
const DIGRAPHS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
};
/** Words of the languages that write these letters as two. */
const GERMANIC =
  /universität|hochschule|institut\b|gesellschaft|verein|stiftung|klinik|zentrum|\b(für|und|och|og)\b|högskola|universitet|sykehus|høgskole|sjukhus/i;
const FORMS =
  /^(.+?)(,?) (GmbH|AG|S\.?A\.?|S\.?p\.?A\.?|Ltda?\.?|Inc\.?|LLC|S\.?r\.?l\.?|B\.?V\.?|N\.?V\.?|S\.?L\.?|Co\., Ltd\.?|e\.V\.)$/;
/** Kinds of houses that bear the name of a saint, and names after a town. */
const HOUSES = /\b(Hospital|School|College|University|Krankenhaus|Clinic|Cent(er|re)|Seminary|Church)\b/;
const TOWNS = /^(Petersburg|Louis|Paul|Cloud|Mother)/;
const SAINTS = ['Agatha', 'Bartholomew', 'Cuthbert', 'Dunstan', 'Leonard', 'Matilda', 'Swithun', 'Veronica'];
/** Russian and Ukrainian letters as in passports. */
const LETTERS = new Map(
  (
    'а=a,б=b,в=v,г=g,ґ=g,д=d,е=e,ё=e,є=ie,ж=zh,з=z,и=i,і=i,ї=i,й=y,к=k,л=l,м=m,н=n,о=o,п=p,р=r,с=s,т=t,у=u,' +
    'ф=f,х=kh,ц=ts,ч=ch,ш=sh,щ=shch,ъ=,ы=y,ь=,э=e,ю=yu,я=ya'
  )
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);
const UKRAINIAN = new Map([...LETTERS, ['г', 'h'], ['и', 'y'], ['й', 'i']]);
/** A name in Latin letters; null for letters of other languages, and for a Bulgarian vowel. */
function romanized(text: string): string | null {
  const letters = /[іїєґ]/i.test(text) ? UKRAINIAN : LETTERS;
  const name = text.replace(/\p{Script=Cyrillic}/gu, (letter) => {
    const latin = letters.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1);
  });
  return /\p{Script=Cyrillic}/u.test(name) || /ъ(?![еёюя])/i.test(text) ? null : name;
}

/** Kinds of names of organizations in other languages, forms and scripts. */
export function organizationsOfTwentieth({ random, organization, bearers, fitting, aliases }: Draws): Kinds {
  const { pick, below } = random;
  const asked = (name: string, facts: object, expected: string | null): Drawn => {
    return { query: { type: 'organization', name, ...facts }, expected };
  };
  /** An organization that no other record resembles. */
  const single = (words = 2): Organization | null => {
    const one = organization({ isUnique: true, words });
    return fitting(one.name) === 1 ? one : null;
  };
  const found = (one: Organization, name: string): Drawn =>
    fold(name) !== fold(one.name) && bearers(name) > 0 ? null : asked(name, {}, one.key);
  return {
    'organization: a department in the language of its university': until((): Drawn => {
      const one = single(3);
      const department = pick(SUBJECTS.find(([start]) => one && start.test(one.name))?.[1] ?? ['']);
      if (!one || department === '' || /bibliot|hospital/i.test(one.name)) return null;
      if (fitting(`${department} ${one.name}`) > 0) return null;
      return asked(pick([`${department}, ${one.name}`, `${one.name}. ${department}`]), {}, one.key);
    }),
    'organization: the country of a company in its language': until((): Drawn => {
      const one = single();
      const [, company, country] = /^(.{5,}) \(([^()]+)\)$/.exec(one?.name ?? '') ?? [];
      const written = pick(COUNTRIES[country ?? ''] ?? ['']);
      if (!one || company === undefined || written === '') return null;
      const own = aliases(one.key).filter((name) => fold(name) === fold(company)).length;
      if (bearers(company) > own) return null;
      return found(one, pick([`${company} ${written}`, `${company} (${written})`, `${company}, ${written}`]));
    }),
    'organization: a trade register: capitals, other points in the legal form': until((): Drawn => {
      const one = single();
      const [, company, comma, form] = FORMS.exec(one?.name ?? '') ?? [];
      if (!one || company === undefined || form === undefined || fitting(company) > 1) return null;
      const other = /[.,]/.test(form)
        ? form.replace(/[.,]/g, '')
        : form.replace(/^(Inc|Ltda?)$|[A-Za-z]/g, '$&.');
      return found(one, `${company}${comma === '' && below(2) ? ',' : ''} ${other}`.toUpperCase());
    }),
    'organization: two letters for a letter with a mark': until((): Drawn => {
      const one = single();
      if (!one || !GERMANIC.test(one.name) || !/[äöüßåøæ]/i.test(one.name)) return null;
      const name = one.name.normalize('NFC').replace(/[äöüßåøæ]/gi, (letter) => {
        const two = DIGRAPHS[letter.toLowerCase()]!;
        return letter === letter.toLowerCase() ? two : two[0]!.toUpperCase() + two[1]!;
      });
      return found(one, name);
    }),
    'organization: its Cyrillic name in Latin letters': until((): Drawn => {
      const one = organization({ isUnique: true });
      const isCyrillic = (name: string) => /^[\p{Script=Cyrillic}\s\p{P}\d]{12,}$/u.test(name);
      const alias = pick(aliases(one.key).filter((name) => isCyrillic(name) && name.split(' ').length > 2));
      const name = alias && fitting(alias) === 1 ? romanized(alias) : null;
      return name === null ? null : found(one, name);
    }),
    'none: another saint in the name, its town': until((): Drawn => {
      const one = organization({ isUnique: true });
      const [, saint, own, rest] = /^(St\.?|Saint) ([A-Z][a-z]+(?:['’]s)?) ([A-Z].+)$/.exec(one.name) ?? [];
      const other = pick(SAINTS.filter((name) => !own?.startsWith(name)));
      const town = townOf(one);
      if (saint === undefined || own === undefined || rest === undefined || town === undefined) return null;
      if (TOWNS.test(own) || !HOUSES.test(rest)) return null;
      if (fitting(`${other} ${rest}`) + fitting(`${other}s ${rest}`) + fitting(`${other}'s ${rest}`) > 0) {
        return null;
      }
      return asked(`${saint} ${other}${/['’]s$/.exec(own)?.[0] ?? ''} ${rest}`, { place: town }, null);
    }),
  };
}
