import { tellsOfHouse } from '../../page/page-kinds.js';
import type { Line, Page } from '../../page/page.js';
import { isOwnAddress } from '../emails/address-kinds.js';
import { spelledAddresses } from '../emails/address-spellings.js';
import { isGivenName } from '../names/given-names.js';
import { foldName } from '../names/fold-name.js';
import { isOwnFirm } from './own-firm.js';

/** A name with a legal form behind it, or before it. */
const FIRM =
  /(?:\s|,)(?:A\/S|ApS|GmbH|mbH|AG|KG|SAS|SARL|S\.?A\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|S\.?L\.?|Lda\.?|Ltda\.?|Ltd\.?|Limited|Inc\.?|LLC|B\.?V\.?|AB|AS|Oyj?|OÜ|Kft\.?|Zrt\.?|s\. ?r\. ?o\.|a\. ?s\.|sp\. z o\. ?o\.|d\.o\.o\.|SRL|A\.Ş\.)(?=$|[\s,.;(])|(?<!\p{L})(?:ТОВ|ООО|АО|ЕООД|UAB|SIA) ?[«„"“]/u;

/**
 * Whether a line belongs to a firm that is not the organization: one is named here or just above, by a name that the
 * domain says nothing of, and the one address beside it is at another domain.
 */
export function isOfOtherFirm(page: Page, index: number): boolean {
  const near = page.lines.slice(Math.max(0, index - 2), index + 2);
  const firm = near.find((line) => line.index <= index && line.text.length <= 160 && FIRM.test(line.text));
  if (firm === undefined || isOwnFirm(firm.text, page)) return false;
  const addresses = near.slice(near.indexOf(firm)).flatMap(({ text }) => spelledAddresses(text));
  return addresses.length > 0 && addresses.every(({ address }) => !isOwnAddress(address, page.url.hostname));
}

/** Whether a text has a legal form behind a name, as firms do. */
export const namesFirm = (text: string): boolean => text.length <= 160 && FIRM.test(text);

/** What calls a firm or a body by its kind, before its name. */
const KIND_OF_FIRM =
  /^(?:the )?(?:corporación|empresa|compañía|consorcio|cooperativa|gremio|asociación|federación|entreprise|société|compagnie|syndicat|ditta|impresa|consorzio|società|companhia|consórcio|firma|fa\.|bedrijf|spółka|przedsiębiorstwo|společnost|spoločnosť|vállalat|societatea|tvrtka|podjetje|şirketi?|компани[яї]|фирма|фірма|предприятие|підприємство|εταιρεία) \p{L}/iu;

/**
 * Whether what stands before a number or an address on its line says whose it is: `run by Catering Sana, S.L. (tel. `. On
 * a page that is not about the organization, any firm right before them, by its kind or its legal form.
 */
export function isReachOfOtherFirm(before: string, page: Page): boolean {
  if (IN_BRACKETS.test(before) && !isOwnFirm(before, page)) return true;
  if (tellsOfHouse(page)) return false;
  return (RIGHT_BEFORE.test(before) && !isOwnFirm(before, page)) || KIND_OF_FIRM.test(before);
}

const IN_BRACKETS = new RegExp(`(?:${FIRM.source})\\.?,? ?\\([^()]{0,20}$`, 'u');
const RIGHT_BEFORE = new RegExp(`(?:${FIRM.source})\\.?,? ?(?:\\p{L}{1,10}[.:]{1,2} ?)?$`, 'u');

/** Longer lines are prose, in which many are named. */
const LONGEST_LINE = 400;

/**
 * Whether a line names somebody before a number or an address of theirs, and a mail address
 * at a domain that is called like them: `Hotel Lotsen, tel. 06 221 9900, stay@hotellotsen.example`.
 */
export function isReachAtOtherDomain(before: string, line: Line, page: Page): boolean {
  if (line.text.length > LONGEST_LINE) return false;
  const hosts = otherHostsOn(line, page);
  if (hosts.length === 0 || isOwnFirm(before, page)) return false;
  // Somebody of the organization may have a domain of their own.
  if (isGivenName(before.split(' ')[0]!)) return false;
  const words = foldName(before.replace(/\S*@\S*/gu, ' '))
    .split(' ')
    .filter((word) => word.length > 3);
  return hosts.some((host) => words.some((word) => host.includes(word)));
}

/** A line is asked about for each of its numbers and addresses. */
const HOSTS_ON = new WeakMap<Line, readonly string[]>();

function otherHostsOn(line: Line, page: Page): readonly string[] {
  const known = HOSTS_ON.get(line);
  if (known !== undefined) return known;
  const hosts = spelledAddresses(line.text)
    .filter(({ address }) => !isOwnAddress(address, page.url.hostname))
    .map(({ address }) => address.slice(address.lastIndexOf('@') + 1));
  HOSTS_ON.set(line, hosts);
  return hosts;
}
