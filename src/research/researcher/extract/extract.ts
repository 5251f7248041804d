import type { Page } from '../page/page.js';
import type { Draft, Extractor, Site } from './draft.js';
import { emailsOn } from './emails/emails.js';
import { microformatsOn } from './structured/microformats.js';
import { organizationOn } from './organization/organization.js';
import { peopleOn } from './people/people.js';
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
  peopleOn,
  profilesOn,
];

/** All that a page says about the organization whose domain it is on, in no order; the same may be in it several times. */
export function extractFrom(page: Page, site: Site): Draft[] {
  return EXTRACTORS.flatMap((extract) => extract(page, site));
}
