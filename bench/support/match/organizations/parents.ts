import { fold } from '../../../../src/names/normalize.js';
import type { Kinds, Organization } from '../records.js';
import { cityOf, countryOf, type Tools } from '../tools.js';
import { codeOf, stateOf } from '../writings/states.js';

const DEPARTMENTS = [
  'Human Resources',
  'Accounts Payable',
  'IT Department',
  'Purchasing',
  'Press Office',
  'Legal Dept.',
];
const OF_SCHOOLS = ['Chemistry', 'Physics', 'Mathematics', 'History', 'Economics', 'Sociology'];
const MARKS = [', ', ' - ', ' / ', ': '];
/** Departments in the language of a university. */
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

/** Parents, departments and offices next to the name of an organization. */
export function parents(tools: Tools): Kinds {
  const {
    pick,
    below,
    asked,
    sole,
    single,
    acronymsOf,
    company,
    organization,
    bearers,
    sameNames,
    fitting,
    aliases,
    children,
  } = tools;
  const isIn = (name: string, { key, parent }: Organization): boolean =>
    children(parent!.key).some((other) => other.key !== key && fold(other.name) === fold(name));
  return {
    'the parent before the name': company(({ name, parent }) =>
      parent === null || fold(name).includes(fold(parent.name)) ? null : parent.name + pick(MARKS) + name,
    ),
    'several of the name, the parent in the name': () => {
      const all = sameNames();
      const one = pick(all);
      const { parent, name } = one;
      if (parent === null || all.some((other) => other.parent === null)) return null;
      const isShared = all.some(
        (other) => other.key !== one.key && fold(other.parent!.name) === fold(parent.name),
      );
      const text = pick([`${parent.name}: ${name}`, `${name}, ${parent.name}`, `${name} (${parent.name})`]);
      return isShared || bearers(text) > 0 ? null : asked(text, {}, one.key);
    },
    'a unit and its parent or the acronym of it': () => {
      const one = organization();
      const { name, parent, key } = one;
      if (!parent || codeOf(parent.name) || /[(),]/.test(name + parent.name)) return null;
      if (fold(name).includes(fold(parent.name)) || isIn(name, one)) return null;
      if (one.type === 'subcommittee') return asked(`${parent.name}, Subcommittee on ${name}`, {}, key);
      const above = pick([parent.name, ...acronymsOf(parent.key)]);
      const cell = pick([`${name}, ${above}`, `${above} - ${name}`, `${name} (${above})`]);
      return fitting(cell) > 1 || fitting(name) > 1 ? null : asked(cell, {}, key);
    },
    'the state before a committee of a chamber': () => {
      const { key, parent } = organization({ words: 1 });
      const code = codeOf(parent?.name);
      const own = aliases(key).find((alias) => /^(House|Senate|Joint|Assembly) .+ Committee$/.test(alias));
      if (!parent || code === undefined || own === undefined) return null;
      const isShared = children(parent.key).some(
        (other) => other.key !== key && aliases(other.key).includes(own),
      );
      return isShared || bearers(`${stateOf(code)} ${own}`) > 0
        ? null
        : asked(`${stateOf(code)} ${own}`, {}, key);
    },
    'a department behind the name': () => {
      const [one, department] = [single(), pick(DEPARTMENTS)];
      if (one === null || fitting(`${one.name} ${department}`) > 0) return null;
      return asked(one.name + pick([` (${department})`, ` – ${department}`]), {}, one.key);
    },
    'a department before the name, the address': company((one) => {
      const department = pick(DEPARTMENTS);
      const [town, country] = [cityOf(one), countryOf(one)];
      const address = town === undefined ? '' : pick([`, ${town}`, `, ${town}, ${country!}`]);
      return fitting(`${department} ${one.name}`) > 0 || one.type?.includes('committee')
        ? null
        : department + pick(MARKS) + one.name + address;
    }),
    'a department in the language of its university': () => {
      const one = sole(3);
      const department = pick(SUBJECTS.find(([start]) => one && start.test(one.name))?.[1] ?? ['']);
      if (!one || department === '' || /bibliot|hospital/i.test(one.name)) return null;
      if (fitting(`${department} ${one.name}`) > 0) return null;
      return asked(pick([`${department}, ${one.name}`, `${one.name}. ${department}`]), {}, one.key);
    },
    'an affiliation: department, university, town and country': () => {
      const one = single();
      const [town, country, subject] = [one && cityOf(one), one && countryOf(one), pick(OF_SCHOOLS)];
      if (!one || !town || !country || !/Universi|College|Institut|School/.test(one.name)) return null;
      if (!/education|university/.test(one.type ?? '') || fitting(`${subject} ${one.name}`) > 0) return null;
      if (children(one.key).some(({ name }) => name.includes(subject))) return null;
      const unit = `${pick(['Department', 'Dept.', 'Faculty'])} of ${subject}`;
      const code = 10_000 + below(89_999);
      return asked(
        pick([
          `${unit}, ${one.name}, ${town}, ${country}`,
          `${unit}, ${one.name}, ${code} ${town}, ${country}`,
          `${one.name}, ${unit}, ${town} ${code}, ${country}.`,
        ]),
        {},
        one.key,
      );
    },
    'the legal name of the governors': company(({ name }) => {
      if (!/^[A-Z][A-Za-z ]+$/.test(name) || !/\b(?:University|College)\b/.test(name) || fitting(name) !== 1)
        return null;
      return pick([
        `The Trustees of ${name}`,
        `Board of Regents of ${name}`,
        `President and Fellows of ${name}`,
        `The Chancellor, Masters and Scholars of ${name}`,
        `Governing Council of ${name}`,
      ]);
    }),
  };
}
