import { isAboutOrganization, isHome } from '../../page/page-kinds.js';
import type { Page } from '../../page/page.js';
import { anyCase } from './any-case.js';
import { isCredit } from './credits.js';
import { CALLED_OURS, DONE_BY } from './sentences-of-ours.js';
import { END, NAME, NAMES, OUR, ROLE, type Form } from './sentence-parts.js';
import { withoutContacts } from '../phones/contact-details.js';
import type { DraftOf } from '../draft.js';
import { excerptOf } from '../excerpt.js';
import { spelledAddresses } from '../emails/address-spellings.js';
import { foldName } from '../names/fold-name.js';
import { namesIn } from '../names/name-lists.js';
import { isOwnFirm } from '../others/own-firm.js';
import { isAmongOthers, isAmongWitnesses, namesOthers } from '../others/others.js';
import { personDraft } from './person-draft.js';
import { isKnownName, personName } from '../names/person-name.js';
import { cleanRole, namesRole } from '../roles/role-words.js';

/** Longer lines tell a story. */
const LONGEST_LINE = 600;
/** What was, and what is said of others: the years of a life, of a house, the past. */
const STORY =
  /\b1[5-9]\d\d\b|(?<!\p{L})(?:was|were|had been|founded|war|wurde|gründete|gegründet|era|était|fut|fondée?|fundad[ao]|fondat[ao]|werd|grundades|grundlagt|var|był[ao]?|zał|byl[ao]?|oli|volt|alapít|был[ао]?|основан|died|retired|passed away|stepped down|resigned|starb|verstarb|verstorben|ruhestand|zurückgetreten|décédée?|(?:à|en|sa) (?:la )?retraite|falleci[óo]|fallecid[oa]|murió|jubiló|scompars[oa]|in pensione|în pensie|morreu|faleceu|aposentou|overleden|met pensioen|zmarł[ay]?|zemřela?|zomrela?|elhunyt|kuoli|eläkkeelle|avled|døde|pensionerades|vefat|emekli|(?:the )?(?:passing|death|loss) of|(?:tod|ableben|verlust) (?:von|unser\p{Ll}*)|(?:décès|disparition) d|(?:fallecimiento|muerte|pérdida) de|scomparsa d|(?:falecimento|morte) d|(?:overlijden|dood) van|bortgång|śmierć|śmierci|úmrtí|halála|decesul)(?!\p{L})/iu;

const LED_BY = anyCase(
  'geleitet von|unter (?:der )?(?:(?:musikalischen|künstlerischen|fachlichen) )?leitung von|dirigée?s? par|animée?s? par|présidée?s? par|encadrée?s? par|sous la direction de|dirigid[ao]s? por|presidid[ao]s? por|coordinad[ao]s? por|dirett[aoi]e? da|guidat[aoi]e? da|coordinat[aoi]e? da|condott[aoi]e? da|dirigid[ao]s? por|coordenad[ao]s? por|onder leiding van|geleid door|leds av|ledes av|ledes af|under ledelse af|pod kierownictwem|pod dyrekcją',
);

const OURS = `(?<!\\p{L})(?:${anyCase('our|unsere?|ihre?|notre|votre|nuestr[ao]|il nostro|la nostra|a nossa|o nosso|onze|uw|vår|vores|vår')})n?`;
/** `Our director, Ada Lovelace, …`, `our director Ada Lovelace`. */
const OF_OURS: readonly Form[] = [
  { pattern: new RegExp(`${OURS} ${ROLE}, ${NAME}(?=$|[.,;:!?()])`, 'gu'), ofRole: true, isCertain: true },
  { pattern: new RegExp(`${OURS} ${ROLE},? ${NAME}${END}`, 'gu'), ofRole: true },
];

/** In sentences, a person is called by a role after a verb, between commas, or before one. */
const FORMS: readonly Form[] = [
  // `Our director is Ada Lovelace`
  {
    pattern: new RegExp(
      `(?:^|[.!?;:–—] |\\) )(?:${OUR.ours} |[Ll]['’] ?)?${ROLE}\\s${OUR.is}${OUR.currently} ${NAMES}${END}`,
      'gu',
    ),
    ofRole: true,
  },
  // `Ada Lovelace is our director`
  {
    pattern: new RegExp(
      `(?:^|[.!?] )${NAME} ${OUR.is}${OUR.currently} (?:${OUR.ours}|ein|eine|an?|un|une|una|uno|um|uma) ?${ROLE}(?=$|[.,;:!?(]| (?:and|und|et|y|e|en|och|og|at|bei|of|für|de|seit|since) )`,
      'gu',
    ),
    ofRole: true,
  },
  // `Als Hauswart steht Ihnen Max Born zur Verfügung`, `As treasurer, Ada Lovelace …`
  {
    pattern: new RegExp(
      `(?:^|[.!?] )(?:[Aa]ls ${ROLE} (?:steht|hilft|berät|betreut|begleitet|arbeitet|wirkt|amtiert)(?: (?:Ihnen|Sie|Euch|euch|uns|bei uns))?|(?:As|Als|Comme|Como|Come|Som|Jako) (?:${OUR.ours} )?${ROLE.replace('role', 'as')},) ${NAME}${END}`,
      'gu',
    ),
    ofRole: true,
  },
  // `Den Vorsitz führt Ada Lovelace`, `La présidence est assurée par Ada Lovelace`
  {
    pattern: new RegExp(
      `(?:^|[.!?;,] )(?:${OUR.ours} |[Ll]['’] ?|[Dd]en )?${ROLE} (?:führt|hat|übernimmt|obliegt|liegt bei|liegt in den Händen von|is in the hands of|est assurée? par|est confiée? à|è affidat[ao] a|corre a cargo de|está a cargo de|fica a cargo de|está a cargo da|berust bij|ligger hos|varetages af|ivaretas av|sköts av) ${NAMES}${END}`,
      'gu',
    ),
    ofRole: true,
  },
  ...OF_OURS,
  ...DONE_BY,
  // `Ada Lovelace (director)`, anywhere
  { pattern: new RegExp(`${NAME} \\((?<role>\\p{L}[^()]{2,60})\\)`, 'gu'), ofRole: true },
  // `We are Ada Lovelace and Max Born`
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:[Ww]e are|[Ww]e’re|[Ww]ir sind|[Nn]ous sommes|[Ss]omos|[Ss]iamo|[Ww]ij zijn|[Vv]i är|[Vv]i er|[Jj]esteśmy|[Jj]sme|[Mm]e olemme) (?<several>${NAME.replace('(?<name>', '(?:')}(?:(?:,| \\p{Ll}{1,3}| &) ${NAME.replace('(?<name>', '(?:')})*|\\p{Lu}\\p{Ll}+ (?:and|und|et|y|e|en|och|og|i|a|ja|&) ${NAME.replace('(?<name>', '(?:')})${END}`,
      'gu',
    ),
    ofRole: false,
  },
  // `directed by Ada Lovelace`
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:directed|led|run|headed|chaired|managed|conducted|coached|taught|overseen|co-?ordinated|looked after|staffed|owned and run) (?:\\p{Ll}+ )?by ${NAMES}${END}|(?<!\\p{L})(?:${LED_BY}) ${NAME.replace('<name>', '<other>')}${END}`,
      'gu',
    ),
    ofRole: false,
  },
];

/** Whom visitors are told to ask is of the house, whatever the page is about: `Talk to Ada Lovelace, warden, who …`. */
const ASKED: Form = {
  pattern: new RegExp(
    `(?<!\\p{L})(?:${anyCase('contact|ask(?: for)?|speak (?:to|with)|talk to|have a word with|write to|apply to|get in touch with|wenden sie sich (?:bitte )?an|kontaktieren sie|fragen sie|melden sie sich (?:bitte )?bei|auskunft (?:gibt|erteilt)|es berät sie|adressez-vous à|contactez|s.adresser à|écrivez à|appelez|demandez|diríjase a|contacte(?: con| a)?|pregunte por|escriba a|llame a|rivolgersi a|contattare|scrivere a|chiedere di|fale com|dirija-se a|contate|escreva (?:a|para)|neem contact op met|vraag naar|schrijf (?:naar|aan)|meld u (?:aan )?bij|kontakta|hör av dig till|henvend dig til|skriv til|ta kontakt med|ring til')}) (?:${OUR.ours} )?${NAME}(?:, ?| \\()(?:${OUR.ours} )?${ROLE}(?=$|[.,;:!?()]| (?:who|on|at|under|tel|unter|telefonisch|au|al|par|per|via|op|på|por|em|qui|die|der|que|che) )`,
    'gu',
  ),
  ofRole: true,
};

/** Where somebody is it: `director of Prairie Elevators`. */
const OF_HOUSE =
  /\s(?:of|at|with|from|chez|bei|beim|vom|de la|de l[’']|du|del|della|dell[’']|do|da|van|hos|ved)\s?(?:the )?\p{Lu}/u;

export const CALLED_IN_SENTENCE = 'A sentence calls the person by the role.';
export const WHOM_TO_ASK = 'A sentence says whom to ask.';

/**
 * People whom a sentence on a page about the organization calls by their role: `Our treasurer is Ada Lovelace.` On all
 * pages, those whom visitors are told to ask.
 */
export function peopleInSentences(page: Page): DraftOf<'person'>[] {
  const isAbout = isAboutOrganization(page);
  return page.lines
    .filter(({ text }) => text.length <= LONGEST_LINE && text.split(' ').length > 3)
    .flatMap((line) => {
      const sentences = sentencesOf(withoutContacts(line.text));
      const isAddressed = addressedIn(line.text);
      const draft =
        (reason: string) =>
        ({ name, role }: Called): DraftOf<'person'>[] =>
          personDraft(
            { written: name, role },
            { excerpt: (shown) => excerptOf(page, line.index, shown), confidence: 0.75, reason },
          );
      const asked = sentences
        .flatMap((one) => calledIn(one, [ASKED], isAddressed))
        .filter(({ role }) => isAbout || !OF_HOUSE.test(role ?? '') || isOwnFirm(role!, page));
      const isOfOthers = asked.length > 0 && (namesOthers(line.text) || isAmongOthers(page, line));
      return [
        ...sentences
          .flatMap((one) => calledIn(one, isAbout ? FORMS : isHome(page) ? OF_OURS : [], isAddressed))
          .flatMap(draft(CALLED_IN_SENTENCE)),
        ...(isOfOthers || isAmongWitnesses(page, line) ? [] : ours(sentences, isAbout, isAddressed)).flatMap(
          draft(CALLED_IN_SENTENCE),
        ),
        ...(isOfOthers ? [] : asked).flatMap(draft(WHOM_TO_ASK)),
      ];
    });
}

/** On pages about something else, who once made or led something is none of the house's people. */
const ours = (sentences: readonly string[], isAbout: boolean, isAddressed: NameTest): Called[] =>
  sentences
    .flatMap((one) => calledIn(one, CALLED_OURS, isAddressed))
    .filter(({ role }) => isAbout || !isCredit(role ?? ''));

type NameTest = (name: string) => boolean;

/** Tells whether one of the addresses in a text bears both parts of a name: then it is somebody's, known or not. */
function addressedIn(text: string): NameTest {
  const locals = spelledAddresses(text).map(({ address }) =>
    foldName(address.split('@')[0]!.replace(/[._-]/gu, ' ')),
  );
  return (written) => {
    const name = locals.length === 0 ? null : personName(written);
    return name !== null && locals.includes(foldName(`${name.first_name} ${name.last_name}`));
  };
}

interface Called {
  readonly name: string;
  readonly role: string | null;
}

/** A point behind an abbreviation, which is short or has no vowel, ends no sentence. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=\p{Ll}{4}\)?[.!?]) (?=\p{Lu})/u).filter((sentence) => !STORY.test(sentence));

function calledIn(sentence: string, forms: readonly Form[], isAddressed: NameTest): Called[] {
  return forms.flatMap(({ pattern, ofRole, isCertain }) =>
    [...sentence.matchAll(pattern)].flatMap((match) => {
      const groups = match.groups!;
      const several = groups['several'];
      if (several !== undefined && ofRole) {
        const called = cleanRole((groups['role'] ?? groups['as'] ?? '').replace(ARTICLE, ''));
        if (called === null || !isRoleOfOne(called)) return [];
        return (isAddressed(several) ? [several] : knownIn(several)).map((one) => ({
          name: one,
          role: called,
        }));
      }
      if (several !== undefined) return knownIn(several).map((one) => ({ name: one, role: null }));
      const written = groups['name'] ?? groups['other'] ?? '';
      const isSure = isCertain === true || isAddressed(written);
      const name = knownPart(written) ?? (isSure && personName(written) !== null ? written : null);
      const role = ofRole ? cleanRole((groups['role'] ?? groups['as'] ?? '').replace(ARTICLE, '')) : null;
      if (name === null || (ofRole && (role === null || !isRoleOfOne(role)))) return [];
      return [{ name, role }];
    }),
  );
}

/** The known names of a list; of one, its longest beginning that is one. */
function knownIn(text: string): string[] {
  const listed = namesIn(text).map(({ name }) => knownPart(name));
  return listed.filter((name) => name !== null);
}

const ARTICLE = /^(?:the|der|die|das|la|le|il|lo|el|los|o|a|de|het|an|un|une|una|ein|eine) /iu;

/** The longest beginning of a text that is a known name: a sentence may go on with a capital letter. */
function knownPart(text: string): string | null {
  const words = text
    .replace(/^(?:il|la|el|o|a|pan[ií]?) /u, '')
    .replace(/\.$/u, '')
    .split(' ');
  for (let end = words.length; end >= 2; end -= 1) {
    const part = words.slice(0, end).join(' ');
    if (personName(part) !== null && isKnownName(part)) return part;
  }
  return null;
}

/** A role that is one, and says nothing of somebody else: `Leiterin`, `director of the choir`. */
const isRoleOfOne = (role: string): boolean =>
  namesRole(role) &&
  role.split(' ').length <= 7 &&
  personName(role) === null &&
  !/\b(?:who|that|which|die|der|qui|que|che|som)\b/iu.test(role.split(' ').slice(1).join(' ')) &&
  // By whom something is done is not what does it: `voices are trained by the coach`.
  !/\s(?:by|door|par|przez|is|are|wordt|worden|wird|werden|sont|sono|bliver|blir|są)\s/iu.test(role);
