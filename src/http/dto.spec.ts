import { readDto, Field, ListField, ObjectField, PublicIdField, TextField } from './dto.js';
import { PageQuery } from './list.query.js';
import { KINDS } from '../values/kinds.js';

class PartDto {
  @TextField({ required: true })
  name!: string;

  @Field(KINDS.metadata.parser, KINDS.metadata.schema)
  metadata?: Record<string, unknown>;
}

class WholeDto {
  @TextField({ nullable: true })
  title?: string | null;

  @PublicIdField()
  owner_public_id?: string;

  @ObjectField(PartDto, { required: true })
  part!: PartDto;

  @ListField(PartDto)
  parts?: PartDto[];
}

const read = (plain: Record<string, unknown>) => readDto(WholeDto, plain);
const codes = (plain: Record<string, unknown>) =>
  Object.fromEntries(read(plain).problems.map(({ field, code }) => [field, code]));

describe('readDto', () => {
  it('returns an instance with normalized values, without absent fields', () => {
    const { value, problems } = read({ title: ' a ', part: { name: 'b ' }, parts: [{ name: 'c' }] });
    expect(problems).toEqual([]);
    expect(value).toBeInstanceOf(WholeDto);
    expect(value.parts![0]).toBeInstanceOf(PartDto);
    expect({ ...value }).toEqual({ title: 'a', part: { name: 'b' }, parts: [{ name: 'c' }] });
  });

  it('keeps every key of a part without declared fields', () => {
    const metadata = { toString: 'x', list: [{ valueOf: null, hasOwnProperty: 1 }] };
    const { value, problems } = read({ part: { name: 'a', metadata } });
    expect(problems).toEqual([]);
    expect(JSON.stringify(value.part.metadata)).toBe(JSON.stringify(metadata));
  });

  it('applies a parser once, even if it rejects its own result', () => {
    expect(readDto(PageQuery, { page: '2', per_page: '9'.repeat(400) })).toEqual({
      value: { page: 2, per_page: 100 },
      problems: [],
    });
  });

  it('reports every problem at once, at any depth', () => {
    expect(
      codes({
        title: 1,
        owner_public_id: null,
        other: 1,
        part: { name: '', more: 1 },
        parts: [{ name: 'a' }, {}],
      }),
    ).toEqual({
      title: 'invalid_type',
      owner_public_id: 'invalid_type',
      other: 'unknown_field',
      'part.name': 'blank',
      'part.more': 'unknown_field',
      'parts[1].name': 'required',
    });
  });

  it.each([
    [undefined, 'required'],
    [null, 'invalid_type'],
    ['text', 'invalid_type'],
    [[], 'invalid_type'],
  ])('reports a nested object that is %j', (part, code) => {
    expect(codes({ part })).toEqual({ part: code });
  });

  it.each(['constructor', '__proto__', 'toString', 'then', 'valueOf'])(
    'ignores the key %s in untrusted input',
    (key) => {
      const trap = JSON.parse(`{"${key}":{"a":1}}`) as Record<string, unknown>;
      expect(
        codes({ ...trap, title: trap, part: { ...trap, name: trap }, parts: [{ ...trap, name: 'a' }] }),
      ).toEqual({
        [key]: 'unknown_field',
        title: 'invalid_type',
        [`part.${key}`]: 'unknown_field',
        'part.name': 'invalid_type',
        [`parts[0].${key}`]: 'unknown_field',
      });
    },
  );
});
