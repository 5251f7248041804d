import type { Draws } from '../draws.js';
import { few, type Kinds } from '../kinds.js';

const IN_TEXT = [
  'mailto:{email}?subject=Hello',
  '550 5.1.1 <{email}>: Recipient address rejected',
  'postfix/smtp[{number}]: to=<{email}>, relay=none, status=bounced',
  'EMAIL: {EMAIL}',
  'e-mail: {email}; tel.: +1 555 0100',
  'Wer ist {email}?',
  'unsubscribe {email} from list {n}',
  '"{email}" <{email}>',
];
const HIDDEN = [
  '{local} (at) {domain}',
  '{local}[at]{dots}',
  '{local} AT {DOTS}',
  '{local}&#64;{domain}',
  '{local} @ {domain}',
  '{spoken} at {dots}',
];
const AROUND_SLIPS = ['{slip}', 'mail to {slip} bounced', 'To: {slip};', 'is {slip} correct?'];
/** Addresses with a slip behind the local part. */
const SLIPS: readonly ((local: string, domain: string) => string)[] = [
  (local, domain) => `${local}2${domain}`,
  (local, domain) => `${local}@${domain.replace(/\.(?=\w+$)/, ',')}`,
  (local, domain) => `${local}@${domain.replace(/\.\w+$/, '')}`,
  (local, domain) => `${local}@@${domain}`,
  (local, domain) => `${local}@${domain.replace(/(\w)(\w)$/, '$2$1')}`,
  (local, domain) => `${local}@www.${domain}`,
  (local, domain) => `${local.replace('.', ',')}@${domain}`,
  (local, domain) => `${local}@ ${domain}`,
];

const TAGS = ['news', 'crm', '2041', 'unsubscribe'];
/** The address of a person as mail systems write it. */
const REWRITTEN = [
  'smtp:{local}@{domain}',
  '{local}@{domain}.invalid',
  'SRS0=x7Kp=QD={domain}={local}@relay.example.net',
  'bounce-1830-{local}={domain}@lists.example.org',
  '{local}_{domain}#EXT#@tenant.example.com',
  'deleted-{local}@{domain}',
];

/** Email addresses of records. */
export function emailAddressesKindsOf({ random, corpus, write }: Draws): Kinds {
  const { pick } = random;
  const lower = corpus.emails.map(([address, key]) => ({ address: address.toLowerCase(), key }));
  const ownersOf = Map.groupBy(lower, ({ address }) => address);
  const ownersOfLocal = Map.groupBy(lower, ({ address }) => address.split('@')[0]!);
  const own = corpus.emails.filter(([address]) => ownersOf.get(address.toLowerCase())!.length === 1);
  const keysOf = (owners: readonly { key: string }[]) => new Set(owners.map(({ key }) => key));

  return {
    'email address': () => {
      const [address] = pick(corpus.emails);
      return [pick([address, address.toUpperCase()]), keysOf(ownersOf.get(address.toLowerCase())!)];
    },
    'part of an email address': () => {
      const [address] = pick(corpus.emails);
      const local = address.split('@')[0]!.toLowerCase();
      const query = pick([local, `${local}@`, address.slice(0, -3)]);
      return local.length < 4 ? null : [query, few(keysOf(ownersOfLocal.get(local)!), 5)];
    },
    'local part of an email address with a dot': () => {
      const local = pick(corpus.emails)[0].split('@')[0]!.toLowerCase();
      if (!/^\w{1,2}\.\w{3,}$|^\w{3,}\.\w{1,2}$/.test(local)) return null;
      return [local, few(keysOf(ownersOfLocal.get(local)!), 5)];
    },
    'email address in a log or a message': () => {
      const [email, key] = pick(own);
      return [write(IN_TEXT, { email, EMAIL: email.toUpperCase() }), new Set([key])];
    },
    'email address hidden from robots': () => {
      const [address, key] = pick(own);
      if (!/^[\w.-]{6,}@[\w.-]+$/.test(address)) return null;
      const [local, domain] = address.split('@') as [string, string];
      const [spoken, dots] = [local.replaceAll('.', ' dot '), domain.replaceAll('.', ' dot ')];
      const slots = { local, domain, dots, spoken };
      return [write(HIDDEN, { ...slots, DOTS: dots.toUpperCase() }), new Set([key])];
    },
    'email address with a tag': () => {
      const [address, key] = pick(own);
      if (!/^[\w.-]{3,}@[\w.-]+$/.test(address)) return null;
      const query = address.replace('@', `+${pick(TAGS)}@`);
      return [pick([query, query.toUpperCase(), `<${query}>`]), new Set([key])];
    },
    'email address that a mail system rewrote': () => {
      const [address, key] = pick(own);
      if (!/^[a-z][a-z0-9.]{2,}@(?:[a-z0-9-]+\.)+[a-z]{2,6}$/.test(address)) return null;
      const [local, domain] = address.split('@') as [string, string];
      return [write(REWRITTEN, { local, domain }), new Set([key])];
    },
    'email address without its sign': () => {
      const [address, key] = pick(own);
      const sign = pick(['', '2', 'q', "'", '"', ' ']);
      const query = address.replace('@', sign);
      return /^[a-z][\w.+-]{4,30}@[a-z0-9-]+\.[a-z]{2,}$/i.test(address) ? [query, new Set([key])] : null;
    },
    'email address with a slip': () => {
      const [address, key] = pick(corpus.emails);
      const [, local, domain] = /^([\w.-]{6,}[a-z])@([\w.-]+\.[a-z]{2,})$/i.exec(address) ?? [];
      if (!local || !domain || ownersOfLocal.get(local.toLowerCase())!.length > 1) return null;
      return [write(AROUND_SLIPS, { slip: pick(SLIPS)(local, domain) }), new Set([key])];
    },
  };
}
