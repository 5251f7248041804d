import { serveSites } from './site-server.js';
import { ALL_HELD_OUT_SITES, DEVELOPMENT_SITES } from './sites.js';

/** Serves the fictional sites until it is interrupted, and says how a service is let read them. */
const sites = [...DEVELOPMENT_SITES, ...ALL_HELD_OUT_SITES];
const { port, stop } = await serveSites(sites);
console.log(`${sites.length} sites, such as ${sites[0]!.host}. Start the service with

  RESEARCH_ALLOW_ADDRESSES='*.example=127.0.0.1:${port}'`);
process.once('SIGINT', () => void stop()).once('SIGTERM', () => void stop());
