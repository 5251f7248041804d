import { personName } from './person-name.js';

const COUPLE = /^(?<one>\p{Lu}\p{Ll}+) (?:a|i|und|and|&|\+) (?<other>\p{Lu}\p{Ll}+) (?<last>\p{Lu}\p{Ll}+)$/u;
/** In Polish, the last name of one is told by that of several. */
const POLISH = /^(?<stem>.+)(?:scy|ccy|dzcy)$/u;
/** In Czech and Slovak, it may be one of several: one that somebody else there has tells which. */
const CZECH = /^(?<stem>.+)ovi$/u;
/** Women's given names there end so, but for few. */
const HERS = /[ae]$|^(?:dagmar|ester|miriam|ingrid|karin|edit|ingeborg|judit|ruth|beatrycze|noemi)$/iu;

/** `Tomáš a Jana Kubíčkovi`: two people with one last name, which is that of several and of neither. */
export function coupleIn(text: string, hasWord: (word: string) => boolean): string[] {
  const { one, other, last = '' } = COUPLE.exec(text.trim())?.groups ?? {};
  if (one === undefined || other === undefined) return [];
  const forms = inPolish(last) ?? inCzech(last, hasWord);
  if (forms === null) return [];
  const names = [one, other].map((given) => `${given} ${HERS.test(given) ? forms.hers : forms.his}`);
  return names.every((name) => personName(name) !== null) ? names : [];
}

interface Forms {
  readonly his: string;
  readonly hers: string;
}

function inPolish(last: string): Forms | null {
  const stem = POLISH.exec(last)?.groups?.['stem'];
  if (stem === undefined) return null;
  const end = last.slice(stem.length).replace(/cy$/u, 'k');
  return { his: `${stem}${end}i`, hers: `${stem}${end}a` };
}

function inCzech(last: string, hasWord: (word: string) => boolean): Forms | null {
  const stem = CZECH.exec(last)?.groups?.['stem'];
  if (stem === undefined) return null;
  // `Novák`, `Svoboda`, `Kubíček`, whose vowel is left out before an ending.
  const all = [stem, `${stem}a`, `${stem}o`, `${stem.slice(0, -1)}e${stem.slice(-1)}`];
  const hers = `${stem}ová`;
  const his = all.find(hasWord) ?? (hasWord(hers) ? stem : undefined);
  return his === undefined ? null : { his, hers };
}
