import { settle } from './ledger.js';

it.each([
  [{ balance: 100, owed: 0 }, 50, { balance: 150, owed: 0 }],
  [{ balance: 100, owed: 0 }, -100, { balance: 0, owed: 0 }],
  [{ balance: 100, owed: 0 }, -130, { balance: 0, owed: 30 }],
  [{ balance: 0, owed: 30 }, -5, { balance: 0, owed: 35 }],
  [{ balance: 0, owed: 30 }, 20, { balance: 0, owed: 10 }],
  [{ balance: 0, owed: 30 }, 50, { balance: 20, owed: 0 }],
  [{ balance: 1, owed: 30 }, 50, { balance: 21, owed: 0 }],
  [{ balance: 7, owed: 0 }, 0, { balance: 7, owed: 0 }],
])('%j with %i more credits is %j', (before, credits, after) => {
  expect(settle(before, credits)).toEqual(after);
});
