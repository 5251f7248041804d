import type { Line, Page } from '../../page/page.js';
import { isOwnAddress } from '../emails/address-kinds.js';
import { spelledAddresses } from '../emails/address-spellings.js';
import { foldName } from '../names/fold-name.js';

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
  if (firm === undefined || isOwnFirm(firm, page)) return false;
  const addresses = near.slice(near.indexOf(firm)).flatMap(({ text }) => spelledAddresses(text));
  return addresses.length > 0 && addresses.every(({ address }) => !isOwnAddress(address, page.url.hostname));
}

/** Whether a word of the firm's name is in the domain. */
const isOwnFirm = ({ text }: Line, { url }: Page): boolean =>
  foldName(text)
    .split(' ')
    .some((word) => word.length > 3 && url.hostname.includes(word));
