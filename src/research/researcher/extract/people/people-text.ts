import type { Line, Page } from '../../page/page.js';
import { withoutContacts } from '../phones/contact-details.js';
import type { DraftOf } from '../draft.js';
import { excerptOf } from '../excerpt.js';
import { wordsOn } from '../../page/lines-with.js';
import { coupleIn } from '../names/couples.js';
import { bracketed, namesIn } from '../names/name-lists.js';
import { isAboutOrganization, isAboutPeople } from '../../page/page-kinds.js';
import { isAffiliation, isBelowRole, isRegistered, withoutAffiliation } from './affiliations.js';
import { isCredit } from './credits.js';
import { paired } from './name-role-pairs.js';
import { nameThenRole, roleThenName, type Pair } from './names-beside-roles.js';
import { namesOthers } from '../others/others.js';
import { isOfOutsider } from './outsiders.js';
import { personDraft } from './person-draft.js';
import { namesAnother } from './person-evidence.js';
import { isContactLabel, isLegalLabel, isMakersLabel, isOthersLabel } from './people-labels.js';
import { areMostlyKnown, isKnownName, personName } from '../names/person-name.js';
import { cleanRole, isShortPhrase, namesBody, namesRole } from '../roles/role-words.js';
import { tellsOfEventOrPast } from './events-and-past.js';
import { standingOf } from './siblings.js';
import { isWitness } from './witnesses.js';

/** Longer lines are prose, which says too much of people who are somebody elsewhere. */
const LONGEST_LINE = 400;
const LABEL = /^(?<label>[^:：՝]{2,90})[:：՝]\s*(?<rest>\S.*)$/u;
/** What an address or a number stood behind: `Ada Lovelace, director:`. */
const COLON_LEFT = /(?<=^[^:]{4,60}[,(–—][^:]{2,60}) ?[:：]$/u;

/** People in single lines: `Role: Name`, `Name, role`, `Name (role)`, `Represented by: Name and Name`. */
export function peopleInText(page: Page): DraftOf<'person'>[] {
  const lines = page.lines.filter(({ text }) => text.length <= LONGEST_LINE);
  const sure = lines.map((line) => ({ line, pairs: pairsIn(line, page, namesRole) }));
  const isAbout = isAboutOrganization(page);
  // Elsewhere, a list of who made something is none of people and their offices.
  const saysOffice = ({ role }: Pair): boolean => isAbout || !isCredit(role ?? '');
  const standings = new Set(
    sure.filter(({ pairs }) => pairs.some(saysOffice)).map(({ line }) => standingOf(line)),
  );
  for (const standing of repeatedPairs(lines, page)) standings.add(standing);
  return sure.flatMap(({ line, pairs }) => {
    // Beside a list's lines that name a role, one whose role is not known to be one says the same.
    const isListed = standings.has(standingOf(line)) || isRegistered(line.text);
    const all =
      pairs.length === 0 && isListed
        ? pairsIn(line, page, isUnknownRole).filter(isNoGuest(page, line)).map(lessSure(isAbout))
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
  const alike = lines.filter((line) => pairsIn(line, page, isUnknownRole).some(({ name }) => isPerson(name)));
  const standings = alike.map(standingOf);
  return standings.filter((standing, at) => standings.indexOf(standing) !== at);
}

/** Below a head that says what its people are, where one of them comes from is no role. */
const isNoGuest =
  (page: Page, line: Line) =>
  ({ role }: Pair): boolean =>
    role === null || !isAffiliation(role) || !isBelowRole(page, line);

/** What may be a role, though no word of it is known to be one: letters are a party or a degree. */
const isUnknownRole = (text: string): boolean =>
  isShortPhrase(text) && !/^(?:\p{Lu}[\p{L}.]{0,3}\p{Lu}(?:, )?)+$/u.test(text);

type RoleTest = (text: string) => boolean;

const lessSure =
  (isAbout: boolean) =>
  (pair: Pair): Pair => ({
    ...pair,
    confidence: isAbout ? 0.8 : 0.7,
    reason: 'It stands in a list of people and their roles.',
  });

function pairsIn(line: Line, page: Page, isRole: RoleTest): Pair[] {
  if (tellsOfEventOrPast(line.text) || namesOthers(line.text) || isWitness(page, line)) return [];
  const previous = page.lines[line.index - 1];
  const text = withoutAffiliation(withoutContacts(line.text)).replace(COLON_LEFT, '');
  const segments = text.split(
    /\s+[|｜¦]\s+|\s*[•／]\s*|\u3000+|;\s+|,\s+(?=[^,:(]{2,40}:\s)|(?<=^[^:.]{2,40}:\s*\p{Lu}[^:.]{3,60}\p{Ll})\.\s+(?=\p{Lu}[^.:]{2,40}\s?:\s)/u,
  );
  const parts = new Set([text, ...segments]);
  return [
    ...emphasized(line, text, isRole),
    ...(isRole === namesRole ? emphasizedRole(line, text, page) : []),
    ...segments.flatMap((segment) => labelled(segment, previous?.text ?? '', isRole, page)),
    ...(previous ? underRole(line, text, previous, isRole) : []),
    ...severalIn(text),
    ...[...parts].flatMap((part) => [
      ...paired(part, isRole),
      ...(isRole === namesRole && isAboutOrganization(page)
        ? [...roleThenName(part), ...nameThenRole(part)]
        : []),
    ]),
  ];
}

/** A name in bold type or marked as one, and what follows it on the line. */
function emphasized({ lead, text: written }: Line, text: string, isRole: RoleTest): Pair[] {
  const role = lead === '' || !text.startsWith(lead) ? null : cleanRole(text.slice(lead.length));
  if (role === null || personName(lead) === null || !isRole(role) || personName(role) !== null) return [];
  // `A Lovelace: mathematician` in bold type as a whole is no name apart.
  return written.startsWith(lead)
    ? [{ name: lead, role, confidence: 0.9, reason: 'The name is set apart before the role.' }]
    : [];
}

/** A role in bold type, and behind it who is it: `<b>News</b> Ada Lovelace and Max Born`. */
function emphasizedRole({ lead }: Line, text: string, page: Page): Pair[] {
  const role = lead === '' || !text.startsWith(lead) ? null : cleanRole(lead.replace(/[:：]$/u, ''));
  const rest = text.slice(lead.length).replace(/^[\s:：–—,-]+/u, '');
  if (role === null || rest === '' || personName(role) !== null || isOthersLabel(role)) return [];
  const names = namesIn(rest);
  const isSure = namesRole(role) || (isAboutPeople(page) && isShortPhrase(role) && !isMakersLabel(role));
  return isSure && areMostlyKnown(names.map(({ name }) => name))
    ? names.map(({ name, role: own }) => ({
        name,
        role: own ?? role,
        confidence: 0.85,
        reason: 'The role is set apart before the name.',
      }))
    : [];
}

/** Several names on a line below a role: `Members`, `Ada Lovelace, Max Born and Emmy Noether`. */
function underRole(line: Line, text: string, previous: Line, isRole: RoleTest): Pair[] {
  const role = cleanRole(previous.text.replace(/[:：]$/u, ''));
  const isBeside = previous.block === line.block || previous.block?.parent === line.block?.parent;
  if (previous.lead !== '' || (line.lead !== '' && personName(line.lead) === null)) return [];
  if (role === null || isRole !== namesRole || !isBeside || /[:：]$/u.test(previous.text)) return [];
  if (previous.text.length > 60 || !namesRole(role) || personName(role) !== null || namesAnother(role))
    return [];
  const names = namesIn(text);
  return names.length > 1 && areMostlyKnown(names.map(({ name }) => name))
    ? names.map(({ name, role: own }) => ({
        name,
        role: own ?? role,
        confidence: 0.85,
        reason: 'The name stands in a list below a role.',
      }))
    : [];
}

/** Several names on a line, each with its role in brackets. */
function severalIn(text: string): Pair[] {
  const listed = /\).*[(（]/u.test(text) ? namesIn(text.replace(LABEL, '$<rest>')) : [];
  const isList =
    listed.length > 1 &&
    listed.every(({ name }) => personName(name) !== null) &&
    listed.some(({ role }) => role !== null && namesRole(role));
  return isList
    ? listed.flatMap(({ name, role }) =>
        role === null
          ? []
          : [{ name, role, confidence: 0.87, reason: 'It stands in a list of people and their roles.' }],
      )
    : [];
}

function labelled(text: string, previous: string, isRole: RoleTest, page: Page): Pair[] {
  const match = LABEL.exec(text)?.groups;
  const before = match?.['label'] ?? (/[:：]$/.test(previous) ? previous.slice(0, -1) : null);
  const rest = match?.['rest'] ?? text;
  if (before === null) return [];
  const label = lastSentence(before);
  if (isOthersLabel(label) || CLAUSE.test(label)) return [];
  if (isOfOutsider(label, rest, page)) return [];
  // Behind a sentence of news, a label says what somebody is elsewhere.
  if (label !== before && !isAboutOrganization(page)) return [];
  const kind = isLegalLabel(label)
    ? 'legal'
    : isContactLabel(label)
      ? 'contact'
      : isRole(label) && !(isRole !== namesRole && isMakersLabel(label))
        ? 'role'
        : isRole === namesRole && isShortPhrase(label) && !isMakersLabel(label) && isAboutPeople(page)
          ? 'place'
          : null;
  if (kind === null) return [];
  // Where it is not sure that they are people, a list of words may be anything.
  const isSure = isRole === namesRole;
  const couple = isSure ? coupleIn(rest, wordsOn(page)) : [];
  const listed = couple.length > 0 ? couple.map((name) => ({ name, role: null })) : namesIn(rest);
  const areNames = isSure || (listed.length > 1 && listed.every(({ name }) => isKnownName(name)));
  const names = areNames ? listed : [bracketed(rest) ?? { name: rest, role: null }];
  if ((kind === 'place' || kind === 'contact') && !areMostlyKnown(names.map(({ name }) => name))) return [];
  return names.flatMap(({ name, role: own }): Pair[] => {
    if (personName(name, true) === null) {
      // `Music: Organist Ada Lovelace` says it twice.
      const [twice] = kind === 'legal' ? [] : roleThenName(name);
      if (twice) return [{ ...twice, role: cleanRole(label) }];
      return isSure ? afterwards(name, label, kind) : [];
    }
    const role =
      own ??
      (kind !== 'contact' && (kind === 'place' || isRole(label)) && !/durch|by$|par$|por$/i.test(label)
        ? cleanRole(label)
        : null);
    // What another page calls somebody, that is about the organization, is what somebody is.
    const isVague = kind === 'role' && (isOfSeveral(label) || !isAboutOrganization(page));
    return [{ name, role, ...LABELLED[isVague ? 'body' : kind] }];
  });
}

/** `Board: …`, `Editors: …` in a legal notice: what each of them is, another page may say. */
const isOfSeveral = (label: string): boolean =>
  namesBody(label) ||
  /^(?:web-?)?(?:redaktion|redaction|rédaction|redacción|redacció|redazione|redação|redactie|redakcja|redakce|redakcia|redakcija|szerkesztés|toimitus|redacția|editorial|editing)$/iu.test(
    label.trim(),
  );

/** `The fair was opened. Photo`: what stands before a label is none of it. */
const lastSentence = (text: string): string =>
  text.split(/(?<=\p{Ll}{3}[.!?]|\s\p{Lu}{2,5}\.)\s+(?=\p{Lu})/u).at(-1)!;

/** `Implants are placed by a surgeon we trust: …`: a clause before a colon is no label. */
const CLAUSE =
  /\s(?:is|are|was|were|we|ist|sind|wird|werden|wir|est|sont|nous|è|sono|está|están|são|jest|są|je|jsou|är|zijn|wordt)\s/iu;

export const BEHIND_LABEL = 'The name follows what several people are together, or what they do.';
type LabelKind = 'legal' | 'contact' | 'role' | 'body' | 'place';
const LABELLED: Readonly<Record<LabelKind, Pick<Pair, 'confidence' | 'reason'>>> = {
  legal: { confidence: 0.7, reason: 'A legal notice names the person.' },
  contact: { confidence: 0.75, reason: 'The name follows a label of contacts.' },
  role: { confidence: 0.87, reason: 'The name follows a role.' },
  body: { confidence: 0.75, reason: BEHIND_LABEL },
  place: { confidence: 0.75, reason: 'The name follows a label on a page about people.' },
};

/** `Director: Ada Lovelace, since 2019`, `Head: Ada Lovelace. Second floor.`: what follows a whole name behind a role is no more of it. */
function afterwards(text: string, label: string, kind: LabelKind): Pair[] {
  const [name = '', rest] = text.split(/,\s| [–—-] |\s(?=\()|(?<=\p{Ll}{3})\.\s(?=[\p{Lu}\d])/u);
  if (kind !== 'role' || rest === undefined || personName(name) === null || !isKnownName(name)) return [];
  return [{ name, role: cleanRole(label), ...LABELLED[kind] }];
}
