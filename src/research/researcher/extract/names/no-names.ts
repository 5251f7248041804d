import { isGivenName } from './given-names.js';

/** `The Rowing Club`, `Der Feuerwehrverein`: an article in front of a name is none of it, but it is of a thing's. */
const ARTICLE =
  /^(?:the|der|die|das|het|det|les|los|las|il|az|τ[οα]|ο|η|οι|eine?|unsere?|notre|nuestr[ao])$/iu;

/** Whom a sentence speaks to or of: `Ihnen Max Born`. */
const PRONOUN = /^(?:ihnen|ihren?|diese[rsnm]?|jede[rsnm]?|wir|vous|ustedes|usted|they|these|your|their)$/iu;

/** `Who We Are`: where all words of a heading have capital letters, some are of sentences. */
const OF_SENTENCE =
  /^(?:we|who|what|which|why|wer|sind|sommes|somos|siamo|quiénes|quienes|quem|jsme|jesteśmy)$/iu;

/** `Stellv. Wehrführer`, `Asst. Curator`: an office begins with the abbreviation of a deputy. */
const DEPUTY =
  /^(?:stellv|stv|stellvertr|vertr|vors|beis|asst|assoc|dep|suppl|subst|vice|vize|vizepräs|zást|zast|wiceprez|przew|podp|pom|místop|podpreds|nestf|næstf|varaj|varapj|h\.?elnök|ügyv|зам|заст|пом|αναπλ|αντιπρ|yrd|yard|locț|adjoint|prés|trés|tes|secr|sekr|schriftf|kass|künstl|techn|wiss|kaufm|ehrenamtl|hauptamtl)\.$/iu;

/** Words end so that say what an organization or a part of it is, in languages that join words. */
const BODY_AT_END =
  /^\p{L}{3,}(?:verein|vereinigung|verband|verbund|genossenschaft|gesellschaft|gemeinschaft|stiftung|feuerwehr|musikkapelle|blaskapelle|abteilung|ausschuss|vorstand|gemeinde|verwaltung|behörde|anstalt|werkstatt|einrichtung|leitung|initiative|zentrale|mannschaft|direktion|präsidium|ministerium|inspektorat|kammer|amt|föreningen|förening|förbundet|klubben|styrelsen|nämnden|kontoret|verket|foreningen|forening|forbundet|udvalget|bestyrelsen|selskabet|laget|styret|utvalget|vereniging|genootschap|stichting|bestuur|commissie|harmonie|yhdistys|osasto|lautakunta|hallitus|toimikunta|osuuskunta|egyesület|szövetség|alapítvány|bizottság|szövetkezet|selts|ministeriet|myndigheten|styrelsen|inspektoratet|inspektionen|tilsynet|direktoratet|ministerie|inspectie|ministeriö|virasto|ühing|biedrība|draugija|félag|stjórn)$/iu;

/** `Head Coach`, `Allotment Warden`: trades that are last names as well, behind a rank or what they are for. */
const BEFORE_TRADE =
  /^(?:head|chief|lead|vice|deputy|assistant|senior|junior|honorary|acting|interim|general|managing|executive|sous|pastry|allotment|tree|flood|snow|parish|town|village|church|club|team|squad|youth|adult|beginners|senior|women|womens|men|mens|boys|girls|schools?|fire|dock|bee|zoo|grounds|green|time|house|swim|swimming|rowing|running|fitness|strength|life|career|goalkeeping|school|station|site|works|shop|branch|area|district|duty|ship|boat|race|course|vocal|choir|orchestra|food)$/iu;
/** `Head Greenkeeper`: who is called so has an office, whatever that is. */
const RANK = /^(?:head|deputy|assistant|acting|interim|honorary|assistent|stellvertretende[rn]?)$/iu;
const TRADE =
  /^(?:coach|captain|warden|keeper|steward|clerk|baker|brewer|cook|gardener|sexton|dean|foreman|conductor|partner|planner|verger|master)$/iu;
/** `HU. ISSN`: several capital letters and a point are of registers and offices. */
const REGISTER = /^\p{Lu}{2,}\.$/u;

/** What firms are called by, behind a name: `Bruny Kelp Co.`, `Marsh Pty`. */
const OF_FIRM =
  /^(?:Co\.|Pty\.?|Pte\.?|Cie\.?|Bros\.?|Sons|Sdn|Bhd|Snc|S\.n\.c\.|Oyj|Intl\.?|P\.C\.|e\.K\.|HB|KB)$/u;

/**
 * Whether the words of a supposed name, two at least, say by their form that they are none: by an article in front of
 * them, words of a sentence, the abbreviation of a deputy, a register or a school, a trade behind its rank, or the ending of
 * a word for a body.
 */
export function isOfNobody(tokens: readonly string[]): boolean {
  const [first, second] = [tokens[0]!, tokens[1]!];
  return (
    DEPUTY.test(first) ||
    PRONOUN.test(first) ||
    RANK.test(first) ||
    REGISTER.test(first) ||
    tokens.some((token) => OF_SENTENCE.test(token)) ||
    isAtSchool(tokens) ||
    (tokens.length === 2 && BEFORE_TRADE.test(first) && TRADE.test(second)) ||
    (ARTICLE.test(first) && !isGivenName(first) && !isGivenName(second)) ||
    tokens.some((token) => BODY_AT_END.test(token))
  );
}

/** `Studium ETH Zürich`: an abbreviation between words that are none, and that no given name begins. */
const isAtSchool = (tokens: readonly string[]): boolean =>
  tokens.filter((token) => ABBREVIATION.test(token)).length === 1 &&
  tokens.slice(1, -1).some((token) => ABBREVIATION.test(token)) &&
  !isGivenName(tokens[0]!);
const ABBREVIATION = /^(?:\p{L}[’'])?\p{Lu}{2,5}$/u;

/** Whether a text ends as a firm is called: `Bruny Kelp Co.` */
export const endsAsFirm = (text: string): boolean => OF_FIRM.test(text.trim().split(' ').at(-1)!);
