import fc from 'fast-check';
import { JsonElements } from './json-elements.js';

/** The elements of a document that arrives in pieces of these sizes. */
function elementsOf(document: string | Buffer, sizes: readonly number[] = [], limit = 1_000_000) {
  const reader = new JsonElements(limit);
  const bytes = Buffer.from(document as string);
  const found = [];
  let from = 0;
  for (const size of [...sizes, bytes.length]) {
    found.push(
      ...reader
        .read(bytes.subarray(from, from + size))
        .map(({ bytes: part, ...rest }) => ({ ...rest, text: String(part) })),
    );
    from += size;
  }
  reader.end();
  return found;
}

describe('JsonElements', () => {
  it('returns the elements of every top-level list, as their original text', () => {
    const document = `{
  "meta": { "persons": [0, [1]], "note": "a ] and a [" },
  "persons": [ {"name": "\\"Ada\\", [ ]"}, 2 ],
  "empty": [ ], "number": 3,
  "key \\u00e9": [[1, 2], "x,y"]
}`;
    expect(elementsOf(document).map(({ list, line, text }) => [list, line, JSON.parse(text)])).toEqual([
      ['persons', 3, { name: '"Ada", [ ]' }],
      ['persons', 3, 2],
      ['key é', 5, [1, 2]],
      ['key é', 5, 'x,y'],
    ]);
  });

  it('returns the elements of a document that is a list', () => {
    expect(elementsOf('[{"a":[1]},\n\n "b"]\n')).toEqual([
      { list: null, line: 1, text: '{"a":[1]}' },
      { list: null, line: 3, text: ' "b"'.padStart(6, '\n') },
    ]);
    expect(elementsOf(' [] ')).toEqual([]);
  });

  it('finds in any document, in any pieces, what JSON.parse finds', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const document = fc.dictionary(fc.string(), fc.oneof(fc.array(value), value));
    fc.assert(
      fc.property(document, fc.boolean(), fc.array(fc.nat({ max: 7 })), (lists, indented, sizes) => {
        const text = JSON.stringify(lists, null, indented ? 2 : 0);
        const parsed = JSON.parse(text) as Record<string, unknown>;
        const wanted = Object.entries(parsed).flatMap(([list, items]) =>
          Array.isArray(items) ? items.map((item) => [list, item as unknown]) : [],
        );
        expect(elementsOf(text, sizes).map(({ list, text: part }) => [list, JSON.parse(part)])).toEqual(
          wanted,
        );
      }),
    );
  });

  it('leaves the validation of an element to JSON.parse', () => {
    expect(elementsOf('[1,,nonsense,]').map(({ text }) => text)).toEqual(['1', '', 'nonsense']);
  });

  it('finds the next element after one of any depth', () => {
    const deep = `${'[{"a":'.repeat(3_000)}1${'}]'.repeat(3_000)}`;
    expect(elementsOf(`{"persons":[${deep},2]}`).map(({ text }) => text)).toEqual([deep, '2']);
  });

  it('keeps one byte more of an element than the limit', () => {
    const [first, second] = elementsOf(`["${'x'.repeat(100)}",1]`, [3, 20, 30], 10);
    expect([first?.text, second?.text]).toEqual([`"${'x'.repeat(10)}`, '1']);
  });

  it.each([
    ['is empty', '', 'is truncated'],
    ['ends in a list', '{"persons": [{"a": 1}', 'is truncated'],
    ['ends in a text', '["never closed]', 'is truncated'],
    ['closes another bracket', '{"persons": [1}}', 'see line 1'],
    ['is two', '[1]\n[2]', 'see line 2 (a file of one document a line is named .jsonl)'],
    ['is text', 'plain text', 'is not one JSON document'],
    ['has bare keys', '{persons: [1]}', 'is not one JSON document'],
    ['has no bottom', '['.repeat(2_000), 'is truncated'],
  ])('refuses a document that %s', (_, document, sentence) => {
    expect(() => elementsOf(document)).toThrow(sentence);
  });
});
