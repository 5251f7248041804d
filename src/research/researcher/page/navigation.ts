import { hints, outwards } from './html.js';
import type { Line } from './page.js';

/** Tabs are named so as well, and may open what is said of somebody. */
const NAVIGATION =
  /(?:^|[\s_-])(?:nav|navbar|navigation|nav-?menu|menu|main-?menu|breadcrumbs?)(?:[\s_-]|$)/u;

/** Whether a line stands in what leads to other pages, in an element that is one for it or a list that is called so. */
export const isInNavigation = ({ block }: Line): boolean =>
  outwards(block).some(
    (one) =>
      one.name === 'nav' ||
      (/^[uo]l$/.test(one.name) && NAVIGATION.test(hints(one)) && !/tab/u.test(hints(one))),
  );
