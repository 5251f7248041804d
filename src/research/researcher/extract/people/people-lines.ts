import type { Element } from 'domhandler';
import { isMarkedAsRole, saysRole } from '../../page/marks.js';
import { isInNavigation } from '../../page/navigation.js';
import { isAboutOrganization, isAboutPeople } from '../../page/page-kinds.js';
import type { Line, Page } from '../../page/page.js';
import { saysRoom } from '../phones/contact-details.js';
import type { DraftOf, Site } from '../draft.js';
import { excerptOf } from '../excerpt.js';
import { namesFirm } from '../others/other-firms.js';
import {
  areBeside,
  cardOf,
  isBehindInRow,
  isBetweenHeads,
  isHintedAsPerson,
  isMarkedAsPerson,
  nearLines,
} from './people-cards.js';
import { contactsOf, hasOwnAddress } from './people-contacts.js';
import { isOfOutsider } from './outsiders.js';
import { personDraft } from './person-draft.js';
import { isOfSomebodyElse, isUnsupported, namesAnother } from './person-evidence.js';
import { isKnownName, personName, saysNoName } from '../names/person-name.js';
import { cleanRole, isShortPhrase, namesBody, namesRole } from '../roles/role-words.js';
import { firstSentence, isSaid } from './said-of-somebody.js';
import { standingOf } from './siblings.js';
import { isWitness } from './witnesses.js';
import { hasWordOfThing } from '../names/words-of-things.js';

/** People whose name stands by itself, with what they are on the line before or after: cards, lists, rows, terms. */
export function peopleInLines(page: Page, site: Site): DraftOf<'person'>[] {
  const aboutPeople = isAboutPeople(page);
  const standings = aboutPeople ? new Set<string>() : knownStandings(page);
  const names = page.lines.flatMap((line): Named[] => {
    if (line.text.length > 80 || personName(line.text, true) === null || isWitness(page, line)) return [];
    // What is set apart before a whole name is none of it: `<b>News</b> Ada Lovelace`.
    if (line.lead !== '' && isKnownName(line.text.slice(line.lead.length).trim())) return [];
    const card = cardOf(page, line);
    if (card === null) return [];
    const beside = roleBeside(page, line, card, aboutPeople || standings.has(standingOf(line)));
    const next = page.lines[line.index + 1]?.text ?? '';
    if (beside?.role && isOfOutsider(beside.role, `${line.text}, ${next}`, page)) return [];
    // What a role is cut of may say that somebody is it no more: `Director (retired 2020)`.
    const said = beside?.role ? page.lines[line.index + beside.offset]?.text : undefined;
    if (said !== undefined && isOfSomebodyElse(line.text, said)) return [];
    return isUnsupported(page, line, beside !== null && !beside.isGuess) ? [] : [{ line, card, beside }];
  });
  const offsets = usualOffsets(names);
  const settled = names.map((one) => ({
    ...one,
    beside: settle(page, one, offsets.get(standingOf(one.line))),
  }));
  const alike = countAlike(settled);
  const contactOf = contactsOf(page, site);
  const roles = new Set(
    settled.flatMap(({ line, beside }) =>
      beside && (!beside.isGuess || isCertainName(line.text, beside.role))
        ? [line.index + beside.offset]
        : [],
    ),
  );
  return settled.flatMap(({ line, card, beside }) => {
    if (
      beside === null ||
      (beside.isGuess && (roles.has(line.index) || !isCertainName(line.text, beside.role)))
    )
      return [];
    // One that only stands on a page about people is one of several, or none.
    if (
      beside.isGuess &&
      !beside.isSure &&
      !isMarkedAsPerson(card) &&
      !isHintedAsPerson(line) &&
      alike(line) < 2
    )
      return [];
    return personDraft(
      { written: line.text, role: beside.role, ...contactOf(card) },
      {
        excerpt: (shown) => excerptOf(page, line.index, shown),
        confidence: beside.isGuess ? 0.8 : 0.9,
        reason: beside.isGuess
          ? 'The name stands in a card among cards of people.'
          : 'The name stands beside a role.',
      },
    );
  });
}

/** On a page about the organization, where several names stand alike of which most are known to be people's. */
function knownStandings(page: Page): ReadonlySet<string> {
  if (!isAboutOrganization(page)) return new Set();
  const names = page.lines.filter(({ text }) => text.length <= 60 && personName(text) !== null);
  const known = [...Map.groupBy(names, standingOf)].filter(
    ([, lines]) =>
      lines.length > 1 && lines.filter(({ text }) => isKnownName(text)).length * 2 >= lines.length,
  );
  return new Set(known.map(([standing]) => standing));
}

/** How many names stand as a line does. */
function countAlike(names: readonly Named[]): (line: Line) => number {
  const counts = new Map<string, number>();
  for (const { line, beside } of names) {
    if (beside) counts.set(standingOf(line), (counts.get(standingOf(line)) ?? 0) + 1);
  }
  return (line) => counts.get(standingOf(line)) ?? 0;
}

interface Named {
  readonly line: Line;
  readonly card: Element;
  readonly beside: Beside | null;
}

/** How far from a name its role is, as a rule, among names that stand alike. */
function usualOffsets(names: readonly Named[]): Map<string, number> {
  const counts = new Map<string, Map<number, number>>();
  for (const { line, beside } of names) {
    if (!beside || beside.isGuess) continue;
    const of = counts.get(standingOf(line)) ?? new Map<number, number>();
    counts.set(standingOf(line), of.set(beside.offset, (of.get(beside.offset) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([standing, of]) => [standing, [...of].toSorted((a, b) => b[1] - a[1])[0]![0]]),
  );
}

/** A role that is one by its words, where roles are; else what stands there. */
function settle(page: Page, { line, card, beside }: Named, offset: number | undefined): Beside | null {
  if (beside && !beside.isGuess && (offset === undefined || beside.offset === offset)) return beside;
  return roleAt(page, line, card, offset) ?? beside;
}

/** What stands where others' roles stand, who stand alike. */
function roleAt(page: Page, line: Line, card: Element, offset: number | undefined): Beside | null {
  if (offset === undefined) return null;
  const one = page.lines[line.index + offset];
  const isNear =
    one !== undefined && (areBeside(line, one, offset) || (nearLines(page, line, card) ?? []).includes(one));
  // What stands otherwise than names do is none, though it may look like one: `Children's Ministry`.
  const isName = one !== undefined && personName(one.text) !== null && standingOf(one) === standingOf(line);
  const role = isNear && isShortPhrase(one.text) && !isName ? cleanRole(one.text) : null;
  return role === null ? null : { role, offset, isGuess: true };
}

/** A name that is one without a word on it: one in capitals, or one in two parts beside something else. */
const isCertainName = (text: string, role: string | null): boolean =>
  personName(text) !== null ||
  (role !== null && !saysNoName(role) && /^\p{Script=Han}{1,4}[ \u3000]\p{L}{1,4}$/u.test(text));

interface Beside {
  readonly role: string | null;
  /** Lines from the name to the role. */
  readonly offset: number;
  /** Taken for a role for its place only. */
  readonly isGuess: boolean;
  /** Whether the name is a person's, whatever stands beside it. */
  readonly isSure?: boolean;
}

function roleBeside(page: Page, line: Line, card: Element, aboutPeople: boolean): Beside | null {
  const lines = nearLines(page, line, card) ?? [line];
  const near = (offset: number): Line | undefined => {
    const one = page.lines[line.index + offset];
    // What leads to other pages stands below the house's own name, not beside somebody's.
    if (one === undefined || (isInNavigation(one) && !isInNavigation(line))) return undefined;
    // The term behind a definition is that of the next.
    if (offset > 0 && one.block?.name === 'dt') return undefined;
    // Nor is the heading behind a name that stands in none: it heads what follows.
    if (offset > 0 && isHeading(one) && !isHeading(line)) return undefined;
    return lines.includes(one) || areBeside(line, one, offset) ? one : undefined;
  };
  // Of two heads that stand alike, a name is below its own.
  if (isBetweenHeads(page, line)) {
    const role = cleanRole(page.lines[line.index - 1]!.text.replace(/[:：]$/u, ''));
    return { role, offset: -1, isGuess: false };
  }
  for (const offset of isBehindInRow(page, line) ? [-1, 1, 2, -2] : [1, -1, 2, -2]) {
    const text = firstSentence(near(offset)?.text.replace(/[:：]$/, ''));
    // Nor is another person's name with a role behind it, or before it.
    if (text === undefined || isAnotherName(line, near(offset)!, text, offset) || namesAnother(text))
      continue;
    const role = cleanRole(text);
    if (role === null || text.length > 90 || isFirmAlone(text) || isSaid(text)) continue;
    // What its members are stands below their names, not above them.
    if (offset < 0 && (namesBody(role) || hasWordOfThing(role)) && saysOffice(page.lines[line.index + 1]))
      return { role: cleanRole(page.lines[line.index + 1]!.text), offset: 1, isGuess: false };
    if (namesRole(role) || isInRole(near(offset)!)) return { role, offset, isGuess: false };
  }
  const isCard = isMarkedAsPerson(card) || isHintedAsPerson(line);
  const writesTo = hasOwnAddress(line, lines);
  if (!isCard && !aboutPeople && !writesTo) return null;
  const next = near(1)?.text;
  const above = page.lines[line.index - 1];
  const isUnder = above !== undefined && (areBeside(line, above, -1) || (writesTo && lines.includes(above)));
  const below = next === undefined || (isUnder && next.includes('@')) ? [] : [[next, 1] as const];
  const places = [...below, ...(isUnder ? [[above.text, -1] as const] : [])];
  const guesses = places.map(([text, offset]) => ({ role: guessed(text), offset }));
  const { role, offset } = guesses.find((one) => one.role !== null) ?? {
    role: null,
    offset: places[0]?.[1] ?? 1,
  };
  if (writesTo) return { role, offset, isGuess: true, isSure: true };
  // A page about people names places and events too: without a mark, it takes something beside the name.
  return isCard || role !== null ? { role, offset, isGuess: true } : null;
}

/** A firm's name is no role, though `Partner` may be in it. */
const isFirmAlone = (text: string): boolean =>
  namesFirm(text) && !text.includes(',') && !namesRole(text.split(' ')[0]!);

const isHeading = ({ block }: Line): boolean => /^h[1-6]$/.test(block?.name ?? '');

/** Whether a text beside a name is one as well: `Yüzme Antrenörü` below a known name is not, as it names a role and stands otherwise. */
const isAnotherName = (line: Line, beside: Line, text: string, offset: number): boolean =>
  personName(text) !== null &&
  (!(namesRole(text) || (offset === -1 && areBeside(line, beside, offset))) ||
    isKnownName(text) ||
    !isKnownName(line.text) ||
    standingOf(beside) === standingOf(line));

/** Whether a line is an office and nothing else. */
const saysOffice = (line: Line | undefined): boolean =>
  line !== undefined && isShortPhrase(line.text) && namesRole(line.text) && !isKnownName(line.text);

/** What may be a role for its place: no room, nobody's name, and no party or degree in capitals. */
const guessed = (text: string): string | null =>
  isShortPhrase(text) &&
  !saysRoom(text) &&
  !isKnownName(text) &&
  (!/^\p{Lu}{2,5}$/u.test(text) || namesRole(text))
    ? cleanRole(text)
    : null;

/** Whether its element's class says that a line is a role: `jobtitle`, `fonction`, `person__position`. */
function isInRole({ hint, block }: Line): boolean {
  return saysRole(hint) || (block !== null && isMarkedAsRole(block));
}
