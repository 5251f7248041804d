import { readFileSync } from 'node:fs';
import { requireNode } from './node-version.js';

function start(node: string, command = 'npm start') {
  let written = '';
  const codes: unknown[] = [];
  const host = {
    versions: { node },
    stderr: { write: (text: string) => void (written += text) },
    exit: (code: number) => void codes.push(code),
  };
  requireNode(command, host as unknown as NodeJS.Process);
  return { written, codes };
}

it.each(['24.0.0', '24.21.0', '26.1.0'])('accepts Node %s', (version) => {
  expect(start(version)).toEqual({ written: '', codes: [] });
});

it.each(['20.20.2', '23.11.0', '9.0.0'])('ends Node %s with one sentence', (version) => {
  expect(start(version, 'npm run worker')).toEqual({
    written: `Node ${version} is too old: use npm run worker, which runs the bundled Node 24.\n`,
    codes: [1],
  });
});

it.each([
  ['main', 'npm start'],
  ['worker', 'npm run worker'],
  ['cli', 'npm run directory'],
])('%s.js names the script that starts it: %s', (program, command) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts[command.replace(/^npm (run )?/, '')]).toContain(`dist/${program}.js`);
  expect(readFileSync(`src/${program}.ts`, 'utf8')).toContain(`requireNode('${command}')`);
});
