import { inspectFiles } from '../../../src/importer/files/import-file.js';
import { importFiles } from '../../../src/importer/import-files.js';
import { runMain } from '../../../src/start/run.js';

// run-import.ts <database url> <rejects file> <rows a batch> <files…>: imports files and prints a line for
// each step, so that a test can kill it in between.
const [url, rejects, batchRows, ...paths] = process.argv.slice(2) as [string, string, string, ...string[]];

runMain(async () => {
  const progress = {
    begin: (part: string) => console.log(part),
    reach: (done: number) => console.log(`reached ${done}`),
    count: () => undefined,
    say: (sentence: string) => console.log(sentence),
    end: () => undefined,
  };
  const options = {
    sourceUrl: 'https://example.org/roll',
    sourceCategory: 'import',
    rejects,
    batchRows: Number(batchRows),
  };
  const { total } = await importFiles(url, await inspectFiles(paths), options, progress);
  console.log(JSON.stringify(total));
  return 0;
});
