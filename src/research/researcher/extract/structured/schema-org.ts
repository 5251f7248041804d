import type { Page } from '../../page/page.js';
import { isSameSite } from '../../fetch/destination.js';
import type { Draft, Site } from '../draft.js';
import { jsonLdOn, isNode, type SchemaNode } from './json-ld.js';
import { microdataOn } from './microdata.js';
import type { PostalParts } from '../postal/postal-draft.js';
import { reachable, strings, type Reached } from './schema-walk.js';
import { draftFacts, type OrganizationFacts, type PersonFacts } from './stated-facts.js';

const ORGANIZATION =
  /(organization|business|corporation|company|ngo|club|team|store|shop|school|university|college|preschool|office|agency|association|cooperative|clinic|hospital|museum|library|theater|church|restaurant|hotel|consortium|party|union|project|attorney|dentist|physician|bakery|service|place|firm|archive|center|centre|gallery|practice)$/;
/** Through these an organization comes to others. */
const OTHERS =
  /^(memberof|sponsor|funder|affiliation|parentorganization|alumniof|seller|brand|itemreviewed|suborganization|department|location|provider|offers|award|organizer|performer|hostingorganization|client|customer|recognizedby|funding|accountablePerson)$/i;
/** Through these it comes to its own people. */
const PEOPLE =
  /^(employees?|members?|founders?|directors?|coach|staff|chair|president|owns|accountableperson|contactpoint|mainentity|about|alumni)$/i;

/** What JSON-LD and microdata of schema.org state of the organization and its people. */
export function schemaOrgOn(page: Page, site: Site): Draft[] {
  return [
    ...facts(jsonLdOn(page), 'JSON-LD', page, site),
    ...facts(microdataOn(page), 'microdata', page, site),
  ];
}

function facts(roots: readonly SchemaNode[], source: string, page: Page, site: Site): Draft[] {
  const reached = reachable(roots);
  const organizations = reached.filter((one) => isOwnOrganization(one, site)).map(organizationFacts);
  const people = reached.filter(isOwnPerson).flatMap(personFacts);
  return draftFacts({ source, organizations, people }, page, site);
}

/** schema.org has hundreds of kinds of businesses: what has a name and can be reached is one, unless it is something else. */
const isReachable = (node: SchemaNode): boolean =>
  node['name'] !== undefined &&
  ['telephone', 'email', 'contactPoint', 'sameAs'].some((property) => node[property] !== undefined);
const NO_ORGANIZATION =
  /^(person|contactpoint|website|webpage|article|blogposting|newsarticle|product|offer|event|.*event|jobposting|course|book|creativework|recipe|video.*|imageobject|brand|postaladdress)$/;

function isOwnOrganization({ node, types, through }: Reached, site: Site): boolean {
  if (
    !(types.some((type) => ORGANIZATION.test(type)) || isReachable(node)) ||
    (through !== null && OTHERS.test(through))
  )
    return false;
  if (types.some((type) => NO_ORGANIZATION.test(type))) return false;
  return strings(node['url']).every(
    (url) => !URL.canParse(url) || isSameSite(new URL(url).hostname, site.domain),
  );
}

function isOwnPerson({ node, types, through }: Reached): boolean {
  if (!types.includes('person') || node['deathDate'] !== undefined) return false;
  if (through === null || PEOPLE.test(through)) return true;
  // Who wrote an article may be anybody, unless it is said what they are here.
  return /^(author|creator|editor)$/i.test(through) && node['jobTitle'] !== undefined;
}

function organizationFacts({ node, types }: Reached): OrganizationFacts {
  const contacts = [node['contactPoint'], node['contactPoints'], node['department']].flat().filter(isNode);
  const all = [node, ...contacts];
  return {
    // A place is called by what it is there: `Head office`.
    names: types.every((type) => type === 'place')
      ? []
      : [...strings(node['name']), ...strings(node['legalName'])],
    descriptions: strings(node['description']),
    emails: all.flatMap((one) => strings(one['email'])),
    phones: all.flatMap((one) => strings(one['telephone'])),
    faxes: all.flatMap((one) => strings(one['faxNumber'])),
    addresses: [node['address'], node['location']].flat().flatMap(postalParts),
    profiles: strings(node['sameAs']),
  };
}

function postalParts(value: unknown): PostalParts[] {
  if (typeof value === 'string') return [{ line: value }];
  if (!isNode(value)) return [];
  const inner = value['address'];
  if (inner !== undefined) return [inner].flat().flatMap(postalParts);
  const part = (name: string): string | null => strings(value[name])[0] ?? null;
  return [
    {
      street: part('streetAddress'),
      postal_code: part('postalCode'),
      locality: part('addressLocality'),
      region: part('addressRegion'),
      country: part('addressCountry'),
    },
  ];
}

function personFacts({ node, role, through }: Reached): PersonFacts[] {
  const given = [...strings(node['givenName']), ...strings(node['additionalName'])].join(' ');
  const family = strings(node['familyName'])[0] ?? '';
  const name = strings(node['name'])[0] ?? `${given} ${family}`.trim();
  const roles = [
    ...strings(node['jobTitle']),
    ...strings(role?.['roleName']),
    ...strings(node['hasOccupation']),
  ];
  return [
    {
      name,
      family: family || null,
      role: roles[0] ?? (through !== null && /^founders?$/i.test(through) ? 'Founder' : null),
      email: strings(node['email'])[0] ?? null,
      phone: strings(node['telephone'])[0] ?? null,
    },
  ];
}
