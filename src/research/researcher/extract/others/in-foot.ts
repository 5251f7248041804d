import { hints, outwards } from '../../page/html.js';
import type { Line } from '../../page/page.js';

/** Whether a line stands in the foot of a page, or in an element for contacts. */
export const isInFoot = ({ block }: Line): boolean =>
  outwards(block).some(
    (one) => /^(?:footer|address)$/.test(one.name) || /foot|impressum|contact|kontakt/.test(hints(one)),
  );
