import type { Draws } from '../draws.js';
import { few, type Drawn, type Kinds } from '../kinds.js';

export const URLS = [
  'https://www.linkedin.com/in/{slug}-{number}a/',
  'linkedin.com/in/{slug}',
  'https://en.wikipedia.org/wiki/{underlined}',
  'https://de.wikipedia.org/wiki/{underlined}',
  'https://ballotpedia.org/{underlined}',
  'https://www.facebook.com/{dotted}.{n}',
  'https://www.google.com/search?q={plus}',
  'x.com/{camel}/status/{number}{number}',
];
export const FILES = [
  '{slug}',
  '{underlined}',
  '{underlined}_CV_{year}.pdf',
  '{slug}.jpg',
  '{camel}.docx',
  '{camel}Resume.pdf',
  '{camel}Photo.jpg',
  '@{joined}',
  'C:\\Users\\{underlined}\\Documents',
  '/people/{slug}/edit',
  '/srv/shared/{slug}.txt',
];
export const PAGE_TITLES = [
  '{name} - Wikipedia',
  '{name} | LinkedIn',
  '{name} – Ballotpedia',
  '{name} (@account) / X',
  "{name} — Wikipédia, l'encyclopédie libre",
  '{name} - Wikipedia, la enciclopedia libre',
  '{name} – Vikipedi',
  '{name} — Википедия',
  '{name} - 维基百科，自由的百科全书',
];
const HASHTAGS = ['#{joined}', '#Vote{camel}', '#ThankYou{camel}', '#Team{camel}'];
const ENCODED = [
  '{encoded}',
  '{plus}',
  'q={encoded}&page=2',
  'https://directory.example/search?lang=en&sort=name&q={plus}',
];

const DOMAINS = [
  '{domain}',
  'www.{domain}',
  'https://{domain}/about?x=1',
  '{DOMAIN}',
  'http://www.{domain}',
  'WEB: WWW.{DOMAIN}',
  '<a href="https://{domain}/news">News</a>',
];
const LOGS = [
  'GET https://www.{domain}/robots.txt 404 0.031s',
  '2025-03-04T09:14:22Z WARN tls handshake failed host={domain} port=443',
  'Mar  4 09:14:22 mx1 postfix/smtp: to=<info@{domain}>, relay=none, status=deferred',
  '550 5.1.1 user unknown: <j.doe@{domain}>',
  'nslookup {domain} 8.8.8.8',
  'connect() to {domain}:443 timed out',
  'v=spf1 include:_spf.{domain} ~all',
  'certificate for {domain} expires in {n} days',
  'https://web.archive.org/web/{year}0301000000/http://www.{domain}/',
  'site:{domain} filetype:pdf annual report',
  'noreply@{domain}',
  'ftp://ftp.{domain}/pub/',
  'Sent from webmail.{domain}',
  'dig +short MX {domain}',
];
const PAGES = [
  'https://library.{domain}/en/about/staff.html?lang=en',
  'http://{domain}/~user/pub/paper3.pdf',
  'see www2.{domain}/contact for the form',
];
const REDIRECTS = [
  'https://l.facebook.com/l.php?u=https%3A%2F%2F{domain}%2Fnews&h=AT{code}',
  'https://urldefense.com/v3/__https://www.{domain}/__;!!{code}',
  'https://linkprotect.cudasvc.com/url?a=https%3a%2f%2f{domain}&c=E,1',
  'https://{domain}/?utm_source=newsletter&utm_medium=email&fbclid=IwAR{code}',
  'view-source:https://www.{domain}/#main',
  'https://example.net/url?q=https%3A%2F%2F{domain}%2Fnews',
];
/** URLs and links in which the host is not the only address. */
const LINKS = [
  'https://{domain}/news?utm_source=twitter&utm_campaign=spring&ref={code}',
  'https://www.{domain}/contact/?gclid={code}&session=a{number}&lang=en',
  'http://{domain}/index.php?id={n}&sort=name&page={n}',
  '<a href="https://www.{domain}/" target="_blank" rel="noopener">Website</a>',
  '<li><a class="nav" href="https://{domain}/team">Our team</a></li>',
  '[website](https://www.{domain}/?ref=readme)',
];
/** Hosts as reports of attacks write them. */
const DEFANGED = [
  'hxxps://www[.]{defanged}/login',
  '{defanged}',
  'hxxp://{defanged}/a.php',
  'blocked: {defanged}',
];
const READ_ALOUD = [
  '{spoken}',
  'w w w dot {spoken}',
  'the website is {spoken}',
  'go to {spoken}',
  'http colon slash slash {spoken}',
  '{spoken}, all lower case',
];
const NAME_SERVERS = [
  '_dmarc.{domain}. 3600 IN TXT "v=DMARC1; p=none"',
  'autodiscover.{domain} CNAME',
  'mx {domain}',
  'spf {domain}',
  'dmarc for {domain}',
  'tls expired *.{domain}',
];
const TYPED = ['{typed}', 'website {typed}', '{typed} login', 'go to {typed}', '{typed} contact'];

const labels = (domain: string, by: string): string => domain.replaceAll('.', by);
/** Slips in the address of a website. */
const SLIPS: readonly ((domain: string) => string)[] = [
  (domain) => `www${domain}`,
  (domain) => `www.${domain.replace(/\.(?=\w+$)/, ',')}`,
  (domain) => `htp:/www.${domain}`,
  (domain) => `https:\\\\${domain}\\`,
  (domain) => domain.replace(/(\w)(\w)$/, '$2$1'),
  (domain) => `www.${domain.replace(/\.(?=\w+$)/, ' .')}`,
];
/** A host as a phone's keyboard leaves it. */
const ON_A_PHONE: readonly ((domain: string) => string)[] = [
  (domain) => labels(domain, ','),
  (domain) => labels(domain, '. '),
  (domain) =>
    labels(
      domain.replace(/(?<![^.])\w/g, (letter) => letter.toUpperCase()),
      '. ',
    ),
  (domain) => labels(domain, ' .'),
  (domain) => labels(domain, '..'),
  (domain) => `Www. ${labels(domain, '. ')}`,
  (domain) => `ww.${domain}`,
  (domain) => `http//www.${domain}`,
];

/** URLs, hosts, file names, handles and titles of pages. */
export function hostsAndFilesKindsOf(draws: Draws): Kinds {
  const { random, write, aroundPerson, keysByDomain, domains } = draws;
  const stemOf = (domain: string): string => domain.replace(/\.\w+$/, '');
  const domainsByStem = Map.groupBy(keysByDomain.keys(), stemOf);
  /** Domains that are the only ones with another ending. */
  const unlike = domains.filter((domain) => {
    const stem = stemOf(domain);
    return /^[\w-]{5,}(\.[\w-]+)?$/.test(stem) && domainsByStem.get(stem)!.length === 1;
  });
  const around =
    (templates: readonly string[], some: readonly string[] = domains) =>
    (): Drawn => {
      const domain = random.pick(some);
      const slots = { domain, DOMAIN: domain.toUpperCase(), defanged: labels(domain, '[.]') };
      return [write(templates, slots), keysByDomain.get(domain)!];
    };

  return {
    'link or URL with parameters': around(LINKS),
    'host that must not be followed': around(DEFANGED),
    'URL of a person': aroundPerson(URLS),
    'file name, slug or handle': aroundPerson(FILES),
    'title of a page': aroundPerson(PAGE_TITLES),
    hashtag: aroundPerson(HASHTAGS),
    'percent and plus signs': aroundPerson(ENCODED),
    'host or URL': around(DOMAINS),
    'host in a log, a command or a setting': around(LOGS),
    'URL of a page below a host': () => {
      const domain = random.pick(domains);
      if (keysByDomain.has(`library.${domain}`)) return null;
      return [write(PAGES, { domain }), few(keysByDomain.get(domain)!)];
    },
    'URL within a URL': around(REDIRECTS, unlike),
    'URL with a slip': () => {
      const domain = random.pick(unlike);
      return [random.pick(SLIPS)(domain), keysByDomain.get(domain)!];
    },
    'host typed on a phone': () => {
      const domain = random.pick(domains);
      return [write(TYPED, { typed: random.pick(ON_A_PHONE)(domain) }), keysByDomain.get(domain)!];
    },
    'record of a name server': around(NAME_SERVERS),
    'host read aloud': () => {
      const domain = random.pick(domains);
      const spoken = labels(domain, ' dot ').replaceAll('-', ' dash ');
      return [write(READ_ALOUD, { spoken }), keysByDomain.get(domain)!];
    },
  };
}
