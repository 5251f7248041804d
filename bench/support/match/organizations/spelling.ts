import { fold } from '../../../../src/names/normalize.js';
import { mistyped } from '../../search/random.js';
import type { Kinds, Organization } from '../records.js';
import { townOf, type Tools } from '../tools.js';
import { slip } from '../writings/errors.js';
import { BRITISH, MISSPELT, exchanged } from '../writings/organization-words.js';
import { capital, pairsOf, tableOf } from '../writings/tables.js';

const SAINTS = pairsOf('Saint=St.,Mount=Mt.,Fort=Ft.');
/** Words of the languages that write a letter with a mark as two. */
const GERMANIC =
  /universität|hochschule|institut\b|gesellschaft|verein|stiftung|klinik|zentrum|\b(für|und|och|og)\b|högskola|universitet|sykehus|høgskole|sjukhus/i;
const DIGRAPHS = tableOf('ä=ae,ö=oe,ü=ue,ß=ss,å=aa,ø=oe,æ=ae');

/** Names of organizations with typing errors, and in other spellings. */
export function spelling(tools: Tools): Kinds {
  const { random, pick, below, asked, fitsNone, sole, single, placed, hasSite, company, fitting } = tools;
  /** The writing, if it means this record and no other. */
  const only = (one: Organization, name: string): string | null =>
    name !== one.name && fitting(one.name) === 1 && fitting(name) === 0 ? name : null;
  const replaced = (name: string, from: string, to: string): string =>
    name.replace(new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'u'), to);
  return {
    'a typing error in the name': () => {
      const one = single();
      const name = one && one.name.length > 14 ? mistyped(one.name, random) : '';
      return !one || name === '' || fitting(name) > 0 ? null : asked(name, {}, one.key);
    },
    'a typing error, the town or the site': () => {
      const one = single();
      const [name, town] = [one ? mistyped(one.name, random) : '', one && townOf(one)];
      if (!one || fitting(name) > 0) return null;
      if (town) return asked(pick([name, name.toUpperCase()]), { place: pick([town, one.place]) }, one.key);
      return hasSite(one)
        ? asked(name, { domain: pick([one.domain, `https://www.${one.domain!}/`]) }, one.key)
        : null;
    },
    'errors in two words, or in one and the place': () => {
      const one = single();
      const words = one?.name.split(' ') ?? [];
      const long = words.flatMap((word, index) => (/^\p{L}\p{Ll}{4,}$/u.test(word) ? [index] : []));
      const town = one && townOf(one);
      const many = town && town.length > 5 ? pick([1, 2]) : 2;
      if (!one || long.length < many || one.name.length < 16) return null;
      const start = below(long.length - many + 1);
      for (const index of long.slice(start, start + many)) words[index] = slip(words[index]!, random);
      const name = words.join(' ');
      const place = town && many === 1 ? slip(town, random) : town;
      return fitsNone(name) ? asked(name, place ? { place } : {}, one.key) : null;
    },
    'a frequent misspelling': () => {
      const one = sole();
      const words = one?.name.split(' ').filter((own) => MISSPELT[own] !== undefined) ?? [];
      if (one === null || words.length === 0) return null;
      const word = pick(words);
      const name = one.name.replace(word, MISSPELT[word]!);
      return fitsNone(name) ? asked(name, placed(one), one.key) : null;
    },
    'British or American spelling': () => {
      const one = sole(3);
      if (one === null || /\b(de|du|des|la|le|di|del|für|pour|et|en|d'\w+)\b/i.test(one.name)) return null;
      const names = BRITISH.flatMap(([british, american]) => [
        replaced(one.name, british, american),
        replaced(one.name, american, british),
      ]).filter((name) => name !== one.name);
      const isRare = names.some((name) => !/cent(er|re)/i.test(name)) || below(6) === 0;
      return names.length > 0 && isRare ? asked(pick(names), placed(one), one.key) : null;
    },
    'Saint, Mount or Fort in another form': company((one) => {
      const saints = SAINTS.map(([long, short]) => [long, pick([short, short.slice(0, -1)])] as const);
      const name = exchanged(one.name, saints);
      return / (Germany|Austria|Switzerland)$/.test(one.place ?? '') ? null : only(one, name);
    }, placed),
    'a singular or a plural': company(({ name }) => {
      const words = name.split(' ');
      const place = words.findIndex((word) => /^\p{Lu}\p{Ll}{4,}$/u.test(word));
      const word = words[place];
      return word === undefined || words.length < 3 || /ss$|us$|is$/.test(word)
        ? null
        : words.with(place, word.endsWith('s') ? word.slice(0, -1) : `${word}s`).join(' ');
    }),
    'a preposition omitted or changed': company(({ name }) => {
      const other = name.replace(/ (of|for|at|in) /, () => pick([' ', ' of ', ' for ', ' at ']));
      return other === name || /\d/.test(name) ? null : other;
    }),
    'another word for “and”, a typing error': company(({ name }) =>
      / (&|and) /.test(name) && !/\d/.test(name)
        ? mistyped(
            name.replace(/ (&|and) /, (word) => (word === ' & ' ? ' and ' : ' & ')),
            random,
          )
        : null,
    ),
    'an article before the name': company(({ name }) => (/^The /.test(name) ? null : `The ${name}`)),
    'the Arabic article in another form': company(({ name }) => {
      const [, article, word] = /\b(Al[- ])([A-Z][a-z]+)/.exec(name) ?? [];
      if (article === undefined || word === undefined) return null;
      if (fitting(name.replace(article, '').replaceAll(/\b(?:of|for|and|the)\b/g, '')) !== 1) return null;
      const others = ['Al-', 'Al ', 'al-', 'El-', 'El ', 'Al'].filter((other) => other !== article);
      const other = pick(others);
      return name.replace(article + word, other + (other === 'Al' ? word.toLowerCase() : word));
    }),
    'a space lost, a space too many': company(
      ({ name }) => {
        const words = name.split(' ');
        const long = words.findIndex((word) => /^\p{L}{8,}$/u.test(word));
        const gap = below(words.length - 1);
        if (long < 0 || gap === long || gap + 1 === long || words.length < 4) return null;
        const split = 3 + below(words[long]!.length - 5);
        words[long] = `${words[long]!.slice(0, split)} ${words[long]!.slice(split)}`;
        words.splice(gap, 2, words[gap]! + words[gap + 1]!);
        return words.join(' ');
      },
      undefined,
      4,
    ),
    'capitals, accents omitted': company(({ name }) => fold(name).toUpperCase()),
    'two letters for a letter with a mark': () => {
      const one = sole();
      if (!one || !GERMANIC.test(one.name) || !/[äöüßåøæ]/i.test(one.name)) return null;
      const name = one.name.normalize('NFC').replace(/[äöüßåøæ]/gi, (letter) => {
        const two = DIGRAPHS[letter.toLowerCase()]!;
        return letter === letter.toLowerCase() ? two : capital(two);
      });
      return asked(name, {}, one.key);
    },
  };
}
