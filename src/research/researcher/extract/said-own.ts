import type { Page } from '../page/page.js';
import type { Draft } from './draft.js';
import { personName } from './names/person-name.js';
import { headAbove } from './others/others.js';
import { sentenceBefore, speaksOfOurs } from './others/ours.js';
import { isCalledInFull } from './others/own-firm.js';
import { WHOM_TO_ASK } from './people/people-sentences.js';

/**
 * Tells of what a page has whether it says so itself that it is the organization's own: in a sentence, or below a heading,
 * that speaks of `ours`, or behind whom visitors are told to ask or to call.
 */
export function saidOwn(page: Page, drafts: readonly Draft[]): (text: string | null) => boolean {
  const asked = drafts.flatMap((draft) =>
    draft.kind === 'person' && draft.reason === WHOM_TO_ASK ? [draft.value.name] : [],
  );
  return (text) =>
    text !== null &&
    page.lines.some((line) => {
      const at = line.text.indexOf(text);
      if (at < 0) return false;
      const sentence = sentenceBefore(line.text, at);
      const head = headAbove(page, line);
      return (
        // Whoever is named further behind `our` may be somebody else, who does something for the organization.
        speaksOfOurs(sentence.split(' ').slice(0, 2).join(' '), page.language) ||
        (/\p{Ll}{2} $/u.test(sentence) && /^\D{3}/u.test(text) && isCalledInFull(sentence, page)) ||
        (head !== undefined && speaksOfOurs(head.text, page.language) && beginsWithPerson(sentence)) ||
        OUR_STAFF.test(line.text.slice(0, at)) ||
        isAskedToCall(sentence) ||
        asked.some((name) => /^[^\p{L}]{1,4}$/u.test(sentence.split(name)[1] ?? ''))
      );
    });
}

/** `Wiesław Kubacki, guide, tel. `: what stands below a heading of members or supporters may be a firm's. */
const beginsWithPerson = (text: string): boolean =>
  personName(text.split(/[,(–—|:]/u)[0]!.trim(), true) !== null;

/** Who does what the paragraph tells of. */
const OUR_STAFF =
  /(?<!\p{L})(?:our (?:own )?(?:staff|team)|unser(?:em|en)? (?:eigenen? )?(?:team|personal)|notre (?:propre )?(?:équipe|personnel)|nuestro (?:propio )?(?:equipo|personal)|il nostro (?:personale|team)|onze (?:eigen )?(?:medewerkers|leerkrachten)|ons (?:eigen )?team|vår (?:egen )?personal|vores (?:eget )?personale|nasz (?:własny )?(?:zespół|personel)|nossa (?:própria )?equipe)(?!\p{L})[^?]{0,200}$/iu;
/** `Ring or text Femke Roelofs, `: somebody whom readers are asked to call by name. */
const CALL =
  /(?<!\p{L})(?:bel(?: (?:of app|of mail|met|naar))?|app|ring(?: or text)?|call(?: or text)?|text|phone|rufen sie|appelez|téléphonez à|llam[ae] a|chiam(?:a|ate)|ligue para|zadzwoń do|zavolejte|volejte|soita|ring(?: til)?|kontaktuj się z) (?<name>\p{Lu}[^,:(\d]{3,40}),? $/iu;

const isAskedToCall = (sentence: string): boolean =>
  personName(CALL.exec(sentence)?.groups?.['name'] ?? '', true) !== null;
