import type { EmailValue } from '../../findings.js';
import { lineWith } from '../../page/line-of-link.js';
import type { Line, Link, Page } from '../../page/page.js';
import { isOwnAddress, isRoleAddress, realAddress } from './address-kinds.js';
import { spelledAddresses } from './address-spellings.js';
import type { DraftOf, Site } from '../draft.js';
import { excerptOf, excerptShowing } from '../excerpt.js';
import { foldName } from '../names/fold-name.js';
import { isReachOfOthers } from '../others/reach-of-others.js';
import { personName } from '../names/person-name.js';
import { isAboutOrganization } from '../../page/page-kinds.js';

type EmailDraft = DraftOf<'email_address'>;

/** Email addresses that a page links to or spells out. */
export function emailsOn(page: Page, site: Site): EmailDraft[] {
  return [...linked(page, site), ...spelled(page, site)];
}

function linked(page: Page, site: Site): EmailDraft[] {
  return page.links.flatMap((link) =>
    mailtoAddresses(link).flatMap((written) => {
      const address = realAddress(written, site.domain) ?? addressOfCode(page, written);
      if (address === null) return [];
      const line = lineWith(page, link);
      if (line && isForeign(page, line, link.text, address, site)) return [];
      const own = isOwnAddress(address, site.domain);
      const excerpt =
        line && spelledAddresses(line.text).some((one) => one.address.toLowerCase() === address.toLowerCase())
          ? excerptShowing(
              page,
              spelledAddresses(line.text).find((one) => one.address.toLowerCase() === address.toLowerCase())!
                .shown,
              line.text,
            )
          : excerptShowing(page, written, `${link.text} <${written}>`);
      return draft(
        address,
        excerpt,
        own ? 0.98 : 0.75,
        own ? 'A link writes to it.' : 'A link writes to it, though it is at another domain.',
      );
    }),
  );
}

/** The addresses of a mailto link, which may be several, percent-encoded, with a subject. */
export function mailtoAddresses({ href }: Pick<Link, 'href'>): string[] {
  const match = /^\s*mailto:([^?]*)/i.exec(href);
  if (!match) return [];
  return match[1]!.split(/,|%2c/i).flatMap((part) => {
    const address = decodePercents(part)
      .replace(/^.*<|>.*$/g, '')
      .trim();
    return address.includes('@') ? [address] : spelledAddresses(address).map((one) => one.address);
  });
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function spelled(page: Page, site: Site): EmailDraft[] {
  return page.lines.flatMap((line) => {
    return spelledAddresses(line.text).flatMap(({ address: written, shown, isDisguised }) => {
      const address =
        realAddress(withoutStop(written), site.domain) ??
        addressOfNamed(page, line, withoutStop(written)) ??
        addressOfCode(page, withoutStop(written));
      if (address === null || isForeign(page, line, shown, address, site)) return [];
      const own = isOwnAddress(address, site.domain);
      const reason = `The text ${isDisguised ? 'spells it so that machines do not see it' : 'shows it'}${own ? '' : ', though it is at another domain'}.`;
      return draft(
        address,
        excerptOf(page, line.index, shown),
        (isDisguised ? 0.9 : 0.95) - (own ? 0 : 0.25),
        reason,
      );
    });
  });
}

/** `Ada Lovelace, director: a.lovelace@…`, on a page about the organization: its people have addresses elsewhere, too. */
function addressOfNamed(page: Page, { text }: Line, written: string): string | null {
  if (text.length > 140 || !isAboutOrganization(page)) return null;
  const names = text.split(/[,:;(–—|·]/u).map((part) => part.trim());
  const local = foldName(written.slice(0, written.lastIndexOf('@'))).split(' ');
  const isOf = (name: string): boolean => {
    const words = foldName(name).split(' ');
    return (
      personName(name) !== null &&
      local.some((part) => part.length > 2 && words.includes(part)) &&
      local.every((part) => words.some((word) => word.startsWith(part)))
    );
  };
  return names.some(isOf) ? realAddress(written, written.slice(written.lastIndexOf('@') + 1)) : null;
}

/** A code that registers give schools and offices. */
const CODE = /^(?=.*\d{4})[a-z\d]{6,14}$/i;

/** Public bodies have mail at a ministry's host, under the code that the page says is theirs. */
function addressOfCode(page: Page, written: string): string | null {
  const at = written.lastIndexOf('@');
  const local = written.slice(0, at);
  if (!CODE.test(local)) return null;
  const code = new RegExp(`(?<![\\p{L}\\p{N}])${local}(?![\\p{L}\\p{N}@])`, 'iu');
  return page.lines.some(({ text }) => code.test(text)) ? realAddress(written, written.slice(at + 1)) : null;
}

/** Punctuation that ends a sentence is no part of an address. */
const withoutStop = (address: string): string => address.replace(/[.,;:]+$/, '');

/** An address at another domain, where the page names others before it. */
const isForeign = (page: Page, line: Line, shown: string, address: string, site: Site): boolean =>
  !isOwnAddress(address, site.domain) && isReachOfOthers(page, line, line.text.split(shown)[0]!);

function draft(address: string, excerpt: string, confidence: number, reason: string): EmailDraft[] {
  const value: EmailValue = { address, is_role_address: isRoleAddress(address) };
  return [
    {
      kind: 'email_address',
      value,
      key: address.toLowerCase(),
      excerpt,
      confidence: Math.round(confidence * 100) / 100,
      reason,
    },
  ];
}
