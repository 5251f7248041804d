import { foldName } from '../names/fold-name.js';

/** What calls pages those of somebody: `oficiální stránky`, `official website`. */
const OFFICIAL =
  /(?<!\p{L})(?:(?:the |das |die |le |la |el |il |o |a )?(?:official|offizielle[rs]?|officiel(?:le)?|oficial|ufficiale|oficjaln[ya]|oficiální|oficiálne|oficiálna|hivatalos|oficial[aă]|službene?|uradn[ao]|officiële|officiell[ae]?|officielle|offisielle?|virallinen|virallis\p{L}+|resmî?|ametlik|oficiālā|oficialus|официальный|офіційний|официален|επίσημη|επίσημος)\s)?(?:(?:web|internet)?site|home ?page|homepage|webseiten?|internetseiten?|internetauftritt|web(?:si|pá)\p{L}+|site (?:web|internet|officiel)|sitio(?: web)?|página(?: web)?|sito(?: web| internet)?|strona(?: internetowa)?|(?:webové |internetové )?stránky|honlapja?|weboldala?|site-ul|pagina(?: web)?|stranica|spletna stran|website|hemsida|webbplats|hjemmeside|nettside|kotisivut?|verkkosivut?|(?:web |internet )?sitesi|veebileht|koduleht|mājaslapa|svetainė|сайт|ιστοσελίδα|ιστότοπος)(?!\p{L})|公式(?:サイト|ホームページ|ウェブサイト)|官方网站|官網|공식 ?홈페이지/giu;

/**
 * Whether a description says no more than one of the names does, or than what is called so: `Town of Marsh - official
 * website`.
 */
export function isButAName(text: string, names: readonly string[]): boolean {
  const plain = text.replace(OFFICIAL, ' ');
  const isOfficial = plain !== text;
  const isSentence = /[.!?。]\s*$|[.!?]\s+\p{Lu}/u.test(text);
  if (isSentence && !isOfficial) return false;
  const words = wordsOf(plain);
  if (isOfficial && !isSentence && words.length < 4) return true;
  // Beside the words for official pages, a legal form or an article may stand by the name.
  const most = isOfficial ? Math.min(2, words.length / 2) : 0;
  return names
    .map(wordsOf)
    .some((name) => name.length > 0 && words.filter((word) => !name.includes(word)).length <= most);
}

const wordsOf = (text: string): string[] =>
  foldName(text)
    .split(' ')
    .filter((word) => word !== '');
