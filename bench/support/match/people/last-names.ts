import { isParticle } from '../../../../src/matching/names/person-name.js';
import { fold } from '../../../../src/names/normalize.js';
import { isSmallWord } from '../../../../src/names/words.js';
import type { Kinds } from '../records.js';
import { full, generationOf, isPlain, middleInitialOf, type Tools } from '../tools.js';
import { WOMEN } from '../writings/given-names.js';
import { listsOf } from '../writings/tables.js';

const MARRIED = ['Thornbury', 'Hallström', 'Okafor', 'Whitcombe', 'Lindqvist', 'Castellano', 'Brandvold'];
const GENERATIONS = listsOf(
  'Jr=Junior/Jnr./Jun.,Sr=Senior/Snr.,II=2nd/the Second,III=3rd/the Third,IV=4th/the Fourth',
);
const HISPANIC = new Set(
  (
    'Garcia García Rodriguez Rodríguez Martinez Martínez Hernandez Hernández Lopez López Gonzalez González Perez ' +
    'Pérez Sanchez Sánchez Ramirez Ramírez Torres Flores Rivera Gomez Gómez Diaz Díaz Reyes Morales Cruz Ortiz ' +
    'Gutierrez Gutiérrez Chavez Chávez Ramos Ruiz Alvarez Álvarez Mendoza Vasquez Vásquez Castillo Jimenez ' +
    'Jiménez Moreno Romero Herrera Medina Aguilar Vargas Castro Mendez Méndez Guzman Guzmán Munoz Muñoz Rojas ' +
    'Salazar Soto Delgado Pena Peña Rios Ríos Vega Santiago Maldonado Nunez Núñez Acosta Figueroa Navarro ' +
    'Espinoza Fuentes Silva Pizarro Carmona Vallejo Ulloa Gahona Contreras Sandoval Valenzuela Montes Lujan'
  ).split(' '),
);
const PARTICLES = /^(?:Van|Von|San|Del|Der|Las|Los|Den|Mac|Saint)$/;

/** Last names that changed, have two parts, or are in another form. */
export function lastNames(tools: Tools): Kinds {
  const { pick, employer, found, isAlone, unique, person, bearers, hasInitial } = tools;
  return {
    'a married or maiden name, employer': unique((one) => {
      const { first, last } = one;
      const other = pick(MARRIED);
      return !WOMEN.includes(first) || !isAlone(one)
        ? null
        : pick([
            `${first} ${last}-${other}`,
            `${first} ${last} ${other}`,
            `${first} ${other} ${last}`,
            `${first} ${other}-${last}`,
            `${first} ${last} (née ${other})`,
            `${first} ${other} (née ${last})`,
            `${first} ${other} (formerly ${last})`,
            `${last}, ${first} ${other[0]!}.`,
          ]);
    }, employer),
    'one of two last names, employer': unique(({ first, last }) => {
      const parts = last.split(/[ -]/);
      return parts.length !== 2 || parts.some((part) => part.length < 4) ? null : `${first} ${pick(parts)}`;
    }, employer),
    'two last names in the other order, employer': unique(({ first, last }) => {
      const [one, two, ...rest] = last.split(/[ -]/);
      return two === undefined || rest.length > 0 || isParticle(fold(one!)) || isParticle(fold(two))
        ? null
        : `${first} ${two}${pick(['-', ' '])}${one!}`;
    }, employer),
    'a Spanish name, one last name or both, no accents, employer': () => {
      const one = person({ isUnique: true });
      const [own, second, ...more] = one.last.split(' ');
      const isSpanish = /^PR /.test(one.posts[0]?.at ?? '') || /[áéíóúñ]/.test(one.last);
      if (!own || !second || more.length > 0 || !isSpanish || own.length < 3 || PARTICLES.test(own))
        return null;
      const first = one.first.split(' ')[0]!;
      if (hasInitial(first[0]!, one.last) !== 1 || bearers(`${first} ${own}`) > 0) return null;
      const names = [`${first} ${own}`, `${first} ${own}-${second}`, `${own} ${second}, ${first}`];
      const isOther = hasInitial(first[0]!, own) > 0;
      return found(
        one,
        pick(isOther ? names.slice(1) : names)
          .normalize('NFD')
          .replace(/\p{M}/gu, ''),
        employer(one),
      );
    },
    'a Spanish name, an initial of the second last name, employer': unique(({ first, last }) => {
      if (!HISPANIC.has(last) || first.includes(' ')) return null;
      const name = `${first} ${last} ${pick([...'ABCFGLMPRSV'])}.`;
      return pick([name, name, `Dip. ${name}`, `Lic. ${name}`, name.toUpperCase()]);
    }, employer),
    'a particle omitted': unique(({ first, last }) => {
      const [particle, ...rest] = last.split(' ');
      return rest.length === 0 || !isSmallWord(fold(particle!)) ? null : `${first} ${rest.join(' ')}`;
    }, employer),
    'a particle joined, employer': unique(({ first, last }) => {
      const [particle, ...rest] = last.split(' ');
      return rest.length === 0 || !isParticle(fold(particle!))
        ? null
        : `${first} ${particle}${rest.join('')}`;
    }, employer),
    'a woman’s last name in Czech, employer': unique((one) => {
      const czech = `${one.last.replace(/[ao]$/, '')}ová`;
      return WOMEN.includes(one.first.split(' ')[0]!) && /^\p{L}{4,}$/u.test(one.last) && isAlone(one)
        ? pick([`${one.first} ${czech}`, `${czech} ${one.first}`])
        : null;
    }, employer),
    'the generation in words or figures, employer': unique((one) => {
      const end = generationOf(one);
      if (end === null || !isPlain(one) || !isAlone(one)) return null;
      const generation = pick(GENERATIONS[end]!);
      return pick([
        `${full(one)} ${generation}`,
        `${full(one)}, ${generation}`,
        `${one.last}, ${one.first}${middleInitialOf(one)} (${generation})`,
      ]);
    }, employer),
    'the generation between last and first name, employer': unique((one) => {
      const end = generationOf(one);
      return end === null || !isPlain(one)
        ? null
        : `${one.last} ${end}${pick(['', ','])} ${one.first}`.toUpperCase();
    }, employer),
  };
}
