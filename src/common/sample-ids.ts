import { hash } from 'node:crypto';

/** The public id of a sample record. It is the same in every sample, so that examples can use it. */
export const sampleId = (name: string): string => hash('md5', `sample ${name}`);

const person = sampleId('Ingrid');
const organization = sampleId('Harbour Light Foundation');

/** Records that examples use. */
export const IDS = {
  /** Ingrid Solberg */
  person,
  /** José Almeida */
  otherPerson: sampleId('José'),
  /** Harbour Light Foundation */
  organization,
  /** City of Norrvik, which has members and a child */
  parent: sampleId('City of Norrvik'),
  /** The Coastal Gazette, without members */
  withoutMembers: sampleId('The Coastal Gazette'),
  /** Ingrid Solberg, director of the Harbour Light Foundation */
  membership: sampleId('Ingrid at Harbour Light Foundation'),
  place: sampleId(`Head office of ${organization}`),
  nameAlias: sampleId(`Inga Solberg of ${person}`),
  sourceReference: sampleId(`https://gazette.example/stories/a-director-who-sails on ${person}`),
} as const;
