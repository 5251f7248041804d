import { SingleBar } from 'cli-progress';
import { COUNTED, Pace, type Part, type Progress } from './progress.js';
import { grouped } from '../values/numbers.js';

type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** Interval of lines, so that they do not flood a log. */
const LINE_EVERY_MS = 5_000;

/** Shows progress to an operator: as a bar on a terminal, as plain lines elsewhere. */
export const showProgress = (output: Output): Progress =>
  output.isTTY ? new ProgressBar(output) : new ProgressLines(output);

class ProgressBar implements Progress {
  private pace: Pace | null = null;
  private bar: SingleBar | null = null;

  constructor(private readonly output: Output) {}

  begin(part: Part, total: number): void {
    this.end();
    this.pace = new Pace(part, total, Date.now);
    this.bar = new SingleBar({
      stream: this.output,
      format: '{part} [{bar}] {percentage} % | {rows} {counted} | {rate} {counted}/s | {left} left',
      hideCursor: true,
      barsize: 30,
    });
    this.bar.start(Math.max(1, total), 0, this.shown(this.pace));
  }

  reach(done: number): void {
    if (!this.pace) return;
    this.pace.done = done;
    this.bar?.update(done, this.shown(this.pace));
  }

  count(rows: number): void {
    if (this.pace) this.pace.rows += rows;
  }

  say(sentence: string): void {
    this.end();
    this.output.write(`${sentence}\n`);
  }

  end(): void {
    this.bar?.stop();
    this.bar = null;
  }

  private shown({ part, rows, rate, secondsLeft }: Pace) {
    return {
      part,
      counted: COUNTED[part],
      rows: grouped(rows),
      rate: grouped(rate),
      left: secondsLeft === null ? '?' : `${secondsLeft} s`,
    };
  }
}

/** Plain lines, at most one per interval. */
export class ProgressLines implements Progress {
  private pace: Pace | null = null;
  private said = 0;

  constructor(
    private readonly output: Pick<NodeJS.WritableStream, 'write'>,
    private readonly now: () => number = Date.now,
  ) {}

  begin(part: Part, total: number): void {
    this.end();
    this.pace = new Pace(part, total, this.now);
    this.said = this.now();
  }

  reach(done: number): void {
    if (!this.pace) return;
    this.pace.done = done;
    if (this.now() - this.said < LINE_EVERY_MS) return;
    this.said = this.now();
    const { secondsLeft } = this.pace;
    this.line(this.pace, secondsLeft === null ? '' : `, about ${secondsLeft} s left`);
  }

  count(rows: number): void {
    if (this.pace) this.pace.rows += rows;
  }

  say(sentence: string): void {
    this.output.write(`${sentence}\n`);
  }

  end(): void {
    if (this.pace) this.line(this.pace, '');
    this.pace = null;
  }

  private line({ part, percentage, rows, rate }: Pace, rest: string): void {
    this.output.write(
      `${part}: ${percentage} %, ${grouped(rows)} ${COUNTED[part]}, ${grouped(rate)} a second${rest}\n`,
    );
  }
}
