import { hash } from 'node:crypto';
import type pg from 'pg';
import { drawsOf, type Draws } from './draws.js';
import { NO_MATCH, type Kinds } from './kinds.js';
import { readCorpus } from './names.js';
import type { Question } from './questions.js';
import { randomNumbers } from './random.js';
import { callsAndChatsKindsOf } from './topics/calls-and-chats.js';
import { carelessTypingKindsOf } from './topics/careless-typing.js';
import { citationsAndCatalogsKindsOf } from './topics/citations-and-catalogs.js';
import { damagedTextKindsOf } from './topics/damaged-text.js';
import { emailAddressesKindsOf } from './topics/email-addresses.js';
import { formsTablesAndLogsKindsOf } from './topics/forms-tables-and-logs.js';
import { hostsAndFilesKindsOf } from './topics/hosts-and-files.js';
import { initialsAndNicknamesKindsOf } from './topics/initials-and-nicknames.js';
import { mailAndMinutesKindsOf } from './topics/mail-and-minutes.js';
import { ordinaryTextKindsOf } from './topics/ordinary-text.js';
import { municipalitiesKindsOf } from './topics/municipalities.js';
import { organizationNamesKindsOf } from './topics/organization-names.js';
import { organizationsInTextKindsOf } from './topics/organizations-in-text.js';
import { partsOfNamesKindsOf } from './topics/parts-of-names.js';
import { scriptsAndLanguagesKindsOf } from './topics/scripts-and-languages.js';
import { sentencesAndQuestionsKindsOf } from './topics/sentences-and-questions.js';
import { severalNamesKindsOf } from './topics/several-names.js';
import { spellingKindsOf } from './topics/spelling.js';
import { titlesAndOfficesKindsOf } from './topics/titles-and-offices.js';
import { unknownNamesKindsOf } from './topics/unknown-names.js';
import { unknownOrganizationsKindsOf } from './topics/unknown-organizations.js';

type Topics = Readonly<Record<string, (draws: Draws) => Kinds>>;

const WITH_AN_ANSWER: Topics = {
  'careless typing': carelessTypingKindsOf,
  spelling: spellingKindsOf,
  'scripts and languages': scriptsAndLanguagesKindsOf,
  'titles and offices': titlesAndOfficesKindsOf,
  'initials and nicknames': initialsAndNicknamesKindsOf,
  'parts of names': partsOfNamesKindsOf,
  'several names': severalNamesKindsOf,
  'sentences and questions': sentencesAndQuestionsKindsOf,
  'mail and minutes': mailAndMinutesKindsOf,
  'forms, tables and logs': formsTablesAndLogsKindsOf,
  'hosts and files': hostsAndFilesKindsOf,
  'email addresses': emailAddressesKindsOf,
  'citations and catalogs': citationsAndCatalogsKindsOf,
  'organization names': organizationNamesKindsOf,
  municipalities: municipalitiesKindsOf,
  'organizations in text': organizationsInTextKindsOf,
  'damaged text': damagedTextKindsOf,
  'calls and chats': callsAndChatsKindsOf,
};
const WITHOUT_AN_ANSWER: Topics = {
  'unknown names': unknownNamesKindsOf,
  'unknown organizations': unknownOrganizationsKindsOf,
  'ordinary text': ordinaryTextKindsOf,
};

const SEED = Number(process.env['BENCH_SEED'] ?? 20_261_123);
/** Selects kinds by their names. */
const ONLY = new RegExp(process.env['BENCH_KINDS'] ?? '');
const MAX_LENGTH = 256;

/**
 * Draws at most `many` different questions of each kind about random records, reproducibly for the same seed.
 * The questions of a kind do not depend on the other kinds.
 */
export async function topicQuestions(client: pg.Client, many: number, only = ONLY): Promise<Question[]> {
  const random = randomNumbers(SEED);
  const draws = drawsOf(await readCorpus(client), random);
  const drawn = (topics: Topics, hasAnswer: boolean): Question[] =>
    Object.entries(topics).flatMap(([topic, kindsOf]) =>
      Object.entries(kindsOf(draws)).flatMap(([kind, draw]) => {
        if (!only.test(kind)) return [];
        random.restart(parseInt(hash('sha256', `${SEED} ${kind}`).slice(0, 8), 16));
        const questions = new Map<string, Question>();
        let repeated = 0;
        for (let tries = 0; questions.size < many && tries < many * 300 && repeated < 99; tries++) {
          const [query = '', expected = NO_MATCH] = draw() ?? [];
          if (query === '' || query.length > MAX_LENGTH || expected.size > 0 !== hasAnswer) continue;
          if (questions.has(query)) repeated++;
          else questions.set(query, { topic, kind, query, expected });
        }
        if (questions.size === 0) throw new Error(`${topic}: ${kind}: the corpus has no question`);
        return [...questions.values()];
      }),
    );
  return [...drawn(WITH_AN_ANSWER, true), ...drawn(WITHOUT_AN_ANSWER, false)];
}
