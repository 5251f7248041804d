import fc from 'fast-check';
import { circleMembers } from './hierarchy.js';

function members(parents: Record<string, string>): string[] {
  const circular = circleMembers(new Map(Object.entries(parents)));
  return Object.keys(parents).filter((id) => circular.has(id));
}

describe('circleMembers', () => {
  it('finds the members of a cycle, but not those only below a cycle', () => {
    expect(members({ a: 'b', b: 'c', c: 'a', d: 'a', e: 'd' })).toEqual(['a', 'b', 'c']);
    expect(members({ e: 'd', d: 'a', a: 'b', b: 'a', self: 'self', x: 'outside', y: 'x' })).toEqual([
      'a',
      'b',
      'self',
    ]);
    expect(members({})).toEqual([]);
  });

  it('agrees with a walk up from each organization', () => {
    const hierarchy = fc.array(fc.nat({ max: 12 }), { maxLength: 10 });
    fc.assert(
      fc.property(hierarchy, (parents) => {
        const parentOf = new Map(parents.map((parent, id) => [String(id), String(parent)]));
        const isBelowItself = (start: string) => {
          let id = parentOf.get(start);
          for (let step = 0; step < parents.length && id !== undefined && id !== start; step++)
            id = parentOf.get(id);
          return id === start;
        };
        expect(members(Object.fromEntries(parentOf))).toEqual([...parentOf.keys()].filter(isBelowItself));
      }),
    );
  });

  it('takes no longer for a long cycle', () => {
    const ring = Array.from({ length: 20_000 }, (_, id) => [`o${id}`, `o${(id + 1) % 20_000}`] as const);
    expect(circleMembers(new Map(ring)).size).toBe(20_000);
  });
});
