import { writeFileSync } from 'node:fs';
import { indexCorpus, openCorpus } from './support/corpus.js';
const corpus = await openCorpus();
await indexCorpus(corpus);
writeFileSync('/tmp/lead/corpus.url', corpus.url);
writeFileSync('/tmp/lead/ask.key', corpus.createKey({ admin: true }));
console.log('ready', corpus.url);
setInterval(() => {}, 1 << 30);
