import type { Resource } from '../database/resources.js';
import { MEMBERSHIP_DOCUMENT } from '../memberships/memberships.view.js';
import { NAME_ALIAS_DOCUMENT } from '../name-aliases/name-aliases.view.js';
import { ORGANIZATION_DOCUMENT } from '../organizations/organizations.view.js';
import { PERSON_DOCUMENT } from '../people/people.view.js';
import { PLACE_DOCUMENT } from '../places/places.view.js';
import type { ResourceDocument } from '../records/resource-document.js';
import { SOURCE_REFERENCE_DOCUMENT } from '../source-references/source-references.view.js';

/** In the order of the chapters. */
const DOCUMENTS: Readonly<Record<Resource, ResourceDocument>> = {
  person: PERSON_DOCUMENT,
  organization: ORGANIZATION_DOCUMENT,
  membership: MEMBERSHIP_DOCUMENT,
  place: PLACE_DOCUMENT,
  name_alias: NAME_ALIAS_DOCUMENT,
  source_reference: SOURCE_REFERENCE_DOCUMENT,
};

export const RESOURCE_DOCUMENTS = Object.entries(DOCUMENTS) as [Resource, ResourceDocument][];
