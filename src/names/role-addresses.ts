import { readFileSync } from 'node:fs';
import { fold } from './normalize.js';

const { words } = JSON.parse(readFileSync(new URL('./role-addresses.json', import.meta.url), 'utf8')) as {
  readonly words: Readonly<Record<string, string>>;
};
const OFFICES = new Set(Object.values(words).flatMap((text) => text.split(', ')));

/** Hosts at which everyone can have an address; an address there tells nothing of an employer. */
const PROVIDERS =
  /^(?:gmail|googlemail|google|yahoo|ymail|hotmail|outlook|live|msn|aol|icloud|me|mac|gmx|web|mail|yandex|proton|protonmail|zoho|fastmail|comcast|verizon|att|sbcglobal|cox|charter|earthlink|bellsouth|orange|wanadoo|free|laposte|libero|t-online|qq|163|126|naver|rediffmail)\.[a-z.]{2,6}$/;

export const isProvider = (host: string): boolean => PROVIDERS.test(host);

/** Whether an address belongs to an office instead of a person: `info@`, `kontakt@`, `office2@`. */
export function isRoleAddress(address: string): boolean {
  const local = fold(address.slice(0, address.lastIndexOf('@')).replace(/\d{1,9}$/, ''));
  return (
    OFFICES.has(local.replaceAll(' ', '')) ||
    local.split(' ').some((word) => OFFICES.has(word) && word.length > 2)
  );
}
