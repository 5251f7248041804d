import type { Route } from './scan.js';

/** Whether the route is an advertiser alias of an organization route. */
export const isAdvertisers = ({ path }: Pick<Route, 'path'>): boolean =>
  path.startsWith('/api/v1/advertisers');

/** Advertiser routes are organization routes with their own response schemas. */
export function asAdvertisers(route: Route): Route {
  if (!isAdvertisers(route)) return route;
  const { id, summary, reply } = route.policy;
  return {
    ...route,
    policy: {
      ...route.policy,
      id: id.replace('Organization', 'Advertiser'),
      summary: summary.replaceAll('organization', 'advertiser'),
      description: `The same as \`${id}\`, including errors.`,
      ...(reply === undefined ? {} : { reply: reply.replace('Organization', 'Advertiser') }),
    },
  };
}

/** The organization operation of an advertiser route. */
export const aliasOf = (route: Route): string => route.policy.id.replace('Advertiser', 'Organization');
