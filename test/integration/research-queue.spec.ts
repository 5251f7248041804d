import { describeResearchQueue } from '../support/research-queue-contract.js';

// `npm run test:redis` has the same on Redis.
describeResearchQueue('The queue of research on PostgreSQL', () => ({}));
