import type { Page } from '../page/page.js';
import type { Draft, Extractor, Site } from './draft.js';
import { emailsOn } from './emails.js';
import { microformatsOn } from './microformats.js';
import { organizationOn } from './organization.js';
import { peopleUnderHeads } from './people-heads.js';
import { peopleInLines } from './people-lines.js';
import { peopleInSentences } from './people-sentences.js';
import { peopleInSequences } from './people-sequences.js';
import { peopleInTables } from './people-tables.js';
import { peopleInText } from './people-text.js';
import { phonesOn } from './phones.js';
import { postalAddressesOn } from './postal.js';
import { schemaOrgOn } from './schema-org.js';
import { profilesOn } from './social.js';

const EXTRACTORS: readonly Extractor[] = [
  schemaOrgOn,
  microformatsOn,
  organizationOn,
  emailsOn,
  phonesOn,
  postalAddressesOn,
  peopleInTables,
  peopleInLines,
  peopleInText,
  peopleInSentences,
  peopleInSequences,
  peopleUnderHeads,
  profilesOn,
];

/** All that a page says about the organization whose domain it is on, in no order; the same may be in it several times. */
export function extractFrom(page: Page, site: Site): Draft[] {
  return EXTRACTORS.flatMap((extract) => extract(page, site));
}
