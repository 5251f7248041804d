import type { Element } from 'domhandler';
import { hints } from './html.js';

const ROLE_HINT =
  /(^|[\s_-])(job-?title|position|role|function|funktion|fonction|funktie|functie|funcion|funzione|funkcja|cargo|puesto|poste|ruolo|carica|stanowisko|befattning|stilling|designation|occupation|carrec|karg|rolle|rol|ruolo|uloga|tehtava|funkce|beosztas|gorev|unvan)([\s_-]|$)/;

const NAME_HINT =
  /(^|[\s_-])(name|names|nom|nome|nombre|naam|namn|navn|imie|jmeno|nimi|nev|isim|person)([\s_-]|$)/;

/** Whether an element's classes say that it holds a name: `team-name`, `nom`. */
export const isMarkedAsName = (element: Element): boolean => NAME_HINT.test(hints(element));

/** Whether an element's classes say that it holds a role: `jobtitle`, `fonction`, `person__position`. */
export const isMarkedAsRole = (element: Element): boolean => saysRole(hints(element));

/** The same, of classes that are at hand. */
export const saysRole = (classes: string): boolean => ROLE_HINT.test(classes);
