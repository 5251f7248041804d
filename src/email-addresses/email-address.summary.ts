import { jsonArray, jsonObject, moment, timeFields, type JsonFields } from '../database/json.js';

/** How records show an email address; `e` is the table's alias. It has no public id. */
export const emailAddressSummary = (e: string): JsonFields => ({
  id: `${e}.id`,
  address: `${e}.address`,
  verified_at: moment(`${e}.verified_at`),
  ...timeFields(e),
});

/** The email addresses of an owner: `email_addresses.person_id = p.id`, say. */
export const emailAddressesOf = (column: string, owner: string): string =>
  jsonArray(
    jsonObject(emailAddressSummary('e')),
    `email_addresses e WHERE e.${column} = ${owner}.id`,
    'e.id',
  );
