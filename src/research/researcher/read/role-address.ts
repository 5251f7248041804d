import { fold } from './text.js';
import { words } from './vocabulary.js';

const OFFICES = new Set(words('offices', 'words'));

/** Whether an address belongs to an office instead of a person: `info@`, `kontakt@`, `office2@`. */
export function isRoleAddress(address: string): boolean {
  const local = fold(address.slice(0, address.lastIndexOf('@')).replace(/\d{1,9}$/, ''));
  return (
    OFFICES.has(local.replaceAll(' ', '')) ||
    local.split(' ').some((word) => OFFICES.has(word) && word.length > 2)
  );
}
