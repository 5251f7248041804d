import { Injectable } from '@nestjs/common';

/** A value that is read when the metrics are scraped: one number, or one for each value of a label. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  /** The name of the label, if there are several values. */
  readonly label?: string;
  /** What fails is left out of the answer. */
  readonly read: () => Promise<Values> | Values;
  /** Milliseconds for which a value is shown again rather than read. Default: it is read each time. */
  readonly freshMs?: number;
}

export type Values = number | Readonly<Record<string, number>>;

/** Readings of this process besides its counters. A part adds its readings before the application is up. */
@Injectable()
export class Readings {
  readonly all: Reading[] = [];

  add(...readings: readonly Reading[]): void {
    this.all.push(...readings);
  }
}
