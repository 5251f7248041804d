import { FINDING_KINDS, type FindingKind } from '../findings.js';
import type { Found, FoundOf } from './reading.js';
import { fold } from './text.js';

/** Findings of one kind, at most: more is a list of something else. */
const MAX_PER_KIND = 200;
/** What is less sure is no finding. */
const MIN_CONFIDENCE = 0.6;
/** Where a site has such an address, less sure ones are of others. */
const SURE_ADDRESS = 0.75;

/** The findings of a site's pages, each value once: from the page that says it most surely. Linear in their number. */
export function mergeFindings(pages: readonly (readonly Found[])[]): Found[] {
  const merged = [...Map.groupBy(pages.flat(), idOf).values()].map((same) => same.reduce(better));
  const ofKind = <K extends FindingKind>(kind: K): FoundOf<K>[] =>
    (merged as FoundOf<K>[])
      .filter((found) => found.kind === kind && found.confidence >= MIN_CONFIDENCE)
      .toSorted((a, b) => b.confidence - a.confidence)
      .slice(0, MAX_PER_KIND);
  const names = ofKind('organization_name').slice(0, 1);
  const people = withoutParts(ofKind('person').filter(({ key }) => key !== fold(names[0]?.value.name ?? '')));
  const chosen: { readonly [K in FindingKind]: readonly Found[] } = {
    organization_name: names,
    description: ofKind('description').slice(0, 1),
    person: people,
    email_address: ofKind('email_address'),
    phone: ofKind('phone'),
    postal_address: withoutSameHouse(ofKind('postal_address')),
    social_profile: ofKind('social_profile'),
  };
  return FINDING_KINDS.flatMap((kind) => chosen[kind]);
}

/** A person is the same, whatever the order of the parts of the name. */
const idOf = ({ kind, key }: Found): string =>
  `${kind} ${kind === 'person' ? key.split(' ').toSorted().join(' ') : key}`;

/** The surer one. Of a person, what the other adds is kept. */
function better(known: Found, other: Found): Found {
  const [first, second] = rank(other) > rank(known) ? [other, known] : [known, other];
  if (first.kind !== 'person' || second.kind !== 'person') return first;
  const role = first.value.role ?? second.value.role;
  const email = first.value.email ?? second.value.email;
  const phone = first.value.phone ?? second.value.phone;
  return { ...first, value: { ...first.value, role, email, phone } };
}

/** A person with a role says more than one without. */
const rank = (found: Found): number =>
  found.confidence + (found.kind === 'person' && found.value.role !== null ? 0.1 : 0);

/** `M. Bader` is `Manfred Bader` where the site names both; `Bader Luna` is a part of `Ana Bader Luna`. */
function withoutParts(people: readonly FoundOf<'person'>[]): FoundOf<'person'>[] {
  const byLast = Map.groupBy(people, ({ key }) => key.split(' ').at(-1)!);
  const isPart = (key: string, whole: string): boolean => {
    const [parts, all] = [key.split(' '), whole.split(' ')];
    const isInitial = parts[0]!.length === 1 && all[0]!.length > 1 && all[0]!.startsWith(parts[0]!);
    return whole !== key && all.length >= parts.length && (whole.endsWith(` ${key}`) || isInitial);
  };
  return people.filter(
    ({ key }) => !byLast.get(key.split(' ').at(-1)!)!.some((other) => isPart(key, other.key)),
  );
}

/** The same house, once with its code and once without, or with a floor: the surer is kept. */
function withoutSameHouse(addresses: readonly FoundOf<'postal_address'>[]): FoundOf<'postal_address'>[] {
  const seen = new Set<string>();
  const isSure = addresses.some(({ confidence }) => confidence >= SURE_ADDRESS);
  return addresses.filter(({ value, confidence }) => {
    if (isSure && confidence < SURE_ADDRESS) return false;
    const street = fold((value.street ?? value.line).replace(/stra(?:ß|ss)e/giu, 'str'));
    const word = street.split(' ').find((part) => part.length > 3 && !/\d/.test(part)) ?? '';
    const house = ` ${/\d+/.exec(street)?.[0] ?? ''} ${word.slice(0, 5)}`;
    const id = `${fold(value.postal_code ?? '').replaceAll(' ', '')}${house}`;
    if (seen.has(id)) return false;
    seen.add(id).add(house);
    return true;
  });
}
