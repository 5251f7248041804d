import { readFileSync } from 'node:fs';
import { fold } from './normalize.js';

const { words } = JSON.parse(readFileSync(new URL('./role-addresses.json', import.meta.url), 'utf8')) as {
  readonly words: Readonly<Record<string, string>>;
};
const OFFICES = new Set(Object.values(words).flatMap((text) => text.split(', ')));

/** Whether an address belongs to an office instead of a person: `info@`, `kontakt@`, `office2@`. */
export function isRoleAddress(address: string): boolean {
  const local = fold(address.slice(0, address.lastIndexOf('@')).replace(/\d{1,9}$/, ''));
  return (
    OFFICES.has(local.replaceAll(' ', '')) ||
    local.split(' ').some((word) => OFFICES.has(word) && word.length > 2)
  );
}
