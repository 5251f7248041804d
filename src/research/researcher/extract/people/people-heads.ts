import { isAboutOrganization, isAboutPeople, isPageName } from '../../page/page-kinds.js';
import type { Line, Page } from '../../page/page.js';
import { isAffiliation } from './affiliations.js';
import { withoutContacts } from '../phones/contact-details.js';
import type { DraftOf } from '../draft.js';
import { excerptOf } from '../excerpt.js';
import { namesIn } from '../names/name-lists.js';
import { isAmongWitnesses } from '../others/others.js';
import { isContactLabel, isMakersLabel, isOthersLabel } from './people-labels.js';
import { personDraft } from './person-draft.js';
import { isKnownName, personName } from '../names/person-name.js';
import { cleanRole, isShortPhrase, namesBody, namesRole } from '../roles/role-words.js';
import { standingOf } from './siblings.js';

const HEADS = /^(?:h[1-6]|dt|legend|caption|summary|th)$/;
/** Of one head, this many lines are looked through. */
const MOST_LINES = 60;
/** Whoever was somebody, or is honoured, is none of the organization's people now. */
const FORMER =
  /past |former|previous|ehemalig|frühere|bisherige|ancien|antigu|anterior|ex-|poprzedn|byli |bývalí|tidigare|tidligere|entisi|geçmiş|бывш|колишн|πρώην|histor|chroni|memoriam|verstorben|gedenk|alumni|founders|gründer|honorary|ehren|honneur|honor|onore|partner|sponsor|förder|unterstütz|soutien|donor|spender|mécèn|winner|preisträg|lauréat|testimonial|kundenstimm|referenzen|news|aktuell|termine|events|veranstalt|programm|speakers|artists|künstler|autoren|authors|guests|gäste|links|menu|speisekarte/iu;

/** A head with the lines below it, until the next. */
interface Group {
  readonly head: Line;
  readonly lines: readonly Line[];
}

/**
 * People without a role of their own, below a head that says what all of them are: `Trustees`, and their names. Two at
 * least stand alike there, or one among lines of names with roles.
 */
export function peopleUnderHeads(page: Page): DraftOf<'person'>[] {
  if (!isAboutOrganization(page)) return [];
  return groupsOf(page).flatMap(({ head, lines }) => {
    const role = cleanRole(head.text.replace(/[:：]$/u, ''));
    if (role === null || FORMER.test(role) || isOthersLabel(role)) return [];
    if (personName(role) !== null || lines.some((line) => isAmongWitnesses(page, line))) return [];
    const isRole = namesRole(role) || namesBody(role);
    const found = isRole ? membersOf(lines, page) : reachedOf(role, lines);
    return found.flatMap(({ line, name }) =>
      personDraft(
        { written: name, role: isRole || !isContactLabel(role) ? role : null },
        {
          excerpt: (shown) => excerptOf(page, line.index, shown),
          confidence: isRole ? 0.72 : 0.7,
          reason: isRole
            ? 'The name stands in a list below a heading that says what its people are.'
            : 'The name stands below a heading, before a number or an address.',
        },
      ),
    );
  });
}

/** `Ticket office`, and below it a name and how to reach who is called so: whoever does what the heading says. */
function reachedOf(heading: string, [first, ...below]: readonly Line[]): { line: Line; name: string }[] {
  if (first === undefined || !isShortPhrase(heading) || isMakersLabel(heading)) return [];
  if (!isContactLabel(heading) && isPageName(heading)) return [];
  const name = withoutContacts(first.text);
  const isReached =
    name !== first.text ||
    below.slice(0, 2).some(({ text }) => /\d|@/u.test(text) && withoutContacts(text).length < 4);
  return isReached && isKnownName(name) ? [{ line: first, name }] : [];
}

/** The names in lines that hold nothing else, where they stand alike and most are known to be people's. */
function membersOf(lines: readonly Line[], page: Page): { line: Line; name: string }[] {
  const bare = lines.flatMap((line, at) => {
    const names = namesIn(nameAlone(line.text));
    const isList =
      names.length > 0 && names.every(({ name, role }) => role === null && personName(name) !== null);
    if (!isList || line.text.length > 300) return [];
    // What stands below one name alone may be what this one is: then it is none of the list.
    const next = lines[at + 1];
    const isAlike =
      next === undefined ||
      standingOf(next) === standingOf(line) ||
      nameAlone(line.text) !== withoutContacts(line.text);
    return isAlike || names.length > 1 ? names.map(({ name }) => ({ line, name })) : [];
  });
  const known = bare.filter(({ name }) => isKnownName(name));
  const others = lines.filter(({ text }) => namesRole(text) && /[,(–—:]/u.test(text));
  // One alone whose number or address stands behind the name is no heading of something else.
  const isReached = bare.length === 1 && bare[0]!.line.text !== bare[0]!.name && known.length === 1;
  // On a page about people, one known name in a list says that they are people's.
  const share = isAboutPeople(page) && bare.every(({ line }) => line.block?.name === 'li') ? 3 : 2;
  return known.length * share >= bare.length && (bare.length > 1 || others.length > 0 || isReached)
    ? bare
    : [];
}

/** A line without how, when and for whom somebody is there, if a name is what is left: `Ada Lovelace, tel. …, daily`. */
function nameAlone(text: string): string {
  const [name = '', ...rest] = text.split(', ');
  const behind = rest.join(', ');
  const isOfName = behind !== '' && personName(name) !== null && (isAffiliation(behind) || isReach(rest[0]!));
  return isOfName ? name : withoutContacts(text);
}

/** Whether a text is a number or an address, and nothing else. */
const isReach = (text: string): boolean => /\d|@/u.test(text) && withoutContacts(text) === '';

function groupsOf(page: Page): Group[] {
  const heads = page.lines.filter((line) => isHead(line) || isRoleOfSeveral(line, page));
  return heads.map((head, at) => {
    const end = Math.min(heads[at + 1]?.index ?? page.lines.length, head.index + 1 + MOST_LINES);
    return { head, lines: page.lines.slice(head.index + 1, end) };
  });
}

/** A heading, a term, or a line of its own in bold type or with a colon behind it. */
const isHead = ({ text, block, inline, lead }: Line): boolean =>
  text.length <= 60 &&
  // A heading that is called as somebody unknown may be is one: `Počasni Članovi`.
  (personName(text) === null || (/^h[1-6]$/.test(block?.name ?? '') && !isKnownName(text))) &&
  ((block !== null && HEADS.test(block.name)) ||
    (/^(?:b|strong)$/.test(inline) && lead === '') ||
    /[:：]$/u.test(text));

/** A role with two names below it, and none above: `Members`, in a list of roles and names. */
function isRoleOfSeveral({ text, index, block }: Line, page: Page): boolean {
  const isName = (at: number): boolean => {
    const line = page.lines[at];
    return line !== undefined && line.text.length <= 60 && personName(line.text) !== null;
  };
  return (
    text.length <= 40 &&
    !/[,(–—:]/u.test(text) &&
    block !== null &&
    namesRole(text) &&
    personName(text) === null &&
    page.lines[index - 1]?.block !== block &&
    isName(index + 1) &&
    isName(index + 2)
  );
}
