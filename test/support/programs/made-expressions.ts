const made = new Set<string>();
const Native = globalThis.RegExp;

// made-expressions.ts: prints, as JSON, the regular expressions that the reader builds from its vocabulary.
// It runs in its own process because most expressions are built when a module is loaded.
globalThis.RegExp = new Proxy(Native, {
  construct(target, [pattern, flags]: [string | RegExp, string?]) {
    const caller = new Error().stack?.split('\n')[2] ?? '';
    if (caller.includes('/src/research/')) made.add(String(new target(pattern, flags)));
    return new target(pattern, flags);
  },
});

const { readPage } = await import('../../../src/research/researcher/read/read-page.js');
const { vocabulary } = await import('../../../src/research/researcher/read/text.js');
const { formats } = vocabulary<{ formats: Record<string, string> }>('addresses');
const page = { contentType: 'text/html', url: 'https://kontor.example/', plainText: false, isHome: true };
const body = Buffer.from('<p>Hauptstraße 12, 10115 Berlin</p>');
for (const country of Object.keys(formats))
  readPage({ ...page, body, domain: 'kontor.example', country, language: null });
globalThis.RegExp = Native;
console.log(JSON.stringify({ countries: Object.keys(formats).length, made: [...made] }));

export {};
