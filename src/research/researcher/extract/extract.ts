import type { Page } from '../page/page.js';
import type { Draft, Extractor, Site } from './draft.js';
import { emailsOn } from './emails/emails.js';
import { microformatsOn } from './structured/microformats.js';
import { organizationOn } from './organization/organization.js';
import { peopleUnderHeads } from './people/people-heads.js';
import { peopleInLines } from './people/people-lines.js';
import { peopleInSentences } from './people/people-sentences.js';
import { peopleInSequences } from './people/people-sequences.js';
import { peopleInTables } from './people/people-tables.js';
import { peopleInText } from './people/people-text.js';
import { phonesOn } from './phones/phones.js';
import { postalAddressesOn } from './postal/postal.js';
import { schemaOrgOn } from './structured/schema-org.js';
import { profilesOn } from './organization/social.js';

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
