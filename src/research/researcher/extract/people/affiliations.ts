import type { Page, Line } from '../../page/page.js';
import { namesKind } from '../organization/organization-labels.js';
import { headAbove } from '../others/others.js';
import { namesBody, namesRole } from '../roles/role-words.js';

/** `Ada Lovelace (University), director`: where somebody belongs is not what somebody is. */
const AFFILIATION = /^([^,(:]{4,50}?) \(([^()]{2,60})\), ?(?=\S)/u;
/** Numbers of registers of professions stand between a name and what somebody does. */
const REGISTERED =
  / ?\((?:OAB|CRM|CRO|CRP|CREA|CAU|COREN|RPPS|ADELI|ICAM|ICAB|col(?:egiad[oa])?\.?|n\.?[º°]|Nr\.?|No\.?|č\.|matr(?:icola)?\.?|albo)[^()]{0,30}\)/iu;
/** Whether a line has such a number: whoever has one is of that profession. */
export const isRegistered = (text: string): boolean => REGISTERED.test(text);

/** A line on which a role follows its name at once: without a register's number, or where somebody else belongs. */
export const withoutAffiliation = (text: string): string =>
  text.replace(REGISTERED, '').replace(AFFILIATION, (_, name: string, within: string) =>
    // What stands in brackets may be the role, and what follows it the affiliation.
    namesRole(within) ? `${name} (${within}); ` : `${name}, `,
  );

/** In whose name somebody sits in a body. */
const REPRESENTS =
  /^(?:en representaci[óo]n|en repr[ée]sentation|représentante? d|in rappresentanza|em representação|in vertretung|vertreter(?:in)? d|entsandt|delegiert|representing|on behalf of|nominated by|appointed by|nombrad[oa] por|designad[oa] por|désignée? par|namens|vertegenwoordig|repræsenterer|representerar|representerer|edustaja|reprezentuj|przedstawiciel|zástupce |zástupkyně |képviseletében|reprezentant|predstavni[kc]|formerly|previously|ehemals|früher|anciennement|antes)/iu;
/** Names of organizations end so where no word says what they are. */
const OF_A_PLACE =
  /^(?:\p{Lu}[\p{L}’'-]+ ){1,4}(?:Europe|International|Worldwide|Scotland|Wales|England|Ireland|UK|USA|Deutschland|Österreich|Schweiz|France|Belgique|España|Italia|Polska|Nederland|Sverige|Norge|Danmark|Suomi)$/u;

/** Whether a text says where somebody comes from rather than what somebody is. */
export const isAffiliation = (text: string): boolean =>
  REPRESENTS.test(text) ||
  (!text.includes(',') &&
    !namesRole(text) &&
    ((namesKind(text) && /^\p{Lu}/u.test(text)) || OF_A_PLACE.test(text)));

/** Whether a line stands below a head that says what its people are, so that what follows a name there is no role. */
export function isBelowRole(page: Page, line: Line): boolean {
  const head = headAbove(page, line)?.text.replace(/[:：]$/u, '');
  return head !== undefined && (namesBody(head) || namesRole(head));
}
