import { requireNode } from './node-version.js';

function start(node: string) {
  let written = '';
  const codes: unknown[] = [];
  const host = {
    versions: { node },
    stderr: { write: (text: string) => void (written += text) },
    exit: (code: number) => void codes.push(code),
  };
  requireNode(host as unknown as NodeJS.Process);
  return { written, codes };
}

it.each(['24.0.0', '24.21.0', '26.1.0'])('lets Node %s go on', (version) => {
  expect(start(version)).toEqual({ written: '', codes: [] });
});

it.each(['20.20.2', '23.11.0', '9.0.0'])('ends Node %s with one sentence', (version) => {
  expect(start(version)).toEqual({
    written: `Node ${version} is too old, Node 24 is needed: use npm start and npm run directory, which bring it along.\n`,
    codes: [1],
  });
});
