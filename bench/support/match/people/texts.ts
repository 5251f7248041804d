import type { Kinds, Person } from '../records.js';
import { full, isPlain, isRecent, joined, type Tools } from '../tools.js';
import { MEN, WOMEN } from '../writings/given-names.js';
import { legislatureOf, seatsOf, stateOf, styleOf } from '../writings/states.js';
import { capital } from '../writings/tables.js';

/** What lists note behind a name. */
const NOTES = [
  ' (tbc)',
  ' - SPEAKER',
  ' (via Zoom)',
  ' +1',
  ' + guest',
  ' (apologies)',
  ' [absent]',
  ' – panel chair',
  ' (vegetarian)',
  ' (arriving late)',
  ' (remote)',
  ' *',
  ' (invited)',
  ' (1st time)',
  ' - CANCELLED',
  ' (present)',
  ' – absent',
  ' ✓',
];
const TURNS = [
  (name: string) => `10:15 Opening remarks: ${name}`,
  (name: string) => `Keynote - ${name}`,
  (name: string) => `Panel 2 (moderator): ${name}`,
  (name: string) => `09:00–09:30 Welcome by ${name}`,
  (name: string) => `12.30 Lunch with ${name}`,
  (name: string) => `Invited speaker: ${name}`,
];
const CALLERS = [
  (name: string) => `${name}'s iPhone`,
  (name: string) => `${name} (Guest)`,
  (name: string) => `iPad von ${name}`,
  (name: string) => `${name} (Host, me)`,
  (name: string) => `${name} - on mobile`,
  (name: string) => `${name} (External)`,
  (name: string) => `${name} (Unverified)`,
  (name: string) => `${name} [Teams]`,
];

/** A person's name among other words: of rolls, forms, files, pages and minutes. */
export function texts(tools: Tools): Kinds {
  const { random, pick, below, employer, found, isAlone, alone, unique, person, members } = tools;
  const recent = (one: Person): object | null => (isRecent(one) ? employer(one) : null);
  return {
    'a number before the name, employer': unique(({ first, last }) => {
      const number = 1 + below(400);
      const mark = pick([`${number}.`, `${number})`, `No. ${number}`, `#${number}`]);
      return `${mark} ${last.toUpperCase()}${pick([',', ''])} ${first}`;
    }, employer),
    'a note behind the name, employer': unique((one) => {
      const pronouns = WOMEN.includes(one.first)
        ? [' (she/her)']
        : MEN.includes(one.first)
          ? [' (he/him)']
          : [];
      return pick([full(one), `${one.last}, ${one.first}`]) + pick([...NOTES, ...pronouns, ...pronouns]);
    }, recent),
    'name, role and employer in one text': unique((one) => {
      const { employers, roles } = one;
      if (!isRecent(one) || employers.length !== 1 || roles.length !== 1) return null;
      const [role, where] = [capital(roles[0]!), employers[0]!.name];
      if (/^(?:lower|upper|rep|sen|legislature)$/i.test(role)) return null;
      return pick([
        `${full(one)} - ${role} - ${where}`,
        `${full(one)} | ${role} at ${where}`,
        `${full(one)}, ${role}, ${where}`,
        `${full(one)} – ${where}`,
      ]);
    }),
    'name and employer in one text': () => {
      const one = person({ isUnique: true });
      const { key, name } = pick(one.employers);
      const isOnly = members(key).filter(({ last }) => last === one.last).length === 1;
      if (
        !isPlain(one) ||
        !isOnly ||
        !/government$|^United States |, [A-Z]{2}$|Assembly|Council|Chamber/.test(name)
      )
        return null;
      const seat = seatsOf(one)[0];
      const work = pick([name, seat ? legislatureOf(seat, random) : name]);
      return found(
        one,
        pick([
          `Dr. ${full(one)} (${work})`,
          `${full(one)}, MPA – ${work}`,
          `${work}: ${full(one)}`,
          `Prof. ${one.last}, ${one.first}, ${work}`,
          `${one.first} ${one.last.toUpperCase()} / ${work} / Panel ${1 + below(9)}`,
        ]),
      );
    },
    'a year of birth and a relator of a library, employer': unique(({ first, last }) => {
      const year = 1938 + below(40);
      return pick([
        `${last}, ${first}, ${year}-`,
        `${last}, ${first}, ${year}- author.`,
        `${last}, ${first}, ${year}-, interviewee.`,
        `1001_ $a${last}, ${first},$d${year}-`,
        `${last}, ${first} (${year}- )`,
      ]);
    }, recent),
    'a vCard or an entry of LDAP, employer': unique((one) => {
      const { first, last } = one;
      const labels = (one.employers[0]!.domain ?? 'corp.local').split('.').map((label) => `DC=${label}`);
      return pick([
        `N:${last};${first};;;`,
        `FN:${first} ${last}`,
        `CN=${first} ${last},OU=Users,${labels.join(',')}`,
        `cn=${last}\\, ${first},ou=people,${labels.join(',').toLowerCase()}`,
        `displayName: ${last}, ${first}`,
      ]);
    }, recent),
    'the last name spelled letter by letter, employer': unique(({ first, last }) => {
      if (!/^[A-Za-z]{5,}$/.test(last)) return null;
      const letters = [...last.toUpperCase()];
      return pick([
        `${first} ${last} ${letters.join('-')}`,
        `${first} ${last}, spelled ${letters.join(' ')}`,
        `${first} ${last} (${letters.join('-')})`,
        `${first} ${last}, that's ${letters.join(' ').toLowerCase()}`,
        `first name ${first} last name ${last}`,
      ]);
    }, recent),
    'the part in a court case, employer': unique((one) => {
      const [first, last] = [one.first.toUpperCase(), one.last.toUpperCase()];
      return pick([
        `${last}, ${first}, Defendant`,
        `${full(one)}, Plaintiff-Appellant`,
        `${full(one)}, in their official capacity`,
        `IN RE: ${first} ${last}`,
        `${last}, ${first} (RESPONDENT)`,
        `Hon. ${full(one)}, Intervenor`,
      ]);
    }, recent),
    'the given name in brackets behind the last name, employer': unique(({ first, last }) => {
      const capitals = last.toUpperCase();
      return pick([
        `${capitals} (${first})`,
        `${last} (${first})`,
        `${capitals} (${first}), rapporteur`,
        `${last} (${first}) (dir.)`,
        `${capitals} (${first}).`,
      ]);
    }, employer),
    'a login, employer': unique((one) => {
      const { first, last } = one;
      if (!/^[A-Za-z]+$/.test(first) || !/^[A-Za-z'-]+$/.test(last) || !isAlone(one)) return null;
      const [given, family] = [joined(first), joined(last)];
      return pick([
        `${given}.${family}`,
        `${given}_${family}`,
        `${family}.${given}`,
        `${given[0]!}.${family}`,
        `${given[0]!}${family}`,
      ]);
    }, recent),
    'a handle, or the name of a file or page, employer': unique((one) => {
      const { first, last } = one;
      if (!isPlain(one)) return null;
      const seat = seatsOf(one)[0];
      const office = seat ? pick([styleOf(seat).replace('.', ''), '']) : '';
      return pick([
        `@${office}${first}${last}`,
        `#${first}${last}`,
        `${last}_${first}_CV_2024.pdf`,
        `${first}_${last}_headshot.jpg`,
        `linkedin.com/in/${first}-${last}-${below(900) + 100}a7b`.toLowerCase(),
        `https://ballotpedia.org/${first}_${last}`,
        `${first}.${last}`.toLowerCase(),
      ]);
    }, recent),
    'a line of a programme, employer': unique((one) => pick(TURNS)(full(one)), recent),
    'a line of an election result, employer': unique((one) => {
      const [party, votes, share] = [pick(['D', 'R', 'I']), 1000 + below(80_000), 40 + below(59)];
      return pick([
        `${full(one)} (${party}) ${votes.toLocaleString('en')} ${share}.${below(10)}%`,
        `✓ ${full(one)}* (${party})`,
        `${one.last.toUpperCase()}, ${one.first} - ${pick(['DEM', 'REP'])} - ${share}%`,
        `${full(one)} (i)`,
        `${full(one)} (Incumbent), ${votes} votes`,
      ]);
    }, recent),
    'a participant of a video call, employer': unique((one) => pick(CALLERS)(full(one)), recent),
    'a guest or the spouse next to the name, state': () => {
      const one = alone();
      const seat = one && seatsOf(one)[0];
      if (!one || !seat) return null;
      const names = [`${full(one)} & guest`, `${full(one)} and family`, `${full(one)} + 1`];
      names.push(`${one.last}, ${one.first} & spouse`);
      if (MEN.includes(one.first)) names.push(`Mr. and Mrs. ${full(one)}`, `The Hon. and Mrs. ${full(one)}`);
      return found(one, pick(names), { place: stateOf(seat.code) });
    },
  };
}
