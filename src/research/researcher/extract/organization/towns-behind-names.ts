import type { Finding, FindingOf } from '../../findings.js';
import { foldName } from '../names/fold-name.js';

/** Endings of towns' names differ by what stands before them: of `Rzeszów`, this much is left in `w Rzeszowie`. */
const SHORTEST_STEM = 4;
/** The quotation mark that a name ends with: what follows it is none of the name. */
const END_OF_QUOTED = /[“”»"’']\s+(?<behind>\p{L}.*)$/u;

/**
 * Findings without names that are another one with the organization's town behind it: `STG „Kosodrzewina” Jelenia Góra`,
 * where only the name itself is quoted. The shorter one is as sure as both.
 */
export function withoutTowns(all: readonly Finding[]): Finding[] {
  const names = all.filter((one): one is FindingOf<'organization_name'> => one.kind === 'organization_name');
  const towns = all.flatMap((one) =>
    one.kind === 'postal_address' && one.value.locality ? [foldName(one.value.locality)] : [],
  );
  const longer = new Map<Finding, Finding>();
  for (const one of names) {
    const behind = foldName(END_OF_QUOTED.exec(one.value.name)?.groups?.['behind'] ?? '');
    if (behind === '' || !towns.some((town) => isTown(behind, town))) continue;
    const name = one.key.slice(0, -behind.length).trim();
    const itself = names.find(({ key }) => key === name);
    if (itself !== undefined) longer.set(one, itself);
  }
  return all.flatMap((one): Finding[] => {
    if (longer.has(one)) return [];
    const others = [...longer].flatMap(([other, itself]) => (itself === one ? [other.confidence] : []));
    return [others.length === 0 ? one : { ...one, confidence: Math.max(one.confidence, ...others) }];
  });
}

/** Whether a text is a town, or a short word that leads to it and the town with another ending. */
function isTown(text: string, town: string): boolean {
  const words = text.split(' ');
  const place = words.length > 1 && words[0]!.length <= 3 ? words.slice(1).join(' ') : text;
  if (text === town || place === town) return true;
  const stem = town.slice(0, Math.max(SHORTEST_STEM, town.length - 3));
  return place.length >= SHORTEST_STEM && place.startsWith(stem) && place.length <= town.length + 4;
}
