import { fold } from '../../../src/names/normalize.js';
import { isLatin } from '../search/random.js';
import { site } from '../../../src/values/hostname.js';
import { acronymOf, builders, townOf } from './builders.js';
import { until } from './sixteenth-organizations.js';
import { LEGAL_FORMS, romanized, slip, writingsOf } from './twenty-third-writings.js';
import type { Draws, Drawn, Employer, Kinds, Organization } from './records.js';

const NUMBER = /(?:\b(?:No\.?|Number|Nr\.?) ?|# ?)?\b(\d{1,3})\b(?!-)/;

/** Kinds of the differences between organizations that the contract states. */
export function twentyThirdOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, bearers, sameNames, fitting, aliases, children, sharing } = draws;
  const { pick, below } = random;
  const { asked } = builders(draws);
  /** An organization that no other record resembles. */
  const single = (): Organization | null => {
    const one = organization({ isUnique: true });
    return fitting(one.name) === 1 && !/["/]/.test(one.name) ? one : null;
  };
  /** A slip in each of some long words. */
  const misspelt = (name: string, errors: number): string | null => {
    const words = name.split(' ');
    const long = words.flatMap((word, index) => (/^\p{L}\p{Ll}{4,}$/u.test(word) ? [index] : []));
    if (long.length < errors) return null;
    const start = below(long.length - errors + 1);
    for (const index of long.slice(start, start + errors)) words[index] = slip(words[index]!, random);
    const result = words.join(' ');
    return bearers(result) + fitting(result) > 0 ? null : result;
  };
  const alias = until((): Drawn => {
    const one = single();
    const own = one && pick(aliases(one.key).concat(''));
    if (!one || !own || own.length < 12 || bearers(own) !== 1 || !isLatin(own) || fitting(own) !== 1)
      return null;
    const name = fold(own) === fold(one.name) ? null : misspelt(own, 1);
    return name === null ? null : asked(name, {}, one.key);
  });
  const transcribed = until((): Drawn => {
    const one = organization({ isUnique: true });
    const own = pick(aliases(one.key).concat(''));
    const name = own.length < 12 || bearers(own) !== 1 ? null : romanized(own);
    return name === null || isLatin(own) || fitting(name) > 1 ? null : asked(name, {}, one.key);
  });
  const legal = until((): Drawn => {
    const one = organization({ isUnique: true });
    const words = one.name.split(' ');
    const form = LEGAL_FORMS.find((forms) => forms.some((own) => own === words.at(-1)));
    const bare = words.slice(0, -1).join(' ').replace(/,$/, '');
    const written = pick([0, 1]) ? misspelt(bare, 1) : bare;
    if (!form || bare.length < 6 || fitting(bare) !== 1 || written === null) return null;
    const other = pick(form.filter((own) => own !== words.at(-1)));
    return asked(written + pick([` ${other}`, `, ${other}`, '']), {}, one.key);
  });
  const numbered = until((): Drawn => {
    const one = single();
    const [found, number] = NUMBER.exec(one?.name ?? '') ?? [];
    if (!one || !found || !/^(?:No|Number|Nr|#)/.test(found)) return null;
    const other = pick(writingsOf(Number(number)).filter((text) => fold(text) !== fold(found)));
    return asked(one.name.replace(NUMBER, other), {}, one.key);
  });
  const otherNumber = until((): Drawn => {
    const one = organization({ isUnique: true });
    const [, number] = NUMBER.exec(one.name) ?? [];
    if (number === undefined || number === '911') return null;
    const name = one.name.replace(number, String(Number(number) + 1 + below(8)));
    return bearers(name) + fitting(name) > 0 ? null : asked(name, {}, null);
  });
  const otherParent = until((): Drawn => {
    const [all, { parent }] = [sameNames(), pick(sameNames())];
    const { name } = all[0]!;
    const words: readonly string[] = fold(name).match(/\S{5,}/g) ?? [];
    if (!parent || words.length === 0 || bearers(name) !== all.length) return null;
    const isNear = ({ name: other }: Employer) => words.some((word) => fold(other).includes(word));
    const isFree = all.every((one) => one.parent?.key !== parent.key && one.key !== parent.key);
    return isFree && ![parent, ...children(parent.key)].some(isNear)
      ? asked(name, { parent: { name: parent.name } }, null)
      : null;
  });
  const several = (fact: (one: Organization, rest: readonly Organization[]) => object | null) =>
    until((): Drawn => {
      const all = sameNames();
      const one = pick(all);
      const rest = all.filter((other) => other !== one);
      const facts = bearers(one.name) === all.length ? fact(one, rest) : null;
      return facts && asked(pick([one.name, one.name.toUpperCase()]), facts, one.key);
    });
  const byParent = several(({ parent }, rest) =>
    parent && rest.every((other) => other.parent && fold(other.parent.name) !== fold(parent.name))
      ? { parent: pick([{ name: parent.name }, { public_id: parent.key }]) }
      : null,
  );
  const byPlace = several((one, rest) => {
    const town = townOf(one);
    const isOwnTown = town && rest.every((other) => townOf(other) && townOf(other) !== town);
    return isOwnTown ? { place: pick([town, one.place]) } : null;
  });
  return {
    'organization, spelling: errors in two words, or in one and the place': until((): Drawn => {
      const one = single();
      const town = one && townOf(one);
      const errors = town && town.length > 5 ? pick([1, 2]) : 2;
      const name = one && misspelt(one.name, errors);
      if (!one || !name || one.name.length < 16) return null;
      const place = town && errors === 1 ? slip(town, random) : town;
      return asked(name, place ? { place } : {}, one.key);
    }),
    'organization: the acronym, the own domain, site or address': until((): Drawn => {
      const one = single();
      const recorded = one ? aliases(one.key).find((own) => /^[A-Z]{3,7}$/.test(own)) : undefined;
      const name = recorded ?? (one && acronymOf(one.name.replace(/\(.*/, '')));
      const domain = one?.domain;
      if (!name || !domain || sharing(domain) > 1 || !site(domain).ok) return null;
      const sites = [{ domain }, { domain: `https://www.${domain}/contact` }, { emails: [`info@${domain}`] }];
      return asked(name, pick(sites), one.key);
    }),
    'organization: an alias, misspelt or romanized': () => pick([alias, transcribed])(),
    'organization: the legal form or the number in another form': () => pick([legal, legal, numbered])(),
    'organization: the name of several, parent or place decides': () => pick([byParent, byPlace])(),
    'none: organization: another number, or the parent of none': () => pick([otherNumber, otherParent])(),
  };
}
