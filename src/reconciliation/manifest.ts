import { DEFAULT_TYPES, term } from './vocabulary.js';

/** Queries of a batch that clients send at once. */
const BATCH_SIZE = 25;
const PREVIEW = { width: 400, height: 200 } as const;

/**
 * The description of the service for its clients.
 *
 * @param publicUrl the URL of this server
 * @param endpoint the URL of the service as the client knows it
 */
export function manifestOf(publicUrl: string, endpoint: string) {
  const suggest = (what: string) => ({
    service_url: endpoint,
    service_path: `/suggest/${what}`,
    flyout_service_url: endpoint,
    flyout_service_path: `/flyout/${what}?id=\${id}`,
  });
  return {
    versions: ['0.2'],
    name: `Directory at ${new URL(publicUrl).host}`,
    identifierSpace: `${publicUrl}/r/`,
    schemaSpace: `${publicUrl}/schema/`,
    documentation: `${publicUrl}/docs`,
    view: { url: `${publicUrl}/r/{{id}}` },
    defaultTypes: DEFAULT_TYPES.map(term),
    batchSize: BATCH_SIZE,
    suggest: { entity: suggest('entity'), type: suggest('type'), property: suggest('property') },
    preview: { url: `${endpoint}/preview/{{id}}`, ...PREVIEW },
    extend: {
      propose_properties: { service_url: endpoint, service_path: '/properties' },
      property_settings: [
        {
          name: 'limit',
          label: 'Limit',
          type: 'number',
          default: 0,
          help_text: 'Maximum number of values of a row; 0 for all.',
        },
        {
          name: 'current_only',
          label: 'Current only',
          type: 'checkbox',
          default: false,
          help_text: 'Only from memberships that have not ended.',
        },
      ],
    },
  };
}
