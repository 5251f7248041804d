import { SetMetadata } from '@nestjs/common';

/** Credits that a call takes, known before its body is read, or only from the body. */
export type Cost = number | ((body: unknown) => number);

export const COSTS = Symbol('costs');

/** What a successful call of this route costs; 1 where nothing is said. A function sees the body and adds to that 1. */
export const Costs = (cost: Cost) => SetMetadata(COSTS, cost);

export const PAID_FIRST = Symbol('paid-first');

/** For a read that leaves something behind, such as work for others: it begins only once it is paid for. */
export const PaidFirst = () => SetMetadata(PAID_FIRST, true);
