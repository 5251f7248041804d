import { anyCase } from '../people/any-case.js';

/** What an organization has several of, in languages in which it stands before its town or behind it. */
const BRANCH = anyCase(
  'filial(?:e|i|er|en|ja|ka|as|a)?|branch|niederlassung|zweigstelle|zweigniederlassung|geschäftsstelle|standort|succursale|agence|antenne|site|sucursal|delegación|delegació|sede|sedi|agenzia|agência|punto vendita|vestiging|bijkantoor|avdeling|avdelning|afdeling|kontor|toimipiste|sivuliike|myymälä|oddział|placówka|pobočka|prevádzka|provozovna|fióktelep|telephely|sucursala|filiala|podružnica|poslovalnica|poslovnica|şube(?:si)?|şubesi|filiaal|филиал|філія|клон|υποκατάστημα|支店|営業所|分公司|지점',
);
/** `Bertolazzi – Filiale di Parma`, `Ada's (Leeds branch)`: a sign, and behind it the word, with a town on either side of it. */
const BEHIND_NAME = new RegExp(
  `\\S\\s*(?:\\s[–—|·-]\\s|,\\s|[(（])(?:(?:${BRANCH})(?!\\p{L})(?: \\p{L}+[’']?){0,3} ?\\p{Lu}[\\p{L} .’'-]{1,40}|\\p{Lu}[\\p{L}’'-]{1,40}(?: \\p{Lu}[\\p{L}’'-]+){0,2} (?:${BRANCH}))[)）]?$`,
  'u',
);

/** Whether a name is that of one of an organization's branches rather than its own. */
export const namesBranch = (name: string): boolean => BEHIND_NAME.test(name);
