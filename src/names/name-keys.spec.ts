import { eachField } from '../search/documents.js';
import { addAcronyms, addName, addPersonName, addPersonParts, type NameKeys } from './name-keys.js';

const lists = (keys: NameKeys) =>
  Object.fromEntries(
    Object.entries(keys as unknown as Record<string, Set<string>>)
      .map(([name, values]) => [name, [...values]] as const)
      .filter(([, values]) => values.length > 0),
  );
const keysAfter = (add: (keys: NameKeys) => void) => {
  const keys = eachField(() => new Set<string>());
  add(keys);
  return lists(keys);
};

it('a name has keys for its orders, spaces, words and hyphens', () => {
  expect(keysAfter((keys) => addName(keys, "Coleman-Madison l'Homme"))).toEqual({
    name: ['coleman madison lhomme'],
    sorted: ['coleman lhomme madison'],
    compact: ['colemanmadisonlhomme'],
    word: ['coleman', 'madison', 'lhomme', 'colemanmadison', 'homme'],
  });
});

it('a person’s name has keys for its last name and initials', () => {
  expect(keysAfter((keys) => addPersonParts(keys, 'John Ronald', 'Smith'))).toEqual({
    name: ['john ronald smith'],
    compact: ['johnronaldsmith', 'smithjohnronald'],
    surname: ['smith'],
    initials: ['j smith', 'jr smith'],
    word: ['john', 'ronald', 'smith'],
    sound: ['smt sn', 'n smt'],
  });
  expect(keysAfter((keys) => addPersonParts(keys, 'Ana', 'De La Cruz'))).toMatchObject({
    surname: ['de la cruz', 'delacruz'],
  });
});

it('a person’s name in one text has the same keys, with and without titles', () => {
  const keys = keysAfter((into) => addPersonName(into, 'Dr. Lovelace, Ada'));
  expect(keys['name']).toEqual(['dr lovelace ada', 'ada dr lovelace']);
  expect(keysAfter((into) => addPersonName(into, 'Dr. Ada King'))).toMatchObject({
    name: ['dr ada king', 'ada king'],
    surname: ['king'],
  });
  expect(keysAfter((into) => addPersonName(into, 'Voltaire'))).toEqual({
    name: ['voltaire'],
    word: ['voltaire'],
  });
});

it('a single letter is not part of a name without spaces', () => {
  expect(keysAfter((keys) => addPersonName(keys, 'Kern S'))).not.toHaveProperty('compact');
});

it.each([
  ['Kelp and Harbour Survey Commission', ['kahsc', 'khsc']],
  ['Université de la Mer (UDM)', ['udlm']],
  ['The Big One', ['tbo']],
  ['Two Words', []],
  ['大学', []],
])('%s has the acronyms %j', (name, acronyms) => {
  expect(keysAfter((keys) => addAcronyms(keys, name))['acronym'] ?? []).toEqual(acronyms);
});
