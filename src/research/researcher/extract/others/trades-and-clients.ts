import type { Line, Page } from '../../page/page.js';
import { isInOwnRow } from '../emails/own-addresses.js';
import { isOwnFirm } from './own-firm.js';

/** Tradesmen by their name, before when they are called and their number: `Nordgaard VVS, døgnvagt: 86 …`. */
const TRADESMEN =
  /^[\p{Lu}\d][^,:：@]{1,40}[ -](?:vvs|el|el-?service|el-?installation|kloak\p{L}*|låse?\p{L}*|glarmester\p{L}*|rør|rørleggere?|sanitär|elektro(?:technik)?|heizungsbau|schlüsseldienst|rohrreinigung|plumb(?:ing|ers?)|electric(?:al|s)|electricians?|locksmiths?|heating|glaziers?|plomberie|électricité|serrurerie|fontanería|electricidad|cerrajería|idraulica|loodgieters?|elektra|sloten\p{L}*|hydraulika|instalatér(?:ství)?|putkiliike|sähkö|isännöinti)(?: \p{Lu}\p{L}+)?(?:, [^:：@]{2,40})?[:：] ?[+(\d]/iu;

/** For whom something was built or made. */
const CLIENT =
  /^(?:investor[ií]?|inwestor(?:zy)?|investitor|bauherr(?:in|schaft|en)?|auftraggeber(?:in)?|kund[ei]|client|clients|maître d.ouvrage|maîtrise d.ouvrage|commanditaire|opdrachtgever|bygherre|oppdragsgiver|byggherre|beställare|rakennuttaja|tilaaja|zamawiający|zleceniodawca|klient|objednatel|objednávateľ|stavebník|megrendelő|építtető|megbízó|beneficiar|naručitelj|naročnik|işveren|заказчик|замовник|възложител|promotor(?:a)?|cliente|committente|developer|施主|発注者|建築主)[:：]?$/iu;

/** Whether a line is about tradesmen who are not the organization itself. */
export const namesTradesmen = (text: string, page: Page): boolean =>
  text.length <= 120 && TRADESMEN.test(text) && !isOwnFirm(text.split(/[,:：]/u)[0]!, page);

/** Whether a text says no more than that for whom something was made follows. */
export const isLabelOfClient = (text: string): boolean => CLIENT.test(text);

/** Whether two cells are of one row, in which an address at the site's domain stands: the row is about somebody of its own. */
export const areInOwnRow = (page: Page, above: Line, line: Line): boolean =>
  above.block?.name === 'td' && above.block.parent === line.block?.parent && isInOwnRow(page, above, line);
