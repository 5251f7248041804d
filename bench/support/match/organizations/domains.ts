import { fold } from '../../../../src/names/normalize.js';
import { site } from '../../../../src/values/hostname.js';
import { mistyped } from '../../search/random.js';
import type { Kinds, Organization } from '../records.js';
import { townOf, type Tools } from '../tools.js';

const BOXES = ['info', 'contact', 'office', 'kontakt', 'secretariat', 'enquiries', 'webmaster'];
const STAFF = ['jane.smith', 'm.keller', 'k.tanaka', 'procurement.team', 'ahmed.hassan', 'jdoe', 'svensson'];
/** Hosts whose addresses many have. */
const SHARED_HOSTS = /\.gov$|google|facebook|wordpress|blogspot|linkedin|yahoo|gmail/;

/** Domains, sites and addresses of organizations. */
export function domains(tools: Tools): Kinds {
  const { random, pick, asked, fitsNone, single, hasSite, company, organization, bearers, sharing } = tools;
  /** An organization with a domain that no other one has. */
  const owner = (): { one: Organization; domain: string; host: string } | null => {
    const one = organization();
    const host = one.domain?.replace(/^www\./, '') ?? '';
    return hasSite(one) && sharing(host) <= 1 ? { one, domain: one.domain!, host } : null;
  };
  return {
    'the site as the name': () => {
      const { one, domain, host } = owner() ?? {};
      if (!one || !host) return null;
      const sites = [host, host.toUpperCase(), `www.${host}`, `http://www.${host}/`];
      return asked(pick([...sites, `https://${domain!}`, `https://${domain!}/contact`]), {}, one.key);
    },
    'a page of the site as the name or the domain': () => {
      const { one, host } = owner() ?? {};
      if (!one || !host || bearers(one.name) > 1) return null;
      const url = pick([`https://www.${host}/en/contact.html`, `http://${host}/?page=2`, `www.${host}`]);
      return pick([
        asked(url, {}, one.key),
        asked(host.split('.')[0]!, { domain: url }, one.key),
        asked(one.name.slice(0, 20).trim(), { domain: url }, one.key),
      ]);
    },
    'no name, a page of the site': () => {
      const { one, host } = owner() ?? {};
      return one
        ? {
            query: {
              type: 'organization',
              domain: pick([`https://www.${host!}/`, `http://${host!}/contact-us`, `www.${host!}`]),
            },
            expected: one.key,
          }
        : null;
    },
    'a page at LinkedIn or Wikipedia as the name': company(
      (one) => {
        if (/[^\p{L}\d\s'&.,-]|^(?:City|Town|Village|Charter) /u.test(one.name) || one.type === 'committee')
          return null;
        const slug = fold(one.name).replaceAll(' ', '-');
        return pick([
          `https://www.linkedin.com/${one.type === 'education' ? 'school' : 'company'}/${slug}/`,
          `linkedin.com/company/${slug}`,
          `https://en.wikipedia.org/wiki/${one.name.replaceAll(' ', '_')}`,
          slug,
        ]);
      },
      undefined,
      3,
    ),
    'the general mailbox as the name': () => {
      const { one, host } = owner() ?? {};
      if (!one || !host || one.parent !== null) return null;
      const address = `${pick(BOXES)}@${host}`;
      return asked(pick([address, `mailto:${address}`, `<${address}>`, address.toUpperCase()]), {}, one.key);
    },
    'no name, the address of a member of the staff': () => {
      const { one, host } = owner() ?? {};
      if (!one || !host || SHARED_HOSTS.test(host)) return null;
      const mailHost = pick(['', '', 'mail.', 'staff.']) + host;
      return sharing(mailHost) > 1
        ? null
        : { query: { type: 'organization', emails: [`${pick(STAFF)}@${mailHost}`] }, expected: one.key };
    },
    'a typing error, the general mailbox': () => {
      const one = single();
      const name = one ? mistyped(one.name, random) : '';
      return one && hasSite(one) && fitsNone(name)
        ? asked(name, { emails: [`${pick(BOXES)}@${one.domain!}`] }, one.key)
        : null;
    },
    'the first two words, the site': () => {
      const one = organization({ isUnique: true, words: 3 });
      const { domain } = one;
      return domain !== null && site(domain).ok
        ? asked(one.name.split(' ').slice(0, 2).join(' '), { domain }, one.key)
        : null;
    },
    'a new site, the town': () => {
      const one = single();
      const town = one && townOf(one);
      const domain = `${fold(one?.name ?? '').replace(/[^a-z]+/g, '-')}.org`;
      if (!one || !town || domain.length > 40 || !site(domain).ok || sharing(domain) > 0) return null;
      return asked(one.name, { domain, place: town }, one.key);
    },
  };
}
