import { fold } from '../../../../src/names/normalize.js';
import { mistyped } from '../../search/random.js';
import type { Kinds } from '../records.js';
import { FREE_MAIL, full, isFreeMail, joined, type Tools } from '../tools.js';
import { seatsOf, stateOf } from '../writings/states.js';

const TAGS = ['news', 'newsletter', 'events', 'rsvp', 'lists', 'capitol', 'eventbrite', 'spam'];

/** Addresses of mail: the own, another form of it, and its text as the name. */
export function addresses(tools: Tools): Kinds {
  const { random, pick, below, found, row, alone, rivals, nicknameOf, addressOf, person, holders } = tools;
  return {
    'the own address, another last name': () => {
      const one = person();
      const email = one.emails.find((address) => !/info|office|contact|mail@/.test(address));
      return email ? found(one, `${one.first} ${person().last}`, { emails: [email] }) : null;
    },
    'the own address in capitals, the name misspelt': () => {
      const one = person({ isUnique: true });
      const [email] = one.emails;
      return email ? found(one, mistyped(full(one), random), { emails: [email.toUpperCase()] }) : null;
    },
    'no name, the own address': () => {
      const one = person();
      const own = addressOf(one);
      return own
        ? {
            query: { type: 'person', emails: [pick([own, own.toLowerCase(), own.toUpperCase()])] },
            expected: one.key,
          }
        : null;
    },
    'no name, the own address with a tag': () => {
      const one = person();
      const address = one.emails.find((email) => fold(email.split('@')[0]!).includes(fold(one.last)));
      const [local, domain] = address?.split('@') ?? [];
      if (local === undefined || domain === undefined || holders(address!) > 1) return null;
      if (!/^[\w.-]+$/.test(local)) return null;
      const tagged = `${local}+${pick(TAGS)}@${domain}`;
      return {
        query: { type: 'person', emails: [pick([tagged, tagged.toUpperCase()])] },
        expected: one.key,
      };
    },
    'a name with the own address in one text': () => {
      const one = person({ isUnique: true });
      const address = one.emails.find((own) => /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(own));
      if (address === undefined) return null;
      const { first, last } = one;
      const texts = [`"${last}, ${first}" <${address}>`, `${first} ${last} <${address}>`];
      texts.push(`${first} ${last} (${address})`, `${last}, ${first} <${address}>;`);
      return found(one, pick([...texts, `${first} ${last} [mailto:${address}]`]));
    },
    'the own address as the name': () => {
      const one = alone();
      const own = one && addressOf(one);
      return one && own ? found(one, own, pick([{}, { emails: [own] }])) : null;
    },
    'an initial, the own address mistyped': () => {
      const one = alone();
      const own = one && addressOf(one)?.toLowerCase();
      if (!one || !own) return null;
      const address = pick([mistyped(own, random).toLowerCase(), own.replace(/\.\w+$/, '.com')]);
      const isValid = /^[a-z\d]+([._-][a-z\d]+)*@([a-z\d]+[.-])*[a-z\d]+\.(gov|us|com|org)$/.test(address);
      if (!isValid || holders(address) > 0) return null;
      return found(one, pick([`${one.first[0]!}. ${one.last}`, `${one.last}, ${one.first[0]!}`]), {
        emails: [address],
      });
    },
    'an initial, another form of the address at the domain of the own': () => {
      const one = alone();
      const own = one && addressOf(one);
      if (!one || !own || isFreeMail(own)) return null;
      const [first, last] = [joined(one.first), joined(one.last)];
      const local = pick([
        `${first[0]!}${last}`,
        `${first}.${last}`,
        `${first}_${last}`,
        `${last}${first[0]!}`,
      ]);
      const address = `${local}@${own.split('@')[1]!.toLowerCase()}`;
      if (holders(address) > 0) return null;
      return found(one, pick([`${one.first[0]!}. ${one.last}`, `${one.last}, ${one.first[0]!}.`]), {
        emails: [address],
      });
    },
    'an unknown address at the domain of the employer': () => {
      const one = person({ isUnique: true });
      const here = one.employers.find(({ domain }) => domain !== null);
      if (here === undefined || rivals(one, here.key).length > 0) return null;
      const email = `${fold(one.first)[0]!}x${joined(one.last)}@${here.domain!}`;
      return /^[a-z]+@/.test(email) ? found(one, full(one), { emails: [email] }) : null;
    },
    'a nickname, a private and the own address': () => {
      const one = alone();
      const [own, nickname] = [one && addressOf(one), one && nicknameOf(one)];
      if (!one || !own || !nickname) return null;
      const other = `${fold(nickname)}${joined(one.last)}${10 + below(90)}@${pick(FREE_MAIL)}`;
      return holders(other) > 0
        ? null
        : found(one, `${nickname} ${one.last}`, { emails: pick([0, 1]) ? [other, own] : [own, other] });
    },
    'a nickname, a private address and the state': () => {
      const one = alone();
      const [seat, nickname] = [one && seatsOf(one)[0], one && nicknameOf(one)];
      if (!one || !seat || seat.isFederal || !nickname) return null;
      const address = `${fold(nickname)}.${joined(one.last)}@${pick(FREE_MAIL)}`;
      const facts = { emails: [address], place: stateOf(seat.code) };
      return holders(address) > 0 ? null : row(nickname, one.last, facts, one.key);
    },
  };
}
