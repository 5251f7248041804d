import { ShownProgress } from './progress.js';

/** Progress on an output that records the text, with a clock that moves only when the test moves it. */
function shown(terminal: object = {}) {
  let [now, written] = [1_000_000, ''];
  const output = { ...terminal, write: (text: string | Uint8Array) => ((written += String(text)), true) };
  return {
    progress: new ShownProgress(output, () => now),
    move: (seconds: number) => (now += seconds * 1_000),
    written: () => written,
  };
}

it('is a line every few seconds without a terminal, and one at the end of each part', () => {
  const { progress, move, written } = shown();
  progress.begin('Reading', 1_000);
  for (const done of [100, 200, 500]) {
    move(3);
    progress.count(10_000);
    progress.reach(done);
  }
  progress.say('Something to say.');
  progress.begin('Loading', 30_000);
  progress.reach(40_000);
  progress.count(30_000);
  move(1);
  progress.end();
  progress.end();
  expect(written().split('\n')).toEqual([
    'Reading: 20 %, 20,000 rows, 3,333 a second, about 24 s left',
    'Something to say.',
    'Reading: 50 %, 30,000 rows, 3,333 a second, about 9 s left',
    'Loading: 100 %, 30,000 rows, 30,000 a second',
    '',
  ]);
});

it('is a bar with rate and time left on a terminal', () => {
  const { progress, move, written } = shown({ isTTY: true, columns: 80 });
  progress.begin('Reading', 10);
  progress.count(1_234);
  move(1);
  progress.reach(2);
  progress.say('Waiting.');
  progress.begin('Loading', 0);
  progress.end();
  // The escape sequence that clears a line of the terminal begins with a control character.
  // eslint-disable-next-line no-control-regex
  const lines = written().split(/\r\x1b\[K|\n/);
  expect(lines.filter(Boolean)).toEqual([
    'Reading [===            ]: 20 %, 1,234 rows, 1,234 a second, about 4 s left',
    'Waiting.',
    'Reading [===            ]: 20 %, 1,234 rows, 1,234 a second, about 4 s left',
    'Loading [===============]: 100 %, 0 rows, 0 a second',
  ]);
});
