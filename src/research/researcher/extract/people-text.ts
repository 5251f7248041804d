import type { Line, Page } from '../page/page.js';
import { withoutContacts } from './contact-details.js';
import type { DraftOf } from './draft.js';
import { excerptOf } from './excerpt.js';
import { bracketed, namesIn } from './name-lists.js';
import { isAboutOrganization, isAboutPeople } from '../page/page-kinds.js';
import { nameThenRole, roleThenName, type Pair } from './names-beside-roles.js';
import { isAmongWitnesses, namesOthers } from './others.js';
import { personDraft } from './person-draft.js';
import { isContactLabel, isLegalLabel, isMakersLabel, isOthersLabel } from './people-labels.js';
import { areMostlyKnown, isKnownName, personName } from './person-name.js';
import { cleanRole, isShortPhrase, namesRole } from './role-words.js';
import { standingOf } from './siblings.js';

/** Longer lines are prose, which says too much of people who are somebody elsewhere. */
const LONGEST_LINE = 400;
const LABEL = /^(?<label>[^:：՝]{2,90})[:：՝]\s*(?<rest>\S.*)$/u;
const ROLE_IN_BRACKETS = /^(?<name>[^()（]{3,60}) ?[(（](?<role>[^()]{2,80})[)）]$/u;
const ROLE_AFTER = /^(?<name>[^,–—|·:]{3,60}?)(?:,| [–—|·•-]|:) ?(?<role>\S.{1,88})$/u;
/** Without a sign between both: one word that is a role, and a name in two parts. */
const ROLE_BEFORE_NAME =
  /^(?<role>\S{2,12}) (?<name>[\p{Script=Han}々]{1,4} [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{1,5})$/u;
/** `Ada Lovelace (University), director`: where somebody belongs is not what somebody is. */
const AFFILIATION = /^(?<name>[^,(:]{4,50}?) \([^()]{2,60}\), ?(?=\S)/u;
/** Whoever's years are told is remembered. */
const LIFETIME =
  /[(（]\s*\*?\s?(?:1[0-9])\d\d\s?[–—-]\s?†?\s?\d{4}|†|(?<!\p{L})(?:R\. ?I\. ?P|in memoriam)/iu;
/** Degrees stand between a name and a role, too. */
const DEGREES_BEFORE_ROLE =
  /^(?:(?:(?:\p{L}{1,5}\.){2,}|(?!VP|CEO|CFO|CTO|COO|CMO|HR|PR|IT)\p{Lu}{2,5}),\s+)+(?=\p{L})/u;
/** Korean and Chinese names are one word. */
const ROLE_AND_SHORT_NAME =
  /^(?<role>[\p{Script=Hangul}\p{Script=Han}]{2,10}) (?<name>\p{Script=Hangul}{2,4}|\p{Script=Han}{2,4})$/u;
const SHORT_NAME_AND_ROLE =
  /^(?<name>\p{Script=Hangul}{2,4}|\p{Script=Han}{2,4}) (?<role>[\p{Script=Hangul}\p{Script=Han} ]{2,16})$/u;
/** They begin with one of not very many last names. */
const SHORT_NAME =
  /^(?:[김이박최정강조윤장임한오서신권황안송전홍고문양손배백허유남심노하곽성차주우구민류나진엄채원천방공현함변염][가-힣]{2}|[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林郑鄭谢謝罗羅梁宋唐许許韩韓冯馮邓鄧曹彭曾萧蕭田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付方白邹鄒孟熊秦邱江尹薛闫段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯][\p{Script=Han}]{1,2})$/u;
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
  if (LIFETIME.test(line.text) || namesOthers(line.text) || isAmongWitnesses(page, line)) return [];
  const previous = page.lines[line.index - 1];
  const text = withoutContacts(line.text).replace(AFFILIATION, '$<name>, ');
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
  if (previous.text.length > 60 || !namesRole(role) || personName(role) !== null) return [];
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
  const label = match?.['label'] ?? (/[:：]$/.test(previous) ? previous.slice(0, -1) : null);
  const rest = match?.['rest'] ?? text;
  if (label === null || label === undefined || isOthersLabel(label)) return [];
  const kind = isLegalLabel(label)
    ? 'legal'
    : isContactLabel(label)
      ? 'contact'
      : isRole(label)
        ? 'role'
        : isRole === namesRole && isShortPhrase(label) && !isMakersLabel(label) && isAboutPeople(page)
          ? 'place'
          : null;
  if (kind === null) return [];
  // Where it is not sure that they are people, a list of words may be anything.
  const isSure = isRole === namesRole;
  const names = isSure ? namesIn(rest) : [bracketed(rest) ?? { name: rest, role: null }];
  if ((kind === 'place' || kind === 'contact') && !areMostlyKnown(names.map(({ name }) => name))) return [];
  return names.flatMap(({ name, role: own }): Pair[] => {
    if (personName(name, true) === null) {
      // `Music: Organist Ada Lovelace` says it twice.
      const [twice] = kind === 'legal' ? [] : roleThenName(name);
      return twice ? [{ ...twice, role: cleanRole(label) }] : afterwards(name, label, kind);
    }
    const role =
      own ??
      (kind !== 'contact' && (kind === 'place' || isRole(label)) && !/durch|by$|par$|por$/i.test(label)
        ? cleanRole(label)
        : null);
    return [{ name, role, ...LABELLED[kind] }];
  });
}

type LabelKind = 'legal' | 'contact' | 'role' | 'place';
const LABELLED: Readonly<Record<LabelKind, Pick<Pair, 'confidence' | 'reason'>>> = {
  legal: { confidence: 0.7, reason: 'A legal notice names the person.' },
  contact: { confidence: 0.75, reason: 'The name follows a label of contacts.' },
  role: { confidence: 0.87, reason: 'The name follows a role.' },
  place: { confidence: 0.75, reason: 'The name follows a label on a page about people.' },
};

/** `Director: Ada Lovelace, since 2019`: what follows a whole name behind a role is no more of it. */
function afterwards(text: string, label: string, kind: LabelKind): Pair[] {
  const [name = '', rest] = text.split(/,\s| [–—-] |\s(?=\()/u);
  if (kind !== 'role' || rest === undefined || personName(name) === null || !isKnownName(name)) return [];
  return [{ name, role: cleanRole(label), ...LABELLED[kind] }];
}

function paired(text: string, isRole: RoleTest): Pair[] {
  if (text.length > 140) return [];
  for (const form of [
    ROLE_IN_BRACKETS,
    ROLE_AFTER,
    ROLE_BEFORE,
    ROLE_BEFORE_NAME,
    ROLE_AND_SHORT_NAME,
    SHORT_NAME_AND_ROLE,
  ]) {
    const { name = '', role: behind = '' } = form.exec(text)?.groups ?? {};
    const after = behind.replace(DEGREES_BEFORE_ROLE, '');
    // What follows a second separator is no more of the role.
    const role = after.split(/ [–—|·•-] /u)[0]!;
    if (name === '' || !isRole(role) || personName(name, true) === null || cleanRole(role) === null) continue;
    if (form === SHORT_NAME_AND_ROLE && !SHORT_NAME.test(name)) continue;
    if (form === ROLE_AND_SHORT_NAME && !SHORT_NAME.test(name)) continue;
    // A person cannot be what a second person is called, nor a label what somebody is.
    if (/[:：]/u.test(role)) continue;
    if (personName(role) !== null) continue;
    return [{ name: name.trim(), role, confidence: 0.88, reason: 'Name and role stand on one line.' }];
  }
  return [];
}
