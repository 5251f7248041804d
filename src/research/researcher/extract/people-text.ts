import type { Line, Page } from '../page/page.js';
import type { DraftOf } from './draft.js';
import { excerptOf } from './excerpt.js';
import { isAboutOrganization, isAboutPeople } from '../page/page-kinds.js';
import { personDraft } from './person-draft.js';
import { isKnownName, personName } from './person-name.js';
import { cleanRole, isShortPhrase, namesRole } from './role-words.js';
import { standingOf } from './siblings.js';

/** Longer lines are prose, which says too much of people who are somebody elsewhere. */
const LONGEST_LINE = 400;
const LABEL = /^(?<label>[^:：]{2,90})[:：]\s*(?<rest>\S.*)$/u;
/** Legal notices name who answers for the organization without naming a role. */
const LEGAL_LABEL =
  /medieninhaber|herausgeber|diensteanbieter|vertreten durch|vertretungsberechtigt|verantwortlich|inhaltlich verantwortlich|represented by|responsible for (the )?content|responsable de (la )?publication|direct(eur|rice) de (la )?publication|représentée? par|legal representative|representante legal|reprezentowan|rappresentante legale|vertegenwoordigd/i;
/** Who made a picture or the pages is named so, and is none of the organization's people for that. */
const CREDIT =
  /^(photos?|fotos?|foto's|photograph(s|y|ie)?|fotografi(e|en|a|as)?|bild(er|nachweis|rechte)?|images?|imágenes|immagini|imagens|illustration(s|en)?|ilustracje|texte?s?|tekst(en)?|credits?|crédits?|(web-?)?design|(grafik)?layout|gestaltung|konzept( und)? ?\p{L}*|umsetzung|programmierung|zdjęcia|valokuvat|kuvat|fotó|写真)$/iu;
const ROLE_IN_BRACKETS = /^(?<name>[^()（]{3,60}) ?[(（](?<role>[^()]{2,80})[)）]$/u;
const ROLE_AFTER = /^(?<name>[^,–—|·:]{3,60}?)(?:,| [–—|·•-]|:) ?(?<role>\S.{1,88})$/u;
/** Without a sign between both: one word that is a role, and a name in two parts. */
const ROLE_BEFORE_NAME =
  /^(?<role>\S{2,12}) (?<name>[\p{Script=Han}々]{1,4} [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{1,5})$/u;
const ROLE_BEFORE = /^(?<role>[^,–—|·:]{3,80}?)(?: [–—|·•-]|,) (?<name>[^,–—|·]{3,60})$/u;

/** People in single lines: `Role: Name`, `Name, role`, `Name (role)`, `Represented by: Name and Name`. */
export function peopleInText(page: Page): DraftOf<'person'>[] {
  const lines = page.lines.filter(({ text }) => text.length <= LONGEST_LINE);
  const sure = lines.map((line) => ({ line, pairs: pairsIn(line, page, namesRole) }));
  const standings = new Set(sure.filter(({ pairs }) => pairs.length > 0).map(({ line }) => standingOf(line)));
  for (const standing of repeatedPairs(lines, page)) standings.add(standing);
  return sure.flatMap(({ line, pairs }) => {
    // Beside a list's lines that name a role, one whose role is not known to be one says the same.
    const all =
      pairs.length === 0 && standings.has(standingOf(line))
        ? pairsIn(line, page, isShortPhrase).map(lessSure)
        : pairs;
    return all.flatMap(({ name, role, reason, confidence }) =>
      personDraft(
        { written: name, role },
        { excerpt: (shown) => excerptOf(page, line.index, shown), confidence, reason },
      ),
    );
  });
}

/**
 * Where, on a page about people, at least two lines stand alike that are a name and something; on other pages about the
 * organization, at least two whose names are known to be people's.
 */
function repeatedPairs(lines: readonly Line[], page: Page): string[] {
  const aboutPeople = isAboutPeople(page);
  if (!aboutPeople && !isAboutOrganization(page)) return [];
  const isPerson = (name: string): boolean => (aboutPeople ? personName(name) !== null : isKnownName(name));
  const alike = lines.filter((line) => pairsIn(line, page, isShortPhrase).some(({ name }) => isPerson(name)));
  const standings = alike.map(standingOf);
  return standings.filter((standing, at) => standings.indexOf(standing) !== at);
}

type RoleTest = (text: string) => boolean;

const lessSure = (pair: Pair): Pair => ({
  ...pair,
  confidence: 0.8,
  reason: 'It stands in a list of people and their roles.',
});

function pairsIn(line: Line, page: Page, isRole: RoleTest): Pair[] {
  const previous = page.lines[line.index - 1]?.text ?? '';
  const segments = line.text.split(/\s+[|｜¦]\s+|\s*[•／]\s*|\u3000+/u);
  const parts = new Set([line.text, ...segments]);
  return [
    ...emphasized(line, isRole),
    ...segments.flatMap((text) => labelled(text, previous, isRole)),
    ...[...parts].flatMap((text) => paired(text, isRole)),
  ];
}

/** A name in bold type or marked as one, and what follows it on the line. */
function emphasized({ text, lead }: Line, isRole: RoleTest): Pair[] {
  const role = lead === '' ? null : cleanRole(text.slice(lead.length));
  if (role === null || personName(lead) === null || !isRole(role) || personName(role) !== null) return [];
  return [{ name: lead, role, confidence: 0.9, reason: 'The name is set apart before the role.' }];
}

interface Pair {
  readonly name: string;
  readonly role: string | null;
  readonly confidence: number;
  readonly reason: string;
}

function labelled(text: string, previous: string, isRole: RoleTest): Pair[] {
  const match = LABEL.exec(text)?.groups;
  const label = match?.['label'] ?? (/[:：]$/.test(previous) ? previous.slice(0, -1) : null);
  const rest = match?.['rest'] ?? text;
  if (label === null || label === undefined || CREDIT.test(label.trim())) return [];
  const isLegal = LEGAL_LABEL.test(label);
  if (!isLegal && !isRole(label)) return [];
  // Where it is not sure that they are people, a list of words may be anything.
  const parts = isRole === namesRole || isLegal ? splitNames(rest) : [rest];
  return parts.flatMap((part): Pair[] => {
    const pair = bracketed(part) ?? { name: part, role: null };
    if (personName(pair.name, true) === null) return [];
    const role =
      pair.role ?? (isRole(label) && !/durch|by$|par$|por$/i.test(label) ? cleanRole(label) : null);
    return [
      {
        name: pair.name,
        role,
        confidence: isLegal ? 0.7 : 0.87,
        reason: isLegal ? 'A legal notice names the person.' : 'The name follows a role.',
      },
    ];
  });
}

/** Several names after one label. A comma may stand before a degree, so only whole names are parted. */
function splitNames(text: string): string[] {
  const parts = text.split(
    /\s*[;、，]\s*|\s+(?:und|and|et|y|e|i|sowie|en|och|og|&)\s+|,\s+(?=\p{Lu}[^,]*\s)/u,
  );
  return parts.map((part) => part.replace(/[.;,]$/, '').trim()).filter((part) => part !== '');
}

function bracketed(text: string): { name: string; role: string | null } | null {
  const match = ROLE_IN_BRACKETS.exec(text)?.groups;
  return match && namesRole(match['role']!) ? { name: match['name']!.trim(), role: match['role']! } : null;
}

function paired(text: string, isRole: RoleTest): Pair[] {
  if (text.length > 140) return [];
  for (const form of [ROLE_IN_BRACKETS, ROLE_AFTER, ROLE_BEFORE, ROLE_BEFORE_NAME]) {
    const { name = '', role: after = '' } = form.exec(text)?.groups ?? {};
    // What follows a second separator is no more of the role.
    const role = after.split(/ [–—|·•-] /u)[0]!;
    if (name === '' || !isRole(role) || personName(name, true) === null || cleanRole(role) === null) continue;
    // A person cannot be what a second person is called, nor a label what somebody is.
    if (/[:：]/u.test(role)) continue;
    if (personName(role) !== null) continue;
    return [{ name: name.trim(), role, confidence: 0.88, reason: 'Name and role stand on one line.' }];
  }
  return [];
}
