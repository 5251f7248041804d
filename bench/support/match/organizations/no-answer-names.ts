import type { Kinds } from '../records.js';
import { companyOf, townOf, type Tools } from '../tools.js';
import { AT_END, ROMAN, isCounted, numberOf } from '../writings/numbers.js';
import { pairsOf } from '../writings/tables.js';

const KINDS = [
  'University',
  'College',
  'Hospital',
  'Institute',
  'Museum',
  'Foundation',
  'Laboratory',
  'Library',
];
const OPPOSITES = pairsOf(
  'North=South,East=West,Northern=Southern,Eastern=Western,Upper=Lower,Northeast=Southwest,Northwest=Southeast,' +
    'Men=Women,Boys=Girls,Junior=Senior,Nord=Sud,Norte=Sur,Internal=External,Primary=Secondary,Inner=Outer',
);
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
const FIELD_OF_NAME = new RegExp(String.raw`(?<=(?:of|for) )(?:${FIELDS.join('|')})$`);
const ADJECTIVE_OF_NAME = new RegExp(
  String.raw`\b(?:${ADJECTIVES.join('|')})(?= (?:University|College|Academy|School|Institute)\b)`,
);
const BUSINESSES = ['Logistics', 'Real Estate', 'Travel Service', 'Leasing', 'Insurance Brokers', 'Catering'];
const QUALIFIERS = ['Medical', 'Technical', 'Agricultural', 'Pedagogical', 'Catholic', 'Maritime'];
const SAINTS = ['Agatha', 'Bartholomew', 'Cuthbert', 'Dunstan', 'Leonard', 'Matilda', 'Swithun', 'Veronica'];
/** Kinds of houses that bear the name of a saint, and names after a town. */
const HOUSES = /\b(Hospital|School|College|University|Krankenhaus|Clinic|Cent(er|re)|Seminary|Church)\b/;
const FIELD =
  /\b(?:Institute|Society|Cent(?:er|re)|Department|Association|Academy|Laboratory) (?:of|for) ([A-Z][\w -]+)$/;
const GATHERINGS = ['Journal of', 'Annals of', 'International Congress on', 'World Conference on'];

/** Names close to an organization's that mean no record. */
export function noAnswerNames(tools: Tools): Kinds {
  const { pick, below, asked, fitsNone, noCompany, organization, bearers, fitting } = tools;
  const absent = (name: string): string | null => (fitting(name) > 0 ? null : name);
  return {
    'another first, inner or last word': noCompany(({ name }) => {
      const words = name.split(' ');
      const place = pick([0, words.length - 1, 1 + below(Math.max(1, words.length - 2))]);
      const other = pick(organization({ words: 4 }).name.split(' '));
      return words.length < 3 || !/^\p{Lu}\p{L}{4,}$/u.test(other) || !/^\p{L}{4,}$/u.test(words[place]!)
        ? null
        : absent(words.with(place, other).join(' '));
    }),
    'another number': noCompany((one) => {
      const found = numberOf(one.name);
      if (found === undefined || !isCounted(found)) return null;
      const text = one.name.replace(found.pattern, pick(found.own.filter((other) => other !== found.number)));
      return fitsNone(text) ? text : null;
    }),
    'another number at the end': noCompany(({ name }) => {
      const [written, , digit, roman] = AT_END.exec(name) ?? [];
      const own = digit === undefined ? ROMAN.indexOf(roman ?? '') + 1 : Number(digit);
      const other = 4 + below(6);
      if (written === undefined || own < 1 || own === other) return null;
      const [before] = /\p{L}+(?= \P{L}*[\dIV]+\)?$)/u.exec(name) ?? [];
      const isFree = [String(other), ROMAN[other - 1]!].every((way) => fitsNone(`${before} ${way}`));
      const next = digit === undefined ? ROMAN[other - 1]! : written.replace(digit, String(other));
      return isFree ? name.replace(AT_END, next) : null;
    }),
    'the opposite word': noCompany(({ name }) => {
      const words = name.split(/[ ',]/);
      const pair = OPPOSITES.find(([one, other]) => words.includes(one) || words.includes(other));
      if (pair === undefined) return null;
      const [from, to] = words.includes(pair[0]) ? pair : [pair[1], pair[0]];
      return absent(name.replace(new RegExp(`\\b${from}\\b`), to));
    }),
    'another kind of institution': noCompany(({ name }) => {
      const found = KINDS.find((kind) => new RegExp(`\\b${kind}\\b`).test(name));
      return found === undefined || name.split(' ').length > 4
        ? null
        : absent(name.replace(found, pick(KINDS.filter((kind) => kind !== found))));
    }),
    'an institution of another field': noCompany(({ name }) => {
      const [own] = FIELD_OF_NAME.exec(name) ?? ADJECTIVE_OF_NAME.exec(name) ?? [];
      const list = FIELDS.includes(own!) ? FIELDS : ADJECTIVES;
      return own === undefined || name.split(' ').length < 3
        ? null
        : absent(name.replace(own, pick(list.filter((field) => field !== own))));
    }),
    'an adjective that makes another university': noCompany(({ name }) => {
      const found = /^University of ([A-Z]\p{L}{3,})$|^([A-Z]\p{L}{3,}) University$/u.exec(name);
      const town = found?.[1] ?? found?.[2];
      const word = pick(QUALIFIERS);
      if (town === undefined || fitting(`${town} ${word}`) > 0) return null;
      return found?.[1] === undefined ? `${town} ${word} University` : `${word} University of ${town}`;
    }),
    'another saint, the town': () => {
      const one = organization({ isUnique: true });
      const [, saint, own, rest] = /^(St\.?|Saint) ([A-Z][a-z]+(?:['’]s)?) ([A-Z].+)$/.exec(one.name) ?? [];
      const other = pick(SAINTS.filter((name) => !own?.startsWith(name)));
      const town = townOf(one);
      if (saint === undefined || own === undefined || rest === undefined || town === undefined) return null;
      if (/^(Petersburg|Louis|Paul|Cloud|Mother)/.test(own) || !HOUSES.test(rest)) return null;
      const names = [other, `${other}s`, `${other}'s`].map((name) => `${name} ${rest}`);
      if (names.some((name) => fitting(name) > 0)) return null;
      return asked(`${saint} ${other}${/['’]s$/.exec(own)?.[0] ?? ''} ${rest}`, { place: town }, null);
    },
    'only generic words': noCompany(({ name }) => {
      const words = name.split(' ');
      const start = words.findLastIndex((word) => !GENERIC.test(word)) + 1;
      const rest = words
        .slice(start)
        .join(' ')
        .replace(/^(?:(?:of|and|for) )+/, '');
      return start === 0 || !rest.includes(' ') || fitting(rest) < 5 ? null : rest;
    }),
    'the beginning of several names, a town': () => {
      const [{ name }, town] = [organization({ words: 3 }), townOf(organization())];
      const text = name.split(' ').slice(0, 2).join(' ');
      return town === undefined ||
        /\d/.test(text) ||
        bearers(text) > 0 ||
        fitting(text) < 3 ||
        fitting(`${text} ${town}`) > 0
        ? null
        : asked(`${text} ${pick(['', 'of '])}${town}`, {}, null);
    },
    'a word of an organization, its place': () => {
      const one = organization({ words: 3 });
      const place = townOf(one);
      const name = one.name.split(' ').find((word) => /^\p{Lu}\p{L}{4,}$/u.test(word));
      return place === undefined || name === undefined || bearers(name) > 0 || fitting(name) < 3
        ? null
        : asked(name, { place }, null);
    },
    'another name, the place of a record': () => {
      const one = organization();
      const place = townOf(one);
      const name = `${organization({ words: 3 }).name.split(' ').slice(0, 2).join(' ')} ${one.name.split(' ').at(-1)!}`;
      return place === undefined || /\d/.test(name) || fitting(name) > 0
        ? null
        : asked(name, { place }, null);
    },
    'a company of the same first word in another business': noCompany((one) => {
      const [base] = companyOf(one) ?? [];
      const [, word, form] =
        /^([A-Z][A-Za-z]{4,}),? (Co\., Ltd\.|Inc\.|Ltd\.|GmbH|AG|AB|Corporation)$/.exec(base ?? '') ?? [];
      if (word === undefined || form === undefined) return null;
      const business = pick(BUSINESSES);
      return fitsNone(`${word} ${business}`) ? `${word} ${business} ${form}` : null;
    }),
    'a journal or congress of the field': () => {
      const [, field] = FIELD.exec(organization({ isUnique: true, words: 4 }).name) ?? [];
      if (field === undefined || field.split(' ').length < 2) return null;
      const name = `${pick(GATHERINGS)} ${field}`;
      return fitting(name) === 0 ? asked(name, {}, null) : null;
    },
  };
}
