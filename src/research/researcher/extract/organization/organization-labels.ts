import type { Page } from '../../page/page.js';

/** Labels of an organization's name, in outlines and legal notices. */
const LABEL =
  /^(?:会社名|社名|商号|法人名|団体名|名称|園名|学校名|施設名|organi[sz]ation name|company name|legal name|registered name|name of (?:the )?(?:organi[sz]ation|association|charity|company|trust)|firmenname|firmenbezeichnung|vereinsname|name des vereins|raison sociale|dénomination(?: sociale)?|ragione sociale|denominazione(?: sociale)?|razón social|denominación(?: social)?|razão social|nazwa(?: firmy| organizacji)?|pełna nazwa|statutaire naam|název(?: organizace)?|obchodní jméno|unvanı|ticari unvan|επωνυμία|наименование|полное наименование|повна назва|назва|상호|단체명|기관명|회사명|公司名[稱称]|單位名稱)\s*(?:[:：]\s*(?<value>\S.*))?$/iu;

/** Names that stand after a label, on its line or on the next. */
export function labelledNames(page: Page): string[] {
  return page.lines.flatMap(({ text, index }) => {
    if (text.length > 150) return [];
    const match = LABEL.exec(text);
    const value = match && (match.groups!['value'] ?? page.lines[index + 1]?.text);
    return value && value.length <= 100 && !/[@:：]|\d{4}/u.test(value) ? [value] : [];
  });
}

/** Words that say what kind of organization one is, and legal forms. */
const KIND =
  /(?<!\p{L})(?:gmbh|ggmbh|mbh|ag|kg|ohg|e\. ?v|eg|inc|ltd|limited|llc|llp|plc|clg|dac|cic|sarl|sas|scop|s\.?r\.?l|s\.?p\.?a|s\.? ?l\.?u?|s\.? ?a|sp\. z o\. ?o|spółka|b\.?v|n\.?v|vzw|asbl|aps|a\/s|oy|ry|r\.y|z\. ?s|o\. ?p\. ?s|s\. ?r\. ?o|kft|nonprofit|d\.o\.o|ооо|ано|го|нко|foundation|stiftung|fondation|fundación|fundacja|fundação|fundació|fondazione|stichting|nadace|nadácia|alapítvány|vakfı|association|asociación|associazione|associação|associació|asociația|stowarzyszenie|vereniging|förening|forening|verein|verband|spolek|egyesület|derneği|yhdistys|seura|seltsi?|biedrība|draugija|udruga|društvo|society|trust|charity|club|klub|union|federation|cooperative|cooperativa|genossenschaft|coopérative|kooperative|osuuskunta|institute|institut|instituto|istituto|instytut|museum|musée|museo|muzeum|theatre|theater|théâtre|teatro|teatr|divadlo|school|schule|école|escuela|scuola|szkoła|škola|college|university|library|bibliothek|bibliothèque|biblioteca|church|parish|kirche|paroisse|parroquia|hospital|clinic|klinik|clinique|clínica|practice|praxis|firm|studio|workshop|atelier|ateliers|orchestra|orchester|orchestre|choir|chor|chœur|kórus|ensemble|observatory|council|centre|zentrum|σύλλογος|εταιρεία|συνεταιρισμός|σωματείο|ίδρυμα|ένωση|βιβλιοθήκη|μουσείο|θέατρο|σχολείο|фонд|общество|музей|театр|школа|спілка|товариство|асоціація)(?!\p{L})|株式会社|有限会社|合同会社|一般社団法人|一般財団法人|公益社団法人|公益財団法人|特定非営利活動法人|NPO法人|協会|財団|組合|協議会|주식회사|재단|협회|有限公司|基金會|協會|基金会|协会|\p{L}{3}(?:verein|verband|stiftung|förening|forening|vereniging|stichting|seura|yhdistys)(?!\p{L})/iu;

/** Whether a text says what kind of organization it names: `Fundacja Fala`, `Kontor GmbH`. */
export const namesKind = (text: string): boolean => KIND.test(text);

const LEGAL_FORM =
  /[\s,]+(?:gmbh|ggmbh|ag|e\. ?v\.?|eg|inc\.?|ltd\.?|limited|llc|llp|plc|clg|dac|cic|sarl|sas|s\.?r\.?l\.?|s\.?p\.?a\.?|s\.? ?l\.?|b\.?v\.?|vzw|asbl|aps|oy|ry|r\.y\.?|z\. ?s\.?|s\. ?r\. ?o\.?|kft\.?|d\.o\.o\.?)$/iu;

/** A name without the legal form behind it. */
export const withoutLegalForm = (name: string): string => name.replace(LEGAL_FORM, '').trim();
