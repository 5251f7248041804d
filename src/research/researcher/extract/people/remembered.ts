import type { Page } from '../../page/page.js';

/** The years of a life behind a name, or a cross: `Ada Lovelace (1815–1852)`. */
const LIFE =
  /[\s,]*[(（[]?\s?(?:\*\s?)?(?<born>1[0-9]\d\d)\s?[–—-]\s?†?\s?(?<died>\d{4})(?!\d)|[\s,]*[(（[]?\s?†/uy;
const YEARS = /†|1[0-9]\d\d\s?[–—-]/u;
/** Who was there for a shorter time held an office so long, or went to school. */
const SHORTEST_LIFE = 30;

/**
 * Tells whose life is over, as one of the pages says: founders are stated as data for as long as there is what they
 * founded.
 */
export function rememberedOn(pages: readonly Page[]): (name: string) => boolean {
  const texts = pages.flatMap(({ lines }) =>
    lines.filter(({ text }) => YEARS.test(text)).map(({ text }) => text),
  );
  return (name) =>
    texts.some((text) => {
      const at = text.indexOf(name);
      LIFE.lastIndex = at + name.length;
      const life = at < 0 ? null : LIFE.exec(text);
      if (life === null) return false;
      const { born, died } = life.groups!;
      return born === undefined || Number(died) - Number(born) >= SHORTEST_LIFE;
    });
}
