/** An address in a text, however it is spelled. */
export interface SpelledAddress {
  readonly address: string;
  /** As the text spells it. */
  readonly shown: string;
  /** Written so that machines do not see it: `[at]`, ` at … dot … `. */
  readonly isDisguised: boolean;
}

/** Words and names of the sign @, and of the dot, in many languages. */
const AT_WORDS =
  'at|ät|ätt|æt|arroba|arobase|aroba|arobas|arobaz|arond|a ?rond|chiocciola|bei|chez|à|małpa|malpa|małpka|kukac|zavináč|zavinac|zavináct|snabel-?a|alfakrøll|krøllalfa|kr[øo]ll-?a|apenstaart(?:je)?|klammeraffe|affenschwanz|miukumauku|miuku|afna|majmun(?:če|ski)?|manki|pri|et|eta|kuyruklu a|salyangoz|papaki|παπάκι|παπακι|собака|собачка|маймунско а|мајмун|равлик|песик|shtrudel|שטרודל|כרוכית|آت|ات|골뱅이|艾特|小老鼠|小鼠|アット(?:マーク)?|アットマーク|@ ?mark|a commerciale|abhnk|xav|bildu|txin|ad|malpo|arrova|arova';
const DOT_WORDS =
  'dot|punkt|punktum|point|point\\.|punt|punto|ponto|kropka|pont|tečka|tecka|bodka|pika|pika\\.|točka|tocka|tačka|punkti|piste|nokta|punct|taškas|taskas|punkts|punktas|τελεία|τελεια|точка|крапка|тачка|נקודה|نقطة|نقطه|点|點|점|닷|ドット|dott?|puntu|pwynt|ponc|titik|chấm|punt\\.';
const OPEN = '[\\[({<（【［〈]';
const CLOSE = '[\\])}>）】］〉]';

const BRACKETED_AT = ` ?${OPEN} ?(?:${AT_WORDS}|[@＠a]) ?${CLOSE} ?`;
const DASHED_AT = '(?: ?-at- ?|_at_|\\*at\\*)';
/** Without brackets, of the words only those that mean nothing else between two others. */
const BARE_AT_WORDS =
  'at|ät|æt|arroba|arobase|chiocciola|małpa|malpa|kukac|zavináč|zavinac|snabel-?a|krøllalfa|alfakrøll|apenstaartje|klammeraffe|miukumauku|afna|παπάκι|собака|собачка|アット(?:マーク)?';
const WORD_AT = ` (?:${BARE_AT_WORDS}) `;
const BRACKETED_DOT = ` ?${OPEN} ?(?:${DOT_WORDS}|[.．]) ?${CLOSE} ?`;
const WORD_DOT = ` (?:${DOT_WORDS}) `;

const LOCAL = "[a-z0-9](?:[a-z0-9_%+'&-]{0,62}[a-z0-9_+-])?";
const LABEL = '[\\p{Script=Latin}\\p{N}](?:[\\p{Script=Latin}\\p{N}-]{0,61}[\\p{Script=Latin}\\p{N}])?';
const NOT_INSIDE = "(?<![\\p{Script=Latin}\\p{N}@._%+/=#'-])";
/** A path behind a colon is one on a machine that somebody logs in to. */
const ENDS = '(?![\\p{Script=Latin}\\p{N}]|[@＠/]|-[\\p{N}]|:[~./]?[\\w-]{1,60}/)';

const spelling = (at: string, dot: string): RegExp =>
  new RegExp(
    `${NOT_INSIDE}(?<local>${LOCAL}(?:(?:\\.|${dot})${LOCAL}){0,5})(?<at>${at})(?<host>${LABEL}(?:(?:[.．]|${dot})${LABEL}){1,5})${ENDS}`,
    'giu',
  );

/** Japanese pages say which sign stands for the @: `★を@に`. */
const SIGN = '[★☆●◎■◆＃#＊*]';
const SIGN_SAID = new RegExp(
  `${SIGN}[」』)）]?\\s*[をは]|[＃#＊*★☆]\\s?[」』”"']?\\s?(?:换成|換成|改为|改為|替换|請換|ersetzen|durch @|by @|with @)`,
  'u',
);

const SPELLINGS: readonly { readonly pattern: RegExp; readonly accepts: (found: Found) => boolean }[] = [
  { pattern: spelling('[@＠]', BRACKETED_DOT), accepts: () => true },
  {
    pattern: spelling(`(?:${BRACKETED_AT}|${DASHED_AT})`, `(?:${BRACKETED_DOT}|${WORD_DOT})`),
    accepts: () => true,
  },
  // "Find us at example.org" is no address: where the at is a word, a dot must be one too.
  {
    pattern: spelling(WORD_AT, `(?:${BRACKETED_DOT}|${WORD_DOT})`),
    accepts: ({ host }) => new RegExp(`${BRACKETED_DOT}|${WORD_DOT}`, 'iu').test(host),
  },
  { pattern: spelling(SIGN, BRACKETED_DOT), accepts: ({ text }) => SIGN_SAID.test(text) },
  // With spaces around the dot as well, nothing else is meant.
  { pattern: spelling(' [@＠] ', ' \\. '), accepts: ({ shown }) => / \. /.test(shown) },
  // "Follow us @ example.org" is none either: with spaces around its @, an address stands by itself or after a colon.
  {
    pattern: spelling(' ?[@＠] ?', BRACKETED_DOT),
    accepts: ({ before }) => /(^|[:：>|–-] ?)$/u.test(before),
  },
];

interface Found {
  readonly host: string;
  readonly before: string;
  readonly shown: string;
  readonly text: string;
}

const DOTS = new RegExp(`${BRACKETED_DOT}|${WORD_DOT}| \\. |．`, 'giu');
const PLEAS = /(?:no-?spam|remove-?this|entfernen|nospamplease)[.-]?/gi;

/** The addresses that a line of text spells, in their order, each once. They are not checked yet. */
export function spelledAddresses(text: string): SpelledAddress[] {
  const found = new Map<string, SpelledAddress & { index: number }>();
  SPELLINGS.forEach(({ pattern, accepts }, form) => {
    for (const match of text.matchAll(pattern)) {
      const { local = '', host = '' } = match.groups!;
      if (!accepts({ host, before: text.slice(0, match.index), shown: match[0], text })) continue;
      const address = `${local.replace(DOTS, '.')}@${host.replace(DOTS, '.').toLowerCase()}`.replace(
        PLEAS,
        '',
      );
      if (found.has(address.toLowerCase())) continue;
      const shown = match[0];
      found.set(address.toLowerCase(), {
        address,
        shown,
        isDisguised: form > 0 || /[^\x21-\x7e\p{L}]/u.test(shown),
        index: match.index,
      });
    }
  });
  return [...found.values()]
    .toSorted((a, b) => a.index - b.index)
    .map(({ address, shown, isDisguised }) => ({ address, shown, isDisguised }));
}
