import { fold } from '../../../src/names/normalize.js';
import { site } from '../../../src/values/hostname.js';
import { builders, townOf } from './builders.js';
import type { Draws, Kinds, Organization } from './records.js';

const OFFICES = [
  'Accounts Payable',
  'Attn: Purchasing',
  'Human Resources Dept.',
  'Press Office',
  'Procurement Department',
  'c/o Mail Room',
  'Office of Communications',
];

/** Patterns of names, what is proper to them, and how other languages say them. */
const TRANSLATED: readonly (readonly [kind: string, others: readonly string[]])[] = [
  ['University', ['Universidad de', 'Universität', 'Université de', 'Università di', 'Universidade de']],
  ['County', ['Condado de', 'Comté de', 'Contea di']],
  ['Hospital', ['Hôpital', 'Krankenhaus', 'Ospedale', 'Ziekenhuis']],
  ['Museum', ['Musée', 'Museo', 'Muzeum']],
  ['Foundation', ['Fundación', 'Stiftung', 'Fondation', 'Fondazione']],
];
/** Words before a generic word that are generic as well. */
const GENERIC =
  /\b(?:State|National|Community|Medical|Medicine|Cancer|Heart|Energy|Statistical|Indian|Normal|European|French|Prefectural|Technical|Technology|Art|Arts|Science|Agricultural|Research|General|Children|Children's|Royal|International|Open|Women|Women's|Christian|Catholic|City|Central|Federal|Saint|St|North|South|East|West|Northern|Southern|Eastern|Western|The|Public|Health|Memorial|New|Training|Teaching|Military|Naval|Islamic|Virtual|Education|Educational|District)\b/;

const ABBREVIATED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bUniversity\b/, ['Univ.', 'Univ', 'U.']],
  [/\bInstitute\b/, ['Inst.', 'Inst']],
  [/\bNational\b/, ['Natl.', "Nat'l", 'Nat.']],
  [/\bInternational\b/, ['Intl.', "Int'l"]],
  [/\bAssociation\b/, ['Assn.', 'Assoc.']],
  [/\bDepartment\b/, ['Dept.', 'Dept']],
  [/\bHospital\b/, ['Hosp.', 'Hosp']],
  [/\bCent(?:er|re)\b/, ['Ctr.', 'Ctr']],
  [/\bAcademy\b/, ['Acad.']],
  [/\bSchool\b/, ['Sch.', 'Schl']],
  [/\bTechnology\b/, ['Tech.', 'Technol.']],
  [/\bSciences?\b/, ['Sci.', 'Sci']],
  [/\bResearch\b/, ['Res.', 'Rsch.']],
  [/\bDevelopment\b/, ['Dev.', 'Devt']],
  [/\bManagement\b/, ['Mgmt.', 'Mgt']],
  [/\bEngineering\b/, ['Eng.', 'Engrg.']],
  [/\bCommission\b/, ['Commn.', 'Comm.']],
  [/\bDistrict\b/, ['Dist.', 'Dist']],
  [/\bSociety\b/, ['Soc.']],
  [/\bFoundation\b/, ['Fdn.', 'Fndn']],
  [/\bLaboratory\b/, ['Lab.']],
  [/\bMedical\b/, ['Med.', 'Med']],
  [/\bEducation\b/, ['Educ.', 'Ed.']],
  [/\bEnvironmental\b/, ['Env.', 'Envtl.']],
  [/\bAgricultur(?:e|al)\b/, ['Agric.', 'Agr.']],
  [/\bServices\b/, ['Svcs.', 'Serv.']],
  [/\bCommunity\b/, ['Cmty.', 'Comm.']],
  [/\bCollege\b/, ['Coll.', 'Coll']],
  [/\bCounty\b/, ['Co.', 'Cnty']],
];

const LEGAL_FORM = /,? (Co\., ?Ltd\.?|Inc\.?|Corp\.?|Ltd\.?|GmbH|LLC|AG|PLC|plc|S\.?A\.?)( \([^)]+\))?$/;
const IN_FULL = new Map([
  ['coltd', 'Company Limited'],
  ['inc', 'Incorporated'],
  ['corp', 'Corporation'],
  ['ltd', 'Limited'],
  ['gmbh', 'Gesellschaft mit beschränkter Haftung'],
  ['llc', 'Limited Liability Company'],
  ['ag', 'Aktiengesellschaft'],
  ['plc', 'Public Limited Company'],
  ['sa', 'Société Anonyme'],
]);

const WORDS = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const ORDINALS = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth'.split(
  ' ',
);
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const DIGITS = ROMAN.map((_, at) => String(at + 1));
const ENDED = DIGITS.map((digit, at) => digit + (['st', 'nd', 'rd'][at] ?? 'th'));
/** Two ways to write the same numbers: a name has the first. */
const WAYS = [
  [ORDINALS, ENDED],
  [ENDED, ORDINALS],
  [WORDS, DIGITS],
  [DIGITS, WORDS],
  [DIGITS, ROMAN],
  [ROMAN, DIGITS],
] as const;
/** Every number as a whole word. Single Roman letters are more often initials. */
const NUMBERS = WAYS.flatMap(([own, other]) =>
  own
    .map((number, at) => ({ own, number, other: other[at]! }))
    .filter(({ number }) => !/^[IVX]$/.test(number))
    .map((way) => ({
      ...way,
      pattern: new RegExp(String.raw`(?<![\w.,-])${way.number}(?![\w.,'-]| Form\b)`),
    })),
);

const OPPOSITES = (
  'North=South,East=West,Northern=Southern,Eastern=Western,Upper=Lower,Northeast=Southwest,Northwest=Southeast,' +
  'Men=Women,Boys=Girls,Junior=Senior,Nord=Sud,Norte=Sur,Internal=External,Primary=Secondary,Inner=Outer'
)
  .split(',')
  .map((pair) => pair.split('=') as [string, string]);

const ASSOCIATIONS = [
  (name: string) => `Friends of ${name}`,
  (name: string) => `${name} Alumni Association`,
  (name: string) => `${name} Students' Union`,
  (name: string) => `${name} Employees Credit Union`,
  (name: string) => `${name} Historical Society`,
  (name: string) => `${name} Press Club`,
  (name: string) => `${name} Parents Association`,
];

/** A number in the name, if there is one. */
const numberOf = (name: string) => NUMBERS.find(({ pattern }) => pattern.test(name));

/** What is proper to a name, and its generic word. */
function properOf(name: string) {
  for (const [kind, others] of TRANSLATED) {
    const proper = name.match(new RegExp(`^(?:${kind} of (.+)|(.+) ${kind})$`));
    const text = proper?.[1] ?? proper?.[2];
    if (text !== undefined && /^\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?$/u.test(text) && !GENERIC.test(text))
      return { kind, others, text };
  }
  return null;
}

/** Kinds of names of organizations in registries, address lists, spreadsheets and newspapers. */
export function eleventhOrganizationsOf(draws: Draws): Kinds {
  const { random, organization, bearers, sameNames, fitting } = draws;
  const { pick, below } = random;
  const { company, noCompany } = builders(draws);
  const isOnly = (name: string): boolean => fitting(name) === 1;
  const fitsNone = (name: string): boolean => bearers(name) === 0 && fitting(name) === 0;
  /** An organization whose words no other one has. */
  const only = (how: (one: Organization) => string | null, words = 2) =>
    company((one) => (isOnly(one.name) ? how(one) : null), undefined, words);
  return {
    'organization: an office in front, domain': company(
      ({ name }) => `${pick(OFFICES)}${pick([', ', ' - ', ' / '])}${name}`,
      ({ domain }) => (domain !== null && site(domain).ok ? { domain } : null),
    ),
    'organization: translated, a generic word and its order': company(({ name }) => {
      const found = properOf(name);
      return found !== null && isOnly(`${found.text} ${found.kind}`)
        ? `${pick(found.others)} ${found.text}`.replace(/^(Universit|Comt)é de (?=[AEIOU])/, "$1é d'")
        : null;
    }),
    'organization: two or more words abbreviated': only(({ name }) => {
      let times = 0;
      let text = name;
      for (const [word, short] of ABBREVIATED) {
        if (word.test(text)) times++;
        text = text.replace(word, pick(short));
      }
      return times < 2 || times + 1 > name.split(' ').length ? null : text;
    }, 3),
    'organization: cut at the width of a column': company(
      ({ name }) => {
        const width = pick([24, 28, 32, 36]);
        const cut = name.slice(0, width);
        const whole = cut.split(' ').slice(0, -1).join(' ');
        return name.length < width + 4 || whole.split(' ').length < 3 || cut.endsWith(' ') || !isOnly(whole)
          ? null
          : cut;
      },
      undefined,
      4,
    ),
    'organization: its legal form in full, capitals': company(({ name }) => {
      const form = LEGAL_FORM.exec(name);
      const base = form === null ? '' : name.slice(0, form.index);
      const full = form === null ? undefined : IN_FULL.get(form[1]!.toLowerCase().replace(/[^a-z]/g, ''));
      if (full === undefined || fold(base).split(' ').length < 2 || !isOnly(base)) return null;
      return pick([true, false]) ? `${base} ${full}`.toUpperCase() : `${base} ${full}`;
    }),
    'organization: its number written another way': only(({ name }) => {
      const found = numberOf(name);
      return found === undefined ? null : name.replace(found.pattern, found.other);
    }, 3),
    'organization: a space lost, a space too many': only(({ name }) => {
      const words = name.split(' ');
      const long = words.findIndex((word) => /^\p{L}{8,}$/u.test(word));
      const gap = below(words.length - 1);
      if (long < 0 || gap === long || gap + 1 === long || words.length < 4) return null;
      const split = 3 + below(words[long]!.length - 5);
      words[long] = `${words[long]!.slice(0, split)} ${words[long]!.slice(split)}`;
      words.splice(gap, 2, words[gap]! + words[gap + 1]!);
      return words.join(' ');
    }, 4),
    'organization: its former name behind': only(({ name }) => {
      if (!/(?:University|College)$/.test(name) || /Junior|Techn/.test(name)) return null;
      const school = pick(['Junior College', 'Polytechnic', 'Technical School', 'Training School']);
      const before = name.replace(/(?:Community )?(?:University|College)$/, school);
      return fitsNone(before)
        ? `${name} (${pick(['formerly', 'until 2009', 'ex', 'previously'])} ${before})`
        : null;
    }),
    'organization: town or country in its name': only((one) => {
      const town = townOf(one);
      const country = one.place?.split(',').at(-1)?.trim();
      if (town === undefined || country === undefined || town === country || /[()]/.test(one.name))
        return null;
      if (fold(one.name).includes(fold(town)) || fold(one.name).includes(fold(country))) return null;
      return `${one.name}${pick([`, ${town}`, ` (${country})`, ` - ${town}, ${country}`, ` ${town}`])}`;
    }),
    'organization: names of several, the parent in the name': () => {
      const all = sameNames();
      const one = pick(all);
      const { parent, name } = one;
      if (parent === null || all.some((other) => other.parent === null)) return null;
      const isShared = all.some(
        (other) => other.key !== one.key && fold(other.parent?.name ?? '') === fold(parent.name),
      );
      const text = pick([`${parent.name}: ${name}`, `${name}, ${parent.name}`, `${name} (${parent.name})`]);
      return isShared || bearers(text) > 0
        ? null
        : { query: { type: 'organization', name: text }, expected: one.key };
    },
    'no match: an organization of another number': noCompany(({ name }) => {
      const found = numberOf(name);
      if (found === undefined || found.own === WORDS) return null;
      const others = found.own.filter((other) => other !== found.number);
      const text = name.replace(found.pattern, pick(others));
      return fitsNone(text) ? text : null;
    }),
    'no match: the opposite word': noCompany(({ name }) => {
      const pair = OPPOSITES.find((words) => words.some((word) => name.split(/[ ',]/).includes(word)));
      if (pair === undefined) return null;
      const [from, to] = name.split(/[ ',]/).includes(pair[0]) ? pair : [pair[1], pair[0]];
      const text = name.replace(new RegExp(`\\b${from}\\b`), to);
      return fitsNone(text) ? text : null;
    }),
    'no match: a name of another place': noCompany(({ name }) => {
      const found = properOf(name);
      const town = townOf(organization());
      if (found === null || town === undefined) return null;
      const generic = [found.kind, ...found.others.map((word) => word.split(' ')[0]!)];
      return generic.every((word) => fitsNone(`${word} ${town}`)) ? name.replace(found.text, town) : null;
    }),
    'no match: an association of its name': noCompany(({ name }) => {
      if (!/(?:University|College|Hospital|County|Museum|School|Academy)$/.test(name)) return null;
      const text = pick(ASSOCIATIONS)(name);
      return fitsNone(text) ? text : null;
    }),
  };
}
