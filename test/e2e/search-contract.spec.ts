import { describeSearchContract } from '../support/search-contract/contract.js';

describeSearchContract('database', () => ({}));
