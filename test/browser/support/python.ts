import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { describeWhere } from '../../support/describe-where.js';

const hasPython = spawnSync('python3', ['-c', 'import requests']).status === 0;

/** `describe` where Python has what samples need. */
export const describeWithPython = describeWhere(hasPython, 'python3 with requests');

/** Runs Python with these arguments; fails if it does. */
export const runPython = (...args: readonly string[]) => promisify(execFile)('python3', args);
