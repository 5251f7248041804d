import { PassThrough } from 'node:stream';
import { Pace } from './progress.js';
import { ProgressLines, showProgress } from './show-progress.js';

/** A clock that moves only when the test moves it. */
function clock() {
  let now = 1_000_000;
  return { now: () => now, move: (seconds: number) => (now += seconds * 1_000) };
}

describe('Pace', () => {
  it('has the amount done, the rate and the time left', () => {
    const { now, move } = clock();
    const pace = new Pace('Loading', 400, now);
    expect([pace.percentage, pace.secondsLeft]).toEqual([0, null]);
    move(5);
    pace.done = 100;
    pace.rows = 1_000;
    expect([pace.percentage, pace.rate, pace.secondsLeft]).toEqual([25, 200, 15]);
    // The total is an estimate: records may be added meanwhile.
    pace.done = 500;
    expect([pace.percentage, pace.secondsLeft]).toEqual([100, 0]);
    expect(new Pace('Reading', 0, now).percentage).toBe(100);
  });
});

describe('Progress without a terminal', () => {
  it('is a line every few seconds, and one at the end of each part', () => {
    const { now, move } = clock();
    let written = '';
    const progress = new ProgressLines(
      { write: (text: string | Uint8Array) => ((written += String(text)), true) },
      now,
    );
    progress.begin('Reading', 1_000);
    for (const done of [100, 200, 500]) {
      move(3);
      progress.count(10_000);
      progress.reach(done);
    }
    progress.say('Something to say.');
    progress.begin('Loading', 30_000);
    progress.reach(30_000);
    progress.count(30_000);
    move(1);
    progress.end();
    progress.end();
    expect(written.split('\n')).toEqual([
      'Reading: 20 %, 20,000 rows, 3,333 a second, about 24 s left',
      'Something to say.',
      'Reading: 50 %, 30,000 rows, 3,333 a second',
      'Loading: 100 %, 30,000 rows, 30,000 a second',
      '',
    ]);
  });

  it('depends on whether the stream is a terminal', () => {
    expect(showProgress(new PassThrough())).toBeInstanceOf(ProgressLines);
  });
});

describe('Progress on a terminal', () => {
  it('is a bar with rate and time left, for each part', async () => {
    const output = Object.assign(new PassThrough(), {
      isTTY: true,
      columns: 200,
      cursorTo: () => true,
      clearLine: () => true,
      moveCursor: () => true,
    });
    const progress = showProgress(output as unknown as NodeJS.WriteStream);
    progress.begin('Reading', 10);
    progress.count(1_234);
    progress.reach(10);
    progress.say('Waiting.');
    progress.begin('Loading', 0);
    progress.end();
    const shown = String(output.read());
    expect(shown).toMatch(/Reading \[.*\] 100 % \| 1,234 rows \| [\d,]+ rows\/s \| 0 s left/s);
    expect(shown).toContain('Waiting.');
    expect(shown).toContain('Loading [');
  });
});
