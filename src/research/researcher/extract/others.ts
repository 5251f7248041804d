import type { Page } from '../page/page.js';

/** Who made the pages, hosts them or watches over them is named on them, but is not the organization. */
const OTHERS =
  /\b(web ?design|web ?master by|(site|website|seite|design(ed)?|built|made|powered|developed|created|hosted) by|umsetzung|umgesetzt|technische (realisierung|umsetzung)|webagentur|web agency|hosting|hébergeur|hébergement|héberg[eé]|réalisation|r[ée]alisé par|conception|aufsichtsbehörde|supervisory authority|data protection authority|diseño web|desarrollo web|alojamiento|realizacja|wykonanie|projekt strony|realizzazione|realisatie|zuständige\p{L}* (\p{L}+)?(kammer|behörde|stelle)|kammer:|landesbeauftragte|regulated by|authori[sz]ed by|autorité de contrôle|hosted|host(ing)? provider|hoster|bildnachweis|ombuds|schlichtung|dispute resolution)/iu;

/** Whether a line, or one of the two before it, names somebody else whose contacts follow. */
export const isAboutOthers = (page: Page, index: number): boolean =>
  page.lines.slice(Math.max(0, index - 2), index + 1).some(({ text }) => OTHERS.test(text));
