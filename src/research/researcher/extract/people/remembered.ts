import type { Page } from '../../page/page.js';

/** The years of a life behind a name, or a cross: `Ada Lovelace (1815–1852)`. */
const LIFE =
  /[\s,]*[(（[]?\s?(?:\*\s?)?(?<born>1[0-9]\d\d)\s?[–—-]\s?†?\s?(?<died>\d{4})(?!\d)|[\s,]*[(（[]?\s?†/uy;
const MOURNING =
  /R\. ?I\. ?P|RIP|memor|trauer|nachruf|passing|death|ricordo|hommage|nagedacht|herinner|minne|minde|muisto|pamięci|ś\. ?p|vzpom|spomien/iu;
const YEARS = /†|1[0-9]\d\d\s?[–—-]/u;
/** What stands before the name of whoever died: `RIP Ada Lovelace`. */
const MOURNED =
  /(?:(?<!\p{L})R\. ?I\. ?P\.?|(?<!\p{L})RIP|in (?:loving )?memor(?:y of|iam)|in memoriam|(?<!\p{L})nachruf(?: auf)?|wir trauern um|(?:passing|death) of|en memoria de|in ricordo di|in memoria di|à la mémoire de|nous a quittés|hommage à|em memória de|ter nagedachtenis aan|in herinnering aan|till minne av|til minde om|til minne om|muistoa kunnioittaen|świętej pamięci|ś\. ?p\.|vzpomínka na|spomienka na|în memoria)[\s:,–—-]+(?:\p{L}+\.? ){0,2}$/iu;
/** Who was there for a shorter time held an office so long, or went to school. */
const SHORTEST_LIFE = 30;

/**
 * Tells whose life is over, as one of the pages says: founders are stated as data for as long as there is what they
 * founded.
 */
export function rememberedOn(pages: readonly Page[]): (name: string) => boolean {
  const texts = pages.flatMap(({ lines }) =>
    lines.filter(({ text }) => YEARS.test(text) || MOURNING.test(text)).map(({ text }) => text),
  );
  return (name) =>
    texts.some((text) => {
      const at = text.indexOf(name);
      if (at > 0 && MOURNED.test(text.slice(0, at))) return true;
      LIFE.lastIndex = at + name.length;
      const life = at < 0 ? null : LIFE.exec(text);
      if (life === null) return false;
      const { born, died } = life.groups!;
      return born === undefined || Number(died) - Number(born) >= SHORTEST_LIFE;
    });
}
