import type { Route } from './scan.js';

/** Whether the route is one of organizations under its other name. */
export const isAdvertisers = ({ path }: Pick<Route, 'path'>): boolean =>
  path.startsWith('/api/v1/advertisers');

/** The advertisers routes are those of organizations, with replies of their own. */
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

/** The operation that a route of advertisers is another name of. */
export const aliasOf = (route: Route): string => route.policy.id.replace('Advertiser', 'Organization');
