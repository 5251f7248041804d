import { fold } from '../../../src/names/normalize.js';
import { townOf } from './builders.js';
import { STATES, table } from './fifteenth-writings.js';
import type { Draws, Drawn, Kinds, Organization } from './records.js';

type Facts = Readonly<Record<string, unknown>>;

const SHORT = table(
  'University=Univ,Institute=Inst,National=Natl,Research=Res,Center=Ctr,Centre=Ctr,Hospital=Hosp,Medical=Med,' +
    'Association=Assn,Science=Sci,Sciences=Sci,Technology=Technol,International=Intl,College=Coll,Society=Soc,' +
    'Department=Dept,Foundation=Fdn,Community=Cmnty,Engineering=Engn,Agricultural=Agr,Development=Dev,Laboratory=Lab,' +
    'Academy=Acad,Health=Hlth,School=Sch,American=Amer,Council=Cncl,Services=Svcs,Commission=Commn,Education=Educ',
);
/** Legal forms of companies by country. */
const FORMS = table(
  'Germany=GmbH,Netherlands=B.V.,United Kingdom=Ltd,United States=Inc.,Japan=K.K.,France=S.A.S.,Italy=S.p.A.,Spain=S.A.,' +
    'Switzerland=AG,Sweden=AB,Denmark=A/S,Norway=AS,Finland=Oy,India=Pvt Ltd,Australia=Pty Ltd,Canada=Inc.,China=Co. Ltd,' +
    'Belgium=NV,Austria=GmbH,Ireland=Ltd,Brazil=Ltda,Poland=Sp. z o.o.,Israel=Ltd,Singapore=Pte Ltd,South Korea=Co. Ltd',
);
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
const ENDING =
  /(?:[ ,]+(?:& )?(?:Inc|Ltd|Limited|LLC|PLC|AG|GmbH|Corporation|Corp|Company|Co|SA|NV|AB|AS|BV|K\.K|S\.A|B\.V|Pty|Pvt|Oy)\.?)+$/i;
const ATTACHED = [
  'Alumni Association',
  'Faculty Club',
  'Employees Federal Credit Union',
  'Retirees Association',
  'Parking Garage LLC',
  'Parent Teacher Association',
];
const BESIDE_A_TOWN = [
  'Firefighters Local 1014',
  'Chamber of Commerce',
  'Police Benevolent Association',
  'Historical Society',
];
/** A head word that a library's heading writes behind the proper name. */
const HEADED =
  /^((?:City|Town|Village|Borough|Township|University|Universidad|Universidade|Institute|Museum|Bank|Academy|Ministry) (?:of|de|do|da)(?: the)?) (.+)$/;

/** How UTF-8 looks when it is read as Latin-1. */
const misread = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, (letter) => Buffer.from(letter, 'utf8').toString('latin1'));
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word.length > 3);
const hasWords = (text: string, others: string): boolean =>
  wordsOf(others).every((word) => wordsOf(text).includes(word));
const isReadable = (text: string): boolean => !/[\x80-\xa0\xad]/.test(text);

/** Kinds of organizations as grant tables, suppliers' lists and headings write them, and of organizations that are none of them. */
export function fifteenthOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, bearers, sharing, fitting, aliases, children } = draws;
  const { pick, below } = random;
  const drawn = (query: Facts | null, expected: string | null): Drawn =>
    query && { query: { type: 'organization', ...query }, expected };
  /** An organization that shares neither its name nor its domain. */
  const sole = (how: (one: Organization) => Facts | null) => (): Drawn => {
    const one = organization({ isUnique: true });
    return one.domain !== null && sharing(one.domain) > 1 ? null : drawn(how(one), one.key);
  };
  const none =
    (how: (one: Organization) => Facts | null, words = 2) =>
    (): Drawn =>
      drawn(how(organization({ words })), null);
  const countryOf = ({ place }: Organization): string | null => place?.split(', ').at(-1) ?? null;
  const inState = (name: string): number =>
    Object.entries(STATES).filter(
      ([code, state]) => bearers(`${name}, ${code}`) + bearers(`${name}, ${state}`) > 0,
    ).length;

  return {
    'grant table: abbreviated, town': sole((one) => {
      const parts = one.name.split(' ');
      const short = parts.map((part) => SHORT[part] ?? part);
      const town = townOf(one);
      if (!town || short.filter((part, at) => part !== parts[at]).length < 2 || fitting(one.name) > 1)
        return null;
      const name = short.filter((part) => !/^(?:of|for|and|the|&)$/.test(part)).join(' ');
      return pick<Facts>([
        { name: name.toUpperCase(), place: town },
        { name, place: one.place },
        { name: `${name}, ${town}` },
        { name: short.map((part, at) => (part === parts[at] ? part : `${part}.`)).join(' '), place: town },
      ]);
    }),
    'supplier with the legal form of its country': sole((one) => {
      const [, stem, country] = /^(.+) \(([^)]+)\)$/.exec(one.name) ?? [];
      if (!stem || !country || !FORMS[country] || one.type !== 'company') return null;
      const bare = stem.replace(ENDING, '');
      if (fold(bare).length < 4 || fitting(`${bare} ${country}`) > 1) return null;
      const name = `${bare}${pick([' ', ', '])}${FORMS[country]}`;
      return { name: pick([name, name.toUpperCase()]), place: pick([country, one.place ?? country]) };
    }),
    'former name, with the present or a slip': sole((one) => {
      const former = aliases(one.key).find(
        (alias) =>
          /^[\p{Script=Latin}' -]+$/u.test(alias) &&
          alias.split(' ').length > 2 &&
          bearers(alias) === 1 &&
          fitting(alias) === 1 &&
          fold(alias)
            .split(' ')
            .filter((word) => fold(one.name).split(' ').includes(word)).length < 3,
      );
      if (!former) return null;
      const at = 2 + below(former.length - 4);
      const slip = former.slice(0, at) + former.slice(at + 1);
      return {
        name: pick([
          `${former} (now ${one.name})`,
          `${one.name} (formerly ${former})`,
          `${one.name} f/k/a ${former}`,
          slip,
          former.toUpperCase(),
        ]),
      };
    }),
    'page of the website in the name or domain': sole((one) => {
      if (one.domain === null) return null;
      const url = pick([
        `https://www.${one.domain}/en/contact.html`,
        `http://${one.domain}/?page=2`,
        `www.${one.domain}`,
      ]);
      const stem = one.domain.split('.')[0]!;
      return pick<Facts>([
        { name: url },
        { name: stem, domain: url },
        { name: one.name.slice(0, 20).trim(), domain: url },
        { domain: url, ...(one.type ? { organization_type: one.type } : {}) },
      ]);
    }),
    'heading with the proper name first': sole((one) => {
      const [, head, proper] = HEADED.exec(one.name) ?? [];
      if (!head || !proper || fitting(one.name) > 1 || inState(proper) > 0) return null;
      const isTown = /^(?:City|Town|Village|Borough|Township)/.test(head);
      const name = pick([
        `${proper}, ${head}`,
        `${proper.toUpperCase()}, ${head.toUpperCase()}`,
        `${proper} (${head})`,
      ]);
      return pick<Facts>([
        { name },
        { name, organization_type: isTown ? 'City' : (one.type ?? 'education') },
      ]);
    }),
    'letters lost to a wrong encoding': sole((one) => {
      if ((one.name.match(/[à-öø-ÿ]/g)?.length ?? 0) < 1 || fitting(one.name) > 1 || one.name.length < 14)
        return null;
      const name = pick([
        misread(one.name),
        one.name.replace(/[^\0-\x7f]/g, '?'),
        one.name.replace(/[^\0-\x7f]/g, '\ufffd'),
        one.name.replace(/[^\0-\x7f]/g, (letter) => `&#${letter.codePointAt(0)!};`),
      ]);
      const town = townOf(one);
      return isReadable(name) ? pick<Facts>([{ name }, town ? { name, place: town } : { name }]) : null;
    }),
    'acronym with its town': sole((one) => {
      const town = townOf(one);
      const acronym = aliases(one.key).find((alias) => /^[A-Z]{3,7}$/.test(alias) && bearers(alias) === 1);
      if (!town || !acronym) return null;
      const dotted = [...acronym].map((letter) => `${letter}.`).join('');
      return pick<Facts>([
        { name: acronym, place: one.place },
        { name: `${acronym} ${town}` },
        { name: `${acronym}, ${town}`, ...(one.type ? { organization_type: one.type } : {}) },
        { name: dotted, place: town },
        { name: `${acronym} - ${one.name.slice(0, 18).trim()}` },
      ]);
    }),
    'none: the company in another country': none((one) => {
      const [, stem, country] = /^(.+) \(([^)]+)\)$/.exec(one.name) ?? [];
      const other = pick(ELSEWHERE);
      if (!stem || !country || one.type !== 'company' || country !== countryOf(one)) return null;
      if (fitting(stem) < 2 || fitting(`${stem} ${other}`) > 0) return null;
      const bare = stem.replace(ENDING, '');
      return pick<Facts>([
        { name: `${stem} (${other})` },
        { name: `${bare} ${other}`, place: other },
        { name: `${bare} ${other} Ltd`, place: other, organization_type: 'company' },
      ]);
    }),
    'none: the committee of the other chamber': none((one) => {
      const state = STATES[/^([A-Z]{2}) state government$/.exec(one.parent?.name ?? '')?.[1] ?? ''];
      const own = aliases(one.key).find((alias) => /^(?:House|Senate) Committee on /.test(alias));
      if (!state || !own || !one.parent) return null;
      const [chamber, other] = own.startsWith('House') ? ['House', 'Senate'] : ['Senate', 'House'];
      const topic = own.replace(/^.+? Committee on /, '');
      const isSimilar = ({ name, key }: Organization): boolean =>
        key !== one.key && (hasWords(name, topic) || hasWords(topic, name));
      if (
        aliases(one.key).some((alias) => alias.includes(other!)) ||
        children(one.parent.key).some(isSimilar)
      )
        return null;
      return pick<Facts>([
        { name: own.replace(chamber!, other!), parent: { name: one.parent.name } },
        { name: `${state} ${own.replace(chamber!, other!)}` },
        { name: `${other!} ${topic} Committee`, parent: { name: `State of ${state}` } },
      ]);
    }, 1),
    'none: a town of the name in another state': none((one) => {
      const [, head, town] = /^(City|Town|Village|Township) of (.+)$/.exec(one.name) ?? [];
      const stem = fold(town ?? '').replaceAll(' ', '');
      const code = /([a-z]{2})\.gov$/.exec(one.domain ?? '')?.[1]?.toUpperCase() ?? '';
      if (!head || !town || !STATES[code] || !one.domain!.endsWith(`${stem}${code.toLowerCase()}.gov`))
        return null;
      const alike = ['City', 'Town', 'Village', 'Township', 'Borough'].map((kind) =>
        bearers(`${kind} of ${town}`),
      );
      if (alike.reduce((sum, count) => sum + count) !== 1 || inState(town) > 0) return null;
      const [other, state] = pick(Object.entries(STATES).filter(([at]) => at !== code));
      const domain = `${stem}-${other.toLowerCase()}.us`;
      return pick<Facts>([
        { name: one.name, place: state, domain },
        { name: `${one.name}, ${state}` },
        { name: `${town}, ${other}`, domain },
        { name: one.name, domain, organization_type: 'City' },
      ]);
    }),
    'none: an association next to the organization': none((one) => {
      const town = /^(?:City|Town|Village) of (.+)$/.exec(one.name)?.[1];
      if (!town && !/^(?:education|university|healthcare)$/.test(one.type ?? '')) return null;
      const name = town ? `${town} ${pick(BESIDE_A_TOWN)}` : `${one.name} ${pick(ATTACHED)}`;
      if (fitting(name) > 0 || name.length > 120) return null;
      return pick<Facts>([
        { name },
        { name, parent: { name: one.name } },
        { name, ...(one.place ? { place: one.place } : {}) },
      ]);
    }),
  };
}
