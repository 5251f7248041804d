import type { Example } from '../http/openapi-types.js';
import type { Route } from './scan.js';

const isAdvertisers = (path: string): boolean => path.startsWith('/api/v1/advertisers');

/** The advertisers routes are those of organizations, in other words and with other replies. */
export function asAdvertisers(route: Route): Route {
  if (!isAdvertisers(route.path)) return route;
  const { id, summary, description, reply } = route.policy;
  return {
    ...route,
    policy: {
      ...route.policy,
      id: id.replace('Organization', 'Advertiser'),
      summary: inOtherWords(summary),
      description: inOtherWords(description),
      ...(reply === undefined ? {} : { reply: reply.replace('Organization', 'Advertiser') }),
    },
  };
}

/** The examples of a body, nested under the key that goes with the route. */
export function examplesFor(path: string, examples: Readonly<Record<string, Example>>) {
  if (!isAdvertisers(path)) return examples;
  return Object.fromEntries(
    Object.entries(examples).map(([name, { summary, value }]) => {
      const { organization, ...rest } = value as { organization?: unknown };
      const nested = organization === undefined ? value : { advertiser: organization, ...rest };
      return [name, { ...(summary === undefined ? {} : { summary: inOtherWords(summary) }), value: nested }];
    }),
  );
}

const inOtherWords = (text: string): string =>
  text.replaceAll('organization', 'advertiser').replaceAll('Organization', 'Advertiser');
