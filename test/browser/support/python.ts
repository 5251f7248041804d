import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { describeWhere } from '../../support/describe-where.js';

const hasPython = spawnSync('python3', ['-c', 'import requests']).status === 0;

/** Describes a suite that needs Python with the libraries of the samples. */
export const describeWithPython = describeWhere(hasPython, 'python3 with requests');

/** Runs Python with these arguments. Fails if the exit code is not 0. */
export const runPython = (...args: readonly string[]) => promisify(execFile)('python3', args);
