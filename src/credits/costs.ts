import { SetMetadata } from '@nestjs/common';

/** Credits that a call takes, known before its body is read, or only from the body. */
export type Cost = number | ((body: unknown) => number);

export const COSTS = Symbol('costs');

/** What a successful call of this route costs; 1 where nothing is said. A function sees the body and adds to that 1. */
export const Costs = (cost: Cost) => SetMetadata(COSTS, cost);

export const PAYS = Symbol('pays');

/**
 * For a read that may leave something behind, such as work for others: its handler pays (see `Payment`) once it knows,
 * so that what is left is committed with the charge. A call that succeeds without having paid is charged then.
 */
export const Pays = () => SetMetadata(PAYS, true);
