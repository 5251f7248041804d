import { tellsOfHouse } from '../../page/page-kinds.js';
import type { Line, Page } from '../../page/page.js';
import { isOfficeWord } from '../emails/office-words.js';
import { foldName } from '../names/fold-name.js';
import { isGivenName } from '../names/given-names.js';
import { personName } from '../names/person-name.js';
import { withoutTitles } from '../names/person-titles.js';
import { isContactLabel, isLegalLabel } from '../people/people-labels.js';
import { isStreet } from '../postal/postal-streets.js';
import { isRoleWord, namesRole } from '../roles/role-words.js';
import { isInFoot } from './in-foot.js';
import { isNamedAs } from './own-firm.js';
import { speaksOfOurs } from './ours.js';

/** What a sentence begins behind; an abbreviation in front of a number ends none. */
const SENTENCE = /^.*(?:[!?;]|(?<=\p{L}{4}|\)|\d{4}|\d{3}[ -]\d{2,3})\.) /su;
/** Labels and signs cut a sentence into parts; a house's number has a label of its own. */
const PARTS = /(?<=(?<!\b(?:no|nr))[:：]\s)|,\s|\s?[(（]|\s[–—-]\s|\s[|·•]\s/iu;
/** Parts that name nobody: a label, what has a code or a number, a county, an address. */
const SAYS_WHERE =
  /^(?:\p{L}[\p{L}-]{0,12}[.:]? ?|(?:\p{L}{1,3}\.){1,4}|\p{L}{1,12}\.? \d{1,4}\p{L}?|(?:\S+ ){0,5}\S*\d{3}.*|.*@.*|(?:Co|County)\.? \p{L}+|[^\p{L}\p{N}]*)$/u;
const CAPITAL = String.raw`[«„“"”»‘’]?\p{Lu}[\p{L}\p{M}\p{N}.&’'/-]*[»“”"’]?`;
const SMALL = String.raw`(?:&|and|und|et|y|e|i|of|de|del|della|di|da|do|das|dos|des|du|der|den|for|für|la|le|van|von|zu|pod|nad|the)`;
/** Words with capital letters, small ones between them, and a few behind them: `call Lakeland Electric at`. */
const NAME_AT_END = new RegExp(
  `(?<!\\p{L})(?<name>${CAPITAL}(?:(?:\\s${SMALL}){0,2}\\s${CAPITAL})*)(?<then>(?:\\s\\p{Ll}{1,9}){0,3})\\s?[.,:]?\\s*$`,
  'u',
);
/** What leads to a name in a sentence: a label with its colon, or words that are no part of it. */
const LEADS_TO = /[:：]|(?<!\p{L})\p{Ll}{3,}(?!\p{L})/u;
/** Where the organization is, says such a label: what follows is a building. */
const OF_PLACE =
  /adres|address|anschrift|(?<!\p{L})sitz|(?<!\p{L})sed[eil]|siège|sídlo|siedziba|székhely|local social|postal|office|bureau|büro|kontor/iu;
/** `…は日本情報協会（電話 `: where no capital letters are, a name of some length in front of brackets. */
const IN_BRACKETS =
  /(?:^|[はをがにへで、。「『])([\p{Script=Han}\p{Script=Katakana}ー]{5,30})[」』]?[（(][^（()）]{0,60}$/u;
/** Languages in which all nouns have a capital letter. */
const CAPITAL_NOUNS = /^(?:de|lb|gsw|nds)/u;

/** Who is named last in a sentence, and how that leads to a number or an address. */
interface Named {
  readonly name: string;
  /** What stands before the name, and the small words behind it. */
  readonly lead: string;
  readonly then: string;
  /** Whether a street follows the name. */
  readonly hasPlace: boolean;
}

/**
 * Whether a sentence names another house right before a number or an address: `analysed by Sørlab AS, Industrigata 8,
 * 4632 Kristiansand, tel.`. Whoever begins a line is often a part of the organization's own.
 *
 * @param before what stands before the number or the address on its line
 * @param isPlace whether it is an address
 */
export function isOfNamedBefore(before: string, line: Line, page: Page, isPlace: boolean): boolean {
  if (before.length > 600) return false;
  const inBrackets = IN_BRACKETS.exec(before)?.[1];
  if (inBrackets !== undefined)
    return !tellsOfHouse(page) && !isNamedAs(inBrackets, page) && !speaksOfOurs(inBrackets, page.language);
  const sentence = before.replace(SENTENCE, '');
  const { name, lead, then, hasPlace } = lastNamed(sentence, isPlace);
  if (!/\p{Ll}|\p{Lu}{3}/u.test(name) || isNamedAs(sentence, page)) return false;
  if (!(LEADS_TO.test(lead) || (lead !== '' && then !== '')) || isLabelOfOwn(lead, line)) return false;
  if (speaksOfOurs(leadingWords(lead), page.language)) return false;
  if (isPerson(name, lead, !hasPlace && tellsOfHouse(page))) return false;
  // `Ring the Parish Office on`: with that, pages on how to reach the organization tell of an office of its own.
  if (then !== '' && !hasPlace && tellsOfHouse(page) && namesOffice(name)) return false;
  const words = name.split(/\s/u).filter((word) => /^\P{L}?\p{Lu}/u.test(word));
  if (words.length > 1) return true;
  const isTold = !CAPITAL_NOUNS.test(page.language) || /^\p{Lu}{3,}$/u.test(name);
  return then === '' && isTold && !tellsOfHouse(page);
}

/** `our Box Office`, `visit us in the Old Loft`; but what is done for us by somebody is theirs. */
function leadingWords(lead: string): string {
  const words = lead.trim().split(' ').slice(-2);
  return BY.test(words.at(-1)!) ? '' : words.join(' ');
}

const BY = /^(?:by|vo[nm]|par|por|pel[oa]|d[ae]l?|dalla|av|af|door|przez|de la)$/iu;

function lastNamed(sentence: string, isPlace: boolean): Named {
  const parts = sentence.split(PARTS).map((part) => part.trim());
  const street = parts.findLastIndex(isWithNumber);
  // Behind a street stand its town and what the number is.
  const end = parts.slice(street + 1).every((part) => part.split(' ').length <= 4) ? street : -1;
  const isAtPlace = isPlace || end > 0;
  const at = parts
    .slice(0, end < 0 ? undefined : end)
    .findLastIndex((part) => !saysWhere(part) || (isAtPlace && ACRONYM.test(part)));
  const phrase = parts[at] ?? '';
  const { name: called = '', then = '' } = NAME_AT_END.exec(phrase)?.groups ?? {};
  // A sentence begins with a capital letter of its own: `Call Lakeland Electric at`.
  const name = then !== '' && phrase.startsWith(called) ? called.replace(/^\S+ /u, '') : called;
  const lead = sentence.slice(0, sentence.lastIndexOf(name));
  return { name, lead, then, hasPlace: isPlace || parts.slice(at + 1).some(isWithNumber) };
}

const saysWhere = (part: string): boolean => SAYS_WHERE.test(part) || isWithNumber(part);

/** A body is called so for short; what labels numbers is none. */
const ACRONYM =
  /^(?!(?:TEL|TÉL|TLF|FAX|GSM|MOB|CEL|CELL|PHONE|TELEFON|TELEFONO|TELEFAX|FON|PUH|KOM)$)\p{Lu}{3,9}$/u;

/** A street with its number, in a few words. */
const isWithNumber = (part: string): boolean =>
  /^[\p{Lu}\d]|^\p{L}{1,10}\.? \p{Lu}/u.test(part) &&
  /\d/u.test(part) &&
  part.split(' ').length <= 6 &&
  isStreet(part);

/** A label of a few words says what is the organization's; in a foot, any does. */
function isLabelOfOwn(lead: string, line: Line): boolean {
  const label = /[^.,;:：]*(?=[:：]\s*$)/u.exec(lead)?.[0].trim();
  if (label === undefined || label.split(' ').length > LONGEST_LABEL) return false;
  return (
    isInFoot(line) ||
    isLegalLabel(label) ||
    isContactLabel(label) ||
    OF_PLACE.test(label) ||
    namesOffice(label)
  );
}

const LONGEST_LABEL = 4;

/** `Accueil`, `Parish Office`. */
const namesOffice = (text: string): boolean => isOfficeWord(foldName(text).split(' ').at(-1)!);

/**
 * Whether a name is a person's: a given name is in front, or a role leads to it.
 *
 * @param mayBeRare whether people with a rare given name are expected
 */
function isPerson(name: string, lead: string, mayBeRare: boolean): boolean {
  const plain = withoutTitles(name);
  const words = plain.split(' ');
  const isTitled = !name.startsWith(words[0]!);
  if (isTitled || isGivenName(words[0]!) || (words.length <= 3 && namesRole(name)) || words.some(isRoleWord))
    return true;
  const isRare = mayBeRare && words.every((word) => /^\p{Lu}/u.test(word));
  return (isRare || namesRole(lead.replace(/[:：]\s*$/u, ''))) && personName(name, true) !== null;
}
