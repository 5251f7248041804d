import { describeResearchQueue } from '../support/research-queue-contract.js';

// `npm run test:redis` runs the same contract on Redis.
describeResearchQueue('The queue of research on PostgreSQL', () => ({}));
